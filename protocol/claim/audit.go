package claim

import (
	"encoding/binary"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/repops"
)

// KindAudit is the kind of what a paid auditor commits to: the step trace root of each of a claim's transitions a leaf, binding 0.
const KindAudit uint8 = 22

const auditDomain = "assay/v1/audit"

// Audit is what a paid audit of a claim commits to: the step trace roots of all its transitions in order, from the prologue to the epilogue.
type Audit []Hash

// Root is the root that the auditor opens a leaf of.
func (a Audit) Root() Hash {
	return repops.Root(repops.Header{Kind: KindAudit, Length: uint64(len(a))}, leafHashes(a))
}

// Path leads from the trace root of transition i, which the claim must have, to the root.
func (a Audit) Path(i int) ([]Hash, error) {
	tree, err := repops.NewTree(leafHashes(a))
	if err != nil {
		return nil, err
	}
	return tree.Proof(uint64(i))
}

// AuditSet is the name of the claims of a round that froze together: they were opened in second openedAt on parentRoot.
func AuditSet(taskID Hash, round uint32, openedAt uint64, parentRoot, frozenHash Hash) Hash {
	return keccak(taskID[:], word(uint64(round)), word(openedAt), parentRoot[:], frozenHash[:])
}

// AuditCommitment is what an auditor commits to the root with before the leaf is drawn: nobody else can open it.
func AuditCommitment(set Hash, slot uint8, auditor common.Address, salt, root Hash) Hash {
	domain := keccak([]byte(auditDomain))
	return keccak(domain[:], set[:], word(uint64(slot)), common.LeftPadBytes(auditor[:], 32), salt[:], root[:])
}

// AuditLeaf is the transition that a draw chooses for the claim of a slot, of so many, at least one.
func AuditLeaf(leafSeed Hash, slot uint8, transitions uint64) uint64 {
	drawn := keccak(leafSeed[:], word(uint64(slot)))
	n := new(big.Int).SetBytes(drawn[:])
	return n.Mod(n, new(big.Int).SetUint64(transitions)).Uint64()
}

// AuditSeats are the seats of a round's committee that audit the claim of a slot: so many from the one that a draw chooses on, all of them if
// there are no more. seats is how many there are, at least one; seed is zero after a draw that did not come.
func AuditSeats(seed Hash, slot uint8, seats, auditors int) []int {
	first := int(AuditLeaf(seed, slot, uint64(seats)))
	out := make([]int, min(auditors, seats))
	for i := range out {
		out[i] = (first + i) % seats
	}
	return out
}

// word is a number as abi.encode has it.
func word(n uint64) []byte { return binary.BigEndian.AppendUint64(make([]byte, 24), n) }

func keccak(parts ...[]byte) Hash { return Hash(crypto.Keccak256Hash(parts...)) }
