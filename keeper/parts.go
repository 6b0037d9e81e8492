package keeper

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common/lru"

	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
)

// constantsBytes is what is kept in memory of the constants that programs name: of twenty programs with as many as there may be, or of
// thousands of a model's. Of others it is read again from the programs.
const constantsBytes = 64 << 20

// catalogue is which parts tasks of the Verified tier have. All tasks that name a program share what is kept of it.
type catalogue struct {
	*node
	// partsOf is what was found of a task's parts (spec hash → *partsFound), constantsOf of a program that was decoded.
	partsOf     sync.Map
	constantsOf *lru.SizeConstrainedCache[protocol.Hash, claim.Constants]
	// judging is held by whoever decodes programs: one at a time. Neither the loop that follows the chain nor a trainer waits for it.
	judging sync.Mutex
	// asking is held by whoever is asked about a task whose parts nobody has looked at.
	asking sync.Mutex
}

func newCatalogue(n *node) *catalogue {
	return &catalogue{node: n, constantsOf: lru.NewSizeConstrainedCache[protocol.Hash, claim.Constants](constantsBytes)}
}

// partsFound is what was found of a task's parts. It is small, whatever the task names, and holds until one that was missing is there.
type partsFound struct {
	dataset claim.Part
	// programs are those that the list names, in its order; none while it is not here.
	programs []protocol.Hash
	complete bool
	err      error
	missing  []protocol.Hash
	// takes is what the parts whose sizes are known take on the disk (store.Blocks), each counted once: a constant takes a block at least.
	takes uint64
}

// taskParts are what a Verified task needs held besides manifest and first state, as far as what is held names them.
type taskParts struct {
	// named are data set, list and programs; constants those that a program of these names.
	named     []claim.Part
	constants []programConstants
	// complete says that there is no more.
	complete bool
}

type programConstants struct {
	program protocol.Hash
	claim.Constants
}

// len is how many parts there are; a constant that several programs name counts for each.
func (p *taskParts) len() int {
	n := len(p.named)
	for _, c := range p.constants {
		n += c.Len()
	}
	return n
}

// root and part are those of the part with that index. What is named comes first.
func (p *taskParts) root(i int) protocol.Hash {
	if i < len(p.named) {
		return p.named[i].Root
	}
	return p.constant(i).Root
}

func (p *taskParts) part(i int) claim.Part {
	if i < len(p.named) {
		return p.named[i]
	}
	return p.constant(i).Part()
}

func (p *taskParts) constant(i int) claim.Constant {
	i -= len(p.named)
	for _, c := range p.constants {
		if i < c.Len() {
			return c.At(i)
		}
		i -= c.Len()
	}
	panic("the task has no such part")
}

// each yields the constants, each once.
func (p *taskParts) each() iter.Seq[claim.Constant] {
	return func(yield func(claim.Constant) bool) {
		for i, c := range p.constants {
			for j := range c.Len() {
				one := c.At(j)
				if slices.ContainsFunc(p.constants[:i], func(other programConstants) bool { return other.Has(one) }) {
					continue
				}
				if !yield(one) {
					return
				}
			}
		}
	}
}

// all yields all parts, each once.
func (p *taskParts) all() iter.Seq[claim.Part] {
	return func(yield func(claim.Part) bool) {
		for _, part := range p.named {
			if !yield(part) {
				return
			}
		}
		for c := range p.each() {
			if !yield(c.Part()) {
				return
			}
		}
	}
}

// find is the part with that root.
func (p *taskParts) find(root protocol.Hash) (claim.Part, bool) {
	for _, part := range p.named {
		if part.Root == root {
			return part, true
		}
	}
	for _, c := range p.constants {
		if one, ok := c.Find(root); ok {
			return one.Part(), true
		}
	}
	return claim.Part{}, false
}

// parts are a task's parts, as far as what is held names them. The manifest has to be held. Whether they fit the task is looked at once,
// whatever comes of it: not whenever somebody asks. It is an error of the task (unfit) if they do not.
func (c *catalogue) parts(spec *protocol.TaskSpec) (*taskParts, error) {
	if !protocol.Tier(spec.Tier).Proven() {
		return &taskParts{complete: true}, nil
	}
	found, err := c.known(spec)
	if err == nil && found == nil {
		if found, err = c.findParts(spec); err == nil {
			c.partsOf.Store(spec.SpecHash(), found)
		}
	}
	if err != nil {
		return nil, err
	}
	if found.err != nil {
		return nil, found.err
	}
	return c.list(spec, found)
}

// known is what was found of a task's parts, unless something that was missing is here now.
func (c *catalogue) known(spec *protocol.TaskSpec) (*partsFound, error) {
	known, ok := c.partsOf.Load(spec.SpecHash())
	if !ok {
		return nil, nil
	}
	found := known.(*partsFound)
	for _, root := range found.missing {
		if held, err := c.store.Has(root); err != nil {
			return nil, errStorage.Because(err)
		} else if held {
			return nil, nil
		}
	}
	return found, nil
}

