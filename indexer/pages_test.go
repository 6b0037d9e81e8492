package indexer

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/top"
	"assay/protocol"
)

// inNode runs a script with modules of the pages at hand, by their names without a dot, and reads what it prints.
func inNode(t testing.TB, script string, input, into any, modules ...string) {
	t.Helper()
	var text strings.Builder
	for _, name := range modules {
		source, err := web.ReadFile("web/static/" + name + ".js")
		require.NoError(t, err)
		quoted, err := json.Marshal(string(source))
		require.NoError(t, err)
		text.WriteString("const " + name + ` = await import("data:text/javascript," + encodeURIComponent(` + string(quoted) + "));\n")
	}
	text.WriteString("let input = ''; for await (const part of process.stdin) input += part; input = JSON.parse(input);\n" + script)
	given, err := json.Marshal(input)
	require.NoError(t, err)
	node := exec.CommandContext(t.Context(), "node", "--input-type=module", "-e", text.String())
	node.Stdin, node.Stderr = strings.NewReader(string(given)), os.Stderr
	out, err := node.Output()
	require.NoError(t, err, "hint: Node.js")
	require.NoError(t, json.Unmarshal(out, into), "%s", out)
}

// pageQueries are the queries of the pages, by their names.
func pageQueries(t testing.TB) (queries map[string]string) {
	inNode(t, "console.log(JSON.stringify(queries));", nil, &queries, "queries")
	require.Greater(t, len(queries), 10)
	return queries
}

// requireSamePhases compares what a page says of runs with what `assay top` says.
func (f *fixture) requireSamePhases(all *top.Snapshot) {
	tasks := dig(f.data(pageQueries(f.t)["OVERVIEW"], nil), "tasks", "nodes")
	var said map[string]struct {
		Phase string
		Turns []struct{ Until int64 }
	}
	inNode(f.t, "console.log(JSON.stringify(Object.fromEntries(input.tasks.map((t) => [t.taskId, phase.outlook(t, input.now)]))));",
		map[string]any{"tasks": tasks, "now": all.Time}, &said, "phase")
	require.Len(f.t, said, len(all.Runs))
	for _, run := range all.Runs {
		page := said[run.ID]
		if run.Status == protocol.StatusTraining.String() {
			require.Equal(f.t, strings.ToLower(run.Phase), page.Phase, run.ID)
		}
		require.Len(f.t, page.Turns, len(run.Next), run.ID)
		for i, turn := range page.Turns {
			require.Equal(f.t, run.Next[i].Until, turn.Until, run.ID)
		}
	}
}

// TestNumbersOfPages: amounts and bits are written as what they are.
func TestNumbersOfPages(t *testing.T) {
	var got []string
	inNode(t, `const n = format.number;
		console.log(JSON.stringify([
			n("3187671041").decimal, n("3187671041").hex, n("0x80000000").decimal, n("0x7fc00000").decimal, n("0x00000001").decimal, n("4607182418800017408", "f64").decimal,
			n("4294967295", "i32").decimal, n("255", "i8").decimal, n("255", "i8").hex, format.tokens("1500000000000000000000"), format.tokens("501"), format.tokens("0"), format.tokens("1"),
		]));`, nil, &got, "format")
	require.Equal(t, []string{"-0.12500001", "0xbe000001", "-0", "NaN", "1e-45", "1", "-1", "-1", "0xff", "1\u202f500", "501 units", "0", "1 unit"}, got)
}

// TestPlainURLs: what a keeper says of itself is a link on a page only if every browser takes it for one, and nothing but its text for a shell.
func TestPlainURLs(t *testing.T) {
	var got []string
	inNode(t, "console.log(JSON.stringify(input.filter((text) => format.isPlainURL(text))));", []any{
		nil, "http://127.0.0.1:8700", "https://keeper.example/assay", "http://[::1]:8700", strangeEndpoint, "http://foo.0x", "http://foo.99999999999999999999",
		"http://xn--a.example", "http://[1", "http://k.example:99999", "https://keeper.example/$(id)", "ftp://keeper.example",
	}, &got, "format")
	require.Equal(t, []string{"http://127.0.0.1:8700", "https://keeper.example/assay", "http://[::1]:8700"}, got)
}

