#include "textflag.h"

// The assembler lacks these instructions; registers are given by their numbers, the result first.
#define FMLA_ELEM(d, n, m, i) WORD $(0x4F801000 | ((i)&1)<<21 | (m)<<16 | ((i)>>1)<<11 | (n)<<5 | (d)) // FMLA Vd.4S, Vn.4S, Vm.S[i]
#define SDOT_ELEM(d, n, m, i) WORD $(0x4F80E000 | ((i)&1)<<21 | (m)<<16 | ((i)>>1)<<11 | (n)<<5 | (d)) // SDOT Vd.4S, Vn.16B, Vm.4B[i]
#define FMUL(d, n, m) WORD $(0x6E20DC00 | (m)<<16 | (n)<<5 | (d))      // FMUL Vd.4S, Vn.4S, Vm.4S
#define FCMEQ(d, n, m) WORD $(0x4E20E400 | (m)<<16 | (n)<<5 | (d))     // FCMEQ Vd.4S, Vn.4S, Vm.4S
#define BIF(d, n, m) WORD $(0x6EE01C00 | (m)<<16 | (n)<<5 | (d))       // BIF Vd.16B, Vn.16B, Vm.16B
#define SCVTF(d, n) WORD $(0x4E21D800 | (n)<<5 | (d))                  // SCVTF Vd.4S, Vn.4S
#define SMULL(d, n, m) WORD $(0x0E20C000 | (m)<<16 | (n)<<5 | (d))     // SMULL Vd.8H, Vn.8B, Vm.8B
#define SMULL2(d, n, m) WORD $(0x4E20C000 | (m)<<16 | (n)<<5 | (d))    // SMULL2 Vd.8H, Vn.16B, Vm.16B
#define SADALP(d, n) WORD $(0x4E606800 | (n)<<5 | (d))                 // SADALP Vd.4S, Vn.8H

#define FCVTNS(d, n) WORD $(0x4E21A800 | (n)<<5 | (d))                 // FCVTNS Vd.4S, Vn.4S
#define XTN_WORDS(d, n) WORD $(0x0E612800 | (n)<<5 | (d))              // XTN Vd.4H, Vn.4S
#define XTN2_WORDS(d, n) WORD $(0x4E612800 | (n)<<5 | (d))             // XTN2 Vd.8H, Vn.4S
#define XTN_HALVES(d, n) WORD $(0x0E212800 | (n)<<5 | (d))             // XTN Vd.8B, Vn.8H
#define XTN2_HALVES(d, n) WORD $(0x4E212800 | (n)<<5 | (d))            // XTN2 Vd.16B, Vn.8H

// NAN puts the canonical NaN into V24.
#define NAN \
	MOVD	$0x7fc00000, R9; \
	VDUP	R9, V24.S4

// CANONICAL makes any NaN of a vector the canonical one, by V24; it uses V25.
#define CANONICAL(d) \
	FCMEQ(25, d, d); \
	BIF(d, 24, 25)

// A tile has 8 columns, two vectors: those of B are V18 and V19, those of row r of a binary32 tile V(2r) and V(2r+1). All tiles
// have
//
//	R0 k    R1 a    R2 b    R3 ldb    R4 s    R5 lds    R6 c    R7 ldc    R8 n
//
// A tile of fewer than 8 columns is loaded and stored by way of 256 bytes on the stack, rows of 32, so that no other column is
// read or written.

// COPY_IN copies rows of n words from s to the stack, and makes the stack s.
#define COPY_IN(rows) \
	CMP	$8, R8; \
	BEQ	begin; \
	MOVD	$buf-256(SP), R9; \
	MOVD	R9, R15; \
	MOVD	$rows, R10; \
in: \
	MOVD	R4, R11; \
	MOVD	R9, R12; \
	MOVD	R8, R13; \
inword: \
	MOVWU.P	4(R11), R14; \
	MOVW.P	R14, 4(R12); \
	SUBS	$1, R13; \
	BNE	inword; \
	ADD	R5, R4; \
	ADD	$32, R9; \
	SUBS	$1, R10; \
	BNE	in; \
	MOVD	R15, R4; \
	MOVD	$32, R5; \
begin:

// WHERE makes R9 and R10 the address and the stride of what is stored: c, or the stack for fewer than 8 columns.
#define WHERE \
	MOVD	R6, R9; \
	MOVD	R7, R10; \
	CMP	$8, R8; \
	BEQ	store; \
	MOVD	$buf-256(SP), R9; \
	MOVD	$32, R10; \
