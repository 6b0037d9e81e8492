package gateway

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/chain"
	"assay/internal/tenzro"
	"assay/protocol"
)

const (
	// mostOpen is how many rounds of tasks have fragments here that wait for the others.
	mostOpen = 8
	// mostCommitted is how many fragments' commitments are kept for challenges.
	mostCommitted = 4096
	// relayTimeout bounds one keeper's relay, uploadTimeout one upload.
	relayTimeout, uploadTimeout = time.Minute, 10 * time.Minute
)

// submitter takes the gradients of the operator's trainer, commits and delivers them.
type submitter struct {
	*core
	gradients *gradients
	// run ends with the service, work is what is being delivered.
	run  context.Context
	work sync.WaitGroup
}

// submission is a round of a task: the operator has one trainer.
type submission struct {
	task  protocol.Hash
	round uint32
}

// gradients are those that are being put together, and what was said of them.
type gradients struct {
	mu   sync.Mutex
	open map[submission]*collected
	// keys are the Ed25519 keys that a task's gradients are taken from.
	keys map[protocol.Hash]tenzro.Address
	// committed are the commitments of accepted fragments, the oldest first in order.
	committed map[fragmentOf]*tenzro.ActivationCommitment
	order     []fragmentOf
}

type fragmentOf struct {
	submission
	fragment uint32
}

// collected are the fragments of one round that have come.
type collected struct {
	hashes map[uint32]tenzro.Hash
	delta  []float32
	// answer is that to the last fragment, once the gradient is on chain.
	answer *accepted
}

// accepted is the answer to a gradient. Tenzro's has the first member alone.
type accepted struct {
	Accepted bool   `json:"accepted"`
	TaskID   string `json:"task_id"`
	// Waiting are fragments of the round that have not come: only with the last one is there a gradient that can be committed.
	Waiting []uint32 `json:"waiting_for_fragments"`
	// Committed says that the whole gradient stands on chain under PayloadRoot.
	Committed   bool           `json:"committed"`
	PayloadRoot *protocol.Hash `json:"payload_root"`
}

// submitOuterGradient takes one fragment's gradient of the operator's trainer. Its payload is in the folder of payloads under its hash; it is read,
// hashed and held to the manifest before anything is accepted. With the last fragment the whole is signed as this network signs, relayed, and
// delivered to the keepers once the commit window has closed.
func (s *submitter) submitOuterGradient(ctx context.Context, raw json.RawMessage, p profile) (any, error) {
	var params struct {
		TaskID   *string         `json:"task_id"`
		Gradient json.RawMessage `json:"gradient"`
	}
	if err := tenzro.Params(raw, &params, "gradient"); err != nil {
		return nil, err
	}
	g, err := tenzro.ReadGradient(params.Gradient)
	if err != nil {
		return nil, err
	}
	if params.TaskID != nil && *params.TaskID != g.TaskID {
		return nil, tenzro.ErrInvalidParams.With("the gradient is of another task than task_id says")
	}
	v, k, err := s.find(ctx, g.TaskID)
	if err != nil {
		return nil, err
	}
	if err := s.mine(p); err != nil {
		return nil, err
	}
	if account, ok := s.names.accountOf(g.TrainerDID); !ok || account != s.account {
		return nil, tenzro.ErrKeyNotHeld.With("trainer_did %.80q is not the operator's: its gradients are signed where its key is", g.TrainerDID)
	}
	if done, err := s.again(k, g); done != nil || err != nil {
		return done, err
	}
	if err := s.fits(ctx, v, k, g); err != nil {
		return nil, err
	}
	s.acting.Lock()
	defer s.acting.Unlock()
	if done, err := s.again(k, g); done != nil || err != nil {
		return done, err
	}
	// The head may have gone on while this one waited for its turn.
	if v, err = s.view(ctx); err != nil {
		return nil, err
	}
	head, err := s.openRound(ctx, v, k, g.Round)
	if err != nil {
		return nil, err
	}
	c, err := s.collect(ctx, k, g)
	if err != nil {
		return nil, err
	}
	out := &accepted{Accepted: true, TaskID: g.TaskID, Waiting: []uint32{}}
	for f := range k.Spec.FragmentCount {
		if _, here := c.hashes[f]; !here {
			out.Waiting = append(out.Waiting, f)
		}
	}
	if len(out.Waiting) > 0 {
		return out, nil
	}
	root, err := s.commit(ctx, v, k, head, g.Round, c.delta)
	if err != nil {
		s.gradients.mu.Lock()
		delete(c.hashes, g.Fragment) // not accepted: it may be sent again
		s.gradients.mu.Unlock()
		return nil, err
	}
	out.Committed, out.PayloadRoot = true, &root
	s.gradients.mu.Lock()
	c.answer, c.delta = out, nil
	s.gradients.mu.Unlock()
	return out, nil
}

