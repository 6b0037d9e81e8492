// Package emulator is a CUDA device made of the processor: the kernels' own source, compiled as C++, one thread after another.
// It is for tests and tools. It gives the bits that a device gives, and finds what a device would leave to chance: accesses
// outside an allocation or shared memory, values that nobody wrote, missing barriers, and barriers that not all threads reach.
package emulator

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"
	"unsafe"

	"assay/repops/cuda"
	"assay/repops/cuda/internal/dl"
	"assay/repops/cuda/kernels"
	"assay/repops/engine"

	"github.com/gofrs/flock"
)

// ErrNoCompiler reports a machine without a C++ compiler, or a build of the program that loads no libraries.
var ErrNoCompiler = errors.New("the emulated device cannot be built")

// ErrKernel reports a kernel, or a call, that did what a device does not allow. The device is lost after a kernel that did.
var ErrKernel = errors.New("emulated CUDA")

// Options of an emulated device. The zero value is what Open takes.
type Options struct {
	Source         fs.FS  // of the kernels; kernels.Source if nil
	Main           string // the file of Source to compile; kernels.Main if empty
	Memory         uint64 // bytes; 64 GiB if 0
	SharedPerBlock int    // bytes; 99 KiB if 0, the least of the devices that have asynchronous copies
	Checked        bool   // stop at undefined behaviour of C++ and at misaligned accesses; slower. $ASSAY_CUDA_CHECKED does the same
}

//go:embed *.h emulate.c++
var own embed.FS

// Open is a device that runs the kernels of package kernels.
func Open() (cuda.Device, error) { return OpenWith(Options{}) }

// OpenWith is a device with the given options.
func OpenWith(o Options) (cuda.Device, error) {
	if o.Source == nil {
		o.Source = kernels.Source
	}
	if o.Main == "" {
		o.Main = kernels.Main
	}
	if o.Memory == 0 {
		o.Memory = 64 << 30
	}
	if o.SharedPerBlock == 0 {
		o.SharedPerBlock = 99 << 10
	}
	if os.Getenv("ASSAY_CUDA_CHECKED") != "" {
		o.Checked = true
	}
	if !dl.Available {
		return nil, fmt.Errorf("%w: %w", ErrNoCompiler, dl.ErrUnavailable)
	}
	l, err := load(o.Source, o.Main, o.Checked)
	if err != nil {
		return nil, err
	}
	handle := dl.Call(l.open, uintptr(o.Memory), uintptr(o.SharedPerBlock))
	d := &device{library: l, handle: handle, memory: o.Memory, shared: o.SharedPerBlock}
	return d, nil
}

type library struct {
	open, close, error, changes, allocate, free, upload, download, copy, fill, launch, kernels uintptr
}

var (
	loading sync.Mutex
	loaded  = map[string]*library{}
	broken  = map[string]error{}
)

func compiler() (string, error) {
	name := os.Getenv("CXX")
	if name == "" {
		name = "g++"
	}
	words := strings.Fields(name)
	if len(words) != 1 {
		return "", fmt.Errorf("$CXX is %q, which is not one word", name)
	}
	path, err := exec.LookPath(words[0])
	if err != nil {
		return "", fmt.Errorf("%w: no C++ compiler %s. Hint: install g++, or name one in $CXX", ErrNoCompiler, name)
	}
	return path, nil
}

func flags(checked bool) []string {
	f := []string{"-std=c++17", "-O2", "-ffp-contract=off", "-fno-fast-math", "-fno-math-errno", "-fno-exceptions", "-fPIC", "-shared", "-Wall", "-Wno-unknown-pragmas"}
	if engine.CPU.AVX2 {
		f = append(f, "-mavx2", "-mfma")
	}
	if checked {
		f = append(f, "-fsanitize=undefined", "-fno-sanitize=vptr", "-fsanitize-undefined-trap-on-error")
	}
	return f
}

