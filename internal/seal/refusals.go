package seal

import (
	"net/http"

	"assay/protocol"
)

// Refusals are all refusals of this package, by name, from the outermost bytes to the records. docs/sealed-data.md has the same table, which a
// test compares. Where Tenzro has a name for the same thing, it is that one.
var Refusals = []*protocol.Error{
	ErrManifestTooLarge, ErrManifestMalformed, ErrFormatUnknown, ErrTaskMissing, ErrVersion, ErrSplit, ErrShardTooLarge, ErrDatasetRoot, ErrKey,
	ErrRevokedOrder, ErrRecipientOrder, ErrNoRecipient, ErrAttestation, ErrKeyRevoked, ErrEnvelopeOrder, ErrShardIndex, ErrWrappedKey, ErrSignature,
	ErrTaskMismatch, ErrManifestMissing, ErrManifestHash, ErrSuperseded, ErrNotSuccessor, ErrEnvelopeMissing, ErrKeyMismatch, ErrShardSize, ErrShardHash,
	ErrDataKeyUnopened, ErrShardUnopened, ErrShardMixedUp, ErrAttestationRequired, ErrVerdictIncomplete, ErrVerdictStale, ErrBindingMismatch,
	ErrKeyFile, ErrKeyExposed, ErrDataFolder, ErrWrapAlgorithm, ErrPlaintextOnDisk,
}

func refusal(name, message, hint string) *protocol.Error {
	return &protocol.Error{Name: name, Message: message, Hint: hint, Status: http.StatusForbidden}
}

