// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvaluatorTest} from "./utils/EvaluatorTest.sol";

/// @notice exp, log, tanh, erf, sin, cos, rsqrt and random as the deployed evaluator computes them.
abstract contract Float32MathTest is EvaluatorTest {
    uint32 internal constant INFINITY = 0x7f800000;
    uint32 internal constant NAN = 0x7fc00000;
    uint32 internal constant MINUS = 0x80000000;

    /// @param table Pairs of an input and its result, four bytes each.
    function _check(bytes32 op, bytes memory table) internal view {
        bytes memory operands = new bytes(table.length / 2);
        bytes memory results = new bytes(table.length / 2);
        for (uint256 i = 0; i < table.length; ++i) {
            if (i % 8 < 4) operands[i / 8 * 4 + i % 4] = table[i];
            else results[i / 8 * 4 + i % 4] = table[i];
        }
        assertEq(keccak256(evaluator.evaluate(op, operands)), keccak256(results), string(abi.encodePacked(op)));
    }

    /// @notice Position of a number on the line of all of them; NaN is none.
    function _order(uint32 x) internal pure returns (int256) {
        return x < MINUS ? int256(uint256(x)) : -int256(uint256(x & 0x7fffffff));
    }

    /// @notice The next greater number, for any but NaN and +inf.
    function _next(uint32 x) internal pure returns (uint32) {
        if (x == MINUS) return 1;
        return x < MINUS ? x + 1 : x - 1;
    }

    function _isNaN(uint32 x) internal pure returns (bool) {
        return x & 0x7fffffff > INFINITY;
    }

    /// @notice A rising function does not fall from one number to the next.
    function _checkRises(bytes32 op, uint32 x) internal view {
        vm.assume(!_isNaN(x) && x != INFINITY);
        uint32 y = _apply(op, x);
        uint32 z = _apply(op, _next(x));
        assertTrue(_isNaN(y) || _order(y) <= _order(z), "rises");
    }
}

contract Float32Math_exp_Test is Float32MathTest {
    function test_exp_special_works() external view {
        _check("exp", hex"000000003f800000" hex"800000003f800000" hex"7f8000007f800000" hex"ff80000000000000");
        _check(
            "exp", hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000" hex"ff8000017fc00000" hex"ffffffff7fc00000"
        );
        // Subnormal and tiny operands.
        _check(
            "exp", hex"000000013f800000" hex"800000013f800000" hex"807fffff3f800000" hex"330000003f800000" hex"b30000003f800000"
        );
    }

    function test_exp_ends_work() external view {
        // Overflow; the last subnormal result; the first result that vanishes; the ends of the operands.
        _check("exp", hex"42b172177f7fff84" hex"42b172187f800000" hex"7f7fffff7f800000");
        _check("exp", hex"c2cff1b400000001" hex"c2cff1b500000000" hex"ff7fffff00000000");
    }

    function test_exp_hardest_work() external view {
        _check(
            "exp",
            hex"c16912cd34fd331bbbf0edf13f7e1fe9bae0e25c3f7f8fa7b30000003f800000377eff813f80008040315b33417fa47d"
            hex"4001b24940f2cd1439c6be5b3f800c6d38e69cc13f80039a383a3ef13f800175bc2a461a3f7d5a6e3d1a274e3f84e8ba"
            hex"4288942b70b7a4c5bbb70ee83f7e92e83fe6719940c1a7a6c13d663136f28e3339e5bb1d3f800e5d41cbf87b51dc50be"
            hex"36fdffc13f800040367bffe13f80002035f7fff13f800010356ffff93f80000834dffffd3f800004343fffff3f800002"
            hex"338000003f800001337fffff3f800000bcb8f40f3f7a48f4c07815333ca9ccb8b7f4c0ea3f7ffe1640dd70cb447d15b0"
            hex"b7c9c09f3f7ffe6cbfbfa14b3e652588b2ffffff3f800000ba7242a63f7fc37638ad9e293f8002b6bdb393eb3f6a823f"
            hex"4034d02b4186ea51bf76fd923ec319e2bf81eadf3eb98dc1c0382e723d666d27b6b500203f7fffa5b616000b3f7fffda"
            hex"b5d4000b3f7fffe5b4b000023f7ffffab42000013f7ffffdb3c000013f7ffffeb30000013f7fffff3c971aaa3f826206"
        );
    }

    function testFuzz_exp_neighbours_rise(uint32 x) external view {
        _checkRises("exp", x);
        // Where it does anything.
        _checkRises("exp", uint32(bound(x & 0x7fffffff, 0x32000000, 0x42d00000)) | (x & MINUS));
    }
}

