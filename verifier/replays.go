package verifier

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"assay/protocol"
	"assay/verifier/training"
)

const (
	// leastReplaying is how long a replay keeps its memory when others want it, twice as long each time that it lost it before it got a step
	// further, replayDoublings times at most: it goes on where it was, and what it lost is less than a step and what it has to read again.
	leastReplaying, replayDoublings = 10 * time.Minute, 2
	mostReplaying                   = leastReplaying << replayDoublings
	// leastUrgent is the same where a clock runs for the one that holds and for the one that wants it, whose clock ends first.
	leastUrgent = 30 * time.Second
	// urgentLoan is how far a task may run ahead of its share, in time of the whole machine, because clocks run: who lies in a task of its own
	// to have them run has no more than that of all others.
	urgentLoan = mostReplaying
	// leastKept is what may be kept of replays however little memory there is.
	leastKept = 64 << 20
	// leastWeight is what a task weighs in which nothing is at stake, in tokens: its turn comes, and many of them are not much.
	leastWeight = 1e-3
	// turnTime is how long a computation goes on while those of other tasks wait.
	turnTime = 2 * time.Second
	// lookAgain is how often it is looked at whether somebody who waits has had less by now than somebody who holds memory.
	lookAgain = time.Minute
)

var (
	// errEvicted says that somebody else has the memory of a replay, which waits for it again.
	errEvicted = errors.New("others have had less time for their replays")
	// errMoreMemory says that a replay needs more memory than it was given, and more than there is at the moment.
	errMoreMemory = errors.New("the replay waits for more memory")
)

// replays share this machine's memory, and its places to compute, among replays of all tasks, whoever posted them. Where a clock runs the
// earliest deadline comes first, and is not interrupted. All else is shared in proportion to what is at stake in the tasks: whoever had the
// least of both so far, for its weight, is next, so that a task that asks for little has all of it. Who waits in front has what becomes
// free.
type replays struct {
	// memory is what all may take, in bytes; kept has the rest of it.
	memory uint64
	places int
	// stint is how long a job keeps its memory when others want it, doubled up to so many times while it gets no further.
	stint     time.Duration
	doublings int
	// kept is nil where nothing is.
	kept *training.Keep
	// loan is how far clocks carry a task beyond its share; 0 is as far as they take.
	loan time.Duration
	// delay is a pause between operators, if set.
	delay func(task protocol.Hash) time.Duration

	mu sync.Mutex
	// waiting want memory, admitted have it, ready want a place to compute.
	waiting, admitted, ready []*job
	computing                int
	// spent is what tasks had: seconds of the whole machine, divided by their weights.
	spent map[protocol.Hash]float64
	// weights are what is at stake in tasks.
	weights map[protocol.Hash]float64
	// floor is what a task is taken to have had that comes late; charged is up to when all was charged.
	floor   float64
	charged time.Time
	arrived uint64
	timer   *time.Timer
	// queued is the length of ready, for looking at it between operators.
	queued atomic.Int32
}

// job is a replay's part in them. The mutex guards it.
type job struct {
	of   *replays
	task protocol.Hash
	// number is the order among jobs of a task.
	number uint64
	bytes  uint64
	// deadline is when a clock runs out, by chain time; 0 if none runs.
	deadline uint64
	// idle says that nothing is computed: others can have the memory at once.
	idle bool
	// firm says that others can have its memory only while it waits for somebody else, and computes nothing.
	firm, waits bool
	// late says that it is served after the others of its task.
	late bool
	// loaned says that somebody waits in front who would have had the memory, had there been enough.
	loaned bool
	// reserved says that others make room for it.
	reserved bool
	admitted bool
	leaving  bool
	// since is when it was given memory, began when its turn.
	since, began time.Time
	computes     bool
	// progressed says that it got a step further since; lost how often it did not.
	progressed bool
	lost       int
	evict      func()
	// fetched are the pieces that sources were asked for before it was admitted, and how that ended. It is its replay's alone.
	fetched map[any]error

	memory, turn chan struct{}
}

