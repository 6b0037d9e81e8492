package gemm

import (
	"sync"
	"unsafe"

	"assay/repops/internal/pool"
)

// blocking is how a product is cut. None of these numbers changes a bit.
type blocking struct {
	kBlock int // steps of k between two looks at C: a packed block of A stays in the second-level cache
	mBlock int // tiles of rows in a packed block of A

	// A chunk of B is packed once and shared by all workers.
	chunkSteps, chunkWords int

	// Where one packed block of A has all rows, each worker packs the panels of B that it needs, so many steps at a time.
	fewSteps int
	// Up to this many tiles of rows, rows of B are read where they stand, so many at a time, few enough to be followed as streams.
	directTiles, directSteps int

	// Up to this many columns the product is computed as (B·Aᵀ)ᵀ, which fills the vectors.
	fewColumns int
	// Panels of B that a piece of work takes at least where pieces are cut over columns, and at most where all rows are in one
	// block.
	minPanels, maxPanels int

	threadWork int // multiply-adds below which handing work to another core costs more than it saves
}

// blocked is the blocking for tiles and blocks of the given size.
func blocked(kBlock, mBlock, threadWork int) blocking {
	return blocking{
		kBlock: kBlock, mBlock: mBlock, chunkSteps: 2048, chunkWords: 1 << 22,
		fewSteps: 1024, directTiles: 2, directSteps: 32, fewColumns: 24, minPanels: 4, maxPanels: 64,
		threadWork: threadWork,
	}
}

// phase is what job.Do does.
type phase uint8

const (
	eachMatrix phase = iota
	packB
	correctB
	multiply
)

// job is one product. Jobs are reused, so that a call allocates nothing once the pool holds one.
type job struct {
	ks    *Kernels
	tiles *tiles
	unit  int            // elements of K in a word
	a, b  operand        // of the matrix in work; of the first one at the start
	c     unsafe.Pointer // the same
	band  Band

	batch              []int
	aBatch, bBatch     []int
	matrices           int
	m, n, terms, steps int  // terms is K, steps the words of a row
	alone              bool // no other core takes part

	biased  bool // A is stored plus 128, and B's sums correct that
	scaling scaling
	then    Epilogue

	phase          phase
	k0, kn, n0, nn int // chunk: steps and columns
	block          int // steps of k in a packed block of A
	mParts, nParts int
	transposed     bool // A and B have changed places
	few            bool // one packed block of A has all rows, and B is packed by the piece of work that needs it
	direct         bool // or read where it stands
	stream         bool // or transposed in registers
	byRows         bool // B is packed in the order in which it stands
	packed         []uint32
	start          []uint32 // where tiles begin: zeros, or the correction of each column

}

var (
	jobs      = sync.Pool{New: func() any { return new(job) }}
	scratches = sync.Pool{New: func() any { return new(scratch) }}
)

func getJob() *job { return jobs.Get().(*job) }

// put returns the job without its references to the caller's memory.
func (g *job) put() {
	packed, start := g.packed, g.start
	*g = job{packed: packed, start: start}
	jobs.Put(g)
}

func (g *job) size(s Shape, aBatch, bBatch []int, matrices int, band Band) {
	g.m, g.n, g.terms, g.steps = s.M, s.N, s.K, ceil(s.K, g.unit)
	g.batch, g.aBatch, g.bBatch, g.matrices = s.Batch, aBatch, bBatch, matrices
	g.band = band
}

// run computes all matrices. Small ones are spread over the cores whole, of large ones the parts.
func (g *job) run() {
	work := g.m * g.n * g.steps
	threads := pool.Threads()
	if work < g.ks.threadWork || threads == 1 || g.matrices >= 4*threads && work < 64*g.ks.threadWork {
		g.alone = true
		g.phase = eachMatrix
		pool.Run(g, g.matrices, max(1, g.ks.threadWork/max(work, 1)))
		return
	}
	a, b, c := g.a, g.b, g.c
	for i := range g.matrices {
		g.a, g.b, g.c = g.matrix(a, b, c, i)
		g.one()
	}
}

