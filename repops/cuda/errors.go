// Package cuda runs kernels on NVIDIA's devices. Nothing of NVIDIA is needed to build it: the driver and the compiler of
// kernels, NVRTC, are loaded when they are asked for. The build tag nocuda leaves the loading out; programs that are built with
// it and without cgo stay statically linked.
package cuda

import (
	"errors"
	"fmt"
)

// The kinds of failure. Errors of devices and compilers wrap one of them.
var (
	// ErrUnavailable reports a machine without a device that can be used, or without NVIDIA's driver.
	ErrUnavailable = errors.New("no CUDA device")
	// ErrMemory reports a device without room.
	ErrMemory = errors.New("out of device memory")
	// ErrNVRTC reports a compiler of kernels that is missing or that failed.
	ErrNVRTC = errors.New("NVRTC")
	// ErrDriver reports a call that the driver refused, or work that failed.
	ErrDriver = errors.New("CUDA driver")
)

// Error is a failure with what to do about it.
type Error struct {
	Kind error // ErrUnavailable, ErrMemory, ErrNVRTC or ErrDriver
	Code int   // the driver's or NVRTC's own; 0 if it has none
	Text string
	Hint string
}

func (e *Error) Error() string {
	s := fmt.Sprintf("%v: %s", e.Kind, e.Text)
	if e.Hint != "" {
		s += ". Hint: " + e.Hint
	}
	return s
}

func (e *Error) Unwrap() error { return e.Kind }

// Problem is something that keeps this machine from using its devices.
type Problem struct{ Detail, Hint string }

func problem(err error) Problem {
	var e *Error
	if errors.As(err, &e) {
		return Problem{fmt.Sprintf("%v: %s", e.Kind, e.Text), e.Hint}
	}
	return Problem{Detail: err.Error()}
}
