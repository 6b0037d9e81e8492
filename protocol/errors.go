package protocol

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// Error is a refusal with a name that callers can act on (docs/formats.md section 7). Two errors are the same for errors.Is
// if their names are equal, so a decoded answer of a keeper compares equal to the sentinel here.
type Error struct {
	// Name identifies the rule; stable.
	Name string `json:"name"`
	// Message says what was refused and why.
	Message string `json:"message"`
	// Hint says what to do about it.
	Hint string `json:"hint"`
	// Status is the HTTP status it travels with.
	Status int `json:"-"`

	cause error
}

// Error implements error.
func (e *Error) Error() string {
	return e.Name + ": " + e.Message
}

// Is compares by name.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Name == e.Name
}

// maxName and maxWords bound what is taken of another server's error, in bytes.
const maxName, maxWords = 64, 400

// UnmarshalJSON implements json.Unmarshaler. An error that comes from somebody else is kept and logged: it has few words, however many were sent.
func (e *Error) UnmarshalJSON(raw []byte) error {
	type wire Error
	if err := json.Unmarshal(raw, (*wire)(e)); err != nil {
		return err
	}
	cut := func(text string, most int) string {
		return strings.ToValidUTF8(strings.Clone(text[:min(len(text), most)]), "")
	}
	e.Name, e.Message, e.Hint = cut(e.Name, maxName), cut(e.Message, maxWords), cut(e.Hint, maxWords)
	return nil
}

// Unwrap returns the cause given to Because.
func (e *Error) Unwrap() error {
	return e.cause
}

// With returns a copy with a message of its own.
func (e *Error) With(format string, args ...any) *Error {
	c := *e
	c.Message = fmt.Sprintf(format, args...)
	return &c
}

// Because returns a copy that wraps cause and carries its text as message.
func (e *Error) Because(cause error) *Error {
	c := *e
	c.Message, c.cause = cause.Error(), cause
	return &c
}

// Hiding returns a copy that wraps cause and keeps its message: the cause is for logs, not for whoever is refused.
func (e *Error) Hiding(cause error) *Error {
	c := *e
	c.cause = cause
	return &c
}

// Refusals of section 7, by what is wrong.
var (
	ErrInvalidSignature = &Error{Name: "InvalidSignature", Status: http.StatusForbidden,
		Message: "the signature does not recover the enrolled key",
		Hint:    "sign the EIP-712 digest of this chain and contract with the key that was registered at enrolment"}
	ErrTrainerNotEnrolled = &Error{Name: "TrainerNotEnrolled", Status: http.StatusForbidden,
		Message: "the account is not enrolled in the task", Hint: "enrol first: assay trainer enroll"}
	ErrTaskNotFound = &Error{Name: "TaskNotFound", Status: http.StatusNotFound,
		Message: "no such task", Hint: "check the task id and that the keeper follows the same deployment"}
	ErrInvalidRound = &Error{Name: "InvalidRound", Status: http.StatusConflict,
		Message: "the round is not the open one", Hint: "read the open round with training_getRun"}
	ErrStaleParent = &Error{Name: "StaleParent", Status: http.StatusConflict,
		Message: "the parent root is not the head of the task", Hint: "train again from the head's state root"}
	ErrCommitWindowClosed = &Error{Name: "CommitWindowClosed", Status: http.StatusConflict,
		Message: "the commit window has closed", Hint: "wait for the next round"}
	ErrDuplicateSubmission = &Error{Name: "DuplicateSubmission", Status: http.StatusConflict,
		Message: "another submission of this trainer stands for the round", Hint: "one submission a round: resend the first one"}
	ErrCommitWindowOpen = &Error{Name: "CommitWindowOpen", Status: http.StatusTooEarly,
		Message: "payloads are taken after the commit window has closed", Hint: "retry after the commit window closes"}
	ErrUploadWindowClosed = &Error{Name: "UploadWindowClosed", Status: http.StatusConflict,
		Message: "the upload window has closed", Hint: "wait for the next round"}
	ErrGradientNotFound = &Error{Name: "GradientNotFound", Status: http.StatusNotFound,
		Message: "no commitment stands for this payload", Hint: "commit the outer gradient before uploading its payload"}
	ErrPayloadSizeMismatch = &Error{Name: "PayloadSizeMismatch", Status: http.StatusUnprocessableEntity,
		Message: "the element count differs from the task's", Hint: "one element a parameter, split into the task's fragments"}
	ErrPayloadTruncated = &Error{Name: "PayloadTruncated", Status: http.StatusUnprocessableEntity,
		Message: "the body ends early", Hint: "send the whole file again"}
	ErrPayloadTooLarge = &Error{Name: "PayloadTooLarge", Status: http.StatusRequestEntityTooLarge,
		Message: "the body is larger than the object can be", Hint: "send exactly the tensors of the object"}
	ErrNonFinitePayload = &Error{Name: "NonFinitePayload", Status: http.StatusUnprocessableEntity,
		Message: "the tensors hold a NaN or an infinity", Hint: "lower the learning rate or skip the round"}
	ErrPayloadBoundExceeded = &Error{Name: "PayloadBoundExceeded", Status: http.StatusUnprocessableEntity,
		Message: "an element is beyond the task's bound", Hint: "elements are at most 2^payloadBoundLog2 in magnitude"}
	ErrPayloadHashMismatch = &Error{Name: "PayloadHashMismatch", Status: http.StatusUnprocessableEntity,
		Message: "the recomputed root differs from the committed one", Hint: "send the bytes that were committed to"}
	ErrPayloadMalformed = &Error{Name: "PayloadMalformed", Status: http.StatusUnprocessableEntity,
		Message: "not safetensors with exactly the object's tensors", Hint: "docs/formats.md section 6 names the tensors"}
	ErrReportMalformed = &Error{Name: "ReportMalformed", Status: http.StatusUnprocessableEntity,
		Message: "it is no report of a trainer", Hint: "docs/formats.md section 7 says what a report is"}
	ErrEnclavePolicy = &Error{Name: "EnclavePolicyInvalid", Status: http.StatusUnprocessableEntity,
		Message: "it is no policy of which guests a task takes", Hint: "docs/sealed-data.md says what a policy is"}
	ErrStatisticsMalformed = &Error{Name: "StatisticsMalformed", Status: http.StatusUnprocessableEntity,
		Message: "they are no statistics of a round", Hint: "docs/formats.md section 7 says what they are"}
)

