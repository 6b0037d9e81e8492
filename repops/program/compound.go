package program

// compound is several nodes that one job computes, at the place of one of them.
type compound struct {
	defines  []uint32 // what the job makes where something reads it
	nodes    []uint32 // all that it stands for
	operands []View   // what it reads

	columns *columnSum
	attend  *attention
	back    *attentionBackward
	linear  *linear
	join    *joined
	scales  *rowScales
	int8    *int8Product
}

// compounds are by the entry at whose place their job runs.
type compounds struct {
	at     map[uint32]*compound
	anchor map[uint32]uint32 // the place of the job that stands for a node
}

// inside says whether a compound's job at another entry makes or leaves out a node.
func (c *compounds) inside(e uint32) bool {
	at, ok := c.anchor[e]
	return ok && at != e
}

// taken says whether a compound's job stands for a node.
func (c *compounds) taken(e uint32) bool {
	_, ok := c.anchor[e]
	return ok
}

// finder looks for compounds in a program whose operands are forwarded.
type finder struct {
	p         *Program
	constants []Tensor
	kept      func(uint32) bool // entries that must exist as tensors
	readers   [][]uint32        // of each entry, one for every operand that reads it, ascending
	edges     int               // how many they are in all
	found     compounds

	stages, classes []int // of each entry

	values    map[uint32]Tensor // of nodes that constant was asked for, of no elements if they depend on more
	evaluated int               // elements of them
	masks     map[maskOf]bool   // whether causal found it so
	compared  int               // elements of them

	constantAt map[uint32]int // the place of a constant input among constants
	steps      int            // how often the search for attentions looked at an operand of the program
}

// newFinder is a finder that finds values; it needs the rest for compounds.
func newFinder(p *Program, constants []Tensor) *finder {
	f := &finder{p: p, constants: constants, values: map[uint32]Tensor{}, masks: map[maskOf]bool{}, constantAt: map[uint32]int{}}
	for i := range p.Inputs {
		if k := len(f.constantAt); p.Inputs[i].Provenance == Constant && k < len(constants) {
			f.constantAt[uint32(i+1)] = k
		}
	}
	return f
}

// mostSteps is how often the search for attentions may look at each operand of a program, on average: no program needs more than a few. The search
// ends when it has, with what it found, so that a hostile program is planned in time too.
const mostSteps = 16

// step counts a look at n operands, and says whether the search goes on.
func (f *finder) step(n int) bool {
	f.steps += n
	return f.steps <= mostSteps*(len(f.readers)+f.edges)
}

func findCompounds(p *Program, constants []Tensor, stages, classes []int, kept func(uint32) bool) *finder {
	f := newFinder(p, constants)
	f.kept, f.stages, f.classes = kept, stages, classes
	f.readers, f.found = make([][]uint32, p.firstOutput()), compounds{map[uint32]*compound{}, map[uint32]uint32{}}
	// Copies that forwarding leaves without a reader do not count.
	for e, needed := range neededNodes(p, f.found, kept) {
		if n := p.Node(uint32(e)); n != nil && needed {
			for _, v := range n.Operands {
				f.readers[v.Tensor] = append(f.readers[v.Tensor], uint32(e))
			}
			f.edges += len(n.Operands)
		}
	}
	f.columnSums()
	f.attentions()
	f.linears()
	f.joins()
	return f
}

// put adds a compound at the place of an entry, one of its nodes. It does not if a node is another compound's already, or if the
// nodes would not all run at one time and in one group of micro-batches: what is made early may be read before the job runs.
func (f *finder) put(at uint32, k *compound) bool {
	if !f.free(at, k.nodes) {
		return false
	}
	f.found.at[at] = k
	for _, e := range k.nodes {
		f.found.anchor[e] = at
	}
	return true
}

// free says whether nodes are no compound's yet, and run at the time and in the group of one at `at`.
func (f *finder) free(at uint32, nodes []uint32) bool {
	for _, e := range nodes {
		if f.found.taken(e) || !f.together(at, e) {
			return false
		}
	}
	return true
}

// together says whether two nodes run at one time and in one group of micro-batches.
func (f *finder) together(a, b uint32) bool {
	return f.stages[a] == f.stages[b] && f.classes[a] == f.classes[b]
}

// place is the entry at whose place a node is computed.
func (f *finder) place(e uint32) uint32 {
	if at, ok := f.found.anchor[e]; ok {
		return at
	}
	return e
}

// needed says whether a result depends on a node.
func (f *finder) needed(e uint32) bool { return len(f.readers[e]) > 0 || f.kept(e) }

// only says whether a node is read by one operand alone and need not exist as a tensor.
func (f *finder) only(e uint32) bool { return len(f.readers[e]) == 1 && !f.kept(e) }
