package verifier

// gate is a lock that is held for as long as a transaction takes: whoever waits for it waits as one does for the chain, also where time is
// made up (testing/synctest), which goes on only when all wait so.
type gate chan struct{}

func (g gate) Lock() { g <- struct{}{} }

func (g gate) Unlock() { <-g }
