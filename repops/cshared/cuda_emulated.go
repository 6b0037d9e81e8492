//go:build emulatedcuda

package main

import (
	"assay/repops/cuda"
	"assay/repops/cuda/emulator"
)

// For tests on machines without a GPU, never for use: every device is the processor.
func init() {
	openDevice = func(int, ...string) (cuda.Device, error) { return emulator.Open() }
	probe = func(...string) (string, []cuda.Problem) { return "emulated", nil }
}
