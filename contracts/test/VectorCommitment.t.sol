// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {VectorCommitment} from "../src/lib/VectorCommitment.sol";
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
