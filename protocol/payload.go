package protocol

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"

	"github.com/ethereum/go-ethereum/common"

	"assay/repops"
	"assay/repops/quant"
)

// PayloadLeaves is the number of leaves of one payload of the task: of all its fragments together.
func (s *TaskSpec) PayloadLeaves() uint64 {
	q, f := Quantization(s.Quantization), uint64(s.FragmentCount)
	if f == 0 {
		return 0
	}
	size, longer := s.ParamCount/f, s.ParamCount%f
	return longer*q.Leaves(size+1) + (f-longer)*q.Leaves(size)
}

// PayloadBytes is the size of the leaves of one payload of the task: what custody of it means.
func (s *TaskSpec) PayloadBytes() uint64 {
	return s.PayloadLeaves() * uint64(Quantization(s.Quantization).LeafBytes())
}

// LeafError says which leaf of a run is malformed. errors.Is finds the refusal: ErrNonFinitePayload, ErrPayloadBoundExceeded or
// ErrPayloadMalformed.
type LeafError struct {
	// Leaf counts from the beginning of the run.
	Leaf int
	Err  error
}

// Error implements error.
func (e *LeafError) Error() string { return fmt.Sprintf("leaf %d: %v", e.Leaf, e.Err) }

// Unwrap returns the refusal.
func (e *LeafError) Unwrap() error { return e.Err }

// DecodeLeaves writes the elements of consecutive whole payload leaves of one fragment to dst: those of all leaves, or fewer where
// the last one is the fragment's. A leaf that is not well formed (docs/formats.md section 2) is a *LeafError, that of the first such
// leaf, and dst is undefined. leaves of another size than dst asks for are ErrDimensionMismatch.
func (s *TaskSpec) DecodeLeaves(dst []float32, leaves []byte) error {
	q := Quantization(s.Quantization)
	if want := q.Leaves(uint64(len(dst))) * uint64(q.LeafBytes()); uint64(len(leaves)) != want {
		return ErrDimensionMismatch.With("%d bytes of leaves for %d elements, which take %d", len(leaves), len(dst), want)
	}
	if decodeLeaves(s, q, dst, leaves) == nil {
		return nil
	}
	// The leaf that is to blame is found one by one.
	size, elements := q.LeafBytes(), int(q.LeafElements())
	for i := 0; i*size < len(leaves); i++ {
		x := dst[i*elements : min((i+1)*elements, len(dst))]
		if err := decodeLeaves(s, q, x, leaves[i*size:(i+1)*size]); err != nil {
			return &LeafError{i, err}
		}
	}
	return nil
}

// decodeLeaves decodes leaves and refuses them if one is malformed.
func decodeLeaves(s *TaskSpec, q Quantization, dst []float32, leaves []byte) error {
	if blocks, ok := q.Blocks(); !ok {
		decodeFloats(dst, leaves)
		for _, b := range leaves[4*len(dst):] {
			if b != 0 {
				return ErrPayloadMalformed.With("the unused tail is not zero")
			}
		}
	} else if err := quant.Dequantise(dst, leaves, blocks); err != nil {
		return ErrPayloadMalformed.Because(err)
	} else if scalesWithin(s, blocks, leaves) {
		return nil
	}
	return checkElements(s, dst)
}

// scalesWithin says whether no code, with the scale of its block, can be beyond the task's bound. The blocks are valid, so that the
// products are exact.
func scalesWithin(s *TaskSpec, blocks quant.Format, leaves []byte) bool {
	bound, limit := float32(s.PayloadBound()), float32(blocks.LargestCode())
	for at := 0; at < len(leaves); at += blocks.BlockBytes() {
		if math.Float32frombits(blocks.Scale(leaves[at:]))*limit > bound {
			return false
		}
	}
	return true
}

