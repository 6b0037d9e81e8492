package tenzro

import (
	"encoding/json"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// docs/tenzro.md lists every refusal, with what it means and what to do, as this package says it.
func TestRefusalsAreListed(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "tenzro.md"))
	require.NoError(t, err)
	seen := map[string]bool{}
	for _, e := range Refusals {
		require.False(t, seen[e.Name], e.Name)
		seen[e.Name] = true
		require.Contains(t, string(page), "| "+e.Name+" | "+e.Message+": "+e.Hint+" |\n")
	}
	for _, m := range Methods {
		require.Contains(t, string(page), "`"+m+"`", "the table of methods")
	}
}

func TestNames(t *testing.T) {
	n := NewNames(31337)
	account := common.HexToAddress("0x70997970C51812dc3A010C7d01b50e0d17dc79C8")
	require.Equal(t, "did:ethr:0x7a69:0x70997970c51812dc3a010c7d01b50e0d17dc79c8", n.DID(account))
	for _, did := range []string{
		n.DID(account), "did:ethr:0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "did:pkh:eip155:31337:0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
		"did:tenzro:machine:0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
	} {
		a, ok := n.Account(did)
		require.True(t, ok && a == account, did)
	}
	for _, did := range []string{
		"", "did:ethr:0x1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "did:ethr:7a69:0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
		"did:pkh:eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "did:tenzro:machine:trainer-1", "did:ethr:0x7a69:0x7099",
		"70997970c51812dc3a010c7d01b50e0d17dc79c8", "did:pkh:eip155:31337",
	} {
		_, ok := n.Account(did)
		require.False(t, ok, did)
	}
	require.NoError(t, n.NameAccount("did:tenzro:machine:me", account))
	require.NoError(t, n.NameAccount("did:tenzro:machine:also-me", account))
	require.Equal(t, "did:tenzro:machine:me", n.DID(account))
	require.Error(t, n.NameAccount("did:tenzro:machine:me", common.Address{1}))
	require.Error(t, n.NameAccount("did:ethr:0x70997970C51812dc3A010C7d01b50e0d17dc79C8", common.Address{1}), "it says whose it is")
	require.Error(t, n.NameAccount("me", account))

	id := protocol.Hash{7}
	require.NoError(t, n.NameTask("task-A", id))
	require.Error(t, n.NameTask("task-A", protocol.Hash{8}))
	require.Error(t, n.NameTask("task-B", id))
	for _, name := range []string{"", "0xab", strings.Repeat("x", 257), "a\nb"} {
		require.Error(t, n.NameTask(name, protocol.Hash{9}), name)
	}
	for _, text := range []string{"task-A", id.String()} {
		got, err := n.Task(text)
		require.NoError(t, err)
		require.Equal(t, id, got)
	}
	require.Equal(t, "task-A", n.TaskID(id))
	_, err := n.Task("task-B")
	require.ErrorIs(t, err, ErrTaskNotFound)
}

// A pool beyond what a binary64 holds stays what it is to the last unit.
func TestAmounts(t *testing.T) {
	for text, ok := range map[string]bool{
		"0": true, "1000000000000000000": true, "340282366920938463463374607431768211455": true, "340282366920938463463374607431768211456": false,
		"1e18": false, "1.0": false, "-1": false, `"5"`: false, "null": false, "9999999999999999999999999999999999999999": false,
	} {
		var a Amount
		err := json.Unmarshal([]byte(text), &a)
		if text == "null" { // which encoding/json hands to nobody
			continue
		}
		require.Equal(t, ok, err == nil, text)
		if ok {
			raw, err := json.Marshal(a)
			require.NoError(t, err)
			require.Equal(t, text, string(raw))
		}
	}
}

func TestBytesInBothForms(t *testing.T) {
	for text, want := range map[string][]byte{`[1,255,0]`: {1, 255, 0}, `"01ff00"`: {1, 255, 0}, `"0x01FF00"`: {1, 255, 0}, `[]`: {}, `""`: {}} {
		var b Bytes
		require.NoError(t, json.Unmarshal([]byte(text), &b), text)
		require.Equal(t, want, []byte(b))
	}
	for _, text := range []string{`[256]`, `[-1]`, `[1.5]`, `[1e1]`, `["1"]`, `"0"`, `"zz"`, `{}`, `true`, `5`, `[null]`} {
		var b Bytes
		require.Error(t, json.Unmarshal([]byte(text), &b), text)
	}
	var h Hash
	require.Error(t, json.Unmarshal([]byte(`"`+strings.Repeat("00", 31)+`"`), &h))
	require.Error(t, json.Unmarshal([]byte(`"`+strings.Repeat("00", 33)+`"`), &h))
	require.NoError(t, json.Unmarshal([]byte(`"`+strings.Repeat("0a", 32)+`"`), &h))
}

