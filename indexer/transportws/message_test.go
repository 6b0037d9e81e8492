package transportws

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]message{
		`{"type":"connection_init"}`:                                 {Type: "connection_init"},
		`{"type":"connection_init","payload":null}`:                  {Type: "connection_init", Payload: json.RawMessage("null")},
		`{"type":"ping","payload":{"a":1}}`:                          {Type: "ping", Payload: json.RawMessage(`{"a":1}`)},
		`{"type":"pong","extra":[]}`:                                 {Type: "pong"},
		`{"type":"complete","id":"1"}`:                               {Type: "complete", ID: "1"},
		`{"type":"subscribe","id":"ü","payload":{"query":"{a}"}}`:    {Type: "subscribe", ID: "ü", Request: Request{Query: "{a}"}},
		`{"payload":{"query":"q"},"id":"\u0031","type":"subscribe"}`: {Type: "subscribe", ID: "1", Request: Request{Query: "q"}},
		`{"type":"subscribe","id":"1","payload":{"query":"q","operationName":"O","variables":{"n":1},"extensions":{}}}`: {
			Type: "subscribe", ID: "1", Request: Request{Query: "q", OperationName: "O", Variables: map[string]any{"n": 1.0}}},
		`{"type":"subscribe","id":"1","payload":{"query":"q","operationName":null,"variables":null,"extensions":null}}`: {
			Type: "subscribe", ID: "1", Request: Request{Query: "q"}},
	} {
		m, err := parse([]byte(text))
		require.NoError(t, err, text)
		require.Equal(t, want, m, text)
	}
}

// hostile are messages that end a socket.
var hostile = []string{
	"", " ", "null", "1", `"ping"`, "[]", "{}", "{", `{"type":"ping"} {"type":"ping"}`, `{"type":1}`, `{"type":null}`, `{"type":"ping","payload":1}`,
	`{"type":"ping","payload":"x"}`, `{"type":"ping","payload":[]}`, `{"Type":"ping"}`, `{"type":"Ping"}`, `{"type":"start","id":"1","payload":{"query":"q"}}`,
	`{"type":"connection_ack"}`, `{"type":"next","id":"1","payload":{}}`, `{"type":"error","id":"1","payload":[]}`, `{"type":"complete"}`,
	`{"type":"complete","id":1}`, `{"type":"complete","id":""}`, `{"type":"complete","id":null}`, `{"type":"subscribe","payload":{"query":"q"}}`,
	`{"type":"subscribe","id":"1"}`, `{"type":"subscribe","id":"1","payload":null}`, `{"type":"subscribe","id":"1","payload":"q"}`,
	`{"type":"subscribe","id":"1","payload":[]}`, `{"type":"subscribe","id":"1","payload":{}}`, `{"type":"subscribe","id":"1","payload":{"query":null}}`,
	`{"type":"subscribe","id":"1","payload":{"query":1}}`, `{"type":"subscribe","id":"1","payload":{"query":"q","variables":[]}}`,
	`{"type":"subscribe","id":"1","payload":{"query":"q","variables":"x"}}`, `{"type":"subscribe","id":"1","payload":{"query":"q","operationName":1}}`,
	`{"type":"subscribe","id":"1","payload":{"query":"q","extensions":1}}`, "\xff", "{\"type\":\"ping\xff\"}", "\x00",
	`{"type":"subscribe","id":"` + strings.Repeat("x", maxID+1) + `","payload":{"query":"q"}}`, strings.Repeat("[", 20_000), strings.Repeat(`{"a":`, 20_000),
}

func TestHostileMessagesAreRefused(t *testing.T) {
	for _, text := range hostile {
		_, err := parse([]byte(text))
		require.Error(t, err, "%.80q", text)
		told := (&Close{CodeBadRequest, err.Error()}).reason()
		require.LessOrEqual(t, len(told), maxReason)
	}
}

func TestReasonsAreCutAtCharacters(t *testing.T) {
	require.Equal(t, strings.Repeat("ü", 61), (&Close{Reason: strings.Repeat("ü", 100)}).reason())
	require.Equal(t, "x"+strings.Repeat("ü", 61), (&Close{Reason: "x" + strings.Repeat("ü", 100)}).reason())
}

// FuzzParse: whatever comes is refused, or is one of the messages that a client may send, whole.
func FuzzParse(f *testing.F) {
	for _, text := range hostile {
		if len(text) < 1000 {
			f.Add([]byte(text))
		}
	}
	f.Add([]byte(`{"type":"subscribe","id":"1","payload":{"query":"subscription { events { cursor } }","variables":{"a":[1,{"b":null}]}}}`))
	f.Add([]byte(`{"type":"ping","payload":{}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := parse(data)
		if err != nil {
			require.LessOrEqual(t, len((&Close{CodeBadRequest, err.Error()}).reason()), maxReason)
			return
		}
		require.True(t, json.Valid(data))
		switch m.Type {
		case typeConnectionInit, typePing, typePong:
			require.Empty(t, m.ID)
			require.Zero(t, m.Request)
			require.True(t, m.Payload == nil || json.Valid(m.Payload))
		case typeComplete, typeSubscribe:
			require.NotEmpty(t, m.ID)
			require.LessOrEqual(t, len(m.ID), maxID)
			require.True(t, json.Valid(frame(typeNext, m.ID, []byte("{}"))))
		default:
			t.Fatalf("%q is no message of a client", m.Type)
		}
	})
}