store:

// COPY_OUT copies rows of n < 8 words from the stack to c.
#define COPY_OUT(rows) \
	CMP	$8, R8; \
	BEQ	done; \
	MOVD	$buf-256(SP), R9; \
	MOVD	$rows, R10; \
out: \
	MOVD	R6, R11; \
	MOVD	R9, R12; \
	MOVD	R8, R13; \
outword: \
	MOVWU.P	4(R12), R14; \
	MOVW.P	R14, 4(R11); \
	SUBS	$1, R13; \
	BNE	outword; \
	ADD	R7, R6; \
	ADD	$32, R9; \
	SUBS	$1, R10; \
	BNE	out; \
done:

#define LOAD_ROW(v, w) \
	VLD1	(R4), [v.S4, w.S4]; \
	ADD	R5, R4

#define STORE_ROW(v, w) \
	VST1	[v.S4, w.S4], (R9); \
	ADD	R10, R9

// binary32: row r of A is lane r mod 4 of V16 or V17.

// STEP4 and STEP8 load the words of one step of k, of which up to 4 and 8 rows of A count.
#define STEP4 \
	VLD1	(R1), [V16.S4]; \
	VLD1	(R2), [V18.S4, V19.S4]; \
	ADD	$32, R1; \
	ADD	R3, R2

#define STEP8 \
	VLD1.P	32(R1), [V16.S4, V17.S4]; \
	VLD1	(R2), [V18.S4, V19.S4]; \
	ADD	R3, R2

#define MULADD(r, a, i) \
	FMLA_ELEM(2*(r), 18, a, i); \
	FMLA_ELEM(2*(r)+1, 19, a, i)

#define MULADD1 MULADD(0, 16, 0)
#define MULADD2 MULADD1; MULADD(1, 16, 1)
#define MULADD3 MULADD2; MULADD(2, 16, 2)
#define MULADD4 MULADD3; MULADD(3, 16, 3)
#define MULADD5 MULADD4; MULADD(4, 17, 0)
#define MULADD6 MULADD5; MULADD(5, 17, 1)
#define MULADD7 MULADD6; MULADD(6, 17, 2)
#define MULADD8 MULADD7; MULADD(7, 17, 3)

#define LOAD1 LOAD_ROW(V0, V1)
#define LOAD2 LOAD1; LOAD_ROW(V2, V3)
#define LOAD3 LOAD2; LOAD_ROW(V4, V5)
#define LOAD4 LOAD3; LOAD_ROW(V6, V7)
#define LOAD5 LOAD4; LOAD_ROW(V8, V9)
#define LOAD6 LOAD5; LOAD_ROW(V10, V11)
#define LOAD7 LOAD6; LOAD_ROW(V12, V13)
#define LOAD8 LOAD7; LOAD_ROW(V14, V15)

#define STORE1 CANONICAL(0); CANONICAL(1); STORE_ROW(V0, V1)
#define STORE2 STORE1; CANONICAL(2); CANONICAL(3); STORE_ROW(V2, V3)
#define STORE3 STORE2; CANONICAL(4); CANONICAL(5); STORE_ROW(V4, V5)
#define STORE4 STORE3; CANONICAL(6); CANONICAL(7); STORE_ROW(V6, V7)
#define STORE5 STORE4; CANONICAL(8); CANONICAL(9); STORE_ROW(V8, V9)
#define STORE6 STORE5; CANONICAL(10); CANONICAL(11); STORE_ROW(V10, V11)
#define STORE7 STORE6; CANONICAL(12); CANONICAL(13); STORE_ROW(V12, V13)
#define STORE8 STORE7; CANONICAL(14); CANONICAL(15); STORE_ROW(V14, V15)

// TILE_F32 is a tile: what each of the macros above is for its number of rows.
#define TILE_F32(rows, LOAD, STEP, MULADDS, STORE) \
	COPY_IN(rows) \
	LOAD; \
loop: \
	STEP; \
	MULADDS; \
	SUBS	$1, R0; \
	BNE	loop; \
	NAN; \
	WHERE \
	STORE; \
	COPY_OUT(rows) \
	RET

// func tileF32NEONx1(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx1(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(1, LOAD1, STEP4, MULADD1, STORE1)

