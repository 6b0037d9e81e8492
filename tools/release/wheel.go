package main

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"debug/buildinfo"
	"debug/elf"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	libraryName = "libassay_repops.so"
	lockPath    = "trainer-py/requirements.lock"
	initPath    = "assay_trainer/__init__.py"
)

//go:embed closure.py
var closure string

// wheel builds the trainer's wheel with the library in it. setuptools makes it of a copy of the tracked files, and it is packed again: with the
// tag of what the library needs, and with the same bytes each time.
func (b *builder) wheel(ctx context.Context, python string) error {
	python, err := filepath.Abs(python)
	if err != nil {
		return err
	}
	if host().os != "linux" {
		return errors.New("wheels are built on Linux. Hint: -wheel=false")
	}
	stage := filepath.Join(b.work, "wheel")
	if err := b.stage(ctx, stage); err != nil {
		return err
	}
	library := filepath.Join(stage, "assay_repops", libraryName)
	if err := b.compile(ctx, host(), true, library, "./repops/cshared", "-buildmode=c-shared"); err != nil {
		return err
	}
	if err := os.Remove(strings.TrimSuffix(library, ".so") + ".h"); err != nil {
		return err
	}
	tag, err := platformTag(library)
	if err != nil {
		return err
	}
	info, err := buildinfo.ReadFile(library)
	if err != nil {
		return err
	}
	licences, err := moduleLicences(ctx, info)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(stage, "LICENSES"), licences, 0o644); err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, python, "-c", "from setuptools.build_meta import build_wheel; build_wheel('dist')")
	cmd.Dir, cmd.Env = stage, append(os.Environ(), b.epoch(), "PYTHONDONTWRITEBYTECODE=1")
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("setuptools: %w\n%s", err, said)
	}
	made, err := filepath.Glob(filepath.Join(stage, "dist", "*.whl"))
	if err != nil || len(made) != 1 {
		return fmt.Errorf("setuptools made %q: %w", made, cmp.Or(err, errors.New("not one wheel")))
	}
	raw, err := os.ReadFile(made[0])
	if err != nil {
		return err
	}
	packed, err := repack(raw, tag, b.at)
	if err != nil {
		return err
	}
	needed, err := pythonComponents(ctx, python, lockPath)
	if err != nil {
		return err
	}
	name := strings.TrimSuffix(filepath.Base(made[0]), "none-any.whl") + tag[len("py3-"):] + ".whl"
	if err := b.write(name, packed, "assay-trainer", slices.Concat(goComponents(info), needed)); err != nil {
		return err
	}
	lock, err := os.ReadFile(lockPath)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(b.out, filepath.Base(lockPath)), lock, 0o644)
}

