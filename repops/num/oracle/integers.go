package oracle

// SaturateI8 is an i32, as its bit pattern, limited to the range of i8.
func SaturateI8(x uint32) uint64 {
	switch {
	case x < 0x80:
		return uint64(x)
	case x < 0x80000000:
		return 0x7f
	case x < 0xffffff80:
		return 0x80
	}
	return uint64(x & 0xff)
}

// Random is number i of Philox4x32-10 under the given seed, node and micro-batch, written with 64-bit products.
func Random(seed, i uint64, node, micro uint32) uint64 {
	const low = 1<<32 - 1
	c := [4]uint64{i / 4 & low, i / 4 >> 32, uint64(node), uint64(micro)}
	k := [2]uint64{seed & low, seed >> 32}
	for range 10 {
		p, q := 0xd2511f53*c[0], 0xcd9e8d57*c[2]
		c[0], c[1] = q>>32^c[1]^k[0], q&low
		c[2], c[3] = p>>32^c[3]^k[1], p&low
		k[0], k[1] = (k[0]+0x9e3779b9)&low, (k[1]+0xbb67ae85)&low
	}
	return FromInt24(c[i%4] >> 8)
}

// FromInt24 is n·2^-24 in binary32 for n < 2^24.
func FromInt24(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	field := uint64(126)
	for n < 1<<23 {
		n <<= 1
		field--
	}
	return field<<23 | n&(1<<23-1)
}
