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
	"sort"
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
	// Claims of the trainer that can be in dispute at once. Disputes about one claim are answered by one computation, and each by moves of its own.
	Claims uint64
	// AtStake is what one conviction takes from it: its lock, and the pay that has not vested.
	AtStake *big.Int
	// Disputes are as many as somebody would pay for who gives a bond for each bond's worth that the trainer loses: AtStake ÷ bond, at least 1; one for
	// each claim if there is no bond.
	Disputes uint64
}

// Clock is the least disputeClock with which a machine answers it.
func (f Flood) Clock(p Pace) time.Duration { return p.Clock(min(f.Claims, f.Disputes), f.Disputes) }

// Worst is the flood that a trainer of a task has to reckon with where a dispute costs a bond and a replay of one claim takes that long. A trainer
// that is asked last about its oldest claim was asked first a whole dispute earlier, so that claims count which were made in
// L = commitWindow + claimWindow + T. They are at most
//   - maxRounds,
//   - L ÷ replay + 1, as whoever made them computed each,
//   - cascadeDepth × (L ÷ stateWindow + 1) proposed rounds, as no more wait for their finality at once, with maxConsecutiveNec carried ones before each.
//     Rounds that are carried beyond that because trainers came are not counted: each of these costs somebody a fee and ties a lock.
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
		f.Disputes = math.MaxUint64
		if paid.IsUint64() {
			f.Disputes = max(1, paid.Uint64())
		}
	}
	return f
}

// Pace is how a trainer's machine answers disputes.
type Pace struct {
	// Each is how long it computes for those about one claim, Places for how many claims at a time.
	Each   time.Duration
	Places int
	// Moves is how many moves of the trainer one takes at most. A block, which comes every Block, takes AtOnce of them from one account; 0 is any number.
	// No move answers less than one dispute: the posting of a segment up to 64, which strangers can avoid by asking for different ones.
	Moves, AtOnce uint64
	Block         time.Duration
}

// Clock is the least disputeClock with which it answers so many disputes at once about so many claims, each of which takes all its moves: what it
// computes, and for each move the blocks until all that are due with it are mined, and one in which that becomes due which the look before did not show.
func (p Pace) Clock(claims, disputes uint64) time.Duration {
	each := uint64(max(0, p.Each))
	n, at := times(claims, each), uint64(max(1, p.Places))
	computes := max(n/at+min(1, n%at), each)
	blocks := uint64(1)
	if p.AtOnce > 0 {
		blocks = disputes/p.AtOnce + min(1, disputes%p.AtOnce)
	}
	mined := times(times(p.Moves, blocks+1), uint64(max(0, p.Block)))
	return time.Duration(min(computes, math.MaxInt64/2) + min(mined, math.MaxInt64/2))
}

// Most is how many disputes at once it answers before a clock runs out, about as many claims but no more than these.
func (p Pace) Most(clock time.Duration, claims uint64) uint64 {
	n := sort.Search(math.MaxInt32, func(i int) bool { return p.Clock(min(uint64(i)+1, claims), uint64(i)+1) > clock })
	return uint64(n)
}

// Check is ErrFlood unless the task's disputeClock is as long as a machine needs for the flood.
func (f Flood) Check(spec *protocol.TaskSpec, p Pace) error {
	have, need := seconds(uint64(spec.DisputeClock)), f.Clock(p)
	if have >= need {
		return nil
	}
	return fmt.Errorf("%w: it is %s, and this machine needs %s to answer %d disputes at once, as many as bonds pay for, about %d claims, at %s for each and %d at a time, with %d moves in each and a block every %s",
		ErrFlood, have, need.Round(time.Second), f.Disputes, min(f.Claims, f.Disputes), p.Each.Round(time.Millisecond), max(1, p.Places), p.Moves, p.Block.Round(time.Millisecond))
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
