package chaintest

import (
	"context"
	"crypto/ecdsa"
	"encoding/binary"
	"fmt"

	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// Programs stands in a Verified spec's programRoot for programs, data and manifest that Post makes to go with the rest of the spec.
var Programs = protocol.Hash{0: 0x90}

// Part is an object of a Verified task.
type Part struct {
	Root protocol.Hash
	Raw  []byte
}

// recordBytes of the data set of such a task: one number.
const recordBytes = 4

// furnish gives a Verified spec programs that sum up what their batches hold and change no parameter, and a data set.
func (e *Env) furnish(spec *protocol.TaskSpec) (manifest []byte, parts []Part) {
	e.T.Helper()
	var data []byte
	var records [][]byte
	for i := range spec.DatasetRecords {
		data = binary.LittleEndian.AppendUint32(data, uint32(i))
		records = append(records, data[i*recordBytes:])
	}
	for i, r := range records {
		records[i] = r[:recordBytes]
	}
	spec.DatasetRoot = protocol.DatasetRoot(records)

	build := func(b *program.Builder) *program.Program {
		p, constants, err := b.Build()
		require.NoError(e.T, err)
		raw, err := p.MarshalBinary()
		require.NoError(e.T, err)
		parts = append(parts, Part{p.Root(), raw})
		for _, x := range constants {
			var raw []byte
			for i := range x.Len() {
				raw = binary.LittleEndian.AppendUint32(raw, x.Word(uint64(i)))
			}
			parts = append(parts, Part{x.Root(), raw})
		}
		return p
	}
	fragments := protocol.Fragments(spec.ParamCount, spec.FragmentCount)
	var programs claim.Programs
	b := program.NewMap()
	for _, f := range fragments {
		b.State(program.F32, int(f.Len()))
	}
	b.Output(b.Copy(b.Broadcast(b.Scalar(1), program.Of(3))))
	programs.Prologue = build(b)
	b = program.NewBuilder(1, 1)
	sum := b.State(program.F32, 3)
	x := b.Convert(program.F32, b.Copy(b.Batch(program.I32, 0, 3)))
	b.BeginStep()
	b.Output(b.Add(sum, b.Of(x, 0)))
	programs.Step = build(b)
	b = program.NewMap()
	var before []program.Value
	for _, f := range fragments {
		before = append(before, b.Copy(b.State(program.F32, int(f.Len()))))
	}
	b.State(program.F32, 3)
	for _, v := range before {
		b.Output(b.Sub(v, v))
	}
	programs.Epilogue = build(b)
	spec.ProgramRoot = programs.Root()
	var list []byte
	for _, r := range programs.Roots() {
		list = append(list, r[:]...)
	}
	parts = append([]Part{{spec.DatasetRoot, data}, {spec.ProgramRoot, list}}, parts...)
	require.NoError(e.T, programs.Check(spec))

	manifest = fmt.Appendf(nil, `{"adapter":"test","batch_size":3,"dataset":{"name":"test","record_bytes":%d,"records":%d,"root":"%s","split":"none"},`+
		`"inner_optimizer":{},"model":{},"tensors":[{"name":"w","shape":[%d]}],"version":1}`, recordBytes, spec.DatasetRecords, protocol.Hash(spec.DatasetRoot), spec.ParamCount)
	m, err := protocol.ParseManifest(manifest)
	require.NoError(e.T, err)
	spec.ManifestHash = m.Hash()
	return manifest, parts
}

// seal takes the data set from a Confidential task's parts: nobody is handed it.
func (t *Task) seal() {
	if protocol.Tier(t.Spec.Tier).Sealed() && len(t.Parts) > 0 {
		t.Sealed, t.Parts = t.Parts[0].Raw, t.Parts[1:]
	}
}

// ShowConstant makes the first constant of such a task's prologue known to the chain, and returns its number in demands and its bytes.
func (t *Task) ShowConstant(from *ecdsa.PrivateKey) (number uint32, raw []byte) {
	t.T.Helper()
	objects := make(map[protocol.Hash][]byte)
	for _, p := range t.Parts {
		objects[p.Root] = p.Raw
	}
	get := func(_ context.Context, p claim.Part) ([]byte, error) { return objects[p.Root], nil }
	opened, err := claim.OpenProgram(t.Ctx(), t.Spec.ProgramRoot, 0, get)
	require.NoError(t.T, err)
	part, err := claim.ProgramPart(t.Ctx(), t.Spec.ProgramRoot, 0, get)
	require.NoError(t.T, err)
	var p program.Program
	require.NoError(t.T, p.UnmarshalBinary(objects[part.Root]))
	for i, in := range p.Inputs {
		if in.Provenance != program.Constant {
			continue
		}
		entry := uint32(i + 1)
		o, err := opened.OpenRange(uint64(entry), 1)
		require.NoError(t.T, err)
		t.Send(from, t.Env.Chain.ConstantShow(t.ID, 0, o.Entries, entry, o.Data, o.Proof, o.ListPath))
		return chain.ConstantNumber(0, entry), objects[in.Root]
	}
	require.Fail(t.T, "the prologue names no constant")
	return 0, nil
}
