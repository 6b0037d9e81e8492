package indexer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"assay/protocol"
	"assay/protocol/claim"
)

// The node types. A field with a db tag is a column; GraphQL finds fields and methods by name.

// Task is a row of derived.tasks.
type Task struct {
	place
	TaskID            Bytes32 `db:"task_id"`
	Sponsor           Address `db:"sponsor"`
	Status            string  `db:"status"`
	SpecHash          Bytes32 `db:"spec_hash"`
	SpecJSON          rawJSON `db:"spec"`
	ManifestHash      Bytes32 `db:"manifest_hash"`
	Escrow            BigInt  `db:"escrow"`
	RewardPerGradient BigInt  `db:"reward_per_gradient"`
	TrainerCount      Long    `db:"trainer_count"`
	Quorum            Long    `db:"quorum"`
	MaxRounds         Long    `db:"max_rounds"`
	StateRoot         Bytes32 `db:"state_root"`
	Round             Long    `db:"round"`
	Finalized         Long    `db:"finalized"`
	Carried           Long    `db:"carried"`
	Accepted          Long    `db:"accepted"`
	RewardsPaid       BigInt  `db:"rewards_paid"`
	CommissionPaid    BigInt  `db:"commission_paid"`
	Refunded          BigInt  `db:"refunded"`
	Burned            BigInt  `db:"burned"`
	Failed            bool    `db:"failed"`
	PostedBlock       Long    `db:"posted_block"`
	PostedLog         Long    `db:"posted_log"`
	PostedAt          Long    `db:"posted_at"`
	PostedTx          Bytes32 `db:"posted_tx"`
	StartedAt         *Long   `db:"started_at"`
	RunEndedAt        *Long   `db:"run_ended_at"`
	ClosedAt          *Long   `db:"closed_at"`
}

// rawJSON is a jsonb column, read as its text.
type rawJSON string

var taskEntity = newEntity[Task]("tasks", []string{"task_id"}, map[string][]string{
	"POSTED": {"posted_block", "posted_log"}, "ROUND": {"round"}, "ACCEPTED": {"accepted"}, "ESCROW": {"escrow"},
})

// Round is a row of derived.rounds.
type Round struct {
	place
	TaskID         Bytes32   `db:"task_id"`
	Round          Long      `db:"round"`
	Status         string    `db:"status"`
	ParentRoot     Bytes32   `db:"parent_root"`
	StateRoot      *Bytes32  `db:"state_root"`
	SetHash        *Bytes32  `db:"set_hash"`
	AuxRoot        *Bytes32  `db:"aux_root"`
	FrozenHash     *Bytes32  `db:"frozen_hash"`
	IncludedBits   Long      `db:"included"`
	Committed      Long      `db:"committed"`
	Accepted       Long      `db:"accepted"`
	Committee      []Address `db:"committee"`
	Signers        []Address `db:"signers"`
	ConsecutiveNec Long      `db:"consecutive_nec"`
	Overturned     Long      `db:"overturned"`
	Tainted        bool      `db:"tainted"`
	Holds          Long      `db:"holds"`
	OpenedAt       BigInt    `db:"opened_at"`
	OpenedBlock    Long      `db:"opened_block"`
	CommitClosedAt *BigInt   `db:"commit_closed_at"`
	ProposedAt     *Long     `db:"proposed_at"`
	ProposedBlock  *Long     `db:"proposed_block"`
	ProposedTx     *Bytes32  `db:"proposed_tx"`
	FinalizedAt    *Long     `db:"finalized_at"`
	FinalizedTx    *Bytes32  `db:"finalized_tx"`
	CarriedAt      *Long     `db:"carried_at"`
	CarriedTx      *Bytes32  `db:"carried_tx"`
}

var roundEntity = newEntity[Round]("rounds", []string{"task_id", "round"}, map[string][]string{
	"ROUND": {"round"}, "OPENED": {"opened_block"}, "ACCEPTED": {"accepted"},
})

// OuterGradient is a row of derived.gradients.
type OuterGradient struct {
	place
	TaskID         Bytes32  `db:"task_id"`
	Round          Long     `db:"round"`
	TrainerAddress Address  `db:"trainer"`
	Slot           Long     `db:"slot"`
	ParentRoot     Bytes32  `db:"parent_root"`
	PayloadRoot    Bytes32  `db:"payload_root"`
	ClaimHash      Bytes32  `db:"claim_hash"`
	FrozenHash     Bytes32  `db:"frozen_hash"`
	Accepted       bool     `db:"accepted"`
	Forced         bool     `db:"forced"`
	Published      bool     `db:"published"`
	Void           bool     `db:"void"`
	Dropped        *string  `db:"dropped"`
	DroppedTx      *Bytes32 `db:"dropped_tx"`
	CommittedAt    Long     `db:"committed_at"`
	CommittedBlock Long     `db:"committed_block"`
	CommittedLog   Long     `db:"committed_log"`
	CommittedTx    Bytes32  `db:"committed_tx"`
}

var gradientEntity = newEntity[OuterGradient]("gradients", []string{"task_id", "round", "trainer"}, map[string][]string{
	"COMMITTED": {"committed_block", "committed_log"}, "ROUND": {"round"},
})

// Trainer is a row of derived.trainers.
type Trainer struct {
	place
	TaskID     Bytes32 `db:"task_id"`
	Trainer    Address `db:"trainer"`
	Key        Address `db:"key"`
	Slot       Long    `db:"slot"`
	FromRound  Long    `db:"from_round"`
	ToRound    *Long   `db:"to_round"`
	Active     bool    `db:"active"`
	Missed     bool    `db:"missed"`
	Committed  Long    `db:"committed"`
	Accepted   Long    `db:"accepted"`
	Rewards    BigInt  `db:"rewards"`
	Slashed    BigInt  `db:"slashed"`
	EnrolledAt Long    `db:"enrolled_at"`
	LeftAt     *Long   `db:"left_at"`
	EjectedAt  *Long   `db:"ejected_at"`
}

var trainerEntity = newEntity[Trainer]("trainers", []string{"task_id", "trainer"}, map[string][]string{
	"ENROLLED": {"enrolled_at"}, "ACCEPTED": {"accepted"}, "COMMITTED": {"committed"}, "REWARDS": {"rewards"}, "SLOT": {"slot"},
})

// Keeper is a row of derived.keepers.
type Keeper struct {
	place
	TaskID         Bytes32 `db:"task_id"`
	Keeper         Address `db:"keeper"`
	Key            Address `db:"key"`
	Member         Long    `db:"member"`
	Active         bool    `db:"active"`
	Endpoint       *string `db:"endpoint"`
	Proposals      Long    `db:"proposals"`
	Commission     BigInt  `db:"commission"`
	Slashed        BigInt  `db:"slashed"`
	JoinedAt       Long    `db:"joined_at"`
	AcknowledgedAt *Long   `db:"acknowledged_at"`
	LeftAt         *Long   `db:"left_at"`
	EjectedAt      *Long   `db:"ejected_at"`
}

