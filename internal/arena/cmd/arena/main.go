// Command arena runs the arena over seeds and sequences of moves, the figures and the mutants, and writes what came of it (docs/arena.md).
package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"assay/internal/arena"
	"assay/internal/arena/mutants"
)

var (
	out        = flag.String("out", filepath.Join("build", "arena"), "folder of what is written")
	runs       = flag.Int("runs", 2000, "how many seeds to run")
	from       = flag.Uint64("from", 1, "the first seed")
	exhaustive = flag.Int("exhaustive", 2, "the length up to which all sequences of core moves are run beside the seeds; 0: none")
	procs      = flag.Int("procs", runtime.NumCPU(), "how many processes run at a time")
	figures    = flag.Bool("figures", true, "measure the figures")
	mutate     = flag.Bool("mutants", true, "have the arena find the mutants")
	budget     = flag.Int("budget", 40, "how many seeds the search for a mutant takes at most, after its own scripts")
)

// chunk is how many runs a process makes.
const chunk = 20

var figureNames = []string{arena.FigureDefended, arena.FigureJunk, arena.FigureOverload, arena.FigureFlap}

// perRun bounds a run, on a machine that does much else. One that takes longer is stuck: its goroutines are written down, and its process ends.
const perRun = 2 * time.Minute

func main() {
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

type summary struct {
	Moves   int `json:"arena_moves"`
	Runs    int `json:"arena_runs"`
	Wrong   int `json:"arena_wrong_final"`
	Losses  int `json:"arena_honest_losses"`
	Broken  int `json:"arena_broken"`
	Excused int `json:"arena_excused"`
	Caught  int `json:"arena_mutants_caught"`
	Mutants int `json:"arena_mutants"`
	arena.Figures
	Seconds   float64 `json:"seconds"`
	Failing   []uint64
	Uncaught  []string       `json:"mutants_not_caught,omitempty"`
	MoveCount map[string]int `json:"runs_by_move"`
}

func run(ctx context.Context) error {
	began := time.Now()
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	dir, err := filepath.Abs(*out)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	binary := filepath.Join(dir, "arena.test")
	build := exec.CommandContext(ctx, "go", "test", "-c", "-o", binary, "./internal/arena")
	build.Stdout, build.Stderr = os.Stdout, os.Stderr
	if err := build.Run(); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	raw, err := os.ReadFile(binary)
	if err != nil {
		return err
	}
	// What another build found is not what this one does.
	hash := fmt.Sprintf("%x", sha256.Sum256(raw))[:12]
	done, err := openResults(filepath.Join(dir, "outcomes-"+hash+".jsonl"))
	if err != nil {
		return err
	}
	found := &notebook{path: filepath.Join(dir, "found-"+hash+".json")}
	if err := found.open(); err != nil {
		return err
	}
	var jobs []job
	for seed := *from; seed < *from+uint64(*runs); seed += chunk {
		jobs = append(jobs, job{first: seed, last: min(seed+chunk, *from+uint64(*runs)) - 1})
	}
	if *exhaustive > 0 {
		n := uint64(len(arena.Exhaustive(*exhaustive)))
		for i := uint64(0); i < n; i += chunk {
			jobs = append(jobs, job{first: i, last: min(i+chunk, n) - 1, length: *exhaustive})
		}
	}
	if err := search(ctx, binary, jobs, done); err != nil {
		return err
	}
	s := summary{Moves: len(arena.Kinds()), MoveCount: make(map[string]int)}
	for _, o := range done.all() {
		s.Runs++
		for _, m := range o.Script.Moves {
			s.MoveCount[m.Kind]++
		}
		switch {
		case o.Broken != "":
			s.Broken++
		case len(o.WrongFinal) > 0 && len(o.Excused) > 0:
			s.Excused++
		case len(o.WrongFinal) > 0:
			s.Wrong++
		}
		if len(o.Losses) > 0 {
			s.Losses++
		}
		if o.Fails() {
			s.Failing = append(s.Failing, o.Script.Seed)
			if err := explain(ctx, binary, filepath.Join(dir, "failing"), o); err != nil {
				return err
			}
		}
	}
	var work []func() error
	if *figures {
		for _, name := range figureNames {
			work = append(work, func() error {
				return found.keep("figure "+name, func() (string, error) {
					var one arena.Figures
					if err := measure(ctx, binary, dir, name, &one); err != nil {
						return "", err
					}
					value, err := figure(one, name)
					fmt.Printf("figure %-42s %s\n", name, value)
					return value, err
				})
			})
		}
	}
	if *mutate {
		for _, m := range mutants.All {
			work = append(work, func() error {
				return found.keep(note(m), func() (string, error) {
					// Go takes no folder for packages whose name begins so.
					how, err := catch(ctx, root, filepath.Join(dir, "_mutants", m.Name), binary, m)
					if err == nil && how != "" {
						fmt.Printf("mutant %-28s caught by %s\n", m.Name, how)
					} else if err == nil {
						fmt.Printf("mutant %-28s NOT CAUGHT: %s\n", m.Name, m.Shows)
					}
					return how, err
				})
			})
		}
	}
	if err := each(ctx, work); err != nil {
		return err
	}
	if *figures {
		values := make(map[string]json.RawMessage)
		for _, name := range figureNames {
			values[name] = json.RawMessage(found.notes["figure "+name])
		}
		text, err := json.Marshal(values)
		if err == nil {
			err = json.Unmarshal(text, &s.Figures)
		}
		if err != nil {
			return err
		}
	}
	if *mutate {
		for _, m := range mutants.All {
			if s.Mutants++; found.notes[note(m)] != "" {
				s.Caught++
			} else {
				s.Uncaught = append(s.Uncaught, m.Name)
			}
		}
	}
	s.Seconds = time.Since(began).Seconds()
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "summary.json"), append(text, '\n'), 0o644); err != nil {
		return err
	}
	fmt.Printf("\n%-36s %d\n%-36s %d\n%-36s %d (excused: %d)\n%-36s %d\n%-36s %d\n%-36s %d of %d\n%-36s %d\n%-36s %.1f\n%-36s %.1f\n%-36s %.1f\n",
		"kinds of moves", s.Moves, "runs", s.Runs, "wrong and final or paid", s.Wrong, s.Excused, "honest parties that lost", s.Losses, "runs that broke", s.Broken,
		"mutants caught", s.Caught, s.Mutants, "sham disputes defended at once", s.Defended, "claims judged under junk, %", s.Junk,
		"claims judged of what capacity allows, %", s.Overload, "claims judged behind a flapping RPC, %", s.Flap)
	if s.Wrong+s.Losses+s.Broken > 0 {
		return fmt.Errorf("%d runs fail; their scripts are in %s", len(s.Failing), filepath.Join(*out, "failing"))
	}
	return nil
}

