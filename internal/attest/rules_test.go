package attest

import (
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/asn1"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-tdx-guest/abi"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Every rule about a TDX guest, its platform and its collateral refuses by its own name what is signed right through.
func TestRulesOfTDX(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(f *intelForger, p *Policy)
		want   *protocol.Error
	}{
		{"nothing", func(*intelForger, *Policy) {}, nil},
		{"by the vendor's own root", func(_ *intelForger, p *Policy) { p.Roots = nil }, ErrBadChain},
		{"debug TD", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "TDATTRIBUTES", 1) }, ErrDebugEnabled},
		{"debug TD, where debugging is taken", func(f *intelForger, p *Policy) {
			put(tdBody, f.body, "TDATTRIBUTES", 1)
			p.Without.DebugCheck = true
		}, nil},
		{"migratable TD", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "TDATTRIBUTES", 0, 0, 0, 0x20) }, ErrMigrationAllowed},
		{"reserved attribute", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "TDATTRIBUTES", 0, 1) }, ErrWrongModule},
		{"module by somebody else", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "MRSIGNERSEAM", 1) }, ErrWrongModule},
		{"module's attributes", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "SEAMATTRIBUTES", 1) }, ErrWrongModule},
		{"module of a version that Intel does not name", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "TEE_TCB_SVN", 9, 7, 9) }, ErrWrongModule},
		{"module of version 1", func(f *intelForger, _ *Policy) { module(f, "UpToDate") }, nil},
		{"module of version 1, out of date", func(f *intelForger, _ *Policy) { module(f, "OutOfDate") }, ErrTcbTooOld},
		{"quoting enclave by somebody else", func(f *intelForger, _ *Policy) { put(qeReport, f.qe, "MRSIGNER", 1) }, ErrWrongQuotingEnclave},
		{"another enclave of Intel's", func(f *intelForger, _ *Policy) { put(qeReport, f.qe, "ISVPRODID", 1) }, ErrWrongQuotingEnclave},
		{"quoting enclave that is debugged", func(f *intelForger, _ *Policy) { put(qeReport, f.qe, "ATTRIBUTES", 0x17) }, ErrWrongQuotingEnclave},
		{"quoting enclave's MISCSELECT", func(f *intelForger, _ *Policy) { put(qeReport, f.qe, "MISCSELECT", 1) }, ErrWrongQuotingEnclave},
		{"old quoting enclave", func(f *intelForger, _ *Policy) { put(qeReport, f.qe, "ISVSVN", 3) }, ErrTcbTooOld},
		{"microcode below every level", func(f *intelForger, _ *Policy) { put(tdBody, f.body, "TEE_TCB_SVN", 9, 0, 4) }, ErrTcbTooOld},
		{"processor below every level", func(f *intelForger, _ *Policy) {
			f.level(0)["tcb"].(map[string]any)["sgxtcbcomponents"].([]any)[0].(map[string]any)["svn"] = 200
		}, ErrTcbTooOld},
		{"PCE below every level", func(f *intelForger, _ *Policy) { f.level(0)["tcb"].(map[string]any)["pcesvn"] = 200 }, ErrTcbTooOld},
		{"platform out of date", func(f *intelForger, _ *Policy) { f.level(0)["tcbStatus"] = "OutOfDate" }, ErrTcbTooOld},
		{"platform revoked, whatever is taken", func(f *intelForger, p *Policy) {
			f.level(0)["tcbStatus"] = "Revoked"
			p.TDX = TDXFloor{Statuses: []string{"UpToDate", "Revoked"}, MinTEETCB: make([]byte, 16)}
		}, ErrRevoked},
		{"platform out of date, taken", func(f *intelForger, p *Policy) {
			f.level(0)["tcbStatus"] = "OutOfDate"
			p.TDX = TDXFloor{Statuses: []string{"UpToDate", "OutOfDate"}, MinTEETCB: make([]byte, 16)}
		}, nil},
		{"below the policy's TEE TCB", func(_ *intelForger, p *Policy) { p.TDX.MinTEETCB = append([]byte{10}, make([]byte, 15)...) }, ErrTcbTooOld},
		{"below the policy's evaluation", func(_ *intelForger, p *Policy) { p.TDX.MinEvaluation = 16 }, ErrTcbTooOld},
		{"TCB info of another platform", func(f *intelForger, _ *Policy) { f.tcbInfo["fmspc"] = "00806f050000" }, ErrWrongCollateral},
		{"TCB info of another PCE", func(f *intelForger, _ *Policy) { f.tcbInfo["pceId"] = "0001" }, ErrWrongCollateral},
		{"TCB info of SGX", func(f *intelForger, _ *Policy) { f.tcbInfo["id"] = "SGX" }, ErrBadCollateral},
		{"QE identity of SGX", func(f *intelForger, _ *Policy) { f.identity["id"] = "QE" }, ErrBadCollateral},
		{"TCB info without levels", func(f *intelForger, _ *Policy) { f.tcbInfo["tcbLevels"] = []any{} }, ErrBadCollateral},
		{"TCB info without dates", func(f *intelForger, _ *Policy) { delete(f.tcbInfo, "nextUpdate") }, ErrMalformedCollateral},
		// An old answer that is signed all the same would hide what was found since.
		{"TCB info alone expired", func(f *intelForger, _ *Policy) {
			f.tcbInfo["nextUpdate"] = forgeTime.Add(-time.Hour).Format(time.RFC3339)
		}, ErrCollateralExpired},
		{"QE identity alone expired", func(f *intelForger, _ *Policy) {
			f.identity["nextUpdate"] = forgeTime.Add(-time.Hour).Format(time.RFC3339)
		}, ErrCollateralExpired},
		{"TCB info of later", func(f *intelForger, _ *Policy) {
			f.tcbInfo["issueDate"] = forgeTime.Add(time.Hour).Format(time.RFC3339)
		}, ErrCollateralNotYetValid},
		{"QE identity of later", func(f *intelForger, _ *Policy) {
			f.identity["issueDate"] = forgeTime.Add(time.Hour).Format(time.RFC3339)
		}, ErrCollateralNotYetValid},
		{"platform CA's list expired", func(f *intelForger, _ *Policy) {
			f.pckCRL.ThisUpdate, f.pckCRL.NextUpdate = forgeTime.AddDate(0, -2, 0), forgeTime.AddDate(0, -1, 0)
		}, ErrCollateralExpired},
		{"root's list of later", func(f *intelForger, _ *Policy) {
			f.rootCRL.ThisUpdate, f.rootCRL.NextUpdate = forgeTime.AddDate(0, 1, 0), forgeTime.AddDate(0, 2, 0)
		}, ErrCollateralNotYetValid},
		{"PCK certificate expired", func(f *intelForger, _ *Policy) {
			f.pckT.NotBefore, f.pckT.NotAfter = forgeTime.AddDate(-2, 0, 0), forgeTime.AddDate(-1, 0, 0)
		}, ErrCollateralExpired},
		{"TCB signing certificate expired", func(f *intelForger, _ *Policy) {
			f.tcbT.NotBefore, f.tcbT.NotAfter = forgeTime.AddDate(-2, 0, 0), forgeTime.AddDate(-1, 0, 0)
		}, ErrCollateralExpired},
		{"PCK certificate revoked", func(f *intelForger, _ *Policy) { f.pckT.SerialNumber = serial(f.pckCRL) }, ErrRevoked},
		{"platform CA revoked", func(f *intelForger, _ *Policy) { f.platformT.SerialNumber = serial(f.rootCRL) }, ErrRevoked},
		{"TCB signing certificate revoked", func(f *intelForger, _ *Policy) { f.tcbT.SerialNumber = serial(f.rootCRL) }, ErrRevoked},
		{"list of a part", func(f *intelForger, _ *Policy) {
			f.pckCRL.ExtraExtensions = []pkix.Extension{{Id: asn1.ObjectIdentifier{2, 5, 29, 28}, Critical: true, Value: []byte{0x30, 0}}}
		}, ErrBadRevocationList},
		{"list by the root in the platform CA's place", func(f *intelForger, _ *Policy) { f.listBy = f.root }, ErrBadRevocationList},
		{"platform CA that may not sign lists", func(f *intelForger, _ *Policy) {
			f.platformT.KeyUsage, f.listBy = x509.KeyUsageCertSign, nil
		}, ErrBadRevocationList},
		{"platform CA that is no authority", func(f *intelForger, _ *Policy) {
			f.platformT.IsCA, f.platformT.MaxPathLenZero, f.listBy = false, false, f.root
		}, ErrBadChain},
		{"platform CA that may not sign certificates", func(f *intelForger, _ *Policy) { f.platformT.KeyUsage = x509.KeyUsageCRLSign }, ErrBadChain},
		{"processor CA", func(f *intelForger, _ *Policy) { f.platformT.Subject = intelName("Intel SGX PCK Processor CA") }, ErrBadChain},
		{"PCK certificate of another name", func(f *intelForger, _ *Policy) { f.pckT.Subject = intelName(nameTCB) }, ErrBadChain},
		{"PCK certificate that is an authority", func(f *intelForger, _ *Policy) { f.pckT.IsCA = true }, ErrBadChain},
		{"PCK certificate with a critical extension", func(f *intelForger, _ *Policy) {
			f.pckT.ExtraExtensions = append(f.pckT.ExtraExtensions, pkix.Extension{Id: asn1.ObjectIdentifier{1, 2, 3}, Critical: true, Value: []byte{5, 0}})
		}, ErrBadChain},
		{"PCK certificate without SGX extension", func(f *intelForger, _ *Policy) { f.pckT.ExtraExtensions = nil }, ErrMalformedCertificate},
		{"TCB info signed by a PCK certificate", func(f *intelForger, _ *Policy) { f.tcbT.Subject = intelName(namePCK) }, ErrBadChain},
		{"other enclave key", func(_ *intelForger, p *Policy) { p.Binding.EnclaveKey[0]++ }, ErrWrongBinding},
		{"other nonce", func(_ *intelForger, p *Policy) { p.Binding.Nonce[31]++ }, ErrWrongBinding},
		{"other task", func(_ *intelForger, p *Policy) { p.Binding.Task[31]++ }, ErrWrongBinding},
		{"data behind the hash", func(f *intelForger, _ *Policy) { f.body[len(f.body)-1] = 1 }, ErrWrongBinding},
		{"other image", func(_ *intelForger, p *Policy) { p.Measurements[0][0]++ }, ErrMeasurementNotAllowed},
		{"other identity", func(_ *intelForger, p *Policy) { p.Measurements = [][]byte{make([]byte, 32)} }, ErrMeasurementNotAllowed},
		{"no measurement", func(_ *intelForger, p *Policy) { p.Measurements = nil }, ErrPolicyIncomplete},
		{"a measurement of 20 bytes", func(_ *intelForger, p *Policy) { p.Measurements = [][]byte{make([]byte, 20)} }, ErrPolicyIncomplete},
		{"no binding", func(_ *intelForger, p *Policy) { p.Binding = nil }, ErrPolicyIncomplete},
		{"no enclave key", func(_ *intelForger, p *Policy) { p.Binding.EnclaveKey = nil }, ErrPolicyIncomplete},
		{"old platforms without a floor", func(_ *intelForger, p *Policy) { p.TDX.Statuses = []string{"OutOfDate"} }, ErrPolicyIncomplete},
		{"a floor of 3 bytes", func(_ *intelForger, p *Policy) { p.TDX.MinTEETCB = []byte{1, 2, 3} }, ErrPolicyIncomplete},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newIntel(t)
			p := f.policy()
			c.change(f, p)
			refused(t, f.evidence(t), p, forgeTime, c.want)
		})
	}
}

