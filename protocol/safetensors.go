package protocol

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
)

// Tensor is one vector of a file: its name, its number of elements, and whether these are bytes (U8) instead of binary32 (F32).
type Tensor struct {
	Name     string
	Elements uint64
	Raw      bool
}

// Bytes is the size of the tensor's data.
func (t Tensor) Bytes() uint64 { return t.width() * t.Elements }

func (t Tensor) width() uint64 {
	if t.Raw {
		return 1
	}
	return 4
}

func (t Tensor) dtype() string {
	if t.Raw {
		return "U8"
	}
	return "F32"
}

// Layout is the tensors of an object in canonical order (docs/formats.md section 6).
type Layout []Tensor

// PayloadLayout is delta.0, delta.1, … of p parameters in f fragments: their elements, or the bytes of their leaves if q quantises.
func PayloadLayout(p uint64, f uint32, q Quantization) Layout {
	l := make(Layout, f)
	for i, r := range Fragments(p, f) {
		l[i] = Tensor{Name: "delta." + strconv.Itoa(i), Elements: r.Len()}
		if _, ok := q.Blocks(); ok {
			l[i].Raw, l[i].Elements = true, q.Leaves(r.Len())*uint64(q.LeafBytes())
		}
	}
	return l
}

// StateLayout is params.0, momentum.0, params.1, … of p parameters in f fragments.
func StateLayout(p uint64, f uint32) Layout {
	l := make(Layout, 0, 2*f)
	for i, r := range Fragments(p, f) {
		n := strconv.Itoa(i)
		l = append(l, Tensor{Name: "params." + n, Elements: r.Len()}, Tensor{Name: "momentum." + n, Elements: r.Len()})
	}
	return l
}

// DataBytes is the size of the tensors' bytes.
func (l Layout) DataBytes() uint64 {
	var n uint64
	for _, t := range l {
		n += t.Bytes()
	}
	return n
}

// CanonicalBytes is the size of the canonical file.
func (l Layout) CanonicalBytes() uint64 {
	return uint64(len(l.Preamble())) + l.DataBytes()
}

// MaxHeaderBytes bounds the header of an accepted file. The canonical header of the largest layout, 8,192 tensors, has about
// 0.7 MiB; the rest is room for a writer's own metadata.
const MaxHeaderBytes = 1 << 20

// MaxBytes is the size of the largest file of this layout that ReadTensors accepts, whatever its metadata.
func (l Layout) MaxBytes() uint64 {
	return 8 + MaxHeaderBytes + l.DataBytes()
}

// Preamble is the canonical file up to its data: header length, header, padding.
func (l Layout) Preamble() []byte {
	b := make([]byte, 8, 128+96*len(l))
	b = append(b, '{')
	var at uint64
	for i, t := range l {
		if i > 0 {
			b = append(b, ',')
		}
		end := at + t.Bytes()
		b = fmt.Appendf(b, `"%s":{"dtype":"%s","shape":[%d],"data_offsets":[%d,%d]}`, t.Name, t.dtype(), t.Elements, at, end)
		at = end
	}
	b = append(b, '}')
	for len(b)%8 != 0 {
		b = append(b, ' ')
	}
	binary.LittleEndian.PutUint64(b, uint64(len(b)-8))
	return b
}

// WritePayload writes the canonical file of an outer gradient in f fragments that is not quantised.
func WritePayload(w io.Writer, delta []float32, f uint32) error {
	p := uint64(len(delta))
	if _, err := w.Write(PayloadLayout(p, f, QuantizationNone).Preamble()); err != nil {
		return fmt.Errorf("write payload: %w", err)
	}
	if err := WriteFloats(w, delta); err != nil {
		return fmt.Errorf("write payload: %w", err)
	}
	return nil
}

