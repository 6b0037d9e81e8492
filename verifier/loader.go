package verifier

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"assay/internal/chain"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops/program"
	"assay/verifier/training"
)

// fetchBytes is counted for a task's programs while they are read and decoded: until then nothing tells how large it is.
const fetchBytes = 512 << 20

// What keeps all claims of a task from being judged here.
var (
	errUnfit    = errors.New("the task's programs do not fit it: no claim of it can be judged")
	errTooLarge = errors.New("replays of the task's claims take more memory than they may: --max-replay-bytes allows more")
)

// loadPatience is how long a replay that has memory waits for another one that loads.
const loadPatience = time.Second

// mostPieces is how many pieces of a task sources are asked for in one go: programs may name more than ten times as many. When so many are missing no more
// are looked for before these were published: it is more than DefaultMaxTaskSpend pays for.
const mostPieces = 1 << 14

// errLoading says that another one loads: how long that takes, a stranger decides.
var errLoading = errors.New("another replay of the task loads what it is replayed with")

// errIllFormed says that an entry of the task's programs was proven to break a rule.
var errIllFormed = errors.New("a program of the task breaks a rule")

// loader loads what all claims of a task are replayed with, from sources or, where none has it, from what its sponsor is made to publish.
// One of those who need it loads at a time; the mutex guards what was loaded.
type loader struct {
	*task
	states  *states
	demands *demands
	// shortfall is what the sponsor is made to publish.
	shortfall *shortfall
	// most is the memory that a replay may take.
	most uint64
	// estimated is told of how long a replay is expected to take, once that is known.
	estimated func(perReplay time.Duration)

	// unfit says why no claim of the task can be judged here: its programs do not fit it, or are too much for this machine.
	unfit atomic.Pointer[error]
	// fetching is held by the one that loads.
	fetching chan struct{}

	mu       sync.Mutex
	material *material
	// using is how many have the material, bytes what one replay takes in memory with it, 0 until that is known.
	using int
	bytes uint64
	// roots are those of the newest material, which stay: pinned is until when, stayed when they were last looked at for it.
	roots          []protocol.Hash
	pinned, stayed time.Time
}

func newLoader(t *task, d *demands, opener *claim.Opener, most uint64) *loader {
	return &loader{task: t, states: &states{task: t, demands: d}, demands: d, shortfall: &shortfall{t, d, opener}, most: most,
		fetching: make(chan struct{}, 1)}
}

// footprint is what a replay takes in memory; 0 until that is known.
func (l *loader) footprint() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.bytes
}

// material is what all claims of a task are replayed with.
type material struct {
	task    claim.Task
	records training.Dataset
	// shown is records as far as they were published on chain, nil if they came from elsewhere.
	shown *shownRecords
	// lacksConstants says that some constants are not to be had yet.
	lacksConstants bool
	// dataset is the size of the data set, bytes what a replay takes in memory with all of this.
	dataset, bytes uint64
	// roots of all of it, as it was asked for.
	roots []protocol.Hash
}

