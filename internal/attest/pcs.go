package attest

import (
	"bytes"
	"cmp"
	"crypto/x509"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/go-tdx-guest/pcs"

	"assay/protocol"
)

// intel is Intel's collateral, of which every signature holds.
type intel struct {
	// pck, tcbChain and qeChain end at Intel's root.
	pck, tcbChain, qeChain chain
	// platform is what the PCK certificate says of the processor.
	platform        *pcs.PckExtensions
	tcb             pcs.TcbInfo
	identity        pcs.EnclaveIdentity
	pckCRL, rootCRL *x509.RevocationList
}

const (
	nameIntelRoot = "Intel SGX Root CA"
	namePlatform  = "Intel SGX PCK Platform CA"
	namePCK       = "Intel SGX PCK Certificate"
	nameTCB       = "Intel SGX TCB Signing"
)

// readIntel reads the collateral and follows every signature in it up to the root.
func readIntel(v *Verdict, q *tdxQuote, given *IntelCollateral, root *x509.Certificate) (*intel, error) {
	if given == nil {
		given = &IntelCollateral{}
	}
	for _, item := range []struct {
		name string
		raw  []byte
	}{
		{"TCB info (tcbInfo)", given.TCBInfo}, {"TCB info's issuer chain (tcbInfoChain)", given.TCBInfoChain},
		{"QE identity (qeIdentity)", given.QEIdentity}, {"QE identity's issuer chain (qeIdentityChain)", given.QEIdentityChain},
		{"the platform CA's revocation list (pckCrl)", given.PCKCRL}, {"the root's revocation list (rootCrl)", given.RootCRL},
	} {
		if len(item.raw) == 0 {
			return nil, ErrNoCollateral.With("%s is missing", item.name)
		}
	}
	c := &intel{}
	var err error
	for _, read := range []struct {
		certs *chain
		what  string
		text  []byte
		n     int
	}{{&c.pck, "PCK", q.chain, 3}, {&c.tcbChain, "TCB info's", given.TCBInfoChain, 2}, {&c.qeChain, "QE identity's", given.QEIdentityChain, 2}} {
		if *read.certs, err = parsePEM(read.what+" chain", read.text, read.n); err != nil {
			return nil, err
		}
	}
	showCertificate(v, regionPCK, c.pck[0])
	if err := v.hold(regionPCK, "SUBJECT", "the chain to Intel's root", c.pck.check("PCK chain", root, x509.ECDSAWithSHA256, namePCK, namePlatform, nameIntelRoot)); err != nil {
		return nil, err
	}
	if c.platform, err = pcs.PckCertificateExtensions(c.pck[0]); err != nil || len(c.platform.TCB.CPUSvnComponents) != 16 || c.platform.FMSPC == "" || c.platform.PCEID == "" {
		return nil, ErrMalformedCertificate.With("the PCK certificate's SGX extension: %v", cmp.Or(err, fmt.Errorf("TCB, FMSPC or PCE id is missing")))
	}
	v.show(regionPCK, "FMSPC", c.platform.FMSPC, "family, model and stepping of the platform: which TCB info is about it")
	v.show(regionPCK, "CPUSVN", hex.EncodeToString(c.platform.TCB.CPUSvnComponents), "the processor's versions that the certificate vouches for")
	v.show(regionPCK, "PCESVN", strconv.Itoa(int(c.platform.TCB.PCESvn)), "version of the enclave that certified the platform")
	v.signed(regionPCK, "Intel's platform CA")
	for _, issued := range []struct {
		certs chain
		what  string
	}{{c.tcbChain, "TCB info's chain"}, {c.qeChain, "QE identity's chain"}} {
		if err := issued.certs.check(issued.what, root, x509.ECDSAWithSHA256, nameTCB, nameIntelRoot); err != nil {
			return nil, err
		}
	}
	if err := c.readSigned(v, given); err != nil {
		return nil, err
	}
	if c.rootCRL, err = parseCRL("the root's revocation list", given.RootCRL, c.pck[2]); err != nil {
		return nil, err
	}
	if c.pckCRL, err = parseCRL("the platform CA's revocation list", given.PCKCRL, c.pck[1]); err != nil {
		return nil, err
	}
	showCRL(v, "root", c.rootCRL)
	showCRL(v, "platform CA", c.pckCRL)
	return c, cmp.Or(
		v.hold(regionPCK, "SERIAL", "the platform CA's revocation list", revokes(c.pckCRL, c.pck[0])),
		revokes(c.rootCRL, c.pck[1]), revokes(c.rootCRL, c.tcbChain[0]), revokes(c.rootCRL, c.qeChain[0]))
}

