package attest

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/asn1"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/google/go-sev-guest/kds"
	"github.com/stretchr/testify/require"
)

// A forger has a vendor's keys: roots that a test's policy takes. What it makes is right in every signature, so that what refuses it is the
// rule that a test is about.

// forgeTime is within all dates of what a forger makes, unless a test changes them.
var forgeTime = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

// issued is a certificate with its key.
type issued struct {
	cert *x509.Certificate
	key  crypto.Signer
}

func pemOf(certs ...*x509.Certificate) (out []byte) {
	for _, c := range certs {
		out = append(out, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: c.Raw})...)
	}
	return out
}

// issue makes a certificate by a template, signed by an issuer, or by itself.
func issue(t testing.TB, template *x509.Certificate, key crypto.Signer, by *issued) *issued {
	if template.NotBefore.IsZero() {
		template.NotBefore, template.NotAfter = forgeTime.AddDate(-1, 0, 0), forgeTime.AddDate(5, 0, 0)
	}
	if template.SerialNumber == nil {
		template.SerialNumber = big.NewInt(time.Now().UnixNano())
	}
	parent, signer := template, key
	if by != nil {
		parent, signer = by.cert, by.key
	}
	der, err := x509.CreateCertificate(rand.Reader, template, parent, key.Public(), signer)
	require.NoError(t, err)
	cert, err := x509.ParseCertificate(der)
	require.NoError(t, err)
	return &issued{cert, key}
}

func listOf(t testing.TB, by *issued, template *x509.RevocationList) []byte {
	if template.ThisUpdate.IsZero() {
		template.ThisUpdate, template.NextUpdate = forgeTime.AddDate(0, 0, -1), forgeTime.AddDate(0, 0, 29)
	}
	template.Number = big.NewInt(1)
	issuer := *by.cert
	issuer.KeyUsage |= x509.KeyUsageCRLSign // whoever may not signs all the same
	der, err := x509.CreateRevocationList(rand.Reader, template, &issuer, by.key)
	require.NoError(t, err)
	return der
}

func p256(t testing.TB) *ecdsa.PrivateKey {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	return key
}

func sign64(t testing.TB, key crypto.Signer, message []byte) []byte {
	digest := sha256.Sum256(message)
	r, s, err := ecdsa.Sign(rand.Reader, key.(*ecdsa.PrivateKey), digest[:])
	require.NoError(t, err)
	return append(r.FillBytes(make([]byte, 32)), s.FillBytes(make([]byte, 32))...)
}

// put writes a field of a layout.
func put(layout []slot, raw []byte, name string, value ...byte) {
	at := 0
	for _, s := range layout {
		if s.name == name {
			copy(raw[at:at+s.size], value)
			return
		}
		at += s.size
	}
	panic("no field " + name)
}

func offset(layout []slot, name string) int {
	at := 0
	for _, s := range layout {
		if s.name == name {
			return at
		}
		at += s.size
	}
	panic("no field " + name)
}

// intelForger makes TDX evidence after the real quote's.
type intelForger struct {
	root, platform, pck, tcb *issued
	// Templates of the certificates, to change before they are issued.
	platformT, pckT, tcbT *x509.Certificate
	header, body, qe      []byte
	tcbInfo, identity     map[string]any
	pckCRL, rootCRL       *x509.RevocationList
	// listsBy issue the platform CA's list; nil: the platform CA.
	listBy *issued
}

func intelName(common string) pkix.Name {
	return pkix.Name{CommonName: common, Organization: []string{"Intel Corporation"}, Locality: []string{"Santa Clara"}, Province: []string{"CA"}, Country: []string{"US"}}
}

func authority(name pkix.Name, pathLen int) *x509.Certificate {
	return &x509.Certificate{Subject: name, IsCA: true, BasicConstraintsValid: true, MaxPathLen: pathLen, MaxPathLenZero: pathLen == 0,
		KeyUsage: x509.KeyUsageCertSign | x509.KeyUsageCRLSign, CRLDistributionPoints: []string{"http://127.0.0.1/root.der"}}
}

