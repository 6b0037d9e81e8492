package repops

import (
	"encoding/binary"
	"fmt"
)

// DecodeHeader reads what Encode writes. Any 42 bytes are a header; whether its element type is known shows when it is used.
func DecodeHeader(b []byte) (Header, error) {
	if len(b) != HeaderBytes {
		return Header{}, fmt.Errorf("a header of %d bytes, not %d", len(b), HeaderBytes)
	}
	h := Header{Kind: b[0], DType: b[1], Length: binary.BigEndian.Uint64(b[2:])}
	copy(h.Binding[:], b[10:])
	return h, nil
}

// NewBytesTree builds the tree over a vector given as the bytes of its elements in the order of its leaves, of which there are
// as many as the header says (ErrTensorLength, ErrDType).
func NewBytesTree(h Header, data []byte) (*Tree, error) {
	d, err := h.dtype()
	if err != nil {
		return nil, err
	}
	want, err := h.DataBytes()
	if err != nil {
		return nil, err
	}
	if want != uint64(len(data)) || want == 0 {
		return nil, fmt.Errorf("%w: %d bytes, the header says %d", ErrTensorLength, len(data), want)
	}
	return treeOver(appendLeaves(nil, data, d.leafBytes(), int(h.Leaves()))), nil
}