// What this package refuses. The message of what is returned says what was found.
var (
	ErrManifestTooLarge = refusal("SealedManifestTooLarge", "the manifest is larger than any that is read",
		"seal larger shards (`assay-trainer data build --shard-bytes`), or to fewer trainers")
	ErrManifestMalformed = refusal("SealedManifestMalformed", "the manifest is not JSON with exactly its members",
		"docs/sealed-data.md has the format; `assay data seal` writes it")
	ErrFormatUnknown = refusal("SealedFormatUnknown", "the manifest is of a format that is not read",
		"assay-sealed/1 is read, and Tenzro's manifests without a format; use a newer version of this program for others")
	ErrTaskMissing = refusal("SealedTaskMissing", "the manifest names no task",
		"seal for a task that was posted: its id is bound into every shard")
	ErrVersion = refusal("SealedVersionInvalid", "version and previous manifest do not go together",
		"versions count from 1, and each but the first names the hash of the one before it")
	ErrSplit = refusal("SealedSplitInvalid", "the parts of the data set are not laid out as they can be",
		"seal a folder of `assay-trainer data build` again")
	ErrShardTooLarge = refusal("SealedShardTooLarge", "a shard is larger than any that is sealed",
		"build the folder again with a smaller --shard-bytes")
	ErrDatasetRoot = refusal("DatasetRootMismatch", "the shards do not make up the data set of the root",
		"seal the folder whose root the task names")
	ErrKey = refusal("EnclaveKeyInvalid", "the enclave key is no X25519 key that can be sealed to",
		"give the 32 bytes that `assay data keygen` prints; points of small order are refused")
	ErrRevokedOrder = refusal("SealedRevokedOrder", "revoked keys do not ascend",
		"list each revoked key once, in ascending order")
	ErrRecipientOrder = refusal("SealedRecipientOrder", "recipients do not ascend by their address",
		"list each trainer once, in ascending order of its address")
	ErrNoRecipient = refusal("SealedRecipientMissing", "nobody is sealed to",
		"name at least one trainer, and seal at least one shard to each")
	ErrAttestation = refusal("SealedAttestationInvalid", "what the manifest says of a recipient's attestation is not whole",
		"seal to a key that was attested, or leave the attestation out for a trainer's own key")
	ErrKeyRevoked = refusal("SealedKeyRevoked", "the enclave key is revoked",
		"make a new key in the enclave, and have it attested again")
	ErrEnvelopeOrder = refusal("SealedEnvelopeOrder", "envelopes do not ascend by their shard",
		"list each shard of a trainer once, in ascending order")
	ErrShardIndex = refusal("SealedShardIndexOutOfRange", "there is no such shard",
		"indices count the shards of train, held_out and card, in that order")
	ErrWrappedKey = refusal("SealedWrappedKeySize", "the wrapped key has not its size",
		"a wrapped key is 32 bytes of encapsulation, 32 of key and 16 of tag")
	ErrSignature = refusal("SealedManifestSignature", "the manifest is not signed by the sponsor",
		"get the manifest from the sponsor of the task; `assay task get` names the account")
	ErrTaskMismatch = refusal("SealedTaskMismatch", "the manifest is of another task",
		"ask for the manifest of this task: shards of one task cannot be opened for another")
	ErrManifestMissing = refusal("SealedManifestMissing", "the sponsor has installed no sealed manifest",
		"wait for the sponsor: `assay enclave install`")
	ErrManifestHash = refusal("SealedManifestHashMismatch", "the manifest is another one than was asked for",
		"get the manifest with the hash that the sponsor announced")
	ErrSuperseded = refusal("SealingSuperseded", "a newer sealing stands in this one's place",
		"open the newest one: its shards are sealed under other keys")
	ErrNotSuccessor = refusal("SealingNotSuccessor", "the newer manifest does not follow from the older one",
		"a new sealing is of the same task and data set, has the next version, and forgets no revoked key")
	ErrEnvelopeMissing = refusal("SealedEnvelopeMissing", "nothing is sealed to this trainer",
		"ask the sponsor to seal to this trainer's key")
	ErrKeyMismatch = refusal("EnclaveKeyMismatch", "the shards are sealed to another key of this trainer",
		"use the key that was attested; if it is lost, ask the sponsor for a new sealing")
	ErrShardSize = refusal("SealedShardSizeMismatch", "the sealed shard has another size than the manifest says",
		"fetch the shard again")
	ErrShardHash = refusal("SealedShardHashMismatch", "the sealed shard has another hash than the manifest says",
		"fetch the shard again, for this version of the sealing")
	ErrDataKeyUnopened = refusal("DataKeyUnopened", "the shard's key does not open",
		"it was wrapped to another key, or for another task, shard, trainer or version: report it to the sponsor")
	ErrShardUnopened = refusal("SealedShardUnopened", "the shard does not open under its key",
		"it was sealed for another task, shard or trainer: report it to the sponsor")
	ErrShardMixedUp = refusal("SealedShardMixedUp", "the records are not those of this shard",
		"the sponsor sealed other records in this place: report it, and train on nothing of it")
	ErrAttestationRequired = refusal("AttestationRequired", "no accepted verdict about the enclave",
		"verify the enclave's quote as of now: `assay attest verify` says what refuses it")
	ErrVerdictIncomplete = refusal("VerdictIncomplete", "the verdict goes without something that a key is released on",
		"verify with measurements, binding, floor and revocation, and without debugging")
	ErrVerdictStale = refusal("VerdictStale", "the verdict is not about now",
		"verify as of now: ask the enclave for a quote with a new nonce, or a keeper again whose chain is behind")
	ErrBindingMismatch = refusal("EnclaveBindingMismatch", "the quote is not bound to this enclave key, nonce and task",
		"ask the guest for a quote over the report data that `assay attest data` prints")
	ErrKeyFile = refusal("EnclaveKeyFile", "the file is no enclave key",
		"`assay data keygen` writes one: 64 hexadecimal digits")
	ErrKeyExposed = refusal("EnclaveKeyExposed", "other users can read the enclave key",
		"chmod 600 the file; if others may have read it, revoke the key and make another one")
	ErrDataFolder = refusal("DataFolder", "the folder is no data set",
		"name a folder that `assay-trainer data build` wrote, or a task's folder that has one in data/")
	ErrWrapAlgorithm = refusal("WrapAlgorithmUnknown", "the key is wrapped in a way that is not read",
		"hpke-x25519-hkdf-sha256-aes-256-gcm is read")
	ErrPlaintextOnDisk = refusal("PlaintextOnDisk", "records in the clear belong into memory",
		"name a folder of a tmpfs, such as one under /dev/shm")
)
