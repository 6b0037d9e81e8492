package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"encoding/json"
	"fmt"

	"assay/repops"
	"assay/repops/program"
)

// decode reads and validates a program.
func decode(data C.uintptr_t, size C.size_t) (*program.Program, error) {
	b, err := list[byte](uintptr(data), uint64(size))
	if err != nil {
		return nil, err
	}
	p := new(program.Program)
	if err := p.UnmarshalBinary(b); err != nil {
		return nil, err
	}
	return p, p.Validate()
}

// assay_repops_program_root writes the root of a valid program (docs/arithmetic-programs.md) to out, 32 bytes.
//
//export assay_repops_program_root
func assay_repops_program_root(data C.uintptr_t, size C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		p, err := decode(data, size)
		if err != nil {
			return err
		}
		dst, err := hash(uintptr(out))
		if err != nil {
			return err
		}
		*dst = p.Root()
		return nil
	})
}

// assay_repops_program_describe writes what a valid program takes and gives, as JSON text, to out, and the bytes it takes with
// its terminating zero to *needed; with a null out only that.
//
//export assay_repops_program_describe
func assay_repops_program_describe(data C.uintptr_t, size C.size_t, out C.uintptr_t, room C.size_t, needed C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		p, err := decode(data, size)
		if err != nil {
			return err
		}
		return answer(describe(p), uintptr(out), uint64(room), uintptr(needed))
	})
}

// answer writes v as JSON text with a terminating zero to out, and the bytes it takes to needed; at null only that.
func answer(v any, out uintptr, room uint64, needed uintptr) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	bytes, err := one[C.size_t](needed)
	if err != nil {
		return err
	}
	*bytes = C.size_t(len(b) + 1)
	if out == 0 {
		return nil
	}
	dst, err := list[byte](out, room)
	if err != nil {
		return err
	}
	if len(dst) <= len(b) {
		return fmt.Errorf("%d bytes for a text of %d", len(dst), len(b))
	}
	dst[copy(dst, b)] = 0
	return nil
}

// opened is a valid program of no more than most elements a run, with copies of its constants.
func opened(data C.uintptr_t, size C.size_t, constants C.uintptr_t, count C.size_t, most C.uint64_t) (*program.Program, []program.Tensor, error) {
	p, err := decode(data, size)
	if err != nil {
		return nil, nil, err
	}
	if err := program.Within(p, "max_elements", uint64(most)); err != nil {
		return nil, nil, err
	}
	pointers, err := list[uintptr](uintptr(constants), uint64(count))
	if err != nil {
		return nil, nil, err
	}
	given, err := tensors(p, program.Constant, pointers)
	if err != nil {
		return nil, nil, err
	}
	kept := make([]program.Tensor, len(given))
	for i := range given {
		kept[i] = clone(given[i])
	}
	return p, kept, nil
}

// assay_repops_program_open prepares a valid program for runs and writes a handle for it, never 0, to out. constants are pointers
// to the program's constants, in the order of its inputs, which are copied. A program of which one run computes and reads more
// than most elements in all is refused: TooLarge.
//
//export assay_repops_program_open
func assay_repops_program_open(data C.uintptr_t, size C.size_t, constants C.uintptr_t, count C.size_t, most C.uint64_t, out C.uintptr_t,
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
		x, err := program.NewExecutor(p, kept)
		if err != nil {
			return err
		}
		x.Limit(memory())
		*dst = put(&machine{p: p, x: x})
		return nil
	})
}

// assay_repops_program_close ends the use of a handle. A run in progress ends as it would have.
//
//export assay_repops_program_close
func assay_repops_program_close(handle C.uint64_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error { return drop(uint64(handle)) })
}

// assay_repops_program_run runs an opened program. Pointers are to tensors of the program's types and shapes, NaNs canonical:
// state in the order of its inputs, batch micro-batch after micro-batch, each in the order of its inputs, outputs in the order
// of its outputs. An output may be a tensor of the state, begin to end. trace, if not null, takes the trace root of the run, 32
// bytes, for which every node is run on its own.
//
//export assay_repops_program_run
func assay_repops_program_run(handle C.uint64_t, state C.uintptr_t, stateCount C.size_t, batch C.uintptr_t, batchCount C.size_t,
	round, step C.uint32_t, seed C.uint64_t, outputs C.uintptr_t, outputCount C.size_t, trace C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		m, err := machineOf(uint64(handle))
		if err != nil {
			return err
		}
		var pointers [3][]uintptr
		for i, l := range []struct {
			p C.uintptr_t
			n C.size_t
		}{{state, stateCount}, {batch, batchCount}, {outputs, outputCount}} {
			if pointers[i], err = list[uintptr](uintptr(l.p), uint64(l.n)); err != nil {
				return err
			}
		}
		var traced *repops.Hash
		if trace != 0 {
			if traced, err = hash(uintptr(trace)); err != nil {
				return err
			}
		}
		root, err := m.run(pointers[0], pointers[1], pointers[2], uint32(round), uint32(step), uint64(seed), traced != nil)
		if err == nil && traced != nil {
			*traced = root
		}
		return err
	})
}

// addresses are lists of pointers that a caller gives.
func addresses(given ...[2]uint64) ([][]uintptr, error) {
	lists := make([][]uintptr, len(given))
	for i, g := range given {
		var err error
		if lists[i], err = list[uintptr](uintptr(g[0]), g[1]); err != nil {
			return nil, err
		}
	}
	return lists, nil
}

