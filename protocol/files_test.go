package protocol_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"runtime"
	"slices"
	"testing"
	"testing/iotest"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
	"assay/repops"
)

type fileVectors struct {
	TaskID  protocol.Hash  `json:"taskId"`
	Round   uint32         `json:"round"`
	Trainer common.Address `json:"trainer"`
	Cases   []struct {
		Name             string
		Object           string
		ParamCount       uint64
		FragmentCount    uint32
		PayloadBoundLog2 int16
		Base64           []byte
		Error            string
		Canonical        []byte
		Root             protocol.Hash
	}
}

// TestFilesByteByByte: an answer does not depend on how the network cuts the body, and no prefix of a good file is good.
func TestFilesByteByByte(t *testing.T) {
	var f fileVectors
	load(t, "safetensors.json", &f)
	require.NotEmpty(t, f.Cases)
	for _, c := range f.Cases {
		decode := func(r io.Reader) (roots []protocol.Hash, canonical []byte, err error) {
			var b bytes.Buffer
			if c.Object == "state" {
				s, err := protocol.DecodeState(r, c.ParamCount, c.FragmentCount)
				if err != nil {
					return nil, nil, err
				}
				require.NoError(t, protocol.WriteState(&b, s, c.FragmentCount))
				return []protocol.Hash{s.Root(c.FragmentCount)}, b.Bytes(), nil
			}
			sp := spec(int(c.ParamCount), int(c.FragmentCount))
			sp.PayloadBoundLog2 = c.PayloadBoundLog2
			delta, err := protocol.DecodePayload(r, sp)
			if err != nil {
				return nil, nil, err
			}
			require.NoError(t, protocol.WritePayload(&b, delta, c.FragmentCount))
			return []protocol.Hash{protocol.PayloadRoot(delta, f.TaskID, f.Round, f.Trainer, c.FragmentCount)}, b.Bytes(), nil
		}
		roots, canonical, err := decode(iotest.OneByteReader(bytes.NewReader(c.Base64)))
		if c.Error != "" {
			require.Equal(t, c.Error, protocol.AsError(err).Name, c.Name)
			continue
		}
		require.NoError(t, err, c.Name)
		require.Equal(t, []protocol.Hash{c.Root}, roots, c.Name)
		require.Equal(t, c.Canonical, canonical, c.Name)

		again, twice, err := decode(bytes.NewReader(canonical))
		require.NoError(t, err, c.Name)
		require.Equal(t, roots, again, c.Name)
		require.Equal(t, canonical, twice, c.Name)
		require.Zero(t, binary.LittleEndian.Uint64(canonical)%8, c.Name)
		layout := protocol.PayloadLayout(c.ParamCount, c.FragmentCount, protocol.QuantizationNone)
		if c.Object == "state" {
			layout = protocol.StateLayout(c.ParamCount, c.FragmentCount)
		}
		require.EqualValues(t, layout.CanonicalBytes(), len(canonical), c.Name)

		for n := 0; n < len(canonical); n += 1 + n/64 {
			_, _, err := decode(bytes.NewReader(canonical[:n]))
			require.ErrorIs(t, err, protocol.ErrPayloadTruncated, "%s cut to %d bytes", c.Name, n)
			cause := errors.New("connection reset")
			_, _, err = decode(io.MultiReader(bytes.NewReader(canonical[:n]), iotest.ErrReader(cause)))
			require.ErrorIs(t, err, cause, "%s broken after %d bytes", c.Name, n)
		}
		_, _, err = decode(io.MultiReader(bytes.NewReader(canonical), iotest.ErrReader(io.ErrClosedPipe)))
		require.ErrorIs(t, err, io.ErrClosedPipe, "broken where the end was expected")
	}
}

// TestReadTensorsStreams: the roots of a payload's fragments follow from the chunks alone, whatever their order in the file.
func TestReadTensorsStreams(t *testing.T) {
	r := newRand(5)
	const p, f = 30_000, 3
	delta, who := vector(r, p), trainer(r)
	layout := protocol.PayloadLayout(p, f, protocol.QuantizationNone)
	var canonical bytes.Buffer
	require.NoError(t, protocol.WritePayload(&canonical, delta, f))
	// The last fragment first.
	other := append([]byte{}, `{"delta.2":{"dtype":"F32","shape":[10000],"data_offsets":[0,40000]},"delta.0":{"dtype":"F32","shape":[10000],`+
		`"data_offsets":[40000,80000]},"delta.1":{"dtype":"F32","shape":[10000],"data_offsets":[80000,120000]}}`...)
	shuffled := bytes.NewBuffer(binary.LittleEndian.AppendUint64(nil, uint64(len(other))))
	shuffled.Write(other)
	for _, i := range []int{2, 0, 1} {
		require.NoError(t, protocol.WriteFloats(shuffled, delta[i*10_000:(i+1)*10_000]))
	}
	for _, file := range []*bytes.Buffer{&canonical, shuffled} {
		hashers := make([]*repops.TensorHasher, f)
		for i := range hashers {
			hashers[i] = repops.NewTensorHasher(protocol.PayloadHeader(protocol.Hash{1}, 2, uint32(i), who, layout[i].Elements, protocol.QuantizationNone))
		}
		next := make([]uint64, f)
		require.NoError(t, protocol.ReadTensors(file, layout, func(tensor int, at uint64, x []float32) error {
			require.Equal(t, next[tensor], at)
			next[tensor] += uint64(len(x))
			return protocol.WriteFloats(hashers[tensor], x)
		}))
		roots := make([]protocol.Hash, f)
		for i, h := range hashers {
			var err error
			roots[i], err = h.Sum()
			require.NoError(t, err)
		}
		require.Equal(t, protocol.PayloadRoot(delta, protocol.Hash{1}, 2, who, f), protocol.PayloadSetRoot(roots))
	}
	stop := errors.New("disk full")
	var again bytes.Buffer
	require.NoError(t, protocol.WritePayload(&again, delta, f))
	require.ErrorIs(t, protocol.ReadTensors(&again, layout, func(int, uint64, []float32) error { return stop }), stop)
}

