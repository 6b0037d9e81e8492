package chain_test

import (
	"crypto/ecdsa"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
)

func TestCheckEndpoint(t *testing.T) {
	t.Parallel()
	const public, dev = 10, 1337
	for text, want := range map[string]string{
		"https://keeper.example":        "https://keeper.example",
		"https://keeper.example/":       "https://keeper.example",
		"http://203.0.113.7:8700":       "http://203.0.113.7:8700",
		"https://keeper.example/assay/": "https://keeper.example/assay",
		"http://[2606:4700::1111]:8700": "http://[2606:4700::1111]:8700",
		"http://08.example":             "http://08.example",
		"http://k.0xg":                  "http://k.0xg",
	} {
		got, err := chain.CheckEndpoint(text, public)
		require.NoError(t, err, text)
		require.Equal(t, want, got)
	}
	for _, text := range []string{
		"", "keeper.example", "ftp://keeper.example", "javascript:alert(1)", "file:///etc/passwd", "https://", "https:///x", "https:keeper.example",
		"https://user:s3cretKEY0@keeper.example", "https://keeper.example/?key=s3cretKEY0", "https://keeper.example/#s3cretKEY0", "https://keeper.example?",
		"https://keeper.example\r\nX: s3cretKEY0", "https://keeper.example/\x1b[31ms3cretKEY0", "https://keeper.example/<script>", "https://ｋeeper.example", "https://keeper example",
		"https://keeper.example:0", "https://keeper.example:70000", "https://keeper.example:x", "https://" + strings.Repeat("a", 249),
	} {
		for _, id := range []uint64{public, dev} {
			_, err := chain.CheckEndpoint(text, id)
			require.ErrorIs(t, err, chain.ErrEndpoint, "%q", text)
			require.NotContains(t, err.Error(), "s3cret", "what strangers wrote is not repeated")
		}
	}
	for _, text := range []string{
		"http://127.0.0.1:8700", "http://localhost:8700", "http://LOCALHOST.", "http://a.localhost", "http://10.1.2.3", "http://192.168.0.1", "http://172.16.0.1",
		"http://169.254.169.254", "http://100.64.0.1", "http://0.0.0.0:8700", "http://[::1]:8700", "http://[::]", "http://[fe80::1]", "http://[fd00::1]", "http://[::ffff:127.0.0.1]",
		"http://224.0.0.1", "http://127.1", "http://2130706433", "http://0x7f000001", "http://127.0.0.1.",
		"http://k.08", "http://k.08.", "http://foo.0x", "http://foo.0XfF", "http://foo.99999999999999999999", "http://099",
	} {
		_, err := chain.CheckEndpoint(text, public)
		require.ErrorIs(t, err, chain.ErrEndpoint, text)
		_, err = chain.CheckEndpoint(text, dev)
		require.NoError(t, err, text)
	}
}

// Where keepers are is what they said last; whoever left says nothing any more, and whoever says much or nonsense hides nobody.
func TestEndpointsOfAPool(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(nil)
	one, two, three := keys.Dev(chaintest.Keeper), keys.Dev(chaintest.Keeper+1), keys.Dev(9)
	endpoints := func() []chain.Endpoint {
		list, err := env.View().Endpoints(env.Ctx(), task.ID)
		require.NoError(t, err)
		return list
	}
	require.Empty(t, endpoints())
	for key, endpoint := range map[*ecdsa.PrivateKey]string{one: "http://127.0.0.1:8700/", two: "", three: "https://x:y@keeper.example"} {
		env.Stake(key, chaintest.Tokens(1000))
		env.Send(key, env.Chain.JoinPool(task.ID, task.Spec.KeeperLock, endpoint))
	}
	urls := func() map[string]string {
		out := make(map[string]string)
		for _, e := range endpoints() {
			out[e.Keeper.Hex()] = e.URL
			if e.Why != nil {
				require.ErrorIs(t, e.Why, chain.ErrEndpoint)
				out[e.Keeper.Hex()] = "unusable"
			}
		}
		return out
	}
	name := func(key *ecdsa.PrivateKey) string { return crypto.PubkeyToAddress(key.PublicKey).Hex() }
	require.Equal(t, map[string]string{name(one): "http://127.0.0.1:8700", name(two): "", name(three): "unusable"}, urls())

	for range 5 {
		env.Send(three, env.Chain.SetEndpoint(task.ID, strings.Repeat("x", chain.MaxEndpointBytes)))
	}
	env.Send(two, env.Chain.SetEndpoint(task.ID, "http://127.0.0.1:8701"))
	require.Equal(t, map[string]string{name(one): "http://127.0.0.1:8700", name(two): "http://127.0.0.1:8701", name(three): "unusable"}, urls())
	e, in, err := env.View().Endpoint(env.Ctx(), task.ID, crypto.PubkeyToAddress(two.PublicKey))
	require.NoError(t, err)
	require.True(t, in)
	require.Equal(t, "http://127.0.0.1:8701", e.URL)

	err = env.Chain.Simulate(env.Ctx(), crypto.PubkeyToAddress(three.PublicKey), env.Chain.SetEndpoint(task.ID, strings.Repeat("x", chain.MaxEndpointBytes+1)))
	revert, ok := chain.AsRevert(err)
	require.True(t, ok, "%v", err)
	require.Equal(t, "EndpointTooLong", revert.Name)
	_, in, err = env.View().Endpoint(env.Ctx(), task.ID, crypto.PubkeyToAddress(keys.Dev(chaintest.Sponsor).PublicKey))
	require.NoError(t, err)
	require.False(t, in)
}
