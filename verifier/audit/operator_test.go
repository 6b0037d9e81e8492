package audit_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
	"assay/verifier"
	"assay/verifier/audit"
	"assay/verifier/trace"
)

var trainer = common.Address{5}

// stepSegment and stepTransition are inner step 3 of audittest.New: the second of its segment.
const stepSegment, stepTransition = 2, 1

// world is a claim of a task with the trace of one segment, served.
type world struct {
	*audittest.World
	claim *audit.Claim
	shelf *trace.Shelf
	url   string
}

func newWorld(t *testing.T, segment int, lie audittest.Lie) *world {
	w := &world{World: audittest.New(t, audittest.Small())}
	w.claim, w.shelf = w.Claim(trainer), w.Shelf()
	w.Train(w.shelf, w.claim, segment, 0, lie)
	w.url = w.Serve(trace.Handler(w.shelf))
	return w
}

func (w *world) operator(segment, transition, part int, entry uint32) audit.OperatorConfig {
	return audit.OperatorConfig{Claim: w.claim, Sources: audit.Sources{Traces: []string{w.url}}, Segment: segment, Transition: transition,
		Part: part, Entry: entry, Elements: 2, Seed: [32]byte{byte(entry), byte(entry >> 8)}}
}

func run(t *testing.T, cfg audit.OperatorConfig) *audit.Report {
	t.Helper()
	report, err := audit.Operator(t.Context(), cfg)
	require.NoError(t, err)
	return report
}

func matches(t *testing.T, r *audit.Report) {
	t.Helper()
	require.Equal(t, verifier.Match, r.Outcome, r.Reason)
	for _, s := range []audit.Statement{r.Bytes, r.Commitment, r.Replay} {
		require.Equal(t, audit.Yes, s.Status, "%+v", r)
	}
}

// Every operator of prologue, step and epilogue of an honest claim re-executes from what is served of it.
func TestEveryOperator(t *testing.T) {
	for segment, p := range []func(w *world) *program.Program{
		0:           func(w *world) *program.Program { return w.Material.Task.Programs.Prologue },
		stepSegment: func(w *world) *program.Program { return w.Material.Task.Programs.Step },
		3:           func(w *world) *program.Program { return w.Material.Task.Programs.Epilogue },
	} {
		if p == nil {
			continue
		}
		w := newWorld(t, segment, audittest.Lie{Segment: -1})
		transition := 0
		if segment == stepSegment {
			transition = stepTransition
		}
		ops := map[program.Op]bool{}
		q := p(w)
		for entry := uint32(1 + len(q.Inputs)); q.Node(entry) != nil; entry++ {
			part := q.MicroBatches()
			if entry < uint32(1+len(q.Inputs)+len(q.Micro)) {
				part = int(entry) % q.MicroBatches()
			}
			r := run(t, w.operator(segment, transition, part, entry))
			require.Equal(t, verifier.Match, r.Outcome, "entry %d, %v: %s", entry, q.Node(entry).Op, r.Reason)
			ops[q.Node(entry).Op] = true
		}
		if segment == stepSegment {
			require.GreaterOrEqual(t, len(ops), 15, "%v", ops)
		}
	}
}

// What is drawn follows from the seed alone, and differs with it.
func TestDraw(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	audited := map[string]bool{}
	for i := range byte(12) {
		cfg := w.operator(stepSegment, stepTransition, -1, 0)
		cfg.Seed = [32]byte{i}
		r := run(t, cfg)
		matches(t, r)
		again := run(t, cfg)
		require.Equal(t, r.Audited, again.Audited)
		require.Equal(t, r.Samples, again.Samples)
		audited[r.Audited] = true
	}
	require.Greater(t, len(audited), 6)
}

// first is the first node of a part with an operation whose first operand is wanted.
func firstNode(p *program.Program, op program.Op, want func(n *program.Node) bool) (part int, entry uint32) {
	for entry := uint32(1 + len(p.Inputs)); p.Node(entry) != nil; entry++ {
		if n := p.Node(entry); n.Op == op && (want == nil || want(n)) {
			if entry < uint32(1+len(p.Inputs)+len(p.Micro)) {
				return 0, entry
			}
			return p.MicroBatches(), entry
		}
	}
	return -1, 0
}

