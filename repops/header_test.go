package repops

import (
	"errors"
	"math"
	"testing"
)

func TestHeaderRoundTrips(t *testing.T) {
	h := Header{Kind: 7, DType: 9, Length: 1<<63 + 5, Binding: Hash{1, 2, 31: 3}}
	b := h.Encode()
	got, err := DecodeHeader(b[:])
	if err != nil || got != h {
		t.Errorf("%+v, %v", got, err)
	}
	for _, n := range []int{0, HeaderBytes - 1, HeaderBytes + 1} {
		if _, err := DecodeHeader(make([]byte, n)); err == nil {
			t.Errorf("%d bytes are taken for a header", n)
		}
	}
}

func TestBytesTreeIsTheTensors(t *testing.T) {
	x := make([]float32, 1000)
	for i := range x {
		x[i] = float32(i) / 7
	}
	h := Header{Kind: 1, DType: DTypeF32, Length: uint64(len(x))}
	tree, err := NewBytesTree(h, littleEndian(x))
	if err != nil || tree.Root(h) != TensorRoot(h, x) {
		t.Fatalf("%v: another root than the tensor's", err)
	}
	for _, bad := range []Header{{DType: DTypeF32, Length: 999}, {DType: DTypeF32}, {DType: DTypeF32, Length: math.MaxUint64}} {
		if _, err := NewBytesTree(bad, littleEndian(x)); !errors.Is(err, ErrTensorLength) {
			t.Errorf("length %d: %v", bad.Length, err)
		}
	}
	for _, unknown := range []uint8{DTypeBytes, 200} {
		if _, err := NewBytesTree(Header{DType: unknown, Length: 1000}, littleEndian(x)); !errors.Is(err, ErrDType) {
			t.Errorf("dtype %d: %v", unknown, err)
		}
	}
}
