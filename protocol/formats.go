package protocol

import (
	"encoding/binary"
	"fmt"
	"strings"

	"assay/repops"
	"assay/repops/quant"
)

// format is how the elements of a payload fill its leaves (docs/formats.md section 1).
type format struct {
	dtype    uint8
	elements uint64       // of a leaf
	bytes    int          // of a leaf
	blocks   quant.Format // 0 of binary32 as it is
}

// formats are those of the enumeration's values: binary32, and for each other value the block encoding of its name.
var formats = func() []format {
	all := []format{{repops.DTypeF32, repops.RunLength, repops.LeafBytes, 0}}
	for _, name := range quantizationNames[len(all):] {
		blocks, ok := quant.Named(strings.ToLower(name))
		if !ok {
			panic("protocol: no block encoding is called " + name)
		}
		all = append(all, format{uint8(blocks), quant.LeafValues, blocks.LeafBytes(), blocks})
	}
	return all
}()

// format is the value's. What no format is for panics: it is never taken for another, and TaskSpec.Known refuses it at the door.
func (v Quantization) format() *format {
	if !v.Known() {
		panic(fmt.Sprintf("protocol: quantization %v is none of %v", v, quantizationNames))
	}
	return &formats[v]
}

// Known says whether the enumeration has the value.
func (v Quantization) Known() bool { return int(v) < len(formats) }

// DType is the element type of a payload's vectors.
func (v Quantization) DType() uint8 { return v.format().dtype }

// Blocks is the block encoding of a payload, false of one of binary32 as it is.
func (v Quantization) Blocks() (quant.Format, bool) {
	f := v.format()
	return f.blocks, f.blocks != 0
}

// LeafElements is the number of elements that one payload leaf holds.
func (v Quantization) LeafElements() uint64 { return v.format().elements }

// LeafBytes is the size of a payload leaf.
func (v Quantization) LeafBytes() int { return v.format().bytes }

// Leaves is the number of leaves of n elements.
func (v Quantization) Leaves(n uint64) uint64 { return (n + v.LeafElements() - 1) / v.LeafElements() }

// Element is one element of a payload as it is written down, in bits.
type Element struct {
	// Scale is its block's, 0 where there are no blocks; Code a block's code, or binary32.
	Scale, Code uint32
}

// Element is element i of a leaf of the right size, whatever that holds.
func (v Quantization) Element(leaf []byte, i uint64) Element {
	blocks, ok := v.Blocks()
	if !ok {
		return Element{Code: binary.LittleEndian.Uint32(leaf[4*i:])}
	}
	block := leaf[i/quant.BlockValues*uint64(blocks.BlockBytes()):][:blocks.BlockBytes()]
	bits := uint64(blocks.CodeBits())
	at := i % quant.BlockValues * bits
	codes := block[blocks.BlockBytes()-quant.BlockValues*blocks.CodeBits()/8:]
	return Element{binary.LittleEndian.Uint32(block), uint32(codes[at/8]>>(at%8)) & (1<<bits - 1)}
}