// fits holds a gradient to the task, in the order in which Tenzro's node refuses.
func (s *submitter) fits(ctx context.Context, v *chain.View, k *task, g *tenzro.OuterGradient) error {
	e, err := v.Enrollment(ctx, k.ID, s.account)
	if err != nil {
		return err
	}
	switch {
	case !e.Enrolled() || e.ToRound != math.MaxUint32 || e.EjectedAt != 0:
		return tenzro.ErrTrainerNotEnrolled.With("trainer %.80q is not enrolled in this run", g.TrainerDID)
	case e.Key != crypto.PubkeyToAddress(s.cfg.SigningKey.PublicKey):
		return tenzro.ErrKeyNotHeld.With("%s enrolled with the key %s, which this bridge does not hold", s.account, e.Key)
	}
	if _, err := s.openRound(ctx, v, k, g.Round); err != nil {
		return err
	}
	spec := k.Spec
	switch {
	case g.Fragment >= spec.FragmentCount:
		return tenzro.ErrFragmentOutOfRange.With("fragment %d out of range: the task has %d", g.Fragment, spec.FragmentCount)
	case g.Quantization.Bits != 0 || protocol.Quantization(spec.Quantization) != protocol.QuantizationNone:
		return tenzro.ErrQuantizationMismatch.With("quantization mismatch: the task has %s, the submission declares %s; only unquantized payloads are the same in both networks",
			protocol.Quantization(spec.Quantization), g.Quantization.Label())
	case g.PayloadKind.Sparse || protocol.PayloadKind(spec.PayloadKind) != protocol.PayloadDense:
		return tenzro.ErrPayloadKindMismatch.With("payload kind mismatch: only dense payloads are the same in both networks")
	case protocol.Tier(spec.Tier) != protocol.TierOpen:
		return tenzro.ErrCommitmentRequired
	case len(g.Attestation) > 0 && string(g.Attestation) != "null":
		return tenzro.ErrNotTranslatable.With("a gradient of the Open tier has no place for an attestation")
	// Newer clients count inner steps over the whole run, older ones those of the round.
	case g.InnerSteps != uint64(spec.InnerSteps) && g.InnerSteps != uint64(spec.InnerSteps)*(uint64(g.Round)+1):
		return tenzro.ErrInvalidParams.With("%d inner steps, the task has %d a round", g.InnerSteps, spec.InnerSteps)
	case spec.ParamCount*4 > uint64(s.cfg.MaxModelBytes):
		return tenzro.ErrNotTranslatable.With("a model of %d bytes is larger than this bridge takes: --max-model-bytes", spec.ParamCount*4)
	}
	if g.Commitment != nil {
		if err := g.Commitment.Check(spec.InnerSteps); err != nil {
			return err
		}
	}
	if err := g.CheckSignature(); err != nil {
		return err
	}
	return s.obeys(k.ID, g.TrainerAddress)
}

// obeys says whether the operator's key signs for gradients under an Ed25519 key: the one of the configuration, or the first one of the task.
func (s *submitter) obeys(id protocol.Hash, key tenzro.Address) error {
	if s.cfg.TrainerKey != nil {
		if !bytes.Equal(s.cfg.TrainerKey, key[:]) {
			return tenzro.ErrInvalidSignature.With("the operator's key signs for the trainer with the Ed25519 key %x alone", ed25519.PublicKey(s.cfg.TrainerKey))
		}
		return nil
	}
	s.gradients.mu.Lock()
	defer s.gradients.mu.Unlock()
	first, known := s.gradients.keys[id]
	if known && first != key {
		return tenzro.ErrInvalidSignature.With("the task's gradients came under the Ed25519 key %x", first[:])
	}
	if !known && len(s.gradients.keys) < mostTasks {
		s.gradients.keys[id] = key
	}
	return nil
}

