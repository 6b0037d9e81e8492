// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {AggregationEvidence} from "./AggregationEvidence.sol";
import {IAggregationFraud} from "./IAggregationFraud.sol";
import {IOpReferee} from "./IOpReferee.sol";
import {IPayloadReveals} from "../publication/IPayloadReveals.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {Role, Statement, WitnessSignature} from "../facts/Types.sol";
import {
    AlreadyProven,
    ClaimIsCorrect,
    InvalidSignature,
    NotAuthorized,
    NotEquivocation,
    NotOverturnable,
    NothingProven
} from "../facts/Errors.sol";
import {Pots} from "../stake/Pots.sol";

/// @title Fraud proofs of aggregations: one transaction, one wrong element
/// @notice See IAggregationFraud. Holds no tokens. What a proof shows is AggregationEvidence's to say; here is what follows from it.
///
/// A statement that was proven wrong may be proposed again; `condemnSigners` overturns it again and convicts its new signers.
/// Silence proves nothing about a statement, which an honest witness may sign again: it convicts those who signed then.
/// A parameter that stands alone in a statement is read where the calldata is passed on; its name is for the ABI.
contract AggregationFraud is IAggregationFraud {
    /// @dev On a statement that was proven wrong.
    struct Verdict {
        bool wrong;
        /// @dev To be cleared whenever it stands.
        uint64 clearedSlots;
    }

    ITrainingRounds private immutable ROUNDS;
    ITrainingTasks private immutable TASKS;
    IOpReferee private immutable REFEREE;
    AggregationEvidence private immutable EVIDENCE;
    address private immutable DESCENT;
    address private immutable REVEALS;

    mapping(bytes32 statement => Verdict) private _verdicts;
    /// @dev Holds that were not released. The rounds know of one at most: they count to 65,535, and a set of payloads has more ranges.
    mapping(bytes32 proposal => uint256) private _holds;

    modifier onlyDemanding() {
        if (msg.sender != DESCENT && msg.sender != REVEALS) revert NotAuthorized(msg.sender);
        _;
    }

    /// @param rounds_ Already deployed, like the referee; the task registry is its own.
    /// @param descent_ RootDescent, which need not exist yet.
    /// @param reveals_ PayloadReveals, the same.
    constructor(address rounds_, address opReferee_, address descent_, address reveals_) {
        ROUNDS = ITrainingRounds(rounds_);
        TASKS = ITrainingTasks(ITrainingRounds(rounds_).tasks());
        REFEREE = IOpReferee(opReferee_);
        EVIDENCE = new AggregationEvidence(TASKS, REFEREE);
        DESCENT = descent_;
        REVEALS = reveals_;
    }

    // ------------------------------------------------------------------------------------------------------------ proofs

    /// @inheritdoc IAggregationFraud
    function proveStep(Statement calldata statement, WitnessSignature[] calldata signatures, StepProof calldata proof) external {
        (proof);
        _prove(statement, signatures);
    }

    /// @inheritdoc IAggregationFraud
    function proveInterleaved(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        InterleavedProof calldata proof
    ) external {
        (proof);
        _prove(statement, signatures);
    }

    /// @inheritdoc IAggregationFraud
    function provePayload(Statement calldata statement, WitnessSignature[] calldata signatures, PayloadProof calldata proof)
        external
    {
        (proof);
        _prove(statement, signatures);
    }

    /// @inheritdoc IAggregationFraud
    function provePartial(Statement calldata statement, WitnessSignature[] calldata signatures, PartialProof calldata proof)
        external
    {
        (proof);
        _prove(statement, signatures);
    }

    /// @inheritdoc IAggregationFraud
    function proveTotal(Statement calldata statement, WitnessSignature[] calldata signatures, TotalProof calldata proof)
        external
    {
        (proof);
        _prove(statement, signatures);
    }

    /// @inheritdoc IAggregationFraud
    function proveScore(Statement calldata statement, WitnessSignature[] calldata signatures, ScoreProof calldata proof)
        external
    {
        (proof);
        _prove(statement, signatures);
    }

    /// @inheritdoc IAggregationFraud
    /// @dev If the statement stands (again), the round is overturned and the signers of the proposal are convicted too.
    function condemnSigners(Statement calldata statement, WitnessSignature[] calldata signatures) external {
        Verdict memory verdict = _verdicts[statementId(statement)];
        if (!verdict.wrong) revert NothingProven();
        (bool overturned, uint256 taken) =
            _convict(statement, signatures, ROUNDS.isStanding(statement), verdict.clearedSlots, msg.sender);
        if (!overturned && taken == 0) revert NothingProven();
    }

    /// @inheritdoc IAggregationFraud
    function submitEquivocation(
        address keeper,
        Statement calldata a,
        bytes calldata signatureA,
        Statement calldata b,
        bytes calldata signatureB
    ) external {
        if (
            a.taskId != b.taskId || a.round != b.round || a.parentRoot != b.parentRoot || a.frozenHash != b.frozenHash
                || a.included != b.included || (a.newRoot == b.newRoot && a.auxRoot == b.auxRoot)
        ) revert NotEquivocation();
        _checkSigner(a, keeper, signatureA);
        _checkSigner(b, keeper, signatureB);
        if (TASKS.convict(a.taskId, Role.Keeper, keeper, msg.sender, 0) == 0) revert NothingProven();
        emit EquivocationProven(a.taskId, a.round, keeper, msg.sender);
    }

    // ---------------------------------------------------------------------------------------------- descent and reveals

    /// @inheritdoc IAggregationFraud
    function condemnSilence(Statement calldata statement, uint64 clearedSlots, address challenger) external onlyDemanding {
        (bool overturned, uint256 taken) =
            _convict(statement, _noSignatures(), ROUNDS.isStanding(statement), clearedSlots, challenger);
        if (!overturned && taken == 0) revert NothingProven();
        emit FraudProven(
            statement.taskId, statement.round, challenger, statementId(statement), Fault.Withheld, 0, 0, 0, overturned
        );
    }

    /// @inheritdoc IAggregationFraud
    function hold(Statement calldata statement) external onlyDemanding returns (uint16 branch) {
        (bytes32 taskId, uint32 round) = (statement.taskId, statement.round);
        if (!ROUNDS.isStanding(statement)) revert NotOverturnable(round);
        branch = _hold(taskId, round);
    }

    /// @inheritdoc IAggregationFraud
    function holdProposal(bytes32 taskId, uint32 round) external onlyDemanding returns (uint16 branch) {
        if (!ROUNDS.isOverturnable(taskId, round)) revert NotOverturnable(round);
        branch = _hold(taskId, round);
    }

    /// @inheritdoc IAggregationFraud
    function release(bytes32 taskId, uint32 round, uint16 branch) external onlyDemanding {
        if (--_holds[_proposalOf(taskId, round, branch)] == 0) ROUNDS.releaseRound(taskId, round, branch);
    }

    /// @inheritdoc IAggregationFraud
    function noteShown(bytes32 taskId, uint32 round, uint8 slot) external onlyDemanding {
        ROUNDS.noteShown(taskId, round, slot);
    }

    /// @inheritdoc IAggregationFraud
    function condemnSponsor(bytes32 taskId) external onlyDemanding returns (bool ended) {
        ended = ROUNDS.headOf(taskId).endedAt == 0;
        if (ended) ROUNDS.failRun(taskId);
    }

    // ------------------------------------------------------------------------------------------------------------- views

    /// @inheritdoc IAggregationFraud
    function claimantOf(bytes32 taskId) external view returns (address claimant, bool pending) {
        // No refund may depend on a contract that was never deployed.
        if (REVEALS.code.length != 0) return IPayloadReveals(REVEALS).claimantOf(taskId);
    }

    /// @inheritdoc IAggregationFraud
    function statementId(Statement calldata statement) public pure returns (bytes32) {
        return keccak256(abi.encode(statement));
    }

    /// @inheritdoc IAggregationFraud
    function isCondemned(bytes32 statement) external view returns (bool) {
        return _verdicts[statement].wrong;
    }

    /// @inheritdoc IAggregationFraud
    function opReferee() external view returns (address) {
        return address(REFEREE);
    }

    /// @inheritdoc IAggregationFraud
    function tasks() external view returns (address) {
        return address(TASKS);
    }

    /// @inheritdoc IAggregationFraud
    function rounds() external view returns (address) {
        return address(ROUNDS);
    }

    /// @inheritdoc IAggregationFraud
    function descent() external view returns (address) {
        return DESCENT;
    }

    /// @inheritdoc IAggregationFraud
    function reveals() external view returns (address) {
        return REVEALS;
    }

    // --------------------------------------------------------------------------------------------------- trial, sentence

    /// @dev The same for every kind of evidence, which stands behind statement and signatures in the calldata.
    function _prove(Statement calldata statement, WitnessSignature[] calldata signatures) private {
        bytes32 id = statementId(statement);
        Verdict memory verdict = _verdicts[id];
        // Once wrong, always wrong; but a slot that has to be cleared is a finding of its own.
        if (verdict.wrong && msg.sig != this.provePayload.selector) revert AlreadyProven(id);
        bool standing = ROUNDS.isStanding(statement);
        if (!verdict.wrong && !standing && signatures.length == 0) revert NothingProven();
        AggregationEvidence.Finding memory finding =
            abi.decode(Address.functionStaticCall(address(EVIDENCE), msg.data), (AggregationEvidence.Finding));
        if (!finding.malformed && finding.expected == finding.claimed) revert ClaimIsCorrect();
        if (verdict.wrong && finding.clearedSlots & ~verdict.clearedSlots == 0) revert AlreadyProven(id);
        uint64 clearedSlots = verdict.clearedSlots | finding.clearedSlots;
        _verdicts[id] = Verdict({wrong: true, clearedSlots: clearedSlots});
        (bool overturned, uint256 taken) = _convict(statement, signatures, standing, clearedSlots, msg.sender);
        if (!verdict.wrong && !overturned && taken == 0) revert NothingProven();
        emit FraudProven(
            statement.taskId,
            statement.round,
            msg.sender,
            id,
            finding.fault,
            finding.element,
            finding.expected,
            finding.claimed,
            overturned
        );
    }

    /// @dev Overturns the round if the statement stands and may be overturned; takes the locks of those who signed the proposal if it
    /// stands, and of those whose signatures are given. Locks that are gone are passed over.
    function _convict(
        Statement calldata statement,
        WitnessSignature[] calldata signatures,
        bool standing,
        uint64 clearedSlots,
        address challenger
    ) private returns (bool overturned, uint256 taken) {
        bytes32 taskId = statement.taskId;
        if (standing) {
            // The overturn forgets them.
            address[] memory signers = ROUNDS.signersOf(taskId, statement.round);
            overturned = ROUNDS.isOverturnable(taskId, statement.round);
            // Undecided, until finality that is due was written down: the locks would be taken and the lie would stand.
            if (!overturned && statement.round >= ROUNDS.headOf(taskId).finalized + 2) revert NotOverturnable(statement.round);
            bytes32 pot = 0;
            if (overturned) pot = Pots.idOf(taskId, ROUNDS.overturnRound(taskId, statement.round, clearedSlots));
            for (uint256 i = 0; i < signers.length; ++i) {
                taken += TASKS.convict(taskId, Role.Keeper, signers[i], challenger, pot);
            }
        }
        for (uint256 i = 0; i < signatures.length; ++i) {
            _checkSigner(statement, signatures[i].keeper, signatures[i].signature);
            taken += TASKS.convict(taskId, Role.Keeper, signatures[i].keeper, challenger, 0);
        }
    }

    /// @dev Reverts unless `signature` over the statement is by the key that `keeper` brought into the task.
    function _checkSigner(Statement calldata statement, address keeper, bytes calldata signature) private view {
        bytes32 setHash = keccak256(abi.encode(statement.frozenHash, uint256(statement.included)));
        bytes32 digest = ROUNDS.syncRoundDigest(
            statement.taskId, statement.round, statement.parentRoot, setHash, statement.newRoot, statement.auxRoot
        );
        (address key, ECDSA.RecoverError failure,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (failure != ECDSA.RecoverError.NoError || keeper == address(0) || TASKS.keyUserOf(statement.taskId, key) != keeper) {
            revert InvalidSignature();
        }
    }

    function _hold(bytes32 taskId, uint32 round) private returns (uint16 branch) {
        branch = ROUNDS.roundOf(taskId, round).branch;
        // What is held already can be overturned.
        if (_holds[_proposalOf(taskId, round, branch)]++ == 0) ROUNDS.holdRound(taskId, round);
    }

    /// @dev An equal proposal that is made later is of another branch.
    function _proposalOf(bytes32 taskId, uint32 round, uint16 branch) private pure returns (bytes32) {
        return keccak256(abi.encode(taskId, round, branch));
    }

    function _noSignatures() private pure returns (WitnessSignature[] calldata none) {
        assembly ("memory-safe") {
            none.offset := 0
            none.length := 0
        }
    }
}
