package claim

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops"
	"assay/repops/num"
	"assay/repops/program"
)

// littleEndian are a tensor's elements as objects hold them.
func littleEndian(x program.Tensor) []byte {
	var out []byte
	for i := range x.Len() {
		w := x.Word(uint64(i))
		for b := range width(x.DType) {
			out = append(out, byte(w>>(8*b)))
		}
	}
	return out
}

// objectsOf is everything that keepers hold of a task's programs and data, by address.
func objectsOf(t *testing.T, task *Task) map[Hash][]byte {
	t.Helper()
	out := make(map[Hash][]byte)
	for i, p := range task.Programs.List() {
		raw, err := p.MarshalBinary()
		require.NoError(t, err)
		root := p.Root()
		out[root] = raw
		out[task.Spec.ProgramRoot] = append(out[task.Spec.ProgramRoot], root[:]...)
		for _, x := range task.Constants[i] {
			out[x.Root()] = littleEndian(x)
		}
	}
	var records [][]byte
	var data []byte
	for i := range task.Spec.DatasetRecords {
		record, err := shelf{recordBytes}.Record(t.Context(), i)
		require.NoError(t, err)
		records, data = append(records, record), append(data, record...)
	}
	task.Spec.DatasetRoot = protocol.DatasetRoot(records)
	out[task.Spec.DatasetRoot] = data
	return out
}

var errAbsent = errors.New("absent")

func getter(objects map[Hash][]byte) func(context.Context, Hash, uint64) ([]byte, error) {
	return func(_ context.Context, root Hash, limit uint64) ([]byte, error) {
		raw, ok := objects[root]
		if !ok {
			return nil, errAbsent
		}
		return raw[:min(uint64(len(raw)), limit+1)], nil
	}
}

func TestFetchedTaskReplaysTheSame(t *testing.T) {
	task := toy(t)
	objects := objectsOf(t, &task)
	fetched, err := Fetch(t.Context(), task.ID, task.Spec, getter(objects))
	require.NoError(t, err)
	require.Equal(t, task, fetched)
	data, err := NewDataset(task.Spec, objects[task.Spec.DatasetRoot])
	require.NoError(t, err)
	_, err = data.Record(t.Context(), task.Spec.DatasetRecords)
	require.ErrorIs(t, err, ErrPart)

	run := func(task Task, records Records) *Result {
		r, err := NewReplayer(task)
		require.NoError(t, err)
		w := work()
		w.Records = records
		got, err := r.Run(t.Context(), w, nil)
		require.NoError(t, err)
		return got
	}
	require.Equal(t, run(task, shelf{recordBytes}), run(fetched, data))

	// Any object that is missing or another is found, whichever it is.
	for root, raw := range objects {
		if root == task.Spec.DatasetRoot {
			continue
		}
		for name, bad := range map[string][]byte{"flipped": append([]byte{raw[0] ^ 1}, raw[1:]...), "short": raw[:len(raw)-1], "long": append(raw[:len(raw):len(raw)], 0), "empty": {}} {
			objects[root] = bad
			_, err := Fetch(t.Context(), task.ID, task.Spec, getter(objects))
			require.ErrorIs(t, err, ErrPart, name)
		}
		delete(objects, root)
		_, err := Fetch(t.Context(), task.ID, task.Spec, getter(objects))
		require.ErrorIs(t, err, errAbsent)
		objects[root] = raw
	}
}

func TestDatasetIsTheTasks(t *testing.T) {
	task := toy(t)
	data := objectsOf(t, &task)[task.Spec.DatasetRoot]
	for name, bad := range map[string][]byte{
		"one more": append(bytes.Clone(data), data[:recordBytes]...), "one less": data[recordBytes:], "uneven": data[1:], "empty": {},
		"another": append(bytes.Clone(data[1:]), 9), "moved border": data[:len(data)-11],
	} {
		_, err := NewDataset(task.Spec, bad)
		require.ErrorIs(t, err, ErrPart, name)
	}
	for _, size := range []uint64{0, math.MaxUint64, math.MaxInt32 + 1} {
		_, _, err := Parts(task.Spec, size, nil)
		require.ErrorIs(t, err, ErrPart, "records of %d bytes", size)
	}
}

