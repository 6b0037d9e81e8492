// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PayloadKind, Quantization, TrainingTaskSpec} from "../facts/Types.sol";
import {UnknownValue} from "../facts/Errors.sol";
import {Aggregation} from "../facts/Aggregation.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title What the vectors of a round look like (docs/formats.md, sections 1 and 8)
/// @notice Headers of everything under a proposal's two roots and under a payload root: they follow from the spec, the number of
/// included trainers and the place, so that nobody chooses them.
library RoundVectors {
    uint8 internal constant KIND_AUX_SET = 8;
    uint8 internal constant KIND_INTERLEAVED = 14;
    uint8 internal constant KIND_REDUCTIONS = 15;
    uint8 internal constant KIND_REDUCTION = 16;
    uint8 internal constant KIND_DISTANCES = 17;
    uint8 internal constant KIND_SCORES = 18;

    /// @dev Payload values in a leaf of an interleaved vector, elements behind a partial of a reduction, binary64 in a leaf.
    uint256 private constant INTERLEAVED_VALUES = 256;
    uint256 private constant PARTIAL_SPAN = 256;
    uint256 private constant PARTIALS_PER_LEAF = 128;
    bytes private constant PAYLOAD_DOMAIN = "assay/v1/payload";

    /// @notice Element type of a vector of a round other than a payload, which follows from its kind.
    function dtypeOf(uint8 kind) internal pure returns (uint8) {
        if (kind == VectorCommitment.KIND_PARAMS || kind == VectorCommitment.KIND_MOMENTUM) {
            return uint8(TensorProof.DTYPE_FLOAT32);
        }
        if (kind == KIND_REDUCTION) return uint8(TensorProof.DTYPE_FLOAT64);
        if (
            kind == VectorCommitment.KIND_STATE || kind == KIND_AUX_SET || kind == KIND_INTERLEAVED || kind == KIND_REDUCTIONS
                || kind == KIND_DISTANCES || kind == KIND_SCORES
        ) return uint8(TensorProof.DTYPE_BYTES);
        revert UnknownValue("Kind", kind);
    }

    /// @notice Elements of a fragment: balanced, the first ones longer by one.
    /// @param fragment Below spec.fragmentCount.
    function fragmentLength(TrainingTaskSpec memory spec, uint256 fragment) internal pure returns (uint256) {
        return spec.paramCount / spec.fragmentCount + (fragment < spec.paramCount % spec.fragmentCount ? 1 : 0);
    }

    /// @notice Element type of a payload: all that a format is follows from it.
    function payloadDtype(Quantization quantization) internal pure returns (uint8) {
        if (quantization == Quantization.None) return uint8(TensorProof.DTYPE_FLOAT32);
        if (quantization == Quantization.Int8) return uint8(TensorProof.DTYPE_INT8_BLOCKS);
        if (quantization == Quantization.Int4) return uint8(TensorProof.DTYPE_INT4_BLOCKS);
        if (quantization == Quantization.SparseTop1) return uint8(TensorProof.DTYPE_SPARSE_TOP1);
        revert UnknownValue("Quantization", uint256(quantization));
    }

    /// @notice Element type of a payload of a task.
    function payloadDtype(TrainingTaskSpec memory spec) internal pure returns (uint8) {
        if (spec.payloadKind != PayloadKind.Dense) revert UnknownValue("PayloadKind", uint256(spec.payloadKind));
        return payloadDtype(spec.quantization);
    }

    /// @notice What the header of a payload's fragment binds: the numbers of one trainer in one round.
    function payloadBinding(bytes32 taskId, uint32 round, uint32 fragment, address trainer) internal pure returns (bytes32) {
        return sha256(abi.encodePacked(PAYLOAD_DOMAIN, taskId, round, fragment, trainer));
    }

    /// @notice True iff the rule reduces whole vectors to numbers, which the proposal then commits to.
    function reduces(TrainingTaskSpec memory spec) internal pure returns (bool) {
        return Aggregation.reduces(spec.aggregation, spec.clipL2Norm);
    }

    /// @notice Roots in the aux set.
    function auxCount(TrainingTaskSpec memory spec) internal pure returns (uint256) {
        if (!reduces(spec)) return spec.fragmentCount;
        return selects(spec) ? 4 : 3;
    }

    /// @notice Kind and binding (a fragment, or 0) of the vector behind entry `index` of the aux set.
    function auxEntry(TrainingTaskSpec memory spec, uint256 index) internal pure returns (uint8 kind, uint256 binding) {
        if (index == 0 || !reduces(spec)) return (KIND_INTERLEAVED, index);
        if (index == 1) return (KIND_REDUCTIONS, 0);
        bool distances = selects(spec);
        if (distances && index == 2) return (KIND_DISTANCES, 0);
        if (index == (distances ? 3 : 2)) return (KIND_SCORES, 0);
        revert UnknownValue("Kind", index);
    }

    /// @notice Length in the header of a vector of a round.
    /// @param kind State, AuxSet, Params, Momentum, Interleaved, Reductions, Reduction, Distances or Scores.
    /// @param trainers Included ones, 1 to 64.
    /// @param fragment Of Params, Momentum and Interleaved.
    function lengthOf(TrainingTaskSpec memory spec, uint8 kind, uint256 trainers, uint256 fragment)
        internal
        pure
        returns (uint256)
    {
        if (kind == VectorCommitment.KIND_STATE) return spec.fragmentCount;
        if (kind == KIND_AUX_SET) return auxCount(spec);
        if (kind == KIND_INTERLEAVED) return _ceilDiv(fragmentLength(spec, fragment), INTERLEAVED_VALUES / trainers);
        if (kind == KIND_REDUCTIONS) return selects(spec) ? trainers * (trainers - 1) / 2 : trainers;
        if (kind == KIND_REDUCTION) return reductionLength(spec.paramCount);
        if (kind == KIND_DISTANCES) return trainers;
        if (kind == KIND_SCORES) return 1;
        if (kind == VectorCommitment.KIND_PARAMS || kind == VectorCommitment.KIND_MOMENTUM) {
            return fragmentLength(spec, fragment);
        }
        revert UnknownValue("Kind", kind);
    }

    /// @notice Partials of the reduction of a vector of `elements`: level after level, each but the last filled to whole leaves.
    function reductionLength(uint256 elements) internal pure returns (uint256 length) {
        uint256 level = _ceilDiv(elements, PARTIAL_SPAN);
        while (level > 1) {
            length += _ceilDiv(level, PARTIALS_PER_LEAF) * PARTIALS_PER_LEAF;
            level = _ceilDiv(level, PARTIAL_SPAN);
        }
        ++length;
    }

    /// @notice Bytes that leaf `index` of a vector of numbers has.
    /// @param kind Params, Momentum, Interleaved, Reduction, Distances or Scores.
    function leafSize(TrainingTaskSpec memory spec, uint8 kind, uint256 trainers, uint256 fragment, uint256 index)
        internal
        pure
        returns (uint256)
    {
        if (kind == KIND_DISTANCES || kind == KIND_SCORES) return 8 * trainers;
        if (kind != KIND_INTERLEAVED) {
            uint256 size = TensorProof.leafBytes(dtypeOf(kind));
            // A vector of roots.
            if (size == 0) revert UnknownValue("Kind", kind);
            return size;
        }
        uint256 coordinates = INTERLEAVED_VALUES / trainers;
        uint256 left = fragmentLength(spec, fragment) - index * coordinates;
        return 4 * trainers * (left < coordinates ? left : coordinates);
    }

    /// @notice True iff the rule chooses trainers by their distances.
    function selects(TrainingTaskSpec memory spec) internal pure returns (bool) {
        return Aggregation.kindOf(spec.aggregation) == Aggregation.Kind.Pairwise;
    }

    function _ceilDiv(uint256 a, uint256 b) private pure returns (uint256) {
        return (a + b - 1) / b;
    }
}
