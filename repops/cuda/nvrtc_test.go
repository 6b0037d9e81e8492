package cuda

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"assay/repops/cuda/kernels"
)

const environment = "../../trainer-py/.venv"

// compiler is the NVRTC that PyTorch's packages bring.
func compiler(t testing.TB) *Compiler {
	t.Helper()
	if _, err := os.Stat(environment); err != nil && os.Getenv("ASSAY_NVRTC") == "" {
		t.Skip("no trainer-py/.venv, and so no NVRTC. Hint: make setup")
	}
	path, err := FindNVRTC(environment)
	if err != nil {
		t.Skip(err)
	}
	c, err := NewCompiler(path)
	if err != nil {
		t.Fatal(err)
	}
	c.Cache = t.TempDir()
	return c
}

// with is the kernels' files and one of testdata.
func with(t testing.TB, name string) fs.FS {
	t.Helper()
	m := fstest.MapFS{}
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	m[name] = &fstest.MapFile{Data: text}
	names, err := fs.Glob(kernels.Source, "*.cuh")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		text, err := kernels.Source.ReadFile(n)
		if err != nil {
			t.Fatal(err)
		}
		m[n] = &fstest.MapFile{Data: text}
	}
	return m
}

func touch(t *testing.T, path ...string) string {
	t.Helper()
	file := filepath.Join(path...)
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestFindNVRTC(t *testing.T) {
	for _, name := range []string{"ASSAY_NVRTC", "VIRTUAL_ENV", "CONDA_PREFIX", "ASSAY_PYTHON", "CUDA_HOME", "CUDA_PATH"} {
		t.Setenv(name, "")
	}
	expect := func(want string, dirs ...string) {
		t.Helper()
		if got, err := FindNVRTC(dirs...); err != nil || got != want {
			t.Errorf("%s, %v, not %s", got, err, want)
		}
	}
	venv := filepath.Join(t.TempDir(), "with [brackets]")
	packages := filepath.Join(venv, "lib/python3.11/site-packages")
	old := touch(t, packages, "nvidia/cuda_nvrtc/lib/libnvrtc.so.12")
	touch(t, packages, "nvidia/cuda_nvrtc/lib/libnvrtc-builtins.so.12.4")
	touch(t, packages, "nvidia/cuda_nvrtc/lib/libnvrtc.alt.so.12")
	expect(old, venv)
	expect(old, packages)
	expect(old, filepath.Dir(old))
	twelve := touch(t, packages, "nvidia/cu12/lib/libnvrtc.so.12")
	expect(twelve, venv)
	thirteen := touch(t, packages, "nvidia/cu13/lib/libnvrtc.so.13")
	expect(thirteen, venv)
	if all, err := findNVRTC([]string{venv}, true); err != nil || !slices.Equal(all[:3], []string{thirteen, twelve, old}) {
		t.Error(all, err)
	}
	expect(thirteen, t.TempDir(), venv)
	// Nothing is loaded from the folder in which the program happens to be run.
	t.Chdir(filepath.Dir(old))
	t.Setenv("ASSAY_PYTHON", "python3")
	all, err := findNVRTC([]string{"", ".", "lib"}, true)
	if i := slices.IndexFunc(all, func(file string) bool { return strings.Contains(file, "/") && !filepath.IsAbs(file) }); i >= 0 {
		t.Error(all, err)
	}
	t.Setenv("ASSAY_PYTHON", "")
	named := touch(t, t.TempDir(), "mine.so")
	t.Setenv("ASSAY_NVRTC", named)
	expect(named, venv)
	t.Setenv("ASSAY_NVRTC", named+".none")
	if _, err := FindNVRTC(venv); !errors.Is(err, ErrNVRTC) || !strings.Contains(err.Error(), "ASSAY_NVRTC") {
		t.Error(err)
	}
	t.Setenv("ASSAY_NVRTC", "")
	python := filepath.Join(venv, "bin/python")
	t.Setenv("HOME", t.TempDir())
	empty := t.TempDir()
	got, err := FindNVRTC(empty)
	if err == nil {
		t.Logf("this machine has %s", got)
	} else {
		for _, want := range []string{empty, "libnvrtc.so.13", "Hint: install the Python package nvidia-cuda-nvrtc"} {
			if !errors.Is(err, ErrNVRTC) || !strings.Contains(err.Error(), want) {
				t.Errorf("%v, without %q", err, want)
			}
		}
		t.Setenv("ASSAY_PYTHON", python)
		expect(thirteen)
		t.Setenv("VIRTUAL_ENV", filepath.Dir(filepath.Dir(touch(t, t.TempDir(), "lib/libnvrtc.so.12"))))
		if got, err := FindNVRTC(); err != nil || got == thirteen {
			t.Error(got, err)
		}
	}
}

func TestNoNVRTC(t *testing.T) {
	if _, err := NewCompiler(touch(t, t.TempDir(), "libnvrtc.so")); !errors.Is(err, ErrNVRTC) {
		t.Error(err)
	}
}

func TestCompile(t *testing.T) {
	c := compiler(t)
	source := with(t, "planted.cuh")
	image, err := c.Compile(90, "planted.cuh", source)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(image, []byte("\x7fELF")) {
		t.Errorf("machine code begins with %q", image[:4])
	}
	for _, name := range []string{"contracted", "right"} {
		if !bytes.Contains(image, []byte(".text."+name)) {
			t.Errorf("no kernel %s", name)
		}
	}

	files, err := os.ReadDir(c.Cache)
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	kept := filepath.Join(c.Cache, files[0].Name())
	data, err := os.ReadFile(kept)
	if err != nil || !bytes.Equal(data[32:], image) {
		t.Fatal("the cache has something else", err)
	}
	other := *c
	other.f.create = 0
	if again, err := other.Compile(90, "planted.cuh", source); err != nil || !bytes.Equal(again, image) {
		t.Error("the cache was not used", err)
	}
	data[100] ^= 1
	if err := os.WriteFile(kept, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if again, err := c.Compile(90, "planted.cuh", source); err != nil || !bytes.Equal(again, image) {
		t.Error("a damaged file of the cache was used", err)
	}
	if data, err := os.ReadFile(kept); err != nil || !bytes.Equal(data[32:], image) {
		t.Error("a damaged file of the cache was not replaced", err)
	}
	c.Cache = touch(t, t.TempDir(), "file")
	if _, err := c.Compile(90, "planted.cuh", source); err != nil {
		t.Error("a cache that cannot be written:", err)
	}

	last := c.Architectures[len(c.Architectures)-1]
	c.Cache = ""
	image, err = c.Compile(last+1000, "planted.cuh", source)
	if err != nil || !strings.Contains(string(image), ".target sm_") || image[len(image)-1] != 0 {
		t.Error("an architecture after all others", err)
	}
	if _, err = c.Compile(20, "planted.cuh", source); !errors.Is(err, ErrNVRTC) || !strings.Contains(err.Error(), "the device has 2.0. Hint: ") {
		t.Error(err)
	}
}

// The kernels of a text are in the image, those of a file that it includes are not.
func TestKernelNames(t *testing.T) {
	c := compiler(t)
	text := kernels.Alone("#include \"sweep.cuh\"\nstruct A { u64 at; };\nKERNEL(mine, A, 32, 1) { *(u32 *)a.at = (u32)sizeof(SweepArgs); }\n")
	for _, architecture := range []int{90, c.Architectures[len(c.Architectures)-1] + 1000} {
		image, err := c.CompileText(architecture, "text.cu", text, kernels.Source)
		if err != nil {
			t.Fatal(err)
		}
		if names, err := kernelNames(image); err != nil || !slices.Equal(names, []string{"mine"}) {
			t.Error(names, err)
		}
	}
	_, err := c.CompileText(90, "text.cu", kernels.Alone("#include \"arith.cuh\"\n\nDEVICE int f() { return missing; }\n"), kernels.Source)
	if err == nil || !strings.Contains(err.Error(), `text.cu(3): error: identifier "missing" is undefined`) {
		t.Error(err)
	}
}

// What lies beside the library is found without $LD_LIBRARY_PATH.
func TestBuiltins(t *testing.T) {
	found := below("../../build/cuda/nvrtc-13.0.88")
	if len(found) == 0 {
		t.Skip("no build/cuda/nvrtc-13.0.88. Hint: bash test/cuda/pack.sh")
	}
	path, err := filepath.Abs(found[0])
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewCompiler(path)
	if err != nil {
		t.Fatal(err)
	}
	c.Cache = ""
	if _, err := c.Compile(90, "planted.cuh", with(t, "planted.cuh")); err != nil || c.Major != 13 || c.Minor != 0 {
		t.Error(c.Major, c.Minor, err)
	}
}

func TestCompileFails(t *testing.T) {
	c := compiler(t)
	_, err := c.Compile(90, "m.cuh", fstest.MapFS{"m.cuh": {Data: []byte("#include \"h.cuh\"\nint f() { return missing; }\n")}, "h.cuh": {}})
	if !errors.Is(err, ErrNVRTC) || !strings.Contains(err.Error(), `m.cuh(2): error: identifier "missing" is undefined`) {
		t.Error(err)
	}
	if _, err = c.Compile(90, "none.cuh", fstest.MapFS{}); err == nil {
		t.Error("compiled no file")
	}
}
