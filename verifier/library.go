package verifier

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/guard"
	"assay/internal/httpclient"
	"assay/keeper/store"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/repops"
)

const (
	// leastPace is how slowly, in bytes a second, a source may deliver beside leastTime, for which it may also be silent.
	leastPace = 64 << 10
	leastTime = 15 * time.Second
	// usualPace is what decides when the next source is asked as well, or less than leastPace for usualTime: neither who trickles nor who
	// hangs must eat up the window of a challenge.
	usualPace = 8 << 20
	usualTime = 2 * time.Second
	// spareBytes is what all sources together may have sent of an object, beside twice its size: what they keep unfinished lies on the disk, and
	// nobody divides that.
	spareBytes = 16 << 20
	// readRun is about how many bytes of leaves are hashed at a time.
	readRun = 256 << 10
	// mostUnkept bounds what is held in memory because it cannot be written: who reads it again later may have to fetch it again.
	mostUnkept = 512 << 20
)

var (
	// errUnavailable says that no source has an object's bytes.
	errUnavailable = errors.New("no source has it")
	// errSilent says that a source is no longer waited for.
	errSilent = errors.New("sends too little")
	// errStorage says that the fault is this machine's: nothing follows about the sources.
	errStorage = errors.New("the data directory cannot be used")
)

// library keeps objects by root in a folder, fetched from sources that are trusted in nothing, or computed here. What lies in it is the
// object's data without the file's header: of a state parameters and momentum of each fragment, of a payload its leaves at their
// full size.
type library struct {
	*depot
	client *http.Client
	// sources lists the origins to ask; those of a task where each task has its own.
	sources func(context.Context) ([]string, error)
	// of is the task whose objects it keeps; nil if nobody divides the disk.
	of *owner
}

// depot is what libraries with different sources share.
type depot struct {
	dir string
	// states is a folder of somebody else's where files of states may lie; empty for none.
	states string
	// unsealed is what no source has and no disk gets, by root.
	unsealed map[protocol.Hash][]byte
	// disk divides what there is of it among tasks; nil if nobody does.
	disk *disk

	mu sync.Mutex
	// slow counts, by source, the objects that others had to send meanwhile, or nobody did, since it sent one, from -1: who hangs is asked
	// last.
	slow map[string]int
	// sound are the files of states by path, as they were when they had their roots: none is hashed twice.
	sound map[string]os.FileInfo
	// unkept is what could not be written of objects that stand for themselves, in the order in which it came, of mostUnkept bytes at most.
	unkept []unkept

	// checking is held by whoever has an object that stands for itself in memory to check it: nobody counts that.
	checking sync.Mutex

	broken atomic.Pointer[error]
	// failed hears of the first write that fails after one that did not; nil for nobody.
	failed func(error)
}

// unkept is an object that stands for itself, of which the disk took nothing.
type unkept struct {
	root protocol.Hash
	raw  []byte
}

// data is an object's data: an own file, or somebody else's, whose header is skipped.
type data struct {
	*os.File
	skip int64
}

func (d *data) ReadAt(b []byte, at int64) (int, error) { return d.File.ReadAt(b, d.skip+at) }

// newLibrary is one that asks the same sources for everything.
func newLibrary(dir string, client *http.Client, sources ...string) *library {
	return &library{depot: &depot{dir: dir}, client: client, sources: func(context.Context) ([]string, error) { return sources, nil }}
}

// from is the same library with other sources.
func (l *library) from(client *http.Client, sources func(context.Context) ([]string, error)) *library {
	return &library{depot: l.depot, client: client, sources: sources}
}

// object is something that a library can hold.
type object struct {
	root protocol.Hash
	// ext tells kinds of data apart, and whose payload it is: two may commit to one root, of which it can be the payload of one.
	ext string
	// layout of the file that sources serve.
	layout protocol.Layout
	// bytes is the size of the data.
	bytes int64
	// convert copies the data behind the file's header and returns its root.
	convert func(w io.Writer, r io.Reader) (protocol.Hash, error)
}

// Of states: a task's first one is held to more than others, of which another task's may have the same root.
const stateExt, firstExt = ".state", ".first"

