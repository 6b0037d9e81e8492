package attest

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/pem"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-sev-guest/verify/trust"
	tdxdata "github.com/google/go-tdx-guest/testing/testdata"
	"github.com/stretchr/testify/require"

	"assay/internal/figures"
	"assay/protocol"
)

// mutation changes a real quote, its collateral, the time or the policy in one place.
type mutation struct {
	name   string
	change func(t testing.TB, e *Evidence, p *Policy, at *time.Time)
	want   *protocol.Error
}

// tdxParts are the real quote's, to be put together again.
type tdxParts struct{ header, body, signature, key, qe, qeSignature, auth, certs []byte }

func partsOf(t testing.TB, e *Evidence) *tdxParts {
	q, err := parseTDX(&Verdict{}, e.Quote)
	require.NoError(t, err)
	c := slices.Clone[[]byte]
	p := &tdxParts{c(q.signed[:tdxHeaderSize]), c(q.signed[tdxHeaderSize:]), c(q.signature), c(q.key), c(q.qeRaw), c(q.qeSignature), c(q.qeAuth), c(q.chain)}
	require.Equal(t, e.Quote, p.quote(), "the parts are the quote")
	return p
}

func (p *tdxParts) quote() []byte {
	return assemble(p.header, p.body, p.signature, p.key, p.qe, p.qeSignature, p.auth, p.certs)
}

// blocks are a PEM text's.
func blocks(text []byte) (out []*pem.Block) {
	for b, rest := pem.Decode(text); b != nil; b, rest = pem.Decode(rest) {
		out = append(out, b)
	}
	return out
}

func joined(bs ...*pem.Block) (out []byte) {
	for _, b := range bs {
		out = append(out, pem.EncodeToMemory(b)...)
	}
	return out
}

// flip is a change of one bit.
func flip(b []byte, at int) {
	if at < 0 {
		at += len(b)
	}
	b[at] ^= 1
}

