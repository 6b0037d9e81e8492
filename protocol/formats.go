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
		all = append(all, format{uint8(blocks), uint64(blocks.LeafValues()), blocks.LeafBytes(), blocks})
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
	// Scale is its block's, 0 where there are no blocks; Code a block's code, or binary32. What a run of a sparse payload does not keep
	// has code 0, what it keeps 2, with the sign in the lowest bit.
	Scale, Code uint32
}

// Element is element i of a leaf of the right size, whatever that holds.
func (v Quantization) Element(leaf []byte, i uint64) Element {
	blocks, ok := v.Blocks()
	if !ok {
		return Element{Code: binary.LittleEndian.Uint32(leaf[4*i:])}
	}
	if blocks.Sparse() {
		return sparseElement(blocks, leaf, i)
	}
	if 8%blocks.CodeBits() != 0 {
		panic(fmt.Sprintf("protocol: nothing says how codes of %v share bytes", v))
	}
	block := leaf[i/quant.BlockValues*uint64(blocks.BlockBytes()):][:blocks.BlockBytes()]
	bits := uint64(blocks.CodeBits())
	at := i % quant.BlockValues * bits
	codes := block[blocks.BlockBytes()-quant.BlockValues*blocks.CodeBits()/8:]
	return Element{binary.LittleEndian.Uint32(block), uint32(codes[at/8]>>(at%8)) & (1<<bits - 1)}
}

// sparseElement is Quantization.Element of a payload of which one element a run is written down.
func sparseElement(blocks quant.Format, leaf []byte, i uint64) Element {
	chunk := leaf[i/uint64(blocks.BlockValues())*uint64(blocks.BlockBytes()):][:blocks.BlockBytes()]
	e := Element{Scale: blocks.Scale(chunk)}
	at := i % uint64(blocks.BlockValues()) / quant.Top1Run * uint64(blocks.CodeBits())
	// Seven bits, the first one highest, in one byte or two.
	var code uint64
	for k := range uint64(blocks.CodeBits()) {
		bit := at + k + 32
		code = code<<1 | uint64(chunk[bit/8]>>(7-bit%8))&1
	}
	if code>>1 == i%quant.Top1Run {
		e.Code = 2 | uint32(code&1)
	}
	return e
}
