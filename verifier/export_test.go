package verifier

import (
	"path/filepath"
	"time"
)

// Hurry has exams keep their seats for another time than a minute, before the challenger runs.
func (c *Challenger) Hurry(stint time.Duration) { c.seats.stint = stint }

// ExamSeats is how many rounds of tasks that were not named are examined at a time.
const ExamSeats = examSeats

// ErrEvicted is why an exam gives up its seat.
var ErrEvicted = errEvicted

// SweepNow clears a player's folder as player.follow does now and then.
func SweepNow(dir string) error {
	return newLibrary(filepath.Join(dir, "objects"), nil).sweep(time.Now().Add(-DefaultKeepUnused))
}

// ShownBytes is what a defender holds in memory of disputed claims to show it.
func (d *Defender) ShownBytes() uint64 {
	d.published.mu.Lock()
	defer d.published.mu.Unlock()
	return d.published.bytes()
}
