package indexer

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/jackc/pgx/v5"

	"assay/bindings/aggregationfraud"
	"assay/bindings/enclaves"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// rawLog is one log as stored, with the time of its block.
type rawLog struct {
	Block     uint64
	Index     uint
	BlockHash common.Hash
	TxHash    common.Hash
	TxIndex   uint
	Address   common.Address
	Topics    []common.Hash
	Data      []byte
	Time      uint64
}

// owner is a kind of thing that rows belong to.
type owner uint8

const (
	ownerTask owner = iota + 1
	ownerAccount
	ownerDescent
	ownerDispute
	ownerClaim
	ownerSet
)

// scope is what a row belongs to: a task, an account, a descent, a dispute, a claim, or a set of claims that audits were drawn of. A log may
// touch one of each, never another row than theirs, and has it in a topic, so the rows of a scope follow from its own logs and can be made
// again from them alone.
type scope struct {
	owner
	id common.Hash // The task's, claim's or set's id, or the account or the number of descent or dispute padded as a topic.
}

func taskScope(id [32]byte) scope { return scope{ownerTask, id} }
func accountScope(account common.Address) scope {
	return scope{ownerAccount, common.BytesToHash(account[:])}
}
func descentScope(id *big.Int) scope { return scope{ownerDescent, common.BigToHash(id)} }
func disputeScope(id *big.Int) scope { return scope{ownerDispute, common.BigToHash(id)} }
func claimScope(id [32]byte) scope   { return scope{ownerClaim, id} }
func setScope(id [32]byte) scope     { return scope{ownerSet, id} }

// change is one SQL statement of the projection.
type change struct {
	scope scope
	sql   string
	args  pgx.NamedArgs
}

// decoder knows the contracts' addresses and events.
type decoder struct {
	chainID uint64

	vaultAddr, tasksAddr, roundsAddr, fraudAddr, descentAddr, revealsAddr common.Address
	// gameAddr and disputeAddr are zero where training cannot be disputed, or not by these contracts; auditAddr where audits are not paid, enclavesAddr
	// where no task is Confidential.
	gameAddr, disputeAddr, auditAddr, enclavesAddr common.Address

	vault   *stakevault.StakeVault
	tasks   *trainingtasks.TrainingTasks
	rounds  *trainingrounds.TrainingRounds
	fraud   *aggregationfraud.AggregationFraud
	descent *rootdescent.RootDescent
	reveals *payloadreveals.PayloadReveals
	game    *trainingfraud.TrainingFraud
	dispute *trainingdispute.TrainingDispute
	audit   *trainingaudit.TrainingAudit
	events  map[common.Address]map[common.Hash]abi.Event

	enclaves *enclaves.Enclaves
}

func newDecoder(dep protocol.Deployment) (*decoder, error) {
	d := &decoder{
		chainID:   dep.ChainID,
		vaultAddr: dep.Vault, tasksAddr: dep.Tasks, roundsAddr: dep.Rounds, fraudAddr: dep.Fraud, descentAddr: dep.Descent, revealsAddr: dep.Reveals,
		vault: stakevault.NewStakeVault(), tasks: trainingtasks.NewTrainingTasks(), rounds: trainingrounds.NewTrainingRounds(),
		fraud: aggregationfraud.NewAggregationFraud(), descent: rootdescent.NewRootDescent(), reveals: payloadreveals.NewPayloadReveals(),
		game: trainingfraud.NewTrainingFraud(), dispute: trainingdispute.NewTrainingDispute(), audit: trainingaudit.NewTrainingAudit(),
		enclaves: enclaves.NewEnclaves(),
		events:   map[common.Address]map[common.Hash]abi.Event{},
	}
	parsers := map[common.Address]func() (*abi.ABI, error){
		dep.Vault:   stakevault.StakeVaultMetaData.ParseABI,
		dep.Tasks:   trainingtasks.TrainingTasksMetaData.ParseABI,
		dep.Rounds:  trainingrounds.TrainingRoundsMetaData.ParseABI,
		dep.Fraud:   aggregationfraud.AggregationFraudMetaData.ParseABI,
		dep.Descent: rootdescent.RootDescentMetaData.ParseABI,
		dep.Reveals: payloadreveals.PayloadRevealsMetaData.ParseABI,
	}
	if dep.Dispute != (common.Address{}) {
		d.gameAddr, d.disputeAddr = dep.Game, dep.Dispute
		parsers[d.gameAddr], parsers[d.disputeAddr] = trainingfraud.TrainingFraudMetaData.ParseABI, trainingdispute.TrainingDisputeMetaData.ParseABI
	}
	if dep.Audit != (common.Address{}) {
		d.auditAddr = dep.Audit
		parsers[d.auditAddr] = trainingaudit.TrainingAuditMetaData.ParseABI
	}
	if dep.Enclaves != (common.Address{}) {
		d.enclavesAddr = dep.Enclaves
		parsers[d.enclavesAddr] = enclaves.EnclavesMetaData.ParseABI
	}
	for addr, parse := range parsers {
		parsed, err := parse()
		if err != nil {
			return nil, fmt.Errorf("parse ABI: %w", err)
		}
		d.events[addr] = map[common.Hash]abi.Event{}
		for _, ev := range parsed.Events {
			d.events[addr][ev.ID] = ev
		}
	}
	return d, nil
}

