package vec

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/big"
	"os"
	"strconv"
	"testing"
)

var update = flag.Bool("update", false, "write the vectors instead of comparing them")

const vectorsPath = "../../vectors/reduce.json"

type word uint32

func (w word) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "0x%08x", uint32(w)), nil }

func (w *word) UnmarshalText(b []byte) error {
	v, err := strconv.ParseUint(string(b), 0, 32)
	*w = word(v)
	return err
}

func words(x []float32) []word {
	w := make([]word, len(x))
	for i, v := range x {
		w[i] = word(bitsOf(v))
	}
	return w
}

func floats(w []word) []float32 {
	x := make([]float32, len(w))
	for i, v := range w {
		x[i] = f32(uint32(v))
	}
	return x
}

// reduceCase is a vector, given by its words or, if it has a seed, by the generator, and all steps of its reduction.
type reduceCase struct {
	Name   string   `json:"name"`
	Op     string   `json:"op"`
	Length int      `json:"length"`
	Seed   uint32   `json:"seed"`
	Words  []word   `json:"words"`
	Levels [][]word `json:"levels"`
}

const generatorText = "seed 0: words. Else s = seed and for each element: s = (s·1664525 + 1013904223) mod 2^32, r = s xor ⌊s / 2^15⌋, " +
	"word = (r and 0x807fffff) + (112 + ⌊r / 2^23⌋ mod 32)·2^23"

func (c *reduceCase) vector() []float32 {
	if c.Seed == 0 {
		return floats(c.Words)
	}
	x, s := make([]float32, c.Length), c.Seed
	for i := range x {
		s = s*1664525 + 1013904223
		r := s ^ s>>15
		x[i] = f32(r&0x807fffff | (112+r>>23&31)<<23)
	}
	return x
}

// bigAdd is a + b by exact arithmetic and one rounding.
func bigAdd(a, b float32) float32 {
	if a-a != 0 || b-b != 0 { // an infinity or NaN: no rounding
		if c := a + b; c == c {
			return c
		}
		return f32(0x7fc00000)
	}
	if a == 0 && b == 0 {
		return f32(bitsOf(a) & bitsOf(b))
	}
	exact := new(big.Float).SetPrec(600).SetFloat64(float64(a))
	exact.Add(exact, new(big.Float).SetFloat64(float64(b)))
	if exact.Sign() == 0 {
		return 0
	}
	r, _ := exact.Float32()
	return r
}

// bigMaximum compares by the order of the bits, which is that of the numbers but for NaN.
func bigMaximum(a, b float32) float32 {
	key := func(x float32) int64 {
		if u := bitsOf(x); u>>31 == 1 {
			return -int64(u&^(1<<31)) - 1
		}
		return int64(bitsOf(x))
	}
	switch {
	case a != a || b != b:
		return f32(0x7fc00000)
	case key(a) > key(b):
		return a
	}
	return b
}

// bigSteps reduces x step by step as the rules say.
func bigSteps(op string, x []float32) [][]word {
	var levels [][]word
	for {
		groups := []float32{}
		for lo := 0; lo == 0 || lo < len(x); lo += 256 {
			group := x[lo:min(lo+256, len(x))]
			if op == "amax" {
				m := float32(math.Inf(-1))
				for _, v := range group {
					m = bigMaximum(m, v)
				}
				groups = append(groups, m)
				continue
			}
			var v [32]float32
			for i, y := range group {
				v[i%32] = bigAdd(v[i%32], y)
			}
			for h := 16; h > 0; h /= 2 {
				for l := range h {
					v[l] = bigAdd(v[l], v[l+h])
				}
			}
			groups = append(groups, v[0])
		}
		levels = append(levels, words(groups))
		if len(groups) == 1 {
			return levels
		}
		x = groups
	}
}

