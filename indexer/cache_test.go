package indexer

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/graph-gophers/graphql-go"
	gqlerrors "github.com/graph-gophers/graphql-go/errors"
	"github.com/stretchr/testify/require"
)

// answer is what the API does with a request that has a slot.
func (c *answerCache) answer(ctx context.Context, req graphqlRequest, compute func() *graphql.Response) (response *graphql.Response, cached bool) {
	key, err := keyOf(req)
	if err != nil {
		panic(err)
	}
	kept, settle := c.find(ctx, key, true)
	if kept != nil {
		return kept, true
	}
	defer func() { settle(response) }()
	return compute(), false
}

// at moves the indexer to a block.
func at(h *heads, number uint64, hash byte) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.indexed = block{Number: number, Hash: [32]byte{hash}}
}

// An answer is computed once as long as the indexer is at one block, a reorganisation included, and apart for other variables, names and queries.
func TestAnswersAreKeptForABlock(t *testing.T) {
	h := &heads{}
	c := newAnswerCache(h)
	computed := 0
	ask := func(req graphqlRequest) string {
		response, _ := c.answer(t.Context(), req, func() *graphql.Response {
			computed++
			return &graphql.Response{Data: fmt.Appendf(nil, "%d", computed)}
		})
		return string(response.Data)
	}
	q := graphqlRequest{Query: "{ a }", Variables: map[string]any{"x": 1.0, "y": "z"}}
	require.Equal(t, "1", ask(q))
	require.Equal(t, "1", ask(q))
	require.Equal(t, "1", ask(graphqlRequest{Query: "{ a }", Variables: map[string]any{"y": "z", "x": 1.0}}))
	require.Equal(t, "2", ask(graphqlRequest{Query: "{ a }", Variables: map[string]any{"x": 1.0}}))
	require.Equal(t, "3", ask(graphqlRequest{Query: "{ a }", OperationName: "b", Variables: q.Variables}))
	require.Equal(t, "4", ask(graphqlRequest{Query: "{ a  }", Variables: q.Variables}))
	require.Equal(t, "1", ask(q))
	at(h, 1, 1)
	require.Equal(t, "5", ask(q))
	at(h, 1, 2) // another block in its place
	require.Equal(t, "6", ask(q))
	h.mu.Lock()
	h.chain.Number = 9 // an answer may say how far behind it is
	h.mu.Unlock()
	require.Equal(t, "7", ask(q))
	require.Equal(t, "7", ask(q))
}

// Errors and what is large are for who asked alone; what is kept stays within its bound.
func TestWhatIsNotKept(t *testing.T) {
	c := newAnswerCache(&heads{})
	computed := 0
	ask := func(query string, response *graphql.Response) {
		_, _ = c.answer(t.Context(), graphqlRequest{Query: query}, func() *graphql.Response {
			computed++
			return response
		})
	}
	failed := &graphql.Response{Data: []byte("null"), Errors: []*gqlerrors.QueryError{{Message: "no"}}}
	large := &graphql.Response{Data: []byte(strings.Repeat("x", cacheEntry+1))}
	for range 2 {
		ask("failed", failed)
		ask("large", large)
	}
	require.Equal(t, 4, computed)
	require.Empty(t, c.entries)
	for i := range 2 * cacheBytes / cacheEntry {
		ask(fmt.Sprint(i), &graphql.Response{Data: large.Data[:cacheEntry]})
	}
	require.LessOrEqual(t, c.bytes, cacheBytes)
	require.Len(t, c.entries, c.bytes/(cacheEntry+cacheOverhead))
	at(c.heads, 1, 1)
	ask("small", &graphql.Response{Data: []byte("1")})
	require.Len(t, c.entries, 1)
	require.Equal(t, 1+cacheOverhead, c.bytes)
}

// Who asks what is being computed waits for it; if that fails each computes its own, and a computation that a new block overtook is nobody else's.
func TestOneComputesForAllWhoAsk(t *testing.T) {
	h := &heads{}
	c := newAnswerCache(h)
	begun, go_ := make(chan struct{}), make(chan struct{})
	var all sync.WaitGroup
	answers := make([]string, 8)
	leader := func(data string) func() *graphql.Response {
		return func() *graphql.Response {
			close(begun)
			<-go_
			return &graphql.Response{Data: []byte(data)}
		}
	}
	q := graphqlRequest{Query: "{ a }"}
	all.Go(func() { _, _ = c.answer(t.Context(), q, leader("1")) })
	<-begun
	for i := range answers {
		all.Go(func() {
			response, cached := c.answer(t.Context(), q, func() *graphql.Response { panic("it is being computed") })
			if cached {
				answers[i] = string(response.Data)
			}
		})
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	response, cached := c.answer(gone, q, func() *graphql.Response { return errorResponse(context.Canceled) })
	require.False(t, cached)
	require.NotEmpty(t, response.Errors, "who has gone waits for nobody")
	key, err := keyOf(q)
	require.NoError(t, err)
	kept, settle := c.find(t.Context(), key, false)
	require.Nil(t, kept, "who has no slot waits for nobody")
	require.NotNil(t, settle)
	close(go_)
	all.Wait()
	for _, a := range answers {
		require.Equal(t, "1", a)
	}

	begun, go_ = make(chan struct{}), make(chan struct{})
	at(h, 1, 1)
	all.Go(func() { _, _ = c.answer(t.Context(), q, leader("2")) })
	<-begun
	at(h, 2, 2)
	response, cached = c.answer(t.Context(), q, func() *graphql.Response { return &graphql.Response{Data: []byte("3")} })
	require.False(t, cached)
	require.Equal(t, "3", string(response.Data))
	close(go_)
	all.Wait()
	response, cached = c.answer(t.Context(), q, nil)
	require.True(t, cached)
	require.Equal(t, "3", string(response.Data))
}
