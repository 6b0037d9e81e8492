package attest

import (
	"encoding/binary"
	"encoding/json"
	"net/url"
	"testing"
	"time"

	"github.com/google/go-sev-guest/verify/testdata"
	"github.com/google/go-sev-guest/verify/trust"
	"github.com/google/go-tdx-guest/pcs"
	tdxtesting "github.com/google/go-tdx-guest/testing"
	tdxdata "github.com/google/go-tdx-guest/testing/testdata"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

var (
	// tdxTime is when all of the real TDX quote's collateral was valid.
	tdxTime = time.Date(2023, 7, 1, 1, 0, 0, 0, time.UTC)
	// snpTime is within the dates of the real report's certificates.
	snpTime = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
)

// realTDX is a quote of a machine with a Sapphire Rapids processor, and what Intel served then. Behind the quote the file has a text that is
// no part of it.
func realTDX(t testing.TB) *Evidence {
	served := func(address, header string) (chain, body []byte) {
		headers, body, err := tdxtesting.TestGetter.Get(address)
		require.NoError(t, err)
		text, err := url.QueryUnescape(headers[header][0])
		require.NoError(t, err)
		return []byte(text), body
	}
	raw := tdxdata.RawQuote
	quote := raw[:636+binary.LittleEndian.Uint32(raw[632:])]
	c := &IntelCollateral{PCKCRL: tdxdata.PckCrlBody, RootCRL: tdxdata.RootCrlBody}
	c.TCBInfoChain, c.TCBInfo = served(pcs.TcbInfoURL("50806f000000"), "Tcb-Info-Issuer-Chain")
	c.QEIdentityChain, c.QEIdentity = served(pcs.QeIdentityURL(), "Sgx-Enclave-Identity-Issuer-Chain")
	return &Evidence{Format: EvidenceFormat, Vendor: IntelTDX, Quote: quote, Intel: c}
}

// realSNP is a report of a Milan chip, of a guest that was started for debugging.
func realSNP(testing.TB) *Evidence {
	return &Evidence{Format: EvidenceFormat, Vendor: AMDSEVSNP, Quote: testdata.AttestationBytes,
		AMD: &AMDCollateral{VCEK: testdata.VcekBytes, Chain: trust.AskArkMilanVcekBytes}}
}

// realTDXPolicy takes the real quote. Its microcode is older than every level that Intel lists, so that the default refuses it.
func realTDXPolicy() *Policy {
	return &Policy{Measurements: [][]byte{tdxdata.RawQuote[184:232]}, Without: Without{Binding: true},
		TDX: TDXFloor{Statuses: []string{StatusUpToDate, StatusUnlisted}, MinTEETCB: []byte{3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}}
}

// realSNPPolicy takes the real report, which is of a debugged guest and has no revocation list with it.
func realSNPPolicy() *Policy {
	return &Policy{Measurements: [][]byte{testdata.AttestationBytes[144:192]}, Without: Without{Binding: true, AMDRevocation: true, DebugCheck: true},
		SNP: SNPFloor{BootLoader: 2, SNP: 5, Microcode: 68}}
}

func clone(t testing.TB, e *Evidence) *Evidence {
	raw, err := json.Marshal(e)
	require.NoError(t, err)
	out, err := ReadEvidence(raw)
	require.NoError(t, err)
	return out
}

func TestRealQuotes(t *testing.T) {
	for _, c := range []struct {
		e      *Evidence
		p      *Policy
		at     time.Time
		strict *protocol.Error // what refuses it where nothing is left out
	}{{realTDX(t), realTDXPolicy(), tdxTime, ErrTcbTooOld}, {realSNP(t), realSNPPolicy(), snpTime, ErrDebugEnabled}} {
		v, err := Verify(c.e, c.p, c.at)
		require.NoError(t, err)
		require.True(t, v.Accepted)
		require.Empty(t, v.Refusal)
		require.Equal(t, c.e.Hash(), v.Evidence)
		for _, f := range v.Fields {
			require.NotEmpty(t, f.Means, f.Name)
			require.Empty(t, f.Refused)
			require.NotEmpty(t, f.Signed, "%s %s", f.Region, f.Name)
		}
		// Its identity is one of the forms of a measurement.
		byIdentity := *c.p
		byIdentity.Measurements = [][]byte{v.Identity[:]}
		_, err = Verify(c.e, &byIdentity, c.at)
		require.NoError(t, err)

		strict := *c.p
		strict.Without.DebugCheck, strict.TDX = false, TDXFloor{}
		v, err = Verify(c.e, &strict, c.at)
		require.ErrorIs(t, err, c.strict)
		require.False(t, v.Accepted)
		require.Equal(t, c.strict.Name, v.Refusal)
	}
}
