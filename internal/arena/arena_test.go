package arena

import (
	"context"
	"encoding/json"
	"flag"
	"log/slog"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

var (
	scriptFile = flag.String("script", "", "TestScript: a script to replay (JSON)")
	seeds      = flag.String("seeds", "", "TestSeeds: seeds to run, as FROM-TO")
	exhaustive = flag.Int("exhaustive", 0, "TestSeeds: the FROMth to the TOth of all sequences of up to so many core moves")
	outFile    = flag.String("outcomes", "", "a file that gets a line of JSON for each run; standard output without it")
	figures    = flag.String("figures", "", "TestFigures: a file for the figures")
	figure     = flag.String("figure", "", "TestFigures: the one to measure; all without it")
	update     = flag.Bool("update", false, "TestStrategies: write docs/attacks-players.md")
	logTo      = flag.String("logto", "", "a file for what all services of the runs say")
)

// One thread, so that a seed is the same run each time as far as it can be, and few collections.
func TestMain(m *testing.M) {
	runtime.GOMAXPROCS(1)
	debug.SetGCPercent(400)
	os.Exit(m.Run())
}

func handler(t *testing.T) slog.Handler {
	t.Helper()
	if *logTo == "" {
		return nil
	}
	f, err := os.Create(*logTo)
	require.NoError(t, err)
	t.Cleanup(func() { f.Close() })
	return slog.NewTextHandler(f, &slog.HandlerOptions{Level: slog.LevelDebug})
}

func report(t *testing.T, o Outcome) {
	t.Helper()
	out := os.Stdout
	if *outFile != "" {
		var err error
		out, err = os.OpenFile(*outFile, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		require.NoError(t, err)
		defer out.Close()
	}
	require.NoError(t, json.NewEncoder(out).Encode(o))
}

// long is how many seeds a quarter of an hour takes on two cores that do nothing else, and short half a minute.
const short, long = 10, 400

// Nothing wrong becomes final or is paid, and nobody honest loses, in the first runs of the arena: `make arena` makes more.
func TestArena(t *testing.T) {
	n := uint64(short)
	if os.Getenv("ASSAY_LONG") != "" {
		n = long
	}
	for seed := range n {
		s := Draw(seed + 1)
		if o := Run(t, s, nil); o.Fails() {
			t.Errorf("%s\nwrong: %v\nlosses: %v\nbroken: %s\n%s", s, o.WrongFinal, o.Losses, o.Broken, strings.Join(o.Notes, "\n"))
		}
	}
}

// A lie that nobody challenges becomes final, and the arena says so: its oracle is not blind.
func TestTheOracleSees(t *testing.T) {
	lie := Script{Seed: 3, Rounds: 2, Trainers: 3, Keepers: 1, Liars: 2, Moves: []Move{{Kind: "lie-parameter"}, {Kind: "lie-parameter", Round: 1}}}
	away := lie
	away.Moves = append(away.Moves[:2:2], Move{Kind: "restart-challenger", At: 1, N: 200})
	o := Run(t, away, nil)
	require.Empty(t, o.Broken)
	require.NotEmpty(t, o.WrongFinal, "%s", strings.Join(o.Notes, "\n"))
	require.NotEmpty(t, o.Excused)
	require.False(t, o.Fails())
	o = Run(t, lie, nil)
	require.False(t, o.Fails(), "%v %v %s", o.WrongFinal, o.Losses, o.Broken)
}

// lines counts the lines of a log that say something.
type lines struct {
	of string
	n  *atomic.Int64
}

func (l lines) Enabled(context.Context, slog.Level) bool { return true }
func (l lines) WithAttrs([]slog.Attr) slog.Handler       { return l }
func (l lines) WithGroup(string) slog.Handler            { return l }

// Handle implements slog.Handler.
func (l lines) Handle(_ context.Context, r slog.Record) error {
	if r.Message == l.of {
		l.n.Add(1)
	}
	return nil
}

// A wrong round that is final, and that nobody can be made to show, is computed once, and not again for as long as its signers are liable.
func TestWhatCannotBeProvenIsLeftAlone(t *testing.T) {
	s := Script{Seed: 2, Rounds: 6, Trainers: 3, Keepers: 1, Liars: 2, Moves: []Move{{Kind: "hide"}, {Kind: "lie-parameter"}, {Kind: "lie-parameter", Round: 1},
		{Kind: "lie-parameter", Round: 2}, {Kind: "restart-challenger", At: 1, N: 40}}}
	var found atomic.Int64
	o := Run(t, s, lines{"round is wrong", &found})
	require.Empty(t, o.Broken)
	require.NotEmpty(t, o.WrongFinal, "%s", strings.Join(o.Notes, "\n"))
	require.Greater(t, o.Steps, 60)
	require.EqualValues(t, len(o.WrongFinal), found.Load(), "%s", strings.Join(o.Notes, "\n"))
}

func TestShrink(t *testing.T) {
	var s Script
	for seed := uint64(1); len(s.Moves) < 4; seed++ {
		s = Draw(seed)
	}
	needed := s.Moves[2].Kind
	small := Shrink(s, func(s Script) bool { return s.has(needed) })
	require.Len(t, small.Moves, 1)
	require.Equal(t, needed, small.Moves[0].Kind)
	require.True(t, small.sound())
	var back Script
	require.NoError(t, json.Unmarshal([]byte(small.String()), &back))
	require.Equal(t, small, back)
}

func TestDraws(t *testing.T) {
	require.GreaterOrEqual(t, len(Kinds()), 20)
	seen := make(map[string]bool)
	for seed := range uint64(2 * firstLater) {
		s := Draw(seed)
		require.True(t, s.sound(), "%s", s)
		require.Equal(t, s, Draw(seed))
		for _, m := range s.Moves {
			seen[m.Kind] = true
		}
	}
	for _, n := range drawn(firstLater) {
		require.Contains(t, seen, n)
	}
	for n := range seen { // what is named only a campaign may draw
		require.True(t, !slices.Contains(named, n) || slices.ContainsFunc(laterCampaigns, func(c []string) bool { return slices.Contains(c, n) }), n)
	}
	require.Len(t, Kinds(), len(drawn(0))+len(laterKinds)+len(named))
	for i, s := range Exhaustive(2) {
		require.True(t, s.sound(), "%s", s)
		require.Equal(t, FirstSequence+uint64(i), s.Seed)
	}
}

// Replays a script from a file, or those that once showed a defect (testdata).
func TestScript(t *testing.T) {
	files := []string{*scriptFile}
	if *scriptFile == "" {
		var err error
		files, err = filepath.Glob("testdata/*.json")
		require.NoError(t, err)
		require.NotEmpty(t, files)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		require.NoError(t, err)
		var s Script
		require.NoError(t, json.Unmarshal(raw, &s))
		o := Run(t, s, handler(t))
		if *scriptFile != "" {
			report(t, o)
		}
		if o.Fails() {
			t.Errorf("%s\nwrong: %v\nlosses: %v\nbroken: %s\n%s", file, o.WrongFinal, o.Losses, o.Broken, strings.Join(o.Notes, "\n"))
		}
	}
}

// Runs the seeds that cmd/arena tells it to, and reports each.
func TestSeeds(t *testing.T) {
	if *seeds == "" {
		return
	}
	first, last, _ := strings.Cut(*seeds, "-")
	from, err := strconv.ParseUint(first, 10, 64)
	require.NoError(t, err)
	to, err := strconv.ParseUint(last, 10, 64)
	require.NoError(t, err)
	for at := from; at <= to; at++ {
		s := Draw(at)
		if *exhaustive > 0 {
			s = Exhaustive(*exhaustive)[at]
		}
		report(t, Run(t, s, handler(t)))
	}
}

// Measures the figures for cmd/arena, and wants each to be what it has to be.
func TestFigures(t *testing.T) {
	if *figures == "" {
		return
	}
	asked := func(name string) bool { return *figure == "" || *figure == name }
	var found Figures
	if asked(FigureDefended) {
		for n := 4; n <= 2*LeastDefended; n *= 2 {
			o, err := Flood(t, n, 400*time.Second, 40*time.Second, 8*time.Second, handler(t))
			require.NoError(t, err)
			t.Logf("%d sham disputes: %+v", n, o)
			if o.Convicted || o.Opened < n || o.Over < o.Opened {
				break
			}
			found.Defended = n
		}
	}
	if asked(FigureJunk) {
		with, err := Bear(t, UnderJunk(14, true), handler(t))
		require.NoError(t, err)
		found.Junk = with.Percent()
		t.Logf("under junk: %+v", with)
	}
	if asked(FigureOverload) {
		o, err := Bear(t, Overload(3), handler(t))
		require.NoError(t, err)
		found.Overload = o.Percent()
		t.Logf("overloaded: %+v", o)
	}
	if asked(FigureFlap) {
		o, err := Bear(t, Flapping(2), handler(t))
		require.NoError(t, err)
		found.Flap = o.Percent()
		t.Logf("flapping: %+v", o)
	}
	raw, err := json.Marshal(found)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(*figures, raw, 0o644))
	require.Empty(t, found.TooLow(*figure))
}

// Each strategy of docs/attacks-players.md leaves every number right and nobody honest with less, and the page has a line for each. They are played where
// the arena has a quarter of an hour, or the page is written.
func TestStrategies(t *testing.T) {
	path := filepath.Join("..", "..", "docs", "attacks-players.md")
	have, err := os.ReadFile(path)
	if !*update {
		require.NoError(t, err)
	}
	var rows []string
	for _, s := range Strategies {
		if !*update {
			require.Contains(t, string(have), "| "+s.Name+" | "+s.StoppedBy+" |", "the page is stale: ASSAY_LONG=1 go test ./internal/arena -run TestStrategies -update")
		}
		require.True(t, s.Script.sound(), s.Name)
		if os.Getenv("ASSAY_LONG") == "" {
			continue
		}
		with, without := Run(t, s.Script, nil), Run(t, s.without(), nil)
		for _, o := range []Outcome{with, without} {
			require.False(t, o.Fails(), "%s\nwrong: %v\nlosses: %v\nbroken: %s\n%s", s.Name, o.WrongFinal, o.Losses, o.Broken, strings.Join(o.Notes, "\n"))
			require.Empty(t, o.Excused, s.Name)
		}
		rows = append(rows, s.row(with, without))
		t.Logf("%s\n%s", rows[len(rows)-1], strings.Join(with.Notes, "\n"))
	}
	if *update {
		require.NotEmpty(t, rows, "set ASSAY_LONG=1: the page is written from runs")
		require.NoError(t, os.WriteFile(path, []byte(page(rows)), 0o644))
	}
}
