// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITrainingDispute} from "../training/ITrainingDispute.sol";
import {ITrainingFraud} from "../training/ITrainingFraud.sol";
import {Tier, TrainingTaskSpec} from "../facts/Types.sol";
import {AggregationRuleTierMismatch, InvalidTaskSpec, RevealRateTooHigh, UnbondingTooShort} from "../facts/Errors.sol";
import {Aggregation} from "../facts/Aggregation.sol";
import {SpecRules} from "../facts/SpecRules.sol";
import {Tiers} from "../facts/Tiers.sol";

/// @title SpecRules, and what a deployment adds to them, as a contract of its own
/// @notice Stateless. The task registry creates one, because the rules with their texts do not fit beside it under EIP-170.
contract TaskSpecChecker {
    uint32 private immutable MIN_WINDOW;
    uint32 private immutable OUTAGE;
    uint32 private immutable REVEAL_RATE;
    uint64 private immutable UNBONDING_MARGIN;
    address private immutable TOKEN;
    address private immutable REFEREE;
    address private immutable GAME;

    /// @param minWindow Seconds; least length of every window.
    /// @param outage Seconds for which the chain may take nothing in; 0 where tasks have nothing to lose, which sets no floors.
    /// @param revealRate Bytes a second at which the chain can take payloads in.
    /// @param unbondingMargin Seconds that the vault's unbonding must outlast a task's liability by.
    /// @param token The vault's token; a spec names it, like `referee` and `game`.
    constructor(
        uint32 minWindow,
        uint32 outage,
        uint32 revealRate,
        uint64 unbondingMargin,
        address token,
        address referee,
        address game
    ) {
        if (outage != 0 && revealRate > SpecRules.MAX_REVEAL_RATE) {
            revert RevealRateTooHigh(revealRate, SpecRules.MAX_REVEAL_RATE);
        }
        MIN_WINDOW = minWindow;
        OUTAGE = outage;
        REVEAL_RATE = revealRate;
        UNBONDING_MARGIN = unbondingMargin;
        TOKEN = token;
        REFEREE = referee;
        GAME = game;
    }

    /// @notice Reverts AggregationRuleTierMismatch, InvalidTaskSpec or UnbondingTooShort unless a task may have the given specification.
    /// @param period Seconds that the vault unbonds.
    /// @return liability SpecRules.liability, in seconds.
    function check(TrainingTaskSpec calldata given, uint64 period) external view returns (uint64 liability) {
        // Decoded once, and whole: that refuses a word with a bit that its type lacks. The registry stores the words as they were sent.
        TrainingTaskSpec memory spec = given;
        if (!Aggregation.isAdmitted(spec.tier, spec.aggregation)) revert AggregationRuleTierMismatch();
        (string memory field, string memory rule) = _firstBroken(spec);
        if (bytes(field).length != 0) revert InvalidTaskSpec(field, rule);
        liability = SpecRules.liability(spec);
        if (period < liability + UNBONDING_MARGIN) revert UnbondingTooShort(period, liability + UNBONDING_MARGIN);
    }

    /// @dev The first field of `spec` that breaks a rule, and what the rule asks; two empty strings if none does.
    function _firstBroken(TrainingTaskSpec memory spec) private view returns (string memory field, string memory rule) {
        (field, rule) = SpecRules.firstBroken(spec, MIN_WINDOW, OUTAGE, REVEAL_RATE);
        if (bytes(field).length != 0) return (field, rule);
        if (spec.token != TOKEN) return ("token", "must be the vault's token");
        if (spec.referee != REFEREE) return ("referee", "must be the deployment's referee");
        if (spec.game != GAME) return ("game", "must be the deployment's game");
        if (spec.tier == Tier.Confidential && GAME == address(0)) {
            return ("game", "must not be zero in the Confidential tier: it knows the enclaves");
        }
        if (OUTAGE == 0 || !Tiers.isProven(spec.tier) || GAME.code.length == 0) return ("", "");
        if (!SpecRules.coversSegment(spec, ITrainingDispute(ITrainingFraud(GAME).dispute()).bond())) {
            return ("checkpointInterval", "must leave its share of rewardPerGradient at most a 24th of a dispute's bond");
        }
    }
}
