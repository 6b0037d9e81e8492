// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AcceptedSetMismatch,
    AlreadyInPool,
    BadOpening,
    ChallengeWindowOpen,
    DrawPending,
    InvalidSignature,
    LockStillLiable,
    LockTooSmall,
    NotAWitness,
    NotInPool,
    NotOverturnable,
    NothingDue,
    NothingToRelease,
    ParentNotFinal,
    QuorumNotMet,
    SignersNotSorted,
    TrainerNotEnrolled,
    WrongPhase,
    WrongStatus
} from "../src/facts/Errors.sol";
import {IRoundMoves} from "../src/round/IRoundMoves.sol";
import {IRoundRulings} from "../src/round/IRoundRulings.sol";
import {ITaskMoves} from "../src/task/ITaskMoves.sol";
import {
    Committee,
    FrozenEntry,
    OuterGradient,
    Phase,
    PoolKeeper,
    Proposal,
    Role,
    RoundStatus,
    Statement,
    TaskStatus,
    TrainingTaskSpec,
    WitnessSignature
} from "../src/facts/Types.sol";
import {StakeTree} from "../src/stake/StakeTree.sol";
import {MockL1Block} from "./utils/Mocks.sol";
import {RoundsTest} from "./TrainingRounds.t.sol";

/// @notice A task of three seats, two of which have to sign, with four keepers of equal weight in its pool.
abstract contract CommitteeTest is RoundsTest {
    uint256 internal constant KEEPERS = 4;

    function setUp() public virtual override {
        super.setUp();
        taskId = _trainingOf(3, 2);
    }

    function _trainingOf(uint8 seats, uint8 threshold) internal returns (bytes32 id) {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.committeeSeats, spec.committeeThreshold) = (seats, threshold);
        id = _post(spec);
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _join(id, i, 0);
        }
        _acknowledge(id, 0);
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(id, i);
        }
    }

    /// @notice Draws three seats for these keepers, in this order.
    function _drawThree(uint256 a, uint256 b, uint256 c) internal {
        for (uint256 randomness = DICE;; ++randomness) {
            (, address[] memory seats) = tasks.drawSeats(taskId, _seed(taskId, randomness), 3);
            if (seats[0] != keeper(a) || seats[1] != keeper(b) || seats[2] != keeper(c)) continue;
            vm.prevrandao(bytes32(randomness));
            _draw(taskId);
            return;
        }
    }

    /// @notice Signatures over `proposal` of the keepers whose bit is set.
    function _signedProposal(Proposal memory proposal, uint256 which) internal view returns (WitnessSignature[] memory) {
        return _signaturesOf(_proposalDigest(proposal), 8, which);
    }

    function _proposeReverts(Proposal memory proposal, WitnessSignature[] memory signatures, bytes memory reason) internal {
        vm.expectRevert(reason);
        rounds.proposeRound(proposal, signatures);
    }

    function _proposeBy(uint256 which) internal {
        Proposal memory proposal = _proposal(taskId);
        _propose(proposal, _signedProposal(proposal, which));
    }

    function _committee(uint32 round) internal view returns (Committee memory) {
        return rounds.committeeOf(taskId, round);
    }
}

