package main

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unsafe"

	"assay/repops"
	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
	"assay/repops/gemm"
	"assay/repops/program"
)

// openDevice is the first device, or the emulated one.
func openDevice(emulated, ordered bool) (machine, error) {
	var d cuda.Device
	var err error
	if emulated {
		d, err = emulator.Open()
	} else {
		found, problems := cuda.Probe()
		say("%s", found)
		for _, p := range problems {
			say("%s. Hint: %s", p.Detail, p.Hint)
		}
		d, err = cuda.Open(0)
	}
	if err != nil {
		return nil, err
	}
	return &device{d: d, ordered: ordered}, nil
}

// compile puts the compiled kernels into the cache.
func compile(architecture int) error {
	path, err := cuda.FindNVRTC()
	if err != nil {
		return err
	}
	c, err := cuda.NewCompiler(path)
	if err != nil {
		return err
	}
	n, err := c.CompileKernels(architecture)
	if err != nil {
		return err
	}
	say("%d bytes for %d by NVRTC %d.%d in %s", n, architecture, c.Major, c.Minor, c.Cache)
	return nil
}

// device is a CUDA device with the engine's kernels.
type device struct {
	ordered bool // no graphs
	d       cuda.Device
	out     cuda.Address // of sweep
}

func (m *device) describe() description {
	i := m.d.Info()
	return description{Device: i.Name, Memory: i.Memory}
}

func (m *device) open(p *program.Program, constants []program.Tensor) (runner, error) {
	x, err := program.NewDeviceExecutor(p, constants, m.d)
	if err != nil {
		return nil, err
	}
	x.Order(m.ordered)
	return &deviceRunner{x, p, m.d}, nil
}

func (m *device) sweep(name string, first uint32, out []float32) error {
	if m.out == 0 {
		var err error
		if m.out, err = m.d.Allocate(4 << chunkBits); err != nil {
			return err
		}
	}
	if err := cuda.Sweep(m.d, name, first, len(out), m.out); err != nil {
		return err
	}
	return m.d.Download(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(out))), 4*len(out)), m.out)
}

// apply is a function of words, one result for each.
func (m *device) apply(name string, r cuda.Random, out []uint32, in ...[]uint32) error {
	var taken []cuda.Address
	defer func() {
		for _, a := range taken {
			_ = m.d.Free(a)
		}
	}()
	for _, words := range append(in, out) {
		a, err := m.d.Allocate(uint64(4 * len(words)))
		if err != nil {
			return err
		}
		taken = append(taken, a)
		if err := m.d.Upload(a, wordBytes(words)); err != nil {
			return err
		}
	}
	last := len(taken) - 1
	if err := cuda.Apply(m.d, name, taken[last], len(out), r, taken[:last]...); err != nil {
		return err
	}
	return m.d.Download(wordBytes(out), taken[last])
}

func wordBytes(words []uint32) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 4*len(words))
}

func (m *device) close() error {
	var err error
	if m.out != 0 {
		err = m.d.Free(m.out)
	}
	return errors.Join(err, m.d.Close())
}

// Each shape is timed so often.
const repeats = 20

// product times all kernels on the n×n×n product, and the one that the engine chooses on it and on those of GPT-2 small.
// sayTimings prints the variants of each pair of loaders, the fastest first.
func sayTimings(what string, all []cuda.Timing) {
	by := map[string][]cuda.Timing{}
	for _, t := range all {
		by[t.Loaders] = append(by[t.Loaders], t)
	}
	for _, loaders := range slices.Sorted(maps.Keys(by)) {
		list := by[loaders]
		slices.SortFunc(list, func(a, b cuda.Timing) int { return cmp.Compare(b.Tera, a.Tera) })
		var line []string
		for _, t := range list {
			line = append(line, fmt.Sprintf("%s %.1f", t.Variant, t.Tera))
		}
		say("%s%s, T/s: %s", what, loaders, strings.Join(line, ", "))
	}
}

// bytes is the rate of the fastest variant at each size.
func (m *device) bytes(sizes ...int) ([]rate, error) {
	var list []rate
	for _, n := range sizes {
		all, err := cuda.MeasureBytes(m.d, n, n, n, repeats)
		if err != nil {
			return list, err
		}
		sayTimings(fmt.Sprintf("bytes, %d: ", n), all)
		best := rate{Size: n}
		for _, t := range all {
			best.Tops = max(best.Tops, t.Tera)
		}
		list = append(list, best)
	}
	return list, nil
}