func newReplays(memory uint64, places int) *replays {
	s := newShares(memory, places, leastReplaying, replayDoublings)
	s.kept = training.NewKeep(keptOf(memory, 0))
	return s
}

// newShares are those of a machine of which nothing is kept.
func newShares(memory uint64, places int, stint time.Duration, doublings int) *replays {
	return &replays{
		memory: memory, places: places, stint: stint, doublings: doublings, spent: make(map[protocol.Hash]float64),
		weights: make(map[protocol.Hash]float64), charged: time.Now(),
	}
}

// keptOf is what may be kept of replays beside those that compute: half of the memory, as far as it is free, and in any case a sixteenth,
// and enough for the lists and roots of many claims.
func keptOf(memory, used uint64) uint64 {
	return max(leastKept, memory/16, min(memory/2, memory-min(memory, used)))
}

// job is one of a task in which so much is at stake.
func (s *replays) job(task protocol.Hash, weight float64) *job {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.weigh(task, weight)
	s.arrived++
	return &job{of: s, task: task, number: s.arrived, memory: make(chan struct{}, 1), turn: make(chan struct{}, 1)}
}

// weigh says what is at stake in a task by now. The mutex is held.
func (s *replays) weigh(task protocol.Hash, weight float64) {
	s.charge()
	s.weights[task] = max(weight, leastWeight)
}

