// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOpReferee} from "../src/aggregation/IOpReferee.sol";
import {IProgramReferee} from "../src/training/IProgramReferee.sol";
import {AggregationRule, PayloadKind, Quantization, Tier, TrainingTaskSpec} from "../src/facts/Types.sol";
import {UnknownValue} from "../src/facts/Errors.sol";
import {Program} from "../src/training/Program.sol";
import {RoundVectors} from "../src/aggregation/RoundVectors.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {TensorProof} from "../src/arithmetic/TensorProof.sol";
import {Tiers} from "../src/facts/Tiers.sol";
import {RefereeTest} from "./utils/RefereeTest.sol";

/// @notice The libraries' questions about values, which are numbers here: those of no enumeration, too.
contract UnknownHarness {
    function payloadDtype(uint256 value) external pure returns (uint8) {
        Quantization quantization;
        assembly ("memory-safe") {
            quantization := value
        }
        return RoundVectors.payloadDtype(quantization);
    }

    function payloadDtypeOf(PayloadKind kind) external pure returns (uint8) {
        TrainingTaskSpec memory spec;
        spec.payloadKind = kind;
        return RoundVectors.payloadDtype(spec);
    }

    function payloadBytes(PayloadKind kind) external pure returns (uint256) {
        TrainingTaskSpec memory spec;
        (spec.paramCount, spec.fragmentCount, spec.payloadKind) = (1, 1, kind);
        return SpecRules.payloadBytes(spec);
    }

    function isProven(uint256 value) external pure returns (bool) {
        Tier tier;
        assembly ("memory-safe") {
            tier := value
        }
        return Tiers.isProven(tier);
    }

    function dtypeOf(uint8 kind) external pure returns (uint8) {
        return RoundVectors.dtypeOf(kind);
    }

    function lengthOf(uint8 kind) external pure returns (uint256) {
        return RoundVectors.lengthOf(_spec(AggregationRule.Krum), kind, 5, 0);
    }

    function leafSize(uint8 kind) external pure returns (uint256) {
        return RoundVectors.leafSize(_spec(AggregationRule.Krum), kind, 5, 0, 0);
    }

    function auxEntry(AggregationRule rule, uint256 index) external pure returns (uint8 kind) {
        (kind,) = RoundVectors.auxEntry(_spec(rule), index);
    }

    function codeBits(uint256 dtype) external pure returns (uint256) {
        return TensorProof.codeBits(dtype);
    }

    function elementBytes(uint256 dtype) external pure returns (uint256) {
        return TensorProof.elementBytes(dtype);
    }

    function wellFormed(uint8 dtype, uint64 length, bytes calldata leaf) external pure returns (bool) {
        return TensorProof.wellFormed(TensorProof.Header({kind: 10, dtype: dtype, length: length, binding: 0}), 0, leaf);
    }

    function element(uint256 dtype, bytes calldata leaf) external pure returns (uint256) {
        return TensorProof.element(dtype, leaf, 0);
    }

    function terms(uint256 attribute) external pure returns (uint256 from, uint256 to) {
        Program.Node memory node;
        Program.View memory operand;
        (node.opcode, node.attribute, node.rank, node.shape) = (Program.MATMUL, attribute, 2, (8 << 224) | (8 << 192));
        (operand.rank, operand.shape) = (2, node.shape);
        return Program.terms(node, operand, 0, 0);
    }

    function _spec(AggregationRule rule) private pure returns (TrainingTaskSpec memory spec) {
        (spec.paramCount, spec.fragmentCount, spec.aggregation) = (300, 1, rule);
    }
}

/// @dev The half of ProgramReferee that reads programs.
interface IRules {
    struct Plan {
        Program.Rule rule;
        uint8 opcode;
        uint8 attribute;
        uint8 dtype;
        uint32 position;
        uint32 runs;
        uint32 terms;
        Program.Reading[] readings;
    }

    struct Query {
        uint32 micro;
        uint64 index;
        uint32 run;
        bool known;
        uint32 word;
    }

    // solhint-disable-next-line func-name-mixedcase
    function RULES() external view returns (address);
    function plan(Program.Place calldata place, Query calldata query) external pure returns (Plan memory);
}

