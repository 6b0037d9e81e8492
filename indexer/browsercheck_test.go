package indexer

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/adversary"
	"assay/internal/chain/chaintest"
	"assay/internal/devnet"
	"assay/internal/figures"
	"assay/internal/keys"
	"assay/keeper"
	"assay/protocol"
	"assay/verifier"
)

// digitsParameters is how many parameters the digits task has: two linear layers as wide as its adapter says.
func digitsParameters(t *testing.T) (n int) {
	adapter, err := os.ReadFile("../trainer-py/assay_trainer/adapters/digits.py")
	require.NoError(t, err)
	var pixels, classes, hidden int
	for pattern, into := range map[string][]*int{`(?m)^PIXELS, CLASSES = (\d+), (\d+)$`: {&pixels, &classes}, `(?m)^HIDDEN = (\d+)$`: {&hidden}} {
		found := regexp.MustCompile(pattern).FindSubmatch(adapter)
		require.NotNil(t, found, "digits.py no longer says %s", pattern)
		for i, number := range into {
			*number, err = strconv.Atoi(string(found[1+i]))
			require.NoError(t, err)
		}
	}
	return pixels*hidden + hidden + hidden*classes + classes
}

// save presses the button that makes a file of the page, and returns the file, whose name has a pattern.
func (b *browser) save(pattern string) (file string) {
	folder := b.t.TempDir()
	b.do(cdpbrowser.SetDownloadBehavior(cdpbrowser.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(folder), chromedp.Click("form button[type=button]"))
	eventually(b.t, "the page is saved", func() bool {
		found, err := filepath.Glob(filepath.Join(folder, pattern))
		require.NoError(b.t, err)
		if len(found) == 1 {
			file = found[0]
		}
		return len(found) == 1
	})
	return file
}

// TestBrowserChecks has a visitor's browser recompute a round that a keeper aggregated, and the next one, of which the keeper signed a state with one
// wrong bit: it finds the element, and shows what was signed and what the payloads give. Saved as a file the page does so when the indexer has gone.
func TestBrowserChecks(t *testing.T) {
	dir := os.Getenv(explorerEnv)
	module := "web/vendor/verify/dist/assay.wasm.gz"
	require.True(t, haveVendored([]string{"verify/dist/assay.wasm.gz"}), "the check is not part of this build. Hint: make build/.web")
	digitsParams := digitsParameters(t)
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
		s.ParamCount, s.MaxRounds = uint64(digitsParams), 3
		s.StateWindow, s.ClaimWindow = 9000, 20_000 // what was signed may fall as long as this test looks at it
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

	// Saved as a file the page has no origin, works without the indexer, and has not the visitor's node in it.
	b.do(chromedp.SetValue("[name=node]", "http://127.0.0.1:1/?key=s3cret"))
	file := b.save("check-*-round-1.html")
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NotContains(t, string(kept), "s3cret", "the node is the visitor's own")

	// What the run trains stands in its manifest, which a keeper has.
	b.open("/run/"+task.ID.String(), "What it trains")
	b.do(chromedp.Click(`a[href^="/check/manifest/"]`))
	b.await("the page that reads it", `document.querySelector("[name=hash]")`)
	b.do(chromedp.SetValue("[name=keepers]", "http://127.0.0.1:1 "+k.URL()), chromedp.Click("button[type=submit]"))
	b.await("it is read, from the keeper that has it", `document.querySelector("#manifest")?.innerText === "Adapter digits-mlp"`)
	require.Contains(t, b.text(), "4\u202f810 parameters")
	require.Empty(t, b.violations())
	if dir != "" {
		b.picture(filepath.Join(dir, "shots"), "check-manifest")
	}
	b.do(chromedp.SetValue("[name=hash]", "0x"+strings.Repeat("12", 32)), chromedp.Click("button[type=submit]"))
	b.await("what nobody has is not shown", `document.querySelector("[aria-label=Result] .bad")?.innerText.includes("Nobody has it") && !document.querySelector("#manifest")`)
	b.mu.Lock()
	b.complaints = nil // the browser complains of what it does not find
	b.mu.Unlock()

	// Proven wrong on the chain the round is overturned. What was signed can be looked at all the same, as it stood before.
	challenger := keys.Dev(chaintest.Sponsor)
	env.Send(challenger, env.Chain.Mint(keys.DevAddress(chaintest.Sponsor), chaintest.Tokens(10_000)))
	c, err := verifier.NewChallenger(verifier.ChallengerConfig{
		Deployment: env.Dep, Key: challenger, DataDir: t.TempDir(), Listen: "127.0.0.1:0", Sources: []string{k.URL()}, PollInterval: chaintest.BlockTime,
		ReceiptQueryInterval: chaintest.BlockTime, SendTimeout: 30 * time.Second, Log: slog.New(slog.DiscardHandler),
	})
	require.NoError(t, err)
	challenging, enough := context.WithCancel(t.Context())
	challenged := make(chan error, 1)
	go func() { challenged <- c.Run(challenging) }()
	b.open("/round/"+task.ID.String()+"/1", "The transition")
	require.Contains(t, b.text(), "21\u202f504 bytes", "the size of a payload")
	b.await("the page hears of it", `document.querySelector("[aria-labelledby=verdicts]").innerText.includes("a parameter of the new state") && document.querySelector(".lead").innerText.includes("overturned")`)
	enough()
	require.NoError(t, <-challenged)
	// What all signers are convicted of names none of them: the page of one finds it by what it lost.
	b.open(fmt.Sprintf("/keeper/%s/%#x", task.ID, keys.DevAddress(chaintest.Keeper)), "Convictions")
	b.await("the keeper's page has it", `document.querySelector("[aria-labelledby=convictions]").innerText.includes("a parameter of the new state")`)
	b.open("/round/"+task.ID.String()+"/1", "Recompute what was overturned")
	b.do(chromedp.Click(`a[href^="/check/"][href*="?block="]`))
	b.await("the page that checks", `document.querySelector("[name=node]") && document.body.innerText.includes("it was overturned since")`)
	recompute := func(node string) {
		b.do(chromedp.SetValue("[name=node]", node), chromedp.SetValue("[name=keepers]", k.URL()), chromedp.Click("button[type=submit]"))
		b.await("it is checked", `document.querySelector("[aria-label=Result] :is(dl, .bad)")`)
		require.Contains(t, b.text(), "Wrong elements, the first of them")
		require.Contains(t, b.text(), "parameter 7\t")
		require.Empty(t, b.violations())
	}
	recompute(env.Dep.RPC)
	if dir != "" {
		b.picture(filepath.Join(dir, "shots"), "check-overturned")
	}
	fallen := b.save("check-*-round-1-*.html")
	b.quiet()
	stopService()
	b.base = "file://"
	b.open(fallen, "The code that computes is in this file.")
	require.Contains(t, b.text(), "it was overturned since")
	recompute(env.Dep.RPC + devnet.ReadPath)
	if dir != "" {
		b.picture(filepath.Join(dir, "shots"), "check-saved")
	}
	b.quiet()
	// The other file is about the round as it is now; and the chain's own address answers no page of a file, of which the page says what helps.
	b.open(file, "The code that computes is in this file.")
	b.do(chromedp.SetValue("[name=node]", env.Dep.RPC+devnet.ReadPath), chromedp.Click("button[type=submit]"))
	b.await("it is checked", `document.querySelector("[aria-label=Result] dl")`)
	require.Contains(t, b.text(), "The round is Overturned")
	b.do(chromedp.SetValue("[name=node]", env.Dep.RPC), chromedp.Click("button[type=submit]"))
	b.await("it is said", `document.querySelector("[aria-label=Result] .bad")?.innerText.includes("with /read behind it")`)
	if dir == "" {
		return
	}
	wasm, err := web.ReadFile(module)
	require.NoError(t, err)
	require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{
		"browser_verify_round_seconds": seconds, "browser_mismatch_found": true, "wasm_mib": float64(len(wasm)) / (1 << 20),
	}))
}