// stateObject is a state of a task. A first one with a NaN that no tensor holds is none (claim.ErrPart): nobody can train on it, and
// nothing could be proven of who says that he did. It is demanded of the sponsor, who cannot answer with it.
func stateObject(spec *protocol.TaskSpec, root protocol.Hash) object {
	first, ext := root == spec.InitialStateRoot, stateExt
	if first {
		ext = firstExt
	}
	return object{root: root, ext: ext, layout: protocol.StateLayout(spec.ParamCount, spec.FragmentCount), bytes: int64(8 * spec.ParamCount),
		convert: func(w io.Writer, r io.Reader) (protocol.Hash, error) {
			roots := make([]protocol.Hash, spec.FragmentCount)
			for i, f := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
				var halves [2]protocol.Hash
				for j, h := range []repops.Header{protocol.ParamsHeader(uint32(i), f.Len()), protocol.MomentumHeader(uint32(i), f.Len())} {
					hasher := repops.NewTensorHasher(h)
					to := io.MultiWriter(w, hasher)
					if first {
						to = io.MultiWriter(w, hasher, new(claim.CanonicalFloats))
					}
					if _, err := io.CopyN(to, r, int64(4*f.Len())); err != nil {
						return protocol.Hash{}, err
					}
					var err error
					if halves[j], err = hasher.Sum(); err != nil {
						return protocol.Hash{}, err
					}
				}
				roots[i] = repops.NodeHash(halves[0], halves[1])
			}
			return protocol.StateRoot(roots), nil
		}}
}

func payloadObject(spec *protocol.TaskSpec, task protocol.Hash, round uint32, trainer common.Address, root protocol.Hash) object {
	q := protocol.Quantization(spec.Quantization)
	layout := protocol.PayloadLayout(spec.ParamCount, spec.FragmentCount, q)
	whose := protocol.PayloadHeader(task, round, 0, trainer, 0, q).Binding
	return object{root: root, ext: "." + hex.EncodeToString(whose[:]) + ".payload", layout: layout, bytes: payloadOffset(spec, spec.FragmentCount, 0), convert: func(w io.Writer, r io.Reader) (protocol.Hash, error) {
		size := q.LeafBytes()
		buf := make([]byte, readRun/size*size)
		roots := make([]protocol.Hash, spec.FragmentCount)
		for i, f := range protocol.Fragments(spec.ParamCount, spec.FragmentCount) {
			hasher := repops.NewRootHasher(protocol.PayloadHeader(task, round, uint32(i), trainer, f.Len(), q))
			for left := layout[i].Bytes(); left > 0; {
				n := int(min(left, uint64(len(buf))))
				if _, err := io.ReadFull(r, buf[:n]); err != nil {
					return protocol.Hash{}, err
				}
				left -= uint64(n)
				whole := (n + size - 1) / size * size
				clear(buf[n:whole]) // the padding that a file of binary32 leaves out
				hashes, err := repops.HashLeaves(nil, buf[:whole], size)
				if err != nil {
					return protocol.Hash{}, err
				}
				hasher.Add(hashes)
				if _, err := w.Write(buf[:whole]); err != nil {
					return protocol.Hash{}, err
				}
			}
			var err error
			if roots[i], err = hasher.Sum(); err != nil {
				return protocol.Hash{}, err
			}
		}
		return protocol.PayloadSetRoot(roots), nil
	}}
}

// open returns the data of an object, fetched if need be. The caller closes it; it stays readable when the library drops it. A library that
// cannot be read or written is no reason not to look into the folder of states.
func (l *library) open(ctx context.Context, o object) (*data, error) {
	f, err := l.held(o)
	if err == nil {
		return f, nil
	}
	if f = l.foreign(o); f != nil {
		return f, nil
	}
	if !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	if err := l.fetch(ctx, o); err != nil {
		return nil, err
	}
	return l.held(o)
}

// lies are where a state may lie in a folder: among states, in a trainer's data folder, in a keeper's.
func (l *library) lies(o object) []string {
	if l.states == "" || o.ext != stateExt && o.ext != firstExt {
		return nil
	}
	in, name := escaped(l.states), hex.EncodeToString(o.root[:])+".safetensors"
	var found []string
	for _, pattern := range []string{filepath.Join(in, name), filepath.Join(in, "*", "*", "states", name), store.Path(in, o.root)} {
		some, _ := filepath.Glob(pattern) // only a bad pattern is an error
		found = append(found, some...)
	}
	return found
}

