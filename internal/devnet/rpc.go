package devnet

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// api is the "assay" namespace of the chain's JSON-RPC: what a test in another process needs to make the chain misbehave.
type api struct{ chain *Chain }

// Mined is assay_mine's answer.
type Mined struct {
	Head   common.Hash `json:"head"`
	Number uint64      `json:"number"`
}

// Mine is assay_mine(n): n blocks at once, 1 without an argument.
func (a *api) Mine(n *int) (Mined, error) {
	count := 1
	if n != nil {
		count = *n
	}
	if err := a.chain.Mine(count); err != nil {
		return Mined{}, err
	}
	head := a.chain.Head()
	return Mined{Head: head.Hash(), Number: head.Number.Uint64()}, nil
}

// Fork is assay_fork(where, drop): replaces the last blocks, see Chain.Fork and Chain.ForkAt. `where` is the number of
// blocks to replace or the hash of the block that stays; `drop` (false without it) forgets their transactions.
func (a *api) Fork(where forkPoint, drop *bool) (Reorg, error) {
	forget := drop != nil && *drop
	if where.hash != nil {
		return a.chain.ForkAt(*where.hash, forget)
	}
	return a.chain.Fork(where.depth, forget)
}

// forkPoint is a depth (a JSON number) or the hash of an ancestor (a string).
type forkPoint struct {
	depth int
	hash  *common.Hash
}

var errForkPoint = errors.New("first argument: a number of blocks, or the hash of the block that stays")

func (p *forkPoint) UnmarshalJSON(raw []byte) error {
	if len(raw) > 0 && raw[0] == '"' {
		p.hash = new(common.Hash)
		if err := json.Unmarshal(raw, p.hash); err != nil {
			return fmt.Errorf("%w: %w", errForkPoint, err)
		}
		return nil
	}
	if err := json.Unmarshal(raw, &p.depth); err != nil {
		return fmt.Errorf("%w: %w", errForkPoint, err)
	}
	return nil
}
