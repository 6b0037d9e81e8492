package gateway

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"log/slog"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/figures"
	"assay/internal/keys"
	"assay/internal/tenzro"
	"assay/keeper"
	"assay/protocol"
)

const (
	fragments  = 4
	innerSteps = 12
	trainers   = 3
	rounds     = 3
	taskName   = "cross-node-proof"
	sponsorDID = "did:tenzro:machine:sponsor-xnode"
)

func trainerDID(i int) string { return fmt.Sprintf("did:tenzro:machine:xnode-t%d", i) }

func logger() *slog.Logger {
	if os.Getenv("ASSAY_TEST_LOG") == "" {
		return slog.New(slog.DiscardHandler)
	}
	return slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelDebug}))
}

// start runs a gateway until the test ends.
func start(t *testing.T, env *chaintest.Env, cfg Config) *Service {
	t.Helper()
	cfg.Deployment, cfg.Listen, cfg.Log = env.Dep, "127.0.0.1:0", logger()
	cfg.PollInterval, cfg.ReceiptQueryInterval, cfg.SendTimeout = chaintest.BlockTime/2, chaintest.BlockTime/2, 20*time.Second
	if cfg.DataDir == "" {
		cfg.DataDir = t.TempDir()
	}
	s, _ := startUntil(t, cfg)
	return s
}

// startUntil runs a gateway until it is stopped, or the test ends.
func startUntil(t *testing.T, cfg Config) (s *Service, stop func()) {
	t.Helper()
	s, err := New(cfg)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		require.NoError(t, <-done)
	})
	t.Cleanup(stop)
	return s, stop
}

// startKeeper runs the i-th keeper until the test ends, and returns its URL.
func startKeeper(t *testing.T, env *chaintest.Env, i int, edit func(*keeper.Config)) string {
	t.Helper()
	key := keys.Dev(chaintest.Keeper + i)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := keeper.Config{
		Deployment: env.Dep, Key: key, DataDir: t.TempDir(), Listen: "127.0.0.1:0", PollInterval: chaintest.BlockTime / 2,
		ReceiptQueryInterval: chaintest.BlockTime / 2, SendTimeout: 20 * time.Second, Log: slog.New(slog.DiscardHandler),
	}
	edit(&cfg)
	s, err := keeper.New(cfg)
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		require.NoError(t, <-done)
	})
	return "http://" + s.Addr()
}

// network is a chain with two keepers, a sponsor's bridge, and what it posted.
type network struct {
	*chaintest.Env
	keepers []string
	sponsor *Service
	// posted is the task of the rounds, also those that are posted beside it.
	posted *chaintest.Task
	also   []*chaintest.Task
}

// model is what the tests train: Tenzro cuts a model between tensors, so that four fragments take four of them.
func model(env *chaintest.Env) (spec protocol.TaskSpec, manifest []byte, state protocol.State) {
	spec, manifest, state = env.Spec()
	tensors := bytes.Index(manifest, []byte(`"tensors":`))
	manifest = append(slices.Clone(manifest[:tensors]), `"tensors":[{"name":"embed.weight","shape":[20,20]},{"name":"layers.0.weight","shape":[20,20]},`+
		`{"name":"layers.0.bias","shape":[20]},{"name":"head.weight","shape":[9,20]}],"version":1}`...)
	spec.ManifestHash, spec.FragmentCount, spec.InitialStateRoot = sha256.Sum256(manifest), fragments, state.Root(fragments)
	return spec, manifest, state
}

func newNetwork(t *testing.T) *network {
	t.Helper()
	env := chaintest.New(t)
	n := &network{Env: env}
	n.keepers = append(n.keepers, startKeeper(t, env, 0, func(c *keeper.Config) { c.Gossip = keeper.DefaultGossip }))
	n.keepers = append(n.keepers, startKeeper(t, env, 1, func(c *keeper.Config) { c.Peers = n.keepers }))
	n.sponsor = start(t, env, Config{
		Key: keys.Dev(chaintest.Sponsor), DIDs: []string{sponsorDID}, Keepers: n.keepers, FinalizeWait: time.Second,
		Post: func(_ context.Context, spec *tenzro.TaskSpec) (protocol.Hash, []string, error) {
			template, manifest, state := model(env)
			left, err := spec.Fit(&template)
			if err != nil {
				return protocol.Hash{}, nil, err
			}
			posted := env.Post(func(s *protocol.TaskSpec) { *s = template })
			posted.Manifest, posted.Initial = manifest, state
			for _, k := range n.keepers {
				posted.Upload(k)
			}
			if n.posted == nil {
				n.posted = posted
			} else {
				n.also = append(n.also, posted)
			}
			return posted.ID, left, nil
		},
	})
	return n
}

