package store

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"assay/internal/private"
)

// filesLeft is the share of a disk's files below which there is no room on it, however many bytes are free.
const filesLeft = 64

// File is what the store needs of an open file.
type File interface {
	io.Reader
	io.ReaderAt
	io.Writer
	io.WriterAt
	io.Seeker
	io.Closer
	Name() string
	Stat() (fs.FileInfo, error)
	Sync() error
}

// FS is the part of the operating system that decides what survives a crash. Tests replace it to fail at every step.
type FS interface {
	MkdirAll(path string) error
	CreateTemp(dir, pattern string) (File, error)
	Open(path string) (File, error)
	Stat(path string) (fs.FileInfo, error)
	ReadDir(path string) ([]fs.DirEntry, error)
	Rename(from, to string) error
	Remove(path string) error
	// SyncDir makes renames within a folder durable.
	SyncDir(path string) error
	// Free is how many bytes the disk of a folder has left; none where it has no files left to give.
	Free(path string) (uint64, error)
}

type osFS struct{}

func (osFS) MkdirAll(path string) error                   { return private.MkdirAll(path) }
func (osFS) Open(path string) (File, error)               { return os.Open(path) }
func (osFS) Stat(path string) (fs.FileInfo, error)        { return os.Stat(path) }
func (osFS) ReadDir(path string) ([]fs.DirEntry, error)   { return os.ReadDir(path) }
func (osFS) Rename(from, to string) error                 { return os.Rename(from, to) }
func (osFS) Remove(path string) error                     { return os.Remove(path) }
func (osFS) CreateTemp(dir, pattern string) (File, error) { return os.CreateTemp(dir, pattern) }

func (osFS) SyncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

func (osFS) Free(path string) (uint64, error) {
	var disk syscall.Statfs_t
	if err := syscall.Statfs(path, &disk); err != nil {
		return 0, fmt.Errorf("free space of %s: %w", path, err)
	}
	if disk.Files > 0 && disk.Ffree < disk.Files/filesLeft {
		return 0, nil
	}
	return disk.Bavail * uint64(disk.Bsize), nil
}
