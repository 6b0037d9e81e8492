package keeper

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"math/big"
	"net/http"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/protocol/claim"
)

func verifiedTask(s *protocol.TaskSpec) {
	s.Tier, s.ProgramRoot, s.CheckpointInterval = uint8(protocol.TierVerified), chaintest.Programs, 1
	s.CommitWindow = 190
}

func objectPath(root protocol.Hash) string { return "/v1/objects/" + root.String() }

// A Verified task opens for enrolment when its programs, their constants and its data are held; what is not theirs is refused by name.
func TestPartsOfAVerifiedTask(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(verifiedTask)
	check := func(want *protocol.Error, root protocol.Hash, body []byte) {
		t.Helper()
		_, err := k.put(objectPath(root), body)
		require.ErrorIs(t, err, want)
	}
	data, list := task.Parts[0], task.Parts[1]
	check(errManifestRequired, list.Root, list.Raw)
	check(errManifestRequired, data.Root, data.Raw)
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(t, named)
	_, named = k.put("/v1/states/"+protocol.Hash(task.Spec.InitialStateRoot).String(), stateFile(t, task.Initial, task.Spec.FragmentCount))
	require.Nil(t, named)

	check(errObjectNotExpected, protocol.Hash{1}, list.Raw)
	check(errObjectNotExpected, task.Parts[2].Root, task.Parts[2].Raw)
	for i, p := range task.Parts {
		status, err := env.View().Status(env.Ctx(), task.ID)
		require.NoError(t, err)
		require.Equal(t, protocol.StatusPending, status, "acknowledged without %d parts", len(task.Parts)-i)
		flipped := bytes.Clone(p.Raw)
		flipped[len(flipped)/2] ^= 1
		check(errObjectMismatch, p.Root, flipped)
		check(errObjectMismatch, p.Root, p.Raw[:len(p.Raw)-1])
		check(errObjectMismatch, p.Root, nil)
		_, err = k.put(objectPath(p.Root), append(bytes.Clone(p.Raw), 0))
		// A program may have any size up to the largest.
		if bytes.Equal(p.Raw, data.Raw) || bytes.Equal(p.Raw, list.Raw) {
			require.ErrorIs(t, err, protocol.ErrPayloadTooLarge)
		} else {
			require.Error(t, err)
		}
		raw, named := k.put(objectPath(p.Root), p.Raw)
		require.Nil(t, named)
		require.JSONEq(t, fmt.Sprintf(`{"root":%q,"bytes":%d}`, p.Root, len(p.Raw)), string(raw))
		again, named := k.put(objectPath(p.Root), p.Raw)
		require.Nil(t, named, "sent again")
		require.Equal(t, string(raw), string(again))
		_, got, named := k.do("GET", objectPath(p.Root), nil, nil)
		require.Nil(t, named)
		require.Equal(t, p.Raw, got)
	}
	k.eventually(func() bool {
		status, err := env.View().Status(env.Ctx(), task.ID)
		require.NoError(t, err)
		return status == protocol.StatusEnrolling
	}, "the task is acknowledged")

	// A challenger finds everything by address.
	fetched, err := claim.Fetch(env.Ctx(), task.ID, &task.Spec, func(_ context.Context, root claim.Hash, _ uint64) ([]byte, error) {
		_, raw, named := k.do("GET", objectPath(root), nil, nil)
		require.Nil(t, named)
		return raw, nil
	})
	require.NoError(t, err)
	replayer, err := claim.NewReplayer(fetched)
	require.NoError(t, err)
	records, err := claim.NewDataset(&task.Spec, data.Raw)
	require.NoError(t, err)

	// The list of checkpoints comes behind the commitment that hashes it.
	task.Enroll()
	key := task.Trainers[0]
	trainer := crypto.PubkeyToAddress(key.PublicKey)
	result, err := replayer.Run(env.Ctx(), claim.Work{Trainer: trainer, Params: task.Initial.Params, Records: records}, nil)
	require.NoError(t, err)
	g, _ := task.Gradient(0, task.Spec.InitialStateRoot, key)
	g.ClaimHash = claim.Root(task.ID, 0, trainer, result.Checkpoints)
	var checkpoints []byte
	for _, c := range result.Checkpoints {
		checkpoints = append(checkpoints, c[:]...)
	}
	path := fmt.Sprintf("/v1/claims/%s/0/%s", task.ID, trainer)
	_, err = k.put(path, checkpoints)
	require.ErrorIs(t, err, protocol.ErrGradientNotFound)
	env.Send(key, env.Chain.SubmitOuterGradient(g, task.Sign(g, key)))
	k.eventually(func() bool {
		_, named := k.put(path, checkpoints)
		return named == nil
	}, "the list is taken")
	_, err = k.put(fmt.Sprintf("/v1/claims/%s/0/%s", task.ID, common.Address{1}), checkpoints)
	require.ErrorIs(t, err, protocol.ErrGradientNotFound)
	_, got, named := k.do("GET", objectPath(g.ClaimHash), nil, nil)
	require.Nil(t, named)
	require.Equal(t, checkpoints, got)

	// Another claim's list, or one of another length, is none.
	other := task.Trainers[1]
	g2, _ := task.Gradient(0, task.Spec.InitialStateRoot, other)
	g2.ClaimHash = claim.Root(task.ID, 0, g2.Trainer, result.Checkpoints)
	env.Send(other, env.Chain.SubmitOuterGradient(g2, task.Sign(g2, other)))
	wrong := bytes.Clone(checkpoints)
	wrong[3] ^= 1
	path = fmt.Sprintf("/v1/claims/%s/0/%s", task.ID, g2.Trainer)
	k.eventually(func() bool {
		_, err := k.put(path, wrong)
		return err.Name == errObjectMismatch.Name
	}, "a wrong list is refused")
	_, err = k.put(path, checkpoints[:64])
	require.ErrorIs(t, err, errObjectMismatch)
	_, err = k.put(path, append(checkpoints, 0))
	require.ErrorIs(t, err, protocol.ErrPayloadTooLarge)
}

