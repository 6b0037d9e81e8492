package program

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/iotest"

	"assay/repops"
)

// check decodes and validates.
func check(b []byte) (*Program, error) {
	p := new(Program)
	if err := p.UnmarshalBinary(b); err != nil {
		return nil, err
	}
	return p, p.Validate()
}

func TestProgramCases(t *testing.T) {
	names := map[string]bool{}
	for _, c := range programCases() {
		if names[c.name] {
			t.Errorf("%s: twice", c.name)
		}
		names[c.name] = true
		p, err := check(c.encoded)
		name, entry := named(err)
		want := ""
		if c.err != nil {
			want = c.err.Error()
		}
		if name != want || entry != c.entry {
			t.Errorf("%s: %q at entry %d (%v), want %q at %d", c.name, name, entry, err, want, c.entry)
			continue
		}
		if err != nil {
			continue
		}
		if again, _ := p.MarshalBinary(); !bytes.Equal(again, c.encoded) {
			t.Errorf("%s: encodes to something else", c.name)
		}
	}
}

// TestOneEncoding changes single bytes of an encoding: what is still decoded encodes to the changed bytes, so that no two
// encodings decode to one program.
func TestOneEncoding(t *testing.T) {
	b, _ := gridProgram().MarshalBinary()
	decoded := 0
	for i := range b {
		for _, v := range []byte{0, 1, 2, 3, 4, 9, 0x80, 0xff} {
			c := bytes.Clone(b)
			c[i] = v
			p := new(Program)
			if p.UnmarshalBinary(c) != nil {
				continue
			}
			decoded++
			if again, _ := p.MarshalBinary(); !bytes.Equal(again, c) {
				t.Fatalf("byte %d = %d decodes and encodes differently", i, v)
			}
		}
	}
	if decoded < 100 {
		t.Fatalf("only %d variants decoded", decoded)
	}
	for n := range b {
		if new(Program).UnmarshalBinary(b[:n]) == nil {
			t.Fatalf("%d of %d bytes decode", n, len(b))
		}
	}
}

// TestCheckEntryReadsOnlyWhatItNames replaces every entry that an entry does not name by rubbish of the same kind; the verdict
// on it stays.
func TestCheckEntryReadsOnlyWhatItNames(t *testing.T) {
	for e := 1; e < gridProgram().Entries(); e++ {
		p := gridProgram()
		names := map[uint32]bool{uint32(e): true}
		if n := p.Node(uint32(e)); n != nil {
			for _, v := range n.Operands {
				names[v.Tensor] = true
			}
		}
		if o := e - int(p.firstOutput()); o >= 0 {
			names[p.Outputs[o]], names[uint32(1+o)] = true, true
		}
		for i := range p.Inputs {
			if !names[uint32(1+i)] {
				p.Inputs[i] = Input{Provenance: 77, DType: 77, Shape: Of(3, 3, 3), Index: 77}
			}
		}
		for f := p.firstMicro(); f < p.firstOutput(); f++ {
			if !names[f] {
				*p.Node(f) = Node{Op: 77, DType: 77}
			}
		}
		for k := range p.Outputs {
			if !names[p.firstOutput()+uint32(k)] {
				p.Outputs[k] = 77
			}
		}
		if err := p.CheckEntry(uint32(e)); err != nil {
			t.Errorf("entry %d: %v", e, err)
		}
	}
}

