// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRoundMoves} from "./IRoundMoves.sol";
import {IRoundRulings} from "./IRoundRulings.sol";
import {IRoundViews} from "./IRoundViews.sol";

/// @title Rounds: commitments, proposals, finality, run root
/// @notice All that the address of the rounds contract answers to: three contracts share its code, none of its callers has to know.
interface ITrainingRounds is IRoundMoves, IRoundRulings, IRoundViews {}
