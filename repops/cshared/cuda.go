package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"

	"assay/repops"
	"assay/repops/cuda"
	"assay/repops/program"
)

// Programs on a device. Their handles are others than those of programs on the processor. One call at a time works on a device.

// openDevice opens a device, probe says what keeps it from being opened; a build for tests has others.
var (
	openDevice = cuda.Open
	probe      = cuda.Probe
)

// gpu is an opened device and how many programs are on it.
type gpu struct {
	sync.Mutex
	d     cuda.Device
	users int
}

// resident is a program on a device.
type resident struct {
	g       *gpu
	ordinal int
	p       *program.Program
	x       *program.DeviceExecutor
	closed  bool
}

var residents struct {
	sync.Mutex
	last uint64
	open map[uint64]*resident
	gpus map[int]*gpu
}

func residentOf(handle uint64) (*resident, error) {
	residents.Lock()
	defer residents.Unlock()
	r, ok := residents.open[handle]
	if !ok {
		return nil, fmt.Errorf("no open program %d on a device", handle)
	}
	return r, nil
}

// on does work with the program's device.
func on(handle uint64, work func(r *resident) error) error {
	r, err := residentOf(handle)
	if err != nil {
		return err
	}
	r.g.Lock()
	defer r.g.Unlock()
	if r.closed {
		return fmt.Errorf("no open program %d on a device", handle)
	}
	return work(r)
}

// gpuOf is the device with a number, opened once.
func gpuOf(ordinal int, dirs []string) (*gpu, error) {
	residents.Lock()
	defer residents.Unlock()
	if g := residents.gpus[ordinal]; g != nil {
		g.users++
		return g, nil
	}
	d, err := openDevice(ordinal, dirs...)
	if err != nil {
		return nil, err
	}
	if residents.gpus == nil {
		residents.gpus = map[int]*gpu{}
	}
	g := &gpu{d: d, users: 1}
	residents.gpus[ordinal] = g
	return g, nil
}

// executor puts a program on the device.
func (g *gpu) executor(p *program.Program, constants []program.Tensor) (*program.DeviceExecutor, error) {
	g.Lock()
	defer g.Unlock()
	return program.NewDeviceExecutor(p, constants, g.d)
}

// leave closes a device that nothing is on any more.
func leave(ordinal int) error {
	residents.Lock()
	defer residents.Unlock()
	g := residents.gpus[ordinal]
	if g.users--; g.users > 0 {
		return nil
	}
	delete(residents.gpus, ordinal)
	g.Lock()
	defer g.Unlock()
	return g.d.Close()
}

// assay_repops_cuda_probe writes what this machine has of CUDA, and what keeps it from being used, as JSON text to out, as
// assay_repops_program_describe does. dirs are folders that may hold NVRTC, such as the Python environment, in the form of $PATH.
//
//export assay_repops_cuda_probe
func assay_repops_cuda_probe(dirs C.uintptr_t, out C.uintptr_t, room C.size_t, needed C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		s, err := text(uintptr(dirs))
		if err != nil {
			return err
		}
		found, problems := probe(filepath.SplitList(s)...)
		list := []map[string]string{}
		for _, p := range problems {
			list = append(list, map[string]string{"detail": p.Detail, "hint": p.Hint})
		}
		return answer(map[string]any{"found": found, "problems": list}, uintptr(out), uint64(room), uintptr(needed))
	})
}