// newIntel prepares evidence that is up to date in everything.
func newIntel(t testing.TB) *intelForger {
	real := realTDX(t)
	q, err := parseTDX(&Verdict{}, real.Quote)
	require.NoError(t, err)
	certs, err := parsePEM("", q.chain, 3)
	require.NoError(t, err)
	f := &intelForger{header: slices.Clone(q.signed[:tdxHeaderSize]), body: slices.Clone(q.signed[tdxHeaderSize:]), qe: slices.Clone(q.qeRaw),
		pckCRL: &x509.RevocationList{}, rootCRL: &x509.RevocationList{}}
	put(tdBody, f.body, "TEE_TCB_SVN", 9, 0, 9)
	f.root = issue(t, authority(intelName(nameIntelRoot), 1), p256(t), nil)
	f.platformT = authority(intelName(namePlatform), 0)
	f.pckT = &x509.Certificate{Subject: intelName(namePCK), BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature,
		CRLDistributionPoints: []string{"http://127.0.0.1/pck.der"}, SubjectKeyId: []byte{1}}
	for _, e := range certs[0].Extensions {
		if e.Id.String() == "1.2.840.113741.1.13.1" {
			f.pckT.ExtraExtensions = append(f.pckT.ExtraExtensions, e)
		}
	}
	f.tcbT = &x509.Certificate{Subject: intelName(nameTCB), BasicConstraintsValid: true, KeyUsage: x509.KeyUsageDigitalSignature}
	for raw, into := range map[string]*map[string]any{string(real.Intel.TCBInfo): &f.tcbInfo, string(real.Intel.QEIdentity): &f.identity} {
		var whole map[string]any
		require.NoError(t, json.Unmarshal([]byte(raw), &whole))
		for _, member := range whole {
			if m, ok := member.(map[string]any); ok {
				m["issueDate"], m["nextUpdate"] = forgeTime.AddDate(0, 0, -2).Format(time.RFC3339), forgeTime.AddDate(0, 0, 28).Format(time.RFC3339)
				*into = m
			}
		}
	}
	// The real processor is below every level.
	for _, c := range f.level(0)["tcb"].(map[string]any)["sgxtcbcomponents"].([]any) {
		c.(map[string]any)["svn"] = 0
	}
	return f
}

// level is one of TCB info's.
func (f *intelForger) level(i int) map[string]any {
	return f.tcbInfo["tcbLevels"].([]any)[i].(map[string]any)
}

func (f *intelForger) evidence(t testing.TB) *Evidence {
	f.platform = issue(t, f.platformT, p256(t), f.root)
	f.pck = issue(t, f.pckT, p256(t), f.platform)
	f.tcb = issue(t, f.tcbT, p256(t), f.root)
	signed := func(member string, body map[string]any) []byte {
		raw, err := json.Marshal(body)
		require.NoError(t, err)
		out, err := json.Marshal(map[string]any{member: json.RawMessage(raw), "signature": hex.EncodeToString(sign64(t, f.tcb.key, raw))})
		require.NoError(t, err)
		return out
	}
	by := f.platform
	if f.listBy != nil {
		by = f.listBy
	}
	return &Evidence{Format: EvidenceFormat, Vendor: IntelTDX, Quote: f.quote(t), Intel: &IntelCollateral{
		TCBInfo: signed("tcbInfo", f.tcbInfo), TCBInfoChain: pemOf(f.tcb.cert, f.root.cert),
		QEIdentity: signed("enclaveIdentity", f.identity), QEIdentityChain: pemOf(f.tcb.cert, f.root.cert),
		PCKCRL: listOf(t, by, f.pckCRL), RootCRL: listOf(t, f.root, f.rootCRL)}}
}

// quote signs the quoting enclave's report and the guest's.
func (f *intelForger) quote(t testing.TB) []byte {
	attestation, auth := p256(t), []byte("forged")
	point, err := attestation.PublicKey.Bytes()
	require.NoError(t, err)
	key := point[1:]
	vouch := sha256.Sum256(append(slices.Clone(key), auth...))
	put(qeReport, f.qe, "REPORTDATA", append(vouch[:], make([]byte, 32)...)...)
	return assemble(f.header, f.body, sign64(t, attestation, append(slices.Clone(f.header), f.body...)), key, f.qe, sign64(t, f.pck.key, f.qe), auth,
		pemOf(f.pck.cert, f.platform.cert, f.root.cert))
}

func assemble(header, body, signature, key, qe, qeSignature, auth, certs []byte) []byte {
	counted := func(size int, b []byte) []byte {
		n := binary.LittleEndian.AppendUint32(nil, uint32(len(b)))
		return append(n[:size:size], b...)
	}
	inner := slices.Concat(qe, qeSignature, counted(2, auth), []byte{certPCKChain, 0}, counted(4, certs))
	outer := slices.Concat(signature, key, []byte{certQEReport, 0}, counted(4, inner))
	return slices.Concat(header, body, counted(4, outer))
}

// policy takes what the forger makes, and leaves nothing out.
func (f *intelForger) policy() *Policy {
	b := &Binding{Task: hash(1), Nonce: hash(2), EnclaveKey: bytes.Repeat([]byte{3}, 32)}
	data := b.ReportData()
	put(tdBody, f.body, "REPORTDATA", data[:]...)
	return &Policy{Measurements: [][]byte{slices.Clone(f.body[offset(tdBody, "MRTD"):][:48])}, Binding: b, Roots: &Roots{Intel: f.root.cert}}
}

