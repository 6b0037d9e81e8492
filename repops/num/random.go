package num

import "math/bits"

// Random is element i of the sequence that seed, node and micro name: a multiple of 2^-24 in [0, 1).
//
// It is Philox4x32-10 (Salmon and others, "Parallel random numbers: as easy as 1, 2, 3", 2011) with the key (low, high half
// of seed) and the counter (low, high half of ⌊i/4⌋, node, micro); the upper 24 bits of its word i mod 4 are the number.
func Random(seed, i uint64, node, micro uint32) float32 {
	w := philox([4]uint32{uint32(i >> 2), uint32(i >> 34), node, micro}, uint32(seed), uint32(seed>>32))
	return float32(float32(w[i&3]>>8) * 0x1p-24)
}

// philox is the bijection of Philox4x32 after ten rounds.
func philox(c [4]uint32, k0, k1 uint32) [4]uint32 {
	for round := range 10 {
		if round > 0 {
			k0 += 0x9e3779b9
			k1 += 0xbb67ae85
		}
		hi0, lo0 := bits.Mul32(0xd2511f53, c[0])
		hi1, lo1 := bits.Mul32(0xcd9e8d57, c[2])
		c = [4]uint32{hi1 ^ c[1] ^ k0, lo1, hi0 ^ c[3] ^ k1, lo0}
	}
	return c
}
