package quant

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
)

// Values of a chunk of SparseTop1, which share a scale, of a run, of which one is kept, and bytes of a chunk.
const (
	Top1Chunk = Top1Run * top1Runs
	Top1Run   = 64

	top1Runs   = 64
	top1Bits   = 7
	top1Bytes  = scaleBytes + top1Runs*top1Bits/8
	top1Chunks = 4 // of a leaf
	// top1Group is how many codes share whole bytes: eight in seven.
	top1Group = 8
)

// encodeTop1 writes a leaf of SparseTop1, rule 7.4.
func encodeTop1(leaf []byte, x []float32) error {
	clear(leaf)
	for c := 0; len(x) > 0; c++ {
		n := min(Top1Chunk, len(x))
		if err := encodeChunk(leaf[c*top1Bytes:][:top1Bytes], x[:n]); err != nil {
			return fmt.Errorf("chunk %d: %w", c, err)
		}
		x = x[n:]
	}
	return nil
}

// encodeChunk writes a chunk to bytes that are zero.
func encodeChunk(chunk []byte, x []float32) error {
	var kept [top1Runs]float32
	var codes [top1Runs]uint8
	runs := 0
	for ; len(x) > 0; runs++ {
		run := x[:min(Top1Run, len(x))]
		x = x[len(run):]
		// A later value of the same magnitude does not displace an earlier one.
		most, at := keyOf(run[0]), 0
		for i, v := range run {
			if key := keyOf(v); key > most {
				most, at = key, i
			}
		}
		if most >= infinity {
			return fmt.Errorf("run %d: %w", runs, ErrNotFinite)
		}
		kept[runs] = math.Float32frombits(most)
		codes[runs] = uint8(at) << 1
		if run[at] < 0 {
			codes[runs] |= 1
		}
	}
	for n := top1Runs / 2; n > 0; n /= 2 {
		for i := range n {
			kept[i] = kept[2*i] + kept[2*i+1]
		}
	}
	// The least power of two that is not below the number of runs: the quotient is exact unless it is subnormal.
	s := kept[0] / float32(int(1)<<bits.Len(uint(runs-1)))
	if s < leastNormal {
		return nil
	}
	scale := (math.Float32bits(s) + 255) &^ 255
	if scale >= infinity {
		return fmt.Errorf("%w: a mean of %g", ErrRange, s)
	}
	binary.BigEndian.PutUint32(chunk, scale)
	for g := range top1Runs / top1Group {
		var w uint64
		for _, code := range codes[g*top1Group:][:top1Group] {
			w = w<<top1Bits | uint64(code)
		}
		putGroup(chunk, g, w)
	}
	return nil
}

// decodeTop1 reads a leaf of SparseTop1.
func decodeTop1(x []float32, leaf []byte) error {
	clear(x)
	for c := range top1Chunks {
		n := min(Top1Chunk, len(x))
		if err := decodeChunk(x[:n], leaf[c*top1Bytes:][:top1Bytes]); err != nil {
			return fmt.Errorf("chunk %d: %w", c, err)
		}
		x = x[n:]
	}
	return nil
}

// decodeChunk writes what a chunk keeps to x, which is zero.
func decodeChunk(x []float32, chunk []byte) error {
	scale := binary.BigEndian.Uint32(chunk)
	var any uint64
	for g := range top1Runs / top1Group {
		any |= group(chunk, g)
	}
	switch {
	case len(x) == 0 && (scale != 0 || any != 0):
		return fmt.Errorf("%w: a chunk behind the last value", ErrPadding)
	case scale == 0 && any != 0:
		return fmt.Errorf("%w: bits under scale 0", ErrCode)
	case scale == 0:
		return nil
	case scale < 0x00800000 || scale >= infinity || scale%256 != 0:
		return fmt.Errorf("%w %08x", ErrScale, scale)
	}
	for g := range top1Runs / top1Group {
		w := group(chunk, g)
		for shift := top1Bits * (top1Group - 1); shift >= 0; shift -= top1Bits {
			code := uint32(w>>shift) & (1<<top1Bits - 1)
			switch n := min(Top1Run, len(x)); {
			case n == 0 && code != 0:
				return fmt.Errorf("%w: bits behind the last value", ErrPadding)
			case n == 0:
			case int(code>>1) >= n:
				return fmt.Errorf("%w: %d in a run of %d", ErrIndex, code>>1, n)
			default:
				x[code>>1] = math.Float32frombits(scale | code<<31)
				x = x[n:]
			}
		}
	}
	return nil
}

// group is the codes 8g to 8g + 7 of a chunk, the first one highest.
func group(chunk []byte, g int) uint64 {
	b := chunk[scaleBytes+top1Bits*g:][:top1Bits]
	return uint64(binary.BigEndian.Uint32(b))<<24 | uint64(binary.BigEndian.Uint32(b[3:]))&0xffffff
}

func putGroup(chunk []byte, g int, w uint64) {
	b := chunk[scaleBytes+top1Bits*g:][:top1Bits]
	binary.BigEndian.PutUint32(b[3:], uint32(w))
	binary.BigEndian.PutUint32(b, uint32(w>>24))
}
