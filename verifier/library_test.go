package verifier

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/internal/chain"
	"assay/internal/httpclient"
	"assay/protocol"
	"assay/protocol/claim"
)

// Sources that hang keep nobody from the honest one behind them, however little time there is, and are asked last from then on.
func TestHangingSourcesAreAskedLast(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	var states []protocol.Hash
	files := make(map[string][]byte)
	for i := range 2 {
		state := protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)}
		state.Params[7] = float32(i)
		var file bytes.Buffer
		require.NoError(t, protocol.WriteState(&file, state, spec.FragmentCount))
		root := state.Root(spec.FragmentCount)
		states, files["/v1/objects/"+root.String()] = append(states, root), file.Bytes()
	}
	serve := func(f http.HandlerFunc) string {
		server := httptest.NewServer(f)
		t.Cleanup(server.Close)
		return server.URL
	}
	var hanging []string
	for range 3 {
		hanging = append(hanging, serve(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	}
	honest := serve(func(w http.ResponseWriter, r *http.Request) { _, _ = w.Write(files[r.URL.Path]) })
	l := newLibrary(t.TempDir(), http.DefaultClient, append(hanging, honest)...)
	fetch := func(root protocol.Hash) {
		// Less than usualTime for each of them.
		ctx, cancel := context.WithTimeout(context.Background(), 3*usualTime)
		defer cancel()
		f, err := l.open(ctx, stateObject(spec, root))
		require.NoError(t, err)
		require.NoError(t, f.Close())
	}
	fetch(states[0])
	turn, err := l.inTurn(t.Context())
	require.NoError(t, err)
	require.Equal(t, honest, turn[0])
	fetch(states[1])

	// One that nobody has in time: who never answered stays behind.
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	_, err = l.open(ctx, stateObject(spec, protocol.Hash{1}))
	require.Error(t, err)
	turn, err = l.inTurn(t.Context())
	require.NoError(t, err)
	require.Equal(t, honest, turn[0])
}

// sourced answers a library's requests by host, without a network: what a source sends, or an error.
type sourced map[string]func(ctx context.Context) (io.Reader, error)

func (s sourced) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := s[r.URL.Host](r.Context())
	if err != nil {
		return nil, err
	}
	return &http.Response{StatusCode: http.StatusOK, ContentLength: -1, Body: io.NopCloser(body), Request: r}, nil
}

// steady sends 1 MiB a second.
type steady struct{ io.Reader }

func (s steady) Read(p []byte) (int, error) {
	time.Sleep(time.Second * time.Duration(len(p)) >> 20)
	return s.Reader.Read(p)
}

// drip sends a byte as often as every, as long as somebody listens.
type drip struct {
	ctx   context.Context
	every time.Duration
}

func (d drip) Read(p []byte) (int, error) {
	select {
	case <-d.ctx.Done():
		return 0, context.Cause(d.ctx)
	case <-time.After(d.every):
		return 1, nil
	}
}

// What claims are replayed with (programs, constants, the data set) is kept from nobody by sources that hang, stall or trickle, however large it may be:
// each of them takes usualTime of whoever is fresh, is asked last from then on, and is given up when it was silent for leastTime or sends too little.
func TestHangingSourcesKeepNobodyFromADataset(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		data := bytes.Repeat([]byte("record"), 1000)
		root := protocol.Hash(sha256.Sum256(data))
		check := func(raw []byte) error {
			if sha256.Sum256(raw) != root {
				return errors.New("other bytes")
			}
			return nil
		}
		hosts := sourced{
			"hangs": func(ctx context.Context) (io.Reader, error) { <-ctx.Done(); return nil, context.Cause(ctx) },
			"stalls": func(ctx context.Context) (io.Reader, error) {
				return io.MultiReader(bytes.NewReader(data[:100]), drip{ctx, time.Hour}), nil
			},
			"trickles": func(ctx context.Context) (io.Reader, error) { return drip{ctx, 100 * time.Millisecond}, nil },
			"lies":     func(ctx context.Context) (io.Reader, error) { return bytes.NewReader(data[1:]), nil },
			"honest":   func(ctx context.Context) (io.Reader, error) { return bytes.NewReader(data), nil },
		}
		asking := func(sources ...string) *library {
			return newLibrary(t.TempDir(), &http.Client{Transport: hosts}, sources...)
		}
		l := asking("http://hangs", "http://stalls", "http://trickles", "http://lies", "http://honest")
		for _, most := range []time.Duration{4 * usualTime, 0} {
			began := time.Now()
			raw, err := l.raw(t.Context(), root, DefaultMaxObjectBytes, check)
			require.NoError(t, err)
			require.Equal(t, data, raw)
			require.LessOrEqual(t, time.Since(began), most)
			require.NoError(t, os.Remove(l.rawPath(root)))
		}
		files, err := os.ReadDir(l.dir)
		require.NoError(t, err)
		require.Empty(t, files, "nothing is left of what the others sent")

		// Whoever sends steadily is left alone with it.
		hosts["steady"] = func(context.Context) (io.Reader, error) { return steady{bytes.NewReader(data)}, nil }
		data = bytes.Repeat([]byte("record"), 1<<20)
		root = protocol.Hash(sha256.Sum256(data))
		began := time.Now()
		_, err = asking("http://steady", "http://honest").raw(t.Context(), root, DefaultMaxObjectBytes, check)
		require.NoError(t, err)
		require.Greater(t, time.Since(began), 2*usualTime, "nobody else was asked")

		// Nobody has it: that is known before long.
		began = time.Now()
		_, err = asking("http://hangs", "http://stalls", "http://trickles", "http://lies").raw(t.Context(), root, DefaultMaxObjectBytes, check)
		require.ErrorIs(t, err, errUnavailable)
		require.ErrorIs(t, err, errSilent)
		require.LessOrEqual(t, time.Since(began), 2*leastTime)
	})
}

