package program

import (
	"syscall"
	"unsafe"
)

// hugePage is the size of a large page in bytes.
const hugePage = 2 << 20

// huge asks for large pages under new memory: rows of a matrix stand one small page apart, and finding pages would cost as much as
// reading them. It is advice, and failure to take it changes nothing but speed.
func huge(memory []uint64) {
	b := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(memory))), 8*len(memory))
	skip := int(-uintptr(unsafe.Pointer(unsafe.SliceData(memory))) % hugePage)
	if whole := (len(b) - skip) / hugePage * hugePage; whole > 0 {
		_ = syscall.Madvise(b[skip:skip+whole], syscall.MADV_HUGEPAGE)
	}
}
