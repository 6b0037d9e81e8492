package keys

import (
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"
	"github.com/stretchr/testify/require"
)

// devAccounts are printed by anvil and hardhat at start; the last one pins that non-adjacent indices derive too.
var devAccounts = []struct {
	index   int
	address string
	key     string
}{
	{0, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"},
	{1, "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d"},
	{2, "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC", "5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a"},
	{9, "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720", "2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6"},
}

// own is a key that is not a development key.
const own = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"

func TestDevAccountsAreTheWellKnownOnes(t *testing.T) {
	for _, want := range devAccounts {
		require.Equal(t, want.key, hex.EncodeToString(crypto.FromECDSA(Dev(want.index))))
		require.Equal(t, common.HexToAddress(want.address), DevAddress(want.index))
	}
	seen := map[common.Address]bool{}
	for i := range guarded {
		require.True(t, IsDevKey(DevAddress(i)))
		seen[DevAddress(i)] = true
	}
	require.Len(t, seen, guarded)
	require.Panics(t, func() { Dev(guarded) })
	require.Panics(t, func() { Dev(-1) })
}

func TestDevKeysAreRefusedOnOtherChains(t *testing.T) {
	require.False(t, IsDevKey(common.Address{}))
	for _, chain := range []uint64{1337, 31337} {
		key, err := Load(Config{Hex: devAccounts[0].key}, chain)
		require.NoError(t, err)
		require.Equal(t, DevAddress(0), crypto.PubkeyToAddress(key.PublicKey))
	}
	for _, chain := range []uint64{0, 1, 10, 1336, 901, 420120009} {
		_, err := Load(Config{Hex: devAccounts[3].key}, chain)
		require.ErrorIs(t, err, ErrDevKey)
		requireHint(t, err)
		_, err = Load(Config{Hex: own}, chain)
		require.NoError(t, err)
	}
}

func TestLoadForms(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
		return path
	}
	private, err := crypto.HexToECDSA(own)
	require.NoError(t, err)
	address := crypto.PubkeyToAddress(private.PublicKey)
	encrypted, err := keystore.EncryptKey(&keystore.Key{Id: uuid.New(), Address: address, PrivateKey: private}, "päss word ", keystore.LightScryptN, keystore.LightScryptP)
	require.NoError(t, err)

	good := map[string]Config{
		"hex":                   {Hex: own},
		"hex with prefix":       {Hex: "0x" + own},
		"upper case, spaces":    {Hex: " 0X" + strings.ToUpper(own) + "\n"},
		"hex file":              {File: write("hex", own+"\n")},
		"hex file, CRLF":        {File: write("crlf", "0x"+own+"\r\n")},
		"hex file with a pass":  {File: write("hex2", own), PasswordFile: write("unused", "x")},
		"keystore":              {File: write("keystore", string(encrypted)), PasswordFile: write("password", "päss word \n")},
		"keystore after spaces": {File: write("keystore2", "\n "+string(encrypted)), PasswordFile: write("password2", "päss word ")},
	}
	for name, cfg := range good {
		t.Run(name, func(t *testing.T) {
			key, err := Load(cfg, 10)
			require.NoError(t, err)
			require.Equal(t, address, crypto.PubkeyToAddress(key.PublicKey))
		})
	}

	bad := map[string]struct {
		cfg  Config
		want error
	}{
		"nothing":            {Config{}, ErrNoKey},
		"both":               {Config{Hex: own, File: good["hex file"].File}, ErrAmbiguous},
		"short":              {Config{Hex: own[:62]}, ErrMalformed},
		"not hex":            {Config{Hex: "zz" + own[2:]}, ErrMalformed},
		"zero":               {Config{Hex: strings.Repeat("0", 64)}, ErrMalformed},
		"order of the curve": {Config{Hex: crypto.S256().Params().N.Text(16)}, ErrMalformed},
		"empty file":         {Config{File: write("empty", "")}, ErrMalformed},
		"no file":            {Config{File: filepath.Join(dir, "absent")}, os.ErrNotExist},
		"keystore, no pass":  {Config{File: good["keystore"].File}, ErrPassword},
		"keystore, wrong":    {Config{File: good["keystore"].File, PasswordFile: write("wrong", "pass word")}, ErrPassword},
		"keystore, no file":  {Config{File: good["keystore"].File, PasswordFile: filepath.Join(dir, "absent")}, os.ErrNotExist},
		"not a keystore":     {Config{File: write("json", "{}"), PasswordFile: good["keystore"].PasswordFile}, ErrMalformed},
		"too large":          {Config{File: write("large", strings.Repeat("0", maxFile+1))}, nil},
	}
	for name, test := range bad {
		t.Run(name, func(t *testing.T) {
			_, err := Load(test.cfg, 1337)
			require.Error(t, err)
			if test.want != nil {
				require.ErrorIs(t, err, test.want)
			}
			requireHint(t, err)
			require.NotContains(t, err.Error(), own[:8], "an error must not quote key material")
		})
	}
}

func requireHint(t *testing.T, err error) {
	t.Helper()
	var hinted interface{ Hint() string }
	require.True(t, errors.As(err, &hinted), "%v has no hint", err)
	require.NotEmpty(t, hinted.Hint())
	require.NotContains(t, hinted.Hint(), "\n")
}

func FuzzParse(f *testing.F) {
	f.Add(own)
	f.Add("{\"version\":3}")
	f.Add("0x")
	f.Fuzz(func(t *testing.T, s string) {
		key, err := parseHex(s)
		if (key == nil) == (err == nil) {
			t.Fatalf("key %v and error %v", key != nil, err)
		}
	})
}

func TestFileThatOthersCanReadIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(path, []byte(strings.Repeat("11", 32)), 0o600))
	_, err := Load(Config{File: path}, 1)
	require.NoError(t, err)
	for _, mode := range []os.FileMode{0o640, 0o604, 0o644, 0o620} {
		require.NoError(t, os.Chmod(path, mode))
		_, err := Load(Config{File: path}, 1)
		require.ErrorIs(t, err, ErrExposed)
		require.Contains(t, err.(*Error).Hint(), "chmod 600")
	}
}