contract TrainingRounds_draw_Test is CommitteeTest {
    address private constant L1_BLOCK = 0x4200000000000000000000000000000000000015;

    /// @notice The first tick after the close draws, and says of whom; nothing else of the round changes.
    function test_draw_afterClose_succeeds() external {
        _commitFirst(taskId, 4);
        assertEq(_committee(0).members.length, 0, "none yet");
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        skip(1);
        vm.prevrandao(bytes32(DICE + 77));
        bytes32 seed = keccak256(abi.encode("assay/v1/committee", taskId, uint32(0), bytes32(DICE + 77)));
        (uint16[] memory members, address[] memory keepers) = tasks.drawSeats(taskId, seed, 3);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.CommitteeDrawn(taskId, 0, seed, keepers);
        tasks.tick(taskId);
        Committee memory committee = _committee(0);
        assertEq(keccak256(abi.encode(committee.members)), keccak256(abi.encode(members)), "members");
        assertEq(committee.drawnAt, START_TIME + 1, "drawn at");
        assertEq(committee.signed, 0, "nobody signed yet");
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(tasks.memberAt(taskId, members[i]), keepers[i], "account");
        }
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        assertEq(rounds.signersOf(taskId, 0).length, 0, "no signers");
    }

    /// @notice Without a quorum of commitments there is nothing to witness.
    function test_draw_noQuorum_carries() external {
        _commitFirst(taskId, 2);
        skip(60);
        tasks.tick(taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Carried, "carried");
        assertEq(_committee(0).members.length, 0, "not drawn");
    }

    /// @notice 300 seconds after the close no draw comes any more.
    function test_draw_late_isVoid() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.uploadWindow = 1000;
        taskId = _training(spec);
        _commitFirst(taskId, 4);
        assertEq(rounds.drawPendingUntil(taskId), START_TIME + 300, "last second");
        vm.warp(START_TIME + 301);
        assertEq(rounds.drawPendingUntil(taskId), 0, "void");
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        vm.warp(START_TIME + 300);
        tasks.tick(taskId);
        assertEq(_committee(0).drawnAt, START_TIME + 300, "drawn");
        assertEq(rounds.drawPendingUntil(taskId), 0, "drawn");
    }

    /// @notice Who knows the seed must not choose among pools by having accounts of its own convicted: the round has no committee then.
    function test_draw_convictionAfterClose_isVoid() external {
        _commitFirst(taskId, 4);
        skip(1);
        assertTrue(rounds.drawPendingUntil(taskId) != 0, "due");
        game.convict(tasks, taskId, Role.Keeper, keeper(3), challenger, 0);
        assertEq(tasks.poolConvictedAtOf(taskId), nowTime(), "when");
        assertEq(rounds.drawPendingUntil(taskId), 0, "void");
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        // No draw comes, so nobody has to wait for it.
        _join(taskId, 6, 320_000);
        _proposeReverts(_proposal(taskId), 6, abi.encodeWithSelector(QuorumNotMet.selector, 0, 2));
        vm.warp(START_TIME + 35);
        _propose(_proposal(taskId), 6);
        assertEq(_committee(0).members.length, 1, "alone");
        _commitFirst(taskId, 4);
        _draw(taskId);
        assertEq(_committee(1).members.length, 3, "the next round is drawn");
    }

    /// @notice In the second of the close it counts as after it, a second before does not, nor does the conviction of one who had left.
    function test_draw_convictionAtClose_decides() external {
        _commitFirst(taskId, 3);
        vm.warp(START_TIME + 59);
        game.convict(tasks, taskId, Role.Keeper, keeper(3), challenger, 0);
        vm.prank(keeper(2));
        tasks.leavePool(taskId);
        skip(2);
        game.convict(tasks, taskId, Role.Keeper, keeper(2), challenger, 0);
        tasks.tick(taskId);
        assertEq(_committee(0).members.length, 3, "drawn");
        taskId = _trainingOf(3, 2);
        _commitFirst(taskId, 4);
        game.convict(tasks, taskId, Role.Keeper, keeper(0), challenger, 0);
        skip(1);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
    }

    /// @notice Nor once one keeper's lock stands for the committee.
    function test_draw_fallback_isVoid() external {
        _commitFirst(taskId, 4);
        assertEq(rounds.drawPendingUntil(taskId), START_TIME + 34, "last second");
        skip(35);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        vm.warp(START_TIME + 34);
        tasks.tick(taskId);
        assertEq(_committee(0).members.length, 3, "drawn");
    }

    /// @notice With nobody in the pool nobody is drawn; who comes then has every seat.
    function test_draw_emptyPool_waits() external {
        for (uint256 i = 0; i < KEEPERS; ++i) {
            vm.prank(keeper(i));
            tasks.leavePool(taskId);
        }
        _commitFirst(taskId, 4);
        skip(1);
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        _join(taskId, 5, 0);
        tasks.tick(taskId);
        uint16 member = tasks.poolKeeperOf(taskId, keeper(5)).member;
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(_committee(0).members[i], member, "every seat");
        }
        _proposeBy(1 << 5);
    }

    /// @notice From the close to the draw nobody comes or goes: the seed may be known already.
    function test_pool_drawPending_waits() external {
        _staker(keeper(4));
        _commitFirst(taskId, 3);
        vm.warp(START_TIME + 59);
        vm.prank(keeper(3));
        tasks.leavePool(taskId);
        skip(1);
        bytes memory pending = abi.encodeWithSelector(DrawPending.selector, START_TIME + 94);
        vm.expectRevert(pending);
        vm.prank(keeper(4));
        tasks.joinPool(taskId, 0, "");
        vm.expectRevert(pending);
        vm.prank(keeper(2));
        tasks.leavePool(taskId);
        skip(1);
        vm.expectRevert(pending);
        vm.prank(keeper(2));
        tasks.leavePool(taskId);
        tasks.tick(taskId);
        uint256 drawn = vm.snapshotState();
        vm.prank(keeper(2));
        tasks.leavePool(taskId);
        vm.prank(keeper(4));
        tasks.joinPool(taskId, 0, "");
        // Who leaves may have been drawn.
        assertTrue(vm.revertToState(drawn), "as after the draw");
        _proposeSeated(taskId);
    }

    /// @notice A draw that never came does not lock the pool.
    function test_pool_drawVoid_opens() external {
        _commitFirst(taskId, 4);
        vm.warp(START_TIME + 35);
        _join(taskId, 4, 0);
        vm.prank(keeper(0));
        tasks.leavePool(taskId);
    }

    /// @notice Where prevrandao is a constant, as on chains without a beacon, there is no draw: everybody would know it before.
    function test_draw_constantRandomness_refused() external {
        _commitFirst(taskId, 4);
        skip(1);
        for (uint256 i = 0; i < 3; ++i) {
            vm.prevrandao(bytes32([uint256(0), 1, type(uint64).max][i]));
            vm.expectRevert(NothingDue.selector);
            tasks.tick(taskId);
        }
        vm.prevrandao(bytes32(uint256(1) << 64));
        tasks.tick(taskId);
        assertEq(_committee(0).members.length, 3, "drawn");
    }

    /// @notice On an OP Stack chain the hash of the L1 block counts, once that block is later than the close.
    function test_draw_l1Block_decides() external {
        vm.etch(L1_BLOCK, _create("Mocks.sol:MockL1Block", "").code);
        MockL1Block l1 = MockL1Block(L1_BLOCK);
        _commitFirst(taskId, 4);
        skip(5);
        vm.prevrandao(bytes32(uint256(1)));
        l1.set(uint64(START_TIME), bytes32(uint256(2)));
        vm.expectRevert(NothingDue.selector);
        tasks.tick(taskId);
        l1.set(uint64(START_TIME + 1), bytes32(uint256(3)));
        (, address[] memory keepers) = tasks.drawSeats(taskId, _seed(taskId, 3), 3);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.CommitteeDrawn(taskId, 0, _seed(taskId, 3), keepers);
        tasks.tick(taskId);
    }

    /// @notice What an overturned branch drew has no say in the next one, which draws for itself.
    function test_draw_otherBranch_isStale() external {
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        _draw(taskId);
        assertEq(_committee(1).members.length, 3, "drawn");
        game.overturn(rounds, taskId, 0, 0);
        assertEq(_committee(0).members.length, 0, "the overturned round has no committee any more");
        assertEq(_committee(1).members.length, 0, "nor has the one above");
        _join(taskId, 5, 320_000);
        _propose(_proposal(taskId), 5);
        Committee memory committee = _committee(0);
        assertEq(committee.members.length, 1, "alone");
        assertEq(committee.drawnAt, 0, "not drawn");
        _commitFirst(taskId, 4);
        assertEq(_committee(1).members.length, 0, "not drawn in this branch");
        skip(1);
        Proposal memory proposal = _proposal(taskId);
        _proposeReverts(proposal, _signedProposal(proposal, 15), abi.encodeWithSelector(QuorumNotMet.selector, 0, 2));
        vm.prevrandao(bytes32(DICE + 9));
        tasks.tick(taskId);
        assertEq(_committee(1).members.length, 3, "drawn anew");
        _proposeSeated(taskId);
    }

    /// @notice A carried round keeps nothing of a committee drawn under its number in a dead branch.
    function test_draw_carriedRound_showsNone() external {
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        _draw(taskId);
        game.overturn(rounds, taskId, 0, 0);
        vm.warp(rounds.roundOf(taskId, 0).proposedAt + 10);
        tasks.tick(taskId);
        _carry(taskId);
        assertTrue(rounds.roundOf(taskId, 1).status == RoundStatus.Carried, "carried");
        assertEq(_committee(1).members.length, 0, "none");
        assertEq(_committee(9).members.length, 0, "a round to come");
    }

    /// @notice A committee that does not propose stays on record with its round.
    function test_draw_lapsed_staysOnRecord() external {
        _commitFirst(taskId, 4);
        _drawThree(1, 2, 1);
        vm.warp(START_TIME + 45);
        tasks.tick(taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Carried, "carried");
        assertEq(_committee(0).members.length, 3, "kept");
        assertEq(rounds.roundOf(taskId, 0).stateRoot, FIRST_STATE, "prior root");
        assertEq(rounds.signersOf(taskId, 0).length, 0, "nobody signed");
    }
}

