package cuda

import "fmt"

// Axis is an axis of a view: N steps of so many elements.
type Axis struct{ N, Stride int }

// GatherView is what a gather reads and writes.
type GatherView struct {
	Size       int     // of an element: 1 or 4 bytes
	Missing    uint32  // what stands for rows that are not there, bit for bit; of a byte the low one
	Dst        Address // contiguous: a row for each place
	Table      Address // the first element of row 0
	Rows, Step int     // of the table; elements from one to the next
	Row        []Axis  // of a row of the table, in the order of the row in Dst; at most 8
	Index      Address // the i32 of the first place
	Places     []Axis  // of the index, at most 8
}

// rowsAxis is struct RowsAxis of kernels/rows.cuh.
type rowsAxis struct {
	stride uint64
	by     divisor
	_      uint32
}

type gatherArgs struct {
	dst, table, index   uint64
	step                uint64
	total, rows         uint32
	missing             uint32
	placesRank, rowRank uint32
	_                   uint32
	width               divisor
	_                   uint32
	places, row         [moveRank]rowsAxis
}

// viewAxes joins the axes of a view that is read in its own order. It gives the number of elements, too.
func viewAxes(axes []Axis) ([]MoveAxis, uint64, error) {
	list := make([]MoveAxis, len(axes))
	step := 1
	for i := len(axes) - 1; i >= 0; i-- {
		list[i] = MoveAxis{axes[i].N, step, axes[i].Stride}
		if step *= max(0, axes[i].N); step > mostUnits {
			return nil, 0, fmt.Errorf("a view of more than 2^31 elements: %v", axes)
		}
	}
	return moveAxes(list)
}

// GatherLaunch is the launch that copies to each place the row of the table that its index names. ok is false if there are no elements.
func GatherLaunch(g *GatherView) (l Launch, ok bool, err error) {
	if g.Size != 1 && g.Size != 4 || !aligned(uint64(g.Size), g.Dst, g.Table) || !aligned(4, g.Index) || g.Rows < 0 || g.Rows > mostUnits || g.Step < 0 {
		return l, false, fmt.Errorf("a gather of elements of %d bytes from %d rows at %#x, %d apart, by %#x to %#x", g.Size, g.Rows, g.Table, g.Step, g.Index, g.Dst)
	}
	places, n, err := viewAxes(g.Places)
	if err != nil {
		return l, false, err
	}
	row, width, err := viewAxes(g.Row)
	if err != nil {
		return l, false, err
	}
	if n == 0 || width == 0 {
		return l, false, nil
	}
	unit := g.Size
	k := len(row) - 1
	if k >= 0 && row[k].Src == 1 {
		unit = unitOf(g.Size, row[k].N, g.Dst, g.Table, func(yield func(int) bool) {
			more := yield(g.Step)
			for _, x := range row[:k] {
				more = more && yield(x.Src)
			}
		})
		row[k].N /= unit / g.Size
		width /= uint64(unit / g.Size)
	}
	if n > mostUnits/width {
		return l, false, fmt.Errorf("a gather of %d rows of %d: more than 2^31", n, width)
	}
	a := gatherArgs{
		dst: uint64(g.Dst), table: uint64(g.Table), index: uint64(g.Index), step: uint64(g.Step) * uint64(g.Size),
		total: uint32(n * width), rows: uint32(g.Rows), missing: g.Missing, width: divisorOf(int(width)),
	}
	for i := len(places) - 1; i >= 0; i-- {
		a.places[a.placesRank] = rowsAxis{stride: 4 * uint64(places[i].Src), by: divisorOf(places[i].N)}
		a.placesRank++
	}
	for i := k; i >= 0; i-- {
		bytes := uint64(g.Size)
		if i == k && unit > g.Size {
			bytes = uint64(unit)
		}
		if row[i].N > 1 {
			a.row[a.rowRank] = rowsAxis{stride: uint64(row[i].Src) * bytes, by: divisorOf(row[i].N)}
			a.rowRank++
		}
	}
	l = Launch{Kernel: fmt.Sprintf("gather%d", unit), Blocks: gridFor(blocksOf(n*width, moveThreads)), Threads: moveThreads, Args: bytesOf(&a)}
	return l, true, nil
}

// Gather copies to each place the row of the table that its index names.
func Gather(d Device, g *GatherView) error {
	l, ok, err := GatherLaunch(g)
	if err != nil || !ok {
		return err
	}
	return l.Do(d)
}

// SegsumView is what a segsum reads and writes (docs/arithmetic.md rule 2.4).
type SegsumView struct {
	Out           Address // [Rows, Columns], contiguous
	Rows, Columns int
	Index         Address // the first i32 of Terms
	Terms, Step   int     // at most 65,536; elements from one index to the next
	G             Address // the first element of [Columns, Terms]
	Across, Along int     // elements from one column to the next, from one term to the next
}

type segsumArgs struct {
	out, g, index        uint64
	step, across, along  uint64
	terms, rows, columns uint32
	_                    uint32
}

const (
	segsumRows  = 8    // of a block
	segsumSpan  = 1024 // indices that a warp looks at between two barriers
	segsumTerms = 1 << 16
)

// SegsumLaunch is the launch of a segsum. ok is false if it has no elements.
func SegsumLaunch(v *SegsumView) (l Launch, ok bool, err error) {
	if v.Rows < 0 || v.Columns < 0 || v.Rows > mostUnits || v.Columns > mostUnits || uint64(v.Rows)*uint64(v.Columns) > mostUnits || v.Terms < 0 || v.Terms > segsumTerms ||
		v.Step < 0 || v.Across < 0 || v.Along < 0 || !aligned(4, v.Out, v.Index, v.G) {
		return l, false, fmt.Errorf("a segsum %+v", *v)
	}
	if v.Rows == 0 || v.Columns == 0 {
		return l, false, nil
	}
	a := segsumArgs{
		out: uint64(v.Out), g: uint64(v.G), index: uint64(v.Index), step: uint64(v.Step), across: uint64(v.Across), along: uint64(v.Along),
		terms: uint32(v.Terms), rows: uint32(v.Rows), columns: uint32(v.Columns),
	}
	perLane := 16
	for _, few := range []int{1, 4} {
		if v.Columns <= 32*few {
			perLane = few
			break
		}
	}
	pieces := (v.Columns + 32*perLane - 1) / (32 * perLane)
	l = Launch{
		Kernel: fmt.Sprintf("segsum%d", perLane), Blocks: gridFor(uint64((v.Rows+segsumRows-1)/segsumRows) * uint64(pieces)),
		Threads: 32 * segsumRows, Shared: segsumRows * (2*segsumSpan + 4), Args: bytesOf(&a),
	}
	return l, true, nil
}

// Segsum adds to each row of the output, starting from +0, the terms whose indices name it, in their order.
func Segsum(d Device, v *SegsumView) error {
	l, ok, err := SegsumLaunch(v)
	if err != nil || !ok {
		return err
	}
	return l.Do(d)
}
