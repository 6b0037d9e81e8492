package keeper

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/transition"
	"assay/repops"
)

// BenchmarkAggregate200M is one round as a keeper computes it: 200 million parameters and 16 payloads of int8, from its store to the
// durable new state. It takes 7 GB of disk below the temporary folder. peak-MiB is the most memory that the process had meanwhile.
func BenchmarkAggregate200M(b *testing.B) {
	s, spec, round := largeRound(b)
	for b.Loop() {
		markPeak(b)
		_, err := s.aggregator.aggregate(context.Background(), spec, round, nil)
		require.NoError(b, err)
	}
	b.ReportMetric(peakMiB(b), "peak-MiB")
}

// BenchmarkDefend200M is the same round computed for answering descents. held-MiB is what its trees take afterwards, move-ms the longest
// that a move of a descent takes to compute.
func BenchmarkDefend200M(b *testing.B) {
	s, spec, round := largeRound(b)
	payloads := payloadsOf(round.included)
	var held float64
	var slowest time.Duration
	for b.Loop() {
		markPeak(b)
		before := heapMiB()
		trees := new(transition.Trees)
		_, err := s.aggregator.compute(context.Background(), spec, round, looseRound(s.store, spec, round.ParentRoot, payloads), payloads, nil, transition.Options{Trees: trees})
		require.NoError(b, err)
		held = heapMiB() - before
		for _, v := range []*transition.Vector{trees.New.Params[0], trees.Interleaved[0], trees.Payloads[0].Fragments[0]} {
			for height := v.Height(); height > 0; height-- {
				began := time.Now()
				_, err := v.Children(height, (v.Leaves()-1)>>height/2, min(height, descentLevels))
				require.NoError(b, err)
				slowest = max(slowest, time.Since(began))
			}
		}
		runtime.KeepAlive(trees)
	}
	b.ReportMetric(peakMiB(b), "peak-MiB")
	b.ReportMetric(held, "held-MiB")
	b.ReportMetric(float64(slowest.Microseconds())/1000, "move-ms")
}

// largeRound is a keeper that holds the inputs of a round with 200 million parameters.
func largeRound(b *testing.B) (*Service, *protocol.TaskSpec, advance) {
	const parameters, trainers = 200_000_000, 16
	st, err := store.Open(b.TempDir(), "bench")
	require.NoError(b, err)
	b.Cleanup(func() { require.NoError(b, st.Close()) })
	n := &node{store: st, meters: newMeters(st.Usage), log: slog.New(slog.NewTextHandler(io.Discard, nil))}
	s := &Service{node: n, aggregator: &aggregator{node: n, lanes: newLanes(), drafts: make(map[[32]byte][]draft)}}
	spec := &protocol.TaskSpec{ParamCount: parameters, FragmentCount: 1, Quantization: uint8(protocol.QuantizationInt8),
		OuterLearningRate: 0x3f333333, OuterMomentum: 0x3f666666, PayloadBoundLog2: 10}
	statement := protocol.Statement{TaskId: protocol.Hash{1}, Included: 1<<trainers - 1}
	statement.ParentRoot = storeState(b, s, spec)
	included := make([]chain.Commitment, trainers)
	for i := range included {
		a := common.Address{byte(i)}
		included[i] = chain.Commitment{Trainer: a, Slot: uint8(i), PayloadRoot: storePayload(b, s, spec, statement.TaskId, a)}
	}
	return s, spec, advanceOf(statement, included)
}

// markPeak begins to watch the peak of the memory: what the setup took does not count.
func markPeak(b *testing.B) {
	debug.FreeOSMemory()
	require.NoError(b, os.WriteFile("/proc/self/clear_refs", []byte("5"), 0))
}

// heapMiB is what the process holds on to.
func heapMiB() float64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return float64(m.HeapAlloc) / (1 << 20)
}

// benchBlock is how many elements are made at once; a file repeats them.
const benchBlock = 1 << 20

// storeState stores a state made of random numbers and returns its root.
func storeState(b *testing.B, s *Service, spec *protocol.TaskSpec) protocol.Hash {
	r := rand.New(rand.NewPCG(1, 1))
	x := make([]float32, benchBlock)
	for i := range x {
		x[i] = float32(r.NormFloat64())
	}
	var raw bytes.Buffer
	require.NoError(b, protocol.WriteFloats(&raw, x))
	leaves := repops.TensorLeaves(nil, x)
	layout := stateLayout(spec)
	offsets := tensorOffsets(layout)
	blob, err := newObject(s.store, layout)
	require.NoError(b, err)
	roots := make([]protocol.Hash, len(layout))
	for i, tensor := range layout {
		h := stateHeader(layout)(i)
		root := repops.NewRootHasher(h)
		for at := uint64(0); at < tensor.Elements; at += benchBlock {
			n := min(tensor.Elements-at, benchBlock)
			_, err := blob.WriteAt(raw.Bytes()[:4*n], offsets[i]+4*int64(at))
			require.NoError(b, err)
			root.Add(leaves[:n/repops.RunLength])
		}
		roots[i], err = root.Sum()
		require.NoError(b, err)
	}
	root := stateRootOf(roots)
	require.NoError(b, blob.Commit(root))
	return root
}

// storePayload stores a payload of one fragment, other numbers for every trainer, and returns its root.
func storePayload(b *testing.B, s *Service, spec *protocol.TaskSpec, task protocol.Hash, trainer common.Address) protocol.Hash {
	r := rand.New(rand.NewPCG(2, uint64(trainer[0])))
	q := protocol.Quantization(spec.Quantization)
	encode := func(n uint64) ([]byte, []protocol.Hash) {
		x := make([]float32, n)
		for i := range x {
			x[i] = float32(r.NormFloat64()) * 1e-2
		}
		part := *spec
		part.ParamCount = n
		leaves, err := part.EncodeLeaves(x)
		require.NoError(b, err)
		hashes, err := repops.HashLeaves(nil, leaves, q.LeafBytes())
		require.NoError(b, err)
		return leaves, hashes
	}
	layout := payloadLayout(spec)
	blob, err := newObject(s.store, layout)
	require.NoError(b, err)
	root := repops.NewRootHasher(protocol.PayloadHeader(task, 0, 0, trainer, spec.ParamCount, q))
	leaves, hashes := encode(benchBlock)
	to := tensorOffsets(layout)[0]
	for at := uint64(0); at < spec.ParamCount; at += benchBlock {
		if n := spec.ParamCount - at; n < benchBlock {
			leaves, hashes = encode(n)
		}
		_, err := blob.WriteAt(leaves, to)
		require.NoError(b, err)
		to += int64(len(leaves))
		root.Add(hashes)
	}
	fragment, err := root.Sum()
	require.NoError(b, err)
	set := protocol.PayloadSetRoot([]protocol.Hash{fragment})
	require.NoError(b, blob.Commit(set))
	return set
}

// peakMiB is the most memory that the process ever had since the mark was reset.
func peakMiB(b *testing.B) float64 {
	status, err := os.ReadFile("/proc/self/status")
	require.NoError(b, err)
	for line := range bytes.Lines(status) {
		if rest, ok := bytes.CutPrefix(line, []byte("VmHWM:")); ok {
			kib, err := strconv.ParseFloat(string(bytes.Fields(rest)[0]), 64)
			require.NoError(b, err)
			return kib / 1024
		}
	}
	require.FailNow(b, fmt.Sprintf("no peak in %q", status))
	return 0
}
