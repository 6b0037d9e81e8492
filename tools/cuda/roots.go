package main

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"time"

	"assay/repops"
	"assay/repops/program"
	"assay/repops/program/gpt"
)

// rootsFound is state roots of the device and of this processor's best engine.
type rootsFound struct {
	Roots  int        `json:"roots"` // compared
	Equal  bool       `json:"equal"` // all of them
	Engine string     `json:"engine"`
	Cases  []rootCase `json:"cases"`
}

type rootCase struct {
	Name          string  `json:"name"`
	Parameters    int     `json:"parameters,omitempty"`
	Steps         int     `json:"steps"`
	Device        string  `json:"device"`
	CPU           string  `json:"cpu"`
	Known         string  `json:"known,omitempty"` // what another machine has computed
	Equal         bool    `json:"equal"`
	DeviceSeconds float64 `json:"device_seconds"` // of all steps up to this one
	CPUSeconds    float64 `json:"cpu_seconds"`
}

// training is a program with its state, and inputs by step.
type training struct {
	name       string
	parameters int
	program    *program.Program
	constants  []program.Tensor
	state      []program.Tensor
	inputs     func(step int) *program.Inputs
	at         []int          // steps after which roots are compared, ascending
	known      map[int]string // roots that are known
}

func roots(m machine, s *settings) (any, error) {
	found := &rootsFound{Equal: true, Engine: bestEngine().String()}
	net := program.SmallNetwork(1)
	list := []training{{
		name: "small network", program: net.Program, constants: net.Constants, state: net.State,
		inputs: func(step int) *program.Inputs { return net.Inputs(nil, uint32(step)) }, at: []int{1, 10, 100},
		known: map[int]string{100: "0xfc0f144a297a44e9f4cf2075456d85eada4d513ffb4b64a190da951c1b19526a"},
	}}
	exported, err := readTraining(s.data)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		say("%s is not there: no exported GPT. Hint: test/cuda/export.py", s.data)
	case err != nil:
		return found, err
	default:
		list = append(list, *exported)
	}
	small, err := gptTraining("GPT of 3.3 million parameters", gpt.Small(), 1, 3)
	if err != nil {
		return found, err
	}
	list = append(list, *small)
	for i := range list {
		if err := found.compare(m, &list[i]); err != nil {
			return found, fmt.Errorf("%s: %w", list[i].name, err)
		}
	}
	if s.large {
		c := gpt2()
		c.D, c.A, c.Batch = 2, 1, 1
		large, err := gptTraining("GPT-2 small, two sequences", c, 1)
		if err != nil {
			return found, err
		}
		if err := found.compare(m, large); err != nil {
			return found, fmt.Errorf("%s: %w", large.name, err)
		}
	}
	if !found.Equal {
		return found, fmt.Errorf("%w: roots differ", errWrong)
	}
	return found, nil
}

func gptTraining(name string, c gpt.Config, at ...int) (*training, error) {
	g, err := gpt.New(c, 1)
	if err != nil {
		return nil, err
	}
	return &training{name: name, parameters: g.Parameters(), program: g.Program, constants: g.Constants, state: g.State, at: at,
		inputs: func(step int) *program.Inputs { return g.Inputs(nil, 1, uint32(step)) }}, nil
}

