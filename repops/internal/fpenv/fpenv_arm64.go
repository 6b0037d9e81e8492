package fpenv

// FPCR: alternative half precision (26), default NaN (25), flush-to-zero (24), rounding (23:22), half-precision flush (19),
// exception traps (15, 12:8), and the bits of FEAT_AFP (2:0). All zero is IEEE 754's default.
const (
	control  Saved = 1<<26 | 1<<25 | 1<<24 | 3<<22 | 1<<19 | 1<<15 | 0x1f00 | 7
	standard Saved = 0
	hostile  Saved = 1 << 24
)

func get() Saved
func set(s Saved)