contract TrainingTasks_drawSeats_Test is CommitteeTest {
    /// @notice Seats are drawn with replacement, each place in proportion to its lock, over four standard deviations.
    function test_drawSeats_weights_areKept() external {
        bytes32 id = _post(defaultSpec());
        // Weights 16, 24 (60,000 of 40,000), 128 and 16.
        _join(id, 0, 0);
        _join(id, 1, 60_000);
        _join(id, 2, 320_000);
        _join(id, 3, 42_400);
        uint256[4] memory weights = [uint256(16), 24, 128, 16];
        uint256[5] memory counts;
        uint256 draws = 11 * 400;
        uint256 repeated = 0;
        for (uint256 s = 0; s < 400; ++s) {
            (uint16[] memory members, address[] memory keepers) = tasks.drawSeats(id, keccak256(abi.encode(s)), 11);
            for (uint256 i = 0; i < 11; ++i) {
                ++counts[members[i]];
                assertEq(keepers[i], keeper(members[i] - 1), "account");
                if (i > 0 && members[i] == members[i - 1]) ++repeated;
            }
        }
        for (uint256 i = 0; i < 4; ++i) {
            uint256 expected = draws * weights[i] / 184;
            // Of a binomial count the deviation is below the root of its expectation, which is at most 56.
            assertGe(counts[i + 1] + 4 * 56, expected, "too few");
            assertLe(counts[i + 1], expected + 4 * 56, "too many");
            assertGe(counts[i + 1], expected / 2, "far too few");
        }
        assertGe(repeated, draws / 4, "with replacement");
    }

    /// @notice The documented draw, recomputed from the weights alone.
    function testFuzz_drawSeats_formula_matches(uint256[9] calldata locks, uint256 left, bytes32 seed) external {
        bytes32 id = _post(defaultSpec());
        uint256[] memory weights = new uint256[](9);
        uint256 total = 0;
        for (uint256 i = 0; i < 9; ++i) {
            uint256 amount = bound(locks[i], 40_000, 320_000);
            _join(id, i, amount);
            weights[i] = 16 * amount / 40_000;
        }
        for (uint256 i = 0; i < 9; ++i) {
            if ((left >> i) & 1 == 1) {
                vm.prank(keeper(i));
                tasks.leavePool(id);
                weights[i] = 0;
            }
            total += weights[i];
        }
        (uint16[] memory members,) = tasks.drawSeats(id, seed, 11);
        if (total == 0) {
            assertEq(members.length, 0, "nobody");
            return;
        }
        for (uint256 i = 0; i < 11; ++i) {
            uint256 r = uint256(keccak256(abi.encode(seed, i))) % total;
            uint256 place = 0;
            while (r >= weights[place]) {
                r -= weights[place++];
            }
            assertEq(members[i], place + 1, "member");
        }
    }

    /// @notice A weight is at most 4,095 sixteenths of keeperLock.
    function test_drawSeats_heaviest_isCapped() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.keeperLock, spec.rewardPerGradient) = (32, 1);
        bytes32 id = _post(spec);
        _join(id, 0, STAKE / 2);
        for (uint256 i = 1; i < 4; ++i) {
            _join(id, i, 8192);
        }
        uint256 other = 0;
        for (uint256 s = 0; s < 100; ++s) {
            (uint16[] memory members,) = tasks.drawSeats(id, keccak256(abi.encode(s)), 4);
            for (uint256 i = 0; i < 4; ++i) {
                if (members[i] != 1) ++other;
            }
        }
        assertGe(other, 240, "three quarters");
    }

    /// @notice Who leaves or is convicted is not drawn again; a place is another's then, the member number is not.
    function test_drawSeats_gone_isNotDrawn() external {
        bytes32 id = _post(defaultSpec());
        _join(id, 0, 0);
        _join(id, 1, 0);
        _join(id, 2, 0);
        game.convict(tasks, id, Role.Keeper, keeper(0), challenger, 0);
        vm.prank(keeper(1));
        tasks.leavePool(id);
        _join(id, 4, 0);
        bool[6] memory drawn;
        for (uint256 s = 0; s < 20; ++s) {
            (uint16[] memory members,) = tasks.drawSeats(id, keccak256(abi.encode(s)), 3);
            for (uint256 i = 0; i < 3; ++i) {
                drawn[members[i]] = true;
            }
        }
        assertTrue(!drawn[1] && !drawn[2] && drawn[3] && drawn[4], "members 3 and 4");
        assertEq(tasks.memberAt(id, 4), keeper(4), "account");
        assertEq(tasks.memberAt(id, 2), keeper(1), "for ever");
    }

    /// @notice An account that joins again is the same member, under the key that it has registered then.
    function test_joinPool_again_keepsMember() external {
        vm.prank(keeper(2));
        tasks.leavePool(taskId);
        vm.expectRevert(abi.encodeWithSelector(AlreadyInPool.selector, keeper(2)));
        vm.prank(keeper(2));
        tasks.joinPool(taskId, 0, "");
        skip(tasks.liabilityOf(taskId));
        tasks.releaseLock(taskId, Role.Keeper, keeper(2));
        PoolKeeper memory former = tasks.poolKeeperOf(taskId, keeper(2));
        assertTrue(former.member == 3 && !former.active && former.key == keeper(2), "still on record");
        vm.expectRevert(NothingToRelease.selector);
        tasks.releaseLock(taskId, Role.Keeper, keeper(2));
        vm.prank(keeper(2));
        tasks.joinPool(taskId, 0, "");
        PoolKeeper memory again = tasks.poolKeeperOf(taskId, keeper(2));
        assertTrue(again.member == 3 && again.active && again.leftAt == 0, "the same member");
        assertEq(tasks.poolSizeOf(taskId), 4, "size");
        assertEq(tasks.memberAt(taskId, 5), address(0), "no further number");
    }

    function test_views_unknown_revert() external {
        address[] memory list = new address[](2);
        (list[0], list[1]) = (keeper(1), keeper(3));
        (address[] memory keys, uint16[] memory members) = tasks.witnessesOf(taskId, list);
        assertTrue(keys[0] == keeper(1) && keys[1] == keeper(3) && members[0] == 2 && members[1] == 4, "witnesses");
        list[1] = keeper(7);
        vm.expectRevert(abi.encodeWithSelector(NotInPool.selector, keeper(7)));
        tasks.witnessesOf(taskId, list);
    }
}