// A keeper gets what it lacks from its peers, checked as if it had been sent.
func TestPartsFromPeers(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	first := startKeeper(t, env, 0)
	second := startKeeperWith(t, env, 1, func(c *Config) { c.Peers = []string{first.url} })
	task := env.Post(verifiedTask)
	task.Upload(first.url)
	second.eventually(func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, second.Account())
		return err == nil && p.Acknowledged
	}, "the second keeper acknowledges what it fetched")
	for _, p := range task.Parts {
		raw, err := second.store.Get(p.Root, int64(len(p.Raw)))
		require.NoError(t, err)
		require.Equal(t, p.Raw, raw)
	}
}

// Neither data beyond the keeper's limit nor programs that do not fit the task tie down its stake.
func TestVerifiedTasksThatAreNotServed(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeperWith(t, env, 0, func(c *Config) { c.MaxObjectBytes, c.MaxSponsorBytes = 10_000, 1<<24 })
	large := env.Post(func(s *protocol.TaskSpec) {
		verifiedTask(s)
		s.DatasetRecords = 3000
	})
	_, named := k.put("/v1/manifests/"+protocol.Hash(large.Spec.ManifestHash).String(), large.Manifest)
	require.Nil(t, named)
	_, err := k.put(objectPath(large.Parts[0].Root), large.Parts[0].Raw)
	require.ErrorIs(t, err, errTaskNotServed)

	// The programs of a task with other fragments, under a manifest of this one.
	fits := env.Post(verifiedTask)
	misfit := env.Post(func(s *protocol.TaskSpec) {
		verifiedTask(s)
		s.ProgramRoot, s.DatasetRoot, s.ManifestHash, s.FragmentCount = fits.Spec.ProgramRoot, fits.Spec.DatasetRoot, fits.Spec.ManifestHash, 2
		_, _, initial := env.Spec()
		s.InitialStateRoot = initial.Root(2)
	})
	fits.Upload(k.url)
	_, named = k.put("/v1/states/"+protocol.Hash(misfit.Spec.InitialStateRoot).String(), stateFile(t, misfit.Initial, 2))
	require.Nil(t, named)
	_, parts := k.objects.parts(&misfit.Spec)
	require.ErrorIs(t, parts, errProgramsInvalid)
	// Records of which none could be shown on chain.
	wide := fits.Spec
	manifest := bytes.Replace(fits.Manifest, []byte(`"record_bytes":4,`), []byte(`"record_bytes":65537,`), 1)
	wide.ManifestHash = sha256.Sum256(manifest)
	require.NoError(t, k.store.Put(wide.ManifestHash, manifest))
	_, parts = k.objects.parts(&wide)
	require.ErrorIs(t, parts, errProgramsInvalid)
	k.eventually(func() bool {
		p, err := fits.View().PoolKeeper(fits.Ctx(), fits.ID, k.Account())
		return err == nil && p.Acknowledged
	}, "the task that fits is acknowledged")
	for _, task := range []*chaintest.Task{large, misfit} {
		status, err := env.View().Status(env.Ctx(), task.ID)
		require.NoError(t, err)
		require.Equal(t, protocol.StatusPending, status)
		lock, err := env.View().Lock(env.Ctx(), task.ID, protocol.RoleKeeper, k.Account())
		require.NoError(t, err)
		require.Zero(t, lock.Sign())
	}
}