// A wrong element of any kind of operator is found and named, whoever answers for the trace.
func TestOperatorLies(t *testing.T) {
	w := audittest.New(t, audittest.Small())
	p := w.Material.Task.Programs.Step
	batch := func(n *program.Node) bool {
		e := n.Operands[0].Tensor
		return e >= 1 && int(e) <= len(p.Inputs) && p.Inputs[e-1].Provenance == program.Batch
	}
	for _, c := range []struct {
		op   program.Op
		want func(*program.Node) bool
	}{
		{program.OpMatmul, nil}, {program.OpMatmul, func(n *program.Node) bool { return n.Operands[0].Shape.Dims[n.Shape.Rank-1] > 256 }}, {program.OpSum, nil},
		{program.OpGather, nil}, {program.OpSegsum, nil}, {program.OpExp, nil}, {program.OpFma, nil}, {program.OpCopy, batch}, {program.OpConcat, nil},
		{program.OpSelect, nil}, {program.OpIota, nil}, {program.OpConvert, nil},
	} {
		part, entry := firstNode(p, c.op, c.want)
		if part < 0 {
			require.NotContains(t, []program.Op{program.OpMatmul, program.OpCopy, program.OpSegsum}, c.op)
			continue
		}
		size, _ := p.Node(entry).Shape.Elements()
		wrong := size - 1
		w.Objects = map[string][]byte{}
		liar, shelf := w.Claim(trainer), w.Shelf()
		w.Train(shelf, liar, stepSegment, 0, audittest.Lie{Segment: stepSegment, Transition: stepTransition, Output: func(at int, e uint32, x program.Tensor) program.Tensor {
			if at == part && e == entry {
				x.SetWord(wrong, x.Word(wrong)^1)
			}
			return x
		}})
		v := &world{World: w, claim: liar, shelf: shelf, url: w.Serve(trace.Handler(shelf))}
		cfg := v.operator(stepSegment, stepTransition, part, entry)
		cfg.Elements, cfg.Indices = 0, []uint64{wrong}
		r := run(t, cfg)
		require.Equal(t, verifier.NoMatch, r.Outcome, "%v: %s", c.op, r.Reason)
		require.Equal(t, audit.No, r.Replay.Status)
		require.Equal(t, audit.Yes, r.Bytes.Status)
		require.Equal(t, audit.Yes, r.Commitment.Status)
		require.False(t, r.Posted)
		f := r.Finding
		require.Equal(t, c.op.String(), f.Operator)
		require.Equal(t, entry, f.Entry)
		require.Equal(t, part, *f.Part)
		require.Equal(t, wrong, *f.Element)
		require.EqualValues(t, 3, *f.Step)
		require.NotEqual(t, f.Claimed.Bits, f.Computed.Bits)
		var text strings.Builder
		r.Print(&text)
		for _, want := range []string{"no match", "inner step 3", c.op.String(), f.Claimed.Bits, f.Computed.Bits, "signed by nobody"} {
			require.Contains(t, text.String(), want)
		}

		root, err := shelf.Segment(liar.ClaimHash, stepSegment)
		require.NoError(t, err)
		liar.Posted[stepSegment] = root
		posted := run(t, cfg)
		require.Equal(t, verifier.NoMatch, posted.Outcome)
		require.True(t, posted.Posted)
	}
}

// A copy of the round's state that is not the round's state is found in the prologue.
func TestFragmentLie(t *testing.T) {
	lie := audittest.Lie{Segment: 0}
	w := audittest.New(t, audittest.Small())
	_, entry := firstNode(w.Material.Task.Programs.Prologue, program.OpCopy, nil)
	lie.Output = func(_ int, e uint32, x program.Tensor) program.Tensor {
		if e == entry {
			x.F32[300] += 1
		}
		return x
	}
	v := newWorld(t, 0, lie)
	cfg := v.operator(0, 0, 0, entry)
	cfg.Elements, cfg.Indices = 0, []uint64{299}
	matches(t, run(t, cfg))
	cfg.Indices = []uint64{300}
	r := run(t, cfg)
	require.Equal(t, verifier.NoMatch, r.Outcome, r.Reason)
	require.Nil(t, r.Finding.Step)
}

