package cuda

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"assay/repops/cuda/internal/dl"
	"assay/repops/cuda/kernels"
)

// fake is the libcuda of testdata.
type fake struct {
	*driver
	calls, reset, fail, taken, open, quiet uintptr
}

var fakeFolder = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "assay-fake-cuda-") })

func TestMain(m *testing.M) {
	code := m.Run()
	if folder, err := fakeFolder(); err == nil {
		os.RemoveAll(folder) //nolint:errcheck
	}
	os.Exit(code)
}

var buildFake = sync.OnceValues(func() (string, error) {
	cc := os.Getenv("CC")
	if cc == "" {
		cc = "gcc"
	}
	if _, err := exec.LookPath(cc); err != nil {
		return "", nil
	}
	folder, err := fakeFolder()
	if err != nil {
		return "", err
	}
	path := filepath.Join(folder, "libcuda.so.1")
	out, err := exec.Command(cc, "-O1", "-fPIC", "-shared", "-o", path, "testdata/libcuda.c").CombinedOutput()
	if err != nil {
		return "", errors.Join(err, errors.New(string(out)))
	}
	return path, nil
})

func loadFake(t testing.TB) *fake {
	t.Helper()
	path, err := buildFake()
	if err != nil {
		t.Fatal(err)
	}
	if path == "" {
		t.Skip("no C compiler")
	}
	d, err := loadDriver(path)
	if err != nil {
		t.Fatal(err)
	}
	f := &fake{driver: d}
	library, err := dl.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, to := range map[string]*uintptr{"calls": &f.calls, "reset": &f.reset, "fail": &f.fail, "taken": &f.taken, "open": &f.open, "quiet": &f.quiet} {
		if *to, err = dl.Symbol(library, "fake_"+name); err != nil {
			t.Fatal(err)
		}
	}
	dl.Call(f.reset)
	return f
}

// asked is what was asked for since the last time.
func (f *fake) asked() string {
	s := dl.String(dl.Call(f.calls))
	dl.Call(f.reset)
	return s
}

// fakeUnits have the kernels that their texts name.
var fakeUnits = []kernels.Unit{{Name: "one", Text: "sum product"}, {Name: "two", Text: "move16 move8"}, {Name: "gemm 0", Text: "gemm_a", Prefix: "gemm_"}, {Name: "gemm 1", Text: "gemm_b", Prefix: "gemm_"}}

// fakeImage is the text's KERNELs, or its words, and an image that says its name.
func fakeImage(architecture int, name, text string) ([]byte, []string, error) {
	if architecture != 90 {
		return nil, nil, errors.New("another architecture")
	}
	if !strings.Contains(text, "KERNEL(") {
		return []byte("image of " + name), strings.Fields(text), nil
	}
	var names []string
	for _, part := range strings.Split(text, "KERNEL(")[1:] {
		name, _, _ := strings.Cut(part, ",")
		names = append(names, name)
	}
	return []byte("image of " + name), names, nil
}

func (f *fake) device0(t testing.TB) Device {
	t.Helper()
	d, err := open(f.driver, 0, fakeUnits, fakeImage)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		if n := dl.Call(f.taken); n != 0 {
			t.Errorf("%d things are not given back", n)
		}
		if n := dl.Call(f.open); n != 0 {
			t.Errorf("contexts: %d", n)
		}
	})
	return d
}

func (f *fake) failNext(name string, code int) {
	dl.Call(f.fail, uintptr(unsafe.Pointer(dl.Text(name))), uintptr(code))
}

