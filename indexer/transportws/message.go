// Package transportws is the server's side of graphql-transport-ws, the protocol of GraphQL subscriptions over WebSockets that clients speak
// today (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md). What an operation gives is a Handler's business.
package transportws

import (
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"
)

// Subprotocol is what both sides name in the handshake.
const Subprotocol = "graphql-transport-ws"

// Codes that the protocol closes a socket with.
const (
	CodeBadRequest      = 4400
	CodeUnauthorized    = 4401
	CodeSubprotocol     = 4406
	CodeInitTimeout     = 4408
	CodeSubscriber      = 4409
	CodeTooManyInits    = 4429
	codeGoingAway       = 1001
	maxReason           = 123 // what a close frame has room for, in bytes
	maxID               = 256
	typeConnectionInit  = "connection_init"
	typeConnectionAck   = "connection_ack"
	typePing, typePong  = "ping", "pong"
	typeSubscribe       = "subscribe"
	typeNext, typeError = "next", "error"
	typeComplete        = "complete"
)

// Close is the end of a socket, with the code and the reason that the peer is told. As the cause of a context it ends a socket from outside.
type Close struct {
	Code   int
	Reason string
}

// Error implements error.
func (c *Close) Error() string { return fmt.Sprintf("%d: %s", c.Code, c.Reason) }

// reason cuts a reason to what a close frame takes.
func (c *Close) reason() string {
	text := c.Reason
	if len(text) > maxReason {
		text = text[:maxReason]
		for !utf8.ValidString(text) {
			text = text[:len(text)-1]
		}
	}
	return text
}

// Request is an operation that a client asks for.
type Request struct {
	Query         string
	OperationName string
	Variables     map[string]any
}

// message is what a client sent; Request is set for subscribe.
type message struct {
	Type    string
	ID      string
	Request Request
	// Payload is a ping's, as it came.
	Payload json.RawMessage
}

// parse reads a client's message, and refuses all that the protocol does not have or that servers alone send. Fields that it does not know
// are left alone.
func parse(data []byte) (message, error) {
	var m message
	if !utf8.Valid(data) {
		return m, errors.New("the message is not UTF-8")
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil || fields == nil {
		return m, errors.New("the message is not a JSON object")
	}
	if err := text(fields, "type", &m.Type); err != nil {
		return m, err
	}
	switch m.Type {
	case typeConnectionInit, typePing, typePong:
		m.Payload = fields["payload"]
		return m, object(fields, "payload", nil)
	case typeComplete:
		return m, m.id(fields)
	case typeSubscribe:
		if err := m.id(fields); err != nil {
			return m, err
		}
		return m, m.Request.read(fields["payload"])
	}
	return m, fmt.Errorf("unexpected message of type %.40q", m.Type)
}

// id reads the name of an operation.
func (m *message) id(fields map[string]json.RawMessage) error {
	if err := text(fields, "id", &m.ID); err != nil {
		return err
	}
	if m.ID == "" || len(m.ID) > maxID {
		return fmt.Errorf("the 'id' property has to have 1 to %d bytes", maxID)
	}
	return nil
}

func (r *Request) read(payload json.RawMessage) error {
	var fields map[string]json.RawMessage
	if payload == nil || json.Unmarshal(payload, &fields) != nil || fields == nil {
		return errors.New("the 'payload' property has to be an object")
	}
	if err := text(fields, "query", &r.Query); err != nil {
		return err
	}
	if name, given := fields["operationName"]; given && string(name) != "null" {
		if err := text(fields, "operationName", &r.OperationName); err != nil {
			return err
		}
	}
	if err := object(fields, "extensions", nil); err != nil {
		return err
	}
	return object(fields, "variables", &r.Variables)
}

// text reads a property that has to be a string.
func text(fields map[string]json.RawMessage, name string, into *string) error {
	raw := fields[name]
	if len(raw) == 0 || raw[0] != '"' || json.Unmarshal(raw, into) != nil {
		return fmt.Errorf("the '%s' property has to be a string", name)
	}
	return nil
}

// object reads a property that is an object, null or not there.
func object(fields map[string]json.RawMessage, name string, into *map[string]any) error {
	raw, given := fields[name]
	if !given || string(raw) == "null" {
		return nil
	}
	if raw[0] != '{' {
		return fmt.Errorf("the '%s' property has to be an object", name)
	}
	if into == nil {
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("the '%s' property has to be an object", name)
	}
	return nil
}

// frame is a server's message. The payload is JSON, or nil for none.
func frame(kind, id string, payload []byte) []byte {
	out := make([]byte, 0, 64+len(id)+len(payload))
	out = append(out, `{"type":"`...)
	out = append(out, kind...)
	out = append(out, '"')
	if id != "" {
		// A string always marshals.
		quoted, _ := json.Marshal(id)
		out = append(append(out, `,"id":`...), quoted...)
	}
	if payload != nil {
		out = append(append(out, `,"payload":`...), payload...)
	}
	return append(out, '}')
}
