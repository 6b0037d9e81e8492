package protocol

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
)

// RangeBytes is the most that one transaction shows of what a task is made of (rule 27; ClaimVectors.RANGE_BYTES): its manifest, records of its
// data set, leaves.
const RangeBytes = 1 << 16

// MaxManifestBytes bounds a manifest: a larger one could not be published when it is demanded.
const MaxManifestBytes = RangeBytes

// ManifestVersion is the version of the format.
const ManifestVersion = 1

// maxManifestDepth bounds the nesting of a manifest, whose deepest own value is at level 3; a model may nest further.
const maxManifestDepth = 16

// Manifest describes a model and its training (docs/formats.md section 5). Parsed ones are canonical and consistent.
type Manifest struct {
	// Adapter names the training code that understands Model.
	Adapter string
	// BatchSize is the number of records of one inner step.
	BatchSize uint32
	Dataset   ManifestDataset
	// InnerOptimizer and Model are JSON values of the adapter's own.
	InnerOptimizer json.RawMessage
	Model          json.RawMessage
	// Tensors lists the parameters in the order in which they form the state's vector.
	Tensors []ManifestTensor
	Version uint32

	raw    []byte
	hash   Hash
	params uint64
}

// ManifestDataset describes the training records.
type ManifestDataset struct {
	Name string
	// Records is the number of training records, each of RecordBytes bytes.
	Records     uint64
	RecordBytes uint64
	// Root is the vector commitment (kind Dataset) over the records.
	Root Hash
	// Split says how the training records were chosen from the whole.
	Split string
}

// ManifestTensor is one tensor of the model; an empty shape is a scalar.
type ManifestTensor struct {
	Name  string
	Shape []uint64
}

// Elements is the product of the shape; false if it is zero or beyond MaxParams.
func (t ManifestTensor) Elements() (uint64, bool) {
	n := uint64(1)
	for _, d := range t.Shape {
		if d == 0 || d > MaxParams {
			return 0, false
		}
		// Both factors are at most 2^31.
		if n *= d; n > MaxParams {
			return 0, false
		}
	}
	return n, true
}

// ParseManifest reads a manifest from a source that may be hostile. Anything but the canonical form of a known version is
// ErrManifestMalformed.
func ParseManifest(b []byte) (*Manifest, error) {
	if len(b) > MaxManifestBytes {
		return nil, ErrManifestMalformed.With("it has %d bytes, more than %d", len(b), MaxManifestBytes)
	}
	canonical, err := CanonicalJSON(b)
	if err != nil {
		return nil, ErrManifestMalformed.Because(err)
	}
	if !bytes.Equal(b, canonical) {
		return nil, ErrManifestMalformed.With("it is not in canonical form: keys sorted and unique, no whitespace, no needless escapes")
	}
	m := &Manifest{raw: canonical, hash: sha256.Sum256(canonical)}
	if err := m.read(json.NewDecoder(bytes.NewReader(b))); err != nil {
		return nil, ErrManifestMalformed.Because(err)
	}
	if m.Version != ManifestVersion {
		return nil, ErrManifestMalformed.With("version %d is unknown", m.Version)
	}
	if m.Adapter == "" || m.BatchSize == 0 || m.Dataset.Records == 0 || len(m.Tensors) == 0 {
		return nil, ErrManifestMalformed.With("adapter, batch_size, dataset.records and tensors are not empty")
	}
	names := make(map[string]bool, len(m.Tensors))
	for _, t := range m.Tensors {
		if t.Name == "" || names[t.Name] {
			return nil, ErrManifestMalformed.With("tensor name %.80q is empty or repeated", t.Name)
		}
		names[t.Name] = true
		n, ok := t.Elements()
		if !ok {
			return nil, ErrManifestMalformed.With("tensor %.80q has no element or more than 2^31", t.Name)
		}
		m.params += n // a manifest holds less than 2^20 tensors
	}
	if m.ParamCount() > MaxParams {
		return nil, ErrManifestMalformed.With("it has %d parameters, more than 2^31", m.ParamCount())
	}
	return m, nil
}

// read decodes by exact keys, where encoding/json would also take a key in another case for a struct's field. Keys of other
// names are the adapter's business.
func (m *Manifest) read(dec *json.Decoder) error {
	return readFields(dec, map[string]func(*json.Decoder) error{
		"adapter":         into(&m.Adapter),
		"batch_size":      into(&m.BatchSize),
		"inner_optimizer": into(&m.InnerOptimizer),
		"model":           into(&m.Model),
		"version":         into(&m.Version),
		"dataset": func(dec *json.Decoder) error {
			return readFields(dec, map[string]func(*json.Decoder) error{
				"name":         into(&m.Dataset.Name),
				"records":      into(&m.Dataset.Records),
				"record_bytes": into(&m.Dataset.RecordBytes),
				"root":         into(&m.Dataset.Root),
				"split":        into(&m.Dataset.Split),
			})
		},
		"tensors": func(dec *json.Decoder) error {
			if err := expectDelim(dec, '['); err != nil {
				return err
			}
			for dec.More() {
				var t ManifestTensor
				if err := readFields(dec, map[string]func(*json.Decoder) error{"name": into(&t.Name), "shape": into(&t.Shape)}); err != nil {
					return err
				}
				m.Tensors = append(m.Tensors, t)
			}
			return expectDelim(dec, ']')
		},
	})
}

