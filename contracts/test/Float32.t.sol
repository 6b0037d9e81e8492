// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FloatTest} from "./harness/FloatTest.sol";

/// @notice The reductions that Go replays, too. (Single operations are replayed with the evaluator's other ones.)
contract Float32_vectors_Test is FloatTest {
    function _levels(string memory text, uint256 i) private pure returns (bytes[][] memory) {
        return abi.decode(vm.parseJson(text, string.concat(".cases[", vm.toString(i), "].levels")), (bytes[][]));
    }

    /// @notice Reductions of vectors/reduce.json whose numbers stand in the file.
    function test_reduction_cases_match() external view {
        string memory text = vm.readFile("vectors/reduce.json");
        string[] memory ops = abi.decode(vm.parseJson(text, ".cases[*].op"), (string[]));
        uint256[] memory lengths = abi.decode(vm.parseJson(text, ".cases[*].length"), (uint256[]));
        uint256[] memory seeds = abi.decode(vm.parseJson(text, ".cases[*].seed"), (uint256[]));
        uint256 count = 0;
        for (uint256 i = 0; i < ops.length; ++i) {
            if (seeds[i] != 0 || lengths[i] == 0) continue;
            string memory where = string.concat(".cases[", vm.toString(i), "].words");
            bytes[] memory words = abi.decode(vm.parseJson(text, where), (bytes[]));
            uint256[] memory values = new uint256[](words.length);
            for (uint256 j = 0; j < words.length; ++j) {
                values[j] = _word(words[j], 0, 4);
            }
            bytes[][] memory levels = _levels(text, i);
            bytes memory data = _little(values, 4);
            for (uint256 level = 0; level < levels.length; ++level) {
                data = bytes(ops[i])[0] == "s" ? evaluator.sum(data) : evaluator.amax(data);
                uint256[] memory want = new uint256[](levels[level].length);
                for (uint256 j = 0; j < want.length; ++j) {
                    want[j] = _word(levels[level][j], 0, 4);
                }
                assertEq(keccak256(data), keccak256(_little(want, 4)), vm.toString(i));
            }
            ++count;
        }
        assertGe(count, 20, "cases");
    }
}