contract Float32Math_log_Test is Float32MathTest {
    function test_log_special_works() external view {
        _check(
            "log", hex"00000000ff800000" hex"80000000ff800000" hex"3f80000000000000" hex"7f8000007f800000" hex"ff8000007fc00000"
        );
        _check(
            "log", hex"bf8000007fc00000" hex"800000017fc00000" hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000"
        );
        _check("log", hex"ffffffff7fc00000" hex"ff7fffff7fc00000");
    }

    function test_log_ends_work() external view {
        _check(
            "log", hex"00000001c2ce8ed0" hex"007fffffc2aeac50" hex"00800000c2aeac50" hex"7f7fffff42b17218" hex"3f80000133ffffff"
        );
        _check("log", hex"3f7fffffb3800000" hex"400000003f317218" hex"3f000000bf317218");
    }

    function test_log_hardest_work() external view {
        _check(
            "log",
            hex"65d890d34254d1f94c5d65a5418f034b4d604ebe419a352c66a8c86042595e461f116ab8c233b53e41178feb400fe5e7"
            hex"3c413d3ac08e158f6f31a8ec42845a8938dcbe38c1128ba45ee8984e422e4a214665a9a6411987253bf86ef0c09c399e"
            hex"79e7ec3742a1ffb72c4c24b7c1d487100dc8bba4c289bac41a8446cbc24d0a4528e3fa26c1fa75e066abbd634259700e"
            hex"29fd22f8c1ee8859111c87f8c28085df29e6126bc1ef4c022e492984c1be76ee464d5b2b4117bcf154af989d41eb6d3c"
            hex"4e85f41241a6b8116d1f23eb427d2d3562b467ba42437434145cb6d4c26f092f5d80034142265b1039c31348c0fcaf65"
            hex"064cb44bc29e7c1a16c5ee7ac2619bd45f64c24a4230fee207c060fac29a733a2423c085c21781d10f61ff63c2855565"
            hex"1b81ab52c24793167d98b8f442ac40f26914cb964266ba1e64e27fa3424f745318b06f2ac256fa6f14907055c26df596"
            hex"022ae487c2a9efaa1aac80dcc24bfa6022925ad4c220462d158772ebc268abd43e2b3421bfe4f1707405dee84291a68d"
        );
    }

    function testFuzz_log_neighbours_rise(uint32 x) external view {
        _checkRises("log", uint32(bound(x, 1, INFINITY - 1)));
        _checkRises("log", uint32(bound(x, 0x3f000000, 0x40000000)));
    }
}

