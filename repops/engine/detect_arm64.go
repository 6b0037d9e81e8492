package engine

import "golang.org/x/sys/cpu"

// Every arm64 port of Go requires the vector unit. The SHA extensions are optional and are not asked for here: crypto/sha256
// finds them itself.
func detect() Features { return Features{NEON: true, DotProd: cpu.ARM64.HasASIMDDP} }
