package program

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

// deviceWay compares a program on the emulated device with the portable engine.
func deviceWay(t *testing.T) func(t *testing.T, name string, p *Program, in *Inputs) {
	d := emulated(t)
	return func(t *testing.T, name string, p *Program, in *Inputs) {
		t.Helper()
		if err := onDevice(d, p, in, true); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestDeviceCompoundsApart(t *testing.T)    { compoundsApart(t, deviceWay(t)) }
func TestDeviceCompoundsOverTime(t *testing.T) { compoundsOverTime(t, deviceWay(t)) }

// attentionJobs counts a plan's attentions and gradients.
func attentionJobs(p *Program, in *Inputs) (attentions, gradients int) {
	pl := newPlan(p, in.Constant, planKind{fused: true, device: true}, func(uint32) bool { return false })
	for _, list := range append(pl.step, pl.micro) {
		for _, j := range list {
			if j.attend != nil {
				attentions++
			}
			if j.back != nil {
				gradients++
			}
		}
	}
	return attentions, gradients
}

// TestDeviceAttention runs attentions and their gradients on the emulated device: heads that are views of one tensor of all heads,
// grouped queries, several axes of heads, probabilities that are read beyond the mask, scores that are no numbers, and rows of all
// kernels.
func TestDeviceAttention(t *testing.T) {
	run := deviceWay(t)
	for i, c := range []struct {
		lead         []int // axes of heads
		group        int   // queries' heads that share a head of keys, along the last axis of heads
		t, s, d      int
		causal       bool
		together     bool // heads are columns of [t, heads·d]
		read, spoilt bool
	}{
		{lead: []int{2, 3}, t: 5, s: 5, d: 4, causal: true, together: true},
		{lead: []int{2, 3}, t: 5, s: 5, d: 4, causal: true, together: true, read: true},
		{lead: []int{2, 3}, t: 5, s: 7, d: 3, causal: true, spoilt: true},
		{lead: []int{2, 3}, t: 5, s: 7, d: 3, causal: true, spoilt: true, read: true},
		{lead: []int{2, 3}, t: 7, s: 5, d: 4, spoilt: true},
		{lead: []int{2, 2, 3}, group: 3, t: 4, s: 4, d: 2, causal: true},
		{lead: []int{2, 1, 2, 1, 2, 1}, t: 3, s: 4, d: 2, causal: true, spoilt: true},
		{t: 6, s: 40, d: 8, causal: true},
		{lead: []int{3}, t: 33, s: 33, d: 8, causal: true, together: true},
		{lead: []int{1, 2}, t: 70, s: 300, d: 4, causal: true, together: true},
		{lead: []int{2}, t: 4, s: 600, d: 4},
		{lead: []int{2}, t: 9, s: 1025, d: 4, causal: true},
		{lead: []int{2}, t: 5, s: 2053, d: 4, causal: true, read: true},
	} {
		r := rand.New(rand.NewPCG(uint64(i), 31))
		b, in := NewMap(), &Inputs{}
		heads := func(n, group int) Value {
			lead := append([]int{}, c.lead...)
			if group == 1 {
				lead[len(lead)-1] = 1
			}
			if !c.together {
				shape := append(lead, n, c.d)
				x := plain(r, size(Of(shape...)))
				if c.spoilt {
					x.F32[r.IntN(len(x.F32))] = float32(math.Inf(1))
				}
				in.State = append(in.State, x)
				return b.State(F32, shape...)
			}
			all := 1
			for _, l := range lead {
				all *= l
			}
			in.State = append(in.State, plain(r, all*n*c.d))
			last := lead[len(lead)-1]
			x := b.Split(b.State(F32, all/last*n, last*c.d), 1, c.d)
			if len(lead) == 1 {
				return b.Permute(x, 1, 0, 2)
			}
			return b.Permute(b.Split(x, 0, n), 0, 2, 1, 3)
		}
		kv := c.group
		if kv > 0 {
			kv = 1
		}
		q, k, v, dy := heads(c.t, c.group), heads(c.s, kv), heads(c.s, kv), heads(c.t, c.group)
		a := b.Attend(q, k, v, 0.5, c.causal)
		dq, dk, dv := b.AttendBackward(dy, a)
		out := []Value{a.Y, dq, dk, dv}
		if c.read {
			out = append(out, b.Mul(a.p, a.p))
		}
		for _, v := range out {
			b.Output(b.Copy(v))
		}
		name := fmt.Sprintf("%+v", c)
		p, constants, err := b.Build()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		in.Constant = constants
		if n, m := attentionJobs(p, in); n != 1 || m != 1 {
			t.Errorf("%s: %d attentions and %d gradients", name, n, m)
		}
		run(t, name, p, in)
	}
}
