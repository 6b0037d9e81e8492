// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AcceptedSetMismatch,
    ChallengeWindowOpen,
    CommitWindowClosed,
    CommitWindowOpen,
    ConflictingFinalize,
    DuplicateSubmission,
    InvalidRound,
    InvalidSignature,
    LockTooSmall,
    NotAWitness,
    NotFinalizable,
    NotInPool,
    NothingDue,
    ParentNotFinal,
    ProposalWindowClosed,
    QuorumNotMet,
    SignatureExpired,
    SignersNotSorted,
    StaleParent,
    TaskNotFound,
    TrainerNotEnrolled,
    UploadWindowOpen,
    WrongPhase
} from "../src/facts/Errors.sol";
import {IRoundMoves} from "../src/round/IRoundMoves.sol";
import {
    Head,
    OuterGradient,
    Phase,
    Proposal,
    Role,
    Round,
    RoundStatus,
    TaskStatus,
    TrainingTaskSpec,
    WitnessSignature
} from "../src/facts/Types.sol";
import {AssayTest} from "./utils/AssayTest.sol";

abstract contract RoundsTest is AssayTest {
    /// @dev Order of secp256k1, for the second signature that every signature has.
    uint256 internal constant CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;

    bytes32 internal taskId;

    function setUp() public virtual override {
        super.setUp();
        taskId = _training();
    }

    function _submitReverts(OuterGradient memory gradient, bytes memory signature, bytes memory reason) internal {
        Round memory before = rounds.roundOf(gradient.taskId, gradient.round);
        vm.expectRevert(reason);
        rounds.submitOuterGradient(gradient, signature);
        Round memory then = rounds.roundOf(gradient.taskId, gradient.round);
        assertEq(keccak256(abi.encode(before)), keccak256(abi.encode(then)), "changes nothing");
    }

    function _submitReverts(OuterGradient memory gradient, uint256 index, bytes memory reason) internal {
        _submitReverts(gradient, _signGradient(gradient, index), reason);
    }

    function _proposeReverts(Proposal memory proposal, uint256 index, bytes memory reason) internal {
        WitnessSignature[] memory signatures = _witness(proposal, index);
        vm.expectRevert(reason);
        rounds.proposeRound(proposal, signatures);
    }

    function _assertPhase(Phase phase, uint256 deadline) internal view {
        (, Phase have, uint64 until) = rounds.phaseOf(taskId);
        assertEq(uint256(have), uint256(phase), "phase");
        assertEq(until, deadline, "deadline");
    }

    function _highS(bytes memory signature) internal pure returns (bytes memory) {
        bytes32 r;
        uint256 s;
        uint8 v;
        assembly ("memory-safe") {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        return abi.encodePacked(r, CURVE_ORDER - s, v == 27 ? uint8(28) : uint8(27));
    }
}

contract TrainingRounds_submitOuterGradient_Test is RoundsTest {
    function test_submit_anyRelayer_succeeds() external {
        OuterGradient memory gradient = _gradient(taskId, 2);
        bytes memory signature = _signGradient(gradient, 2);
        bytes32 frozen = keccak256(abi.encode(bytes32(0), gradient.trainer, 2, gradient.payloadRoot, gradient.claimHash));
        vm.expectEmit(address(rounds));
        emit IRoundMoves.OuterGradientCommitted(
            taskId, 0, trainer(2), 2, FIRST_STATE, gradient.payloadRoot, gradient.claimHash, frozen, gradient.deadline, signature
        );
        vm.prank(relayer);
        rounds.submitOuterGradient(gradient, signature);
        Round memory round = rounds.roundOf(taskId, 0);
        assertEq(round.committed, 4, "slot 2");
        assertEq(round.frozenHash, frozen, "frozen hash");
        assertTrue(round.status == RoundStatus.Open, "open");
        assertEq(_delivered(taskId, 2), 0, "the open round says nothing yet");
        assertEq(_delivered(taskId, 1), 0, "none");
        assertEq(_delivered(taskId, 9), 0, "nobody");
    }

    /// @notice The frozen hash chains over arrivals.
    function test_submit_order_isFrozen() external {
        bytes32 frozen = 0;
        for (uint256 i = 4; i > 0; --i) {
            OuterGradient memory gradient = _gradient(taskId, i - 1);
            frozen = keccak256(abi.encode(frozen, gradient.trainer, i - 1, gradient.payloadRoot, gradient.claimHash));
            _commit(taskId, i - 1);
        }
        assertEq(rounds.roundOf(taskId, 0).frozenHash, frozen, "chain");
    }

    function test_submit_unknownTask_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        gradient.taskId = keccak256("nothing");
        _submitReverts(gradient, 0, abi.encodeWithSelector(TaskNotFound.selector, gradient.taskId));
    }

    function test_submit_otherRound_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        gradient.round = 1;
        _submitReverts(gradient, 0, abi.encodeWithSelector(InvalidRound.selector, 0, 1));
    }

    function test_submit_staleParent_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        gradient.parentRoot = keccak256("other");
        _submitReverts(gradient, 0, abi.encodeWithSelector(StaleParent.selector, FIRST_STATE, keccak256("other")));
    }

    function test_submit_notEnrolled_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 9);
        _submitReverts(gradient, 9, abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(9)));
    }

    function test_submit_left_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        _leave(taskId, 0);
        _submitReverts(gradient, 0, abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(0)));
    }

    /// @notice Whoever joined after the window closed has no say in this round, not even if it is reopened by an overturn.
    function test_submit_notYet_reverts() external {
        _leave(taskId, 3);
        _commitFirst(taskId, 3);
        _enroll(taskId, 4);
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).fromRound, 1, "from the next round");
        OuterGradient memory gradient = _gradient(taskId, 4);
        _submitReverts(gradient, 4, abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(4)));
    }

    function test_submit_ejected_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        game.convict(tasks, taskId, Role.Trainer, trainer(0), challenger, 0);
        _submitReverts(gradient, 0, abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(0)));
    }

    function test_submit_expired_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        gradient.deadline = uint64(nowTime());
        bytes memory signature = _signGradient(gradient, 0);
        skip(1);
        _submitReverts(gradient, signature, abi.encodeWithSelector(SignatureExpired.selector, gradient.deadline));
        vm.warp(gradient.deadline);
        rounds.submitOuterGradient(gradient, signature);
    }

    function test_submit_badSignature_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        bytes memory reason = abi.encodeWithSelector(InvalidSignature.selector);
        _submitReverts(gradient, 1, reason);
        _submitReverts(gradient, "", reason);
        _submitReverts(gradient, new bytes(65), reason);
        bytes memory signature = _signGradient(gradient, 0);
        _submitReverts(gradient, bytes.concat(signature, hex"00"), reason);
        signature[10] ^= 0x01;
        _submitReverts(gradient, signature, reason);
    }

    /// @notice The mirrored signature of the same message is refused: one gradient, one signature.
    function test_submit_highS_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        _submitReverts(gradient, _highS(_signGradient(gradient, 0)), abi.encodeWithSelector(InvalidSignature.selector));
    }

    /// @notice Every signed field is bound by the signature.
    function testFuzz_submit_tampered_reverts(uint256 which, bytes32 value) external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        bytes memory signature = _signGradient(gradient, 0);
        bytes32 before = keccak256(abi.encode(gradient));
        which = which % 3;
        if (which == 0) gradient.payloadRoot = value;
        if (which == 1) gradient.claimHash = value;
        if (which == 2) gradient.deadline = uint64(bound(uint256(value), nowTime(), type(uint64).max));
        vm.assume(keccak256(abi.encode(gradient)) != before);
        _submitReverts(gradient, signature, abi.encodeWithSelector(InvalidSignature.selector));
    }

    /// @notice A relayer cannot turn one trainer's gradient into another's.
    function test_submit_otherTrainer_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        bytes memory signature = _signGradient(gradient, 0);
        gradient.trainer = trainer(1);
        _submitReverts(gradient, signature, abi.encodeWithSelector(InvalidSignature.selector));
    }

    function test_submit_duplicate_reverts() external {
        _commit(taskId, 0);
        OuterGradient memory gradient = _gradient(taskId, 0);
        bytes memory reason = abi.encodeWithSelector(DuplicateSubmission.selector, trainer(0));
        _submitReverts(gradient, 0, reason);
        gradient.payloadRoot = keccak256("another");
        _submitReverts(gradient, 0, reason);
    }

    function test_submit_atDeadline_reverts() external {
        skip(59);
        _commit(taskId, 0);
        skip(1);
        OuterGradient memory gradient = _gradient(taskId, 1);
        _submitReverts(gradient, 1, abi.encodeWithSelector(CommitWindowClosed.selector, START_TIME + 60));
    }

    /// @notice When every enrolled trainer has committed nothing more can come, and the window closes there and then.
    function test_submit_lastOne_closesWindow() external {
        skip(7);
        _commitFirst(taskId, 3);
        OuterGradient memory gradient = _gradient(taskId, 3);
        bytes memory signature = _signGradient(gradient, 3);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.CommitWindowClosedEarly(taskId, 0, uint64(START_TIME + 7));
        rounds.submitOuterGradient(gradient, signature);
        assertEq(rounds.roundOf(taskId, 0).commitClosedAt, START_TIME + 7, "closed");
        _assertPhase(Phase.Upload, START_TIME + 7 + 30);
        (uint64 a, uint64 b, uint64 c, uint64 d) = rounds.deadlinesOf(taskId);
        assertEq(a, START_TIME + 7, "commit close");
        assertEq(b, START_TIME + 37, "upload deadline");
        assertEq(c, START_TIME + 42, "grace end");
        assertEq(d, START_TIME + 52, "fallback end");
    }

    /// @notice Fewer than K commitments could only lapse: the window stays open for whoever takes a free slot.
    function test_submit_fewerThanQuorum_keepsWindow() external {
        _leave(taskId, 2);
        _leave(taskId, 3);
        _commitFirst(taskId, 2);
        _assertPhase(Phase.Commit, START_TIME + 60);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(5);
        _enroll(taskId, 4);
        _commit(taskId, 4);
        assertEq(rounds.roundOf(taskId, 0).commitClosedAt, START_TIME + 5, "closed by the K-th");
        _drawAndPropose(taskId);
        assertEq(rounds.headOf(taskId).round, 1, "goes on");
    }

    /// @notice A trainer that leaves closes no window after the fact; the next commitment does.
    function test_submit_afterLeave_closesWindow() external {
        _commitFirst(taskId, 2);
        _leave(taskId, 3);
        _assertPhase(Phase.Commit, START_TIME + 60);
        skip(3);
        _commit(taskId, 2);
        assertEq(rounds.roundOf(taskId, 0).commitClosedAt, START_TIME + 3, "closed");
    }

    function test_submit_ended_reverts() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        for (uint256 i = 0; i < 6; ++i) {
            _carry(taskId);
        }
        gradient.round = 6;
        _submitReverts(gradient, 0, abi.encodeWithSelector(WrongPhase.selector, Phase.Ended));
    }

    /// @notice A digest binds the deployment and the chain.
    function test_digest_domain_binds() external {
        OuterGradient memory gradient = _gradient(taskId, 0);
        bytes32 digest = rounds.outerGradientDigest(gradient);
        vm.chainId(block.chainid + 1);
        assertTrue(rounds.outerGradientDigest(gradient) != digest, "chain id");
    }
}

