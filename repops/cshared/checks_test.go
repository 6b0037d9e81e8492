package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"assay/repops"
	"assay/repops/program"
	"assay/repops/quant"
)

// at is the address of a list, which is kept where it is until the test ends: a number does not do that.
func at[T any](t *testing.T, x []T) uintptr {
	var pin runtime.Pinner
	pin.Pin(&x[0])
	t.Cleanup(pin.Unpin)
	return uintptr(unsafe.Pointer(&x[0]))
}

func TestList(t *testing.T) {
	x := []float64{1, 2, 3, 4}
	p := at(t, x)
	if got, err := list[float64](p, 3); err != nil || !slices.Equal(got, x[:3]) || &got[0] != &x[0] {
		t.Errorf("%v, %v", got, err)
	}
	if got, err := list[float64](0, 0); err != nil || got != nil {
		t.Errorf("none at null: %v, %v", got, err)
	}
	if got, err := list[byte](p+3, 2); err != nil || len(got) != 2 {
		t.Errorf("bytes anywhere: %v, %v", got, err)
	}
	if _, err := list[float64](0, 1); !errors.Is(err, errNull) {
		t.Errorf("null: %v", err)
	}
	for _, first := range []uintptr{1, 4, 8, firstPage - 1} {
		if got, err := list[float64](first, 0); err != nil || got != nil {
			t.Errorf("none at %d: %v, %v", first, got, err)
		}
		if _, err := list[byte](first, 1); err == nil || !strings.Contains(err.Error(), "not a valid address") {
			t.Errorf("a byte at %d: %v", first, err)
		}
		if _, err := text(first); err == nil {
			t.Errorf("text at %d", first)
		}
		if _, err := hash(first); err == nil {
			t.Errorf("a hash at %d", first)
		}
	}
	for _, n := range []uint64{1 << 37, 1 << 40, 1 << 61, 1 << 63, math.MaxUint64} {
		if _, err := list[float64](p, n); err == nil {
			t.Errorf("%d elements", n)
		}
		if _, err := list[byte](p, max(n, 1<<40)); err == nil {
			t.Errorf("%d bytes", n)
		}
	}
	for k := 1; k < 8; k++ {
		if _, err := list[float64](p+uintptr(k), 1); err == nil {
			t.Errorf("%d bytes off", k)
		}
	}
	if _, err := one[float64](p + 4); err == nil {
		t.Error("one, 4 bytes off")
	}
	if v, err := one[float64](p + 8); err != nil || *v != 2 {
		t.Errorf("one: %v", err)
	}
}

func TestLists(t *testing.T) {
	x, y := []float32{1, 2}, []float32{3}
	pointers := []uintptr{at(t, x), at(t, y), 0}
	got, err := lists[float32](at(t, pointers), []uint64{2, 1, 0}, "vector")
	if err != nil || len(got) != 3 || got[1][0] != 3 || len(got[2]) != 0 {
		t.Errorf("%v, %v", got, err)
	}
	if _, err := lists[float32](at(t, pointers), []uint64{2, 1, 1}, "vector"); !errors.Is(err, errNull) || !strings.Contains(err.Error(), "vector 2") {
		t.Errorf("%v", err)
	}
	if _, err := lists[float32](0, []uint64{1}, "vector"); !errors.Is(err, errNull) {
		t.Errorf("%v", err)
	}
}

func TestText(t *testing.T) {
	for _, s := range []string{"", "softmax", strings.Repeat("x", maxText-1)} {
		b := append([]byte(s), 0)
		if got, err := text(at(t, b)); err != nil || got != s {
			t.Errorf("%d bytes: %.20q, %v", len(s), got, err)
		}
	}
	if got, err := text(0); err != nil || got != "" {
		t.Errorf("%q, %v", got, err)
	}
	endless := bytes.Repeat([]byte{'x'}, maxText)
	if _, err := text(at(t, endless)); err == nil {
		t.Error("text without an end")
	}
}

func TestReach(t *testing.T) {
	for _, c := range []struct {
		rows, k, rowStride, kStride int64
		want                        uint64
	}{
		{0, 5, 1, 1, 0},
		{5, 0, 1, 1, 0},
		{1, 1, 99, 99, 1},
		{3, 4, 4, 1, 12},
		{3, 4, 1, 3, 12},
		{3, 4, 0, 0, 1},
		{3, 4, 10, 2, 27},
		{1 << 31, 1 << 31, 1 << 31, 1 << 31, 2*(1<<31-1)<<31 + 1},
	} {
		if got, err := reach(c.rows, c.k, c.rowStride, c.kStride); err != nil || got != c.want {
			t.Errorf("%+v: %d, %v", c, got, err)
		}
	}
	for i := range 4 {
		for _, bad := range []int64{-1, math.MinInt64, 1<<31 + 1, math.MaxInt64} {
			v := [4]int64{3, 4, 4, 1}
			v[i] = bad
			if _, err := reach(v[0], v[1], v[2], v[3]); err == nil {
				t.Errorf("%v", v)
			}
		}
	}
}

