package indexer

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdpruntime "github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"assay/internal/devnet"
	"assay/internal/door"
	"assay/internal/figures"
	"assay/protocol"
)

// explorerEnv names a folder that `make explorer` wants figures and pictures of the pages in.
const explorerEnv = "ASSAY_EXPLORER"

// strangeEndpoint passes for a URL with whoever reads no more of a host than its characters.
const strangeEndpoint = "http://k.08"

// explorerStory is a chain with something to see on every page.
type explorerStory struct {
	*world
	// liar has a claim that is disputed down to one number and convicted; plain is a run of the Open tier with
	// final, carried and overturned rounds; confidential is one whose data is sealed, with an attestation that was refuted.
	liar  *verified
	plain [32]byte
	// done is a run of the Open tier that has a receipt.
	done         [32]byte
	confidential [32]byte
	// going has an open dispute, and a keeper that says strangeEndpoint of itself.
	going    [32]byte
	disputed *big.Int
}

func newExplorerStory(t testing.TB) *explorerStory {
	w := newGameWorld(t)
	s := &explorerStory{world: w}
	s.done = w.task(1)
	w.round(s.done)
	w.finish(s.done)

	w.terms = auditTerms(10_000)
	s.liar = w.verified(nil, nil)
	w.terms = nil
	c := s.liar.claim(0, lieThere(t))
	w.commitClaim(c)
	for i := 1; i < len(w.trainers); i++ {
		w.commitClaim(s.liar.claim(i, nil))
	}
	s.disputed = w.open(c, listOfCheckpoints)
	set, start := w.drawAudits(s.liar.ID, 0)
	w.commitAudit(set, 1)
	w.moves(c, s.disputed, func(string, string) {})
	w.prove(c)
	w.play(w.judge, "close", s.disputed, c.Signed())
	s.liar.proposeSame(0b110)
	w.until(start + auditWindow)
	w.do(w.judge, w.dep.Audit, w.audit.PackDrawLeaf(set))
	w.openAudit(set, 1)

	s.plain = w.task(6)
	w.round(s.plain)
	w.commit(s.plain, 2)
	w.mine(61)
	w.propose(s.plain, 0b011)
	w.mine(60 + 30 + 5 + 10 + 2) // nobody proposes round 2
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackTick(s.plain))
	w.round(s.plain)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackClaimRewards(s.plain, addr(w.trainers[1]), []uint32{0}))
	w.mine(2)
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackClaimRewards(s.plain, addr(w.trainers[1]), []uint32{1}))
	w.do(w.sponsor, w.dep.Tasks, w.tasks.PackClaimCommission(s.plain, addr(w.keeper), []uint32{0, 1}))
	w.demand(w.statement(s.plain, 3), 1)
	w.equivocate(s.liar.ID)

	guests := newSealedWorld(w)
	guests.begin()
	s.confidential = guests.ID
	guests.install(guests.ID, 2)
	forged := guests.forged(w.trainers[0], 2)
	guests.attest(forged)
	guests.refute(forged)

	// And a dispute that goes on.
	going := w.verified(nil, nil)
	// What its keeper says of itself no browser takes for a URL.
	w.do(w.keeper, w.dep.Tasks, w.tasks.PackSetEndpoint(going.ID, strangeEndpoint))
	s.going = going.ID
	c = going.claim(2, nil)
	w.commitOnly(going.ID, w.trainers[:2]...)
	w.commitClaim(c)
	w.open(c, 0)
	return s
}

// browser is a tab of a headless Chromium.
type browser struct {
	t    *testing.T
	ctx  context.Context
	base string
	mu   sync.Mutex
	// complaints are errors of scripts, and what was blocked or not found.
	complaints []string
}