// matrix is number i of the batch that begins with a, b, c.
func (g *job) matrix(a, b operand, c unsafe.Pointer, i int) (operand, operand, unsafe.Pointer) {
	c = unsafe.Add(c, 4*i*g.m*g.n)
	var da, db int
	number := i
	for d := len(g.batch) - 1; d >= 0; d-- {
		x := i % g.batch[d]
		i /= g.batch[d]
		da += x * g.aBatch[d]
		db += x * g.bBatch[d]
	}
	a.p = unsafe.Add(a.p, da*a.size)
	b.p = unsafe.Add(b.p, db*b.size)
	a.move(number, g.batch)
	b.move(number, g.batch)
	return a, b, c
}

// spread does a phase on [0, total).
func (g *job) spread(p phase, total int) {
	g.phase = p
	if g.alone {
		g.Do(0, total)
	} else {
		pool.Run(g, total, 1)
	}
}

// Do works on matrices, panels of B or pieces of the product.
func (g *job) Do(lo, hi int) {
	if g.phase == eachMatrix {
		s := getJob()
		packed, start := s.packed, s.start
		*s = *g
		s.packed, s.start = packed, start
		for i := lo; i < hi; i++ {
			s.a, s.b, s.c = g.matrix(g.a, g.b, g.c, i)
			s.one()
		}
		s.put()
		return
	}
	w := scratches.Get().(*scratch)
	for i := lo; i < hi; i++ {
		switch {
		case g.phase == packB && g.byRows:
			g.packRows(w, i)
		case g.phase == packB:
			g.packPanel(w, i)
		case g.phase == correctB:
			g.correctPanel(i)
		default:
			g.piece(w, i)
		}
	}
	scratches.Put(w)
}

func ceil(a, b int) int { return (a + b - 1) / b }

// one computes the matrix in work.
func (g *job) one() {
	ks := g.ks
	m, n := g.m, g.n
	if g.steps == 0 {
		clear(unsafe.Slice(word(g.c), m*n))
		g.final(0, m, 0, n)
		return
	}
	g.transposed = g.band.Kind == Full && n <= ks.fewColumns && n < m && !g.scaling.adding
	if g.transposed {
		g.a, g.b = g.b, g.a
		g.a.conv, g.b.conv = g.b.conv, g.a.conv
		m, n = n, m
	}
	rowTiles := ceil(m, ks.mr)
	g.few = g.transposed || rowTiles <= ks.mBlock
	g.direct = rowTiles <= ks.directTiles && g.b.words() && g.b.row == 1 && g.b.k != 1
	g.stream = m <= streamRows && g.b.words() && g.b.k == 1 && g.band.Kind == Full && ks.stream[m] != nil
	g.block = ks.kBlock
	kChunks := ceil(g.steps, ks.chunkSteps)
	if g.few || g.biased || g.scaling.adding {
		kChunks = 1
	}
	switch {
	case g.direct:
		g.block = ks.directSteps
	case g.few && g.biased:
		g.block = g.steps
	case g.few:
		g.block = ks.fewSteps
	}
	kn := ceil(g.steps, kChunks)
	nn := n
	if !g.few {
		nn = min(n, max(1, ks.chunkWords/kn/ks.nr)*ks.nr)
	}
	threads := 1
	if !g.alone {
		threads = pool.Threads()
	}
	for n0 := 0; n0 < n; n0 += nn {
		for k0 := 0; k0 < g.steps; k0 += kn {
			g.n0, g.nn = n0, min(nn, n-n0)
			g.k0, g.kn = k0, min(kn, g.steps-k0)
			panels := ceil(g.nn, ks.nr)
			g.mParts = ceil(rowTiles, ks.mBlock)
			if g.few {
				g.mParts = 1
			}
			g.nParts = 1
			if want := 4 * threads; threads > 1 && g.mParts < want {
				g.nParts = max(1, min(ceil(want, g.mParts), panels/ks.minPanels))
			}
			if g.few {
				// Pieces also bound the memory of a transposed result.
				g.nParts = max(g.nParts, ceil(panels, ks.maxPanels))
			} else {
				g.packed = aligned(g.packed, panels*g.kn*ks.nr+slack)
				if g.biased {
					g.start = aligned(g.start, panels*ks.nr)
				}
				if g.byRows = ks.nr%ks.lanes == 0 && ks.rowwise(&g.b, ks.nr); g.byRows {
					g.spread(packB, ceil(g.kn, packedRows))
					if g.biased {
						g.spread(correctB, panels)
					}
				} else {
					g.spread(packB, panels)
				}
			}
			g.spread(multiply, g.mParts*g.nParts)
		}
	}
}