// Each variant comes back as it was written, and nothing else is one.
func TestVariants(t *testing.T) {
	for _, c := range []struct {
		into any
		text string
	}{
		{new(Quantization), `"None"`}, {new(Quantization), `{"Int8":{"block_size":64}}`},
		{new(PayloadKind), `"Dense"`}, {new(PayloadKind), `{"SparseTopK":{"chunk_size":4096,"k":64}}`},
		{new(OuterUpdate), `{"Nesterov":{"lr":0.7,"momentum":0.9}}`}, {new(OuterUpdate), `{"SparseEf":{"lr":0.7}}`},
		{new(SyncStrategy), `"Full"`}, {new(SyncStrategy), `{"Streaming":{"num_shards":4}}`},
		{new(Aggregation), `"Mean"`}, {new(Aggregation), `"CoordinateMedian"`}, {new(Aggregation), `"LoraAlternating"`},
		{new(Aggregation), `{"TrimmedMean":{"alpha_bps":1000}}`}, {new(Aggregation), `{"Krum":{"f":1}}`},
	} {
		require.NoError(t, json.Unmarshal([]byte(c.text), c.into), c.text)
		raw, err := json.Marshal(c.into)
		require.NoError(t, err)
		require.Equal(t, c.text, string(raw))
	}
	for _, c := range []struct {
		into any
		text string
	}{
		{new(Quantization), `"Int8"`}, {new(Quantization), `{"Int2":{"block_size":4}}`}, {new(Quantization), `{"Int8":{}}`},
		{new(Quantization), `{"Int8":{"block_size":64,"more":1}}`}, {new(Quantization), `{"Int8":{"block_size":-1}}`},
		{new(Quantization), `{"Int8":{"block_size":null}}`},
		{new(Quantization), `{"Int8":{"block_size":64},"None":{}}`}, {new(Quantization), `5`}, {new(Quantization), `{}`},
		{new(PayloadKind), `"SparseTopK"`}, {new(OuterUpdate), `"Nesterov"`}, {new(OuterUpdate), `{"Nesterov":{"lr":1e99,"momentum":0}}`},
		{new(SyncStrategy), `{"Streaming":{"num_shards":0}}`}, {new(Aggregation), `{"Mean":{}}`}, {new(Aggregation), `"WeightedMean"`},
		{new(Aggregation), `"Krum"`},
	} {
		require.Error(t, json.Unmarshal([]byte(c.text), c.into), c.text)
	}
}

func TestTrim(t *testing.T) {
	for _, c := range []struct {
		alpha, quorum, count, k uint32
		same                    bool
	}{
		{0, 3, 4, 0, true}, {2500, 4, 4, 1, true}, {3400, 2, 3, 0, false}, {1000, 10, 10, 1, true}, {1000, 9, 10, 0, false}, {1500, 7, 8, 1, true},
		{5000, 3, 3, 1, true}, {10_001, 3, 3, 0, false}, {1, 4, 3, 0, false}, {1, 0, 3, 0, false},
	} {
		k, same := trimOf(c.alpha, c.quorum, c.count)
		require.Equal(t, c.same, same, "%+v", c)
		if same {
			require.Equal(t, c.k, k, "%+v", c)
		}
	}
}

func template() protocol.TaskSpec {
	return protocol.TaskSpec{
		Version: 1, ParamCount: 1000, FragmentCount: 2, DatasetRoot: [32]byte{5}, RewardPerGradient: big.NewInt(1), EnrollWindow: 1000, CommitWindow: 10,
	}
}

