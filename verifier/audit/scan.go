package audit

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"

	"assay/repops/program"
	"assay/verifier"
)

// ScanConfig says which matrix products of a step are looked at.
type ScanConfig struct {
	Claim               *Claim
	Sources             Sources
	Segment, Transition int
	// Products is how many products are drawn; 0 takes all.
	Products int
	// Seed of the signs and of what is drawn.
	Seed [32]byte
	// OnProduct, if not nil, is told of each product before it is looked at.
	OnProduct func(part int, entry uint32, done, total int)
}

// Suspect is where to look: an output that lies further from the exact product than rounding can take it.
type Suspect struct {
	Part  int    `json:"part"`
	Entry uint32 `json:"entry"`
	// Element of the output whose distance is the largest beyond its bound.
	Element uint64 `json:"element"`
	// Excess is that distance in bounds, above 1.
	Excess float64 `json:"excess"`
}

// Scan is what a scan found. It is a hint where an audit of an operator should look, never a verdict: a product is rounded at each of its
// terms, so only errors larger than rounding show.
type Scan struct {
	// Outcome is scanned, inconclusive, timeout or cancelled: a scan never says match, and its suspects are no mismatch before an audit of the operator.
	Outcome verifier.Outcome `json:"outcome"`
	// Complete says that it got to the end of what was drawn.
	Complete bool `json:"complete"`
	Products int  `json:"products"`
	// Skipped are products of the integer class, or with numbers that are not finite: nothing is said of them.
	Skipped  int       `json:"skipped"`
	Suspects []Suspect `json:"suspects"`
	Reason   string    `json:"reason,omitempty"`
	Seed     string    `json:"seed"`
	// TraceRoot is the trace that was looked at.
	TraceRoot Hash  `json:"traceRoot"`
	BytesRead int64 `json:"bytesRead"`
}

// Products looks at the matrix products of a step with Freivalds' check: for a vector of random signs r, A·(B·r) against C·r, which takes
// as many operations as the matrices have elements. It reads whole tensors.
func Products(ctx context.Context, cfg ScanConfig) (*Scan, error) {
	c, s := cfg.Claim, cfg.Claim.Schedule()
	if cfg.Segment < 0 || cfg.Segment >= s.Segments() || cfg.Transition < 0 || cfg.Transition >= s.Transitions(cfg.Segment) {
		return nil, fmt.Errorf("%w: transition %d of segment %d", ErrPlace, cfg.Transition, cfg.Segment)
	}
	a := &operator{sight: sight{reader: newReader(cfg.Sources), claim: c, segment: cfg.Segment, transition: cfg.Transition}}
	out := &Scan{Outcome: verifier.Inconclusive, Seed: Hash(cfg.Seed).String(), Suspects: []Suspect{}}
	err := a.products(ctx, cfg, out)
	out.BytesRead = a.Bytes.Load()
	switch {
	case err == nil && out.Skipped > 0:
		// Whoever makes a trace can have a product skipped, by one number in it.
		out.Complete, out.Reason = true, fmt.Sprintf("nothing can be said of %d products, of integers or with numbers that are not finite; audit them", out.Skipped)
	case err == nil:
		out.Outcome, out.Complete, out.Reason = verifier.Scanned, true, "a scan says where to look, and nothing else"
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		out.Outcome, out.Reason = verifier.Timeout, err.Error()
	case ctx.Err() != nil:
		out.Outcome, out.Reason = verifier.Cancelled, err.Error()
	case errors.Is(err, ErrPlace):
		return nil, err
	default:
		out.Reason = err.Error()
	}
	return out, nil
}

// at is a node of a part.
type at struct {
	part  int
	entry uint32
}

