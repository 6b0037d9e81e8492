// Package evmeval runs the contracts ArithmeticEvaluator and ProgramReferee: their code runs in go-ethereum's EVM inside the
// process, under the Osaka rules, so that the Solidity libraries can be compared with the Go reference on millions of cases.
package evmeval

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"

	"assay/bindings/arithmeticevaluator"
	"assay/internal/evm"
)

var (
	// ErrUnknown reports an operation that the contract does not have.
	ErrUnknown = errors.New("the evaluator has no such operation")
	// ErrLength reports operands that are not a whole number of cases, or vectors of different lengths.
	ErrLength = errors.New("operands of a wrong length")
)

// Evaluator is the deployed contract. It is for one goroutine at a time.
type Evaluator struct {
	*evm.Machine
	abi *arithmeticevaluator.ArithmeticEvaluator
}

// New starts an empty EVM and deploys the contract in it.
func New() (*Evaluator, error) {
	m, err := evm.Deploy(arithmeticevaluator.ArithmeticEvaluatorMetaData.Bin, nil)
	if err != nil {
		return nil, err
	}
	return &Evaluator{m, arithmeticevaluator.NewArithmeticEvaluator()}, nil
}

func (e *Evaluator) call(input []byte) ([]byte, error) {
	out, err := e.Call(input)
	if err == nil {
		return out, nil
	}
	if errors.Is(err, evm.ErrReverted) {
		if reason, unknown := e.abi.UnpackError(out); unknown == nil {
			switch u := reason.(type) {
			case *arithmeticevaluator.ArithmeticEvaluatorUnknownOperation:
				return nil, fmt.Errorf("%w: %q", ErrUnknown, name(u.Op))
			case *arithmeticevaluator.ArithmeticEvaluatorOperandLength:
				return nil, fmt.Errorf("%w: %d bytes for %q", ErrLength, u.Length, name(u.Op))
			}
		}
	}
	return nil, fmt.Errorf("evaluator: %w", err)
}

func name(op [32]byte) string { return strings.TrimRight(string(op[:]), "\x00") }

// batchBytes bounds the operands of one call, because memory's price grows with its square.
const batchBytes = 24 << 10

// Eval evaluates a scalar operation on many cases. operands are those of the first case one after the other, then those of the
// next, as big-endian words: 4 bytes for binary32, i32, i8 (sign-extended) and conditions, 8 for binary64; random takes seed
// (8), index (8), node (4), micro-batch (4). Results have the same form.
func (e *Evaluator) Eval(op string, operands []byte) ([]byte, error) {
	var word [32]byte
	if len(op) > len(word) {
		return nil, fmt.Errorf("%w: %q", ErrUnknown, op)
	}
	copy(word[:], op)
	var results []byte
	for {
		// 24 KiB are a whole number of cases of every operation.
		n := min(len(operands), batchBytes)
		out, err := e.call(e.abi.PackEvaluate(word, operands[:n]))
		if err != nil {
			return nil, err
		}
		if out, err = e.abi.UnpackEvaluate(out); err != nil {
			return nil, fmt.Errorf("evaluator: %w", err)
		}
		results = append(results, out...)
		if operands = operands[n:]; len(operands) == 0 {
			return results, nil
		}
	}
}

// Eval32 is Eval for operations on 4-byte words only: args are the operands, each with one word a case.
func (e *Evaluator) Eval32(op string, args ...[]uint32) ([]uint32, error) {
	if len(args) == 0 {
		return nil, fmt.Errorf("%w: none for %q", ErrLength, op)
	}
	operands := make([]byte, 0, 4*len(args)*len(args[0]))
	for i := range args[0] {
		for _, a := range args {
			if len(a) != len(args[0]) {
				return nil, fmt.Errorf("%w: %q", ErrLength, op)
			}
			operands = binary.BigEndian.AppendUint32(operands, a[i])
		}
	}
	out, err := e.Eval(op, operands)
	if err != nil {
		return nil, err
	}
	if len(out) != 4*len(args[0]) {
		return nil, fmt.Errorf("%w: %q gives %d bytes for %d cases", ErrLength, op, len(out), len(args[0]))
	}
	words := make([]uint32, len(args[0]))
	for i := range words {
		words[i] = binary.BigEndian.Uint32(out[4*i:])
	}
	return words, nil
}

