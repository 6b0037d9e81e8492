package sequence

// Log2E is log2(e), the factor that finds the power of two in Exp and Tanh.
const Log2E = 0x1.71547652b82fep+00

// Ln2Hi + Ln2Lo is ln 2 with an error below 2^-102. Ln2Hi is a multiple of 2^-40, so that its product with an integer below
// 2^12, and the sums that Exp and Log form with it, are exact.
const (
	Ln2Hi = 0x1.62e42fefa4p-01
	Ln2Lo = -0x1.8432a1b0e2634p-43
)

// Magic is 1.5·2^52: adding it rounds a number below 2^51 to an integer, ties to even, which then stands in the low bits.
const Magic = 0x1.8p+52

// Clamps: beyond them the result is 0, infinity or ±1 anyway.
const (
	ExpMin  = -104   // e^-104 < 2^-150 rounds to 0
	ExpMax  = 89     // e^89 rounds to infinity
	TanhMax = 10     // 1 − tanh 10 < 2^-25
	ErfMax  = 3.9375 // 1 − erf 3.9375 < 2^-25
)

// LogBase is the bit pattern of a binary64 just below 2/3: Log brings its argument to [LogBase, 2·LogBase), where the quarter
// that two bits of the difference to LogBase name chooses the entry of the tables below.
const LogBase = 0x3fe5555500000000

// Exp has the coefficients of e^r ≈ Σ Exp[i]·r^i for |r| ≤ 0.34661, relative error below 2^-57.2. Tanh uses it for e^r − 1, whose
// relative error is below 2^-54.2.
var Exp = [...]float64{
	0x1p+00, 0x1p+00, 0x1p-01, 0x1.5555555555501p-03, 0x1.5555555553207p-05,
	0x1.111111112887ap-07, 0x1.6c16c17cc346fp-10, 0x1.a01a011c23433p-13, 0x1.a019ab2cecd21p-16, 0x1.71df5540a80c4p-19,
	0x1.289f8b2524343p-22, 0x1.ad2018e52a105p-26,
}

// Log has the coefficients of log(1+f) ≈ f − f²/2 + f³·Σ Log[i]·f^i for −0.1029 ≤ f ≤ 0.1042, relative error below 2^-61.6.
var Log = [...]float64{
	0x1.5555555555546p-02, -0x1.000000000000fp-02, 0x1.99999999a72cp-03, -0x1.5555555550e95p-03, 0x1.24924904688c5p-03,
	-0x1.fffffffc3a93bp-04, 0x1.c71cb7aed4fa8p-04, -0x1.9999b134bdcdp-04, 0x1.7436c4ea748fdp-04, -0x1.553fbcff0e193p-04,
	0x1.455f2e923e624p-04, -0x1.2c62f5b8d84b8p-04,
}

// LogInv are the factors that bring the four quarters of Log's range close to 1; so short that products with them are exact.
var LogInv = [...]float64{
	0x1.6p+00, 0x1.2cp+00, 0x1p+00, 0x1.a8p-01,
}

// LogHi + LogLo are −log LogInv; LogHi are multiples of 2^-40.
var LogHi = [...]float64{
	-0x1.4618bc21c4p-02, -0x1.44d2b6ccb8p-03, 0, 0x1.823c165518p-03,
}

// LogLo: see LogHi.
var LogLo = [...]float64{
	-0x1.ec27d0b7b37b3p-42, 0x1.70cc16135783cp-46, 0, 0x1.1e0ddb9a631e8p-42,
}

// ErfStep are the bounds between the four intervals of Erf's argument.
var ErfStep = [...]float32{1.625, 2.4375, 3.1875}

// ErfMid is the point v = 0 of each interval, as a value of x².
var ErfMid = [...]float64{0, 4.25, 8, 12.875}

// ErfTerms is the number of coefficients of an interval.
const ErfTerms = 17

