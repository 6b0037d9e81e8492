package top

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"
)

// Paint dresses a piece of a frame for a terminal; Plain leaves it as it is.
type Paint func(kind Kind, text string) string

// Kind is what a piece of a frame is.
type Kind int

// Kinds of pieces.
const (
	Heading Kind = iota
	Faint
	Chosen
	Good
	Warning
	Bad
)

// Plain paints nothing.
func Plain(_ Kind, text string) string { return text }

// Layout is how a frame is made.
type Layout struct {
	// Width and Height of the terminal in characters; a Height of 0 has room for everything, a Width of 0 too.
	Width, Height int
	// Decimals of the token.
	Decimals int
	Paint    Paint
}

// seconds between an answer and a warning that the picture is old.
const stale = 30 * time.Second

// line is one of a frame: pieces of plain text with their kinds.
type line []piece

type piece struct {
	kind Kind
	text string
	bare bool
}

func bare(text string) piece               { return piece{text: text, bare: true} }
func dressed(kind Kind, text string) piece { return piece{kind: kind, text: text} }

// render cuts a line to a width, pads nothing, and paints it.
func (l Layout) render(x line) string {
	room := l.Width
	var b strings.Builder
	for _, p := range x {
		text := p.text
		if l.Width > 0 {
			if len(text) > room {
				text = text[:max(0, room-1)]
				if room > 0 {
					text += ">"
				}
			}
			room -= len(text)
		}
		if p.bare || text == "" {
			b.WriteString(text)
		} else {
			b.WriteString(l.Paint(p.kind, text))
		}
		if l.Width > 0 && room == 0 {
			break
		}
	}
	return strings.TrimRight(b.String(), " ")
}

// table lays out rows of cells in columns as wide as their widest cell.
type table struct {
	head []string
	rows [][]string
	// kinds of rows; bare if there is none.
	kinds map[int]Kind
	right map[int]bool
}

func (t *table) add(cells ...string) { t.rows = append(t.rows, cells) }

func (t *table) lines(indent string) (out []line) {
	width := make([]int, len(t.head))
	for _, row := range append([][]string{t.head}, t.rows...) {
		for i, cell := range row {
			width[i] = max(width[i], len(cell))
		}
	}
	join := func(row []string) string {
		var b strings.Builder
		b.WriteString(indent)
		for i, cell := range row {
			if i > 0 {
				b.WriteString("  ")
			}
			space := strings.Repeat(" ", width[i]-len(cell))
			if t.right[i] {
				b.WriteString(space + cell)
			} else {
				b.WriteString(cell + space)
			}
		}
		return strings.TrimRight(b.String(), " ")
	}
	out = append(out, line{dressed(Faint, join(t.head))})
	for i, row := range t.rows {
		if kind, ok := t.kinds[i]; ok {
			out = append(out, line{dressed(kind, join(row))})
		} else {
			out = append(out, line{bare(join(row))})
		}
	}
	return out
}

// top is the first lines of every frame: who was asked, and how old what they said is.
func heading(s *Snapshot, err error, age time.Duration) (out []line) {
	first := line{dressed(Heading, "assay top")}
	if s != nil {
		first = append(first, bare(fmt.Sprintf("  %s  block %d  %s UTC", s.Source, s.Block, clock(int64(s.Time)))))
		if s.Head > s.Block {
			first = append(first, dressed(Warning, fmt.Sprintf("  %d blocks behind", s.Head-s.Block)))
		}
		if s.Faulty {
			first = append(first, dressed(Bad, "  the indexer has a fault: do not rely on this"))
		}
	}
	out = append(out, first)
	switch {
	case err != nil && s == nil:
		out = append(out, line{dressed(Bad, "no connection: "+clean(err.Error()))})
	case err != nil:
		out = append(out, line{dressed(Bad, fmt.Sprintf("no connection since %s: %s", age.Round(time.Second), clean(err.Error())))})
	case age > stale:
		out = append(out, line{dressed(Warning, fmt.Sprintf("what is shown is %s old", age.Round(time.Second)))})
	}
	return out
}

