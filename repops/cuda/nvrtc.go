package cuda

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"debug/elf"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unsafe"

	"assay/repops/cuda/internal/dl"
	"assay/repops/cuda/kernels"
)

// options are those of every compilation. None of them lets a number have other bits than the source says: products and sums
// stay apart, subnormals stay, quotients and roots are rounded to nearest.
var options = []string{"--std=c++17", "-fmad=false", "-ftz=false", "-prec-div=true", "-prec-sqrt=true", "-w"}

// mostLog is how many lines of a failed compilation's log an error has.
const mostLog = 40

const hintNVRTC = "install the Python package nvidia-cuda-nvrtc, or name the file libnvrtc.so in $ASSAY_NVRTC"

// libraryNames are what the system's loader may know NVRTC by.
var libraryNames = []string{"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so"}

// FindNVRTC looks for NVRTC, NVIDIA's compiler of kernels: the file in $ASSAY_NVRTC; then below dirs, each a folder with the
// library, a virtual environment or a folder of Python packages; then what the system's loader knows; then the virtual
// environment, Python and CUDA folders that the environment names. It is the file's path, or the name that the loader knows it by.
func FindNVRTC(dirs ...string) (string, error) {
	found, err := findNVRTC(dirs, false)
	if err != nil {
		return "", err
	}
	return found[0], nil
}

// findNVRTC is one or all of the libraries that there are, in the order of FindNVRTC.
func findNVRTC(dirs []string, all bool) ([]string, error) {
	if runtime.GOOS != "linux" {
		return nil, &Error{Kind: ErrNVRTC, Text: "only sought on Linux"}
	}
	if file := os.Getenv("ASSAY_NVRTC"); file != "" {
		if _, err := os.Stat(file); err != nil {
			return nil, &Error{Kind: ErrNVRTC, Text: fmt.Sprintf("$ASSAY_NVRTC: %v", err), Hint: "name the file libnvrtc.so.*, or unset it"}
		}
		return []string{file}, nil
	}
	var found, tried []string
	look := func(dirs ...string) {
		for _, dir := range dirs {
			// Nothing is loaded from where the program happens to be run.
			if !filepath.IsAbs(dir) || (len(found) > 0 && !all) {
				continue
			}
			tried = append(tried, dir)
			found = append(found, below(dir)...)
		}
	}
	look(dirs...)
	for _, name := range libraryNames {
		if len(found) > 0 && !all {
			break
		}
		tried = append(tried, name)
		if _, err := dl.Open(name); err == nil {
			found = append(found, name)
		}
	}
	look(os.Getenv("VIRTUAL_ENV"), os.Getenv("CONDA_PREFIX"))
	if python := os.Getenv("ASSAY_PYTHON"); python != "" {
		if found, err := exec.LookPath(python); err == nil {
			python = found
		}
		look(filepath.Dir(filepath.Dir(python)))
	}
	look(os.Getenv("CUDA_HOME"), os.Getenv("CUDA_PATH"), "/usr/local/cuda")
	if home, err := os.UserHomeDir(); err == nil {
		look(filepath.Join(home, ".local"))
	}
	look("/usr/local", "/usr")
	if len(found) == 0 {
		return nil, &Error{Kind: ErrNVRTC, Text: "not found. Tried " + strings.Join(tried, ", "), Hint: hintNVRTC}
	}
	return found, nil
}

// below is the libraries in the places that NVRTC has below a folder, newest first in each.
func below(dir string) []string {
	packages := []string{dir}
	for _, pattern := range []string{"lib/python3*/site-packages", "lib/python3*/dist-packages", "lib/python3/dist-packages"} {
		more, _ := filepath.Glob(filepath.Join(escape(dir), pattern)) //nolint:errcheck
		slices.Reverse(more)
		packages = append(packages, more...)
	}
	folders := []string{dir, filepath.Join(dir, "lib64"), filepath.Join(dir, "lib")}
	for _, p := range packages {
		more, _ := filepath.Glob(filepath.Join(escape(p), "nvidia/cu[0-9]*/lib")) //nolint:errcheck
		slices.SortFunc(more, func(a, b string) int { return cmp.Compare(versionOf(filepath.Dir(b)), versionOf(filepath.Dir(a))) })
		folders = append(append(folders, more...), filepath.Join(p, "nvidia/cuda_nvrtc/lib"))
	}
	var found []string
	for _, folder := range folders {
		files, _ := filepath.Glob(filepath.Join(escape(folder), "libnvrtc.so*")) //nolint:errcheck
		slices.SortFunc(files, func(a, b string) int { return cmp.Compare(versionOf(b), versionOf(a)) })
		if len(files) > 0 {
			found = append(found, files[0])
		}
	}
	return found
}