var keeperEntity = newEntity[Keeper]("keepers", []string{"task_id", "keeper"}, map[string][]string{
	"JOINED": {"joined_at"}, "PROPOSALS": {"proposals"}, "COMMISSION": {"commission"},
})

// Stake is a row of derived.stakes.
type Stake struct {
	place
	Account        Address  `db:"account"`
	Key            *Address `db:"key"`
	Active         BigInt   `db:"active"`
	Unbonding      BigInt   `db:"unbonding"`
	Locked         BigInt   `db:"locked"`
	Slashed        BigInt   `db:"slashed"`
	Credit         BigInt   `db:"credit"`
	AuditCredit    BigInt   `db:"audit_credit"`
	AuditEarned    BigInt   `db:"audit_earned"`
	WithdrawableAt *BigInt  `db:"withdrawable_at"`
	FirstBlock     Long     `db:"first_block"`
	UpdatedAt      Long     `db:"updated_at"`
}

var stakeEntity = newEntity[Stake]("stakes", []string{"account"}, map[string][]string{
	"FIRST_SEEN": {"first_block"}, "ACTIVE": {"active"}, "LOCKED": {"locked"}, "SLASHED": {"slashed"},
})

// Lock is a row of derived.locks.
type Lock struct {
	place
	TaskID   Bytes32 `db:"task_id"`
	Role     string  `db:"role"`
	Account  Address `db:"account"`
	Amount   BigInt  `db:"amount"`
	Active   bool    `db:"active"`
	Slashed  bool    `db:"slashed"`
	LockedAt Long    `db:"locked_at"`
	EndedAt  *Long   `db:"ended_at"`
}

var lockEntity = newEntity[Lock]("locks", []string{"task_id", "role", "account"}, map[string][]string{
	"LOCKED": {"locked_at"}, "AMOUNT": {"amount"},
})

// Reward is a row of derived.rewards.
type Reward struct {
	place
	BlockNumber Long    `db:"block_number"`
	LogIndex    Long    `db:"log_index"`
	TaskID      Bytes32 `db:"task_id"`
	Kind        string  `db:"kind"`
	Account     Address `db:"account"`
	Round       *Long   `db:"round"`
	Amount      BigInt  `db:"amount"`
	PaidAt      Long    `db:"paid_at"`
	Tx          Bytes32 `db:"tx"`
}

var rewardEntity = newEntity[Reward]("rewards", []string{"block_number", "log_index"}, map[string][]string{
	"PAID": {}, "AMOUNT": {"amount"},
})

// TrainingReceipt is a row of derived.receipts.
type TrainingReceipt struct {
	place
	TaskID            Bytes32 `db:"task_id"`
	SpecHash          Bytes32 `db:"spec_hash"`
	Sponsor           Address `db:"sponsor"`
	FinalStateRoot    Bytes32 `db:"final_state_root"`
	RunRoot           Bytes32 `db:"run_root"`
	Rounds            Long    `db:"rounds"`
	CarriedRounds     Long    `db:"carried_rounds"`
	TaintedRounds     Long    `db:"tainted_rounds"`
	AcceptedGradients BigInt  `db:"accepted_gradients"`
	Rewards           BigInt  `db:"rewards"`
	Refund            BigInt  `db:"refund"`
	CompletedAt       BigInt  `db:"completed_at"`
	IssuedBlock       Long    `db:"issued_block"`
	IssuedLog         Long    `db:"issued_log"`
	IssuedTx          Bytes32 `db:"issued_tx"`
}

var receiptEntity = newEntity[TrainingReceipt]("receipts", []string{"task_id"}, map[string][]string{
	"ISSUED": {"issued_block", "issued_log"}, "REWARDS": {"rewards"},
})

// Slash is a row of derived.slashes.
type Slash struct {
	place
	BlockNumber  Long    `db:"block_number"`
	LogIndex     Long    `db:"log_index"`
	TaskID       Bytes32 `db:"task_id"`
	Role         string  `db:"role"`
	Account      Address `db:"account"`
	Challenger   Address `db:"challenger"`
	Amount       BigInt  `db:"amount"`
	Burned       BigInt  `db:"burned"`
	Bounty       BigInt  `db:"bounty"`
	Compensation BigInt  `db:"compensation"`
	SlashedAt    Long    `db:"slashed_at"`
	Tx           Bytes32 `db:"tx"`
}

var slashEntity = newEntity[Slash]("slashes", []string{"block_number", "log_index"}, map[string][]string{
	"SLASHED": {}, "AMOUNT": {"amount"},
})

// Fraud is a row of derived.frauds.
type Fraud struct {
	place
	BlockNumber Long     `db:"block_number"`
	LogIndex    Long     `db:"log_index"`
	TaskID      Bytes32  `db:"task_id"`
	Round       Long     `db:"round"`
	Fault       string   `db:"fault"`
	Challenger  Address  `db:"challenger"`
	Keeper      *Address `db:"keeper"`
	Statement   *Bytes32 `db:"statement"`
	Element     *BigInt  `db:"element"`
	Expected    *BigInt  `db:"expected"`
	Claimed     *BigInt  `db:"claimed"`
	Overturned  bool     `db:"overturned"`
	ProvenAt    Long     `db:"proven_at"`
	Tx          Bytes32  `db:"tx"`
}

var fraudEntity = newEntity[Fraud]("frauds", []string{"block_number", "log_index"}, map[string][]string{
	"PROVEN": {}, "ROUND": {"round"},
})

// Descent is a row of derived.descents.
type Descent struct {
	place
	DescentID   BigInt   `db:"descent_id"`
	TaskID      Bytes32  `db:"task_id"`
	Round       Long     `db:"round"`
	Statement   Bytes32  `db:"statement"`
	Challenger  Address  `db:"challenger"`
	Aux         bool     `db:"aux"`
	Status      string   `db:"status"`
	OpenedAt    Long     `db:"opened_at"`
	OpenedBlock Long     `db:"opened_block"`
	OpenedLog   Long     `db:"opened_log"`
	OpenedTx    Bytes32  `db:"opened_tx"`
	ClosedAt    *Long    `db:"closed_at"`
	ClosedTx    *Bytes32 `db:"closed_tx"`
}

var descentEntity = newEntity[Descent]("descents", []string{"descent_id"}, map[string][]string{
	"OPENED": {"opened_block", "opened_log"}, "ROUND": {"round"},
})