// A NaN of a record is read as the canonical one (docs/formats.md section 10): a trainer that did so is not said to be wrong.
func TestNaNOfARecord(t *testing.T) {
	const params, rows, width = 4, 2, 3
	build := func(b *program.Builder) *program.Program {
		p, _, err := b.Build()
		require.NoError(t, err)
		return p
	}
	spec := &protocol.TaskSpec{Tier: uint8(protocol.TierVerified), ParamCount: params, FragmentCount: 1, InnerSteps: 2, CheckpointInterval: 2, PayloadBoundLog2: 10}
	w := &audittest.World{TB: t, State: protocol.State{Params: make([]float32, params), Momentum: make([]float32, params)}, Objects: map[string][]byte{}}
	task := claim.Task{Spec: spec}
	b := program.NewMap()
	b.Output(b.Copy(b.State(program.F32, params)))
	task.Programs.Prologue = build(b)
	b = program.NewBuilder(1, 1)
	own := b.State(program.F32, params)
	b.Copy(b.Batch(program.F32, 0, rows, width))
	b.BeginStep()
	b.Output(b.Copy(own))
	task.Programs.Step = build(b)
	b = program.NewMap()
	before := b.Copy(b.State(program.F32, params))
	b.Output(b.Sub(before, b.State(program.F32, params)))
	task.Programs.Epilogue = build(b)
	record := make([]byte, 4*width)
	binary.LittleEndian.PutUint32(record[4:], 0xffc01234)
	spec.DatasetRecords, spec.DatasetRoot = 1, protocol.DatasetRoot([][]byte{record})
	spec.ProgramRoot, spec.InitialStateRoot = task.Programs.Root(), w.State.Root(1)
	kept, err := audit.NewRecords(spec, record)
	require.NoError(t, err)
	w.Material = &audit.Material{Task: task, Records: kept}

	v := &world{World: w, claim: w.Claim(trainer), shelf: w.Shelf()}
	w.Train(v.shelf, v.claim, 1, 0, audittest.Lie{Segment: -1})
	v.url = w.Serve(trace.Handler(v.shelf))
	_, entry := firstNode(task.Programs.Step, program.OpCopy, nil)
	cfg := v.operator(1, 0, 0, entry)
	cfg.Elements, cfg.Indices = 0, []uint64{0, 1}
	matches(t, run(t, cfg))
}

// A tensor of another form than the program says is a lie of whoever answers for the trace, not of who serves it.
func TestMisplacedTensor(t *testing.T) {
	w := audittest.New(t, audittest.Small())
	part, entry := firstNode(w.Material.Task.Programs.Step, program.OpMatmul, nil)
	for name, lie := range map[string]func(x program.Tensor) program.Tensor{
		"longer":       func(x program.Tensor) program.Tensor { return program.Floats(append(x.F32, 1)...) },
		"shorter":      func(x program.Tensor) program.Tensor { return program.Floats(x.F32[1:]...) },
		"another type": func(x program.Tensor) program.Tensor { return program.NewTensor(program.I32, x.Len()) },
		"a NaN": func(x program.Tensor) program.Tensor {
			x.SetWord(0, 0x7fc00001)
			return x
		},
	} {
		v := newWorld(t, stepSegment, audittest.Lie{Segment: stepSegment, Transition: 1, Output: func(at int, e uint32, x program.Tensor) program.Tensor {
			if at == part && e == entry {
				return lie(x)
			}
			return x
		}})
		cfg := v.operator(stepSegment, 1, part, entry)
		cfg.Elements, cfg.Indices = 0, []uint64{0}
		r := run(t, cfg)
		require.Equal(t, verifier.NoMatch, r.Outcome, "%s: %s", name, r.Reason)
		require.Equal(t, audit.Yes, r.Bytes.Status, name)
		require.Equal(t, audit.No, r.Replay.Status, name)
		require.EqualValues(t, 3, *r.Finding.Step)
		require.Contains(t, r.Reason, "form that it must have")
	}
}

