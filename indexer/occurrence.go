package indexer

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/jackc/pgx/v5"
)

const (
	// longBytes is the longest value of the type bytes that a message has, and maxArgs the most that all arguments of an event take as JSON: of
	// what is published on chain, the log itself has the data.
	longBytes = 1 << 10
	maxArgs   = 16 << 10
	// occurrenceBytes is what an occurrence takes besides its arguments, about.
	occurrenceBytes = 512
)

// occurrence is what subscribers are told: an event of a block that was indexed, or that all blocks above one were taken back.
type occurrence struct {
	// block is the event's, or the newest one that stands.
	block block
	undo  bool

	// The event.
	log            uint32
	contract, name string
	address        common.Address
	tx             common.Hash
	// task is nil for an event of no task.
	task *common.Hash
	// args is a JSON object, or null if it would be too long.
	args json.RawMessage
}

// mark is the place behind it.
func (o *occurrence) mark() mark {
	if o.undo {
		return behind(o.block)
	}
	return mark{o.block.Number, o.block.Hash, o.log}
}

func (o *occurrence) bytes() int { return occurrenceBytes + len(o.args) }

// bytesOf is what a batch takes, about.
func bytesOf(batch []*occurrence) (bytes int) {
	for _, o := range batch {
		bytes += o.bytes()
	}
	return bytes
}

// subscription says what a subscriber wants to hear of. Undoing it always hears of: what it knows may be of those blocks.
type subscription struct {
	task  *common.Hash
	names map[string]bool
}

func (s subscription) admits(o *occurrence) bool {
	return o.undo || (s.task == nil || o.task != nil && *o.task == *s.task) && (len(s.names) == 0 || s.names[o.name])
}

// contracts names the contracts of a deployment.
func (d *decoder) contracts() map[common.Address]string {
	names := map[common.Address]string{
		d.vaultAddr: "StakeVault", d.tasksAddr: "TrainingTasks", d.roundsAddr: "TrainingRounds", d.fraudAddr: "AggregationFraud",
		d.descentAddr: "RootDescent", d.revealsAddr: "PayloadReveals", d.gameAddr: "TrainingFraud", d.disputeAddr: "TrainingDispute",
		d.auditAddr: "TrainingAudit", d.enclavesAddr: "Enclaves",
	}
	delete(names, common.Address{})
	return names
}

// eventNames are the names that events have.
func (d *decoder) eventNames() map[string]bool {
	names := map[string]bool{}
	for _, events := range d.events {
		for _, e := range events {
			names[e.Name] = true
		}
	}
	return names
}

// topicsOfNames are the first topics of the events that have one of these names.
func (d *decoder) topicsOfNames(names map[string]bool) (topics [][]byte) {
	seen := map[common.Hash]bool{}
	for _, events := range d.events {
		for topic, e := range events {
			if names[e.Name] && !seen[topic] {
				seen[topic] = true
				topics = append(topics, topic.Bytes())
			}
		}
	}
	return topics
}

// narrator turns logs into occurrences.
type narrator struct {
	dec   *decoder
	names map[common.Address]string
}

func newNarrator(dec *decoder) *narrator { return &narrator{dec, dec.contracts()} }

// reference is how an event names its task when it does not do so by its id.
type reference struct {
	kind referent
	id   common.Hash
}

// referent is a kind of thing that a task is known by.
type referent uint8

const (
	refNone referent = iota
	refDescent
	refDispute
	refClaim
	refSet
)

// tell makes occurrences of logs, in their order. A log that no ABI decodes is left out: its raw log is all there is of it.
func (n *narrator) tell(ctx context.Context, q pgxQueryer, logs []rawLog) ([]*occurrence, error) {
	var out []*occurrence
	var refs []reference
	for _, l := range logs {
		o, ref, err := n.of(l)
		if errors.Is(err, errUndecodable) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out, refs = append(out, o), append(refs, ref)
	}
	tasks, err := tasksOf(ctx, q, refs)
	if err != nil {
		return nil, err
	}
	for i, o := range out {
		// A segment may be posted before its claim is disputed. What it is told as does not depend on when it is told.
		if t, ok := tasks[refs[i]]; ok && (t.block < int64(o.block.Number) || t.block == int64(o.block.Number) && t.log < int64(o.log)) {
			o.task = &t.task
		}
	}
	return out, nil
}

// known is the task of what an event names, and the log that said so.
type known struct {
	task       common.Hash
	block, log int64
}

