package keeper

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"math"
	"math/big"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingrounds"
	"assay/internal/chain"
	"assay/internal/chain/chaintest"
	"assay/internal/door"
	"assay/internal/keys"
	"assay/protocol"
)

// snapshot is everything a refused submission could have changed: the files, the journal byte for byte, and the chain.
func snapshot(t *testing.T, k *running, task *chaintest.Task) string {
	t.Helper()
	h := sha256.New()
	require.NoError(t, filepath.WalkDir(k.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		fmt.Fprintf(h, "%s %x\n", path, sha256.Sum256(raw))
		return nil
	}))
	v := task.View()
	round, err := v.Round(task.Ctx(), task.ID, head(task).Round)
	require.NoError(t, err)
	return fmt.Sprintf("%x %+v %+v %d", h.Sum(nil), head(task), round, relayed(t, k, task))
}

// relayed counts the gradients that a keeper sent to the chain, in blocks; what else it sends has nothing to do with a submission.
func relayed(t *testing.T, k *running, task *chaintest.Task) int {
	t.Helper()
	parsed, err := trainingrounds.TrainingRoundsMetaData.ParseABI()
	require.NoError(t, err)
	selector := parsed.Methods["submitOuterGradient"].ID
	client := task.Devnet.Client()
	last, err := client.BlockNumber(task.Ctx())
	require.NoError(t, err)
	n := 0
	for number := range last + 1 {
		block, err := client.BlockByNumber(task.Ctx(), new(big.Int).SetUint64(number))
		require.NoError(t, err)
		for _, tx := range block.Transactions() {
			from, err := types.Sender(types.LatestSignerForChainID(tx.ChainId()), tx)
			require.NoError(t, err)
			if from == k.Account() && bytes.HasPrefix(tx.Data(), selector) {
				n++
			}
		}
	}
	return n
}

// refused asserts the name and its status, and that nothing changed.
func refused(t *testing.T, k *running, task *chaintest.Task, want *protocol.Error, f func() *protocol.Error) {
	t.Helper()
	unchanged(t, k, task, func() {
		got := f()
		require.NotNil(t, got, "accepted")
		require.Equal(t, want.Name, got.Name, got.Message)
		require.NotEmpty(t, got.Message)
		require.NotEmpty(t, got.Hint)
	})
}

// unchanged asserts that f leaves everything as it was.
func unchanged(t *testing.T, k *running, task *chaintest.Task, f func()) {
	t.Helper()
	// The keeper reads the chain meanwhile, and how far it came is in the journal too.
	k.tasks.reading <- struct{}{}
	defer func() { <-k.tasks.reading }()
	// And it may be in the middle of something of its own, which it writes down: then what f does is not to be told from that, and f is done again.
	own := func() (done string, busy bool) {
		k.actions.mu.Lock()
		defer k.actions.mu.Unlock()
		for _, key := range slices.Sorted(maps.Keys(k.actions.entries)) {
			e := k.actions.entries[key]
			done, busy = done+fmt.Sprintln(key, *e), busy || e.running
		}
		return done, busy
	}
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		require.True(t, time.Now().Before(end), "the keeper is never at rest")
		was, busy := own()
		before := snapshot(t, k, task)
		f()
		after := snapshot(t, k, task)
		if is, still := own(); busy || still || was != is {
			continue
		}
		require.Equal(t, before, after)
		return
	}
}

// unhurried leaves a test that looks at everything after each request the time for that, on a busy machine too: chain time runs faster than its own.
func unhurried(s *protocol.TaskSpec) {
	s.EnrollWindow, s.CommitWindow, s.UploadWindow = 200_000, 200_000, 200_000
}

