package gateway

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/tenzro"
	"assay/protocol"
)

const (
	namesFile = "names.json"
	// maxNames bounds the names of tasks that were posted here.
	maxNames = 4096
)

// book has the names of a bridge, and keeps those of tasks that were posted here.
type book struct {
	dir string
	log *slog.Logger

	mu    sync.Mutex
	names *tenzro.Names
}

// readNames gives the names of the configuration, and of the tasks that were posted before.
func (s *book) readNames(cfg Config, account common.Address) error {
	for _, did := range cfg.DIDs {
		if cfg.Key == nil {
			return fmt.Errorf("%.80q names the operator's account, and there is no key", did)
		}
		if err := s.names.NameAccount(did, account); err != nil {
			return err
		}
	}
	for did, account := range cfg.Accounts {
		if err := s.names.NameAccount(did, account); err != nil {
			return err
		}
	}
	for name, id := range cfg.Tasks {
		if err := s.names.NameTask(name, id); err != nil {
			return err
		}
	}
	posted, err := s.postedNames()
	if err != nil {
		return err
	}
	for name, id := range posted {
		if err := s.names.NameTask(name, id); err != nil {
			s.log.Warn("the name of a task that was posted here is another's now", "name", name, "task", id, "err", err)
		}
	}
	return nil
}

func (s *book) postedNames() (map[string]protocol.Hash, error) {
	raw, err := os.ReadFile(filepath.Join(s.dir, namesFile))
	if errors.Is(err, os.ErrNotExist) {
		return map[string]protocol.Hash{}, nil
	} else if err != nil {
		return nil, err
	}
	var posted map[string]protocol.Hash
	if err := json.Unmarshal(raw, &posted); err != nil {
		return nil, fmt.Errorf("%s: %w", namesFile, err)
	}
	return posted, nil
}

// nameTask remembers what a task is called that was posted here.
func (s *book) nameTask(name string, id protocol.Hash) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	posted, err := s.postedNames()
	if err != nil {
		return err
	}
	if len(posted) >= maxNames {
		return fmt.Errorf("%d tasks have names", len(posted))
	}
	if err := s.names.NameTask(name, id); err != nil {
		return err
	}
	posted[name] = id
	raw, err := json.MarshalIndent(posted, "", "  ")
	if err != nil {
		return err
	}
	return write(filepath.Join(s.dir, namesFile), append(raw, '\n'))
}

// write replaces a file, whole or not at all.
func write(path string, content []byte) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(content)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

func (s *book) taskOf(name string) (protocol.Hash, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.Task(name)
}

func (s *book) taskName(id protocol.Hash) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.TaskID(id)
}

func (s *book) did(account common.Address) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.DID(account)
}

func (s *book) accountOf(did string) (common.Address, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.Account(did)
}

func (s *book) describe(t *tenzro.Task) *tenzro.TaskSpec {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names.Describe(t)
}
