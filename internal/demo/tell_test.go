package demo

import (
	"bytes"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTeller: two acts speak at the same time, and are told one after the other.
func TestTeller(t *testing.T) {
	var out bytes.Buffer
	second := &teller{out: &out, waiting: true}
	first := &teller{out: &out, beside: second}
	first.say("one")
	second.say("three")
	require.NoError(t, second.step("prepares", func() error { return nil }))
	second.status("round 3")
	first.status("not shown: no terminal")
	first.say("two")
	require.Equal(t, "one\ntwo\n", out.String())
	second.turn()
	second.say("four")
	require.Regexp(t, `^one\ntwo\nthree\nprepares +0\.0 s\nfour\n$`, out.String())
}

// TestTellerOfTerminal: the last line says where both acts stand, and goes away before the next line is printed.
func TestTellerOfTerminal(t *testing.T) {
	var out bytes.Buffer
	second := &teller{name: "act 2", out: &out, live: true, waiting: true}
	first := &teller{out: &out, live: true, beside: second}
	second.status("keepers stake")
	require.Empty(t, out.String())
	first.status("round %d", 1)
	first.say("done")
	require.Equal(t, "\r\033[K\033[?7lround 1   │ meanwhile act 2: keepers stake\033[?7h\r\033[Kdone\n", out.String())
	failed := errors.New("no disk")
	require.ErrorIs(t, first.step("writes", func() error { return failed }), failed)
}
