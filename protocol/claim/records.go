package claim

import (
	"encoding/binary"
	"fmt"
	"iter"
	"math"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/repops/num"
	"assay/repops/program"
)

// Layout is how a record of the data set becomes a row of each batch field of the step program.
type Layout struct {
	rows   int // records of a micro-batch
	fields []field
}

type field struct {
	dtype program.DType
	row   int // elements of one record
}

// width is the size of an element in bytes.
func width(t program.DType) int {
	switch t {
	case program.I8:
		return 1
	case program.F32, program.I32:
		return 4
	}
	panic("claim: a record's field of " + t.String())
}

// Layout reads the records' layout off the step program: a record is one row of every batch field, in order. It is ErrPrograms
// unless all fields have the same number of rows. A step without batches has rows of 0 bytes, none a micro-batch.
func (p *Programs) Layout() (Layout, error) {
	var l Layout
	for i, in := range p.Step.InputsOf(program.Batch) {
		if in.Index != uint32(i) {
			return l, fmt.Errorf("%w: batch input %d is field %d", ErrPrograms, i, in.Index)
		}
		if in.Shape.Rank == 0 {
			return l, fmt.Errorf("%w: batch field %d has no rows", ErrPrograms, i)
		}
		rows := int(in.Shape.Dims[0])
		if i > 0 && rows != l.rows {
			return l, fmt.Errorf("%w: batch field %d has %d rows, field 0 has %d", ErrPrograms, i, rows, l.rows)
		}
		n, _ := in.Shape.Elements()
		l.rows = rows
		l.fields = append(l.fields, field{in.DType, int(n) / rows})
	}
	return l, nil
}

// Rows is the number of records of a micro-batch.
func (l Layout) Rows() int { return l.rows }

// Bytes is the size of a record.
func (l Layout) Bytes() int {
	n := 0
	for _, f := range l.fields {
		n += width(f.dtype) * f.row
	}
	return n
}

// Batch makes the fields of one micro-batch of its records, which are Rows, each asked for when it is read: there may be a billion of a byte. A NaN is
// read as the canonical one. A record of another size is ErrPrograms.
func (l Layout) Batch(record func(row int) ([]byte, error)) ([]program.Tensor, error) {
	out := make([]program.Tensor, len(l.fields))
	for i, f := range l.fields {
		out[i] = program.NewTensor(f.dtype, l.rows*f.row)
	}
	for row := range l.rows {
		record, err := record(row)
		if err != nil {
			return nil, err
		}
		if len(record) != l.Bytes() {
			return nil, fmt.Errorf("%w: a record of %d bytes, the programs read %d", ErrPrograms, len(record), l.Bytes())
		}
		for i, f := range l.fields {
			read(out[i], row*f.row, record[:width(f.dtype)*f.row])
			record = record[width(f.dtype)*f.row:]
		}
	}
	for _, x := range out {
		for i, v := range x.F32 {
			x.F32[i] = num.Canonical(v)
		}
	}
	return out, nil
}

// RecordsOf are the records that a trainer's work in a round reads, in the order of its batches; none if its steps have no batches, or not of one layout.
// A sponsor decides how many there are: they may be more than any memory holds.
func (t *Task) RecordsOf(round uint32, trainer common.Address) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		layout, err := t.Programs.Layout()
		if err != nil {
			return
		}
		for step := range t.Spec.InnerSteps {
			for slot := range uint32(t.Programs.Step.MicroBatches() * layout.rows) {
				if !yield(protocol.BatchIndex(t.Spec.Seed, round, trainer, step, slot, t.Spec.DatasetRecords)) {
					return
				}
			}
		}
	}
}

// tensor is the tensor of little-endian elements.
func tensor(t program.DType, raw []byte) program.Tensor {
	x := program.NewTensor(t, len(raw)/width(t))
	read(x, 0, raw)
	return x
}

// read writes little-endian elements into x, from element at on.
func read(x program.Tensor, at int, raw []byte) {
	switch x.DType {
	case program.F32:
		for j := range len(raw) / 4 {
			x.F32[at+j] = math.Float32frombits(binary.LittleEndian.Uint32(raw[4*j:]))
		}
	case program.I32:
		for j := range len(raw) / 4 {
			x.I32[at+j] = int32(binary.LittleEndian.Uint32(raw[4*j:]))
		}
	case program.I8:
		for j := range raw {
			x.I8[at+j] = int8(raw[j])
		}
	default:
		panic("claim: records of " + x.DType.String())
	}
}
