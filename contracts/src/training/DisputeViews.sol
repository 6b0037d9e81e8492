// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDisputeViews} from "./IDisputeViews.sol";
import {DisputeNotFound} from "../facts/Errors.sol";
import {DisputeBase} from "./DisputeBase.sol";

/// @title The game: what can be read of it
/// @notice The half of TrainingDispute that reads. TrainingDispute creates it and passes on to it, on its own storage and under its own
/// address, every call that it does not know. At the address of its own there is no dispute. It has no function that writes, holds nothing,
/// and nobody may do more at that address than read. What a proof reads of a segment stays with the half that writes: it is read there
/// without a second call.
contract DisputeViews is IDisputeViews, DisputeBase {
    /// @param fraud_ As TrainingDispute was told.
    constructor(address fraud_, uint256 bond_) DisputeBase(fraud_, bond_) {}

    /// @inheritdoc IDisputeViews
    function disputesOf(bytes32 taskId, address trainer, uint32 round) external view returns (uint256) {
        if (trainer == address(0)) return _ofTask[taskId];
        Held storage held = _held[taskId][trainer];
        if (round == NO_SEGMENT || held.all == 0) return held.all;
        return _ofRound[taskId][trainer][round] + (held.round == round ? held.inRound : 0);
    }

    /// @inheritdoc IDisputeViews
    function positionOf(uint256 id) external view returns (Position memory) {
        if (id >= _count) revert DisputeNotFound(id);
        Dispute storage d = _disputes[id];
        Board memory b;
        _load(d, b);
        return Position({
            claim: d.claim,
            taskId: d.taskId,
            round: d.round,
            trainer: d.trainer,
            challenger: d.challenger,
            turn: b.turn,
            moves: b.moves,
            segment: b.segment,
            transition: d.transition,
            part: b.part,
            entry: d.entry,
            element: d.element,
            accumulators: d.accumulators,
            kind: b.kind,
            dtype: b.dtype,
            length: b.length,
            height: b.height,
            index: b.index,
            node: d.node,
            atRoot: b.atRoot,
            deadline: b.deadline,
            challengerLeft: b.challengerLeft,
            trainerLeft: b.trainerLeft
        });
    }

    /// @inheritdoc IDisputeViews
    function count() external view returns (uint256) {
        return _count;
    }

    /// @inheritdoc IDisputeViews
    function creditOf(address account) external view returns (uint256) {
        return _creditOf[account];
    }

    /// @inheritdoc IDisputeViews
    function burned() external view returns (uint256) {
        return _burned;
    }

    /// @inheritdoc IDisputeViews
    function owed() external view returns (uint256) {
        return _totalCredit + (_count - _settled) * BOND + _burned;
    }

    /// @inheritdoc IDisputeViews
    function bond() external view returns (uint256) {
        return BOND;
    }

    /// @inheritdoc IDisputeViews
    function fraud() external view returns (address) {
        return address(FRAUD);
    }
}
