// Package gpt writes the training step of a small GPT as a program: what the engine's speed is measured on, and a whole
// transformer for tests. It has what nanoGPT has: learnt positions, pre-norm blocks with one projection for queries, keys and
// values, GELU, and the embedding's weights in the output layer.
package gpt

import (
	"fmt"
	"math"

	"assay/repops/engine"
	"assay/repops/num"
	"assay/repops/program"
	"assay/repops/vec"
)

// Config is the size of a network and of its step.
type Config struct {
	Layers, Width, Heads, Time, Vocabulary int
	Batch                                  int // sequences of a micro-batch
	D, A                                   int // grid of micro-batches
	Steps                                  int // rows of the schedule
}

// Small has 3.3 million parameters and takes 2,048 tokens a step.
func Small() Config {
	return Config{Layers: 4, Width: 256, Heads: 8, Time: 128, Vocabulary: 512, Batch: 4, D: 4, A: 1, Steps: 1024}
}

// Constants of the optimiser. The learning rate rises over the first Warmup steps and stays.
const (
	LearningRate = 1e-3
	WeightDecay  = 0.1
	Beta1, Beta2 = float32(0.9), float32(0.95)
	Epsilon      = float32(1e-8)
	MaxNorm      = float32(1)
	NormEpsilon  = float32(1e-5)
	Warmup       = 10
)

// Step is a program with what it needs to run.
type Step struct {
	Config    Config
	Program   *program.Program
	Constants []program.Tensor
	// State is before the first step: each parameter with its two moments, in the order of Names, then the counter, i32 [], and
	// the mean loss of the last step, [1, 1].
	State []program.Tensor
	Names []string
	Sizes [][]int // the parameters' shapes
}

// Parameters is the number of parameters.
func (s *Step) Parameters() int {
	n := 0
	for i := range s.Names {
		n += s.State[3*i].Len()
	}
	return n
}

// Batch is the micro-batches of a step: sequences of a made-up language with one of eight rules each, tokens and successors.
func (s *Step) Batch(seed uint64, step uint32) [][]program.Tensor {
	c := s.Config
	out := make([][]program.Tensor, c.D*c.A)
	for m := range out {
		tokens, targets := program.NewTensor(program.I32, c.Batch*c.Time), program.NewTensor(program.I32, c.Batch*c.Time)
		for q := range c.Batch {
			r := float64(num.Random(seed, uint64(step)<<8|uint64(q), math.MaxUint32, uint32(m)))
			t, rule := int(r*float64(c.Vocabulary)), int(r*8*float64(c.Vocabulary))%8
			for i := range c.Time {
				tokens.I32[q*c.Time+i] = int32(t)
				t = ((2*rule+1)*t + 11 + rule) % c.Vocabulary
				targets.I32[q*c.Time+i] = int32(t)
			}
		}
		out[m] = []program.Tensor{tokens, targets}
	}
	return out
}

type parameter struct{ p, m, v, grad program.Value }

type builder struct {
	*program.Builder
	c      Config
	seed   uint64
	step   *Step
	params []*parameter
}

// parameter adds a parameter and its moments: ones, zeros, or numbers in ±init/2.
func (b *builder) parameter(name string, init float32, one bool, dims ...int) *parameter {
	n := 1
	for _, d := range dims {
		n *= d
	}
	t := program.NewTensor(program.F32, n)
	switch {
	case one:
		for i := range t.F32 {
			t.F32[i] = 1
		}
	case init != 0:
		k := vec.For(engine.Current())
		k.Random(t.F32, b.seed, 0, uint32(len(b.params)), 0)
		k.SubScalar(t.F32, t.F32, 0.5)
		k.MulScalar(t.F32, t.F32, init)
	}
	q := &parameter{p: b.State(program.F32, dims...), m: b.State(program.F32, dims...), v: b.State(program.F32, dims...)}
	b.params = append(b.params, q)
	b.step.State = append(b.step.State, t, program.NewTensor(program.F32, n), program.NewTensor(program.F32, n))
	b.step.Names, b.step.Sizes = append(b.step.Names, name), append(b.step.Sizes, dims)
	return q
}

type linear struct {
	w, b *parameter
	x    program.Value
}

func (b *builder) linear(name string, out, in int, init float32) *linear {
	return &linear{w: b.parameter(name+".weight", init, false, out, in), b: b.parameter(name+".bias", 0, false, out)}
}

func (b *builder) apply(l *linear, x program.Value) program.Value {
	l.x = x
	return b.Linear(x, l.w.p, l.b.p)
}

func (b *builder) back(l *linear, dy program.Value) (dx program.Value) {
	dx, l.w.grad, l.b.grad = b.LinearBackward(dy, l.x, l.w.p)
	return dx
}

type norm struct {
	w, b *parameter
	k    program.Norm
}

func (b *builder) norm(name string) *norm {
	return &norm{w: b.parameter(name+".weight", 0, true, b.c.Width), b: b.parameter(name+".bias", 0, false, b.c.Width)}
}

func (b *builder) normalise(n *norm, x program.Value) program.Value {
	n.k = b.LayerNorm(x, n.w.p, n.b.p, NormEpsilon)
	return n.k.Y
}

func (b *builder) normBack(n *norm, dy program.Value) (dx program.Value) {
	dx, n.w.grad, n.b.grad = b.LayerNormBackward(dy, n.k)
	return dx
}

