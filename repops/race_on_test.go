//go:build race

package repops

const raceEnabled = true