// assay_repops_cuda_open prepares a valid program on a device, as assay_repops_program_open does on the processor, and writes a handle for
// it to out. The device's memory for all of the program is taken. dirs are those of assay_repops_cuda_probe.
//
//export assay_repops_cuda_open
func assay_repops_cuda_open(data C.uintptr_t, size C.size_t, constants C.uintptr_t, count C.size_t, most C.uint64_t, ordinal C.int32_t, dirs, out C.uintptr_t,
	message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		dst, err := one[uint64](uintptr(out))
		if err != nil {
			return err
		}
		p, kept, err := opened(data, size, constants, count, most)
		if err != nil {
			return err
		}
		s, err := text(uintptr(dirs))
		if err != nil {
			return err
		}
		g, err := gpuOf(int(ordinal), filepath.SplitList(s))
		if err != nil {
			return err
		}
		x, err := g.executor(p, kept)
		if err != nil {
			return errors.Join(err, leave(int(ordinal)))
		}
		residents.Lock()
		defer residents.Unlock()
		if residents.open == nil {
			residents.open = map[uint64]*resident{}
		}
		residents.last++
		residents.open[residents.last] = &resident{g: g, ordinal: int(ordinal), p: p, x: x}
		*dst = residents.last
		return nil
	})
}

// assay_repops_cuda_close ends the use of a handle and gives the device's memory back. A call in progress ends first.
//
//export assay_repops_cuda_close
func assay_repops_cuda_close(handle C.uint64_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		r, err := residentOf(uint64(handle))
		if err != nil {
			return err
		}
		residents.Lock()
		delete(residents.open, uint64(handle))
		residents.Unlock()
		r.g.Lock()
		if r.closed {
			r.g.Unlock()
			return fmt.Errorf("no open program %d on a device", handle)
		}
		r.closed = true
		err = r.x.Close()
		r.g.Unlock()
		return errors.Join(err, leave(r.ordinal))
	})
}

// assay_repops_cuda_set gives the state: pointers to its tensors, in their order, to the host's memory or, if there is 1, to the device's.
// On the device all work on them must be done.
//
//export assay_repops_cuda_set
func assay_repops_cuda_set(handle C.uint64_t, state C.uintptr_t, count C.size_t, there C.int32_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		return on(uint64(handle), func(r *resident) error {
			lists, err := addresses([2]uint64{uint64(state), uint64(count)})
			if err != nil {
				return err
			}
			if there == 0 {
				given, err := tensors(r.p, program.State, lists[0])
				if err != nil {
					return err
				}
				return r.x.SetState(given)
			}
			list := r.x.StateTensors()
			if len(list) != len(lists[0]) {
				return fmt.Errorf("%w: %d state tensors, %d wanted", program.ErrTensor, len(lists[0]), len(list))
			}
			r.x.Lost()
			for k, t := range list {
				if err := r.g.d.Copy(t.Address, cuda.Address(lists[0][k]), bytesOf(t)); err != nil {
					return err
				}
			}
			if err := r.g.d.Synchronize(); err != nil {
				return err
			}
			return r.x.Written()
		})
	})
}

func bytesOf(t program.DeviceTensor) uint64 {
	if t.DType == program.I8 {
		return uint64(t.Len)
	}
	return 4 * uint64(t.Len)
}

// assay_repops_cuda_get copies the state's tensors [first, first + count) to pointers, to the host's memory or, if there is 1, to the device's.
//
//export assay_repops_cuda_get
func assay_repops_cuda_get(handle C.uint64_t, first C.size_t, state C.uintptr_t, count C.size_t, there C.int32_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		return on(uint64(handle), func(r *resident) error {
			lists, err := addresses([2]uint64{uint64(state), uint64(count)})
			if err != nil {
				return err
			}
			if err := r.x.Given(); err != nil {
				return err
			}
			list := r.x.StateTensors()
			if uint64(first) > uint64(len(list)) || uint64(count) > uint64(len(list))-uint64(first) {
				return fmt.Errorf("%w: %d state tensors from %d on of %d", program.ErrTensor, count, first, len(list))
			}
			for k, t := range list[first:][:count] {
				if there != 0 {
					err = r.g.d.Copy(cuda.Address(lists[0][k]), t.Address, bytesOf(t))
				} else {
					var dst, src program.Tensor
					if dst, err = tensor(t.DType, lists[0][k], uint64(t.Len)); err == nil {
						if src, err = r.x.Download(t); err == nil {
							fill(dst, src)
						}
					}
				}
				if err != nil {
					return err
				}
			}
			return r.g.d.Synchronize()
		})
	})
}

