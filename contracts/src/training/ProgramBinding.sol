// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "./IProgramReferee.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {TrainingTaskSpec} from "../facts/Types.sol";
import {BadEvidence} from "../facts/Errors.sol";
import {ClaimProofs} from "./ClaimProofs.sol";
import {ClaimVectors} from "./ClaimVectors.sol";
import {Program} from "./Program.sol";
import {RoundVectors} from "../aggregation/RoundVectors.sol";
import {SpecMemory} from "../task/SpecMemory.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title What binds a task's three programs to each other and to its spec (docs/formats.md, section 10)
/// @notice TrainingFraud creates it. Every rule is broken by one entry, seen with the spec and with at most one entry of the step: the
/// state inputs of each program come first and their number follows from headers, so that none has to be shown to be missing.
contract ProgramBinding {
    /// @dev An entry of one of the task's programs, which breaks no rule by itself, and one of the step's.
    struct Pair {
        TrainingTaskSpec spec;
        uint256 which;
        Program.Header header;
        Program.Header step;
    }

    /// @dev Batch fields of a step: one transaction shows a record, of RANGE_BYTES at most, and the entries of all its fields.
    uint256 private constant MAX_FIELDS = 16;

    ITrainingTasks private immutable TASKS;
    IProgramReferee private immutable REFEREE;

    constructor(ITrainingTasks tasks, IProgramReferee referee) {
        TASKS = tasks;
        REFEREE = referee;
    }

    /// @notice The rule of binding that the entry breaks beside the step's entry; see ITrainingFraud.proveBinding.
    /// @return None if it breaks none, or none that these entries decide.
    function proveBinding(
        bytes32 taskId,
        uint256 which,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Entries calldata step
    ) external view returns (Program.Rule) {
        Pair memory pair;
        pair.spec = SpecMemory.specOf(TASKS, taskId);
        pair.which = which;
        pair.header = _open(pair.spec, which, entries);
        pair.step = _open(pair.spec, ClaimVectors.STEP, step);
        uint256 number = entries.place.number;
        if (number == 0) return _form(pair);
        if (number >= pair.header.firstOutput) return _output(pair, entries.place, step.place);
        if (number >= pair.header.firstMicro) return _node(pair, entries.place);
        return which == ClaimVectors.STEP ? _field(pair.step, entries.place, step.place) : _state(pair, entries.place, step.place);
    }

    /// @notice WrongRecord if the record has another size than the step reads, None if not; see ITrainingFraud.proveRecordSize.
    function proveRecordSize(
        bytes32 taskId,
        ITrainingFraud.Entries calldata step,
        uint64 index,
        ITrainingFraud.RecordOpening calldata record
    ) external view returns (Program.Rule) {
        TrainingTaskSpec memory spec = SpecMemory.specOf(TASKS, taskId);
        uint256 size = _recordBytes(_open(spec, ClaimVectors.STEP, step), step.place);
        ClaimProofs.checkLeaf(
            spec.datasetRoot,
            ClaimVectors.listHeader(VectorCommitment.KIND_DATASET, spec.datasetRecords),
            index,
            TensorProof.leafHash(record.data),
            record.path,
            "record"
        );
        return record.data.length == size ? Program.Rule.None : Program.Rule.WrongRecord;
    }

    /// @dev What breaks a rule by itself has no meaning here: ITrainingFraud.proveProgram.
    function _open(TrainingTaskSpec memory spec, uint256 which, ITrainingFraud.Entries calldata entries)
        private
        view
        returns (Program.Header memory header)
    {
        header = ClaimProofs.checkEntries(spec, which, entries);
        if (REFEREE.wellFormed(entries.place) != Program.Rule.None) revert BadEvidence("program");
    }

    // ------------------------------------------------------------------------------------------------------------ the rules

    /// @dev Tensors of the local state: in a loop that is well formed there is a state input for each output, and no other.
    function _locals(Pair memory pair) private pure returns (uint256) {
        unchecked {
            return pair.step.end - pair.step.firstOutput;
        }
    }

    /// @dev What a header says of its program.
    function _form(Pair memory pair) private pure returns (Program.Rule) {
        Program.Header memory h = pair.header;
        bool loops = pair.which == ClaimVectors.STEP;
        // Of a part without nodes the trace has a root that nothing leads below: whoever posts another one could not be proven wrong.
        if (h.loop != loops || h.firstStep == h.firstOutput) return Program.Rule.WrongForm;
        if (loops) return Program.Rule.None;
        unchecked {
            (uint256 states, uint256 outputs) = (uint256(pair.spec.fragmentCount), _locals(pair));
            if (pair.which == ClaimVectors.EPILOGUE) (states, outputs) = (states + outputs, states);
            bool fits = h.firstMicro == h.firstStep && h.firstMicro > states && h.end - h.firstOutput == outputs;
            return fits ? Program.Rule.None : Program.Rule.WrongForm;
        }
    }

    /// @dev An input of prologue or epilogue: fragments, of the epilogue then the local state, then what is no state.
    function _state(Pair memory pair, Program.Place calldata place, Program.Place calldata step)
        private
        pure
        returns (Program.Rule)
    {
        Program.Tensor memory t = Program.tensor(pair.header, place.number, place.entry);
        unchecked {
            uint256 k = place.number - 1;
            uint256 fragments = pair.spec.fragmentCount;
            uint256 states = pair.which == ClaimVectors.EPILOGUE ? fragments + _locals(pair) : fragments;
            if ((t.provenance == Program.STATE) != (k < states)) return Program.Rule.WrongState;
            if (k >= states) return Program.Rule.None;
            bool fits = k < fragments ? _isFragment(pair, t, k) : _isLocal(pair, t, k - fragments, step);
            return fits ? Program.Rule.None : Program.Rule.WrongState;
        }
    }

    /// @dev A batch field of the step, named entries being those before it. The other entry is another one, or stands right before it.
    function _field(Program.Header memory h, Program.Place calldata place, Program.Place calldata other)
        private
        pure
        returns (Program.Rule)
    {
        Program.Tensor memory t = Program.tensor(h, place.number, place.entry);
        if (t.provenance != Program.BATCH) return Program.Rule.None;
        uint256 index = _index(place.entry);
        if (t.rank == 0 || index >= MAX_FIELDS || _rowBytes(h, place) > ClaimVectors.RANGE_BYTES) return Program.Rule.WrongField;
        unchecked {
            Program.Tensor memory o;
            if (other.number > 0 && other.number < h.firstMicro) o = Program.tensor(h, other.number, other.entry);
            bool fits = o.provenance == Program.BATCH
                ? index + other.number == _index(other.entry) + place.number
                    && Program.axis(o.shape, 0) == Program.axis(t.shape, 0)
                : index == 0 || uint256(other.number) + 1 != place.number;
            return fits ? Program.Rule.None : Program.Rule.WrongField;
        }
    }

    /// @dev Copies alone read batch fields and fragments: their elements are opened in records and in the round's state.
    function _node(Pair memory pair, Program.Place calldata place) private pure returns (Program.Rule) {
        bytes calldata entry = place.entry;
        Program.Node memory n = Program.node(entry);
        if (n.opcode == Program.COPY) return Program.Rule.None;
        for (uint256 i = 0; i < n.count; ++i) {
            (uint256 tensor,) = Program.operand(entry, i);
            if (_isForeign(pair, place, tensor)) return Program.Rule.NotCopied;
        }
        return Program.Rule.None;
    }

    /// @dev An output of prologue or epilogue. The step's are its state inputs' by rule 4.8, and no batch can be one.
    function _output(Pair memory pair, Program.Place calldata place, Program.Place calldata step)
        private
        pure
        returns (Program.Rule)
    {
        if (pair.which == ClaimVectors.STEP) return Program.Rule.None;
        uint256 number = _index(place.entry);
        if (_isForeign(pair, place, number)) return Program.Rule.NotCopied;
        // What a payload quantises is opened in the epilogue's trace, where no input is.
        if (pair.which == ClaimVectors.EPILOGUE && number < pair.header.firstMicro) return Program.Rule.WrongResult;
        bytes calldata entry = _named(place, number);
        if (entry.length == 0) return Program.Rule.None;
        Program.Tensor memory t = Program.tensor(pair.header, number, entry);
        unchecked {
            uint256 k = place.number - pair.header.firstOutput;
            bool fits = pair.which == ClaimVectors.EPILOGUE ? _isFragment(pair, t, k) : _isLocal(pair, t, k, step);
            return fits ? Program.Rule.None : Program.Rule.WrongResult;
        }
    }

    // ------------------------------------------------------------------------------------------------------------- tensors

    /// @dev Whether input `number` is a fragment, or a batch field whose entry is given.
    function _isForeign(Pair memory pair, Program.Place calldata place, uint256 number) private pure returns (bool) {
        if (pair.which != ClaimVectors.STEP) return number <= pair.spec.fragmentCount;
        if (number >= pair.header.firstMicro) return false;
        bytes calldata entry = _named(place, number);
        return entry.length > 0 && Program.tensor(pair.header, number, entry).provenance == Program.BATCH;
    }

    /// @dev Whether a tensor is like fragment `k`; of one that the task does not have the header is wrong.
    function _isFragment(Pair memory pair, Program.Tensor memory t, uint256 k) private pure returns (bool) {
        if (k >= pair.spec.fragmentCount) return true;
        (, uint256 n) = Program.elements(t.rank, t.shape);
        return t.dtype == Program.F32 && n == RoundVectors.fragmentLength(pair.spec, k);
    }

    /// @dev Whether a tensor is like tensor `k` of the local state, if the step's entry is that input.
    function _isLocal(Pair memory pair, Program.Tensor memory t, uint256 k, Program.Place calldata step)
        private
        pure
        returns (bool)
    {
        unchecked {
            if (step.number != k + 1 || step.number >= pair.step.firstMicro) return true;
        }
        Program.Tensor memory local = Program.tensor(pair.step, step.number, step.entry);
        return t.dtype == local.dtype && t.rank == local.rank && t.shape == local.shape;
    }

    /// @dev Bytes of a record, all of whose fields are named before the entry behind the last one. Fields stand next to each other, or
    /// another rule is broken: the first has index 0, so that none is missing before them, and the entry behind is none.
    function _recordBytes(Program.Header memory h, Program.Place calldata place) private pure returns (uint256 size) {
        Program.Named[] calldata list = place.named;
        uint256 fields = list.length;
        bool behind = fields > 0 && fields < place.number && place.number <= h.firstMicro;
        if (behind && place.number < h.firstMicro) {
            behind = Program.tensor(h, place.number, place.entry).provenance != Program.BATCH;
        }
        if (!behind) revert BadEvidence("fields");
        for (uint256 i = 0; i < fields; ++i) {
            Program.Named calldata field = list[i];
            if (field.number + fields != place.number + i) revert BadEvidence("fields");
            Program.Tensor memory t = Program.tensor(h, field.number, field.entry);
            if (t.provenance != Program.BATCH || _index(field.entry) != i) revert BadEvidence("fields");
            size += _rowOf(t);
        }
    }

    /// @dev Bytes of a row of the batch field and of those that are named.
    function _rowBytes(Program.Header memory h, Program.Place calldata place) private pure returns (uint256 size) {
        Program.Named[] calldata list = place.named;
        size = _rowOf(Program.tensor(h, place.number, place.entry));
        for (uint256 i = 0; i < list.length; ++i) {
            // Below the field's own number, so an input.
            Program.Named calldata named = list[i];
            Program.Tensor memory t = Program.tensor(h, named.number, named.entry);
            if (t.provenance == Program.BATCH) size += _rowOf(t);
        }
    }

    /// @dev Bytes of a row of a tensor; of one that has no rows nothing.
    function _rowOf(Program.Tensor memory t) private pure returns (uint256) {
        uint256 rows = Program.axis(t.shape, 0);
        if (rows == 0) return 0;
        (, uint256 n) = Program.elements(t.rank, t.shape);
        return (n / rows) * TensorProof.elementBytes(t.dtype);
    }

    /// @dev `index` of an input's entry, and the tensor that an output's names.
    function _index(bytes calldata entry) private pure returns (uint256) {
        return Program.axis(Program.word(entry, 0), 1);
    }

    /// @dev Entry `number`, if it is among the named ones; else no bytes.
    function _named(Program.Place calldata place, uint256 number) private pure returns (bytes calldata entry) {
        entry = place.entry[:0];
        Program.Named[] calldata list = place.named;
        for (uint256 i = 0; i < list.length; ++i) {
            Program.Named calldata candidate = list[i];
            if (candidate.number == number) return candidate.entry;
        }
    }
}
