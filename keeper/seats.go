package keeper

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

// errNoQuorum says that too few seats signed in time.
var errNoQuorum = errors.New("no quorum of the committee")

// seatHolder is a keeper of a committee: the key it signs with in the task, and how many seats it holds.
type seatHolder struct {
	key   common.Address
	seats int
}

func seatHolders(ctx context.Context, v *chain.View, id protocol.Hash, c chain.Committee) (map[common.Address]seatHolder, error) {
	out := make(map[common.Address]seatHolder)
	for i, m := range c.Members {
		if slices.Index(c.Members, m) != i {
			continue
		}
		account, err := v.Member(ctx, id, m)
		if err != nil {
			return nil, err
		}
		k, err := v.PoolKeeper(ctx, id, account)
		if err != nil {
			return nil, err
		}
		if k.Active {
			out[account] = seatHolder{k.Key, c.Seats(m)}
		}
	}
	return out, nil
}

// gather asks the peers that the operator named, and the seat holders in the task's pool, all at once for signatures. It ends when those of enough seats
// are there (this keeper's own counts), or when ctx ends. They come sorted by keeper.
func (ps *peers) gather(
	ctx context.Context, task protocol.Hash, holders map[common.Address]seatHolder, need int, own []byte,
	ask func(context.Context, *peer) (chain.WitnessSignature, bool),
) ([]chain.WitnessSignature, error) {
	signed, seats := make(map[common.Address][]byte), 0
	if holder, seated := holders[ps.account]; seated && own != nil {
		signed[ps.account], seats = own, holder.seats
	}
	if seats < need {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		answers := make(chan *chain.WitnessSignature)
		list := slices.Concat(ps.list, ps.found(task, holders))
		for _, peer := range list {
			go func() {
				if sig, ok := ask(ctx, peer); ok {
					answers <- &sig
				} else {
					answers <- nil
				}
			}()
		}
		for range list {
			a := <-answers
			if a == nil {
				continue
			}
			if _, again := signed[a.Keeper]; !again {
				signed[a.Keeper] = a.Signature
				seats += holders[a.Keeper].seats
			}
			if seats >= need {
				cancel() // whoever has not answered is not waited for
			}
		}
		if seats < need {
			return nil, fmt.Errorf("%w: of %d of %d seats, from %d peers", errNoQuorum, seats, need, len(list))
		}
	}
	out := make([]chain.WitnessSignature, 0, len(signed))
	for keeper, sig := range signed {
		out = append(out, chain.WitnessSignature{Keeper: keeper, Signature: sig})
	}
	slices.SortFunc(out, func(a, b chain.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
	return out, nil
}