func TestEveryBadCommitmentHasItsName(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(unhurried)
	k.upload(task)

	early, sig := task.Gradient(0, task.Spec.InitialStateRoot, task.Trainers[0])
	refused(t, k, task, protocol.ErrTrainerNotEnrolled, func() *protocol.Error { _, err := k.submit(early, sig); return err })

	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	good, goodSig := task.Gradient(0, root, task.Trainers[0])
	stranger := keys.Dev(15)
	for name, c := range map[string]struct {
		want *protocol.Error
		edit func(g *protocol.OuterGradient) []byte
	}{
		"bad signature": {protocol.ErrInvalidSignature, func(g *protocol.OuterGradient) []byte {
			return append([]byte{goodSig[0] ^ 1}, goodSig[1:]...)
		}},
		"short signature": {protocol.ErrInvalidSignature, func(*protocol.OuterGradient) []byte { return goodSig[:64] }},
		"malleable signature": {protocol.ErrInvalidSignature, func(*protocol.OuterGradient) []byte {
			s := new(big.Int).Sub(crypto.S256().Params().N, new(big.Int).SetBytes(goodSig[32:64]))
			return append(append(bytes.Clone(goodSig[:32]), common.LeftPadBytes(s.Bytes(), 32)...), 27+28-goodSig[64])
		}},
		"another trainer's signature": {protocol.ErrInvalidSignature, func(g *protocol.OuterGradient) []byte { return task.Sign(*g, task.Trainers[1]) }},
		"signature over another round": {protocol.ErrInvalidSignature, func(g *protocol.OuterGradient) []byte {
			other := *g
			other.Round++
			return task.Sign(other, task.Trainers[0])
		}},
		"unknown trainer": {protocol.ErrTrainerNotEnrolled, func(g *protocol.OuterGradient) []byte {
			g.Trainer = crypto.PubkeyToAddress(stranger.PublicKey)
			return task.Sign(*g, stranger)
		}},
		"unknown task": {protocol.ErrTaskNotFound, func(g *protocol.OuterGradient) []byte {
			g.TaskId[0] ^= 1
			return task.Sign(*g, task.Trainers[0])
		}},
		"wrong round": {protocol.ErrInvalidRound, func(g *protocol.OuterGradient) []byte {
			g.Round = 1
			return task.Sign(*g, task.Trainers[0])
		}},
		"stale parent": {protocol.ErrStaleParent, func(g *protocol.OuterGradient) []byte {
			g.ParentRoot[0] ^= 1
			return task.Sign(*g, task.Trainers[0])
		}},
		"expired": {&protocol.Error{Name: "SignatureExpired"}, func(g *protocol.OuterGradient) []byte {
			g.Deadline = 1
			return task.Sign(*g, task.Trainers[0])
		}},
	} {
		t.Run(name, func(t *testing.T) {
			refused(t, k, task, c.want, func() *protocol.Error {
				g := good
				sig := c.edit(&g)
				_, err := k.submit(g, sig)
				return err
			})
		})
	}

	first, named := k.submit(good, goodSig)
	require.Nil(t, named)
	require.Contains(t, string(first), `"status":"relayed"`)
	t.Run("identical resend", func(t *testing.T) {
		unchanged(t, k, task, func() {
			again, named := k.submit(good, goodSig)
			require.Nil(t, named)
			require.Equal(t, string(first), string(again))
		})
	})
	t.Run("different resend", func(t *testing.T) {
		other := good
		other.PayloadRoot[0] ^= 1
		refused(t, k, task, protocol.ErrDuplicateSubmission, func() *protocol.Error {
			_, err := k.submit(other, task.Sign(other, task.Trainers[0]))
			return err
		})
	})
	t.Run("brought by another relayer", func(t *testing.T) {
		g, sig := task.Gradient(0, root, task.Trainers[1])
		receipt := env.Send(keys.Dev(15), env.Chain.SubmitOuterGradient(g, sig))
		one, named := k.submit(g, sig)
		require.Nil(t, named)
		require.JSONEq(t, fmt.Sprintf(`{"txHash":%q,"status":"committed","round":0}`, receipt.TxHash), string(one))
		kept, err := k.store.Relay(submissionOf(g))
		require.NoError(t, err)
		require.Equal(t, sig, kept.Signature, "a reorg may take it away: it can be sent again")
		two, named := k.submit(g, sig)
		require.Nil(t, named)
		require.Equal(t, string(one), string(two))
	})
	t.Run("late", func(t *testing.T) {
		g, sig := task.Gradient(0, root, task.Trainers[2])
		_, named := k.submit(g, sig)
		require.Nil(t, named)
		env.Skip(task.Spec.CommitWindow)
		late, lateSig := task.Gradient(0, root, task.Trainers[3])
		refused(t, k, task, protocol.ErrCommitWindowClosed, func() *protocol.Error { _, err := k.submit(late, lateSig); return err })
	})
}

