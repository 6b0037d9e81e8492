package emulator

import (
	"encoding/binary"
	"errors"
	"math"
	"os"
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
	from, to := upload(t, d, words(0x7f800000)), upload(t, d, make([]byte, 40))
	launch(t, d, "numbers", cuda.Dim{X: 1, Y: 1, Z: 1}, 32, 0, args([]cuda.Address{from, to}))
	// 0xff×0xfe is -1×-2, 0x01×0x02, 0x7f×0xff is 127×-1, 0x80×0x80 is 128×128.
	minus := func(x uint32) uint32 { return -x }
	want := []uint32{2, minus(4), 0x80000000, 0x40000001, 2 + 2 - 127 + 16384 - 5, 0x34800000 + 1, 0x00400000, math.Float32bits(float32(0x1p-51)), 0x7fc00000, math.Float32bits(float32(math.Sqrt2))}
	want[5] = math.Float32bits(float32(math.FMA(1+0x1p-23, 1+0x1p-23, -1)))
	for i, x := range download(t, d, to, 10) {
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
