package tenzro

import (
	"net/http"

	"assay/protocol"
)

func refusal(name, message, hint string) *protocol.Error {
	return &protocol.Error{Name: name, Message: message, Hint: hint, Status: http.StatusUnprocessableEntity}
}

// Refusals, under Tenzro's names where it has one. docs/tenzro.md has the table, which a test compares.
var (
	ErrInvalidParams = refusal("InvalidParams", "the parameters are not the method's",
		"docs/tenzro.md lists each method's parameters")
	ErrTaskNotFound = refusal("TaskNotFound", "training task not found",
		"name it by its id on chain, 0x and 64 digits, or by a name that was given with --name or that this bridge posted")
	ErrInvalidTaskSpec = refusal("InvalidTaskSpec", "invalid task spec",
		"docs/tenzro.md says what of a task specification has a counterpart on chain")
	ErrAlreadyEnrolled = refusal("AlreadyEnrolled", "trainer already enrolled",
		"go on: the slot is held")
	ErrTrainerNotEnrolled = refusal("TrainerNotEnrolled", "the trainer is not enrolled in this run",
		"enrol first: tenzro_training_enrollTrainer")
	ErrEnrollmentClosed = refusal("EnrollmentClosed", "enrollment closed for the task",
		"look for another task; one that waits for its keepers takes trainers later")
	ErrInvalidRound = refusal("InvalidRound", "the round is not the open one",
		"read current_round with tenzro_training_getRun")
	ErrConflictingFinalize = refusal("ConflictingFinalize", "conflicting finalize: what is offered is not the round's aggregate",
		"compute it from the payloads: `assay verify run` says what every round is")
	ErrFragmentOutOfRange = refusal("FragmentOutOfRange", "fragment out of range",
		"a task's fragments count from 0 to fragment_count - 1")
	ErrInvalidSignature = refusal("InvalidSignature", "invalid signature on the outer gradient",
		"sign the gradient with the key that trainer_address is")
	ErrSealedManifestHash = refusal("SealedManifestHashMismatch", "sealed-shard manifest hash mismatch",
		"install the manifest whose hash its envelopes give")
	ErrAttestationRequired = refusal("AttestationRequired", "attestation required for the tier",
		"attestations are judged by `assay attest verify` and `assay data seal`, not by enrolment on chain")
	ErrQuantizationMismatch = refusal("QuantizationMismatch", "quantization mismatch",
		"send unquantized payloads in a task without quantization; Tenzro's quantized bytes round otherwise than this network's")
	ErrPayloadKindMismatch = refusal("PayloadKindMismatch", "payload kind mismatch",
		"send dense payloads in a dense task; Tenzro's sparse bytes have another layout than this network's")
	ErrOuterUpdateRequiresSparse = refusal("OuterUpdateRequiresSparse", "SparseEf goes with sparse payloads alone",
		"ask for Nesterov's update")
	ErrPayloadSizeMismatch = refusal("PayloadSizeMismatch", "payload size mismatch",
		"put the payload of the gradient into the bridge's folder of payloads")
	ErrPayloadHashMismatch = refusal("PayloadHashMismatch", "payload hash mismatch",
		"put the payload of the gradient into the bridge's folder of payloads")
	ErrPayloadMalformed = refusal("PayloadMalformed", "the payload is not safetensors with exactly the fragment's tensors",
		"send the fragment's tensors by the manifest's names and shapes, as F32")
	ErrQuorumNotMet = refusal("QuorumNotMet", "quorum not yet reached: no result of the round stands on chain",
		"ask again: keepers propose a round when its payloads are there")
	ErrCommitmentRequired = refusal("CommitmentRequired", "a task of the Verified tier needs a claim with each gradient, which a replay can disprove",
		"train with `assay-trainer run`, which makes it; Tenzro's gradients have none")
	ErrCommitmentInvalid = refusal("CommitmentInvalid", "the activation commitment breaks a rule",
		"build it from the fragment's delta")
	ErrCommitmentMismatch = refusal("CommitmentMismatch", "the commitments differ",
		"in a Verified task `assay challenger` proves a wrong step on chain; in an Open one `assay verify run` recomputes every aggregate")
	ErrGradientNotFound = refusal("GradientNotFound", "no such gradient is known here",
		"ask the bridge that it was submitted through; put its payload into the folder of payloads first")
	ErrDuplicateSubmission = refusal("DuplicateSubmission", "another gradient of this fragment was accepted for the round",
		"one gradient a fragment and round: resend the first one")
	ErrKeyNotHeld = refusal("KeyNotHeld", "this bridge does not hold the key that this would need",
		"ask the bridge of that account's operator; --did names the DIDs of this one's")
	ErrNotTranslatable = refusal("NotTranslatable", "this has no true counterpart on chain",
		"docs/tenzro.md says why, and what to use instead")
	ErrStorage = refusal("Storage", "the bridge cannot keep what it would answer for",
		"free space in its folder")
	ErrChainUnavailable = refusal("ChainUnavailable", "the chain does not answer",
		"try again")
	ErrObjectUnavailable = refusal("ObjectNotFound", "no keeper of the task serves what the answer needs",
		"try again, or name a keeper with --keeper")
	ErrOverloaded = refusal("Overloaded", "too many requests at once",
		"try again")
	ErrInternal = refusal("Internal", "internal error",
		"the bridge's log has the cause")
)

// Refusals are all of them.
var Refusals = []*protocol.Error{
	ErrInvalidParams, ErrTaskNotFound, ErrInvalidTaskSpec, ErrAlreadyEnrolled, ErrTrainerNotEnrolled, ErrEnrollmentClosed, ErrInvalidRound,
	ErrConflictingFinalize, ErrFragmentOutOfRange, ErrInvalidSignature, ErrSealedManifestHash, ErrAttestationRequired, ErrQuantizationMismatch,
	ErrPayloadKindMismatch, ErrOuterUpdateRequiresSparse, ErrPayloadSizeMismatch, ErrPayloadHashMismatch, ErrPayloadMalformed, ErrQuorumNotMet,
	ErrCommitmentRequired, ErrCommitmentInvalid, ErrCommitmentMismatch, ErrGradientNotFound, ErrDuplicateSubmission, ErrKeyNotHeld, ErrNotTranslatable, ErrStorage,
	ErrChainUnavailable, ErrObjectUnavailable, ErrOverloaded, ErrInternal,
}