func (d *decoder) addresses() []common.Address {
	out := []common.Address{d.vaultAddr, d.tasksAddr, d.roundsAddr, d.fraudAddr, d.descentAddr, d.revealsAddr}
	if d.disputeAddr != (common.Address{}) {
		out = append(out, d.gameAddr, d.disputeAddr)
	}
	if d.auditAddr != (common.Address{}) {
		out = append(out, d.auditAddr)
	}
	if d.enclavesAddr != (common.Address{}) {
		out = append(out, d.enclavesAddr)
	}
	return out
}

var errUndecodable = errors.New("no ABI decodes this log")

// errNoRows says that nobody has decided what becomes of an event.
var errNoRows = errors.New("the indexer makes nothing of this event")

// decode returns the event as the type its binding declares.
func (d *decoder) decode(l rawLog) (any, error) {
	if len(l.Topics) == 0 {
		return nil, fmt.Errorf("%w: it has no topics", errUndecodable)
	}
	ev, ok := d.events[l.Address][l.Topics[0]]
	if !ok {
		return nil, fmt.Errorf("%w: unknown event %s", errUndecodable, l.Topics[0])
	}
	// The bindings take empty data for absent fields and would leave amounts nil.
	if len(l.Data) == 0 && len(ev.Inputs.NonIndexed()) > 0 {
		return nil, fmt.Errorf("%w: %s without data", errUndecodable, ev.Name)
	}
	log := &types.Log{Address: l.Address, Topics: l.Topics, Data: l.Data}
	out, err := d.unpack(l.Address, ev.Name, log)
	if err != nil {
		return nil, fmt.Errorf("%w: %s: %w", errUndecodable, ev.Name, err)
	}
	return out, nil
}

