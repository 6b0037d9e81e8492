// Package store keeps what a keeper must never lose: payloads, states, manifests, programs and data in files named by their root, and a
// journal of what it acknowledged, relayed and signed.
//
// An object becomes visible by one rename of a file that is already on disk, so a reader sees all of it or nothing, and
// kill -9 leaves at worst a temporary file, removed at the next start.
package store

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	bolt "go.etcd.io/bbolt"
)

// Root addresses an object: a state root, a payload root, a manifest hash (docs/formats.md section 6).
type Root = [32]byte

var (
	// ErrNotFound says that the store holds no such object or entry.
	ErrNotFound = errors.New("not in the store")
	// ErrInUse says that another process holds the data directory.
	ErrInUse = errors.New("data directory is in use by another process")
	// ErrForeign says that the data directory was written for another chain, deployment or key.
	ErrForeign = errors.New("data directory belongs to another keeper")
	// ErrSignedOther says that signing would put two roots under one statement.
	ErrSignedOther = errors.New("another root was already signed for the same transition")
)

// lockTimeout bounds the wait for the journal's file lock: long enough for a predecessor's exit, short enough to report.
const lockTimeout = 3 * time.Second

const (
	objectsFolder = "objects"
	tempPattern   = "incoming-*"
)

// Store is safe for concurrent use.
type Store struct {
	journal
	fs      FS
	objects string
	temp    string

	count, bytes atomic.Int64
	losses       atomic.Uint64
	// owning serialises, for each folder of objects, what marks or publishes one with what lets go of it.
	owning [256]sync.Mutex
	shares shares
}

// Open opens or creates the store in dir and removes what an interrupted run left behind. identity names the chain, the
// deployment and the key; a directory written under another one is refused, since its journal would not protect this key.
func Open(dir, identity string) (*Store, error) {
	return open(dir, identity, osFS{})
}

func open(dir, identity string, fsys FS) (_ *Store, err error) {
	s := &Store{fs: fsys, objects: filepath.Join(dir, objectsFolder), temp: filepath.Join(dir, "tmp")}
	for _, d := range []string{dir, s.objects, s.temp} {
		if err := fsys.MkdirAll(d); err != nil {
			return nil, fmt.Errorf("create %s: %w", d, err)
		}
	}
	// Every shard exists before the first object, so that committing one never has to make a folder durable first.
	for i := range 256 {
		if err := fsys.MkdirAll(filepath.Join(s.objects, hex.EncodeToString([]byte{byte(i)}))); err != nil {
			return nil, fmt.Errorf("create object folders: %w", err)
		}
	}
	s.db, err = bolt.Open(filepath.Join(dir, "journal.db"), 0o600, &bolt.Options{Timeout: lockTimeout})
	if errors.Is(err, bolt.ErrTimeout) {
		return nil, fmt.Errorf("%s: %w", dir, ErrInUse)
	} else if err != nil {
		return nil, fmt.Errorf("open journal: %w", err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.db.Close())
		}
	}()
	// The folders and the journal's own entry: a journal that a power cut takes away would let a second root be signed.
	for _, d := range []string{s.objects, dir} {
		if err := fsys.SyncDir(d); err != nil {
			return nil, fmt.Errorf("sync %s: %w", d, err)
		}
	}
	if err := s.journal.init(identity); err != nil {
		return nil, fmt.Errorf("%s: %w", dir, err)
	}
	// Only after the journal's lock is held: the files may belong to a running process otherwise.
	if err := s.removeLeftovers(); err != nil {
		return nil, err
	}
	if err := s.countObjects(); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *Store) removeLeftovers() error {
	entries, err := s.fs.ReadDir(s.temp)
	if err != nil {
		return fmt.Errorf("list temporary files: %w", err)
	}
	for _, e := range entries {
		if err := s.fs.Remove(filepath.Join(s.temp, e.Name())); err != nil {
			return fmt.Errorf("remove a leftover: %w", err)
		}
	}
	return nil
}

// Close releases the data directory.
func (s *Store) Close() error { return s.db.Close() }

// Path is where an object lies in a keeper's data folder, for who reads there beside the keeper.
func Path(dir string, root Root) string { return pathIn(filepath.Join(dir, objectsFolder), root) }

func pathIn(objects string, root Root) string {
	name := hex.EncodeToString(root[:])
	return filepath.Join(objects, name[:2], name)
}

func (s *Store) path(root Root) string { return pathIn(s.objects, root) }

// Has says whether an object is held.
func (s *Store) Has(root Root) (bool, error) {
	_, err := s.fs.Stat(s.path(root))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// Takes is what an object takes on the disk (Blocks); 0 if it is not held.
func (s *Store) Takes(root Root) (uint64, error) {
	info, err := s.fs.Stat(s.path(root))
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	} else if err != nil {
		return 0, err
	}
	return Blocks(uint64(info.Size())), nil
}

// Object opens a held object for reading; ErrNotFound if it is not held. The caller closes it.
func (s *Store) Object(root Root) (File, error) {
	f, err := s.fs.Open(s.path(root))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("object %x: %w", root, ErrNotFound)
	}
	return f, err
}

// Remove drops an object that turned out to be damaged.
func (s *Store) Remove(root Root) error {
	s.owning[root[0]].Lock()
	defer s.owning[root[0]].Unlock()
	return s.remove(root)
}

