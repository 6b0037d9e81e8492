package gateway

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"

	"assay/internal/seal"
	"assay/internal/tenzro"
	"assay/protocol"
)

// manifests keeps the sealed manifests that were installed here, each under its task's id. Nothing on chain names them.
type manifests struct{ dir string }

func (m *manifests) path(id protocol.Hash) string { return filepath.Join(m.dir, id.String()+".json") }

// raw is a task's manifest in the node's form; nil if none was installed.
func (m *manifests) raw(id protocol.Hash) ([]byte, error) {
	raw, err := os.ReadFile(m.path(id))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, tenzro.ErrStorage.Hiding(err)
	}
	return raw, nil
}

func (m *manifests) read(id protocol.Hash) (*seal.TenzroManifest, error) {
	raw, err := m.raw(id)
	if err != nil || raw == nil {
		return nil, err
	}
	return tenzro.ReadManifest(raw)
}

// installSealedManifest keeps a manifest, whose hash its envelopes give, for the operator's own task. Tenzro's node holds it against dataset_ref; no
// specification on chain has a place for that.
func (s *operator) installSealedManifest(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	var params struct {
		TaskID   *string         `json:"task_id"`
		Manifest json.RawMessage `json:"manifest"`
	}
	if err := tenzro.Params(raw, &params, "manifest"); err != nil {
		return nil, err
	}
	if err := s.mine(p); err != nil {
		return nil, err
	}
	node, err := tenzro.NodeManifest(params.Manifest)
	if err != nil {
		return nil, err
	}
	m, err := seal.ReadTenzro(node)
	if err != nil {
		return nil, err
	}
	_, k, err := s.find(ctx, m.TaskID)
	if err != nil {
		return nil, err
	}
	if params.TaskID != nil {
		if id, err := s.names.taskOf(*params.TaskID); err != nil || id != k.ID {
			return nil, seal.ErrTaskMismatch.With("the manifest is of task %.80q", m.TaskID)
		}
	}
	if k.Sponsor != s.account {
		return nil, tenzro.ErrKeyNotHeld.With("the task's sponsor is %s, and this bridge's account %s: a manifest is its sponsor's", s.names.did(k.Sponsor), s.names.did(s.account))
	}
	s.acting.Lock()
	defer s.acting.Unlock()
	standing, err := s.manifests.read(k.ID)
	if err != nil {
		return nil, err
	}
	if standing != nil && standing.Hash() != m.Hash() {
		return nil, tenzro.ErrSealedManifestHash.With("a manifest of hash %s is installed, and trainers go by it", standing.Hash())
	}
	if node, err = tenzro.WithHash(node, tenzro.Hash(m.Hash())); err != nil {
		return nil, err
	}
	if err := write(s.manifests.path(k.ID), node); err != nil {
		return nil, tenzro.ErrStorage.Hiding(err)
	}
	return map[string]any{"task_id": s.names.taskName(k.ID), "manifest_hash": m.Hash().String()[2:], "status": "installed"}, nil
}

// getSealedManifest is null where none was installed here.
func (s *reader) getSealedManifest(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	_, k, err := s.asked(ctx, raw)
	if err != nil {
		return nil, err
	}
	node, err := s.manifests.raw(k.ID)
	if err != nil || node == nil {
		return nil, err
	}
	if p.sdk {
		return tenzro.SDKManifest(node)
	}
	return json.RawMessage(node), nil
}