/// @title What no enumeration has is refused by name, and never taken for another value
contract UnknownValues_Test is RefereeTest {
    UnknownHarness private harness;

    function setUp() public override {
        super.setUp();
        harness = new UnknownHarness();
    }

    function _refused(bytes memory data, string memory enumeration, uint256 value) private view {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory reason) = address(harness).staticcall(data);
        assertTrue(!success, string.concat(enumeration, ": no revert"));
        bytes memory wanted = abi.encodeWithSelector(UnknownValue.selector, enumeration, value);
        assertEq(keccak256(reason), keccak256(wanted), string.concat(enumeration, ": reason"));
    }

    /// @dev Solidity itself refuses to name what is beyond the enumeration.
    function _reverts(bytes memory data) private view {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success,) = address(harness).staticcall(data);
        assertTrue(!success, "no revert");
    }

    function test_quantization_isRefused() external view {
        for (uint256 value = 0; value < 256; ++value) {
            if (value <= uint256(type(Quantization).max)) assertTrue(harness.payloadDtype(value) != 0, "known");
            else _reverts(abi.encodeCall(harness.payloadDtype, (value)));
        }
        _refused(abi.encodeCall(harness.payloadDtypeOf, (PayloadKind.SparseTopK)), "PayloadKind", 1);
        _refused(abi.encodeCall(harness.payloadBytes, (PayloadKind.SparseTopK)), "PayloadKind", 1);
        assertEq(harness.payloadDtypeOf(PayloadKind.Dense), 1, "binary32");
        assertEq(harness.payloadBytes(PayloadKind.Dense), 1024, "a leaf");
    }

    function test_tier_isRefused() external view {
        for (uint256 value = uint256(type(Tier).max) + 1; value < 256; ++value) {
            _reverts(abi.encodeCall(harness.isProven, (value)));
        }
        assertTrue(!harness.isProven(0) && harness.isProven(1) && harness.isProven(2), "all but Open");
    }

    /// @notice Vectors of a round: State, Params and Momentum, the aux set and what is in it.
    function test_kind_isRefused() external view {
        for (uint16 i = 0; i < 256; ++i) {
            uint8 kind = uint8(i);
            bool known = (kind >= 1 && kind <= 3) || kind == 8 || (kind >= 14 && kind <= 18);
            if (known) {
                harness.dtypeOf(kind);
                assertTrue(harness.lengthOf(kind) != 0, "length");
            } else {
                _refused(abi.encodeCall(harness.dtypeOf, (kind)), "Kind", kind);
                _refused(abi.encodeCall(harness.lengthOf, (kind)), "Kind", kind);
            }
            // The leaves of the others are roots.
            if (kind == 1 || kind == 2 || kind == 14 || (kind >= 16 && kind <= 18)) {
                assertTrue(harness.leafSize(kind) != 0, "size");
            } else {
                _refused(abi.encodeCall(harness.leafSize, (kind)), "Kind", kind);
            }
        }
        assertEq(harness.auxEntry(AggregationRule.Krum, 3), 18, "scores");
        _refused(abi.encodeCall(harness.auxEntry, (AggregationRule.Krum, 4)), "Kind", 4);
        assertEq(harness.auxEntry(AggregationRule.MedianNormMean, 2), 18, "scores");
        _refused(abi.encodeCall(harness.auxEntry, (AggregationRule.MedianNormMean, 3)), "Kind", 3);
    }

    /// @notice The types of a header: bytes, then those whose leaves are elements, or blocks, or SparseTop1's.
    function test_dtype_isRefused() external view {
        bytes memory whole = new bytes(1024);
        for (uint16 i = 0; i < 256; ++i) {
            uint8 dtype = uint8(i);
            bool plain = dtype == 1 || (dtype >= 4 && dtype <= 6);
            bool blocks = dtype == 2 || dtype == 3;
            if (!plain) _refused(abi.encodeCall(harness.elementBytes, (dtype)), "DType", dtype);
            if (!blocks) _refused(abi.encodeCall(harness.codeBits, (dtype)), "DType", dtype);
            if (plain || blocks) {
                harness.element(dtype, whole);
                harness.wellFormed(dtype, 1, whole);
            } else {
                _refused(abi.encodeCall(harness.element, (dtype, whole)), "DType", dtype);
            }
            if (plain || blocks || dtype == 0) continue;
            _refused(abi.encodeCall(harness.wellFormed, (dtype, 1, "")), "DType", dtype);
            _refused(abi.encodeCall(harness.wellFormed, (dtype, type(uint64).max, whole)), "DType", dtype);
        }
        assertEq(harness.elementBytes(1), 4, "f32");
        assertEq(harness.elementBytes(4), 8, "f64");
        assertEq(harness.elementBytes(5), 1, "i8");
        assertEq(harness.elementBytes(6), 4, "i32");
    }

    /// @notice A band that a program cannot have: no term is computed, rather than those of another.
    function test_band_isRefused() external view {
        for (uint256 attribute = 0; attribute < 3; ++attribute) {
            harness.terms(attribute);
        }
        _refused(abi.encodeCall(harness.terms, (3)), "Attribute", 3);
    }

    /// @notice A plan of one element, which reads element 0 of `operands` tensors of one element.
    function _plan(uint8 opcode, uint8 attribute, uint8 dtype, uint8 read, uint256 operands)
        private
        returns (IRules.Plan memory plan, IProgramReferee.Opening[] memory openings)
    {
        (plan.opcode, plan.attribute, plan.dtype, plan.runs) = (opcode, attribute, dtype, 1);
        plan.readings = new Program.Reading[](operands);
        openings = new IProgramReferee.Opening[](operands);
        for (uint8 i = 0; i < operands; ++i) {
            plan.readings[i] =
                Program.Reading({operand: i, tensor: OPERAND + i, micro: 0, dtype: read, length: 1, first: 0, count: 1});
            openings[i] = _opening(i, read, 1, 0, new bytes(1024));
        }
    }

    function _evaluate(uint8 opcode, uint8 attribute, uint8 dtype, uint8 read, uint256 operands)
        private
        returns (bool success, bytes memory reason)
    {
        (IRules.Plan memory plan, IProgramReferee.Opening[] memory openings) = _plan(opcode, attribute, dtype, read, operands);
        address rules = IRules(address(referee)).RULES();
        vm.mockCall(rules, abi.encodePacked(IRules.plan.selector), abi.encode(plan));
        Program.Place memory place;
        // solhint-disable-next-line avoid-low-level-calls
        return address(referee).staticcall(abi.encodeCall(referee.evaluate, (place, 0, 0, 0, 0, openings)));
    }

    function _assertRefused(
        uint8 opcode,
        uint8 attribute,
        uint8 dtype,
        uint8 read,
        uint256 operands,
        string memory enumeration,
        uint256 value
    ) private {
        (bool success, bytes memory reason) = _evaluate(opcode, attribute, dtype, read, operands);
        assertTrue(!success, string.concat(enumeration, ": no revert"));
        bytes memory wanted = abi.encodeWithSelector(UnknownValue.selector, enumeration, value);
        assertEq(keccak256(reason), keccak256(wanted), string.concat(enumeration, ": reason"));
    }

    /// @notice What the half that reads programs would let through first, had it more operators than the half that computes.
    function test_operator_isRefused() external {
        for (uint256 operands = 0; operands < 4; ++operands) {
            _assertRefused(28, 0, F32, F32, operands, "Operator", 28);
            _assertRefused(0, 0, F32, F32, operands, "Operator", 0);
        }
        (bool success,) = _evaluate(uint8(Program.CMP), 2, I8, I32, 2);
        assertTrue(success, "the last comparison");
        _assertRefused(uint8(Program.CMP), 3, I8, F32, 2, "Attribute", 3);
        _assertRefused(uint8(Program.CMP), 3, I8, I32, 2, "Attribute", 3);
        _assertRefused(uint8(Program.CMP), 0, I8, I8, 2, "DType", I8);
        (success,) = _evaluate(uint8(Program.MINMAX), 1, F32, F32, 2);
        assertTrue(success, "the minimum");
        _assertRefused(uint8(Program.MINMAX), 2, F32, F32, 2, "Attribute", 2);
        _assertRefused(uint8(Program.CONVERT), 0, F32, F32, 1, "DType", F32);
        _assertRefused(uint8(Program.CONVERT), 0, 9, I32, 1, "DType", 9);
        _assertRefused(uint8(Program.GATHER), 0, 9, I32, 1, "DType", 9);
    }

    /// @notice A bound of the norms is for Mean alone: it makes no clipped mean of another rule.
    function test_clip_isOfMeanAlone() external {
        IOpReferee op = IOpReferee(vm.deployCode("OpReferee.sol:OpReferee", ""));
        // 1, 2, 4 and the squares of their norms, as if each were its trainer's whole vector: the bound 1 makes all of them 1.
        bytes memory values = hex"0000803f0000004000008040";
        bytes memory squares = hex"000000000000f03f00000000000010400000000000003040";
        uint32 bound = uint32(ONE);
        assertEq(op.aggregate(AggregationRule.Mean, 0, bound, values, squares), ONE, "clipped");
        assertEq(op.aggregate(AggregationRule.TrimmedMean, 1, bound, values, squares), ONE + (1 << 23), "the middle");
        assertEq(op.aggregate(AggregationRule.CoordinateMedian, 0, bound, values, squares), ONE + (1 << 23), "the median");
    }
}
