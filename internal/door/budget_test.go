package door

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// Few signers and few networks do not take all of the memory: another one that signs has its share.
func TestFewSignersLeaveMemoryForOthers(t *testing.T) {
	t.Parallel()
	const all, some = 64 << 20, 64 << 10
	b := NewBudget(all)
	fill := func(c Caller) {
		for b.give(c, some) {
		}
	}
	for network := range byte(4) {
		fill(caller(network, 1, "", ""))
	}
	require.EqualValues(t, all-all/4, b.InUse())
	for i := range 7 {
		fill(caller(9, 1, fmt.Sprint("evil ", i), "task"))
	}
	for range all / 4 / 8 / some {
		require.True(t, b.give(caller(9, 9, "honest", "task"), some))
	}
	require.EqualValues(t, all, b.InUse())
}

// Signers together leave memory for those who do not sign.
func TestSignersLeaveMemoryForStrangers(t *testing.T) {
	t.Parallel()
	const all, some = 64 << 20, 64 << 10
	b := NewBudget(all)
	for i := range 64 {
		who := caller(9, 1, fmt.Sprint(i), "task")
		for b.give(who, some) {
		}
	}
	require.EqualValues(t, all-all/4, b.InUse())
	stranger := caller(1, 1, "", "")
	require.True(t, b.give(stranger, some))
	b.free(stranger, some)
	for i := range 64 {
		who := caller(9, 1, fmt.Sprint(i), "task")
		if held := b.bySigner[who.Signer]; held > 0 {
			b.free(who, held)
		}
	}
	require.Zero(t, b.InUse())
	require.Zero(t, b.usedSigned)
	require.Empty(t, b.bySigner)
}