// What a template and a specification make is described as the specification said it.
func TestFitAndDescribe(t *testing.T) {
	spec := template()
	raw := `{"task_id":"t","sponsor_did":"did:x","sponsor_address":[` + strings.Repeat("0,", 31) + `0],"architecture":{"family":"f","param_count":1000,
		"modality":"Timeseries","fragment_count":2,"dtype":"f32","metadata":{}},"tier":"Open","aggregation":{"Krum":{"f":1}},"clip_l2_norm":0.08,
		"sync_strategy":"Full","quantization":"None","delayed_apply":false,"pipeline":null,"trainer_count":7,"quorum":5,"inner_steps":24,"max_rounds":10,
		"grace_window_ms":30000,"reward_pool":70000000000000000000,"dataset_ref":"assay:0x05` + strings.Repeat("00", 31) + `",
		"dataset_hash":"05` + strings.Repeat("00", 31) + `","min_throughput":null,"created_at":0,"outer_update":{"Nesterov":{"lr":0.5,"momentum":0.25}}}`
	s, err := ReadTaskSpec([]byte(raw))
	require.NoError(t, err)
	left, err := s.Fit(&spec)
	require.NoError(t, err)
	require.Equal(t, []string{"task_id", "architecture.family", "architecture.modality"}, left)
	require.Equal(t, math.Float32bits(.08), spec.ClipL2Norm)
	require.Equal(t, "1000000000000000000", spec.RewardPerGradient.String())
	require.EqualValues(t, 1000, spec.EnrollWindow, "the template's")
	back := NewNames(31337).Describe(&Task{ID: protocol.Hash{1}, Spec: &spec, CreatedMs: 5})
	require.Equal(t, s.Aggregation, back.Aggregation)
	require.Equal(t, *s.ClipL2Norm, *back.ClipL2Norm)
	require.Equal(t, s.RewardPool.String(), back.RewardPool.String())
	require.Equal(t, s.OuterUpdate, back.OuterUpdate)
	require.Equal(t, s.DatasetRef, back.DatasetRef)
	require.Equal(t, [4]uint32{7, 5, 24, 10}, [4]uint32{back.TrainerCount, back.Quorum, back.InnerSteps, back.MaxRounds})
	require.Nil(t, back.Architecture.Modality, "nobody says what it trains on")
	// And it is read again.
	text, err := json.Marshal(back)
	require.NoError(t, err)
	var again TaskSpec
	require.NoError(t, protocol.UnmarshalStrict(text, &again))

	for name, edit := range map[string]string{
		`"tier":"Open"`: `"tier":"Confidential"`, `"param_count":1000`: `"param_count":999`, `"fragment_count":2`: `"fragment_count":4`,
		`"dtype":"f32"`: `"dtype":"bf16"`, `"dataset_hash":"05`: `"dataset_hash":"06`, `"clip_l2_norm":0.08`: `"clip_l2_norm":-1`,
		`"created_at":0`: `"created_at":0,"extra":1`, `"quorum":5`: `"Quorum":5`, `"max_rounds":10`: `"max_rounds":0`, `"f":1`: `"f":70000`,
		`"inner_steps":24`: `"inner_steps":4294967296`,
	} {
		require.Contains(t, raw, name)
		s, err := ReadTaskSpec([]byte(strings.Replace(raw, name, edit, 1)))
		if err == nil {
			spec := template()
			_, err = s.Fit(&spec)
		}
		var named *protocol.Error
		require.ErrorAs(t, err, &named, edit)
	}
}

// What is not described by Tenzro's names is by this network's.
func TestDescribeOtherRules(t *testing.T) {
	spec := template()
	spec.TrainerCount, spec.Quantization, spec.PayloadKind, spec.OuterUpdate = 4, uint8(protocol.QuantizationSparseTop1), uint8(protocol.PayloadSparseTopK), uint8(protocol.SparseEf)
	for rule, want := range map[protocol.AggregationRule]string{
		protocol.WeightedMean: `"WeightedMean"`, protocol.MultiKrum: `{"MultiKrum":{"f":1,"m":2}}`, protocol.MedianNormMean: `"MedianNormMean"`,
		protocol.TrimmedMean: `{"TrimmedMean":{"alpha_bps":2500}}`,
	} {
		spec.Aggregation, spec.AggregationParam = uint8(rule), 1
		if rule == protocol.MultiKrum {
			spec.AggregationParam = 1 | 2<<16
		}
		d := NewNames(1).Describe(&Task{Spec: &spec})
		raw, err := json.Marshal(d.Aggregation)
		require.NoError(t, err)
		require.Equal(t, want, string(raw))
		require.Equal(t, PayloadKind{true, 64, 1}, d.PayloadKind)
		require.True(t, d.OuterUpdate.SparseEf)
	}
}

func TestNegate(t *testing.T) {
	x := []float32{1, -2, 0, float32(math.Copysign(0, -1)), math.SmallestNonzeroFloat32}
	Negate(x)
	for i, want := range []uint32{0xbf800000, 0x40000000, 0, 0, 0x80000001} {
		require.Equal(t, want, math.Float32bits(x[i]))
	}
}

