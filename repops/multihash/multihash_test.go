package multihash

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"assay/repops/engine"
)

// want is Sum by its definition.
func want(prefix byte, data []byte, size, n int) [][32]byte {
	d := make([][32]byte, n)
	for i := range d {
		d[i] = sha256.Sum256(append([]byte{prefix}, data[i*size:(i+1)*size]...))
	}
	return d
}

func random(g *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(g.Uint32())
	}
	return b
}

// check hashes data by every method, with a guard before and behind the results.
func check(t *testing.T, prefix byte, data []byte, size, n int) {
	t.Helper()
	expected := want(prefix, data, size, n)
	for _, m := range Supported() {
		got := make([][32]byte, n+2)
		SumBy(m, got[1:n+1], prefix, data, size)
		for i, d := range expected {
			if got[i+1] != d {
				t.Fatalf("%v: message %d of %d of %d bytes: %x, want %x", m, i, n, size, got[i+1], d)
			}
		}
		if got[0] != [32]byte{} || got[n+1] != [32]byte{} {
			t.Fatalf("%v: %d messages of %d bytes: wrote beside the results", m, n, size)
		}
	}
}

// TestEveryLength crosses each boundary of the padding, at any alignment of the data.
func TestEveryLength(t *testing.T) {
	g := rand.New(rand.NewPCG(1, 1))
	for size := range 400 {
		n := 1 + g.IntN(37)
		b := random(g, n*size+size%67)
		check(t, byte(size), b[size%67:], size, n)
	}
	for _, size := range []int{527, 528, 1023, 1024, 1025, 1040, 2047, 2048, 2049, 5000} {
		check(t, 0, random(g, 19*size), size, 19)
	}
}

func TestEveryNumber(t *testing.T) {
	g := rand.New(rand.NewPCG(2, 2))
	for n := range 70 {
		check(t, 0, random(g, n*1024), 1024, n)
		check(t, 1, random(g, n*64), 64, n)
		check(t, 0, random(g, n*32), 32, n)
	}
}

// TestInPlace: a level of a tree may be written over the one below it.
func TestInPlace(t *testing.T) {
	g := rand.New(rand.NewPCG(3, 3))
	for n := range 70 {
		level := random(g, 64*n)
		expected := want(1, level, 64, n)
		for _, m := range Supported() {
			c := bytes.Clone(level)
			hashes := make([][32]byte, n)
			if n > 0 {
				hashes = overlay(c)[:n]
			}
			SumBy(m, hashes, 1, c, 64)
			for i := range expected {
				if hashes[i] != expected[i] {
					t.Fatalf("%v: node %d of %d", m, i, n)
				}
			}
		}
	}
}

func TestSumFollowsTheEngine(t *testing.T) {
	g := rand.New(rand.NewPCG(4, 4))
	data := random(g, 33*1024)
	expected := want(0, data, 1024, 33)
	defer func(e engine.Engine) { _ = engine.Use(e) }(engine.Current())
	for _, e := range engine.Supported() {
		if err := engine.Use(e); err != nil {
			t.Fatal(err)
		}
		if m := For(e); !m.Available() {
			t.Errorf("%v hashes by %v, which this machine lacks", e, m)
		}
		got := make([][32]byte, 33)
		Sum(got, 0, data, 1024)
		for i := range got {
			if got[i] != expected[i] {
				t.Fatalf("%v: message %d", e, i)
			}
		}
	}
	if For(engine.Portable) != Crypto || For(engine.NEON) != Crypto {
		t.Error("an engine without x86 vectors hashes by them")
	}
}

func TestMisuse(t *testing.T) {
	for name, f := range map[string]func(){
		"data too short": func() { Sum(make([][32]byte, 2), 0, make([]byte, 127), 64) },
		"data too long":  func() { Sum(make([][32]byte, 2), 0, make([]byte, 129), 64) },
		"negative size":  func() { Sum(make([][32]byte, 0), 0, nil, -1) },
		"no such method": func() { SumBy(count, make([][32]byte, 1), 0, make([]byte, 64), 64) },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			f()
		})
	}
}

func TestAllocatesNothing(t *testing.T) {
	data, dst := make([]byte, 37*1024), make([][32]byte, 37)
	for _, m := range Supported() {
		if n := testing.AllocsPerRun(10, func() { SumBy(m, dst, 0, data, 1024) }); n != 0 {
			t.Errorf("%v: %v allocations", m, n)
		}
	}
}

func FuzzSum(f *testing.F) {
	f.Add([]byte("abc"), uint8(1), uint16(3))
	f.Add(make([]byte, 4096), uint8(0), uint16(64))
	f.Fuzz(func(t *testing.T, data []byte, prefix uint8, size uint16) {
		n := 3
		if size > 0 {
			n = min(len(data)/int(size), 64)
		}
		check(t, prefix, data[:n*int(size)], int(size), n)
	})
}

func benchmark(b *testing.B, prefix byte, size, n int) {
	data, dst := make([]byte, n*size), make([][32]byte, n)
	for _, m := range Supported() {
		b.Run(m.String(), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				SumBy(m, dst, prefix, data, size)
			}
		})
	}
}

// BenchmarkLeaves hashes leaves of 1 KiB that lie in the second-level cache.
func BenchmarkLeaves(b *testing.B) { benchmark(b, 0, 1024, 512) }

// BenchmarkLeavesMemory hashes 64 MiB of leaves.
func BenchmarkLeavesMemory(b *testing.B) { benchmark(b, 0, 1024, 64<<10) }

func BenchmarkNodes(b *testing.B) { benchmark(b, 1, 64, 1024) }

// BenchmarkFew shows where few messages are hashed soonest.
func BenchmarkFew(b *testing.B) {
	for _, n := range []int{2, 4, 6, 8, 12} {
		b.Run(fmt.Sprint(n), func(b *testing.B) { benchmark(b, 0, 1024, n) })
	}
}

func overlay(b []byte) [][32]byte {
	return unsafe.Slice((*[32]byte)(unsafe.Pointer(&b[0])), len(b)/32)
}
