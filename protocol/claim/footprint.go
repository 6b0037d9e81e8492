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

// Footprint is what a replay of the task's claims may take in memory at once, in bytes: programs, constants, the data set with its tree, a
// state, and a transition with all outputs of its nodes, as disputes need it, while the next one is computed. It is a bound that the programs,
// which have to be valid, tell alone: what they name need not be there. recordBytes is the size of a record. It stops at 2^64 − 1.
func (p *Programs) Footprint(spec *protocol.TaskSpec, recordBytes uint64) uint64 {
	var sum total
	sum.add(spec.DatasetRecords, recordBytes)
	sum.add(spec.DatasetRecords, 2*HashBytes)
	sum.add(spec.ParamCount, 8+4+4+4) // the state, what programs are given of it, the outer gradient, its encoding
	var most uint64
	for _, q := range p.list() {
		sum.add(uint64(q.Entries()), nodeBytes)
		for _, in := range q.Inputs {
			n, _ := in.Shape.Elements()
			times := uint64(2) // what is given, and what is made of it
			if in.Provenance == program.Batch {
				times *= uint64(max(1, q.MicroBatches()))
			}
			sum.add(n*uint64(width(in.DType)), times)
		}
		most = max(most, q.OutputBytes())
	}
	// All outputs stand in the executor, in the last transition and in the next; with the hashes of their leaves in the latter two.
	sum.add(most, 3)
	sum.add(most/4, 1)
	return uint64(sum)
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
	for i, p := range t.Programs.list() {
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

// Interruptible is a program.TooLarge if an operator of the programs computes more than MaxOperator.
func (p *Programs) Interruptible() error {
	for i, q := range p.list() {
		if o := q.Dearest(); o.Work() > MaxOperator {
			return fmt.Errorf("the %s: %w", [...]string{"prologue", "step", "epilogue"}[i], &program.TooLarge{
				Limit: "multiply-adds and elements of one operator", Is: o.Work(), Most: MaxOperator, Operator: o,
				Hint: "fewer rows or shorter sequences in a micro-batch, and more micro-batches",
			})
		}
	}
	return nil
}
