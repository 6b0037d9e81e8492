package cluster

import (
	"fmt"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

// A port that was drawn is not one that a connection may get before its process listens there.
func TestFreePortIsNobodysByChance(t *testing.T) {
	t.Parallel()
	for range 100 {
		port, err := FreePort()
		require.NoError(t, err)
		require.Less(t, port, endOfPorts)
		require.GreaterOrEqual(t, port, firstPort)
		l, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		require.NoError(t, err)
		require.NoError(t, l.Close())
	}
}
