package main

import (
	"crypto/tls"
	"errors"
	"fmt"
	"net/netip"
	"strings"

	"github.com/urfave/cli/v2"

	"assay/internal/door"
)

const (
	flagHost    = "host"
	flagProxy   = "trusted-proxy"
	flagTLSCert = "tls-cert"
	flagTLSKey  = "tls-key"
	flagConns   = "max-connections"
)

// doorFlags are those of whatever serves HTTP.
func doorFlags(scope string) []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: flagHost, EnvVars: env(scope, flagHost), Usage: "`NAME` under which it is reached, besides addresses and localhost; repeat for several; * is any"},
		&cli.StringSliceFlag{Name: flagProxy, EnvVars: env(scope, flagProxy), Usage: "`ADDRESS` or network of a reverse proxy whose X-Forwarded-For says who asks; repeat for several"},
		stringFlag(scope, flagTLSCert, "", "`FILE` with the certificate chain in PEM, to serve HTTPS without a proxy"),
		stringFlag(scope, flagTLSKey, "", "`FILE` with its key"),
		&cli.IntFlag{Name: flagConns, EnvVars: env(scope, flagConns), Value: door.DefaultConns, Usage: "connections held open at most"},
	}
}

// doorConfig reads doorFlags.
func doorConfig(c *cli.Context) (door.Config, error) {
	cfg := door.Config{
		Conns: c.Int(flagConns), Hosts: c.StringSlice(flagHost), TLSCert: c.String(flagTLSCert), TLSKey: c.String(flagTLSKey),
	}
	if cfg.Conns < 1 {
		return cfg, withHint(fmt.Errorf("--%s: it is %d", flagConns, cfg.Conns), "at least 1; the default is %d", door.DefaultConns)
	}
	for _, text := range c.StringSlice(flagProxy) {
		network, err := netip.ParsePrefix(text)
		if !strings.Contains(text, "/") {
			var address netip.Addr
			if address, err = netip.ParseAddr(text); err == nil {
				network = netip.PrefixFrom(address, address.BitLen())
			}
		}
		if err != nil {
			return cfg, withHint(fmt.Errorf("--%s: %w", flagProxy, err), "an address (127.0.0.1) or a network (10.0.0.0/8)")
		}
		cfg.TrustedProxies = append(cfg.TrustedProxies, network)
	}
	if (cfg.TLSCert == "") != (cfg.TLSKey == "") {
		return cfg, withHint(errors.New("one of a certificate and its key is missing"), "give --%s and --%s", flagTLSCert, flagTLSKey)
	}
	if cfg.TLSCert != "" {
		if _, err := tls.LoadX509KeyPair(cfg.TLSCert, cfg.TLSKey); err != nil {
			return cfg, withHint(fmt.Errorf("--%s and --%s: %w", flagTLSCert, flagTLSKey, err), "both are PEM files, the key is the certificate's")
		}
	}
	return cfg, nil
}
