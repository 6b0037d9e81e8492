package verifier

import (
	"bytes"
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
	"assay/repops/program"
)

// shortfall is what the sponsor of a task is made to publish of what its claims are replayed with, where no source serves it. It holds
// nothing of its own: what was published lies with the library's files, and is asked for by one at a time, who loads.
type shortfall struct {
	*task
	demands *demands
	// opener has the opened programs of all tasks.
	opener *claim.Opener
}

// programs has the programs of a task published that no source serves, and says whether all of them have been: they are with the library's
// files then. How long a program is only its first entries tell, so that it takes two answers, one after the other. No round waits for
// them, which is why a task's programs are looked for at its first claim.
func (sf *shortfall) programs(ctx context.Context) (complete bool, err error) {
	v := sf.now()
	complete = true
	var spans []objectSpan
	for which := range uint32(claim.ProgramCount) {
		entries, err := v.ProgramEntries(ctx, sf.id, which)
		if err != nil {
			return false, err
		}
		complete = complete && entries > 0
		for number := range max(1, (entries+chain.RangeEntries-1)/chain.RangeEntries) {
			spans = append(spans, objectSpan{part: chain.ObjectProgram, fragment: which, number: number, leaves: chain.RangeLeaves})
		}
	}
	var programs [claim.ProgramCount][]byte
	all, err := sf.demands.obtainObjects(ctx, v, spans, func(i int, data []byte) error {
		which := spans[i].fragment
		if programs[which] = append(programs[which], data...); len(programs[which]) > claim.MaxProgramBytes {
			return fmt.Errorf("program %d, as it was published, has more than %d bytes", which, claim.MaxProgramBytes)
		}
		return nil
	})
	if err != nil || !all || !complete {
		return false, err
	}
	var list []byte
	for _, raw := range programs {
		cut, err := program.Cut(raw)
		if err != nil {
			return false, fmt.Errorf("a program as it was published: %w", err)
		}
		root, _ := program.CutRoot(cut)
		list = append(list, root[:]...)
		sf.lib.keepRaw(root, raw)
	}
	sf.lib.keepRaw(sf.spec.ProgramRoot, list)
	return true, nil
}

// namedConstant is a constant where a program names it.
type namedConstant struct {
	which, entry uint32
	in           program.Input
	part         claim.Part
}

func (c namedConstant) number() uint32 { return chain.ConstantNumber(c.which, c.entry) }

// spans are the demands for all of it.
func (c namedConstant) spans() (spans []objectSpan) {
	n, _ := c.in.Shape.Elements()
	leaves := repops.Header{Kind: program.KindTensor, DType: uint8(c.in.DType), Length: n}.Leaves()
	for first := uint64(0); first < leaves; first += chain.RangeLeaves {
		spans = append(spans, objectSpan{
			part: chain.ObjectConstant, fragment: c.number(), number: uint32(first / chain.RangeLeaves),
			leaves: uint16(min(leaves-first, chain.RangeLeaves)),
		})
	}
	return spans
}

// constants has constants published that no source serves, and says whether all of them have been, which are kept then. The chain knows a
// constant once the entry is shown that names it.
func (sf *shortfall) constants(ctx context.Context, missing []namedConstant, get claim.Get) (complete bool, err error) {
	v := sf.now()
	var unknown []namedConstant
	var spans []objectSpan
	var of []int
	for i, c := range missing {
		prefetch(ctx, v, missing, i, func(v *chain.View, c namedConstant) { _, _ = v.Constant(ctx, sf.id, c.number()) })
		known, err := v.Constant(ctx, sf.id, c.number())
		if err != nil {
			return false, err
		}
		if known.Root == (protocol.Hash{}) {
			unknown = append(unknown, c)
			continue
		}
		for _, s := range c.spans() {
			spans, of = append(spans, s), append(of, i)
		}
	}
	if len(unknown) > 0 {
		return false, sf.showEntries(ctx, v, unknown, get)
	}
	raw := make([][]byte, len(missing))
	all, err := sf.demands.obtainObjects(ctx, v, spans, func(i int, data []byte) error {
		raw[of[i]] = append(raw[of[i]], data...)
		return nil
	})
	if err != nil || !all {
		return false, err
	}
	for i, c := range missing {
		raw[i] = raw[i][:min(uint64(len(raw[i])), c.part.Bytes)]
		if err := c.part.Verify(bytes.NewReader(raw[i])); err != nil {
			return false, fmt.Errorf("a constant as it was published: %w", err)
		}
		sf.lib.keepRaw(c.in.Root, raw[i])
	}
	return true, nil
}

// showEntries makes constants known to the chain, if they may be demanded then: it costs a transaction each.
func (sf *shortfall) showEntries(ctx context.Context, v *chain.View, unknown []namedConstant, get claim.Get) error {
	if demandable, err := sf.demands.demandable(ctx, v); err != nil || !demandable {
		return err
	}
	made, err := sf.demands.demandedOf(ctx, v)
	if err != nil {
		return err
	}
	leaves, demands := 0, len(unknown)
	for _, c := range unknown {
		for _, s := range c.spans() {
			leaves, demands = leaves+int(s.leaves), demands+1
		}
	}
	done, _, _, err := sf.demands.afford(ctx, v, leaves, demands, made)
	if err != nil {
		return err
	}
	defer done()
	var g errgroup.Group
	g.SetLimit(parallelDemands)
	for _, c := range unknown {
		spawn(&g, func() error { return sf.showEntry(ctx, c, get) })
	}
	return g.Wait()
}

// showEntry shows the entry that names a constant.
func (sf *shortfall) showEntry(ctx context.Context, c namedConstant, get claim.Get) error {
	p, err := sf.opener.Open(ctx, sf.spec.ProgramRoot, c.which, func(ctx context.Context, part claim.Part) ([]byte, error) {
		return get(ctx, part.Root, part.Bytes)
	})
	if err != nil {
		return err
	}
	o, err := p.OpenRange(uint64(c.entry), 1)
	if err != nil {
		return err
	}
	_, err = sf.send(ctx, sf.chain.ConstantShow(sf.id, c.which, o.Entries, c.entry, o.Data, o.Proof, o.ListPath), move)
	return err
}
