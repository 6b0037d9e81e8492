// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";

import {ProgramRules} from "./ProgramRules.sol";
import {IProgramReferee} from "./IProgramReferee.sol";
import {Float32} from "../arithmetic/Float32.sol";
import {Float32Math} from "../arithmetic/Float32Math.sol";
import {Program} from "./Program.sol";
import {TensorProof} from "../arithmetic/TensorProof.sol";

/// @title The referee of programs
/// @notice See IProgramReferee. This contract holds what computes; RULES reads the program.
contract ProgramReferee is IProgramReferee {
    // Primitives stand in one list.
    // solhint-disable function-max-lines

    /// @notice Reads programs for this contract.
    ProgramRules public immutable RULES;

    /// @dev Kind of a tensor's root (docs/formats.md, section 1).
    uint8 private constant KIND_TENSOR = 10;
    uint256 private constant LEAF_BYTES = 1024;

    // A word as eight lanes of 32 bits.
    uint256 private constant ONES = 0x0000000100000001000000010000000100000001000000010000000100000001;

    // What _dotI8 reads 32 codes with: their sign bits, the lowest byte of each lane, 128 in each lane, every other two lanes and
    // every other lane.
    uint256 private constant SIGNS = 0x8080808080808080808080808080808080808080808080808080808080808080;
    uint256 private constant LOWEST = 0x000000ff000000ff000000ff000000ff000000ff000000ff000000ff000000ff;
    uint256 private constant ZEROS = 0x0000008000000080000000800000008000000080000000800000008000000080;
    uint256 private constant QUARTERS = 0x0000000000000000ffffffffffffffff0000000000000000ffffffffffffffff;
    uint256 private constant EIGHTHS = 0x00000000ffffffff00000000ffffffff00000000ffffffff00000000ffffffff;

    constructor() {
        RULES = new ProgramRules();
    }

    /// @inheritdoc IProgramReferee
    function verify(bytes32 root, Program.Place calldata place, bytes32[] calldata proof)
        external
        view
        returns (TensorProof.Verdict)
    {
        return RULES.verify(root, place, proof);
    }

    /// @inheritdoc IProgramReferee
    function wellFormed(Program.Place calldata place) external view returns (Program.Rule) {
        return RULES.wellFormed(place);
    }

    /// @inheritdoc IProgramReferee
    function runs(Program.Place calldata place) external view returns (uint256) {
        return RULES.runs(place);
    }

    /// @inheritdoc IProgramReferee
    function operandsOf(Program.Place calldata place, uint32 micro, uint64 index, uint32 run, bool known, uint32 word)
        external
        view
        returns (Program.Reading[] memory)
    {
        return _plan(place, ProgramRules.Query(micro, index, run, known, word)).readings;
    }

    /// @inheritdoc IProgramReferee
    function evaluate(
        Program.Place calldata place,
        uint32 micro,
        uint64 index,
        uint32 run,
        uint32 start,
        Opening[] calldata openings
    ) external view returns (Verdict verdict, uint256 value) {
        ProgramRules.Query memory query = ProgramRules.Query(micro, index, run, false, 0);
        ProgramRules.Plan memory p = _plan(place, query);
        if (p.rule != Program.Rule.None) return (Verdict.IllFormed, uint256(p.rule));
        if (run == 0 && start != 0) revert WrongStart(start);
        // Where the elements of each reading are in memory.
        uint256[3] memory x;
        uint256 opened = 0;
        while (true) {
            for (; opened < p.readings.length; ++opened) {
                if (opened >= openings.length) revert WrongOpening(opened);
                x[opened] = _open(p.readings[opened], openings[opened], opened);
                if (x[opened] == 0) return (Verdict.MalformedOperand, p.readings[opened].operand);
            }
            if (query.known || (p.opcode != Program.GATHER && p.opcode != Program.SELECT)) break;
            query.known = true;
            query.word = uint32(_word(p.readings[0].dtype, x[0]));
            p = _plan(place, query);
        }
        if (openings.length > opened) revert WrongOpening(opened);
        return (Verdict.Value, uint32(_value(p, x, start, index, place.number, micro)));
    }

    /// @dev RULES.plan. The calldata is passed on as it is, behind the query: offsets in a place count from where the place stands, and to
    /// encode it anew costs more.
    function _plan(Program.Place calldata place, ProgramRules.Query memory query)
        private
        view
        returns (ProgramRules.Plan memory)
    {
        uint256 offset;
        assembly ("memory-safe") {
            offset := place
        }
        // The arguments are its offset and five words.
        bytes memory head = abi.encodeWithSelector(ProgramRules.plan.selector, 6 * 32 + offset - 4, query);
        bytes memory answer = Address.functionStaticCall(address(RULES), bytes.concat(head, msg.data[4:]));
        return abi.decode(answer, (ProgramRules.Plan));
    }

    // --------------------------------------------------------------------------------------------------------- openings

    /// @dev Address of the reading's elements in memory, little-endian as they are committed; 0 if a leaf is malformed.
    function _open(Program.Reading memory r, Opening calldata opening, uint256 position) private view returns (uint256 pointer) {
        TensorProof.Header memory header = TensorProof.Header({kind: KIND_TENSOR, dtype: r.dtype, length: r.length, binding: 0});
        uint256 shift = TensorProof.logElements(r.dtype);
        unchecked {
            uint256 leaf = uint256(r.first) >> shift;
            uint256 count = ((uint256(r.first) + r.count - 1) >> shift) - leaf + 1;
            if (opening.operand != r.operand || opening.leaves.length != count) revert WrongOpening(position);
            uint256[] memory indices = new uint256[](count);
            bytes32[] memory nodes = new bytes32[](count);
            for (uint256 i = 0; i < count; ++i) {
                indices[i] = leaf + i;
                nodes[i] = TensorProof.leafHash(opening.leaves[i]);
            }
            TensorProof.Verdict verdict = TensorProof.verifyMany(opening.root, header, indices, nodes, opening.proof);
            if (verdict != TensorProof.Verdict.Valid) revert OpeningMissesRoot(position, verdict);
            for (uint256 i = 0; i < count; ++i) {
                if (!TensorProof.wellFormed(header, leaf + i, opening.leaves[i])) return 0;
                if (r.dtype == Program.F32 && !TensorProof.canonical(opening.leaves[i])) return 0;
            }
            uint256 from = (r.first - (leaf << shift)) * (LEAF_BYTES >> shift);
            // Whole words are read from the last element on.
            bytes memory data = new bytes(count * LEAF_BYTES + 32);
            assembly ("memory-safe") {
                pointer := add(data, 0x20)
            }
            for (uint256 i = 0; i < count; ++i) {
                bytes calldata bytes_ = opening.leaves[i];
                assembly ("memory-safe") {
                    calldatacopy(add(pointer, mul(i, LEAF_BYTES)), bytes_.offset, LEAF_BYTES)
                }
            }
            pointer += from;
        }
    }

    // ------------------------------------------------------------------------------------------------------- evaluation

    /// @dev An element of a type as 32 bits: of i8 sign-extended to them.
    function _word(uint256 dtype, uint256 pointer) private pure returns (uint256 word) {
        if (dtype == Program.F32 || dtype == Program.I32) return Float32.load(pointer);
        if (dtype != Program.I8) TensorProof.refuseType(dtype);
        assembly ("memory-safe") {
            word := and(signextend(0, byte(0, mload(pointer))), 0xffffffff)
        }
    }

    /// @dev 32 bits in two's complement as 256.
    function _integer(uint256 word) private pure returns (uint256 x) {
        assembly ("memory-safe") {
            x := signextend(3, word)
        }
    }

    /// @param x Where the elements of each reading are.
    /// @return The low 32 bits are the value.
    function _value(ProgramRules.Plan memory p, uint256[3] memory x, uint256 start, uint256 index, uint256 number, uint256 micro)
        private
        pure
        returns (uint256)
    {
        uint256 op = p.opcode;
        if (op >= Program.SEGSUM && op <= Program.AMAX) return _reduce(p, x, start);
        if (op == Program.IOTA) return p.position;
        if (p.readings.length == 0) Program.refuseOperator(op);
        uint256 a = _word(p.readings[0].dtype, x[0]);
        if (op == Program.COPY || op == Program.CONCAT) return a;
        if (op == Program.GATHER) {
            if (p.readings.length == 2) return _word(p.dtype, x[1]);
            // No row has the index.
            if (p.dtype == Program.F32) return Float32.CANONICAL_NAN;
            if (p.dtype == Program.I8 || p.dtype == Program.I32) return 0;
            TensorProof.refuseType(p.dtype);
        }
        if (op == Program.SELECT) return _word(p.dtype, x[1]);
        if (op == Program.CONVERT) return _convert(p.readings[0].dtype, p.dtype, a);
        if (op == Program.SQRT) return Float32.sqrt(a);
        if (op == Program.RSQRT) return Float32Math.rsqrt(a);
        if (op == Program.EXP) return Float32Math.exp(a);
        if (op == Program.LOG) return Float32Math.log(a);
        if (op == Program.TANH) return Float32Math.tanh(a);
        if (op == Program.ERF) return Float32Math.erf(a);
        if (op == Program.SIN) return Float32Math.sin(a);
        if (op == Program.COS) return Float32Math.cos(a);
        if (p.readings.length == 1) Program.refuseOperator(op);
        uint256 b = _word(p.readings[1].dtype, x[1]);
        if (op == Program.ADD) return Float32.add(a, b);
        if (op == Program.SUB) return Float32.sub(a, b);
        if (op == Program.MUL) return Float32.mul(a, b);
        if (op == Program.DIV) return Float32.div(a, b);
        if (op == Program.FMA) return Float32.fma(a, b, _word(Program.F32, x[2]));
        if (op == Program.MINMAX) {
            if (p.attribute == 0) return Float32.maximum(a, b);
            if (p.attribute == 1) return Float32.minimum(a, b);
            Program.refuseAttribute(p.attribute);
        }
        if (op == Program.RANDOM) return Float32Math.random(a | (b << 32), index, number, micro);
        if (op == Program.CMP) return _compare(p.readings[0].dtype, p.attribute, a, b);
        Program.refuseOperator(op);
    }

    function _compare(uint256 dtype, uint256 attribute, uint256 a, uint256 b) private pure returns (uint256) {
        if (dtype == Program.F32) {
            if (attribute == 0) return Float32.eq(a, b);
            if (attribute == 1) return Float32.lt(a, b);
            if (attribute == 2) return Float32.le(a, b);
        } else if (dtype == Program.I32) {
            (int256 x, int256 y) = (int256(_integer(a)), int256(_integer(b)));
            if (attribute == 0) return x == y ? 1 : 0;
            if (attribute == 1) return x < y ? 1 : 0;
            if (attribute == 2) return x <= y ? 1 : 0;
        } else {
            TensorProof.refuseType(dtype);
        }
        Program.refuseAttribute(attribute);
    }

    function _convert(uint256 from, uint256 to, uint256 a) private pure returns (uint256) {
        if (from == Program.F32) {
            if (to == Program.I32) return Float32.toInt32(a);
            if (to == Program.I8) return Float32.toInt8(a);
        } else if (to == Program.F32) {
            if (from == Program.I32 || from == Program.I8) return Float32.fromInt32(_integer(a));
        } else if (from == Program.I32) {
            if (to == Program.I8) return Float32.saturateInt8(_integer(a));
        } else if (from == Program.I8) {
            if (to == Program.I32) return a;
        } else {
            TensorProof.refuseType(from);
        }
        TensorProof.refuseType(to);
    }

    function _reduce(ProgramRules.Plan memory p, uint256[3] memory x, uint256 start) private pure returns (uint256) {
        uint256 op = p.opcode;
        if (p.readings.length == 0) return op == Program.AMAX ? Float32.NEGATIVE_INFINITY : start;
        for (uint256 i = 0; i < p.readings.length; ++i) {
            if (p.readings[i].count < p.terms) x[i] = _repeat(p.readings[i].dtype, x[i], p.terms);
        }
        if (op == Program.SUM) return Float32.sum256(x[0], p.terms);
        if (op == Program.AMAX) return Float32.amax256(x[0], p.terms);
        if (op == Program.MATMUL) return Float32.dot(start, x[0], x[1], p.terms);
        if (op == Program.SEGSUM) return _segsum(start, p.position, x[0], x[1], p.terms);
        if (op == Program.MATMUL_I8) return _dotI8(start, x[0], x[1], p.terms);
        Program.refuseOperator(op);
    }

    /// @dev `count` copies of the element at `pointer`.
    function _repeat(uint256 dtype, uint256 pointer, uint256 count) private pure returns (uint256 copies) {
        uint256 size = TensorProof.elementBytes(dtype);
        bytes memory data = new bytes(size * count + 32);
        assembly ("memory-safe") {
            copies := add(data, 0x20)
            let word := mload(pointer)
            switch size
            case 1 { word := mul(byte(0, word), div(not(0), 0xff)) }
            default { word := mul(shr(224, word), ONES) }
            for { let to := copies } lt(to, add(copies, mul(size, count))) { to := add(to, 0x20) } { mstore(to, word) }
        }
    }

    /// @dev s = s + g[t] for each t with index[t] = row, t ascending.
    function _segsum(uint256 s, uint256 row, uint256 index, uint256 g, uint256 n) private pure returns (uint256) {
        unchecked {
            // Rows are below 2^31, so a negative index is none.
            for (uint256 i = 0; i < n; ++i) {
                if (Float32.load(index + 4 * i) == row) s = Float32.add(s, Float32.load(g + 4 * i));
            }
        }
        return s;
    }

    /// @dev The sum of the products, modulo 2^32. Each word of 32 codes is read as four words of eight signed lanes of 32 bits, of `b`
    /// in reverse: a product of two such words has the sum of the eight lanes' products in its top lane. The sums of the other lanes
    /// are below 2^24 each, so what they borrow from the top one is put right by half of its unit. Clears the word behind a's codes.
    function _dotI8(uint256 s, uint256 a, uint256 b, uint256 n) private pure returns (uint256) {
        assembly ("memory-safe") {
            let end := add(a, n)
            // Whole words are read: codes of 0 behind the last one count nothing.
            mstore(end, 0)
            let sum := shl(223, 1)
            for {} lt(a, end) {} {
                // Each code is 128 above itself, hence not negative, until it stands in its lane.
                let x := xor(mload(a), SIGNS)
                let y := xor(mload(b), SIGNS)
                y := or(shl(128, y), shr(128, y))
                y := or(shl(64, and(y, QUARTERS)), and(shr(64, y), QUARTERS))
                y := or(shl(32, and(y, EIGHTHS)), and(shr(32, y), EIGHTHS))
                sum := add(sum, mul(sub(and(x, LOWEST), ZEROS), sub(and(y, LOWEST), ZEROS)))
                x := shr(8, x)
                y := shr(8, y)
                sum := add(sum, mul(sub(and(x, LOWEST), ZEROS), sub(and(y, LOWEST), ZEROS)))
                x := shr(8, x)
                y := shr(8, y)
                sum := add(sum, mul(sub(and(x, LOWEST), ZEROS), sub(and(y, LOWEST), ZEROS)))
                x := shr(8, x)
                y := shr(8, y)
                sum := add(sum, mul(sub(and(x, LOWEST), ZEROS), sub(and(y, LOWEST), ZEROS)))
                a := add(a, 32)
                b := add(b, 32)
            }
            s := add(s, shr(224, sum))
        }
        return s;
    }
}
