//go:build !linux

package program

func huge([]uint64) {}
