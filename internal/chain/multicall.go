package chain

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// maxMulticall bounds the questions of one request: init code has 48 KiB at most (EIP-3860).
const maxMulticall = 40_000

// multicallCode is init code that is run by eth_call and never deployed, so that it works on every chain, without a contract and without a
// node's extension. Behind it stand the questions: 20 bytes of address, 4 of length, the call's data. It asks them one after the other and
// reverts with the answers, which a revert has no limit for: a word whose first bit says that the call succeeded and whose rest is the
// length, then what was returned.
var multicallCode = func() []byte {
	const (
		add, sub, lt, isZero, or, shl, shr = 0x01, 0x03, 0x10, 0x15, 0x17, 0x1b, 0x1c
		codeSize, codeCopy, rdSize, rdCopy = 0x38, 0x39, 0x3d, 0x3e
		pop, mLoad, mStore, jump, jumpI    = 0x50, 0x51, 0x52, 0x56, 0x57
		gas, jumpDest, push1, dup1, swap1  = 0x5a, 0x5b, 0x60, 0x80, 0x90
		staticCall, revert                 = 0xfa, 0xfd
	)
	dup := func(n byte) byte { return dup1 + n - 1 }
	swap := func(n byte) byte { return swap1 + n - 1 }
	const start, loop, end = 77, 9, 71
	return []byte{
		codeSize, push1, 0, push1, 0, codeCopy, // all of it to memory
		push1, start, // p, where the next question stands
		codeSize, // q, where the next answer goes
		// loop, p q:
		jumpDest, codeSize, dup(3), lt, isZero, push1, end, jumpI,
		dup(2), push1, 20, add, mLoad, push1, 224, shr, // p q length
		push1, 0, push1, 0, dup(3), dup(6), push1, 24, add, dup(7), mLoad, push1, 96, shr, gas, staticCall, // p q length ok
		push1, 255, shl, rdSize, or, dup(3), mStore, // p q length
		rdSize, push1, 0, dup(4), push1, 32, add, rdCopy, // p q length
		dup(3), add, push1, 24, add, swap(2), pop, // p' q
		push1, 32, add, rdSize, add, // p' q'
		push1, loop, jump,
		// end, p q:
		jumpDest, codeSize, swap(1), sub, codeSize, revert,
	}
}()

// Prefetch asks at once what reads asks of a view, so that reading it afterwards asks nothing. It is for views of a Shared backend; others read
// one by one. reads gets a view that answers nothing: it names what will be read. What cannot be had this way is read one by one later, and
// an error says no more than that.
func (v *snapshot) Prefetch(ctx context.Context, reads func(*View)) error {
	s, ok := v.c.backend.(*shared)
	if !ok {
		return nil
	}
	r := &recorder{}
	d := *v.c.deployed
	d.backend = r
	reads((&snapshot{c: d.chain(), Block: v.Block, whole: v.whole}).view())
	asked := make(map[question]bool)
	var batch []question
	size := 0
	flush := func() error {
		defer func() { batch, size = nil, 0 }()
		if len(batch) < 2 {
			return nil
		}
		return s.multicall(ctx, batch)
	}
	for _, q := range r.questions {
		if _, known := s.answers.get(q); known || asked[q] {
			continue
		}
		asked[q] = true
		if size += 24 + len(q.data); size > maxMulticall {
			if err := flush(); err != nil {
				return err
			}
			size = 24 + len(q.data)
		}
		batch = append(batch, q)
	}
	return flush()
}

// multicall asks questions about one block in one request, and keeps the answers.
func (s *shared) multicall(ctx context.Context, batch []question) error {
	code := append([]byte(nil), multicallCode...)
	for _, q := range batch {
		code = append(code, q.to[:]...)
		code = binary.BigEndian.AppendUint32(code, uint32(len(q.data)))
		code = append(code, q.data...)
	}
	_, err := s.Backend.CallContractAtHash(ctx, ethereum.CallMsg{Data: code}, batch[0].block)
	if err == nil {
		return errors.New("multicall: the node runs no init code")
	}
	out := revertData(err)
	if out == nil {
		return fmt.Errorf("multicall: %w", err)
	}
	for _, q := range batch {
		if len(out) < 32 {
			return errors.New("multicall: the answers end early")
		}
		succeeded := out[0]>>7 == 1
		length := binary.BigEndian.Uint64(out[24:32])
		out = out[32:]
		if length > uint64(len(out)) {
			return errors.New("multicall: the answers end early")
		}
		if succeeded {
			s.answers.keep(q, out[:length])
		}
		out = out[length:]
	}
	return nil
}

// recorder notes what is asked and answers nothing.
type recorder struct{ questions []question }

var errRecorded = errors.New("noted")

// CallContractAtHash implements Backend.
func (r *recorder) CallContractAtHash(_ context.Context, call ethereum.CallMsg, block common.Hash) ([]byte, error) {
	r.questions = append(r.questions, question{*call.To, string(call.Data), block})
	return nil, errRecorded
}

// The rest of Backend answers nothing either.

// ChainID implements Backend.
func (*recorder) ChainID(context.Context) (*big.Int, error) { return nil, errRecorded }

// HeaderByNumber implements Backend.
func (*recorder) HeaderByNumber(context.Context, *big.Int) (*types.Header, error) {
	return nil, errRecorded
}

// HeaderByHash implements Backend.
func (*recorder) HeaderByHash(context.Context, common.Hash) (*types.Header, error) {
	return nil, errRecorded
}

// CodeAt implements Backend.
func (*recorder) CodeAt(context.Context, common.Address, *big.Int) ([]byte, error) {
	return nil, errRecorded
}

// CallContract implements Backend.
func (*recorder) CallContract(context.Context, ethereum.CallMsg, *big.Int) ([]byte, error) {
	return nil, errRecorded
}

// FilterLogs implements Backend.
func (*recorder) FilterLogs(context.Context, ethereum.FilterQuery) ([]types.Log, error) {
	return nil, errRecorded
}

// TransactionByHash implements Backend.
func (*recorder) TransactionByHash(context.Context, common.Hash) (*types.Transaction, bool, error) {
	return nil, false, errRecorded
}
