#include "textflag.h"

// func get() Saved
TEXT ·get(SB), NOSPLIT, $0-8
	MRS  FPCR, R0
	MOVD R0, ret+0(FP)
	RET

// func set(s Saved)
TEXT ·set(SB), NOSPLIT, $0-8
	MOVD s+0(FP), R0
	MSR  R0, FPCR
	RET
