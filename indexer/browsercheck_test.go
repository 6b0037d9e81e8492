package indexer

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/adversary"
	"assay/internal/chain/chaintest"
	"assay/internal/figures"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
)

// digitsParams is how many parameters the digits task has.
const digitsParams = 64*32 + 32 + 32*10 + 10

// TestBrowserChecks has a visitor's browser recompute a round that a keeper aggregated, and the next one, of which the keeper signed a state with one
// wrong bit: it finds the element, and shows what was signed and what the payloads give. Saved as a file the page does so when the indexer has gone.
func TestBrowserChecks(t *testing.T) {
	dir := os.Getenv(explorerEnv)
	module := "web/vendor/verify/dist/assay.wasm.gz"
	require.True(t, haveVendored([]string{"verify/dist/assay.wasm.gz"}), "the check is not part of this build. Hint: make build/.web")
	initial := protocol.State{Params: chaintest.Vector("initial", digitsParams), Momentum: make([]float32, digitsParams)}
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	lie, err := adversary.New([]string{"parameter"}, 1, [20]byte{})
	require.NoError(t, err)
	k, err := keeper.New(keeper.Config{
		Deployment: env.Dep, Key: key, DataDir: t.TempDir(), Listen: "127.0.0.1:0", PollInterval: chaintest.BlockTime, Adversary: lie,
		Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
	})
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- k.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		require.NoError(t, <-ended)
	})

	_, manifest, _ := env.Spec()
	manifest = bytes.Replace(manifest, []byte(`{"name":"w","shape":[100,9]},{"name":"b","shape":[100]}`), fmt.Appendf(nil, `{"name":"w","shape":[%d]}`, digitsParams), 1)
	task := env.Post(func(s *protocol.TaskSpec) {
		s.ParamCount, s.MaxRounds = digitsParams, 3
		s.InitialStateRoot, s.ManifestHash = initial.Root(s.FragmentCount), sha256.Sum256(manifest)
	})
	task.Initial, task.Manifest = initial, manifest
	task.Upload(k.URL())
	eventually(t, "the keeper joins", func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, keys.DevAddress(chaintest.Keeper))
		return err == nil && p.Acknowledged
	})
	task.Enroll()
	for round := range uint32(2) {
		var parent protocol.Hash
		eventually(t, "the round begins", func() bool {
			head, err := task.View().Head(task.Ctx(), task.ID)
			parent = head.StateRoot
			return err == nil && head.Round == round
		})
		for _, key := range task.Trainers {
			g, signature := task.Gradient(round, parent, key)
			task.Send(key, task.Env.Chain.SubmitOuterGradient(g, signature))
		}
		for _, key := range task.Trainers {
			trainer := crypto.PubkeyToAddress(key.PublicKey)
			task.UploadPayload(k.URL(), round, trainer, task.Leaves(task.Delta(round, trainer)))
		}
	}
	eventually(t, "the lie is signed", func() bool {
		head, err := task.View().Head(task.Ctx(), task.ID)
		return err == nil && head.Round == 2
	})

	service := newService(t, env.Dep, newDatabase(t))
	stopService := runService(t, service)
	head, err := env.Devnet.Client().BlockNumber(t.Context())
	require.NoError(t, err)
	eventually(t, "indexed", func() bool { return service.heads.get().Indexed.Number >= head })
	b := newBrowser(t, "http://"+service.Addr())
	b.look(look{1280, 900, "light"})
	check := func(round, outcome string) (seconds float64) {
		b.open("/check/"+task.ID.String()+"/"+round, "Whom to ask")
		began := time.Now()
		b.do(chromedp.SetValue("[name=node]", env.Dep.RPC), chromedp.SetValue("[name=keepers]", k.URL()), chromedp.Click("button[type=submit]"))
		b.await("it is checked", `document.querySelector("[aria-label=Result] :is(dl, .bad)")`)
		seconds = time.Since(began).Seconds()
		require.Contains(t, b.text(), outcome)
		require.Empty(t, b.violations())
		if dir != "" {
			b.picture(filepath.Join(dir, "shots"), "check-"+round)
		}
		return seconds
	}
	seconds := check("0", "What was signed is what the payloads give.")
	require.NotContains(t, b.text(), "Wrong elements")
	check("1", "What was signed is not what the payloads give.")
	require.Contains(t, b.text(), "Wrong elements, the first of them")
	require.Contains(t, b.text(), "parameter 7\t")

	// Browsers give a page of a file no origin. A public node answers any; the development chain does not.
	node, err := url.Parse(env.Dep.RPC)
	require.NoError(t, err)
	public := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		w.Header().Set("Access-Control-Allow-Headers", "Content-Type")
		if r.Method == http.MethodOptions {
			return
		}
		r.Header.Del("Origin")
		httputil.NewSingleHostReverseProxy(node).ServeHTTP(w, r)
	}))
	t.Cleanup(public.Close)
	files := t.TempDir()
	b.do(chromedp.SetValue("[name=node]", "http://127.0.0.1:1/?key=s3cret"), cdpbrowser.SetDownloadBehavior(cdpbrowser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(files),
		chromedp.Click("button[type=button]"))
	var file string
	eventually(t, "the page is saved", func() bool {
		found, err := filepath.Glob(filepath.Join(files, "check-*-round-1.html"))
		require.NoError(t, err)
		if len(found) == 1 {
			file = found[0]
		}
		return len(found) == 1
	})
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NotContains(t, string(kept), "s3cret", "the node is the visitor's own")
	b.quiet()
	stopService()
	b.base = "file://"
	b.open(file, "The code that computes is in this file.")
	b.do(chromedp.SetValue("[name=node]", public.URL), chromedp.Click("button[type=submit]"))
	b.await("it is checked", `document.querySelector("[aria-label=Result] :is(dl, .bad)")`)
	require.Contains(t, b.text(), "Wrong elements, the first of them")
	require.Contains(t, b.text(), "parameter 7\t")
	require.Empty(t, b.violations())
	if dir != "" {
		b.picture(filepath.Join(dir, "shots"), "check-saved")
	}
	b.quiet()
	if dir == "" {
		return
	}
	wasm, err := web.ReadFile(module)
	require.NoError(t, err)
	require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{
		"browser_verify_round_seconds": seconds, "browser_mismatch_found": true, "wasm_mib": float64(len(wasm)) / (1 << 20),
	}))
}
