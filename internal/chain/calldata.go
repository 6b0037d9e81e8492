package chain

import (
	"encoding/binary"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
)

const (
	// farOffset is beyond every calldata: what lies there reads as zeros.
	farOffset = 1 << 40
	// maxDecoded bounds what calldata may come to: its parts may overlap.
	maxDecoded = 1 << 20
)

var errCalldata = errors.New("calldata of no sensible size")

// decodeCall decodes the calldata of a function, selector included, as the contract does. A contract follows an offset of a struct's member
// or of an array's element backwards too, which go-ethereum's decoder refuses: who chooses the encoding must not choose who can read it.
func decodeCall(inputs abi.Arguments, data []byte) ([]any, error) {
	args, err := inputs.Unpack(data[4:])
	if err == nil {
		return args, nil
	}
	members := make([]*abi.Type, len(inputs))
	for i := range inputs {
		members[i] = &inputs[i].Type
	}
	c := calldata{data: data, left: maxDecoded}
	usual, again := c.tuple(4, members)
	if again != nil {
		return nil, errors.Join(err, again)
	}
	return inputs.Unpack(usual)
}

// calldata is written anew in the usual encoding.
type calldata struct {
	data []byte
	left int
}

// read is what the EVM reads at a place: zeros where nothing is.
func (c *calldata) read(at int64, size int) []byte {
	out := make([]byte, size)
	if at >= 0 && at < int64(len(c.data)) {
		copy(out, c.data[at:])
	}
	return out
}

// follow is the place that the offset at `at` leads to from a base.
func (c *calldata) follow(base, at int64) int64 {
	offset := new(big.Int).SetBytes(c.read(at, 32))
	if offset.Bit(255) == 1 {
		offset.Sub(offset, new(big.Int).Lsh(big.NewInt(1), 256))
	}
	if !offset.IsInt64() || offset.Int64() < -farOffset || offset.Int64() > farOffset {
		return -farOffset
	}
	return base + offset.Int64()
}

// tuple is what values that begin at a base, one after the other, come to.
func (c *calldata) tuple(base int64, members []*abi.Type) ([]byte, error) {
	heads := 0
	for _, t := range members {
		heads += headSize(t)
	}
	head, tail := make([]byte, 0, heads), []byte(nil)
	at := base
	for _, t := range members {
		place := at
		if isDynamic(t) {
			place = c.follow(base, at)
		}
		value, err := c.value(place, t)
		if err != nil {
			return nil, err
		}
		if isDynamic(t) {
			head = append(head, word(heads+len(tail))...)
			tail = append(tail, value...)
		} else {
			head = append(head, value...)
		}
		at += int64(headSize(t))
	}
	return append(head, tail...), nil
}

func (c *calldata) value(at int64, t *abi.Type) ([]byte, error) {
	if c.left -= 32; c.left < 0 {
		return nil, errCalldata
	}
	switch t.T {
	case abi.TupleTy:
		return c.tuple(at, t.TupleElems)
	case abi.ArrayTy:
		return c.elements(at, t.Elem, t.Size)
	case abi.SliceTy, abi.BytesTy, abi.StringTy:
		length := new(big.Int).SetBytes(c.read(at, 32))
		if !length.IsInt64() || length.Int64() > int64(len(c.data)) {
			return nil, errCalldata
		}
		n := int(length.Int64())
		if t.T == abi.SliceTy {
			list, err := c.elements(at+32, t.Elem, n)
			return append(word(n), list...), err
		}
		if c.left -= n; c.left < 0 {
			return nil, errCalldata
		}
		return append(word(n), append(c.read(at+32, n), make([]byte, (32-n%32)%32)...)...), nil
	}
	return c.read(at, 32), nil
}

func (c *calldata) elements(at int64, t *abi.Type, n int) ([]byte, error) {
	members := make([]*abi.Type, n)
	for i := range members {
		members[i] = t
	}
	return c.tuple(at, members)
}

func isDynamic(t *abi.Type) bool {
	switch t.T {
	case abi.SliceTy, abi.BytesTy, abi.StringTy:
		return true
	case abi.ArrayTy:
		return isDynamic(t.Elem)
	case abi.TupleTy:
		for _, e := range t.TupleElems {
			if isDynamic(e) {
				return true
			}
		}
	}
	return false
}

// headSize is the bytes that a value takes among others: itself, or its offset.
func headSize(t *abi.Type) int {
	switch {
	case isDynamic(t):
		return 32
	case t.T == abi.ArrayTy:
		return t.Size * headSize(t.Elem)
	case t.T == abi.TupleTy:
		size := 0
		for _, e := range t.TupleElems {
			size += headSize(e)
		}
		return size
	}
	return 32
}

func word(n int) []byte { return binary.BigEndian.AppendUint64(make([]byte, 24), uint64(n)) }
