package vec

import (
	"sync"

	"assay/repops/internal/pool"
	"assay/repops/num"
)

// matrixTask is a reduction of a matrix spread over cores.
type matrixTask struct {
	k          *Reductions
	kind       kind
	columns    *columns
	dst, a, b  []float32
	rows, cols int
	step       bool // one step for each row, instead of all
	chunks     int  // column chunks of a group of rows; 0 to reduce rows
	buffer     []float32
}

var matrixTasks = sync.Pool{New: func() any { return new(matrixTask) }}

// piece is about the number of elements that one core takes at a time.
const piece = 1 << 15

// SumRows writes the sum of each row of x, rows of cols elements one after the other, to dst, which has rows elements.
func (k *Reductions) SumRows(dst, x []float32, rows, cols int) {
	k.rows(sum, false, dst, x, rows, cols)
}

// SumRowGroups writes one step of the sum of each row of x to dst, which has rows of Groups(cols) elements.
func (k *Reductions) SumRowGroups(dst, x []float32, rows, cols int) {
	k.rows(sum, true, dst, x, rows, cols)
}

// AmaxRows writes the maximum of each row of x to dst, as SumRows does for sums.
func (k *Reductions) AmaxRows(dst, x []float32, rows, cols int) {
	k.rows(amax, false, dst, x, rows, cols)
}

// AmaxAbsRows writes the largest magnitude of each row of x to dst, as AmaxRows does the maximum; any NaN gives NaN.
func (k *Reductions) AmaxAbsRows(dst, x []float32, rows, cols int) {
	k.rows(amaxAbs, false, dst, x, rows, cols)
}

// AmaxRowGroups writes one step of the maximum of each row of x to dst, as SumRowGroups does for sums.
func (k *Reductions) AmaxRowGroups(dst, x []float32, rows, cols int) {
	k.rows(amax, true, dst, x, rows, cols)
}

func (k *Reductions) rows(kind kind, step bool, dst, x []float32, rows, cols int) {
	width := 1
	if step {
		width = Groups(cols)
	}
	same(rows*cols, len(x))
	same(rows*width, len(dst))
	if rows == 1 && cols > parallelAbove && !step {
		dst[0] = k.tree(&operation{kind: kind, a: x})
		return
	}
	t := matrixTasks.Get().(*matrixTask)
	t.k, t.kind, t.step, t.dst, t.a, t.rows, t.cols, t.chunks = k, kind, step, dst, x, rows, cols, 0
	pool.Run(t, rows, max(1, piece/max(1, cols)))
	t.release()
}

func (t *matrixTask) release() {
	t.k, t.columns, t.dst, t.a, t.b = nil, nil, nil, nil, nil
	matrixTasks.Put(t)
}

// Do does rows lo to hi, or column chunks.
func (t *matrixTask) Do(lo, hi int) {
	if t.chunks > 0 {
		t.doColumns(lo, hi)
		return
	}
	s := scratches.Get().(*scratch)
	defer scratches.Put(s)
	groups := Groups(t.cols)
	for r := lo; r < hi; r++ {
		o := operation{kind: t.kind, a: t.a[r*t.cols : (r+1)*t.cols]}
		switch {
		case t.step:
			t.k.first(t.dst[r*groups:(r+1)*groups], &o)
		case t.cols <= Group:
			t.k.first(t.dst[r:r+1], &o)
		case t.cols <= block:
			t.k.first(s.level[0][:groups], &o)
			t.k.next(t.kind, t.dst[r:r+1], s.level[0][:groups])
		default:
			t.dst[r] = s.serial(t.k, &o)
		}
	}
}

// SumColumns writes the sum of each column of x, rows of cols elements one after the other, to dst, which has cols elements.
// The bits are those of Sum of a copy of the column.
func (k *Reductions) SumColumns(dst, x []float32, rows, cols int) {
	k.columns(sum, &k.sumColumns, dst, x, x, rows, cols)
}

// SumColumnsMul writes the sum of each column of a · b, each product rounded, to dst, as SumColumns does for one matrix.
func (k *Reductions) SumColumnsMul(dst, a, b []float32, rows, cols int) {
	k.columns(sum, &k.sumColumnsMul, dst, a, b, rows, cols)
}

// AmaxColumns writes the maximum of each column of x to dst, as SumColumns does for sums.
func (k *Reductions) AmaxColumns(dst, x []float32, rows, cols int) {
	k.columns(amax, &k.amaxColumns, dst, x, x, rows, cols)
}