// job is a range of seeds, or of sequences of up to length moves.
type job struct {
	first, last uint64
	length      int
}

// seed is the seed that the i-th of a job has.
func (j job) seed(i uint64) uint64 {
	if j.length > 0 {
		return arena.FirstSequence + i
	}
	return i
}

// search runs what is not done yet.
func search(ctx context.Context, binary string, jobs []job, done *results) error {
	total := uint64(0)
	for _, j := range jobs {
		total += j.last - j.first + 1
	}
	queue := make(chan job)
	var wg sync.WaitGroup
	for range *procs {
		wg.Go(func() {
			for j := range queue {
				for j.first <= j.last && ctx.Err() == nil {
					if done.has(j.seed(j.first)) {
						j.first++
						continue
					}
					at, err := play(ctx, binary, j, func(o arena.Outcome) {
						done.add(o)
						fmt.Printf("\r%d of %d runs, %d fail, %d hours of chain time ", done.count(), total, done.failing(), done.steps()*12/3600)
					})
					if err != nil && at <= j.last && ctx.Err() == nil {
						s := arena.Draw(at)
						if j.length > 0 {
							s = arena.Exhaustive(j.length)[at]
						}
						done.add(arena.Outcome{Script: s, Broken: err.Error()})
						at++
					}
					j.first = at
				}
			}
		})
	}
	for _, j := range jobs {
		select {
		case queue <- j:
		case <-ctx.Done():
		}
	}
	close(queue)
	wg.Wait()
	fmt.Println()
	return ctx.Err()
}

// environ is that of a process that runs the arena: one thread, so that a seed is the same run each time as far as it can be, and few collections.
func environ() []string {
	return append(os.Environ(), "GOMAXPROCS=1", "GOGC=400", "GODEBUG=asyncpreemptoff=1")
}

