package num

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
)

var update = flag.Bool("update", false, "write the vector file instead of comparing it")

const vectorFile = "../../vectors/scalar.json"

// vector is one case of vectors/scalar.json: bit patterns in hexadecimal, two digits for an i8, eight for a binary32, an i32 or
// a u32, sixteen for a binary64 or a u64.
type vector struct {
	Op  string   `json:"op"`
	In  []string `json:"in"`
	Out string   `json:"out"`
}

// hard are inputs whose results lie nearest to a midpoint of binary32.
var hard = map[string][]uint64{
	"exp": {0xc16912cd, 0xbbf0edf1, 0xbae0e25c, 0x33000000, 0xb3000000, 0x42b17217, 0x42b17218, 0xc2aeac4f, 0xc2aeac50, 0xc2cff1b4, 0xc2cff1b5, 0xc2cff1b6},
	"log": {
		0x3c413d3a, 0x41178feb, 0x4c5d65a5, 0x65d890d3, 0x6f31a8ec, 0x4d604ebe, 0x66a8c860, 0x1f116ab8,
		0x3f2aaaaa, 0x3f2aaaab, 0x3f4aaaab, 0x3f6aaaaa, 0x3f6aaaab,
		0x3f8aaaaa, 0x3f8aaaab, 0x3f7fffff, 0x3f800001, 1, 2, 3,
	},
	"tanh": {0x39800000, 0xb9800001, 0x3a7fffff, 0x4110a0bf, 0x4110b780, 0xc110ca00, 0x411fffff, 0x41200000, 0x3e317218, 0x3eb17218},
	"erf": {
		0x3940ead6, 0xb940ead6, 0x39c0057d, 0xb9c0057d, 0x3fcfffff, 0x3fd00000, 0x401bffff, 0x401c0000, 0x404bffff, 0x404c0000, 0x407ad445, 0x407ad446,
		0x407bffff, 0x407c0000, 3, 0x80000007,
	},
	"sin": {
		0x73243f06, 0x46199998, 0x55cafb2a, 0x67a9242b, 0x4371ade3, 0x79d1f6d3, 0x6446cec0, 0x7a5aacdb, 0x5f208d82, 0x4fb56937, 0xf3243f06,
		0x3fc90fdb, 0x40490fdb, 0x40c90fdb, 0x4096cbe4, 0x437ce5f1, 0x50a3e87f, 0x6f79be45, 0x3f490fda, 0x3f490fdb, 0x4016cbe3, 0x4016cbe4,
		0x397fffff, 0x39800000, 0x4b7fffff, 0x4b800000, 0xcb800001, 0x7f7fffff,
	},
	"cos": {
		0x6115cb11, 0x5f18b878, 0x59443c0a, 0x7a4b1a27, 0x7908cd73, 0x3c107fe6, 0x61703976, 0x5922aa80, 0x39800000, 0x3a544395, 0xe115cb11,
		0x3fc90fdb, 0x40490fdb, 0x40c90fdb, 0x4096cbe4, 0x437ce5f1, 0x50a3e87f, 0x6f79be45, 0x3f490fda, 0x3f490fdb, 0x4016cbe3, 0x4016cbe4,
		0x397fffff, 0x39800000, 0x4b7fffff, 0x4b800000, 0xcb800001, 0x7f7fffff,
	},
	"rsqrt": {0x013a18e3, 0x3f3a18e3, 0x3f800001, 0x3f7ffffe, 0x40800001, 0x00000003, 0x007ffffd},
	"sqrt":  {0x3f800001, 0x3f7ffffe, 0x3fffffff, 0x00000003, 0x007ffffd, 0x7f7ffffe},
}

// vectorCount is the number of drawn cases of an operation, after those that are chosen.
var vectorCount = map[string]int{
	"add": 100, "sub": 60, "mul": 100, "div": 100, "fma": 400, "sqrt": 60, "rsqrt": 60, "exp": 60, "log": 60, "tanh": 60, "erf": 60, "sin": 60, "cos": 60,
	"maximum": 20, "minimum": 20, "eq": 15, "lt": 15, "le": 15, "select": 15, "random": 40,
	"f32_to_i32": 50, "f32_to_i8": 50, "i32_to_f32": 50, "i8_to_f32": 12, "i8_to_i32": 12, "i32_to_i8": 25, "f32_to_f64": 25, "f64_to_f32": 90,
	"add64": 110, "sub64": 60, "mul64": 100, "div64": 100, "sqrt64": 60, "eq64": 15, "lt64": 15, "le64": 15, "mul_exact64": 50,
}

