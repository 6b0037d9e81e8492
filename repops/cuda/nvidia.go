package cuda

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"unsafe"

	"assay/repops/cuda/internal/dl"
	"assay/repops/cuda/kernels"
)

// Numbers of cuda.h.
const (
	success = 0

	memoryDevice = 2 // CU_MEMORYTYPE_DEVICE

	errorOutOfMemory = 2

	attributeProcessors   = 16
	attributeMajor        = 75
	attributeMinor        = 76
	attributeSharedMemory = 97 // per block, for those that ask

	functionMostShared = 8
	functionCarveout   = 9 // percent of a multiprocessor's memory that is shared memory at least

	streamNonBlocking = 1

	launchEnd     = 0
	launchPointer = 1
	launchSize    = 2
)

const (
	leastArchitecture = 80      // the first with asynchronous copies
	mostArgs          = 4096    // bytes
	smallCopy         = 1 << 16 // bytes that are copied without staging
	stage             = 8 << 20 // bytes of each of the two staging buffers
)

const hintDriver = "install NVIDIA's driver, or, in a container, pass the devices on (docker run --gpus all)"

// driverNames are where libcuda may be: the loader's, that of Windows's Linux and that of NixOS.
var driverNames = []string{"libcuda.so.1", "/usr/lib/wsl/lib/libcuda.so.1", "/run/opengl-driver/lib/libcuda.so.1"}

// driver is a loaded libcuda.
type driver struct {
	version int // 12040 is 12.4
	count   int // devices

	errorName, errorString, initialise, getVersion, getCount, get, name, attribute, totalMemory uintptr
	retain, release, push, pop                                                                  uintptr
	moduleLoad, moduleUnload, moduleFunction, functionSet                                       uintptr
	allocate, free, allocateHost, freeHost, hostToDevice, deviceToHost, deviceToDevice, set     uintptr
	streamCreate, streamDestroy, streamWait, launch                                             uintptr
	eventCreate, eventDestroy, eventRecord, eventWait, eventElapsed                             uintptr

	graphCreate, graphDestroy, graphKernel, graphCopy, graphEmpty, graphMake, graphUpload, graphLaunch, graphEnd uintptr
}

var system = sync.OnceValues(func() (*driver, error) {
	if runtime.GOOS != "linux" {
		return nil, &Error{Kind: ErrUnavailable, Text: "devices are used on Linux only"}
	}
	var failures []string
	for _, name := range driverNames {
		d, err := loadDriver(name)
		if err == nil {
			return d, nil
		}
		var e *Error
		if errors.As(err, &e) {
			return nil, err
		}
		failures = append(failures, err.Error())
	}
	return nil, &Error{Kind: ErrUnavailable, Text: "no NVIDIA driver: " + failures[0], Hint: hintDriver}
})

