//go:build !amd64

package gemm

func addVariants(map[string]*Kernels) {}