// folder is where libraries are built: build/cuda of the repository that the process runs in, or one of its own.
func folder() (string, error) {
	at, err := os.Getwd()
	for err == nil {
		mod, e := os.ReadFile(filepath.Join(at, "go.mod"))
		if e == nil && bytes.HasPrefix(mod, []byte("module assay\n")) {
			at = filepath.Join(at, "build", "cuda")
			return at, os.MkdirAll(at, 0o755)
		}
		up := filepath.Dir(at)
		if up == at {
			break
		}
		at = up
	}
	at = filepath.Join(os.TempDir(), "assay-cuda-"+strconv.Itoa(os.Getuid()))
	if err := os.MkdirAll(at, 0o700); err != nil {
		return "", err
	}
	if s, err := os.Lstat(at); err != nil || !s.IsDir() || s.Mode().Perm() != 0o700 {
		return "", fmt.Errorf("%s is not a folder of this user alone. Hint: remove it", at)
	}
	return at, nil
}

type file struct {
	name string
	data []byte
}

func files(source fs.FS) ([]file, error) {
	var all []file
	for _, of := range []fs.FS{source, own} {
		names, err := fs.Glob(of, "*.*")
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			data, err := fs.ReadFile(of, name)
			if err != nil {
				return nil, err
			}
			all = append(all, file{name, data})
		}
	}
	return all, nil
}

func load(source fs.FS, main string, checked bool) (*library, error) {
	loading.Lock()
	defer loading.Unlock()
	all, err := files(source)
	if err != nil {
		return nil, err
	}
	h := sha256.New()
	options := flags(checked)
	fmt.Fprintf(h, "%q %q %s %s\n", main, options, runtime.GOARCH, os.Getenv("CXX"))
	for _, f := range all {
		fmt.Fprintf(h, "%s %d\n", f.name, len(f.data))
		h.Write(f.data)
	}
	key := hex.EncodeToString(h.Sum(nil))[:24]
	if l := loaded[key]; l != nil || broken[key] != nil {
		return l, broken[key]
	}
	at, err := folder()
	if err != nil {
		return nil, err
	}
	path := filepath.Join(at, "libassay_cuda_emulated-"+key+".so")
	if _, err := os.Stat(path); err != nil {
		if err := build(path, all, main, options); err != nil {
			broken[key] = err
			return nil, err
		}
	}
	handle, err := dl.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w. Hint: remove it", path, err)
	}
	l := new(library)
	for name, to := range map[string]*uintptr{
		"open": &l.open, "close": &l.close, "error": &l.error, "changes": &l.changes, "allocate": &l.allocate, "free": &l.free,
		"upload": &l.upload, "download": &l.download, "copy": &l.copy, "fill": &l.fill, "launch": &l.launch, "kernels": &l.kernels,
	} {
		if *to, err = dl.Symbol(handle, "emulate_"+name); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
	}
	loaded[key] = l
	return l, nil
}

func build(path string, all []file, main string, options []string) error {
	cxx, err := compiler()
	if err != nil {
		return err
	}
	lock := flock.New(path + ".lock")
	if err := lock.Lock(); err != nil {
		return err
	}
	defer lock.Unlock() //nolint:errcheck
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	at, err := os.MkdirTemp(filepath.Dir(path), "source-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(at) //nolint:errcheck
	for _, f := range all {
		if err := os.WriteFile(filepath.Join(at, f.name), f.data, 0o644); err != nil {
			return err
		}
	}
	command := exec.Command(cxx, append(options, "-x", "c++", main, "emulate.c++", "-o", "library.so")...)
	command.Dir = at
	if out, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("%s does not compile as C++: %w\n%s", main, err, out)
	}
	if err := os.Rename(filepath.Join(at, "library.so"), path); err != nil {
		return err
	}
	os.Remove(path + ".lock") //nolint:errcheck
	forget(filepath.Dir(path))
	return nil
}

// forget removes what was built of sources of a week ago.
func forget(folder string) {
	old, _ := filepath.Glob(filepath.Join(folder, "libassay_cuda_emulated-*")) //nolint:errcheck
	for _, path := range old {
		if s, err := os.Stat(path); err == nil && time.Since(s.ModTime()) > 7*24*time.Hour {
			os.Remove(path) //nolint:errcheck
		}
	}
}

type device struct {
	*library
	handle uintptr
	memory uint64
	shared int
}

const (
	failed   = 1
	noMemory = 2
)

var errClosed = fmt.Errorf("%w: the device is closed", ErrKernel)

