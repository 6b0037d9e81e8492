package fraud

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

// wrongness is a kind of lie and what it is convicted as.
type wrongness struct {
	name  string
	fault protocol.Fault
	// for says for which rules there is such a lie.
	applies func(*protocol.TaskSpec) bool
	tamper  func(f *fixture, r *rand.Rand) transition.Tamper
}

func always(*protocol.TaskSpec) bool     { return true }
func scored(s *protocol.TaskSpec) bool   { return s.Scored() }
func pairwise(s *protocol.TaskSpec) bool { return s.Pairwise() }
func wide(s *protocol.TaskSpec) bool     { return s.Scored() && s.ParamCount > 256*256 }
func flip32(x float32, bit int) float32  { return math.Float32frombits(math.Float32bits(x) ^ 1<<bit) }
func flip64(x float64, bit int) float64  { return math.Float64frombits(math.Float64bits(x) ^ 1<<bit) }
func element(x []float32, first, at uint64, bit int) {
	if at >= first && at-first < uint64(len(x)) {
		x[at-first] = flip32(x[at-first], bit)
	}
}

// place is a random element of a random fragment.
func (f *fixture) place(r *rand.Rand) (fragment uint32, at uint64) {
	fragment = r.Uint32N(f.Round.Spec.FragmentCount)
	return fragment, r.Uint64N(f.shape().length(fragment))
}

var wrongnesses = []wrongness{
	{"parameter", protocol.FaultParameter, always, func(f *fixture, r *rand.Rand) transition.Tamper {
		fragment, at := f.place(r)
		bit := r.IntN(32)
		return transition.Tamper{Params: func(g uint32, first uint64, x []float32) {
			if g == fragment {
				element(x, first, at, bit)
			}
		}}
	}},
	{"momentum", protocol.FaultMomentum, always, func(f *fixture, r *rand.Rand) transition.Tamper {
		fragment, at := f.place(r)
		bit := r.IntN(32)
		return transition.Tamper{Momentum: func(g uint32, first uint64, x []float32) {
			if g == fragment {
				element(x, first, at, bit)
			}
		}}
	}},
	{"interleaved", protocol.FaultInterleaved, always, func(f *fixture, r *rand.Rand) transition.Tamper {
		fragment := r.Uint32N(f.Round.Spec.FragmentCount)
		leaf := r.Uint64N(f.shape().interleavedHeader(fragment).Length)
		value, bit := r.IntN(f.shape().interleavedLeaf(fragment, leaf)/4), r.IntN(32)
		return transition.Tamper{Interleaved: func(g uint32, l uint64, data []byte) []byte {
			if g == fragment && l == leaf {
				data[4*value+bit/8] ^= 1 << (bit % 8)
			}
			return data
		}}
	}},
	{"short interleaved leaf", protocol.FaultInterleaved, always, func(f *fixture, r *rand.Rand) transition.Tamper {
		return transition.Tamper{Interleaved: func(_ uint32, _ uint64, data []byte) []byte { return data[:len(data)-1] }}
	}},
	{"long interleaved leaf", protocol.FaultInterleaved, always, func(f *fixture, r *rand.Rand) transition.Tamper {
		return transition.Tamper{Interleaved: func(g uint32, l uint64, data []byte) []byte {
			if l == 0 {
				return append(data, 0)
			}
			return data
		}}
	}},
	{"low partial", protocol.FaultPartial, scored, func(f *fixture, r *rand.Rand) transition.Tamper { return f.tamperPartial(r, 1) }},
	{"high partial", protocol.FaultPartial, wide, func(f *fixture, r *rand.Rand) transition.Tamper { return f.tamperPartial(r, 2) }},
	{"distance", protocol.FaultTotal, pairwise, func(f *fixture, r *rand.Rand) transition.Tamper {
		row, column, bit := r.IntN(int(f.shape().n)), r.IntN(int(f.shape().n)), r.IntN(64)
		return transition.Tamper{Distances: func(i, j int, v float64) float64 {
			if i == row && j == column {
				return flip64(v, bit)
			}
			return v
		}}
	}},
	{"score", protocol.FaultScore, pairwise, func(f *fixture, r *rand.Rand) transition.Tamper { return f.tamperScore(r) }},
	{"sum of squares", protocol.FaultTotal, func(s *protocol.TaskSpec) bool { return scored(s) && !pairwise(s) },
		func(f *fixture, r *rand.Rand) transition.Tamper { return f.tamperScore(r) }},
}

func (f *fixture) tamperPartial(r *rand.Rand, level int) transition.Tamper {
	item, bit := r.IntN(int(f.shape().reductions().Length)), r.IntN(64)
	index := r.Uint64N(f.shape().levels()[level-1].count)
	return transition.Tamper{Partials: func(i, l int, k uint64, v float64) float64 {
		if i == item && l == level && k == index {
			return flip64(v, bit)
		}
		return v
	}}
}

func (f *fixture) tamperScore(r *rand.Rand) transition.Tamper {
	who, bit := r.IntN(int(f.shape().n)), r.IntN(64)
	return transition.Tamper{Scores: func(i int, v float64) float64 {
		if i == who {
			return flip64(v, bit)
		}
		return v
	}}
}

