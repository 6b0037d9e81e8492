//go:build amd64 || arm64

package vec

// single and double give column kernels the pointers they want. The bounds of the last row are checked here.
func single(f func(dst, x *float32, stride, rows int)) func(dst, a, b []float32, stride, rows int) {
	return func(dst, a, _ []float32, stride, rows int) {
		_ = a[(rows-1)*stride+len(dst)-1]
		f(&dst[0], &a[0], 4*stride, rows)
	}
}

func double(f func(dst, a, b *float32, stride, rows int)) func(dst, a, b []float32, stride, rows int) {
	return func(dst, a, b []float32, stride, rows int) {
		_, _ = a[(rows-1)*stride+len(dst)-1], b[(rows-1)*stride+len(dst)-1]
		f(&dst[0], &a[0], &b[0], 4*stride, rows)
	}
}

// random fills up what does not fit the blocks of the kernel f, which are of so many numbers from a multiple of 4 on.
func random(f func(dst []float32, counter, seed uint64, node, micro uint32), block int) func([]float32, uint64, uint64, uint32, uint32) {
	return func(dst []float32, seed, first uint64, node, micro uint32) {
		head := min(int(-first&3), len(dst))
		randomPortable(dst[:head], seed, first, node, micro)
		dst, first = dst[head:], first+uint64(head)
		whole := len(dst) / block * block
		f(dst[:whole], first/4, seed, node, micro)
		randomPortable(dst[whole:], seed, first+uint64(whole), node, micro)
	}
}
