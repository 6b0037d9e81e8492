// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UnknownValue} from "../facts/Errors.sol";
import {Float32} from "./Float32.sol";

/// @title Openings of committed tensors (docs/formats.md, section 1), written for gas
/// @notice The commitment is the one of VectorCommitment; here its proofs are checked from calldata, for single leaves and for
/// several leaves of one tensor at once, and elements are read out of the leaves.
///
/// A root may be anybody's, and commit to leaves of any bytes. Therefore two questions are kept apart: is this leaf in the
/// tensor (`verify`, `verifyMany`), and is it a leaf as the format asks (`wellFormed`). Nothing here reverts for what an
/// opening holds, but only when the gas for the SHA-256 precompile runs out, which must not look like a false proof, and where
/// leaves of a type are read that this library cannot read: UnknownValue.
library TensorProof {
    // solhint-disable function-max-lines

    /// @notice What a root binds besides the tree.
    /// @param kind Kind of vector, as in VectorCommitment.
    /// @param dtype Element type, below.
    /// @param length Elements; for DTYPE_BYTES leaves.
    struct Header {
        uint8 kind;
        uint8 dtype;
        uint64 length;
        bytes32 binding;
    }

    /// @notice Outcome of an opening. Those before Valid are tested in this order, and the first defect is the outcome.
    enum Verdict {
        Valid,
        /// No index.
        Empty,
        /// Another number of leaves than of indices.
        Leaves,
        /// Indices not strictly ascending.
        Order,
        /// An index that is not below the number of leaves, or a header without leaves (length 0, unknown dtype).
        Index,
        /// A proof shorter or longer than the one that indices and number of leaves determine.
        Length,
        /// The proof leads to another root.
        Root,
        /// The leaf is in the tensor but has another size than its dtype's, or its tail beyond the tensor's end is not zero.
        Malformed
    }

    /// @dev Any bytes; a leaf is an element.
    uint256 internal constant DTYPE_BYTES = 0;
    /// @dev 256 binary32.
    uint256 internal constant DTYPE_FLOAT32 = 1;
    /// @dev Four blocks of a binary32 scale and 256 codes of eight bits.
    uint256 internal constant DTYPE_INT8_BLOCKS = 2;
    /// @dev Four blocks of a binary32 scale and 256 codes of four bits, the low half of a byte first.
    uint256 internal constant DTYPE_INT4_BLOCKS = 3;
    /// @dev 128 binary64.
    uint256 internal constant DTYPE_FLOAT64 = 4;
    /// @dev 1,024 integers of eight bits.
    uint256 internal constant DTYPE_INT8 = 5;
    /// @dev 256 integers of 32 bits.
    uint256 internal constant DTYPE_INT32 = 6;
    /// @dev Four chunks of a binary32 scale and 64 codes of seven bits, each of a run of 64 elements: SparseTop1 says what is in a leaf.
    uint256 internal constant DTYPE_SPARSE_TOP1 = 7;

    // A word as eight lanes of 32 bits.
    uint256 private constant ONES = 0x0000000100000001000000010000000100000001000000010000000100000001;

    /// @dev log2 of the elements of a leaf, one byte a dtype, that of DTYPE_BYTES lowest.
    uint256 private constant LOG_ELEMENTS = 0x0e080a070a0a0800;
    /// @dev Bytes of a leaf, two bytes a dtype.
    uint256 private constant LEAF_BYTES = 0x00f00400040004000210041004000000;
    /// @dev Bit d of dtype d: its leaves are the elements' bytes, one after the other.
    uint256 private constant PLAIN = (1 << DTYPE_FLOAT32) | (1 << DTYPE_FLOAT64) | (1 << DTYPE_INT8) | (1 << DTYPE_INT32);

    /// @notice log2 of the elements of a leaf; 0 for DTYPE_BYTES and for an unknown dtype.
    function logElements(uint256 dtype) internal pure returns (uint256) {
        return (LOG_ELEMENTS >> (8 * dtype)) & 0xff;
    }

    /// @notice Bytes of a leaf; 0 for DTYPE_BYTES, whose leaves have any size, and for an unknown dtype.
    function leafBytes(uint256 dtype) internal pure returns (uint256) {
        return (LEAF_BYTES >> (16 * dtype)) & 0xffff;
    }

    /// @notice Bytes of an element where leaves hold nothing but elements; else reverts UnknownValue.
    function elementBytes(uint256 dtype) internal pure returns (uint256) {
        if (!_isPlain(dtype)) refuseType(dtype);
        return leafBytes(dtype) >> logElements(dtype);
    }

    /// @notice Bits of a code where leaves hold blocks of a scale and codes; else reverts UnknownValue.
    function codeBits(uint256 dtype) internal pure returns (uint256 bits) {
        if (dtype == DTYPE_INT8_BLOCKS) return 8;
        if (dtype == DTYPE_INT4_BLOCKS) return 4;
        refuseType(dtype);
    }

    /// @notice Reverts UnknownValue: what was asked has no answer for elements of this type.
    function refuseType(uint256 dtype) internal pure {
        revert UnknownValue("DType", dtype);
    }

    function _isPlain(uint256 dtype) private pure returns (bool) {
        return (PLAIN >> dtype) & 1 == 1;
    }

    /// @notice Leaves of a tensor; 0 for an unknown dtype.
    /// @param length Below 2^64.
    function leafCount(uint256 dtype, uint256 length) internal pure returns (uint256) {
        if (dtype > DTYPE_SPARSE_TOP1) return 0;
        unchecked {
            uint256 shift = logElements(dtype);
            return (length + (1 << shift) - 1) >> shift;
        }
    }

    /// @notice SHA-256(0x00 ‖ leaf).
    function leafHash(bytes calldata leaf) internal view returns (bytes32 hash) {
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore8(free, 0)
            calldatacopy(add(free, 1), leaf.offset, leaf.length)
            if iszero(staticcall(gas(), 2, free, add(leaf.length, 1), 0, 0x20)) { revert(0, 0) }
            hash := mload(0)
        }
    }

    /// @notice SHA-256(0x00 ‖ leaf) of a leaf of 32 bytes: a root that stands in another vector.
    function rootLeafHash(bytes32 leaf) internal view returns (bytes32 hash) {
        assembly ("memory-safe") {
            mstore(0x20, leaf)
            mstore8(0x1f, 0)
            if iszero(staticcall(gas(), 2, 0x1f, 0x21, 0, 0x20)) { revert(0, 0) }
            hash := mload(0)
        }
    }

    /// @notice SHA-256(0x01 ‖ left ‖ right).
    function nodeHash(bytes32 left, bytes32 right) internal view returns (bytes32) {
        return pairHash(1, left, right);
    }

    /// @notice SHA-256(prefix ‖ left ‖ right): of a node, or of a leaf of 64 bytes, whose prefix is 0.
    /// @param prefix A byte.
    function pairHash(uint256 prefix, bytes32 left, bytes32 right) internal view returns (bytes32 hash) {
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore8(0x1f, prefix)
            mstore(0x20, left)
            mstore(0x40, right)
            let done := staticcall(gas(), 2, 0x1f, 0x41, 0, 0x20)
            mstore(0x40, free)
            if iszero(done) { revert(0, 0) }
            hash := mload(0)
        }
    }

    /// @notice Tree over a level, as VectorCommitment.treeOf. Needs at least one node.
    /// @param nodes The level's hashes, or its leaves.
    /// @param words Words of 32 bytes in a leaf, 1 or 2; 0 if `nodes` are hashes.
    function treeOf(bytes32[] calldata nodes, uint256 words) internal view returns (bytes32 tree) {
        assembly ("memory-safe") {
            // A call to SHA-256 that runs out of gas leaves none to go on with, so it needs no check.
            let free := mload(0x40)
            let start := add(free, 0x20)
            let to := start
            let from := nodes.offset
            let width := nodes.length
            switch words
            case 0 { calldatacopy(start, from, shl(5, width)) }
            default {
                // A leaf is hashed from 0x1f on. Two at a time, whose hashes stand behind those of the level above, which is made here.
                let size := shl(5, words)
                let leaf := add(size, 1)
                width := div(width, words)
                let pair := add(start, shl(5, width))
                mstore8(0x1f, 0)
                mstore8(sub(pair, 1), 1)
                for { let end := add(from, mul(shl(1, size), shr(1, width))) } lt(from, end) { from := add(from, size) } {
                    calldatacopy(0x20, from, size)
                    pop(staticcall(gas(), 2, 0x1f, leaf, pair, 0x20))
                    from := add(from, size)
                    calldatacopy(0x20, from, size)
                    pop(staticcall(gas(), 2, 0x1f, leaf, add(pair, 0x20), 0x20))
                    pop(staticcall(gas(), 2, sub(pair, 1), 0x41, to, 0x20))
                    to := add(to, 0x20)
                }
                if and(width, 1) {
                    calldatacopy(0x20, from, size)
                    pop(staticcall(gas(), 2, 0x1f, leaf, to, 0x20))
                }
                width := shr(1, add(width, 1))
                mstore(0x40, free)
            }
            for {} gt(width, 1) { width := shr(1, add(width, 1)) } {
                to := start
                from := start
                for { let end := add(start, shl(6, shr(1, width))) } lt(from, end) { from := add(from, 0x40) } {
                    // Instead of the last byte of the node before, which is hashed already.
                    let pair := sub(from, 1)
                    mstore8(pair, 1)
                    pop(staticcall(gas(), 2, pair, 0x41, to, 0x20))
                    to := add(to, 0x20)
                }
                if and(width, 1) { mstore(to, mload(from)) }
            }
            tree := mload(start)
        }
    }

    /// @notice The node `levels` above `node`.
    /// @param index Of the node in its level.
    /// @param last Last index of that level.
    /// @param path Siblings from the node up; none at a level where the node is promoted.
    /// @return complete False if `path` is shorter or longer than it has to be; `found` means nothing then.
    function above(bytes32 node, uint256 index, uint256 last, uint256 levels, bytes32[] calldata path)
        internal
        view
        returns (bool complete, bytes32 found)
    {
        assembly ("memory-safe") {
            // As in _climb.
            let free := mload(0x40)
            let next := path.offset
            mstore8(0x1f, 1)
            mstore(shl(and(index, 1), 0x20), node)
            for {} levels { levels := sub(levels, 1) } {
                switch or(and(index, 1), lt(index, last))
                case 0 {
                    index := shr(1, index)
                    mstore(shl(and(index, 1), 0x20), mload(0x20))
                }
                default {
                    mstore(shr(and(index, 1), 0x40), calldataload(next))
                    next := add(next, 0x20)
                    index := shr(1, index)
                    pop(staticcall(gas(), 2, 0x1f, 0x41, shl(and(index, 1), 0x20), 0x20))
                }
                last := shr(1, last)
            }
            found := mload(shl(and(index, 1), 0x20))
            complete := eq(next, add(path.offset, shl(5, path.length)))
            mstore(0x40, free)
        }
    }

    /// @notice The root that `path` leads to from the hash of leaf `index` (`leafHash`).
    /// @param path Siblings from the leaf up; none at a level where the node is promoted.
    /// @return verdict Valid, Index or Length.
    /// @return root 0 if not Valid.
    function rootOf(Header memory header, uint256 index, bytes32 node, bytes32[] calldata path)
        internal
        view
        returns (Verdict verdict, bytes32 root)
    {
        uint256 count = leafCount(header.dtype, header.length);
        if (index >= count) return (Verdict.Index, 0);
        bool complete;
        unchecked {
            (complete, root) = _climb(header, node, index, count - 1, path, 0);
        }
        if (!complete) return (Verdict.Length, 0);
    }

    /// @notice Valid iff `path` shows that leaf `index` of the tensor behind `root` is `leaf`; else Index, Length or Root.
    /// @param path Siblings from the leaf up; none at a level where the node is promoted.
    function verify(bytes32 root, Header memory header, uint256 index, bytes calldata leaf, bytes32[] calldata path)
        internal
        view
        returns (Verdict)
    {
        (Verdict verdict, bytes32 found) = rootOf(header, index, leafHash(leaf), path);
        if (verdict != Verdict.Valid) return verdict;
        return found == root ? Verdict.Valid : Verdict.Root;
    }

    /// @notice Valid iff the multi-proof `proof` shows that the leaves `indices` of the tensor behind `root` hash to `nodes`; else
    /// any verdict but Malformed.
    /// @dev For one index it is the proof of `verify`.
    /// @param indices Strictly ascending. Overwritten.
    /// @param nodes Hashes of the leaves (`leafHash`). Overwritten.
    /// @param proof Hashes that cannot be computed, level by level from the leaves up, left to right.
    function verifyMany(
        bytes32 root,
        Header memory header,
        uint256[] memory indices,
        bytes32[] memory nodes,
        bytes32[] calldata proof
    ) internal view returns (Verdict) {
        if (indices.length == 0) return Verdict.Empty;
        if (nodes.length != indices.length) return Verdict.Leaves;
        for (uint256 i = 1; i < indices.length; ++i) {
            if (indices[i] <= indices[i - 1]) return Verdict.Order;
        }
        uint256 last = leafCount(header.dtype, header.length);
        if (indices[indices.length - 1] >= last) return Verdict.Index;
        bytes32 node;
        uint256 index;
        uint256 used;
        assembly ("memory-safe") {
            // As in _climb.
            let free := mload(0x40)
            let next := proof.offset
            let first := add(indices, 0x20)
            let end := add(first, shl(5, mload(indices)))
            // From an index to its node.
            let gap := sub(nodes, indices)
            mstore8(0x1f, 1)
            last := sub(last, 1)
            // Level by level, until one node is known.
            for {} gt(sub(end, first), 0x20) { last := shr(1, last) } {
                // `to` never passes `from`.
                let to := first
                for { let from := first } lt(from, end) { from := add(from, 0x20) } {
                    let i := mload(from)
                    let hash := mload(add(from, gap))
                    mstore(to, shr(1, i))
                    let parent := add(to, gap)
                    to := add(to, 0x20)
                    if and(i, 1) {
                        mstore(0x20, calldataload(next))
                        mstore(0x40, hash)
                        next := add(next, 0x20)
                        pop(staticcall(gas(), 2, 0x1f, 0x41, parent, 0x20))
                        continue
                    }
                    if lt(i, last) {
                        mstore(0x20, hash)
                        let right := add(from, 0x20)
                        // Behind the last index anything may stand.
                        if eq(mload(right), or(i, 1)) {
                            if lt(right, end) {
                                mstore(0x40, mload(add(right, gap)))
                                from := right
                                pop(staticcall(gas(), 2, 0x1f, 0x41, parent, 0x20))
                                continue
                            }
                        }
                        mstore(0x40, calldataload(next))
                        next := add(next, 0x20)
                        pop(staticcall(gas(), 2, 0x1f, 0x41, parent, 0x20))
                        continue
                    }
                    mstore(parent, hash)
                }
                end := to
            }
            mstore(0x40, free)
            node := mload(add(first, gap))
            index := mload(first)
            used := shr(5, sub(next, proof.offset))
        }
        (bool complete, bytes32 found) = _climb(header, node, index, last, proof, used);
        if (!complete) return Verdict.Length;
        return found == root ? Verdict.Valid : Verdict.Root;
    }

    /// @notice True iff `leaf` has its dtype's size, and, if it is the tensor's last one, zeros after the last element. A leaf of
    /// DTYPE_BYTES always is. Of DTYPE_SPARSE_TOP1, whose leaves SparseTop1 reads, and of unknown types it reverts UnknownValue.
    /// @param index Below the number of leaves.
    function wellFormed(Header memory header, uint256 index, bytes calldata leaf) internal pure returns (bool) {
        uint256 dtype = header.dtype;
        if (dtype == DTYPE_BYTES) return true;
        bool plain = _isPlain(dtype);
        uint256 bits = plain ? 0 : codeBits(dtype);
        uint256 size = leafBytes(dtype);
        if (leaf.length != size) return false;
        unchecked {
            uint256 shift = logElements(dtype);
            uint256 used = uint256(header.length) - (index << shift);
            if (used >> shift != 0) return true;
            // Where the zeros begin.
            if (plain) return _isZero(leaf[used * (size >> shift):]);
            uint256 from = (used >> 8) * (size >> 2);
            uint256 codes = bits * (used & 0xff);
            if (codes != 0) {
                from += 4 + (codes >> 3);
                // A byte that has codes of both sides of the end.
                if (codes & 7 != 0 && uint8(leaf[from++]) >> (codes & 7) != 0) return false;
            }
            return _isZero(leaf[from:]);
        }
    }

    /// @notice True iff no binary32 of the leaf, of 1,024 bytes, is a NaN but 7fc00000.
    function canonical(bytes calldata leaf) internal pure returns (bool yes) {
        assembly ("memory-safe") {
            // Lanes as they are committed, the sign and the upper seven bits of the exponent field lowest. Few leaves have a number in
            // which these seven are set, as in every NaN.
            let from := leaf.offset
            let end := add(from, leaf.length)
            let found := 0
            for {} lt(from, end) { from := add(from, 0x80) } {
                found := or(found, add(and(calldataload(from), mul(ONES, 0x7f)), ONES))
                found := or(found, add(and(calldataload(add(from, 0x20)), mul(ONES, 0x7f)), ONES))
                found := or(found, add(and(calldataload(add(from, 0x40)), mul(ONES, 0x7f)), ONES))
                found := or(found, add(and(calldataload(add(from, 0x60)), mul(ONES, 0x7f)), ONES))
            }
            yes := iszero(and(found, mul(ONES, 0x80)))
            if iszero(yes) {
                found := 0
                for { from := leaf.offset } lt(from, end) { from := add(from, 0x20) } {
                    let x := calldataload(from)
                    // An exponent field of ones reaches bit 16 with 7f81 more, the rest of a fraction bit 24 with ffffff more.
                    let ones := add(and(x, mul(ONES, 0x807f)), mul(ONES, 0x7f81))
                    let rest := add(shr(8, and(x, mul(ONES, 0xffff7f00))), mul(ONES, 0xffffff))
                    // A difference reaches bit 31 with 7fffffff more, or has it.
                    x := xor(x, mul(ONES, 0xc07f))
                    x := or(x, add(and(x, mul(ONES, 0x7fffffff)), mul(ONES, 0x7fffffff)))
                    found := or(found, and(x, and(shl(15, ones), shl(7, rest))))
                }
                yes := iszero(and(found, mul(ONES, 0x80000000)))
            }
        }
    }

    /// @notice Element `position` of a well-formed leaf: binary32 or binary64 as bits, integers sign-extended, a code of blocks as
    /// code × scale in binary32.
    /// @param dtype Reverts UnknownValue for DTYPE_BYTES, DTYPE_SPARSE_TOP1 and unknown types.
    /// @param position Below the elements of a leaf.
    function element(uint256 dtype, bytes calldata leaf, uint256 position) internal pure returns (uint256) {
        unchecked {
            if (dtype == DTYPE_FLOAT32) return _little32(leaf, 4 * position);
            if (dtype == DTYPE_INT32) return _extend(_little32(leaf, 4 * position), 3);
            if (dtype == DTYPE_INT8) return _extend(_octet(leaf, position), 0);
            if (dtype == DTYPE_FLOAT64) {
                return _little32(leaf, 8 * position) | (_little32(leaf, 8 * position + 4) << 32);
            }
            uint256 bits = codeBits(dtype);
            uint256 block_ = (4 + 32 * bits) * (position >> 8);
            return Float32.mul(Float32.fromInt32(codeAt(bits, leaf, block_ + 4, position & 0xff)), _little32(leaf, block_));
        }
    }

    /// @notice Code `i` of those that begin at byte `from`, sign-extended.
    /// @param bits Of a code, a divisor of 8; those of the first code in a byte are its lowest.
    function codeAt(uint256 bits, bytes calldata leaf, uint256 from, uint256 i) internal pure returns (uint256 code) {
        unchecked {
            uint256 first = bits * i;
            code = _octet(leaf, from + (first >> 3));
            assembly ("memory-safe") {
                let high := sub(256, bits)
                code := sar(high, shl(sub(high, and(first, 7)), code))
            }
        }
    }

    /// @notice Opens element `index` of the tensor behind `root` with the leaf that holds it.
    /// @return verdict Valid, Index, Length, Root or Malformed; Malformed too for DTYPE_BYTES, whose leaves are not numbers, and for
    /// DTYPE_SPARSE_TOP1, whose leaves the referee reads.
    /// @return value As `element` has it; 0 if not Valid.
    function openElement(bytes32 root, Header memory header, uint256 index, bytes calldata leaf, bytes32[] calldata path)
        internal
        view
        returns (Verdict verdict, uint256 value)
    {
        if (index >= header.length) return (Verdict.Index, 0);
        uint256 shift = logElements(header.dtype);
        verdict = verify(root, header, index >> shift, leaf, path);
        if (verdict != Verdict.Valid) return (verdict, 0);
        if (header.dtype == DTYPE_BYTES || header.dtype == DTYPE_SPARSE_TOP1) return (Verdict.Malformed, 0);
        if (!wellFormed(header, index >> shift, leaf)) return (Verdict.Malformed, 0);
        value = element(header.dtype, leaf, index & ((1 << shift) - 1));
    }

    /// @notice Opens the elements `first` to `first + count − 1` of the tensor behind `root` with the leaf, or the two neighbouring
    /// leaves, that hold them.
    /// @param leaves Bytes of the leaves, one after the other.
    /// @param proof Multi-proof of the leaves, for one leaf its path.
    /// @return verdict Any but Order; Leaves also if `leaves` is not what the run asks or spans more than two leaves, Empty if `count`
    /// is 0, Malformed also for DTYPE_BYTES and for blocks, whose runs have no plain bytes.
    /// @return run The elements' bytes as the leaves have them; empty if not Valid.
    function openRun(
        bytes32 root,
        Header memory header,
        uint256 first,
        uint256 count,
        bytes calldata leaves,
        bytes32[] calldata proof
    ) internal view returns (Verdict verdict, bytes memory run) {
        if (count == 0) return (Verdict.Empty, "");
        if (first >= header.length || count > header.length - first) return (Verdict.Index, "");
        uint256 dtype = header.dtype;
        // Of an unknown type there are no leaves, which is another outcome.
        if (!_isPlain(dtype) && leafCount(dtype, 1) != 0) return (Verdict.Malformed, "");
        unchecked {
            uint256 shift = logElements(dtype);
            uint256 leaf = first >> shift;
            uint256 size = leafBytes(dtype);
            bool two = (first + count - 1) >> shift != leaf;
            if (leaves.length != (two ? 2 * size : size) || (first + count - 1) >> shift > leaf + 1) {
                return (Verdict.Leaves, "");
            }
            if (two) {
                uint256[] memory indices = new uint256[](2);
                bytes32[] memory nodes = new bytes32[](2);
                (indices[0], indices[1]) = (leaf, leaf + 1);
                (nodes[0], nodes[1]) = (leafHash(leaves[:size]), leafHash(leaves[size:]));
                verdict = verifyMany(root, header, indices, nodes, proof);
            } else {
                verdict = verify(root, header, leaf, leaves, proof);
            }
            if (verdict != Verdict.Valid) return (verdict, "");
            bytes calldata last = two ? leaves[size:] : leaves;
            if (!wellFormed(header, two ? leaf + 1 : leaf, last)) return (Verdict.Malformed, "");
            size >>= shift;
            first -= leaf << shift;
            run = leaves[first * size:(first + count) * size];
        }
    }

    /// @dev From one known node to the root.
    /// @param last Last index of the node's level.
    /// @param used Hashes of `proof` that are spent; more than it has if it is too short.
    /// @return complete False if `proof` is shorter or longer than it has to be; `found` means nothing then.
    function _climb(Header memory header, bytes32 node, uint256 index, uint256 last, bytes32[] calldata proof, uint256 used)
        private
        view
        returns (bool complete, bytes32 found)
    {
        assembly ("memory-safe") {
            // A node's hash is over 0x1f..0x5f: the prefix, the left child at 0x20, the right one at 0x40. Each hash is written
            // straight to its place among the next level's children. The free memory pointer, at 0x40, is put back.
            // A call to SHA-256 that runs out of gas leaves none to go on with, so it needs no check.
            let free := mload(0x40)
            let next := add(proof.offset, shl(5, used))
            mstore8(0x1f, 1)
            mstore(shl(and(index, 1), 0x20), node)
            for {} last { last := shr(1, last) } {
                if or(and(index, 1), lt(index, last)) {
                    mstore(shr(and(index, 1), 0x40), calldataload(next))
                    next := add(next, 0x20)
                    index := shr(1, index)
                    pop(staticcall(gas(), 2, 0x1f, 0x41, shl(and(index, 1), 0x20), 0x20))
                    continue
                }
                // Promoted: even, so it stands on the left.
                index := shr(1, index)
                mstore(shl(and(index, 1), 0x20), mload(0x20))
            }
            complete := eq(next, add(proof.offset, shl(5, proof.length)))
            // 0x02, kind, dtype and length are 11 bytes, then binding and tree.
            let fields := or(shl(72, mload(header)), or(shl(64, mload(add(header, 0x20))), mload(add(header, 0x40))))
            mstore(free, shl(168, or(shl(80, 2), fields)))
            mstore(add(free, 11), mload(add(header, 0x60)))
            mstore(add(free, 43), mload(0x20))
            pop(staticcall(gas(), 2, free, 75, 0, 0x20))
            mstore(0x40, free)
            found := mload(0)
        }
    }

    function _isZero(bytes calldata data) private pure returns (bool zero) {
        assembly ("memory-safe") {
            let from := data.offset
            let left := and(data.length, 0x1f)
            let found := 0
            for { let end := sub(add(from, data.length), left) } lt(from, end) { from := add(from, 0x20) } {
                found := or(found, calldataload(from))
            }
            // Not what lies behind the data; a shift by 256 leaves nothing.
            found := or(found, shr(sub(256, shl(3, left)), calldataload(from)))
            zero := iszero(found)
        }
    }

    function _octet(bytes calldata data, uint256 offset) private pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := shr(248, calldataload(add(data.offset, offset)))
        }
    }

    function _little32(bytes calldata data, uint256 offset) private pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := shr(224, calldataload(add(data.offset, offset)))
            value := or(shl(8, and(value, 0xff00ff)), and(shr(8, value), 0xff00ff))
            value := or(shl(16, and(value, 0xffff)), shr(16, value))
        }
    }

    /// @param size Bytes of the integer less one.
    function _extend(uint256 value, uint256 size) private pure returns (uint256 extended) {
        assembly ("memory-safe") {
            extended := signextend(size, value)
        }
    }
}