// A set of programs that is not complete, or does not fit, is looked at once, however often somebody asks; until what it lacked is there.
func TestProgramsAreLookedAtOnce(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(verifiedTask)
	_, named := k.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(t, named)
	list, program := task.Parts[1], task.Parts[2]
	for _, p := range []chaintest.Part{list, program} {
		_, named = k.put(objectPath(p.Root), p.Raw)
		require.Nil(t, named)
	}
	known, err := k.objects.parts(&task.Spec)
	require.NoError(t, err)
	require.False(t, known.complete)
	// Whoever decoded it again would trip over this.
	require.NoError(t, k.store.Put(program.Root, []byte("junk")))
	again, err := k.objects.parts(&task.Spec)
	require.NoError(t, err)
	require.False(t, again.complete)
	require.Equal(t, known.len(), again.len())
	require.NoError(t, k.store.Put(program.Root, program.Raw))
	for _, p := range task.Parts[3:] {
		_, named = k.put(objectPath(p.Root), p.Raw)
		require.Nil(t, named)
	}
	known, err = k.objects.parts(&task.Spec)
	require.NoError(t, err)
	require.True(t, known.complete)

	// Junk in place of a data set, or of a list or program that the keeper lacks, is hashed beside whatever is read as a whole.
	fresh := startKeeper(t, env, 1)
	_, named = fresh.put("/v1/manifests/"+protocol.Hash(task.Spec.ManifestHash).String(), task.Manifest)
	require.Nil(t, named)
	_, named = fresh.put(objectPath(list.Root), list.Raw)
	require.Nil(t, named)
	for _, k := range []*running{k, fresh} {
		k.objects.judging.Lock()
		defer k.objects.judging.Unlock()
	}
	for k, part := range map[*running]chaintest.Part{k: task.Parts[0], fresh: program} {
		for _, at := range []int{0, len(part.Raw) / 2} {
			junk := bytes.Clone(part.Raw)
			junk[at] ^= 1
			_, refused := k.put(objectPath(part.Root), junk)
			require.ErrorIs(t, refused, errObjectMismatch)
		}
	}
}

