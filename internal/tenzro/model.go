package tenzro

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"

	"assay/protocol"
)

// maxHeader bounds the header of a payload: as long as a manifest's tensors could be written.
const maxHeader = 1 << 20

// Model says which elements of a state, in the manifest's order, are in which of Tenzro's fragments: tensors by name, as many in each fragment as
// in another or one more, the first ones longer. This network's fragments are cut by elements; the two cuts have nothing to do with each other.
type Model struct {
	tensors   []protocol.ManifestTensor
	at        []uint64 // of each tensor in a state
	sizes     []uint64
	fragments [][]int // tensors of each, by name
	params    uint64
}

// NewModel lays out a manifest's tensors. A model of fewer tensors than fragments has no cut in Tenzro's way.
func NewModel(m *protocol.Manifest, fragments uint32) (*Model, error) {
	n := len(m.Tensors)
	if fragments == 0 || uint64(fragments) > uint64(n) {
		return nil, ErrNotTranslatable.With("a model of %d tensors has no %d fragments in Tenzro's way, which cuts between tensors", n, fragments)
	}
	out := &Model{tensors: m.Tensors, at: make([]uint64, n), sizes: make([]uint64, n)}
	order := make([]int, n)
	for i, t := range m.Tensors {
		size, ok := t.Elements()
		if !ok {
			return nil, ErrNotTranslatable.With("tensor %.80q has no size", t.Name)
		}
		order[i], out.at[i], out.sizes[i] = i, out.params, size
		out.params += size
	}
	slices.SortFunc(order, func(a, b int) int { return strings.Compare(m.Tensors[a].Name, m.Tensors[b].Name) })
	for _, r := range protocol.Fragments(uint64(n), fragments) {
		out.fragments = append(out.fragments, order[r.Lo:r.Hi])
	}
	return out, nil
}

// Fragments is their number.
func (m *Model) Fragments() uint32 { return uint32(len(m.fragments)) }

// header is safetensors' of a fragment as the library of that name writes it: tensors of one type by name, no metadata.
func (m *Model) header(fragment uint32) []byte {
	b := make([]byte, 8, 1<<10)
	b = append(b, '{')
	at := uint64(0)
	for i, t := range m.fragments[fragment] {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, quoted(m.tensors[t].Name)...)
		b = append(b, `:{"dtype":"F32","shape":[`...)
		for j, d := range m.tensors[t].Shape {
			if j > 0 {
				b = append(b, ',')
			}
			b = fmt.Append(b, d)
		}
		end := at + 4*m.sizes[t]
		b = fmt.Appendf(b, `],"data_offsets":[%d,%d]}`, at, end)
		at = end
	}
	b = append(b, '}')
	for len(b)%8 != 0 {
		b = append(b, ' ')
	}
	binary.LittleEndian.PutUint64(b, uint64(len(b)-8))
	return b
}

// quoted is a name in JSON, as that library writes it: < > and & as they are.
func quoted(name string) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(name); err != nil {
		panic(err) // of a string
	}
	return bytes.TrimSpace(b.Bytes())
}

// Encode is the safetensors file of a fragment of a state's vector, as Tenzro's clients write and hash it.
func (m *Model) Encode(fragment uint32, vector []float32) ([]byte, error) {
	if fragment >= m.Fragments() {
		return nil, ErrFragmentOutOfRange.With("fragment %d of %d", fragment, m.Fragments())
	}
	if uint64(len(vector)) != m.params {
		return nil, ErrPayloadSizeMismatch.With("%d elements, the model has %d", len(vector), m.params)
	}
	b := m.header(fragment)
	for _, t := range m.fragments[fragment] {
		for _, x := range vector[m.at[t]:][:m.sizes[t]] {
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
		}
	}
	return b, nil
}

// PostStepHashes are those of a round's parameters: SHA-256 of each fragment's file.
func (m *Model) PostStepHashes(params []float32) ([]Hash, error) {
	out := make([]Hash, m.Fragments())
	for f := range out {
		file, err := m.Encode(uint32(f), params)
		if err != nil {
			return nil, err
		}
		out[f] = sha256.Sum256(file)
	}
	return out, nil
}

