package attest

import (
	"bytes"
	"cmp"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"crypto/x509"
	_ "embed"
	"encoding/binary"
	"encoding/hex"
	"encoding/pem"
	"fmt"
	"math/big"
	"net/url"
	"slices"
	"strings"

	"github.com/google/go-tdx-guest/abi"
	"github.com/google/go-tdx-guest/pcs"
	tdxverify "github.com/google/go-tdx-guest/verify"

	"assay/protocol"
)

const (
	teeTDX        = 0x81
	tdxHeaderSize = 48

	// Kinds of certification data: the quoting enclave's report with all below it, and the PEM chain of the PCK certificate.
	certQEReport = 6
	certPCKChain = 5

	regionHeader, regionTD, regionQE = "header", "TD", "quoting enclave"
	regionPCK, regionTCB, regionQEID = "PCK certificate", "TCB info", "QE identity"
	regionLists                      = "revocation lists"
)

// intelVendorID is the QE vendor id of Intel's quoting enclave.
var intelVendorID, _ = hex.DecodeString("939a7233f79c4ca9940a0db3957f0607")

// intelRootPEM is the certificate of Intel's SGX root CA, as Intel publishes it.
//
//go:embed intel-sgx-root-ca.pem
var intelRootPEM []byte

var tdxHeader = []slot{
	{"VERSION", 2, "layout of the quote; 4 is read here"},
	{"ATT_KEY_TYPE", 2, "kind of the key that signs the quote: 2 is ECDSA on P-256"},
	{"TEE_TYPE", 4, "what is attested: 81000000 is a TDX guest, 00000000 an SGX enclave"},
	{"RESERVED_1", 2, "reserved; older quotes have the PCE's version here"},
	{"RESERVED_2", 2, "reserved; older quotes have the quoting enclave's version here"},
	{"QE_VENDOR_ID", 16, "who made the quoting enclave: 939a7233… is Intel"},
	{"USER_DATA", 20, "data of the quoting enclave; its first 16 bytes name the host"},
}

var tdBody = []slot{
	{"TEE_TCB_SVN", 16, "versions of the TDX module (byte 0, its major version in byte 1) and of the microcode (byte 2)"},
	{"MRSEAM", 48, "hash of the TDX module"},
	{"MRSIGNERSEAM", 48, "who signed the TDX module; zero for Intel"},
	{"SEAMATTRIBUTES", 8, "attributes of the TDX module; zero"},
	{"TDATTRIBUTES", 8, "the guest's attributes: bit 0 is debugging, bit 28 no surprise faults, bit 29 migration, bit 30 protection keys"},
	{"XFAM", 8, "processor features that the guest may use"},
	{"MRTD", 48, "measurement of what the guest was started with: its virtual firmware"},
	{"MRCONFIGID", 48, "configuration that the host named before the start"},
	{"MROWNER", 48, "owner that the host named before the start"},
	{"MROWNERCONFIG", 48, "the owner's configuration that the host named before the start"},
	{"RTMR0", 48, "measurements at run time: the virtual firmware's configuration"},
	{"RTMR1", 48, "measurements at run time: boot loader and kernel"},
	{"RTMR2", 48, "measurements at run time: kernel command line, initial file system"},
	{"RTMR3", 48, "measurements at run time: what the guest's programs add"},
	{"REPORTDATA", 64, "64 bytes that the guest chose: here the hash of enclave key, nonce and task"},
}

// tdIdentity are the fields that say what runs.
var tdIdentity = []string{"MRTD", "MRCONFIGID", "MROWNER", "MROWNERCONFIG", "RTMR0", "RTMR1", "RTMR2", "RTMR3"}

var qeReport = []slot{
	{"CPUSVN", 16, "version of the processor's microcode when the enclave reported"},
	{"MISCSELECT", 4, "what an exception saves of the enclave's state"},
	{"RESERVED_1", 28, "reserved"},
	{"ATTRIBUTES", 16, "the enclave's attributes: bit 1 is debugging"},
	{"MRENCLAVE", 32, "hash of the quoting enclave; it is named by its signer, not by this"},
	{"RESERVED_2", 32, "reserved"},
	{"MRSIGNER", 32, "hash of the key that signed the quoting enclave"},
	{"RESERVED_3", 96, "reserved"},
	{"ISVPRODID", 2, "the signer's product: 2 is the TD quoting enclave"},
	{"ISVSVN", 2, "version of the quoting enclave"},
	{"RESERVED_4", 60, "reserved"},
	{"REPORTDATA", 64, "hash of the key that signs the quote"},
}

