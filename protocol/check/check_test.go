package check

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// roundCase is a case of vectors/transition.json.
type roundCase struct {
	Name                             string
	TaskID                           protocol.Hash
	Round                            uint32
	ParamCount                       uint64
	FragmentCount                    uint32
	Aggregation                      uint8
	AggregationParam                 uint32
	Weights                          []word
	Quantization                     uint8
	ClipL2Norm                       word
	PayloadBoundLog2                 int16
	OuterLearningRate, OuterMomentum word
	Params, Momentum                 []word
	ParentRoot                       protocol.Hash
	Trainers                         []common.Address
	Slots                            []uint8
	Payloads                         []hexutil.Bytes
	PayloadRoots                     []protocol.Hash
	NewParams, NewMomentum           []word
	NewRoot, AuxRoot                 protocol.Hash
}

func readRounds(t *testing.T) []roundCase {
	t.Helper()
	raw, err := os.ReadFile("../../vectors/transition.json")
	require.NoError(t, err)
	var f struct {
		Count int
		Cases []roundCase
	}
	require.NoError(t, json.Unmarshal(raw, &f))
	require.NotEmpty(t, f.Cases)
	require.Len(t, f.Cases, f.Count)
	return f.Cases
}

func floatsOf(words []word) []float32 {
	x := make([]float32, len(words))
	for i, w := range words {
		x[i] = w.float()
	}
	return x
}

func (c *roundCase) spec(t *testing.T) *protocol.TaskSpec {
	t.Helper()
	s := &protocol.TaskSpec{
		Version: 1, ParamCount: c.ParamCount, FragmentCount: c.FragmentCount, Aggregation: c.Aggregation, AggregationParam: c.AggregationParam,
		Quantization: c.Quantization, ClipL2Norm: uint32(c.ClipL2Norm), PayloadBoundLog2: c.PayloadBoundLog2,
		OuterLearningRate: uint32(c.OuterLearningRate), OuterMomentum: uint32(c.OuterMomentum),
	}
	weights := make([]uint32, len(c.Weights))
	for i, w := range c.Weights {
		weights[i] = uint32(w)
	}
	require.NoError(t, s.SetWeights(weights...))
	return s
}

// played is a case as the chain and keepers have it.
type played struct {
	t       *testing.T
	s       *Session
	c       *roundCase
	spec    *protocol.TaskSpec
	claimed protocol.State
	args    map[string]any
	handle  int
	objects []Object
}

// play announces the commitments of a case, with one on a dead parent among them, in another order than that of aggregation.
func play(t *testing.T, c *roundCase) *played {
	t.Helper()
	p := &played{t: t, s: NewSession(), c: c, spec: c.spec(t), claimed: protocol.State{Params: floatsOf(c.NewParams), Momentum: floatsOf(c.NewMomentum)}}
	if !p.spec.Weighted() {
		// The vectors number no slots where no rule asks for them; on chain each trainer has one.
		for i := range c.Slots {
			c.Slots[i] = uint8(i)
		}
	}
	var frozen protocol.Hash
	var included uint64
	announced := []map[string]any{{
		"trainer": common.Address{1}, "slot": 63, "payloadRoot": protocol.Hash{7}, "claimHash": protocol.Hash{}, "frozenHash": protocol.Hash{9},
	}}
	for i := range slices.Backward(c.Trainers) {
		frozen = protocol.FrozenHash(frozen, c.Trainers[i], c.Slots[i], c.PayloadRoots[i], protocol.Hash{1})
		included |= 1 << c.Slots[i]
		announced = append(announced, map[string]any{
			"trainer": c.Trainers[i], "slot": c.Slots[i], "payloadRoot": c.PayloadRoots[i], "claimHash": protocol.Hash{1}, "frozenHash": frozen,
		})
	}
	p.args = map[string]any{
		"spec": hexutil.Encode(p.spec.Encode()), "taskId": c.TaskID, "round": c.Round, "parentRoot": c.ParentRoot, "newRoot": c.NewRoot,
		"auxRoot": c.AuxRoot, "frozenHash": frozen, "included": included, "commitments": announced,
	}
	return p
}

// call is Session.Call into a struct; why is what it was refused for.
func (p *played) call(name string, args, out any, data ...[]byte) (why string) {
	p.t.Helper()
	raw, err := json.Marshal(args)
	require.NoError(p.t, err)
	answer := p.s.Call(name, raw, data...)
	var failed struct{ Error *Failure }
	require.NoError(p.t, json.Unmarshal(answer, &failed))
	if failed.Error != nil {
		p.t.Logf("%s: %s", failed.Error.Name, failed.Error.Message)
		return failed.Error.Name
	}
	require.NoError(p.t, json.Unmarshal(answer, out))
	return ""
}

