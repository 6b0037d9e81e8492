package keeper

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"assay/internal/chain"
	"assay/internal/seal"
	"assay/protocol"
)

// attestations are what this keeper signs of trainers' enclaves. It keeps nothing: whoever has evidence, manifest and time gets the same verdict.
type attestations struct {
	*node
	tasks *registry
	// enclaves is the domain of what is signed.
	enclaves protocol.Domain
}

// attested is a keeper's signature under an attestation.
type attested struct {
	Keeper      common.Address        `json:"keeper"`
	Attestation *protocol.Attestation `json:"attestation"`
	Signature   hexutil.Bytes         `json:"signature"`
}

// sign verifies what a trainer shows of its enclave, and signs that it holds. What it signs its lock answers for.
func (a *attestations) sign(ctx context.Context, id protocol.Hash, trainer common.Address, raw []byte) (*attested, error) {
	var shown seal.Enrollment
	if err := protocol.UnmarshalStrict(raw, &shown); err != nil {
		return nil, errInvalidParams.Because(err)
	}
	if shown.Trainer != trainer {
		return nil, errInvalidParams.With("the body is of another trainer than the path")
	}
	v, err := a.chainNow(ctx)
	if err != nil {
		return nil, err
	}
	spec, _, err := a.tasks.spec(ctx, v, id)
	if err != nil {
		return nil, err
	}
	if !protocol.Tier(spec.Tier).Sealed() {
		return nil, errTaskNotServed.With("the task is of the %s tier: enclaves are attested in the Confidential tier alone", protocol.Tier(spec.Tier))
	}
	if err := a.tasks.serves(ctx, v, id, spec); err != nil {
		return nil, err
	}
	terms, err := seal.ReadConfidential(ctx, v, a.domain.ChainID, id, spec)
	if errors.Is(err, chain.ErrNoEnclaves) {
		return nil, errTaskNotServed.Because(err)
	} else if err != nil {
		return nil, err
	}
	statement, _, err := shown.Attest(terms, time.Unix(int64(v.Time), 0))
	if err != nil {
		return nil, err
	}
	signature, err := protocol.Sign(a.cfg.SigningKey, statement.Digest(a.enclaves))
	if err != nil {
		return nil, err
	}
	a.log.Info("signed that an enclave is attested", "task", id, "trainer", shown.Trainer, "vendor", statement.Vendor, "evidence", statement.EvidenceHash)
	return &attested{a.account, statement, signature}, nil
}

// putAttestation signs that a trainer's enclave is attested.
func (s *server) putAttestation(w http.ResponseWriter, r *http.Request) error {
	id, err := protocolHash(r.PathValue("task"))
	if err != nil {
		return err
	}
	if !common.IsHexAddress(r.PathValue("trainer")) {
		return errInvalidParams.With("trainer %.50q is no address", r.PathValue("trainer"))
	}
	raw, err := io.ReadAll(s.bounded(w, r)(seal.MaxEnrollmentBytes))
	if err != nil {
		return err
	}
	out, err := s.attestations.sign(r.Context(), id, common.HexToAddress(r.PathValue("trainer")), raw)
	if err != nil {
		return err
	}
	return writeJSON(w, out)
}