// tdxQuote is a quote of version 4 taken apart.
type tdxQuote struct {
	// raw is the quote without padding; signed is its header and body.
	raw, signed    []byte
	header, body   map[string][]byte
	signature, key []byte
	qeRaw          []byte
	qe             map[string][]byte
	qeSignature    []byte
	qeAuth         []byte
	chain          []byte
}

// reader takes bytes from the front; whoever takes more than there are has failed.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) take(n int) []byte {
	if n > len(r.rest) {
		r.failed = true
		return make([]byte, n)
	}
	out := r.rest[:n:n]
	r.rest = r.rest[n:]
	return out
}

// counted takes a length of size bytes, little-endian, and what it counts.
func (r *reader) counted(size int) []byte {
	n := uint64(0)
	for i, b := range r.take(size) {
		n |= uint64(b) << (8 * i)
	}
	if n > uint64(len(r.rest)) {
		r.failed = true
		return nil
	}
	return r.take(int(n))
}

func (r *reader) u16() uint16 { return binary.LittleEndian.Uint16(r.take(2)) }

// parseTDX takes a quote apart. Real quotes nest the PCK chain (kind 5) in the quoting enclave's certification data (kind 6).
func parseTDX(v *Verdict, raw []byte) (*tdxQuote, error) {
	q := &tdxQuote{}
	r := &reader{rest: raw}
	head := r.take(tdxHeaderSize)
	if r.failed {
		return nil, ErrMalformedQuote.With("%d bytes are less than a header", len(raw))
	}
	q.header = cut(tdxHeader, head)
	v.showAll(regionHeader, tdxHeader, q.header)
	version := binary.LittleEndian.Uint16(q.header["VERSION"])
	if err := cmp.Or(
		v.hold(regionHeader, "VERSION", "4", unless(version == 4, ErrUnsupportedQuote.With("version %d; version 4 is verified", version))),
		v.hold(regionHeader, "ATT_KEY_TYPE", "2", unless(bytes.Equal(q.header["ATT_KEY_TYPE"], []byte{2, 0}),
			ErrUnsupportedQuote.With("attestation key of kind %x; ECDSA on P-256 (0200) is verified", q.header["ATT_KEY_TYPE"]))),
		v.hold(regionHeader, "TEE_TYPE", "TDX", unless(binary.LittleEndian.Uint32(q.header["TEE_TYPE"]) == teeTDX,
			ErrUnsupportedQuote.With("TEE type %x is not TDX", q.header["TEE_TYPE"]))),
		v.hold(regionHeader, "QE_VENDOR_ID", "Intel's", unless(bytes.Equal(q.header["QE_VENDOR_ID"], intelVendorID),
			ErrUnsupportedQuote.With("a quoting enclave of vendor %x, not of Intel", q.header["QE_VENDOR_ID"]))),
	); err != nil {
		return nil, err
	}
	body := r.take(sizeOf(tdBody))
	q.signed = raw[:len(raw)-len(r.rest)]
	auth := &reader{rest: r.counted(4)}
	if r.failed {
		return nil, ErrMalformedQuote.With("%d bytes end within the body, or within the signature data that it counts", len(raw))
	}
	if !zero(r.rest) {
		return nil, ErrMalformedQuote.With("%d bytes behind the quote that are not padding", len(r.rest))
	}
	q.raw = raw[:len(raw)-len(r.rest)]
	q.body = cut(tdBody, body)
	v.showAll(regionTD, tdBody, q.body)
	q.signature, q.key = auth.take(64), auth.take(64)
	if kind := auth.u16(); kind != certQEReport || auth.failed {
		return nil, ErrMalformedQuote.With("certification data of kind %d where the quoting enclave's report (6) has to be", kind)
	}
	qe := &reader{rest: auth.counted(4)}
	if auth.failed || len(auth.rest) > 0 {
		return nil, ErrMalformedQuote.With("the quoting enclave's certification data is not as long as it says")
	}
	q.qeRaw, q.qeSignature = qe.take(sizeOf(qeReport)), qe.take(64)
	q.qeAuth = qe.counted(2)
	if kind := qe.u16(); kind != certPCKChain || qe.failed {
		return nil, ErrMalformedQuote.With("certification data of kind %d where the PCK certificate's chain (5) has to be", kind)
	}
	q.chain = qe.counted(4)
	if qe.failed || len(qe.rest) > 0 {
		return nil, ErrMalformedQuote.With("the PCK certificate's chain is not as long as it says")
	}
	q.qe = cut(qeReport, q.qeRaw)
	v.showAll(regionQE, qeReport, q.qe)
	return q, nil
}

