#include "textflag.h"

// The assembler lacks these instructions; registers are given by their numbers, the result first.
#define FSUB_S(d, n, m) WORD $(0x4EA0D400 | (m)<<16 | (n)<<5 | (d))    // FSUB Vd.4S, Vn.4S, Vm.4S
#define FMAX_S(d, n, m) WORD $(0x4E20F400 | (m)<<16 | (n)<<5 | (d))    // FMAX Vd.4S, Vn.4S, Vm.4S
#define FMIN_S(d, n, m) WORD $(0x4EA0F400 | (m)<<16 | (n)<<5 | (d))    // FMIN Vd.4S, Vn.4S, Vm.4S
#define FMLA_S(d, n, m) WORD $(0x4E20CC00 | (m)<<16 | (n)<<5 | (d))    // FMLA Vd.4S, Vn.4S, Vm.4S
#define FCMEQ_S(d, n, m) WORD $(0x4E20E400 | (m)<<16 | (n)<<5 | (d))   // FCMEQ Vd.4S, Vn.4S, Vm.4S
#define FCVTL(d, n) WORD $(0x0E617800 | (n)<<5 | (d))                  // FCVTL Vd.2D, Vn.2S
#define FCVTL2(d, n) WORD $(0x4E617800 | (n)<<5 | (d))                 // FCVTL2 Vd.2D, Vn.4S
#define FCVTN(d, n) WORD $(0x0E616800 | (n)<<5 | (d))                  // FCVTN Vd.2S, Vn.2D
#define FCVTN2(d, n) WORD $(0x4E616800 | (n)<<5 | (d))                 // FCVTN2 Vd.4S, Vn.2D
#define FADD(d, n, m) WORD $(0x4E60D400 | (m)<<16 | (n)<<5 | (d))      // FADD Vd.2D, Vn.2D, Vm.2D
#define FDIV(d, n, m) WORD $(0x6E60FC00 | (m)<<16 | (n)<<5 | (d))      // FDIV Vd.2D, Vn.2D, Vm.2D
#define FMLA(d, n, m) WORD $(0x4E60CC00 | (m)<<16 | (n)<<5 | (d))      // FMLA Vd.2D, Vn.2D, Vm.2D
#define FADDP(d, n, m) WORD $(0x6E60D400 | (m)<<16 | (n)<<5 | (d))     // FADDP Vd.2D, Vn.2D, Vm.2D
#define FCMEQ(d, n, m) WORD $(0x4E60E400 | (m)<<16 | (n)<<5 | (d))     // FCMEQ Vd.2D, Vn.2D, Vm.2D
#define AND_V(d, n, m) WORD $(0x4E201C00 | (m)<<16 | (n)<<5 | (d))       // AND Vd.16B, Vn.16B, Vm.16B
#define BIF(d, n, m) WORD $(0x6EE01C00 | (m)<<16 | (n)<<5 | (d))       // BIF Vd.16B, Vn.16B, Vm.16B
#define MOV(d, n) WORD $(0x4EA01C00 | (n)<<16 | (n)<<5 | (d))          // ORR Vd.16B, Vn.16B, Vn.16B
#define ZERO(d) WORD $(0x6E201C00 | (d)<<16 | (d)<<5 | (d))            // EOR Vd.16B, Vd.16B, Vd.16B

// ROW is the distance between rows of the scratch in bytes: 4·rowFloats.
#define ROW 576

// NAN puts the canonical NaN into V30.
#define NAN \
	MOVD	$0x7fc00000, R9; \
	VDUP	R9, V30.S4

// CANONICAL makes any NaN of a vector the canonical one, by V30; it uses V31.
#define CANONICAL(d) \
	FCMEQ_S(31, d, d); \
	BIF(d, 30, 31)

#define ZERO8(a, b, c, d, e, f, g, h) \
	ZERO(a); \
	ZERO(b); \
	ZERO(c); \
	ZERO(d); \
	ZERO(e); \
	ZERO(f); \
	ZERO(g); \
	ZERO(h)

