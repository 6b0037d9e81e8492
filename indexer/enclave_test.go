package indexer

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/bindings/enclaves"
	"assay/bindings/trainingtasks"
	"assay/internal/attest"
	"assay/internal/keys"
	"assay/protocol"
)

var releaseNonce = [32]byte{0x4e}

// sealedStory is a Confidential task with a second keeper, whose trainers are attested as it is told.
type sealedStory struct {
	*world
	*verified
	second *ecdsa.PrivateKey
	// quoting is the key of TDX quotes.
	quoting *ecdsa.PrivateKey
	policy  enclaves.IEnclavesEnclavePolicy
	// each does one thing that Enclaves says something of.
	each func(do func())
}

// newSealedStory is begun.
func newSealedStory(t testing.TB) *sealedStory {
	s := newSealedWorld(newGameWorld(t))
	s.begin()
	return s
}

func newSealedWorld(w *world) *sealedStory {
	s := &sealedStory{world: w, second: keys.Dev(6), each: func(do func()) { do() }}
	var err error
	s.quoting, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(w.t, err)
	s.policy = enclaves.IEnclavesEnclavePolicy{
		Identities: [][32]byte{identityOf("intel-tdx", slices.Collect(slices.Chunk(tdxBody([64]byte{})[tdxMeasured:][:8*48], 48))...), identityOf("software", make([]byte, 48))},
		TdxFloor:   [16]byte{5, 0, 3}, TdxEvaluation: 17, SnpFloor: [4]byte{4, 0, 0x16, 0x73}, SnpGuestSvn: 7,
	}
	slices.SortFunc(s.policy.Identities, func(a, b [32]byte) int { return bytes.Compare(a[:], b[:]) })
	w.do(s.second, w.dep.Token, w.token.PackMint(addr(s.second), units(5000)))
	w.do(s.second, w.dep.Token, w.token.PackApprove(w.dep.Vault, units(5000)))
	w.do(s.second, w.dep.Vault, w.vault.PackDeposit(units(5000)))
	return s
}

// begin starts the task, whose first trainer is in a guest of TDX and whose others are in software enclaves.
func (s *sealedStory) begin() {
	w := s.world
	w.posted = func(task [32]byte) {
		s.each(func() { w.do(w.sponsor, w.dep.Enclaves, w.sealed.PackSetEnclavePolicy(task, s.policy)) })
		s.install(task, 1)
		w.do(s.second, w.dep.Tasks, w.tasks.PackJoinPool(task, units(1000), ""))
	}
	w.enrols = func(task [32]byte, trainer *ecdsa.PrivateKey) {
		data := s.reportData(task, trainer, 1)
		if trainer == w.trainers[0] {
			s.attest(s.attestation(task, trainer, 1, protocol.VendorIntelTdx, s.tdx(data)))
			return
		}
		e, err := attest.SoftwareEnclave([48]byte{}, s.binding(task, trainer, 1))
		require.NoError(w.t, err)
		s.attest(s.attestation(task, trainer, 1, protocol.VendorSoftware, e.Quote))
	}
	s.verified = w.verified(func(spec *trainingtasks.TrainingTaskSpec) { spec.Tier = uint8(protocol.TierConfidential) }, nil)
	w.posted, w.enrols = nil, nil
}

func sealedManifest(version uint32) [32]byte { return [32]byte{0x5e, byte(version)} }

func (s *sealedStory) install(task [32]byte, version uint32) {
	var to []enclaves.IEnclavesRecipient
	for _, key := range s.trainers {
		to = append(to, enclaves.IEnclavesRecipient{Trainer: addr(key), EnclaveKey: [32]byte(s.binding(task, key, version).EnclaveKey), EvidenceHash: [32]byte{0xe1}})
	}
	slices.SortFunc(to, func(a, b enclaves.IEnclavesRecipient) int { return a.Trainer.Cmp(b.Trainer) })
	s.each(func() {
		s.do(s.sponsor, s.dep.Enclaves, s.sealed.PackInstallSealedManifest(task, version, sealedManifest(version), to))
	})
}