contract TrainingRounds_proposeRound_Test is RoundsTest {
    function test_propose_full_opensNext() external {
        _commitFirst(taskId, 4);
        _draw(taskId);
        Proposal memory proposal = _proposal(taskId);
        WitnessSignature[] memory signatures = _witness(proposal, _holder(taskId));
        address[] memory signers = new address[](1);
        signers[0] = keeper(_holder(taskId));
        bytes32 setHash = _setHash(taskId, 0, 15);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RoundProposed(taskId, 0, FIRST_STATE, setHash, proposal.newRoot, proposal.auxRoot, 15, signers);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RoundOpened(taskId, 1, proposal.newRoot, uint64(START_TIME + 1));
        rounds.proposeRound(proposal, signatures);
        Round memory round = rounds.roundOf(taskId, 0);
        assertTrue(round.status == RoundStatus.Proposed, "proposed");
        assertEq(round.included, 15, "included");
        assertEq(round.stateRoot, proposal.newRoot, "root");
        assertEq(round.auxRoot, proposal.auxRoot, "aux root");
        assertEq(round.proposedAt, START_TIME + 1, "time");
        assertEq(rounds.signersOf(taskId, 0)[0], signers[0], "signer");
        Head memory head = rounds.headOf(taskId);
        assertEq(head.round, 1, "next round");
        assertEq(head.stateRoot, proposal.newRoot, "trains on the proposed root");
        assertEq(rounds.roundOf(taskId, 1).committed, 0, "nothing committed yet");
    }

    function test_propose_commitOpen_reverts() external {
        _commitFirst(taskId, 3);
        _proposeReverts(_proposal(taskId), 0, abi.encodeWithSelector(CommitWindowOpen.selector, START_TIME + 60));
    }

    function test_propose_quorum_reverts() external {
        _commitFirst(taskId, 2);
        skip(60);
        _proposeReverts(_proposal(taskId), 0, abi.encodeWithSelector(QuorumNotMet.selector, 2, 3));
    }

    function test_propose_tooFewIncluded_reverts() external {
        _commitFirst(taskId, 4);
        skip(30);
        _proposeReverts(_proposal(taskId, 3), 0, abi.encodeWithSelector(QuorumNotMet.selector, 2, 3));
    }

    function test_propose_notCommitted_reverts() external {
        _commitFirst(taskId, 3);
        skip(60);
        _proposeReverts(_proposal(taskId, 11), 0, abi.encodeWithSelector(AcceptedSetMismatch.selector, 7, 11));
    }

    /// @notice Before the upload deadline only the full set may be proposed; after it, what is held.
    function test_propose_partial_waitsForUploadDeadline() external {
        _commitFirst(taskId, 4);
        skip(29);
        _proposeReverts(_proposal(taskId, 7), 0, abi.encodeWithSelector(UploadWindowOpen.selector, START_TIME + 30));
        skip(1);
        _draw(taskId);
        _propose(_proposal(taskId, 7), _holder(taskId));
        assertEq(rounds.roundOf(taskId, 0).included, 7, "three of four");
    }

    function test_propose_staleParent_reverts() external {
        _commitFirst(taskId, 4);
        Proposal memory proposal = _proposal(taskId);
        proposal.parentRoot = keccak256("other");
        _proposeReverts(proposal, 0, abi.encodeWithSelector(StaleParent.selector, FIRST_STATE, keccak256("other")));
    }

    function test_propose_futureRound_reverts() external {
        _commitFirst(taskId, 4);
        Proposal memory proposal = _proposal(taskId);
        proposal.round = 1;
        _proposeReverts(proposal, 0, abi.encodeWithSelector(InvalidRound.selector, 0, 1));
    }

    function test_propose_fallback_needsQuorumLock() external {
        _commitFirst(taskId, 4);
        skip(34);
        _assertPhase(Phase.Propose, START_TIME + 35);
        skip(1);
        _assertPhase(Phase.Fallback, START_TIME + 45);
        _proposeReverts(_proposal(taskId), 1, abi.encodeWithSelector(LockTooSmall.selector, 40_000, 320_000));
        skip(9);
        _propose(_proposal(taskId), 0);
    }

    function test_propose_afterFallback_reverts() external {
        _commitFirst(taskId, 4);
        skip(45);
        _assertPhase(Phase.Lapsed, 0);
        _proposeReverts(_proposal(taskId), 0, abi.encodeWithSelector(ProposalWindowClosed.selector, START_TIME + 45));
    }

    function test_propose_signers_reverts() external {
        _commitFirst(taskId, 4);
        Proposal memory proposal = _proposal(taskId);
        skip(1);
        _proposeReverts(proposal, 0, abi.encodeWithSelector(QuorumNotMet.selector, 0, 1));
        _draw(taskId);
        uint256 holder = _holder(taskId);
        _proposeReverts(proposal, 7, abi.encodeWithSelector(NotInPool.selector, keeper(7)));
        _proposeReverts(proposal, 1 - holder, abi.encodeWithSelector(NotAWitness.selector, keeper(1 - holder)));
        WitnessSignature[] memory signatures = _witness(proposal, holder);
        signatures[0].keeper = keeper(1 - holder);
        vm.expectRevert(InvalidSignature.selector);
        rounds.proposeRound(proposal, signatures);
        signatures[0].keeper = address(0);
        vm.expectRevert(SignersNotSorted.selector);
        rounds.proposeRound(proposal, signatures);
        vm.expectRevert(abi.encodeWithSelector(QuorumNotMet.selector, 0, 1));
        rounds.proposeRound(proposal, new WitnessSignature[](0));
        WitnessSignature[] memory twice = new WitnessSignature[](2);
        (twice[0], twice[1]) = (_witness(proposal, holder)[0], _witness(proposal, holder)[0]);
        vm.expectRevert(SignersNotSorted.selector);
        rounds.proposeRound(proposal, twice);
        signatures = _witness(proposal, holder);
        signatures[0].signature = _highS(signatures[0].signature);
        vm.expectRevert(InvalidSignature.selector);
        rounds.proposeRound(proposal, signatures);
    }

    function test_propose_keeperLeft_reverts() external {
        _commitFirst(taskId, 4);
        _draw(taskId);
        uint256 holder = _holder(taskId);
        vm.prank(keeper(holder));
        tasks.leavePool(taskId);
        _proposeReverts(_proposal(taskId), holder, abi.encodeWithSelector(NotInPool.selector, keeper(holder)));
    }

    /// @notice Two keepers race with the same numbers: the second one finds its statement standing and is content.
    function test_propose_same_isNoOp() external {
        _commitFirst(taskId, 4);
        _draw(taskId);
        Proposal memory proposal = _proposal(taskId);
        WitnessSignature[] memory first = _witness(proposal, _holder(taskId));
        WitnessSignature[] memory second = _witness(proposal, 1 - _holder(taskId));
        rounds.proposeRound(proposal, first);
        bytes32 before = keccak256(abi.encode(rounds.roundOf(taskId, 0), rounds.headOf(taskId)));
        rounds.proposeRound(proposal, first);
        rounds.proposeRound(proposal, second);
        assertEq(keccak256(abi.encode(rounds.roundOf(taskId, 0), rounds.headOf(taskId))), before, "nothing changed");
        skip(100);
        rounds.proposeRound(proposal, first);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Final, "due finality was written");
        rounds.proposeRound(proposal, first);
    }

    function test_propose_different_reverts() external {
        _commitFirst(taskId, 4);
        Proposal memory proposal = _proposal(taskId);
        (bytes32 standing, bytes32 auxRoot) = (proposal.newRoot, proposal.auxRoot);
        _drawAndPropose(taskId);
        WitnessSignature[] memory signatures = _witness(proposal, 0);
        proposal.newRoot = keccak256("wrong");
        vm.expectRevert(abi.encodeWithSelector(ConflictingFinalize.selector, standing, keccak256("wrong")));
        rounds.proposeRound(proposal, signatures);
        proposal.newRoot = standing;
        bytes memory same = abi.encodeWithSelector(ConflictingFinalize.selector, standing, standing);
        proposal.included = 7;
        vm.expectRevert(same);
        rounds.proposeRound(proposal, signatures);
        proposal.included = 15;
        proposal.auxRoot = keccak256("aux");
        vm.expectRevert(same);
        rounds.proposeRound(proposal, signatures);
        proposal.auxRoot = auxRoot;
        proposal.parentRoot = keccak256("parent");
        vm.expectRevert(same);
        rounds.proposeRound(proposal, signatures);
    }

    function test_propose_carriedRound_reverts() external {
        Proposal memory proposal = _proposal(taskId);
        WitnessSignature[] memory signatures = _witness(proposal, 0);
        _carry(taskId);
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 1, 0));
        rounds.proposeRound(proposal, signatures);
    }

    /// @notice auxRoot is opaque here, but part of what is signed, compared and kept.
    function test_propose_auxRoot_isKept() external {
        _commitFirst(taskId, 4);
        _draw(taskId);
        Proposal memory proposal = _proposal(taskId);
        WitnessSignature[] memory signatures = _witness(proposal, _holder(taskId));
        bytes32 auxRoot = proposal.auxRoot;
        proposal.auxRoot = keccak256("another");
        vm.expectRevert(InvalidSignature.selector);
        rounds.proposeRound(proposal, signatures);
        proposal.auxRoot = auxRoot;
        rounds.proposeRound(proposal, signatures);
        assertEq(rounds.roundOf(taskId, 0).auxRoot, auxRoot, "kept");
    }
}

