package quant

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"sync"

	"assay/repops/engine"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

// Values of a block, which share a scale, and of a leaf.
const (
	BlockValues = 256
	LeafValues  = 4 * BlockValues
)

var (
	// ErrLength reports a source or destination whose length does not fit the other's.
	ErrLength = errors.New("wrong length")
	// ErrNotFinite reports an infinite value or NaN.
	ErrNotFinite = errors.New("value is not finite")
	// ErrRange reports a value so near the largest finite one that its block's largest code times its scale is not finite.
	ErrRange = errors.New("value is too large to encode")
	// ErrScale reports a scale that no encoder writes.
	ErrScale = errors.New("invalid scale")
	// ErrCode reports codes that no encoder writes with their scale.
	ErrCode = errors.New("invalid code")
	// ErrPadding reports unused places that are not zero.
	ErrPadding = errors.New("padding is not zero")
	// ErrFormat reports an unknown format or parameters of one out of range.
	ErrFormat = errors.New("invalid format")
)

// Format is a block encoding. Its value is the dtype in a commitment's header.
type Format uint8

// The block encodings.
const (
	Int8       Format = 2
	Int4       Format = 3
	SparseTop1 Format = 7
)

// encoding is what tells one format from another.
type encoding struct {
	name string
	bits int // of a code
	// top1 is the one of rule 7.4: a chunk in the place of a block, a code a run in the place of one a value.
	top1 bool
	// pack writes a block's codes, one a byte, with their bits one after the other; unpack undoes it. nil where a code is a byte.
	pack   func(dst []byte, src *codes)
	unpack func(dst *codes, src []byte)
}

var encodings = [...]encoding{
	Int8: {name: "int8", bits: 8},
	Int4: {name: "int4", bits: 4, pack: packNibbles, unpack: unpackNibbles},

	SparseTop1: {name: "sparsetop1", bits: top1Bits, top1: true},
}

// Formats lists the block encodings, ascending.
func Formats() []Format {
	var formats []Format
	for f := range Format(len(encodings)) {
		if f.known() {
			formats = append(formats, f)
		}
	}
	return formats
}

// Names lists what they are called.
func Names() []string {
	var names []string
	for _, f := range Formats() {
		names = append(names, f.String())
	}
	return names
}

// Named finds the format of that name.
func Named(name string) (Format, bool) {
	for _, f := range Formats() {
		if f.String() == name {
			return f, true
		}
	}
	return 0, false
}

func (f Format) known() bool { return int(f) < len(encodings) && encodings[f].bits > 0 }

// encoding is the format's. A value that names no format has none, and is never taken for another.
func (f Format) encoding() *encoding {
	if !f.known() {
		panic("quant: " + f.String() + " is no block encoding")
	}
	return &encodings[f]
}

// String is the format's name.
func (f Format) String() string {
	if !f.known() {
		return fmt.Sprintf("format(%d)", uint8(f))
	}
	return encodings[f].name
}

const scaleBytes = 4

// Sparse says whether most values decode to +0, whatever was encoded: what the format drops, its user has to carry.
func (f Format) Sparse() bool { return f.encoding().top1 }

// CodeBits is the number of bits of a code: of each value, of SparseTop1 of each run.
func (f Format) CodeBits() int { return f.encoding().bits }

// BlockValues is the number of values that share a scale.
func (f Format) BlockValues() int {
	if f.Sparse() {
		return Top1Chunk
	}
	return BlockValues
}

// BlockBytes is the size of a block: a scale and its codes.
func (f Format) BlockBytes() int {
	if f.Sparse() {
		return top1Bytes
	}
	return scaleBytes + BlockValues*f.CodeBits()/8
}

// LeafValues is the number of values that a leaf holds.
func (f Format) LeafValues() int {
	if f.Sparse() {
		return top1Chunks * Top1Chunk
	}
	return LeafValues
}

// LeafBytes is the size of a leaf.
func (f Format) LeafBytes() int { return f.LeafValues() / f.BlockValues() * f.BlockBytes() }

// EncodedLen is the number of bytes that n values take, whole leaves.
func (f Format) EncodedLen(n int) int {
	return (n + f.LeafValues() - 1) / f.LeafValues() * f.LeafBytes()
}

// LargestCode is the largest magnitude of a code: the least number of so many bits is not used. A run's value is ±1 scale.
func (f Format) LargestCode() int32 {
	if f.Sparse() {
		return 1
	}
	return 1<<(f.CodeBits()-1) - 1
}

// Scale is the bits of the scale of a block.
func (f Format) Scale(block []byte) uint32 {
	if f.Sparse() {
		return binary.BigEndian.Uint32(block)
	}
	return binary.LittleEndian.Uint32(block)
}

func (f Format) check(values, bytes int) error {
	if !f.known() {
		return fmt.Errorf("%w: %v. Hint: %s", ErrFormat, f, strings.Join(Names(), " or "))
	}
	if want := f.EncodedLen(values); bytes != want {
		return fmt.Errorf("%w: %d values take %d bytes as %v, not %d", ErrLength, values, want, f, bytes)
	}
	return nil
}

