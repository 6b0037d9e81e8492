package indexer

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"math/bits"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/jackc/pgx/v5"

	"assay/bindings/aggregationfraud"
	"assay/bindings/payloadreveals"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	chains "assay/internal/chain"
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
	// gameAddr and disputeAddr are zero where training cannot be disputed, or not by these contracts; auditAddr where audits are not paid.
	gameAddr, disputeAddr, auditAddr common.Address

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
}

func newDecoder(dep protocol.Deployment) (*decoder, error) {
	d := &decoder{
		chainID:   dep.ChainID,
		vaultAddr: dep.Vault, tasksAddr: dep.Tasks, roundsAddr: dep.Rounds, fraudAddr: dep.Fraud, descentAddr: dep.Descent, revealsAddr: dep.Reveals,
		vault: stakevault.NewStakeVault(), tasks: trainingtasks.NewTrainingTasks(), rounds: trainingrounds.NewTrainingRounds(),
		fraud: aggregationfraud.NewAggregationFraud(), descent: rootdescent.NewRootDescent(), reveals: payloadreveals.NewPayloadReveals(),
		game: trainingfraud.NewTrainingFraud(), dispute: trainingdispute.NewTrainingDispute(), audit: trainingaudit.NewTrainingAudit(),
		events: map[common.Address]map[common.Hash]abi.Event{},
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
	switch e := ev.(type) {
	case *stakevault.StakeVaultBurned, *stakevault.StakeVaultPotFilled:
		return nil, nil // Slashed says it too.
	case *stakevault.StakeVaultEIP712DomainChanged, *trainingrounds.TrainingRoundsEIP712DomainChanged:
		return nil, nil // Never emitted.
	case *rootdescent.RootDescentBondPaid, *trainingdispute.TrainingDisputeBondPaid:
		return nil, nil // Whose bond it was is the end of its descent or dispute.
	case *payloadreveals.PayloadRevealsPayloadShown:
		return nil, nil // A part of a payload; PayloadPublished says when all of it is on chain.
	case *payloadreveals.PayloadRevealsPricePaid:
		return nil, nil // Who is paid for an answer is its publisher.
	case *trainingaudit.TrainingAuditRefutingClaim:
		return nil, nil // Who disputes it needs it; AuditRefuted names it.

	case *stakevault.StakeVaultKeyRegistered:
		return account(at, e.Account, `
			INSERT INTO derived.stakes (account, key, first_block, updated_at) VALUES (@account, @key, @block, @time)
			ON CONFLICT (account) DO UPDATE SET key = @key, updated_at = @time`, pgx.NamedArgs{"key": e.Key[:]}), nil
	case *stakevault.StakeVaultDeposited:
		return account(at, e.Account, `
			INSERT INTO derived.stakes AS s (account, active, first_block, updated_at) VALUES (@account, @amount::numeric, @block, @time)
			ON CONFLICT (account) DO UPDATE SET active = s.active + @amount::numeric, updated_at = @time`, amount(e.Amount)), nil
	case *stakevault.StakeVaultUnbondingStarted:
		args := amount(e.Amount)
		args["until"] = u64(e.WithdrawableAt)
		return account(at, e.Account, `
			UPDATE derived.stakes SET active = active - @amount::numeric, unbonding = unbonding + @amount::numeric,
				withdrawable_at = @until::numeric, updated_at = @time
			WHERE account = @account`, args), nil
	case *stakevault.StakeVaultWithdrawn:
		return account(at, e.Account, `
			UPDATE derived.stakes SET unbonding = unbonding - @amount::numeric, updated_at = @time WHERE account = @account`, amount(e.Amount)), nil
	case *stakevault.StakeVaultCredited:
		return account(at, e.Account, `
			INSERT INTO derived.stakes AS s (account, credit, first_block, updated_at) VALUES (@account, @amount::numeric, @block, @time)
			ON CONFLICT (account) DO UPDATE SET credit = s.credit + @amount::numeric, updated_at = @time`, amount(e.Amount)), nil
	case *stakevault.StakeVaultCreditWithdrawn:
		return account(at, e.Account, `
			UPDATE derived.stakes SET credit = credit - @amount::numeric, updated_at = @time WHERE account = @account`, amount(e.Amount)), nil

	case *stakevault.StakeVaultLocked:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		args := amount(e.Amount)
		args["role"] = role
		return append(
			task(at, e.TaskId, `
				INSERT INTO derived.locks (task_id, role, account, amount, active, locked_at) VALUES (@task, @role, @account, @amount::numeric, true, @time)
				ON CONFLICT (task_id, role, account) DO UPDATE
				SET amount = @amount::numeric, active = true, slashed = false, locked_at = @time, ended_at = NULL`, with(args, "account", e.Account[:])),
			account(at, e.Account, `
				UPDATE derived.stakes SET locked = locked + @amount::numeric, updated_at = @time WHERE account = @account`, args)...), nil
	case *stakevault.StakeVaultUnlocked:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		args := amount(e.Amount)
		args["role"] = role
		return append(
			task(at, e.TaskId, `
				UPDATE derived.locks SET active = false, ended_at = @time WHERE task_id = @task AND role = @role AND account = @account`,
				with(args, "account", e.Account[:])),
			account(at, e.Account, `
				UPDATE derived.stakes SET locked = locked - @amount::numeric, updated_at = @time WHERE account = @account`, args)...), nil
	case *stakevault.StakeVaultSlashed:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		args := amount(e.Amount)
		args["role"] = role
		ofTask := with(args, "account", e.Account[:])
		ofTask["challenger"], ofTask["burned"] = e.Challenger[:], bigInt(e.Burned)
		ofTask["bounty"], ofTask["compensation"] = bigInt(e.Bounty), bigInt(e.Compensation)
		changes := task(at, e.TaskId, `
			UPDATE derived.locks SET active = false, slashed = true, ended_at = @time WHERE task_id = @task AND role = @role AND account = @account`, ofTask)
		changes = append(changes, task(at, e.TaskId, `
			INSERT INTO derived.slashes (block_number, log_index, task_id, role, account, challenger, amount, burned, bounty, compensation, slashed_at, tx)
			VALUES (@block, @log, @task, @role, @account, @challenger, @amount::numeric, @burned::numeric, @bounty::numeric, @compensation::numeric, @time, @tx)`, ofTask)...)
		// The vault takes active stake first, then what unbonds.
		return append(changes, account(at, e.Account, `
			UPDATE derived.stakes SET locked = locked - @amount::numeric, slashed = slashed + @amount::numeric,
				active = active - least(active, @amount::numeric), unbonding = unbonding - greatest(@amount::numeric - active, 0), updated_at = @time
			WHERE account = @account`, args)...), nil

	case *trainingtasks.TrainingTasksTaskPosted:
		spec, err := newTaskSpec(e.Spec)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		raw, err := json.Marshal(spec)
		if err != nil {
			return nil, err
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.tasks (task_id, sponsor, status, spec_hash, spec, manifest_hash, escrow, reward_per_gradient, trainer_count, quorum,
				max_rounds, state_root, posted_block, posted_log, posted_at, posted_tx)
			VALUES (@task, @sponsor, 'PENDING', @spec_hash, @spec::jsonb, @manifest, @escrow::numeric, @reward::numeric, @m, @k, @max_rounds, @root,
				@block, @log, @time, @tx)
			ON CONFLICT (task_id) DO NOTHING`, pgx.NamedArgs{
			"sponsor": e.Sponsor[:], "spec_hash": e.SpecHash[:], "spec": string(raw), "manifest": e.Spec.ManifestHash[:],
			"escrow": bigInt(e.Escrow), "reward": bigInt(e.Spec.RewardPerGradient), "m": int32(e.Spec.TrainerCount),
			"k": int32(e.Spec.Quorum), "max_rounds": int64(e.Spec.MaxRounds), "root": e.Spec.InitialStateRoot[:],
		}), nil
	case *trainingtasks.TrainingTasksTaskStatusChanged:
		status, err := enumName(taskStatuses, e.To)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			UPDATE derived.tasks SET status = @status,
				started_at = CASE WHEN @status = 'TRAINING' THEN @time::bigint ELSE started_at END,
				closed_at = CASE WHEN @status IN ('COMPLETED', 'FAILED', 'CANCELLED') THEN @time::bigint END
			WHERE task_id = @task`, pgx.NamedArgs{"status": status}), nil
	case *trainingtasks.TrainingTasksKeeperJoined:
		return task(at, e.TaskId, `
			INSERT INTO derived.keepers (task_id, keeper, key, member, active, joined_at) VALUES (@task, @keeper, @key, @member, true, @time)
			ON CONFLICT (task_id, keeper) DO UPDATE SET key = @key, member = @member, active = true, joined_at = @time, acknowledged_at = NULL, left_at = NULL`,
			pgx.NamedArgs{"keeper": e.Keeper[:], "key": e.Key[:], "member": int32(e.Member)}), nil
	case *trainingtasks.TrainingTasksKeeperEndpoint:
		// Anything may stand there, and a database does not take everything: what is no endpoint is as good as none.
		var endpoint *string
		if url, err := chains.CheckEndpoint(e.Endpoint, d.chainID); err == nil {
			endpoint = &url
		}
		return task(at, e.TaskId, `UPDATE derived.keepers SET endpoint = @endpoint WHERE task_id = @task AND keeper = @keeper`,
			pgx.NamedArgs{"keeper": e.Keeper[:], "endpoint": endpoint}), nil
	case *trainingtasks.TrainingTasksKeeperLeft:
		return task(at, e.TaskId, `
			UPDATE derived.keepers SET active = false, left_at = @time WHERE task_id = @task AND keeper = @keeper`, pgx.NamedArgs{"keeper": e.Keeper[:]}), nil
	case *trainingtasks.TrainingTasksTaskAcknowledged:
		return task(at, e.TaskId, `
			UPDATE derived.keepers SET acknowledged_at = @time WHERE task_id = @task AND keeper = @keeper`, pgx.NamedArgs{"keeper": e.Keeper[:]}), nil
	case *trainingtasks.TrainingTasksTrainerEnrolled:
		return task(at, e.TaskId, `
			INSERT INTO derived.trainers (task_id, trainer, key, slot, from_round, active, enrolled_at)
			VALUES (@task, @trainer, @key, @slot, @from, true, @time)
			ON CONFLICT (task_id, trainer) DO UPDATE
			SET key = @key, slot = @slot, from_round = @from, to_round = NULL, active = true, missed = false, enrolled_at = @time, left_at = NULL`,
			pgx.NamedArgs{"trainer": e.Trainer[:], "key": e.Key[:], "slot": int32(e.Slot), "from": int64(e.FromRound)}), nil
	case *trainingtasks.TrainingTasksTrainerLeft:
		return task(at, e.TaskId, `
			UPDATE derived.trainers SET active = false, to_round = @to, missed = @missed, left_at = @time WHERE task_id = @task AND trainer = @trainer`,
			pgx.NamedArgs{"trainer": e.Trainer[:], "to": int64(e.ToRound), "missed": e.Missed}), nil
	case *trainingtasks.TrainingTasksConvicted:
		role, err := enumName(roles, e.Role)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		sql := `UPDATE derived.trainers SET active = false, ejected_at = @time, slashed = slashed + @amount::numeric WHERE task_id = @task AND trainer = @account`
		if role == "KEEPER" {
			sql = `UPDATE derived.keepers SET active = false, ejected_at = @time, slashed = slashed + @amount::numeric WHERE task_id = @task AND keeper = @account`
		}
		return task(at, e.TaskId, sql, with(amount(e.Slashed), "account", e.Account[:])), nil
	case *trainingtasks.TrainingTasksRewardClaimed:
		args := reward("REWARD", e.Trainer, &e.Round, amount(e.Amount))
		return concat(task(at, e.TaskId, insertReward, args),
			task(at, e.TaskId, `UPDATE derived.trainers SET rewards = rewards + @amount::numeric WHERE task_id = @task AND trainer = @account`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET rewards_paid = rewards_paid + @amount::numeric WHERE task_id = @task`, args)), nil
	case *trainingtasks.TrainingTasksCommissionClaimed:
		args := reward("COMMISSION", e.Keeper, &e.Round, amount(e.Amount))
		return concat(task(at, e.TaskId, insertReward, args),
			task(at, e.TaskId, `UPDATE derived.keepers SET commission = commission + @amount::numeric WHERE task_id = @task AND keeper = @account`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET commission_paid = commission_paid + @amount::numeric WHERE task_id = @task`, args)), nil
	case *trainingtasks.TrainingTasksCompensationClaimed:
		return task(at, e.TaskId, insertReward, reward("COMPENSATION", e.Trainer, &e.Round, amount(e.Amount))), nil
	case *trainingtasks.TrainingTasksSponsorForfeited:
		return task(at, e.TaskId, insertReward, reward("BOUNTY", e.Claimant, nil, amount(e.Bounty))), nil
	case *trainingtasks.TrainingTasksFinderPaid:
		args := reward("BOUNTY", e.Finder, nil, amount(e.Amount))
		ops := task(at, e.TaskId, insertReward, args)
		if e.Fee { // it had been burned
			ops = concat(ops, task(at, e.TaskId, `UPDATE derived.tasks SET burned = burned - @amount::numeric WHERE task_id = @task`, args))
		}
		return ops, nil
	case *trainingtasks.TrainingTasksBurned:
		return task(at, e.TaskId, `UPDATE derived.tasks SET burned = burned + @amount::numeric WHERE task_id = @task`, amount(e.Amount)), nil
	case *trainingtasks.TrainingTasksRefunded:
		args := reward("REFUND", e.Sponsor, nil, amount(e.Amount))
		return concat(task(at, e.TaskId, insertReward, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET refunded = refunded + @amount::numeric WHERE task_id = @task`, args)), nil
	case *trainingtasks.TrainingTasksReceiptIssued:
		r := e.Receipt
		return task(at, e.TaskId, `
			INSERT INTO derived.receipts (task_id, spec_hash, sponsor, final_state_root, run_root, rounds, carried_rounds, tainted_rounds,
				accepted_gradients, rewards, refund, completed_at, issued_block, issued_log, issued_tx)
			VALUES (@task, @spec_hash, @sponsor, @final_root, @run_root, @rounds, @carried, @tainted, @accepted::numeric, @rewards::numeric,
				@refund::numeric, @completed::numeric, @block, @log, @tx)
			ON CONFLICT (task_id) DO NOTHING`, pgx.NamedArgs{
			"spec_hash": r.SpecHash[:], "sponsor": r.Sponsor[:], "final_root": r.FinalStateRoot[:], "run_root": r.RunRoot[:],
			"rounds": int64(r.Rounds), "carried": int64(r.CarriedRounds), "tainted": int64(r.TaintedRounds), "accepted": u64(r.AcceptedGradients),
			"rewards": bigInt(r.Rewards), "refund": bigInt(r.Refund), "completed": u64(r.CompletedAt),
		}), nil

	case *trainingrounds.TrainingRoundsRoundOpened:
		args := pgx.NamedArgs{"round": int64(e.Round), "parent": e.ParentRoot[:], "opened": u64(e.OpenedAt)}
		return concat(
			// A round opens again after one before it was overturned; what it had then is void.
			task(at, e.TaskId, `
				INSERT INTO derived.rounds AS r (task_id, round, status, parent_root, opened_at, opened_block)
				VALUES (@task, @round, 'OPEN', @parent, @opened::numeric, @block)
				ON CONFLICT (task_id, round) DO UPDATE
				SET status = 'OPEN', parent_root = @parent, state_root = NULL, set_hash = NULL, aux_root = NULL, frozen_hash = NULL, included = 0,
					committed = 0, accepted = 0, committee = '{}', signers = '{}', consecutive_nec = 0, tainted = false, holds = 0, opened_at = @opened::numeric, opened_block = @block,
					commit_closed_at = NULL, proposed_at = NULL, proposed_block = NULL, proposed_tx = NULL, finalized_at = NULL, carried_at = NULL`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET round = @round WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsOuterGradientCommitted:
		args := pgx.NamedArgs{
			"round": int64(e.Round), "trainer": e.Trainer[:], "slot": int32(e.Slot), "parent": e.ParentRoot[:],
			"payload": e.PayloadRoot[:], "claim": e.ClaimHash[:], "frozen": e.FrozenHash[:],
		}
		return concat(
			task(at, e.TaskId, `
				INSERT INTO derived.gradients (task_id, round, trainer, slot, parent_root, payload_root, claim_hash, frozen_hash, committed_at, committed_block, committed_log, committed_tx)
				VALUES (@task, @round, @trainer, @slot, @parent, @payload, @claim, @frozen, @time, @block, @log, @tx)
				ON CONFLICT (task_id, round, trainer) DO UPDATE
				SET slot = @slot, parent_root = @parent, payload_root = @payload, claim_hash = @claim, frozen_hash = @frozen, accepted = false, forced = false, published = false, void = false, dropped = NULL,
					dropped_tx = NULL, carried_tx = NULL, committed_at = @time, committed_block = @block, committed_log = @log, committed_tx = @tx`, args),
			task(at, e.TaskId, `UPDATE derived.rounds SET committed = committed + 1, frozen_hash = @frozen WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `UPDATE derived.trainers SET committed = committed + 1 WHERE task_id = @task AND trainer = @trainer`, args)), nil
	case *trainingrounds.TrainingRoundsCommitWindowClosedEarly:
		return task(at, e.TaskId, `
			UPDATE derived.rounds SET commit_closed_at = @closed::numeric WHERE task_id = @task AND round = @round`,
			pgx.NamedArgs{"round": int64(e.Round), "closed": u64(e.ClosedAt)}), nil
	case *trainingrounds.TrainingRoundsCommitteeDrawn:
		return task(at, e.TaskId, `UPDATE derived.rounds SET committee = @seats WHERE task_id = @task AND round = @round`,
			pgx.NamedArgs{"round": int64(e.Round), "seats": addresses(e.Seats)}), nil
	case *trainingrounds.TrainingRoundsRoundProposed:
		args := pgx.NamedArgs{
			"round": int64(e.Round), "set_hash": e.SetHash[:], "root": e.NewRoot[:], "aux": e.AuxRoot[:], "signers": addresses(e.Signers),
			// The bitmap's bits, as PostgreSQL has no unsigned type.
			"included": int64(e.Included), "accepted": int32(bits.OnesCount64(e.Included)),
		}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'PROPOSED', set_hash = @set_hash, state_root = @root, aux_root = @aux, included = @included,
					accepted = @accepted, signers = @signers, holds = 0, proposed_at = @time, proposed_block = @block, proposed_tx = @tx
				WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.gradients SET accepted = (@included::bigint >> slot) & 1 = 1
				WHERE task_id = @task AND round = @round AND (NOT void OR dropped = 'VOIDED')`, args),
			task(at, e.TaskId, `
				UPDATE derived.trainers t SET accepted = t.accepted + 1
				FROM derived.gradients g WHERE g.task_id = @task AND g.round = @round AND g.accepted AND t.task_id = @task AND t.trainer = g.trainer`, args),
			task(at, e.TaskId, `UPDATE derived.keepers SET proposals = proposals + 1 WHERE task_id = @task AND keeper = ANY (@signers)`, args),
			task(at, e.TaskId, `
				UPDATE derived.tasks SET round = @round::bigint + 1, state_root = @root, accepted = accepted + @accepted WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundFinalized:
		args := pgx.NamedArgs{"round": int64(e.Round), "root": e.StateRoot[:]}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'FINAL', state_root = @root, finalized_at = @time, tainted = EXISTS (
					SELECT FROM derived.gradients WHERE task_id = @task AND round = @round AND accepted AND dropped = 'VOIDED')
				WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET finalized = greatest(finalized, @round::bigint + 1) WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundCarried:
		args := pgx.NamedArgs{"round": int64(e.Round), "root": e.StateRoot[:], "consecutive": int64(e.Consecutive)}
		return concat(
			// Nobody is paid for what was committed in it, unless it is said to have been cut short right after.
			task(at, e.TaskId, `
				UPDATE derived.gradients SET void = true, carried_tx = @tx WHERE task_id = @task AND round = @round AND NOT void`, args),
			// If it had a proposal, that was overturned.
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'CARRIED', state_root = @root, consecutive_nec = @consecutive, carried_at = @time,
					set_hash = NULL, aux_root = NULL, proposed_at = NULL, proposed_block = NULL, proposed_tx = NULL
				WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.tasks SET round = @round::bigint + 1, state_root = @root, carried = carried + 1 WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundCutShort:
		// Said to be carried just before; what was committed in it is paid.
		args := pgx.NamedArgs{"round": int64(e.Round), "included": int64(e.Included), "accepted": int32(bits.OnesCount64(e.Included))}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.rounds SET included = @included, accepted = @accepted WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.gradients SET accepted = true, void = false
				WHERE task_id = @task AND round = @round AND carried_tx = @tx AND (@included::bigint >> slot) & 1 = 1`, args),
			task(at, e.TaskId, `
				UPDATE derived.trainers t SET accepted = t.accepted + 1
				FROM derived.gradients g WHERE g.task_id = @task AND g.round = @round AND g.accepted AND t.task_id = @task AND t.trainer = g.trainer`, args),
			task(at, e.TaskId, `UPDATE derived.tasks SET accepted = accepted + @accepted WHERE task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsRoundOverturned:
		args := pgx.NamedArgs{"round": int64(e.Round), "parent": e.ParentRoot[:], "cleared": int64(e.ClearedSlots)}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.trainers t SET accepted = t.accepted - g.n
				FROM (SELECT trainer, count(*) AS n FROM derived.gradients WHERE task_id = @task AND round >= @round AND accepted GROUP BY trainer) g
				WHERE t.task_id = @task AND t.trainer = g.trainer`, args),
			// Commitments of later rounds were made on a state that no longer exists; the round's own stand, but for the cleared ones, of which
			// are those whose pay was forfeited before.
			task(at, e.TaskId, `
				UPDATE derived.gradients g SET accepted = false, void = void OR dead OR cleared,
					dropped = CASE WHEN dead THEN NULL WHEN cleared THEN 'OVERTURNED' ELSE dropped END,
					dropped_tx = CASE WHEN dead THEN NULL WHEN cleared THEN @tx ELSE dropped_tx END
				FROM (SELECT trainer, round, round > @round AS dead,
						(@cleared::bigint >> slot) & 1 = 1 AND (NOT void OR dropped = 'VOIDED') AS cleared
					FROM derived.gradients WHERE task_id = @task AND round >= @round) was
				WHERE g.task_id = @task AND g.round = was.round AND g.trainer = was.trainer`, args),
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'OVERTURNED', state_root = NULL, included = 0, accepted = 0, signers = '{}', holds = 0,
					overturned = overturned + (status = 'PROPOSED')::int,
					consecutive_nec = 0, carried_at = NULL
				WHERE task_id = @task AND round >= @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.tasks t SET round = @round, state_root = @parent, failed = false, run_ended_at = NULL, carried = r.carried, accepted = r.accepted
				FROM (SELECT count(*) FILTER (WHERE status = 'CARRIED') AS carried, coalesce(sum(accepted), 0) AS accepted
					FROM derived.rounds WHERE task_id = @task AND round < @round) r
				WHERE t.task_id = @task`, args)), nil
	case *trainingrounds.TrainingRoundsGradientVoided:
		args := pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}
		return concat(
			task(at, e.TaskId, `
				UPDATE derived.gradients SET void = true, dropped = 'VOIDED', dropped_tx = @tx
				WHERE task_id = @task AND round = @round AND slot = @slot AND accepted`, args),
			task(at, e.TaskId, `UPDATE derived.rounds SET tainted = true WHERE task_id = @task AND round = @round AND status = 'FINAL'`, args)), nil
	case *trainingrounds.TrainingRoundsGradientExcluded:
		return task(at, e.TaskId, `
			UPDATE derived.gradients SET void = true, dropped = 'EXCLUDED', dropped_tx = @tx
			WHERE task_id = @task AND round = @round AND slot = @slot AND (NOT void OR dropped = 'VOIDED')`,
			pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}), nil
	case *trainingrounds.TrainingRoundsInclusionForced:
		return task(at, e.TaskId, `UPDATE derived.gradients SET forced = true WHERE task_id = @task AND round = @round AND slot = @slot AND NOT void`,
			pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}), nil
	case *trainingrounds.TrainingRoundsPayloadPublished:
		return task(at, e.TaskId, `UPDATE derived.gradients SET published = true WHERE task_id = @task AND round = @round AND slot = @slot AND NOT void`,
			pgx.NamedArgs{"round": int64(e.Round), "slot": int32(e.Slot)}), nil
	case *trainingrounds.TrainingRoundsRoundHeld:
		return task(at, e.TaskId, `UPDATE derived.rounds SET holds = @holds WHERE task_id = @task AND round = @round`,
			pgx.NamedArgs{"round": int64(e.Round), "holds": int32(e.Holds)}), nil
	case *aggregationfraud.AggregationFraudFraudProven:
		fault, err := enumName(faults, e.Fault)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, insertFraud, pgx.NamedArgs{
			"round": int64(e.Round), "fault": fault, "challenger": e.Challenger[:], "keeper": nil, "statement": e.Statement[:],
			"element": u64(e.Element), "expected": u64(e.Expected), "claimed": u64(e.Claimed), "overturned": e.Overturned,
		}), nil
	case *aggregationfraud.AggregationFraudEquivocationProven:
		return task(at, e.TaskId, insertFraud, pgx.NamedArgs{
			"round": int64(e.Round), "fault": "EQUIVOCATION", "challenger": e.Challenger[:], "keeper": e.Keeper[:], "statement": nil,
			"element": nil, "expected": nil, "claimed": nil, "overturned": false,
		}), nil
	case *rootdescent.RootDescentDescentOpened:
		return task(at, e.TaskId, `
			INSERT INTO derived.descents (descent_id, task_id, round, statement, challenger, aux, status, opened_at, opened_block, opened_log, opened_tx)
			VALUES (@descent::numeric, @task, @round, @statement, @challenger, @aux, 'OPEN', @time, @block, @log, @tx)`, pgx.NamedArgs{
			"descent": bigInt(e.Id), "round": int64(e.Round), "statement": e.Statement[:], "challenger": e.Challenger[:], "aux": e.Aux,
		}), nil
	case *rootdescent.RootDescentDescentClosed:
		return task(at, e.TaskId, `
			UPDATE derived.descents SET status = @status, closed_at = @time, closed_tx = @tx WHERE task_id = @task AND descent_id = @descent::numeric`,
			pgx.NamedArgs{"descent": bigInt(e.Id), "status": verdict(e.Convicted, e.Moot)}), nil
	case *rootdescent.RootDescentChildrenRevealed:
		return move(at, e.Id, "CHILDREN", e.Node, pgx.NamedArgs{"by": e.By[:]}), nil
	case *rootdescent.RootDescentChildPicked:
		return move(at, e.Id, "PICK", e.Child, pgx.NamedArgs{"index": u64(e.Index)}), nil
	case *rootdescent.RootDescentLeafRevealed:
		return move(at, e.Id, "LEAF", e.Node, pgx.NamedArgs{"by": e.By[:]}), nil
	case *rootdescent.RootDescentVectorChosen:
		return move(at, e.Id, "VECTOR", e.Root, pgx.NamedArgs{"momentum": e.Momentum}), nil
	case *payloadreveals.PayloadRevealsRevealRequested:
		return task(at, e.TaskId, `
			INSERT INTO derived.reveals (reveal_id, task_id, round, trainer, payload_root, fragment, first_leaf, leaves, deadline, status,
				requested_at, requested_block, requested_log, requested_tx)
			VALUES (@reveal::numeric, @task, @round, @trainer, @payload, @fragment, @first::numeric, @leaves, @deadline::numeric, 'OPEN',
				@time, @block, @log, @tx)`, pgx.NamedArgs{
			"reveal": bigInt(e.Id), "round": int64(e.Round), "trainer": e.Trainer[:], "payload": e.PayloadRoot[:], "fragment": int64(e.Fragment),
			"first": u64(e.FirstLeaf), "leaves": int64(e.Leaves), "deadline": u64(e.Deadline),
		}), nil
	case *payloadreveals.PayloadRevealsPayloadRevealed:
		return task(at, e.TaskId, `
			UPDATE derived.reveals SET status = 'ANSWERED', publisher = @by, published_at = @time, published_tx = @tx
			WHERE task_id = @task AND reveal_id = @reveal::numeric`, pgx.NamedArgs{"reveal": bigInt(e.Id), "by": e.By[:]}), nil
	case *payloadreveals.PayloadRevealsRevealClosed:
		return task(at, e.TaskId, `
			UPDATE derived.reveals SET closed_at = @time, closed_tx = @tx,
				status = CASE WHEN @convicted THEN 'CONVICTED' WHEN status = 'OPEN' THEN 'MOOT' ELSE 'RELEASED' END
			WHERE task_id = @task AND reveal_id = @reveal::numeric`, pgx.NamedArgs{"reveal": bigInt(e.Id), "convicted": e.Convicted}), nil
	case *payloadreveals.PayloadRevealsObjectRequested:
		part, err := enumName(objectParts, e.Part)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.object_demands (demand_id, task_id, part, fragment, first_leaf, leaves, deadline, status,
				requested_at, requested_block, requested_log, requested_tx)
			VALUES (@demand::numeric, @task, @part, @fragment, @first::numeric, @leaves, @deadline::numeric, 'OPEN', @time, @block, @log, @tx)`,
			pgx.NamedArgs{
				"demand": bigInt(e.Id), "part": part, "fragment": int64(e.Fragment), "first": u64(e.FirstLeaf), "leaves": int64(e.Leaves),
				"deadline": u64(e.Deadline),
			}), nil
	case *payloadreveals.PayloadRevealsObjectRevealed:
		return task(at, e.TaskId, `
			UPDATE derived.object_demands SET status = 'ANSWERED', publisher = @by, published_at = @time, published_tx = @tx
			WHERE task_id = @task AND demand_id = @demand::numeric`, pgx.NamedArgs{"demand": bigInt(e.Id), "by": e.By[:]}), nil
	case *payloadreveals.PayloadRevealsObjectWithheld:
		return task(at, e.TaskId, `
			UPDATE derived.object_demands SET status = 'WITHHELD', requester = @by, withheld_at = @time, withheld_tx = @tx
			WHERE task_id = @task AND demand_id = @demand::numeric`, pgx.NamedArgs{"demand": bigInt(e.Id), "by": e.Requester[:]}), nil
	case *trainingrounds.TrainingRoundsRunEnded:
		args := pgx.NamedArgs{"failed": e.Failed, "root": e.StateRoot[:], "round": int64(e.Rounds)}
		return concat(
			task(at, e.TaskId, `UPDATE derived.tasks SET failed = @failed, state_root = @root, run_ended_at = @time WHERE task_id = @task`, args),
			// A run that ends in the middle of a round takes what was committed in it along.
			task(at, e.TaskId, `UPDATE derived.gradients SET void = true WHERE task_id = @task AND round = @round`, args),
			task(at, e.TaskId, `
				UPDATE derived.rounds SET status = 'LAPSED' WHERE task_id = @task AND round = @round AND status = 'OPEN'`, args)), nil
	case *trainingfraud.TrainingFraudTrainingFraudProven:
		fault, err := enumName(trainingFaults, e.Fault)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		// What became of the gradient was said before, in the same transaction.
		return task(at, e.TaskId, `
			INSERT INTO derived.convictions (block_number, log_index, task_id, round, trainer, challenger, claim, fault, element, expected, claimed,
				dropped, proven_at, tx)
			VALUES (@block, @log, @task, @round, @trainer, @challenger, @claim, @fault, @element::numeric, @expected::numeric, @claimed::numeric,
				(SELECT dropped FROM derived.gradients WHERE task_id = @task AND round = @round AND trainer = @trainer AND dropped_tx = @tx),
				@time, @tx)`, pgx.NamedArgs{
			"round": int64(e.Round), "trainer": e.Trainer[:], "challenger": e.Challenger[:], "claim": e.Claim[:], "fault": fault,
			"element": u64(e.Element), "expected": u64(e.Expected), "claimed": u64(e.Claimed),
		}), nil
	case *trainingfraud.TrainingFraudProgramIllFormed:
		if !e.Which.IsUint64() || e.Which.Uint64() >= uint64(len(programs)) {
			return nil, fmt.Errorf("%w: program %v of %d", errUndecodable, e.Which, len(programs))
		}
		rule, err := enumName(programRules, e.Rule)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.program_faults (block_number, log_index, task_id, program, entry, rule, challenger, proven_at, tx)
			VALUES (@block, @log, @task, @program, @entry, @rule, @challenger, @time, @tx)`, pgx.NamedArgs{
			"program": programs[e.Which.Uint64()], "entry": int64(e.Entry), "rule": rule, "challenger": e.Challenger[:],
		}), nil
	case *trainingdispute.TrainingDisputeDisputeOpened:
		return dispute(at, e.Id, `
			INSERT INTO derived.disputes (dispute_id, task_id, round, claim, trainer, challenger, status, opened_at, opened_block, opened_log, opened_tx)
			VALUES (@dispute::numeric, @task, @round, @claim, @trainer, @challenger, 'OPEN', @time, @block, @log, @tx)`, pgx.NamedArgs{
			"task": e.TaskId[:], "round": int64(e.Gradient.Round), "claim": e.Claim[:], "trainer": e.Gradient.Trainer[:], "challenger": e.Challenger[:],
		}), nil
	case *trainingdispute.TrainingDisputeDisputeClosed:
		return dispute(at, e.Id, `UPDATE derived.disputes SET status = @status, closed_at = @time, closed_tx = @tx WHERE dispute_id = @dispute::numeric`,
			pgx.NamedArgs{"status": verdict(e.Convicted, e.Moot)}), nil
	case *trainingdispute.TrainingDisputeSegmentDemanded:
		return disputeMove(at, e.Id, "SEGMENT", pgx.NamedArgs{"segment": int64(e.Segment)}), nil
	case *trainingdispute.TrainingDisputeTransitionEntered:
		return disputeMove(at, e.Id, "ENTER", pgx.NamedArgs{
			"node": e.Root[:], "segment": int64(e.Segment), "transition": int64(e.Transition), "local": e.Local,
		}), nil
	case *trainingdispute.TrainingDisputeNodesRevealed:
		return disputeMove(at, e.Id, "NODES", pgx.NamedArgs{"node": e.Node[:], "by": e.By[:]}), nil
	case *trainingdispute.TrainingDisputeNodePicked:
		return disputeMove(at, e.Id, "PICK", pgx.NamedArgs{"node": e.Child[:], "index": u64(e.Index)}), nil
	case *trainingdispute.TrainingDisputeElementDemanded:
		return disputeMove(at, e.Id, "DEMAND", pgx.NamedArgs{
			"node": e.Leaf[:], "part": int64(e.Part), "entry": int64(e.Entry), "element": u64(e.Element),
		}), nil
	case *trainingdispute.TrainingDisputeElementRevealed:
		return disputeMove(at, e.Id, "ELEMENT", pgx.NamedArgs{"node": e.Leaf[:]}), nil
	case *trainingdispute.TrainingDisputeSegmentPosted:
		return []change{{scope: claimScope(e.Claim), sql: `
			INSERT INTO derived.segments (claim, segment, root, local_root, trace, posted_at, posted_block, posted_log, posted_tx)
			VALUES (@claim, @segment, @root, @local, @trace, @time, @block, @log, @tx)`, args: merge(at, pgx.NamedArgs{
			"claim": e.Claim[:], "segment": int64(e.Segment), "root": e.Root[:], "local": e.Local[:], "trace": e.Trace[:],
		})}}, nil

	case *trainingaudit.TrainingAuditAuditsOffered:
		return task(at, e.TaskId, `
			INSERT INTO derived.audit_offers (task_id, rate_bps, auditors, window_seconds, reward, bond, budget, offered_at, offered_block, offered_log, offered_tx)
			VALUES (@task, @rate, @auditors, @window, @reward::numeric, @bond::numeric, @budget::numeric, @time, @block, @log, @tx)`, pgx.NamedArgs{
			"rate": int32(e.Terms.RateBps), "auditors": int32(e.Terms.Auditors), "window": int64(e.Terms.Window), "reward": bigInt(e.Terms.Reward),
			"bond": bigInt(e.Terms.Bond), "budget": bigInt(e.Budget),
		}), nil
	case *trainingaudit.TrainingAuditBudgetReturned:
		return task(at, e.TaskId, `UPDATE derived.audit_offers SET returned = returned + @amount::numeric WHERE task_id = @task`, amount(e.Amount)), nil
	case *trainingaudit.TrainingAuditAuditsDrawn:
		args := pgx.NamedArgs{"task": e.TaskId[:], "round": int64(e.Round), "seed": nil, "due": int64(e.Due), "reward": bigInt(e.Reward)}
		if e.Seed != ([32]byte{}) {
			args["seed"] = e.Seed[:]
		}
		return set(at, e.Set, `
			INSERT INTO derived.audit_sets (set_id, task_id, round, seed, due, reward, drawn_at, drawn_block, drawn_log, drawn_tx)
			VALUES (@set, @task, @round, @seed, @due, @reward::numeric, @time, @block, @log, @tx)`, args), nil
	case *trainingaudit.TrainingAuditLeafDrawn:
		return set(at, e.Set, `UPDATE derived.audit_sets SET leaf_seed = @seed, leaf_drawn_at = @time, leaf_drawn_tx = @tx WHERE set_id = @set`,
			pgx.NamedArgs{"seed": e.Seed[:]}), nil
	case *trainingaudit.TrainingAuditAuditCommitted:
		return set(at, e.Set, `
			INSERT INTO derived.audits (set_id, slot, auditor, task_id, round, drawn_block, stage, reward, commitment,
				committed_at, committed_block, committed_log, committed_tx)
			SELECT set_id, @slot, @auditor, task_id, round, drawn_block, 'COMMITTED', reward, @commitment, @time, @block, @log, @tx
			FROM derived.audit_sets WHERE set_id = @set`, pgx.NamedArgs{"slot": int32(e.Slot), "auditor": e.Auditor[:], "commitment": e.Commitment[:]}), nil
	case *trainingaudit.TrainingAuditAuditOpened:
		return audit(at, e.Set, e.Slot, e.Auditor, `stage = 'OPENED', root = @root, transition = @transition, trace = @trace, opened_at = @time, opened_tx = @tx`,
			pgx.NamedArgs{"root": e.Root[:], "transition": int64(e.Transition), "trace": e.Trace[:]}), nil
	case *trainingaudit.TrainingAuditAuditRefuted:
		return audit(at, e.Set, e.Slot, e.Auditor, `stage = 'REFUTED', claim = @claim, refuting_trace = @trace, refuted_at = @time, refuted_tx = @tx`,
			pgx.NamedArgs{"claim": e.Claim[:], "trace": e.Trace[:]}), nil
	case *trainingaudit.TrainingAuditAuditCredited:
		credited, earned := new(big.Int).Add(e.Bond, e.Reward), e.Reward
		if e.To != e.Auditor {
			earned = credited // A bond that is not its own.
		}
		return concat(
			audit(at, e.Set, e.Slot, e.Auditor, `credited = @credited::numeric, credited_to = @to`, pgx.NamedArgs{"credited": bigInt(credited), "to": e.To[:]}),
			account(at, e.To, `
				INSERT INTO derived.stakes AS s (account, audit_credit, audit_earned, first_block, updated_at)
				VALUES (@account, @credited::numeric, @earned::numeric, @block, @time)
				ON CONFLICT (account) DO UPDATE SET audit_credit = s.audit_credit + @credited::numeric, audit_earned = s.audit_earned + @earned::numeric,
					updated_at = @time`, pgx.NamedArgs{"credited": bigInt(credited), "earned": bigInt(earned)})), nil
	case *trainingaudit.TrainingAuditAuditSettled:
		outcome, err := enumName(auditOutcomes, e.Outcome)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return audit(at, e.Set, e.Slot, e.Auditor, `stage = 'SETTLED', outcome = @outcome, settled_at = @time, settled_tx = @tx`,
			pgx.NamedArgs{"outcome": outcome}), nil
	case *trainingaudit.TrainingAuditCreditPaid:
		return account(at, e.To, `
			UPDATE derived.stakes SET audit_credit = audit_credit - @amount::numeric, updated_at = @time WHERE account = @account`, amount(e.Amount)), nil
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
