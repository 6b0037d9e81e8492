// Package specrules says which rule of the task registry a specification breaks. The rules are the contract TaskSpecChecker, whose code runs in an
// EVM inside the process: there is no second list of them.
package specrules

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"net/http"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/bindings/taskspecchecker"
	"assay/internal/evm"
	"assay/protocol"
)

// Limits is what the rules of a deployment add to those of the specification itself.
type Limits struct {
	// Token, Referee and Game are the deployment's; the specification names them.
	Token   common.Address
	Referee common.Address
	Game    common.Address
	// MinWindow is the least length of a window in seconds.
	MinWindow uint32
	// Outage is for how many seconds the chain may take nothing in that somebody has to send; 0 sets no floors.
	Outage uint32
	// DisputeBond is what a dispute puts up; nil where the deployment's game has none.
	DisputeBond *big.Int
	// RevealRate is the bytes of payload that the chain takes in a second when their publication is forced.
	RevealRate uint32
	// UnbondingPeriod of the vault and the registry's UnbondingMargin, in seconds: stake can be withdrawn only that margin
	// after the last conviction that it may have to answer for.
	UnbondingPeriod uint64
	UnbondingMargin uint64
}

// Refusals of the task registry besides InvalidTaskSpec.
var (
	ErrAggregationRuleTierMismatch = &protocol.Error{Name: "AggregationRuleTierMismatch", Status: http.StatusUnprocessableEntity,
		Message: "the tier does not allow this aggregation rule", Hint: "the Open tier aggregates by Mean; the other rules are for the Verified tier: assay-trainer init --tier verified"}
	ErrUnbondingTooShort = &protocol.Error{Name: "UnbondingTooShort", Status: http.StatusUnprocessableEntity,
		Message: "stake could be withdrawn before the task's liabilities end",
		Hint:    "shorten claimWindow, disputeClock, disputeExtension or revealWindow"}
)

// Check returns the first rule, in the contract's order, that the specification breaks in a deployment: a *protocol.SpecError,
// ErrAggregationRuleTierMismatch or ErrUnbondingTooShort. What passes here passes postTask's checks of the specification.
func Check(spec *protocol.TaskSpec, l Limits) error {
	c, err := deploy(l)
	if err != nil {
		return err
	}
	return c.check(spec, l.UnbondingPeriod)
}

// WellFormed is Check for who cannot ask the deployment: the rules that every one has. What breaks one was never posted.
func WellFormed(spec *protocol.TaskSpec) error {
	c, err := anywhere[spec.CustodyAssumed]()
	if err != nil {
		return err
	}
	anywhereMu.Lock()
	defer anywhereMu.Unlock()
	// What the deployment's contracts are no spec says by itself.
	s := *spec
	s.Token, s.Referee, s.Game = common.Address{}, common.Address{}, anyGame
	return c.check(&s, math.MaxUint64)
}

// anywhere is a deployment that asks for no window, by what a spec says of custody: it has to be assumed where the chain takes in nothing, and
// payloads that the fastest chain could not take in have to be said to be assumed on every one.
var (
	anywhere = map[bool]func() (*checker, error){
		true:  sync.OnceValues(func() (*checker, error) { return deploy(Limits{Game: anyGame}) }),
		false: sync.OnceValues(func() (*checker, error) { return deploy(Limits{RevealRate: math.MaxUint32, Game: anyGame}) }),
	}
	anywhereMu sync.Mutex
)

// checker is TaskSpecChecker as a deployment has it.
type checker struct {
	machine *evm.Machine
	abi     *taskspecchecker.TaskSpecChecker
	// selector is that of check.
	selector []byte
}

// anyGame stands for the deployment's game where nobody knows it: what a Confidential task needs is that there is one.
var anyGame = common.HexToAddress("0x6a3e")

// dispute is where a checker finds the contract that holds the bond of disputes.
var dispute = common.HexToAddress("0xd15b07e0000000000000000000000000000000bd")

func deploy(l Limits) (*checker, error) {
	abi := taskspecchecker.NewTaskSpecChecker()
	methods, err := taskspecchecker.TaskSpecCheckerMetaData.ParseABI()
	if err != nil {
		return nil, fmt.Errorf("the rules of a specification: %w", err)
	}
	arguments := abi.PackConstructor(l.MinWindow, l.Outage, l.RevealRate, l.UnbondingMargin, l.Token, l.Referee, l.Game)
	machine, err := evm.Deploy(taskspecchecker.TaskSpecCheckerMetaData.Bin, arguments)
	if err != nil {
		return nil, fmt.Errorf("the rules of a specification: %w", err)
	}
	if l.DisputeBond != nil {
		machine.Put(l.Game, answers(common.BytesToHash(dispute[:])))
		machine.Put(dispute, answers(common.BigToHash(l.DisputeBond)))
	}
	return &checker{machine, abi, methods.Methods["check"].ID}, nil
}

// answers is code that returns one word, whatever it is asked.
func answers(word common.Hash) []byte {
	code := append([]byte{0x7f}, word[:]...)                // PUSH32 word
	return append(code, 0x5f, 0x52, 0x60, 0x20, 0x5f, 0xf3) // PUSH0 MSTORE PUSH1 32 PUSH0 RETURN
}

func (c *checker) check(spec *protocol.TaskSpec, unbonding uint64) error {
	if err := spec.Known(); err != nil {
		return err
	}
	input := append(slices.Clone(c.selector), spec.Encode()...)
	input = append(input, common.BigToHash(new(big.Int).SetUint64(unbonding)).Bytes()...)
	reason, err := c.machine.Call(input)
	if err == nil {
		return nil
	}
	if errors.Is(err, evm.ErrReverted) {
		if named, unknown := c.abi.UnpackError(reason); unknown == nil {
			switch e := named.(type) {
			case *taskspecchecker.TaskSpecCheckerInvalidTaskSpec:
				return &protocol.SpecError{Field: e.Field, Rule: e.Rule}
			case *taskspecchecker.TaskSpecCheckerAggregationRuleTierMismatch:
				return ErrAggregationRuleTierMismatch
			case *taskspecchecker.TaskSpecCheckerUnbondingTooShort:
				return ErrUnbondingTooShort.With("the vault unbonds in %d s, the task needs %d s", e.Have, e.Need)
			}
		}
	}
	return fmt.Errorf("the rules of a specification: %w", err)
}