// Sources that send all of a large object but its end, and then a byte now and then, do not fill the disk beside what its task may keep: those that
// send nothing any more are given up for those that are asked next.
func TestWhatSourcesKeepUnfinishedIsBounded(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		const size = 16 << 20
		data := make([]byte, size)
		sources := make(sourced)
		var origins []string
		for i := range 12 {
			host := fmt.Sprint("keeper", i)
			origins = append(origins, "http://"+host)
			sources[host] = func(ctx context.Context) (io.Reader, error) {
				return io.MultiReader(bytes.NewReader(data[:size-1000]), drip{ctx, 10 * time.Second}), nil
			}
		}
		dir := t.TempDir()
		l := newLibrary(dir, &http.Client{Transport: sources}, origins...)
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
		defer cancel()
		done := make(chan error, 1)
		go func() {
			_, err := l.raw(ctx, protocol.Hash{1}, size, func([]byte) error { return errors.New("nobody has it") })
			done <- err
		}()
		for range 60 {
			time.Sleep(time.Second)
			synctest.Wait()
			entries, err := os.ReadDir(dir)
			require.NoError(t, err)
			sum := int64(0)
			for _, e := range entries {
				if info, err := e.Info(); err == nil {
					sum += info.Size()
				}
			}
			// One may have been asked since the last look.
			require.LessOrEqual(t, sum, int64(3*size+spareBytes))
		}
		cancel()
		require.Error(t, <-done)
	})
}

// A first state that nothing can be proven about is none, also where it is held as the state that another task's signers claim.
func TestAnothersStateIsNoFirstState(t *testing.T) {
	t.Parallel()
	state := protocol.State{Params: make([]float32, 1000), Momentum: make([]float32, 1000)}
	state.Params[3] = math.Float32frombits(0x7fc00001)
	var file bytes.Buffer
	require.NoError(t, protocol.WriteState(&file, state, 3))
	root := state.Root(3)
	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3, InitialStateRoot: root}
	other := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	source := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(file.Bytes()) }))
	t.Cleanup(source.Close)
	l := newLibrary(t.TempDir(), http.DefaultClient, source.URL)
	f, err := l.open(t.Context(), stateObject(other, root))
	require.NoError(t, err)
	require.NoError(t, f.Close())
	_, err = l.open(t.Context(), stateObject(spec, root))
	require.ErrorIs(t, err, claim.ErrPart)
	f, err = l.held(stateObject(other, root))
	require.NoError(t, err)
	require.NoError(t, f.Close())
	// A folder of states is looked at for a first one, too.
	sound := protocol.State{Params: make([]float32, 1000), Momentum: make([]float32, 1000)}
	spec.InitialStateRoot = sound.Root(3)
	file.Reset()
	require.NoError(t, protocol.WriteState(&file, sound, 3))
	l = newLibrary(t.TempDir(), http.DefaultClient)
	l.states = t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(l.states, fmt.Sprintf("%x.safetensors", spec.InitialStateRoot)), file.Bytes(), 0o600))
	f, err = l.open(t.Context(), stateObject(spec, spec.InitialStateRoot))
	require.NoError(t, err)
	require.NoError(t, f.Close())
}