func newBrowser(t *testing.T, base string) *browser {
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		if _, err := exec.LookPath("apt-get"); err == nil {
			t.Fatal("there is no browser. Hint: make build/.browser, or apt-get install chromium")
		}
		t.Skip("there is no chromium here, and no apt-get to install it with: the pages are not driven")
	}
	// Processes of the browser write there for a moment after it has ended.
	dir, err := os.MkdirTemp("", "explorer")
	require.NoError(t, err)
	t.Cleanup(func() {
		eventually(t, "the browser's folder is removed", func() bool { return os.RemoveAll(dir) == nil })
	})
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.Flag("disable-dev-shm-usage", true), chromedp.DisableGPU, chromedp.Flag("disable-software-rasterizer", true),
		chromedp.WSURLReadTimeout(time.Minute), chromedp.UserDataDir(dir))
	ctx, cancel := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(cancel)
	ctx, leave := chromedp.NewContext(ctx)
	t.Cleanup(leave)
	t.Cleanup(func() { chromedp.Cancel(ctx) }) // it ends by itself, if it can
	b := &browser{t: t, ctx: ctx, base: base}
	chromedp.ListenTarget(ctx, func(ev any) {
		switch e := ev.(type) {
		case *cdpruntime.EventExceptionThrown:
			b.complain(e.ExceptionDetails.Error())
		case *cdpruntime.EventConsoleAPICalled:
			if e.Type == cdpruntime.APITypeError {
				b.complain(string(e.Args[0].Value))
			}
		case *cdplog.EventEntryAdded:
			if e.Entry.Level == cdplog.LevelError {
				b.complain(e.Entry.Text + " " + e.Entry.URL)
			}
		}
	})
	// The browser ends with the context of its first actions.
	require.NoError(t, chromedp.Run(ctx, cdplog.Enable(), network.Enable(), network.SetCacheDisabled(true)))
	return b
}

func (b *browser) complain(text string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.complaints = append(b.complaints, text)
}

func (b *browser) quiet() {
	b.t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	require.Empty(b.t, b.complaints)
}

func (b *browser) do(actions ...chromedp.Action) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, time.Minute)
	defer cancel()
	require.NoError(b.t, chromedp.Run(ctx, actions...))
}

// await waits until an expression is true in the page.
func (b *browser) await(what, expression string) {
	b.t.Helper()
	b.awaitFor(time.Minute, what, expression)
}

// awaitFor is await for what takes longer.
func (b *browser) awaitFor(patience time.Duration, what, expression string) {
	b.t.Helper()
	var ok bool
	deadline := time.Now().Add(patience)
	for !ok {
		if time.Now().After(deadline) { // what stands there is looked at only now: between two pages nothing does
			require.Fail(b.t, what, b.text())
			b.t.FailNow()
		}
		b.do(chromedp.Evaluate("Boolean("+expression+")", &ok))
		if !ok {
			time.Sleep(10 * time.Millisecond)
		}
	}
}

func (b *browser) text() (text string) {
	b.do(chromedp.Evaluate(`document.body.innerText`, &text))
	return text
}

// look is the size of a window, and the theme that the system has.
type look struct {
	width, height int64
	theme         string
}

func (b *browser) look(l look) {
	b.do(emulation.SetDeviceMetricsOverride(l.width, l.height, 1, l.width < 600),
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: l.theme}}))
}

// picture writes one of the whole page.
func (b *browser) picture(dir, name string) {
	var picture []byte
	b.do(chromedp.FullScreenshot(&picture, 100))
	require.NoError(b.t, os.MkdirAll(dir, 0o755))
	require.NoError(b.t, os.WriteFile(filepath.Join(dir, name+".png"), picture, 0o644))
}

// open loads a page and waits for what it shows.
func (b *browser) open(path, shows string) {
	b.t.Helper()
	b.do(chromedp.Navigate(b.base + path))
	want, err := json.Marshal(shows)
	require.NoError(b.t, err)
	b.await(path, fmt.Sprintf(`document.querySelector("h1") && !document.querySelector("main [role=status]") && document.body.innerText.includes(%s)`, want))
}

