// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {UnknownValue} from "../facts/Errors.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title Entries of a program and the rules that each can be held to (docs/arithmetic-programs.md, sections 2 to 5)
/// @notice An entry is read alone, with the header and those entries it names that the caller has. Nothing here reverts for what
/// bytes hold: lengths are looked at before bytes are, and no sum can wrap.
/// @dev A shape, and the strides of a view, are one word: 8 × u32, axis 0 in the highest bits.
library Program {
    // Lists of rules stand whole, in the order in which they are looked at.
    // solhint-disable function-max-lines

    /// @notice The rule that an entry breaks, in the order and with the names of the Go package repops/program. None: it breaks none.
    /// The last five are of what binds a task's programs to each other and to its spec, with the names of protocol/claim: see ProgramBinding.
    enum Rule {
        None,
        Truncated,
        Trailing,
        WrongTag,
        UnknownVersion,
        ReservedNotZero,
        UnknownFlag,
        GridOutOfRange,
        CountOutOfRange,
        WrongDType,
        RankOutOfRange,
        WrongShape,
        TooManyElements,
        UnknownProvenance,
        WrongIndex,
        WrongRoot,
        UnknownOpcode,
        WrongAttribute,
        WrongOperandCount,
        WrongReference,
        WrongMicroBatch,
        ViewOutsideTensor,
        ReducedAxisStrided,
        ContractionTooLong,
        WrongOutput,
        WrongForm,
        WrongState,
        WrongResult,
        WrongField,
        NotCopied,
        WrongRecord
    }

    /// @notice An entry that another one names.
    /// @param number Its number in the program.
    /// @param entry Its bytes, which the caller has found in the program's root.
    struct Named {
        uint32 number;
        bytes entry;
    }

    /// @notice An entry in its place.
    /// @param leaves Number of leaves of the program's root.
    /// @param number The entry's number.
    /// @param header Bytes of entry 0.
    /// @param entry Bytes of the entry; not looked at if it is the header.
    /// @param named Entries that it names. Rules that need one that is not here are passed over; others are not looked at.
    struct Place {
        uint32 leaves;
        uint32 number;
        bytes header;
        bytes entry;
        Named[] named;
    }

    /// @notice What the header says: the entries' kinds by their numbers.
    /// @param micros D·A.
    /// @param end Number of entries.
    struct Header {
        bool loop;
        uint256 micros;
        uint256 firstMicro;
        uint256 firstStep;
        uint256 firstOutput;
        uint256 end;
    }

    /// @notice An input or node as its readers see it.
    /// @param known False if its entry is not given; all else is 0 then.
    /// @param provenance 0 for a node.
    struct Tensor {
        bool known;
        uint256 provenance;
        uint256 dtype;
        uint256 rank;
        uint256 shape;
    }

    /// @notice A node without its operands.
    /// @param opcode 1 to 27, in the order of section 5, if it is well formed; attribute and band as there.
    /// @param rank Of the output, as `shape` is.
    /// @param count Operands.
    struct Node {
        uint256 opcode;
        uint256 attribute;
        uint256 dtype;
        uint256 rank;
        uint256 count;
        int256 band;
        uint256 shape;
    }

    /// @notice An operand: element (i0, i1, …) is element offset + Σ i·stride of the tensor's flat list.
    /// @param tensor Entry of the tensor.
    /// @param micro Micro-batch of it, where a step node reads a micro-batch node; else 0.
    /// @param dtype Type of the tensor, as `check` finds it in its entry; 0 if that is not given.
    /// @param length Elements of the tensor, likewise.
    struct View {
        uint256 tensor;
        uint256 micro;
        uint256 offset;
        uint256 rank;
        uint256 shape;
        uint256 strides;
        uint256 dtype;
        uint256 length;
    }

    /// @notice Elements that a referee has to see.
    /// @param operand Which operand of the node, from 0.
    /// @param tensor Entry of its tensor.
    /// @param micro Part of the step that the tensor is of: a micro-batch, or D·A. Of an input, the part that reads it.
    /// @param dtype Type of the tensor.
    /// @param length Elements of the tensor.
    /// @param first First element of its flat list.
    /// @param count Elements that follow one another there, 1 to 1,024.
    struct Reading {
        uint8 operand;
        uint32 tensor;
        uint32 micro;
        uint8 dtype;
        uint64 length;
        uint64 first;
        uint32 count;
    }

    /// @dev Kind of a program's root (docs/formats.md, section 1): an entry a leaf.
    uint8 private constant KIND_PROGRAM = 9;
    uint256 private constant WORD = 32;
    uint256 private constant VERSION = 1;
    uint256 private constant TAG_HEADER = 1;
    uint256 private constant TAG_INPUT = 2;
    uint256 private constant TAG_NODE = 3;
    uint256 private constant TAG_OUTPUT = 4;
    uint256 private constant INPUT_BYTES = 3 * WORD;
    uint256 private constant NODE_BYTES = 2 * WORD;
    uint256 private constant VIEW_BYTES = 3 * WORD;

    uint256 private constant MAX_RANK = 8;
    uint256 private constant MAX_ELEMENTS = 1 << 31;
    uint256 private constant MAX_CONTRACTION = 1 << 16;
    uint256 private constant MAX_NODES = 1 << 18;
    uint256 private constant MAX_INPUTS = 1 << 16;
    uint256 private constant MAX_OUTPUTS = 1 << 16;
    uint256 private constant MAX_OPERANDS = 32;
    uint256 private constant MAX_GROUPS = 32;
    uint256 private constant MAX_MICRO = 63;

    /// @dev Terms between two accumulators of a chain of binary32, elements of a group of sum and amax.
    uint256 internal constant RUN = 256;
    /// @dev Terms between two accumulators of matmul_i8.
    uint256 internal constant RUN_I8 = 1024;

    uint256 internal constant F32 = TensorProof.DTYPE_FLOAT32;
    uint256 internal constant I8 = TensorProof.DTYPE_INT8;
    uint256 internal constant I32 = TensorProof.DTYPE_INT32;

    uint256 internal constant STATE = 1;
    uint256 internal constant BATCH = 2;
    uint256 private constant CONSTANT = 3;
    uint256 private constant COUNTER = 4;
    uint256 private constant COUNTER_SEED = 2;
    /// @dev The shape [2].
    uint256 private constant PAIR = 2 << 224;

    uint256 internal constant COPY = 1;
    uint256 internal constant CONCAT = 2;
    uint256 internal constant IOTA = 3;
    uint256 internal constant GATHER = 4;
    uint256 internal constant SEGSUM = 5;
    uint256 internal constant MATMUL = 6;
    uint256 internal constant MATMUL_I8 = 7;
    uint256 internal constant SUM = 8;
    uint256 internal constant AMAX = 9;
    uint256 internal constant ADD = 10;
    uint256 internal constant SUB = 11;
    uint256 internal constant MUL = 12;
    uint256 internal constant DIV = 13;
    uint256 internal constant FMA = 14;
    uint256 internal constant SQRT = 15;
    uint256 internal constant RSQRT = 16;
    uint256 internal constant EXP = 17;
    uint256 internal constant LOG = 18;
    uint256 internal constant TANH = 19;
    uint256 internal constant ERF = 20;
    uint256 internal constant MINMAX = 21;
    uint256 internal constant CMP = 22;
    uint256 internal constant SELECT = 23;
    uint256 internal constant CONVERT = 24;
    uint256 internal constant RANDOM = 25;
    uint256 internal constant SIN = 26;
    uint256 internal constant COS = 27;

    // Bit o of opcode o. An element of the output is computed of the operands' elements in its place, all of binary32; operands and output
    // are of binary32 alone; operands have the output's shape.
    uint256 private constant ARITHMETIC = (1 << ADD) | (1 << SUB) | (1 << MUL) | (1 << DIV) | (1 << FMA) | (1 << SQRT)
        | (1 << RSQRT) | (1 << EXP) | (1 << LOG) | (1 << TANH) | (1 << ERF) | (1 << MINMAX) | (1 << SIN) | (1 << COS);
    uint256 private constant FLOATS = ARITHMETIC | (1 << MATMUL) | (1 << SUM) | (1 << AMAX);
    uint256 private constant ELEMENTWISE = ARITHMETIC | (1 << COPY) | (1 << CMP) | (1 << SELECT) | (1 << CONVERT);

    uint256 internal constant BAND_BELOW = 1;
    uint256 internal constant BAND_ABOVE = 2;

    /// @dev Operands of each primitive, four bits each, those of opcode 0 lowest. Concat has 1 to MAX_OPERANDS.
    uint256 private constant ARITY = 0x1111322111111322221122220010;
    /// @dev One more than the largest attribute, in the same form. Concat and iota have an axis instead.
    uint256 private constant ATTRIBUTES = 0x1111132111111111111113111111;

    // ------------------------------------------------------------------------------------------------------------- words

    /// @notice Word `i` of an entry that has it.
    function word(bytes calldata entry, uint256 i) internal pure returns (uint256 w) {
        assembly ("memory-safe") {
            w := calldataload(add(entry.offset, shl(5, i)))
        }
    }

    /// @notice Byte `i` of a word, 0 the highest.
    function octet(uint256 w, uint256 i) internal pure returns (uint256 b) {
        assembly ("memory-safe") {
            b := byte(i, w)
        }
    }

    /// @notice The u32 at place `i` of a word, 0 the highest: an axis or a stride.
    function axis(uint256 w, uint256 i) internal pure returns (uint256) {
        unchecked {
            return (w >> (224 - 32 * i)) & 0xffffffff;
        }
    }

    /// @notice The word with another u32 at place `i`.
    /// @param value Below 2^32.
    function withAxis(uint256 w, uint256 i, uint256 value) internal pure returns (uint256) {
        unchecked {
            uint256 shift = 224 - 32 * i;
            return (w & ~(uint256(0xffffffff) << shift)) | (value << shift);
        }
    }

    // ----------------------------------------------------------------------------------------------------------- decoding

    /// @notice What the header says, and the first rule that it breaks (4.1, 4.2). It says nothing of meaning if it breaks one.
    /// @param leaves Number of leaves of the program's root: Truncated if the header counts more entries, Trailing if fewer.
    function header(uint256 leaves, bytes calldata data) internal pure returns (Rule rule, Header memory h) {
        if (data.length > 0 && octet(word(data, 0), 0) != TAG_HEADER) return (Rule.WrongTag, h);
        if (data.length < WORD) return (Rule.Truncated, h);
        uint256 w = word(data, 0);
        if (octet(w, 1) != VERSION) return (Rule.UnknownVersion, h);
        if (octet(w, 2) > 1) return (Rule.UnknownFlag, h);
        // Bytes 5 to 7 and 24 to 31.
        if ((w << 40) >> 232 != 0 || uint64(w) != 0) return (Rule.ReservedNotZero, h);
        uint256 inputs = axis(w, 2);
        uint256 micro = axis(w, 3);
        uint256 step = axis(w, 4);
        uint256 outputs = axis(w, 5);
        unchecked {
            if (inputs > MAX_INPUTS || micro + step > MAX_NODES || outputs == 0 || outputs > MAX_OUTPUTS) {
                return (Rule.CountOutOfRange, h);
            }
            h.loop = octet(w, 2) == 1;
            h.firstMicro = 1 + inputs;
            h.firstStep = h.firstMicro + micro;
            h.firstOutput = h.firstStep + step;
            h.end = h.firstOutput + outputs;
            if (leaves < h.end) return (Rule.Truncated, h);
            if (leaves > h.end || data.length > WORD) return (Rule.Trailing, h);
            uint256 groups = octet(w, 3);
            h.micros = groups * octet(w, 4);
            if (micro == 0 ? groups | octet(w, 4) != 0 : h.micros == 0 || groups > MAX_GROUPS || h.micros > MAX_MICRO) {
                return (Rule.GridOutOfRange, h);
            }
        }
    }

    /// @dev The first rule of decoding that entry `number`, 1 to h.end − 1, breaks.
    function _decode(Header memory h, uint256 number, bytes calldata entry) private pure returns (Rule) {
        (uint256 tag, uint256 size) = number < h.firstMicro
            ? (TAG_INPUT, INPUT_BYTES)
            : number < h.firstOutput ? (TAG_NODE, NODE_BYTES) : (TAG_OUTPUT, WORD);
        if (entry.length > 0 && octet(word(entry, 0), 0) != tag) return Rule.WrongTag;
        if (entry.length < size) return Rule.Truncated;
        uint256 w = word(entry, 0);
        Rule rule;
        if (tag == TAG_INPUT) {
            if (uint192(w) != 0) return Rule.ReservedNotZero;
            rule = _axes(octet(w, 3), word(entry, 1), 0);
        } else if (tag == TAG_NODE) {
            if ((w << 48) >> 240 != 0 || uint160(w) != 0) return Rule.ReservedNotZero;
            rule = _axes(octet(w, 4), word(entry, 1), 0);
            uint256 count = octet(w, 5);
            if (rule == Rule.None && count > MAX_OPERANDS) return Rule.WrongOperandCount;
            unchecked {
                for (uint256 i = 0; rule == Rule.None && i < count; ++i) {
                    size += VIEW_BYTES;
                    if (entry.length < size) return Rule.Truncated;
                    w = word(entry, 2 + 3 * i);
                    if (uint152(w) != 0) return Rule.ReservedNotZero;
                    rule = _axes(octet(w, 12), word(entry, 3 + 3 * i), word(entry, 4 + 3 * i));
                }
            }
        } else if ((w << 8) >> 232 != 0 || uint192(w) != 0) {
            return Rule.ReservedNotZero;
        }
        if (rule != Rule.None) return rule;
        return entry.length > size ? Rule.Trailing : Rule.None;
    }

    /// @dev Nothing beyond the rank.
    function _axes(uint256 rank, uint256 shape, uint256 strides) private pure returns (Rule) {
        if (rank > MAX_RANK) return Rule.RankOutOfRange;
        unchecked {
            return (shape | strides) << (32 * rank) == 0 ? Rule.None : Rule.ReservedNotZero;
        }
    }

    /// @notice The node that an entry is; its operands are `view_`.
    function node(bytes calldata entry) internal pure returns (Node memory n) {
        _fill(n, entry);
    }

    function _fill(Node memory n, bytes calldata entry) private pure {
        uint256 w = word(entry, 0);
        n.opcode = octet(w, 1);
        n.attribute = octet(w, 2);
        n.dtype = octet(w, 3);
        n.rank = octet(w, 4);
        n.count = operands(entry);
        n.band = int32(uint32(axis(w, 2)));
        n.shape = word(entry, 1);
    }

    /// @notice Operands of a node.
    function operands(bytes calldata entry) internal pure returns (uint256) {
        return octet(word(entry, 0), 5);
    }

    /// @notice What operand `i` of a node reads, as the View has it.
    function operand(bytes calldata entry, uint256 i) internal pure returns (uint256 tensor_, uint256 micro) {
        unchecked {
            uint256 w = word(entry, 2 + 3 * i);
            return (axis(w, 0), axis(w, 1));
        }
    }

    /// @notice Operand `i` of a node; of its tensor only the entry.
    function view_(bytes calldata entry, uint256 i) internal pure returns (View memory v) {
        unchecked {
            (v.tensor, v.micro) = operand(entry, i);
            uint256 w = word(entry, 2 + 3 * i);
            v.offset = axis(w, 2);
            v.rank = octet(w, 12);
            v.shape = word(entry, 3 + 3 * i);
            v.strides = word(entry, 4 + 3 * i);
        }
    }

    /// @dev The first `count` operands of a node.
    function _views(bytes calldata entry, uint256 count) private pure returns (View[] memory list) {
        // As words: new views would be made twice.
        uint256[] memory words = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            View memory v = view_(entry, i);
            assembly ("memory-safe") {
                mstore(add(add(words, 0x20), shl(5, i)), v)
            }
        }
        assembly ("memory-safe") {
            list := words
        }
    }

    /// @notice The tensor of entry `number`, an input or node that can be decoded.
    function tensor(Header memory h, uint256 number, bytes calldata entry) internal pure returns (Tensor memory t) {
        _fill(t, h, number, entry);
    }

    function _fill(Tensor memory t, Header memory h, uint256 number, bytes calldata entry) private pure {
        uint256 w = word(entry, 0);
        t.known = true;
        t.shape = word(entry, 1);
        if (number < h.firstMicro) {
            (t.provenance, t.dtype, t.rank) = (octet(w, 1), octet(w, 2), octet(w, 3));
        } else {
            (t.dtype, t.rank) = (octet(w, 3), octet(w, 4));
        }
    }

    /// @dev The tensor of entry `number`, an input or node, and the rule of decoding that its entry breaks. If the caller has not given
    /// that entry, the tensor is not known.
    function _tensorOf(Header memory h, uint256 number, Named[] calldata named)
        private
        pure
        returns (Rule rule, Tensor memory t)
    {
        for (uint256 i = 0; i < named.length; ++i) {
            Named calldata candidate = named[i];
            if (candidate.number != number) continue;
            bytes calldata entry = candidate.entry;
            rule = _decode(h, number, entry);
            if (rule == Rule.None) _fill(t, h, number, entry);
            return (rule, t);
        }
    }

    /// @notice Whether header, entry and named entries are leaves of the program behind `root`: Valid, or the defect.
    /// @param proof Multi-proof of entry 0, the named entries, whose numbers ascend, and the entry; of the header its path.
    function verify(bytes32 root, Place calldata place, bytes32[] calldata proof) internal view returns (TensorProof.Verdict) {
        uint256 count = place.number == 0 ? 1 : place.named.length + 2;
        uint256[] memory indices = new uint256[](count);
        bytes32[] memory nodes = new bytes32[](count);
        nodes[0] = TensorProof.leafHash(place.header);
        if (place.number != 0) {
            for (uint256 i = 1; i < count - 1; ++i) {
                Named calldata named = place.named[i - 1];
                (indices[i], nodes[i]) = (named.number, TensorProof.leafHash(named.entry));
            }
            (indices[count - 1], nodes[count - 1]) = (place.number, TensorProof.leafHash(place.entry));
        }
        TensorProof.Header memory h =
            TensorProof.Header({kind: KIND_PROGRAM, dtype: uint8(TensorProof.DTYPE_BYTES), length: place.leaves, binding: 0});
        return TensorProof.verifyMany(root, h, indices, nodes, proof);
    }

    // ----------------------------------------------------------------------------------------------------------- the rules

    /// @notice The first rule that the entry breaks, or that the header does, or one of decoding that a named entry does. WrongIndex
    /// if the program has no entry of that number.
    /// @return rule None if it breaks none.
    /// @return h What the header says.
    /// @return n The node, if the entry is one and breaks no rule.
    /// @return views Its operands.
    function check(Place calldata place) internal pure returns (Rule rule, Header memory h, Node memory n, View[] memory views) {
        (rule, h) = header(place.leaves, place.header);
        uint256 number = place.number;
        if (rule != Rule.None || number == 0) return (rule, h, n, views);
        if (number >= h.end) return (Rule.WrongIndex, h, n, views);
        bytes calldata entry = place.entry;
        rule = _decode(h, number, entry);
        if (rule != Rule.None) return (rule, h, n, views);
        if (number < h.firstMicro) {
            rule = _input(h, number, entry);
        } else if (number < h.firstOutput) {
            _fill(n, entry);
            (rule, views) = _node(h, number, n, entry, place.named);
        } else {
            rule = _output(h, place);
        }
    }

    function _known(uint256 dtype) private pure returns (bool) {
        return dtype == F32 || dtype == I8 || dtype == I32;
    }

    /// @notice Elements of a shape.
    /// @return fits False if an axis, or the product of those that are not 0, is above 2^31.
    /// @return n 0 if an axis is, or if it does not fit.
    function elements(uint256 rank, uint256 shape) internal pure returns (bool fits, uint256 n) {
        n = 1;
        bool empty;
        unchecked {
            for (uint256 i = 0; i < rank; ++i) {
                uint256 length = axis(shape, i);
                if (length > MAX_ELEMENTS) return (false, 0);
                if (length == 0) {
                    empty = true;
                } else if ((n *= length) > MAX_ELEMENTS) {
                    return (false, 0);
                }
            }
        }
        return (true, empty ? 0 : n);
    }

    /// @dev Rule 4.3.
    function _checkTensor(uint256 dtype, uint256 rank, uint256 shape) private pure returns (Rule) {
        if (!_known(dtype)) return Rule.WrongDType;
        (bool fits, uint256 n) = elements(rank, shape);
        if (!fits) return Rule.TooManyElements;
        return n == 0 ? Rule.WrongShape : Rule.None;
    }

    /// @dev Rule 4.4.
    function _input(Header memory h, uint256 number, bytes calldata entry) private pure returns (Rule) {
        uint256 w = word(entry, 0);
        uint256 shape = word(entry, 1);
        Rule rule = _checkTensor(octet(w, 2), octet(w, 3), shape);
        if (rule != Rule.None) return rule;
        uint256 provenance = octet(w, 1);
        uint256 index = axis(w, 1);
        if (provenance == STATE) {
            if (index != number - 1 || (h.loop && index >= h.end - h.firstOutput)) return Rule.WrongIndex;
        } else if (provenance == BATCH) {
            if (h.firstMicro == h.firstStep) return Rule.UnknownProvenance;
        } else if (provenance == CONSTANT) {
            if (index != 0) return Rule.WrongIndex;
        } else if (provenance == COUNTER) {
            if (index > COUNTER_SEED) return Rule.WrongIndex;
            if (octet(w, 2) != I32) return Rule.WrongDType;
            bool seed = index == COUNTER_SEED;
            if (octet(w, 3) != (seed ? 1 : 0) || shape != (seed ? PAIR : 0)) return Rule.WrongShape;
        } else {
            return Rule.UnknownProvenance;
        }
        return (provenance == CONSTANT) == (word(entry, 2) == 0) ? Rule.WrongRoot : Rule.None;
    }

    /// @dev Rule 4.8.
    function _output(Header memory h, Place calldata place) private pure returns (Rule rule) {
        uint256 number = axis(word(place.entry, 0), 1);
        if (number == 0 || number >= h.firstOutput || (number >= h.firstMicro && number < h.firstStep)) {
            return Rule.WrongReference;
        }
        Tensor memory t;
        (rule, t) = _tensorOf(h, number, place.named);
        if (rule != Rule.None) return rule;
        if (t.provenance == BATCH) return Rule.WrongReference;
        if (!h.loop) return Rule.None;
        unchecked {
            number = 1 + place.number - h.firstOutput;
        }
        if (number >= h.firstMicro) return Rule.WrongOutput;
        Tensor memory state;
        (rule, state) = _tensorOf(h, number, place.named);
        if (rule != Rule.None) return rule;
        if (!state.known) return Rule.None;
        if (state.provenance != STATE) return Rule.WrongOutput;
        if (!t.known) return Rule.None;
        return t.dtype == state.dtype && t.rank == state.rank && t.shape == state.shape ? Rule.None : Rule.WrongOutput;
    }

    /// @dev Rules 4.5 to 4.7.
    /// @return rule None if the node breaks none.
    /// @return views Its operands.
    function _node(Header memory h, uint256 number, Node memory n, bytes calldata entry, Named[] calldata named)
        private
        pure
        returns (Rule rule, View[] memory views)
    {
        if (n.opcode == 0 || n.opcode > COS) return (Rule.UnknownOpcode, views);
        rule = _checkTensor(n.dtype, n.rank, n.shape);
        if (rule != Rule.None) return (rule, views);
        unchecked {
            bool axis_ = n.opcode == CONCAT || n.opcode == IOTA;
            if (n.attribute >= (axis_ ? n.rank : (ATTRIBUTES >> (4 * n.opcode)) & 15)) return (Rule.WrongAttribute, views);
            if (n.band != 0 && (n.opcode != MATMUL || n.attribute == 0)) return (Rule.WrongAttribute, views);
            if (n.opcode == CONCAT ? n.count == 0 : n.count != (ARITY >> (4 * n.opcode)) & 15) {
                return (Rule.WrongOperandCount, views);
            }
            bool reduces = n.opcode >= SEGSUM && n.opcode <= AMAX;
            views = _views(entry, n.count);
            for (uint256 i = 0; i < n.count; ++i) {
                rule = _view(h, number, named, views[i], reduces);
                if (rule != Rule.None) return (rule, views);
            }
            rule = _types(n, views);
        }
        if (rule == Rule.None) rule = _shapes(n, views);
    }

    /// @dev Rules 4.5 and 4.6.
    /// @param number The entry that has the view.
    /// @param v Gets what is known of its tensor.
    function _view(Header memory h, uint256 number, Named[] calldata named, View memory v, bool reduced)
        private
        pure
        returns (Rule)
    {
        (bool fits, uint256 n) = elements(v.rank, v.shape);
        if (!fits) return Rule.TooManyElements;
        if (v.tensor == 0 || v.tensor >= number) return Rule.WrongReference;
        bool step = number >= h.firstStep;
        if (v.micro >= (step && v.tensor >= h.firstMicro && v.tensor < h.firstStep ? h.micros : 1)) {
            return Rule.WrongMicroBatch;
        }
        (Rule rule, Tensor memory t) = _tensorOf(h, v.tensor, named);
        if (rule != Rule.None) return rule;
        if (step && t.provenance == BATCH) return Rule.WrongReference;
        n = type(uint256).max;
        if (t.known) {
            if (!_known(t.dtype)) return Rule.WrongDType;
            (fits, n) = elements(t.rank, t.shape);
            if (!fits) return Rule.ViewOutsideTensor;
            (v.dtype, v.length) = (t.dtype, n);
        }
        unchecked {
            uint256 last = v.offset;
            for (uint256 i = 0; i < v.rank; ++i) {
                uint256 length = axis(v.shape, i);
                if (length == 0 && !(reduced && i == v.rank - 1)) return Rule.WrongShape;
                // Eight products below 2^63 do not wrap.
                if (length > 1) last += (length - 1) * axis(v.strides, i);
                if (last >= n) break;
            }
            if (last >= n) return Rule.ViewOutsideTensor;
            if (reduced) {
                if (v.rank == 0) return Rule.RankOutOfRange;
                if (axis(v.strides, v.rank - 1) > 1) return Rule.ReducedAxisStrided;
            }
        }
        return Rule.None;
    }

    /// @dev A type of 0 is not known: no rule is broken by such a one.
    function _types(Node memory n, View[] memory views) private pure returns (Rule) {
        uint256 out = F32;
        bool right = true;
        if (n.opcode == COPY) {
            right = _is(views[0].dtype, n.dtype);
            out = n.dtype;
        } else if (n.opcode == IOTA) {
            out = I32;
        } else if (n.opcode == GATHER) {
            right = _is(views[0].dtype, n.dtype) && _is(views[1].dtype, I32);
            out = n.dtype;
        } else if (n.opcode == SEGSUM) {
            right = _is(views[0].dtype, I32) && _is(views[1].dtype, F32);
        } else if (n.opcode == MATMUL_I8) {
            right = _is(views[0].dtype, I8) && _is(views[1].dtype, I8);
            out = I32;
        } else if (n.opcode == CMP) {
            right = views[0].dtype != I8 && views[1].dtype != I8 && (views[0].dtype == 0 || _is(views[1].dtype, views[0].dtype));
            out = I8;
        } else if (n.opcode == SELECT) {
            right = _is(views[0].dtype, I8) && _is(views[1].dtype, n.dtype) && _is(views[2].dtype, n.dtype);
            out = n.dtype;
        } else if (n.opcode == CONVERT) {
            right = views[0].dtype != n.dtype;
            out = n.dtype;
        } else if (n.opcode == RANDOM) {
            right = _is(views[0].dtype, I32);
        } else {
            if (n.opcode == CONCAT) out = n.dtype;
            else if ((FLOATS >> n.opcode) & 1 == 0) return Rule.UnknownOpcode;
            unchecked {
                for (uint256 i = 0; i < views.length; ++i) {
                    right = right && _is(views[i].dtype, out);
                }
            }
        }
        return right && n.dtype == out ? Rule.None : Rule.WrongDType;
    }

    function _is(uint256 dtype, uint256 wanted) private pure returns (bool) {
        return dtype == 0 || dtype == wanted;
    }

    function _shapes(Node memory n, View[] memory views) private pure returns (Rule) {
        unchecked {
            if (n.opcode == IOTA) return Rule.None;
            if (n.opcode == CONCAT) return _concat(n, views);
            View memory a = views[0];
            if (n.opcode == GATHER) return _gather(n, a, views[1]);
            if (n.opcode == SEGSUM) return _segsum(n, a, views[1]);
            if (n.opcode == MATMUL || n.opcode == MATMUL_I8) return _matmul(n, a, views[1]);
            if (n.opcode == SUM || n.opcode == AMAX) {
                uint256 length = axis(a.shape, a.rank - 1);
                length = length == 0 ? 1 : (length + RUN - 1) / RUN;
                return _same(n.rank, n.shape, a.rank, withAxis(a.shape, a.rank - 1, length));
            }
            if (n.opcode == RANDOM) return _same(a.rank, a.shape, 1, PAIR);
            if (!isElementwise(n.opcode)) return Rule.UnknownOpcode;
            for (uint256 i = 0; i < n.count; ++i) {
                View memory v = views[i];
                if (_same(v.rank, v.shape, n.rank, n.shape) != Rule.None) return Rule.WrongShape;
            }
            return Rule.None;
        }
    }

    function _same(uint256 rank, uint256 shape, uint256 otherRank, uint256 otherShape) private pure returns (Rule) {
        return rank == otherRank && shape == otherShape ? Rule.None : Rule.WrongShape;
    }

    function _concat(Node memory n, View[] memory views) private pure returns (Rule) {
        unchecked {
            uint256 length = 0;
            for (uint256 i = 0; i < n.count; ++i) {
                View memory v = views[i];
                if (v.rank != n.rank) return Rule.RankOutOfRange;
                length += axis(v.shape, n.attribute);
                if (withAxis(v.shape, n.attribute, axis(n.shape, n.attribute)) != n.shape) return Rule.WrongShape;
            }
            return length == axis(n.shape, n.attribute) ? Rule.None : Rule.WrongShape;
        }
    }

    function _gather(Node memory n, View memory table, View memory index) private pure returns (Rule) {
        unchecked {
            if (table.rank == 0 || index.rank + table.rank - 1 != n.rank) return Rule.RankOutOfRange;
            uint256 shape = index.shape | ((table.shape << 32) >> (32 * index.rank));
            return shape == n.shape ? Rule.None : Rule.WrongShape;
        }
    }

    function _segsum(Node memory n, View memory index, View memory g) private pure returns (Rule) {
        if (index.rank != 1 || g.rank != 2 || n.rank != 2) return Rule.RankOutOfRange;
        if (axis(g.shape, 1) > MAX_CONTRACTION) return Rule.ContractionTooLong;
        bool fits = axis(index.shape, 0) == axis(g.shape, 1) && axis(n.shape, 1) == axis(g.shape, 0);
        return fits ? Rule.None : Rule.WrongShape;
    }

    function _matmul(Node memory n, View memory a, View memory b) private pure returns (Rule) {
        uint256 r = a.rank;
        if (r < 2 || b.rank != r || n.rank != r) return Rule.RankOutOfRange;
        unchecked {
            if (axis(a.shape, r - 1) > MAX_CONTRACTION) return Rule.ContractionTooLong;
            bool fits = withAxis(a.shape, r - 1, axis(b.shape, r - 2)) == n.shape
                && withAxis(b.shape, r - 2, axis(a.shape, r - 2)) == a.shape;
            return fits ? Rule.None : Rule.WrongShape;
        }
    }

    // ---------------------------------------------------------------------------------------------- what an element reads

    /// @notice Whether an element of the output is made of the elements of all operands in its place.
    function isElementwise(uint256 opcode) internal pure returns (bool) {
        return (ELEMENTWISE >> opcode) & 1 == 1;
    }

    /// @notice Reverts UnknownValue: nothing here says what the operator computes.
    function refuseOperator(uint256 opcode) internal pure {
        revert UnknownValue("Operator", opcode);
    }

    /// @notice Reverts UnknownValue: nothing here says what the attribute makes of its operator.
    function refuseAttribute(uint256 attribute) internal pure {
        revert UnknownValue("Attribute", attribute);
    }

    /// @notice Number of runs into which the chain of an element is cut; 1 where there is no chain.
    function runs(bytes calldata entry, Node memory n) internal pure returns (uint256) {
        if (n.opcode < SEGSUM || n.opcode > MATMUL_I8) return 1;
        uint256 size = n.opcode == MATMUL_I8 ? RUN_I8 : RUN;
        View memory v = view_(entry, 0);
        unchecked {
            uint256 length = axis(v.shape, v.rank - 1);
            return length == 0 ? 1 : (length + size - 1) / size;
        }
    }

    /// @notice The place of element `index` of a tensor: a word like its shape.
    function coordinates(uint256 rank, uint256 shape, uint256 index) internal pure returns (uint256 c) {
        unchecked {
            for (uint256 i = rank; i > 0;) {
                --i;
                uint256 length = axis(shape, i);
                c |= (index % length) << (224 - 32 * i);
                index /= length;
            }
        }
    }

    /// @notice Where element `c` of a view is in its tensor's flat list.
    function locate(View memory v, uint256 c) internal pure returns (uint256 p) {
        unchecked {
            p = v.offset;
            for (uint256 i = 0; i < v.rank; ++i) {
                p += axis(c, i) * axis(v.strides, i);
            }
        }
    }

    /// @notice Terms [from, to) of the chain of element `c` that run `run` executes: those of the run that are in the band.
    function terms(Node memory n, View memory a, uint256 c, uint256 run) internal pure returns (uint256 from, uint256 to) {
        unchecked {
            uint256 size = n.opcode == MATMUL_I8 ? RUN_I8 : RUN;
            from = size * run;
            to = axis(a.shape, a.rank - 1);
            if (to > from + size) to = from + size;
            if (n.attribute != 0) {
                int256 edge = int256(axis(c, n.rank - 2)) + n.band;
                if (n.attribute == BAND_BELOW) {
                    if (edge + 1 < int256(to)) to = edge < 0 ? 0 : uint256(edge) + 1;
                } else if (n.attribute == BAND_ABOVE) {
                    if (edge > int256(from)) from = uint256(edge);
                } else {
                    refuseAttribute(n.attribute);
                }
            }
            if (from > to) from = to;
        }
    }
}
