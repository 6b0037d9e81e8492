package top

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// Screen is the view as keys and answers make it. It draws nothing and asks nobody.
type Screen struct {
	Layout Layout

	// page is the run that is open, empty for the list.
	page string
	help bool
	// cursor is the run that the list's mark is on: rows move, it stays.
	cursor string
	// scroll is how many rows are above the window.
	scroll int

	all, one *Snapshot
	// err is why the last look failed, nil if it did not; at is when the last one answered, by this machine's clock.
	err error
	at  time.Time
}

// keys are those of the help page.
var keys = [][2]string{
	{"up, down, k, j", "choose a run; scroll a run's page"},
	{"page up, page down", "a screen at a time"},
	{"home, end, g, G", "the first, the last"},
	{"enter, right", "open the run"},
	{"esc, left, backspace", "back to the list"},
	{"?", "this page"},
	{"q, ctrl+c", "quit"},
}

// Wanted is the run whose detail the next look is to read; empty for all runs.
func (s *Screen) Wanted() string { return s.page }

// Open opens the page of a run.
func (s *Screen) Open(id string) {
	s.page, s.cursor, s.scroll, s.one = id, id, 0, nil
}

// Answer takes what a look for a run (empty: for all) came to at a time of this machine's clock.
func (s *Screen) Answer(wanted string, snap *Snapshot, err error, at time.Time) {
	if wanted != s.page {
		return // somebody has gone on meanwhile
	}
	if s.err = err; err != nil {
		return
	}
	s.at = at
	if wanted != "" {
		s.one = snap
		return
	}
	s.all = snap
	if s.index() < 0 && len(snap.Runs) > 0 {
		s.cursor = snap.Runs[0].ID
	}
}

// Resize tells how large the terminal is.
func (s *Screen) Resize(width, height int) { s.Layout.Width, s.Layout.Height = width, height }

// index is the cursor's row; -1 if it is on none.
func (s *Screen) index() int {
	if s.all == nil {
		return -1
	}
	return slices.IndexFunc(s.all.Runs, func(r Run) bool { return r.ID == s.cursor })
}

// Key takes a key by its name, and says whether the view is to be left, and whether something else is to be asked for now.
func (s *Screen) Key(key string) (quit, ask bool) {
	switch key {
	case "q", "ctrl+c":
		return true, false
	case "?":
		s.help = !s.help
		return false, false
	}
	if s.help { // any other key
		s.help = false
		return false, false
	}
	by := 0
	window := max(1, s.room()-1)
	switch key {
	case "up", "k":
		by = -1
	case "down", "j":
		by = 1
	case "pgup":
		by = -window
	case "pgdown", "space", " ":
		by = window
	case "home", "g":
		by = -1 << 20
	case "end", "G":
		by = 1 << 20
	case "enter", "right", "l":
		if at := s.index(); s.page == "" && at >= 0 {
			s.Open(s.all.Runs[at].ID)
			return false, true
		}
		return false, false
	case "esc", "left", "h", "backspace":
		if s.page != "" {
			s.page, s.scroll, s.err = "", 0, nil
			return false, true
		}
		return false, false
	}
	s.move(by)
	return false, false
}

// move moves the cursor in the list, or the window over a run's page.
func (s *Screen) move(by int) {
	if s.page != "" {
		s.scroll = max(0, s.scroll+by)
		return // the frame knows how long the page is
	}
	if at := s.index(); at >= 0 {
		s.cursor = s.all.Runs[min(max(at+by, 0), len(s.all.Runs)-1)].ID
	}
}

// room is how many lines there are between heading and foot.
func (s *Screen) room() int {
	const headAndFoot = 4
	return max(1, s.Layout.Height-headAndFoot)
}

// Frame draws the view as of a time of this machine's clock.
func (s *Screen) Frame(now time.Time) string {
	l := s.Layout
	snap := s.all
	if s.page != "" {
		snap = s.one
	}
	age := time.Duration(0)
	if !s.at.IsZero() {
		age = now.Sub(s.at)
	}
	out := heading(snap, s.err, age)
	var body []line
	foot := "enter opens a run, ? lists the keys, q quits"
	switch {
	case s.help:
		body = append(body, line{dressed(Heading, "keys")})
		for _, k := range keys {
			body = append(body, line{bare(fmt.Sprintf("  %-22s", k[0])), bare(k[1])})
		}
		s.scroll = 0
		foot = "any key goes back"
	case snap == nil && s.err == nil:
		body = append(body, line{bare("asking ...")})
	case snap == nil:
	case s.page != "":
		// The chain's clock goes on between two answers.
		for i := range snap.Runs[:min(1, len(snap.Runs))] {
			body = append(body, l.run(&snap.Runs[i], int64(snap.Time)+int64(age/time.Second))...)
		}
		foot = "esc goes back, arrows scroll, ? lists the keys, q quits"
	default:
		at := s.index()
		head, rows := l.list(snap, int64(snap.Time)+int64(age/time.Second), at)
		out = append(out, head...)
		body = rows
		if at >= 0 { // the window follows the cursor
			room := s.room()
			s.scroll = min(max(s.scroll, at-room+1), at)
		}
	}
	if snap != nil && snap.Partial && !s.help {
		foot = partial
	}
	if l.Height > 0 {
		room := max(1, l.Height-len(out)-1)
		s.scroll = min(s.scroll, max(0, len(body)-room))
		body = body[s.scroll:min(len(body), s.scroll+room)]
		for len(body) < room {
			body = append(body, nil)
		}
	}
	out = append(append(out, body...), line{dressed(Faint, foot)})
	if l.Height > 0 {
		out = out[max(0, len(out)-l.Height):]
	}
	text := make([]string, len(out))
	for i, x := range out {
		text[i] = l.render(x)
	}
	return strings.Join(text, "\n")
}
