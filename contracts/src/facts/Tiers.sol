// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Tier} from "./Types.sol";
import {UnknownValue} from "./Errors.sol";

/// @title What a tier of trust asks of trainers
library Tiers {
    /// @notice Whether trainers are held to the task's programs: each of their steps can be replayed, and a wrong one proven.
    function isProven(Tier tier) internal pure returns (bool) {
        if (tier == Tier.Open) return false;
        if (tier == Tier.Verified || tier == Tier.Confidential) return true;
        revert UnknownValue("Tier", uint256(tier));
    }
}
