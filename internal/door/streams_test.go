package door

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Streams leave connections to requests, of an address, a network and all, and the network that has most makes room for one that has less.
func TestStreamsAreBounded(t *testing.T) {
	t.Parallel()
	s := New(Config{Conns: 16, PerAddr: 4, PerNet: 8}).Streams()
	var cut []string
	take := func(network, host byte) (func(), bool) {
		return s.Take(caller(network, host, "", ""), func() { cut = append(cut, string('a'+rune(network))) })
	}
	taken := func(network, host byte) func() {
		t.Helper()
		free, ok := take(network, host)
		require.True(t, ok)
		return free
	}
	refused := func(network, host byte) {
		t.Helper()
		_, ok := take(network, host)
		require.False(t, ok)
	}
	first := taken(0, 1)
	taken(0, 1)
	taken(0, 1)
	refused(0, 1) // an address has three
	for range 3 {
		taken(0, 2)
	}
	refused(0, 3) // a network has six
	for range 3 {
		taken(1, 1)
		taken(1, 2)
	}
	require.Equal(t, 12, s.InUse())
	taken(2, 1)
	require.Equal(t, []string{"a"}, cut, "the oldest of those that have most")
	taken(2, 1)
	require.Equal(t, []string{"a", "b"}, cut)
	first() // was cut off already
	require.Equal(t, 12, s.InUse())
	last := taken(3, 1)
	last()
	last()
	require.Equal(t, 11, s.InUse())
	require.Len(t, cut, 3)
	// Where all have as much, nobody is cut off.
	even := New(Config{Conns: 2, PerAddr: 4, PerNet: 8}).Streams()
	_, ok := even.Take(caller(0, 1, "", ""), func() { t.Error("cut off") })
	require.True(t, ok)
	_, ok = even.Take(caller(1, 1, "", ""), func() {})
	require.False(t, ok)
}