// violations are what axe-core finds in the page.
func (b *browser) violations() []string {
	var out []string
	script, err := os.ReadFile("../node_modules/axe-core/axe.min.js")
	require.NoError(b.t, err, "hint: npm ci")
	b.do(chromedp.Evaluate(string(script)+"; undefined", nil),
		chromedp.Evaluate(`axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations.map((v) => v.id + ": " + v.help + ": " + v.nodes.map((n) => n.target + " " + (n.any[0]?.message ?? "")).join(" | ")))`,
			&out, func(p *cdpruntime.EvaluateParams) *cdpruntime.EvaluateParams { return p.WithAwaitPromise(true) }))
	return out
}

// TestExplorer drives every page in a real browser: what it shows, what axe-core says of it, whether it fits a phone, and how soon it shows an event.
func TestExplorer(t *testing.T) {
	dir := os.Getenv(explorerEnv)
	s := newExplorerStory(t)
	s.report(t)
	service, err := New(Config{
		Deployment: s.dep, DatabaseURL: newDatabase(t), Listen: "127.0.0.1:0", Log: quiet, Version: "test",
		Door: door.Config{TrustedProxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}},
	})
	require.NoError(t, err)
	runService(t, service)
	base := "http://" + service.Addr()
	head, err := s.chain.Client().BlockNumber(t.Context())
	require.NoError(t, err)
	eventually(t, "indexed", func() bool { return service.heads.get().Indexed.Number >= head })
	eventually(t, "a keeper's statistics are here", func() bool {
		return strings.Contains(post(t, base, fmt.Sprintf(`{"query":"{ round(taskId: \"0x%x\", round: 3) { statistics { nodes { medianNorm } } } }"}`, s.plain)), "0.75")
	})
	eventually(t, "trainers' reports are here", func() bool { return reportsOf(t, base, s.plain) == 8 })
	b := newBrowser(t, base)
	hex := func(b []byte) string { return fmt.Sprintf("0x%x", b) }
	liar, plain := hex(s.liar.ID[:]), hex(s.plain[:])
	trainer, keeper := hex(addr(s.trainers[0]).Bytes()), hex(addr(s.keeper).Bytes())
	var proof struct {
		Data struct {
			Convictions struct {
				Nodes []struct{ Tx string }
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(post(t, base, `{"query":"{ convictions { nodes { tx } } }"}`)), &proof))

	pages := []struct{ name, path, shows string }{
		{"overview", "/", "Verdicts"},
		{"run", "/run/" + liar, "an element of an operator's output"},
		{"run-open", "/run/" + plain, "Training loss"},
		{"run-sealed", "/run/" + hex(s.confidential[:]), "is not signed by the key that it brings"},
		{"run-strange", "/run/" + hex(s.going[:]), strangeEndpoint},
		{"round", "/round/" + liar + "/0", "Who committed"},
		{"round-open", "/round/" + plain + "/2", "the state before it stands"},
		{"round-reported", "/round/" + plain + "/3", "Held-out loss before"},
		{"trainer", "/trainer/" + liar + "/" + trainer, "Convictions"},
		{"trainer-open", "/trainer/" + plain + "/" + hex(addr(s.trainers[1]).Bytes()), "paid"},
		{"keeper", "/keeper/" + plain + "/" + keeper, "http://127.0.0.1"},
		{"keeper-convicted", "/keeper/" + liar + "/" + keeper, "two statements of one round"},
		{"dispute", "/dispute/" + s.disputed.String(), "The one operator: mul"},
		{"dispute-open", "/dispute/1", "None yet"},
		{"leaderboard", "/leaderboard", "Challengers"},
		{"audits", "/audits", "replay"},
		{"transaction", "/search?q=" + proof.Data.Convictions.Nodes[0].Tx, "TrainingFraudProven"},
		{"account", "/search?q=" + trainer, "gradient"},
		{"nothing", "/search?q=" + "0x12345678", "This is no id"},
	}
	wide, narrow := look{1280, 900, "light"}, look{360, 740, "dark"}
	looks := []look{wide, {1280, 900, "dark"}, narrow}
	checked, kib := 0, 0.0
	var bad []string
	for i, p := range pages {
		b.look(wide)
		b.open(p.path, p.shows)
		var transferred float64
		b.do(chromedp.Evaluate(`[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce((s, e) => s + e.transferSize, 0) / 1024`, &transferred))
		kib = max(kib, transferred)
		for k, l := range looks {
			// In the suite every page is looked at in one way, and all of them on a phone.
			whole := dir != "" || k == []int{0, 2}[i%2]
			if !whole && l != narrow {
				continue
			}
			b.look(l)
			var width float64
			b.do(chromedp.Evaluate(`document.scrollingElement.scrollWidth`, &width))
			if width > float64(l.width) {
				bad = append(bad, fmt.Sprintf("%s is %v wide", p.name, width))
			}
			if !whole {
				continue
			}
			checked++
			for _, v := range b.violations() {
				bad = append(bad, p.name+" "+l.theme+": "+v)
			}
			if dir != "" {
				b.picture(filepath.Join(dir, "shots"), fmt.Sprintf("%s-%d-%s", p.name, l.width, l.theme))
			}
		}
	}
	require.GreaterOrEqual(t, checked, 12)
	// A browser has six connections to a server: pages that were left hold none of them, or the seventh page would wait for one.
	eventually(t, "the pages that were left close their streams", func() bool {
		_, body, _ := get(t, base+"/metrics")
		return regexp.MustCompile(`assay_indexer_streams [01]\n`).MatchString(body)
	})
	b.quiet()
	require.Empty(t, bad)
	require.LessOrEqual(t, kib, 300.0)

	b.look(wide)
	b.testReports(plain)
	b.testByKeyboard(plain)
	b.testReplay(s.disputed.String())
	b.testSearch(base, hex(s.done[:]))
	b.testRound(base, plain, keeper)
	b.testCheck(s.dep.RPC, plain, dir)
	b.testConviction(s.dep, s.disputed.String(), dir)
	subscribers := map[bool]int{false: 8, true: 1000}[dir != ""]
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	var heard atomic.Int64
	subscribe(ctx, t, service, subscribers, func() { heard.Add(1) })
	took := b.testLive(s, map[bool]int{false: 3, true: 20}[dir != ""])
	eventually(t, "every subscriber heard of every commitment", func() bool { return heard.Load() == int64(subscribers*len(took)) })
	b.quiet()
	if dir == "" {
		return
	}
	slices.Sort(took)
	require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{
		"pages_checked": checked, "accessibility_violations": len(bad), "page_kib": kib, "event_to_browser_p95_ms": took[(len(took)*95+99)/100-1], "events_shown": len(took), "subscribers": subscribers,
	}))
}