// TestEveryLieIsProven: for every rule, number format and kind of lie the first wrong leaf that a descent finds, and what a published
// state shows, makes a proof that convicts of that lie; of the honest statement the same proof convicts nobody.
func TestEveryLieIsProven(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	for _, ru := range rules {
		for _, q := range quantizations {
			t.Run(ru.with(q), func(t *testing.T) {
				for _, size := range []struct {
					p uint64
					f uint32
					n int
				}{{2311, 3, 5}, {700, 1, 7}, {256*256 + 300, 1, 5}} {
					if size.p > 1<<16 && ru.rule != protocol.Krum && ru.clip == 0 {
						continue // only reductions have something to show at this size
					}
					f := newFixture(t, r, specOf(ru, q, size.p, size.f), size.n, nil)
					for _, w := range wrongnesses {
						if !w.applies(f.Round.Spec) {
							continue
						}
						s, trees, next := f.lie(t, w.tamper(f, r))
						trail := f.descend(t, s, trees)
						proof, err := f.Trail(s, trail)
						require.NoError(t, err, w.name)
						v := f.judge(t, s, proof)
						require.Equal(t, Convict, v.Outcome, "%s: %s", w.name, v)
						require.Equal(t, w.fault, v.Fault, "%s: %s", w.name, v)
						require.Equal(t, BadEvidence, f.judge(t, f.honest, proof).Outcome, w.name)

						fromState, err := f.State(s, f.read(next))
						switch {
						case s.NewRoot == f.honest.NewRoot:
							require.ErrorIs(t, err, ErrNothingWrong, w.name)
						case s.AuxRoot != f.honest.AuxRoot:
							require.ErrorIs(t, err, ErrAuxFirst, w.name)
						default:
							require.NoError(t, err, w.name)
							require.Equal(t, proof, any(fromState), w.name)
						}
					}
				}
			})
		}
	}
}

// TestIllFormedLeavesAreProven: whatever vector it is in, an open leaf of another size than the format's, or with something behind its
// last element, makes a proof that convicts.
func TestIllFormedLeavesAreProven(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	for _, ru := range rules {
		for range attempts(5, 200) {
			f := newFixture(t, r, specOf(ru, protocol.QuantizationInt4, 256*256+uint64(r.IntN(600)), 3), 5, nil)
			tr := f.Trees
			type place struct {
				vectors []*transition.Vector
				at      []uint64 // of all but the last
				fault   protocol.Fault
				tail    bool
			}
			fragment := r.Uint64N(uint64(f.Round.Spec.FragmentCount))
			places := []place{
				{[]*transition.Vector{tr.New.Set, tr.New.Params[fragment]}, []uint64{fragment}, protocol.FaultParameter, true},
				{[]*transition.Vector{tr.New.Set, tr.New.Momentum[fragment]}, []uint64{fragment}, protocol.FaultMomentum, true},
				{[]*transition.Vector{tr.Aux, tr.Interleaved[fragment]}, []uint64{fragment}, protocol.FaultInterleaved, false},
			}
			if f.Round.Spec.Scored() {
				item := r.Uint64N(tr.Reductions.Leaves())
				last := tr.Aux.Leaves() - 1
				places = append(places,
					place{[]*transition.Vector{tr.Aux, tr.Reductions, tr.Items[item]}, []uint64{1, item}, protocol.FaultPartial, true},
					place{[]*transition.Vector{tr.Aux, tr.Scores}, []uint64{last}, protocol.FaultScore, false})
				if f.Round.Spec.Pairwise() {
					places = append(places, place{[]*transition.Vector{tr.Aux, tr.Distances}, []uint64{2}, protocol.FaultTotal, false})
				}
			}
			for i, p := range places {
				v := p.vectors[len(p.vectors)-1]
				index := r.Uint64N(v.Leaves())
				if p.tail && r.IntN(2) == 0 {
					index = v.Leaves() - 1
				}
				leaf, err := v.Leaf(index)
				require.NoError(t, err)
				leaf = append([]byte(nil), leaf...)
				switch kind := r.IntN(3); {
				case kind == 0:
					leaf = leaf[:r.IntN(len(leaf))]
				case kind == 1 && p.tail && index == v.Leaves()-1 && leaf[len(leaf)-1] == 0:
					leaf[len(leaf)-1] = 1
				default:
					leaf = append(leaf, 0)
				}
				trail := Trail{Aux: i > 1, Momentum: i == 1, Leaf: leaf}
				switch i {
				case 0:
					trail.Sibling = tr.New.Momentum[fragment].Root()
				case 1:
					trail.Sibling = tr.New.Params[fragment].Root()
				}
				node := repops.LeafHash(leaf)
				var root repops.Hash
				for k := len(p.vectors) - 1; k >= 0; k-- {
					at := index
					if k < len(p.at) {
						at = p.at[k]
					}
					path, err := p.vectors[k].Path(at)
					require.NoError(t, err)
					trail.Links = append([]Link{{at, path}}, trail.Links...)
					c, err := openedAt(p.vectors[k], at, node, path)
					require.NoError(t, err)
					root = c.root()
					switch {
					case i == 0 && k == 1:
						root = repops.NodeHash(root, trail.Sibling)
					case i == 1 && k == 1:
						root = repops.NodeHash(trail.Sibling, root)
					}
					node = repops.LeafHash(root[:])
				}
				s := f.honest
				if trail.Aux {
					s.AuxRoot = root
				} else {
					s.NewRoot = root
				}
				proof, err := f.Trail(s, trail)
				require.NoError(t, err)
				v2 := f.judge(t, s, proof)
				require.Equal(t, Convict, v2.Outcome, "%v: %s", p.fault, v2)
				require.Equal(t, p.fault, v2.Fault, "%s", v2)
				require.Equal(t, v2.Expected, v2.Claimed)
				if total, ok := proof.(*TotalProof); ok && p.fault == protocol.FaultTotal {
					require.Equal(t, total.Row, total.Column, "needs no reduction")
				}
			}
		}
	}
}