// packPanel packs panel p of the chunk of B.
func (g *job) packPanel(w *scratch, p int) {
	ks := g.ks
	dst := g.packed[p*g.kn*ks.nr:]
	w.pack(ks, dst, ks.nr, &g.b, g.n0+p*ks.nr, min(ks.nr, g.nn-p*ks.nr), g.k0, g.kn, g.terms)
	if g.biased {
		g.correctPanel(p)
	}
}

// correctPanel sets where the tiles of panel p of the chunk of B, which is packed, begin.
func (g *job) correctPanel(p int) {
	nr := g.ks.nr
	g.ks.correction(g.start[p*nr:(p+1)*nr], g.packed[p*g.kn*nr:], g.kn)
}

// packedRows is the number of steps that all panels take before the next ones: rows of an operand whose steps are rows are read
// from end to end, as the memory's prefetching likes them.
const packedRows = 16

// rowwise says whether panels of an operand are runs of its steps' rows.
func (ks *Kernels) rowwise(o *operand, width int) bool {
	v := (width - 1) / ks.lanes
	if o.by != nil {
		return o.row == 1 && o.k != 1 && ks.i8.coders[o.conv].rows[v] != nil
	}
	return o.size == 4 && o.row == 1 && o.k != 1 && ks.packRows[v] != nil
}

// packRows packs steps from i·packedRows on of all panels of the chunk of B.
func (g *job) packRows(w *scratch, i int) {
	ks := g.ks
	k0 := i * packedRows
	n := min(packedRows, g.kn-k0)
	for p := range ceil(g.nn, ks.nr) {
		dst := g.packed[(p*g.kn+k0)*ks.nr:]
		w.pack(ks, dst, ks.nr, &g.b, g.n0+p*ks.nr, min(ks.nr, g.nn-p*ks.nr), g.k0+k0, n, g.terms)
	}
}

// packA packs steps [lo, lo+n) of rows [i0, i1) of A and returns the words of a tile, with those that a vector store may write
// behind its last step.
func (g *job) packA(w *scratch, i0, i1, lo, n int) int {
	ks := g.ks
	words := n*ks.mr + slack
	w.a = aligned(w.a, ceil(i1-i0, ks.mr)*words)
	step := n
	if ks.rowwise(&g.a, ks.mr) {
		step = packedRows
	}
	for k := 0; k < n; k += step {
		for r := i0; r < i1; r += ks.mr {
			w.pack(ks, w.a[(r-i0)/ks.mr*words+k*ks.mr:], ks.mr, &g.a, r, min(ks.mr, i1-r), lo+k, min(step, n-k), g.terms)
		}
	}
	return words
}

