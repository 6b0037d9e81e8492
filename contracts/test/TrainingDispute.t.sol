// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDisputeMoves} from "../src/training/IDisputeMoves.sol";
import {IDisputeViews} from "../src/training/IDisputeViews.sol";
import {ITrainingDispute} from "../src/training/ITrainingDispute.sol";
import {ITrainingFraud} from "../src/training/ITrainingFraud.sol";
import {OuterGradient, Proposal, Role} from "../src/facts/Types.sol";
import {BadEvidence, WrongMove} from "../src/facts/Errors.sol";
import {AuditTest} from "./utils/AuditTest.sol";

/// @title Bonds of disputes: what becomes of them when the run changes under a dispute
contract TrainingDispute_Test is AuditTest {
    uint256 private constant LIAR = 1;

    address private friend = address(0xF12E);
    bytes32 private taskId;

    function setUp() public override {
        super.setUp();
        taskId = _audited(auditedSpec(), defaultTerms());
        address[2] memory players = [challenger, friend];
        for (uint256 i = 0; i < players.length; ++i) {
            _fund(players[i]);
            vm.prank(players[i]);
            token.approve(address(dispute), type(uint256).max);
        }
    }

    /// @notice Rounds 0 and 1 are proposed and open: four claims are committed in round 1 on the state after round 0.
    function _committed() private returns (ITrainingFraud.Claim memory) {
        _round(taskId, 4);
        _commitAll(taskId, 4);
        return claims[LIAR];
    }

    /// @notice The state below is wrong, and made again: all that was committed on it is void.
    function _overturnParent() private {
        vm.prank(address(fraud));
        rounds.overturnRound(taskId, 0, 0);
        Proposal memory proposal = _proposal(taskId);
        proposal.newRoot = keccak256("another state");
        _propose(proposal, 0);
    }

    /// @notice A friend of the liar's convicts it by its silence about a claim that nobody trained on and nobody committed.
    function _convictOfAnInventedClaim(OuterGradient memory gradient) private {
        gradient.parentRoot = keccak256("no state of this run");
        ITrainingFraud.Claim memory invented = ITrainingFraud.Claim(gradient, _signGradient(gradient, LIAR));
        vm.prank(friend);
        uint256 id = dispute.open(invented, type(uint32).max);
        vm.warp(dispute.positionOf(id).deadline);
        dispute.timeout(id, invented);
        assertEq(vault.lockOf(taskId, Role.Trainer, trainer(LIAR)), 0, "the lock is taken");
    }

    /// @notice The whole segment that is in dispute, wrong in its first step.
    function _wrongSegment() private view returns (ITrainingDispute.Posting memory posting) {
        uint256 first = 6;
        bytes32 wrong = keccak256("wrong");
        posting = _posting(LIAR, first, wrong);
        posting.nodes = new bytes32[](2 * INTERVAL);
        for (uint256 i = 0; i < INTERVAL; ++i) {
            (posting.nodes[2 * i], posting.nodes[2 * i + 1]) = (_local(LIAR, first + i), i == 0 ? wrong : _trace(LIAR, first + i));
        }
    }

    /// @notice The liar answers in the dispute, so that it is the challenger's turn.
    function _answer(uint256 id, ITrainingFraud.Claim memory claim) private {
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        ITrainingDispute.Posting memory posting = _wrongSegment();
        vm.prank(trainer(LIAR));
        dispute.postSegment(claim, 2, posting, ids);
        assertTrue(dispute.positionOf(id).turn == IDisputeViews.Turn.Challenge, "the challenger's turn");
    }

    /// @notice One posting answers 64 disputes, for less gas than a move may take, and no more: what is left is answered with the same segment
    /// again, in which nothing else may be shown.
    function test_postSegment_answers64Disputes_andNoMore() external {
        ITrainingFraud.Claim memory claim = _committed();
        uint256[] memory ids = new uint256[](65);
        for (uint256 i = 0; i < ids.length; ++i) {
            vm.prank(challenger);
            ids[i] = dispute.open(claim, 2);
        }
        ITrainingDispute.Posting memory posting = _wrongSegment();
        vm.startPrank(trainer(LIAR));
        vm.expectRevert(abi.encodeWithSelector(IDisputeMoves.TooManyAnswers.selector, 65, 64));
        dispute.postSegment(claim, 2, posting, ids);
        uint256[] memory last = new uint256[](1);
        last[0] = ids[64];
        assembly ("memory-safe") {
            mstore(ids, 64)
        }
        dispute.postSegment(claim, 2, posting, ids);
        assertLe(vm.lastCallGas().gasTotalUsed, 8_000_000, "rule 33");
        for (uint256 i = 0; i < ids.length; ++i) {
            assertTrue(dispute.positionOf(ids[i]).turn == IDisputeViews.Turn.Challenge, "answered");
        }
        bytes32 node = posting.nodes[0];
        posting.nodes[0] = keccak256("other");
        vm.expectRevert(abi.encodeWithSelector(WrongMove.selector, posting.root));
        dispute.postSegment(claim, 2, posting, last);
        posting.nodes[0] = node;
        dispute.postSegment(claim, 2, posting, last);
        assertTrue(dispute.positionOf(last[0]).turn == IDisputeViews.Turn.Challenge, "answered by the next one");
        vm.stopPrank();
    }

    /// @notice The challenger is right about a claim that was committed. Its parent falls, the liar commits another claim on the new one,
    /// and has itself convicted: the disputed claim is in no round any more, so that nothing is left to decide, and the bond comes back,
    /// whether somebody closes the dispute or its clock runs out.
    function test_dispute_aboutAClaimOnADeadParent_whoseSlotCommittedAgain_returnsTheBond() external {
        for (uint256 way = 0; way < 2; ++way) {
            uint256 snapshot = vm.snapshotState();
            ITrainingFraud.Claim memory claim = _committed();
            vm.prank(challenger);
            uint256 id = dispute.open(claim, 2);
            _answer(id, claim);
            _overturnParent();
            _commit(taskId, LIAR);
            OuterGradient memory gradient = _gradient(taskId, LIAR);
            vm.expectRevert(abi.encodeWithSelector(WrongMove.selector, dispute.positionOf(id).node));
            dispute.close(id, claim);
            _convictOfAnInventedClaim(_gradient(taskId, LIAR));
            assertEq(fraud.mattersUntil(claim.gradient), 0, "a proof would change nothing");
            assertTrue(fraud.mattersUntil(gradient) > 0, "the other claim is in the round");
            if (way == 0) dispute.close(id, claim);
            else dispute.timeout(id, claim);
            assertEq(dispute.creditOf(challenger), BOND, "the bond comes back");
            assertEq(dispute.creditOf(trainer(LIAR)), 0, "the liar has nothing of it");
            _assertAuditBooks();
            assertTrue(vm.revertToState(snapshot), "again");
        }
    }

    /// @notice Without a lock, and with the gradient in its round, there is something to decide: nobody ends that by closing it.
    function test_close_ofAClaimThatStands_reverts() external {
        ITrainingFraud.Claim memory claim = _committed();
        vm.prank(challenger);
        uint256 id = dispute.open(claim, 2);
        _answer(id, claim);
        _convictOfAnInventedClaim(_gradient(taskId, LIAR));
        assertEq(fraud.mattersUntil(claim.gradient), claim.gradient.deadline + CLAIM_WINDOW, "until its claims end");
        vm.expectRevert(abi.encodeWithSelector(WrongMove.selector, dispute.positionOf(id).node));
        dispute.close(id, claim);
        ITrainingFraud.Claim memory other = claims[LIAR + 1];
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "claim"));
        dispute.close(id, other);
    }
}