// openRound is the head, if the round is open and takes gradients.
func (s *submitter) openRound(ctx context.Context, v *chain.View, k *task, round uint32) (chain.Head, error) {
	head, err := v.Head(ctx, k.ID)
	if err != nil {
		return head, err
	}
	phase, err := v.Phase(ctx, k.ID)
	if err != nil {
		return head, err
	}
	if head.Round != round {
		return head, tenzro.ErrInvalidRound.With("invalid round: expected %d, got %d", head.Round, round)
	}
	if phase.Phase != protocol.PhaseCommit {
		return head, tenzro.ErrInvalidRound.With("invalid round: round %d takes no gradients in its phase %s", round, phase.Phase)
	}
	return head, nil
}

// again answers a fragment that came before: the same one as it was answered, whatever the round's phase, another one not at all.
func (s *submitter) again(k *task, g *tenzro.OuterGradient) (*accepted, error) {
	s.gradients.mu.Lock()
	defer s.gradients.mu.Unlock()
	c := s.gradients.open[submission{k.ID, g.Round}]
	if c == nil {
		return nil, nil
	}
	first, came := c.hashes[g.Fragment]
	switch {
	case !came:
		return nil, nil
	case first != g.Hash:
		return nil, tenzro.ErrDuplicateSubmission.With("fragment %d of round %d was accepted with payload %s", g.Fragment, g.Round, first.Hex())
	case c.answer != nil:
		return c.answer, nil
	}
	out := &accepted{Accepted: true, TaskID: g.TaskID, Waiting: []uint32{}}
	for f := range k.Spec.FragmentCount {
		if _, here := c.hashes[f]; !here {
			out.Waiting = append(out.Waiting, f)
		}
	}
	return out, nil
}

// collect reads a fragment's payload and puts it with the others of its round.
func (s *submitter) collect(ctx context.Context, k *task, g *tenzro.OuterGradient) (*collected, error) {
	model, err := s.tasks.model(ctx, k)
	if err != nil {
		return nil, err
	}
	payload, err := s.payload(g, model.FragmentBytes(g.Fragment))
	if err != nil {
		return nil, err
	}
	s.gradients.mu.Lock()
	defer s.gradients.mu.Unlock()
	key := submission{k.ID, g.Round}
	c := s.gradients.open[key]
	if c == nil {
		// What is left of rounds that are over makes room; of those of other tasks, one at a time is left out.
		for old := range s.gradients.open {
			if old.task == key.task || len(s.gradients.open) >= mostOpen {
				delete(s.gradients.open, old)
			}
		}
		c = &collected{hashes: make(map[uint32]tenzro.Hash), delta: make([]float32, k.Spec.ParamCount)}
		s.gradients.open[key] = c
	}
	flat, err := model.Decode(g.Fragment, payload, c.delta)
	if err != nil {
		return nil, err
	}
	if slices.ContainsFunc(flat, func(x float32) bool { return x-x != 0 }) {
		return nil, protocol.ErrNonFinitePayload.With("fragment %d holds a NaN or an infinity", g.Fragment)
	}
	if g.Commitment != nil {
		if err := g.Commitment.Of(flat); err != nil {
			return nil, err
		}
		s.gradients.keep(fragmentOf{key, g.Fragment}, g.Commitment)
	}
	c.hashes[g.Fragment] = g.Hash
	return c, nil
}

// keep keeps a fragment's commitment, and forgets the oldest of many. The caller holds mu.
func (g *gradients) keep(of fragmentOf, c *tenzro.ActivationCommitment) {
	if g.committed == nil {
		g.committed = make(map[fragmentOf]*tenzro.ActivationCommitment)
	}
	if _, again := g.committed[of]; !again {
		g.order = append(g.order, of)
	}
	g.committed[of] = c
	if len(g.order) > mostCommitted {
		delete(g.committed, g.order[0])
		g.order = slices.Delete(g.order, 0, 1)
	}
}

