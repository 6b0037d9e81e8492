package program

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
	"assay/repops/engine"
)

// emulated is a device whose kernels run on this machine's processor.
func emulated(t testing.TB) cuda.Device {
	t.Helper()
	d, err := emulator.Open()
	if errors.Is(err, emulator.ErrNoCompiler) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// onDevice runs a program on a device and compares its outputs, and with all those of every node, with the portable engine's.
func onDevice(d cuda.Device, p *Program, in *Inputs, all bool) error {
	want, err := p.Execute(engine.Portable, in, nil)
	if err != nil {
		return err
	}
	x, err := NewDeviceExecutor(p, in.Constant, d)
	if err != nil {
		return err
	}
	defer x.Close()
	compare := func(what string, got []Tensor) error {
		for k := range want {
			if !slices.Equal(words(got[k]), words(want[k])) {
				for i, w := range words(want[k]) {
					if g := words(got[k])[i]; g != w {
						return fmt.Errorf("%s: output %d, element %d: %08x, want %08x", what, k, i, g, w)
					}
				}
			}
		}
		return nil
	}
	got, err := x.Run(in)
	if err != nil {
		return err
	}
	if err := compare("fused", got); err != nil || !all {
		return err
	}
	type place struct {
		part  int
		entry uint32
	}
	nodes := map[place][]uint32{}
	if _, err := p.Interpret(in, func(part int, entry uint32, out Tensor) { nodes[place{part, entry}] = words(out) }); err != nil {
		return err
	}
	seen := 0
	got, err = x.RunAll(in, func(part int, entry uint32, out DeviceTensor, _ func(micro, entry uint32) DeviceTensor) error {
		seen++
		v, err := x.Download(out)
		if err == nil && !slices.Equal(words(v), nodes[place{part, entry}]) {
			err = fmt.Errorf("part %d, entry %d (%v): %08x, want %08x", part, entry, p.Node(entry).Op, words(v), nodes[place{part, entry}])
		}
		return err
	})
	if err == nil && seen != len(nodes) {
		err = fmt.Errorf("%d nodes, want %d", seen, len(nodes))
	}
	if err != nil {
		return err
	}
	return compare("every node", got)
}

// manyOnDevice compares programs 0 to n − 1 on as many emulated devices as there are cores.
func manyOnDevice(t *testing.T, n uint64, program func(seed uint64) (*Program, *Inputs), all func(seed uint64) bool) {
	var next atomic.Uint64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		d := emulated(t)
		wg.Go(func() {
			for {
				seed := next.Add(1) - 1
				if seed >= n || t.Failed() {
					return
				}
				p, in := program(seed)
				if err := onDevice(d, p, in, all(seed)); err != nil {
					t.Errorf("program %d: %v", seed, err)
				}
			}
		})
	}
	wg.Wait()
}

// TestDevicePrograms runs programs that nobody wrote on the emulated device.
func TestDevicePrograms(t *testing.T) {
	n := uint64(10_000)
	if testing.Short() {
		n = 500
	}
	manyOnDevice(t, n, func(seed uint64) (*Program, *Inputs) { return randomProgram(rand.New(rand.NewPCG(seed, 21))) }, func(seed uint64) bool { return seed%10 == 0 })
}

// TestDeviceCompounds runs programs made of what plans join.
func TestDeviceCompounds(t *testing.T) {
	manyOnDevice(t, 150, func(seed uint64) (*Program, *Inputs) { return compoundProgram(rand.New(rand.NewPCG(seed, 12))) }, func(seed uint64) bool { return seed%5 == 0 })
}

// TestDeviceNetwork trains the small network on the emulated device: the state stays there, and its roots are the pinned ones.
func TestDeviceNetwork(t *testing.T) {
	net := SmallNetwork(networkSeed)
	x, err := NewDeviceExecutor(net.Program, net.Constants, emulated(t))
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	if err := x.Step(net.Inputs(nil, 0)); !errors.Is(err, ErrDevice) {
		t.Errorf("a step without a state: %v", err)
	}
	if err := x.SetState(net.State); err != nil {
		t.Fatal(err)
	}
	steps := 10
	if testing.Short() {
		steps = 1
	}
	for s := range steps {
		if err := x.Step(net.Inputs(nil, uint32(s))); err != nil {
			t.Fatal(err)
		}
		if want, ok := networkRoots[s+1]; ok {
			root, err := x.StateRoot()
			if err != nil || root.String() != want {
				t.Fatalf("root after step %d is %v (%v), want %s", s+1, root, err, want)
			}
		}
	}
	// What a caller writes itself is looked at.
	if err := x.d.Upload(x.StateTensors()[0].Address+4, []byte{1, 0, 0xc0, 0x7f}); err != nil {
		t.Fatal(err)
	}
	if err := x.Written(); !errors.Is(err, ErrTensor) || !strings.Contains(err.Error(), "the first one 1,") {
		t.Errorf("a foreign NaN: %v", err)
	}
	if _, err := x.State(); !errors.Is(err, ErrDevice) {
		t.Errorf("the state after it: %v", err)
	}
	want, _, err := net.Program.traceOf(net.Inputs(net.State, 0))
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := x.Trace(net.Inputs(net.State, 0))
	if err != nil || got.Root() != want.Root() {
		t.Errorf("trace root %v (%v), want %v", got, err, want.Root())
	}
}

