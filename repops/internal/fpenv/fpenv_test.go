package fpenv

import (
	"math"
	"testing"
)

// half returns x/2 in a way the compiler cannot fold.
//
//go:noinline
func half(x float32) float32 { return x * 0.5 }

// TestFlushToZeroIsUndone leaves the thread in a state as -ffast-math libraries do and sees subnormals inside Enter … Leave
// only.
func TestFlushToZeroIsUndone(t *testing.T) {
	least := math.Float32frombits(0x00800000)
	guarded := Hostile(func() {
		flushed := half(least)
		s := Enter()
		inside := half(least)
		Leave(s)
		after := get()
		if flushed != 0 {
			t.Error("flush-to-zero is not on, so this test proves nothing")
		}
		if math.Float32bits(inside) != 0x00400000 {
			t.Errorf("2^-126 / 2 = %08x inside", math.Float32bits(inside))
		}
		if after&control != hostile {
			t.Errorf("control state %x after Leave, %x before", after&control, hostile)
		}
	})
	if !guarded {
		t.Skip("no guard on this port")
	}
	if half(least) == 0 {
		t.Error("flush-to-zero is on after Hostile")
	}
}