// spec is the task of Tenzro's cross-node test, in the Python types' order of members, with what a contract asks for: one trainer may stay away, and
// accepted gradients are paid.
func spec(name string, edit ...member) object {
	o := object{
		{"task_id", name}, {"sponsor_did", sponsorDID}, {"sponsor_address", make([]byte, 32)},
		{"architecture", object{
			{"family", "timeseries-toy"}, {"param_count", 0}, {"modality", "Timeseries"}, {"fragment_count", fragments}, {"dtype", "f32"},
			{"metadata", object{{"d_model", 64}, {"num_layers", 2}, {"num_heads", 4}}},
		}},
		{"tier", "Open"}, {"aggregation", "Mean"}, {"clip_l2_norm", nil}, {"sync_strategy", "Full"}, {"quantization", "None"},
		{"delayed_apply", false}, {"pipeline", nil}, {"trainer_count", trainers}, {"quorum", trainers - 1}, {"inner_steps", innerSteps},
		{"max_rounds", rounds}, {"grace_window_ms", 500_000}, {"reward_pool", json.RawMessage("9000000000000000000")},
		{"dataset_ref", "file://cross-node-proof"}, {"dataset_hash", make([]byte, 32)}, {"min_throughput", nil}, {"created_at", 1_745_539_200_000},
		{"objective", "Supervised"}, {"payload_kind", "Dense"}, {"outer_update", object{{"Nesterov", object{{"lr", .7}, {"momentum", .9}}}}},
		{"metadata", object{}},
	}
	for _, e := range edit {
		i := slices.IndexFunc(o, func(m member) bool { return m.key == e.key })
		o[i] = e
	}
	return o
}

// trainer is one of Tenzro's with its bridge.
type trainer struct {
	*Service
	client  *client
	did     string
	account common.Address
	key     ed25519.PrivateKey
	folder  string
	stop    func()
}

// restart stops a trainer's bridge, and starts it again in its folder.
func (r *trainer) restart(t *testing.T) {
	t.Helper()
	cfg := r.cfg
	r.stop()
	r.Service, r.stop = startUntil(t, cfg)
	r.client.url = r.URL()
}

func newTrainer(t *testing.T, n *network, i int, kind string, counts *tally) *trainer {
	t.Helper()
	key := keys.Dev(chaintest.Trainer + i)
	n.Stake(key, new(big.Int).Mul(big.NewInt(2), n.posted.Spec.TrainerLock)) // it enrols in two tasks at most
	seed := sha256.Sum256([]byte(trainerDID(i)))
	out := &trainer{did: trainerDID(i), account: crypto.PubkeyToAddress(key.PublicKey), key: ed25519.NewKeyFromSeed(seed[:]), folder: t.TempDir()}
	others := map[string]common.Address{sponsorDID: keys.DevAddress(chaintest.Sponsor)}
	for j := range trainers {
		if j != i {
			others[trainerDID(j)] = keys.DevAddress(chaintest.Trainer + j)
		}
	}
	out.Service, out.stop = startUntil(t, Config{
		Deployment: n.Dep, Listen: "127.0.0.1:0", Log: logger(), DataDir: t.TempDir(), PollInterval: chaintest.BlockTime / 2,
		ReceiptQueryInterval: chaintest.BlockTime / 2, SendTimeout: 20 * time.Second, Key: key, DIDs: []string{out.did}, Accounts: others, Tasks: map[string]protocol.Hash{taskName: n.posted.ID}, Payloads: out.folder, Keepers: n.keepers,
		FinalizeWait: 100 * time.Second,
	})
	out.client = &client{t: t, url: out.URL(), kind: kind, tally: counts}
	return out
}

// delta is what a trainer's inner steps changed in a round: end minus start, in the manifest's order.
func (r *trainer) delta(n *network, round uint32) []float32 {
	return chaintest.Vector(fmt.Sprintf("delta %d %s", round, r.did), int(n.posted.Spec.ParamCount))
}

func (n *network) model(t *testing.T) *tenzro.Model {
	m, err := protocol.ParseManifest(n.posted.Manifest)
	require.NoError(t, err)
	model, err := tenzro.NewModel(m, fragments)
	require.NoError(t, err)
	return model
}