// TestMovesOfDisputes: moves are told in the chain's order, with what had been entered by then and whose time each of them took.
func TestMovesOfDisputes(t *testing.T) {
	type move map[string]any
	dispute := map[string]any{
		"openedAt": 100, "openedTx": "0x00", "closedAt": 190, "closedTx": "0x09", "status": "MOOT",
		"moves": map[string]any{"nodes": []move{
			{"kind": "NODES", "movedAt": 150, "blockNumber": 15, "logIndex": 0, "tx": "0x05", "node": "0xaa", "account": "0x01"},
			{"kind": "SEGMENT", "movedAt": 110, "blockNumber": 11, "logIndex": 3, "tx": "0x01", "segment": 2},
			{"kind": "ENTER", "movedAt": 120, "blockNumber": 12, "logIndex": 7, "tx": "0x03", "segment": 2, "transition": 4, "node": "0xbb"},
			{"kind": "PICK", "movedAt": 155, "blockNumber": 16, "logIndex": 0, "tx": "0x06", "index": "1"},
			{"kind": "PICK", "movedAt": 155, "blockNumber": 16, "logIndex": 1, "tx": "0x06", "index": "0"},
			{"kind": "DEMAND", "movedAt": 160, "blockNumber": 17, "logIndex": 0, "tx": "0x07", "part": 0, "entry": 9, "element": "5"},
			{"kind": "ELEMENT", "movedAt": 170, "blockNumber": 18, "logIndex": 0, "tx": "0x08"},
		}},
		// One was there before the dispute, and is none of its moves; one came in the block of a move, which answered it.
		"postings": map[string]any{"nodes": []move{
			{"segment": 1, "root": "0xcc", "postedAt": 99, "postedBlock": 9, "postedTx": "0x99"},
			{"segment": 2, "root": "0xdd", "postedAt": 120, "postedBlock": 12, "postedTx": "0x02"},
		}},
		// Proven in another dispute about the claim, before this one was closed.
		"conviction": map[string]any{"provenAt": 180, "tx": "0x08", "element": "6", "trainer": "0x02"},
	}
	var got struct {
		Moves []struct {
			At, Took             int64
			Side, Kind, Tx, Node string
			Where                struct {
				Segment, Transition, Part, Entry *int64
				Element                          *string
				Picks                            []string
			}
		}
		Challenger, Trainer, First int64
		Open                       []string
	}
	inNode(t, `const all = moves.movesOf(input), last = all.length - 1;
		const open = moves.movesOf({ ...input, closedAt: null, conviction: null });
		console.log(JSON.stringify({ moves: all, challenger: moves.used(all, last, "challenger"), trainer: moves.used(all, last, "trainer"), first: moves.used(all, 2, "trainer"), open: open.map((m) => m.kind) }));`,
		dispute, &got, "moves")
	var told []string
	total := int64(0)
	for _, m := range got.Moves {
		told = append(told, fmt.Sprintf("%d +%d %s %s %s", m.At, m.Took, m.Side, m.Kind, m.Tx))
		total += m.Took
	}
	require.Equal(t, []string{
		"100 +0 challenger OPEN 0x00", "110 +10 challenger SEGMENT 0x01", "120 +10 trainer POST 0x02", "120 +0 challenger ENTER 0x03", "150 +30 trainer NODES 0x05",
		"155 +5 challenger PICK 0x06", "155 +0 challenger PICK 0x06", "160 +5 challenger DEMAND 0x07", "170 +10 trainer ELEMENT 0x08", "180 +10 contract PROOF 0x08", "190 +10 contract CLOSE 0x09",
	}, told)
	require.EqualValues(t, 90, total, "every second is somebody's")
	require.Equal(t, []int64{20, 50, 10}, []int64{got.Challenger, got.Trainer, got.First})
	require.Equal(t, "0xdd", got.Moves[2].Node)
	where := func(n int) string {
		raw, err := json.Marshal(got.Moves[n].Where)
		require.NoError(t, err)
		return string(raw)
	}
	require.JSONEq(t, `{"Segment": null, "Transition": null, "Part": null, "Entry": null, "Element": null, "Picks": []}`, where(0), "a later move changes no earlier one")
	require.JSONEq(t, `{"Segment": 2, "Transition": 4, "Part": null, "Entry": null, "Element": null, "Picks": ["1"]}`, where(5))
	require.JSONEq(t, `{"Segment": 2, "Transition": 4, "Part": 0, "Entry": 9, "Element": "5", "Picks": ["1", "0"]}`, where(8))
	require.Equal(t, "6", *got.Moves[9].Where.Element, "the element that was proven")
	require.Equal(t, "5", *got.Moves[10].Where.Element)
	require.Len(t, got.Open, 9, "an open dispute has no end")
}

