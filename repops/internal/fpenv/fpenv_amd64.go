package fpenv

// MXCSR: flush-to-zero (15), rounding (14:13), exception masks (12:7), denormals-are-zero (6); bits 5:0 are sticky flags.
const (
	control  Saved = 0xffc0
	standard Saved = 0x1f80
	hostile  Saved = 0xffc0
)

func get() Saved
func set(s Saved)