// of is a log's occurrence, and what names its task if its id does not.
func (n *narrator) of(l rawLog) (*occurrence, reference, error) {
	if len(l.Topics) == 0 {
		return nil, reference{}, fmt.Errorf("%w: it has no topics", errUndecodable)
	}
	ev, ok := n.dec.events[l.Address][l.Topics[0]]
	if !ok {
		return nil, reference{}, fmt.Errorf("%w: unknown event %s", errUndecodable, l.Topics[0])
	}
	o := &occurrence{
		block: block{Number: l.Block, Hash: l.BlockHash, Time: l.Time}, log: uint32(l.Index), contract: n.names[l.Address], name: ev.Name,
		address: l.Address, tx: l.TxHash,
	}
	args, err := eventArgs(ev, l)
	if err != nil {
		return nil, reference{}, fmt.Errorf("%w: %s: %w", errUndecodable, ev.Name, err)
	}
	o.args = args
	var ref reference
	topic := 0
	for _, in := range ev.Inputs {
		if !in.Indexed {
			continue
		}
		topic++
		switch {
		case in.Name == "taskId":
			o.task = &l.Topics[topic]
			return o, reference{}, nil
		case in.Name == "set":
			ref = reference{refSet, l.Topics[topic]}
		case in.Name == "id" && l.Address == n.dec.descentAddr:
			ref = reference{refDescent, l.Topics[topic]}
		case in.Name == "id" && l.Address == n.dec.disputeAddr:
			ref = reference{refDispute, l.Topics[topic]}
		case in.Name == "claim" && ref.kind == refNone:
			ref = reference{refClaim, l.Topics[topic]}
		}
	}
	return o, ref, nil
}

// pgxQueryer is a pool or a transaction.
type pgxQueryer interface {
	Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error)
}

// tasksOf finds the tasks of what events name instead.
func tasksOf(ctx context.Context, q pgxQueryer, refs []reference) (map[reference]known, error) {
	ids := map[referent][]any{}
	for _, r := range refs {
		switch r.kind {
		case refNone:
		case refDescent, refDispute:
			ids[r.kind] = append(ids[r.kind], r.id.Big().String())
		default:
			ids[r.kind] = append(ids[r.kind], r.id[:])
		}
	}
	out := map[reference]known{}
	for kind, sql := range map[referent]string{
		refDescent: "SELECT descent_id::text, NULL::bytea, task_id, opened_block, opened_log FROM derived.descents WHERE descent_id = ANY ($1::numeric[])",
		refDispute: "SELECT dispute_id::text, NULL::bytea, task_id, opened_block, opened_log FROM derived.disputes WHERE dispute_id = ANY ($1::numeric[])",
		// The first of a claim's disputes comes last.
		refClaim: "SELECT '', claim, task_id, opened_block, opened_log FROM derived.disputes WHERE claim = ANY ($1::bytea[]) ORDER BY opened_block DESC, opened_log DESC",
		refSet:   "SELECT '', set_id, task_id, drawn_block, drawn_log FROM derived.audit_sets WHERE set_id = ANY ($1::bytea[])",
	} {
		if len(ids[kind]) == 0 {
			continue
		}
		rows, err := q.Query(ctx, sql, ids[kind])
		if err != nil {
			return nil, fmt.Errorf("find the tasks of events: %w", err)
		}
		var number string
		var id, task []byte
		var block int64
		var log int32
		if _, err := pgx.ForEachRow(rows, []any{&number, &id, &task, &block, &log}, func() error {
			r := reference{kind, common.BytesToHash(id)}
			if n, ok := new(big.Int).SetString(number, 10); ok {
				r.id = common.BigToHash(n)
			}
			out[r] = known{common.BytesToHash(task), block, int64(log)}
			return nil
		}); err != nil {
			return nil, fmt.Errorf("find the tasks of events: %w", err)
		}
	}
	return out, nil
}

// topicsOf are the topics that events of a task have at least one of: its id, and the ids of what is only named by itself.
func topicsOf(ctx context.Context, q pgxQueryer, task common.Hash) ([][]byte, error) {
	topics := [][]byte{task[:]}
	rows, err := q.Query(ctx, `
		SELECT descent_id::text, NULL::bytea FROM derived.descents WHERE task_id = $1
		UNION ALL SELECT dispute_id::text, claim FROM derived.disputes WHERE task_id = $1
		UNION ALL SELECT NULL, set_id FROM derived.audit_sets WHERE task_id = $1`, task[:])
	if err != nil {
		return nil, fmt.Errorf("find what a task is known by: %w", err)
	}
	var number *string
	var id []byte
	if _, err := pgx.ForEachRow(rows, []any{&number, &id}, func() error {
		if number != nil {
			if n, ok := new(big.Int).SetString(*number, 10); ok {
				topics = append(topics, common.BigToHash(n).Bytes())
			}
		}
		if id != nil {
			topics = append(topics, slices.Clone(id))
		}
		return nil
	}); err != nil {
		return nil, fmt.Errorf("find what a task is known by: %w", err)
	}
	return topics, nil
}

