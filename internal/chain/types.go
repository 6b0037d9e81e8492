package chain

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/repops"
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

// Of refuses a head of more rounds than the specification has.
func (h Head) Of(spec *protocol.TaskSpec) error {
	if h.Round > spec.MaxRounds {
		return fmt.Errorf("%w: %d rounds of %d", ErrInconsistent, h.Round, spec.MaxRounds)
	}
	return nil
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
	AuxRoot        protocol.Hash
	// Branch of the opening that the record belongs to: it tells equal proposals of one round apart.
	Branch uint16
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

// ForcedUntil is the middle of the fallback window: from then on what is published or receipted counts for nothing in the open round.
func (d Deadlines) ForcedUntil() uint64 { return d.GraceEnd + (d.FallbackEnd-d.GraceEnd)/2 }

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
	Key common.Address
	// Member is the account's number in the task, 1 and up, the same for ever: seats and signers are written down as members.
	Member       uint16
	Active       bool
	Acknowledged bool
	LeftAt       uint64
	EjectedAt    uint64
}

// PoolMember is a keeper in a task's pool.
type PoolMember struct {
	Account common.Address
	PoolKeeper
}

// ConvictionShown is for how long, in seconds of the chain's time, services of an account that was convicted say that they are not ready: a week, so
// that somebody sees it, whatever is restarted meanwhile.
const ConvictionShown = 7 * 24 * 3600

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

// Commitment is a gradient as its event announced it: an entry of its round's frozen set, unless it was made on a parent that died.
type Commitment struct {
	Trainer     common.Address
	Slot        uint8
	ParentRoot  protocol.Hash
	PayloadRoot protocol.Hash
	ClaimHash   protocol.Hash
	// FrozenHash after this entry.
	FrozenHash protocol.Hash
	// Deadline and Signature are the rest of what the trainer signed; a string, so that commitments can be compared.
	Deadline  uint64
	Signature string
	TxHash    common.Hash
	Block     uint64
}

// Of returns the commitment as one of a task's round.
func (c Commitment) Of(task protocol.Hash, round uint32) Committed { return Committed{task, round, c} }

// Committed is a commitment with the task and the round that its event names.
type Committed struct {
	TaskID protocol.Hash
	Round  uint32
	Commitment
}

// Gradient returns what the trainer signed.
func (c Committed) Gradient() protocol.OuterGradient {
	return protocol.OuterGradient{TaskId: c.TaskID, Round: c.Round, Trainer: c.Trainer, ParentRoot: c.ParentRoot, PayloadRoot: c.PayloadRoot,
		ClaimHash: c.ClaimHash, Deadline: c.Deadline}
}

// Committee is the witness committee of a round: seats drawn by stake, and which of them signed the standing proposal.
type Committee struct {
	// Members by seat; one keeper may hold several. Empty until drawn. Of a proposal made alone: its one proposer.
	Members []uint16
	// Signed has bit i set iff seat i signed the proposal.
	Signed uint16
	// DrawnAt is the Unix second of the draw; 0 before it.
	DrawnAt uint64
	// Forced are the slots whose inclusion receipts of witnesses force.
	Forced uint64
	// ForcedUntil is the Unix second until which a proposal has to include them, the middle of the fallback window; 0 if the round is not
	// open, or nothing is forced.
	ForcedUntil uint64
	// Holds counts open descents and reveals that keep the state from becoming final.
	Holds uint16
}

// Seats is how many seats a member holds.
func (c Committee) Seats(member uint16) int {
	n := 0
	for _, m := range c.Members {
		if m == member {
			n++
		}
	}
	return n
}

// SignedBy says whether a seat of a member signed the standing proposal.
func (c Committee) SignedBy(member uint16) bool { return c.SignedPart(member) > 0 }

