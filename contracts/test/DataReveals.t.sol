// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IObjectDemands} from "../src/publication/IObjectDemands.sol";
import {RoundStatus, Tier, TrainingTaskSpec} from "../src/facts/Types.sol";
import {
    BadEvidence,
    ClockExpired,
    DataIsSealed,
    InvalidTaskSpec,
    RevealAlreadyRequested,
    RevealNotFound,
    RevealShareFull,
    TaskNotFound
} from "../src/facts/Errors.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {RefereedTest} from "./utils/RefereedTest.sol";

/// @title Data set and constants: what the sponsor of a Verified task has to be able to show (rule 27, last sentence)
contract DataReveals_Test is RefereedTest {
    IObjectDemands.Part private constant DATASET = IObjectDemands.Part.Dataset;
    IObjectDemands.Part private constant CONSTANT = IObjectDemands.Part.Constant;
    address private constant STRANGER = address(0x57A4);
    /// @dev 252 records a range: two whole ones and 96 records.
    uint256 private constant RECORDS = 600;
    uint32 private constant SIZE = 260;
    uint256 private constant RANGE = 252;
    /// @dev 157 leaves: two whole ranges and 29 leaves.
    uint256 private constant FLOATS = 40_000;
    uint256 private constant BYTES = 3000;
    uint32 private constant STEP = 65_536;

    Payload private _records;
    Payload private _floats;
    Payload private _codes;
    /// @dev The step's entries: header, a state, constants of 40,000 binary32 and 3,000 int8, an output. The other two programs have one.
    bytes[] private _entries;

    function _vector(uint256 size, bytes memory data) private pure returns (Payload memory vector) {
        (vector.size, vector.data, vector.leaves) = (size, data, data.length / size);
        vector.nodes = new bytes32[](vector.leaves);
        for (uint256 i = 0; i < vector.leaves; ++i) {
            vector.nodes[i] = VectorCommitment.leafHash(_leaves(vector, i, 1));
        }
    }

    /// @dev Bytes that repeat nowhere.
    function _bytes(uint256 size, uint256 seed) private pure returns (bytes memory data) {
        data = new bytes(size);
        for (uint256 i = 0; i + 32 <= size; i += 32) {
            bytes32 word = keccak256(abi.encode(seed, i));
            assembly ("memory-safe") {
                mstore(add(add(data, 0x20), i), word)
            }
        }
    }

    function _input(uint8 provenance, uint8 dtype, uint32 elements, bytes32 root) private pure returns (bytes memory) {
        uint256 first = uint256(0x02) << 248 | uint256(provenance) << 240 | uint256(dtype) << 232 | uint256(1) << 224;
        return abi.encode(first, uint256(elements) << 224, root);
    }

    function _tensorRoot(Payload memory vector, uint8 dtype, uint256 elements) private pure returns (bytes32) {
        return VectorCommitment.root(10, dtype, uint64(elements), 0, VectorCommitment.treeOf(_copy(vector.nodes)));
    }

    function _spec() private returns (TrainingTaskSpec memory) {
        return _specOf(_bytes(RECORDS * SIZE, 1), SIZE);
    }

    function _specOf(bytes memory records, uint256 size) private returns (TrainingTaskSpec memory spec) {
        spec = refereedSpec();
        (spec.tier, spec.checkpointInterval) = (Tier.Verified, 1);
        _records = _vector(size, records);
        _codes = _vector(1024, _cut(_bytes(3 * 1024, 3), BYTES));
        return _specWith(spec, _numbers());
    }

    /// @dev 40,000 binary32, none of them a NaN.
    function _numbers() private pure returns (bytes memory data) {
        data = _cut(_bytes(157 * 1024, 2), 4 * FLOATS);
        for (uint256 i = 3; i < data.length; i += 4) {
            data[i] &= 0x3f;
        }
    }

    /// @dev The same with zeros from there on.
    function _cut(bytes memory data, uint256 from) private pure returns (bytes memory) {
        for (uint256 i = from; i < data.length; ++i) {
            data[i] = 0;
        }
        return data;
    }

    /// @dev With the programs, of which the step has these leaves as its constant of binary32.
    function _specWith(TrainingTaskSpec memory spec, bytes memory floats) private returns (TrainingTaskSpec memory) {
        _floats = _vector(1024, floats);
        delete _entries;
        _entries.push(abi.encode(uint256(1) << 248));
        _entries.push(_input(1, 1, 7, 0));
        _entries.push(_input(3, 1, uint32(FLOATS), _tensorRoot(_floats, 1, FLOATS)));
        _entries.push(_input(3, 5, uint32(BYTES), _tensorRoot(_codes, 5, BYTES)));
        _entries.push(abi.encode(uint256(4) << 248));
        spec.datasetRecords = uint64(_records.leaves);
        spec.datasetRoot = VectorCommitment.root(6, 0, spec.datasetRecords, 0, VectorCommitment.treeOf(_copy(_records.nodes)));
        spec.programRoot = VectorCommitment.root(19, 0, 3, 0, VectorCommitment.treeOf(_list()));
        return spec;
    }

    function _nodes() private view returns (bytes32[] memory nodes) {
        nodes = new bytes32[](_entries.length);
        for (uint256 i = 0; i < nodes.length; ++i) {
            nodes[i] = VectorCommitment.leafHash(_entries[i]);
        }
    }

    /// @dev Leaves of the list of programs; prologue and epilogue are a header.
    function _list() private view returns (bytes32[] memory list) {
        list = new bytes32[](3);
        bytes32 one = VectorCommitment.root(9, 0, 1, 0, VectorCommitment.leafHash(_entries[0]));
        (list[0], list[2]) = (VectorCommitment.leafHash(abi.encode(one)), VectorCommitment.leafHash(abi.encode(one)));
        bytes32 root = VectorCommitment.root(9, 0, uint64(_entries.length), 0, VectorCommitment.treeOf(_nodes()));
        list[1] = VectorCommitment.leafHash(abi.encode(root));
    }

    function _listPath() private view returns (bytes32[] memory path) {
        bytes32[] memory list = _list();
        path = new bytes32[](2);
        (path[0], path[1]) = (list[0], list[2]);
    }

    function _path(uint256 entry) private view returns (bytes32[] memory) {
        Payload memory vector;
        vector.nodes = _nodes();
        return _proofOf(vector, entry, 1);
    }

    function _request(bytes32 taskId, IObjectDemands.Part part, uint32 number, uint32 range) private returns (uint256) {
        vm.prank(challenger);
        return reveals.requestObject(taskId, part, number, range);
    }

    function _refused(string memory why) private {
        vm.expectRevert(abi.encodeWithSelector(BadEvidence.selector, why));
    }

    function _recordsAt(uint256 range, uint256 many) private view returns (bytes memory data, bytes32[] memory proof) {
        Payload memory vector = _records;
        uint256 first = many * range;
        uint256 count = first + many < vector.leaves ? many : vector.leaves - first;
        return (_leaves(vector, first, count), _proofOf(vector, first, count));
    }

    function _publishRecords(uint256 id, uint256 range) private {
        (bytes memory data, bytes32[] memory proof) = _recordsAt(range, RANGE);
        bytes32 taskId = reveals.objectRequestOf(id).taskId;
        vm.expectEmit(address(reveals));
        emit IObjectDemands.ObjectRevealed(id, taskId, STRANGER, bytes.concat(data, abi.encodePacked(proof)));
        vm.prank(STRANGER);
        reveals.publishRecords(id, SIZE, data, proof);
    }

    function _show(bytes32 taskId, uint32 entry) private returns (uint32 number) {
        reveals.showConstant(taskId, 1, uint32(_entries.length), entry, _entries[entry], _path(entry), _listPath());
        return STEP + entry - 1;
    }

    function _publishConstant(uint256 id, Payload memory vector, uint256 first, uint256 count) private {
        vm.startPrank(STRANGER);
        reveals.publishObject(id, _leaves(vector, first, count), _proofOf(vector, first, count), 0, new bytes32[](0));
        vm.stopPrank();
    }

    function _nothingIsHeld(bytes32 taskId) private {
        assertEq(reveals.outstanding(), 0, "the queue is empty");
        (bool held,,) = reveals.firstHoldOf(taskId);
        assertTrue(!held, "nothing is held");
        skip(tasks.specOf(taskId).stateWindow);
        tasks.tick(taskId);
        assertTrue(rounds.roundOf(taskId, 0).status == RoundStatus.Final, "final");
        _assertAllBooks();
    }

    // --------------------------------------------------------------------------------------------------------- data set

    /// @dev The first range says how large a record is, after which the others are demanded; anyone answers; no round waits.
    function test_dataset_isAnsweredByAStranger() external {
        bytes32 taskId = _training(_spec());
        _round(taskId, 4);
        _refused("range");
        _request(taskId, DATASET, 0, 1);
        for (uint32 range = 0; range < 3; ++range) {
            assertEq(reveals.recordBytesOf(taskId), range == 0 ? 0 : SIZE, "known size");
            uint256 id = _request(taskId, DATASET, 0, range);
            IObjectDemands.ObjectRequest memory made = reveals.objectRequestOf(id);
            assertTrue(made.part == DATASET && made.fragment == 0, "part");
            assertEq(made.firstLeaf, RANGE * range, "first record");
            assertEq(made.leaves, 64, "paid for");
            assertEq(made.deadline, nowTime() + 12 + 1, "deadline");
            _publishRecords(id, range);
            (bool found, uint256 number) = reveals.objectRequestIdOf(taskId, DATASET, 0, range);
            assertTrue(found && number == id, "found again");
            vm.expectRevert(abi.encodeWithSelector(RevealAlreadyRequested.selector, id));
            _request(taskId, DATASET, 0, range);
        }
        _refused("range");
        _request(taskId, DATASET, 0, 3);
        _refused("range");
        _request(taskId, DATASET, 0, type(uint32).max);
        assertEq(reveals.creditOf(STRANGER), 3 * (64 * PRICE / 2), "half of each price");
        _nothingIsHeld(taskId);
    }

    function test_postTask_confidentialWithoutGame_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        spec.tier = Tier.Confidential;
        string memory rule = "must not be zero in the Confidential tier: it knows the enclaves";
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, "game", rule));
        _post(spec);
    }

    /// @notice Of a Confidential task everything but the records.
    function test_requestObject_sealedDataset_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        // This deployment has no game, and trains no such task: what is asked is what the registry says of the tier.
        spec.tier = Tier.Confidential;
        vm.mockCall(address(tasks), abi.encodeCall(tasks.specOf, (taskId)), abi.encode(spec));
        vm.expectRevert(abi.encodeWithSelector(DataIsSealed.selector, taskId));
        _request(taskId, DATASET, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(DataIsSealed.selector, taskId));
        _request(taskId, DATASET, 0, 1);
        _request(taskId, IObjectDemands.Part.Program, 1, 0);
    }

    function test_requestObject_noSuchDataset_reverts() external {
        TrainingTaskSpec memory spec = _spec();
        bytes32 taskId = _training(spec);
        _refused("dataset");
        _request(taskId, DATASET, 1, 0);
        (spec.tier, spec.checkpointInterval, spec.programRoot) = (Tier.Open, 0, 0);
        taskId = _training(spec);
        _refused("dataset");
        _request(taskId, DATASET, 0, 0);
    }

    function test_publishRecords_wrongData_reverts() external {
        bytes32 taskId = _training(_spec());
        uint256 id = _request(taskId, DATASET, 0, 0);
        (bytes memory data, bytes32[] memory proof) = _recordsAt(0, RANGE);
        _refused("part");
        reveals.publishObject(id, data, proof, 0, proof);
        _refused("part");
        reveals.publishProgram(id, 1, data, proof, proof);
        uint256 manifest = _request(taskId, IObjectDemands.Part.Manifest, 0, 0);
        _refused("part");
        reveals.publishRecords(manifest, SIZE, data, proof);

        _refused("size");
        reveals.publishRecords(id, 0, data, proof);
        _refused("size");
        reveals.publishRecords(id, 65_537, data, proof);
        _refused("data");
        reveals.publishRecords(id, SIZE + 1, data, proof);
        // As many bytes: half as many records of twice the size are other leaves.
        _refused("proof");
        reveals.publishRecords(id, 2 * SIZE, data, proof);
        bytes32[] memory none = new bytes32[](0);
        (bytes memory fewer,) = _recordsAt(0, 251);
        _refused("data");
        reveals.publishRecords(id, SIZE, fewer, proof);
        _refused("data");
        reveals.publishRecords(id, SIZE, bytes.concat(data, hex"00"), proof);
        _refused("proof");
        reveals.publishRecords(id, SIZE, data, none);
        _refused("proof");
        reveals.publishRecords(id, SIZE, data, new bytes32[](proof.length + 1));
        _refused("dataset");
        reveals.publishRecords(id, SIZE, data, new bytes32[](proof.length));
        data[7] ^= 0x80;
        _refused("dataset");
        reveals.publishRecords(id, SIZE, data, proof);
        assertEq(reveals.recordBytesOf(taskId), 0, "nothing is known");

        _publishRecords(id, 0);
        data[7] ^= 0x80;
        vm.expectRevert(abi.encodeWithSelector(RevealNotFound.selector, id));
        reveals.publishRecords(id, SIZE, data, proof);
        id = _request(taskId, DATASET, 0, 2);
        (data, proof) = _recordsAt(2, RANGE);
        _refused("size");
        reveals.publishRecords(id, SIZE / 2, data, proof);
        vm.warp(reveals.objectRequestOf(id).deadline);
        vm.expectRevert(abi.encodeWithSelector(ClockExpired.selector, nowTime()));
        reveals.publishRecords(id, SIZE, data, proof);
    }

    /// @dev The dearest answers there are fit what a transaction may bring (rule 33), whatever the size of a record.
    function test_publishRecords_largest_fitsATransaction() external {
        uint32[3] memory sizes = [uint32(1), 256, 65_536];
        for (uint256 i = 0; i < 3; ++i) {
            uint256 many = i == 2 ? 1 : 256;
            bytes32 taskId = _training(_specOf(_bytes((many + 1) * sizes[i], i), sizes[i]));
            uint256 id = _request(taskId, DATASET, 0, 0);
            (bytes memory data, bytes32[] memory proof) = _recordsAt(0, many);
            assertEq(data.length, many * sizes[i], "bytes of the records");
            uint256 before = gasleft();
            reveals.publishRecords(id, sizes[i], data, proof);
            uint256 used = before - gasleft();
            // 2^64 records: at most two hashes a level.
            bytes memory input = abi.encodeCall(IObjectDemands.publishRecords, (id, sizes[i], data, new bytes32[](2 * 64)));
            assertTrue(input.length < 120_000, "calldata");
            assertTrue(21_000 + 16 * input.length + used + 128 * 1000 < 8_000_000, "gas");
            assertTrue(21_000 + 40 * input.length < 8_000_000, "gas floor");
            id = _request(taskId, DATASET, 0, 1);
            (data, proof) = _recordsAt(1, many);
            reveals.publishRecords(id, sizes[i], data, proof);
        }
    }

    // -------------------------------------------------------------------------------------------------------- constants

    /// @dev A constant that was shown is demanded like a vector of the first state, whatever its type.
    function test_constants_areAnsweredByAStranger() external {
        bytes32 taskId = _training(_spec());
        _round(taskId, 4);
        _refused("constant");
        _request(taskId, CONSTANT, STEP + 1, 0);
        vm.prank(STRANGER);
        uint32 floats = _show(taskId, 2);
        uint32 codes = _show(taskId, 3);
        assertEq(_show(taskId, 3), codes, "again");
        (bytes32 root, uint8 dtype, uint32 elements) = reveals.constantOf(taskId, codes);
        assertTrue(root == _tensorRoot(_codes, 5, BYTES) && dtype == 5 && elements == BYTES, "what is known of it");
        uint256 paid = 0;
        for (uint32 range = 0; range < 3; ++range) {
            uint256 count = range == 2 ? 29 : 64;
            uint256 id = _request(taskId, CONSTANT, floats, range);
            IObjectDemands.ObjectRequest memory made = reveals.objectRequestOf(id);
            assertTrue(made.part == CONSTANT && made.fragment == floats, "part");
            assertEq(made.firstLeaf, 64 * uint256(range), "first leaf");
            assertEq(made.leaves, count, "paid for");
            _publishConstant(id, _floats, 64 * uint256(range), count);
            vm.expectRevert(abi.encodeWithSelector(RevealAlreadyRequested.selector, id));
            _request(taskId, CONSTANT, floats, range);
            paid += count * PRICE / 2;
        }
        _refused("range");
        _request(taskId, CONSTANT, floats, 3);
        _publishConstant(_request(taskId, CONSTANT, codes, 0), _codes, 0, 3);
        _refused("range");
        _request(taskId, CONSTANT, codes, 1);
        _refused("constant");
        _request(taskId, CONSTANT, codes + 1, 0);
        assertEq(reveals.creditOf(STRANGER), paid + 3 * PRICE / 2, "half of each price");
        _nothingIsHeld(taskId);
    }

    /// @dev A NaN other than the canonical one, or a number behind the last one, is in the root and yet no answer.
    function test_constants_noRefereeReads_areNoAnswer() external {
        for (uint256 i = 0; i < 3; ++i) {
            bytes memory floats = _numbers();
            (uint32 range, uint256 count) = (1, 64);
            if (i == 1) {
                (range, count, floats[4 * FLOATS]) = (2, 29, 0x01);
            } else {
                (floats[70_000], floats[70_001]) = (0, 0);
                (floats[70_002], floats[70_003]) = (bytes1(0xc0), i == 0 ? bytes1(0xff) : bytes1(0x7f));
            }
            bytes32 taskId = _training(_specWith(_spec(), floats));
            uint256 id = _request(taskId, CONSTANT, _show(taskId, 2), range);
            bytes memory data = _leaves(_floats, 64 * uint256(range), count);
            bytes32[] memory proof = _proofOf(_floats, 64 * uint256(range), count);
            if (i < 2) _refused("leaf");
            reveals.publishObject(id, data, proof, 0, new bytes32[](0));
            assertTrue(reveals.objectRequestOf(id).answered == (i == 2), "answered");
        }
    }

    function test_showConstant_wrongEvidence_reverts() external {
        bytes32 taskId = _training(_spec());
        bytes32[] memory list = _listPath();
        bytes32[] memory path = _path(2);
        bytes memory entry = _entries[2];
        _refused("program");
        reveals.showConstant(taskId, 3, 5, 2, entry, path, list);
        _refused("program");
        reveals.showConstant(taskId, 0, 5, 2, entry, path, list);
        bytes32 unknown = keccak256("another task");
        vm.expectRevert(abi.encodeWithSelector(TaskNotFound.selector, unknown));
        reveals.showConstant(unknown, 1, 5, 2, entry, path, list);
        _refused("program");
        reveals.showConstant(taskId, 1, 6, 2, entry, path, list);
        _refused("program");
        reveals.showConstant(taskId, 1, 5, 3, entry, path, list);
        _refused("program");
        reveals.showConstant(taskId, 1, 5, 2, entry, path, new bytes32[](0));
        _refused("proof");
        reveals.showConstant(taskId, 1, 5, 2, entry, list, list);
        _refused("entry");
        reveals.showConstant(taskId, 1, 5, 0, entry, path, list);
        _refused("entry");
        reveals.showConstant(taskId, 1, 5, 5, entry, path, list);
        _refused("entry");
        reveals.showConstant(taskId, 1, 70_000, 65_537, entry, path, list);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, bytes.concat(entry, hex"00"), path, list);
        // A state, which the program has; and inputs that it has not, of no type, of no elements and of too many.
        bytes32[] memory other = _path(1);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 1, _entries[1], other, list);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, _input(3, 0, 7, "root"), path, list);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, _input(3, 2, 7, "root"), path, list);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, _input(3, 1, 0, "root"), path, list);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, _input(3, 1, 2 ** 31 + 1, "root"), path, list);
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, _input(3, 1, 7, 0), path, list);
        entry[0] = 0x03;
        _refused("input");
        reveals.showConstant(taskId, 1, 5, 2, entry, path, list);
    }

    function test_publishObject_wrongConstant_reverts() external {
        bytes32 taskId = _training(_spec());
        uint256 id = _request(taskId, CONSTANT, _show(taskId, 2), 1);
        bytes memory data = _leaves(_floats, 64, 64);
        bytes32[] memory proof = _proofOf(_floats, 64, 64);
        bytes32[] memory none = new bytes32[](0);
        _refused("part");
        reveals.publishRecords(id, 1024, data, proof);
        _refused("data");
        reveals.publishObject(id, _leaves(_floats, 64, 63), proof, 0, none);
        _refused("proof");
        reveals.publishObject(id, data, none, 0, none);
        _refused("constant");
        reveals.publishObject(id, _leaves(_floats, 0, 64), proof, 0, none);
        data[64 * 1024 - 1] ^= 0x01;
        _refused("constant");
        reveals.publishObject(id, data, proof, 0, none);
    }

    // ---------------------------------------------------------------------------------------------------------- silence

    /// @dev All of a task's demands share what can be published in a reveal window, and one that lapses ends the run.
    function test_silence_endsTheRunAgainstTheSponsor() external {
        for (uint256 constant_ = 0; constant_ < 2; ++constant_) {
            bytes32 taskId = _training(_spec());
            uint32 number = _show(taskId, 2);
            uint256 id = constant_ == 0 ? _request(taskId, DATASET, 0, 0) : _request(taskId, CONSTANT, number, 0);
            vm.warp(reveals.objectRequestOf(id).deadline);
            vm.prank(STRANGER);
            reveals.timeoutObject(id);
            assertTrue(rounds.headOf(taskId).failed && rounds.headOf(taskId).endedAt == nowTime(), "the run ended");
            (address claimant, bool pending) = reveals.claimantOf(taskId);
            assertTrue(claimant == challenger && !pending, "claimant");
            assertEq(reveals.creditOf(challenger), (1 + constant_) * (64 * PRICE / 2), "half of the price back");
            _assertAllBooks();
        }
    }

    function test_requestObject_shareOfTheTask_isBounded() external {
        TrainingTaskSpec memory spec = _spec();
        spec.revealWindow = 1;
        bytes32 taskId = _training(spec);
        uint32 number = _show(taskId, 2);
        _request(taskId, DATASET, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(RevealShareFull.selector, 2 * 65_536, 65_536));
        _request(taskId, CONSTANT, number, 0);
    }
}
