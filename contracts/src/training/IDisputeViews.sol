// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The game: what can be read of it
interface IDisputeViews {
    enum Turn {
        None,
        /// Challenger: ask for something, or prove.
        Challenge,
        /// Trainer: post the segment's root.
        Post,
        /// Anyone: reveal what is below the node.
        Reveal,
        /// Trainer: reveal the leaf, and the accumulators of the element. Anyone, if there are none.
        Leaf,
        Over
    }

    /// @notice Where a dispute stands.
    /// @param moves Turns begun so far.
    /// @param segment What was asked for, or entered: segment of the claim, transition in it, part of the step (micro-batch, or D·A).
    /// @param entry Node of the program whose output was entered.
    /// @param element What was asked for of it, and how many accumulators it has.
    /// @param kind The vector, its header's fields beside it. 0 before one was entered.
    /// @param index The node's place in its level `height`, as in IRootDescent; at the vector's root `atRoot`, and the root is the node.
    /// @param deadline Of the running turn, Unix seconds; 0 when the dispute is over.
    struct Position {
        bytes32 claim;
        bytes32 taskId;
        uint32 round;
        address trainer;
        address challenger;
        Turn turn;
        uint8 moves;
        uint32 segment;
        uint32 transition;
        uint32 part;
        uint32 entry;
        uint64 element;
        uint16 accumulators;
        uint8 kind;
        uint8 dtype;
        uint64 length;
        uint8 height;
        uint64 index;
        bytes32 node;
        bool atRoot;
        uint64 deadline;
        uint32 challengerLeft;
        uint32 trainerLeft;
    }

    /// @notice See ITrainingFraud.
    function disputesOf(bytes32 taskId, address trainer, uint32 round) external view returns (uint256);
    function positionOf(uint256 id) external view returns (Position memory);
    function count() external view returns (uint256);
    function creditOf(address account) external view returns (uint256);
    /// @notice Lost bonds, held for ever.
    function burned() external view returns (uint256);
    /// @notice Everything the contract owes: its token balance.
    function owed() external view returns (uint256);
    function bond() external view returns (uint256);
    function fraud() external view returns (address);
}