/// @notice The products of matrices that Go replays, too: each element is a chain of runs of 256 terms.
contract Float32_matmul_Test is FloatTest {
    struct Product {
        uint256 m;
        uint256 n;
        uint256 k;
        bytes32 band;
        int256 offset;
        bytes a;
        bytes b;
        bytes result;
        bytes accumulators;
    }

    function _words(bytes[] memory words) private pure returns (bytes memory data) {
        uint256[] memory values = new uint256[](words.length);
        for (uint256 i = 0; i < words.length; ++i) {
            values[i] = _word(words[i], 0, 4);
        }
        data = _little(values, 4);
    }

    function _column(string memory text, string memory key) private pure returns (bytes memory) {
        return vm.parseJson(text, string.concat(".matmul[*].", key));
    }

    function _matrix(string memory text, uint256 i, string memory key) private pure returns (bytes memory) {
        return _words(vm.parseJsonBytesArray(text, string.concat(".matmul[", vm.toString(i), "].", key)));
    }

    /// @notice A call of its own, so that the copies of the file it makes do not add up.
    function products() external view returns (Product[] memory list) {
        string memory text = vm.readFile("vectors/matmul.json");
        list = new Product[](vm.parseJsonUint(text, ".matmulCount"));
        uint256[] memory m = abi.decode(_column(text, "m"), (uint256[]));
        uint256[] memory n = abi.decode(_column(text, "n"), (uint256[]));
        uint256[] memory k = abi.decode(_column(text, "k"), (uint256[]));
        string[] memory bands = abi.decode(_column(text, "band"), (string[]));
        int256[] memory offsets = abi.decode(_column(text, "offset"), (int256[]));
        for (uint256 i = 0; i < list.length; ++i) {
            list[i] = Product({
                m: m[i],
                n: n[i],
                k: k[i],
                band: bytes32(bytes(bands[i])),
                offset: offsets[i],
                a: _matrix(text, i, "a"),
                b: _matrix(text, i, "b"),
                result: _matrix(text, i, "result"),
                accumulators: _matrix(text, i, "accumulators")
            });
        }
    }

    /// @notice Words [from, to) of a matrix of little-endian words.
    function _part(bytes memory matrix, uint256 from, uint256 to) private pure returns (bytes memory part) {
        part = new bytes(4 * (to - from));
        for (uint256 i = 0; i < part.length; ++i) {
            part[i] = matrix[4 * from + i];
        }
    }

    /// @notice The terms of row i: [low, high).
    function _terms(Product memory p, uint256 i) private pure returns (uint256 low, uint256 high) {
        int256 border = int256(i) + p.offset + (p.band == "upTo" ? int256(1) : int256(0));
        uint256 cut = border < 0 ? 0 : uint256(border) > p.k ? p.k : uint256(border);
        (low, high) = p.band == "none" ? (0, p.k) : p.band == "upTo" ? (0, cut) : (cut, p.k);
    }

    /// @notice The run of element (i, j) that begins with term `run`.
    function _run(Product memory p, uint256 i, uint256 j, uint256 run, uint256 s) private view returns (uint256) {
        (uint256 from, uint256 to) = _terms(p, i);
        if (from < run) from = run;
        if (to > run + 256) to = run + 256;
        if (from >= to) return s;
        return evaluator.dot(uint32(s), _part(p.a, i * p.k + from, i * p.k + to), _part(p.b, j * p.k + from, j * p.k + to));
    }

    function _at(bytes memory words, uint256 index) private pure returns (uint256) {
        return _last(_part(words, index, index + 1), 4);
    }

    function _check(Product memory p, string memory name) private view {
        uint256 opened = 0;
        for (uint256 e = 0; e < p.m * p.n; ++e) {
            uint256 s = 0;
            for (uint256 run = 0; run < p.k; run += 256) {
                if (run > 0) assertEq(s, _at(p.accumulators, opened++), name);
                s = _run(p, e / p.n, e % p.n, run, s);
            }
            assertEq(s, _at(p.result, e), name);
        }
        assertEq(4 * opened, p.accumulators.length, name);
    }

    function test_matmul_cases_match() external view {
        Product[] memory list = this.products();
        assertGe(list.length, 40, "cases");
        for (uint256 i = 0; i < list.length; ++i) {
            _check(list[i], string.concat("product ", vm.toString(i)));
        }
    }
}

