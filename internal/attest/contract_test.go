package attest

import (
	"crypto/ecdsa"

	"crypto/x509"
	"math/big"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	ch "assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// contractWorld is a Confidential task with keepers in its pool, whose contract is asked about quotes.
type contractWorld struct {
	*chaintest.Task
	policy   protocol.EnclavePolicy
	manifest protocol.Hash
	keepers  []*ecdsa.PrivateKey
}

// binding is what quotes of the world are bound to.
func (w *contractWorld) binding() Binding {
	return Binding{Task: w.ID, Nonce: hash(2), EnclaveKey: slices.Repeat([]byte{3}, 32)}
}

// newContractWorld posts a task that takes these guests.
func newContractWorld(t *testing.T, policy protocol.EnclavePolicy) *contractWorld {
	env := chaintest.New(t)
	w := &contractWorld{policy: policy, manifest: hash(9), keepers: []*ecdsa.PrivateKey{keys.Dev(chaintest.Keeper), keys.Dev(chaintest.Keeper + 1)}}
	w.Task = env.Post(func(s *protocol.TaskSpec) {
		s.Tier, s.ProgramRoot, s.CheckpointInterval, s.CommitWindow = uint8(protocol.TierConfidential), chaintest.Programs, 1, 190
		s.CommitteeSeats, s.CommitteeThreshold = 3, 2
	})
	for _, key := range w.keepers {
		env.Stake(key, chaintest.Tokens(5000))
		env.Send(key, env.Chain.JoinPool(w.ID, w.Spec.KeeperLock, ""))
	}
	slices.SortFunc(w.keepers, func(a, b *ecdsa.PrivateKey) int {
		return crypto.PubkeyToAddress(a.PublicKey).Cmp(crypto.PubkeyToAddress(b.PublicKey))
	})
	sponsor := keys.Dev(chaintest.Sponsor)
	env.Send(sponsor, env.Chain.SetEnclavePolicy(w.ID, policy))
	env.Send(sponsor, env.Chain.InstallSealedManifest(w.ID, ch.Sealing{Version: 1, Manifest: w.manifest}, []ch.SealedTo{{Trainer: crypto.PubkeyToAddress(w.Trainers[0].PublicKey), EnclaveKey: [32]byte(w.binding().EnclaveKey), EvidenceHash: hash(4)}}))
	return w
}

// statement is what keepers sign about evidence, and the quote as the contract is shown it.
func (w *contractWorld) statement(t *testing.T, vendor protocol.EnclaveVendor, quote []byte) (protocol.Attestation, []ch.WitnessSignature) {
	b := w.binding()
	a := protocol.Attestation{TaskId: w.ID, Trainer: crypto.PubkeyToAddress(w.Trainers[0].PublicKey), EnclaveKey: protocol.Hash(b.EnclaveKey), Nonce: b.Nonce, Vendor: vendor,
		QuoteHash: protocol.Hash(crypto.Keccak256Hash(quote)), EvidenceHash: hash(4), ManifestHash: w.manifest, PolicyHash: w.policy.Hash(), VerifiedAt: w.View().Time}
	var out []ch.WitnessSignature
	for _, key := range w.keepers {
		sig, err := protocol.Sign(key, a.Digest(w.Dep.EnclavesDomain()))
		require.NoError(t, err)
		out = append(out, ch.WitnessSignature{Keeper: crypto.PubkeyToAddress(key.PublicKey), Signature: sig})
	}
	return a, out
}

// says is what the contract refuses a quote with that keepers signed for; empty if it takes it.
func (w *contractWorld) says(t *testing.T, vendor protocol.EnclaveVendor, quote []byte) string {
	a, signatures := w.statement(t, vendor, quote)
	return refusalOf(t, w.Chain.Simulate(w.Ctx(), common.Address{1}, w.Chain.AttestEnclave(a, w.policy, quote, signatures)))
}

// convicts says whether the contract takes locks for a quote.
func (w *contractWorld) convicts(t *testing.T, quote []byte) bool {
	a, signatures := w.statement(t, protocol.VendorIntelTdx, quote)
	err := w.Chain.Simulate(w.Ctx(), common.Address{1}, w.Chain.RefuteAttestation(a, quote, signatures))
	if err != nil {
		revert, ok := ch.AsRevert(err)
		require.True(t, ok, err)
		require.Equal(t, ch.RevertNothingProven, revert.Name)
	}
	return err == nil
}

func refusalOf(t *testing.T, err error) string {
	if err == nil {
		return ""
	}
	revert, ok := ch.AsRevert(err)
	require.True(t, ok, err)
	require.Equal(t, "QuoteRefused", revert.Name, err)
	name, _ := revert.Arg("refusal")
	return name.(string)
}

// What a quote says for itself the contract reads as this package does: whatever Verify takes the contract takes and convicts nobody for, and what the
// contract refuses Verify refuses. Both are asked about quotes of two vendors that were changed all over, or are wrong in one field.
func TestContractAgreesOnQuotes(t *testing.T) {
	t.Parallel()
	td, amd := newIntel(t), newAMD(t, rsaKey(t), rsaKey(t))
	td.policy() // a report of some binding, so that the identity is that of the body
	tdID := identityOf(IntelTDX, cut(tdBody, td.body), tdIdentity)
	amdID := identityOf(AMDSEVSNP, cut(snpReport, amd.report), []string{"MEASUREMENT", "HOST_DATA"})
	ids := []protocol.Hash{tdID, amdID}
	slices.SortFunc(ids, func(a, b protocol.Hash) int { return slices.Compare(a[:], b[:]) })
	w := newContractWorld(t, protocol.EnclavePolicy{Identities: ids, TDXFloor: append([]byte{9, 0, 9}, make([]byte, 13)...), SNPFloor: []byte{2, 0, 5, 68}})
	policy, err := OnChain(&w.policy, w.binding(), 0)
	require.NoError(t, err)
	report := w.binding().ReportData()

	put(tdBody, td.body, "REPORTDATA", report[:]...)
	evidence := td.evidence(t)
	policy.Roots = &Roots{Intel: td.root.cert}
	_, err = Verify(evidence, policy, forgeTime)
	require.NoError(t, err)
	vendor, quote, err := evidence.OnChain()
	require.NoError(t, err)
	require.Equal(t, protocol.VendorIntelTdx, vendor)
	require.Less(t, len(quote), len(evidence.Quote))
	require.Empty(t, w.says(t, vendor, quote))
	signed, vouched := SignsItself(quote)
	require.True(t, signed && vouched)
	require.False(t, w.convicts(t, quote))
	for i := 0; i < len(quote); i += 3 {
		changed := slices.Clone(quote)
		changed[i] ^= 1 << (i % 8)
		whole := slices.Clone(evidence.Quote)
		whole[i] = changed[i]
		_, err := Verify(&Evidence{Format: EvidenceFormat, Vendor: IntelTDX, Quote: whole, Intel: evidence.Intel}, policy, forgeTime)
		require.Error(t, err, "byte %d", i)
		signed, vouched := SignsItself(changed)
		if i < tdxSigned && i%21 != 0 {
			require.False(t, signed, "byte %d", i)
			continue // each is a call
		}
		require.Equal(t, !(signed && vouched), w.convicts(t, changed), "byte %d", i)
	}
	// Right in its signatures, and refused for one field.
	for _, c := range []struct {
		field string
		value []byte
		want  *protocol.Error
	}{
		{"TDATTRIBUTES", []byte{1}, ErrDebugEnabled}, {"TEE_TCB_SVN", []byte{8, 0, 9}, ErrTcbTooOld}, {"TEE_TCB_SVN", []byte{9, 0, 8}, ErrTcbTooOld},
		{"REPORTDATA", []byte{0}, ErrWrongBinding}, {"MRTD", []byte{0}, ErrMeasurementNotAllowed}, {"RTMR3", []byte{1}, ErrMeasurementNotAllowed},
		{"MRCONFIGID", []byte{1}, ErrMeasurementNotAllowed},
	} {
		kept := slices.Clone(td.body)
		put(tdBody, td.body, c.field, c.value...)
		e := td.evidence(t)
		_, err := Verify(e, policy, forgeTime)
		require.ErrorIs(t, err, c.want, c.field)
		_, quote, err := e.OnChain()
		require.NoError(t, err)
		require.Equal(t, c.want.Name, w.says(t, vendor, quote), c.field)
		require.False(t, w.convicts(t, quote), "its signatures hold")
		td.body = kept
	}

	put(snpReport, amd.report, "REPORT_DATA", report[:]...)
	evidence = amd.evidence(t)
	policy.Roots = &Roots{AMD: map[string]*x509.Certificate{"Milan": amd.ark.cert}}
	_, err = Verify(evidence, policy, forgeTime)
	require.NoError(t, err)
	vendor, quote, err = evidence.OnChain()
	require.NoError(t, err)
	require.Equal(t, evidence.Quote, quote)
	require.Empty(t, w.says(t, vendor, quote))
	for _, c := range []struct {
		field string
		value []byte
		want  *protocol.Error
	}{
		{"POLICY", []byte{0, 0, 0x0b}, ErrDebugEnabled}, {"VMPL", []byte{1}, ErrPrivilegeTooLow}, {"REPORTED_TCB", []byte{1}, ErrTcbTooOld},
		{"COMMITTED_TCB", []byte{1}, ErrTcbTooOld}, {"LAUNCH_TCB", []byte{1}, ErrTcbTooOld}, {"REPORT_DATA", []byte{0}, ErrWrongBinding},
		{"MEASUREMENT", []byte{0}, ErrMeasurementNotAllowed}, {"HOST_DATA", []byte{0xee}, ErrMeasurementNotAllowed},
	} {
		kept := slices.Clone(amd.report)
		put(snpReport, amd.report, c.field, c.value...)
		e := amd.evidence(t)
		_, err := Verify(e, policy, forgeTime)
		require.Error(t, err, c.field)
		require.Equal(t, c.want.Name, w.says(t, vendor, e.Quote), c.field)
		amd.report = kept
	}
	require.Equal(t, ErrMalformedQuote.Name, w.says(t, vendor, quote[1:]))
}

// A software enclave's statement is read alike, too; its signature proves nothing, and nobody looks at it on chain.
func TestContractTakesSoftwareOnDevelopmentChains(t *testing.T) {
	t.Parallel()
	image := [48]byte{7}
	e, err := SoftwareEnclave(image, Binding{Task: hash(1), Nonce: hash(2), EnclaveKey: slices.Repeat([]byte{3}, 32)})
	require.NoError(t, err)
	id, err := e.Identity()
	require.NoError(t, err)
	w := newContractWorld(t, protocol.EnclavePolicy{Identities: []protocol.Hash{id}, TDXFloor: make([]byte, 16), SNPFloor: make([]byte, 4)})
	require.Equal(t, ErrWrongBinding.Name, w.says(t, protocol.VendorSoftware, e.Quote))
	e, err = SoftwareEnclave(image, w.binding())
	require.NoError(t, err)
	require.Empty(t, w.says(t, protocol.VendorSoftware, e.Quote))
	policy, err := OnChain(&w.policy, w.binding(), w.Dep.ChainID)
	require.NoError(t, err)
	_, err = Verify(e, policy, time.Now())
	require.NoError(t, err)
	other, err := SoftwareEnclave([48]byte{8}, w.binding())
	require.NoError(t, err)
	require.Equal(t, ErrMeasurementNotAllowed.Name, w.says(t, protocol.VendorSoftware, other.Quote))
	require.Equal(t, ErrMalformedQuote.Name, w.says(t, protocol.VendorSoftware, e.Quote[1:]))
	require.Equal(t, ErrMalformedQuote.Name, w.says(t, protocol.VendorIntelTdx, e.Quote))
}

// An s in the upper half is as good as the one below: no keeper loses its lock for a vendor's choice.
func TestContractTakesEitherS(t *testing.T) {
	t.Parallel()
	td := newIntel(t)
	w := newContractWorld(t, protocol.EnclavePolicy{Identities: []protocol.Hash{hash(1)}, TDXFloor: make([]byte, 16), SNPFloor: make([]byte, 4)})
	_, quote, err := td.evidence(t).OnChain()
	require.NoError(t, err)
	n, _ := new(big.Int).SetString("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16)
	s := new(big.Int).SetBytes(quote[tdxSignature+32:][:32])
	other := slices.Clone(quote)
	new(big.Int).Sub(n, s).FillBytes(other[tdxSignature+32:][:32])
	for _, q := range [][]byte{quote, other} {
		signed, vouched := SignsItself(q)
		require.True(t, signed && vouched)
		require.False(t, w.convicts(t, q))
	}
	for _, bad := range []*big.Int{new(big.Int), n, new(big.Int).Add(n, big.NewInt(1))} {
		bad.FillBytes(other[tdxSignature+32:][:32])
		signed, _ := SignsItself(other)
		require.False(t, signed)
		require.True(t, w.convicts(t, other))
	}
	require.True(t, w.convicts(t, quote[:tdxAuth+1]), "cut off")
}
