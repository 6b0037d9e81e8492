// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TrainingTaskSpec} from "../../src/facts/Types.sol";
import {RoundVectors} from "../../src/aggregation/RoundVectors.sol";
import {TensorProof} from "../../src/arithmetic/TensorProof.sol";
import {VectorCommitment} from "../../src/arithmetic/VectorCommitment.sol";
import {Test} from "./Test.sol";

/// @title Vectors of any size with one leaf that is known, and payloads
abstract contract VectorTest is Test {
    /// @notice A tree of which the leaf `target` is known. The other leaves are made up; so are the nodes beside the way to the leaf in
    /// those levels that bit by bit `levels` names, so that trees of 2^29 leaves cost nothing.
    struct Tree {
        uint256 leaves;
        uint256 target;
        bytes32 leaf;
        bytes32 seed;
        uint256 levels;
    }

    /// @notice One vector on the way of a descent.
    struct Stage {
        uint8 kind;
        uint256 binding;
        uint256 length;
        Tree tree;
        bytes32 root;
        bytes leaf;
        /// @dev Of the leaf of a State: go on into the momentum.
        bool momentum;
    }

    /// @notice The payload of one trainer: one fragment of it is known, the roots of the others are made up.
    struct Payload {
        uint32 fragment;
        uint256 leaves;
        uint256 size;
        bytes data;
        bytes32[] nodes;
        bytes32 root;
        bytes32[] setPath;
        bytes32 payloadRoot;
    }

    // ------------------------------------------------------------------------------------------------------------ trees

    /// @notice Up to 5,000 leaves all nodes follow from the leaves; beyond, those that a descent to the target reveals are made up.
    function _tree(uint256 leaves, uint256 target, bytes memory leaf, bytes32 seed) internal pure returns (Tree memory tree) {
        tree = Tree({leaves: leaves, target: target, leaf: VectorCommitment.leafHash(leaf), seed: seed, levels: 0});
        if (leaves <= 5000) return tree;
        uint256 height = _heightOf(tree);
        while (height > 0) {
            height -= height < 6 ? height : 6;
            tree.levels |= 1 << height;
            while (_isPromoted(tree, height, target >> height)) --height;
        }
    }

    /// @notice True iff a node is one that was promoted to its level.
    function _isPromoted(Tree memory tree, uint256 height, uint256 index) internal pure returns (bool) {
        return height > 0 && 2 * index == (tree.leaves - 1) >> (height - 1);
    }

    function _heightOf(Tree memory tree) internal pure returns (uint256 height) {
        while (1 << height < tree.leaves) ++height;
    }

    function _node(Tree memory tree, uint256 height, uint256 index) internal view returns (bytes32) {
        if (height == 0) return index == tree.target ? tree.leaf : _madeUp(tree.seed, 0, index);
        if (_isPromoted(tree, height, index)) return _node(tree, height - 1, 2 * index);
        if ((tree.levels >> height) & 1 == 1 && index != tree.target >> height) {
            return _madeUp(tree.seed, height, index);
        }
        return _pair(_node(tree, height - 1, 2 * index), _node(tree, height - 1, 2 * index + 1));
    }

    /// @dev The two hashes that are made by the million leave no memory behind.
    function _madeUp(bytes32 seed, uint256 height, uint256 index) private pure returns (bytes32 hash) {
        assembly ("memory-safe") {
            mstore(0, seed)
            mstore(0x20, or(shl(128, height), index))
            hash := keccak256(0, 0x40)
        }
    }

    function _pair(bytes32 left, bytes32 right) private view returns (bytes32 hash) {
        assembly ("memory-safe") {
            let free := mload(0x40)
            mstore8(free, 1)
            mstore(add(free, 1), left)
            mstore(add(free, 0x21), right)
            if iszero(staticcall(gas(), 2, free, 0x41, 0, 0x20)) { revert(0, 0) }
            hash := mload(0)
        }
    }

    /// @notice What is six levels below a node, or at the leaves.
    function _childrenOf(Tree memory tree, uint256 height, uint256 index) internal view returns (bytes32[] memory children) {
        uint256 step = height < 6 ? height : 6;
        uint256 first = index << step;
        uint256 end = first + (1 << step);
        uint256 width = ((tree.leaves - 1) >> (height - step)) + 1;
        if (end > width) end = width;
        children = new bytes32[](end - first);
        for (uint256 i = first; i < end; ++i) {
            children[i - first] = _node(tree, height - step, i);
        }
    }

    /// @notice Siblings from node `index` of level `from` up to level `to`.
    function _pathOf(Tree memory tree, uint256 from, uint256 index, uint256 to) internal view returns (bytes32[] memory path) {
        path = new bytes32[](to - from);
        uint256 used = 0;
        for (uint256 height = from; height < to; ++height) {
            uint256 last = (tree.leaves - 1) >> height;
            if (index % 2 == 1 || index != last) path[used++] = _node(tree, height, index ^ 1);
            index /= 2;
        }
        assembly ("memory-safe") {
            mstore(path, used)
        }
    }

    // ----------------------------------------------------------------------------------------------------------- stages

    /// @notice A vector of the round with `leaf` at `target`.
    function _stage(
        TrainingTaskSpec memory spec,
        uint256 trainers,
        uint8 kind,
        uint256 binding,
        uint256 target,
        bytes memory leaf,
        bytes32 seed
    ) internal view returns (Stage memory stage) {
        stage.kind = kind;
        stage.binding = binding;
        stage.length = RoundVectors.lengthOf(spec, kind, trainers, binding);
        uint8 dtype = RoundVectors.dtypeOf(kind);
        stage.tree = _tree(TensorProof.leafCount(dtype, stage.length), target, leaf, keccak256(abi.encode(seed, kind)));
        bytes32 top = _node(stage.tree, _heightOf(stage.tree), 0);
        stage.root = VectorCommitment.root(kind, dtype, uint64(stage.length), bytes32(binding), top);
        stage.leaf = leaf;
    }

    function _leavesOf(TrainingTaskSpec memory spec, uint256 trainers, uint8 kind, uint256 binding)
        internal
        pure
        returns (uint256)
    {
        return TensorProof.leafCount(RoundVectors.dtypeOf(kind), RoundVectors.lengthOf(spec, kind, trainers, binding));
    }

    /// @notice The way to a leaf, folded into its vector, of a fragment's numbers, from the state root down.
    function _stateWay(TrainingTaskSpec memory spec, uint256 fragment, bool momentum, uint256 leaf, bytes32 seed)
        internal
        view
        returns (Stage[] memory way)
    {
        way = new Stage[](2);
        uint8 kind = momentum ? VectorCommitment.KIND_MOMENTUM : VectorCommitment.KIND_PARAMS;
        leaf %= _leavesOf(spec, 1, kind, fragment);
        way[1] = _stage(spec, 1, kind, fragment, leaf, _noise(1024, seed), seed);
        bytes32 other = keccak256(abi.encode(seed, "other"));
        bytes32 fragmentRoot =
            momentum ? VectorCommitment.nodeHash(other, way[1].root) : VectorCommitment.nodeHash(way[1].root, other);
        way[0] = _stage(spec, 1, VectorCommitment.KIND_STATE, 0, fragment, abi.encode(fragmentRoot), seed);
        way[0].leaf = momentum ? abi.encode(other, way[1].root) : abi.encode(way[1].root, other);
        way[0].momentum = momentum;
    }

    /// @notice The way to a leaf, folded into its vector, under entry `entry` of the aux set; of the reductions under item `item`.
    function _auxWay(TrainingTaskSpec memory spec, uint256 trainers, uint256 entry, uint256 item, uint256 leaf, bytes32 seed)
        internal
        view
        returns (Stage[] memory way)
    {
        (uint8 kind, uint256 binding) = RoundVectors.auxEntry(spec, entry);
        bool reduction = kind == RoundVectors.KIND_REDUCTIONS;
        way = new Stage[](reduction ? 3 : 2);
        uint8 last = reduction ? RoundVectors.KIND_REDUCTION : kind;
        if (reduction) binding = item;
        leaf %= _leavesOf(spec, trainers, last, binding);
        bytes memory data = _noise(RoundVectors.leafSize(spec, last, trainers, binding, leaf), seed);
        way[way.length - 1] = _stage(spec, trainers, last, binding, leaf, data, seed);
        if (reduction) way[1] = _stage(spec, trainers, kind, 0, item, abi.encode(way[2].root), seed);
        way[0] = _stage(spec, trainers, RoundVectors.KIND_AUX_SET, 0, entry, abi.encode(way[1].root), seed);
    }

    function _noise(uint256 size, bytes32 seed) internal pure returns (bytes memory data) {
        data = new bytes(size);
        for (uint256 i = 0; i < size; ++i) {
            data[i] = bytes1(uint8(uint256(seed) >> (i % 32)));
        }
    }

    // --------------------------------------------------------------------------------------------------------- payloads

    function _bindingOf(bytes32 taskId, uint32 round, uint32 fragment, address trainer_) internal pure returns (bytes32) {
        return sha256(abi.encodePacked("assay/v1/payload", taskId, round, fragment, trainer_));
    }

    /// @notice A payload of random bytes.
    function _payloadOf(TrainingTaskSpec memory spec, bytes32 binding, uint32 fragment, uint256 seed)
        internal
        view
        returns (Payload memory)
    {
        uint8 dtype = RoundVectors.payloadDtype(spec.quantization);
        uint256 leaves = TensorProof.leafCount(dtype, RoundVectors.fragmentLength(spec, fragment));
        bytes memory data = new bytes(leaves * TensorProof.leafBytes(dtype));
        for (uint256 i = 0; i < data.length; i += 16) {
            bytes32 word = keccak256(abi.encode(seed, i));
            assembly ("memory-safe") {
                let place := add(add(data, 0x20), i)
                mstore(place, or(and(mload(place), shr(128, not(0))), shl(128, shr(128, word))))
            }
        }
        return _payloadFrom(spec, binding, fragment, seed, data);
    }

    /// @notice A payload whose fragment has these leaves; `seed` is for the roots of the others.
    function _payloadFrom(TrainingTaskSpec memory spec, bytes32 binding, uint32 fragment, uint256 seed, bytes memory data)
        internal
        view
        returns (Payload memory payload)
    {
        uint8 dtype = RoundVectors.payloadDtype(spec.quantization);
        uint256 length = RoundVectors.fragmentLength(spec, fragment);
        payload.fragment = fragment;
        payload.size = TensorProof.leafBytes(dtype);
        payload.leaves = TensorProof.leafCount(dtype, length);
        payload.data = data;
        payload.nodes = new bytes32[](payload.leaves);
        for (uint256 i = 0; i < payload.leaves; ++i) {
            payload.nodes[i] = VectorCommitment.leafHash(_leaves(payload, i, 1));
        }
        bytes32 top = VectorCommitment.treeOf(_copy(payload.nodes));
        payload.root = VectorCommitment.root(4, dtype, uint64(length), binding, top);

        Tree memory set = _tree(spec.fragmentCount, fragment, abi.encode(payload.root), bytes32(seed));
        payload.setPath = _pathOf(set, 0, fragment, _heightOf(set));
        payload.payloadRoot = VectorCommitment.root(5, 0, spec.fragmentCount, 0, _node(set, _heightOf(set), 0));
    }

    function _copy(bytes32[] memory list) internal pure returns (bytes32[] memory copy) {
        copy = new bytes32[](list.length);
        for (uint256 i = 0; i < list.length; ++i) {
            copy[i] = list[i];
        }
    }

    function _leaves(Payload memory payload, uint256 first, uint256 count) internal pure returns (bytes memory data) {
        data = new bytes(count * payload.size);
        bytes memory all = payload.data;
        uint256 from = first * payload.size;
        assembly ("memory-safe") {
            mcopy(add(data, 0x20), add(add(all, 0x20), from), mload(data))
        }
    }

    /// @notice The multi-proof of a run of leaves.
    function _proofOf(Payload memory payload, uint256 first, uint256 count) internal pure returns (bytes32[] memory proof) {
        bytes32[] memory level = _copy(payload.nodes);
        proof = new bytes32[](64);
        uint256 used = 0;
        uint256 end = first + count - 1;
        for (uint256 width = level.length; width > 1; width = (width + 1) / 2) {
            if (first % 2 == 1) proof[used++] = level[first - 1];
            if (end % 2 == 0 && end + 1 < width) proof[used++] = level[end + 1];
            for (uint256 i = 0; i < width / 2; ++i) {
                level[i] = VectorCommitment.nodeHash(level[2 * i], level[2 * i + 1]);
            }
            if (width % 2 == 1) level[width / 2] = level[width - 1];
            first /= 2;
            end /= 2;
        }
        assembly ("memory-safe") {
            mstore(proof, used)
        }
    }
}