contract TrainingRounds_finalizeRound_Test is RoundsTest {
    function test_finalize_window_works() external {
        _round(taskId, 4);
        bytes32 root = rounds.roundOf(taskId, 0).stateRoot;
        vm.expectRevert(abi.encodeWithSelector(ChallengeWindowOpen.selector, START_TIME + 13));
        rounds.finalizeRound(taskId, 0, root);
        skip(11);
        vm.expectRevert(abi.encodeWithSelector(ChallengeWindowOpen.selector, START_TIME + 13));
        rounds.finalizeRound(taskId, 0, root);
        skip(1);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RoundFinalized(taskId, 0, root);
        rounds.finalizeRound(taskId, 0, root);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Final, "final");
        assertEq(rounds.headOf(taskId).finalized, 1, "count");
        // Idempotent for the same root, refused for another.
        rounds.finalizeRound(taskId, 0, root);
        vm.expectRevert(abi.encodeWithSelector(ConflictingFinalize.selector, root, bytes32(uint256(1))));
        rounds.finalizeRound(taskId, 0, bytes32(uint256(1)));
    }

    function test_finalize_conflictBeforeFinal_reverts() external {
        _round(taskId, 4);
        bytes32 root = rounds.roundOf(taskId, 0).stateRoot;
        vm.expectRevert(abi.encodeWithSelector(ConflictingFinalize.selector, root, bytes32(uint256(1))));
        rounds.finalizeRound(taskId, 0, bytes32(uint256(1)));
    }

    function test_finalize_openOrFuture_reverts() external {
        vm.expectRevert(NotFinalizable.selector);
        rounds.finalizeRound(taskId, 0, FIRST_STATE);
        vm.expectRevert(abi.encodeWithSelector(InvalidRound.selector, 0, 1));
        rounds.finalizeRound(taskId, 1, FIRST_STATE);
    }

    /// @notice Two rounds a call: a longer backlog takes more calls.
    function test_finalize_backlog_reverts() external {
        for (uint256 i = 0; i < 3; ++i) {
            _round(taskId, 4);
        }
        skip(12);
        bytes32 root = rounds.roundOf(taskId, 2).stateRoot;
        vm.expectRevert(abi.encodeWithSelector(ParentNotFinal.selector, 2));
        rounds.finalizeRound(taskId, 2, root);
        tasks.tick(taskId);
        rounds.finalizeRound(taskId, 2, root);
        assertEq(rounds.headOf(taskId).finalized, 3, "all");
    }

    function test_finalize_carried_isNoOp() external {
        _carry(taskId);
        vm.expectRevert(abi.encodeWithSelector(ConflictingFinalize.selector, FIRST_STATE, bytes32(0)));
        rounds.finalizeRound(taskId, 0, 0);
        rounds.finalizeRound(taskId, 0, FIRST_STATE);
        assertEq(rounds.headOf(taskId).finalized, 1, "final with its parent");
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Carried, "still carried");
    }

    /// @notice A carried round is final only when its parent is.
    function test_finalize_carriedOnOpenParent_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.stateWindow, spec.claimWindow) = (300, 300);
        taskId = _training(spec);
        _round(taskId, 4);
        _carry(taskId);
        bytes32 root = rounds.roundOf(taskId, 1).stateRoot;
        vm.expectRevert(abi.encodeWithSelector(ParentNotFinal.selector, 0));
        rounds.finalizeRound(taskId, 1, root);
        assertTrue(!rounds.isVested(taskId, 1), "nothing to vest in a carried round");
    }

    function test_isVested_lateState_waits() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.stateWindow, spec.claimWindow, spec.revealWindow) = (40, 30, 12);
        taskId = _training(spec);
        _round(taskId, 4);
        uint64 proposedAt = rounds.roundOf(taskId, 0).proposedAt;
        vm.warp(proposedAt + 39);
        assertEq(_claim(taskId, 0, _upTo(1)), 0, "W_claim is past, the state is not final");
        assertTrue(!rounds.isVested(taskId, 0), "not vested");
        vm.warp(proposedAt + 40);
        rounds.finalizeRound(taskId, 0, rounds.roundOf(taskId, 0).stateRoot);
        assertTrue(rounds.isVested(taskId, 0), "vested");
    }

    function test_isVested_earlyState_waits() external {
        _round(taskId, 4);
        skip(12);
        rounds.finalizeRound(taskId, 0, rounds.roundOf(taskId, 0).stateRoot);
        vm.warp(START_TIME + 29);
        assertTrue(!rounds.isVested(taskId, 0), "the state is final, W_claim is not past");
        vm.warp(START_TIME + 30);
        assertTrue(rounds.isVested(taskId, 0), "vested");
    }
}

