#include "textflag.h"

// The assembler lacks these instructions; registers are given by their numbers, the result first.
#define FADD_S(d, n, m) WORD $(0x4E20D400 | (m)<<16 | (n)<<5 | (d))    // FADD Vd.4S, Vn.4S, Vm.4S
#define FMAX_S(d, n, m) WORD $(0x4E20F400 | (m)<<16 | (n)<<5 | (d))    // FMAX Vd.4S, Vn.4S, Vm.4S
#define FMIN_S(d, n, m) WORD $(0x4EA0F400 | (m)<<16 | (n)<<5 | (d))    // FMIN Vd.4S, Vn.4S, Vm.4S
#define FABS_S(d, n) WORD $(0x4EA0F800 | (n)<<5 | (d))                 // FABS Vd.4S, Vn.4S
#define FSQRT_S(d, n) WORD $(0x6EA1F800 | (n)<<5 | (d))                // FSQRT Vd.4S, Vn.4S
#define FCMEQ_S(d, n, m) WORD $(0x4E20E400 | (m)<<16 | (n)<<5 | (d))   // FCMEQ Vd.4S, Vn.4S, Vm.4S
#define FCMGE_S(d, n, m) WORD $(0x6E20E400 | (m)<<16 | (n)<<5 | (d))   // FCMGE Vd.4S, Vn.4S, Vm.4S
#define FCMEQ0_S(d, n) WORD $(0x4EA0D800 | (n)<<5 | (d))               // FCMEQ Vd.4S, Vn.4S, #0
#define FCMGE0_S(d, n) WORD $(0x6EA0C800 | (n)<<5 | (d))               // FCMGE Vd.4S, Vn.4S, #0
#define FCVTL(d, n) WORD $(0x0E617800 | (n)<<5 | (d))                  // FCVTL Vd.2D, Vn.2S
#define FCVTL2(d, n) WORD $(0x4E617800 | (n)<<5 | (d))                 // FCVTL2 Vd.2D, Vn.4S
#define FCVTN(d, n) WORD $(0x0E616800 | (n)<<5 | (d))                  // FCVTN Vd.2S, Vn.2D
#define FCVTN2(d, n) WORD $(0x4E616800 | (n)<<5 | (d))                 // FCVTN2 Vd.4S, Vn.2D
#define FADD(d, n, m) WORD $(0x4E60D400 | (m)<<16 | (n)<<5 | (d))      // FADD Vd.2D, Vn.2D, Vm.2D
#define FSUB(d, n, m) WORD $(0x4EE0D400 | (m)<<16 | (n)<<5 | (d))      // FSUB Vd.2D, Vn.2D, Vm.2D
#define FMUL(d, n, m) WORD $(0x6E60DC00 | (m)<<16 | (n)<<5 | (d))      // FMUL Vd.2D, Vn.2D, Vm.2D
#define FDIV(d, n, m) WORD $(0x6E60FC00 | (m)<<16 | (n)<<5 | (d))      // FDIV Vd.2D, Vn.2D, Vm.2D
#define FMLA(d, n, m) WORD $(0x4E60CC00 | (m)<<16 | (n)<<5 | (d))      // FMLA Vd.2D, Vn.2D, Vm.2D
#define FMLS(d, n, m) WORD $(0x4EE0CC00 | (m)<<16 | (n)<<5 | (d))      // FMLS Vd.2D, Vn.2D, Vm.2D
#define FSQRT(d, n) WORD $(0x6EE1F800 | (n)<<5 | (d))                  // FSQRT Vd.2D, Vn.2D
#define SCVTF(d, n) WORD $(0x4E61D800 | (n)<<5 | (d))                  // SCVTF Vd.2D, Vn.2D
#define FCMEQ0(d, n) WORD $(0x4EE0D800 | (n)<<5 | (d))                 // FCMEQ Vd.2D, Vn.2D, #0
#define SSHR52(d, n) WORD $(0x4F4C0400 | (n)<<5 | (d))                 // SSHR Vd.2D, Vn.2D, #52
#define SSHR63(d, n) WORD $(0x4F410400 | (n)<<5 | (d))                 // SSHR Vd.2D, Vn.2D, #63
#define ADD2D(d, n, m) WORD $(0x4EE08400 | (m)<<16 | (n)<<5 | (d))     // ADD Vd.2D, Vn.2D, Vm.2D
#define EOR(d, n, m) WORD $(0x6E201C00 | (m)<<16 | (n)<<5 | (d))       // EOR Vd.16B, Vn.16B, Vm.16B
#define ORR(d, n, m) WORD $(0x4EA01C00 | (m)<<16 | (n)<<5 | (d))       // ORR Vd.16B, Vn.16B, Vm.16B
#define BIC(d, n, m) WORD $(0x4E601C00 | (m)<<16 | (n)<<5 | (d))       // BIC Vd.16B, Vn.16B, Vm.16B
#define BIT(d, n, m) WORD $(0x6EA01C00 | (m)<<16 | (n)<<5 | (d))       // BIT Vd.16B, Vn.16B, Vm.16B
#define BIF(d, n, m) WORD $(0x6EE01C00 | (m)<<16 | (n)<<5 | (d))       // BIF Vd.16B, Vn.16B, Vm.16B
#define MOV(d, n) WORD $(0x4EA01C00 | (n)<<16 | (n)<<5 | (d))          // ORR Vd.16B, Vn.16B, Vn.16B