// loadDriver loads and initialises a libcuda. The error is an *Error if the library is there.
func loadDriver(file string) (*driver, error) {
	library, err := dl.Open(file)
	if err != nil {
		return nil, err
	}
	d := new(driver)
	for _, s := range []struct {
		name string
		to   *uintptr
	}{
		{"cuGetErrorName", &d.errorName},
		{"cuGetErrorString", &d.errorString},
		{"cuInit", &d.initialise},
		{"cuDriverGetVersion", &d.getVersion},
		{"cuDeviceGetCount", &d.getCount},
		{"cuDeviceGet", &d.get},
		{"cuDeviceGetName", &d.name},
		{"cuDeviceGetAttribute", &d.attribute},
		{"cuDeviceTotalMem_v2", &d.totalMemory},
		{"cuDevicePrimaryCtxRetain", &d.retain},
		{"cuDevicePrimaryCtxRelease_v2", &d.release},
		{"cuCtxPushCurrent_v2", &d.push},
		{"cuCtxPopCurrent_v2", &d.pop},
		{"cuModuleLoadData", &d.moduleLoad},
		{"cuModuleUnload", &d.moduleUnload},
		{"cuModuleGetFunction", &d.moduleFunction},
		{"cuFuncSetAttribute", &d.functionSet},
		{"cuMemAlloc_v2", &d.allocate},
		{"cuMemFree_v2", &d.free},
		{"cuMemAllocHost_v2", &d.allocateHost},
		{"cuMemFreeHost", &d.freeHost},
		{"cuMemcpyHtoDAsync_v2", &d.hostToDevice},
		{"cuMemcpyDtoHAsync_v2", &d.deviceToHost},
		{"cuMemcpyDtoDAsync_v2", &d.deviceToDevice},
		{"cuMemsetD8Async", &d.set},
		{"cuStreamCreate", &d.streamCreate},
		{"cuStreamDestroy_v2", &d.streamDestroy},
		{"cuStreamSynchronize", &d.streamWait},
		{"cuLaunchKernel", &d.launch},
		{"cuEventCreate", &d.eventCreate},
		{"cuEventDestroy_v2", &d.eventDestroy},
		{"cuEventRecord", &d.eventRecord},
		{"cuEventSynchronize", &d.eventWait},
		{"cuEventElapsedTime", &d.eventElapsed},
		{"cuGraphCreate", &d.graphCreate},
		{"cuGraphDestroy", &d.graphDestroy},
		{"cuGraphAddKernelNode_v2", &d.graphKernel},
		{"cuGraphAddMemcpyNode", &d.graphCopy},
		{"cuGraphAddEmptyNode", &d.graphEmpty},
		{"cuGraphInstantiateWithFlags", &d.graphMake},
		{"cuGraphUpload", &d.graphUpload},
		{"cuGraphLaunch", &d.graphLaunch},
		{"cuGraphExecDestroy", &d.graphEnd},
	} {
		if *s.to, err = dl.Symbol(library, s.name); err != nil {
			return nil, &Error{Kind: ErrUnavailable, Text: fmt.Sprintf("the driver lacks %s", s.name), Hint: "update NVIDIA's driver"}
		}
	}
	n := new(int32)
	if code := dl.Call(d.getVersion, uintptr(unsafe.Pointer(n))); int32(code) == success {
		d.version = int(*n)
	}
	if err := d.check("cuInit", dl.Call(d.initialise, 0)); err != nil {
		err := err.(*Error)
		err.Kind = ErrUnavailable
		if err.Hint == "" {
			err.Hint = "nvidia-smi says whether the driver runs"
		}
		return nil, err
	}
	if err := d.check("cuDeviceGetCount", dl.Call(d.getCount, uintptr(unsafe.Pointer(n)))); err != nil {
		return nil, err
	}
	d.count = int(*n)
	return d, nil
}

func (d *driver) ask(function, code uintptr) string {
	text := new(uintptr)
	if int32(dl.Call(function, code, uintptr(unsafe.Pointer(text)))) != success {
		return ""
	}
	return dl.String(*text)
}

// check is the error of a call. It is an *Error.
func (d *driver) check(call string, code uintptr) error {
	if int32(code) == success {
		return nil
	}
	e := &Error{Kind: ErrDriver, Code: int(int32(code))}
	e.Text = fmt.Sprintf("%s: %s, %s", call, d.ask(d.errorName, code), d.ask(d.errorString, code))
	if d.ask(d.errorName, code) == "" {
		e.Text = fmt.Sprintf("%s: error %d", call, e.Code)
	}
	switch e.Code {
	case errorOutOfMemory:
		e.Kind = ErrMemory
		e.Hint = "nvidia-smi says who uses it"
	case 34: // STUB_LIBRARY
		e.Kind = ErrUnavailable
		e.Hint = "a stub of libcuda was loaded: take it out of $LD_LIBRARY_PATH; " + hintDriver
	case 46: // DEVICE_UNAVAILABLE
		e.Kind = ErrUnavailable
		e.Hint = "another process has the device for itself"
	case 100, 101: // NO_DEVICE, INVALID_DEVICE
		e.Kind = ErrUnavailable
		e.Hint = "see nvidia-smi and $CUDA_VISIBLE_DEVICES; in a container, pass the devices on"
	case 802, 803, 804: // SYSTEM_NOT_READY, SYSTEM_DRIVER_MISMATCH, COMPAT_NOT_SUPPORTED_ON_DEVICE
		e.Kind = ErrUnavailable
		e.Hint = "the library and the kernel's part of the driver do not fit: restart the machine after an update of the driver, and take cuda-compat out of $LD_LIBRARY_PATH"
	case 200, 209, 218, 222: // INVALID_IMAGE, NO_BINARY_FOR_GPU, INVALID_PTX, UNSUPPORTED_PTX_VERSION
		e.Hint = fmt.Sprintf("the driver is of CUDA %d.%d: update it, or name an NVRTC no newer than it in $ASSAY_NVRTC", d.version/1000, d.version%1000/10)
	case 214, 220: // ECC_UNCORRECTABLE, NVLINK_UNCORRECTABLE
		e.Hint = "the device is faulty or needs a reset"
	case 700, 715, 716, 717, 718, 719: // a kernel's fault
		e.Hint = "the device is lost to this process. Please report it, with the output of compute-sanitizer"
	}
	return e
}

