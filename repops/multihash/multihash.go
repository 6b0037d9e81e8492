package multihash

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"unsafe"

	"assay/repops/engine"
)

// Method is a way to compute digests.
type Method uint8

// The methods, slowest first on most machines.
const (
	Crypto Method = iota // crypto/sha256, one message after the other; it has its own use of the SHA extensions
	AVX2                 // 8 messages in the lanes of AVX2
	SHANI                // 2 messages side by side in the SHA extensions of x86
	AVX512               // 16 messages in the lanes of AVX-512
	count
)

var names = [count]string{"crypto", "avx2", "sha-ni", "avx512"}

// String is the method's name in benchmarks and tests.
func (m Method) String() string {
	if m < count {
		return names[m]
	}
	return fmt.Sprintf("method(%d)", uint8(m))
}

// Supported lists the methods of this machine.
func Supported() []Method {
	var s []Method
	for m := range count {
		if m.Available() {
			s = append(s, m)
		}
	}
	return s
}

// For is the fastest method of this machine that an engine allows: one with AVX-512 may use all, one with AVX2 all but
// AVX-512, any other one crypto/sha256. Two messages in the SHA extensions take about as long as in eight lanes of AVX2 where
// these are slow (Ice Lake), far less elsewhere, and a few messages leave no lanes empty.
func For(e engine.Engine) Method {
	switch {
	case e == engine.AVX512 && AVX512.Available():
		return AVX512
	case e != engine.AVX512 && e != engine.AVX2:
		return Crypto
	case SHANI.Available():
		return SHANI
	case AVX2.Available():
		return AVX2
	}
	return Crypto
}

// Sum sets dst[i] to SHA-256(prefix ‖ data[i·size : (i+1)·size]), by the method of the engine in use. data holds exactly
// len(dst) messages of size ≥ 0 bytes; anything else panics. dst may begin where data begins if size ≥ 32, else they do not
// overlap.
func Sum[H ~[32]byte](dst []H, prefix byte, data []byte, size int) {
	For(engine.Current()).sum(digests(dst), prefix, data, size)
}

// SumBy is Sum by a given method, which this machine has: another one panics.
func SumBy[H ~[32]byte](m Method, dst []H, prefix byte, data []byte, size int) {
	if !m.Available() {
		panic("multihash: this machine has no " + m.String())
	}
	m.sum(digests(dst), prefix, data, size)
}

func digests[H ~[32]byte](d []H) [][32]byte {
	return unsafe.Slice((*[32]byte)(unsafe.Pointer(unsafe.SliceData(d))), len(d))
}

func (m Method) sum(dst [][32]byte, prefix byte, data []byte, size int) {
	if size < 0 || len(data) != len(dst)*size {
		panic("multihash: the data is not the messages")
	}
	for len(dst) > 0 {
		n := m.batch(dst, prefix, data, size)
		dst, data = dst[n:], data[n*size:]
	}
}

// onStack is the size up to which a message passes through the stack on its way to crypto/sha256.
const onStack = 2048

func sumCrypto(dst [][32]byte, prefix byte, data []byte, size int) {
	if size > onStack {
		h := sha256.New()
		for i := range dst {
			h.Reset()
			h.Write([]byte{prefix})
			h.Write(data[i*size : (i+1)*size])
			h.Sum(dst[i][:0])
		}
		return
	}
	var b [1 + onStack]byte
	b[0] = prefix
	for i := range dst {
		copy(b[1:], data[i*size:(i+1)*size])
		dst[i] = sha256.Sum256(b[:1+size])
	}
}

// layout says how the blocks of a padded message of 1 + size bytes come from two places: block 0 and the last one or two
// from a slot of a buffer, which holds the prefix and the padding, those between from the caller's data, where they begin
// at byte 63.
type layout struct {
	size   int
	middle int // blocks in the caller's data
	buffer int // blocks in the slot
	end    int // byte of the slot at which the message ends
}

const (
	block = sha256.BlockSize
	// slotBytes has room for block 0 and two blocks at the end.
	slotBytes = 3 * block
)

func layoutOf(size int) layout {
	l := layout{size: size, end: 1 + size}
	if size >= block-1 {
		rest := size - (block - 1)
		l.middle = rest / block
		l.end = block + rest%block
	}
	l.buffer = (l.end + 1 + 8 + block - 1) / block
	return l
}

// frame writes what is the same in each slot.
func (l *layout) frame(slot []byte, prefix byte) {
	slot[0] = prefix
	slot[l.end] = 0x80
	binary.BigEndian.PutUint64(slot[l.buffer*block-8:], 8*uint64(1+l.size))
}

// fill writes the message's own bytes.
func (l *layout) fill(slot, message []byte) {
	if l.size < block-1 {
		copy(slot[1:], message)
		return
	}
	copy(slot[1:block], message)
	copy(slot[block:l.end], message[block-1+l.middle*block:])
}
