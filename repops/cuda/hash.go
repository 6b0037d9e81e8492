package cuda

import (
	"encoding/binary"
	"fmt"

	"assay/repops"
)

// kindTensor is the kind of a tensor's root (docs/formats.md section 1), which package program calls KindTensor.
const kindTensor = 10

const (
	hashPieces = 96  // of a launch
	hashLeaves = 64  // of a block
	hashNodes  = 512 // of a block
	hashBytes  = 32
)

// hashPiece is struct HashPiece of kernels/hash.cuh.
type hashPiece struct {
	data, out uint64
	n         uint64
	first, _  uint32
}

type hashArgs struct {
	pieces, _ uint32
	piece     [hashPieces]hashPiece
}

// HashTensor is a tensor on the device: N ≥ 1 elements of a type with leaves of 1,024 bytes (f32, i32, i8, f64), at an address
// that is a multiple of 16.
type HashTensor struct {
	Data  Address
	DType uint8 // repops.DTypeF32 and so on
	N     uint64
}

func (t HashTensor) header() repops.Header {
	return repops.Header{Kind: kindTensor, DType: t.DType, Length: t.N}
}

// bytes is the size of a tensor that can be hashed.
func (t HashTensor) bytes() (uint64, error) {
	switch t.DType {
	case repops.DTypeF32, repops.DTypeI32, repops.DTypeI8, repops.DTypeF64:
	default:
		return 0, fmt.Errorf("%w: %d is not hashed on the device", repops.ErrDType, t.DType)
	}
	n, err := t.header().DataBytes()
	if err != nil {
		return 0, err
	}
	if n == 0 || n > 1<<40 || !aligned(16, t.Data) {
		return 0, fmt.Errorf("%w: %d elements at %#x", repops.ErrTensorLength, t.N, t.Data)
	}
	return n, nil
}

// nodesOf is the numbers of nodes that each launch leaves of so many bytes, the last being 1.
func nodesOf(bytes uint64) []uint64 {
	n := (bytes + repops.LeafBytes - 1) / repops.LeafBytes
	if n <= hashLeaves {
		return []uint64{1}
	}
	list := []uint64{n}
	for n > 1 {
		n = (n + hashNodes - 1) / hashNodes
		list = append(list, n)
	}
	return list
}

// HashScratch is the bytes of scratch memory that HashLaunches wants.
func HashScratch(tensors ...HashTensor) (uint64, error) {
	var all uint64
	for _, t := range tensors {
		bytes, err := t.bytes()
		if err != nil {
			return 0, err
		}
		for _, n := range nodesOf(bytes)[:min(2, len(nodesOf(bytes))-1)] {
			all += hashBytes * n
		}
	}
	return all, nil
}

// hashLevel collects the pieces of one kind of launch.
type hashLevel struct {
	kernel          string
	threads, shared int
	launches        []Launch
	args            hashArgs
	blocks          uint64
}

func (l *hashLevel) add(data, out Address, n, blocks uint64) {
	if l.args.pieces == hashPieces || l.blocks+blocks > 1<<30 {
		l.flush()
	}
	l.args.piece[l.args.pieces] = hashPiece{data: uint64(data), out: uint64(out), n: n, first: uint32(l.blocks)}
	l.args.pieces++
	l.blocks += blocks
}

func (l *hashLevel) flush() {
	if l.args.pieces > 0 {
		l.launches = append(l.launches, Launch{
			Kernel: l.kernel, Blocks: Dim{uint32(l.blocks), 1, 1}, Threads: l.threads, Shared: l.shared, Args: bytesOf(&l.args),
		})
	}
	l.args, l.blocks = hashArgs{}, 0
}

// HashLaunches are the launches, to be done in their order, that leave the topmost node of each tensor's tree, 32 bytes, at tops +
// 32·i. tops and scratch, which has HashScratch bytes, are multiples of 16. HashRoot makes a root of a top.
func HashLaunches(tops, scratch Address, tensors ...HashTensor) ([]Launch, error) {
	if !aligned(16, tops, scratch) {
		return nil, fmt.Errorf("hashes at %#x by way of %#x", tops, scratch)
	}
	var levels []*hashLevel
	for i, t := range tensors {
		bytes, err := t.bytes()
		if err != nil {
			return nil, err
		}
		list := nodesOf(bytes)
		var parts [2]Address
		for k, n := range list[:min(2, len(list)-1)] {
			parts[k] = scratch
			scratch += Address(hashBytes * n)
		}
		from, n := t.Data, bytes
		for k, left := range list {
			blocks := left
			if k == len(levels) {
				levels = append(levels, &hashLevel{kernel: "hash_nodes", threads: 256, shared: hashBytes * hashNodes})
			}
			l := levels[k]
			if k == 0 {
				l.kernel, l.threads, l.shared = "hash_leaves", hashLeaves, hashLeaves*2*80
				blocks = (left + hashLeaves - 1) / hashLeaves
			}
			to := parts[k%2]
			if left == 1 {
				to = tops + Address(hashBytes*i)
			}
			l.add(from, to, n, blocks)
			from, n = to, left
		}
	}
	var all []Launch
	for _, l := range levels {
		l.flush()
		all = append(all, l.launches...)
	}
	return all, nil
}