// WriteState writes the canonical file of a state in f fragments.
func WriteState(w io.Writer, s State, f uint32) error {
	p := uint64(len(s.Params))
	if len(s.Momentum) != len(s.Params) {
		return ErrDimensionMismatch.With("%d parameters and %d momenta", len(s.Params), len(s.Momentum))
	}
	if _, err := w.Write(StateLayout(p, f).Preamble()); err != nil {
		return fmt.Errorf("write state: %w", err)
	}
	for _, r := range Fragments(p, f) {
		for _, x := range [][]float32{s.Params[r.Lo:r.Hi], s.Momentum[r.Lo:r.Hi]} {
			if err := WriteFloats(w, x); err != nil {
				return fmt.Errorf("write state: %w", err)
			}
		}
	}
	return nil
}

// WriteFloats writes x as little-endian binary32.
func WriteFloats(w io.Writer, x []float32) error {
	var buf [16 << 10]byte
	for len(x) > 0 {
		n := min(len(x), len(buf)/4)
		for i, v := range x[:n] {
			binary.LittleEndian.PutUint32(buf[4*i:], math.Float32bits(v))
		}
		if _, err := w.Write(buf[:4*n]); err != nil {
			return err
		}
		x = x[n:]
	}
	return nil
}

// ReadTensors reads a safetensors file with exactly the tensors of the layout, all of binary32, from a source that may be hostile,
// and hands their elements to sink as they come: tensor is an index into the layout, at the index of x[0] in it, ascending within a
// tensor. Tensors come in the order of the file's data. x is reused after sink returns; memory does not depend on the
// tensors' size. Metadata and padding are dropped.
//
// Errors: ErrPayloadMalformed (no such file, or other tensors), ErrPayloadSizeMismatch (another element count),
// ErrPayloadTruncated (the source ends early), ErrPayloadTooLarge (it goes on behind the data), ErrNonFinitePayload; errors
// of the source and of sink are returned as they are.
func ReadTensors(r io.Reader, layout Layout, sink func(tensor int, at uint64, x []float32) error) error {
	var raw [16 << 10]byte
	var x [len(raw) / 4]float32
	return readData(r, layout, raw[:], func(tensor int, at uint64, b []byte) error {
		at /= 4
		run := x[:len(b)/4]
		decodeFloats(run, b)
		for i, v := range run {
			if bits := math.Float32bits(v); bits&infinityBits == infinityBits {
				return ErrNonFinitePayload.With("%s[%d] has the bits 0x%08x", layout[tensor].Name, at+uint64(i), bits)
			}
		}
		return sink(tensor, at, run)
	})
}

// readData is ReadTensors for any tensors, handing on their bytes instead of numbers: at is where b begins in the tensor's data, b the
// next len(buf) bytes, fewer where the tensor ends, in buf.
func readData(r io.Reader, layout Layout, buf []byte, sink func(tensor int, at uint64, b []byte) error) error {
	var length [8]byte
	if err := readFull(r, length[:]); err != nil {
		return err
	}
	n := binary.LittleEndian.Uint64(length[:])
	if n > MaxHeaderBytes {
		return ErrPayloadMalformed.With("the header length of %d bytes is over %d", n, MaxHeaderBytes)
	}
	header := make([]byte, n)
	if err := readFull(r, header); err != nil {
		return err
	}
	order, err := parseHeader(header, layout)
	if err != nil {
		return err
	}
	for _, tensor := range order {
		for at, total := uint64(0), layout[tensor].Bytes(); at < total; {
			b := buf[:min(total-at, uint64(len(buf)))]
			if err := readFull(r, b); err != nil {
				return err
			}
			if err := sink(tensor, at, b); err != nil {
				return err
			}
			at += uint64(len(b))
		}
	}
	switch _, err := io.ReadFull(r, length[:1]); {
	case errors.Is(err, io.EOF):
		return nil
	case err != nil:
		return fmt.Errorf("read tensors: %w", err)
	}
	return ErrPayloadTooLarge.With("the body goes on behind its %d bytes of tensors", layout.DataBytes())
}

func readFull(r io.Reader, b []byte) error {
	_, err := io.ReadFull(r, b)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return ErrPayloadTruncated
	}
	if err != nil {
		return fmt.Errorf("read tensors: %w", err)
	}
	return nil
}

// extent is what a header says about one tensor.
type extent struct {
	tensor int
	dtype  string
	shape  []uint64
	span   []uint64
}