// readSigned reads TCB info and QE identity from the very bytes that are signed.
func (c *intel) readSigned(v *Verdict, given *IntelCollateral) error {
	var tcb struct {
		TCBInfo   json.RawMessage `json:"tcbInfo"`
		Signature string          `json:"signature"`
	}
	var identity struct {
		Identity  json.RawMessage `json:"enclaveIdentity"`
		Signature string          `json:"signature"`
	}
	if err := protocol.UnmarshalStrict(given.TCBInfo, &tcb); err != nil {
		return ErrMalformedCollateral.With("TCB info: %v", err)
	}
	if err := protocol.UnmarshalStrict(given.QEIdentity, &identity); err != nil {
		return ErrMalformedCollateral.With("QE identity: %v", err)
	}
	for _, signed := range []struct {
		what      string
		raw       []byte
		signature string
		by        *x509.Certificate
		into      any
	}{{"TCB info", tcb.TCBInfo, tcb.Signature, c.tcbChain[0], &c.tcb}, {"QE identity", identity.Identity, identity.Signature, c.qeChain[0], &c.identity}} {
		signature, err := hex.DecodeString(signed.signature)
		if err != nil || len(signature) != 64 {
			return ErrMalformedCollateral.With("%s: the signature is not 64 bytes in hex", signed.what)
		}
		if !verifyP256(signed.by.PublicKey, signed.raw, signature) {
			return ErrBadCollateral.With("%s is not signed by %q", signed.what, nameTCB)
		}
		if err := json.Unmarshal(signed.raw, signed.into); err != nil {
			return ErrMalformedCollateral.With("%s: %v", signed.what, err)
		}
	}
	t, i := &c.tcb, &c.identity
	showDates(v, regionTCB, t.IssueDate, t.NextUpdate)
	v.show(regionTCB, "FMSPC", t.Fmspc, "the platforms that it is about")
	v.show(regionTCB, "EVALUATION", strconv.Itoa(t.TcbEvaluationDataNumber), "number of Intel's evaluation; it rises with each recovery from a flaw")
	v.show(regionTCB, "STATUS", "", "Intel's word on this platform's versions")
	showDates(v, regionQEID, i.IssueDate, i.NextUpdate)
	v.show(regionQEID, "EVALUATION", strconv.Itoa(i.TcbEvaluationDataNumber), "number of Intel's evaluation")
	v.show(regionQEID, "STATUS", "", "Intel's word on this version of the quoting enclave")
	v.signed(regionTCB, nameTCB)
	v.signed(regionQEID, nameTCB)
	switch {
	case t.ID != "TDX" || t.Version != 3 || len(t.TcbLevels) == 0 || t.TcbType != 0:
		return ErrBadCollateral.With("TCB info of %q, version %d, kind %d, with %d levels; TDX, 3, 0, and some are read", t.ID, t.Version, t.TcbType, len(t.TcbLevels))
	case i.ID != "TD_QE" || i.Version != 2 || len(i.TcbLevels) == 0:
		return ErrBadCollateral.With("QE identity of %q, version %d, with %d levels; TD_QE, 2, and some are read", i.ID, i.Version, len(i.TcbLevels))
	}
	return nil
}

func showCertificate(v *Verdict, region string, cert *x509.Certificate) {
	v.show(region, "SUBJECT", cert.Subject.CommonName, "whose key it is")
	v.show(region, "SERIAL", cert.SerialNumber.Text(16), "number by which its issuer would revoke it")
	showDates(v, region, cert.NotBefore, cert.NotAfter)
}

const (
	fieldFrom = "FROM"
	fieldTo   = "TO"
)

func showDates(v *Verdict, region string, from, to time.Time) {
	v.show(region, fieldFrom, from.UTC().Format(time.RFC3339), "when it was issued")
	v.show(region, fieldTo, to.UTC().Format(time.RFC3339), "when it ends, or is superseded")
}

func showCRL(v *Verdict, name string, crl *x509.RevocationList) {
	v.show(regionLists, name, fmt.Sprintf("%d certificates, %s to %s", len(crl.RevokedCertificateEntries), crl.ThisUpdate.UTC().Format(time.RFC3339),
		crl.NextUpdate.UTC().Format(time.RFC3339)), "certificates that their issuer takes back")
	v.signed(regionLists, "their issuers")
}

