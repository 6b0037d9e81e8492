package redact

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestString(t *testing.T) {
	r := New("https://rpc.example/v2/s3cretKEY0", "postgres://assay:pa%20ss@db:5432/assay?sslmode=disable", "host=db password='o ther' user=x")
	for text, want := range map[string]string{
		`Post "https://rpc.example/v2/s3cretKEY0": dial tcp: refused`:     `Post "https://rpc.example/…": dial tcp: refused`,
		"connect to wss://user:word@other.example:8546: timeout":          "connect to wss://other.example:8546: timeout",
		"https://other.example/?apikey=abc and http://127.0.0.1:8545/":    "https://other.example/… and http://127.0.0.1:8545/",
		"401 Unauthorized: no project s3cretKEY0 in /v2/s3cretKEY0":       "401 Unauthorized: no project … in /v2/…",
		"postgres://assay:pa%20ss@db:5432/assay: password pa ss is wrong": "postgres://db:5432/… password … is wrong",
		"o ther people":                        "… people",
		"nothing to hide, https://rpc.example": "nothing to hide, https://rpc.example",
		"HTTPS://RPC.EXAMPLE/V2/KEY#x":         "HTTPS://RPC.EXAMPLE/…",
	} {
		require.Equal(t, want, r.String(text))
	}
}

func TestHandler(t *testing.T) {
	const secret = "s3cretKEY0"
	address := "https://rpc.example/v2/" + secret
	var out bytes.Buffer
	log := slog.New(New(address).Handler(slog.NewJSONHandler(&out, nil)))
	failed := fmt.Errorf("eth_chainId: %w", &url.Error{Op: "Post", URL: address, Err: errors.New("refused")})
	log.With("rpc", address).WithGroup("g").Warn("asked "+address, "error", failed, slog.Group("inner", "url", address), "fault", &struct{ Text string }{address},
		"late", lateValue(address), "number", 7)
	require.NotContains(t, out.String(), secret)
	require.Equal(t, 6, strings.Count(out.String(), "https://rpc.example/…"), out.String())
	require.Contains(t, out.String(), `"number":7`)
	require.False(t, log.Enabled(t.Context(), slog.LevelDebug))
}

type lateValue string

func (l lateValue) LogValue() slog.Value { return slog.StringValue(string(l)) }
