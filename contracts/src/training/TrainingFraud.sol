// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {IProgramReferee} from "./IProgramReferee.sol";
import {IStakeVault} from "../stake/IStakeVault.sol";
import {ITrainingDispute} from "./ITrainingDispute.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {Enrollment, OuterGradient, Phase, Remedy, Role} from "../facts/Types.sol";
import {
    AlreadyProven,
    ClaimIsCorrect,
    InvalidSignature,
    NotAuthorized,
    NothingProven,
    UnknownValue,
    WrongPhase
} from "../facts/Errors.sol";
import {ClaimVectors} from "./ClaimVectors.sol";
import {Pots} from "../stake/Pots.sol";
import {Program} from "./Program.sol";
import {ProgramBinding} from "./ProgramBinding.sol";
import {TrainingEvidence} from "./TrainingEvidence.sol";

/// @title Fraud proofs of training: one transaction, one wrong number of one claim
/// @notice See ITrainingFraud. Holds no tokens. What a proof shows is TrainingEvidence's to say,
/// and ProgramBinding's; here is what follows from it.
/// A parameter that stands alone in a statement is read where the calldata is passed on; its name is for the ABI.
contract TrainingFraud is ITrainingFraud {
    ITrainingRounds private immutable ROUNDS;
    ITrainingTasks private immutable TASKS;
    IStakeVault private immutable VAULT;
    IProgramReferee private immutable REFEREE;
    TrainingEvidence private immutable EVIDENCE;
    ProgramBinding private immutable BINDING;
    address private immutable DISPUTE;
    address private immutable ENCLAVES;

    /// @inheritdoc ITrainingFraud
    mapping(bytes32 claim => bool) public isCondemned;
    /// @inheritdoc ITrainingFraud
    mapping(bytes32 taskId => bool) public isIllFormed;

    /// @param rounds_ Already deployed, like the referee; the task registry is its own.
    /// @param dispute_ TrainingDispute, which need not exist yet.
    /// @param enclaves_ Enclaves, the same.
    constructor(address rounds_, address referee_, address dispute_, address enclaves_) {
        ROUNDS = ITrainingRounds(rounds_);
        TASKS = ITrainingTasks(ITrainingRounds(rounds_).tasks());
        VAULT = IStakeVault(ITrainingRounds(rounds_).vault());
        REFEREE = IProgramReferee(referee_);
        EVIDENCE = new TrainingEvidence(ROUNDS, TASKS, REFEREE, ITrainingDispute(dispute_));
        BINDING = new ProgramBinding(TASKS, REFEREE);
        DISPUTE = dispute_;
        ENCLAVES = enclaves_;
    }

    // ------------------------------------------------------------------------------------------------------------ proofs

    /// @inheritdoc ITrainingFraud
    function proveElement(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Element calldata element,
        IProgramReferee.Opening[] calldata openings,
        Source[] calldata sources
    ) external {
        (transition, entries, output, element, openings, sources);
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveRecord(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Element calldata element,
        RecordOpening calldata record
    ) external {
        (transition, entries, output, element, record);
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveFragment(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Element calldata element,
        FragmentOpening calldata fragment
    ) external {
        (transition, entries, output, element, fragment);
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveOutput(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        Source calldata source,
        Local calldata local
    ) external {
        (transition, entries, output, source, local);
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function provePayload(
        Claim calldata claim,
        Transition calldata transition,
        Entries calldata entries,
        Traced calldata output,
        PayloadOpening calldata payload
    ) external {
        (transition, entries, output, payload);
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveProgram(bytes32 taskId, uint256 which, Entries calldata entries) external {
        _end(taskId, which, entries.place.number, EVIDENCE.proveProgram(taskId, which, entries));
    }

    /// @inheritdoc ITrainingFraud
    function proveBinding(bytes32 taskId, uint256 which, Entries calldata entries, Entries calldata step) external {
        (step);
        bytes memory rule = Address.functionStaticCall(address(BINDING), msg.data);
        _end(taskId, which, entries.place.number, abi.decode(rule, (Program.Rule)));
    }

    /// @inheritdoc ITrainingFraud
    function proveRecordSize(bytes32 taskId, Entries calldata step, uint64 index, RecordOpening calldata record) external {
        (index, record);
        bytes memory rule = Address.functionStaticCall(address(BINDING), msg.data);
        _end(taskId, ClaimVectors.STEP, step.place.number, abi.decode(rule, (Program.Rule)));
    }

    /// @inheritdoc ITrainingFraud
    function condemnSilence(Claim calldata claim, address challenger) external {
        if (msg.sender != DISPUTE) revert NotAuthorized(msg.sender);
        OuterGradient calldata gradient = claim.gradient;
        Enrollment memory enrollment = TASKS.enrollmentOf(gradient.taskId, gradient.trainer);
        _convict(claim, enrollment, claimId(claim), challenger, Fault.Withheld, 0, 0, 0);
    }

    /// @inheritdoc ITrainingFraud
    function condemnWitness(bytes32 taskId, address keeper, address challenger) external returns (uint256 slashed) {
        if (msg.sender != ENCLAVES) revert NotAuthorized(msg.sender);
        return TASKS.convict(taskId, Role.Keeper, keeper, challenger, 0);
    }

    // ------------------------------------------------------------------------------------------------------------- views

    /// @inheritdoc ITrainingFraud
    function claimId(Claim calldata claim) public view returns (bytes32) {
        OuterGradient calldata gradient = claim.gradient;
        return ClaimVectors.nameOf(ROUNDS.outerGradientDigest(gradient), gradient.trainer);
    }

    /// @inheritdoc ITrainingFraud
    function checkClaim(Claim calldata claim) external view returns (bytes32 id) {
        (id,) = _signed(claim);
    }

    /// @inheritdoc ITrainingFraud
    function mattersUntil(OuterGradient calldata gradient) external view returns (uint64 until) {
        if (_isLocked(gradient)) return type(uint64).max;
        (, until) = ROUNDS.remedyOf(gradient);
    }

    /// @inheritdoc ITrainingFraud
    function disputesOf(bytes32 taskId, address trainer, uint32 round) external view returns (uint256) {
        return ITrainingDispute(DISPUTE).disputesOf(taskId, trainer, round);
    }

    /// @inheritdoc ITrainingFraud
    function dispute() external view returns (address) {
        return DISPUTE;
    }

    /// @inheritdoc ITrainingFraud
    function enclaves() external view returns (address) {
        return ENCLAVES;
    }

    /// @inheritdoc ITrainingFraud
    function referee() external view returns (address) {
        return address(REFEREE);
    }

    /// @inheritdoc ITrainingFraud
    function tasks() external view returns (address) {
        return address(TASKS);
    }

    /// @inheritdoc ITrainingFraud
    function rounds() external view returns (address) {
        return address(ROUNDS);
    }

    // --------------------------------------------------------------------------------------------------- trial, sentence

    /// @dev The claim's name and its trainer. Reverts unless that account signed it.
    function _signed(Claim calldata claim) private view returns (bytes32 id, Enrollment memory enrollment) {
        OuterGradient calldata gradient = claim.gradient;
        bytes32 digest = ROUNDS.outerGradientDigest(gradient);
        id = ClaimVectors.nameOf(digest, gradient.trainer);
        (address key, ECDSA.RecoverError failure,) = ECDSA.tryRecoverCalldata(digest, claim.signature);
        if (failure != ECDSA.RecoverError.NoError || gradient.trainer == address(0)) revert InvalidSignature();
        enrollment = TASKS.enrollmentOf(gradient.taskId, gradient.trainer);
        if (enrollment.key != key) revert InvalidSignature();
    }

    /// @dev The same for every kind of evidence, which stands behind the claim in the calldata.
    function _prove(Claim calldata claim) private {
        (bytes32 id, Enrollment memory enrollment) = _signed(claim);
        if (isCondemned[id]) revert AlreadyProven(id);
        TrainingEvidence.Finding memory finding =
            abi.decode(Address.functionStaticCall(address(EVIDENCE), msg.data), (TrainingEvidence.Finding));
        if (!finding.malformed && finding.expected == finding.claimed) revert ClaimIsCorrect();
        _convict(claim, enrollment, id, msg.sender, finding.fault, finding.element, finding.expected, finding.claimed);
    }

    /// @dev Ends the run of a task that has a program which breaks that rule: it cannot be judged.
    function _end(bytes32 taskId, uint256 which, uint32 number, Program.Rule rule) private {
        if (rule == Program.Rule.None) revert ClaimIsCorrect();
        // A run that ended otherwise has claims that can be disputed still: nobody may lose a bond by a program that cannot be judged.
        bool running = ROUNDS.headOf(taskId).endedAt == 0;
        if (!running && isIllFormed[taskId]) revert WrongPhase(Phase.Ended);
        isIllFormed[taskId] = true;
        if (running) ROUNDS.failRun(taskId);
        emit ProgramIllFormed(taskId, which, number, rule, msg.sender);
    }

    /// @dev Takes the gradient out of its round as far as that can be done, and the trainer's lock.
    function _convict(
        Claim calldata claim,
        Enrollment memory enrollment,
        bytes32 id,
        address challenger,
        Fault fault,
        uint64 element,
        uint64 expected,
        uint64 claimed
    ) private {
        isCondemned[id] = true;
        OuterGradient calldata gradient = claim.gradient;
        (Remedy remedy,) = ROUNDS.remedyOf(gradient);
        // What mattersUntil says of it.
        if (remedy == Remedy.None && !_isLocked(gradient)) revert NothingProven();
        uint8 slot = enrollment.slot;
        bytes32 pot = 0;
        if (remedy == Remedy.Overturn) {
            pot = Pots.idOf(gradient.taskId, ROUNDS.overturnRound(gradient.taskId, gradient.round, uint64(1) << slot));
        } else if (remedy == Remedy.Void) {
            ROUNDS.voidGradient(gradient.taskId, gradient.round, slot);
        } else if (remedy != Remedy.None && remedy != Remedy.Exclude) {
            revert UnknownValue("Remedy", uint256(remedy));
        }
        TASKS.convict(gradient.taskId, Role.Trainer, gradient.trainer, challenger, pot);
        // Only now: whoever leaves a round with a commitment in it leaves its slot free from the next one on.
        if (remedy == Remedy.Exclude) ROUNDS.excludeGradient(gradient.taskId, gradient.round, slot);
        emit TrainingFraudProven(
            gradient.taskId, gradient.round, gradient.trainer, challenger, id, fault, element, expected, claimed
        );
    }

    /// @dev Whether a lock stands for what the gradient's trainer signed in the task.
    function _isLocked(OuterGradient calldata gradient) private view returns (bool) {
        return VAULT.lockOf(gradient.taskId, Role.Trainer, gradient.trainer) != 0;
    }
}
