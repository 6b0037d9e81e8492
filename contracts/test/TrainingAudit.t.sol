// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITrainingAudit} from "../src/training/ITrainingAudit.sol";
import {ITrainingFraud} from "../src/training/ITrainingFraud.sol";
import {FrozenEntry, TaskStatus, Tier, TrainingTaskSpec} from "../src/facts/Types.sol";
import {BadEvidence, NotSponsor, NothingDue, NothingToWithdraw, WrongStatus} from "../src/facts/Errors.sol";
import {ClaimVectors} from "../src/training/ClaimVectors.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {AuditTest} from "./utils/AuditTest.sol";
import {MockL1Block} from "./utils/Mocks.sol";

/// @title Paid audits: who is drawn, what is paid, what a lie costs
contract TrainingAudit_Test is AuditTest {
    uint256 private constant BUDGET = 12 * 1 * 2 * 300;
    address private constant L1_BLOCK = 0x4200000000000000000000000000000000000015;

    bytes32 private taskId;
    bytes32 private set;
    uint8 private slot;
    address private auditor;

    /// @dev Round 0 with all claims in, its committee and its audits drawn: exactly one claim of four.
    function _drawn() private {
        taskId = _audited(auditedSpec(), defaultTerms());
        _commitAll(taskId, 4);
        _draw(taskId);
        set = _drawAudits(taskId);
        slot = _slotDue(set);
        auditor = audit.auditorsOf(set, slot)[0];
    }

    /// @dev The audit is opened at an inner step; `lie` instead of the right traces if it is not zero.
    function _opened(bytes32 lie) private returns (uint256 transition) {
        _drawn();
        _commitAudit(set, slot, auditor, lie);
        transition = _drawStep(set, slot);
        _open(set, slot, auditor, lie);
    }

    function _settleAt(uint256 windows) private returns (ITrainingAudit.Outcome) {
        vm.warp(audit.setOf(set).startedAt + windows * WINDOW);
        return audit.settle(set, slot, auditor);
    }

    function _stage() private view returns (uint256) {
        return uint256(audit.auditOf(set, slot, auditor).stage);
    }

    // ------------------------------------------------------------------------------------------------------------ offers

    function test_offer_escrowsTheBudget() external {
        taskId = _enrolling(auditedSpec());
        vm.expectEmit(address(audit));
        emit ITrainingAudit.AuditsOffered(taskId, defaultTerms(), BUDGET);
        _offer(taskId, defaultTerms());
        assertEq(audit.budgetOf(taskId), BUDGET, "budget");
        assertEq(keccak256(abi.encode(audit.termsOf(taskId))), keccak256(abi.encode(defaultTerms())), "terms");
        _assertAuditBooks();
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.AuditsOfferedAlready.selector, taskId));
        _offer(taskId, defaultTerms());
    }

    function test_offer_byTheSponsorBeforeTraining() external {
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.None));
        _offer(keccak256("none"), defaultTerms());
        taskId = _enrolling(auditedSpec());
        vm.expectRevert(NotSponsor.selector);
        audit.offer(taskId, defaultTerms());
        for (uint256 i = 0; i < 4; ++i) {
            _enroll(taskId, i);
        }
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Training));
        _offer(taskId, defaultTerms());
    }

    function test_offer_terms() external {
        taskId = _enrolling(auditedSpec());
        ITrainingAudit.Terms memory terms = defaultTerms();
        terms.rateBps = 0;
        vm.prevrandao(bytes32(uint256(1)));
        _refused(terms, "taskId", "must be on a chain with an L1Block or a random prevrandao");
        vm.prevrandao(bytes32(DICE));
        _refused(terms, "rateBps", "must be 1 to 10000");
        terms.rateBps = 10_001;
        _refused(terms, "rateBps", "must be 1 to 10000");
        terms = defaultTerms();
        terms.auditors = 0;
        _refused(terms, "auditors", "must be 1 to committeeSeats");
        terms.auditors = 4;
        _refused(terms, "auditors", "must be 1 to committeeSeats");
        terms = defaultTerms();
        terms.window = 0;
        _refused(terms, "window", "must be at least minWindow, and four of it at most claimWindow");
        terms.window = CLAIM_WINDOW / 4 + 1;
        _refused(terms, "window", "must be at least minWindow, and four of it at most claimWindow");
        terms = defaultTerms();
        terms.reward = 0;
        _refused(terms, "reward", "must be at least 1");
        terms.reward = 502;
        _refused(terms, "bond", "must be at least reward");
        (terms.reward, terms.bond) = (type(uint128).max, type(uint128).max);
        _refused(terms, "reward", "must leave the budget below 2^128");
        TrainingTaskSpec memory open = defaultSpec();
        open.tier = Tier.Open;
        taskId = _post(open);
        _refused(defaultTerms(), "taskId", "must be a Verified task of this game");
        // Its auditors are keepers, who hold no record of it.
        open = auditedSpec();
        open.tier = Tier.Confidential;
        open.custodyAssumed = SpecRules.mustAssumeCustody(open, REVEAL_RATE);
        taskId = _post(open);
        _refused(defaultTerms(), "taskId", "must be a Verified task of this game");
    }

    /// @notice A draw that may come for less than its 300 s on a chain of blocks of another one would be void for their delay alone.
    function test_offer_onARollup_leavesDrawsTheirTime() external {
        vm.etch(L1_BLOCK, _create("Mocks.sol:MockL1Block", "").code);
        MockL1Block(L1_BLOCK).set(uint64(nowTime()), keccak256("known"));
        taskId = _enrolling(auditedSpec());
        ITrainingAudit.Terms memory terms = defaultTerms();
        _refused(terms, "window", "must be at least 600 on a rollup");
        terms.window = 599;
        _refused(terms, "window", "must be at least 600 on a rollup");
        // Too long for this task's claims, and for nothing else.
        terms.window = 600;
        _refused(terms, "window", "must be at least minWindow, and four of it at most claimWindow");
    }

    function _refused(ITrainingAudit.Terms memory terms, string memory field, string memory rule) private {
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.InvalidAuditTerms.selector, field, rule));
        _offer(taskId, terms);
    }

    // ------------------------------------------------------------------------------------------------------------- draws

    function test_draw_afterClaimsFrozeAndSeatsWereDrawn() external {
        taskId = _audited(auditedSpec(), defaultTerms());
        vm.expectRevert(NothingDue.selector);
        audit.draw(taskId, 0);
        _commitAll(taskId, 4);
        skip(1);
        vm.expectRevert(NothingDue.selector);
        audit.draw(taskId, 0);
        _draw(taskId);
        // The seed of the seats is no seed of audits.
        vm.expectRevert(NothingDue.selector);
        audit.draw(taskId, 0);
        set = _drawAudits(taskId);
        assertEq(set, audit.setId(taskId, 0), "name");
        ITrainingAudit.AuditSet memory s = audit.setOf(set);
        assertEq(_ones(s.due), 1, "a quarter of four");
        assertEq(s.reward, 300, "reward");
        assertEq(s.members.length, 3, "seats");
        vm.expectRevert(NothingDue.selector);
        audit.draw(taskId, 0);
    }

    function test_draw_withoutOffer() external {
        taskId = _training(auditedSpec());
        _commitAll(taskId, 4);
        _draw(taskId);
        skip(1);
        vm.expectRevert(NothingDue.selector);
        audit.draw(taskId, 0);
    }

    function test_draw_void_allForThePayOfSome() external {
        taskId = _audited(auditedSpec(), defaultTerms());
        _commitAll(taskId, 4);
        _draw(taskId);
        uint256 snapshot = vm.snapshotState();
        skip(WINDOW / 2);
        assertEq(_ones(audit.setOf(audit.draw(taskId, 0)).due), 1, "in time");
        vm.revertToState(snapshot);
        skip(WINDOW / 2 + 1);
        ITrainingAudit.AuditSet memory s = audit.setOf(audit.draw(taskId, 0));
        assertEq(s.due, 15, "every claim");
        assertEq(s.reward, 75, "a quarter of the pay");
        assertEq(s.seed, 0, "void");
        vm.revertToState(snapshot);
        uint256 start = rounds.committeeOf(taskId, 0).drawnAt;
        vm.warp(start + WINDOW);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, start + WINDOW));
        audit.draw(taskId, 0);
    }

    /// @notice An L1 hash counts from the first L1 block past the seats' draw on: what was known then seeds nothing.
    function test_draw_onARollup() external {
        taskId = _audited(auditedSpec(), defaultTerms());
        _commitAll(taskId, 4);
        _draw(taskId);
        uint64 start = rounds.committeeOf(taskId, 0).drawnAt;
        vm.etch(L1_BLOCK, _create("Mocks.sol:MockL1Block", "").code);
        MockL1Block(L1_BLOCK).set(start, keccak256("known"));
        skip(5);
        vm.expectRevert(NothingDue.selector);
        audit.draw(taskId, 0);
        MockL1Block(L1_BLOCK).set(start + 1, keccak256("new"));
        set = audit.draw(taskId, 0);
        assertEq(audit.setOf(set).seed, keccak256(abi.encode("assay/v1/audit/claims", taskId, 0, keccak256("new"))), "seed");
        vm.warp(start + WINDOW + 3);
        MockL1Block(L1_BLOCK).set(start + WINDOW, keccak256("known while commitments came"));
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, start + WINDOW));
        audit.drawLeaf(set);
        MockL1Block(L1_BLOCK).set(start + WINDOW + 1, keccak256("newer"));
        audit.drawLeaf(set);
        assertEq(audit.setOf(set).leafSeed, keccak256(abi.encode("assay/v1/audit/leaf", set, keccak256("newer"))), "leaf");
    }

    /// @notice The fraction comes by chance, no claim that is not there is drawn, and all seats are equally near.
    function testFuzz_draw_rate(uint16 rate, uint256 randomness, uint8 present) external {
        ITrainingAudit.Terms memory terms = defaultTerms();
        terms.rateBps = uint16(bound(rate, 1, 10_000));
        taskId = _audited(auditedSpec(), terms);
        uint256 count = bound(present, 3, 4);
        _commitAll(taskId, count);
        if (count < 4) skip(60);
        _draw(taskId);
        vm.prevrandao(bytes32(randomness | DICE));
        set = _drawAudits(taskId);
        uint64 due = audit.setOf(set).due;
        assertEq(due >> count, 0, "claims that are there");
        uint256 low = uint256(terms.rateBps) * 4 / 10_000;
        uint256 high = (uint256(terms.rateBps) * 4 + 9999) / 10_000;
        assertGe(_ones(due), low < count ? low : count, "at least");
        assertLe(_ones(due), high, "at most");
    }

    function test_draw_fraction_inTheMean() external {
        ITrainingAudit.Terms memory terms = defaultTerms();
        terms.rateBps = 625; // a quarter of a claim a round
        taskId = _audited(auditedSpec(), terms);
        _commitAll(taskId, 4);
        _draw(taskId);
        skip(1);
        uint256[4] memory hits;
        for (uint256 value = 0; value < 400; ++value) {
            uint256 snapshot = vm.snapshotState();
            vm.prevrandao(keccak256(abi.encode(value)));
            uint64 due = audit.setOf(audit.draw(taskId, 0)).due;
            vm.revertToState(snapshot);
            for (uint256 i = 0; i < 4; ++i) {
                hits[i] += (due >> i) & 1;
            }
        }
        for (uint256 i = 0; i < 4; ++i) {
            // 25 in the mean, deviation 4.8: five of them.
            assertGe(hits[i], 1, "each is drawn");
            assertLe(hits[i], 49, "and not more than the others");
        }
        uint256 all = hits[0] + hits[1] + hits[2] + hits[3];
        assertGe(all, 56, "a quarter");
        assertLe(all, 144, "a quarter");
    }

    function _ones(uint256 bits) private pure returns (uint256 count) {
        for (; bits != 0; bits &= bits - 1) {
            ++count;
        }
    }

    // ------------------------------------------------------------------------------------------------------------ audits

    function test_audit_isPaid() external {
        _drawn();
        uint256 before = token.balanceOf(auditor);
        _commitAudit(set, slot, auditor, 0);
        assertEq(token.balanceOf(auditor), before - 501, "bond");
        assertEq(audit.budgetOf(taskId), BUDGET - 300, "reserved");
        _drawLeaf(set);
        uint32 transition = audit.transitionOf(set, slot);
        vm.expectEmit(address(audit));
        emit ITrainingAudit.AuditOpened(set, slot, auditor, _auditRoot(slot, 0), transition, _trace(slot, transition));
        _open(set, slot, auditor, 0);
        uint256 close = audit.setOf(set).startedAt + 3 * WINDOW;
        vm.warp(close - 1);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        audit.settle(set, slot, auditor);
        vm.expectEmit(address(audit));
        emit ITrainingAudit.AuditCredited(auditor, set, slot, auditor, 501, 300);
        vm.expectEmit(address(audit));
        emit ITrainingAudit.AuditSettled(set, slot, auditor, ITrainingAudit.Outcome.Paid);
        assertTrue(_settleAt(3) == ITrainingAudit.Outcome.Paid, "paid");
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.WrongStage.selector, ITrainingAudit.Stage.Settled));
        audit.settle(set, slot, auditor);
        vm.prank(auditor);
        assertEq(audit.withdraw(), 801, "bond and reward");
        assertEq(token.balanceOf(auditor), before + 300, "earned");
        vm.expectRevert(NothingToWithdraw.selector);
        vm.prank(auditor);
        audit.withdraw();
        _assertAuditBooks();
    }

    function test_commit_onlyTheDrawn_once_inTime() external {
        _drawn();
        bytes32 commitment = keccak256("commitment");
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotDrawn.selector, slot, trainer(0)));
        vm.prank(trainer(0));
        audit.commit(set, slot, commitment);
        uint8 other = slot ^ 1;
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotDrawn.selector, other, auditor));
        vm.prank(auditor);
        audit.commit(set, other, commitment);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotDrawn.selector, 64, auditor));
        vm.prank(auditor);
        audit.commit(set, 64, commitment);
        vm.expectRevert(NothingDue.selector);
        vm.prank(auditor);
        audit.commit(keccak256("none"), slot, commitment);
        vm.prank(auditor);
        audit.commit(set, slot, commitment);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.AuditCommittedAlready.selector, commitment));
        vm.prank(auditor);
        audit.commit(set, slot, keccak256("another"));
        assertEq(audit.auditOf(set, slot, auditor).commitment, commitment, "the first stands");
    }

    /// @notice Once the seed of the leaf can be known nobody commits any more.
    function test_commit_late() external {
        _drawn();
        uint256 close = audit.setOf(set).startedAt + WINDOW;
        vm.warp(close - 1);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        audit.drawLeaf(set);
        vm.warp(close);
        // The hash of the very second in which they close may have been known before.
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        audit.drawLeaf(set);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        vm.prank(auditor);
        audit.commit(set, slot, keccak256("late"));
    }

    function test_open_onlyWhatWasCommittedTo() external {
        _drawn();
        _commitAudit(set, slot, auditor, 0);
        bytes32 salt = _salt(auditor);
        uint256 close = audit.setOf(set).startedAt + WINDOW;
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        vm.prank(auditor);
        audit.open(set, slot, salt, _trace(slot, 7), new bytes32[](0));
        uint256 transition = _drawStep(set, slot);
        bytes32 commitment = audit.auditOf(set, slot, auditor).commitment;
        bytes memory reason = abi.encodeWithSelector(ITrainingAudit.NotCommitted.selector, commitment);
        bytes32[] memory path = _pathOf(_leaves(slot, 0), transition);
        vm.expectRevert(reason); // another salt
        vm.prank(auditor);
        audit.open(set, slot, keccak256("salt"), _trace(slot, transition), path);
        vm.expectRevert(reason); // another trace
        vm.prank(auditor);
        audit.open(set, slot, salt, _trace(slot, transition + 1), path);
        bytes32[] memory elsewhere = _pathOf(_leaves(slot, 0), transition - 1);
        vm.expectRevert(reason); // another leaf than the drawn one
        vm.prank(auditor);
        audit.open(set, slot, salt, _trace(slot, transition - 1), elsewhere);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.WrongStage.selector, ITrainingAudit.Stage.None));
        audit.open(set, slot, salt, _trace(slot, transition), path);
        _open(set, slot, auditor, 0);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.WrongStage.selector, ITrainingAudit.Stage.Opened));
        vm.prank(auditor);
        audit.open(set, slot, salt, _trace(slot, transition), path);
    }

    /// @notice Who commits to nothing, or opens too late, pays for it, and the sponsor keeps the reward.
    function test_noShow_losesTheBond() external {
        _drawn();
        _commitAudit(set, slot, auditor, 0);
        _drawLeaf(set);
        uint256 close = audit.setOf(set).startedAt + 2 * WINDOW;
        uint32 transition = audit.transitionOf(set, slot);
        bytes32[] memory path = _pathOf(_leaves(slot, 0), transition);
        vm.warp(close - 1);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        audit.settle(set, slot, auditor);
        vm.warp(close);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        vm.prank(auditor);
        audit.open(set, slot, _salt(auditor), _trace(slot, transition), path);
        assertTrue(_settleAt(2) == ITrainingAudit.Outcome.NotOpened, "not opened");
        assertEq(audit.burned(), 501, "burned");
        assertEq(audit.creditOf(auditor), 0, "nothing");
        assertEq(audit.budgetOf(taskId), BUDGET, "the reward is the sponsor's again");
        _assertAuditBooks();
    }

    function test_leaf_void_bondsGoBack() external {
        _drawn();
        _commitAudit(set, slot, auditor, 0);
        uint256 until = audit.setOf(set).startedAt + WINDOW + WINDOW / 2;
        vm.warp(until + 1);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, until));
        audit.drawLeaf(set);
        vm.expectEmit(address(audit));
        emit ITrainingAudit.AuditCredited(auditor, set, slot, auditor, 501, 0);
        assertTrue(_settleAt(2) == ITrainingAudit.Outcome.Void, "void");
        assertEq(audit.creditOf(auditor), 501, "the bond");
        assertEq(audit.budgetOf(taskId), BUDGET, "no pay");
        _assertAuditBooks();
    }

    /// @notice Whoever copies a commitment, or what somebody opened, earns nothing.
    function test_echo_earnsNothing() external {
        ITrainingAudit.Terms memory terms = defaultTerms();
        (terms.auditors, terms.rateBps) = (3, 10_000);
        taskId = _audited(auditedSpec(), terms);
        _commitAll(taskId, 4);
        for (uint256 value = 0; _seated(taskId, 8) != 3; ++value) {
            vm.prevrandao(keccak256(abi.encode(value)));
            uint256 snapshot = vm.snapshotState();
            _draw(taskId);
            if (_seated(taskId, 8) != 3) vm.revertToState(snapshot);
        }
        set = _drawAudits(taskId);
        auditor = keeper(0);
        address copier = keeper(1);
        _commitAudit(set, 0, auditor, 0);
        bytes32 copied = audit.auditOf(set, 0, auditor).commitment;
        vm.prank(copier);
        audit.commit(set, 0, copied);
        _drawLeaf(set);
        _open(set, 0, auditor, 0);
        uint32 transition = audit.transitionOf(set, 0);
        bytes32[] memory path = _pathOf(_leaves(0, 0), transition);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotCommitted.selector, copied));
        vm.prank(copier);
        audit.open(set, 0, _salt(auditor), _trace(0, transition), path);
        vm.warp(audit.setOf(set).startedAt + 2 * WINDOW);
        assertTrue(audit.settle(set, 0, copier) == ITrainingAudit.Outcome.NotOpened, "nothing to open");
        vm.warp(audit.setOf(set).startedAt + 3 * WINDOW);
        assertTrue(audit.settle(set, 0, auditor) == ITrainingAudit.Outcome.Paid, "paid");
        assertEq(audit.creditOf(copier), 0, "the copier");
        assertEq(audit.burned(), 501, "its bond");
        _assertAuditBooks();
    }

    // ------------------------------------------------------------------------------------------------------- refutations

    function test_refute_lie_paysTheTrainer() external {
        uint256 transition = _opened(keccak256("made up"));
        _postSegment(slot, transition, 0);
        _refute(_transition(slot, transition, 0));
        assertEq(_stage(), uint256(ITrainingAudit.Stage.Refuted), "refuted");
        uint256 until = claims[slot].gradient.deadline + CLAIM_WINDOW;
        vm.warp(until - 1);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, until));
        audit.settle(set, slot, auditor);
        vm.warp(until);
        vm.expectEmit(address(audit));
        emit ITrainingAudit.AuditCredited(trainer(slot), set, slot, auditor, 250, 0);
        assertTrue(audit.settle(set, slot, auditor) == ITrainingAudit.Outcome.Refuted, "upheld");
        assertEq(audit.creditOf(trainer(slot)), 250, "half of the bond");
        assertEq(audit.burned(), 251, "the other half");
        assertEq(audit.creditOf(auditor), 0, "nothing");
        assertEq(audit.budgetOf(taskId), BUDGET, "not paid");
        _assertAuditBooks();
    }

    function test_refute_notWhatAgrees() external {
        uint256 transition = _opened(0);
        _postSegment(slot, transition, 0);
        ITrainingFraud.Transition memory shown = _transition(slot, transition, 0);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.AuditAgrees.selector, shown.trace));
        _refute(shown);
        ITrainingFraud.Transition memory other = _transition(slot, transition > 1 ? transition - 1 : transition + 1, 0);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "transition"));
        _refute(other);
        shown.trace = keccak256("not posted");
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "transition"));
        _refute(shown);
    }

    /// @notice A trainer that posts a wrong trace against a right audit is convicted for it, and the audit is paid.
    function test_refute_byALie_convictsTheTrainer() external {
        uint256 transition = _opened(0);
        bytes32 wrong = keccak256("wrong");
        _postSegment(slot, transition, wrong);
        _refute(_transition(slot, transition, wrong));
        (uint256 segment,) = _segmentOf(transition);
        // The trainer cannot show what is below the trace that it made up; as it would have to below the segment.
        _fund(auditor);
        vm.prank(auditor);
        token.approve(address(dispute), type(uint256).max);
        vm.prank(auditor);
        uint256 id = dispute.open(claims[slot], uint32(segment));
        vm.expectRevert(NothingDue.selector);
        audit.settle(set, slot, auditor);
        skip(31);
        dispute.timeout(id, claims[slot]);
        assertTrue(audit.settle(set, slot, auditor) == ITrainingAudit.Outcome.Paid, "paid");
        assertEq(audit.creditOf(auditor), 801, "bond and reward");
        assertEq(audit.creditOf(trainer(slot)), 0, "nothing");
        _assertAuditBooks();
    }

    function test_refute_onlyTheClaimThatFroze() external {
        uint256 transition = _opened(keccak256("made up"));
        _postSegment(slot, transition, 0);
        ITrainingFraud.Transition memory shown = _transition(slot, transition, 0);
        ITrainingFraud.Claim memory claim = claims[slot];
        // Signed, and never committed.
        claim.gradient.claimHash = keccak256("another");
        claim.signature = _signGradient(claim.gradient, slot);
        _refusedClaim(claim, shown, abi.encodeWithSelector(BadEvidence.selector, "entries"));
        claim = claims[slot];
        claim.gradient.parentRoot = keccak256("another");
        claim.signature = _signGradient(claim.gradient, slot);
        _refusedClaim(claim, shown, abi.encodeWithSelector(BadEvidence.selector, "claim"));
        claim = claims[(slot + 1) % 4];
        _refusedClaim(claim, shown, abi.encodeWithSelector(BadEvidence.selector, "entries"));
        claim = claims[slot];
        claim.gradient.deadline = type(uint64).max;
        claim.signature = _signGradient(claim.gradient, slot);
        bytes32 id = fraud.claimId(claim);
        _refusedClaim(claim, shown, abi.encodeWithSelector(ITrainingAudit.ClaimNotDisputable.selector, id));
        // No window would be left to dispute it in.
        claim.gradient.deadline = uint64(nowTime() + WINDOW - CLAIM_WINDOW - 1);
        claim.signature = _signGradient(claim.gradient, slot);
        id = fraud.claimId(claim);
        _refusedClaim(claim, shown, abi.encodeWithSelector(ITrainingAudit.ClaimNotDisputable.selector, id));
        FrozenEntry[] memory fewer = new FrozenEntry[](0);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "entries"));
        audit.refute(set, slot, auditor, claims[slot], fewer, shown);
        uint256 close = audit.setOf(set).startedAt + 3 * WINDOW;
        vm.warp(close);
        vm.expectRevert(abi.encodeWithSelector(ITrainingAudit.NotItsTime.selector, close));
        _refute(shown);
    }

    function _refusedClaim(ITrainingFraud.Claim memory claim, ITrainingFraud.Transition memory shown, bytes memory reason)
        private
    {
        vm.expectRevert(reason);
        audit.refute(set, slot, auditor, claim, entries, shown);
    }

    function _refute(ITrainingFraud.Transition memory shown) private {
        audit.refute(set, slot, auditor, claims[slot], entries, shown);
    }

    // ------------------------------------------------------------------------------------------------------------ budget

    function test_refund_afterTheEnd() external {
        _opened(0);
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Training));
        audit.refund(taskId);
        while (!_ended(taskId)) {
            skip(400);
            try tasks.tick(taskId) {} catch {}
        }
        uint256 before = token.balanceOf(sponsor);
        assertEq(audit.refund(taskId), BUDGET - 300, "but for what an audit may earn");
        assertEq(token.balanceOf(sponsor), before + BUDGET - 300, "the sponsor's");
        vm.expectRevert(NothingToWithdraw.selector);
        audit.refund(taskId);
        assertTrue(audit.settle(set, slot, auditor) == ITrainingAudit.Outcome.Paid, "paid after it");
        _assertAuditBooks();
    }

    function test_refund_ofACancelledTask() external {
        taskId = _enrolling(auditedSpec());
        _offer(taskId, defaultTerms());
        vm.prank(sponsor);
        tasks.cancelTask(taskId);
        assertEq(audit.refund(taskId), BUDGET, "all of it");
        assertEq(audit.owed(), 0, "nothing left");
        _assertAuditBooks();
    }

    /// @notice Invariant 7: what is open about an audit changes nobody's pay time.
    function test_audit_delaysNothing() external {
        TrainingTaskSpec memory spec = auditedSpec();
        spec.maxRounds = 1;
        taskId = _audited(spec, defaultTerms());
        _commitAll(taskId, 4);
        _draw(taskId);
        set = _drawAudits(taskId);
        (slot, auditor) = (_slotDue(set), audit.auditorsOf(set, _slotDue(set))[0]);
        _commitAudit(set, slot, auditor, keccak256("made up"));
        _proposeSeated(taskId);
        uint256 transition = _drawStep(set, slot);
        _open(set, slot, auditor, keccak256("made up"));
        _postSegment(slot, transition, 0);
        _refute(_transition(slot, transition, 0));
        vm.warp(claims[slot].gradient.deadline + CLAIM_WINDOW);
        _finish(taskId);
        assertEq(_claim(taskId, slot, _upTo(1)), 901, "paid in its time");
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Completed, "completed");
    }
}