func escape(path string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(path)
}

// versionOf is the first number in a file's name, 0 if it has none.
func versionOf(path string) int {
	name := filepath.Base(path)
	i := strings.IndexAny(name, "0123456789")
	if i < 0 {
		return 0
	}
	name = name[i:]
	if end := strings.IndexFunc(name, func(r rune) bool { return r < '0' || r > '9' }); end >= 0 {
		name = name[:end]
	}
	n, _ := strconv.Atoi(name) //nolint:errcheck
	return n
}

// Compiler is a loaded NVRTC.
type Compiler struct {
	Path          string
	Major, Minor  int
	Architectures []int  // that it knows, in rising order
	Cache         string // the folder of compiled kernels; none if empty

	f struct {
		create, compile, destroy, logSize, log, ptxSize, ptx, cubinSize, cubin, text uintptr
	}
}

// NewCompiler loads the library that FindNVRTC found.
func NewCompiler(path string) (*Compiler, error) {
	// NVRTC asks the loader for this one by its name alone, which finds it if it is loaded already.
	builtins, _ := filepath.Glob(filepath.Join(escape(filepath.Dir(path)), "libnvrtc-builtins.so*")) //nolint:errcheck
	if filepath.Base(path) != path {
		for _, b := range builtins {
			dl.OpenGlobal(b) //nolint:errcheck
		}
	}
	library, err := dl.Open(path)
	if err != nil {
		return nil, &Error{Kind: ErrNVRTC, Text: fmt.Sprintf("%s: %v", path, err), Hint: hintNVRTC}
	}
	c := &Compiler{Path: path}
	if user, err := os.UserCacheDir(); err == nil {
		c.Cache = filepath.Join(user, "assay", "cuda")
	}
	var version, count, list uintptr
	for _, s := range []struct {
		name string
		to   *uintptr
	}{
		{"nvrtcVersion", &version},
		{"nvrtcGetNumSupportedArchs", &count},
		{"nvrtcGetSupportedArchs", &list},
		{"nvrtcCreateProgram", &c.f.create},
		{"nvrtcCompileProgram", &c.f.compile},
		{"nvrtcDestroyProgram", &c.f.destroy},
		{"nvrtcGetProgramLogSize", &c.f.logSize},
		{"nvrtcGetProgramLog", &c.f.log},
		{"nvrtcGetPTXSize", &c.f.ptxSize},
		{"nvrtcGetPTX", &c.f.ptx},
		{"nvrtcGetCUBINSize", &c.f.cubinSize},
		{"nvrtcGetCUBIN", &c.f.cubin},
		{"nvrtcGetErrorString", &c.f.text},
	} {
		if *s.to, err = dl.Symbol(library, s.name); err != nil {
			return nil, &Error{Kind: ErrNVRTC, Text: fmt.Sprintf("%s lacks %s", path, s.name), Hint: "it has to be that of CUDA 12 or later"}
		}
	}
	v := new([2]int32)
	if err := c.check("nvrtcVersion", dl.Call(version, uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1])))); err != nil {
		return nil, err
	}
	c.Major, c.Minor = int(v[0]), int(v[1])
	n := new(int32)
	if err := c.check("nvrtcGetNumSupportedArchs", dl.Call(count, uintptr(unsafe.Pointer(n)))); err != nil {
		return nil, err
	}
	archs := make([]int32, *n+1)
	if err := c.check("nvrtcGetSupportedArchs", dl.Call(list, uintptr(unsafe.Pointer(&archs[0])))); err != nil {
		return nil, err
	}
	for _, a := range archs[:*n] {
		c.Architectures = append(c.Architectures, int(a))
	}
	if len(c.Architectures) == 0 {
		return nil, &Error{Kind: ErrNVRTC, Text: path + " knows no architecture", Hint: hintNVRTC}
	}
	slices.Sort(c.Architectures)
	return c, nil
}

func (c *Compiler) check(call string, code uintptr) error {
	if int32(code) == 0 {
		return nil
	}
	text := dl.String(dl.Call(c.f.text, code))
	return &Error{Kind: ErrNVRTC, Code: int(int32(code)), Text: fmt.Sprintf("%s of %s (%d.%d): %s", call, c.Path, c.Major, c.Minor, text)}
}

