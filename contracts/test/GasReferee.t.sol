// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IProgramReferee} from "../src/training/IProgramReferee.sol";
import {Program} from "../src/training/Program.sol";
import {RefereeTest} from "./utils/RefereeTest.sol";

/// @title Gas of the referee's answers as whole transactions: calldata, its floor, and cold accounts
/// @notice Every tensor has 2^20 leaves, and what is opened begins in the leaf before its middle, so that two leaves and the longest
/// proof are needed wherever a run may straddle; all operands are concats of 32, the largest entries. Ordinary: numbers of 2^-17 to
/// 2^12, views of rank 3. Worst: numbers made for the slow ways of the arithmetic, entries of as few zero bytes as can be. See Gas_Test; adds its keys to build/gas/summary.json.
contract GasReferee_Test is RefereeTest {
    uint256 private constant INTRINSIC = 21_000;
    uint256 private constant FLOOR_PER_TOKEN = 10;
    uint256 private constant MOST = 500_000;
    uint256 private constant MOST_HOSTILE = 1_000_000;
    uint256 private constant MOST_ENTRY_POINT = 8_000_000;
    uint256 private constant MOST_CALLDATA = 120_000;

    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/summary.json";

    /// @dev Operands of the entries that are named: 32, the most that there can be.
    bytes private _named;
    uint32 private constant FULL = type(uint32).max;
    uint32 private constant RUN = 5;
    uint32 private constant MIDDLE = 1 << 27;
    /// @dev First leaf that is opened.
    uint256 private constant LEAF = (1 << 19) - 1;

    /// @dev What leaves of binary32 hold, as FloatTest._list has it.
    uint256 private _kind;
    uint256 private _most;
    string private _worst;

    function setUp() public override {
        super.setUp();
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    function _write(string memory key, uint256 value) private {
        vm.writeJson(vm.toString(value), FILE, string.concat(".", key));
    }

    /// @notice What a call costs as a transaction; reverts as it does.
    function _used(bytes memory data) private returns (uint256 used, bytes memory result) {
        bool success;
        // solhint-disable-next-line avoid-low-level-calls
        (success, result) = address(referee).call(data);
        if (!success) {
            assembly ("memory-safe") {
                revert(add(result, 0x20), mload(result))
            }
        }
        used = vm.lastCallGas().gasTotalUsed;
        uint256 tokens = 0;
        for (uint256 i = 0; i < data.length; ++i) {
            tokens += data[i] == 0 ? 1 : 4;
        }
        uint256 floor = INTRINSIC + FLOOR_PER_TOKEN * tokens;
        if (floor > used) used = floor;
    }

    /// @notice Has the referee evaluate and keeps the dearest.
    function _measure(
        string memory name,
        Program.Place memory place,
        uint64 index,
        uint32 run,
        IProgramReferee.Opening[] memory openings
    ) private {
        bytes memory data = abi.encodeCall(referee.evaluate, (place, 0, index, run, run == 0 ? 0 : 0x3f800000, openings));
        (uint256 used, bytes memory result) = _used(data);
        (IProgramReferee.Verdict verdict,) = abi.decode(result, (IProgramReferee.Verdict, uint256));
        assertEq(uint256(verdict), uint256(IProgramReferee.Verdict.Value), name);
        if (_kind == 0) _write(string.concat("referee_", name), used);
        if (used <= _most) return;
        _most = used;
        _worst = name;
    }

    // ------------------------------------------------------------------------------------------------------- primitives

    /// @notice Bytes of `leaves` leaves.
    function _data(uint8 dtype, uint256 leaves) private returns (bytes memory data) {
        if (dtype == F32) {
            uint256[] memory list = _list(_kind, 256 * leaves);
            for (uint256 i = 0; i < list.length; ++i) {
                if (list[i] & 0x7fffffff > INF) list[i] = NAN;
            }
            return _little(list, 4);
        }
        data = new bytes(1024 * leaves);
        // Integers of i32 are rows, one for all if the data is hostile.
        for (uint256 i = 0; i < data.length; i += dtype == I8 ? 1 : 4) {
            data[i] = bytes1(uint8(dtype == I8 ? _next() : _kind == 0 ? _next() % 8 : 1));
        }
    }

    /// @notice `op` element by element on operands of the given types.
    function _elementwise(string memory name, uint256 op, uint8 dtype, uint8[] memory types, uint8[] memory opened) private {
        bytes memory views;
        for (uint32 i = 0; i < types.length; ++i) {
            views = bytes.concat(views, _view(OPERAND + i, MIDDLE - 1, 1, _axes(1024), _axes(1)));
        }
        bytes memory entry = _node(op, 0, dtype, 1, _axes(1024), views);
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](opened.length);
        for (uint256 i = 0; i < opened.length; ++i) {
            uint8 from = types[opened[i]];
            // Of i8 the same element is in the middle of a quarter.
            uint256 leaf = from == I8 ? LEAF >> 2 : LEAF;
            openings[i] = _opening(opened[i], from, 1 << 28, leaf, _data(from, 1));
        }
        _measure(name, _place(entry, types, 1 << 28, _named), 0, 0, openings);
    }

    function _types(uint8 a) private pure returns (uint8[] memory list) {
        list = new uint8[](1);
        list[0] = a;
    }

    function _types(uint8 a, uint8 b) private pure returns (uint8[] memory list) {
        list = new uint8[](2);
        (list[0], list[1]) = (a, b);
    }

    function _types(uint8 a, uint8 b, uint8 c) private pure returns (uint8[] memory list) {
        list = new uint8[](3);
        (list[0], list[1], list[2]) = (a, b, c);
    }

    /// @notice A run in the middle of a chain of 4,096 (or 16,384) terms, straddling leaves on both sides.
    function _chain(string memory name, uint256 op, uint8 a, uint8 b) private {
        bool bytes_ = a == I8;
        uint32 size = bytes_ ? 1024 : 256;
        uint32 length = bytes_ ? 1 << 30 : 1 << 28;
        uint32 terms = 16 * size;
        uint32 offset = length / 2 - size / 2 - RUN * size;
        bytes memory views;
        if (op == 5) {
            views = bytes.concat(
                _view(OPERAND, offset, 1, _axes(terms), _axes(1)), _view(OPERAND + 1, offset, 2, _axes(8, terms), _axes(terms, 1))
            );
        } else {
            views = bytes.concat(
                _view(OPERAND, offset, 2, _axes(8, terms), _axes(terms, 1)),
                _view(OPERAND + 1, offset, 2, _axes(8, terms), _axes(terms, 1))
            );
        }
        bytes memory entry = _node(op, 0, op == 7 ? I32 : F32, 2, _axes(8, 8), views);
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](2);
        openings[0] = _opening(0, a, length, LEAF, _data(a, 2));
        openings[1] = _opening(1, b, length, LEAF, _data(b, 2));
        // Row 1, and of the other axis 0.
        _measure(name, _place(entry, _types(a, b), length, _named), op == 5 ? 8 : 0, RUN, openings);
    }

    function _group(string memory name, uint256 op) private {
        bytes memory view_ = _view(OPERAND, MIDDLE - 128, 1, _axes(1024), _axes(1));
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](1);
        openings[0] = _opening(0, F32, 1 << 28, LEAF, _data(F32, 2));
        _measure(name, _place(_node(op, 0, F32, 1, _axes(4), view_), _types(F32), 1 << 28, _named), 0, 0, openings);
    }

    /// @notice The last of 32 operands.
    function _concat() private {
        bytes memory views;
        for (uint32 i = 0; i < 32; ++i) {
            views = bytes.concat(views, _view(OPERAND + i, MIDDLE - 1, 1, _axes(256), _axes(1)));
        }
        Program.Place memory place = _place(_node(2, 0, F32, 1, _axes(8192), views), _types(F32), 1 << 28, _named);
        place.named[0].number = OPERAND + 31;
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](1);
        openings[0] = _opening(31, F32, 1 << 28, LEAF, _data(F32, 1));
        _measure("concat", place, 31 * 256, 0, openings);
    }

    function _random() private {
        // The same word twice: it is opened as often as two that are far from one another.
        bytes memory view_ = _view(OPERAND, MIDDLE - 1, 1, _axes(2), 0);
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](2);
        openings[0] = _opening(0, I32, 1 << 28, LEAF, _data(I32, 1));
        openings[1] = openings[0];
        _measure("random", _place(_node(25, 0, F32, 1, _axes(1024), view_), _types(I32), 1 << 28, _named), 0, 0, openings);
    }

    function _gather() private {
        bytes memory views = bytes.concat(
            _view(OPERAND, MIDDLE - 1, 2, _axes(8, 1024), _axes(0, 1)), _view(OPERAND + 1, MIDDLE - 1, 1, _axes(4), _axes(1))
        );
        IProgramReferee.Opening[] memory openings = new IProgramReferee.Opening[](2);
        openings[0] = _opening(1, I32, 1 << 28, LEAF, _data(I32, 1));
        openings[1] = _opening(0, F32, 1 << 28, LEAF, _data(F32, 1));
        bytes memory entry = _node(4, 0, F32, 2, _axes(4, 1024), views);
        _measure("gather", _place(entry, _types(F32, I32), 1 << 28, _named), 0, 0, openings);
    }

    function _all() private {
        _most = 0;
        _chain("matmul", 6, F32, F32);
        _chain("segsum", 5, I32, F32);
        _chain("matmul_i8", 7, I8, I8);
        _group("sum", 8);
        _group("amax", 9);
        _concat();
        _random();
        _gather();
        _elementwise("copy", 1, F32, _types(F32), _types(0));
        for (uint256 op = 10; op <= 13; ++op) {
            _elementwise("binary", op, F32, _types(F32, F32), _types(0, 1));
        }
        _elementwise("fma", 14, F32, _types(F32, F32, F32), _types(0, 1, 2));
        for (uint256 op = 15; op <= 20; ++op) {
            _elementwise("unary", op, F32, _types(F32), _types(0));
        }
        _elementwise("minmax", 21, F32, _types(F32, F32), _types(0, 1));
        _elementwise("cmp", 22, I8, _types(F32, F32), _types(0, 1));
        // The condition, of random bytes, is not 0.
        _elementwise("select", 23, F32, _types(I8, F32, F32), _types(0, 1));
        _elementwise("convert", 24, I32, _types(F32), _types(0));
    }

    /// forge-config: default.isolate = true
    function test_gas_referee_benchmark() external {
        _seed(7);
        bytes memory view_ = _view(OPERAND, 0x0102, 3, _axes(0x10, 0x0203) | (0x0405 << 160), _axes(0x0506, 0x0708) | (1 << 160));
        _named = _repeated(view_, 32);
        _all();
        _write("referee_max", _most);
        assertLe(_most, MOST, _worst);
    }

    /// forge-config: default.isolate = true
    function test_gas_refereeHostile_benchmark() external {
        _seed(8);
        _named = _repeated(_view(FULL, FULL, 8, type(uint256).max, type(uint256).max), 32);
        uint256 worst = 0;
        for (_kind = 1; _kind <= 5; ++_kind) {
            _all();
            if (_most > worst) worst = _most;
        }
        _write("referee_worst", worst);
        assertLe(worst, MOST_HOSTILE, _worst);
    }

    /// @notice A concat of 32 whose operands are concats of 32, with as few zero bytes as can be: the most that the rules on one entry can
    /// read.
    /// forge-config: default.isolate = true
    function test_gas_wellFormed_benchmark() external {
        _named = _repeated(_view(FULL, FULL, 8, type(uint256).max, type(uint256).max), 32);
        bytes memory views;
        uint8[] memory types = new uint8[](32);
        // 8 axes of 8; the first is joined.
        uint256 shape = type(uint256).max / FULL * 8;
        for (uint32 i = 0; i < 32; ++i) {
            views = bytes.concat(views, _view(OPERAND + i, 0x01020304, 8, shape, type(uint256).max / FULL * 0x010203));
            types[i] = F32;
        }
        bytes memory entry = _node(2, 0, F32, 8, shape + (31 * 8 << 224), views);
        Program.Place memory place = _place(entry, types, 1 << 30, _named);
        bytes memory data = abi.encodeCall(referee.wellFormed, (place));
        assertLe(data.length, MOST_CALLDATA, "calldata");
        (uint256 used, bytes memory result) = _used(data);
        assertEq(abi.decode(result, (uint256)), uint256(Program.Rule.None), "well formed");
        _write("referee_well_formed", used);
        assertLe(used, MOST_ENTRY_POINT, "gas");
    }
}
