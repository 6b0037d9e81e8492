package repops

import "assay/repops/internal/pool"

// SetThreads limits every later call of this package and those below it to n cores at once; 0 means all that Go may use. Bits
// never depend on it.
func SetThreads(n int) { pool.SetThreads(n) }
