package gemm

import (
	"unsafe"

	"assay/repops/num"
)

// conversion is what packing makes of an element before it becomes part of a word.
type conversion uint8

const (
	plain    conversion = iota // a binary32 as it is, or 4 bytes a word
	flipped                    // 4 bytes plus 128 a word: the unsigned operand of a byte dot product
	widened                    // 2 bytes a word, extended to 16 bits
	extended                   // one byte a word, extended to 32 bits
	conversions
)

// operand is one matrix of a view.
type operand struct {
	p      unsafe.Pointer // element (0, 0)
	row, k int            // strides in elements
	size   int            // bytes of an element
	conv   conversion

	by     []float32 // of an operand that is quantised as it is packed: what numbers of each row are multiplied by
	scale  []float32 // of each row
	scales []int     // batch strides of both
}

// operandOf is the first matrix of a checked view with k terms a row.
func operandOf[T float32 | int8](v *View[T], k int, conv conversion) operand {
	var t T
	o := operand{row: v.RowStride, k: v.KStride, size: int(unsafe.Sizeof(t)), conv: conv}
	if k > 0 {
		o.p = unsafe.Pointer(&v.Data[v.Offset])
	}
	return o
}

// words says whether elements are packed as they are.
func (o *operand) words() bool { return o.size == 4 && o.by == nil }

// move goes from the scales of the first matrix to those of matrix i of a batch.
func (o *operand) move(i int, batch []int) {
	if o.by == nil {
		return
	}
	at := 0
	for d := len(batch) - 1; d >= 0; d-- {
		at += i % batch[d] * o.scales[d]
		i /= batch[d]
	}
	o.by, o.scale = o.by[at:], o.scale[at:]
}

// at is the address of element (r, k).
func (o *operand) at(r, k int) unsafe.Pointer {
	return unsafe.Add(o.p, (r*o.row+k*o.k)*o.size)
}

// scratch is the memory of one worker.
type scratch struct {
	a     []uint32 // packed rows of A, kBlock steps
	b     []uint32 // one packed panel of B, kBlock steps
	stage []uint32 // converted bytes, stagedSteps words of each row
	c     []uint32 // a transposed result
	start [2 * maxLanes]uint32
	acc   [streamRows * maxLanes]uint32
	by    [2 * maxLanes]float32
	off   [16]uintptr
	tmp   [256]uint32
}

// cacheLine is the alignment of packed blocks in bytes.
const cacheLine = 64

// stagedSteps is the number of words of a row that are converted before they are packed.
const stagedSteps = 512

// slack is what a vector store may write behind the last packed row.
const slack = maxLanes

// aligned returns n words at the start of a cache line, reusing buf.
func aligned(buf []uint32, n int) []uint32 {
	if cap(buf) >= n {
		return buf[:n]
	}
	buf = make([]uint32, n+cacheLine/4)
	skip := -uintptr(unsafe.Pointer(&buf[0])) % cacheLine / 4
	return buf[skip : int(skip)+n : int(skip)+n]
}

// pack writes steps [k0, k0+n) of rows [r0, r0+rows) of o to dst: width words a step, the words behind the last row being
// copies of others. A step is a word; k ends after terms elements, and bytes behind it are zero. dst has slack words more.
func (w *scratch) pack(ks *Kernels, dst []uint32, width int, o *operand, r0, rows, k0, n, terms int) {
	if o.size == 1 || o.by != nil {
		w.packCodes(ks, dst, width, o, r0, rows, k0, n, terms)
		return
	}
	v := (width - 1) / ks.lanes
	switch {
	case o.k == 1:
		w.packColumns(ks, dst, width, word(o.at(r0, k0)), uintptr(o.row)*4, rows, n)
	case o.row == 1 && ks.packRows[v] != nil:
		ks.packRows[v](&dst[0], uintptr(width)*4, word(o.at(r0, k0)), uintptr(o.k)*4, n, rows)
	default:
		for i := range n {
			d := dst[i*width : (i+1)*width]
			for r := range d {
				d[r] = *word(o.at(r0+min(r, rows-1), k0+i))
			}
		}
	}
}

