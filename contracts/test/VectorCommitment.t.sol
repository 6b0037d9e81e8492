// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VectorCommitment} from "../src/arithmetic/VectorCommitment.sol";
import {Test} from "./utils/Test.sol";

/// @notice Reference proofs, made from whole levels: a second reading of the definition than the library's.
abstract contract ProofTest is Test {
    using VectorCommitment for VectorCommitment.Frontier;

    function _data(uint256 seed, uint256 index) internal pure returns (bytes memory) {
        return abi.encode(keccak256(abi.encode(seed, index)));
    }

    function _leaves(uint256 seed, uint256 count) internal pure returns (bytes32[] memory leaves) {
        leaves = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            leaves[i] = VectorCommitment.leafHash(_data(seed, i));
        }
    }

    /// @notice Siblings from the leaf up; none where the node is the promoted one.
    function _proof(bytes32[] memory leaves, uint256 index) internal pure returns (bytes32[] memory proof) {
        bytes32[] memory found = new bytes32[](64);
        uint256 used = 0;
        bytes32[] memory level = leaves;
        while (level.length > 1) {
            uint256 sibling = index % 2 == 0 ? index + 1 : index - 1;
            if (sibling < level.length) found[used++] = level[sibling];
            bytes32[] memory above = new bytes32[]((level.length + 1) / 2);
            for (uint256 i = 0; i < above.length; ++i) {
                above[i] =
                    2 * i + 1 < level.length ? sha256(abi.encodePacked(hex"01", level[2 * i], level[2 * i + 1])) : level[2 * i];
            }
            level = above;
            index /= 2;
        }
        proof = new bytes32[](used);
        for (uint256 i = 0; i < used; ++i) {
            proof[i] = found[i];
        }
    }

    function _root(bytes32[] memory leaves) internal pure returns (bytes32) {
        uint64 count = uint64(leaves.length);
        bytes32[] memory copy = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            copy[i] = leaves[i];
        }
        return VectorCommitment.root(VectorCommitment.KIND_RUN_ROOTS, 0, count, 0, VectorCommitment.treeOf(copy));
    }
}

