package quant

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"assay/repops/engine"
	"assay/repops/internal/fpenv"
	"assay/repops/internal/pool"
	"assay/repops/num"
)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x9a27)) }

func onEveryEngine(t *testing.T, test func(t *testing.T)) {
	for _, e := range engine.Supported() {
		t.Run(e.String(), func(t *testing.T) {
			defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
			must(t, engine.Use(e))
			test(t)
		})
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// oracleRound rounds a quotient of binary32 numbers to binary32 in exact arithmetic.
func oracleRound(a, b float32) float32 {
	q, _ := new(big.Rat).Quo(new(big.Rat).SetFloat64(float64(a)), new(big.Rat).SetFloat64(float64(b))).Float32()
	return q
}

// oracleCode is the integer nearest to x, ties to even, within ±limit.
func oracleCode(x float32, limit int64) int8 {
	r := new(big.Rat).SetFloat64(float64(x))
	twice := new(big.Rat).Mul(r, big.NewRat(2, 1))
	sum := new(big.Rat).Add(twice, big.NewRat(1, 1)) // ⌊(2x + 1) / 2⌋ is the nearest, ties upwards
	den := new(big.Int).Mul(sum.Denom(), big.NewInt(2))
	n := new(big.Int)
	m := new(big.Int)
	n.DivMod(sum.Num(), den, m)
	if m.Sign() == 0 && n.Bit(0) == 1 { // a tie that went to an odd number
		n.Sub(n, big.NewInt(1))
	}
	return int8(max(-limit, min(limit, n.Int64())))
}

// oracleEncode writes the format from its description, value by value.
func oracleEncode(x []float32, limit int64) []byte {
	var out []byte
	padded := append(slices.Clone(x), make([]float32, (1024-len(x)%1024)%1024)...)
	for block := range slices.Chunk(padded, 256) {
		var a float32
		for _, v := range block {
			a = max(a, float32(math.Abs(float64(v))))
		}
		pattern := math.Float32bits(oracleRound(a, float32(limit)))
		if pattern%256 != 0 {
			pattern += 256 - pattern%256
		}
		s := math.Float32frombits(pattern)
		out = binary.LittleEndian.AppendUint32(out, pattern)
		var half byte
		for i, v := range block {
			var q int8
			if s != 0 {
				q = oracleCode(oracleRound(v, s), limit)
			}
			switch {
			case limit == 127:
				out = append(out, byte(q))
			case i%2 == 0:
				half = byte(q) & 15
			default:
				out = append(out, half|byte(q)<<4)
			}
		}
	}
	return out
}

// sample draws blocks of very different magnitudes, subnormal and zero ones among them.
func sample(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for b := 0; b < n; b += 256 {
		kind := r.IntN(6)
		scale := math.Exp2(float64(r.IntN(250) - 140))
		for i := b; i < min(b+256, n); i++ {
			switch kind {
			case 0:
				x[i] = float32(math.Copysign(0, float64(r.IntN(2))-0.5))
			case 1: // subnormal and near it
				x[i] = math.Float32frombits(r.Uint32N(1<<(1+r.Uint32N(26))) | r.Uint32()&(1<<31))
			case 2: // ties
				x[i] = float32(r.IntN(255)-127) / 2
			default:
				x[i] = float32(max(-0x1p127, min(0x1p127, r.NormFloat64()*scale)))
			}
		}
		if kind == 5 {
			x[b] = -0x1p127
		}
	}
	return x
}

var formats = []struct {
	Format
	limit int64
	leaf  int
}{{Int8, 127, 1040}, {Int4, 7, 528}}

func TestQuantiseAgainstOracle(t *testing.T) {
	r := newRand(1)
	for _, n := range []int{0, 1, 2, 255, 256, 257, 1023, 1024, 1025, 9000} {
		x := sample(r, n)
		for _, f := range formats {
			want := oracleEncode(x, f.limit)
			if f.LeafBytes() != f.leaf || f.EncodedLen(n) != len(want) {
				t.Fatalf("%v: leaf %d, %d values take %d bytes, want %d", f.Format, f.LeafBytes(), n, f.EncodedLen(n), len(want))
			}
			onEveryEngine(t, func(t *testing.T) {
				got := bytes.Repeat([]byte{0xa5}, len(want))
				must(t, Quantise(got, x, f.Format))
				if !bytes.Equal(got, want) {
					t.Fatalf("%v: encoding of %d values differs", f.Format, n)
				}
				back := make([]float32, n)
				must(t, Dequantise(back, got, f.Format))
				for i, v := range back {
					block := want[i/256*(f.leaf/4):][:f.leaf/4]
					s := math.Float32frombits(binary.LittleEndian.Uint32(block))
					var q int8
					if f.limit == 127 {
						q = int8(block[4+i%256])
					} else {
						q = int8(block[4+i%256/2]<<(4*(1-i%2))) >> 4
					}
					exact := new(big.Rat).Mul(new(big.Rat).SetFloat64(float64(s)), big.NewRat(int64(q), 1))
					if new(big.Rat).SetFloat64(float64(v)).Cmp(exact) != 0 || (v == 0 && math.Signbit(float64(v))) {
						t.Fatalf("%v: value %d is %g, exactly %v", f.Format, i, v, exact)
					}
					if math.Abs(float64(v)-float64(x[i])) > float64(s)*0.5001 {
						t.Fatalf("%v: value %d is %g, was %g, scale %g", f.Format, i, v, x[i], s)
					}
				}
			})
		}
	}
}

// TestEveryCode decodes all 256 bytes, and both halves of a byte, with scales from the least to the largest.
func TestEveryCode(t *testing.T) {
	onEveryEngine(t, func(t *testing.T) {
		for _, s := range []uint32{0x00000100, 0x007fff00, 0x00800000, 0x3f800000, 0x7c010100 & 0x7fffff00} {
			scale := math.Float32frombits(s)
			for _, f := range formats {
				block, out := make([]byte, f.BlockBytes()), make([]float32, LeafValues)
				leaf := func() []byte { return append(slices.Clone(block), make([]byte, 3*f.BlockBytes())...) }
				binary.LittleEndian.PutUint32(block, s)
				for i := range 256 {
					q := i - 128
					if f.limit == 7 {
						q = i%16 - 8
					}
					if q < -int(f.limit) {
						q = int(f.limit)
					}
					if f.limit == 127 {
						block[4+i] = byte(q)
					} else {
						block[4+i/2] |= byte(q) & 15 << (4 * (i % 2))
					}
				}
				must(t, Dequantise(out, leaf(), f.Format))
				for i := range 256 {
					q := i - 128
					if f.limit == 7 {
						q = i%16 - 8
					}
					if q < -int(f.limit) {
						q = int(f.limit)
					}
					if want := float32(q) * scale; out[i] != want {
						t.Fatalf("%v, scale %g: code %d gives %g, want %g", f.Format, scale, q, out[i], want)
					}
				}
				for i := range 256 { // the least code, anywhere
					old := slices.Clone(block)
					if f.limit == 127 {
						block[4+i] = 0x80
					} else {
						block[4+i/2] = block[4+i/2]&^(15<<(4*(i%2))) | 8<<(4*(i%2))
					}
					if err := Dequantise(out, leaf(), f.Format); !errors.Is(err, ErrCode) {
						t.Fatalf("%v: least code at %d: %v", f.Format, i, err)
					}
					block = old
				}
			}
		}
	})
}

func TestDequantiseRefuses(t *testing.T) {
	x := make([]float32, 1300)
	for i := range x {
		x[i] = float32(i%100 - 50)
	}
	for _, f := range formats {
		good := make([]byte, f.EncodedLen(len(x)))
		must(t, Quantise(good, x, f.Format))
		block := f.BlockBytes()
		second := f.LeafBytes() + block // block 1 of leaf 1: values 1280 to 1299 and padding
		put := func(at int, pattern uint32) func([]byte) {
			return func(b []byte) { binary.LittleEndian.PutUint32(b[at:], pattern) }
		}
		halves := 256 / (block - 4)
		for name, c := range map[string]struct {
			change func([]byte)
			want   error
		}{
			"scale −0":              {put(0, 0x80000000), ErrScale},
			"negative scale":        {put(0, 0xbf800000), ErrScale},
			"infinite scale":        {put(0, 0x7f800000), ErrScale},
			"NaN scale":             {put(0, 0x7fc00000), ErrScale},
			"fine scale":            {put(0, 0x3f800001), ErrScale},
			"finer scale":           {put(block, 0x3f800080), ErrScale},
			"scale that overflows":  {put(0, 0x7f7fff00), ErrScale},
			"scale 0 with codes":    {put(0, 0), ErrCode},
			"no largest code":       {func(b []byte) { clear(b[4:block]); b[4] = 1 }, ErrCode},
			"no code":               {func(b []byte) { clear(b[4:block]) }, ErrCode},
			"code in the padding":   {func(b []byte) { b[second+4+20/halves] = 1 }, ErrPadding},
			"last code":             {func(b []byte) { b[second+block-1] = 0x10 }, ErrPadding},
			"padding block":         {func(b []byte) { b[second+block+4] = 0x70 }, ErrCode},
			"padding block's scale": {put(second+block, 0x00000100), ErrPadding},
			"full padding block": {func(b []byte) {
				put(second+block, 0x3f800000)(b)
				b[second+block+4], b[second+block+5] = 0x7f, 0x77
			}, ErrPadding},
		} {
			onEveryEngine(t, func(t *testing.T) {
				bad := slices.Clone(good)
				c.change(bad)
				if err := Dequantise(make([]float32, len(x)), bad, f.Format); !errors.Is(err, c.want) {
					t.Errorf("%v: %s: %v, want %v", f.Format, name, err, c.want)
				}
			})
		}
		largest := map[Format]uint32{Int8: 0x7c010200, Int4: 0x7e124900}[f.Format]
		for _, over := range []bool{false, true} {
			bad := slices.Clone(good)
			binary.LittleEndian.PutUint32(bad, largest)
			if over {
				binary.LittleEndian.PutUint32(bad, largest+256)
			}
			if err := Dequantise(make([]float32, len(x)), bad, f.Format); errors.Is(err, ErrScale) != over {
				t.Errorf("%v: scale %08x: %v", f.Format, binary.LittleEndian.Uint32(bad), err)
			}
		}
		for name, err := range map[string]error{
			"short source":     Dequantise(x, good[:len(good)-1], f.Format),
			"long source":      Dequantise(x[:1024], good, f.Format),
			"short encoding":   Quantise(good[:len(good)-1], x, f.Format),
			"empty":            Dequantise(nil, good, f.Format),
			"values, no bytes": Quantise(nil, x, f.Format),
		} {
			if !errors.Is(err, ErrLength) {
				t.Errorf("%v: %s: %v", f.Format, name, err)
			}
		}
		for _, bits := range []uint32{0x7f800000, 0xff800000, 0x7fc00000, 0xffffffff} {
			onEveryEngine(t, func(t *testing.T) {
				for _, i := range []int{0, 255, 600, 1299} {
					y := slices.Clone(x)
					y[i] = math.Float32frombits(bits)
					if err := Quantise(slices.Clone(good), y, f.Format); !errors.Is(err, ErrNotFinite) {
						t.Errorf("%v: value %08x at %d: %v", f.Format, bits, i, err)
					}
				}
			})
		}
	}
	for _, f := range formats {
		if err := Quantise(make([]byte, f.leaf), []float32{1, -math.MaxFloat32}, f.Format); !errors.Is(err, ErrRange) {
			t.Errorf("%v: largest finite value: %v", f.Format, err)
		}
	}
	for _, f := range []Format{0, 1, 4} {
		if err := Quantise(nil, nil, f); !errors.Is(err, ErrFormat) {
			t.Errorf("format %d: %v", f, err)
		}
	}
}

// TestFirstBadLeaf checks that the error names the first of several bad leaves, however the work is spread.
func TestFirstBadLeaf(t *testing.T) {
	defer pool.SetThreads(0)
	x := sample(newRand(2), 400*LeafValues)
	for i := range x {
		x[i] = 1
	}
	data := make([]byte, Int8.EncodedLen(len(x)))
	must(t, Quantise(data, x, Int8))
	for _, leaf := range []int{399, 250, 101} {
		data[leaf*1040+3] = 0x80
		for _, threads := range []int{1, 2, 5} {
			pool.SetThreads(threads)
			err := Dequantise(x, data, Int8)
			if want := fmt.Sprintf("leaf %d: block 0: ", leaf); err == nil || err.Error()[:len(want)] != want {
				t.Fatalf("%d threads: %v, want leaf %d", threads, err, leaf)
			}
		}
	}
}

// TestControlState encodes, decodes and refuses on a thread that flushes subnormals and rounds another way.
func TestControlState(t *testing.T) {
	x := sample(newRand(30), 40*LeafValues)
	for i := range x[:LeafValues] {
		x[i] = float32(i%97) * 0x1p-147
	}
	for _, f := range formats {
		data := make([]byte, f.EncodedLen(len(x)))
		must(t, Quantise(data, x, f.Format))
		values := make([]float32, len(x))
		must(t, Dequantise(values, data, f.Format))
		// A subnormal scale with a code behind the only value.
		padded := make([]byte, f.LeafBytes())
		padded[1], padded[scaleBytes], padded[scaleBytes+1] = 1, 1, 1
		want := Dequantise(make([]float32, 1), padded, f.Format)
		if !errors.Is(want, ErrPadding) {
			t.Fatalf("%v: %v, want padding that is not zero", f.Format, want)
		}
		onEveryEngine(t, func(t *testing.T) {
			gotData, gotValues := make([]byte, len(data)), make([]float32, len(x))
			var errs [3]error
			guarded := fpenv.Hostile(func() {
				errs[0] = Quantise(gotData, x, f.Format)
				errs[1] = Dequantise(gotValues, data, f.Format)
				errs[2] = Dequantise(make([]float32, 1), padded, f.Format)
			})
			if !guarded {
				t.Skip("no guard on this port")
			}
			must(t, errors.Join(errs[:2]...))
			if !bytes.Equal(gotData, data) {
				t.Errorf("%v: other bytes", f.Format)
			}
			for i, v := range gotValues {
				if math.Float32bits(v) != math.Float32bits(values[i]) {
					t.Fatalf("%v: other value %d", f.Format, i)
				}
			}
			if errs[2] == nil || errs[2].Error() != want.Error() {
				t.Errorf("%v: %v, want %v", f.Format, errs[2], want)
			}
		})
	}
}

// TestCodecsOnAnEngine checks that a call keeps to the engine that For was given, and a package function to the one in use.
func TestCodecsOnAnEngine(t *testing.T) {
	x := sample(newRand(31), 3*LeafValues+5)
	data := make([]byte, Int4.EncodedLen(len(x)))
	must(t, Quantise(data, x, Int4))
	for _, e := range engine.Supported() {
		if For(e).kernels != kernelsOf(e) {
			t.Errorf("For(%v) has the kernels of another engine", e)
		}
		got, values := make([]byte, len(data)), make([]float32, len(x))
		must(t, For(e).Quantise(got, x, Int4))
		must(t, For(e).Dequantise(values, got, Int4))
		if !bytes.Equal(got, data) {
			t.Errorf("%v: other bytes", e)
		}
	}
	onEveryEngine(t, func(t *testing.T) {
		if current().kernels != kernelsOf(engine.Current()) {
			t.Error("not the kernels of the engine in use")
		}
	})
}

func TestThreadsDoNotMatter(t *testing.T) {
	defer pool.SetThreads(0)
	x := sample(newRand(3), 300*LeafValues+77)
	for _, f := range formats {
		onEveryEngine(t, func(t *testing.T) {
			var first []byte
			for _, threads := range []int{1, 2, 5} {
				pool.SetThreads(threads)
				data := make([]byte, f.EncodedLen(len(x)))
				must(t, Quantise(data, x, f.Format))
				if first == nil {
					first = data
				}
				if !bytes.Equal(first, data) {
					t.Fatalf("%v: %d threads give other bytes", f.Format, threads)
				}
			}
		})
	}
}

// oracleTop sorts all values: by absolute value descending, then index ascending.
func oracleTop(x []float32, k int) []int32 {
	order := make([]int32, len(x))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortStableFunc(order, func(a, b int32) int {
		u, v := math.Abs(float64(x[a])), math.Abs(float64(x[b]))
		switch {
		case u > v:
			return -1
		case u < v:
			return 1
		}
		return 0
	})
	order = order[:k]
	slices.Sort(order)
	return order
}

// ties draws values of which many have equal absolute values.
func ties(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		switch r.IntN(3) {
		case 0:
			x[i] = float32(r.IntN(7) - 3)
		case 1:
			x[i] = math.Float32frombits(r.Uint32()&(1<<31) | uint32(r.IntN(4))<<20 | uint32(r.IntN(3)))
		default:
			x[i] = float32(r.NormFloat64())
		}
	}
	return x
}

func TestTopKAgainstSort(t *testing.T) {
	r := newRand(4)
	for _, n := range []int{0, 1, 2, 17, 300, 5000} {
		x := ties(r, n)
		if n == 17 {
			clear(x)
			x[3] = float32(math.Copysign(0, -1))
		}
		for _, k := range []int{0, 1, n / 3, n - 1, n} {
			if k < 0 || k > n {
				continue
			}
			got := make([]int32, k)
			must(t, TopK(got, x))
			if want := oracleTop(x, k); !slices.Equal(got, want) {
				t.Fatalf("%d of %d: %v, want %v", k, n, got, want)
			}
		}
	}
	if err := TopK(make([]int32, 3), make([]float32, 2)); !errors.Is(err, ErrLength) {
		t.Errorf("more than there are: %v", err)
	}
	for _, k := range []int{0, 1, 2} {
		if err := TopK(make([]int32, k), []float32{1, float32(math.NaN())}); !errors.Is(err, ErrNotFinite) {
			t.Errorf("NaN, k = %d: %v", k, err)
		}
	}
}

// oracleSparse writes the format from its description.
func oracleSparse(x []float32, chunk, k int) (out []byte, dense []float32) {
	dense = make([]float32, len(x))
	for lo := 0; lo < len(x); lo += chunk {
		part := x[lo:min(lo+chunk, len(x))]
		var indices, values []byte
		for _, i := range oracleTop(part, min(k, len(part))) {
			if part[i] != 0 {
				indices = binary.LittleEndian.AppendUint16(indices, uint16(i))
				values = binary.LittleEndian.AppendUint32(values, math.Float32bits(part[i]))
				dense[lo+int(i)] = part[i]
			}
		}
		out = binary.LittleEndian.AppendUint32(out, uint32(len(indices)/2))
		out = append(append(out, indices...), make([]byte, 2*k-len(indices))...)
		out = append(append(out, values...), make([]byte, 4*k-len(values))...)
	}
	return out, dense
}

func TestSparseAgainstOracle(t *testing.T) {
	defer pool.SetThreads(0)
	r := newRand(5)
	for _, s := range []Sparse{{1, 1}, {64, 8}, {4096, 64}, {100, 100}, {MaxChunk, 700}} {
		for _, n := range []int{0, 1, 63, 64, 65, 4097, 2*MaxChunk + 1} {
			if s.Chunk == 1 && n > 5000 {
				continue
			}
			x := ties(r, n)
			if n > 2000 {
				clear(x[500:1500])
			}
			want, dense := oracleSparse(x, s.Chunk, s.K)
			for _, threads := range []int{1, 3} {
				pool.SetThreads(threads)
				got := bytes.Repeat([]byte{0xa5}, s.EncodedLen(n))
				must(t, s.Encode(got, x))
				if !bytes.Equal(got, want) {
					t.Fatalf("%+v: encoding of %d values differs", s, n)
				}
				back := slices.Repeat([]float32{9}, n)
				must(t, s.Decode(back, got))
				for i := range back {
					if math.Float32bits(back[i]) != math.Float32bits(dense[i]) {
						t.Fatalf("%+v: value %d of %d is %g, want %g", s, i, n, back[i], dense[i])
					}
				}
			}
		}
	}
}

func TestSparseRefuses(t *testing.T) {
	s := Sparse{Chunk: 64, K: 4}
	x := make([]float32, 70)
	x[3], x[9], x[60], x[65] = 1, -2, 0.5, 3
	good := make([]byte, s.EncodedLen(len(x)))
	must(t, s.Encode(good, x))
	leaf := s.LeafBytes()
	index := func(l, e int, i uint16) func([]byte) {
		return func(b []byte) { binary.LittleEndian.PutUint16(b[l*leaf+4+2*e:], i) }
	}
	value := func(l, e int, pattern uint32) func([]byte) {
		return func(b []byte) { binary.LittleEndian.PutUint32(b[l*leaf+4+8+4*e:], pattern) }
	}
	for name, c := range map[string]struct {
		change func([]byte)
		want   error
	}{
		"duplicate":             {index(0, 1, 3), ErrIndex},
		"descending":            {index(0, 1, 2), ErrIndex},
		"outside the chunk":     {index(0, 2, 64), ErrIndex},
		"outside a short chunk": {index(1, 0, 6), ErrIndex},
		"count":                 {func(b []byte) { b[0] = 5 }, ErrCount},
		"huge count":            {func(b []byte) { b[3] = 0xff }, ErrCount},
		"count of a zero":       {func(b []byte) { b[0] = 4 }, ErrIndex},
		"uncounted":             {func(b []byte) { b[0] = 2 }, ErrPadding},
		"infinite":              {value(0, 0, 0x7f800000), ErrNotFinite},
		"NaN":                   {value(0, 2, 0xffc00000), ErrNotFinite},
		"zero":                  {value(0, 1, 0), ErrZero},
		"−0":                    {value(1, 0, 0x80000000), ErrZero},
		"unused index":          {index(0, 3, 61), ErrPadding},
		"unused value":          {value(0, 3, 0x3f800000), ErrPadding},
		"last byte":             {func(b []byte) { b[len(b)-1] = 1 }, ErrPadding},
	} {
		bad := slices.Clone(good)
		c.change(bad)
		if err := s.Decode(make([]float32, len(x)), bad); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	for name, err := range map[string]error{
		"short source":   s.Decode(x, good[1:]),
		"short encoding": s.Encode(good[1:], x),
	} {
		if !errors.Is(err, ErrLength) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, bad := range []Sparse{{}, {Chunk: 4, K: 5}, {Chunk: 4, K: 0}, {Chunk: -4, K: -5}, {Chunk: MaxChunk + 1, K: 1}} {
		if err := bad.Encode(nil, nil); !errors.Is(err, ErrFormat) {
			t.Errorf("%+v: %v", bad, err)
		}
		if err := bad.Decode(nil, nil); !errors.Is(err, ErrFormat) {
			t.Errorf("%+v: %v", bad, err)
		}
	}
	x[5] = float32(math.Inf(-1))
	if err := s.Encode(good, x); !errors.Is(err, ErrNotFinite) {
		t.Errorf("infinite value: %v", err)
	}
}

// fuzzBlocks decodes arbitrary bytes. What is accepted is finite and, where scales are normal, what Quantise writes for it.
func fuzzBlocks(f *testing.F, format Format) {
	leaf := format.LeafBytes()
	x := sample(newRand(6), 2*LeafValues)
	data := make([]byte, format.EncodedLen(len(x)))
	must(f, Quantise(data, x, format))
	f.Add(data, uint16(len(x)))
	f.Add(data[:leaf], uint16(LeafValues))
	f.Add(make([]byte, leaf), uint16(1))
	f.Add([]byte{}, uint16(0))
	f.Fuzz(func(t *testing.T, data []byte, n uint16) {
		out := make([]float32, n)
		if err := Dequantise(out, data, format); err != nil {
			return
		}
		normal := true
		for b := 0; b < len(data); b += format.BlockBytes() {
			if s := binary.LittleEndian.Uint32(data[b:]); s > 0 && s < 0x00800000 {
				normal = false
			}
		}
		again := make([]byte, len(data))
		must(t, Quantise(again, out, format)) // fails for values that are not finite
		if normal && !bytes.Equal(again, data) {
			t.Fatal("two encodings of the same values")
		}
	})
}

func FuzzInt8(f *testing.F) { fuzzBlocks(f, Int8) }
func FuzzInt4(f *testing.F) { fuzzBlocks(f, Int4) }

// FuzzSparse decodes arbitrary bytes. What is accepted is what Encode writes for its values.
func FuzzSparse(f *testing.F) {
	s := Sparse{Chunk: 64, K: 8}
	x := ties(newRand(7), 200)
	data := make([]byte, s.EncodedLen(len(x)))
	must(f, s.Encode(data, x))
	f.Add(data, uint16(len(x)), uint16(64), uint16(8))
	f.Add(make([]byte, 52), uint16(3), uint16(64), uint16(8))
	f.Add([]byte{1, 0, 0, 0, 0, 0, 0, 0, 0x80, 0x3f}, uint16(1), uint16(1), uint16(1))
	f.Fuzz(func(t *testing.T, data []byte, n, chunk, k uint16) {
		s := Sparse{Chunk: int(chunk), K: int(k)}
		out := make([]float32, n)
		if err := s.Decode(out, data); err != nil {
			return
		}
		again := make([]byte, len(data))
		must(t, s.Encode(again, out))
		if !bytes.Equal(again, data) {
			t.Fatal("two encodings of the same values")
		}
	})
}

// QuantiseAny writes what Quantise does, and where that refuses, what the rule's arithmetic gives.
func TestQuantiseAny(t *testing.T) {
	onEveryEngine(t, func(t *testing.T) {
		for _, f := range []Format{Int8, Int4} {
			x := make([]float32, LeafValues)
			for i := range x {
				x[i] = float32(i-300) / 7
			}
			want, got := make([]byte, f.LeafBytes()), make([]byte, f.LeafBytes())
			must(t, Quantise(want, x, f))
			must(t, QuantiseAny(got, x, f))
			if !bytes.Equal(got, want) {
				t.Fatalf("%v: other bytes than Quantise", f)
			}
			x[0], x[BlockValues], x[2*BlockValues] = float32(math.Inf(-1)), float32(math.NaN()), math.MaxFloat32
			if Quantise(make([]byte, f.LeafBytes()), x, f) == nil {
				t.Fatalf("%v: Quantise takes what no decoder does", f)
			}
			must(t, QuantiseAny(got, x, f))
			last := make([]byte, f.BlockBytes()-scaleBytes)
			last[0] = byte(f.LargestCode())
			scale := (math.Float32bits(num.Div(math.MaxFloat32, float32(f.LargestCode()))) + 255) &^ 255
			none := make([]byte, len(last))
			for b, block := range []struct {
				scale uint32
				codes []byte
			}{{infinity, none}, {num.CanonicalNaN, none}, {scale, last}} {
				have := got[b*f.BlockBytes():][:f.BlockBytes()]
				if binary.LittleEndian.Uint32(have) != block.scale || !bytes.Equal(have[scaleBytes:], block.codes) {
					t.Errorf("%v: block %d is %x", f, b, have)
				}
			}
			if rest := 3 * f.BlockBytes(); !bytes.Equal(got[rest:], want[rest:]) {
				t.Errorf("%v: the last block is another", f)
			}
		}
	})
}
