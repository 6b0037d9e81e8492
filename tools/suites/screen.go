package main

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"
)

// every is the time between two lines that say what is still running.
const every = time.Minute

// A screen is what a person sees: lines, for terminals and logs alike. Its lock also guards the readers that it asks for their progress.
type screen struct {
	mu      sync.Mutex
	out     io.Writer
	began   time.Time
	running map[string]reader
}

func newScreen(out io.Writer, began time.Time) *screen {
	return &screen{out: out, began: began, running: map[string]reader{}}
}

func (s *screen) say(format string, args ...any) {
	at := time.Since(s.began).Round(time.Second)
	fmt.Fprintf(s.out, "%3d:%02d  %s\n", int(at.Minutes()), int(at.Seconds())%60, fmt.Sprintf(format, args...))
}

func (s *screen) begins(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.running[name] = &plain{}
	s.say("%s begins", name)
}

func (s *screen) follow(name string, r reader) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.running[name] = r
}

func (s *screen) ends(r result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.running, r.Name)
	if r.Err == nil {
		s.say("%s passed, %.0f s", r.Name, r.Seconds)
		return
	}
	s.say("%s FAILED after %.0f s: %v", r.Name, r.Seconds, r.Err)
	_, _ = s.out.Write(r.Failure)
	if !bytes.HasSuffix(r.Failure, []byte("\n")) {
		fmt.Fprintln(s.out)
	}
}

// beat says now and then what is still running, until stop is called.
func (s *screen) beat() (stop func()) {
	ticker := time.NewTicker(every)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-ticker.C:
				s.still()
			case <-done:
				ticker.Stop()
				return
			}
		}
	}()
	return sync.OnceFunc(func() { close(done) })
}

func (s *screen) still() {
	s.mu.Lock()
	defer s.mu.Unlock()
	var names []string
	for _, name := range slices.Sorted(maps.Keys(s.running)) {
		if p := s.running[name].progress(); p != "" {
			name += " (" + p + ")"
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		s.say("still running: %s", strings.Join(names, ", "))
	}
}
