// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AggregationRuleTierMismatch,
    InvalidTaskSpec,
    LockStillLiable,
    NothingToWithdraw,
    RevealRateTooHigh,
    UnbondingTooShort
} from "../src/facts/Errors.sol";
import {
    AggregationRule,
    OuterUpdate,
    PayloadKind,
    Quantization,
    Role,
    TaskStatus,
    Tier,
    TrainingTaskSpec
} from "../src/facts/Types.sol";
import {ITrainingTasks} from "../src/task/ITrainingTasks.sol";
import {SpecRules} from "../src/facts/SpecRules.sol";
import {AssayTest} from "./utils/AssayTest.sol";

/// @notice Every bound of a specification: refused one past it by name, accepted on it.
contract SpecRules_postTask_Test is AssayTest {
    string private constant WINDOW_RULE = "must be between minWindow and 30 days";
    string private constant OUTAGE_RULE = "must be at least the outage of the deployment";
    string private constant CLAIM_RULE =
        "must be at least the outage of the deployment and 4 rounds, and 4 reveal windows more outside the Open tier";
    string private constant CUSTODY_RULE =
        "must say if payloads of cascadeDepth - 1 rounds, or the first state, exceed revealRate * min(revealWindow, claimWindow - 2 * stateWindow)";

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
        (spec.tier, spec.checkpointInterval) = (Tier.Verified, 50);
        _accepted(spec);
        spec.programRoot = 0;
        _refused(spec, "programRoot", "must not be zero outside the Open tier");
    }

    function test_postTask_size_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.paramCount = 0;
        _refused(spec, "paramCount", "must be 1 to 2^31");
        spec.paramCount = 2 ** 31 + 1;
        _refused(spec, "paramCount", "must be 1 to 2^31");
        spec.paramCount = 2 ** 31;
        spec.custodyAssumed = true;
        spec.fragmentCount = 4097;
        _refused(spec, "fragmentCount", "must be 1 to 4096 and at most paramCount");
        spec.fragmentCount = 0;
        _refused(spec, "fragmentCount", "must be 1 to 4096 and at most paramCount");
        spec.fragmentCount = 4096;
        _accepted(spec);
        spec.paramCount = 5;
        spec.custodyAssumed = false;
        spec.fragmentCount = 6;
        _refused(spec, "fragmentCount", "must be 1 to 4096 and at most paramCount");
        spec.fragmentCount = 5;
        _accepted(spec);
    }

    function testFuzz_postTask_tierAdmitsRule_works(uint8 tier, uint8 rule) external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.tier = Tier(tier % 3);
        spec.aggregation = AggregationRule(rule % (uint8(type(AggregationRule).max) + 1));
        if (spec.tier != Tier.Open) (spec.programRoot, spec.checkpointInterval) = (keccak256("program"), 1);
        if (spec.aggregation == AggregationRule.MultiKrum) spec.aggregationParam = 65_536;
        if (uint8(spec.aggregation) >= uint8(AggregationRule.Krum)) spec.fragmentCount = 1;
        if (spec.aggregation == AggregationRule.WeightedMean) _weigh(spec, spec.trainerCount, 0x3f800000);
        bool admitted = spec.tier != Tier.Open || spec.aggregation == AggregationRule.Mean;
        if (!admitted) {
            vm.expectRevert(AggregationRuleTierMismatch.selector);
            _post(spec);
        } else {
            _accepted(spec);
        }
    }

    /// @notice The first `count` slots weigh `weight`, the others nothing.
    function _weigh(TrainingTaskSpec memory spec, uint256 count, uint32 weight) private pure {
        for (uint256 slot = 0; slot < 64; ++slot) {
            _setWeight(spec, slot, slot < count ? weight : 0);
        }
    }

    function _setWeight(TrainingTaskSpec memory spec, uint256 slot, uint32 weight) private pure {
        uint256 shift = 224 - 32 * (slot % 8);
        uint256 word = uint256(spec.weights[slot / 8]);
        spec.weights[slot / 8] = bytes32(word & ~(uint256(type(uint32).max) << shift) | uint256(weight) << shift);
    }

    /// @notice A normal number for each trainer, nothing for anybody else, whatever the slot.
    function test_postTask_weights_work() external {
        string memory rule = "must be a normal binary32 above 0 for each trainer of WeightedMean, and 0 else";
        TrainingTaskSpec memory spec = _ofRule(AggregationRule.WeightedMean, 7, 0);
        _refused(spec, "weights", rule);
        _weigh(spec, 11, 0x3f800000);
        _refused(spec, "weights", rule);
        _weigh(spec, 13, 0x3f800000);
        _refused(spec, "weights", rule);
        _weigh(spec, 12, 0x3f800000);
        _accepted(spec);
        uint32[2] memory good = [uint32(0x00800000), 0x7f7fffff];
        uint32[6] memory bad = [uint32(0), 0x007fffff, 0x7f800000, 0x7fc00000, 0x80000000, 0xbf800000];
        for (uint256 slot = 0; slot < 12; slot += 11) {
            for (uint256 i = 0; i < good.length; ++i) {
                _setWeight(spec, slot, good[i]);
                _accepted(spec);
            }
            for (uint256 i = 0; i < bad.length; ++i) {
                _setWeight(spec, slot, bad[i]);
                _refused(spec, "weights", rule);
            }
            _setWeight(spec, slot, 0x40000000);
        }
        _accepted(spec);
        _setWeight(spec, 63, 1);
        _refused(spec, "weights", rule);
        spec = _ofRule(AggregationRule.TrimmedMean, 7, 1);
        _setWeight(spec, 0, 0x3f800000);
        _refused(spec, "weights", rule);
    }

    /// @notice What is read is what was posted: the weights stand apart in memory and between the other fields in the code.
    function test_specOf_weights_areWhatWasPosted() external {
        TrainingTaskSpec memory spec = _ofRule(AggregationRule.WeightedMean, 7, 0);
        for (uint256 slot = 0; slot < 12; ++slot) {
            _setWeight(spec, slot, uint32(0x3f800000 + 7919 * slot));
        }
        bytes32 taskId = _post(spec);
        assertEq(keccak256(abi.encode(tasks.specOf(taskId))), keccak256(abi.encode(spec)), "spec");
        assertEq(tasks.specHashOf(taskId), keccak256(abi.encode(spec)), "hash");
        assertEq(abi.encode(spec).length, 58 * 32, "words");
        assertEq(SpecRules.weightOf(spec, 11), 0x3f800000 + 7919 * 11, "slot 11");
    }

    /// @notice A payload of few bytes leaves the first state to be the one that is too large.
    function test_postTask_custodyOfTheFirstState_isSaid() external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.trainerCount, spec.quorum, spec.cascadeDepth, spec.fragmentCount) = (1, 1, 2, 1);
        spec.quantization = Quantization.Int4;
        // 768 leaves are what the reveal window of 12 s takes.
        spec.paramCount = 768 * 256;
        (spec.stateWindow, spec.claimWindow) = (1, 30);
        _fitsExactly(spec);
        // What holds the round for the answer ends claimWindow + revealWindow after the proposal: of a demand in the last second of the state
        // window 5 s are left, and then a state window.
        (spec.stateWindow, spec.claimWindow, spec.paramCount, spec.custodyAssumed) = (12, 29, 320 * 256, false);
        _fitsExactly(spec);
    }

    function test_postTask_notServedYet_reverts() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.payloadKind = PayloadKind.SparseTopK;
        _refused(spec, "payloadKind", "only Dense is served by version 1");
        spec = defaultSpec();
        spec.outerUpdate = OuterUpdate.SparseEf;
        _refused(spec, "outerUpdate", "only Nesterov is served by version 1");
    }

    function _ofRule(AggregationRule rule, uint8 quorum, uint32 param) private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        (spec.tier, spec.programRoot, spec.checkpointInterval) = (Tier.Verified, keccak256("program"), 1);
        (spec.fragmentCount, spec.aggregation, spec.aggregationParam) = (1, rule, param);
        (spec.trainerCount, spec.quorum, spec.rewardPerGradient, spec.cascadeDepth) = (12, quorum, 1, 2);
        spec.maxConsecutiveNec = 100;
    }

    /// @notice Moves of a dispute by levels of 64: claim and segment together may have three.
    function test_postTask_checkpointInterval_works() external {
        TrainingTaskSpec memory spec = _ofRule(AggregationRule.Mean, 7, 0);
        string memory bounds = "must be 1 to innerSteps outside the Open tier";
        spec.checkpointInterval = 0;
        _refused(spec, "checkpointInterval", bounds);
        spec.checkpointInterval = 51;
        _refused(spec, "checkpointInterval", bounds);
        spec.checkpointInterval = 50;
        _accepted(spec);
        assertEq(SpecRules.disputeMoves(spec), 21 + 2 + 2, "one segment of 50 steps");
        spec.innerSteps = 2 ** 16;
        spec.checkpointInterval = 64;
        assertEq(SpecRules.disputeMoves(spec), 21 + 4 + 2, "1,024 segments of 64 steps");
        _accepted(spec);
        spec.checkpointInterval = 65;
        assertEq(SpecRules.disputeMoves(spec), 21 + 4 + 4, "1,009 segments of 65 steps");
        _refused(spec, "checkpointInterval", "must leave a dispute at most 27 moves");
        spec.checkpointInterval = 2 ** 16;
        _refused(spec, "checkpointInterval", "must leave a dispute at most 27 moves");
        spec.checkpointInterval = 1;
        assertEq(SpecRules.disputeMoves(spec), 21 + 6, "2^16 segments");
        _accepted(spec);
    }

    function test_postTask_commitWindow_ofVerified_works() external {
        TrainingTaskSpec memory spec = _ofRule(AggregationRule.Mean, 7, 0);
        // 2 * 30 + 27 * 5 + 12.
        spec.commitWindow = 207;
        _accepted(spec);
        spec.commitWindow = 208;
        _refused(spec, "commitWindow", "must be at most the time of a dispute + revealWindow outside the Open tier");
        spec = defaultSpec();
        spec.commitWindow = 208;
        _accepted(spec);
    }

    function test_postTask_aggregationParam_works() external {
        string memory field = "aggregationParam";
        string memory zero = "must be 0 for Mean, WeightedMean, CoordinateMedian and MedianNormMean";
        _refused(_ofRule(AggregationRule.Mean, 7, 1), field, zero);
        _refused(_ofRule(AggregationRule.CoordinateMedian, 7, 1), field, zero);
        _accepted(_ofRule(AggregationRule.CoordinateMedian, 7, 0));
        string memory trimmed = "must be k with 2k < quorum for TrimmedMean";
        _accepted(_ofRule(AggregationRule.TrimmedMean, 7, 3));
        _refused(_ofRule(AggregationRule.TrimmedMean, 7, 4), field, trimmed);
        _accepted(_ofRule(AggregationRule.TrimmedMean, 8, 0));
        _refused(_ofRule(AggregationRule.TrimmedMean, 8, 4), field, trimmed);
        _refused(_ofRule(AggregationRule.TrimmedMean, 8, type(uint32).max), field, trimmed);
        string memory krum = "must be f with 2f + 3 <= quorum for Krum";
        _accepted(_ofRule(AggregationRule.Krum, 7, 2));
        _refused(_ofRule(AggregationRule.Krum, 7, 3), field, krum);
        _refused(_ofRule(AggregationRule.Krum, 8, 3), field, krum);
        _accepted(_ofRule(AggregationRule.Krum, 9, 3));
        string memory multi = "must be f + 65536 * m with 1 <= m <= quorum - f and 2f + 3 <= quorum for MultiKrum";
        _accepted(_ofRule(AggregationRule.MultiKrum, 7, 2 + 65_536 * 5));
        _refused(_ofRule(AggregationRule.MultiKrum, 7, 2 + 65_536 * 6), field, multi);
        _refused(_ofRule(AggregationRule.MultiKrum, 7, 2), field, multi);
        _refused(_ofRule(AggregationRule.MultiKrum, 7, 3 + 65_536), field, multi);
        _accepted(_ofRule(AggregationRule.MultiKrum, 7, 65_536));
    }

    function test_postTask_wholeVectors_needOneFragment() external {
        string memory rule = "must be 1 for Krum, MultiKrum, MedianNormMean and a clip";
        TrainingTaskSpec memory spec = _ofRule(AggregationRule.Krum, 7, 1);
        spec.fragmentCount = 2;
        _refused(spec, "fragmentCount", rule);
        spec = _ofRule(AggregationRule.MultiKrum, 7, 1 + 65_536);
        spec.fragmentCount = 2;
        _refused(spec, "fragmentCount", rule);
        spec = _ofRule(AggregationRule.MedianNormMean, 7, 0);
        spec.fragmentCount = 2;
        _refused(spec, "fragmentCount", rule);
        spec = defaultSpec();
        spec.clipL2Norm = 1;
        _refused(spec, "fragmentCount", rule);
        spec.fragmentCount = 1;
        _accepted(spec);
        spec = _ofRule(AggregationRule.TrimmedMean, 7, 1);
        spec.fragmentCount = 2;
        _accepted(spec);
    }

    function test_postTask_clip_works() external {
        TrainingTaskSpec memory spec = _ofRule(AggregationRule.Krum, 7, 1);
        spec.clipL2Norm = 1;
        _refused(spec, "clipL2Norm", "must be 0 but for Mean");
        spec = _ofRule(AggregationRule.Mean, 7, 0);
        spec.clipL2Norm = 0x7f800000;
        _refused(spec, "clipL2Norm", "must be 0 or a finite binary32 above 0");
        spec.clipL2Norm = 0x80000000;
        _refused(spec, "clipL2Norm", "must be 0 or a finite binary32 above 0");
        spec.clipL2Norm = 0x7f7fffff;
        _accepted(spec);
    }

    /// @notice 1 to 11 seats, and more than half of them, at most all.
    function testFuzz_postTask_committee_works(uint8 seats, uint8 threshold) external {
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.committeeSeats, spec.committeeThreshold) = (seats % 14, threshold % 14);
        if (spec.committeeSeats == 0 || spec.committeeSeats > 11) {
            _refused(spec, "committeeSeats", "must be 1 to 11");
        } else if (2 * spec.committeeThreshold <= spec.committeeSeats || spec.committeeThreshold > spec.committeeSeats) {
            _refused(spec, "committeeThreshold", "must be more than half of committeeSeats and at most committeeSeats");
        } else {
            _accepted(spec);
        }
    }

    /// @notice All payloads have to fit the shorter of the reveal window and what the claim window leaves of two state windows: a demand in
    /// the last second of the state window still has to leave one for what its answer shows.
    function test_postTask_custody_works() external {
        TrainingTaskSpec memory spec = _oneRound();
        // 30 - 2 * 12 s of 64 leaves of 256 elements each, for four trainers.
        spec.paramCount = 96 * 256;
        _fitsExactly(spec);
        // The same bytes hold nearly four times as many int8 codes: 94 leaves of 1,040 bytes.
        spec = _oneRound();
        (spec.quantization, spec.fragmentCount, spec.paramCount) = (Quantization.Int8, 1, 94 * 1024);
        _fitsExactly(spec);
        // 186 of 528 bytes, of eight trainers.
        (spec.quantization, spec.paramCount) = (Quantization.Int4, 93 * 1024);
        (spec.trainerCount, spec.quorum, spec.rewardPerGradient) = (8, 7, 1);
        _fitsExactly(spec);
        // Five seconds.
        spec = _oneRound();
        (spec.revealWindow, spec.paramCount) = (5, 80 * 256);
        _fitsExactly(spec);
        // Every trainer counts: 32 leaves of twelve.
        spec = _oneRound();
        (spec.trainerCount, spec.quorum, spec.rewardPerGradient, spec.paramCount) = (12, 7, 1, 32 * 256);
        _fitsExactly(spec);
        // And every round that can wait for its finality.
        spec = defaultSpec();
        spec.paramCount = 32 * 256;
        _fitsExactly(spec);
        (spec.cascadeDepth, spec.maxRounds, spec.paramCount) = (2 ** 20, 4, 24 * 256);
        (spec.keeperLock, spec.quorumLock) = (2 ** 34, 2 ** 34);
        spec.custodyAssumed = false;
        _fitsExactly(spec);
        // Every fragment ends in a leaf of its own: 4 * 1,024 leaves for 1,025 elements take 64 s.
        spec = _oneRound();
        (spec.paramCount, spec.fragmentCount, spec.revealWindow, spec.claimWindow) = (1025, 1024, 64, 88);
        _accepted(spec);
        spec.revealWindow = 63;
        _refused(spec, "custodyAssumed", CUSTODY_RULE);
        (spec.revealWindow, spec.claimWindow) = (64, 87);
        _refused(spec, "custodyAssumed", CUSTODY_RULE);
        // Nothing is left of a claim window of two state windows, or less.
        spec = defaultSpec();
        (spec.paramCount, spec.fragmentCount) = (1, 1);
        spec.claimWindow = 25;
        _accepted(spec);
        for (spec.claimWindow = 23; spec.claimWindow < 25; ++spec.claimWindow) {
            spec.custodyAssumed = false;
            _refused(spec, "custodyAssumed", CUSTODY_RULE);
            spec.custodyAssumed = true;
            _accepted(spec);
        }
    }

    /// @dev One round waits for its finality at most.
    function _oneRound() private view returns (TrainingTaskSpec memory spec) {
        spec = defaultSpec();
        (spec.cascadeDepth, spec.maxConsecutiveNec) = (2, 100);
    }

    /// @dev The payloads can be forced, and with an element more they cannot.
    function _fitsExactly(TrainingTaskSpec memory spec) private {
        _accepted(spec);
        spec.custodyAssumed = true;
        _refused(spec, "custodyAssumed", CUSTODY_RULE);
        spec.paramCount += 1;
        _accepted(spec);
        spec.custodyAssumed = false;
        _refused(spec, "custodyAssumed", CUSTODY_RULE);
    }

    function test_postTask_stateWindow_works() external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.stateWindow = spec.claimWindow + spec.revealWindow;
        spec.custodyAssumed = true;
        _accepted(spec);
        spec.stateWindow += 1;
        _refused(spec, "stateWindow", "must be at most claimWindow + revealWindow");
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
        spec.cascadeDepth = 2;
        spec.maxConsecutiveNec = 100;
        // Twenty leaves each, 384 can be forced.
        spec.custodyAssumed = spec.trainerCount > 19;
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
        spec.checkpointInterval = 1;
        _refused(spec, "checkpointInterval", "must be zero in the Open tier");
        spec.checkpointInterval = 0;
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
        _accepted(spec);
    }

    function test_postTask_maxMisses_works() external {
        TrainingTaskSpec memory spec = _oneRound();
        spec.maxConsecutiveNec = 2 ** 20;
        spec.maxMisses = 0;
        _refused(spec, "maxMisses", "must be 1 to 127");
        spec.maxMisses = 128;
        _refused(spec, "maxMisses", "must be 1 to 127");
        spec.maxMisses = 127;
        // Three squatters that take turns share two misses a round.
        spec.maxConsecutiveNec = 3 + 190 - 1;
        string memory rule =
            "must be at least 3 + maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1), or 3 + maxMisses of one trainer";
        _refused(spec, "maxConsecutiveNec", rule);
        ++spec.maxConsecutiveNec;
        _accepted(spec);
        (spec.trainerCount, spec.quorum) = (1, 1);
        spec.maxConsecutiveNec = 129;
        _refused(spec, "maxConsecutiveNec", rule);
        spec.maxConsecutiveNec = 130;
        _accepted(spec);
        (spec.trainerCount, spec.quorum, spec.maxMisses, spec.maxConsecutiveNec) = (6, 5, 102, 1000);
        spec.rewardPerGradient /= 2;
        _refused(spec, "maxMisses", "must leave maxMisses * (trainerCount - 1) / (trainerCount - quorum + 1) at most 253");
        spec.maxMisses = 101;
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
            // Within claimWindow + revealWindow, whatever those are.
            spec.stateWindow = MIN_WINDOW;
            string memory field = _setWindow(spec, which, 0);
            _refused(spec, field, WINDOW_RULE);
            _setWindow(spec, which, 30 days + 1);
            _refused(spec, field, WINDOW_RULE);
            _setWindow(spec, which, MIN_WINDOW);
            // A claim or a reveal window so short has no time for payloads.
            spec.custodyAssumed = which == 5 || which == 6;
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
        _refused(spec, "trainerLock", "its burned half must cover rollbackDepth (rollbackDepth + 1) / 2 rounds of pay");
        (spec.rollbackDepth, spec.trainerLock) = (3, 2 * 6 * 4 * 1001 - 1);
        _refused(spec, "trainerLock", "its burned half must cover rollbackDepth (rollbackDepth + 1) / 2 rounds of pay");
        spec.trainerLock += 1;
        // 2 * cascadeDepth * M * reward
        spec.keeperLock = 2 * 4 * 4 * 1001 - 1;
        _refused(spec, "keeperLock", "its burned half must cover cascadeDepth rounds of pay");
        spec.keeperLock += 1;
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

    /// @notice Where a chain may take nothing in for a day, no task has windows of a minute, whatever whoever posts it was told.
    function test_postTask_floors_followTheOutage() external {
        _deployWith(1 days, 4096, 30 days);
        game.setBond(24 * 1001);
        TrainingTaskSpec memory spec = defaultSpec();
        (spec.tier, spec.programRoot, spec.checkpointInterval) = (Tier.Verified, bytes32(uint256(1)), 50);
        (spec.commitWindow, spec.uploadWindow, spec.graceWindowMs, spec.fallbackWindow) = (60, 60, 60_000, 60);
        (spec.stateWindow, spec.revealWindow, spec.disputeClock, spec.disputeExtension) = (60, 60, 60, 60);
        spec.claimWindow = 60;
        spec.custodyAssumed = true;
        _refused(spec, "stateWindow", OUTAGE_RULE);
        spec.stateWindow = 1 days - 1;
        _refused(spec, "stateWindow", OUTAGE_RULE);
        spec.stateWindow += 1;
        spec.revealWindow = 1 days - 1;
        _refused(spec, "revealWindow", OUTAGE_RULE);
        spec.revealWindow += 1;
        // Four rounds of four minutes.
        spec.disputeClock = 12 hours + 16 minutes - 1;
        _refused(spec, "disputeClock", "must be at least half the outage of the deployment and 4 rounds");
        spec.disputeClock += 1;
        spec.claimWindow = 5 days + 16 minutes - 1;
        _refused(spec, "claimWindow", CLAIM_RULE);
        spec.claimWindow += 1;
        spec.custodyAssumed = SpecRules.mustAssumeCustody(spec, 4096);
        _accepted(spec);
        spec.fallbackWindow += 1;
        _refused(spec, "disputeClock", "must be at least half the outage of the deployment and 4 rounds");
        spec.disputeClock += 4;
        _refused(spec, "claimWindow", CLAIM_RULE);
        spec.claimWindow += 4;
        spec.revealWindow += 1;
        _refused(spec, "claimWindow", CLAIM_RULE);
        spec.revealWindow -= 1;
        // What a segment is paid, 24 times.
        game.setBond(24 * 1001 - 1);
        _refused(spec, "checkpointInterval", "must leave its share of rewardPerGradient at most a 24th of a dispute's bond");
        game.setBond(24 * 1001);
        _accepted(spec);
        // Nobody replays a claim of the Open tier.
        (spec.tier, spec.programRoot, spec.checkpointInterval) = (Tier.Open, bytes32(0), 0);
        (spec.revealWindow, spec.claimWindow) = (1 days, 1 days + 4 * 241);
        spec.custodyAssumed = SpecRules.mustAssumeCustody(spec, 4096);
        _accepted(spec);
    }

    /// @notice A deployment of value counts on no more than can be forced in past a batcher that throttles.
    function test_deploy_revealRate_bounded() external {
        _deployWith(0, type(uint32).max, 30 days);
        _deployWith(1, 4096, 30 days);
        vm.expectRevert(abi.encodeWithSelector(RevealRateTooHigh.selector, 4097, 4096));
        this.deployTasks(1, 4097);
    }

    function deployTasks(uint32 outage, uint32 rate) public returns (address) {
        return _create(
            "TrainingTasks.sol:TrainingTasks",
            abi.encode(vault, address(rounds), MIN_WINDOW, outage, UNBONDING_MARGIN, rate, address(0), game)
        );
    }

    function _deployWith(uint32 outage, uint32 rate, uint64 period) private {
        _deploy(address(token), period);
        tasks = ITrainingTasks(deployTasks(outage, rate));
        vm.prank(sponsor);
        token.approve(address(tasks), type(uint256).max);
    }

    /// @notice Liability is W_claim + 2C + 27e + reveal; unbonding must outlast it by the margin.
    function test_postTask_liability_works() external {
        TrainingTaskSpec memory spec = defaultSpec();
        uint64 liability = 30 + (2 * 30 + 27 * 5) + 12;
        assertEq(SpecRules.liability(spec), liability, "formula");
        assertEq(tasks.liabilityOf(_post(spec)), liability, "stored");
        spec.claimWindow += uint32(UNBONDING_PERIOD - UNBONDING_MARGIN - liability);
        _accepted(spec);
        spec.claimWindow += 1;
        vm.expectRevert(abi.encodeWithSelector(UnbondingTooShort.selector, UNBONDING_PERIOD, UNBONDING_PERIOD + 1));
        _post(spec);
    }

    /// @dev From a second to 30 days, of every order of magnitude.
    function _window(uint256 seed, uint256 field) private pure returns (uint32) {
        uint256 random = uint256(keccak256(abi.encode(seed, field)));
        uint256 most = 1 << (random % 22);
        return uint32(1 + (random >> 8) % (most < 30 days ? most : 30 days));
    }

    /// @notice Invariant 9, for all windows that a spec may have and the shortest unbonding that a deployment takes it with: whoever signs,
    /// leaves and unbonds in one second still has its whole lock to lose in the last second in which what it signed can be convicted.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_09_lock_outlivesLiability(uint256 seed) external {
        TrainingTaskSpec memory spec = defaultSpec();
        spec.maxRounds = 1;
        spec.stateWindow = _window(seed, 0);
        spec.claimWindow = _window(seed, 1);
        spec.revealWindow = _window(seed, 2);
        spec.disputeClock = _window(seed, 3);
        spec.disputeExtension = _window(seed, 4);
        if (spec.stateWindow > spec.claimWindow + spec.revealWindow) spec.stateWindow = spec.claimWindow + spec.revealWindow;
        uint64 liability = SpecRules.liability(spec);
        _deploy(address(token), liability + UNBONDING_MARGIN);
        (spec.game, spec.token) = (address(game), address(token));
        bytes32 taskId = _training(spec);
        _round(taskId, 4);
        uint256 end = nowTime() + liability;
        address signer = rounds.signersOf(taskId, 0)[0];
        uint256 locked = vault.lockOf(taskId, Role.Keeper, signer);
        vm.startPrank(signer);
        tasks.leavePool(taskId);
        vault.beginUnbond(STAKE);
        vm.stopPrank();

        uint256 snapshot = vm.snapshotState();
        vm.warp(end - 1);
        vm.expectRevert(abi.encodeWithSelector(LockStillLiable.selector, end));
        tasks.releaseLock(taskId, Role.Keeper, signer);
        vm.expectRevert(NothingToWithdraw.selector);
        vm.prank(signer);
        vault.withdraw();
        assertEq(game.convict(tasks, taskId, Role.Keeper, signer, challenger, 0), locked, "the whole lock");

        vm.revertToState(snapshot);
        vm.warp(end);
        while (uint8(tasks.statusOf(taskId)) < 4) {
            tasks.tick(taskId);
        }
        tasks.releaseLock(taskId, Role.Keeper, signer);
        vm.expectRevert(NothingToWithdraw.selector);
        vm.prank(signer);
        vault.withdraw();
        skip(UNBONDING_MARGIN);
        vm.prank(signer);
        assertEq(vault.withdraw(), STAKE, "all of it, after the margin");
    }
}