func (m *device) product(n int) (float64, any, error) {
	all, err := cuda.Measure(m.d, n, n, n, repeats)
	if err != nil {
		return 0, nil, err
	}
	best := map[string]cuda.Timing{}
	for _, t := range all {
		if t.Tera > best[t.Loaders].Tera {
			best[t.Loaders] = t
		}
	}
	details := map[string]any{"all": all, "best": best}
	sayTimings("", all)
	for _, x := range [][3]int{{8192, 768, 768}, {8192, 2304, 768}, {8192, 3072, 768}, {8192, 768, 3072}, {768, 3072, 8192}, {768, 768, 8192}, {1024, 1024, 1024}, {1024, 64, 1024}, {1024, 1024, 64}, {8, 4096, 4096}} {
		some, err := cuda.Measure(m.d, x[0], x[1], x[2], 10)
		if err != nil {
			return 0, nil, err
		}
		sayTimings(fmt.Sprintf("%d×%d×%d ", x[0], x[1], x[2]), some)
	}
	type shape struct {
		M, N, K int
		Loaders string
		Seconds float64
		TFlops  float64
	}
	list := []*shape{{M: n, N: n, K: n, Loaders: "kk"}}
	if n >= 4096 {
		const rows, width, vocabulary = 2048, 768, 50257
		for _, l := range []string{"kk", "kr", "rr"} {
			list = append(list, &shape{M: n, N: n, K: n, Loaders: l}, &shape{M: rows, N: 3 * width, K: width, Loaders: l},
				&shape{M: rows, N: 4 * width, K: width, Loaders: l}, &shape{M: rows, N: width, K: 4 * width, Loaders: l},
				&shape{M: 4 * rows, N: 3 * width, K: width, Loaders: l}, &shape{M: 4 * rows, N: 4 * width, K: width, Loaders: l})
		}
		list = append(list, &shape{M: rows, N: vocabulary, K: width, Loaders: "kk"}, &shape{M: rows, N: width, K: vocabulary, Loaders: "kr"},
			&shape{M: vocabulary, N: width, K: rows, Loaders: "rr"})
	}
	for _, s := range list {
		if s.Seconds, err = m.chosen(s.M, s.N, s.K, s.Loaders); err != nil {
			return 0, details, err
		}
		s.TFlops = 2e-12 * float64(s.M) * float64(s.N) * float64(s.K) / s.Seconds
		say("%d×%d×%d %s as it is chosen: %.1f TFLOP/s", s.M, s.N, s.K, s.Loaders, s.TFlops)
	}
	details["chosen"] = list
	return list[0].TFlops, details, nil
}

// chosen times the kernel that the engine chooses.
func (m *device) chosen(rows, columns, k int, loaders string) (float64, error) {
	var taken []cuda.Address
	defer func() {
		for _, a := range taken {
			_ = m.d.Free(a)
		}
	}()
	for i, words := range []int{rows * k, columns * k, rows * columns} {
		a, err := m.d.Allocate(uint64(4 * words))
		if err != nil {
			return 0, err
		}
		taken = append(taken, a)
		// Random numbers: the patterns of a function between −1 and 1.
		if i < 2 {
			if err := cuda.Sweep(m.d, "tanh", 0x3f000000+uint32(i)<<20, words, a); err != nil {
				return 0, err
			}
		}
	}
	side := func(at cuda.Address, loader byte, rows int) cuda.ProductSide {
		if loader == 'r' {
			return cuda.ProductSide{Data: at, Row: 1, K: rows}
		}
		return cuda.ProductSide{Data: at, Row: k, K: 1}
	}
	p := cuda.ProductArgs{A: side(taken[0], loaders[0], rows), B: side(taken[1], loaders[1], columns), C: taken[2], Shape: gemm.Shape{M: rows, N: columns, K: k}}
	var times []float64
	for range 3 + repeats {
		s, err := m.d.Elapsed(func() error { return cuda.Product(m.d, p) })
		if err != nil {
			return 0, err
		}
		times = append(times, s)
	}
	return median(times[3:]), nil
}

type deviceRunner struct {
	x *program.DeviceExecutor
	p *program.Program
	d cuda.Device
}

func (r *deviceRunner) run(in *program.Inputs) ([]program.Tensor, error) { return r.x.Run(in) }

func (r *deviceRunner) setState(state []program.Tensor) error { return r.x.SetState(state) }

func (r *deviceRunner) step(in *program.Inputs) error { return r.x.Step(in) }

func (r *deviceRunner) root() (repops.Hash, error) { return r.x.StateRoot() }

func (r *deviceRunner) loss() (float32, error) {
	list := r.x.StateTensors()
	t, err := r.x.Download(list[len(list)-1])
	if err != nil {
		return 0, err
	}
	return lossOf(t)
}

func (r *deviceRunner) trace(in *program.Inputs) (repops.Hash, error) {
	t, _, err := r.x.Trace(in)
	if err != nil {
		return repops.Hash{}, err
	}
	return t.Root(), nil
}

func (r *deviceRunner) watch(in *program.Inputs, seen func(part int, entry uint32, read reader) error) ([]program.Tensor, error) {
	return r.x.RunAll(in, func(part int, entry uint32, out program.DeviceTensor, at func(micro, entry uint32) program.DeviceTensor) error {
		return seen(part, entry, func(operand int, first uint64, count uint32) ([]uint32, error) {
			t := out
			if operand >= 0 {
				v := &r.p.Node(entry).Operands[operand]
				t = at(v.Micro, v.Tensor)
			}
			return r.words(t, first, count)
		})
	})
}

// words downloads elements as Tensor.Word has them.
func (r *deviceRunner) words(t program.DeviceTensor, first uint64, count uint32) ([]uint32, error) {
	if first+uint64(count) > uint64(t.Len) {
		return nil, fmt.Errorf("elements %d to %d of %d", first, first+uint64(count), t.Len)
	}
	width := uint64(4)
	if t.DType == program.I8 {
		width = 1
	}
	data := make([]byte, width*uint64(count))
	if err := r.d.Download(data, t.Address+cuda.Address(width*first)); err != nil {
		return nil, err
	}
	words := make([]uint32, count)
	for i := range words {
		if width == 1 {
			words[i] = uint32(int32(int8(data[i])))
		} else {
			words[i] = uint32(data[4*i]) | uint32(data[4*i+1])<<8 | uint32(data[4*i+2])<<16 | uint32(data[4*i+3])<<24
		}
	}
	return words, nil
}

func (r *deviceRunner) seconds(work func() error) (float64, error) { return r.d.Elapsed(work) }

func (r *deviceRunner) kinds(in *program.Inputs) (map[string]float64, error) {
	return r.x.Profile(in)
}

func (r *deviceRunner) memory() uint64 { return uint64(r.x.Memory()) }

func (r *deviceRunner) close() error { return r.x.Close() }
