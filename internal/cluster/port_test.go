package cluster

import (
	"fmt"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

// A port that was drawn is not one that a connection may get before its process listens there, and no port is drawn twice: a chain listens on
// two. Of 1,000 independent draws some are the same, but for one case in four thousand million.
func TestFreePortIsNobodysByChance(t *testing.T) {
	t.Parallel()
	seen := make(map[int]bool)
	for range 1000 {
		port, err := FreePort()
		require.NoError(t, err)
		require.Less(t, port, endOfPorts)
		require.GreaterOrEqual(t, port, firstPort)
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		require.NoError(t, err)
		require.NoError(t, l.Close())
		require.NotContains(t, seen, port)
		seen[port] = true
	}
}
