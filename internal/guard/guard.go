// Package guard keeps a panic from ending a process that serves many: what one of them sent is that one's failure.
package guard

import (
	"errors"
	"fmt"
	"runtime/debug"
)

// ErrPanic is the error of a call that panicked.
var ErrPanic = errors.New("panic")

// Call calls f and turns a panic into an ErrPanic that has its stack. It has to be called in each goroutine that reads a stranger's bytes: nobody
// else can recover there.
func Call(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v\n%s", ErrPanic, p, debug.Stack())
		}
	}()
	return f()
}