contract TrainingRounds_seats_Test is CommitteeTest {
    function setUp() public override {
        super.setUp();
        _commitFirst(taskId, 4);
    }

    /// @notice k counts seats, not keepers: one who holds two of three decides alone.
    function test_seats_twoOfOne_areEnough() external {
        _drawThree(1, 2, 1);
        _proposeBy(2);
        assertEq(_committee(0).signed, 5, "seats 0 and 2");
        address[] memory signers = rounds.signersOf(taskId, 0);
        assertEq(signers.length, 1, "one account");
        assertEq(signers[0], keeper(1), "keeper 1");
    }

    function test_seats_tooFew_reverts() external {
        _drawThree(1, 2, 1);
        Proposal memory proposal = _proposal(taskId);
        _proposeReverts(proposal, _signedProposal(proposal, 4), abi.encodeWithSelector(QuorumNotMet.selector, 1, 2));
    }

    function test_seats_all_succeeds() external {
        _drawThree(3, 0, 2);
        _proposeBy(1 + 4 + 8);
        assertEq(_committee(0).signed, 7, "all seats");
        address[] memory signers = rounds.signersOf(taskId, 0);
        assertEq(signers.length, 3, "three accounts");
        assertEq(signers[0], keeper(3), "in order of their seats");
        assertEq(signers[1], keeper(0), "in order of their seats");
        assertEq(signers[2], keeper(2), "in order of their seats");
    }

    /// @notice A keeper without a seat, one signature that is not its keeper's, and the same one twice.
    function test_seats_wrongSignatures_revert() external {
        _drawThree(1, 2, 1);
        Proposal memory proposal = _proposal(taskId);
        _proposeReverts(proposal, _signedProposal(proposal, 2 + 4 + 8), abi.encodeWithSelector(NotAWitness.selector, keeper(3)));
        WitnessSignature[] memory signatures = _signedProposal(proposal, 2 + 4);
        (signatures[0].signature, signatures[1].signature) = (signatures[1].signature, signatures[0].signature);
        _proposeReverts(proposal, signatures, abi.encodeWithSelector(InvalidSignature.selector));
        signatures = _signedProposal(proposal, 2 + 4);
        signatures[1] = signatures[0];
        _proposeReverts(proposal, signatures, abi.encodeWithSelector(SignersNotSorted.selector));
        signatures = _signedProposal(proposal, 2 + 4);
        (signatures[0], signatures[1]) = (signatures[1], signatures[0]);
        _proposeReverts(proposal, signatures, abi.encodeWithSelector(SignersNotSorted.selector));
        signatures = _signedProposal(proposal, 2 + 4);
        signatures[1].signature = _highS(signatures[1].signature);
        _proposeReverts(proposal, signatures, abi.encodeWithSelector(InvalidSignature.selector));
        proposal.newRoot = keccak256("another");
        _proposeReverts(proposal, signatures, abi.encodeWithSelector(InvalidSignature.selector));
    }

    /// @notice A seat whose keeper has left, or was convicted, signs no more: its lock is on the way out.
    function test_seats_left_revert() external {
        _drawThree(1, 2, 3);
        vm.prank(keeper(2));
        tasks.leavePool(taskId);
        Proposal memory proposal = _proposal(taskId);
        _proposeReverts(proposal, _signedProposal(proposal, 2 + 4), abi.encodeWithSelector(NotInPool.selector, keeper(2)));
        game.convict(tasks, taskId, Role.Keeper, keeper(1), challenger, 0);
        _proposeReverts(proposal, _signedProposal(proposal, 2 + 8), abi.encodeWithSelector(NotInPool.selector, keeper(1)));
    }

    /// @notice In the fallback window only a lock of quorumLock counts, seats do not, and it is one keeper.
    function test_alone_quorumLock_decides() external {
        _drawThree(1, 2, 1);
        vm.warp(START_TIME + 35);
        Proposal memory proposal = _proposal(taskId);
        _proposeReverts(proposal, _signedProposal(proposal, 2 + 4), abi.encodeWithSelector(QuorumNotMet.selector, 2, 1));
        _proposeReverts(proposal, _signedProposal(proposal, 2), abi.encodeWithSelector(LockTooSmall.selector, 40_000, 320_000));
        _join(taskId, 6, 320_000);
        _propose(proposal, 6);
        Committee memory committee = _committee(0);
        assertEq(committee.members.length, 1, "one");
        assertEq(committee.members[0], tasks.poolKeeperOf(taskId, keeper(6)).member, "the proposer");
        assertEq(committee.signed, 1, "signed");
        assertEq(committee.drawnAt, 0, "not drawn");
        assertEq(rounds.signersOf(taskId, 0)[0], keeper(6), "signer");
        vm.warp(START_TIME + 65);
        assertEq(tasks.claimCommission(taskId, keeper(6), _list(0)), 400, "the whole commission");
        assertEq(tasks.claimCommission(taskId, keeper(1), _list(0)), 0, "a seat that was not used earns nothing");
    }

    /// @notice Standing is exactly what was signed and nothing near it.
    function test_isStanding_exact_works() external {
        Statement memory statement;
        Proposal memory proposal = _proposal(taskId);
        (statement.taskId, statement.parentRoot, statement.included) = (taskId, FIRST_STATE, 15);
        statement.frozenHash = rounds.roundOf(taskId, 0).frozenHash;
        (statement.newRoot, statement.auxRoot) = (proposal.newRoot, proposal.auxRoot);
        assertTrue(!rounds.isStanding(statement), "not proposed");
        assertTrue(!rounds.isOverturnable(taskId, 0), "not proposed");
        _drawThree(1, 2, 1);
        _proposeBy(2);
        bytes32 other = keccak256("other");
        for (uint256 i = 0; i < 7; ++i) {
            bytes32 keep = keccak256(abi.encode(statement));
            Statement memory changed = abi.decode(abi.encode(statement), (Statement));
            if (i == 0) changed.taskId = other;
            if (i == 1) changed.round = 1;
            if (i == 2) changed.parentRoot = other;
            if (i == 3) changed.frozenHash = other;
            if (i == 4) changed.included = 7;
            if (i == 5) changed.newRoot = other;
            if (i == 6) changed.auxRoot = other;
            assertTrue(keccak256(abi.encode(changed)) != keep, "changed");
            assertTrue(!rounds.isStanding(changed), "every field counts");
        }
        assertTrue(rounds.isStanding(statement), "standing");
        assertTrue(rounds.isOverturnable(taskId, 0), "in its window");
        skip(12);
        assertTrue(rounds.isStanding(statement), "standing");
        assertTrue(!rounds.isOverturnable(taskId, 0), "final by time");
        tasks.tick(taskId);
        assertTrue(rounds.isStanding(statement), "final");
        assertTrue(!rounds.isOverturnable(taskId, 0), "final");
    }

    function test_isStanding_overturned_isFalse() external {
        Statement memory statement;
        Proposal memory proposal = _proposal(taskId);
        (statement.taskId, statement.parentRoot, statement.included) = (taskId, FIRST_STATE, 15);
        statement.frozenHash = rounds.roundOf(taskId, 0).frozenHash;
        (statement.newRoot, statement.auxRoot) = (proposal.newRoot, proposal.auxRoot);
        _drawThree(1, 2, 1);
        _proposeBy(2);
        game.overturn(rounds, taskId, 0, 0);
        assertTrue(!rounds.isStanding(statement), "overturned");
        assertEq(rounds.signersOf(taskId, 0).length, 0, "no signers");
    }
}

contract TrainingTasks_claimCommission_Test is CommitteeTest {
    /// @notice Shares follow the signing seats; the first of them take what does not divide.
    function test_claimCommission_seats_shareIt() external {
        _commitFirst(taskId, 4);
        _drawThree(1, 2, 1);
        _proposeBy(2 + 4);
        assertEq(tasks.claimCommission(taskId, keeper(1), _list(0)), 0, "not vested");
        skip(30);
        // 400 in three: 134 for seat 0, 133 for the others.
        vm.expectEmit(address(tasks));
        emit ITaskMoves.CommissionClaimed(taskId, keeper(1), 0, 267);
        assertEq(tasks.claimCommission(taskId, keeper(1), _list(0)), 267, "seats 0 and 2");
        assertEq(tasks.claimCommission(taskId, keeper(2), _list(0)), 133, "seat 1");
        assertEq(tasks.claimCommission(taskId, keeper(1), _list(0)), 0, "once");
        assertEq(tasks.claimCommission(taskId, keeper(2), _list(0)), 0, "once");
        assertEq(tasks.claimCommission(taskId, keeper(3), _list(0)), 0, "did not sign");
        assertEq(tasks.claimCommission(taskId, keeper(7), _list(0)), 0, "is nobody");
        _assertBooks();
    }

    /// @notice Of the seats only those that signed share it.
    function test_claimCommission_unsignedSeat_getsNothing() external {
        _commitFirst(taskId, 4);
        _drawThree(1, 2, 3);
        _proposeBy(4 + 8);
        skip(30);
        assertEq(tasks.claimCommission(taskId, keeper(1), _list(0)), 0, "did not sign");
        assertEq(tasks.claimCommission(taskId, keeper(2), _list(0)), 200, "half");
        assertEq(tasks.claimCommission(taskId, keeper(3), _list(0)), 200, "half");
    }

    /// @notice One who left and is released is still paid for what it signed.
    function test_claimCommission_released_isPaid() external {
        _commitFirst(taskId, 4);
        _drawThree(1, 2, 1);
        _proposeBy(2);
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        uint64 until = uint64(nowTime()) + tasks.liabilityOf(taskId);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, until));
        tasks.releaseLock(taskId, Role.Keeper, keeper(1));
        vm.warp(until);
        tasks.releaseLock(taskId, Role.Keeper, keeper(1));
        assertEq(tasks.claimCommission(taskId, keeper(1), _list(0)), 400, "paid");
    }

    /// @notice Whatever is drawn and signs, the shares add up.
    function testFuzz_claimCommission_shares_addUp(uint256 randomness, uint128 reward) external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.committeeSeats, spec.committeeThreshold) = (11, 6);
        (spec.rewardPerGradient, spec.commissionBps) = (uint128(bound(reward, 1, 1000)), 3333);
        taskId = _post(spec);
        for (uint256 i = 0; i < KEEPERS; ++i) {
            _join(taskId, i, 40_000 * (i + 1));
        }
        _acknowledge(taskId, 0);
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(taskId, i);
        }
        vm.prevrandao(bytes32(randomness | DICE));
        _round(taskId, 4);
        skip(30);
        uint256 paid = 0;
        for (uint256 i = 0; i < KEEPERS; ++i) {
            paid += tasks.claimCommission(taskId, keeper(i), _list(0));
        }
        assertEq(paid, 4 * (uint256(spec.rewardPerGradient) * 3333 / 10_000), "all of it");
        _assertBooks();
    }
}

