// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IL1Block} from "./IL1Block.sol";

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
    /// @dev Chains without a beacon have a constant for prevrandao, or a difficulty, all of them below 2^64 (EIP-4399): everybody would know the
    /// draw before it, so that there is none.
    /// @return time Unix seconds of the L1 block that it is of; 0 if the chain has no such number.
    function randomness() internal view returns (uint256 time, bytes32 value) {
        if (onRollup()) return (IL1Block(L1_BLOCK).timestamp(), IL1Block(L1_BLOCK).hash());
        if (block.prevrandao > type(uint64).max) return (block.timestamp, bytes32(block.prevrandao));
    }
}
