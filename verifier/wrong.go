package verifier

import (
	"context"
	"errors"
	"fmt"
	"time"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier/fraud"
)

// wrong is a statement that the recomputation contradicts.
type wrong struct {
	round *round
	// trees and outcome of the honest computation; malformed in their place if an included payload is. Of a proof that was kept there are
	// none.
	trees     *transition.Trees
	outcome   transition.Outcome
	malformed *transition.Malformed
	// proof of what is public; nil if the signers have to be made to show more.
	proof any
	// final says that the round is known to be final.
	final bool
	// place of the trees; nil if there are none.
	place *place
	// unpaid says that its game could not be paid for, and that there are no trees.
	unpaid bool
}

// servable says whether who serves the state that is claimed would prove it wrong.
func (k *wrong) servable() bool {
	return k.malformed == nil && k.round.statement.AuxRoot == k.outcome.AuxRoot
}

// kept is what is kept of a case that ends: its proof, without what it was made of.
func (k *wrong) kept(proof any) *wrong {
	r := k.round
	return &wrong{round: newRound(r.lib, r.spec, r.statement, r.entries), proof: proof}
}

// shows is what a proof shows, for a line of the log.
func (k *wrong) shows(proof any) []any {
	account, err := k.round.account(proof)
	if err != nil {
		return []any{"err", err}
	}
	args := []any{"fault", account.Fault, "element", account.Element}
	if account.Expected == nil {
		return append(args, "why", account.Why)
	}
	return append(args, "expected", account.Expected.Decimal, "expected_bits", account.Expected.Bits, "claimed", account.Claimed.Decimal,
		"claimed_bits", account.Claimed.Bits)
}

// prover builds proofs from the honest computation.
func (k *wrong) prover() *fraud.Prover {
	return &fraud.Prover{Round: k.round.transition(), Entries: chain.FrozenEntries(k.round.entries), Trees: k.trees}
}

// published builds the proof that needs nobody's help: of a malformed payload, or of a wrong element of a state that somebody serves. It
// is nil if there is none.
func (k *wrong) published(ctx context.Context, patience time.Duration) (any, error) {
	r := k.round
	if k.malformed != nil {
		return fraud.Payload(r.transition(), chain.FrozenEntries(r.entries), r, k.malformed)
	}
	if !k.servable() {
		return nil, nil // whatever shows the state opens the auxRoot too, of which nobody has the preimage
	}
	fetching, done := waitFor(ctx, r.statement.NewRoot, patience)
	defer done()
	f, err := r.lib.open(fetching, stateObject(r.spec, r.statement.NewRoot))
	if err != nil {
		if evicted(fetching) {
			return nil, errEvicted
		}
		if ctx.Err() == nil && (errors.Is(err, errUnavailable) || errors.Is(err, context.DeadlineExceeded)) {
			return nil, nil
		}
		return nil, err
	}
	defer f.Close()
	proof, err := k.prover().State(chain.Statement(r.statement), stateFile{r.spec, f}.read)
	if errors.Is(err, fraud.ErrTrail) {
		r.lib.drop(stateObject(r.spec, r.statement.NewRoot)) // damaged here: it had the root when it was fetched
	}
	if err != nil {
		return nil, err
	}
	return proof, nil
}

// proofCall is the transaction that sends a proof. Signatures are those of a statement that does not stand; none if it does.
func proofCall(c *chain.Chain, s protocol.Statement, signatures []chain.WitnessSignature, proof any) (chain.Call, error) {
	switch p := proof.(type) {
	case *chain.StepProof:
		return c.ProveStep(s, signatures, *p), nil
	case *chain.InterleavedProof:
		return c.ProveInterleaved(s, signatures, *p), nil
	case *chain.PayloadProof:
		return c.ProvePayload(s, signatures, *p), nil
	case *chain.PartialProof:
		return c.ProvePartial(s, signatures, *p), nil
	case *chain.TotalProof:
		return c.ProveTotal(s, signatures, *p), nil
	case *chain.ScoreProof:
		return c.ProveScore(s, signatures, *p), nil
	}
	return chain.Call{}, fmt.Errorf("%w: %T", fraud.ErrProof, proof)
}