func hash(b byte) (h [32]byte) {
	h[0] = b
	return h
}

// amdForger makes SEV-SNP evidence after the real report's.
type amdForger struct {
	ark, ask, vcek *issued
	askT, vcekT    *x509.Certificate
	report         []byte
	crl            *x509.RevocationList
	listBy         *issued
}

func amdName(common string) pkix.Name {
	return pkix.Name{CommonName: common, OrganizationalUnit: []string{"Engineering"}, Country: []string{"US"}, Locality: []string{"Santa Clara"},
		Province: []string{"CA"}, Organization: []string{"Advanced Micro Devices"}}
}

func rsaKey(t testing.TB) crypto.Signer {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	require.NoError(t, err)
	return key
}

// newAMD prepares evidence of a guest without debugging. The keys are given, for RSA's take long to make.
func newAMD(t testing.TB, root, intermediate crypto.Signer) *amdForger {
	vcek, err := x509.ParseCertificate(realSNP(t).AMD.VCEK)
	require.NoError(t, err)
	f := &amdForger{report: slices.Clone(realSNP(t).Quote), crl: &x509.RevocationList{SignatureAlgorithm: x509.SHA384WithRSAPSS}}
	put(snpReport, f.report, "POLICY", 0, 0, 3)
	ark := authority(amdName("ARK-Milan"), 1)
	ark.SignatureAlgorithm = x509.SHA384WithRSAPSS
	f.ark = issue(t, ark, root, nil)
	f.askT = authority(amdName("SEV-Milan"), 0)
	f.askT.SignatureAlgorithm = x509.SHA384WithRSAPSS
	f.ask = &issued{key: intermediate}
	f.vcekT = &x509.Certificate{Subject: amdName(nameVCEK), SignatureAlgorithm: x509.SHA384WithRSAPSS, ExtraExtensions: vcek.Extensions}
	return f
}

func (f *amdForger) evidence(t testing.TB) *Evidence {
	key, err := ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	require.NoError(t, err)
	f.ask = issue(t, f.askT, f.ask.key, f.ark)
	f.vcek = issue(t, f.vcekT, key, f.ask)
	digest := sha512.Sum384(f.report[:snpSignedSize])
	r, s, err := ecdsa.Sign(rand.Reader, key, digest[:])
	require.NoError(t, err)
	signature := f.report[snpSignedSize:]
	for i, n := range []*big.Int{r, s} {
		b := n.FillBytes(make([]byte, 72))
		slices.Reverse(b)
		copy(signature[72*i:], b)
	}
	by := f.ark
	if f.listBy != nil {
		by = f.listBy
	}
	return &Evidence{Format: EvidenceFormat, Vendor: AMDSEVSNP, Quote: f.report,
		AMD: &AMDCollateral{VCEK: f.vcek.cert.Raw, Chain: pemOf(f.ask.cert, f.ark.cert), CRL: listOf(t, by, f.crl)}}
}

func (f *amdForger) policy() *Policy {
	b := &Binding{Task: hash(1), Nonce: hash(2), EnclaveKey: bytes.Repeat([]byte{3}, 32)}
	data := b.ReportData()
	put(snpReport, f.report, "REPORT_DATA", data[:]...)
	return &Policy{Measurements: [][]byte{slices.Clone(f.report[offset(snpReport, "MEASUREMENT"):][:48])}, Binding: b,
		SNP: SNPFloor{BootLoader: 2, SNP: 5, Microcode: 68}, Roots: &Roots{AMD: map[string]*x509.Certificate{"Milan": f.ark.cert}}}
}

// extension replaces one of the VCEK's extensions, or removes it where value is nil.
func (f *amdForger) extension(oid asn1.ObjectIdentifier, value []byte) {
	out := f.vcekT.ExtraExtensions[:0:0]
	for _, e := range f.vcekT.ExtraExtensions {
		if !e.Id.Equal(oid) {
			out = append(out, e)
		}
	}
	if value != nil {
		out = append(out, pkix.Extension{Id: oid, Value: value})
	}
	f.vcekT.ExtraExtensions = out
}

var oidProduct, oidChip, oidProvider = kds.OidProductName1, kds.OidHwid, kds.OidCspID

func ia5(text string) []byte { return append([]byte{asn1.TagIA5String, byte(len(text))}, text...) }

// serial is the number of a certificate that the list revokes.
func serial(list *x509.RevocationList) *big.Int {
	n := big.NewInt(77)
	list.RevokedCertificateEntries = append(list.RevokedCertificateEntries, x509.RevocationListEntry{SerialNumber: n, RevocationTime: forgeTime.AddDate(0, 0, -1)})
	return n
}