// TestHostileSizes: a claim of a size costs nothing before its bytes have come.
func TestHostileSizes(t *testing.T) {
	sp := spec(1<<31, 4096)
	layout := protocol.PayloadLayout(sp.ParamCount, sp.FragmentCount, protocol.QuantizationNone)
	preamble := layout.Preamble()
	require.Less(t, len(preamble), protocol.MaxHeaderBytes, "the canonical header of the largest payload is accepted")
	require.Less(t, len(protocol.StateLayout(1<<31, 4096).Preamble()), protocol.MaxHeaderBytes, "and of the largest state")
	require.EqualValues(t, 8<<30, layout.DataBytes())
	require.EqualValues(t, 8+protocol.MaxHeaderBytes+8<<30, layout.MaxBytes())
	for name, b := range map[string][]byte{
		"header only":        preamble,
		"header of 2^20":     binary.LittleEndian.AppendUint64(nil, protocol.MaxHeaderBytes),
		"header length only": preamble[:8],
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := protocol.DecodePayload(bytes.NewReader(b), sp)
		runtime.ReadMemStats(&after)
		require.ErrorIs(t, err, protocol.ErrPayloadTruncated, name)
		require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(64<<20), name)
	}
	require.Error(t, protocol.WriteState(io.Discard, protocol.State{Params: make([]float32, 2), Momentum: make([]float32, 1)}, 1))
}

// TestBoundIsExact on both sides of every kind of bound.
func TestBoundIsExact(t *testing.T) {
	for _, log2 := range []int16{-126, -1, 0, 10, 122} {
		sp := spec(1, 1)
		sp.PayloadBoundLog2 = log2
		bound := float32(math.Ldexp(1, int(log2)))
		for _, sign := range []float32{1, -1} {
			for x, want := range map[float32]error{bound: nil, math.Nextafter32(bound, 0): nil, math.Nextafter32(bound, 2*bound): protocol.ErrPayloadBoundExceeded} {
				var b bytes.Buffer
				require.NoError(t, protocol.WritePayload(&b, []float32{sign * x}, 1))
				_, err := protocol.DecodePayload(&b, sp)
				if want == nil {
					require.NoError(t, err)
				} else {
					require.ErrorIs(t, err, want)
				}
			}
		}
	}
}

func TestWritersPassErrorsOn(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, protocol.WriteState(&b, protocol.State{Params: make([]float32, 9), Momentum: make([]float32, 9)}, 2))
	for n := range b.Len() {
		w := &limitedWriter{n}
		require.ErrorIs(t, protocol.WriteState(w, protocol.State{Params: make([]float32, 9), Momentum: make([]float32, 9)}, 2), io.ErrShortWrite)
	}
	for n := range 8 + 80 {
		require.ErrorIs(t, protocol.WritePayload(&limitedWriter{n}, make([]float32, 9), 1), io.ErrShortWrite)
	}
}

// limitedWriter takes n bytes.
type limitedWriter struct{ n int }

func (w *limitedWriter) Write(p []byte) (int, error) {
	if len(p) > w.n {
		return w.n, io.ErrShortWrite
	}
	w.n -= len(p)
	return len(p), nil
}

type manifestVectors struct {
	Cases []struct {
		Name   string
		Base64 []byte
		Error  string
		Hash   protocol.Hash
	}
}

func TestManifestAgainstTheSpec(t *testing.T) {
	var f manifestVectors
	load(t, "manifest.json", &f)
	m, err := protocol.ParseManifest(f.Cases[0].Base64)
	require.NoError(t, err)
	require.Equal(t, protocol.Hash(sha256Of(f.Cases[0].Base64)), m.Hash())
	require.Equal(t, f.Cases[0].Base64, m.Bytes())
	require.Equal(t, []protocol.ManifestTensor{{Name: "fc1.weight", Shape: []uint64{64, 64}}, {Name: "fc1.bias", Shape: []uint64{64}},
		{Name: "scale", Shape: []uint64{}}}, m.Tensors)
	require.EqualValues(t, 65, m.Dataset.RecordBytes)
	require.Equal(t, "sklearn.load_digits", m.Dataset.Name)
	require.JSONEq(t, `{"hidden":[64,32],"note":"a \"quoted\" \\ word","tied":false}`, string(m.Model))

	good := protocol.TaskSpec{ManifestHash: m.Hash(), ParamCount: 64*64 + 64 + 1, DatasetRecords: 1437, DatasetRoot: m.Dataset.Root}
	require.NoError(t, m.Check(&good))
	for name, change := range map[string]func(*protocol.TaskSpec){
		"hash":    func(s *protocol.TaskSpec) { s.ManifestHash[0]++ },
		"params":  func(s *protocol.TaskSpec) { s.ParamCount++ },
		"records": func(s *protocol.TaskSpec) { s.DatasetRecords++ },
		"root":    func(s *protocol.TaskSpec) { s.DatasetRoot[0]++ },
	} {
		s := good
		change(&s)
		require.ErrorIs(t, m.Check(&s), protocol.ErrManifestMismatch, name)
	}
	large := slices.Concat([]byte(`{"adapter":"`), bytes.Repeat([]byte("a"), protocol.MaxManifestBytes), []byte(`"}`))
	_, err = protocol.ParseManifest(large)
	require.ErrorIs(t, err, protocol.ErrManifestMalformed)
	require.ErrorContains(t, err, "bytes")
}
