package audit

import (
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
)

// ErrPlace reports a segment, transition, part, operator or element that the claim does not have.
var ErrPlace = errors.New("no such place in the claim")

// Claim is a trainer's gradient of a round as the chain has it.
type Claim struct {
	TaskID  Hash
	Spec    *protocol.TaskSpec
	Round   uint32
	Trainer common.Address
	// ParentRoot is the state that the gradient starts from; PayloadRoot and ClaimHash are what the trainer signed.
	ParentRoot, PayloadRoot, ClaimHash Hash
	// Posted are the roots of segments that the trainer posted on chain in a dispute, by the segments' numbers.
	Posted map[int]Hash
	// Conviction is what the chain says of the claim already; nil if nothing.
	Conviction *Conviction
}

// Conviction is a proof, or the trainer's silence, that the chain has accepted.
type Conviction struct {
	TxHash common.Hash `json:"txHash"`
	Block  uint64      `json:"block"`
	// Fault is the contract's name of it.
	Fault string `json:"fault"`
}

// Schedule is the task's.
func (c *Claim) Schedule() claim.Schedule {
	return claim.Schedule{Steps: c.Spec.InnerSteps, Interval: c.Spec.CheckpointInterval}
}

// Header is the header of the list of checkpoints.
func (c *Claim) Header() repops.Header {
	return claim.Header(c.TaskID, c.Round, c.Trainer, c.Schedule().Checkpoints())
}

// work is the claim's work for a replayer.
func (c *Claim) work(m *Material, params []float32) claim.Work {
	return claim.Work{Round: c.Round, Trainer: c.Trainer, Params: params, Records: m.Records}
}

// first is the inner step of a segment's first transition; 0 of prologue and epilogue, which have one.
func first(s claim.Schedule, segment int) uint32 {
	if s.Program(segment) != 1 {
		return 0
	}
	lo, _ := s.StepsOf(segment)
	return lo
}