// list is the table of runs. now is the chain's time; chosen is the row that the cursor is on, -1 for none.
func (l Layout) list(s *Snapshot, now int64, chosen int) (head []line, rows []line) {
	if len(s.Runs) == 0 {
		return []line{{bare("No runs")}}, nil
	}
	t := table{head: []string{" ", "TASK", "TIER", "STATUS", "ROUND", "PHASE", "LEFT", "NEXT", "ACCEPTED", "TRAINERS", "KEEPERS", "DISPUTES", "CONVICTED", "PAID"},
		right: map[int]bool{4: true, 6: true, 8: true, 9: true, 10: true, 11: true, 12: true, 13: true}, kinds: map[int]Kind{}}
	for i := range s.Runs {
		r := &s.Runs[i]
		mark, until, next := " ", "", ""
		if len(r.Next) > 0 {
			until, next = left(r.Next[0].Until, now), r.Next[0].Who+": "+r.Next[0].What
		}
		switch {
		case i == chosen:
			mark, t.kinds[i] = ">", Chosen
		case r.Status == failed:
			t.kinds[i] = Bad
		case r.Disputes > 0 || r.Descents > 0 || r.Demands > 0:
			t.kinds[i] = Warning
		case r.Ended():
			t.kinds[i] = Faint
		}
		trainers := count(r.Trainers)
		if r.Slots >= 0 && r.Trainers >= 0 {
			trainers = fmt.Sprintf("%d/%d", r.Trainers, r.Slots)
		}
		t.add(mark, short(r.ID), r.Tier, r.Status, rounds(r), r.Phase, until, next, count(r.Accepted), trainers, count(r.Keepers), games(r), count(r.Convictions), l.paid(r))
	}
	all := t.lines("")
	return all[:1], all[1:]
}

func rounds(r *Run) string {
	if r.MaxRounds < 0 {
		return count(r.Round)
	}
	return fmt.Sprintf("%d/%d", r.Round, r.MaxRounds)
}

// games are open disputes, descents and demands.
func games(r *Run) string {
	if r.Disputes < 0 {
		return "-"
	}
	return count(r.Disputes + r.Descents + r.Demands)
}

// paid is what trainers and keepers were paid.
func (l Layout) paid(r *Run) string {
	if r.Rewards == nil || r.Commission == nil {
		return "-"
	}
	return tokens(new(big.Int).Add(r.Rewards, r.Commission), l.Decimals)
}

// run is the page of one run.
func (l Layout) run(r *Run, now int64) (out []line) {
	text := func(name, value string) {
		out = append(out, line{dressed(Faint, fmt.Sprintf("%-12s", name)), bare(value)})
	}
	status := r.Status
	if r.Tier != "" {
		status += ", " + r.Tier + " tier"
	}
	out = append(out, line{dressed(Heading, "run "+r.ID)})
	text("status", status)
	if r.Sponsor != "" {
		text("sponsor", r.Sponsor)
	}
	text("round", fmt.Sprintf("%s, %s final, %s carried", rounds(r), count(r.Finalized), count(r.Carried)))
	if r.Phase != "" {
		text("phase", r.Phase)
	}
	for i, n := range r.Next {
		name := ""
		if i == 0 {
			name = "next"
		}
		kind := Good
		when := ""
		if n.Until != 0 {
			when = fmt.Sprintf(" -- %s left, until %s UTC", left(n.Until, now), clock(n.Until))
			if n.Until < now {
				kind, when = Warning, fmt.Sprintf(" -- over since %s UTC", clock(n.Until))
			}
		}
		out = append(out, line{dressed(Faint, fmt.Sprintf("%-12s", name)), dressed(kind, n.Who), bare(": " + n.What + when)})
	}
	text("gradients", fmt.Sprintf("%s accepted", count(r.Accepted)))
	amount := func(x *big.Int) string { return tokens(x, l.Decimals) }
	text("pay", fmt.Sprintf("%s of %s tokens: trainers %s, keepers %s; refunded %s, burned %s", l.paid(r), amount(r.Escrow), amount(r.Rewards), amount(r.Commission),
		amount(r.Refunded), amount(r.Burned)))
	text("games", fmt.Sprintf("%s disputes, %s descents, %s demands open; %s convictions", count(r.Disputes), count(r.Descents), count(r.Demands), count(r.Convictions)))
	if r.Detail != nil {
		out = append(out, l.detail(r.Detail, now)...)
	}
	return out
}

