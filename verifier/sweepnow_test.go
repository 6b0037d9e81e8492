package verifier

import (
	"path/filepath"
	"time"
)

// SweepNow clears a player's folder as player.follow does every sweepInterval.
func SweepNow(dir string) error {
	return newLibrary(filepath.Join(dir, "objects"), nil).sweep(time.Now().Add(-keepUnused))
}