// Codecs are the package's block encodings on one engine, whichever is in use.
type Codecs struct{ kernels *kernels }

// For returns the encodings on e, which this machine must have. An engine without kernels of its own gets the portable ones.
func For(e engine.Engine) Codecs { return Codecs{kernelsOf(e)} }

// current is what Quantise and Dequantise run on: one engine from their beginning to their end.
func current() Codecs { return For(engine.Current()) }

// Quantise encodes x into dst, of f.EncodedLen(len(x)) bytes (rule 7.1). All of x is finite and not above 2^127, otherwise there
// may be an error and dst is undefined.
func Quantise(dst []byte, x []float32, f Format) error { return current().Quantise(dst, x, f) }

// Quantise is the function Quantise on the engine of c.
func (c Codecs) Quantise(dst []byte, x []float32, f Format) error {
	if err := f.check(len(x), len(dst)); err != nil {
		return err
	}
	return run(codec{kernels: c.kernels, format: f, encode: true}, dst, x, f.LeafValues(), f.LeafBytes())
}

// QuantiseAny is Quantise of any x: what rule 7.1 says where Quantise refuses to write, for whoever judges a payload by it. No decoder takes such a block.
// Of SparseTop1, which no claim of training is paid in, it is Quantise.
func QuantiseAny(dst []byte, x []float32, f Format) error {
	if err := f.check(len(x), len(dst)); err != nil {
		return err
	}
	return run(codec{kernels: current().kernels, format: f, encode: true, total: true}, dst, x, f.LeafValues(), f.LeafBytes())
}

// Dequantise decodes src into dst; src has f.EncodedLen(len(dst)) bytes. It refuses what Quantise cannot have written (the
// package's comment says what); dst is undefined then. The error names the first bad leaf and its block.
func Dequantise(dst []float32, src []byte, f Format) error { return current().Dequantise(dst, src, f) }

// Dequantise is the function Dequantise on the engine of c.
func (c Codecs) Dequantise(dst []float32, src []byte, f Format) error {
	if err := f.check(len(dst), len(src)); err != nil {
		return err
	}
	return run(codec{kernels: c.kernels, format: f}, src, dst, f.LeafValues(), f.LeafBytes())
}

// codec is one way to encode or to decode a leaf: of blocks, or of a chunk's largest values.
type codec struct {
	kernels *kernels
	format  Format
	sparse  Sparse // if format is 0
	encode  bool
	total   bool // encodes blocks that no decoder takes
}

func (c codec) leaf(data []byte, x []float32) error {
	switch {
	case c.format == 0 && c.encode:
		return c.sparse.encodeLeaf(data, x)
	case c.format == 0:
		return c.sparse.decodeLeaf(x, data)
	case c.encode:
		return c.format.encodeLeaf(c.kernels, data, x, c.total)
	}
	return c.format.decodeLeaf(c.kernels, x, data)
}

// job is one call spread over cores, leaf by leaf.
type job struct {
	codec
	data      []byte
	x         []float32
	values    int // of a leaf
	leafBytes int

	lock sync.Mutex
	bad  int   // the least leaf with an error
	err  error // its error, nil if there is none
}

var jobs = sync.Pool{New: func() any { return new(job) }}

// leavesPerPiece is how many leaves one piece of parallel work has.
const leavesPerPiece = 32

func run(c codec, data []byte, x []float32, values, leafBytes int) error {
	j := jobs.Get().(*job)
	j.codec, j.data, j.x, j.values, j.leafBytes = c, data, x, values, leafBytes
	pool.Run(j, len(data)/leafBytes, leavesPerPiece)
	var err error
	if j.err != nil {
		err = fmt.Errorf("leaf %d: %w", j.bad, j.err)
	}
	j.data, j.x, j.err = nil, nil, nil
	jobs.Put(j)
	return err
}

// Do is pool.Task's. Every piece stops at its first bad leaf, so the least of them is the first of all.
func (j *job) Do(lo, hi int) {
	for leaf := lo; leaf < hi; leaf++ {
		if err := j.do(leaf); err != nil {
			j.lock.Lock()
			if j.err == nil || leaf < j.bad {
				j.bad, j.err = leaf, err
			}
			j.lock.Unlock()
			return
		}
	}
}

func (j *job) do(leaf int) error {
	lo := leaf * j.values
	return j.leaf(j.data[leaf*j.leafBytes:][:j.leafBytes], j.x[lo:min(lo+j.values, len(j.x))])
}

const infinity = 0x7f800000

// scale is RN(a / limit), its pattern rounded up to a multiple of 256, for the pattern of a finite a.
func (f Format) scale(amax uint32) float32 {
	s := math.Float32bits(math.Float32frombits(amax) / float32(f.LargestCode()))
	return math.Float32frombits((s + 255) &^ 255)
}

