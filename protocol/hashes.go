package protocol

import (
	"crypto/sha256"
	"encoding/binary"
	"math/big"
	"math/bits"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/repops"
)

// Hash is the 32-byte value of every root, identifier and digest.
type Hash = repops.Hash

const (
	payloadDomain = "assay/v1/payload"
	batchDomain   = "assay/v1/batch"
)

// words builds the ABI encoding of a list of static values: each one a 32-byte big-endian word.
type words struct{ b []byte }

func (w *words) hash(h Hash)              { w.b = append(w.b, h[:]...) }
func (w *words) address(a common.Address) { w.hash(Hash(common.BytesToHash(a[:]))) }
func (w *words) uint(v uint64)            { w.hash(repops.BindUint(v)) }

// int appends a signed value in two's complement.
func (w *words) int(v int64) {
	var h Hash
	if v < 0 {
		for i := range h {
			h[i] = 0xff
		}
	}
	binary.BigEndian.PutUint64(h[24:], uint64(v))
	w.hash(h)
}

func (w *words) bool(v bool) {
	if v {
		w.uint(1)
	} else {
		w.uint(0)
	}
}

// big appends the low 256 bits of a non-negative value; nil is zero.
func (w *words) big(v *big.Int) {
	var h Hash
	if v != nil {
		new(big.Int).And(v, maxUint256).FillBytes(h[:])
	}
	w.hash(h)
}

var maxUint256 = new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))

func (w *words) keccak() Hash { return Hash(crypto.Keccak256Hash(w.b)) }

// TaskID is the identifier of the nonce-th task (from 0) that sponsor posts to the registry tasks, with a spec of that hash: what is
// signed for a task is signed for its spec, whatever a reorg puts in its place.
func TaskID(chainID uint64, tasks, sponsor common.Address, nonce uint64, specHash Hash) Hash {
	var w words
	w.uint(chainID)
	w.address(tasks)
	w.address(sponsor)
	w.uint(nonce)
	w.hash(specHash)
	return w.keccak()
}

// FrozenHash is the next link of the running hash over a round's commitments by arrival; the first prev is zero.
func FrozenHash(prev Hash, trainer common.Address, slot uint8, payloadRoot, claimHash Hash) Hash {
	var w words
	w.hash(prev)
	w.address(trainer)
	w.uint(uint64(slot))
	w.hash(payloadRoot)
	w.hash(claimHash)
	return w.keccak()
}

// SetHash commits to the accepted set: what was committed, and the bitmap of enrolment slots that are included.
func SetHash(frozen Hash, included uint64) Hash {
	var w words
	w.hash(frozen)
	w.uint(included)
	return w.keccak()
}

// RunRoot commits to the state root after each round, in order. Of no rounds it is zero.
func RunRoot(roots []Hash) Hash {
	leaves := make([]Hash, len(roots))
	for i, r := range roots {
		leaves[i] = repops.LeafHash(r[:])
	}
	return repops.Root(repops.Header{Kind: repops.KindRunRoots, Length: uint64(len(roots))}, leaves)
}

// DatasetRoot commits to the training records, one a leaf. Of no records it is zero.
func DatasetRoot(records [][]byte) Hash {
	leaves := make([]Hash, len(records))
	for i, r := range records {
		leaves[i] = repops.LeafHash(r)
	}
	return repops.Root(repops.Header{Kind: repops.KindDataset, Length: uint64(len(records))}, leaves)
}

// BatchIndex is the record that trainer uses in slot `slot` of inner step `step` of a round, of n records (n ≥ 1).
func BatchIndex(seed Hash, round uint32, trainer common.Address, step, slot uint32, n uint64) uint64 {
	b := make([]byte, 0, len(batchDomain)+32+4+20+4+4)
	b = append(b, batchDomain...)
	b = append(b, seed[:]...)
	b = binary.BigEndian.AppendUint32(b, round)
	b = append(b, trainer[:]...)
	b = binary.BigEndian.AppendUint32(b, step)
	b = binary.BigEndian.AppendUint32(b, slot)
	d := sha256.Sum256(b)
	// The digest modulo n, a 64-bit digit at a time from the most significant one.
	var rem uint64
	for i := 0; i < len(d); i += 8 {
		rem = bits.Rem64(rem, binary.BigEndian.Uint64(d[i:]), n)
	}
	return rem
}
