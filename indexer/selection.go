package indexer

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"github.com/ethereum/go-ethereum/common"
	gqlast "github.com/vektah/gqlparser/v2/ast"
)

const (
	// maxStreamed is the largest message a subscriber is sent, in bytes. One with all fields is far below it.
	maxStreamed = 128 << 10
	// maxNames is how many names of events a subscription may list.
	maxNames = 64
)

var errMessageTooLarge = &queryError{"MessageTooLarge", fmt.Sprintf("a message would be larger than %d KiB", maxStreamed>>10), "select each field once"}

// liveEvents is what graphql-go is told of the subscriptions, so that it describes them and validates what is asked of them. It executes none:
// a message that it makes for a reader that is slow for a second it drops without a word, and it parses per reader what all have in common.
type liveEvents struct{}

// Events is the field of Subscription.
func (liveEvents) Events(struct {
	TaskID *Bytes32
	Names  *[]string
	After  *string
}) (<-chan *chainMessage, error) {
	return nil, errNotHere
}

type (
	chainMessage struct {
		Cursor string
		Undo   bool
		Block  metaBlock
		Event  *chainEvent
	}
	chainEvent struct {
		Contract, Name string
		Address        Address
		TaskID         *Bytes32
		LogIndex       Long
		Tx             Bytes32
		Args           *eventArguments
	}
	eventArguments json.RawMessage
)

// ImplementsGraphQLType is graphql-go's hook.
func (eventArguments) ImplementsGraphQLType(name string) bool { return name == "EventArgs" }

// MarshalJSON gives what it is.
func (a eventArguments) MarshalJSON() ([]byte, error) { return a, nil }

// UnmarshalGraphQL is graphql-go's hook. Nobody passes arguments of events.
func (*eventArguments) UnmarshalGraphQL(any) error { return errors.New("EventArgs is no input") }

var errNotHere = &queryError{"InvalidRequest", "subscriptions are not answered by requests", "speak graphql-transport-ws over a WebSocket at /graphql, or read /events"}

// operationOf is the operation that a request means; nil if the executor is to say what is wrong.
func operationOf(doc *gqlast.QueryDocument, name string) *gqlast.OperationDefinition {
	if name == "" && len(doc.Operations) == 1 {
		return doc.Operations[0]
	}
	return doc.Operations.ForName(name)
}

// printers print the fields of the types that a message has.
var printers = map[string]map[string]func([]byte, *occurrence) []byte{
	"ChainMessage": {
		"cursor": func(out []byte, o *occurrence) []byte { return appendQuoted(out, o.mark().String()) },
		"undo":   func(out []byte, o *occurrence) []byte { return strconv.AppendBool(out, o.undo) },
	},
	"MetaBlock": {
		"number":    func(out []byte, o *occurrence) []byte { return strconv.AppendUint(out, o.block.Number, 10) },
		"hash":      func(out []byte, o *occurrence) []byte { return appendHex(out, o.block.Hash[:]) },
		"timestamp": func(out []byte, o *occurrence) []byte { return strconv.AppendUint(out, o.block.Time, 10) },
	},
	"ChainEvent": {
		"contract": func(out []byte, o *occurrence) []byte { return appendQuoted(out, o.contract) },
		"name":     func(out []byte, o *occurrence) []byte { return appendQuoted(out, o.name) },
		"address":  func(out []byte, o *occurrence) []byte { return appendHex(out, o.address[:]) },
		"taskId": func(out []byte, o *occurrence) []byte {
			if o.task == nil {
				return append(out, "null"...)
			}
			return appendHex(out, o.task[:])
		},
		"logIndex": func(out []byte, o *occurrence) []byte { return strconv.AppendUint(out, uint64(o.log), 10) },
		"tx":       func(out []byte, o *occurrence) []byte { return appendHex(out, o.tx[:]) },
		"args":     func(out []byte, o *occurrence) []byte { return append(out, o.args...) },
	},
}

// parts are the fields of a message that have fields of their own, by the names of their types.
var parts = map[string]string{"block": "MetaBlock", "event": "ChainEvent"}

