package num

import "testing"

// TestPhilox replays the known answers of Random123, the authors' own implementation.
func TestPhilox(t *testing.T) {
	for _, c := range []struct {
		counter    [4]uint32
		key0, key1 uint32
		out        [4]uint32
	}{
		{out: [4]uint32{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
		{
			[4]uint32{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, 0xffffffff, 0xffffffff,
			[4]uint32{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd},
		},
		{
			[4]uint32{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, 0xa4093822, 0x299f31d0,
			[4]uint32{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1},
		},
	} {
		if got := philox(c.counter, c.key0, c.key1); got != c.out {
			t.Errorf("philox(%x, %x, %x) = %x, want %x", c.counter, c.key0, c.key1, got, c.out)
		}
	}
}
