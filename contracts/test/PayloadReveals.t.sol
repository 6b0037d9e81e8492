// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPayloadDemands} from "../src/publication/IPayloadDemands.sol";
import {IPayloadReveals} from "../src/publication/IPayloadReveals.sol";
import {Quantization, Statement, TrainingTaskSpec} from "../src/facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NothingDue,
    NothingToWithdraw,
    NotOverturnable,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealQueueFull,
    RevealShareFull,
    TransferMismatch
} from "../src/facts/Errors.sol";
import {RoundVectors} from "../src/aggregation/RoundVectors.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {TensorProof} from "../src/arithmetic/TensorProof.sol";
import {HostileToken} from "./utils/Mocks.sol";
import {RevealTest} from "./utils/RevealTest.sol";

contract PayloadRevealsPlay_Test is RevealTest {
    function checkProof(
        bytes32 root,
        uint64 length,
        uint256 first,
        uint256 count,
        Payload calldata payload,
        bytes32[] calldata proof
    ) external view returns (TensorProof.Verdict) {
        bytes32 binding = _bindingOf(TASK, ROUND, 0, _trainer(ENTRY));
        TensorProof.Header memory header = TensorProof.Header({kind: 4, dtype: 1, length: length, binding: binding});
        uint256[] memory indices = new uint256[](count);
        bytes32[] memory nodes = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            (indices[i], nodes[i]) = (first + i, payload.nodes[first + i]);
        }
        return TensorProof.verifyMany(root, header, indices, nodes, proof);
    }

    /// @dev What these tests publish with is the multi-proof of the format.
    /// forge-config: default.fuzz.runs = 32
    function testFuzz_proof_isTheFormats(uint256 seed) external {
        TrainingTaskSpec memory spec = _spec();
        spec.paramCount = uint64(1 + seed % 30_000);
        spec.fragmentCount = 1;
        Payload memory payload = _payload(spec, 0, seed);
        uint256 first = (seed >> 104) % payload.leaves;
        uint256 count = 1 + (seed >> 136) % (payload.leaves - first);
        bytes32[] memory proof = _proofOf(payload, first, count);
        TensorProof.Verdict verdict = this.checkProof(payload.root, spec.paramCount, first, count, payload, proof);
        assertTrue(verdict == TensorProof.Verdict.Valid, "the format's multi-proof");
    }

    /// @dev Any range of any payload is answered by its leaves and the format's multi-proof, whatever the leaves hold; what was published
    /// can be used for a whole state window.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_publish_anyRange(uint256 seed) external {
        TrainingTaskSpec memory spec = _spec();
        spec.quantization = Quantization(seed % 4);
        spec.paramCount = uint64(1 + (seed >> 8) % 100_000);
        spec.fragmentCount = uint32(1 + (seed >> 40) % 5);
        if (spec.fragmentCount > spec.paramCount) spec.fragmentCount = uint32(spec.paramCount);
        Payload memory payload = _payload(spec, uint32((seed >> 72) % spec.fragmentCount), seed);
        uint256 range = (seed >> 104) % ((payload.leaves + 63) / 64);
        (uint256 first, uint256 count) = _runOf(payload, range);

        uint256 id = _request(payload, range);
        IPayloadDemands.Request memory made = reveals.requestOf(id);
        assertEq(made.slot, FIRST_SLOT + 7 * uint256(ENTRY), "slot");
        assertEq(made.firstLeaf, first, "first leaf");
        assertEq(made.leaves, count, "leaves");
        assertEq(made.deadline, nowTime() + 12 + (count * payload.size + 65_535) / 65_536, "deadline");
        assertEq(reveals.outstanding(), count * payload.size, "outstanding");
        assertEq(run.holds(), 1, "held");
        _assertBooks();

        vm.warp(made.deadline - 1);
        _publish(id, payload, range);
        made = reveals.requestOf(id);
        assertEq(made.releaseAt, nowTime() + 12, "a state window from now");
        assertTrue(made.deadline != 0, "not over");
        assertEq(reveals.outstanding(), 0, "out of the queue");
        assertEq(run.holds(), 1, "still held");
        assertEq(reveals.creditOf(signer), count * PRICE / 2, "half is the publisher's");
        _assertBooks();
        vm.prank(signer);
        reveals.withdraw();
        assertEq(token.balanceOf(signer), count * PRICE / 2, "paid");

        vm.warp(made.releaseAt - 1);
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, made.releaseAt));
        reveals.close(id, statement);
        skip(1);
        reveals.close(id, statement);
        assertEq(reveals.requestOf(id).deadline, 0, "over");
        assertEq(run.holds(), 0, "released");
        assertEq(reveals.burned(), count * PRICE - count * PRICE / 2, "the other half is burned");
        assertEq(reveals.creditOf(challenger), 0, "nothing back");
        _assertBooks();
    }

    /// @dev With p, S, C, R and T for proposal, state, claim and reveal window and the longest dispute: whenever a request is taken and
    /// answered, it is released by p + C + R; until then a descent can be opened, and it ends by p + C + R + T, with the liability.
    /// forge-config: default.fuzz.runs = 256
    function testFuzz_windows_fitLiability(uint256 seed) external {
        TrainingTaskSpec memory spec = _randomWindows(seed);
        Payload memory payload = _payload(spec, 0, seed);
        uint256 proposedAt = nowTime();
        uint256 end = proposedAt + spec.claimWindow + spec.revealWindow;
        skip((seed >> 128) % spec.stateWindow);
        uint64 deadline = reveals.deadlineFor(payload.leaves * payload.size, spec.revealWindow);
        if (deadline + spec.stateWindow > end) {
            vm.expectRevert(abi.encodeWithSelector(RevealQueueFull.selector, deadline));
            _request(payload, 0);
            return;
        }
        uint256 id = _request(payload, 0);
        vm.warp(nowTime() + (seed >> 160) % (deadline - nowTime()));
        _publish(id, payload, 0);
        uint256 releaseAt = reveals.requestOf(id).releaseAt;
        assertEq(releaseAt, nowTime() + spec.stateWindow, "a whole window");
        assertLe(releaseAt, end, "within the time for descents");
        vm.warp(nowTime() + (seed >> 192) % spec.stateWindow);
        vm.prank(challenger);
        descent.open(statement, false);
        uint256 ends = nowTime() + SpecRules.disputeBound(spec);
        assertLe(ends, proposedAt + SpecRules.liability(spec), "within the signers' liability");
    }

    /// @dev Whatever the windows: without custodyAssumed, the payloads of all trainers can be demanded in the state window's last second.
    /// forge-config: default.fuzz.runs = 256
    function testFuzz_custody_allCanBeDemanded(uint256 seed) external {
        TrainingTaskSpec memory spec = _randomWindows(seed);
        (spec.trainerCount, spec.cascadeDepth, spec.maxRounds) = (uint8(TRAINERS - 1), 2, 1);
        spec.paramCount = uint64(1 + (seed >> 128) % 40_000);
        spec.fragmentCount = uint32(1 + (seed >> 160) % 3);
        if (spec.fragmentCount > spec.paramCount) spec.fragmentCount = uint32(spec.paramCount);
        uint32 rate = uint32(1000 + (seed >> 192) % 100_000);
        if (SpecRules.mustAssumeCustody(spec, rate)) {
            spec.claimWindow = 2 * spec.stateWindow + uint32(4 * SpecRules.payloadBytes(spec) / rate + 1);
            spec.revealWindow = spec.claimWindow - 2 * spec.stateWindow;
        }
        assertTrue(!SpecRules.mustAssumeCustody(spec, rate), "can be forced");
        run.setRevealRate(rate);
        reveals = IPayloadReveals(vm.deployCode("PayloadReveals.sol:PayloadReveals", abi.encode(run, PRICE)));
        run.setCallers(address(descent), address(reveals));
        _fund(challenger);
        _payload(spec, 0, seed);
        skip(spec.stateWindow - 1);
        uint256 size = 0;
        vm.startPrank(challenger);
        for (uint32 entry = 0; entry < TRAINERS - 1; ++entry) {
            for (uint32 fragment = 0; fragment < spec.fragmentCount; ++fragment) {
                for (uint32 range = 0; range * 64 * 256 < RoundVectors.fragmentLength(spec, fragment); ++range) {
                    reveals.request(statement, entries, entry, fragment, range);
                }
            }
            size += SpecRules.payloadBytes(spec);
            assertEq(reveals.outstanding(), size, "all of the payload");
        }
        vm.stopPrank();
    }

    function _randomWindows(uint256 seed) private view returns (TrainingTaskSpec memory spec) {
        spec = _spec();
        spec.claimWindow = uint32(1 + seed % 1000);
        spec.revealWindow = uint32(1 + (seed >> 24) % 300);
        spec.stateWindow = uint32(1 + (seed >> 48) % 600);
        if (spec.stateWindow > spec.claimWindow + spec.revealWindow) spec.stateWindow = spec.claimWindow + spec.revealWindow;
        spec.disputeClock = uint32(1 + (seed >> 72) % 300);
        spec.disputeExtension = uint32(1 + (seed >> 96) % 30);
    }
}

