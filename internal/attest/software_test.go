package attest

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/keys"
	"assay/protocol"
)

// A software enclave is taken on a development chain, held to binding and measurement as any other, and refused everywhere else.
func TestSoftwareEnclave(t *testing.T) {
	b := Binding{Task: hash(1), Nonce: hash(2), EnclaveKey: bytes.Repeat([]byte{3}, 32)}
	measurement := [48]byte{7}
	policy := func() *Policy {
		return &Policy{Measurements: [][]byte{bytes.Clone(measurement[:])}, Binding: &Binding{b.Task, b.Nonce, bytes.Clone(b.EnclaveKey)}, DevChain: 1337}
	}
	for _, c := range []struct {
		name   string
		change func(e *Evidence, p *Policy)
		want   *protocol.Error
	}{
		{"nothing", func(*Evidence, *Policy) {}, nil},
		{"anvil's chain", func(_ *Evidence, p *Policy) { p.DevChain = 31337 }, nil},
		{"no chain", func(_ *Evidence, p *Policy) { p.DevChain = 0 }, ErrSoftwareEnclave},
		{"main chain", func(_ *Evidence, p *Policy) { p.DevChain = 1 }, ErrSoftwareEnclave},
		{"cut", func(e *Evidence, _ *Policy) { e.Quote = e.Quote[1:] }, ErrMalformedQuote},
		{"longer", func(e *Evidence, _ *Policy) { e.Quote = append(e.Quote, 0) }, ErrMalformedQuote},
		{"empty", func(e *Evidence, _ *Policy) { e.Quote = nil }, ErrMalformedQuote},
		{"magic", func(e *Evidence, _ *Policy) { e.Quote[0] ^= 1 }, ErrMalformedQuote},
		{"measurement changed", func(e *Evidence, _ *Policy) { e.Quote[16] ^= 1 }, ErrBadSignature},
		{"report data changed", func(e *Evidence, _ *Policy) { e.Quote[64] ^= 1 }, ErrBadSignature},
		{"signature changed", func(e *Evidence, _ *Policy) { e.Quote[130] ^= 1 }, ErrBadSignature},
		{"recovery id", func(e *Evidence, _ *Policy) { e.Quote[192] = 9 }, ErrBadSignature},
		{"another account's signature", func(e *Evidence, _ *Policy) {
			s, err := crypto.Sign(softwareSigned(e.Quote[16:64], e.Quote[64:128]), keys.Dev(0))
			require.NoError(t, err)
			copy(e.Quote[128:], s)
		}, ErrBadSignature},
		{"another key", func(_ *Evidence, p *Policy) { p.Binding.EnclaveKey[0]++ }, ErrWrongBinding},
		{"another nonce", func(_ *Evidence, p *Policy) { p.Binding.Nonce[0]++ }, ErrWrongBinding},
		{"another task", func(_ *Evidence, p *Policy) { p.Binding.Task[0]++ }, ErrWrongBinding},
		{"another image", func(_ *Evidence, p *Policy) { p.Measurements[0][0]++ }, ErrMeasurementNotAllowed},
		{"no measurement", func(_ *Evidence, p *Policy) { p.Measurements = nil }, ErrPolicyIncomplete},
		{"as TDX", func(e *Evidence, _ *Policy) { e.Vendor = IntelTDX }, ErrUnsupportedQuote},
	} {
		e, err := SoftwareEnclave(measurement, b)
		require.NoError(t, err)
		p := policy()
		c.change(e, p)
		v, err := Verify(e, p, forgeTime)
		if c.want == nil {
			require.NoError(t, err, c.name)
			require.Empty(t, v.Left)
			require.True(t, v.BoundTo(b))
			continue
		}
		require.ErrorIs(t, err, c.want, c.name)
		require.False(t, v.BoundTo(b), c.name)
	}
}

// What a verdict is bound to is what Verify found, and not what a file says.
func TestVerdictIsBound(t *testing.T) {
	f := newIntel(t)
	p := f.policy()
	v, err := Verify(f.evidence(t), p, forgeTime)
	require.NoError(t, err)
	b := Binding{p.Binding.Task, p.Binding.Nonce, bytes.Clone(p.Binding.EnclaveKey)}
	require.True(t, v.BoundTo(b))
	for i, other := range []Binding{{hash(9), b.Nonce, b.EnclaveKey}, {b.Task, hash(9), b.EnclaveKey}, {b.Task, b.Nonce, bytes.Repeat([]byte{9}, 32)}} {
		require.False(t, v.BoundTo(other), "%d", i)
	}
	p.Binding.EnclaveKey[0]++
	require.True(t, v.BoundTo(b), "what the policy becomes later changes nothing")

	raw, err := json.Marshal(v)
	require.NoError(t, err)
	var read Verdict
	require.NoError(t, json.Unmarshal(raw, &read))
	require.True(t, read.Accepted)
	require.False(t, read.BoundTo(b))

	// The real quotes commit to nobody's key.
	for _, c := range []struct {
		e *Evidence
		p *Policy
	}{{realTDX(t), realTDXPolicy()}, {realSNP(t), realSNPPolicy()}} {
		at := tdxTime
		if c.e.Vendor == AMDSEVSNP {
			at = snpTime
		}
		v, err := Verify(c.e, c.p, at)
		require.NoError(t, err)
		require.False(t, v.BoundTo(b))
	}
}
