package claim

import (
	"fmt"
	"math/bits"

	"assay/protocol"
	"assay/repops/program"
)

// nodeBytes is about what an executor keeps for a node beside its tensors: the node itself, its places in two plans and in the tables of a
// run.
const nodeBytes = 2 << 10

// runBytes is about what is kept of each node in each micro-batch: its root in a trace, and in the last transition and the next its root and its place.
const runBytes = 3*HashBytes + 2*8

// Footprint is what a replay of the task's claims may take in memory at once, in bytes: programs, constants, the data set with its tree, a
// state, and the results that stand at once while a transition is traced; beside them the last transition and the next, with up to `held` bytes
// of the outputs of their nodes each, as disputes need them. It is a bound that the programs, which have to be valid, tell alone: what they name
// need not be there. recordBytes is the size of a record. It stops at 2^64 − 1.
func (p *Programs) Footprint(spec *protocol.TaskSpec, recordBytes, held uint64) uint64 {
	var sum total
	sum.add(spec.DatasetRecords, recordBytes)
	sum.add(spec.DatasetRecords, 2*HashBytes)
	sum.add(spec.ParamCount, 8+4+4+4) // the state, what programs are given of it, the outer gradient, its encoding
	var state, shown uint64
	for _, q := range p.List() {
		sum.add(uint64(q.Entries()), nodeBytes)
		sum.add(program.Runs(q), runBytes)
		var own total
		for _, in := range q.Inputs {
			n, _ := in.Shape.Elements()
			bytes := n * uint64(width(in.DType))
			switch in.Provenance {
			case program.State:
				own.add(bytes, 1)
			case program.Batch:
				sum.add(bytes, 3*uint64(max(1, q.MicroBatches()))) // of the last transition, of the next, and of the run that makes it
			default:
				sum.add(bytes, 2) // what was fetched, and what is made of it
			}
		}
		state = max(state, uint64(own))
		shown = max(shown, HeldBytes(q, held))
		sum.add(program.TraceBytes(q), 1) // each program's stay for its next run
	}
	sum.add(state, 2) // before a transition and after it: only one runs at a time
	// With the hashes of their leaves, which are an eighth of a tensor's bytes at most.
	sum.add(shown, 2)
	sum.add(shown/4, 1)
	return uint64(sum)
}

// HeldBytes is how many bytes of tensors a transition of a program holds, if it is to hold up to `held`: all outputs of its nodes if they fit, else what
// the largest question about it needs, or as many as fit of what is asked.
func HeldBytes(p *program.Program, held uint64) uint64 {
	all := program.HeldBytes(p)
	if all <= held {
		return all
	}
	return min(all, max(held, program.OpeningBytes(p)))
}

// total is a sum that stops at 2^64 − 1.
type total uint64

func (t *total) add(a, b uint64) {
	hi, lo := bits.Mul64(a, b)
	sum, carry := bits.Add64(uint64(*t), lo, 0)
	if hi != 0 || carry != 0 {
		sum = 1<<64 - 1
	}
	*t = total(sum)
}

// Work is what a replay of one claim of the task computes, tracing not included.
func (t *Task) Work() program.Cost {
	var out struct{ adds, elements total }
	for i, p := range t.Programs.List() {
		times := uint64(1)
		if i == 1 {
			times = uint64(t.Spec.InnerSteps)
		}
		c := p.Cost()
		out.adds.add(c.MultiplyAdds, times)
		out.elements.add(c.Elements, times)
	}
	return program.Cost{MultiplyAdds: uint64(out.adds), Elements: uint64(out.elements)}
}

// MaxOperator bounds the multiply-adds and elements of a single operator of a task's programs, which nothing interrupts: players refuse
// tasks beyond it. They are minutes of one core.
const MaxOperator = 1 << 43

// Dearest is the operator with the most work of all programs, once.
func (p *Programs) Dearest() (most program.Operator) {
	for _, q := range p.List() {
		if o := q.Dearest(); o.Work() > most.Work() {
			most = o
		}
	}
	return most
}

// Interruptible is a program.TooLarge if an operator of the programs computes more than MaxOperator.
func (p *Programs) Interruptible() error {
	for i, q := range p.List() {
		if o := q.Dearest(); o.Work() > MaxOperator {
			return fmt.Errorf("the %s: %w", names[i], &program.TooLarge{
				Limit: "multiply-adds and elements of one operator", Is: o.Work(), Most: MaxOperator, Operator: o,
				Hint: "fewer rows or shorter sequences in a micro-batch, and more micro-batches",
			})
		}
	}
	return nil
}
