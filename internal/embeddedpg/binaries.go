package embeddedpg

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// ErrNoBinaries says that no PostgreSQL server binaries for this platform were found.
var ErrNoBinaries = errors.New("no PostgreSQL server binaries found")

// BinariesEnv names the environment variable that overrides where the binaries are looked for.
const BinariesEnv = "ASSAY_POSTGRES_BINARIES"

// platformPackage is the npm package that carries the server binaries for this machine.
func platformPackage() string {
	arch := runtime.GOARCH
	if arch == "amd64" {
		arch = "x64"
	}
	return fmt.Sprintf("@embedded-postgres/%s-%s", runtime.GOOS, arch)
}

// FindBinaries returns the folder that holds bin/, lib/ and share/: the one named by ASSAY_POSTGRES_BINARIES, else the npm
// package of this platform in a node_modules of the working directory, of the executable's directory, or of a parent of either.
func FindBinaries() (string, error) {
	if dir := os.Getenv(BinariesEnv); dir != "" {
		if isBinaries(dir) {
			return filepath.Abs(dir)
		}
		return "", fmt.Errorf("%w: %s=%s has no bin/postgres; hint: point it at the folder that holds bin, lib and share", ErrNoBinaries, BinariesEnv, dir)
	}
	var starts []string
	if wd, err := os.Getwd(); err == nil {
		starts = append(starts, wd)
	}
	if exe, err := os.Executable(); err == nil {
		if exe, err = filepath.EvalSymlinks(exe); err == nil {
			starts = append(starts, filepath.Dir(exe))
		}
	}
	for _, start := range starts {
		for dir := start; ; dir = filepath.Dir(dir) {
			candidate := filepath.Join(dir, "node_modules", filepath.FromSlash(platformPackage()), "native")
			if isBinaries(candidate) {
				return candidate, nil
			}
			if dir == filepath.Dir(dir) {
				break
			}
		}
	}
	return "", fmt.Errorf("%w: looked for node_modules/%s above %s; hint: run `npm ci` in the repository, set %s, or use an existing server with --database-url",
		ErrNoBinaries, platformPackage(), strings.Join(starts, " and "), BinariesEnv)
}

func isBinaries(dir string) bool {
	for _, name := range []string{"postgres", "initdb"} {
		if st, err := os.Stat(filepath.Join(dir, "bin", name)); err != nil || st.IsDir() {
			return false
		}
	}
	return true
}

// symlink is one entry of pg-symlinks.json. npm archives carry no symbolic links, so the package lists them and its install
// script recreates them; installs that skip scripts (`npm ci --ignore-scripts`) leave libpq.so.5 and others missing.
type symlink struct {
	Source string `json:"source"`
	Target string `json:"target"`
}

func readSymlinks(native string) ([]symlink, error) {
	raw, err := os.ReadFile(filepath.Join(native, "pg-symlinks.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var links []symlink
	if err := json.Unmarshal(raw, &links); err != nil {
		return nil, fmt.Errorf("pg-symlinks.json: %w", err)
	}
	for i, l := range links {
		for _, p := range []*string{&links[i].Source, &links[i].Target} {
			rel, ok := strings.CutPrefix(*p, "native/")
			if !ok || !filepath.IsLocal(rel) {
				return nil, fmt.Errorf("pg-symlinks.json: %q is outside the package", *p)
			}
			*p = rel
		}
		if filepath.Dir(links[i].Source) != filepath.Dir(links[i].Target) {
			return nil, fmt.Errorf("pg-symlinks.json: %q and %q are in different folders", l.Source, l.Target)
		}
	}
	return links, nil
}

// missingSymlinks lists the links of native that do not resolve.
func missingSymlinks(native string) ([]symlink, error) {
	links, err := readSymlinks(native)
	if err != nil {
		return nil, err
	}
	var missing []symlink
	for _, l := range links {
		if _, err := os.Stat(filepath.Join(native, l.Target)); err != nil {
			missing = append(missing, l)
		}
	}
	return missing, nil
}

func makeSymlinks(native string, links []symlink) error {
	for _, l := range links {
		target := filepath.Join(native, l.Target)
		if err := os.Remove(target); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err := os.Symlink(filepath.Base(l.Source), target); err != nil && !errors.Is(err, fs.ErrExist) {
			return err
		}
	}
	return nil
}

// installBinaries makes a copy of native at dst (hard links where the file system allows), complete with its symbolic links.
// The copy appears under its name only when it is whole.
func installBinaries(native, dst string) error {
	if isBinaries(dst) {
		return nil
	}
	tmp := dst + ".partial"
	if err := os.RemoveAll(tmp); err != nil {
		return err
	}
	for _, part := range []string{"bin", "lib", "share"} {
		if err := copyTree(filepath.Join(native, part), filepath.Join(tmp, part)); err != nil {
			return err
		}
	}
	links, err := readSymlinks(native)
	if err != nil {
		return err
	}
	if err := makeSymlinks(tmp, links); err != nil {
		return err
	}
	return os.Rename(tmp, dst)
}

func copyTree(src, dst string) error {
	return filepath.WalkDir(src, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(src, path)
		if err != nil {
			return err
		}
		to := filepath.Join(dst, rel)
		switch {
		case d.IsDir():
			return mkdirOpen(to)
		case d.Type()&fs.ModeSymlink != 0:
			link, err := os.Readlink(path)
			if err != nil {
				return err
			}
			return os.Symlink(link, to)
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		// A file closed to others has to become a copy: a link would keep its mode, and opening it would change the original.
		if info.Mode().Perm()&0o004 != 0 && os.Link(path, to) == nil {
			return nil
		}
		return copyFile(path, to, info.Mode().Perm()|0o444)
	})
}

func copyFile(src, dst string, mode fs.FileMode) error {
	in, err := os.Open(src)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(dst, os.O_CREATE|os.O_EXCL|os.O_WRONLY, mode)
	if err != nil {
		return err
	}
	if _, err := io.Copy(out, in); err != nil {
		return errors.Join(err, out.Close())
	}
	return out.Close()
}

// mkdirOpen creates dir, traversable by everyone whatever the umask.
func mkdirOpen(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	return os.Chmod(dir, 0o755)
}
