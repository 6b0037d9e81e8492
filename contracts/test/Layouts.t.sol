// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {DisputeBase} from "../src/training/DisputeBase.sol";
import {RoundsMachine} from "../src/round/RoundsMachine.sol";
import {IDisputeViews} from "../src/training/IDisputeViews.sol";
import {RoundStatus} from "../src/facts/Types.sol";
import {Test} from "./utils/Test.sol";

/// @notice The words of the rounds that are packed by hand, in the storage of a contract that has nothing else.
/// @dev Each function puts two words where a struct stands, takes out what the compiler reads there, stores that by hand in another place, and
/// says what the compiler reads then.
contract RoundsLayout is RoundsMachine {
    constructor(address tasks_) RoundsMachine(tasks_) {}

    function _put(uint256 slot, uint256 word, uint256 next) private {
        assembly ("memory-safe") {
            sstore(slot, word)
            sstore(add(slot, 1), next)
        }
    }

    function _word(uint256 slot) private view returns (uint256 word) {
        assembly ("memory-safe") {
            word := sload(slot)
        }
    }

    function cursor(uint256 word, uint256 next) external returns (uint256 saved, Cursor memory given, Cursor memory back) {
        uint256 slot;
        Cursor storage place = _runs[0].cursor;
        assembly ("memory-safe") {
            slot := place.slot
        }
        _put(slot, word, next);
        given = place;
        place = _runs[bytes32(uint256(1))].cursor;
        _saveCursor(_runs[bytes32(uint256(1))], given);
        assembly ("memory-safe") {
            slot := place.slot
        }
        return (_word(slot), given, place);
    }

    function head(uint256 word, uint256 next) external returns (uint256 saved, RecordHead memory given, RecordHead memory back) {
        uint256 slot;
        RecordHead storage place = _records[0][0].head;
        assembly ("memory-safe") {
            slot := place.slot
        }
        _put(slot, word, next);
        given = place;
        place = _records[0][1].head;
        _saveHead(_records[0][1], given);
        assembly ("memory-safe") {
            slot := place.slot
        }
        return (_word(slot), given, place);
    }

    function seats(uint256 word, uint256 next) external returns (uint256 saved, Seats memory given, Seats memory back) {
        uint256 slot;
        Seats storage place = _records[0][0].seats;
        assembly ("memory-safe") {
            slot := place.slot
        }
        _put(slot, word, next);
        given = place;
        place = _records[0][1].seats;
        _saveSeats(_records[0][1], given);
        assembly ("memory-safe") {
            slot := place.slot
        }
        return (_word(slot), given, place);
    }
}

/// @notice The board of a dispute, likewise.
contract DisputeLayout is DisputeBase {
    constructor() DisputeBase(address(0), 0) {}

    /// @return saved The word that was stored.
    /// @return given What the compiler read where the words were put.
    /// @return loaded What `_load` read there.
    /// @return back What the compiler reads of what was stored.
    function board(uint256 word, uint256 next)
        external
        returns (uint256 saved, Board memory given, Board memory loaded, Board memory back)
    {
        Board storage place = _disputes[0].board;
        assembly ("memory-safe") {
            sstore(place.slot, word)
            sstore(add(place.slot, 1), next)
        }
        given = place;
        _load(_disputes[0], loaded);
        _save(_disputes[1], given);
        place = _disputes[1].board;
        assembly ("memory-safe") {
            saved := sload(place.slot)
        }
        return (saved, given, loaded, place);
    }
}

/// @notice Words that are packed by hand hold their struct, all of it, as the compiler lays it out: any word is read as the struct, stored by
/// hand, and read again. What stands behind the word is no part of the struct, or it would be missing then.
contract Layouts_Test is Test {
    RoundsLayout private rounds;
    DisputeLayout private dispute;

    function setUp() external {
        rounds = new RoundsLayout(address(this));
        dispute = new DisputeLayout();
    }

    /// @notice What the rounds ask a registry for when they are created.
    function vault() external view returns (address) {
        return address(this);
    }

    /// @dev The word with byte `i`, 0 the lowest, below `bound`: of a bool or an enum.
    function _bounded(uint256 word, uint256 i, uint256 bound) private pure returns (uint256) {
        uint256 value = (word >> (8 * i)) & 0xff;
        return word - (value << (8 * i)) + ((value % bound) << (8 * i));
    }

    function testFuzz_cursor_isItsStruct(uint256 word, uint256 next) external {
        word = _bounded(word, 30, 2);
        (uint256 saved, RoundsLayout.Cursor memory given, RoundsLayout.Cursor memory back) = rounds.cursor(word, next);
        assertEq(saved, word, "the word");
        assertEq(keccak256(abi.encode(back)), keccak256(abi.encode(given)), "the struct");
    }

    function testFuzz_head_isItsStruct(uint256 word, uint256 next) external {
        word = _bounded(word, 31, uint256(type(RoundStatus).max) + 1);
        (uint256 saved, RoundsLayout.RecordHead memory given, RoundsLayout.RecordHead memory back) = rounds.head(word, next);
        assertEq(saved, word, "the word");
        assertEq(keccak256(abi.encode(back)), keccak256(abi.encode(given)), "the struct");
    }

    function testFuzz_seats_areTheirStruct(uint256 word, uint256 next) external {
        (uint256 saved, RoundsLayout.Seats memory given, RoundsLayout.Seats memory back) = rounds.seats(word, next);
        assertEq(saved, word, "the word");
        assertEq(keccak256(abi.encode(back)), keccak256(abi.encode(given)), "the struct");
    }

    function testFuzz_board_isItsStruct(uint256 word, uint256 next) external {
        word = _bounded(_bounded(word, 5, uint256(type(IDisputeViews.Turn).max) + 1), 31, 2);
        (uint256 saved, DisputeLayout.Board memory given, DisputeLayout.Board memory loaded, DisputeLayout.Board memory back) =
            dispute.board(word, next);
        assertEq(saved, word, "the word");
        assertEq(keccak256(abi.encode(loaded)), keccak256(abi.encode(given)), "as it is read");
        assertEq(keccak256(abi.encode(back)), keccak256(abi.encode(given)), "the struct");
    }
}