// The functions repeat those of assay/repops/num step by step, on 4 numbers at a time: V0 is x and then the result, V1 and V2 its
// halves in binary64. R0 is dst, R1 x, R2 n, R3 the constants, in the order of kernels_arm64.go.

// EACH does BODY for every 4 numbers. Up to 3 last ones go through 16 bytes on the stack.
#define EACH(BODY) \
	MOVD	$0, R11; \
	SUBS	$4, R2; \
	BLT	tail; \
body: \
	VLD1.P	16(R1), [V0.S4]; \
	BODY; \
	VST1.P	[V0.S4], 16(R0); \
	SUBS	$4, R2; \
	BGE	body; \
tail: \
	ADDS	$4, R2; \
	BEQ	done; \
	MOVD	$buf-16(SP), R9; \
	STP	(ZR, ZR), (R9); \
	MOVD	R2, R11; \
	MOVD	R0, R12; \
	MOVD	R9, R0; \
in: \
	MOVWU.P	4(R1), R10; \
	MOVW.P	R10, 4(R9); \
	SUBS	$1, R2; \
	BNE	in; \
	MOVD	R0, R1; \
	B	body; \
done: \
	CBZ	R11, return; \
	MOVD	$buf-16(SP), R9; \
out: \
	MOVWU.P	4(R9), R10; \
	MOVW.P	R10, 4(R12); \
	SUBS	$1, R11; \
	BNE	out; \
return: \
	RET

// SPLIT and JOIN widen x to V1, V2 and round V(a), V(b) to the result.
#define SPLIT(x) \
	FCVTL(1, x); \
	FCVTL2(2, x)

#define JOIN(a, b) \
	FCVTN(0, a); \
	FCVTN2(0, b)

// CANONICAL puts the canonical NaN, V31, where V(x) is NaN; it uses V3.
#define CANONICAL(x) \
	FCMEQ_S(3, x, x); \
	BIF(0, 31, 3)

// HORNER is a step of a polynomial of V1, V2 from V(a), V(b) to V(p), V(q), with the coefficient V(c).
#define HORNER(p, q, c, a, b) \
	MOV(p, c); \
	MOV(q, c); \
	FMLA(p, a, 1); \
	FMLA(q, b, 2)

// REDUCE takes a multiple of ln 2 from V1, V2; the low bits of V4, V5 are the factors. V27 to V30 are the constants.
#define REDUCE \
	MOV(4, 27); \
	MOV(5, 27); \
	FMLA(4, 1, 28); \
	FMLA(5, 2, 28); \
	FSUB(6, 4, 27); \
	FSUB(7, 5, 27); \
	FMLS(1, 6, 29); \
	FMLS(2, 7, 29); \
	FMLS(1, 6, 30); \
	FMLS(2, 7, 30)

#define EXP \
	MOV(26, 0); \
	FMIN_S(0, 0, 24); \
	FMAX_S(0, 0, 25); \
	SPLIT(0); \
	REDUCE; \
	HORNER(6, 7, 13, 12, 12); \
	HORNER(8, 9, 14, 6, 7); \
	HORNER(6, 7, 15, 8, 9); \
	HORNER(8, 9, 16, 6, 7); \
	HORNER(6, 7, 17, 8, 9); \
	HORNER(8, 9, 18, 6, 7); \
	HORNER(6, 7, 19, 8, 9); \
	HORNER(8, 9, 20, 6, 7); \
	HORNER(6, 7, 21, 8, 9); \
	HORNER(8, 9, 22, 6, 7); \
	HORNER(6, 7, 23, 8, 9); \
	VSHL	$52, V4.D2, V4.D2; \
	VSHL	$52, V5.D2, V5.D2; \
	VADD	V4.D2, V6.D2, V6.D2; \
	VADD	V5.D2, V7.D2, V7.D2; \
	JOIN(6, 7); \
	CANONICAL(26)

