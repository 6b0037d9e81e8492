package verifier

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/verifier/fraud"
)

var (
	// ErrNoProposal says that a round never had a proposal, or not the one that was asked for.
	ErrNoProposal = errors.New("no such proposal")
	// ErrSignature says that a signature is not by the key that the keeper brought into the task.
	ErrSignature = errors.New("not the keeper's signature under the statement")
)

// Finding is what the recomputation of one statement shows.
type Finding struct {
	Statement   protocol.Statement `json:"statement"`
	StatementID protocol.Hash      `json:"statementId"`
	// Standing: the statement is the standing proposal of its round.
	Standing bool `json:"standing"`
	// Signers of the proposal, or of the statement if it is none, whose locks answer for it.
	Signers []common.Address `json:"signers"`
	// Block that the chain was read at.
	Block uint64 `json:"block"`
	// Agrees: both roots are what the recomputation gives.
	Agrees bool `json:"agrees"`
	// Recomputed and RecomputedAux are zero if an included payload is malformed.
	Recomputed    protocol.Hash `json:"recomputed"`
	RecomputedAux protocol.Hash `json:"recomputedAux"`
	// Condemned: the statement was proven wrong already. Overturnable: the round may still be overturned.
	Condemned    bool `json:"condemned"`
	Overturnable bool `json:"overturnable"`
	// Conviction is the one that proved it wrong; nil if there was none.
	Conviction *Conviction `json:"conviction,omitempty"`
	// Fell is how a proposal fell that does not stand any more.
	Fell *Fall `json:"fell,omitempty"`
	// Proof is the call that proves it wrong, as the fraud proof contract names it; empty if it agrees, or if the signers have to be made to
	// show what they signed first.
	Proof string `json:"proof,omitempty"`
	// Account says what the proof shows; nil without one.
	Account *fraud.Account `json:"account,omitempty"`
	// Why says in a sentence where the recomputation stands; of a proof, see Account.
	Why string `json:"why"`

	call       chain.Call
	signatures []chain.WitnessSignature
}

// Conviction is how a statement was proven wrong, as its event says.
type Conviction struct {
	// Fault by the contract's name; Element is the number of what was opened, Expected and Claimed are bits. All are 0 if the signers were
	// silent.
	Fault    string         `json:"fault"`
	Element  uint64         `json:"element"`
	Expected hexutil.Uint64 `json:"expected"`
	Claimed  hexutil.Uint64 `json:"claimed"`

	Challenger common.Address `json:"challenger"`
	TxHash     common.Hash    `json:"txHash"`
	Block      uint64         `json:"block"`
}

// Fall is an overturn that a proposal fell by: its own round's, or that of one below it.
type Fall struct {
	Round  uint32      `json:"round"`
	TxHash common.Hash `json:"txHash"`
	Block  uint64      `json:"block"`
}

// Call is the transaction that sends the proof; false if there is none yet.
func (f *Finding) Call() (chain.Call, bool) { return f.call, f.Proof != "" }

// ExplainProposal recomputes a proposal of one round and says what is wrong with it, if anything is: the one with that statement's id,
// whether it stands or fell. With a zero id that is the one that stands, or the newest that fell. The error is about this machine, the
// chain's RPC or a missing input, or ErrNoProposal. Config.OnStep is told of what takes long.
func (s *Service) ExplainProposal(ctx context.Context, task protocol.Hash, number uint32, id protocol.Hash) (*Finding, error) {
	v, err := s.cfg.Chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	spec, err := v.Spec(ctx, task)
	if err != nil {
		return nil, err
	}
	statement, standing, err := v.Statement(ctx, task, number)
	if err != nil {
		return nil, err
	}
	if !standing || !id.IsZero() && statement.ID() != id {
		return s.explainFallen(ctx, v, &spec, number, task, id)
	}
	f := &Finding{Statement: statement, StatementID: statement.ID(), Standing: true, Block: v.Number}
	if f.Signers, err = v.Signers(ctx, task, number); err != nil {
		return nil, err
	}
	if f.Condemned, err = v.Condemned(ctx, f.StatementID); err != nil {
		return nil, err
	}
	if f.Overturnable, err = v.MayFall(ctx, task, number); err != nil {
		return nil, err
	}
	return f, s.judge(ctx, v, &spec, f)
}