// TestPayOnPages: what a page says of pay is what the contracts would do: when it vests in each tier, what becomes of it, how commission is divided, and
// which rounds a trainer missed.
func TestPayOnPages(t *testing.T) {
	var got struct {
		Vests                []int64
		Pays, Commissions    []string
		Shares               []string
		Missed, MissedSince  []int
		MissedBetween, Never []int
		MissedAgain          []int
	}
	inNode(t, `const spec = { commitWindow: 100, claimWindow: 50, stateWindow: 20, commissionBps: 1000 };
		const early = { openedAt: "1000", commitClosedAt: "1010", proposedAt: 1020 };
		const vests = [["OPEN", early], ["VERIFIED", early], ["CONFIDENTIAL", early], ["OPEN", { ...early, proposedAt: 1200 }]].map(([tier, r]) => pay.vestsAt({ ...spec, tier }, r));
		const round = (n, of = {}) => ({ round: n, status: "FINAL", openedAt: "1000", commitClosedAt: null, proposedAt: 1120, accepted: 3, committee: [], signers: [], ...of });
		const rounds = [round(0), round(1, { status: "PROPOSED" }), round(2, { status: "CARRIED" }), round(3, { status: "OPEN" })];
		const task = { spec: { ...spec, tier: "OPEN" }, rounds: { nodes: rounds }, finalized: 1, rewardPerGradient: "100" };
		const gradient = (n, of = {}) => ({ round: n, committedAt: 1000, accepted: true, void: false, dropped: null, disputes: { nodes: [] }, ...of });
		const paid = new Set([7]);
		const word = (g, ejectedAt = null, now = 2000) => pay.payOf(g, { task, ejectedAt }, paid, now)[0];
		const pays = [gradient(7), gradient(0), gradient(1), gradient(0, { dropped: "VOIDED" }), gradient(0, { void: true }), gradient(3, { accepted: false }), gradient(0, { disputes: { nodes: [{ status: "OPEN" }] } })].map((g) => word(g))
			.concat(word(gradient(0), 1100), word(gradient(0), 1160), word(gradient(0), null, 1149));
		// Three gradients of ten units each: two seats signed of three, one of them a double.
		const seats = round(0, { committee: ["a", "b", "a", "c"], signers: ["a", "b"] });
		const odd = { ...task, rewardPerGradient: "10" };
		const shares = ["a", "b", "c"].map((k) => String(pay.shareOf(seats, k, task))).concat(["a", "b"].map((k) => String(pay.shareOf({ ...seats, accepted: 4 }, k, odd))));
		const keeper = (k, of = {}) => ({ keeper: k, task, ejectedAt: null, ...of });
		const commission = (k, r, now = 2000) => pay.commissionOf(r, k, new Set([7]), now)[0];
		const commissions = [commission(keeper("a"), seats), commission(keeper("c"), seats), commission(keeper("d"), { ...seats, signers: ["d"] }), commission(keeper("a"), seats, 1149), commission(keeper("a"), { ...seats, round: 1, status: "PROPOSED" }),
			commission(keeper("a", { ejectedAt: 1100 }), seats), commission(keeper("a"), { ...seats, status: "OVERTURNED" }), commission(keeper("a"), { ...seats, accepted: 0 })];
		const missed = (of, gradients, totalCount = gradients.length) => pay.missedOf({ fromRound: 0, toRound: null, task, ...of, gradients: { totalCount, nodes: gradients.map((n) => gradient(n)) } });
		console.log(JSON.stringify({ vests, pays, commissions, shares, missed: missed({}, [1]), missedSince: missed({}, [1], 2), missedBetween: missed({ fromRound: 1, toRound: 2 }, []), never: missed({}, [0, 1, 2]),
			// Committed when the round was open for the first time, and not when it was open again.
			missedAgain: pay.missedOf({ fromRound: 0, toRound: null, task, gradients: { totalCount: 3, nodes: [0, 1, 2].map((n) => gradient(n, { committedAt: n === 1 ? 999 : 1000 })) } }) }));`,
		nil, &got, "pay")
	require.Equal(t, []int64{1060, 1150, 1150, 1220}, got.Vests, "a claim of another tier can be disputed however early its commit window closed")
	require.Equal(t, []string{
		"paid", "claimable: assay trainer claim", "vested; claimable once the round is final", "forfeited: its claim was convicted", "none: it is void", "not decided: the round is open",
		"vested; claimable once its dispute is closed", "forfeited: ejected before it vested", "claimable: assay trainer claim", "vests when its claim window ends",
	}, got.Pays)
	require.Equal(t, []string{"20", "10", "0", "3", "1"}, got.Shares, "the first seats take what does not divide")
	require.Equal(t, []string{
		"claimable: its service claims it by itself", "none: it did not sign", "none: it had no seat", "vests when the round's claim window ends", "vested; claimable once the round is final",
		"forfeited: ejected before it vested", "none: no proposal stands", "none: the round has no gradient",
	}, got.Commissions)
	require.Equal(t, [][]int{{0, 2}, {2}, {1}, {}}, [][]int{got.Missed, got.MissedSince, got.MissedBetween, got.Never})
	require.Equal(t, []int{1}, got.MissedAgain, "what was committed before the round opened again is of a round that fell")
}

