// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IArithmeticEvaluator} from "../src/arithmetic/IArithmeticEvaluator.sol";
import {IOpReferee} from "../src/aggregation/IOpReferee.sol";
import {AggregationRule, Quantization} from "../src/facts/Types.sol";
import {Float32} from "../src/arithmetic/Float32.sol";
import {Float64} from "../src/arithmetic/Float64.sol";
import {Test} from "./utils/Test.sol";

abstract contract OpRefereeTest is Test {
    uint32 internal constant NAN = 0x7fc00000;
    uint32 internal constant INF = 0x7f800000;
    uint32 internal constant SIGN = 0x80000000;
    uint32 internal constant ONE = 0x3f800000;
    uint32 internal constant THREE = 0x40400000;
    uint64 internal constant NAN64 = 0x7ff8000000000000;
    uint64 internal constant INF64 = 0x7ff0000000000000;

    IOpReferee internal referee;
    uint256 private _state = 7;

    function setUp() public virtual {
        referee = IOpReferee(vm.deployCode("OpReferee.sol:OpReferee", ""));
    }

    function _next() internal returns (uint256) {
        _state = uint256(keccak256(abi.encode(_state)));
        return _state;
    }

    /// @notice The bytes of `word` the other way round.
    function _reversed(bytes memory word) internal pure returns (bytes memory out) {
        out = new bytes(word.length);
        for (uint256 i = 0; i < word.length; ++i) {
            out[i] = word[word.length - 1 - i];
        }
    }

    function _little32(uint32 word) internal pure returns (bytes memory) {
        return _reversed(abi.encodePacked(word));
    }

    function _little64(uint64 word) internal pure returns (bytes memory) {
        return _reversed(abi.encodePacked(word));
    }

    /// @notice Words `from` to `from + count − 1` of a list of words as vectors have them, little-endian.
    function _little(bytes[] memory words, uint256 from, uint256 count) internal pure returns (bytes memory out) {
        uint256 size = words[from].length;
        out = new bytes(count * size);
        for (uint256 i = 0; i < count * size; ++i) {
            out[i] = words[from + i / size][size - 1 - i % size];
        }
    }

    /// @notice Coordinate `i` of every trainer.
    function _column(bytes[] memory x, uint256 trainers, uint256 elements, uint256 i) internal pure returns (bytes memory out) {
        out = new bytes(4 * trainers);
        for (uint256 j = 0; j < 4 * trainers; ++j) {
            out[j] = x[j / 4 * elements + i][3 - j % 4];
        }
    }

    function _list(uint32 a, uint32 b, uint32 c) internal pure returns (bytes memory) {
        return bytes.concat(_little32(a), _little32(b), _little32(c));
    }

    function _list64(uint64 a, uint64 b, uint64 c) internal pure returns (bytes memory) {
        return bytes.concat(_little64(a), _little64(b), _little64(c));
    }

    function _same(string memory a, string memory b) internal pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}

