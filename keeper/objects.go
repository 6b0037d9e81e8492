package keeper

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/repops"
)

const (
	// maxManifestBytes is the format's limit.
	maxManifestBytes = protocol.MaxManifestBytes
	// aggregateRun is how many coordinates are aggregated at a time: 64 trainers' runs take 16 MiB, whatever the model's size.
	aggregateRun = 1 << 16
	// peerTimeout bounds the fetch of one object from one peer.
	peerTimeout = 10 * time.Minute
)

// errDamaged says that an object's bytes on disk are not those of its root.
var errDamaged = errors.New("stored object does not match its root")

func payloadLayout(spec *protocol.TaskSpec) protocol.Layout {
	return protocol.PayloadLayout(spec.ParamCount, spec.FragmentCount)
}

func stateLayout(spec *protocol.TaskSpec) protocol.Layout {
	return protocol.StateLayout(spec.ParamCount, spec.FragmentCount)
}

// stateBytes is the data of one state: parameters and momentum.
func stateBytes(spec *protocol.TaskSpec) int64 { return 8 * int64(spec.ParamCount) }

// ingest reads a tensor file that may be hostile into a new blob in canonical form and returns the roots of its tensors. It holds
// one run of elements at a time. header names the vector that each tensor commits to; check sees every run.
func (s *Service) ingest(r io.Reader, layout protocol.Layout, header func(tensor int) repops.Header,
	check func(tensor int, at uint64, x []float32) error) (_ *store.Blob, _ []protocol.Hash, err error) {
	blob, err := s.store.NewBlob()
	if err != nil {
		return nil, nil, errStorage.Because(err)
	}
	defer func() {
		if err != nil {
			blob.Discard()
		}
	}()
	preamble := layout.Preamble()
	if _, err := blob.WriteAt(preamble, 0); err != nil {
		return nil, nil, errStorage.Because(err)
	}
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
		at += 4 * int64(t.Elements)
	}
	return out
}

func appendFloats(b []byte, x []float32) []byte {
	for _, v := range x {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(v))
	}
	return b
}

// ingestPayload reads a payload file; the blob is the caller's to commit under the root or to discard.
func (s *Service) ingestPayload(r io.Reader, spec *protocol.TaskSpec, task protocol.Hash, round uint32, trainer common.Address) (*store.Blob, protocol.Hash, error) {
	layout, bound := payloadLayout(spec), protocol.BoundChecker(spec)
	blob, roots, err := s.ingest(r, layout, func(i int) repops.Header {
		return protocol.PayloadHeader(task, round, uint32(i), trainer, layout[i].Elements)
	}, func(i int, at uint64, x []float32) error { return bound(layout[i].Name, at, x) })
	if err != nil {
		return nil, protocol.Hash{}, err
	}
	return blob, protocol.PayloadSetRoot(roots), nil
}