func TestEveryBadPayloadHasItsName(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(unhurried)
	k.upload(task)
	task.Enroll()
	root := protocol.Hash(task.Spec.InitialStateRoot)
	trainer := crypto.PubkeyToAddress(task.Trainers[0].PublicKey)
	delta := task.Delta(0, trainer)
	good := payloadFile(t, delta, 3)
	path := payloadPath(task.ID, 0, trainer)

	put := func(path string, body []byte) func() *protocol.Error {
		return func() *protocol.Error { _, err := k.put(path, body); return err }
	}
	edited := func(edit func([]float32)) []byte {
		d := append([]float32(nil), delta...)
		edit(d)
		return payloadFile(t, d, 3)
	}

	for _, key := range task.Trainers[:3] {
		g, sig := task.Gradient(0, root, key)
		_, named := k.submit(g, sig)
		require.Nil(t, named)
	}
	t.Run("before commitments close", func(t *testing.T) {
		refused(t, k, task, protocol.ErrCommitWindowOpen, put(path, good))
		resp, _, _ := k.do(http.MethodPut, path, bytes.NewReader(good), nil)
		require.Equal(t, http.StatusTooEarly, resp.StatusCode)
		require.NotEmpty(t, resp.Header.Get("Retry-After"))
	})
	env.Skip(task.Spec.CommitWindow)
	awaitDraw(task)

	limit := int(protocol.PayloadLayout(1000, 3, protocol.QuantizationNone).MaxBytes())
	huge := append(bytes.Clone(good), make([]byte, 2*limit-len(good))...)
	short := payloadFile(t, delta[:999], 3)
	other := task.Delta(0, crypto.PubkeyToAddress(task.Trainers[1].PublicKey))
	nameless := bytes.Replace(good, []byte("delta.2"), []byte("delta.3"), 1)
	for name, c := range map[string]struct {
		want *protocol.Error
		path string
		body []byte
	}{
		"unknown task":          {protocol.ErrTaskNotFound, payloadPath(protocol.Hash{1}, 0, trainer), good},
		"unknown trainer":       {protocol.ErrTrainerNotEnrolled, payloadPath(task.ID, 0, common.Address{1}), good},
		"wrong round":           {protocol.ErrInvalidRound, payloadPath(task.ID, 1, trainer), good},
		"no commitment":         {protocol.ErrGradientNotFound, payloadPath(task.ID, 0, crypto.PubkeyToAddress(task.Trainers[3].PublicKey)), good},
		"wrong size":            {protocol.ErrPayloadSizeMismatch, path, short},
		"wrong fragments":       {protocol.ErrPayloadMalformed, path, payloadFile(t, delta, 2)},
		"wrong root":            {protocol.ErrPayloadHashMismatch, path, edited(func(d []float32) { d[0] = math.Nextafter32(d[0], 2) })},
		"another's payload":     {protocol.ErrPayloadHashMismatch, path, payloadFile(t, other, 3)},
		"NaN":                   {protocol.ErrNonFinitePayload, path, edited(func(d []float32) { d[999] = float32(math.NaN()) })},
		"infinity":              {protocol.ErrNonFinitePayload, path, edited(func(d []float32) { d[500] = float32(math.Inf(1)) })},
		"minus infinity":        {protocol.ErrNonFinitePayload, path, edited(func(d []float32) { d[0] = float32(math.Inf(-1)) })},
		"beyond the bound":      {protocol.ErrPayloadBoundExceeded, path, edited(func(d []float32) { d[3] = math.Nextafter32(1024, 2048) })},
		"truncated data":        {protocol.ErrPayloadTruncated, path, good[:len(good)-1]},
		"truncated header":      {protocol.ErrPayloadTruncated, path, good[:20]},
		"empty":                 {protocol.ErrPayloadTruncated, path, nil},
		"twice the limit":       {protocol.ErrPayloadTooLarge, path, huge},
		"a byte too many":       {protocol.ErrPayloadTooLarge, path, append(bytes.Clone(good), 0)},
		"not safetensors":       {protocol.ErrPayloadMalformed, path, bytes.Repeat([]byte("x"), 4000)},
		"wrong tensor":          {protocol.ErrPayloadMalformed, path, nameless},
		"path without hex":      {errInvalidParams, "/v1/payloads/0x12/0/" + trainer.Hex(), good},
		"path without number":   {errInvalidParams, "/v1/payloads/" + task.ID.String() + "/-1/" + trainer.Hex(), good},
		"path with bad trainer": {errInvalidParams, "/v1/payloads/" + task.ID.String() + "/0/0x12", good},
	} {
		t.Run(name, func(t *testing.T) { refused(t, k, task, c.want, put(c.path, c.body)) })
	}
	t.Run("twice the limit without a declared length", func(t *testing.T) {
		refused(t, k, task, protocol.ErrPayloadTooLarge, func() *protocol.Error {
			_, _, err := k.do(http.MethodPut, path, io.MultiReader(bytes.NewReader(huge)), nil)
			return err
		})
	})
	t.Run("connection ends early", func(t *testing.T) {
		refused(t, k, task, protocol.ErrPayloadTruncated, func() *protocol.Error {
			conn, err := net.Dial("tcp", k.Addr())
			require.NoError(t, err)
			defer conn.Close()
			fmt.Fprintf(conn, "PUT %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n", path, len(good))
			_, err = conn.Write(good[:len(good)/2])
			require.NoError(t, err)
			require.NoError(t, conn.(*net.TCPConn).CloseWrite())
			resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
			require.NoError(t, err)
			defer resp.Body.Close()
			return protocol.ReadError(resp.StatusCode, resp.Body)
		})
	})

	ack, named := k.put(path, good)
	require.Nil(t, named)
	t.Run("acknowledgement", func(t *testing.T) {
		var a acknowledgement
		require.NoError(t, json.Unmarshal(ack, &a))
		require.Equal(t, k.Account(), a.Keeper)
		require.EqualValues(t, len(good), a.Bytes)
		receipt := protocol.PayloadReceipt{TaskId: task.ID, Round: 0, Trainer: trainer, PayloadRoot: a.PayloadRoot}
		signer, err := protocol.Recover(receipt.Digest(env.Dep.RoundsDomain()), common.FromHex(a.Signature))
		require.NoError(t, err)
		require.Equal(t, k.Account(), signer)
	})
	t.Run("identical resend", func(t *testing.T) {
		unchanged(t, k, task, func() {
			again, named := k.put(path, good)
			require.Nil(t, named)
			require.Equal(t, string(ack), string(again))
		})
	})
	t.Run("same numbers in another order and with metadata", func(t *testing.T) {
		again, named := k.put(path, shuffled(delta))
		require.Nil(t, named)
		require.Equal(t, string(ack), string(again))
		_, served, named := k.do(http.MethodGet, "/v1/objects/"+protocol.PayloadRoot(delta, task.ID, 0, trainer, 3).String(), nil, nil)
		require.Nil(t, named)
		require.Equal(t, good, served)
	})
	t.Run("different resend", func(t *testing.T) {
		refused(t, k, task, protocol.ErrDuplicateSubmission, put(path, edited(func(d []float32) { d[7] = 0 })))
	})
	env.Skip(task.Spec.UploadWindow)
	t.Run("late", func(t *testing.T) {
		second := crypto.PubkeyToAddress(task.Trainers[1].PublicKey)
		refused(t, k, task, protocol.ErrUploadWindowClosed, put(payloadPath(task.ID, 0, second), payloadFile(t, task.Delta(0, second), 3)))
	})
	t.Run("late but identical", func(t *testing.T) {
		again, named := k.put(path, good)
		require.Nil(t, named)
		require.Equal(t, string(ack), string(again))
	})
}

