package cuda

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"unsafe"

	"assay/repops/gemm"
)

// ErrProduct reports a matrix product that the kernels do not take, or that no variant has room for.
var ErrProduct = errors.New("matrix product")

// maxAxes is the number of batch axes that a kernel takes.
const maxAxes = 6

// GemmSide is one operand as the kernels have it (kernels/gemm.cuh). Strides are elements.
type GemmSide struct {
	Data   Address
	Row, K int64
	Batch  [maxAxes]int64
}

// GemmArgs is the parameter of the kernels gemm_… and bytes_….
type GemmArgs struct {
	A, B                           GemmSide
	C, Bias                        Address
	Offset, NeededOffset           int64
	M, N, K, Band                  uint32
	Batch                          [maxAxes]uint32
	Batches, TilesM, TilesN, Group uint32
	LoaderA, LoaderB, Needed       uint32
	Tiles                          uint32
}

// ProductSide is an operand of a product: element (r, k) of matrix (b0, b1, …) stands Σ b·Batch + r·Row + k·K elements from
// Data. Strides are at least 0.
type ProductSide struct {
	Data   Address
	Row, K int
	Batch  []int // one for each size in Shape.Batch
}

// ProductArgs is a product of binary32 matrices as gemm.F32 has it. C is contiguous; Bias, unless it is 0, has N numbers, which
// are added to each row when its chains are done. Elements (i, j) that are not in Needed, as if j were a term, are of no use: they
// are computed or stay as they were.
type ProductArgs struct {
	A, B    ProductSide
	C, Bias Address
	Shape   gemm.Shape
	Band    gemm.Band
	Needed  gemm.Band
}

// BytesArgs is a product of bytes as gemm.I8 has it. C holds 32-bit integers.
type BytesArgs struct {
	A, B  ProductSide
	C     Address
	Shape gemm.Shape
}

// Variant is one shape of the kernels: the elements of C that a block makes, the steps of k in a tile and the tiles that are in
// shared memory at once.
type Variant struct {
	Name            string
	M, N, K, Stages int
	Threads         int
	Blocks          int // a multiprocessor

	// How much of its fused multiply-adds a multiprocessor with 1, 2, … of the blocks does, as measured on an H200.
	rates []float64
}

// variants are those of kernels/gemm.cuh.
var variants = []Variant{
	{"128x128", 128, 128, 32, 3, 128, 2, []float64{0.68, 0.73}},
	{"96x192", 96, 192, 16, 4, 128, 2, []float64{0.665, 0.69}},
	{"128x64w", 128, 64, 16, 3, 64, 4, []float64{0.35, 0.62, 0.7, 0.745}},
	{"128x64", 128, 64, 16, 3, 128, 3, []float64{0.55, 0.67, 0.71}},
	{"64x64", 64, 64, 16, 3, 64, 6, []float64{0.3, 0.56, 0.64, 0.68, 0.7, 0.71}},
	{"32x32", 32, 32, 32, 4, 64, 4, []float64{0.2, 0.35, 0.46, 0.52}},
	{"16x128", 16, 128, 32, 3, 128, 3, []float64{0.32, 0.45, 0.5}},
}

// bytesVariants are those of kernels/gemm_int8.cuh.
var bytesVariants = []Variant{
	{"128x256", 128, 256, 64, 4, 256, 1, []float64{1}},
	{"128x128", 128, 128, 64, 3, 256, 2, []float64{0.5, 0.8}},
	{"64x64", 64, 64, 64, 4, 128, 4, []float64{0.2, 0.35, 0.45, 0.5}},
}

// Variants are all shapes of the kernels of binary32 products.
func Variants() []Variant { return variants }

// BytesVariants are all shapes of the kernels of products of bytes.
func BytesVariants() []Variant { return bytesVariants }

// How an operand comes into shared memory.
const (
	alongK   = 'k' // elements along k, one by one; 16 bytes for products of bytes
	alongRow = 'r' // 16 bytes along rows
	anyhow   = 'g' // one by one
)

// loaders are their numbers in kernels/gemm.cuh.
var loaders = map[byte]uint32{alongK: 0, alongRow: 1, anyhow: 2}

// shared is the bytes of shared memory. size is that of an operand's element.
func (v *Variant) shared(size int) int {
	if size == 1 {
		return v.Stages * (v.M + v.N) * (v.K + 16)
	}
	return v.Stages * v.K * (v.M + v.N + 8) * 4
}

func up(x, y int) int { return (x + y - 1) / y }

// steps is the terms of some row of number i to j of a band.
func steps(kind uint32, offset int64, k, i, j int) int {
	switch gemm.BandKind(kind) {
	case gemm.UpTo:
		return max(0, min(k, j+int(offset)+1))
	case gemm.From:
		return k - max(0, min(k, i+int(offset)))
	default:
		return k
	}
}