/// @notice Replays vectors/aggregate.json, arithmetic.json and quant.json, as Go and Python do.
contract OpReferee_vectors_Test is OpRefereeTest {
    struct Case {
        string name;
        uint256 trainers;
        uint256 elements;
        bytes[] x;
        bytes[] result;
    }

    function _read(string memory name) private view returns (string memory) {
        return vm.readFile(string.concat("vectors/", name, ".json"));
    }

    function _at(string memory list, uint256 index, string memory key) private pure returns (string memory) {
        return string.concat(".", list, "[", vm.toString(index), "].", key);
    }

    function _assertColumn(Case memory c, uint256 i, AggregationRule rule, uint32 param, uint32 clip, bytes memory scores)
        private
        view
    {
        uint32 have = referee.aggregate(rule, param, clip, _column(c.x, c.trainers, c.elements, i), scores);
        assertEq(have, uint32(bytes4(c.result[i])), c.name);
    }

    function _assertAll(Case memory c, AggregationRule rule, uint32 param, uint32 clip, bytes memory scores) private view {
        for (uint256 i = 0; i < c.elements; ++i) {
            _assertColumn(c, i, rule, param, clip, scores);
        }
    }

    /// @notice Level 1 over a vector, or the differences of two.
    function _level1(bytes memory x, bytes memory y) private view returns (bytes memory partials) {
        for (uint256 from = 0; from < x.length; from += 1024) {
            uint256 to = from + 1024 < x.length ? from + 1024 : x.length;
            bytes memory other = y.length == 0 ? y : this.slice(y, from, to);
            partials = bytes.concat(partials, _little64(referee.squares(this.slice(x, from, to), other)));
        }
    }

    function slice(bytes calldata data, uint256 from, uint256 to) external pure returns (bytes memory) {
        return data[from:to];
    }

    function _vector(Case memory c, uint256 trainer) private pure returns (bytes memory) {
        return _little(c.x, trainer * c.elements, c.elements);
    }

    function _clipped(Case memory c, string memory text, uint256 i, bool median) private view {
        bytes[] memory level1 = vm.parseJsonBytesArray(text, _at("cases", i, "level1"));
        bytes[] memory norms = vm.parseJsonBytesArray(text, _at("cases", i, "norms"));
        uint256 runs = level1.length / c.trainers;
        bytes memory scores;
        for (uint256 t = 0; t < c.trainers; ++t) {
            bytes memory partials = _level1(_vector(c, t), "");
            assertEq(keccak256(partials), keccak256(_little(level1, t * runs, runs)), c.name);
            uint64 sum = runs == 1 ? uint64(bytes8(level1[t])) : referee.sum(partials);
            assertEq(Float64.sqrt(sum), uint64(bytes8(norms[t])), c.name);
            scores = bytes.concat(scores, _little64(sum));
        }
        if (median) return _assertAll(c, AggregationRule.MedianNormMean, 0, 0, scores);
        _assertAll(c, AggregationRule.Mean, 0, uint32(bytes4(vm.parseJsonBytes(text, _at("cases", i, "bound")))), scores);
    }

    function _distance(bytes[] memory distances, uint256 n, uint256 i, uint256 j) private pure returns (bytes memory) {
        if (i == j) return new bytes(8);
        if (i > j) (i, j) = (j, i);
        return _little(distances, i * (2 * n - i - 1) / 2 + j - i - 1, 1);
    }

    function _krumScores(Case memory c, bytes[] memory distances, bytes[] memory scores, uint256 f) private view {
        for (uint256 i = 0; i < c.trainers; ++i) {
            bytes memory row;
            for (uint256 j = 0; j < c.trainers; ++j) {
                row = bytes.concat(row, _distance(distances, c.trainers, i, j));
            }
            assertEq(referee.score(row, i, f), uint64(bytes8(scores[i])), c.name);
        }
    }

    function _krumDistances(Case memory c, bytes[] memory level1, bytes[] memory distances) private view {
        uint256 pair = 0;
        uint256 runs = level1.length / distances.length;
        for (uint256 i = 0; i < c.trainers; ++i) {
            for (uint256 j = i + 1; j < c.trainers; ++j) {
                bytes memory partials = _level1(_vector(c, i), _vector(c, j));
                assertEq(keccak256(partials), keccak256(_little(level1, pair * runs, runs)), c.name);
                assertEq(referee.sum(partials), uint64(bytes8(distances[pair])), c.name);
                ++pair;
            }
        }
    }

    function _multiKrum(Case memory c, string memory text, uint256 i) private view {
        bytes[] memory distances = vm.parseJsonBytesArray(text, _at("cases", i, "distances"));
        bytes[] memory scores = vm.parseJsonBytesArray(text, _at("cases", i, "scores"));
        uint256[] memory selected = vm.parseJsonUintArray(text, _at("cases", i, "selected"));
        uint256 f = _optional(text, _at("cases", i, "faulty"));
        _krumDistances(c, vm.parseJsonBytesArray(text, _at("cases", i, "level1")), distances);
        _krumScores(c, distances, scores, f);
        bytes memory list = _little(scores, 0, scores.length);
        _assertAll(c, AggregationRule.MultiKrum, uint32(f | selected.length << 16), 0, list);
        // Krum takes the first of them as it is, but for a zero's sign.
        for (uint256 e = 0; e < c.elements; ++e) {
            uint32 x = uint32(bytes4(c.x[selected[0] * c.elements + e]));
            c.result[e] = abi.encodePacked(x == SIGN ? uint32(0) : x);
        }
        _assertAll(c, AggregationRule.Krum, uint32(f), 0, list);
    }

    /// @notice One case; a call of its own, so that the copies of the file it makes do not add up.
    function aggregation(uint256 i) external view {
        string memory text = _read("aggregate");
        string memory rule = vm.parseJsonString(text, _at("cases", i, "rule"));
        Case memory c;
        c.name = vm.parseJsonString(text, _at("cases", i, "name"));
        c.trainers = vm.parseJsonUint(text, _at("cases", i, "trainers"));
        c.elements = vm.parseJsonUint(text, _at("cases", i, "elements"));
        c.x = vm.parseJsonBytesArray(text, _at("cases", i, "x"));
        c.result = vm.parseJsonBytesArray(text, _at("cases", i, "result"));
        if (_same(rule, "clippedMean") || _same(rule, "medianNormMean")) {
            _clipped(c, text, i, _same(rule, "medianNormMean"));
        } else if (_same(rule, "weightedMean")) {
            bytes memory weights = _weights(vm.parseJsonBytesArray(text, _at("cases", i, "weights")));
            _assertAll(c, AggregationRule.WeightedMean, 0, 0, weights);
        } else if (_same(rule, "multiKrum")) {
            _multiKrum(c, text, i);
        } else if (_same(rule, "trimmedMean")) {
            _assertAll(c, AggregationRule.TrimmedMean, uint32(_optional(text, _at("cases", i, "drop"))), 0, "");
        } else {
            assertTrue(_same(rule, "mean") || _same(rule, "median"), rule);
            _assertAll(c, _same(rule, "mean") ? AggregationRule.Mean : AggregationRule.CoordinateMedian, 0, 0, "");
        }
    }

    /// @notice Binary32 words one after the other, little-endian.
    function _weights(bytes[] memory words) private pure returns (bytes memory list) {
        for (uint256 i = 0; i < words.length; ++i) {
            list = bytes.concat(list, _little32(uint32(bytes4(words[i]))));
        }
    }

    /// @notice A number that a case leaves out if it is 0.
    function _optional(string memory text, string memory key) private view returns (uint256) {
        try this.uintAt(text, key) returns (uint256 value) {
            return value;
        } catch {
            return 0;
        }
    }

    function uintAt(string calldata text, string calldata key) external pure returns (uint256) {
        return vm.parseJsonUint(text, key);
    }

    function test_aggregate_cases_match() external view {
        uint256 count = vm.parseJsonUint(_read("aggregate"), ".count");
        assertGe(count, 111, "cases");
        for (uint256 i = 0; i < count; ++i) {
            this.aggregation(i);
        }
    }

    function mean(uint256 i) external view {
        string memory text = _read("arithmetic");
        Case memory c;
        c.name = vm.parseJsonString(text, _at("mean", i, "name"));
        c.trainers = vm.parseJsonUint(text, _at("mean", i, "trainers"));
        c.elements = vm.parseJsonUint(text, _at("mean", i, "elements"));
        c.x = vm.parseJsonBytesArray(text, _at("mean", i, "x"));
        c.result = vm.parseJsonBytesArray(text, _at("mean", i, "mean"));
        _assertAll(c, AggregationRule.Mean, 0, 0, "");
    }

    function test_mean_cases_match() external view {
        uint256 count = vm.parseJsonUint(_read("arithmetic"), ".meanCount");
        assertGe(count, 16, "cases");
        for (uint256 i = 0; i < count; ++i) {
            this.mean(i);
        }
    }

    function nesterov(uint256 i) external view {
        string memory text = _read("arithmetic");
        string memory name = vm.parseJsonString(text, _at("nesterov", i, "name"));
        uint32 lr = uint32(bytes4(vm.parseJsonBytes(text, _at("nesterov", i, "lr"))));
        uint32 mu = uint32(bytes4(vm.parseJsonBytes(text, _at("nesterov", i, "mu"))));
        bytes[] memory params = vm.parseJsonBytesArray(text, _at("nesterov", i, "params"));
        bytes[] memory momentum = vm.parseJsonBytesArray(text, _at("nesterov", i, "momentum"));
        bytes[] memory d = vm.parseJsonBytesArray(text, _at("nesterov", i, "d"));
        bytes[] memory newParams = vm.parseJsonBytesArray(text, _at("nesterov", i, "newParams"));
        bytes[] memory newMomentum = vm.parseJsonBytesArray(text, _at("nesterov", i, "newMomentum"));
        for (uint256 j = 0; j < d.length; ++j) {
            uint32 b = referee.outerMomentum(mu, uint32(bytes4(momentum[j])), uint32(bytes4(d[j])));
            assertEq(b, uint32(bytes4(newMomentum[j])), name);
            uint32 p = referee.outerParameter(mu, lr, b, uint32(bytes4(d[j])), uint32(bytes4(params[j])));
            assertEq(p, uint32(bytes4(newParams[j])), name);
        }
    }

    function test_nesterov_cases_match() external view {
        uint256 count = vm.parseJsonUint(_read("arithmetic"), ".nesterovCount");
        assertGe(count, 13, "cases");
        for (uint256 i = 0; i < count; ++i) {
            this.nesterov(i);
        }
    }

    struct Encoded {
        string name;
        Quantization quantization;
        bool valid;
        uint256 elements;
        bytes data;
        bytes[] values;
    }

    /// @return replayed 0 for the sparse encoding, which no task has.
    function quantised(uint256 i) external view returns (uint256 replayed) {
        string memory text = _read("quant");
        string memory format = vm.parseJsonString(text, _at("cases", i, "format"));
        if (_same(format, "sparse")) return 0;
        Encoded memory c;
        c.quantization = _same(format, "int8") ? Quantization.Int8 : Quantization.Int4;
        c.name = vm.parseJsonString(text, _at("cases", i, "name"));
        c.valid = bytes(vm.parseJsonString(text, _at("cases", i, "error"))).length == 0;
        c.elements = vm.parseJsonUint(text, _at("cases", i, "elements"));
        c.data = vm.parseJsonBytes(text, _at("cases", i, "data"));
        if (c.valid) c.values = vm.parseJsonBytesArray(text, _at("cases", i, "values"));
        uint256 leaves = (c.elements + 1023) / 1024;
        for (uint256 leaf = 0; leaf < leaves; ++leaf) {
            uint256 size = c.data.length / leaves;
            _assertLeaf(c, this.slice(c.data, leaf * size, (leaf + 1) * size), 1024 * leaf);
        }
        replayed = 1;
    }

    function _assertLeaf(Encoded memory c, bytes memory leaf, uint256 first) private view {
        uint256 count = c.elements - first < 1024 ? c.elements - first : 1024;
        assertTrue(referee.payloadWellFormed(c.quantization, 128, leaf, count) == c.valid, c.name);
        if (!c.valid) return;
        _assertValues(c, leaf, first, 0, count);
        _assertValues(c, leaf, first, count / 3, count - count / 3);
    }

    function _assertValues(Encoded memory c, bytes memory leaf, uint256 first, uint256 from, uint256 count) private view {
        bytes memory values = referee.dequantise(c.quantization, leaf, from, count);
        assertEq(keccak256(values), keccak256(_little(c.values, first + from, count)), c.name);
    }

    function test_quantised_cases_match() external view {
        uint256 count = vm.parseJsonUint(_read("quant"), ".count");
        uint256 replayed = 0;
        for (uint256 i = 0; i < count; ++i) {
            replayed += this.quantised(i);
        }
        assertEq(replayed, 44, "cases");
    }
}

