// Package windows is what whoever locks money in a task asks of its windows: the floors below which a minute of silence can cost a lock, and the
// clock that a trainer needs to answer the worst flood of disputes that its bonds pay for. The contracts hold a task to the floors of their deployment,
// which may be lower than its operator's, and do not know how fast a machine replays.
package windows

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"strings"
	"time"

	"assay/internal/keys"
	"assay/protocol"
)

// DefaultMin is the policy on every chain that is no development chain: PROTOCOL rule 29. A sequencer may halt or censor for half of it, while only
// deposits through L1 get in.
const DefaultMin = 24 * time.Hour

var (
	// ErrShort says that a window of a task is below the policy.
	ErrShort = errors.New("windows too short")
	// ErrFlood says that a task's clock does not cover the disputes that somebody would pay for.
	ErrFlood = errors.New("dispute clock too short")
)

// Policy is what an operator asks of a task's windows. The zero value accepts any.
type Policy struct {
	// min is the least state and reveal window, in seconds, from which the other floors follow.
	min uint64
}

// For is the policy on a chain: what was asked for, 0 for none, and if nothing was (nil) DefaultMin, but none on a development chain.
func For(chainID uint64, asked *time.Duration) Policy {
	switch {
	case asked != nil:
		return Policy{uint64(max(0, math.Ceil(asked.Seconds())))}
	case keys.IsDevChain(chainID):
		return Policy{}
	}
	return Policy{uint64(DefaultMin / time.Second)}
}

// Min is the least state and reveal window.
func (p Policy) Min() time.Duration { return seconds(p.min) }

// Floors are those of a task, which the contracts ask for too where the deployment's outage is as long.
func (p Policy) Floors(spec *protocol.TaskSpec) []protocol.Floor { return spec.Floors(p.min) }

// Check is ErrShort, with every window that is, unless all are long enough.
func (p Policy) Check(spec *protocol.TaskSpec) error {
	var short []string
	for _, f := range p.Floors(spec) {
		if f.Short() {
			short = append(short, fmt.Sprintf("%s is %s and must be at least %s", f.Window, seconds(f.Have), seconds(f.Least)))
		}
	}
	if short == nil {
		return nil
	}
	return fmt.Errorf("%w: with rounds of %s and --min-window %s, %s", ErrShort, seconds(spec.LongestRound()), p.Min(), strings.Join(short, ", "))
}

// Flood is the worst set of disputes that a trainer may have to answer at once.
type Flood struct {
	// Claims of the trainer that can be in dispute at once. Disputes about one claim are answered by one computation and count once.
	Claims uint64
	// AtStake is what one conviction takes from it: its lock, and the pay that has not vested.
	AtStake *big.Int
	// Disputes are as many as somebody would pay for who gives a bond for each bond's worth that the trainer loses: AtStake ÷ bond, at least 1, at
	// most Claims.
	Disputes uint64
}

// Worst is the flood that a trainer of a task has to reckon with where a dispute costs a bond and a replay of one claim takes that long. A trainer
// that is asked last about its oldest claim was asked first a whole dispute earlier, so that claims count which were made in
// L = commitWindow + claimWindow + T. They are at most
//   - maxRounds,
//   - L ÷ replay + 1, as whoever made them computed each,
//   - cascadeDepth × (L ÷ stateWindow + 1) proposed rounds, as no more wait for their finality at once, with maxConsecutiveNec carried ones before each.
func Worst(spec *protocol.TaskSpec, bond *big.Int, replay time.Duration) Flood {
	span := uint64(spec.CommitWindow) + uint64(spec.ClaimWindow) + spec.DisputeBound()
	f := Flood{Claims: uint64(spec.MaxRounds)}
	if s := uint64(spec.StateWindow); s > 0 {
		proposed := times(uint64(spec.CascadeDepth), span/s+1)
		f.Claims = min(f.Claims, times(proposed, uint64(spec.MaxConsecutiveNec)+1))
	}
	if replay > 0 {
		f.Claims = min(f.Claims, times(span, uint64(time.Second))/uint64(replay)+1)
	}
	f.Claims = max(f.Claims, 1)
	f.AtStake = new(big.Int).Mul(amount(spec.RewardPerGradient), new(big.Int).SetUint64(f.Claims))
	f.AtStake.Add(f.AtStake, amount(spec.TrainerLock))
	f.Disputes = f.Claims
	if amount(bond).Sign() > 0 {
		paid := new(big.Int).Add(f.AtStake, bond)
		paid.Sub(paid, big.NewInt(1)).Quo(paid, bond)
		if paid.IsUint64() {
			f.Disputes = min(f.Claims, max(1, paid.Uint64()))
		}
	}
	return f
}

// Clock is the least disputeClock with which a machine answers them all that takes so long for one of them, and works on so many at a time.
func (f Flood) Clock(each time.Duration, places int) time.Duration {
	each = max(0, each)
	n, at := times(f.Disputes, uint64(each)), uint64(max(1, places))
	return time.Duration(min(max(n/at+min(1, n%at), uint64(each)), math.MaxInt64))
}

// Check is ErrFlood unless the task's disputeClock is at least Clock.
func (f Flood) Check(spec *protocol.TaskSpec, each time.Duration, places int) error {
	have, need := seconds(uint64(spec.DisputeClock)), f.Clock(each, places)
	if have >= need {
		return nil
	}
	return fmt.Errorf("%w: it is %s, and this machine needs %s to answer %d disputes at once, as many as bonds pay for, at %s for each and %d at a time",
		ErrFlood, have, need.Round(time.Second), f.Disputes, each.Round(time.Millisecond), max(1, places))
}

func seconds(n uint64) time.Duration {
	return time.Duration(min(n, math.MaxInt64/uint64(time.Second))) * time.Second
}

// times stops at 2^64 − 1.
func times(a, b uint64) uint64 {
	over, product := bits.Mul64(a, b)
	if over != 0 {
		return math.MaxUint64
	}
	return product
}

func amount(x *big.Int) *big.Int {
	if x == nil {
		return new(big.Int)
	}
	return x
}
