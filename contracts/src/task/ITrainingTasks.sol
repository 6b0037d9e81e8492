// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITaskMoves} from "./ITaskMoves.sol";
import {ITaskViews} from "./ITaskViews.sol";

/// @title Tasks: specification, escrow, pool, enrolment, pay, receipt
/// @notice All that the address of the tasks contract answers to: two contracts share its code, none of its callers has to know.
interface ITrainingTasks is ITaskMoves, ITaskViews {}
