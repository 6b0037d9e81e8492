// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AggregationRule, OuterUpdate, PayloadKind, Quantization, Tier, TrainingTaskSpec} from "../interfaces/Types.sol";
import {AggregationRuleTierMismatch, InvalidTaskSpec} from "../interfaces/Errors.sol";

/// @title Every bound of a task specification, as constants of one file (PROTOCOL rules 7, 28, 29 and 34)
library SpecRules {
    uint16 internal constant SPEC_VERSION = 1;
    uint256 internal constant MAX_TRAINERS = 64;
    uint256 internal constant MAX_FRAGMENTS = 4096;
    uint256 internal constant MAX_PARAMS = 2 ** 31;
    uint256 internal constant MAX_INNER_STEPS = 2 ** 16;
    uint256 internal constant MAX_ROUNDS = 2 ** 20;
    uint256 internal constant MAX_ROLLBACK_DEPTH = 8;
    /// @dev A reopened slot is proven absent by looking back over this many round records: 1,024 cold reads are 2.2 M gas.
    uint256 internal constant MAX_MISSES = 1023;
    uint256 internal constant MAX_WINDOW = 30 days;
    /// @dev A dispute's moves at the bounds above (rule 28); the liability of a statement assumes them all.
    uint256 internal constant MAX_MOVES = 25;
    uint256 internal constant BASIS_POINTS = 10_000;
    /// @dev Of a slash at least 1/BURN_DIVISOR is burned; only that part deters, so only it counts below.
    uint256 internal constant BURN_DIVISOR = 2;
    /// @dev No aggregate may reach 2^127: |x| * rounds * 2^HEADROOM_LOG2 < 2^OVERFLOW_LOG2.
    int256 internal constant OVERFLOW_LOG2 = 127;
    int256 internal constant HEADROOM_LOG2 = 4;
    /// @dev The smallest normal binary32: a bound below it would be a subnormal number.
    int256 internal constant MIN_BOUND_LOG2 = -126;
    uint32 internal constant FLOAT32_INFINITY = 0x7f800000;
    uint32 internal constant FLOAT32_ONE = 0x3f800000;

    /// @notice Longest time in which a dispute opened now is decided: T = 2C + moves * e.
    function disputeBound(TrainingTaskSpec memory spec) internal pure returns (uint64) {
        return uint64(2 * uint256(spec.disputeClock) + MAX_MOVES * uint256(spec.disputeExtension));
    }

    /// @notice Longest time after posting a statement in which it can be convicted: W_claim + T + reveal.
    function liability(TrainingTaskSpec memory spec) internal pure returns (uint64) {
        return uint64(spec.claimWindow) + disputeBound(spec) + uint64(spec.revealWindow);
    }

    /// @notice Reverts InvalidTaskSpec (or AggregationRuleTierMismatch) with the first rule that `spec` breaks.
    function check(TrainingTaskSpec memory spec, address token, address referee, address game, uint32 minWindow) internal pure {
        _checkModel(spec);
        _checkAlgorithm(spec);
        _checkShape(spec);
        _checkWindows(spec, minWindow);
        _checkMoney(spec);
        if (spec.token != token) _fail("token", "must be the vault's token");
        if (spec.referee != referee) _fail("referee", "must be the deployment's referee");
        if (spec.game != game) _fail("game", "must be the deployment's game");
    }

    function _checkModel(TrainingTaskSpec memory spec) private pure {
        if (spec.version != SPEC_VERSION) _fail("version", "must be 1");
        if (spec.manifestHash == 0) _fail("manifestHash", "must not be zero");
        if (spec.paramCount == 0 || spec.paramCount > MAX_PARAMS) _fail("paramCount", "must be 1 to 2^31");
        if (spec.fragmentCount == 0 || spec.fragmentCount > MAX_FRAGMENTS || spec.fragmentCount > spec.paramCount) {
            _fail("fragmentCount", "must be 1 to 4096 and at most paramCount");
        }
        if (spec.initialStateRoot == 0) _fail("initialStateRoot", "must not be zero");
        if (spec.datasetRoot == 0) _fail("datasetRoot", "must not be zero");
        if (spec.datasetRecords == 0) _fail("datasetRecords", "must be at least 1");
    }

    function _checkAlgorithm(TrainingTaskSpec memory spec) private pure {
        bool mean = spec.aggregation == AggregationRule.Mean;
        if (spec.tier == Tier.Open) {
            if (!mean) revert AggregationRuleTierMismatch();
        } else if (spec.aggregation == AggregationRule.WeightedMean || spec.aggregation == AggregationRule.MultiKrum) {
            revert AggregationRuleTierMismatch();
        }
        // What the format carries and these contracts' keepers cannot settle yet is refused, so that no task is posted in vain.
        if (spec.tier != Tier.Open) _fail("tier", "only Open is served by version 1");
        if (spec.programRoot != 0) _fail("programRoot", "must be zero in the Open tier");
        if (spec.aggregationParam != 0) _fail("aggregationParam", "must be 0 for Mean");
        if (spec.quantization != Quantization.None) _fail("quantization", "only None is served by version 1");
        if (spec.payloadKind != PayloadKind.Dense) _fail("payloadKind", "only Dense is served by version 1");
        if (spec.outerUpdate != OuterUpdate.Nesterov) _fail("outerUpdate", "only Nesterov is served by version 1");
        if (spec.clipL2Norm != 0) _fail("clipL2Norm", "only 0 is served by version 1");
        if (spec.outerLearningRate == 0 || spec.outerLearningRate >= FLOAT32_INFINITY) {
            _fail("outerLearningRate", "must be a finite binary32 above 0");
        }
        if (spec.outerMomentum >= FLOAT32_ONE) _fail("outerMomentum", "must be a binary32 in [+0, 1)");
    }

    function _checkShape(TrainingTaskSpec memory spec) private pure {
        uint256 trainers = spec.trainerCount;
        if (trainers == 0 || trainers == 2 || trainers > MAX_TRAINERS) _fail("trainerCount", "must be 1 or 3 to 64");
        if (2 * uint256(spec.quorum) <= trainers) _fail("quorum", "must be more than half of trainerCount");
        if (spec.quorum > (trainers == 1 ? 1 : trainers - 1)) _fail("quorum", "must leave one trainer spare");
        if (spec.innerSteps == 0 || spec.innerSteps > MAX_INNER_STEPS) _fail("innerSteps", "must be 1 to 2^16");
        if (spec.maxRounds == 0 || spec.maxRounds > MAX_ROUNDS) _fail("maxRounds", "must be 1 to 2^20");
        if (spec.committeeSeats != 1) _fail("committeeSeats", "only 1 is served by version 1");
        if (spec.committeeThreshold != 1) _fail("committeeThreshold", "only 1 is served by version 1");
        if (spec.rollbackDepth == 0 || spec.rollbackDepth > MAX_ROLLBACK_DEPTH) _fail("rollbackDepth", "must be 1 to 8");
        // Round 0 is one past "round -1", which counts as final: with a depth of 1 it could never open.
        if (spec.cascadeDepth < 2 || spec.cascadeDepth > MAX_ROUNDS) _fail("cascadeDepth", "must be 2 to 2^20");
        if (spec.maxConsecutiveNec == 0 || spec.maxConsecutiveNec > MAX_ROUNDS) {
            _fail("maxConsecutiveNec", "must be 1 to 2^20");
        }
        if (spec.maxMisses == 0 || spec.maxMisses > MAX_MISSES) _fail("maxMisses", "must be 1 to 1023");
        int256 room = OVERFLOW_LOG2 - HEADROOM_LOG2 - spec.payloadBoundLog2;
        // Above 2^20 rounds' worth of room any maxRounds fits; below, 2^bound * rounds * 16 < 2^127 is maxRounds < 2^room.
        if (spec.payloadBoundLog2 < MIN_BOUND_LOG2 || room < 1 || (room <= 20 && spec.maxRounds >= 2 ** uint256(room))) {
            _fail("payloadBoundLog2", "must be at least -126, and 2^bound * maxRounds * 16 < 2^127");
        }
    }

    function _checkWindows(TrainingTaskSpec memory spec, uint32 minWindow) private pure {
        _window(spec.enrollWindow, minWindow, "enrollWindow");
        _window(spec.commitWindow, minWindow, "commitWindow");
        _window(spec.uploadWindow, minWindow, "uploadWindow");
        if (spec.graceWindowMs % 1000 != 0) _fail("graceWindowMs", "must be a multiple of 1000");
        _window(spec.graceWindowMs / 1000, minWindow, "graceWindowMs");
        _window(spec.fallbackWindow, minWindow, "fallbackWindow");
        _window(spec.stateWindow, minWindow, "stateWindow");
        _window(spec.claimWindow, minWindow, "claimWindow");
        _window(spec.revealWindow, minWindow, "revealWindow");
        _window(spec.disputeClock, minWindow, "disputeClock");
        _window(spec.disputeExtension, minWindow, "disputeExtension");
    }

    function _checkMoney(TrainingTaskSpec memory spec) private pure {
        if (spec.rewardPerGradient == 0) _fail("rewardPerGradient", "must be at least 1");
        if (spec.commissionBps > BASIS_POINTS) _fail("commissionBps", "must be at most 10000");
        uint256 roundPay = uint256(spec.trainerCount) * spec.rewardPerGradient;
        if (spec.trainerLock / BURN_DIVISOR < spec.rollbackDepth * roundPay) {
            _fail("trainerLock", "its burned half must cover rollbackDepth rounds of pay");
        }
        if (spec.keeperLock == 0) _fail("keeperLock", "must be at least 1");
        if (spec.quorumLock / BURN_DIVISOR < spec.cascadeDepth * roundPay) {
            _fail("quorumLock", "its burned half must cover cascadeDepth rounds of pay");
        }
    }

    function _window(uint256 value, uint256 minWindow, string memory field) private pure {
        if (value < minWindow || value > MAX_WINDOW) _fail(field, "must be between minWindow and 30 days");
    }

    function _fail(string memory field, string memory rule) private pure {
        revert InvalidTaskSpec(field, rule);
    }
}
