package agg

// NamedRule is an aggregation rule for callers that have its name and its arguments as data. tools/gen writes Python's functions from it.
type NamedRule struct {
	// Doc says in a sentence what it makes of vectors.
	Doc string
	// Weighted: it takes a weight a vector.
	Weighted bool
	// Numbers names its whole numbers, in order. Bounded: it takes the bound of a norm.
	Numbers []string
	Bounded bool
	// Selects says how many vectors it chooses and names.
	Selects Selection

	run func(r Rules, dst []float32, xs [][]float32, a Arguments) (chosen []int, err error)
}

// Selection is how many vectors a rule chooses: all, which it does not name, one, or as many as its last number says.
type Selection uint8

// What a Selection may be.
const (
	SelectsAll Selection = iota
	SelectsOne
	SelectsLastNumber
)

// Arguments are those of a NamedRule.
type Arguments struct {
	Weights []float32
	Numbers []int
	Bound   float32
}

// Named are the rules by name. Each stands beside its function.
var Named = map[string]NamedRule{}

// register enters a rule. What it returns is for a declaration to hold.
func register(name string, rule NamedRule) struct{} {
	Named[name] = rule
	return struct{}{}
}

// Aggregate writes the rule's aggregate of xs to dst. chosen is the vectors that a rule of Krum's selects, by ascending score.
func (n NamedRule) Aggregate(r Rules, dst []float32, xs [][]float32, a Arguments) (chosen []int, err error) {
	return n.run(r, dst, xs, a)
}
