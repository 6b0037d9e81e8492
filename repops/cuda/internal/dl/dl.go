// Package dl loads libraries and calls their functions, without cgo.
package dl

import (
	"errors"
	"unsafe"
)

// ErrUnavailable reports a build that cannot load libraries.
var ErrUnavailable = errors.New("this build of the program loads no libraries")

// String is the text at an address of a library, up to its 0 byte.
func String(at uintptr) string {
	if at == 0 {
		return ""
	}
	p := *(*unsafe.Pointer)(unsafe.Pointer(&at))
	n := 0
	for *(*byte)(unsafe.Add(p, n)) != 0 {
		n++
	}
	return string(unsafe.Slice((*byte)(p), n))
}

// Bytes are n bytes at an address of a library. They are the library's, for as long as it keeps them.
func Bytes(at uintptr, n int) []byte {
	return unsafe.Slice((*byte)(*(*unsafe.Pointer)(unsafe.Pointer(&at))), n)
}

// Text is a string as C has it.
func Text(s string) *byte { return &append([]byte(s), 0)[0] }
