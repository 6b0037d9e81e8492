package seal

import (
	"encoding/hex"
	"errors"
	"os"
	"strings"

	"assay/internal/private"
)

// maxKeyFile bounds what is read as a key.
const maxKeyFile = 1 << 10

// Save writes the key to a new file that is its owner's alone. It never replaces one: what was sealed to that key would be lost.
func (k *PrivateKey) Save(path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(hex.EncodeToString(k.scalar) + "\n")
	return errors.Join(err, f.Sync(), f.Close())
}

// LoadKey reads a key that nobody but its owner can read.
func LoadKey(path string) (*PrivateKey, error) {
	raw, err := private.ReadFile(path, maxKeyFile)
	if errors.Is(err, private.ErrExposed) {
		return nil, ErrKeyExposed.With("%s: %v", path, err)
	} else if err != nil {
		return nil, err
	}
	defer clear(raw)
	scalar, err := hex.DecodeString(strings.TrimSpace(string(raw)))
	if err != nil || len(scalar) != KeyBytes {
		// The decoder's own error quotes a byte of the key.
		return nil, ErrKeyFile.With("%s does not hold 64 hexadecimal digits", path)
	}
	return &PrivateKey{scalar}, nil
}