// testConviction has the browser judge again what convicted a trainer, from the dispute's page; and at a contract that convicted nobody.
func (b *browser) testConviction(dep protocol.Deployment, dispute, dir string) {
	b.open("/dispute/"+dispute, "The one operator: mul")
	b.do(chromedp.Click(`a[href^="/check/conviction/"]`))
	b.await("the page that checks", `document.querySelector("[name=node]")`)
	recompute := func() {
		b.do(chromedp.SetValue("[name=node]", dep.RPC), chromedp.Click("button[type=submit]"))
		b.await("it is checked", `document.querySelector("[aria-label=Result] :is(dl, .bad)")`)
	}
	recompute()
	require.Contains(b.t, b.text(), "The operator gives what the contract found, and the trainer had committed to something else.")
	require.Regexp(b.t, `Recomputed\s+-0.125 0xbe000000`, b.text())
	require.Regexp(b.t, `The trainer claimed\s+-0.12500001 0xbe000001`, b.text())
	require.Empty(b.t, b.violations())
	if dir != "" {
		b.picture(filepath.Join(dir, "shots"), "check-conviction")
	}
	var tx string
	b.do(chromedp.Evaluate(`location.pathname.split("/").pop()`, &tx))
	deployment, err := json.Marshal(dep)
	require.NoError(b.t, err)
	file := filepath.Join(b.t.TempDir(), "deployment.json")
	require.NoError(b.t, os.WriteFile(file, deployment, 0o600))
	said, err := exec.CommandContext(b.t.Context(), "node", "../web/verify/src/cli.js", "--deployment", file, "--conviction", tx).CombinedOutput()
	require.NoError(b.t, err, "%s", said)
	require.Regexp(b.t, `(?s)^match: .*recomputed  0xbe000000\n  contract    0xbe000000\n  claimed     0xbe000001\n$`, string(said), "the same in a terminal")

	b.do(chromedp.SetValue("[name=game]", dep.Dispute.Hex()), chromedp.Evaluate(`document.querySelector("details").open = true`, nil))
	recompute()
	require.Contains(b.t, b.text(), "convicts nobody at")

	// As a file, which has no origin.
	b.do(chromedp.SetValue("[name=game]", dep.Game.Hex()))
	saved, base := b.save("check-conviction-*.html"), b.base
	b.base = "file://"
	b.open(saved, "The code that computes is in this file.")
	b.do(chromedp.SetValue("[name=node]", dep.RPC+devnet.ReadPath), chromedp.Click("button[type=submit]"))
	b.await("it is checked", `document.querySelector("[aria-label=Result] :is(dl, .bad)")`)
	require.Regexp(b.t, `Recomputed\s+-0.125 0xbe000000`, b.text())
	require.Empty(b.t, b.violations())
	b.base = base
	b.quiet()
}

