// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FloatTest} from "./harness/FloatTest.sol";

contract Float64_laws_Test is FloatTest {
    uint256 private constant MINUS = 1 << 63;

    function _widen(uint256 x) private view returns (uint256) {
        return _apply("f32_to_f64", abi.encodePacked(uint32(x)), 8);
    }

    function _exact(uint256 a, uint256 b) private view returns (uint256) {
        return _apply("mul_exact64", abi.encodePacked(uint32(a), uint32(b)), 8);
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_signs_areSymmetric(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 5; ++i) {
            uint256 a = _any64();
            uint256 b = i % 4 == 0 ? a ^ MINUS ^ (_next() & 3) : _any64();
            assertEq(_f64("add64", a, b), _f64("add64", b, a), "a + b = b + a");
            if (b << 1 != 0xffe0000000000000 && b & ~MINUS <= 0x7ff0000000000000) {
                assertEq(_f64("sub64", a, b), _f64("add64", a, b ^ MINUS), "a - b");
            }
            uint256 product = _f64("mul64", a, b);
            assertEq(_f64("mul64", b, a), product, "a b = b a");
            if (product & ~MINUS <= 0x7ff0000000000000) {
                assertEq(_f64("mul64", a ^ MINUS, b), product ^ MINUS, "(-a) b = -(a b)");
            }
        }
    }

    /// @notice Products of two binary32 are exact, and narrowing rounds them once: that is binary32's own product.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_binary32_isInside(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 5; ++i) {
            uint256 a = _any32();
            uint256 b = _any32();
            uint256 exact = _exact(a, b);
            assertEq(exact, _f64("mul64", _widen(a), _widen(b)), "exact");
            uint256 product = _apply("f64_to_f32", abi.encodePacked(uint64(exact)), 4);
            assertEq(product, _f32("mul", a, b), "product");
            // 53 bits are enough for one rounding of a sum or quotient of 24-bit numbers to be as good as none.
            uint256 sum = _f64("add64", _widen(a), _widen(b));
            assertEq(_apply("f64_to_f32", abi.encodePacked(uint64(sum)), 4), _f32("add", a, b), "sum");
            uint256 quotient = _f64("div64", _widen(a), _widen(b));
            assertEq(_apply("f64_to_f32", abi.encodePacked(uint64(quotient)), 4), _f32("div", a, b), "quotient");
            uint256 root = _f64("sqrt64", _widen(a));
            assertEq(_apply("f64_to_f32", abi.encodePacked(uint64(root)), 4), _f32("sqrt", a), "root");
        }
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_order_isTotalBesideNaN(uint256 seed) external {
        _seed(seed);
        for (uint256 i = 0; i < 5; ++i) {
            uint256 a = _any64();
            uint256 b = i % 4 == 0 ? a ^ (_next() & MINUS) : _any64();
            bool nan = a & ~MINUS > 0x7ff0000000000000 || b & ~MINUS > 0x7ff0000000000000;
            uint256 less = _apply("lt64", abi.encodePacked(uint64(a), uint64(b)), 4);
            uint256 greater = _apply("lt64", abi.encodePacked(uint64(b), uint64(a)), 4);
            uint256 equal = _apply("eq64", abi.encodePacked(uint64(a), uint64(b)), 4);
            assertEq(less + greater + equal, nan ? 0 : 1, "one of three");
            assertEq(_apply("le64", abi.encodePacked(uint64(a), uint64(b)), 4), less + equal, "le");
        }
    }
}

contract Float64_vectorRoutines_Test is FloatTest {
    function _tree(uint256[] memory x) private view returns (uint256) {
        uint256[32] memory v;
        for (uint256 i = 0; i < x.length; ++i) {
            v[i % 32] = _f64("add64", v[i % 32], x[i]);
        }
        for (uint256 half = 16; half > 0; half /= 2) {
            for (uint256 i = 0; i < half; ++i) {
                v[i] = _f64("add64", v[i], v[i + half]);
            }
        }
        return v[0];
    }

    /// @notice Numbers of one size, of sizes at the border of the window that sum256 takes, and of any.
    /// forge-config: default.fuzz.runs = 48
    function testFuzz_sum64_isTheTree(uint256 seed, uint256 length) external {
        _seed(seed);
        uint256[] memory x = new uint256[](bound(length, 0, 40));
        for (uint256 i = 0; i < x.length; ++i) {
            uint256 r = _next();
            uint256 part = r & 0x800fffffffffffff;
            if (seed % 4 == 0) x[i] = part | (1000 + (r >> 64) % 40) << 52;
            else if (seed % 4 == 1) x[i] = (r >> 80) % 5 == 0 ? r & 1 << 63 : part | (900 + (r >> 64) % 142) << 52;
            else if (seed % 4 == 2) x[i] = part | ((r >> 64) % 142) << 52;
            else x[i] = _any64();
        }
        assertEq(_last(evaluator.sum64(_little(x, 8)), 8), _tree(x), "sum");
    }

    /// forge-config: default.fuzz.runs = 48
    function testFuzz_distance_isTheTreeOfSquares(uint256 seed, uint256 kind, uint256 length) external {
        _seed(seed);
        length = bound(length, 0, 40);
        uint256[] memory a = _list(bound(kind, 0, 5), length);
        uint256[] memory b = seed % 2 == 0 ? _list(bound(kind, 0, 5), length) : new uint256[](length);
        uint256[] memory squares = new uint256[](length);
        for (uint256 i = 0; i < length; ++i) {
            if (seed % 3 == 0) b[i] = a[i] ^ (_next() & 3);
            uint256 delta = _f32("sub", a[i], b[i]);
            squares[i] = _apply("mul_exact64", abi.encodePacked(uint32(delta), uint32(delta)), 8);
        }
        assertEq(evaluator.distance(_little(a, 4), _little(b, 4)), _tree(squares), "distance");
    }
}
