// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Names of compensation pots
library Pots {
    /// @notice The vault's pot of overturn `branch` of a task.
    function idOf(bytes32 taskId, uint16 branch) internal pure returns (bytes32) {
        return keccak256(abi.encode(taskId, branch));
    }
}