// Refusals outside the table.
var (
	ErrInvalidTaskSpec = &Error{Name: "InvalidTaskSpec", Status: http.StatusUnprocessableEntity,
		Message: "the specification breaks a rule", Hint: "docs/formats.md and contracts/src/facts/SpecRules.sol list the rules"}
	ErrAggregation = &Error{Name: "Aggregation", Status: http.StatusUnprocessableEntity,
		Message: "the round cannot be aggregated", Hint: "docs/arithmetic.md section 6 says how many trainers each rule asks for"}
	ErrDimensionMismatch = &Error{Name: "DimensionMismatch", Status: http.StatusUnprocessableEntity,
		Message: "vectors of different length", Hint: "every vector has one element a parameter"}
	ErrManifestMalformed = &Error{Name: "ManifestMalformed", Status: http.StatusUnprocessableEntity,
		Message: "the manifest breaks its format", Hint: "docs/formats.md section 5; assay-trainer init writes a valid one"}
	ErrManifestMismatch = &Error{Name: "ManifestMismatch", Status: http.StatusUnprocessableEntity,
		Message: "the manifest is not the task's", Hint: "post the task with the manifest that it names"}
	ErrObjectNotFound = &Error{Name: "ObjectNotFound", Status: http.StatusNotFound,
		Message: "no such object", Hint: "ask another keeper of the task's pool"}
	ErrInternal = &Error{Name: "Internal", Status: http.StatusInternalServerError,
		Message: "internal error", Hint: "retry; the server's log has the cause"}
)

// AsError returns the named error in err's chain, or ErrInternal wrapping err.
func AsError(err error) *Error {
	var e *Error
	if errors.As(err, &e) {
		return e
	}
	c := *ErrInternal
	c.cause = err
	return &c
}

// envelope is the JSON form of an error on the wire.
type envelope struct {
	Error *Error `json:"error"`
}

// WriteError answers an HTTP request with err in the form of docs/formats.md section 7. Only named errors show their text;
// any other is reported as Internal without its cause.
func WriteError(w http.ResponseWriter, err error) {
	e := AsError(err)
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(e.Status)
	// A failed write means that the client has gone; there is nobody left to tell.
	_ = json.NewEncoder(w).Encode(envelope{e})
}

// maxErrorBody bounds what is read of a foreign server's error.
const maxErrorBody = 64 << 10

// ReadError decodes the error of a keeper's answer. A body that is no such object gives ErrInternal with the status.
func ReadError(status int, body io.Reader) *Error {
	var v envelope
	if err := json.NewDecoder(io.LimitReader(body, maxErrorBody)).Decode(&v); err != nil || v.Error == nil || v.Error.Name == "" {
		e := ErrInternal.With("the server answered with status %d and no named error", status)
		e.Status = status
		return e
	}
	v.Error.Status = status
	return v.Error
}
