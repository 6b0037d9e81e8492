package program

import (
	"math"
	"slices"
	"sync"

	"assay/repops/gemm"
	"assay/repops/internal/pool"
	"assay/repops/num"
	"assay/repops/vec"
)

// attention is the scores of queries and keys, their softmax and its product with values, of all heads: section 7 of
// docs/arithmetic-programs.md from s to y. A head's rows are computed while they are in the cache, scores behind the band never.
type attention struct {
	queries, keys, values View // […, T, D], […, S, D], […, D', S]: operands of the two products
	heads, t, s           int
	d, width              int      // D and D'
	band                  band     // of the second product, and what the mask leaves
	probabilities, out    uint32   // p and y
	stored                bool     // something else reads p
	whole                 bool     // and more of it than the band
	lead                  Shape    // the axes of heads
	task                  headTask // of the run at work
}

// band is what a causal mask leaves: keys j ≤ i + offset of query i.
type band struct {
	causal bool
	offset int
}

// visible is the number of keys that query i sees, of s.
func (b band) visible(i, s int) int {
	if !b.causal {
		return s
	}
	return max(0, min(s, i+b.offset+1))
}

// attentionBackward is the gradient of an attention's scores, ds = p·(dp − D), dp = dy·vᵀ, and the products that read ds and p.
type attentionBackward struct {
	dy, values    View   // […, T, D], […, S, D]: operands of dp
	dots          View   // D, repeated along keys
	probabilities View   // p
	gradient      uint32 // ds
	heads, t, s   int
	d             int
	band          band
	products      []headProduct
	lead          Shape
	task          headTask
}

// headProduct is a product that reads ds or p, both T × S a head, as they stand or transposed.
type headProduct struct {
	entry      uint32
	other      View
	shape      gemm.Shape
	band       gemm.Band
	fromP      bool
	transposed bool
}

// headTask is an attention at work, in pieces of heads.
type headTask struct {
	r  *run
	do func(r *run, i int)
}

// Do implements pool.Task.
func (t *headTask) Do(lo, hi int) {
	for ; lo < hi; lo++ {
		t.do(t.r, lo)
	}
}

func (t *headTask) run(r *run, pieces int) {
	t.r = r
	pool.Run(t, pieces, 1)
	t.r = nil
}

// ---- recognition -----------------------------------------------------------------------------------------------------------

// attentions finds attentions, and the gradients of their scores, in any order of their nodes that the references allow.
func (f *finder) attentions() {
	for e := f.p.firstMicro(); e < f.p.firstOutput(); e++ {
		if a, k := f.attention(e); a != nil && f.put(e, k) {
			f.gradient(a)
		}
	}
}

// node is a node of the given primitive in the part of another one.
func (f *finder) node(e, part uint32, op Op) *Node {
	n := f.p.Node(e)
	if n == nil || n.Op != op || isMicro(f.p, e) != isMicro(f.p, part) {
		return nil
	}
	return n
}

// levels follows a view of the one number a row of a reduction of rows of x, repeated along the rows, down to x; it returns the entries
// of the levels, each read by the next one alone, and of x.
func (f *finder) levels(v *View, part uint32, op Op, rows Shape) (list []uint32, x uint32, ok bool) {
	lead, _ := leadOf(rows)
	if whole, repeated := aligned(v, lead, 1); !whole && !repeated || v.Shape != rows {
		return nil, 0, false
	}
	for e := v.Tensor; ; {
		n := f.node(e, part, op)
		if n == nil {
			return list, e, len(list) > 0
		}
		w := &n.Operands[0]
		if !f.only(e) || w.Offset != 0 || !contiguous(w) || f.p.Node(w.Tensor) == nil || f.p.Node(w.Tensor).Shape != w.Shape {
			return nil, 0, false
		}
		if !f.step(1) {
			return nil, 0, false
		}
		l, _ := leadOf(w.Shape)
		if _, width := leadOf(n.Shape); l != lead || len(list) == 0 && width != 1 {
			return nil, 0, false
		}
		list = append(list, e)
		e = w.Tensor
	}
}

