package main

/*
#include <stddef.h>
#include <stdint.h>
*/
import "C"

import (
	"fmt"
	"unsafe"

	"assay/repops"
	"assay/repops/program"
)

// decode reads and validates a program.
func decode(data unsafe.Pointer, size C.size_t) (*program.Program, error) {
	b, err := list[byte](data, uint64(size))
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
func assay_repops_program_root(data unsafe.Pointer, size C.size_t, out *C.uint8_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		p, err := decode(data, size)
		if err != nil {
			return err
		}
		dst, err := hash(out)
		if err != nil {
			return err
		}
		*dst = p.Root()
		return nil
	})
}

// assay_repops_network trains the small network of docs/arithmetic-programs.md from a seed and writes the root of its state
// after the given number of steps to out, 32 bytes. It is a test of a whole machine: every engine, number of threads and
// platform gives the same root.
//
//export assay_repops_network
func assay_repops_network(seed C.uint64_t, steps C.uint32_t, out *C.uint8_t, message *C.char, cap C.size_t) C.int32_t {
	return call(message, cap, func() error {
		const most = 10_000
		if steps > most {
			return fmt.Errorf("%d steps, at most %d", steps, most)
		}
		dst, err := hash(out)
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