// testCheck has the browser check a round that was carried: the module is loaded, and the chain asked by its own address.
func (b *browser) testCheck(node, run, dir string) {
	require.True(b.t, haveVendored([]string{"verify/dist/assay.wasm.gz"}), "the check is not part of this build. Hint: make build/.web")
	b.open("/check/"+run+"/2", "Whom to ask")
	require.Empty(b.t, b.violations())
	b.do(chromedp.SetValue("[name=node]", node), chromedp.Click("button[type=submit]"))
	b.await("it is checked", `document.querySelector("[aria-label=Result] :is(dl, .bad)")`)
	require.Contains(b.t, b.text(), "Who checked")
	require.Contains(b.t, b.text(), "The round was carried")
	b.look(look{360, 740, "dark"})
	var width float64
	b.do(chromedp.Evaluate(`Math.max(document.scrollingElement.scrollWidth, ...[...document.querySelectorAll("main *")].map((e) => e.getBoundingClientRect().right))`, &width))
	require.LessOrEqual(b.t, width, 360.0)
	require.Empty(b.t, b.violations())
	if dir != "" {
		b.picture(filepath.Join(dir, "shots"), "check-360-dark")
	}
}

// report has the keeper of the plain run answer at an address of this machine, with what its trainers say of every round.
func (s *explorerStory) report(t *testing.T) {
	k := newFakeKeeper(t, s.world)
	s.do(s.keeper, s.dep.Tasks, s.tasks.PackSetEndpoint(s.plain, k.url))
	for _, round := range []uint32{0, 1, 3} {
		k.measures(s.statisticsOf(s.plain, round, s.keeper, func(r *protocol.RoundStatistics) {
			for i := range r.Trainers {
				r.Trainers[i].Norm, r.Trainers[i].Cosine = []string{"0.7", "0.75", "2.125"}[i], []string{"0.9", "0.82", "-0.35"}[i]
			}
		}))
	}
	for round, by := range s.committed[s.plain] {
		for i, key := range s.trainers {
			if _, ok := by[addr(key)]; !ok {
				continue
			}
			k.say(s.plain, s.reportOf(s.plain, round, key, func(r *protocol.TrainingReport) {
				loss := 3/float64(round+1) + 0.1*float64(i)
				r.FirstLoss, r.MeanLoss, r.LastLoss = fmt.Sprintf("%.6f", loss+0.4), fmt.Sprintf("%.6f", loss), fmt.Sprintf("%.6f", loss-0.2)
				r.EvaluationLoss = fmt.Sprintf("%.4f", 3.2/float64(round+1))
				r.Records, r.Tokens, r.Milliseconds = 1280, 1280*64, 4000+uint64(100*i)
				r.Samples = []string{fmt.Sprintf("Round %d <b>was</b> told by\nthe trainer %d", round, i)}
			}))
		}
	}
}