func TestProductAndTimes(t *testing.T) {
	if n, err := product(1<<16, 1<<15); err != nil || n != 1<<31 {
		t.Errorf("%d, %v", n, err)
	}
	for _, c := range [][2]int64{{1 << 16, 1<<15 + 1}, {-1, 1}, {1, -1}, {1 << 62, 4}, {math.MaxInt64, 0}, {math.MinInt64, math.MinInt64}} {
		if _, err := product(c[0], c[1]); err == nil {
			t.Errorf("%v", c)
		}
	}
	if n, ok := times(3, 5, 0, 7); !ok || n != 0 {
		t.Error(n, ok)
	}
	if n, ok := times(1<<20, 1<<20-1); !ok || n != 1<<40-1<<20 {
		t.Error(n, ok)
	}
	for _, c := range [][]uint64{{1 << 20, 1 << 20}, {1 << 32, 1 << 32}, {math.MaxUint64}, {math.MaxUint64, math.MaxUint64}, {1 << 63, 2}} {
		if n, ok := times(c...); ok {
			t.Errorf("%v: %d", c, n)
		}
	}
}

func TestRegions(t *testing.T) {
	x := make([]float32, 10)
	for _, c := range []struct {
		a, b []float32
		want bool
	}{{x[:5], x[5:], false}, {x[:6], x[5:], true}, {x, x[3:4], true}, {x[3:4], x, true}, {x, x, true}, {x[:0], x, false}, {nil, x, false}, {nil, nil, false}} {
		if got := regionOf(c.a).overlaps(regionOf(c.b)); got != c.want {
			t.Errorf("%d and %d elements: %v", len(c.a), len(c.b), got)
		}
	}
}

func TestUnpadded(t *testing.T) {
	for _, f := range []quant.Format{quant.Int8, quant.Int4} {
		h := repops.Header{Kind: repops.KindPayload, DType: uint8(f), Length: 1300}
		want, err := h.DataBytes()
		if err != nil {
			t.Fatal(err)
		}
		data := bytes.Repeat([]byte{1}, f.EncodedLen(1300))
		if _, err := unpadded(h, data); !errors.Is(err, quant.ErrPadding) {
			t.Errorf("%v: %v", f, err)
		}
		clear(data[want:])
		for _, given := range [][]byte{data, data[:want]} {
			if got, err := unpadded(h, given); err != nil || uint64(len(got)) != want {
				t.Errorf("%v: %d bytes of %d, %v", f, len(got), want, err)
			}
		}
		h.Length = math.MaxUint64
		if got, err := unpadded(h, data); err != nil || len(got) != len(data) {
			t.Errorf("%v: %d bytes, %v", f, len(got), err)
		}
	}
	h := repops.Header{Kind: repops.KindPayload, DType: repops.DTypeF32, Length: 1}
	if got, err := unpadded(h, make([]byte, 1040)); err != nil || len(got) != 1040 {
		t.Errorf("f32: %d bytes, %v", len(got), err)
	}
}