// unfit says whether an error is what was found of a task's parts, which stays.
func unfit(err error) bool {
	return errors.Is(err, errTaskNotServed) || errors.Is(err, errProgramsInvalid) || errors.Is(err, claim.ErrPart)
}

// findParts looks at a task's parts.
func (c *catalogue) findParts(spec *protocol.TaskSpec) (*partsFound, error) {
	found, recordBytes, err := c.names(spec)
	if err == nil {
		err = c.judgeParts(spec, found, recordBytes)
	}
	if unfit(err) {
		found.err = err
	} else if err != nil {
		return nil, err
	}
	return found, nil
}

// names reads which parts the manifest and the list of programs name.
func (c *catalogue) names(spec *protocol.TaskSpec) (found *partsFound, recordBytes uint64, err error) {
	found = new(partsFound)
	raw, err := c.store.Get(spec.ManifestHash, maxManifestBytes)
	if errors.Is(err, store.ErrNotFound) {
		return nil, 0, errManifestRequired.With("manifest %s is not here yet", protocol.Hash(spec.ManifestHash))
	} else if err != nil {
		return nil, 0, errStorage.Because(err)
	}
	m, err := protocol.ParseManifest(raw)
	if err != nil {
		return nil, 0, err
	}
	recordBytes = m.Dataset.RecordBytes
	if found.dataset, err = claim.DatasetPart(spec, recordBytes); err != nil {
		return found, recordBytes, errProgramsInvalid.Because(err)
	}
	list := claim.ListPart(spec.ProgramRoot)
	raw, err = c.read(list)
	if errors.Is(err, store.ErrNotFound) {
		found.missing = append(found.missing, list.Root)
		return found, recordBytes, nil
	} else if err == nil {
		found.programs, err = claim.ListedPrograms(raw)
	}
	return found, recordBytes, err
}

// read reads a part that is held. It is ErrPart of a longer object.
func (c *catalogue) read(p claim.Part) ([]byte, error) {
	raw, err := c.store.Get(p.Root, int64(p.Bytes))
	switch {
	case errors.Is(err, os.ErrInvalid):
		err = fmt.Errorf("%w: %w", claim.ErrPart, err)
	case err != nil && !errors.Is(err, store.ErrNotFound):
		err = errStorage.Because(err)
	}
	return raw, err
}

// judgeParts finds out whether the parts that were named fit the task, and this keeper.
func (c *catalogue) judgeParts(spec *protocol.TaskSpec, found *partsFound, recordBytes uint64) error {
	if err := c.fits(found.dataset.Bytes); err != nil {
		return err
	}
	for _, root := range found.programs {
		held, err := c.store.Has(root)
		if err != nil {
			return errStorage.Because(err)
		}
		if !held {
			found.missing = append(found.missing, root)
		}
	}
	var misfit error
	if len(found.missing) == 0 {
		if misfit = c.checkPrograms(spec, found.programs, recordBytes); misfit != nil && !errors.Is(misfit, errProgramsInvalid) {
			return misfit
		}
	}
	parts, err := c.list(spec, found)
	if err != nil {
		return err
	}
	total := uint64(0)
	for p := range parts.all() {
		if p.Exact {
			total = plus(total, p.Bytes)
			found.takes = plus(found.takes, store.Blocks(p.Bytes))
		}
	}
	if err := c.fits(total); err != nil {
		return err
	}
	found.complete = len(found.missing) == 0 && misfit == nil
	return misfit
}

// fits refuses data sets and constants that are too large together.
func (c *catalogue) fits(total uint64) error {
	if total > uint64(c.cfg.MaxObjectBytes) {
		return errTaskNotServed.With("data set and constants of the task have %d bytes, this keeper takes up to %d", total, c.cfg.MaxObjectBytes)
	}
	return nil
}

// checkPrograms checks the three programs beside each other and the task. They are in memory one task's at a time.
func (c *catalogue) checkPrograms(spec *protocol.TaskSpec, roots []protocol.Hash, recordBytes uint64) error {
	c.judging.Lock()
	defer c.judging.Unlock()
	var decoded [claim.ProgramCount]*program.Program
	for i, root := range roots {
		var err error
		if decoded[i], _, err = c.decode(root); err != nil {
			return err
		}
	}
	programs := claim.Programs{Prologue: decoded[0], Step: decoded[1], Epilogue: decoded[2]}
	if err := programs.CheckData(spec, recordBytes); err != nil {
		return errProgramsInvalid.Because(err)
	}
	return nil
}

// decode reads a program that is held, and keeps which constants it names. The caller has judging.
func (c *catalogue) decode(root protocol.Hash) (*program.Program, claim.Constants, error) {
	raw, err := c.read(claim.ListedProgram(root))
	if err != nil {
		return nil, nil, err
	}
	p, err := claim.DecodeProgram(raw)
	if err != nil {
		return nil, nil, err
	}
	named := claim.ConstantsOf(p)
	c.constantsOf.Add(root, named)
	return p, named, nil
}

