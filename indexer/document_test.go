package indexer

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	graphql "github.com/graph-gophers/graphql-go"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/stretchr/testify/require"
	gqlast "github.com/vektah/gqlparser/v2/ast"

	"assay/internal/door"
)

// offlineAPI answers what needs no database.
func offlineAPI(t testing.TB) *api {
	cfg := Config{RPC: "http://127.0.0.1:1", DataDir: t.TempDir()}.WithDefaults()
	a, err := newAPI(cfg, &node{url: cfg.RPC}, &heads{}, newFeed(), newMetrics())
	require.NoError(t, err)
	pool, err := pgxpool.New(context.Background(), "postgres://x@127.0.0.1:1/x")
	require.NoError(t, err)
	t.Cleanup(pool.Close)
	a.pool.Store(pool)
	return a
}

// hidden is { __typename } for one of the two parsers, and query, which uses $c, for the other: \""" ends a block string for one of them only.
func hidden(query string) string {
	return `query($c: String = """\""") ` + query + ` # """) { __typename t: tasks(after: $c) @skip(if: true) { totalCount } }`
}

// Of a text that two parsers take for two queries, the one that is priced is executed.
func TestWhatIsPricedIsExecuted(t *testing.T) {
	a := offlineAPI(t)
	r := a.execute(t.Context(), graphqlRequest{
		Query: hidden(`{ __schema { queryType { name } } t: tasks(after: $c) @skip(if: true) { totalCount } }`), Variables: map[string]any{"c": nil},
	})
	require.Empty(t, r.Errors)
	require.JSONEq(t, `{"__typename": "Query"}`, string(r.Data))
}

// What is printed keeps the places of what errors are about.
func TestErrorsNameThePlaceInTheQuery(t *testing.T) {
	a := offlineAPI(t)
	r := a.execute(t.Context(), graphqlRequest{Query: "# a comment\nquery Q {\n  _meta { lag }\n  ...   on Query { a: nothing }\n}"})
	require.Len(t, r.Errors, 1)
	require.Equal(t, "4:20", fmt.Sprintf("%d:%d", r.Errors[0].Locations[0].Line, r.Errors[0].Locations[0].Column))
}

// No text of the schema's description is longer than it is counted.
func TestDescriptionsAreAsLongAsTheyCount(t *testing.T) {
	schema, err := graphql.ParseSchema(schemaText, nil, graphql.UseStringDescriptions())
	require.NoError(t, err)
	raw, err := schema.ToJSON()
	require.NoError(t, err)
	var described any
	require.NoError(t, json.Unmarshal(raw, &described))
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for name, inner := range v {
				if text, ok := inner.(string); ok && (name == "description" || name == "deprecationReason") {
					require.Less(t, len(text), describedBytes)
				}
				walk(inner)
			}
		case []any:
			for _, inner := range v {
				walk(inner)
			}
		}
	}
	walk(described)
}

// An answer is bounded while it is made, whatever its price was.
func TestAnswersAreBounded(t *testing.T) {
	a := offlineAPI(t)
	query := `{ __schema { `
	for i := range 40 {
		query += fmt.Sprintf("a%d: types { fields { description args { description } } } ", i)
	}
	query += "} }"
	require.NoError(t, a.coster.check(asRead(t, query), nil))
	a.timeout = time.Minute
	r := a.execute(t.Context(), graphqlRequest{Query: query})
	require.Len(t, r.Errors, 1)
	require.Equal(t, "AnswerTooLarge", r.Errors[0].Extensions["name"])
	require.Empty(t, r.Data)
}

// echo is a schema in which everything is reached, and that notes what is executed.
type echo struct {
	mu   *sync.Mutex
	seen map[string]bool
}

func (e *echo) note(name string, x *string) *echo {
	e.mu.Lock()
	defer e.mu.Unlock()
	if x == nil {
		e.seen[name] = true
	} else {
		e.seen[fmt.Sprintf("%s(%q)", name, *x)] = true
	}
	return e
}

func (e *echo) A(args struct{ X *string }) *echo { return e.note("a", args.X) }
func (e *echo) B(args struct{ X *string }) *echo { return e.note("b", args.X) }
func (e *echo) S(args struct{ X *string }) bool  { return e.note("s", args.X) != nil }