func (d *device) check(code uintptr) error {
	if int32(code) == 0 {
		return nil
	}
	text := dl.String(dl.Call(d.library.error, d.handle))
	if int32(code) == noMemory {
		return fmt.Errorf("%w: %s", cuda.ErrMemory, text)
	}
	return fmt.Errorf("%w: %s", ErrKernel, text)
}

func (d *device) Info() cuda.Info {
	return cuda.Info{Name: "emulated", Processors: 1, Memory: d.memory, SharedPerBlock: d.shared}
}

func (d *device) Allocate(n uint64) (cuda.Address, error) {
	if d.handle == 0 {
		return 0, errClosed
	}
	at := new(uint64)
	code := dl.Call(d.allocate, d.handle, uintptr(n), uintptr(unsafe.Pointer(at)))
	return cuda.Address(*at), d.check(code)
}

func (d *device) Free(at cuda.Address) error {
	if d.handle == 0 {
		return errClosed
	}
	code := dl.Call(d.free, d.handle, uintptr(at))
	return d.check(code)
}

func (d *device) Upload(to cuda.Address, data []byte) error {
	if d.handle == 0 {
		return errClosed
	}
	code := dl.Call(d.upload, d.handle, uintptr(to), uintptr(unsafe.Pointer(unsafe.SliceData(data))), uintptr(len(data)))
	return d.check(code)
}

func (d *device) Download(data []byte, from cuda.Address) error {
	if d.handle == 0 {
		return errClosed
	}
	code := dl.Call(d.download, d.handle, uintptr(unsafe.Pointer(unsafe.SliceData(data))), uintptr(from), uintptr(len(data)))
	return d.check(code)
}

func (d *device) Copy(to, from cuda.Address, n uint64) error {
	if d.handle == 0 {
		return errClosed
	}
	code := dl.Call(d.copy, d.handle, uintptr(to), uintptr(from), uintptr(n))
	return d.check(code)
}

func (d *device) Fill(to cuda.Address, value byte, n uint64) error {
	if d.handle == 0 {
		return errClosed
	}
	code := dl.Call(d.fill, d.handle, uintptr(to), uintptr(value), uintptr(n))
	return d.check(code)
}

func (d *device) Launch(kernel string, blocks cuda.Dim, threads, shared int, args []byte) error {
	if d.handle == 0 {
		return errClosed
	}
	if threads < 0 || threads > 1<<20 || shared < 0 || shared > 1<<30 {
		return fmt.Errorf("%w: kernel %s: %d threads, %d bytes of shared memory", ErrKernel, kernel, threads, shared)
	}
	launch := &[6]uint32{blocks.X, blocks.Y, blocks.Z, uint32(threads), uint32(shared), uint32(len(args))}
	code := dl.Call(d.launch, d.handle, uintptr(unsafe.Pointer(dl.Text(kernel))), uintptr(unsafe.Pointer(launch)), uintptr(unsafe.Pointer(unsafe.SliceData(args))))
	return d.check(code)
}

func (d *device) Synchronize() error {
	if d.handle == 0 {
		return errClosed
	}
	return nil
}

func (d *device) Elapsed(work func() error) (float64, error) {
	start := time.Now()
	err := work()
	return time.Since(start).Seconds(), err
}

func (d *device) Close() error {
	if d.handle != 0 {
		dl.Call(d.close, d.handle)
		d.handle = 0
	}
	return nil
}

// Kernel is what the library says of one kernel.
type Kernel struct {
	Name          string
	Args, Threads int // bytes of its parameter; most threads of a block
}

// Kernels lists the kernels of an emulated device.
func Kernels(of cuda.Device) []Kernel {
	d, ok := of.(*device)
	if !ok {
		return nil
	}
	var list []Kernel
	for {
		name, args, threads := new(uintptr), new(uint32), new(uint32)
		n := dl.Call(d.kernels, uintptr(len(list)), uintptr(unsafe.Pointer(name)), uintptr(unsafe.Pointer(args)), uintptr(unsafe.Pointer(threads)))
		if len(list) >= int(uint32(n)) {
			return list
		}
		list = append(list, Kernel{dl.String(*name), int(*args), int(*threads)})
	}
}
