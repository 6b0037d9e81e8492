package check

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"assay/repops"
)

// ErrCalldata reports calldata that is laid out as no encoder lays it out. A contract may read it all the same.
var ErrCalldata = errors.New("the calldata cannot be read")

// decoder reads as a contract does: what is asked for, and nothing else, where go-ethereum's accounts/abi reads all or nothing. It keeps the first thing that is wrong with calldata. Everything read after it is zero.
type decoder struct {
	err error
	// left is how many words may still be read: offsets may lead to the same bytes again and again.
	left int
}

// newDecoder reads calldata of so many bytes, each word of it a few times.
func newDecoder(size int) *decoder { return &decoder{left: 64 + size/8} }

// take counts n words.
func (d *decoder) take(n uint64) bool {
	if uint64(d.left) < n {
		d.fail("its offsets lead to more than there is: another read of words", n)
		return false
	}
	d.left -= int(n)
	return true
}

func (d *decoder) fail(what string, n uint64) {
	if d.err == nil {
		d.err = fmt.Errorf("%w: %s %d", ErrCalldata, what, n)
	}
}

// frame is a tuple, or the elements of a list, of the ABI: words, of which those of what has no fixed size are offsets into the frame.
type frame struct {
	*decoder
	data []byte
	// elements is the number of elements of a list.
	elements uint64
}

// word is word i.
func (f frame) word(i uint64) (w [32]byte) {
	if i >= uint64(len(f.data))/32 {
		f.fail("no word", i)
		return w
	}
	if !f.take(1) {
		return w
	}
	copy(w[:], f.data[32*i:])
	return w
}

func (f frame) hash(i uint64) repops.Hash { return f.word(i) }

func (f frame) account(i uint64) common.Address {
	w := f.word(i)
	return common.BytesToAddress(w[:])
}

func (f frame) u64(i uint64) uint64 {
	w := f.word(i)
	if [24]byte(w[:24]) != [24]byte{} {
		f.fail("no number below 2^64 in word", i)
		return 0
	}
	return binary.BigEndian.Uint64(w[24:])
}

func (f frame) u32(i uint64) uint32 {
	v := f.u64(i)
	if v >= 1<<32 {
		f.fail("no number below 2^32 in word", i)
		return 0
	}
	return uint32(v)
}

// at is the frame that word i is the offset of.
func (f frame) at(i uint64) frame {
	offset := f.u64(i)
	if offset > uint64(len(f.data)) {
		f.fail("an offset beyond the end in word", i)
		offset = uint64(len(f.data))
	}
	return frame{f.decoder, f.data[offset:], 0}
}

// list is the elements of the list that word i is the offset of. Each has a word at least.
func (f frame) list(i uint64) frame {
	l := f.at(i)
	n := l.u64(0)
	if n > uint64(len(l.data))/32 {
		f.fail("a list that is longer than the calldata in word", i)
		n = 0
	}
	return frame{f.decoder, l.data[min(32, len(l.data)):], n}
}

// each reads the elements of the list that word i is the offset of.
func each[T any](f frame, i uint64, read func(list frame, k uint64) T) (out []T) {
	l := f.list(i)
	for k := uint64(0); k < l.elements && f.err == nil; k++ {
		out = append(out, read(l, k))
	}
	return out
}

func (f frame) hashes(i uint64) []repops.Hash { return each(f, i, frame.hash) }

// frames are the elements of a list of tuples that have no fixed size.
func (f frame) frames(i uint64) []frame { return each(f, i, frame.at) }

func (f frame) bytes(i uint64) []byte {
	l := f.at(i)
	n := l.u64(0)
	if len(l.data) < 32 || n > uint64(len(l.data)-32) {
		f.fail("bytes that are longer than the calldata in word", i)
		return nil
	}
	if !f.take(n / 32) {
		return nil
	}
	return l.data[32 : 32+n]
}
