package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/top"
)

// An indexer of one run is shown as text and as JSON, without a terminal and without a chain; what it says is escaped.
func TestTopOnce(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var q struct{ Variables struct{ ID string } }
		_ = json.NewDecoder(r.Body).Decode(&q)
		const run = `{"taskId":"` + exampleTask + `","sponsor":"\u001b[31mred","status":"PENDING","round":0,"maxRounds":12,"trainerCount":4,"quorum":3,
			"escrow":"480000000","rewardsPaid":"0","commissionPaid":"0","refunded":"0","burned":"0","spec":{"tier":"OPEN"}}`
		const meta = `"_meta":{"block":{"number":7,"timestamp":1000},"chainHead":7,"hasIndexingErrors":false}`
		switch q.Variables.ID {
		case "":
			fmt.Fprintf(w, `{"data":{%s,"tasks":{"totalCount":1,"nodes":[%s]}}}`, meta, run)
		case exampleTask:
			fmt.Fprintf(w, `{"data":{%s,"task":%s}}`, meta, run)
		default:
			fmt.Fprintf(w, `{"data":{%s,"task":null}}`, meta)
		}
	}))
	defer server.Close()
	t.Setenv("ASSAY_INDEXER", server.URL)
	code, out, errs := command(t, "top", "--once")
	require.Zero(t, code, errs)
	require.Contains(t, out, exampleTask[:10])
	require.Contains(t, out, "sponsor: bring a keeper: the pool is empty")
	again, same, _ := command(t, "top")
	require.Zero(t, again)
	require.Equal(t, out, same, "without a terminal")
	code, out, errs = command(t, "top", "--task", exampleTask[:12], "--token-decimals", "6", "--width", "60")
	require.Zero(t, code, errs)
	require.Contains(t, out, "run "+exampleTask[:40])
	require.Contains(t, out, `\x1b[31mred`)
	require.NotContains(t, out, "\x1b")
	require.Contains(t, out, "0 of 480 tokens")
	for line := range strings.Lines(out) {
		require.LessOrEqual(t, len(line), 61)
	}
	code, out, errs = command(t, "top", "--json", "--task", exampleTask)
	require.Zero(t, code, errs)
	var snap top.Snapshot
	require.NoError(t, json.Unmarshal([]byte(out), &snap))
	require.Len(t, snap.Runs, 1)
	require.NotNil(t, snap.Runs[0].Detail)

	other := strings.Replace(exampleTask, exampleTask[:6], "0xffff", 1)
	for want, args := range map[int][][]string{
		exitDisagrees: {{"--task", other}, {"--task", "0xffff"}},
		exitMachine: {{"--task", "0x12"}, {"--task", "x"}, {"--indexer", "ftp://x"}, {"--indexer", "", "--once"}, {"--width", "-1"}, {"--token-decimals", "300"}, {"--interval", "1ms"},
			{"--timeout", "0s"}, {"--keeper", "x"}, {"--indexer", "http://127.0.0.1:1"}},
	} {
		for _, a := range args {
			code, out, errs := command(t, append([]string{"top"}, a...)...)
			require.Equal(t, want, code, "%v: %s%s", a, out, errs)
			require.Empty(t, out)
			require.Contains(t, errs, "hint:")
		}
	}
}
