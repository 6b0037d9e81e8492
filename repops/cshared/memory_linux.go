package main

import "syscall"

// memory is this machine's, in bytes: a run that takes more would end the process and not come back with an error. 0: unknown.
func memory() uint64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit)
}