// asked notes all fields of a document as it was read.
func asked(doc *gqlast.QueryDocument) map[string]bool {
	all := map[string]bool{}
	var walk func(gqlast.SelectionSet)
	walk = func(set gqlast.SelectionSet) {
		for _, sel := range set {
			switch sel := sel.(type) {
			case *gqlast.Field:
				all[sel.Name] = true
				for _, arg := range sel.Arguments {
					all[fmt.Sprintf("%s(%q)", sel.Name, arg.Value.Raw)] = true
				}
				walk(sel.SelectionSet)
			case *gqlast.InlineFragment:
				walk(sel.SelectionSet)
			}
		}
	}
	for _, op := range doc.Operations {
		walk(op.SelectionSet)
		for _, v := range op.VariableDefinitions {
			if v.DefaultValue != nil {
				for _, name := range []string{"a", "b", "s"} {
					all[fmt.Sprintf("%s(%q)", name, v.DefaultValue.Raw)] = true
				}
			}
		}
	}
	for _, f := range doc.Fragments {
		walk(f.SelectionSet)
	}
	return all
}

// FuzzDocument: what the executor runs of a printed document is what was read, and a printed document is read as the same again.
func FuzzDocument(f *testing.F) {
	for _, seed := range []string{
		`{ s a { b(x: "1") { s } } }`, `query Q($c: String = "d") { s(x: $c) ...f } fragment f on Query { a(x: """b "l" \o""") { s } ... on Query { s } ... { b { s } } }`,
		strings.ReplaceAll(hidden(`{ s(x: $c) a { s } }`), "tasks(after: $c) @skip(if: true) { totalCount }", "s(x: $c)"),
		`{ s(x: "\u0041\u{1F600}\uD83D\uDE00\n\\\"") }`, "{ s(x: \"\"\"\n  a\\\"\"\" # b\n    c\n\"\"\") }", `{ s(x: "") n: s(x: """""") }`,
		`{ s @include(if: true) @skip(if: false) }`, "\ufeff{ s, # }\r a{s}\n}", `{ s(x: "é\t") } query B { b { s } }`, `subscription { s }`,
	} {
		f.Add(seed)
	}
	e := &echo{mu: new(sync.Mutex)}
	schema, err := graphql.ParseSchema("type Query { a(x: String): Query! b(x: String): Query! s(x: String): Boolean! }", e, graphql.MaxDepth(10), graphql.MaxSelections(1000))
	require.NoError(f, err)
	f.Fuzz(func(t *testing.T, query string) {
		if len(query) > maxQueryLength {
			return
		}
		doc, err := readDocument(query)
		if err != nil {
			return
		}
		again, err := readDocument(doc.text)
		require.NoError(t, err, "%q", doc.text)
		require.Equal(t, asked(doc.parsed), asked(again.parsed), "%q", doc.text)
		e.seen = map[string]bool{}
		schema.Exec(t.Context(), doc.text, "", nil)
		for field := range e.seen {
			require.Contains(t, asked(doc.parsed), field, "%q", doc.text)
		}
	})
}

// unread is a reader that takes nothing until it is released.
type unread struct {
	*httptest.ResponseRecorder
	released chan struct{}
}

func (u unread) Write(p []byte) (int, error) {
	<-u.released
	return u.ResponseRecorder.Write(p)
}

// What slow readers have not read yet counts until they have: the next answer of their address is not made room for.
func TestUnreadAnswersCount(t *testing.T) {
	a := offlineAPI(t)
	ask := func(w http.ResponseWriter, from string) {
		r := httptest.NewRequest(http.MethodPost, "/graphql", strings.NewReader(`{"query": "{ __schema { types { name } } }"}`))
		r.Header.Set("Content-Type", "application/json")
		r.RemoteAddr = from
		a.handler().ServeHTTP(w, r)
	}
	whole := httptest.NewRecorder()
	ask(whole, "192.0.2.1:1")
	require.Equal(t, http.StatusOK, whole.Code)
	require.True(t, json.Valid(whole.Body.Bytes()))
	a.answers = door.NewAnswers(4 * int64(whole.Body.Len()))
	slow := unread{httptest.NewRecorder(), make(chan struct{})}
	var sending sync.WaitGroup
	sending.Go(func() { ask(slow, "192.0.2.1:2") })
	require.Eventually(t, func() bool { return a.answers.InUse() > 0 }, time.Minute, time.Millisecond)
	shed := httptest.NewRecorder()
	ask(shed, "192.0.2.1:3")
	require.Equal(t, http.StatusServiceUnavailable, shed.Code)
	require.Equal(t, "1", shed.Header().Get("Retry-After"))
	require.Contains(t, shed.Body.String(), `"Overloaded"`)
	other := httptest.NewRecorder()
	ask(other, "198.51.100.1:1")
	require.Equal(t, whole.Body.String(), other.Body.String())
	close(slow.released)
	sending.Wait()
	require.Equal(t, whole.Body.String(), slow.Body.String())
	require.Zero(t, a.answers.InUse())
}