contract TrainingRounds_forceInclusion_Test is CommitteeTest {
    FrozenEntry[] private _entries;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 0; i < 4; ++i) {
            OuterGradient memory gradient = _gradient(taskId, i);
            _entries.push(
                FrozenEntry({
                    trainer: gradient.trainer, slot: uint8(i), payloadRoot: gradient.payloadRoot, claimHash: gradient.claimHash
                })
            );
            _commit(taskId, i);
        }
    }

    function _receipts(uint256 index, uint256 which) private view returns (WitnessSignature[] memory) {
        return _signaturesOf(rounds.payloadReceiptDigest(taskId, 0, trainer(index), _entries[index].payloadRoot), 8, which);
    }

    function _force(uint256 index, uint256 which) private {
        rounds.forceInclusion(taskId, trainer(index), _entries, _receipts(index, which));
    }

    function _forceReverts(uint256 index, uint256 which, bytes memory reason) private {
        WitnessSignature[] memory receipts = _receipts(index, which);
        vm.expectRevert(reason);
        rounds.forceInclusion(taskId, trainer(index), _entries, receipts);
    }

    /// @notice k seats acknowledged the payload: no proposal leaves it out, not even one made alone.
    function test_force_bit_binds() external {
        _drawThree(1, 2, 1);
        WitnessSignature[] memory receipts = _receipts(3, 2);
        vm.expectEmit(address(rounds));
        emit IRoundMoves.InclusionForced(taskId, 0, 3);
        rounds.forceInclusion(taskId, trainer(3), _entries, receipts);
        assertEq(_committee(0).forced, 8, "slot 3");
        _forceReverts(3, 2, abi.encodeWithSelector(NothingDue.selector));
        skip(30);
        bytes memory missing = abi.encodeWithSelector(AcceptedSetMismatch.selector, 15, 7);
        Proposal memory proposal = _proposal(taskId, 7);
        _proposeReverts(proposal, _signedProposal(proposal, 2 + 4), missing);
        _join(taskId, 6, 320_000);
        vm.warp(START_TIME + 35);
        _proposeReverts(proposal, _signedProposal(proposal, 1 << 6), missing);
        _propose(_proposal(taskId, 14), 6);
        assertEq(_committee(0).forced, 8, "on record");
    }

    /// @notice Nobody else may hold the payload, or nobody may use it: from the middle of the fallback window one who proposes alone may
    /// leave it out, so that receipts of a captured committee delay a round and end none.
    function test_force_secondHalf_mayLeaveOut() external {
        _drawThree(1, 2, 1);
        _force(3, 2);
        assertEq(_committee(0).forcedUntil, START_TIME + 40, "half of the fallback window");
        _join(taskId, 6, 320_000);
        vm.warp(START_TIME + 39);
        Proposal memory proposal = _proposal(taskId, 7);
        _proposeReverts(proposal, _signedProposal(proposal, 1 << 6), abi.encodeWithSelector(AcceptedSetMismatch.selector, 15, 7));
        skip(1);
        _propose(proposal, 6);
        assertEq(rounds.roundOf(taskId, 0).included, 7, "without it");
        assertEq(_committee(0).forced, 8, "on record");
        assertEq(_committee(0).forcedUntil, 0, "not open any more");
    }

    /// @notice The same in the fallback window that an overturn opens.
    function test_force_overturned_secondHalf_mayLeaveOut() external {
        _drawThree(1, 2, 1);
        _force(3, 2);
        _proposeBy(2);
        game.overturn(rounds, taskId, 0, 0);
        uint256 until = nowTime() + 5;
        assertEq(_committee(0).forcedUntil, until, "half of the fallback window");
        _join(taskId, 6, 320_000);
        vm.warp(until - 1);
        Proposal memory proposal = _proposal(taskId, 7);
        _proposeReverts(proposal, _signedProposal(proposal, 1 << 6), abi.encodeWithSelector(AcceptedSetMismatch.selector, 15, 7));
        skip(1);
        _propose(proposal, 6);
        assertEq(rounds.roundOf(taskId, 0).included, 7, "without it");
    }

    function test_force_committee_mayIncludeMore() external {
        _drawThree(1, 2, 1);
        _force(0, 2 + 4);
        skip(30);
        Proposal memory proposal = _proposal(taskId, 7);
        _propose(proposal, _signedProposal(proposal, 2));
        assertEq(rounds.roundOf(taskId, 0).included, 7, "forced and two others");
    }

    function test_force_receipts_revert() external {
        _drawThree(1, 2, 1);
        _forceReverts(3, 4, abi.encodeWithSelector(QuorumNotMet.selector, 1, 2));
        _forceReverts(3, 2 + 8, abi.encodeWithSelector(NotAWitness.selector, keeper(3)));
        WitnessSignature[] memory receipts = _receipts(2, 2);
        vm.expectRevert(InvalidSignature.selector);
        rounds.forceInclusion(taskId, trainer(3), _entries, receipts);
        vm.expectRevert(abi.encodeWithSelector(QuorumNotMet.selector, 0, 2));
        rounds.forceInclusion(taskId, trainer(3), _entries, new WitnessSignature[](0));
        vm.prank(keeper(1));
        tasks.leavePool(taskId);
        _forceReverts(3, 2, abi.encodeWithSelector(NotInPool.selector, keeper(1)));
    }

    function test_force_entries_revert() external {
        _drawThree(1, 2, 1);
        WitnessSignature[] memory receipts = _receipts(3, 2);
        FrozenEntry[] memory entries = _entries;
        (entries[0], entries[1]) = (entries[1], entries[0]);
        vm.expectRevert(BadOpening.selector);
        rounds.forceInclusion(taskId, trainer(3), entries, receipts);
        entries = _entries;
        entries[3].payloadRoot = keccak256("another");
        vm.expectRevert(BadOpening.selector);
        rounds.forceInclusion(taskId, trainer(3), entries, receipts);
        vm.expectRevert(abi.encodeWithSelector(AcceptedSetMismatch.selector, 15, 0));
        rounds.forceInclusion(taskId, trainer(9), _entries, receipts);
    }

    /// @notice Who has no commitment in the frozen set cannot be forced, though it holds a slot.
    function test_force_noCommitment_reverts() external {
        taskId = _trainingOf(3, 2);
        _commitFirst(taskId, 3);
        vm.warp(START_TIME + 60);
        _drawThree(1, 2, 1);
        FrozenEntry[] memory entries = new FrozenEntry[](3);
        for (uint256 i = 0; i < 3; ++i) {
            OuterGradient memory gradient = _gradient(taskId, i);
            entries[i] = FrozenEntry(gradient.trainer, uint8(i), gradient.payloadRoot, gradient.claimHash);
        }
        vm.expectRevert(abi.encodeWithSelector(AcceptedSetMismatch.selector, 7, 0));
        rounds.forceInclusion(taskId, trainer(3), entries, new WitnessSignature[](0));
    }

    /// @notice Only between the draw and the proposal, and as long as a proposal has to include it.
    function test_force_time_reverts() external {
        _forceReverts(3, 2, abi.encodeWithSelector(WrongPhase.selector, Phase.Upload));
        _drawThree(1, 2, 1);
        vm.warp(START_TIME + 45);
        _forceReverts(3, 2, abi.encodeWithSelector(WrongPhase.selector, Phase.Lapsed));
        vm.warp(START_TIME + 40);
        _forceReverts(3, 2, abi.encodeWithSelector(WrongPhase.selector, Phase.Fallback));
        vm.warp(START_TIME + 39);
        _force(3, 2);
        vm.warp(START_TIME + 34);
        _proposeBy(2);
        _forceReverts(2, 2, abi.encodeWithSelector(WrongPhase.selector, Phase.Commit));
    }

    /// @notice An overturn keeps what was forced, but for what it clears; the next opening starts with nothing.
    function test_force_overturn_keepsWhatIsLeft() external {
        _drawThree(1, 2, 1);
        _force(3, 2);
        _force(2, 2);
        _proposeBy(2);
        game.overturn(rounds, taskId, 0, 4);
        assertEq(_committee(0).forced, 8, "slot 2 was cleared");
        _forceReverts(1, 2, abi.encodeWithSelector(WrongPhase.selector, Phase.Fallback));
        _join(taskId, 6, 320_000);
        assertEq(rounds.roundOf(taskId, 0).committed, 11, "three are left");
        _propose(_proposal(taskId, 11), 6);
        _commitFirst(taskId, 4);
        assertEq(_committee(1).forced, 0, "nothing");
        _drawThree(1, 2, 1);
        assertEq(_committee(1).forced, 0, "nothing");
    }
}

