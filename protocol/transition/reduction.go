package transition

import (
	"context"
	"fmt"

	"assay/protocol"
	"assay/repops"
	"assay/repops/agg"
)

const (
	// groupSize is how many numbers one partial adds up.
	groupSize = agg.Run
	// partialsPerLeaf is how many binary64 a leaf holds.
	partialsPerLeaf = repops.LeafBytes / 8
	// reduceRun is how many elements of all trainers are reduced at a time: the level-1 partials of a run are one partial of level 2.
	reduceRun = groupSize * groupSize
)

// Level is one level of a reduction within its vector.
type Level struct {
	// First is the element at which it begins, Count the number of its partials.
	First, Count uint64
}

// Levels are the levels of a reduction of e ≥ 1 elements, the lowest (level 1) first, and its vector's length
// (docs/formats.md section 8).
func Levels(e uint64) ([]Level, uint64) {
	var levels []Level
	var at uint64
	for {
		e = (e + groupSize - 1) / groupSize
		levels = append(levels, Level{at, e})
		if e == 1 {
			return levels, at + 1
		}
		at += (e + partialsPerLeaf - 1) / partialsPerLeaf * partialsPerLeaf
	}
}

// PairItem is the item of the pair i < j of n trainers.
func PairItem(n, i, j int) int { return i*(2*n-i-1)/2 + j - i - 1 }

// ItemPair is the pair whose item it is, 0 ≤ item < n(n−1)/2.
func ItemPair(n, item int) (i, j int) {
	for i = 0; item >= n-1-i; i++ {
		item -= n - 1 - i
	}
	return i, i + 1 + item
}

// reductionHeader is the header of an item's reduction.
func reductionHeader(item int, length uint64) repops.Header {
	return repops.Header{Kind: repops.KindReduction, DType: repops.DTypeF64, Length: length, Binding: repops.BindUint(uint64(item))}
}

// reduction is one item on its way.
type reduction struct {
	digest *digest
	hashes []protocol.Hash
	// upper are the levels above the first; of the first only its hashes are kept.
	upper [][]float64
	top   float64
}

// reduce computes the reductions, distances and scores of the round from the payloads, in one pass over them.
func (c *computation) reduce(ctx context.Context) error {
	acc, _, err := protocol.NewAccumulator(c.spec, c.n)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrRound, err)
	}
	elements := c.fragments[0].Len()
	levels, length := Levels(elements)
	items := make([]reduction, c.spec.Items(c.n))
	for i := range items {
		items[i].digest = newDigest(reductionHeader(i, length), c.trees != nil)
		if len(levels) > 1 {
			items[i].upper = [][]float64{make([]float64, 0, levels[1].Count)}
		}
	}
	in := c.newInputs(0, false)
	b := c.newBlock(min(elements, reduceRun), false)
	partials := make([]float64, len(items)*groupSize)
	for at := uint64(0); at < elements; at += reduceRun {
		if err := ctx.Err(); err != nil {
			return err
		}
		n := min(elements-at, reduceRun)
		if err := c.load(b, in, 0, at, n); err != nil {
			return err
		}
		runs := int((n + groupSize - 1) / groupSize)
		rows := partials[:len(items)*runs]
		if err := acc.Write(b.deltas, rows); err != nil {
			return err
		}
		err := parallel(len(items), func(i int) error {
			return items[i].add(c, i, at/groupSize, rows[i*runs:(i+1)*runs])
		})
		if err != nil {
			return err
		}
	}
	if err := c.endPayloads(in, 0); err != nil {
		return err
	}
	if err := c.checkPayloads(); err != nil {
		return err
	}
	if err := parallel(len(items), func(i int) error { return items[i].climb(c, i) }); err != nil {
		return err
	}
	return c.commitReductions(items, levels)
}

// add takes the next partials of level 1, a whole group except at the end.
func (r *reduction) add(c *computation, item int, at uint64, partials []float64) error {
	c.tamperPartials(item, 1, at, partials)
	r.hashes = repops.TensorLeaves(r.hashes[:0], partials)
	r.digest.add(r.hashes)
	if r.upper == nil {
		r.top = partials[0]
		return nil
	}
	sum, err := agg.SumRun(partials)
	r.upper[0] = append(r.upper[0], sum)
	return err
}

// climb computes the levels above the second.
func (r *reduction) climb(c *computation, item int) error {
	if r.upper == nil {
		return nil
	}
	for level := 2; ; level++ {
		x := r.upper[level-2]
		c.tamperPartials(item, level, 0, x)
		r.digest.add(repops.TensorLeaves(nil, x))
		if len(x) == 1 {
			r.top = x[0]
			return nil
		}
		next := make([]float64, 0, (len(x)+groupSize-1)/groupSize)
		for lo := 0; lo < len(x); lo += groupSize {
			sum, err := agg.SumRun(x[lo:min(lo+groupSize, len(x))])
			if err != nil {
				return err
			}
			next = append(next, sum)
		}
		r.upper = append(r.upper, next)
	}
}

