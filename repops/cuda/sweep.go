package cuda

import (
	"fmt"
	"slices"
)

// sweepFunctions is the functions of kernels/sweep.cuh in the order of its list, and how many operands each has.
var sweepFunctions = []struct {
	name     string
	operands int
}{
	{"exp", 1}, {"log", 1}, {"tanh", 1}, {"erf", 1}, {"sin", 1}, {"cos", 1}, {"rsqrt", 1}, {"sqrt", 1}, {"neg", 1}, {"abs", 1},
	{"f32_to_i32", 1}, {"f32_to_i8", 1}, {"i32_to_f32", 1}, {"i32_to_i8", 1}, {"i8_to_f32", 1}, {"i8_to_i32", 1},
	{"add", 2}, {"sub", 2}, {"mul", 2}, {"div", 2}, {"maximum", 2}, {"minimum", 2}, {"eq", 2}, {"lt", 2}, {"le", 2},
	{"eq_i32", 2}, {"lt_i32", 2}, {"le_i32", 2}, {"fma", 3}, {"random", 2},
}

// sweepFunction is a function's number.
func sweepFunction(name string, least, most int) (uint32, int, error) {
	for i, f := range sweepFunctions {
		if f.name == name && f.operands >= least && f.operands <= most {
			return uint32(i), f.operands, nil
		}
	}
	return 0, 0, fmt.Errorf("no function %q of %d to %d operands on the device", name, least, most)
}

// SweepFunctions are the names that Sweep takes.
func SweepFunctions() []string {
	var names []string
	for _, f := range sweepFunctions {
		if f.operands == 1 {
			names = append(names, f.name)
		}
	}
	return names
}

// mostBlocks caps the grids of kernels whose threads go on to further elements: more than any device runs at once.
const mostBlocks = 1 << 14

// gridFor is a grid for so many pieces of work.
func gridFor(pieces uint64) Dim { return Dim{uint32(max(1, min(pieces, mostBlocks))), 1, 1} }

// blocksOf is how many blocks of so many threads n elements fill.
func blocksOf(n uint64, threads int) uint64 { return (n + uint64(threads) - 1) / uint64(threads) }

// aligned says that addresses are multiples of bytes.
func aligned(bytes uint64, places ...Address) bool {
	return !slices.ContainsFunc(places, func(a Address) bool { return uint64(a)%bytes != 0 })
}

type sweepArgs struct {
	out             uint64
	n               uint64
	function, first uint32
}

// Sweep sets words out[i] to a function of the bit pattern first + i, i < n. An i8 is the pattern's low byte, and sign-extended
// as a result.
func Sweep(d Device, function string, first uint32, n int, out Address) error {
	f, _, err := sweepFunction(function, 1, 1)
	if err != nil {
		return err
	}
	if n < 0 || !aligned(4, out) {
		return fmt.Errorf("sweep of %d patterns to %#x", n, out)
	}
	if n == 0 {
		return nil
	}
	a := sweepArgs{uint64(out), uint64(n), f, first}
	l := Launch{Kernel: "sweep", Blocks: gridFor(blocksOf(a.n, 256)), Threads: 256, Args: bytesOf(&a)}
	return l.Do(d)
}

// Random names a sequence of random numbers (docs/arithmetic.md rule 4).
type Random struct {
	Seed        uint64
	Node, Micro uint32
}

type applyArgs struct {
	out                       uint64
	x, y, z                   uint64
	n                         uint64
	function, lo, hi, node, m uint32
	_                         uint32
}

// Apply sets words out[i] to a function of words x[0][i], x[1][i], …, as many as it has operands. Comparisons of i32 are
// eq_i32, lt_i32 and le_i32. The operands of random are the low and the high word of the index; r is its sequence and
// otherwise unused.
func Apply(d Device, function string, out Address, n int, r Random, x ...Address) error {
	f, operands, err := sweepFunction(function, 1, 3)
	if err != nil {
		return err
	}
	if n < 0 || len(x) != operands || !aligned(4, append(slices.Clone(x), out)...) {
		return fmt.Errorf("%s of %d times %d operands", function, n, len(x))
	}
	if n == 0 {
		return nil
	}
	a := applyArgs{out: uint64(out), n: uint64(n), function: f, lo: uint32(r.Seed), hi: uint32(r.Seed >> 32), node: r.Node, m: r.Micro}
	a.x, a.y, a.z = uint64(x[0]), uint64(x[min(1, operands-1)]), uint64(x[min(2, operands-1)])
	l := Launch{Kernel: "apply", Blocks: gridFor(blocksOf(a.n, 256)), Threads: 256, Args: bytesOf(&a)}
	return l.Do(d)
}