// Erf has, for each interval, the coefficients of erf(x)/x as a polynomial in v = x² − ErfMid: Erf[i][0] + Erf[i][1] is the
// constant term, in two parts, and Erf[i][j+1] belongs to v^j. Relative error below 2^-55.6, in the first interval
// 2^-58.4 and, as the constant term is that of erf, ever less towards 0.
var Erf = [4][ErfTerms]float64{
	{
		0x1.20dd750429b6dp+00, 0x1.1ae3a914fed8p-56, -0x1.812746b0379e3p-02, 0x1.ce2f21a04299ap-04, -0x1.b82ce31280fd4p-06,
		0x1.565bcd0d9670ap-08, -0x1.c02db3e5236fap-11, 0x1.f9a324b5c79eep-14, -0x1.f4d23ad043d23p-17, 0x1.b9e56976ff647p-20,
		-0x1.5f6997a09ec35p-23, 0x1.fc4d30dc0bf8fp-27, -0x1.4fde24e46dd52p-30, 0x1.923fda6215403p-34, -0x1.a211a66f05ebdp-38,
		0x1.4d5600949bf82p-42, -0x1.279e24a26e57ep-47,
	},
	{
		0x1.eef2eb350b96dp-02, -0x1.a222d5056452ap-57, -0x1.c2526fe26ea57p-05, 0x1.1ed9921ef77a5p-07, -0x1.6f3a8933478bap-10,
		0x1.b7621feb68e82p-13, -0x1.df9ff086b72cdp-16, 0x1.da99223023505p-19, -0x1.aa220cfddfc75p-22, 0x1.5c9528fb30ffdp-25,
		-0x1.051c294de599ap-28, 0x1.681b6cd937601p-32, -0x1.cb81b35b24195p-36, 0x1.105ff9fb1e734p-39, -0x1.2e4b37e2f6004p-43,
		0x1.45681049e5735p-47, -0x1.2ea9ad77d21f4p-51,
	},
	{
		0x1.6a040781a499cp-02, 0x1.665545a5c8d25p-58, -0x1.69a0ccda3df4ep-06, 0x1.0dabaf0613f41p-09, -0x1.b92e95c1921c3p-13,
		0x1.717efc781c1c5p-16, -0x1.3215d8b8147c2p-19, 0x1.ea97f170fb6f7p-23, -0x1.76e864297ddb2p-26, 0x1.0ed5238bfead3p-29,
		-0x1.703519498ef94p-33, 0x1.d6394bba50abep-37, -0x1.19fdd939e13ap-40, 0x1.3d85e2df9f476p-44, -0x1.52720cfbb9f72p-48,
		0x1.66f768e8c200ep-52, -0x1.423d6dd6cac6bp-56,
	},
	{
		0x1.1d61b92bf825cp-02, -0x1.979eaef44fc59p-56, -0x1.62a53d2aae803p-07, 0x1.4a83907b0dd86p-11, -0x1.561f749010425p-15,
		0x1.7363b19864c9bp-19, -0x1.9d5ee51ddeeacp-23, 0x1.d189e1e097d23p-27, -0x1.067bc512e1381p-30, 0x1.25901b7ec0b3ap-34,
		-0x1.42c87cc162c98p-38, 0x1.5a47d6ea89271p-42, -0x1.6824f6b209feep-46, 0x1.680052ad0d70ap-50, -0x1.5a8564a454628p-54,
		0x1.5efd42036aebdp-58, -0x1.3ff02fe77158p-62,
	},
}

// TrigMin and TrigMax bound what needs work and what the kernels do by themselves. Below TrigMin the sine of x rounds to x and
// the cosine to 1: x²/6 < 2^-25. From TrigMax on the kernels leave a number to the portable functions.
const (
	TrigMin = 0x1p-12
	TrigMax = 0x1p24
)

// TrigSlack is by how many units in the last place of binary64 a result of the kernels may at most be away from a midpoint of
// binary32 and still be left to the portable functions. Their results err by less than 4 units.
const TrigSlack = 8

// TwoByPi is 2/π; HalfPiHi + HalfPiLo is π/2 with an error below 2^-109. Products of HalfPiHi with integers below 2^24 are
// multiples of 2^-52, so that a fused subtraction of one from a number near it is exact.
const (
	TwoByPi  = 0x1.45f306dc9c883p-01
	HalfPiHi = 0x1.921fb54442d18p+00
	HalfPiLo = 0x1.1a62633145c07p-54
)

// Sin has the coefficients of sin(r)/r as a polynomial in r² for |r| ≤ π/4, relative error below 2^-55.4.
var Sin = [...]float64{
	0x1p+00, -0x1.5555555555555p-03, 0x1.1111111110bb2p-07, -0x1.a01a019e83816p-13, 0x1.71de379654304p-19, -0x1.ae600aca92c64p-26,
	0x1.5e0b05bff20f2p-33,
}

// Cos has the coefficients of cos(r) as a polynomial in r² for |r| ≤ π/4, relative error below 2^-59.4.
var Cos = [...]float64{
	0x1p+00, -0x1p-01, 0x1.5555555555555p-05, -0x1.6c16c16c16967p-10, 0x1.a01a019f4e9b4p-16, -0x1.27e4fa17bf139p-22,
	0x1.1eeb68cd22f56p-29, -0x1.907d8f29fe831p-37,
}

// TwoByPiBits is ⌊2/π·2^283⌋: 37 zeros and 283 bits of the fraction, the first word the highest.
var TwoByPiBits = [...]uint64{
	0x517cc1b, 0x727220a94fe13abe, 0x8fa9a6ee06db14ac, 0xc9e21c820ff28b1d, 0x5ef5de2b0db92371,
}

// Quarter has the coefficients, at 2^63 and of alternating signs, of sin(π/2·f)/f and of cos(π/2·f) as polynomials in f² for
// |f| ≤ 1/2, relative errors below 2^-64.9 and 2^-63.3.
var Quarter = [2][8]uint64{
	{
		0xc90fdaa22168c235, 0x52aef39896f94aed, 0x0a335e33bad56c90, 0x0099696673156112, 0x000541e0d2172f61, 0x00001e3074b4ff30,
		0x0000007a3bb44bb8, 0x000000016c5b875d,
	},
	{
		0x8000000000000000, 0x9de9e64df22ef243, 0x20783e1036b55866, 0x02aba78fc7921efb, 0x001e1f5068355e15, 0x0000d368f63c8361,
		0x000003f398822817, 0x0000000d9325d0a9,
	},
}
