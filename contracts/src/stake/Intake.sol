// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

import {TransferMismatch} from "../facts/Errors.sol";

/// @title The one way in which tokens come into a contract
/// @notice What arrived is measured, whatever was asked for: a token that takes a fee, or begins to take one later, would leave the books above the
/// balance, and the last account that is owed something unpaid.
library Intake {
    using SafeERC20 for IERC20;

    /// @notice Takes `amount` from `from`, or reverts TransferMismatch.
    function take(IERC20 token, address from, uint256 amount) internal {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(from, address(this), amount);
        uint256 received = token.balanceOf(address(this)) - before;
        if (received != amount) revert TransferMismatch(received, amount);
    }
}