// AmaxAbsColumns writes the largest magnitude of each column of x to dst, as AmaxAbsRows does of rows.
func (k *Reductions) AmaxAbsColumns(dst, x []float32, rows, cols int) {
	same(rows*cols, len(x))
	same(cols, len(dst))
	if rows == 0 || cols == 0 {
		fill(dst, minusInf)
		return
	}
	t := magnitudes.Get().(*magnitude)
	t.k, t.dst, t.x, t.rows = k, dst, x, rows
	pool.Run(t, cols, min(wideChunk, max(chunk, piece/rows)))
	t.k, t.dst, t.x = nil, nil, nil
	magnitudes.Put(t)
}

// magnitude is the largest magnitudes of columns spread over cores. A largest number is the same in any order, so that rows are read
// from end to end.
type magnitude struct {
	k      *Reductions
	dst, x []float32
	rows   int
}

var magnitudes = sync.Pool{New: func() any { return new(magnitude) }}

// wideChunk is the number of columns whose largest magnitudes so far stay in the first cache.
const wideChunk = 2048

// Do does columns lo to hi.
func (t *magnitude) Do(lo, hi int) {
	cols := len(t.dst)
	for ; lo < hi; lo += wideChunk {
		dst := t.dst[lo:min(hi, lo+wideChunk)]
		clear(dst)
		for r := range t.rows {
			t.k.maxAbs(dst, dst, t.x[r*cols+lo:][:len(dst)])
		}
		for i := range dst {
			dst[i] = num.Canonical(dst[i])
		}
	}
}

func (k *Reductions) columns(kind kind, c *columns, dst, a, b []float32, rows, cols int) {
	same(rows*cols, len(a), len(b))
	same(cols, len(dst))
	if rows == 0 || cols == 0 {
		if kind.largest() {
			fill(dst, minusInf)
		} else {
			fill(dst, 0)
		}
		return
	}
	t := matrixTasks.Get().(*matrixTask)
	defer t.release()
	// The groups of every level but the last stand one behind the other in buffer.
	need := 0
	for n := Groups(rows); n > 1; n = Groups(n) {
		need += n * cols
	}
	if cap(t.buffer) < need {
		t.buffer = make([]float32, need)
	}
	free := t.buffer[:need]
	for {
		groups := Groups(rows)
		out := dst
		if groups > 1 {
			out, free = free[:groups*cols], free[groups*cols:]
		}
		t.k, t.kind, t.columns, t.dst, t.a, t.b, t.rows, t.cols = k, kind, c, out, a, b, rows, cols
		t.chunks = (cols + chunk - 1) / chunk
		pool.Run(t, groups*t.chunks, max(1, piece/(chunk*min(rows, Group))))
		if groups == 1 {
			return
		}
		rows, a, b, c = groups, out, out, &k.sumColumns
		if kind.largest() {
			c = &k.amaxColumns
		}
	}
}

func fill(dst []float32, x float32) {
	for i := range dst {
		dst[i] = x
	}
}

// chunk is the number of columns done at a time, a multiple of every kernel's width.
const chunk = 64

func (t *matrixTask) doColumns(lo, hi int) {
	c := t.columns
	for i := lo; i < hi; i++ {
		row, j := i/t.chunks*Group, i%t.chunks*chunk
		rows, end := min(Group, t.rows-row), min(j+chunk, t.cols)
		dst := t.dst[row/Group*t.cols:]
		a, b := t.a[row*t.cols:], t.b[row*t.cols:]
		if c.wide != nil {
			for ; j+c.wideWidth <= end; j += c.wideWidth {
				c.wide(dst[j:j+c.wideWidth], a[j:], b[j:], t.cols, rows)
			}
		}
		for ; j+c.width <= end; j += c.width {
			c.narrow(dst[j:j+c.width], a[j:], b[j:], t.cols, rows)
		}
		if j < end {
			t.ragged(dst[j:end], a[j:], b[j:], rows)
		}
	}
}

// ragged does fewer columns than the kernel's width in copies of full width.
func (t *matrixTask) ragged(dst, a, b []float32, rows int) {
	s := raggeds.Get().(*ragged)
	defer raggeds.Put(s)
	w := t.columns.width
	for i := range rows {
		copy(s.a[i*w:(i+1)*w], a[i*t.cols:i*t.cols+len(dst)])
		copy(s.b[i*w:(i+1)*w], b[i*t.cols:i*t.cols+len(dst)])
	}
	t.columns.narrow(s.dst[:w], s.a[:], s.b[:], w, rows)
	copy(dst, s.dst[:])
}

type ragged struct {
	a, b [Group * maxWidth]float32
	dst  [maxWidth]float32
}

// maxWidth is the largest width of a narrow column kernel.
const maxWidth = 16

var raggeds = sync.Pool{New: func() any { return new(ragged) }}
