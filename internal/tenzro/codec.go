package tenzro

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"math"
	"slices"
)

// EncodeSparse lays out a delta in Tenzro's sparse form: of each chunk its scale, the largest magnitude kept, the indices of the k largest,
// ascending, and two bits of sign each, the first in the lowest. Of equal magnitudes the lower index is kept. Chunks are at most 65,536 long.
// This network's sparse payloads are others (docs/formats.md section 2); the bridge takes neither for the other.
func EncodeSparse(x []float32, chunk, k int) []byte {
	var out []byte
	for at := 0; at < len(x); at += chunk {
		part := x[at:min(at+chunk, len(x))]
		order := make([]int, len(part))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(magnitude(part[b]), magnitude(part[a])) })
		kept := order[:min(max(k, 1), len(part))]
		scale := magnitude(part[kept[0]])
		slices.Sort(kept)
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(scale))
		for _, i := range kept {
			out = binary.LittleEndian.AppendUint16(out, uint16(i))
		}
		codes := make([]byte, (len(kept)+3)/4)
		for j, i := range kept {
			switch {
			case part[i] > 0:
				codes[j/4] |= 1 << (2 * (j % 4))
			case part[i] < 0:
				codes[j/4] |= 3 << (2 * (j % 4))
			}
		}
		out = append(out, codes...)
	}
	return out
}

func magnitude(x float32) float32 { return float32(math.Abs(float64(x))) }

// DecodeSparse reads n elements in Tenzro's sparse form: sign times scale where kept, 0 elsewhere; the reserved code is 0, as Tenzro reads it.
func DecodeSparse(b []byte, n, chunk, k int) ([]float32, error) {
	if chunk < 1 || chunk > 1<<16 || n < 0 {
		return nil, fmt.Errorf("chunks of %d", chunk)
	}
	var out []float32
	for at := 0; at < n; at += chunk {
		size := min(chunk, n-at)
		kept := min(max(k, 1), size)
		whole := 4 + 2*kept + (kept+3)/4
		if len(b) < whole {
			return nil, fmt.Errorf("the chunk at %d has %d bytes, not %d", at, len(b), whole)
		}
		part := make([]float32, size)
		scale := math.Float32frombits(binary.LittleEndian.Uint32(b))
		for j := range kept {
			i := int(binary.LittleEndian.Uint16(b[4+2*j:]))
			if i >= size || j > 0 && i <= int(binary.LittleEndian.Uint16(b[2+2*j:])) {
				return nil, fmt.Errorf("index %d of the chunk at %d is out of range or order", i, at)
			}
			switch b[4+2*kept+j/4] >> (2 * (j % 4)) & 3 {
			case 1:
				part[i] = scale
			case 3:
				part[i] = -scale
			}
		}
		out, b = append(out, part...), b[whole:]
	}
	if len(b) != 0 {
		return nil, fmt.Errorf("%d bytes behind the last chunk", len(b))
	}
	return out, nil
}

// EncodeBlocks lays out a delta in Tenzro's blocks: of each its scale, the largest magnitude over 127 or 7, and codes of 8 or 4 bits, the low
// half of a byte first. Halves are rounded away from zero, where this network rounds them to even; neither's bytes are the other's.
func EncodeBlocks(x []float32, q Quantization) []byte {
	limit := float32(127)
	if q.Bits == 4 {
		limit = 7
	}
	var out []byte
	for at := 0; at < len(x); at += int(q.Block) {
		part := x[at:min(at+int(q.Block), len(x))]
		largest := float32(0)
		for _, v := range part {
			largest = max(largest, magnitude(v))
		}
		scale := largest / limit
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(scale))
		codes := make([]byte, len(part))
		for i, v := range part {
			if scale > 0 {
				codes[i] = byte(int8(max(-limit, min(limit, float32(math.Round(float64(v/scale)))))))
			}
		}
		if q.Bits == 8 {
			out = append(out, codes...)
			continue
		}
		for i := 0; i < len(codes); i += 2 {
			b := codes[i] & 15
			if i+1 < len(codes) {
				b |= codes[i+1] << 4
			}
			out = append(out, b)
		}
	}
	return out
}

// DecodeBlocks reads n elements in Tenzro's blocks.
func DecodeBlocks(b []byte, n int, q Quantization) ([]float32, error) {
	if q.Block == 0 || q.Bits != 8 && q.Bits != 4 || n < 0 {
		return nil, fmt.Errorf("blocks of %d elements of %d bits", q.Block, q.Bits)
	}
	var out []float32
	for at := 0; at < n; at += int(q.Block) {
		size := min(int(q.Block), n-at)
		whole := 4 + (size*int(q.Bits)+7)/8
		if len(b) < whole {
			return nil, fmt.Errorf("the block at %d has %d bytes, not %d", at, len(b), whole)
		}
		scale := math.Float32frombits(binary.LittleEndian.Uint32(b))
		for i := range size {
			code := int8(b[4+i*int(q.Bits)/8])
			if q.Bits == 4 {
				if i%2 == 0 {
					code <<= 4
				}
				code >>= 4
			}
			out = append(out, float32(code)*scale)
		}
		b = b[whole:]
	}
	if len(b) != 0 {
		return nil, fmt.Errorf("%d bytes behind the last block", len(b))
	}
	return out, nil
}