// binding is that of a trainer's enclave, which has another key for each sealing.
func (s *sealedStory) binding(task [32]byte, trainer *ecdsa.PrivateKey, version uint32) attest.Binding {
	return attest.Binding{Task: task, Nonce: releaseNonce, EnclaveKey: crypto.Keccak256(addr(trainer).Bytes(), []byte{byte(version)})}
}

func (s *sealedStory) reportData(task [32]byte, trainer *ecdsa.PrivateKey, version uint32) [64]byte {
	return s.binding(task, trainer, version).ReportData()
}

// attestation is what keepers are asked to sign about a quote.
type attestation struct {
	enclaves.IEnclavesAttestation
	quote []byte
}

func (s *sealedStory) attestation(task [32]byte, trainer *ecdsa.PrivateKey, version uint32, vendor protocol.EnclaveVendor, quote []byte) attestation {
	head, err := s.chain.Client().HeaderByNumber(s.t.Context(), nil)
	require.NoError(s.t, err)
	return attestation{enclaves.IEnclavesAttestation{
		TaskId: task, Trainer: addr(trainer), EnclaveKey: [32]byte(s.binding(task, trainer, version).EnclaveKey), Nonce: releaseNonce, Vendor: uint8(vendor),
		QuoteHash: crypto.Keccak256Hash(quote), EvidenceHash: [32]byte{0xe1}, ManifestHash: sealedManifest(version), PolicyHash: read(s.world, s.dep.Enclaves, s.sealed.PackEnclavePolicyOf(task), s.sealed.UnpackEnclavePolicyOf), VerifiedAt: head.Time,
	}, quote}
}