contract TrainingRounds_tick_Test is RoundsTest {
    function test_tick_nothingDue_reverts() external {
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        _commitFirst(taskId, 4);
        vm.expectRevert(NothingDue.selector);
        rounds.tick(taskId);
    }

    /// @notice Too few commitments: carried at the commit close, without waiting for payloads that nobody can aggregate.
    function test_tick_noQuorum_carriesAtCommitClose() external {
        _commitFirst(taskId, 2);
        skip(59);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        _assertPhase(Phase.Lapsed, 0);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RoundCarried(taskId, 0, FIRST_STATE, 1);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RoundOpened(taskId, 1, FIRST_STATE, uint64(START_TIME + 60));
        tasks.tick(taskId);
        Round memory round = rounds.roundOf(taskId, 0);
        assertTrue(round.status == RoundStatus.Carried, "carried");
        assertEq(round.stateRoot, FIRST_STATE, "prior root");
        assertEq(round.committed, 3, "who committed stays on record");
        assertEq(rounds.headOf(taskId).carried, 1, "counted");
    }

    function test_tick_noProposal_carriesAfterFallback() external {
        _commitFirst(taskId, 4);
        skip(44);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        rounds.tick(taskId);
        assertEq(rounds.headOf(taskId).consecutiveNec, 1, "carried");
        skip(100);
        // Old commitments do not reach into the next round.
        assertEq(rounds.roundOf(taskId, 1).committed, 0, "fresh");
    }

    function test_tick_consecutiveNec_fails() external {
        uint256 wealth = token.balanceOf(sponsor);
        _round(taskId, 4);
        skip(20);
        _carry(taskId);
        _carry(taskId);
        // A proposal breaks the series.
        _round(taskId, 4);
        for (uint256 i = 0; i < 5; ++i) {
            _carry(taskId);
        }
        assertEq(rounds.headOf(taskId).endedAt, 0, "five are not six");
        (,, uint64 deadline) = rounds.phaseOf(taskId);
        vm.warp(deadline);
        bytes32 root = rounds.headOf(taskId).stateRoot;
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RunEnded(taskId, true, root, 10);
        tasks.tick(taskId);
        assertTrue(rounds.headOf(taskId).failed, "failed");
        _assertPhase(Phase.Ended, 0);
        _finish(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Failed, "status");
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 8, "what was accepted is paid");
        assertEq(tasks.receiptOf(taskId).carriedRounds, 8, "carried");
        tasks.refund(taskId);
        assertEq(token.balanceOf(sponsor), wealth + (48 - 8) * 1001, "the rest is refunded");
        assertEq(_claim(taskId, 1, _upTo(10)), 2 * 901, "pay of a failed run");
        _assertBooks();
    }

    /// @notice Carried rounds count towards maxRounds.
    function test_tick_maxRounds_ends() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 2;
        taskId = _training(spec);
        _carry(taskId);
        _round(taskId, 4);
        Head memory head = rounds.headOf(taskId);
        assertEq(head.endedAt, nowTime(), "ended");
        assertTrue(!head.failed, "not failed");
        // The receipt waits for the last W_claim.
        uint64 close = rounds.roundOf(taskId, 1).commitClosedAt;
        skip(12);
        tasks.tick(taskId);
        vm.warp(close + 29);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Training, "not yet");
        vm.warp(close + 30);
        rounds.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
        vm.expectRevert(NothingDue.selector);
        rounds.tick(taskId);
    }

    /// @notice finalizeRound of the last round also ends the task when its claims are past.
    function test_finalize_last_reports() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        taskId = _training(spec);
        _round(taskId, 4);
        skip(30);
        rounds.finalizeRound(taskId, 0, rounds.roundOf(taskId, 0).stateRoot);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
    }

    function test_tick_singleTrainer_runs() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.trainerCount = 1;
        spec.quorum = 1;
        spec.maxRounds = 2;
        taskId = _training(spec);
        _round(taskId, 1);
        _round(taskId, 1);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 2, "accepted");
    }

    function test_tick_manyTrainers_runs() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.trainerCount = 64;
        spec.quorum = 33;
        spec.maxRounds = 1;
        spec.rewardPerGradient = 1;
        taskId = _training(spec);
        assertEq(rounds.headOf(taskId).activeSlots, type(uint64).max, "all slots");
        _round(taskId, 64);
        assertEq(rounds.roundOf(taskId, 0).included, type(uint64).max, "all of them");
        _finish(taskId);
        assertEq(_claim(taskId, 63, _upTo(1)), 1, "the last slot is paid");
    }
}

