package keeper

import (
	"fmt"
	"runtime/debug"
)

// guarded turns a panic into an error that has its stack: what somebody sends must not end the keeper for all others. It is called in each
// goroutine that reads such bytes, as nobody else can recover there.
func guarded(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return f()
}