// constants are those that a program names; store.ErrNotFound if it is not here.
func (c *catalogue) constants(root protocol.Hash) (claim.Constants, error) {
	if known, ok := c.constantsOf.Get(root); ok {
		return known, nil
	}
	if held, err := c.store.Has(root); err != nil {
		return nil, errStorage.Because(err)
	} else if !held {
		return nil, store.ErrNotFound
	}
	c.judging.Lock()
	defer c.judging.Unlock()
	if known, ok := c.constantsOf.Get(root); ok {
		return known, nil
	}
	_, named, err := c.decode(root)
	return named, err
}

// list makes the list of a task's parts from what was found of them.
func (c *catalogue) list(spec *protocol.TaskSpec, found *partsFound) (*taskParts, error) {
	parts := &taskParts{named: []claim.Part{claim.ListPart(spec.ProgramRoot)}, complete: found.complete}
	if !protocol.Tier(spec.Tier).Sealed() {
		parts.named = append([]claim.Part{found.dataset}, parts.named...)
	}
	for i, root := range found.programs {
		if slices.Contains(found.programs[:i], root) {
			continue
		}
		parts.named = append(parts.named, claim.ListedProgram(root))
		switch named, err := c.constants(root); {
		case errors.Is(err, store.ErrNotFound):
			parts.complete = false
		case err != nil:
			return nil, err
		default:
			parts.constants = append(parts.constants, programConstants{root, named})
		}
	}
	return parts, nil
}

// listed are a task's parts as far as what is held names them, whether or not they fit it. Each program is decoded once, however many tasks
// name it.
func (c *catalogue) listed(spec *protocol.TaskSpec) (*taskParts, error) {
	if !protocol.Tier(spec.Tier).Proven() {
		return &taskParts{complete: true}, nil
	}
	if known, ok := c.partsOf.Load(spec.SpecHash()); ok && len(known.(*partsFound).programs) > 0 {
		return c.list(spec, known.(*partsFound))
	}
	found, _, err := c.names(spec)
	if err != nil {
		return nil, err
	}
	return c.list(spec, found)
}

// partOf is the part of a task with that root, false if what is held names none. Whoever asks first about tasks waits for the others who do,
// so that no more than one of them stands before whoever else is to look at programs.
func (c *catalogue) partOf(spec *protocol.TaskSpec, root protocol.Hash) (claim.Part, bool, error) {
	if !protocol.Tier(spec.Tier).Proven() {
		return claim.Part{}, false, nil
	}
	if found, err := c.known(spec); err == nil && found == nil {
		c.asking.Lock()
		defer c.asking.Unlock()
	}
	parts, err := c.parts(spec)
	if err != nil {
		return claim.Part{}, false, err
	}
	part, ok := parts.find(root)
	return part, ok, nil
}

// specRoots are those of which a task's specification says what they are, each once.
func specRoots(spec *protocol.TaskSpec) []protocol.Hash {
	roots := []protocol.Hash{spec.ManifestHash}
	of := []protocol.Hash{spec.InitialStateRoot, spec.ProgramRoot}
	if !protocol.Tier(spec.Tier).Sealed() {
		of = append(of, spec.DatasetRoot)
	}
	for _, root := range of {
		if !root.IsZero() && !slices.Contains(roots, root) {
			roots = append(roots, root)
		}
	}
	return roots
}

// roots are those of all that a task's specification leads to, as far as that is known here, each once.
func (c *catalogue) roots(spec *protocol.TaskSpec) []store.Root {
	var roots []store.Root
	for _, root := range specRoots(spec) {
		roots = append(roots, root)
	}
	parts, err := c.listed(spec)
	if err != nil {
		return roots // none are known
	}
	named := roots
	for p := range parts.all() {
		if !slices.Contains(named, store.Root(p.Root)) {
			roots = append(roots, p.Root)
		}
	}
	return roots
}

// takes is what a task's files but its first state take on the disk, as far as that is known here, and whether that is all. It decodes
// nothing and looks at few files, whatever the task names: what its parts take was found when somebody looked at them.
func (c *catalogue) takes(spec *protocol.TaskSpec) (all uint64, known bool, err error) {
	sized := []protocol.Hash{spec.ManifestHash}
	known = !protocol.Tier(spec.Tier).Proven()
	if looked, ok := c.partsOf.Load(spec.SpecHash()); ok && !known {
		found := looked.(*partsFound)
		all, known = found.takes, found.complete
		for _, root := range found.programs {
			if !slices.Contains(sized, root) {
				sized = append(sized, root)
			}
		}
	}
	for _, root := range sized {
		n, err := c.store.Takes(root)
		if err != nil {
			return 0, false, errStorage.Because(err)
		}
		all = plus(all, n)
	}
	return all, known, nil
}