// parseHeader returns the layout's tensors in the order of the file's data.
func parseHeader(header []byte, layout Layout) ([]int, error) {
	// Padding is spaces, and only behind the object.
	trimmed := bytes.TrimRight(header, " ")
	if len(trimmed) == 0 || trimmed[0] != '{' || trimmed[len(trimmed)-1] != '}' {
		return nil, ErrPayloadMalformed.With("the header is not a JSON object")
	}
	index := make(map[string]int, len(layout))
	for i, t := range layout {
		index[t.Name] = i
	}
	dec := json.NewDecoder(bytes.NewReader(trimmed))
	extents := make([]extent, 0, len(layout))
	err := readObject(dec, func(name string, dec *json.Decoder) error {
		if name == "__metadata__" {
			return readMetadata(dec)
		}
		i, ok := index[name]
		if !ok {
			return errors.New("no tensor of this object")
		}
		e := extent{tensor: i}
		if err := readExtent(dec, &e); err != nil {
			return err
		}
		extents = append(extents, e)
		return nil
	})
	if err != nil {
		return nil, ErrPayloadMalformed.With("header: %v", err)
	}
	if dec.InputOffset() != int64(len(trimmed)) {
		return nil, ErrPayloadMalformed.With("the header has text behind its object")
	}
	if len(extents) != len(layout) {
		return nil, ErrPayloadMalformed.With("the file has %d of the %d tensors", len(extents), len(layout))
	}
	for _, e := range extents {
		want := layout[e.tensor]
		if e.dtype != want.dtype() || len(e.shape) != 1 || len(e.span) != 2 || e.span[0] > e.span[1] ||
			e.shape[0] > math.MaxUint64/4 || e.span[1]-e.span[0] != want.width()*e.shape[0] {
			return nil, ErrPayloadMalformed.With("tensor %s is not a vector of %s with matching offsets", want.Name, want.dtype())
		}
		if e.shape[0] != want.Elements {
			return nil, ErrPayloadSizeMismatch.With("tensor %s has %d elements, not %d", want.Name, e.shape[0], want.Elements)
		}
	}
	slices.SortFunc(extents, func(a, b extent) int {
		if a.span[0] < b.span[0] {
			return -1
		}
		return 1
	})
	order := make([]int, len(extents))
	var at uint64
	for i, e := range extents {
		if e.span[0] != at {
			return nil, ErrPayloadMalformed.With("tensor %s begins at %d, not at %d", layout[e.tensor].Name, e.span[0], at)
		}
		order[i], at = e.tensor, e.span[1]
	}
	return order, nil
}

func readExtent(dec *json.Decoder, e *extent) error {
	fields := 0
	err := readObject(dec, func(key string, dec *json.Decoder) error {
		fields++
		switch key {
		case "dtype":
			return dec.Decode(&e.dtype)
		case "shape":
			return dec.Decode(&e.shape)
		case "data_offsets":
			return dec.Decode(&e.span)
		}
		return errors.New("unknown field")
	})
	if err == nil && fields != 3 {
		err = errors.New("a field is missing")
	}
	return err
}

// readMetadata skips the free part of a header, a map of strings.
func readMetadata(dec *json.Decoder) error {
	return readObject(dec, func(_ string, dec *json.Decoder) error {
		t, err := dec.Token()
		if err != nil {
			return err
		}
		if _, ok := t.(string); !ok {
			return errors.New("metadata is not a string")
		}
		return nil
	})
}

// DecodeState reads the file of a state of p finite parameters and momenta in f fragments. See ReadTensors for the errors.
func DecodeState(r io.Reader, p uint64, f uint32) (State, error) {
	fragments := Fragments(p, f)
	var s State
	err := ReadTensors(r, StateLayout(p, f), func(tensor int, at uint64, x []float32) error {
		if s.Params == nil {
			s = State{make([]float32, p), make([]float32, p)}
		}
		dst := s.Params
		if tensor%2 == 1 {
			dst = s.Momentum
		}
		copy(dst[fragments[tensor/2].Lo+at:], x)
		return nil
	})
	if err != nil {
		return State{}, err
	}
	return s, nil
}