// DescentMove is a row of derived.descent_moves.
type DescentMove struct {
	place
	BlockNumber Long     `db:"block_number"`
	LogIndex    Long     `db:"log_index"`
	DescentID   BigInt   `db:"descent_id"`
	Kind        string   `db:"kind"`
	Node        Bytes32  `db:"node"`
	Account     *Address `db:"account"`
	Index       *BigInt  `db:"child_index"`
	Momentum    *bool    `db:"momentum"`
	MovedAt     Long     `db:"moved_at"`
	Tx          Bytes32  `db:"tx"`
}

var descentMoveEntity = newEntity[DescentMove]("descent_moves", []string{"block_number", "log_index"}, map[string][]string{
	"MOVED": {},
})

// demand is what a demand for a range of leaves has, whoever answers for it.
type demand struct {
	place
	TaskID         Bytes32  `db:"task_id"`
	Fragment       Long     `db:"fragment"`
	FirstLeaf      BigInt   `db:"first_leaf"`
	Leaves         Long     `db:"leaves"`
	Deadline       BigInt   `db:"deadline"`
	Status         string   `db:"status"`
	RequestedAt    Long     `db:"requested_at"`
	RequestedBlock Long     `db:"requested_block"`
	RequestedLog   Long     `db:"requested_log"`
	RequestedTx    Bytes32  `db:"requested_tx"`
	Publisher      *Address `db:"publisher"`
	PublishedAt    *Long    `db:"published_at"`
	PublishedTx    *Bytes32 `db:"published_tx"`
}

// PayloadReveal is a row of derived.reveals.
type PayloadReveal struct {
	demand
	RevealID    BigInt   `db:"reveal_id"`
	Round       Long     `db:"round"`
	Trainer     Address  `db:"trainer"`
	PayloadRoot Bytes32  `db:"payload_root"`
	ClosedAt    *Long    `db:"closed_at"`
	ClosedTx    *Bytes32 `db:"closed_tx"`
}

var revealEntity = newEntity[PayloadReveal]("reveals", []string{"reveal_id"}, map[string][]string{
	"REQUESTED": {"requested_block", "requested_log"}, "DEADLINE": {"deadline"}, "ROUND": {"round"},
})

// ObjectDemand is a row of derived.object_demands.
type ObjectDemand struct {
	demand
	DemandID   BigInt   `db:"demand_id"`
	Part       string   `db:"part"`
	Requester  *Address `db:"requester"`
	WithheldAt *Long    `db:"withheld_at"`
	WithheldTx *Bytes32 `db:"withheld_tx"`
}

var objectDemandEntity = newEntity[ObjectDemand]("object_demands", []string{"demand_id"}, map[string][]string{
	"REQUESTED": {"requested_block", "requested_log"}, "DEADLINE": {"deadline"},
})

// Conviction is a row of derived.convictions.
type Conviction struct {
	place
	BlockNumber Long    `db:"block_number"`
	LogIndex    Long    `db:"log_index"`
	TaskID      Bytes32 `db:"task_id"`
	Round       Long    `db:"round"`
	Trainer     Address `db:"trainer"`
	Challenger  Address `db:"challenger"`
	Claim       Bytes32 `db:"claim"`
	Fault       string  `db:"fault"`
	Element     BigInt  `db:"element"`
	Expected    BigInt  `db:"expected"`
	Claimed     BigInt  `db:"claimed"`
	Dropped     *string `db:"dropped"`
	ProvenAt    Long    `db:"proven_at"`
	Tx          Bytes32 `db:"tx"`
}

var convictionEntity = newEntity[Conviction]("convictions", []string{"block_number", "log_index"}, map[string][]string{
	"PROVEN": {}, "ROUND": {"round"},
})

// ProgramFault is a row of derived.program_faults.
type ProgramFault struct {
	place
	BlockNumber Long    `db:"block_number"`
	LogIndex    Long    `db:"log_index"`
	TaskID      Bytes32 `db:"task_id"`
	Program     string  `db:"program"`
	Entry       Long    `db:"entry"`
	Rule        string  `db:"rule"`
	Challenger  Address `db:"challenger"`
	ProvenAt    Long    `db:"proven_at"`
	Tx          Bytes32 `db:"tx"`
}

var programFaultEntity = newEntity[ProgramFault]("program_faults", []string{"block_number", "log_index"}, map[string][]string{
	"PROVEN": {},
})

// Dispute is a row of derived.disputes.
type Dispute struct {
	place
	DisputeID   BigInt   `db:"dispute_id"`
	TaskID      Bytes32  `db:"task_id"`
	Round       Long     `db:"round"`
	Claim       Bytes32  `db:"claim"`
	Trainer     Address  `db:"trainer"`
	Challenger  Address  `db:"challenger"`
	Segment     *Long    `db:"segment"`
	Status      string   `db:"status"`
	OpenedAt    Long     `db:"opened_at"`
	OpenedBlock Long     `db:"opened_block"`
	OpenedLog   Long     `db:"opened_log"`
	OpenedTx    Bytes32  `db:"opened_tx"`
	ClosedAt    *Long    `db:"closed_at"`
	ClosedTx    *Bytes32 `db:"closed_tx"`
}

var disputeEntity = newEntity[Dispute]("disputes", []string{"dispute_id"}, map[string][]string{
	"OPENED": {"opened_block", "opened_log"}, "ROUND": {"round"},
})

// DisputeMove is a row of derived.dispute_moves.
type DisputeMove struct {
	place
	BlockNumber Long     `db:"block_number"`
	LogIndex    Long     `db:"log_index"`
	DisputeID   BigInt   `db:"dispute_id"`
	Kind        string   `db:"kind"`
	Node        *Bytes32 `db:"node"`
	Account     *Address `db:"account"`
	Segment     *Long    `db:"segment"`
	Transition  *Long    `db:"transition"`
	Local       *bool    `db:"local"`
	Index       *BigInt  `db:"child_index"`
	Part        *Long    `db:"part"`
	Entry       *Long    `db:"entry"`
	Element     *BigInt  `db:"element"`
	MovedAt     Long     `db:"moved_at"`
	Tx          Bytes32  `db:"tx"`
}

var disputeMoveEntity = newEntity[DisputeMove]("dispute_moves", []string{"block_number", "log_index"}, map[string][]string{
	"MOVED": {},
})

// SegmentPosting is a row of derived.segments.
type SegmentPosting struct {
	place
	Claim       Bytes32 `db:"claim"`
	Segment     Long    `db:"segment"`
	Root        Bytes32 `db:"root"`
	LocalRoot   Bytes32 `db:"local_root"`
	Trace       Bytes32 `db:"trace"`
	PostedAt    Long    `db:"posted_at"`
	PostedBlock Long    `db:"posted_block"`
	PostedLog   Long    `db:"posted_log"`
	PostedTx    Bytes32 `db:"posted_tx"`
}

