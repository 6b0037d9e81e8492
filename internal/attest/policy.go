package attest

import (
	"bytes"
	"crypto/x509"
	"slices"

	"assay/protocol"
)

// Binding is what a quote's report data commits to: that the holder of the enclave key asked for it, for this task, after the nonce was known.
type Binding struct {
	Task protocol.Hash
	// Nonce is drawn by whoever will verify, so that an old quote cannot be shown again.
	Nonce protocol.Hash
	// EnclaveKey is the public key that data keys are sealed to: 32 bytes of X25519, or another key's encoding of at most 1,024 bytes.
	EnclaveKey []byte
}

// ReportData is the 64 bytes that a guest asks its quote for: keccak256 over tag, task, nonce and enclave key, then 32 zero bytes.
func (b Binding) ReportData() (data [64]byte) {
	h := tagged("assay/attest/report-data/1", b.Task[:], b.Nonce[:], b.EnclaveKey)
	copy(data[:], h[:])
	return data
}

// Policy is what a verifier takes. What is left out is refused with ErrPolicyIncomplete, unless Without says that it is meant.
type Policy struct {
	// Measurements are what may run: 48 bytes are a launch measurement (MRTD or MEASUREMENT), 32 bytes a Verdict's Identity.
	Measurements [][]byte
	Binding      *Binding
	TDX          TDXFloor
	SNP          SNPFloor
	// Without names what is not asked for; a Verdict lists it again.
	Without Without
	// Roots replace the vendors' own, for tests; nil: the vendors'.
	Roots *Roots
	// DevChain is the id of the chain that the guest is for, where that is a development chain: a software enclave is taken there and nowhere
	// else; 0: none.
	DevChain uint64
}

// Without is what a verifier goes without. A keeper that enrols sets none of it.
type Without struct {
	Measurement, Binding, AMDFloor, AMDRevocation, DebugCheck bool
}

// TDXFloor is the oldest platform that is taken.
type TDXFloor struct {
	// Statuses are those of Intel's TCB levels that are taken; none: UpToDate alone. StatusUnlisted is of a platform older than every level.
	// Revoked is never taken. Any but UpToDate asks for MinTEETCB.
	Statuses []string
	// MinTEETCB bounds each of the 16 bytes of TEE_TCB_SVN from below; nil: no bound but Intel's levels.
	MinTEETCB []byte
	// MinEvaluation bounds tcbEvaluationDataNumber of TCB info and QE identity from below.
	MinEvaluation int
}

// Statuses of TCB levels that the code names.
const (
	StatusUpToDate = "UpToDate"
	StatusRevoked  = "Revoked"
	StatusUnlisted = "Unlisted"
)

// SNPFloor bounds the security patch levels of a chip from below: those reported, committed, and at the guest's launch.
type SNPFloor struct {
	BootLoader, TEE, SNP, Microcode uint8
	// MinGuestSVN bounds the guest image's own version.
	MinGuestSVN uint32
	// MaxVMPL is the least privileged level that a report may come from; 0 is the most privileged.
	MaxVMPL uint32
}

// Roots are where chains of certificates have to end, compared byte by byte.
type Roots struct {
	// Intel is the SGX root CA.
	Intel *x509.Certificate
	// AMD has the ARK by product line: Milan, Genoa.
	AMD map[string]*x509.Certificate
}

// check says what a policy leaves open for a vendor.
func (p *Policy) check(vendor Vendor) error {
	for _, m := range p.Measurements {
		if len(m) != 48 && len(m) != 32 {
			return ErrPolicyIncomplete.With("a measurement has %d bytes: 48 of MRTD or MEASUREMENT, or 32 of an identity", len(m))
		}
	}
	switch {
	case len(p.Measurements) == 0 && !p.Without.Measurement:
		return ErrPolicyIncomplete.With("no measurement is allowed")
	case p.Binding == nil && !p.Without.Binding:
		return ErrPolicyIncomplete.With("no enclave key, nonce and task to bind the quote to")
	case p.Binding != nil && (len(p.Binding.EnclaveKey) == 0 || len(p.Binding.EnclaveKey) > 1024):
		return ErrPolicyIncomplete.With("an enclave key of %d bytes: 1 to 1,024", len(p.Binding.EnclaveKey))
	case vendor == AMDSEVSNP && p.SNP.BootLoader|p.SNP.TEE|p.SNP.SNP|p.SNP.Microcode == 0 && !p.Without.AMDFloor:
		return ErrPolicyIncomplete.With("no TCB floor: AMD publishes no status of a TCB, so that the policy has to state one")
	case len(p.TDX.MinTEETCB) != 0 && len(p.TDX.MinTEETCB) != 16:
		return ErrPolicyIncomplete.With("a TEE TCB of %d bytes: 16", len(p.TDX.MinTEETCB))
	case slices.ContainsFunc(p.TDX.Statuses, func(s string) bool { return s != StatusUpToDate }) && len(p.TDX.MinTEETCB) == 0:
		return ErrPolicyIncomplete.With("statuses beyond UpToDate without a floor of TEE_TCB_SVN")
	}
	return nil
}

// allows reports whether one of the measurements is the guest's launch measurement or identity.
func (p *Policy) allows(launch []byte, identity protocol.Hash) bool {
	return slices.ContainsFunc(p.Measurements, func(m []byte) bool { return bytes.Equal(m, launch) || bytes.Equal(m, identity[:]) })
}

// left names what the policy goes without, for whoever reads the verdict.
func (p *Policy) left(vendor Vendor) (out []string) {
	amd := vendor == AMDSEVSNP
	for _, w := range []struct {
		left bool
		name string
	}{
		{p.Without.Binding && p.Binding == nil, "binding: any enclave key, nonce and task"},
		{p.Without.Measurement && len(p.Measurements) == 0, "measurement: any guest image"},
		{p.Without.AMDFloor && amd && p.SNP.BootLoader|p.SNP.TEE|p.SNP.SNP|p.SNP.Microcode == 0, "TCB floor: any age of firmware"},
		{p.Without.AMDRevocation && amd, "revocation: AMD's list"},
		{p.Without.DebugCheck, "debugging: a guest that its host can read is taken"},
		{p.Roots != nil, "vendor's root: another one is taken"},
	} {
		if w.left {
			out = append(out, w.name)
		}
	}
	return out
}