// Programs, a data set and constants that are demanded of the sponsor are published by whoever in the pool has them, or gets them from a peer.
func TestKeeperShowsPrograms(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(func(s *protocol.TaskSpec) { verifiedTask(s); s.RevealWindow = 5_000 })
	held := map[string][]byte{
		objectPath(task.Spec.ManifestHash):     task.Manifest,
		objectPath(task.Spec.InitialStateRoot): stateFile(t, task.Initial, task.Spec.FragmentCount),
	}
	for _, p := range task.Parts {
		held[objectPath(p.Root)] = p.Raw
	}
	peer, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		if raw, ok := held[r.URL.Path]; ok {
			w.Write(raw)
		} else {
			http.NotFound(w, r)
		}
	})
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Peers = []string{peer.url} })
	k.eventually(func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		return err == nil && p.Acknowledged
	}, "the task is acknowledged from the peer's objects")
	task.Enroll()
	challenger := keys.Dev(15)
	env.Send(challenger, env.Chain.Mint(crypto.PubkeyToAddress(challenger.PublicKey), chaintest.Tokens(1_000_000)))
	env.Send(challenger, env.Chain.Approve(env.Dep.Reveals, chaintest.Tokens(100_000)))
	list := held[objectPath(task.Spec.ProgramRoot)]
	for which := range uint32(claim.ProgramCount) {
		root := protocol.Hash(list[which*claim.HashBytes:])
		if which > 0 {
			require.NoError(t, k.store.Remove(root))
			require.NoError(t, k.store.Remove(task.Spec.ProgramRoot))
		}
		receipt := env.Send(challenger, env.Chain.ObjectRequest(task.ID, chain.ObjectProgram, which, 0))
		var published []byte
		k.eventually(func() bool {
			var err error
			published, err = env.View().RevealedObject(env.Ctx(), receipt.BlockNumber.Uint64(), big.NewInt(int64(which)))
			return err == nil && published != nil
		}, "published")
		require.Equal(t, held[objectPath(root)], published, "program %d, which is one range long", which)
	}
	number, constant := task.ShowConstant(challenger)
	root, err := env.View().Constant(env.Ctx(), task.ID, number)
	require.NoError(t, err)
	for i, of := range []struct {
		part     chain.ObjectPart
		fragment uint32
		root     protocol.Hash
		want     []byte
	}{
		{chain.ObjectDataset, 0, task.Spec.DatasetRoot, task.Parts[0].Raw},
		{chain.ObjectConstant, number, root.Root, append(constant, make([]byte, 1024-len(constant))...)},
	} {
		require.NoError(t, k.store.Remove(of.root))
		receipt := env.Send(challenger, env.Chain.ObjectRequest(task.ID, of.part, of.fragment, 0))
		var published []byte
		k.eventually(func() bool {
			var err error
			published, err = env.View().RevealedObject(env.Ctx(), receipt.BlockNumber.Uint64(), big.NewInt(int64(claim.ProgramCount+i)))
			return err == nil && published != nil
		}, "published")
		require.Equal(t, of.want, published, "the %s, which is one range long", of.part)
	}
}

// A stored data set that was damaged since is dropped when its records are demanded, so that a peer's is fetched in its place.
func TestKeeperDropsADamagedDataset(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(verifiedTask)
	k := startKeeper(t, env, 0)
	require.NoError(t, k.store.Put(task.Spec.DatasetRoot, make([]byte, len(task.Parts[0].Raw))))
	r := chain.ObjectRequest{TaskID: task.ID, Part: chain.ObjectDataset, Leaves: chain.RangeLeaves}
	_, err := k.defence.objectAnswer(t.Context(), &task.Spec, new(big.Int), r)
	require.ErrorIs(t, err, claim.ErrPart)
	held, err := k.store.Has(task.Spec.DatasetRoot)
	require.NoError(t, err)
	require.False(t, held)
	require.NoError(t, k.store.Put(task.Spec.DatasetRoot, task.Parts[0].Raw))
	answer, err := k.defence.objectAnswer(t.Context(), &task.Spec, new(big.Int), r)
	require.NoError(t, err)
	_, err = answer(t.Context())
	require.NoError(t, err)
}

// Whoever posts a task may name any root as its data set, that of another task's first state too: looking at it drops nothing.
func TestKeeperKeepsWhatAnotherTaskNamesAsItsData(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(verifiedTask)
	task.Upload(k.url)
	k.eventually(func() bool {
		p, err := task.View().PoolKeeper(task.Ctx(), task.ID, k.Account())
		return err == nil && p.Acknowledged
	}, "the task is acknowledged")
	other := task.Spec
	other.DatasetRoot = other.InitialStateRoot
	manifest := bytes.ReplaceAll(task.Manifest, []byte(protocol.Hash(task.Spec.DatasetRoot).String()), []byte(protocol.Hash(other.DatasetRoot).String()))
	other.ManifestHash = sha256.Sum256(manifest)
	env.Post(func(s *protocol.TaskSpec) { *s = other })
	k.eventually(func() bool {
		_, named := k.put("/v1/manifests/"+protocol.Hash(other.ManifestHash).String(), manifest)
		return named == nil
	}, "the manifest is taken")
	// The keeper itself may have looked first: it says so in other words then.
	require.ErrorIs(t, k.objects.check(t.Context(), protocol.Hash{1}, &other), errDamaged)
	held, err := k.store.Has(other.DatasetRoot)
	require.NoError(t, err)
	require.True(t, held, "the first state of the task that the keeper serves")
}