// piece computes part i of the chunk's product.
func (g *job) piece(w *scratch, i int) {
	ks := g.ks
	m, ldc := g.m, g.n
	if g.transposed {
		m = g.n
	}
	rowTiles, panels := ceil(m, ks.mr), ceil(g.nn, ks.nr)
	mi, ni := i/g.nParts, i%g.nParts
	i0, i1 := mi*rowTiles/g.mParts*ks.mr, min(m, (mi+1)*rowTiles/g.mParts*ks.mr)
	p0, p1 := ni*panels/g.nParts, (ni+1)*panels/g.nParts
	j0, j1 := g.n0+p0*ks.nr, g.n0+min(g.nn, p1*ks.nr)

	// c is element (i0, j0) of the product, or of a buffer for the transposed one or a chain's.
	c := unsafe.Add(g.c, 4*(i0*ldc+j0))
	if g.transposed || g.scaling.adding {
		ldc = (p1 - p0) * ks.nr
		w.c = aligned(w.c, (i1-i0)*ldc)
		c = unsafe.Pointer(&w.c[0])
	}
	if g.band.Kind != Full && g.k0 == 0 {
		for r := i0; r < i1; r++ {
			clear(unsafe.Slice((*uint32)(unsafe.Add(g.c, 4*(r*g.n+j0))), j1-j0))
		}
	}

	for k0 := g.k0; k0 < g.k0+g.kn; k0 += g.block {
		lo, hi := g.window(i0, i1, k0, min(k0+g.block, g.k0+g.kn))
		if lo >= hi {
			continue
		}
		n := hi - lo
		words := g.packA(w, i0, i1, lo, n)
		for p := p0; p < p1; p++ {
			j := g.n0 + p*ks.nr
			cols := min(ks.nr, j1-j)
			if g.stream {
				g.streamPanel(w, j, cols, lo, n, unsafe.Add(c, 4*(j-j0)), ldc)
				continue
			}
			b, ldb, start := g.panel(w, p, j, cols, lo, n)
			if k0 > 0 || g.band.Kind != Full {
				start = nil
			}
			// Lines to fetch while the tiles run: those of the next panel, some for each tile.
			next := uintptr(unsafe.Pointer(b))
			ahead := 0
			if !g.few && p+1 < p1 {
				next += uintptr(4 * g.kn * ks.nr)
				ahead = n / 4 * cacheLine
			}
			for r := i0; r < i1; r += ks.mr {
				t := unsafe.Add(c, 4*((r-i0)*ldc+(j-j0)))
				g.banded(min(ks.mr, i1-r), r, lo, hi, &w.a[(r-i0)/ks.mr*words], b, ldb, start, word(t), ldc, cols, next)
				next += uintptr(ahead)
			}
		}
	}
	switch {
	case g.scaling.adding:
		g.addChain(w.c, ldc, i0, i1, j0, j1)
	case g.transposed:
		g.transpose(w.c, ldc, i1-i0, j0, j1)
	}
	if g.k0+g.kn == g.steps {
		if g.transposed {
			i0, i1, j0, j1 = j0, j1, i0, i1
		}
		g.final(i0, i1, j0, j1)
	}
}

// final does what remains for rows [i0, i1), columns [j0, j1) once their chains are complete.
func (g *job) final(i0, i1, j0, j1 int) {
	if g.scaling.on && !g.scaling.adding {
		g.rescale(i0, i1, j0, j1)
	}
	if g.then != nil {
		g.then.Final(i0, i1, j0, j1)
	}
}

// streamPanel computes columns [j, j+cols) of all rows for steps [lo, lo+n), which begin at c.
func (g *job) streamPanel(w *scratch, j, cols, lo, n int, c unsafe.Pointer, ldc int) {
	ks := g.ks
	rows := g.m
	if g.transposed {
		rows = g.n
	}
	for x := 0; x < cols; x += ks.lanes {
		take := min(cols-x, ks.lanes)
		for r := range ks.lanes {
			w.off[r] = uintptr(min(r, take-1)*g.b.row) * 4
		}
		row := func(i int) []uint32 { return unsafe.Slice(word(unsafe.Add(c, 4*(i*ldc+x))), take) }
		acc := &w.acc
		clear(acc[:rows*ks.lanes])
		for i := range rows {
			if lo > 0 {
				copy(acc[i*ks.lanes:], row(i))
			}
		}
		ks.stream[rows](&acc[0], &w.a[0], word(g.b.at(j+x, lo)), &w.off, n, &w.tmp)
		for i := range rows {
			copy(row(i), acc[i*ks.lanes:])
		}
	}
}

// window is the part of steps [lo, hi) that is in the chain of some row in [i0, i1).
func (g *job) window(i0, i1, lo, hi int) (int, int) {
	switch g.band.Kind {
	case UpTo:
		_, end := g.band.terms(i1-1, g.terms)
		return lo, min(hi, end)
	case From:
		begin, _ := g.band.terms(i0, g.terms)
		return max(lo, begin), hi
	}
	return lo, hi
}

