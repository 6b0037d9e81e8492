package verifier

import (
	"context"
	"errors"

	"assay/internal/chain"
	"assay/protocol"
)

// Challenger recomputes every proposal that may still be overturned, and every claim of a Verified task's trainers that may still be
// disputed, and convicts who signed wrong ones.
type Challenger struct {
	*player
	verdicts *verdicts
	outcomes *outcomes
	// secret is what it draws claims with where it cannot judge all.
	secret []byte
}

// NewChallenger makes the data directory and opens the listening socket. It does not need the chain to be reachable.
func NewChallenger(cfg ChallengerConfig) (*Challenger, error) {
	p, err := newPlayer(cfg, "challenger")
	if err != nil {
		return nil, err
	}
	c := &Challenger{p, newVerdicts(), newOutcomes(), drawSecret(cfg.Key)}
	p.judgeStrangers()
	p.divideDisk()
	p.agent, p.start = c.agent, c.count
	return c, nil
}

// count says early that the tokens for a descent are missing: most proofs need none, but the one that does will be in a hurry.
func (c *Challenger) count(ctx context.Context, v *chain.View) error {
	bond, err := v.DescentBond(ctx)
	if err != nil {
		return err
	}
	balance, err := v.Balance(ctx, c.account)
	if err != nil {
		return err
	}
	short := balance.Cmp(bond) < 0
	c.meters.unfunded.Set(flag(short))
	if short {
		c.log.Warn("too few tokens to open a descent: a root that nobody publishes could not be challenged", "account", c.account,
			"token", c.cfg.Deployment.Token, "units", balance, "bond", bond)
	}
	return nil
}

func (c *Challenger) agent(t *task, tl *till) agent {
	dm := newDemands(t, tl, true)
	rp := c.replayer(t, dm, tellJudged)
	ds := &descents{task: t, over: make(map[string]bool)}
	rs := newRounds(t, c.verdicts, rp.states, dm, ds)
	eq := &equivocations{task: t, outcomes: c.outcomes, looked: make(map[announcement]bool)}
	return &challengerAgent{
		task: t, rounds: rs, descents: ds, demands: dm, equivocations: eq, fallen: newFallen(rs, eq),
		objects: newObjects(dm, c.wallet, c.opener, c.room, rs.open), claims: newClaims(newDisputes(t, &c.lane), rp, c.traces(), c.secret),
		reservation: &reservation{task: t, wallet: c.wallet, need: needOf, covers: true},
	}
}

// challengerAgent plays against what is wrong in a task.
type challengerAgent struct {
	*task
	rounds        *rounds
	equivocations *equivocations
	fallen        *fallen
	descents      *descents
	demands       *demands
	objects       *objects
	claims        *claims
	reservation   *reservation
}

// act implements agent. A round about which nothing can be done keeps none of the others from it.
func (c *challengerAgent) act(ctx context.Context, v *chain.View, status protocol.TaskStatus) (open int, done bool, err error) {
	c.acceptsWindows("the task's windows are too short to be judged through an outage; it is watched all the same")
	if _, err := read(ctx, v, c.task, &c.descents.opened, (*chain.View).Descents); err != nil {
		return 0, false, err
	}
	if _, err := read(ctx, v, c.task, &c.demands.payloads, (*chain.View).RevealsRequested); err != nil {
		return 0, false, err
	}
	if err := c.demands.read(ctx, v); err != nil {
		return 0, false, err
	}
	head, err := v.Head(ctx, c.id)
	if err == nil {
		err = head.Of(c.spec)
	}
	if err != nil {
		return 0, false, err
	}
	c.rounds.weight = stakeAt(c.spec, head, 0)
	c.lib.disk.weigh(c.id, c.rounds.weight)
	live, unread, err := c.rounds.present(ctx, v, head)
	if ctx.Err() != nil {
		return 0, false, context.Cause(ctx)
	}
	errs := []error{err, c.equivocations.look(ctx, v)}
	open, err = c.attend(ctx, v)
	errs = append(errs, err, c.rounds.past(ctx, v, head, live, unread), c.fallen.look(ctx, v, head, live))
	c.rounds.keepCases(live, unread)
	c.rounds.keepRefusals(live)
	c.rounds.keepUnproven(live, unread)
	disputable := c.claims.followClaims(ctx, v, status)
	open += c.claims.open
	err, waits := withoutBacklog(errors.Join(errs...))
	if err == nil && waits {
		return open, false, errBacklog
	}
	done = err == nil && open == 0 && c.fallen.pending == 0 && !disputable && status != protocol.StatusTraining && c.rounds.settled(head)
	return open, done, err
}

// attend ends what is over in substance of descents and demands, takes back what is owed, and returns how many of this account's are still
// open.
func (c *challengerAgent) attend(ctx context.Context, v *chain.View) (open int, err error) {
	descents, err := c.descents.attend(ctx, v)
	errs := []error{err}
	payloads, err := c.demands.attend(ctx, v, c.rounds.right.Contains)
	errs = append(errs, err)
	objects, err := c.objects.attend(ctx, v)
	errs = append(errs, err)
	owed, err := c.demands.collect(ctx, v, descents+payloads+objects)
	return c.descents.standing + c.demands.standing + c.objects.standing + owed, errors.Join(append(errs, err)...)
}

func (c *challengerAgent) reset() {
	c.rounds.reset()
	c.equivocations.reset()
	c.fallen.reset()
	clear(c.descents.over)
	clear(c.demands.over)
	c.objects.reset()
	c.claims.disputes.reset()
	c.claims.reset()
}

func (c *challengerAgent) debt() debt {
	return debt{
		descents: c.descents.standing + c.begun.descents,
		disputes: c.begun.disputes + c.claims.open,
		demands:  c.demands.standing + c.objects.standing,
	}
}

func (c *challengerAgent) reserve(ctx context.Context, v *chain.View, status protocol.TaskStatus) error {
	return c.reservation.keep(ctx, v, status)
}

func (c *challengerAgent) settle() error { return c.claims.moves.settle() }

func (c *challengerAgent) close() {
	c.reservation.release()
	c.rounds.close()
	c.claims.replayer.close()
}
