#include "textflag.h"

// func get() Saved
TEXT ·get(SB), NOSPLIT, $8-8
	STMXCSR tmp-8(SP)
	MOVL    tmp-8(SP), AX
	MOVQ    AX, ret+0(FP)
	RET

// func set(s Saved)
TEXT ·set(SB), NOSPLIT, $8-8
	MOVQ    s+0(FP), AX
	MOVL    AX, tmp-8(SP)
	LDMXCSR tmp-8(SP)
	RET
