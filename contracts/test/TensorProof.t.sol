// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TensorProof} from "../src/arithmetic/TensorProof.sol";
import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {EvaluatorTest} from "./utils/EvaluatorTest.sol";

/// @notice Tensors of binary32 whose element i is i + 1 as bits, their roots by VectorCommitment and their proofs from whole levels.
abstract contract TensorProofTest is EvaluatorTest {
    struct Tensor {
        TensorProof.Header header;
        bytes32 root;
        bytes32[] nodes;
    }

    bytes32 internal constant BINDING = bytes32(uint256(77));

    function _little(uint32 word) internal pure returns (bytes4) {
        return bytes4((word << 24) | ((word & 0xff00) << 8) | ((word >> 8) & 0xff00) | (word >> 24));
    }

    function _leaf(uint256 length, uint256 index) internal pure returns (bytes memory leaf) {
        leaf = new bytes(1024);
        for (uint256 i = 0; i < 256 && 256 * index + i < length; ++i) {
            bytes4 word = _little(uint32(256 * index + i + 1));
            assembly ("memory-safe") {
                mstore(add(add(leaf, 0x20), mul(4, i)), word)
            }
        }
    }

    function _tensor(uint256 length) internal pure returns (Tensor memory tensor) {
        uint256 count = (length + 255) / 256;
        tensor.nodes = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            tensor.nodes[i] = VectorCommitment.leafHash(_leaf(length, i));
        }
        tensor.header = TensorProof.Header({kind: 1, dtype: 1, length: uint64(length), binding: BINDING});
        tensor.root = VectorCommitment.root(1, 1, uint64(length), BINDING, VectorCommitment.treeOf(_copy(tensor.nodes)));
    }

    function _record(uint256 index) internal pure returns (bytes memory) {
        return abi.encode(index + 1);
    }

    /// @notice A vector of records, one a leaf: smaller leaves, the same tree.
    function _records(uint256 count) internal pure returns (Tensor memory tensor) {
        tensor.nodes = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            tensor.nodes[i] = VectorCommitment.leafHash(_record(i));
        }
        tensor.header = TensorProof.Header({kind: 6, dtype: 0, length: uint64(count), binding: BINDING});
        tensor.root = VectorCommitment.root(6, 0, uint64(count), BINDING, VectorCommitment.treeOf(_copy(tensor.nodes)));
    }

    function _copy(bytes32[] memory list) internal pure returns (bytes32[] memory copy) {
        copy = new bytes32[](list.length);
        for (uint256 i = 0; i < list.length; ++i) {
            copy[i] = list[i];
        }
    }

    /// @notice Multi-proof of the leaves that `known` marks, by its definition: at each level the siblings of known nodes that are
    /// not known themselves, ascending; a node is known if a child is.
    function _proof(bytes32[] memory nodes, bool[] memory known) internal pure returns (bytes32[] memory proof) {
        bytes32[] memory found = new bytes32[](64 * nodes.length);
        uint256 used = 0;
        bytes32[] memory level = _copy(nodes);
        while (level.length > 1) {
            bytes32[] memory above = new bytes32[]((level.length + 1) / 2);
            bool[] memory aboveKnown = new bool[](above.length);
            for (uint256 i = 0; i < above.length; ++i) {
                if (2 * i + 1 == level.length) {
                    (above[i], aboveKnown[i]) = (level[2 * i], known[2 * i]);
                    continue;
                }
                above[i] = VectorCommitment.nodeHash(level[2 * i], level[2 * i + 1]);
                aboveKnown[i] = known[2 * i] || known[2 * i + 1];
                if (known[2 * i] && !known[2 * i + 1]) found[used++] = level[2 * i + 1];
                if (!known[2 * i] && known[2 * i + 1]) found[used++] = level[2 * i];
            }
            (level, known) = (above, aboveKnown);
        }
        proof = new bytes32[](used);
        for (uint256 i = 0; i < used; ++i) {
            proof[i] = found[i];
        }
    }

    function _path(bytes32[] memory nodes, uint256 index) internal pure returns (bytes32[] memory) {
        bool[] memory known = new bool[](nodes.length);
        known[index] = true;
        return _proof(nodes, known);
    }

    function _assertVerdict(TensorProof.Verdict have, TensorProof.Verdict want, string memory what) internal pure {
        assertEq(uint256(have), uint256(want), what);
    }

    function _flip(bytes memory data, uint256 bit) internal pure returns (bytes memory copy) {
        copy = bytes.concat(data);
        copy[bit / 8 % data.length] ^= bytes1(uint8(1 << (bit % 8)));
    }
}