// testReports looks at the curves of what trainers say, and at how it is marked.
func (b *browser) testReports(run string) {
	b.open("/run/"+run, "Training loss")
	b.await("files have links to who keeps them", `document.querySelector("[aria-label='Files of the run, by root'] a[href^='http://127.0.0.1:'][href*='/v1/objects/0x0100000000']")`)
	b.await("the curves are drawn", `document.querySelectorAll("[aria-labelledby=reports] canvas").length === 3`)
	b.await("something is on them", `[...document.querySelectorAll("[aria-labelledby=reports] canvas")].every((c) => c.getContext("2d").getImageData(0, 0, c.width, c.height).data.some((v) => v !== 0))`)
	for _, what := range []string{"Reported by trainers, unproven", "nobody recomputes these numbers", "Tokens a second, all trainers", "Held-out loss before the round", "<b>was</b> told by"} {
		b.await(what, fmt.Sprintf(`document.querySelector("[aria-labelledby=reports]").innerText.includes(%q)`, what))
	}
	// 3/(0+1) and 0.1 a trainer: the mean of 3, 3.1 and 3.2.
	b.await("the numbers are a table, too", `document.querySelector("[aria-label='Training loss'] tbody tr:last-child").textContent.includes("3.1")`)
	b.open("/round/"+run+"/3", "Held-out loss before")
	b.await("what a keeper computed is in the round", `document.querySelectorAll("[aria-labelledby=statistics] canvas").length === 2 && document.querySelector("[aria-labelledby=statistics]").innerText.includes("Computed by keeper")`)
	// 2.125 less the median of 0.75.
	b.await("with the distance to the median", `[...document.querySelectorAll("[aria-label^='Computed by'] tbody tr")].some((r) => r.textContent.includes("+1.375") && r.textContent.includes("-0.35"))`)
	b.await("each trainer's are in the round", `document.querySelectorAll("[aria-label^='What each trainer says'] tbody tr").length === 3`)
}

// testByKeyboard finds a run and chooses a theme without a mouse.
func (b *browser) testByKeyboard(run string) {
	b.open("/", "Verdicts")
	b.do(chromedp.KeyEvent(kb.Tab))
	b.await("the first stop skips the header", `document.activeElement.className === "skip"`)
	b.do(chromedp.Focus("#q"), chromedp.KeyEvent(run+kb.Enter))
	b.await("the search found the run", fmt.Sprintf(`document.querySelector("main a[href='/run/%s']")`, run))
	b.await("the page has the focus", `document.activeElement.id === "main"`)
	b.do(chromedp.Focus(fmt.Sprintf("main a[href='/run/%s']", run)), chromedp.KeyEvent(kb.Enter))
	b.await("the run is shown", `location.pathname.startsWith("/run/") && document.title.startsWith("Run")`)
	b.do(chromedp.Evaluate(`(() => { const s = document.querySelector(".theme select"); s.value = "dark"; s.dispatchEvent(new Event("change", { bubbles: true })); })()`, nil))
	b.await("it is dark", `getComputedStyle(document.body).backgroundColor === "rgb(18, 21, 23)"`)
	b.do(chromedp.Reload())
	b.await("it stays dark", `document.documentElement.dataset.theme === "dark" && getComputedStyle(document.body).backgroundColor === "rgb(18, 21, 23)"`)
}