// checkP256 verifies a signature of 64 bytes, r ‖ s, by a key of 64 bytes, x ‖ y.
func checkP256(key, message, signature []byte) bool {
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), append([]byte{4}, key...))
	return err == nil && verifyP256(public, message, signature)
}

func verifyP256(public any, message, signature []byte) bool {
	key, ok := public.(*ecdsa.PublicKey)
	if !ok || key.Curve != elliptic.P256() || len(signature) != 64 {
		return false
	}
	digest := sha256.Sum256(message)
	return ecdsa.Verify(key, digest[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:]))
}

// identityOf hashes the fields that say what runs.
func identityOf(vendor Vendor, values map[string][]byte, names []string) protocol.Hash {
	parts := [][]byte{[]byte(vendor)}
	for _, name := range names {
		parts = append(parts, values[name])
	}
	return tagged("assay/attest/identity/1", parts...)
}

func verifyTDX(v *Verdict, e *Evidence, p *Policy) (*guest, error) {
	q, err := parseTDX(v, e.Quote)
	if err != nil {
		return nil, err
	}
	g := &guest{launch: q.body["MRTD"], identity: identityOf(IntelTDX, q.body, tdIdentity), reportData: q.body["REPORTDATA"],
		region: regionTD, launchField: "MRTD", dataField: "REPORTDATA"}
	root, err := p.intelRoot()
	if err != nil {
		return g, err
	}
	c, err := readIntel(v, q, e.Intel, root)
	if err != nil {
		return g, err
	}
	if err := c.dates(v); err != nil {
		return g, err
	}
	if err := c.matches(v); err != nil {
		return g, err
	}
	if err := q.signatures(v, c.pck[0]); err != nil {
		return g, err
	}
	if err := c.quotingEnclave(v, q); err != nil {
		return g, err
	}
	if err := q.attributes(v, c, p); err != nil {
		return g, err
	}
	upToDate, err := c.levels(v, q, p)
	if err != nil {
		return g, err
	}
	return g, guarded("go-tdx-guest", func() error { return secondTDX(v, q, e.Intel, c, root, upToDate) })
}

func (p *Policy) intelRoot() (*x509.Certificate, error) {
	if p.Roots != nil {
		return p.Roots.Intel, nil
	}
	certs, err := parsePEM("Intel's root", intelRootPEM, 1)
	if err != nil {
		return nil, err
	}
	return certs[0], nil
}

// signatures follows them from the PCK certificate to the guest: it signs the quoting enclave's report, whose report data is the hash of the
// key that signs header and body.
func (q *tdxQuote) signatures(v *Verdict, pck *x509.Certificate) error {
	if !verifyP256(pck.PublicKey, q.qeRaw, q.qeSignature) {
		return ErrBadSignature.With("the quoting enclave's report is not signed by the PCK certificate")
	}
	v.signed(regionQE, "the PCK certificate")
	want := sha256.Sum256(append(slices.Clone(q.key), q.qeAuth...))
	if err := v.hold(regionQE, "REPORTDATA", "the hash of the attestation key", unless(bytes.Equal(q.qe["REPORTDATA"], append(want[:], make([]byte, 32)...)),
		ErrBadSignature.With("the quoting enclave does not vouch for the key that signs the quote"))); err != nil {
		return err
	}
	if !checkP256(q.key, q.signed, q.signature) {
		return ErrBadSignature.With("header and body are not signed by the attestation key")
	}
	v.signed(regionHeader, "the attestation key")
	v.signed(regionTD, "the attestation key")
	return nil
}