func (p *played) open(samples []uint64) {
	p.t.Helper()
	p.args["samples"] = samples
	var out openAnswer
	require.Empty(p.t, p.call("open", p.args, &out))
	p.handle, p.objects = out.Handle, out.Objects
	require.Equal(p.t, p.c.Trainers, out.Trainers)
}

// file is an object as a keeper serves it.
func (p *played) file(i int) []byte {
	p.t.Helper()
	var b bytes.Buffer
	switch p.objects[i].What {
	case whatPayload:
		require.NoError(p.t, protocol.WritePayloadLeaves(&b, p.spec, p.c.Payloads[i]))
	case whatParent:
		s := protocol.State{Params: floatsOf(p.c.Params), Momentum: floatsOf(p.c.Momentum)}
		require.NoError(p.t, protocol.WriteState(&b, s, p.spec.FragmentCount))
	default:
		require.NoError(p.t, protocol.WriteState(&b, p.claimed, p.spec.FragmentCount))
	}
	require.Equal(p.t, p.objects[i].Bytes, uint64(b.Len()))
	return b.Bytes()
}

func (p *played) take(objects ...int) {
	p.t.Helper()
	for _, i := range objects {
		require.Empty(p.t, p.call("take", handleArgs{p.handle, i}, &struct{}{}, p.file(i)))
	}
}

func (p *played) judge() (j Judgement) {
	p.t.Helper()
	require.Empty(p.t, p.call("judge", handleArgs{Handle: p.handle}, &j))
	return j
}

// lie makes the signed state another one: one parameter, or its momentum, is off by a bit.
func (p *played) lie(index uint64, momentum bool) {
	x := p.claimed.Params
	if momentum {
		x = p.claimed.Momentum
	}
	x[index] = math.Float32frombits(math.Float32bits(x[index]) ^ 1)
	p.args["newRoot"] = p.claimed.Root(p.spec.FragmentCount)
}