// WIDEN makes the 16 numbers of V16 to V19 binary64 in V20 to V27.
#define WIDEN \
	FCVTL(20, 16); \
	FCVTL2(21, 16); \
	FCVTL(22, 17); \
	FCVTL2(23, 17); \
	FCVTL(24, 18); \
	FCVTL2(25, 18); \
	FCVTL(26, 19); \
	FCVTL2(27, 19)

// PLAIN and WEIGHTED add 16 numbers of a vector to V0 to V7.
#define PLAIN \
	FADD(0, 0, 20); \
	FADD(1, 1, 21); \
	FADD(2, 2, 22); \
	FADD(3, 3, 23); \
	FADD(4, 4, 24); \
	FADD(5, 5, 25); \
	FADD(6, 6, 26); \
	FADD(7, 7, 27)

// The products are exact, so that fusing changes nothing.
#define WEIGHTED \
	VLD1R.P	8(R13), [V29.D2]; \
	FMLA(0, 20, 29); \
	FMLA(1, 21, 29); \
	FMLA(2, 22, 29); \
	FMLA(3, 23, 29); \
	FMLA(4, 24, 29); \
	FMLA(5, 25, 29); \
	FMLA(6, 26, 29); \
	FMLA(7, 27, 29)

// QUOTIENT rounds the quotients of V(a), V(b) by V28 to binary32 in V(a).
#define QUOTIENT(a, b) \
	FDIV(a, a, 28); \
	FDIV(b, b, 28); \
	FCVTN(a, a); \
	FCVTN2(a, b); \
	CANONICAL(a)

// MEAN: R0 dst, R1 xs, R2 w, R3 n, R4 off, R5 count.
#define MEAN(SUMS) \
	VDUP	V28.D[0], V28.D2; \
	NAN; \
	LSL	$2, R4; \
next: \
	ZERO8(0, 1, 2, 3, 4, 5, 6, 7); \
	MOVD	R1, R10; \
	MOVD	R3, R11; \
	MOVD	R2, R13; \
vector: \
	MOVD.P	8(R10), R12; \
	ADD	R4, R12; \
	VLD1	(R12), [V16.S4, V17.S4, V18.S4, V19.S4]; \
	WIDEN; \
	SUMS; \
	SUBS	$1, R11; \
	BNE	vector; \
	QUOTIENT(0, 1); \
	QUOTIENT(2, 3); \
	QUOTIENT(4, 5); \
	QUOTIENT(6, 7); \
	VST1.P	[V0.S4], 16(R0); \
	VST1.P	[V2.S4], 16(R0); \
	VST1.P	[V4.S4], 16(R0); \
	VST1.P	[V6.S4], 16(R0); \
	ADD	$64, R4; \
	SUBS	$16, R5; \
	BNE	next; \
	RET

// func meanNEON(dst *float32, xs **float32, n, off, count int, div float64)
TEXT ·meanNEON(SB), NOSPLIT, $0-48
	MOVD	dst+0(FP), R0
	MOVD	xs+8(FP), R1
	MOVD	n+16(FP), R3
	MOVD	off+24(FP), R4
	MOVD	count+32(FP), R5
	FMOVD	div+40(FP), F28
	MEAN(PLAIN)

// func scaledNEON(dst *float32, xs **float32, w *float64, n, off, count int, div float64)
TEXT ·scaledNEON(SB), NOSPLIT, $0-56
	MOVD	dst+0(FP), R0
	MOVD	xs+8(FP), R1
	MOVD	w+16(FP), R2
	MOVD	n+24(FP), R3
	MOVD	off+32(FP), R4
	MOVD	count+40(FP), R5
	FMOVD	div+48(FP), F28
	MEAN(WEIGHTED)

// func hasNaNNEON(xs **float32, n, count int) bool
TEXT ·hasNaNNEON(SB), NOSPLIT, $0-25
	MOVD	xs+0(FP), R0
	MOVD	n+8(FP), R1
	MOVD	count+16(FP), R2
	VMOVI	$255, V0.B16
