package keeper

import (
	"context"
	"fmt"
	"sync/atomic"

	"assay/internal/chain"
	"assay/protocol"
)

// idleAfter is for how many seconds of the chain a keeper may serve nothing, while there is something to serve, before it says why: a
// sponsor that posts a task hands its files over a moment later.
const idleAfter = 30

// idleness is why a keeper serves nothing. Its operator sees a process that runs and is healthy, and nothing comes of it. Only the loop
// that follows the chain notes it, whoever asks reads why.
type idleness struct {
	*node
	membership *membership
	// since and looked are times of the chain: since when nothing is served, and when it was last looked why; 0 if something is.
	since, looked uint64
	why           atomic.Pointer[[]string]
}

// note says, once, why no task is served although some are open.
func (i *idleness) note(ctx context.Context, v *chain.View, found map[protocol.Hash]protocol.TaskStatus) error {
	open, bare := 0, 0
	for id, status := range found {
		if status == protocol.StatusNone || status.Ended() {
			continue
		}
		open++
		if _, joined := i.membership.joined.Load(id); joined {
			i.since = 0
			i.why.Store(nil)
			return nil
		}
		if why, aside := i.membership.aside.Load(id); aside && why.(absence) == lacksFiles {
			bare++
		}
	}
	switch {
	case open == 0:
		i.since = 0
		i.why.Store(nil)
		return nil
	case i.since == 0:
		i.since, i.looked = v.Time, v.Time
	}
	if v.Time < i.looked+idleAfter {
		return nil
	}
	stake, err := v.Stake(ctx, i.account)
	if err != nil {
		return err
	}
	i.looked = v.Time
	var why []string
	if stake.Active.Sign() == 0 {
		why = append(why, fmt.Sprintf("%s has no stake: assay stake deposit, or assay keeper --stake", i.account))
	}
	if bare > 0 {
		why = append(why, fmt.Sprintf("%d of %d open tasks have no files here: their sponsors hand them over, with assay task upload --keeper "+
			"and this keeper's address", bare, open))
	}
	if bare < open && stake.Active.Sign() != 0 {
		why = append(why, fmt.Sprintf("%d of %d open tasks have their files here, or need none for that, and are not joined: what was logged of each "+
			"says why",
			open-bare, open))
	}
	before := i.why.Swap(&why)
	if before == nil {
		i.log.Warn("this keeper serves no task", "why", why)
	}
	return nil
}

// reasons is why nothing is served; nil if something is, or nothing is to be served.
func (i *idleness) reasons() []string {
	if why := i.why.Load(); why != nil {
		return *why
	}
	return nil
}