var segmentPostingEntity = newEntity[SegmentPosting]("segments", []string{"claim", "segment"}, map[string][]string{
	"POSTED": {"posted_block", "posted_log"}, "SEGMENT": {"segment"},
})

// AuditOffer is a row of derived.audit_budgets: of derived.audit_offers, with what is left.
type AuditOffer struct {
	place
	TaskID       Bytes32 `db:"task_id"`
	RateBps      Long    `db:"rate_bps"`
	Auditors     Long    `db:"auditors"`
	Window       Long    `db:"window_seconds"`
	Reward       BigInt  `db:"reward"`
	Bond         BigInt  `db:"bond"`
	Budget       BigInt  `db:"budget"`
	Returned     BigInt  `db:"returned"`
	Remaining    BigInt  `db:"remaining"`
	OfferedAt    Long    `db:"offered_at"`
	OfferedBlock Long    `db:"offered_block"`
	OfferedLog   Long    `db:"offered_log"`
	OfferedTx    Bytes32 `db:"offered_tx"`
}

var auditOfferEntity = newEntity[AuditOffer]("audit_budgets", []string{"task_id"}, map[string][]string{
	"OFFERED": {"offered_block", "offered_log"}, "REMAINING": {"remaining"},
})

// AuditSet is a row of derived.audit_sets.
type AuditSet struct {
	place
	SetID       Bytes32  `db:"set_id"`
	TaskID      Bytes32  `db:"task_id"`
	Round       Long     `db:"round"`
	Seed        *Bytes32 `db:"seed"`
	DueBits     Long     `db:"due"`
	Reward      BigInt   `db:"reward"`
	LeafSeed    *Bytes32 `db:"leaf_seed"`
	LeafDrawnAt *Long    `db:"leaf_drawn_at"`
	LeafDrawnTx *Bytes32 `db:"leaf_drawn_tx"`
	DrawnAt     Long     `db:"drawn_at"`
	DrawnBlock  Long     `db:"drawn_block"`
	DrawnLog    Long     `db:"drawn_log"`
	DrawnTx     Bytes32  `db:"drawn_tx"`
}

var auditSetEntity = newEntity[AuditSet]("audit_sets", []string{"set_id"}, map[string][]string{
	"DRAWN": {"drawn_block", "drawn_log"}, "ROUND": {"round"},
})

// Audit is a row of derived.audits.
type Audit struct {
	place
	SetID          Bytes32  `db:"set_id"`
	TaskID         Bytes32  `db:"task_id"`
	Round          Long     `db:"round"`
	Slot           Long     `db:"slot"`
	Auditor        Address  `db:"auditor"`
	DrawnBlock     Long     `db:"drawn_block"`
	Stage          string   `db:"stage"`
	Outcome        *string  `db:"outcome"`
	Reward         BigInt   `db:"reward"`
	Commitment     Bytes32  `db:"commitment"`
	CommittedAt    Long     `db:"committed_at"`
	CommittedBlock Long     `db:"committed_block"`
	CommittedLog   Long     `db:"committed_log"`
	CommittedTx    Bytes32  `db:"committed_tx"`
	Root           *Bytes32 `db:"root"`
	Transition     *Long    `db:"transition"`
	Trace          *Bytes32 `db:"trace"`
	OpenedAt       *Long    `db:"opened_at"`
	OpenedTx       *Bytes32 `db:"opened_tx"`
	Claim          *Bytes32 `db:"claim"`
	RefutingTrace  *Bytes32 `db:"refuting_trace"`
	RefutedAt      *Long    `db:"refuted_at"`
	RefutedTx      *Bytes32 `db:"refuted_tx"`
	CreditedTo     *Address `db:"credited_to"`
	Credited       BigInt   `db:"credited"`
	SettledAt      *Long    `db:"settled_at"`
	SettledTx      *Bytes32 `db:"settled_tx"`
}

var auditEntity = newEntity[Audit]("audits", []string{"set_id", "slot", "auditor"}, map[string][]string{
	"COMMITTED": {"committed_block", "committed_log"}, "ROUND": {"round", "slot"}, "REWARD": {"reward"},
})

// Filters. A nil field does not filter; the tag is the column and the operator.

type taskFilter struct {
	TaskID           *Bytes32   `where:"task_id ="`
	TaskIDIn         *[]Bytes32 `where:"task_id IN"`
	Status           *string    `where:"status ="`
	StatusIn         *[]string  `where:"status IN"`
	Sponsor          *Address   `where:"sponsor ="`
	ManifestHash     *Bytes32   `where:"manifest_hash ="`
	SpecHash         *Bytes32   `where:"spec_hash ="`
	DatasetRoot      *Bytes32   `where:"dataset_root ="`
	ProgramRoot      *Bytes32   `where:"program_root ="`
	InitialStateRoot *Bytes32   `where:"initial_state_root ="`
	Failed           *bool      `where:"failed ="`
	RoundGte         *Long      `where:"round >="`
	RoundLte         *Long      `where:"round <="`
	PostedAtGte      *Long      `where:"posted_at >="`
	PostedAtLte      *Long      `where:"posted_at <="`
}

type roundFilter struct {
	TaskID      *Bytes32  `where:"task_id ="`
	Status      *string   `where:"status ="`
	StatusIn    *[]string `where:"status IN"`
	Round       *Long     `where:"round ="`
	RoundGte    *Long     `where:"round >="`
	RoundLte    *Long     `where:"round <="`
	AcceptedGte *Long     `where:"accepted >="`
	StateRoot   *Bytes32  `where:"state_root ="`
	SetHash     *Bytes32  `where:"set_hash ="`
	AuxRoot     *Bytes32  `where:"aux_root ="`
	Tainted     *bool     `where:"tainted ="`
}

type convictionFilter struct {
	TaskID     *Bytes32 `where:"task_id ="`
	Round      *Long    `where:"round ="`
	Trainer    *Address `where:"trainer ="`
	Challenger *Address `where:"challenger ="`
	Claim      *Bytes32 `where:"claim ="`
	Fault      *string  `where:"fault ="`
	Dropped    *string  `where:"dropped ="`
}

type programFaultFilter struct {
	TaskID     *Bytes32 `where:"task_id ="`
	Program    *string  `where:"program ="`
	Challenger *Address `where:"challenger ="`
}

type disputeFilter struct {
	TaskID     *Bytes32  `where:"task_id ="`
	Round      *Long     `where:"round ="`
	Claim      *Bytes32  `where:"claim ="`
	Trainer    *Address  `where:"trainer ="`
	Challenger *Address  `where:"challenger ="`
	Status     *string   `where:"status ="`
	StatusIn   *[]string `where:"status IN"`
}

type disputeMoveFilter struct {
	Kind    *string  `where:"kind ="`
	Account *Address `where:"account ="`
}

