package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/audittest"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
)

// prospect is a Verified task that takes trainers, and a source that serves what it is made of.
type prospect struct {
	*chaintest.Task
	t     *testing.T
	world *audittest.World
	url   string
	// spoilt are roots that the source has other bytes of.
	spoilt map[string]bool
}

// newProspect posts a task with rounds of eight seconds, changed by edit once it has its programs.
func newProspect(t *testing.T, edit func(*protocol.TaskSpec, *audittest.World)) *prospect {
	t.Helper()
	p := &prospect{t: t, spoilt: make(map[string]bool)}
	env := chaintest.New(t)
	p.Task = env.Post(func(s *protocol.TaskSpec) {
		s.FragmentCount, s.InnerSteps, s.CheckpointInterval = 2, 4, 2
		s.EnrollWindow, s.CommitWindow, s.UploadWindow, s.GraceWindowMs, s.FallbackWindow = 100_000, 2, 2, 2000, 2
		s.StateWindow, s.RevealWindow, s.ClaimWindow, s.DisputeClock = 100, 100, 3000, 1000
		p.world = audittest.Fill(t, audittest.Small(), s)
		manifest := fmt.Appendf(nil, `{"adapter":"program","batch_size":1,"dataset":{"name":"test","record_bytes":8,"records":%d,"root":"%s","split":"none"},`+
			`"inner_optimizer":{},"model":{},"tensors":[{"name":"w","shape":[%d]}],"version":1}`, s.DatasetRecords, protocol.Hash(s.DatasetRoot), s.ParamCount)
		m, err := protocol.ParseManifest(manifest)
		require.NoError(t, err)
		s.ManifestHash = m.Hash()
		p.world.Objects[m.Hash().String()] = manifest
		if edit != nil {
			edit(s, p.world)
		}
	})
	keeper := keys.Dev(chaintest.Keeper)
	env.Stake(keeper, chaintest.Tokens(5000))
	env.Send(keeper, env.Chain.JoinPool(p.ID, p.Spec.QuorumLock, ""))
	env.Send(keeper, env.Chain.AcknowledgeTask(p.ID))
	env.Stake(keys.Dev(12), chaintest.Tokens(100)) // command's
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		root := filepath.Base(r.URL.Path)
		raw, ok := p.world.Objects[root]
		switch {
		case !ok:
			http.NotFound(w, r)
		case p.spoilt[root]:
			_, _ = w.Write(make([]byte, len(raw)))
		default:
			_, _ = w.Write(raw)
		}
	}))
	t.Cleanup(server.Close)
	p.url = server.URL
	path := filepath.Join(t.TempDir(), "deployment.json")
	require.NoError(t, env.Dep.Save(path))
	t.Setenv("ASSAY_DEPLOYMENT", path)
	return p
}

// refused wants an enrolment that is refused before anything is sent, for reasons that are named.
func (p *prospect) refused(code int, words []string, args ...string) {
	p.t.Helper()
	nonce := func() uint64 {
		n, err := p.Devnet.Client().NonceAt(p.Ctx(), keys.DevAddress(12), nil)
		require.NoError(p.t, err)
		return n
	}
	before := nonce()
	got, _, errs := command(p.t, append([]string{"trainer", "enroll", "--task", p.ID.String()}, args...)...)
	require.Equal(p.t, code, got, errs)
	for _, word := range words {
		require.Contains(p.t, errs, word)
	}
	require.Equal(p.t, before, nonce(), "something was sent")
}