// play runs a job in a process of its own, and returns the first that it did not come to.
func play(ctx context.Context, binary string, j job, each func(arena.Outcome)) (next uint64, err error) {
	running, cancel := context.WithCancel(ctx)
	defer cancel()
	stuck := time.AfterFunc(perRun, cancel)
	defer stuck.Stop()
	cmd := exec.CommandContext(running, binary, "-test.run", "^TestSeeds$", "-test.timeout", "0", "-seeds", fmt.Sprintf("%d-%d", j.first, j.last), "-exhaustive", fmt.Sprint(j.length))
	cmd.Env = environ()
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGQUIT) }
	cmd.WaitDelay = 10 * time.Second
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		return j.first, err
	}
	if err := cmd.Start(); err != nil {
		return j.first, err
	}
	next = j.first
	lines := bufio.NewScanner(pipe)
	lines.Buffer(nil, 16<<20)
	var said []string
	for lines.Scan() {
		var o arena.Outcome
		if json.Unmarshal(lines.Bytes(), &o) == nil && o.Script.Rounds > 0 {
			stuck.Reset(perRun)
			each(o)
			next++
		} else {
			said = append(said, lines.Text())
		}
	}
	if err := cmd.Wait(); err != nil {
		if ctx.Err() == nil {
			file := filepath.Join(filepath.Dir(binary), fmt.Sprintf("broken-%d.txt", next))
			err = errors.Join(err, os.WriteFile(file, stderr.Bytes(), 0o644))
		}
		return next, fmt.Errorf("%w: %.2000s %.2000s", err, strings.Join(said, "\n"), stderr.String())
	}
	return next, nil
}

// replay runs a script some times, and returns the first outcome that fails.
func replay(ctx context.Context, binary, dir string, script []byte, times int) (o arena.Outcome, fails bool, err error) {
	file := filepath.Join(dir, "script.json")
	if err := os.WriteFile(file, script, 0o644); err != nil {
		return o, false, err
	}
	for range times {
		ctx, cancel := context.WithTimeout(ctx, perRun*2)
		cmd := exec.CommandContext(ctx, binary, "-test.run", "^TestScript$", "-test.timeout", "0", "-script", file, "-outcomes", file+".out")
		cmd.Env = environ()
		_ = os.Remove(file + ".out")
		said, runErr := cmd.CombinedOutput()
		cancel()
		raw, err := os.ReadFile(file + ".out")
		if err != nil {
			return o, false, errors.Join(fmt.Errorf("%.2000s", said), runErr, err)
		}
		if err := json.Unmarshal(raw, &o); err != nil {
			return o, false, err
		}
		if o.Fails() {
			return o, true, nil
		}
	}
	return o, false, nil
}

// explain shrinks a failing run, and writes its script and what happened.
func explain(ctx context.Context, binary, dir string, o arena.Outcome) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	path := filepath.Join(dir, fmt.Sprint(o.Script.Seed))
	if _, err := os.Stat(path + ".json"); err == nil {
		return nil
	}
	small := arena.Shrink(o.Script, func(s arena.Script) bool {
		again, fails, err := replay(ctx, binary, dir, []byte(s.String()), 2)
		if fails && err == nil {
			o = again
		}
		return fails && err == nil
	})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	text, err := json.MarshalIndent(o, "", "  ")
	if err != nil {
		return err
	}
	fmt.Printf("seed %d fails: %v %v %.200s\n%s\n", o.Script.Seed, o.WrongFinal, o.Losses, o.Broken, small)
	return errors.Join(os.WriteFile(path+".json", []byte(small.String()), 0o644), os.WriteFile(path+"-outcome.json", text, 0o644))
}

// figure is one of them, as JSON.
func figure(of arena.Figures, name string) (string, error) {
	text, err := json.Marshal(of)
	if err != nil {
		return "", err
	}
	var values map[string]json.RawMessage
	if err := json.Unmarshal(text, &values); err != nil {
		return "", err
	}
	return string(values[name]), nil
}

// each does work, *procs pieces at a time, until a piece fails.
func each(ctx context.Context, work []func() error) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(*procs)
	for _, piece := range work {
		group.Go(func() error {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			return piece()
		})
	}
	return group.Wait()
}

// measure has a figure measured by a binary.
func measure(ctx context.Context, binary, dir, name string, found *arena.Figures) error {
	file := filepath.Join(dir, name+".json")
	cmd := exec.CommandContext(ctx, binary, "-test.run", "^TestFigures$", "-test.timeout", "0", "-figures", file, "-figure", name)
	cmd.Env = environ()
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	_ = os.Remove(file)
	_ = cmd.Run() // a figure that is too low fails the test, and is written all the same
	if ctx.Err() != nil {
		return ctx.Err()
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("%s was not measured: %w", name, err)
	}
	return json.Unmarshal(raw, found)
}

