package indexer

import (
	"context"
	"errors"
)

// quoteBytes is what a quote counts in an answer, as hex: more than one of TDX has without the certificates behind it.
const quoteBytes = 4 << 10

// EnclavePolicy is a row of derived.enclave_policies.
type EnclavePolicy struct {
	place
	TaskID        Bytes32   `db:"task_id"`
	PolicyHash    Bytes32   `db:"policy_hash"`
	Identities    []Bytes32 `db:"identities"`
	TdxFloor      Bytes     `db:"tdx_floor"`
	TdxEvaluation Long      `db:"tdx_evaluation"`
	SnpFloor      Bytes     `db:"snp_floor"`
	SnpGuestSvn   Long      `db:"snp_guest_svn"`
	SetAt         Long      `db:"set_at"`
	SetBlock      Long      `db:"set_block"`
	SetLog        Long      `db:"set_log"`
	SetTx         Bytes32   `db:"set_tx"`
}

var enclavePolicyEntity = newEntity[EnclavePolicy]("enclave_policies", []string{"task_id"}, map[string][]string{
	"SET": {"set_block", "set_log"},
})

// Sealing is a row of derived.sealings.
type Sealing struct {
	place
	TaskID         Bytes32   `db:"task_id"`
	Version        Long      `db:"version"`
	ManifestHash   Bytes32   `db:"manifest_hash"`
	Recipients     []Address `db:"recipients"`
	InstalledAt    Long      `db:"installed_at"`
	InstalledBlock Long      `db:"installed_block"`
	InstalledLog   Long      `db:"installed_log"`
	InstalledTx    Bytes32   `db:"installed_tx"`
}

var sealingEntity = newEntity[Sealing]("sealings", []string{"task_id", "version"}, map[string][]string{
	"INSTALLED": {"installed_block", "installed_log"}, "VERSION": {"version"},
})

// Attestation is a row of derived.enclaves: of derived.attestations, with whether it counts.
type Attestation struct {
	place
	BlockNumber  Long      `db:"block_number"`
	LogIndex     Long      `db:"log_index"`
	TaskID       Bytes32   `db:"task_id"`
	Trainer      Address   `db:"trainer"`
	EnclaveKey   Bytes32   `db:"enclave_key"`
	Nonce        Bytes32   `db:"nonce"`
	Vendor       string    `db:"vendor"`
	QuoteHash    Bytes32   `db:"quote_hash"`
	EvidenceHash Bytes32   `db:"evidence_hash"`
	ManifestHash Bytes32   `db:"manifest_hash"`
	PolicyHash   Bytes32   `db:"policy_hash"`
	VerifiedAt   BigInt    `db:"verified_at"`
	Keepers      []Address `db:"keepers"`
	Signed       []Bytes   `db:"signatures"`
	Counts       bool      `db:"counts"`
	AttestedAt   Long      `db:"attested_at"`
	Tx           Bytes32   `db:"tx"`
}

var attestationEntity = newEntity[Attestation]("enclaves", []string{"block_number", "log_index"}, map[string][]string{
	"ATTESTED": {},
})

// quote is a row of derived.quotes: what is read of an attestation only where it is asked for.
type quote struct {
	place
	BlockNumber Long   `db:"block_number"`
	LogIndex    Long   `db:"log_index"`
	Quote       *Bytes `db:"quote"`
}

var quoteEntity = newEntity[quote]("quotes", []string{"block_number", "log_index"}, map[string][]string{"ATTESTED": {}})

// Refutation is a row of derived.refutations.
type Refutation struct {
	place
	BlockNumber Long    `db:"block_number"`
	LogIndex    Long    `db:"log_index"`
	TaskID      Bytes32 `db:"task_id"`
	Trainer     Address `db:"trainer"`
	Challenger  Address `db:"challenger"`
	QuoteHash   Bytes32 `db:"quote_hash"`
	Fault       string  `db:"fault"`
	Convicted   BigInt  `db:"convicted"`
	RefutedAt   Long    `db:"refuted_at"`
	Tx          Bytes32 `db:"tx"`
}

var refutationEntity = newEntity[Refutation]("refutations", []string{"block_number", "log_index"}, map[string][]string{
	"REFUTED": {},
})

type enclavePolicyFilter struct {
	TaskID     *Bytes32 `where:"task_id ="`
	PolicyHash *Bytes32 `where:"policy_hash ="`
}

type sealingFilter struct {
	TaskID       *Bytes32 `where:"task_id ="`
	Version      *Long    `where:"version ="`
	ManifestHash *Bytes32 `where:"manifest_hash ="`
}