// appendQuoted writes a text of this package's own, which has nothing to escape.
func appendQuoted(out []byte, text string) []byte {
	return append(append(append(out, '"'), text...), '"')
}

func appendHex(out, raw []byte) []byte {
	return append(hex.AppendEncode(append(out, `"0x`...), raw), '"')
}

// shape is what is shown of a type: in a message that is printed, key is what it is called, and print or sub what it has.
type shape []shown

type shown struct {
	key, field string
	print      func([]byte, *occurrence) []byte
	sub        shape
}

// everything selects each field under its own name.
var everything = shape{
	{key: "cursor", field: "cursor", print: printers["ChainMessage"]["cursor"]},
	{key: "undo", field: "undo", print: printers["ChainMessage"]["undo"]},
	{key: "block", field: "block", sub: all("MetaBlock", "number", "hash", "timestamp")},
	{key: "event", field: "event", sub: all("ChainEvent", "contract", "name", "address", "taskId", "logIndex", "tx", "args")},
}

func all(typeName string, fields ...string) (out shape) {
	for _, f := range fields {
		out = append(out, shown{key: f, field: f, print: printers[typeName][f]})
	}
	return out
}

// print appends an occurrence as JSON. It fails with errMessageTooLarge.
func (s shape) print(out []byte, o *occurrence) ([]byte, error) {
	out = append(out, '{')
	for i, f := range s {
		if i > 0 {
			out = append(out, ',')
		}
		out = append(appendQuoted(out, f.key), ':')
		switch {
		case f.print != nil:
			out = f.print(out, o)
		case f.field == "event" && o.undo:
			out = append(out, "null"...)
		default:
			var err error
			if out, err = f.sub.print(out, o); err != nil {
				return nil, err
			}
		}
		if len(out) > maxStreamed {
			return nil, errMessageTooLarge
		}
	}
	return append(out, '}'), nil
}

// watch is a subscription as it was asked for.
type watch struct {
	wants subscription
	after string
	// key is what events is called in its messages.
	key     string
	selects shape
}

// withDefaults are an operation's variables, those among them that were not given.
func withDefaults(op *gqlast.OperationDefinition, given map[string]any) map[string]any {
	all, c := map[string]any{}, collector{}
	for _, v := range op.VariableDefinitions {
		if value, ok := given[v.Variable]; ok {
			all[v.Variable] = value
		} else if v.DefaultValue != nil {
			all[v.Variable] = c.value(v.DefaultValue)
		}
	}
	return all
}

// readWatch reads a subscription that the schema admits, with these variables.
func readWatch(doc *gqlast.QueryDocument, op *gqlast.OperationDefinition, variables map[string]any, names map[string]bool) (watch, error) {
	c := collector{doc: doc, variables: variables}
	root := c.fields([]gqlast.SelectionSet{op.SelectionSet})
	if len(root) != 1 || root[0][0].Name != "events" {
		return watch{}, &queryError{"InvalidQuery", "a subscription has one field, events", "make one subscription of each"}
	}
	field := root[0][0]
	var taskID, after string
	var list []string
	for _, arg := range field.Arguments {
		var err error
		switch v := c.value(arg.Value); arg.Name {
		case "taskId":
			taskID, err = stringOf(v)
		case "after":
			after, err = stringOf(v)
		case "names":
			list, err = stringsOf(v)
		}
		if err != nil {
			return watch{}, &queryError{"InvalidArgument", arg.Name + ": " + err.Error(), "see the schema at /graphiql"}
		}
	}
	wants, err := wantsOf(taskID, list, names)
	if err != nil {
		return watch{}, err
	}
	return watch{wants: wants, after: after, key: field.Alias, selects: c.shape("ChainMessage", root[0])}, nil
}