/// @title Payloads that are published unasked
contract PayloadRevealsShow_Test is RevealTest {
    function _show(Payload memory payload, uint256 range) private {
        (uint256 first, uint256 count) = _runOf(payload, range);
        _showAs(payload, ENTRY, range, _leaves(payload, first, count), _proofOf(payload, first, count));
    }

    function _showAs(Payload memory payload, uint32 entry, uint256 range, bytes memory data, bytes32[] memory proof) private {
        vm.prank(stranger);
        IPayloadDemands.Place memory place = IPayloadDemands.Place(TASK, ROUND, entry, payload.fragment, uint32(range));
        reveals.show(place, entries, data, proof, payload.setPath);
    }

    /// @dev Whatever its size: once every range is public, and not before, the rounds are told. It costs nothing, and holds nothing.
    /// forge-config: default.fuzz.runs = 24
    function testFuzz_show_wholePayload(uint256 seed) external {
        TrainingTaskSpec memory spec = _spec();
        spec.quantization = Quantization(seed % 4);
        spec.paramCount = uint64(1 + (seed >> 8) % 100_000);
        spec.fragmentCount = 1;
        Payload memory payload = _payload(spec, 0, seed);
        uint256 ranges = (payload.leaves + 63) / 64;
        for (uint256 range = ranges; range-- > 0;) {
            assertEq(run.shown(), 0, "not yet");
            _show(payload, range);
            if (range == 0) break;
            vm.expectRevert(NothingDue.selector);
            _showAs(payload, ENTRY, range, "", new bytes32[](0));
        }
        assertEq(run.shown(), uint64(1) << (FIRST_SLOT + 7 * uint256(ENTRY)), "told");
        assertEq(run.shownRound(), ROUND, "of the round");
        assertEq(run.holds(), 0, "nothing held");
        assertEq(reveals.outstanding(), 0, "nothing queued");
        assertEq(token.balanceOf(stranger), 0, "nothing paid");
        // After an overturn the rounds are told again.
        _showAs(payload, ENTRY, 0, "", new bytes32[](0));
    }

    /// @dev One fragment of two is not the payload.
    function test_show_oneFragment_isNotAll() external {
        Payload memory payload = _payload(_spec(), 0, 5);
        _show(payload, 0);
        assertEq(run.shown(), 0, "another is missing");
    }

    function test_show_evidence_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.paramCount, spec.fragmentCount) = (100 * 256, 1);
        Payload memory payload = _payload(spec, 0, 9);
        bytes memory data = _leaves(payload, 64, 36);
        bytes32[] memory proof = _proofOf(payload, 64, 36);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "range"));
        _showAs(payload, ENTRY, 2, data, proof);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "entry"));
        _showAs(payload, uint32(TRAINERS), 1, data, proof);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "payload"));
        _showAs(payload, ENTRY + 1, 1, data, proof);
        run.setMalformed(keccak256(_leaves(payload, 99, 1)));
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "leaf"));
        _showAs(payload, ENTRY, 1, data, proof);
        data[5] ^= 0x01;
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "payload"));
        _showAs(payload, ENTRY, 1, data, proof);
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "data"));
        _showAs(payload, ENTRY, 0, data, proof);
        payload.fragment = 1;
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "fragment"));
        _showAs(payload, ENTRY, 1, data, proof);
        payload.fragment = 0;
        run.setFrozenHash(keccak256("another set"));
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, "entries"));
        _showAs(payload, ENTRY, 1, data, proof);
    }
}