func upTo(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// Every rule and every format of the vectors: the whole round, and two of its parameters.
func TestRoundsOfVectors(t *testing.T) {
	t.Parallel()
	for _, c := range readRounds(t) {
		t.Run(c.Name, func(t *testing.T) {
			n, last := len(c.Trainers), c.ParamCount-1
			p := play(t, &c)
			p.open(nil)
			require.Equal(t, upTo(n+1), p.judge().Missing)
			p.take(upTo(n + 1)...)
			j := p.judge()
			require.Equal(t, Match, j.Outcome, "%+v", j)
			require.Equal(t, &c.NewRoot, j.StateRoot)
			require.Equal(t, &c.AuxRoot, j.AuxRoot)
			require.Equal(t, c.ParamCount, j.Checked)

			p.open([]uint64{last, 0})
			p.take(upTo(n + 1)...)
			require.Equal(t, []int{n + 1}, p.judge().Missing)
			p.take(n + 1)
			require.Equal(t, Judgement{Outcome: Match, Checked: min(2, c.ParamCount)}, p.judge())

			for _, momentum := range []bool{false, true} {
				p := play(t, &c)
				p.lie(last, momentum)
				p.open(nil)
				p.take(upTo(n + 1)...)
				j := p.judge()
				require.Equal(t, NoMatch, j.Outcome)
				require.Equal(t, []int{n + 1}, j.Missing, "the signed state shows where")
				require.Empty(t, j.Wrong)
				p.take(n + 1)
				whole := p.judge()
				p.open([]uint64{last})
				p.take(upTo(n + 2)...)
				sampled := p.judge()
				require.Equal(t, NoMatch, sampled.Outcome)
				require.Equal(t, whole.Wrong, sampled.Wrong, "whoever looks at all and at this one sees the same")
				require.Len(t, whole.Wrong, 1)
				w, right, said := whole.Wrong[0], c.NewParams[last], p.claimed.Params[last]
				if momentum {
					right, said = c.NewMomentum[last], p.claimed.Momentum[last]
				}
				require.Equal(t, last, w.Index)
				require.Equal(t, c.FragmentCount-1, w.Fragment)
				require.Equal(t, momentum, w.What == "momentum")
				require.Equal(t, Number32("expected", uint32(right)), w.Expected)
				require.Equal(t, Number32("claimed", math.Float32bits(said)), w.Claimed)
				require.Contains(t, w.Inputs[0].Name, c.Trainers[0].Hex())
			}
		})
	}
}

// What a liar can send: another object's bytes, fewer or more of them, an aux root or commitments that nobody made.
func TestWhatIsFalseIsRefused(t *testing.T) {
	t.Parallel()
	cases := readRounds(t)
	c := &cases[slices.IndexFunc(cases, func(c roundCase) bool { return len(c.Trainers) > 2 && c.ParamCount > 1 })]
	n := len(c.Trainers)
	p := play(t, c)
	p.open(nil)
	for i := range n + 2 {
		good := p.file(i)
		flipped := bytes.Clone(good)
		flipped[len(flipped)-1] ^= 1
		for _, bad := range [][]byte{nil, good[:len(good)-1], append(bytes.Clone(good), 0), flipped, append([]byte{good[0] ^ 1}, good[1:]...)} {
			require.Equal(t, "ObjectMismatch", p.call("take", handleArgs{p.handle, i}, &struct{}{}, bad))
		}
	}
	require.Equal(t, "ObjectMismatch", p.call("take", handleArgs{p.handle, 0}, &struct{}{}, p.file(1)), "another trainer's payload")
	require.Equal(t, upTo(n+1), p.judge().Missing, "nothing of it was kept")
	for _, args := range []handleArgs{{p.handle, n + 2}, {p.handle, -1}, {p.handle + 1, 0}} {
		require.Equal(t, "InvalidCall", p.call("take", args, &struct{}{}, nil))
	}
	require.Empty(t, p.call("close", handleArgs{Handle: p.handle}, &struct{}{}))
	require.Equal(t, "InvalidCall", p.call("judge", handleArgs{Handle: p.handle}, &struct{}{}))

	aux := play(t, c)
	aux.args["auxRoot"] = protocol.Hash{1}
	aux.open(nil)
	aux.take(upTo(n + 1)...)
	j := aux.judge()
	require.Equal(t, NoMatch, j.Outcome)
	require.Empty(t, j.Missing)
	require.Contains(t, j.Why, "auxRoot")

	for key, value := range map[string]any{"frozenHash": protocol.Hash{1}, "included": uint64(1)<<62 | 1, "commitments": []any{}} {
		p := play(t, c)
		p.args[key] = value
		require.Equal(t, "ObjectMismatch", p.call("open", p.args, &struct{}{}), key)
	}
	for key, value := range map[string]any{"samples": []uint64{c.ParamCount}, "spec": nil, "round": -1} {
		p := play(t, c)
		p.args[key] = value
		require.Equal(t, "InvalidCall", p.call("open", p.args, &struct{}{}), key)
	}
}

// A payload that is what was committed to and is not well formed convicts who included it.
func TestMalformedPayload(t *testing.T) {
	t.Parallel()
	cases := readRounds(t)
	c := cases[slices.IndexFunc(cases, func(c roundCase) bool { return c.Quantization == 0 && len(c.Trainers) > 1 })]
	binary.LittleEndian.PutUint32(c.Payloads[1], math.Float32bits(float32(math.Inf(1))))
	spec := c.spec(t)
	root, err := spec.PayloadLeavesRoot(c.Payloads[1], c.TaskID, c.Round, c.Trainers[1])
	require.NoError(t, err)
	c.PayloadRoots[1] = root
	for _, samples := range [][]uint64{nil, {0}} {
		p := play(t, &c)
		p.open(samples)
		p.take(upTo(len(c.Trainers) + 2)...)
		j := p.judge()
		require.Equal(t, NoMatch, j.Outcome)
		require.Contains(t, j.Why, "NonFinitePayload")
	}
}

// Whatever a call is given, it answers.
func TestCallsNeverPanic(t *testing.T) {
	t.Parallel()
	s := NewSession()
	for name := range calls {
		for _, args := range []string{``, `{}`, `[]`, `null`, `{"spec":{"aggregation":200}}`, `{"spec":{},"elements":1,"slots":[0,255,0]}`, `{"header":{"dtype":1,"length":"18446744073709551615"}}`} {
			for _, data := range [][][]byte{nil, {nil}, {{1}, {2}}} {
				answer := s.Call(name, []byte(args), data...)
				require.True(t, json.Valid(answer), "%s %s", name, args)
				require.NotContains(t, string(answer), "panic", "%s %s", name, args)
			}
		}
	}
	require.Contains(t, string(s.Call("nothing", nil)), "InvalidCall")
}