// needed is the number of tiles that row number i of them has.
func (v *Variant) needed(g *GemmArgs, i int) int {
	columns := up(int(g.N), v.N)
	at := i*v.M + int(g.NeededOffset)
	switch gemm.BandKind(g.Needed) {
	case gemm.UpTo:
		return max(0, min(columns, (at+v.M-1+v.N)/v.N))
	case gemm.From:
		return columns - min(columns, max(0, at)/v.N)
	default:
		return columns
	}
}

// seconds is how long a product takes by the variant, in units of a multiprocessor's cycles.
func (v *Variant) seconds(processors int, g *GemmArgs) float64 {
	const (
		lost  = 24   // steps that the beginning and the end of a tile cost beside its own
		round = 5000 // what all blocks of a multiprocessor wait
		words = 3    // instructions for an element that comes by itself
	)
	k := int(g.K)
	rows, columns := up(int(g.M), v.M), up(int(g.N), v.N)
	step := v.M * v.N
	if g.LoaderA != loaders[alongRow] {
		step += words * v.M
	}
	if g.LoaderB != loaders[alongRow] {
		step += words * v.N
	}
	if g.Band == 0 {
		tiles := rows * columns
		if g.Needed != 0 {
			tiles = 0
			for i := range rows {
				tiles += v.needed(g, i)
			}
		}
		// A multiprocessor takes as many blocks as fit, so that a last round of fewer tiles takes as long as a whole one.
		tiles *= int(g.Batches)
		blocks := max(1, min(v.Blocks, up(tiles, processors)))
		rounds := up(tiles, processors*blocks)
		return float64(rounds*blocks)*float64(step*(k+lost))/128/v.rates[blocks-1] + float64(round*rounds)
	}
	tiles, all, most := 0, 0, 0
	for i := range rows {
		from := i * v.M
		to := min(from+v.M, int(g.M)) - 1
		n := steps(g.Band, g.Offset, k, from, to)
		n += min(n, v.M) / 3 // steps that not all rows have take longer
		some := v.needed(g, i)
		tiles += some
		all += some * (n + lost)
		most = max(most, n+lost)
	}
	tiles *= int(g.Batches)
	blocks := max(1, min(v.Blocks, up(tiles, processors)))
	t := max(float64(all)*float64(g.Batches)/float64(processors), float64(most*blocks)) * float64(step) / 128 / v.rates[blocks-1]
	return t + float64(round*tiles)/float64(processors*blocks)
}

// choose is the variant of that name, or the one that is expected to be the fastest if there is no name.
func choose(list []Variant, name string, of Info, size int, g *GemmArgs) (*Variant, error) {
	var best *Variant
	least := 0.0
	for i := range list {
		v := &list[i]
		if name == v.Name {
			best = v
		}
		if name != "" || v.shared(size) > of.SharedPerBlock {
			continue
		}
		if t := v.seconds(max(1, of.Processors), g); best == nil || t < least {
			best, least = v, t
		}
	}
	if best == nil {
		return nil, fmt.Errorf("%w: no variant %q for a device with %d bytes of shared memory a block", ErrProduct, name, of.SharedPerBlock)
	}
	if n := best.shared(size); n > of.SharedPerBlock {
		return nil, fmt.Errorf("%w: variant %s takes %d bytes of shared memory, the device has %d", ErrProduct, best.Name, n, of.SharedPerBlock)
	}
	return best, nil
}

// side is an operand as the kernels have it, and its loader.
func (s *ProductSide) side(name string, of gemm.Shape, rows, size int) (g GemmSide, fast byte, err error) {
	if len(s.Batch) != len(of.Batch) {
		return g, 0, fmt.Errorf("%w: %s has %d batch strides for %d batch sizes", ErrProduct, name, len(s.Batch), len(of.Batch))
	}
	if s.Row < 0 || s.K < 0 {
		return g, 0, fmt.Errorf("%w: %s has strides %d and %d. Hint: none is negative", ErrProduct, name, s.Row, s.K)
	}
	// Strides along axes of one element are of no consequence.
	g = GemmSide{Data: s.Data, Row: int64(s.Row), K: int64(s.K)}
	if rows <= 1 {
		g.Row = 0
	}
	if of.K <= 1 {
		g.K = 0
	}
	whole := int64(16 / size)
	aligned := s.Data%16 == 0
	axis := 0
	for d, n := range of.Batch {
		if n == 1 {
			continue
		}
		if s.Batch[d] < 0 {
			return g, 0, fmt.Errorf("%w: %s has batch strides %v. Hint: none is negative", ErrProduct, name, s.Batch)
		}
		g.Batch[axis] = int64(s.Batch[d])
		aligned = aligned && g.Batch[axis]%whole == 0
		axis++
	}
	switch {
	case size == 1 && aligned && (g.K == 1 || of.K <= 1) && g.Row%whole == 0, size == 4 && g.K == 1:
		return g, alongK, nil
	case aligned && g.Row == 1 && g.K%whole == 0:
		return g, alongRow, nil
	}
	return g, anyhow, nil
}

