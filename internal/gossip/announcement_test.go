package gossip

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

func samples() []Announcement {
	task, root, keeper := protocol.Hash{1}, protocol.Hash{2}, common.Address{3}
	return []Announcement{
		{Kind: OuterGradient, Task: task, Round: 7, Keeper: keeper, About: common.Address{4}, Root: root, Time: 1, URL: "https://a.example"},
		{Kind: SyncRound, Task: task, Round: 7, Keeper: keeper, Root: root, Time: 1 << 40, URL: "https://a.example"},
		{Kind: Manifest, Task: task, Keeper: keeper, Root: root, URL: strings.Repeat("u", maxURLBytes)},
		{Kind: Endpoint, Task: task, Keeper: keeper, Time: 5, URL: "h"},
	}
}

func TestAnnouncementsHaveOneForm(t *testing.T) {
	t.Parallel()
	for _, a := range samples() {
		data, err := a.Encode()
		require.NoError(t, err)
		require.LessOrEqual(t, len(data), MaxBytes)
		back, err := Decode(data)
		require.NoError(t, err)
		require.Equal(t, a, back)
		for i := range len(data) {
			_, err := Decode(data[:i])
			require.ErrorIs(t, err, ErrMalformed, "cut at %d", i)
		}
		_, err = Decode(append(data, 0))
		require.ErrorIs(t, err, ErrMalformed)
	}
}

func TestAnnouncementsThatAreNone(t *testing.T) {
	t.Parallel()
	gradient, round, manifest, endpoint := samples()[0], samples()[1], samples()[2], samples()[3]
	for name, a := range map[string]Announcement{
		"no kind":                     {Task: gradient.Task, Keeper: gradient.Keeper, URL: "h"},
		"an unknown kind":             {Kind: Endpoint + 1, URL: "h"},
		"a gradient of nobody":        func() Announcement { a := gradient; a.About = common.Address{}; return a }(),
		"a gradient without a root":   func() Announcement { a := gradient; a.Root = protocol.Hash{}; return a }(),
		"a round about a trainer":     func() Announcement { a := round; a.About = common.Address{1}; return a }(),
		"a manifest of a round":       func() Announcement { a := manifest; a.Round = 1; return a }(),
		"an endpoint with a root":     func() Announcement { a := endpoint; a.Root = protocol.Hash{1}; return a }(),
		"an endpoint of a round":      func() Announcement { a := endpoint; a.Round = 1; return a }(),
		"an endpoint that is nowhere": func() Announcement { a := endpoint; a.URL = ""; return a }(),
		"a URL that is too long":      func() Announcement { a := endpoint; a.URL = strings.Repeat("u", maxURLBytes+1); return a }(),
	} {
		_, err := a.Encode()
		require.ErrorIs(t, err, ErrMalformed, name)
	}
	data, err := endpoint.Encode()
	require.NoError(t, err)
	for at, to := range map[int]byte{0: 2, 1: 0, fixedBytes - 1: 9} {
		wrong := append([]byte(nil), data...)
		wrong[at] = to
		_, err := Decode(wrong)
		require.ErrorIs(t, err, ErrMalformed, "byte %d", at)
	}
}

func FuzzDecode(f *testing.F) {
	for _, a := range samples() {
		data, err := a.Encode()
		require.NoError(f, err)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := Decode(data)
		if err != nil {
			require.ErrorIs(t, err, ErrMalformed)
			return
		}
		again, err := a.Encode()
		require.NoError(t, err)
		require.Equal(t, data, again)
	})
}