// HashRoot is a tensor's root by the topmost node of its tree.
func HashRoot(dtype uint8, n uint64, top repops.Hash) repops.Hash {
	return repops.Root(HashTensor{DType: dtype, N: n}.header(), []repops.Hash{top})
}

// TensorRoots are the roots of tensors, kind Tensor of docs/formats.md section 1. It waits for the device.
func TensorRoots(d Device, tensors ...HashTensor) ([]repops.Hash, error) {
	if len(tensors) == 0 {
		return nil, nil
	}
	scratch, err := HashScratch(tensors...)
	if err != nil {
		return nil, err
	}
	tops := make([]repops.Hash, len(tensors))
	at, err := d.Allocate(uint64(hashBytes*len(tops)) + scratch)
	if err != nil {
		return nil, err
	}
	err = func() error {
		list, err := HashLaunches(at, at+Address(hashBytes*len(tops)), tensors...)
		if err != nil {
			return err
		}
		for i := range list {
			if err := list[i].Do(d); err != nil {
				return err
			}
		}
		return d.Download(BytesOf(tops), at)
	}()
	if free := d.Free(at); err == nil {
		err = free
	}
	if err != nil {
		return nil, err
	}
	for i, t := range tensors {
		tops[i] = HashRoot(t.DType, t.N, tops[i])
	}
	return tops, nil
}

// TensorRoot is the root of n elements on the device, kind Tensor of docs/formats.md section 1. It waits for the device.
func TensorRoot(d Device, data Address, dtype uint8, n uint64) (repops.Hash, error) {
	list, err := TensorRoots(d, HashTensor{data, dtype, n})
	if err != nil {
		return repops.Hash{}, err
	}
	return list[0], nil
}

type foreignArgs struct {
	x, n, out uint64
	sums, _   uint32
}

const (
	foreignBlocks  = 1024
	foreignThreads = 256
)

// ForeignScratch is the bytes of scratch memory that ForeignLaunches wants.
const ForeignScratch = 16 * foreignBlocks

// ForeignLaunches are the launches, to be done in their order, that look through n ≥ 1 f32 for NaNs other than the one that tensors
// hold. They leave two 64-bit words at found: how many there are, and the number of the first, all ones if there is none.
func ForeignLaunches(found, scratch, data Address, n uint64) ([]Launch, error) {
	if n == 0 || !aligned(4, data) || !aligned(8, found, scratch) {
		return nil, fmt.Errorf("a look through %d numbers at %#x", n, data)
	}
	blocks := min(blocksOf(n, foreignThreads), foreignBlocks)
	launch := func(a foreignArgs, blocks uint64) Launch {
		return Launch{Kernel: "foreign_nans", Blocks: Dim{uint32(blocks), 1, 1}, Threads: foreignThreads, Shared: 16 * foreignThreads, Args: bytesOf(&a)}
	}
	if blocks == 1 {
		return []Launch{launch(foreignArgs{x: uint64(data), n: n, out: uint64(found)}, 1)}, nil
	}
	return []Launch{
		launch(foreignArgs{x: uint64(data), n: n, out: uint64(scratch)}, blocks),
		launch(foreignArgs{x: uint64(scratch), n: blocks, out: uint64(found), sums: 1}, 1),
	}, nil
}

// ForeignNaNs counts the NaNs other than the one that tensors hold among n f32 on the device. first is the number of the first of
// them, if there is one. It waits for the device.
func ForeignNaNs(d Device, data Address, n uint64) (count, first uint64, err error) {
	if n == 0 {
		return 0, 0, nil
	}
	at, err := d.Allocate(16 + ForeignScratch)
	if err != nil {
		return 0, 0, err
	}
	var found [16]byte
	err = func() error {
		list, err := ForeignLaunches(at, at+16, data, n)
		if err != nil {
			return err
		}
		for i := range list {
			if err := list[i].Do(d); err != nil {
				return err
			}
		}
		return d.Download(found[:], at)
	}()
	if free := d.Free(at); err == nil {
		err = free
	}
	return binary.LittleEndian.Uint64(found[:]), binary.LittleEndian.Uint64(found[8:]), err
}
