package keeper

import (
	"errors"
	"net/http"
	"net/url"

	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/chain"
	"assay/protocol"
)

// Refusals of a keeper that docs/formats.md lists besides the shared ones.
var (
	errStorage = &protocol.Error{Name: "Storage", Status: http.StatusServiceUnavailable,
		Message: "the keeper could not write to its disk; nothing was acknowledged", Hint: "retry later; the keeper's operator has to free space"}
	errChainUnavailable = &protocol.Error{Name: "ChainUnavailable", Status: http.StatusServiceUnavailable,
		Message: "the keeper cannot reach its chain RPC", Hint: "retry in a few seconds"}
	errOverloaded = &protocol.Error{Name: "Overloaded", Status: http.StatusServiceUnavailable,
		Message: "the keeper is serving as many requests as it may", Hint: "retry in a few seconds"}
	errUploadTooSlow = &protocol.Error{Name: "UploadTooSlow", Status: http.StatusServiceUnavailable,
		Message: "the body arrives too slowly", Hint: "send again over a faster connection: 64 KiB/s at least"}
	errTaskNotServed = &protocol.Error{Name: "TaskNotServed", Status: http.StatusConflict,
		Message: "this keeper does not serve the task", Hint: "ask another keeper of the task's pool"}
	errObjectNotExpected = &protocol.Error{Name: "ObjectNotExpected", Status: http.StatusNotFound,
		Message: "no posted task names this object", Hint: "post the task first: assay task post"}
	errManifestRequired = &protocol.Error{Name: "ManifestRequired", Status: http.StatusConflict,
		Message: "the task's manifest is not here yet", Hint: "upload the manifest before the first state"}
	errInitialState = &protocol.Error{Name: "InitialStateInvalid", Status: http.StatusUnprocessableEntity,
		Message: "the first state's momentum is not zero", Hint: "assay-trainer init writes a valid first state"}
	errObjectMismatch = &protocol.Error{Name: "ObjectMismatch", Status: http.StatusUnprocessableEntity,
		Message: "the body is not the object of that root",
		Hint:    "send the bytes that the root was made from; docs/formats.md section 6 names them"}
	errProgramsInvalid = &protocol.Error{Name: "ProgramsInvalid", Status: http.StatusUnprocessableEntity,
		Message: "the task's programs do not fit each other or the task", Hint: "`assay task check` says what is wrong; post another task"}
	errInvalidParams = &protocol.Error{Name: "InvalidParams", Status: http.StatusBadRequest,
		Message: "the request's parameters are not what the verb takes", Hint: "docs/formats.md section 7 lists them"}
	errStatementMismatch = &protocol.Error{Name: "StatementMismatch", Status: http.StatusConflict,
		Message: "the statement is not what this keeper computes",
		Hint:    "compute the round again from the payloads; do not propose what no witness signs"}
	errPayloadNotHeld = &protocol.Error{Name: "PayloadNotHeld", Status: http.StatusTooEarly,
		Message: "a payload is not here yet", Hint: "retry in a few seconds, or upload the payload to this keeper"}
	errNotAWitness = &protocol.Error{Name: "NotAWitness", Status: http.StatusForbidden,
		Message: "the keeper holds no seat of the round", Hint: "the round's seats are in the event CommitteeDrawn and in training_getRound"}
	errAlreadySigned = &protocol.Error{Name: "AlreadySigned", Status: http.StatusConflict,
		Message: "this keeper signed another outcome of the transition", Hint: "a keeper never signs two; ask another witness"}
	errNoRoute = &protocol.Error{Name: "NoSuchRoute", Status: http.StatusNotFound,
		Message: "nothing answers at this address", Hint: "docs/formats.md section 7 lists what does"}
	errInterrupted = &protocol.Error{Name: "Interrupted", Status: http.StatusServiceUnavailable,
		Message: "the transaction was not mined in time or a reorg interrupted it; the keeper keeps trying while the round is open",
		Hint:    "send the same request again"}
)

// refusal turns what the chain answered into the named error that the caller reads.
func refusal(err error) error {
	var named *protocol.Error
	if err == nil || errors.As(err, &named) {
		return err
	}
	// A read that an outage cut off, or that a server got which lags. Only the chain is asked while somebody waits for an answer.
	var transport *url.Error
	var status rpc.HTTPError
	if errors.As(err, &transport) || errors.As(err, &status) || chain.Transient(err) || errors.Is(err, chain.ErrInconsistent) {
		return errChainUnavailable.Hiding(err)
	}
	rev, ok := chain.AsRevert(err)
	if !ok {
		return err
	}
	for _, known := range []*protocol.Error{
		protocol.ErrInvalidSignature, protocol.ErrTrainerNotEnrolled, protocol.ErrTaskNotFound, protocol.ErrInvalidRound,
		protocol.ErrStaleParent, protocol.ErrCommitWindowClosed, protocol.ErrDuplicateSubmission,
	} {
		if known.Name == rev.Name {
			return known.With("the contract refused: %s", rev)
		}
	}
	if rev.Name == "" {
		return err
	}
	return &protocol.Error{
		Name: rev.Name, Status: http.StatusConflict, Message: "the contract refused: " + rev.Error(),
		Hint: "read the task and the round again, then decide",
	}
}
