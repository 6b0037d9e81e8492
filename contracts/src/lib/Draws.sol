// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IL1Block} from "../interfaces/IL1Block.sol";

/// @title What draws are seeded with (PROTOCOL rule 18)
library Draws {
    /// @notice Seconds after the close of all that is drawn on in which a draw may come: whoever orders the blocks has that many tries.
    uint64 internal constant WINDOW = 300;
    /// @dev Predeploy of the OP Stack; a chain without it is its own L1.
    address private constant L1_BLOCK = 0x4200000000000000000000000000000000000015;

    /// @notice Whether draws see the blocks of another chain, which are slow to come: what leaves a draw less than WINDOW would make it void.
    function onRollup() internal view returns (bool) {
        return L1_BLOCK.code.length != 0;
    }

    /// @notice A number that nobody could know before its time.
    /// @return time Unix seconds of the L1 block that it is of.
    function randomness() internal view returns (uint256 time, bytes32 value) {
        if (onRollup()) return (IL1Block(L1_BLOCK).timestamp(), IL1Block(L1_BLOCK).hash());
        return (block.timestamp, bytes32(block.prevrandao));
    }
}
