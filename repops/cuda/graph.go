package cuda

import (
	"errors"
	"fmt"
	"slices"
	"unsafe"

	"assay/repops/cuda/internal/dl"
)

// kernelNode is CUDA_KERNEL_NODE_PARAMS_v2 of cuda.h.
type kernelNode struct {
	function      uintptr
	blocks        [3]uint32
	threads       [3]uint32
	shared        uint32
	params, extra uintptr
	kernel        uintptr
	context       uintptr
}

// copyNode is CUDA_MEMCPY3D_v2 of cuda.h.
type copyNode struct {
	from, to             copyEnd
	width, height, depth uintptr
}

type copyEnd struct {
	x, y, z, lod            uintptr
	memory                  uint32
	host                    uintptr
	device                  uint64
	array, reserved         uintptr
	pitchBytes, pitchHeight uintptr
}

// nvidiaGraph is an instantiated graph; 0 if it has no tasks.
type nvidiaGraph struct {
	d      *nvidia
	handle uintptr
}

// Graph implements Device.
func (d *nvidia) Graph(tasks []Task) (Graph, error) {
	if d.context == 0 {
		return nil, errDeviceClosed
	}
	if err := CheckTasks(tasks); err != nil {
		return nil, &Error{Kind: ErrDriver, Text: err.Error()}
	}
	g := &nvidiaGraph{d: d}
	if len(tasks) == 0 {
		return g, nil
	}
	// What a kernel may have of shared memory has to be said before its node is added.
	for i := range tasks {
		if l := tasks[i].Launch; l != nil {
			if _, err := d.prepare(l.Kernel, l.Threads, l.Shared, l.Args); err != nil {
				return nil, err
			}
		}
	}
	err := d.do(func() error {
		template := new(uintptr)
		if err := d.check("cuGraphCreate", dl.Call(d.graphCreate, uintptr(unsafe.Pointer(template)), 0)); err != nil {
			return err
		}
		defer dl.Call(d.graphDestroy, *template)
		nodes := make([]uintptr, len(tasks))
		for i := range tasks {
			if err := d.node(*template, nodes, i, &tasks[i]); err != nil {
				return err
			}
		}
		handle := new(uintptr)
		if err := d.check("cuGraphInstantiate", dl.Call(d.graphMake, uintptr(unsafe.Pointer(handle)), *template, 0)); err != nil {
			return err
		}
		g.handle = *handle
		d.graphs[g] = struct{}{}
		return d.check("cuGraphUpload", dl.Call(d.graphUpload, g.handle, d.stream))
	})
	if err != nil {
		return nil, errors.Join(err, g.Close())
	}
	return g, nil
}

// node adds a task to a graph. nodes are those of the tasks before, and of this one afterwards.
func (d *nvidia) node(graph uintptr, nodes []uintptr, i int, t *Task) error {
	var needs []uintptr
	for _, n := range t.Needs {
		if !slices.Contains(needs, nodes[n]) {
			needs = append(needs, nodes[n])
		}
	}
	add := func(function, what, context uintptr) uintptr {
		return dl.Call(function, uintptr(unsafe.Pointer(&nodes[i])), graph, uintptr(unsafe.Pointer(unsafe.SliceData(needs))), uintptr(len(needs)), what, context)
	}
	c := d.call
	switch l := t.Launch; {
	case l != nil:
		k, err := d.prepare(l.Kernel, l.Threads, l.Shared, l.Args)
		if err != nil {
			return err
		}
		c.kernel = kernelNode{
			function: k.handle, blocks: [3]uint32{l.Blocks.X, l.Blocks.Y, l.Blocks.Z}, threads: [3]uint32{uint32(l.Threads), 1, 1}, shared: uint32(l.Shared),
			params: uintptr(unsafe.Pointer(&c.params[0])),
		}
		code := add(d.graphKernel, uintptr(unsafe.Pointer(&c.kernel)), 0)
		if int32(code) != success {
			return d.check(fmt.Sprintf("cuGraphAddKernelNode of %s, %d x %d x %d blocks of %d threads with %d bytes of shared memory", l.Kernel, l.Blocks.X, l.Blocks.Y, l.Blocks.Z, l.Threads, l.Shared), code)
		}
		return nil
	case t.Bytes > 0:
		c.copy = copyNode{
			from:  copyEnd{memory: memoryDevice, device: uint64(t.From)},
			to:    copyEnd{memory: memoryDevice, device: uint64(t.To)},
			width: uintptr(t.Bytes), height: 1, depth: 1,
		}
		return d.check("cuGraphAddMemcpyNode", add(d.graphCopy, uintptr(unsafe.Pointer(&c.copy)), d.context))
	}
	return d.check("cuGraphAddEmptyNode", add(d.graphEmpty, 0, 0))
}

// Run implements Graph.
func (g *nvidiaGraph) Run() error {
	d := g.d
	if d == nil || d.context == 0 {
		return &Error{Kind: ErrDriver, Text: "the graph is closed"}
	}
	if g.handle == 0 {
		return nil
	}
	return d.do(func() error { return d.check("cuGraphLaunch", dl.Call(d.graphLaunch, g.handle, d.stream)) })
}

// Close implements Graph. It waits for what is asked for.
func (g *nvidiaGraph) Close() error {
	d := g.d
	if d == nil {
		return nil
	}
	g.d = nil
	delete(d.graphs, g)
	if g.handle == 0 || d.context == 0 {
		return nil
	}
	return d.do(func() error {
		err := d.wait()
		return errors.Join(err, d.check("cuGraphExecDestroy", dl.Call(d.graphEnd, g.handle)))
	})
}
