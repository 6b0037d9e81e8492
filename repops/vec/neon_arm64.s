#include "textflag.h"

// The assembler lacks these instructions; registers are given by their numbers, the result first.
#define FADD(d, n, m) WORD $(0x4E20D400 | (m)<<16 | (n)<<5 | (d))      // FADD Vd.4S, Vn.4S, Vm.4S
#define FSUB(d, n, m) WORD $(0x4EA0D400 | (m)<<16 | (n)<<5 | (d))      // FSUB Vd.4S, Vn.4S, Vm.4S
#define FMUL(d, n, m) WORD $(0x6E20DC00 | (m)<<16 | (n)<<5 | (d))      // FMUL Vd.4S, Vn.4S, Vm.4S
#define FDIV(d, n, m) WORD $(0x6E20FC00 | (m)<<16 | (n)<<5 | (d))      // FDIV Vd.4S, Vn.4S, Vm.4S
#define FMAX(d, n, m) WORD $(0x4E20F400 | (m)<<16 | (n)<<5 | (d))      // FMAX Vd.4S, Vn.4S, Vm.4S
#define FMIN(d, n, m) WORD $(0x4EA0F400 | (m)<<16 | (n)<<5 | (d))      // FMIN Vd.4S, Vn.4S, Vm.4S
#define FMLA(d, n, m) WORD $(0x4E20CC00 | (m)<<16 | (n)<<5 | (d))      // FMLA Vd.4S, Vn.4S, Vm.4S
#define FNEG(d, n) WORD $(0x6EA0F800 | (n)<<5 | (d))                   // FNEG Vd.4S, Vn.4S
#define FABS(d, n) WORD $(0x4EA0F800 | (n)<<5 | (d))                   // FABS Vd.4S, Vn.4S
#define FCMEQ(d, n, m) WORD $(0x4E20E400 | (m)<<16 | (n)<<5 | (d))     // FCMEQ Vd.4S, Vn.4S, Vm.4S
#define FCMGE(d, n, m) WORD $(0x6E20E400 | (m)<<16 | (n)<<5 | (d))     // FCMGE Vd.4S, Vn.4S, Vm.4S
#define FCMGT(d, n, m) WORD $(0x6EA0E400 | (m)<<16 | (n)<<5 | (d))     // FCMGT Vd.4S, Vn.4S, Vm.4S
#define FCVTNS(d, n) WORD $(0x4E21A800 | (n)<<5 | (d))                 // FCVTNS Vd.4S, Vn.4S
#define SCVTF(d, n) WORD $(0x4E21D800 | (n)<<5 | (d))                  // SCVTF Vd.4S, Vn.4S
#define SQXTN_H(d, n) WORD $(0x0E614800 | (n)<<5 | (d))                // SQXTN Vd.4H, Vn.4S
#define SQXTN2_H(d, n) WORD $(0x4E614800 | (n)<<5 | (d))               // SQXTN2 Vd.8H, Vn.4S
#define SQXTN_B(d, n) WORD $(0x0E214800 | (n)<<5 | (d))                // SQXTN Vd.8B, Vn.8H
#define SQXTN2_B(d, n) WORD $(0x4E214800 | (n)<<5 | (d))               // SQXTN2 Vd.16B, Vn.8H
#define SXTL_H(d, n) WORD $(0x0F08A400 | (n)<<5 | (d))                 // SXTL Vd.8H, Vn.8B
#define SXTL2_H(d, n) WORD $(0x4F08A400 | (n)<<5 | (d))                // SXTL2 Vd.8H, Vn.16B
#define SXTL_S(d, n) WORD $(0x0F10A400 | (n)<<5 | (d))                 // SXTL Vd.4S, Vn.4H
#define SXTL2_S(d, n) WORD $(0x4F10A400 | (n)<<5 | (d))                // SXTL2 Vd.4S, Vn.8H
#define UMULL(d, n, m) WORD $(0x2EA0C000 | (m)<<16 | (n)<<5 | (d))     // UMULL Vd.2D, Vn.2S, Vm.2S
#define UMULL2(d, n, m) WORD $(0x6EA0C000 | (m)<<16 | (n)<<5 | (d))    // UMULL2 Vd.2D, Vn.4S, Vm.4S
#define MOV(d, n) WORD $(0x4EA01C00 | (n)<<16 | (n)<<5 | (d))          // ORR Vd.16B, Vn.16B, Vn.16B
#define BIF(d, n, m) WORD $(0x6EE01C00 | (m)<<16 | (n)<<5 | (d))       // BIF Vd.16B, Vn.16B, Vm.16B