vector:
	MOVD.P	8(R0), R3
	MOVD	R2, R4
values:
	VLD1.P	64(R3), [V16.S4, V17.S4, V18.S4, V19.S4]
	FCMEQ_S(16, 16, 16)
	FCMEQ_S(17, 17, 17)
	FCMEQ_S(18, 18, 18)
	FCMEQ_S(19, 19, 19)
	AND_V(16, 16, 17)
	AND_V(18, 18, 19)
	AND_V(0, 0, 16)
	AND_V(0, 0, 18)
	SUBS	$16, R4
	BNE	values
	SUBS	$1, R1
	BNE	vector
	VMOV	V0.D[0], R5
	VMOV	V0.D[1], R6
	AND	R6, R5
	CMN	$1, R5
	CSET	NE, R5
	MOVB	R5, ret+24(FP)
	RET

// func networkNEON(rows *float32, list *comparator, n, count int)
TEXT ·networkNEON(SB), NOSPLIT, $0-32
	MOVD	rows+0(FP), R0
	MOVD	list+8(FP), R1
	MOVD	n+16(FP), R2
	MOVD	count+24(FP), R3
next:
	MOVD	R1, R4
	MOVD	R2, R5
compare:
	MOVHU.P	2(R4), R6
	MOVHU.P	2(R4), R7
	ADD	R0, R6
	ADD	R0, R7
	VLD1	(R6), [V0.S4, V1.S4, V2.S4, V3.S4]
	VLD1	(R7), [V4.S4, V5.S4, V6.S4, V7.S4]
	FMIN_S(16, 0, 4)
	FMIN_S(17, 1, 5)
	FMIN_S(18, 2, 6)
	FMIN_S(19, 3, 7)
	FMAX_S(20, 0, 4)
	FMAX_S(21, 1, 5)
	FMAX_S(22, 2, 6)
	FMAX_S(23, 3, 7)
	VST1	[V16.S4, V17.S4, V18.S4, V19.S4], (R6)
	VST1	[V20.S4, V21.S4, V22.S4, V23.S4], (R7)
	SUBS	$1, R5
	BNE	compare
	ADD	$64, R0
	SUBS	$16, R3
	BNE	next
	RET

// MIDDLE joins row a of the lower half and row b of the upper half: the lower middle so far is V(l), the upper one V(u).
#define MIDDLE(l, u, a, b) \
	FMIN_S(24, a, b); \
	FMAX_S(25, a, b); \
	FMAX_S(l, l, 24); \
	FMIN_S(u, u, 25)

// func middleNEON(dst, rows *float32, half, count int)
TEXT ·middleNEON(SB), NOSPLIT, $0-32
	MOVD	dst+0(FP), R0
	MOVD	rows+8(FP), R1
	MOVD	half+16(FP), R2
	MOVD	count+24(FP), R3
	MOVD	$0xff800000, R9
	VDUP	R9, V28.S4
	MOVD	$0x7f800000, R9
	VDUP	R9, V29.S4
	MOVD	$(2*ROW), R9
	MUL	R9, R2, R4
	SUB	$ROW, R4
next:
	MOVD	R1, R5
	ADD	R4, R1, R6
	MOVD	R2, R7
	MOV(0, 28)
	MOV(1, 28)
	MOV(2, 28)
	MOV(3, 28)
	MOV(4, 29)
	MOV(5, 29)
	MOV(6, 29)
	MOV(7, 29)