contract TrainingRounds_cascade_Test is RoundsTest {
    function setUp() public override {
        super.setUp();
        TrainingTaskSpec memory spec = defaultSpec();
        spec.cascadeDepth = 3;
        taskId = _training(spec);
    }

    /// @notice A round opens while fewer than cascadeDepth rounds past the last final one; then it waits for the oldest.
    function test_waiting_oldestFinal_opens() external {
        _round(taskId, 4);
        skip(5);
        _round(taskId, 4);
        Head memory head = rounds.headOf(taskId);
        assertEq(head.round, 2, "third round");
        assertEq(head.openedAt, 0, "not open");
        _assertPhase(Phase.Waiting, START_TIME + 13);
        (uint64 a,,,) = rounds.deadlinesOf(taskId);
        assertEq(a, 0, "no deadlines");
        assertTrue(rounds.roundOf(taskId, 2).status == RoundStatus.None, "no round");
        OuterGradient memory gradient = _gradient(taskId, 0);
        _submitReverts(gradient, 0, abi.encodeWithSelector(WrongPhase.selector, Phase.Waiting));
        _proposeReverts(_proposal(taskId), 0, abi.encodeWithSelector(WrongPhase.selector, Phase.Waiting));
        skip(6);
        bytes32 root = rounds.headOf(taskId).stateRoot;
        vm.expectEmit(address(rounds));
        emit IRoundMoves.RoundOpened(taskId, 2, root, uint64(START_TIME + 13));
        tasks.tick(taskId);
        _assertPhase(Phase.Commit, START_TIME + 73);
    }

    /// @notice A commitment opens the waiting round itself, whoever forgot to tick.
    function test_waiting_commit_opens() external {
        _round(taskId, 4);
        _round(taskId, 4);
        skip(12);
        _commit(taskId, 1);
        assertEq(rounds.headOf(taskId).openedAt, nowTime(), "opened");
        assertEq(rounds.roundOf(taskId, 2).committed, 2, "committed");
    }

    function test_waiting_trainerJoins_works() external {
        _round(taskId, 4);
        _round(taskId, 4);
        _leave(taskId, 0);
        assertEq(tasks.enrollmentOf(taskId, trainer(0)).toRound, 2, "not in the round to come");
        _enroll(taskId, 4);
        assertEq(tasks.enrollmentOf(taskId, trainer(4)).fromRound, 2, "in the round to come");
    }

    /// @notice Behind a carried round the wait ends with that round's own parent.
    function test_waiting_carriedParent_deadline() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.cascadeDepth = 3;
        (spec.stateWindow, spec.claimWindow) = (200, 200);
        taskId = _training(spec);
        _round(taskId, 4);
        _carry(taskId);
        _assertPhase(Phase.Waiting, START_TIME + 201);
        vm.warp(START_TIME + 201);
        tasks.tick(taskId);
        _assertPhase(Phase.Commit, START_TIME + 261);
        assertEq(rounds.headOf(taskId).finalized, 2, "both are final at once");
    }

    function test_waiting_lookback_isLive() external {
        _round(taskId, 4);
        _round(taskId, 4);
        assertEq(_delivered(taskId, 0), 2, "waiting rounds have no record");
    }
}

