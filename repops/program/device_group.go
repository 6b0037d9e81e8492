package program

import (
	"fmt"

	"assay/repops/cuda"
)

const (
	// devicePiece is about how many elements of the widest row a piece of a group computes on a device: enough for each of a
	// block's threads to have several loads in flight.
	devicePiece = 4096
	// deviceSlots is the most bytes of slots for which pieces are of several rows: several blocks share a multiprocessor.
	deviceSlots = 48 << 10
	// deviceScratch is how many blocks for each multiprocessor have slots in the device's memory.
	deviceScratch = 2
	// Threads of a block, and of one that computes wide rows.
	deviceThreads, deviceWideThreads = 256, 1024
)

// deviceGroup is a group as package cuda runs it, without addresses.
type deviceGroup struct {
	g         *group
	blockRows int
	slotAt    []int // of each slot, bytes in a piece
	slotBytes int
	threads   int
}

// newDeviceGroup lays a group's slots out for a device with so much shared memory for a block.
func newDeviceGroup(g *group, shared int) *deviceGroup {
	d := &deviceGroup{g: g, slotAt: make([]int, len(g.own)), threads: deviceThreads}
	d.blockRows = max(1, min(g.rows, devicePiece/max(1, g.width)))
	if g.flat {
		d.blockRows = devicePiece / 2 // a multiple of Group, at which levels begin
	}
	for {
		d.slotBytes = 0
		for i, k := range g.own {
			d.slotAt[i] = d.slotBytes
			d.slotBytes += (d.blockRows*k.width*bytesOf(k.dtype) + 15) &^ 15
		}
		if d.slotBytes <= min(shared, deviceSlots) || d.blockRows == 1 || g.flat && d.blockRows <= 2*Group {
			break
		}
		d.blockRows = max(1, d.blockRows/2)
	}
	if d.blockRows*g.width > devicePiece {
		d.threads = deviceWideThreads
	}
	return d
}

// bytesOf is the size of an element.
func bytesOf(t DType) int {
	if t == I8 {
		return 1
	}
	return 4
}

// deviceMode says how threads meet at a place: each at its own elements, or not.
type deviceMode bool

const (
	ownElements  deviceMode = false
	acrossThread deviceMode = true
)

// hazards finds where a barrier must stand between the instructions of a piece.
type hazards struct {
	reads, writes map[uint64]deviceMode // since the last barrier, by place
}

func (h *hazards) clear() { h.reads, h.writes = map[uint64]deviceMode{}, map[uint64]deviceMode{} }

// read says whether a read must wait, write whether a write must.
func (h *hazards) read(at uint64, how deviceMode) bool {
	w, written := h.writes[at]
	return written && (w == acrossThread || how == acrossThread)
}

func (h *hazards) write(at uint64, how deviceMode) bool {
	r, read := h.reads[at]
	return read && (r == acrossThread || how == acrossThread) || h.read(at, how)
}

// instrs are the group's instructions with the addresses of its tensors. entryViews are views of instrLoad, numbered from firstView.
func (d *deviceGroup) instrs(address func(f ref) cuda.Address, part, firstView int) (list []cuda.GroupInstr, views []cuda.GroupView) {
	var h hazards
	h.clear()
	for i := range d.g.instrs {
		in := &d.g.instrs[i]
		x := d.instr(in, address, part)
		if in.kind == instrLoad {
			x.Entry = uint32(firstView + len(views))
			views = append(views, deviceView(in.view, d.g.lead))
		}
		reduces := in.kind == instrLevel || in.kind == instrNode && (in.node.Op == OpSum || in.node.Op == OpAmax)
		how := func(o cuda.GroupOperand) deviceMode {
			return deviceMode(reduces || in.kind == instrLoad || o.Mode&3 != cuda.GroupFull)
		}
		key := func(o cuda.GroupOperand) uint64 { return o.Base<<1 | uint64(o.Mode&cuda.GroupSlot)>>2 }
		sync := h.write(key(x.Dst), deviceMode(reduces))
		sources := x.Src[:]
		for k := range sources {
			if in.src[k].kind == placeNone {
				sources = sources[:k]
				break
			}
			sync = sync || h.read(key(sources[k]), how(sources[k]))
		}
		if sync {
			h.clear()
			x.Sync = 1
		}
		for _, o := range sources {
			h.reads[key(o)] = how(o) || h.reads[key(o)]
		}
		h.writes[key(x.Dst)] = deviceMode(reduces) || h.writes[key(x.Dst)]
		list = append(list, x)
	}
	return list, views
}

func deviceView(v *View, lead Shape) cuda.GroupView {
	out := cuda.GroupView{Rank: uint32(lead.Rank)}
	for a := range lead.Rank {
		out.Dims[a], out.Strides[a] = lead.Dims[a], v.Stride[a]
	}
	if v.Shape.Rank > 0 {
		out.Last = v.Stride[v.Shape.Rank-1]
	}
	return out
}