// valid says whether an encoder may write a scale of this pattern.
func (f Format) valid(scale uint32) bool {
	// A pattern of 2^31 or more is negative. The product is exact unless it overflows.
	return scale < infinity && scale%256 == 0 && math.Float32frombits(scale)*float32(f.LargestCode()) <= math.MaxFloat32
}

func (f Format) encodeLeaf(k *kernels, leaf []byte, x []float32, total bool) error {
	if f.Sparse() {
		return encodeTop1(leaf, x)
	}
	clear(leaf)
	pack := f.encoding().pack
	var short floats
	var wide codes
	for b := 0; len(x) > 0; b++ {
		values := x[:min(BlockValues, len(x))]
		x = x[len(values):]
		if len(values) < BlockValues {
			copy(short[:], values)
			values = short[:]
		}
		amax := k.amax((*floats)(values))
		if amax >= infinity && !total {
			return fmt.Errorf("block %d: %w", b, ErrNotFinite)
		}
		s := f.scale(min(amax, infinity))
		if s == 0 {
			continue
		}
		if !total && !f.valid(math.Float32bits(s)) {
			return fmt.Errorf("block %d: %w: %g", b, ErrRange, math.Float32frombits(amax))
		}
		block := leaf[b*f.BlockBytes():][:f.BlockBytes()]
		if amax > infinity {
			s = math.Float32frombits(num.CanonicalNaN)
		}
		binary.LittleEndian.PutUint32(block, math.Float32bits(s))
		if math.Float32bits(s) >= infinity {
			continue // a quotient by it is 0 or NaN, and both are 0 as integers
		}
		if pack == nil {
			k.quantise((*codes)(block[scaleBytes:]), (*floats)(values), s, f.LargestCode())
			continue
		}
		k.quantise(&wide, (*floats)(values), s, f.LargestCode())
		pack(block[scaleBytes:], &wide)
	}
	return nil
}

func (f Format) decodeLeaf(k *kernels, x []float32, leaf []byte) error {
	if f.Sparse() {
		return decodeTop1(x, leaf)
	}
	unpack := f.encoding().unpack
	var short floats
	var wide codes
	for b := range LeafValues / BlockValues {
		block := leaf[b*f.BlockBytes():][:f.BlockBytes()]
		bits := binary.LittleEndian.Uint32(block)
		s := math.Float32frombits(bits)
		if !f.valid(bits) {
			return fmt.Errorf("block %d: %w %08x", b, ErrScale, bits)
		}
		values := x[:min(BlockValues, len(x))]
		x = x[len(values):]
		out := values
		if len(values) < BlockValues {
			out = short[:]
		}
		src := &wide
		if unpack == nil {
			src = (*codes)(block[scaleBytes:])
		} else {
			unpack(&wide, block[scaleBytes:])
		}
		amax := int32(k.dequantise((*floats)(out), src, s))
		switch {
		case amax > f.LargestCode():
			return fmt.Errorf("block %d: %w: −%d", b, ErrCode, amax)
		case s == 0 && amax != 0:
			return fmt.Errorf("block %d: %w: %d with scale 0", b, ErrCode, amax)
		case s >= leastNormal && amax != f.LargestCode():
			return fmt.Errorf("block %d: %w: the largest is %d, so the scale is too large", b, ErrCode, amax)
		}
		if len(values) < BlockValues {
			copy(values, short[:])
			// With a scale that is not 0 a value is zero only if its code is.
			for _, v := range short[len(values):] {
				if v != 0 {
					return fmt.Errorf("block %d: %w", b, ErrPadding)
				}
			}
			if len(values) == 0 && bits != 0 {
				return fmt.Errorf("block %d: %w: a scale", b, ErrPadding)
			}
		}
	}
	return nil
}

const leastNormal = 0x1p-126

// packNibbles puts two codes of 4 bits into a byte, the first in the low half.
func packNibbles(dst []byte, src *codes) {
	for i := range BlockValues / 8 {
		w := binary.LittleEndian.Uint64(src[8*i:]) & 0x0f0f0f0f0f0f0f0f
		w = (w | w>>4) & 0x00ff00ff00ff00ff
		w = (w | w>>8) & 0x0000ffff0000ffff
		binary.LittleEndian.PutUint32(dst[4*i:], uint32(w|w>>16))
	}
}

// unpackNibbles is the inverse, with the sign extended to a byte.
func unpackNibbles(dst *codes, src []byte) {
	for i := range BlockValues / 8 {
		w := uint64(binary.LittleEndian.Uint32(src[4*i:]))
		w = (w | w<<16) & 0x0000ffff0000ffff
		w = (w | w<<8) & 0x00ff00ff00ff00ff
		w = (w | w<<4) & 0x0f0f0f0f0f0f0f0f
		negative := w & 0x0808080808080808
		binary.LittleEndian.PutUint64(dst[8*i:], w|negative*0x1e)
	}
}
