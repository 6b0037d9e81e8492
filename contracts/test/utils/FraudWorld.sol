// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAggregationFraud} from "../../src/aggregation/IAggregationFraud.sol";
import {IOpReferee} from "../../src/aggregation/IOpReferee.sol";
import {AggregationRule, FrozenEntry, Quantization, Statement, Tier, TrainingTaskSpec} from "../../src/facts/Types.sol";
import {RoundVectors} from "../../src/aggregation/RoundVectors.sol";
import {SpecRules} from "../../src/facts/SpecRules.sol";
import {TensorProof} from "../../src/arithmetic/TensorProof.sol";
import {VectorCommitment} from "../../src/arithmetic/VectorCommitment.sol";
import {Test} from "./Test.sol";

/// @title A whole round in memory: payloads, parent, new state, everything committed to, and the proofs about it
/// @notice Honest as it is built. Proofs are copies. A test changes leaves of what the proposal commits to and seals it again.
abstract contract FraudWorld is Test {
    struct Tree {
        TensorProof.Header header;
        bytes[] leaves;
        bytes32[] hashes;
        bytes32 root;
    }

    struct World {
        TrainingTaskSpec spec;
        Statement statement;
        /// @dev In order of arrival; one of them, the second, is not included.
        FrozenEntry[] entries;
        /// @dev Indices of the included entries by ascending address.
        uint256[] order;
        /// @dev [entry][fragment]
        Tree[][] payloads;
        bytes[][] values;
        Tree[] sets;
        // [fragment]
        Tree[] parentParams;
        Tree[] parentMomentum;
        Tree parentState;
        Tree[] newParams;
        Tree[] newMomentum;
        Tree newState;
        Tree[] interleaved;
        /// @dev [item]
        Tree[] reduction;
        Tree reductions;
        Tree distances;
        Tree scores;
        Tree aux;
    }

    uint256 internal constant EXCLUDED = 1;
    uint32 internal constant ROUND = 3;
    bytes32 internal constant TASK = keccak256("task");

    IOpReferee internal referee;
    uint256 private _state = 1;

    function _random() internal returns (uint256) {
        _state = uint256(keccak256(abi.encode(_state)));
        return _state;
    }

    // -------------------------------------------------------------------------------------------------------- numbers

    /// @notice Writes `size` little-endian bytes.
    function _put(bytes memory data, uint256 from, uint256 word, uint256 size) internal pure {
        assert(from + size <= data.length);
        assembly ("memory-safe") {
            for { let i := 0 } lt(i, size) { i := add(i, 1) } {
                mstore8(add(add(data, add(0x20, from)), i), shr(shl(3, i), word))
            }
        }
    }

    function _get(bytes memory data, uint256 from, uint256 size) internal pure returns (uint256 word) {
        assert(from + size <= data.length);
        assembly ("memory-safe") {
            for { let i := size } i {} {
                i := sub(i, 1)
                word := or(shl(8, word), byte(0, mload(add(add(data, add(0x20, from)), i))))
            }
        }
    }

    function _slice(bytes memory data, uint256 from, uint256 count) internal pure returns (bytes memory part) {
        assert(from + count <= data.length);
        part = new bytes(count);
        assembly ("memory-safe") {
            mcopy(add(part, 0x20), add(add(data, 0x20), from), count)
        }
    }

    /// @notice Finite, of any sign, 2^-17 to 2^9.
    function _float() internal returns (uint256) {
        uint256 r = _random();
        return (r & 0x807fffff) | ((110 + (r >> 64) % 26) << 23);
    }

    // ---------------------------------------------------------------------------------------------------------- trees

    function _header(uint8 kind, uint8 dtype, uint256 length, bytes32 binding) internal pure returns (TensorProof.Header memory) {
        return TensorProof.Header({kind: kind, dtype: dtype, length: uint64(length), binding: binding});
    }

    function _seal(Tree memory tree) internal pure {
        bytes32[] memory nodes = new bytes32[](tree.leaves.length);
        tree.hashes = new bytes32[](tree.leaves.length);
        for (uint256 i = 0; i < nodes.length; ++i) {
            tree.hashes[i] = VectorCommitment.leafHash(tree.leaves[i]);
            nodes[i] = tree.hashes[i];
        }
        tree.root = VectorCommitment.root(
            tree.header.kind, tree.header.dtype, tree.header.length, tree.header.binding, VectorCommitment.treeOf(nodes)
        );
    }

    function _sealed(uint8 kind, uint8 dtype, uint256 length, bytes32 binding, bytes[] memory leaves)
        internal
        pure
        returns (Tree memory tree)
    {
        tree.header = _header(kind, dtype, length, binding);
        tree.leaves = leaves;
        _seal(tree);
    }

    /// @notice Numbers cut into leaves of 1,024 bytes, the last one filled with zeros.
    function _cut(bytes memory data) internal pure returns (bytes[] memory leaves) {
        leaves = new bytes[]((data.length + 1023) / 1024);
        for (uint256 i = 0; i < leaves.length; ++i) {
            uint256 count = data.length - 1024 * i < 1024 ? data.length - 1024 * i : 1024;
            leaves[i] = bytes.concat(_slice(data, 1024 * i, count), new bytes(1024 - count));
        }
    }

    /// @notice Multi-proof of neighbouring leaves: of one, its path.
    function _proof(Tree memory tree, uint256 first, uint256 count) internal pure returns (bytes32[] memory proof) {
        proof = new bytes32[](64);
        bytes32[] memory nodes = _copyOf(tree.hashes);
        uint256 used = 0;
        uint256 last = first + count - 1;
        for (uint256 width = nodes.length; width > 1; width = (width + 1) / 2) {
            if (first % 2 == 1) proof[used++] = nodes[first - 1];
            if (last % 2 == 0 && last + 1 < width) proof[used++] = nodes[last + 1];
            for (uint256 i = 0; i < width / 2; ++i) {
                nodes[i] = VectorCommitment.nodeHash(nodes[2 * i], nodes[2 * i + 1]);
            }
            if (width % 2 == 1) nodes[width / 2] = nodes[width - 1];
            first /= 2;
            last /= 2;
        }
        assembly ("memory-safe") {
            mstore(proof, used)
        }
    }

    function _copyOf(bytes32[] memory list) internal pure returns (bytes32[] memory copy) {
        copy = new bytes32[](list.length);
        for (uint256 i = 0; i < list.length; ++i) {
            copy[i] = list[i];
        }
    }

    function _path(Tree memory tree, uint256 index) internal pure returns (bytes32[] memory) {
        return _proof(tree, index, 1);
    }

    function _opening(Tree memory tree, uint256 index) internal pure returns (IAggregationFraud.Opening memory) {
        return IAggregationFraud.Opening({leaf: bytes.concat(tree.leaves[index]), path: _path(tree, index)});
    }

    function _nothing() internal pure returns (IAggregationFraud.Opening memory opening) {}

    // ---------------------------------------------------------------------------------------------------------- world

    function _spec(AggregationRule rule, uint32 param, uint32 clip, Quantization quantization, uint64 params, uint32 fragments)
        internal
        pure
        returns (TrainingTaskSpec memory spec)
    {
        spec.version = 1;
        spec.paramCount = params;
        spec.fragmentCount = fragments;
        spec.tier = Tier.Verified;
        spec.aggregation = rule;
        spec.aggregationParam = param;
        spec.clipL2Norm = clip;
        spec.quantization = quantization;
        spec.outerLearningRate = 0x3f333333;
        spec.outerMomentum = 0x3f666666;
        spec.payloadBoundLog2 = 10;
        spec.trainerCount = 64;
        spec.quorum = 33;
        spec.maxConsecutiveNec = 8;
        if (rule == AggregationRule.WeightedMean) {
            for (uint256 slot = 0; slot < 64; ++slot) {
                // 1 to 5, so that hardly two are alike.
                uint256 weight = 0x3f800000 + (slot * slot % 61) * 0x48000;
                spec.weights[slot / 8] |= bytes32(weight << (224 - 32 * (slot % 8)));
            }
        }
    }

    /// @notice An honest round of `n` included trainers.
    function _world(TrainingTaskSpec memory spec, uint256 n) internal returns (World memory w) {
        w.spec = spec;
        w.statement.taskId = TASK;
        w.statement.round = ROUND;
        _makePayloads(w, n + 1);
        _sort(w);
        _makeParent(w);
        _makeInterleaved(w);
        if (RoundVectors.reduces(spec)) _makeReductions(w);
        _makeState(w);
        _reseal(w);
    }

    function _makePayloads(World memory w, uint256 arrivals) private {
        w.entries = new FrozenEntry[](arrivals);
        w.payloads = new Tree[][](arrivals);
        w.values = new bytes[][](arrivals);
        w.sets = new Tree[](arrivals);
        for (uint256 i = 0; i < arrivals; ++i) {
            w.entries[i].slot = uint8((11 * i + 5) % 64);
            w.entries[i].trainer = address(uint160(_random()));
            w.entries[i].claimHash = bytes32(_random());
            w.payloads[i] = new Tree[](w.spec.fragmentCount);
            w.values[i] = new bytes[](w.spec.fragmentCount);
            for (uint32 f = 0; f < w.spec.fragmentCount; ++f) {
                _makePayload(w, i, f);
            }
            _freeze(w, i);
        }
    }

    /// @notice The payload set of an entry; then what its trainer committed to.
    function _freeze(World memory w, uint256 i) internal pure {
        bytes[] memory leaves = new bytes[](w.spec.fragmentCount);
        for (uint32 f = 0; f < w.spec.fragmentCount; ++f) {
            leaves[f] = abi.encodePacked(w.payloads[i][f].root);
        }
        w.sets[i] = _sealed(VectorCommitment.KIND_PAYLOAD_SET, 0, leaves.length, 0, leaves);
        w.entries[i].payloadRoot = w.sets[i].root;
    }

    function _makePayload(World memory w, uint256 i, uint32 f) private {
        uint256 length = RoundVectors.fragmentLength(w.spec, f);
        bytes[] memory leaves;
        if (w.spec.quantization == Quantization.None) {
            bytes memory data = new bytes(4 * length);
            for (uint256 e = 0; e < length; ++e) {
                _put(data, 4 * e, _float(), 4);
            }
            leaves = _cut(data);
            w.values[i][f] = data;
        } else {
            leaves = _quantised(w.spec.quantization, length);
            w.values[i][f] = _dequantised(w.spec.quantization, length, leaves);
        }
        w.payloads[i][f] = _sealed(
            VectorCommitment.KIND_PAYLOAD,
            RoundVectors.payloadDtype(w.spec.quantization),
            length,
            RoundVectors.payloadBinding(TASK, ROUND, f, w.entries[i].trainer),
            leaves
        );
    }

    function _quantised(Quantization quantization, uint256 length) private returns (bytes[] memory leaves) {
        if (quantization == Quantization.SparseTop1) return _sparse(length);
        leaves = new bytes[]((length + 1023) / 1024);
        uint256 size = quantization == Quantization.Int8 ? 260 : 132;
        for (uint256 i = 0; i < leaves.length; ++i) {
            leaves[i] = new bytes(4 * size);
            for (uint256 b = 0; b < 4 && 1024 * i + 256 * b < length; ++b) {
                uint256 codes = length - 1024 * i - 256 * b < 256 ? length - 1024 * i - 256 * b : 256;
                _put(leaves[i], b * size, (115 + _random() % 10) << 23 | (_random() & 0x7fff) << 8, 4);
                _putCodes(leaves[i], b * size + 4, quantization == Quantization.Int8 ? codes : (codes + 1) / 2, codes);
            }
        }
    }

    /// @notice Chunks whose runs keep any of their values.
    function _sparse(uint256 length) private returns (bytes[] memory leaves) {
        leaves = new bytes[]((length + 16_383) / 16_384);
        for (uint256 i = 0; i < leaves.length; ++i) {
            for (uint256 c = 0; c < 4; ++c) {
                uint256 scale = 16_384 * i + 4096 * c < length ? (115 + _random() % 10) << 23 | (_random() & 0x7fff) << 8 : 0;
                leaves[i] = bytes.concat(leaves[i], bytes4(uint32(scale)));
                for (uint256 half = 0; half < 2; ++half) {
                    leaves[i] = bytes.concat(leaves[i], bytes28(_codes(length, 16_384 * i + 4096 * c + 2048 * half)));
                }
            }
        }
    }

    /// @notice The codes of 32 runs from element `at` on.
    function _codes(uint256 length, uint256 at) private returns (uint224 codes) {
        for (uint256 run = 0; run < 32; ++run) {
            uint256 first = at + 64 * run;
            uint256 code = 0;
            if (first < length) code = (_random() % (length - first < 64 ? length - first : 64)) << 1 | _random() & 1;
            codes = codes << 7 | uint224(code);
        }
    }

    /// @notice The first code is the largest, as quantising makes one.
    function _putCodes(bytes memory leaf, uint256 from, uint256 size, uint256 codes) private {
        for (uint256 j = 0; j < size; ++j) {
            uint8 code = uint8(_random());
            if (size == codes) {
                leaf[from + j] = bytes1(code == 0x80 || j == 0 ? 127 : code);
            } else {
                code &= 0x77;
                if (j == 0) code = 7;
                leaf[from + j] = bytes1(2 * j + 1 == codes ? code & 7 : code);
            }
        }
    }

    function _dequantised(Quantization quantization, uint256 length, bytes[] memory leaves)
        private
        view
        returns (bytes memory data)
    {
        uint256 most = quantization == Quantization.SparseTop1 ? 16_384 : 1024;
        for (uint256 i = 0; i < leaves.length; ++i) {
            uint256 count = length - most * i < most ? length - most * i : most;
            data = bytes.concat(data, referee.dequantise(quantization, leaves[i], 0, count));
        }
    }

    /// @notice Order and bitmap.
    function _sort(World memory w) internal pure {
        w.order = new uint256[](w.entries.length - 1);
        uint256 n = 0;
        for (uint256 i = 0; i < w.entries.length; ++i) {
            if (i == EXCLUDED) continue;
            w.statement.included |= uint64(1) << w.entries[i].slot;
            uint256 j = n++;
            for (; j > 0 && w.entries[w.order[j - 1]].trainer > w.entries[i].trainer; --j) {
                w.order[j] = w.order[j - 1];
            }
            w.order[j] = i;
        }
    }

    function _makeParent(World memory w) private {
        uint256 fragments = w.spec.fragmentCount;
        w.parentParams = new Tree[](fragments);
        w.parentMomentum = new Tree[](fragments);
        for (uint256 f = 0; f < fragments; ++f) {
            uint256 length = RoundVectors.fragmentLength(w.spec, f);
            bytes memory params = new bytes(4 * length);
            bytes memory momentum = new bytes(4 * length);
            for (uint256 e = 0; e < length; ++e) {
                _put(params, 4 * e, _float(), 4);
                _put(momentum, 4 * e, _float(), 4);
            }
            w.parentParams[f] = _sealed(VectorCommitment.KIND_PARAMS, 1, length, bytes32(f), _cut(params));
            w.parentMomentum[f] = _sealed(VectorCommitment.KIND_MOMENTUM, 1, length, bytes32(f), _cut(momentum));
        }
    }

    /// @notice Coordinate `e` of every included trainer.
    function _column(World memory w, uint256 f, uint256 e) internal pure returns (bytes memory values) {
        values = new bytes(4 * w.order.length);
        for (uint256 i = 0; i < w.order.length; ++i) {
            _put(values, 4 * i, _get(w.values[w.order[i]][f], 4 * e, 4), 4);
        }
    }

    function _makeInterleaved(World memory w) private pure {
        w.interleaved = new Tree[](w.spec.fragmentCount);
        uint256 coordinates = 256 / w.order.length;
        for (uint256 f = 0; f < w.interleaved.length; ++f) {
            uint256 length = RoundVectors.fragmentLength(w.spec, f);
            bytes[] memory leaves = new bytes[]((length + coordinates - 1) / coordinates);
            for (uint256 e = 0; e < length; ++e) {
                leaves[e / coordinates] = bytes.concat(leaves[e / coordinates], _column(w, f, e));
            }
            w.interleaved[f].header = _header(RoundVectors.KIND_INTERLEAVED, 0, leaves.length, bytes32(f));
            w.interleaved[f].leaves = leaves;
        }
    }

    // ------------------------------------------------------------------------------------------------------ reductions

    function _makeReductions(World memory w) private view {
        uint256 n = w.order.length;
        bool pairs = RoundVectors.selects(w.spec);
        uint256 items = RoundVectors.lengthOf(w.spec, RoundVectors.KIND_REDUCTIONS, n, 0);
        w.reduction = new Tree[](items);
        w.reductions.header = _header(RoundVectors.KIND_REDUCTIONS, 0, items, 0);
        w.scores.header = _header(RoundVectors.KIND_SCORES, 0, 1, 0);
        w.scores.leaves = new bytes[](1);
        w.scores.leaves[0] = new bytes(8 * n);
        uint256 item = 0;
        if (pairs) _emptyDistances(w);
        for (uint256 i = 0; i < n; ++i) {
            for (uint256 j = i + 1; pairs && j < n; ++j) {
                uint256 top = _reduce(w, item++, w.values[w.order[i]][0], w.values[w.order[j]][0]);
                _put(w.distances.leaves[i], 8 * j, top, 8);
                _put(w.distances.leaves[j], 8 * i, top, 8);
            }
            if (!pairs) _put(w.scores.leaves[0], 8 * i, _reduce(w, i, w.values[w.order[i]][0], ""), 8);
        }
        for (uint256 i = 0; pairs && i < n; ++i) {
            _put(w.scores.leaves[0], 8 * i, referee.score(w.distances.leaves[i], i, w.spec.aggregationParam & 0xffff), 8);
        }
    }

    function _emptyDistances(World memory w) private pure {
        uint256 n = w.order.length;
        w.distances.header = _header(RoundVectors.KIND_DISTANCES, 0, n, 0);
        w.distances.leaves = new bytes[](n);
        for (uint256 i = 0; i < n; ++i) {
            w.distances.leaves[i] = new bytes(8 * n);
        }
    }

    /// @return top The one number of the last level.
    function _reduce(World memory w, uint256 item, bytes memory x, bytes memory y) private view returns (uint256 top) {
        bytes memory level = new bytes(8 * ((x.length + 1023) / 1024));
        for (uint256 i = 0; i < level.length / 8; ++i) {
            uint256 count = x.length - 1024 * i < 1024 ? x.length - 1024 * i : 1024;
            bytes memory other = y.length == 0 ? y : _slice(y, 1024 * i, count);
            _put(level, 8 * i, referee.squares(_slice(x, 1024 * i, count), other), 8);
        }
        bytes memory all = level;
        while (level.length > 8) {
            bytes memory next = new bytes(8 * ((level.length + 2047) / 2048));
            for (uint256 i = 0; i < next.length / 8; ++i) {
                uint256 count = level.length - 2048 * i < 2048 ? level.length - 2048 * i : 2048;
                _put(next, 8 * i, referee.sum(_slice(level, 2048 * i, count)), 8);
            }
            all = bytes.concat(all, new bytes((1024 - all.length % 1024) % 1024), next);
            level = next;
        }
        w.reduction[item].header = _header(RoundVectors.KIND_REDUCTION, 4, all.length / 8, bytes32(item));
        w.reduction[item].leaves = _cut(all);
        top = _get(level, 0, 8);
    }

    // ----------------------------------------------------------------------------------------------------------- state

    function _aggregate(World memory w, uint256 f, uint256 e) internal view returns (uint32) {
        bytes memory scores = RoundVectors.reduces(w.spec) ? w.scores.leaves[0] : bytes("");
        if (w.spec.aggregation == AggregationRule.WeightedMean) {
            scores = new bytes(4 * w.order.length);
            for (uint256 i = 0; i < w.order.length; ++i) {
                _put(scores, 4 * i, SpecRules.weightOf(w.spec, w.entries[w.order[i]].slot), 4);
            }
        }
        return referee.aggregate(w.spec.aggregation, w.spec.aggregationParam, w.spec.clipL2Norm, _column(w, f, e), scores);
    }

    function _makeState(World memory w) private view {
        uint256 fragments = w.spec.fragmentCount;
        w.newParams = new Tree[](fragments);
        w.newMomentum = new Tree[](fragments);
        for (uint256 f = 0; f < fragments; ++f) {
            w.newParams[f].header = w.parentParams[f].header;
            w.newMomentum[f].header = w.parentMomentum[f].header;
            w.newParams[f].leaves = new bytes[](w.parentParams[f].leaves.length);
            w.newMomentum[f].leaves = new bytes[](w.parentParams[f].leaves.length);
            for (uint256 i = 0; i < w.newParams[f].leaves.length; ++i) {
                w.newParams[f].leaves[i] = new bytes(1024);
                w.newMomentum[f].leaves[i] = new bytes(1024);
            }
            for (uint256 e = 0; e < RoundVectors.fragmentLength(w.spec, f); ++e) {
                _step(w, f, e, _aggregate(w, f, e));
            }
        }
    }

    function _step(World memory w, uint256 f, uint256 e, uint32 d) private view {
        (uint256 leaf, uint256 from) = (e / 256, e % 256 * 4);
        uint32 b = referee.outerMomentum(w.spec.outerMomentum, uint32(_get(w.parentMomentum[f].leaves[leaf], from, 4)), d);
        uint32 p = uint32(_get(w.parentParams[f].leaves[leaf], from, 4));
        p = referee.outerParameter(w.spec.outerMomentum, w.spec.outerLearningRate, b, d, p);
        _put(w.newParams[f].leaves[leaf], from, p, 4);
        _put(w.newMomentum[f].leaves[leaf], from, b, 4);
    }

    // ------------------------------------------------------------------------------------------------------------ seal

    /// @notice Roots from the leaves as they are now, up to the statement.
    function _reseal(World memory w) internal pure {
        w.statement.frozenHash = 0;
        for (uint256 i = 0; i < w.entries.length; ++i) {
            w.statement.frozenHash = keccak256(abi.encode(w.statement.frozenHash, w.entries[i]));
        }
        _sealState(w.parentParams, w.parentMomentum, w.parentState);
        _sealState(w.newParams, w.newMomentum, w.newState);
        w.statement.parentRoot = w.parentState.root;
        w.statement.newRoot = w.newState.root;
        _sealAux(w);
        w.statement.auxRoot = w.aux.root;
    }

    function _sealState(Tree[] memory params, Tree[] memory momentum, Tree memory state) private pure {
        state.header = _header(VectorCommitment.KIND_STATE, 0, params.length, 0);
        state.leaves = new bytes[](params.length);
        for (uint256 f = 0; f < params.length; ++f) {
            _seal(params[f]);
            _seal(momentum[f]);
            state.leaves[f] = abi.encodePacked(VectorCommitment.nodeHash(params[f].root, momentum[f].root));
        }
        _seal(state);
    }

    function _sealAux(World memory w) private pure {
        uint256 count = RoundVectors.auxCount(w.spec);
        w.aux.header = _header(RoundVectors.KIND_AUX_SET, 0, count, 0);
        w.aux.leaves = new bytes[](count);
        for (uint256 f = 0; f < w.interleaved.length; ++f) {
            _seal(w.interleaved[f]);
            w.aux.leaves[f] = abi.encodePacked(w.interleaved[f].root);
        }
        if (w.reduction.length != 0) {
            w.reductions.leaves = new bytes[](w.reduction.length);
            for (uint256 i = 0; i < w.reduction.length; ++i) {
                _seal(w.reduction[i]);
                w.reductions.leaves[i] = abi.encodePacked(w.reduction[i].root);
            }
            _seal(w.reductions);
            _seal(w.scores);
            w.aux.leaves[1] = abi.encodePacked(w.reductions.root);
            w.aux.leaves[count - 1] = abi.encodePacked(w.scores.root);
        }
        if (count == 4 && RoundVectors.selects(w.spec)) {
            _seal(w.distances);
            w.aux.leaves[2] = abi.encodePacked(w.distances.root);
        }
        _seal(w.aux);
    }

    // ---------------------------------------------------------------------------------------------------------- proofs

    function _stepProof(World memory w, uint32 f, uint64 e, bool momentum)
        internal
        pure
        returns (IAggregationFraud.StepProof memory p)
    {
        p.fragment = f;
        p.coordinate = e;
        p.momentum = momentum;
        p.interleaved = _opening(w.interleaved[f], e / (256 / w.order.length));
        p.auxPath = _path(w.aux, f);
        if (w.reduction.length != 0) {
            p.scores = bytes.concat(w.scores.leaves[0]);
            p.scoresPath = _path(w.aux, w.aux.leaves.length - 1);
        }
        if (w.spec.aggregation == AggregationRule.WeightedMean) p.entries = _entriesOf(w);
        p.parentMomentum = _opening(w.parentMomentum[f], e / 256);
        if (momentum) p.parentSibling = w.parentParams[f].root;
        else p.parentParams = _opening(w.parentParams[f], e / 256);
        p.parentPath = _path(w.parentState, f);
        p.claimed = _opening(momentum ? w.newMomentum[f] : w.newParams[f], e / 256);
        p.claimedSibling = momentum ? w.newParams[f].root : w.newMomentum[f].root;
        p.newPath = _path(w.newState, f);
    }

    function _entriesOf(World memory w) private pure returns (FrozenEntry[] memory entries) {
        entries = new FrozenEntry[](w.entries.length);
        for (uint256 i = 0; i < entries.length; ++i) {
            entries[i] = FrozenEntry(w.entries[i].trainer, w.entries[i].slot, w.entries[i].payloadRoot, w.entries[i].claimHash);
        }
    }

    function _leafElements(World memory w) internal pure returns (uint256) {
        if (w.spec.quantization == Quantization.SparseTop1) return 16_384;
        return w.spec.quantization == Quantization.None ? 256 : 1024;
    }

    function _interleavedProof(World memory w, uint32 f, uint64 e, uint32 entry)
        internal
        pure
        returns (IAggregationFraud.InterleavedProof memory p)
    {
        p.fragment = f;
        p.coordinate = e;
        p.entry = entry;
        p.entries = _entriesOf(w);
        p.interleaved = _opening(w.interleaved[f], e / (256 / w.order.length));
        p.auxPath = _path(w.aux, f);
        p.payload = _opening(w.payloads[entry][f], e / _leafElements(w));
        p.setPath = _path(w.sets[entry], f);
    }

    function _payloadProof(World memory w, uint32 f, uint64 leaf, uint32 entry)
        internal
        pure
        returns (IAggregationFraud.PayloadProof memory p)
    {
        p.fragment = f;
        p.leafIndex = leaf;
        p.entry = entry;
        p.entries = _entriesOf(w);
        p.payload = _opening(w.payloads[entry][f], leaf);
        p.setPath = _path(w.sets[entry], f);
    }

    /// @notice Pair of an item, by places in the order.
    function _pair(World memory w, uint256 item) internal pure returns (uint256 i, uint256 j) {
        j = 1;
        for (; item > 0; --item) {
            if (++j == w.order.length) j = ++i + 1;
        }
    }

    function _filled(uint256 count) internal pure returns (uint256) {
        return (count + 127) / 128 * 128;
    }

    function _partialProof(World memory w, uint32 item, uint8 level, uint64 index)
        internal
        pure
        returns (IAggregationFraud.PartialProof memory p)
    {
        p.item = item;
        p.level = level;
        p.index = index;
        uint256 offset = 0;
        uint256 below = 0;
        uint256 count = (w.spec.paramCount + 255) / 256;
        for (uint256 i = 1; i < level; ++i) {
            (below, offset) = (offset, offset + _filled(count));
            count = (count + 255) / 256;
        }
        p.claimed = _opening(w.reduction[item], (offset + index) / 128);
        p.itemPath = _path(w.reductions, item);
        p.auxPath = _path(w.aux, 1);
        if (level == 1) _openPair(w, p);
        else _openBelow(w, p, below / 128 + 2 * index, offset / 128);
    }

    function _openPair(World memory w, IAggregationFraud.PartialProof memory p) private pure {
        p.entries = _entriesOf(w);
        (uint256 i, uint256 j) = RoundVectors.selects(w.spec) ? _pair(w, p.item) : (p.item, p.item);
        uint256 leaf = 256 * p.index / _leafElements(w);
        p.first = _opening(w.payloads[w.order[i]][0], leaf);
        p.firstSetPath = _path(w.sets[w.order[i]], 0);
        if (i == j) return;
        p.second = _opening(w.payloads[w.order[j]][0], leaf);
        p.secondSetPath = _path(w.sets[w.order[j]], 0);
    }

    function _openBelow(World memory w, IAggregationFraud.PartialProof memory p, uint256 first, uint256 end) private pure {
        Tree memory tree = w.reduction[p.item];
        bool two = first + 1 < end;
        p.below.leaf = bytes.concat(tree.leaves[first], two ? tree.leaves[first + 1] : bytes(""));
        p.below.path = _proof(tree, first, two ? 2 : 1);
    }

    function _totalProof(World memory w, uint32 row, uint32 column)
        internal
        pure
        returns (IAggregationFraud.TotalProof memory p)
    {
        bool pairs = RoundVectors.selects(w.spec);
        p.row = row;
        p.column = column;
        p.entry = _opening(pairs ? w.distances : w.scores, pairs ? row : 0);
        p.entryAuxPath = _path(w.aux, 2);
        if (pairs && row == column) return p;
        uint256 item = row;
        if (pairs) {
            (uint256 i, uint256 j) = row < column ? (row, column) : (column, row);
            item = i * (2 * w.order.length - i - 1) / 2 + j - i - 1;
        }
        p.top = _opening(w.reduction[item], w.reduction[item].leaves.length - 1);
        p.itemPath = _path(w.reductions, item);
        p.auxPath = _path(w.aux, 1);
    }

    function _scoreProof(World memory w, uint32 row) internal pure returns (IAggregationFraud.ScoreProof memory p) {
        p.row = row;
        p.distances = _opening(w.distances, row);
        p.distancesAuxPath = _path(w.aux, 2);
        p.scores = bytes.concat(w.scores.leaves[0]);
        p.scoresPath = _path(w.aux, 3);
    }
}
