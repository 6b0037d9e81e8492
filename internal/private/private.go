// Package private makes the folders that services keep their data in, and reads files that hold keys: journals, what was signed, salts and keys are
// nobody else's to read.
package private

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// ErrExposed says that other users of the machine can read a file.
var ErrExposed = errors.New("other users can read the file")

// ReadFile reads a file of at most so many bytes that is its owner's alone; ErrExposed of another. A pipe is nobody else's.
func ReadFile(path string, most int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Mode().IsRegular() && info.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("%w: its mode is %04o", ErrExposed, info.Mode().Perm())
	}
	raw, err := io.ReadAll(io.LimitReader(f, most+1))
	if err != nil {
		return nil, err
	}
	if int64(len(raw)) > most {
		clear(raw)
		return nil, fmt.Errorf("%s is larger than %d bytes", path, most)
	}
	return raw, nil
}

// MkdirAll makes a folder that is its owner's alone, and takes one that is not back from others.
func MkdirAll(path string) error {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err == nil && info.Mode().Perm()&0o077 != 0 {
		err = os.Chmod(path, 0o700)
	}
	return err
}
