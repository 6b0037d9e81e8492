// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IObjectDemands} from "./IObjectDemands.sol";
import {IPayloadDemands} from "./IPayloadDemands.sol";

/// @title Payload reveals: publish what you signed to hold, or what your task is made of, or lose (rule 27)
/// @notice Signing a proposal asserts custody of every included payload until the state is final. Anyone demands a range, 64 neighbouring
/// leaves of one fragment, once a proposal, for a fixed price a leaf: half of it burns, half goes to whoever publishes them. Requests queue:
/// a deadline counts all bytes outstanding in this deployment at the stated rate, so that a flood slashes nobody honest. Silence clears the
/// trainer's slot, overturns the round and takes the signers' locks. A request holds the round's state: until it is answered, and then for
/// stateWindow, so that what was published can be used.
///
/// Manifest, first state, programs with their constants, and data set of a task that trains are demanded the same way, and anyone who has them
/// may answer: silence ends the run against the sponsor's escrow.
///
/// All that the address of the reveals contract answers to: two contracts share its code, none of its callers has to know.
interface IPayloadReveals is IPayloadDemands, IObjectDemands {}