// shuffled is a payload of three fragments written in another tensor order with metadata, as other tools do.
func shuffled(delta []float32) []byte {
	f := protocol.Fragments(uint64(len(delta)), 3)
	n := func(i int) int { return 4 * int(f[i].Len()) }
	header := fmt.Sprintf(`{"__metadata__":{"made_by":"test"},"delta.2":{"dtype":"F32","shape":[%d],"data_offsets":[0,%d]},`+
		`"delta.0":{"dtype":"F32","shape":[%d],"data_offsets":[%d,%d]},"delta.1":{"dtype":"F32","shape":[%d],"data_offsets":[%d,%d]}}`,
		f[2].Len(), n(2), f[0].Len(), n(2), n(2)+n(0), f[1].Len(), n(2)+n(0), n(2)+n(0)+n(1))
	out := binary.LittleEndian.AppendUint64(nil, uint64(len(header)))
	out = append(out, header...)
	for _, i := range []int{2, 0, 1} {
		out = appendFloats(out, delta[f[i].Lo:f[i].Hi])
	}
	return out
}

func TestBadSponsorObjects(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	manifest := "/v1/manifests/" + protocol.Hash(task.Spec.ManifestHash).String()
	state := "/v1/states/" + protocol.Hash(task.Spec.InitialStateRoot).String()
	file := stateFile(t, task.Initial, 3)
	momentum := protocol.State{Params: task.Initial.Params, Momentum: make([]float32, 1000)}
	momentum.Momentum[999] = float32(math.Copysign(0, -1))
	changed := protocol.State{Params: append([]float32{0}, task.Initial.Params[1:]...), Momentum: task.Initial.Momentum}
	check := func(want *protocol.Error, path string, body []byte) {
		t.Helper()
		_, err := k.put(path, body)
		require.ErrorIs(t, err, want)
	}
	check(errObjectNotExpected, "/v1/manifests/"+protocol.Hash{1}.String(), task.Manifest)
	check(errObjectNotExpected, "/v1/states/"+protocol.Hash{1}.String(), file)
	check(errManifestRequired, state, file)
	check(protocol.ErrPayloadHashMismatch, manifest, task.Manifest[:len(task.Manifest)-1])
	check(protocol.ErrPayloadHashMismatch, manifest, []byte("{}"))
	check(protocol.ErrPayloadHashMismatch, manifest, bytes.Replace(task.Manifest, []byte(`"batch_size":16`), []byte(`"batch_size":17`), 1))
	check(protocol.ErrPayloadTooLarge, manifest, bytes.Repeat([]byte(" "), maxManifestBytes+1))
	_, named := k.put(manifest, task.Manifest)
	require.Nil(t, named)
	check(errInitialState, state, stateFile(t, momentum, 3))
	check(protocol.ErrPayloadHashMismatch, state, stateFile(t, changed, 3))
	check(protocol.ErrPayloadTruncated, state, file[:len(file)-4])
	check(protocol.ErrPayloadMalformed, state, stateFile(t, task.Initial, 2))
	objects, _ := k.store.Usage()
	require.EqualValues(t, 1, objects)
	raw, named := k.put(state, file)
	require.Nil(t, named)
	require.JSONEq(t, fmt.Sprintf(`{"root":%q,"bytes":%d}`, protocol.Hash(task.Spec.InitialStateRoot), len(file)), string(raw))

	// A manifest that is not the task's cannot open it for enrolment, even if the spec names it.
	wrong := env.Post(func(s *protocol.TaskSpec) {
		s.ParamCount = 999
		s.InitialStateRoot = protocol.State{Params: task.Initial.Params[:999], Momentum: make([]float32, 999)}.Root(3)
	})
	_, named = k.put("/v1/states/"+protocol.Hash(wrong.Spec.InitialStateRoot).String(),
		stateFile(t, protocol.State{Params: task.Initial.Params[:999], Momentum: make([]float32, 999)}, 3))
	require.Nil(t, named)
	k.eventually(func() bool {
		return counterValueWith(t, k, `assay_keeper_tx_failures_total{call="joinPool"}`) > 0
	}, "joining is tried and refused")
	status, err := env.View().Status(env.Ctx(), wrong.ID)
	require.NoError(t, err)
	require.Equal(t, protocol.StatusPending, status)
	lock, err := env.View().Lock(env.Ctx(), wrong.ID, protocol.RoleKeeper, k.Account())
	require.NoError(t, err)
	require.Zero(t, lock.Sign(), "no stake is tied down by a task that cannot be acknowledged")
}

