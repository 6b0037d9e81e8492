// Package emulator is a CUDA device made of the processor: the kernels' own source, compiled as C++, one thread after another.
// It is for tests and tools. It gives the bits that a device gives, and finds what a device would leave to chance: accesses
// outside an allocation or shared memory, values that nobody wrote, missing barriers, and barriers that not all threads reach.
package emulator

import (
	"bytes"
	"cmp"
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
	"slices"
	"strings"
	"sync"
	"syscall"
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
	units := []kernels.Unit{{Name: "main", Text: fmt.Sprintf("#include %q\n", o.Main)}}
	if o.Main == kernels.Main && o.Source == fs.FS(kernels.Source) {
		units = kernels.Units()
	}
	l, err := load(o.Source, units, o.Checked, nil)
	if err != nil {
		return nil, err
	}
	handle := dl.Call(l.open, uintptr(o.Memory), uintptr(o.SharedPerBlock))
	d := &device{library: l, handle: handle, memory: o.Memory, shared: o.SharedPerBlock, options: o, kernels: map[string]*kernel{}, texts: map[string]bool{}}
	for i := range l.list {
		d.kernels[l.list[i].Name] = &l.list[i]
	}
	return d, nil
}

// library is a built one, and what runs its kernels: itself, or the one that it was built for.
type library struct {
	path string
	list []kernel

	open, close, error, changes, allocate, free, upload, download, copy, fill, launch, kernels uintptr
}

type kernel struct {
	Kernel
	at uintptr
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
		return "", fmt.Errorf("%w: $CXX is %q. Hint: one word, a compiler's name", ErrNoCompiler, name)
	}
	path, err := exec.LookPath(words[0])
	if err != nil {
		return "", fmt.Errorf("%w: no C++ compiler %s. Hint: install g++, or name one in $CXX", ErrNoCompiler, name)
	}
	return path, nil
}

func flags(checked bool) []string {
	f := []string{"-std=c++17", "-O2", "-ffp-contract=off", "-fno-fast-math", "-fno-math-errno", "-fno-exceptions", "-fno-strict-aliasing", "-fno-gnu-unique", "-fPIC", "-Wall", "-Wno-unknown-pragmas"}
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
		if e == nil && bytes.HasPrefix(mod, []byte("module assay\n")) && mine(at) {
			at = filepath.Join(at, "build", "cuda")
			return at, os.MkdirAll(at, 0o755)
		}
		up := filepath.Dir(at)
		if up == at {
			break
		}
		at = up
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	at = filepath.Join(cache, "assay", "cuda", "emulated")
	if err := os.MkdirAll(at, 0o700); err != nil {
		return "", err
	}
	if !mine(at) {
		return "", fmt.Errorf("%s is another user's. Hint: remove it", at)
	}
	return at, nil
}

// mine says whether a folder is this user's: a library is loaded from it.
func mine(folder string) bool {
	about, err := os.Stat(folder)
	if err != nil {
		return false
	}
	unix, ok := about.Sys().(*syscall.Stat_t)
	return ok && int(unix.Uid) == os.Getuid()
}

type file struct {
	name string
	data []byte
}

// object is a text and the files that it includes, compiled by themselves.
type object struct {
	name, key string
	files     []file // the first one is compiled
}

func newObject(name string, source fs.FS, names []string, options []string) (*object, error) {
	o := &object{name: name}
	h := sha256.New()
	fmt.Fprintf(h, "2 %q %s %s\n", options, runtime.GOARCH, os.Getenv("CXX"))
	for _, n := range names {
		data, err := fs.ReadFile(source, n)
		if err != nil {
			return nil, err
		}
		o.files = append(o.files, file{n, data})
	}
	headers, err := fs.Glob(own, "*.h")
	if err != nil {
		return nil, err
	}
	for _, n := range headers {
		data, err := own.ReadFile(n)
		if err != nil {
			return nil, err
		}
		o.files = append(o.files, file{n, data})
	}
	for _, f := range o.files {
		fmt.Fprintf(h, "%s %d\n", f.name, len(f.data))
		h.Write(f.data)
	}
	o.key = hex.EncodeToString(h.Sum(nil))[:24]
	return o, nil
}