func (a *operator) products(ctx context.Context, cfg ScanConfig, out *Scan) error {
	if _, err := a.find(ctx); err != nil {
		return err
	}
	out.TraceRoot = a.root
	if err := a.findProgram(ctx); err != nil {
		return err
	}
	nodes := map[uint32]program.Place{}
	var list []at
	for low := a.sections.Micro; low < a.sections.Output; low += 64 { // an entry may have 3 KiB
		var numbers []uint32
		for e := low; e < min(a.sections.Output, low+64); e++ {
			numbers = append(numbers, e)
		}
		entries, err := a.entries(ctx, numbers)
		if err != nil {
			return err
		}
		for i, e := range numbers {
			p := program.Place{Leaves: a.leaves, Number: e, Header: a.header, Entry: entries[i]}
			n, err := p.Node()
			if err != nil {
				return err
			}
			if n.Op == program.OpMatmulI8 {
				out.Skipped++
			}
			if n.Op != program.OpMatmul {
				continue
			}
			nodes[e] = p
			if e >= a.sections.Step {
				list = append(list, at{a.sections.MicroBatches, e})
				continue
			}
			for m := range a.sections.MicroBatches {
				list = append(list, at{m, e})
			}
		}
	}
	random := rand.New(rand.NewChaCha8(cfg.Seed))
	random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	if cfg.Products > 0 {
		list = list[:min(len(list), cfg.Products)]
	}
	for k, where := range list {
		if err := ctx.Err(); err != nil {
			return context.Cause(ctx)
		}
		if cfg.OnProduct != nil {
			cfg.OnProduct(where.part, where.entry, k, len(list))
		}
		suspect, looked, err := a.product(ctx, where, nodes[where.entry].Number, random)
		if err != nil {
			return err
		}
		if !looked {
			out.Skipped++
			continue
		}
		out.Products++
		if suspect != nil {
			out.Suspects = append(out.Suspects, *suspect)
		}
	}
	slices.SortFunc(out.Suspects, func(x, y Suspect) int { return cmpExcess(y.Excess, x.Excess) })
	return nil
}

