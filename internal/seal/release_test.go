package seal

import (
	"bytes"
	"encoding/binary"
	"net/url"
	"testing"
	"time"

	snpdata "github.com/google/go-sev-guest/verify/testdata"
	"github.com/google/go-sev-guest/verify/trust"
	"github.com/google/go-tdx-guest/pcs"
	tdxtesting "github.com/google/go-tdx-guest/testing"
	tdxdata "github.com/google/go-tdx-guest/testing/testdata"
	"github.com/stretchr/testify/require"

	"assay/internal/attest"
	"assay/protocol"
)

var releaseTime = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

func bindingOf(key *PrivateKey) attest.Binding {
	public := key.Public()
	return attest.Binding{Task: hash(1), Nonce: hash(2), EnclaveKey: public[:]}
}

// softly is a software enclave's verdict, on a development chain unless change says otherwise.
func softly(t *testing.T, b attest.Binding, change func(p *attest.Policy)) *attest.Verdict {
	measurement := [48]byte{7}
	e, err := attest.SoftwareEnclave(measurement, b)
	require.NoError(t, err)
	p := &attest.Policy{Measurements: [][]byte{measurement[:]}, Binding: &b, DevChain: 1337}
	change(p)
	v, _ := attest.Verify(e, p, releaseTime)
	return v
}

// A key is released to an enclave whose verdict is whole, about now, and bound to key, nonce and task; to nobody else.
func TestRelease(t *testing.T) {
	key := newKey(t)
	b := bindingOf(key)
	whole := func(*attest.Policy) {}
	v := softly(t, b, whole)
	r, err := Release(trainer(3), v, b, releaseTime)
	require.NoError(t, err)
	require.Equal(t, &Recipient{trainer(3), key.Public(), &Attestation{attest.Software, v.Identity, v.Evidence, uint64(releaseTime.Unix())}}, r)
	s := sealed(t, writeFolder(t, 4, 0), Terms{}, *r)
	require.NoError(t, s.m.Open(key, trainer(3), 0, s.shard(0, trainer(3)), func(string, []byte) error { return nil }))
	require.Equal(t, r.Attestation, copied(t, s.m).Recipients[0].Attestation)

	with := func(change func(b *attest.Binding)) attest.Binding {
		out := bindingOf(key)
		change(&out)
		return out
	}
	other := newKey(t).Public()
	zeroTask, zeroNonce := with(func(b *attest.Binding) { b.Task = protocol.Hash{} }), with(func(b *attest.Binding) { b.Nonce = protocol.Hash{} })
	small := with(func(b *attest.Binding) { b.EnclaveKey = orderEight[:] })
	for name, c := range map[string]struct {
		v    *attest.Verdict
		b    attest.Binding
		at   time.Time
		want *protocol.Error
	}{
		"no attestation":       {nil, b, releaseTime, ErrAttestationRequired},
		"refused evidence":     {softly(t, b, func(p *attest.Policy) { p.Measurements[0][0]++ }), b, releaseTime, ErrAttestationRequired},
		"outside development":  {softly(t, b, func(p *attest.Policy) { p.DevChain = 10 }), b, releaseTime, ErrAttestationRequired},
		"no chain":             {softly(t, b, func(p *attest.Policy) { p.DevChain = 0 }), b, releaseTime, ErrAttestationRequired},
		"another key":          {v, with(func(b *attest.Binding) { b.EnclaveKey = other[:] }), releaseTime, ErrBindingMismatch},
		"another nonce":        {v, with(func(b *attest.Binding) { b.Nonce[31]++ }), releaseTime, ErrBindingMismatch},
		"another task":         {v, with(func(b *attest.Binding) { b.Task[31]++ }), releaseTime, ErrBindingMismatch},
		"no task":              {softly(t, zeroTask, whole), zeroTask, releaseTime, ErrBindingMismatch},
		"no nonce":             {softly(t, zeroNonce, whole), zeroNonce, releaseTime, ErrBindingMismatch},
		"a key of 31 bytes":    {v, with(func(b *attest.Binding) { b.EnclaveKey = b.EnclaveKey[1:] }), releaseTime, ErrKey},
		"a key of small order": {softly(t, small, whole), small, releaseTime, ErrKey},
		"said by a file":       {&attest.Verdict{Accepted: true, At: releaseTime}, b, releaseTime, ErrBindingMismatch},
		"unbound": {softly(t, b, func(p *attest.Policy) { p.Binding, p.Without.Binding = nil, true }), b, releaseTime,
			ErrBindingMismatch},
		"any image": {softly(t, b, func(p *attest.Policy) { p.Measurements, p.Without.Measurement = nil, true }), b, releaseTime,
			ErrVerdictIncomplete},
		"debugging taken":   {softly(t, b, func(p *attest.Policy) { p.Without.DebugCheck = true }), b, releaseTime, ErrVerdictIncomplete},
		"another root":      {softly(t, b, func(p *attest.Policy) { p.Roots = &attest.Roots{} }), b, releaseTime, ErrVerdictIncomplete},
		"an old verdict":    {v, b, releaseTime.Add(MaxVerdictAge + time.Second), ErrVerdictStale},
		"a verdict to come": {v, b, releaseTime.Add(-MaxVerdictAge - time.Second), ErrVerdictStale},
	} {
		_, err := Release(trainer(3), c.v, c.b, c.at)
		require.ErrorIs(t, err, c.want, name)
	}
}