// FragmentBytes is the most that a fragment's payload has, whatever its header.
func (m *Model) FragmentBytes(fragment uint32) uint64 {
	n := uint64(8 + maxHeader)
	for _, t := range m.fragments[fragment] {
		n += 4 * m.sizes[t]
	}
	return n
}

// Decode reads a fragment's payload, from a source that may be hostile: valid safetensors with exactly the fragment's tensors. It writes the
// elements into a vector in the manifest's order, and returns them in the payload's own order too, which probes count by.
func (m *Model) Decode(fragment uint32, payload []byte, into []float32) (flat []float32, err error) {
	if fragment >= m.Fragments() {
		return nil, ErrFragmentOutOfRange.With("fragment %d of %d", fragment, m.Fragments())
	}
	if uint64(len(into)) != m.params {
		return nil, ErrPayloadSizeMismatch.With("%d elements, the model has %d", len(into), m.params)
	}
	if len(payload) < 8 {
		return nil, ErrPayloadMalformed.With("%d bytes", len(payload))
	}
	size := binary.LittleEndian.Uint64(payload)
	if size > maxHeader || size > uint64(len(payload)-8) {
		return nil, ErrPayloadMalformed.With("a header of %d bytes in a file of %d", size, len(payload))
	}
	data := payload[8+size:]
	var header map[string]json.RawMessage
	if err := protocol.UnmarshalUnique(payload[8:8+size], &header); err != nil {
		return nil, ErrPayloadMalformed.Because(err)
	}
	delete(header, "__metadata__")
	if len(header) != len(m.fragments[fragment]) {
		return nil, ErrPayloadMalformed.With("%d tensors, fragment %d has %d", len(header), fragment, len(m.fragments[fragment]))
	}
	read := uint64(0)
	for _, t := range m.fragments[fragment] {
		x, err := m.tensor(t, header[m.tensors[t].Name], data)
		if err != nil {
			return nil, ErrPayloadMalformed.With("tensor %.80q: %v", m.tensors[t].Name, err)
		}
		for i := range m.sizes[t] {
			into[m.at[t]+i] = math.Float32frombits(binary.LittleEndian.Uint32(x[4*i:]))
		}
		flat = append(flat, into[m.at[t]:][:m.sizes[t]]...)
		read += 4 * m.sizes[t]
	}
	if read != uint64(len(data)) {
		return nil, ErrPayloadMalformed.With("%d bytes of data for %d", len(data), read)
	}
	return flat, nil
}

// tensor finds the bytes of a tensor in the data of a file.
func (m *Model) tensor(t int, raw json.RawMessage, data []byte) ([]byte, error) {
	if raw == nil {
		return nil, fmt.Errorf("it is missing")
	}
	var entry struct {
		DType   string   `json:"dtype"`
		Shape   []uint64 `json:"shape"`
		Offsets []uint64 `json:"data_offsets"`
	}
	if err := protocol.UnmarshalStrict(raw, &entry); err != nil {
		return nil, err
	}
	switch {
	case entry.DType != "F32":
		return nil, fmt.Errorf("dtype %.20q, not F32", entry.DType)
	case !slices.Equal(entry.Shape, m.tensors[t].Shape):
		return nil, fmt.Errorf("another shape than the manifest's")
	case len(entry.Offsets) != 2 || entry.Offsets[1] > uint64(len(data)) || entry.Offsets[0] > entry.Offsets[1] ||
		entry.Offsets[1]-entry.Offsets[0] != 4*m.sizes[t]:
		return nil, fmt.Errorf("data_offsets that are not its %d bytes", 4*m.sizes[t])
	}
	return data[entry.Offsets[0]:entry.Offsets[1]], nil
}

// Negate turns a delta, end minus start, into an outer gradient, start minus end, as exactly as binary32 is: signs change, and a zero is +0, as the
// difference of equal numbers is.
func Negate(delta []float32) {
	for i, x := range delta {
		if x == 0 {
			delta[i] = 0
		} else {
			delta[i] = -x
		}
	}
}
