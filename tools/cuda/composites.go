package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"assay/repops/num"
	"assay/repops/program"
)

func bytesOf(text string) ([]byte, error) { return hex.DecodeString(strings.TrimPrefix(text, "0x")) }

// composite is a case of composites.json.
type composite struct {
	Name, Composite string
	Rows, Cols      int
	Integers        []uint64
	Scalars         []word
	Inputs, Outputs [][]word
}

// trialOf is a composite as a program, under construction.
type trialOf struct {
	*trial
	*composite
}

// x is input k as rows × columns, v as one row, keys as the keys' rows.
func (t trialOf) x(k int) program.Value { return t.f32(bitsOf(t.Inputs[k]), t.Rows, t.Cols) }

func (t trialOf) v(k int) program.Value { return t.f32(bitsOf(t.Inputs[k]), len(t.Inputs[k])) }

func (t trialOf) keys(k int) program.Value {
	return t.f32(bitsOf(t.Inputs[k]), int(t.Integers[0]), t.Cols)
}

// column is input k, one number a row.
func (t trialOf) column(k int) program.Value { return t.f32(bitsOf(t.Inputs[k]), t.Rows, 1) }

// s is scalar k as a constant.
func (t trialOf) s(k int) program.Value { return t.number(uint32(t.Scalars[k])) }

func (t trialOf) float(k int) float32 {
	return num.Canonical(math.Float32frombits(uint32(t.Scalars[k])))
}

func (t trialOf) targets() program.Value {
	words := make([]uint32, len(t.Integers))
	for i, n := range t.Integers {
		words[i] = uint32(n)
	}
	return t.i32(words, len(words))
}

func (t trialOf) count() program.Value { return t.Scalar(float32(t.Cols)) }

// shifted is t = x − amax x, e = exp t, S = sum e.
func (t trialOf) shifted(x program.Value) (d, e, sum program.Value) {
	d = t.Sub(x, t.Amax(x))
	e = t.Exp(d)
	return d, e, t.Sum(e)
}

// expansions are docs/arithmetic-programs.md section 7 with the scalars that a case gives, which Builder's own composites derive.
var expansions = map[string]func(t trialOf){
	"softmax":              func(t trialOf) { t.give(t.Softmax(t.x(0))) },
	"softmax backward":     func(t trialOf) { t.give(t.SoftmaxBackward(t.x(0), t.x(1))) },
	"log-softmax":          func(t trialOf) { t.give(t.LogSoftmax(t.x(0))) },
	"log-softmax backward": func(t trialOf) { t.give(t.LogSoftmaxBackward(t.x(0), t.x(1))) },
	"cross-entropy":        crossEntropy,
	"cross-entropy backward": func(t trialOf) {
		_, e, s := t.shifted(t.x(0))
		hot := t.Cmp(program.CmpEq, t.Iota(0, t.Cols), t.Reshape(t.targets(), t.Rows, 1))
		t.give(t.Mul(t.Sub(t.Div(e, s), t.Select(hot, t.Scalar(1), t.Scalar(0))), t.s(0)))
	},
	"layer norm": func(t trialOf) {
		x, w, bias := t.x(0), t.v(1), t.v(2)
		d := t.Sub(x, t.Div(t.Sum(x), t.count()))
		r := t.Rsqrt(t.Add(t.Div(t.Sum(t.Mul(d, d)), t.count()), t.s(0)))
		xhat := t.Mul(d, r)
		t.give(t.Fma(xhat, w, bias), xhat, r)
	},
	"layer norm backward": func(t trialOf) {
		dy, xhat, r, w := t.x(0), t.x(1), t.column(2), t.v(3)
		g := t.Mul(dy, w)
		mean := t.Div(t.Sum(g), t.count())
		slope := t.Div(t.Sum(t.Mul(g, xhat)), t.count())
		dx := t.Mul(r, t.Fma(xhat, t.Neg(slope), t.Sub(g, mean)))
		t.give(dx, t.SumRows(t.Mul(dy, xhat)), t.SumRows(dy))
	},
	"RMS norm": func(t trialOf) {
		x, w := t.x(0), t.v(1)
		r := t.Rsqrt(t.Add(t.Div(t.Sum(t.Mul(x, x)), t.count()), t.s(0)))
		z := t.Mul(x, r)
		t.give(t.Mul(z, w), z, r)
	},
	"RMS norm backward": func(t trialOf) {
		dy, z, r, w := t.x(0), t.x(1), t.column(2), t.v(3)
		g := t.Mul(dy, w)
		slope := t.Div(t.Sum(t.Mul(g, z)), t.count())
		t.give(t.Mul(r, t.Fma(z, t.Neg(slope), g)), t.SumRows(t.Mul(dy, z)))
	},
	"gelu":               func(t trialOf) { t.give(t.Gelu(t.x(0))) },
	"gelu backward":      func(t trialOf) { t.give(t.GeluBackward(t.x(0), t.x(1))) },
	"gelu tanh":          func(t trialOf) { t.give(t.GeluTanh(t.x(0))) },
	"gelu tanh backward": func(t trialOf) { t.give(t.GeluTanhBackward(t.x(0), t.x(1))) },
	"sigmoid":            func(t trialOf) { t.give(t.Sigmoid(t.x(0))) },
	"sigmoid backward":   func(t trialOf) { t.give(t.SigmoidBackward(t.x(0), t.x(1))) },
	"silu": func(t trialOf) {
		y, _ := t.Silu(t.x(0))
		t.give(y)
	},
	"silu backward": func(t trialOf) {
		dy, x := t.x(0), t.x(1)
		t.give(t.SiluBackward(dy, x, t.Sigmoid(x)))
	},
	"relu":            func(t trialOf) { t.give(t.Relu(t.x(0))) },
	"relu backward":   func(t trialOf) { t.give(t.ReluBackward(t.x(0), t.x(1))) },
	"rotary":          func(t trialOf) { t.give(t.Rotary(t.x(0), t.x(1), t.x(2))) },
	"rotary backward": func(t trialOf) { t.give(t.RotaryBackward(t.x(0), t.x(1), t.x(2))) },
	"embedding backward": func(t trialOf) {
		t.give(t.EmbeddingBackward(t.x(0), t.targets(), 3))
	},
	"attention": func(t trialOf) {
		t.give(t.Attend(t.x(0), t.keys(1), t.keys(2), t.float(0), t.Integers[1] == 1).Y)
	},
	"attention backward": func(t trialOf) {
		dy := t.x(0)
		dq, dk, dv := t.AttendBackward(dy, t.Attend(t.x(1), t.keys(2), t.keys(3), t.float(0), t.Integers[1] == 1))
		t.give(dq, dk, dv)
	},
	"SGD": func(t trialOf) { t.give(t.SGD(t.x(0), t.x(1), t.s(0))) },
	"AdamW": func(t trialOf) {
		p, m, v, g := t.x(0), t.x(1), t.x(2), t.x(3)
		p1 := t.Mul(p, t.s(0))
		m1 := t.Fma(t.s(3), t.Sub(g, m), m)
		a := t.Mul(t.s(4), g)
		v1 := t.Fma(a, g, t.Mul(t.s(5), v))
		m2, v2 := t.Flush(m1), t.Flush(v1)
		d := t.Fma(t.Sqrt(v2), t.s(2), t.s(6))
		t.give(t.Fma(t.s(1), t.Div(m2, d), p1), m2, v2)
	},
	"Nesterov": func(t trialOf) {
		p, buf := t.Nesterov(t.x(0), t.x(1), t.x(2), t.float(0), t.float(1))
		t.give(p, buf)
	},
	"merge": func(t trialOf) { t.give(t.Merge(t.x(0), t.x(1), t.float(0))) },
	"clip": func(t trialOf) {
		var grads, squares []program.Value
		for k := range t.Inputs {
			g := t.v(k)
			grads, squares = append(grads, g), append(squares, t.Sum(t.Mul(g, g)))
		}
		norm := t.Sqrt(t.Sum(t.Concat(0, squares...)))
		f := t.Minimum(t.Scalar(1), t.Div(t.s(0), t.Add(norm, t.number(0x358637bd))))
		t.give(f)
		for _, g := range grads {
			t.give(t.Mul(g, f))
		}
	},
}