// A payload's root binds its trainer. Whoever commits to another trainer's root has no payload, also where that one's is held: the signers that
// included it have to be asked for it.
func TestAnothersPayloadIsNone(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	trainer, copier := common.Address{1}, common.Address{2}
	delta := make([]float32, spec.ParamCount)
	delta[7] = 1
	var file bytes.Buffer
	require.NoError(t, protocol.WritePayload(&file, delta, spec.FragmentCount))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(file.Bytes()) }))
	t.Cleanup(server.Close)
	root := protocol.PayloadRoot(delta, protocol.Hash{9}, 4, trainer, spec.FragmentCount)
	entries := []chain.Commitment{{Trainer: trainer, Slot: 0, PayloadRoot: root}, {Trainer: copier, Slot: 1, PayloadRoot: root}}
	l := newLibrary(t.TempDir(), http.DefaultClient, server.URL)
	s := protocol.Statement{TaskId: protocol.Hash{9}, Round: 4, Included: 0b01}
	alone := newRound(l, spec, s, entries)
	var m *missing
	require.ErrorAs(t, alone.open(t.Context(), time.Minute), &m)
	require.Empty(t, m.payloads)
	alone.close()

	s.Included = 0b11
	both := newRound(l, spec, s, entries)
	require.ErrorAs(t, both.open(t.Context(), time.Minute), &m)
	require.Len(t, m.payloads, 1)
	require.ErrorIs(t, m.payloads[1], errUnavailable)
	both.close()
}

// A round has up to 64 payloads, each asked of every source: of all that these say of what they lack, the first words of the first few are told, and the
// others counted. Of rounds that only lead to another's state nothing is kept but what is missing.
func TestRefusalsOfARoundAreFew(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	hosts, words := make(sourced), strings.Repeat("no! ", 1<<16)
	var sources []string
	for i := range 16 {
		host := fmt.Sprintf("source%d", i)
		hosts[host] = func(context.Context) (io.Reader, error) { return nil, errors.New(words) }
		sources = append(sources, "http://"+host)
	}
	l := newLibrary(t.TempDir(), httpclient.New(hosts), sources...)
	var entries []chain.Commitment
	for i := range 64 {
		entries = append(entries, chain.Commitment{Trainer: common.Address{byte(i)}, Slot: uint8(i), PayloadRoot: protocol.Hash{1, byte(i)}})
	}
	r := newRound(l, spec, protocol.Statement{Included: math.MaxUint64}, entries)
	var m *missing
	require.ErrorAs(t, r.open(t.Context(), time.Minute), &m)
	require.Len(t, m.payloads, 64)
	require.Less(t, len(m.Error()), 16<<10)
	require.ErrorContains(t, m, "no! no!")
	require.ErrorContains(t, m, "payload 0 of the included ones")
	require.ErrorContains(t, m, "and 61 more")
	for i := range 64 {
		require.ErrorIs(t, m.payloads[i], errUnavailable)
		require.Less(t, len(m.payloads[i].Error()), 4<<10)
	}

	u := m.unexplained()
	require.Len(t, u.payloads, 64)
	require.Equal(t, errUnavailable, u.parent)
	require.Equal(t, errUnavailable, u.payloads[63])
	require.NoError(t, (&missing{}).unexplained().parent)
}

// What a power cut left of an object is none of it, and what cannot be stored here is not missing elsewhere.
func TestDamagedFolder(t *testing.T) {
	t.Parallel()
	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	state := protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)}
	var file bytes.Buffer
	require.NoError(t, protocol.WriteState(&file, state, spec.FragmentCount))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(file.Bytes()) }))
	t.Cleanup(server.Close)
	l := newLibrary(t.TempDir(), http.DefaultClient, server.URL)
	o := stateObject(spec, state.Root(spec.FragmentCount))
	for _, left := range []int{0, 1, 8*1000 - 1, 8*1000 + 1} {
		require.NoError(t, os.WriteFile(l.path(o), make([]byte, left), 0o600))
		f, err := l.open(t.Context(), o)
		require.NoError(t, err)
		info, err := f.Stat()
		require.NoError(t, err)
		require.EqualValues(t, 8*1000, info.Size())
		require.NoError(t, f.Close())
	}
	l.drop(o)
	l.dir += "/gone"
	_, err := l.open(t.Context(), o)
	require.ErrorIs(t, err, errStorage)
	require.NotErrorIs(t, err, errUnavailable)
	require.ErrorIs(t, l.storage(), errStorage)
	r := newRound(l, spec, protocol.Statement{ParentRoot: o.root}, nil)
	require.ErrorIs(t, r.open(t.Context(), time.Minute), errStorage)
	require.NoError(t, os.Mkdir(l.dir, 0o700))
	require.NoError(t, r.open(t.Context(), time.Minute))
	r.close()
	require.NoError(t, l.storage())

	full := storing{l, failing{}}
	_, err = full.Write(make([]byte, 10))
	require.ErrorIs(t, err, errStorage)
	require.ErrorIs(t, l.storage(), errStorage)
}