// Whoever posts a task may name any root as anything. A sponsor says which task an object is of, and is heard whatever others name it as.
func TestSponsorsAreHeardWhateverOthersName(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	manifestOf := func(spec *protocol.TaskSpec) string {
		return "/v1/manifests/" + protocol.Hash(spec.ManifestHash).String()
	}
	decoy := env.Post(func(s *protocol.TaskSpec) {
		s.ParamCount--
		s.ManifestHash = protocol.Hash{1} // nobody has it
	})
	task := env.Post(verifiedTask)
	state := "/v1/states/" + protocol.Hash(task.Spec.InitialStateRoot).String()
	require.Equal(t, decoy.Spec.InitialStateRoot, task.Spec.InitialStateRoot)
	_, named := k.put(manifestOf(&task.Spec), task.Manifest)
	require.Nil(t, named)
	file, of := stateFile(t, task.Initial, task.Spec.FragmentCount), "?task="+task.ID.String()
	_, named = k.put(state+"?task="+decoy.ID.String(), file)
	require.ErrorIs(t, named, errManifestRequired)
	_, named = k.put(state+"?task="+protocol.Hash{1}.String(), file)
	require.ErrorIs(t, named, errObjectNotExpected)
	_, named = k.put(state+"?task=1", file)
	require.ErrorIs(t, named, errInvalidParams)
	_, named = k.put(state+of, file)
	require.Nil(t, named)

	// Its data set is the list of programs.
	list, other := task.Parts[1], task.Spec
	other.DatasetRoot = list.Root
	manifest := bytes.ReplaceAll(task.Manifest, []byte(protocol.Hash(task.Spec.DatasetRoot).String()), []byte(list.Root.String()))
	other.ManifestHash = sha256.Sum256(manifest)
	behind := env.Post(func(s *protocol.TaskSpec) { *s = other })
	k.eventually(func() bool {
		_, named := k.put(manifestOf(&other), manifest)
		return named == nil
	}, "the manifest is taken")
	_, named = k.put(objectPath(list.Root)+"?task="+behind.ID.String(), list.Raw)
	require.ErrorIs(t, named, errObjectMismatch)
	for _, path := range []string{objectPath(list.Root) + of, objectPath(list.Root)} {
		_, named = k.put(path, list.Raw)
		require.Nil(t, named, path)
		require.NoError(t, k.store.Remove(list.Root))
	}
}

// Programs that are other objects are read once, however large those are: whoever posts tasks names them.
func TestWhatIsNoProgramIsReadOnce(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(verifiedTask)
	require.NoError(t, k.store.Put(task.Spec.ManifestHash, task.Manifest))
	list := task.Parts[1]
	for name, raw := range map[string][]byte{"another object": make([]byte, 8000), "a longer object": make([]byte, claim.MaxProgramBytes+1)} {
		t.Run(name, func(t *testing.T) {
			spec := task.Spec
			spec.Seed = sha256.Sum256([]byte(name))
			require.NoError(t, k.store.Put(list.Root, list.Raw))
			require.NoError(t, k.store.Put(task.Parts[2].Root, raw))
			_, err := k.objects.parts(&spec)
			require.ErrorIs(t, err, claim.ErrPart)
			// Whoever read it again would find it gone.
			require.NoError(t, k.store.Remove(task.Parts[2].Root))
			_, err = k.objects.parts(&spec)
			require.ErrorIs(t, err, claim.ErrPart)
		})
	}
}