// panel is columns [j, j+cols) of B in steps [lo, lo+n), packed or as they stand, the stride of its steps, and where a chain
// starts.
func (g *job) panel(w *scratch, p, j, cols, lo, n int) (b *uint32, ldb uintptr, start *uint32) {
	ks := g.ks
	start = &zeros[0]
	ldb = uintptr(ks.nr) * 4
	switch {
	case !g.few:
		if g.biased {
			start = &g.start[p*ks.nr]
		}
		return &g.packed[(p*g.kn+lo-g.k0)*ks.nr], ldb, start
	case g.direct && cols == ks.nr:
		return word(g.b.at(j, lo)), uintptr(g.b.k) * 4, start
	}
	w.b = aligned(w.b, n*ks.nr+slack)
	w.pack(ks, w.b, ks.nr, &g.b, j, cols, lo, n, g.terms)
	if g.biased {
		ks.correction(w.start[:ks.nr], w.b, n)
		start = &w.start[0]
	}
	return &w.b[0], ldb, start
}

// zeros is where a chain starts.
var zeros [2 * maxLanes]uint32

// banded runs the tile of rows [r, r+rows) over the steps in [lo, hi) that are in their chains. Tiles begin at start if there
// is one, else at what c holds.
func (g *job) banded(rows, r, lo, hi int, a, b *uint32, ldb uintptr, start, c *uint32, ldc, cols int, next uintptr) {
	run := func(first, rows, from, to int) {
		if from >= to {
			return
		}
		pc := (*uint32)(unsafe.Add(unsafe.Pointer(c), 4*first*ldc))
		s, lds := pc, uintptr(ldc)*4
		if start != nil {
			s, lds = start, 0
		}
		g.tiles[rows](to-from,
			word(unsafe.Add(unsafe.Pointer(a), 4*((from-lo)*g.ks.mr+first))),
			word(unsafe.Add(unsafe.Pointer(b), uintptr(from-lo)*ldb)), ldb,
			s, lds, pc, uintptr(ldc)*4, cols, next)
	}
	triangle := func(f func(a, b *uint32, ldb uintptr, c *uint32, ldc uintptr, n int), k int) bool {
		if f == nil || rows < g.ks.mr || k < lo || k+rows-1 > hi {
			return false
		}
		f(word(unsafe.Add(unsafe.Pointer(a), 4*(k-lo)*g.ks.mr)), word(unsafe.Add(unsafe.Pointer(b), uintptr(k-lo)*ldb)), ldb, c, uintptr(ldc)*4, cols)
		return true
	}
	switch g.band.Kind {
	case Full:
		run(0, rows, lo, hi)
	case UpTo:
		// All rows have the terms of the first one; each later row has one more.
		end := r + g.band.Offset + 1
		common := min(hi, max(lo, end))
		run(0, rows, lo, common)
		if triangle(g.ks.triangleUp, end) {
			return
		}
		for k := common; k < min(hi, end+rows-1); k++ {
			first := k - end + 1
			run(first, rows-first, k, k+1)
		}
	case From:
		// Each row begins one term after the row before it, and from the last one's first term on all go together.
		begin := r + g.band.Offset
		common := min(hi, max(lo, begin+rows-1))
		if !triangle(g.ks.triangleFrom, begin) {
			for k := max(lo, begin); k < common; k++ {
				run(0, k-begin+1, k, k+1)
			}
		}
		run(0, rows, common, hi)
	}
}

// transpose writes columns [j0, j1) of a transposed product of rows × ldc words to their place.
func (g *job) transpose(c []uint32, ldc, rows, j0, j1 int) {
	for j := j0; j < j1; j++ {
		d := unsafe.Slice((*uint32)(unsafe.Add(g.c, 4*j*g.n)), rows)
		for i := range d {
			d[i] = c[i*ldc+j-j0]
		}
	}
}
