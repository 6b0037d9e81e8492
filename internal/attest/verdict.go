package attest

import (
	"bytes"
	"encoding/hex"
	"errors"
	"time"

	"assay/protocol"
)

// Verdict is what was found in a piece of evidence, for a program and for a person.
type Verdict struct {
	Vendor Vendor `json:"vendor"`
	// At is the time that was asked about: that of the enrolment.
	At       time.Time     `json:"at"`
	Evidence protocol.Hash `json:"evidenceHash"`
	Accepted bool          `json:"accepted"`
	// Refusal names why not; empty if accepted.
	Refusal string `json:"refusal,omitempty"`
	// Measurement is the launch measurement, 48 bytes in hex. Identity hashes all that identifies what runs, and fits a word on chain.
	Measurement string        `json:"measurement,omitempty"`
	Identity    protocol.Hash `json:"identity"`
	// Left is what the policy went without.
	Left []string `json:"notAskedFor"`
	// Fields are those of the quote and of its collateral, in their order.
	Fields []*Field `json:"fields"`

	// bound is what the evidence was found to commit to. Only Verify sets it: a verdict that was read from a file is bound to nothing.
	bound *Binding
}

// BoundTo says whether Verify accepted the evidence and found its report data to be the hash of this task, nonce and enclave key.
func (v *Verdict) BoundTo(b Binding) bool {
	return v.Accepted && v.bound != nil && v.bound.Task == b.Task && v.bound.Nonce == b.Nonce && bytes.Equal(v.bound.EnclaveKey, b.EnclaveKey)
}

// Field is one field of the evidence.
type Field struct {
	Region string `json:"region"`
	Name   string `json:"name"`
	Value  string `json:"value"`
	// Means says what the field is.
	Means string `json:"means"`
	// Checked says against what it was checked; empty if it was not. Signed says whose signature covers it; empty until that was verified.
	Checked string `json:"checkedAgainst,omitempty"`
	Signed  string `json:"signedBy,omitempty"`
	// Refused is the name of the refusal that the field is the reason of.
	Refused string `json:"refused,omitempty"`
}

// show adds a field.
func (v *Verdict) show(region, name, value, means string) {
	v.Fields = append(v.Fields, &Field{Region: region, Name: name, Value: value, Means: means})
}

// showAll adds the fields of a layout.
func (v *Verdict) showAll(region string, layout []slot, values map[string][]byte) {
	for _, s := range layout {
		v.show(region, s.name, hex.EncodeToString(values[s.name]), s.means)
	}
}

func (v *Verdict) field(region, name string) *Field {
	for _, f := range v.Fields {
		if f.Region == region && f.Name == name {
			return f
		}
	}
	panic("attest: no field " + region + " " + name) // a mistake of this package
}

// hold records that a field was checked against something, nothing if nothing was asked, or is what err refuses; it hands on err.
func (v *Verdict) hold(region, name, against string, err error) error {
	f := v.field(region, name)
	if err == nil {
		f.Checked = against
		return nil
	}
	f.Refused = nameOf(err)
	return err
}

// signed records that a signature over a region holds.
func (v *Verdict) signed(region, by string) {
	for _, f := range v.Fields {
		if f.Region == region {
			f.Signed = by
		}
	}
}

// asked is what a field was checked against, where it was.
func asked(holds bool, against string) string {
	if holds {
		return against
	}
	return ""
}

// unless is err if what is asked for does not hold.
func unless(holds bool, err *protocol.Error) error {
	if holds {
		return nil
	}
	return err
}

func nameOf(err error) string {
	if named := (*protocol.Error)(nil); errors.As(err, &named) {
		return named.Name
	}
	return ""
}

// slot is a field of a fixed size in a layout of bytes.
type slot struct {
	name  string
	size  int
	means string
}

func sizeOf(layout []slot) (n int) {
	for _, s := range layout {
		n += s.size
	}
	return n
}

// cut takes bytes apart, which are as many as the layout has.
func cut(layout []slot, raw []byte) map[string][]byte {
	values := make(map[string][]byte, len(layout))
	for _, s := range layout {
		values[s.name], raw = raw[:s.size:s.size], raw[s.size:]
	}
	return values
}
