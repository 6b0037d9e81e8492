package demo

import (
	"bytes"
	"fmt"
	"io"
	"sync"
	"time"
)

// teller says what an act does. Acts run side by side and are told one after the other: what one has to say before its turn is kept.
type teller struct {
	name string
	out  io.Writer
	// live says that out is a terminal, whose last line may be rewritten.
	live bool
	// beside runs at the same time; where it stands is shown behind where this one does.
	beside *teller

	mu      sync.Mutex
	waiting bool
	kept    bytes.Buffer
	// now is where the act stands.
	now string
}

// turn says what was kept, and from now on everything at once.
func (t *teller) turn() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.waiting = false
	_, _ = t.kept.WriteTo(t.out)
}

// say prints a line.
func (t *teller) say(format string, args ...any) {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case t.waiting:
		fmt.Fprintf(&t.kept, format+"\n", args...)
	case t.live:
		fmt.Fprintf(t.out, "\r\033[K"+format+"\n", args...)
	default:
		fmt.Fprintf(t.out, format+"\n", args...)
	}
}

// status rewrites the last line of a terminal; elsewhere it prints nothing, so that logs stay readable.
func (t *teller) status(format string, args ...any) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.now = fmt.Sprintf(format, args...)
	if t.waiting || !t.live {
		return
	}
	line := t.now
	if t.beside != nil {
		if now := t.beside.standing(); now != "" {
			line += "   │ meanwhile " + t.beside.name + ": " + now
		}
	}
	// Without wrapping at the edge: only the last line can be rewritten.
	fmt.Fprintf(t.out, "\r\033[K\033[?7l%s\033[?7h", line)
}

// clear takes the status off a terminal's last line.
func (t *teller) clear() {
	if t.live {
		fmt.Fprint(t.out, "\r\033[K")
	}
}

func (t *teller) standing() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.now
}

// step says what begins, how long it has been at it, and how long it took.
func (t *teller) step(what string, do func() error) error {
	start, done := time.Now(), make(chan error, 1)
	go func() { done <- do() }()
	for {
		t.status("%s … %.0f s", what, time.Since(start).Seconds())
		select {
		case err := <-done:
			if err != nil {
				return fmt.Errorf("%s: %w", what, err)
			}
			t.say("%-72s %5.1f s", what, time.Since(start).Seconds())
			return nil
		case <-time.After(time.Second):
		}
	}
}