func reduceCases() []reduceCase {
	var cases []reduceCase
	add := func(name string, seed uint32, x []float32, n int) {
		for _, op := range []string{"sum", "amax"} {
			c := reduceCase{Name: name + "/" + op, Op: op, Length: n, Seed: seed, Words: []word{}}
			if seed == 0 {
				c.Words = words(x)
			}
			c.Levels = bigSteps(op, c.vector())
			cases = append(cases, c)
		}
	}
	explicit := func(name string, bits ...uint32) {
		x := make([]float32, len(bits))
		for i, b := range bits {
			x[i] = f32(b)
		}
		add(name, 0, x, len(x))
	}
	explicit("nothing")
	explicit("minus zero", 1<<31)
	explicit("zeros of both signs", 1<<31, 0, 1<<31)
	explicit("one number", 0xc0490fdb)
	explicit("opposite numbers", 0x3f800000, 0xbf800000)
	explicit("subnormals", 1, 0x80000003, 0x007fffff, 1, 0x00800000)
	explicit("infinity", 0x7f800000, 0x3f800000, 0xff7fffff)
	explicit("opposite infinities", 0x7f800000, 0xff800000)
	explicit("NaN", 0x3f800000, 0x7fc00000, 0x7f800000)
	explicit("minus infinity", 0xff800000, 0xff800000)
	explicit("overflow", 0x7f7fffff, 0x7f7fffff)
	// Lanes 0 and 16 meet first, lanes 0 and 1 last: in another order the large numbers would swallow the small one.
	meet := make([]uint32, 32)
	meet[0], meet[16], meet[1] = 0x7e800000, 0xfe800000, 0x3f800000
	explicit("lanes 0 and 16 cancel", meet...)
	meet[16], meet[31] = 0, 0xfe800000
	explicit("lanes 0 and 31 cancel late", meet...)
	group := make([]uint32, 300)
	group[0], group[255], group[256], group[299] = 0x7e800000, 0xfe800000, 0x3f800000, 0x3f800001
	explicit("groups are summed apart", group...)
	for i, n := range []int{2, 31, 32, 33, 255, 256, 257, 511, 512, 513, 1000, 4097, 65535, 65536, 65537, 70000} {
		add(fmt.Sprintf("%d elements", n), uint32(1+i)*2654435761, nil, n)
	}
	return cases
}

// TestVectors fails when the file is not what exact arithmetic gives, and replays it on every engine.
func TestVectors(t *testing.T) {
	cases := reduceCases()
	var out bytes.Buffer
	generator, _ := json.Marshal(generatorText)
	fmt.Fprintf(&out, "{\n\"generator\": %s,\n\"count\": %d,\n\"cases\": [", generator, len(cases))
	for i, c := range cases {
		b, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			out.WriteByte(',')
		}
		fmt.Fprintf(&out, "\n%s", b)
	}
	out.WriteString("\n]\n}\n")
	if *update {
		if err := os.WriteFile(vectorsPath, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.ReadFile(vectorsPath)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file, out.Bytes()) {
		t.Fatalf("%s is stale; look at the difference, then run: go test ./repops/vec -run TestVectors -update", vectorsPath)
	}
	var read struct {
		Count int
		Cases []reduceCase
	}
	if err := json.Unmarshal(file, &read); err != nil {
		t.Fatal(err)
	}
	if read.Count != len(read.Cases) || read.Count == 0 {
		t.Fatalf("%d cases, count says %d", len(read.Cases), read.Count)
	}
	engines(t, func(t *testing.T, k *Kernels) {
		for _, c := range read.Cases {
			x := c.vector()
			levels := make([][]float32, len(c.Levels))
			for i, n := range Levels(len(x)) {
				levels[i] = make([]float32, n)
			}
			var whole float32
			if c.Op == "sum" {
				k.SumLevels(levels, x)
				whole = k.Sum(x)
			} else {
				k.AmaxLevels(levels, x)
				whole = k.Amax(x)
			}
			for i, level := range levels {
				same32(t, fmt.Sprintf("%s, level %d", c.Name, i+1), level, floats(c.Levels[i]))
			}
			same32(t, c.Name, []float32{whole}, levels[len(levels)-1])
		}
	})
}
