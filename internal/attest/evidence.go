package attest

import (
	"encoding/binary"

	"github.com/ethereum/go-ethereum/crypto"

	"assay/protocol"
)

// Vendor says whose attestation a piece of evidence is.
type Vendor string

// The vendors that Tenzro's tasks name. NVIDIA and AWS have no verifier here.
const (
	IntelTDX  Vendor = "intel-tdx"
	AMDSEVSNP Vendor = "amd-sev-snp"
	NVIDIACC  Vendor = "nvidia-cc"
	AWSNitro  Vendor = "aws-nitro"

	// Software is no vendor: it is a guest that nothing protects, for development chains (SoftwareEnclave).
	Software Vendor = "software"
)

// EvidenceFormat is the format member of a bundle.
const EvidenceFormat = "assay-evidence/1"

// MaxEvidenceBytes bounds a bundle; a TDX quote with its collateral is about 25 kB in it.
const MaxEvidenceBytes = 1 << 20

// Evidence is a quote with all that it is verified with: the bundle of docs/attestation.md, JSON with base64 members.
type Evidence struct {
	Format string `json:"format"`
	Vendor Vendor `json:"vendor"`
	// Quote is a TDX quote as the guest got it, or an SEV-SNP attestation report of 1,184 bytes.
	Quote []byte           `json:"quote"`
	Intel *IntelCollateral `json:"intel,omitempty"`
	AMD   *AMDCollateral   `json:"amd,omitempty"`
}

// IntelCollateral is what Intel's provisioning certification service answers, bodies and issuer chains as they are served.
type IntelCollateral struct {
	// TCBInfo is the JSON body for the FMSPC of the quote's PCK certificate, TCBInfoChain the PEM of its issuer chain.
	TCBInfo      []byte `json:"tcbInfo,omitempty"`
	TCBInfoChain []byte `json:"tcbInfoChain,omitempty"`
	// QEIdentity is the JSON body about the TD quoting enclave, QEIdentityChain the PEM of its issuer chain.
	QEIdentity      []byte `json:"qeIdentity,omitempty"`
	QEIdentityChain []byte `json:"qeIdentityChain,omitempty"`
	// PCKCRL is the revocation list of the platform CA, RootCRL that of the root, both DER.
	PCKCRL  []byte `json:"pckCrl,omitempty"`
	RootCRL []byte `json:"rootCrl,omitempty"`
}

// AMDCollateral is what AMD's key distribution service answers.
type AMDCollateral struct {
	// VCEK is the chip's certificate in DER, Chain the PEM of ASK and ARK, CRL the revocation list of the ARK in DER.
	VCEK  []byte `json:"vcek,omitempty"`
	Chain []byte `json:"chain,omitempty"`
	CRL   []byte `json:"crl,omitempty"`
}

// ReadEvidence reads a bundle, or a raw quote, which then has no collateral.
func ReadEvidence(raw []byte) (*Evidence, error) {
	switch {
	case len(raw) > MaxEvidenceBytes:
		return nil, ErrMalformedEvidence.With("%d bytes, at most %d", len(raw), MaxEvidenceBytes)
	case len(raw) == snpReportSize && snpVersions[binary.LittleEndian.Uint32(raw)]:
		return &Evidence{Format: EvidenceFormat, Vendor: AMDSEVSNP, Quote: raw}, nil
	case len(raw) >= tdxHeaderSize && binary.LittleEndian.Uint32(raw[4:]) == teeTDX:
		return &Evidence{Format: EvidenceFormat, Vendor: IntelTDX, Quote: raw}, nil
	}
	var e Evidence
	if err := protocol.UnmarshalStrict(raw, &e); err != nil {
		return nil, ErrMalformedEvidence.Because(err)
	}
	if e.Format != EvidenceFormat {
		return nil, ErrMalformedEvidence.With("format %.40q is not %q", e.Format, EvidenceFormat)
	}
	return &e, nil
}

// parts are the evidence's items in the order that its hash has them.
func (e *Evidence) parts() [][]byte {
	intel, amd := e.Intel, e.AMD
	if intel == nil {
		intel = &IntelCollateral{}
	}
	if amd == nil {
		amd = &AMDCollateral{}
	}
	return [][]byte{[]byte(e.Vendor), e.Quote, intel.TCBInfo, intel.TCBInfoChain, intel.QEIdentity, intel.QEIdentityChain, intel.PCKCRL,
		intel.RootCRL, amd.VCEK, amd.Chain, amd.CRL}
}

// Hash is what an enrolment records of the evidence: keccak256 of the domain tag and of every item, each behind its length as a big-endian
// u32. It depends on the items, not on how the JSON is written.
func (e *Evidence) Hash() protocol.Hash { return tagged("assay/attest/evidence/1", e.parts()...) }

// tagged is keccak256(tag ‖ for each part: u32 length, big-endian ‖ part).
func tagged(tag string, parts ...[]byte) protocol.Hash {
	buf := []byte(tag)
	for _, p := range parts {
		buf = binary.BigEndian.AppendUint32(buf, uint32(len(p)))
		buf = append(buf, p...)
	}
	return protocol.Hash(crypto.Keccak256Hash(buf))
}
