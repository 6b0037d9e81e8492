// Package private makes the folders that services keep their data in: journals, what was signed, and salts are nobody else's to read.
package private

import "os"

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