// prepare checks a product and is the kernels' parameter without what depends on the variant.
func prepare(a, b *ProductSide, s gemm.Shape, size int) (g GemmArgs, la, lb byte, err error) {
	if s.M < 0 || s.N < 0 || s.K < 0 || s.K > gemm.MaxK || s.M > 1<<31 || s.N > 1<<31 {
		return g, 0, 0, fmt.Errorf("%w: M %d, N %d, K %d", ErrProduct, s.M, s.N, s.K)
	}
	g.M, g.N, g.K, g.Batches = uint32(s.M), uint32(s.N), uint32(s.K), 1
	for d := range g.Batch {
		g.Batch[d] = 1
	}
	axis := 0
	for _, n := range s.Batch {
		if n < 0 || n > 1<<31 || uint64(g.Batches)*uint64(n) > 1<<31 {
			return g, 0, 0, fmt.Errorf("%w: batch %v", ErrProduct, s.Batch)
		}
		g.Batches *= uint32(n)
		if n == 1 {
			continue
		}
		if axis == maxAxes {
			return g, 0, 0, fmt.Errorf("%w: batch %v has more than %d axes", ErrProduct, s.Batch, maxAxes)
		}
		g.Batch[axis] = uint32(n)
		axis++
	}
	if g.A, la, err = a.side("A", s, s.M, size); err != nil {
		return g, 0, 0, err
	}
	if g.B, lb, err = b.side("B", s, s.N, size); err != nil {
		return g, 0, 0, err
	}
	return g, la, lb, nil
}

func (g *GemmArgs) empty() bool { return g.M == 0 || g.N == 0 || g.Batches == 0 }

// launch sets what depends on the variant and starts its kernel, one of binary32 products with at most so many blocks.
func (g *GemmArgs) launch(d Device, kernel string, v *Variant, size, most int) error {
	g.TilesM, g.TilesN = uint32(up(int(g.M), v.M)), uint32(up(int(g.N), v.N))
	g.Group = uint32(max(1, 1024/v.M))
	tiles := uint64(g.TilesM) * uint64(g.TilesN)
	if g.Needed != 0 {
		tiles = 0
		for i := range int(g.TilesM) {
			tiles += uint64(v.needed(g, i))
		}
		if tiles == 0 {
			return nil
		}
	}
	g.Tiles = uint32(tiles)
	if tiles >= 1<<31 || tiles*uint64(g.Batches) >= 1<<31 {
		return fmt.Errorf("%w: %d × %d tiles of %d matrices. Hint: all are less than 2^31", ErrProduct, g.TilesM, g.TilesN, g.Batches)
	}
	blocks := int(tiles) * int(g.Batches)
	shared, info := v.shared(size), d.Info()
	if each := up(blocks, max(1, info.Processors)); each < v.Blocks {
		// Few blocks are to be on all multiprocessors, not several on some: no more than each has memory for.
		shared = max(shared, info.SharedPerBlock/(each+1)/128*128+128)
	}
	args := unsafe.Slice((*byte)(unsafe.Pointer(g)), unsafe.Sizeof(*g))
	grid := Dim{uint32(min(blocks, most)), 1, 1}
	if size == 1 {
		y := min(g.Batches, 65535)
		grid = Dim{g.Tiles, y, (g.Batches + y - 1) / y}
	}
	return d.Launch(kernel, grid, v.Threads, shared, args)
}

// Product launches a product, by the variant that should be the fastest.
func Product(d Device, p ProductArgs) error { return ProductBy(d, "", p) }

// ProductBy is Product by the variant of that name.
func ProductBy(d Device, variant string, p ProductArgs) error { return product(d, variant, false, p) }

// product is ProductBy, if `anyway` by the kernel that has all loaders.
func product(d Device, variant string, anyway bool, p ProductArgs) error {
	g, la, lb, err := prepare(&p.A, &p.B, p.Shape, 4)
	if err != nil || g.empty() {
		return err
	}
	g.C, g.Bias = p.C, p.Bias
	if p.Band.Kind > gemm.From || p.Needed.Kind > gemm.From {
		return fmt.Errorf("%w: band kinds %d and %d", ErrProduct, p.Band.Kind, p.Needed.Kind)
	}
	if p.Band.Kind != gemm.Full {
		g.Band, g.Offset = uint32(p.Band.Kind), int64(max(-p.Shape.M-1, min(p.Shape.K+1, p.Band.Offset)))
	}
	if p.Needed.Kind != gemm.Full {
		g.Needed, g.NeededOffset = uint32(p.Needed.Kind), int64(max(-p.Shape.M-1, min(p.Shape.N+1, p.Needed.Offset)))
	}
	g.LoaderA, g.LoaderB = loaders[la], loaders[lb]
	v, err := choose(variants, variant, d.Info(), 4, &g)
	if err != nil {
		return err
	}
	kernel := "any"
	if la == alongRow && lb == alongRow && !anyway {
		kernel = "rr"
	}
	// Blocks that stay for several tiles leave a last round evenly to all multiprocessors. If tiles differ, whichever is free goes on.
	most := math.MaxInt
	if g.Band == 0 {
		most = max(1, d.Info().Processors) * v.Blocks
	}
	return g.launch(d, "gemm_"+v.Name+"_"+kernel, v, 4, most)
}