// wholeOf says whether a view is all of its tensor, a node's, in its shape.
func (f *finder) wholeOf(v *View) bool {
	n := f.p.Node(v.Tensor)
	return n != nil && v.Shape == n.Shape && v.Offset == 0 && contiguous(v)
}

// mostConstants is how many elements of nodes that depend on constants alone a plan computes.
const mostConstants = 1 << 24

// mostCompared is how many elements of masks a plan compares with a band's.
const mostCompared = 1 << 28

// mostDeep is the most nodes, one after the other, that lie between a mask and constants.
const mostDeep = 64

// constant is the value of a tensor that depends on constants alone, by no more than so many nodes one after the other.
func (f *finder) constant(e uint32, deep int) (Tensor, bool) {
	if e < f.p.firstMicro() {
		k, ok := f.constantAt[e]
		if !ok {
			return Tensor{}, false
		}
		return f.constants[k], true
	}
	if deep == 0 {
		return Tensor{}, false
	}
	n := f.p.Node(e)
	if t, ok := f.values[e]; ok {
		return t, t.Len() > 0
	}
	f.values[e] = Tensor{} // unless all of the below is known
	if n.Op == OpRandom || n.Op >= opEnd || size(n.Shape) == 0 {
		return Tensor{}, false
	}
	switch n.Op {
	case OpMatmul, OpMatmulI8, OpSegsum:
		return Tensor{}, false // a mask is made of less
	}
	ev := evaluation{node: n, entry: e}
	for i := range n.Operands {
		t, ok := f.constant(n.Operands[i].Tensor, deep-1)
		if !ok {
			return Tensor{}, false
		}
		ev.operands = append(ev.operands, t)
	}
	if f.evaluated += size(n.Shape); f.evaluated > mostConstants {
		return Tensor{}, false
	}
	out := NewTensor(n.DType, size(n.Shape))
	for i := range uint64(size(n.Shape)) {
		out.SetWord(i, ev.element(i))
	}
	f.values[e] = out
	return out, true
}

// number is the value of a view of one constant.
func (f *finder) number(v *View) (float32, bool) {
	if t, s := f.p.tensor(v.Tensor); t != F32 || !scalar(v) || f.p.Node(v.Tensor) != nil || size(s) == 0 {
		return 0, false
	}
	t, ok := f.constant(v.Tensor, 0)
	if !ok {
		return 0, false
	}
	return t.F32[v.Offset], true
}

// maskOf is one head's part of a mask, and an offset that it is compared with.
type maskOf struct {
	view   View
	offset int
}

// causal says whether a mask […, T, S] is the same for all heads and admits keys j ≤ i + offset.
func (f *finder) causal(mask *View, offset int) bool {
	r := int(mask.Shape.Rank)
	for a := range r - 2 {
		if mask.Shape.Dims[a] > 1 && mask.Stride[a] != 0 {
			return false
		}
	}
	t, s := int(mask.Shape.Dims[r-2]), int(mask.Shape.Dims[r-1])
	of := maskOf{View{Tensor: mask.Tensor, Offset: mask.Offset, Shape: Of(t, s)}, offset}
	copy(of.view.Stride[:], mask.Stride[r-2:r])
	if known, ok := f.masks[of]; ok {
		return known
	}
	m, ok := f.constant(mask.Tensor, mostDeep)
	if ok = ok && f.compared+t*s <= mostCompared; ok {
		f.compared += t * s
	}
	for i := 0; ok && i < t; i++ {
		for j := range s {
			at := int(mask.Offset) + i*int(mask.Stride[r-2]) + j*int(mask.Stride[r-1])
			ok = ok && (m.I8[at] != 0) == (j <= i+offset)
		}
	}
	f.masks[of] = ok
	return ok
}

