// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRuleTierMismatch, InvalidTaskSpec, UnbondingTooShort} from "../src/interfaces/Errors.sol";
import {
    AggregationRule,
    OuterUpdate,
    PayloadKind,
    Quantization,
    TaskStatus,
    Tier,
    TrainingTaskSpec
} from "../src/interfaces/Types.sol";
import {SpecRules} from "../src/lib/SpecRules.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @notice Every bound of a specification: refused one past it by name, accepted on it.
contract SpecRules_postTask_Test is AssayTest {
    string private constant WINDOW_RULE = "must be between minWindow and 30 days";

    function _refused(TrainingTaskSpec memory spec, string memory field, string memory rule) private {
        vm.expectRevert(abi.encodeWithSelector(InvalidTaskSpec.selector, field, rule));
        _post(spec);
    }

    function _accepted(TrainingTaskSpec memory spec) private {
        assertTrue(tasks.statusOf(_post(spec)) == TaskStatus.Pending, "accepted");
    }

    function test_postTask_version_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.version = 2;
        _refused(spec, "version", "must be 1");
        spec.version = 0;
        _refused(spec, "version", "must be 1");
    }

    function test_postTask_zeroCommitments_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.manifestHash = 0;
        _refused(spec, "manifestHash", "must not be zero");
        spec = defaultSpec();
        spec.initialStateRoot = 0;
        _refused(spec, "initialStateRoot", "must not be zero");
        spec = defaultSpec();
        spec.datasetRoot = 0;
        _refused(spec, "datasetRoot", "must not be zero");
        spec = defaultSpec();
        spec.datasetRecords = 0;
        _refused(spec, "datasetRecords", "must be at least 1");
        spec = defaultSpec();
        spec.programRoot = bytes32(uint256(1));
        _refused(spec, "programRoot", "must be zero in the Open tier");
    }

    function test_postTask_size_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.paramCount = 0;
        _refused(spec, "paramCount", "must be 1 to 2^31");
        spec.paramCount = 2 ** 31 + 1;
        _refused(spec, "paramCount", "must be 1 to 2^31");
        spec.paramCount = 2 ** 31;
        spec.fragmentCount = 4097;
        _refused(spec, "fragmentCount", "must be 1 to 4096 and at most paramCount");
        spec.fragmentCount = 0;
        _refused(spec, "fragmentCount", "must be 1 to 4096 and at most paramCount");
        spec.fragmentCount = 4096;
        _accepted(spec);
        spec.paramCount = 5;
        spec.fragmentCount = 6;
        _refused(spec, "fragmentCount", "must be 1 to 4096 and at most paramCount");
        spec.fragmentCount = 5;
        _accepted(spec);
    }

    function testFuzz_postTask_tierAdmitsRule_works(uint8 tier, uint8 rule) external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.tier = Tier(tier % 3);
        spec.aggregation = AggregationRule(rule % 6);
        bool admitted = spec.tier == Tier.Open
            ? spec.aggregation == AggregationRule.Mean
            : spec.aggregation != AggregationRule.WeightedMean && spec.aggregation != AggregationRule.MultiKrum;
        if (!admitted) {
            vm.expectRevert(AggregationRuleTierMismatch.selector);
            _post(spec);
        } else if (spec.tier != Tier.Open) {
            _refused(spec, "tier", "only Open is served by version 1");
        } else {
            _accepted(spec);
        }
    }

    function test_postTask_notServedYet_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.quantization = Quantization.Int8;
        _refused(spec, "quantization", "only None is served by version 1");
        spec = defaultSpec();
        spec.payloadKind = PayloadKind.SparseTopK;
        _refused(spec, "payloadKind", "only Dense is served by version 1");
        spec = defaultSpec();
        spec.outerUpdate = OuterUpdate.SparseEf;
        _refused(spec, "outerUpdate", "only Nesterov is served by version 1");
        spec = defaultSpec();
        spec.clipL2Norm = 1;
        _refused(spec, "clipL2Norm", "only 0 is served by version 1");
        spec = defaultSpec();
        spec.aggregationParam = 1;
        _refused(spec, "aggregationParam", "must be 0 for Mean");
        spec = defaultSpec();
        spec.committeeSeats = 2;
        _refused(spec, "committeeSeats", "only 1 is served by version 1");
        spec = defaultSpec();
        spec.committeeThreshold = 0;
        _refused(spec, "committeeThreshold", "only 1 is served by version 1");
    }

    function test_postTask_outerOptimiser_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.outerLearningRate = 0;
        _refused(spec, "outerLearningRate", "must be a finite binary32 above 0");
        spec.outerLearningRate = 0x7f800000;
        _refused(spec, "outerLearningRate", "must be a finite binary32 above 0");
        spec.outerLearningRate = 0xbf333333;
        _refused(spec, "outerLearningRate", "must be a finite binary32 above 0");
        spec.outerLearningRate = 0x7f7fffff;
        spec.outerMomentum = 0x3f800000;
        _refused(spec, "outerMomentum", "must be a binary32 in [+0, 1)");
        spec.outerMomentum = 0x80000000;
        _refused(spec, "outerMomentum", "must be a binary32 in [+0, 1)");
        spec.outerMomentum = 0x3f7fffff;
        _accepted(spec);
        spec.outerMomentum = 0;
        _accepted(spec);
    }

    /// @notice bound * rounds * 16 < 2^127, against exact integer arithmetic where it fits.
    function testFuzz_postTask_payloadBound_works(int16 boundLog2, uint32 maxRounds) external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.payloadBoundLog2 = int16(int256(bound(uint256(uint16(boundLog2)) % 260, 0, 259)) - 130);
        spec.maxRounds = uint32(bound(maxRounds, 1, 2 ** 20));
        bool fits = spec.payloadBoundLog2 >= -126;
        if (spec.payloadBoundLog2 > 0) {
            fits = (uint256(1) << uint16(spec.payloadBoundLog2)) * spec.maxRounds * 16 < 2 ** 127;
        }
        if (fits) {
            _accepted(spec);
        } else {
            _refused(spec, "payloadBoundLog2", "must be at least -126, and 2^bound * maxRounds * 16 < 2^127");
        }
    }

    function test_postTask_payloadBound_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        string memory rule = "must be at least -126, and 2^bound * maxRounds * 16 < 2^127";
        spec.maxRounds = 2 ** 20;
        spec.payloadBoundLog2 = 103;
        _refused(spec, "payloadBoundLog2", rule);
        spec.maxRounds = 2 ** 20 - 1;
        _accepted(spec);
        spec.maxRounds = 1;
        spec.payloadBoundLog2 = 123;
        _refused(spec, "payloadBoundLog2", rule);
        spec.payloadBoundLog2 = 122;
        _accepted(spec);
        spec.payloadBoundLog2 = type(int16).min;
        _refused(spec, "payloadBoundLog2", rule);
        spec.payloadBoundLog2 = type(int16).max;
        _refused(spec, "payloadBoundLog2", rule);
    }

    function test_postTask_trainerCount_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.trainerCount = 0;
        _refused(spec, "trainerCount", "must be 1 or 3 to 64");
        spec.trainerCount = 2;
        _refused(spec, "trainerCount", "must be 1 or 3 to 64");
        spec.trainerCount = 65;
        _refused(spec, "trainerCount", "must be 1 or 3 to 64");
    }

    /// @notice K > M/2, and K <= M - 1 for M >= 3.
    function testFuzz_postTask_quorum_works(uint8 trainers, uint8 quorum) external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.trainerCount = uint8(bound(trainers, 1, 64));
        if (spec.trainerCount == 2) spec.trainerCount = 3;
        spec.quorum = uint8(bound(quorum, 0, 70));
        spec.rewardPerGradient = 1;
        if (2 * uint256(spec.quorum) <= spec.trainerCount) {
            _refused(spec, "quorum", "must be more than half of trainerCount");
        } else if (spec.trainerCount == 1 ? spec.quorum > 1 : spec.quorum >= spec.trainerCount) {
            _refused(spec, "quorum", "must be at most trainerCount - 1, or 1 if that is 1");
        } else {
            _accepted(spec);
        }
    }

    function test_postTask_counts_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.innerSteps = 0;
        _refused(spec, "innerSteps", "must be 1 to 2^16");
        spec.innerSteps = 2 ** 16 + 1;
        _refused(spec, "innerSteps", "must be 1 to 2^16");
        spec.innerSteps = 2 ** 16;
        spec.maxRounds = 0;
        _refused(spec, "maxRounds", "must be 1 to 2^20");
        spec.maxRounds = 2 ** 20 + 1;
        _refused(spec, "maxRounds", "must be 1 to 2^20");
        spec.maxRounds = 2 ** 20;
        spec.rollbackDepth = 0;
        _refused(spec, "rollbackDepth", "must be 1 to 8");
        spec.rollbackDepth = 9;
        _refused(spec, "rollbackDepth", "must be 1 to 8");
        spec.rollbackDepth = 1;
        spec.cascadeDepth = 1;
        _refused(spec, "cascadeDepth", "must be 2 to 2^20");
        spec.cascadeDepth = 2 ** 20 + 1;
        _refused(spec, "cascadeDepth", "must be 2 to 2^20");
        spec.cascadeDepth = 2;
        spec.maxConsecutiveNec = 0;
        _refused(spec, "maxConsecutiveNec", "must be 1 to 2^20");
        spec.maxConsecutiveNec = 2 ** 20 + 1;
        _refused(spec, "maxConsecutiveNec", "must be 1 to 2^20");
        spec.maxConsecutiveNec = 2 ** 20;
        spec.maxMisses = 0;
        _refused(spec, "maxMisses", "must be 1 to 1023");
        spec.maxMisses = 1024;
        _refused(spec, "maxMisses", "must be 1 to 1023");
        spec.maxMisses = 1023;
        _accepted(spec);
    }

    function _setWindow(TrainingTaskSpec memory spec, uint256 which, uint32 value) private pure returns (string memory) {
        if (which == 0) (spec.enrollWindow = value);
        if (which == 1) (spec.commitWindow = value);
        if (which == 2) (spec.uploadWindow = value);
        if (which == 3) (spec.fallbackWindow = value);
        if (which == 4) (spec.stateWindow = value);
        if (which == 5) (spec.claimWindow = value);
        if (which == 6) (spec.revealWindow = value);
        if (which == 7) (spec.disputeClock = value);
        if (which == 8) (spec.disputeExtension = value);
        return [
            "enrollWindow",
            "commitWindow",
            "uploadWindow",
            "fallbackWindow",
            "stateWindow",
            "claimWindow",
            "revealWindow",
            "disputeClock",
            "disputeExtension"
        ][which];
    }

    function test_postTask_windows_reverts() external {
        for (uint256 which = 0; which < 9; ++which) {
            TrainingTaskSpec memory spec = defaultSpec();
            string memory field = _setWindow(spec, which, 0);
            _refused(spec, field, WINDOW_RULE);
            _setWindow(spec, which, 30 days + 1);
            _refused(spec, field, WINDOW_RULE);
            _setWindow(spec, which, MIN_WINDOW);
            _accepted(spec);
        }
    }

    function test_postTask_graceWindow_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.graceWindowMs = 1500;
        _refused(spec, "graceWindowMs", "must be a multiple of 1000");
        spec.graceWindowMs = 0;
        _refused(spec, "graceWindowMs", WINDOW_RULE);
        spec.graceWindowMs = (30 days + 1) * 1000;
        _refused(spec, "graceWindowMs", WINDOW_RULE);
        spec.graceWindowMs = 30 days * 1000;
        _accepted(spec);
    }

    function test_postTask_money_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.rewardPerGradient = 0;
        _refused(spec, "rewardPerGradient", "must be at least 1");
        spec = defaultSpec();
        spec.commissionBps = 10_001;
        _refused(spec, "commissionBps", "must be at most 10000");
        spec = defaultSpec();
        // 2 * rollbackDepth * M * reward
        spec.trainerLock = 2 * 4 * 1001 - 1;
        _refused(spec, "trainerLock", "its burned half must cover rollbackDepth rounds of pay");
        spec.trainerLock += 1;
        spec.keeperLock = 0;
        _refused(spec, "keeperLock", "must be at least 1");
        spec.keeperLock = 1;
        spec.quorumLock = 2 * 4 * 4 * 1001 - 1;
        _refused(spec, "quorumLock", "its burned half must cover cascadeDepth rounds of pay");
        spec.quorumLock += 1;
        _accepted(spec);
    }

    function test_postTask_addresses_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.token = address(1);
        _refused(spec, "token", "must be the vault's token");
        spec = defaultSpec();
        spec.referee = address(1);
        _refused(spec, "referee", "must be the deployment's referee");
        spec = defaultSpec();
        spec.game = address(0);
        _refused(spec, "game", "must be the deployment's game");
    }

    /// @notice Liability is W_claim + 2C + 25e + reveal; unbonding must outlast it by the margin.
    function test_postTask_liability_works() external {
        TrainingTaskSpec memory spec = defaultSpec();
        uint64 liability = 30 + (2 * 30 + 25 * 5) + 12;
        assertEq(SpecRules.liability(spec), liability, "formula");
        assertEq(tasks.liabilityOf(_post(spec)), liability, "stored");
        spec.claimWindow += uint32(UNBONDING_PERIOD - UNBONDING_MARGIN - liability);
        _accepted(spec);
        spec.claimWindow += 1;
        vm.expectRevert(abi.encodeWithSelector(UnbondingTooShort.selector, UNBONDING_PERIOD, UNBONDING_PERIOD + 1));
        _post(spec);
    }
}
