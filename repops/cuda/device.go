package cuda

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

// Device runs the kernels of package kernels. Launches, copies and fills are done in the order in which they are asked for;
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
	// Synchronize waits until all is done.
	Synchronize() error
	// Elapsed runs work and is the seconds that the device took for what work asked of it.
	Elapsed(work func() error) (float64, error)
	Close() error
}