// attention is the attention whose last product is entry e, if there is one.
func (f *finder) attention(e uint32) (*attention, *compound) {
	y := f.node(e, e, OpMatmul)
	if y == nil || !f.needed(e) || y.Attr == BandAbove || !f.wholeOf(&y.Operands[0]) || y.Operands[1].Tensor == y.Operands[0].Tensor {
		return nil, nil
	}
	p := f.node(y.Operands[0].Tensor, e, OpDiv)
	if p == nil || !f.wholeOf(&p.Operands[0]) || p.Operands[0].Shape != p.Shape || p.Shape.Rank < 2 {
		return nil, nil
	}
	exps := p.Operands[0].Tensor
	x := f.node(exps, e, OpExp)
	sums, of, ok := f.levels(&p.Operands[1], e, OpSum, p.Shape)
	if x == nil || !ok || of != exps || len(f.readers[exps]) != 2 || f.kept(exps) || !f.wholeOf(&x.Operands[0]) {
		return nil, nil
	}
	shifted := x.Operands[0].Tensor
	t := f.node(shifted, e, OpSub)
	if t == nil || !f.only(shifted) || !f.wholeOf(&t.Operands[0]) {
		return nil, nil
	}
	masked := t.Operands[0].Tensor
	maxima, of, ok := f.levels(&t.Operands[1], e, OpAmax, p.Shape)
	if !ok || of != masked || len(f.readers[masked]) != 2 || f.kept(masked) {
		return nil, nil
	}
	nodes := append(append([]uint32{e, y.Operands[0].Tensor, exps, shifted, masked}, sums...), maxima...)
	scores := masked
	a := &attention{out: e, probabilities: y.Operands[0].Tensor, band: band{y.Attr == BandBelow, int(y.Band)}}
	if z := f.node(masked, e, OpSelect); z != nil {
		low, ok := f.number(&z.Operands[2])
		if !ok || !math.IsInf(float64(low), -1) || !f.wholeOf(&z.Operands[1]) || !a.band.causal || a.band.offset < 0 || !f.causal(&z.Operands[0], a.band.offset) {
			return nil, nil
		}
		if scores = z.Operands[1].Tensor; !f.only(scores) {
			return nil, nil
		}
		nodes = append(nodes, scores)
	} else if a.band.causal {
		return nil, nil
	}
	s := f.node(scores, e, OpMatmul)
	if s == nil || s.Attr != BandNone || s.Shape != p.Shape || s.Shape.Rank != y.Shape.Rank {
		return nil, nil
	}
	r := int(s.Shape.Rank)
	a.lead = s.Shape
	a.lead.Rank -= 2
	a.lead.Dims[r-2], a.lead.Dims[r-1] = 0, 0
	a.heads, a.t, a.s = size(a.lead), int(s.Shape.Dims[r-2]), int(s.Shape.Dims[r-1])
	a.d, a.width = int(s.Operands[0].Shape.Dims[r-1]), int(y.Shape.Dims[r-1])
	a.queries, a.keys, a.values = s.Operands[0], s.Operands[1], y.Operands[1]
	if a.d == 0 || a.s == 0 {
		return nil, nil
	}
	for _, reader := range f.readers[a.probabilities] {
		if reader == e {
			continue
		}
		if !f.step(1) {
			return nil, nil
		}
		if f.place(reader) < e {
			return nil, nil // it would have to wait
		}
		a.stored = true
		n := f.p.Node(reader)
		for k := range n.Operands {
			if n.Operands[k].Tensor == a.probabilities && !f.inBand(n, k, a) {
				a.whole = true
			}
		}
	}
	if f.kept(a.probabilities) {
		a.stored, a.whole = true, true
	}
	return a, &compound{defines: []uint32{a.probabilities, e}, nodes: nodes, operands: []View{a.queries, a.keys, a.values}, attend: a}
}

