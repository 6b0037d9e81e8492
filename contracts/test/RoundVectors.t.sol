// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRule, Quantization, TrainingTaskSpec} from "../src/facts/Types.sol";
import {RoundVectors} from "../src/aggregation/RoundVectors.sol";
import {Test} from "./utils/Test.sol";

/// @title Shapes of a round's vectors, against figures taken from the format by hand
contract RoundVectors_Test is Test {
    function _spec(uint64 params, uint32 fragments) private pure returns (TrainingTaskSpec memory spec) {
        (spec.paramCount, spec.fragmentCount) = (params, fragments);
    }

    function test_fragments_balanced() external pure {
        TrainingTaskSpec memory spec = _spec(11, 3);
        assertEq(RoundVectors.fragmentLength(spec, 0), 4, "first");
        assertEq(RoundVectors.fragmentLength(spec, 1), 4, "second");
        assertEq(RoundVectors.fragmentLength(spec, 2), 3, "last");
        assertEq(RoundVectors.lengthOf(spec, 1, 1, 1), 4, "params");
        assertEq(RoundVectors.lengthOf(spec, 2, 1, 2), 3, "momentum");
        assertEq(RoundVectors.lengthOf(spec, 3, 1, 0), 3, "state");
    }

    function test_interleaved_leaves() external pure {
        TrainingTaskSpec memory spec = _spec(4810, 2);
        // 85 coordinates of 3 trainers a leaf; 2,405 = 28 * 85 + 25.
        assertEq(RoundVectors.lengthOf(spec, 14, 3, 1), 29, "3 trainers");
        assertEq(RoundVectors.leafSize(spec, 14, 3, 1, 27), 1020, "a whole leaf");
        assertEq(RoundVectors.leafSize(spec, 14, 3, 1, 28), 300, "the last leaf");
        assertEq(RoundVectors.lengthOf(spec, 14, 1, 0), 10, "1 trainer");
        assertEq(RoundVectors.lengthOf(spec, 14, 64, 0), 602, "64 trainers");
        assertEq(RoundVectors.leafSize(spec, 14, 64, 0, 601), 256, "one coordinate left");
    }

    function test_reduction_levels() external pure {
        assertEq(RoundVectors.reductionLength(1), 1, "1");
        assertEq(RoundVectors.reductionLength(256), 1, "one partial is the top");
        assertEq(RoundVectors.reductionLength(257), 129, "two partials in a leaf, and the top");
        assertEq(RoundVectors.reductionLength(65_536), 257, "256 partials");
        assertEq(RoundVectors.reductionLength(65_537), 384 + 128 + 1, "three levels");
        assertEq(RoundVectors.reductionLength(2 ** 31), 2 ** 23 + 2 ** 15 + 128 + 1, "the largest");
        assertEq(RoundVectors.lengthOf(_spec(65_537, 1), 16, 5, 3), 513, "as a vector");
        assertEq(RoundVectors.dtypeOf(16), 4, "binary64");
        assertEq(RoundVectors.leafSize(_spec(1, 1), 16, 5, 3, 0), 1024, "leaf");
    }

    function _entry(TrainingTaskSpec memory spec, uint256 index, uint256 kind, uint256 binding) private pure {
        (uint8 k, uint256 b) = RoundVectors.auxEntry(spec, index);
        assertEq(k, kind, "kind");
        assertEq(b, binding, "binding");
    }

    function test_auxSet_byRule() external pure {
        TrainingTaskSpec memory spec = _spec(4810, 2);
        spec.aggregation = AggregationRule.TrimmedMean;
        assertEq(RoundVectors.auxCount(spec), 2, "a root a fragment");
        _entry(spec, 0, 14, 0);
        _entry(spec, 1, 14, 1);
        assertTrue(!RoundVectors.reduces(spec), "no reductions");

        spec = _spec(4810, 1);
        spec.clipL2Norm = 1;
        assertEq(RoundVectors.auxCount(spec), 3, "clip");
        _entry(spec, 0, 14, 0);
        _entry(spec, 1, 15, 0);
        _entry(spec, 2, 18, 0);
        assertEq(RoundVectors.lengthOf(spec, 8, 5, 0), 3, "aux set");
        assertEq(RoundVectors.lengthOf(spec, 15, 5, 0), 5, "a reduction a trainer");

        spec.clipL2Norm = 0;
        spec.aggregation = AggregationRule.MedianNormMean;
        assertTrue(RoundVectors.reduces(spec) && !RoundVectors.selects(spec), "reduces, but selects nobody");
        assertEq(RoundVectors.auxCount(spec), 3, "as a clip");
        _entry(spec, 2, 18, 0);
        assertEq(RoundVectors.lengthOf(spec, 15, 5, 0), 5, "a reduction a trainer");

        for (uint256 rule = 4; rule < 6; ++rule) {
            spec.aggregation = AggregationRule(rule);
            assertTrue(RoundVectors.selects(spec), "selects");
            assertEq(RoundVectors.lengthOf(spec, 8, 5, 0), 4, "aux set");
            _entry(spec, 0, 14, 0);
            _entry(spec, 1, 15, 0);
            _entry(spec, 2, 17, 0);
            _entry(spec, 3, 18, 0);
            assertEq(RoundVectors.lengthOf(spec, 15, 5, 0), 10, "a reduction a pair");
            assertEq(RoundVectors.lengthOf(spec, 15, 64, 0), 2016, "of 64");
            assertEq(RoundVectors.lengthOf(spec, 17, 5, 0), 5, "rows");
            assertEq(RoundVectors.leafSize(spec, 17, 5, 0, 4), 40, "row");
            assertEq(RoundVectors.lengthOf(spec, 18, 5, 0), 1, "scores");
            assertEq(RoundVectors.leafSize(spec, 18, 5, 0, 0), 40, "scores leaf");
        }
    }

    function test_payload_header() external pure {
        assertEq(RoundVectors.payloadDtype(Quantization.None), 1, "binary32");
        assertEq(RoundVectors.payloadDtype(Quantization.Int8), 2, "int8");
        assertEq(RoundVectors.payloadDtype(Quantization.Int4), 3, "int4");
        bytes memory preimage =
            hex"61737361792f76312f7061796c6f6164abababababababababababababababababababababababababababababababab0102030411121314cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd";
        assertEq(preimage.length, 16 + 32 + 4 + 4 + 20, "domain, task, round, fragment, trainer");
        bytes32 binding = RoundVectors.payloadBinding(
            0xabababababababababababababababababababababababababababababababab,
            0x01020304,
            0x11121314,
            address(bytes20(hex"cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"))
        );
        assertEq(binding, sha256(preimage), "binding");
    }
}
