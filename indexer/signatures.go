package indexer

import (
	"bytes"
	"context"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"assay/bindings/trainingrounds"
)

// maxProposal is the longest calldata of a proposal that is read, in bytes: a signature takes some two hundred.
const maxProposal = 128 << 10

// ProposalSignature is what one keeper signed of a proposal, as the proposal's calldata has it. No event tells it; nothing of it is stored.
type ProposalSignature struct {
	Keeper    Address
	Signature Bytes
}

// proposing is the method that proposes a round.
var proposing = sync.OnceValues(func() (abi.Method, error) {
	contract, err := trainingrounds.TrainingRoundsMetaData.ParseABI()
	if err != nil {
		return abi.Method{}, err
	}
	return contract.Methods["proposeRound"], nil
})

// readSignatures returns what calldata has of signatures, or nil if it proposes no round.
func readSignatures(input []byte) []*ProposalSignature {
	method, err := proposing()
	if err != nil || len(input) > maxProposal || !bytes.HasPrefix(input, method.ID) {
		return nil
	}
	args, err := method.Inputs.Unpack(input[len(method.ID):])
	if err != nil || len(args) != 2 {
		return nil
	}
	out := []*ProposalSignature{}
	for _, s := range *abi.ConvertType(args[1], new([]trainingrounds.WitnessSignature)).(*[]trainingrounds.WitnessSignature) {
		if len(out) < listLength {
			// They are kept, and must not keep all of the calldata.
			out = append(out, &ProposalSignature{bytes.Clone(s.Keeper[:]), bytes.Clone(s.Signature)})
		}
	}
	return out
}

// signatures returns the signatures that transactions hold, as far as the node has these and they are calls that propose.
func (p *proofs) signatures(ctx context.Context, txs []common.Hash) map[common.Hash][]*ProposalSignature {
	return callsOf(ctx, p, p.signed, p.rounds, readSignatures, txs)
}

// Signatures is the GraphQL field.
func (r *Round) Signatures(ctx context.Context) (*[]*ProposalSignature, error) {
	if r.ProposedTx == nil || len(r.Signers) == 0 {
		return nil, nil
	}
	all, err := shared(r.group, loadKey{what: "signatures"}, func() (map[common.Hash][]*ProposalSignature, error) {
		var txs []common.Hash
		for i := range r.group.n {
			// A transaction may propose several rounds. What nobody signed is not asked for.
			if tx := r.group.value(i, "proposed_tx").(*Bytes32); tx != nil && len(r.group.value(i, "signers").([]Address)) > 0 && !slices.Contains(txs, common.BytesToHash(*tx)) {
				txs = append(txs, common.BytesToHash(*tx))
			}
		}
		request := requestOf(ctx)
		found := request.proofs.signatures(ctx, txs)
		request.said(len(found), len(txs))
		return found, nil
	})
	if err != nil {
		return nil, err
	}
	signed := all[common.BytesToHash(*r.ProposedTx)]
	if signed == nil {
		return nil, nil
	}
	return &signed, nil
}