contract OpReferee_aggregate_Test is OpRefereeTest {
    /// @notice −inf < finite < +inf < NaN; what is dropped does not count, and NaN of any pattern is greatest.
    function test_trimmedMean_notFinite_succeeds() external view {
        bytes memory values = bytes.concat(_list(0xffc00001, SIGN | INF, ONE), _list(INF, THREE, ONE));
        assertEq(referee.aggregate(AggregationRule.TrimmedMean, 2, 0, values, ""), 0x40000000, "mean of 1 and 3");
        assertEq(referee.aggregate(AggregationRule.TrimmedMean, 1, 0, values, ""), INF, "with infinity");
        assertEq(referee.aggregate(AggregationRule.TrimmedMean, 0, 0, values, ""), NAN, "with NaN");
    }

    /// @notice Parameters that no spec has give something, too.
    function test_parameters_outOfRange_areTotal() external view {
        bytes memory values = _list(ONE, THREE, INF);
        bytes memory scores = _list64(3, 2, 1);
        assertEq(referee.aggregate(AggregationRule.TrimmedMean, 77, 0, values, ""), THREE, "the median is left");
        assertEq(referee.aggregate(AggregationRule.MultiKrum, 0, 0, values, scores), NAN, "the mean of none");
        assertEq(referee.aggregate(AggregationRule.MultiKrum, 9 << 16, 0, values, scores), INF, "all");
        assertEq(referee.aggregate(AggregationRule.WeightedMean, 0, 0, values, _list(0, 0, 0)), NAN, "no weight");
        assertEq(referee.aggregate(AggregationRule.WeightedMean, 0, 0, values, _list(ONE, ONE, NAN)), NAN, "weight NaN");
        assertEq(referee.aggregate(AggregationRule.WeightedMean, 0, 0, values, _list(SIGN | ONE, ONE, 0)), NAN, "0 * infinity");
    }

    /// @notice Weights by trainer; the aggregate of equal weights is the mean, and a clip is none of this rule's business.
    function test_weightedMean_succeeds() external view {
        bytes memory values = _list(ONE, THREE, 0x40e00000);
        AggregationRule rule = AggregationRule.WeightedMean;
        assertEq(referee.aggregate(rule, 0, 0, values, _list(ONE, ONE, ONE)), 0x406aaaab, "11/3");
        assertEq(referee.aggregate(rule, 0, 0, values, _list(THREE, ONE, ONE)), 0x40266666, "13/5");
        assertEq(referee.aggregate(rule, 0, ONE, values, _list(ONE, THREE, 0x3f000000)), 0x40400000, "13.5/4.5");
        bytes memory call = abi.encodeCall(referee.aggregate, (rule, 0, 0, values, _list64(1, 1, 1)));
        _assertRefused(call, "binary64 weights");
        _assertRefused(abi.encodeCall(referee.aggregate, (rule, 0, 0, values, "")), "no weights");
    }

    /// @notice Equal scores go to the least address; −0 equals +0; NaN loses last.
    function test_krum_ties_succeeds() external view {
        bytes memory values = _list(ONE, THREE, 0x40e00000);
        assertEq(referee.aggregate(AggregationRule.Krum, 0, 0, values, _list64(5, 4, 4)), THREE, "the first of equals");
        assertEq(referee.aggregate(AggregationRule.Krum, 0, 0, values, _list64(0, 1 << 63, 0)), ONE, "both zeros");
        assertEq(referee.aggregate(AggregationRule.Krum, 0, 0, values, _list64(NAN64, INF64, INF64)), THREE, "infinity");
        assertEq(
            referee.aggregate(AggregationRule.Krum, 0, 0, values, _list64(NAN64 | 1, 0xfff8000000000001, NAN64)), ONE, "all NaN"
        );
        assertEq(referee.aggregate(AggregationRule.Krum, 0, 0, values, _list64(0, (1 << 63) | 5, 0)), THREE, "negative");
    }

    /// @notice A norm of exactly the bound is not clipped; one of NaN makes NaN; an infinite one silences a finite value.
    function test_clip_edges_succeeds() external view {
        bytes memory values = _list(THREE, 0, 0);
        uint64 nine = 0x4022000000000000;
        assertEq(referee.aggregate(AggregationRule.Mean, 0, THREE, values, _list64(nine, 0, 0)), ONE, "not clipped");
        assertEq(referee.aggregate(AggregationRule.Mean, 0, ONE, values, _list64(nine, 0, 0)), 0x3eaaaaab, "clipped to 1");
        assertEq(referee.aggregate(AggregationRule.Mean, 0, ONE, values, _list64(NAN64, 0, 0)), NAN, "NaN");
        assertEq(referee.aggregate(AggregationRule.Mean, 0, ONE, values, _list64(INF64, 0, 0)), 0, "infinite");
        // Only Mean clips.
        assertEq(referee.aggregate(AggregationRule.Krum, 0, ONE, values, _list64(0, 1, 2)), THREE, "Krum does not clip");
    }

    /// @notice The median is the middle norm, or half the sum of the middle two; NaN stands last, zeros of both signs together.
    function test_medianNorm_edges_succeeds() external view {
        bytes memory values = _list(THREE, 0, 0);
        AggregationRule rule = AggregationRule.MedianNormMean;
        uint64 one = 0x3ff0000000000000;
        uint64 nine = 0x4022000000000000;
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(nine, nine, 0)), ONE, "the middle one is not scaled");
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(nine, one, 0)), 0x3eaaaaab, "scaled to 1");
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(nine, 0, 1 << 63)), 0, "scaled to 0");
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(NAN64, one, 0)), NAN, "its own norm is NaN");
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(nine, INF64, INF64)), ONE, "the median is infinite");
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(nine, NAN64, NAN64)), NAN, "the median is NaN");
        assertEq(referee.aggregate(rule, 0, 0, values, _list64(INF64, one, 0)), 0, "an infinite one is silenced");
        bytes memory two = bytes.concat(_little32(THREE), _little32(ONE));
        bytes memory squares = bytes.concat(_little64(nine), _little64(one));
        // Norms 3 and 1, the median 2: (3 * RN(2 / 3) + 1) / 2.
        assertEq(referee.aggregate(rule, 0, 0, two, squares), 0x3fc00000, "of two");
        assertEq(referee.aggregate(rule, 0, 0, _little32(THREE), _little64(nine)), THREE, "of one");
        // A parameter or a clip, which no spec has, is none of its business.
        assertEq(referee.aggregate(rule, 7, ONE, _little32(THREE), _little64(nine)), THREE, "nothing beside");
    }

    function _assertRefused(bytes memory call_, string memory what) private view {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success, bytes memory reason) = address(referee).staticcall(call_);
        assertTrue(!success && bytes4(reason) == IArithmeticEvaluator.OperandLength.selector, what);
    }

    function _assertRefused(uint256 values, uint32 clip, uint256 scores, string memory what) private view {
        bytes memory data = new bytes(scores);
        _assertRefused(abi.encodeCall(referee.aggregate, (AggregationRule.Mean, 0, clip, new bytes(values), data)), what);
    }

    function test_sizes_wrong_revert() external view {
        _assertRefused(0, 0, 0, "no values");
        _assertRefused(260, 0, 0, "65 values");
        _assertRefused(9, 0, 0, "part of a value");
        _assertRefused(8, 0, 16, "scores for Mean");
        _assertRefused(8, ONE, 8, "half the scores");
        bytes memory leaf = new bytes(1024);
        _assertRefused(abi.encodeCall(referee.squares, (new bytes(1028), "")), "257 elements");
        _assertRefused(abi.encodeCall(referee.squares, (new bytes(8), new bytes(4))), "unequal vectors");
        _assertRefused(abi.encodeCall(referee.sum, (new bytes(2056))), "257 partials");
        _assertRefused(abi.encodeCall(referee.sum, ("")), "no partials");
        _assertRefused(abi.encodeCall(referee.score, (new bytes(24), 3, 0)), "no such row");
        _assertRefused(abi.encodeCall(referee.payloadWellFormed, (Quantization.None, 0, leaf, 257)), "257 elements");
        _assertRefused(abi.encodeCall(referee.payloadWellFormed, (Quantization.Int8, 0, leaf, 0)), "no elements");
        _assertRefused(abi.encodeCall(referee.dequantise, (Quantization.None, leaf, 200, 57)), "beyond the leaf");
        _assertRefused(abi.encodeCall(referee.dequantise, (Quantization.Int4, leaf, 0, 1)), "size");
    }

    /// @notice Any bits of any rule and number of trainers have a result.
    function testFuzz_aggregate_anyBits_neverReverts(uint256 seed, uint8 rule, uint32 param, uint32 clip, uint8 n) external view {
        n = uint8(bound(n, 1, 64));
        rule = rule % (uint8(type(AggregationRule).max) + 1);
        bytes memory values = new bytes(4 * uint256(n));
        bytes memory scores = new bytes(rule == 1 ? 4 * uint256(n) : rule >= 4 || clip != 0 ? 8 * uint256(n) : 0);
        for (uint256 i = 0; i < values.length; ++i) {
            values[i] = bytes1(uint8(uint256(keccak256(abi.encode(seed, i)))));
        }
        for (uint256 i = 0; i < scores.length; ++i) {
            scores[i] = bytes1(uint8(uint256(keccak256(abi.encode(seed, "scores", i)))));
        }
        uint32 result = referee.aggregate(AggregationRule(rule), param, clip, values, scores);
        assertTrue(!Float32.isNaN(result) || result == NAN, "one NaN");
        uint256 row = seed % n;
        uint64 score = scores.length == 8 * uint256(n) ? referee.score(scores, row, param) : 0;
        assertTrue(!Float64.isNaN(score) || score == NAN64, "one NaN");
    }

    /// @notice The median of distinct numbers has as many below as above.
    function testFuzz_median_odd_succeeds(uint256 seed, uint8 half) external view {
        uint256 n = 2 * bound(half, 0, 31) + 1;
        bytes memory values;
        for (uint256 i = 0; i < n; ++i) {
            values = bytes.concat(values, _little32(_finite(seed, i)));
        }
        uint32 result = referee.aggregate(AggregationRule.CoordinateMedian, 0, 0, values, "");
        uint256 below = 0;
        uint256 above = 0;
        for (uint256 i = 0; i < n; ++i) {
            below += Float32.lt(_finite(seed, i), result);
            above += Float32.lt(result, _finite(seed, i));
        }
        assertTrue(below <= n / 2 && above <= n / 2, "middle");
    }

    function _finite(uint256 seed, uint256 i) private pure returns (uint32 x) {
        x = uint32(uint256(keccak256(abi.encode(seed, i))));
        if (x & INF == INF) x ^= 0x40000000;
    }
}