func (p *Program) traceOf(in *Inputs) (*Trace, []Tensor, error) {
	t, observe := p.NewTrace()
	out, err := p.Execute(engine.Best(), in, observe)
	return t, out, err
}

// rowsProgram has what groups of rows of w elements are made of: norms, softmax, cross-entropy, activations, and their gradients.
func rowsProgram(t testing.TB, r *rand.Rand, rows, w int) (*Program, *Inputs) {
	t.Helper()
	b := NewMap()
	x, dy, weight, bias := b.State(F32, rows, w), b.State(F32, rows, w), b.State(F32, w), b.State(F32, w)
	norm := b.LayerNorm(x, weight, bias, 1e-5)
	dx, dw, db := b.LayerNormBackward(dy, norm)
	rms := b.RMSNorm(x, weight, 1e-5)
	rx, rw := b.RMSNormBackward(dy, rms)
	soft := b.Softmax(x)
	target := b.Convert(I32, b.Mul(b.Slice(weight, 0, 0, 1), b.Scalar(3)))
	entropy := b.CrossEntropy(x, b.Copy(b.Broadcast(target, Of(rows))), rows)
	silu, _ := b.Silu(x)
	out := []Value{norm.Y, dx, dw, db, rms.Y, rx, rw, soft, b.SoftmaxBackward(dy, soft), b.LogSoftmax(x), entropy.Loss, b.CrossEntropyBackward(entropy, rows),
		b.Gelu(x), b.GeluBackward(dy, x), b.GeluTanhBackward(dy, x), silu, b.Sum(b.Flat(b.Mul(x, dy)))}
	for _, v := range out {
		b.Output(v)
	}
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	return p, &Inputs{Constant: constants, State: []Tensor{mixed(r, rows*w), plain(r, rows*w), plain(r, w), mixed(r, w)}}
}

// TestDeviceWritten runs groups that are written as kernels: one build has those of all programs.
func TestDeviceWritten(t *testing.T) {
	type one struct {
		name string
		p    *Program
		in   *Inputs
	}
	var list []one
	r := rand.New(rand.NewPCG(4, 4))
	for _, w := range []int{32, 33, 64, 255, 256, 257, 300, 768, 1025, 2048, 2049, 5000} {
		p, in := rowsProgram(t, r, 3, w)
		list = append(list, one{fmt.Sprintf("rows of %d", w), p, in})
	}
	for seed := range uint64(60) {
		p, in := compoundProgram(rand.New(rand.NewPCG(seed, 12)))
		list = append(list, one{fmt.Sprintf("compounds %d", seed), p, in})
	}
	net := SmallNetwork(networkSeed)
	list = append(list, one{"network", net.Program, net.Inputs(net.State, 0)})
	sources := map[string]string{}
	for _, c := range list {
		pl := newPlan(c.p, c.in.Constant, planKind{fused: true, device: true}, func(uint32) bool { return false })
		jobs := slices.Clone(pl.micro)
		for _, s := range pl.step {
			jobs = append(jobs, s...)
		}
		for _, j := range jobs {
			if j.group != nil {
				if s := writeGroup(j.group); s != nil {
					sources[s.name] = s.text
				}
			}
		}
	}
	if len(sources) < 50 {
		t.Fatalf("%d kernels", len(sources))
	}
	d := emulated(t)
	if err := buildSources(d, sources); err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		if err := onDevice(writing{d}, c.p, c.in, false); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// writing is a device for which groups are written.
type writing struct{ cuda.Device }

func (w writing) Info() cuda.Info {
	i := w.Device.Info()
	i.Architecture = 1
	return i
}
