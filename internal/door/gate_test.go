package door

import (
	"context"
	"fmt"
	"net/netip"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// caller is one at an address of a network, which signs or not.
func caller(network, address byte, signer, task string) Caller {
	c := callerOf(netip.AddrFrom4([4]byte{10, 0, network, address}))
	c.Signer, c.Task = signer, task
	return c
}

// slow is an upload that arrives at a pace, until it is cut off.
type slow struct {
	pace float64
	all  bool
	cut  chan struct{}
}

func (s *slow) Pace() (float64, bool) { return s.pace, !s.all }
func (s *slow) Cut()                  { close(s.cut) }

// holding takes a place with an upload, which gives it back once it is cut off.
func holding(t *testing.T, g *Gate, who Caller, u *slow) bool {
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	u.cut = make(chan struct{})
	free, ok := g.Take(gone, who, u)
	if ok {
		go func() {
			<-u.cut
			free()
		}()
	}
	return ok
}

func isCut(u *slow) bool {
	select {
	case <-u.cut:
		return true
	default:
		return false
	}
}

// Strangers of many networks and one enrolled trainer, with as many uploads as they like, leave places for those who sign.
func TestOneSignerLeavesPlacesForOthers(t *testing.T) {
	t.Parallel()
	g := NewGate(32)
	for network := range byte(8) {
		for holding(t, g, caller(network, 1, "", ""), new(slow)) {
		}
	}
	for holding(t, g, caller(9, 1, "evil", "task"), new(slow)) {
	}
	for i := range 3 {
		require.True(t, holding(t, g, caller(9, 9, fmt.Sprint("honest ", i), "task"), new(slow)))
	}
}

// Signers leave a quarter of all places for those who do not sign.
func TestSignersLeavePlacesForStrangers(t *testing.T) {
	t.Parallel()
	g := NewGate(32)
	for i := range 32 {
		holding(t, g, caller(byte(i), 1, fmt.Sprint(i), "task"), new(slow))
	}
	require.Equal(t, 24, g.InUse())
	require.True(t, holding(t, g, caller(99, 1, "", ""), new(slow)))
}

// For a signer that has no place the slowest upload is cut off of the task that has most, and in it of the signer that has most.
func TestSlowestOfWhoHasMostMakesRoom(t *testing.T) {
	t.Parallel()
	g := NewGate(32)
	g.wait = time.Hour
	for network := range byte(8) {
		for holding(t, g, caller(network, 1, "", ""), new(slow)) {
		}
	}
	hold := func(signer, task string, u *slow) *slow {
		t.Helper()
		require.True(t, holding(t, g, caller(9, 1, signer, task), u))
		return u
	}
	// Two of "one", one each of others, of one task; one of another task.
	fast, slower := hold("a", "one", &slow{pace: 9}), hold("a", "one", &slow{pace: 2})
	b, c := hold("b", "one", &slow{pace: 1}), hold("c", "one", &slow{pace: 1})
	whole := hold("d", "one", &slow{pace: 0, all: true})
	other, another := hold("x", "two", &slow{pace: 0}), hold("y", "two", &slow{pace: 0})
	alone := hold("z", "three", &slow{pace: 0})
	require.False(t, holding(t, g, caller(9, 1, "a", "one"), new(slow)), "a has some, and cuts off nobody")
	wait := func(signer, task string) {
		t.Helper()
		_, ok := g.Take(t.Context(), caller(9, 1, signer, task), nil)
		require.True(t, ok)
	}
	wait("honest", "one")
	require.True(t, isCut(slower), "of the task with most, the signer with most")
	wait("another", "four")
	require.True(t, isCut(b) != isCut(c), "then of the slowest of that task")
	for _, u := range []*slow{fast, whole, other, another, alone} {
		require.False(t, isCut(u))
	}
	// Nobody is cut off for one more of the task that has most already.
	require.False(t, holding(t, g, caller(9, 1, "e", "one"), new(slow)))
	require.False(t, isCut(fast))
}

// Whoever posts a task of his own has as many signers as he likes there. They take all places of signers, and wait in the queue for more: a
// signer of another task that has none is neither turned away nor behind them.
func TestSignersOfOneTaskLeaveAnotherItsPlace(t *testing.T) {
	t.Parallel()
	g := NewGate(32)
	g.wait = time.Hour
	for i := range 24 {
		require.True(t, holding(t, g, caller(9, 1, fmt.Sprint("junk ", i), "junk"), &slow{pace: 9}))
	}
	leave, cancel := context.WithCancel(t.Context())
	defer cancel()
	for i := range g.queue {
		go func() {
			if free, ok := g.Take(leave, caller(9, 1, fmt.Sprint("more junk ", i%4), "junk"), &slow{all: true}); ok {
				defer free()
				<-leave.Done()
			}
		}()
	}
	require.Eventually(t, func() bool {
		g.mu.Lock()
		defer g.mu.Unlock()
		return len(g.waiters) == g.queue
	}, time.Minute, time.Millisecond)
	soon, stop := context.WithTimeout(t.Context(), queueWait)
	defer stop()
	free, ok := g.Take(soon, caller(7, 1, "honest", "task"), nil)
	require.True(t, ok)
	free()
}

// waitIn has one wait in a gate's queue; the channel says whether it got a place, which it keeps.
func waitIn(t *testing.T, g *Gate, who Caller) <-chan bool {
	t.Helper()
	waiting := func() (n int) {
		g.mu.Lock()
		defer g.mu.Unlock()
		for _, w := range g.waiters {
			if w.who == who {
				n++
			}
		}
		return n
	}
	before, got := waiting(), make(chan bool, 1)
	go func() {
		_, ok := g.Take(t.Context(), who, nil)
		got <- ok
	}()
	require.Eventually(t, func() bool { return waiting() > before }, time.Minute, time.Millisecond)
	return got
}

// One address, and one network, fill neither an open gate nor its queue: others find places, and in a full queue the newest of whoever has most
// makes room.
func TestOpenGateIsShared(t *testing.T) {
	t.Parallel()
	g := NewOpenGate(8, 6, 6, time.Hour)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	take := func(network, address byte) (func(), bool) { return g.Take(gone, caller(network, address, "", ""), nil) }
	var frees []func()
	for free, ok := take(1, 1); ok; free, ok = take(1, 1) {
		frees = append(frees, free)
	}
	require.Equal(t, 4, g.InUse(), "an address has half")
	for _, ok := take(1, 2); ok; _, ok = take(1, 2) {
	}
	require.Equal(t, 6, g.InUse(), "a network has three quarters")
	for range 2 {
		_, ok := take(2, 1)
		require.True(t, ok)
	}
	var many []<-chan bool
	for range 6 {
		many = append(many, waitIn(t, g, caller(1, 1, "", "")))
	}
	require.Equal(t, 6, g.Waiting())
	_, ok := g.Take(t.Context(), caller(1, 1, "", ""), nil)
	require.False(t, ok, "the newest of whoever has most")
	honest := waitIn(t, g, caller(3, 1, "", ""))
	require.False(t, <-many[5], "it makes room")
	neighbour := waitIn(t, g, caller(1, 3, "", ""))
	require.False(t, <-many[4])
	// The next place is for the network that has fewest, then for the address.
	frees[0]()
	require.True(t, <-honest)
	frees[1]()
	require.True(t, <-neighbour)
	require.Equal(t, 8, g.InUse())
	frees[2]()
	require.True(t, <-many[0], "then in order of arrival")
	require.Equal(t, 3, g.Waiting())
}
