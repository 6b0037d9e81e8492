package training_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/verifier/training"
)

// signedBy is the claim as another trainer signs it: all that the signature was made over is public, and it does not say whose it is.
func (w *world) signedBy(c *training.Claim, by int) *training.Claim {
	w.t.Helper()
	out := *c
	out.Gradient.Trainer = account(trainer + by)
	digest := w.call(stranger, w.rounds, "outerGradientDigest", out.Signed().Gradient)[0].([32]byte)
	var err error
	out.Signature, err = crypto.Sign(digest[:], key(trainer+by))
	require.NoError(w.t, err)
	out.Signature[64] += 27
	return &out
}

// Whoever signs what another trainer signed speaks for itself alone: what it posts is not that trainer's.
func TestWhoCopiesAClaimPostsNothingOfIt(t *testing.T) {
	w := newWorld(t)
	w.start(long, nil)
	honest := w.honest(long, 0, 0)
	w.commit(honest)
	epilogue := w.task.Schedule().Epilogue()

	// The copier's own trace, with the local root that it has to end with.
	copied := w.signedBy(honest, 1)
	forged := *w.honest(long, 1, 0).Segments[epilogue][0]
	forged.Local = honest.Gradient.PayloadRoot
	copied.Segments = append(copied.Segments[:epilogue:epilogue], []*training.Transition{&forged})
	w.post(copied, epilogue)

	id := w.open(honest, uint32(epilogue))
	w.post(honest, epilogue, id)
	require.EqualValues(t, turnChallenge, w.position(id).Turn)
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), honest.Signed())
	require.False(t, w.condemned(honest))
	require.NotZero(t, w.lock(0))
	domain := protocol.Deployment{ChainID: 1337, Rounds: w.rounds.at}.RoundsDomain()
	require.EqualValues(t, w.id(honest), honest.Gradient.ClaimID(domain))
	require.EqualValues(t, w.id(copied), copied.Gradient.ClaimID(domain))
}

// Whoever is convicted of a claim that another trainer signed as well protects that one from nothing.
func TestACopiersConvictionProtectsNobody(t *testing.T) {
	w := newWorld(t)
	w.start(long, nil)
	liar := w.honest(long, 0, 0)
	liar.Segments[2] = w.honest(long, 1, 0).Segments[2]
	w.seal(liar)
	w.commit(liar)

	copied := w.signedBy(liar, 1)
	id := w.open(copied, 1)
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), copied.Signed())
	require.Zero(t, w.lock(1))

	id = w.open(liar, 1)
	w.time = w.position(id).Deadline
	w.call(stranger, w.dispute, "timeout", big.NewInt(id), liar.Signed())
	require.True(t, w.condemned(liar))
	require.Zero(t, w.lock(0))
}