type attestationFilter struct {
	TaskID       *Bytes32  `where:"task_id ="`
	Trainer      *Address  `where:"trainer ="`
	Vendor       *string   `where:"vendor ="`
	VendorIn     *[]string `where:"vendor IN"`
	EnclaveKey   *Bytes32  `where:"enclave_key ="`
	QuoteHash    *Bytes32  `where:"quote_hash ="`
	ManifestHash *Bytes32  `where:"manifest_hash ="`
	Counts       *bool     `where:"counts ="`
}

type refutationFilter struct {
	TaskID     *Bytes32 `where:"task_id ="`
	Trainer    *Address `where:"trainer ="`
	Challenger *Address `where:"challenger ="`
	Fault      *string  `where:"fault ="`
}

func (sealedQueries) EnclavePolicy(ctx context.Context, a struct{ TaskID Bytes32 }) (*EnclavePolicy, error) {
	return lookup(ctx, enclavePolicyEntity, equal("task_id", a.TaskID))
}

func (sealedQueries) EnclavePolicies(ctx context.Context, a listArgs[enclavePolicyFilter]) (*connection[EnclavePolicy], error) {
	return list(ctx, enclavePolicyEntity, a.pageArgs, a.Where)
}

func (sealedQueries) Sealing(ctx context.Context, a struct {
	TaskID  Bytes32
	Version Long
}) (*Sealing, error) {
	return lookup(ctx, sealingEntity, equal("task_id", a.TaskID), equal("version", a.Version))
}

func (sealedQueries) Sealings(ctx context.Context, a listArgs[sealingFilter]) (*connection[Sealing], error) {
	return list(ctx, sealingEntity, a.pageArgs, a.Where)
}

func (sealedQueries) Attestations(ctx context.Context, a listArgs[attestationFilter]) (*connection[Attestation], error) {
	return list(ctx, attestationEntity, a.pageArgs, a.Where)
}

func (sealedQueries) Refutations(ctx context.Context, a listArgs[refutationFilter]) (*connection[Refutation], error) {
	return list(ctx, refutationEntity, a.pageArgs, a.Where)
}

// ofLog joins what is of one log.
var ofLog = joinOn("block_number", "block_number", "log_index", "log_index")

// EnclavePolicy is the GraphQL field.
func (t *Task) EnclavePolicy(ctx context.Context) (*EnclavePolicy, error) {
	return child(ctx, t.place, enclavePolicyEntity, ofTask)
}

// Sealings is the GraphQL field.
func (t *Task) Sealings(a listArgs[sealingFilter]) (*connection[Sealing], error) {
	return children(t.place, sealingEntity, ofTask, a.pageArgs, a.Where)
}

// Attestations is the GraphQL field.
func (t *Task) Attestations(a listArgs[attestationFilter]) (*connection[Attestation], error) {
	return children(t.place, attestationEntity, ofTask, a.pageArgs, a.Where)
}

// Refutations is the GraphQL field.
func (t *Task) Refutations(a listArgs[refutationFilter]) (*connection[Refutation], error) {
	return children(t.place, refutationEntity, ofTask, a.pageArgs, a.Where)
}

// Attestations is the GraphQL field.
func (t *Trainer) Attestations(a listArgs[attestationFilter]) (*connection[Attestation], error) {
	return children(t.place, attestationEntity, ofTrainer, a.pageArgs, a.Where)
}

// Task is the GraphQL field.
func (p *EnclavePolicy) Task(ctx context.Context) (*Task, error) {
	return child(ctx, p.place, taskEntity, ofTask)
}

// Task is the GraphQL field.
func (s *Sealing) Task(ctx context.Context) (*Task, error) {
	return child(ctx, s.place, taskEntity, ofTask)
}

// Task is the GraphQL field.
func (a *Attestation) Task(ctx context.Context) (*Task, error) {
	return child(ctx, a.place, taskEntity, ofTask)
}

// Task is the GraphQL field.
func (r *Refutation) Task(ctx context.Context) (*Task, error) {
	return child(ctx, r.place, taskEntity, ofTask)
}

// KeeperSignature is a keeper's word, as it signed it.
type KeeperSignature struct {
	Keeper    Address
	Signature Bytes
}

// Signatures are those of the keepers that vouch for the enclave.
func (a *Attestation) Signatures() ([]KeeperSignature, error) {
	if len(a.Keepers) != len(a.Signed) {
		return nil, errors.New("an attestation without a signature for each of its keepers")
	}
	out := make([]KeeperSignature, len(a.Keepers))
	for i, keeper := range a.Keepers {
		out[i] = KeeperSignature{keeper, a.Signed[i]}
	}
	return out, nil
}

// Quote is read for itself, because most answers do not need it; nil if it is too large for an answer.
func (a *Attestation) Quote(ctx context.Context) (*Bytes, error) {
	q, err := child(ctx, a.place, quoteEntity, ofLog)
	if err != nil || q == nil || q.Quote == nil {
		return nil, err
	}
	requestOf(ctx).work.answers(2 * int64(len(*q.Quote)))
	return q.Quote, nil
}