// Every composite is called with operands of its own sizes, and refuses a null, an overlap and any other number of operands.
func TestCompositesBind(t *testing.T) {
	for name, d := range composites {
		t.Run(name, func(t *testing.T) {
			n := []int64{2, 2, 2, 2, 2, 0}[:d.integers]
			s := make([]float32, d.scalars)
			operands := func(words string) (p []uintptr) {
				for range strings.Fields(words) {
					x := make([]float32, 64)
					p = append(p, at(t, x))
				}
				return p
			}
			in, out := operands(d.in), operands(d.out)
			c, err := d.bind(n, s, in, out)
			if err != nil {
				t.Fatal(err)
			}
			for i, word := range strings.Fields(d.in) {
				want, _ := size(word, n)
				if uint64(len(c.in[i])+len(c.i32[i])) != want || want == 0 {
					t.Errorf("input %d has %d and %d elements, %d wanted", i, len(c.in[i]), len(c.i32[i]), want)
				}
				bad := slices.Clone(in)
				bad[i] = 0
				if _, err := d.bind(n, s, bad, out); !errors.Is(err, errNull) {
					t.Errorf("input %d null: %v", i, err)
				}
				bad[i] = in[i] + 2
				if _, err := d.bind(n, s, bad, out); err == nil {
					t.Errorf("input %d misaligned", i)
				}
				bad[i] = out[0] + 4
				if _, err := d.bind([]int64{4, 4, 4, 4, 4, 0}[:d.integers], s, bad, out); err == nil && word != "-" {
					t.Errorf("input %d overlaps", i)
				}
			}
			for i, word := range strings.Fields(d.out) {
				bad := slices.Clone(out)
				bad[i] = 0
				if _, err := d.bind(n, s, in, bad); strings.HasSuffix(word, "?") != (err == nil) {
					t.Errorf("output %d null: %v", i, err)
				}
				if i > 0 {
					bad[i] = bad[0]
					if _, err := d.bind(n, s, in, bad); err == nil {
						t.Errorf("output %d is output 0", i)
					}
				}
			}
			if _, err := d.bind(n[1:], s, in, out); err == nil {
				t.Error("too few integers")
			}
			if _, err := d.bind(n, append(s, 1), in, out); err == nil {
				t.Error("too many scalars")
			}
			if _, err := d.bind(n, s, in[1:], out); err == nil {
				t.Error("too few inputs")
			}
			if _, err := d.bind(n, s, in, out[1:]); err == nil {
				t.Error("too few outputs")
			}
			for i := range n {
				for _, v := range []int64{-1, 1 << 40, math.MaxInt64, math.MinInt64} {
					bad := slices.Clone(n)
					bad[i] = v
					if _, err := d.bind(bad, s, in, out); err == nil && strings.ContainsRune(d.in+d.out, rune('0'+i)) {
						t.Errorf("integer %d is %d", i, v)
					}
				}
			}
		})
	}
}

// A program that swaps its two state tensors is run with the state as its outputs.
func TestMachineInPlace(t *testing.T) {
	b := program.NewMap()
	x, y := b.State(program.F32, 3), b.State(program.F32, 3)
	b.Output(y)
	b.Output(x)
	b.Output(b.Add(x, y))
	p, constants, err := b.Build()
	if err != nil {
		t.Fatal(err)
	}
	e, err := program.NewExecutor(p, constants)
	if err != nil {
		t.Fatal(err)
	}
	handle := put(&machine{p: p, x: e})
	m, err := machineOf(handle)
	if err != nil {
		t.Fatal(err)
	}
	a, c, sum := []float32{1, 2, 3}, []float32{10, 20, 30}, make([]float32, 3)
	pa, pc, psum := at(t, a), at(t, c), at(t, sum)
	if _, err := m.run([]uintptr{pa, pc}, nil, []uintptr{pa, pc, psum}, 0, 0, 0, false); err != nil {
		t.Fatal(err)
	}
	if a[0] != 10 || c[2] != 3 || sum[1] != 22 {
		t.Errorf("%v %v %v", a, c, sum)
	}
	for _, state := range [][]uintptr{nil, {pa}, {pa, pc, psum}, {pa, 0}} {
		if _, err := m.run(state, nil, []uintptr{pa, pc, psum}, 0, 0, 0, false); err == nil {
			t.Errorf("%d state tensors", len(state))
		}
	}
	if _, err := m.run([]uintptr{pa, pc}, []uintptr{pa}, []uintptr{pa, pc, psum}, 0, 0, 0, false); err == nil {
		t.Error("a batch of none")
	}
	if _, err := m.run([]uintptr{pa, pc}, nil, []uintptr{pa, pc}, 0, 0, 0, true); err == nil {
		t.Error("too few outputs")
	}
	if err := drop(handle); err != nil {
		t.Fatal(err)
	}
	if _, err := machineOf(handle); err == nil || drop(handle) == nil {
		t.Error("used after its end")
	}
}

// FuzzBind gives composites any integers: sizes stay below the bound, nothing overflows.
func FuzzBind(f *testing.F) {
	names := make([]string, 0, len(composites))
	for name := range composites {
		names = append(names, name)
	}
	slices.Sort(names)
	f.Add(uint16(0), bytes.Repeat([]byte{0xff}, 48))
	f.Fuzz(func(t *testing.T, which uint16, data []byte) {
		d := composites[names[int(which)%len(names)]]
		n := make([]int64, d.integers)
		for i := range n {
			if len(data) < 8 {
				return
			}
			n[i] = int64(binary.LittleEndian.Uint64(data))
			data = data[8:]
		}
		for _, word := range strings.Fields(d.in + " " + d.out) {
			if v, err := size(word, n); err == nil && v > maxBytes {
				t.Errorf("%v: %d", n, v)
			}
		}
	})
}