contract TrainingRounds_hold_Test is CommitteeTest {
    function setUp() public override {
        super.setUp();
        _round(taskId, 4);
    }

    /// @notice A held proposal does not become final, nor anything on top of it, and nothing of it vests.
    function test_hold_finality_waits() external {
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundHeld(taskId, 0, 1);
        uint16 branch = game.hold(rounds, taskId, 0);
        assertEq(branch, 0, "branch");
        assertEq(_committee(0).holds, 1, "held");
        _round(taskId, 4);
        skip(200);
        (bytes32 first, bytes32 second) = (rounds.roundOf(taskId, 0).stateRoot, rounds.roundOf(taskId, 1).stateRoot);
        vm.expectRevert(abi.encodeWithSelector(ParentNotFinal.selector, 0));
        rounds.finalizeRound(taskId, 1, second);
        vm.expectRevert(abi.encodeWithSelector(ChallengeWindowOpen.selector, 0));
        rounds.finalizeRound(taskId, 0, first);
        assertEq(_claim(taskId, 0, _upTo(2)), 0, "nothing vests");
        assertTrue(rounds.isOverturnable(taskId, 0), "still open to proof");
        assertTrue(rounds.isOverturnable(taskId, 1), "what is on top of it too");
        game.release(rounds, taskId, 0, branch);
        assertTrue(!rounds.isOverturnable(taskId, 1), "final by time with its parent");
        assertEq(_committee(0).holds, 0, "released");
        assertTrue(!rounds.isOverturnable(taskId, 0), "final by time");
        assertEq(_claim(taskId, 0, _upTo(2)), 2 * 901, "both");
        assertEq(rounds.headOf(taskId).finalized, 2, "final");
    }

    /// @notice While something holds the round another hold may come, after the window of the first; not once it is final.
    function test_hold_window_works() external {
        game.hold(rounds, taskId, 0);
        skip(100);
        game.hold(rounds, taskId, 0);
        assertEq(_committee(0).holds, 2, "two");
        game.release(rounds, taskId, 0, 0);
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundHeld(taskId, 0, 0);
        game.release(rounds, taskId, 0, 0);
        bytes memory refused = abi.encodeWithSelector(NotOverturnable.selector, 0);
        vm.expectRevert(refused);
        game.hold(rounds, taskId, 0);
        tasks.tick(taskId);
        vm.expectRevert(refused);
        game.hold(rounds, taskId, 0);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 1));
        game.hold(rounds, taskId, 1);
    }

    function test_hold_lastSecond_works() external {
        skip(11);
        game.hold(rounds, taskId, 0);
        skip(40);
        vm.expectRevert(NothingDue.selector);
        rounds.tick(taskId);
        game.overturn(rounds, taskId, 0, 0);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Overturned, "overturned late");
    }

    /// @notice An overturn ends all holds; what was opened against the dead proposal releases nothing of its successor.
    function test_release_olderBranch_doesNothing() external {
        uint16 first = game.hold(rounds, taskId, 0);
        game.overturn(rounds, taskId, 0, 0);
        _join(taskId, 6, 320_000);
        game.release(rounds, taskId, 0, first);
        _propose(_proposal(taskId), 6);
        assertEq(_committee(0).holds, 0, "nothing holds the new one");
        uint16 second = game.hold(rounds, taskId, 0);
        assertEq(second, 1, "branch");
        game.release(rounds, taskId, 0, first);
        assertEq(_committee(0).holds, 1, "not its own");
        skip(12);
        vm.expectRevert(NothingDue.selector);
        rounds.tick(taskId);
        game.release(rounds, taskId, 0, second);
        rounds.tick(taskId);
        assertEq(rounds.headOf(taskId).finalized, 1, "final");
    }

    /// @notice A hold on a round that died with its parent touches neither the open round nor what is proposed there later.
    function test_release_deadRound_doesNothing() external {
        _round(taskId, 4);
        uint16 dead = game.hold(rounds, taskId, 1);
        game.overturn(rounds, taskId, 0, 0);
        game.release(rounds, taskId, 1, dead);
        _join(taskId, 6, 320_000);
        _propose(_proposal(taskId), 6);
        _round(taskId, 4);
        assertEq(_committee(1).holds, 0, "begins anew");
        uint16 live = game.hold(rounds, taskId, 1);
        game.release(rounds, taskId, 1, dead);
        assertEq(_committee(1).holds, 1, "not its own");
        game.release(rounds, taskId, 1, live);
        assertEq(_committee(1).holds, 0, "released");
    }

    /// @notice A round that waits for a held one has no deadline.
    function test_hold_cascade_waits() external {
        _round(taskId, 4);
        _round(taskId, 4);
        (, Phase phase, uint64 deadline) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.Waiting && deadline == rounds.roundOf(taskId, 0).proposedAt + 12, "for the oldest");
        game.hold(rounds, taskId, 0);
        (, phase, deadline) = rounds.phaseOf(taskId);
        assertTrue(phase == Phase.Waiting && deadline == 0, "for no one knows when");
        skip(100);
        OuterGradient memory gradient = _gradient(taskId, 0);
        _submitReverts(gradient, 0, abi.encodeWithSelector(WrongPhase.selector, Phase.Waiting));
        game.release(rounds, taskId, 0, 0);
        _commit(taskId, 0);
        assertEq(rounds.headOf(taskId).round, 3, "goes on");
    }

    function test_finalize_held_reverts() external {
        bytes32 root = rounds.roundOf(taskId, 0).stateRoot;
        vm.expectRevert(abi.encodeWithSelector(ChallengeWindowOpen.selector, START_TIME + 13));
        rounds.finalizeRound(taskId, 0, root);
        game.hold(rounds, taskId, 0);
        vm.expectRevert(abi.encodeWithSelector(ChallengeWindowOpen.selector, 0));
        rounds.finalizeRound(taskId, 0, root);
    }

    /// @notice A round above a held one is not final either, however old: it can be held and overturned like its parent.
    function test_hold_above_staysOverturnable() external {
        uint16 branch = game.hold(rounds, taskId, 0);
        _round(taskId, 4);
        skip(200);
        uint16 above = game.hold(rounds, taskId, 1);
        game.release(rounds, taskId, 1, above);
        bytes32 root = rounds.roundOf(taskId, 1).stateRoot;
        vm.expectRevert(abi.encodeWithSelector(ParentNotFinal.selector, 0));
        rounds.finalizeRound(taskId, 1, root);
        game.overturn(rounds, taskId, 1, 0);
        assertTrue(rounds.roundOf(taskId, 1).status == RoundStatus.Overturned, "overturned");
        assertEq(_committee(0).holds, 1, "the parent is still held");
        _join(taskId, 6, 320_000);
        _propose(_proposal(taskId), 6);
        game.release(rounds, taskId, 0, branch);
        assertTrue(rounds.isOverturnable(taskId, 1), "has a window of its own");
        skip(12);
        assertTrue(!rounds.isOverturnable(taskId, 1), "final by time");
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 1));
        game.hold(rounds, taskId, 1);
        rounds.finalizeRound(taskId, 1, root);
        assertEq(rounds.headOf(taskId).finalized, 2, "both");
    }

    /// @notice The parent need not be held: in its own window it keeps what is on top of it open as well.
    function test_overturn_aboveYounger_works() external {
        _round(taskId, 4);
        game.overturn(rounds, taskId, 0, 0);
        _join(taskId, 6, 320_000);
        _propose(_proposal(taskId), 6);
        skip(6);
        _round(taskId, 4);
        assertTrue(rounds.isOverturnable(taskId, 1), "proposed after its parent");
    }

    /// @notice More than two rounds that wait to be written down keep what lies above them from being overturned until somebody ticks.
    function test_hold_backlog_isTickedFirst() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.cascadeDepth, spec.keeperLock) = (8, 80_000);
        taskId = _training(spec);
        for (uint256 i = 0; i < 5; ++i) {
            _round(taskId, 4);
            if (i % 3 == 0) game.hold(rounds, taskId, uint32(i));
        }
        skip(100);
        assertTrue(rounds.isOverturnable(taskId, 4), "above two held ones");
        game.release(rounds, taskId, 0, 0);
        assertTrue(!rounds.isOverturnable(taskId, 4), "rounds 0 to 2 are due, two are written");
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 4));
        game.overturn(rounds, taskId, 4, 0);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 4));
        game.hold(rounds, taskId, 4);
        rounds.tick(taskId);
        assertEq(rounds.headOf(taskId).finalized, 2, "two");
        assertTrue(!rounds.isOverturnable(taskId, 2), "due");
        assertTrue(rounds.isOverturnable(taskId, 3) && rounds.isOverturnable(taskId, 4), "held, and above");
        game.overturn(rounds, taskId, 4, 0);
        assertEq(rounds.headOf(taskId).finalized, 3, "the third came with it");
        assertEq(rounds.headOf(taskId).round, 4, "head");
    }
}