// assay_repops_cuda_step takes a step on the state that the device has. batch is as for assay_repops_program_step, in the host's memory.
// After an error of the device the state is lost.
//
//export assay_repops_cuda_step
func assay_repops_cuda_step(handle C.uint64_t, batch C.uintptr_t, batchCount C.size_t, round, step C.uint32_t, seed C.uint64_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		return on(uint64(handle), func(r *resident) error {
			in, err := r.inputs(0, 0, uint64(batch), uint64(batchCount), uint32(round), uint32(step), uint64(seed))
			if err != nil {
				return err
			}
			return r.x.Step(in)
		})
	})
}

// inputs are the tensors at lists of pointers; without a state only the batches are.
func (r *resident) inputs(state, stateCount, batch, batchCount uint64, round, step uint32, seed uint64) (*program.Inputs, error) {
	lists, err := addresses([2]uint64{state, stateCount}, [2]uint64{batch, batchCount})
	if err != nil {
		return nil, err
	}
	in := &program.Inputs{Round: round, Step: step, Seed: seed, Batch: make([][]program.Tensor, r.p.MicroBatches())}
	if stateCount > 0 {
		if in.State, err = tensors(r.p, program.State, lists[0]); err != nil {
			return nil, err
		}
	}
	fields := len(r.p.InputsOf(program.Batch))
	if len(lists[1]) != fields*len(in.Batch) {
		return nil, fmt.Errorf("%w: %d tensors of %d micro-batches", program.ErrTensor, len(lists[1]), len(in.Batch))
	}
	for m := range in.Batch {
		if in.Batch[m], err = tensors(r.p, program.Batch, lists[1][m*fields:(m+1)*fields]); err != nil {
			return nil, fmt.Errorf("micro-batch %d: %w", m, err)
		}
	}
	return in, nil
}

// assay_repops_cuda_run runs a program once as assay_repops_program_run does, on the device. What state the device had is lost.
//
//export assay_repops_cuda_run
func assay_repops_cuda_run(handle C.uint64_t, state C.uintptr_t, stateCount C.size_t, batch C.uintptr_t, batchCount C.size_t,
	round, step C.uint32_t, seed C.uint64_t, outputs C.uintptr_t, outputCount C.size_t, trace C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		return on(uint64(handle), func(r *resident) error {
			in, err := r.inputs(uint64(state), uint64(stateCount), uint64(batch), uint64(batchCount), uint32(round), uint32(step), uint64(seed))
			if err != nil {
				return err
			}
			lists, err := addresses([2]uint64{uint64(outputs), uint64(outputCount)})
			if err != nil {
				return err
			}
			if len(lists[0]) != len(r.p.Outputs) {
				return fmt.Errorf("%w: %d outputs, %d wanted", program.ErrTensor, len(lists[0]), len(r.p.Outputs))
			}
			dst := make([]program.Tensor, len(lists[0]))
			for i, q := range lists[0] {
				t, s := outputOf(r.p, i)
				n, _ := s.Elements()
				if dst[i], err = tensor(t, q, n); err != nil {
					return fmt.Errorf("output %d: %w", i, err)
				}
			}
			var traced *repops.Hash
			if trace != 0 {
				if traced, err = hash(uintptr(trace)); err != nil {
					return err
				}
			}
			var out []program.Tensor
			if traced == nil {
				out, err = r.x.Run(in)
			} else {
				var all *program.Trace
				if all, out, err = r.x.Trace(in); err == nil {
					*traced = all.Root()
				}
			}
			if err != nil {
				return err
			}
			for i := range out {
				fill(dst[i], out[i])
			}
			return nil
		})
	})
}

// assay_repops_cuda_root writes the root of the state that the device has (assay_repops_tensors_root) to out, 32 bytes.
//
//export assay_repops_cuda_root
func assay_repops_cuda_root(handle C.uint64_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		return on(uint64(handle), func(r *resident) error {
			dst, err := hash(uintptr(out))
			if err != nil {
				return err
			}
			*dst, err = r.x.StateRoot()
			return err
		})
	})
}