contract Float32Math_tanh_Test is Float32MathTest {
    function test_tanh_special_works() external view {
        _check("tanh", hex"0000000000000000" hex"8000000080000000" hex"7f8000003f800000" hex"ff800000bf800000");
        _check("tanh", hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000" hex"ffffffff7fc00000");
    }

    function test_tanh_ends_work() external view {
        _check(
            "tanh", hex"0000000100000001" hex"8000000180000001" hex"007fffff007fffff" hex"397fffff397fffff" hex"3980000039800000"
        );
        _check(
            "tanh", hex"41102cb33f7fffff" hex"41102cb43f800000" hex"411fffff3f800000" hex"412000003f800000" hex"c1200000bf800000"
        );
        _check("tanh", hex"7f7fffff3f800000" hex"ff7fffffbf800000");
    }

    function test_tanh_hardest_work() external view {
        _check(
            "tanh",
            hex"3ac37de23ac37dd93eee05663ede3cbe40acb4d03f7ffd503cd41b913cd40f7040c5e8ca3f7fff713d7c30553d7bdee1"
            hex"40a6ef823f7ffc253ff8bc7e3f75b4df4013cd843f7affb33c96ae2e3c96a9d53f97fbc73f546b443bc8b6053bc8b561"
            hex"3ef6afee3ee537fe3adbc9043adbc8f640c7b05f3f7fff803f20b67f3f0e786b39b89ba239b89ba239b89ba339b89ba2"
            hex"3dee483b3ded36763fb3c82a3f62e68b4053eea73f7f51f53a5e773a3a5e77363dc95db73dc8b83d3c4e34b03c4e31e7"
            hex"3be46e2b3be46d383f172be63f07bf713bc11b0b3bc11a783afc9f573afc9f433e150cd43e14019e3da994423da93150"
            hex"3c5a35d53c5a32883abc60653abc605d3af41fd83af41fc53f325d3b3f1a2fc33e6cd3e13e68b18b3ca1e9903ca1e42a"
            hex"3a27ba3b3a27ba39408070963f7fd53c3d2cd0ca3d2cb68f3e82a7803e7fc7cf3eecff893edd68083d35a6ac3d358835"
            hex"3cc854ca3cc84a923a46dce73a46dce440d35ab03f7fffc23ddca6fc3ddbcd6e3e99e4bb3e956bac3d56023a3d55d06e"
        );
    }

    function testFuzz_tanh_oddAndRises(uint32 x) external view {
        vm.assume(!_isNaN(x));
        assertEq(_apply("tanh", x) ^ MINUS, _apply("tanh", x ^ MINUS), "odd");
        _checkRises("tanh", x);
        _checkRises("tanh", uint32(bound(x & 0x7fffffff, 0x39000000, 0x41200000)) | (x & MINUS));
    }
}

contract Float32Math_erf_Test is Float32MathTest {
    function test_erf_special_works() external view {
        _check("erf", hex"0000000000000000" hex"8000000080000000" hex"7f8000003f800000" hex"ff800000bf800000");
        _check("erf", hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000" hex"ffffffff7fc00000");
    }

    function test_erf_ends_work() external view {
        // The least operands, whose results are 2 / √π of them; the first normal result; the first 1.
        _check(
            "erf", hex"0000000100000001" hex"0000000400000005" hex"8000000480000005" hex"00716fe1007fffff" hex"00716fe200800000"
        );
        _check(
            "erf", hex"407ad4443f7fffff" hex"407ad4453f800000" hex"407affff3f800000" hex"407b00003f800000" hex"c07b0000bf800000"
        );
        _check("erf", hex"7f7fffff3f800000" hex"ff7fffffbf800000");
    }

    function test_erf_hardest_work() external view {
        _check(
            "erf",
            hex"3940ead63959af1439c0057d39d8ac4936aea46636c51007358e9d2d35a0ec3200aa320c00c00b88012a320c01400b88"
            hex"2baa320c2bc00b882c2a320c2c400b882caa320c2cc00b882d2a320c2d400b882daa320c2dc00b882e2a320c2e400b88"
            hex"2eaa320c2ec00b882f2a320c2f400b882faa320c2fc00b88302a320c30400b8830aa320c30c00b88312a320c31400b88"
            hex"31aa320c31c00b88322a320c32400b883b25a39d3b3ae74132aa320c32c00b88332a320c33400b883425c046343b07b1"
            hex"3aa60e183abb5f7a3f043a753f08eed337ee85c43806926a35d2fadc35ee10bb33aa320c33c00b883f44ddfd3f3923f8"
            hex"3c7c9e9f3c8e83993e1fcc603e32dc2d3548643b35621e1d34986af434abfc2d38e1b0af38feaa013adac7443af6dd60"
            hex"3758bfa03774931433a5c04633bb07b23699988536ad5074350232163512e8fa370cc9df371edce539473f403960d385"
            hex"3c45aaf63c5f088e3b13e8a53b26e59a3a540bde3a6f44c63e97e5513ea67f653e2f129d3e43a3ee3682b82e36938048"
        );
    }

    function testFuzz_erf_oddAndRises(uint32 x) external view {
        vm.assume(!_isNaN(x));
        assertEq(_apply("erf", x) ^ MINUS, _apply("erf", x ^ MINUS), "odd");
        _checkRises("erf", x);
        _checkRises("erf", uint32(bound(x & 0x7fffffff, 0x3c000000, 0x40800000)) | (x & MINUS));
    }
}

contract Float32Math_sin_Test is Float32MathTest {
    function test_sin_special_works() external view {
        _check("sin", hex"0000000000000000" hex"8000000080000000" hex"7f8000007fc00000" hex"ff8000007fc00000");
        _check("sin", hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000" hex"ffffffff7fc00000");
    }

    /// @notice Next to multiples of π/2, the nearest among them; next to the ends of octants; the first that is reduced; the last.
    function test_sin_bounds_work() external view {
        _check(
            "sin",
            hex"3fc90fdb3f80000040490fdbb3bbbd2e40c90fdb343bbd2e4096cbe4bf800000437ce5f13f80000050a3e87f3f800000"
            hex"6f79be453f8000003f490fda3f3504f33f490fdb3f3504f34016cbe33f3504f64016cbe43f3504f3397fffff397fffff"
            hex"39800000398000004b800000bf47917c7f7fffffbf0599b30000000100000001bf490fdbbf3504f3"
        );
    }

    function test_sin_hardest_work() external view {
        _check(
            "sin",
            hex"73243f063e943a8446199998beb1fa5d55cafb2abf7e7a1767a9242bbf7fab814371ade33e62da5679d1f6d3bf7a88ee"
            hex"6446cec0bf6995bd7a5aacdb3eda83bb5f208d823f2c76884fb56937bf7ffcb75dadd689bf74fc9e3ef3830f3eea6f45"
            hex"6d734599bf5b51356a3f60ffbf79ee5f45a8abb33e51ade2653cee8f3f30df39"
        );
    }

    function testFuzz_sin_odd(uint32 x) external view {
        vm.assume(x & 0x7fffffff < INFINITY);
        uint32 y = _apply("sin", x);
        assertEq(y ^ MINUS, _apply("sin", x ^ MINUS), "odd");
        assertLe(y & 0x7fffffff, 0x3f800000, "at most 1");
    }
}

contract Float32Math_cos_Test is Float32MathTest {
    function test_cos_special_works() external view {
        _check("cos", hex"000000003f800000" hex"800000003f800000" hex"7f8000007fc00000" hex"ff8000007fc00000");
        _check("cos", hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000" hex"ffffffff7fc00000");
    }

    /// @notice Next to multiples of π/2, the nearest among them; next to the ends of octants; the first that is reduced; the last.
    function test_cos_bounds_work() external view {
        _check(
            "cos",
            hex"3fc90fdbb33bbd2e40490fdbbf80000040c90fdb3f8000004096cbe4324cde2e437ce5f1b18fd1de50a3e87fb10a4ed8"
            hex"6f79be45b0ddeea93f490fda3f3504f43f490fdb3f3504f34016cbe3bf3504f04016cbe4bf3504f3397fffff3f800000"
            hex"398000003f8000004b8000003f2056b47f7fffff3f5a5f96000000013f800000bf490fdb3f3504f3"
        );
    }

    function test_cos_hardest_work() external view {
        _check(
            "cos",
            hex"6115cb113f78142f5f18b8783f7f14bb59443c0a3f425f627a4b1a273f7c54da7908cd733f798bb53c107fe63f7ffd74"
            hex"617039763edacc565922aa803f08aebf398000003f8000003a5443953f7ffffb424790ce3f6e4c0155e5235dbe83c11a"
            hex"7a38ab343f7b319552d9d3febf5e187b4a01dca43f30b31842378db8bea87a07"
        );
    }

    function testFuzz_cos_even(uint32 x) external view {
        vm.assume(x & 0x7fffffff < INFINITY);
        uint32 y = _apply("cos", x);
        assertEq(y, _apply("cos", x ^ MINUS), "even");
        assertLe(y & 0x7fffffff, 0x3f800000, "at most 1");
    }
}

contract Float32Math_rsqrt_Test is Float32MathTest {
    function test_rsqrt_special_works() external view {
        _check(
            "rsqrt", hex"000000007f800000" hex"80000000ff800000" hex"7f80000000000000" hex"ff8000007fc00000" hex"bf8000007fc00000"
        );
        _check(
            "rsqrt", hex"800000017fc00000" hex"7fc000007fc00000" hex"ffc000007fc00000" hex"7f8000017fc00000" hex"ffffffff7fc00000"
        );
    }

    function test_rsqrt_powers_work() external view {
        _check(
            "rsqrt", hex"3f8000003f800000" hex"408000003f000000" hex"3e80000040000000" hex"400000003f3504f3" hex"0000000164b504f3"
        );
        _check("rsqrt", hex"0000000264800000" hex"7f7fffff1f800000");
    }

    /// @notice y is the nearest: 1 / √x lies between the midpoints around it. Compared as integers, squared.
    function testFuzz_rsqrt_isNearest(uint32 x) external view {
        x = uint32(bound(x, 1, INFINITY - 1));
        uint32 y = _apply("rsqrt", x);
        // x = m·2^(e − 150), y = n·2^(f − 150), both midpoints (2n ± 1)·2^(f − 151); y is normal.
        (uint256 m, uint256 e) = (x & 0x7fffff, x >> 23);
        if (e == 0) e = 1;
        else m += 0x800000;
        (uint256 n, uint256 f) = ((y & 0x7fffff) + 0x800000, y >> 23);
        // (2n + 1)²·m·2^(2f + e − 452) > 1 > (2n − 1)²·…; the lower midpoint of a power of two is nearer.
        uint256 one = 1 << (454 - 2 * f - e);
        uint256 low = n == 0x800000 ? 4 * n - 1 : 4 * n - 2;
        assertTrue((4 * n + 2) ** 2 * m > one && low ** 2 * m < one, "between the midpoints");
    }
}

contract Float32Math_random_Test is Float32MathTest {
    function _random(uint64 seed, uint64 index, uint32 node, uint32 micro) private view returns (uint32) {
        return uint32(bytes4(evaluator.evaluate("random", abi.encodePacked(seed, index, node, micro))));
    }

    /// @notice A word of Philox, cut to 24 bits, as binary32: by repeated halving.
    function _fraction(uint32 word) private pure returns (uint32) {
        uint256 y = word >> 8;
        if (y == 0) return 0;
        uint256 exponent = 126;
        while (y < 0x800000) {
            y *= 2;
            --exponent;
        }
        return uint32((exponent << 23) + y - 0x800000);
    }

    /// @notice The published known answers of Philox4x32-10, where a 64-bit index can name them.
    function test_random_knownAnswers_match() external view {
        uint32[4] memory zero = [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8];
        for (uint64 i = 0; i < 4; ++i) {
            assertEq(_random(0, i, 0, 0), _fraction(zero[i]), "key and counter 0");
        }
    }

    function testFuzz_random_isFraction(uint64 seed, uint64 index, uint32 node, uint32 micro) external view {
        uint32 y = _random(seed, index, node, micro);
        assertTrue(y < 0x3f800000, "below 1");
        // A multiple of 2^-24: as many trailing zeros as the exponent asks.
        uint256 exponent = y >> 23;
        if (y != 0) assertEq(uint256(y) & ((1 << (126 - exponent)) - 1), 0, "multiple of 2^-24");
    }
}
