// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPayloadReveals} from "../src/interfaces/IPayloadReveals.sol";
import {Quantization, Statement, TrainingTaskSpec} from "../src/interfaces/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    ClockRunning,
    NothingToWithdraw,
    NotOverturnable,
    RevealNotFound,
    RevealQueueFull,
    TransferMismatch
} from "../src/interfaces/Errors.sol";
import {TensorProof} from "../src/lib/TensorProof.sol";
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

    /// @dev Any run of any payload is answered by its leaves and the format's multi-proof, whatever the leaves hold.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_publish_anyRange(uint256 seed) external {
        TrainingTaskSpec memory spec = _spec();
        spec.quantization = Quantization(seed % 3);
        spec.paramCount = uint64(1 + (seed >> 8) % 60_000);
        spec.fragmentCount = uint32(1 + (seed >> 40) % 70);
        if (spec.fragmentCount > spec.paramCount) spec.fragmentCount = uint32(spec.paramCount);
        Payload memory payload = _payload(spec, uint32((seed >> 72) % spec.fragmentCount), seed);
        uint256 first = (seed >> 104) % payload.leaves;
        uint256 count = 1 + (seed >> 136) % 64;
        if (count > payload.leaves - first) count = payload.leaves - first;

        uint256 id = _request(payload, first, count);
        IPayloadReveals.Request memory made = reveals.requestOf(id);
        assertEq(made.slot, FIRST_SLOT + 7 * uint256(ENTRY), "slot");
        assertEq(made.firstLeaf, first, "first leaf");
        assertEq(made.leaves, count, "leaves");
        assertEq(made.deadline, nowTime() + 12 + (count * payload.size + 65_535) / 65_536, "deadline");
        assertEq(reveals.outstanding(), count * payload.size, "outstanding");
        assertEq(run.holds(), 1, "held");
        _assertBooks();

        vm.warp(made.deadline - 1);
        _publish(id, payload, first, count);
        assertEq(reveals.requestOf(id).deadline, 0, "over");
        assertEq(reveals.outstanding(), 0, "out of the queue");
        assertEq(run.holds(), 0, "released");
        assertEq(reveals.creditOf(signer), count * PRICE, "the publisher's price");
        vm.prank(signer);
        reveals.withdraw();
        assertEq(token.balanceOf(signer), count * PRICE, "paid");
        _assertBooks();
    }
}