// judge recomputes a finding's statement. The verdict about one that was condemned convicts whether what led to it can still be had or not,
// and a second proof would be refused.
func (s *Service) judge(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, f *Finding) error {
	if !f.Condemned {
		return s.recompute(ctx, v, spec, f)
	}
	if err := f.convicted(ctx, v); err != nil {
		return err
	}
	err := s.recompute(ctx, v, spec, f)
	if ctx.Err() != nil {
		return err
	}
	f.condemn(s.cfg.Chain)
	if err != nil {
		f.Why += " It cannot be recomputed: " + err.Error()
	}
	return nil
}

// explainFallen is Explain for a proposal that does not stand any more, from the events that are left of it.
func (s *Service) explainFallen(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, number uint32, task, id protocol.Hash) (*Finding, error) {
	proposals, err := v.Proposals(ctx, task, number)
	if err != nil {
		return nil, err
	}
	var p *chain.Proposed
	var known []string
	for i := range proposals {
		this := proposals[i].Statement.ID()
		if id.IsZero() || this == id {
			p = &proposals[i]
		}
		known = append(known, this.String())
	}
	if p == nil {
		record, err := v.Round(ctx, task, number)
		if err != nil {
			return nil, err
		}
		if len(known) > 0 {
			return nil, fmt.Errorf("%w: round %d had %s", ErrNoProposal, number, strings.Join(known, ", "))
		}
		return nil, fmt.Errorf("%w: round %d never had one, its status is %s", ErrNoProposal, number, record.Status)
	}
	f := &Finding{Statement: p.Statement, StatementID: p.Statement.ID(), Signers: p.Signers, Block: v.Number, signatures: p.Signatures}
	if f.Condemned, err = v.Condemned(ctx, f.StatementID); err != nil {
		return nil, err
	}
	overturns, err := v.Overturns(ctx, p.Block, task)
	if err != nil {
		return nil, err
	}
	f.Fell = fellBy(p, overturns)
	if err := s.judge(ctx, v, spec, f); err != nil {
		return f, err
	}
	if f.Proof != "" && len(f.signatures) == 0 {
		f.Proof, f.Why = "", f.Why+" But another contract proposed it, so that nobody can be convicted by the signatures under it."
	}
	return f, nil
}

// fellBy is the first overturn after a proposal that it fell by: one before it, in its block too, was of the branch that it replaced. Nil
// if there is none.
func fellBy(p *chain.Proposed, overturns []chain.Overturned) *Fall {
	for _, o := range overturns {
		if after := o.Block > p.Block || o.Block == p.Block && o.Log > p.Log; after && o.Round <= p.Round {
			return &Fall{Round: o.Round, TxHash: o.TxHash, Block: o.Block}
		}
	}
	return nil
}

// convicted notes by what a condemned statement was proven wrong.
func (f *Finding) convicted(ctx context.Context, v *chain.View) error {
	all, err := v.Convictions(ctx, 0, f.Statement.TaskId)
	for _, c := range all {
		if c.Statement == f.StatementID {
			f.Conviction = &Conviction{
				Fault: c.Fault.String(), Element: c.Element, Expected: hexutil.Uint64(c.Expected), Claimed: hexutil.Uint64(c.Claimed),
				Challenger: c.Challenger, TxHash: c.TxHash, Block: c.Block,
			}
			break // what follows convicts by the verdict
		}
	}
	return err
}

// ExplainSigned is Explain for a statement that keepers signed, whether anybody proposed it or not: a signature under a wrong one
// convicts by itself. ErrSignature if one is not what it says to be.
func (s *Service) ExplainSigned(ctx context.Context, statement protocol.Statement, signatures []chain.WitnessSignature) (*Finding, error) {
	v, err := s.cfg.Chain.Latest(ctx)
	if err != nil {
		return nil, err
	}
	spec, err := v.Spec(ctx, statement.TaskId)
	if err != nil {
		return nil, err
	}
	f := &Finding{Statement: statement, StatementID: statement.ID(), Block: v.Number, signatures: signatures}
	digest := statement.Digest(s.cfg.Chain.Deployment().RoundsDomain())
	for _, g := range signatures {
		member, err := v.PoolKeeper(ctx, statement.TaskId, g.Keeper)
		if err != nil {
			return nil, err
		}
		if signer, err := protocol.Recover(digest, g.Signature); err != nil || signer != member.Key {
			return nil, fmt.Errorf("%w: %s", ErrSignature, g.Keeper)
		}
		f.Signers = append(f.Signers, g.Keeper)
	}
	if f.Standing, err = v.IsStanding(ctx, statement); err != nil {
		return nil, err
	}
	if f.Standing {
		if f.Overturnable, err = v.IsOverturnable(ctx, statement.TaskId, statement.Round); err != nil {
			return nil, err
		}
	}
	if f.Condemned, err = v.Condemned(ctx, f.StatementID); err != nil {
		return nil, err
	}
	if f.Condemned {
		f.condemn(s.cfg.Chain)
		return f, f.convicted(ctx, v)
	}
	return f, s.recompute(ctx, v, &spec, f)
}