// TestTruthsOfALiar: what a liar's statement says of everything else is correct, even of what follows from the lie.
func TestTruthsOfALiar(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 2))
	for _, ru := range rules {
		f := newFixture(t, r, specOf(ru, protocol.QuantizationInt8, 1500, 2), 5, nil)
		for _, w := range wrongnesses {
			if !w.applies(f.Round.Spec) {
				continue
			}
			s, trees, _ := f.lie(t, w.tamper(f, r))
			for range 3 {
				for _, proof := range f.truths(t, r, trees) {
					v := f.judge(t, s, proof)
					require.NotEqual(t, BadEvidence, v.Outcome, "%s %T: %s", w.name, proof, v)
					if v.Outcome == Convict {
						require.Equal(t, w.fault, v.Fault, "%s %T: %s", w.name, proof, v)
					}
				}
			}
		}
	}
}

// TestMalformedPayload: an included payload with a leaf that no encoder writes is proven by that leaf alone.
func TestMalformedPayload(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 3))
	for _, q := range quantizations {
		t.Run(q.String(), func(t *testing.T) {
			spec := specOf(rules[0], q, 2500, 2)
			leaf := q.LeafBytes()
			for name, spoil := range map[string]func(b []byte){
				"not finite or no scale": func(b []byte) { b[2], b[3] = 0x80, 0x7f },
				"beyond the bound":       func(b []byte) { b[2], b[3] = 0x80, 0x60 },
				"tail":                   func(b []byte) { b[len(b)-1] = 1 },
			} {
				f := newFixture(t, r, spec, 3, func(payload int, leaves []byte) {
					if payload != 1 {
						return
					}
					last := leaves[len(leaves)-leaf:]
					spoil(last)
					if q == protocol.QuantizationSparseTop1 && name != "tail" {
						slices.Reverse(last[:4]) // its scales are big-endian
						last[3] = 0
					}
				})
				_, err := transition.Compute(context.Background(), f.Round, f.src, nil, transition.Options{})
				var m *transition.Malformed
				require.True(t, errors.As(err, &m), "%s: %v", name, err)
				proof, err := Payload(f.Round, f.Entries, f.src, m)
				require.NoError(t, err)
				v := f.judge(t, f.honest, proof)
				require.Equal(t, Convict, v.Outcome, "%s: %s", name, v)
				require.Equal(t, protocol.FaultPayload, v.Fault)
				require.EqualValues(t, 1<<f.Entries[1].Slot, v.Cleared)

				proof, err = Payload(f.Round, f.Entries, f.src, &transition.Malformed{Payload: m.Payload, Fragment: 0, Leaf: 0})
				require.NoError(t, err)
				require.Equal(t, ClaimIsCorrect, f.judge(t, f.honest, proof).Outcome)
			}
		})
	}
}

// TestRefusals: what is no evidence is refused by name, and what a prover cannot prove is an error.
func TestRefusals(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 4))
	f := newFixture(t, r, specOf(rules[3], protocol.QuantizationNone, 900, 1), 5, nil)
	_, err := Judge(f.Round.Spec, f.honest, 7)
	require.ErrorIs(t, err, ErrProof)
	s := f.honest
	s.Included = 1
	require.Equal(t, Verdict{Outcome: BadEvidence, Part: "included"}, f.judge(t, s, &StepProof{}))

	s, trees, next := f.lie(t, transition.Tamper{Params: func(_ uint32, first uint64, x []float32) { element(x, first, 5, 3) }})
	trail := f.descend(t, s, trees)
	trail.Leaf = append([]byte{1}, trail.Leaf...)
	_, err = f.Trail(s, trail)
	require.ErrorIs(t, err, ErrTrail)
	next.Params[6]++
	_, err = f.State(s, f.read(next))
	require.ErrorIs(t, err, ErrTrail)
	_, err = f.Trail(s, Trail{Aux: true, Links: []Link{{Index: 1}}})
	require.ErrorIs(t, err, ErrTrail)
	_, err = f.Trail(f.honest, Trail{})
	require.ErrorIs(t, err, ErrTrail)
}