// The real quotes are of guests that never heard of our keys: whatever a policy leaves out, nothing is released on them.
func TestNothingIsReleasedOnForeignQuotes(t *testing.T) {
	served := func(address, header string) (chain, body []byte) {
		headers, body, err := tdxtesting.TestGetter.Get(address)
		require.NoError(t, err)
		text, err := url.QueryUnescape(headers[header][0])
		require.NoError(t, err)
		return []byte(text), body
	}
	raw := tdxdata.RawQuote
	tdx := &attest.Evidence{Format: attest.EvidenceFormat, Vendor: attest.IntelTDX, Quote: raw[:636+binary.LittleEndian.Uint32(raw[632:])],
		Intel: &attest.IntelCollateral{PCKCRL: tdxdata.PckCrlBody, RootCRL: tdxdata.RootCrlBody}}
	tdx.Intel.TCBInfoChain, tdx.Intel.TCBInfo = served(pcs.TcbInfoURL("50806f000000"), "Tcb-Info-Issuer-Chain")
	tdx.Intel.QEIdentityChain, tdx.Intel.QEIdentity = served(pcs.QeIdentityURL(), "Sgx-Enclave-Identity-Issuer-Chain")
	snp := &attest.Evidence{Format: attest.EvidenceFormat, Vendor: attest.AMDSEVSNP, Quote: snpdata.AttestationBytes,
		AMD: &attest.AMDCollateral{VCEK: snpdata.VcekBytes, Chain: trust.AskArkMilanVcekBytes}}
	key := newKey(t)
	b := bindingOf(key)
	for _, c := range []struct {
		e       *attest.Evidence
		lenient attest.Policy
		at      time.Time
		data    int // where the report data stands
	}{
		{tdx, attest.Policy{Measurements: [][]byte{raw[184:232]}, TDX: attest.TDXFloor{Statuses: []string{attest.StatusUpToDate, attest.StatusUnlisted},
			MinTEETCB: []byte{3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}}, time.Date(2023, 7, 1, 1, 0, 0, 0, time.UTC), 568},
		{snp, attest.Policy{Measurements: [][]byte{snpdata.AttestationBytes[144:192]}, SNP: attest.SNPFloor{BootLoader: 2, SNP: 5, Microcode: 68},
			Without: attest.Without{AMDRevocation: true, DebugCheck: true}}, time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC), 80},
	} {
		// It verifies where nobody asks whose it is, and is not released on.
		unbound := c.lenient
		unbound.Without.Binding = true
		v, err := attest.Verify(c.e, &unbound, c.at)
		require.NoError(t, err)
		_, err = Release(trainer(3), v, b, c.at)
		require.ErrorIs(t, err, ErrBindingMismatch)
		// It is refused where our binding is asked for.
		bound := c.lenient
		bound.Binding = &b
		v, err = attest.Verify(c.e, &bound, c.at)
		require.ErrorIs(t, err, attest.ErrWrongBinding)
		_, err = Release(trainer(3), v, b, c.at)
		require.ErrorIs(t, err, ErrAttestationRequired)
		require.ErrorContains(t, err, "WrongBinding")
		// Our report data written over theirs is no longer signed.
		forged := *c.e
		forged.Quote = bytes.Clone(c.e.Quote)
		data := b.ReportData()
		copy(forged.Quote[c.data:], data[:])
		v, err = attest.Verify(&forged, &bound, c.at)
		require.ErrorIs(t, err, attest.ErrBadSignature)
		_, err = Release(trainer(3), v, b, c.at)
		require.ErrorIs(t, err, ErrAttestationRequired)
		require.ErrorContains(t, err, "BadSignature")
	}
}
