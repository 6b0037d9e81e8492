package emulator

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"assay/repops/cuda"
	"assay/repops/cuda/kernels"
)

func open(t testing.TB, o Options) *device {
	t.Helper()
	o.Main = "test.cuh"
	dialect, err := kernels.Source.ReadFile("dialect.cuh")
	if err != nil {
		t.Fatal(err)
	}
	test, err := os.ReadFile("testdata/test.cuh")
	if err != nil {
		t.Fatal(err)
	}
	o.Source = fstest.MapFS{"dialect.cuh": {Data: dialect}, "test.cuh": {Data: test}}
	d, err := OpenWith(o)
	if errors.Is(err, ErrNoCompiler) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() }) //nolint:errcheck
	return d.(*device)
}

func words(x ...uint32) []byte {
	var b []byte
	for _, x := range x {
		b = binary.LittleEndian.AppendUint32(b, x)
	}
	return b
}

func upload(t testing.TB, d cuda.Device, data []byte) cuda.Address {
	t.Helper()
	at, err := d.Allocate(uint64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Upload(at, data); err != nil {
		t.Fatal(err)
	}
	return at
}

func download(t testing.TB, d cuda.Device, at cuda.Address, n int) []uint32 {
	t.Helper()
	b := make([]byte, 4*n)
	if err := d.Download(b, at); err != nil {
		t.Fatal(err)
	}
	x := make([]uint32, n)
	for i := range x {
		x[i] = binary.LittleEndian.Uint32(b[4*i:])
	}
	return x
}

// args is a parameter: addresses, then words, filled up to a multiple of 8 bytes.
func args(at []cuda.Address, x ...uint32) []byte {
	var b []byte
	for _, a := range at {
		b = binary.LittleEndian.AppendUint64(b, uint64(a))
	}
	b = append(b, words(x...)...)
	for len(b)%8 != 0 {
		b = append(b, 0)
	}
	return b
}

func launch(t testing.TB, d cuda.Device, kernel string, blocks cuda.Dim, threads, shared int, args []byte) {
	t.Helper()
	if err := d.Launch(kernel, blocks, threads, shared, args); err != nil {
		t.Fatal(err)
	}
}

const built = `struct BuiltArgs { u32 *out; u32 n; };
KERNEL(built, BuiltArgs, 256, 1) {
    u32 *s = (u32 *)shared_memory();
    s[threadIdx.x] = threadIdx.x;
    barrier();
    a.out[threadIdx.x] = s[255 - threadIdx.x] + a.n + (u32)sizeof(SumArgs);
}
`

func TestBuild(t *testing.T) {
	d := open(t, Options{})
	const text = "#include \"test.cuh\"\n" + built
	if d.Has("built") || !d.Has("sum") {
		t.Error("Has")
	}
	err := errors.Join(d.Build(text), d.Build(text))
	if errors.Is(err, ErrNoCompiler) {
		t.Skip(err) // the rest of the library was built before
	}
	if err != nil || !d.Has("built") {
		t.Fatal(err)
	}
	other := open(t, Options{})
	if other.Has("built") {
		t.Error("another device has what was built for this one")
	}
	if err := other.Build(text); err != nil {
		t.Fatal(err)
	}
	for _, d := range []*device{d, other} {
		to := upload(t, d, make([]byte, 4*256))
		launch(t, d, "built", cuda.Dim{X: 1, Y: 1, Z: 1}, 256, 1024, args([]cuda.Address{to}, 7))
		for i, x := range download(t, d, to, 256) {
			if want := uint32(255 - i + 7 + 24); x != want {
				t.Fatalf("thread %d has %d, not %d", i, x, want)
			}
		}
		// Kernels of both libraries, one after the other.
		launch(t, d, "early", cuda.Dim{X: 1, Y: 1, Z: 1}, 256, 1024, args([]cuda.Address{to}, 256))
	}
	for text, want := range map[string]string{
		"KERNEL(sum, i32, 64, 1) {}":                                    "there is a kernel sum already. Hint: ",
		"KERNEL(built, i32, 64, 1) {}":                                  "there is a kernel built already",
		"#include \"test.cuh\"\n\nDEVICE int f() { return missing; }\n": "text.cu:3:",
	} {
		if err := d.Build(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Error(err)
		}
	}

	at := upload(t, d, make([]byte, 64))
	err = d.Launch("built", cuda.Dim{X: 1, Y: 1, Z: 1}, 256, 1024, args([]cuda.Address{at}, 7))
	if !errors.Is(err, ErrKernel) || !strings.Contains(err.Error(), "of an allocation of 64 bytes") {
		t.Error(err)
	}
}

// A graph's tasks are done in orders that their needs allow. Without the needs some run shows it.
func TestGraph(t *testing.T) {
	d := open(t, Options{})
	in := make([]uint32, 12)
	for i := range in {
		in[i] = uint32(i)
	}
	from, between, to := upload(t, d, words(in...)), upload(t, d, make([]byte, 48)), upload(t, d, make([]byte, 48))
	transpose := func(to, from cuda.Address, rows, columns uint32) *cuda.Launch {
		return &cuda.Launch{Kernel: "transpose", Blocks: cuda.Dim{X: 1, Y: 1, Z: 1}, Threads: 256, Shared: 32 * 33 * 4, Args: args([]cuda.Address{from, to}, rows, columns, 1)}
	}
	tasks := []cuda.Task{
		{To: between, From: from, Bytes: 48},
		{Launch: transpose(to, between, 3, 4), Needs: []int{0}},
		{Needs: []int{1}},
		{To: between, From: to, Bytes: 48, Needs: []int{2}},
	}
	wrong := func(tasks []cuda.Task) int {
		g, err := d.Graph(tasks)
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close() //nolint:errcheck
		n := 0
		for range 20 {
			if err := errors.Join(d.Fill(between, 0, 48), g.Run()); err != nil {
				t.Fatal(err)
			}
			for i, x := range download(t, d, between, 12) {
				if x != uint32(i%3*4+i/3) {
					n++
					break
				}
			}
		}
		return n
	}
	if n := wrong(tasks); n != 0 {
		t.Errorf("%d runs wrong, the last one in the order %v", n, LastOrder(d))
	}
	tasks[3].Needs = nil
	if wrong(tasks) == 0 {
		t.Error("a missing need changed nothing")
	}

	// What a launch was when the graph was made is what is done.
	l := transpose(to, from, 3, 4)
	g, err := d.Graph([]cuda.Task{{Launch: l}})
	if err != nil {
		t.Fatal(err)
	}
	clear(l.Args)
	l.Kernel = "none"
	if err := g.Run(); err != nil {
		t.Error(err)
	}
	if err := g.Close(); err != nil || g.Run() == nil {
		t.Error("a closed graph", err)
	}
	if _, err := d.Graph([]cuda.Task{{Launch: l}}); !errors.Is(err, ErrKernel) {
		t.Error(err)
	}
	if _, err := d.Graph([]cuda.Task{{Needs: []int{0}}}); !errors.Is(err, ErrKernel) {
		t.Error(err)
	}
	bad, err := d.Graph([]cuda.Task{{Launch: &cuda.Launch{Kernel: "nothing", Threads: 33}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := bad.Run(); !errors.Is(err, ErrKernel) || !strings.Contains(err.Error(), "in the order [0] of run ") {
		t.Error(err)
	}
}

func TestOrder(t *testing.T) {
	tasks := []cuda.Task{{}, {}, {Needs: []int{0, 0}}, {Needs: []int{1, 2}}, {}}
	seen := map[string]bool{}
	for seed := range uint64(100) {
		o := order(tasks, seed)
		at := make([]int, len(tasks))
		for k, i := range o {
			at[i] = k
		}
		if len(o) != len(tasks) || at[2] < at[0] || at[3] < at[1] || at[3] < at[2] {
			t.Fatal(seed, o)
		}
		seen[fmt.Sprint(o)] = true
	}
	if !seen["[4 1 0 2 3]"] || len(seen) < 10 {
		t.Error(seen)
	}
}

func TestOpen(t *testing.T) {
	d, err := Open()
	if errors.Is(err, ErrNoCompiler) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Allocate(1); err == nil {
		t.Error("a closed device gave memory")
	}
}

func TestSum(t *testing.T) {
	d := open(t, Options{})
	const n = 4096 - 100
	in := make([]uint32, n)
	for i := range in {
		in[i] = math.Float32bits(1 / float32(i+1))
	}
	from, to := upload(t, d, words(in...)), upload(t, d, make([]byte, 4*8))
	launch(t, d, "sum", cuda.Dim{X: 8, Y: 1, Z: 1}, 512, 64, args([]cuda.Address{from, to}, n))
	for b, got := range download(t, d, to, 8) {
		var warps [16]float32
		for w := range warps {
			var x [32]float32
			for l := range x {
				if i := b*512 + w*32 + l; i < n {
					x[l] = math.Float32frombits(in[i])
				}
			}
			for s := 16; s > 0; s /= 2 {
				for l := range s {
					x[l] += x[l+s]
				}
			}
			warps[w] = x[0]
		}
		want := warps[0]
		for _, w := range warps[1:] {
			want += w
		}
		if got != math.Float32bits(want) {
			t.Errorf("block %d: %08x, not %08x", b, got, math.Float32bits(want))
		}
	}
}

func TestTranspose(t *testing.T) {
	d := open(t, Options{})
	const rows, columns = 100, 75
	in := make([]uint32, rows*columns)
	for i := range in {
		in[i] = uint32(i)
	}
	from, to := upload(t, d, words(in...)), upload(t, d, make([]byte, 4*len(in)))
	wrong := func(barriers uint32) int {
		launch(t, d, "transpose", cuda.Dim{X: 3, Y: 4, Z: 1}, 256, 32*33*4, args([]cuda.Address{from, to}, rows, columns, barriers))
		n := 0
		for i, x := range download(t, d, to, len(in)) {
			if x != uint32(i%rows*columns+i/rows) {
				n++
			}
		}
		return n
	}
	if n := wrong(1); n != 0 {
		t.Errorf("%d values wrong", n)
	}
	if wrong(0) == 0 {
		t.Error("a missing barrier changed nothing")
	}
}

func TestEarlyReturn(t *testing.T) {
	d := open(t, Options{})
	for _, n := range []int{1, 31, 32, 33, 200, 256} {
		to := upload(t, d, make([]byte, 4*256))
		launch(t, d, "early", cuda.Dim{X: 1, Y: 1, Z: 1}, 256, 1024, args([]cuda.Address{to}, uint32(n)))
		for i, x := range download(t, d, to, 256) {
			want := uint32(0)
			if i < n {
				votes := uint32(0xaaaaaaaa)
				if live := n - i/32*32; live < 32 {
					votes &= 1<<live - 1
				}
				want = uint32(n-1-i) + votes
			}
			if x != want {
				t.Fatalf("%d threads: thread %d has %08x, not %08x", n, i, x, want)
			}
		}
	}
}

func TestShuffle(t *testing.T) {
	d := open(t, Options{})
	to := upload(t, d, make([]byte, 4*64))
	launch(t, d, "lanes", cuda.Dim{X: 1, Y: 1, Z: 1}, 64, 0, args([]cuda.Address{to}, 0))
	for i, x := range download(t, d, to, 64) {
		if want := uint32(i/32*32+(i+1)%32) * 10; x != want {
			t.Errorf("thread %d has %d, not %d", i, x, want)
		}
	}
}

func TestPipeline(t *testing.T) {
	d := open(t, Options{})
	const stages = 7
	in := make([]uint32, stages*64*4)
	for i := range in {
		in[i] = uint32(i * i)
	}
	from := upload(t, d, words(in...))
	wrong := 0
	for waits := range 2 {
		for range 8 {
			to := upload(t, d, make([]byte, 4*64))
			launch(t, d, "pipeline", cuda.Dim{X: 1, Y: 1, Z: 1}, 64, 2*64*16, args([]cuda.Address{from, to}, stages, uint32(waits)))
			for i, got := range download(t, d, to, 64) {
				want := uint32(0)
				for s := range stages {
					for k := range 4 {
						want += in[(s*64+(i+1)%64)*4+k]
					}
				}
				if got == want {
					continue
				}
				if waits == 1 {
					t.Fatalf("thread %d has %d, not %d", i, got, want)
				}
				wrong++
			}
		}
	}
	if wrong == 0 {
		t.Error("copies that nobody waited for changed nothing")
	}
}

func TestNumbers(t *testing.T) {
	d := open(t, Options{})
	from, to := upload(t, d, words(0x7f800000)), upload(t, d, make([]byte, 4*13))
	launch(t, d, "numbers", cuda.Dim{X: 1, Y: 1, Z: 1}, 32, 0, args([]cuda.Address{from, to}))
	// 0xff×0xfe is -1×-2, 0x01×0x02, 0x7f×0xff is 127×-1, 0x80×0x80 is 128×128.
	minus := func(x uint32) uint32 { return -x }
	want := []uint32{2, minus(4), 0x80000000, 0x40000001, 2 + 2 - 127 + 16384 - 5, 0x34800000 + 1, 0x00400000, math.Float32bits(float32(0x1p-51)), 0x7fc00000, math.Float32bits(float32(math.Sqrt2)), 0, math.Float32bits(0x1p64), 127}
	want[5] = math.Float32bits(float32(math.FMA(1+0x1p-23, 1+0x1p-23, -1)))
	for i, x := range download(t, d, to, 13) {
		if x != want[i] {
			t.Errorf("number %d is %08x, not %08x", i, x, want[i])
		}
	}
}

func TestMisuse(t *testing.T) {
	one := cuda.Dim{X: 1, Y: 1, Z: 1}
	for _, c := range []struct {
		kernel string
		n      uint32
		shared int
		want   string
	}{
		{"deadlock", 0, 0, "kernel deadlock, block (0, 0, 0): its threads wait for each other for ever: 1 at a barrier, such as thread (5, 0, 0), 31 at a warp_barrier, such as thread (0, 0, 0)"},
		{"mixed", 0, 0, "kernel mixed, block (0, 0, 0): threads of warp 0 wait at a ballot, others at a warp_barrier"},
		{"write", 64, 0, "kernel write, block (0, 0, 0), thread (3, 0, 0): byte 256 of an allocation of 256 bytes"},
		{"write", 0xffffffff, 0, "which is no allocation's"},
		{"write_shared", 4, 16, "kernel write_shared, block (0, 0, 0), thread (3, 0, 0): byte 16 of shared memory, which has 16"},
		{"write_shared", 0, 0, "byte 0 of shared memory, which has 0"},
		{"overflow", 100000, 0, "bytes of stack"},
	} {
		d := open(t, Options{})
		at := upload(t, d, make([]byte, 256))
		err := d.Launch(c.kernel, one, 64, c.shared, args([]cuda.Address{at}, c.n))
		if !errors.Is(err, ErrKernel) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, not %q", c.kernel, err, c.want)
		}
		if err := d.Download(make([]byte, 4), at); err == nil {
			t.Errorf("%s: the device goes on", c.kernel)
		}
	}

	d := open(t, Options{})
	at := upload(t, d, make([]byte, 100))
	if err := d.Launch("write", one, 64, 0, args([]cuda.Address{at}, 25)); err == nil || !strings.Contains(err.Error(), "kernel write: wrote byte 100 of an allocation of 100 bytes") {
		t.Errorf("a write right after an allocation: %v", err)
	}
}

func TestCalls(t *testing.T) {
	d := open(t, Options{Memory: 1000})
	at := upload(t, d, make([]byte, 600))
	if _, err := d.Allocate(401); !errors.Is(err, cuda.ErrMemory) {
		t.Errorf("more memory than there is: %v", err)
	}
	other, err := d.Allocate(400)
	if err != nil {
		t.Fatal(err)
	}
	if got := download(t, d, other, 100); got[0] != 0xa5a5a5a5 || got[99] != 0xa5a5a5a5 {
		t.Error("fresh memory is not poisoned")
	}
	one := cuda.Dim{X: 1, Y: 1, Z: 1}
	for name, err := range map[string]error{
		"upload":      d.Upload(at+500, make([]byte, 101)),
		"download":    d.Download(make([]byte, 601), at),
		"copy":        d.Copy(at, other, 401),
		"overlap":     d.Copy(at, at+10, 11),
		"fill":        d.Fill(at+601, 0, 0),
		"free":        d.Free(at + 1),
		"no kernel":   d.Launch("none", one, 32, 0, nil),
		"no blocks":   d.Launch("nothing", cuda.Dim{X: 1, Y: 0, Z: 1}, 32, 0, args([]cuda.Address{0}, 0)),
		"threads":     d.Launch("nothing", one, 33, 0, args([]cuda.Address{0}, 0)),
		"too many":    d.Launch("nothing", one, 288, 0, args([]cuda.Address{0}, 0)),
		"shared":      d.Launch("nothing", one, 32, 99<<10+1, args([]cuda.Address{0}, 0)),
		"args":        d.Launch("nothing", one, 32, 0, nil),
		"0 bytes":     func() error { _, err := d.Allocate(0); return err }(),
		"no address":  d.Free(0),
		"high blocks": d.Launch("nothing", cuda.Dim{X: 1, Y: 65536, Z: 1}, 32, 0, args([]cuda.Address{0}, 0)),
	} {
		if !errors.Is(err, ErrKernel) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := errors.Join(d.Upload(at, nil), d.Download(nil, at), d.Upload(0, nil), d.Copy(at, other, 0)); err != nil {
		t.Error("nothing is copied:", err)
	}
	if err := errors.Join(d.Fill(at, 7, 600), d.Copy(other, at+1, 400), d.Free(at), d.Synchronize()); err != nil {
		t.Fatal(err)
	}
	if got := download(t, d, other, 100); got[0] != 0x07070707 || got[99] != 0x07070707 {
		t.Error("fill and copy")
	}
	if _, err := d.Allocate(600); err != nil {
		t.Error(err)
	}
}

// Devices of several threads at once do not see each other.
func TestSeveral(t *testing.T) {
	var g sync.WaitGroup
	for n := range 4 {
		d := open(t, Options{})
		to := upload(t, d, make([]byte, 4*256))
		g.Go(func() {
			for range 200 {
				if err := d.Launch("early", cuda.Dim{X: 1, Y: 1, Z: 1}, 256, 1024, args([]cuda.Address{to}, uint32(256-n))); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	g.Wait()
}

// The program's own faults are still the program's.
func TestOwnFault(t *testing.T) {
	open(t, Options{})
	defer func() {
		if r := recover(); r == nil || !strings.Contains(r.(error).Error(), "nil pointer") {
			t.Error(r)
		}
	}()
	var d *device
	t.Log(d.memory)
}

// The units have the kernels of the file that has all, each in one unit, and their names begin as the unit says.
func TestUnits(t *testing.T) {
	cxx, err := compiler()
	if err != nil {
		t.Skip(err)
	}
	at := t.TempDir()
	if err := errors.Join(os.CopyFS(at, kernels.Source), os.CopyFS(at, own)); err != nil {
		t.Fatal(err)
	}
	names := func(text string) []string {
		if err := os.WriteFile(filepath.Join(at, "unit.cu"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		c := exec.Command(cxx, "-std=c++17", "-E", "-P", "-x", "c++", "unit.cu")
		c.Dir = at
		out, err := c.Output()
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, m := range regexp.MustCompile(`Kernel (\w+)_kernel\(`).FindAllSubmatch(out, -1) {
			list = append(list, string(m[1]))
		}
		return list
	}
	whole := names("#include \"" + kernels.Main + "\"\n")
	var all []string
	for _, u := range kernels.Units() {
		some := names(u.Text)
		for _, n := range some {
			for _, o := range kernels.Units() {
				if strings.HasPrefix(n, o.Prefix) != (u.Prefix == o.Prefix || o.Prefix == "") {
					t.Errorf("%s of %s and the prefix %q of %s", n, u.Name, o.Prefix, o.Name)
				}
			}
		}
		t.Logf("%s: %d kernels", u.Name, len(some))
		all = append(all, some...)
	}
	slices.Sort(whole)
	slices.Sort(all)
	if !slices.Equal(whole, all) || len(all) < 20 {
		t.Errorf("%q in all, in the units %q", whole, all)
	}
}

func TestKernels(t *testing.T) {
	d := open(t, Options{})
	for _, k := range Kernels(d) {
		if k == (Kernel{"sum", 24, 1024}) {
			return
		}
	}
	t.Error("sum is not listed", Kernels(d))
}

func BenchmarkBarrier(b *testing.B) {
	d := open(b, Options{})
	b.ResetTimer()
	const each = 1000
	var changes uint64
	for b.Loop() {
		launch(b, d, "barriers", cuda.Dim{X: 1, Y: 1, Z: 1}, 256, 0, args([]cuda.Address{0}, each))
		changes += 256 * each
	}
	b.ReportMetric(float64(changes)/b.Elapsed().Seconds(), "waits/s")
}

func BenchmarkThreads(b *testing.B) {
	d := open(b, Options{})
	var threads uint64
	for b.Loop() {
		launch(b, d, "nothing", cuda.Dim{X: 1000, Y: 1, Z: 1}, 256, 0, args([]cuda.Address{0}, 0))
		threads += 256 * 1000
	}
	b.ReportMetric(float64(threads)/b.Elapsed().Seconds(), "threads/s")
}

func BenchmarkLaunch(b *testing.B) {
	d := open(b, Options{})
	for b.Loop() {
		launch(b, d, "nothing", cuda.Dim{X: 1, Y: 1, Z: 1}, 32, 0, args([]cuda.Address{0}, 0))
	}
}
