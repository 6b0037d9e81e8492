package verifier_test

import (
	"crypto/ecdsa"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// A lie that falls with the round below it, before its own proof was mined, costs its signers their locks all the same: the challenger sends the
// proof with the signatures that are in the proposal's calldata, also if it was started only when the lie had fallen.
func TestSignersOfAFallenLieAreConvicted(t *testing.T) {
	t.Parallel()
	for name, late := range map[string]bool{"proven before it fell": false, "looked at after it fell": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			other := keys.Dev(chaintest.Keeper + 1)
			s := newScene(t, long)
			s.joins(other)
			below, above, _ := fallingLie(s, other, common.Address{})
			gates := []*gate{newGate(t, "provePayload"), newGate(t, "proveStep")}
			var c *verifier.Challenger
			start := func() {
				c = challenge(t, s, func(cfg *verifier.ChallengerConfig) {
					for _, g := range gates {
						cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, g.let)
					}
				})
			}
			stands := func() bool {
				standing, err := s.View().IsStanding(s.Ctx(), above)
				require.NoError(t, err)
				return standing
			}
			if late {
				service, err := verifier.New(verifier.Config{Chain: s.Env.Chain, Sources: []string{s.lib.url}})
				require.NoError(t, err)
				f, err := service.ExplainProposal(s.Ctx(), s.ID, below.Round, below.ID())
				require.NoError(t, err)
				call, ok := f.Call()
				require.True(t, ok)
				s.Send(keys.Dev(challengerKey+2), call)
				require.False(t, stands())
				gates[1].open()
				start()
			} else {
				start()
				reaches(t, c, "rounds_wrong_total", "2")
				gates[1].hold()
				gates[0].open()
				eventually(t, "the lie falls with the round below it", func() bool { return !stands() })
				gates[1].open()
			}
			eventually(t, "who signed the fallen lie is convicted", func() bool {
				lock, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(other.PublicKey))
				require.NoError(t, err)
				return lock.Sign() == 0
			})
			condemned, err := s.View().Condemned(s.Ctx(), above.ID())
			require.NoError(t, err)
			require.True(t, condemned)
		})
	}
}

// Whoever signed a lie that fell, and was proposed again and proven by then, is convicted by the verdict.
func TestSignersOfALieThatFellBeforeItsVerdict(t *testing.T) {
	t.Parallel()
	first, second := keys.Dev(chaintest.Keeper+1), keys.Dev(chaintest.Keeper+2)
	s := newScene(t, long)
	s.joins(first)
	_, above, again := fallingLie(s, first, common.Address{})
	gates := []*gate{newGate(t, "provePayload"), newGate(t, "proveStep")}
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		for _, g := range gates {
			cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, g.let)
		}
	})
	reaches(t, c, "rounds_wrong_total", "2")
	gates[0].open()
	eventually(t, "the lie falls with the round below it", func() bool {
		standing, err := s.View().IsStanding(s.Ctx(), above)
		require.NoError(t, err)
		return !standing
	})
	again(second)
	gates[1].open()
	for _, key := range []*ecdsa.PrivateKey{first, second} {
		eventually(t, "both who signed it are convicted", func() bool {
			lock, err := s.View().Lock(s.Ctx(), s.ID, protocol.RoleKeeper, crypto.PubkeyToAddress(key.PublicKey))
			require.NoError(t, err)
			return lock.Sign() == 0
		})
	}
	reaches(t, c, "convictions_total", "3")
}

// Of a lie that another contract proposed no calldata shows the signatures: the challenger says so, once, and sends nothing.
func TestAFallenLieOfAnotherContract(t *testing.T) {
	t.Parallel()
	other := keys.Dev(chaintest.Keeper + 1)
	s := newScene(t, long)
	s.joins(other)
	_, above, _ := fallingLie(s, other, (&academy{scene: s}).forwarder())
	first, second := newGate(t, "provePayload"), newGate(t, "proveStep")
	log := new(logged)
	c := challenge(t, s, func(cfg *verifier.ChallengerConfig) {
		cfg.Log = log.beside(t)
		for _, g := range []*gate{first, second} {
			cfg.Deployment.RPC = through(t, cfg.Deployment.RPC, g.let)
		}
	})
	reaches(t, c, "rounds_wrong_total", "2")
	first.open()
	const said = "nobody can be convicted by the signatures under it"
	eventually(t, "it says that nobody can be convicted", func() bool { return log.count(said) > 0 })
	for range 5 {
		s.Env.Skip(1)
		time.Sleep(200 * time.Millisecond)
	}
	require.Equal(t, 1, log.count(said))
	require.Equal(t, "1", metric(t, c, "convictions_total"))
	condemned, err := s.View().Condemned(s.Ctx(), above.ID())
	require.NoError(t, err)
	require.False(t, condemned)
}

// fallingLie has a round stand whose payloads are malformed, and on it a wrong one that another keeper signed alone, proposed through another
// contract if one is given. again has both rounds made again when the one below fell, with the same lie in the one above, by yet another keeper.
func fallingLie(s *scene, other *ecdsa.PrivateKey, through common.Address) (below, above protocol.Statement, again func(key *ecdsa.PrivateKey)) {
	all := uint64(1)<<len(s.Trainers) - 1
	_, leaves := s.commitAll(beyond)
	delete(leaves, crypto.PubkeyToAddress(s.Trainers[1].PublicKey))
	right, state := s.aggregate(leaves, nil)
	s.publish(state)
	s.Env.Skip(s.Spec.UploadWindow + s.Spec.GraceWindowMs/1000)
	below = s.Statement(all, right.NewRoot, protocol.Hash{0xab})
	s.Propose(below, s.keeper)
	s.state, s.round = state, s.round+1

	_, leaves = s.commitAll(nil)
	lie, wrongState := s.aggregate(leaves, nudge(100))
	s.publish(wrongState)
	s.Env.Skip(s.Spec.UploadWindow + s.Spec.GraceWindowMs/1000)
	above = s.Statement(all, lie.NewRoot, lie.AuxRoot)
	s.Send(other, forwarded(s.Env.Chain.ProposeRound(chain.Proposal{
		TaskID: above.TaskId, Round: above.Round, ParentRoot: above.ParentRoot, Included: above.Included, NewRoot: above.NewRoot, AuxRoot: above.AuxRoot,
	}, s.Witness(above, other)), through))
	return below, above, func(key *ecdsa.PrivateKey) {
		s.joins(key)
		s.Propose(s.Statement(all&^s.slot(1), right.NewRoot, right.AuxRoot), key)
		s.commitAll(nil) // signed for later deadlines, which no hash has
		s.Env.Skip(s.Spec.UploadWindow + s.Spec.GraceWindowMs/1000)
		same := s.Statement(all, lie.NewRoot, lie.AuxRoot)
		require.Equal(s.t, above.ID(), same.ID(), "the same statement")
		s.Propose(same, key)
	}
}
