// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title exp, log, tanh, erf, sin, cos and rsqrt of binary32, correctly rounded, and the random numbers of programs
/// @notice docs/arithmetic.md, sections 3 and 4. A binary32 value is the low 32 bits of a word, the others are zero on entry and on
/// return. Every function is total; a NaN result is the canonical one.
///
/// exp, log, tanh, erf, sin and cos evaluate a polynomial in fixed point to a relative error of the *result* below 2^-64, then round once. No
/// result of theirs lies on a midpoint of two binary32 numbers (Lindemann; for erf by trial), so adding half a unit and cutting
/// off is rounding to nearest even, and it is right as long as the result is further from the nearest midpoint than the error:
///
///     function   error bound   least distance      margin
///     exp        2^-68.0       2^-52.6 (c16912cd)  15 bits
///     log        2^-66.5       2^-57.8 (65d890d3)   8 bits
///     tanh       2^-67.0       2^-50.2 (3ac37de2)  16 bits
///     erf        2^-67.4       2^-56.3 (3940ead6)  11 bits
///     sin        2^-71.9       2^-54.2 (73243f06)  17 bits
///     cos        2^-75.0       2^-55.9 (6115cb11)  19 bits
///     rsqrt      none: integers are compared
///
/// The least distance of a result to a midpoint, relative to the result, is over all 2^32 operands, subnormal results included: it
/// was found by trying all of them.
///
/// Polynomials: interpolation at the n + 1 Chebyshev nodes of the interval, computed with 70 digits, expanded in powers of the
/// argument. With half-width h its error is at most max|f^(n+1)|·h^(n+1) / (2^n·(n+1)!), and the derivatives have closed forms, given
/// with each function. Horner's scheme keeps the argument t at 2^L and the accumulator at 2^a, adds two coefficients (the odd
/// one at 2^(a+L), the even one at 2^(a+2L)) and shifts once for both: a + 2L = 252, so a signed word holds all of it. A shift
/// errs by less than 2^-a, a coefficient by half a unit of its scale.
library Float32Math {
    // solhint-disable function-max-lines

    /// @dev Canonical NaN.
    uint256 private constant NAN = 0x7fc00000;
    /// @dev 1 / ln 2 at 2^200, ln 2 at 2^240, 2 / √π at 2^220, 2 / π at 2^231.
    uint256 private constant INV_LN2 = 0x171547652b82fe1777d0ffda0d23a7d11d6aef551bad2b4b116;
    uint256 private constant LN2 = 0xb17217f7d1cf79abc9e3b39803f2f6af40f343267298b62d8a0d175b8bb0;
    uint256 private constant TWO_BY_ROOT_PI = 0x120dd750429b6d11ae3a914fed7fd8688281341d7587cea2e7342b06;
    uint256 private constant TWO_BY_PI = 0x517cc1b727220a94fe13abe8fa9a6ee06db14acc9e21c820ff28b1d5ef;

    /// @notice e^x.
    /// @dev x / ln 2 = k + t with an integer k and 0 ≤ t < 1; e^x = 2^k·(1 + t·R(t)), R of degree 12 for (2^t − 1) / t on [0, 1].
    /// Relative error of the result:
    ///
    ///     1 / ln 2 at 2^200, |x| < 2^7                            2^-193
    ///     t cut off at 2^-84, times ln 2                          2^-84.5
    ///     R: f^(13) ≤ ln(2)^14·∫s^13·2^s ds, so 2^-67.2 of R;
    ///        t·R ≤ (1 + t·R) / 2                                  2^-68.2
    ///     coefficients of R and six shifts, L = a = 84            2^-81
    ///     sum                                                   < 2^-68.0
    function exp(uint256 x) internal pure returns (uint256 y) {
        assembly ("memory-safe") {
            for {} 1 {} {
                let a := and(x, 0x7fffffff)
                if gt(a, 0x42b17217) {
                    if gt(a, 0x7f800000) {
                        y := NAN
                        break
                    }
                    if eq(a, x) {
                        y := 0x7f800000
                        break
                    }
                    if gt(a, 0x42cff1b4) { break }
                }
                // Subnormal x get a wrong significand; whatever it is, t is 0.
                let t := shr(sub(266, shr(23, a)), mul(or(and(x, 0x7fffff), 0x800000), INV_LN2))
                let p := sub(0, shr(31, x))
                t := sub(xor(t, p), p)
                let k := sar(84, t)
                t := and(t, sub(shl(84, 1), 1))
                p := add(mul(0x214d1244336d, t), 0x1a7c576652e1a6f539285c44174ffa945e)
                p := shr(168, add(mul(p, t), 0x1ebcc144488b7b3ce2e3a2871b0ba75567e45c40d50dca6e27627627))
                p := add(mul(p, t), 0x1e49a967df50e011e106ad731a5aa20b1044)
                p := shr(168, add(mul(p, t), 0x1b527aa4152b139d3ff94b447ddc09645160722fe7632ce4c049d89d8a))
                p := add(mul(p, t), 0x162c00eaea042a29b0bdfdd5b282b5f4d9bfdf)
                p := shr(168, add(mul(p, t), 0xffe5fe97ce7702f53d85292dded035c64678da7a4da780e0d29d3b13b13))
                p := add(mul(p, t), 0xa184897aaa791e9d36a0d9206e165ce455175b1)
                p := shr(168, add(mul(p, t), 0x5761ff9e2d427cc9a838d9d1f69270693b359be0f2542c848b443ade9d880))
                p := add(mul(p, t), 0x276556df7497d09f8831a8e3265347e0cb78c1029)
                p := shr(168, add(mul(p, t), 0xe35846b8250637f4e3695fef23ae8311f351b53851f1bc90393ac10bef5000))
                p := add(mul(p, t), 0x3d7f7bff058b1d3fd36feeba964ba5e6ce2564f749)
                p := shr(168, add(mul(p, t), 0xb17217f7d1cf79abd6cc77fdb08039fae8cf00ead6e35ee54861b6cb88b0000))
                p := mul(p, t)
                // The significand's leading one adds 1 to the exponent field, a carry out of the rounding another.
                y := add(shl(23, add(k, 126)), shr(145, add(p, add(shl(168, 1), shl(144, 1)))))
                if slt(k, not(125)) {
                    k := sub(19, k)
                    y := shr(k, add(add(p, shl(168, 1)), shl(sub(k, 1), 1)))
                }
                break
            }
        }
    }

    /// @notice ln x.
    /// @dev x = 2^k·m with √½ < m ≤ √2; s = (m − 1) / (m + 1); ln x = k·ln 2 + s·Q(s²), Q of degree 8 for 2·atanh(√u) / √u on
    /// [0, 0.02944]. Near 1 the first term is 0 and s is exact to 2^-125 of itself, so the error is relative to the result there too.
    ///
    ///     s cut off at 2^-150, |s| > 2^-25.1 where not 0           2^-124
    ///     u from s at 2^-84, cut off at 2^-84; Q' / Q < 0.36       2^-85
    ///     Q: f^(9) ≤ 9!·2/19 / (1 − u)^10                          2^-66.6
    ///     coefficients of Q and shifts, L = a = 84                 2^-88
    ///     ln 2 at 2^240, |k| ≤ 149                                 2^-233
    ///     sum: |s·Q| ≤ |ln x|·1.01 (k ≠ 0: |ln x| > 0.346)       < 2^-66.5
    function log(uint256 x) internal pure returns (uint256 y) {
        assembly ("memory-safe") {
            for {} 1 {} {
                let k := shr(23, x)
                let m := or(and(x, 0x7fffff), 0x800000)
                if iszero(lt(sub(x, 0x800000), 0x7f000000)) {
                    if iszero(and(x, 0x7fffffff)) {
                        y := 0xff800000
                        break
                    }
                    // Positive infinity, any NaN, any negative number.
                    if gt(x, 0x7f7fffff) {
                        y := x
                        if gt(x, 0x7f800000) { y := NAN }
                        break
                    }
                    k := sub(clz(x), 232)
                    m := shl(k, x)
                    k := sub(1, k)
                }
                let h := gt(m, 0xb504f3)
                let p := shl(add(23, h), 1)
                let s := sdiv(shl(150, sub(m, p)), add(m, p))
                let u := sar(66, s)
                u := shr(84, mul(u, u))
                p := add(mul(0x21f374095994703810be2, u), 0x21eab5924cca9b6957166e248ab291271dea30e0ba)
                p := shr(168, add(mul(p, u), 0x27642139e2601eca64d4da4e281041a7dac5cbd139ffbdf8d2cbf366cc98000))
                p := add(mul(p, u), 0x2e8b9b73df7ed81c78b41a8774a133fe4047de3912)
                p := shr(168, add(mul(p, u), 0x38e38e4c6b23c931d51df0c94db1ee564d93699a374273293eefaab448dc000))
                p := add(mul(p, u), 0x4924924907e14f415be7c7efa1432a400a56a65de4)
                p := shr(168, add(mul(p, u), 0x66666666667b7e621280bb2700d483f9fe2423fd1315f36dfb57a8d6c2c8000))
                p := add(mul(p, u), 0xaaaaaaaaaaaaa4b35dffd67f906c355109daa4a28a)
                p := shr(162, add(mul(p, u), 0x20000000000000000470f12481a2f78486d1cedb03722460911a86f050500000))
                p := add(mul(add(sub(k, 127), h), LN2), mul(p, s))
                if p {
                    s := sar(255, p)
                    p := sub(xor(p, s), s)
                    k := sub(232, clz(p))
                    y := add(shl(31, sub(0, s)), add(shl(23, sub(k, 91)), shr(k, add(p, shl(sub(k, 1), 1)))))
                }
                break
            }
        }
    }

    /// @notice Hyperbolic tangent.
    /// @dev tanh|x| = (E − 1) / (E + 1) with E = e^(2|x|) = 2^k·(1 + p), p = t·R(t) as in `exp`. Where |x| < 2^-12, |x|³ / 3 is less than
    /// the way to the next midpoint, 2^-25·|x|, and x itself is the result; from 9.0109 on it is ±1.
    ///
    ///     t cut off at 2^-84, t > 2^-10.5 where k = 0              2^-73
    ///     R: of p = E − 1 where k = 0                              2^-67.2
    ///        where k > 0: 2^-68.2 of E, times 2E / (E² − 1) ≤ 4/3  2^-67.7
    ///     coefficients of R and six shifts                         2^-80
    ///     p cut off at 2^-120                                      2^-109
    ///     quotient cut off at 2^-106, tanh > 2^-12.1               2^-93
    ///     sum                                                    < 2^-67.0
    function tanh(uint256 x) internal pure returns (uint256 y) {
        assembly ("memory-safe") {
            for {} 1 {} {
                let a := and(x, 0x7fffffff)
                if iszero(lt(sub(a, 0x39800000), 0x7a00000)) {
                    y := x
                    if gt(a, 0x411fffff) { y := or(xor(a, x), 0x3f800000) }
                    if gt(a, 0x7f800000) { y := NAN }
                    break
                }
                let t := shr(sub(265, shr(23, a)), mul(or(and(x, 0x7fffff), 0x800000), INV_LN2))
                let k := shr(84, t)
                t := and(t, sub(shl(84, 1), 1))
                let p
                p := add(mul(0x214d1244336d, t), 0x1a7c576652e1a6f539285c44174ffa945e)
                p := shr(168, add(mul(p, t), 0x1ebcc144488b7b3ce2e3a2871b0ba75567e45c40d50dca6e27627627))
                p := add(mul(p, t), 0x1e49a967df50e011e106ad731a5aa20b1044)
                p := shr(168, add(mul(p, t), 0x1b527aa4152b139d3ff94b447ddc09645160722fe7632ce4c049d89d8a))
                p := add(mul(p, t), 0x162c00eaea042a29b0bdfdd5b282b5f4d9bfdf)
                p := shr(168, add(mul(p, t), 0xffe5fe97ce7702f53d85292dded035c64678da7a4da780e0d29d3b13b13))
                p := add(mul(p, t), 0xa184897aaa791e9d36a0d9206e165ce455175b1)
                p := shr(168, add(mul(p, t), 0x5761ff9e2d427cc9a838d9d1f69270693b359be0f2542c848b443ade9d880))
                p := add(mul(p, t), 0x276556df7497d09f8831a8e3265347e0cb78c1029)
                p := shr(168, add(mul(p, t), 0xe35846b8250637f4e3695fef23ae8311f351b53851f1bc90393ac10bef5000))
                p := add(mul(p, t), 0x3d7f7bff058b1d3fd36feeba964ba5e6ce2564f749)
                p := shr(168, add(mul(p, t), 0xb17217f7d1cf79abd6cc77fdb08039fae8cf00ead6e35ee54861b6cb88b0000))
                p := shr(48, mul(p, t))
                p := sub(shl(k, add(p, shl(120, 1))), shl(120, 1))
                p := div(shl(106, p), add(p, shl(121, 1)))
                k := sub(232, clz(p))
                y := add(xor(a, x), add(shl(23, add(k, 43)), shr(k, add(p, shl(sub(k, 1), 1)))))
                break
            }
        }
    }

    /// @notice Error function.
    /// @dev erf|x| = |x|·F(x²), F(u) = 2/√π·∫exp(−u·s²) ds over [0, 1]: relative to the result down to the least subnormal, whose results
    /// are |x|·F(0). F has a polynomial for each of u in [0, 1), [1, 4), [4, 8), [8, 15.382), the last three around 2.5, 6 and 12 with
    /// the argument halved, halved and quartered by giving the same integer a finer scale. From 3.9192 on the result is ±1.
    ///
    ///     u cut off at 2^-84, |F' / F| ≤ 1/3                       2^-85
    ///     F: |f^(n+1)| ≤ 2/√π·∫s^(2n+2)·exp(−u·s²) ds at the lower end, of F at the upper one:
    ///        n = 14, 18, 20, 22                                    2^-73.7, 2^-69.1, 2^-73.7, 2^-67.5
    ///     coefficients and shifts, a = 84, 82, 82, 80              2^-80, 2^-77, 2^-77, 2^-74
    ///     F cut off at 2^-220 (F(0) for subnormals too)            2^-218
    ///     sum                                                    < 2^-67.4
    function erf(uint256 x) internal pure returns (uint256 y) {
        assembly ("memory-safe") {
            for {} 1 {} {
                let a := and(x, 0x7fffffff)
                if iszero(lt(sub(a, 0x800000), 0x3ffb0000)) {
                    if gt(a, 0x7f800000) {
                        y := NAN
                        break
                    }
                    y := add(xor(a, x), shr(220, add(mul(a, TWO_BY_ROOT_PI), shl(219, 1))))
                    if gt(a, 0x407affff) { y := or(xor(a, x), 0x3f800000) }
                    break
                }
                let k := shr(23, a)
                let m := or(and(x, 0x7fffff), 0x800000)
                let u := shr(sub(264, add(k, k)), shl(48, mul(m, m)))
                let p
                switch shr(84, u)
                case 0 {
                    p := sub(mul(0x4f007f4e9d1, u), 0x6d039eafe7c0018af7a261ca3e5ba2cd0)
                    p := shr(168, add(mul(p, u), 0x6683f2d788b16a72e94656ba3985f8dcb63762d5d8591e666666666))
                    p := sub(mul(p, u), 0x545f380bc4997b78663c75ce8c449f944b5)
                    p := shr(168, add(mul(p, u), 0x3f976625690886075e3df56ad7b558ccfd30a3c962686cf5aeeeeeeef))
                    p := sub(mul(p, u), 0x2bee7877e29722e91809895dbbf1386f975f5)
                    p := shr(168, add(mul(p, u), 0x1b9e6c38e5cf3d431b10f3fd0823e99619b421411fe6ff84ac46eeeeeef))
                    p := sub(mul(p, u), 0xfa692dfcd781d3d712380034a2908dab0c0951)
                    p := shr(168, add(mul(p, u), 0x7e68c9bdeb16c578be7948671ff4d8f1ae16a7c8aa20eef4de9e78000000))
                    p := sub(mul(p, u), 0x3805b68006be3b4d7470ba2402f3bf30332c5c6d)
                    p := shr(168, add(mul(p, u), 0x1565bcd0e6a2ee7e3bd09942910d6d515bd804f78f9d8dbb646087e5bbbc00))
                    p := sub(mul(p, u), 0x6e0b38c4a22d1d24b0fd56d7c594ffc77cfa8e477)
                    p := shr(168, add(mul(p, u), 0x1ce2f21a042be1a11ac25b16fa24cf33d6a80f6f68c2f78882546603d304000))
                    p := sub(mul(p, u), 0x6049d1ac0de79b08af572d811319c21018b331d29d)
                    p := shr(32, add(mul(p, u), 0x120dd750429b6d11ae380933e55dbc53e403e7132265a1669a22b38fd5cc0000))
                }
                default {
                    switch lt(u, shl(84, 4))
                    case 1 {
                        u := sub(u, shl(83, 5))
                        p := sub(mul(0x87971cb064, u), 0xa2effa82cab60cb77a7d954ef784543f)
                        p := sar(170, add(mul(p, u), 0xb41e8caa67c3c3a64e6cf5880abbd0b0ba1d7fdebcafb05044589c))
                        p := sub(mul(p, u), 0x3067e653e6cde2dc4a0e4110f8068c937f)
                        p := sar(170, add(mul(p, u), 0x3113907d8fa935fe08ecca082b5338b2d4af0607944fd9c59f96832c))
                        p := sub(mul(p, u), 0xbadfee9f77c5cf0fedd2ec35e594b5a073f)
                        p := sar(170, add(mul(p, u), 0xa66fd232e8a56160ec988cbf3c55b5b2c886eae9a89a8c00f82ab519a))
                        p := sub(mul(p, u), 0x2284064c5a413ebdac915422281fb95f370dd)
                        p := sar(170, add(mul(p, u), 0x1a87f8c2eb867bd4d14c5a075b745c35af8fb1836e432f609a0bc374133))
                        p := sub(mul(p, u), 0x4b2722abfc16820d58fa756ddd6b0f2d919445)
                        p := sar(170, add(mul(p, u), 0x30b4f51d6c8e5b3595541b08a8ef26f9df801fa139d5daa7f3b684df46a0))
                        p := sub(mul(p, u), 0x72b0eecd603a6f0c2430bc4b524f04adfd38227)
                        p := sar(170, add(mul(p, u), 0x3ccde1ef1a1777a6ef09d2cc041fa45428a588e56e535f34c5c92b57f5340))
                        p := sub(mul(p, u), 0x7308eef7ce180a37fc955ebe732878ffc24f4ae6)
                        p := sar(170, add(mul(p, u), 0x3012e741a0252b775f8983883f3efb737dd6117ce06a19349adc852d93e800))
                        p := sub(mul(p, u), 0x467862508249acc505b113d4cde0d39fde2244259)
                        p := sar(170, add(mul(p, u), 0x16b2a0e18633c8eba9931a5e84fb220916d21b5026ccf960749e6937cf16000))
                        p := sub(mul(p, u), 0x1ad1921b4b502128b560d7a3700e49300a68f2bea9)
                        p := sar(32, add(mul(p, u), 0x9dcdfea68aff92f82c89cb104c429d4c8a0666a4f07a878fabff857a61e0000))
                    }
                    default {
                        switch lt(u, shl(84, 8))
                        case 1 {
                            u := sub(u, shl(84, 6))
                            p := sub(mul(0xc293ee0, u), 0x10545d95250385dfde51545aba546f)
                            p := sar(170, add(mul(p, u), 0x13f12ddf2cf8b5a64c656c06b1d3e2dfa7e995efe977f9e79e7a))
                            p := sub(mul(p, u), 0x6101b929c95da91baefe2ea00714a21)
                            p := sar(170, add(mul(p, u), 0x703ef61b9efcdffea676ada59698af20045d27cac4d9bd2492492))
                            p := sub(mul(p, u), 0x1ebfef82ca00c612ee4298beedceb8d83)
                            p := sar(170, add(mul(p, u), 0x1fdbbb3b8957da1652881b4d9f92c4d2c0816941d554b5b8bcf3cf4))
                            p := sub(mul(p, u), 0x7c7a7a57a318eea8d790c99cbf54034248)
                            p := sar(170, add(mul(p, u), 0x724a319662db978aa4ba7a1439fc345c8edfafb278e3bf3e893cf3cf))
                            p := sub(mul(p, u), 0x18944bb80a5be4a2ebe5a4b2a9e2b1ade60b)
                            p := sar(170, add(mul(p, u), 0x13bebe27469248d17d651d4a122ed5b0ab456ac26e82f191f61fb0c30c))
                            p := sub(mul(p, u), 0x3b0dc5ca500166a2705bc67cfd0ad8bf881b5)
                            p := sar(170, add(mul(p, u), 0x28f941e3d6b7b82ee6df578958ebdd2c2504344c776f8f97fddd5124924))
                            p := sub(mul(p, u), 0x6948776e150dae90cf1caa8598841b949ee53d)
                            p := sar(170, add(mul(p, u), 0x3e925eafb1fab86bbbf477315c4a6164aa4f1523811630592af193baaaa8))
                            p := sub(mul(p, u), 0x89f09033c9e33ddbce2c1f665b117a1cbc1b21f)
                            p := sar(170, add(mul(p, u), 0x470d863470370c17cb091026f838583fdefa8ef5f55fe59405f2941cef380))
                            p := sub(mul(p, u), 0x8b4320cab6c6cc0779b786029ad6af9ed71b8170)
                            p := sar(170, add(mul(p, u), 0x434024926fbb457f2268a6470aa80ac07cb1645c71476ceead841988fd5800))
                            p := sub(mul(p, u), 0x8a51e5fd8d5d6314f54c906748178a48a3b3c12e5)
                            p := sar(32, add(mul(p, u), 0x6874b9e6caa152d3fb8c519fa5ec16620c446d717f354cd8dfc836f0f600000))
                        }
                        default {
                            u := sub(u, shl(84, 12))
                            p := sub(mul(0x202e54139, u), 0x22e566b1b75375939a9b1774098946c)
                            p := sar(172, add(mul(p, u), 0x2bbf1becfeb0992bcb5c7a4e435cdd4c6f091572d50c11f3fac2c))
                            p := sub(mul(p, u), 0x3f8ba5cdb9383777dda1c24d184bad78)
                            p := sar(172, add(mul(p, u), 0x54be0469fe6f0d7f7562a0ea8735823d287aa498ba1b5043658735))
                            p := sub(mul(p, u), 0x6b43dbd0ef210b6f5d4bd22bcfd260949)
                            p := sar(172, add(mul(p, u), 0x82491775bbcce128325d625de15a219c177ea52750a02117fa03b96))
                            p := sub(mul(p, u), 0x975b0f751cdb0a3579e748b4a42da9c170)
                            p := sar(172, add(mul(p, u), 0xa804a49338b9e60fb689009735071425fe885854228e4da2e348f315))
                            p := sub(mul(p, u), 0xb238e5ccb78d62518e61bb923a7d4e33885)
                            p := sar(172, add(mul(p, u), 0xb4bb3dd120dc68f234ff3c63aa97cc988212534c8532389ddc6e5a182))
                            p := sub(mul(p, u), 0xaf73867ba8968b55b9d5cec07ee060539f2d)
                            p := sar(172, add(mul(p, u), 0xa37676e029e7f2fd42588f10261386a1233287b767d0b7ccbf11bbfb3b))
                            p := sub(mul(p, u), 0x92bd497e55e4d72ce50a18220026d3d836db3)
                            p := sar(172, add(mul(p, u), 0x7fa648de0c86e0762128003510ab6f98c910895068f2e0d12e3e6f97e0a))
                            p := sub(mul(p, u), 0x6c6bf17259b90df152e1f9eb34f146f38d36c7)
                            p := sar(172, add(mul(p, u), 0x5ac0ad028c6841520a825b663cebfa0d6c4e0a34b5a8a30434f8e03722c0))
                            p := sub(mul(p, u), 0x4ba97c875f8e54b731e6e5cfd738e0ee86748af)
                            p := sar(172, add(mul(p, u), 0x3f971861f1288fd69c0dba0f72dd74e55d349193446156ff4e20489fe7d00))
                            p := sub(mul(p, u), 0x36add23ce2a080d145b20cd90d4eb71969f0e2ab)
                            p := sar(172, add(mul(p, u), 0x3141abb72464a5bbbcaedd4e9300c6627b511f69bbbd3880b618d7e008c000))
                            p := sub(mul(p, u), 0x31441811e17b85753035dd0f082e5fa4acdc32ec3)
                            p := sar(32, add(mul(p, u), 0x49e6986bd5ad922348b5f4a4b2a29da5906a6dd6cdc94d87c83e1939e078000))
                        }
                    }
                }
                p := mul(p, m)
                m := sub(232, clz(p))
                y := add(xor(a, x), add(shl(23, sub(add(k, m), 221)), shr(m, add(p, shl(sub(m, 1), 1)))))
                break
            }
        }
    }

    /// @notice Sine.
    function sin(uint256 x) internal pure returns (uint256) {
        // A negative number is half a turn away from the positive one.
        return _quarters(x, (x >> 31) << 1);
    }

    /// @notice Cosine.
    function cos(uint256 x) internal pure returns (uint256) {
        return _quarters(x, 1);
    }

    /// @notice sin(|x| + n·π/2).
    /// @dev |x| = (k + f)·π/2 with an integer k and |f| ≤ ½; the result is ±f·S(f²) or ±C(f²), S and C of degree 8 for sin(π/2·√u) / √u
    /// and cos(π/2·√u) on [0, ¼]. No finite x is nearer to a multiple of π/2 than |f| > 2^-31. Where |x| < 2^-12, x² / 6 is less than
    /// the way to the next midpoint, 2^-25, and the result is that of 0 or x itself.
    ///
    ///     2 / π at 2^231, |x| < 2^128: f to 2^-103                 2^-72
    ///     f cut off at 2^-170                                      2^-137
    ///     u cut off at 2^-80, |C' / C| < 1.75                      2^-79
    ///     S, C: |f^(9)| < 2^-23.9, 2^-19.2; with coefficients      2^-79.6, 2^-75.2
    ///     shifts                                                   2^-79
    ///     sum: sine                                              < 2^-71.9
    ///          cosine                                            < 2^-75.0
    function _quarters(uint256 x, uint256 n) private pure returns (uint256 y) {
        assembly ("memory-safe") {
            for {} 1 {} {
                let p := and(x, 0x7fffffff)
                if iszero(lt(sub(p, 0x39800000), 0x46000000)) {
                    y := x
                    if and(n, 1) { y := 0x3f800000 }
                    if gt(p, 0x7f7fffff) { y := NAN }
                    break
                }
                // |x| in quarter turns, modulo 4, at 2^254: one of the two shifts gives 0, unless both are by 0.
                let v := sub(shr(23, p), 127)
                let f := mul(or(and(x, 0x7fffff), 0x800000), TWO_BY_PI)
                f := add(or(shl(v, f), shr(sub(0, v), f)), shl(253, 1))
                n := add(n, shr(254, f))
                // f at 2^256, one unit more where it is negative.
                f := xor(shl(2, f), shl(255, 1))
                let s := sar(255, f)
                f := xor(f, s)
                v := shr(128, f)
                v := shr(176, mul(v, v))
                switch and(n, 1)
                case 0 {
                    n := xor(n, and(s, 2))
                    p := sub(0x2df54fd236534, shr(80, mul(0x69de22ddacc, v)))
                    p := sub(0xf47a18c6064835, shr(80, mul(p, v)))
                    p := sub(0x3c60e9fb937e6799, shr(80, mul(p, v)))
                    p := sub(0xa83c1a43f6e6d554e, shr(80, mul(p, v)))
                    p := sub(0x132d2cce62bd819a071, shr(80, mul(p, v)))
                    p := sub(0x1466bc6775aae1d0aace, shr(80, mul(p, v)))
                    p := sub(0xa55de7312df295f559e8, shr(80, mul(p, v)))
                    p := sub(0x1921fb54442d18469898b, shr(80, mul(p, v)))
                    p := mul(shr(86, f), p)
                }
                default {
                    p := sub(0x1b6dd6cfa280af, shr(80, mul(0x478a9a7e91ea, v)))
                    p := sub(0x7e74e15204ab99e, shr(80, mul(p, v)))
                    p := sub(0x1a6d1f29f1c7fa7ee, shr(80, mul(p, v)))
                    p := sub(0x3c3ea0d1233513f546, shr(80, mul(p, v)))
                    p := sub(0x5574f1f8f2ffb5e00de, shr(80, mul(p, v)))
                    p := sub(0x40f07c206d6b0eb9cb7f, shr(80, mul(p, v)))
                    p := sub(0x13bd3cc9be45de5a47ef6, shr(80, mul(p, v)))
                    p := sub(0xffffffffffffffffffee, shr(80, mul(p, v)))
                    p := shl(170, p)
                }
                v := sub(232, clz(p))
                y := add(shl(30, and(n, 2)), add(shl(23, sub(v, 101)), shr(v, add(p, shl(sub(v, 1), 1)))))
                break
            }
        }
    }

    /// @notice 1 / √x.
    /// @dev x = 4^h·n with 2^24 ≤ n < 2^26: y = ⌊2^37 / √n⌋ is the significand with one bit below, found exactly as the integer root of
    /// N = ⌊2^74 / n⌋. A linear guess is off by less than 2^-5, so that three of Heron's steps bring it to ⌊√N⌋ or one above. No
    /// 1 / √x is a midpoint (its square would have an odd factor), so the last bit alone decides.
    function rsqrt(uint256 x) internal pure returns (uint256 y) {
        assembly ("memory-safe") {
            for {} 1 {} {
                let k := shr(23, x)
                let n := or(and(x, 0x7fffff), 0x800000)
                if iszero(lt(sub(x, 0x800000), 0x7f000000)) {
                    if iszero(and(x, 0x7fffffff)) {
                        y := or(x, 0x7f800000)
                        break
                    }
                    if gt(x, 0x7f7fffff) {
                        if gt(x, 0x7f800000) { y := NAN }
                        break
                    }
                    k := sub(clz(x), 232)
                    n := shl(k, x)
                    k := sub(1, k)
                }
                let odd := and(add(k, 1), 1)
                n := div(shl(74, 1), shl(add(odd, 1), n))
                y := add(shr(29, mul(n, 11)), 0xb00000)
                y := shr(1, add(y, div(n, y)))
                y := shr(1, add(y, div(n, y)))
                y := shr(1, add(y, div(n, y)))
                y := sub(y, gt(mul(y, y), n))
                y := add(shl(23, sub(113, sar(1, sub(sub(k, 151), odd)))), shr(1, add(y, 1)))
                break
            }
        }
    }

    /// @notice Element `index` of the sequence that (`seed`, `node`, `micro`) names: a multiple of 2^-24 in [0, 1).
    /// @dev Philox4x32-10 (Salmon and others, 2011). `seed` and `index` have 64 bits, `node` and `micro` 32.
    function random(uint256 seed, uint256 index, uint256 node, uint256 micro) internal pure returns (uint256 y) {
        assembly ("memory-safe") {
            let mask := 0xffffffff
            let c0 := and(shr(2, index), mask)
            let c1 := shr(34, index)
            let k0 := and(seed, mask)
            let k1 := shr(32, seed)
            for { let i := 0 } lt(i, 10) { i := add(i, 1) } {
                let a := mul(0xd2511f53, c0)
                let b := mul(0xcd9e8d57, node)
                c0 := xor(xor(shr(32, b), c1), k0)
                c1 := and(b, mask)
                node := xor(xor(shr(32, a), micro), k1)
                micro := and(a, mask)
                k0 := and(add(k0, 0x9e3779b9), mask)
                k1 := and(add(k1, 0xbb67ae85), mask)
            }
            // Word index mod 4 of (c0, c1, node, micro), its upper 24 bits.
            switch and(index, 3)
            case 0 { y := c0 }
            case 1 { y := c1 }
            case 2 { y := node }
            default { y := micro }
            y := shr(8, y)
            // y·2^-24, exact: the leading one goes to bit 23 and adds 1 to the exponent field.
            if y {
                k0 := sub(clz(y), 232)
                y := add(shl(23, sub(125, k0)), shl(k0, y))
            }
        }
    }
}
