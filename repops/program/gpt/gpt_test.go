package gpt

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"strconv"
	"syscall"
	"testing"
	"time"

	"assay/repops"
	"assay/repops/engine"
	"assay/repops/program"
)

// tiny crosses a block of an attention's rows and has every part of the grid.
func tiny() Config {
	return Config{Layers: 1, Width: 8, Heads: 2, Time: 70, Vocabulary: 20, Batch: 1, D: 4, A: 2, Steps: 8}
}

func build(tb testing.TB, c Config) (*Step, *program.Executor) {
	tb.Helper()
	s, err := New(c, 1)
	if err != nil {
		tb.Fatal(err)
	}
	x, err := program.NewExecutor(s.Program, s.Constants)
	if err != nil {
		tb.Fatal(err)
	}
	return s, x
}

// TestStep compares a step on every engine with the interpreter.
func TestStep(t *testing.T) {
	s, x := build(t, tiny())
	in := s.Inputs(s.State, 1, 0)
	want, err := s.Program.Interpret(in, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range engine.Supported() {
		if err := x.Use(e); err != nil {
			t.Fatal(err)
		}
		got, err := x.Run(in, nil)
		if err != nil {
			t.Fatal(err)
		}
		if program.TensorsRoot(got) != program.TensorsRoot(want) {
			t.Errorf("%v: another state", e)
		}
	}
}

// TestLearns sees the loss fall on sequences whose rules can be learnt.
func TestLearns(t *testing.T) {
	c := tiny()
	c.Width, c.Time, c.Steps = 32, 24, 80
	s, x := build(t, c)
	losses := make([]float32, c.Steps)
	for step := range losses {
		if err := x.Step(s.Inputs(s.State, 1, uint32(step)), nil); err != nil {
			t.Fatal(err)
		}
		losses[step] = s.State[len(s.State)-1].F32[0]
	}
	if first, last := losses[0], losses[len(losses)-1]; !(last < 0.8*first) {
		t.Errorf("the loss goes from %v to %v", first, last)
	}
}

// workerSteps is the number of steps that workers take together.
const workerSteps = 3

// TestMain runs this binary as a worker where TestWorkers asks for one.
func TestMain(m *testing.M) {
	if share := os.Getenv("ASSAY_TEST_WORKER"); share != "" {
		if err := work(share, os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// work is a worker: for each step it runs the groups of its share, "lo hi", sends what they hand over, takes what all have handed
// over, and finishes the step on its own copy of the state, whose root it sends in the end.
func work(share string, in io.Reader, out io.Writer) error {
	var lo, hi int
	if _, err := fmt.Sscan(share, &lo, &hi); err != nil {
		return err
	}
	s, err := New(tiny(), 1)
	if err != nil {
		return err
	}
	x, err := program.NewExecutor(s.Program, s.Constants)
	if err != nil {
		return err
	}
	send, receive := gob.NewEncoder(out), gob.NewDecoder(in)
	for step := range uint32(workerSteps) {
		inputs := s.Inputs(s.State, 1, step)
		for m := range inputs.Batch {
			if d := m / s.Config.A; d < lo || d >= hi {
				inputs.Batch[m] = nil // another worker's
			}
		}
		mine, err := x.RunGroups(inputs, lo, hi, nil)
		if err != nil {
			return err
		}
		if err := send.Encode(mine); err != nil {
			return err
		}
		var all [][]program.Tensor
		if err := receive.Decode(&all); err != nil {
			return err
		}
		if err := x.Finish(inputs, all, nil); err != nil {
			return err
		}
	}
	return send.Encode(program.TensorsRoot(s.State))
}

// TestWorkers shares steps among processes: any number that divides the groups reaches the state of one alone.
func TestWorkers(t *testing.T) {
	s, x := build(t, tiny())
	for step := range uint32(workerSteps) {
		if err := x.Step(s.Inputs(s.State, 1, step), nil); err != nil {
			t.Fatal(err)
		}
	}
	want := program.TensorsRoot(s.State)
	d := s.Config.D
	for _, workers := range []int{1, 2, 4} {
		t.Run(strconv.Itoa(workers), func(t *testing.T) {
			send, receive := make([]*gob.Encoder, workers), make([]*gob.Decoder, workers)
			processes := make([]*exec.Cmd, workers)
			for w := range workers {
				cmd := exec.Command(os.Args[0])
				cmd.Env = append(os.Environ(), fmt.Sprintf("ASSAY_TEST_WORKER=%d %d", w*d/workers, (w+1)*d/workers))
				cmd.Stderr = os.Stderr
				in, err := cmd.StdinPipe()
				if err != nil {
					t.Fatal(err)
				}
				out, err := cmd.StdoutPipe()
				if err != nil {
					t.Fatal(err)
				}
				if err := cmd.Start(); errors.Is(err, syscall.ENOEXEC) {
					t.Skip("an emulated machine cannot start a second process of its kind")
				} else if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { _ = cmd.Process.Kill() })
				send[w], receive[w], processes[w] = gob.NewEncoder(in), gob.NewDecoder(out), cmd
			}
			for range workerSteps {
				var all [][]program.Tensor
				for w := range workers {
					var groups [][]program.Tensor
					if err := receive[w].Decode(&groups); err != nil {
						t.Fatal(err)
					}
					all = append(all, groups...)
				}
				for w := range workers {
					if err := send[w].Encode(all); err != nil {
						t.Fatal(err)
					}
				}
			}
			for w := range workers {
				var root repops.Hash
				if err := receive[w].Decode(&root); err != nil {
					t.Fatal(err)
				}
				if root != want {
					t.Errorf("worker %d of %d has another state", w, workers)
				}
				if err := processes[w].Wait(); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

// TestAllocations takes steps once everything is in place: they leave no garbage.
func TestAllocations(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	repops.SetThreads(1)
	defer repops.SetThreads(0)
	s, x := build(t, tiny())
	in := s.Inputs(s.State, 1, 0)
	step := func() {
		if err := x.Step(in, nil); err != nil {
			t.Fatal(err)
		}
	}
	step()
	// The garbage collector empties the pools of scratch memory, which would be filled again.
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	if n := testing.AllocsPerRun(5, step); n > 0 {
		t.Errorf("%v allocations a step", n)
	}
}

func BenchmarkStep(b *testing.B) {
	s, x := build(b, Small())
	in := s.Inputs(s.State, 1, 0)
	step := func() {
		if err := x.Step(in, nil); err != nil {
			b.Fatal(err)
		}
	}
	step()
	b.ReportAllocs()
	for b.Loop() {
		step()
	}
	b.ReportMetric(float64(s.Program.Cost().MultiplyAdds)*2e-9*float64(b.N)/b.Elapsed().Seconds(), "GFLOP/s")
	b.ReportMetric(float64(x.Memory())/(1<<20), "MiB")
}

// BenchmarkTrace is what it costs to hash every output of a step, beside the step alone and the hashing alone: (traced − plain) / hashing is the
// factor that `overhead` says.
func BenchmarkTrace(b *testing.B) {
	c := Config{Layers: 6, Width: 384, Heads: 6, Time: 256, Vocabulary: 65, Batch: 8, D: 1, A: 1, Steps: 16}
	if testing.Short() {
		c = Small()
	}
	s, x := build(b, c)
	in := s.Inputs(s.State, 1, 0)
	x.Between(func() error { return nil }) // as replays run
	largest := 0
	var lengths []int
	if _, err := x.RunAll(in, func(_ int, _ uint32, out program.Tensor) {
		n := out.Len()
		if out.DType == program.I8 {
			n = (n + 3) / 4
		}
		lengths, largest = append(lengths, n), max(largest, n)
	}); err != nil {
		b.Fatal(err)
	}
	data := program.NewTensor(program.F32, largest)
	var plain, traced, hashed time.Duration
	timed := func(sum *time.Duration, do func() error) {
		began := time.Now()
		if err := do(); err != nil {
			b.Fatal(err)
		}
		*sum += time.Since(began)
	}
	run := func() error { _, err := x.Run(in, nil); return err }
	timed(new(time.Duration), run)
	for b.Loop() {
		timed(&plain, run)
		timed(&traced, func() error { _, _, err := x.Trace(in); return err })
		timed(&hashed, func() error {
			for _, n := range lengths {
				program.Tensor{DType: program.F32, F32: data.F32[:n]}.Root()
			}
			return nil
		})
	}
	b.ReportMetric(plain.Seconds()/float64(b.N), "plain-s")
	b.ReportMetric(traced.Seconds()/float64(b.N), "traced-s")
	b.ReportMetric(hashed.Seconds()/float64(b.N), "hashing-s")
	b.ReportMetric((traced-plain).Seconds()/hashed.Seconds(), "overhead")
}