// stage copies what git has of the trainer or would add, tests left out, and sets its version.
func (b *builder) stage(ctx context.Context, dir string) error {
	list, err := git(ctx, ".", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "trainer-py/assay_*", "trainer-py/pyproject.toml", "LICENSE")
	if err != nil {
		return err
	}
	for path := range strings.SplitSeq(strings.TrimRight(list, "\x00"), "\x00") {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name := strings.TrimPrefix(path, "trainer-py/")
		switch name {
		case "pyproject.toml":
			data, err = setVersion(data, "version", b.version)
		case initPath:
			data, err = setVersion(data, "__version__", b.version)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		to := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(to, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// setVersion sets the one line that assigns a version to a name.
func setVersion(text []byte, name, version string) ([]byte, error) {
	line := regexp.MustCompile(`(?m)^` + name + ` = ".*"$`)
	if n := len(line.FindAll(text, -1)); n != 1 {
		return nil, fmt.Errorf("%d lines set %s, not one", n, name)
	}
	return line.ReplaceAllLiteral(text, fmt.Appendf(nil, "%s = %q", name, version)), nil
}

// repack writes a wheel again: as one for a platform, files in order with the same time and mode, those of the record last.
func repack(raw []byte, tag string, at time.Time) ([]byte, error) {
	in, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		return nil, err
	}
	var files []file
	record, library := "", false
	for _, f := range in.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return nil, err
		}
		data, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		switch {
		case strings.HasSuffix(f.Name, ".dist-info/RECORD"):
			record = f.Name
			continue
		case strings.HasSuffix(f.Name, ".dist-info/WHEEL"):
			if data, err = tagged(data, tag); err != nil {
				return nil, err
			}
		case f.Name == "assay_repops/"+libraryName:
			library = true
		}
		files = append(files, file{name: f.Name, data: data})
	}
	if record == "" || !library {
		return nil, fmt.Errorf("the wheel has no %s, or no record", libraryName)
	}
	// PEP 427 wants .dist-info at the end; who reads the wheel then finds its metadata fast.
	slices.SortFunc(files, func(a, b file) int {
		return cmp.Or(cmp.Compare(strings.Count(a.name, ".dist-info/"), strings.Count(b.name, ".dist-info/")), strings.Compare(a.name, b.name))
	})
	var listed bytes.Buffer
	for _, f := range files {
		sum := sha256.Sum256(f.data)
		fmt.Fprintf(&listed, "%s,sha256=%s,%d\n", f.name, base64.RawURLEncoding.EncodeToString(sum[:]), len(f.data))
	}
	fmt.Fprintf(&listed, "%s,,\n", record)
	files = append(files, file{name: record, data: listed.Bytes()})
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		header := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at}
		header.SetMode(0o644)
		part, err := w.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := part.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// tagged is a WHEEL file that says for which platform it is: setuptools knows of no compiled code in it.
func tagged(text []byte, tag string) ([]byte, error) {
	const pure, any = "Root-Is-Purelib: true\n", "Tag: py3-none-any\n"
	if bytes.Count(text, []byte(pure)) != 1 || bytes.Count(text, []byte(any)) != 1 {
		return nil, fmt.Errorf("the wheel's WHEEL file is not of pure Python:\n%s", text)
	}
	text = bytes.Replace(text, []byte(pure), []byte("Root-Is-Purelib: false\n"), 1)
	return bytes.Replace(text, []byte(any), []byte("Tag: "+tag+"\n"), 1), nil
}

// platformTag asks a library which machines it loads on.
func platformTag(path string) (string, error) {
	f, err := elf.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	machine, ok := map[elf.Machine]string{elf.EM_X86_64: "x86_64", elf.EM_AARCH64: "aarch64"}[f.Machine]
	if !ok {
		return "", fmt.Errorf("%s is for %s", path, f.Machine)
	}
	needs, err := f.DynamicVersionNeeds()
	if err != nil {
		return "", err
	}
	libraries, err := f.ImportedLibraries()
	if err != nil {
		return "", err
	}
	var versions []string
	for _, n := range needs {
		for _, v := range n.Needs {
			versions = append(versions, v.Dep)
		}
	}
	return "py3-none-" + linuxTag(machine, libraries, versions), nil
}

// everywhere are the libraries that every system of a manylinux tag has (PEP 600), of those that C code of ours could need.
var everywhere = []string{"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}

// linuxTag is manylinux with the newest glibc whose symbols are used; linux, which promises no more than this machine, if others are.
func linuxTag(machine string, libraries, versions []string) string {
	// Before 2.17 there is no aarch64, and before 2.5 no manylinux.
	major, minor := 2, 17
	known := !slices.ContainsFunc(libraries, func(name string) bool { return !slices.Contains(everywhere, name) })
	for _, v := range versions {
		number, ok := strings.CutPrefix(v, "GLIBC_")
		fields := strings.Split(number, ".")
		if !ok || len(fields) < 2 {
			known = false
			continue
		}
		a, err := strconv.Atoi(fields[0])
		b, err2 := strconv.Atoi(fields[1])
		if known = known && err == nil && err2 == nil; known && (a > major || a == major && b > minor) {
			major, minor = a, b
		}
	}
	if !known {
		return "linux_" + machine
	}
	return fmt.Sprintf("manylinux_%d_%d_%s", major, minor, machine)
}

var pin = regexp.MustCompile(`(?m)^([A-Za-z0-9._-]+)==([^ ;\\]+)`)

// pins are the versions of a lock by name: there may be several, for different Pythons.
func pins(lock []byte) map[string][]string {
	pinned := map[string][]string{}
	for _, m := range pin.FindAllSubmatch(lock, -1) {
		pinned[string(m[1])] = append(pinned[string(m[1])], string(m[2]))
	}
	return pinned
}

// pythonComponents are what the trainer needs beside it, in the versions of the lock, with which it is tested.
func pythonComponents(ctx context.Context, python, lock string) ([]part, error) {
	text, err := os.ReadFile(lock)
	if err != nil {
		return nil, err
	}
	locked := pins(text)
	cmd := exec.CommandContext(ctx, python, "-c", closure)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("what the trainer needs: %w. Hint: make setup", err)
	}
	var needed map[string]string
	if err := json.Unmarshal(out, &needed); err != nil {
		return nil, err
	}
	var parts []part
	for name, version := range needed {
		if !slices.Contains(locked[name], version) {
			return nil, fmt.Errorf("%s %s is installed, and %s says %q. Hint: make setup", name, version, lock, locked[name])
		}
		parts = append(parts, part{kind: "pypi", name: name, version: version, apart: true})
	}
	return parts, nil
}