// readFields reads one JSON object in which every listed key is present.
func readFields(dec *json.Decoder, fields map[string]func(*json.Decoder) error) error {
	found := 0
	err := readObject(dec, func(key string, dec *json.Decoder) error {
		read, ok := fields[key]
		if !ok {
			var skipped json.RawMessage
			return dec.Decode(&skipped)
		}
		found++
		return read(dec)
	})
	if err == nil && found < len(fields) {
		err = fmt.Errorf("%d of %d fields are missing", len(fields)-found, len(fields))
	}
	return err
}

func into(v any) func(*json.Decoder) error {
	return func(dec *json.Decoder) error { return dec.Decode(v) }
}

// Bytes is the canonical form. The caller does not change it.
func (m *Manifest) Bytes() []byte { return m.raw }

// Hash is manifestHash: SHA-256 of the canonical form.
func (m *Manifest) Hash() Hash { return m.hash }

// ParamCount is the number of elements of all tensors.
func (m *Manifest) ParamCount() uint64 { return m.params }

// Check reports how the manifest and a task's specification contradict each other.
func (m *Manifest) Check(spec *TaskSpec) error {
	switch {
	case m.Hash() != spec.ManifestHash:
		return ErrManifestMismatch.With("its hash is %s, the task names %s", m.Hash(), Hash(spec.ManifestHash))
	case m.ParamCount() != spec.ParamCount:
		return ErrManifestMismatch.With("its tensors have %d elements, the task %d", m.ParamCount(), spec.ParamCount)
	case m.Dataset.Records != spec.DatasetRecords:
		return ErrManifestMismatch.With("its data set has %d records, the task %d", m.Dataset.Records, spec.DatasetRecords)
	case m.Dataset.Root != spec.DatasetRoot:
		return ErrManifestMismatch.With("its data set has the root %s, the task %s", m.Dataset.Root, Hash(spec.DatasetRoot))
	}
	return nil
}

// CanonicalJSON rewrites one JSON value: keys sorted by bytes, the last of a repeated key, no whitespace. Strings are
// printable ASCII, of which only the quote and the backslash are escaped; numbers are integers of 64 bits, signed or not, without
// sign of zero or leading zeros; null is refused. Other texts are an error.
func CanonicalJSON(b []byte) ([]byte, error) {
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("text behind the value")
	}
	return appendCanonical(make([]byte, 0, len(b)), v, 0)
}

func appendCanonical(b []byte, v any, depth int) ([]byte, error) {
	if depth > maxManifestDepth {
		return nil, fmt.Errorf("nested deeper than %d", maxManifestDepth)
	}
	var err error
	switch v := v.(type) {
	case map[string]any:
		keys := make([]string, 0, len(v))
		for k := range v {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		b = append(b, '{')
		for i, k := range keys {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = appendString(b, k); err != nil {
				return nil, err
			}
			b = append(b, ':')
			if b, err = appendCanonical(b, v[k], depth+1); err != nil {
				return nil, err
			}
		}
		return append(b, '}'), nil
	case []any:
		b = append(b, '[')
		for i, e := range v {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = appendCanonical(b, e, depth+1); err != nil {
				return nil, err
			}
		}
		return append(b, ']'), nil
	case string:
		return appendString(b, v)
	case json.Number:
		// The decoder admits JSON's grammar only, so digits, an optional sign and no leading zero remain to be told from floats.
		s := v.String()
		if s == "-0" || bytes.ContainsAny([]byte(s), ".eE") {
			return nil, fmt.Errorf("%.40s is not an integer", s)
		}
		_, signed := strconv.ParseInt(s, 10, 64)
		if _, unsigned := strconv.ParseUint(s, 10, 64); signed != nil && unsigned != nil {
			return nil, fmt.Errorf("%.40s has more than 64 bits", s)
		}
		return append(b, s...), nil
	case bool:
		return fmt.Appendf(b, "%t", v), nil
	}
	return nil, errors.New("null")
}

func appendString(b []byte, s string) ([]byte, error) {
	b = append(b, '"')
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c > '~' {
			return nil, fmt.Errorf("%.40q is not printable ASCII", s)
		}
		if c == '"' || c == '\\' {
			b = append(b, '\\')
		}
		b = append(b, c)
	}
	return append(b, '"'), nil
}