// chosen are the operands that every operation with operands of this kind meets, in every combination.
func chosen(o operation) [][4]uint64 {
	few32 := []uint64{0, 1 << 31, 1, 0x80800000, 0x3f800000, 0xbf800001, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7fc00000}
	few64 := []uint64{0, 1 << 63, 1, 0x8010000000000000, 0x3ff0000000000000, 0x7fefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000}
	if len(o.in) == 1 {
		few32, few64 = special32, special64
	}
	if o.name == "fma" {
		few32 = []uint64{0, 1 << 31, 1, 0x3f800000, 0xff7fffff, 0x7f800000, 0x7fc00000}
	}
	list := [][4]uint64{{}}
	for i, k := range o.in {
		var next [][4]uint64
		for _, x := range list {
			values := map[kind][]uint64{i8: {0, 1, 0xff}, word: few32, long: few64}[k]
			switch {
			case o.name == "select" && k == word:
				values = []uint64{1 << 31, 0x3f800000, 0x7fc00000}
			case o.name == "random" && k == long:
				values = []uint64{0, 5, 1<<64 - 1}
			case o.name == "random":
				values = []uint64{0, 0x80000001}
			case k == i8 && len(o.in) == 1:
				values = []uint64{0, 1, 0x7f, 0x80, 0xff}
			}
			for _, v := range values {
				x[i] = v
				next = append(next, x)
			}
		}
		list = next
	}
	for _, x := range hard[o.name] {
		list = append(list, [4]uint64{x})
	}
	return list
}

func hexadecimal(k kind, x uint64) string { return fmt.Sprintf("0x%0*x", int(k), x) }

// scalarVectors has the oracle's results, not those of this package.
func scalarVectors() []vector {
	var cases []vector
	for i, o := range operations {
		n, listed := vectorCount[o.name]
		if !listed {
			continue
		}
		r := rand.New(rand.NewPCG(5, uint64(i)))
		list := chosen(o)
		for range n {
			list = append(list, o.draw(r))
		}
		for _, x := range list {
			v := vector{Op: o.name, Out: hexadecimal(o.out, o.expected(x))}
			for j, k := range o.in {
				v.In = append(v.In, hexadecimal(k, x[j]))
			}
			cases = append(cases, v)
		}
	}
	return cases
}

func TestVectors(t *testing.T) {
	cases := scalarVectors()
	out := bytes.NewBufferString("{\n")
	fmt.Fprintf(out, "\"count\": %d,\n\"cases\": [", len(cases))
	for i, c := range cases {
		line, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		out.Write(line)
	}
	out.WriteString("\n]\n}\n")
	if *update {
		if err := os.WriteFile(vectorFile, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(vectorFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(have, out.Bytes()) {
		t.Fatal("vectors/scalar.json is stale; look at the difference, then run: go test ./repops/num -run TestVectors -update")
	}

	var file struct {
		Count int
		Cases []vector
	}
	if err := json.Unmarshal(have, &file); err != nil {
		t.Fatal(err)
	}
	if file.Count != len(file.Cases) || len(have) > 400_000 {
		t.Fatalf("%d cases, count says %d, %d bytes", len(file.Cases), file.Count, len(have))
	}
	for _, c := range file.Cases {
		i := slices.IndexFunc(operations, func(o operation) bool { return o.name == c.Op })
		var x [4]uint64
		for j, s := range c.In {
			if x[j], err = strconv.ParseUint(s, 0, 64); err != nil {
				t.Fatal(err)
			}
		}
		o := operations[i]
		if got := hexadecimal(o.out, o.function(x)); got != c.Out {
			t.Errorf("%s%v = %s, want %s", c.Op, c.In, got, c.Out)
		}
	}
}