// signed is by both keepers.
func (s *sealedStory) signed(a attestation) (out []enclaves.WitnessSignature) {
	digest := read(s.world, s.dep.Enclaves, s.sealed.PackAttestationDigest(a.IEnclavesAttestation), s.sealed.UnpackAttestationDigest)
	for _, key := range []*ecdsa.PrivateKey{s.keeper, s.second} {
		out = append(out, enclaves.WitnessSignature{Keeper: addr(key), Signature: sign(s.t, key, digest)})
	}
	slices.SortFunc(out, func(a, b enclaves.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
	return out
}

func (s *sealedStory) attest(a attestation) {
	s.each(func() {
		s.do(s.keeper, s.dep.Enclaves, s.sealed.PackAttestEnclave(a.IEnclavesAttestation, s.policy, a.quote, s.signed(a)))
	})
}

func (s *sealedStory) refute(a attestation) {
	s.each(func() {
		s.do(s.judge, s.dep.Enclaves, s.sealed.PackRefuteAttestation(a.IEnclavesAttestation, a.quote, s.signed(a)))
	})
}

// lengthened is parts, each behind its length.
func lengthened(parts ...[]byte) (out []byte) {
	for _, part := range parts {
		out = append(binary.BigEndian.AppendUint32(out, uint32(len(part))), part...)
	}
	return out
}

func identityOf(vendor string, measured ...[]byte) [32]byte {
	return crypto.Keccak256Hash([]byte("assay/attest/identity/1"), lengthened([]byte(vendor)), lengthened(measured...))
}

// Where a TDX quote has what a guest is measured by, what it asked the quote for, and its signature.
const (
	tdxMeasured   = 48 + 136
	tdxReportData = 48 + 520
	tdxSignature  = 48 + 584 + 4
)

// tdxBody is header and body of a TDX quote (docs/attestation.md), as far as the contract reads them.
func tdxBody(data [64]byte) []byte {
	body := make([]byte, 48+584)
	copy(body, []byte{4, 0, 2, 0, 0x81})
	copy(body[48:], []byte{6, 0, 4})
	for i := range 8 * 48 {
		body[tdxMeasured+i] = byte(i % 251)
	}
	copy(body[tdxReportData:], data[:])
	return body
}

// tdx is a TDX quote without the certificates behind it, signed as it has to be.
func (s *sealedStory) tdx(data [64]byte) []byte {
	body := tdxBody(data)
	public, err := s.quoting.PublicKey.ECDH()
	require.NoError(s.t, err)
	key := public.Bytes()[1:]
	digest := sha256.Sum256(body)
	r, v, err := ecdsa.Sign(rand.Reader, s.quoting, digest[:])
	require.NoError(s.t, err)
	authentication := make([]byte, 32)
	report := make([]byte, 384)
	vouched := sha256.Sum256(slices.Concat(key, authentication))
	copy(report[320:], vouched[:])
	return slices.Concat(body, make([]byte, 4), common.BigToHash(r).Bytes(), common.BigToHash(v).Bytes(), key, []byte{6, 0}, make([]byte, 4),
		report, make([]byte, 64), []byte{32, 0}, authentication)
}

// forged is an attestation of a quote that was not signed by its own key.
func (s *sealedStory) forged(trainer *ecdsa.PrivateKey, version uint32) attestation {
	quote := s.tdx(s.reportData(s.ID, trainer, version))
	quote[tdxSignature] ^= 1
	return s.attestation(s.ID, trainer, version, protocol.VendorIntelTdx, quote)
}

// requireSealed compares what the tables say with what the contract says.
func (s *sealedStory) requireSealed(p *pipeline) {
	s.t.Helper()
	policy := read(s.world, s.dep.Enclaves, s.sealed.PackEnclavePolicyOf(s.ID), s.sealed.UnpackEnclavePolicyOf)
	require.Equal(s.t, fmt.Sprintf("%x", policy), p.scan("SELECT encode(policy_hash, 'hex') FROM derived.enclave_policies WHERE task_id = $1", s.ID[:]))
	newest := read(s.world, s.dep.Enclaves, s.sealed.PackSealedManifestOf(s.ID), s.sealed.UnpackSealedManifestOf)
	require.Equal(s.t, fmt.Sprintf("%d %x", newest.Version, newest.ManifestHash),
		p.scan("SELECT version || ' ' || encode(manifest_hash, 'hex') FROM derived.sealings WHERE task_id = $1 ORDER BY version DESC LIMIT 1", s.ID[:]))
	for _, key := range s.trainers {
		enclave := read(s.world, s.dep.Enclaves, s.sealed.PackEnclaveOf(s.ID, addr(key)), s.sealed.UnpackEnclaveOf)
		_, err := s.chain.Client().CallContract(s.t.Context(), callMsg(s.dep.Enclaves, s.sealed.PackCheckEnrollment(s.ID, addr(key))), nil)
		require.Equal(s.t, fmt.Sprintf("%x %t", enclave.EnclaveKey, err == nil), p.scan(`
			SELECT encode(enclave_key, 'hex') || ' ' || counts
			FROM derived.enclaves WHERE task_id = $1 AND trainer = $2 ORDER BY block_number DESC, log_index DESC LIMIT 1`, s.ID[:], addr(key).Bytes()))
	}
}

// TestEnclaves compares what is said of enclaves with the contract, and asks for it.
func TestEnclaves(t *testing.T) {
	s := newSealedStory(t)
	p := newPipeline(t, s.world, s.rpc(), newDatabase(t))
	p.catchUp()
	s.requireSealed(p)
	s.install(s.ID, 2)
	p.catchUp()
	s.requireSealed(p)
	again, err := attest.SoftwareEnclave([48]byte{}, s.binding(s.ID, s.trainers[1], 2))
	require.NoError(t, err)
	s.attest(s.attestation(s.ID, s.trainers[1], 2, protocol.VendorSoftware, again.Quote))
	forged := s.forged(s.trainers[0], 2)
	s.attest(forged)
	p.catchUp()
	s.requireSealed(p)
	s.refute(forged)
	p.catchUp()
	s.requireSealed(p)
	requireSame(t, s.world, p)

	f := newAPIFixture(t, s.world, p)
	f.subject = s.ID
	f.lists = map[string]string{"enclavePolicies": "taskId", "sealings": "taskId version", "attestations": "blockNumber logIndex", "refutations": "blockNumber logIndex"}
	f.absent = []string{"gradient", "gradients", "receipt", "receipts", "rewards", "frauds", "descent", "descents", "reveal", "reveals", "objectDemand", "objectDemands",
		"convictions", "programFaults", "dispute", "disputes", "auditOffer", "auditOffers", "auditSet", "auditSets", "audits"}
	t.Run("everything there is", f.testWholeSchema)
	t.Run("paging", f.testPaging)

	hex := func(b []byte) string { return fmt.Sprintf("0x%x", b) }
	answer := f.data(`query($id: Bytes32!) { task(taskId: $id) {
		enclavePolicy { policyHash identities tdxFloor tdxEvaluation snpFloor snpGuestSvn }
		sealings(orderBy: VERSION, orderDirection: DESC) { nodes { version manifestHash } }
		trainers(orderBy: SLOT) { nodes { attestations { nodes { vendor manifestHash counts } } } }
		refutations { nodes { trainer challenger fault convicted tx } }
		slashes(where: { role: KEEPER }) { nodes { account challenger tx } }
	} }`, map[string]any{"id": hex(s.ID[:])})
	policy := read(s.world, s.dep.Enclaves, s.sealed.PackEnclavePolicyOf(s.ID), s.sealed.UnpackEnclavePolicyOf)
	require.Equal(t, map[string]any{
		"policyHash": hex(policy[:]), "identities": []any{hex(s.policy.Identities[0][:]), hex(s.policy.Identities[1][:])}, "tdxFloor": hex(s.policy.TdxFloor[:]),
		"tdxEvaluation": 17.0, "snpFloor": "0x04001673", "snpGuestSvn": 7.0,
	}, dig(answer, "task", "enclavePolicy"))
	first, second := sealedManifest(1), sealedManifest(2)
	require.Equal(t, []any{map[string]any{"version": 2.0, "manifestHash": hex(second[:])}, map[string]any{"version": 1.0, "manifestHash": hex(first[:])}},
		dig(answer, "task", "sealings", "nodes"))
	of := func(vendor string, manifest [32]byte, counts bool) any {
		return map[string]any{"vendor": vendor, "manifestHash": hex(manifest[:]), "counts": counts}
	}
	for i, want := range [][]any{
		{of("INTEL_TDX", first, false), of("INTEL_TDX", second, false)}, {of("SOFTWARE", first, false), of("SOFTWARE", second, true)}, {of("SOFTWARE", first, false)},
	} {
		require.Equal(t, want, dig(dig(answer, "task", "trainers", "nodes").([]any)[i], "attestations", "nodes"), "slot %d", i)
	}
	// The slashes of both keepers are of the refutation's transaction.
	refuted := dig(answer, "task", "refutations", "nodes").([]any)
	require.Len(t, refuted, 1)
	tx := dig(refuted[0], "tx")
	require.Equal(t, map[string]any{
		"trainer": hex(addr(s.trainers[0]).Bytes()), "challenger": hex(addr(s.judge).Bytes()), "fault": "SIGNATURE", "convicted": "2", "tx": tx,
	}, refuted[0])
	lost := dig(answer, "task", "slashes", "nodes").([]any)
	require.Len(t, lost, 2)
	for _, slash := range lost {
		require.Equal(t, tx, dig(slash, "tx"))
	}

	// What is served of an attestation is all that it takes to check it, and to refute it.
	whole := dig(f.data(fmt.Sprintf(`{ attestations(where: {quoteHash: "%s"}) { nodes {
		taskId trainer enclaveKey nonce vendor quoteHash evidenceHash manifestHash policyHash verifiedAt signatures { keeper signature } quote } } }`, hex(forged.QuoteHash[:])), nil),
		"attestations", "nodes").([]any)
	require.Len(t, whole, 1)
	var signatures []any
	for _, sig := range s.signed(forged) {
		signatures = append(signatures, map[string]any{"keeper": hex(sig.Keeper[:]), "signature": hex(sig.Signature)})
	}
	require.Equal(t, map[string]any{
		"taskId": hex(s.ID[:]), "trainer": hex(addr(s.trainers[0]).Bytes()), "enclaveKey": hex(forged.EnclaveKey[:]), "nonce": hex(releaseNonce[:]), "vendor": "INTEL_TDX",
		"quoteHash": hex(forged.QuoteHash[:]), "evidenceHash": hex(forged.EvidenceHash[:]), "manifestHash": hex(second[:]), "policyHash": hex(policy[:]), "verifiedAt": fmt.Sprint(forged.VerifiedAt),
		"signatures": signatures, "quote": hex(forged.quote),
	}, whole[0])
	count := func(list, where string) float64 {
		return dig(f.data(fmt.Sprintf(`{ %s(where: {%s}) { totalCount } }`, list, where), nil), list, "totalCount").(float64)
	}
	require.Equal(t, 5.0, count("attestations", fmt.Sprintf(`taskId: "%s"`, hex(s.ID[:]))))
	require.Equal(t, 1.0, count("attestations", `counts: true`), "the refuted one does not")
	require.Equal(t, 3.0, count("attestations", `vendor: SOFTWARE`))
	require.Equal(t, 2.0, count("attestations", fmt.Sprintf(`vendor_in: [INTEL_TDX, AMD_SEV_SNP], trainer: "%s"`, addr(s.trainers[0]).Hex())))
	require.Equal(t, 1.0, count("attestations", fmt.Sprintf(`enclaveKey: "%s", manifestHash: "%s"`, hex(forged.EnclaveKey[:]), hex(second[:]))))
	require.Equal(t, 1.0, count("sealings", fmt.Sprintf(`version: 2, manifestHash: "%s"`, hex(second[:]))))
	require.Equal(t, 1.0, count("enclavePolicies", fmt.Sprintf(`policyHash: "%s"`, hex(policy[:]))))
	require.Equal(t, 1.0, count("refutations", fmt.Sprintf(`fault: SIGNATURE, challenger: "%s"`, addr(s.judge).Hex())))
	require.Equal(t, 0.0, count("refutations", `fault: ATTESTATION_KEY`))
}

// TestEnclavesAreTakenBack takes back every step once before it stands.
func TestEnclavesAreTakenBack(t *testing.T) {
	s := newSealedWorld(newGameWorld(t))
	p := newPipeline(t, s.world, s.rpc(), newDatabase(t))
	state := func() string {
		p.catchUp()
		return p.scan(`SELECT concat_ws(' ', (SELECT count(*) FROM derived.enclave_policies), (SELECT coalesce(max(version), 0) FROM derived.sealings),
			(SELECT count(*) FROM derived.attestations), (SELECT count(*) FROM derived.enclaves WHERE counts), (SELECT count(*) FROM derived.refutations))`)
	}
	states := []string{"0 0 0 0 0"}
	s.each = func(do func()) {
		was := state()
		require.Equal(t, states[len(states)-1], was)
		do()
		is := state()
		_, err := s.chain.Fork(1, true)
		require.NoError(t, err)
		require.Equal(t, was, state(), "%q taken back", is)
		requireSame(t, s.world, p)
		do()
		require.Equal(t, is, state())
		states = append(states, is)
	}
	s.begin()
	s.install(s.ID, 2)
	forged := s.forged(s.trainers[0], 2)
	s.attest(forged)
	s.refute(forged)
	require.Equal(t, []string{"0 0 0 0 0", "1 0 0 0 0", "1 1 0 0 0", "1 1 1 1 0", "1 1 2 2 0", "1 1 3 3 0", "1 2 3 0 0", "1 2 4 1 0", "1 2 4 0 1"}, states)
	s.requireSealed(p)
	requireSame(t, s.world, p)
}

// A quote may be as long as a transaction: what is too long for an answer is left out of it, and stays in its row.
func TestQuotesThatAreTooLong(t *testing.T) {
	s := newSealedStory(t)
	p := newPipeline(t, s.world, s.rpc(), newDatabase(t))
	s.install(s.ID, 2)
	long := append(s.tdx(s.reportData(s.ID, s.trainers[0], 2)), make([]byte, 16<<10)...)
	s.attest(s.attestation(s.ID, s.trainers[0], 2, protocol.VendorIntelTdx, long))
	f := newAPIFixture(t, s.world, p)
	p.catchUp()
	require.Equal(t, big.NewInt(int64(len(long))).String(), p.scan("SELECT max(octet_length(quote))::text FROM derived.attestations"))
	nodes := dig(f.data(`{ attestations(last: 2) { nodes { quote } } }`, nil), "attestations", "nodes").([]any)
	require.NotNil(t, dig(nodes[0], "quote"))
	require.Nil(t, dig(nodes[1], "quote"))
}