// matrixView says whether a view reads matrices T × S of all heads of an attention as they stand, or transposed.
func (a *attention) matrixView(v *View) (straight, transposed bool) {
	r := int(v.Shape.Rank)
	lead := v.Shape
	lead.Rank, lead.Dims[r-2], lead.Dims[r-1] = lead.Rank-2, 0, 0
	if lead != a.lead || v.Offset != 0 {
		return false, false
	}
	step := a.t * a.s
	for x := r - 3; x >= 0; x-- {
		if d := int(lead.Dims[x]); d > 1 {
			if int(v.Stride[x]) != step {
				return false, false
			}
			step *= d
		}
	}
	is := func(rows, columns, row, column int) bool {
		return int(v.Shape.Dims[r-2]) == rows && int(v.Shape.Dims[r-1]) == columns &&
			(rows == 1 || int(v.Stride[r-2]) == row) && (columns == 1 || int(v.Stride[r-1]) == column)
	}
	return is(a.t, a.s, a.s, 1), is(a.s, a.t, 1, a.s)
}

// inBand says whether operand k of a node is a matrix of p or ds of which it reads no more than the mask leaves.
func (f *finder) inBand(n *Node, k int, a *attention) bool {
	if !a.band.causal {
		return false
	}
	if n.Op != OpMatmul || k != 0 {
		return false
	}
	straight, transposed := a.matrixView(&n.Operands[0])
	return straight && n.Attr == BandBelow && int(n.Band) <= a.band.offset || transposed && n.Attr == BandAbove && int(n.Band) >= -a.band.offset
}

// gradient finds ds of an attention and puts its job in the place of the first product that reads it.
func (f *finder) gradient(a *attention) {
	for _, e := range f.readers[a.probabilities] {
		n := f.node(e, a.out, OpMul)
		if !f.step(1) {
			return
		}
		if n == nil || n.Shape != f.p.Node(a.probabilities).Shape || f.kept(e) || len(f.readers[e]) == 0 {
			continue
		}
		pv, dv := &n.Operands[0], &n.Operands[1]
		if pv.Tensor != a.probabilities {
			pv, dv = dv, pv
		}
		d := f.node(dv.Tensor, e, OpSub)
		if d == nil || !f.wholeOf(pv) || !f.wholeOf(dv) || !f.only(dv.Tensor) || !f.wholeOf(&d.Operands[0]) || !f.only(d.Operands[0].Tensor) {
			continue
		}
		dp := f.node(d.Operands[0].Tensor, e, OpMatmul)
		lead, _ := leadOf(n.Shape)
		if _, repeated := aligned(&d.Operands[1], lead, 1); dp == nil || dp.Attr != BandNone || !repeated ||
			f.p.Node(d.Operands[1].Tensor) == nil || isMicro(f.p, d.Operands[1].Tensor) != isMicro(f.p, e) {
			continue
		}
		r := int(n.Shape.Rank)
		b := &attentionBackward{dy: dp.Operands[0], values: dp.Operands[1], dots: d.Operands[1], probabilities: *pv, gradient: e, heads: a.heads,
			t: a.t, s: a.s, d: int(dp.Operands[0].Shape.Dims[r-1]), band: a.band, lead: a.lead}
		k := &compound{nodes: []uint32{e, dv.Tensor, d.Operands[0].Tensor}, operands: []View{b.dy, b.values, b.dots, b.probabilities}, back: b}
		// Every reader of ds must be a product of the job; readers of p may be.
		at := f.readers[e][0]
		inside := map[uint32]bool{}
		for _, x := range k.nodes {
			inside[x] = true
		}
		add := func(reader uint32, fromP bool) bool {
			m, read := f.node(reader, e, OpMatmul), e
			if fromP {
				read = a.probabilities
			}
			if m == nil || m.Operands[0].Tensor != read || a.band.causal && !f.inBand(m, 0, a) {
				return false
			}
			straight, transposed := a.matrixView(&m.Operands[0])
			o := m.Operands[1]
			if !straight && !transposed || o.Tensor == e || f.place(o.Tensor) >= at || f.found.taken(reader) || inside[reader] {
				return false
			}
			inside[reader] = true
			b.products = append(b.products, headProduct{entry: reader, other: o, fromP: fromP, transposed: !straight,
				shape: gemm.Shape{M: int(m.Shape.Dims[r-2]), N: int(m.Shape.Dims[r-1]), K: int(m.Operands[0].Shape.Dims[r-1])},
				band:  gemm.Band{Kind: gemm.BandKind(m.Attr), Offset: int(m.Band)}})
			k.defines, k.nodes, k.operands = append(k.defines, reader), append(k.nodes, reader), append(k.operands, o)
			return true
		}
		ok := b.dots.Tensor < at && b.d > 0
		for _, reader := range f.readers[e] {
			ok = ok && f.step(1) && add(reader, false)
		}
		if !ok || !f.free(at, k.nodes) || !f.step(len(f.readers[a.probabilities])) {
			continue
		}
		for _, reader := range f.readers[a.probabilities] {
			// Its product is made when the job runs, which what reads it must not do before.
			if reader > e && f.together(at, reader) && f.step(len(f.readers[reader])) && !slices.ContainsFunc(f.readers[reader], func(e uint32) bool { return f.place(e) < at }) {
				add(reader, true)
			}
		}
		if !f.put(at, k) {
			continue
		}
		// With ds in this job, what reads p reads no more than the mask leaves, or all of it is stored.
		a.whole = f.kept(a.probabilities)
		for _, reader := range f.readers[a.probabilities] {
			m := f.p.Node(reader)
			for i := range m.Operands {
				if reader != e && reader != a.out && m.Operands[i].Tensor == a.probabilities {
					a.whole = a.whole || !f.inBand(m, i, a)
				}
			}
		}
		return
	}
}

