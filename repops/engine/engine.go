// Package engine names the sets of kernels that repops has and says which of them this machine can run.
//
// All engines give the same bits; they differ in speed alone. The best one is chosen when the program starts, from what the
// processor and the operating system report, and Use chooses another.
package engine

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
)

// ErrUnavailable reports an engine whose instructions this machine lacks.
var ErrUnavailable = errors.New("engine not available on this machine")

// ErrUnknown reports a name that is no engine's.
var ErrUnknown = errors.New("unknown engine")

// Engine is a set of kernels.
type Engine uint8

// The engines. Portable is plain Go and runs everywhere.
const (
	Portable Engine = iota
	AVX2            // amd64 with AVX2 and FMA
	AVX512          // amd64 with AVX-512 F, BW, CD, DQ and VL
	NEON            // arm64
	count
)

var names = [count]string{"portable", "avx2", "avx512", "neon"}

// String is the engine's name on the command line.
func (e Engine) String() string {
	if e < count {
		return names[e]
	}
	return fmt.Sprintf("engine(%d)", uint8(e))
}

// Parse returns the engine with the given name. It does not ask whether this machine has it.
func Parse(name string) (Engine, error) {
	for e, n := range names {
		if n == name {
			return Engine(e), nil
		}
	}
	return 0, fmt.Errorf("%w %q. Hint: one of %s", ErrUnknown, name, strings.Join(names[:], ", "))
}

// Available says whether this machine runs e.
func (e Engine) Available() bool {
	switch e {
	case Portable:
		return true
	case AVX2:
		return CPU.AVX2
	case AVX512:
		return CPU.AVX512
	case NEON:
		return CPU.NEON
	}
	return false
}

// Supported lists the engines of this machine, slowest first.
func Supported() []Engine {
	var s []Engine
	for e := range count {
		if e.Available() {
			s = append(s, e)
		}
	}
	return s
}

// Best is the fastest engine of this machine.
func Best() Engine {
	s := Supported()
	return s[len(s)-1]
}

var current atomic.Uint32

func init() { current.Store(uint32(Best())) }

// Current is the engine in use: Best, unless Use chose another.
func Current() Engine { return Engine(current.Load()) }

// Use makes every later call run on e. It is an error if this machine lacks e; nothing changes then.
func Use(e Engine) error {
	if !e.Available() {
		return fmt.Errorf("%w: %s. Hint: this machine has %v", ErrUnavailable, e, Supported())
	}
	current.Store(uint32(e))
	return nil
}

// Features are the instruction sets that kernels ask for. Each is true only if the operating system saves its registers.
type Features struct {
	AVX2   bool // AVX2 and FMA
	AVX512 bool // AVX-512 F, BW, CD, DQ, VL
	VNNI   bool // AVX512_VNNI, beside AVX512
	SHA    bool // the SHA extensions of x86 with SSE4.1 and SSSE3, or of ARMv8
	NEON   bool // arm64

	DotProd bool // FEAT_DotProd, beside NEON
}

// CPU is what this machine has.
var CPU = detect()