contract TensorProof_verify_Test is TensorProofTest {
    /// @notice Every leaf of trees of every width up to nine verifies in its own place: full, odd and promoted nodes.
    function test_verify_everyLeaf_succeeds() external view {
        for (uint256 count = 1; count <= 9; ++count) {
            Tensor memory tensor = _records(count);
            for (uint256 i = 0; i < count; ++i) {
                bytes memory leaf = _record(i);
                bytes32[] memory path = _path(tensor.nodes, i);
                _assertVerdict(
                    evaluator.verifyLeaf(tensor.root, tensor.header, i, leaf, path), TensorProof.Verdict.Valid, "its own place"
                );
                for (uint256 j = 0; j <= count; ++j) {
                    if (j == i) continue;
                    TensorProof.Verdict verdict = evaluator.verifyLeaf(tensor.root, tensor.header, j, leaf, path);
                    assertTrue(verdict != TensorProof.Verdict.Valid, "another place");
                    if (j == count) _assertVerdict(verdict, TensorProof.Verdict.Index, "no place");
                }
            }
        }
    }

    /// @notice A promoted leaf has a shorter path, which may not be filled up.
    function test_verify_promotedLeaf_works() external view {
        Tensor memory tensor = _records(5);
        bytes32[] memory path = _path(tensor.nodes, 4);
        assertEq(path.length, 1, "one sibling");
        bytes memory leaf = _record(4);
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 4, leaf, path), TensorProof.Verdict.Valid, "valid");
        bytes32[] memory filled = new bytes32[](3);
        (filled[0], filled[1], filled[2]) = (tensor.nodes[4], tensor.nodes[4], path[0]);
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 4, leaf, filled), TensorProof.Verdict.Length, "filled up");
    }

    function test_verify_otherLength_fails() external view {
        Tensor memory tensor = _records(7);
        bytes memory leaf = _record(2);
        bytes32[] memory path = _path(tensor.nodes, 2);
        bytes32[] memory longer = new bytes32[](path.length + 1);
        bytes32[] memory shorter = new bytes32[](path.length - 1);
        for (uint256 i = 0; i < path.length; ++i) {
            longer[i] = path[i];
            if (i < shorter.length) shorter[i] = path[i];
        }
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 2, leaf, longer), TensorProof.Verdict.Length, "longer");
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 2, leaf, shorter), TensorProof.Verdict.Length, "shorter");
        // A tensor of other depth with the same first leaves.
        tensor.header.length = 9;
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 2, leaf, path), TensorProof.Verdict.Length, "deeper");
        tensor.header.length = 3;
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 2, leaf, path), TensorProof.Verdict.Length, "flatter");
    }

    /// @notice Whatever single bit changes, of the leaf, a sibling, the root, or a field of the header, the proof is refused.
    function testFuzz_verify_oneBit_fails(uint256 count, uint256 index, uint256 bit, uint256 field) external view {
        count = bound(count, 2, 12);
        index = bound(index, 0, count - 1);
        Tensor memory tensor = _records(count);
        bytes memory leaf = _record(index);
        bytes32[] memory path = _path(tensor.nodes, index);
        field %= 8;
        if (field == 0) leaf = _flip(leaf, bit);
        if (field == 1) path[(bit >> 8) % path.length] ^= bytes32(1 << (bit & 255));
        if (field == 2) tensor.root ^= bytes32(1 << (bit & 255));
        if (field == 3) tensor.header.kind ^= uint8(1 << (bit & 7));
        if (field == 4) tensor.header.dtype ^= uint8(1 << (bit & 7));
        if (field == 5) tensor.header.length ^= uint64(1 << (bit & 63));
        if (field == 6) tensor.header.binding ^= bytes32(1 << (bit & 255));
        if (field == 7) index ^= 1 << (bit & 255);
        TensorProof.Verdict verdict = evaluator.verifyLeaf(tensor.root, tensor.header, index, leaf, path);
        assertTrue(
            verdict == TensorProof.Verdict.Root || verdict == TensorProof.Verdict.Index || verdict == TensorProof.Verdict.Length,
            "refused"
        );
        if (field < 4 || field == 6) _assertVerdict(verdict, TensorProof.Verdict.Root, "another root");
    }

    /// @notice A leaf that is a byte shorter or longer is another leaf.
    function test_verify_leafOfOtherSize_fails() external view {
        Tensor memory tensor = _tensor(512);
        bytes32[] memory path = _path(tensor.nodes, 0);
        bytes memory leaf = _leaf(512, 0);
        _assertVerdict(
            evaluator.verifyLeaf(tensor.root, tensor.header, 0, bytes.concat(leaf, hex"00"), path),
            TensorProof.Verdict.Root,
            "longer"
        );
        assembly ("memory-safe") {
            mstore(leaf, 1023)
        }
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 0, leaf, path), TensorProof.Verdict.Root, "shorter");
    }

    function test_verify_headerWithoutLeaves_fails() external view {
        Tensor memory tensor = _tensor(256);
        bytes32[] memory none = new bytes32[](0);
        bytes memory leaf = _leaf(256, 0);
        tensor.header.length = 0;
        _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 0, leaf, none), TensorProof.Verdict.Index, "empty");
        tensor.header.length = 256;
        for (uint256 dtype = 8; dtype < 256; ++dtype) {
            tensor.header.dtype = uint8(dtype);
            _assertVerdict(evaluator.verifyLeaf(tensor.root, tensor.header, 0, leaf, none), TensorProof.Verdict.Index, "dtype");
        }
    }

    /// @notice Too little gas reverts; it never makes a valid proof look false.
    function test_verify_littleGas_neverRefuses() external {
        Tensor memory tensor = _records(40);
        bool[] memory known = new bool[](40);
        (known[3], known[21], known[39]) = (true, true, true);
        uint256[] memory indices = new uint256[](3);
        (indices[0], indices[1], indices[2]) = (3, 21, 39);
        bytes[] memory leaves = new bytes[](3);
        for (uint256 i = 0; i < 3; ++i) {
            leaves[i] = _record(indices[i]);
        }
        bytes memory one =
            abi.encodeCall(evaluator.verifyLeaf, (tensor.root, tensor.header, 21, leaves[1], _path(tensor.nodes, 21)));
        bytes memory many =
            abi.encodeCall(evaluator.verifyLeaves, (tensor.root, tensor.header, indices, leaves, _proof(tensor.nodes, known)));
        assertGe(_tryGas(one, 9000), 20, "some stipends are too small, some suffice");
        assertGe(_tryGas(many, 30_000), 20, "some stipends are too small, some suffice");
    }

    function _tryGas(bytes memory data, uint256 most) private returns (uint256 failed) {
        bool passed = false;
        for (uint256 stipend = 500; stipend <= most; stipend += 97) {
            // solhint-disable-next-line avoid-low-level-calls
            (bool success, bytes memory result) = address(evaluator).call{gas: stipend}(data);
            if (!success) {
                ++failed;
                continue;
            }
            _assertVerdict(abi.decode(result, (TensorProof.Verdict)), TensorProof.Verdict.Valid, "valid, if anything");
            passed = true;
        }
        assertTrue(passed, "enough at last");
    }
}

