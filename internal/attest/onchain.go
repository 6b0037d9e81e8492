package attest

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"time"

	"assay/protocol"
)

// vendorsOnChain are those that the contracts know.
var vendorsOnChain = map[Vendor]protocol.EnclaveVendor{
	IntelTDX: protocol.VendorIntelTdx, AMDSEVSNP: protocol.VendorAmdSevSnp, Software: protocol.VendorSoftware,
}

// anyStatus are Intel's statuses, but for Revoked.
var anyStatus = []string{
	StatusUpToDate, "SWHardeningNeeded", "ConfigurationNeeded", "ConfigurationAndSWHardeningNeeded", "OutOfDate", "OutOfDateConfigurationNeeded", StatusUnlisted,
}

// Offsets of a TDX quote behind header and body: u32 length; signature, attestation key; u16 kind, u32 length; the quoting enclave's report and
// signature; u16 length and authentication data. Certificates stand behind that.
var (
	tdxSigned    = tdxHeaderSize + sizeOf(tdBody)
	tdxSignature = tdxSigned + 4
	tdxKey       = tdxSignature + 64
	tdxQEReport  = tdxKey + 64 + 6
	tdxAuth      = tdxQEReport + sizeOf(qeReport) + 64
)

// OnChain is a task's policy for one enclave: what it has to be bound to is beside it, and nothing is left out. devChain is the id of the chain if
// it is one for development, else 0.
func OnChain(p *protocol.EnclavePolicy, b Binding, devChain uint64) (*Policy, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	out := &Policy{Binding: &b, DevChain: devChain, TDX: TDXFloor{MinEvaluation: int(p.TDXEvaluation)},
		SNP: SNPFloor{BootLoader: p.SNPFloor[0], TEE: p.SNPFloor[1], SNP: p.SNPFloor[2], Microcode: p.SNPFloor[3], MinGuestSVN: p.SNPGuestSVN}}
	for _, id := range p.Identities {
		out.Measurements = append(out.Measurements, id[:])
	}
	if !zero(p.TDXFloor) {
		out.TDX.MinTEETCB, out.TDX.Statuses = p.TDXFloor, anyStatus
	}
	return out, nil
}

// OnChain is what a contract is shown of the evidence: its vendor, and the quote; of a TDX quote what stands before its certificates, which are
// collateral. It is ErrUnsupportedVendor, or a refusal of the quote's layout, of evidence that Verify refuses too.
func (e *Evidence) OnChain() (protocol.EnclaveVendor, []byte, error) {
	vendor, ok := vendorsOnChain[e.Vendor]
	if !ok {
		return 0, nil, ErrUnsupportedVendor.With("vendor %.40q", e.Vendor)
	}
	if e.Vendor != IntelTDX {
		return vendor, e.Quote, nil
	}
	q, err := parseTDX(&Verdict{}, e.Quote)
	if err != nil {
		return 0, nil, err
	}
	return vendor, e.Quote[:tdxAuth+2+len(q.qeAuth)], nil
}

// Identity is the hash of what runs, as the evidence says without that any of it was verified; a refusal if it cannot be read.
func (e *Evidence) Identity() (protocol.Hash, error) {
	v, err := Verify(e, &Policy{Without: Without{Measurement: true, Binding: true, AMDFloor: true, AMDRevocation: true, DebugCheck: true}}, time.Now())
	if v.Identity.IsZero() {
		return v.Identity, err
	}
	return v.Identity, nil
}

// SignsItself says whether a TDX quote, as a contract is shown it, is signed by the attestation key that it brings, and whether the quoting
// enclave's report vouches for that key. It is what Enclaves.refuteAttestation looks at.
func SignsItself(quote []byte) (signed, vouched bool) {
	if len(quote) < tdxAuth+2 {
		return false, false
	}
	length := int(binary.LittleEndian.Uint16(quote[tdxAuth:]))
	if len(quote) < tdxAuth+2+length {
		return false, false
	}
	key := quote[tdxKey:][:64]
	signed = checkP256(key, quote[:tdxSigned], quote[tdxSignature:][:64])
	want := sha256.Sum256(append(bytes.Clone(key), quote[tdxAuth+2:][:length]...))
	report := cut(qeReport, quote[tdxQEReport:][:sizeOf(qeReport)])
	return signed, bytes.Equal(report["REPORTDATA"], append(want[:], make([]byte, 32)...))
}