/// @notice What does not depend on other results: laws of the format.
contract Float32_laws_Test is FloatTest {
    /// @notice add, sub and mul are fma bit for bit (with 1, −1 and −0), which takes other ways through the code.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_fma_givesTheOthers(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 8; ++i) {
            uint256 a = _any32();
            uint256 b = i % 4 == 0 ? a ^ SIGN ^ (_next() & 3) : _any32();
            assertEq(_f32("add", a, b), _f32("fma", a, ONE, b), "add");
            assertEq(_f32("sub", a, b), _f32("fma", b, SIGN | ONE, a), "sub");
            assertEq(_f32("mul", a, b), _f32("fma", a, b, SIGN), "mul");
        }
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_signs_areSymmetric(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 6; ++i) {
            uint256 a = _any32();
            uint256 b = _any32();
            uint256 c = _any32();
            assertEq(_f32("add", a, b), _f32("add", b, a), "a + b = b + a");
            uint256 product = _f32("mul", a, b);
            assertEq(_f32("mul", a ^ SIGN, b), _f32("neg", product), "(-a) b = -(a b)");
            uint256 quotient = _f32("div", a, b);
            assertEq(_f32("div", a, b ^ SIGN), _f32("neg", quotient), "a / -b = -(a / b)");
            uint256 chained = _f32("fma", a, b, c);
            // A zero sum of numbers that are not both negative is +0 either way.
            if (chained << 1 & 0xffffffff != 0) {
                assertEq(_f32("fma", a ^ SIGN, b, c ^ SIGN), _f32("neg", chained), "-(a b + c)");
            }
        }
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_order_isTotalBesideNaN(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 6; ++i) {
            uint256 a = _any32();
            uint256 b = i % 4 == 0 ? a ^ (_next() & SIGN) : _any32();
            bool nan = a & ~SIGN > INF || b & ~SIGN > INF;
            uint256 less = _f32("lt", a, b);
            uint256 greater = _f32("lt", b, a);
            uint256 equal = _f32("eq", a, b);
            assertEq(less + greater + equal, nan ? 0 : 1, "one of three");
            assertEq(_f32("le", a, b), less + equal, "le");
            uint256 high = _f32("maximum", a, b);
            uint256 low = _f32("minimum", a, b);
            if (nan) {
                assertTrue(high == NAN && low == NAN, "NaN wins");
            } else {
                // Equal and not the same bits: zeros.
                assertEq(high, equal == 1 ? a & b : less == 1 ? b : a, "maximum");
                assertEq(low, equal == 1 ? a | b : less == 1 ? a : b, "minimum");
            }
        }
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_integers_goAndReturn(int32 x) external view {
        uint256 back = _f32("f32_to_i32", _f32("i32_to_f32", uint32(x)));
        // Within half a unit of 24 bits, saturated at the top.
        int256 off = int256(int32(uint32(back))) - x;
        assertTrue(off <= 64 && off >= -64, "near");
        if (x < 1 << 24 && x > -(1 << 24)) assertEq(uint32(int32(off)), 0, "exact");
        assertEq(_f32("i32_to_f32", uint32(int32(int8(x)))), _f32("i8_to_f32", uint32(int32(int8(x)))), "of i8");
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_squareRoot_isNearest(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 4; ++i) {
            uint256 x = _any32() & ~SIGN;
            if (x == 0 || x >= INF) continue;
            uint256 root = _f32("sqrt", x);
            // Neighbouring midpoints, exact in binary64 as half the sum, have squares of at most 50 bits, exact as well.
            uint256 wide = _f64From(x);
            assertTrue(_lt64(_midpointSquare(root - 1, root), wide), "from below");
            assertTrue(_lt64(wide, _midpointSquare(root, root + 1)), "from above");
        }
    }

    function _f64From(uint256 x) private view returns (uint256) {
        return _apply("f32_to_f64", abi.encodePacked(uint32(x)), 8);
    }

    function _midpointSquare(uint256 a, uint256 b) private view returns (uint256) {
        uint256 middle = _f64("mul64", _f64("add64", _f64From(a), _f64From(b)), 0x3fe0000000000000);
        return _f64("mul64", middle, middle);
    }

    function _lt64(uint256 a, uint256 b) private view returns (bool) {
        return _apply("lt64", abi.encodePacked(uint64(a), uint64(b)), 4) == 1;
    }
}