// SignedPart is a member's part of the seats that signed the standing proposal, which share its commission; 0 if none did.
func (c Committee) SignedPart(member uint16) float64 {
	own, all := 0, 0
	for i, m := range c.Members {
		if c.Signed>>i&1 == 1 {
			all++
			if m == member {
				own++
			}
		}
	}
	return float64(own) / float64(max(all, 1))
}

// Drawn is a draw as its event announced it: one account a seat.
type Drawn struct {
	Seed  protocol.Hash
	Seats []common.Address
	Block uint64
}

// Proposed is a proposal as its event announced it; it may have been overturned since.
type Proposed struct {
	protocol.Statement
	// Signers ascend by address.
	Signers []common.Address
	// Signatures of the Signers, from the transaction's calldata; nil if another contract made the call.
	Signatures []WitnessSignature
	TxHash     common.Hash
	Block      uint64
	// Log is the event's place in its block.
	Log uint
}

// Announced is what the event of a proposal says: what its signers signed, and who they are, ascending.
type Announced struct {
	protocol.SyncRound
	Included uint64
	Signers  []common.Address
	TxHash   common.Hash
	Block    uint64
}

// Convicted is a statement proven wrong, as its event announced it.
type Convicted struct {
	TaskID     protocol.Hash
	Round      uint32
	Challenger common.Address
	Statement  protocol.Hash
	Fault      protocol.Fault
	// Element is the coordinate, leaf, partial or row that was opened; Expected and Claimed are bits.
	Element, Expected, Claimed uint64
	Overturned                 bool
	TxHash                     common.Hash
	Block                      uint64
}

// Overturned is an overturn of a round, with those on top of it.
type Overturned struct {
	TaskID protocol.Hash
	Round  uint32
	// DeadRounds is how many rounds fell with it.
	DeadRounds uint32
	TxHash     common.Hash
	Block      uint64
	// Log is the event's place in its block.
	Log uint
}

// sides has every turn of a descent.
var sides = map[Turn]side{
	TurnNone: nobody, TurnReveal: accused, TurnPick: challenger, TurnLeaf: accused, TurnChoose: challenger, TurnProve: challenger, TurnOver: nobody,
}

// Signers says whether the signers' clock runs, not the challenger's.
func (v Turn) Signers() bool { return sides[v] == accused }

// Position is where a descent stands.
type Position struct {
	TaskID protocol.Hash
	Round  uint32
	// Branch of the round's record: the descent is about this proposal of the statement.
	Branch     uint16
	Statement  protocol.Hash
	Challenger common.Address
	Turn       Turn
	// Header of the vector that it is in: of kind State or AuxSet at first.
	Header repops.Header
	// Leaves of that vector.
	Leaves uint64
	// Height above the leaves and index in its level, of Node; at the vector's root (AtRoot) the height is that of the tree.
	Height uint8
	Index  uint64
	Node   protocol.Hash
	AtRoot bool
	// Deadline is the Unix second at which the running clock is over; ChallengerLeft and SignersLeft are what each side has beside it.
	Deadline                    uint64
	ChallengerLeft, SignersLeft uint32
}

// Descent is a descent as its event announced it.
type Descent struct {
	ID         *big.Int
	TaskID     protocol.Hash
	Round      uint32
	Statement  protocol.Hash
	Challenger common.Address
	// Aux: it goes into auxRoot, not newRoot.
	Aux   bool
	Block uint64
}

// DescentClosed is how a descent ended.
type DescentClosed struct {
	ID     *big.Int
	TaskID protocol.Hash
	// Convicted: the signers lost. Moot: nothing was left to decide, and the bond went back. Neither: the challenger lost.
	Convicted, Moot bool
	Block           uint64
}

// MoveKind is the kind of a move of a descent.
type MoveKind uint8

// Moves.
const (
	MoveChildren MoveKind = iota // Node, By, Children
	MovePick                     // Node, Index, Child
	MoveLeaf                     // Node, By, Leaf
	MoveChoose                   // Node (the root gone into), Momentum
)