// Dot is the chain s = fma(a[k], b[k], s), k ascending, from start. a and b are little-endian binary32 of equal length.
func (e *Evaluator) Dot(start uint32, a, b []byte) (uint32, error) {
	out, err := e.call(e.abi.PackDot(start, a, b))
	if err != nil {
		return 0, err
	}
	return e.abi.UnpackDot(out)
}

// Sum is one level of sum: each group of 256 little-endian binary32 becomes one.
func (e *Evaluator) Sum(values []byte) ([]byte, error) {
	out, err := e.call(e.abi.PackSum(values))
	if err != nil {
		return nil, err
	}
	return e.abi.UnpackSum(out)
}

// Amax is one level of amax.
func (e *Evaluator) Amax(values []byte) ([]byte, error) {
	out, err := e.call(e.abi.PackAmax(values))
	if err != nil {
		return nil, err
	}
	return e.abi.UnpackAmax(out)
}

// Sum64 is one level of sum in binary64.
func (e *Evaluator) Sum64(values []byte) ([]byte, error) {
	out, err := e.call(e.abi.PackSum64(values))
	if err != nil {
		return nil, err
	}
	return e.abi.UnpackSum64(out)
}

// Distance is the binary64 sum of RN(a − b)² over at most 256 coordinates, little-endian binary32.
func (e *Evaluator) Distance(a, b []byte) (uint64, error) {
	out, err := e.call(e.abi.PackDistance(a, b))
	if err != nil {
		return 0, err
	}
	return e.abi.UnpackDistance(out)
}

// Header is what a root binds besides the tree (docs/formats.md section 1).
type Header = arithmeticevaluator.TensorProofHeader

// Verdict is the contract's answer to a proof: Valid, or the first defect in this order.
type Verdict uint8

// Verdicts, in the order in which the contract looks for defects.
const (
	Valid Verdict = iota
	Empty
	Leaves
	Order
	Index
	Length
	Root
	Malformed
)

// VerifyLeaf says whether leaf is leaf index of the tensor behind root.
func (e *Evaluator) VerifyLeaf(root [32]byte, h Header, index uint64, leaf []byte, path [][32]byte) (Verdict, error) {
	out, err := e.call(e.abi.PackVerifyLeaf(root, h, new(big.Int).SetUint64(index), leaf, path))
	if err != nil {
		return 0, err
	}
	v, err := e.abi.UnpackVerifyLeaf(out)
	return Verdict(v), err
}

// VerifyLeaves checks a multi-proof.
func (e *Evaluator) VerifyLeaves(root [32]byte, h Header, indices []uint64, leaves [][]byte, proof [][32]byte) (Verdict, error) {
	wide := make([]*big.Int, len(indices))
	for i, x := range indices {
		wide[i] = new(big.Int).SetUint64(x)
	}
	out, err := e.call(e.abi.PackVerifyLeaves(root, h, wide, leaves, proof))
	if err != nil {
		return 0, err
	}
	v, err := e.abi.UnpackVerifyLeaves(out)
	return Verdict(v), err
}

// OpenElement opens one element: binary32 or binary64 as bits, integers sign-extended to 256 bits, of which the lower 64 are
// given, a code of blocks as code × scale in binary32. The value is 0 unless the verdict is Valid.
func (e *Evaluator) OpenElement(root [32]byte, h Header, index uint64, leaf []byte, path [][32]byte) (Verdict, uint64, error) {
	out, err := e.call(e.abi.PackOpenElement(root, h, new(big.Int).SetUint64(index), leaf, path))
	if err != nil {
		return 0, 0, err
	}
	o, err := e.abi.UnpackOpenElement(out)
	if err != nil {
		return 0, 0, err
	}
	low := new(big.Int).And(o.Value, new(big.Int).SetUint64(math.MaxUint64))
	return Verdict(o.Verdict), low.Uint64(), nil
}

// OpenRun opens count elements from first on, out of the leaf, or the two neighbouring leaves one after the other, that hold them.
func (e *Evaluator) OpenRun(root [32]byte, h Header, first, count uint64, leaves []byte, proof [][32]byte) (Verdict, []byte, error) {
	out, err := e.call(e.abi.PackOpenRun(root, h, new(big.Int).SetUint64(first), new(big.Int).SetUint64(count), leaves, proof))
	if err != nil {
		return 0, nil, err
	}
	o, err := e.abi.UnpackOpenRun(out)
	return Verdict(o.Verdict), o.Run, err
}