// alone waits until nobody else loads.
func (l *loader) alone(ctx context.Context) (done func(), err error) {
	select {
	case l.fetching <- struct{}{}:
		return func() { <-l.fetching }, nil
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// admitted does something with the memory that a replay of the task takes: errEvicted if others were to have it before that was done.
// Nobody holds memory while sources are asked for what a task is made of: how long these take, a stranger decides.
func (l *loader) admitted(ctx context.Context, j *job, do func(context.Context) error) error {
	if err := l.ahead(ctx, func() error { return l.seekPrograms(ctx) }); err != nil {
		return err
	}
	j.fetched = make(map[any]error)
	for {
		err := l.holding(ctx, j, do)
		var pieces unfetched
		if !errors.As(err, &pieces) && !errors.Is(err, errLoading) {
			return err
		}
		if err := l.ahead(ctx, func() error { return l.gather(ctx, j, pieces) }); err != nil {
			return err
		}
	}
}

// gather asks sources for pieces, and notes in a job how that ended. What sources say is noted of the first one that is missing alone: nobody counts
// the memory for it.
func (l *loader) gather(ctx context.Context, j *job, pieces []piece) error {
	missing := 0
	for _, p := range pieces {
		_, err := l.lib.raw(ctx, p.root, p.limit, p.check)
		switch {
		case ctx.Err() != nil:
			return context.Cause(ctx)
		case errors.Is(err, errUnavailable):
			if missing++; missing > 1 {
				err = errUnavailable
			}
		}
		j.fetched[p.id] = err
		if missing == mostPieces || err != nil && !errors.Is(err, errUnavailable) {
			return nil // what follows does not hang on the others
		}
	}
	return nil
}

// ahead fetches for the task, alone, unless somebody has done it.
func (l *loader) ahead(ctx context.Context, fetch func() error) error {
	done, err := l.alone(ctx)
	if err != nil {
		return err
	}
	defer done()
	l.mu.Lock()
	there := l.material != nil || l.unfit.Load() != nil
	l.mu.Unlock()
	if there {
		return nil
	}
	return fetch()
}

// piece is one that is here: unfetched if sources were not asked for it before j was admitted.
func (l *loader) piece(ctx context.Context, j *job, p piece) ([]byte, error) {
	if raw, err := l.lib.kept(p.root, p.limit); err == nil && p.check(raw) == nil {
		return raw, nil
	}
	err, asked := j.fetched[p.id]
	switch {
	case !asked:
		return nil, unfetched{p}
	case err != nil:
		return nil, err
	}
	return l.lib.raw(ctx, p.root, p.limit, p.check) // it could not be kept
}

// holding is admitted without asking anybody before.
func (l *loader) holding(ctx context.Context, j *job, do func(context.Context) error) error {
	need := l.footprint()
	if need == 0 {
		need = min(fetchBytes, l.most)
	}
	held, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	if err := j.admit(held, need, func() { cancel(errEvicted) }); err != nil {
		return err
	}
	defer j.release()
	l.mu.Lock()
	l.using++
	l.mu.Unlock()
	defer func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.using--; l.using == 0 {
			l.material = nil // nobody counts it any more
		}
	}()
	err := do(held)
	if errors.As(err, new(unfetched)) || errors.Is(err, errLoading) {
		return err // it holds nothing any more
	}
	if ctx.Err() == nil && errors.Is(context.Cause(held), errEvicted) {
		return errEvicted
	}
	return err
}

// materials are programs, constants and data of the task, whose memory is counted into a job before it is read; what is not here yet:
// unfetched, while another one loads: errLoading. Programs that break a rule are proven to. With an error it may be the data set alone that is of use.
func (l *loader) materials(ctx context.Context, j *job) (*material, error) {
	// One of them loads, and nobody waits for it with memory; but for a moment, as others only look whether it is their turn to load, and two that
	// found each other looking would go on so.
	alone := false
	moment := time.NewTimer(loadPatience)
	defer moment.Stop()
	select {
	case l.fetching <- struct{}{}:
		alone = true
		defer func() { <-l.fetching }()
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	case <-moment.C:
	}
	l.mu.Lock()
	m := l.material
	l.mu.Unlock()
	if m != nil {
		return m, j.resize(m.bytes)
	}
	if !alone {
		return nil, errLoading
	}
	if unfit := l.unfit.Load(); unfit != nil { // another found out
		return nil, *unfit
	}
	m = new(material)
	if err := l.programs(ctx, m, j); err != nil {
		if errors.Is(err, errUnfit) || errors.Is(err, errTooLarge) || errors.Is(err, program.ErrTooLarge) {
			l.unfit.Store(&err)
			l.meters.refused.Inc()
			l.log.Error("no claim of the task can be judged here", "why", err)
		}
		var constants, data unfetched
		if errors.As(err, &constants) { // the data set with them: memory is waited for once
			if errors.As(l.dataset(ctx, m, j), &data) {
				constants = append(constants, data...)
			}
			return nil, constants
		}
		if !m.lacksConstants {
			return nil, err
		}
		if problem := l.dataset(ctx, m, j); errors.As(problem, &data) {
			return nil, data
		} else if problem != nil {
			return nil, err
		}
		return m, err
	}
	if err := l.dataset(ctx, m, j); err != nil {
		return nil, fmt.Errorf("the data set: %w", err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.material, l.roots, l.pinned = m, m.roots, time.Time{}
	return m, nil
}

// stay keeps what claims start from, come to and list on their way, for as long as what was asked for just now; and as long as there are any, or may
// be, what all of the task are replayed with. That outlasts a round and the games about it, so that whoever was away has it: the sponsor has to be
// paid for showing it again.
func (l *loader) stay(claims []protocol.OuterGradient, more bool) {
	if len(claims) == 0 && !more {
		return
	}
	parents := make(map[protocol.Hash]bool)
	for _, g := range claims {
		stay(l.lib, payloadObject(l.spec, g.TaskId, g.Round, g.Trainer, g.PayloadRoot))
		stayRaw(l.lib, claim.List(g.TaskId, l.spec, g.Round, g.Trainer, g.ClaimHash).Root)
		if !parents[g.ParentRoot] {
			parents[g.ParentRoot] = true
			stay(l.lib, stateObject(l.spec, g.ParentRoot))
		}
	}
	s := l.spec
	seconds := uint64(s.CommitWindow) + uint64(s.UploadWindow) + uint64(s.GraceWindowMs)/1000 + uint64(s.FallbackWindow) + uint64(s.StateWindow) + s.Liability()
	keep := l.cfg.KeepUnused + time.Duration(seconds)*time.Second
	now := time.Now()
	l.mu.Lock()
	roots, pin := l.roots, l.pinned.Sub(now) < keep/2
	if pin {
		l.pinned = now.Add(keep)
	}
	due := pin || now.Sub(l.stayed) >= l.cfg.KeepUnused/sweeps
	if due {
		l.stayed = now
	}
	l.mu.Unlock()
	if !due {
		return
	}
	for _, root := range roots {
		if pin {
			_ = l.lib.pinRaw(root, keep) // one that is gone is fetched again
		}
		stayRaw(l.lib, root)
	}
}

// forgetMaterial has the next replay get it anew.
func (l *loader) forgetMaterial(m *material) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.material == m {
		l.material = nil
	}
}

// seekPrograms has the programs lie here, one after the other, or demands them.
func (l *loader) seekPrograms(ctx context.Context) error {
	roots, _, err := l.programRoots(ctx)
	for i := 0; err == nil && i < len(roots); i++ {
		_, _, err = l.program(ctx, roots[i])
	}
	if errors.Is(err, errUnavailable) {
		complete, problem := l.shortfall.programs(ctx)
		if problem != nil || !complete {
			return fmt.Errorf("the programs: %w", errors.Join(err, problem))
		}
		return nil
	}
	return err
}

// programs are the task's, with their constants, each of them from whoever has it, or by a demand if it must be.
func (l *loader) programs(ctx context.Context, m *material, j *job) error {
	loose, err := l.loosePrograms(ctx)
	if err != nil {
		return err
	}
	get := func(_ context.Context, root claim.Hash, _ uint64) ([]byte, error) {
		if raw, ok := loose[root]; ok {
			return raw, nil
		}
		return nil, errUnavailable
	}
	m.roots = nil
	if m.task, err = claim.FetchPrograms(ctx, l.id, l.spec, func(ctx context.Context, root claim.Hash, limit uint64) ([]byte, error) {
		m.roots = append(m.roots, root)
		return get(ctx, root, limit)
	}); err != nil {
		return err
	}
	if err := l.fits(ctx, m, j); err != nil {
		return err
	}
	return l.constants(ctx, m, j, get)
}

// fits says whether the task's programs can be run here, and makes the job as large as that takes: errMoreMemory if it has to wait for
// that. What does not fit it proves to: errIllFormed.
func (l *loader) fits(ctx context.Context, m *material, j *job) error {
	if err := m.task.Check(); err != nil {
		var misfit *claim.Misfit
		if errors.As(err, &misfit) {
			return l.proveMisfit(ctx, &m.task.Programs, misfit)
		}
		return fmt.Errorf("%w: %w", errUnfit, err)
	}
	layout, err := m.task.Programs.Layout()
	if err != nil {
		return fmt.Errorf("%w: %w", errUnfit, err)
	}
	records := uint64(layout.Bytes())
	if layout.Rows() == 0 { // nothing reads the data set, and nothing says how large a record is
		records = uint64(l.cfg.MaxObjectBytes) / max(1, l.spec.DatasetRecords)
	}
	takes := RequirementsOf(&m.task, records)
	if err := takes.Check(l.most, uint64(l.cfg.MaxObjectBytes)); err != nil {
		return err
	}
	m.bytes, m.dataset = takes.Memory, takes.Dataset
	if layout.Rows() == 0 {
		m.dataset = uint64(l.cfg.MaxObjectBytes)
	}
	l.mu.Lock()
	known := l.bytes == m.bytes
	l.bytes = m.bytes
	l.mu.Unlock()
	if !known {
		l.log.Info("claims of the task are replayed", "multiply_adds", takes.Work.MultiplyAdds, "elements", takes.Work.Elements, "bytes", m.bytes)
		l.estimated(EstimateReplay(&m.task))
	}
	return j.resize(m.bytes)
}

// loosePrograms are the list of programs and the programs by their roots, wherever each can be had: errUnavailable if one cannot. An entry
// that breaks a rule it proves to: errIllFormed.
func (l *loader) loosePrograms(ctx context.Context) (map[protocol.Hash][]byte, error) {
	roots, list, err := l.programRoots(ctx)
	if err != nil {
		return nil, err
	}
	loose := map[protocol.Hash][]byte{l.spec.ProgramRoot: list}
	var parts [claim.ProgramCount][][]byte
	for i, root := range roots {
		if loose[root], parts[i], err = l.program(ctx, root); err != nil {
			return nil, err
		}
	}
	which, entries, found, err := training.IllFormed(parts)
	if err != nil || !found {
		return loose, err
	}
	call, err := l.chain.ProveProgram(l.id, which, entries)
	if err != nil {
		return nil, err
	}
	return nil, l.endTask(ctx, call, which, entries.Place.Number)
}

// programRoots is the list of programs.
func (l *loader) programRoots(ctx context.Context) (roots [claim.ProgramCount]protocol.Hash, list []byte, err error) {
	list, err = l.lib.raw(ctx, l.spec.ProgramRoot, claim.ProgramCount*claim.HashBytes, func(raw []byte) error {
		if len(raw) != claim.ProgramCount*claim.HashBytes {
			return fmt.Errorf("%d bytes are not three roots", len(raw))
		}
		for i := range roots {
			roots[i] = protocol.Hash(raw[i*claim.HashBytes:])
		}
		if root := training.NewList(claim.KindPrograms, roots[:]).Root(); root != l.spec.ProgramRoot {
			return fmt.Errorf("its root is %s", root)
		}
		return nil
	})
	return roots, list, err
}

// program is one, as entries alone: what is no program is proven not to be one.
func (l *loader) program(ctx context.Context, root protocol.Hash) (raw []byte, entries [][]byte, err error) {
	raw, err = l.lib.raw(ctx, root, claim.MaxProgramBytes, func(raw []byte) (err error) {
		if entries, err = program.Cut(raw); err != nil {
			return err
		}
		if got, _ := program.CutRoot(entries); got != root {
			return fmt.Errorf("its root is %s", got)
		}
		return nil
	})
	return raw, entries, err
}

// proveMisfit proves that an entry does not fit the task's other programs or its spec: errIllFormed.
func (l *loader) proveMisfit(ctx context.Context, programs *claim.Programs, m *claim.Misfit) error {
	entries, step, err := training.ShowMisfit(programs, m)
	if err != nil {
		return err
	}
	call, err := l.chain.ProveBinding(l.id, m.Which, entries, step)
	if err != nil {
		return err
	}
	return l.endTask(ctx, call, m.Which, m.Entry)
}

// proveRecordSize proves that a record of the data set, the first one of these, has another size than the step reads: errIllFormed.
func (l *loader) proveRecordSize(ctx context.Context, programs *claim.Programs, records training.Dataset) error {
	record, err := records.Record(ctx, 0)
	if err != nil {
		return err
	}
	path, err := records.Path(0)
	if err != nil {
		return err
	}
	step, err := training.ShowFields(programs)
	if err != nil {
		return err
	}
	call, err := l.chain.ProveRecordSize(l.id, step, 0, record, path)
	if err != nil {
		return err
	}
	return l.endTask(ctx, call, 1, step.Place.Number)
}

// endTask sends what proves that a program of the task breaks a rule: errIllFormed.
func (l *loader) endTask(ctx context.Context, call chain.Call, which int, entry uint32) error {
	refused, err := l.send(ctx, call, move)
	if err != nil {
		return err
	}
	if !refused {
		l.log.Error("a program of the task breaks a rule; the task is ended", "program", which, "entry", entry)
	}
	return errIllFormed
}

// constants gets the constants of a task's programs, each from whoever has it; what nobody serves it demands of the sponsor. get has the
// programs.
func (l *loader) constants(ctx context.Context, m *material, j *job, get claim.Get) error {
	missing, first, err := l.lacking(ctx, m, j)
	if err != nil {
		return err
	}
	if len(missing) > 0 {
		complete, err := l.shortfall.constants(ctx, missing, get)
		if err != nil || !complete {
			m.lacksConstants = true
			return errors.Join(fmt.Errorf("%d constants are missing: %w", len(missing), first), err)
		}
		if len(missing) == mostPieces {
			return fmt.Errorf("%d constants have been published; the others are looked for next", mostPieces)
		}
	}
	return m.task.FetchConstants(ctx, func(_ context.Context, root claim.Hash, limit uint64) ([]byte, error) {
		m.roots = append(m.roots, root)
		return l.lib.kept(root, limit)
	})
}

// lacking are the constants that no source has, mostPieces at most, with what sources say of the first one. With another error, unfetched among
// them, there are none.
func (l *loader) lacking(ctx context.Context, m *material, j *job) (missing []namedConstant, first, err error) {
	var unasked unfetched
	// Not by root: what is named as something that the root is not has to be demanded too, as nobody can compute with it.
	seen := make(map[claim.PartID]bool)
	for which, p := range m.task.Programs.List() {
		for i, in := range p.Inputs {
			n, _ := in.Shape.Elements()
			c := namedConstant{uint32(which), uint32(i + 1), in, claim.ConstantPart(in.Root, in.DType, n)}
			if in.Provenance != program.Constant || seen[c.part.ID()] {
				continue
			}
			seen[c.part.ID()] = true
			check := func(raw []byte) error { return c.part.Verify(bytes.NewReader(raw)) }
			_, err := l.piece(ctx, j, piece{c.part.ID(), in.Root, c.part.Bytes, check})
			if more := (unfetched)(nil); errors.As(err, &more) {
				if unasked = append(unasked, more...); len(unasked) == mostPieces {
					return nil, nil, unasked
				}
			} else if errors.Is(err, errUnavailable) {
				if first == nil {
					first = fmt.Errorf("constant %s: %w", in.Root, err)
				}
				if missing = append(missing, c); len(missing) == mostPieces {
					return missing, first, nil
				}
			} else if err != nil {
				return nil, nil, err
			}
		}
	}
	if len(unasked) > 0 {
		return nil, nil, unasked
	}
	return missing, first, nil
}

// dataset gets the data set from a source that has it. If none has, it is what is published of it on chain: a replay demands what it reads.
func (l *loader) dataset(ctx context.Context, m *material, j *job) error {
	raw, err := l.piece(ctx, j, piece{"the data set", l.spec.DatasetRoot, m.dataset, func(raw []byte) error {
		_, err := claim.NewDataset(l.spec, raw)
		return err
	}})
	if errors.Is(err, errUnavailable) {
		layout, err := m.task.Programs.Layout()
		if err != nil {
			return err
		}
		m.shown = newShownRecords(l.spec.DatasetRoot, l.spec.DatasetRecords, uint32(layout.Bytes()))
		m.records = m.shown
		return nil
	} else if err != nil {
		return err
	}
	records, err := claim.NewDataset(l.spec, raw)
	if err != nil {
		return err
	}
	held := heldRecords{Dataset: records, raw: bytes.NewReader(raw)}
	held.leaves, err = claim.OpenDataset(l.spec, held.raw, uint64(len(raw)))
	m.records = held
	m.roots = append(m.roots, l.spec.DatasetRoot)
	if err != nil {
		return err
	}
	layout, err := m.task.Programs.Layout()
	if err != nil {
		return err
	}
	if layout.Rows() > 0 && records.RecordBytes() != uint64(layout.Bytes()) {
		return l.proveRecordSize(ctx, &m.task.Programs, held)
	}
	return nil
}

// obtainRecords has the records published that a replay reads, and that are not here. It says whether all of them have been: how large a
// record is only the first range tells the chain, so that it takes two answers, one after the other.
func (l *loader) obtainRecords(ctx context.Context, m *material, of work) (complete bool, err error) {
	needed, shown := m.task.RecordsOf(of.round, of.trainer), m.shown
	for _, number := range shown.missing(needed) {
		// What was read once is not looked for on the chain again.
		if kept, err := l.lib.kept(shown.name(number), 2*protocol.RangeBytes); err == nil {
			_ = shown.put(number, kept) // a power cut may have left anything
		}
	}
	if len(shown.missing(needed)) == 0 {
		return true, nil
	}
	v := l.now()
	size, err := v.RecordBytes(ctx, l.id)
	if err != nil {
		return false, err
	}
	complete = size != 0
	missing := []uint32{0}
	if complete {
		if size != shown.size {
			return false, l.showWrongSize(ctx, v, m, size)
		}
		missing = shown.missing(needed)
	}
	var spans []objectSpan
	for _, number := range missing {
		spans = append(spans, objectSpan{part: chain.ObjectDataset, number: number, leaves: chain.RangeLeaves})
	}
	all, err := l.demands.obtainObjects(ctx, v, spans, func(i int, data []byte) error {
		if !complete {
			return nil // the view does not know its size yet
		}
		if err := shown.put(spans[i].number, data); err != nil {
			return err
		}
		l.lib.keepRaw(shown.name(spans[i].number), data)
		return nil
	})
	return complete && all && len(missing) < mostPieces, err
}

// showWrongSize proves by what was published of the data set that its records are not what the step reads: errIllFormed.
func (l *loader) showWrongSize(ctx context.Context, v *chain.View, m *material, size uint32) error {
	shown := newShownRecords(m.shown.root, m.shown.records, size)
	first := []objectSpan{{part: chain.ObjectDataset, leaves: chain.RangeLeaves}}
	all, err := l.demands.obtainObjects(ctx, v, first, func(_ int, data []byte) error {
		return shown.put(0, data)
	})
	if err != nil || !all {
		return err
	}
	return l.proveRecordSize(ctx, &m.task.Programs, shown)
}