// payload reads a gradient's payload from the folder, where it lies under its hash.
func (s *submitter) payload(g *tenzro.OuterGradient, most uint64) ([]byte, error) {
	if s.cfg.Payloads == "" {
		return nil, tenzro.ErrGradientNotFound.With("this bridge was given no folder of payloads (--payloads), and a gradient names its payload by a hash alone")
	}
	if g.PayloadBytes > most {
		return nil, tenzro.ErrPayloadSizeMismatch.With("payload size mismatch: %d bytes, a payload of fragment %d has at most %d", g.PayloadBytes, g.Fragment, most)
	}
	name := hex.EncodeToString(g.Hash[:])
	var f *os.File
	err := os.ErrNotExist
	for _, end := range []string{"", ".safetensors"} {
		if f, err = os.Open(filepath.Join(s.cfg.Payloads, name+end)); err == nil {
			break
		}
	}
	if errors.Is(err, os.ErrNotExist) {
		return nil, tenzro.ErrGradientNotFound.With("the folder of payloads has no %s.safetensors", name)
	} else if err != nil {
		return nil, tenzro.ErrStorage.Hiding(err)
	}
	defer f.Close()
	raw, err := io.ReadAll(io.LimitReader(f, int64(g.PayloadBytes)+1))
	if err != nil {
		return nil, tenzro.ErrStorage.Hiding(err)
	}
	if uint64(len(raw)) != g.PayloadBytes {
		return nil, tenzro.ErrPayloadSizeMismatch.With("payload size mismatch: the gradient says %d bytes, the file has another number", g.PayloadBytes)
	}
	if sha256.Sum256(raw) != g.Hash {
		return nil, tenzro.ErrPayloadHashMismatch.With("payload hash mismatch: the file under %s has another one", name)
	}
	return raw, nil
}

// payloadFile is where a whole payload lies until it is delivered.
func (s *submitter) payloadFile(sub submission) string {
	return filepath.Join(s.cfg.DataDir, payloadFolder, fmt.Sprintf("%s-%d.safetensors", sub.task, sub.round))
}

// commit signs and relays the whole gradient, whose payload is on disk before that.
func (s *submitter) commit(ctx context.Context, v *chain.View, k *task, head chain.Head, round uint32, delta []float32) (root protocol.Hash, err error) {
	delta = slices.Clone(delta)
	tenzro.Negate(delta)
	leaves, err := k.Spec.EncodeLeaves(delta)
	if err != nil {
		return root, err
	}
	if root, err = k.Spec.PayloadLeavesRoot(leaves, k.ID, round, s.account); err != nil {
		return root, err
	}
	var file bytes.Buffer
	if err := protocol.WritePayloadLeaves(&file, k.Spec, leaves); err != nil {
		return root, err
	}
	sub := submission{k.ID, round}
	if err := write(s.payloadFile(sub), file.Bytes()); err != nil {
		return root, tenzro.ErrStorage.Hiding(err)
	}
	parent, err := v.ParentRoot(ctx, k.ID, round)
	if err != nil {
		return root, err
	}
	g := protocol.OuterGradient{
		TaskId: k.ID, Round: round, Trainer: s.account, ParentRoot: parent, PayloadRoot: root,
		Deadline: max(head.OpenedAt, 1) + uint64(k.Spec.CommitWindow),
	}
	signature, err := protocol.Sign(s.cfg.SigningKey, g.Digest(s.cfg.Deployment.RoundsDomain()))
	if err != nil {
		return root, err
	}
	if err := s.relay(ctx, k, g, signature); err != nil {
		return root, err
	}
	s.meters.gradients.Inc()
	s.work.Go(func() { s.deliver(s.run, k, sub) })
	return root, nil
}