func tdxMutations() []mutation {
	var out []mutation
	add := func(name string, want *protocol.Error, change func(t testing.TB, e *Evidence, p *Policy, at *time.Time)) {
		out = append(out, mutation{name, change, want})
	}
	quote := func(name string, want *protocol.Error, change func(p *tdxParts)) {
		add(name, want, func(t testing.TB, e *Evidence, _ *Policy, _ *time.Time) {
			p := partsOf(t, e)
			change(p)
			e.Quote = p.quote()
		})
	}
	kinds := map[string]*protocol.Error{"VERSION": ErrUnsupportedQuote, "ATT_KEY_TYPE": ErrUnsupportedQuote, "TEE_TYPE": ErrUnsupportedQuote, "QE_VENDOR_ID": ErrUnsupportedQuote}
	for _, s := range tdxHeader {
		want := kinds[s.name]
		if want == nil {
			want = ErrBadSignature
		}
		quote("header "+s.name, want, func(p *tdxParts) { flip(p.header, offset(tdxHeader, s.name)) })
	}
	for _, s := range tdBody {
		quote("TD "+s.name, ErrBadSignature, func(p *tdxParts) { flip(p.body, offset(tdBody, s.name)) })
		quote("TD "+s.name+", last byte", ErrBadSignature, func(p *tdxParts) { flip(p.body, offset(tdBody, s.name)+s.size-1) })
	}
	for _, s := range qeReport {
		quote("quoting enclave "+s.name, ErrBadSignature, func(p *tdxParts) { flip(p.qe, offset(qeReport, s.name)) })
	}
	quote("signature r", ErrBadSignature, func(p *tdxParts) { flip(p.signature, 0) })
	quote("signature s", ErrBadSignature, func(p *tdxParts) { flip(p.signature, -1) })
	quote("signature of zeros", ErrBadSignature, func(p *tdxParts) { clear(p.signature) })
	quote("attestation key", ErrBadSignature, func(p *tdxParts) { flip(p.key, 5) })
	quote("attestation key of zeros", ErrBadSignature, func(p *tdxParts) { clear(p.key) })
	quote("quoting enclave's signature", ErrBadSignature, func(p *tdxParts) { flip(p.qeSignature, 9) })
	quote("quoting enclave's data", ErrBadSignature, func(p *tdxParts) { flip(p.auth, 0) })
	quote("no data of the quoting enclave", ErrBadSignature, func(p *tdxParts) { p.auth = nil })

	bytesOf := func(name string, want *protocol.Error, change func(b []byte) []byte) {
		add(name, want, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.Quote = change(e.Quote) })
	}
	const signedAt, kindAt = 632, 636 + 128
	bytesOf("empty", ErrMalformedQuote, func([]byte) []byte { return nil })
	bytesOf("cut in the header", ErrMalformedQuote, func(b []byte) []byte { return b[:47] })
	bytesOf("cut in the body", ErrMalformedQuote, func(b []byte) []byte { return b[:300] })
	bytesOf("cut in the chain", ErrMalformedQuote, func(b []byte) []byte { return b[:len(b)-1] })
	bytesOf("text behind the quote", ErrMalformedQuote, func([]byte) []byte { return tdxdata.RawQuote })
	bytesOf("signed size too large", ErrMalformedQuote, func(b []byte) []byte { b[signedAt+3] = 0xff; return b })
	bytesOf("signed size too small", ErrMalformedQuote, func(b []byte) []byte { b[signedAt], b[signedAt+1] = 10, 0; return b })
	bytesOf("certification data flat, as synthetic quotes have it", ErrMalformedQuote, func(b []byte) []byte { b[kindAt] = certPCKChain; return b })
	bytesOf("certification data's size", ErrMalformedQuote, func(b []byte) []byte { b[kindAt+2]--; return b })
	bytesOf("inner certification data of another kind", ErrMalformedQuote, func(b []byte) []byte { b[kindAt+6+384+64+2+32] = 1; return b })
	bytesOf("chain's size", ErrMalformedQuote, func(b []byte) []byte { b[kindAt+6+384+64+2+32+2]++; return b })
	bytesOf("data's size", ErrMalformedQuote, func(b []byte) []byte { b[kindAt+6+384+64+1] = 0xff; return b })
	bytesOf("layout of version 5", ErrUnsupportedQuote, func(b []byte) []byte {
		b[0] = 5
		return slices.Insert(b, tdxHeaderSize, 2, 0, 0x48, 2, 0, 0)
	})

	chainOf := func(name string, want *protocol.Error, change func(bs []*pem.Block) []byte) {
		quote("PCK chain: "+name, want, func(p *tdxParts) { p.certs = change(blocks(p.certs)) })
	}
	for i, name := range []string{"PCK certificate", "platform CA", "root"} {
		chainOf(name+"'s signature", ErrBadChain, func(bs []*pem.Block) []byte { flip(bs[i].Bytes, -3); return joined(bs...) })
		chainOf(name+"'s serial number", ErrBadChain, func(bs []*pem.Block) []byte { flip(bs[i].Bytes, 20); return joined(bs...) })
		chainOf(name+" is no DER", ErrMalformedCertificate, func(bs []*pem.Block) []byte { bs[i].Bytes[0] = 0; return joined(bs...) })
	}
	chainOf("in another order", ErrBadChain, func(bs []*pem.Block) []byte { return joined(bs[1], bs[0], bs[2]) })
	chainOf("the root in the platform CA's place", ErrBadChain, func(bs []*pem.Block) []byte { return joined(bs[0], bs[2], bs[2]) })
	chainOf("no root", ErrMalformedCertificate, func(bs []*pem.Block) []byte { return joined(bs[0], bs[1]) })
	chainOf("a fourth block", ErrMalformedCertificate, func(bs []*pem.Block) []byte { return joined(bs[0], bs[1], bs[2], bs[2]) })
	chainOf("empty", ErrMalformedCertificate, func([]*pem.Block) []byte { return nil })
	chainOf("no certificate", ErrMalformedCertificate, func(bs []*pem.Block) []byte { bs[0].Type = "PUBLIC KEY"; return joined(bs...) })
	chainOf("a header in a block", ErrMalformedCertificate, func(bs []*pem.Block) []byte { bs[0].Headers = map[string]string{"A": "b"}; return joined(bs...) })
	chainOf("text between blocks", ErrMalformedCertificate, func(bs []*pem.Block) []byte { return append(append(joined(bs[0]), "x\n"...), joined(bs[1:]...)...) })
	chainOf("no PEM", ErrMalformedCertificate, func(bs []*pem.Block) []byte {
		return bytes.Replace(joined(bs...), []byte("-----BEGIN"), []byte("-----BEGUN"), 1)
	})
	chainOf("no base64", ErrMalformedCertificate, func(bs []*pem.Block) []byte { return bytes.Replace(joined(bs...), []byte("MII"), []byte("M!I"), 1) })
	chainOf("another machine's PCK certificate", ErrBadChain, func(bs []*pem.Block) []byte {
		return joined(&pem.Block{Type: "CERTIFICATE", Bytes: forged().pck.cert.Raw}, bs[1], bs[2])
	})
	chainOf("a chain of somebody's own", ErrBadChain, func([]*pem.Block) []byte {
		f := forged()
		return pemOf(f.pck.cert, f.platform.cert, f.root.cert)
	})

	intel := func(name string, want *protocol.Error, change func(c *IntelCollateral)) {
		add(name, want, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { change(e.Intel) })
	}
	replace := func(b *[]byte, old, new string) {
		out := bytes.Replace(*b, []byte(old), []byte(new), 1)
		if bytes.Equal(out, *b) {
			panic("no " + old)
		}
		*b = out
	}
	intel("TCB info: next update", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `"nextUpdate":"2023-07`, `"nextUpdate":"2033-07`) })
	intel("TCB info: issue date", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `"issueDate":"2023`, `"issueDate":"2013`) })
	intel("TCB info: a level", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `"svn":5`, `"svn":4`) })
	intel("TCB info: a status", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `OutOfDate`, `UpToDate`) })
	intel("TCB info: FMSPC", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `50806f`, `50806e`) })
	intel("TCB info: a space", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `,"version"`, `, "version"`) })
	intel("TCB info: signature", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `"signature":"f`, `"signature":"e`) })
	intel("TCB info: half a signature", ErrMalformedCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `"signature":"f6`, `"signature":"`) })
	intel("TCB info: a second one before it", ErrMalformedCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `{"tcbInfo"`, `{"tcbInfo":{},"tcbInfo"`) })
	intel("TCB info: an unknown member", ErrMalformedCollateral, func(c *IntelCollateral) { replace(&c.TCBInfo, `{"tcbInfo"`, `{"x":1,"tcbInfo"`) })
	intel("TCB info: no JSON", ErrMalformedCollateral, func(c *IntelCollateral) { c.TCBInfo[0] = 'x' })
	intel("TCB info in QE identity's place", ErrMalformedCollateral, func(c *IntelCollateral) { c.QEIdentity = c.TCBInfo })
	intel("QE identity: next update", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.QEIdentity, `"nextUpdate":"2023`, `"nextUpdate":"2033`) })
	intel("QE identity: signer", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.QEIdentity, `DC9E2A`, `DC9E2B`) })
	intel("QE identity: level", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.QEIdentity, `"isvsvn":4`, `"isvsvn":3`) })
	intel("QE identity: signature", ErrBadCollateral, func(c *IntelCollateral) { replace(&c.QEIdentity, `"signature":"b`, `"signature":"a`) })
	intel("TCB info's chain: signature", ErrBadChain, func(c *IntelCollateral) {
		bs := blocks(c.TCBInfoChain)
		flip(bs[0].Bytes, -3)
		c.TCBInfoChain = joined(bs...)
	})
	intel("TCB info's chain: the root alone, twice", ErrBadChain, func(c *IntelCollateral) {
		bs := blocks(c.TCBInfoChain)
		c.TCBInfoChain = joined(bs[1], bs[1])
	})
	intel("QE identity's chain: no root", ErrMalformedCertificate, func(c *IntelCollateral) { c.QEIdentityChain = joined(blocks(c.QEIdentityChain)[0]) })
	intel("QE identity's chain: somebody's own", ErrBadChain, func(c *IntelCollateral) {
		f := forged()
		c.QEIdentityChain = pemOf(f.tcb.cert, f.root.cert)
	})
	intel("platform CA's list: a date", ErrBadRevocationList, func(c *IntelCollateral) { replace(&c.PCKCRL, "230708", "330708") })
	intel("platform CA's list: an entry", ErrBadRevocationList, func(c *IntelCollateral) { replace(&c.PCKCRL, "\x6f\xc3\x4e\x50", "\x6f\xc3\x4e\x51") })
	intel("platform CA's list: signature", ErrBadRevocationList, func(c *IntelCollateral) { flip(c.PCKCRL, -1) })
	intel("platform CA's list: cut", ErrMalformedCollateral, func(c *IntelCollateral) { c.PCKCRL = c.PCKCRL[:100] })
	intel("root's list in the platform CA's place", ErrBadRevocationList, func(c *IntelCollateral) { c.PCKCRL = c.RootCRL })
	intel("root's list: signature", ErrBadRevocationList, func(c *IntelCollateral) { flip(c.RootCRL, -1) })
	intel("platform CA's list in the root's place", ErrBadRevocationList, func(c *IntelCollateral) { c.RootCRL = c.PCKCRL })
	for name, item := range map[string]func(c *IntelCollateral) *[]byte{
		"TCB info": func(c *IntelCollateral) *[]byte { return &c.TCBInfo }, "TCB info's chain": func(c *IntelCollateral) *[]byte { return &c.TCBInfoChain },
		"QE identity": func(c *IntelCollateral) *[]byte { return &c.QEIdentity }, "QE identity's chain": func(c *IntelCollateral) *[]byte { return &c.QEIdentityChain },
		"platform CA's list": func(c *IntelCollateral) *[]byte { return &c.PCKCRL }, "root's list": func(c *IntelCollateral) *[]byte { return &c.RootCRL },
	} {
		intel("without "+name, ErrNoCollateral, func(c *IntelCollateral) { *item(c) = nil })
	}
	add("without collateral", ErrNoCollateral, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.Intel = nil })

	on := func(name string, want *protocol.Error, then time.Time) {
		add(name, want, func(_ testing.TB, _ *Evidence, _ *Policy, at *time.Time) { *at = then })
	}
	on("a day after QE identity's end", ErrCollateralExpired, time.Date(2023, 7, 9, 7, 25, 0, 0, time.UTC))
	on("a year later", ErrCollateralExpired, tdxTime.AddDate(1, 0, 0))
	on("when the PCK certificate is over", ErrCollateralExpired, tdxTime.AddDate(8, 0, 0))
	on("before TCB info was issued", ErrCollateralNotYetValid, time.Date(2023, 6, 17, 0, 0, 0, 0, time.UTC))
	on("before the machine was made", ErrCollateralNotYetValid, tdxTime.AddDate(-3, 0, 0))

	policy := func(name string, want *protocol.Error, change func(p *Policy)) {
		add(name, want, func(_ testing.TB, _ *Evidence, p *Policy, _ *time.Time) { change(p) })
	}
	policy("up to date alone", ErrTcbTooOld, func(p *Policy) { p.TDX.Statuses = nil })
	policy("a newer floor", ErrTcbTooOld, func(p *Policy) { p.TDX.MinTEETCB[2]++ })
	policy("another key, nonce and task", ErrWrongBinding, func(p *Policy) { p.Binding = &Binding{EnclaveKey: []byte{1}} })
	policy("another image", ErrMeasurementNotAllowed, func(p *Policy) { p.Measurements = [][]byte{make([]byte, 48)} })
	add("as AMD's", ErrMalformedQuote, func(_ testing.TB, e *Evidence, p *Policy, _ *time.Time) {
		e.Vendor, p.Without.AMDFloor = AMDSEVSNP, true
	})
	add("as NVIDIA's", ErrUnsupportedVendor, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.Vendor = NVIDIACC })
	return out
}

