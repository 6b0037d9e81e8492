package gateway

import (
	"context"
	"errors"
	"log/slog"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/internal/chain/sender"
	"assay/internal/tenzro"
	"assay/internal/windows"
	"assay/protocol"
)

// core is what every method works with.
type core struct {
	cfg       Config
	log       *slog.Logger
	meters    *meters
	chain     *chain.Chain
	sender    *sender.Sender
	account   common.Address
	floors    windows.Policy
	names     *book
	objects   *objects
	tasks     *tasks
	manifests *manifests
	// acting is held while something is sent as the operator whose like must not be sent twice.
	acting sync.Mutex
}

// The methods by what they need: chain and keepers alone; the operator's key; the operator's trainer; a round's result.
type (
	reader    struct{ *core }
	operator  struct{ *core }
	finalizer struct{ *core }
)

// view reads the chain at its newest block.
func (s *core) view(ctx context.Context) (*chain.View, error) {
	v, err := s.chain.Latest(ctx)
	if err != nil {
		s.meters.chainUp.Set(0)
		return nil, tenzro.ErrChainUnavailable.Hiding(err)
	}
	s.meters.chainUp.Set(1)
	return v, nil
}

// mine refuses where the operator's key is needed and not to be had.
func (s *core) mine(p profile) error {
	switch {
	case s.cfg.Key == nil:
		return tenzro.ErrKeyNotHeld.With("this bridge was started without a key, and only reads")
	case !p.local:
		return tenzro.ErrKeyNotHeld.With("the operator's key acts for callers on the operator's machine alone")
	}
	return nil
}

// find reads the task that parameters name.
func (s *core) find(ctx context.Context, name string) (*chain.View, *task, error) {
	id, err := s.names.taskOf(name)
	if err != nil {
		return nil, nil, err
	}
	v, err := s.view(ctx)
	if err != nil {
		return nil, nil, err
	}
	k, err := s.tasks.get(ctx, v, id)
	if errors.Is(err, protocol.ErrTaskNotFound) {
		return nil, nil, tenzro.ErrTaskNotFound.With("training task not found: no task %.80q is posted", name)
	}
	return v, k, err
}

// sent is what came of a transaction that did not do what it was for.
func (s *core) sent(err error) error {
	err = s.chain.Explain(err)
	if _, ok := chain.AsRevert(err); ok {
		return err
	}
	var e *protocol.Error
	if errors.As(err, &e) {
		return err
	}
	return tenzro.ErrChainUnavailable.Hiding(err)
}
