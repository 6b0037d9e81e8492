package verifier

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"assay/protocol"
	"assay/protocol/claim"
)

// notes is the folder of what an auditor has to remember.
type notes string

// auditNote is what an auditor has to remember of an audit: it cannot be derived from the chain, and a replay may be beyond reach later.
type auditNote struct {
	Set    protocol.Hash `json:"set"`
	Slot   uint8         `json:"slot"`
	Salt   protocol.Hash `json:"salt"`
	Traces claim.Audit   `json:"traces"`
	// Wrong says that the replay gives another claim than the trainer's.
	Wrong bool `json:"wrong"`
}

func (n notes) path(set protocol.Hash, slot uint8) string {
	return filepath.Join(string(n), fmt.Sprintf("%x-%d.json", set[:], slot))
}

// read is nil if there is none.
func (n notes) read(set protocol.Hash, slot uint8) (*auditNote, error) {
	b, err := os.ReadFile(n.path(set, slot))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	x := new(auditNote)
	if err := json.Unmarshal(b, x); err != nil {
		return nil, fmt.Errorf("%s: %w", n.path(set, slot), err)
	}
	return x, nil
}

// keep writes a note down so that a crash of the machine leaves all of it or none.
func (n notes) keep(x *auditNote) error {
	b, err := json.Marshal(x)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(string(n), "note-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(b)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), n.path(x.Set, x.Slot)); err != nil {
		return err
	}
	dir, err := os.Open(string(n))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
