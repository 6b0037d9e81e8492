package audit

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/repops/program"
	"assay/verifier"
)

// Status of a statement.
type Status string

// The statuses. What was not looked at is never said to hold.
const (
	Yes       Status = "yes"
	No        Status = "no"
	Unchecked Status = "not checked"
)

// Statement is one of the three things that an audit keeps apart.
type Statement struct {
	Status Status `json:"status"`
	Detail string `json:"detail,omitempty"`
}

// Report is what an audit found.
type Report struct {
	Outcome verifier.Outcome `json:"outcome"`
	TaskID  Hash             `json:"taskId"`
	Round   uint32           `json:"round"`
	Trainer common.Address   `json:"trainer"`
	// ClaimHash is what the trainer signed.
	ClaimHash Hash `json:"claimHash"`
	// Audited says what was re-executed.
	Audited string `json:"audited"`

	// Bytes: everything that was read led to the root by which it was asked for. Commitment: the roots are those that the trainer signed,
	// or posted on chain. Replay: re-executing gives what was claimed.
	Bytes      Statement `json:"bytesIntact"`
	Commitment Statement `json:"commitmentHolds"`
	Replay     Statement `json:"replayReproduces"`

	// TraceRoot is the root of the step's trace that operators were audited under, zero if none was looked at; Posted says that the trainer
	// posted it on chain. One that was only served convicts nobody.
	TraceRoot Hash `json:"traceRoot"`
	Posted    bool `json:"tracePosted"`

	// Samples are the audited elements of an operator.
	Samples []Sample `json:"samples,omitempty"`
	// Finding is the first difference; nil if there is none.
	Finding *Finding `json:"finding,omitempty"`
	// Conviction is the chain's.
	Conviction *Conviction `json:"conviction,omitempty"`
	// Reason of an outcome other than match.
	Reason string `json:"reason,omitempty"`
	// Seed of what was drawn.
	Seed string `json:"seed,omitempty"`

	BytesRead int64   `json:"bytesRead"`
	Requests  int64   `json:"requests"`
	Seconds   float64 `json:"seconds"`

	segment, transition int
}

// Sample is one element of an operator's output.
type Sample struct {
	Index    uint64 `json:"index"`
	Claimed  Number `json:"claimed"`
	Computed Number `json:"computed"`
}

// Finding names a difference.
type Finding struct {
	Segment    int `json:"segment"`
	Transition int `json:"transition"`
	// Step is the inner step; nil of prologue and epilogue.
	Step *uint32 `json:"step,omitempty"`
	// What differs, in words: a root, or an operator's output.
	What string `json:"what"`
	// Part, Entry, Operator, Element and the values are there if the difference was followed to an operator.
	Part     *int    `json:"part,omitempty"`
	Entry    uint32  `json:"entry,omitempty"`
	Operator string  `json:"operator,omitempty"`
	Element  *uint64 `json:"element,omitempty"`
	Claimed  *Number `json:"claimed,omitempty"`
	Computed *Number `json:"computed,omitempty"`
	// ClaimedRoot and ComputedRoot of a difference between roots.
	ClaimedRoot  *Hash `json:"claimedRoot,omitempty"`
	ComputedRoot *Hash `json:"computedRoot,omitempty"`
}

// finding begins a finding at a transition.
func finding(c *Claim, segment, transition int, what string) *Finding {
	f := &Finding{Segment: segment, Transition: transition, What: what}
	if s := c.Schedule(); s.Program(segment) == 1 {
		f.Step = new(first(s, segment) + uint32(transition))
	}
	return f
}

// Number is an element as bits, 0x and 8 digits, and in decimal.
type Number struct {
	Bits    string `json:"bits"`
	Decimal string `json:"decimal"`
}

// number shows a word of a type.
func number(d program.DType, w uint32) Number {
	n := Number{Bits: fmt.Sprintf("0x%08x", w)}
	if d == program.F32 {
		n.Decimal = strconv.FormatFloat(float64(math.Float32frombits(w)), 'g', -1, 32)
	} else {
		n.Decimal = strconv.Itoa(int(int32(w)))
	}
	return n
}

func newReport(c *Claim, segment, transition int, audited string) *Report {
	return &Report{segment: segment, transition: transition, Outcome: verifier.Inconclusive, TaskID: c.TaskID, Round: c.Round, Trainer: c.Trainer, ClaimHash: c.ClaimHash, Audited: audited,
		Bytes: Statement{Status: Unchecked}, Commitment: Statement{Status: Unchecked}, Replay: Statement{Status: Unchecked}}
}

