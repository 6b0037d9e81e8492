// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IDisputeViews} from "./IDisputeViews.sol";
import {ITrainingFraud} from "./ITrainingFraud.sol";

/// @title What the two halves of the game share: storage, and how a board is read
/// @notice TrainingDispute writes, DisputeViews reads; the second runs only as code of the first, on its storage. Both have this
/// layout and no storage of their own.
abstract contract DisputeBase {
    /// @dev What every move changes, one slot.
    struct Board {
        uint40 deadline;
        IDisputeViews.Turn turn;
        uint8 moves;
        uint24 challengerLeft;
        uint24 trainerLeft;
        uint24 extension;
        uint8 kind;
        uint8 dtype;
        uint8 height;
        uint8 part;
        uint32 index;
        uint32 length;
        uint24 segment;
        bool atRoot;
    }

    struct Dispute {
        bytes32 claim;
        bytes32 taskId;
        /// @dev While a segment is asked for, or was, `_nodeOf` it.
        bytes32 node;
        Board board;
        // slot 4, which a challenger's moves read
        address challenger;
        uint24 round;
        uint24 entry;
        uint32 element;
        uint8 accumulators;
        // slot 5
        address trainer;
        uint16 transition;
        /// @dev Of the transition's program: nodes of a micro-batch.
        uint24 microNodes;
        /// @dev Nodes of the last part of the step.
        uint24 stepNodes;
        /// @dev The claim's last one, that of the epilogue.
        uint24 lastSegment;
    }

    /// @dev Disputes about a trainer's claims in a task, in one slot: those about the round of the first among them stand beside all.
    struct Held {
        uint64 all;
        uint32 round;
        uint64 inRound;
    }

    uint32 internal constant NO_SEGMENT = type(uint32).max;

    ITrainingFraud internal immutable FRAUD;
    uint256 internal immutable BOND;

    uint256 internal _count;
    mapping(uint256 id => Dispute) internal _disputes;
    /// @dev Disputes that are over.
    uint256 internal _settled;
    uint256 internal _totalCredit;
    uint256 internal _burned;
    mapping(address account => uint256) internal _creditOf;
    mapping(bytes32 claim => mapping(uint32 segment => bytes32)) internal _segmentOf;
    mapping(bytes32 place => bytes32) internal _chains;
    /// @dev Open disputes of a task.
    mapping(bytes32 taskId => uint256) internal _ofTask;
    mapping(bytes32 taskId => mapping(address trainer => Held)) internal _held;
    /// @dev Those about a round that are not in `_held`.
    mapping(bytes32 taskId => mapping(address trainer => mapping(uint32 round => uint256))) internal _ofRound;

    constructor(address fraud_, uint256 bond_) {
        FRAUD = ITrainingFraud(fraud_);
        BOND = bond_;
    }

    /// @dev Packed by hand, first field lowest: one store, where the compiler makes one of each field.
    function _save(Dispute storage d, Board memory b) internal {
        uint256 word = uint256(b.deadline) | (uint256(b.turn) << 40) | (uint256(b.moves) << 48)
            | (uint256(b.challengerLeft) << 56) | (uint256(b.trainerLeft) << 80) | (uint256(b.extension) << 104)
            | (uint256(b.kind) << 128) | (uint256(b.dtype) << 136) | (uint256(b.height) << 144) | (uint256(b.part) << 152)
            | (uint256(b.index) << 160) | (uint256(b.length) << 192) | (uint256(b.segment) << 224)
            | (uint256(b.atRoot ? 1 : 0) << 248);
        Board storage place = d.board;
        assembly ("memory-safe") {
            sstore(place.slot, word)
        }
    }

    /// @dev Fills in the board as it stands; unpacked like `_save` packs it.
    function _load(Dispute storage d, Board memory b) internal view {
        Board storage place = d.board;
        uint256 word;
        assembly ("memory-safe") {
            word := sload(place.slot)
        }
        b.deadline = uint40(word);
        b.turn = IDisputeViews.Turn(uint8(word >> 40));
        b.moves = uint8(word >> 48);
        b.challengerLeft = uint24(word >> 56);
        b.trainerLeft = uint24(word >> 80);
        b.extension = uint24(word >> 104);
        b.kind = uint8(word >> 128);
        b.dtype = uint8(word >> 136);
        b.height = uint8(word >> 144);
        b.part = uint8(word >> 152);
        b.index = uint32(word >> 160);
        b.length = uint32(word >> 192);
        b.segment = uint24(word >> 224);
        b.atRoot = (word >> 248) & 1 == 1;
    }
}