// testRound looks at who signed a round and with what, and in which transactions it became final or was carried.
func (b *browser) testRound(base, run, keeper string) {
	var found struct {
		Data struct {
			Task struct {
				Rounds struct {
					Nodes []struct {
						ProposedTx, FinalizedTx, CarriedTx string
						Signatures                         []struct{ Keeper, Signature string }
					}
				}
			}
		}
	}
	answer := post(b.t, base, fmt.Sprintf(`{"query":"{ task(taskId: \"%s\") { rounds(first: 3) { nodes { proposedTx finalizedTx carriedTx signatures { keeper signature } } } } }"}`, run))
	require.NoError(b.t, json.Unmarshal([]byte(answer), &found), answer)
	rounds := found.Data.Task.Rounds.Nodes
	require.Len(b.t, rounds[0].Signatures, 1)
	require.Equal(b.t, keeper, rounds[0].Signatures[0].Keeper)
	require.Regexp(b.t, "^0x[0-9a-f]{130}$", rounds[0].Signatures[0].Signature)
	require.Nil(b.t, rounds[2].Signatures, "nobody signed what was carried")
	b.open("/round/"+run+"/0", "Signatures")
	b.await("the round became final in a transaction", fmt.Sprintf(`document.querySelector("[aria-labelledby=transition] a[href='/search?q=%s']")`, rounds[0].FinalizedTx))
	b.await("signatures are folded", `document.querySelector("[aria-labelledby=signatures] details:not([open])")`)
	b.do(chromedp.Click("[aria-labelledby=signatures] summary"))
	b.await("and shown whole", fmt.Sprintf(`document.querySelector("[aria-labelledby=signatures] details[open]").innerText.includes(%q)`, rounds[0].Signatures[0].Signature))
	b.open("/round/"+run+"/2", "the state before it stands")
	b.await("the round was carried in a transaction", fmt.Sprintf(`document.querySelector("[aria-labelledby=transition] a[href='/search?q=%s']")`, rounds[2].CarriedTx))
}

// testSearch looks for everything that a run has a hash of.
func (b *browser) testSearch(base, run string) {
	var found struct {
		Data struct {
			Task struct {
				SpecHash, ManifestHash string
				Receipt                struct{ RunRoot, FinalStateRoot string }
				Spec                   struct{ DatasetRoot, ProgramRoot, InitialStateRoot string }
				Rounds                 struct {
					Nodes []struct{ StateRoot, SetHash, AuxRoot string }
				}
			}
		}
	}
	answer := post(b.t, base, fmt.Sprintf(`{"query":"{ task(taskId: \"%s\") { specHash manifestHash receipt { runRoot finalStateRoot } spec { datasetRoot programRoot initialStateRoot } rounds(first: 1) { nodes { stateRoot setHash auxRoot } } } }"}`, run))
	require.NoError(b.t, json.Unmarshal([]byte(answer), &found), answer)
	t := found.Data.Task
	// Some roots are equal, and are found as all that they are.
	for _, of := range []struct{ word, what string }{
		{t.SpecHash, "Specification of run"}, {t.ManifestHash, "Manifest of run"}, {t.Spec.DatasetRoot, "Root of the data set of run"}, {t.Spec.ProgramRoot, "Root of the program of run"},
		{t.Spec.InitialStateRoot, "Root of the first state of run"}, {t.Rounds.Nodes[0].StateRoot, "State root after"}, {t.Rounds.Nodes[0].SetHash, "Set of gradients in"},
		{t.Rounds.Nodes[0].AuxRoot, "Root of the intermediates of"}, {t.Receipt.RunRoot, "Root of all rounds of run"}, {t.Receipt.FinalStateRoot, "Root of the final state of run"},
	} {
		require.Regexp(b.t, "^0x[0-9a-f]{64}$", of.word, of.what)
		b.open("/search?q="+of.word, of.what)
	}
}