// compare trains on the device and on the processor.
func (f *rootsFound) compare(m machine, t *training) error {
	device, err := m.open(t.program, t.constants)
	if err != nil {
		return err
	}
	defer func() { _ = device.close() }()
	cpu, err := processor{bestEngine()}.open(t.program, t.constants)
	if err != nil {
		return err
	}
	var deviceRoots, cpuRoots []repops.Hash
	var deviceTimes, cpuTimes []float64
	train := func(x runner, roots *[]repops.Hash, times *[]float64) error {
		if err := x.setState(t.state); err != nil {
			return err
		}
		spent, step := 0.0, 0
		for _, until := range t.at {
			for ; step < until; step++ {
				in := t.inputs(step)
				start := time.Now()
				if err := x.step(in); err != nil {
					return err
				}
				spent += time.Since(start).Seconds()
			}
			start := time.Now()
			r, err := x.root() // waits for the steps
			if err != nil {
				return err
			}
			spent += time.Since(start).Seconds()
			*roots, *times = append(*roots, r), append(*times, spent)
		}
		return nil
	}
	if err := train(device, &deviceRoots, &deviceTimes); err != nil {
		return err
	}
	if err := train(cpu, &cpuRoots, &cpuTimes); err != nil {
		return fmt.Errorf("the processor: %w", err)
	}
	for k, steps := range t.at {
		c := rootCase{Name: t.name, Parameters: t.parameters, Steps: steps, Device: deviceRoots[k].String(), CPU: cpuRoots[k].String(), Known: t.known[steps],
			DeviceSeconds: deviceTimes[k], CPUSeconds: cpuTimes[k]}
		c.Equal = c.Device == c.CPU && (c.Known == "" || c.Known == c.Device)
		f.Roots++
		f.Equal = f.Equal && c.Equal
		f.Cases = append(f.Cases, c)
		say("%s, %d steps: equal %v, %s (device %.2f s, CPU %.2f s)", c.Name, steps, c.Equal, c.Device, c.DeviceSeconds, c.CPUSeconds)
	}
	return nil
}

// readTraining reads what test/cuda/export.py has written: program.bin, and constants, state and batches, each one tensor after the
// other, little-endian.
func readTraining(folder string) (*training, error) {
	b, err := os.ReadFile(filepath.Join(folder, "about.json"))
	if err != nil {
		return nil, err
	}
	var about struct {
		Name       string
		Parameters int
		Round      uint32
		Seeds      []uint64 // of each step
		Roots      []string // of the state after it, by the CPU of the machine that exported it
	}
	if err := json.Unmarshal(b, &about); err != nil {
		return nil, err
	}
	encoded, err := os.ReadFile(filepath.Join(folder, "program.bin"))
	if err != nil {
		return nil, err
	}
	t := &training{name: about.Name, parameters: about.Parameters, program: new(program.Program), known: map[int]string{}}
	if err := t.program.UnmarshalBinary(encoded); err != nil {
		return nil, err
	}
	if t.constants, err = readTensors(filepath.Join(folder, "constants.bin"), t.program.InputsOf(program.Constant), 1); err != nil {
		return nil, err
	}
	if t.state, err = readTensors(filepath.Join(folder, "state.bin"), t.program.InputsOf(program.State), 1); err != nil {
		return nil, err
	}
	fields, micros := t.program.InputsOf(program.Batch), t.program.MicroBatches()
	batches, err := readTensors(filepath.Join(folder, "batches.bin"), fields, micros*len(about.Seeds))
	if err != nil {
		return nil, err
	}
	for k, root := range about.Roots {
		t.at, t.known[k+1] = append(t.at, k+1), root
	}
	t.inputs = func(step int) *program.Inputs {
		in := &program.Inputs{Round: about.Round, Step: uint32(step), Seed: about.Seeds[step]}
		for m := range micros {
			at := (step*micros + m) * len(fields)
			in.Batch = append(in.Batch, batches[at:at+len(fields)])
		}
		return in
	}
	return t, nil
}

// readTensors reads the tensors of these inputs so many times.
func readTensors(path string, inputs []program.Input, times int) ([]program.Tensor, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var list []program.Tensor
	for range times {
		for _, in := range inputs {
			n, _ := in.Shape.Elements()
			t := program.NewTensor(in.DType, int(n))
			size := int(n) * 4
			if in.DType == program.I8 {
				size = int(n)
			}
			if len(b) < size {
				return nil, fmt.Errorf("%s is too short", path)
			}
			for i := range int(n) {
				switch in.DType {
				case program.I8:
					t.I8[i] = int8(b[i])
				case program.I32:
					t.I32[i] = int32(binary.LittleEndian.Uint32(b[4*i:]))
				default:
					t.F32[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
				}
			}
			b = b[size:]
			list = append(list, t)
		}
	}
	if len(b) > 0 {
		return nil, fmt.Errorf("%s has %d bytes too many", path, len(b))
	}
	return list, nil
}