// NAN puts the canonical NaN into V30.
#define NAN \
	MOVD	$0x7fc00000, R9; \
	VDUP	R9, V30.S4

// CANONICAL makes any NaN of a vector the canonical one, by V30; it uses V31.
#define CANONICAL(d) \
	FCMEQ(31, d, d); \
	BIF(d, 30, 31)

// The loops below do 16 elements a turn, then 4, then one, in lane 0. R0 is dst, R3 the number of elements.

// UNARY replaces x, from R1 on, by what OP makes of it in place.
#define UNARY(OP) \
	SUBS	$16, R3; \
	BLT	few; \
many: \
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]; \
	OP(0); \
	OP(1); \
	OP(2); \
	OP(3); \
	VST1.P	[V0.S4, V1.S4, V2.S4, V3.S4], 64(R0); \
	SUBS	$16, R3; \
	BGE	many; \
few: \
	ADDS	$12, R3; \
	BLT	last; \
four: \
	VLD1.P	16(R1), [V0.S4]; \
	OP(0); \
	VST1.P	[V0.S4], 16(R0); \
	SUBS	$4, R3; \
	BGE	four; \
last: \
	ADDS	$4, R3; \
	BEQ	done; \
one: \
	FMOVS.P	4(R1), F0; \
	OP(0); \
	FMOVS.P	F0, 4(R0); \
	SUBS	$1, R3; \
	BNE	one; \
done: \
	RET

// BINARY has a from R1 and b from R2 on; OP(b, a) leaves its result in b, where NaN is made canonical.
#define BINARY(OP) \
	NAN; \
	SUBS	$16, R3; \
	BLT	few; \
many: \
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]; \
	VLD1.P	64(R2), [V4.S4, V5.S4, V6.S4, V7.S4]; \
	OP(4, 0); \
	OP(5, 1); \
	OP(6, 2); \
	OP(7, 3); \
	CANONICAL(4); \
	CANONICAL(5); \
	CANONICAL(6); \
	CANONICAL(7); \
	VST1.P	[V4.S4, V5.S4, V6.S4, V7.S4], 64(R0); \
	SUBS	$16, R3; \
	BGE	many; \
few: \
	ADDS	$12, R3; \
	BLT	last; \
four: \
	VLD1.P	16(R1), [V0.S4]; \
	VLD1.P	16(R2), [V4.S4]; \
	OP(4, 0); \
	CANONICAL(4); \
	VST1.P	[V4.S4], 16(R0); \
	SUBS	$4, R3; \
	BGE	four; \
last: \
	ADDS	$4, R3; \
	BEQ	done; \
one: \
	FMOVS.P	4(R1), F0; \
	FMOVS.P	4(R2), F4; \
	OP(4, 0); \
	CANONICAL(4); \
	FMOVS.P	F4, 4(R0); \
	SUBS	$1, R3; \
	BNE	one; \
done: \
	RET

#define OP_ADD(b, a) FADD(b, a, b)
#define OP_SUB(b, a) FSUB(b, a, b)
#define OP_MUL(b, a) FMUL(b, a, b)
#define OP_DIV(b, a) FDIV(b, a, b)
#define OP_MAXIMUM(b, a) FMAX(b, a, b)
#define OP_MINIMUM(b, a) FMIN(b, a, b)
#define FMA_SCALAR(c, a) FMLA(c, a, 28)

// V28 is the scalar s, V29 the scalar t.
#define ADD_SCALAR(x) FADD(x, x, 28); CANONICAL(x)
#define SUB_SCALAR(x) FSUB(x, x, 28); CANONICAL(x)
#define SCALAR_SUB(x) FSUB(x, 28, x); CANONICAL(x)
#define MUL_SCALAR(x) FMUL(x, x, 28); CANONICAL(x)
#define DIV_SCALAR(x) FDIV(x, x, 28); CANONICAL(x)
#define SCALAR_DIV(x) FDIV(x, 28, x); CANONICAL(x)
#define MAXIMUM_SCALAR(x) FMAX(x, x, 28); CANONICAL(x)
#define MINIMUM_SCALAR(x) FMIN(x, x, 28); CANONICAL(x)
#define FMA_SCALARS(x) VORR V29.B16, V29.B16, V27.B16; FMLA(27, x, 28); CANONICAL(27); MOV(x, 27)
#define OP_NEG(x) FNEG(x, x); CANONICAL(x)
#define OP_ABS(x) FABS(x, x); CANONICAL(x)
#define TO_INT(x) FCVTNS(x, x)
#define TO_FLOAT(x) SCVTF(x, x)
#define NOTHING(x)