contract TrainingTasks_claimCompensation_Test is CommitteeTest {
    function setUp() public override {
        super.setUp();
        _join(taskId, 6, 320_000);
    }

    /// @notice Overturns `round` and takes the lock of keeper `index` into the pot.
    function _overturn(uint32 round, uint256 index) private returns (uint16 branch) {
        branch = game.overturn(rounds, taskId, round, 0);
        game.convict(tasks, taskId, Role.Keeper, keeper(index), challenger, rounds.potId(taskId, branch));
    }

    function _compensate(uint16 branch, uint256 index, uint32 count) private returns (uint256 amount) {
        uint256 before = vault.creditOf(trainer(index));
        amount = tasks.claimCompensation(taskId, branch, trainer(index), _upTo(count));
        assertEq(vault.creditOf(trainer(index)) - before, amount, "credited");
        _assertBooks();
    }

    /// @notice Every commitment above the overturned round gets the same share, once; the overturned round's own get none.
    function test_compensation_deadRounds_shareThePot() external {
        _round(taskId, 4);
        _round(taskId, 4);
        _commitFirst(taskId, 2);
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundOverturned(taskId, 0, FIRST_STATE, 0, 1, 2);
        _overturn(0, 0);
        (uint256 pot,) = vault.potOf(rounds.potId(taskId, 1));
        assertEq(pot, 12_000, "30 % of 40,000");
        // 12,000 in 4 slots * 2 rounds.
        vm.expectEmit(address(tasks));
        emit ITaskMoves.CompensationClaimed(taskId, trainer(0), 1, 1, 1500);
        vm.expectEmit(address(tasks));
        emit ITaskMoves.CompensationClaimed(taskId, trainer(0), 1, 2, 1500);
        assertEq(_compensate(1, 0, 5), 3000, "rounds 1 and 2");
        assertEq(_compensate(1, 0, 5), 0, "once");
        assertEq(_compensate(1, 2, 5), 1500, "round 1");
        assertEq(tasks.claimCompensation(taskId, 1, trainer(3), _list(2)), 0, "not in round 2");
        assertEq(_compensate(2, 1, 5), 0, "no such overturn");
        assertEq(_compensate(0, 1, 5), 0, "no such overturn");
        vm.expectRevert(abi.encodeWithSelector(TrainerNotEnrolled.selector, trainer(9)));
        tasks.claimCompensation(taskId, 1, trainer(9), _upTo(1));
        (, uint256 left) = vault.potOf(rounds.potId(taskId, 1));
        assertEq(left, 12_000 - 3 * 1500, "what nobody claims stays");
    }

    /// @dev What the trainers, the keepers and whoever challenges own together.
    function _wealth() private view returns (uint256 sum) {
        sum = vault.creditOf(challenger) + token.balanceOf(challenger);
        for (uint256 i = 0; i < 8; ++i) {
            address[2] memory accounts = [trainer(i), keeper(i)];
            for (uint256 j = 0; j < 2; ++j) {
                (uint256 active, uint256 unbonding,) = vault.stakeOf(accounts[j]);
                sum += active + unbonding + vault.creditOf(accounts[j]) + token.balanceOf(accounts[j]);
            }
        }
    }

    /// @notice Invariant 8. Keepers, challenger and every trainer are one person: whatever it has overturned, and however often it is
    /// convicted, it loses at least half of each lock.
    /// forge-config: default.fuzz.runs = 32
    function testFuzz_08_selfChallenge_losesHalf(uint256 seed) external {
        uint256 played = 1 + seed % 3;
        for (uint256 r = 0; r < played; ++r) {
            _round(taskId, 3 + (seed >> (8 + r)) % 2);
        }
        // Rounds that everybody answered at once take no time, and then three wait for finality and no fourth opens.
        if (rounds.headOf(taskId).openedAt != 0) _commitFirst(taskId, (seed >> 16) % 4);
        uint32 round = uint32((seed >> 24) % played);
        while (!rounds.isOverturnable(taskId, round)) ++round;
        uint256 wealth = _wealth();
        uint256 locked = 0;
        uint16 branch = game.overturn(rounds, taskId, round, 0);
        for (uint256 i = 0; i < 2; ++i) {
            // The second time nothing is left to take.
            locked += vault.lockOf(taskId, Role.Keeper, keeper(0)) + vault.lockOf(taskId, Role.Keeper, keeper(6));
            game.convict(tasks, taskId, Role.Keeper, keeper(0), challenger, rounds.potId(taskId, branch));
            game.convict(tasks, taskId, Role.Keeper, keeper(6), keeper(6), rounds.potId(taskId, branch));
            for (uint256 t = 0; t < 4; ++t) {
                tasks.claimCompensation(taskId, branch, trainer(t), _upTo(5));
            }
        }
        assertGe(wealth - _wealth(), (locked + 1) / 2, "half is burned");
        assertGe(vault.burned(), (locked + 1) / 2, "burned");
        _assertBooks();
    }

    /// @notice The rounds go on under the same numbers, and the claims on the dead ones stay.
    function test_compensation_afterReplay_works() external {
        _round(taskId, 4);
        _round(taskId, 4);
        _commitFirst(taskId, 2);
        _overturn(0, 0);
        _propose(_proposal(taskId), 6);
        // Other trainers commit in the records of the dead rounds 1 and 2; round 2 is then carried.
        _round(taskId, 3);
        _carry(taskId);
        assertEq(_compensate(1, 0, 4), 3000, "rounds 1 and 2");
        assertEq(_compensate(1, 3, 4), 1500, "round 1");
        assertEq(_compensate(1, 0, 4), 0, "once");
        skip(100);
        assertEq(_claim(taskId, 0, _upTo(4)), 2 * 901, "and is paid for what stands, rounds 0 and 1");
    }

    /// @notice Two overturns: each pays for what it made void itself.
    function test_compensation_twoOverturns_areApart() external {
        _round(taskId, 4);
        _round(taskId, 4);
        _commitFirst(taskId, 1);
        // The first takes round 2 with it, the second round 1 as it was proposed again, and round 2 of the second branch.
        uint16 first = _overturn(1, 0);
        _propose(_proposal(taskId), 6);
        _commit(taskId, 1);
        uint16 second = _overturn(0, 1);
        assertTrue(first == 1 && second == 2, "numbers");
        assertEq(_compensate(1, 0, 4), 3000, "round 2");
        assertEq(_compensate(1, 1, 4), 0, "not in the first branch");
        assertEq(_compensate(2, 0, 4), 1500, "round 1");
        assertEq(_compensate(2, 1, 4), 3000, "rounds 1 and 2");
        assertEq(_compensate(1, 0, 4) + _compensate(2, 0, 4) + _compensate(2, 1, 4), 0, "once");
        // And again after the records began anew.
        _propose(_proposal(taskId), 6);
        skip(1);
        _round(taskId, 4);
        assertEq(_compensate(1, 0, 4) + _compensate(2, 0, 4) + _compensate(2, 1, 4), 0, "once");
        assertEq(_compensate(2, 3, 4), 1500, "round 1");
    }

    /// @notice Clearing a bit at an overturn takes its claim on later ones too.
    function test_compensation_cleared_getsNothing() external {
        _round(taskId, 4);
        _round(taskId, 4);
        game.overturn(rounds, taskId, 1, 1);
        _overturn(0, 0);
        assertEq(_compensate(2, 0, 3), 0, "cleared");
        assertEq(_compensate(2, 1, 3), 3000, "not cleared");
    }

    /// @notice The commitment counts, not who holds the slot when it is claimed or how far the head fell.
    function test_compensation_slotChangedHands_paysCommitter() external {
        _round(taskId, 4);
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        _leave(taskId, 3);
        _overturn(0, 0);
        // One leaves after the overturn, at a head below its dead rounds; successors take both slots.
        _leave(taskId, 2);
        _enroll(taskId, 4);
        _enroll(taskId, 5);
        assertEq(_compensate(1, 4, 5), 0, "a successor committed nothing");
        assertEq(_compensate(1, 5, 5), 0, "a successor committed nothing");
        assertEq(_compensate(1, 3, 5), 3000, "left before");
        assertEq(_compensate(1, 2, 5), 3000, "left after");
    }

    /// @notice A leaver has no share in what its successor committed and lost.
    function test_compensation_leaver_ownBranchesOnly() external {
        _round(taskId, 4);
        game.overturn(rounds, taskId, 0, 8);
        _leave(taskId, 3);
        _enroll(taskId, 4);
        _propose(_proposal(taskId), 6);
        _commit(taskId, 4);
        _overturn(0, 0);
        assertEq(_compensate(2, 3, 3), 0, "had left");
        assertEq(_compensate(2, 4, 3), 3000, "its own");
    }

    function test_compensation_ejected_getsNothing() external {
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        _overturn(0, 0);
        game.convict(tasks, taskId, Role.Trainer, trainer(0), challenger, 0);
        assertEq(_compensate(1, 0, 2), 0, "ejected");
        assertEq(_compensate(1, 1, 2), 3000, "the others");
    }

    /// @notice An empty pot does not use up a claim.
    function test_compensation_emptyPot_waits() external {
        _round(taskId, 4);
        _commitFirst(taskId, 4);
        game.overturn(rounds, taskId, 0, 0);
        assertEq(_compensate(1, 0, 2), 0, "nothing there");
        game.convict(tasks, taskId, Role.Keeper, keeper(0), challenger, rounds.potId(taskId, 1));
        assertEq(_compensate(1, 0, 2), 3000, "now there is");
        // A signer convicted later adds to what is not claimed yet.
        game.convict(tasks, taskId, Role.Keeper, keeper(1), challenger, rounds.potId(taskId, 1));
        assertEq(_compensate(1, 1, 2), 6000, "of both");
        assertEq(_compensate(1, 0, 2), 0, "once");
    }

    /// @notice A run that waits, or has ended, has no open round to compensate.
    function test_compensation_ended_countsWrittenRounds() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 2;
        taskId = _training(spec);
        _round(taskId, 4);
        _round(taskId, 4);
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundOverturned(taskId, 0, FIRST_STATE, 0, 1, 1);
        _overturn(0, 1);
        assertEq(_compensate(1, 0, 3), 3000, "round 1");
        _proposeAlone(taskId);
        skip(1);
        _round(taskId, 4);
        bytes32 parent = rounds.roundOf(taskId, 0).stateRoot;
        vm.expectEmit(address(rounds));
        emit IRoundRulings.RoundOverturned(taskId, 1, parent, 0, 2, 0);
        _overturn(1, 0);
        assertEq(_compensate(2, 0, 3), 0, "nothing above it");
    }

    function test_compensation_beforeTraining_reverts() external {
        bytes32 id = _enrolling(defaultSpec());
        _enroll(id, 0);
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Enrolling));
        tasks.claimCompensation(id, 1, trainer(0), _upTo(1));
    }
}