// The bits of TDATTRIBUTES that are defined and not of debugging: LASS, SEPT_VE_DISABLE, PKS, KL, PERFMON. MIGRATABLE (29) is judged by itself.
const (
	tdDebugBits  = 0xff
	tdMigratable = 1 << 29
	tdKnownBits  = 1<<27 | 1<<28 | 1<<30 | 1<<31 | 1<<63
)

// attributes holds the guest's to the policy. What runs it is compared with Intel's word for the module.
func (q *tdxQuote) attributes(v *Verdict, c *intel, p *Policy) error {
	bits := binary.LittleEndian.Uint64(q.body["TDATTRIBUTES"])
	debug := bits&tdDebugBits != 0 && !p.Without.DebugCheck
	signer, attributes, mask := c.module(q.body["TEE_TCB_SVN"])
	return cmp.Or(
		v.hold(regionTD, "TDATTRIBUTES", "no debugging, no migration, nothing reserved", cmp.Or(
			unless(!debug, ErrDebugEnabled.With("TDATTRIBUTES %016x: bits 0 to 7 are not zero", bits)),
			unless(bits&tdMigratable == 0, ErrMigrationAllowed.With("TDATTRIBUTES %016x: bit 29, the guest may be migrated", bits)),
			unless(bits&^(tdKnownBits|tdDebugBits) == 0, ErrWrongModule.With("TDATTRIBUTES %016x has reserved bits", bits)))),
		v.hold(regionTD, "MRSIGNERSEAM", "the signer in TCB info", unless(bytes.Equal(q.body["MRSIGNERSEAM"], signer),
			ErrWrongModule.With("the TDX module is signed by %x, not by %x", q.body["MRSIGNERSEAM"], signer))),
		v.hold(regionTD, "SEAMATTRIBUTES", "the attributes in TCB info, under their mask", unless(under(q.body["SEAMATTRIBUTES"], mask, attributes),
			ErrWrongModule.With("the TDX module's attributes are %x, not %x", q.body["SEAMATTRIBUTES"], attributes))),
	)
}

// offline answers the library's requests with the evidence; it knows nothing else.
type offline map[string]answer

// answer is the header with an issuer chain, and the body.
type answer struct {
	header map[string][]string
	body   []byte
}

func (o offline) Get(address string) (map[string][]string, []byte, error) {
	found, ok := o[address]
	if !ok {
		return nil, nil, fmt.Errorf("%s is not in the evidence", address)
	}
	return found.header, found.body, nil
}

// secondTDX asks the library. It knows the status UpToDate alone: a platform that the policy takes in spite of its status is asked about
// without collateral.
func secondTDX(v *Verdict, q *tdxQuote, given *IntelCollateral, c *intel, root *x509.Certificate, upToDate bool) error {
	answers := offline{}
	add := func(address, header string, certs chain, body []byte) {
		var text strings.Builder
		for _, cert := range certs {
			text.Write(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert.Raw}))
		}
		answers[address] = answer{map[string][]string{header: {url.QueryEscape(text.String())}}, body}
	}
	add(pcs.TcbInfoURL(c.platform.FMSPC), "Tcb-Info-Issuer-Chain", c.tcbChain, given.TCBInfo)
	add(pcs.QeIdentityURL(), "Sgx-Enclave-Identity-Issuer-Chain", c.qeChain, given.QEIdentity)
	add(pcs.PckCrlURL("platform"), "Sgx-Pck-Crl-Issuer-Chain", c.pck[1:], given.PCKCRL)
	for _, address := range c.qeChain[1].CRLDistributionPoints {
		add(address, "", nil, given.RootCRL)
	}
	roots := x509.NewCertPool()
	roots.AddCert(root)
	quote, err := abi.QuoteToProto(q.raw)
	if err != nil {
		return err
	}
	return tdxverify.TdxQuote(quote, &tdxverify.Options{CheckRevocations: upToDate, GetCollateral: upToDate, Getter: answers, Now: v.At, TrustedRoots: roots})
}
