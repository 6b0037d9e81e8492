package engine

// cpuid and xgetbv are the instructions of these names.
//
//go:noescape
func cpuid(leaf, sub uint32) (a, b, c, d uint32)

func xgetbv() (lo, hi uint32)

func detect() Features {
	var f Features
	maxLeaf, _, _, _ := cpuid(0, 0)
	if maxLeaf < 7 {
		return f
	}
	bit := func(word uint32, n uint) bool { return word>>n&1 == 1 }
	_, _, c1, _ := cpuid(1, 0)
	_, b7, c7, _ := cpuid(7, 0)
	f.SHA = bit(b7, 29) && bit(c1, 9) && bit(c1, 19)
	if !bit(c1, 27) { // OSXSAVE
		return f
	}
	const ymm, zmm = 0x6, 0xe6 // XCR0: the states of XMM and YMM; those and of opmasks and ZMM
	state, _ := xgetbv()
	f.AVX2 = state&ymm == ymm && bit(c1, 28) && bit(c1, 12) && bit(b7, 5)
	f.AVX512 = f.AVX2 && state&zmm == zmm && bit(b7, 16) && bit(b7, 17) && bit(b7, 28) && bit(b7, 30) && bit(b7, 31)
	f.VNNI = f.AVX512 && bit(c7, 11)
	return f
}
