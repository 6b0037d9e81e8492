// Package harden holds what `make harden` runs: bounded attacks over loopback on real processes, whose figures go into one file. As an
// ordinary test each of them runs small.
package harden
