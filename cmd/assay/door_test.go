package main

import (
	"bytes"
	"context"
	"io"
	"net/netip"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/urfave/cli/v2"

	"assay/internal/door"
)

func TestDoorFlags(t *testing.T) {
	configOf := func(args ...string) (cfg door.Config, err error) {
		_, err = parsed(t, append([]string{"assay", "keeper", "--datadir", "d"}, args...), func(c *cli.Context) error {
			cfg, err = doorConfig(c)
			return err
		})
		return cfg, err
	}
	cfg, err := configOf()
	require.NoError(t, err)
	require.Equal(t, door.Config{Conns: door.DefaultConns}, cfg)
	cfg, err = configOf("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8", "--trusted-proxy", "::1", "--host", "keeper.example", "--max-connections", "9")
	require.NoError(t, err)
	require.Equal(t, []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32"), netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("::1/128")}, cfg.TrustedProxies)
	require.Equal(t, []string{"keeper.example"}, cfg.Hosts)
	require.Equal(t, 9, cfg.Conns)
	for _, bad := range [][]string{
		{"--trusted-proxy", "proxy"}, {"--trusted-proxy", "10.0.0.0/99"}, {"--tls-cert", "cert.pem"}, {"--tls-key", "key.pem"},
		{"--tls-cert", filepath.Join(t.TempDir(), "absent"), "--tls-key", "absent"}, {"--max-connections", "0"},
	} {
		_, err := configOf(bad...)
		require.Error(t, err, "%v", bad)
		require.NotEmpty(t, explain(err).Hint)
	}
}

func TestKeyOnTheCommandLineIsWarnedOf(t *testing.T) {
	own := strings.Repeat("5e", 32)
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--private-key", own}, "--private-key-file"}, {[]string{"--private-key=0x" + own}, "--private-key-file"},
		{[]string{"--signing-key", own}, "--signing-key-file"}, {[]string{"--private-key", devKey(2)}, ""}, {[]string{"--private-key-file", own}, ""},
	} {
		var errs bytes.Buffer
		run(context.Background(), append([]string{"assay", "version"}, c.args...), io.Discard, &errs)
		if c.want == "" {
			require.NotContains(t, errs.String(), "warning")
		} else {
			require.Contains(t, errs.String(), "warning")
			require.Contains(t, errs.String(), c.want)
			require.NotContains(t, errs.String(), own)
		}
	}
}

// Errors are shown around; an RPC's address may hold a key.
func TestErrorsHoldNoKeyOfAnRPC(t *testing.T) {
	t.Setenv("ASSAY_DEPLOYMENT", writeDeployment(t, 1337))
	for _, args := range [][]string{{"assay", "task", "list"}, {"assay", "task", "list", "--json"}} {
		var out, errs bytes.Buffer
		require.NotZero(t, run(context.Background(), append(args, "--rpc", "http://127.0.0.1:1/v2/S3CRETKEY"), &out, &errs))
		require.NotContains(t, out.String()+errs.String(), "S3CRETKEY")
		require.Contains(t, out.String()+errs.String(), "127.0.0.1:1")
	}
}