// Move is one move of a descent, of its Kind's fields.
type Move struct {
	Kind     MoveKind
	Node     protocol.Hash
	By       common.Address
	Children []protocol.Hash
	Index    uint64
	Child    protocol.Hash
	Leaf     []byte
	Momentum bool
}

// RevealRequest is a demand to publish a range of a payload's leaves.
type RevealRequest struct {
	TaskID    protocol.Hash
	Round     uint32
	Statement protocol.Hash
	Requester common.Address
	Trainer   common.Address
	Slot      uint8
	// Branch of the round's record: the request is about this proposal of the statement.
	Branch   uint16
	Fragment uint32
	// FirstLeaf is a multiple of 64.
	FirstLeaf uint64
	// Leaves is 64, or what is left of the fragment.
	Leaves      uint16
	PayloadRoot protocol.Hash
	// Deadline is until when it is to be answered, in Unix seconds; 0 once it is over.
	Deadline uint64
	// ReleaseAt is from when RevealClose releases the state, in Unix seconds: a state window after the answer. 0 if nobody has answered.
	ReleaseAt uint64
}

// RevealRequested is a request as its event announced it.
type RevealRequested struct {
	ID          *big.Int
	TaskID      protocol.Hash
	Round       uint32
	Trainer     common.Address
	PayloadRoot protocol.Hash
	Fragment    uint32
	FirstLeaf   uint64
	Leaves      uint16
	Deadline    uint64
	Block       uint64
}

// String is what a person calls the part.
func (p ObjectPart) String() string {
	if int(p) < len(objectParts) {
		return objectParts[p]
	}
	return fmt.Sprintf("part %d", uint8(p))
}

// objectParts has words for every part: a test compares them with the contract's.
var objectParts = []string{"manifest", "parameters", "momentum", "program", "data set", "constant"}

// ObjectRequest is a demand to publish a part of what a task is made of.
type ObjectRequest struct {
	TaskID    protocol.Hash
	Requester common.Address
	Part      ObjectPart
	// Fragment of a program is 0 for the prologue, 1 for the step, 2 for the epilogue; of a constant it is ConstantNumber.
	Fragment uint32
	// FirstLeaf is a multiple of 64, of a program one of RangeEntries, of a data set one of RangeRecords.
	FirstLeaf uint64
	// Leaves is what is paid for: 64, or what is left of the fragment or constant; of manifest, program and data set 64.
	Leaves uint16
	// Constant is what a demand for a constant is about.
	Constant Constant
	// Deadline is until when it is to be answered, in Unix seconds.
	Deadline uint64
	Answered bool
	// Lapsed says that nobody answered, and that somebody said so.
	Lapsed bool
}

// ObjectRequested is a demand for a part of a task as its event announced it.
type ObjectRequested struct {
	ID        *big.Int
	Part      ObjectPart
	Fragment  uint32
	FirstLeaf uint64
	Leaves    uint16
	Block     uint64
}

// Constant is a constant of a task's programs that was shown, so that it can be demanded.
type Constant struct {
	// Root is zero if it was not shown.
	Root     protocol.Hash
	DType    uint8
	Elements uint64
}

// FirstHold is what demands for a task's first state hold.
type FirstHold struct {
	// Held says whether they hold a round; else the rest is 0.
	Held  bool
	Round uint32
	// ReleaseAt is from when it may be released, in Unix seconds; the latest while a demand waits, 0 if the proposal has fallen.
	ReleaseAt uint64
}

// Pot is a compensation pot: what slashes paid into it in all, and what is left.
type Pot struct {
	Total, Left *big.Int
}

// Slots lists the set bits of a bitmap, ascending.
func Slots(bitmap uint64) []uint8 {
	var out []uint8
	for b := bitmap; b != 0; b &= b - 1 {
		out = append(out, uint8(bits.TrailingZeros64(b)))
	}
	return out
}
