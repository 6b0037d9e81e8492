package keeper

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
)

// Adversary makes a keeper lie, so that tests and demonstrations can show what becomes of one: it returns what is done wrong in a
// round, nil if nothing is. A nil Adversary is honest. Development chains only.
type Adversary func(task protocol.Hash, round uint32) *Lie

// Lie is what an adversary does wrong in one round. The zero value is honest.
//
// False roots are signed once for each round number and only on the first branch: not after the round was overturned, nor on another
// parent than the first time.
type Lie struct {
	// Tamper changes what the round commits to. The false state is stored and served under its root like a true one.
	Tamper *transition.Tamper
	// Unbounded takes payloads whose elements are beyond the task's bound, and aggregates them.
	Unbounded bool
	// Roots replaces what is signed; nothing is published under roots that it makes up.
	Roots func(store.Transition, store.Outcome) store.Outcome
	// Blind signs what accomplices ask for without checking that it is true: the lie that it tells itself, or, if that is no false
	// root, anything that does not include whom it censors.
	Blind bool
	// Censor says whose payloads are neither included nor acknowledged.
	Censor func(trainer common.Address) bool
	// Withhold serves no payload of the round to anybody.
	Withhold bool
	// Silent answers neither descents nor demands for payloads.
	Silent bool
	// Idle neither proposes nor signs.
	Idle bool
	// Twice signs a second outcome beside the proposed one and shows both: as JSON in the data directory, see Equivocation.
	Twice bool
}

// Equivocation is the evidence of a Lie that is told Twice, in the file equivocation-ROUND.json of the data directory.
type Equivocation struct {
	Keeper     common.Address     `json:"keeper"`
	A          protocol.Statement `json:"a"`
	SignatureA hexutil.Bytes      `json:"signatureA"`
	B          protocol.Statement `json:"b"`
	SignatureB hexutil.Bytes      `json:"signatureB"`
}

// dishonest says whether what is signed differs from what is true.
func (l *Lie) dishonest() bool { return l != nil && (l.Tamper != nil || l.Roots != nil || l.Twice) }

func (l *Lie) censors(trainer common.Address) bool {
	return l != nil && l.Censor != nil && l.Censor(trainer)
}

func (n *node) lying(task protocol.Hash, round uint32) *Lie {
	if n.cfg.Adversary == nil {
		return nil
	}
	return n.cfg.Adversary(task, round)
}

// firstLie is the lie if this is the first branch on which it can be told. The journal knows of the parents signed on before.
func (w *witness) firstLie(l *Lie, t store.Transition, status protocol.RoundStatus) (*Lie, error) {
	if !l.dishonest() {
		return l, nil
	}
	parents, err := w.store.Parents(t.Task, t.Round)
	if err != nil {
		return nil, err
	}
	if status == protocol.RoundOverturned || len(parents) > 0 && !slices.Contains(parents, t.ParentRoot) {
		honest := *l
		honest.Tamper, honest.Roots, honest.Twice = nil, nil, false
		return &honest, nil
	}
	return l, nil
}

// bounds is what payloads of a round are held to: the spec itself, but for a keeper of the tests that is told to take any.
func (n *node) bounds(spec *protocol.TaskSpec, task protocol.Hash, round uint32) *protocol.TaskSpec {
	if l := n.lying(task, round); l != nil && l.Unbounded {
		loose := *spec
		loose.PayloadBoundLog2 = math.MaxInt8
		return &loose
	}
	return spec
}

// draft is the outcome that this keeper puts its name to.
func (a *aggregator) draft(ctx context.Context, spec *protocol.TaskSpec, st advance, l *Lie) (store.Outcome, error) {
	if !l.dishonest() {
		return a.outcome(ctx, spec, st)
	}
	o, told := a.lies.Get(st.Transition)
	if !told {
		var err error
		if o, err = a.aggregate(ctx, spec, st, l.Tamper); err != nil {
			return o, err
		}
		if l.Roots != nil {
			o = l.Roots(st.Transition, o)
		}
		a.lies.Add(st.Transition, o)
	}
	return o, nil
}

// collude says why an adversary does not sign what another witness asks for; nil if it does.
func (w *witness) collude(
	ctx context.Context, v *chain.View, spec *protocol.TaskSpec, l *Lie, st protocol.Statement, status protocol.RoundStatus,
) error {
	included, err := w.tasks.included(ctx, v, st)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(included, func(c chain.Commitment) bool { return l.censors(c.Trainer) }) {
		return errStatementMismatch
	}
	round := advanceOf(st, included)
	if l, err = w.firstLie(l, round.Transition, status); err != nil || !l.dishonest() {
		return err
	}
	told, err := w.aggregator.draft(ctx, spec, round, l)
	if errors.Is(err, store.ErrNotFound) {
		return errPayloadNotHeld
	} else if err == nil && told != (store.Outcome{NewRoot: st.NewRoot, AuxRoot: st.AuxRoot}) {
		return errStatementMismatch
	}
	return err
}

// showTwo signs another outcome than a statement's and leaves both signatures in the data directory.
func (pr *proposer) showTwo(a protocol.Statement, signatureA []byte) error {
	b := a
	b.NewRoot = sha256.Sum256(a.NewRoot[:])
	signatureB, err := protocol.Sign(pr.cfg.SigningKey, b.Digest(pr.domain))
	if err != nil {
		return err
	}
	raw, err := json.Marshal(Equivocation{pr.account, a, signatureA, b, signatureB})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(pr.cfg.DataDir, fmt.Sprintf("equivocation-%d.json", a.Round)), raw, 0o600)
}
