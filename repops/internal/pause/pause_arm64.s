#include "textflag.h"

// func Core()
TEXT ·Core(SB), NOSPLIT, $0-0
	ISB $15
	RET