// module makes the TDX module one of version 1, of which TCB info has the identity.
func module(f *intelForger, status string) {
	put(tdBody, f.body, "TEE_TCB_SVN", 5, 1, 9)
	tdx := f.tcbInfo["tdxModule"].(map[string]any)
	f.tcbInfo["tdxModuleIdentities"] = []any{map[string]any{"id": "TDX_01", "mrsigner": tdx["mrsigner"], "attributes": tdx["attributes"],
		"attributesMask": tdx["attributesMask"], "tcbLevels": []any{map[string]any{"tcb": map[string]any{"isvsvn": 5}, "tcbStatus": status, "tcbDate": "2023-02-15T00:00:00Z"}}}}
}

// refused holds a verdict to the refusal that is expected; nil: accepted.
func refused(t testing.TB, e *Evidence, p *Policy, at time.Time, want *protocol.Error) {
	v, err := Verify(e, p, at)
	if want == nil {
		require.NoError(t, err)
		require.True(t, v.Accepted)
		return
	}
	require.Error(t, err)
	require.Equal(t, want.Name, nameOf(err), "%v", err)
	require.False(t, v.Accepted)
	require.Equal(t, want.Name, v.Refusal)
}

// The same of SEV-SNP.
func TestRulesOfSNP(t *testing.T) {
	root, intermediate := rsaKey(t), rsaKey(t)
	milan, turin := []byte{0x19, 0x01, 0x01}, []byte{0x1a, 0x02, 0x01}
	version := func(f *amdForger, n byte, fms []byte) {
		put(snpReport, f.report, "VERSION", n)
		put(snpReport, f.report, "CPUID_FMS", fms...)
	}
	for _, c := range []struct {
		name   string
		change func(f *amdForger, p *Policy)
		want   *protocol.Error
	}{
		{"nothing", func(*amdForger, *Policy) {}, nil},
		{"version 3", func(f *amdForger, _ *Policy) { version(f, 3, milan) }, nil},
		{"version 5", func(f *amdForger, _ *Policy) {
			version(f, 5, milan)
			put(snpReport, f.report, "LAUNCH_MIT_VECTOR", 1)
		}, nil},
		{"by the vendor's own root", func(_ *amdForger, p *Policy) { p.Roots = nil }, ErrBadChain},
		{"Turin by the report", func(f *amdForger, _ *Policy) { version(f, 3, turin) }, ErrUnsupportedProduct},
		{"Turin by the certificate", func(f *amdForger, _ *Policy) { f.extension(oidProduct, ia5("Turin-B0")) }, ErrUnsupportedProduct},
		{"a processor that nobody knows", func(f *amdForger, _ *Policy) { version(f, 3, []byte{0x1b, 0, 0}) }, ErrUnsupportedProduct},
		{"Genoa's report with Milan's certificate", func(f *amdForger, _ *Policy) { version(f, 3, []byte{0x19, 0x11, 1}) }, ErrWrongCollateral},
		{"debugged guest", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "POLICY", 0, 0, 0x0b) }, ErrDebugEnabled},
		{"migration agent", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "POLICY", 0, 0, 0x07) }, ErrMigrationAllowed},
		{"VMPL 1", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "VMPL", 1) }, ErrPrivilegeTooLow},
		{"VMPL 1, taken", func(f *amdForger, p *Policy) {
			put(snpReport, f.report, "VMPL", 1)
			p.SNP.MaxVMPL = 1
		}, nil},
		{"signed with a VLEK", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "SIGNER", 1<<2) }, ErrUnsupportedSigner},
		{"not signed", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "SIGNER", 7<<2) }, ErrUnsupportedSigner},
		{"masked chip", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "CHIP_ID", make([]byte, 64)...) }, ErrMaskedChip},
		{"masked by its flag", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "SIGNER", 2) }, ErrMaskedChip},
		{"VLEK as VCEK, by name", func(f *amdForger, _ *Policy) { f.vcekT.Subject = amdName("SEV-VLEK") }, ErrVlekAsVcek},
		{"VLEK as VCEK, by issuer", func(f *amdForger, _ *Policy) { f.askT.Subject = amdName("SEV-VLEK-Milan") }, ErrVlekAsVcek},
		{"VLEK as VCEK, by provider", func(f *amdForger, _ *Policy) { f.extension(oidProvider, ia5("cloud")) }, ErrVlekAsVcek},
		{"VLEK as VCEK, without chip", func(f *amdForger, _ *Policy) { f.extension(oidChip, nil) }, ErrVlekAsVcek},
		{"VCEK of another chip", func(f *amdForger, _ *Policy) { f.extension(oidChip, make([]byte, 64)) }, ErrWrongCollateral},
		{"VCEK of another TCB", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "REPORTED_TCB", 3) }, ErrWrongCollateral},
		{"below the floor", func(_ *amdForger, p *Policy) { p.SNP.Microcode = 69 }, ErrTcbTooOld},
		{"boot loader below the floor", func(_ *amdForger, p *Policy) { p.SNP.BootLoader = 3 }, ErrTcbTooOld},
		{"TEE below the floor", func(_ *amdForger, p *Policy) { p.SNP.TEE = 1 }, ErrTcbTooOld},
		{"started below the floor", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "LAUNCH_TCB", 1) }, ErrTcbTooOld},
		{"can be taken back below the floor", func(f *amdForger, _ *Policy) { put(snpReport, f.report, "COMMITTED_TCB", 1) }, ErrTcbTooOld},
		{"guest version below the floor", func(_ *amdForger, p *Policy) { p.SNP.MinGuestSVN = 1 }, ErrTcbTooOld},
		{"no floor", func(_ *amdForger, p *Policy) { p.SNP = SNPFloor{} }, ErrPolicyIncomplete},
		{"ASK revoked", func(f *amdForger, _ *Policy) { f.askT.SerialNumber = serial(f.crl) }, ErrRevoked},
		{"list expired", func(f *amdForger, _ *Policy) {
			f.crl.ThisUpdate, f.crl.NextUpdate = forgeTime.AddDate(0, -2, 0), forgeTime.AddDate(0, -1, 0)
		}, ErrCollateralExpired},
		{"list of later", func(f *amdForger, _ *Policy) {
			f.crl.ThisUpdate, f.crl.NextUpdate = forgeTime.AddDate(0, 1, 0), forgeTime.AddDate(0, 2, 0)
		}, ErrCollateralNotYetValid},
		{"list by somebody else", func(f *amdForger, _ *Policy) {
			f.listBy = issue(t, authority(amdName("ARK-Genoa"), 1), f.ark.key, nil)
		}, ErrBadRevocationList},
		{"VCEK expired", func(f *amdForger, _ *Policy) {
			f.vcekT.NotBefore, f.vcekT.NotAfter = forgeTime.AddDate(-2, 0, 0), forgeTime.AddDate(-1, 0, 0)
		}, ErrCollateralExpired},
		{"ASK of later", func(f *amdForger, _ *Policy) {
			f.askT.NotBefore, f.askT.NotAfter = forgeTime.AddDate(1, 0, 0), forgeTime.AddDate(2, 0, 0)
		}, ErrCollateralNotYetValid},
		{"ASK that is no authority", func(f *amdForger, _ *Policy) { f.askT.IsCA, f.askT.MaxPathLenZero = false, false }, ErrBadChain},
		{"ASK that may not sign certificates", func(f *amdForger, _ *Policy) { f.askT.KeyUsage = x509.KeyUsageCRLSign }, ErrBadChain},
		{"ASK of another product", func(f *amdForger, _ *Policy) { f.askT.Subject = amdName("SEV-Genoa") }, ErrBadChain},
		{"signed with PKCS 1 v1.5", func(f *amdForger, _ *Policy) { f.vcekT.SignatureAlgorithm = x509.SHA384WithRSA }, ErrBadChain},
		// The library looks at where the subject is; our checks do not.
		{"VCEK from elsewhere", func(f *amdForger, _ *Policy) { f.vcekT.Subject.Locality = []string{"Austin"} }, ErrSecondOpinion},
		{"other enclave key", func(_ *amdForger, p *Policy) { p.Binding.EnclaveKey[0]++ }, ErrWrongBinding},
		{"other image", func(_ *amdForger, p *Policy) { p.Measurements[0][0]++ }, ErrMeasurementNotAllowed},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newAMD(t, root, intermediate)
			p := f.policy()
			c.change(f, p)
			refused(t, f.evidence(t), p, forgeTime, c.want)
		})
	}
}

