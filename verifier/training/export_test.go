package training

// Hold has transitions hold so many bytes of the outputs of their nodes from now on.
func (r *Replay) Hold(bytes uint64) { r.held = bytes }