func TestModelRefuses(t *testing.T) {
	m := &protocol.Manifest{Tensors: []protocol.ManifestTensor{{Name: "w", Shape: []uint64{2, 3}}, {Name: "b", Shape: []uint64{2}}}}
	_, err := NewModel(m, 3)
	require.ErrorIs(t, err, ErrNotTranslatable)
	model, err := NewModel(m, 2)
	require.NoError(t, err)
	x := []float32{1, 2, 3, 4, 5, 6, 7, 8}
	good, err := model.Encode(1, x)
	require.NoError(t, err)
	into := make([]float32, 8)
	flat, err := model.Decode(1, good, into)
	require.NoError(t, err)
	require.Equal(t, x[:6], flat)
	text := string(good)
	for _, bad := range []string{
		"", text[:7], text[:20], text[:len(text)-1], text + "\x00", strings.Replace(text, `"w"`, `"v"`, 1), strings.Replace(text, "F32", "F16", 1),
		strings.Replace(text, "[2,3]", "[3,2]", 1), strings.Replace(text, "[0,24]", "[4,24]", 1), strings.Replace(text, "[0,24]", "[1,25]", 1),
		"\xff\xff\xff\xff\xff\xff\xff\xff" + text[8:], strings.Replace(text, `"dtype"`, `"Dtype"`, 1)[:len(text)-4],
	} {
		_, err := model.Decode(1, []byte(bad), into)
		require.ErrorIs(t, err, ErrPayloadMalformed, "%q", bad)
	}
	_, err = model.Decode(2, good, into)
	require.ErrorIs(t, err, ErrFragmentOutOfRange)
	_, err = model.Decode(0, good, into)
	require.ErrorIs(t, err, ErrPayloadMalformed)
}

func TestRequests(t *testing.T) {
	one := func(body string) Call {
		calls, _, err := ReadCalls([]byte(body))
		require.NoError(t, err, body)
		require.Len(t, calls, 1)
		return calls[0]
	}
	for body, params := range map[string]string{
		`{"jsonrpc":"2.0","method":"tenzro_training_listRuns","id":1}`:                                 `{}`,
		`{"jsonrpc":"2.0","method":"tenzro_training_listRuns","params":[],"id":1}`:                     `{}`,
		`{"jsonrpc":"2.0","method":"training_listRuns","params":null,"id":"x"}`:                        `{}`,
		`{"jsonrpc": "2.0", "method": "tenzro_training_getRun", "id": 0, "params": {"task_id": "a"}}`:  `{"task_id": "a"}`,
		`{"jsonrpc":"2.0","method":"tenzro_getTrainerDaemonStatus","params":[{}],"id":18446744073709}`: `{}`,
		`{"jsonrpc":"2.0","method":"tenzro_nodeInfo","id":2}`:                                          `{}`,
	} {
		c := one(body)
		require.NoError(t, c.Err)
		require.Equal(t, params, string(c.Params))
	}
	for body, code := range map[string]int{
		`{"jsonrpc":"1.0","method":"training_listRuns","id":1}`:        protocol.CodeInvalidRequest,
		`{"jsonrpc":"2.0","method":"","id":1}`:                         protocol.CodeInvalidRequest,
		`{"jsonrpc":"2.0","method":"training_listRuns","id":{}}`:       protocol.CodeInvalidRequest,
		`{"jsonrpc":"2.0","method":"training_listRuns","id":1,"id":2}`: protocol.CodeInvalidRequest,
		`[]`: 0,
		`5`:  protocol.CodeInvalidRequest,
		`{"jsonrpc":"2.0","method":"eth_chainId","id":1}`:                       protocol.CodeNoMethod,
		`{"jsonrpc":"2.0","method":"training_getTrainerDaemonStatus","id":1}`:   protocol.CodeNoMethod,
		`{"jsonrpc":"2.0","method":"training_nodeInfo","id":1}`:                 protocol.CodeNoMethod,
		`{"jsonrpc":"2.0","method":"tenzro_training_tenzro_getRun","id":1}`:     protocol.CodeNoMethod,
		`{"jsonrpc":"2.0","method":"training_getRun","id":1,"params":[{},{}]}`:  protocol.CodeInvalidParams,
		`{"jsonrpc":"2.0","method":"training_getRun","id":1,"params":["task"]}`: protocol.CodeInvalidParams,
		`{"jsonrpc":"2.0","method":"training_getRun","id":1,"params":"task"}`:   protocol.CodeInvalidParams,
	} {
		calls, _, err := ReadCalls([]byte(body))
		if code == 0 {
			require.Error(t, err, body)
			continue
		}
		require.NoError(t, err, body)
		require.Error(t, calls[0].Err, body)
		require.Equal(t, code, calls[0].Code, body)
	}
	deep := strings.Repeat("[", 25) + strings.Repeat("]", 25)
	for _, body := range []string{"", " ", "{", deep, `{"a":"` + "\x00" + `"}`, `{"jsonrpc":"2.0"} {}`, "[" + strings.Repeat("1,", 16) + "1]"} {
		_, _, err := ReadCalls([]byte(body))
		require.Error(t, err, body)
	}
	_, _, err := ReadCalls([]byte(`{"jsonrpc":"2.0","method":"training_getRun","id":1,"params":{"task_id":"` + strings.Repeat("[", 1000) + `"}}`))
	require.NoError(t, err, "brackets in a text are no depth")
}