contract StakeTree_Test is RoundsTest {
    using StakeTree for StakeTree.Tree;

    StakeTree.Tree private _tree;

    function setUp() public override {}

    /// @notice Against a plain array, over random writes: total, and the place of every weight at and around each border.
    function testFuzz_tree_random_matches(uint256 seed) external {
        uint256[256] memory weights;
        uint256 total = 0;
        for (uint256 i = 0; i < 60; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            uint256 place = seed % 256;
            uint256 weight = (seed >> 8) % 4096;
            if ((seed >> 32) % 4 == 0) weight = (seed >> 34) % 2 == 0 ? 0 : StakeTree.MAX_WEIGHT;
            total = total + weight - weights[place];
            weights[place] = weight;
            _tree.set(place, weight);
            assertEq(_tree.total(), total, "total");
        }
        uint256 sum = 0;
        for (uint256 place = 0; place < 256; ++place) {
            if (weights[place] == 0) continue;
            assertEq(_tree.find(sum), place, "first");
            sum += weights[place];
            assertEq(_tree.find(sum - 1), place, "last");
        }
    }

    /// @notice All places at the greatest weight: no lane runs over.
    function test_tree_full_works() external {
        for (uint256 place = 0; place < 256; ++place) {
            _tree.set(place, StakeTree.MAX_WEIGHT);
        }
        assertEq(_tree.total(), 256 * StakeTree.MAX_WEIGHT, "total");
        assertEq(_tree.find(256 * StakeTree.MAX_WEIGHT - 1), 255, "last");
        for (uint256 place = 0; place < 256; ++place) {
            _tree.set(place, 0);
        }
        assertEq(_tree.total(), 0, "empty");
    }
}
