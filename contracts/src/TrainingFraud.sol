// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

import {IProgramReferee} from "./interfaces/IProgramReferee.sol";
import {ITrainingDispute} from "./interfaces/ITrainingDispute.sol";
import {ITrainingFraud} from "./interfaces/ITrainingFraud.sol";
import {ITrainingRounds} from "./interfaces/ITrainingRounds.sol";
import {ITrainingTasks} from "./interfaces/ITrainingTasks.sol";
import {Enrollment, Head, OuterGradient, Phase, Role, Round, RoundStatus, TrainingTaskSpec} from "./interfaces/Types.sol";
import {AlreadyProven, ClaimIsCorrect, InvalidSignature, NotAuthorized, NothingProven, WrongPhase} from "./interfaces/Errors.sol";
import {ClaimVectors} from "./lib/ClaimVectors.sol";
import {Program} from "./lib/Program.sol";
import {ProgramBinding} from "./ProgramBinding.sol";
import {TrainingEvidence} from "./TrainingEvidence.sol";

/// @title Fraud proofs of training: one transaction, one wrong number of one claim
/// @notice See ITrainingFraud. Holds no tokens. What a proof shows is TrainingEvidence's to say,
/// and ProgramBinding's; here is what follows from it.
contract TrainingFraud is ITrainingFraud {
    enum Drop {
        None,
        Exclude,
        Overturn,
        Void
    }

    ITrainingRounds private immutable ROUNDS;
    ITrainingTasks private immutable TASKS;
    IProgramReferee private immutable REFEREE;
    TrainingEvidence private immutable EVIDENCE;
    ProgramBinding private immutable BINDING;
    address private immutable DISPUTE;

    /// @inheritdoc ITrainingFraud
    mapping(bytes32 claim => bool) public isCondemned;
    /// @inheritdoc ITrainingFraud
    mapping(bytes32 taskId => bool) public isIllFormed;

    /// @param rounds_ Already deployed, like the referee; the task registry is its own.
    /// @param dispute_ TrainingDispute, which need not exist yet.
    constructor(address rounds_, address referee_, address dispute_) {
        ROUNDS = ITrainingRounds(rounds_);
        TASKS = ITrainingTasks(ITrainingRounds(rounds_).tasks());
        REFEREE = IProgramReferee(referee_);
        EVIDENCE = new TrainingEvidence(ROUNDS, TASKS, REFEREE, ITrainingDispute(dispute_));
        BINDING = new ProgramBinding(TASKS, REFEREE);
        DISPUTE = dispute_;
    }

    // ------------------------------------------------------------------------------------------------------------ proofs

    /// @inheritdoc ITrainingFraud
    function proveElement(
        Claim calldata claim,
        Transition calldata,
        Entries calldata,
        Traced calldata,
        Element calldata,
        IProgramReferee.Opening[] calldata,
        Source[] calldata
    ) external {
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveRecord(
        Claim calldata claim,
        Transition calldata,
        Entries calldata,
        Traced calldata,
        Element calldata,
        RecordOpening calldata
    ) external {
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveFragment(
        Claim calldata claim,
        Transition calldata,
        Entries calldata,
        Traced calldata,
        Element calldata,
        FragmentOpening calldata
    ) external {
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveOutput(
        Claim calldata claim,
        Transition calldata,
        Entries calldata,
        Traced calldata,
        Source calldata,
        Local calldata
    ) external {
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function provePayload(Claim calldata claim, Transition calldata, Entries calldata, Traced calldata, PayloadOpening calldata)
        external
    {
        _prove(claim);
    }

    /// @inheritdoc ITrainingFraud
    function proveProgram(bytes32 taskId, uint256 which, Entries calldata entries) external {
        _end(taskId, which, entries.place.number, EVIDENCE.proveProgram(taskId, which, entries));
    }

    /// @inheritdoc ITrainingFraud
    function proveBinding(bytes32 taskId, uint256 which, Entries calldata entries, Entries calldata) external {
        bytes memory rule = Address.functionStaticCall(address(BINDING), msg.data);
        _end(taskId, which, entries.place.number, abi.decode(rule, (Program.Rule)));
    }

    /// @inheritdoc ITrainingFraud
    function condemnSilence(Claim calldata claim, address challenger) external {
        if (msg.sender != DISPUTE) revert NotAuthorized(msg.sender);
        OuterGradient calldata gradient = claim.gradient;
        Enrollment memory enrollment = TASKS.enrollmentOf(gradient.taskId, gradient.trainer);
        _convict(claim, enrollment, claimId(claim), challenger, Fault.Withheld, 0, 0, 0);
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
    function standsUntil(bytes32 taskId, address trainer, uint32 round) external view returns (uint64) {
        Enrollment memory enrollment = TASKS.enrollmentOf(taskId, trainer);
        bool enrolled = round >= enrollment.fromRound && round < enrollment.toRound;
        return enrolled ? ROUNDS.standsUntil(taskId, round, enrollment.slot) : 0;
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
        Drop drop = _dropOf(gradient, enrollment);
        uint8 slot = enrollment.slot;
        bytes32 pot = 0;
        if (drop == Drop.Overturn) {
            pot = ROUNDS.potId(gradient.taskId, ROUNDS.overturnRound(gradient.taskId, gradient.round, uint64(1) << slot));
        } else if (drop == Drop.Void) {
            ROUNDS.voidGradient(gradient.taskId, gradient.round, slot);
        }
        uint256 taken = TASKS.convict(gradient.taskId, Role.Trainer, gradient.trainer, challenger, pot);
        // A dispute ends in any case.
        if (taken == 0 && drop == Drop.None && fault != Fault.Withheld) revert NothingProven();
        // Only now: whoever leaves a round with a commitment in it leaves its slot free from the next one on.
        if (drop == Drop.Exclude) ROUNDS.excludeGradient(gradient.taskId, gradient.round, slot);
        emit TrainingFraudProven(
            gradient.taskId, gradient.round, gradient.trainer, challenger, id, fault, element, expected, claimed
        );
    }

    /// @dev What can still be done about the gradient in its round (rule 13).
    /// @param enrollment The trainer's.
    function _dropOf(OuterGradient calldata gradient, Enrollment memory enrollment) private view returns (Drop) {
        (bytes32 taskId, uint32 number) = (gradient.taskId, gradient.round);
        Head memory head = ROUNDS.headOf(taskId);
        uint8 slot = enrollment.slot;
        if (number > head.round || number < enrollment.fromRound || number >= enrollment.toRound) return Drop.None;
        Round memory round = ROUNDS.roundOf(taskId, number);
        if (number == head.round) {
            bool committed = gradient.parentRoot == head.stateRoot && (round.committed >> slot) & 1 == 1;
            return committed ? Drop.Exclude : Drop.None;
        }
        TrainingTaskSpec memory spec = TASKS.specOf(taskId);
        bytes32 parentRoot = number == 0 ? spec.initialStateRoot : ROUNDS.roundOf(taskId, number - 1).stateRoot;
        if (parentRoot != gradient.parentRoot) return Drop.None;
        if ((round.included >> slot) & 1 == 0) {
            return round.status == RoundStatus.Proposed && (round.committed >> slot) & 1 == 1 ? Drop.Exclude : Drop.None;
        }
        bool shallow = head.round - 1 - number < spec.rollbackDepth;
        return shallow && ROUNDS.isOverturnable(taskId, number) ? Drop.Overturn : Drop.Void;
    }
}