/// @title Every rule of a reveal that can be broken, and what does not change when it is
contract PayloadReveals_Test is RevealTest {
    function _refused(string memory part) private {
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, part));
    }

    /// @dev 2,405 elements: ten leaves in a fragment of two.
    function _asked() private returns (Payload memory payload, uint256 id) {
        payload = _payload(_spec(), 1, 7);
        id = _request(payload, 3, 4);
    }

    // ----------------------------------------------------------------------------------------------------------- request

    function test_request_position() external {
        (Payload memory payload, uint256 id) = _asked();
        assertEq(id, 0, "id");
        assertEq(reveals.count(), 1, "count");
        IPayloadReveals.Request memory made = reveals.requestOf(0);
        assertEq(made.taskId, TASK, "task");
        assertEq(made.round, ROUND, "round");
        assertEq(made.statement, _id(statement), "statement");
        assertEq(made.requester, challenger, "requester");
        assertEq(made.trainer, _trainer(ENTRY), "trainer");
        assertEq(made.fragment, payload.fragment, "fragment");
        assertEq(made.payloadRoot, entries[ENTRY].payloadRoot, "payload");
        assertEq(made.deadline, nowTime() + 13, "deadline");
        assertEq(token.balanceOf(address(reveals)), 4 * PRICE, "price");
        assertEq(reveals.pricePerLeaf(), PRICE, "as told");
        assertEq(reveals.fraud(), address(run), "referee");
        assertEq(reveals.token(), address(token), "the vault's token");
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, uint256(1)));
        reveals.requestOf(1);
    }

    function test_request_wrongPlace_reverts() external {
        _payload(_spec(), 1, 7);
        vm.startPrank(challenger);
        _refused("entry");
        reveals.request(statement, entries, uint32(TRAINERS), 1, 3, 4);
        _refused("entry");
        reveals.request(statement, entries, uint32(TRAINERS) - 1, 1, 3, 4);
        _refused("fragment");
        reveals.request(statement, entries, ENTRY, 2, 3, 4);
        _refused("leaves");
        reveals.request(statement, entries, ENTRY, 1, 3, 0);
        _refused("leaves");
        reveals.request(statement, entries, ENTRY, 1, 3, 8);
        _refused("leaves");
        reveals.request(statement, entries, ENTRY, 1, 10, 1);
        _refused("leaves");
        reveals.request(statement, entries, ENTRY, 1, type(uint64).max, 2);
        entries[0].claimHash = "another";
        _refused("entries");
        reveals.request(statement, entries, ENTRY, 1, 3, 4);
        delete entries;
        _refused("entry");
        reveals.request(statement, entries, 0, 1, 3, 4);
        vm.stopPrank();
        assertEq(reveals.count(), 0, "nothing asked");
    }

    function test_request_over64Leaves_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        (spec.paramCount, spec.fragmentCount) = (65 * 256, 1);
        _payload(spec, 0, 7);
        vm.startPrank(challenger);
        _refused("leaves");
        reveals.request(statement, entries, ENTRY, 0, 0, 65);
        reveals.request(statement, entries, ENTRY, 0, 1, 64);
        vm.stopPrank();
    }

    function test_request_notStanding_reverts() external {
        Payload memory payload = _payload(_spec(), 1, 7);
        run.fall();
        vm.expectRevert(abi.encodeWithSelector(NotOverturnable.selector, ROUND));
        _request(payload, 3, 4);
    }

    function test_request_taxedPrice_reverts() external {
        _deploy(vm.deployCode("Mocks.sol:TaxToken", ""));
        Payload memory payload = _payload(_spec(), 1, 7);
        // A tax of one in a hundred takes nothing from so little: a dearer one.
        reveals = IPayloadReveals(vm.deployCode("PayloadReveals.sol:PayloadReveals", abi.encode(run, 100)));
        run.setCallers(address(descent), address(reveals));
        _fund(challenger);
        vm.expectRevert(abi.encodeWithSelector(TransferMismatch.selector, uint256(396), uint256(400)));
        _request(payload, 3, 4);
        assertEq(reveals.outstanding(), 0, "not in the queue");
    }

    /// @dev All bytes that are outstanding come first, whoever's they are; what is answered makes room.
    function test_queue_deadlines() external {
        run.setRevealRate(1000);
        _rebuilt();
        Payload memory payload = _payload(_spec(), 1, 7);
        uint256 start = nowTime();
        _request(payload, 0, 10);
        _request(payload, 3, 4);
        assertEq(reveals.requestOf(0).deadline, start + 12 + 11, "10,240 bytes");
        assertEq(reveals.requestOf(1).deadline, start + 12 + 15, "14,336 bytes");
        assertEq(reveals.deadlineFor(1024, 12), start + 12 + 16, "15,360 bytes");
        _publish(0, payload, 0, 10);
        assertEq(reveals.deadlineFor(1024, 12), start + 12 + 6, "5,120 bytes");
    }

    /// @dev A flood of requests pushes deadlines back until the signers' liability ends, and slashes nobody.
    function test_queue_flood_isCapped() external {
        run.setRevealRate(100);
        _rebuilt();
        Payload memory payload = _payload(_spec(), 1, 7);
        // The last deadline is 30 + 2 * 30 + 25 * 5 = 215 s past the proposal: 20,300 bytes after a window of 12 s.
        _request(payload, 0, 10);
        _request(payload, 0, 9);
        vm.expectRevert(abi.encodeWithSelector(RevealQueueFull.selector, nowTime() + 12 + 205));
        _request(payload, 0, 1);
        assertEq(reveals.outstanding(), 19 * 1024, "what was refused is not counted");
        // The honest publish in their time, and are paid for it.
        vm.warp(reveals.requestOf(1).deadline - 1);
        _publish(1, payload, 0, 9);
        assertEq(reveals.creditOf(signer), 9 * PRICE, "paid");
    }

    /// @dev Deploys again, for what the constructor reads.
    function _rebuilt() private {
        reveals = IPayloadReveals(vm.deployCode("PayloadReveals.sol:PayloadReveals", abi.encode(run, PRICE)));
        run.setCallers(address(descent), address(reveals));
        _fund(challenger);
    }

    // ----------------------------------------------------------------------------------------------------------- publish

    function test_publish_wrong_reverts() external {
        (Payload memory payload, uint256 id) = _asked();
        bytes memory data = _leaves(payload, 3, 4);
        bytes memory other = _leaves(payload, 4, 4);
        bytes memory fewer = _leaves(payload, 3, 3);
        bytes32[] memory proof = _proofOf(payload, 3, 4);
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
        proof[1] = bytes32(uint256(proof[1]) ^ 1);
        _refused("payload");
        reveals.publish(id, data, proof, payload.setPath);
        assertEq(run.holds(), 1, "still held");
        assertEq(reveals.creditOf(address(this)), 0, "nothing earned");
    }

    /// @dev Equal numbers of another trainer, round or task are other payloads.
    function test_publish_anothersPayload_reverts() external {
        Payload memory payload = _payload(_spec(), 1, 7);
        // The entry before it commits to the same root: its leaves bind the trainer, so they do not lead there.
        statement.frozenHash = 0;
        entries[1].payloadRoot = entries[ENTRY].payloadRoot;
        for (uint256 i = 0; i < TRAINERS; ++i) {
            statement.frozenHash =
                keccak256(abi.encode(statement.frozenHash, entries[i].trainer, entries[i].payloadRoot, entries[i].claimHash));
        }
        run.stand(_id(statement));
        vm.prank(challenger);
        uint256 id = reveals.request(statement, entries, 1, 1, 3, 4);
        bytes memory data = _leaves(payload, 3, 4);
        bytes32[] memory proof = _proofOf(payload, 3, 4);
        _refused("payload");
        reveals.publish(id, data, proof, payload.setPath);
    }

    function test_publish_over_reverts() external {
        (Payload memory payload, uint256 id) = _asked();
        bytes memory data = _leaves(payload, 3, 4);
        bytes32[] memory proof = _proofOf(payload, 3, 4);
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
        vm.expectRevert(refusal);
        reveals.timeout(id, statement);
        vm.expectRevert(refusal);
        reveals.close(id, statement);
    }

    /// @dev The leaves are in the log: how they came to the contract does not matter.
    function test_publish_emitsLeaves() external {
        (Payload memory payload, uint256 id) = _asked();
        bytes memory data = _leaves(payload, 3, 4);
        bytes32[] memory proof = _proofOf(payload, 3, 4);
        vm.expectEmit(address(reveals));
        emit IPayloadReveals.PayloadRevealed(id, TASK, address(this), data);
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
        assertEq(reveals.creditOf(challenger), 4 * PRICE, "price back");
        assertEq(reveals.outstanding(), 0, "out of the queue");
        _assertBooks();
    }

    /// @dev The statement is proven wrong, falls with another round, or is proposed again: the price goes back, nobody is convicted.
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
        assertEq(reveals.creditOf(challenger), 4 * PRICE, "price back");

        statement.newRoot = "right";
        run.stand(_id(statement));
        id = _request(payload, 3, 4);
        run.fall();
        skip(1000);
        run.stand(_id(statement));
        reveals.timeout(id, statement);
        assertEq(run.condemnedStatement(), 0, "nobody convicted");
        assertEq(reveals.creditOf(challenger), 8 * PRICE, "price back");
        assertEq(reveals.outstanding(), 0, "queue");
        vm.startPrank(challenger);
        assertEq(reveals.withdraw(), 8 * PRICE, "amount");
        vm.expectRevert(NothingToWithdraw.selector);
        reveals.withdraw();
        vm.stopPrank();
        assertEq(reveals.owed(), 0, "nothing owed");
    }
}
