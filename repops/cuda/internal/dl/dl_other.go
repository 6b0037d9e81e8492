//go:build !linux || (!amd64 && !arm64) || nocuda

package dl

// Available says whether this build loads libraries.
const Available = false

// Open loads the library of a file, or of a name that the system's loader knows.
func Open(string) (uintptr, error) { return 0, ErrUnavailable }

// OpenGlobal is Open of a library that others, loaded later, use.
func OpenGlobal(string) (uintptr, error) { return 0, ErrUnavailable }

// Symbol is the address of a function.
func Symbol(uintptr, string) (uintptr, error) { return 0, ErrUnavailable }

// Call calls a function.
//
//go:uintptrescapes
func Call(uintptr, ...uintptr) uintptr { panic(ErrUnavailable) }
