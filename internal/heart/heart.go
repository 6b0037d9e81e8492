// Package heart notices a loop that does not turn any more: a service whose main loop stands still serves on, and looks well to whoever asks
// only whether it answers.
package heart

import (
	"fmt"
	"sync/atomic"
	"time"
)

// Heart says when a loop turned last. The zero value is of a loop that has not begun.
type Heart struct{ at atomic.Int64 }

// Beat notes that the loop turns.
func (h *Heart) Beat() { h.Set(time.Now()) }

// Set notes when it turned.
func (h *Heart) Set(at time.Time) { h.at.Store(at.UnixNano()) }

// Still says what is wrong with a loop that has not turned for `after`, which is longer than any of its turns takes; nothing while it
// turns as it should, or has not begun. loop says what the loop does.
func (h *Heart) Still(loop string, after time.Duration) string {
	last := h.at.Load()
	since := time.Since(time.Unix(0, last))
	if last == 0 || since <= after {
		return ""
	}
	return fmt.Sprintf("the loop that %s has not turned for %s", loop, since.Round(time.Second))
}
