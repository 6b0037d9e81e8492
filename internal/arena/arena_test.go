package arena

import (
	"encoding/json"
	"flag"
	"log/slog"
	"os"
	"testing"
)

var (
	scriptFile = flag.String("script", "", "a script to replay (JSON)")
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