// finish runs an audit and decides its outcome. The error is of this machine alone: what sources and trainers do is in the report.
func finish(ctx context.Context, c *Claim, r *reader, report *Report, work func() error) (*Report, error) {
	start := time.Now()
	if c.Conviction != nil {
		report.Outcome, report.Conviction = verifier.Convicted, c.Conviction
		report.Reason = fmt.Sprintf("the chain has convicted the claim (%s) in transaction %s: nothing was re-executed", c.Conviction.Fault, c.Conviction.TxHash)
		return report, nil
	}
	err := work()
	report.BytesRead, report.Requests, report.Seconds = r.Bytes.Load(), r.Requests.Load(), time.Since(start).Seconds()
	good, spoilt := r.Good.Load(), r.Spoilt.Load()
	switch {
	case spoilt > 0 && err != nil:
		report.Bytes = Statement{No, fmt.Sprintf("%d answers were not what was asked for, and were not used", spoilt)}
	case good > 0:
		report.Bytes = Statement{Yes, fmt.Sprintf("%d answers led to their roots", good)}
		if spoilt > 0 {
			report.Bytes.Detail += fmt.Sprintf("; %d of other sources did not, and were not used", spoilt)
		}
	}
	if errors.Is(err, ErrMisplaced) && report.Finding == nil {
		report.Finding = finding(c, report.segment, report.transition, err.Error())
		report.Replay.Detail, err = "there is nothing that could be re-executed", nil
	}
	switch {
	case report.Finding != nil:
		// Two proven roots that differ stay different, whatever came after.
		report.Outcome, report.Replay.Status = verifier.NoMatch, No
	case errors.Is(ctx.Err(), context.DeadlineExceeded) && err != nil:
		report.Outcome = verifier.Timeout
	case ctx.Err() != nil && err != nil:
		report.Outcome = verifier.Cancelled
	case errors.Is(err, ErrPlace):
		return nil, err
	case err == nil && report.Replay.Status == Yes && report.Commitment.Status == Yes:
		report.Outcome = verifier.Match
	}
	if err != nil {
		report.Reason = err.Error()
	} else if report.Finding != nil {
		report.Reason = report.Finding.String()
	} else if report.Outcome != verifier.Match {
		report.Reason = "not everything that a match needs was checked"
	}
	return report, nil
}

// String is the finding in one line.
func (f *Finding) String() string {
	where := fmt.Sprintf("segment %d", f.Segment)
	if f.Step != nil {
		where = fmt.Sprintf("inner step %d (segment %d, transition %d)", *f.Step, f.Segment, f.Transition)
	}
	switch {
	case f.Element != nil:
		return fmt.Sprintf("%s: %s: part %d, entry %d (%s), element %d: claimed %s (%s), computed %s (%s)", where, f.What, *f.Part, f.Entry, f.Operator,
			*f.Element, f.Claimed.Bits, f.Claimed.Decimal, f.Computed.Bits, f.Computed.Decimal)
	case f.ClaimedRoot != nil:
		return fmt.Sprintf("%s: %s: claimed %s, computed %s", where, f.What, f.ClaimedRoot, f.ComputedRoot)
	}
	return where + ": " + f.What
}

// Print writes the report for people.
func (r *Report) Print(w io.Writer) {
	fmt.Fprintf(w, "%s: %s\n", r.Outcome, r.Audited)
	fmt.Fprintf(w, "  claim                              %s of %s in round %d\n", r.ClaimHash, r.Trainer, r.Round)
	for _, s := range []struct {
		name string
		Statement
	}{{"the bytes are intact", r.Bytes}, {"they are what was committed to", r.Commitment}, {"the replay reproduces them", r.Replay}} {
		fmt.Fprintf(w, "  %-33s  %s", s.name, s.Status)
		if s.Detail != "" {
			fmt.Fprintf(w, ": %s", s.Detail)
		}
		fmt.Fprintln(w)
	}
	if !r.TraceRoot.IsZero() {
		who := "served, and signed by nobody: it convicts nobody"
		if r.Posted {
			who = "posted on chain by the trainer"
		}
		fmt.Fprintf(w, "  trace                              %s (%s)\n", r.TraceRoot, who)
	}
	for _, s := range r.Samples {
		mark := "="
		if s.Claimed != s.Computed {
			mark = "≠"
		}
		fmt.Fprintf(w, "  element %-12d claimed %s %-14s %s computed %s %s\n", s.Index, s.Claimed.Bits, s.Claimed.Decimal, mark, s.Computed.Bits, s.Computed.Decimal)
	}
	if r.Seed != "" {
		fmt.Fprintf(w, "  seed                               %s\n", r.Seed)
	}
	if r.Conviction != nil {
		fmt.Fprintf(w, "  convicted                          %s in block %d, transaction %s\n", r.Conviction.Fault, r.Conviction.Block, r.Conviction.TxHash)
	}
	if r.Reason != "" {
		fmt.Fprintf(w, "  why                                %s\n", r.Reason)
	}
	fmt.Fprintf(w, "  read                               %.1f KiB in %d requests, %.2f s\n", float64(r.BytesRead)/1024, r.Requests, r.Seconds)
}
