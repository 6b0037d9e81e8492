// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IObjectDemands} from "../src/publication/IObjectDemands.sol";
import {Phase, Role, RoundStatus, TaskStatus, TrainingTaskSpec} from "../src/facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NotAuthorized,
    NotOverturnable,
    NothingDue,
    NothingProven,
    ObjectDemanded,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealShareFull,
    WrongPhase,
    WrongStatus
} from "../src/facts/Errors.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {RefereedTest} from "./utils/RefereedTest.sol";

/// @title Manifest and first state: what the sponsor has to be able to show (rule 27, last sentence)
contract ObjectReveals_Test is RefereedTest {
    bytes private constant MANIFEST = "{\"adapter\":\"digits\"}";
    uint64 private constant PARAMS = 40_000;
    /// @dev Of a fragment: 79 leaves, two ranges.
    uint256 private constant LEAVES = 79;
    address private constant STRANGER = address(0x57A4);

    Payload[2] private _params;
    Payload[2] private _momentum;
    bytes32[2] private _nodes;

    /// @dev Two fragments; the momentum is zero.
    function _spec() private returns (TrainingTaskSpec memory spec) {
        return _specOf(_numbers(), new bytes(LEAVES * 1024));
    }

    /// @dev A fragment's numbers, none of them a NaN: the highest byte of each loses its sign and an exponent's top bit.
    function _numbers() private pure returns (bytes memory data) {
        data = new bytes(LEAVES * 1024);
        uint256 mask = type(uint256).max / type(uint32).max * 0xffffff3f;
        for (uint256 i = 0; i < 2 * PARAMS; i += 32) {
            assembly ("memory-safe") {
                mstore(0, i)
                mstore(add(add(data, 32), i), and(keccak256(0, 32), mask))
            }
        }
    }

    /// @dev With these leaves of the second fragment's parameters and momentum.
    function _specOf(bytes memory params, bytes memory momentum) private returns (TrainingTaskSpec memory spec) {
        spec = refereedSpec();
        spec.paramCount = PARAMS;
        spec.manifestHash = sha256(MANIFEST);
        bytes[] memory leaves = new bytes[](2);
        for (uint32 f = 0; f < 2; ++f) {
            _params[f] = _payloadFrom(spec, 0, f, f + 1, f == 1 ? params : _numbers());
            _momentum[f] = _payloadFrom(spec, 0, f, f, f == 1 ? momentum : new bytes(LEAVES * 1024));
            _nodes[f] = VectorCommitment.nodeHash(_rootOf(f, false), _rootOf(f, true));
            leaves[f] = abi.encode(_nodes[f]);
        }
        bytes32 tree = VectorCommitment.nodeHash(VectorCommitment.leafHash(leaves[0]), VectorCommitment.leafHash(leaves[1]));
        spec.initialStateRoot = VectorCommitment.root(VectorCommitment.KIND_STATE, 0, 2, 0, tree);
    }

    function _rootOf(uint256 f, bool momentum) private view returns (bytes32) {
        Payload memory vector = momentum ? _momentum[f] : _params[f];
        bytes32 tree = VectorCommitment.treeOf(_copy(vector.nodes));
        return VectorCommitment.root(momentum ? 2 : 1, 1, PARAMS / 2, bytes32(f), tree);
    }

    function _request(bytes32 taskId, IObjectDemands.Part part, uint32 f, uint32 range) private returns (uint256) {
        vm.prank(challenger);
        return reveals.requestObject(taskId, part, f, range);
    }

    function _publishState(uint256 id, uint256 f, bool momentum, uint256 range) private {
        Payload memory vector = momentum ? _momentum[f] : _params[f];
        uint256 count = range == 0 ? 64 : LEAVES - 64;
        bytes memory data = _leaves(vector, 64 * range, count);
        bytes32[] memory proof = _proofOf(vector, 64 * range, count);
        reveals.publishObject(id, data, proof, _rootOf(f, !momentum), _statePath(f));
    }

    function _statePath(uint256 f) private view returns (bytes32[] memory path) {
        path = new bytes32[](1);
        path[0] = VectorCommitment.leafHash(abi.encode(_nodes[1 - f]));
    }

    function _publishManifest(uint256 id) private {
        reveals.publishObject(id, MANIFEST, new bytes32[](0), 0, new bytes32[](0));
    }

    // --------------------------------------------------------------------------------------------------------- answered

    /// @dev Anyone answers, in the last second, and gets half of the price; nothing else changes.
    function test_everyPart_isAnsweredByAStranger() external {
        bytes32 taskId = _training(_spec());
        uint256 paid = 0;
        uint256 id;
        for (uint32 f = 0; f < 2; ++f) {
            for (uint32 range = 0; range < 2; ++range) {
                for (uint8 m = 1; m < 3; ++m) {
                    id = _request(taskId, IObjectDemands.Part(m), f, range);
                    IObjectDemands.ObjectRequest memory made = reveals.objectRequestOf(id);
                    assertEq(made.leaves, range == 0 ? 64 : LEAVES - 64, "leaves");
                    assertEq(made.firstLeaf, 64 * uint256(range), "first leaf");
                    assertEq(made.deadline, nowTime() + 12 + (uint256(made.leaves) * 1024 + 65_535) / 65_536, "deadline");
                    assertEq(reveals.outstanding(), uint256(made.leaves) * 1024, "outstanding");
                    vm.startPrank(STRANGER);
                    _publishState(id, f, m == 2, range);
                    vm.stopPrank();
                    paid += made.leaves * PRICE / 2;
                }
            }
        }
        id = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        vm.warp(reveals.objectRequestOf(id).deadline - 1);
        vm.startPrank(STRANGER);
        _publishManifest(id);
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, id));
        _publishManifest(id);
        vm.stopPrank();
        paid += 64 * PRICE / 2;
        assertEq(reveals.creditOf(STRANGER), paid, "half of each price");
        assertEq(reveals.outstanding(), 0, "the queue is empty");
        _assertClaimant(taskId, address(0), false);
        (bool made_, uint256 number) = reveals.objectRequestIdOf(taskId, IObjectDemands.Part.Manifest, 0, 0);
        assertTrue(made_ && number == id, "found again");
        skip(1000);
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, id));
        reveals.timeoutObject(id);
        _assertAllBooks();
    }

    function test_publishObject_wrongData_reverts() external {
        bytes32 taskId = _training(_spec());
        uint256 id = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        bytes32[] memory none = new bytes32[](0);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        reveals.publishObject(id, "{}", none, 0, none);
        uint256 params = _request(taskId, IObjectDemands.Part.Params, 1, 1);
        bytes memory data = _leaves(_params[1], 64, LEAVES - 64);
        bytes32[] memory proof = _proofOf(_params[1], 64, LEAVES - 64);
        bytes32 sibling = _rootOf(1, true);
        bytes32[] memory path = _statePath(1);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        reveals.publishObject(params, "", proof, sibling, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "proof"));
        reveals.publishObject(params, data, none, sibling, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "state"));
        reveals.publishObject(params, data, proof, bytes32(uint256(sibling) ^ 1), path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "state"));
        reveals.publishObject(params, data, proof, sibling, none);
        data[7] ^= 0x01;
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "state"));
        reveals.publishObject(params, data, proof, sibling, path);
        data[7] ^= 0x01;
        vm.warp(reveals.objectRequestOf(params).deadline);
        vm.expectRevert(abi.encodeWithSelector(ClockExpired.selector, nowTime()));
        reveals.publishObject(params, data, proof, sibling, path);
    }

    /// @dev A NaN other than the canonical one, or a number behind the last one, is in the root and yet no answer.
    function test_stateNoRefereeReads_isNoAnswer() external {
        for (uint256 i = 0; i < 6; ++i) {
            bool momentum = i > 2;
            bytes memory data = _numbers();
            if (i % 3 == 1) {
                data[2 * PARAMS] = 0x01;
            } else {
                (data[70_000], data[70_001]) = (0, 0);
                (data[70_002], data[70_003]) = (bytes1(0xc0), i % 3 == 0 ? bytes1(0xff) : bytes1(0x7f));
            }
            TrainingTaskSpec memory spec = momentum ? _specOf(_numbers(), data) : _specOf(data, _numbers());
            bytes32 taskId = _training(spec);
            uint256 id = _request(taskId, momentum ? IObjectDemands.Part.Momentum : IObjectDemands.Part.Params, 1, 1);
            Payload memory vector = momentum ? _momentum[1] : _params[1];
            data = _leaves(vector, 64, LEAVES - 64);
            bytes32[] memory proof = _proofOf(vector, 64, LEAVES - 64);
            (bytes32 sibling, bytes32[] memory path) = (_rootOf(1, !momentum), _statePath(1));
            if (i % 3 < 2) vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "leaf"));
            reveals.publishObject(id, data, proof, sibling, path);
            assertTrue(reveals.objectRequestOf(id).answered == (i % 3 == 2), "answered");
        }
    }

    // ---------------------------------------------------------------------------------------------------------- demands

    /// @dev Only of what a task that trains is made of, once.
    function test_requestObject_outOfPlace_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _enrolling(spec);
        vm.expectRevert(abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Enrolling));
        _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            _enroll(taskId, i);
        }
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "range"));
        _request(taskId, IObjectDemands.Part.Manifest, 0, 1);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "range"));
        _request(taskId, IObjectDemands.Part.Manifest, 1, 0);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "fragment"));
        _request(taskId, IObjectDemands.Part.Params, 2, 0);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "range"));
        _request(taskId, IObjectDemands.Part.Momentum, 1, 2);
        uint256 id = _request(taskId, IObjectDemands.Part.Params, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(RevealAlreadyRequested.selector, id));
        _request(taskId, IObjectDemands.Part.Params, 1, 1);
        _publishState(id, 1, false, 1);
        vm.expectRevert(abi.encodeWithSelector(RevealAlreadyRequested.selector, id));
        _request(taskId, IObjectDemands.Part.Params, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, 7));
        reveals.objectRequestOf(7);
        // No keeper proposes: the limit of rounds carried forward ends the run.
        for (uint256 i = 0; i < spec.maxConsecutiveNec; ++i) {
            _carry(taskId);
        }
        vm.expectRevert(
            tasks.statusOf(taskId) == TaskStatus.Training
                ? abi.encodeWithSelector(WrongPhase.selector, Phase.Ended)
                : abi.encodeWithSelector(WrongStatus.selector, TaskStatus.Failed)
        );
        _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
    }

    /// @dev A flood is taken up to what one reveal window takes, at the price of all the others; the deadlines of all of it can be kept.
    function test_flood_isBounded() external {
        bytes32 taskId = _training(_spec());
        uint256 bytes_ = 0;
        // 64, 15, 64 and 15 leaves of the parameters, the same of the momentum, 64 of the manifest: 380 of 768.
        for (uint8 part = 1; part < 3; ++part) {
            for (uint32 i = 0; i < 4; ++i) {
                uint256 id = _request(taskId, IObjectDemands.Part(part), i / 2, i % 2);
                bytes_ += uint256(reveals.objectRequestOf(id).leaves) * 1024;
                assertEq(reveals.objectRequestOf(id).deadline, nowTime() + 12 + (bytes_ + 65_535) / 65_536, "deadline");
            }
        }
        _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        bytes32 other = _training(tasks.specOf(taskId));
        for (uint32 i = 0; i < 6; ++i) {
            IObjectDemands.Part part = IObjectDemands.Part(1 + i / 4);
            if (i % 2 == 0) _request(other, part, i / 2 % 2, 0);
            else _request(other, part, i / 2 % 2, 1);
        }
        // 380 + 3 * 79 = 617 leaves; two manifests' worth more would be 745, three 809.
        _request(other, IObjectDemands.Part.Manifest, 0, 0);
        _request(other, IObjectDemands.Part.Momentum, 1, 0);
        assertEq(reveals.outstanding(), 745 * 1024, "outstanding");
        // However long the queue is, nobody's task is out of reach; what is asked of one task at a time is bounded.
        TrainingTaskSpec memory spec = tasks.specOf(taskId);
        spec.revealWindow = 4;
        bytes32 third = _training(spec);
        uint256 late = _request(third, IObjectDemands.Part.Manifest, 0, 0);
        assertEq(reveals.objectRequestOf(late).deadline, nowTime() + 4 + 13, "behind 745 leaves");
        for (uint32 i = 0; i < 4; ++i) {
            _request(third, IObjectDemands.Part.Params, i / 2, i % 2);
        }
        // 64 + 158 = 222 of 256.
        vm.expectRevert(abi.encodeWithSelector(RevealShareFull.selector, 286 * 1024, 256 * 1024));
        _request(third, IObjectDemands.Part.Momentum, 0, 0);
        _request(third, IObjectDemands.Part.Momentum, 0, 1);
        assertEq(reveals.burned(), 982 * PRICE - _halves(), "half of it all is burned");
        _assertAllBooks();
    }

    /// @dev What is credited or waits of the prices so far.
    function _halves() private view returns (uint256 sum) {
        for (uint256 id = 0; id < reveals.objectCount(); ++id) {
            sum += reveals.objectRequestOf(id).leaves * PRICE / 2;
        }
    }

    // ---------------------------------------------------------------------------------------------------------- silence

    function _assertClaimant(bytes32 taskId, address expected, bool expectedPending) private view {
        (address claimant, bool pending) = reveals.claimantOf(taskId);
        assertEq(claimant, expected, "claimant");
        assertTrue(pending == expectedPending, "pending");
        (claimant, pending) = fraud.claimantOf(taskId);
        assertTrue(claimant == expected && pending == expectedPending, "as the referee tells it");
    }

    /// @dev Two rounds are earned; of the rest a fifth is the challenger's, what is left burns, locks go free.
    function test_silence_endsTheRunAgainstTheSponsor() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        _proposeSeatedRounds(taskId, 2);
        uint256 id = _request(taskId, IObjectDemands.Part.Params, 0, 0);
        uint256 deadline = reveals.objectRequestOf(id).deadline;
        vm.warp(deadline - 1);
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, deadline));
        reveals.timeoutObject(id);
        skip(1);
        vm.prank(STRANGER);
        reveals.timeoutObject(id);
        assertEq(rounds.headOf(taskId).endedAt, nowTime(), "the run ended");
        assertTrue(rounds.headOf(taskId).failed, "failed");
        assertEq(reveals.creditOf(challenger), 64 * PRICE / 2, "half of the price back");
        _assertClaimant(taskId, challenger, false);
        vm.expectRevert(NothingProven.selector);
        reveals.timeoutObject(id);

        // Round 0 was held for the answer, which will not come any more.
        reveals.releaseFirst(taskId);
        _finish(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Failed, "failed");
        uint256 earned = uint256(tasks.receiptOf(taskId).acceptedGradients) * spec.rewardPerGradient;
        assertTrue(earned != 0, "something was earned");
        uint256 rest = uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient - earned;
        assertEq(tasks.receiptOf(taskId).refund, 0, "the receipt says so");
        _assertForfeited(taskId, rest);
        assertEq(tasks.receiptOf(taskId).refund, 0, "afterwards too");
        // What was earned is paid, and nobody lost a lock.
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            assertEq(_claim(taskId, i, _upTo(2)), 2 * (spec.rewardPerGradient - 100), "pay");
        }
        skip(tasks.liabilityOf(taskId));
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            uint256 before = vault.lockOf(taskId, Role.Trainer, trainer(i));
            assertEq(before, spec.trainerLock, "lock");
            tasks.releaseLock(taskId, Role.Trainer, trainer(i));
        }
        tasks.releaseLock(taskId, Role.Keeper, keeper(0));
        tasks.releaseLock(taskId, Role.Keeper, keeper(1));
        assertEq(vault.burned(), 0, "no slash");
        _assertAllBooks();
    }

    function _proposeSeatedRounds(bytes32 taskId, uint256 count) private {
        for (uint256 i = 0; i < count; ++i) {
            _round(taskId, 4);
        }
    }

    /// @dev Refund of `rest` with the sponsor's penalty: nobody but the claimant gains, and a sponsor that claims itself loses four fifths.
    function _assertForfeited(bytes32 taskId, uint256 rest) private {
        uint256 burned = tasks.burned();
        uint256 ofSponsor = token.balanceOf(sponsor);
        uint256 ofChallenger = token.balanceOf(challenger);
        uint256 refunded = tasks.refund(taskId);
        assertEq(tasks.burned() - burned, rest - rest / 5, "burned");
        assertEq(token.balanceOf(challenger) - ofChallenger, rest / 5, "bounty");
        assertEq(token.balanceOf(sponsor) - ofSponsor, 0, "nothing for the sponsor");
        assertEq(refunded, 0, "refund");
        _assertAllBooks();
    }

    /// @dev The refund waits for the answer, however the run ends; an answer saves it.
    function test_refund_waitsForTheAnswer() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        uint256 id = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        // As if the run had ended at the same time.
        vm.prank(address(fraud));
        rounds.failRun(taskId);
        tasks.tick(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Failed, "failed");
        vm.expectRevert(abi.encodeWithSelector(ObjectDemanded.selector, taskId));
        tasks.refund(taskId);
        _publishManifest(id);
        assertEq(tasks.refund(taskId), uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient, "all of it");
        _assertAllBooks();
    }

    /// @dev A run that ended while the demand ran is none the less the sponsor's.
    function test_silence_afterTheRunEnded_forfeits() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        uint256 first = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        vm.prank(sponsor);
        token.approve(address(reveals), type(uint256).max);
        vm.prank(sponsor);
        uint256 second = reveals.requestObject(taskId, IObjectDemands.Part.Params, 0, 0);
        vm.prank(address(fraud));
        rounds.failRun(taskId);
        tasks.tick(taskId);
        skip(100);
        reveals.timeoutObject(first);
        vm.expectRevert(abi.encodeWithSelector(ObjectDemanded.selector, taskId));
        tasks.refund(taskId);
        _assertClaimant(taskId, challenger, true);
        reveals.timeoutObject(second);
        _assertClaimant(taskId, challenger, false);
        _assertForfeited(taskId, uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient);
        vm.expectRevert(NothingProven.selector);
        reveals.timeoutObject(first);
    }

    /// @dev An overturn reopens a run that was ended: the same lapsed demand ends it again.
    function test_reopenedRun_isEndedAgain() external {
        bytes32 taskId = _training(_spec());
        uint256 id = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        skip(10);
        _round(taskId, 4);
        // The round is not final yet.
        vm.warp(reveals.objectRequestOf(id).deadline);
        reveals.timeoutObject(id);
        assertTrue(rounds.headOf(taskId).endedAt != 0, "ended");
        uint32 last = rounds.headOf(taskId).round - 1;
        vm.prank(address(fraud));
        rounds.overturnRound(taskId, last, 0);
        assertEq(rounds.headOf(taskId).endedAt, 0, "reopened");
        reveals.timeoutObject(id);
        assertTrue(rounds.headOf(taskId).endedAt != 0, "ended again");
        assertEq(reveals.creditOf(challenger), 64 * PRICE / 2, "half of the price once");
    }

    function test_condemnSponsor_others_revert() external {
        bytes32 taskId = _training(_spec());
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        fraud.condemnSponsor(taskId);
        vm.expectRevert(abi.encodeWithSelector(NotAuthorized.selector, address(this)));
        fraud.holdProposal(taskId, 0);
        _assertClaimant(taskId, address(0), false);
    }

    // ------------------------------------------------------------------------------------------------------------- money

    /// @dev A sponsor that sees a demand lapse asks of itself and is found silent in its own demand first: the bounty stays whoever asked first.
    function test_bounty_isWhoAskedFirst() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        _fundSponsor();
        uint256 first = _request(taskId, IObjectDemands.Part.Params, 0, 0);
        vm.prank(sponsor);
        uint256 own = reveals.requestObject(taskId, IObjectDemands.Part.Manifest, 0, 0);
        skip(100);
        vm.prank(sponsor);
        reveals.timeoutObject(own);
        _assertClaimant(taskId, sponsor, true);
        tasks.tick(taskId);
        vm.expectRevert(abi.encodeWithSelector(ObjectDemanded.selector, taskId));
        tasks.refund(taskId);
        reveals.timeoutObject(first);
        _assertForfeited(taskId, uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient);
    }

    /// @dev The open round's work is paid, so that silence gets a sponsor nothing for nothing; with a demand of its own, made before all others,
    /// it saves a fifth of what it could otherwise have spent on further rounds, and pays half a price.
    function test_sponsorAgainstItself_neverGains() external {
        TrainingTaskSpec memory spec = _spec();
        uint256 escrow = uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient;
        uint256 reward = uint256(spec.trainerCount) * spec.rewardPerGradient;
        bytes32 taskId = _training(spec);
        _fundSponsor();
        _round(taskId, 4);
        uint256 before = token.balanceOf(sponsor) + reveals.creditOf(sponsor);
        vm.prank(sponsor);
        uint256 id = reveals.requestObject(taskId, IObjectDemands.Part.Manifest, 0, 0);
        while (reveals.objectRequestOf(id).deadline > nowTime()) {
            if (rounds.headOf(taskId).openedAt == 0) tasks.tick(taskId);
            else skip(1);
        }
        _commitFirst(taskId, spec.trainerCount);
        vm.prank(sponsor);
        reveals.timeoutObject(id);
        _finish(taskId);
        uint256 accepted = tasks.receiptOf(taskId).acceptedGradients;
        assertEq(accepted, 2 * spec.trainerCount, "the proposed round and the open one");
        uint256 earned = 0;
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            uint256 pay = _claim(taskId, i, _upTo(2));
            assertEq(pay, 2 * spec.rewardPerGradient - 100, "a trainer loses nothing of what it did");
            earned += pay;
        }
        tasks.refund(taskId);
        uint256 rest = escrow - 2 * reward;
        uint256 afterwards = token.balanceOf(sponsor) + reveals.creditOf(sponsor);
        assertEq(afterwards + 64 * PRICE / 2, before + rest / 5, "a fifth, less half a price");
        assertEq(tasks.burned(), rest - rest / 5, "the rest burns");
        assertTrue(
            earned == 2 * reward - 100 * uint256(spec.trainerCount), "all but the keepers' part of the round that they signed"
        );
        _assertAllBooks();
    }

    /// @dev Whoever ends the run picks the moment, and all that is committed by then is paid, be it less than a quorum: who worked must not
    /// lose by that. Whoever commits nothing of worth just before has a gradient's pay out of what would burn; no other is paid less.
    function test_silence_paysWhatIsCommitted_belowTheQuorum() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        uint256 id = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        vm.warp(reveals.objectRequestOf(id).deadline);
        _commitFirst(taskId, 1);
        assertTrue(spec.quorum > 1, "not a quorum");
        vm.prank(trainer(0));
        reveals.timeoutObject(id);
        _finish(taskId);
        assertEq(tasks.receiptOf(taskId).acceptedGradients, 1, "one gradient");
        assertEq(_claim(taskId, 0, _upTo(1)), spec.rewardPerGradient, "in whole");
        // The claimant has a fifth of it less, the rest of it does not burn.
        uint256 escrow = uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient;
        _assertForfeited(taskId, escrow - spec.rewardPerGradient);
    }

    function _fundSponsor() private {
        token.mint(sponsor, 1000 * PRICE);
        vm.prank(sponsor);
        token.approve(address(reveals), type(uint256).max);
    }

    // ---------------------------------------------------------------------------------------------------------- finality

    function _assertHold(bytes32 taskId, bool held, uint256 releaseAt) private view {
        (bool is_,, uint64 free) = reveals.firstHoldOf(taskId);
        assertTrue(is_ == held, "held");
        assertEq(free, releaseAt, "release");
    }

    /// @dev A first state that is shown in the last second of its demand can be used for a whole state window, as a payload's can.
    function test_firstState_holdsTheRoundThatStandsOnIt() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        uint256 proposedAt = rounds.roundOf(taskId, 0).proposedAt;
        vm.warp(proposedAt + spec.stateWindow - 1);
        uint256 id = _request(taskId, IObjectDemands.Part.Params, 0, 0);
        uint256 end = proposedAt + spec.claimWindow + spec.revealWindow;
        _assertHold(taskId, true, end);
        uint256 manifest = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        vm.warp(reveals.objectRequestOf(id).deadline - 1);
        assertTrue(nowTime() >= proposedAt + spec.stateWindow, "past the window");
        assertTrue(rounds.isOverturnable(taskId, 0), "held while it waits");
        _publishManifest(manifest);
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, end));
        reveals.releaseFirst(taskId);
        _publishState(id, 0, false, 0);
        uint256 releaseAt = nowTime() + spec.stateWindow;
        _assertHold(taskId, true, releaseAt);
        vm.warp(releaseAt - 1);
        assertTrue(rounds.isOverturnable(taskId, 0), "held while the answer can be used");
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, releaseAt));
        reveals.releaseFirst(taskId);
        skip(1);
        reveals.releaseFirst(taskId);
        _assertHold(taskId, false, 0);
        assertTrue(!rounds.isOverturnable(taskId, 0), "final");
        vm.expectRevert(NothingDue.selector);
        reveals.releaseFirst(taskId);
        vm.expectRevert(NothingDue.selector);
        reveals.holdFirst(taskId, 0);
        // Demands that come now hold nothing, nor do those of the manifest.
        _request(taskId, IObjectDemands.Part.Params, 0, 1);
        _assertHold(taskId, false, 0);
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, 0));
        reveals.holdFirst(taskId, 0);
    }

    /// @dev Of a demand that came before the proposal, anybody says that it holds; again of the next proposal, if that one fell.
    function test_holdFirst_ofAnEarlierDemand() external {
        TrainingTaskSpec memory spec = _spec();
        spec.revealWindow = 60;
        spec.claimWindow = 120;
        bytes32 taskId = _training(spec);
        _request(taskId, IObjectDemands.Part.Momentum, 1, 1);
        vm.expectRevert(NothingDue.selector);
        reveals.holdFirst(taskId, 0);
        _round(taskId, 4);
        _assertHold(taskId, false, 0);
        vm.prank(STRANGER);
        reveals.holdFirst(taskId, 0);
        uint256 end = nowTime() + spec.claimWindow + spec.revealWindow;
        _assertHold(taskId, true, end);
        vm.expectRevert(NothingDue.selector);
        reveals.holdFirst(taskId, 0);
        skip(spec.stateWindow);
        assertTrue(rounds.isOverturnable(taskId, 0), "held");
        vm.prank(address(fraud));
        rounds.overturnRound(taskId, 0, 0);
        _assertHold(taskId, true, 0);
        _propose(_proposal(taskId), 0);
        reveals.holdFirst(taskId, 0);
        _assertHold(taskId, true, nowTime() + spec.claimWindow + spec.revealWindow);
        // Round 1 stands on another state.
        _round(taskId, 4);
        vm.expectRevert(NothingDue.selector);
        reveals.holdFirst(taskId, 1);
    }

    /// @dev Whoever asks for one range after the other holds a round for as long as demands for its payloads could, and no longer.
    function test_serialDemands_holdNoLongerThanLiability() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        uint256 end = rounds.roundOf(taskId, 0).proposedAt + spec.claimWindow + spec.revealWindow;
        for (uint32 i = 0; i < 8; ++i) {
            uint256 id = _request(taskId, IObjectDemands.Part(uint8(1 + i / 4)), i / 2 % 2, i % 2);
            vm.warp(reveals.objectRequestOf(id).deadline - 1);
            _publishState(id, i / 2 % 2, i >= 4, i % 2);
            (,, uint64 free) = reveals.firstHoldOf(taskId);
            assertTrue(free <= end, "bounded");
            if (nowTime() >= end) break;
        }
        assertTrue(nowTime() >= end, "it was tried for long enough");
        reveals.releaseFirst(taskId);
        tasks.tick(taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Final, "final");
    }

    /// @dev Where rounds were carried forward, a later one stands on the first state.
    function test_holdFirst_ofALaterRound() external {
        TrainingTaskSpec memory spec = _spec();
        spec.maxConsecutiveNec = 6;
        bytes32 taskId = _training(spec);
        _carry(taskId);
        _round(taskId, 4);
        _request(taskId, IObjectDemands.Part.Params, 0, 0);
        (bool held, uint32 round,) = reveals.firstHoldOf(taskId);
        assertTrue(held && round == 1, "round 1");
    }
}
