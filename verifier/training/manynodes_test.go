package training_test

import (
	"context"
	"runtime"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// crumbs is a task of one parameter whose step has so many tensors of one number each: nodes of each micro-batch, and of its local state.
func crumbs(t *testing.T, steps uint32, micros, nodes, states int) (*claim.Task, training.Dataset) {
	t.Helper()
	task := &claim.Task{Spec: &protocol.TaskSpec{
		ParamCount: 1, FragmentCount: 1, InnerSteps: steps, CheckpointInterval: 1, DatasetRecords: 1, PayloadBoundLog2: 10,
	}}
	programs := [claim.ProgramCount]*program.Builder{program.NewMap(), program.NewBuilder(1, micros), program.NewMap()}
	b := programs[0]
	parameter := b.State(program.F32, 1)
	for range states {
		b.Output(b.Copy(parameter))
	}
	b = programs[1]
	var local []program.Value
	for range states {
		local = append(local, b.State(program.F32, 1))
	}
	x := b.Copy(b.Batch(program.F32, 0, 1, 1))
	for range nodes {
		x = b.Mul(x, x)
	}
	x = b.Reshape(x, 1)
	b.BeginStep()
	b.Output(b.Add(local[0], b.Reduce(x)))
	for _, v := range local[1:] {
		b.Output(b.Copy(v))
	}
	b = programs[2]
	parameter = b.State(program.F32, 1)
	for i := range local {
		local[i] = b.State(program.F32, 1)
	}
	b.Output(b.Sub(b.Copy(parameter), local[0]))
	for i, p := range []**program.Program{&task.Programs.Prologue, &task.Programs.Step, &task.Programs.Epilogue} {
		var err error
		*p, task.Constants[i], err = programs[i].Build()
		require.NoError(t, err)
	}
	task.Spec.ProgramRoot = task.Programs.Root()
	records, err := training.NewShelf(1, func(context.Context, uint64) ([]byte, error) { return []byte{0, 0, 0, 63}, nil })
	require.NoError(t, err)
	return task, records
}

func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

var oneParameter = protocol.State{Params: []float32{1}, Momentum: []float32{0}}

// A step may have a quarter of a million nodes of one number each, in 63 micro-batches: what a transition holds of each is counted, not the number
// alone. It runs alone, as it measures what is in use.
func TestFootprintOfManySmallNodes(t *testing.T) {
	task, records := crumbs(t, 1, 63, 1000, 1)
	before := inUse()
	r, err := training.NewReplay(t.Context(), task, claim.Work{Trainer: common.Address{1}}, oneParameter, records)
	require.NoError(t, err)
	_, err = r.Transition(t.Context(), 1, 0)
	require.NoError(t, err)
	require.Less(t, inUse(), before+training.Footprint(task, 4))
	runtime.KeepAlive(r)
}

// A local state may have 65,536 tensors of one number each, and a claim as many checkpoints: what is kept of each is counted. It runs alone, as it
// measures what is in use.
func TestKeptStatesOfManySmallTensors(t *testing.T) {
	task, records := crumbs(t, 400, 1, 1, 1000)
	before := inUse()
	keep := training.NewKeep(1 << 30)
	w := claim.Work{Trainer: common.Address{1}}
	r := training.Begin(task, w, keep)
	require.NoError(t, r.Wake(task, w, oneParameter, records))
	require.NoError(t, r.Run(t.Context()))
	r.Rest()
	require.Less(t, inUse(), before+keep.Used()+4<<20)
	runtime.KeepAlive(r)
}
