package program

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestCompose reads copies by random views, directly and through what was copied.
func TestCompose(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 1))
	composed := 0
	for range 3000 {
		x := integers(r, 200, 0)
		shape := Shape{Rank: uint8(r.IntN(4))}
		for a := range shape.Rank {
			shape.Dims[a] = uint32(1 + r.IntN(6))
		}
		v := randomView(r, 1, 200, shape, false)
		n := size(shape)
		copied := NewTensor(I32, n)
		contiguous := rowMajor(shape)
		moveView(copied, x, 0, int(v.Offset), axesOf(v.Shape, &contiguous, &v.Stride))
		sameWords(t, "copy", words(copied), written(&v, x))

		w := View{Tensor: 2, Shape: shape, Stride: contiguous}
		if r.IntN(2) == 0 {
			s := Shape{Rank: uint8(r.IntN(3))}
			for a := range s.Rank {
				s.Dims[a] = uint32(r.IntN(5))
			}
			w = randomView(r, 2, n, s, false)
		} else if shape.Rank > 1 {
			a, b := r.IntN(int(shape.Rank)), r.IntN(int(shape.Rank))
			w.Shape.Dims[a], w.Shape.Dims[b] = w.Shape.Dims[b], w.Shape.Dims[a]
			w.Stride[a], w.Stride[b] = w.Stride[b], w.Stride[a]
		}
		if u, ok := compose(&v, &w); ok {
			composed++
			if u.Tensor != 1 {
				t.Fatalf("of tensor %d", u.Tensor)
			}
			sameWords(t, fmt.Sprintf("%+v of %+v", w, v), written(&u, x), written(&w, copied))
		}
	}
	if composed < 1500 {
		t.Errorf("only %d views composed", composed)
	}
}

// TestCopiesVanish compares an executor that makes no copies with the interpreter, and looks that it makes none.
func TestCopiesVanish(t *testing.T) {
	r := rand.New(rand.NewPCG(32, 1))
	for _, rows := range []int{3, 256, 260, 700} {
		b := NewBuilder(1, 2)
		w, c := b.State(F32, 7, 5), b.State(F32, 7)
		x := b.Batch(I32, 0, rows, 5)
		dy := b.Batch(I32, 1, rows, 7)
		xf := b.Mul(b.Convert(F32, x), b.Scalar(0.37))
		yf := b.Mul(b.Convert(F32, dy), b.Scalar(0.11))
		dx, dw, db := b.LinearBackward(yf, xf, w)
		scaled := b.SumRows(b.Mul(dx, xf)) // of a product that only the sum reads
		b.BeginStep()
		b.Output(b.Add(w, b.Reduce(dw)))
		b.Output(b.Add(c, b.Add(b.Reduce(db), b.Slice(b.Reduce(scaled), 0, 2, 3))))
		p, constants, err := b.Build()
		if err != nil {
			t.Fatal(err)
		}
		var batch [][]Tensor
		for range 2 {
			batch = append(batch, []Tensor{integers(r, rows*5, 9), integers(r, rows*7, 9)})
		}
		agree(t, fmt.Sprint(rows), p, &Inputs{State: []Tensor{plain(r, 35), plain(r, 7)}, Constant: constants, Batch: batch})
		pl := newPlan(p, constants, planKind{fused: true}, func(uint32) bool { return false })
		columns := 0
		for _, j := range slices.Concat(append(pl.step, pl.micro)...) {
			if j.columns != nil {
				columns++
			} else if j.group == nil && p.Node(j.entry).Op == OpCopy {
				t.Errorf("%d rows: a copy is made", rows)
			}
		}
		if columns != 2 {
			t.Errorf("%d rows: %d sums over columns", rows, columns)
		}
	}
}