// holdDates records what within says of a region's dates.
func holdDates(v *Verdict, region string, from, to time.Time) error {
	err := within(region, from, to, v.At)
	return cmp.Or(v.hold(region, fieldFrom, "the time asked about", err), v.hold(region, fieldTo, "the time asked about", err))
}

// dates holds all of the collateral to the time asked about: each part by itself, so that an old one cannot hide behind younger ones.
func (c *intel) dates(v *Verdict) error {
	return cmp.Or(
		holdDates(v, regionTCB, c.tcb.IssueDate, c.tcb.NextUpdate),
		holdDates(v, regionQEID, c.identity.IssueDate, c.identity.NextUpdate),
		v.hold(regionLists, "platform CA", "the time asked about", within("the platform CA's revocation list", c.pckCRL.ThisUpdate, c.pckCRL.NextUpdate, v.At)),
		v.hold(regionLists, "root", "the time asked about", within("the root's revocation list", c.rootCRL.ThisUpdate, c.rootCRL.NextUpdate, v.At)),
		holdDates(v, regionPCK, c.pck[0].NotBefore, c.pck[0].NotAfter),
		c.pck.dates("PCK chain", v.At), c.tcbChain.dates("TCB info's chain", v.At), c.qeChain.dates("QE identity's chain", v.At),
	)
}

// matches holds TCB info to the platform that the PCK certificate names.
func (c *intel) matches(v *Verdict) error {
	return v.hold(regionTCB, "FMSPC", "the PCK certificate's FMSPC and PCE id", unless(
		strings.EqualFold(c.tcb.Fmspc, c.platform.FMSPC) && strings.EqualFold(c.tcb.PceID, c.platform.PCEID),
		ErrWrongCollateral.With("TCB info is about FMSPC %s, PCE %s; the platform is %s, %s", c.tcb.Fmspc, c.tcb.PceID, c.platform.FMSPC, c.platform.PCEID)))
}

// under says whether a value is the wanted one where its mask is set.
func under(value, mask, want []byte) bool {
	if len(mask) != len(value) || len(want) != len(value) {
		return false
	}
	for i := range value {
		if value[i]&mask[i] != want[i] {
			return false
		}
	}
	return true
}

// quotingEnclave holds the quoting enclave to Intel's word for it; its age is judged with the platform's.
func (c *intel) quotingEnclave(v *Verdict, q *tdxQuote) error {
	i := &c.identity
	against := func(field string, holds bool) error {
		return v.hold(regionQE, field, "QE identity", unless(holds, ErrWrongQuotingEnclave.With("%s is %x", field, q.qe[field])))
	}
	return cmp.Or(
		against("MRSIGNER", bytes.Equal(q.qe["MRSIGNER"], i.Mrsigner.Bytes)),
		against("ISVPRODID", binary.LittleEndian.Uint16(q.qe["ISVPRODID"]) == i.IsvProdID),
		// The JSON writes a number's bytes as they lie in memory.
		against("MISCSELECT", under(q.qe["MISCSELECT"], i.MiscselectMask.Bytes, i.Miscselect.Bytes)),
		against("ATTRIBUTES", under(q.qe["ATTRIBUTES"], i.AttributesMask.Bytes, i.Attributes.Bytes)),
	)
}

// moduleIdentity is Intel's word on the major version of the TDX module that TEE_TCB_SVN names; nil for version 0, which TCB info has apart.
func (c *intel) moduleIdentity(svn []byte) *pcs.TdxModuleIdentity {
	for i := range c.tcb.TdxModuleIdentities {
		if m := &c.tcb.TdxModuleIdentities[i]; strings.EqualFold(m.ID, fmt.Sprintf("TDX_%02x", svn[1])) {
			return m
		}
	}
	return nil
}

// module is the signer and the masked attributes that the TDX module has to have; an unknown version has none.
func (c *intel) module(svn []byte) (signer, attributes, mask []byte) {
	if svn[1] == 0 {
		m := c.tcb.TdxModule
		return m.Mrsigner.Bytes, m.Attributes.Bytes, m.AttributesMask.Bytes
	}
	if m := c.moduleIdentity(svn); m != nil {
		return m.Mrsigner.Bytes, m.Attributes.Bytes, m.AttributesMask.Bytes
	}
	return nil, nil, nil
}

