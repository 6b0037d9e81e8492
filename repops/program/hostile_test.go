package program

import "testing"

// search is the search for compounds in a program of the builder's.
func search(t *testing.T, b *Builder) *finder {
	t.Helper()
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	output := map[uint32]bool{}
	for _, o := range p.Outputs {
		output[o] = true
	}
	return findCompounds(p, constants, stepStages(p), stepClasses(p, output), func(e uint32) bool { return output[e] })
}

// A program that makes the search for attentions look at the same operands again and again is searched in as many looks as it has operands, and
// what is an attention in it is found.
func TestHostileProgramsAreSearchedOnce(t *testing.T) {
	const many = 1 << 12
	begin := func() (b *Builder, x func() Value) {
		b = NewMap()
		x = func() Value { return b.Copy(b.State(F32, 4, 4)) }
		return b, x
	}
	for name, build := range map[string]func() *Builder{
		"products of one softmax": func() *Builder {
			b, x := begin()
			a := b.Attend(x(), x(), x(), 0.5, false)
			b.Output(a.Y)
			w := x()
			for range many {
				b.Output(b.Matmul(a.p, w))
			}
			return b
		},
		"gradients of one softmax": func() *Builder {
			b, x := begin()
			q, k, v, dy, w, dots := x(), x(), x(), x(), x(), x()
			a := b.Attend(q, k, v, 0.5, false)
			b.Output(a.Y)
			for range many {
				ds := b.Mul(a.p, b.Sub(b.Matmul(dy, v), b.Amax(dots)))
				b.Output(b.Matmul(ds, w))
				b.Output(b.Matmul(a.p, w))
			}
			return b
		},
		"divisions by one chain of sums": func() *Builder {
			b, x := begin()
			q, e := x(), b.Exp(x())
			s := b.Sum(e)
			for range many {
				s = b.Sum(s)
			}
			for range many {
				b.Output(b.Matmul(b.Div(e, s), q))
			}
			return b
		},
	} {
		f := search(t, build())
		if looks := 2 * (len(f.readers) + f.edges); f.steps > looks {
			t.Errorf("%s: %d looks at %d operands of %d entries", name, f.steps, f.edges, len(f.readers))
		}
		found := 0
		for _, c := range f.found.at {
			if c.attend != nil {
				found++
			}
		}
		if want := 1; name != "divisions by one chain of sums" && found != want {
			t.Errorf("%s: %d attentions", name, found)
		}
		t.Logf("%s: %d looks, %d operands", name, f.steps, f.edges)
	}
}

// A chain of nodes that depend on a constant alone is followed so far and no further, by however many a mask is made.
func TestConstantsAreFollowedSoFar(t *testing.T) {
	for _, deep := range []int{mostDeep, mostDeep + 1, 1 << 16} {
		b := NewMap()
		x := b.Scalar(1)
		for range deep {
			x = b.Neg(x)
		}
		b.Output(x)
		f := search(t, b)
		if _, ok := f.constant(f.p.Outputs[0], mostDeep); ok != (deep <= mostDeep) {
			t.Errorf("%d nodes: %t", deep, ok)
		}
	}
}
