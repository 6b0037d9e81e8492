// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FloatTest} from "./harness/FloatTest.sol";

interface ILoops {
    function scalar(uint256 op, uint256[3][] calldata cases) external view returns (uint256 used, uint256 all);
    function vector(uint256 op, bytes calldata data) external view returns (uint256 used, uint256 result);
}

/// @title Execution gas of the arithmetic, compiled as it is deployed
/// @notice The cost of an operation is that of a loop with it less that of the same loop without it: the mean of ordinary numbers of
/// mixed signs and sizes, and the dearest of cases made for the slow ways. Writes build/gas/arithmetic.json.
contract GasArithmetic_Test is FloatTest {
    string private constant FOLDER = "build/gas";
    string private constant FILE = "build/gas/arithmetic.json";
    uint256 private constant CASES = 256;

    ILoops private _loops;

    function setUp() public override {
        super.setUp();
        _loops = ILoops(vm.deployCode("ArithmeticLoops.sol:ArithmeticLoops", ""));
        if (vm.exists(FILE)) return;
        vm.createDir(FOLDER, true);
        vm.writeFile(FILE, "{}");
    }

    function _write(string memory key, uint256 value) private {
        vm.writeJson(vm.toString(value), FILE, string.concat(".", key));
    }

    /// @dev The loop without the operation has an xor for it, of 3 gas.
    function _gas(uint256 op, uint256[3][] memory cases) private view returns (uint256) {
        (uint256 used,) = _loops.scalar(op, cases);
        (uint256 loop,) = _loops.scalar(0, cases);
        return (used - loop) / cases.length + 3;
    }

    function _record(string memory name, uint256 op, uint256[3][] memory ordinary, uint256[3][] memory hard, uint256 most)
        private
    {
        uint256 mean = _gas(op, ordinary);
        uint256 worst = mean;
        uint256[3][] memory one = new uint256[3][](1);
        for (uint256 i = 0; i < hard.length; ++i) {
            one[0] = hard[i];
            uint256 used = _gas(op, one);
            if (used > worst) worst = used;
        }
        _write(name, mean);
        _write(string.concat(name, "_worst"), worst);
        assertLe(mean, most, name);
        assertLe(worst, 3 * most, name);
    }

    function _vector(string memory name, uint256 op, bytes memory ordinary, bytes[] memory hard, uint256 most) private {
        (uint256 used,) = _loops.vector(op, ordinary);
        uint256 worst = used;
        for (uint256 i = 0; i < hard.length; ++i) {
            (uint256 more,) = _loops.vector(op, hard[i]);
            if (more > worst) worst = more;
        }
        _write(name, used);
        _write(string.concat(name, "_worst"), worst);
        assertLe(used, most, name);
        assertLe(worst, 4 * most, name);
    }

    /// @notice binary32 of 2^-20 to 2^20, or binary64 if `wide`; every sign and fraction.
    function _ordinary(bool wide) private returns (uint256[3][] memory cases) {
        cases = new uint256[3][](CASES);
        for (uint256 i = 0; i < 3 * CASES; ++i) {
            uint256 r = _next();
            uint256 field = (r >> 64) % 40;
            cases[i / 3][i % 3] = wide ? r & 0x800fffffffffffff | (1003 + field) << 52 : r & 0x807fffff | (107 + field) << 23;
        }
    }

    function _hard(bool wide) private returns (uint256[3][] memory cases) {
        cases = new uint256[3][](CASES);
        for (uint256 i = 0; i < 3 * CASES; ++i) {
            cases[i / 3][i % 3] = wide ? _any64() : _any32();
        }
    }

    function _positive(uint256[3][] memory cases, uint256 bits) private pure returns (uint256[3][] memory) {
        for (uint256 i = 0; i < cases.length; ++i) {
            cases[i][0] &= (1 << bits) - 1;
        }
        return cases;
    }

    /// @notice Tiny numbers, large ones, all sizes, some infinities, zeros that underflow.
    function _hardLists(uint256 length) private returns (bytes[] memory lists) {
        lists = new bytes[](6);
        for (uint256 kind = 2; kind <= 5; ++kind) {
            lists[kind - 2] = _little(_list(kind, length), 4);
        }
        uint256[] memory list = _list(1, length);
        for (uint256 i = 0; i < length; i += 8) {
            list[i] = INF;
        }
        lists[4] = _little(list, 4);
        for (uint256 i = 0; i < length; ++i) {
            list[i] = (_next() & 1) << 31 | i % 3 * 0x0c000000 | i & 1;
        }
        lists[5] = _little(list, 4);
    }

    /// @notice One test, for there is one file.
    function test_gas_arithmetic_benchmark() external {
        _seed(32);
        uint256[3][] memory ordinary = _ordinary(false);
        uint256[3][] memory hard = _hard(false);
        _record("f32_add", 1, ordinary, hard, 400);
        _record("f32_mul", 2, ordinary, hard, 300);
        _record("f32_fma", 3, ordinary, hard, 480);
        _record("f32_div", 4, ordinary, hard, 300);
        _record("f64_mul_exact", 7, ordinary, hard, 300);
        _record("f32_sqrt", 5, _positive(ordinary, 31), hard, 350);
        ordinary = _ordinary(true);
        hard = _hard(true);
        _record("f64_add", 6, ordinary, hard, 500);
        _record("f64_div", 8, ordinary, hard, 350);
        _record("f64_sqrt", 9, _positive(ordinary, 63), hard, 400);

        _vector("dot_256", 0, _little(_list(0, 512), 4), _hardLists(512), 125_000);
        _vector("sum_256", 1, _little(_list(0, 256), 4), _hardLists(256), 130_000);
        _vector("amax_256", 2, _little(_list(0, 256), 4), _hardLists(256), 30_000);
        // The pairs of words are any binary64 at all.
        _vector("f64_sum_256", 3, _wideList(), _hardLists(512), 130_000);
        _vector("distance_256", 4, _little(_list(0, 512), 4), _hardLists(512), 350_000);
    }

    function _wideList() private returns (bytes memory) {
        uint256[3][] memory cases = _ordinary(true);
        uint256[] memory list = new uint256[](CASES);
        for (uint256 i = 0; i < CASES; ++i) {
            list[i] = cases[i][0];
        }
        return _little(list, 8);
    }
}