// func addNEON(dst, a, b []float32)
TEXT ·addNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	BINARY(OP_ADD)

// func subNEON(dst, a, b []float32)
TEXT ·subNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	BINARY(OP_SUB)

// func mulNEON(dst, a, b []float32)
TEXT ·mulNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	BINARY(OP_MUL)

// func divNEON(dst, a, b []float32)
TEXT ·divNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	BINARY(OP_DIV)

// func maximumNEON(dst, a, b []float32)
TEXT ·maximumNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	BINARY(OP_MAXIMUM)

// func minimumNEON(dst, a, b []float32)
TEXT ·minimumNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	BINARY(OP_MINIMUM)

// func addScalarNEON(dst, a []float32, s float32)
TEXT ·addScalarNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(ADD_SCALAR)

// func subScalarNEON(dst, a []float32, s float32)
TEXT ·subScalarNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(SUB_SCALAR)

// func scalarSubNEON(dst, a []float32, s float32)
TEXT ·scalarSubNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(SCALAR_SUB)

// func mulScalarNEON(dst, a []float32, s float32)
TEXT ·mulScalarNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(MUL_SCALAR)

// func divScalarNEON(dst, a []float32, s float32)
TEXT ·divScalarNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(DIV_SCALAR)

// func scalarDivNEON(dst, a []float32, s float32)
TEXT ·scalarDivNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(SCALAR_DIV)

// func maximumScalarNEON(dst, a []float32, s float32)
TEXT ·maximumScalarNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(MAXIMUM_SCALAR)

// func minimumScalarNEON(dst, a []float32, s float32)
TEXT ·minimumScalarNEON(SB), NOSPLIT, $0-52
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	VDUP	V28.S[0], V28.S4
	NAN
	UNARY(MINIMUM_SCALAR)

// func fmaNEON(dst, a, b, c []float32)
TEXT ·fmaNEON(SB), NOSPLIT, $0-96
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	MOVD	c_base+72(FP), R4
	NAN
	SUBS	$16, R3
	BLT	few
many:
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]
	VLD1.P	64(R2), [V4.S4, V5.S4, V6.S4, V7.S4]
	VLD1.P	64(R4), [V16.S4, V17.S4, V18.S4, V19.S4]
	FMLA(16, 0, 4)
	FMLA(17, 1, 5)
	FMLA(18, 2, 6)
	FMLA(19, 3, 7)
	CANONICAL(16)
	CANONICAL(17)
	CANONICAL(18)
	CANONICAL(19)
	VST1.P	[V16.S4, V17.S4, V18.S4, V19.S4], 64(R0)
	SUBS	$16, R3
	BGE	many
few:
	ADDS	$16, R3
	BEQ	done
one:
	FMOVS.P	4(R1), F0
	FMOVS.P	4(R2), F4
	FMOVS.P	4(R4), F16
	FMLA(16, 0, 4)
	CANONICAL(16)
	FMOVS.P	F16, 4(R0)
	SUBS	$1, R3
	BNE	one
done:
	RET

// func fmaScalarNEON(dst, a []float32, s float32, c []float32)
TEXT ·fmaScalarNEON(SB), NOSPLIT, $0-80
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	MOVD	c_base+56(FP), R2
	VDUP	V28.S[0], V28.S4
	BINARY(FMA_SCALAR)

// func fmaScalarsNEON(dst, a []float32, s, t float32)
TEXT ·fmaScalarsNEON(SB), NOSPLIT, $0-56
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	FMOVS	s+48(FP), F28
	FMOVS	t+52(FP), F29
	VDUP	V28.S[0], V28.S4
	VDUP	V29.S[0], V29.S4
	NAN
	UNARY(FMA_SCALARS)

// func negNEON(dst, a []float32)
TEXT ·negNEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	NAN
	UNARY(OP_NEG)

// func absNEON(dst, a []float32)
TEXT ·absNEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	NAN
	UNARY(OP_ABS)

