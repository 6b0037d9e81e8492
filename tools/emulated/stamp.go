package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A stamp says that a package's tests passed, and of what that was the result: the binary, the emulator, the arguments, and the files and
// environment variables that the tests asked for. Those the binary itself lists (-test.testlogfile), as it does for Go's cache of results.
//
// As in that cache, files outside the module are not looked at, nor what processes read that a test starts. Unlike there, a file is what it holds,
// whenever it was written.
type stamp struct {
	Key    string
	Inputs []input
}

// An input is what a test asked for: a variable's value, a file's content, a folder's list.
type input struct {
	Asks  string // getenv, stat, open or chdir
	Name  string // of a variable, or the absolute path of a file
	State string
}

// A place is where tests run.
type place struct {
	root, folder string   // of the module and of the package; absolute
	environment  []string // the last of two values counts
}

// stampPath names the stamp of a package's tests with these arguments. Another pass takes the place of an older one.
func stampPath(folder, subject string, arguments []string) string {
	name := fmt.Sprintf("%s-%.12s.json", path.Base(subject), of(fmt.Sprintf("%q %q", subject, arguments)))
	return filepath.Join(folder, name)
}

// key hashes what is known before tests run. Some variables the Go runtime and the emulator (QEMU_CPU) read unseen.
func (p *place) key(binary, emulator string, arguments []string) string {
	var unseen []string
	for _, v := range p.environment {
		if strings.HasPrefix(v, "GODEBUG=") || strings.HasPrefix(v, "QEMU_") {
			unseen = append(unseen, v)
		}
	}
	return of(fmt.Sprintf("binary %s emulator %s arguments %q variables %q", binary, emulator, arguments, unseen))
}

// holds says whether tests passed with this key, and all that they asked for is as it was.
func (p *place) holds(path, key string) bool {
	text, err := os.ReadFile(path)
	var s stamp
	if err != nil || json.Unmarshal(text, &s) != nil || s.Key != key {
		return false
	}
	for _, i := range s.Inputs {
		if state, _ := p.state(i.Asks, i.Name); state != i.State {
			return false
		}
	}
	return true
}

// keep writes the stamp of tests that passed, if their log says what they asked for. began is when they did: a file that has changed since may
// not be what they read, and no stamp is kept.
func (p *place) keep(path, key string, log []byte, began time.Time) error {
	s := stamp{Key: key}
	list, whole := strings.CutPrefix(string(log), "# test log\n")
	if !whole {
		return nil
	}
	folder := p.folder
	for line := range strings.Lines(list) {
		asks, name, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if !ok || !strings.HasSuffix(line, "\n") || !slices.Contains([]string{"getenv", "stat", "open", "chdir"}, asks) {
			return nil
		}
		if asks != "getenv" {
			if !filepath.IsAbs(name) {
				name = filepath.Join(folder, name)
			}
			if asks == "chdir" {
				folder = name
			}
			if inside, err := filepath.Rel(p.root, name); err != nil || inside == ".." || strings.HasPrefix(inside, ".."+string(filepath.Separator)) {
				continue
			}
		}
		if slices.ContainsFunc(s.Inputs, func(i input) bool { return i.Asks == asks && i.Name == name }) {
			continue
		}
		state, changed := p.state(asks, name)
		// The clock of a file system is coarser than ours.
		if changed.After(began.Add(-time.Second)) {
			return nil
		}
		s.Inputs = append(s.Inputs, input{Asks: asks, Name: name, State: state})
	}
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	next := path + ".next"
	if err := os.WriteFile(next, append(text, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(next, path)
}

// state describes what a test is told when it asks for a variable, or for a file or folder, and since when that is so.
func (p *place) state(asks, name string) (state string, since time.Time) {
	if asks == "getenv" {
		for _, v := range slices.Backward(p.environment) {
			if value, found := strings.CutPrefix(v, name+"="); found {
				return "value " + of(value), since
			}
		}
		return "unset", since
	}
	if target, err := os.Readlink(name); err == nil {
		defer func() { state = fmt.Sprintf("link %q %s", target, state) }()
	}
	info, err := os.Stat(name)
	if err != nil {
		// It may have been removed after it was read.
		if parent, err := os.Stat(filepath.Dir(name)); err == nil {
			since = parent.ModTime()
		}
		return fmt.Sprint("error ", err), since
	}
	switch {
	case info.Mode().IsRegular():
		content, err := ofFile(name)
		if err != nil {
			return fmt.Sprint("error ", err), info.ModTime()
		}
		return fmt.Sprintf("file %v %s", info.Mode(), content), info.ModTime()
	case info.IsDir() && asks == "open":
		files, err := os.ReadDir(name)
		if err != nil {
			return fmt.Sprint("error ", err), info.ModTime()
		}
		var list strings.Builder
		for _, f := range files {
			size := int64(0)
			if i, err := f.Info(); err == nil && f.Type().IsRegular() {
				size = i.Size()
			}
			fmt.Fprintf(&list, "%q %v %d\n", f.Name(), f.Type(), size)
		}
		return fmt.Sprintf("folder %v %s", info.Mode(), of(list.String())), info.ModTime()
	default:
		return fmt.Sprint("is ", info.Mode()), since
	}
}

func of(text string) string {
	h := sha256.Sum256([]byte(text))
	return hex.EncodeToString(h[:])
}

// ofFile hashes a file.
func ofFile(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
