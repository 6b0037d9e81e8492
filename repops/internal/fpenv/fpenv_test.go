package fpenv

import (
	"math"
	"runtime"
	"testing"
)

// half returns x/2 in a way the compiler cannot fold.
//
//go:noinline
func half(x float32) float32 { return x * 0.5 }

// TestFlushToZeroIsUndone leaves the thread in a state as -ffast-math libraries do and sees subnormals inside Enter … Leave
// only.
func TestFlushToZeroIsUndone(t *testing.T) {
	if control == 0 {
		t.Skip("no flush mode on this port")
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before := get()
	defer set(before)
	hostile := standard ^ control&^Saved(0x1f80) // every mode on, exceptions still masked
	if runtime.GOARCH == "arm64" {
		hostile = 1 << 24
	}
	set(before&^control | hostile)

	least := math.Float32frombits(0x00800000)
	if half(least) != 0 {
		t.Fatal("flush-to-zero is not on, so this test proves nothing")
	}
	s := Enter()
	inside := half(least)
	Leave(s)
	if math.Float32bits(inside) != 0x00400000 {
		t.Errorf("2^-126 / 2 = %08x inside", math.Float32bits(inside))
	}
	if get()&control != hostile {
		t.Errorf("control state %x after Leave, %x before", get()&control, hostile)
	}
}
