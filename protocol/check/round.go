package check

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/protocol/transition"
)

// The outcomes of a comparison.
const (
	Match   = "match"
	NoMatch = "noMatch"
)

func outcomeOf(equal bool) string {
	if equal {
		return Match
	}
	return NoMatch
}

// Round is one proposed round whose inputs come as whole objects, in any order, from whoever has them.
type Round struct {
	spec      *protocol.TaskSpec
	statement protocol.Statement
	trainers  []transition.Payload
	// samples are the parameters that are looked at, ascending; nil for all of them, and for the roots.
	samples []uint64
	objects []Object
	// payloads by trainer, and the states before and after the round; nil while they are not here.
	payloads        []*payload
	parent, claimed *protocol.State
}

// payload is what is kept of one: all leaves where all are needed, else the values at the samples.
type payload struct {
	leaves    []byte
	values    []float32
	malformed *transition.Malformed
}

// Object is one that a round is made of.
type Object struct {
	// What is "payload", "parent" (the state before the round) or "state" (the one that its signers signed).
	What string        `json:"what"`
	Root protocol.Hash `json:"root"`
	// Bytes is the exact size of its file.
	Bytes uint64 `json:"bytes"`
	// Trainer of a payload.
	Trainer *common.Address `json:"trainer,omitempty"`
}

const (
	whatPayload = "payload"
	whatParent  = "parent"
	whatState   = "state"
)

// maxCommitments is how many announced commitments of one round are looked through: those on states that died count too.
const maxCommitments = 1 << 14

// openArgs are what the chain says of a round.
type openArgs struct {
	Spec                         specArg
	TaskID                       protocol.Hash
	Round                        uint32
	ParentRoot, NewRoot, AuxRoot protocol.Hash
	FrozenHash                   protocol.Hash
	Included                     count
	// Commitments are those that were announced for the round, oldest first.
	Commitments []commitment
	// Samples are the parameters to look at; null for all.
	Samples []uint64
}

// commitment is a gradient as its event announced it; FrozenHash is the one after it.
type commitment struct {
	Trainer                            common.Address
	Slot                               uint8
	PayloadRoot, ClaimHash, FrozenHash protocol.Hash
}

// after is the frozen hash after it, if that was prev before.
func (c commitment) after(prev protocol.Hash) protocol.Hash {
	return protocol.FrozenHash(prev, c.Trainer, c.Slot, c.PayloadRoot, c.ClaimHash)
}

type openAnswer struct {
	Handle  int      `json:"handle"`
	Objects []Object `json:"objects"`
	// Trainers are the included ones, in the order of aggregation.
	Trainers   []common.Address `json:"trainers"`
	ParamCount uint64           `json:"paramCount"`
}

// open begins the check of a round. The commitments have to lead to the frozen hash that the chain has.
func (s *Session) open(args openArgs, _ [][]byte) (any, error) {
	r, err := newRound(args)
	if err != nil {
		return nil, err
	}
	s.opened++
	s.rounds[s.opened] = r
	out := openAnswer{Handle: s.opened, Objects: r.objects, ParamCount: r.spec.ParamCount}
	for _, t := range r.trainers {
		out.Trainers = append(out.Trainers, t.Trainer)
	}
	return out, nil
}