contract VectorCommitment_verify_Test is ProofTest {
    function testFuzz_verify_ownPlace_succeeds(uint256 seed, uint256 count) external pure {
        count = bound(count, 1, 40);
        bytes32[] memory leaves = _leaves(seed, count);
        bytes32 root = _root(leaves);
        for (uint256 i = 0; i < count; ++i) {
            assertTrue(VectorCommitment.verify(root, 7, 0, uint64(count), 0, _data(seed, i), i, count, _proof(leaves, i)), "own");
        }
    }

    /// @notice A proof for (i, n) verifies for no other index and no other length.
    function testFuzz_verify_otherPlace_fails(uint256 seed, uint256 count, uint256 index) external pure {
        count = bound(count, 1, 24);
        index = bound(index, 0, count - 1);
        bytes32[] memory leaves = _leaves(seed, count);
        bytes32 root = _root(leaves);
        bytes32[] memory proof = _proof(leaves, index);
        bytes memory data = _data(seed, index);
        for (uint256 length = 1; length <= 26; ++length) {
            for (uint256 j = 0; j <= length; ++j) {
                bool valid = VectorCommitment.verify(root, 7, 0, uint64(length), 0, data, j, length, proof);
                assertTrue(valid == (j == index && length == count), "only its own place");
            }
        }
    }

    function testFuzz_verify_corrupted_fails(uint256 seed, uint256 count, uint256 index, uint256 bit) external pure {
        count = bound(count, 2, 64);
        index = bound(index, 0, count - 1);
        bytes32[] memory leaves = _leaves(seed, count);
        bytes32 root = _root(leaves);
        bytes32[] memory proof = _proof(leaves, index);
        proof[bit % proof.length] ^= bytes32(1 << (bit % 256));
        assertTrue(!VectorCommitment.verify(root, 7, 0, uint64(count), 0, _data(seed, index), index, count, proof), "corrupted");
    }

    function testFuzz_verify_header_binds(uint8 kind, uint8 dtype, bytes32 binding) external pure {
        bytes32[] memory leaves = _leaves(1, 5);
        bytes32 root = _root(leaves);
        bool same = kind == 7 && dtype == 0 && binding == 0;
        bool valid = VectorCommitment.verify(root, kind, dtype, 5, binding, _data(1, 2), 2, 5, _proof(leaves, 2));
        assertTrue(valid == same, "header");
    }

    /// @notice A vector, in what leaves, and what its header says of it.
    struct Vector {
        uint8 kind;
        uint8 dtype;
        uint64 length;
        bytes32 binding;
        bytes32[] data;
    }

    function _random(uint256 seed, uint256 count) private pure returns (Vector memory vector) {
        vector.kind = uint8(1 + seed % 12);
        vector.dtype = uint8((seed >> 8) % 7);
        vector.length = uint64(count);
        vector.binding = keccak256(abi.encode(seed));
        vector.data = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            // Few values, zero among them: equal neighbours are common.
            vector.data[i] = bytes32((uint256(keccak256(abi.encode(seed, i))) % 3));
        }
    }

    /// @dev The same with one thing changed: of the values, their order or number, or of the header.
    function _changed(uint256 seed, uint256 count, uint256 change) private pure returns (Vector memory vector) {
        vector = _random(seed, count);
        bytes32[] memory data = vector.data;
        uint256 place = (seed >> 16) % count;
        if (change < 2) data[place] ^= bytes32(1 << ((seed >> 32) & 255));
        if (change == 2) vector.kind ^= uint8(1 << ((seed >> 32) & 7));
        if (change == 3) vector.dtype ^= uint8(1 << ((seed >> 32) & 7));
        if (change == 4) vector.length ^= uint64(1 << ((seed >> 32) & 63));
        if (change == 5) vector.binding ^= bytes32(1 << ((seed >> 32) & 255));
        if (change < 6) return vector;
        // One leaf more, zero or the last one again, and the length that goes with it.
        vector.data = new bytes32[](count + 1);
        for (uint256 i = 0; i < count; ++i) {
            vector.data[i] = data[i];
        }
        if (change % 2 == 0) vector.data[count] = data[count - 1];
        ++vector.length;
    }

    function _nodes(Vector memory vector) private pure returns (bytes32[] memory nodes) {
        nodes = new bytes32[](vector.data.length);
        for (uint256 i = 0; i < nodes.length; ++i) {
            nodes[i] = VectorCommitment.leafHash(abi.encode(vector.data[i]));
        }
    }

    function _rootOf(Vector memory v) private pure returns (bytes32) {
        return VectorCommitment.root(v.kind, v.dtype, v.length, v.binding, VectorCommitment.treeOf(_nodes(v)));
    }

    function _opens(bytes32 root, Vector memory v, bytes32 leaf, uint256 index, bytes32[] memory proof)
        private
        pure
        returns (bool)
    {
        bytes memory data = abi.encode(leaf);
        return VectorCommitment.verify(root, v.kind, v.dtype, v.length, v.binding, data, index, v.data.length, proof);
    }

    /// @notice Invariant 13. Two vectors that differ in one value, in order or number of values, in kind, type, length or binding have
    /// different roots, and a proof of one shows nothing of the other that is not so.
    function testFuzz_13_roots_differ(uint256 seed, uint256 count, uint256 change) external pure {
        count = bound(count, 1, 13);
        Vector memory a = _random(seed, count);
        Vector memory b = _changed(seed, count, change % 8);
        (bytes32 rootA, bytes32 rootB) = (_rootOf(a), _rootOf(b));
        assertTrue(rootA != rootB, "one root for two vectors");
        for (uint256 i = 0; i < count; ++i) {
            bytes32[] memory proof = _proof(_nodes(a), i);
            assertTrue(_opens(rootA, a, a.data[i], i, proof), "its own");
            for (uint256 j = 0; j < b.data.length; ++j) {
                assertTrue(change % 8 < 2 || !_opens(rootB, a, a.data[i], j, proof), "under the other's header");
                // Where it opens, it says the truth.
                assertTrue(!_opens(rootB, b, a.data[i], j, proof) || a.data[i] == b.data[j], "a value of the other");
                assertTrue(j >= count || !_opens(rootA, a, a.data[i], j, proof) || a.data[i] == a.data[j], "another place");
            }
        }
    }

    function test_verify_proofTooLongOrShort_fails() external pure {
        bytes32[] memory leaves = _leaves(1, 5);
        bytes32[] memory proof = _proof(leaves, 1);
        bytes32[] memory longer = new bytes32[](proof.length + 1);
        bytes32[] memory shorter = new bytes32[](proof.length - 1);
        for (uint256 i = 0; i < proof.length; ++i) {
            longer[i] = proof[i];
            if (i < shorter.length) shorter[i] = proof[i];
        }
        (bool valid,) = VectorCommitment.treeFromProof(leaves[1], 1, 5, proof);
        assertTrue(valid, "exact");
        (valid,) = VectorCommitment.treeFromProof(leaves[1], 1, 5, longer);
        assertTrue(!valid, "longer");
        (valid,) = VectorCommitment.treeFromProof(leaves[1], 1, 5, shorter);
        assertTrue(!valid, "shorter");
    }

    /// @notice The last leaf of an odd level is promoted, so its proof is shorter and nothing is hashed with itself.
    function test_verify_promotedLeaf_works() external pure {
        bytes32[] memory leaves = _leaves(1, 5);
        bytes32[] memory proof = _proof(leaves, 4);
        assertEq(proof.length, 1, "one sibling");
        (bool valid, bytes32 tree) = VectorCommitment.treeFromProof(leaves[4], 4, 5, proof);
        assertTrue(valid, "valid");
        assertEq(tree, VectorCommitment.treeOf(leaves), "tree");
    }
}

contract VectorCommitment_append_Test is ProofTest {
    using VectorCommitment for VectorCommitment.Frontier;

    VectorCommitment.Frontier private _frontier;

    function test_append_everyLength_matchesTree() external {
        for (uint256 count = 1; count <= 70; ++count) {
            _frontier.append(bytes32(_data(9, count - 1)));
            assertEq(_frontier.treeOfFrontier(), VectorCommitment.treeOf(_leaves(9, count)), "tree");
        }
        assertEq(_frontier.count, 70, "count");
    }
}