contract OpReferee_payloadWellFormed_Test is OpRefereeTest {
    function _set(bytes memory leaf, uint256 element, uint32 word) private pure returns (bytes memory copy) {
        copy = bytes.concat(leaf);
        for (uint256 i = 0; i < 4; ++i) {
            copy[4 * element + i] = bytes1(uint8(word >> (8 * i)));
        }
    }

    function _plain(int16 boundLog2, uint32 word) private view returns (bool) {
        bool first = referee.payloadWellFormed(Quantization.None, boundLog2, _set(new bytes(1024), 0, word), 3);
        bool last = referee.payloadWellFormed(Quantization.None, boundLog2, _set(new bytes(1024), 255, word), 256);
        assertTrue(first == last, "wherever it stands");
        assertTrue(
            first == referee.payloadWellFormed(Quantization.None, boundLog2, _set(new bytes(1024), 2, word ^ SIGN), 3), "sign"
        );
        return first;
    }

    function test_bound_isIncluded() external view {
        assertTrue(_plain(10, 0x44800000), "2^10");
        assertTrue(!_plain(10, 0x44800001), "above");
        assertTrue(_plain(10, 1), "subnormal");
        assertTrue(_plain(-126, 0x00800000), "2^-126");
        assertTrue(!_plain(-126, 0x00800001), "above");
        assertTrue(_plain(-140, 0x00000200), "2^-140");
        assertTrue(!_plain(-140, 0x00000201), "above");
        assertTrue(_plain(127, 0x7f000000), "2^127");
        assertTrue(!_plain(127, 0x7f000001), "above");
        assertTrue(_plain(300, 0x7f7fffff), "any finite number");
        assertTrue(!_plain(300, INF), "infinity");
        assertTrue(!_plain(300, NAN), "NaN");
        assertTrue(!_plain(300, 0x7f800001), "another NaN");
        assertTrue(_plain(-300, 0), "zero");
        assertTrue(!_plain(-300, 1), "not zero");
    }

    function test_tail_isZero() external view {
        assertTrue(referee.payloadWellFormed(Quantization.None, 10, _set(new bytes(1024), 4, ONE), 5), "the last element");
        assertTrue(!referee.payloadWellFormed(Quantization.None, 10, _set(new bytes(1024), 5, ONE), 5), "behind it");
        assertTrue(!referee.payloadWellFormed(Quantization.None, 10, _set(new bytes(1024), 5, SIGN), 5), "-0 is not zero");
        assertTrue(!referee.payloadWellFormed(Quantization.None, 10, new bytes(1023), 5), "short");
        assertTrue(!referee.payloadWellFormed(Quantization.None, 10, new bytes(1028), 5), "long");
        assertTrue(!referee.payloadWellFormed(Quantization.None, 10, "", 5), "empty");
    }

    /// @notice Scale and codes of block 2: everything that rule 7.1 asks, one after the other.
    function _block(Quantization quantization, uint32 scale, uint8 code, uint8 other) private pure returns (bytes memory leaf) {
        bool wide = quantization == Quantization.Int8;
        leaf = new bytes(wide ? 1040 : 528);
        uint256 from = wide ? 520 : 264;
        for (uint256 i = 0; i < 4; ++i) {
            leaf[from + i] = bytes1(uint8(scale >> (8 * i)));
        }
        leaf[from + 4 + 77] = bytes1(code);
        leaf[from + 4 + 100] = bytes1(other);
    }

    function _ok(Quantization quantization, int16 boundLog2, uint32 scale, uint8 code, uint8 other) private view returns (bool) {
        return referee.payloadWellFormed(quantization, boundLog2, _block(quantization, scale, code, other), 1024);
    }

    function test_int8_blocks_asRule71() external view {
        Quantization q = Quantization.Int8;
        assertTrue(_ok(q, 10, ONE, 127, 3), "127");
        assertTrue(_ok(q, 10, ONE, 129, 3), "-127");
        assertTrue(!_ok(q, 10, ONE, 126, 3), "no largest code");
        assertTrue(!_ok(q, 10, ONE, 128, 127), "-128");
        assertTrue(!_ok(q, 10, ONE, 0, 0), "a scale and no codes");
        assertTrue(_ok(q, 10, 0, 0, 0), "nothing");
        assertTrue(!_ok(q, 10, 0, 1, 0), "a code under scale 0");
        assertTrue(!_ok(q, 10, SIGN, 0, 0), "scale -0");
        assertTrue(!_ok(q, 10, SIGN | ONE, 127, 0), "negative");
        assertTrue(!_ok(q, 10, ONE | 1, 127, 0), "17 bits");
        assertTrue(!_ok(q, 127, INF, 127, 0), "infinite");
        assertTrue(!_ok(q, 127, NAN, 127, 0), "NaN");
        assertTrue(_ok(q, 127, 0x7b800000, 127, 0), "127 * 2^120 is below 2^127");
        assertTrue(!_ok(q, 127, 0x7c800000, 127, 0), "127 * 2^122 is not finite");
        // 127 * 2^3 = 1016 and 127 * 2^4 = 2032 about the bound of 2^10.
        assertTrue(_ok(q, 10, 0x41000000, 127, 0), "within");
        assertTrue(!_ok(q, 10, 0x41800000, 127, 0), "beyond the bound");
        assertTrue(_ok(q, -119, 0x00000100, 1, 0), "a subnormal scale needs no largest code");
        assertTrue(_ok(q, -126, 0x00400000, 2, 0), "2 * 2^-127");
        assertTrue(!_ok(q, -126, 0x00400000, 3, 0), "3 * 2^-127");
        assertTrue(!_ok(q, 10, 0x00000100, 0x80, 0), "-128 under a subnormal scale");
    }

    function test_int4_blocks_asRule71() external view {
        Quantization q = Quantization.Int4;
        assertTrue(_ok(q, 10, ONE, 0x07, 3), "7, low");
        assertTrue(_ok(q, 10, ONE, 0x70, 3), "7, high");
        assertTrue(_ok(q, 10, ONE, 0x90, 3), "-7, high");
        assertTrue(_ok(q, 10, ONE, 0x0f, 0x9f), "-1, and -7 later");
        assertTrue(!_ok(q, 10, ONE, 0x66, 3), "no largest code");
        assertTrue(!_ok(q, 10, ONE, 0x87, 0), "-8, high");
        assertTrue(!_ok(q, 10, ONE, 0x78, 0), "-8, low");
        assertTrue(!_ok(q, 10, 0, 0x10, 0), "a code under scale 0");
        assertTrue(_ok(q, 128, 0x7e000000, 0x07, 0), "7 * 2^125 is finite");
        assertTrue(!_ok(q, 127, 0x7e000000, 0x07, 0), "and beyond 2^127");
        assertTrue(!_ok(q, 128, 0x7e800000, 0x07, 0), "7 * 2^126 is not");
        assertTrue(_ok(q, 3, ONE, 0x70, 0), "7 within 8");
        assertTrue(!_ok(q, 2, ONE, 0x70, 0), "7 beyond 4");
    }

    /// @notice Against the same rule spelled out code by code.
    function testFuzz_quantised_asSpelledOut(uint256 seed, bool wide, int16 boundLog2, uint16 elements) external view {
        boundLog2 = int16(int256(bound(uint256(int256(boundLog2)) & 0xff, 0, 252))) - 126;
        elements = uint16(bound(elements, 1, 1024));
        Quantization q = wide ? Quantization.Int8 : Quantization.Int4;
        bytes memory leaf = _random(seed, wide, elements);
        assertTrue(
            referee.payloadWellFormed(q, boundLog2, leaf, elements) == _spelledOut(leaf, wide, boundLog2, elements),
            "same verdict"
        );
    }

    /// @notice Mostly well formed: one block in four has something of its own.
    function _random(uint256 seed, bool wide, uint256 elements) private pure returns (bytes memory leaf) {
        uint256 size = wide ? 260 : 132;
        leaf = new bytes(4 * size);
        for (uint256 b = 0; b < 4 && 256 * b < elements; ++b) {
            uint256 r = uint256(keccak256(abi.encode(seed, b)));
            uint32 scale = uint32(r % 0x7d0000) << 8;
            if (r >> 250 == 0) scale = uint32(r >> 32);
            for (uint256 i = 0; i < 4; ++i) {
                leaf[b * size + i] = bytes1(uint8(scale >> (8 * i)));
            }
            uint256 codes = (elements - 256 * b < 256 ? elements - 256 * b : 256) * (wide ? 2 : 1) / 2;
            for (uint256 i = 0; i < codes; ++i) {
                uint8 code = uint8(uint256(keccak256(abi.encode(r, i))));
                if (r >> 255 == 0) code = wide ? (code == 0x80 ? 1 : code) : (code & 0x77);
                leaf[b * size + 4 + i] = bytes1(code);
            }
            if (codes != 0 && r & (1 << 200) != 0) leaf[b * size + 4] = wide ? bytes1(0x81) : bytes1(0x07);
        }
    }

    function _spelledOut(bytes memory leaf, bool wide, int16 boundLog2, uint256 elements) private pure returns (bool) {
        uint256 limit = Float32.pack(0, 1, uint256(int256(boundLog2) + 149));
        for (uint256 b = 0; b < 4; ++b) {
            (uint256 scale, uint256 largest, bool tail) = _readBlock(leaf, wide, b, elements);
            uint256 most = wide ? 127 : 7;
            if (!tail || scale >= INF || scale % 256 != 0 || largest > most) return false;
            if (scale == 0 && largest != 0) return false;
            if (Float32.mul(scale, Float32.fromInt32(most)) >= INF) return false;
            if (scale >= 0x00800000 && largest != most) return false;
            if (Float32.mul(scale, Float32.fromInt32(largest)) > limit) return false;
        }
        return true;
    }

    /// @notice Scale, largest magnitude of a code, and whether nothing but zeros stands behind the last element.
    function _readBlock(bytes memory leaf, bool wide, uint256 b, uint256 elements)
        private
        pure
        returns (uint256 scale, uint256 largest, bool tail)
    {
        uint256 from = b * (wide ? 260 : 132);
        for (uint256 i = 0; i < 4; ++i) {
            scale |= uint256(uint8(leaf[from + i])) << (8 * i);
        }
        tail = 256 * b < elements || scale == 0;
        for (uint256 i = 0; i < 256; ++i) {
            uint256 code = uint8(leaf[from + 4 + (wide ? i : i / 2)]);
            if (!wide) code = (code >> (4 * (i % 2))) & 15;
            uint256 magnitude = code < (wide ? 128 : 8) ? code : (wide ? 256 : 16) - code;
            if (256 * b + i >= elements && code != 0) tail = false;
            if (magnitude > largest) largest = magnitude;
        }
    }
}
