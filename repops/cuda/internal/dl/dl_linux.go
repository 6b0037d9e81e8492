//go:build linux && (amd64 || arm64) && !nocuda

package dl

import "github.com/ebitengine/purego"

// Available says whether this build loads libraries.
const Available = true

// Open loads the library of a file, or of a name that the system's loader knows.
func Open(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_LOCAL)
}

// OpenGlobal is Open of a library that others, loaded later, use.
func OpenGlobal(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

// Symbol is the address of a function.
func Symbol(library uintptr, name string) (uintptr, error) { return purego.Dlsym(library, name) }

// Call calls a function. Go memory whose address is an argument stays where it is until the call returns.
//
//go:uintptrescapes
func Call(function uintptr, args ...uintptr) uintptr {
	r, _, _ := purego.SyscallN(function, args...)
	return r
}