// gradient is the signed gradient of one fragment, as build_outer_gradient makes it, with its payload in the folder.
func (r *trainer) gradient(t *testing.T, n *network, round, fragment uint32, committed bool) object {
	t.Helper()
	delta := r.delta(n, round)
	payload, err := n.model(t).Encode(fragment, delta)
	require.NoError(t, err)
	hash := sha256.Sum256(payload)
	require.NoError(t, os.WriteFile(filepath.Join(r.folder, hex.EncodeToString(hash[:])+".safetensors"), payload, 0o600))
	g := &tenzro.OuterGradient{
		TaskID: taskName, Round: round, Fragment: fragment, TrainerDID: r.did, Hash: hash, PayloadBytes: uint64(len(payload)),
		InnerSteps: innerSteps, SubmittedAt: 1_745_539_200_000 + int64(round),
	}
	var commitment any
	if committed {
		g.Commitment = r.commitment(t, n, round, fragment)
		commitment = commitmentObject(g.Commitment)
	}
	public := r.key.Public().(ed25519.PublicKey)
	return object{
		{"task_id", g.TaskID}, {"round", round}, {"fragment", fragment}, {"trainer_did", r.did}, {"trainer_address", []byte(public)},
		{"safetensors_hash", hash[:]}, {"payload_bytes", len(payload)}, {"quantization", "None"}, {"payload_kind", "Dense"},
		{"inner_step_count", innerSteps}, {"submitted_at", g.SubmittedAt},
		{"signature", object{{"bytes", ed25519.Sign(r.key, g.Preimages()[0])}, {"public_key", []byte(public)}}},
		{"attestation", nil}, {"commitment", commitment},
	}
}

// commitmentObject is ActivationCommitment.to_json.
func commitmentObject(c *tenzro.ActivationCommitment) object {
	probes, losses := []any{}, []any{}
	for _, p := range c.Probes {
		probes = append(probes, object{{"index", p.Index}, {"value", float64(p.Value)}})
	}
	for _, l := range c.Losses {
		losses = append(losses, float64(l))
	}
	return object{{"k", c.K}, {"loss_trajectory", losses}, {"probes", probes}}
}

