// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRule, Tier} from "./Types.sol";
import {Float32} from "../arithmetic/Float32.sol";
import {Float64} from "../arithmetic/Float64.sol";
import {Tiers} from "./Tiers.sol";

/// @title Aggregation over trainers: the rules, and each of them at one coordinate (docs/arithmetic.md, section 6)
/// @notice All that the contracts know of an aggregation rule is here: a new one is a value of AggregationRule, and its part of this file.
/// A rule that an answer does not name reverts UnknownAggregationRule, or is refused where the question is what may be: it is never taken
/// for another.
///
/// Values are binary32 or binary64 patterns in lists of words, by ascending address of their trainers. The arithmetic is total.
/// @dev Sums start at +0 and so are never −0: adding −0 to them is adding +0, which is how values enter (rule 6.1).
library Aggregation {
    /// @notice What a rule computes with beside the values of a coordinate: nothing; a weight of each trainer, which the spec has; a score
    /// of each trainer, made from the distances of whole vectors to each other, which the proposal commits to; the sum of squares of each
    /// trainer's whole vector, which the proposal commits to as its score. None: there is no such rule.
    enum Kind {
        None,
        Plain,
        Weighted,
        Pairwise,
        Normed
    }

    /// @notice The rule is a value that this library does not know.
    error UnknownAggregationRule(uint256 rule);

    // What specs with a broken field are told, where it depends on the rules that there are.
    string internal constant WEIGHTS_TEXT = "must be a normal binary32 above 0 for each trainer of WeightedMean, and 0 else";
    string internal constant CLIP_TEXT = "must be 0 but for Mean";
    string internal constant REDUCES_TEXT = "must be 1 for Krum, MultiKrum, MedianNormMean and a clip";

    /// @dev Kind of each rule, four bits each, that of Mean lowest; None behind the last.
    uint256 private constant KINDS = 0x4331121;

    /// @dev aggregationParam of MultiKrum is f + MULTI_KRUM_BASE * m.
    uint256 private constant MULTI_KRUM_BASE = 2 ** 16;

    uint256 private constant SIGN32 = 1 << 31;
    uint256 private constant SIGN64 = 1 << 63;

    /// @dev 2, as binary64.
    uint256 private constant TWO64 = 0x4000000000000000;

    // ------------------------------------------------------------------------------------------------------------ the rules

    /// @notice What the rule computes with.
    function kindOf(AggregationRule rule) internal pure returns (Kind kind) {
        kind = Kind((KINDS >> (4 * uint256(rule))) & 15);
        if (kind == Kind.None) revert UnknownAggregationRule(uint256(rule));
    }

    /// @notice Whether a tier admits the rule: Mean alone where trainers are not attested.
    /// @dev Whoever enrols first takes the first slot: with weights, the say of an account would be what it raced for.
    function isAdmitted(Tier tier, AggregationRule rule) internal pure returns (bool) {
        kindOf(rule);
        return Tiers.isProven(tier) || rule == AggregationRule.Mean;
    }

    /// @notice Whether the vectors of the rule's trainers may be clipped.
    function mayClip(AggregationRule rule) internal pure returns (bool) {
        return rule == AggregationRule.Mean;
    }

    /// @notice Whether whole vectors are reduced to numbers, which the proposal then commits to.
    /// @param clip clipL2Norm of the spec.
    function reduces(AggregationRule rule, uint256 clip) internal pure returns (bool) {
        Kind kind = kindOf(rule);
        if (kind == Kind.Plain || kind == Kind.Weighted) return clip != 0;
        if (kind == Kind.Pairwise || kind == Kind.Normed) return true;
        revert UnknownAggregationRule(uint256(rule));
    }

    /// @notice What aggregationParam has to be, if it is not: an empty string if it is.
    /// @param quorum The least number of gradients in a round.
    function brokenParam(AggregationRule rule, uint256 param, uint256 quorum) internal pure returns (string memory) {
        if (_isFree(rule)) return param == 0 ? "" : "must be 0 for Mean, WeightedMean, CoordinateMedian and MedianNormMean";
        bool defined = isDefined(rule, param, quorum);
        if (rule == AggregationRule.TrimmedMean) return defined ? "" : "must be k with 2k < quorum for TrimmedMean";
        bool chooses = param >= MULTI_KRUM_BASE;
        if (rule == AggregationRule.Krum) return defined && !chooses ? "" : "must be f with 2f + 3 <= quorum for Krum";
        if (rule == AggregationRule.MultiKrum) {
            if (defined && chooses) return "";
            return "must be f + 65536 * m with 1 <= m <= quorum - f and 2f + 3 <= quorum for MultiKrum";
        }
        revert UnknownAggregationRule(uint256(rule));
    }

    /// @notice Whether the rule with this parameter is defined for `n` trainers.
    /// @param param Of 32 bits, as all parameters of rules here.
    function isDefined(AggregationRule rule, uint256 param, uint256 n) internal pure returns (bool) {
        if (_isFree(rule)) return n != 0;
        unchecked {
            if (rule == AggregationRule.TrimmedMean) return n > 2 * param;
            uint256 f = faults(rule, param);
            return n >= 2 * f + 3 && f + param / MULTI_KRUM_BASE <= n;
        }
    }

    /// @dev Whether the rule has no parameter: it is defined for any number of trainers but none.
    function _isFree(AggregationRule rule) private pure returns (bool) {
        return rule == AggregationRule.Mean || rule == AggregationRule.WeightedMean || rule == AggregationRule.CoordinateMedian
            || rule == AggregationRule.MedianNormMean;
    }

    /// @notice Trainers that a rule by distances bears: f.
    function faults(AggregationRule rule, uint256 param) internal pure returns (uint256) {
        if (rule == AggregationRule.Krum || rule == AggregationRule.MultiKrum) return param % MULTI_KRUM_BASE;
        revert UnknownAggregationRule(uint256(rule));
    }

    /// @notice Trainers whose mean a rule by distances takes.
    function choice(AggregationRule rule, uint256 param) internal pure returns (uint256) {
        if (rule == AggregationRule.Krum) return 1;
        if (rule == AggregationRule.MultiKrum) return param / MULTI_KRUM_BASE;
        revert UnknownAggregationRule(uint256(rule));
    }

    /// @notice Bytes, for each trainer, of what an element is computed with beside the values: of a weight, which is binary32, of a score
    /// or a sum of squares, which are binary64; 0 of nothing.
    function besideBytes(AggregationRule rule, uint256 clip) internal pure returns (uint256) {
        Kind kind = kindOf(rule);
        if (kind == Kind.Plain) return clip == 0 ? 0 : 8;
        if (kind == Kind.Weighted) return 4;
        if (kind == Kind.Pairwise || kind == Kind.Normed) return 8;
        revert UnknownAggregationRule(uint256(rule));
    }

    /// @notice The aggregate of one coordinate.
    /// @param clip Bound of the norms, binary32; 0 for none. Of no meaning to a rule that may not clip.
    /// @param x Values. Overwritten.
    /// @param beside Weights, scores or sums of squares, as besideBytes has them; empty if there are none. Overwritten.
    function aggregate(AggregationRule rule, uint256 param, uint256 clip, uint256[] memory x, uint256[] memory beside)
        internal
        pure
        returns (uint256)
    {
        Kind kind = kindOf(rule);
        if (kind == Kind.Weighted) return weightedMean(x, beside);
        if (kind == Kind.Pairwise) return mean(x, least(beside, choice(rule, param)));
        if (kind == Kind.Normed) return medianNormMean(x, beside);
        if (rule == AggregationRule.Mean) {
            return clip == 0 ? mean(x, type(uint256).max) : clippedMean(x, beside, clip);
        }
        if (rule == AggregationRule.TrimmedMean) return trimmedMean(x, param);
        if (rule == AggregationRule.CoordinateMedian) return trimmedMean(x, x.length);
        revert UnknownAggregationRule(uint256(rule));
    }

    // ------------------------------------------------------------------------------------------------------- the arithmetic

    /// @notice RN(RN64(Σ x / n)) over the trainers whose bit in `chosen` is set; the canonical NaN if none is (rule 6.2).
    function mean(uint256[] memory x, uint256 chosen) internal pure returns (uint256) {
        uint256 sum = 0;
        uint256 count = 0;
        unchecked {
            for (uint256 i = 0; i < x.length; ++i) {
                if ((chosen >> i) & 1 == 0) continue;
                sum = Float64.add(sum, Float32.toFloat64(x[i]));
                ++count;
            }
        }
        return _quotient(sum, count);
    }

    /// @notice RN(RN64(Σ w·x / Σ w)), the products exact (rule 6.2).
    /// @param weights binary32, as many as values.
    function weightedMean(uint256[] memory x, uint256[] memory weights) internal pure returns (uint256) {
        uint256 sum = 0;
        uint256 total = 0;
        unchecked {
            for (uint256 i = 0; i < x.length; ++i) {
                sum = Float64.add(sum, Float64.mulExact(weights[i], x[i]));
                total = Float64.add(total, Float32.toFloat64(weights[i]));
            }
        }
        return Float64.toFloat32(Float64.div(sum, total));
    }

    /// @notice The mean of what is left after dropping the `drop` least and as many greatest (rule 6.3), or of the middle one or two
    /// values, the median, if that would leave none.
    /// @param x At least one value. Overwritten.
    function trimmedMean(uint256[] memory x, uint256 drop) internal pure returns (uint256) {
        unchecked {
            uint256 n = x.length;
            if (drop > (n - 1) / 2) drop = (n - 1) / 2;
            for (uint256 i = 0; i < n; ++i) {
                x[i] = _key(Float32.canonical(x[i]), SIGN32);
            }
            sort(x, n);
            uint256 sum = 0;
            for (uint256 i = drop; i < n - drop; ++i) {
                sum = Float64.add(sum, Float32.toFloat64(_value(x[i], SIGN32)));
            }
            return _quotient(sum, n - 2 * drop);
        }
    }

    /// @notice The mean of vectors of sums of squares `squares`, each clipped to the norm `bound` (rule 6.5).
    /// @param squares binary64. Overwritten.
    /// @param bound binary32.
    function clippedMean(uint256[] memory x, uint256[] memory squares, uint256 bound) internal pure returns (uint256) {
        _roots(squares);
        return _scaledMean(x, squares, Float32.toFloat64(bound));
    }

    /// @notice The mean of vectors of sums of squares `squares`, each clipped to the median of their norms (rule 6.6).
    /// @param squares binary64, at least one. Overwritten.
    function medianNormMean(uint256[] memory x, uint256[] memory squares) internal pure returns (uint256) {
        uint256 n = squares.length;
        uint256[] memory order = new uint256[](n);
        _roots(squares);
        unchecked {
            for (uint256 i = 0; i < n; ++i) {
                order[i] = _key(Float64.canonical(squares[i]), SIGN64);
            }
            sort(order, n);
            uint256 bound = _value(order[n / 2], SIGN64);
            if (n % 2 == 0) bound = Float64.div(Float64.add(_value(order[n / 2 - 1], SIGN64), bound), TWO64);
            return _scaledMean(x, squares, bound);
        }
    }

    /// @dev Norms in place of their squares.
    function _roots(uint256[] memory squares) private pure {
        unchecked {
            for (uint256 i = 0; i < squares.length; ++i) {
                squares[i] = Float64.sqrt(squares[i]);
            }
        }
    }

    /// @dev The mean of vectors of these norms, each clipped to the norm `bound`, all of binary64.
    function _scaledMean(uint256[] memory x, uint256[] memory norms, uint256 bound) private pure returns (uint256) {
        uint256 sum = 0;
        unchecked {
            for (uint256 i = 0; i < x.length; ++i) {
                uint256 value = Float64.le(norms[i], bound) == 1
                    ? Float32.toFloat64(x[i])
                    : Float64.mulExact(x[i], Float64.toFloat32(Float64.div(bound, norms[i])));
                sum = Float64.add(sum, value);
            }
        }
        return _quotient(sum, x.length);
    }

    /// @notice The trainers with the `count` least (score, index) of rule 6.4, as bits; all of them if there are no more.
    /// @param scores binary64, at most 64. Overwritten.
    function least(uint256[] memory scores, uint256 count) internal pure returns (uint256 chosen) {
        unchecked {
            uint256 n = scores.length;
            if (count > n) count = n;
            for (uint256 i = 0; i < n; ++i) {
                scores[i] = _key(Float64.canonical(scores[i]), SIGN64) << 8 | i;
            }
            sort(scores, n);
            for (uint256 i = 0; i < count; ++i) {
                chosen |= 1 << (scores[i] & 0xff);
            }
        }
    }

    /// @notice Krum's score (rule 6.4) of trainer `row`: the sum of the n − f − 2 least of its distances to the others, ascending.
    /// @param distances n binary64, that at `row` ignored. Overwritten.
    /// @param row Below n.
    /// @param f Any; from n − 2 on there is nothing to add.
    function score(uint256[] memory distances, uint256 row, uint256 f) internal pure returns (uint256 sum) {
        unchecked {
            uint256 others = distances.length - 1;
            distances[row] = distances[others];
            for (uint256 i = 0; i < others; ++i) {
                distances[i] = _key(Float64.canonical(distances[i]), SIGN64);
            }
            sort(distances, others);
            uint256 count = f < others ? others - f - 1 : 0;
            for (uint256 i = 0; i < count; ++i) {
                sum = Float64.add(sum, _value(distances[i], SIGN64));
            }
        }
    }

    /// @notice Sorts the first `n` words of a list, as signed integers, ascending.
    /// @dev Insertion where a binary search says: its cost hardly depends on the order that somebody chose.
    function sort(uint256[] memory list, uint256 n) internal pure {
        assembly ("memory-safe") {
            let first := add(list, 0x20)
            // low, middle and high are byte offsets of words.
            for { let next := 0x20 } lt(next, shl(5, n)) { next := add(next, 0x20) } {
                let x := mload(add(first, next))
                let low := 0
                for { let high := next } lt(low, high) {} {
                    let middle := shl(5, shr(6, add(low, high)))
                    switch sgt(mload(add(first, middle)), x)
                    case 1 { high := middle }
                    default { low := add(middle, 0x20) }
                }
                let place := add(first, low)
                mcopy(add(place, 0x20), place, sub(next, low))
                mstore(place, x)
            }
        }
    }

    /// @dev RN of the binary64 quotient. `count` is at most 64.
    function _quotient(uint256 sum, uint256 count) private pure returns (uint256) {
        return Float64.toFloat32(Float64.div(sum, Float32.toFloat64(Float32.fromInt32(count))));
    }

    /// @dev A word that orders, as a signed integer, as rule 6.3 orders values: both zeros 0, NaN above +inf.
    /// @param x Canonical.
    function _key(uint256 x, uint256 sign) private pure returns (uint256) {
        unchecked {
            return x & sign == 0 ? x : sign - x;
        }
    }

    /// @dev The value behind a key; +0 of 0.
    function _value(uint256 key, uint256 sign) private pure returns (uint256) {
        unchecked {
            return int256(key) < 0 ? sign - key : key;
        }
    }
}