func (l Layout) detail(d *Detail, now int64) (out []line) {
	section := func(title string, t *table) {
		if len(t.rows) > 0 {
			out = append(append(out, nil, line{dressed(Heading, title)}), t.lines("  ")...)
		}
	}
	amount := func(x *big.Int) string { return tokens(x, l.Decimals) }
	rounds := &table{head: []string{"ROUND", "STATUS", "COMMITTED", "ACCEPTED", "SEATS", "SIGNERS", "HELD BY", "OVERTURNED", "OPENED UTC", "PROPOSED UTC"},
		right: map[int]bool{0: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true}, kinds: map[int]Kind{}}
	for _, r := range slices.Backward(d.Rounds) {
		status := r.Status
		if r.Tainted {
			status += ", tainted"
		}
		switch {
		case r.Status == roundOverturned || r.Tainted:
			rounds.kinds[len(rounds.rows)] = Bad
		case r.Holds > 0:
			rounds.kinds[len(rounds.rows)] = Warning
		}
		rounds.add(count(r.Round), status, count(r.Committed), count(r.Accepted), count(r.Seats), count(r.Signers), count(r.Holds), count(r.Overturned), clock(r.OpenedAt), clock(r.ProposedAt))
	}
	section("rounds", rounds)
	keepers := &table{head: []string{"KEEPER", "", "PROPOSALS", "COMMISSION", "SLASHED", "SAYS IT ANSWERS AT"}, right: map[int]bool{2: true, 3: true, 4: true}, kinds: map[int]Kind{}}
	for _, k := range d.Keepers {
		if k.Slashed != nil && k.Slashed.Sign() > 0 {
			keepers.kinds[len(keepers.rows)] = Bad
		}
		keepers.add(k.Account, gone(k.Active), count(k.Proposals), amount(k.Commission), amount(k.Slashed), k.Endpoint)
	}
	section("keepers", keepers)
	trainers := &table{head: []string{"SLOT", "TRAINER", "", "COMMITTED", "ACCEPTED", "PAY", "SLASHED"}, right: map[int]bool{0: true, 3: true, 4: true, 5: true, 6: true}, kinds: map[int]Kind{}}
	for _, t := range d.Trainers {
		state := gone(t.Active)
		if t.Missed {
			state = "absent"
		}
		if t.Slashed != nil && t.Slashed.Sign() > 0 {
			trainers.kinds[len(trainers.rows)] = Bad
		}
		trainers.add(count(t.Slot), t.Account, state, count(t.Committed), count(t.Accepted), amount(t.Rewards), amount(t.Slashed))
	}
	section("trainers", trainers)
	disputes := &table{head: []string{"DISPUTE", "ROUND", "TRAINER", "CHALLENGER", "STATUS", "TURN", "WHOSE CLOCK", "LEFT"}, right: map[int]bool{1: true, 7: true}, kinds: map[int]Kind{}}
	for _, x := range slices.Backward(d.Disputes) {
		if x.Clock != "" {
			disputes.kinds[len(disputes.rows)] = Warning
		}
		disputes.add(x.ID, count(x.Round), x.Trainer, x.Challenger, x.Status, x.Turn, x.Clock, left(x.Deadline, now))
	}
	section("disputes", disputes)
	proven := &table{head: []string{"PROVEN UTC", "ROUND", "FAULT", "OF", "BY", "THE GRADIENT OR ROUND"}, right: map[int]bool{1: true}}
	for _, x := range slices.Backward(d.Proven) {
		proven.add(clock(x.At), count(x.Round), x.Fault, x.Of, x.By, strings.ToLower(x.Became))
	}
	section("convictions", proven)
	return out
}

// gone marks who is there no longer.
func gone(active bool) string {
	if active {
		return ""
	}
	return "left"
}

// Once is a whole frame as plain text: all runs, or, if the snapshot has the detail of one, that run.
func Once(s *Snapshot, l Layout) string {
	l.Height, l.Paint = 0, Plain
	out := heading(s, nil, 0)
	if len(s.Runs) == 1 && s.Runs[0].Detail != nil {
		out = append(out, l.run(&s.Runs[0], int64(s.Time))...)
	} else {
		head, rows := l.list(s, int64(s.Time), -1)
		out = append(append(out, head...), rows...)
	}
	if s.Partial {
		out = append(out, line{bare(partial)})
	}
	var b strings.Builder
	for _, x := range out {
		b.WriteString(l.render(x) + "\n")
	}
	return b.String()
}

// partial says what a keeper does not say.
const partial = "A keeper was asked: it knows neither pay nor games (assay indexer run, --indexer URL)"
