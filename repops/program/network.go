package program

import (
	"math"

	"assay/repops/num"
)

// Sizes of the small network. They cross every block and every level of a tree, and are ragged where a kernel has a width:
// 260 rows and 260 columns (one run of 256 and four more), a chain of 780 terms, five terms of 12 numbers a head.
const (
	netD, netA = 2, 2 // grid of micro-batches
	netBatch   = 4    // sequences of a micro-batch
	netTime    = 65   // tokens of a sequence
	netVocab   = 260
	netWidth   = 12
	netHeads   = 2
	netHidden  = 45
	netClasses = 9 // of a second loss, over whole sequences
	netSteps   = 128
)

// Network is a program with everything it needs to run.
type Network struct {
	Program   *Program
	Constants []Tensor
	State     []Tensor // before the first step
	// Batch makes the micro-batches of a step.
	Batch func(step uint32) [][]Tensor
	Seed  uint64
}

// Inputs are those of one step on a state.
func (n *Network) Inputs(state []Tensor, step uint32) *Inputs {
	return &Inputs{State: state, Constant: n.Constants, Batch: n.Batch(step), Step: step, Seed: n.Seed}
}

// SmallNetwork is a transformer of one block that trains on a made-up language, the same on every machine for one seed. A
// step is below 20 million multiply-adds, yet has embedding, dropout, layer norms, causal attention with rotary positions,
// gelu in both forms, two cross-entropies, clip and AdamW; docs/arithmetic-programs.md section 9 has its definition.
func SmallNetwork(seed uint64) *Network {
	b := NewBuilder(netD, netA)
	net := &Network{Seed: seed}
	const rows = netBatch * netTime

	// The parameters, each with its two moments, are the state. init 0 starts at one, others as random numbers in ±init/2.
	type parameter struct{ p, m, v, grad Value }
	var params []*parameter
	add := func(init float32, dims ...int) *parameter {
		n := 1
		for _, d := range dims {
			n *= d
		}
		t := NewTensor(F32, n)
		for i := range t.F32 {
			if t.F32[i] = 1; init != 0 {
				t.F32[i] = num.Mul(num.Sub(num.Random(seed, uint64(i), uint32(len(params)), 0), 0.5), init)
			}
		}
		q := &parameter{p: b.State(F32, dims...), m: b.State(F32, dims...), v: b.State(F32, dims...)}
		net.State = append(net.State, t, NewTensor(F32, n), NewTensor(F32, n))
		params = append(params, q)
		return q
	}
	embed := add(1, netVocab, netWidth)
	norm1w, norm1b := add(0, netWidth), add(0.25, netWidth)
	wq, bq := add(0.5, netWidth, netWidth), add(0.25, netWidth)
	wk, bk := add(0.5, netWidth, netWidth), add(0.25, netWidth)
	wv, bv := add(0.5, netWidth, netWidth), add(0.25, netWidth)
	wo, bo := add(0.5, netWidth, netWidth), add(0.25, netWidth)
	norm2w, norm2b := add(0, netWidth), add(0.25, netWidth)
	w1, b1 := add(0.5, netHidden, netWidth), add(0.25, netHidden)
	w2, b2 := add(0.25, netWidth, netHidden), add(0.25, netWidth)
	norm3w, norm3b := add(0, netWidth), add(0.25, netWidth)
	wl := add(0.5, netVocab, netWidth)
	wc, bc := add(0.0625, netClasses, netTime*netWidth), add(0.25, netClasses)
	counter := b.State(I32)
	net.State = append(net.State, Ints(0))

	schedule := make([]float32, 0, 4*netSteps)
	beta1, beta2 := 0.9, 0.98
	p1, p2 := 1.0, 1.0
	for t := range netSteps {
		p1, p2 = float64(p1*beta1), float64(p2*beta2)
		lr := 0.02 * min(1, float64(t+1)/8)
		schedule = append(schedule, float32(1-float64(lr*0.01)), float32(-lr/(1-p1)), float32(1/math.Sqrt(1-p2)), 0)
	}
	table := b.Constant(Floats(schedule...), netSteps, 4)
	const headWidth = netWidth / netHeads
	cosines, sines := make([]float32, 0, netTime*headWidth), make([]float32, 0, netTime*headWidth)
	for t := range netTime {
		for i := range headWidth {
			c, s := turn(t, i%(headWidth/2))
			cosines, sines = append(cosines, c), append(sines, s)
		}
	}
	cos, sin := b.Constant(Floats(cosines...), netTime, headWidth), b.Constant(Floats(sines...), netTime, headWidth)

	tokens, targets := b.Batch(I32, 0, rows), b.Batch(I32, 1, rows)
	class := b.Batch(I32, 2, netBatch)
	random := b.Seed()

	// Forward.
	heads := func(x Value) Value { // [rows, width] as [batch, head, time, head width]
		x = b.Split(b.Split(x, 1, headWidth), 0, netTime)
		return b.Permute(x, 0, 2, 1, 3)
	}
	joined := func(x Value) Value {
		return b.Reshape(b.Copy(b.Permute(x, 0, 2, 1, 3)), rows, netWidth)
	}
	drop := b.Dropout(b.Embedding(embed.p, tokens), random, 0.0625)
	x0 := drop.Y
	n1 := b.LayerNorm(x0, norm1w.p, norm1b.p, 1e-5)
	q := b.Rotary(heads(b.Linear(n1.Y, wq.p, bq.p)), cos, sin)
	k := b.Rotary(heads(b.Linear(n1.Y, wk.p, bk.p)), cos, sin)
	v := heads(b.Linear(n1.Y, wv.p, bv.p))
	att := b.Attend(q, k, v, float32(1/math.Sqrt(headWidth)), true)
	mixed := joined(att.Y)
	x1 := b.Add(x0, b.Linear(mixed, wo.p, bo.p))
	n2 := b.LayerNorm(x1, norm2w.p, norm2b.p, 1e-5)
	h := b.Linear(n2.Y, w1.p, b1.p)
	g := b.Gelu(h)
	x2 := b.Add(x1, b.Linear(g, w2.p, b2.p))
	n3 := b.LayerNorm(x2, norm3w.p, norm3b.p, 1e-5)
	loss := b.CrossEntropy(b.LinearNoBias(n3.Y, wl.p), targets, netD*netA*rows)
	flat := b.Reshape(n3.Y, netBatch, netTime*netWidth)
	bent := b.GeluTanh(flat)
	side := b.CrossEntropy(b.Linear(bent, wc.p, bc.p), class, netD*netA*netBatch)

	// Backward.
	dlogits := b.CrossEntropyBackward(loss, netD*netA*rows)
	dx, dwl, _ := b.LinearBackward(dlogits, n3.Y, wl.p)
	wl.grad = dwl
	dside, dwc, dbc := b.LinearBackward(b.CrossEntropyBackward(side, netD*netA*netBatch), bent, wc.p)
	wc.grad, bc.grad = dwc, dbc
	dx = b.Add(dx, b.Reshape(b.GeluTanhBackward(dside, flat), rows, netWidth))
	dx, norm3w.grad, norm3b.grad = b.LayerNormBackward(dx, n3)
	dg, dw2, db2 := b.LinearBackward(dx, g, w2.p)
	w2.grad, b2.grad = dw2, db2
	dh, dw1, db1 := b.LinearBackward(b.GeluBackward(dg, h), n2.Y, w1.p)
	w1.grad, b1.grad = dw1, db1
	dn, dn2w, dn2b := b.LayerNormBackward(dh, n2)
	norm2w.grad, norm2b.grad = dn2w, dn2b
	dx = b.Add(dx, dn)
	dmixed, dwo, dbo := b.LinearBackward(dx, mixed, wo.p)
	wo.grad, bo.grad = dwo, dbo
	dq, dk, dv := b.AttendBackward(heads(dmixed), att)
	dqx, dwq, dbq := b.LinearBackward(joined(b.RotaryBackward(dq, cos, sin)), n1.Y, wq.p)
	wq.grad, bq.grad = dwq, dbq
	dkx, dwk, dbk := b.LinearBackward(joined(b.RotaryBackward(dk, cos, sin)), n1.Y, wk.p)
	wk.grad, bk.grad = dwk, dbk
	dvx, dwv, dbv := b.LinearBackward(joined(dv), n1.Y, wv.p)
	wv.grad, bv.grad = dwv, dbv
	dn, norm1w.grad, norm1b.grad = b.LayerNormBackward(b.Add(b.Add(dqx, dkx), dvx), n1)
	dx = b.DropoutBackward(b.Add(dx, dn), drop)
	embed.grad = b.EmbeddingBackward(dx, tokens, netVocab)

	// Step.
	b.BeginStep()
	grads := make([]Value, len(params))
	for i, p := range params {
		grads[i] = b.Reduce(p.grad)
	}
	row := b.Gather(table, counter)
	for i, g := range b.Clip(b.Scalar(1), grads...) {
		p := params[i]
		p2, m2, v2 := b.AdamW(p.p, p.m, p.v, g, row, float32(beta1), float32(beta2), 1e-8)
		b.Output(p2)
		b.Output(m2)
		b.Output(v2)
	}
	b.Output(b.Increment(counter))

	var err error
	if net.Program, net.Constants, err = b.Build(); err != nil {
		panic(err) // a fixed program
	}
	net.Batch = func(step uint32) [][]Tensor { return netBatches(seed, step) }
	return net
}