// A part that is another object is found once: the keeper does not go on hashing all that the task is made of, which may be what many tasks are made of.
func TestWhatIsNoPartIsFoundOnce(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(func(s *protocol.TaskSpec) {
		verifiedTask(s)
		s.KeeperLock, s.QuorumLock = chaintest.Tokens(4000), chaintest.Tokens(4000) // the keeper itself leaves it alone
	})
	for _, p := range task.Parts {
		require.NoError(t, k.store.Put(p.Root, p.Raw))
	}
	require.NoError(t, k.store.Put(task.Spec.ManifestHash, task.Manifest))
	state := stateFile(t, task.Initial, task.Spec.FragmentCount)
	require.NoError(t, k.store.Put(task.Spec.InitialStateRoot, state))
	_, err := k.objects.parts(&task.Spec)
	require.NoError(t, err)
	bad := task.Parts[3]
	require.NoError(t, k.store.Put(bad.Root, []byte("another object")))
	require.ErrorIs(t, k.objects.check(t.Context(), task.ID, &task.Spec), errDamaged)
	// Whoever hashed the first state again would trip over this.
	require.NoError(t, k.store.Put(task.Spec.InitialStateRoot, state[:8]))
	require.ErrorIs(t, k.objects.check(t.Context(), task.ID, &task.Spec), errDamaged)
	require.NoError(t, k.store.Put(task.Spec.InitialStateRoot, state))
	// Until it is sent as what it has to be.
	_, named := k.put(objectPath(bad.Root)+"?task="+task.ID.String(), bad.Raw)
	require.Nil(t, named)
	require.NoError(t, k.objects.check(t.Context(), task.ID, &task.Spec))
}

// A part that was damaged since it was sent is replaced by a peer's before its task is joined.
func TestKeeperReplacesADamagedPart(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(verifiedTask)
	data := task.Parts[0]
	peer, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == objectPath(data.Root) {
			w.Write(data.Raw)
		} else {
			http.NotFound(w, r)
		}
	})
	k := startKeeperWith(t, env, 0, func(c *Config) { c.Peers = []string{peer.url} })
	task.Upload(k.url)
	require.NoError(t, k.store.Put(data.Root, make([]byte, len(data.Raw))))
	require.NoError(t, k.objects.checkParts(t.Context(), task.ID, &task.Spec))
	raw, err := k.store.Get(data.Root, int64(len(data.Raw)))
	require.NoError(t, err)
	require.Equal(t, data.Raw, raw)
}

// What a peer has under a root that one task names as its data is not what was asked for, and is still what another task may ask it for.
func TestKeeperAsksAPeerAgainForAnotherTask(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(verifiedTask)
	other := task.Spec
	other.DatasetRoot = other.InitialStateRoot
	manifest := bytes.ReplaceAll(task.Manifest, []byte(protocol.Hash(task.Spec.DatasetRoot).String()), []byte(protocol.Hash(other.DatasetRoot).String()))
	other.ManifestHash = sha256.Sum256(manifest)
	peer, _ := peerServer(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == objectPath(task.Spec.InitialStateRoot) {
			w.Write(stateFile(t, task.Initial, task.Spec.FragmentCount))
		} else {
			http.NotFound(w, r)
		}
	})
	k := startKeeper(t, env, 0)
	k.peers.list = newPeers([]string{peer.url}, k.peers.strangers)
	require.NoError(t, k.store.Put(other.ManifestHash, manifest))
	require.False(t, k.objects.fetch(t.Context(), protocol.Hash{1}, &other, other.DatasetRoot))
	require.True(t, k.objects.fetch(t.Context(), task.ID, &task.Spec, task.Spec.InitialStateRoot))
}

// Of a program that is demanded range by range nothing is held while the answers wait, and it is opened once: who demands decides how many there are.
func TestKeeperHoldsNoProgramForEachDemand(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	task := env.Post(verifiedTask)
	k := startKeeper(t, env, 0)
	for _, p := range task.Parts {
		require.NoError(t, k.store.Put(p.Root, p.Raw))
	}
	r := chain.ObjectRequest{TaskID: task.ID, Part: chain.ObjectProgram, Fragment: 1, Leaves: chain.RangeLeaves}
	answer := func() {
		t.Helper()
		call, err := k.defence.objectAnswer(t.Context(), &task.Spec, new(big.Int), r)
		require.NoError(t, err)
		_, err = call(t.Context())
		require.NoError(t, err)
	}
	answer()
	// Opened again it would be found damaged.
	list, err := k.store.Get(task.Spec.ProgramRoot, claim.ProgramCount*claim.HashBytes)
	require.NoError(t, err)
	root := protocol.Hash(list[claim.HashBytes:])
	require.NoError(t, k.store.Remove(root))
	require.NoError(t, k.store.Put(root, []byte("damaged")))
	answer()
}