// assay_repops_program_step runs an opened program with loop = 1 once and writes the next state over state. Pointers, batch and trace
// are as for assay_repops_program_run.
//
//export assay_repops_program_step
func assay_repops_program_step(handle C.uint64_t, state C.uintptr_t, stateCount C.size_t, batch C.uintptr_t, batchCount C.size_t,
	round, step C.uint32_t, seed C.uint64_t, trace C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		m, err := machineOf(uint64(handle))
		if err != nil {
			return err
		}
		lists, err := addresses([2]uint64{uint64(state), uint64(stateCount)}, [2]uint64{uint64(batch), uint64(batchCount)})
		if err != nil {
			return err
		}
		var traced *repops.Hash
		if trace != 0 {
			if traced, err = hash(uintptr(trace)); err != nil {
				return err
			}
		}
		root, err := m.step(lists[0], lists[1], uint32(round), uint32(step), uint64(seed), traced != nil)
		if err == nil && traced != nil {
			*traced = root
		}
		return err
	})
}

// assay_repops_program_groups runs groups [lo, hi) of an opened program's grid of micro-batches, one worker's share of a step, and
// writes what they hand over, group after group, to outputs (assay_repops_program_sharing). batch holds the micro-batches of
// these groups only.
//
//export assay_repops_program_groups
func assay_repops_program_groups(handle C.uint64_t, state C.uintptr_t, stateCount C.size_t, batch C.uintptr_t, batchCount C.size_t,
	round, step C.uint32_t, seed C.uint64_t, lo, hi C.int32_t, outputs C.uintptr_t, outputCount C.size_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		m, err := machineOf(uint64(handle))
		if err != nil {
			return err
		}
		lists, err := addresses([2]uint64{uint64(state), uint64(stateCount)}, [2]uint64{uint64(batch), uint64(batchCount)},
			[2]uint64{uint64(outputs), uint64(outputCount)})
		if err != nil {
			return err
		}
		return m.groups(lists[0], lists[1], int(lo), int(hi), lists[2], uint32(round), uint32(step), uint64(seed))
	})
}

// assay_repops_program_finish ends a step of an opened program from what all groups of its grid have handed over, group after group,
// and writes the next state over state.
//
//export assay_repops_program_finish
func assay_repops_program_finish(handle C.uint64_t, state C.uintptr_t, stateCount C.size_t, groups C.uintptr_t, groupCount C.size_t,
	round, step C.uint32_t, seed C.uint64_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		m, err := machineOf(uint64(handle))
		if err != nil {
			return err
		}
		lists, err := addresses([2]uint64{uint64(state), uint64(stateCount)}, [2]uint64{uint64(groups), uint64(groupCount)})
		if err != nil {
			return err
		}
		return m.finish(lists[0], lists[1], uint32(round), uint32(step), uint64(seed))
	})
}

// assay_repops_program_sharing writes what each group of an opened program's grid hands over, and the bytes of intermediate results
// that its runs have needed, as JSON text to out, as assay_repops_program_describe does.
//
//export assay_repops_program_sharing
func assay_repops_program_sharing(handle C.uint64_t, out C.uintptr_t, room C.size_t, needed C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		m, err := machineOf(uint64(handle))
		if err != nil {
			return err
		}
		return answer(m.sharing(), uintptr(out), uint64(room), uintptr(needed))
	})
}

// assay_repops_tensors_root writes the root of a list of tensors, such as a state, to out, 32 bytes. types are 1 (f32), 5 (i8) or
// 6 (i32), lengths numbers of elements, one a tensor. A NaN that no tensor holds is refused.
//
//export assay_repops_tensors_root
func assay_repops_tensors_root(types C.uintptr_t, data C.uintptr_t, lengths C.uintptr_t, count C.size_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		t, err := list[byte](uintptr(types), uint64(count))
		if err != nil {
			return err
		}
		n, err := list[uint64](uintptr(lengths), uint64(count))
		if err != nil {
			return err
		}
		pointers, err := list[uintptr](uintptr(data), uint64(count))
		if err != nil {
			return err
		}
		ts := make([]program.Tensor, len(t))
		for i := range ts {
			if ts[i], err = tensor(program.DType(t[i]), pointers[i], n[i]); err != nil {
				return fmt.Errorf("tensor %d: %w", i, err)
			}
			if err := ts[i].Canonical(); err != nil {
				return fmt.Errorf("tensor %d: %w", i, err)
			}
		}
		dst, err := hash(uintptr(out))
		if err != nil {
			return err
		}
		*dst = program.TensorsRoot(ts)
		return nil
	})
}

// assay_repops_network trains the small network of docs/arithmetic-programs.md from a seed and writes the root of its state
// after the given number of steps to out, 32 bytes. It is a test of a whole machine: every engine, number of threads and
// platform gives the same root.
//
//export assay_repops_network
func assay_repops_network(seed C.uint64_t, steps C.uint32_t, out C.uintptr_t, message C.uintptr_t, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		const most = 10_000
		if steps > most {
			return fmt.Errorf("%d steps, at most %d", steps, most)
		}
		dst, err := hash(uintptr(out))
		if err != nil {
			return err
		}
		root, err := trainNetwork(uint64(seed), uint32(steps))
		if err == nil {
			*dst = root
		}
		return err
	})
}

func trainNetwork(seed uint64, steps uint32) (repops.Hash, error) {
	net := program.SmallNetwork(seed)
	x, err := program.NewExecutor(net.Program, net.Constants)
	if err != nil {
		return repops.Hash{}, err
	}
	state := net.State
	for s := range steps {
		if state, err = x.Run(net.Inputs(state, s), nil); err != nil {
			return repops.Hash{}, err
		}
	}
	return program.TensorsRoot(state), nil
}
