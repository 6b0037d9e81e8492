// Package check recomputes parts of what others have signed, one call at a time: paths in commitments, elements and whole rounds of an
// aggregation, single operations, and one element of a program as its referee judges it. Nothing that a call is given is trusted.
//
// It is what a browser runs (cmd/assay-wasm, web/verify): it imports nothing that needs a chain, a disk or a network.
package check

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/protocol"
)

var (
	// ErrCall reports a call that there is not, or arguments that it does not take.
	ErrCall = errors.New("no such call")
	// ErrMismatch reports bytes that are not the object of that root.
	ErrMismatch = errors.New("not the object of that root")
	errNoSpec   = fmt.Errorf("%w: it takes a specification", ErrCall)
)

// Session answers calls. It holds the rounds that are opened until they are closed, and serves one caller at a time.
type Session struct {
	rounds map[int]*Round
	opened int
}

// NewSession returns a session without rounds.
func NewSession() *Session { return &Session{rounds: make(map[int]*Round)} }

// calls are what a session answers, by name. Arguments and answers are JSON; long byte strings stand beside the arguments.
var calls = map[string]func(s *Session, args []byte, data [][]byte) (any, error){
	"keccak256":  call(func(_ *Session, _ struct{}, data [][]byte) (any, error) { return keccak(data) }),
	"root":       call(root),
	"proof":      call(proof),
	"multiProof": call(multiProof),
	"spec":       call(spec),
	"evaluate":   call(evaluate),
	"leaves":     call(leaves),
	"element":    call(element),
	"program":    call(readProgram),
	"operator":   call(operator),
	"conviction": call(conviction),
	"open":       call((*Session).open),
	"take":       call((*Session).take),
	"judge":      call((*Session).judge),
	"close":      call((*Session).close),
}

// call is a function of decoded arguments as one of encoded ones.
func call[A any](f func(s *Session, args A, data [][]byte) (any, error)) func(*Session, []byte, [][]byte) (any, error) {
	return func(s *Session, raw []byte, data [][]byte) (any, error) {
		var args A
		if err := json.Unmarshal(raw, &args); err != nil {
			return nil, fmt.Errorf("%w: its arguments: %w", ErrCall, err)
		}
		return f(s, args, data)
	}
}

// Failure is what a call answers when it could not be done: the name of what was broken, and what exactly.
type Failure struct {
	Name    string `json:"name"`
	Message string `json:"message"`
}

// Call answers one call: the JSON of its answer, or {"error": Failure}. data is not kept. It never panics, whatever it is given.
func (s *Session) Call(name string, args []byte, data ...[]byte) (answer []byte) {
	defer func() {
		if p := recover(); p != nil {
			answer = failed(fmt.Errorf("panic: %v", p))
		}
	}()
	f, ok := calls[name]
	if !ok {
		return failed(fmt.Errorf("%w: %.40q is none of %v", ErrCall, name, slices.Sorted(maps.Keys(calls))))
	}
	v, err := f(s, args, data)
	if err != nil {
		return failed(err)
	}
	out, err := json.Marshal(v)
	if err != nil {
		return failed(err)
	}
	return out
}

// failed is the answer of a call that could not be done.
func failed(err error) []byte {
	f := Failure{Name: protocol.AsError(err).Name, Message: err.Error()}
	switch {
	case errors.Is(err, ErrCall):
		f.Name = "InvalidCall"
	case errors.Is(err, ErrMismatch):
		f.Name = "ObjectMismatch"
	case errors.Is(err, ErrConviction):
		f.Name = "InvalidConviction"
	case errors.Is(err, ErrCalldata):
		f.Name = "UnreadableCalldata"
	}
	// Two strings can be written.
	out, _ := json.Marshal(map[string]Failure{"error": f})
	return out
}

// one is the one byte string that a call takes.
func one(data [][]byte) ([]byte, error) {
	if len(data) != 1 {
		return nil, fmt.Errorf("%w: %d byte strings, it takes one", ErrCall, len(data))
	}
	return data[0], nil
}

func keccak(data [][]byte) (any, error) {
	return struct {
		Hash protocol.Hash `json:"hash"`
	}{protocol.Hash(crypto.Keccak256Hash(data...))}, nil
}

// specArg is a specification: as the registry of tasks returns it, 0x-hex, or in its JSON form. A field that the JSON form leaves out is 0.
type specArg struct{ *protocol.TaskSpec }

// UnmarshalJSON implements json.Unmarshaler.
func (a *specArg) UnmarshalJSON(b []byte) (err error) {
	if len(b) == 0 || b[0] != '"' {
		a.TaskSpec = new(protocol.TaskSpec)
		if err = json.Unmarshal(b, a.TaskSpec); err == nil {
			err = a.Known()
		}
		return err
	}
	var encoded hexutil.Bytes
	if err = json.Unmarshal(b, &encoded); err == nil {
		a.TaskSpec, err = protocol.DecodeSpec(encoded)
	}
	return err
}

// specAnswer is a specification with its hash.
type specAnswer struct {
	Spec     *protocol.TaskSpec `json:"spec"`
	Encoded  hexutil.Bytes      `json:"encoded"`
	SpecHash protocol.Hash      `json:"specHash"`
}

// spec reads a specification.
func spec(_ *Session, args struct{ Spec specArg }, _ [][]byte) (any, error) {
	s := args.Spec.TaskSpec
	if s == nil {
		return nil, errNoSpec
	}
	return specAnswer{s, s.Encode(), s.SpecHash()}, nil
}