// func expNEON(dst, x *float32, n int, c *uint64)
TEXT ·expNEON(SB), NOSPLIT, $16-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	c+24(FP), R3
	VLD1.P	64(R3), [V12.D2, V13.D2, V14.D2, V15.D2]
	VLD1.P	64(R3), [V16.D2, V17.D2, V18.D2, V19.D2]
	VLD1.P	64(R3), [V20.D2, V21.D2, V22.D2, V23.D2]
	VLD1.P	64(R3), [V27.D2, V28.D2, V29.D2, V30.D2]
	VLD1	(R3), [V24.D2, V25.D2, V26.D2]
	MOV(31, 26)
	EACH(EXP)

#define TANH \
	MOV(26, 0); \
	FABS_S(0, 0); \
	FMIN_S(0, 0, 25); \
	FADD_S(0, 0, 0); \
	SPLIT(0); \
	REDUCE; \
	HORNER(6, 7, 13, 12, 12); \
	HORNER(8, 9, 14, 6, 7); \
	HORNER(6, 7, 15, 8, 9); \
	HORNER(8, 9, 16, 6, 7); \
	HORNER(6, 7, 17, 8, 9); \
	HORNER(8, 9, 18, 6, 7); \
	HORNER(6, 7, 19, 8, 9); \
	HORNER(8, 9, 20, 6, 7); \
	HORNER(6, 7, 21, 8, 9); \
	HORNER(8, 9, 22, 6, 7); \
	FMUL(8, 1, 8); \
	FMUL(9, 2, 9); \
	VSHL	$52, V4.D2, V4.D2; \
	VSHL	$52, V5.D2, V5.D2; \
	VADD	V23.D2, V4.D2, V4.D2; \
	VADD	V23.D2, V5.D2, V5.D2; \
	FSUB(6, 4, 23); \
	FSUB(7, 5, 23); \
	FMLA(6, 4, 8); \
	FMLA(7, 5, 9); \
	FADD(8, 6, 24); \
	FADD(9, 7, 24); \
	FDIV(6, 6, 8); \
	FDIV(7, 7, 9); \
	JOIN(6, 7); \
	BIT(0, 26, 10); \
	CANONICAL(26)

// func tanhNEON(dst, x *float32, n int, c *uint64)
TEXT ·tanhNEON(SB), NOSPLIT, $16-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	c+24(FP), R3
	VLD1.P	64(R3), [V12.D2, V13.D2, V14.D2, V15.D2]
	VLD1.P	64(R3), [V16.D2, V17.D2, V18.D2, V19.D2]
	VLD1.P	48(R3), [V20.D2, V21.D2, V22.D2]
	VLD1.P	64(R3), [V27.D2, V28.D2, V29.D2, V30.D2]
	VLD1.P	64(R3), [V23.D2, V24.D2, V25.D2, V26.D2]
	VLD1	(R3), [V10.D2]
	MOV(31, 26)
	EACH(TANH)

// ERF_TERM is a step of the polynomial of V1, V2 whose coefficient is that of each number's interval.
#define ERF_TERM(C, c, D, d, a, b) \
	VLD1.P	32(R4), [V12.B16, V13.B16]; \
	VTBL	V10.B16, [V12.B16, V13.B16], C.B16; \
	VTBL	V11.B16, [V12.B16, V13.B16], D.B16; \
	FMLA(c, a, 1); \
	FMLA(d, b, 2)

#define ERF_ODD ERF_TERM(V6, 6, V7, 7, 8, 9)
#define ERF_EVEN ERF_TERM(V8, 8, V9, 9, 6, 7)

