package seal

import (
	"path/filepath"
	"syscall"
)

// File systems of Linux whose files lie in memory.
const (
	tmpfsMagic = 0x01021994
	ramfsMagic = 0x858458f6
)

// InMemory refuses a folder whose files would outlive the enclave on a disk.
func InMemory(dir string) error {
	var fs syscall.Statfs_t
	if err := syscall.Statfs(dir, &fs); err != nil {
		return err
	}
	if magic := uint32(fs.Type); magic != tmpfsMagic && magic != ramfsMagic {
		return ErrPlaintextOnDisk.With("%s lies on a disk", filepath.Clean(dir))
	}
	return nil
}

// ForbidDumps keeps what a crash would write of this process, and of those that it starts, off every disk.
func ForbidDumps() error { return syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{}) }
