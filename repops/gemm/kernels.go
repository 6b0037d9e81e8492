package gemm

import (
	"unsafe"

	"assay/repops/engine"
)

// maxRows is the largest number of rows in a tile, streamRows that of a stream kernel, maxLanes that of words in a vector.
const (
	maxRows    = 14
	streamRows = 4
	maxLanes   = 16
)

// tile computes rows × n words of C from k steps of a packed A and of B, going on from s. A has ks.mr words a step, B a vector
// pair each ldb bytes; lds and ldc are the strides of the rows of s and c in bytes, lds may be 0.
// Addresses from next on are wanted soon.
type tile func(k int, a, b *uint32, ldb uintptr, s *uint32, lds uintptr, c *uint32, ldc uintptr, n int, next uintptr)

// tiles holds the kernel of each number of rows.
type tiles [maxRows + 1]tile

// Kernels computes matrix products with one engine.
type Kernels struct {
	lanes, mr, nr int // words in a vector, rows and columns of a tile
	f32           tiles
	blocking

	// triangleUp and triangleFrom go on with a whole tile at the end or the start of a band: see the stubs. Without them each step
	// is a tile of its own.
	triangleUp, triangleFrom func(a, b *uint32, ldb uintptr, c *uint32, ldc uintptr, n int)

	// packTransposed turns lanes rows into columns and packRows copies runs of up to lanes or 2·lanes words: see the stubs. They
	// are nil for the portable engine, which packs word by word.
	packTransposed func(dst *uint32, stride uintptr, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32)
	packRows       [2]func(dst *uint32, stride uintptr, src *uint32, lds uintptr, k, n int)

	// stream[r] goes on with the chains of r rows of A and lanes columns, B being transposed in registers and not packed. Kernels
	// without them pack.
	stream [streamRows + 1]func(acc, a, src *uint32, off *[16]uintptr, k int, tmp *[256]uint32)

	i8 dotKernels
}

// dotKernels are the int8 part. Without tiles there is none, and plain loops do the work.
type dotKernels struct {
	tiles tiles
	unit  int        // bytes of A and B in a word
	a, b  conversion // what packing makes of a byte
	// widen and flip convert whole vectors of bytes, scale whole vectors of results.
	widen, flip func(dst *uint32, src *int8, n int)
	scale       func(x *uint32, sw *float32, sa float32, n int)
	coders      [conversions]coder
}

// coder makes codes of numbers as they are packed: whole steps of a row, coderStep numbers at a time, or of rows that stand as
// columns, up to lanes or 2·lanes of them. Without one, plain loops do the work.
type coder struct {
	row  func(dst *uint32, x *float32, by float32, n int)
	rows [2]rowsCoder
}

type rowsCoder func(dst *uint32, stride uintptr, src *uint32, lds uintptr, by *float32, k, n int)

// coderStep is the number of elements that a coder's kernel of rows takes at a time.
const coderStep = 16

// For returns the kernels of an engine, the portable ones for an engine that this port lacks.
func For(e engine.Engine) *Kernels {
	if k := native(e); k != nil {
		return k
	}
	return &portable
}

func word(p unsafe.Pointer) *uint32 { return (*uint32)(p) }
