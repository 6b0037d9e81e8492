package embeddedpg

import (
	"os/exec"
	"strconv"
	"strings"
	"syscall"
)

// dieWithParent: this system has no parent-death signal; the next Start finds and stops a server left behind.
func dieWithParent(*syscall.SysProcAttr) {}

// processArgs returns the command line of a process, or nil if there is none.
func processArgs(pid int) []string {
	out, err := exec.Command("/bin/ps", "-ww", "-o", "command=", "-p", strconv.Itoa(pid)).Output()
	if err != nil {
		return nil
	}
	return strings.Fields(string(out))
}