// COMPARE has a from R1 and b from R2 on; OP(b, a) leaves all ones or zeros in b, of which a byte of one bit is stored.
#define COMPARE(OP) \
	VMOVI	$1, V30.B16; \
	SUBS	$16, R3; \
	BLT	few; \
many: \
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]; \
	VLD1.P	64(R2), [V4.S4, V5.S4, V6.S4, V7.S4]; \
	OP(4, 0); \
	OP(5, 1); \
	OP(6, 2); \
	OP(7, 3); \
	VUZP1	V5.H8, V4.H8, V4.H8; \
	VUZP1	V7.H8, V6.H8, V6.H8; \
	VUZP1	V6.B16, V4.B16, V4.B16; \
	VAND	V30.B16, V4.B16, V4.B16; \
	VST1.P	[V4.B16], 16(R0); \
	SUBS	$16, R3; \
	BGE	many; \
few: \
	ADDS	$16, R3; \
	BEQ	done; \
one: \
	FMOVS.P	4(R1), F0; \
	FMOVS.P	4(R2), F4; \
	OP(4, 0); \
	VMOV	V4.S[0], R9; \
	AND	$1, R9; \
	MOVB.P	R9, 1(R0); \
	SUBS	$1, R3; \
	BNE	one; \
done: \
	RET

#define OP_EQ(b, a) FCMEQ(b, a, b)
#define OP_LT(b, a) FCMGT(b, b, a)
#define OP_LE(b, a) FCMGE(b, b, a)

// func eqNEON(dst []int8, a, b []float32)
TEXT ·eqNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	COMPARE(OP_EQ)

// func ltNEON(dst []int8, a, b []float32)
TEXT ·ltNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	COMPARE(OP_LT)

// func leNEON(dst []int8, a, b []float32)
TEXT ·leNEON(SB), NOSPLIT, $0-72
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	a_base+24(FP), R1
	MOVD	b_base+48(FP), R2
	COMPARE(OP_LE)

// func chooseNEON(dst []float32, c []int8, a, b []float32)
TEXT ·chooseNEON(SB), NOSPLIT, $0-96
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	c_base+24(FP), R4
	MOVD	a_base+48(FP), R1
	MOVD	b_base+72(FP), R2
	SUBS	$16, R3
	BLT	few
many:
	VLD1.P	16(R4), [V16.B16]
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]
	VLD1.P	64(R2), [V4.S4, V5.S4, V6.S4, V7.S4]
	VCMTST	V16.B16, V16.B16, V16.B16
	VZIP1	V16.B16, V16.B16, V17.B16
	VZIP2	V16.B16, V16.B16, V18.B16
	VZIP1	V17.H8, V17.H8, V20.H8
	VZIP2	V17.H8, V17.H8, V21.H8
	VZIP1	V18.H8, V18.H8, V22.H8
	VZIP2	V18.H8, V18.H8, V23.H8
	VBIT	V20.B16, V0.B16, V4.B16
	VBIT	V21.B16, V1.B16, V5.B16
	VBIT	V22.B16, V2.B16, V6.B16
	VBIT	V23.B16, V3.B16, V7.B16
	VST1.P	[V4.S4, V5.S4, V6.S4, V7.S4], 64(R0)
	SUBS	$16, R3
	BGE	many
few:
	ADDS	$16, R3
	BEQ	done
one:
	MOVBU.P	1(R4), R9
	MOVWU.P	4(R1), R10
	MOVWU.P	4(R2), R11
	CMP	$0, R9
	CSEL	NE, R10, R11, R10
	MOVW.P	R10, 4(R0)
	SUBS	$1, R3
	BNE	one
done:
	RET

// func f32ToI32NEON(dst []int32, x []float32)
//
// FCVTNS rounds ties to even, saturates and makes 0 of NaN.
TEXT ·f32ToI32NEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	x_base+24(FP), R1
	UNARY(TO_INT)

// func i32ToF32NEON(dst []float32, x []int32)
TEXT ·i32ToF32NEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	x_base+24(FP), R1
	UNARY(TO_FLOAT)

// TO_BYTES makes 32-bit integers of x with OP and bytes of these, saturating.
#define TO_BYTES(OP) \
	SUBS	$16, R3; \
	BLT	few; \