// relay has a keeper bring a gradient on chain, or does so itself.
func (s *submitter) relay(ctx context.Context, k *task, g protocol.OuterGradient, signature []byte) error {
	urls, client, err := s.objects.of(ctx, k.ID)
	if err != nil {
		s.log.Debug("no keeper relays", "task", k.ID, "err", err)
	}
	body, err := protocol.RPCCall("training_submitOuterGradient", map[string]any{"gradient": g, "signature": fmt.Sprintf("%#x", signature)})
	if err != nil {
		return err
	}
	for _, url := range urls {
		err := asked(ctx, client, trimmed(url), body)
		if err == nil {
			return nil
		}
		s.log.Debug("a keeper does not relay", "keeper", url, "err", err)
		// What the gradient itself is refused for, no other way mends.
		for _, final := range []*protocol.Error{protocol.ErrInvalidRound, protocol.ErrStaleParent, protocol.ErrCommitWindowClosed, protocol.ErrDuplicateSubmission} {
			if errors.Is(err, final) {
				return err
			}
		}
	}
	if _, err := s.sender.Send(ctx, s.chain.SubmitOuterGradient(g, signature)); err != nil {
		return s.sent(err)
	}
	return nil
}

// asked sends a call to a keeper.
func asked(ctx context.Context, client *http.Client, url string, body []byte) error {
	ctx, cancel := context.WithTimeout(ctx, relayTimeout)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url+"/", bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := client.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	raw, err := drained(resp.Body, 64<<10)
	if err != nil {
		return err
	}
	_, err = protocol.ReadRPC(raw)
	var unnamed *protocol.RPCError
	if errors.As(err, &unnamed) {
		return errors.New("the keeper refuses and does not say why")
	}
	return err
}

// resume delivers what was committed before the service stopped, and removes what is left of rounds that are over.
func (s *submitter) resume() {
	entries, err := os.ReadDir(filepath.Join(s.cfg.DataDir, payloadFolder))
	if err != nil {
		s.log.Error("the folder of payloads that are to be delivered cannot be read", "err", err)
		return
	}
	for _, entry := range entries {
		id, number, ok := strings.Cut(strings.TrimSuffix(entry.Name(), ".safetensors"), "-")
		var sub submission
		if _, err := fmt.Sscan(number, &sub.round); !ok || err != nil || sub.task.UnmarshalText([]byte(id)) != nil || s.cfg.Key == nil {
			continue
		}
		s.work.Go(func() {
			v, err := s.view(s.run)
			if err != nil {
				s.log.Warn("a payload waits for the next start", "file", entry.Name(), "err", err)
				return
			}
			k, err := s.tasks.get(s.run, v, sub.task)
			if err != nil {
				s.log.Warn("a payload is of no task that is known", "file", entry.Name(), "err", err)
				return
			}
			s.deliver(s.run, k, sub)
		})
	}
}

// deliver hands a committed payload to the task's keepers, from when the commit window has closed until all of them have it or the round is over.
func (s *submitter) deliver(ctx context.Context, k *task, sub submission) {
	s.meters.undelivered.Inc()
	defer s.meters.undelivered.Dec()
	path := s.payloadFile(sub)
	has := make(map[string]bool)
	for ctx.Err() == nil {
		over, open, err := s.uploading(ctx, k, sub.round)
		if err != nil {
			s.log.Debug("payload waits", "task", sub.task, "round", sub.round, "err", err)
		}
		if over {
			if len(has) == 0 {
				s.log.Warn("a round ended before a keeper took the payload", "task", sub.task, "round", sub.round)
			}
			_ = os.Remove(path)
			return
		}
		if open && err == nil {
			urls, client, err := s.objects.of(ctx, k.ID)
			if err != nil {
				s.log.Debug("no keeper takes the payload", "task", sub.task, "round", sub.round, "err", err)
			}
			for _, url := range urls {
				if has[url] {
					continue
				}
				if err := uploaded(ctx, client, trimmed(url), path, sub, s.account); err != nil {
					s.log.Debug("a keeper does not take the payload", "keeper", url, "round", sub.round, "err", err)
					continue
				}
				has[url] = true
				s.meters.deliveries.Inc()
				s.log.Info("payload delivered", "keeper", url, "task", sub.task, "round", sub.round)
			}
		}
		select {
		case <-ctx.Done():
		case <-time.After(s.cfg.PollInterval):
		}
	}
}