// ---- execution -------------------------------------------------------------------------------------------------------------

// headScratch is what one core needs for a piece of a head.
type headScratch struct {
	p, q []float32
	one  [1]float32
}

// amax is the maximum of a row, sum its sum, without what longer ones need.
func (w *headScratch) amax(k *vec.Kernels, x []float32) float32 {
	if len(x) > vec.Group {
		return k.Amax(x)
	}
	k.AmaxGroups(w.one[:], x)
	return w.one[0]
}

func (w *headScratch) sum(k *vec.Kernels, x []float32) float32 {
	if len(x) > vec.Group {
		return k.Sum(x)
	}
	k.SumGroups(w.one[:], x)
	return w.one[0]
}

var headScratches = sync.Pool{New: func() any { return new(headScratch) }}

func grown(s *[]float32, n int) []float32 {
	if cap(*s) < n {
		*s = make([]float32, n)
	}
	return (*s)[:n]
}

// headOf is the matrix of head h in a view whose last two axes are its rows and terms.
func headOf(data []float32, v *View, lead *Shape, h int) gemm.Matrix {
	at := int(v.Offset)
	for a := int(lead.Rank) - 1; a >= 0; a-- {
		n := int(lead.Dims[a])
		at += h % n * int(v.Stride[a])
		h /= n
	}
	r := int(v.Shape.Rank)
	return gemm.Matrix{Data: data, Offset: at, RowStride: int(v.Stride[r-2]), KStride: int(v.Stride[r-1])}
}

// from is the matrix without its first rows.
func from(m gemm.Matrix, rows int) gemm.Matrix {
	m.Offset += rows * m.RowStride
	return m
}

// multiply is a product of a validated program.
func (r *run) multiply(dst []float32, a, b gemm.Matrix, s gemm.Shape, band gemm.Band) {
	if err := r.gemm.F32(dst, a, b, s, band); err != nil {
		panic("program: a validated product: " + err.Error())
	}
}

// headRows is the number of rows of a head whose scores are computed at once.
func headRows(columns int) int { return max(16, min(64, 1<<16/max(1, columns))) }

func (a *attention) run(r *run) {
	if a.task.do == nil {
		a.task.do = a.piece
	}
	rows := headRows(a.s)
	a.task.run(r, a.heads*((a.t+rows-1)/rows))
}