// condemn makes the call the one that convicts by the verdict about the statement.
func (f *Finding) condemn(c *chain.Chain) {
	f.call = c.CondemnSigners(f.Statement, f.signatures)
	f.Proof, f.Why = f.call.Name, "The verdict stands already, for all who signed it."
}

// recompute fills in what the round's inputs say about a finding's statement.
func (s *Service) recompute(ctx context.Context, v *chain.View, spec *protocol.TaskSpec, f *Finding) error {
	dir, err := os.MkdirTemp("", "assay-fraud-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	r, err := readRound(ctx, v, newLibrary(dir, s.cfg.Client, s.cfg.Sources...), spec, f.Statement)
	if err != nil {
		return err
	}
	defer r.close()
	s.step("fetching the state before the round and %d payloads", len(r.included))
	if err := r.open(ctx, noHurry); err != nil {
		return err
	}
	s.step("recomputing %d parameters", spec.ParamCount)
	k := &wrong{round: r}
	k.outcome, err = r.compute(ctx, nil)
	if err != nil && !errors.As(err, &k.malformed) {
		return err
	}
	f.Recomputed, f.RecomputedAux = k.outcome.NewRoot, k.outcome.AuxRoot
	if k.malformed == nil {
		if f.Agrees = r.agrees(k.outcome); f.Agrees {
			f.Why = "Both roots are what the payloads and the state before the round give."
			return nil
		}
		s.step("looking for the first wrong element")
		k.trees = new(transition.Trees)
		if _, err := r.compute(ctx, k.trees); err != nil {
			return err
		}
	}
	proof, err := k.published(ctx, noHurry)
	if err != nil {
		return err
	}
	return f.describe(s.cfg.Chain, k, proof)
}

func (s *Service) step(format string, args ...any) {
	if s.cfg.OnStep != nil {
		s.cfg.OnStep(fmt.Sprintf(format, args...))
	}
}

// describe fills in what a proof shows; proof may be nil.
func (f *Finding) describe(c *chain.Chain, k *wrong, proof any) error {
	r := k.round
	if proof == nil {
		f.Why = fmt.Sprintf("The proposed state is %s, the payloads give %s, and no keeper serves the proposed one.", protocol.Hash(f.Statement.NewRoot), k.outcome.NewRoot)
		if f.Statement.AuxRoot != k.outcome.AuxRoot {
			f.Why = fmt.Sprintf("What the proposal commits to besides the state is %s, the payloads give %s.", protocol.Hash(f.Statement.AuxRoot), k.outcome.AuxRoot)
		}
		f.Why += " What lies under the wrong root nobody has published"
		if f.Overturnable {
			f.Why += ": a descent makes its signers show it."
		} else {
			f.Why += ", and nobody has to: the statement does not stand, or its state is final."
		}
		return nil
	}
	account, err := r.account(proof)
	if err != nil {
		return err
	}
	if account.Verdict.Outcome != fraud.Convict {
		return fmt.Errorf("the proof does not convict: %s", account)
	}
	if f.call, err = proofCall(c, f.Statement, f.signatures, proof); err != nil {
		return err
	}
	f.Proof, f.Account, f.Why = f.call.Name, &account, "One transaction proves it."
	return nil
}

// account says what a proof about the round's statement shows.
func (r *round) account(proof any) (fraud.Account, error) {
	return fraud.Explain(r.spec, chain.Statement(r.statement), chain.FrozenEntries(r.entries), proof)
}