type segmentFilter struct {
	Segment *Long `where:"segment ="`
}

type auditOfferFilter struct {
	TaskID       *Bytes32 `where:"task_id ="`
	RemainingGte *BigInt  `where:"remaining >="`
}

type auditSetFilter struct {
	TaskID *Bytes32 `where:"task_id ="`
	Round  *Long    `where:"round ="`
}

type auditFilter struct {
	TaskID    *Bytes32  `where:"task_id ="`
	SetID     *Bytes32  `where:"set_id ="`
	Round     *Long     `where:"round ="`
	Slot      *Long     `where:"slot ="`
	Auditor   *Address  `where:"auditor ="`
	Stage     *string   `where:"stage ="`
	StageIn   *[]string `where:"stage IN"`
	Outcome   *string   `where:"outcome ="`
	OutcomeIn *[]string `where:"outcome IN"`
	Claim     *Bytes32  `where:"claim ="`
}

type fraudFilter struct {
	TaskID     *Bytes32 `where:"task_id ="`
	Round      *Long    `where:"round ="`
	Fault      *string  `where:"fault ="`
	Challenger *Address `where:"challenger ="`
	Keeper     *Address `where:"keeper ="`
	Overturned *bool    `where:"overturned ="`
}

type descentFilter struct {
	TaskID     *Bytes32  `where:"task_id ="`
	Round      *Long     `where:"round ="`
	Status     *string   `where:"status ="`
	StatusIn   *[]string `where:"status IN"`
	Challenger *Address  `where:"challenger ="`
	Aux        *bool     `where:"aux ="`
}

type descentMoveFilter struct {
	Kind    *string  `where:"kind ="`
	Account *Address `where:"account ="`
}

type revealFilter struct {
	TaskID      *Bytes32  `where:"task_id ="`
	Round       *Long     `where:"round ="`
	Status      *string   `where:"status ="`
	StatusIn    *[]string `where:"status IN"`
	Trainer     *Address  `where:"trainer ="`
	Publisher   *Address  `where:"publisher ="`
	PayloadRoot *Bytes32  `where:"payload_root ="`
	DeadlineLte *BigInt   `where:"deadline <="`
}

type objectDemandFilter struct {
	TaskID      *Bytes32  `where:"task_id ="`
	Part        *string   `where:"part ="`
	Status      *string   `where:"status ="`
	StatusIn    *[]string `where:"status IN"`
	Publisher   *Address  `where:"publisher ="`
	DeadlineLte *BigInt   `where:"deadline <="`
}

type gradientFilter struct {
	TaskID      *Bytes32 `where:"task_id ="`
	Round       *Long    `where:"round ="`
	RoundGte    *Long    `where:"round >="`
	RoundLte    *Long    `where:"round <="`
	Trainer     *Address `where:"trainer ="`
	Accepted    *bool    `where:"accepted ="`
	Void        *bool    `where:"void ="`
	Forced      *bool    `where:"forced ="`
	Published   *bool    `where:"published ="`
	Dropped     *string  `where:"dropped ="`
	PayloadRoot *Bytes32 `where:"payload_root ="`
}

type trainerFilter struct {
	TaskID      *Bytes32 `where:"task_id ="`
	Trainer     *Address `where:"trainer ="`
	Active      *bool    `where:"active ="`
	Missed      *bool    `where:"missed ="`
	AcceptedGte *Long    `where:"accepted >="`
}

type keeperFilter struct {
	TaskID *Bytes32 `where:"task_id ="`
	Keeper *Address `where:"keeper ="`
	Active *bool    `where:"active ="`
}

type stakeFilter struct {
	Account    *Address   `where:"account ="`
	AccountIn  *[]Address `where:"account IN"`
	ActiveGte  *BigInt    `where:"active >="`
	LockedGte  *BigInt    `where:"locked >="`
	SlashedGte *BigInt    `where:"slashed >="`
}

type lockFilter struct {
	TaskID  *Bytes32 `where:"task_id ="`
	Account *Address `where:"account ="`
	Role    *string  `where:"role ="`
	Active  *bool    `where:"active ="`
	Slashed *bool    `where:"slashed ="`
}

type rewardFilter struct {
	TaskID    *Bytes32  `where:"task_id ="`
	Account   *Address  `where:"account ="`
	Kind      *string   `where:"kind ="`
	KindIn    *[]string `where:"kind IN"`
	Round     *Long     `where:"round ="`
	RoundGte  *Long     `where:"round >="`
	RoundLte  *Long     `where:"round <="`
	AmountGte *BigInt   `where:"amount >="`
	PaidAtGte *Long     `where:"paid_at >="`
	PaidAtLte *Long     `where:"paid_at <="`
}

type receiptFilter struct {
	TaskID         *Bytes32 `where:"task_id ="`
	Sponsor        *Address `where:"sponsor ="`
	RunRoot        *Bytes32 `where:"run_root ="`
	FinalStateRoot *Bytes32 `where:"final_state_root ="`
}

type slashFilter struct {
	TaskID       *Bytes32 `where:"task_id ="`
	Account      *Address `where:"account ="`
	Challenger   *Address `where:"challenger ="`
	Role         *string  `where:"role ="`
	SlashedAtGte *Long    `where:"slashed_at >="`
}

// pageArgs are the arguments that every list takes.
type pageArgs struct {
	First, Last    *int32
	After, Before  *string
	OrderBy        string
	OrderDirection string
}

type listArgs[F any] struct {
	pageArgs
	Where *F
}

type blockArgs struct{ NumberGte Long }

type taskListArgs struct {
	pageArgs
	Where *taskFilter
	Block *blockArgs
}

// root answers the fields of Query, and describes those of Subscription.
type root struct {
	chainID  BigInt
	deployed deployed
	runQueries
	judgedQueries
	sealedQueries
	liveEvents
}

// The queries of the schema: runQueries of tasks, rounds, those who take part and what they get; judgedQueries of demands, disputes, audits and
// convictions; sealedQueries of what Confidential tasks have besides.
type (
	runQueries    struct{}
	judgedQueries struct{}
	sealedQueries struct{}
)

func (runQueries) Task(ctx context.Context, a struct {
	TaskID Bytes32
	Block  *blockArgs
}) (*Task, error) {
	if err := requireBlock(ctx, a.Block); err != nil {
		return nil, err
	}
	return lookup(ctx, taskEntity, equal("task_id", a.TaskID))
}

func (runQueries) Tasks(ctx context.Context, a taskListArgs) (*connection[Task], error) {
	if err := requireBlock(ctx, a.Block); err != nil {
		return nil, err
	}
	return list(ctx, taskEntity, a.pageArgs, a.Where)
}

