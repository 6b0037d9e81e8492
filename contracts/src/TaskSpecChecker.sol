// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TrainingTaskSpec} from "./interfaces/Types.sol";
import {SpecRules} from "./lib/SpecRules.sol";

/// @title SpecRules as a contract of its own
/// @notice Stateless. The task registry creates one, because the rules with their texts do not fit beside it under EIP-170.
contract TaskSpecChecker {
    /// @notice The first field of `spec` that breaks a rule, and what the rule asks; two empty strings if none does.
    /// @param minWindow Seconds; least length of every window.
    /// @param revealRate Bytes a second at which the chain can take payloads in.
    function firstBroken(TrainingTaskSpec calldata spec, uint32 minWindow, uint32 revealRate)
        external
        pure
        returns (string memory field, string memory rule)
    {
        return SpecRules.firstBroken(spec, minWindow, revealRate);
    }
}
