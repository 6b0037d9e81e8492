// Package pause lets a loop that waits for another core wait without taking what the two cores share.
package pause
