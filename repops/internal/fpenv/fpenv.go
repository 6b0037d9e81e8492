// Package fpenv guards the floating-point control state. A foreign library in the same process may have left flush-to-zero,
// another rounding mode or unmasked exceptions in a thread, and threads inherit them. Only amd64 and arm64 are guarded.
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

// Hostile runs f in the control state that a library built for speed leaves behind: subnormals are flushed and, on amd64,
// results rounded toward zero. It is for tests of what calls Enter, and returns false without running f where ports have no
// guard.
func Hostile(f func()) bool {
	if control == 0 {
		return false
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before := get()
	defer set(before)
	set(before&^control | hostile)
	f()
	return true
}

// Leave gives the thread its control state back.
func Leave(s Saved) {
	if s&control != standard {
		set(s)
	}
	runtime.UnlockOSThread()
}
