package chain

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
)

// Block is the point of the chain that a View reads at.
type Block struct {
	Number uint64
	Hash   common.Hash
	Parent common.Hash
	// Time in Unix seconds.
	Time uint64
}

// Head is the moving part of a task's run.
type Head struct {
	Round          uint32
	Finalized      uint32
	ConsecutiveNec uint32
	Carried        uint32
	OpenedAt       uint64
	ActiveSlots    uint64
	EndedAt        uint64
	Failed         bool
	StateRoot      protocol.Hash
}

// Round is one round as written down.
type Round struct {
	Status         protocol.RoundStatus
	OpenedAt       uint64
	CommitClosedAt uint64
	ProposedAt     uint64
	Committed      uint64
	Included       uint64
	FrozenHash     protocol.Hash
	StateRoot      protocol.Hash
	ProposalHash   protocol.Hash
}

// PhaseInfo is the phase of the open round and the time at which it ends, 0 if it has no deadline.
type PhaseInfo struct {
	Round    uint32
	Phase    protocol.Phase
	Deadline uint64
}

// Deadlines of the open round in Unix seconds; 0 where not yet determined.
type Deadlines struct {
	CommitClose    uint64
	UploadDeadline uint64
	GraceEnd       uint64
	FallbackEnd    uint64
}

// Enrollment is one trainer of a task.
type Enrollment struct {
	Key       common.Address
	Slot      uint8
	FromRound uint32
	ToRound   uint32
	EjectedAt uint64
}

// Enrolled says whether the account has ever been enrolled.
func (e Enrollment) Enrolled() bool { return e.Key != (common.Address{}) }

// MayCommit says whether the account may commit in the open round.
func (e Enrollment) MayCommit(round uint32) bool {
	return e.Enrolled() && e.FromRound <= round && e.ToRound == math.MaxUint32
}

// Trainer is the holder of a slot.
type Trainer struct {
	Account common.Address
	Enrollment
}

// PoolKeeper is one keeper of a task's pool.
type PoolKeeper struct {
	Key          common.Address
	Index        uint16
	Active       bool
	Acknowledged bool
	LeftAt       uint64
	EjectedAt    uint64
}

// Stake of an account in the vault.
type Stake struct {
	Active, Unbonding, Locked *big.Int
}

// Free is what a new lock can take: active stake that no other lock uses. Stake that unbonds still backs the locks there are.
func (s Stake) Free() *big.Int {
	if s.Active.Cmp(s.Locked) <= 0 {
		return new(big.Int)
	}
	return new(big.Int).Sub(s.Active, s.Locked)
}

// Receipt of a task that has ended.
type Receipt struct {
	TaskID            protocol.Hash
	SpecHash          protocol.Hash
	Sponsor           common.Address
	FinalStateRoot    protocol.Hash
	RunRoot           protocol.Hash
	Rounds            uint32
	CarriedRounds     uint32
	TaintedRounds     uint32
	AcceptedGradients uint64
	Rewards           *big.Int
	Refund            *big.Int
	CompletedAt       uint64
}

// Posted is a task as its event announced it.
type Posted struct {
	TaskID   protocol.Hash
	Sponsor  common.Address
	SpecHash protocol.Hash
	Block    uint64
}

// Commitment is one entry of a round's frozen set.
type Commitment struct {
	Trainer     common.Address
	Slot        uint8
	ParentRoot  protocol.Hash
	PayloadRoot protocol.Hash
	ClaimHash   protocol.Hash
	// FrozenHash after this entry.
	FrozenHash protocol.Hash
	TxHash     common.Hash
	Block      uint64
}

// Opening is a standing proposal, opened from its event and checked against the round's proposalHash.
type Opening struct {
	Round      uint32
	ParentRoot protocol.Hash
	SetHash    protocol.Hash
	NewRoot    protocol.Hash
	AuxRoot    protocol.Hash
	Included   uint64
	Signers    []common.Address
	Block      uint64
}

// Slots lists the set bits of a bitmap, ascending.
func Slots(bitmap uint64) []uint8 {
	var out []uint8
	for b := bitmap; b != 0; b &= b - 1 {
		out = append(out, uint8(bits.TrailingZeros64(b)))
	}
	return out
}