// V10 and V11 choose the bytes of an entry: 8·i to 8·i + 7 in the lanes of interval i. V4 and V5 are |x|.
#define ERF \
	MOVD	R3, R4; \
	MOV(26, 0); \
	FABS_S(0, 0); \
	FMIN_S(0, 0, 25); \
	FCMGE_S(10, 0, 20); \
	FCMGE_S(11, 0, 21); \
	VADD	V11.B16, V10.B16, V10.B16; \
	FCMGE_S(11, 0, 22); \
	VADD	V11.B16, V10.B16, V10.B16; \
	VSHL	$3, V10.B16, V10.B16; \
	VZIP2	V10.S4, V10.S4, V11.S4; \
	VZIP1	V10.S4, V10.S4, V10.S4; \
	VSUB	V10.B16, V23.B16, V10.B16; \
	VSUB	V11.B16, V23.B16, V11.B16; \
	SPLIT(0); \
	MOV(4, 1); \
	MOV(5, 2); \
	VLD1.P	64(R4), [V12.B16, V13.B16, V14.B16, V15.B16]; \
	VTBL	V10.B16, [V12.B16, V13.B16], V6.B16; \
	VTBL	V11.B16, [V12.B16, V13.B16], V7.B16; \
	VTBL	V10.B16, [V14.B16, V15.B16], V8.B16; \
	VTBL	V11.B16, [V14.B16, V15.B16], V9.B16; \
	FMUL(1, 1, 1); \
	FMUL(2, 2, 2); \
	FSUB(1, 1, 6); \
	FSUB(2, 2, 7); \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	ERF_EVEN; \
	ERF_ODD; \
	FMUL(6, 4, 6); \
	FMUL(7, 5, 7); \
	VLD1	(R4), [V12.B16, V13.B16]; \
	VTBL	V10.B16, [V12.B16, V13.B16], V8.B16; \
	VTBL	V11.B16, [V12.B16, V13.B16], V9.B16; \
	FMLA(6, 4, 8); \
	FMLA(7, 5, 9); \
	JOIN(6, 7); \
	BIT(0, 26, 24); \
	CANONICAL(26)

// func erfNEON(dst, x *float32, n int, c *uint64)
TEXT ·erfNEON(SB), NOSPLIT, $16-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	c+24(FP), R3
	VLD1.P	64(R3), [V20.D2, V21.D2, V22.D2, V23.D2]
	VLD1.P	48(R3), [V24.D2, V25.D2, V26.D2]
	MOV(31, 26)
	EACH(ERF)

// LOG_ODD and LOG_EVEN are steps of the polynomial of V1, V2.
#define LOG_ODD(c) HORNER(9, 10, c, 3, 4)
#define LOG_EVEN(c) HORNER(3, 4, c, 9, 10)

// ROUND_ODD makes V(s), the sum of V(a) and V(b) as binary64, odd, towards the exact sum, if it is not exact: one unit less if
// the error V7 points to zero, then the last bit set. V16 is a one; V8 and V9 are used.
#define ROUND_ODD(s, a, b) \
	FADD(s, a, b); \
	FSUB(7, s, a); \
	FSUB(7, b, 7); \
	FCMEQ0(8, 7); \
	EOR(9, 7, s); \
	SSHR63(9, 9); \
	BIC(9, 9, 8); \
	ADD2D(s, s, 9); \
	BIC(9, 16, 8); \
	ORR(s, s, 9)

