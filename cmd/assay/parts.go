package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"assay/protocol"
	"assay/protocol/claim"
)

const partsHint = "use the folder objects/ of the `assay-trainer init` that wrote the task"

// partPath is where a part of a Verified task lies.
func partPath(folder string, p claim.Part) string { return filepath.Join(folder, p.Root.String()) }

// flag is what a command line needs besides manifest and first state.
func (o objects) flag() string {
	if len(o.parts) == 0 {
		return ""
	}
	return fmt.Sprintf(" --%s %s", flagObjects, o.folder)
}

// readParts checks all that a Verified task has besides manifest and first state; other tasks have nothing.
func readParts(folder string, spec *protocol.TaskSpec, m *protocol.Manifest) ([]claim.Part, *claim.Programs, error) {
	if !protocol.Tier(spec.Tier).Proven() {
		return nil, nil, nil
	}
	if folder == "" {
		return nil, nil, withHint(fmt.Errorf("a task of the Verified tier has programs and a data set: --%s is missing", flagObjects), partsHint)
	}
	parts, programs, err := claim.Parts(spec, m.Dataset.RecordBytes, func(p claim.Part) ([]byte, bool, error) {
		f, err := openPart(folder, p)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, false, nil
		} else if err != nil {
			return nil, false, err
		}
		defer f.Close()
		// One byte more than the part may have is too many, whatever the file holds.
		raw, err := io.ReadAll(io.LimitReader(f, int64(p.Bytes)+1))
		return raw, err == nil, err
	})
	if err != nil {
		return nil, nil, withHint(err, partsHint)
	}
	for _, p := range parts {
		if err := verifyPart(folder, p); err != nil {
			return nil, nil, withHint(fmt.Errorf("%s: %w", p.Kind, err), partsHint)
		}
	}
	if err := programs.Interruptible(); err != nil { // every player would refuse the task
		return nil, nil, err
	}
	return parts, programs, programs.CheckData(spec, m.Dataset.RecordBytes)
}

// openPart opens a part's file. Somebody else may have made the folder: a pipe would never end, or never begin.
func openPart(folder string, p claim.Part) (*os.File, error) {
	info, err := os.Stat(partPath(folder, p))
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no regular file", partPath(folder, p))
	}
	return os.Open(partPath(folder, p))
}

func verifyPart(folder string, p claim.Part) error {
	f, err := openPart(folder, p)
	if err != nil {
		return err
	}
	defer f.Close()
	return p.Verify(f)
}
