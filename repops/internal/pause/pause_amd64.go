package pause

// Core waits for some tens of nanoseconds.
func Core()