// Parts come to light one behind the other, and a task is complete when all programs are held.
func TestPartsFollowWhatIsHeld(t *testing.T) {
	task := toy(t)
	objects := objectsOf(t, &task)
	held := make(map[Hash]bool)
	list := func(p Part) ([]byte, bool, error) { return objects[p.Root], held[p.Root], nil }
	parts, programs, err := Parts(task.Spec, recordBytes, list)
	require.NoError(t, err)
	require.Nil(t, programs)
	require.Len(t, parts, 2)
	for steps := 0; ; steps++ {
		require.Less(t, steps, 10)
		known := len(parts)
		for _, p := range parts {
			require.NoError(t, p.Verify(iotest.OneByteReader(bytes.NewReader(objects[p.Root]))), p.Kind)
			if p.Exact {
				require.EqualValues(t, len(objects[p.Root]), p.Bytes, p.Kind)
			}
			held[p.Root] = true
		}
		parts, programs, err = Parts(task.Spec, recordBytes, list)
		require.NoError(t, err)
		if len(parts) == known {
			break
		}
	}
	require.Len(t, parts, len(objects), "all objects, each once")
	require.NoError(t, programs.CheckData(task.Spec, recordBytes))
	require.ErrorIs(t, programs.CheckData(task.Spec, recordBytes+1), ErrPrograms)

	// What a reader reports is not taken for a wrong object.
	for _, p := range parts {
		broken := io.MultiReader(bytes.NewReader(objects[p.Root][:1]), iotest.ErrReader(errAbsent))
		err := p.Verify(broken)
		require.ErrorIs(t, err, errAbsent, p.Kind)
		require.NotErrorIs(t, err, ErrPart, p.Kind)
	}
	_, _, err = Parts(task.Spec, recordBytes, func(Part) ([]byte, bool, error) { return nil, false, errAbsent })
	require.ErrorIs(t, err, errAbsent)
}

// Programs may name one root as several things, of which it can be one: the others are parts as well, which nobody has.
func TestOneRootIsOnePart(t *testing.T) {
	task := toy(t)
	objects := objectsOf(t, &task)
	numbers := program.Floats(1, 2, 3)
	objects[numbers.Root()] = littleEndian(numbers)
	for name, other := range map[string]struct {
		as   program.Tensor
		root Hash
	}{
		"another type":   {program.Ints(1, 2, 3), numbers.Root()},
		"another length": {program.Floats(1, 2), numbers.Root()},
		"a program":      {program.Floats(4, 5), task.Programs.Prologue.Root()},
	} {
		t.Run(name, func(t *testing.T) {
			b := program.NewMap()
			b.Output(b.Copy(b.Constant(numbers, 3)))
			b.Output(b.Copy(b.Constant(other.as, other.as.Len())))
			p, _, err := b.Build()
			require.NoError(t, err)
			p.Inputs[1].Root = other.root
			raw, err := p.MarshalBinary()
			require.NoError(t, err)
			list, root, spec := task.Programs.Roots(), p.Root(), *task.Spec
			list[1], objects[root] = root, raw
			spec.ProgramRoot = repops.Root((&Programs{}).Header(), leafHashes(list))
			objects[spec.ProgramRoot] = slices.Concat(list[0][:], list[1][:], list[2][:])
			parts, _, err := Parts(&spec, recordBytes, func(p Part) ([]byte, bool, error) { return objects[p.Root], true, nil })
			require.NoError(t, err)
			var bad []Hash
			for _, p := range parts {
				if err := p.Verify(bytes.NewReader(objects[p.Root])); err != nil {
					require.ErrorIs(t, err, ErrPart)
					bad = append(bad, p.Root)
				}
			}
			require.Equal(t, []Hash{other.root}, bad)
		})
	}
}