// remove is Remove. The caller has the lock of the folder.
func (s *Store) remove(root Root) error {
	info, err := s.fs.Stat(s.path(root))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = s.fs.Remove(s.path(root))
	}
	if err != nil {
		return fmt.Errorf("remove object %x: %w", root, err)
	}
	s.losses.Add(1) // not before the file has gone: whoever counts and then finds it there would take it to stay
	s.count.Add(-1)
	s.bytes.Add(-info.Size())
	return s.share(root, -int64(Blocks(uint64(info.Size()))))
}

// Losses counts what took objects or marks away. What was found held and marked still is while the count is what it was before.
func (s *Store) Losses() uint64 { return s.losses.Load() }

// Usage returns how many objects are held and their bytes.
func (s *Store) Usage() (objects, bytes int64) { return s.count.Load(), s.bytes.Load() }

// Free is how many bytes there is room for on the store's disk.
func (s *Store) Free() (uint64, error) { return s.fs.Free(s.objects) }

// countObjects counts what is held, and what of it is each task's, one folder after the other.
func (s *Store) countObjects() error {
	folders, err := s.fs.ReadDir(s.objects)
	if err != nil {
		return fmt.Errorf("list objects: %w", err)
	}
	for _, folder := range folders {
		files, err := s.fs.ReadDir(filepath.Join(s.objects, folder.Name()))
		if err != nil {
			return fmt.Errorf("list objects: %w", err)
		}
		takes := make(map[string]uint64, len(files))
		for _, f := range files {
			info, err := f.Info()
			if err != nil {
				return fmt.Errorf("list objects: %w", err)
			}
			s.count.Add(1)
			s.bytes.Add(info.Size())
			takes[f.Name()] = Blocks(uint64(info.Size()))
		}
		if err := s.countShares(folder.Name(), takes); err != nil {
			return err
		}
	}
	return nil
}

// Blob is an object under construction: a temporary file that either becomes an object or goes.
type Blob struct {
	s *Store
	f File
}

// NewBlob starts an object. The caller calls Discard in any case; after Commit it does nothing.
func (s *Store) NewBlob() (*Blob, error) {
	f, err := s.fs.CreateTemp(s.temp, tempPattern)
	if err != nil {
		return nil, fmt.Errorf("create a temporary file: %w", err)
	}
	return &Blob{s: s, f: f}, nil
}

// WriteAt implements io.WriterAt.
func (b *Blob) WriteAt(p []byte, off int64) (int, error) { return b.f.WriteAt(p, off) }

// ReadAt implements io.ReaderAt.
func (b *Blob) ReadAt(p []byte, off int64) (int, error) { return b.f.ReadAt(p, off) }

// Commit makes the blob the object of that root, needed by these tasks. When it returns nil the object survives a power cut.
func (b *Blob) Commit(root Root, tasks ...[32]byte) error {
	if b.f == nil {
		return errors.New("blob is already committed or discarded")
	}
	to := b.s.path(root)
	if err := b.f.Sync(); err != nil {
		return fmt.Errorf("sync object %x: %w", root, err)
	}
	info, err := b.f.Stat()
	if err != nil {
		return fmt.Errorf("stat object %x: %w", root, err)
	}
	b.s.owning[root[0]].Lock()
	defer b.s.owning[root[0]].Unlock()
	if err := b.s.own([]Root{root}, tasks...); err != nil {
		return err
	}
	replaced, statErr := b.s.fs.Stat(to)
	if err := b.s.fs.Rename(b.f.Name(), to); err != nil {
		return fmt.Errorf("publish object %x: %w", root, err)
	}
	more := int64(Blocks(uint64(info.Size())))
	b.s.bytes.Add(info.Size())
	if statErr == nil {
		b.s.bytes.Add(-replaced.Size())
		more -= int64(Blocks(uint64(replaced.Size())))
	} else {
		b.s.count.Add(1)
	}
	if err := b.s.share(root, more); err != nil {
		return err
	}
	if err := b.s.fs.SyncDir(filepath.Dir(to)); err != nil {
		return fmt.Errorf("sync folder of object %x: %w", root, err)
	}
	err = b.f.Close()
	b.f = nil
	return err
}

// Discard drops a blob that was not committed.
func (b *Blob) Discard() {
	if b.f == nil {
		return
	}
	// Whatever stays behind is removed at the next start.
	_ = b.f.Close()
	_ = b.s.fs.Remove(b.f.Name())
	b.f = nil
}

// Put stores a small object that these tasks need at once. It writes even what Has reports: an earlier attempt may have failed between showing
// the object and making it durable.
func (s *Store) Put(root Root, data []byte, tasks ...[32]byte) error {
	b, err := s.NewBlob()
	if err != nil {
		return err
	}
	defer b.Discard()
	if _, err := b.WriteAt(data, 0); err != nil {
		return fmt.Errorf("write object %x: %w", root, err)
	}
	return b.Commit(root, tasks...)
}

// Get reads a small object of at most limit bytes.
func (s *Store) Get(root Root, limit int64) ([]byte, error) {
	f, err := s.Object(root)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, fmt.Errorf("read object %x: %w", root, err)
	}
	if int64(len(data)) > limit {
		return nil, fmt.Errorf("object %x is larger than %d bytes: %w", root, limit, os.ErrInvalid)
	}
	return data, nil
}