func snpMutations() []mutation {
	var out []mutation
	add := func(name string, want *protocol.Error, change func(t testing.TB, e *Evidence, p *Policy, at *time.Time)) {
		out = append(out, mutation{name, change, want})
	}
	report := func(name string, want *protocol.Error, change func(b []byte) []byte) {
		add(name, want, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.Quote = change(e.Quote) })
	}
	kinds := map[string]*protocol.Error{"VERSION": ErrUnsupportedProduct, "SIGNATURE_ALGO": ErrUnsupportedQuote, "CHIP_ID": ErrWrongCollateral,
		"REPORTED_TCB": ErrWrongCollateral, "CPUID_FMS": ErrMalformedQuote, "LAUNCH_MIT_VECTOR": ErrMalformedQuote, "CURRENT_MIT_VECTOR": ErrMalformedQuote,
		"RESERVED_1": ErrMalformedQuote, "RESERVED_2": ErrMalformedQuote, "RESERVED_3": ErrMalformedQuote, "RESERVED_4": ErrMalformedQuote, "RESERVED_5": ErrMalformedQuote}
	for _, s := range snpReport {
		want := kinds[s.name]
		if want == nil {
			want = ErrBadSignature
		}
		report("report "+s.name, want, func(b []byte) []byte { flip(b, offset(snpReport, s.name)); return b })
	}
	bit := func(name, field string, i int, mask byte, want *protocol.Error) {
		report(name, want, func(b []byte) []byte { b[offset(snpReport, field)+i] ^= mask; return b })
	}
	bit("version 4", "VERSION", 0, 6, ErrUnsupportedQuote)
	bit("policy: debugging taken back", "POLICY", 2, 8, ErrBadSignature)
	bit("policy: bit that has to be one", "POLICY", 2, 2, ErrMalformedQuote)
	bit("policy: reserved bit", "POLICY", 7, 1, ErrMalformedQuote)
	bit("signer: VLEK", "SIGNER", 0, 4, ErrUnsupportedSigner)
	bit("signer: masked", "SIGNER", 0, 2, ErrMaskedChip)
	bit("signer: reserved bit", "SIGNER", 3, 1, ErrMalformedQuote)
	bit("measurement, last byte", "MEASUREMENT", 47, 1, ErrBadSignature)
	bit("report data, last byte", "REPORT_DATA", 63, 1, ErrBadSignature)
	bit("signature: s", "SIGNATURE", 72, 1, ErrBadSignature)
	bit("signature: above r", "SIGNATURE", 60, 1, ErrMalformedQuote)
	bit("signature: behind it", "SIGNATURE", 511, 1, ErrMalformedQuote)
	report("signature of zeros", ErrBadSignature, func(b []byte) []byte { clear(b[snpSignedSize:]); return b })
	report("chip id of zeros", ErrMaskedChip, func(b []byte) []byte { put(snpReport, b, "CHIP_ID", make([]byte, 64)...); return b })
	report("Turin", ErrUnsupportedProduct, func(b []byte) []byte {
		put(snpReport, b, "VERSION", 3)
		put(snpReport, b, "CPUID_FMS", 0x1a, 2, 1)
		return b
	})
	report("Milan, said by nobody", ErrBadSignature, func(b []byte) []byte {
		put(snpReport, b, "VERSION", 3)
		put(snpReport, b, "CPUID_FMS", 0x19, 1, 1)
		return b
	})
	report("empty", ErrMalformedQuote, func([]byte) []byte { return nil })
	report("cut", ErrMalformedQuote, func(b []byte) []byte { return b[:len(b)-1] })
	report("a byte more", ErrMalformedQuote, func(b []byte) []byte { return append(b, 0) })

	amd := func(name string, want *protocol.Error, change func(c *AMDCollateral)) {
		add(name, want, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { change(e.AMD) })
	}
	vcek := func(name string, want *protocol.Error, old, new string) {
		amd(name, want, func(c *AMDCollateral) {
			b := bytes.Replace(c.VCEK, []byte(old), []byte(new), 1)
			if bytes.Equal(b, c.VCEK) {
				panic("no " + old)
			}
			c.VCEK = b
		})
	}
	amd("VCEK: signature", ErrBadChain, func(c *AMDCollateral) { flip(c.VCEK, -1) })
	amd("VCEK: cut", ErrMalformedCertificate, func(c *AMDCollateral) { c.VCEK = c.VCEK[:500] })
	amd("VCEK: a byte more", ErrMalformedCertificate, func(c *AMDCollateral) { c.VCEK = append(c.VCEK, 0) })
	amd("VCEK: in PEM", ErrMalformedCertificate, func(c *AMDCollateral) { c.VCEK = joined(&pem.Block{Type: "CERTIFICATE", Bytes: c.VCEK}) })
	amd("VCEK: the ASK in its place", ErrVlekAsVcek, func(c *AMDCollateral) { c.VCEK = blocks(c.Chain)[0].Bytes })
	vcek("VCEK: Turin", ErrUnsupportedProduct, "Milan-B0", "Turin-B0")
	vcek("VCEK: another stepping", ErrBadChain, "Milan-B0", "Milan-B1")
	vcek("VCEK: renamed to VLEK", ErrVlekAsVcek, "SEV-VCEK", "SEV-VLEK")
	vcek("VCEK: from when", ErrBadChain, "220924", "210924")
	vcek("VCEK: until when", ErrBadChain, "290924", "390924")
	vcek("VCEK: chip", ErrBadChain, "\x3a\xc3\xfe\x21", "\x3a\xc3\xfe\x20")
	amd("chain: ASK's signature", ErrBadChain, func(c *AMDCollateral) {
		bs := blocks(c.Chain)
		flip(bs[0].Bytes, -1)
		c.Chain = joined(bs...)
	})
	amd("chain: ARK's signature", ErrBadChain, func(c *AMDCollateral) {
		bs := blocks(c.Chain)
		flip(bs[1].Bytes, -1)
		c.Chain = joined(bs...)
	})
	amd("chain: in another order", ErrBadChain, func(c *AMDCollateral) {
		bs := blocks(c.Chain)
		c.Chain = joined(bs[1], bs[0])
	})
	amd("chain: VLEK's", ErrBadChain, func(c *AMDCollateral) { c.Chain = trust.AskArkMilanVlekBytes })
	amd("chain: Genoa's", ErrBadChain, func(c *AMDCollateral) { c.Chain = trust.AskArkGenoaVcekBytes })
	amd("chain: no ARK", ErrMalformedCertificate, func(c *AMDCollateral) { c.Chain = joined(blocks(c.Chain)[0]) })
	amd("chain: no PEM", ErrMalformedCertificate, func(c *AMDCollateral) { c.Chain = []byte("x") })
	amd("list: no DER", ErrMalformedCollateral, func(c *AMDCollateral) { c.CRL = []byte("x") })
	amd("list: Intel's", ErrBadRevocationList, func(c *AMDCollateral) { c.CRL = tdxdata.RootCrlBody })
	amd("without VCEK", ErrNoCollateral, func(c *AMDCollateral) { c.VCEK = nil })
	amd("without chain", ErrNoCollateral, func(c *AMDCollateral) { c.Chain = nil })
	add("without collateral", ErrNoCollateral, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.AMD = nil })

	on := func(name string, want *protocol.Error, then time.Time) {
		add(name, want, func(_ testing.TB, _ *Evidence, _ *Policy, at *time.Time) { *at = then })
	}
	on("when the VCEK is over", ErrCollateralExpired, time.Date(2029, 9, 25, 0, 0, 0, 0, time.UTC))
	on("before the VCEK", ErrCollateralNotYetValid, time.Date(2022, 9, 23, 0, 0, 0, 0, time.UTC))
	on("before AMD's root", ErrCollateralNotYetValid, time.Date(2019, 1, 1, 0, 0, 0, 0, time.UTC))

	policy := func(name string, want *protocol.Error, change func(p *Policy)) {
		add(name, want, func(_ testing.TB, _ *Evidence, p *Policy, _ *time.Time) { change(p) })
	}
	policy("debugging not taken", ErrDebugEnabled, func(p *Policy) { p.Without.DebugCheck = false })
	policy("list asked for", ErrNoCollateral, func(p *Policy) { p.Without.AMDRevocation = false })
	policy("a newer floor", ErrTcbTooOld, func(p *Policy) { p.SNP.SNP++ })
	policy("another key, nonce and task", ErrWrongBinding, func(p *Policy) { p.Binding = &Binding{EnclaveKey: []byte{1}} })
	policy("another image", ErrMeasurementNotAllowed, func(p *Policy) { p.Measurements = [][]byte{make([]byte, 48)} })
	add("as Intel's", ErrUnsupportedQuote, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.Vendor = IntelTDX })
	add("as AWS Nitro's", ErrUnsupportedVendor, func(_ testing.TB, e *Evidence, _ *Policy, _ *time.Time) { e.Vendor = AWSNitro })
	return out
}