// commitment has the two largest elements of a fragment.
func (r *trainer) commitment(t *testing.T, n *network, round, fragment uint32) *tenzro.ActivationCommitment {
	t.Helper()
	payload, err := n.model(t).Encode(fragment, r.delta(n, round))
	require.NoError(t, err)
	payload = payload[8+binary.LittleEndian.Uint64(payload):] // after safetensors' header
	flat := make([]float32, len(payload)/4)
	for i := range flat {
		flat[i] = math.Float32frombits(binary.LittleEndian.Uint32(payload[4*i:]))
	}
	order := make([]int, len(flat))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		x, y := math.Abs(float64(flat[a])), math.Abs(float64(flat[b]))
		switch {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	c := &tenzro.ActivationCommitment{K: 2}
	for i := range innerSteps {
		c.Losses = append(c.Losses, tenzro.Float(2-float32(i)/16))
	}
	for _, i := range order[:2] {
		c.Probes = append(c.Probes, tenzro.Probe{Index: uint64(i), Value: tenzro.Float(flat[i])})
	}
	return c
}

// post are the hashes of the state after a round, computed from what the trainers sent, independent of bridges and keepers.
func (n *network) post(t *testing.T, state protocol.State, round uint32, all []*trainer) (protocol.State, []string) {
	t.Helper()
	var in []protocol.Contribution
	for _, r := range all {
		delta := r.delta(n, round)
		for i := range delta {
			delta[i] = -delta[i]
		}
		in = append(in, protocol.Contribution{Trainer: r.account, Delta: delta})
	}
	require.NoError(t, protocol.SortContributions(in))
	next, err := protocol.Step(&n.posted.Spec, state, in)
	require.NoError(t, err)
	hashes, err := n.model(t).PostStepHashes(next.Params)
	require.NoError(t, err)
	out := make([]string, len(hashes))
	for i, h := range hashes {
		out[i] = h.Hex()[2:] // hash_hex
	}
	return next, out
}

func finalize(round uint32, hashes []string) object {
	post := object{}
	for f, h := range hashes {
		post = append(post, member{fmt.Sprint(f), h})
	}
	return object{{"task_id", taskName}, {"round", round}, {"post_step_hashes", post}}
}

func byTask(name string) object { return object{{"task_id", name}} }

// Tenzro's cross-node round (integrations/trainer/tests/test_cross_node_round.py) through bridges, against a chain and two keepers: three trainers
// post, enrol, submit and finalise three rounds, with clients as unlike as theirs are. Two things of it are this network's: of three trainers one may
// stay away, and post-step hashes are real ones, because others are refused.
func TestCrossNodeRound(t *testing.T) {
	counts := newTally()
	t.Cleanup(func() { // the last thing: whatever failed
		t.Logf("Tenzro's clients: %v", counts.figures())
		if dir := os.Getenv("ASSAY_TENZRO"); dir != "" {
			got := counts.figures()
			got["level_a"] = !t.Failed()
			require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), got))
		}
	})
	n := newNetwork(t)
	kinds := []string{python, typescript, rust}
	at := func(url, kind string) *client { return &client{t: t, url: url, kind: kind, tally: counts} }
	second := func(url string) *client { return &client{t: t, url: url, kind: python, alias: true, tally: counts} }
	nobody := at(n.sponsor.URL(), python)

	// The node is there.
	nobody.wait()
	nobody.mustRefuse("TaskNotFound", "tenzro_training_getRun", byTask(taskName))
	require.Equal(t, -32602, nobody.mustRefuse("TaskNotFound", "tenzro_training_getRun", byTask("0x"+strings.Repeat("00", 32))).Code)

	// What has no true counterpart is refused by name before anything is posted.
	for _, c := range []struct {
		name string
		edit member
	}{
		{"InvalidTaskSpec", member{"quorum", trainers}},
		{"InvalidTaskSpec", member{"reward_pool", 0}},
		{"InvalidTaskSpec", member{"reward_pool", json.RawMessage("9000000000000000001")}},
		{"InvalidTaskSpec", member{"tier", "Verified"}},
		{"InvalidTaskSpec", member{"trainer_count", 65}},
		{"InvalidTaskSpec", member{"grace_window_ms", 1500}},
		{"InvalidTaskSpec", member{"reward_pool", json.RawMessage("1e18")}},
		{"InvalidTaskSpec", member{"task_id", "0x" + strings.Repeat("11", 32)}},
		{"InvalidTaskSpec", member{"aggregation", "Krumm"}},
		{"NotTranslatable", member{"sync_strategy", object{{"Streaming", object{{"num_shards", 4}}}}}},
		{"NotTranslatable", member{"delayed_apply", true}},
		{"NotTranslatable", member{"pipeline", object{{"num_stages", 2}}}},
		{"NotTranslatable", member{"min_throughput", 5}},
		{"NotTranslatable", member{"aggregation", "LoraAlternating"}},
		{"NotTranslatable", member{"aggregation", object{{"TrimmedMean", object{{"alpha_bps", 3400}}}}}},
		{"NotTranslatable", member{"dataset_ref", "tee://" + strings.Repeat("ab", 32)}},
		{"NotTranslatable", member{"objective", object{{"RlPostTraining", object{}}}}},
		{"QuantizationMismatch", member{"quantization", object{{"Int8", object{{"block_size", 64}}}}}},
		{"PayloadKindMismatch", member{"payload_kind", object{{"SparseTopK", object{{"chunk_size", 4096}, {"k", 64}}}}}},
		{"OuterUpdateRequiresSparse", member{"outer_update", object{{"SparseEf", object{{"lr", .7}}}}}},
		{"KeyNotHeld", member{"sponsor_did", "did:tenzro:human:somebody"}},
	} {
		nobody.mustRefuse(c.name, "tenzro_training_postTask", object{{"task_spec", spec(taskName, c.edit)}})
	}
	nobody.mustRefuse("NotTranslatable", "tenzro_training_postTask", object{{"task_spec", spec(taskName)}, {"syncer_did", "did:tenzro:machine:me"}})
	require.Nil(t, n.posted)

	// The sponsor posts; the bridge knows the task by the sponsor's name for it.
	var registered struct {
		TaskID, Status string
		Chain          protocol.Hash `json:"chain_task_id"`
		Left           []string      `json:"not_on_chain"`
	}
	var raw json.RawMessage
	nobody.call("tenzro_training_postTask", object{{"task_spec", spec(taskName)}}, &raw)
	require.NoError(t, json.Unmarshal([]byte(strings.Replace(string(raw), `"task_id"`, `"TaskID"`, 1)), &registered))
	require.Equal(t, taskName, registered.TaskID)
	require.Equal(t, "registered", registered.Status)
	require.Equal(t, n.posted.ID, registered.Chain)
	require.ElementsMatch(t, []string{"task_id", "dataset_ref", "created_at", "architecture.family", "architecture.modality", "architecture.metadata"}, registered.Left)
	nobody.mustRefuse("InvalidTaskSpec", "tenzro_training_postTask", object{{"task_spec", spec(taskName)}})
	enrolling := func(id protocol.Hash) {
		require.Eventually(t, func() bool {
			status, err := n.View().Status(n.Ctx(), id)
			return err == nil && status == protocol.StatusEnrolling
		}, time.Minute, chaintest.BlockTime)
	}
	enrolling(n.posted.ID)
	// The other clients post tasks of their own.
	for _, kind := range []string{cli, typescript, rust} {
		at(n.sponsor.URL(), kind).call("tenzro_training_postTask", object{{"task_spec", spec(taskName + " of " + kind)}}, nil)
	}
	second(n.sponsor.URL()).call("tenzro_training_postTask", object{{"task_spec", spec(taskName + " of an alias")}}, nil)
	require.Len(t, n.also, 4)

	all := make([]*trainer, trainers)
	for i := range all {
		all[i] = newTrainer(t, n, i, kinds[i], counts)
	}
	dids := []string{trainerDID(0), trainerDID(1), trainerDID(2)}
	var fresh nodeRun
	all[0].client.call("tenzro_training_getRun", byTask(taskName), &fresh)
	require.Equal(t, taskName, fresh.TaskID)
	require.Contains(t, []string{"Enrolling", "Pending"}, fresh.Status)
	require.Empty(t, fresh.Trainers)
	require.Zero(t, fresh.CurrentRound)
	require.Equal(t, json.Number("9000000000000000000"), fresh.TaskSpec.RewardPool)
	require.Equal(t, "Vision", fresh.TaskSpec.Architecture.Modality) // of the manifest's adapter
	require.Len(t, fresh.TaskSpec.SponsorAddress, 32)
	require.JSONEq(t, `{"Nesterov":{"lr":0.7,"momentum":0.9}}`, string(fresh.TaskSpec.OuterUpdate))

	// Nobody's key acts for another.
	all[0].client.mustRefuse("KeyNotHeld", "tenzro_training_enrollTrainer", object{{"task_id", taskName}, {"trainer_did", dids[1]}})
	all[0].client.mustRefuse("NotTranslatable", "tenzro_training_enrollTrainer", object{{"task_id", taskName}, {"trainer_did", dids[0]},
		{"attestation", "00"}, {"enclave_pubkey", "cc"}, {"measurements_hex", "deadbeef"}})
	for i, r := range all {
		var out struct {
			Count  int `json:"trainer_count"`
			Status string
		}
		r.client.call("tenzro_training_enrollTrainer", object{{"task_id", taskName}, {"trainer_did", r.did}}, &out)
		require.Equal(t, i+1, out.Count)
	}
	enrolling(n.also[0].ID)
	elsewhere := func(r *trainer) object { return object{{"task_id", n.also[0].ID.String()}, {"trainer_did", r.did}} }
	at(all[0].URL(), cli).call("tenzro_training_enrollTrainer", elsewhere(all[0]), nil)
	second(all[1].URL()).call("tenzro_training_enrollTrainer", elsewhere(all[1]), nil)
	again := all[0].client.mustRefuse("AlreadyEnrolled", "tenzro_training_enrollTrainer", object{{"task_id", taskName}, {"trainer_did", dids[0]}})
	require.Contains(t, strings.ToLower(again.Message), "already enrolled") // what tenzro-trainer looks for
	var training nodeRun
	all[0].client.call("tenzro_training_getRun", byTask(taskName), &training)
	require.ElementsMatch(t, dids, training.Trainers)
	require.Equal(t, "Training", training.Status)
	for _, kind := range kinds[1:] {
		var run sdkRunRead
		at(all[1].URL()+"/sdk", kind).call("tenzro_training_getRun", byTask(taskName), &run)
		require.EqualValues(t, "Active", run.Status)
		require.ElementsMatch(t, dids, run.Enrolled)
		require.Equal(t, state(n.posted.Initial), run.StateRoot)
	}
	nobody.mustRefuse("QuorumNotMet", "training_finalizeRound", finalize(0, slices.Repeat([]string{strings.Repeat("00", 32)}, fragments)))

	current := n.posted.Initial
	for round := range uint32(rounds) {
		var wait struct {
			Decision  string
			Remaining *uint64 `json:"remaining_ms"`
		}
		for _, c := range []*client{all[round].client, at(all[0].URL(), cli), second(all[0].URL())} {
			c.call("tenzro_training_decideRound", byTask(taskName), &wait)
			require.Equal(t, "wait", wait.Decision)
			require.NotNil(t, wait.Remaining)
		}
		refusals(t, n, all, round)
		var wg sync.WaitGroup
		for i, r := range all {
			// The same once more, of another client too, is the same answer.
			of := []*client{r.client, map[string]*client{python: second(r.URL()), typescript: r.client, rust: at(r.URL(), cli)}[r.client.kind]}
			wg.Go(func() {
				for f := range uint32(fragments) {
					g := r.gradient(t, n, round, f, i != 1)
					for _, c := range of {
						params := object{{"task_id", taskName}, {"gradient", g}}
						if c.kind == python || c.kind == cli {
							params = params[1:]
						}
						var out struct {
							Accepted  bool
							Committed bool
						}
						c.call("tenzro_training_submitOuterGradient", params, &out)
						if !out.Accepted || out.Committed != (f == fragments-1) {
							t.Errorf("trainer %d, round %d, fragment %d: %+v", i, round, f, out)
						}
					}
				}
			})
		}
		wg.Wait()
		if round == 1 {
			all[2].restart(t) // what it committed it delivers all the same
		}
		var hashes []string
		current, hashes = n.post(t, current, round, all)
		// A hash that is not the aggregate is refused, whoever comes first.
		wrong := slices.Clone(hashes)
		wrong[1] = strings.Repeat("ab", 32)
		conflict := all[0].client.mustRefuse("ConflictingFinalize", "tenzro_training_finalizeRound", finalize(round, wrong))
		require.Contains(t, conflict.Message, hashes[1])
		// And again, whoever asks: idempotent.
		for _, c := range []*client{all[0].client, all[0].client, at(all[2].URL(), cli), second(all[1].URL())} {
			c.call("tenzro_training_finalizeRound", finalize(round, hashes), &raw)
		}
		var sync tenzro.SyncRound
		require.NoError(t, json.Unmarshal(raw, &sync))
		require.Equal(t, state(current), sync.StateRoot.Hex())
		require.Len(t, sync.Fragments, fragments)
		for _, f := range sync.Fragments {
			require.EqualValues(t, trainers, f.Accepted)
			require.True(t, f.QuorumMet)
		}
		// The SDKs send the round as they were given it.
		for _, r := range all[1:] {
			r.client.call("tenzro_training_finalizeRound", object{{"task_id", taskName}, {"sync_round", ordered(raw)}}, nil)
			other := sync
			other.StateRoot[3] ^= 1
			r.client.mustRefuse("ConflictingFinalize", "tenzro_training_finalizeRound", object{{"task_id", taskName}, {"sync_round", asObject(t, &other)}})
		}
		var run nodeRun
		all[0].client.call("tenzro_training_getRun", byTask(taskName), &run)
		require.Equal(t, round+1, run.CurrentRound)
		require.ElementsMatch(t, dids, run.Trainers)
		require.Len(t, run.Roots, int(round)+1)
	}
	challenges(t, n, all)

	// The rest of the table, by every client.
	for _, kind := range forms {
		var nothing any
		if kind == rust || kind == cli {
			nothing = []any{}
		}
		at(n.sponsor.URL(), kind).call("tenzro_nodeInfo", nothing, nil)
		at(all[0].URL(), kind).call("tenzro_getTrainerDaemonStatus", nil, nil)
	}
	for _, kind := range []string{python, typescript} { // the others take no null
		at(all[0].URL(), kind).call("tenzro_training_getSealedManifest", byTask(taskName), nil)
	}
	var runs struct{ Runs []sdkRunRead }
	for _, kind := range kinds[1:] {
		at(all[1].URL()+"/sdk", kind).call("tenzro_training_listRuns", nil, &runs)
		require.Len(t, runs.Runs, 1+len(n.also))
	}
	var list struct{ Runs []nodeRun }
	at(all[1].URL()+"/node", cli).call("tenzro_training_listRuns", nil, &list)
	require.Len(t, list.Runs, 1+len(n.also))
	var bare []nodeRun
	for _, c := range []*client{at(all[0].URL()+"/?runs=list", python), second(all[0].URL() + "/?runs=list")} {
		c.call("tenzro_training_listRuns", nil, &bare)
		require.Len(t, bare, 1+len(n.also))
	}
	for _, c := range []*client{at(all[0].URL(), cli), second(all[0].URL())} {
		c.call("tenzro_training_getRun", byTask(taskName), nil)
	}
	sealed(t, n, counts)

	// No receipt before the chain issues it.
	nobody.call("tenzro_training_getReceipt", byTask(taskName), &raw)
	require.Equal(t, "null", string(raw))
	n.Skip(1000)
	require.Eventually(t, func() bool {
		n.Mine(1)
		_, issued, err := n.View().Receipt(n.Ctx(), n.posted.ID)
		return err == nil && issued
	}, time.Minute, chaintest.BlockTime)
	var got receipt
	all[0].client.call("tenzro_training_getReceipt", byTask(taskName), &got)
	require.Equal(t, state(current), got.FinalModel.Hex())
	require.Len(t, got.Contributions, trainers)
	for _, did := range dids {
		require.EqualValues(t, rounds, got.Contributions[did])
		require.Equal(t, "2850000000000000000", got.Rewards[did].String())
	}
	require.Equal(t, "450000000000000000", got.Commission.String())
	require.EqualValues(t, trainers*rounds, got.Chain.AcceptedGradients)
	for _, kind := range kinds[1:] {
		var sdk sdkReceipt
		at(all[1].URL()+"?profile=sdk", kind).call("tenzro_training_getReceipt", byTask(taskName), &sdk)
		require.Equal(t, state(current), sdk.FinalRoot)
		require.EqualValues(t, rounds, sdk.Rounds)
		require.Len(t, sdk.Committees, rounds)
		require.NotEmpty(t, sdk.Committees[0].SignedBy)
		require.NotZero(t, sdk.SealedMs)
	}
	for _, c := range []*client{at(all[0].URL(), cli), second(all[0].URL())} {
		c.call("tenzro_training_getReceipt", byTask(taskName), nil)
	}
	counts.complete(t)
	require.GreaterOrEqual(t, counts.ok, 30)
	require.Zero(t, counts.failed)
}