// func tileF32NEONx2(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx2(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(2, LOAD2, STEP4, MULADD2, STORE2)

// func tileF32NEONx3(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx3(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(3, LOAD3, STEP4, MULADD3, STORE3)

// func tileF32NEONx4(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx4(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(4, LOAD4, STEP4, MULADD4, STORE4)

// func tileF32NEONx5(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx5(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(5, LOAD5, STEP8, MULADD5, STORE5)

// func tileF32NEONx6(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx6(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(6, LOAD6, STEP8, MULADD6, STORE6)

// func tileF32NEONx7(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx7(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(7, LOAD7, STEP8, MULADD7, STORE7)

// func tileF32NEONx8(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileF32NEONx8(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_F32(8, LOAD8, STEP8, MULADD8, STORE8)

// int8: a word of A or B has 4 bytes, consecutive in k. Row r has two partial sums of each column: those of columns 0 and 1 are
// V(4r), of 2 and 3 V(4r+1), of 4 and 5 V(4r+2), of 6 and 7 V(4r+3). So a pass over k does at most 4 rows, and a tile of more rows
// takes two.
//
// The sum of two products of bytes may need 17 bits, so each vector of products is added on its own.
#define DOT(r, a, i) \
	VDUP	a.S[i], V20.S4; \
	SMULL(21, 18, 20); \
	SMULL2(22, 18, 20); \
	SMULL(23, 19, 20); \
	SMULL2(26, 19, 20); \
	SADALP(4*(r), 21); \
	SADALP(4*(r)+1, 22); \
	SADALP(4*(r)+2, 23); \
	SADALP(4*(r)+3, 26)

#define DOT1 DOT(0, V16, 0)
#define DOT2 DOT1; DOT(1, V16, 1)
#define DOT3 DOT2; DOT(2, V16, 2)
#define DOT4 DOT3; DOT(3, V16, 3)

#define ZERO_ROW(a, b, c, d) \
	VEOR	a.B16, a.B16, a.B16; \
	VEOR	b.B16, b.B16, b.B16; \
	VEOR	c.B16, c.B16, c.B16; \
	VEOR	d.B16, d.B16, d.B16

#define ZERO1 ZERO_ROW(V0, V1, V2, V3)
#define ZERO2 ZERO1; ZERO_ROW(V4, V5, V6, V7)
#define ZERO3 ZERO2; ZERO_ROW(V8, V9, V10, V11)
#define ZERO4 ZERO3; ZERO_ROW(V12, V13, V14, V15)

// ADD_ROW adds the partial sums to a row of s, and stores it.
#define ADD_ROW(a, b, c, d) \
	VLD1	(R4), [V18.S4, V19.S4]; \
	ADD	R5, R4; \
	VADDP	b.S4, a.S4, a.S4; \
	VADDP	d.S4, c.S4, c.S4; \
	VADD	a.S4, V18.S4, V18.S4; \
	VADD	c.S4, V19.S4, V19.S4; \
	STORE_ROW(V18, V19)

#define ADD1 ADD_ROW(V0, V1, V2, V3)
#define ADD2 ADD1; ADD_ROW(V4, V5, V6, V7)
#define ADD3 ADD2; ADD_ROW(V8, V9, V10, V11)
#define ADD4 ADD3; ADD_ROW(V12, V13, V14, V15)

// PASS adds k steps of up to 4 rows. It leaves a, b and k as they were.
#define PASS(loop, ZERO, DOTS, ADDS) \
	MOVD	R0, R17; \
	MOVD	R1, R19; \
	MOVD	R2, R20; \
	ZERO; \
loop: \
	VLD1	(R19), [V16.S4]; \
	VLD1	(R20), [V18.S4, V19.S4]; \
	ADD	$32, R19; \
	ADD	R3, R20; \
	DOTS; \
	SUBS	$1, R17; \
	BNE	loop; \
	ADDS

#define TILE_I8(rows, ZERO, DOTS, ADDS) \
	COPY_IN(rows) \
	WHERE \
	PASS(loop, ZERO, DOTS, ADDS); \
	COPY_OUT(rows) \
	RET

#define TILE_I8_TWICE(rows, ZERO, DOTS, ADDS) \
	COPY_IN(rows) \
	WHERE \
	PASS(loop, ZERO4, DOT4, ADD4); \
	ADD	$16, R1; \
	PASS(again, ZERO, DOTS, ADDS); \
	COPY_OUT(rows) \
	RET

