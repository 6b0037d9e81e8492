package keeper

import (
	"context"
	"crypto/sha256"
	"maps"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/chain"
	"assay/protocol"
)

// membersEvery is after how many blocks of one round a task's members are read again.
const membersEvery = 8

// members are the trainers and keepers of served tasks (keys: member → signing key), and of these the keepers again; read says when a task's were read.
type members struct {
	*node
	keys, keepers, read sync.Map
	// signers are the signing keys of keepers; gathering is held while they are made anew.
	gathering sync.Mutex
	signers   atomic.Pointer[map[common.Address]struct{}]
}

// member is a trainer or a keeper of a task.
type member struct {
	task    protocol.Hash
	account common.Address
}

// learned is when the members of a task were read last.
type learned struct {
	round uint32
	block uint64
}

// signedBy returns what the sender of a request signed, if he is a trainer or a keeper of a task that this keeper serves. Whoever is not,
// or signed something else, is a stranger like any other: nothing is refused for it.
func (ms *members) signedBy(r *http.Request) *protocol.KeeperRequest {
	value := r.Header.Get(protocol.RequestHeader)
	if value == "" {
		return nil
	}
	k, signature, err := protocol.ParseRequestHeader(value)
	if err != nil {
		return nil
	}
	if now := uint64(time.Now().Unix()); k.Expires < now || k.Expires > now+protocol.MaxRequestLife {
		return nil
	}
	key, ok := ms.keys.Load(member{k.TaskId, k.Account})
	if !ok || r.Method == http.MethodGet && k.Content != sha256.Sum256(nil) {
		return nil
	}
	k.Keeper, k.Method, k.Path = ms.account, r.Method, r.URL.RequestURI()
	signer, err := protocol.Recover(k.Digest(ms.domain), signature)
	if err != nil || signer != key.(common.Address) && signer != k.Account {
		return nil
	}
	return &k
}

// learn notes who is enrolled in a task, and who is in its pool: whose requests have places of their own.
func (ms *members) learn(ctx context.Context, v *chain.View, id protocol.Hash, spec *protocol.TaskSpec, round uint32) error {
	if last, ok := ms.read.Load(id); ok {
		if l := last.(learned); l.round == round && v.Number < l.block+membersEvery && v.Number >= l.block {
			return nil
		}
	}
	found := make(map[member]common.Address)
	trainers, err := v.Trainers(ctx, id, spec.TrainerCount)
	if err != nil {
		return err
	}
	for _, t := range trainers {
		found[member{id, t.Account}] = t.Key
	}
	keepers, err := v.Pool(ctx, id)
	if err != nil {
		return err
	}
	pool := make(map[member]common.Address)
	for _, k := range keepers {
		if k.Active {
			pool[member{id, k.Account}] = k.Key
		}
	}
	maps.Copy(found, pool)
	replace(&ms.keys, id, found)
	replace(&ms.keepers, id, pool)
	ms.gatherSigners()
	ms.read.Store(id, learned{round, v.Number})
	return nil
}

// replace makes a task's entries in a list those given.
func replace(list *sync.Map, id protocol.Hash, by map[member]common.Address) {
	list.Range(func(k, _ any) bool {
		if m := k.(member); m.task == id {
			if _, stays := by[m]; !stays {
				list.Delete(m)
			}
		}
		return true
	})
	for m, key := range by {
		list.Store(m, key)
	}
}

// gatherSigners makes signers of keepers anew, for whoever asks at each message.
func (ms *members) gatherSigners() {
	ms.gathering.Lock()
	defer ms.gathering.Unlock()
	signers := make(map[common.Address]struct{})
	ms.keepers.Range(func(_, key any) bool {
		signers[key.(common.Address)] = struct{}{}
		return true
	})
	ms.signers.Store(&signers)
}

// forget drops a task's members, and that they were read.
func (ms *members) forget(id protocol.Hash) {
	ms.read.Delete(id)
	replace(&ms.keys, id, nil)
	replace(&ms.keepers, id, nil)
	ms.gatherSigners()
}

// isKeeper says whether a keeper is in a task's pool with that signing key.
func (ms *members) isKeeper(id protocol.Hash, account, signer common.Address) bool {
	key, ok := ms.keepers.Load(member{id, account})
	return ok && key.(common.Address) == signer
}

// isSigner says whether a key signs for a keeper in the pool of any served task.
func (ms *members) isSigner(signer common.Address) bool {
	signers := ms.signers.Load()
	if signers == nil {
		return false
	}
	_, is := (*signers)[signer]
	return is
}

// know says whether the members of a task are known, so that this keeper is one of them.
func (ms *members) know(id protocol.Hash) bool {
	_, known := ms.read.Load(id)
	return known
}