// instr is one instruction.
func (d *deviceGroup) instr(in *instr, address func(f ref) cuda.Address, part int) cuda.GroupInstr {
	width := max(1, in.dst.width)
	x := cuda.GroupInstr{Op: deviceOp(in), Width: uint32(width), Magic: cuda.Magic(width), Part: uint32(part), Dst: d.operand(&in.dst, address)}
	for k := range in.src {
		if in.src[k].kind == placeNone {
			break
		}
		x.Src[k] = d.operand(&in.src[k], address)
	}
	switch {
	case in.kind == instrLoad:
		x.Src[0] = cuda.GroupOperand{Base: uint64(address(d.g.refs[in.src[0].tensor])) + uint64(in.view.Offset)*uint64(bytesOf(in.dst.dtype))}
	case in.kind != instrNode:
	case in.node.Op == OpRandom:
		s := &in.node.Operands[0]
		x.Entry = in.entry
		x.Src[0] = cuda.GroupOperand{Base: uint64(address(d.g.refs[in.src[0].tensor])) + 4*uint64(s.Offset), Advance: s.Stride[0]}
	case in.node.Op == OpSum || in.node.Op == OpAmax:
		w := in.src[0].width
		if in.src[0].column || in.src[0].kind == placeScalar {
			_, w = leadOf(in.node.Operands[0].Shape)
		}
		x.SourceWidth, x.SourceMagic = uint32(w), cuda.Magic(w)
	}
	return x
}

// operand is a place with its address.
func (d *deviceGroup) operand(p *place, address func(f ref) cuda.Address) cuda.GroupOperand {
	switch p.kind {
	case placeNone:
		return cuda.GroupOperand{}
	case placeSlot:
		mode := cuda.GroupSlot
		if p.column {
			mode |= cuda.GroupColumn
		}
		return cuda.GroupOperand{Base: uint64(d.slotAt[p.slot]), Mode: mode}
	}
	o := cuda.GroupOperand{Base: uint64(address(d.g.refs[p.tensor])) + uint64(p.offset)*uint64(bytesOf(p.dtype))}
	switch {
	case p.kind == placeScalar:
		o.Mode = cuda.GroupScalar
	case p.kind == placeRow:
		o.Mode = cuda.GroupRow
	case p.column:
		o.Mode, o.Advance = cuda.GroupColumn, 1
	default:
		o.Advance = uint32(p.width)
	}
	return o
}

// deviceOp is what the kernel calls an instruction.
func deviceOp(in *instr) cuda.GroupOp {
	switch in.kind {
	case instrAdd:
		return cuda.GroupAdd
	case instrSigned:
		return cuda.GroupSigned
	case instrLevel:
		return cuda.GroupLevel
	case instrLoad:
		if in.dst.dtype == I8 {
			return cuda.GroupLoad8
		}
		return cuda.GroupLoad32
	case instrNode:
	default:
		panic(fmt.Sprintf("program: instruction %d in a group of a device", in.kind))
	}
	n, from := in.node, in.src[0].dtype
	switch n.Op {
	case OpSum:
		return cuda.GroupSum
	case OpAmax:
		return cuda.GroupAmax
	case OpRandom:
		return cuda.GroupRandom
	case OpAdd:
		return cuda.GroupAdd
	case OpSub:
		return cuda.GroupSub
	case OpMul:
		return cuda.GroupMul
	case OpDiv:
		return cuda.GroupDiv
	case OpFma:
		return cuda.GroupFma
	case OpSqrt:
		return cuda.GroupSqrt
	case OpRsqrt:
		return cuda.GroupRsqrt
	case OpExp:
		return cuda.GroupExp
	case OpLog:
		return cuda.GroupLog
	case OpTanh:
		return cuda.GroupTanh
	case OpErf:
		return cuda.GroupErf
	case OpSin:
		return cuda.GroupSin
	case OpCos:
		return cuda.GroupCos
	case OpMinmax:
		return cuda.GroupMaximum + cuda.GroupOp(n.Attr-Maximum)
	case OpCmp:
		if from == I32 {
			return cuda.GroupEqInt + cuda.GroupOp(n.Attr-CmpEq)
		}
		return cuda.GroupEq + cuda.GroupOp(n.Attr-CmpEq)
	case OpSelect:
		if n.DType == I8 {
			return cuda.GroupSelect8
		}
		return cuda.GroupSelect32
	case OpConvert:
		switch {
		case from == F32 && n.DType == I32:
			return cuda.GroupF32ToI32
		case from == F32:
			return cuda.GroupF32ToI8
		case from == I32 && n.DType == F32:
			return cuda.GroupI32ToF32
		case from == I32:
			return cuda.GroupI32ToI8
		case n.DType == F32:
			return cuda.GroupI8ToF32
		}
		return cuda.GroupI8ToI32
	}
	panic("program: " + n.Op.String() + " in a group")
}
