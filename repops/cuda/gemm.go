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
	Offset                         int64
	M, N, K, Band                  uint32
	Batch                          [maxAxes]uint32
	Batches, TilesM, TilesN, Group uint32
}

// ProductSide is an operand of a product: element (r, k) of matrix (b0, b1, …) stands Σ b·Batch + r·Row + k·K elements from
// Data. Strides are at least 0.
type ProductSide struct {
	Data   Address
	Row, K int
	Batch  []int // one for each size in Shape.Batch
}

// ProductArgs is a product of binary32 matrices as gemm.F32 has it. C is contiguous; Bias, unless it is 0, has N numbers, which
// are added to each row when its chains are done.
type ProductArgs struct {
	A, B    ProductSide
	C, Bias Address
	Shape   gemm.Shape
	Band    gemm.Band
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

	// How much of its fused multiply-adds a multiprocessor with 1, 2, … of the blocks does.
	rates []float64
}

// variants are those of kernels/gemm.cuh.
var variants = []Variant{
	{"256x128", 256, 128, 16, 3, 256, 1, []float64{0.92}},
	{"256x128x32", 256, 128, 32, 3, 256, 1, []float64{0.92}},
	{"128x128", 128, 128, 16, 3, 128, 2, []float64{0.75, 0.92}},
	{"128x128x32", 128, 128, 32, 3, 128, 2, []float64{0.75, 0.92}},
	{"128x128t", 128, 128, 16, 3, 256, 2, []float64{0.75, 0.85}},
	{"128x64w", 128, 64, 16, 3, 64, 4, []float64{0.4, 0.7, 0.85, 0.9}},
	{"128x64", 128, 64, 16, 3, 128, 3, []float64{0.65, 0.85, 0.89}},
	{"64x64", 64, 64, 16, 3, 64, 6, []float64{0.35, 0.6, 0.75, 0.84, 0.86, 0.88}},
	{"32x32", 32, 32, 32, 4, 64, 4, []float64{0.2, 0.4, 0.55, 0.65}},
	{"16x128", 16, 128, 32, 3, 128, 3, []float64{0.45, 0.65, 0.7}},
	{"16x32", 16, 32, 32, 4, 32, 8, []float64{0.1, 0.2, 0.3, 0.4, 0.48, 0.55, 0.6, 0.65}},
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

// How an operand comes into shared memory, as in the kernels' names.
const (
	alongK   = 'k' // 16 bytes along k
	alongRow = 'r' // 16 bytes along rows
	anyhow   = 'g' // element after element
)

// shared is the bytes of shared memory with the given loaders. size is that of an operand's element.
func (v *Variant) shared(a, b byte, size int) int {
	if size == 1 {
		return v.Stages * (v.M + v.N) * (v.K + 16)
	}
	words := func(loader byte, rows int) int {
		if loader == alongRow {
			return v.K * rows
		}
		return (v.K + 4) * rows
	}
	return v.Stages * (words(a, v.M) + words(b, v.N)) * 4
}

// seconds is how long a product takes by the variant, in units of a multiprocessor's cycles.
func (v *Variant) seconds(processors, m, n, k, batches int) float64 {
	up := func(x, y int) int { return (x + y - 1) / y }
	each := up(up(m, v.M)*up(n, v.N)*batches, processors)
	tile := float64(v.M*v.N) / 128 * (float64(k) + 16)
	t := float64(each/v.Blocks) * float64(v.Blocks) * tile / v.rates[v.Blocks-1]
	if rest := each % v.Blocks; rest > 0 {
		t += float64(rest) * tile / v.rates[rest-1]
	}
	return t + 2500*float64(up(each, v.Blocks))
}

// choose is the variant of that name, or the one that is expected to be the fastest if there is no name.
func choose(list []Variant, name string, of Info, a, b byte, size int, g *GemmArgs) (*Variant, error) {
	var best *Variant
	least := 0.0
	for i := range list {
		v := &list[i]
		if name == v.Name {
			best = v
		}
		if name != "" || v.shared(a, b, size) > of.SharedPerBlock {
			continue
		}
		if t := v.seconds(max(1, of.Processors), int(g.M), int(g.N), int(g.K), int(g.Batches)); best == nil || t < least {
			best, least = v, t
		}
	}
	if best == nil {
		return nil, fmt.Errorf("%w: no variant %q for a device with %d bytes of shared memory a block", ErrProduct, name, of.SharedPerBlock)
	}
	if n := best.shared(a, b, size); n > of.SharedPerBlock {
		return nil, fmt.Errorf("%w: variant %s takes %d bytes of shared memory, the device has %d", ErrProduct, best.Name, n, of.SharedPerBlock)
	}
	return best, nil
}

// side is an operand as the kernels have it, and the loaders that it may have.
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
	case aligned && (g.K == 1 || of.K <= 1) && g.Row%whole == 0:
		return g, alongK, nil
	case aligned && (g.Row == 1 || rows <= 1) && g.K%whole == 0:
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

// launch sets what depends on the variant and starts its kernel.
func (g *GemmArgs) launch(d Device, prefix string, v *Variant, la, lb byte, size int) error {
	g.TilesM, g.TilesN = uint32((int(g.M)+v.M-1)/v.M), uint32((int(g.N)+v.N-1)/v.N)
	g.Group = uint32(max(1, 1024/v.M))
	y := min(g.Batches, 65535)
	blocks := Dim{g.TilesM * g.TilesN, y, (g.Batches + y - 1) / y}
	args := unsafe.Slice((*byte)(unsafe.Pointer(g)), unsafe.Sizeof(*g))
	return d.Launch(prefix+v.Name+"_"+string([]byte{la, lb}), blocks, v.Threads, v.shared(la, lb, size), args)
}

// Product launches a product, by the variant that should be the fastest.
func Product(d Device, p ProductArgs) error { return ProductBy(d, "", p) }

// ProductBy is Product by the variant of that name.
func ProductBy(d Device, variant string, p ProductArgs) error {
	g, la, lb, err := prepare(&p.A, &p.B, p.Shape, 4)
	if err != nil || g.empty() {
		return err
	}
	g.C, g.Bias = p.C, p.Bias
	if p.Band.Kind > gemm.From {
		return fmt.Errorf("%w: band kind %d", ErrProduct, p.Band.Kind)
	}
	if p.Band.Kind != gemm.Full {
		g.Band, g.Offset = uint32(p.Band.Kind), int64(max(-p.Shape.M-1, min(p.Shape.K+1, p.Band.Offset)))
	}
	// There are kernels for either two fast loaders or none.
	if la == anyhow || lb == anyhow {
		la, lb = anyhow, anyhow
	}
	v, err := choose(variants, variant, d.Info(), la, lb, 4, &g)
	if err != nil {
		return err
	}
	return g.launch(d, "gemm_", v, la, lb, 4)
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
	v, err := choose(bytesVariants, variant, d.Info(), la, lb, 1, &g)
	if err != nil {
		return err
	}
	return g.launch(d, "bytes_", v, la, lb, 1)
}

// Timing is what Measure found of one variant. The seconds are those of one product.
type Timing struct {
	Variant, Loaders string
	Seconds          float64
	Tera             float64 // 10^12 multiplications and additions a second
}

// Measure times every variant of the binary32 products that the device has room for, with each pair of fast loaders, on random
// numbers: repeats products after one that is not counted.
func Measure(d Device, m, n, k, repeats int) ([]Timing, error) {
	return measure(d, variants, []string{"kk", "rk", "kr", "rr"}, 4, m, n, k, repeats)
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
				binary.LittleEndian.PutUint32(data[4*i:], math.Float32bits(r.Float32()-0.5))
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
			if v.shared(l[0], l[1], size) > d.Info().SharedPerBlock {
				continue
			}
			once := func() error {
				if size == 1 {
					return BytesBy(d, v.Name, BytesArgs{A: side(a, l[0], m), B: side(b, l[1], n), C: c, Shape: s})
				}
				return ProductBy(d, v.Name, ProductArgs{A: side(a, l[0], m), B: side(b, l[1], n), C: c, Shape: s})
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