func TestRootProvesEveryEntry(t *testing.T) {
	p := gridProgram()
	leaves := p.Leaves()
	tree, err := repops.NewTree(leaves)
	if err != nil {
		t.Fatal(err)
	}
	for i := range leaves {
		proof, err := tree.Proof(uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		if err := repops.VerifyProof(p.Root(), p.Header(), uint64(i), repops.LeafHash(p.AppendEntry(nil, i)), proof); err != nil {
			t.Errorf("entry %d: %v", i, err)
		}
	}
	roots := map[repops.Hash]bool{p.Root(): true}
	p.Step[4].Operands[0].Tensor = 13
	roots[p.Root()] = true
	p.A = 1
	roots[p.Root()] = true
	if len(roots) != 3 {
		t.Error("different programs have one root")
	}
}

// TestTensorRoot holds the roots of integer tensors against leaves put together here.
func TestTensorRoot(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{1, 255, 256, 257, 1023, 1024, 1025, 3000} {
		for _, x := range []Tensor{plain(r, n), integers(r, n, 0), codes(r, n)} {
			var flat []byte
			for i := range n {
				w := x.Word(uint64(i))
				flat = append(flat, byte(w))
				if x.DType != I8 {
					flat = append(flat, byte(w>>8), byte(w>>16), byte(w>>24))
				}
			}
			for len(flat)%1024 != 0 {
				flat = append(flat, 0)
			}
			var leaves []repops.Hash
			for ; len(flat) > 0; flat = flat[1024:] {
				leaves = append(leaves, repops.LeafHash(flat[:1024]))
			}
			want := repops.Root(repops.Header{Kind: 10, DType: uint8(x.DType), Length: uint64(n)}, leaves)
			if x.Root() != want {
				t.Errorf("%v of %d: another root", x.DType, n)
			}
		}
	}
}

// The root is read off an encoding without decoding it; what is cut off, has more behind it, or begins an entry with another tag has none.
func TestReadRoot(t *testing.T) {
	refuses := func(b []byte, want error) {
		t.Helper()
		if _, err := ReadRoot(bytes.NewReader(b)); !errors.Is(err, want) {
			t.Fatalf("%v, want %v", err, want)
		}
	}
	for _, c := range programCases() {
		p := new(Program)
		if p.UnmarshalBinary(c.encoded) != nil {
			continue
		}
		if root, err := ReadRoot(iotest.OneByteReader(bytes.NewReader(c.encoded))); err != nil || root != p.Root() {
			t.Fatal(root, err)
		}
		for cut := 0; cut < len(c.encoded); cut += 16 {
			refuses(c.encoded[:cut], ErrTruncated)
		}
		refuses(append(bytes.Clone(c.encoded), 0), ErrTrailing)
		junk := bytes.Clone(c.encoded)
		junk[len(junk)-outputBytes] = 0
		refuses(junk, ErrTag)
		if _, err := ReadRoot(iotest.TimeoutReader(iotest.OneByteReader(bytes.NewReader(c.encoded)))); !errors.Is(err, iotest.ErrTimeout) {
			t.Fatal(err)
		}
	}
}

// An encoding is cut at what its entries say of their sizes, whatever else they say, and has the root of what it is cut into.
func TestCut(t *testing.T) {
	refuses := func(b []byte, want error) {
		t.Helper()
		if _, err := Cut(b); !errors.Is(err, want) {
			t.Fatalf("%v, want %v", err, want)
		}
	}
	refuses(nil, ErrTruncated)
	for _, c := range programCases() {
		p := new(Program)
		if p.UnmarshalBinary(c.encoded) != nil {
			continue
		}
		entries, err := Cut(c.encoded)
		if err != nil || len(entries) != p.Entries() || !bytes.Equal(slices.Concat(entries...), c.encoded) {
			t.Fatal(len(entries), err)
		}
		if root, leaves := CutRoot(entries); root != p.Root() || !slices.Equal(leaves, p.Leaves()) {
			t.Fatal(root)
		}
		refuses(c.encoded[:len(c.encoded)-1], ErrTruncated)
		refuses(append(bytes.Clone(c.encoded), 0), ErrTruncated)
		refuses(append(bytes.Clone(c.encoded), make([]byte, outputBytes)...), ErrTag)
		junk := bytes.Clone(c.encoded)
		junk[len(junk)-1], junk[1] = 1, 99
		if cut, err := Cut(junk); err != nil || len(cut) != len(entries) {
			t.Fatal(len(cut), err)
		}
	}
}