func (c *computation) tamperPartials(item, level int, at uint64, x []float64) {
	if c.tamper.Partials == nil {
		return
	}
	for i := range x {
		x[i] = c.tamper.Partials(item, level, at+uint64(i), x[i])
	}
}

// commitReductions derives distances and scores from the reductions and adds the vectors to the aux set.
func (c *computation) commitReductions(items []reduction, levels []Level) error {
	roots, tops := make([]protocol.Hash, len(items)), make([]float64, len(items))
	vectors := make([]*Vector, len(items))
	for i := range items {
		r := &items[i]
		var err error
		if roots[i], vectors[i], err = r.digest.sum(func(lo, hi uint64) ([][]byte, error) {
			leaves := make([][]byte, hi-lo)
			err := parallel(len(leaves), func(k int) (err error) {
				leaves[k], err = c.reductionLeaf(i, lo+uint64(k), levels, r.upper)
				return err
			})
			return leaves, err
		}); err != nil {
			return err
		}
		tops[i] = r.top
	}
	reductions, err := newRoots(repops.KindReductions, roots)
	if err != nil {
		return err
	}
	c.aux = append(c.aux, reductions.Root())
	scores, distances, err := c.scoresOf(tops)
	if err != nil {
		return err
	}
	if distances != nil {
		c.aux = append(c.aux, distances.Root())
	}
	leaf, err := newList(repops.KindScores, [][]byte{encodeDoubles(scores, 0)})
	if err != nil {
		return err
	}
	c.aux = append(c.aux, leaf.Root())
	if c.trees != nil {
		c.trees.Levels, c.trees.Reductions, c.trees.Items = levels, reductions, vectors
		c.trees.Distances, c.trees.Scores = distances, leaf
	}
	c.scores = scores
	return nil
}

// scoresOf derives the scores from the tops of the reductions, for Krum by way of the rows of distances.
func (c *computation) scoresOf(tops []float64) ([]float64, *Vector, error) {
	scores := make([]float64, c.n)
	var distances *Vector
	if c.spec.Pairwise() {
		rows := make([][]byte, c.n)
		for i := range rows {
			row, pairs := make([]float64, c.n), append([]float64(nil), tops...)
			for j := range row {
				if i != j {
					row[j] = tops[PairItem(c.n, min(i, j), max(i, j))]
				}
				if c.tamper.Distances != nil {
					row[j] = c.tamper.Distances(i, j, row[j])
				}
				if i != j {
					pairs[PairItem(c.n, min(i, j), max(i, j))] = row[j]
				}
			}
			rows[i] = encodeDoubles(row, 0)
			// A row alone decides its trainer's score.
			all, err := protocol.Scores(c.spec, c.n, pairs)
			if err != nil {
				return nil, nil, fmt.Errorf("%w: %w", ErrRound, err)
			}
			scores[i] = all[i]
		}
		var err error
		if distances, err = newList(repops.KindDistances, rows); err != nil {
			return nil, nil, err
		}
	} else {
		copy(scores, tops)
	}
	if c.tamper.Scores != nil {
		for i, s := range scores {
			scores[i] = c.tamper.Scores(i, s)
		}
	}
	return scores, distances, nil
}

// reductionLeaf computes one leaf of a reduction again.
func (c *computation) reductionLeaf(item int, leaf uint64, levels []Level, upper [][]float64) ([]byte, error) {
	at, level := leaf*partialsPerLeaf, len(levels)-1
	for levels[level].First > at {
		level--
	}
	at -= levels[level].First
	n := min(levels[level].Count-at, partialsPerLeaf)
	if level > 0 {
		return encodeDoubles(upper[level-1][at:at+n], repops.LeafBytes), nil
	}
	who := []int{item}
	if c.spec.Pairwise() {
		i, j := ItemPair(c.n, item)
		who = []int{i, j}
	}
	acc, _, err := protocol.NewAccumulator(c.spec, len(who))
	if err != nil {
		return nil, err
	}
	lo := at * groupSize
	chunk := make([][]float32, len(who))
	for k, payload := range who {
		if chunk[k], err = c.values(payload, 0, lo, min(lo+n*groupSize, c.fragments[0].Len())); err != nil {
			return nil, err
		}
	}
	partials := make([]float64, n)
	if err := acc.Write(chunk, partials); err != nil {
		return nil, err
	}
	c.tamperPartials(item, 1, at, partials)
	return encodeDoubles(partials, repops.LeafBytes), nil
}