// escaped is a path as a pattern that matches it alone.
func escaped(path string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(path)
}

// foreign opens a state where it lies in the folder of states, if it has its root; nil if none does.
func (l *library) foreign(o object) *data {
	for _, path := range l.lies(o) {
		f, err := os.Open(path)
		if err != nil {
			continue
		}
		d := &data{f, int64(len(o.layout.Preamble()))}
		if l.whole(o, f) == nil {
			if _, err = f.Seek(d.skip, io.SeekStart); err == nil {
				return d
			}
		}
		f.Close()
	}
	return nil
}

// whole says what a file of a state lacks to be that.
func (l *library) whole(o object, f *os.File) error {
	info, err := f.Stat()
	if err != nil {
		return err
	}
	l.mu.Lock()
	was := l.sound[f.Name()+o.ext] // a first state is held to more
	l.mu.Unlock()
	if was != nil && os.SameFile(was, info) && was.Size() == info.Size() && was.ModTime().Equal(info.ModTime()) {
		return nil
	}
	r, err := body(o, f)
	if err != nil {
		return err
	}
	if err := o.copy(io.Discard, r); err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.sound == nil {
		l.sound = make(map[string]os.FileInfo)
	}
	l.sound[f.Name()+o.ext] = info
	return nil
}

// pin keeps an object that is held for some time, whatever is swept away.
func (l *library) pin(o object, keep time.Duration) error {
	until := time.Now().Add(keep)
	return os.Chtimes(l.path(o), until, until)
}

// pinRaw is pin of one that stands for itself.
func (l *library) pinRaw(root protocol.Hash, keep time.Duration) error {
	if _, ok := l.unsealed[root]; ok {
		return nil // nothing sweeps it away
	}
	if l.remembered(root) != nil {
		return nil // fetching it again would not write it either
	}
	until := time.Now().Add(keep)
	return os.Chtimes(l.rawPath(root), until, until)
}

// held is open without asking the sources; os.ErrNotExist if the library lacks it. A file of another size than the object's, as a power
// cut may leave, is none of it.
func (l *library) held(o object) (*data, error) {
	path := l.path(o)
	f, err := os.Open(path)
	if err != nil {
		if !errors.Is(err, os.ErrNotExist) {
			err = l.stored(err)
		}
		return nil, err
	}
	info, err := f.Stat()
	if err != nil || info.Size() != o.bytes {
		f.Close()
		l.drop(o)
		return nil, errors.Join(os.ErrNotExist, err)
	}
	touch(path, info)
	l.of.uses(path, o.bytes)
	return &data{f, 0}, nil
}

func (l *library) path(o object) string { return filepath.Join(l.dir, o.root.String()+o.ext) }

