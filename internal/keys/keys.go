// Package keys loads signing keys and guards the publicly known development keys.
//
// The accounts of the mnemonic in [Mnemonic] are printed in every Ethereum tool's manual. They are convenient on a
// development chain and an open purse anywhere else, so Load and Check refuse them on every other chain.
package keys

import (
	"bytes"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/private"
)

var (
	// ErrNoKey is returned when neither a hex key nor a file is given.
	ErrNoKey = errors.New("no signing key given")
	// ErrAmbiguous is returned when both are given.
	ErrAmbiguous = errors.New("two signing keys given")
	// ErrMalformed is returned for anything that is not a key.
	ErrMalformed = errors.New("malformed signing key")
	// ErrPassword is returned when a keystore file needs a password that is missing or wrong.
	ErrPassword = errors.New("cannot open the keystore file")
	// ErrExposed is returned for a file that other users of the machine can read.
	ErrExposed = private.ErrExposed
	// ErrDevKey is returned for a publicly known key on a chain that is not a development chain.
	ErrDevKey = errors.New("publicly known development key refused")
)

// maxFile bounds what is read as a key file: a keystore file is about 500 bytes.
const maxFile = 64 << 10

// Config says where a signing key is. Exactly one of Hex and File is set.
type Config struct {
	// Hex is the private key, 32 bytes in hexadecimal with or without 0x.
	Hex string
	// File is a file that holds either such a key or a geth keystore JSON object (version 3).
	File string
	// PasswordFile holds the keystore's password; a trailing newline is not part of it. Unused for a hex file.
	PasswordFile string
}

// Error is a failure to get a usable key. Errors.Is finds one of this package's sentinels or the cause.
type Error struct {
	err  error
	hint string
}

func (e *Error) Error() string { return e.err.Error() }
func (e *Error) Unwrap() error { return e.err }

// Hint is one line saying what to do about it.
func (e *Error) Hint() string { return e.hint }

func fail(hint, format string, args ...any) error {
	return &Error{err: fmt.Errorf(format, args...), hint: hint}
}

// Load reads the key that cfg names for use on the chain with the given id.
// Development keys are refused with ErrDevKey unless IsDevChain(chainID). No error text contains key material.
func Load(cfg Config, chainID uint64) (*ecdsa.PrivateKey, error) {
	key, err := read(cfg)
	if err != nil {
		return nil, err
	}
	if err := Check(crypto.PubkeyToAddress(key.PublicKey), chainID); err != nil {
		return nil, err
	}
	return key, nil
}

// Check refuses, with ErrDevKey, an address of the well-known mnemonic on a chain that is not a development chain.
func Check(addr common.Address, chainID uint64) error {
	if IsDevKey(addr) && !IsDevChain(chainID) {
		return fail("its private key is public, anyone can empty it; create a key of your own (`geth account new`, or any wallet)",
			"%w: %s on chain %d", ErrDevKey, addr, chainID)
	}
	return nil
}

func read(cfg Config) (*ecdsa.PrivateKey, error) {
	switch {
	case cfg.Hex == "" && cfg.File == "":
		return nil, fail("pass --private-key-file FILE, or set ASSAY_PRIVATE_KEY", "%w", ErrNoKey)
	case cfg.Hex != "" && cfg.File != "":
		return nil, fail("pass --private-key or --private-key-file, not both (look for ASSAY_PRIVATE_KEY in the environment)", "%w", ErrAmbiguous)
	case cfg.Hex != "":
		return parseHex(cfg.Hex)
	}
	raw, err := private.ReadFile(cfg.File, maxFile)
	if errors.Is(err, ErrExposed) {
		return nil, fail("chmod 600 "+cfg.File+"; if others may have read it, use another key", "signing key %s: %w", cfg.File, err)
	} else if err != nil {
		return nil, fail("check the path and that this user may read the file", "signing key: %w", err)
	}
	if bytes.HasPrefix(bytes.TrimSpace(raw), []byte("{")) {
		return decrypt(raw, cfg)
	}
	return parseHex(string(raw))
}

func parseHex(s string) (*ecdsa.PrivateKey, error) {
	s = strings.TrimSpace(s)
	s = strings.TrimPrefix(strings.TrimPrefix(s, "0x"), "0X")
	// HexToECDSA's own errors quote a byte of the input, which is key material.
	key, err := crypto.HexToECDSA(s)
	if err != nil {
		return nil, fail("a private key is 64 hexadecimal digits, not zero and below the order of secp256k1; a keystore file starts with {",
			"%w: not 32 bytes of hexadecimal in range", ErrMalformed)
	}
	return key, nil
}

func decrypt(raw []byte, cfg Config) (*ecdsa.PrivateKey, error) {
	const hint = "pass --password-file FILE with the keystore's password in it"
	if cfg.PasswordFile == "" {
		return nil, fail(hint, "%w %s: it is encrypted and no password file is given", ErrPassword, cfg.File)
	}
	password, err := private.ReadFile(cfg.PasswordFile, maxFile)
	if errors.Is(err, ErrExposed) {
		return nil, fail("chmod 600 "+cfg.PasswordFile, "password file %s: %w", cfg.PasswordFile, err)
	} else if err != nil {
		return nil, fail(hint, "password: %w", err)
	}
	key, err := keystore.DecryptKey(raw, strings.TrimRight(string(password), "\r\n"))
	switch {
	case errors.Is(err, keystore.ErrDecrypt):
		return nil, fail(hint, "%w %s: wrong password", ErrPassword, cfg.File)
	case err != nil:
		return nil, fail("it should be the JSON file that `geth account new` writes (version 3)", "%w: %s: %w", ErrMalformed, cfg.File, err)
	}
	return key.PrivateKey, nil
}