func TestListOfCheckpoints(t *testing.T) {
	task := toy(t)
	w := work()
	var roots []Hash
	var raw []byte
	for i := range task.Schedule().Checkpoints() {
		roots = append(roots, Hash{byte(i), 3})
		raw = append(raw, roots[i][:]...)
	}
	p := List(task.ID, task.Spec, w.Round, w.Trainer, Root(task.ID, w.Round, w.Trainer, roots))
	require.EqualValues(t, len(raw), p.Bytes)
	require.NoError(t, p.Verify(bytes.NewReader(raw)))
	for name, bad := range map[string][]byte{"flipped": append([]byte{1}, raw[1:]...), "short": raw[:len(raw)-HashBytes], "long": append(bytes.Clone(raw), 0), "empty": nil} {
		require.ErrorIs(t, p.Verify(bytes.NewReader(bad)), ErrPart, name)
	}
	other := List(task.ID, task.Spec, w.Round+1, w.Trainer, p.Root)
	require.ErrorIs(t, other.Verify(bytes.NewReader(raw)), ErrPart, fmt.Sprintf("another round's %s", other.Kind))
}

// A program is opened range by range: the ranges are its encoding, cut, and each leads to the task's programs. What is not there is refused.
func TestOpenedProgramIsTheTasks(t *testing.T) {
	task := toy(t)
	objects := objectsOf(t, &task)
	get := func(_ context.Context, p Part) ([]byte, error) {
		if raw, ok := objects[p.Root]; ok {
			return raw, nil
		}
		return nil, errAbsent
	}
	roots := task.Programs.Roots()
	const count = 5
	for which, program := range task.Programs.List() {
		opened, err := OpenProgram(t.Context(), task.Spec.ProgramRoot, uint32(which), get)
		require.NoError(t, err)
		entries := uint64(program.Entries())
		var encoding []byte
		for first := uint64(0); first < entries; first += count {
			r, err := opened.OpenRange(first, count)
			require.NoError(t, err)
			require.EqualValues(t, entries, r.Entries)
			var indices []uint64
			var hashes []Hash
			size := 0
			for i := first; i < min(first+count, entries); i++ {
				entry := program.AppendEntry(nil, int(i))
				indices, hashes, size = append(indices, i), append(hashes, repops.LeafHash(entry)), size+len(entry)
			}
			require.Len(t, r.Data, size)
			header := repops.Header{Kind: 9, Length: entries}
			require.NoError(t, repops.VerifyMultiProof(roots[which], header, indices, hashes, r.Proof))
			require.NoError(t, repops.VerifyProof(task.Spec.ProgramRoot, task.Programs.Header(), uint64(which), leafHashes(roots)[which], r.ListPath))
			encoding = append(encoding, r.Data...)
		}
		require.Equal(t, objects[roots[which]], encoding)
		_, err = opened.OpenRange(entries, count)
		require.ErrorIs(t, err, ErrPart)
	}
	_, err := OpenProgram(t.Context(), task.Spec.ProgramRoot, ProgramCount, get)
	require.ErrorIs(t, err, ErrPart)
	step := roots[1]
	part, err := ProgramPart(t.Context(), task.Spec.ProgramRoot, 1, get)
	require.NoError(t, err)
	require.Equal(t, step, part.Root)
	for _, wrong := range []Hash{step, task.Spec.ProgramRoot} {
		kept := objects[wrong]
		objects[wrong] = bytes.Clone(kept)
		objects[wrong][len(kept)-1] ^= 1
		_, err = OpenProgram(t.Context(), task.Spec.ProgramRoot, 1, get)
		require.ErrorIs(t, err, ErrPart)
		delete(objects, wrong)
		_, err = OpenProgram(t.Context(), task.Spec.ProgramRoot, 1, get)
		require.ErrorIs(t, err, errAbsent)
		objects[wrong] = kept
	}
}