// admit waits for so much memory. evict is called when somebody else is to have it, and only asks for it.
func (j *job) admit(ctx context.Context, bytes uint64, evict func()) error {
	s := j.of
	s.mu.Lock()
	j.bytes, j.evict = bytes, evict
	s.waiting = append(s.waiting, j)
	s.schedule()
	s.mu.Unlock()
	select {
	case <-j.memory:
		return nil
	case <-ctx.Done():
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if j.admitted { // at the same time
		<-j.memory
		s.leave(j)
	}
	s.waiting = without(s.waiting, j)
	j.reserved = false
	s.schedule()
	return context.Cause(ctx)
}

// resize counts another size. After errMoreMemory it is to be released, and admitted anew with that size.
func (j *job) resize(bytes uint64) error {
	s := j.of
	s.mu.Lock()
	defer s.mu.Unlock()
	used := s.used() - j.bytes
	for _, w := range s.waiting {
		if w.reserved {
			used += w.bytes
		}
	}
	if bytes > j.bytes && used+bytes > s.memory {
		return errMoreMemory
	}
	s.charge()
	j.bytes = bytes
	s.schedule()
	return nil
}

// release gives the memory back, and the turn.
func (j *job) release() {
	j.end()
	s := j.of
	s.mu.Lock()
	defer s.mu.Unlock()
	if j.admitted {
		s.charge()
		s.leave(j)
		s.schedule()
	}
}

// clock says until when the replay has to be done; 0 if no clock runs for it.
func (j *job) clock(deadline uint64) {
	s := j.of
	s.mu.Lock()
	defer s.mu.Unlock()
	if j.deadline != deadline {
		j.deadline = deadline
		s.schedule()
	}
}

// deadlineNow is what clock said last.
func (j *job) deadlineNow() uint64 {
	j.of.mu.Lock()
	defer j.of.mu.Unlock()
	return j.deadline
}

// rest says that nothing is computed for the moment, or that something is again.
func (j *job) rest(idle bool) {
	s := j.of
	s.mu.Lock()
	defer s.mu.Unlock()
	if j.idle != idle {
		s.charge()
		j.idle = idle
		s.schedule()
	}
}

// progress says that the replay got a step further, which it does not lose.
func (j *job) progress() {
	j.of.mu.Lock()
	defer j.of.mu.Unlock()
	j.progressed, j.lost = true, 0
}

// begin waits for a place to compute.
func (j *job) begin(ctx context.Context) error {
	s := j.of
	s.mu.Lock()
	s.charge()
	s.ready = append(s.ready, j)
	s.schedule()
	s.mu.Unlock()
	select {
	case <-j.turn:
		return nil
	case <-ctx.Done():
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if j.computes { // at the same time
		<-j.turn
		j.computes = false
		s.computing--
	}
	s.ready = without(s.ready, j)
	s.schedule()
	return context.Cause(ctx)
}

// end gives the place to the next, if there is one.
func (j *job) end() {
	s := j.of
	s.mu.Lock()
	defer s.mu.Unlock()
	if !j.computes {
		return
	}
	s.charge()
	j.computes = false
	s.computing--
	s.schedule()
}

// pause is called between operators: it is the end of ctx, or waits for the next turn if somebody else is to have this one.
func (j *job) pause(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return context.Cause(ctx)
	}
	s := j.of
	if s.queued.Load() > 0 && s.yields(j) {
		j.end()
		if err := j.begin(ctx); err != nil {
			return err
		}
	}
	if s.delay == nil {
		return nil
	}
	if d := s.delay(j.task); d > 0 {
		wait := time.NewTimer(d)
		defer wait.Stop()
		select {
		case <-wait.C:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	return nil
}

// yields says whether somebody else is to compute now.
func (s *replays) yields(j *job) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.charge()
	next := s.first(s.ready)
	if next == nil {
		return false
	}
	theirs, own := s.rank(next), s.rank(j)
	switch {
	case !before(theirs, own):
		return false
	case theirs.clocked:
		return !own.clocked || next.deadline < j.deadline
	}
	return next.task != j.task && time.Since(j.began) >= turnTime
}

// schedule gives away what is free, and asks for what is not. The mutex is held.
func (s *replays) schedule() {
	s.charge()
	s.admitAll()
	for s.computing < s.places && len(s.ready) > 0 {
		j := s.first(s.ready)
		s.ready = without(s.ready, j)
		s.computing++
		j.computes, j.began = true, time.Now()
		j.turn <- struct{}{}
	}
	s.queued.Store(int32(len(s.ready)))
	if s.kept != nil {
		s.kept.Limit(keptOf(s.memory, s.used()))
	}
	for task, had := range s.spent {
		if had <= s.floor { // as one that comes late
			delete(s.spent, task)
		}
	}
	s.arm()
}

// admitAll gives memory to those that wait, the first of them first. If that one does not fit, others make room for it if that is enough.
// What they leave is its own; all else whoever comes behind has on loan.
func (s *replays) admitAll() {
	waiting := s.ranks(s.waiting)
	slices.SortFunc(waiting, func(a, b ranked) int {
		switch {
		case before(a, b):
			return -1
		case before(b, a):
			return 1
		}
		return 0
	})
	for i, j := range waiting {
		s.waiting[i] = j.job
	}
	var reserved *job
	blocked := false
	admitted := s.ranks(s.admitted)
	for i, r := range waiting {
		j, used := r.job, s.used()
		switch {
		case s.queues(j):
			continue
		case used+j.bytes > s.memory:
			if blocked = true; reserved == nil {
				if len(admitted) != len(s.admitted) { // places depend on who has memory
					admitted = s.ranks(s.admitted)
					for k := range waiting[i:] {
						waiting[i+k] = s.rank(waiting[i+k].job)
					}
				}
				if s.makeRoom(waiting[i], admitted) {
					reserved = j
				}
			}
			continue
		case reserved != nil && used-s.leavingBytes()+reserved.bytes+j.bytes > s.memory:
			continue
		}
		s.waiting = without(s.waiting, j)
		j.admitted, j.loaned, j.reserved, j.leaving, j.progressed, j.idle, j.since = true, blocked, false, false, false, false, time.Now()
		s.admitted = append(s.admitted, j)
		j.memory <- struct{}{}
	}
	for _, j := range s.waiting {
		j.reserved = j == reserved
	}
}

// queues says that a job without a clock waits for others of its own task: as many have memory as can compute.
func (s *replays) queues(j *job) bool {
	if j.firm || j.deadline > 0 {
		return false
	}
	n := 0
	for _, h := range s.admitted {
		if h.task == j.task && !h.idle && h.deadline == 0 {
			n++
		}
	}
	return n >= s.places
}

// wanted says whether somebody waits for memory that others have.
func (s *replays) wanted() bool {
	return slices.ContainsFunc(s.waiting, func(j *job) bool { return !s.queues(j) })
}

// makeRoom asks others for the memory that a job lacks, and says whether they leave, or have been asked before: nobody is, if it would not
// be enough.
func (s *replays) makeRoom(j ranked, admitted []ranked) bool {
	used := s.used() - s.leavingBytes()
	var held []ranked
	for _, h := range admitted {
		if !h.leaving && gives(h, j) {
			held = append(held, h)
		}
	}
	slices.SortFunc(held, func(a, b ranked) int { // those that lose least, and had most, first
		return cmp.Or(order(b.idle, a.idle), order(b.loaned, a.loaned), cmp.Compare(b.tag, a.tag), cmp.Compare(b.number, a.number))
	})
	var out []ranked
	for _, h := range held {
		if used+j.bytes <= s.memory {
			break
		}
		used -= h.bytes
		out = append(out, h)
	}
	if used+j.bytes > s.memory {
		return false
	}
	for _, h := range out {
		h.leaving = true
		h.evict()
	}
	return true
}

// gives says whether a job that has memory gives it to one that waits.
func gives(h, j ranked) bool {
	held := time.Since(h.since)
	switch {
	case h.firm && (!h.waits || h.computes):
		return false
	case h.idle:
		return true
	case h.loaned && ahead(j, h): // never the other way round: so they do not go round in circles
		return true
	case j.clocked && h.clocked, h.task == j.task && j.deadline > 0 && h.deadline > 0:
		return j.deadline < h.deadline && held >= leastUrgent
	case j.clocked, h.task == j.task && j.deadline > 0:
		return true
	case h.task == j.task || h.clocked:
		return false
	}
	return held >= h.hold() && j.tag < h.tag
}

// hold is how long a job keeps its memory.
func (j *job) hold() time.Duration { return j.of.stint << min(j.lost, j.of.doublings) }

// ranked is a job with what its place among others depends on, as of one moment: who sorts many works that out once for each, not once a comparison.
type ranked struct {
	*job
	clocked bool
	tag     float64
}

func (s *replays) rank(j *job) ranked { return ranked{j, s.clocked(j), s.tag(j)} }

func (s *replays) ranks(jobs []*job) []ranked {
	out := make([]ranked, len(jobs))
	for i, j := range jobs {
		out[i] = s.rank(j)
	}
	return out
}

// before says whether a is served before b: whoever others made room for is the first of those for which no clock runs.
func before(a, b ranked) bool {
	if a.reserved != b.reserved && !a.clocked && !b.clocked {
		return a.reserved
	}
	return ahead(a, b)
}

// ahead is the order in which jobs are served.
func ahead(a, b ranked) bool {
	switch {
	case a.clocked != b.clocked:
		return a.clocked
	case !a.clocked && a.task != b.task:
		return cmp.Or(cmp.Compare(a.tag, b.tag), bytes.Compare(a.task[:], b.task[:])) < 0
	}
	return cmp.Or(order(a.late, b.late), byDeadline(a.deadline, b.deadline), cmp.Compare(a.number, b.number)) < 0
}

// byDeadline orders deadlines; 0 is none.
func byDeadline(a, b uint64) int { return cmp.Or(order(b > 0, a > 0), cmp.Compare(a, b)) }

// order has false before true.
func order(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// clocked says that a clock runs for a job, and that its task has not had more than that is worth.
func (s *replays) clocked(j *job) bool {
	if j.deadline == 0 || s.loan == 0 {
		return j.deadline > 0
	}
	ahead := s.had(j) - s.least(&j.task)
	return ahead*s.weights[j.task] <= s.loan.Seconds()
}

// had is what a job's task had, or is taken to have had.
func (s *replays) had(j *job) float64 {
	return max(s.spent[j.task], s.floor)
}

// tag is what a job's task will have had if it is served now for as long as a replay keeps its memory: so the least that a task can take is
// counted before it is taken, and tasks with little at stake do not come first by being new.
func (s *replays) tag(j *job) float64 { return s.had(j) + s.quantum(j)/s.weights[j.task] }

// quantum is the least that a job takes once it is served: the whole machine for as long as a replay keeps its memory. An exam takes its place alone,
// and those that the others of its task have count with it: so the task with the fewest comes first.
func (s *replays) quantum(j *job) float64 {
	least := s.stint.Seconds()
	if !j.firm {
		return least
	}
	bytes := j.bytes
	for _, h := range s.admitted {
		if h != j && h.task == j.task {
			bytes += h.bytes
		}
	}
	return least * float64(bytes) / float64(s.memory)
}

// least is the least that a task had that waits, or computes, but for one if that is named; no bound if there is none.
func (s *replays) least(but *protocol.Hash) float64 {
	least := math.Inf(1)
	for _, list := range [][]*job{s.waiting, s.admitted} {
		for _, j := range list {
			if h := s.had(j); (but == nil || j.task != *but) && !j.idle {
				least = min(least, h)
			}
		}
	}
	return least
}

// charge counts what was used up to now. While somebody waits for memory, who has it without a clock keeps the machine from others, whether it
// fills the memory and computes or not: a replay that waits for sources, or needs just more than half, has no more time than one that does both. An
// exam is charged for its seat alone.
func (s *replays) charge() {
	now := time.Now()
	spent := now.Sub(s.charged).Seconds()
	s.charged = now
	if spent > 0 {
		used, wanted := s.used(), s.wanted()
		for _, j := range s.admitted {
			if j.idle || slices.Contains(s.ready, j) {
				continue // what others keep it from is not its own
			}
			rate, computes := float64(j.bytes)/float64(s.memory), j.computes
			if wanted && !j.firm && j.deadline == 0 {
				rate, computes = float64(j.bytes)/float64(max(1, used)), true
			}
			if computes {
				rate += 1 / float64(s.places)
			}
			s.spent[j.task] = s.had(j) + spent*rate/s.weights[j.task]
		}
	}
	if least := s.least(nil); !math.IsInf(least, 1) {
		s.floor = max(s.floor, least)
	}
}

func (s *replays) used() (sum uint64) {
	for _, j := range s.admitted {
		sum += j.bytes
	}
	return sum
}

func (s *replays) leavingBytes() (sum uint64) {
	for _, j := range s.admitted {
		if j.leaving {
			sum += j.bytes
		}
	}
	return sum
}

// leave takes the memory away from a job.
func (s *replays) leave(j *job) {
	s.admitted = without(s.admitted, j)
	if j.leaving && !j.progressed {
		j.lost++
	}
	j.admitted, j.leaving = false, false
}

func (s *replays) first(list []*job) *job {
	var first ranked
	for _, j := range s.ranks(list) {
		if first.job == nil || before(j, first) {
			first = j
		}
	}
	return first.job
}

// arm looks again when somebody who has memory has had it long enough, if anybody waits.
func (s *replays) arm() {
	if len(s.waiting) == 0 {
		if s.timer != nil {
			s.timer.Stop()
		}
		return
	}
	next := lookAgain
	for _, h := range s.admitted {
		for _, hold := range []time.Duration{leastUrgent, h.hold()} {
			if left := hold - time.Since(h.since); left > 0 {
				next = min(next, left)
			}
		}
	}
	if s.timer == nil {
		s.timer = time.AfterFunc(next, func() {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.schedule()
		})
		return
	}
	s.timer.Reset(next)
}

func without(list []*job, j *job) []*job {
	return slices.DeleteFunc(list, func(other *job) bool { return other == j })
}
