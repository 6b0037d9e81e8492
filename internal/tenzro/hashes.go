package tenzro

import (
	"bytes"
	"cmp"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"slices"
	"strings"

	"assay/protocol"
)

// Tags of what Tenzro hashes and signs.
const (
	gradientTag   = "tenzro/train/outer-gradient"
	stateTag      = "tenzro/train/state-root"
	runTag        = "tenzro/train/run-root"
	activationTag = "tenzro/train/activation-commitment"
	payloadTag    = "tenzro/training/payload"
	leaderTag     = "tenzro/training/leader"
	scoreTag      = "tenzro/training/leader/score"
)

// Preimages are what a trainer may have signed for a gradient, newest form first: newer clients end it with whether there is a commitment, and its
// hash. The older form, without that, counts only for a gradient without a commitment, so that none can be put under a signature later.
func (g *OuterGradient) Preimages() [][]byte {
	b := []byte(gradientTag)
	b = append(b, g.TaskID...)
	b = binary.BigEndian.AppendUint32(b, g.Round)
	b = binary.BigEndian.AppendUint32(b, g.Fragment)
	b = append(b, g.TrainerDID...)
	b = append(b, g.Hash[:]...)
	b = binary.BigEndian.AppendUint64(b, g.PayloadBytes)
	b = append(b, g.Quantization.Label()...)
	b = binary.BigEndian.AppendUint64(b, g.InnerSteps)
	b = binary.BigEndian.AppendUint64(b, uint64(g.SubmittedAt))
	if g.Commitment != nil {
		h := g.Commitment.Hash()
		return [][]byte{append(append(b, 1), h[:]...)}
	}
	return [][]byte{append(bytes.Clone(b), 0), b}
}

// CheckSignature refuses a gradient that the key which its trainer's address is did not sign.
func (g *OuterGradient) CheckSignature() error {
	s := g.Signature
	if len(s.PublicKey) != ed25519.PublicKeySize || len(s.Bytes) != ed25519.SignatureSize {
		return ErrInvalidSignature.With("an Ed25519 signature of %d bytes under a key of %d", len(s.Bytes), len(s.PublicKey))
	}
	if !bytes.Equal(s.PublicKey, g.TrainerAddress[:]) {
		return ErrInvalidSignature.With("it is under another key than trainer_address")
	}
	for _, preimage := range g.Preimages() {
		if ed25519.Verify(ed25519.PublicKey(s.PublicKey), preimage, s.Bytes) {
			return nil
		}
	}
	return ErrInvalidSignature.With("the Ed25519 signature of round %d, fragment %d is not over this gradient", g.Round, g.Fragment)
}

// Hash is the commitment's, little-endian.
func (c *ActivationCommitment) Hash() Hash {
	b := append([]byte(activationTag), c.K)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(c.Losses)))
	for _, x := range c.Losses {
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(x)))
	}
	b = binary.LittleEndian.AppendUint32(b, uint32(len(c.Probes)))
	for _, p := range c.Probes {
		b = binary.LittleEndian.AppendUint64(b, p.Index)
		b = binary.LittleEndian.AppendUint32(b, math.Float32bits(float32(p.Value)))
	}
	return sha256.Sum256(b)
}

// StateRoot is the root of a round as Tenzro's nodes compute it, flat. Nobody signs it here: a round's state_root is the one on chain.
func StateRoot(taskID string, round uint32, fragments []FragmentQuorum) Hash {
	sorted := slices.SortedStableFunc(slices.Values(fragments), func(a, b FragmentQuorum) int { return cmp.Compare(a.Fragment, b.Fragment) })
	b := append([]byte(stateTag), taskID...)
	b = binary.BigEndian.AppendUint32(b, round)
	for _, f := range sorted {
		b = binary.BigEndian.AppendUint32(b, f.Fragment)
		b = binary.BigEndian.AppendUint32(b, f.Accepted)
		b = append(b, boolByte(f.QuorumMet))
		for _, h := range f.AcceptedHashes {
			b = append(b, h[:]...)
		}
		b = append(b, f.PostStepHash[:]...)
	}
	return sha256.Sum256(b)
}

func boolByte(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// RunRoot is Tenzro's tree over the roots of rounds: the last of an odd layer stands twice; zero of none, the root itself of one.
func RunRoot(rounds []Hash) Hash {
	if len(rounds) == 0 {
		return Hash{}
	}
	layer := slices.Clone(rounds)
	for len(layer) > 1 {
		if len(layer)%2 == 1 {
			layer = append(layer, layer[len(layer)-1])
		}
		next := layer[:0]
		for i := 0; i < len(layer); i += 2 {
			next = append(next, sha256.Sum256(slices.Concat([]byte(runTag), layer[i][:], layer[i+1][:])))
		}
		layer = next
	}
	return layer[0]
}

// CommitteeSeed and Committee are how Tenzro draws witnesses. Here the chain draws keepers by stake (docs/protocol.md); these are for whoever
// compares.
func CommitteeSeed(taskID string, round uint32, entropy Hash) Hash {
	b := append([]byte(leaderTag), taskID...)
	b = binary.LittleEndian.AppendUint32(b, round)
	return sha256.Sum256(append(b, entropy[:]...))
}

// Committee lists the k validators with the least scores, ascending.
func Committee(taskID string, round uint32, entropy Hash, validators []string, k int) []string {
	type scored struct {
		score Hash
		did   string
	}
	seed := CommitteeSeed(taskID, round, entropy)
	all := make([]scored, len(validators))
	for i, did := range validators {
		all[i] = scored{sha256.Sum256(slices.Concat([]byte(scoreTag), seed[:], []byte(did))), did}
	}
	slices.SortFunc(all, func(a, b scored) int {
		return cmp.Or(bytes.Compare(a.score[:], b.score[:]), strings.Compare(a.did, b.did))
	})
	out := make([]string, 0, k)
	for _, s := range all[:min(max(k, 0), len(all))] {
		out = append(out, s.did)
	}
	return out
}

// PayloadHash is the name of a payload in Tenzro's store.
func PayloadHash(payload []byte) protocol.Hash {
	return sha256.Sum256(append([]byte(payloadTag), payload...))
}

// ShardOf is the shard of a fragment under streaming synchronisation; both counts are at least 1.
func ShardOf(fragment, shards, fragments uint32) uint32 {
	return uint32(uint64(fragment) * uint64(shards) / uint64(fragments))
}