/// @title Every rule of a reveal that can be broken, and what does not change when it is
contract PayloadReveals_Test is RevealTest {
    function _refused(string memory part) private {
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, part));
    }

    /// @dev Ranges of 64, 64 and 22 leaves in each fragment of two.
    function _long() private returns (Payload memory) {
        TrainingTaskSpec memory spec = _spec();
        spec.paramCount = 2 * 150 * 256;
        return _payload(spec, 1, 7);
    }

    /// @dev The last range: 22 leaves.
    function _asked() private returns (Payload memory payload, uint256 id) {
        payload = _long();
        id = _request(payload, 2);
    }

    /// @dev Deploys again, for what the constructor reads.
    function _rebuilt() private {
        reveals = IPayloadReveals(vm.deployCode("PayloadReveals.sol:PayloadReveals", abi.encode(run, PRICE)));
        run.setCallers(address(descent), address(reveals));
        _fund(challenger);
    }

    // ----------------------------------------------------------------------------------------------------------- request

    function test_request_position() external {
        (Payload memory payload, uint256 id) = _asked();
        assertEq(id, 0, "id");
        assertEq(reveals.count(), 1, "count");
        IPayloadDemands.Request memory made = reveals.requestOf(0);
        assertEq(made.taskId, TASK, "task");
        assertEq(made.round, ROUND, "round");
        assertEq(made.statement, _id(statement), "statement");
        assertEq(made.requester, challenger, "requester");
        assertEq(made.trainer, _trainer(ENTRY), "trainer");
        assertEq(made.fragment, payload.fragment, "fragment");
        assertEq(made.firstLeaf, 128, "first leaf");
        assertEq(made.leaves, 22, "to the fragment's last");
        assertEq(made.payloadRoot, entries[ENTRY].payloadRoot, "payload");
        assertEq(made.deadline, nowTime() + 13, "deadline");
        assertEq(made.releaseAt, 0, "not answered");
        assertEq(token.balanceOf(address(reveals)), 22 * PRICE, "price");
        assertEq(reveals.pricePerLeaf(), PRICE, "as told");
        assertEq(reveals.fraud(), address(run), "referee");
        assertEq(reveals.token(), address(token), "the vault's token");
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, uint256(1)));
        reveals.requestOf(1);
    }

    function test_request_wrongPlace_reverts() external {
        _long();
        vm.startPrank(challenger);
        _refused("entry");
        reveals.request(statement, entries, uint32(TRAINERS), 1, 2);
        _refused("entry");
        reveals.request(statement, entries, uint32(TRAINERS) - 1, 1, 2);
        _refused("fragment");
        reveals.request(statement, entries, ENTRY, 2, 2);
        _refused("range");
        reveals.request(statement, entries, ENTRY, 1, 3);
        _refused("range");
        reveals.request(statement, entries, ENTRY, 1, type(uint32).max);
        entries[0].claimHash = "another";
        _refused("entries");
        reveals.request(statement, entries, ENTRY, 1, 2);
        delete entries;
        _refused("entry");
        reveals.request(statement, entries, 0, 1, 2);
        vm.stopPrank();
        assertEq(reveals.count(), 0, "nothing asked");
    }

    function test_request_notStanding_reverts() external {
        Payload memory payload = _long();
        run.fall();
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        _request(payload, 0);
    }

    function test_request_taxedPrice_reverts() external {
        _deploy(vm.deployCode("Mocks.sol:HostileToken", ""));
        HostileToken(address(token)).setTaxing(true);
        Payload memory payload = _long();
        // A tax of one in a hundred takes nothing from so little: a dearer one.
        reveals = IPayloadReveals(vm.deployCode("PayloadReveals.sol:PayloadReveals", abi.encode(run, 100)));
        run.setCallers(address(descent), address(reveals));
        _fund(challenger);
        vm.expectRevert(abi.encodeWithSelector(TransferMismatch.selector, uint256(2178), uint256(2200)));
        _request(payload, 2);
        assertEq(reveals.outstanding(), 0, "not in the queue");
        (bool made,) = reveals.requestIdOf(_id(statement), 0, uint8(FIRST_SLOT + 7 * ENTRY), 1, 2);
        assertTrue(!made, "not made");
    }

    /// @dev A range of a proposal is demanded once, answered or not: that bounds what a statement's demands can be. Of an equal
    /// statement that is proposed anew it can be demanded again.
    function test_request_again_reverts() external {
        Payload memory payload = _long();
        uint256 first = _request(payload, 1);
        uint8 slot = uint8(FIRST_SLOT + 7 * ENTRY);
        _assertFound(0, slot, 1, 1, first);
        bytes memory refusal = abi.encodeWithSelector(RevealAlreadyRequested.selector, first);
        vm.expectRevert(refusal);
        _request(payload, 1);
        _publish(first, payload, 1);
        vm.expectRevert(refusal);
        _request(payload, 1);

        // Every other range, fragment and entry is another.
        vm.startPrank(challenger);
        _assertFound(0, slot, 1, 2, reveals.request(statement, entries, ENTRY, 1, 2));
        _assertFound(0, slot, 0, 1, reveals.request(statement, entries, ENTRY, 0, 1));
        _assertFound(0, slot - 7, 1, 1, reveals.request(statement, entries, ENTRY - 1, 1, 1));
        vm.stopPrank();

        run.fall();
        run.stand(_id(statement));
        (bool made,) = reveals.requestIdOf(_id(statement), 1, slot, 1, 1);
        assertTrue(!made, "not of this proposal");
        uint256 again = _request(payload, 1);
        assertEq(again, 4, "another request");
        _assertFound(1, slot, 1, 1, again);
        _assertFound(0, slot, 1, 1, first);
    }

    function _assertFound(uint16 branch, uint8 slot, uint32 fragment, uint32 range, uint256 id) private view {
        (bool made, uint256 found) = reveals.requestIdOf(_id(statement), branch, slot, fragment, range);
        assertTrue(made, "made");
        assertEq(found, id, "id");
    }

    /// @dev All bytes that are outstanding come first, whoever's they are; what is answered makes room.
    function test_queue_deadlines() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.claimWindow, spec.revealWindow) = (1000, 200);
        run.setRevealRate(1000);
        _rebuilt();
        spec.paramCount = 2 * 150 * 256;
        Payload memory payload = _payload(spec, 1, 7);
        uint256 start = nowTime();
        _request(payload, 0);
        _request(payload, 2);
        assertEq(reveals.requestOf(0).deadline, start + 200 + 66, "65,536 bytes");
        assertEq(reveals.requestOf(1).deadline, start + 200 + 89, "88,064 bytes");
        assertEq(reveals.deadlineFor(1024, 200), start + 200 + 90, "89,088 bytes");
        _publish(0, payload, 0);
        assertEq(reveals.deadlineFor(1024, 200), start + 200 + 24, "23,552 bytes");
    }

    /// @dev A flood of requests pushes deadlines back until the signers' liability leaves no room for what follows an answer, and
    /// slashes nobody.
    function test_queue_flood_isCapped() external {
        TrainingTaskSpec memory spec = _spec();
        spec.revealWindow = 1000;
        run.setRevealRate(1000);
        _rebuilt();
        spec.paramCount = 2 * 10 * 256;
        Payload memory payload = _payload(spec, 1, 7);
        // The last deadline is 30 + 1000 - 12 s past the proposal: 18,000 bytes after a window of 1,000 s.
        uint256 id = _request(payload, 0);
        vm.startPrank(challenger);
        vm.expectRevert(abi.encodeWithSelector(RevealQueueFull.selector, nowTime() + 1000 + 21));
        reveals.request(statement, entries, ENTRY, 0, 0);
        vm.stopPrank();
        assertEq(reveals.outstanding(), 10 * 1024, "what was refused is not counted");
        // The honest publish in their time, are paid for it, and make room.
        _publish(id, payload, 0);
        assertEq(reveals.creditOf(signer), 10 * PRICE / 2, "paid");
        skip(7);
        vm.startPrank(challenger);
        id = reveals.request(statement, entries, ENTRY, 0, 0);
        assertEq(reveals.requestOf(id).deadline, nowTime() + 1000 + 11, "the last one that is taken");
        vm.stopPrank();
    }

    /// @dev Of one proposal no more is outstanding than its signers can publish in a reveal window; moot demands count no more.
    function test_queue_share_isCapped() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.paramCount, spec.claimWindow) = (2 * 640 * 256, 100);
        Payload memory payload = _payload(spec, 1, 7);
        for (uint256 range = 0; range < 10; ++range) {
            _request(payload, range);
        }
        vm.startPrank(challenger);
        reveals.request(statement, entries, ENTRY, 0, 0);
        reveals.request(statement, entries, ENTRY, 0, 1);
        vm.expectRevert(abi.encodeWithSelector(RevealShareFull.selector, 13 * 65_536, 12 * 65_536));
        reveals.request(statement, entries, ENTRY, 0, 2);
        vm.stopPrank();
        _publish(3, payload, 3);
        vm.prank(challenger);
        reveals.request(statement, entries, ENTRY, 0, 2);
        run.fall();
        run.stand(_id(statement));
        uint256 id = _request(payload, 0);
        // The deadline still counts what nobody has closed yet.
        assertEq(reveals.requestOf(id).deadline, nowTime() + 12 + 13, "another share, the same queue");
    }

    // ----------------------------------------------------------------------------------------------------------- publish

    function test_publish_wrong_reverts() external {
        (Payload memory payload, uint256 id) = _asked();
        bytes memory data = _leaves(payload, 128, 22);
        bytes memory other = _leaves(payload, 127, 22);
        bytes memory fewer = _leaves(payload, 128, 21);
        bytes32[] memory proof = _proofOf(payload, 128, 22);
        bytes32[] memory shorter = new bytes32[](proof.length - 1);
        bytes32[] memory longer = new bytes32[](proof.length + 1);
        for (uint256 i = 0; i < proof.length; ++i) {
            longer[i] = proof[i];
            if (i < shorter.length) shorter[i] = proof[i];
        }
        bytes32[] memory noPath = new bytes32[](0);

        _refused("data");
        reveals.publish(id, "", proof, payload.setPath);
        _refused("data");
        reveals.publish(id, fewer, proof, payload.setPath);
        _refused("data");
        reveals.publish(id, abi.encodePacked(data, uint8(0)), proof, payload.setPath);
        _refused("proof");
        reveals.publish(id, data, shorter, payload.setPath);
        _refused("proof");
        reveals.publish(id, data, longer, payload.setPath);
        _refused("payload");
        reveals.publish(id, other, proof, payload.setPath);
        _refused("payload");
        reveals.publish(id, data, proof, noPath);
        _refused("payload");
        reveals.publish(id, data, proof, longer);
        proof[0] = bytes32(uint256(proof[0]) ^ 1);
        _refused("payload");
        reveals.publish(id, data, proof, payload.setPath);
        assertEq(run.holds(), 1, "still held");
        assertEq(reveals.creditOf(address(this)), 0, "nothing earned");
        assertEq(reveals.requestOf(id).releaseAt, 0, "not answered");
    }

    /// @dev Equal numbers of another trainer, round or task are other payloads.
    function test_publish_anothersPayload_reverts() external {
        Payload memory payload = _long();
        // The entry before it commits to the same root: its leaves bind the trainer, so they do not lead there.
        statement.frozenHash = 0;
        entries[1].payloadRoot = entries[ENTRY].payloadRoot;
        for (uint256 i = 0; i < TRAINERS; ++i) {
            statement.frozenHash = keccak256(abi.encode(statement.frozenHash, entries[i]));
        }
        run.stand(_id(statement));
        vm.prank(challenger);
        uint256 id = reveals.request(statement, entries, 1, 1, 2);
        bytes memory data = _leaves(payload, 128, 22);
        bytes32[] memory proof = _proofOf(payload, 128, 22);
        _refused("payload");
        reveals.publish(id, data, proof, payload.setPath);
    }

    function test_publish_over_reverts() external {
        (Payload memory payload, uint256 id) = _asked();
        bytes memory data = _leaves(payload, 128, 22);
        bytes32[] memory proof = _proofOf(payload, 128, 22);
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, uint256(1)));
        reveals.publish(1, data, proof, payload.setPath);
        uint64 deadline = reveals.requestOf(id).deadline;
        vm.warp(deadline);
        vm.expectRevert(abi.encodeWithSelector(ClockExpired.selector, deadline));
        reveals.publish(id, data, proof, payload.setPath);
        vm.warp(deadline - 1);
        reveals.publish(id, data, proof, payload.setPath);
        bytes memory refusal = abi.encodeWithSelector(RevealNotFound.selector, id);
        vm.expectRevert(refusal);
        reveals.publish(id, data, proof, payload.setPath);
        skip(12);
        reveals.close(id, statement);
        vm.expectRevert(refusal);
        reveals.publish(id, data, proof, payload.setPath);
        vm.expectRevert(refusal);
        reveals.timeout(id, statement);
        vm.expectRevert(refusal);
        reveals.close(id, statement);
    }

    /// @dev The leaves are in the log: how they came to the contract does not matter.
    function test_publish_emitsLeaves() external {
        (Payload memory payload, uint256 id) = _asked();
        bytes memory data = _leaves(payload, 128, 22);
        bytes32[] memory proof = _proofOf(payload, 128, 22);
        vm.expectEmit(address(reveals));
        emit IPayloadDemands.PayloadRevealed(id, TASK, address(this), data);
        reveals.publish(id, data, proof, payload.setPath);
    }

    // --------------------------------------------------------------------------------------------------------------- end

    function test_timeout_convicts() external {
        (, uint256 id) = _asked();
        uint64 deadline = reveals.requestOf(id).deadline;
        vm.warp(deadline - 1);
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, deadline));
        reveals.timeout(id, statement);
        skip(1);
        Statement memory foreign = statement;
        foreign.newRoot = "another";
        _refused("statement");
        reveals.timeout(id, foreign);
        reveals.timeout(id, statement);
        assertEq(run.condemnedStatement(), _id(statement), "condemned");
        assertEq(run.cleared(), uint256(1) << (FIRST_SLOT + 7 * uint256(ENTRY)), "the trainer's slot is cleared");
        assertEq(run.rewarded(), challenger, "the bounties are the requester's");
        assertEq(reveals.creditOf(challenger), 11 * PRICE, "half the price back");
        assertEq(reveals.burned(), 11 * PRICE, "half burned");
        assertEq(reveals.outstanding(), 0, "out of the queue");
        _assertBooks();
    }

    /// @dev What was answered in time convicts nobody, however late it is closed.
    function test_timeout_answered_closes() external {
        (Payload memory payload, uint256 id) = _asked();
        uint64 deadline = reveals.requestOf(id).deadline;
        vm.warp(deadline - 1);
        _publish(id, payload, 2);
        vm.warp(deadline);
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, deadline + 11));
        reveals.timeout(id, statement);
        vm.warp(deadline + 11);
        reveals.timeout(id, statement);
        assertEq(run.condemnedStatement(), 0, "nobody convicted");
        assertEq(run.holds(), 0, "released");
        assertEq(reveals.burned(), 11 * PRICE, "half burned");
        assertEq(reveals.creditOf(signer), 11 * PRICE, "half earned");
        _assertBooks();
    }

    /// @dev The statement is proven wrong, falls with another round, or is proposed again: half the price goes back, nobody is convicted.
    function test_close_moot() external {
        (Payload memory payload, uint256 id) = _asked();
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, reveals.requestOf(id).deadline));
        reveals.close(id, statement);
        run.prove(_id(statement));
        Statement memory foreign = statement;
        foreign.newRoot = "another";
        _refused("statement");
        reveals.close(id, foreign);
        reveals.close(id, statement);
        assertEq(reveals.creditOf(challenger), 11 * PRICE, "half the price back");

        statement.newRoot = "right";
        run.stand(_id(statement));
        id = _request(payload, 2);
        run.fall();
        skip(1000);
        run.stand(_id(statement));
        reveals.timeout(id, statement);
        assertEq(run.condemnedStatement(), 0, "nobody convicted");
        assertEq(reveals.creditOf(challenger), 22 * PRICE, "half the price back");
        assertEq(reveals.outstanding(), 0, "queue");
        vm.startPrank(challenger);
        assertEq(reveals.withdraw(), 22 * PRICE, "amount");
        vm.expectRevert(NothingToWithdraw.selector);
        reveals.withdraw();
        vm.stopPrank();
        assertEq(reveals.owed(), reveals.burned(), "nothing owed but what nobody gets");
        assertEq(reveals.burned(), 22 * PRICE, "half burned");
    }

    /// @dev Overturned and proposed again in the very same second: the demand was about the former proposal.
    function test_close_moot_sameSecond() external {
        (Payload memory payload, uint256 id) = _asked();
        run.fall();
        run.stand(_id(statement));
        uint256 again = _request(payload, 2);
        reveals.close(id, statement);
        assertEq(reveals.creditOf(challenger), 11 * PRICE, "half the price back");
        assertEq(run.holds(), 1, "the other one holds the state");
        vm.expectRevert(abi.encodeWithSelector(ClockRunning.selector, reveals.requestOf(again).deadline));
        reveals.close(again, statement);
        vm.warp(reveals.requestOf(again).deadline);
        reveals.timeout(again, statement);
        assertEq(run.condemnedStatement(), _id(statement), "and it convicts");
    }

    /// @dev Published, and the statement proven wrong with it: the publisher keeps its half. It ends at once: nothing is left to be held.
    function test_close_answeredAndProven() external {
        (Payload memory payload, uint256 id) = _asked();
        _publish(id, payload, 2);
        run.prove(_id(statement));
        reveals.close(id, statement);
        assertEq(reveals.creditOf(signer), 11 * PRICE, "half earned");
        assertEq(reveals.creditOf(challenger), 0, "nothing back");
        assertEq(reveals.burned(), 11 * PRICE, "half burned");
        _assertBooks();
    }

    /// @dev Whoever fills the queue pays for it, also with demands against statements of his own that he lets fall or lapse, and with
    /// answers to himself.
    function test_queue_costsHalf() external {
        Payload memory payload = _long();
        uint256 answered = _request(payload, 0);
        bytes memory data = _leaves(payload, 0, 64);
        bytes32[] memory proof = _proofOf(payload, 0, 64);
        vm.prank(challenger);
        reveals.publish(answered, data, proof, payload.setPath);
        uint256 lapsed = _request(payload, 1);
        vm.warp(reveals.requestOf(lapsed).deadline);
        reveals.timeout(lapsed, statement);
        run.stand(_id(statement));
        uint256 fallen = _request(payload, 2);
        run.fall();
        reveals.close(fallen, statement);
        reveals.close(answered, statement);
        assertEq(reveals.creditOf(challenger), 75 * PRICE, "at most half comes back");
        assertEq(reveals.burned(), 75 * PRICE, "half burned");
        _assertBooks();
    }
}
