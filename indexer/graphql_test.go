package indexer

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/netip"
	"net/url"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	graphql "github.com/graph-gophers/graphql-go"
	"github.com/graph-gophers/graphql-go/ast"
	"github.com/stretchr/testify/require"

	"assay/indexer/transportws"
	contracts "assay/internal/chain"
	"assay/internal/door"
)

func (b Bytes32) text() string { return fmt.Sprintf("0x%x", []byte(b)) }

func jsonNumber(n uint64) string { return strconv.FormatUint(n, 10) }

type atomicFlag struct{ v atomic.Bool }

func (f *atomicFlag) set(v bool) { f.v.Store(v) }

// newProxy forwards to a node, or answers 503 while down.
func newProxy(t *testing.T, target string, down *atomicFlag) string {
	u, err := url.Parse(target)
	require.NoError(t, err)
	proxy := httputil.NewSingleHostReverseProxy(u)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if down.v.Load() {
			http.Error(w, "down", http.StatusServiceUnavailable)
			return
		}
		r.Host = u.Host
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func post(t *testing.T, base, body string) string {
	res, err := http.Post(base+"/graphql", "application/json", strings.NewReader(body))
	require.NoError(t, err)
	defer res.Body.Close()
	out, err := io.ReadAll(res.Body)
	require.NoError(t, err)
	return string(out)
}

// fixture is an index of a lively chain, and the API over it.
type fixture struct {
	*api
	t     testing.TB
	w     *world
	p     *pipeline
	tasks [][32]byte
	// lists are the root lists to be paged through, and the fields that identify their rows.
	lists map[string]string
	// subject is a task with a row of everything, but for the fields that are absent: nothing on this chain is in them.
	subject [32]byte
	// set is a draw of audits, where there is one.
	set    [32]byte
	absent []string
}

func newFixture(t testing.TB) *fixture {
	w := newWorld(t)
	f := newAPIFixture(t, w, newPipeline(t, w, w.rpc(), newDatabase(t)))
	f.tasks = append(f.tasks, w.fullStory())
	for range 4 {
		id := w.task(3)
		w.round(id)
		w.round(id)
		f.tasks = append(f.tasks, id)
	}
	// The newest of them is under suspicion.
	last := f.tasks[len(f.tasks)-1]
	state := tree{params: [2][32]byte{{1}, {2}}, momentum: [2][32]byte{{3}, {4}}}
	w.demandObject(last, 0, 0)
	w.demandObject(last, 2, 1)
	w.commit(last, 3)
	w.proposeRoot(last, 0b111, state.root())
	statement := w.statement(last, 2)
	descent := w.descend(statement)
	w.do(w.keeper, w.dep.Descent, w.descent.PackReveal(descent, state.root(), [][32]byte{state.leaf(0), state.leaf(1)}))
	w.descend(statement)
	w.demand(statement, 0)
	w.demand(statement, 2)
	done := w.task(1)
	w.round(done)
	w.finish(done)
	w.equivocate(done)
	f.tasks = append(f.tasks, done)
	f.subject, f.lists = done, lists
	f.absent = []string{"convictions", "programFaults", "dispute", "disputes", "auditOffer", "auditOffers", "auditSet", "auditSets", "audits",
		"enclavePolicy", "enclavePolicies", "sealing", "sealings", "attestations", "refutations"}
	f.p.catchUp()
	return f
}

// newAPIFixture is the API over an index.
func newAPIFixture(t testing.TB, w *world, p *pipeline) *fixture {
	p.catchUp()
	pool, err := readPool(t.Context(), p.store)
	require.NoError(t, err)
	t.Cleanup(pool.Close)
	cfg := Config{Deployment: w.dep, DataDir: "unused", Log: quiet, Version: "test"}.WithDefaults()
	api, err := newAPI(cfg, w.rpc(), p.heads, p.feed, p.metrics)
	require.NoError(t, err)
	api.pool.Store(pool)
	// A machine that is busy with other tests takes longer for the largest queries.
	api.timeout = time.Minute
	return &fixture{api: api, t: t, w: w, p: p}
}

func (f *fixture) exec(query string, variables map[string]any) *graphql.Response {
	return f.execute(f.t.Context(), graphqlRequest{Query: query, Variables: variables})
}

// data runs a query that has to succeed and returns its data.
func (f *fixture) data(query string, variables map[string]any) map[string]any {
	res := f.exec(query, variables)
	require.Empty(f.t, res.Errors, query)
	var out map[string]any
	require.NoError(f.t, json.Unmarshal(res.Data, &out))
	return out
}

// refused runs a query that has to fail and returns the name of its first error.
func (f *fixture) refused(query string, variables map[string]any) string {
	res := f.exec(query, variables)
	require.NotEmpty(f.t, res.Errors, "%.200s", query)
	for _, e := range res.Errors {
		require.NotContains(f.t, e.Message, "SQLSTATE")
		require.NotContains(f.t, e.Message, "derived.")
	}
	name, _ := res.Errors[0].Extensions["name"].(string)
	return name
}

func dig(v any, path ...string) any {
	for _, p := range path {
		v = v.(map[string]any)[p]
	}
	return v
}

func TestGraphQL(t *testing.T) {
	f := newFixture(t)
	t.Run("everything there is", f.testWholeSchema)
	t.Run("nested answers", f.testNested)
	t.Run("disclosures", f.testDisclosures)
	t.Run("statement count", f.testStatements)
	t.Run("paging", f.testPaging)
	t.Run("an empty page", f.testEmptyPage)
	t.Run("filters and orders", f.testFilters)
	t.Run("hostile", f.testHostile)
	t.Run("injection", f.testInjection)
	t.Run("cursors", f.testCursors)
	t.Run("meta", f.testMeta)
	t.Run("one block", f.testSnapshot)
	t.Run("queries in pages and manual", f.testWrittenQueries)
	t.Run("http", f.testHTTP)
	t.Run("introspection", f.testIntrospection)
	t.Run("enums", f.testEnums)
	t.Run("keys", f.testKeys)
	t.Run("cut off", f.testCutOff)
	t.Run("shed", f.testShed)
	require.Zero(t, f.running.InUse(), "every slot was given back")
	require.Zero(t, f.heavy.InUse())
}

// testKeys: what rows have in common is found without a look at the others. Their columns are read once for each of them.
func (f *fixture) testKeys(t *testing.T) {
	const n = 500
	ctx, stop := context.WithCancelCause(t.Context())
	defer stop(nil)
	r := f.newRequest(f.pool.Load(), nil, stop)
	defer r.close()
	reads, statements := 0, 0
	ctx = context.WithValue(context.WithValue(ctx, requestKey{}, r), statementKey{}, func(sql string) {
		if strings.Contains(sql, "derived.") {
			statements++
		}
	})
	g := &group{req: r, n: n, loads: map[loadKey]*load{}, value: func(_ int, column string) any {
		reads++
		return map[string]any{"task_id": Bytes32(f.subject[:]), "trainer": Address(addr(f.w.trainers[0]).Bytes())}[column]
	}}
	args := pageArgs{OrderBy: "ROUND", OrderDirection: "ASC"}
	filter := &gradientFilter{}
	for row := range n {
		of := &OuterGradient{place: place{g, row}}
		trainer, err := of.Trainer(ctx)
		require.NoError(t, err)
		require.NotNil(t, trainer)
		list, err := (&Trainer{place: place{g, row}}).Gradients(listArgs[gradientFilter]{args, filter})
		require.NoError(t, err)
		count, err := list.TotalCount(ctx)
		require.NoError(t, err)
		require.Equal(t, Long(1), count)
	}
	require.Equal(t, 2, statements)
	require.LessOrEqual(t, reads, 2*(2*n+2), "two columns a row and statement, and two looks at what they are")
	require.Len(t, r.lists, 1, "a selection's arguments are checked once for all of its rows")
}

// testCutOff: a request that has run out of time stops, in the database and outside it, and says what to do.
func (f *fixture) testCutOff(t *testing.T) {
	const query = `{ tasks(first: 10) { nodes { taskId rounds(first: 20) { nodes { round gradients(first: 10) { nodes { slot trainer { slot } } } } } } } }`
	run := func(cut func(sql string, stop context.CancelCauseFunc)) (resolved int64, statements int) {
		ctx, stop := context.WithCancelCause(t.Context())
		defer stop(nil)
		r := f.newRequest(f.pool.Load(), nil, stop)
		defer r.close()
		ctx = context.WithValue(context.WithValue(ctx, requestKey{}, r), statementKey{}, func(sql string) {
			if strings.Contains(sql, "derived.") {
				statements++
				cut(sql, stop)
			}
		})
		f.schema.Exec(ctx, query, "", nil)
		// Its bytes tell how much was resolved. Its work also counts the database's time.
		return r.work.answer.Load(), statements
	}
	whole, statements := run(func(string, context.CancelCauseFunc) {})
	require.Equal(t, 4, statements)
	cut, statements := run(func(sql string, stop context.CancelCauseFunc) {
		if strings.Contains(sql, "derived.rounds") {
			stop(errTimeout)
		}
	})
	require.Equal(t, 2, statements, "none after the cut")
	t.Logf("bytes of values: %d, cut off: %d", whole, cut)
	require.Less(t, cut, whole/4, "and no resolver")

	timeout := f.timeout
	f.timeout = time.Nanosecond
	defer func() { f.timeout = timeout }()
	require.Equal(t, "QueryTimeout", f.refused(query, nil))
	require.Equal(t, "QueryTimeout", f.refused("{ __schema { types { name } } }", nil), "without a statement, too")
	res := f.exec(query, nil)
	require.Len(t, res.Errors, 1, "one error, not one for every row")
	require.Empty(t, res.Data)
}

// from is a context of a request of an address of a network.
func from(ctx context.Context, network, address byte) context.Context {
	at := netip.AddrFrom4([4]byte{10, 0, network, address})
	return context.WithValue(ctx, callerKey{}, door.Caller{Addr: netip.PrefixFrom(at, 32), Net: netip.PrefixFrom(netip.AddrFrom4([4]byte{10, 0, network, 0}), 24)})
}

// testShed: where too many queries run, others are told to come back. What needs much work gives way to what needs little.
func (f *fixture) testShed(t *testing.T) {
	server := httptest.NewServer(f.handler())
	defer server.Close()
	const light = `{"query":"{ tasks(first: 1) { nodes { round } } }"}`
	heavy := `{"query":"{ `
	for i := range 8 {
		heavy += fmt.Sprintf("a%d: __schema { types { ...t } } ", i)
	}
	heavy += `} fragment t on __Type { name kind fields { name args { name } type { name kind } } inputFields { name } }"}`
	send := func(body string) (status int, retry, answer string) {
		res, err := http.Post(server.URL+"/graphql", "application/json", strings.NewReader(anew(body)))
		if err != nil {
			return 0, "", err.Error()
		}
		defer res.Body.Close()
		out, _ := io.ReadAll(res.Body)
		return res.StatusCode, res.Header.Get("Retry-After"), string(out)
	}
	// full is a gate whose slots are taken until it is emptied.
	full := func(slots, queue int, patience time.Duration) (g *gate, empty func()) {
		g = newGate(slots, queue, queue, patience)
		var leaves []func()
		for i := range slots {
			leave, err := g.enter(from(t.Context(), byte(i), 1))
			require.NoError(t, err)
			leaves = append(leaves, leave)
		}
		return g, func() {
			for _, leave := range leaves {
				leave()
			}
		}
	}
	answered := func(body string) {
		t.Helper()
		status, _, answer := send(body)
		require.Equal(t, http.StatusOK, status, answer)
		require.NotContains(t, answer, "errors")
	}
	shed := func(body string) {
		t.Helper()
		status, retry, answer := send(body)
		require.Equal(t, http.StatusServiceUnavailable, status, "%.300s", answer)
		require.Equal(t, "1", retry)
		require.Contains(t, answer, `"Overloaded"`)
		require.NotContains(t, answer, `"data"`)
	}
	answered(light)
	answered(heavy)
	for name, at := range map[string]**gate{"running": &f.running, "heavy": &f.heavy} {
		was, slots := *at, 1
		if name == "running" {
			slots = querySlots
		}
		*at, _ = full(slots, 0, time.Hour)
		shed(heavy)
		if name == "running" {
			shed(light)
		} else {
			answered(light)
		}
		*at, _ = full(slots, 1, time.Millisecond)
		shed(heavy)
		// Whoever waits is answered when there is a slot.
		g, empty := full(slots, 1, time.Hour)
		*at = g
		type answer struct {
			status int
			text   string
		}
		waited := make(chan answer)
		go func() {
			status, _, text := send(heavy)
			waited <- answer{status, text}
		}()
		eventually(t, "one waits", func() bool { return g.Waiting() == 1 })
		shed(heavy)
		empty()
		got := <-waited
		require.Equal(t, http.StatusOK, got.status, "%.300s", got.text)
		require.NotContains(t, got.text, `"errors"`)
		answered(light)
		require.Zero(t, g.Waiting())
		*at = was
	}
	status, body, _ := get(t, server.URL+"/metrics")
	require.Equal(t, http.StatusOK, status)
	require.Regexp(t, "assay_indexer_queries_shed_total [1-9]", body)
}

// testWholeSchema selects every field of every type, so that no resolver and no column is left untried.
func (f *fixture) testWholeSchema(t *testing.T) {
	var sub func(typeName string, depth int) string
	sub = func(typeName string, depth int) string {
		var fields []string
		for _, field := range objectFields(f.schema.AST(), typeName) {
			inner, _ := namedType(field.Type)
			if len(objectFields(f.schema.AST(), inner)) == 0 {
				fields = append(fields, field.Name)
				continue
			}
			if depth == 0 {
				continue
			}
			args := ""
			if strings.HasSuffix(inner, "Connection") {
				args = "(first: 3)"
			}
			fields = append(fields, fmt.Sprintf("%s%s { %s __typename }", field.Name, args, sub(inner, depth-1)))
		}
		return strings.Join(fields, " ")
	}
	for _, field := range objectFields(f.schema.AST(), "Query") {
		if slices.Contains(f.absent, field.Name) {
			continue
		}
		inner, _ := namedType(field.Type)
		args := ""
		switch {
		case strings.HasSuffix(inner, "Connection"):
			args = "(first: 3)"
		case field.Name == "task", field.Name == "receipt", field.Name == "auditOffer", field.Name == "enclavePolicy":
			args = fmt.Sprintf(`(taskId: "%s")`, Bytes32(f.subject[:]).text())
		case field.Name == "sealing":
			args = fmt.Sprintf(`(taskId: "%s", version: 1)`, Bytes32(f.subject[:]).text())
		case field.Name == "round":
			args = fmt.Sprintf(`(taskId: "%s", round: 0)`, Bytes32(f.subject[:]).text())
		case field.Name == "gradient":
			args = fmt.Sprintf(`(taskId: "%s", round: 0, trainer: "%s")`, Bytes32(f.subject[:]).text(), strings.ToLower(addr(f.w.trainers[0]).Hex()))
		case field.Name == "trainer":
			args = fmt.Sprintf(`(taskId: "%s", trainer: "%s")`, Bytes32(f.subject[:]).text(), strings.ToLower(addr(f.w.trainers[0]).Hex()))
		case field.Name == "keeper":
			args = fmt.Sprintf(`(taskId: "%s", keeper: "%s")`, Bytes32(f.subject[:]).text(), addr(f.w.keeper).Hex())
		case field.Name == "descent":
			args = `(descentId: "0")`
		case field.Name == "reveal":
			args = `(revealId: "0")`
		case field.Name == "objectDemand":
			args = `(demandId: "0")`
		case field.Name == "dispute":
			args = `(disputeId: "0")`
		case field.Name == "auditSet":
			args = fmt.Sprintf(`(setId: "%s")`, Bytes32(f.set[:]).text())
		case field.Name == "transaction":
			args = fmt.Sprintf(`(tx: "%s")`, f.data(`{ tasks(first: 1) { nodes { postedTx } } }`, nil)["tasks"].(map[string]any)["nodes"].([]any)[0].(map[string]any)["postedTx"])
		case field.Name == "stake":
			args = fmt.Sprintf(`(account: "%s")`, addr(f.w.trainers[0]).Hex())
		}
		depth := 3
		if strings.HasSuffix(inner, "Connection") {
			depth = 4
		}
		query := fmt.Sprintf("{ %s%s { %s } }", field.Name, args, sub(inner, depth))
		if len(query) > maxQueryLength {
			query = fmt.Sprintf("{ %s%s { %s } }", field.Name, args, sub(inner, 2))
		}
		data := f.data(query, nil)
		require.NotEmpty(t, data[field.Name], field.Name)
		if row, ok := dig(data, field.Name).(map[string]any); ok && row["nodes"] != nil {
			nodes := row["nodes"]
			require.NotEmpty(t, nodes, "%s has rows to try its columns on", field.Name)
		}
	}
}

func (f *fixture) testNested(t *testing.T) {
	id := Bytes32(f.tasks[0][:]).text()
	data := f.data(`query($id: Bytes32!) {
		task(taskId: $id) {
			spec { maxRounds rewardPerGradient aggregation tier }
			receipt { runRoot }
			trainers(orderBy: SLOT) { totalCount nodes { trainer accepted active stake { slashed } } }
			rounds { totalCount nodes { round status accepted included gradients { totalCount nodes { trainerAddress accepted void trainer { slot } } } } }
		}
	}`, map[string]any{"id": id})
	task := data["task"].(map[string]any)
	require.Equal(t, map[string]any{"maxRounds": 6.0, "rewardPerGradient": "10", "aggregation": "MEAN", "tier": "OPEN"}, task["spec"])
	require.Nil(t, task["receipt"])
	require.Equal(t, 3.0, dig(task, "trainers", "totalCount"))
	first := dig(task, "trainers", "nodes").([]any)[0].(map[string]any)
	require.Equal(t, strings.ToLower(addr(f.w.trainers[0]).Hex()), first["trainer"])
	require.Equal(t, false, first["active"])
	require.Equal(t, "500", dig(first, "stake", "slashed"))
	rounds := dig(task, "rounds", "nodes").([]any)
	require.Equal(t, 6.0, dig(task, "rounds", "totalCount"))
	statuses := make([]any, len(rounds))
	for i, r := range rounds {
		statuses[i] = dig(r, "status")
		require.Equal(t, float64(i), dig(r, "round"))
		for _, g := range dig(r, "gradients", "nodes").([]any) {
			slot := int(dig(g, "trainer", "slot").(float64))
			require.Equal(t, strings.ToLower(addr(f.w.trainers[slot]).Hex()), dig(g, "trainerAddress"), "the loader gave each gradient its own trainer")
		}
	}
	require.Equal(t, []any{"FINAL", "FINAL", "CARRIED", "PROPOSED", "OPEN", "OVERTURNED"}, statuses)
	require.Equal(t, "6", dig(rounds[3], "included"))
	require.Equal(t, 3.0, dig(rounds[3], "gradients", "totalCount"))
	require.Equal(t, 0.0, dig(rounds[2], "gradients", "totalCount"))
	require.Equal(t, []any{}, dig(rounds[2], "gradients", "nodes"))
}

// testDisclosures asks for a descent and a demand by number, with what hangs on them.
func (f *fixture) testDisclosures(t *testing.T) {
	answer := f.data(`{
		descent(descentId: "0") { aux status closedAt moves { totalCount nodes { kind node account index momentum } } task { taskId } }
		reveal(revealId: "1") { trainer fragment firstLeaf leaves status publisher task { descents { totalCount } reveals(where: { status: OPEN }) { totalCount } } }
		none: reveal(revealId: "99") { status }
	}`, nil)
	state := tree{params: [2][32]byte{{1}, {2}}, momentum: [2][32]byte{{3}, {4}}}.root()
	require.Equal(t, map[string]any{
		"aux": false, "status": "OPEN", "closedAt": nil, "task": map[string]any{"taskId": Bytes32(f.tasks[4][:]).text()},
		"moves": map[string]any{"totalCount": 1.0, "nodes": []any{map[string]any{
			"kind": "CHILDREN", "node": Bytes32(state[:]).text(), "account": strings.ToLower(addr(f.w.keeper).Hex()), "index": nil, "momentum": nil,
		}}},
	}, dig(answer, "descent"))
	require.Equal(t, map[string]any{
		"trainer": strings.ToLower(addr(f.w.trainers[2]).Hex()), "fragment": 0.0, "firstLeaf": "0", "leaves": 10.0, "status": "OPEN", "publisher": nil,
		"task": map[string]any{"descents": map[string]any{"totalCount": 2.0}, "reveals": map[string]any{"totalCount": 2.0}},
	}, dig(answer, "reveal"))
	require.Nil(t, answer["none"])
}

// testStatements counts SQL: the number follows from the query's shape, not from the number of rows.
func (f *fixture) testStatements(t *testing.T) {
	count := func(query string) int {
		var n atomic.Int64
		ctx := context.WithValue(t.Context(), statementKey{}, func(sql string) {
			if strings.Contains(sql, "derived.") {
				n.Add(1)
			}
		})
		res := f.execute(ctx, graphqlRequest{Query: query})
		require.Empty(t, res.Errors)
		return int(n.Load())
	}
	nested := `{ tasks(first: %d) { nodes { receipt { runRoot } trainers { totalCount } rounds(first: %d) {
		edges { node { gradients { nodes { trainer { slot stake { active } } } } } } } } } }`
	// tasks, receipts, counts of trainers, rounds, gradients, trainers of gradients, their stakes.
	require.Equal(t, 7, count(fmt.Sprintf(nested, 6, 6)))
	require.Equal(t, 7, count(fmt.Sprintf(nested, 1, 1)))
	require.Equal(t, 1, count(`{ tasks { nodes { taskId } } }`), "totalCount is computed only when asked for")
	require.Equal(t, 2, count(`{ tasks { totalCount nodes { taskId } } }`))
	require.Equal(t, 1, count(`{ tasks { totalCount } }`), "nor is a page")
	require.Equal(t, 2, count(`{ a: tasks { nodes { taskId } } b: tasks { nodes { status } } c: tasks(first: 1) { nodes { status } } }`), "equal lists are one statement")
}

// lists are the root lists and the fields that identify their rows.
var lists = map[string]string{
	"tasks": "taskId", "rounds": "taskId round", "gradients": "taskId round trainerAddress", "trainers": "taskId trainer",
	"keepers": "taskId keeper", "stakes": "account", "locks": "taskId role account", "rewards": "blockNumber logIndex",
	"receipts": "taskId", "slashes": "blockNumber logIndex", "frauds": "blockNumber logIndex",
	"descents": "descentId", "reveals": "revealId", "objectDemands": "demandId",
}

// testPaging walks every list in every order and direction with random page sizes: each row exactly once, in order.
func (f *fixture) testPaging(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for list, key := range f.lists {
		orderType, _ := namedType(f.argument(list, "orderBy"))
		for _, order := range f.enum(orderType) {
			for _, direction := range []string{"ASC", "DESC"} {
				whole := f.data(fmt.Sprintf(`{ %s(first: 1000, orderBy: %s, orderDirection: %s) { totalCount nodes { %s } } }`, list, order, direction, key), nil)
				want := dig(whole, list, "nodes").([]any)
				require.Equal(t, float64(len(want)), dig(whole, list, "totalCount"))
				require.NotEmpty(t, want)

				var forwards, backwards []any
				size, place, cursor, more := "first", "after", "endCursor", "hasNextPage"
				for _, got := range []*[]any{&forwards, &backwards} {
					at := ""
					for {
						query := fmt.Sprintf(`{ %s(%s: %d%s, orderBy: %s, orderDirection: %s) { edges { cursor node { %s } } pageInfo { %s %s } } }`,
							list, size, 1+random.IntN(5), at, order, direction, key, more, cursor)
						page := f.data(query, nil)[list].(map[string]any)
						var nodes []any
						for _, e := range page["edges"].([]any) {
							nodes = append(nodes, dig(e, "node"))
						}
						if place == "after" {
							*got = append(*got, nodes...)
						} else {
							*got = append(nodes, *got...)
						}
						if !dig(page, "pageInfo", more).(bool) {
							break
						}
						at = fmt.Sprintf(`, %s: "%s"`, place, dig(page, "pageInfo", cursor))
					}
					size, place, cursor, more = "last", "before", "startCursor", "hasPreviousPage"
				}
				require.Equal(t, want, forwards, "%s by %s %s", list, order, direction)
				require.Equal(t, want, backwards, "%s by %s %s, backwards", list, order, direction)
			}
		}
	}
}

func (f *fixture) testEmptyPage(t *testing.T) {
	empty := f.data(`{ tasks(first: 0) { totalCount nodes { taskId } pageInfo { hasNextPage startCursor } } }`, nil)
	require.Equal(t, map[string]any{"totalCount": 6.0, "nodes": []any{}, "pageInfo": map[string]any{"hasNextPage": true, "startCursor": nil}}, empty["tasks"])
}

func (f *fixture) testFilters(t *testing.T) {
	count := func(list, where string) float64 {
		return dig(f.data(fmt.Sprintf(`{ %s(where: {%s}) { totalCount } }`, list, where), nil), list, "totalCount").(float64)
	}
	story := Bytes32(f.tasks[0][:]).text()
	done := Bytes32(f.tasks[5][:]).text()
	require.Equal(t, 6.0, count("tasks", ""))
	require.Equal(t, 5.0, count("tasks", "status: TRAINING"))
	require.Equal(t, 1.0, count("tasks", "status_in: [COMPLETED, FAILED]"))
	require.Equal(t, 0.0, count("tasks", "status_in: []"))
	require.Equal(t, 2.0, count("tasks", fmt.Sprintf(`taskId_in: ["%s", "%s"]`, story, done)))
	require.Equal(t, 6.0, count("tasks", fmt.Sprintf(`sponsor: "%s"`, addr(f.w.sponsor).Hex())))
	require.Equal(t, 0.0, count("tasks", fmt.Sprintf(`sponsor: "%s"`, addr(f.w.keeper).Hex())))
	require.Equal(t, 5.0, count("tasks", "round_gte: 2"))
	require.Equal(t, 1.0, count("tasks", "round_lte: 1"))
	require.Equal(t, 0.0, count("tasks", "failed: true"))
	require.Equal(t, 1.0, count("rounds", "status: CARRIED"))
	require.Equal(t, 2.0, count("rounds", fmt.Sprintf(`taskId: "%s", round_gte: 1, round_lte: 2`, story)))
	require.Equal(t, 4.0, count("gradients", "void: true"))
	require.Equal(t, 0.0, count("gradients", "void: true, accepted: true"))
	require.Equal(t, 1.0, count("trainers", "active: false"))
	require.Equal(t, 3.0, count("rewards", fmt.Sprintf(`taskId: "%s", kind: REWARD`, done)))
	require.Equal(t, 0.0, count("rewards", `amount_gte: "10"`))
	require.Equal(t, 3.0, count("rewards", `amount_gte: "9"`))
	require.Equal(t, 1.0, count("slashes", "role: TRAINER"))
	require.Equal(t, 1.0, count("slashes", "role: KEEPER"))
	require.Equal(t, 1.0, count("frauds", "fault: EQUIVOCATION, overturned: false"))
	require.Equal(t, 0.0, count("frauds", "fault: PARAMETER"))
	require.Equal(t, 2.0, count("descents", `status_in: [OPEN, CONVICTED], aux: false, round: 2`))
	require.Equal(t, 0.0, count("descents", "status: LOST"))
	require.Equal(t, 2.0, count("reveals", fmt.Sprintf(`taskId: "%s", status: OPEN`, Bytes32(f.tasks[4][:]).text())))
	require.Equal(t, 1.0, count("reveals", fmt.Sprintf(`trainer: "%s"`, addr(f.w.trainers[2]).Hex())))
	require.Equal(t, 0.0, count("reveals", `deadline_lte: "1"`))
	require.Equal(t, 1.0, count("objectDemands", fmt.Sprintf(`taskId: "%s", part: MOMENTUM, status_in: [OPEN]`, Bytes32(f.tasks[4][:]).text())))
	require.Equal(t, 0.0, count("objectDemands", "status: ANSWERED"))
	require.Equal(t, 2.0, count("stakes", `slashed_gte: "1"`))
	require.Equal(t, 2.0, count("locks", "slashed: true"))
	require.Equal(t, 5.0, count("keepers", fmt.Sprintf(`keeper: "%s", active: true`, addr(f.w.keeper).Hex())))
	require.Equal(t, 1.0, count("receipts", ""))
	said := f.data(fmt.Sprintf(`{ keepers(first: 1, where: { keeper: "%s" }) { nodes { endpoint } } }`, addr(f.w.keeper).Hex()), nil)
	require.Equal(t, "https://keeper.example", dig(dig(said, "keepers", "nodes").([]any)[0], "endpoint"))

	data := f.data(`{ tasks(orderBy: ROUND, orderDirection: DESC, first: 2) { nodes { round } } trainers(orderBy: ACCEPTED, orderDirection: DESC, first: 1) { nodes { accepted } } }`, nil)
	require.Equal(t, 4.0, dig(dig(data, "tasks", "nodes").([]any)[0], "round"))
	require.Equal(t, 3.0, dig(dig(data, "trainers", "nodes").([]any)[0], "accepted"))
	// A nested filter applies under every parent.
	data = f.data(`{ tasks { nodes { rounds(where: {status: CARRIED}) { totalCount } } } }`, nil)
	var carried []any
	for _, n := range dig(data, "tasks", "nodes").([]any) {
		carried = append(carried, dig(n, "rounds", "totalCount"))
	}
	require.Equal(t, []any{1.0, 0.0, 0.0, 0.0, 0.0, 0.0}, carried)
}

func (f *fixture) testHostile(t *testing.T) {
	deep := strings.Repeat("{ task { rounds { nodes ", 40) + "{ round }" + strings.Repeat(" } } }", 40)
	var aliases, fragments strings.Builder
	for i := range 200 {
		fmt.Fprintf(&aliases, "a%d: tasks(first: 1000) { nodes { taskId } } ", i)
	}
	for i := range 60 {
		fmt.Fprintf(&fragments, "fragment f%d on Query { ...f%d ...f%d } ", i, i+1, i+1)
	}
	for query, want := range map[string]string{
		"":  "",
		"{": "InvalidQuery",
		"{ tasks(first: 1000) { nodes { rounds(first: 100) { nodes { round } } } } }":                    "QueryTooComplex",
		"{ tasks { nodes { rounds { nodes { gradients { nodes { slot } } } } } } }":                      "QueryTooComplex",
		"query($n: Int = 1000) { tasks(first: $n) { nodes { rounds(first: $n) { nodes { round } } } } }": "QueryTooComplex",
		"{ " + aliases.String() + "}":                                                              "QueryTooComplex",
		"{ tasks(first: 1001) { nodes { taskId } } }":                                              "InvalidPage",
		"{ tasks(first: -1) { nodes { taskId } } }":                                                "InvalidPage",
		"{ tasks(first: 1, last: 1) { nodes { taskId } } }":                                        "InvalidPage",
		"{ tasks(first: 99999999999999999999) { nodes { taskId } } }":                              "",
		"{ rewards(where: {amount_gte: 99999999999999999999999999999}) { totalCount } }":           "Internal",
		"{ rounds(where: {round: 99999999999999999999999999999}) { totalCount } }":                 "Internal",
		"{ " + strings.Repeat("tasks{totalCount} ", 2000) + "}":                                    "QueryTooLarge",
		"{ ...f0 } " + fragments.String() + "fragment f60 on Query { tasks { nodes { taskId } } }": "QueryTooComplex",
		"{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }":                       "InvalidQuery",
		"query { task(taskId: \"0x12\") { round } }":                                               "",
		"query { stake(account: 5) { active } }":                                                   "",
		"{ nope }":                                                                                 "",
		"mutation { drop }":                                                                        "",
		"subscription { drop }":                                                                    "InvalidRequest",
		"{ tasks(orderBy: NOPE) { totalCount } }":                                                  "",
		"{ tasks(block: {number_gte: 9007199254740991}) { totalCount } }":                          "BlockNotIndexed",
	} {
		require.Equal(t, want, f.refused(query, nil), "%.200s", query)
	}
	require.NotEmpty(t, f.exec(deep, nil).Errors)
	nested := "{ task(taskId: \"" + Bytes32(f.tasks[0][:]).text() + "\")" + strings.Repeat("{ rounds(first: 1) { nodes { task ", 30) + "{ round }" + strings.Repeat(" } } }", 30) + "}"
	require.Contains(t, f.exec(nested, nil).Errors[0].Message, "depth")
	require.Equal(t, "QueryTooComplex", f.refused("query($n: Int!) { tasks(first: $n) { nodes { rounds(first: $n) { nodes { round } } } } }", map[string]any{"n": 1000.0}))
	f.data("query($n: Int) { tasks(first: $n) { nodes { taskId } } }", map[string]any{"n": nil})
	// The limits leave room for what a page of runs needs.
	f.data("{ tasks(first: 40) { nodes { rounds(first: 100) { nodes { gradients(first: 8) { nodes { slot } } } } } } }", nil)
}

func (f *fixture) testInjection(t *testing.T) {
	before := f.p.digest()
	for _, evil := range []string{
		"'; DROP SCHEMA derived CASCADE; --", `" OR 1=1 --`, "0x' OR '1'='1", "1); DELETE FROM raw_logs; --", "TRAINING' OR 'a'='a", "\\x00", "$1", "%s",
	} {
		for query, kind := range map[string]string{
			"query($v: Bytes32!) { task(taskId: $v) { round } }":                           "",
			"query($v: Address) { tasks(where: {sponsor: $v}) { totalCount } }":            "",
			"query($v: TaskStatus) { tasks(where: {status: $v}) { totalCount } }":          "",
			"query($v: [TaskStatus!]) { tasks(where: {status_in: $v}) { totalCount } }":    "",
			"query($v: BigInt) { rewards(where: {amount_gte: $v}) { totalCount } }":        "",
			"query($v: TaskOrder!) { tasks(orderBy: $v) { nodes { round } } }":             "",
			"query($v: OrderDirection!) { tasks(orderDirection: $v) { nodes { round } } }": "",
			"query($v: String) { tasks(after: $v) { nodes { round } } }":                   "InvalidCursor",
		} {
			require.Equal(t, kind, f.refused(query, map[string]any{"v": evil}), "%s with %q", query, evil)
		}
		// A well-formed cursor with hostile values inside.
		for i := range 2 {
			values := []string{"1", "1", strings.Repeat("00", 32)}
			values[i+1] = evil
			c := pageCursor{List: "derived.tasks/POSTED/false", Values: values}.encode()
			require.Equal(t, "InvalidCursor", f.refused(`query($v: String) { tasks(after: $v) { nodes { round } } }`, map[string]any{"v": c}))
		}
		// Text columns take any printable text as a value, and as nothing else.
		c := pageCursor{List: "derived.locks/LOCKED/false", Values: []string{"1", strings.Repeat("00", 32), evil, strings.Repeat("00", 20)}}.encode()
		f.data(`query($v: String) { locks(after: $v) { nodes { role } } }`, map[string]any{"v": c})
	}
	require.Equal(t, before, f.p.digest())
	// Even a statement that slipped through could not write.
	_, err := f.pool.Load().Exec(t.Context(), "DELETE FROM raw_logs")
	require.ErrorContains(t, err, "read-only")
}

func (f *fixture) testCursors(t *testing.T) {
	data := f.data(`{ tasks(first: 1, orderBy: ESCROW) { pageInfo { endCursor } } }`, nil)
	c := dig(data, "tasks", "pageInfo", "endCursor").(string)
	f.data(fmt.Sprintf(`{ tasks(first: 1, orderBy: ESCROW, after: "%s") { nodes { round } } }`, c), nil)
	for _, other := range []string{
		fmt.Sprintf(`{ tasks(first: 1, after: "%s") { nodes { round } } }`, c),
		fmt.Sprintf(`{ tasks(first: 1, orderBy: ESCROW, orderDirection: DESC, after: "%s") { nodes { round } } }`, c),
		fmt.Sprintf(`{ receipts(first: 1, after: "%s") { nodes { runRoot } } }`, c),
		fmt.Sprintf(`{ tasks(first: 1, orderBy: ESCROW, after: "%s") { nodes { round } } }`, c[:len(c)-1]),
		fmt.Sprintf(`{ tasks(first: 1, orderBy: ESCROW, after: "%s") { nodes { round } } }`, strings.Repeat("A", 2000)),
	} {
		require.Equal(t, "InvalidCursor", f.refused(other, nil))
	}
	// A row that vanished leaves its cursor a valid place.
	gone := pageCursor{List: "derived.tasks/ESCROW/false", Values: []string{"1", common.Hash{}.Hex()[2:]}}.encode()
	require.Len(t, dig(f.data(fmt.Sprintf(`{ tasks(orderBy: ESCROW, after: "%s") { nodes { round } } }`, gone), nil), "tasks", "nodes"), 6)
}

func (f *fixture) testMeta(t *testing.T) {
	data := f.data(`{ _meta { block { number hash timestamp } chainHead lag hasIndexingErrors undecodedLogs chainId version } }`, nil)
	head, err := f.w.chain.Client().HeaderByNumber(t.Context(), nil)
	require.NoError(t, err)
	require.Equal(t, map[string]any{
		"block":     map[string]any{"number": float64(head.Number.Uint64()), "hash": head.Hash().Hex(), "timestamp": float64(head.Time)},
		"chainHead": float64(head.Number.Uint64()), "lag": 0.0, "hasIndexingErrors": false, "undecodedLogs": 0.0, "chainId": "1337", "version": "test",
	}, data["_meta"])
}

// testSnapshot indexes a new block between the fields of one answer: both have to be of the same block.
func (f *fixture) testSnapshot(t *testing.T) {
	moved := false
	ctx := context.WithValue(t.Context(), statementKey{}, func(sql string) {
		if strings.Contains(sql, "derived.tasks") && !moved {
			moved = true
			f.w.do(f.w.sponsor, f.w.dep.Tasks, f.w.tasks.PackPostTask(f.w.spec(1)))
			f.p.catchUp()
		}
	})
	res := f.execute(ctx, graphqlRequest{Query: `{ tasks { nodes { taskId } totalCount } _meta { block { number } } }`})
	require.Empty(t, res.Errors)
	require.True(t, moved)
	var out map[string]any
	require.NoError(t, json.Unmarshal(res.Data, &out))
	require.Equal(t, dig(out, "tasks", "totalCount"), float64(len(dig(out, "tasks", "nodes").([]any))))
	require.Equal(t, 6.0, dig(out, "tasks", "totalCount"), "the snapshot began before the new block")
	require.Equal(t, 7.0, dig(f.data(`{ tasks { totalCount } }`, nil), "tasks", "totalCount"))
}

func (f *fixture) testHTTP(t *testing.T) {
	server := httptest.NewServer(f.handler())
	defer server.Close()
	for name, c := range map[string]struct {
		method, contentType, body string
		status                    int
		want                      string
	}{
		"no content type": {"POST", "", `{"query":"{_meta{lag}}"}`, 400, "InvalidRequest"},
		"form":            {"POST", "application/x-www-form-urlencoded", `query=x`, 400, "InvalidRequest"},
		"a list":          {"POST", "application/json", `[{"query":"{_meta{lag}}"}]`, 400, "InvalidRequest"},
		"not JSON":        {"POST", "application/json", `{`, 400, "InvalidRequest"},
		"two requests":    {"POST", "application/json", `{"query":"{_meta{lag}}"}{}`, 400, "InvalidRequest"},
		"no query":        {"POST", "application/json", `{}`, 400, "InvalidRequest"},
		"too large":       {"POST", "application/json", `{"query":"` + strings.Repeat(" ", maxBody) + `"}`, 413, "QueryTooLarge"},
		"good":            {"POST", "application/json; charset=utf-8", `{"query":"{_meta{lag}}"}`, 200, `"lag":0`},
		"put":             {"PUT", "application/json", `{"query":"{_meta{lag}}"}`, 405, ""},
	} {
		req, err := http.NewRequestWithContext(t.Context(), c.method, server.URL+"/graphql", strings.NewReader(c.body))
		require.NoError(t, err)
		if c.contentType != "" {
			req.Header.Set("Content-Type", c.contentType)
		}
		res, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		body, err := io.ReadAll(res.Body)
		require.NoError(t, err)
		require.NoError(t, res.Body.Close())
		require.Equal(t, c.status, res.StatusCode, "%s: %s", name, body)
		require.Contains(t, string(body), c.want, name)
		require.Empty(t, res.Header.Get("Access-Control-Allow-Origin"), name)
	}
}

// testIntrospection runs what GraphiQL starts with: the very query that the bundled page sends, and graphql-js' own, each as it is by
// default and with everything switched on that this server knows.
func (f *fixture) testIntrospection(t *testing.T) {
	bundle, err := web.ReadFile("web/vendor/graphiql.min.js")
	require.NoError(t, err, "web/build.sh makes it")
	function := regexp.MustCompile("function (\\w+)\\(e\\)\\{const t=\\{descriptions:!0[^`]*`(?:\\\\n|[^`])*query IntrospectionQuery [^`]*`\\}").FindSubmatch(bundle)
	require.NotNil(t, function, "the bundle's getIntrospectionQuery")
	options := []string{"{}", "{specifiedByUrl: true, inputValueDeprecation: true}"}
	var queries []string
	for _, o := range options {
		for _, script := range []string{
			fmt.Sprintf("%s; console.log(%s(%s))", function[0], function[1], o),
			fmt.Sprintf("console.log(require('graphql').getIntrospectionQuery(%s))", o),
		} {
			node := exec.CommandContext(t.Context(), "node", "-e", script)
			node.Dir = ".."
			query, err := node.Output()
			require.NoError(t, err, "hint: Node.js, and npm ci in the repository's root")
			require.Contains(t, string(query), "__schema")
			queries = append(queries, string(query))
		}
	}
	for _, query := range queries {
		p, err := f.coster.price(asRead(t, query), nil)
		require.NoError(t, err)
		require.Zero(t, p.rows)
		require.Less(t, p.described, int64(maxDescribed/2), "with room for a larger schema")
		data := f.data(query, nil)
		require.Equal(t, "Query", dig(data, "__schema", "queryType", "name"))
		require.NotEmpty(t, dig(data, "__schema", "types"))
	}
}

// testEnums: the names that rows have are those of the schema, in the contracts' order, and players have words for what rows can name.
func (f *fixture) testEnums(t *testing.T) {
	for name, names := range map[string][]string{
		"Tier": tiers, "AggregationRule": aggregationRules, "Quantization": quantizations, "PayloadKind": payloadKinds, "OuterUpdate": outerUpdates, "Role": roles,
		"ObjectPart": objectParts, "TrainingFault": trainingFaults, "TaskProgram": programs, "ProgramRule": programRules, "AuditOutcome": auditOutcomes,
		"TaskStatus": taskStatuses, "Vendor": vendors, "QuoteFault": quoteFaults,
	} {
		require.Equal(t, names, f.enum(name), name)
	}
	// An equivocation is an event of its own.
	require.Equal(t, append(slices.Clone(faults), "EQUIVOCATION"), f.enum("Fault"))
	for part := range len(objectParts) + 1 {
		named := contracts.ObjectPart(part).String() != fmt.Sprintf("part %d", part)
		require.Equal(t, part < len(objectParts), named, "part %d", part)
	}
}

func FuzzCursor(f *testing.F) {
	f.Add(pageCursor{List: "derived.tasks/POSTED/false", Values: []string{"1", "2", strings.Repeat("ab", 32)}}.encode())
	f.Add(pageCursor{List: "derived.tasks/POSTED/false"}.encode())
	f.Add("")
	f.Add("eyJsIjoiIn0")
	f.Add("!!!")
	kinds := []columnKind{kindInt, kindNumeric, kindBytes, kindText}
	f.Add(pageCursor{List: "x", Values: []string{"-5", "7", "00", "TRAINER"}}.encode())
	f.Fuzz(func(t *testing.T, text string) {
		args, err := parseCursor(text, "x", kinds)
		if err != nil {
			return
		}
		// What is accepted says the same again: one place, one cursor.
		again := pageCursor{List: "x"}
		for i, a := range args {
			if raw, ok := a.([]byte); ok {
				a = Bytes32(raw)
			}
			again.Values = append(again.Values, kinds[i].format(a))
		}
		back, err := parseCursor(again.encode(), "x", kinds)
		require.NoError(t, err)
		require.Equal(t, args, back)
	})
}

func FuzzCost(f *testing.F) {
	schema, err := graphql.ParseSchema(schemaText, nil, graphql.UseStringDescriptions())
	require.NoError(f, err)
	c := newCoster(schema.AST())
	f.Add("{ tasks(first: 3) { nodes { rounds { nodes { round } } } } }")
	f.Add("query($n: Int = 5) { ...a } fragment a on Query { tasks(first: $n) { edges { node { taskId } } } }")
	f.Add("{ ...a } fragment a on Query { ...a }")
	f.Fuzz(func(t *testing.T, query string) {
		doc, err := readDocument(query)
		if err != nil {
			return
		}
		if p, err := c.price(doc, nil); err == nil && min(p.rows, p.values, p.described) < 0 {
			t.Fatalf("%q costs %+v", query, p)
		}
	})
}

func asRead(t testing.TB, query string) document {
	t.Helper()
	doc, err := readDocument(query)
	require.NoError(t, err, query)
	return doc
}

func TestCost(t *testing.T) {
	schema, err := graphql.ParseSchema(schemaText, nil, graphql.UseStringDescriptions())
	require.NoError(t, err)
	c := newCoster(schema.AST())
	for query, want := range map[string]int64{
		"{ _meta { lag block { number } } }":                                      2,
		"{ tasks { nodes { taskId } } }":                                          1 + 100,
		"{ tasks(first: 5) { nodes { taskId } } }":                                1 + 5,
		"{ tasks(last: 5) { edges { node { taskId } } } }":                        1 + 5,
		"{ tasks(first: 5) { pageInfo { endCursor } } }":                          1 + 5,
		"{ tasks(first: 2) { totalCount } }":                                      1 + countCost,
		"{ tasks(first: 5) { nodes { rounds(first: 10) { nodes { round } } } } }": 1 + 5*(1+1+10),
		"{ tasks(first: 5) { edges { node { rounds(first: 10) { nodes { gradients(first: 4) { nodes { slot trainer { slot } } } } } } } } }":   1 + 5*(1+1+10*(1+1+4*(1+1))),
		"{ a: tasks(first: 2) { nodes { status } } b: tasks(first: 3) { nodes { status } } }":                                                  2 + 5,
		"query($n: Int = 7) { tasks(first: $n) { nodes { status } } }":                                                                         1 + 7,
		"{ ...x ...x } fragment x on Query { tasks(first: 4) { nodes { ...y } } } fragment y on Task { rounds(first: 2) { nodes { round } } }": 2 * (1 + 4*(1+1+2)),
		"{ tasks(first: 4) { ...c } rounds(first: 9) { nodes { round } } } fragment c on TaskConnection { nodes { taskId } }":                  1 + 4 + 1 + 9,
		"{ a: tasks(first: 4) { ...c } b: tasks(first: 5) { ...c } } fragment c on TaskConnection { nodes { taskId } }":                        1 + 4 + 1 + 5,
		"{ rounds(first: 5) { nodes { signatures { keeper } } } }":                                                                             1 + 5*(1+1),
		"{ tasks(first: 4) { nodes { ... on Task { rounds(first: 2) { nodes { round } } } } } }":                                               1 + 4*(1+1+2),
	} {
		got, err := c.price(asRead(t, query), nil)
		require.NoError(t, err, query)
		require.Equal(t, want, got.rows, query)
	}
	got, err := c.price(asRead(t, "query($n: Int = 7) { tasks(first: $n) { nodes { status } } }"), map[string]any{"n": 9.0})
	require.NoError(t, err)
	require.Equal(t, int64(10), got.rows)

	long := strings.Repeat("x", 2*valueBytes)
	for query, want := range map[string]int64{
		"{ _meta { lag block { number } } }":                                    1 + 2 + 1,
		"{ tasks(first: 5) { nodes { taskId status } } }":                       2 + 5*2,
		"{ tasks(first: 5) { totalCount edges { cursor node { taskId } } } }":   3 + 5*3,
		"{ tasks(first: 5) { nodes { " + long + ": taskId } } }":                2 + 5*3,
		"{ tasks(first: 5) { nodes { spec { seed } } } }":                       2 + 5*(1+specCost+1),
		"{ rounds(first: 5) { nodes { signers } } }":                            2 + 5*(1+listLength),
		"{ rounds(first: 5) { nodes { signatures { keeper } } } }":              2 + 5*(1+signaturesCost+listLength*2),
		"{ attestations(first: 5) { nodes { quote } } }":                        2 + 5*(1+quoteBytes/valueBytes),
		"{ auditSets(first: 5) { nodes { claims { slot } } } }":                 2 + 5*(1+listLength*2),
		"{ tasks(first: 5) { pageInfo { endCursor } nodes { __typename } } }":   3 + 1 + 5,
		"{ tasks(first: 5) { nodes { rounds(first: 2) { nodes { round } } } }}": 2 + 5*(2+2),
	} {
		got, err := c.price(asRead(t, query), nil)
		require.NoError(t, err, query)
		require.Equal(t, want, got.values, query)
	}

	refused := func(query, what string) {
		err := c.check(asRead(t, query), nil)
		require.ErrorContains(t, err, " "+what+",", "%.200s", query)
		require.Equal(t, "QueryTooComplex", err.(*queryError).name)
	}
	// Fields count, however few the rows; so do their names, which the answer repeats in every row.
	var fields strings.Builder
	for i := range 500 {
		fmt.Fprintf(&fields, "a%d: slot ", i)
	}
	refused("{ gradients(first: 1000) { nodes { "+fields.String()+"} } }", "values")
	refused("{ gradients(first: 1000) { nodes { "+strings.Repeat("x", 14_000)+": slot "+strings.Repeat("y", 12_000)+": slot } } }", "values")
	// Lists of the schema's description are priced apart, and not for nothing: aliased inside each other they multiply.
	aliased := "name"
	for range 5 {
		aliased = "a: fields { type { " + aliased + " } } b: fields { type { " + aliased + " } }"
	}
	refused(`{ __type(name: "Query") { `+aliased+` } }`, "values of the schema's description")
}

func objectFields(schema *ast.Schema, typeName string) ast.FieldsDefinition {
	if obj, ok := schema.Types[typeName].(*ast.ObjectTypeDefinition); ok {
		return obj.Fields
	}
	return nil
}

func (f *fixture) argument(field, name string) ast.Type {
	for _, a := range objectFields(f.schema.AST(), "Query").Get(field).Arguments {
		if a.Name.Name == name {
			return a.Type
		}
	}
	f.t.Fatalf("%s has no argument %s", field, name)
	return nil
}

func (f *fixture) enum(name string) (values []string) {
	for _, v := range f.schema.AST().Types[name].(*ast.EnumTypeDefinition).EnumValuesDefinition {
		values = append(values, v.EnumValue)
	}
	return values
}

// testWrittenQueries runs every query that a page or the manual contains, and reads every subscription.
func (f *fixture) testWrittenQueries(t *testing.T) {
	manual, err := os.ReadFile("../docs/indexer.md")
	require.NoError(t, err)
	var queries []string
	for _, block := range strings.Split(string(manual), "```graphql\n")[1:] {
		query := block[:strings.Index(block, "```")]
		if strings.HasPrefix(query, "subscription ") {
			_, err := f.readSubscription(transportws.Request{Query: query})
			require.NoError(t, err)
			continue
		}
		queries = append(queries, query)
	}
	require.Len(t, queries, 9)
	script, err := web.ReadFile("web/static/graphiql.js")
	require.NoError(t, err)
	example := regexp.MustCompile("(?s)example = `(.*?)`;").FindSubmatch(script)
	require.NotNil(t, example)
	queries = append(queries, string(example[1]))
	trainer := addr(f.w.trainers[0]).Hex()
	variables := map[string]any{"id": Bytes32(f.tasks[0][:]).text(), "who": trainer, "n": 0.0, "dispute": "0", "word": Bytes32(f.tasks[0][:]).text()}
	for name, query := range pageQueries(t) {
		vars := maps.Clone(variables)
		if name == "KEEPER" {
			vars["who"] = addr(f.w.keeper).Hex()
		}
		f.data(query, vars)
	}
	for _, query := range queries {
		data := f.data(query, variables)
		for field, value := range data {
			require.NotNil(t, value, field)
		}
	}
}