func crossEntropy(t trialOf) {
	d, _, s := t.shifted(t.x(0))
	hot := t.Cmp(program.CmpEq, t.Iota(0, t.Cols), t.Reshape(t.targets(), t.Rows, 1))
	chosen := t.Amax(t.Select(hot, d, t.Scalar(float32(math.Inf(-1)))))
	losses := t.Sub(t.Log(s), chosen)
	t.give(losses, t.Div(t.Sum(t.Flat(losses)), t.s(0)))
}

// dropout puts the node of random where the case has it: entry 5, after four inputs, in the last of so many micro-batches.
func dropout(c *composite) (*trial, error) {
	if c.Integers[1] != 5 {
		return nil, fmt.Errorf("random at entry %d: this replay puts it at 5", c.Integers[1])
	}
	t := &trial{Builder: program.NewBuilder(1, int(c.Integers[2])+1)}
	of := trialOf{t, c}
	x := of.x(0)
	of.f32(nil, c.Rows, c.Cols) // unused: it takes an entry, and the second output is its next value
	numbers := t.Constant(program.Floats(of.float(0), of.float(1), 0), 3)
	number := func(k int) program.Value { return t.Reshape(t.Slice(numbers, 0, k, k+1), 1) }
	keep := t.Cmp(program.CmpLe, number(0), t.Random(t.Seed(), c.Rows, c.Cols))
	y := t.Select(keep, t.Mul(x, number(1)), number(2))
	t.BeginStep()
	t.give(t.Copy(t.Of(y, int(c.Integers[2]))), t.Copy(t.Of(y, 0)))
	return t, nil
}

func replayComposites(r *replay, b []byte) error {
	var f struct{ Cases []composite }
	if err := json.Unmarshal(b, &f); err != nil {
		return err
	}
	for i := range f.Cases {
		c := &f.Cases[i]
		wrong, err := replayComposite(r, c)
		if err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
		r.result(c.Name, wrong)
	}
	return nil
}

func replayComposite(r *replay, c *composite) (wrong string, err error) {
	var want [][]uint32
	for _, o := range c.Outputs {
		want = append(want, bitsOf(o))
	}
	t, seed := newTrial(), uint64(0)
	if c.Composite == "dropout" {
		seed = c.Integers[0]
		if t, err = dropout(c); err != nil {
			return "", err
		}
	} else if expand := expansions[c.Composite]; expand != nil {
		expand(trialOf{t, c})
	} else {
		return "", fmt.Errorf("no expansion of %s", c.Composite)
	}
	p, constants, err := t.Build()
	if err != nil {
		return "", err
	}
	in := &program.Inputs{State: t.state, Constant: constants, Seed: seed, Batch: make([][]program.Tensor, p.MicroBatches())}
	out, err := r.runProgram(p, constants, in, false)
	if err != nil {
		return "", err
	}
	if c.Composite == "dropout" {
		out = out[:1]
	}
	return allDifferent(out, want), nil
}
