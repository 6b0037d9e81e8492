package transition

import (
	"encoding/binary"
	"math"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"

	"assay/protocol"
	"assay/repops"
)

// digest takes the leaf hashes of one vector: for its root alone, or for its tree.
type digest struct {
	stream *repops.RootHasher // nil if the tree is wanted
	tree   vectorBuilder
}

func newDigest(h repops.Header, keep bool) *digest {
	if keep {
		return &digest{tree: vectorBuilder{header: h}}
	}
	return &digest{stream: repops.NewRootHasher(h)}
}

func (d *digest) add(leaves []protocol.Hash) {
	if d.stream != nil {
		d.stream.Add(leaves)
		return
	}
	d.tree.add(leaves)
}

// sum returns the root, and the vector if it was to be kept.
func (d *digest) sum(leaves func(lo, hi uint64) ([][]byte, error)) (protocol.Hash, *Vector, error) {
	if d.stream != nil {
		root, err := d.stream.Sum()
		return root, nil, err
	}
	v, err := d.tree.vector(leaves)
	if err != nil {
		return protocol.Hash{}, nil, err
	}
	return v.Root(), v, nil
}

// stateBuilder commits to a state that comes fragment by fragment, range by range.
type stateBuilder struct {
	keep             bool
	fragment         uint32
	elements         uint64
	params, momentum *digest
	hashes           [2][]protocol.Hash
	roots            []protocol.Hash // of fragments
	tree             StateTrees
}

func (b *stateBuilder) begin(fragment uint32, elements uint64) {
	b.fragment, b.elements = fragment, elements
	b.params = newDigest(protocol.ParamsHeader(fragment, elements), b.keep)
	b.momentum = newDigest(protocol.MomentumHeader(fragment, elements), b.keep)
}

// add takes the next elements, as many as fill leaves, except at the fragment's end.
func (b *stateBuilder) add(params, momentum []float32) {
	// Neither can fail.
	_ = parallel(2, func(i int) error {
		x, d := params, b.params
		if i == 1 {
			x, d = momentum, b.momentum
		}
		b.hashes[i] = repops.TensorLeaves(b.hashes[i][:0], x)
		d.add(b.hashes[i])
		return nil
	})
}

// end closes a fragment; read gives elements again when leaves are opened.
func (b *stateBuilder) end(read func(fragment uint32, at uint64, params, momentum []float32) error) error {
	leaves := func(which int) func(lo, hi uint64) ([][]byte, error) {
		f, total := b.fragment, b.elements
		return func(lo, hi uint64) ([][]byte, error) {
			at := lo * repops.RunLength
			n := min(total, hi*repops.RunLength) - at
			x := [2][]float32{make([]float32, n), make([]float32, n)}
			if err := read(f, at, x[0], x[1]); err != nil {
				return nil, err
			}
			var out [][]byte
			for run := range slices.Chunk(x[which], repops.RunLength) {
				out = append(out, encodeLeaf(run))
			}
			return out, nil
		}
	}
	params, pv, err := b.params.sum(leaves(0))
	if err != nil {
		return err
	}
	momentum, mv, err := b.momentum.sum(leaves(1))
	if err != nil {
		return err
	}
	b.roots = append(b.roots, repops.NodeHash(params, momentum))
	if b.keep {
		b.tree.Params, b.tree.Momentum = append(b.tree.Params, pv), append(b.tree.Momentum, mv)
	}
	return nil
}

func (b *stateBuilder) root() protocol.Hash { return protocol.StateRoot(b.roots) }

func (b *stateBuilder) trees() (*StateTrees, error) {
	var err error
	b.tree.Set, err = newRoots(repops.KindState, b.roots)
	return &b.tree, err
}

// encodeLeaf is a leaf of at most 256 binary32, zero-padded.
func encodeLeaf(x []float32) []byte {
	leaf := make([]byte, repops.LeafBytes)
	for i, v := range x {
		binary.LittleEndian.PutUint32(leaf[4*i:], math.Float32bits(v))
	}
	return leaf
}

// encodeDoubles is x as little-endian binary64, in at least size bytes.
func encodeDoubles(x []float64, size int) []byte {
	b := make([]byte, max(8*len(x), size))
	for i, v := range x {
		binary.LittleEndian.PutUint64(b[8*i:], math.Float64bits(v))
	}
	return b
}

// parallel calls f(0) to f(n − 1), several at once, and returns one of their errors.
func parallel(n int, f func(i int) error) error {
	if n == 1 {
		return f(0)
	}
	var g errgroup.Group
	g.SetLimit(runtime.GOMAXPROCS(0))
	for i := range n {
		g.Go(func() error { return f(i) })
	}
	return g.Wait()
}