func counterValueWith(t *testing.T, k *running, series string) float64 {
	t.Helper()
	for line := range strings.Lines(k.gathered()) {
		if rest, ok := strings.CutPrefix(line, series+" "); ok {
			var v float64
			_, err := fmt.Sscan(rest, &v)
			require.NoError(t, err)
			return v
		}
	}
	return 0
}

func TestObjectsOverHTTP(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	k := startKeeper(t, env, 0)
	task := env.Post(nil)
	k.upload(task)
	file := stateFile(t, task.Initial, 3)
	root := protocol.Hash(task.Spec.InitialStateRoot).String()
	path := "/v1/objects/" + root

	resp, body, named := k.do(http.MethodGet, path, nil, nil)
	require.Nil(t, named)
	require.Equal(t, file, body)
	require.Equal(t, `"`+root+`"`, resp.Header.Get("ETag"))

	resp, body, named = k.do(http.MethodGet, path, nil, func(r *http.Request) { r.Header.Set("Range", "bytes=100-199") })
	require.Nil(t, named)
	require.Equal(t, http.StatusPartialContent, resp.StatusCode)
	require.Equal(t, file[100:200], body)

	resp, body, named = k.do(http.MethodHead, path, nil, nil)
	require.Nil(t, named)
	require.EqualValues(t, len(file), resp.ContentLength)
	require.Empty(t, body)

	resp, _, named = k.do(http.MethodGet, path, nil, func(r *http.Request) { r.Header.Set("If-None-Match", `"`+root+`"`) })
	require.Nil(t, named)
	require.Equal(t, http.StatusNotModified, resp.StatusCode)

	resp, _, named = k.do(http.MethodGet, "/v1/objects/"+protocol.Hash{9}.String(), nil, nil)
	require.ErrorIs(t, named, protocol.ErrObjectNotFound)
	require.Equal(t, http.StatusNotFound, resp.StatusCode)
	_, _, named = k.do(http.MethodGet, "/v1/objects/..%2f..%2fjournal.db", nil, nil)
	require.ErrorIs(t, named, errInvalidParams)

	for _, path := range []string{"/healthz", "/readyz"} {
		_, body, named = k.do(http.MethodGet, path, nil, nil)
		require.Nil(t, named)
		require.Contains(t, string(body), `"status":"ok"`)
	}
}

