package keys

import (
	"crypto/ecdsa"
	"crypto/hmac"
	"crypto/pbkdf2"
	"crypto/sha512"
	"encoding/binary"
	"fmt"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Mnemonic is the phrase that development tools share. Account i has the path m/44'/60'/0'/0/i.
const Mnemonic = "test test test test test test test test test test test junk"

// guarded is how many accounts of the mnemonic count as development keys: more than any tool hands out by default.
const guarded = 256

// IsDevChain says whether development keys are acceptable: 1337 is the devnet's id, 31337 that of anvil and hardhat.
func IsDevChain(chainID uint64) bool { return chainID == 1337 || chainID == 31337 }

// Dev returns account i of the well-known mnemonic. It panics for i outside [0, 256): those would pass IsDevKey.
func Dev(i int) *ecdsa.PrivateKey {
	if i < 0 || i >= guarded {
		panic(fmt.Sprintf("keys: development account %d is outside [0, %d)", i, guarded))
	}
	account := devParent().child(uint32(i))
	key, err := crypto.ToECDSA(account.key[:])
	if err != nil {
		panic(err) // a constant of the mnemonic; all of them were derived by the tests
	}
	return key
}

// DevAddress returns the address of account i of the well-known mnemonic.
func DevAddress(i int) common.Address { return crypto.PubkeyToAddress(Dev(i).PublicKey) }

// IsDevKey says whether an address belongs to one of the first 256 accounts of the well-known mnemonic.
func IsDevKey(addr common.Address) bool { return devAddresses()[addr] }

var devAddresses = sync.OnceValue(func() map[common.Address]bool {
	all := make(map[common.Address]bool, guarded)
	for i := range guarded {
		all[DevAddress(i)] = true
	}
	return all
})

// devParent is m/44'/60'/0'/0.
var devParent = sync.OnceValue(func() node {
	seed, err := pbkdf2.Key(sha512.New, Mnemonic, []byte("mnemonic"), 2048, 64)
	if err != nil {
		panic(err)
	}
	const hardened = 1 << 31
	return split(mac([]byte("Bitcoin seed"), seed)).
		child(44 + hardened).child(60 + hardened).child(hardened).child(0)
})

// node is a BIP-32 extended private key.
type node struct{ key, chain [32]byte }

// child is BIP-32's CKDpriv. The two cases in which BIP-32 says "proceed with the next index" have probability 2^-127 and
// do not occur among the accounts of the one mnemonic this is used for.
func (n node) child(index uint32) node {
	data := make([]byte, 0, 37)
	if index >= 1<<31 {
		data = append(append(data, 0), n.key[:]...)
	} else {
		private, err := crypto.ToECDSA(n.key[:])
		if err != nil {
			panic(err)
		}
		data = append(data, crypto.CompressPubkey(&private.PublicKey)...)
	}
	next := split(mac(n.chain[:], binary.BigEndian.AppendUint32(data, index)))
	sum := new(big.Int).Add(new(big.Int).SetBytes(next.key[:]), new(big.Int).SetBytes(n.key[:]))
	sum.Mod(sum, crypto.S256().Params().N).FillBytes(next.key[:])
	return next
}

func mac(key, data []byte) []byte {
	h := hmac.New(sha512.New, key)
	h.Write(data)
	return h.Sum(nil)
}

func split(i []byte) (n node) {
	copy(n.key[:], i[:32])
	copy(n.chain[:], i[32:])
	return n
}
