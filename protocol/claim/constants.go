package claim

import (
	"bytes"
	"encoding/binary"
	"sort"

	"assay/repops/program"
)

// Constant is what a program says of a constant. One root can be that of one such, but a program may name it as several.
type Constant struct {
	Root     Hash
	DType    program.DType
	Elements uint64
}

// Bytes is its size.
func (c Constant) Bytes() uint64 { return c.Elements * uint64(width(c.DType)) }

// Part is the constant as a part of a task.
func (c Constant) Part() Part { return ConstantPart(c.Root, c.DType, c.Elements) }

// constantBytes is an entry of Constants: root, type, elements.
const constantBytes = HashBytes + 1 + 8

// Constants are those that a program names, each once, in the order of their roots: 41 bytes each, as programs may name very many.
type Constants []byte

// ConstantsOf are a valid program's.
func ConstantsOf(p *program.Program) Constants {
	inputs := p.InputsOf(program.Constant)
	entries := make([][constantBytes]byte, len(inputs))
	for i, in := range inputs {
		n, _ := in.Shape.Elements()
		entries[i] = entryOf(Constant{in.Root, in.DType, n})
	}
	sort.Slice(entries, func(i, j int) bool { return bytes.Compare(entries[i][:], entries[j][:]) < 0 })
	all := make(Constants, 0, len(entries)*constantBytes)
	for i, e := range entries {
		if i == 0 || e != entries[i-1] {
			all = append(all, e[:]...)
		}
	}
	return bytes.Clone(all)
}

func entryOf(c Constant) (e [constantBytes]byte) {
	copy(e[:], c.Root[:])
	e[HashBytes] = byte(c.DType)
	binary.BigEndian.PutUint64(e[HashBytes+1:], c.Elements)
	return e
}

// Len is how many there are.
func (c Constants) Len() int { return len(c) / constantBytes }

func (c Constants) entry(i int) []byte { return c[i*constantBytes:][:constantBytes] }

// At is the constant with that index.
func (c Constants) At(i int) Constant {
	e := c.entry(i)
	return Constant{Hash(e), program.DType(e[HashBytes]), binary.BigEndian.Uint64(e[HashBytes+1:])}
}

// Find is the first constant with that root, false if there is none.
func (c Constants) Find(root Hash) (Constant, bool) {
	i := c.search(root[:])
	if i == c.Len() || Hash(c.entry(i)) != root {
		return Constant{}, false
	}
	return c.At(i), true
}

// Has says whether a constant is one of these.
func (c Constants) Has(one Constant) bool {
	e := entryOf(one)
	i := c.search(e[:])
	return i < c.Len() && bytes.Equal(c.entry(i), e[:])
}

// search is the index of the first entry that does not come before these bytes.
func (c Constants) search(from []byte) int {
	return sort.Search(c.Len(), func(i int) bool { return bytes.Compare(c.entry(i), from) >= 0 })
}