// packColumns packs rows that are ld bytes apart and hold n words each.
func (w *scratch) packColumns(ks *Kernels, dst []uint32, width int, src *uint32, ld uintptr, rows, n int) {
	if ks.packTransposed == nil {
		for r := range width {
			for i, v := range unsafe.Slice(word(unsafe.Add(unsafe.Pointer(src), uintptr(min(r, rows-1))*ld)), n) {
				dst[i*width+r] = v
			}
		}
		return
	}
	for g := 0; g < width; g += ks.lanes {
		for r := range ks.lanes {
			w.off[r] = uintptr(min(g+r, rows-1)) * ld
		}
		ks.packTransposed(&dst[g], uintptr(width)*4, src, &w.off, n, &w.tmp)
	}
}

// packCodes packs words of converted bytes.
func (w *scratch) packCodes(ks *Kernels, dst []uint32, width int, o *operand, r0, rows, k0, n, terms int) {
	unit := ks.i8.unit
	first := k0 * unit
	count := min(n*unit, terms-first)
	switch {
	case o.by == nil && o.conv == plain && o.k == 1 && count == n*unit:
		w.packColumns(ks, dst, width, word(o.at(r0, first)), uintptr(o.row), rows, n)
		return
	case ks.rowwise(o, width):
		w.by = [2 * maxLanes]float32{}
		copy(w.by[:], o.by[r0:r0+rows])
		whole := count / unit
		if whole > 0 {
			ks.i8.coders[o.conv].rows[(width-1)/ks.lanes](&dst[0], uintptr(width)*4, word(o.at(r0, first)), uintptr(o.k)*4, &w.by[0], whole, rows)
		}
		if whole == n {
			return
		}
		dst, first, count, n = dst[whole*width:], first+whole*unit, count-whole*unit, n-whole
	}
	for ; n > 0; n -= stagedSteps {
		part := min(n, stagedSteps)
		w.stage = aligned(w.stage, rows*part)
		for r := range rows {
			w.convert(ks, w.stage[r*part:(r+1)*part], o, r0+r, first, max(0, min(part*unit, count)))
		}
		w.packColumns(ks, dst, width, &w.stage[0], uintptr(part)*4, rows, part)
		dst, first, count = dst[part*width:], first+part*unit, count-part*unit
	}
}

// convert writes count bytes of row r from column first on as words, and zeros behind them.
func (w *scratch) convert(ks *Kernels, dst []uint32, o *operand, r, first, count int) {
	done := 0
	if o.k == 1 && count > 0 {
		at := o.at(r, first)
		switch quantise := ks.i8.coders[o.conv].row; {
		case o.by != nil && quantise != nil:
			if done = count - count%coderStep; done > 0 {
				quantise(&dst[0], (*float32)(at), o.by[r], done)
			}
		case o.by != nil:
		case o.conv == widened:
			if done = count - count%(2*ks.lanes); done > 0 {
				ks.i8.widen(&dst[0], (*int8)(at), done)
			}
		case o.conv == flipped:
			if done = count - count%(4*ks.lanes); done > 0 {
				ks.i8.flip(&dst[0], (*int8)(at), done)
			}
		case o.conv == plain:
			done = count - count%4
			copy(unsafe.Slice((*int8)(unsafe.Pointer(&dst[0])), done), unsafe.Slice((*int8)(at), done))
		}
	}
	clear(dst[done/ks.i8.unit:])
	for i := done; i < count; i++ {
		var v int8
		if at := o.at(r, first+i); o.by != nil {
			v = num.F32ToI8(num.Mul(*(*float32)(at), o.by[r]))
		} else {
			v = *(*int8)(at)
		}
		switch o.conv {
		case extended:
			dst[i] = uint32(int32(v))
		case widened:
			dst[i/2] |= uint32(uint16(v)) << (i % 2 * 16)
		case flipped:
			dst[i/4] |= uint32(uint8(v)^0x80) << (i % 4 * 8)
		case plain:
			dst[i/4] |= uint32(uint8(v)) << (i % 4 * 8)
		}
	}
}
