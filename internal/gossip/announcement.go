package gossip

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

// Kind is what an announcement is about.
type Kind uint8

// The kinds of announcements.
const (
	// OuterGradient says that the keeper holds the payload Root of the trainer About for a round whose commitments are closed.
	OuterGradient Kind = 1 + iota
	// SyncRound says that the keeper asks for signatures under a proposal of the state Root for a round, and holds all that is included.
	SyncRound
	// Manifest says that the keeper holds all objects of the task, whose manifest has Root.
	Manifest
	// Endpoint says where the keeper answers.
	Endpoint
)

// String is the kind's name in metrics and logs.
func (k Kind) String() string {
	names := map[Kind]string{OuterGradient: "outer_gradient", SyncRound: "sync_round", Manifest: "manifest", Endpoint: "endpoint"}
	if name, ok := names[k]; ok {
		return name
	}
	return fmt.Sprintf("kind %d", uint8(k))
}

const (
	// wireVersion is the first byte of an announcement.
	wireVersion = 1
	// fixedBytes of an announcement come before its URL: version, kind, task, round, keeper, about, root, time, and the URL's length.
	fixedBytes  = 1 + 1 + 32 + 4 + 20 + 20 + 32 + 8 + 2
	maxURLBytes = chain.MaxEndpointBytes
	// MaxBytes is the size of the largest announcement.
	MaxBytes = fixedBytes + maxURLBytes
)

// ErrMalformed says that bytes are no announcement.
var ErrMalformed = errors.New("no announcement")

// Announcement is what a keeper tells the others of a task: what it holds, and where. It is a hint: whoever acts on it fetches over HTTP and checks
// the bytes against a root that it knows from the chain.
type Announcement struct {
	Kind Kind
	Task protocol.Hash
	// Round is 0 where the kind has none.
	Round uint32
	// Keeper announces. The message's author (from) is this keeper's signing key.
	Keeper common.Address
	// About is the trainer of an OuterGradient, zero otherwise.
	About common.Address
	// Root is zero for an Endpoint.
	Root protocol.Hash
	// Time is the keeper's, in seconds since 1970.
	Time uint64
	// URL is where the keeper answers; 1 to 256 bytes.
	URL string
}

// check reports what keeps a from being one of its kind.
func (a *Announcement) check() error {
	switch a.Kind {
	case OuterGradient, SyncRound, Manifest, Endpoint:
	default:
		return fmt.Errorf("%w: %s", ErrMalformed, a.Kind)
	}
	switch {
	case len(a.URL) == 0 || len(a.URL) > maxURLBytes:
		return fmt.Errorf("%w: a URL of %d bytes, not of 1 to %d", ErrMalformed, len(a.URL), maxURLBytes)
	case (a.Kind == OuterGradient) != (a.About != common.Address{}):
		return fmt.Errorf("%w: a trainer is named by an outer gradient, and by nothing else", ErrMalformed)
	case (a.Kind == Endpoint) != (a.Root == protocol.Hash{}):
		return fmt.Errorf("%w: a root is named by all but an endpoint", ErrMalformed)
	case a.Round != 0 && a.Kind != OuterGradient && a.Kind != SyncRound:
		return fmt.Errorf("%w: %s has no round", ErrMalformed, a.Kind)
	}
	return nil
}

// Encode gives the only bytes that the announcement has (docs/gossip.md); an error with ErrMalformed if it is none of its kind.
func (a *Announcement) Encode() ([]byte, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	out := make([]byte, 0, fixedBytes+len(a.URL))
	out = append(out, wireVersion, byte(a.Kind))
	out = append(out, a.Task[:]...)
	out = binary.BigEndian.AppendUint32(out, a.Round)
	out = append(out, a.Keeper[:]...)
	out = append(out, a.About[:]...)
	out = append(out, a.Root[:]...)
	out = binary.BigEndian.AppendUint64(out, a.Time)
	out = binary.BigEndian.AppendUint16(out, uint16(len(a.URL)))
	return append(out, a.URL...), nil
}

// Decode reads what Encode gives, and nothing else: an error with ErrMalformed. It keeps nothing of data.
func Decode(data []byte) (a Announcement, err error) {
	if len(data) < fixedBytes || len(data) > MaxBytes || data[0] != wireVersion {
		return a, fmt.Errorf("%w: %d bytes, not %d to %d of version %d", ErrMalformed, len(data), fixedBytes, MaxBytes, wireVersion)
	}
	a.Kind = Kind(data[1])
	r := bytes.NewReader(data[2:])
	var length uint16
	for _, field := range []any{&a.Task, &a.Round, &a.Keeper, &a.About, &a.Root, &a.Time, &length} {
		if err := binary.Read(r, binary.BigEndian, field); err != nil {
			return a, fmt.Errorf("%w: %v", ErrMalformed, err)
		}
	}
	if r.Len() != int(length) {
		return a, fmt.Errorf("%w: a URL of %d bytes in %d", ErrMalformed, length, r.Len())
	}
	a.URL = string(data[fixedBytes:])
	return a, a.check()
}