func (d *driver) integer(attribute uintptr, device int32) (int, error) {
	n := new(int32)
	err := d.check("cuDeviceGetAttribute", dl.Call(d.attribute, uintptr(unsafe.Pointer(n)), attribute, uintptr(device)))
	return int(*n), err
}

// device is the driver's handle of a device, and what it says of it.
func (d *driver) device(ordinal int) (int32, Info, error) {
	var info Info
	if ordinal < 0 || ordinal >= d.count {
		e := &Error{Kind: ErrUnavailable, Text: fmt.Sprintf("no device %d, there are %d", ordinal, d.count), Hint: "see nvidia-smi and $CUDA_VISIBLE_DEVICES"}
		return 0, info, e
	}
	handle := new(int32)
	if err := d.check("cuDeviceGet", dl.Call(d.get, uintptr(unsafe.Pointer(handle)), uintptr(ordinal))); err != nil {
		return 0, info, err
	}
	name := make([]byte, 257)
	if err := d.check("cuDeviceGetName", dl.Call(d.name, uintptr(unsafe.Pointer(&name[0])), uintptr(len(name)-1), uintptr(*handle))); err != nil {
		return 0, info, err
	}
	info.Name, _, _ = strings.Cut(string(name), "\x00")
	total := new(uint64)
	if err := d.check("cuDeviceTotalMem", dl.Call(d.totalMemory, uintptr(unsafe.Pointer(total)), uintptr(*handle))); err != nil {
		return 0, info, err
	}
	info.Memory = *total
	major, err := d.integer(attributeMajor, *handle)
	if err != nil {
		return 0, info, err
	}
	minor, err := d.integer(attributeMinor, *handle)
	if err != nil {
		return 0, info, err
	}
	info.Architecture = 10*major + minor
	if info.Processors, err = d.integer(attributeProcessors, *handle); err != nil {
		return 0, info, err
	}
	if info.SharedPerBlock, err = d.integer(attributeSharedMemory, *handle); err != nil {
		return 0, info, err
	}
	return *handle, info, nil
}

// usable says whether the kernels run on a device.
func usable(info Info) error {
	if info.Architecture < leastArchitecture {
		return &Error{
			Kind: ErrUnavailable,
			Text: fmt.Sprintf("%s has compute capability %s, the kernels need %s", info.Name, capability(info.Architecture), capability(leastArchitecture)),
			Hint: "use the processor's engine",
		}
	}
	return nil
}

// compilerFor is the NVRTC to use with the driver: the first found that is no newer than it, or else the first. nvrtcDirs are
// those of FindNVRTC.
func compilerFor(version int, nvrtcDirs []string) (*Compiler, error) {
	found, err := findNVRTC(nvrtcDirs, true)
	if err != nil {
		return nil, err
	}
	var first *Compiler
	var failure error
	for _, path := range found {
		c, err := NewCompiler(path)
		if err != nil {
			failure = errors.Join(failure, err)
			continue
		}
		if c.Major <= version/1000 {
			return c, nil
		}
		if first == nil {
			first = c
		}
	}
	if first == nil {
		return nil, failure
	}
	return first, nil
}

