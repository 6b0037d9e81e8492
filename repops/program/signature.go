package program

// OutputType is element type and shape of output k, which is below len(Outputs), of a program that Validate accepts.
func (p *Program) OutputType(k int) (DType, Shape) { return p.tensor(p.Outputs[k]) }

// InputsOf returns the inputs of one provenance, in order.
func (p *Program) InputsOf(from Provenance) []Input {
	var list []Input
	for i := range p.Inputs {
		if p.Inputs[i].Provenance == from {
			list = append(list, p.Inputs[i])
		}
	}
	return list
}