func (runQueries) Round(ctx context.Context, a struct {
	TaskID Bytes32
	Round  Long
}) (*Round, error) {
	return lookup(ctx, roundEntity, equal("task_id", a.TaskID), equal("round", a.Round))
}

func (runQueries) Rounds(ctx context.Context, a listArgs[roundFilter]) (*connection[Round], error) {
	return list(ctx, roundEntity, a.pageArgs, a.Where)
}

func (runQueries) Gradient(ctx context.Context, a struct {
	TaskID  Bytes32
	Round   Long
	Trainer Address
}) (*OuterGradient, error) {
	return lookup(ctx, gradientEntity, equal("task_id", a.TaskID), equal("round", a.Round), equal("trainer", a.Trainer))
}

func (runQueries) Gradients(ctx context.Context, a listArgs[gradientFilter]) (*connection[OuterGradient], error) {
	return list(ctx, gradientEntity, a.pageArgs, a.Where)
}

func (runQueries) Trainer(ctx context.Context, a struct {
	TaskID  Bytes32
	Trainer Address
}) (*Trainer, error) {
	return lookup(ctx, trainerEntity, equal("task_id", a.TaskID), equal("trainer", a.Trainer))
}

func (runQueries) Trainers(ctx context.Context, a listArgs[trainerFilter]) (*connection[Trainer], error) {
	return list(ctx, trainerEntity, a.pageArgs, a.Where)
}

func (runQueries) Keeper(ctx context.Context, a struct {
	TaskID Bytes32
	Keeper Address
}) (*Keeper, error) {
	return lookup(ctx, keeperEntity, equal("task_id", a.TaskID), equal("keeper", a.Keeper))
}

func (runQueries) Keepers(ctx context.Context, a listArgs[keeperFilter]) (*connection[Keeper], error) {
	return list(ctx, keeperEntity, a.pageArgs, a.Where)
}

func (runQueries) Stake(ctx context.Context, a struct{ Account Address }) (*Stake, error) {
	return lookup(ctx, stakeEntity, equal("account", a.Account))
}

func (runQueries) Stakes(ctx context.Context, a listArgs[stakeFilter]) (*connection[Stake], error) {
	return list(ctx, stakeEntity, a.pageArgs, a.Where)
}

func (runQueries) Locks(ctx context.Context, a listArgs[lockFilter]) (*connection[Lock], error) {
	return list(ctx, lockEntity, a.pageArgs, a.Where)
}

func (runQueries) Rewards(ctx context.Context, a listArgs[rewardFilter]) (*connection[Reward], error) {
	return list(ctx, rewardEntity, a.pageArgs, a.Where)
}

func (runQueries) Receipt(ctx context.Context, a struct{ TaskID Bytes32 }) (*TrainingReceipt, error) {
	return lookup(ctx, receiptEntity, equal("task_id", a.TaskID))
}