// wantsOf reads what a subscriber wants. Empty is all.
func wantsOf(taskID string, list []string, names map[string]bool) (subscription, error) {
	var s subscription
	if taskID != "" {
		raw, err := parseHex(taskID, "taskId", common.HashLength)
		if err != nil {
			return s, &queryError{"InvalidArgument", err.Error(), "a task's id, as tasks says it"}
		}
		task := common.BytesToHash(raw)
		s.task = &task
	}
	if len(list) > maxNames {
		return s, &queryError{"InvalidArgument", fmt.Sprintf("names has more than %d entries", maxNames), "leave it out for all events"}
	}
	for _, name := range list {
		if !names[name] {
			return s, &queryError{"InvalidArgument", fmt.Sprintf("no event is called %.60q", name), "names are those of the contracts' ABIs: RoundFinalized, Slashed"}
		}
		if s.names == nil {
			s.names = map[string]bool{}
		}
		s.names[name] = true
	}
	return s, nil
}

func stringOf(v any) (string, error) {
	switch v := v.(type) {
	case nil:
		return "", nil
	case string:
		return v, nil
	}
	return "", errors.New("want a string")
}

func stringsOf(v any) ([]string, error) {
	list, ok := v.([]any)
	if !ok && v != nil {
		list = []any{v}
	}
	var out []string
	for _, entry := range list {
		text, ok := entry.(string)
		if !ok {
			return nil, errors.New("want strings")
		}
		out = append(out, text)
	}
	return out, nil
}

// collector collects the fields of selection sets, as the specification of GraphQL says (CollectFields).
type collector struct {
	doc       *gqlast.QueryDocument
	variables map[string]any
}

// fields are the fields of sets of one type by what they are called in the answer, in order.
func (c *collector) fields(sets []gqlast.SelectionSet) [][]*gqlast.Field {
	var out [][]*gqlast.Field
	places, visited := map[string]int{}, map[string]bool{}
	var collect func(set gqlast.SelectionSet)
	collect = func(set gqlast.SelectionSet) {
		for _, sel := range set {
			switch sel := sel.(type) {
			case *gqlast.Field:
				if !c.included(sel.Directives) {
					continue
				}
				place, known := places[sel.Alias]
				if !known {
					place = len(out)
					places[sel.Alias] = place
					out = append(out, nil)
				}
				out[place] = append(out[place], sel)
			case *gqlast.InlineFragment:
				if c.included(sel.Directives) {
					collect(sel.SelectionSet)
				}
			case *gqlast.FragmentSpread:
				if visited[sel.Name] || !c.included(sel.Directives) {
					continue
				}
				visited[sel.Name] = true
				if def := c.doc.Fragments.ForName(sel.Name); def != nil {
					collect(def.SelectionSet)
				}
			}
		}
	}
	for _, set := range sets {
		collect(set)
	}
	return out
}

// shape is what a field's occurrences under one name select of its type.
func (c *collector) shape(typeName string, of []*gqlast.Field) (out shape) {
	var sets []gqlast.SelectionSet
	for _, f := range of {
		sets = append(sets, f.SelectionSet)
	}
	for _, same := range c.fields(sets) {
		f := shown{key: same[0].Alias, field: same[0].Name, print: printers[typeName][same[0].Name]}
		switch {
		case f.field == "__typename":
			f.print = func(out []byte, _ *occurrence) []byte { return appendQuoted(out, typeName) }
		case f.print == nil:
			f.sub = c.shape(parts[f.field], same)
		}
		out = append(out, f)
	}
	return out
}

// included says whether @skip and @include let something in.
func (c *collector) included(directives gqlast.DirectiveList) bool {
	for _, d := range directives {
		arg := d.Arguments.ForName("if")
		if arg == nil {
			continue
		}
		if yes, _ := c.value(arg.Value).(bool); d.Name == "skip" && yes || d.Name == "include" && !yes {
			return false
		}
	}
	return true
}

// value reads what an argument can be: text, truth, lists of those, and what stands in variables.
func (c *collector) value(v *gqlast.Value) any {
	switch v.Kind {
	case gqlast.Variable:
		return c.variables[v.Raw]
	case gqlast.StringValue, gqlast.BlockValue:
		return v.Raw
	case gqlast.BooleanValue:
		return v.Raw == "true"
	case gqlast.NullValue:
		return nil
	case gqlast.ListValue:
		out := []any{}
		for _, child := range v.Children {
			out = append(out, c.value(child.Value))
		}
		return out
	}
	return errors.New("no value of this kind")
}
