package claim

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops/program"
)

var update = flag.Bool("update", false, "write vectors/claim.json instead of comparing it")

type (
	scheduleCase struct {
		Steps       uint32 `json:"steps"`
		Interval    uint32 `json:"interval"`
		Checkpoints int    `json:"checkpoints"`
		Transitions []int  `json:"transitions"`
	}
	seedCase struct {
		Seed    Hash           `json:"seed"`
		Round   uint32         `json:"round"`
		Trainer common.Address `json:"trainer"`
		Step    uint32         `json:"step"`
		Value   uint64         `json:"value"`
	}
	rootCase struct {
		TaskID      Hash           `json:"taskId"`
		Round       uint32         `json:"round"`
		Trainer     common.Address `json:"trainer"`
		Checkpoints []Hash         `json:"checkpoints"`
		Root        Hash           `json:"root"`
	}
	segmentCase struct {
		Local  []Hash `json:"local"`
		Traces []Hash `json:"traces"`
		Root   Hash   `json:"root"`
	}
	auditCase struct {
		TaskID     Hash           `json:"taskId"`
		Round      uint32         `json:"round"`
		OpenedAt   uint64         `json:"openedAt"`
		ParentRoot Hash           `json:"parentRoot"`
		FrozenHash Hash           `json:"frozenHash"`
		Set        Hash           `json:"set"`
		Slot       uint8          `json:"slot"`
		Auditor    common.Address `json:"auditor"`
		Salt       Hash           `json:"salt"`
		Traces     []Hash         `json:"traces"`
		Root       Hash           `json:"root"`
		Commitment Hash           `json:"commitment"`
		LeafSeed   Hash           `json:"leafSeed"`
		Transition uint64         `json:"transition"`
		Path       []Hash         `json:"path"`
	}
	limitCase struct {
		Name  string `json:"name"`
		Bytes uint64 `json:"bytes"`
	}
	runCase struct {
		Name           string         `json:"name"`
		TaskID         Hash           `json:"taskId"`
		Round          uint32         `json:"round"`
		Trainer        common.Address `json:"trainer"`
		Seed           Hash           `json:"seed"`
		ParamCount     uint64         `json:"paramCount"`
		FragmentCount  uint32         `json:"fragmentCount"`
		InnerSteps     uint32         `json:"innerSteps"`
		Interval       uint32         `json:"interval"`
		Quantization   uint8          `json:"quantization"`
		Programs       []string       `json:"programs"`
		Constants      [][][]string   `json:"constants"`
		ProgramRoot    Hash           `json:"programRoot"`
		Records        []string       `json:"records"`
		DatasetRoot    Hash           `json:"datasetRoot"`
		Params         []string       `json:"params"`
		CheckpointList []Hash         `json:"checkpoints"`
		ClaimHash      Hash           `json:"claimHash"`
		Delta          []string       `json:"delta"`
		PayloadRoot    Hash           `json:"payloadRoot"`
		Segments       []segmentCase  `json:"segments"`
	}
)

func words(x program.Tensor) []string {
	out := make([]string, x.Len())
	for i := range out {
		out[i] = fmt.Sprintf("0x%08x", x.Word(uint64(i)))
	}
	return out
}

func segmentOf(s Segment) segmentCase {
	c := segmentCase{Root: s.Root()}
	for _, t := range s {
		c.Local, c.Traces = append(c.Local, t.Local), append(c.Traces, t.Trace)
	}
	return c
}

func runVector(t *testing.T, quantization protocol.Quantization) runCase {
	task := toy(t)
	task.Spec.Quantization = uint8(quantization)
	r, err := NewReplayer(task)
	require.NoError(t, err)
	w := work()
	c := runCase{
		Name: "linear layer, " + quantization.String(), TaskID: task.ID, Round: w.Round, Trainer: w.Trainer, Seed: task.Spec.Seed,
		ParamCount: params, FragmentCount: fragments, InnerSteps: task.Spec.InnerSteps, Interval: task.Spec.CheckpointInterval, Quantization: task.Spec.Quantization,
		ProgramRoot: task.Programs.Root(), Params: words(program.Floats(w.Params...)),
	}
	for i, p := range task.Programs.List() {
		b, err := p.MarshalBinary()
		require.NoError(t, err)
		c.Programs = append(c.Programs, "0x"+hex.EncodeToString(b))
		constants := [][]string{}
		for _, x := range task.Constants[i] {
			constants = append(constants, words(x))
		}
		c.Constants = append(c.Constants, constants)
	}
	var records [][]byte
	for i := range task.Spec.DatasetRecords {
		record, err := w.Records.Record(t.Context(), i)
		require.NoError(t, err)
		records = append(records, record)
		c.Records = append(c.Records, "0x"+hex.EncodeToString(record))
	}
	c.DatasetRoot = protocol.DatasetRoot(records)
	result, err := r.Run(t.Context(), w, nil)
	require.NoError(t, err)
	c.CheckpointList, c.Delta = result.Checkpoints, words(program.Floats(result.Delta...))
	c.ClaimHash = Root(task.ID, w.Round, w.Trainer, result.Checkpoints)
	var state []program.Tensor
	for segment := range task.Schedule().Segments() {
		var traced Segment
		traced, state, err = r.Trace(t.Context(), w, segment, state)
		require.NoError(t, err)
		c.Segments = append(c.Segments, segmentOf(traced))
		c.PayloadRoot = traced[len(traced)-1].Local
	}
	return c
}