// CompileText compiles a text, with a name for messages, for a device. It may include files of source. The result is for
// cuModuleLoadData: machine code, or PTX of the nearest older architecture where this NVRTC does not know the device's, which the driver
// then finishes. It is kept in Cache.
func (c *Compiler) CompileText(architecture int, name, text string, source fs.FS) ([]byte, error) {
	known, ptx, err := c.nearest(architecture)
	if err != nil {
		return nil, err
	}
	return c.compile(options, known, ptx, name, text, source)
}

// CompileKernels puts all units of package kernels into Cache, compiled for a device. It says their bytes in all.
func (c *Compiler) CompileKernels(architecture int) (int, error) {
	units := kernels.Units()
	errs, bytes := make([]error, len(units)), make([]int, len(units))
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	var all sync.WaitGroup
	for i, u := range units {
		places <- struct{}{}
		all.Go(func() {
			image, err := c.CompileText(architecture, u.Name+".cu", u.Text, kernels.Source)
			errs[i], bytes[i] = err, len(image)
			<-places
		})
	}
	all.Wait()
	sum := 0
	for _, n := range bytes {
		sum += n
	}
	return sum, errors.Join(errs...)
}

func (c *Compiler) compile(options []string, architecture int, ptx bool, name, text string, source fs.FS) ([]byte, error) {
	p, err := newProgram(options, architecture, ptx, name, text, source)
	if err != nil {
		return nil, err
	}
	key := p.key(c)
	if image := c.cached(key); image != nil {
		return image, nil
	}
	image, err := p.compile(c)
	if err == nil {
		c.keep(key, image)
	}
	return image, err
}

// nearest is the architecture to compile for, and whether to stop at PTX.
func (c *Compiler) nearest(architecture int) (known int, ptx bool, err error) {
	i, found := slices.BinarySearch(c.Architectures, architecture)
	if found {
		return architecture, false, nil
	}
	if i == 0 {
		return 0, false, &Error{
			Kind: ErrNVRTC, Text: fmt.Sprintf("%s (%d.%d) compiles for compute capability %s and later, the device has %s", c.Path, c.Major, c.Minor, capability(c.Architectures[0]), capability(architecture)),
			Hint: "install the NVRTC of an older CUDA, and name its file in $ASSAY_NVRTC",
		}
	}
	return c.Architectures[i-1], true, nil
}

func capability(architecture int) string {
	return fmt.Sprintf("%d.%d", architecture/10, architecture%10)
}

type source struct {
	name string
	text []byte
}

type program struct {
	main    source
	headers []source
	options []string
	ptx     bool
}

func newProgram(options []string, architecture int, ptx bool, name, text string, files fs.FS) (*program, error) {
	p := &program{main: source{name, []byte(text)}, ptx: ptx, options: append(slices.Clone(options), fmt.Sprintf("--gpu-architecture=sm_%d", architecture))}
	if ptx {
		p.options[len(p.options)-1] = fmt.Sprintf("--gpu-architecture=compute_%d", architecture)
	}
	for _, name := range kernels.Includes(text, files) {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		p.headers = append(p.headers, source{name, text})
	}
	return p, nil
}