func TestOtherVendors(t *testing.T) {
	for _, vendor := range []Vendor{NVIDIACC, AWSNitro, "", "a vendor of its own"} {
		v, err := Verify(&Evidence{Vendor: vendor}, &Policy{Without: Without{Measurement: true, Binding: true}}, forgeTime)
		require.ErrorIs(t, err, ErrUnsupportedVendor)
		require.Equal(t, "UnsupportedVendor", v.Refusal)
	}
	_, err := Verify(&Evidence{Vendor: NVIDIACC}, &Policy{Without: Without{Measurement: true, Binding: true}}, forgeTime)
	require.ErrorContains(t, err, "NVIDIA")
}

// A path length of 0 is one authority too short for a chain with one in between.
func TestPathLength(t *testing.T) {
	f := newIntel(t)
	f.root = issue(t, authority(intelName(nameIntelRoot), 0), p256(t), nil)
	refused(t, f.evidence(t), f.policy(), forgeTime, ErrBadChain)
}

// Issuers go by their names and by their keys' ids, not by signatures alone.
func TestIssuerNames(t *testing.T) {
	f := newIntel(t)
	other := f.root.cert.Subject
	other.Organization = []string{"Somebody"}
	f.root = issue(t, authority(intelName(nameIntelRoot), 1), p256(t), nil)
	e := f.evidence(t)
	impostor := &issued{issue(t, authority(other, 1), f.root.key, nil).cert, f.root.key}
	platform := issue(t, f.platformT, f.platform.key, impostor)
	f.platform = platform
	e.Quote = f.quote(t)
	refused(t, e, f.policy(), forgeTime, ErrBadChain)
}

