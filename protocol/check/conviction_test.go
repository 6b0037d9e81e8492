package check

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"
)

// overlapping is calldata in which every offset leads to one list, whose elements are offsets to it: it would be read for ever.
func overlapping(words int) []byte {
	data := crypto.Keccak256([]byte(proveElement))[:4]
	for i := range words {
		word := make([]byte, 32)
		if i == 0 {
			binary.BigEndian.PutUint64(word[24:], 0)
		} else {
			binary.BigEndian.PutUint64(word[24:], uint64(words-1)/2)
		}
		data = append(data, word...)
	}
	return data
}

// Calldata that says the same bytes again and again is read no more than there is of it.
func TestOffsetsThatOverlapEnd(t *testing.T) {
	d := newDecoder(32 * 4096)
	list := make([]byte, 32*4096)
	binary.BigEndian.PutUint64(list[24:], 4095)
	f := frame{d, list, 0}
	read := 0
	for range 4095 {
		read += len(f.hashes(1))
	}
	require.ErrorIs(t, d.err, ErrCalldata)
	require.LessOrEqual(t, read, 64+4*4096)
	_, err := ReadConviction(overlapping(4096))
	require.ErrorIs(t, err, ErrCalldata)
}

func FuzzReadConviction(f *testing.F) {
	f.Add(overlapping(7))
	f.Add(overlapping(64))
	f.Add([]byte(nil))
	f.Fuzz(func(t *testing.T, calldata []byte) {
		c, err := ReadConviction(calldata)
		if err != nil {
			if !errors.Is(err, ErrConviction) && !errors.Is(err, ErrCalldata) {
				t.Fatal(err)
			}
			return
		}
		_, _, _ = c.Claimed()
		_, _, _ = c.Operands()
		_, _ = c.Judge()
	})
}