pair:
	VLD1	(R5), [V16.S4, V17.S4, V18.S4, V19.S4]
	VLD1	(R6), [V20.S4, V21.S4, V22.S4, V23.S4]
	MIDDLE(0, 4, 16, 20)
	MIDDLE(1, 5, 17, 21)
	MIDDLE(2, 6, 18, 22)
	MIDDLE(3, 7, 19, 23)
	ADD	$ROW, R5
	SUB	$ROW, R6
	SUBS	$1, R7
	BNE	pair
	VST1	[V0.S4, V1.S4, V2.S4, V3.S4], (R0)
	ADD	$ROW, R0, R9
	VST1	[V4.S4, V5.S4, V6.S4, V7.S4], (R9)
	ADD	$64, R0
	ADD	$64, R1
	SUBS	$16, R3
	BNE	next
	RET

// The 32 running values of a group of 256 in binary64 are V0 to V15.

#define START \
	ZERO8(0, 1, 2, 3, 4, 5, 6, 7); \
	ZERO8(8, 9, 10, 11, 12, 13, 14, 15)

// SQUARES_LOW and SQUARES_HIGH add the squares of V16 to V19, which are exact, so that fusing changes nothing.
#define SQUARES_LOW \
	WIDEN; \
	FMLA(0, 20, 20); \
	FMLA(1, 21, 21); \
	FMLA(2, 22, 22); \
	FMLA(3, 23, 23); \
	FMLA(4, 24, 24); \
	FMLA(5, 25, 25); \
	FMLA(6, 26, 26); \
	FMLA(7, 27, 27)

#define SQUARES_HIGH \
	WIDEN; \
	FMLA(8, 20, 20); \
	FMLA(9, 21, 21); \
	FMLA(10, 22, 22); \
	FMLA(11, 23, 23); \
	FMLA(12, 24, 24); \
	FMLA(13, 25, 25); \
	FMLA(14, 26, 26); \
	FMLA(15, 27, 27)

// FOLD leaves the sum in the lower lane of V0, NaN made canonical.
#define FOLD \
	FADD(0, 0, 8); \
	FADD(1, 1, 9); \
	FADD(2, 2, 10); \
	FADD(3, 3, 11); \
	FADD(4, 4, 12); \
	FADD(5, 5, 13); \
	FADD(6, 6, 14); \
	FADD(7, 7, 15); \
	FADD(0, 0, 4); \
	FADD(1, 1, 5); \
	FADD(2, 2, 6); \
	FADD(3, 3, 7); \
	FADD(0, 0, 2); \
	FADD(1, 1, 3); \
	FADD(0, 0, 1); \
	FADDP(0, 0, 0); \
	FCMEQ(31, 0, 0); \
	BIF(0, 30, 31)

#define NAN64 \
	MOVD	$0x7ff8000000000000, R9; \
	VDUP	R9, V30.D2

#define DIFFERENCES \
	VLD1.P	64(R10), [V16.S4, V17.S4, V18.S4, V19.S4]; \
	VLD1.P	64(R11), [V20.S4, V21.S4, V22.S4, V23.S4]; \
	FSUB_S(16, 16, 20); \
	FSUB_S(17, 17, 21); \
	FSUB_S(18, 18, 22); \
	FSUB_S(19, 19, 23)

// func krumNEON(dst *float64, stride int, xs **float32, n, off int)
TEXT ·krumNEON(SB), NOSPLIT, $0-40
	MOVD	dst+0(FP), R0
	MOVD	stride+8(FP), R1
	MOVD	xs+16(FP), R2
	MOVD	n+24(FP), R3
	MOVD	off+32(FP), R4
	NAN64
	LSL	$2, R4
	ADD	R3<<3, R2, R3
first:
	MOVD.P	8(R2), R5
	CMP	R2, R3
	BEQ	done
	ADD	R4, R5
	MOVD	R2, R6
second:
	MOVD.P	8(R6), R11
	ADD	R4, R11
	MOVD	R5, R10
	MOVD	$8, R7
	START
slots:
	DIFFERENCES
	SQUARES_LOW
	DIFFERENCES
	SQUARES_HIGH
	SUBS	$1, R7
	BNE	slots
	FOLD
	FMOVD	F0, (R0)
	ADD	R1, R0
	CMP	R6, R3
	BNE	second
	B	first
done:
	RET

