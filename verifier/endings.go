package verifier

import (
	"context"
	"fmt"
	"math/big"

	"assay/internal/chain"
	"assay/protocol"
)

// ending is what may end a descent or a demand; nil where nothing does.
type ending struct {
	number    *big.Int
	round     uint32
	branch    uint16
	statement protocol.Hash
	// fallen is for a proposal that fell; late convicts the signers of one that stands, released lets it become final.
	fallen, late, released func(*big.Int, protocol.Statement) chain.Call
}

// end sends what ends a descent or a demand, if anything does by now.
func (t *task) end(ctx context.Context, v *chain.View, e ending) error {
	s, err := t.statement(ctx, v, e.round, e.statement)
	if err != nil {
		return err
	}
	condemned, err := v.Condemned(ctx, e.statement)
	if err != nil {
		return err
	}
	standing, err := v.IsStanding(ctx, s)
	if err != nil {
		return err
	}
	record, err := v.Round(ctx, t.id, e.round)
	if err != nil {
		return err
	}
	call, convicts := e.released, false
	switch {
	case condemned || !standing || record.Branch != e.branch:
		call = e.fallen
	case e.late != nil:
		call, convicts = e.late, true
	}
	if call == nil {
		return nil
	}
	sent := call(e.number, s)
	if settled, err := t.act(ctx, e.round, sent, move); err != nil || settled {
		return err
	}
	t.log.Info("ended", "call", sent.Name, "id", e.number, "round", e.round, "statement", e.statement)
	if convicts {
		t.meters.convictions.Inc()
	}
	return nil
}

// statement finds the statement of an identifier among the proposals of a round.
func (t *task) statement(ctx context.Context, v *chain.View, round uint32, id protocol.Hash) (protocol.Statement, error) {
	s, standing, err := v.Statement(ctx, t.id, round)
	if err != nil || standing && s.ID() == id {
		return s, err
	}
	proposals, err := v.Proposals(ctx, t.id, round)
	if err != nil {
		return protocol.Statement{}, err
	}
	for _, p := range proposals {
		if p.Statement.ID() == id {
			return p.Statement, nil
		}
	}
	return protocol.Statement{}, fmt.Errorf("%w: no proposal of round %d is statement %s", chain.ErrInconsistent, round, id)
}
