// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "./IProgramReferee.sol";
import {ITrainingDispute} from "./ITrainingDispute.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";
import {ITrainingRounds} from "../round/ITrainingRounds.sol";
import {ITrainingTasks} from "../task/ITrainingTasks.sol";
import {OuterGradient, TrainingTaskSpec} from "../facts/Types.sol";
import {BadEvidence} from "../facts/Errors.sol";
import {ClaimProofs} from "./ClaimProofs.sol";
import {ClaimVectors} from "./ClaimVectors.sol";
import {Float32} from "../arithmetic/Float32.sol";
import {Program} from "./Program.sol";
import {SpecMemory} from "../task/SpecMemory.sol";
import {RoundVectors} from "../aggregation/RoundVectors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";
import {VectorCommitment} from "../arithmetic/VectorCommitment.sol";

/// @title Evidence: what a proof shows about a training claim
/// @notice TrainingFraud creates it and passes it the calldata of its own functions of the same names, whose documentation is in
/// ITrainingFraud. Views of a task's spec and of what the trainer posted; anyone may ask beforehand what a proof would show.
///
/// An honest trainer's roots open to what the formats say and to nothing else, so that lengths which are not on chain may be taken from
/// whoever proves. BadEvidence names the part that does not lead to where it has to.
contract TrainingEvidence {
    /// @notice What a proof shows: the claim is wrong iff expected and claimed differ, or a leaf of it is ill-formed.
    struct Finding {
        ITrainingFraud.Fault fault;
        bool malformed;
        uint64 element;
        uint64 expected;
        uint64 claimed;
    }

    /// @dev One transition of a claim and the program it runs.
    struct Context {
        bytes32 claim;
        TrainingTaskSpec spec;
        uint256 which;
        /// @dev Inner step.
        uint32 step;
        Program.Header header;
    }

    uint256 private constant STATE = 1;
    uint256 private constant BATCH = 2;
    uint256 private constant CONSTANT = 3;
    uint256 private constant COUNTER = 4;
    uint256 private constant COUNTER_ROUND = 0;
    uint256 private constant COUNTER_STEP = 1;
    uint256 private constant COUNTER_SEED = 2;
    /// @dev Bytes of an accumulator.
    uint256 private constant WORD = 4;
    /// @dev Elements of a block of a quantised payload, which is also those of a leaf of binary32; blocks of a leaf.
    uint256 private constant BLOCK = 256;
    uint256 private constant BLOCKS = 4;
    /// @dev All but the signs of eight little-endian binary32.
    uint256 private constant MAGNITUDES = 0xffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7fffffff7f;

    ITrainingTasks private immutable TASKS;
    IProgramReferee private immutable REFEREE;
    ITrainingDispute private immutable DISPUTE;
    ITrainingRounds private immutable ROUNDS;

    constructor(ITrainingRounds rounds, ITrainingTasks tasks, IProgramReferee referee, ITrainingDispute dispute) {
        ROUNDS = rounds;
        TASKS = tasks;
        REFEREE = referee;
        DISPUTE = dispute;
    }

    // ---------------------------------------------------------------------------------------------------------- evidence

    /// @notice See ITrainingFraud.
    function proveElement(
        ITrainingFraud.Claim calldata claim,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        ITrainingFraud.Element calldata element,
        IProgramReferee.Opening[] calldata openings,
        ITrainingFraud.Source[] calldata sources
    ) external view returns (Finding memory finding) {
        Context memory context = _context(claim, transition, entries);
        finding.fault = ITrainingFraud.Fault.Element;
        finding.element = element.index;
        uint32 start = 0;
        if (_isChained(context, entries.place)) {
            start = _run(context, transition, entries.place.number, output.part, element, finding);
        } else {
            _checkTraced(context, transition.trace, entries.place.number, output);
            if (_claimed(entries.place, output.root, element, finding)) return finding;
        }
        if (sources.length != openings.length) _refuse("sources");
        for (uint256 i = 0; i < openings.length; ++i) {
            _checkSource(context, claim.gradient, transition, entries.place, output.part, openings[i], sources[i]);
        }
        _judge(context, entries.place, output.part, element, start, openings, finding);
    }

    /// @notice See ITrainingFraud.
    function proveRecord(
        ITrainingFraud.Claim calldata claim,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        ITrainingFraud.Element calldata element,
        ITrainingFraud.RecordOpening calldata record
    ) external view returns (Finding memory finding) {
        Context memory context = _context(claim, transition, entries);
        _checkTraced(context, transition.trace, entries.place.number, output);
        finding.fault = ITrainingFraud.Fault.Source;
        finding.element = element.index;
        (Program.Reading memory reading, Program.Tensor memory tensor) = _copied(context, entries.place, output.part, element);
        if (tensor.provenance != BATCH) _refuse("source");
        if (_claimed(entries.place, output.root, element, finding)) return finding;

        // Place in the record: rows of the fields before this one, then within its own row.
        uint256 rows = Program.axis(tensor.shape, 0);
        uint256 row = reading.length / rows;
        uint256 width = TensorProof.elementBytes(reading.dtype);
        uint256 field = _index(_named(entries.place, reading.tensor));
        uint256 offset = (reading.first % row) * width;
        for (uint256 i = 0; i < field; ++i) {
            offset += _rowBytes(context.header, entries.place, i);
        }
        uint256 slot = uint256(output.part) * rows + reading.first / row;
        uint256 index = ClaimVectors.record(context.spec, claim.gradient, context.step, uint32(slot));
        ClaimProofs.checkLeaf(
            context.spec.datasetRoot,
            ClaimVectors.listHeader(VectorCommitment.KIND_DATASET, context.spec.datasetRecords),
            index,
            TensorProof.leafHash(record.data),
            record.path,
            "record"
        );
        if (offset + width > record.data.length) _refuse("record");
        uint256 value = _element(record.data, offset, width);
        finding.expected = uint32(reading.dtype == VectorCommitment.DTYPE_FLOAT32 ? Float32.canonical(value) : value);
    }

    /// @notice See ITrainingFraud.
    function proveFragment(
        ITrainingFraud.Claim calldata claim,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        ITrainingFraud.Element calldata element,
        ITrainingFraud.FragmentOpening calldata fragment
    ) external view returns (Finding memory finding) {
        Context memory context = _context(claim, transition, entries);
        _checkTraced(context, transition.trace, entries.place.number, output);
        finding.fault = ITrainingFraud.Fault.Source;
        finding.element = element.index;
        (Program.Reading memory reading, Program.Tensor memory tensor) = _copied(context, entries.place, output.part, element);
        uint256 k = _index(_named(entries.place, reading.tensor));
        if (tensor.provenance != STATE || !_isFragment(context, k)) _refuse("source");
        if (_claimed(entries.place, output.root, element, finding)) return finding;

        bytes32 fragmentRoot = VectorCommitment.nodeHash(fragment.paramsRoot, fragment.momentumRoot);
        ClaimProofs.checkLeaf(
            claim.gradient.parentRoot,
            ClaimVectors.listHeader(VectorCommitment.KIND_STATE, context.spec.fragmentCount),
            k,
            TensorProof.rootLeafHash(fragmentRoot),
            fragment.statePath,
            "fragment"
        );
        TensorProof.Header memory header = TensorProof.Header({
            kind: VectorCommitment.KIND_PARAMS,
            dtype: VectorCommitment.DTYPE_FLOAT32,
            length: uint64(RoundVectors.fragmentLength(context.spec, k)),
            binding: bytes32(k)
        });
        (TensorProof.Verdict verdict, uint256 value) =
            TensorProof.openElement(fragment.paramsRoot, header, reading.first, fragment.leaf, fragment.path);
        if (verdict != TensorProof.Verdict.Valid) _refuse("fragment");
        finding.expected = uint64(value);
    }

    /// @notice See ITrainingFraud.
    /// @dev expected and claimed are the first eight bytes of the two roots.
    function proveOutput(
        ITrainingFraud.Claim calldata claim,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        ITrainingFraud.Source calldata source,
        ITrainingFraud.Local calldata local
    ) external view returns (Finding memory finding) {
        Context memory context = _context(claim, transition, entries);
        if (context.which == ClaimVectors.EPILOGUE) _refuse("segment");
        (uint256 k, uint256 tensor) = _outputOf(context, entries.place);
        finding.fault = ITrainingFraud.Fault.Output;
        finding.element = uint64(k);
        ClaimProofs.checkLeaf(
            transition.local,
            ClaimVectors.listHeader(ClaimVectors.KIND_TENSORS, local.tensors),
            k,
            TensorProof.rootLeafHash(local.root),
            local.path,
            "local"
        );
        bytes32 expected = output.root;
        if (tensor >= context.header.firstMicro) {
            _checkTraced(context, transition.trace, tensor, output);
        } else {
            _checkInput(context, claim.gradient, transition, entries.place, tensor, expected, source);
        }
        if (expected == local.root) return finding;
        (finding.expected, finding.claimed) = (uint64(bytes8(expected)), uint64(bytes8(local.root)));
        // Roots that differ behind their first bytes differ as well.
        finding.malformed = finding.expected == finding.claimed;
    }

    /// @notice See ITrainingFraud.
    function provePayload(
        ITrainingFraud.Claim calldata claim,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries,
        ITrainingFraud.Traced calldata output,
        ITrainingFraud.PayloadOpening calldata payload
    ) external view returns (Finding memory finding) {
        Context memory context = _context(claim, transition, entries);
        if (context.which != ClaimVectors.EPILOGUE) _refuse("segment");
        (uint256 k, uint256 tensor) = _outputOf(context, entries.place);
        _checkTraced(context, transition.trace, tensor, output);
        finding.fault = ITrainingFraud.Fault.Payload;
        finding.element = payload.element;
        OuterGradient calldata gradient = claim.gradient;
        ClaimProofs.checkLeaf(
            gradient.payloadRoot,
            ClaimVectors.listHeader(VectorCommitment.KIND_PAYLOAD_SET, context.spec.fragmentCount),
            k,
            TensorProof.rootLeafHash(payload.root),
            payload.setPath,
            "payload"
        );
        TensorProof.Header memory header = TensorProof.Header({
            kind: VectorCommitment.KIND_PAYLOAD,
            dtype: RoundVectors.payloadDtype(context.spec),
            length: uint64(RoundVectors.fragmentLength(context.spec, k)),
            binding: RoundVectors.payloadBinding(gradient.taskId, gradient.round, uint32(k), gradient.trainer)
        });
        // An ill-formed leaf of the tensor is an element of its node.
        (TensorProof.Verdict verdict, uint256 value) = TensorProof.openElement(
            output.root,
            ClaimVectors.tensorHeader(TensorProof.DTYPE_FLOAT32, header.length),
            payload.element,
            payload.tensor,
            payload.tensorPath
        );
        if (verdict != TensorProof.Verdict.Valid) _refuse("tensor");
        uint256 leaf = payload.element >> TensorProof.logElements(header.dtype);
        if (TensorProof.verify(payload.root, header, leaf, payload.leaf, payload.path) != TensorProof.Verdict.Valid) {
            _refuse("payload");
        }
        finding.malformed = !TensorProof.wellFormed(header, leaf, payload.leaf);
        if (finding.malformed) return finding;
        if (header.dtype == TensorProof.DTYPE_FLOAT32) {
            finding.expected = uint64(value);
            finding.claimed = uint64(_element(payload.leaf, 4 * (payload.element % BLOCK), 4));
        } else {
            _compareCode(TensorProof.codeBits(header.dtype), header.length, value, payload, finding);
        }
    }

    /// @dev The scale of the element's block if it is another one, else the element's code (docs/arithmetic.md, section 7).
    function _compareCode(
        uint256 bits,
        uint256 length,
        uint256 value,
        ITrainingFraud.PayloadOpening calldata payload,
        Finding memory finding
    ) private pure {
        uint256 offset = ((payload.element >> 8) % BLOCKS) * (4 + BLOCK * bits / 8);
        finding.claimed = uint64(_element(payload.leaf, offset, 4));
        uint256 scale;
        {
            uint256 count = length - payload.element / BLOCK * BLOCK;
            bytes memory tensor = payload.tensor;
            uint256 pointer;
            assembly ("memory-safe") {
                pointer := add(tensor, 0x20)
                // Magnitudes: the sign is the highest bit of a number's last byte.
                let end := add(pointer, mload(tensor))
                for { let word := pointer } lt(word, end) { word := add(word, 0x20) } {
                    mstore(word, and(mload(word), MAGNITUDES))
                }
            }
            scale = Float32.amax256(pointer, count < BLOCK ? count : BLOCK);
            scale = (Float32.div(scale, Float32.fromInt32((1 << (bits - 1)) - 1)) + 0xff) & ~uint256(0xff);
        }
        finding.expected = uint64(scale);
        if (finding.expected != finding.claimed) return;
        finding.expected = scale == 0 ? 0 : uint32(Float32.toInt8(Float32.div(value, scale)));
        finding.claimed = uint32(TensorProof.codeAt(bits, payload.leaf, offset + 4, payload.element % BLOCK));
    }

    /// @notice The rule that an entry of a task's program breaks.
    function proveProgram(bytes32 taskId, uint256 which, ITrainingFraud.Entries calldata entries)
        external
        view
        returns (Program.Rule)
    {
        ClaimProofs.checkProgram(SpecMemory.specOf(TASKS, taskId), which, entries);
        return REFEREE.wellFormed(entries.place);
    }

    // ------------------------------------------------------------------------------------------------- the claim, the program

    /// @dev The transition is a leaf of the segment that the trainer posted, and the entries are its program's.
    function _context(
        ITrainingFraud.Claim calldata claim,
        ITrainingFraud.Transition calldata transition,
        ITrainingFraud.Entries calldata entries
    ) private view returns (Context memory context) {
        OuterGradient calldata gradient = claim.gradient;
        context.spec = SpecMemory.specOf(TASKS, gradient.taskId);
        context.claim = ClaimVectors.nameOf(ROUNDS.outerGradientDigest(gradient), gradient.trainer);
        bytes32 posted = DISPUTE.segmentOf(context.claim, transition.segment);
        (context.which, context.step) = ClaimProofs.checkTransition(context.spec, posted, transition);
        if (transition.index > 0) {
            (,, uint256 count) = ClaimVectors.segmentAt(context.spec, transition.segment);
            ClaimProofs.checkLeaf(
                posted,
                ClaimVectors.listHeader(ClaimVectors.KIND_SEGMENT, count),
                transition.index - 1,
                ClaimProofs.transitionHash(transition.before, transition.beforeTrace),
                transition.beforePath,
                "before"
            );
        } else if (context.which != ClaimVectors.PROLOGUE) {
            ClaimProofs.checkLeaf(
                gradient.claimHash,
                ClaimVectors.claimHeader(context.spec, gradient),
                transition.segment - 1,
                TensorProof.rootLeafHash(transition.before),
                transition.beforePath,
                "before"
            );
        }
        context.header = ClaimProofs.checkEntries(context.spec, context.which, entries);
    }

    /// @dev The output's entry: its place among the outputs, and the entry of its tensor.
    function _outputOf(Context memory context, Program.Place calldata place) private view returns (uint256 k, uint256 tensor) {
        if (place.number < context.header.firstOutput || REFEREE.wellFormed(place) != Program.Rule.None) _refuse("program");
        k = place.number - context.header.firstOutput;
        tensor = (Program.word(place.entry, 0) >> 192) & type(uint32).max;
    }

    // ------------------------------------------------------------------------------------------------------- roots in a trace

    /// @dev `output.root` is the output of node `number` in the trace.
    function _checkTraced(Context memory context, bytes32 trace, uint256 number, ITrainingFraud.Traced calldata output)
        private
        view
    {
        ClaimProofs.checkNode(
            context.header, trace, number, output.part, output.root, output.partRoot, output.partPath, output.path, "output"
        );
    }

    /// @dev The opening's root is that of the operand it says.
    function _checkSource(
        Context memory context,
        OuterGradient calldata gradient,
        ITrainingFraud.Transition calldata transition,
        Program.Place calldata place,
        uint256 part,
        IProgramReferee.Opening calldata opening,
        ITrainingFraud.Source calldata source
    ) private view {
        Program.Header memory h = context.header;
        (uint256 tensor, uint256 micro) = _operand(place, opening.operand);
        if (tensor < h.firstMicro) {
            _checkInput(context, gradient, transition, place, tensor, opening.root, source);
            return;
        }
        if (place.number < h.firstStep) micro = part;
        else if (tensor >= h.firstStep) micro = h.micros;
        ClaimProofs.checkNode(
            h, transition.trace, tensor, micro, opening.root, source.partRoot, source.partPath, source.path, "source"
        );
    }

    /// @dev `root` is that of an input which is a tensor: of the local state, a constant, a counter.
    function _checkInput(
        Context memory context,
        OuterGradient calldata gradient,
        ITrainingFraud.Transition calldata transition,
        Program.Place calldata place,
        uint256 number,
        bytes32 root,
        ITrainingFraud.Source calldata source
    ) private view {
        bytes calldata entry = _named(place, number);
        Program.Tensor memory tensor = Program.tensor(context.header, number, entry);
        uint256 k = _index(entry);
        if (tensor.provenance == CONSTANT) {
            if (root != bytes32(Program.word(entry, 2))) _refuse("constant");
        } else if (tensor.provenance == COUNTER) {
            if (root != _counterRoot(context, gradient, k)) _refuse("counter");
        } else {
            // Batches and fragments are read by copies, which have proofs of their own.
            if (tensor.provenance != STATE || _isFragment(context, k)) _refuse("source");
            if (context.which == ClaimVectors.EPILOGUE) k -= context.spec.fragmentCount;
            ClaimProofs.checkLeaf(
                transition.before,
                ClaimVectors.listHeader(ClaimVectors.KIND_TENSORS, source.tensors),
                k,
                TensorProof.rootLeafHash(root),
                source.path,
                "source"
            );
        }
    }

    /// @dev True iff state input `k` of the program is a fragment of the round's state.
    function _isFragment(Context memory context, uint256 k) private pure returns (bool) {
        return
            context.which == ClaimVectors.PROLOGUE || (context.which == ClaimVectors.EPILOGUE && k < context.spec.fragmentCount);
    }

    /// @dev Tensor root of a counter.
    function _counterRoot(Context memory context, OuterGradient calldata gradient, uint256 k) private pure returns (bytes32) {
        bytes memory leaf = new bytes(TensorProof.leafBytes(TensorProof.DTYPE_INT32));
        uint64 value;
        if (k == COUNTER_ROUND) value = gradient.round;
        else if (k == COUNTER_STEP) value = context.step;
        else if (k == COUNTER_SEED) value = ClaimVectors.seed(context.spec, gradient, context.step);
        else _refuse("counter");
        for (uint256 i = 0; i < 8; ++i) {
            leaf[i] = bytes1(uint8(value >> (8 * i)));
        }
        uint64 length = k == COUNTER_SEED ? 2 : 1;
        return VectorCommitment.root(
            ClaimVectors.KIND_TENSOR, uint8(TensorProof.DTYPE_INT32), length, 0, VectorCommitment.leafHash(leaf)
        );
    }

    // ------------------------------------------------------------------------------------------------------------- elements

    /// @dev Opens the claimed element; true if its leaf is ill-formed.
    function _claimed(Program.Place calldata place, bytes32 root, ITrainingFraud.Element calldata element, Finding memory finding)
        private
        view
        returns (bool)
    {
        Program.Node memory n = Program.node(place.entry);
        (, uint256 size) = Program.elements(n.rank, n.shape);
        (TensorProof.Verdict verdict, uint256 value) =
            TensorProof.openElement(root, ClaimVectors.tensorHeader(n.dtype, size), element.index, element.leaf, element.path);
        finding.malformed = verdict == TensorProof.Verdict.Malformed;
        if (finding.malformed) return true;
        if (verdict != TensorProof.Verdict.Valid) _refuse("element");
        finding.claimed = uint32(value);
        return false;
    }

    /// @dev Whether the entry's elements are chains of several runs; any answer if it is no node, or ill-formed.
    function _isChained(Context memory context, Program.Place calldata place) private pure returns (bool) {
        if (place.number < context.header.firstMicro) return false;
        bytes calldata entry = place.entry;
        return Program.runs(entry, Program.node(entry)) > 1;
    }

    /// @dev What is claimed of a run, in what the trainer posted for the element.
    /// @return start The chain before the run.
    function _run(
        Context memory context,
        ITrainingFraud.Transition calldata transition,
        uint32 entry,
        uint32 part,
        ITrainingFraud.Element calldata element,
        Finding memory finding
    ) private view returns (uint32 start) {
        bytes32 posted = DISPUTE.chainOf(context.claim, transition.segment, transition.index, part, entry, element.index);
        if (posted != keccak256(element.chain) || element.run >= element.chain.length / WORD) _refuse("chain");
        finding.claimed = _chainAt(element, element.run);
        if (element.run > 0) start = _chainAt(element, element.run - 1);
    }

    /// @dev What the referee says of the element, or of the run.
    function _judge(
        Context memory context,
        Program.Place calldata place,
        uint32 part,
        ITrainingFraud.Element calldata element,
        uint32 start,
        IProgramReferee.Opening[] calldata openings,
        Finding memory finding
    ) private view {
        (IProgramReferee.Verdict verdict, uint256 value) =
            REFEREE.evaluate(place, part, element.index, element.run, start, openings);
        // An ill-formed program is the sponsor's: proveProgram. An ill-formed leaf that the trainer traced earlier is another proof's element.
        if (verdict == IProgramReferee.Verdict.IllFormed) _refuse("program");
        if (verdict == IProgramReferee.Verdict.MalformedOperand) {
            (uint256 tensor,) = _operand(place, value);
            if (tensor < context.header.firstMicro) _refuse("operand");
            finding.malformed = true;
        } else {
            finding.expected = uint64(value);
        }
    }

    /// @dev The chain after run `i`.
    function _chainAt(ITrainingFraud.Element calldata element, uint256 i) private pure returns (uint32) {
        return uint32(bytes4(element.chain[WORD * i:WORD * (i + 1)]));
    }

    /// @dev What a copy's element reads, and of which tensor.
    function _copied(Context memory context, Program.Place calldata place, uint32 part, ITrainingFraud.Element calldata element)
        private
        view
        returns (Program.Reading memory reading, Program.Tensor memory tensor)
    {
        Program.Reading[] memory readings = REFEREE.operandsOf(place, part, element.index, 0, false, 0);
        if (readings.length != 1 || Program.node(place.entry).opcode != Program.COPY) _refuse("program");
        reading = readings[0];
        tensor = Program.tensor(context.header, reading.tensor, _named(place, reading.tensor));
    }

    /// @dev Bytes of a row of batch field `field`.
    function _rowBytes(Program.Header memory h, Program.Place calldata place, uint256 field) private pure returns (uint256) {
        for (uint256 i = 0; i < place.named.length; ++i) {
            uint256 number = place.named[i].number;
            if (number >= h.firstMicro) break;
            bytes calldata entry = place.named[i].entry;
            Program.Tensor memory tensor = Program.tensor(h, number, entry);
            if (tensor.provenance != BATCH || _index(entry) != field) continue;
            (, uint256 size) = Program.elements(tensor.rank, tensor.shape);
            return size / Program.axis(tensor.shape, 0) * TensorProof.elementBytes(tensor.dtype);
        }
        revert BadEvidence("fields");
    }

    /// @dev `width` little-endian bytes as an integer, one byte sign-extended.
    function _element(bytes calldata data, uint256 offset, uint256 width) private pure returns (uint256 value) {
        if (width == 1) return uint256(int256(int8(uint8(data[offset]))));
        for (uint256 i = 0; i < width; ++i) {
            value |= uint256(uint8(data[offset + i])) << (8 * i);
        }
    }

    // --------------------------------------------------------------------------------------------------------------- entries

    /// @dev What operand `i` of the entry reads, and the micro-batch of that.
    function _operand(Program.Place calldata place, uint256 i) private pure returns (uint256 tensor, uint256 micro) {
        bytes calldata entry = place.entry;
        if (i >= Program.operands(entry)) _refuse("operand");
        return Program.operand(entry, i);
    }

    /// @dev Entry `number`, which is among the named ones.
    function _named(Program.Place calldata place, uint256 number) private pure returns (bytes calldata) {
        Program.Named[] calldata list = place.named;
        for (uint256 i = 0; i < list.length; ++i) {
            Program.Named calldata candidate = list[i];
            if (candidate.number == number) return candidate.entry;
        }
        revert BadEvidence("named");
    }

    /// @dev `index` of an input's entry.
    function _index(bytes calldata entry) private pure returns (uint256) {
        return (Program.word(entry, 0) >> 192) & type(uint32).max;
    }

    // ----------------------------------------------------------------------------------------------------------------- roots

    function _refuse(string memory part) private pure {
        revert BadEvidence(part);
    }
}
