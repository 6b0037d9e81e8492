// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OuterGradient, TrainingTaskSpec} from "../facts/Types.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title What the vectors of a training claim look like (docs/formats.md, section 10)
/// @notice Headers of everything under a claim, and what is derived for its steps. A claim's transitions are cut into segments: the
/// prologue, the inner steps by checkpoints, the epilogue.
library ClaimVectors {
    uint8 internal constant KIND_PROGRAM = 9;
    uint8 internal constant KIND_TENSOR = 10;
    uint8 internal constant KIND_TRACE = 11;
    uint8 internal constant KIND_STEP_TRACE = 12;
    uint8 internal constant KIND_TENSORS = 13;
    uint8 internal constant KIND_PROGRAMS = 19;
    uint8 internal constant KIND_CLAIM = 20;
    uint8 internal constant KIND_SEGMENT = 21;
    uint8 internal constant KIND_AUDIT = 22;

    /// @notice Programs of a task: places in the vector of their roots.
    uint256 internal constant PROLOGUE = 0;
    uint256 internal constant STEP = 1;
    uint256 internal constant EPILOGUE = 2;
    uint256 internal constant PROGRAMS = 3;

    /// @notice The most that one transaction shows of what a task is made of: its manifest, records of its data set, leaves.
    uint256 internal constant RANGE_BYTES = 2 ** 16;

    bytes private constant CLAIM_DOMAIN = "assay/v1/claim";
    bytes private constant RANDOM_DOMAIN = "assay/v1/random";
    bytes private constant BATCH_DOMAIN = "assay/v1/batch";

    /// @notice Local states that a claim commits to: after the prologue, and after each segment of steps.
    function checkpoints(TrainingTaskSpec memory spec) internal pure returns (uint256) {
        return (uint256(spec.innerSteps) + spec.checkpointInterval - 1) / spec.checkpointInterval + 1;
    }

    /// @notice What a segment is.
    /// @return which PROLOGUE, STEP or EPILOGUE; above them if there is no such segment.
    /// @return firstStep Inner step of its first transition, 0 for prologue and epilogue.
    /// @return transitions Leaves of its vector.
    function segmentAt(TrainingTaskSpec memory spec, uint256 segment)
        internal
        pure
        returns (uint256 which, uint256 firstStep, uint256 transitions)
    {
        uint256 last = checkpoints(spec);
        if (segment > last) return (PROGRAMS, 0, 0);
        if (segment == 0) return (PROLOGUE, 0, 1);
        if (segment == last) return (EPILOGUE, 0, 1);
        firstStep = (segment - 1) * spec.checkpointInterval;
        transitions = spec.innerSteps - firstStep;
        if (transitions > spec.checkpointInterval) transitions = spec.checkpointInterval;
        return (STEP, firstStep, transitions);
    }

    /// @notice Where a transition of the claim stands: 0 the prologue, then the inner steps, last the epilogue.
    /// @return segment Its segment.
    /// @return index Its place in that.
    function transitionAt(TrainingTaskSpec memory spec, uint256 transition)
        internal
        pure
        returns (uint256 segment, uint256 index)
    {
        if (transition == 0) return (0, 0);
        if (transition > spec.innerSteps) return (checkpoints(spec), 0);
        return (1 + (transition - 1) / spec.checkpointInterval, (transition - 1) % spec.checkpointInterval);
    }

    /// @notice Header of a vector of 32-byte roots, or of leaves of any bytes.
    function listHeader(uint8 kind, uint256 length) internal pure returns (TensorProof.Header memory header) {
        (header.kind, header.dtype, header.length) = (kind, uint8(TensorProof.DTYPE_BYTES), uint64(length));
    }

    /// @notice Header of a tensor.
    function tensorHeader(uint256 dtype, uint256 length) internal pure returns (TensorProof.Header memory header) {
        (header.kind, header.dtype, header.length) = (KIND_TENSOR, uint8(dtype), uint64(length));
    }

    /// @notice Header of a claim's checkpoints.
    function claimHeader(TrainingTaskSpec memory spec, OuterGradient calldata gradient)
        internal
        pure
        returns (TensorProof.Header memory header)
    {
        header = listHeader(KIND_CLAIM, checkpoints(spec));
        header.binding = claimBinding(gradient.taskId, gradient.round, gradient.trainer);
    }

    /// @notice A claim's name. What was signed says nothing of the account, and anybody may sign what another one did: what is posted
    /// and judged under a name has to be of one trainer.
    /// @param digest EIP-712 digest of what was signed.
    function nameOf(bytes32 digest, address trainer) internal pure returns (bytes32) {
        return keccak256(abi.encode(digest, trainer));
    }

    /// @notice What the header of a claim's checkpoints binds.
    function claimBinding(bytes32 taskId, uint32 round, address trainer) internal pure returns (bytes32) {
        return sha256(abi.encodePacked(CLAIM_DOMAIN, taskId, round, trainer));
    }

    /// @notice Record of the data set in a slot of an inner step (docs/formats.md, section 4).
    function record(TrainingTaskSpec memory spec, OuterGradient calldata gradient, uint32 step, uint32 slot)
        internal
        pure
        returns (uint256)
    {
        return uint256(sha256(abi.encodePacked(BATCH_DOMAIN, spec.seed, gradient.round, gradient.trainer, step, slot)))
            % spec.datasetRecords;
    }

    /// @notice Seed of an inner step's random numbers.
    function seed(TrainingTaskSpec memory spec, OuterGradient calldata gradient, uint32 step) internal pure returns (uint64) {
        return uint64(bytes8(sha256(abi.encodePacked(RANDOM_DOMAIN, spec.seed, gradient.round, gradient.trainer, step))));
    }
}
