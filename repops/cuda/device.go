package cuda

import "fmt"

// Address is a place in a device's memory. 0 is none.
type Address uint64

// Dim is the number of blocks of a launch along each axis.
type Dim struct{ X, Y, Z uint32 }

// Info describes a device.
type Info struct {
	Name           string // as its maker calls it
	Architecture   int    // compute capability × 10: 90 is 9.0; 0 for the emulated device
	Processors     int    // multiprocessors
	Memory         uint64 // bytes in all
	SharedPerBlock int    // most dynamic shared memory of a block in bytes
}

// Task is a part of a graph: a launch or, without one, a copy.
type Task struct {
	Launch   *Launch
	To, From Address
	Bytes    uint64
	Needs    []int // the tasks, all of them earlier in the list, that must be done before
}

// CheckTasks says what is wrong with a graph's tasks.
func CheckTasks(tasks []Task) error {
	for i, t := range tasks {
		for _, n := range t.Needs {
			if n < 0 || n >= i {
				return fmt.Errorf("task %d of a graph needs task %d. Hint: a task may need earlier ones only", i, n)
			}
		}
		if t.Launch != nil && (t.To != 0 || t.From != 0 || t.Bytes != 0) {
			return fmt.Errorf("task %d of a graph is a launch and a copy. Hint: make it two tasks", i)
		}
	}
	return nil
}

// Graph is tasks that a device does again and again, side by side where none needs the other.
type Graph interface {
	// Run asks for all of them, after what was asked for before and before what is asked for later. It returns at once.
	Run() error
	Close() error
}

// Device runs the kernels of package kernels, and those that it is given. Launches, copies, fills and graphs are done in the order in which they are asked for;
// Upload and Download return when they are done, Launch, Copy and Fill at once. A failure inside a launch is reported by a later call. A
// device is not for use by two goroutines at once.
type Device interface {
	Info() Info
	// Allocate takes memory, aligned to 256 bytes. ErrMemory if the device has no more.
	Allocate(bytes uint64) (Address, error)
	Free(Address) error
	Upload(to Address, data []byte) error
	Download(data []byte, from Address) error
	Copy(to, from Address, bytes uint64) error
	// Fill sets bytes to a value.
	Fill(to Address, value byte, bytes uint64) error
	// Launch runs a kernel: blocks of so many threads, each with so many bytes of shared memory. args is the kernel's parameter.
	Launch(kernel string, blocks Dim, threads, shared int, args []byte) error
	// Build adds the kernels of a text in the dialect, which may include files of package kernels; those files' own kernels do not
	// become part of it. A kernel must not have another one's name. A text that was built before changes nothing.
	Build(text string) error
	// Has says whether there is a kernel of that name.
	Has(kernel string) bool
	// Graph makes a graph. It has the launches as they are now. It is closed with the device.
	Graph(tasks []Task) (Graph, error)
	// Synchronize waits until all is done.
	Synchronize() error
	// Elapsed runs work and is the seconds that the device took for what work asked of it.
	Elapsed(work func() error) (float64, error)
	Close() error
}
