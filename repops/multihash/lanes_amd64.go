package multihash

import (
	"encoding/binary"

	"assay/repops/engine"
)

// Available says whether this machine has the method.
func (m Method) Available() bool {
	switch m {
	case Crypto:
		return true
	case AVX2:
		return engine.CPU.AVX2
	case SHANI:
		return engine.CPU.SHA
	case AVX512:
		return engine.CPU.AVX512
	}
	return false
}

// iv is the first state of FIPS 180-4, section 5.3.3.
var iv = [8]uint32{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}

var (
	iv16 [8][16]uint32
	iv8  [8][8]uint32
	iv2  = [2][8]uint32{iv, iv}
)

func init() {
	for i, v := range iv {
		for l := range iv16[i] {
			iv16[i][l] = v
		}
		for l := range iv8[i] {
			iv8[i][l] = v
		}
	}
}

// batch hashes the first messages, at least one, and returns how many. What does not fill the lanes goes where it is done
// soonest: half-empty lanes take as long as full ones.
func (m Method) batch(dst [][32]byte, prefix byte, data []byte, size int) int {
	n := len(dst)
	switch {
	case n == 1 || m == Crypto:
		sumCrypto(dst, prefix, data, size)
	case m == AVX512 && n >= 16:
		n &^= 15
		sum16(dst[:n], prefix, data, size)
	case m == AVX512 && (n > 6 || !SHANI.Available()):
		sum16(dst, prefix, data, size)
	case m == AVX2 && n >= 8:
		n &^= 7
		sum8(dst[:n], prefix, data, size)
	case m == AVX2:
		sum8(dst, prefix, data, size)
	default:
		n &^= 1
		sum2(dst[:n], prefix, data, size)
	}
	return n
}

func sum16(dst [][32]byte, prefix byte, data []byte, size int) {
	const lanes = 16
	var slots [lanes * slotBytes]byte
	var state [8][lanes]uint32
	var out [lanes][32]byte
	var slotAt, at [lanes]int
	l := layoutOf(size)
	for i := range lanes {
		slotAt[i] = i * slotBytes
		l.frame(slots[slotAt[i]:], prefix)
	}
	for len(dst) > 0 {
		n := min(lanes, len(dst))
		for i := range n {
			at[i] = i * size
			l.fill(slots[slotAt[i]:], data[at[i]:at[i]+size])
		}
		// Lanes without a message repeat the last one.
		for i := n; i < lanes; i++ {
			at[i] = at[n-1]
		}
		state = iv16
		if l.middle == 0 {
			blocks16(&state, &slots[0], &slotAt, l.buffer)
		} else {
			blocks16(&state, &slots[0], &slotAt, 1)
			blocks16(&state, &data[block-1], &at, l.middle)
			blocks16(&state, &slots[block], &slotAt, l.buffer-1)
		}
		digests16(&out, &state)
		copy(dst, out[:n])
		dst, data = dst[n:], data[n*size:]
	}
}

func sum8(dst [][32]byte, prefix byte, data []byte, size int) {
	const lanes = 8
	var slots [lanes * slotBytes]byte
	var state [8][lanes]uint32
	var out [lanes][32]byte
	var slotAt, at [lanes]int
	l := layoutOf(size)
	for i := range lanes {
		slotAt[i] = i * slotBytes
		l.frame(slots[slotAt[i]:], prefix)
	}
	for len(dst) > 0 {
		n := min(lanes, len(dst))
		for i := range n {
			at[i] = i * size
			l.fill(slots[slotAt[i]:], data[at[i]:at[i]+size])
		}
		for i := n; i < lanes; i++ {
			at[i] = at[n-1]
		}
		state = iv8
		if l.middle == 0 {
			blocks8(&state, &slots[0], &slotAt, l.buffer)
		} else {
			blocks8(&state, &slots[0], &slotAt, 1)
			blocks8(&state, &data[block-1], &at, l.middle)
			blocks8(&state, &slots[block], &slotAt, l.buffer-1)
		}
		digests8(&out, &state)
		copy(dst, out[:n])
		dst, data = dst[n:], data[n*size:]
	}
}

// sum2 hashes an even number of messages.
func sum2(dst [][32]byte, prefix byte, data []byte, size int) {
	var slots [2 * slotBytes]byte
	slotAt, at := [2]int{0, slotBytes}, [2]int{0, size}
	l := layoutOf(size)
	l.frame(slots[:], prefix)
	l.frame(slots[slotBytes:], prefix)
	for len(dst) > 0 {
		l.fill(slots[:], data[:size])
		l.fill(slots[slotBytes:], data[size:2*size])
		state := iv2
		if l.middle == 0 {
			blocks2(&state, &slots[0], &slotAt, l.buffer)
		} else {
			blocks2(&state, &slots[0], &slotAt, 1)
			blocks2(&state, &data[block-1], &at, l.middle)
			blocks2(&state, &slots[block], &slotAt, l.buffer-1)
		}
		for i := range state {
			for j, v := range state[i] {
				binary.BigEndian.PutUint32(dst[i][4*j:], v)
			}
		}
		dst, data = dst[2:], data[2*size:]
	}
}
