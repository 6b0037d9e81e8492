package cuda

import (
	"fmt"
	"unsafe"
)

// GroupOp is an instruction of the group kernel (kernels/group.cuh).
type GroupOp uint32

// The instructions, in the order of the kernel's.
const (
	GroupAdd GroupOp = iota
	GroupSub
	GroupMul
	GroupDiv
	GroupMaximum
	GroupMinimum
	GroupFma
	GroupSqrt
	GroupRsqrt
	GroupExp
	GroupLog
	GroupTanh
	GroupErf
	GroupSin
	GroupCos
	GroupEq
	GroupLt
	GroupLe
	GroupEqInt
	GroupLtInt
	GroupLeInt
	GroupSelect32
	GroupSelect8
	GroupF32ToI32
	GroupF32ToI8
	GroupI32ToF32
	GroupI32ToI8
	GroupI8ToF32
	GroupI8ToI32
	GroupSum
	GroupAmax
	GroupRandom
	GroupLevel
	GroupLoad32
	GroupLoad8
	GroupSigned
)

// How an operand's element is found; GroupSlot is added to a mode for what stands in the block's own memory.
const (
	GroupFull uint32 = iota
	GroupColumn
	GroupRow
	GroupScalar
	GroupSlot
)

// GroupOperand is where an instruction's operand or result stands: the address of element 0 of a tensor, or a slot's place in bytes.
// Advance is by how many elements it advances a row; of GroupRandom's seed, from the low word to the high one.
type GroupOperand struct {
	Base          uint64
	Mode, Advance uint32
}

// GroupInstr is an instruction: see struct GroupInstr.
type GroupInstr struct {
	Op                       GroupOp
	Sync                     uint32
	Width, Magic             uint32
	SourceWidth, SourceMagic uint32
	Entry, Part              uint32
	Dst                      GroupOperand
	Src                      [3]GroupOperand
}

// GroupView is a view whose rows are written out: Rank axes count rows, Last is the stride along a row.
type GroupView struct {
	Rank, Last uint32
	Dims       [8]uint32
	Strides    [8]uint32
}

// groupArgs is struct GroupArgs.
type groupArgs struct {
	instrs, views    uint64
	scratch          uint64
	rows, blocks     uint64
	count, blockRows uint32
	slotBytes, _     uint32
}

// GroupLaunch is a launch of the group kernel. Instrs and Views are addresses of lists on the device.
type GroupLaunch struct {
	Instrs, Views Address
	Count         int
	Rows          int // of all outputs
	BlockRows     int // of a piece
	SlotBytes     int // a piece's own memory
	Scratch       Address
	ScratchBlocks int // how many blocks have SlotBytes in Scratch, 0 where slots fit into shared memory
	Threads       int
}

// Magic is the factor by which the kernels divide by n: ⌈2^32 / n⌉, 0 for 1.
func Magic(n int) uint32 { return uint32((1<<32 + uint64(n) - 1) / uint64(n)) }

// Args is the launch's grid, shared memory and parameter.
func (g *GroupLaunch) Args() Launch {
	a := groupArgs{instrs: uint64(g.Instrs), views: uint64(g.Views), scratch: uint64(g.Scratch), rows: uint64(g.Rows),
		blocks: uint64((g.Rows + g.BlockRows - 1) / g.BlockRows), count: uint32(g.Count), blockRows: uint32(g.BlockRows), slotBytes: uint32(g.SlotBytes)}
	l := Launch{Kernel: "group", Blocks: Dim{uint32(min(a.blocks, 1<<30)), 1, 1}, Threads: g.Threads, Shared: g.SlotBytes, Args: bytesOf(&a)}
	if g.ScratchBlocks > 0 {
		l.Shared = 0
		l.Blocks.X = min(l.Blocks.X, uint32(g.ScratchBlocks))
	}
	return l
}

// Launch is a kernel's launch that can be done many times.
type Launch struct {
	Kernel          string
	Blocks          Dim
	Threads, Shared int
	Args            []byte
}

// Do asks the device for it.
func (l *Launch) Do(d Device) error {
	if err := d.Launch(l.Kernel, l.Blocks, l.Threads, l.Shared, l.Args); err != nil {
		return fmt.Errorf("%s: %w", l.Kernel, err)
	}
	return nil
}

// bytesOf is a copy of the bytes of a kernel's parameter.
func bytesOf[T any](x *T) []byte {
	return append([]byte(nil), unsafe.Slice((*byte)(unsafe.Pointer(x)), unsafe.Sizeof(*x))...)
}

// BytesOf is the bytes of a list, as they stand in memory.
func BytesOf[T any](x []T) []byte {
	if len(x) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), len(x)*int(unsafe.Sizeof(x[0])))
}