// testReplay goes through a dispute by its buttons and its slider.
func (b *browser) testReplay(dispute string) {
	b.open("/dispute/"+dispute, "Move by move")
	// What each move is, as the table of all of them says.
	var said []string
	b.do(chromedp.Evaluate(`[...document.querySelectorAll("[aria-label='All moves'] tbody tr td:nth-child(3)")].map((c) => c.innerText)`, &said))
	moves := len(said)
	require.Greater(b.t, moves, 5)
	for _, what := range said[1 : moves-2] {
		require.Regexp(b.t, "^(asks for|posts|enters|goes on below|reveals) ", what)
	}
	// at waits until a move is shown: by its number, its row, what may still be pressed, and its words.
	at := func(n int, words string) {
		b.t.Helper()
		b.await(fmt.Sprintf("move %d", n), fmt.Sprintf(`document.querySelector(".replay output").textContent === "%d of %d" && document.querySelector(".replay input").value === "%[1]d" &&
			document.querySelectorAll("tr.later").length === %[2]d - %[1]d && document.querySelector("tr.now th").innerText.trim() === "%[1]d" && document.querySelector(".shown").innerText.includes(%[3]q) &&
			JSON.stringify([...document.querySelectorAll(".replay button")].map((b) => b.disabled)) === %[4]q`,
			n, moves, words, fmt.Sprintf("[%[1]v,%[1]v,%[2]v,%[2]v]", n == 1, n == moves)))
	}
	press := func(name string) {
		b.do(chromedp.Click(fmt.Sprintf(`//div[@class="replay"]//button[.=%q]`, name), chromedp.BySearch))
	}
	at(moves, "ends it")
	b.await("the bond is named", `/put up a bond of [\d.]+.*It went back to the challenger/s.test(document.querySelector("[aria-labelledby=money]").innerText)`)
	press("First")
	at(1, "disputes the claim, and puts up its bond")
	b.await("nothing has been entered, and no time been used", `document.querySelector(".path").innerText.trim() === "Claim" && document.querySelector(".shown").innerText.includes("the challenger has used 0 s, the trainer's side 0 s")`)
	press("Next")
	at(2, said[1])
	press("Next")
	at(3, said[2])
	press("Back")
	at(2, said[1])
	b.do(chromedp.Focus(".replay input"), chromedp.KeyEvent(kb.ArrowRight))
	at(3, said[2])
	b.do(chromedp.KeyEvent(kb.End))
	at(moves, "ends it")
	b.do(chromedp.Click(`button[aria-label="Show move 4"]`))
	at(4, said[3])
	b.await("it is the current step", `document.querySelector('button[aria-current="step"]').innerText === "4"`)
	press("Last")
	at(moves, "ends it")
	b.await("with all that was entered", `/Claim.*Segment.*Transition.*Operator.*Element/s.test(document.querySelector(".path").innerText)`)
}

// testLive has trainers commit while a run's page is open, and returns how many milliseconds after its block each commitment was on the page.
func (b *browser) testLive(s *explorerStory, events int) (took []float64) {
	id := s.task(12)
	path := fmt.Sprintf("/round/0x%x/", id[:])
	for n := range events {
		if n%3 == 0 {
			if n > 0 {
				s.propose(id, 0b111)
			}
			b.open(path+fmt.Sprint(n/3), "This round is open")
			b.await("live", `document.querySelector(".live.live")`)
		}
		s.commitOnly(id, s.trainers[n%3])
		mined := time.Now()
		b.await("the commitment is shown", fmt.Sprintf(`document.querySelectorAll("[aria-label='Commitments by arrival'] tbody tr").length === %d`, n%3+1))
		took = append(took, float64(time.Since(mined).Microseconds())/1000)
	}
	b.await("it was said aloud", `document.querySelector("[aria-live=polite]").textContent !== ""`)
	return took
}