func (p *program) key(c *Compiler) string {
	h := sha256.New()
	fmt.Fprintf(h, "1 %d.%d %q\n", c.Major, c.Minor, p.options)
	for _, s := range append([]source{p.main}, p.headers...) {
		fmt.Fprintf(h, "%q %d\n", s.name, len(s.text))
		h.Write(s.text)
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// pointers is a C array of texts. The texts have to be kept alive beside it.
func pointers(texts []*byte) []uintptr {
	p := make([]uintptr, len(texts)+1)
	for i, t := range texts {
		p[i] = uintptr(unsafe.Pointer(t))
	}
	return p
}

func (p *program) compile(c *Compiler) ([]byte, error) {
	var names, texts, options []*byte
	for _, h := range p.headers {
		names, texts = append(names, dl.Text(h.name)), append(texts, dl.Text(string(h.text)))
	}
	for _, o := range p.options {
		options = append(options, dl.Text(o))
	}
	namesAt, textsAt, optionsAt := pointers(names), pointers(texts), pointers(options)
	defer runtime.KeepAlive(names)
	defer runtime.KeepAlive(texts)
	defer runtime.KeepAlive(options)
	handle := new(uintptr)
	err := c.check("nvrtcCreateProgram", dl.Call(c.f.create, uintptr(unsafe.Pointer(handle)), uintptr(unsafe.Pointer(dl.Text(string(p.main.text)))),
		uintptr(unsafe.Pointer(dl.Text(p.main.name))), uintptr(len(names)), uintptr(unsafe.Pointer(&textsAt[0])), uintptr(unsafe.Pointer(&namesAt[0]))))
	if err != nil {
		return nil, err
	}
	defer dl.Call(c.f.destroy, uintptr(unsafe.Pointer(handle)))
	if err := c.check("nvrtcCompileProgram", dl.Call(c.f.compile, *handle, uintptr(len(options)), uintptr(unsafe.Pointer(&optionsAt[0])))); err != nil {
		var e *Error
		if log, _ := c.read("nvrtcGetProgramLog", c.f.logSize, c.f.log, *handle); errors.As(err, &e) { //nolint:errcheck
			lines := strings.SplitN(strings.TrimRight(string(log), "\x00\n"), "\n", mostLog+1)
			e.Text += fmt.Sprintf(" (%s)\n%s", strings.Join(p.options, " "), strings.Join(lines[:min(len(lines), mostLog)], "\n"))
			if strings.Contains(string(log), "nvrtc-builtins") {
				e.Hint = "libnvrtc-builtins.so has to lie beside libnvrtc.so"
			}
		}
		return nil, err
	}
	if p.ptx {
		return c.read("nvrtcGetPTX", c.f.ptxSize, c.f.ptx, *handle)
	}
	return c.read("nvrtcGetCUBIN", c.f.cubinSize, c.f.cubin, *handle)
}

func (c *Compiler) read(call string, size, get, program uintptr) ([]byte, error) {
	n := new(uintptr)
	if err := c.check(call+"Size", dl.Call(size, program, uintptr(unsafe.Pointer(n)))); err != nil {
		return nil, err
	}
	data := make([]byte, *n+1)
	if err := c.check(call, dl.Call(get, program, uintptr(unsafe.Pointer(&data[0])))); err != nil {
		return nil, err
	}
	return data[:*n], nil
}

// A file of the cache is the hash of what follows it. Its time is that of its last use.

// longUnused is how long a file of the cache is kept that nobody uses.
const longUnused = 60 * 24 * time.Hour

func (c *Compiler) forget() {
	files, _ := os.ReadDir(c.Cache) //nolint:errcheck
	for _, f := range files {
		if i, err := f.Info(); err == nil && i.Mode().IsRegular() && time.Since(i.ModTime()) > longUnused {
			os.Remove(filepath.Join(c.Cache, f.Name())) //nolint:errcheck
		}
	}
}

func (c *Compiler) cached(key string) []byte {
	if c.Cache == "" {
		return nil
	}
	path := filepath.Join(c.Cache, key)
	data, err := os.ReadFile(path)
	if err != nil || len(data) <= sha256.Size {
		return nil
	}
	if sum := sha256.Sum256(data[sha256.Size:]); !bytes.Equal(sum[:], data[:sha256.Size]) {
		return nil
	}
	now := time.Now()
	os.Chtimes(path, now, now) //nolint:errcheck
	return data[sha256.Size:]
}

func (c *Compiler) keep(key string, image []byte) {
	if c.Cache == "" || os.MkdirAll(c.Cache, 0o700) != nil {
		return
	}
	f, err := os.CreateTemp(c.Cache, ".new-")
	if err != nil {
		return
	}
	c.forget()
	sum := sha256.Sum256(image)
	_, err = f.Write(append(sum[:], image...))
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), filepath.Join(c.Cache, key))
	}
	if err != nil {
		os.Remove(f.Name()) //nolint:errcheck
	}
}

// kernelNames are the kernels of an image that Compile made.
func kernelNames(image []byte) ([]string, error) {
	var names []string
	if !bytes.HasPrefix(image, []byte(elf.ELFMAG)) {
		for _, m := range entry.FindAllSubmatch(image, -1) {
			names = append(names, string(m[1]))
		}
		return names, nil
	}
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		return nil, &Error{Kind: ErrNVRTC, Text: fmt.Sprintf("the compiled kernels cannot be read: %v", err)}
	}
	// Each kernel has a section for its parameter.
	for _, s := range f.Sections {
		if name, ok := strings.CutPrefix(s.Name, ".nv.constant0."); ok {
			names = append(names, name)
		}
	}
	return names, nil
}

var entry = regexp.MustCompile(`(?m)^\s*(?:\.visible\s+)?\.entry\s+([A-Za-z_$][\w$]*)`)