func state(s protocol.State) string { return s.Root(fragments).String() }

// asObject is a value as a client that keeps it as it came sends it on.
func asObject(t *testing.T, v any) json.RawMessage {
	t.Helper()
	raw, err := json.Marshal(v)
	require.NoError(t, err)
	return raw
}

// refusals are those of a gradient, each by its own name; none of them changes what is accepted later.
func refusals(t *testing.T, n *network, all []*trainer, round uint32) {
	t.Helper()
	r := all[0]
	edit := func(key string, value any) object {
		g := r.gradient(t, n, round, 0, true)
		for i := range g {
			if g[i].key == key {
				g[i].value = value
			}
		}
		return object{{"gradient", g}}
	}
	r.client.mustRefuse("InvalidRound", "tenzro_training_submitOuterGradient", object{{"gradient", r.gradient(t, n, round+99, 0, true)}})
	for _, c := range []struct {
		name, key string
		value     any
	}{
		{"KeyNotHeld", "trainer_did", all[1].did},
		{"FragmentOutOfRange", "fragment", fragments},
		{"QuantizationMismatch", "quantization", object{{"Int8", object{{"block_size", 64}}}}},
		{"PayloadKindMismatch", "payload_kind", object{{"SparseTopK", object{{"chunk_size", 4096}, {"k", 64}}}}},
		{"InvalidSignature", "submitted_at", 1},
		{"InvalidSignature", "commitment", nil},
		{"InvalidSignature", "trainer_address", make([]byte, 32)},
		{"CommitmentInvalid", "commitment", object{{"k", 1}, {"loss_trajectory", []any{}}, {"probes", []any{}}}},
		{"InvalidParams", "inner_step_count", 13},
		{"InvalidParams", "safetensors_hash", []any{1, 2, 3}},
		{"InvalidParams", "round", nil},
		{"TaskNotFound", "task_id", "another"},
	} {
		r.client.mustRefuse(c.name, "tenzro_training_submitOuterGradient", edit(c.key, c.value))
	}
	// A payload that is not there, and one that is another.
	g := r.gradient(t, n, round, 0, true)
	files, err := filepath.Glob(filepath.Join(r.folder, "*"))
	require.NoError(t, err)
	for _, f := range files {
		require.NoError(t, os.Remove(f))
	}
	r.client.mustRefuse("GradientNotFound", "tenzro_training_submitOuterGradient", object{{"gradient", g}})
	r.gradient(t, n, round, 0, true)
	files, err = filepath.Glob(filepath.Join(r.folder, "*"))
	require.NoError(t, err)
	content, err := os.ReadFile(files[0])
	require.NoError(t, err)
	content[len(content)-1] ^= 1
	require.NoError(t, os.WriteFile(files[0], content, 0o600))
	r.client.mustRefuse("PayloadHashMismatch", "tenzro_training_submitOuterGradient", object{{"gradient", g}})
	require.NoError(t, os.WriteFile(files[0], content[1:], 0o600))
	r.client.mustRefuse("PayloadSizeMismatch", "tenzro_training_submitOuterGradient", object{{"gradient", g}})
}

