package verifier_test

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// A lie that falls with the round below it, before its own proof was mined, costs its signers nothing: the challenger has the proof, and the
// signatures are in the proposal's calldata, but it sends nothing for what does not stand.
func TestSignersOfAFallenLieGoFree(t *testing.T) {
	t.Parallel()
	other := keys.Dev(chaintest.Keeper + 1)
	s := newScene(t, long)
	s.joins(other)
	all := uint64(1)<<len(s.Trainers) - 1

	_, leaves := s.commitAll(beyond)
	delete(leaves, crypto.PubkeyToAddress(s.Trainers[1].PublicKey))
	right, state := s.aggregate(leaves, nil)
	s.publish(state)
	s.Env.Skip(s.Spec.UploadWindow + s.Spec.GraceWindowMs/1000)
	s.Propose(s.Statement(all, right.NewRoot, protocol.Hash{0xab}), s.keeper)
	s.state, s.round = state, s.round+1

	_, leaves = s.commitAll(nil)
	lie, wrongState := s.aggregate(leaves, nudge(100))
	s.publish(wrongState)
	s.Env.Skip(s.Spec.UploadWindow + s.Spec.GraceWindowMs/1000)
	wrong := s.Statement(all, lie.NewRoot, lie.AuxRoot)
	s.Propose(wrong, other)

	below, above := newGate(t, "provePayload"), newGate(t, "proveStep")
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		for _, g := range []*gate{below, above} {
			cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, g.let)
		}
	})
	reaches(t, c, "rounds_wrong_total", "2")
	above.hold()
	below.open()
	eventually(t, "the wrong statement stands", func() bool {
		standing, err := s.View().IsStanding(s.Ctx(), wrong)
		require.NoError(t, err)
		return !standing
	})
	above.open()
	lock := func(account common.Address) int {
		l, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, account)
		require.NoError(t, err)
		return l.Sign()
	}
	time.Sleep(20 * time.Second)
	t.Log("convictions", metric(t, c, "convictions_total"), "lock of who signed the fallen lie", lock(crypto.PubkeyToAddress(other.PublicKey)))
	free := lock(crypto.PubkeyToAddress(other.PublicKey)) != 0

	// The chain would take it: the signatures are in the calldata of the proposal.
	service, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{s.lib.url}})
	require.NoError(t, err)
	f, err := service.ExplainProposal(s.Ctx(), s.ID, wrong.Round, wrong.ID())
	require.NoError(t, err)
	call, ok := f.Call()
	require.True(t, ok)
	s.Send(keys.Dev(challengerKey+2), call)
	require.Zero(t, lock(crypto.PubkeyToAddress(other.PublicKey)), "by hand it is convicted")
	require.False(t, free, "the challenger let it go")
}
