package program

import (
	"log/slog"
	"math"
	"slices"
	"sync"

	"assay/repops/engine"
	"assay/repops/num"
)

// An engine is chosen by what the processor says it has. Whether its kernels give the right bits on this very processor is seen
// once a process, before the first program runs on it (docs/decisions/0053-engines-are-tried.md).
var sound = struct {
	sync.Mutex
	tried map[engine.Engine]bool
}{tried: map[engine.Engine]bool{}}

// isSound says whether e gives Interpret's bits on the probe. It asks once a process.
func isSound(e engine.Engine) bool {
	if e == engine.Portable {
		return true
	}
	sound.Lock()
	defer sound.Unlock()
	ok, tried := sound.tried[e]
	if !tried {
		p, in := probe()
		want, err := p.Interpret(in, nil)
		ok = err == nil && givesOn(e, p, in, want)
		sound.tried[e] = ok
		if !ok {
			slog.Error("this processor gives wrong bits with an engine that it should have; a slower one is used. Please report it with the processor's name", "engine", e)
		}
	}
	return ok
}

// givesOn says whether e makes exactly want of a program, in one go and node by node.
func givesOn(e engine.Engine, p *Program, in *Inputs, want []Tensor) bool {
	x, err := NewExecutor(p, in.Constant)
	if err != nil {
		return false
	}
	x.engine, x.trusting = func() engine.Engine { return e }, true
	for _, run := range []func(*Inputs, Observer) ([]Tensor, error){x.Run, x.RunAll} {
		got, err := run(in, nil)
		if err != nil || !slices.EqualFunc(got, want, func(a, b Tensor) bool {
			return slices.EqualFunc(a.F32, b.F32, func(x, y float32) bool { return math.Float32bits(x) == math.Float32bits(y) })
		}) {
			return false
		}
	}
	return true
}

// soundest is e, or the next slower engine of have that is sound. have is slowest first and begins with Portable, which is.
func soundest(e engine.Engine, have []engine.Engine, sound func(engine.Engine) bool) engine.Engine {
	for i := slices.Index(have, e); i > 0; i-- {
		if sound(have[i]) {
			return have[i]
		}
	}
	return engine.Portable
}

// probe is a small program that all kinds of kernels take part in: products in binary32 and int8 with every number of rows that
// a tile has, and with more than are packed together, along both axes, reductions, and each correctly rounded function.
func probe() (*Program, *Inputs) {
	const rows, width, out = 29, 70, 45
	b, in := NewMap(), &Inputs{}
	input := func(dims ...int) Value {
		t := NewTensor(F32, size(Of(dims...)))
		for i := range t.F32 {
			t.F32[i] = num.Mul(num.Sub(num.Random(1, uint64(i), uint32(len(in.State)), 0), 0.5), 8)
		}
		in.State = append(in.State, t)
		return b.State(F32, dims...)
	}
	x, w, bias, dy := input(rows, width), input(out, width), input(out), input(rows, out)
	for m := 1; m <= rows; m++ {
		some := b.Slice(x, 0, 0, m)
		b.Output(b.ProductI8(b.Slice(some, 1, 0, 13), b.Slice(b.Slice(w, 0, 0, 19), 1, 0, 13)))
		b.Output(b.Contract(b.Slice(some, 1, 0, 13), b.Slice(b.Slice(w, 0, 0, 19), 1, 0, 13)))
	}
	b.Output(b.Add(b.ProductI8(x, w), bias))
	b.Output(b.ProductI8(dy, b.Transpose(w)))
	b.Output(b.ProductI8(b.Transpose(dy), b.Transpose(x)))
	// More rows than a packed block has, and both layouts of what they meet.
	tall, across, along := input(130, 24), input(24, 40), input(40, 24)
	for _, other := range []Value{b.Transpose(across), along} {
		b.Output(b.ProductI8(tall, other))
		b.Output(b.Contract(tall, other))
	}
	y := b.Linear(x, w, bias)
	dx, dw, db := b.LinearBackward(dy, x, w)
	activated, _ := b.Silu(y)
	for _, v := range []Value{
		y, dx, dw, db, activated, b.Gelu(y), b.GeluTanh(y), b.Softmax(y), b.LogSoftmax(dy), b.SumRows(y),
		b.Amax(b.Transpose(y)), b.Sin(x), b.Cos(x), b.Rsqrt(b.Mul(x, x)), b.Sqrt(b.Mul(x, x)), b.Div(x, b.Add(x, b.Scalar(3))),
		b.LayerNorm(y, bias, bias, 1e-5).Y, b.Log(b.Mul(x, x)), b.Exp(b.Mul(x, x)),
	} {
		b.Output(v)
	}
	p, constants, err := b.Build()
	if err != nil {
		panic(err) // the program is the same in every process
	}
	in.Constant = constants
	return p, in
}
