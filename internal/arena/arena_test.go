package arena

import (
	"encoding/json"
	"flag"
	"log/slog"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	scriptFile = flag.String("script", "", "a script to replay (JSON)")
	seeds      = flag.String("seeds", "", "seeds to run, as FROM-TO")
	exhaustive = flag.Int("exhaustive", 0, "with -seeds: the FROMth to the TOth of all sequences of up to so many core moves")
	outFile    = flag.String("outcomes", "", "with -seeds: a file that gets a line of JSON for each run")
	shrink     = flag.Bool("shrink", false, "shrink what fails")
	logTo      = flag.String("logto", "", "a file for what all services of the runs say")
)

func handler(t *testing.T) slog.Handler {
	if *logTo == "" {
		return nil
	}
	f, err := os.Create(*logTo)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return slog.NewTextHandler(f, &slog.HandlerOptions{Level: slog.LevelDebug})
}

// Replays a script from a file.
func TestScript(t *testing.T) {
	if *scriptFile == "" {
		t.Skip("no -script")
	}
	raw, err := os.ReadFile(*scriptFile)
	if err != nil {
		t.Fatal(err)
	}
	var s Script
	if err := json.Unmarshal(raw, &s); err != nil {
		t.Fatal(err)
	}
	out := Run(t, s, handler(t))
	shown, _ := json.MarshalIndent(out, "", "  ")
	t.Logf("%s", shown)
	if out.Fails() {
		t.Fail()
	}
}

// Runs the seeds that it is told to, and reports each.
func TestSeeds(t *testing.T) {
	if *seeds == "" {
		t.Skip("no -seeds")
	}
	first, last, _ := strings.Cut(*seeds, "-")
	from, err := strconv.ParseUint(first, 10, 64)
	require.NoError(t, err)
	to, err := strconv.ParseUint(last, 10, 64)
	require.NoError(t, err)
	var all []Script
	if *exhaustive > 0 {
		all = Exhaustive(*exhaustive)
	}
	out := os.Stdout
	if *outFile != "" {
		out, err = os.OpenFile(*outFile, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		require.NoError(t, err)
		defer out.Close()
	}
	for seed := from; seed <= to; seed++ {
		s := Draw(seed)
		if *exhaustive > 0 {
			if int(seed) >= len(all) {
				break
			}
			s = all[seed]
		}
		o := Run(t, s, nil)
		if o.Fails() && *shrink {
			o = Run(t, Shrink(s, func(s Script) bool { return Run(t, s, nil).Fails() }), nil)
		}
		require.NoError(t, json.NewEncoder(out).Encode(o))
	}
}
