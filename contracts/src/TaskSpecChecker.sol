// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TrainingTaskSpec} from "./interfaces/Types.sol";
import {SpecRules} from "./lib/SpecRules.sol";

/// @title SpecRules, and what a deployment adds to them, as a contract of its own
/// @notice Stateless. The task registry creates one, because the rules with their texts do not fit beside it under EIP-170.
contract TaskSpecChecker {
    uint32 private immutable MIN_WINDOW;
    uint32 private immutable REVEAL_RATE;
    address private immutable TOKEN;
    address private immutable REFEREE;
    address private immutable GAME;

    /// @param minWindow Seconds; least length of every window.
    /// @param revealRate Bytes a second at which the chain can take payloads in.
    /// @param token The vault's token; a spec names it, like `referee` and `game`.
    constructor(uint32 minWindow, uint32 revealRate, address token, address referee, address game) {
        MIN_WINDOW = minWindow;
        REVEAL_RATE = revealRate;
        TOKEN = token;
        REFEREE = referee;
        GAME = game;
    }

    /// @notice The first field of `spec` that breaks a rule, and what the rule asks; two empty strings if none does.
    function firstBroken(TrainingTaskSpec calldata spec) external view returns (string memory field, string memory rule) {
        (field, rule) = SpecRules.firstBroken(spec, MIN_WINDOW, REVEAL_RATE);
        if (bytes(field).length != 0) return (field, rule);
        if (spec.token != TOKEN) return ("token", "must be the vault's token");
        if (spec.referee != REFEREE) return ("referee", "must be the deployment's referee");
        if (spec.game != GAME) return ("game", "must be the deployment's game");
    }
}