contract TensorProof_verifyMany_Test is TensorProofTest {
    struct Many {
        uint256[] indices;
        bytes[] leaves;
        bytes32[] proof;
    }

    function _many(Tensor memory tensor, uint256 set) private pure returns (Many memory many) {
        uint256 count = tensor.nodes.length;
        bool[] memory known = new bool[](count);
        uint256 used = 0;
        for (uint256 i = 0; i < count; ++i) {
            known[i] = (set >> i) & 1 == 1;
            if (known[i]) ++used;
        }
        many.indices = new uint256[](used);
        many.leaves = new bytes[](used);
        used = 0;
        for (uint256 i = 0; i < count; ++i) {
            if (!known[i]) continue;
            many.indices[used] = i;
            many.leaves[used++] = _record(i);
        }
        many.proof = _proof(tensor.nodes, known);
    }

    function _verify(Tensor memory tensor, Many memory many) private view returns (TensorProof.Verdict) {
        return evaluator.verifyLeaves(tensor.root, tensor.header, many.indices, many.leaves, many.proof);
    }

    /// @notice Every set of leaves of trees of up to six.
    function test_verifyMany_everySet_succeeds() external view {
        for (uint256 count = 1; count <= 6; ++count) {
            Tensor memory tensor = _records(count);
            for (uint256 set = 1; set < 1 << count; ++set) {
                _assertVerdict(_verify(tensor, _many(tensor, set)), TensorProof.Verdict.Valid, "valid");
            }
        }
    }

    function testFuzz_verifyMany_oneBit_fails(uint256 count, uint256 set, uint256 bit, uint256 field) external view {
        count = bound(count, 2, 10);
        set = bound(set, 1, (1 << count) - 1);
        Tensor memory tensor = _records(count);
        Many memory many = _many(tensor, set);
        uint256 which = (bit >> 16) % many.indices.length;
        field %= 5;
        if (field == 0) many.leaves[which] = _flip(many.leaves[which], bit);
        if (field == 1) {
            if (many.proof.length == 0) return;
            many.proof[(bit >> 8) % many.proof.length] ^= bytes32(1 << (bit & 255));
        }
        if (field == 2) tensor.root ^= bytes32(1 << (bit & 255));
        if (field == 3) tensor.header.binding ^= bytes32(1 << (bit & 255));
        if (field == 4) many.indices[which] ^= 1 << (bit & 255);
        TensorProof.Verdict verdict = _verify(tensor, many);
        if (field < 4) _assertVerdict(verdict, TensorProof.Verdict.Root, "another root");
        else assertTrue(verdict != TensorProof.Verdict.Valid, "other indices");
    }

    function test_verifyMany_defects_haveVerdicts() external view {
        Tensor memory tensor = _records(7);
        Many memory many = _many(tensor, 0x52);
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Valid, "leaves 1, 4, 6");
        (many.indices[0], many.indices[1]) = (4, 1);
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Order, "order");
        (many.indices[0], many.indices[1]) = (4, 4);
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Order, "twice");
        (many.indices[0], many.indices[2]) = (1, 7);
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Index, "out of range");
        many.indices[2] = 6;
        bytes32[] memory proof = many.proof;
        many.proof = new bytes32[](proof.length + 1);
        for (uint256 i = 0; i < proof.length; ++i) {
            many.proof[i] = proof[i];
        }
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Length, "longer");
        many.proof = proof;
        bytes[] memory leaves = many.leaves;
        many.leaves = new bytes[](2);
        (many.leaves[0], many.leaves[1]) = (leaves[0], leaves[1]);
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Leaves, "a leaf less");
        many.indices = new uint256[](0);
        _assertVerdict(_verify(tensor, many), TensorProof.Verdict.Empty, "none");
    }
}