// A server may send whatever it likes: nothing is ever said to match by it, and nothing to differ.
func TestHostileServers(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	honest := trace.Handler(w.shelf)
	_, entry := firstNode(w.Material.Task.Programs.Step, program.OpMatmul, nil)
	release := make(chan struct{})
	t.Cleanup(func() { close(release) })
	answer := func(r *http.Request) []byte {
		rec := httptest.NewRecorder()
		honest.ServeHTTP(rec, r)
		return rec.Body.Bytes()
	}
	mutate := func(f func(b []byte) []byte) http.HandlerFunc {
		return func(rw http.ResponseWriter, r *http.Request) { _, _ = rw.Write(f(slices.Clone(answer(r)))) }
	}
	for name, h := range map[string]http.HandlerFunc{
		"wrong leaf":   mutate(func(b []byte) []byte { b[min(len(b)-1, repops.HeaderBytes+10)] ^= 1; return b }),
		"wrong path":   mutate(func(b []byte) []byte { b[len(b)-1] ^= 1; return b }),
		"wrong header": mutate(func(b []byte) []byte { b[0] ^= 1; return b }),
		"truncated":    mutate(func(b []byte) []byte { return b[:len(b)-1] }),
		"half":         mutate(func(b []byte) []byte { return b[:len(b)/2] }),
		"empty":        mutate(func([]byte) []byte { return nil }),
		"too long":     mutate(func(b []byte) []byte { return append(b, make([]byte, 32)...) }),
		"endless": func(rw http.ResponseWriter, _ *http.Request) {
			for range 1 << 10 {
				if _, err := rw.Write(make([]byte, 64<<10)); err != nil {
					return
				}
			}
		},
		"many leaves": mutate(func(b []byte) []byte {
			return append(b[:repops.HeaderBytes], 0xff, 0xff, 0xff, 0xff)
		}),
		"another vector": func(rw http.ResponseWriter, r *http.Request) {
			q, _ := http.NewRequest(http.MethodGet, fmt.Sprintf("/v1/openings/%s?leaves=0", audit.Hash(w.claim.Spec.ProgramRoot)), nil)
			_, _ = rw.Write(answer(q))
		},
		"another leaf": func(rw http.ResponseWriter, r *http.Request) {
			q := r.Clone(r.Context())
			if v := q.URL.Query(); v.Has("leaves") {
				v.Set("leaves", "0")
				q.URL.RawQuery = v.Encode()
			}
			b := answer(q)
			if strings.Contains(r.URL.RawQuery, "leaves=0") && len(b) > 60 {
				b = b[:60]
			}
			_, _ = rw.Write(b)
		},
		"errors":    func(rw http.ResponseWriter, _ *http.Request) { rw.WriteHeader(http.StatusInternalServerError) },
		"redirects": func(rw http.ResponseWriter, r *http.Request) { http.Redirect(rw, r, r.URL.String(), http.StatusFound) },
		"hanging": func(_ http.ResponseWriter, r *http.Request) {
			select {
			case <-release:
			case <-r.Context().Done():
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			bad := w.Serve(h)
			cfg := w.operator(stepSegment, stepTransition, 0, entry)
			cfg.Sources = audit.Sources{Traces: []string{bad}, Patience: 200 * time.Millisecond}
			if name == "endless" {
				cfg.Sources.Patience = 10 * time.Second
			}
			r := run(t, cfg)
			require.Equal(t, verifier.Inconclusive, r.Outcome, r.Reason)
			require.NotEqual(t, audit.Yes, r.Replay.Status)
			require.Nil(t, r.Finding)
			require.Contains(t, r.Reason, bad)
			require.Less(t, r.BytesRead, int64(1<<20))
			if name != "errors" && name != "hanging" && name != "redirects" {
				require.Equal(t, audit.No, r.Bytes.Status)
			}
			// Beside an honest source it only costs time.
			cfg.Sources.Traces = append(cfg.Sources.Traces, w.url)
			matches(t, run(t, cfg))
		})
	}
}

// A trace that is consistent in itself, and of another claim, says nothing of this one.
func TestAnotherClaimsTrace(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	other := w.Claim(common.Address{6})
	shelf := w.Shelf()
	w.Train(shelf, other, stepSegment, 0, audittest.Lie{Segment: -1})
	// It passes for the other one.
	root, err := shelf.Segment(other.ClaimHash, stepSegment)
	require.NoError(t, err)
	shelf.AddSegment(w.claim.ClaimHash, stepSegment, root)
	// The claim's own list is public.
	var list []audit.Hash
	raw := w.Objects[w.claim.ClaimHash.String()]
	for ; len(raw) > 0; raw = raw[32:] {
		list = append(list, audit.Hash(raw[:32]))
	}
	_, err = shelf.AddRoots(w.claim.Header(), list)
	require.NoError(t, err)
	_, entry := firstNode(w.Material.Task.Programs.Step, program.OpMatmul, nil)
	cfg := w.operator(stepSegment, stepTransition, 0, entry)
	cfg.Sources.Traces = []string{w.Serve(trace.Handler(shelf))}
	r := run(t, cfg)
	require.Equal(t, verifier.Inconclusive, r.Outcome)
	require.Equal(t, audit.No, r.Commitment.Status)
	require.Contains(t, r.Reason, "does not end in what the trainer signed")
}

