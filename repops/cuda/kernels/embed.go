// Package kernels is the source of the CUDA kernels. It is compiled at run time by NVRTC for the device at hand, and by a C++
// compiler, in tests, for the emulated one.
package kernels

import "embed"

// Source has every file of the kernels; Main is the one that includes the others.
//
//go:embed *.cuh
var Source embed.FS

// Main is the file to compile.
const Main = "kernels.cuh"
