//go:build !amd64 && !arm64

package fpenv

// Elsewhere nothing is guarded: Enter and Leave only hold the goroutine on its thread. Go never changes a thread's modes, so its
// bits are right in a process without foreign code. But most of these ports have modes that foreign code can leave behind
// (rounding on riscv64, s390x, ppc64 and 386, flushing on some of them too), and then results may have other bits.
const control, standard, hostile Saved = 0, 0, 0

func get() Saved { return 0 }
func set(Saved)  {}
