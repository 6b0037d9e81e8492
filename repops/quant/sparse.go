package quant

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// MaxChunk is the largest chunk of a sparse vector: an index takes 16 bits.
const MaxChunk = 1 << 16

var (
	// ErrIndex reports an index outside the chunk, or one that is not greater than the one before.
	ErrIndex = errors.New("invalid index")
	// ErrCount reports a leaf with more values than it has room for, or than its chunk has.
	ErrCount = errors.New("too many values")
	// ErrZero reports a zero in a sparse vector: it has to be left out.
	ErrZero = errors.New("value is zero")
)

// Sparse keeps the K largest values of every Chunk values. 1 ≤ K ≤ Chunk ≤ MaxChunk.
type Sparse struct{ Chunk, K int }

// LeafBytes is the size of a leaf, one chunk: 4 + 6K.
func (s Sparse) LeafBytes() int { return 4 + 6*s.K }

// EncodedLen is the number of bytes that n values take.
func (s Sparse) EncodedLen(n int) int { return (n + s.Chunk - 1) / s.Chunk * s.LeafBytes() }

func (s Sparse) check(values, bytes int) error {
	if s.K < 1 || s.K > s.Chunk || s.Chunk > MaxChunk {
		return fmt.Errorf("%w: %d of each chunk of %d. Hint: 1 ≤ K ≤ Chunk ≤ %d", ErrFormat, s.K, s.Chunk, MaxChunk)
	}
	if want := s.EncodedLen(values); bytes != want {
		return fmt.Errorf("%w: %d values take %d bytes, not %d", ErrLength, values, want, bytes)
	}
	return nil
}

// Encode writes the TopK of every chunk of x that are not zero to dst, of s.EncodedLen(len(x)) bytes. All of x is finite,
// otherwise dst is undefined.
func (s Sparse) Encode(dst []byte, x []float32) error {
	if err := s.check(len(x), len(dst)); err != nil {
		return err
	}
	return run(codec{sparse: s, encode: true}, dst, x, s.Chunk, s.LeafBytes())
}

// Decode writes the vector that src holds to dst, +0 where it holds nothing; src has s.EncodedLen(len(dst)) bytes. It refuses
// anything but ascending indices inside their chunk, finite values that are not zero, and zeros after them; dst is undefined
// then. The error names the first bad leaf.
func (s Sparse) Decode(dst []float32, src []byte) error {
	if err := s.check(len(dst), len(src)); err != nil {
		return err
	}
	return run(codec{sparse: s}, src, dst, s.Chunk, s.LeafBytes())
}

func (s Sparse) encodeLeaf(leaf []byte, x []float32) error {
	clear(leaf)
	if topKey(x) >= infinity {
		return ErrNotFinite
	}
	top := topOf(x, s.K)
	indices, values := leaf[4:4+2*s.K], leaf[4+2*s.K:]
	n := 0
	for i, v := range x {
		if v != 0 && top.takes(v) {
			binary.LittleEndian.PutUint16(indices[2*n:], uint16(i))
			binary.LittleEndian.PutUint32(values[4*n:], math.Float32bits(v))
			n++
		}
	}
	binary.LittleEndian.PutUint32(leaf, uint32(n))
	return nil
}

func (s Sparse) decodeLeaf(x []float32, leaf []byte) error {
	clear(x)
	count := binary.LittleEndian.Uint32(leaf)
	if count > uint32(min(s.K, len(x))) {
		return fmt.Errorf("%w: %d", ErrCount, count)
	}
	n := int(count)
	indices, values := leaf[4:4+2*s.K], leaf[4+2*s.K:]
	last := -1
	for e := range n {
		i := int(binary.LittleEndian.Uint16(indices[2*e:]))
		if i <= last || i >= len(x) {
			return fmt.Errorf("%w: %d after %d in a chunk of %d", ErrIndex, i, last, len(x))
		}
		last = i
		v := math.Float32frombits(binary.LittleEndian.Uint32(values[4*e:]))
		switch key := keyOf(v); {
		case key >= infinity:
			return fmt.Errorf("%w: index %d", ErrNotFinite, i)
		case key == 0:
			return fmt.Errorf("%w: index %d", ErrZero, i)
		}
		x[i] = v
	}
	for _, unused := range [][]byte{indices[2*n:], values[4*n:]} {
		for _, b := range unused {
			if b != 0 {
				return ErrPadding
			}
		}
	}
	return nil
}

// TopK writes the indices of the len(indices) values of x that are largest in absolute value to indices, ascending; of equal ones
// those with the least index (rule 5.6). len(indices) ≤ len(x) ≤ 2^31 − 1 and all of x is finite.
func TopK(indices []int32, x []float32) error {
	if len(indices) > len(x) || len(x) > math.MaxInt32 {
		return fmt.Errorf("%w: %d largest of %d values", ErrLength, len(indices), len(x))
	}
	if topKey(x) >= infinity {
		return ErrNotFinite
	}
	if len(indices) == 0 {
		return nil
	}
	top := topOf(x, len(indices))
	n := 0
	for i, v := range x {
		if top.takes(v) {
			indices[n] = int32(i)
			n++
		}
	}
	return nil
}

// keyOf orders numbers by absolute value; both zeros are 0, infinity and NaN are at least infinity.
func keyOf(v float32) uint32 { return math.Float32bits(v) & math.MaxInt32 }

func topKey(x []float32) uint32 {
	var m uint32
	for _, v := range x {
		m = max(m, keyOf(v))
	}
	return m
}

// top selects the largest keys: all above the least of them, and the first few that equal it.
type top struct {
	least uint32
	ties  int
}

// takes says whether v is one of them. It is asked for every value, in order.
func (t *top) takes(v float32) bool {
	key := keyOf(v)
	if key == t.least {
		t.ties--
		return t.ties >= 0
	}
	return key > t.least
}

// topOf finds the k largest keys of x, or all if there are fewer. It finds the digits of the least of them from the top, each
// from the counts of those values that agree with it so far.
func topOf(x []float32, k int) top {
	if k > len(x) {
		return top{0, k}
	}
	const digit = 11
	var counts [1 << digit]int32
	t := top{0, k}
	var known uint32
	for shift := 31; shift > 0; {
		width := min(digit, shift)
		shift -= width
		clear(counts[:])
		for _, v := range x {
			if key := keyOf(v); key&known == t.least {
				counts[key>>shift&(1<<width-1)]++
			}
		}
		d := uint32(1<<width - 1)
		for ; t.ties > int(counts[d]); d-- {
			t.ties -= int(counts[d])
		}
		t.least |= d << shift
		known |= (1<<width - 1) << shift
	}
	return t
}
