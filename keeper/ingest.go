package keeper

import (
	"encoding/binary"
	"errors"
	"io"
	"math"

	"github.com/ethereum/go-ethereum/common"

	"assay/keeper/store"
	"assay/protocol"
	"assay/repops"
)

// maxManifestBytes is the format's limit.
const maxManifestBytes = protocol.MaxManifestBytes

// errDamaged says that an object's bytes on disk are not those of its root.
var errDamaged = errors.New("stored object does not match its root")

func payloadLayout(spec *protocol.TaskSpec) protocol.Layout {
	return protocol.PayloadLayout(spec.ParamCount, spec.FragmentCount, protocol.Quantization(spec.Quantization))
}

func stateLayout(spec *protocol.TaskSpec) protocol.Layout {
	return protocol.StateLayout(spec.ParamCount, spec.FragmentCount)
}

// stateBytes is the data of one state: parameters and momentum.
func stateBytes(spec *protocol.TaskSpec) int64 { return 8 * int64(spec.ParamCount) }

// newObject starts a canonical file: a blob with the layout's preamble.
func newObject(st *store.Store, layout protocol.Layout) (*store.Blob, error) {
	blob, err := st.NewBlob()
	if err != nil {
		return nil, errStorage.Because(err)
	}
	if _, err := blob.WriteAt(layout.Preamble(), 0); err != nil {
		blob.Discard()
		return nil, errStorage.Because(err)
	}
	return blob, nil
}

// ingest reads a tensor file that may be hostile into a new blob in canonical form and returns the roots of its tensors. It holds
// one run of elements at a time. header names the vector that each tensor commits to; check sees every run.
func ingest(st *store.Store, r io.Reader, layout protocol.Layout, header func(tensor int) repops.Header,
	check func(tensor int, at uint64, x []float32) error) (_ *store.Blob, _ []protocol.Hash, err error) {
	blob, err := newObject(st, layout)
	if err != nil {
		return nil, nil, err
	}
	defer func() {
		if err != nil {
			blob.Discard()
		}
	}()
	offsets := tensorOffsets(layout)
	roots := make([]protocol.Hash, len(layout))
	hashers := make([]*repops.TensorHasher, len(layout))
	var raw []byte
	err = protocol.ReadTensors(r, layout, func(tensor int, at uint64, x []float32) error {
		if check != nil {
			if err := check(tensor, at, x); err != nil {
				return err
			}
		}
		raw = appendFloats(raw[:0], x)
		if _, err := blob.WriteAt(raw, offsets[tensor]+4*int64(at)); err != nil {
			return errStorage.Because(err)
		}
		if hashers[tensor] == nil {
			hashers[tensor] = repops.NewTensorHasher(header(tensor))
		}
		if _, err := hashers[tensor].Write(raw); err != nil {
			return err
		}
		if at+uint64(len(x)) == layout[tensor].Elements {
			roots[tensor], err = hashers[tensor].Sum()
			hashers[tensor] = nil
		}
		return err
	})
	return blob, roots, err
}

// tensorOffsets returns where each tensor begins in the canonical file.
func tensorOffsets(layout protocol.Layout) []int64 {
	out := make([]int64, len(layout))
	at := int64(len(layout.Preamble()))
	for i, t := range layout {
		out[i] = at
		at += int64(t.Bytes())
	}
	return out
}

func appendFloats(b []byte, x []float32) []byte {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

// ingestPayload reads a payload file that may be hostile into a new blob in canonical form and returns the payload's root; the blob
// is the caller's to commit under the root or to discard. Every leaf in it is well formed.
func ingestPayload(
	st *store.Store, r io.Reader, spec *protocol.TaskSpec, task protocol.Hash, round uint32, trainer common.Address,
) (_ *store.Blob, _ protocol.Hash, err error) {
	layout, q := payloadLayout(spec), protocol.Quantization(spec.Quantization)
	blob, err := newObject(st, layout)
	if err != nil {
		return nil, protocol.Hash{}, err
	}
	defer func() {
		if err != nil {
			blob.Discard()
		}
	}()
	offsets, roots := tensorOffsets(layout), make([]protocol.Hash, len(layout))
	hashers := make([]*repops.RootHasher, len(layout))
	var hashes []protocol.Hash
	err = protocol.ReadPayload(r, spec, func(f uint32, leaf uint64, leaves []byte, _ []float32) error {
		at := leaf * uint64(q.LeafBytes())
		if _, err := blob.WriteAt(leaves[:min(uint64(len(leaves)), layout[f].Bytes()-at)], offsets[f]+int64(at)); err != nil {
			return errStorage.Because(err)
		}
		n := protocol.Fragment(spec.ParamCount, spec.FragmentCount, f).Len()
		if hashers[f] == nil {
			hashers[f] = repops.NewRootHasher(protocol.PayloadHeader(task, round, f, trainer, n, q))
		}
		var err error
		if hashes, err = repops.HashLeaves(hashes[:0], leaves, q.LeafBytes()); err != nil {
			return err
		}
		hashers[f].Add(hashes)
		if leaf+uint64(len(hashes)) == q.Leaves(n) {
			roots[f], err = hashers[f].Sum()
			hashers[f] = nil
		}
		return err
	})
	if err != nil {
		return nil, protocol.Hash{}, err
	}
	return blob, protocol.PayloadSetRoot(roots), nil
}

// ingestState reads a state file. With initial, momentum has to be +0 throughout.
func ingestState(st *store.Store, r io.Reader, spec *protocol.TaskSpec, initial bool) (*store.Blob, protocol.Hash, error) {
	layout := stateLayout(spec)
	blob, roots, err := ingest(st, r, layout, stateHeader(layout), func(i int, at uint64, x []float32) error {
		if initial && i%2 == 1 {
			return zeroMomentum(layout[i].Name, at, x)
		}
		return nil
	})
	if err != nil {
		return nil, protocol.Hash{}, err
	}
	return blob, stateRootOf(roots), nil
}

func zeroMomentum(name string, at uint64, x []float32) error {
	for i, v := range x {
		if math.Float32bits(v) != 0 {
			return errInitialState.With("%s[%d] is %g, not +0", name, at+uint64(i), v)
		}
	}
	return nil
}

func stateHeader(layout protocol.Layout) func(int) repops.Header {
	return func(i int) repops.Header {
		if i%2 == 0 {
			return protocol.ParamsHeader(uint32(i/2), layout[i].Elements)
		}
		return protocol.MomentumHeader(uint32(i/2), layout[i].Elements)
	}
}

// stateRootOf folds the roots of params.0, momentum.0, params.1, …
func stateRootOf(tensors []protocol.Hash) protocol.Hash {
	fragments := make([]protocol.Hash, len(tensors)/2)
	for i := range fragments {
		fragments[i] = repops.NodeHash(tensors[2*i], tensors[2*i+1])
	}
	return protocol.StateRoot(fragments)
}

// keep commits a blob that tasks need if its root is the wanted one.
func keep(blob *store.Blob, got, want protocol.Hash, tasks ...[32]byte) error {
	defer blob.Discard()
	if got != want {
		return protocol.ErrPayloadHashMismatch.With("the body has root %s, not %s", got, want)
	}
	if err := blob.Commit(want, tasks...); err != nil {
		return errStorage.Because(err)
	}
	return nil
}