func cmpExcess(x, y float64) int {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// product looks at one product; looked is false if nothing can be said.
func (a *operator) product(ctx context.Context, where at, entry uint32, random *rand.Rand) (suspect *Suspect, looked bool, err error) {
	if a.at, err = a.place(ctx, entry); err != nil {
		return nil, false, err
	}
	if a.node, err = a.at.Node(); err != nil {
		return nil, false, err
	}
	a.part, a.sources = where.part, map[[2]uint32]Hash{}
	for _, name := range a.at.Named {
		if err := a.source(ctx, name.Number); err != nil {
			return nil, false, err
		}
	}
	root, err := a.sight.node(ctx, where.part, entry)
	if err != nil {
		return nil, false, err
	}
	size, _ := a.node.Shape.Elements()
	c, err := a.floats(ctx, root, size)
	if err != nil {
		return nil, false, err
	}
	operands := make([][]float64, 2)
	for k, v := range a.node.Operands {
		part := uint32(where.part)
		if where.entry >= a.sections.Step && v.Tensor >= a.sections.Micro && v.Tensor < a.sections.Step {
			part = v.Micro
		}
		from, ok := a.sources[[2]uint32{part, v.Tensor}]
		length := a.length(v.Tensor)
		if !ok || length == 0 {
			return nil, false, nil
		}
		if operands[k], err = a.floats(ctx, from, length); err != nil {
			return nil, false, err
		}
	}
	for _, x := range [][]float64{c, operands[0], operands[1]} {
		if slices.ContainsFunc(x, func(v float64) bool { return math.IsNaN(v) || math.IsInf(v, 0) }) {
			return nil, false, nil
		}
	}
	element, excess := freivalds(&a.node, operands[0], operands[1], c, random)
	if excess <= 1 {
		return nil, true, nil
	}
	return &Suspect{Part: where.part, Entry: entry, Element: element, Excess: excess}, true, nil
}

// length is the number of elements of a tensor that the node reads; 0 if its entry cannot be decoded.
func (a *operator) length(entry uint32) uint64 {
	if in, ok := a.at.Input(entry); ok {
		n, _ := in.Shape.Elements()
		return n
	}
	for _, named := range a.at.Named {
		if named.Number == entry {
			if n, err := (&program.Place{Leaves: a.leaves, Number: entry, Header: a.header, Entry: named.Entry}).Node(); err == nil {
				size, _ := n.Shape.Elements()
				return size
			}
		}
	}
	return 0
}

// floats reads a tensor of binary32 as binary64.
func (a *operator) floats(ctx context.Context, root Hash, n uint64) ([]float64, error) {
	var out []float64
	err := a.tensor(ctx, root, program.F32, n, func(data []byte) error {
		t := decodeTensor(program.F32, len(data)/4, data)
		for _, x := range t.F32[:min(uint64(len(t.F32)), n-uint64(len(out)))] {
			out = append(out, float64(x))
		}
		return nil
	})
	return out, err
}

// unit is half the distance from 1 to the next binary32: the relative error of one rounding.
const unit = 0x1p-24

// freivalds compares C·r with A·(B·r) row by row, for random signs r, and returns the element that lies furthest from the exact product
// in the rows that differ by more than rounding explains, with its distance in bounds; at most 1 if no row does. A chain of K fused
// multiply-adds lies within γ·Σ|a·b| of the exact sum, γ = K·u / (1 − K·u), beside K roundings of subnormals; the check's own sums run
// in binary64.
func freivalds(n *program.Node, x, y, c []float64, random *rand.Rand) (element uint64, excess float64) {
	r := int(n.Shape.Rank)
	a, b := &n.Operands[0], &n.Operands[1]
	rows, columns, depth := int(n.Shape.Dims[r-2]), int(n.Shape.Dims[r-1]), int(a.Shape.Dims[r-1])
	batches := 1
	for _, d := range n.Shape.Dims[:r-2] {
		batches *= int(d)
	}
	gamma := float64(depth) * unit / (1 - float64(depth)*unit)
	tiny := float64(depth+1) * 0x1p-149
	const slack = 1 + 0x1p-20 // of the check's own binary64
	signs := make([]float64, columns)
	br, babs := make([]float64, depth), make([]float64, depth)
	for batch := range batches {
		var at [program.MaxRank]uint32
		for axis, left := r-3, batch; axis >= 0; axis-- {
			at[axis] = uint32(left % int(n.Shape.Dims[axis]))
			left /= int(n.Shape.Dims[axis])
		}
		from := func(v *program.View) uint64 {
			p := uint64(v.Offset)
			for axis := range r - 2 {
				p += uint64(at[axis]) * uint64(v.Stride[axis])
			}
			return p
		}
		pa, pb := from(a), from(b)
		aRow, aK := uint64(a.Stride[r-2]), uint64(a.Stride[r-1])
		bRow, bK := uint64(b.Stride[r-2]), uint64(b.Stride[r-1])
		clear(br)
		clear(babs)
		for j := range signs {
			signs[j] = float64(2*random.IntN(2) - 1)
			for k := range depth {
				v := y[pb+uint64(j)*bRow+uint64(k)*bK]
				br[k] += float64(signs[j] * v)
				babs[k] += math.Abs(v)
			}
		}
		for i := range rows {
			row := c[(batch*rows+i)*columns:][:columns]
			sum, size := 0.0, 0.0
			lo, hi := band(n, i, depth)
			for k := lo; k < hi; k++ {
				v := x[pa+uint64(i)*aRow+uint64(k)*aK]
				sum += float64(v * br[k])
				size += float64(math.Abs(v) * babs[k])
			}
			claimed := 0.0
			for j, v := range row {
				claimed += float64(signs[j] * v)
			}
			if math.Abs(claimed-sum) <= float64((gamma*size+float64(columns)*tiny)*slack)+size*float64(depth+columns)*0x1p-52 {
				continue
			}
			for j, v := range row {
				sum, size := 0.0, 0.0
				for k := lo; k < hi; k++ {
					p := float64(x[pa+uint64(i)*aRow+uint64(k)*aK] * y[pb+uint64(j)*bRow+uint64(k)*bK])
					sum += p
					size += math.Abs(p)
				}
				bound := float64((gamma*size+tiny)*slack) + size*float64(depth)*0x1p-52
				if e := math.Abs(v-sum) / bound; e > excess {
					element, excess = uint64((batch*rows+i)*columns+j), e
				}
			}
		}
	}
	return element, excess
}

// band is the terms [lo, hi) of row i's chains.
func band(n *program.Node, i, depth int) (lo, hi int) {
	hi = depth
	switch edge := i + int(n.Band); n.Attr {
	case program.BandBelow:
		hi = max(0, min(depth, edge+1))
	case program.BandAbove:
		lo = max(0, min(depth, edge))
	}
	return lo, hi
}

// Print writes the scan for people.
func (s *Scan) Print(w io.Writer) {
	fmt.Fprintf(w, "%s: %d products looked at, %d of which nothing can be said\n", s.Outcome, s.Products, s.Skipped)
	fmt.Fprintf(w, "  trace  %s\n  seed   %s\n", s.TraceRoot, s.Seed)
	for _, x := range s.Suspects {
		fmt.Fprintf(w, "  look at part %d, entry %d, element %d: %.3g times further from the product than rounding can be\n", x.Part, x.Entry, x.Element, x.Excess)
	}
	fmt.Fprintf(w, "  %s\n", s.Reason)
}