// turn is cos and sin of t·θ with θ of 1, 4/5, 16/25 by frequency, from a rotation repeated t times in binary32, so that no
// machine's cosine is asked.
func turn(t, frequency int) (cos, sin float32) {
	c1 := [3]float32{0.5403023, 0.6967067, 0.80209577}[frequency]
	s1 := [3]float32{0.84147096, 0.71735609, 0.59719544}[frequency]
	cos = 1
	for range t {
		cos, sin = num.Sub(num.Mul(cos, c1), num.Mul(sin, s1)), num.Add(num.Mul(sin, c1), num.Mul(cos, s1))
	}
	return cos, sin
}

// netBatches is the made-up language: a sequence starts at a random token t and goes on with 3t + 11 modulo the vocabulary;
// the target is the next token, the class of a sequence its first token modulo the number of classes.
func netBatches(seed uint64, step uint32) [][]Tensor {
	out := make([][]Tensor, netD*netA)
	for m := range out {
		tokens, targets, class := NewTensor(I32, netBatch*netTime), NewTensor(I32, netBatch*netTime), NewTensor(I32, netBatch)
		for s := range netBatch {
			// A multiple of 2^-24 below 1 times 260 is exact in binary64.
			r := num.Random(seed, uint64(step)<<8|uint64(s), math.MaxUint32, uint32(m))
			t := int32(float64(r) * netVocab)
			class.I32[s] = t % netClasses
			for i := range netTime {
				tokens.I32[s*netTime+i] = t
				t = (3*t + 11) % netVocab
				targets.I32[s*netTime+i] = t
			}
		}
		out[m] = []Tensor{tokens, targets, class}
	}
	return out
}