// ingestState reads a state file. With initial, momentum has to be +0 throughout.
func (s *Service) ingestState(r io.Reader, spec *protocol.TaskSpec, initial bool) (*store.Blob, protocol.Hash, error) {
	layout := stateLayout(spec)
	blob, roots, err := s.ingest(r, layout, stateHeader(layout), func(i int, at uint64, x []float32) error {
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

// checkManifest verifies that the held manifest is the spec's.
func (s *Service) checkManifest(spec *protocol.TaskSpec) error {
	raw, err := s.store.Get(spec.ManifestHash, maxManifestBytes)
	if err != nil {
		return err
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return err
	}
	return m.Check(spec)
}

// checkInitialState verifies that the held first state is the spec's: its numbers give the root and its momentum is zero.
func (s *Service) checkInitialState(spec *protocol.TaskSpec) error {
	f, err := s.store.Object(spec.InitialStateRoot)
	if err != nil {
		return err
	}
	defer f.Close()
	layout := stateLayout(spec)
	header, roots := stateHeader(layout), make([]protocol.Hash, len(layout))
	var hasher *repops.TensorHasher
	var raw []byte
	err = protocol.ReadTensors(f, layout, func(i int, at uint64, x []float32) error {
		if at == 0 {
			hasher = repops.NewTensorHasher(header(i))
		}
		raw = appendFloats(raw[:0], x)
		if _, err := hasher.Write(raw); err != nil {
			return err
		}
		if at+uint64(len(x)) == layout[i].Elements {
			if roots[i], err = hasher.Sum(); err != nil {
				return err
			}
		}
		if i%2 == 1 {
			return zeroMomentum(layout[i].Name, at, x)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("first state: %w", err)
	}
	if got := stateRootOf(roots); got != spec.InitialStateRoot {
		return fmt.Errorf("first state: %w: %s, not %s", errDamaged, got, protocol.Hash(spec.InitialStateRoot))
	}
	return nil
}

// column reads one stored object run by run, and proves at the end that what was read is what its root commits to.
type column struct {
	root    protocol.Hash
	file    store.File
	offsets []int64
	roots   []protocol.Hash
	raw     []byte
}

func (s *Service) openColumn(root protocol.Hash, layout protocol.Layout) (*column, error) {
	f, err := s.store.Object(root)
	if err != nil {
		return nil, err
	}
	return &column{root: root, file: f, offsets: tensorOffsets(layout), roots: make([]protocol.Hash, len(layout))}, nil
}

// read fills x with the elements of a tensor from at.
func (c *column) read(tensor int, at uint64, x []float32, hasher *repops.TensorHasher) error {
	need := 4 * len(x)
	if cap(c.raw) < need {
		c.raw = make([]byte, need)
	}
	raw := c.raw[:need]
	if _, err := c.file.ReadAt(raw, c.offsets[tensor]+4*int64(at)); err != nil {
		return fmt.Errorf("read object %s: %w", c.root, err)
	}
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(raw[4*i:]))
	}
	_, err := hasher.Write(raw)
	return err
}

// begins says whether the object's file begins with a layout's preamble.
func (c *column) begins(preamble []byte) bool {
	have := make([]byte, len(preamble))
	_, err := c.file.ReadAt(have, 0)
	return err == nil && bytes.Equal(have, preamble)
}

// aggregate computes and stores the state that follows a parent by the included payloads and returns its root. Every input is
// proven against its root while it is read, so a damaged disk can stop this keeper but never make it sign a wrong root. Memory does
// not depend on the model's size. When it returns, the new state is durable.
func (s *Service) aggregate(ctx context.Context, spec *protocol.TaskSpec, task protocol.Hash, round uint32, parent protocol.Hash, included []chain.Commitment) (_ protocol.Hash, err error) {
	s.aggregating.Lock() // one at a time bounds memory and leaves cores to the trainers of a shared machine
	defer s.aggregating.Unlock()
	began := time.Now()

	// Aggregation is defined over ascending addresses.
	contributions := make([]protocol.Contribution, len(included))
	roots := make(map[common.Address]protocol.Hash, len(included))
	for i, c := range included {
		contributions[i].Trainer, roots[c.Trainer] = c.Trainer, c.PayloadRoot
	}
	if err := protocol.SortContributions(contributions); err != nil {
		return protocol.Hash{}, err
	}
	stateL, payloadL := stateLayout(spec), payloadLayout(spec)
	state, err := s.openColumn(parent, stateL)
	if err != nil {
		return protocol.Hash{}, err
	}
	defer state.file.Close()
	payloads := make([]*column, len(contributions))
	for i, c := range contributions {
		if payloads[i], err = s.openColumn(roots[c.Trainer], payloadL); err != nil {
			return protocol.Hash{}, err
		}
		defer payloads[i].file.Close()
	}
	blob, err := s.store.NewBlob()
	if err != nil {
		return protocol.Hash{}, err
	}
	defer blob.Discard()
	if _, err := blob.WriteAt(stateL.Preamble(), 0); err != nil {
		return protocol.Hash{}, err
	}

	header := stateHeader(stateL)
	run := min(aggregateRun, int(payloadL[0].Elements))
	params, momentum, scratch := make([]float32, run), make([]float32, run), make([]float32, run)
	deltas := make([][]float32, len(payloads))
	for i := range deltas {
		deltas[i] = make([]float32, run)
	}
	next := make([]protocol.Hash, len(stateL))
	var out []byte
	for f := range payloadL {
		p, m := 2*f, 2*f+1
		inP, inM := repops.NewTensorHasher(header(p)), repops.NewTensorHasher(header(m))
		outP, outM := repops.NewTensorHasher(header(p)), repops.NewTensorHasher(header(m))
		in := make([]*repops.TensorHasher, len(payloads))
		for i, c := range contributions {
			in[i] = repops.NewTensorHasher(protocol.PayloadHeader(task, round, uint32(f), c.Trainer, payloadL[f].Elements))
		}
		for at := uint64(0); at < payloadL[f].Elements; {
			if ctx.Err() != nil {
				return protocol.Hash{}, ctx.Err()
			}
			n := int(min(payloadL[f].Elements-at, uint64(run)))
			if err := errors.Join(state.read(p, at, params[:n], inP), state.read(m, at, momentum[:n], inM)); err != nil {
				return protocol.Hash{}, err
			}
			cut := make([][]float32, len(payloads))
			for i, c := range payloads {
				cut[i] = deltas[i][:n]
				if err := c.read(f, at, cut[i], in[i]); err != nil {
					return protocol.Hash{}, err
				}
			}
			if err := protocol.StepFragment(spec, params[:n], momentum[:n], scratch[:n], cut); err != nil {
				return protocol.Hash{}, err
			}
			for _, w := range []struct {
				tensor int
				x      []float32
				hasher *repops.TensorHasher
			}{{p, params[:n], outP}, {m, momentum[:n], outM}} {
				out = appendFloats(out[:0], w.x)
				if _, err := blob.WriteAt(out, state.offsets[w.tensor]+4*int64(at)); err != nil {
					return protocol.Hash{}, err
				}
				if _, err := w.hasher.Write(out); err != nil {
					return protocol.Hash{}, err
				}
			}
			at += uint64(n)
		}
		for _, h := range []struct {
			hasher *repops.TensorHasher
			to     *protocol.Hash
		}{{inP, &state.roots[p]}, {inM, &state.roots[m]}, {outP, &next[p]}, {outM, &next[m]}} {
			if *h.to, err = h.hasher.Sum(); err != nil {
				return protocol.Hash{}, err
			}
		}
		for i, c := range payloads {
			if c.roots[f], err = in[i].Sum(); err != nil {
				return protocol.Hash{}, err
			}
		}
	}
	if got := stateRootOf(state.roots); got != parent {
		return protocol.Hash{}, s.damaged(parent, got, state.begins(stateL.Preamble()))
	}
	for i, c := range payloads {
		if got := protocol.PayloadSetRoot(c.roots); got != c.root {
			acked, err := s.acknowledged(task, round, contributions[i].Trainer, c.root)
			return protocol.Hash{}, errors.Join(s.damaged(c.root, got, acked), err)
		}
	}
	root := stateRootOf(next)
	if err := blob.Commit(root); err != nil {
		return protocol.Hash{}, err
	}
	s.meters.aggregate.Observe(time.Since(began).Seconds())
	return root, nil
}

// damaged reports an object whose bytes do not give its root. It drops it, so that it can be fetched or uploaded again, only if it
// is known to have been stored as what it was read as: whoever commits or proposes may name any root, that of another object too.
func (s *Service) damaged(root, got protocol.Hash, certain bool) error {
	err := fmt.Errorf("%w: %s hashes to %s", errDamaged, root, got)
	if !certain {
		return err
	}
	s.log.Error("a stored object is damaged; dropping it", "root", root, "hashes_to", got)
	return errors.Join(err, s.store.Remove(root))
}

// acknowledged says whether this keeper took the payload of that root from that trainer for that round, and so checked that it is
// one: a payload's root binds the three, but the root alone does not show them.
func (s *Service) acknowledged(task protocol.Hash, round uint32, trainer common.Address, payload protocol.Hash) (bool, error) {
	_, err := s.store.Ack(store.Submission{Task: task, Round: round, Trainer: trainer}, payload)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// holds says whether a payload is acknowledged and still here.
func (s *Service) holds(task protocol.Hash, round uint32, trainer common.Address, payload protocol.Hash) (bool, error) {
	acked, err := s.acknowledged(task, round, trainer, payload)
	if err != nil || !acked {
		return false, err
	}
	return s.store.Has(payload)
}

// ensureState gets the state that the open round trains on, if another keeper proposed it: recomputed from held payloads, else from
// a peer.
func (s *Service) ensureState(v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) {
	held, err := s.store.Has(head.StateRoot)
	if err != nil || held || head.StateRoot.IsZero() {
		return
	}
	s.actions.start(s.run, "state/"+head.StateRoot.String(), v.Number, func(ctx context.Context) (uint64, error) {
		if err := s.recompute(ctx, v, id, spec, head); err != nil {
			s.log.Info("state of the head is not held and cannot be recomputed from held payloads", "task", id, "round", head.Round, "why", err)
			if !s.fetchFromPeers(ctx, spec, head.StateRoot) {
				return 0, fmt.Errorf("state %s of the head: %w here and with %d peers", head.StateRoot, store.ErrNotFound, len(s.cfg.Peers))
			}
		}
		s.wake()
		return 0, nil
	}, s.failed("ensureState", id))
}

// recompute walks back to the last held state and forward again through the rounds that others proposed.
func (s *Service) recompute(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, head chain.Head) error {
	type step struct {
		number uint32
		round  chain.Round
	}
	var steps []step
	parent := protocol.Hash(spec.InitialStateRoot)
	for r := head.Round; r > 0 && len(steps) < catchUpRounds; r-- {
		round, err := v.Round(ctx, id, r-1)
		if err != nil {
			return err
		}
		held, err := s.store.Has(round.StateRoot)
		if err != nil {
			return err
		}
		if held {
			parent = round.StateRoot
			break
		}
		if round.Status == protocol.RoundProposed || round.Status == protocol.RoundFinal {
			steps = append(steps, step{r - 1, round})
		}
	}
	for i := len(steps) - 1; i >= 0; i-- {
		st := steps[i]
		entries, err := s.commitments(ctx, v, id, st.number, st.round.FrozenHash)
		if err != nil {
			return err
		}
		var included []chain.Commitment
		for _, c := range entries {
			if st.round.Included>>c.Slot&1 == 0 {
				continue
			}
			held, err := s.store.Has(c.PayloadRoot)
			if err != nil {
				return err
			}
			if !held && !s.fetchPayloadFromPeers(ctx, spec, id, st.number, c) {
				return fmt.Errorf("payload %s of round %d: %w", c.PayloadRoot, st.number, store.ErrNotFound)
			}
			included = append(included, c)
		}
		root, err := s.aggregate(ctx, spec, id, st.number, parent, included)
		if err != nil {
			return err
		}
		if root != st.round.StateRoot {
			s.meters.wrongRoots.Inc()
			s.log.Error("the chain's root is not what the payloads give", "task", id, "round", st.number, "chain", st.round.StateRoot, "recomputed", root)
			return fmt.Errorf("round %d: recomputed %s, the chain has %s", st.number, root, st.round.StateRoot)
		}
		parent = root
	}
	return nil
}

// fetchFromPeers gets a manifest or a state that the spec or the chain names. What a peer sends is checked like an upload.
func (s *Service) fetchFromPeers(ctx context.Context, spec *protocol.TaskSpec, root protocol.Hash) bool {
	return s.eachPeer(ctx, root, func(body io.Reader) error {
		if root == spec.ManifestHash {
			_, err := s.storeManifest(body, []*protocol.TaskSpec{spec}, root)
			return err
		}
		blob, got, err := s.ingestState(body, spec, root == spec.InitialStateRoot)
		if err != nil {
			return err
		}
		return s.keep(blob, got, root)
	})
}

func (s *Service) fetchPayloadFromPeers(ctx context.Context, spec *protocol.TaskSpec, task protocol.Hash, round uint32, c chain.Commitment) bool {
	return s.eachPeer(ctx, c.PayloadRoot, func(body io.Reader) error {
		blob, got, err := s.ingestPayload(body, spec, task, round, c.Trainer)
		if err != nil {
			return err
		}
		return s.keep(blob, got, c.PayloadRoot)
	})
}

// keep commits a blob if its root is the wanted one.
func (s *Service) keep(blob *store.Blob, got, want protocol.Hash) error {
	defer blob.Discard()
	if got != want {
		return protocol.ErrPayloadHashMismatch.With("the body has root %s, not %s", got, want)
	}
	if err := blob.Commit(want); err != nil {
		return errStorage.Because(err)
	}
	return nil
}

func (s *Service) eachPeer(ctx context.Context, root protocol.Hash, take func(io.Reader) error) bool {
	for _, peer := range s.cfg.Peers {
		if err := s.fetch(ctx, peer, root, take); err != nil {
			s.log.Info("peer could not give an object", "peer", peer, "root", root, "err", err)
			continue
		}
		return true
	}
	return false
}

func (s *Service) fetch(ctx context.Context, peer string, root protocol.Hash, take func(io.Reader) error) error {
	ctx, cancel := context.WithTimeout(ctx, peerTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimRight(peer, "/")+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return err
	}
	resp, err := s.peers.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	return take(resp.Body)
}