// func tileI8NEONx1(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx1(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8(1, ZERO1, DOT1, ADD1)

// func tileI8NEONx2(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx2(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8(2, ZERO2, DOT2, ADD2)

// func tileI8NEONx3(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx3(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8(3, ZERO3, DOT3, ADD3)

// func tileI8NEONx4(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx4(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8(4, ZERO4, DOT4, ADD4)

// func tileI8NEONx5(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx5(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8_TWICE(5, ZERO1, DOT1, ADD1)

// func tileI8NEONx6(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx6(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8_TWICE(6, ZERO2, DOT2, ADD2)

// func tileI8NEONx7(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx7(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8_TWICE(7, ZERO3, DOT3, ADD3)

// func tileI8NEONx8(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileI8NEONx8(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_I8_TWICE(8, ZERO4, DOT4, ADD4)

// int8 with SDOT: as binary32, a word of 4 bytes in the place of a number.
#define BYTES(r, a, i) \
	SDOT_ELEM(2*(r), 18, a, i); \
	SDOT_ELEM(2*(r)+1, 19, a, i)

#define BYTES1 BYTES(0, 16, 0)
#define BYTES2 BYTES1; BYTES(1, 16, 1)
#define BYTES3 BYTES2; BYTES(2, 16, 2)
#define BYTES4 BYTES3; BYTES(3, 16, 3)
#define BYTES5 BYTES4; BYTES(4, 17, 0)
#define BYTES6 BYTES5; BYTES(5, 17, 1)
#define BYTES7 BYTES6; BYTES(6, 17, 2)
#define BYTES8 BYTES7; BYTES(7, 17, 3)

#define SUMS1 STORE_ROW(V0, V1)
#define SUMS2 SUMS1; STORE_ROW(V2, V3)
#define SUMS3 SUMS2; STORE_ROW(V4, V5)
#define SUMS4 SUMS3; STORE_ROW(V6, V7)
#define SUMS5 SUMS4; STORE_ROW(V8, V9)
#define SUMS6 SUMS5; STORE_ROW(V10, V11)
#define SUMS7 SUMS6; STORE_ROW(V12, V13)
#define SUMS8 SUMS7; STORE_ROW(V14, V15)

#define TILE_DOT(rows, LOAD, STEP, DOTS, STORE) \
	COPY_IN(rows) \
	LOAD; \
loop: \
	STEP; \
	DOTS; \
	SUBS	$1, R0; \
	BNE	loop; \
	WHERE \
	STORE; \
	COPY_OUT(rows) \
	RET

// func tileDotNEONx1(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx1(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(1, LOAD1, STEP4, BYTES1, SUMS1)

// func tileDotNEONx2(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx2(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(2, LOAD2, STEP4, BYTES2, SUMS2)

// func tileDotNEONx3(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx3(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(3, LOAD3, STEP4, BYTES3, SUMS3)

// func tileDotNEONx4(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx4(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(4, LOAD4, STEP4, BYTES4, SUMS4)

// func tileDotNEONx5(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx5(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(5, LOAD5, STEP8, BYTES5, SUMS5)

// func tileDotNEONx6(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx6(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(6, LOAD6, STEP8, BYTES6, SUMS6)

// func tileDotNEONx7(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx7(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(7, LOAD7, STEP8, BYTES7, SUMS7)

// func tileDotNEONx8(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)
TEXT ·tileDotNEONx8(SB), NOSPLIT, $256-80
	MOVD	k+0(FP), R0
	MOVD	a+8(FP), R1
	MOVD	b+16(FP), R2
	MOVD	ldb+24(FP), R3
	MOVD	s+32(FP), R4
	MOVD	lds+40(FP), R5
	MOVD	c+48(FP), R6
	MOVD	ldc+56(FP), R7
	MOVD	n+64(FP), R8
	TILE_DOT(8, LOAD8, STEP8, BYTES8, SUMS8)

// TRANSPOSE turns the 4 × 4 words of V(a) to V(d) over; the columns are V(e) to V(h).
#define TRANSPOSE(a, b, c, d, e, f, g, h) \
	VTRN1	b.S4, a.S4, V16.S4; \
	VTRN2	b.S4, a.S4, V17.S4; \
	VTRN1	d.S4, c.S4, V18.S4; \
	VTRN2	d.S4, c.S4, V19.S4; \
	VTRN1	V18.D2, V16.D2, e.D2; \
	VTRN1	V19.D2, V17.D2, f.D2; \
	VTRN2	V18.D2, V16.D2, g.D2; \
	VTRN2	V19.D2, V17.D2, h.D2