func TestUploadsAreBounded(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	key := keys.Dev(chaintest.Keeper)
	cfg := testConfig(env, key, t.TempDir())
	cfg.MaxUploads = 1
	k := start(t, cfg)
	task := env.Post(nil)
	free, ok := k.server.sponsored.Take(env.Ctx(), door.Caller{}, nil)
	require.True(t, ok)
	path := "/v1/manifests/" + protocol.Hash(task.Spec.ManifestHash).String()
	resp, _, named := k.do(http.MethodPut, path, bytes.NewReader(task.Manifest), nil)
	require.ErrorIs(t, named, errOverloaded)
	require.NotEmpty(t, resp.Header.Get("Retry-After"))
	free()
	_, named = k.put(path, task.Manifest)
	require.Nil(t, named)
}

// An outage may cut off any read of a request, not only the first, and a server that lags may get it.
func TestReadsThatAnOutageCutsOffAreNamed(t *testing.T) {
	for _, err := range []error{
		&url.Error{Op: "Post", URL: "http://127.0.0.1:8545", Err: io.EOF}, rpc.HTTPError{StatusCode: http.StatusBadGateway},
		chain.ErrReorged, chain.ErrBehind, chain.ErrInconsistent,
	} {
		require.ErrorIs(t, refusal(fmt.Errorf("task: %w", err)), errChainUnavailable)
	}
	other := errors.New("another")
	require.Equal(t, other, refusal(other))
}

func TestChainAwayIsNamedAndWaitedOut(t *testing.T) {
	t.Parallel()
	env := chaintest.New(t)
	gate := newGate(t, env.Dep.RPC)
	key := keys.Dev(chaintest.Keeper)
	env.Stake(key, chaintest.Tokens(5000))
	cfg := testConfig(env, key, t.TempDir())
	cfg.Deployment.RPC, cfg.Deployment.WS = gate.url, ""
	gate.shut(true) // the chain is away when the keeper starts
	k := start(t, cfg)
	_, named := k.rpc("training_listRuns", map[string]any{})
	require.ErrorIs(t, named, errChainUnavailable)
	resp, _, _ := k.do(http.MethodGet, "/readyz", nil, nil)
	require.Equal(t, http.StatusServiceUnavailable, resp.StatusCode)
	resp, _, _ = k.do(http.MethodGet, "/healthz", nil, nil)
	require.Equal(t, http.StatusOK, resp.StatusCode)

	gate.shut(false)
	task := env.Post(nil)
	k.eventually(func() bool { return k.head.Load() != nil }, "the chain is found")
	k.upload(task)
	task.Enroll()
	commitAll(task, 0, task.Spec.InitialStateRoot, k)
	k.uploadRound(task, 0, 0, 1, 2)

	gate.shut(true)
	trainer := crypto.PubkeyToAddress(task.Trainers[3].PublicKey)
	_, err := k.put(payloadPath(task.ID, 0, trainer), payloadFile(t, task.Delta(0, trainer), 3))
	require.ErrorIs(t, err, errChainUnavailable)
	k.eventually(func() bool { return counterValue(t, k, "assay_keeper_chain_up") == 0 }, "the outage is seen")
	gate.shut(false)
	k.uploadRound(task, 0, 3)
	state := step(t, task, task.Initial, 0, 0, 1, 2, 3)
	require.Equal(t, state.Root(3), k.awaitRound(task, 1).StateRoot)
}