/// @notice Vector routines are defined by the operations on single numbers.
contract Float32_vectorRoutines_Test is FloatTest {
    function _chain(uint256 s, uint256[] memory a, uint256[] memory b) private view returns (uint256) {
        for (uint256 i = 0; i < a.length; ++i) {
            s = _f32("fma", a[i], b[i], s);
        }
        return s;
    }

    function _checkDot(uint256 start, uint256[] memory a, uint256[] memory b) private view {
        uint256 got = evaluator.dot(uint32(start), _little(a, 4), _little(b, 4));
        assertEq(got, _chain(start, a, b), "dot");
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_dot_isTheChain(uint256 seed, uint256 kind, uint256 other, uint256 length) external {
        _seed(seed);
        kind = bound(kind, 0, 5);
        length = bound(length, 0, 26);
        uint256 start = seed % 3 == 0 ? 0 : seed % 3 == 1 ? SIGN : _any32();
        _checkDot(start, _list(kind, length), _list(seed % 2 == 0 ? kind : bound(other, 0, 5), length));
    }

    /// @notice One factor at each border of the window in which dot takes its short way, others ordinary.
    function test_dot_windowBorders_match() external {
        _seed(1);
        for (uint256 i = 0; i < 10; ++i) {
            uint256 field = i < 4 ? 22 + i : i < 8 ? 193 + i : 198 + i;
            uint256[] memory a = _list(0, 24);
            uint256[] memory b = _list(0, 24);
            a[i] = field << 23 | 0x5a5a5a;
            b[i] = ONE | 0x7fffff;
            b[i + 8] = SIGN | field << 23;
            _checkDot(0, a, b);
            _checkDot(field << 23, a, b);
        }
    }

    /// @notice Runs of equal products at the borders of that window: of one sign, so that they add up, and of alternating ones, which
    /// leave the last bit of a product.
    function test_dot_windowBorders_addAndCancel() external view {
        for (uint256 i = 0; i < 40; ++i) {
            // Sums of exponent fields from 147 to 156 and from 317 to 346.
            uint256 sum = i < 10 ? 147 + i : 307 + i;
            uint256 low = sum < 200 ? sum / 2 : sum - 199;
            uint256[] memory a = new uint256[](26);
            uint256[] memory b = new uint256[](26);
            for (uint256 j = 0; j < 26; ++j) {
                a[j] = (sum - low) << 23 | (i % 2 == 0 ? 1 : 0x7fffff);
                b[j] = low << 23 | (i % 2 == 0 ? 1 : 0x7fffff);
            }
            _checkDot(0, a, b);
            for (uint256 j = 1; j < 26; j += 2) {
                a[j] ^= SIGN;
            }
            _checkDot(0, a, b);
        }
    }

    /// @notice A chain that was −0, then a number, then cancels, is +0; a product too small for the window stands in the same word.
    function test_dot_signOfZero_isThatOfTheLastSum() external view {
        uint256[] memory a = new uint256[](8);
        uint256[] memory b = new uint256[](8);
        (a[0], b[0]) = (SIGN | 1, 1);
        (a[1], b[1]) = (ONE, ONE);
        (a[2], b[2]) = (SIGN | ONE, ONE);
        for (uint256 length = 0; length <= 8; ++length) {
            assembly ("memory-safe") {
                mstore(a, length)
                mstore(b, length)
            }
            _checkDot(0, a, b);
            _checkDot(SIGN, a, b);
            _checkDot(SIGN | 1, a, b);
        }
    }

    /// @notice Products that underflow to −0, and zeros of both signs beside numbers of any size.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_dot_zeros_keepTheirSigns(uint256 seed) external {
        _seed(seed);
        uint256[] memory a = new uint256[](24);
        uint256[] memory b = new uint256[](24);
        for (uint256 i = 0; i < 24; ++i) {
            uint256 r = _next();
            a[i] = r & SIGN | ((r >> 40) % 3) * 0x0c000000 | r & 1;
            b[i] = (r >> 64) & SIGN | ((r >> 48) % 3) * 0x0c000000;
            if (r >> 200 & 3 == 0) (a[i], b[i]) = (r & SIGN, (r >> 64) & SIGN | ((r >> 80) % 255) << 23);
        }
        _checkDot(seed & SIGN, a, b);
    }

    /// @notice Zeros beside numbers of exponents of all sizes, before anything else and after a number.
    function test_dot_zeros_besideAllSizes() external view {
        uint256[] memory a = new uint256[](16);
        uint256[] memory b = new uint256[](16);
        for (uint256 field = 0; field < 255; field += 3) {
            // Out of the window, so that the long way is taken.
            (a[7], b[7]) = (1, 1);
            b[0] = field << 23;
            (a[8], b[8]) = (SIGN | 5, ONE);
            b[9] = field << 23;
            a[10] = (254 - field) << 23;
            _checkDot(0, a, b);
        }
    }

    /// @notice Values about the largest that the window of sum takes, all of one sign.
    function test_sum_windowBorder_matches() external view {
        for (uint256 field = 195; field < 215; ++field) {
            uint256[] memory x = new uint256[](64);
            for (uint256 i = 0; i < 64; ++i) {
                x[i] = field << 23 | 0x7fffff;
            }
            _checkSum(x);
        }
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_sum_isTheTree(uint256 seed, uint256 kind, uint256 length) external {
        _seed(seed);
        _checkSum(_list(bound(kind, 0, 5), bound(length, 0, 44)));
    }

    function _checkSum(uint256[] memory x) private view {
        uint256[32] memory v;
        for (uint256 i = 0; i < x.length; ++i) {
            v[i % 32] = _f32("add", v[i % 32], x[i]);
        }
        for (uint256 half = 16; half > 0; half /= 2) {
            for (uint256 i = 0; i < half; ++i) {
                v[i] = _f32("add", v[i], v[i + half]);
            }
        }
        assertEq(_last(evaluator.sum(_little(x, 4)), 4), v[0], "sum");
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_amax_isTheMaximum(uint256 seed, uint256 kind, uint256 length) external {
        _seed(seed);
        uint256[] memory x = _list(bound(kind, 0, 5), bound(length, 0, 44));
        uint256 most = SIGN | INF;
        for (uint256 i = 0; i < x.length; ++i) {
            most = _f32("maximum", most, x[i]);
        }
        assertEq(_last(evaluator.amax(_little(x, 4)), 4), most, "amax");
    }
}
