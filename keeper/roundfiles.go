package keeper

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"sync"

	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

// copyRun is how many bytes of an object are converted at a time.
const copyRun = 64 << 10

// roundFiles are a round's inputs as they lie in the store, and the state that comes out of it. It is safe for concurrent use.
type roundFiles struct {
	layout, states protocol.Layout
	leafBytes      uint64
	state          io.ReaderAt
	payloads       []io.ReaderAt
	// opened are the files among them.
	opened []store.File
	// offsets of the tensors in the files.
	inState, inPayload []int64
	next               *store.Blob
}

func newRoundFiles(spec *protocol.TaskSpec) *roundFiles {
	o := &roundFiles{
		layout: payloadLayout(spec), states: stateLayout(spec), leafBytes: uint64(protocol.Quantization(spec.Quantization).LeafBytes()),
	}
	o.inState, o.inPayload = tensorOffsets(o.states), tensorOffsets(o.layout)
	return o
}

// openRound opens a transition's parent and payloads; the caller closes it.
func openRound(st *store.Store, spec *protocol.TaskSpec, parent protocol.Hash, payloads []transition.Payload) (_ *roundFiles, err error) {
	o := newRoundFiles(spec)
	defer func() {
		if err != nil {
			o.close()
		}
	}()
	open := func(root protocol.Hash) (store.File, error) {
		f, err := st.Object(root)
		if err == nil {
			o.opened = append(o.opened, f)
		}
		return f, err
	}
	if o.state, err = open(parent); err != nil {
		return nil, err
	}
	for _, p := range payloads {
		f, err := open(p.Root)
		if err != nil {
			return nil, err
		}
		o.payloads = append(o.payloads, f)
	}
	return o, nil
}

// looseRound are a round's files that are open only while they are read, for what outlives a computation. There is nothing to close.
func looseRound(st *store.Store, spec *protocol.TaskSpec, parent protocol.Hash, payloads []transition.Payload) *roundFiles {
	o := newRoundFiles(spec)
	o.state = looseFile{st, parent}
	for _, p := range payloads {
		o.payloads = append(o.payloads, looseFile{st, p.Root})
	}
	return o
}

type looseFile struct {
	store *store.Store
	root  protocol.Hash
}

func (l looseFile) ReadAt(b []byte, at int64) (int, error) {
	f, err := l.store.Object(l.root)
	if err != nil {
		return 0, err
	}
	defer f.Close()
	return f.ReadAt(b, at)
}

func (o *roundFiles) close() {
	for _, f := range o.opened {
		f.Close()
	}
	if o.next != nil {
		o.next.Discard()
	}
}

var copyBuffers = sync.Pool{New: func() any { return new([copyRun]byte) }}

// source reads the inputs.
type source struct{ *roundFiles }

// State implements transition.Source.
func (o source) State(fragment uint32, at uint64, params, momentum []float32) error {
	for i, x := range [][]float32{params, momentum} {
		if err := readFloats(o.state, o.inState[2*int(fragment)+i]+4*int64(at), x); err != nil {
			return err
		}
	}
	return nil
}

// readAt reads zeros behind the end of a file: what a power cut took from an object is damage like any other, and shows in its root.
func readAt(f io.ReaderAt, b []byte, at int64) error {
	n, err := f.ReadAt(b, at)
	if errors.Is(err, io.EOF) {
		clear(b[n:])
		return nil
	}
	return err
}

func readFloats(f io.ReaderAt, at int64, x []float32) error {
	buf := copyBuffers.Get().(*[copyRun]byte)
	defer copyBuffers.Put(buf)
	for len(x) > 0 {
		n := min(len(x), copyRun/4)
		if err := readAt(f, buf[:4*n], at); err != nil {
			return fmt.Errorf("read the state: %w", err)
		}
		for i := range x[:n] {
			x[i] = math.Float32frombits(binary.LittleEndian.Uint32(buf[4*i:]))
		}
		x, at = x[n:], at+4*int64(n)
	}
	return nil
}

// Leaves implements transition.Source. A file of binary32 ends with its last element; the leaf's tail is zero.
func (o source) Leaves(payload int, fragment uint32, first uint64, dst []byte) error {
	at := first * o.leafBytes
	n := min(uint64(len(dst)), o.layout[fragment].Bytes()-at)
	if err := readAt(o.payloads[payload], dst[:n], o.inPayload[fragment]+int64(at)); err != nil {
		return fmt.Errorf("read payload %d: %w", payload, err)
	}
	clear(dst[n:])
	return nil
}

// sink writes the new state.
type sink struct{ *roundFiles }

// State implements transition.Sink.
func (o sink) State(fragment uint32, at uint64, params, momentum []float32) error {
	for i, x := range [][]float32{params, momentum} {
		if err := writeFloats(o.next, o.inState[2*int(fragment)+i]+4*int64(at), x); err != nil {
			return err
		}
	}
	return nil
}

func writeFloats(b *store.Blob, at int64, x []float32) error {
	buf := copyBuffers.Get().(*[copyRun]byte)
	defer copyBuffers.Put(buf)
	for len(x) > 0 {
		n := min(len(x), copyRun/4)
		for i, v := range x[:n] {
			binary.LittleEndian.PutUint32(buf[4*i:], math.Float32bits(v))
		}
		if _, err := b.WriteAt(buf[:4*n], at); err != nil {
			return err
		}
		x, at = x[n:], at+4*int64(n)
	}
	return nil
}