func newRound(args openArgs) (*Round, error) {
	spec := args.Spec.TaskSpec
	switch {
	case spec == nil:
		return nil, errNoSpec
	case spec.ParamCount < 1 || spec.ParamCount > protocol.MaxParams:
		return nil, protocol.ErrInvalidTaskSpec.With("%d parameters", spec.ParamCount)
	case spec.FragmentCount < 1 || spec.FragmentCount > protocol.MaxFragments || uint64(spec.FragmentCount) > spec.ParamCount:
		return nil, protocol.ErrInvalidTaskSpec.With("%d fragments of %d parameters", spec.FragmentCount, spec.ParamCount)
	case protocol.PayloadKind(spec.PayloadKind) != protocol.PayloadDense:
		return nil, protocol.ErrInvalidTaskSpec.With("payloads in a format outside version 1")
	case len(args.Commitments) > maxCommitments:
		return nil, fmt.Errorf("%w: %d commitments, at most %d", ErrCall, len(args.Commitments), maxCommitments)
	}
	r := &Round{spec: spec, statement: protocol.Statement{
		TaskId: args.TaskID, Round: args.Round, ParentRoot: args.ParentRoot, FrozenHash: args.FrozenHash, Included: uint64(args.Included),
		NewRoot: args.NewRoot, AuxRoot: args.AuxRoot,
	}}
	if err := r.include(args); err != nil {
		return nil, err
	}
	if args.Samples != nil {
		r.samples = slices.Compact(slices.Sorted(slices.Values(args.Samples)))
		if n := len(r.samples); n == 0 || r.samples[n-1] >= spec.ParamCount {
			return nil, fmt.Errorf("%w: samples are numbers of parameters, below %d", ErrCall, spec.ParamCount)
		}
	}
	size := protocol.PayloadLayout(spec.ParamCount, spec.FragmentCount, protocol.Quantization(spec.Quantization)).CanonicalBytes()
	for _, t := range r.trainers {
		r.objects = append(r.objects, Object{whatPayload, t.Root, size, &t.Trainer})
	}
	size = protocol.StateLayout(spec.ParamCount, spec.FragmentCount).CanonicalBytes()
	r.objects = append(r.objects, Object{What: whatParent, Root: args.ParentRoot, Bytes: size}, Object{What: whatState, Root: args.NewRoot, Bytes: size})
	r.payloads = make([]*payload, len(r.trainers))
	return r, nil
}

// include finds the frozen set among the commitments, from its last one back, and what of it is included.
func (r *Round) include(args openArgs) error {
	var set []commitment
	complete := false
	for _, c := range slices.Backward(args.Commitments) {
		if n := len(set); n == 0 && c.FrozenHash != args.FrozenHash || n > 0 && set[n-1].after(c.FrozenHash) != set[n-1].FrozenHash {
			continue
		}
		set = append(set, c)
		if complete = c.after(protocol.Hash{}) == c.FrozenHash; complete {
			break
		}
	}
	if !complete {
		return fmt.Errorf("%w: the commitments do not lead to the frozen hash %s", ErrMismatch, args.FrozenHash)
	}
	for _, c := range set {
		if c.Slot < protocol.MaxTrainers && r.statement.Included>>c.Slot&1 == 1 {
			r.trainers = append(r.trainers, transition.Payload{Trainer: c.Trainer, Slot: c.Slot, Root: c.PayloadRoot})
		}
	}
	if n := bits.OnesCount64(r.statement.Included); n != len(r.trainers) {
		return fmt.Errorf("%w: %d slots are included, of which %d committed", ErrMismatch, n, len(r.trainers))
	}
	slices.SortFunc(r.trainers, func(a, b transition.Payload) int { return a.Trainer.Cmp(b.Trainer) })
	if n := uint64(len(r.trainers)); !r.spec.Takes(n) {
		return protocol.ErrAggregation.With("%s of %d trainers with the parameter %d", r.spec.Rule(), n, r.spec.AggregationParam)
	}
	return nil
}

// of finds an opened round.
func (s *Session) of(handle int) (*Round, error) {
	r, ok := s.rounds[handle]
	if !ok {
		return nil, fmt.Errorf("%w: no round is open as %d", ErrCall, handle)
	}
	return r, nil
}

// handleArgs name an opened round, and one of its objects.
type handleArgs struct{ Handle, Object int }

// close forgets a round.
func (s *Session) close(args handleArgs, _ [][]byte) (any, error) {
	if _, err := s.of(args.Handle); err != nil {
		return nil, err
	}
	delete(s.rounds, args.Handle)
	return struct{}{}, nil
}

// take takes the canonical file of an object; ErrMismatch if it is another one's.
func (s *Session) take(args handleArgs, data [][]byte) (any, error) {
	r, err := s.of(args.Handle)
	if err != nil {
		return nil, err
	}
	file, err := one(data)
	if err != nil {
		return nil, err
	}
	if args.Object < 0 || args.Object >= len(r.objects) {
		return nil, fmt.Errorf("%w: object %d of %d", ErrCall, args.Object, len(r.objects))
	}
	o := r.objects[args.Object]
	switch o.What {
	case whatPayload:
		r.payloads[args.Object], err = r.readPayload(file, args.Object)
	case whatParent:
		r.parent, err = r.readState(file, o.Root)
	default:
		r.claimed, err = r.readState(file, o.Root)
	}
	return struct{}{}, err
}

