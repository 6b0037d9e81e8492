package chain

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
)

// Revert is a custom error of the contracts, decoded.
type Revert struct {
	// Name as in Errors.sol, or empty when the selector is unknown.
	Name string
	// Args in the order of the declaration.
	Args []Arg
	// Data is the raw revert data.
	Data []byte
}

// Arg is one argument of a custom error.
type Arg struct {
	Name  string
	Value any
}

func (r *Revert) Error() string {
	if r.Name == "" {
		return fmt.Sprintf("execution reverted with %#x", r.Data)
	}
	var b strings.Builder
	b.WriteString(r.Name)
	b.WriteByte('(')
	for i, a := range r.Args {
		if i > 0 {
			b.WriteString(", ")
		}
		if number, ok := a.Value.(uint8); ok && enumArgs[r.Name+"."+a.Name] != nil {
			fmt.Fprintf(&b, "%s=%s", a.Name, enumArgs[r.Name+"."+a.Name](number))
			continue
		}
		switch v := a.Value.(type) {
		case [32]byte:
			fmt.Fprintf(&b, "%s=%#x", a.Name, v[:])
		default:
			fmt.Fprintf(&b, "%s=%v", a.Name, v)
		}
	}
	b.WriteByte(')')
	return b.String()
}

// Advice is what to do about an error of the contracts, by its name (docs/errors.md); empty if no contract has such an error.
func Advice(name string) string { return advice[name] }

// Arg returns an argument by name.
func (r *Revert) Arg(name string) (any, bool) {
	for _, a := range r.Args {
		if a.Name == name {
			return a.Value, true
		}
	}
	return nil, false
}

// AsRevert finds a contract's revert in an error.
func AsRevert(err error) (*Revert, bool) {
	var r *Revert
	ok := errors.As(err, &r)
	return r, ok
}

// errorTable maps selectors to the custom errors of every contract. Equal selectors are equal errors: names and types are one.
func errorTable() (map[[4]byte]abi.Error, error) {
	table := make(map[[4]byte]abi.Error)
	for _, m := range metaData {
		parsed, err := m.ParseABI()
		if err != nil {
			return nil, err
		}
		for _, e := range parsed.Errors {
			table[[4]byte(e.ID[:4])] = e
		}
	}
	return table, nil
}

// Explain turns an RPC error that carries revert data into a *Revert; any other error is returned as it is.
func (c *Chain) Explain(err error) error {
	if data := revertData(err); data != nil {
		return c.decodeRevert(data)
	}
	return err
}

// revertData is what an RPC error says that a contract reverted with; nil if it is another error.
func revertData(err error) []byte {
	var withData rpc.DataError
	if !errors.As(err, &withData) {
		return nil
	}
	text, ok := withData.ErrorData().(string)
	if !ok {
		return nil
	}
	data, err := hexutil.Decode(text)
	if err != nil {
		return nil
	}
	return data
}

func (c *Chain) decodeRevert(data []byte) *Revert {
	r := &Revert{Data: bytes.Clone(data)}
	if len(data) < 4 {
		return r
	}
	if reason, err := abi.UnpackRevert(data); err == nil {
		r.Name, r.Args = "Error", []Arg{{Name: "reason", Value: reason}}
		return r
	}
	def, ok := c.errors[[4]byte(data[:4])]
	if !ok {
		return r
	}
	r.Name = def.Name
	values, err := def.Inputs.Unpack(data[4:])
	if err != nil {
		return r
	}
	for i, v := range values {
		r.Args = append(r.Args, Arg{Name: def.Inputs[i].Name, Value: v})
	}
	return r
}
