package embeddedpg

import (
	"bytes"
	"fmt"
	"os"
	"syscall"
)

// dieWithParent makes the kernel stop the server (fast shutdown) when the thread that started it ends, so that a killed
// parent leaves no server behind.
func dieWithParent(attr *syscall.SysProcAttr) { attr.Pdeathsig = syscall.SIGINT }

// processArgs returns the command line of a process, or nil if there is none.
func processArgs(pid int) []string {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
	if err != nil || len(raw) == 0 {
		return nil
	}
	var args []string
	for _, arg := range bytes.Split(bytes.TrimRight(raw, "\x00"), []byte{0}) {
		args = append(args, string(arg))
	}
	return args
}