// levels judges the age of the quoting enclave, of the platform and of the TDX module. It tells whether all are up to date.
func (c *intel) levels(v *Verdict, q *tdxQuote, p *Policy) (upToDate bool, err error) {
	svn := q.body["TEE_TCB_SVN"]
	enclave := levelBySVN(c.identity.TcbLevels, uint32(binary.LittleEndian.Uint16(q.qe["ISVSVN"])))
	platform := platformLevel(c.tcb.TcbLevels, c.platform.TCB, svn)
	statuses := []string{platform}
	if svn[1] > 0 {
		module := StatusUnlisted
		if m := c.moduleIdentity(svn); m != nil {
			module = levelBySVN(m.TcbLevels, uint32(svn[0]))
		}
		statuses = append(statuses, module)
	}
	v.field(regionTCB, "STATUS").Value = strings.Join(statuses, ", TDX module ")
	v.field(regionQEID, "STATUS").Value = enclave
	taken := p.TDX.Statuses
	if len(taken) == 0 {
		taken = []string{StatusUpToDate}
	}
	judge := func(what string, found ...string) error {
		for _, status := range found {
			if status == StatusRevoked {
				return ErrRevoked.With("%s is %s", what, status)
			}
			if !slices.Contains(taken, status) {
				return ErrTcbTooOld.With("%s is %s; the policy takes %s", what, status, strings.Join(taken, ", "))
			}
		}
		return nil
	}
	old := func(number int) error {
		return unless(number >= p.TDX.MinEvaluation, ErrTcbTooOld.With("evaluation %d, the policy asks for %d", number, p.TDX.MinEvaluation))
	}
	return !slices.ContainsFunc(append(statuses, enclave), func(s string) bool { return s != StatusUpToDate }), cmp.Or(
		v.hold(regionQEID, "STATUS", "the statuses that the policy takes", judge("the quoting enclave", enclave)),
		v.hold(regionTCB, "STATUS", "the statuses that the policy takes", judge("the platform", statuses...)),
		v.hold(regionTD, "TEE_TCB_SVN", "Intel's levels"+asked(len(p.TDX.MinTEETCB) > 0, " and the policy's floor"), unless(reaches(svn, p.TDX.MinTEETCB), ErrTcbTooOld.With("TEE_TCB_SVN %x is below %x", svn, p.TDX.MinTEETCB))),
		v.hold(regionQE, "ISVSVN", "the levels in QE identity", nil),
		v.hold(regionPCK, "CPUSVN", "the levels in TCB info", nil), v.hold(regionPCK, "PCESVN", "the levels in TCB info", nil),
		v.hold(regionTCB, "EVALUATION", asked(p.TDX.MinEvaluation > 0, "the policy's floor"), old(c.tcb.TcbEvaluationDataNumber)),
		v.hold(regionQEID, "EVALUATION", asked(p.TDX.MinEvaluation > 0, "the policy's floor"), old(c.identity.TcbEvaluationDataNumber)),
	)
}

// reaches says whether every byte is at least the floor's; no floor is reached by all.
func reaches(svn, floor []byte) bool {
	for i := range floor {
		if svn[i] < floor[i] {
			return false
		}
	}
	return true
}

// levelBySVN is the status of the first level, from the newest down, whose version is at most svn.
func levelBySVN(levels []pcs.TcbLevel, svn uint32) string {
	for _, l := range levels {
		if l.Tcb.Isvsvn <= svn {
			return string(l.TcbStatus)
		}
	}
	return StatusUnlisted
}

// platformLevel is the status of the first level, from the newest down, of which the platform reaches every component. Where the TDX module
// has an identity of its own its version, the first two bytes, is judged by that.
func platformLevel(levels []pcs.TcbLevel, tcb pcs.PckCertTCB, svn []byte) string {
	covers := func(have []byte, want []pcs.TcbComponent, from int) bool {
		var floor []byte
		for _, component := range want {
			floor = append(floor, component.Svn)
		}
		return len(floor) == len(have) && reaches(have[from:], floor[from:])
	}
	from := 0
	if svn[1] > 0 {
		from = 2
	}
	for _, l := range levels {
		if covers(tcb.CPUSvnComponents, l.Tcb.SgxTcbcomponents, 0) && tcb.PCESvn >= l.Tcb.Pcesvn && covers(svn, l.Tcb.TdxTcbcomponents, from) {
			return string(l.TcbStatus)
		}
	}
	return StatusUnlisted
}