// load is the library of some units. base is the one whose grid runs them; without one the library has a grid.
func load(source fs.FS, units []kernels.Unit, checked bool, base *library) (*library, error) {
	options := flags(checked)
	var objects []*object
	h := sha256.New()
	for _, u := range units {
		name := u.Name + ".cu"
		names := append([]string{name}, kernels.Includes(u.Text, source)...)
		o, err := newObject(u.Name, overlay{source, name, u.Text}, names, options)
		if err != nil {
			return nil, err
		}
		objects = append(objects, o)
	}
	if base == nil {
		o, err := newObject("emulate", own, []string{"emulate.c++"}, options)
		if err != nil {
			return nil, err
		}
		objects = append(objects, o)
	} else {
		fmt.Fprintln(h, base.path)
	}
	for _, o := range objects {
		fmt.Fprintln(h, o.key)
	}
	key := hex.EncodeToString(h.Sum(nil))[:24]
	loading.Lock()
	defer loading.Unlock()
	if l := loaded[key]; l != nil || broken[key] != nil {
		return l, broken[key]
	}
	at, err := folder()
	if err != nil {
		return nil, err
	}
	path := filepath.Join(at, "libassay_cuda_emulated-"+key+".so")
	var handle uintptr
	// Another process may remove what it takes for old in between.
	for range 2 {
		if !used(path) {
			loading.Unlock()
			err = build(path, objects, options, base)
			loading.Lock()
			if err != nil {
				broken[key] = err
				return nil, err
			}
			if l := loaded[key]; l != nil {
				return l, nil
			}
		}
		if handle, err = dl.Open(path); err == nil {
			break
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w. Hint: remove it", path, err)
	}
	l := &library{path: path}
	if base != nil {
		*l = *base
		l.path, l.list = path, nil
	} else {
		for name, to := range map[string]*uintptr{
			"open": &l.open, "close": &l.close, "error": &l.error, "changes": &l.changes, "allocate": &l.allocate, "free": &l.free,
			"upload": &l.upload, "download": &l.download, "copy": &l.copy, "fill": &l.fill, "launch": &l.launch, "kernels": &l.kernels,
		} {
			if *to, err = dl.Symbol(handle, "emulate_"+name); err != nil {
				return nil, fmt.Errorf("%s: %w", path, err)
			}
		}
	}
	// The kernels that have come with it.
	for {
		name, args, threads := new(uintptr), new(uint32), new(uint32)
		k := dl.Call(l.kernels, uintptr(unsafe.Pointer(name)), uintptr(unsafe.Pointer(args)), uintptr(unsafe.Pointer(threads)))
		if k == 0 {
			break
		}
		text := dl.String(*name)
		l.list = append(l.list, kernel{Kernel: Kernel{text, int(*args), int(*threads)}, at: k})
	}
	loaded[key] = l
	return l, nil
}

// overlay is source with one text more.
type overlay struct {
	fs.FS
	name, text string
}

// ReadFile implements fs.ReadFileFS.
func (o overlay) ReadFile(name string) ([]byte, error) {
	if name == o.name {
		return []byte(o.text), nil
	}
	return fs.ReadFile(o.FS, name)
}

// used says whether there is a file, which is then new again.
func used(path string) bool {
	now := time.Now()
	return os.Chtimes(path, now, now) == nil
}

// once makes a file, unless another process does.
func once(path string, do func() error) error {
	lock := flock.New(path + ".lock")
	if err := lock.Lock(); err != nil {
		return err
	}
	defer lock.Unlock() //nolint:errcheck
	if used(path) {
		return nil
	}
	err := do()
	os.Remove(path + ".lock") //nolint:errcheck
	return err
}

func build(path string, objects []*object, options []string, base *library) error {
	cxx, err := compiler()
	if err != nil {
		return err
	}
	return once(path, func() error {
		at, err := os.MkdirTemp(filepath.Dir(path), "source-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(at) //nolint:errcheck
		command := exec.Command(cxx, append(slices.Clone(options), "-shared", "-Wl,-Bsymbolic-functions", "-o", "library.so")...)
		command.Dir = at
		errs := make([]error, len(objects))
		places := make(chan struct{}, max(2, runtime.GOMAXPROCS(0)))
		var all sync.WaitGroup
		for i, o := range slices.Backward(objects) {
			object := filepath.Join(filepath.Dir(path), "emulated-"+o.key+".o")
			command.Args = append(command.Args, object)
			places <- struct{}{}
			all.Go(func() {
				errs[i] = o.build(cxx, object, filepath.Join(at, o.name), options)
				<-places
			})
		}
		all.Wait()
		if err := errors.Join(errs...); err != nil {
			return err
		}
		if base != nil {
			command.Args = append(command.Args, base.path)
		}
		if out, err := command.CombinedOutput(); err != nil {
			return fmt.Errorf("%s cannot be linked: %w\n%s", path, err, out)
		}
		if err := os.Rename(filepath.Join(at, "library.so"), path); err != nil {
			return err
		}
		forget(filepath.Dir(path))
		return nil
	})
}

// build compiles an object in a folder of its own.
func (o *object) build(cxx, path, folder string, options []string) error {
	if used(path) {
		return nil
	}
	return once(path, func() error {
		if err := os.Mkdir(folder, 0o755); err != nil {
			return err
		}
		for _, f := range o.files {
			if err := os.WriteFile(filepath.Join(folder, f.name), f.data, 0o644); err != nil {
				return err
			}
		}
		main := o.files[0].name
		command := exec.Command(cxx, append(slices.Clone(options), "-c", "-x", "c++", main, "-o", "object.o")...)
		command.Dir = folder
		if out, err := command.CombinedOutput(); err != nil {
			return fmt.Errorf("%s does not compile as C++: %w\n%s", main, err, out)
		}
		return os.Rename(filepath.Join(folder, "object.o"), path)
	})
}

// The newest libraries and objects are kept, and those that somebody may be about to load.
const (
	mostLibraries = 20
	mostObjects   = 60
)

// forget removes what was built of older sources.
func forget(folder string) {
	for pattern, most := range map[string]int{"libassay_cuda_emulated-*.so": mostLibraries, "emulated-*.o": mostObjects, "*.lock": 0} {
		type built struct {
			path string
			age  time.Duration
		}
		var all []built
		paths, _ := filepath.Glob(filepath.Join(folder, pattern)) //nolint:errcheck
		for _, path := range paths {
			if s, err := os.Stat(path); err == nil {
				all = append(all, built{path, time.Since(s.ModTime())})
			}
		}
		slices.SortFunc(all, func(a, b built) int { return cmp.Compare(a.age, b.age) })
		for _, b := range all[min(len(all), most):] {
			if b.age > 10*time.Minute {
				os.Remove(b.path) //nolint:errcheck
			}
		}
	}
}

type device struct {
	*library
	handle uintptr
	memory uint64
	shared int

	options Options
	kernels map[string]*kernel
	texts   map[string]bool // that were built
	runs    uint64          // of graphs
	order   []int           // of the last run's tasks
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

// mostArgs is how many bytes a launch's arguments have at most, as on a real device.
const mostArgs = 4096

func (d *device) Launch(name string, blocks cuda.Dim, threads, shared int, args []byte) error {
	if d.handle == 0 {
		return errClosed
	}
	if threads < 0 || threads > 1<<20 || shared < 0 || shared > 1<<30 || len(args) > mostArgs {
		return fmt.Errorf("%w: kernel %s: %d threads, %d bytes of shared memory, %d of arguments", ErrKernel, name, threads, shared, len(args))
	}
	k := d.kernels[name]
	if k == nil {
		return fmt.Errorf("%w: no kernel %s", ErrKernel, name)
	}
	launch := &[6]uint32{blocks.X, blocks.Y, blocks.Z, uint32(threads), uint32(shared), uint32(len(args))}
	code := dl.Call(d.launch, d.handle, k.at, uintptr(unsafe.Pointer(launch)), uintptr(unsafe.Pointer(unsafe.SliceData(args))))
	return d.check(code)
}

// Build implements cuda.Device.
func (d *device) Build(text string) error {
	if d.handle == 0 {
		return errClosed
	}
	if d.texts[text] {
		return nil
	}
	l, err := load(d.options.Source, []kernels.Unit{{Name: "text", Text: kernels.Alone(text)}}, d.options.Checked, d.library)
	if err != nil {
		return err
	}
	for _, k := range l.list {
		if d.kernels[k.Name] != nil {
			return fmt.Errorf("%w: there is a kernel %s already. Hint: give the text's another name", ErrKernel, k.Name)
		}
	}
	for i := range l.list {
		d.kernels[l.list[i].Name] = &l.list[i]
	}
	d.texts[text] = true
	return nil
}

// Has implements cuda.Device.
func (d *device) Has(name string) bool { return d.kernels[name] != nil }

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
	for _, k := range d.kernels {
		list = append(list, k.Kernel)
	}
	slices.SortFunc(list, func(a, b Kernel) int { return cmp.Compare(a.Name, b.Name) })
	return list
}
