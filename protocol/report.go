package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"unicode"
	"unicode/utf8"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

const (
	// MaxReportSamples and MaxReportSampleBytes bound the texts of a TrainingReport: their number, and their bytes of UTF-8 together.
	MaxReportSamples     = 8
	MaxReportSampleBytes = 4 << 10
	// MaxReportBytes bounds a report as JSON, in which a byte of a text may take six.
	MaxReportBytes = 32 << 10
	// maxReported is the largest number of a report: every reader of JSON has it exactly.
	maxReported = 1<<53 - 1
)

// decimal is how a report writes a number: no exponent, no needless zero before the point. Every binary32 has such a form, to twelve places.
var decimal = regexp.MustCompile(`^-?(0|[1-9][0-9]{0,38})(\.[0-9]{1,12})?$`)

// TrainingReport is what a trainer says of its inner steps of a round. Nobody proves any of it, and nothing that is paid follows from it.
// An empty number is one that the trainer does not say, and so is a count of 0.
type TrainingReport struct {
	TaskId  Hash           `json:"taskId"`
	Round   uint32         `json:"round"`
	Trainer common.Address `json:"trainer"`
	// PayloadRoot is of the commitment that the steps ended with: what is trained again after an overturn has a report of its own.
	PayloadRoot Hash `json:"payloadRoot"`
	// FirstLoss and LastLoss are of the first and the last inner step, MeanLoss is over all of them.
	FirstLoss string `json:"firstLoss"`
	MeanLoss  string `json:"meanLoss"`
	LastLoss  string `json:"lastLoss"`
	// EvaluationLoss is over held-out records, of the state that the round starts from.
	EvaluationLoss string `json:"evaluationLoss"`
	// Records that the steps went over, and tokens in them where records are text; Milliseconds is how long the steps took.
	Records      uint64 `json:"records"`
	Tokens       uint64 `json:"tokens"`
	Milliseconds uint64 `json:"milliseconds"`
	// Samples are texts that the model wrote, from the state that the round starts from.
	Samples []string `json:"samples"`
}

// SignedReport is a report with the signature of the key that its trainer has in the task.
type SignedReport struct {
	TrainingReport
	Signature hexutil.Bytes `json:"signature"`
}

// Digest is what the trainer's key signs, under the domain of TrainingRounds.
func (r TrainingReport) Digest(d Domain) Hash {
	var w, samples words
	w.hash(reportType)
	w.hash(r.TaskId)
	w.uint(uint64(r.Round))
	w.address(r.Trainer)
	w.hash(r.PayloadRoot)
	for _, number := range []string{r.FirstLoss, r.MeanLoss, r.LastLoss, r.EvaluationLoss} {
		w.hash(typeHash(number))
	}
	w.uint(r.Records)
	w.uint(r.Tokens)
	w.uint(r.Milliseconds)
	for _, text := range r.Samples {
		samples.hash(typeHash(text))
	}
	w.hash(samples.keccak())
	return d.digest(w)
}

// Check reports the first thing wrong with a report, as ErrReportMalformed. What it admits is safe to store and to show as text.
func (r TrainingReport) Check() error {
	for name, number := range map[string]string{
		"firstLoss": r.FirstLoss, "meanLoss": r.MeanLoss, "lastLoss": r.LastLoss, "evaluationLoss": r.EvaluationLoss,
	} {
		if number != "" && !decimal.MatchString(number) {
			return ErrReportMalformed.With("%s is no decimal number of at most 39 digits and 12 places", name)
		}
	}
	for name, count := range map[string]uint64{"records": r.Records, "tokens": r.Tokens, "milliseconds": r.Milliseconds} {
		if count > maxReported {
			return ErrReportMalformed.With("%s is above 2^53 - 1", name)
		}
	}
	if len(r.Samples) > MaxReportSamples {
		return ErrReportMalformed.With("%d samples, at most %d are taken", len(r.Samples), MaxReportSamples)
	}
	size := 0
	for _, text := range r.Samples {
		if size += len(text); size > MaxReportSampleBytes {
			return ErrReportMalformed.With("the samples have more than %d bytes", MaxReportSampleBytes)
		}
		if text == "" || !utf8.ValidString(text) {
			return ErrReportMalformed.With("a sample is empty, or no UTF-8")
		}
		for _, c := range text {
			if unicode.IsControl(c) && c != '\n' && c != '\t' {
				return ErrReportMalformed.With("a sample has the control character %U", c)
			}
		}
	}
	return nil
}

// ReadReport reads a report as JSON: one object with no other fields, which Check admits. The signature is not checked: that is for who knows the key.
func ReadReport(raw []byte) (r SignedReport, err error) {
	if err := readOne(raw, MaxReportBytes, &r, ErrReportMalformed); err != nil {
		return SignedReport{}, err
	}
	if len(r.Signature) != SignatureBytes {
		return SignedReport{}, ErrReportMalformed.With("the signature is not 0x and %d hexadecimal digits", 2*SignatureBytes)
	}
	if err := r.Check(); err != nil {
		return SignedReport{}, err
	}
	return r, nil
}

// readOne reads one JSON object of at most so many bytes, with no other fields than those of the type; else it fails as malformed says.
func readOne(raw []byte, most int, into any, malformed *Error) error {
	if len(raw) > most {
		return malformed.With("it has more than %d bytes", most)
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return malformed.With("it is no such JSON object: %s", short(err))
	}
	if _, err := dec.Token(); err != io.EOF {
		return malformed.With("something follows the object")
	}
	return nil
}

// short is an error in few words: it may quote what was read.
func short(err error) string { return fmt.Sprintf("%.120s", err.Error()) }
