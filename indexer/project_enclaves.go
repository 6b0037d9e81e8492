package indexer

import (
	"fmt"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/jackc/pgx/v5"

	"assay/bindings/enclaves"
)

// ofEnclaves are the changes of rows by an event of Enclaves.
func (d *decoder) ofEnclaves(at pgx.NamedArgs, ev any) ([]change, error) {
	switch e := ev.(type) {
	case *enclaves.EnclavesEIP712DomainChanged:
		return nil, nil // Never emitted.

	case *enclaves.EnclavesEnclavePolicySet:
		p := e.Policy
		return task(at, e.TaskId, `
			INSERT INTO derived.enclave_policies (task_id, policy_hash, identities, tdx_floor, tdx_evaluation, snp_floor, snp_guest_svn,
				set_at, set_block, set_log, set_tx)
			VALUES (@task, @hash, @identities, @tdx_floor, @tdx_evaluation, @snp_floor, @snp_guest_svn, @time, @block, @log, @tx)`, pgx.NamedArgs{
			// The event's data is the encoding that the contract keeps the hash of.
			"hash": crypto.Keccak256(e.Raw.Data), "identities": words(p.Identities), "tdx_floor": p.TdxFloor[:], "tdx_evaluation": int64(p.TdxEvaluation),
			"snp_floor": p.SnpFloor[:], "snp_guest_svn": int64(p.SnpGuestSvn),
		}), nil
	case *enclaves.EnclavesSealedManifestInstalled:
		recipients := make([][]byte, len(e.Recipients))
		for i, r := range e.Recipients {
			recipients[i] = r.Trainer[:]
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.sealings (task_id, version, manifest_hash, recipients, installed_at, installed_block, installed_log, installed_tx)
			VALUES (@task, @version, @manifest, @recipients, @time, @block, @log, @tx)`,
			pgx.NamedArgs{"version": int64(e.Version), "manifest": e.ManifestHash[:], "recipients": recipients}), nil
	case *enclaves.EnclavesEnclaveAttested:
		a := e.Attestation
		vendor, err := enumName(vendors, a.Vendor)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		keepers, signatures := make([][]byte, len(e.Signatures)), make([][]byte, len(e.Signatures))
		for i, s := range e.Signatures {
			keepers[i], signatures[i] = s.Keeper[:], nonNil(s.Signature)
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.attestations (block_number, log_index, task_id, trainer, enclave_key, nonce, vendor, quote_hash, evidence_hash, manifest_hash,
				policy_hash, verified_at, keepers, signatures, quote, attested_at, tx)
			VALUES (@block, @log, @task, @trainer, @key, @nonce, @vendor, @quote_hash, @evidence, @manifest,
				@policy, @verified::numeric, @keepers, @signatures, @quote, @time, @tx)`, pgx.NamedArgs{
			"trainer": e.Trainer[:], "key": a.EnclaveKey[:], "nonce": a.Nonce[:], "vendor": vendor, "quote_hash": a.QuoteHash[:], "evidence": a.EvidenceHash[:],
			"manifest": a.ManifestHash[:], "policy": a.PolicyHash[:], "verified": u64(a.VerifiedAt), "keepers": keepers, "signatures": signatures, "quote": nonNil(e.Quote),
		}), nil
	case *enclaves.EnclavesAttestationRefuted:
		fault, err := enumName(quoteFaults, e.Fault)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", errUndecodable, err)
		}
		return task(at, e.TaskId, `
			INSERT INTO derived.refutations (block_number, log_index, task_id, trainer, challenger, quote_hash, fault, convicted, refuted_at, tx)
			VALUES (@block, @log, @task, @trainer, @challenger, @quote_hash, @fault, @convicted::numeric, @time, @tx)`, pgx.NamedArgs{
			"trainer": e.Trainer[:], "challenger": e.Challenger[:], "quote_hash": e.QuoteHash[:], "fault": fault, "convicted": bigInt(e.Convicted),
		}), nil
	}
	return nil, fmt.Errorf("%w: %T", errNoRows, ev)
}

func words(list [][32]byte) [][]byte {
	out := make([][]byte, len(list))
	for i := range list {
		out[i] = list[i][:]
	}
	return out
}