contract TrainingRounds_phase_Test is RoundsTest {
    /// @notice Phase depends on time alone between two writes: it only moves forward, and each deadline is where it moves.
    function testFuzz_phase_time_isMonotone(uint8 committed, uint256 first, uint256 second) external {
        uint256 count = bound(committed, 0, 4);
        _commitFirst(taskId, count);
        first = bound(first, 0, 200);
        second = bound(second, first, 200);
        vm.warp(START_TIME + first);
        (, Phase before, uint64 deadline) = rounds.phaseOf(taskId);
        assertTrue(before == Phase.Lapsed || deadline > nowTime(), "deadline ahead");
        vm.warp(START_TIME + second);
        (, Phase then,) = rounds.phaseOf(taskId);
        assertGe(uint256(then), uint256(before), "forward");
        if (before != Phase.Lapsed) assertTrue((nowTime() >= deadline) == (then != before), "moves at its deadline");
    }

    /// @notice Each phase admits exactly the moves that belong to it.
    function testFuzz_phase_moves_match(uint256 time, bool full) external {
        _commitFirst(taskId, full ? 4 : 3);
        vm.warp(START_TIME + bound(time, 0, 130));
        (, Phase phase,) = rounds.phaseOf(taskId);
        bool canPropose = phase == Phase.Upload || phase == Phase.Propose || phase == Phase.Fallback;
        Proposal memory proposal = _proposal(taskId);
        if (phase == Phase.Lapsed) {
            tasks.tick(taskId);
            assertEq(rounds.headOf(taskId).carried, 1, "carried");
            return;
        }
        (uint64 commitClose,,,) = rounds.deadlinesOf(taskId);
        bool draws = canPropose && phase != Phase.Fallback && nowTime() > commitClose;
        if (!draws) vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        WitnessSignature[] memory signatures = _witness(proposal, draws ? _holder(taskId) : 0);
        if (!canPropose) {
            vm.expectRevert(abi.encodeWithSelector(CommitWindowOpen.selector, START_TIME + 60));
        } else if (!draws && phase != Phase.Fallback) {
            canPropose = false;
            vm.expectRevert(abi.encodeWithSelector(QuorumNotMet.selector, 0, 1));
        }
        rounds.proposeRound(proposal, signatures);
        assertEq(rounds.headOf(taskId).round, canPropose ? 1 : 0, "proposed");
    }
}