contract TensorProof_open_Test is TensorProofTest {
    bytes32[] private _none;

    /// forge-config: default.fuzz.runs = 64
    function testFuzz_openElement_ownElement_succeeds(uint256 length, uint256 index) external view {
        length = bound(length, 1, 700);
        index = bound(index, 0, length - 1);
        Tensor memory tensor = _tensor(length);
        (TensorProof.Verdict verdict, uint256 value) =
            evaluator.openElement(tensor.root, tensor.header, index, _leaf(length, index / 256), _path(tensor.nodes, index / 256));
        _assertVerdict(verdict, TensorProof.Verdict.Valid, "valid");
        assertEq(value, index + 1, "value");
    }

    /// forge-config: default.fuzz.runs = 64
    function testFuzz_openRun_ownRun_succeeds(uint256 length, uint256 first, uint256 count) external view {
        length = bound(length, 1, 700);
        first = bound(first, 0, length - 1);
        count = bound(count, 1, length - first < 256 ? length - first : 256);
        Tensor memory tensor = _tensor(length);
        bool[] memory known = new bool[](tensor.nodes.length);
        bytes memory leaves = _leaf(length, first / 256);
        known[first / 256] = true;
        if ((first + count - 1) / 256 != first / 256) {
            known[first / 256 + 1] = true;
            leaves = bytes.concat(leaves, _leaf(length, first / 256 + 1));
        }
        (TensorProof.Verdict verdict, bytes memory run) =
            evaluator.openRun(tensor.root, tensor.header, first, count, leaves, _proof(tensor.nodes, known));
        _assertVerdict(verdict, TensorProof.Verdict.Valid, "valid");
        assertEq(run.length, 4 * count, "its length");
        for (uint256 i = 0; i < count; ++i) {
            bytes4 want = _little(uint32(first + i + 1));
            for (uint256 j = 0; j < 4; ++j) {
                assertEq(uint8(run[4 * i + j]), uint8(want[j]), "its bytes");
            }
        }
    }

    /// @notice A tensor of one leaf with the given bytes and dtype.
    function _open(uint8 dtype, uint64 length, uint256 index, bytes memory leaf)
        private
        view
        returns (TensorProof.Verdict verdict, uint256 value)
    {
        TensorProof.Header memory header = TensorProof.Header({kind: 4, dtype: dtype, length: length, binding: BINDING});
        bytes32 root = VectorCommitment.root(4, dtype, length, BINDING, VectorCommitment.leafHash(leaf));
        return evaluator.openElement(root, header, index, leaf, _none);
    }

    function _value(uint8 dtype, uint64 length, uint256 index, bytes memory leaf) private view returns (uint256) {
        (TensorProof.Verdict verdict, uint256 value) = _open(dtype, length, index, leaf);
        _assertVerdict(verdict, TensorProof.Verdict.Valid, "valid");
        return value;
    }

    function _assertMalformed(uint8 dtype, uint64 length, bytes memory leaf) private view {
        (TensorProof.Verdict verdict, uint256 value) = _open(dtype, length, length - 1, leaf);
        _assertVerdict(verdict, TensorProof.Verdict.Malformed, "malformed");
        assertEq(value, 0, "no value");
    }

    function test_openElement_dtypes_work() external view {
        bytes memory leaf = new bytes(1024);
        (leaf[0], leaf[1], leaf[2], leaf[3], leaf[4], leaf[7]) = (0x78, 0x56, 0x34, 0x92, 0xff, 0x80);
        assertEq(_value(1, 256, 0, leaf), 0x92345678, "binary32");
        assertEq(_value(4, 128, 0, leaf), 0x800000ff92345678, "binary64");
        assertEq(_value(5, 1024, 1, leaf), 0x56, "i8");
        assertEq(_value(5, 1024, 3, leaf), uint256(int256(-0x6e)), "negative i8");
        assertEq(_value(6, 256, 0, leaf), uint256(int256(-0x6dcba988)), "negative i32");
        assertEq(_value(6, 256, 2, leaf), 0, "i32");
    }

    function test_openElement_blocks_work() external view {
        // Scale 2^-7·1.5 in the second block, little-endian.
        bytes memory leaf = new bytes(1040);
        (leaf[262], leaf[263], leaf[264], leaf[265], leaf[519]) = (0x40, 0x3c, 0x7f, 0x81, 0x80);
        assertEq(_value(2, 1024, 256, leaf), 0x3fbe8000, "127 * 1.5 / 128");
        assertEq(_value(2, 1024, 257, leaf), 0xbfbe8000, "-127 * 1.5 / 128");
        assertEq(_value(2, 1024, 511, leaf), 0xbfc00000, "-128 * 1.5 / 128");
        assertEq(_value(2, 1024, 0, leaf), 0, "scale 0");
        leaf = new bytes(528);
        (leaf[134], leaf[135], leaf[136], leaf[263]) = (0x40, 0x3c, 0x97, 0x80);
        assertEq(_value(3, 1024, 256, leaf), 0x3da80000, "7 * 1.5 / 128, the low half first");
        assertEq(_value(3, 1024, 257, leaf), 0xbda80000, "-7 * 1.5 / 128");
        assertEq(_value(3, 1024, 511, leaf), 0xbdc00000, "-8 * 1.5 / 128");
        assertEq(_value(3, 1024, 510, leaf), 0, "0");
    }

    /// @notice The byte after the last element, and the last one of the leaf, must be zero; the one before may be anything.
    function test_openElement_tail_isChecked() external view {
        uint64[6] memory lengths = [uint64(3), 300, 301, 3, 1021, 3];
        uint256[6] memory sizes = [uint256(1024), 1040, 528, 1024, 1024, 1024];
        // Bytes up to the end of the last element.
        uint256[6] memory used = [uint256(12), 260 + 4 + 44, 132 + 4 + 23, 24, 1021, 12];
        for (uint8 dtype = 1; dtype <= 6; ++dtype) {
            uint256 end = used[dtype - 1];
            bytes memory leaf = new bytes(sizes[dtype - 1]);
            leaf[end - 1] = 0x01;
            (TensorProof.Verdict verdict,) = _open(dtype, lengths[dtype - 1], 0, leaf);
            _assertVerdict(verdict, TensorProof.Verdict.Valid, "the last element's byte");
            leaf[end] = 0x01;
            _assertMalformed(dtype, lengths[dtype - 1], leaf);
            leaf[end] = 0;
            leaf[leaf.length - 1] = 0x80;
            _assertMalformed(dtype, lengths[dtype - 1], leaf);
        }
        // An odd number of codes of four bits: the high half of the last byte too.
        bytes memory odd = new bytes(528);
        odd[132 + 4 + 22] = 0x10;
        _assertMalformed(3, 301, odd);
        // A block without elements has no scale either.
        bytes memory scaled = new bytes(1040);
        scaled[260] = 0x01;
        _assertMalformed(2, 256, scaled);
    }

    function test_openElement_otherSize_isMalformed() external view {
        for (uint8 dtype = 0; dtype <= 6; ++dtype) {
            _assertMalformed(dtype, 1, new bytes(1023));
            _assertMalformed(dtype, 1, new bytes(0));
        }
    }

    function test_openElement_outOfRange_fails() external view {
        (TensorProof.Verdict verdict,) = _open(1, 5, 5, new bytes(1024));
        _assertVerdict(verdict, TensorProof.Verdict.Index, "behind the end");
        (verdict,) = _open(1, 5, type(uint256).max, new bytes(1024));
        _assertVerdict(verdict, TensorProof.Verdict.Index, "far behind the end");
        (verdict,) = _open(8, 5, 0, new bytes(1024));
        _assertVerdict(verdict, TensorProof.Verdict.Index, "unknown dtype");
    }
}