/// @notice vectors/claim.json: the auditor's own code commits to what the contract opens.
contract TrainingAuditVectors_Test is AuditTest {
    function _read(uint256 i, string memory key) private pure returns (string memory) {
        return string.concat(".audits[", vm.toString(i), "].", key);
    }

    function test_audits_match() external view {
        string memory text = vm.readFile("vectors/claim.json");
        uint256 count = vm.parseJsonUint(text, ".auditCount");
        assertGe(count, 4, "cases");
        for (uint256 i = 0; i < count; ++i) {
            this.replay(text, i);
        }
    }

    function replay(string calldata text, uint256 i) external view {
        assertEq(_set(text, i), vm.parseJsonBytes32(text, _read(i, "set")), "set");
        assertEq(_root(text, i), vm.parseJsonBytes32(text, _read(i, "root")), "root");
        bytes32 commitment = audit.commitmentOf(
            vm.parseJsonBytes32(text, _read(i, "set")),
            uint8(vm.parseJsonUint(text, _read(i, "slot"))),
            vm.parseJsonAddress(text, _read(i, "auditor")),
            vm.parseJsonBytes32(text, _read(i, "salt")),
            vm.parseJsonBytes32(text, _read(i, "root"))
        );
        assertEq(commitment, vm.parseJsonBytes32(text, _read(i, "commitment")), "commitment");
    }

    function _set(string calldata text, uint256 i) private pure returns (bytes32) {
        bytes32 taskId = vm.parseJsonBytes32(text, _read(i, "taskId"));
        uint256 round = vm.parseJsonUint(text, _read(i, "round"));
        uint256 openedAt = vm.parseJsonUint(text, _read(i, "openedAt"));
        bytes32 parentRoot = vm.parseJsonBytes32(text, _read(i, "parentRoot"));
        return keccak256(abi.encode(taskId, round, openedAt, parentRoot, vm.parseJsonBytes32(text, _read(i, "frozenHash"))));
    }

    /// @dev What the path of the drawn transition leads to.
    function _root(string calldata text, uint256 i) private pure returns (bytes32) {
        bytes32[] memory traces = vm.parseJsonBytes32Array(text, _read(i, "traces"));
        uint256 transition = _drawnOf(text, i, traces.length);
        bytes32 leaf = VectorCommitment.leafHash(abi.encode(traces[transition]));
        bytes32[] memory path = vm.parseJsonBytes32Array(text, _read(i, "path"));
        (bool valid, bytes32 tree) = VectorCommitment.treeFromProof(leaf, transition, traces.length, path);
        assertTrue(valid, "path");
        return VectorCommitment.root(ClaimVectors.KIND_AUDIT, 0, uint64(traces.length), 0, tree);
    }

    function _drawnOf(string calldata text, uint256 i, uint256 transitions) private pure returns (uint256 transition) {
        bytes32 seed = vm.parseJsonBytes32(text, _read(i, "leafSeed"));
        uint8 slot = uint8(vm.parseJsonUint(text, _read(i, "slot")));
        transition = uint256(keccak256(abi.encode(seed, slot))) % transitions;
        assertEq(transition, vm.parseJsonUint(text, _read(i, "transition")), "transition");
    }
}