// forged is a forger's machine, whose chain leads to a root of its own.
var forged = func() func() *intelForger {
	var f *intelForger
	return func() *intelForger {
		if f == nil {
			f = newIntel(&testing.T{})
			f.evidence(&testing.T{})
		}
		return f
	}
}()

// run says whether the changed evidence was accepted, which fails the test, as does another name than the expected one.
func (m *mutation) run(t testing.TB, e *Evidence, p *Policy, at time.Time) (accepted bool) {
	m.change(t, e, p, &at)
	v, err := Verify(e, p, at)
	if err == nil {
		t.Errorf("%s: accepted", m.name)
		return true
	}
	require.Equal(t, m.want.Name, nameOf(err), "%s: %v", m.name, err)
	require.Equal(t, m.want.Name, v.Refusal, m.name)
	return v.Accepted
}

// Both real quotes are accepted as they are, and refused by name after a change in any place. The figures are those of build/tenzro/summary.json.
func TestMutations(t *testing.T) {
	total, accepted := 0, 0
	for _, real := range []struct {
		name      string
		evidence  func(testing.TB) *Evidence
		policy    func() *Policy
		at        time.Time
		mutations []mutation
	}{{"TDX", realTDX, realTDXPolicy, tdxTime, tdxMutations()}, {"SEV-SNP", realSNP, realSNPPolicy, snpTime, snpMutations()}} {
		t.Run(real.name, func(t *testing.T) {
			require.GreaterOrEqual(t, len(real.mutations), 20)
			seen := map[string]bool{}
			for _, m := range real.mutations {
				require.False(t, seen[m.name], "%s twice", m.name)
				seen[m.name] = true
				t.Run(m.name, func(t *testing.T) {
					e, p := clone(t, real.evidence(t)), real.policy()
					refused(t, e, p, real.at, nil)
					total++
					if m.run(t, e, p, real.at) {
						accepted++
					}
				})
			}
		})
	}
	require.Zero(t, accepted)
	t.Logf("%d mutations of two real quotes, %d accepted", total, accepted)
	if folder := os.Getenv("ASSAY_TENZRO"); folder != "" && !t.Failed() {
		require.NoError(t, figures.Add(filepath.Join(folder, "summary.json"), map[string]any{"quote_mutations": total, "quote_mutations_accepted": accepted}))
	}
}

