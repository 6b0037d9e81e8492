package cuda

import "fmt"

type columnsArgs struct{ out, x, rows, n uint64 }

const columnsGroup = 256

// ColumnScratch is the bytes of scratch memory that ColumnSum wants.
func ColumnScratch(rows, n uint64) uint64 {
	var bytes uint64
	for range 2 {
		if rows = (rows + columnsGroup - 1) / columnsGroup; rows > 1 {
			bytes += (4*rows*n + 255) / 256 * 256
		}
	}
	return bytes
}

// ColumnSumLaunches are the launches of ColumnSum, to be done in their order.
func ColumnSumLaunches(out, x, scratch Address, rows, n uint64) ([]Launch, error) {
	if rows > 1<<40 || n == 0 || n > mostUnits || !aligned(4, out, x, scratch) {
		return nil, fmt.Errorf("the sums of %d columns of %d rows", n, rows)
	}
	if rows == 0 {
		l, err := FillWordsLaunch(out, 0, n)
		return []Launch{l}, err
	}
	var list []Launch
	// Levels go back and forth between the scratch memory's two parts, the first of which has room for the first level.
	parts := [2]Address{scratch, scratch + Address((4*((rows+columnsGroup-1)/columnsGroup)*n+255)/256*256)}
	for from := x; ; {
		groups := (rows + columnsGroup - 1) / columnsGroup
		to := out
		if groups > 1 {
			to = parts[len(list)%2]
		}
		a := columnsArgs{uint64(to), uint64(from), rows, n}
		list = append(list, Launch{
			Kernel: "column_level", Blocks: gridFor(groups * ((n + 31) / 32)), Threads: 256, Shared: 1024, Args: bytesOf(&a),
		})
		if rows, from = groups, to; groups == 1 {
			return list, nil
		}
	}
}

// ColumnSum writes the sum of each of the n columns of a contiguous f32 matrix to out, as docs/arithmetic.md 2.6 and 2.7 add them
// up. scratch has ColumnScratch bytes.
func ColumnSum(d Device, out, x, scratch Address, rows, n uint64) error {
	list, err := ColumnSumLaunches(out, x, scratch, rows, n)
	if err != nil {
		return err
	}
	for i := range list {
		if err := list[i].Do(d); err != nil {
			return err
		}
	}
	return nil
}