// heads is columns [at, at+width) of x [rows, …] as [batch, head, time, head width].
func (b *builder) heads(x program.Value, at int) program.Value {
	x = b.Slice(x, 1, at, at+b.c.Width)
	return b.Permute(b.Split(b.Split(x, 1, b.c.Width/b.c.Heads), 0, b.c.Time), 0, 2, 1, 3)
}

func (b *builder) joined(x program.Value) program.Value {
	return b.Reshape(b.Copy(b.Permute(x, 0, 2, 1, 3)), b.c.Batch*b.c.Time, b.c.Width)
}

type layer struct {
	n1, n2             *norm
	qkv, out, up, down *linear
	att                program.Attention
	h                  program.Value
}

// New writes the step.
func New(c Config, seed uint64) (*Step, error) {
	s := &Step{Config: c}
	b := &builder{Builder: program.NewBuilder(c.D, c.A), c: c, seed: seed, step: s}
	rows := c.Batch * c.Time
	wte, wpe := b.parameter("wte", 0.08, false, c.Vocabulary, c.Width), b.parameter("wpe", 0.08, false, c.Time, c.Width)
	layers := make([]*layer, c.Layers)
	for i := range layers {
		name := func(part string) string { return fmt.Sprintf("layers.%d.%s", i, part) }
		layers[i] = &layer{
			n1: b.norm(name("n1")), qkv: b.linear(name("qkv"), 3*c.Width, c.Width, 0.1), out: b.linear(name("out"), c.Width, c.Width, 0.05),
			n2: b.norm(name("n2")), up: b.linear(name("up"), 4*c.Width, c.Width, 0.1), down: b.linear(name("down"), c.Width, 4*c.Width, 0.05),
		}
	}
	last := b.norm("norm")
	counter := b.State(program.I32)
	b.State(program.F32, 1, 1)
	s.State = append(s.State, program.Ints(0), program.Floats(0))
	// Only a copy may read a field of a batch where the step is a task's (docs/formats.md section 10).
	tokens, targets := b.Copy(b.Batch(program.I32, 0, rows)), b.Copy(b.Batch(program.I32, 1, rows))

	x := b.Reshape(b.Add(b.Reshape(b.Embedding(wte.p, tokens), c.Batch, c.Time, c.Width), wpe.p), rows, c.Width)
	for _, l := range layers {
		qkv := b.apply(l.qkv, b.normalise(l.n1, x))
		q, k, v := b.heads(qkv, 0), b.heads(qkv, c.Width), b.heads(qkv, 2*c.Width)
		l.att = b.Attend(q, k, v, float32(1/math.Sqrt(float64(c.Width/c.Heads))), true)
		x = b.Add(x, b.apply(l.out, b.joined(l.att.Y)))
		l.h = b.apply(l.up, b.normalise(l.n2, x))
		x = b.Add(x, b.apply(l.down, b.Gelu(l.h)))
	}
	x = b.normalise(last, x)
	all := c.D * c.A * rows
	loss := b.CrossEntropy(b.LinearNoBias(x, wte.p), targets, all)
	dx, dwte, _ := b.LinearBackward(b.CrossEntropyBackward(loss, all), x, wte.p)
	dx = b.normBack(last, dx)
	for i := len(layers) - 1; i >= 0; i-- {
		l := layers[i]
		dx = b.Add(dx, b.normBack(l.n2, b.back(l.up, b.GeluBackward(b.back(l.down, dx), l.h))))
		dq, dk, dv := b.AttendBackward(b.heads(b.back(l.out, dx), 0), l.att)
		dqkv := b.Concat(1, b.joined(dq), b.joined(dk), b.joined(dv))
		dx = b.Add(dx, b.normBack(l.n1, b.back(l.qkv, dqkv)))
	}
	wpe.grad = b.Reshape(b.SumRows(b.Reshape(dx, c.Batch, c.Time*c.Width)), c.Time, c.Width)
	wte.grad = b.Add(b.EmbeddingBackward(dx, tokens, c.Vocabulary), dwte)

	b.BeginStep()
	grads := make([]program.Value, len(b.params))
	for i, p := range b.params {
		grads[i] = b.Reduce(p.grad)
	}
	row := b.Gather(b.Constant(program.Floats(schedule(c.Steps)...), c.Steps, 4), counter)
	for i, g := range b.Clip(b.Scalar(MaxNorm), grads...) {
		p := b.params[i]
		p2, m2, v2 := b.AdamW(p.p, p.m, p.v, g, row, Beta1, Beta2, Epsilon)
		b.Output(p2)
		b.Output(m2)
		b.Output(v2)
	}
	b.Output(b.Increment(counter))
	b.Output(b.Reduce(loss.Loss))
	var err error
	if s.Program, s.Constants, err = b.Build(); err != nil {
		return nil, err
	}
	return s, nil
}

// schedule is the optimiser's table (docs/arithmetic.md 5.3).
func schedule(steps int) []float32 {
	rows := make([]float32, 0, 4*steps)
	p1, p2 := 1.0, 1.0
	for t := range steps {
		p1, p2 = float64(p1*float64(Beta1)), float64(p2*float64(Beta2))
		lr := LearningRate * min(1, float64(t+1)/Warmup)
		rows = append(rows, float32(1-float64(lr*WeightDecay)), float32(-lr/(1-p1)), float32(1/math.Sqrt(1-p2)), 0)
	}
	return rows
}

// Inputs are those of one step on a state.
func (s *Step) Inputs(state []program.Tensor, seed uint64, step uint32) *program.Inputs {
	return &program.Inputs{State: state, Constant: s.Constants, Batch: s.Batch(seed, step), Step: step, Seed: seed}
}