// func squaresNEON(dst *float64, x *float32, groups int)
TEXT ·squaresNEON(SB), NOSPLIT, $0-24
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	groups+16(FP), R2
	NAN64
group:
	MOVD	$8, R7
	START
slots:
	VLD1.P	64(R1), [V16.S4, V17.S4, V18.S4, V19.S4]
	SQUARES_LOW
	VLD1.P	64(R1), [V16.S4, V17.S4, V18.S4, V19.S4]
	SQUARES_HIGH
	SUBS	$1, R7
	BNE	slots
	FOLD
	FMOVD.P	F0, 8(R0)
	SUBS	$1, R2
	BNE	group
	RET

// TERMS adds 8 terms to V(a) to V(d).
#define TERMS(a, b, c, d) \
	VLD1.P	64(R10), [V16.D2, V17.D2, V18.D2, V19.D2]; \
	FADD(a, a, 16); \
	FADD(b, b, 17); \
	FADD(c, c, 18); \
	FADD(d, d, 19)

// func treeNEON(dst, x *float64, rows, stride int)
TEXT ·treeNEON(SB), NOSPLIT, $0-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	MOVD	rows+16(FP), R2
	MOVD	stride+24(FP), R3
	NAN64
row:
	MOVD	R1, R10
	MOVD	$8, R7
	START
slots:
	TERMS(0, 1, 2, 3)
	TERMS(4, 5, 6, 7)
	TERMS(8, 9, 10, 11)
	TERMS(12, 13, 14, 15)
	SUBS	$1, R7
	BNE	slots
	FOLD
	FMOVD.P	F0, 8(R0)
	ADD	R3, R1
	SUBS	$1, R2
	BNE	row
	RET

// CLAMP limits V(x) to ±the largest finite number, V26 and V27, and makes NaN canonical.
#define CLAMP(x) \
	FMIN_S(x, x, 26); \
	FMAX_S(x, x, 27); \
	CANONICAL(x)

// func nesterovNEON(params, momentum, d *float32, count int, negLR, mu float32)
TEXT ·nesterovNEON(SB), NOSPLIT, $0-40
	MOVD	params+0(FP), R0
	MOVD	momentum+8(FP), R1
	MOVD	d+16(FP), R2
	MOVD	count+24(FP), R3
	FMOVS	negLR+32(FP), F28
	FMOVS	mu+36(FP), F29
	VDUP	V28.S[0], V28.S4
	VDUP	V29.S[0], V29.S4
	MOVD	$0x7f7fffff, R9
	VDUP	R9, V26.S4
	MOVD	$0xff7fffff, R9
	VDUP	R9, V27.S4
	NAN
loop:
	VLD1.P	16(R2), [V0.S4]
	VLD1	(R1), [V1.S4]
	VLD1	(R0), [V2.S4]
	MOV(3, 0)
	FMLA_S(3, 1, 29)
	CLAMP(3)
	VST1.P	[V3.S4], 16(R1)
	FMLA_S(0, 3, 29)
	CLAMP(0)
	FMLA_S(2, 0, 28)
	CLAMP(2)
	VST1.P	[V2.S4], 16(R0)
	SUBS	$4, R3
	BNE	loop
	RET

// func subNEON(dst, a, b *float32, count int)
TEXT ·subNEON(SB), NOSPLIT, $0-32
	MOVD	dst+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	count+24(FP), R3
	NAN
loop:
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]
	VLD1.P	64(R2), [V4.S4, V5.S4, V6.S4, V7.S4]
	FSUB_S(0, 0, 4)
	FSUB_S(1, 1, 5)
	FSUB_S(2, 2, 6)
	FSUB_S(3, 3, 7)
	CANONICAL(0)
	CANONICAL(1)
	CANONICAL(2)
	CANONICAL(3)
	VST1.P	[V0.S4, V1.S4, V2.S4, V3.S4], 64(R0)
	SUBS	$16, R3
	BNE	loop
	RET