// body is a canonical file without what stands before its data.
func body(file []byte, layout protocol.Layout) ([]byte, error) {
	head := layout.Preamble()
	if !bytes.HasPrefix(file, head) || uint64(len(file)) != uint64(len(head))+layout.DataBytes() {
		return nil, fmt.Errorf("%w: %d bytes that are no canonical file of %d tensors", ErrMismatch, len(file), len(layout))
	}
	return file[len(head):], nil
}

// readPayload holds the file of a payload against its root and keeps of it what will be asked for.
func (r *Round) readPayload(file []byte, i int) (*payload, error) {
	q, t := protocol.Quantization(r.spec.Quantization), r.trainers[i]
	layout := protocol.PayloadLayout(r.spec.ParamCount, r.spec.FragmentCount, q)
	data, err := body(file, layout)
	if err != nil {
		return nil, err
	}
	leaves := make([]byte, 0, r.spec.PayloadBytes())
	for f, tensor := range layout {
		own := data[:tensor.Bytes()]
		data = data[len(own):]
		leaves = append(leaves, own...)
		// A file of binary32 leaves out the padding of a fragment's last leaf.
		n := protocol.Fragment(r.spec.ParamCount, r.spec.FragmentCount, uint32(f)).Len()
		leaves = append(leaves, make([]byte, q.Leaves(n)*uint64(q.LeafBytes())-uint64(len(own)))...)
	}
	root, err := r.spec.PayloadLeavesRoot(leaves, r.statement.TaskId, r.statement.Round, t.Trainer)
	if err != nil {
		return nil, err
	}
	if root != t.Root {
		return nil, fmt.Errorf("%w: the payload of %s hashes to %s, not %s", ErrMismatch, t.Trainer, root, t.Root)
	}
	x, bad, err := r.decode(leaves, i)
	if err != nil {
		return nil, err
	}
	p := &payload{malformed: bad}
	if r.samples == nil || r.spec.Scored() {
		p.leaves = leaves
	}
	p.values = at(x, r.samples)
	return p, nil
}

// decode gives the elements of a payload. A leaf that is not well formed is no error: its bytes are the committed ones.
func (r *Round) decode(leaves []byte, i int) ([]float32, *transition.Malformed, error) {
	q := protocol.Quantization(r.spec.Quantization)
	x := make([]float32, r.spec.ParamCount)
	for f, of := range protocol.Fragments(r.spec.ParamCount, r.spec.FragmentCount) {
		own := leaves[:q.Leaves(of.Len())*uint64(q.LeafBytes())]
		leaves = leaves[len(own):]
		err := r.spec.DecodeLeaves(x[of.Lo:of.Hi], own)
		var bad *protocol.LeafError
		if errors.As(err, &bad) {
			return nil, &transition.Malformed{Payload: i, Fragment: uint32(f), Leaf: uint64(bad.Leaf), Why: bad.Err.Error()}, nil
		}
		if err != nil {
			return nil, nil, err
		}
	}
	return x, nil, nil
}

// readState holds the file of a state against its root and keeps of it what will be asked for.
func (r *Round) readState(file []byte, want protocol.Hash) (*protocol.State, error) {
	data, err := body(file, protocol.StateLayout(r.spec.ParamCount, r.spec.FragmentCount))
	if err != nil {
		return nil, err
	}
	s := protocol.State{Params: make([]float32, r.spec.ParamCount), Momentum: make([]float32, r.spec.ParamCount)}
	for _, of := range protocol.Fragments(r.spec.ParamCount, r.spec.FragmentCount) {
		for _, x := range [][]float32{s.Params[of.Lo:of.Hi], s.Momentum[of.Lo:of.Hi]} {
			for k := range x {
				x[k] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*k:]))
			}
			data = data[4*len(x):]
		}
	}
	if root := s.Root(r.spec.FragmentCount); root != want {
		return nil, fmt.Errorf("%w: the state hashes to %s, not %s", ErrMismatch, root, want)
	}
	if r.samples != nil {
		s.Params, s.Momentum = at(s.Params, r.samples), at(s.Momentum, r.samples)
	}
	return &s, nil
}

// at is the elements at the samples; none where all are looked at, or there are none.
func at(x []float32, samples []uint64) []float32 {
	if x == nil {
		return nil
	}
	out := make([]float32, len(samples))
	for k, i := range samples {
		out[k] = x[i]
	}
	return out
}