#define ROW_POINTER(r, d) \
	MOVD	8*r(R3), d; \
	ADD	R2, d

#define STORE_COLUMN(v, w) \
	VST1	[v.S4, w.S4], (R0); \
	ADD	R1, R0

#define COPY_WORD(r, p) \
	MOVWU.P	4(p), R15; \
	MOVW	R15, 4*r(R0)

// func packTransposedNEON(dst *uint32, stride uintptr, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32)
TEXT ·packTransposedNEON(SB), NOSPLIT, $0-48
	MOVD	dst+0(FP), R0
	MOVD	stride+8(FP), R1
	MOVD	src+16(FP), R2
	MOVD	off+24(FP), R3
	MOVD	k+32(FP), R4
	ROW_POINTER(0, R5)
	ROW_POINTER(1, R6)
	ROW_POINTER(2, R7)
	ROW_POINTER(3, R8)
	ROW_POINTER(4, R9)
	ROW_POINTER(5, R10)
	ROW_POINTER(6, R11)
	ROW_POINTER(7, R12)
	SUBS	$4, R4
	BLT	rest
loop:
	VLD1.P	16(R5), [V0.S4]
	VLD1.P	16(R6), [V1.S4]
	VLD1.P	16(R7), [V2.S4]
	VLD1.P	16(R8), [V3.S4]
	VLD1.P	16(R9), [V4.S4]
	VLD1.P	16(R10), [V5.S4]
	VLD1.P	16(R11), [V6.S4]
	VLD1.P	16(R12), [V7.S4]
	TRANSPOSE(V0, V1, V2, V3, V20, V22, V24, V26)
	TRANSPOSE(V4, V5, V6, V7, V21, V23, V25, V27)
	STORE_COLUMN(V20, V21)
	STORE_COLUMN(V22, V23)
	STORE_COLUMN(V24, V25)
	STORE_COLUMN(V26, V27)
	SUBS	$4, R4
	BGE	loop
rest:
	ADDS	$4, R4
	BEQ	done
word:
	COPY_WORD(0, R5)
	COPY_WORD(1, R6)
	COPY_WORD(2, R7)
	COPY_WORD(3, R8)
	COPY_WORD(4, R9)
	COPY_WORD(5, R10)
	COPY_WORD(6, R11)
	COPY_WORD(7, R12)
	ADD	R1, R0
	SUBS	$1, R4
	BNE	word
done:
	RET

// func packRowsNEON(dst *uint32, stride uintptr, src *uint32, lds uintptr, k, n int)
TEXT ·packRowsNEON(SB), NOSPLIT, $0-48
	MOVD	dst+0(FP), R0
	MOVD	stride+8(FP), R1
	MOVD	src+16(FP), R2
	MOVD	lds+24(FP), R3
	MOVD	k+32(FP), R4
	MOVD	n+40(FP), R5
	CMP	$8, R5
	BNE	few
whole:
	VLD1	(R2), [V0.S4, V1.S4]
	VST1	[V0.S4, V1.S4], (R0)
	ADD	R3, R2
	ADD	R1, R0
	SUBS	$1, R4
	BNE	whole
	RET
few:
	VEOR	V0.B16, V0.B16, V0.B16
	VEOR	V1.B16, V1.B16, V1.B16
row:
	VST1	[V0.S4, V1.S4], (R0)
	MOVD	R0, R6
	MOVD	R2, R7
	MOVD	R5, R8
word:
	MOVWU.P	4(R7), R9
	MOVW.P	R9, 4(R6)
	SUBS	$1, R8
	BNE	word
	ADD	R3, R2
	ADD	R1, R0
	SUBS	$1, R4
	BNE	row
	RET

// func scaleNEON(x *uint32, sw *float32, sa float32, n int)
TEXT ·scaleNEON(SB), NOSPLIT, $0-32
	MOVD	x+0(FP), R0
	MOVD	sw+8(FP), R1
	FMOVS	sa+16(FP), F4
	MOVD	n+24(FP), R2
	VDUP	V4.S[0], V4.S4
	NAN