func auditVector(t *testing.T, i byte) auditCase {
	c := auditCase{TaskID: Hash{1, i}, Round: uint32(i) << 10, OpenedAt: 1_800_000_000 + uint64(i), ParentRoot: Hash{3, i}, FrozenHash: Hash{4, i},
		Slot: 21 * i, Auditor: common.Address{5, i}, Salt: Hash{6, i}, LeafSeed: Hash{7, i}}
	for j := range 3 + 7*i {
		c.Traces = append(c.Traces, Hash{i, j, 8})
	}
	c.Set = AuditSet(c.TaskID, c.Round, c.OpenedAt, c.ParentRoot, c.FrozenHash)
	c.Root = Audit(c.Traces).Root()
	c.Commitment = AuditCommitment(c.Set, c.Slot, c.Auditor, c.Salt, c.Root)
	c.Transition = AuditLeaf(c.LeafSeed, c.Slot, uint64(len(c.Traces)))
	var err error
	c.Path, err = Audit(c.Traces).Path(int(c.Transition))
	require.NoError(t, err)
	return c
}

func joined(cases []json.RawMessage) []byte {
	var out []byte
	for i, c := range cases {
		if i > 0 {
			out = append(out, ",\n"...)
		}
		out = append(out, c...)
	}
	return out
}

// caseALine writes lists of cases as JSON, each beside its length.
func caseALine(t *testing.T, lists map[string]any) []byte {
	var out bytes.Buffer
	for i, name := range slices.Sorted(maps.Keys(lists)) {
		var cases []json.RawMessage
		raw, err := json.Marshal(lists[name])
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(raw, &cases))
		separator := ",\n"
		if i == 0 {
			separator = "{\n"
		}
		fmt.Fprintf(&out, "%s%q: %d,\n%q: [\n%s\n]", separator, strings.TrimSuffix(name, "s")+"Count", len(cases), name,
			joined(cases))
	}
	out.WriteString("\n}\n")
	return out.Bytes()
}

// TestVectors fails when the checked-in file is not what this code computes.
func TestVectors(t *testing.T) {
	var file struct {
		Schedules []scheduleCase `json:"schedules"`
		Seeds     []seedCase     `json:"seeds"`
		Roots     []rootCase     `json:"roots"`
		Segments  []segmentCase  `json:"segments"`
		Audits    []auditCase    `json:"audits"`
		Runs      []runCase      `json:"runs"`
	}
	for _, s := range []Schedule{{1, 1}, {5, 1}, {5, 2}, {6, 2}, {5, 5}, {50, 7}} {
		c := scheduleCase{Steps: s.Steps, Interval: s.Interval, Checkpoints: s.Checkpoints()}
		for i := range s.Segments() {
			c.Transitions = append(c.Transitions, s.Transitions(i))
		}
		file.Schedules = append(file.Schedules, c)
	}
	for i := range uint32(4) {
		seed, trainer := Hash{1, byte(i)}, common.Address{2, byte(i)}
		file.Seeds = append(file.Seeds, seedCase{seed, i << 20, trainer, 3 * i, StepSeed(seed, i<<20, trainer, 3*i)})
		roots := make([]Hash, 2+3*i)
		segment := make(Segment, 1+i)
		for j := range roots {
			roots[j] = Hash{byte(i), byte(j + 1)}
		}
		for j := range segment {
			segment[j] = Transition{Local: Hash{byte(j), 1}, Trace: Hash{byte(i), byte(j), 2}}
		}
		file.Roots = append(file.Roots, rootCase{seed, i, trainer, roots, Root(seed, i, trainer, roots)})
		file.Segments = append(file.Segments, segmentOf(segment))
		file.Audits = append(file.Audits, auditVector(t, byte(i)))
	}
	for _, q := range []protocol.Quantization{protocol.QuantizationNone, protocol.QuantizationInt8} {
		file.Runs = append(file.Runs, runVector(t, q))
	}
	b := caseALine(t, map[string]any{
		"schedules": file.Schedules, "seeds": file.Seeds, "roots": file.Roots, "segments": file.Segments, "audits": file.Audits, "runs": file.Runs,
		"limits": []limitCase{{"range", protocol.RangeBytes}, {"record", MaxRecordBytes}, {"manifest", protocol.MaxManifestBytes}},
	})
	path := filepath.Join("..", "..", "vectors", "claim.json")
	if *update {
		require.NoError(t, os.WriteFile(path, b, 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	if !bytes.Equal(want, b) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./protocol/claim -run TestVectors -update", path)
	}
}
