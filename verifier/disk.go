package verifier

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"assay/protocol"
)

// errDiskGiven says that a task's object is not kept.
var errDiskGiven error = diskGiven{}

type diskGiven struct{}

func (diskGiven) Error() string { return "what --max-disk leaves is given to tasks with more at stake" }

// Is says that the fault is this machine's: nothing follows about the sources.
func (diskGiven) Is(err error) bool { return err == errStorage }

// disk bounds what the tasks keep that the operator did not name, and divides it by what is at stake in them. It remembers nothing of what was kept
// before. What is free anybody may have; where nothing is, a task makes room for an object at the cost of those that keep more than it will, each for
// its stake, whoever has the most first. So a task with w at stake can keep most·w/(w+V), if all others that keep anything have V at stake, and keeps
// it: whoever has more than that for its stake goes first. With nobody there it has all of the disk. What lies there since before the start belongs to
// nobody until somebody uses it. The mutex guards all of it.
type disk struct {
	most int64

	mu     sync.Mutex
	stakes map[protocol.Hash]float64
	files  map[string]*kept
	// looked is when it was last looked at which files are still there.
	looked time.Time
}

// kept is a file.
type kept struct {
	bytes int64
	of    *owner
	// coming says that it is not there yet, unwanted that it is not to stay.
	coming, unwanted bool
}

// owner is a task that keeps files; nil is nobody's, for whom nothing is counted.
type owner struct {
	// disk is where; nil if nobody divides it.
	disk  *disk
	task  protocol.Hash
	named bool
	// refused is told when an object is not kept.
	refused func()
}

// nobody has what lies there since before the start.
var nobody = new(owner)

// keeping does what brings a file of so many bytes, if there is room for it.
func (of *owner) keeping(path string, bytes int64, bring func() error) error {
	if of == nil || of.disk == nil {
		return bring()
	}
	done, err := of.disk.claim(of, path, bytes)
	if err == nil {
		err = bring()
		err = errors.Join(err, done(err == nil))
	}
	if errors.Is(err, errDiskGiven) {
		of.refused()
	}
	return err
}

// uses counts a file that is there.
func (of *owner) uses(path string, bytes int64) {
	if of != nil && of.disk != nil {
		of.disk.uses(of, path, bytes)
	}
}

// newDisk is one of so many bytes.
func newDisk(most int64) *disk {
	return &disk{most: most, stakes: make(map[protocol.Hash]float64), files: make(map[string]*kept)}
}

// scan counts what lies in a folder.
func (d *disk) scan(dir string) {
	entries, _ := os.ReadDir(dir) // who needs it will see
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && !strings.HasPrefix(e.Name(), "tmp-") {
			d.files[filepath.Join(dir, e.Name())] = &kept{bytes: info.Size(), of: nobody}
		}
	}
}

// weigh says how much is at stake in a task.
func (d *disk) weigh(task protocol.Hash, stake float64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.stakes[task] = stake
}

// claim has room for a file that somebody is about to fetch, or write, until it is done: there says whether it is there then. Files of others may be
// removed for it, and it may be removed for others meanwhile: then done is errDiskGiven.
func (d *disk) claim(of *owner, path string, bytes int64) (done func(there bool) error, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !of.named && !d.fits(of, path, bytes) {
		return nil, errDiskGiven
	}
	own := &kept{bytes: bytes, of: of, coming: true}
	d.files[path] = own
	if !of.named {
		d.makeRoom()
	}
	return func(there bool) error {
		d.mu.Lock()
		defer d.mu.Unlock()
		switch own.coming = false; {
		case !there && d.files[path] == own:
			delete(d.files, path)
		case there && own.unwanted && d.files[path] == nil:
			_ = os.Remove(path)
			return errDiskGiven
		case there && d.files[path] == nil:
			d.files[path] = own
		}
		if info, err := os.Stat(path); err == nil {
			own.bytes = info.Size() // more was counted than came
		}
		return nil
	}, nil
}

// gone says that a file was removed.
func (d *disk) gone(path string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if f := d.files[path]; f != nil && !f.coming {
		delete(d.files, path)
	}
}

// uses counts a file that is there for who uses it, unless somebody has it whose objects are kept for longer.
func (d *disk) uses(of *owner, path string, bytes int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if f := d.files[path]; f == nil || !f.coming && f.of != of && !f.of.named && (of.named || d.weight(of) > d.weight(f.of)) {
		d.files[path] = &kept{bytes: bytes, of: of}
	}
}

// weight is what is at stake for an owner, in tokens; nothing for nobody.
func (d *disk) weight(of *owner) float64 {
	if of == nobody {
		return 0
	}
	return max(d.stakes[of.task], leastWeight)
}

// used is what each owner keeps that is not named. The mutex is held.
func (d *disk) used() map[*owner]int64 {
	sums := make(map[*owner]int64)
	for _, f := range d.files {
		if !f.of.named {
			sums[f.of] += f.bytes
		}
	}
	return sums
}

// fits says whether there is room for a file, or can be made at the cost of those that keep more than its owner will, for their stakes. The mutex is
// held.
func (d *disk) fits(of *owner, path string, bytes int64) bool {
	all, stay := d.with(of, path, bytes)
	if all > float64(d.most) && d.look() {
		all, stay = d.with(of, path, bytes)
	}
	return min(all, stay) <= float64(d.most)
}

// with is how much all keep with a file, and how much of that nobody else has to give up for it.
func (d *disk) with(of *owner, path string, bytes int64) (all, stay float64) {
	used := d.used()
	if f := d.files[path]; f != nil && !f.of.named {
		used[f.of] -= f.bytes // it is written anew
	}
	own := float64(used[of] + bytes)
	all, stay = own, own
	for other, n := range used {
		if other != of {
			all += float64(n)
			stay += min(float64(n), own/d.weight(of)*d.weight(other))
		}
	}
	return all, stay
}

// makeRoom removes files until all fit in, of whoever keeps most for its stake. The mutex is held.
func (d *disk) makeRoom() {
	used := d.used()
	sum := int64(0)
	for _, n := range used {
		sum += n
	}
	for sum > d.most {
		var worst *owner
		most := -1.0
		for of, n := range used {
			if ratio := float64(n) / d.weight(of); n > 0 && ratio > most {
				worst, most = of, ratio
			}
		}
		path := ""
		for name, f := range d.files {
			if f.of == worst && (path == "" || f.bytes > d.files[path].bytes) {
				path = name
			}
		}
		f := d.files[path]
		f.unwanted = true
		_ = os.Remove(path) // who reads it goes on
		sum -= f.bytes
		used[worst] -= f.bytes
		delete(d.files, path)
	}
}

// look forgets the files that are gone, once a second at most. The mutex is held.
func (d *disk) look() (looked bool) {
	if time.Since(d.looked) < time.Second {
		return false
	}
	d.looked = time.Now()
	for path, f := range d.files {
		if f.coming {
			continue
		}
		if _, err := os.Lstat(path); errors.Is(err, os.ErrNotExist) {
			delete(d.files, path)
		}
	}
	return true
}

// size is what is kept for tasks that were not named.
func (d *disk) size() (sum int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, n := range d.used() {
		sum += n
	}
	return sum
}
