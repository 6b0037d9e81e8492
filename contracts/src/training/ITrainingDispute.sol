// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDisputeMoves} from "./IDisputeMoves.sol";
import {IDisputeViews} from "./IDisputeViews.sol";

/// @title The game: a trainer is made to publish what its claim is made of (rules 26 to 31)
/// @notice All that the address of the game answers to: two contracts share its code, none of its callers has to know.
interface ITrainingDispute is IDisputeMoves, IDisputeViews {}