func (runQueries) Receipts(ctx context.Context, a listArgs[receiptFilter]) (*connection[TrainingReceipt], error) {
	return list(ctx, receiptEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Slashes(ctx context.Context, a listArgs[slashFilter]) (*connection[Slash], error) {
	return list(ctx, slashEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Frauds(ctx context.Context, a listArgs[fraudFilter]) (*connection[Fraud], error) {
	return list(ctx, fraudEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Descent(ctx context.Context, a struct{ DescentID BigInt }) (*Descent, error) {
	return lookup(ctx, descentEntity, equal("descent_id", a.DescentID))
}

func (judgedQueries) Descents(ctx context.Context, a listArgs[descentFilter]) (*connection[Descent], error) {
	return list(ctx, descentEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Reveal(ctx context.Context, a struct{ RevealID BigInt }) (*PayloadReveal, error) {
	return lookup(ctx, revealEntity, equal("reveal_id", a.RevealID))
}

func (judgedQueries) Reveals(ctx context.Context, a listArgs[revealFilter]) (*connection[PayloadReveal], error) {
	return list(ctx, revealEntity, a.pageArgs, a.Where)
}

func (judgedQueries) ObjectDemand(ctx context.Context, a struct{ DemandID BigInt }) (*ObjectDemand, error) {
	return lookup(ctx, objectDemandEntity, equal("demand_id", a.DemandID))
}

func (judgedQueries) ObjectDemands(ctx context.Context, a listArgs[objectDemandFilter]) (*connection[ObjectDemand], error) {
	return list(ctx, objectDemandEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Convictions(ctx context.Context, a listArgs[convictionFilter]) (*connection[Conviction], error) {
	return list(ctx, convictionEntity, a.pageArgs, a.Where)
}

func (judgedQueries) ProgramFaults(ctx context.Context, a listArgs[programFaultFilter]) (*connection[ProgramFault], error) {
	return list(ctx, programFaultEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Dispute(ctx context.Context, a struct{ DisputeID BigInt }) (*Dispute, error) {
	return lookup(ctx, disputeEntity, equal("dispute_id", a.DisputeID))
}

func (judgedQueries) Disputes(ctx context.Context, a listArgs[disputeFilter]) (*connection[Dispute], error) {
	return list(ctx, disputeEntity, a.pageArgs, a.Where)
}

func (judgedQueries) AuditOffer(ctx context.Context, a struct{ TaskID Bytes32 }) (*AuditOffer, error) {
	return lookup(ctx, auditOfferEntity, equal("task_id", a.TaskID))
}

func (judgedQueries) AuditOffers(ctx context.Context, a listArgs[auditOfferFilter]) (*connection[AuditOffer], error) {
	return list(ctx, auditOfferEntity, a.pageArgs, a.Where)
}

func (judgedQueries) AuditSet(ctx context.Context, a struct{ SetID Bytes32 }) (*AuditSet, error) {
	return lookup(ctx, auditSetEntity, equal("set_id", a.SetID))
}

func (judgedQueries) AuditSets(ctx context.Context, a listArgs[auditSetFilter]) (*connection[AuditSet], error) {
	return list(ctx, auditSetEntity, a.pageArgs, a.Where)
}

func (judgedQueries) Audits(ctx context.Context, a listArgs[auditFilter]) (*connection[Audit], error) {
	return list(ctx, auditEntity, a.pageArgs, a.Where)
}

// Nested fields. A join maps columns of the child to columns of the parent.

var (
	ofTask  = joinOn("task_id", "task_id")
	ofRound = joinOn("task_id", "task_id", "round", "round")
	ofSlot  = joinOn("task_id", "task_id", "round", "round", "slot", "slot")
	// ofClaim joins what is about a trainer's claims of a round.
	ofClaim = joinOn("task_id", "task_id", "round", "round", "trainer", "trainer")
	// ofClaimHash joins what names a claim.
	ofClaimHash  = joinOn("claim", "claim")
	ofTrainer    = joinOn("task_id", "task_id", "trainer", "trainer")
	ofAuditor    = joinOn("task_id", "task_id", "auditor", "keeper")
	ofAccount    = joinOn("account", "account")
	trainerStake = joinOn("account", "trainer")
	keeperStake  = joinOn("account", "keeper")
	ofDispute    = joinOn("dispute_id", "dispute_id")
	ofDescent    = joinOn("descent_id", "descent_id")
	ofSet        = joinOn("set_id", "set_id")
)

// Spec is the specification as posted.
func (t *Task) Spec() (*taskSpec, error) {
	var s taskSpec
	if err := json.Unmarshal([]byte(t.SpecJSON), &s); err != nil {
		return nil, fmt.Errorf("stored specification: %w", err)
	}
	return &s, nil
}

// PayloadBytes is the GraphQL field.
func (t *Task) PayloadBytes() (BigInt, error) {
	stored, err := t.Spec()
	if err != nil {
		return "", err
	}
	parameters, err := strconv.ParseUint(string(stored.ParamCount), 10, 64)
	if err != nil {
		return "", fmt.Errorf("stored specification: %w", err)
	}
	spec := protocol.TaskSpec{ParamCount: parameters, FragmentCount: uint32(stored.FragmentCount), Quantization: uint8(slices.Index(quantizations, stored.Quantization))}
	return u64(spec.PayloadBytes()), nil
}

// Rounds is the GraphQL field.
func (t *Task) Rounds(a listArgs[roundFilter]) (*connection[Round], error) {
	return children(t.place, roundEntity, ofTask, a.pageArgs, a.Where)
}

// Trainers is the GraphQL field.
func (t *Task) Trainers(a listArgs[trainerFilter]) (*connection[Trainer], error) {
	return children(t.place, trainerEntity, ofTask, a.pageArgs, a.Where)
}

// Keepers is the GraphQL field.
func (t *Task) Keepers(a listArgs[keeperFilter]) (*connection[Keeper], error) {
	return children(t.place, keeperEntity, ofTask, a.pageArgs, a.Where)
}

// Locks is the GraphQL field.
func (t *Task) Locks(a listArgs[lockFilter]) (*connection[Lock], error) {
	return children(t.place, lockEntity, ofTask, a.pageArgs, a.Where)
}

// Rewards is the GraphQL field.
func (t *Task) Rewards(a listArgs[rewardFilter]) (*connection[Reward], error) {
	return children(t.place, rewardEntity, ofTask, a.pageArgs, a.Where)
}

// Slashes is the GraphQL field.
func (t *Task) Slashes(a listArgs[slashFilter]) (*connection[Slash], error) {
	return children(t.place, slashEntity, ofTask, a.pageArgs, a.Where)
}

// Frauds is the GraphQL field.
func (t *Task) Frauds(a listArgs[fraudFilter]) (*connection[Fraud], error) {
	return children(t.place, fraudEntity, ofTask, a.pageArgs, a.Where)
}

// Descents is the GraphQL field.
func (t *Task) Descents(a listArgs[descentFilter]) (*connection[Descent], error) {
	return children(t.place, descentEntity, ofTask, a.pageArgs, a.Where)
}

// Reveals is the GraphQL field.
func (t *Task) Reveals(a listArgs[revealFilter]) (*connection[PayloadReveal], error) {
	return children(t.place, revealEntity, ofTask, a.pageArgs, a.Where)
}

// ObjectDemands is the GraphQL field.
func (t *Task) ObjectDemands(a listArgs[objectDemandFilter]) (*connection[ObjectDemand], error) {
	return children(t.place, objectDemandEntity, ofTask, a.pageArgs, a.Where)
}

// Convictions is the GraphQL field.
func (t *Task) Convictions(a listArgs[convictionFilter]) (*connection[Conviction], error) {
	return children(t.place, convictionEntity, ofTask, a.pageArgs, a.Where)
}

// ProgramFaults is the GraphQL field.
func (t *Task) ProgramFaults(a listArgs[programFaultFilter]) (*connection[ProgramFault], error) {
	return children(t.place, programFaultEntity, ofTask, a.pageArgs, a.Where)
}

// Disputes is the GraphQL field.
func (t *Task) Disputes(a listArgs[disputeFilter]) (*connection[Dispute], error) {
	return children(t.place, disputeEntity, ofTask, a.pageArgs, a.Where)
}

// AuditOffer is the GraphQL field.
func (t *Task) AuditOffer(ctx context.Context) (*AuditOffer, error) {
	return child(ctx, t.place, auditOfferEntity, ofTask)
}

// AuditSets is the GraphQL field.
func (t *Task) AuditSets(a listArgs[auditSetFilter]) (*connection[AuditSet], error) {
	return children(t.place, auditSetEntity, ofTask, a.pageArgs, a.Where)
}

// Audits is the GraphQL field.
func (t *Task) Audits(a listArgs[auditFilter]) (*connection[Audit], error) {
	return children(t.place, auditEntity, ofTask, a.pageArgs, a.Where)
}

// Moves is the GraphQL field.
func (d *Dispute) Moves(a listArgs[disputeMoveFilter]) (*connection[DisputeMove], error) {
	return children(d.place, disputeMoveEntity, ofDispute, a.pageArgs, a.Where)
}

// Postings is the GraphQL field.
func (d *Dispute) Postings(a listArgs[segmentFilter]) (*connection[SegmentPosting], error) {
	return children(d.place, segmentPostingEntity, ofClaimHash, a.pageArgs, a.Where)
}

// Conviction is the GraphQL field.
func (d *Dispute) Conviction(ctx context.Context) (*Conviction, error) {
	return child(ctx, d.place, convictionEntity, ofClaimHash)
}

// Task is the GraphQL field.
func (d *Dispute) Task(ctx context.Context) (*Task, error) {
	return child(ctx, d.place, taskEntity, ofTask)
}

// Moves is the GraphQL field.
func (d *Descent) Moves(a listArgs[descentMoveFilter]) (*connection[DescentMove], error) {
	return children(d.place, descentMoveEntity, ofDescent, a.pageArgs, a.Where)
}

// Task is the GraphQL field.
func (d *Descent) Task(ctx context.Context) (*Task, error) {
	return child(ctx, d.place, taskEntity, ofTask)
}

// Task is the GraphQL field.
func (d *demand) Task(ctx context.Context) (*Task, error) {
	return child(ctx, d.place, taskEntity, ofTask)
}

// Receipt is the GraphQL field.
func (t *Task) Receipt(ctx context.Context) (*TrainingReceipt, error) {
	return child(ctx, t.place, receiptEntity, ofTask)
}

// Included is the bitmap as the unsigned number it is on chain.
func (r *Round) Included() BigInt { return u64(uint64(r.IncludedBits)) }

// Gradients is the GraphQL field.
func (r *Round) Gradients(a listArgs[gradientFilter]) (*connection[OuterGradient], error) {
	return children(r.place, gradientEntity, ofRound, a.pageArgs, a.Where)
}

// Task is the GraphQL field.
func (r *Round) Task(ctx context.Context) (*Task, error) {
	return child(ctx, r.place, taskEntity, ofTask)
}

// Convictions is the GraphQL field.
func (r *Round) Convictions(a listArgs[convictionFilter]) (*connection[Conviction], error) {
	return children(r.place, convictionEntity, ofRound, a.pageArgs, a.Where)
}

// Disputes is the GraphQL field.
func (r *Round) Disputes(a listArgs[disputeFilter]) (*connection[Dispute], error) {
	return children(r.place, disputeEntity, ofRound, a.pageArgs, a.Where)
}

// AuditSets is the GraphQL field.
func (r *Round) AuditSets(a listArgs[auditSetFilter]) (*connection[AuditSet], error) {
	return children(r.place, auditSetEntity, ofRound, a.pageArgs, a.Where)
}

// Audits is the GraphQL field.
func (r *Round) Audits(a listArgs[auditFilter]) (*connection[Audit], error) {
	return children(r.place, auditEntity, ofRound, a.pageArgs, a.Where)
}

// Trainer is the GraphQL field.
func (g *OuterGradient) Trainer(ctx context.Context) (*Trainer, error) {
	return child(ctx, g.place, trainerEntity, ofTrainer)
}

// Audits is the GraphQL field.
func (g *OuterGradient) Audits(a listArgs[auditFilter]) (*connection[Audit], error) {
	return children(g.place, auditEntity, ofSlot, a.pageArgs, a.Where)
}

// Disputes is the GraphQL field.
func (g *OuterGradient) Disputes(a listArgs[disputeFilter]) (*connection[Dispute], error) {
	return children(g.place, disputeEntity, ofClaim, a.pageArgs, a.Where)
}

// Convictions is the GraphQL field.
func (g *OuterGradient) Convictions(a listArgs[convictionFilter]) (*connection[Conviction], error) {
	return children(g.place, convictionEntity, ofClaim, a.pageArgs, a.Where)
}

// Gradients is the GraphQL field.
func (t *Trainer) Gradients(a listArgs[gradientFilter]) (*connection[OuterGradient], error) {
	return children(t.place, gradientEntity, ofTrainer, a.pageArgs, a.Where)
}

// Stake is the GraphQL field.
func (t *Trainer) Stake(ctx context.Context) (*Stake, error) {
	return child(ctx, t.place, stakeEntity, trainerStake)
}

// Task is the GraphQL field.
func (t *Trainer) Task(ctx context.Context) (*Task, error) {
	return child(ctx, t.place, taskEntity, ofTask)
}

// Stake is the GraphQL field.
func (k *Keeper) Stake(ctx context.Context) (*Stake, error) {
	return child(ctx, k.place, stakeEntity, keeperStake)
}

// Audits is the GraphQL field.
func (k *Keeper) Audits(a listArgs[auditFilter]) (*connection[Audit], error) {
	return children(k.place, auditEntity, ofAuditor, a.pageArgs, a.Where)
}

// Task is the GraphQL field.
func (k *Keeper) Task(ctx context.Context) (*Task, error) {
	return child(ctx, k.place, taskEntity, ofTask)
}

// Locks is the GraphQL field.
func (s *Stake) Locks(a listArgs[lockFilter]) (*connection[Lock], error) {
	return children(s.place, lockEntity, ofAccount, a.pageArgs, a.Where)
}

// Task is the GraphQL field.
func (r *TrainingReceipt) Task(ctx context.Context) (*Task, error) {
	return child(ctx, r.place, taskEntity, ofTask)
}

// Due is the bitmap as the unsigned number it is on chain.
func (s *AuditSet) Due() BigInt { return u64(uint64(s.DueBits)) }

// Audits is the GraphQL field.
func (s *AuditSet) Audits(a listArgs[auditFilter]) (*connection[Audit], error) {
	return children(s.place, auditEntity, ofSet, a.pageArgs, a.Where)
}

// Task is the GraphQL field.
func (s *AuditSet) Task(ctx context.Context) (*Task, error) {
	return child(ctx, s.place, taskEntity, ofTask)
}

// DueClaim is a claim that is audited, and by whom.
type DueClaim struct {
	Slot       Long
	Auditors   *[]Address
	Transition *Long
}

// Claims follows from the two draws, the task's terms and the round's committee.
func (s *AuditSet) Claims(ctx context.Context) ([]DueClaim, error) {
	of, err := child(ctx, s.place, taskEntity, ofTask)
	if err != nil {
		return nil, err
	}
	offer, err := child(ctx, s.place, auditOfferEntity, ofTask)
	if err != nil {
		return nil, err
	}
	round, err := child(ctx, s.place, roundEntity, ofRound)
	if err != nil {
		return nil, err
	}
	if of == nil || offer == nil || round == nil {
		return nil, errors.New("a draw of audits without its task, terms or round")
	}
	spec, err := of.Spec()
	if err != nil {
		return nil, err
	}
	out := []DueClaim{}
	for due := uint64(s.DueBits); due != 0; due &= due - 1 {
		slot := uint8(bits.TrailingZeros64(due))
		c := DueClaim{Slot: Long(slot)}
		// A round that was opened again since has another committee, or none yet.
		if round.OpenedBlock < s.DrawnBlock && len(round.Committee) != 0 {
			var seed claim.Hash
			if s.Seed != nil {
				seed = claim.Hash(*s.Seed)
			}
			auditors := []Address{}
			for _, seat := range claim.AuditSeats(seed, slot, len(round.Committee), int(offer.Auditors)) {
				auditors = append(auditors, round.Committee[seat])
			}
			c.Auditors = &auditors
		}
		if s.LeafSeed != nil {
			transition := Long(claim.AuditLeaf(claim.Hash(*s.LeafSeed), slot, uint64(spec.InnerSteps)+2))
			c.Transition = &transition
		}
		out = append(out, c)
	}
	return out, nil
}

// Gradient is what was audited, as long as nothing else has come into its place.
func (a *Audit) Gradient(ctx context.Context) (*OuterGradient, error) {
	g, err := child(ctx, a.place, gradientEntity, ofSlot)
	if err != nil || g == nil || g.CommittedBlock > a.DrawnBlock {
		return nil, err
	}
	return g, nil
}

// Set is the GraphQL field.
func (a *Audit) Set(ctx context.Context) (*AuditSet, error) {
	return child(ctx, a.place, auditSetEntity, ofSet)
}

// Task is the GraphQL field.
func (a *Audit) Task(ctx context.Context) (*Task, error) {
	return child(ctx, a.place, taskEntity, ofTask)
}