// eventArgs is an event's arguments as JSON, by the names of its ABI and in their order: integers of up to 32 bits are numbers and wider ones
// decimal strings, bytes and addresses are hex, structs are objects. Bytes longer than longBytes are null, and so is the whole past maxArgs.
func eventArgs(ev abi.Event, l rawLog) (json.RawMessage, error) {
	values := map[string]any{}
	var indexed abi.Arguments
	for _, in := range ev.Inputs {
		if in.Indexed {
			indexed = append(indexed, in)
		}
	}
	if len(l.Topics) != 1+len(indexed) {
		return nil, fmt.Errorf("%d topics for %d indexed arguments", len(l.Topics)-1, len(indexed))
	}
	if err := abi.ParseTopicsIntoMap(values, indexed, l.Topics[1:]); err != nil {
		return nil, err
	}
	if len(ev.Inputs) > len(indexed) {
		if err := ev.Inputs.UnpackIntoMap(values, l.Data); err != nil {
			return nil, err
		}
	}
	out := []byte{'{'}
	for i, in := range ev.Inputs {
		if i > 0 {
			out = append(out, ',')
		}
		out = append(strconv.AppendQuote(out, in.Name), ':')
		var err error
		if out, err = appendArg(out, reflect.ValueOf(values[in.Name])); err != nil {
			return nil, fmt.Errorf("%s: %w", in.Name, err)
		}
		if len(out) > maxArgs {
			return json.RawMessage("null"), nil
		}
	}
	return append(out, '}'), nil
}

// appendArg writes a value as the ABI's decoder has it.
func appendArg(out []byte, v reflect.Value) ([]byte, error) {
	if !v.IsValid() {
		return nil, errors.New("no value")
	}
	if n, ok := v.Interface().(*big.Int); ok {
		if n == nil {
			return nil, errors.New("no value")
		}
		return append(n.Append(append(out, '"'), 10), '"'), nil
	}
	switch v.Kind() {
	case reflect.Bool:
		return strconv.AppendBool(out, v.Bool()), nil
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		return strconv.AppendUint(out, v.Uint(), 10), nil
	case reflect.Int8, reflect.Int16, reflect.Int32:
		return strconv.AppendInt(out, v.Int(), 10), nil
	case reflect.Uint64:
		return append(strconv.AppendUint(append(out, '"'), v.Uint(), 10), '"'), nil
	case reflect.Int64:
		return append(strconv.AppendInt(append(out, '"'), v.Int(), 10), '"'), nil
	case reflect.String:
		text, err := json.Marshal(strings.ToValidUTF8(v.String(), "\uFFFD"))
		return append(out, text...), err
	case reflect.Slice, reflect.Array:
		return appendList(out, v)
	case reflect.Struct:
		out = append(out, '{')
		for i := range v.NumField() {
			if i > 0 {
				out = append(out, ',')
			}
			name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			out = append(strconv.AppendQuote(out, name), ':')
			var err error
			if out, err = appendArg(out, v.Field(i)); err != nil {
				return nil, err
			}
		}
		return append(out, '}'), nil
	case reflect.Pointer:
		return appendArg(out, v.Elem())
	}
	return nil, fmt.Errorf("no JSON for %s", v.Type())
}

func appendList(out []byte, v reflect.Value) ([]byte, error) {
	if v.Type().Elem().Kind() == reflect.Uint8 {
		raw := make([]byte, v.Len())
		reflect.Copy(reflect.ValueOf(raw), v)
		if len(raw) > longBytes {
			return append(out, "null"...), nil
		}
		return append(hex.AppendEncode(append(out, `"0x`...), raw), '"'), nil
	}
	out = append(out, '[')
	for i := range v.Len() {
		if i > 0 {
			out = append(out, ',')
		}
		var err error
		if out, err = appendArg(out, v.Index(i)); err != nil || len(out) > maxArgs {
			return out, err
		}
	}
	return append(out, ']'), nil
}