// Any one bit of the real quotes: refused, whatever the name. PEM has bits that change nothing that is signed; they are refused too.
func TestEveryByteMatters(t *testing.T) {
	for _, real := range []struct {
		e  *Evidence
		p  *Policy
		at time.Time
	}{{realTDX(t), realTDXPolicy(), tdxTime}, {realSNP(t), realSNPPolicy(), snpTime}} {
		step := 7 // primes to the fields' sizes; all bytes in turn would take ten times as long
		if os.Getenv("ASSAY_LONG") != "" {
			step = 1
		}
		for at := 0; at < len(real.e.Quote); at += step {
			e := *real.e
			e.Quote = slices.Clone(e.Quote)
			e.Quote[at] ^= 1 << (at % 8)
			_, err := Verify(&e, real.p, real.at)
			require.Error(t, err, "byte %d", at)
			require.NotEmpty(t, nameOf(err), "byte %d: %v", at, err)
		}
	}
}

func TestEvidence(t *testing.T) {
	tdx, snp := realTDX(t), realSNP(t)
	// A raw quote is evidence without collateral.
	for _, e := range []*Evidence{tdx, snp} {
		raw, err := ReadEvidence(e.Quote)
		require.NoError(t, err)
		require.Equal(t, e.Vendor, raw.Vendor)
		require.Equal(t, e.Quote, raw.Quote)
		p := map[Vendor]func() *Policy{IntelTDX: realTDXPolicy, AMDSEVSNP: realSNPPolicy}[e.Vendor]()
		refused(t, raw, p, tdxTime, ErrNoCollateral)
		require.Equal(t, e.Hash(), clone(t, e).Hash())
	}
	// The hash has all items, each in its place.
	seen := map[protocol.Hash]bool{tdx.Hash(): true, snp.Hash(): true}
	for _, change := range []func(e *Evidence){
		func(e *Evidence) { e.Vendor = AMDSEVSNP },
		func(e *Evidence) { flip(e.Quote, 0) },
		func(e *Evidence) { flip(e.Intel.TCBInfo, 0) },
		func(e *Evidence) { flip(e.Intel.TCBInfoChain, 0) },
		func(e *Evidence) { flip(e.Intel.QEIdentity, 0) },
		func(e *Evidence) { flip(e.Intel.QEIdentityChain, 0) },
		func(e *Evidence) { flip(e.Intel.PCKCRL, 0) },
		func(e *Evidence) { flip(e.Intel.RootCRL, 0) },
		func(e *Evidence) { e.Intel.PCKCRL, e.Intel.RootCRL = e.Intel.RootCRL, e.Intel.PCKCRL },
		func(e *Evidence) { e.AMD = &AMDCollateral{VCEK: []byte{1}} },
		func(e *Evidence) { e.AMD = &AMDCollateral{Chain: []byte{1}} },
		func(e *Evidence) { e.AMD = &AMDCollateral{CRL: []byte{1}} },
	} {
		e := clone(t, tdx)
		change(e)
		require.False(t, seen[e.Hash()])
		seen[e.Hash()] = true
	}
	for text, why := range map[string]string{
		"":                                       "end of JSON",
		"x":                                      "invalid character",
		`{"format":"other"}`:                     "is not",
		`{"format":"assay-evidence/1","more":1}`: "unknown field",
		`{"format":"assay-evidence/1","format":"assay-evidence/1"}`:            "repeated",
		`{"format":"assay-evidence/1"} {}`:                                     "after top-level value",
		`{"format":"assay-evidence/1","quote":"!"}`:                            "base64",
		`{"format":"assay-evidence/1","intel":{"pckCrl":"AA==","pckCRL":"A"}}`: "same",
		base64.StdEncoding.EncodeToString(make([]byte, MaxEvidenceBytes)):      "at most",
	} {
		_, err := ReadEvidence([]byte(text))
		require.ErrorIs(t, err, ErrMalformedEvidence)
		require.ErrorContains(t, err, why)
	}
}

