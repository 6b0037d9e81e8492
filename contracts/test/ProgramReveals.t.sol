// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IObjectDemands} from "../src/publication/IObjectDemands.sol";
import {Role, RoundStatus, TaskStatus, Tier, TrainingTaskSpec} from "../src/facts/Types.sol";
import {BadEvidence, ClockExpired, ClockRunning, RevealAlreadyRequested, RevealNotFound} from "../src/facts/Errors.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {RefereedTest} from "./utils/RefereedTest.sol";

/// @title Programs: what the sponsor of a Verified task has to be able to show (rule 27, last sentence)
contract ProgramReveals_Test is RefereedTest {
    IObjectDemands.Part private constant PROGRAM = IObjectDemands.Part.Program;
    address private constant STRANGER = address(0x57A4);
    uint256 private constant RANGE = 20;

    /// @dev Entries of prologue, step and epilogue: three ranges, one entry, a range and an entry.
    bytes[][3] private _programs;

    /// @dev Bytes of noise in the form of an entry: a header, an input, a node, an output.
    function _entry(uint8 tag, uint8 operands, uint256 seed) private view returns (bytes memory entry) {
        entry = _noise(tag == 3 ? 64 + 96 * uint256(operands) : tag == 2 ? 96 : 32, bytes32(seed));
        (entry[0], entry[5]) = (bytes1(tag), tag == 3 ? bytes1(operands) : entry[5]);
    }

    function _spec() private returns (TrainingTaskSpec memory spec) {
        uint256[3] memory lengths = [uint256(45), 1, 21];
        for (uint256 which = 0; which < 3; ++which) {
            delete _programs[which];
            for (uint256 i = 0; i < lengths[which]; ++i) {
                uint8 tag = i == 0 ? 1 : i < 4 ? 2 : i < 40 ? 3 : 4;
                _programs[which].push(_entry(tag, uint8(i % 33), 64 * which + i));
            }
        }
        spec = _verified();
    }

    function _verified() private view returns (TrainingTaskSpec memory spec) {
        spec = refereedSpec();
        (spec.tier, spec.checkpointInterval) = (Tier.Verified, 1);
        bytes32[] memory list = _list();
        spec.programRoot = VectorCommitment.root(19, 0, 3, 0, VectorCommitment.treeOf(list));
    }

    function _nodesOf(uint256 which) private view returns (bytes32[] memory nodes) {
        nodes = new bytes32[](_programs[which].length);
        for (uint256 i = 0; i < nodes.length; ++i) {
            nodes[i] = VectorCommitment.leafHash(_programs[which][i]);
        }
    }

    function _list() private view returns (bytes32[] memory list) {
        list = new bytes32[](3);
        for (uint256 which = 0; which < 3; ++which) {
            bytes32[] memory nodes = _nodesOf(which);
            uint64 length = uint64(nodes.length);
            bytes32 root = VectorCommitment.root(9, 0, length, 0, VectorCommitment.treeOf(nodes));
            list[which] = VectorCommitment.leafHash(abi.encode(root));
        }
    }

    function _listPath(uint256 which) private view returns (bytes32[] memory path) {
        bytes32[] memory list = _list();
        path = new bytes32[](which == 2 ? 1 : 2);
        if (which == 2) path[0] = VectorCommitment.nodeHash(list[0], list[1]);
        else (path[0], path[1]) = (list[1 - which], list[2]);
    }

    /// @dev What answers a demand: a stretch of the program's encoding, and its multi-proof.
    function _answer(uint256 which, uint256 range) private view returns (bytes memory data, bytes32[] memory proof) {
        Payload memory vector;
        vector.nodes = _nodesOf(which);
        uint256 first = RANGE * range;
        uint256 end = first + RANGE < vector.nodes.length ? first + RANGE : vector.nodes.length;
        for (uint256 i = first; i < end; ++i) {
            data = bytes.concat(data, _programs[which][i]);
        }
        proof = _proofOf(vector, first, end - first);
    }

    function _request(bytes32 taskId, uint32 which, uint32 range) private returns (uint256) {
        vm.prank(challenger);
        return reveals.requestObject(taskId, PROGRAM, which, range);
    }

    function _publish(uint256 id, uint256 which, uint256 range) private {
        (bytes memory data, bytes32[] memory proof) = _answer(which, range);
        bytes32[] memory path = _listPath(which);
        bytes32 taskId = reveals.objectRequestOf(id).taskId;
        vm.expectEmit(address(reveals));
        emit IObjectDemands.ObjectRevealed(id, taskId, STRANGER, data);
        vm.prank(STRANGER);
        reveals.publishProgram(id, uint32(_programs[which].length), data, proof, path);
    }

    // --------------------------------------------------------------------------------------------------------- answered

    /// @dev The first range says how long a program is, after which the others are demanded; anyone answers; no round waits.
    function test_everyProgram_isAnsweredByAStranger() external {
        bytes32 taskId = _training(_spec());
        _round(taskId, 4);
        uint256 demands = 0;
        for (uint32 which = 0; which < 3; ++which) {
            vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "range"));
            _request(taskId, which, 1);
            assertEq(reveals.entriesOf(taskId, which), 0, "not known yet");
            uint256 length = _programs[which].length;
            for (uint32 range = 0; RANGE * range < length; ++range) {
                uint256 id = _request(taskId, which, range);
                IObjectDemands.ObjectRequest memory made = reveals.objectRequestOf(id);
                assertTrue(made.part == PROGRAM && made.fragment == which, "part");
                assertEq(made.firstLeaf, RANGE * range, "first entry");
                assertEq(made.leaves, 64, "paid for");
                assertEq(made.deadline, nowTime() + 12 + 1, "deadline");
                _publish(id, which, range);
                assertEq(reveals.entriesOf(taskId, which), length, "length");
                (bool found, uint256 number) = reveals.objectRequestIdOf(taskId, PROGRAM, which, range);
                assertTrue(found && number == id, "found again");
                vm.expectRevert(abi.encodeWithSelector(RevealAlreadyRequested.selector, id));
                _request(taskId, which, range);
                ++demands;
            }
            uint32 beyond = uint32((length + RANGE - 1) / RANGE);
            vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "range"));
            _request(taskId, which, beyond);
        }
        assertEq(demands, 3 + 1 + 2, "demands");
        assertEq(reveals.entriesOf(taskId, 3), 0, "no such program");
        assertEq(reveals.creditOf(STRANGER), demands * (64 * PRICE / 2), "half of each price");
        assertEq(reveals.outstanding(), 0, "the queue is empty");
        (bool held,,) = reveals.firstHoldOf(taskId);
        assertTrue(!held, "nothing is held");
        skip(tasks.specOf(taskId).stateWindow);
        tasks.tick(taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Final, "final");
        _assertAllBooks();
    }

    function test_requestObject_noSuchProgram_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "program"));
        _request(taskId, 3, 0);
        (spec.tier, spec.checkpointInterval, spec.programRoot) = (Tier.Open, 0, 0);
        taskId = _training(spec);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "program"));
        _request(taskId, 0, 0);
    }

    function test_publishProgram_wrongData_reverts() external {
        bytes32 taskId = _training(_spec());
        uint256 id = _request(taskId, 0, 0);
        bytes32[] memory path = _listPath(0);
        (bytes memory data, bytes32[] memory proof) = _answer(0, 0);

        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "part"));
        reveals.publishObject(id, data, proof, 0, path);
        vm.prank(challenger);
        uint256 manifest = reveals.requestObject(taskId, IObjectDemands.Part.Manifest, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "part"));
        reveals.publishProgram(manifest, 45, data, proof, path);

        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "entries"));
        reveals.publishProgram(id, 0, data, proof, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "entries"));
        reveals.publishProgram(id, 393_218, data, proof, path);
        // Another length is another root.
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "proof"));
        reveals.publishProgram(id, 393_217, data, proof, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "program"));
        reveals.publishProgram(id, 44, data, proof, path);

        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        reveals.publishProgram(id, 45, "", proof, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        reveals.publishProgram(id, 45, bytes.concat(data, hex"00"), proof, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        reveals.publishProgram(id, 45, _cut(data, data.length - 1), proof, path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "proof"));
        reveals.publishProgram(id, 45, data, new bytes32[](0), path);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "program"));
        reveals.publishProgram(id, 45, data, proof, new bytes32[](0));
        bytes32[] memory other = _listPath(1);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "program"));
        reveals.publishProgram(id, 45, data, proof, other);
        _flipped(id, data, proof, path, 7, "program");
        // A tag that no entry has, and a node of more operands than one may have.
        _flipped(id, data, proof, path, 0, "data");
        data[32 + 3 * 96] = 0x03;
        data[32 + 3 * 96 + 5] = 0x21;
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        reveals.publishProgram(id, 45, data, proof, path);
    }

    function test_publishProgram_onceAndInTime() external {
        bytes32 taskId = _training(_spec());
        uint256 id = _request(taskId, 0, 0);
        bytes32[] memory path = _listPath(0);
        _publish(id, 0, 0);
        (bytes memory data, bytes32[] memory proof) = _answer(0, 0);
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, id));
        reveals.publishProgram(id, 45, data, proof, path);
        id = _request(taskId, 0, 2);
        (data, proof) = _answer(0, 2);
        vm.warp(reveals.objectRequestOf(id).deadline);
        vm.expectRevert(abi.encodeWithSelector(ClockExpired.selector, nowTime()));
        reveals.publishProgram(id, 45, data, proof, path);
    }

    function _cut(bytes memory data, uint256 length) private pure returns (bytes memory) {
        bytes memory copy = bytes.concat(data);
        assembly ("memory-safe") {
            mstore(copy, length)
        }
        return copy;
    }

    function _flipped(
        uint256 id,
        bytes memory data,
        bytes32[] memory proof,
        bytes32[] memory path,
        uint256 place,
        string memory why
    ) private {
        data[place] ^= 0x80;
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, why));
        reveals.publishProgram(id, 45, data, proof, path);
        data[place] ^= 0x80;
    }

    /// @dev The longest answer there is fits what a transaction may bring (rule 33): 20 entries of 32 operands, under the highest tree.
    function test_publishProgram_largest_fitsATransaction() external {
        delete _programs[0];
        for (uint256 i = 0; i < RANGE; ++i) {
            _programs[0].push(_entry(3, 32, i));
        }
        for (uint256 which = 1; which < 3; ++which) {
            delete _programs[which];
            _programs[which].push(_entry(1, 0, which));
        }
        bytes32 taskId = _training(_verified());
        uint256 id = _request(taskId, 0, 0);
        (bytes memory data, bytes32[] memory proof) = _answer(0, 0);
        assertEq(data.length, 62_720, "bytes of the entries");
        uint256 before = gasleft();
        reveals.publishProgram(id, 20, data, proof, _listPath(0));
        uint256 used = before - gasleft();
        // 2^18 + 2^17 + 1 leaves: at most two hashes a level.
        bytes memory input = abi.encodeCall(IObjectDemands.publishProgram, (id, 20, data, new bytes32[](2 * 19), _listPath(0)));
        assertTrue(input.length < 120_000, "calldata");
        assertTrue(21_000 + 16 * input.length + used < 8_000_000, "gas");
        assertTrue(21_000 + 40 * input.length < 8_000_000, "gas floor");
    }

    // ---------------------------------------------------------------------------------------------------------- silence

    /// @dev A program that is not shown to its end ends the run like the other objects: what was done is paid, the sponsor has nothing.
    function test_silence_endsTheRunAgainstTheSponsor() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        uint256 id = _request(taskId, 2, 0);
        _publish(id, 2, 0);
        id = _request(taskId, 2, 1);
        uint256 deadline = reveals.objectRequestOf(id).deadline;
        vm.warp(deadline - 1);
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, deadline));
        reveals.timeoutObject(id);
        skip(1);
        vm.prank(STRANGER);
        reveals.timeoutObject(id);
        assertTrue(rounds.headOf(taskId).failed && rounds.headOf(taskId).endedAt == nowTime(), "the run ended");
        (address claimant, bool pending) = reveals.claimantOf(taskId);
        assertTrue(claimant == challenger && !pending, "claimant");

        _finish(taskId);
        assertTrue(tasks.statusOf(taskId) == TaskStatus.Failed, "failed");
        uint256 earned = uint256(tasks.receiptOf(taskId).acceptedGradients) * spec.rewardPerGradient;
        assertEq(earned, 4 * uint256(spec.rewardPerGradient), "the round that was proposed");
        for (uint256 i = 0; i < spec.trainerCount; ++i) {
            assertEq(_claim(taskId, i, _upTo(1)), spec.rewardPerGradient - 100, "pay");
            assertEq(vault.lockOf(taskId, Role.Trainer, trainer(i)), spec.trainerLock, "lock");
        }
        uint256 rest = uint256(spec.maxRounds) * spec.trainerCount * spec.rewardPerGradient - earned;
        (uint256 ofChallenger, uint256 ofSponsor) = (token.balanceOf(challenger), token.balanceOf(sponsor));
        uint256 burned = tasks.burned();
        assertEq(tasks.refund(taskId), 0, "refund");
        assertEq(token.balanceOf(challenger) - ofChallenger, rest / 5, "bounty");
        assertEq(token.balanceOf(sponsor), ofSponsor, "nothing for the sponsor");
        assertEq(tasks.burned() - burned, rest - rest / 5, "burned");
        assertEq(vault.burned(), 0, "no slash");
        assertEq(reveals.burned(), 64 * PRICE, "half of two prices");
        assertEq(reveals.creditOf(challenger), 64 * PRICE / 2, "half of the price back");
        _assertAllBooks();
    }

    /// @dev A run that is over before the demand lapses is paid, and its receipt says that nobody was shown what it trained; one whose
    /// demands were answered completes.
    function test_silence_afterTheLastRound_isInTheReceipt() external {
        TrainingTaskSpec memory spec = _spec();
        spec.maxRounds = 1;
        for (uint256 answered = 0; answered < 2; ++answered) {
            bytes32 taskId = _training(spec);
            _commitFirst(taskId, 4);
            (,, uint64 close) = rounds.phaseOf(taskId);
            if (nowTime() < close) vm.warp(close);
            uint256 id = _request(taskId, 0, 0);
            _drawAndPropose(taskId);
            assertTrue(rounds.headOf(taskId).endedAt != 0 && !rounds.headOf(taskId).failed, "ended");
            if (answered == 1) {
                _publish(id, 0, 0);
            } else {
                vm.warp(reveals.objectRequestOf(id).deadline);
                reveals.timeoutObject(id);
            }
            _finish(taskId);
            assertTrue(tasks.statusOf(taskId) == (answered == 1 ? TaskStatus.Completed : TaskStatus.Failed), "status");
            assertEq(tasks.receiptOf(taskId).acceptedGradients, 4, "paid all the same");
            assertEq(_claim(taskId, 0, _upTo(1)), spec.rewardPerGradient - 100, "pay");
        }
        _assertAllBooks();
    }
}