// piece computes some rows of a head.
func (a *attention) piece(r *run, i int) {
	w := headScratches.Get().(*headScratch)
	defer headScratches.Put(w)
	rows := headRows(a.s)
	blocks := (a.t + rows - 1) / rows
	h, first := i/blocks, i%blocks*rows
	n := min(rows, a.t-first)
	seen := a.band.visible(first+n-1, a.s)
	operand := func(v *View) gemm.Matrix { return headOf(r.tensor(ref{v.Micro, v.Tensor}).F32, v, &a.lead, h) }
	// p is rows of ld numbers, in its tensor if it has one.
	ld := seen
	var p []float32
	if a.stored {
		ld = a.s
		p = r.tensor(ref{entry: a.probabilities}).F32[(h*a.t+first)*a.s:][:n*a.s]
	} else {
		p = grown(&w.p, n*ld)
	}
	scores := grown(&w.q, n*seen)
	r.multiply(scores, from(operand(&a.queries), first), operand(&a.keys), gemm.Shape{M: n, N: seen, K: a.d}, gemm.Band{})
	for k := range n {
		v := a.band.visible(first+k, a.s)
		row := p[k*ld : (k+1)*ld]
		x, e := scores[k*seen:][:v], row[:v]
		m := w.amax(r.vec, x)
		r.vec.SubScalar(e, x, m)
		r.cr.Exp(e, e)
		// What the mask leaves out adds exp(−inf − m), which is +0 or makes all of the row NaN as the rest does.
		sum := w.sum(r.vec, e)
		r.vec.DivScalar(e, e, sum)
		if a.whole {
			fill(row[v:], num.Div(num.Exp(num.Sub(float32(math.Inf(-1)), m)), sum))
		}
	}
	band := gemm.Band{}
	if a.band.causal {
		band = gemm.Band{Kind: gemm.UpTo, Offset: first + a.band.offset}
	}
	y := r.tensor(ref{entry: a.out}).F32[(h*a.t+first)*a.width:][:n*a.width]
	r.multiply(y, gemm.Matrix{Data: p, RowStride: ld, KStride: 1}, operand(&a.values), gemm.Shape{M: n, N: a.width, K: seen}, band)
}

func (b *attentionBackward) run(r *run) {
	if b.task.do == nil {
		b.task.do = b.piece
	}
	b.task.run(r, b.heads)
}

// piece computes one head.
func (b *attentionBackward) piece(r *run, h int) {
	w := headScratches.Get().(*headScratch)
	defer headScratches.Put(w)
	operand := func(v *View) gemm.Matrix { return headOf(r.tensor(ref{v.Micro, v.Tensor}).F32, v, &b.lead, h) }
	p := r.tensor(ref{entry: b.probabilities.Tensor}).F32[h*b.t*b.s:][:b.t*b.s]
	dots := r.tensor(ref{entry: b.dots.Tensor}).F32[h*b.t:][:b.t]
	ds := grown(&w.p, b.t*b.s)
	rows := headRows(b.s)
	for first := 0; first < b.t; first += rows {
		n := min(rows, b.t-first)
		seen := b.band.visible(first+n-1, b.s)
		dp := grown(&w.q, n*seen)
		r.multiply(dp, from(operand(&b.dy), first), operand(&b.values), gemm.Shape{M: n, N: seen, K: b.d}, gemm.Band{})
		for k := range n {
			v := b.band.visible(first+k, b.s)
			d := ds[(first+k)*b.s:][:v]
			r.vec.SubScalar(d, dp[k*seen:][:v], dots[first+k])
			r.vec.Mul(d, d, p[(first+k)*b.s:][:v])
		}
	}
	for i := range b.products {
		q := &b.products[i]
		m := gemm.Matrix{Data: ds, RowStride: b.s, KStride: 1}
		if q.fromP {
			m.Data = p
		}
		if q.transposed {
			m.RowStride, m.KStride = 1, b.s
		}
		n := q.shape.M * q.shape.N
		r.multiply(r.tensor(ref{entry: q.entry}).F32[h*n:][:n], m, operand(&q.other), q.shape, q.band)
	}
}
