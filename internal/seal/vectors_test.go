package seal

import (
	"bytes"
	"compress/gzip"
	stdlib "crypto/hpke"
	"encoding/hex"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cloudflare/circl/hpke"
	"github.com/stretchr/testify/require"

	"assay/internal/figures"
)

// hexBytes are bytes as the published vectors write them.
type hexBytes []byte

func (h *hexBytes) UnmarshalText(text []byte) (err error) {
	*h, err = hex.DecodeString(string(text))
	return err
}

// published is a vector of RFC 9180 with the members that base mode needs.
type published struct {
	Mode        int      `json:"mode"`
	KEM         uint16   `json:"kem_id"`
	KDF         uint16   `json:"kdf_id"`
	AEAD        uint16   `json:"aead_id"`
	Info        hexBytes `json:"info"`
	IkmE        hexBytes `json:"ikmE"`
	Private     hexBytes `json:"skRm"`
	Public      hexBytes `json:"pkRm"`
	Enc         hexBytes `json:"enc"`
	Encryptions []struct {
		AAD hexBytes `json:"aad"`
		CT  hexBytes `json:"ct"`
		PT  hexBytes `json:"pt"`
	} `json:"encryptions"`
}

// publishedVectors are RFC 9180's, of which circl's module has a copy.
func publishedVectors(t *testing.T) (out []published) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/cloudflare/circl").Output()
	require.NoError(t, err)
	f, err := os.Open(filepath.Join(strings.TrimSpace(string(dir)), "hpke", "testdata", "vectors_rfc9180_5f503c5.json.gz"))
	require.NoError(t, err)
	defer f.Close()
	z, err := gzip.NewReader(f)
	require.NoError(t, err)
	require.NoError(t, json.NewDecoder(z).Decode(&out))
	return out
}

// Every encryption that RFC 9180 publishes for this package's suite in base mode, sealed and opened by circl as this package asks it to, and
// opened by the standard library.
func TestPublishedVectors(t *testing.T) {
	vectors, wrong := 0, 0
	for _, v := range publishedVectors(t) {
		if v.Mode != 0 || v.KEM != uint16(hpke.KEM_X25519_HKDF_SHA256) || v.KDF != uint16(hpke.KDF_HKDF_SHA256) || v.AEAD != uint16(hpke.AEAD_AES256GCM) {
			continue
		}
		key := &PrivateKey{v.Private}
		require.EqualValues(t, v.Public, key.Public())
		// The first encryption of a context is what this package makes and opens.
		first := v.Encryptions[0]
		wrapped, err := wrap(bytes.NewReader(v.IkmE), key.Public(), v.Info, first.AAD, first.PT)
		require.NoError(t, err)
		require.EqualValues(t, append(bytes.Clone(v.Enc), first.CT...), wrapped)
		opened, err := unwrap(key, v.Info, first.AAD, wrapped)
		require.NoError(t, err)
		require.EqualValues(t, first.PT, opened)

		scheme := hpke.KEM_X25519_HKDF_SHA256.Scheme()
		public, err := scheme.UnmarshalBinaryPublicKey(v.Public)
		require.NoError(t, err)
		private, err := scheme.UnmarshalBinaryPrivateKey(v.Private)
		require.NoError(t, err)
		sender, err := suite.NewSender(public, v.Info)
		require.NoError(t, err)
		enc, sealer, err := sender.Setup(bytes.NewReader(v.IkmE))
		require.NoError(t, err)
		require.EqualValues(t, v.Enc, enc)
		receiver, err := suite.NewReceiver(private, v.Info)
		require.NoError(t, err)
		opener, err := receiver.Setup(v.Enc)
		require.NoError(t, err)
		other, err := stdlib.DHKEM(ecdhCurve).NewPrivateKey(v.Private)
		require.NoError(t, err)
		recipient, err := stdlib.NewRecipient(v.Enc, other, stdlib.HKDFSHA256(), stdlib.AES256GCM(), v.Info)
		require.NoError(t, err)
		for _, e := range v.Encryptions {
			vectors++
			ct, sealErr := sealer.Seal(e.PT, e.AAD)
			pt, openErr := opener.Open(e.CT, e.AAD)
			again, otherErr := recipient.Open(e.AAD, e.CT)
			if sealErr != nil || openErr != nil || otherErr != nil || !bytes.Equal(ct, e.CT) || !bytes.Equal(pt, e.PT) || !bytes.Equal(again, e.PT) {
				wrong++
			}
		}
	}
	if dir := os.Getenv("ASSAY_TENZRO"); dir != "" {
		require.NoError(t, figures.Add(filepath.Join(dir, "summary.json"), map[string]any{"hpke_vectors": vectors, "hpke_vectors_wrong": wrong}))
	}
	t.Logf("%d encryptions of RFC 9180, %d of them wrong", vectors, wrong)
	require.GreaterOrEqual(t, vectors, 257)
	require.Zero(t, wrong)
}

// circl and the standard library open what the other sealed, with this package's context and binding.
func TestTwoImplementations(t *testing.T) {
	key, at, data := newKey(t), Place{hash(1), 2, trainer(3), 4}, bytes.Repeat([]byte{5}, KeyBytes)
	public := key.Public()
	wrapped, err := wrap(rnd, public, at.info(), at.aad(), data)
	require.NoError(t, err)
	require.Len(t, wrapped, wrappedBytes)
	other, err := stdlib.DHKEM(ecdhCurve).NewPrivateKey(key.scalar)
	require.NoError(t, err)
	recipient, err := stdlib.NewRecipient(wrapped[:encBytes], other, stdlib.HKDFSHA256(), stdlib.AES256GCM(), at.info())
	require.NoError(t, err)
	opened, err := recipient.Open(at.aad(), wrapped[encBytes:])
	require.NoError(t, err)
	require.Equal(t, data, opened)

	theirs, err := stdlib.DHKEM(ecdhCurve).NewPublicKey(public[:])
	require.NoError(t, err)
	enc, sender, err := stdlib.NewSender(theirs, stdlib.HKDFSHA256(), stdlib.AES256GCM(), at.info())
	require.NoError(t, err)
	ct, err := sender.Seal(at.aad(), data)
	require.NoError(t, err)
	opened, err = unwrap(key, at.info(), at.aad(), append(enc, ct...))
	require.NoError(t, err)
	require.Equal(t, data, opened)
}
