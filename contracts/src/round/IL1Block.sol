// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What an OP Stack chain says about the L1 block it follows (predeploy L1Block)
interface IL1Block {
    /// @notice Unix seconds of the L1 block.
    function timestamp() external view returns (uint64);
    function hash() external view returns (bytes32);
}