// put moves a finished file to its place. Its age is by the clock that sweep and touch go by, not by the file system's.
func (l *library) put(path string, f *os.File) error {
	err := f.Close()
	if now := time.Now(); err == nil {
		err = os.Chtimes(f.Name(), now, now)
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	return l.stored(err)
}

// store puts a file to its place as write makes it, or leaves nothing of it.
func (l *library) store(path string, write func(*os.File) error) error {
	f, err := l.temporary()
	if err != nil {
		return err
	}
	if err = write(f); err == nil {
		err = l.put(path, f)
	}
	if err != nil {
		f.Close()
		_ = os.Remove(f.Name())
	}
	return err
}

// temporary is a file for an object in the making.
func (l *library) temporary() (*os.File, error) {
	f, err := os.CreateTemp(l.dir, "tmp-*")
	if err != nil {
		return nil, l.stored(err)
	}
	return f, nil
}

// stored notes how the last attempt to write went, and marks its error as this machine's.
func (l *library) stored(err error) error {
	if err != nil {
		err = fmt.Errorf("%w: %w", errStorage, err)
	}
	if before := l.broken.Swap(&err); err != nil && l.failed != nil && (before == nil || *before == nil) {
		l.failed(err)
	}
	return err
}

// storage is what the last attempt to write failed with.
func (l *library) storage() error {
	if err := l.broken.Load(); err != nil {
		return *err
	}
	return nil
}

// storing marks the errors of writing to a file as this machine's.
type storing struct {
	l *library
	w io.Writer
}

func (s storing) Write(b []byte) (int, error) {
	n, err := s.w.Write(b)
	if err != nil {
		err = s.l.stored(err)
	}
	return n, err
}

// drop forgets an object.
func (l *library) drop(o object) {
	_ = os.Remove(l.path(o))
	if l.disk != nil {
		l.disk.gone(l.path(o))
	}
}

// sweep forgets what was not used since a time, and what was held because the disk took nothing, if it does again.
func (l *library) sweep(since time.Time) error {
	if l.storage() == nil {
		l.mu.Lock()
		l.unkept = nil
		l.mu.Unlock()
	}
	entries, err := os.ReadDir(l.dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && info.Mode().IsRegular() && info.ModTime().Before(since) {
			err = os.Remove(filepath.Join(l.dir, e.Name()))
		}
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

// stay has an object that is here kept for as long as one that was asked for just now.
func stay(l *library, o object) {
	path := l.path(o)
	if info, err := os.Stat(path); err == nil { // what is not here needs no keeping
		touch(path, info)
		l.of.uses(path, o.bytes)
	}
}

// stayRaw is stay of one that stands for itself.
func stayRaw(l *library, root protocol.Hash) {
	if info, err := os.Stat(l.rawPath(root)); err == nil {
		touch(l.rawPath(root), info)
		l.of.uses(l.rawPath(root), info.Size())
	}
}

// inTurn lists the sources, those that kept nobody waiting first.
func (l *library) inTurn(ctx context.Context) ([]string, error) {
	sources, err := l.sources(ctx)
	sources = slices.Clone(sources)
	l.mu.Lock()
	defer l.mu.Unlock()
	slices.SortStableFunc(sources, func(a, b string) int { return cmp.Compare(l.slow[a], l.slow[b]) })
	return sources, err
}

// rate notes which source sent an object, if one did, and which were still at it.
func (l *library) rate(sent string, waiting map[string]bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.slow == nil {
		l.slow = make(map[string]int)
	}
	if sent != "" {
		l.slow[sent] = -1
	}
	for source := range waiting {
		l.slow[source]++
	}
}

// fetch gets an object from the first source whose bytes have its root.
func (l *library) fetch(ctx context.Context, o object) error {
	size := o.layout.CanonicalBytes()
	return l.of.keeping(l.path(o), o.bytes, func() error {
		return l.ask(ctx, size, func(ctx context.Context, a *serving) error {
			return l.download(ctx, a, o.root, size, func(file io.Reader) error { return l.receive(o, file) })
		})
	})
}

// serving is a source that was asked for an object.
type serving struct {
	source string
	// came is how many bytes it sent, seen how many at the last look, until when it takes no longer than usual.
	came  atomic.Uint64
	seen  uint64
	until time.Time
	// cut ends what it is asked for; looked is how many bytes it had sent when it was looked at last whether all of them sent too much, nil before that.
	cut    context.CancelCauseFunc
	looked *uint64
}

// flows says that it kept leastPace since the last look, usualTime ago, and takes no longer than usual.
func (a *serving) flows() bool {
	before := a.seen
	a.seen = a.came.Load()
	return a.seen-before >= leastPace*uint64(usualTime/time.Second) && time.Now().Before(a.until)
}

// makeRoom ends those of the sources that sent least since the last look until all of them together have sent no more than so many bytes. Who was asked
// since then stays.
func makeRoom(asked map[string]*serving, most uint64) {
	type late struct {
		*serving
		came, lately uint64
	}
	var all []late
	sum := uint64(0)
	for _, a := range asked {
		came := a.came.Load()
		if sum += came; a.looked != nil {
			all = append(all, late{a, came, came - *a.looked})
		}
		a.looked = &came
	}
	slices.SortFunc(all, func(a, b late) int { return cmp.Compare(a.lately, b.lately) })
	for i := 0; i < len(all) && sum > most; i++ {
		all[i].cut(errSilent)
		sum -= all[i].came
	}
}

// ask has sources asked for an object of at most size bytes until get succeeds with one. Sources are asked in turn, the next one as soon as
// the ones before it have failed, or the last one sends too little or takes longer than usual, and in any case so soon that all are asked
// before ctx ends.
func (l *library) ask(ctx context.Context, size uint64, get func(context.Context, *serving) error) error {
	var running sync.WaitGroup
	defer running.Wait()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type result struct {
		source string
		err    error
	}
	left, err := l.inTurn(ctx)
	if err != nil {
		return unasked(ctx, err)
	}
	all := len(left)
	results := make(chan result, all)
	next := time.NewTimer(0)
	defer next.Stop()
	look := time.NewTicker(usualTime)
	defer look.Stop()
	waiting, asked, newest := make(map[string]bool), make(map[string]*serving), new(serving)
	errs := []error{errUnavailable}
	for len(errs) <= all {
		select {
		case <-ctx.Done():
			delete(waiting, newest.source) // it had the least time, and moves up
			l.rate("", waiting)
			return context.Cause(ctx)
		case <-next.C:
			if len(left) == 0 {
				continue
			}
			if !newest.flows() {
				patience := usualTime + time.Duration(size/usualPace)*time.Second
				if end, ok := ctx.Deadline(); ok {
					patience = min(patience, time.Until(end)/time.Duration(len(left)))
				}
				a := &serving{source: left[0], until: time.Now().Add(patience)}
				left, waiting[a.source], asked[a.source], newest = left[1:], true, a, a
				var uncut context.Context
				uncut, a.cut = context.WithCancelCause(ctx)
				// What a source sends is taken apart here, where nobody else would recover.
				running.Go(func() {
					defer a.cut(nil)
					results <- result{a.source, guard.Call(func() error { return get(uncut, a) })}
				})
			}
			next.Reset(min(usualTime, max(0, time.Until(newest.until))))
		case <-look.C:
			makeRoom(asked, 2*size+spareBytes)
		case r := <-results:
			delete(asked, r.source)
			if r.err != nil && ctx.Err() != nil {
				continue // it was cut off
			}
			delete(waiting, r.source)
			if r.err == nil {
				l.rate(r.source, waiting)
				return nil
			}
			if errors.Is(r.err, errStorage) {
				return r.err
			}
			if errors.Is(r.err, errSilent) {
				l.rate("", map[string]bool{r.source: true})
			}
			errs = append(errs, fmt.Errorf("%s: %w", r.source, r.err))
			newest.until = time.Time{}
			next.Reset(0)
		}
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return httpclient.Join(errs...)
}

// unasked is what follows where it is not known who could be asked.
func unasked(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return fmt.Errorf("%w: %w", errUnavailable, err)
}

// download has take read what a source sends for an object of at most size bytes.
func (l *library) download(ctx context.Context, a *serving, root protocol.Hash, size uint64, take func(io.Reader) error) (err error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	silent := time.AfterFunc(leastTime, func() { cancel(errSilent) })
	defer silent.Stop()
	defer func() {
		if err != nil && context.Cause(ctx) == errSilent {
			err = errSilent
		}
	}()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(a.source, "/")+"/v1/objects/"+root.String(), nil)
	if err != nil {
		return err
	}
	resp, err := l.client.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return httpclient.Refusal(resp)
	}
	if resp.ContentLength > int64(size) {
		return fmt.Errorf("offers %d bytes, of at most %d", resp.ContentLength, size)
	}
	return take(&heard{resp.Body, a, time.Now(), silent})
}

// heard is what a source sends. It ends when nothing comes for leastTime, or too little.
type heard struct {
	io.Reader
	a      *serving
	began  time.Time
	silent *time.Timer
}

func (h *heard) Read(p []byte) (int, error) {
	n, err := h.Reader.Read(p)
	if n > 0 {
		due := h.began.Add(leastTime + time.Duration(h.a.came.Add(uint64(n))/leastPace)*time.Second)
		h.silent.Reset(min(leastTime, time.Until(due)))
	}
	return n, err
}

// body is what follows the header of an object's file.
func body(o object, file io.Reader) (*bufio.Reader, error) {
	r := bufio.NewReaderSize(file, 64<<10)
	preamble := o.layout.Preamble()
	head := make([]byte, len(preamble))
	if _, err := io.ReadFull(r, head); err != nil {
		return nil, fmt.Errorf("ends early: %w", err)
	}
	if !bytes.Equal(head, preamble) {
		return nil, errors.New("sent no canonical file of the task")
	}
	return r, nil
}

// copy copies the data of an object, if it is that.
func (o object) copy(w io.Writer, r *bufio.Reader) error {
	root, err := o.convert(w, r)
	if errors.Is(err, errStorage) || errors.Is(err, claim.ErrPart) {
		return err
	}
	if err != nil {
		return fmt.Errorf("ends early: %w", err)
	}
	if _, err := r.ReadByte(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("sent more than the object's %d bytes", o.layout.CanonicalBytes())
	}
	if root != o.root {
		return fmt.Errorf("sent content with the root %s", root)
	}
	return nil
}

// receive keeps an object whose file is read, if it is that.
func (l *library) receive(o object, file io.Reader) error {
	r, err := body(o, file)
	if err != nil {
		return err
	}
	return l.store(l.path(o), func(f *os.File) error {
		w := bufio.NewWriterSize(storing{l, f}, 64<<10)
		if err := o.copy(w, r); err != nil {
			return err
		}
		return w.Flush()
	})
}

// raw gets an object that stands for itself, of at most limit bytes, from the first source whose bytes check accepts, and keeps it if it
// can. errUnavailable if there is none.
func (l *library) raw(ctx context.Context, root protocol.Hash, limit uint64, check func([]byte) error) ([]byte, error) {
	if kept := keptAlone(l, root, limit, check); kept != nil {
		return kept, nil
	}
	// One is in memory at a time, however many are sent, unless the disk takes none, and check sees none after the right one.
	var found []byte
	err := l.of.keeping(l.rawPath(root), int64(limit), func() error {
		return l.ask(ctx, limit, func(ctx context.Context, a *serving) error {
			return l.download(ctx, a, root, limit, func(sent io.Reader) error {
				s := l.spool()
				defer s.drop()
				n, err := io.Copy(s, io.LimitReader(sent, int64(limit)+1))
				if err != nil {
					return err
				}
				if uint64(n) > limit {
					return fmt.Errorf("sent more than %d bytes", limit)
				}
				l.checking.Lock()
				defer l.checking.Unlock()
				if found != nil {
					return errors.New("sent it later than another")
				}
				raw, err := s.bytes()
				if err != nil {
					return err
				}
				if err := check(raw); err != nil {
					return err
				}
				found = raw
				if s.f == nil || l.put(l.rawPath(root), s.f) != nil {
					l.remember(root, raw)
				}
				return nil
			})
		})
	})
	if err != nil {
		return nil, err
	}
	return found, nil
}

// keptAlone is such an object that lies here, if check takes it. One is read at a time: all tasks of a stranger may want theirs in one moment.
func keptAlone(l *library, root protocol.Hash, limit uint64, check func([]byte) error) []byte {
	l.checking.Lock()
	defer l.checking.Unlock()
	if kept, err := l.kept(root, limit); err == nil && check(kept) == nil {
		return kept
	}
	return nil
}

// spool takes what a source sends: a file, or memory from where the disk takes no more.
type spool struct {
	l *library
	f *os.File // nil if there is none
	// came is how much the file has, or all of it without one.
	came int64
	mem  []byte
}

func (l *library) spool() *spool {
	s := &spool{l: l}
	s.f, _ = l.temporary() // stored has noted why there is none
	return s
}

func (s *spool) Write(b []byte) (int, error) {
	if s.f != nil {
		n, err := s.f.Write(b)
		if s.came += int64(n); err == nil {
			return n, nil
		}
		_ = s.l.stored(err)
		if s.mem, err = s.read(); err != nil {
			return n, err
		}
		s.drop()
		s.mem = append(s.mem, b[n:]...)
		return len(b), nil
	}
	s.mem = append(s.mem, b...)
	return len(b), nil
}

// read is what the file has.
func (s *spool) read() ([]byte, error) {
	raw := make([]byte, s.came)
	if _, err := s.f.ReadAt(raw, 0); err != nil && len(raw) > 0 {
		return nil, s.l.stored(err)
	}
	return raw, nil
}

func (s *spool) bytes() ([]byte, error) {
	if s.f != nil {
		return s.read()
	}
	return s.mem, nil
}

// drop removes the file, unless it was put to its place.
func (s *spool) drop() {
	if s.f != nil {
		s.f.Close()
		_ = os.Remove(s.f.Name())
		s.f = nil
	}
}

// remember holds what could not be written, and forgets the oldest of it where that is too much.
func (l *library) remember(root protocol.Hash, raw []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.unkept = append(slices.DeleteFunc(l.unkept, func(u unkept) bool { return u.root == root }), unkept{root, raw})
	sum := 0
	for i, u := range slices.Backward(l.unkept) {
		if sum += len(u.raw); sum > mostUnkept {
			l.unkept = slices.Delete(l.unkept, 0, i+1)
			return
		}
	}
}

// remembered is what could not be written of an object; nil if it is not there.
func (l *library) remembered(root protocol.Hash) []byte {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, u := range l.unkept {
		if u.root == root {
			return u.raw
		}
	}
	return nil
}

func (l *library) rawPath(root protocol.Hash) string {
	return filepath.Join(l.dir, root.String()+".raw")
}

// kept is such an object as it lies here, unchecked: nobody else's bytes, but a power cut may have left some.
func (l *library) kept(root protocol.Hash, limit uint64) ([]byte, error) {
	if raw, ok := l.unsealed[root]; ok {
		return raw, nil
	}
	if raw := l.remembered(root); raw != nil && uint64(len(raw)) <= limit {
		return raw, nil
	}
	path := l.rawPath(root)
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if uint64(info.Size()) > limit {
		return nil, fmt.Errorf("%s has %d bytes, of at most %d", path, info.Size(), limit)
	}
	touch(path, info)
	l.of.uses(path, info.Size())
	return os.ReadFile(path)
}

// touch tells sweep that a file is used, unless that is pinned. A folder that cannot be written shows when it is.
func touch(path string, info os.FileInfo) {
	if now := time.Now(); info.ModTime().Before(now) {
		_ = os.Chtimes(path, now, now)
	}
}

// keepRaw keeps an object that stands for itself, in memory if the disk takes it not.
func (l *library) keepRaw(root protocol.Hash, raw []byte) {
	if err := l.store(l.rawPath(root), func(f *os.File) error {
		_, err := storing{l, f}.Write(raw)
		return err
	}); err != nil {
		l.remember(root, raw)
	}
}

// readFloats reads binary32 numbers.
func readFloats(f io.ReaderAt, at int64, x []float32) error {
	raw := make([]byte, 4*len(x))
	if _, err := f.ReadAt(raw, at); err != nil {
		return err
	}
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(raw[4*i:]))
	}
	return nil
}

