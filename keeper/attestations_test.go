package keeper

import (
	"bytes"
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/attest"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/internal/seal"
	"assay/internal/seal/sealtest"
	"assay/protocol"
)

func confidentialTask(s *protocol.TaskSpec) {
	verifiedTask(s)
	s.Tier, s.CommitteeSeats, s.CommitteeThreshold = uint8(protocol.TierConfidential), 3, 2
}

// attestation asks a keeper to sign.
func (k *running) attestation(task protocol.Hash, trainer common.Address, shown any) (chain.WitnessSignature, *protocol.Error) {
	k.t.Helper()
	body, err := json.Marshal(shown)
	require.NoError(k.t, err)
	_, raw, named := k.do(http.MethodPut, "/v1/attestations/"+task.String()+"/"+trainer.Hex(), bytes.NewReader(body), nil)
	if named != nil {
		return chain.WitnessSignature{}, named
	}
	var given struct {
		Keeper      common.Address
		Attestation protocol.Attestation
		Signature   hexutil.Bytes
	}
	require.NoError(k.t, json.Unmarshal(raw, &given))
	return chain.WitnessSignature{Keeper: given.Keeper, Signature: given.Signature}, nil
}

func (k *running) revert(env *chaintest.Env, from common.Address, call chain.Call) string {
	k.t.Helper()
	revert, ok := chain.AsRevert(env.Chain.Explain(env.Chain.Simulate(env.Ctx(), from, call)))
	require.True(k.t, ok)
	return revert.Name
}

