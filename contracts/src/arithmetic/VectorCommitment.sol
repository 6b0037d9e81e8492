// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The one Merkle commitment of the protocol (docs/formats.md, section 1)
/// @notice SHA-256 with separate prefixes for leaf, node and root; an odd last node is promoted, never duplicated, so no two
/// vectors share a root. The path of leaf i of n follows from (i, n) alone.
library VectorCommitment {
    uint8 internal constant KIND_PARAMS = 1;
    uint8 internal constant KIND_MOMENTUM = 2;
    uint8 internal constant KIND_STATE = 3;
    uint8 internal constant KIND_PAYLOAD = 4;
    uint8 internal constant KIND_PAYLOAD_SET = 5;
    uint8 internal constant KIND_DATASET = 6;
    uint8 internal constant KIND_RUN_ROOTS = 7;

    uint8 internal constant DTYPE_BYTES = 0;
    uint8 internal constant DTYPE_FLOAT32 = 1;

    /// @dev ceil(log2) of the most rounds a run may have (2^20), plus one: a peak for each power of two up to the whole.
    uint256 internal constant MAX_PEAKS = 21;

    /// @notice The roots of the perfect subtrees of a list that only grows; what an append needs and nothing else.
    struct Frontier {
        uint256 count;
        bytes32[MAX_PEAKS] peaks;
    }

    function leafHash(bytes memory data) internal pure returns (bytes32) {
        return sha256(abi.encodePacked(uint8(0), data));
    }

    function nodeHash(bytes32 left, bytes32 right) internal pure returns (bytes32) {
        return sha256(abi.encodePacked(uint8(1), left, right));
    }

    /// @param tree Root of the bare tree, as `treeOf`, `treeFromProof` or `treeOfFrontier` give it.
    function root(uint8 kind, uint8 dtype, uint64 length, bytes32 binding, bytes32 tree) internal pure returns (bytes32) {
        return sha256(abi.encodePacked(uint8(2), kind, dtype, length, binding, tree));
    }

    /// @notice Tree over all leaf hashes; overwrites `nodes`. Needs at least one.
    function treeOf(bytes32[] memory nodes) internal pure returns (bytes32) {
        uint256 width = nodes.length;
        while (width > 1) {
            uint256 half = width / 2;
            for (uint256 i = 0; i < half; ++i) {
                nodes[i] = nodeHash(nodes[2 * i], nodes[2 * i + 1]);
            }
            if (width % 2 == 1) {
                nodes[half] = nodes[width - 1];
                ++half;
            }
            width = half;
        }
        return nodes[0];
    }

    /// @notice Tree that `proof` leads to from the hash of leaf `index` of `count`.
    /// @return valid False if the index is out of range or the proof longer or shorter than (index, count) asks.
    function treeFromProof(bytes32 leaf, uint256 index, uint256 count, bytes32[] memory proof)
        internal
        pure
        returns (bool valid, bytes32 tree)
    {
        if (index >= count) return (false, 0);
        uint256 used = 0;
        tree = leaf;
        uint256 last = count - 1;
        while (last > 0) {
            // The promoted node, even and last of its level, has no sibling there.
            if (index % 2 == 1 || index != last) {
                if (used == proof.length) return (false, 0);
                tree = index % 2 == 1 ? nodeHash(proof[used], tree) : nodeHash(tree, proof[used]);
                ++used;
            }
            index /= 2;
            last /= 2;
        }
        valid = used == proof.length;
    }

    /// @notice True iff `proof` shows that leaf `index` of the vector behind `expected` is `data`.
    /// @param count Number of leaves, which `kind` and `length` give.
    function verify(
        bytes32 expected,
        uint8 kind,
        uint8 dtype,
        uint64 length,
        bytes32 binding,
        bytes memory data,
        uint256 index,
        uint256 count,
        bytes32[] memory proof
    ) internal pure returns (bool) {
        (bool valid, bytes32 tree) = treeFromProof(leafHash(data), index, count, proof);
        return valid && root(kind, dtype, length, binding, tree) == expected;
    }

    /// @notice Appends a 32-byte leaf. Writes one peak; hashes one node for each trailing one bit of the count.
    function append(Frontier storage frontier, bytes32 data) internal {
        bytes32 node = sha256(abi.encodePacked(uint8(0), data));
        uint256 count = frontier.count;
        uint256 height = 0;
        while ((count >> height) & 1 == 1) {
            node = nodeHash(frontier.peaks[height], node);
            ++height;
        }
        frontier.peaks[height] = node;
        frontier.count = count + 1;
    }

    /// @notice Tree over everything appended. Needs at least one leaf.
    function treeOfFrontier(Frontier storage frontier) internal view returns (bytes32 tree) {
        uint256 count = frontier.count;
        bool started = false;
        for (uint256 height = 0; height < MAX_PEAKS; ++height) {
            if ((count >> height) & 1 == 0) continue;
            tree = started ? nodeHash(frontier.peaks[height], tree) : frontier.peaks[height];
            started = true;
        }
    }
}