many: \
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]; \
	OP(0); \
	OP(1); \
	OP(2); \
	OP(3); \
	SQXTN_H(0, 0); \
	SQXTN2_H(0, 1); \
	SQXTN_H(2, 2); \
	SQXTN2_H(2, 3); \
	SQXTN_B(0, 0); \
	SQXTN2_B(0, 2); \
	VST1.P	[V0.B16], 16(R0); \
	SUBS	$16, R3; \
	BGE	many; \
few: \
	ADDS	$16, R3; \
	BEQ	done; \
one: \
	FMOVS.P	4(R1), F0; \
	OP(0); \
	SQXTN_H(0, 0); \
	SQXTN_B(0, 0); \
	VMOV	V0.B[0], R9; \
	MOVB.P	R9, 1(R0); \
	SUBS	$1, R3; \
	BNE	one; \
done: \
	RET

// func f32ToI8NEON(dst []int8, x []float32)
TEXT ·f32ToI8NEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	x_base+24(FP), R1
	TO_BYTES(TO_INT)

// func i32ToI8NEON(dst []int8, x []int32)
TEXT ·i32ToI8NEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	x_base+24(FP), R1
	TO_BYTES(NOTHING)

// OF_BYTES extends bytes to 32 bits and does OP with them.
#define OF_BYTES(OP) \
	SUBS	$16, R3; \
	BLT	few; \
many: \
	VLD1.P	16(R1), [V0.B16]; \
	SXTL_H(1, 0); \
	SXTL2_H(2, 0); \
	SXTL_S(4, 1); \
	SXTL2_S(5, 1); \
	SXTL_S(6, 2); \
	SXTL2_S(7, 2); \
	OP(4); \
	OP(5); \
	OP(6); \
	OP(7); \
	VST1.P	[V4.S4, V5.S4, V6.S4, V7.S4], 64(R0); \
	SUBS	$16, R3; \
	BGE	many; \
few: \
	ADDS	$16, R3; \
	BEQ	done; \
one: \
	MOVB.P	1(R1), R9; \
	FMOVS	R9, F0; \
	OP(0); \
	FMOVS.P	F0, 4(R0); \
	SUBS	$1, R3; \
	BNE	one; \
done: \
	RET

// func i8ToF32NEON(dst []float32, x []int8)
TEXT ·i8ToF32NEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	x_base+24(FP), R1
	OF_BYTES(TO_FLOAT)

// func i8ToI32NEON(dst []int32, x []int8)
TEXT ·i8ToI32NEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	x_base+24(FP), R1
	OF_BYTES(NOTHING)

// Philox4x32-10 for 4 counters at once: V0 to V3 are the words of their states, V4 and V5 the keys.

// MULTIPLY makes lo and hi the halves of the products of V(x) and the factor V(m).
#define MULTIPLY(lo, hi, x, m) \
	UMULL(6, x, m); \
	UMULL2(7, x, m); \
	VUZP1	V7.S4, V6.S4, lo.S4; \
	VUZP2	V7.S4, V6.S4, hi.S4

#define ROUND \
	MULTIPLY(V16, V17, 0, 24); \
	MULTIPLY(V18, V19, 2, 25); \
	VEOR	V19.B16, V1.B16, V0.B16; \
	VEOR	V4.B16, V0.B16, V0.B16; \
	VEOR	V17.B16, V3.B16, V2.B16; \
	VEOR	V5.B16, V2.B16, V2.B16; \
	VORR	V18.B16, V18.B16, V1.B16; \
	VORR	V16.B16, V16.B16, V3.B16

#define NEXT_ROUND \
	VADD	V26.S4, V4.S4, V4.S4; \
	VADD	V27.S4, V5.S4, V5.S4; \
	ROUND

// UNIFORM makes the upper 24 bits of a word a number in [0, 1).
#define UNIFORM(x, v) \
	VUSHR	$8, v.S4, v.S4; \
	SCVTF(x, x); \
	FMUL(x, x, 28)

// func randomNEON(dst []float32, counter, seed uint64, node, micro uint32)
TEXT ·randomNEON(SB), NOSPLIT, $0-48
	MOVD	dst_base+0(FP), R0
	MOVD	dst_len+8(FP), R3
	MOVD	counter+24(FP), R1
	MOVD	seed+32(FP), R2
	MOVWU	node+40(FP), R4
	MOVWU	micro+44(FP), R5
	MOVD	$0xd2511f53, R9
	VDUP	R9, V24.S4
	MOVD	$0xcd9e8d57, R9
	VDUP	R9, V25.S4
	MOVD	$0x9e3779b9, R9
	VDUP	R9, V26.S4
	MOVD	$0xbb67ae85, R9
	VDUP	R9, V27.S4
	MOVD	$0x33800000, R9 // 2^-24
	VDUP	R9, V28.S4
	LSR	$32, R2, R6
	LSR	$4, R3
	CBZ	R3, done