// TestManifestOnPages: of what a sponsor wrote nothing is shown that is no manifest.
func TestManifestOnPages(t *testing.T) {
	good := `{"adapter":"digits-mlp","tensors":[{"name":"w","shape":[3,2]},{"name":"b","shape":[]}],"version":1}`
	of := func(tensors string) string { return `{"tensors":` + tensors + `,"version":1}` }
	dims := func(n int, d string) string {
		return `[{"name":"w","shape":[` + strings.TrimSuffix(strings.Repeat(d+",", n), ",") + `]}]`
	}
	texts := []string{
		good, "null", "7", "[]", "{", strings.Replace(good, `"version":1`, `"version":2`, 1), strings.Replace(good, `,"version":1`, "", 1), of("{}"), of("[null]"), of(`[{"shape":[7]}]`),
		of(`[{"name":7,"shape":[7]}]`), of(`[{"name":"w","shape":[3]},{"name":"w","shape":[4]}]`), of(`[{"name":"w"}]`), of(`[{"name":"w","shape":"abc"}]`), of(dims(1, "1.5")),
		of(dims(1, "0")), of(dims(1, "-7")), of(dims(1, `"7"`)), of(dims(9, "1")), of(dims(1000, "1e308")), of(dims(1, "9007199254740993")), of(dims(1, "8")),
	}
	var got []string
	inNode(t, `console.log(JSON.stringify(input.map((text) => {
			try {
				return manifest.readManifest(new TextEncoder().encode(text), 7).adapter;
			} catch (error) {
				return error.message;
			}
		})));`, texts, &got, "manifest")
	require.Equal(t, "digits-mlp", got[0])
	for i, said := range got[1:] {
		require.Regexp(t, "^it is no manifest: ", said, texts[1+i])
	}
}

// TestFallenOnPages: a page offers what stood at some block's end, and says a verdict of whom it took something from.
func TestFallenOnPages(t *testing.T) {
	var got struct {
		Fallen [][]any
		Taken  []string
	}
	inNode(t, `const of = (r, frauds, convictions = []) => fallen.fallen(frauds, convictions, { status: "OVERTURNED", proposedBlock: 20, ...r }).map((x) => [x.block, x.verdict !== null]);
		const fraud = (blockNumber, overturned = true) => ({ blockNumber, overturned });
		const loss = (tx, logIndex) => ({ tx, logIndex });
		const verdict = (name, tx, logIndex) => ({ name, tx, logIndex });
		const verdicts = [verdict("other", "a", 2), verdict("own", "a", 6), verdict("later", "a", 9), verdict("elsewhere", "b", 8)];
		console.log(JSON.stringify({
			fallen: [of({}, []), of({}, [fraud(25)]), of({}, [fraud(20)]), of({}, [fraud(15), fraud(25)]), of({ status: "PROPOSED" }, [fraud(20)]), of({ status: "FINAL" }, []),
				of({}, [fraud(25, false)], [{ blockNumber: 30, dropped: "OVERTURNED" }, { blockNumber: 31, dropped: "VOIDED" }])].map((x) => x.flat()),
			taken: [...fallen.takenBy([loss("a", 5), loss("c", 1)], verdicts)].filter(Boolean).map((v) => v.name),
		}));`, nil, &got, "fallen")
	require.Equal(t, [][]any{{20.0, false}, {24.0, true}, {}, {24.0, true, 14.0, true}, {19.0, true}, {}, {29.0, true}}, got.Fallen)
	require.Equal(t, []string{"own"}, got.Taken)
}
