package protocol

import (
	"encoding/json"

	"github.com/ethereum/go-ethereum/common"
)

// Statement is what a witness signs, with what its set hash is made of: the unit of every conviction. Its fields are those of the
// contract's struct, to which it converts.
type Statement struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	// FrozenHash is the last link over the round's commitments; bit s of Included says that slot s is part of the aggregate.
	FrozenHash [32]byte
	Included   uint64
	NewRoot    [32]byte
	AuxRoot    [32]byte
}

// statementJSON gives the 32-byte fields their hexadecimal form.
type statementJSON struct {
	TaskId     Hash   `json:"taskId"`
	Round      uint32 `json:"round"`
	ParentRoot Hash   `json:"parentRoot"`
	FrozenHash Hash   `json:"frozenHash"`
	Included   uint64 `json:"included"`
	NewRoot    Hash   `json:"newRoot"`
	AuxRoot    Hash   `json:"auxRoot"`
}

// MarshalJSON implements json.Marshaler.
func (s Statement) MarshalJSON() ([]byte, error) {
	return json.Marshal(statementJSON{s.TaskId, s.Round, s.ParentRoot, s.FrozenHash, s.Included, s.NewRoot, s.AuxRoot})
}

// UnmarshalJSON implements json.Unmarshaler.
func (s *Statement) UnmarshalJSON(b []byte) error {
	var v statementJSON
	if err := json.Unmarshal(b, &v); err != nil {
		return err
	}
	*s = Statement{v.TaskId, v.Round, v.ParentRoot, v.FrozenHash, v.Included, v.NewRoot, v.AuxRoot}
	return nil
}

// ID is keccak256(abi.encode(statement)).
func (s Statement) ID() Hash {
	var w words
	w.hash(s.TaskId)
	w.uint(uint64(s.Round))
	w.hash(s.ParentRoot)
	w.hash(s.FrozenHash)
	w.uint(s.Included)
	w.hash(s.NewRoot)
	w.hash(s.AuxRoot)
	return w.keccak()
}

// SetHash commits to the statement's accepted set.
func (s Statement) SetHash() Hash { return SetHash(s.FrozenHash, s.Included) }

// SyncRound is the statement in the form that is signed.
func (s Statement) SyncRound() SyncRound {
	return SyncRound{TaskId: s.TaskId, Round: s.Round, ParentRoot: s.ParentRoot, SetHash: s.SetHash(), NewRoot: s.NewRoot, AuxRoot: s.AuxRoot}
}

// Digest is what a witness's key signs.
func (s Statement) Digest(d Domain) Hash { return s.SyncRound().Digest(d) }

// FrozenEntry is one link of the frozen hash. Its fields are those of the contract's struct, to which it converts.
type FrozenEntry struct {
	Trainer common.Address
	// Slot is the trainer's enrolment slot.
	Slot        uint8
	PayloadRoot [32]byte
	ClaimHash   [32]byte
}

// PotID names the compensation pot of one branch of a task.
func PotID(taskID Hash, branch uint16) Hash {
	var w words
	w.hash(taskID)
	w.uint(uint64(branch))
	return w.keccak()
}