func writeFloats(f io.WriterAt, at int64, x []float32) error {
	raw := make([]byte, 4*len(x))
	for i, v := range x {
		binary.LittleEndian.PutUint32(raw[4*i:], math.Float32bits(v))
	}
	_, err := f.WriteAt(raw, at)
	return err
}

// stateFile reads or writes the data of a state.
type stateFile struct {
	spec *protocol.TaskSpec
	f    interface {
		io.ReaderAt
		io.WriterAt
	}
}

func (s stateFile) offsets(fragment uint32, at uint64) (params, momentum int64) {
	r := protocol.Fragment(s.spec.ParamCount, s.spec.FragmentCount, fragment)
	first := 8*r.Lo + 4*at
	return int64(first), int64(first + 4*r.Len())
}

// read is transition.Source's State.
func (s stateFile) read(fragment uint32, at uint64, params, momentum []float32) error {
	p, m := s.offsets(fragment, at)
	if err := readFloats(s.f, p, params); err != nil {
		return err
	}
	return readFloats(s.f, m, momentum)
}

// State implements transition.Sink.
func (s stateFile) State(fragment uint32, at uint64, params, momentum []float32) error {
	p, m := s.offsets(fragment, at)
	if err := writeFloats(s.f, p, params); err != nil {
		return err
	}
	return writeFloats(s.f, m, momentum)
}

// payloadOffset is where a fragment's leaves begin in a payload's data.
func payloadOffset(spec *protocol.TaskSpec, fragment uint32, leaf uint64) int64 {
	q := protocol.Quantization(spec.Quantization)
	f := uint64(fragment)
	size, longer := spec.ParamCount/uint64(spec.FragmentCount), spec.ParamCount%uint64(spec.FragmentCount)
	before := min(f, longer)*q.Leaves(size+1) + (f-min(f, longer))*q.Leaves(size)
	return int64((before + leaf) * uint64(q.LeafBytes()))
}