// Whoever enrols is told before a token is locked what its lock would stand behind.
func TestEnrollLooksFirst(t *testing.T) {
	p := newProspect(t, nil)
	from := []string{"--keeper", p.url}
	p.refused(exitDisagrees, []string{"stateWindow is 1m40s and must be at least 24h0m0s", "disputeClock is 16m40s and must be at least 12h0m32s", "--min-window"},
		append(from, "--min-window", "24h")...)
	t.Setenv("ASSAY_MIN_WINDOW", "2m")
	p.refused(exitDisagrees, []string{"revealWindow is 1m40s and must be at least 2m0s"}, from...)
	t.Setenv("ASSAY_MIN_WINDOW", "1m")

	p.refused(exitMachine, []string{"cannot be looked at", "none says where", "--keeper URL"})
	for name, root := range map[string]protocol.Hash{
		"manifest": p.Spec.ManifestHash, "programs": p.Spec.ProgramRoot, "data set": p.Spec.DatasetRoot, "state": p.Spec.InitialStateRoot,
		"step": p.world.Material.Task.Programs.Step.Root(),
	} {
		p.spoilt[root.String()] = true
		p.refused(exitMachine, []string{"the " + name, "name another --keeper"}, from...)
		delete(p.spoilt, root.String())
	}
	p.refused(exitMachine, []string{"--max-replay-bytes"}, append(from, "--max-replay-bytes", "1000")...)
	p.refused(exitMachine, []string{"--max-object-bytes is 1000"}, append(from, "--max-object-bytes", "1000")...)

	code, out, errs := command(t, append([]string{"trainer", "enroll", "--task", p.ID.String(), "--json"}, from...)...)
	require.Equal(t, exitOK, code, errs)
	var done enrolled
	require.NoError(t, json.Unmarshal([]byte(out), &done))
	require.False(t, done.Already)
	for _, words := range []string{"what the roles of the task need", "MiB of memory", "measured here"} {
		require.Contains(t, errs, words)
	}
	// Who is enrolled is told so, whatever the policy says by now.
	code, _, errs = command(t, "trainer", "enroll", "--task", p.ID.String(), "--min-window", "24h")
	require.Equal(t, exitOK, code, errs)
}

// Programs that do not fit the task can prove an honest trainer wrong.
func TestEnrollRefusesProgramsThatDoNotFit(t *testing.T) {
	p := newProspect(t, func(s *protocol.TaskSpec, world *audittest.World) {
		s.FragmentCount = 3
		s.InitialStateRoot = world.State.Root(3)
		var file bytes.Buffer
		require.NoError(t, protocol.WriteState(&file, world.State, 3))
		world.Objects[protocol.Hash(s.InitialStateRoot).String()] = file.Bytes()
	})
	p.refused(exitDisagrees, []string{"programs do not fit", "leave the task alone"}, "--keeper", p.url)
}

// Nobody locks a token in a task that he cannot train.
func TestEnrollNamesTheAdapter(t *testing.T) {
	p := newProspect(t, func(s *protocol.TaskSpec, world *audittest.World) {
		own := world.Objects[protocol.Hash(s.ManifestHash).String()]
		foreign, err := protocol.ParseManifest(bytes.Replace(own, []byte(`"adapter":"program"`), []byte(`"adapter":"toy"`), 1))
		require.NoError(t, err)
		s.ManifestHash = foreign.Hash()
		world.Objects[foreign.Hash().String()] = bytes.Replace(own, []byte(`"adapter":"program"`), []byte(`"adapter":"toy"`), 1)
	})
	p.refused(exitDisagrees, []string{`the task needs the adapter "toy"`, "--adapter NAME"}, "--keeper", p.url)
	code, _, errs := command(t, "trainer", "enroll", "--task", p.ID.String(), "--keeper", p.url, "--adapter", "toy")
	require.Equal(t, exitOK, code, errs)
}

// A clock that does not cover what bonds pay for on this machine is refused where the operator has a policy, and said where it has none.
func TestEnrollCountsDisputes(t *testing.T) {
	p := newProspect(t, func(s *protocol.TaskSpec, _ *audittest.World) {
		// A replay takes minutes, the clock a quarter of one.
		s.InnerSteps, s.CheckpointInterval, s.DisputeClock, s.DisputeExtension = 1<<16, 64, 40, 60
	})
	p.refused(exitDisagrees, []string{"disputes at once, as many as bonds pay for", "it is 40s"}, "--keeper", p.url, "--min-window", "1s")
	code, _, errs := command(t, "trainer", "enroll", "--task", p.ID.String(), "--keeper", p.url)
	require.Equal(t, exitOK, code, errs)
	require.Contains(t, errs, "cannot defend the task")
}