contract TensorProof_rootOf_Test is TensorProofTest {
    function rootOf(TensorProof.Header calldata header, uint256 index, bytes32 node, bytes32[] calldata path)
        external
        view
        returns (TensorProof.Verdict, bytes32)
    {
        return TensorProof.rootOf(header, index, node, path);
    }

    /// @notice Every leaf leads to the root; a path that is too long, or too short, to none.
    function test_rootOf_everyLeaf_succeeds() external view {
        for (uint256 count = 1; count <= 9; ++count) {
            Tensor memory tensor = _records(count);
            for (uint256 i = 0; i < count; ++i) {
                bytes32[] memory path = _path(tensor.nodes, i);
                (TensorProof.Verdict verdict, bytes32 root) = this.rootOf(tensor.header, i, tensor.nodes[i], path);
                _assertVerdict(verdict, TensorProof.Verdict.Valid, "verdict");
                assertEq(root, tensor.root, "root");
                (verdict, root) = this.rootOf(tensor.header, i, tensor.nodes[i], new bytes32[](path.length + 1));
                _assertVerdict(verdict, TensorProof.Verdict.Length, "too long");
                assertEq(root, 0, "no root");
                if (path.length == 0) continue;
                (verdict,) = this.rootOf(tensor.header, i, tensor.nodes[i], new bytes32[](path.length - 1));
                _assertVerdict(verdict, TensorProof.Verdict.Length, "too short");
                path[0] ^= bytes32(uint256(1));
                (verdict, root) = this.rootOf(tensor.header, i, tensor.nodes[i], path);
                _assertVerdict(verdict, TensorProof.Verdict.Valid, "any path of the right length");
                assertTrue(root != tensor.root, "another root");
            }
            (TensorProof.Verdict outside,) = this.rootOf(tensor.header, count, tensor.nodes[0], new bytes32[](0));
            _assertVerdict(outside, TensorProof.Verdict.Index, "no such leaf");
        }
    }

    function testFuzz_hashes_asVectorCommitment(bytes32 left, bytes32 right) external view {
        assertEq(TensorProof.rootLeafHash(left), VectorCommitment.leafHash(abi.encodePacked(left)), "leaf");
        assertEq(TensorProof.nodeHash(left, right), VectorCommitment.nodeHash(left, right), "node");
        // Scratch space is all they use.
        assertEq(keccak256(abi.encodePacked(left, right)), keccak256(bytes.concat(left, right)), "memory");
    }
}
