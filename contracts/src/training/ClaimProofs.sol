// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BadEvidence} from "../facts/Errors.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {TrainingTaskSpec} from "../facts/Types.sol";
import {ClaimVectors} from "./ClaimVectors.sol";
import {Program} from "./Program.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title Openings of what a claim commits to, for the game and for the proofs
/// @notice BadEvidence names the part that does not lead to where it has to.
library ClaimProofs {
    /// @notice Reverts unless `path` shows that leaf `index` of the vector behind `root` has this hash.
    function checkLeaf(
        bytes32 root,
        TensorProof.Header memory header,
        uint256 index,
        bytes32 leaf,
        bytes32[] calldata path,
        string memory part
    ) internal view {
        (TensorProof.Verdict verdict, bytes32 found) = TensorProof.rootOf(header, index, leaf, path);
        if (verdict != TensorProof.Verdict.Valid || found != root) revert BadEvidence(part);
    }

    /// @notice Leaf hash of a transition: 64 bytes.
    function transitionHash(bytes32 local, bytes32 trace) internal view returns (bytes32) {
        return TensorProof.pairHash(0, local, trace);
    }

    /// @notice Reverts unless the transition is a leaf of the posted segment.
    /// @return which The program that it runs.
    /// @return step Its inner step.
    function checkTransition(TrainingTaskSpec memory spec, bytes32 posted, ITrainingFraud.Transition calldata transition)
        internal
        view
        returns (uint256 which, uint32 step)
    {
        uint256 first;
        uint256 count;
        (which, first, count) = ClaimVectors.segmentAt(spec, transition.segment);
        if (transition.index >= count) revert BadEvidence("segment");
        step = uint32(first + transition.index);
        TensorProof.Header memory header = ClaimVectors.listHeader(ClaimVectors.KIND_SEGMENT, count);
        checkLeaf(
            posted, header, transition.index, transitionHash(transition.local, transition.trace), transition.path, "transition"
        );
    }

    /// @notice Reverts unless header, named entries and entry are those of the task's program.
    function checkProgram(TrainingTaskSpec memory spec, uint256 which, ITrainingFraud.Entries calldata entries) internal view {
        checkLeaf(
            spec.programRoot,
            ClaimVectors.listHeader(ClaimVectors.KIND_PROGRAMS, ClaimVectors.PROGRAMS),
            which,
            TensorProof.rootLeafHash(entries.root),
            entries.path,
            "program"
        );
        Program.Place calldata place = entries.place;
        TensorProof.Verdict verdict = Program.verify(entries.root, place, entries.proof);
        if (verdict != TensorProof.Verdict.Valid) revert BadEvidence("entries");
    }

    /// @notice The same, and that the header can be read: if not, ITrainingFraud.proveProgram says so.
    /// @return header What the header says.
    function checkEntries(TrainingTaskSpec memory spec, uint256 which, ITrainingFraud.Entries calldata entries)
        internal
        view
        returns (Program.Header memory header)
    {
        checkProgram(spec, which, entries);
        Program.Rule rule;
        (rule, header) = Program.header(entries.place.leaves, entries.place.header);
        if (rule != Program.Rule.None) revert BadEvidence("header");
    }

    /// @notice Reverts unless `root` is the output of node `number` in part `part` of the trace.
    function checkNode(
        Program.Header memory h,
        bytes32 trace,
        uint256 number,
        uint256 part,
        bytes32 root,
        bytes32 partRoot,
        bytes32[] calldata partPath,
        bytes32[] calldata path,
        string memory what
    ) internal view {
        if (number < h.firstMicro || number >= h.firstOutput) revert BadEvidence(what);
        (uint256 first, uint256 end) = number < h.firstStep ? (h.firstMicro, h.firstStep) : (h.firstStep, h.firstOutput);
        if (number < h.firstStep ? part >= h.micros : part != h.micros) revert BadEvidence(what);
        TensorProof.Header memory header = ClaimVectors.listHeader(ClaimVectors.KIND_STEP_TRACE, h.micros + 1);
        checkLeaf(trace, header, part, TensorProof.rootLeafHash(partRoot), partPath, what);
        header = ClaimVectors.listHeader(ClaimVectors.KIND_TRACE, end - first);
        checkLeaf(partRoot, header, number - first, TensorProof.rootLeafHash(root), path, what);
    }
}
