package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	snpdata "github.com/google/go-sev-guest/verify/testdata"
	"github.com/google/go-sev-guest/verify/trust"
	"github.com/google/go-tdx-guest/pcs"
	tdxtesting "github.com/google/go-tdx-guest/testing"
	tdxdata "github.com/google/go-tdx-guest/testing/testdata"
	"github.com/stretchr/testify/require"

	"assay/internal/attest"
)

// attested runs `assay attest` with arguments.
func attested(args ...string) (code int, out, errs string) {
	var stdout, stderr bytes.Buffer
	code = run(context.Background(), append([]string{"assay", "attest"}, args...), &stdout, &stderr)
	return code, stdout.String(), stderr.String()
}

func TestAttestCommands(t *testing.T) {
	dir := t.TempDir()
	file := func(name string, content []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, content, 0o600))
		return path
	}
	// A raw report, and what AMD serves in files of their own. The real one is of a debugged guest.
	report := file("report.bin", snpdata.AttestationBytes)
	collateral := []string{"--vcek", file("vcek.der", snpdata.VcekBytes), "--amd-chain", file("chain.pem", trust.AskArkMilanVcekBytes)}
	lenient := []string{"--at", "2024-01-01T00:00:00Z", "--take-debug", "--without-crl"}
	measurement := hex.EncodeToString(snpdata.AttestationBytes[144:192])

	code, out, errs := attested(append(append([]string{"verify", report}, collateral...), lenient...)...)
	require.Equal(t, exitOK, code, errs)
	for _, want := range []string{"verified, amd-sev-snp, as of 2024-01-01T00:00:00Z", measurement, "NOT CHECKED  binding", "NOT CHECKED  measurement",
		"NOT CHECKED  revocation", "NOT CHECKED  debugging", "signed by the chip's VCEK", "checked against the report's chip id"} {
		require.Contains(t, out, want)
	}
	require.NotContains(t, out, "REFUSED")

	// The file may stand behind the flags, and the answer is one object.
	args := append(append([]string{"verify"}, collateral...), lenient...)
	code, out, errs = attested(append(args, "--json", "--measurement", measurement, "--min-snp-tcb", "2.0.5.68", report)...)
	require.Equal(t, exitOK, code, errs)
	var verdict attest.Verdict
	require.NoError(t, json.Unmarshal([]byte(out), &verdict))
	require.True(t, verdict.Accepted)
	require.Equal(t, measurement, verdict.Measurement)

	// A bundle says the same, and is one piece of evidence however it came about.
	bundle := filepath.Join(dir, "evidence.json")
	code, out, errs = attested(append([]string{"pack", report, "--out", bundle}, collateral...)...)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, verdict.Evidence.String())
	for _, refused := range []struct {
		name string
		args []string
	}{
		{"NoCollateral", []string{report}},
		{"NoCollateral", []string{bundle, "--take-debug"}},
		{"DebugEnabled", []string{bundle, "--without-crl", "--at", "2024-01-01T00:00:00Z"}},
		{"TcbTooOld", append([]string{bundle, "--min-snp-tcb", "2.0.5.69"}, lenient...)},
		{"MeasurementNotAllowed", append([]string{bundle, "--measurement", strings.Repeat("ab", 48)}, lenient...)},
		{"WrongBinding", append([]string{bundle, "--task", exampleTask, "--enclave-key", "cc", "--nonce", strings.Repeat("0b", 32)}, lenient...)},
		{"CollateralExpired", append([]string{bundle}, "--take-debug", "--without-crl", "--at", "2034-01-01T00:00:00Z")},
	} {
		code, out, errs = attested(append([]string{"verify"}, refused.args...)...)
		require.Equal(t, exitDisagrees, code, "%s: %s", refused.name, errs)
		require.Contains(t, out, "refused: "+refused.name)
		require.Contains(t, errs, "error: "+refused.name)
		require.Contains(t, errs, "hint:  ")
	}
	for _, bad := range []struct{ args, want string }{
		{"verify", "FILE is missing"},
		{"verify " + report + " " + report, "unexpected argument"},
		{"verify " + filepath.Join(dir, "absent"), "no such file"},
		{"verify " + report + " --at yesterday", "--at"},
		{"verify " + report + " --task " + exampleTask, "go together"},
		{"verify " + report + " --measurement abcd", "48 or 32"},
		{"verify " + report + " --min-snp-tcb 1.2.3", "four versions"},
		{"verify " + report + " --min-snp-tcb 1.2.3.256", "no version"},
		{"verify " + report + " --min-tee-tcb zz", "hexadecimal"},
		{"verify " + bundle + " --vcek " + report, "has this already"},
		{"data --task " + exampleTask, "enclave-key is missing"},
	} {
		code, _, errs = attested(strings.Fields(bad.args)...)
		require.Equal(t, exitMachine, code, bad.args)
		require.Contains(t, errs, bad.want, bad.args)
	}
	code, _, errs = attested("verify", file("other", []byte("{}")))
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, errs, "MalformedEvidence")

	b := attest.Binding{EnclaveKey: []byte{0xcc}}
	data := b.ReportData()
	code, out, errs = attested("data", "--task", strings.Repeat("00", 32), "--nonce", strings.Repeat("00", 32), "--enclave-key", "cc")
	require.Equal(t, exitOK, code, errs)
	require.Equal(t, hex.EncodeToString(data[:])+"\n", out)
}

func TestAttestTDX(t *testing.T) {
	served := func(address, header string) (chain, body []byte) {
		headers, body, err := tdxtesting.TestGetter.Get(address)
		require.NoError(t, err)
		text, err := url.QueryUnescape(headers[header][0])
		require.NoError(t, err)
		return []byte(text), body
	}
	dir := t.TempDir()
	args := []string{"pack"}
	add := func(flag string, content []byte) {
		path := filepath.Join(dir, flag)
		require.NoError(t, os.WriteFile(path, content, 0o600))
		args = append(args, "--"+flag, path)
	}
	tcbChain, tcb := served(pcs.TcbInfoURL("50806f000000"), "Tcb-Info-Issuer-Chain")
	qeChain, qe := served(pcs.QeIdentityURL(), "Sgx-Enclave-Identity-Issuer-Chain")
	add("tcb-info", tcb)
	add("tcb-info-chain", tcbChain)
	add("qe-identity", qe)
	add("qe-identity-chain", qeChain)
	add("pck-crl", tdxdata.PckCrlBody)
	add("root-crl", tdxdata.RootCrlBody)
	quote, bundle := filepath.Join(dir, "quote"), filepath.Join(dir, "evidence.json")
	raw := tdxdata.RawQuote
	require.NoError(t, os.WriteFile(quote, raw[:636+binary.LittleEndian.Uint32(raw[632:])], 0o600))
	code, _, errs := attested(append(args, "--out", bundle, quote)...)
	require.Equal(t, exitOK, code, errs)

	code, out, errs := attested("verify", bundle, "--at", "2023-07-01T01:00:00Z")
	require.Equal(t, exitDisagrees, code)
	require.Contains(t, errs, "TcbTooOld: the platform is Unlisted")
	for _, want := range []string{"refused: TcbTooOld", "REFUSED  STATUS", "TDATTRIBUTES       0000004000000000", "FMSPC              50806f000000", "signed by the attestation key"} {
		require.Contains(t, out, want)
	}
	code, out, errs = attested("verify", bundle, "--at", "2023-07-01T01:00:00Z", "--tcb-status", "Unlisted", "--min-tee-tcb", "03000400000000000000000000000000")
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, out, "verified, intel-tdx, as of 2023-07-01T01:00:00Z")
}