// project is the one place where a log becomes rows. It is pure: its result depends on the log and nothing else, and the
// statements depend on the rows of the log's own scopes and nothing else.
func (d *decoder) project(l rawLog) ([]change, error) {
	ev, err := d.decode(l)
	if err != nil {
		return nil, err
	}
	at := pgx.NamedArgs{"block": int64(l.Block), "log": int32(l.Index), "time": int64(l.Time), "tx": l.TxHash[:]}
	switch l.Address {
	case d.vaultAddr:
		return d.ofStakeVault(at, ev)
	case d.tasksAddr:
		return d.ofTrainingTasks(at, ev)
	case d.roundsAddr:
		return d.ofTrainingRounds(at, ev)
	case d.fraudAddr:
		return d.ofAggregationFraud(at, ev)
	case d.descentAddr:
		return d.ofRootDescent(at, ev)
	case d.revealsAddr:
		return d.ofPayloadReveals(at, ev)
	case d.gameAddr:
		return d.ofTrainingFraud(at, ev)
	case d.disputeAddr:
		return d.ofTrainingDispute(at, ev)
	case d.auditAddr:
		return d.ofTrainingAudit(at, ev)
	case d.enclavesAddr:
		return d.ofEnclaves(at, ev)
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}

const insertFraud = `
	INSERT INTO derived.frauds (block_number, log_index, task_id, round, fault, challenger, keeper, statement, element, expected, claimed,
		overturned, proven_at, tx)
	VALUES (@block, @log, @task, @round, @fault, @challenger, @keeper, @statement, @element::numeric, @expected::numeric, @claimed::numeric,
		@overturned, @time, @tx)`

const insertMove = `
	INSERT INTO derived.descent_moves (block_number, log_index, descent_id, kind, node, account, child_index, momentum, moved_at, tx)
	VALUES (@block, @log, @descent::numeric, @kind, @node, @by, @index::numeric, @momentum, @time, @tx)`

// move is one of a descent. node is what it is about: the node opened, the child picked, the root entered.
func move(at pgx.NamedArgs, id *big.Int, kind string, node [32]byte, args pgx.NamedArgs) []change {
	whole := merge(at, pgx.NamedArgs{"by": nil, "index": nil, "momentum": nil}, args, pgx.NamedArgs{"descent": bigInt(id), "kind": kind, "node": node[:]})
	return []change{{scope: descentScope(id), sql: insertMove, args: whole}}
}

const insertDisputeMove = `
	INSERT INTO derived.dispute_moves (block_number, log_index, dispute_id, kind, node, account, segment, transition, local, child_index, part, entry,
		element, moved_at, tx)
	VALUES (@block, @log, @dispute::numeric, @kind, @node, @by, @segment, @transition, @local, @index::numeric, @part, @entry,
		@element::numeric, @time, @tx)`

// disputeMove is one of a dispute about a trainer's claim; what names a segment moves the dispute there.
func disputeMove(at pgx.NamedArgs, id *big.Int, kind string, args pgx.NamedArgs) []change {
	whole := merge(pgx.NamedArgs{
		"kind": kind, "node": nil, "by": nil, "segment": nil, "transition": nil, "local": nil, "index": nil, "part": nil, "entry": nil, "element": nil,
	}, args)
	out := dispute(at, id, insertDisputeMove, whole)
	if whole["segment"] != nil {
		out = append(out, dispute(at, id, `UPDATE derived.disputes SET segment = @segment WHERE dispute_id = @dispute::numeric`, whole)...)
	}
	return out
}

func dispute(at pgx.NamedArgs, id *big.Int, sql string, args pgx.NamedArgs) []change {
	return []change{{scope: disputeScope(id), sql: sql, args: merge(at, args, pgx.NamedArgs{"dispute": bigInt(id)})}}
}

// audit changes one auditor's audit of the claim of a slot.
func audit(at pgx.NamedArgs, id [32]byte, slot uint8, auditor common.Address, assignments string, args pgx.NamedArgs) []change {
	return set(at, id, "UPDATE derived.audits SET "+assignments+" WHERE set_id = @set AND slot = @slot AND auditor = @auditor",
		merge(args, pgx.NamedArgs{"slot": int32(slot), "auditor": auditor[:]}))
}

func set(at pgx.NamedArgs, id [32]byte, sql string, args pgx.NamedArgs) []change {
	return []change{{scope: setScope(id), sql: sql, args: merge(at, args, pgx.NamedArgs{"set": id[:]})}}
}

// verdict is the status of a descent or dispute that is over.
func verdict(convicted, moot bool) string {
	switch {
	case convicted:
		return "CONVICTED"
	case moot:
		return "MOOT"
	}
	return "LOST"
}

func addresses(list []common.Address) [][]byte {
	out := make([][]byte, len(list))
	for i, a := range list {
		out[i] = a[:]
	}
	return out
}

const insertReward = `
	INSERT INTO derived.rewards (block_number, log_index, task_id, kind, account, round, amount, paid_at, tx)
	VALUES (@block, @log, @task, @kind, @account, @round, @amount::numeric, @time, @tx)`

func reward(kind string, account common.Address, round *uint32, args pgx.NamedArgs) pgx.NamedArgs {
	args["kind"], args["account"], args["round"] = kind, account[:], nil
	if round != nil {
		args["round"] = int64(*round)
	}
	return args
}

func task(at pgx.NamedArgs, id [32]byte, sql string, args pgx.NamedArgs) []change {
	return []change{{scope: taskScope(id), sql: sql, args: merge(at, args, pgx.NamedArgs{"task": id[:]})}}
}

func account(at pgx.NamedArgs, a common.Address, sql string, args pgx.NamedArgs) []change {
	return []change{{scope: accountScope(a), sql: sql, args: merge(at, args, pgx.NamedArgs{"account": a[:]})}}
}

func amount(v interface{ String() string }) pgx.NamedArgs { return pgx.NamedArgs{"amount": v.String()} }

func with(args pgx.NamedArgs, name string, value any) pgx.NamedArgs {
	return merge(args, pgx.NamedArgs{name: value})
}

func merge(parts ...pgx.NamedArgs) pgx.NamedArgs {
	out := pgx.NamedArgs{}
	for _, part := range parts {
		for k, v := range part {
			out[k] = v
		}
	}
	return out
}

func concat(parts ...[]change) (out []change) {
	for _, part := range parts {
		out = append(out, part...)
	}
	return out
}