// Bytes launches a product of bytes, by the variant that should be the fastest.
func Bytes(d Device, p BytesArgs) error { return BytesBy(d, "", p) }

// BytesBy is Bytes by the variant of that name.
func BytesBy(d Device, variant string, p BytesArgs) error {
	g, la, lb, err := prepare(&p.A, &p.B, p.Shape, 1)
	if err != nil || g.empty() {
		return err
	}
	g.C = p.C
	if la == alongRow {
		la = anyhow
	}
	if lb == alongRow {
		lb = anyhow
	}
	v, err := choose(bytesVariants, variant, d.Info(), 1, &g)
	if err != nil {
		return err
	}
	return g.launch(d, "bytes_"+v.Name+"_"+string([]byte{la, lb}), v, 1, math.MaxInt)
}

// Timing is what Measure found of one variant. The seconds are those of one product.
type Timing struct {
	Variant, Loaders string
	Seconds          float64
	Tera             float64 // 10^12 multiplications and additions a second
}

// Measure times every variant of the binary32 products that the device has room for, with each pair of fast loaders, on random
// numbers: repeats products after one that is not counted. The loaders rr+ are rr by the kernel that has all loaders.
func Measure(d Device, m, n, k, repeats int) ([]Timing, error) {
	return measure(d, variants, []string{"kk", "rk", "kr", "rr", "rr+"}, 4, m, n, k, repeats)
}

// MeasureBytes is Measure for products of bytes.
func MeasureBytes(d Device, m, n, k, repeats int) ([]Timing, error) {
	return measure(d, bytesVariants, []string{"kk", "kg"}, 1, m, n, k, repeats)
}

func measure(d Device, list []Variant, loaders []string, size, m, n, k, repeats int) (timings []Timing, err error) {
	var all []Address
	defer func() {
		for _, at := range all {
			d.Free(at) //nolint:errcheck
		}
	}()
	r := rand.New(rand.NewPCG(1, 2))
	operand := func(elements int) (at Address) {
		if err != nil {
			return 0
		}
		if at, err = d.Allocate(uint64(elements * size)); err != nil {
			return 0
		}
		all = append(all, at)
		data := make([]byte, elements*size)
		if size == 1 {
			for i := range data {
				data[i] = byte(r.Uint32())
			}
		} else {
			for i := range elements {
				binary.LittleEndian.PutUint32(data[4*i:], math.Float32bits(float32(r.Float32())-0.5))
			}
		}
		err = d.Upload(at, data)
		return at
	}
	a, b := operand(m*k), operand(n*k)
	if err != nil {
		return nil, err
	}
	c, err := d.Allocate(uint64(m * n * 4))
	if err != nil {
		return nil, err
	}
	all = append(all, c)
	side := func(data Address, loader byte, rows int) ProductSide {
		if loader == alongK {
			return ProductSide{Data: data, Row: k, K: 1}
		}
		return ProductSide{Data: data, Row: 1, K: rows}
	}
	s := gemm.Shape{M: m, N: n, K: k}
	for i := range list {
		v := &list[i]
		for _, l := range loaders {
			if v.shared(size) > d.Info().SharedPerBlock {
				continue
			}
			once := func() error {
				if size == 1 {
					return BytesBy(d, v.Name, BytesArgs{A: side(a, l[0], m), B: side(b, l[1], n), C: c, Shape: s})
				}
				return product(d, v.Name, l == "rr+", ProductArgs{A: side(a, l[0], m), B: side(b, l[1], n), C: c, Shape: s})
			}
			err := once()
			var t float64
			if err == nil {
				t, err = d.Elapsed(func() error {
					for range repeats {
						if err := once(); err != nil {
							return err
						}
					}
					return nil
				})
			}
			if err != nil {
				return timings, fmt.Errorf("%s, %s: %w", v.Name, l, err)
			}
			t /= float64(max(1, repeats))
			timings = append(timings, Timing{v.Name, l, t, 2e-12 * float64(m) * float64(n) * float64(k) / t})
		}
	}
	return timings, nil
}