many:
	ADD	$1, R1, R9
	ADD	$2, R1, R10
	ADD	$3, R1, R11
	VMOV	R1, V16.D[0]
	VMOV	R9, V16.D[1]
	VMOV	R10, V17.D[0]
	VMOV	R11, V17.D[1]
	VUZP1	V17.S4, V16.S4, V0.S4
	VUZP2	V17.S4, V16.S4, V1.S4
	VDUP	R4, V2.S4
	VDUP	R5, V3.S4
	VDUP	R2, V4.S4
	VDUP	R6, V5.S4
	ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	NEXT_ROUND
	UNIFORM(0, V0)
	UNIFORM(1, V1)
	UNIFORM(2, V2)
	UNIFORM(3, V3)
	VST4.P	[V0.S4, V1.S4, V2.S4, V3.S4], 64(R0)
	ADD	$4, R1
	SUBS	$1, R3
	BNE	many
done:
	RET

// A group's 32 running values are V0 to V7, 256 values from R1, R2 and R3 on. R0 is dst, R4 the number of groups. V28 is a
// scalar, V29 what the running values start with.

// VALUES and its variants load 16 values, map them and leave them in V16 to V19.
#define VALUES VLD1.P 64(R1), [V16.S4, V17.S4, V18.S4, V19.S4]

#define VALUES_MUL \
	VALUES; \
	VLD1.P	64(R2), [V20.S4, V21.S4, V22.S4, V23.S4]; \
	FMUL(16, 16, 20); \
	FMUL(17, 17, 21); \
	FMUL(18, 18, 22); \
	FMUL(19, 19, 23)

#define VALUES_MUL3 \
	VALUES_MUL; \
	VLD1.P	64(R3), [V20.S4, V21.S4, V22.S4, V23.S4]; \
	FMUL(16, 16, 20); \
	FMUL(17, 17, 21); \
	FMUL(18, 18, 22); \
	FMUL(19, 19, 23)

#define VALUES_DEV \
	VALUES; \
	FSUB(16, 16, 28); \
	FSUB(17, 17, 28); \
	FSUB(18, 18, 28); \
	FSUB(19, 19, 28); \
	FMUL(16, 16, 16); \
	FMUL(17, 17, 17); \
	FMUL(18, 18, 18); \
	FMUL(19, 19, 19)

#define GROUPS(VALUES, JOIN) \
	NAN; \
group: \
	VORR	V29.B16, V29.B16, V0.B16; \
	VORR	V29.B16, V29.B16, V1.B16; \
	VORR	V29.B16, V29.B16, V2.B16; \
	VORR	V29.B16, V29.B16, V3.B16; \
	VORR	V29.B16, V29.B16, V4.B16; \
	VORR	V29.B16, V29.B16, V5.B16; \
	VORR	V29.B16, V29.B16, V6.B16; \
	VORR	V29.B16, V29.B16, V7.B16; \
	MOVD	$8, R5; \
slots: \
	VALUES; \
	JOIN(0, 0, 16); \
	JOIN(1, 1, 17); \
	JOIN(2, 2, 18); \
	JOIN(3, 3, 19); \
	VALUES; \
	JOIN(4, 4, 16); \
	JOIN(5, 5, 17); \
	JOIN(6, 6, 18); \
	JOIN(7, 7, 19); \
	SUBS	$1, R5; \
	BNE	slots; \
	JOIN(0, 0, 4); \
	JOIN(1, 1, 5); \
	JOIN(2, 2, 6); \
	JOIN(3, 3, 7); \
	JOIN(0, 0, 2); \
	JOIN(1, 1, 3); \
	JOIN(0, 0, 1); \
	VEXT	$8, V0.B16, V0.B16, V16.B16; \
	JOIN(0, 0, 16); \
	VDUP	V0.S[1], V16.S4; \
	JOIN(0, 0, 16); \
	CANONICAL(0); \
	FMOVS.P	F0, 4(R0); \
	SUBS	$1, R4; \
	BNE	group; \
	RET