// A Confidential task's keepers never hold its records, and a trainer enrols on the word of enough of them.
func TestConfidentialEnrollment(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	a, b := startKeeper(t, env, 0), startKeeper(t, env, 1)
	task := env.Post(confidentialTask)
	dataset := protocol.Hash(task.Spec.DatasetRoot)
	for _, k := range []*running{a, b} {
		task.Upload(k.url)
		_, named := k.put(objectPath(dataset), task.Sealed)
		require.ErrorIs(t, named, errObjectNotExpected, "a keeper takes records of a sealed data set")
		k.eventually(func() bool {
			member, err := env.View().PoolKeeper(env.Ctx(), task.ID, k.account)
			require.NoError(t, err)
			return member.Acknowledged
		}, "the task is acknowledged without its records")
	}
	trainer := task.Trainers[0]
	account := crypto.PubkeyToAddress(trainer.PublicKey)
	enroll := env.Chain.Enroll(task.ID)
	env.Stake(trainer, task.Spec.TrainerLock)
	require.Equal(t, "SealedManifestMissing", a.revert(env, account, enroll))
	first := sealtest.NewEnclave(t, trainer, task.ID)
	_, named := a.attestation(task.ID, account, seal.Enrollment{Trainer: account, EnclaveKey: first.Key.Public(), Policy: sealtest.Policy(t, first), Evidence: []byte(`{}`), Manifest: []byte(`{}`)})
	require.ErrorIs(t, named, seal.ErrManifestMissing)

	s := sealtest.New(t, task, 4)
	require.Equal(t, "AttestationRequired", a.revert(env, account, enroll))
	e := s.Enclaves[0]
	a.follows(env)
	for name, c := range map[string]struct {
		change func(*seal.Enrollment)
		want   *protocol.Error
	}{
		"no attestation": {func(x *seal.Enrollment) { x.Evidence = nil }, seal.ErrAttestationRequired},
		"another manifest": {func(x *seal.Enrollment) {
			x.Manifest = bytes.Replace(x.Manifest, []byte(`"version": 1`), []byte(`"version": 2`), 1)
		}, seal.ErrManifestHash},
		"no manifest":                {func(x *seal.Enrollment) { x.Manifest = []byte(`[]`) }, seal.ErrManifestMalformed},
		"nothing is sealed to it":    {func(x *seal.Enrollment) { x.Trainer = common.Address{7} }, seal.ErrEnvelopeMissing},
		"another trainer's key":      {func(x *seal.Enrollment) { x.EnclaveKey = s.Enclaves[1].Key.Public() }, seal.ErrKeyMismatch},
		"another trainer's evidence": {func(x *seal.Enrollment) { x.Evidence = s.Enrollment(t, s.Enclaves[1]).Evidence }, seal.ErrBindingMismatch},
		"evidence of another vendor": {func(x *seal.Enrollment) {
			x.Evidence = []byte(`{"format":"assay-evidence/1","vendor":"nvidia-cc","quote":""}`)
		}, attest.ErrUnsupportedVendor},
		"another policy": {func(x *seal.Enrollment) { x.Policy.TDXEvaluation = 7 }, protocol.ErrEnclavePolicy},
		"another nonce":  {func(x *seal.Enrollment) { x.Nonce[0] ^= 1 }, attest.ErrWrongBinding},
		"long ago":       {func(x *seal.Enrollment) { x.VerifiedAt -= 4000 }, seal.ErrVerdictStale},
		"not yet":        {func(x *seal.Enrollment) { x.VerifiedAt += 4000 }, seal.ErrVerdictStale},
	} {
		shown := s.Enrollment(t, e)
		c.change(&shown)
		_, named := a.attestation(task.ID, shown.Trainer, shown)
		require.ErrorIs(t, named, c.want, name)
	}
	_, named = a.attestation(task.ID, account, map[string]any{"unknown": 1})
	require.ErrorIs(t, named, errInvalidParams)
	_, named = a.attestation(task.ID, common.Address{7}, s.Enrollment(t, e))
	require.ErrorIs(t, named, errInvalidParams, "of another trainer than the path")
	// A body is read as a whole: a manifest of many envelopes has megabytes.
	large := s.Enrollment(t, e)
	large.Manifest = append(bytes.Repeat([]byte(" "), 3<<20), large.Manifest...)
	_, named = a.attestation(task.ID, account, large)
	require.Nil(t, named)
	open := env.Post(nil)
	a.eventually(func() bool {
		_, named = a.attestation(open.ID, account, s.Enrollment(t, e))
		return named.Name != protocol.ErrTaskNotFound.Name
	}, "the keeper knows the task")
	require.ErrorIs(t, named, errTaskNotServed)

	// Both sign the same statement; the contract wants both.
	shown := s.Enrollment(t, e)
	statement, quote, err := shown.Attest(s.Confidential(), time.Unix(int64(shown.VerifiedAt), 0))
	require.NoError(t, err)
	var signatures []chain.WitnessSignature
	for _, k := range []*running{a, b} {
		k.follows(env)
		sig, named := k.attestation(task.ID, account, shown)
		require.Nil(t, named)
		signer, err := protocol.Recover(statement.Digest(env.Dep.EnclavesDomain()), sig.Signature)
		require.NoError(t, err)
		require.Equal(t, k.signer, signer)
		require.Equal(t, k.account, sig.Keeper)
		signatures = append(signatures, sig)
	}
	if signatures[0].Keeper.Cmp(signatures[1].Keeper) > 0 {
		signatures[0], signatures[1] = signatures[1], signatures[0]
	}
	call := func(sigs []chain.WitnessSignature) chain.Call {
		return env.Chain.AttestEnclave(*statement, s.Policy, quote, sigs)
	}
	require.Equal(t, "QuorumNotMet", a.revert(env, account, call(signatures[:1])))
	env.Send(trainer, call(signatures))
	env.Send(trainer, enroll)
	list, err := env.View().Attested(env.Ctx(), task.ID)
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.Equal(t, *statement, list[0].Attestation)
	require.Equal(t, signatures, list[0].Signatures)
	require.Equal(t, quote, list[0].Quote)

	// A trainer that is attested for an older sealing asks again: its key may be the one that was revoked.
	second := s.Enclaves[1]
	s.Attest(t, second, keys.Dev(chaintest.Keeper), keys.Dev(chaintest.Keeper+1))
	s.Enclaves = s.Enclaves[:1]
	s.Seal(t, 4, []seal.PublicKey{second.Key.Public()})
	env.Stake(second.Trainer, task.Spec.TrainerLock)
	require.Equal(t, "AttestationRequired", a.revert(env, second.Account(), enroll))
	a.follows(env)
	_, named = a.attestation(task.ID, second.Account(), s.Enrollment(t, second))
	require.ErrorIs(t, named, seal.ErrEnvelopeMissing)
}

// follows waits until the keeper has seen the newest block.
func (k *running) follows(env *chaintest.Env) {
	k.t.Helper()
	head := env.View().Number
	k.eventually(func() bool {
		v := k.head.Load()
		return v != nil && v.Number >= head
	}, "the keeper has seen the block")
}