// checkElements refuses elements that are not finite or beyond the task's bound.
func checkElements(s *TaskSpec, x []float32) error {
	limit := math.Float32bits(float32(s.PayloadBound()))
	var worst uint32
	for _, v := range x {
		worst = max(worst, math.Float32bits(v)&math.MaxInt32)
	}
	switch v := math.Float32frombits(worst); {
	case worst <= limit:
		return nil
	case worst >= infinityBits:
		return ErrNonFinitePayload.With("an element is %g", v)
	default:
		return ErrPayloadBoundExceeded.With("an element has the magnitude %g, beyond 2^%d", v, s.PayloadBoundLog2)
	}
}

// EncodeLeaves returns the canonical payload leaves of an outer gradient, fragment after fragment, quantising it as the task asks.
// ErrDimensionMismatch is another number of elements than the task's; a value that the format cannot hold or that is beyond the
// task's bound once it is quantised is refused as DecodeLeaves refuses it.
func (s *TaskSpec) EncodeLeaves(delta []float32) ([]byte, error) {
	back := make([]float32, Fragment(s.ParamCount, s.FragmentCount, 0).Len())
	return encodeLeaves(s, delta, quant.Quantise, func(leaves []byte, n int) error { return s.DecodeLeaves(back[:n], leaves) })
}

// ClaimedLeaves is EncodeLeaves of any outer gradient: what a claim of training has to be paid for, also where no payload can be made of that.
func (s *TaskSpec) ClaimedLeaves(delta []float32) ([]byte, error) {
	return encodeLeaves(s, delta, quant.QuantiseAny, func([]byte, int) error { return nil })
}