// FROM_ZERO and FROM_MINUS_INF are what a sum and a maximum start with.
#define FROM_ZERO VEOR V29.B16, V29.B16, V29.B16
#define FROM_MINUS_INF MOVD $0xff800000, R9; VDUP R9, V29.S4

// func sumGroupsNEON(dst, x *float32, groups int)
TEXT ·sumGroupsNEON(SB), NOSPLIT, $0-24
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	groups+16(FP), R4
	FROM_ZERO
	GROUPS(VALUES, FADD)

// func sumGroupsMulNEON(dst, a, b *float32, groups int)
TEXT ·sumGroupsMulNEON(SB), NOSPLIT, $0-32
	MOVD	dst+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	groups+24(FP), R4
	FROM_ZERO
	GROUPS(VALUES_MUL, FADD)

// func sumGroupsMul3NEON(dst, a, b, c *float32, groups int)
TEXT ·sumGroupsMul3NEON(SB), NOSPLIT, $0-40
	MOVD	dst+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	c+24(FP), R3
	MOVD	groups+32(FP), R4
	FROM_ZERO
	GROUPS(VALUES_MUL3, FADD)

// func sumGroupsDevNEON(dst, x *float32, groups int, s float32)
TEXT ·sumGroupsDevNEON(SB), NOSPLIT, $0-28
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	groups+16(FP), R4
	FMOVS	s+24(FP), F28
	VDUP	V28.S[0], V28.S4
	FROM_ZERO
	GROUPS(VALUES_DEV, FADD)

// func amaxGroupsNEON(dst, x *float32, groups int)
TEXT ·amaxGroupsNEON(SB), NOSPLIT, $0-24
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	groups+16(FP), R4
	FROM_MINUS_INF
	GROUPS(VALUES, FMAX)

// Columns: R0 is dst, R1 and R2 the matrices, R3 the stride in bytes, R4 the number of rows. The 32 running values of each column
// are made one after the other, kept on the stack, and folded there.

// ROW takes the part of a row at R9, of the second matrix at R10, into the running values.
#define ROW(JOIN) \
	VLD1	(R9), [V16.S4]; \
	JOIN(0, 0, 16)

#define ROW_MUL(JOIN) \
	VLD1	(R9), [V16.S4]; \
	VLD1	(R10), [V20.S4]; \
	FMUL(16, 16, 20); \
	JOIN(0, 0, 16)

#define ROW_WIDE(JOIN) \
	VLD1	(R9), [V16.S4, V17.S4, V18.S4, V19.S4]; \
	JOIN(0, 0, 16); \
	JOIN(1, 1, 17); \
	JOIN(2, 2, 18); \
	JOIN(3, 3, 19)

#define ROW_MUL_WIDE(JOIN) \
	VLD1	(R9), [V16.S4, V17.S4, V18.S4, V19.S4]; \
	VLD1	(R10), [V20.S4, V21.S4, V22.S4, V23.S4]; \
	FMUL(16, 16, 20); \
	FMUL(17, 17, 21); \
	FMUL(18, 18, 22); \
	FMUL(19, 19, 23); \
	JOIN(0, 0, 16); \
	JOIN(1, 1, 17); \
	JOIN(2, 2, 18); \
	JOIN(3, 3, 19)

// BEGIN, KEEP, PAIR and END start running values, store them, join two and write the last ones.
#define BEGIN VORR V29.B16, V29.B16, V0.B16

#define BEGIN_WIDE \
	BEGIN; \
	VORR	V29.B16, V29.B16, V1.B16; \
	VORR	V29.B16, V29.B16, V2.B16; \
	VORR	V29.B16, V29.B16, V3.B16

#define KEEP VST1.P [V0.S4], 16(R5)
#define KEEP_WIDE VST1.P [V0.S4, V1.S4, V2.S4, V3.S4], 64(R5)

#define PAIR(JOIN) \
	VLD1	(R5), [V0.S4]; \
	VLD1.P	16(R9), [V16.S4]; \
	JOIN(0, 0, 16); \
	KEEP

#define PAIR_WIDE(JOIN) \
	VLD1	(R5), [V0.S4, V1.S4, V2.S4, V3.S4]; \
	VLD1.P	64(R9), [V16.S4, V17.S4, V18.S4, V19.S4]; \
	JOIN(0, 0, 16); \
	JOIN(1, 1, 17); \
	JOIN(2, 2, 18); \
	JOIN(3, 3, 19); \
	KEEP_WIDE