// A data set and a constant are opened range by range, the last leaf of a constant filled with zeros; other bytes than theirs are not.
func TestOpenedLeaves(t *testing.T) {
	task := toy(t)
	spec := *task.Spec
	spec.DatasetRecords = 600
	var data []byte
	var records [][]byte
	for i := range spec.DatasetRecords {
		records = append(records, bytes.Repeat([]byte{byte(i), byte(i >> 8)}, 50))
		data = append(data, records[i]...)
	}
	spec.DatasetRoot = protocol.DatasetRoot(records)
	numbers := make([]float32, 700)
	for i := range numbers {
		numbers[i] = float32(i)
	}
	constant := program.Floats(numbers...)
	var raw []byte
	for i := range constant.Len() {
		raw = binary.LittleEndian.AppendUint32(raw, constant.Word(uint64(i)))
	}
	for name, c := range map[string]struct {
		open   func(raw []byte) (*OpenedLeaves, error)
		raw    []byte
		leaf   uint64
		header repops.Header
		root   Hash
	}{
		"data set": {func(raw []byte) (*OpenedLeaves, error) {
			return OpenDataset(&spec, bytes.NewReader(raw), uint64(len(raw)))
		},
			data, 100, repops.Header{Kind: repops.KindDataset, Length: 600}, spec.DatasetRoot},
		"constant": {func(raw []byte) (*OpenedLeaves, error) {
			return OpenConstant(constant.Root(), program.F32, 700, bytes.NewReader(raw))
		}, raw, 1024, repops.Header{Kind: program.KindTensor, DType: uint8(program.F32), Length: 700}, constant.Root()},
	} {
		o, err := c.open(c.raw)
		require.NoError(t, err, name)
		require.EqualValues(t, c.leaf, o.LeafBytes())
		n := c.header.Leaves()
		for _, first := range []uint64{0, 1, n - 1} {
			r, err := o.OpenRange(bytes.NewReader(c.raw), first, 252)
			require.NoError(t, err, name)
			var indices []uint64
			var leaves []Hash
			for i := first; i < min(first+252, n); i++ {
				indices = append(indices, i)
				leaves = append(leaves, repops.LeafHash(r.Data[(i-first)*c.leaf:][:c.leaf]))
			}
			require.Len(t, r.Data, len(indices)*int(c.leaf))
			require.NoError(t, repops.VerifyMultiProof(c.root, c.header, indices, leaves, r.Proof), name)
		}
		_, err = o.OpenRange(bytes.NewReader(c.raw), n, 1)
		require.ErrorIs(t, err, ErrPart)
		for _, wrong := range [][]byte{nil, c.raw[:len(c.raw)-int(c.leaf)], c.raw[:1], append([]byte{1}, c.raw[1:]...)} {
			_, err := c.open(wrong)
			require.ErrorIs(t, err, ErrPart, name)
		}
	}
	_, err := DatasetPart(&spec, MaxRecordBytes)
	require.NoError(t, err)
	_, err = DatasetPart(&spec, MaxRecordBytes+1)
	require.ErrorIs(t, err, ErrPart)
}

// What is held of a data set does not grow with the number of its records, and what is opened is what the whole tree gives.
func TestOpenedLeavesOfAnySize(t *testing.T) {
	for leaf, counts := range map[int][]uint64{
		1: {1, 2, 257, 65_535, 65_536, 65_537, 140_000}, 3: {1, 300, 32_769}, 130: {1, 505, 1_030}, 1 << 15: {1, 2, 3, 7}, MaxRecordBytes: {1, 2, 3},
	} {
		for _, n := range counts {
			raw := make([]byte, n*uint64(leaf))
			var hashes []Hash
			for i := range n {
				raw[i*uint64(leaf)] = byte(i*7 + i>>8)
				hashes = append(hashes, repops.LeafHash(raw[i*uint64(leaf):][:leaf]))
			}
			tree, err := repops.NewTree(hashes)
			require.NoError(t, err)
			spec := protocol.TaskSpec{DatasetRecords: n, DatasetRoot: tree.Root(repops.Header{Kind: repops.KindDataset, Length: n})}
			o, err := OpenDataset(&spec, bytes.NewReader(raw), uint64(len(raw)))
			require.NoError(t, err)
			require.LessOrEqual(t, o.top.Leaves(), uint64(len(raw))/(MaxRecordBytes/2)+1)
			for _, count := range []uint64{1, 2, 256} {
				for _, first := range []uint64{0, 1, 255, 256, n / 2, n - min(n, 257), n - min(n, 2), n - 1} {
					if first >= n {
						continue
					}
					var indices []uint64
					for i := first; i < min(n, first+count); i++ {
						indices = append(indices, i)
					}
					want, err := tree.MultiProof(indices)
					require.NoError(t, err)
					have, err := o.OpenRange(bytes.NewReader(raw), first, count)
					require.NoError(t, err)
					require.Equal(t, want, have.Proof, "%d records of %d bytes from %d on of %d", count, leaf, first, n)
					require.Equal(t, raw[first*uint64(leaf):][:len(indices)*leaf], have.Data)
				}
			}
		}
	}
}

