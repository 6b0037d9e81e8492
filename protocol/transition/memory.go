package transition

import (
	"fmt"

	"assay/protocol"
	"assay/repops"
)

// memory is a Source over what is in memory.
type memory struct {
	state     protocol.State
	payloads  [][]byte
	fragments []protocol.Range
	offsets   []uint64 // of each fragment's leaves in a payload
	leafBytes uint64
}

// Memory is a Source over a state and payloads in memory: canonical leaves, fragments one after the other, as TaskSpec.EncodeLeaves
// writes them, in the order of Round.Payloads.
func Memory(spec *protocol.TaskSpec, state protocol.State, payloads [][]byte) Source {
	q := protocol.Quantization(spec.Quantization)
	m := &memory{state, payloads, protocol.Fragments(spec.ParamCount, spec.FragmentCount), nil, uint64(q.LeafBytes())}
	var at uint64
	for _, r := range m.fragments {
		m.offsets = append(m.offsets, at)
		at += q.Leaves(r.Len()) * m.leafBytes
	}
	return m
}

func (m *memory) State(fragment uint32, at uint64, params, momentum []float32) error {
	lo := m.fragments[fragment].Lo + at
	hi := lo + uint64(len(params))
	if hi > uint64(len(m.state.Params)) || hi > uint64(len(m.state.Momentum)) {
		return fmt.Errorf("%w: the state has no element %d", repops.ErrTensorLength, hi-1)
	}
	copy(params, m.state.Params[lo:hi])
	copy(momentum, m.state.Momentum[lo:hi])
	return nil
}

func (m *memory) Leaves(payload int, fragment uint32, first uint64, dst []byte) error {
	at := m.offsets[fragment] + first*m.leafBytes
	p := m.payloads[payload]
	if at+uint64(len(dst)) > uint64(len(p)) {
		return fmt.Errorf("%w: payload %d has %d bytes", repops.ErrTensorLength, payload, len(p))
	}
	copy(dst, p[at:])
	return nil
}

// Collector is a Sink that keeps the new state in memory.
type Collector struct {
	Next      protocol.State
	fragments []protocol.Range
}

// NewCollector makes room for a state of the task.
func NewCollector(spec *protocol.TaskSpec) *Collector {
	return &Collector{
		Next:      protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)},
		fragments: protocol.Fragments(spec.ParamCount, spec.FragmentCount),
	}
}

// State implements Sink.
func (c *Collector) State(fragment uint32, at uint64, params, momentum []float32) error {
	lo := c.fragments[fragment].Lo + at
	copy(c.Next.Params[lo:], params)
	copy(c.Next.Momentum[lo:], momentum)
	return nil
}