func TestDevice(t *testing.T) {
	f := loadFake(t)
	d := f.device0(t)
	if got, want := d.Info(), (Info{"Fake 70", 90, 132, 5<<32 | 70, 232448}); got != want {
		t.Errorf("%+v, not %+v", got, want)
	}
	const stream = "5700000000005"
	started := "cuDevicePrimaryCtxRetain(70)\ncuModuleLoadData(image of one.cu)\ncuStreamCreate(1)\n" + strings.Repeat("cuEventCreate(0)\n", 2) + strings.Repeat("cuEventCreate(0)\ncuMemAllocHost(8388608)\n", 2)
	if got := f.asked(); got != started {
		t.Errorf("to open: %s", got)
	}

	for _, c := range []struct {
		kernel string
		blocks Dim
		shared int
		args   []byte
		want   string
	}{
		{"sum", Dim{1, 2, 3}, 1000, []byte{1, 2, 3, 255}, "cuModuleGetFunction(abcd00000001, sum)\ncuLaunchKernel(f00000003, 1 2 3, 128 1 1, 1000, " + stream + ", 0, 010203ff)\n"},
		{"sum", Dim{4, 1, 1}, 0, nil, "cuLaunchKernel(f00000003, 4 1 1, 128 1 1, 0, " + stream + ", 0, )\n"},
		{"product", Dim{7, 1, 1}, 232448, []byte{9}, "cuModuleGetFunction(abcd00000001, product)\ncuFuncSetAttribute(f00000007, 8, 232448)\ncuLaunchKernel(f00000007, 7 1 1, 128 1 1, 232448, " + stream + ", 0, 09)\n"},
		{"product", Dim{7, 1, 1}, 100000, []byte{9}, "cuLaunchKernel(f00000007, 7 1 1, 128 1 1, 100000, " + stream + ", 0, 09)\n"},
	} {
		if err := d.Launch(c.kernel, c.blocks, 128, c.shared, c.args); err != nil {
			t.Fatal(err)
		}
		if got := f.asked(); got != c.want {
			t.Errorf("%s, not %s", got, c.want)
		}
	}
	for name, err := range map[string]error{
		"shared memory": d.Launch("sum", Dim{1, 1, 1}, 128, 232449, nil),
		"threads":       d.Launch("sum", Dim{1, 1, 1}, 1025, 0, nil),
		"arguments":     d.Launch("sum", Dim{1, 1, 1}, 128, 0, make([]byte, 4097)),
	} {
		if !errors.Is(err, ErrDriver) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got := f.asked(); got != "" {
		t.Errorf("what is not right was asked for: %s", got)
	}

	seconds, err := d.Elapsed(func() error { return d.Launch("sum", Dim{1, 1, 1}, 32, 0, nil) })
	if err != nil || seconds != 2.5 {
		t.Error(seconds, err)
	}
	want := "cuEventRecord(" + stream + ")\ncuLaunchKernel(f00000003, 1 1 1, 32 1 1, 0, " + stream + ", 0, )\ncuEventRecord(" + stream + ")\ncuEventSynchronize()\ncuEventElapsedTime(1)\n"
	if got := f.asked(); got != want {
		t.Error(got)
	}
	if err := d.Synchronize(); err != nil || f.asked() != "cuStreamSynchronize("+stream+")\n" {
		t.Error("synchronize", err)
	}
}

func TestDeviceMemory(t *testing.T) {
	f := loadFake(t)
	d := f.device0(t)
	for _, n := range []int{1, smallCopy, smallCopy + 1, stage, stage + 1, 2 * stage, 3*stage + 5} {
		data, back := make([]byte, n), make([]byte, n)
		for i := range data {
			data[i] = byte(rand.Uint32())
		}
		one, err := d.Allocate(uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		two, err := d.Allocate(uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(d.Upload(one, data), d.Fill(two, 0x55, uint64(n)), d.Copy(two, one, uint64(n/2)), d.Download(back, two)); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(back, append(bytes.Clone(data[:n/2]), bytes.Repeat([]byte{0x55}, n-n/2)...)) {
			t.Errorf("%d bytes come back as others", n)
		}
		if err := errors.Join(d.Download(back, one), d.Free(two)); err != nil || !bytes.Equal(back, data) {
			t.Errorf("%d bytes come back as others: %v", n, err)
		}
		f.asked()
	}
	if err := errors.Join(d.Upload(1, nil), d.Download(nil, 1), d.Copy(1, 2, 0), d.Fill(1, 0, 0)); err != nil || f.asked() != "" {
		t.Error("nothing was copied", err)
	}
}

func TestDeviceErrors(t *testing.T) {
	f := loadFake(t)
	d := f.device0(t)
	f.failNext("cuMemAlloc", 2)
	_, err := d.Allocate(77)
	if want := "out of device memory: 77 bytes: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY, out of memory. Hint: nvidia-smi says who uses it"; !errors.Is(err, ErrMemory) || err.Error() != want {
		t.Error(err)
	}
	f.failNext("cuStreamSynchronize", 700)
	err = d.Synchronize()
	if !errors.Is(err, ErrDriver) || !strings.Contains(err.Error(), "cuStreamSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS, ") || !strings.Contains(err.Error(), "lost to this process") {
		t.Error(err)
	}
	f.failNext("cuLaunchKernel", 999)
	err = d.Launch("sum", Dim{1, 2, 3}, 64, 5, nil)
	if !errors.Is(err, ErrDriver) || !strings.Contains(err.Error(), "cuLaunchKernel of sum, 1 x 2 x 3 blocks of 64 threads with 5 bytes of shared memory: error 999") {
		t.Error(err)
	}
	f.failNext("cuMemcpyHtoDAsync", 1)
	if err := d.Upload(1, make([]byte, 1)); !errors.Is(err, ErrDriver) {
		t.Error(err)
	}

	f.failNext("cuModuleLoadData", 222)
	_, err = open(f.driver, 0, fakeUnits, fakeImage)
	if !errors.Is(err, ErrDriver) || !strings.Contains(err.Error(), "Hint: the driver is of CUDA 12.4: update it") {
		t.Error(err)
	}
	if _, err = open(f.driver, 2, fakeUnits, fakeImage); !errors.Is(err, ErrUnavailable) || !strings.Contains(err.Error(), "no device 2, there are 2") {
		t.Error(err)
	}
	if _, err = open(f.driver, 1, fakeUnits, fakeImage); !errors.Is(err, ErrUnavailable) || !strings.Contains(err.Error(), "Fake 71 has compute capability 7.5, the kernels need 8.0") {
		t.Error(err)
	}
	missing := &Error{Kind: ErrNVRTC, Text: "gone"}
	if _, err = open(f.driver, 0, fakeUnits, func(int, string, string) ([]byte, []string, error) { return nil, nil, missing }); !errors.Is(err, ErrNVRTC) {
		t.Error(err)
	}

	other, err := open(f.driver, 0, fakeUnits, fakeImage)
	if err != nil {
		t.Fatal(err)
	}
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	if err := other.Synchronize(); !errors.Is(err, ErrDriver) {
		t.Error(err)
	}
}

// A unit is loaded when the first of its kernels is asked for, and waited for where it is not compiled yet.
func TestUnits(t *testing.T) {
	f := loadFake(t)
	slow, failing := make(chan struct{}), &Error{Kind: ErrNVRTC, Text: "no"}
	d, err := open(f.driver, 0, fakeUnits, func(architecture int, name, text string) ([]byte, []string, error) {
		switch name {
		case "two.cu":
			<-slow
		case "gemm 1.cu":
			return nil, nil, failing
		}
		return fakeImage(architecture, name, text)
	})
	if err != nil {
		t.Fatal(err)
	}
	one := Dim{1, 1, 1}
	f.asked()
	if err := d.Launch("sum", one, 32, 0, nil); err != nil || !strings.Contains(f.asked(), "cuModuleGetFunction(abcd00000001, sum)") {
		t.Error(err)
	}
	go func() {
		time.Sleep(20 * time.Millisecond)
		close(slow)
	}()
	if err := d.Launch("move8", one, 32, 0, nil); err != nil {
		t.Fatal(err)
	}
	if got := f.asked(); !strings.HasPrefix(got, "cuModuleLoadData(image of two.cu)\ncuModuleGetFunction(abcd00000002, move8)\ncuLaunchKernel(") {
		t.Error(got)
	}
	if err := errors.Join(d.Launch("move16", one, 32, 0, nil), d.Launch("gemm_a", one, 32, 0, nil)); err != nil {
		t.Fatal(err)
	}
	if got := f.asked(); strings.Count(got, "cuModuleLoadData") != 1 || !strings.Contains(got, "cuModuleLoadData(image of gemm 0.cu)\ncuModuleGetFunction(abcd00000003, gemm_a)\ncuFuncSetAttribute(f00000006, 9, 100)") {
		t.Error(got)
	}
	if err := d.Launch("none", one, 32, 0, nil); !errors.Is(err, ErrDriver) || !strings.Contains(err.Error(), "no kernel none") {
		t.Error(err)
	}
	if err := d.Launch("gemm_b", one, 32, 0, nil); !errors.Is(err, ErrNVRTC) {
		t.Error(err)
	}
	if !d.Has("sum") || !d.Has("move16") || d.Has("none") || d.Has("gemm_b") {
		t.Error("Has")
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if d.Has("move32") || d.Launch("move8x", one, 32, 0, nil) == nil || dl.Call(f.taken) != 0 {
		t.Error("a closed device")
	}
}

func TestBuild(t *testing.T) {
	f := loadFake(t)
	d := f.device0(t)
	f.asked()
	const text = "#include \"group.cuh\"\nKERNEL(mine, A, 32, 1) {}\nKERNEL(other, A, 32, 1) {}\n"
	if d.Has("mine") {
		t.Error("there before it is built")
	}
	if err := errors.Join(d.Build(text), d.Build(text), d.Launch("other", Dim{1, 1, 1}, 32, 0, nil)); err != nil {
		t.Fatal(err)
	}
	want := "cuModuleLoadData(image of text.cu)\ncuModuleGetFunction(abcd00000002, other)\ncuLaunchKernel(f00000005, 1 1 1, 32 1 1, 0, 5700000000005, 0, )\n"
	if got := f.asked(); got != want || !d.Has("mine") {
		t.Error(got)
	}
	for _, name := range []string{"mine", "sum", "move8", "gemm_b"} {
		err := d.Build("KERNEL(" + name + ", A, 64, 1) {}")
		if !errors.Is(err, ErrDriver) || !strings.Contains(err.Error(), "there is a kernel "+name+" already. Hint: ") {
			t.Error(err)
		}
	}
	if got := f.asked(); got != "" {
		t.Error(got)
	}
}

func TestGraph(t *testing.T) {
	f := loadFake(t)
	d := f.device0(t)
	f.asked()
	g, err := d.Graph([]Task{
		{Launch: &Launch{Kernel: "sum", Blocks: Dim{4, 2, 1}, Threads: 128, Shared: 64, Args: []byte{1, 2}}},
		{To: 0x1000, From: 0x2000, Bytes: 77},
		{Launch: &Launch{Kernel: "product", Blocks: Dim{1, 1, 3}, Threads: 32, Shared: 100000, Args: []byte{3, 4}}, Needs: []int{0, 1, 0}},
		{Needs: []int{2}},
		{Launch: &Launch{Kernel: "sum", Blocks: Dim{1, 1, 1}, Threads: 32}, Needs: []int{3}},
	})
	if err != nil {
		t.Fatal(err)
	}
	const graph, made, stream = "60000000001", "6e000000001", "5700000000005"
	want := `cuModuleGetFunction(abcd00000001, sum)
cuModuleGetFunction(abcd00000001, product)
cuFuncSetAttribute(f00000007, 8, 100000)
cuGraphCreate(0)
cuGraphAddKernelNode(` + graph + `,, f00000003, 4 2 1, 128 1 1, 64, 0102, 0)
cuGraphAddMemcpyNode(` + graph + `,, 2 1000, 2 2000, 77 1 1, 1)
cuGraphAddKernelNode(` + graph + `, 1 2, f00000007, 1 1 3, 32 1 1, 100000, 0304, 0)
cuGraphAddEmptyNode(` + graph + `, 3)
cuGraphAddKernelNode(` + graph + `, 4, f00000003, 1 1 1, 32 1 1, 0, 0304, 0)
cuGraphInstantiate(` + graph + `, 0)
cuGraphUpload(` + made + `, ` + stream + `)
cuGraphDestroy(` + graph + `)
`
	if got := f.asked(); got != want {
		t.Errorf("%s, not %s", got, want)
	}
	if err := errors.Join(g.Run(), g.Run()); err != nil {
		t.Error(err)
	}
	if got, want := f.asked(), strings.Repeat("cuGraphLaunch("+made+", "+stream+")\n", 2); got != want {
		t.Error(got)
	}
	if err := errors.Join(g.Close(), g.Close()); err != nil {
		t.Error(err)
	}
	if got, want := f.asked(), "cuStreamSynchronize("+stream+")\ncuGraphExecDestroy("+made+")\n"; got != want {
		t.Error(got)
	}
	if err := g.Run(); !errors.Is(err, ErrDriver) {
		t.Error(err)
	}

	// One that nobody closes is closed with the device.
	if _, err := d.Graph([]Task{{Bytes: 1}}); err != nil {
		t.Error(err)
	}
	empty, err := d.Graph(nil)
	if err != nil || empty.Run() != nil || empty.Close() != nil {
		t.Error("no tasks", err)
	}
	f.failNext("cuGraphInstantiate", 1)
	if _, err := d.Graph([]Task{{Bytes: 1}}); !errors.Is(err, ErrDriver) {
		t.Error(err)
	}
	for _, tasks := range [][]Task{{{Needs: []int{0}}}, {{}, {Needs: []int{-1}}}, {{Launch: &Launch{Kernel: "sum", Threads: 32}, Bytes: 1}}, {{Launch: &Launch{Kernel: "none", Threads: 32}}}} {
		if _, err := d.Graph(tasks); !errors.Is(err, ErrDriver) {
			t.Error(tasks, err)
		}
	}
}

func TestNoDriver(t *testing.T) {
	f := loadFake(t)
	path, _ := buildFake() //nolint:errcheck
	f.failNext("cuInit", 100)
	if _, err := loadDriver(path); !errors.Is(err, ErrUnavailable) || !strings.Contains(err.Error(), "cuInit: CUDA_ERROR_NO_DEVICE, something else. Hint: see nvidia-smi") {
		t.Error(err)
	}
	f.failNext("cuInit", 999)
	if _, err := loadDriver(path); !errors.Is(err, ErrUnavailable) || !strings.Contains(err.Error(), "Hint: nvidia-smi says whether the driver runs") {
		t.Error(err)
	}
	var e *Error
	if _, err := loadDriver(path + ".none"); err == nil || errors.As(err, &e) {
		t.Error(err)
	}
	if _, err := system(); err == nil {
		t.Skip("this machine has a driver")
	}
	found, problems := Probe()
	if found != "" || len(problems) != 1 || !strings.Contains(problems[0].Detail, "no NVIDIA driver") || !strings.Contains(problems[0].Hint, "install NVIDIA's driver") {
		t.Errorf("%q %q", found, problems)
	}
	if _, err := Open(0); !errors.Is(err, ErrUnavailable) {
		t.Error(err)
	}
}

func BenchmarkLaunch(b *testing.B) {
	f := loadFake(b)
	d := f.device0(b)
	dl.Call(f.quiet)
	args := make([]byte, 64)
	b.ReportAllocs()
	for b.Loop() {
		if err := d.Launch("sum", Dim{1, 1, 1}, 128, 0, args); err != nil {
			b.Fatal(err)
		}
	}
}