// Probe says what this machine has, and what keeps it from using it. nvrtcDirs are those of FindNVRTC.
func Probe(nvrtcDirs ...string) (found string, problems []Problem) {
	d, err := system()
	if err != nil {
		return "", []Problem{problem(err)}
	}
	parts := []string{fmt.Sprintf("driver of CUDA %d.%d", d.version/1000, d.version%1000/10)}
	if d.count == 0 {
		problems = append(problems, Problem{"the driver has no device", "see nvidia-smi and $CUDA_VISIBLE_DEVICES"})
	}
	c, err := compilerFor(d.version, nvrtcDirs)
	if err != nil {
		problems = append(problems, problem(err))
	} else {
		parts = append(parts, fmt.Sprintf("NVRTC %d.%d (%s)", c.Major, c.Minor, c.Path))
		if c.Major > d.version/1000 {
			problems = append(problems, Problem{
				fmt.Sprintf("NVRTC is of CUDA %d, the driver of CUDA %d", c.Major, d.version/1000),
				fmt.Sprintf("update the driver, or install the Python package nvidia-cuda-nvrtc-cu%d", d.version/1000),
			})
		}
	}
	for i := range d.count {
		_, info, err := d.device(i)
		if err == nil {
			parts = append(parts, fmt.Sprintf("device %d: %s, compute capability %s, %d GiB", i, info.Name, capability(info.Architecture), info.Memory>>30))
			err = usable(info)
		}
		if err == nil && c != nil {
			_, _, err = c.nearest(info.Architecture)
		}
		if err != nil {
			problems = append(problems, problem(err))
		}
	}
	return strings.Join(parts, "; "), problems
}

// Open is the device with the given number, with the kernels of package kernels. The first time on a kind of device they are
// compiled, which goes on, for seconds to a minute, while the device is used already: what needs a kernel waits for it. nvrtcDirs
// are those of FindNVRTC.
func Open(ordinal int, nvrtcDirs ...string) (Device, error) {
	d, err := system()
	if err != nil {
		return nil, err
	}
	compiler := sync.OnceValues(func() (*Compiler, error) { return compilerFor(d.version, nvrtcDirs) })
	return open(d, ordinal, kernels.Units(), func(architecture int, name, text string) ([]byte, []string, error) {
		c, err := compiler()
		if err != nil {
			return nil, nil, err
		}
		image, err := c.CompileText(architecture, name, text, kernels.Source)
		if err != nil {
			return nil, nil, err
		}
		names, err := kernelNames(image)
		return image, names, err
	})
}

// compile is how an image is made of a text, and what kernels it has.
type compile func(architecture int, name, text string) (image []byte, kernels []string, err error)

type nvidia struct {
	*driver
	info    Info
	device  int32
	context uintptr
	stream  uintptr
	kernels map[string]*kernel
	taken   map[Address]struct{}
	timer   [2]uintptr

	compile compile
	units   *compilation
	built   map[string]*module // the modules of texts, by their kernels' names
	texts   map[string]bool    // that were built
	modules []uintptr          // all that are loaded
	graphs  map[*nvidiaGraph]struct{}

	staged [2]struct{ memory, copied uintptr } // copied is an event
	call   *call
}

type kernel struct {
	handle uintptr
	shared int // bytes that it may ask for
}

// call is a launch's parameter. It is on the heap, so that its parts can point at each other.
type call struct {
	extra  [5]uintptr
	params [1]uintptr
	size   uintptr
	args   [mostArgs]byte
	kernel kernelNode
	copy   copyNode
}

func open(driver *driver, ordinal int, units []kernels.Unit, compile compile) (Device, error) {
	handle, info, err := driver.device(ordinal)
	if err != nil {
		return nil, err
	}
	if err := usable(info); err != nil {
		return nil, err
	}
	d := &nvidia{
		driver: driver, info: info, device: handle, compile: compile, call: new(call),
		kernels: map[string]*kernel{}, taken: map[Address]struct{}{}, built: map[string]*module{}, texts: map[string]bool{}, graphs: map[*nvidiaGraph]struct{}{},
	}
	d.call.extra = [5]uintptr{launchPointer, uintptr(unsafe.Pointer(&d.call.args)), launchSize, uintptr(unsafe.Pointer(&d.call.size)), launchEnd}
	d.call.params = [1]uintptr{uintptr(unsafe.Pointer(&d.call.args))}
	d.units = startCompilation(info.Architecture, units, compile)
	first, err := d.units.first()
	if err != nil {
		d.units.stop()
		return nil, err
	}
	context := new(uintptr)
	if err := d.check("cuDevicePrimaryCtxRetain", dl.Call(d.retain, uintptr(unsafe.Pointer(context)), uintptr(handle))); err != nil {
		d.units.stop()
		return nil, err
	}
	d.context = *context
	if err := d.do(func() error { return d.start(first) }); err != nil {
		d.Close() //nolint:errcheck
		return nil, err
	}
	return d, nil
}

var errDeviceClosed = &Error{Kind: ErrDriver, Text: "the device is closed"}