// uploading says whether a round is over, or has payloads taken in.
func (s *submitter) uploading(ctx context.Context, k *task, round uint32) (over, open bool, err error) {
	v, err := s.view(ctx)
	if err != nil {
		return false, false, err
	}
	phase, err := v.Phase(ctx, k.ID)
	if err != nil {
		return false, false, err
	}
	head, err := v.Head(ctx, k.ID)
	if err != nil {
		return false, false, err
	}
	over = head.Round > round || phase.Phase == protocol.PhaseEnded || phase.Phase == protocol.PhaseLapsed && phase.Round == round
	return over, phase.Round == round && phase.Phase > protocol.PhaseCommit && !over, nil
}

// uploaded sends a payload to a keeper.
func uploaded(ctx context.Context, client *http.Client, url, path string, sub submission, trainer common.Address) error {
	ctx, cancel := context.WithTimeout(ctx, uploadTimeout)
	defer cancel()
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPut, fmt.Sprintf("%s/v1/payloads/%s/%d/%s", url, sub.task, sub.round, trainer), f)
	if err != nil {
		return err
	}
	req.ContentLength = info.Size()
	resp, err := client.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	_, err = drained(resp.Body, 64<<10)
	return err
}

// acceptedRoots are the payload roots of the slots that a round includes, ascending by trainer.
func acceptedRoots(committed []chain.Commitment, included map[uint8]bool) []tenzro.Hash {
	var in []chain.Commitment
	for _, c := range committed {
		if included[c.Slot] {
			in = append(in, c)
		}
	}
	slices.SortFunc(in, func(a, b chain.Commitment) int { return a.Trainer.Cmp(b.Trainer) })
	out := make([]tenzro.Hash, len(in))
	for i, c := range in {
		out[i] = tenzro.Hash(c.PayloadRoot)
	}
	return out
}

// challenged is the answer to a challenge that the commitment withstood.
type challenged struct {
	tenzro.Verification
	// Equal says that both commitments are the same to the last bit.
	Equal   bool `json:"equal"`
	Evicted bool `json:"evicted"`
}

// challengeCommitment compares a commitment that came through this bridge with one that was recomputed. In Tenzro whoever fails is evicted and slashed
// on the caller's word. Here tolerances convict nobody, and Tenzro's clients would say of an answer without an eviction that there was one: a
// commitment that fails is refused under the name of what it would have been evicted for.
func (s *submitter) challengeCommitment(ctx context.Context, raw json.RawMessage) (any, error) {
	var params struct {
		TaskID     string                       `json:"task_id"`
		Round      uint32                       `json:"round"`
		Fragment   uint32                       `json:"fragment"`
		TrainerDID string                       `json:"trainer_did"`
		Recomputed *tenzro.ActivationCommitment `json:"recomputed"`
	}
	if err := tenzro.Params(raw, &params, "task_id", "round", "fragment", "trainer_did", "recomputed"); err != nil {
		return nil, err
	}
	_, k, err := s.find(ctx, params.TaskID)
	if err != nil {
		return nil, err
	}
	if params.Fragment >= k.Spec.FragmentCount {
		return nil, tenzro.ErrFragmentOutOfRange.With("fragment %d out of range: the task has %d", params.Fragment, k.Spec.FragmentCount)
	}
	if err := params.Recomputed.Check(k.Spec.InnerSteps); err != nil {
		return nil, err
	}
	account, ok := s.names.accountOf(params.TrainerDID)
	if !ok || account != s.account || s.cfg.Key == nil {
		return nil, tenzro.ErrGradientNotFound.With("commitments of %.80q are with the bridge of its operator: none is on chain", params.TrainerDID)
	}
	s.gradients.mu.Lock()
	c := s.gradients.committed[fragmentOf{submission{k.ID, params.Round}, params.Fragment}]
	s.gradients.mu.Unlock()
	if c == nil {
		return nil, tenzro.ErrGradientNotFound.With("no commitment of round %d, fragment %d came through this bridge", params.Round, params.Fragment)
	}
	v := c.Verify(params.Recomputed)
	if !v.Passed {
		figures, err := json.Marshal(v)
		if err != nil {
			return nil, err
		}
		return nil, tenzro.ErrCommitmentMismatch.With("the commitments differ beyond Tenzro's tolerances, %s; nobody is evicted for that here", figures)
	}
	return &challenged{Verification: v, Equal: c.Hash() == params.Recomputed.Hash()}, nil
}
