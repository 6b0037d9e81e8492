// Package attest verifies what a processor says about a guest: Intel TDX quotes and AMD SEV-SNP attestation reports, with the certificates,
// TCB levels and revocation lists that come with them. It reaches no network and has no clock: evidence is verified as of a time, that of the
// enrolment. Whatever is missing, unknown or out of date is refused, by name (Refusals; docs/attestation.md).
//
// Two implementations have to agree: the checks of this package, which give refusals their names, and the libraries of the vendors' ecosystem,
// go-tdx-guest and go-sev-guest.
package attest

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"slices"
	"time"

	"assay/protocol"
)

// guest is what a quote says of the guest, whatever the vendor.
type guest struct {
	launch     []byte
	identity   protocol.Hash
	reportData []byte
	// region has the fields named by launchField and dataField.
	region, launchField, dataField string
}

// Verify holds evidence to a policy as of a time. The verdict is never nil: of what is refused it has the fields that could be read. The error
// is one of Refusals.
func Verify(e *Evidence, p *Policy, at time.Time) (*Verdict, error) {
	v := &Verdict{Vendor: e.Vendor, At: at.UTC(), Evidence: e.Hash(), Left: p.left(e.Vendor)}
	err := verify(v, e, p)
	v.Accepted, v.Refusal = err == nil, nameOf(err)
	if v.Accepted && p.Binding != nil {
		v.bound = &Binding{p.Binding.Task, p.Binding.Nonce, slices.Clone(p.Binding.EnclaveKey)}
	}
	return v, err
}

func verify(v *Verdict, e *Evidence, p *Policy) error {
	if err := p.check(e.Vendor); err != nil {
		return err
	}
	var g *guest
	var err error
	switch e.Vendor {
	case IntelTDX:
		g, err = verifyTDX(v, e, p)
	case AMDSEVSNP:
		g, err = verifySNP(v, e, p)
	case Software:
		g, err = verifySoftware(v, e, p)
	case NVIDIACC:
		return ErrUnsupportedVendor.With("%s: NVIDIA's GPU attestation is not verified", e.Vendor)
	case AWSNitro:
		return ErrUnsupportedVendor.With("%s: attestations of AWS Nitro enclaves are not verified", e.Vendor)
	default:
		return ErrUnsupportedVendor.With("vendor %.40q", e.Vendor)
	}
	if g != nil {
		v.Measurement, v.Identity = hex.EncodeToString(g.launch), g.identity
	}
	if err != nil {
		return err
	}
	// Tenzro's order: the quote verifies, commits to the key, and only then what runs is compared.
	if b := p.Binding; b != nil {
		want := b.ReportData()
		if err := v.hold(g.region, g.dataField, "the hash of this enclave key, nonce and task", unless(bytes.Equal(want[:], g.reportData),
			ErrWrongBinding.With("report data %x, the hash of enclave key, nonce and task is %x", g.reportData, want))); err != nil {
			return err
		}
	}
	if len(p.Measurements) == 0 {
		return nil
	}
	return v.hold(g.region, g.launchField, "the allowed measurements", unless(p.allows(g.launch, g.identity),
		ErrMeasurementNotAllowed.With("measurement %x, identity %s", g.launch, g.identity)))
}

// guarded runs a library on bytes that strangers made: where it panics, it refuses.
func guarded(what string, f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = ErrSecondOpinion.With("%s panics: %v", what, r)
		}
	}()
	if err := f(); err != nil {
		return ErrSecondOpinion.With("%s: %v", what, err)
	}
	return nil
}

// zero says whether bytes are all zero.
func zero(b []byte) bool { return len(bytes.Trim(b, "\x00")) == 0 }

func size(b []byte) string { return fmt.Sprintf("%d bytes", len(b)) }
