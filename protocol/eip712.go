package protocol

import (
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// EIP-712 domain of the contracts.
const (
	DomainName    = "Assay"
	DomainVersion = "1"
)

// SignatureBytes is the size of a signature: r ‖ s ‖ v.
const SignatureBytes = 65

var (
	domainType      = typeHash("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)")
	gradientType    = typeHash("OuterGradient(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 payloadRoot,bytes32 claimHash,uint64 deadline)")
	syncType        = typeHash("SyncRound(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 setHash,bytes32 newRoot,bytes32 auxRoot)")
	receiptType     = typeHash("PayloadReceipt(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot)")
	keyType         = typeHash("KeyRegistration(address account,address key)")
	requestType     = typeHash("KeeperRequest(address keeper,bytes32 taskId,address account,string method,string path,bytes32 content,uint64 expires)")
	reportType      = typeHash("TrainingReport(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot,string firstLoss,string meanLoss,string lastLoss,string evaluationLoss,uint64 records,uint64 tokens,uint64 milliseconds,string[] samples)")
	attestationType = typeHash("Attestation(bytes32 taskId,address trainer,bytes32 enclaveKey,bytes32 nonce,uint8 vendor,bytes32 quoteHash,bytes32 evidenceHash,bytes32 manifestHash,bytes32 policyHash,uint64 verifiedAt)")
	// A struct's type is followed by those of its members.
	trainerStatistics     = "TrainerStatistics(address trainer,string norm,string cosine)"
	trainerStatisticsType = typeHash(trainerStatistics)
	statisticsType        = typeHash("RoundStatistics(bytes32 taskId,uint32 round,address keeper,bytes32 newRoot,string updateNorm,string aggregateNorm,string medianNorm,TrainerStatistics[] trainers)" + trainerStatistics)

	nameHash    = typeHash(DomainName)
	versionHash = typeHash(DomainVersion)
)

func typeHash(s string) Hash { return Hash(crypto.Keccak256Hash([]byte(s))) }

// Domain is the chain and the contract that verifies: TrainingRounds, StakeVault for KeyRegistration, or Enclaves for Attestation.
type Domain struct {
	ChainID  uint64
	Contract common.Address
}

// Separator is the EIP-712 domain separator.
func (d Domain) Separator() Hash {
	var w words
	w.hash(domainType)
	w.hash(nameHash)
	w.hash(versionHash)
	w.uint(d.ChainID)
	w.address(d.Contract)
	return w.keccak()
}

// digest is keccak256(0x1901 ‖ separator ‖ hashStruct), the encoded struct beginning with its type hash.
func (d Domain) digest(encoded words) Hash {
	sep, st := d.Separator(), encoded.keccak()
	return Hash(crypto.Keccak256Hash([]byte{0x19, 0x01}, sep[:], st[:]))
}

// OuterGradient is a trainer's commitment. Its fields are those of the contract's struct, to which it converts. Trainer is the
// enrolled account; it is not signed, because the payload root binds it.
type OuterGradient struct {
	TaskId      [32]byte
	Round       uint32
	Trainer     common.Address
	ParentRoot  [32]byte
	PayloadRoot [32]byte
	ClaimHash   [32]byte
	// Deadline is the Unix second after which it may no longer be relayed.
	Deadline uint64
}

// gradientJSON gives the 32-byte fields their hexadecimal form.
type gradientJSON struct {
	TaskId      Hash           `json:"taskId"`
	Round       uint32         `json:"round"`
	Trainer     common.Address `json:"trainer"`
	ParentRoot  Hash           `json:"parentRoot"`
	PayloadRoot Hash           `json:"payloadRoot"`
	ClaimHash   Hash           `json:"claimHash"`
	Deadline    uint64         `json:"deadline"`
}

// MarshalJSON implements json.Marshaler.
func (g OuterGradient) MarshalJSON() ([]byte, error) {
	return json.Marshal(gradientJSON{g.TaskId, g.Round, g.Trainer, g.ParentRoot, g.PayloadRoot, g.ClaimHash, g.Deadline})
}

// UnmarshalJSON implements json.Unmarshaler.
func (g *OuterGradient) UnmarshalJSON(b []byte) error {
	var v gradientJSON
	if err := json.Unmarshal(b, &v); err != nil {
		return err
	}
	*g = OuterGradient{v.TaskId, v.Round, v.Trainer, v.ParentRoot, v.PayloadRoot, v.ClaimHash, v.Deadline}
	return nil
}

// Digest is what the trainer's key signs.
func (g OuterGradient) Digest(d Domain) Hash {
	var w words
	w.hash(gradientType)
	w.hash(g.TaskId)
	w.uint(uint64(g.Round))
	w.hash(g.ParentRoot)
	w.hash(g.PayloadRoot)
	w.hash(g.ClaimHash)
	w.uint(g.Deadline)
	return d.digest(w)
}

// ClaimID is the name of the claim in the training game. The trainer is no part of the digest, which anybody may sign as well.
func (g OuterGradient) ClaimID(d Domain) Hash {
	digest := g.Digest(d)
	return Hash(crypto.Keccak256(digest[:], common.LeftPadBytes(g.Trainer[:], 32)))
}

// SyncRound is a witness's statement that NewRoot follows from ParentRoot by the payloads of the set.
type SyncRound struct {
	TaskId     Hash   `json:"taskId"`
	Round      uint32 `json:"round"`
	ParentRoot Hash   `json:"parentRoot"`
	SetHash    Hash   `json:"setHash"`
	NewRoot    Hash   `json:"newRoot"`
	AuxRoot    Hash   `json:"auxRoot"`
}

// Digest is what the witness's key signs.
func (s SyncRound) Digest(d Domain) Hash {
	var w words
	w.hash(syncType)
	w.hash(s.TaskId)
	w.uint(uint64(s.Round))
	w.hash(s.ParentRoot)
	w.hash(s.SetHash)
	w.hash(s.NewRoot)
	w.hash(s.AuxRoot)
	return d.digest(w)
}

// PayloadReceipt is a keeper's statement that it has stored a payload.
type PayloadReceipt struct {
	TaskId      Hash           `json:"taskId"`
	Round       uint32         `json:"round"`
	Trainer     common.Address `json:"trainer"`
	PayloadRoot Hash           `json:"payloadRoot"`
}

// Digest is what the keeper's key signs.
func (p PayloadReceipt) Digest(d Domain) Hash {
	var w words
	w.hash(receiptType)
	w.hash(p.TaskId)
	w.uint(uint64(p.Round))
	w.address(p.Trainer)
	w.hash(p.PayloadRoot)
	return d.digest(w)
}

// KeyRegistration is a key's statement that it signs for Account. Its domain is that of StakeVault.
type KeyRegistration struct {
	Account common.Address `json:"account"`
	Key     common.Address `json:"key"`
}

// Digest is what the key signs.
func (k KeyRegistration) Digest(d Domain) Hash {
	var w words
	w.hash(keyType)
	w.address(k.Account)
	w.address(k.Key)
	return d.digest(w)
}

// KeeperRequest is an account's word that a request to a keeper is its own. It earns the request a place among those that are kept free
// for the task's trainers and keepers; what the request does needs none.
type KeeperRequest struct {
	// Keeper is the account of the keeper that the request is for.
	Keeper  common.Address `json:"keeper"`
	TaskId  Hash           `json:"taskId"`
	Account common.Address `json:"account"`
	Method  string         `json:"method"`
	// Path is the request's, with its query.
	Path string `json:"path"`
	// Content is the payload's root for a payload, else the SHA-256 of the body.
	Content Hash `json:"content"`
	// Expires is the Unix second after which it counts no more.
	Expires uint64 `json:"expires"`
}

// Digest is what the account's key signs, the one enrolled or in the pool, or its own.
func (k KeeperRequest) Digest(d Domain) Hash {
	var w words
	w.hash(requestType)
	w.address(k.Keeper)
	w.hash(k.TaskId)
	w.address(k.Account)
	w.hash(typeHash(k.Method))
	w.hash(typeHash(k.Path))
	w.hash(k.Content)
	w.uint(k.Expires)
	return d.digest(w)
}

// Sign returns r ‖ s ‖ v, 65 bytes, v 27 or 28, s in the lower half.
func Sign(key *ecdsa.PrivateKey, digest Hash) ([]byte, error) {
	sig, err := crypto.Sign(digest[:], key)
	if err != nil {
		return nil, fmt.Errorf("sign: %w", err)
	}
	sig[64] += 27
	return sig, nil
}

// Recover returns the account whose key signed digest. Every form that the contracts refuse (another length or v, an s in the
// upper half) is ErrInvalidSignature.
func Recover(digest Hash, sig []byte) (common.Address, error) {
	if len(sig) != SignatureBytes {
		return common.Address{}, ErrInvalidSignature.With("a signature has %d bytes, not %d", SignatureBytes, len(sig))
	}
	r, s := new(big.Int).SetBytes(sig[:32]), new(big.Int).SetBytes(sig[32:64])
	if sig[64] != 27 && sig[64] != 28 || !crypto.ValidateSignatureValues(sig[64]-27, r, s, true) {
		return common.Address{}, ErrInvalidSignature.With("v is 27 or 28, r and s are in range and s is in the lower half")
	}
	norm := append([]byte(nil), sig...)
	norm[64] -= 27
	pub, err := crypto.SigToPub(digest[:], norm)
	if err != nil {
		return common.Address{}, ErrInvalidSignature.Because(err)
	}
	return crypto.PubkeyToAddress(*pub), nil
}