// V3 and V4 are the bits that choose a quarter, then the bytes of its entries; V5 and V6 the exponents k.
#define LOG \
	MOVD	R3, R4; \
	SPLIT(0); \
	VSUB	V17.D2, V1.D2, V3.D2; \
	VSUB	V17.D2, V2.D2, V4.D2; \
	VAND	V18.B16, V3.B16, V7.B16; \
	VAND	V18.B16, V4.B16, V8.B16; \
	VSUB	V7.D2, V1.D2, V1.D2; \
	VSUB	V8.D2, V2.D2, V2.D2; \
	SSHR52(5, 3); \
	SSHR52(6, 4); \
	SCVTF(5, 5); \
	SCVTF(6, 6); \
	VUSHR	$47, V3.D2, V3.D2; \
	VUSHR	$47, V4.D2, V4.D2; \
	VAND	V19.B16, V3.B16, V3.B16; \
	VAND	V19.B16, V4.B16, V4.B16; \
	VTBL	V20.B16, [V3.B16], V3.B16; \
	VTBL	V20.B16, [V4.B16], V4.B16; \
	VADD	V21.B16, V3.B16, V3.B16; \
	VADD	V21.B16, V4.B16, V4.B16; \
	VTBL	V3.B16, [V24.B16, V25.B16], V7.B16; \
	VTBL	V4.B16, [V24.B16, V25.B16], V8.B16; \
	MOV(9, 22); \
	MOV(10, 22); \
	FMLA(9, 1, 7); \
	FMLA(10, 2, 8); \
	MOV(1, 9); \
	MOV(2, 10); \
	VLD1.P	64(R4), [V12.D2, V13.D2, V14.D2, V15.D2]; \
	VTBL	V3.B16, [V26.B16, V27.B16], V7.B16; \
	VTBL	V4.B16, [V26.B16, V27.B16], V8.B16; \
	FMLA(7, 5, 12); \
	FMLA(8, 6, 12); \
	FADD(7, 7, 1); \
	FADD(8, 8, 2); \
	FMUL(9, 1, 14); \
	FMUL(10, 2, 14); \
	MOV(23, 7); \
	MOV(11, 8); \
	FMLA(23, 9, 1); \
	FMLA(11, 10, 2); \
	FSUB(7, 7, 23); \
	FSUB(8, 8, 11); \
	FMLA(7, 9, 1); \
	FMLA(8, 10, 2); \
	VTBL	V3.B16, [V28.B16, V29.B16], V9.B16; \
	VTBL	V4.B16, [V28.B16, V29.B16], V10.B16; \
	FMLA(9, 5, 13); \
	FMLA(10, 6, 13); \
	FADD(5, 7, 9); \
	FADD(6, 8, 10); \
	MOV(3, 15); \
	MOV(4, 15); \
	VLD1.P	64(R4), [V12.D2, V13.D2, V14.D2, V15.D2]; \
	LOG_ODD(12); \
	LOG_EVEN(13); \
	LOG_ODD(14); \
	LOG_EVEN(15); \
	VLD1.P	64(R4), [V12.D2, V13.D2, V14.D2, V15.D2]; \
	LOG_ODD(12); \
	LOG_EVEN(13); \
	LOG_ODD(14); \
	LOG_EVEN(15); \
	VLD1.P	48(R4), [V12.D2, V13.D2, V14.D2]; \
	LOG_ODD(12); \
	LOG_EVEN(13); \
	LOG_ODD(14); \
	FMUL(7, 1, 1); \
	FMUL(8, 2, 2); \
	FMUL(7, 1, 7); \
	FMUL(8, 2, 8); \
	FMLA(5, 7, 9); \
	FMLA(6, 8, 10); \
	ROUND_ODD(3, 23, 5); \
	ROUND_ODD(4, 11, 6); \
	MOV(2, 0); \
	JOIN(3, 4); \
	VLD1	(R4), [V12.S4, V13.S4]; \
	FCMGE_S(7, 2, 12); \
	BIT(0, 2, 7); \
	FCMEQ0_S(7, 2); \
	BIT(0, 13, 7); \
	FCMGE0_S(7, 2); \
	BIF(0, 31, 7)

// func logNEON(dst, x *float32, n int, c *uint64)
TEXT ·logNEON(SB), NOSPLIT, $16-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	c+24(FP), R3
	VLD1.P	64(R3), [V16.D2, V17.D2, V18.D2, V19.D2]
	VLD1.P	64(R3), [V20.D2, V21.D2, V22.D2, V23.D2]
	VLD1.P	64(R3), [V24.D2, V25.D2, V26.D2, V27.D2]
	VLD1.P	32(R3), [V28.D2, V29.D2]
	MOV(31, 23)
	EACH(LOG)

#define RSQRT \
	SPLIT(0); \
	FSQRT(1, 1); \
	FSQRT(2, 2); \
	FDIV(1, 16, 1); \
	FDIV(2, 16, 2); \
	JOIN(1, 2); \
	CANONICAL(0)

// func rsqrtNEON(dst, x *float32, n int, c *uint64)
TEXT ·rsqrtNEON(SB), NOSPLIT, $16-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	c+24(FP), R3
	VLD1	(R3), [V16.D2, V17.D2]
	MOV(31, 17)
	EACH(RSQRT)

#define SQRT \
	FSQRT_S(0, 0); \
	CANONICAL(0)

// func sqrtNEON(dst, x *float32, n int, c *uint64)
TEXT ·sqrtNEON(SB), NOSPLIT, $16-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	c+24(FP), R3
	VLD1	(R3), [V31.D2]
	EACH(SQRT)