// do runs calls of the driver that need the device's context, which the operating system's thread has only for as long: the
// thread may be that of a program with other devices.
func (d *nvidia) do(work func() error) error {
	if d.context == 0 {
		return errDeviceClosed
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := d.check("cuCtxPushCurrent", dl.Call(d.push, d.context)); err != nil {
		return err
	}
	err := work()
	popped := new(uintptr)
	if e := d.check("cuCtxPopCurrent", dl.Call(d.pop, uintptr(unsafe.Pointer(popped)))); err == nil {
		err = e
	}
	return err
}

// load loads a module, once.
func (d *nvidia) load(m *module) error {
	if m.handle != 0 {
		return nil
	}
	image, handle := append(m.image[:len(m.image):len(m.image)], 0), new(uintptr)
	if err := d.check("cuModuleLoadData of "+m.Name, dl.Call(d.moduleLoad, uintptr(unsafe.Pointer(handle)), uintptr(unsafe.Pointer(&image[0])))); err != nil {
		return err
	}
	m.handle, m.image = *handle, nil
	d.modules = append(d.modules, m.handle)
	return nil
}

func (d *nvidia) start(first *module) error {
	if err := d.load(first); err != nil {
		return err
	}
	stream := new(uintptr)
	if err := d.check("cuStreamCreate", dl.Call(d.streamCreate, uintptr(unsafe.Pointer(stream)), streamNonBlocking)); err != nil {
		return err
	}
	d.stream = *stream
	for i := range d.timer {
		event := new(uintptr)
		if err := d.check("cuEventCreate", dl.Call(d.eventCreate, uintptr(unsafe.Pointer(event)), 0)); err != nil {
			return err
		}
		d.timer[i] = *event
	}
	for i := range d.staged {
		event, memory := new(uintptr), new(uintptr)
		if err := d.check("cuEventCreate", dl.Call(d.eventCreate, uintptr(unsafe.Pointer(event)), 0)); err != nil {
			return err
		}
		d.staged[i].copied = *event
		if err := d.check("cuMemAllocHost", dl.Call(d.allocateHost, uintptr(unsafe.Pointer(memory)), stage)); err != nil {
			return err
		}
		d.staged[i].memory = *memory
	}
	return nil
}

func (d *nvidia) Info() Info { return d.info }

func (d *nvidia) Allocate(bytes uint64) (Address, error) {
	at := new(uint64)
	err := d.do(func() error {
		return d.check("cuMemAlloc", dl.Call(d.allocate, uintptr(unsafe.Pointer(at)), uintptr(bytes)))
	})
	var e *Error
	if errors.As(err, &e) && e.Kind == ErrMemory {
		e.Text = fmt.Sprintf("%d bytes: %s", bytes, e.Text)
	}
	if err == nil {
		d.taken[Address(*at)] = struct{}{}
	}
	return Address(*at), err
}

func (d *nvidia) Free(at Address) error {
	delete(d.taken, at)
	return d.do(func() error { return d.check("cuMemFree", dl.Call(d.free, uintptr(at))) })
}

func (d *nvidia) wait() error {
	return d.check("cuStreamSynchronize", dl.Call(d.streamWait, d.stream))
}

// Data of any size goes through two buffers that the device reads and writes by itself, one of which is filled or emptied while
// the other one is copied.

func (d *nvidia) Upload(to Address, data []byte) error {
	if len(data) == 0 {
		return nil
	}
	return d.do(func() error {
		if len(data) <= smallCopy {
			err := d.check("cuMemcpyHtoDAsync", dl.Call(d.hostToDevice, uintptr(to), uintptr(unsafe.Pointer(&data[0])), uintptr(len(data)), d.stream))
			return errors.Join(err, d.wait())
		}
		for i := 0; len(data) > 0; i++ {
			s, n := &d.staged[i%2], min(len(data), stage)
			if i >= 2 {
				if err := d.check("cuEventSynchronize", dl.Call(d.eventWait, s.copied)); err != nil {
					return err
				}
			}
			copy(dl.Bytes(s.memory, n), data)
			if err := d.check("cuMemcpyHtoDAsync", dl.Call(d.hostToDevice, uintptr(to), s.memory, uintptr(n), d.stream)); err != nil {
				return errors.Join(err, d.wait())
			}
			if err := d.check("cuEventRecord", dl.Call(d.eventRecord, s.copied, d.stream)); err != nil {
				return errors.Join(err, d.wait())
			}
			to, data = to+Address(n), data[n:]
		}
		return d.wait()
	})
}

func (d *nvidia) Download(data []byte, from Address) error {
	if len(data) == 0 {
		return nil
	}
	return d.do(func() error {
		if len(data) <= smallCopy {
			err := d.check("cuMemcpyDtoHAsync", dl.Call(d.deviceToHost, uintptr(unsafe.Pointer(&data[0])), uintptr(from), uintptr(len(data)), d.stream))
			return errors.Join(err, d.wait())
		}
		asked := 0
		for i := 0; len(data) > 0; i++ {
			for ; asked < i+2 && (asked-i)*stage < len(data); asked++ {
				s, at := &d.staged[asked%2], (asked-i)*stage
				n := min(len(data)-at, stage)
				if err := d.check("cuMemcpyDtoHAsync", dl.Call(d.deviceToHost, s.memory, uintptr(from)+uintptr(at), uintptr(n), d.stream)); err != nil {
					return errors.Join(err, d.wait())
				}
				if err := d.check("cuEventRecord", dl.Call(d.eventRecord, s.copied, d.stream)); err != nil {
					return errors.Join(err, d.wait())
				}
			}
			s, n := &d.staged[i%2], min(len(data), stage)
			if err := d.check("cuEventSynchronize", dl.Call(d.eventWait, s.copied)); err != nil {
				return err
			}
			copy(data, dl.Bytes(s.memory, n))
			from, data = from+Address(n), data[n:]
		}
		return nil
	})
}

func (d *nvidia) Copy(to, from Address, bytes uint64) error {
	if bytes == 0 {
		return nil
	}
	return d.do(func() error {
		return d.check("cuMemcpyDtoDAsync", dl.Call(d.deviceToDevice, uintptr(to), uintptr(from), uintptr(bytes), d.stream))
	})
}

func (d *nvidia) Fill(to Address, value byte, bytes uint64) error {
	if bytes == 0 {
		return nil
	}
	return d.do(func() error {
		return d.check("cuMemsetD8Async", dl.Call(d.set, uintptr(to), uintptr(value), uintptr(bytes), d.stream))
	})
}

// find is a kernel that may have so many bytes of shared memory. It waits where the kernel is not compiled yet.
func (d *nvidia) find(name string, shared int) (*kernel, error) {
	k := d.kernels[name]
	if k != nil && shared <= k.shared {
		return k, nil
	}
	if d.context == 0 {
		return nil, errDeviceClosed
	}
	m := d.built[name]
	if k == nil && m == nil {
		var err error
		if m, err = d.units.with(name); err != nil {
			return nil, err
		}
		if m == nil {
			return nil, &Error{Kind: ErrDriver, Text: "no kernel " + name}
		}
	}
	err := d.do(func() error {
		if k == nil {
			if err := d.load(m); err != nil {
				return err
			}
			handle := new(uintptr)
			err := d.check("cuModuleGetFunction of "+name, dl.Call(d.moduleFunction, uintptr(unsafe.Pointer(handle)), m.handle, uintptr(unsafe.Pointer(dl.Text(name)))))
			if err != nil {
				return err
			}
			// Products have several blocks a multiprocessor that only fit if all of its memory is theirs. A hint, which the driver may ignore.
			if strings.HasPrefix(name, "gemm_") {
				dl.Call(d.functionSet, *handle, functionCarveout, 100)
			}
			k = &kernel{handle: *handle, shared: 48 << 10}
			d.kernels[name] = k
		}
		if shared > k.shared {
			if err := d.check("cuFuncSetAttribute of "+name, dl.Call(d.functionSet, k.handle, functionMostShared, uintptr(shared))); err != nil {
				return err
			}
			k.shared = shared
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return k, nil
}

// prepare checks a launch and puts its parameter in place.
func (d *nvidia) prepare(name string, threads, shared int, args []byte) (*kernel, error) {
	if len(args) > mostArgs || threads <= 0 || threads > 1024 || shared < 0 || shared > d.info.SharedPerBlock {
		text := fmt.Sprintf("kernel %s: %d bytes of arguments, %d threads, %d bytes of shared memory; at most %d, 1024, %d", name, len(args), threads, shared, mostArgs, d.info.SharedPerBlock)
		return nil, &Error{Kind: ErrDriver, Text: text}
	}
	k, err := d.find(name, shared)
	if err != nil {
		return nil, err
	}
	d.call.size = uintptr(len(args))
	copy(d.call.args[:], args)
	return k, nil
}

func (d *nvidia) Launch(name string, blocks Dim, threads, shared int, args []byte) error {
	k, err := d.prepare(name, threads, shared, args)
	if err != nil {
		return err
	}
	return d.do(func() error {
		code := dl.Call(d.launch, k.handle, uintptr(blocks.X), uintptr(blocks.Y), uintptr(blocks.Z), uintptr(threads), 1, 1, uintptr(shared), d.stream, 0, uintptr(unsafe.Pointer(&d.call.extra[0])))
		if int32(code) != success {
			return d.check(fmt.Sprintf("cuLaunchKernel of %s, %d x %d x %d blocks of %d threads with %d bytes of shared memory", name, blocks.X, blocks.Y, blocks.Z, threads, shared), code)
		}
		return nil
	})
}

// Build implements Device.
func (d *nvidia) Build(text string) error {
	if d.context == 0 {
		return errDeviceClosed
	}
	if d.texts[text] {
		return nil
	}
	image, names, err := d.compile(d.info.Architecture, "text.cu", kernels.Alone(text))
	if err != nil {
		return err
	}
	for _, name := range names {
		there := d.built[name] != nil
		if !there {
			m, err := d.units.with(name)
			if err != nil {
				return err
			}
			there = m != nil
		}
		if there {
			return &Error{Kind: ErrDriver, Text: fmt.Sprintf("there is a kernel %s already", name), Hint: "give the text's another name"}
		}
	}
	m := &module{Unit: kernels.Unit{Name: "a text"}, image: image}
	if err := d.do(func() error { return d.load(m) }); err != nil {
		return err
	}
	for _, name := range names {
		d.built[name] = m
	}
	d.texts[text] = true
	return nil
}

// Has implements Device.
func (d *nvidia) Has(name string) bool {
	if d.kernels[name] != nil || d.built[name] != nil {
		return true
	}
	if d.context == 0 {
		return false
	}
	m, err := d.units.with(name)
	return m != nil && err == nil
}

func (d *nvidia) Synchronize() error { return d.do(d.wait) }

func (d *nvidia) Elapsed(work func() error) (float64, error) {
	record := func(event uintptr) error {
		return d.do(func() error { return d.check("cuEventRecord", dl.Call(d.eventRecord, event, d.stream)) })
	}
	if err := record(d.timer[0]); err != nil {
		return 0, err
	}
	if err := work(); err != nil {
		return 0, err
	}
	if err := record(d.timer[1]); err != nil {
		return 0, err
	}
	milliseconds := new(float32)
	err := d.do(func() error {
		if err := d.check("cuEventSynchronize", dl.Call(d.eventWait, d.timer[1])); err != nil {
			return err
		}
		return d.check("cuEventElapsedTime", dl.Call(d.eventElapsed, uintptr(unsafe.Pointer(milliseconds)), d.timer[0], d.timer[1]))
	})
	return float64(*milliseconds) / 1000, err
}

// Close frees all that was allocated.
func (d *nvidia) Close() error {
	if d.context == 0 {
		return nil
	}
	d.units.stop()
	err := d.do(func() error {
		var all []error
		add := func(call string, function, handle uintptr) {
			if handle != 0 {
				all = append(all, d.check(call, dl.Call(function, handle)))
			}
		}
		if d.stream != 0 {
			all = append(all, d.wait())
		}
		for g := range d.graphs {
			add("cuGraphExecDestroy", d.graphEnd, g.handle)
			g.d = nil
		}
		for at := range d.taken {
			add("cuMemFree", d.free, uintptr(at))
		}
		for i, s := range d.staged {
			add("cuMemFreeHost", d.freeHost, s.memory)
			add("cuEventDestroy", d.eventDestroy, s.copied)
			add("cuEventDestroy", d.eventDestroy, d.timer[i])
		}
		add("cuStreamDestroy", d.streamDestroy, d.stream)
		for _, m := range d.modules {
			add("cuModuleUnload", d.moduleUnload, m)
		}
		return errors.Join(all...)
	})
	d.context = 0
	return errors.Join(err, d.check("cuDevicePrimaryCtxRelease", dl.Call(d.release, uintptr(d.device))))
}