// failing is a full disk.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, syscall.ENOSPC }

// A disk that takes nothing loses no bytes that had their root: of what stands for itself they are returned and held in memory, a state is opened where
// it lies in --states, and this is told once.
func TestLibraryThatCannotWrite(t *testing.T) {
	t.Parallel()
	data := bytes.Repeat([]byte("program"), 100)
	root := protocol.Hash(sha256.Sum256(data))
	check := func(raw []byte) error {
		if sha256.Sum256(raw) != root {
			return errors.New("other bytes")
		}
		return nil
	}
	served := 0
	client := &http.Client{Transport: sourced{"a": func(context.Context) (io.Reader, error) {
		served++
		return bytes.NewReader(data), nil
	}}}
	dir := filepath.Join(t.TempDir(), "objects")
	require.NoError(t, os.WriteFile(dir, nil, 0o600)) // a file where the folder was: no permission keeps root out of one
	l := newLibrary(dir, client, "http://a")
	told := 0
	l.failed = func(error) { told++ }
	for range 2 {
		raw, err := l.raw(t.Context(), root, uint64(len(data)), check)
		require.NoError(t, err)
		require.Equal(t, data, raw)
	}
	require.Equal(t, 1, served, "it is held")
	require.NoError(t, l.pinRaw(root, time.Hour))
	l.keepRaw(protocol.Hash{1}, []byte("shown"))
	raw, err := l.kept(protocol.Hash{1}, 5)
	require.NoError(t, err)
	require.Equal(t, "shown", string(raw))
	require.Equal(t, 1, told)
	require.ErrorIs(t, l.storage(), errStorage)
	// What is held is bounded.
	for i := range 3 {
		l.remember(protocol.Hash{2, byte(i)}, make([]byte, mostUnkept/2))
	}
	require.Nil(t, l.remembered(protocol.Hash{2, 0}))
	require.NotNil(t, l.remembered(protocol.Hash{2, 1}))

	spec := &protocol.TaskSpec{ParamCount: 1000, FragmentCount: 3}
	state := protocol.State{Params: make([]float32, spec.ParamCount), Momentum: make([]float32, spec.ParamCount)}
	state.Params[7], state.Momentum[999] = 3, 5
	var file bytes.Buffer
	require.NoError(t, protocol.WriteState(&file, state, spec.FragmentCount))
	l.states = t.TempDir()
	o := stateObject(spec, state.Root(spec.FragmentCount))
	path := filepath.Join(l.states, fmt.Sprintf("%x.safetensors", o.root[:]))
	require.NoError(t, os.WriteFile(path, file.Bytes(), 0o600))
	for range 2 {
		f, err := l.open(t.Context(), o)
		require.NoError(t, err)
		params, momentum := make([]float32, 333), make([]float32, 333)
		require.NoError(t, stateFile{spec, f}.read(2, 0, params, momentum))
		require.Equal(t, state.Params[667:], params)
		require.Equal(t, state.Momentum[667:], momentum)
		require.NoError(t, f.Close())
	}
	// Another file in its place is none.
	file.Bytes()[file.Len()-1] ^= 1
	require.NoError(t, os.WriteFile(path+".new", file.Bytes(), 0o600))
	require.NoError(t, os.Rename(path+".new", path))
	_, err = l.open(t.Context(), o)
	require.Error(t, err)
}

// A disk that is full in the middle of an object has taken what came of it before.
func TestSpoolOnADiskThatFills(t *testing.T) {
	t.Parallel()
	l := newLibrary(t.TempDir(), http.DefaultClient)
	s := l.spool()
	_, err := s.Write([]byte("first, "))
	require.NoError(t, err)
	read, err := os.Open(s.f.Name()) // which takes nothing
	require.NoError(t, err)
	require.NoError(t, s.f.Close())
	s.f = read
	for _, part := range []string{"second, ", "third"} {
		_, err = s.Write([]byte(part))
		require.NoError(t, err)
	}
	raw, err := s.bytes()
	require.NoError(t, err)
	require.Equal(t, "first, second, third", string(raw))
	left, err := os.ReadDir(l.dir)
	require.NoError(t, err)
	require.Empty(t, left)
	require.ErrorIs(t, l.storage(), errStorage)
}