#define END \
	CANONICAL(0); \
	VST1	[V0.S4], (R0)

#define END_WIDE \
	CANONICAL(0); \
	CANONICAL(1); \
	CANONICAL(2); \
	CANONICAL(3); \
	VST1	[V0.S4, V1.S4, V2.S4, V3.S4], (R0)

// COLUMNS does columns of bytes a row, with R5 the place of 32 of them on the stack.
#define COLUMNS(bytes, JOIN, BEGIN, ROW, KEEP, PAIR, END) \
	MOVD	R5, R15; \
	LSL	$5, R3, R6; \
	MOVD	$32, R7; \
slot: \
	BEGIN; \
	MOVD	R1, R9; \
	MOVD	R2, R10; \
	MOVD	R4, R8; \
	CMP	$0, R4; \
	BLE	kept; \
row: \
	ROW(JOIN); \
	ADD	R6, R9; \
	ADD	R6, R10; \
	SUBS	$32, R8; \
	BGT	row; \
kept: \
	KEEP; \
	ADD	R3, R1; \
	ADD	R3, R2; \
	SUB	$1, R4; \
	SUBS	$1, R7; \
	BNE	slot; \
	MOVD	$(16*bytes), R8; \
fold: \
	MOVD	R15, R5; \
	ADD	R8, R15, R9; \
	MOVD	R8, R7; \
pair: \
	PAIR(JOIN); \
	SUBS	$bytes, R7; \
	BNE	pair; \
	LSR	$1, R8; \
	CMP	$bytes, R8; \
	BGE	fold; \
	NAN; \
	END; \
	RET

// func sumColumnsWideNEON(dst, x *float32, stride, rows int)
TEXT ·sumColumnsWideNEON(SB), 0, $2048-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	R1, R2
	MOVD	stride+16(FP), R3
	MOVD	rows+24(FP), R4
	MOVD	$slots-2048(SP), R5
	FROM_ZERO
	COLUMNS(64, FADD, BEGIN_WIDE, ROW_WIDE, KEEP_WIDE, PAIR_WIDE, END_WIDE)

// func sumColumnsNEON(dst, x *float32, stride, rows int)
TEXT ·sumColumnsNEON(SB), 0, $512-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	R1, R2
	MOVD	stride+16(FP), R3
	MOVD	rows+24(FP), R4
	MOVD	$slots-512(SP), R5
	FROM_ZERO
	COLUMNS(16, FADD, BEGIN, ROW, KEEP, PAIR, END)

// func sumColumnsMulWideNEON(dst, a, b *float32, stride, rows int)
TEXT ·sumColumnsMulWideNEON(SB), 0, $2048-40
	MOVD	dst+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	stride+24(FP), R3
	MOVD	rows+32(FP), R4
	MOVD	$slots-2048(SP), R5
	FROM_ZERO
	COLUMNS(64, FADD, BEGIN_WIDE, ROW_MUL_WIDE, KEEP_WIDE, PAIR_WIDE, END_WIDE)

// func sumColumnsMulNEON(dst, a, b *float32, stride, rows int)
TEXT ·sumColumnsMulNEON(SB), 0, $512-40
	MOVD	dst+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	stride+24(FP), R3
	MOVD	rows+32(FP), R4
	MOVD	$slots-512(SP), R5
	FROM_ZERO
	COLUMNS(16, FADD, BEGIN, ROW_MUL, KEEP, PAIR, END)

// func amaxColumnsWideNEON(dst, x *float32, stride, rows int)
TEXT ·amaxColumnsWideNEON(SB), 0, $2048-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	R1, R2
	MOVD	stride+16(FP), R3
	MOVD	rows+24(FP), R4
	MOVD	$slots-2048(SP), R5
	FROM_MINUS_INF
	COLUMNS(64, FMAX, BEGIN_WIDE, ROW_WIDE, KEEP_WIDE, PAIR_WIDE, END_WIDE)

// func amaxColumnsNEON(dst, x *float32, stride, rows int)
TEXT ·amaxColumnsNEON(SB), 0, $512-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	R1, R2
	MOVD	stride+16(FP), R3
	MOVD	rows+24(FP), R4
	MOVD	$slots-512(SP), R5
	FROM_MINUS_INF
	COLUMNS(16, FMAX, BEGIN, ROW, KEEP, PAIR, END)
