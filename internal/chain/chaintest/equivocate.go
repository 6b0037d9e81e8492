package chaintest

import (
	"crypto/ecdsa"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// ConvictKeeper convicts a keeper of the task's pool, which signs with its own key, of two signatures in one round; by sends the proof.
func (t *Task) ConvictKeeper(key, by *ecdsa.PrivateKey) {
	t.T.Helper()
	a := t.Statement(1, protocol.Hash{1}, protocol.Hash{2})
	b := a
	b.NewRoot = protocol.Hash{3}
	sign := func(s protocol.Statement) []byte {
		sig, err := protocol.Sign(key, s.Digest(t.Dep.RoundsDomain()))
		require.NoError(t.T, err)
		return sig
	}
	t.Send(by, t.Env.Chain.SubmitEquivocation(crypto.PubkeyToAddress(key.PublicKey), a, sign(a), b, sign(b)))
}