// A constant with a NaN that the referee does not read is no part of a task: nothing that is made of it could be proven wrong.
func TestConstantsAreCanonical(t *testing.T) {
	for bits, want := range map[uint32]error{num.CanonicalNaN: nil, 0xff800000: nil, 0x7f800001: ErrPart, 0xffc00000: ErrPart, 0x7fffffff: ErrPart} {
		x := program.NewTensor(program.F32, 700)
		x.F32[300] = math.Float32frombits(bits)
		raw := littleEndian(x)
		for _, r := range []io.Reader{bytes.NewReader(raw), iotest.OneByteReader(bytes.NewReader(raw))} {
			err := ConstantPart(x.Root(), program.F32, 700).Verify(r)
			require.ErrorIs(t, err, want, "%08x", bits)
		}
		codes := program.NewTensor(program.I32, 1)
		codes.I32[0] = int32(bits)
		require.NoError(t, ConstantPart(codes.Root(), program.I32, 1).Verify(bytes.NewReader(littleEndian(codes))))
	}
}

// However many ranges of however many programs are demanded at once, no more are opened at a time than there are places, and one is not opened again
// as long as it is kept.
func TestOpenerOpensOneAtATime(t *testing.T) {
	task := toy(t)
	objects := objectsOf(t, &task)
	var opening, most, asked atomic.Int32
	get := func(_ context.Context, p Part) ([]byte, error) {
		if p.Root == task.Spec.ProgramRoot {
			asked.Add(1)
			most.Store(max(most.Load(), opening.Add(1)))
		} else {
			opening.Add(-1)
		}
		return objects[p.Root], nil
	}
	o := NewOpener(1)
	var demands sync.WaitGroup
	for i := range 50 {
		demands.Go(func() {
			p, err := o.Open(t.Context(), task.Spec.ProgramRoot, uint32(i%ProgramCount), get)
			if assert.NoError(t, err) {
				_, err = p.OpenRange(0, 1)
				assert.NoError(t, err)
			}
		})
	}
	demands.Wait()
	require.EqualValues(t, ProgramCount, asked.Load())
	require.EqualValues(t, 1, most.Load())
	_, err := o.Open(t.Context(), task.Spec.ProgramRoot, ProgramCount, func(_ context.Context, p Part) ([]byte, error) { return objects[p.Root], nil })
	require.ErrorIs(t, err, ErrPart)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	held := NewOpener(0)
	_, err = held.Open(ctx, task.Spec.ProgramRoot, 0, get)
	require.ErrorIs(t, err, context.Canceled)
}

// A demand may name a constant of a type that no valid program has: the chain looks at the entry that is shown, and at nothing else of the program.
// Whoever is asked for it refuses.
func TestConstantsOfUnknownTypes(t *testing.T) {
	for _, dtype := range []program.DType{0, 77, program.DType(repops.DTypeF64)} {
		data := bytes.NewReader(make([]byte, 64))
		part := ConstantPart(Hash{1}, dtype, 8)
		require.ErrorIs(t, part.Verify(data), ErrPart)
		_, err := OpenConstant(Hash{1}, dtype, 8, data)
		require.ErrorIs(t, err, ErrPart)
		require.ErrorContains(t, err, dtype.String())
	}
}