// challenges: a commitment that is recomputed alike is said to be so; one that is not convicts nobody.
func challenges(t *testing.T, n *network, all []*trainer) {
	t.Helper()
	counts := all[0].client.tally
	at := func(r *trainer, kind string) *client { return &client{t: t, url: r.URL(), kind: kind, tally: counts} }
	params := func(c *tenzro.ActivationCommitment) object {
		return object{{"task_id", taskName}, {"round", 0}, {"fragment", 1}, {"trainer_did", all[0].did}, {"recomputed", commitmentObject(c)}}
	}
	recomputed := all[0].commitment(t, n, 0, 1)
	var out challenged
	for _, c := range []*client{at(all[0], cli), at(all[0], rust), at(all[0], python), {t: t, url: all[0].URL(), kind: python, alias: true, tally: counts}} {
		c.call("tenzro_training_challengeCommitment", params(recomputed), &out)
		require.True(t, out.Passed && out.Equal && !out.Evicted)
	}
	recomputed.Losses[0] += .01
	at(all[0], cli).call("tenzro_training_challengeCommitment", params(recomputed), &out)
	require.True(t, out.Passed && !out.Equal)
	for i := range recomputed.Losses {
		recomputed.Losses[i] *= 2
	}
	at(all[0], cli).mustRefuse("CommitmentMismatch", "tenzro_training_challengeCommitment", params(recomputed))
	at(all[1], cli).mustRefuse("GradientNotFound", "tenzro_training_challengeCommitment", params(recomputed))
}

