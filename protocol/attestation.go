package protocol

import (
	"bytes"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// MaxIdentities is how many guests a task's policy allows at most.
const MaxIdentities = 64

// Attestation is a keeper's statement about a trainer's enclave: that its quote verified as of VerifiedAt under the task's policy, is bound to key,
// nonce and task, and that the sealed manifest has an envelope for this trainer and key. Its fields are those of the contract's struct.
type Attestation struct {
	TaskId  Hash           `json:"taskId"`
	Trainer common.Address `json:"trainer"`
	// EnclaveKey is the X25519 key that shards are sealed to, Nonce what the sponsor drew for this release.
	EnclaveKey Hash          `json:"enclaveKey"`
	Nonce      Hash          `json:"nonce"`
	Vendor     EnclaveVendor `json:"vendor"`
	// QuoteHash is keccak256 of the quote without certificates, EvidenceHash that of quote and collateral (docs/attestation.md).
	QuoteHash    Hash `json:"quoteHash"`
	EvidenceHash Hash `json:"evidenceHash"`
	ManifestHash Hash `json:"manifestHash"`
	PolicyHash   Hash `json:"policyHash"`
	// VerifiedAt is a Unix second.
	VerifiedAt uint64 `json:"verifiedAt"`
}

// Digest is what a keeper's signing key signs, under the domain of Enclaves.
func (a Attestation) Digest(d Domain) Hash {
	var w words
	w.hash(attestationType)
	w.hash(a.TaskId)
	w.address(a.Trainer)
	w.hash(a.EnclaveKey)
	w.hash(a.Nonce)
	w.uint(uint64(a.Vendor))
	w.hash(a.QuoteHash)
	w.hash(a.EvidenceHash)
	w.hash(a.ManifestHash)
	w.hash(a.PolicyHash)
	w.uint(a.VerifiedAt)
	return d.digest(w)
}

// EnclavePolicy says which guests a Confidential task takes. Its fields are those of the contract's struct.
type EnclavePolicy struct {
	// Identities are hashes of vendor and measurements, ascending, 1 to MaxIdentities.
	Identities []Hash `json:"identities"`
	// TDXFloor bounds each byte of TEE_TCB_SVN from below: 16 bytes. Zero: Intel's status has to be UpToDate; else any but Revoked is taken.
	TDXFloor hexutil.Bytes `json:"tdxFloor"`
	// TDXEvaluation bounds the number of Intel's evaluation from below.
	TDXEvaluation uint32 `json:"tdxEvaluation"`
	// SNPFloor bounds boot loader, TEE, SNP and microcode from below: 4 bytes. Zero: no report of AMD is taken.
	SNPFloor    hexutil.Bytes `json:"snpFloor"`
	SNPGuestSVN uint32        `json:"snpGuestSvn"`
}

// Check reports the first thing wrong with a policy, as ErrEnclavePolicy.
func (p *EnclavePolicy) Check() error {
	switch {
	case len(p.Identities) == 0 || len(p.Identities) > MaxIdentities:
		return ErrEnclavePolicy.With("%d identities: 1 to %d", len(p.Identities), MaxIdentities)
	case len(p.TDXFloor) != 16:
		return ErrEnclavePolicy.With("tdxFloor has %d bytes, not 16", len(p.TDXFloor))
	case len(p.SNPFloor) != 4:
		return ErrEnclavePolicy.With("snpFloor has %d bytes, not 4", len(p.SNPFloor))
	}
	last := Hash{}
	for _, id := range p.Identities {
		if bytes.Compare(id[:], last[:]) <= 0 {
			return ErrEnclavePolicy.With("identities do not ascend, or one is zero")
		}
		last = id
	}
	return nil
}

// Hash is what the contract keeps of a policy that Check admits: keccak256(abi.encode(policy)).
func (p *EnclavePolicy) Hash() Hash {
	var w words
	w.uint(32)
	w.uint(5 * 32)
	w.hash(Hash(common.RightPadBytes(p.TDXFloor, 32)))
	w.uint(uint64(p.TDXEvaluation))
	w.hash(Hash(common.RightPadBytes(p.SNPFloor, 32)))
	w.uint(uint64(p.SNPGuestSVN))
	w.uint(uint64(len(p.Identities)))
	for _, id := range p.Identities {
		w.hash(id)
	}
	return Hash(crypto.Keccak256Hash(w.b))
}
