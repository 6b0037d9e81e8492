// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRule, Tier} from "../src/facts/Types.sol";
import {Aggregation} from "../src/facts/Aggregation.sol";
import {Test} from "./utils/Test.sol";

/// @notice The library's questions about a rule, which is a number here: one that is no rule, too.
contract AggregationHarness {
    function _rule(uint256 value) private pure returns (AggregationRule rule) {
        assembly ("memory-safe") {
            rule := value
        }
    }

    function kindOf(uint256 rule) external pure returns (Aggregation.Kind) {
        return Aggregation.kindOf(_rule(rule));
    }

    function isAdmitted(Tier tier, uint256 rule) external pure returns (bool) {
        return Aggregation.isAdmitted(tier, _rule(rule));
    }

    function mayClip(uint256 rule) external pure returns (bool) {
        return Aggregation.mayClip(_rule(rule));
    }

    function reduces(uint256 rule, uint256 clip) external pure returns (bool) {
        return Aggregation.reduces(_rule(rule), clip);
    }

    function brokenParam(uint256 rule, uint256 param, uint256 quorum) external pure returns (string memory) {
        return Aggregation.brokenParam(_rule(rule), param, quorum);
    }

    function isDefined(uint256 rule, uint256 param, uint256 n) external pure returns (bool) {
        return Aggregation.isDefined(_rule(rule), param, n);
    }

    function faults(uint256 rule, uint256 param) external pure returns (uint256) {
        return Aggregation.faults(_rule(rule), param);
    }

    function choice(uint256 rule, uint256 param) external pure returns (uint256) {
        return Aggregation.choice(_rule(rule), param);
    }

    function besideBytes(uint256 rule, uint256 clip) external pure returns (uint256) {
        return Aggregation.besideBytes(_rule(rule), clip);
    }

    function aggregate(uint256 rule, uint256 param, uint256 clip, uint256[] calldata x, uint256[] calldata beside)
        external
        pure
        returns (uint256)
    {
        return Aggregation.aggregate(_rule(rule), param, clip, x, beside);
    }
}

/// @notice What the contracts know of the aggregation rules.
contract Aggregation_Test is Test {
    uint256 private constant RULES = uint256(type(AggregationRule).max) + 1;

    AggregationHarness private rules;

    function setUp() external {
        rules = new AggregationHarness();
    }

    /// @notice As many ones, as binary32; of binary64 small numbers.
    function _numbers(uint256 count) private pure returns (uint256[] memory x) {
        x = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            x[i] = 0x3f800000;
        }
    }

    /// @notice Every rule that there is has an answer to everything: the mean of ones is one.
    function test_rules_areAllKnown() external view {
        for (uint256 rule = 0; rule < RULES; ++rule) {
            Aggregation.Kind kind = rules.kindOf(rule);
            bool reduces = kind == Aggregation.Kind.Pairwise || kind == Aggregation.Kind.Normed;
            // f = 1, m = 2 of MultiKrum: as any parameter of the others, or none where that is broken.
            uint256 param = rule == uint256(AggregationRule.MultiKrum) ? 0x20001 : 1;
            if (bytes(rules.brokenParam(rule, param, 5)).length != 0) param = 0;
            assertTrue(rules.isDefined(rule, param, 5), "defined");
            uint256 size = rules.besideBytes(rule, 0);
            assertTrue(size == (reduces ? 8 : kind == Aggregation.Kind.Weighted ? 4 : 0), "size");
            assertEq(rules.aggregate(rule, param, 0, _numbers(5), _numbers(size == 0 ? 0 : 5)), 0x3f800000, "mean of ones");
            assertTrue(rules.reduces(rule, 0) == reduces && rules.reduces(rule, 1), "reduces");
            assertTrue(rules.isAdmitted(Tier.Verified, rule), "attested");
            assertTrue(rules.isAdmitted(Tier.Open, rule) == (rule == uint256(AggregationRule.Mean)), "not attested");
            assertTrue(!rules.mayClip(rule) || kind == Aggregation.Kind.Plain, "one list beside the values");
        }
    }

    function _assertReverts(bytes memory data) private view {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success,) = address(rules).staticcall(data);
        assertTrue(!success, "reverts");
    }

    /// @notice What is no rule is never taken for one.
    function testFuzz_rules_unknown_reverts(uint8 value) external view {
        uint256 rule = RULES + value % (256 - RULES);
        _assertReverts(abi.encodeCall(rules.kindOf, (rule)));
        _assertReverts(abi.encodeCall(rules.isAdmitted, (Tier.Verified, rule)));
        _assertReverts(abi.encodeCall(rules.reduces, (rule, 0)));
        _assertReverts(abi.encodeCall(rules.reduces, (rule, 1)));
        _assertReverts(abi.encodeCall(rules.brokenParam, (rule, 0, 5)));
        _assertReverts(abi.encodeCall(rules.isDefined, (rule, 0, 5)));
        _assertReverts(abi.encodeCall(rules.faults, (rule, 0)));
        _assertReverts(abi.encodeCall(rules.choice, (rule, 0)));
        _assertReverts(abi.encodeCall(rules.besideBytes, (rule, 0)));
        _assertReverts(abi.encodeCall(rules.aggregate, (rule, 0, 0, _numbers(5), _numbers(5))));
    }

    /// @notice Questions that only rules by distances answer.
    function test_faults_ofAnotherRule_reverts() external {
        for (uint256 rule = 0; rule < RULES; ++rule) {
            if (rules.kindOf(rule) == Aggregation.Kind.Pairwise) continue;
            vm.expectRevert(abi.encodeWithSelector(Aggregation.UnknownAggregationRule.selector, rule));
            rules.faults(rule, 0);
            vm.expectRevert(abi.encodeWithSelector(Aggregation.UnknownAggregationRule.selector, rule));
            rules.choice(rule, 0);
        }
    }

    /// @notice A parameter that a spec may have is one for which the rule is defined, for the quorum and for more (rules 6.3 and 6.4).
    function testFuzz_param_isDefined(uint8 value, uint32 param, uint8 quorum, uint8 more) external view {
        uint256 rule = value % RULES;
        quorum = uint8(1 + quorum % 64);
        // Mostly small ones.
        if (param % 3 != 0) param = (param % 64) | ((param >> 16) % 64) << 16;
        bool taken = bytes(rules.brokenParam(rule, param, quorum)).length == 0;
        uint256 f = param;
        uint256 m = 1;
        if (rule == uint256(AggregationRule.MultiKrum)) (f, m) = (param & 0xffff, param >> 16);
        bool expected = param == 0;
        if (rule == uint256(AggregationRule.TrimmedMean)) expected = 2 * uint256(param) < quorum;
        if (rules.kindOf(rule) == Aggregation.Kind.Pairwise) expected = 2 * f + 3 <= quorum && m >= 1 && m + f <= quorum;
        assertTrue(taken == expected, "as the format says");
        if (!taken) return;
        assertTrue(rules.isDefined(rule, param, quorum) && rules.isDefined(rule, param, uint256(quorum) + more), "defined");
        if (param != 0) assertTrue(!rules.isDefined(rule, param, 1), "not for one trainer");
        assertTrue(!rules.isDefined(rule, param, 0), "nor for nobody");
    }
}