// Report data and identities as docs/attestation.md defines them, computed by another program (Python, from the page).
func TestHashes(t *testing.T) {
	b := Binding{Task: hash(1), Nonce: hash(2), EnclaveKey: bytes.Repeat([]byte{3}, 32)}
	data := b.ReportData()
	require.Equal(t, "e3eb3839811faeeaa9393d33e0c4ffda8f23bfb5bc538fc02ac6ebb2201c9893", hex.EncodeToString(data[:32]))
	require.Equal(t, make([]byte, 32), data[32:])
	v, err := Verify(realTDX(t), realTDXPolicy(), tdxTime)
	require.NoError(t, err)
	require.Equal(t, "0xac091971ad6552e61e7d9b52b83a41b2e17c240a5cb9989e90357dd516a40391", v.Identity.String())
	v, err = Verify(realSNP(t), realSNPPolicy(), snpTime)
	require.NoError(t, err)
	require.Equal(t, "0x19ef1317403b5ed885e993d104e91dd36370590bf4ad7727064d1d651e096702", v.Identity.String())
}

// Bytes of strangers neither panic nor pass: every refusal has a name.
func FuzzVerify(f *testing.F) {
	tdx, snp := realTDX(f), realSNP(f)
	soft, err := SoftwareEnclave([48]byte{7}, Binding{EnclaveKey: []byte{1}})
	require.NoError(f, err)
	softPolicy := &Policy{Without: Without{Binding: true, Measurement: true}, DevChain: 1337}
	for _, e := range []*Evidence{tdx, snp, soft} {
		f.Add(e.Quote, uint16(0), byte(1))
	}
	f.Add([]byte{}, uint16(0), byte(0))
	f.Fuzz(func(t *testing.T, quote []byte, at uint16, with byte) {
		if raw, err := ReadEvidence(quote); err != nil {
			require.ErrorIs(t, err, ErrMalformedEvidence)
		} else {
			require.NotNil(t, raw)
		}
		for _, real := range []struct {
			e    *Evidence
			p    *Policy
			when time.Time
		}{{tdx, realTDXPolicy(), tdxTime}, {snp, realSNPPolicy(), snpTime}, {soft, softPolicy, forgeTime}} {
			e := *real.e
			e.Quote = quote
			_, err := Verify(&e, real.p, real.when)
			if err == nil {
				padding, same := bytes.CutPrefix(quote, real.e.Quote)
				require.True(t, same && zero(padding))
			} else {
				require.NotEmpty(t, nameOf(err), "%v", err)
			}
			// A change of the real one reaches further than what a stranger invents.
			e.Quote = slices.Clone(real.e.Quote)
			e.Quote[int(at)%len(e.Quote)] ^= with
			if _, err = Verify(&e, real.p, real.when); err == nil {
				require.Zero(t, with)
			} else {
				require.NotEmpty(t, nameOf(err), "%v", err)
			}
		}
	})
}