// encodeLeaves encodes fragment after fragment; check is given the leaves of each, with the number of its elements.
func encodeLeaves(
	s *TaskSpec, delta []float32, quantise func([]byte, []float32, quant.Format) error, check func(leaves []byte, n int) error,
) ([]byte, error) {
	if uint64(len(delta)) != s.ParamCount {
		return nil, ErrDimensionMismatch.With("the payload has %d elements, the task %d", len(delta), s.ParamCount)
	}
	q := Quantization(s.Quantization)
	out := make([]byte, s.PayloadBytes())
	at := uint64(0)
	for _, r := range Fragments(s.ParamCount, s.FragmentCount) {
		x, leaves := delta[r.Lo:r.Hi], out[at:][:q.Leaves(r.Len())*uint64(q.LeafBytes())]
		at += uint64(len(leaves))
		if blocks, ok := q.Blocks(); !ok {
			encodeFloats(leaves, x)
		} else if err := quantise(leaves, x, blocks); err != nil {
			return nil, quantiseError(err)
		}
		if err := check(leaves, len(x)); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func quantiseError(err error) error {
	if errors.Is(err, quant.ErrNotFinite) {
		return ErrNonFinitePayload.Because(err)
	}
	return ErrPayloadBoundExceeded.Because(err)
}

// PayloadLeavesRoot is the payload root of canonical leaves, fragment after fragment: what EncodeLeaves returns, or any other bytes
// of that size (ErrDimensionMismatch).
func (s *TaskSpec) PayloadLeavesRoot(leaves []byte, taskID Hash, round uint32, trainer common.Address) (Hash, error) {
	if uint64(len(leaves)) != s.PayloadBytes() {
		return Hash{}, ErrDimensionMismatch.With("%d bytes of leaves, the task's payloads have %d", len(leaves), s.PayloadBytes())
	}
	q := Quantization(s.Quantization)
	roots := make([]Hash, s.FragmentCount)
	for i, r := range Fragments(s.ParamCount, s.FragmentCount) {
		size := q.Leaves(r.Len()) * uint64(q.LeafBytes())
		hashes, err := repops.HashLeaves(nil, leaves[:size], q.LeafBytes())
		if err != nil {
			return Hash{}, err
		}
		leaves = leaves[size:]
		roots[i] = repops.Root(PayloadHeader(taskID, round, uint32(i), trainer, r.Len(), q), hashes)
	}
	return PayloadSetRoot(roots), nil
}

// WritePayloadLeaves writes the canonical file of a payload whose canonical leaves these are, fragment after fragment.
func WritePayloadLeaves(w io.Writer, spec *TaskSpec, leaves []byte) error {
	if uint64(len(leaves)) != spec.PayloadBytes() {
		return ErrDimensionMismatch.With("%d bytes of leaves, the task's payloads have %d", len(leaves), spec.PayloadBytes())
	}
	q := Quantization(spec.Quantization)
	layout := PayloadLayout(spec.ParamCount, spec.FragmentCount, q)
	if _, err := w.Write(layout.Preamble()); err != nil {
		return fmt.Errorf("write payload: %w", err)
	}
	for i, r := range Fragments(spec.ParamCount, spec.FragmentCount) {
		// Of binary32 the file has no padding.
		if _, err := w.Write(leaves[:layout[i].Bytes()]); err != nil {
			return fmt.Errorf("write payload: %w", err)
		}
		leaves = leaves[q.Leaves(r.Len())*uint64(q.LeafBytes()):]
	}
	return nil
}

// ReadPayload reads the file of an outer gradient of the task from a source that may be hostile and hands its canonical leaves to
// sink as they come: whole leaves of a fragment, ascending, every one well formed, and x, what they hold. Fragments come in the order
// of the file's data. leaves and x are reused after sink returns; memory does not depend on the model's size. Errors are those of ReadTensors and of DecodeLeaves.
func ReadPayload(r io.Reader, spec *TaskSpec, sink func(fragment uint32, leaf uint64, leaves []byte, x []float32) error) error {
	q := Quantization(spec.Quantization)
	layout := PayloadLayout(spec.ParamCount, spec.FragmentCount, q)
	size, elements := q.LeafBytes(), q.LeafElements()
	buf, x := make([]byte, payloadRun*size), make([]float32, payloadRun*int(elements))
	return readData(r, layout, buf, func(tensor int, at uint64, b []byte) error {
		first := at / uint64(size)
		whole := (len(b) + size - 1) / size * size
		clear(buf[len(b):whole]) // the padding that a file of binary32 leaves out
		total := Fragment(spec.ParamCount, spec.FragmentCount, uint32(tensor)).Len()
		n := min(total-first*elements, uint64(whole/size)*elements)
		if err := spec.DecodeLeaves(x[:n], buf[:whole]); err != nil {
			var bad *LeafError
			if errors.As(err, &bad) {
				return AsError(bad.Err).With("%s, leaf %d: %v", layout[tensor].Name, first+uint64(bad.Leaf), bad.Err)
			}
			return err
		}
		return sink(uint32(tensor), first, buf[:whole], x[:n])
	})
}

// payloadRun is how many leaves ReadPayload hands on at once.
const payloadRun = 64

// DecodePayload reads the file of an outer gradient of the task, dequantised: spec.ParamCount well-formed elements. See ReadPayload
// for the errors. Memory is taken once the header is right.
func DecodePayload(r io.Reader, spec *TaskSpec) ([]float32, error) {
	q := Quantization(spec.Quantization)
	var delta []float32
	err := ReadPayload(r, spec, func(fragment uint32, leaf uint64, _ []byte, x []float32) error {
		if delta == nil {
			delta = make([]float32, spec.ParamCount)
		}
		copy(delta[Fragment(spec.ParamCount, spec.FragmentCount, fragment).Lo+leaf*q.LeafElements():], x)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return delta, nil
}

// encodeFloats writes x to dst as little-endian binary32; dst is at least as long.
func encodeFloats(dst []byte, x []float32) {
	for i, v := range x {
		binary.LittleEndian.PutUint32(dst[4*i:], math.Float32bits(v))
	}
}

// decodeFloats reads dst from little-endian binary32; src is at least as long.
func decodeFloats(dst []float32, src []byte) {
	for i := range dst {
		dst[i] = math.Float32frombits(binary.LittleEndian.Uint32(src[4*i:]))
	}
}