loop:
	VLD1	(R0), [V0.S4, V1.S4]
	VLD1.P	32(R1), [V2.S4, V3.S4]
	SCVTF(0, 0)
	SCVTF(1, 1)
	FMUL(2, 2, 4)
	FMUL(3, 3, 4)
	FMUL(0, 0, 2)
	FMUL(1, 1, 3)
	CANONICAL(0)
	CANONICAL(1)
	VST1.P	[V0.S4, V1.S4], 32(R0)
	SUBS	$8, R2
	BNE	loop
	RET

// CODE makes 32-bit codes of 4 numbers by V(b). NaN gives 0.
#define CODE(d, b) \
	FMUL(d, d, b); \
	FCVTNS(d, d)

// func quantiseI8NEON(dst *uint32, x *float32, by float32, n int)
TEXT ·quantiseI8NEON(SB), NOSPLIT, $0-32
	MOVD	dst+0(FP), R0
	MOVD	x+8(FP), R1
	FMOVS	by+16(FP), F4
	MOVD	n+24(FP), R2
	VDUP	V4.S[0], V4.S4
loop:
	VLD1.P	64(R1), [V0.S4, V1.S4, V2.S4, V3.S4]
	CODE(0, 4)
	CODE(1, 4)
	CODE(2, 4)
	CODE(3, 4)
	XTN_WORDS(5, 0)
	XTN2_WORDS(5, 1)
	XTN_WORDS(6, 2)
	XTN2_WORDS(6, 3)
	XTN_HALVES(7, 5)
	XTN2_HALVES(7, 6)
	VST1.P	[V7.B16], 16(R0)
	SUBS	$16, R2
	BNE	loop
	RET

#define NUMBERS(v, w) \
	VLD1	(R7), [v.S4, w.S4]; \
	ADD	R8, R7

// func quantiseRowsI8NEON(dst *uint32, stride uintptr, src *uint32, lds uintptr, by *float32, k, n int)
TEXT ·quantiseRowsI8NEON(SB), NOSPLIT, $128-56
	MOVD	dst+0(FP), R0
	MOVD	stride+8(FP), R1
	MOVD	src+16(FP), R2
	MOVD	lds+24(FP), R3
	MOVD	by+32(FP), R4
	MOVD	k+40(FP), R5
	MOVD	n+48(FP), R6
	VLD1	(R4), [V4.S4, V5.S4]
	// Fewer than 8 numbers are copied to rows of 8 whose rest are zeros.
	MOVD	$buf-128(SP), R9
	VEOR	V0.B16, V0.B16, V0.B16
	VEOR	V1.B16, V1.B16, V1.B16
	VEOR	V2.B16, V2.B16, V2.B16
	VEOR	V3.B16, V3.B16, V3.B16
	MOVD	R9, R10
	VST1.P	[V0.S4, V1.S4, V2.S4, V3.S4], 64(R10)
	VST1	[V0.S4, V1.S4, V2.S4, V3.S4], (R10)
step:
	CMP	$8, R6
	BNE	few
	MOVD	R2, R7
	MOVD	R3, R8
	ADD	R3<<2, R2, R2
	B	codes
few:
	MOVD	R9, R7
	MOVD	$32, R8
	MOVD	R9, R10
	MOVD	$4, R11
row:
	MOVD	R2, R12
	MOVD	R10, R13
	MOVD	R6, R14
word:
	MOVWU.P	4(R12), R15
	MOVW.P	R15, 4(R13)
	SUBS	$1, R14
	BNE	word
	ADD	R3, R2
	ADD	$32, R10
	SUBS	$1, R11
	BNE	row
codes:
	NUMBERS(V0, V1)
	NUMBERS(V2, V3)
	NUMBERS(V16, V17)
	NUMBERS(V18, V19)
	CODE(0, 4)
	CODE(1, 5)
	CODE(2, 4)
	CODE(3, 5)
	CODE(16, 4)
	CODE(17, 5)
	CODE(18, 4)
	CODE(19, 5)
	VSLI	$8, V2.S4, V0.S4
	VSLI	$8, V3.S4, V1.S4
	VSLI	$16, V16.S4, V0.S4
	VSLI	$16, V17.S4, V1.S4
	VSLI	$24, V18.S4, V0.S4
	VSLI	$24, V19.S4, V1.S4
	VST1	[V0.S4, V1.S4], (R0)
	ADD	R1, R0
	SUBS	$1, R5
	BNE	step
	RET