// sealed: a manifest in the node's form, in the SDKs' and in the Python trainer's is installed by the sponsor alone, and read in the reader's form.
func sealed(t *testing.T, n *network, counts *tally) {
	t.Helper()
	at := func(profile, kind string) *client {
		return &client{t: t, url: n.sponsor.URL() + profile, kind: kind, tally: counts}
	}
	envelope := object{
		{"trainer_did", "did:tenzro:machine:alice"}, {"shard_index", 0}, {"shard_ciphertext_hash", strings.Repeat("07", 32)},
		{"shard_ciphertext_bytes", 1024}, {"wrapped_data_key", strings.Repeat("bb", 80)}, {"wrap_alg", "hpke-x25519-hkdf-sha256-aes-256-gcm"},
		{"enclave_pubkey", strings.Repeat("cc", 32)}, {"enclave_measurements_hex", "deadbeef"}, {"created_at_ms", 5},
	}
	const hash = "dad42939cd2c62756eeee6992e5999f06eaee721e2155f3f73c028deb702ab21"
	manifest := object{{"task_id", taskName}, {"manifest_hash", hash}, {"envelopes", []any{envelope}}, {"created_at_ms", 7}}
	ts := at("/sdk", typescript)
	params := object{{"task_id", taskName}, {"manifest", manifest}}
	wrong := slices.Clone(manifest)
	wrong[1].value = strings.Repeat("00", 31) + "01"
	ts.mustRefuse("SealedManifestHashMismatch", "tenzro_training_installSealedManifest", object{{"task_id", taskName}, {"manifest", wrong}})
	other := start(t, n.Env, Config{Key: keys.Dev(chaintest.Trainer + 9), Tasks: map[string]protocol.Hash{taskName: n.posted.ID}, Keepers: n.keepers})
	(&client{t: t, url: other.URL(), kind: typescript, tally: counts}).mustRefuse("KeyNotHeld", "tenzro_training_installSealedManifest", params)
	var out struct {
		Hash string `json:"manifest_hash"`
	}
	for _, kind := range []string{typescript, rust} {
		at("/sdk", kind).call("tenzro_training_installSealedManifest", params, &out)
		require.Equal(t, hash, out.Hash)
	}
	// The CLI sends a file of the node's form, and names no task beside it.
	unsigned := object{{"bytes", []byte{}}, {"public_key", []byte{}}}
	node := func(task string, hash []byte, shardHash []byte, shard any) object {
		return object{{"task_id", task}, {"sponsor_did", sponsorDID}, {"manifest_hash", hash}, {"envelopes", []any{object{
			{"trainer_did", "did:tenzro:machine:alice"}, {"shard_index", 0}, {"shard_ciphertext_hash", shardHash}, {"shard_ciphertext_bytes", shard},
			{"wrapped_data_key", bytes.Repeat([]byte{0xbb}, 80)}, {"wrap_alg", "hpke-x25519-hkdf-sha256-aes-256-gcm"},
			{"enclave_pubkey", bytes.Repeat([]byte{0xcc}, 32)}, {"enclave_measurement_hex", "deadbeef"}, {"created_at", 5},
		}}}, {"sponsor_signature", unsigned}, {"created_at", 7}}
	}
	raw, err := hex.DecodeString(hash)
	require.NoError(t, err)
	of := node(taskName, raw, bytes.Repeat([]byte{7}, 32), 1024)
	at("", cli).call("tenzro_training_installSealedManifest", object{{"manifest", of}}, &out)
	require.Equal(t, hash, out.Hash)
	(&client{t: t, url: n.sponsor.URL(), kind: cli, tally: counts}).call("tenzro_training_getSealedManifest", byTask(taskName), nil)
	check := func(name string, bytes uint64) {
		for _, kind := range []string{typescript, rust} {
			var sdk sdkManifestRead
			at("/sdk", kind).call("tenzro_training_getSealedManifest", byTask(name), &sdk)
			require.Equal(t, out.Hash, sdk.Hash)
			require.EqualValues(t, 7, sdk.Created)
			require.Equal(t, "deadbeef", sdk.Envelopes[0].Measurements)
			require.Equal(t, bytes, sdk.Envelopes[0].Bytes)
		}
	}
	check(taskName, 1024)

	// The Python trainer's form has the sealed shard where the others have its length. The SDKs read a length all the same.
	shard := bytes.Repeat([]byte{9}, 100)
	of = node(n.also[1].ID.String(), make([]byte, 32), bytes.Repeat([]byte{7}, 32), shard) // their node computes a hash that is zero
	for _, c := range []*client{at("", python), {t: t, url: n.sponsor.URL(), kind: python, alias: true, tally: counts}} {
		c.call("tenzro_training_installSealedManifest", object{{"task_id", n.also[1].ID.String()}, {"manifest", of}}, &out)
	}
	check(n.also[1].ID.String(), uint64(len(shard)))
	for _, c := range []*client{at("/node", python), {t: t, url: n.sponsor.URL() + "/node", kind: python, alias: true, tally: counts}} {
		var got struct {
			Hash      []int `json:"manifest_hash"`
			Envelopes []struct {
				Key   []int `json:"enclave_pubkey"`
				Shard []int `json:"shard_ciphertext_bytes"`
			}
		}
		c.call("tenzro_training_getSealedManifest", byTask(n.also[1].ID.String()), &got)
		require.Len(t, got.Hash, 32)
		require.Len(t, got.Envelopes[0].Key, 32)
		require.Len(t, got.Envelopes[0].Shard, len(shard))
	}
}