// catch says what finds a mutant, if anything does within the budget.
func catch(ctx context.Context, root, work, clean string, m mutants.Mutant) (string, error) {
	if err := os.MkdirAll(work, 0o755); err != nil {
		return "", err
	}
	binary, err := m.Build(root, work)
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(work)
	for i, script := range m.Scripts {
		o, fails, err := replay(ctx, binary, work, []byte(script), 4)
		if err != nil {
			return "", err
		}
		if !fails || o.Broken != "" {
			continue
		}
		if _, fails, err := replay(ctx, clean, work, []byte(script), 2); err != nil || fails {
			fmt.Printf("mutant %s: its script %d fails without it too\n", m.Name, i+1)
			continue
		}
		return fmt.Sprintf("script %d", i+1), nil
	}
	if m.Figure != "" {
		var with arena.Figures
		if err := measure(ctx, binary, work, m.Figure, &with); err != nil {
			return "", err
		}
		if low := with.TooLow(m.Figure); low != "" {
			return low, nil
		}
	}
	found := ""
	search, cancel := context.WithCancel(ctx)
	defer cancel()
	_, err = play(search, binary, job{first: 1, last: uint64(*budget)}, func(o arena.Outcome) {
		if o.Fails() && o.Broken == "" && found == "" {
			found = fmt.Sprintf("seed %d", o.Script.Seed)
			cancel()
		}
	})
	if found != "" || ctx.Err() != nil {
		return found, ctx.Err()
	}
	return "", err
}

// note names a mutant in the notebook, with what it is: one that was written anew has to be caught again.
func note(m mutants.Mutant) string {
	return fmt.Sprintf("mutant %s %x", m.Name, sha256.Sum256(fmt.Appendf(nil, "%+v", m)))[:len("mutant ")+len(m.Name)+9]
}

// notebook has what figures and mutants came to, in a file that a later start goes on from.
type notebook struct {
	path  string
	mu    sync.Mutex
	notes map[string]string
}

func (n *notebook) open() error {
	n.notes = make(map[string]string)
	raw, err := os.ReadFile(n.path)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	} else if err != nil {
		return err
	}
	if err := json.Unmarshal(raw, &n.notes); err != nil {
		return fmt.Errorf("%s: %w; remove it to begin anew", n.path, err)
	}
	return nil
}

// keep has found out what something comes to, unless it was before. What comes to nothing is not kept.
func (n *notebook) keep(name string, find func() (string, error)) error {
	n.mu.Lock()
	_, known := n.notes[name]
	n.mu.Unlock()
	if known {
		return nil
	}
	found, err := find()
	if err != nil || found == "" {
		return err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.notes[name] = found
	text, err := json.MarshalIndent(n.notes, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(n.path, append(text, '\n'), 0o644)
}

// results are the outcomes so far, in a file that a later start goes on from.
type results struct {
	mu     sync.Mutex
	file   *os.File
	byID   map[uint64]arena.Outcome
	fails  int
	blocks int
}

func openResults(path string) (*results, error) {
	r := &results{byID: make(map[uint64]arena.Outcome)}
	raw, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	for line := range bytes.Lines(raw) {
		var o arena.Outcome
		if json.Unmarshal(line, &o) == nil {
			r.note(o)
		}
	}
	r.file, err = os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	return r, err
}

func (r *results) note(o arena.Outcome) {
	r.byID[o.Script.Seed] = o
	r.blocks += o.Steps
	if o.Fails() {
		r.fails++
	}
}

func (r *results) add(o arena.Outcome) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.note(o)
	_ = json.NewEncoder(r.file).Encode(o)
}

func (r *results) has(seed uint64) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, ok := r.byID[seed]
	return ok
}

func (r *results) count() int   { r.mu.Lock(); defer r.mu.Unlock(); return len(r.byID) }
func (r *results) failing() int { r.mu.Lock(); defer r.mu.Unlock(); return r.fails }
func (r *results) steps() int   { r.mu.Lock(); defer r.mu.Unlock(); return r.blocks }

func (r *results) all() []arena.Outcome {
	r.mu.Lock()
	defer r.mu.Unlock()
	var list []arena.Outcome
	for _, o := range r.byID {
		list = append(list, o)
	}
	return list
}