// Outcomes of an audit that did not come to an end.
func TestInterrupted(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	reached := make(chan struct{}, 100)
	slow := w.Serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		reached <- struct{}{}
		<-r.Context().Done()
	}))
	cfg := w.operator(stepSegment, stepTransition, -1, 0)
	cfg.Sources.Traces = []string{slow}
	cfg.Sources.Patience = time.Minute

	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	r, err := audit.Operator(ctx, cfg)
	require.NoError(t, err)
	require.Equal(t, verifier.Timeout, r.Outcome)

	ctx, stop := context.WithCancel(t.Context())
	for len(reached) > 0 {
		<-reached
	}
	go func() {
		<-reached
		stop()
	}()
	r, err = audit.Operator(ctx, cfg)
	require.NoError(t, err)
	require.Equal(t, verifier.Cancelled, r.Outcome)
	require.Equal(t, audit.Unchecked, r.Replay.Status)
}

// What the chain says already is repeated with its transaction, and nothing is re-executed.
func TestConvicted(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	w.claim.Conviction = &audit.Conviction{TxHash: common.Hash{1}, Block: 7, Fault: "Element"}
	r := run(t, w.operator(stepSegment, stepTransition, -1, 0))
	require.Equal(t, verifier.Convicted, r.Outcome)
	require.Equal(t, w.claim.Conviction, r.Conviction)
	require.Equal(t, audit.Unchecked, r.Replay.Status)
	var text strings.Builder
	r.Print(&text)
	require.Contains(t, text.String(), common.Hash{1}.String())
}

// Places that a claim does not have are the caller's mistake.
func TestNoSuchPlace(t *testing.T) {
	w := newWorld(t, stepSegment, audittest.Lie{Segment: -1})
	for name, edit := range map[string]func(*audit.OperatorConfig){
		"segment":    func(c *audit.OperatorConfig) { c.Segment = 4 },
		"transition": func(c *audit.OperatorConfig) { c.Transition = 2 },
		"part":       func(c *audit.OperatorConfig) { c.Part = 3 },
		"input":      func(c *audit.OperatorConfig) { c.Part, c.Entry = 0, 1 },
		"element":    func(c *audit.OperatorConfig) { c.Indices = []uint64{1 << 40} },
		"none":       func(c *audit.OperatorConfig) { c.Elements = 0 },
		"too many":   func(c *audit.OperatorConfig) { c.Elements = 4097 },
		"entry":      func(c *audit.OperatorConfig) { c.Entry = 1 << 20 },
		"output":     func(c *audit.OperatorConfig) { c.Entry = operators(w).Output },
		"part's":     func(c *audit.OperatorConfig) { c.Part, c.Entry = 0, operators(w).Step },
	} {
		cfg := w.operator(stepSegment, stepTransition, -1, 0)
		edit(&cfg)
		_, err := audit.Operator(t.Context(), cfg)
		require.ErrorIs(t, err, audit.ErrPlace, name)
		if cfg.Entry != 0 { // the range is named
			s, low, high := operators(w), uint32(0), uint32(0)
			if low, high = s.Micro, s.Output-1; cfg.Part == 0 {
				high = s.Step - 1
			}
			require.ErrorContains(t, err, fmt.Sprintf("the entries %d to %d", low, high), name)
		}
	}
}

func operators(w *world) (s program.Sections) {
	p := w.Material.Task.Programs.Step
	s.Micro = uint32(1 + len(p.Inputs))
	s.Step = s.Micro + uint32(len(p.Micro))
	for s.Output = s.Step; p.Node(s.Output) != nil; s.Output++ {
	}
	return s
}