// Where the library panics it refuses: go-tdx-guest does on a quote that counts less than its signatures, which never gets that far.
func TestSecondOpinion(t *testing.T) {
	require.NoError(t, guarded("x", func() error { return nil }))
	require.ErrorIs(t, guarded("x", func() error { return errors.New("no") }), ErrSecondOpinion)
	quote := slices.Clone(realTDX(t).Quote)
	quote[632], quote[633] = 10, 0
	parse := func() error {
		_, err := abi.QuoteToProto(quote)
		return err
	}
	require.Panics(t, func() { _ = parse() })
	require.ErrorIs(t, guarded("go-tdx-guest", parse), ErrSecondOpinion)
}

// docs/attestation.md lists the refusals in the order of the checks, with what to do.
func TestRefusalsAreListed(t *testing.T) {
	page, err := os.ReadFile("../../docs/attestation.md")
	require.NoError(t, err)
	var rows strings.Builder
	for _, r := range Refusals {
		fmt.Fprintf(&rows, "| %s | %s: %s |\n", r.Name, r.Message, r.Hint)
	}
	require.Contains(t, string(page), "|---|---|\n"+rows.String()+"\n")
}

// A field is said to be checked only where something was asked of it.
func TestNothingAskedIsNothingChecked(t *testing.T) {
	checked := func(v *Verdict, region, name string) bool { return v.field(region, name).Checked != "" }
	p := realSNPPolicy()
	v, err := Verify(realSNP(t), p, snpTime)
	require.NoError(t, err)
	require.True(t, checked(v, regionReport, "SIGNATURE"))
	require.True(t, checked(v, regionReport, "REPORTED_TCB"))
	require.False(t, checked(v, regionReport, "GUEST_SVN"))
	require.False(t, checked(v, regionReport, "REPORT_DATA"))
	p.SNP, p.Without.AMDFloor = SNPFloor{}, true
	v, err = Verify(realSNP(t), p, snpTime)
	require.NoError(t, err)
	require.False(t, checked(v, regionReport, "REPORTED_TCB"))
	q := realTDXPolicy()
	v, err = Verify(realTDX(t), q, tdxTime)
	require.NoError(t, err)
	require.False(t, checked(v, regionTCB, "EVALUATION"))
	q.TDX.MinEvaluation = 15
	v, err = Verify(realTDX(t), q, tdxTime)
	require.NoError(t, err)
	require.True(t, checked(v, regionTCB, "EVALUATION"))
}
