// Package fpenv guards the floating-point control state. A foreign library in the same process may have left flush-to-zero,
// another rounding mode or unmasked exceptions in a thread, and threads inherit them.
package fpenv

import "runtime"

// Saved is the control state a thread had before Enter.
type Saved uint64

// Enter locks the goroutine to its thread and sets round to nearest even, subnormals kept, all exceptions masked. Leave must
// follow on the same goroutine.
func Enter() Saved {
	runtime.LockOSThread()
	s := get()
	if s&control != standard {
		set(s&^control | standard)
	}
	return s
}

// Leave gives the thread its control state back.
func Leave(s Saved) {
	if s&control != standard {
		set(s)
	}
	runtime.UnlockOSThread()
}
