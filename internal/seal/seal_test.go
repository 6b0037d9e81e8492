package seal

import (
	"bytes"
	"crypto/ecdh"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/keys"
	"assay/protocol"
	"assay/repops"
)

var (
	ecdhCurve = ecdh.X25519()
	rnd       = rand.Reader
	sponsor   = keys.Dev(0)
)

func hash(b byte) (h protocol.Hash) {
	h[0] = b
	return h
}

func trainer(b byte) (a common.Address) {
	a[0] = b
	return a
}

func newKey(t testing.TB) *PrivateKey {
	key, err := NewKey()
	require.NoError(t, err)
	return key
}

// topBy is the top of the tree over leaves by its definition: pairs, and an odd last one as it is.
func topBy(level []protocol.Hash) protocol.Hash {
	for len(level) > 1 {
		var next []protocol.Hash
		for i := 0; i+1 < len(level); i += 2 {
			next = append(next, repops.NodeHash(level[i], level[i+1]))
		}
		if len(level)%2 == 1 {
			next = append(next, level[len(level)-1])
		}
		level = next
	}
	return level[0]
}

const recordBytes, shardRecords = 12, 4

// writeFolder writes a data set as `data build` does: so many records of a split in shards of four, each record with a text of its own.
func writeFolder(t testing.TB, train, heldOut int) string {
	dir := t.TempDir()
	write := func(name string, raw []byte) { require.NoError(t, os.WriteFile(filepath.Join(dir, name), raw, 0o600)) }
	trees := map[string][]protocol.Hash{"train": {}, "held_out": {}}
	card := map[string]any{"version": 1, "record_bytes": recordBytes, "shard_records": shardRecords, "held_out": nil, "name": "test"}
	for name, records := range map[string]int{"train": train, "held_out": heldOut} {
		if records == 0 {
			continue
		}
		var leaves []protocol.Hash
		for at := 0; at < records; at += shardRecords {
			var raw []byte
			for i := at; i < min(at+shardRecords, records); i++ {
				record := fmt.Appendf(nil, "%-9.9s%03d", name, i)
				leaves = append(leaves, repops.LeafHash(record))
				raw = append(raw, record...)
			}
			trees[name] = append(trees[name], topBy(leaves[at:]))
			write(fmt.Sprintf("%s-%05d.bin", name, at/shardRecords), raw)
		}
		card[name] = map[string]any{"records": records, "root": repops.Root(repops.Header{Kind: repops.KindDataset, Length: uint64(records)}, leaves)}
	}
	for name, document := range map[string]any{"card.json": card, "shards.json": trees} {
		raw, err := json.MarshalIndent(document, "", "  ")
		require.NoError(t, err)
		write(name, append(raw, '\n'))
	}
	return dir
}

// sealing is a sealed folder in memory.
type sealing struct {
	m      *Manifest
	source *Source
	shards map[string][]byte
}

func (s *sealing) shard(index uint32, t common.Address) []byte {
	return bytes.Clone(s.shards[ShardFile(index, t)])
}

func sealed(t testing.TB, dir string, terms Terms, to ...Recipient) *sealing {
	s, err := trySeal(t, dir, terms, to...)
	require.NoError(t, err)
	return s
}

func trySeal(t testing.TB, dir string, terms Terms, to ...Recipient) (*sealing, error) {
	source, err := OpenSource(dir)
	require.NoError(t, err)
	s := &sealing{source: source, shards: map[string][]byte{}}
	if terms.Task.IsZero() {
		terms.Task = hash(1)
	}
	terms.Sponsor = sponsor
	s.m, err = Seal(source, terms, to, func(at Place, raw []byte) error {
		s.shards[ShardFile(at.Index, at.Trainer)] = raw
		return nil
	})
	return s, err
}

func to(b byte, key *PrivateKey) Recipient { return Recipient{Trainer: trainer(b), Key: key.Public()} }

// copied is a manifest that a test may change.
func copied(t testing.TB, m *Manifest) *Manifest {
	raw, err := m.Encode()
	require.NoError(t, err)
	out, err := ReadManifest(raw)
	require.NoError(t, err)
	return out
}

// A folder that is sealed and opened again is the folder; what was lent is cleared afterwards.
func TestSealAndOpen(t *testing.T) {
	dir, key, other := writeFolder(t, 11, 5), newKey(t), newKey(t)
	s := sealed(t, dir, Terms{}, to(9, other), to(3, key))
	m := copied(t, s.m)
	require.NoError(t, m.SignedBy(crypto.PubkeyToAddress(sponsor.PublicKey)))
	require.Equal(t, s.m.Hash(), m.Hash())
	require.Equal(t, 3+2+1, s.source.Shards())
	require.Len(t, s.shards, 2*6)
	seen := map[string][]byte{}
	for index := range uint32(6) {
		var lent []byte
		raw := s.shard(index, trainer(3))
		require.NoError(t, m.Open(key, trainer(3), index, raw, func(name string, records []byte) error {
			seen[name], lent = bytes.Clone(records), records
			return nil
		}))
		require.NotEmpty(t, lent)
		require.Zero(t, bytes.Trim(lent, "\x00"), "what was lent is cleared")
		require.Zero(t, bytes.Trim(raw, "\x00"))
	}
	name, raw, err := m.Index()
	require.NoError(t, err)
	seen[name] = raw
	files, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, seen, len(files))
	for _, f := range files {
		want, err := os.ReadFile(filepath.Join(dir, f.Name()))
		require.NoError(t, err)
		require.Equal(t, string(want), string(seen[f.Name()]), f.Name())
		for _, raw := range s.shards {
			require.NotContains(t, string(raw), string(want[:10]))
		}
	}
	key.Wipe()
	require.Zero(t, bytes.Trim(key.scalar, "\x00"))

	// A task's folder has its data set in data/.
	task := t.TempDir()
	require.NoError(t, os.Symlink(dir, filepath.Join(task, "data")))
	require.NoError(t, os.Symlink(filepath.Join(dir, "card.json"), filepath.Join(task, "card.json")), "`assay-trainer init` writes the card there, too")
	inner, err := OpenSource(task)
	require.NoError(t, err)
	require.Equal(t, s.source.splits, inner.splits)
}

// What another implementation of docs/sealed-data.md sealed opens, and has the hash that it says.
func TestKnownAnswer(t *testing.T) {
	var known struct {
		PrivateKey string                   `json:"privateKey"`
		Hash       protocol.Hash            `json:"hash"`
		Manifest   json.RawMessage          `json:"manifest"`
		Shards     map[string]hexutil.Bytes `json:"shards"`
		Records    map[string]string        `json:"records"`
	}
	raw, err := os.ReadFile("testdata/known.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(raw, &known))
	m, err := ReadManifest(known.Manifest)
	require.NoError(t, err)
	require.Equal(t, known.Hash, m.Hash())
	scalar, err := hex.DecodeString(known.PrivateKey)
	require.NoError(t, err)
	opened := map[string]string{}
	for _, r := range m.Recipients {
		for _, e := range r.Envelopes {
			require.NoError(t, m.Open(&PrivateKey{scalar}, r.Trainer, e.Index, known.Shards[ShardFile(e.Index, r.Trainer)], func(name string, records []byte) error {
				opened[name] = string(records)
				return nil
			}))
		}
	}
	require.Equal(t, known.Records, opened)
}

// mixup is an attempt to open a shard that is refused.
type mixup struct {
	name    string
	m       *Manifest
	key     *PrivateKey
	trainer common.Address
	index   uint32
	sealed  []byte
	want    *protocol.Error
}

// mixups are a sealing to trainer 3, with a key, and to trainer 4, and whatever may be mixed up in it.
func mixups(t testing.TB, dir string, terms Terms, key, other *PrivateKey) (s *sealing, list []mixup) {
	s = sealed(t, dir, terms, to(3, key), to(4, other))
	elsewhere := terms
	elsewhere.Task = hash(2)
	another := sealed(t, dir, elsewhere, to(3, key))
	same := sealed(t, dir, terms, to(3, other), to(4, key))
	refused := func(name string, want *protocol.Error, m *Manifest, raw []byte) {
		list = append(list, mixup{name, m, key, trainer(3), 0, raw, want})
	}
	refused("a byte too few", ErrShardSize, s.m, s.shard(0, trainer(3))[1:])
	refused("nothing", ErrShardSize, s.m, nil)
	refused("another shard", ErrShardHash, s.m, s.shard(1, trainer(3)))
	refused("another trainer's shard", ErrShardHash, s.m, s.shard(0, trainer(4)))
	refused("another task's shard", ErrShardHash, s.m, another.shard(0, trainer(3)))
	flipped := s.shard(0, trainer(3))
	flipped[20] ^= 1
	refused("a bit flipped", ErrShardHash, s.m, flipped)

	// A sponsor that mixes up writes the hash of what it has, too.
	mixed := func(e Envelope) *Manifest {
		m := copied(t, s.m)
		e.Index = 0
		m.Recipients[0].Envelopes[0] = e
		return m
	}
	of := func(s *sealing, r, i int) Envelope { return s.m.Recipients[r].Envelopes[i] }
	refused("the envelope of another shard", ErrDataKeyUnopened, mixed(of(s, 0, 1)), s.shard(1, trainer(3)))
	refused("the envelope of another trainer of the same key", ErrDataKeyUnopened, mixed(of(same, 1, 0)), same.shard(0, trainer(4)))
	refused("the envelope of another task", ErrDataKeyUnopened, mixed(of(another, 0, 0)), another.shard(0, trainer(3)))
	refused("the envelope of another key", ErrDataKeyUnopened, mixed(of(s, 1, 0)), s.shard(0, trainer(4)))
	version := copied(t, s.m)
	version.Version, version.Previous = 2, hash(9)
	refused("the envelopes of another version", ErrDataKeyUnopened, version, s.shard(0, trainer(3)))
	small := of(s, 0, 0)
	small.WrappedKey = append(bytes.Clone(orderEight[:]), small.WrappedKey[encBytes:]...)
	refused("an encapsulation of small order", ErrDataKeyUnopened, mixed(small), s.shard(0, trainer(3)))
	// The shard's own layer is bound as well: its key is rightly wrapped here, the shard is another one's.
	at := Place{s.m.Task, 0, trainer(3), s.m.Version}
	for name, wrong := range inOrder(map[string]Place{
		"sealed for another task": {hash(2), 0, at.Trainer, at.Version}, "sealed as another shard": {at.Task, 1, at.Trainer, at.Version},
		"sealed for another trainer": {at.Task, 0, trainer(4), at.Version},
	}) {
		wrapped, raw, err := sealShard(key.Public(), wrong, make([]byte, recordBytes*shardRecords))
		require.NoError(t, err)
		data, err := unwrap(key, wrong.info(), wrong.aad(), wrapped)
		require.NoError(t, err)
		wrapped, err = wrap(rnd, key.Public(), at.info(), at.aad(), data)
		require.NoError(t, err)
		refused(name+", under a key that is rightly wrapped", ErrShardUnopened, mixed(Envelope{0, wrapped, ShardHash(raw)}), raw)
	}
	wrapped, raw, err := sealShard(key.Public(), at, make([]byte, recordBytes*shardRecords))
	require.NoError(t, err)
	refused("other records, rightly sealed", ErrShardMixedUp, mixed(Envelope{0, wrapped, ShardHash(raw)}), raw)

	shard := s.shard(0, trainer(3))
	return s, append(list, mixup{"a trainer that nothing is sealed to", s.m, key, trainer(5), 0, shard, ErrEnvelopeMissing},
		mixup{"another trainer's key", s.m, other, trainer(3), 0, shard, ErrKeyMismatch},
		mixup{"a shard that is not there", s.m, key, trainer(3), 6, shard, ErrEnvelopeMissing})
}

// Whatever is mixed up does not open, and says what was.
func TestMixedUp(t *testing.T) {
	_, list := mixups(t, writeFolder(t, 11, 5), Terms{}, newKey(t), newKey(t))
	for _, c := range list {
		never := func(string, []byte) error { t.Fatal("it was opened: " + c.name); return nil }
		require.ErrorIs(t, c.m.Open(c.key, c.trainer, c.index, c.sealed, never), c.want, c.name)
	}
}

// A new sealing is under new keys, takes the old one's place, and leaves a revoked key out.
func TestRotation(t *testing.T) {
	dir, lost, fresh, other := writeFolder(t, 8, 0), newKey(t), newKey(t), newKey(t)
	first := sealed(t, dir, Terms{}, to(3, lost), to(4, other))
	_, err := trySeal(t, dir, Terms{Previous: first.m, Revoke: []PublicKey{lost.Public()}}, to(3, lost), to(4, other))
	require.ErrorIs(t, err, ErrKeyRevoked)
	second := sealed(t, dir, Terms{Previous: first.m, Revoke: []PublicKey{lost.Public(), lost.Public()}}, to(3, fresh), to(4, other))
	require.EqualValues(t, 2, second.m.Version)
	require.Equal(t, []PublicKey{lost.Public()}, second.m.Revoked)
	require.NoError(t, second.m.Follows(first.m))
	require.NoError(t, second.m.Current(first.m))
	require.NoError(t, second.m.Current(second.m))
	require.ErrorIs(t, first.m.Current(second.m), ErrSuperseded)
	require.ErrorIs(t, sealed(t, dir, Terms{}, to(3, lost)).m.Current(first.m), ErrManifestHash)
	require.ErrorIs(t, sealed(t, dir, Terms{Task: hash(7)}, to(3, lost)).m.Current(first.m), ErrTaskMismatch)
	require.NoError(t, second.m.Open(fresh, trainer(3), 0, second.shard(0, trainer(3)), func(string, []byte) error { return nil }))
	// The old key of a shard does not open the new one.
	require.NotEqual(t, first.shards, second.shards)
	third := sealed(t, dir, Terms{Previous: second.m, Revoke: []PublicKey{other.Public()}}, to(3, fresh))
	require.Len(t, third.m.Revoked, 2)
	require.NoError(t, third.m.Follows(second.m))
	require.ErrorIs(t, third.m.Follows(first.m), ErrNotSuccessor)
	for name, change := range map[string]func(m *Manifest){
		"task":     func(m *Manifest) { m.Task = hash(9) },
		"version":  func(m *Manifest) { m.Version++ },
		"previous": func(m *Manifest) { m.Previous = hash(9) },
		"records":  func(m *Manifest) { m.Splits[0].Records++ },
		"root":     func(m *Manifest) { m.Splits[0].Root = hash(9) },
		"split":    func(m *Manifest) { m.Splits = m.Splits[:1] },
		"revoked":  func(m *Manifest) { m.Revoked = nil },
	} {
		m := copied(t, third.m)
		change(m)
		require.ErrorIs(t, m.Follows(second.m), ErrNotSuccessor, name)
	}
	_, err = trySeal(t, writeFolder(t, 9, 0), Terms{Previous: first.m}, to(3, fresh))
	require.ErrorIs(t, err, ErrNotSuccessor)
}

// malformation changes a manifest so that it is refused.
type malformation struct {
	change func(m *Manifest)
	want   *protocol.Error
}

func attested(m *Manifest) *Attestation {
	m.Recipients[0].Attestation = &Attestation{"intel-tdx", hash(1), hash(2), 3}
	return m.Recipients[0].Attestation
}

// malformations are of a manifest with train and held_out in shards of four, a revoked key, and two recipients of six shards.
func malformations() map[string]malformation {
	split := func(m *Manifest) *Split { return &m.Splits[0] }
	return map[string]malformation{
		"format":                     {func(m *Manifest) { m.Format = "assay-sealed/2" }, ErrFormatUnknown},
		"no format":                  {func(m *Manifest) { m.Format = "" }, ErrFormatUnknown},
		"no task":                    {func(m *Manifest) { m.Task = protocol.Hash{} }, ErrTaskMissing},
		"version 0":                  {func(m *Manifest) { m.Version = 0 }, ErrVersion},
		"first with previous":        {func(m *Manifest) { m.Previous = hash(1) }, ErrVersion},
		"second without previous":    {func(m *Manifest) { m.Version = 2 }, ErrVersion},
		"no split":                   {func(m *Manifest) { m.Splits = nil }, ErrSplit},
		"split unknown":              {func(m *Manifest) { split(m).Name = "test" }, ErrSplit},
		"split twice":                {func(m *Manifest) { m.Splits[1] = m.Splits[0] }, ErrSplit},
		"splits in another order":    {func(m *Manifest) { m.Splits[0], m.Splits[1] = m.Splits[1], m.Splits[0] }, ErrSplit},
		"train not the first":        {func(m *Manifest) { m.Splits = m.Splits[1:] }, ErrSplit},
		"no records":                 {func(m *Manifest) { split(m).Records = 0 }, ErrSplit},
		"2^63 records":               {func(m *Manifest) { split(m).Records = 1 << 63 }, ErrSplit},
		"records of no byte":         {func(m *Manifest) { split(m).RecordBytes = 0 }, ErrSplit},
		"shards of no record":        {func(m *Manifest) { split(m).ShardRecords = 0 }, ErrSplit},
		"shards of five records":     {func(m *Manifest) { split(m).ShardRecords = 5 }, ErrSplit},
		"shards of 1 GiB":            {func(m *Manifest) { split(m).RecordBytes = 1 << 28 }, ErrShardTooLarge},
		"shards of 2^64 bytes":       {func(m *Manifest) { split(m).RecordBytes, split(m).ShardRecords = 1<<60, 1<<8 }, ErrShardTooLarge},
		"too few shards":             {func(m *Manifest) { split(m).Trees = split(m).Trees[1:] }, ErrSplit},
		"another tree":               {func(m *Manifest) { split(m).Trees[0] = hash(1) }, ErrDatasetRoot},
		"another root":               {func(m *Manifest) { split(m).Root = hash(1) }, ErrDatasetRoot},
		"another number":             {func(m *Manifest) { split(m).Records-- }, ErrDatasetRoot},
		"revoked twice":              {func(m *Manifest) { m.Revoked = append(m.Revoked, m.Revoked[0]) }, ErrRevokedOrder},
		"nobody":                     {func(m *Manifest) { m.Recipients = nil }, ErrNoRecipient},
		"nothing":                    {func(m *Manifest) { m.Recipients[0].Envelopes = nil }, ErrNoRecipient},
		"recipients out of order":    {func(m *Manifest) { m.Recipients[0], m.Recipients[1] = m.Recipients[1], m.Recipients[0] }, ErrRecipientOrder},
		"a recipient twice":          {func(m *Manifest) { m.Recipients[1].Trainer = m.Recipients[0].Trainer }, ErrRecipientOrder},
		"key of zeros":               {func(m *Manifest) { m.Recipients[0].Key = PublicKey{} }, ErrKey},
		"key of order 1":             {func(m *Manifest) { m.Recipients[0].Key = PublicKey{1} }, ErrKey},
		"key of order 8":             {func(m *Manifest) { m.Recipients[0].Key = orderEight }, ErrKey},
		"sealed to a revoked key":    {func(m *Manifest) { m.Revoked[0] = m.Recipients[0].Key }, ErrKeyRevoked},
		"attestation without vendor": {func(m *Manifest) { attested(m).Vendor = "" }, ErrAttestation},
		"without identity":           {func(m *Manifest) { attested(m).Identity = protocol.Hash{} }, ErrAttestation},
		"without evidence":           {func(m *Manifest) { attested(m).Evidence = protocol.Hash{} }, ErrAttestation},
		"without time":               {func(m *Manifest) { attested(m).At = 0 }, ErrAttestation},
		"envelopes out of order":     {func(m *Manifest) { e := m.Recipients[0].Envelopes; e[0], e[1] = e[1], e[0] }, ErrEnvelopeOrder},
		"an envelope twice":          {func(m *Manifest) { m.Recipients[0].Envelopes[1].Index = 0 }, ErrEnvelopeOrder},
		"no such shard":              {func(m *Manifest) { m.Recipients[1].Envelopes[5].Index = 6 }, ErrShardIndex},
		"wrapped key of 79 bytes":    {func(m *Manifest) { e := &m.Recipients[0].Envelopes[0]; e.WrappedKey = e.WrappedKey[1:] }, ErrWrappedKey},
		"no wrapped key":             {func(m *Manifest) { m.Recipients[0].Envelopes[0].WrappedKey = nil }, ErrWrappedKey},
	}
}

// malformedTexts are of a manifest's JSON.
func malformedTexts(text string) map[string]string {
	return map[string]string{
		"nothing":          "",
		"no object":        "[]",
		"cut":              text[:len(text)-3],
		"more behind it":   text + "{}",
		"unknown member":   strings.Replace(text, `"version"`, `"x": 1, "version"`, 1),
		"repeated member":  strings.Replace(text, `"version"`, `"version": 1, "version"`, 1),
		"in other letters": strings.Replace(text, `"version"`, `"Version": 1, "version"`, 1),
		"negative version": strings.Replace(text, `"version": 1`, `"version": -1`, 1),
		"version 2^32":     strings.Replace(text, `"version": 1`, `"version": 4294967296`, 1),
		"short hash":       strings.Replace(text, hash(1).String(), hash(1).String()[:60], 1),
		"odd digits":       strings.Replace(text, `"wrappedKey": "0x`, `"wrappedKey": "0x0`, 1),
		"a fraction":       strings.Replace(text, `"version": 1`, `"version": 1.0`, 1),
		"an exponent":      strings.Replace(text, `"version": 1`, `"version": 1e0`, 1),
		"minus zero":       strings.Replace(text, `"version": 1`, `"version": -0`, 1),
		"not a number":     strings.Replace(text, `"version": 1`, `"version": NaN`, 1),
		"a text":           strings.Replace(text, `"version": 1`, `"version": "1"`, 1),
		"a truth":          strings.Replace(text, `"version": 1`, `"version": true`, 1),
		"2^64 records":     strings.Replace(text, `"records": 11`, `"records": 18446744073709551616`, 1),
		"format twice":     strings.Replace(text, `"format"`, `"format": "assay-sealed/2", "format"`, 1),
		"format a number":  strings.Replace(text, `"format": "assay-sealed/1"`, `"format": 1`, 1),
		"hash without 0x":  strings.Replace(text, hash(1).String(), hash(1).String()[2:], 1),
		"hash with 0X":     strings.Replace(text, hash(1).String(), "0X"+hash(1).String()[2:], 1),
		"short trainer":    strings.Replace(text, `"trainer": "0x`, `"trainer": "`, 1),
		"null trainer":     strings.Replace(text, `"trainer": "`+strings.ToLower(trainer(3).Hex())+`"`, `"trainer": null`, 1),
		"null wrapped key": regexp.MustCompile(`"wrappedKey": "[^"]*"`).ReplaceAllLiteralString(text, `"wrappedKey": null`),
		"null signature":   regexp.MustCompile(`"signature": "[^"]*"`).ReplaceAllLiteralString(text, `"signature": null`),
		"splits an object": strings.Replace(text, `"splits": [`, `"splits": {}, "x": [`, 1),
		"a split a number": strings.Replace(text, `"splits": [`, `"splits": [1, `, 1),
	}
}

// texts are of a manifest's JSON that are read; those with a refusal are then refused by the manifest's rules.
func texts(text string) map[string]struct {
	text string
	want *protocol.Error
} {
	return map[string]struct {
		text string
		want *protocol.Error
	}{
		"as it is":              {text, nil},
		"no space":              {strings.NewReplacer("\n", "", " ", "").Replace(text), nil},
		"capital digits":        {strings.Replace(text, hash(1).String(), "0x"+strings.ToUpper(hash(1).String()[2:]), 1), nil},
		"0X before bytes":       {strings.ReplaceAll(text, `"wrappedKey": "0x`, `"wrappedKey": "0X`), nil},
		"a member in capitals":  {strings.Replace(text, `"version"`, `"VERSION"`, 1), nil},
		"an escape":             {strings.Replace(text, `"version"`, `"v\u0065rsion"`, 1), nil},
		"half a surrogate pair": {strings.Replace(text, `"vendor": "intel-tdx"`, `"vendor": "\ud800"`, 1), nil},
		"without a signature":   {regexp.MustCompile(`,\s*"signature": "[^"]*"`).ReplaceAllLiteralString(text, ""), nil},
		"null revoked":          {regexp.MustCompile(`"revoked": \[[^\]]*\]`).ReplaceAllLiteralString(text, `"revoked": null`), nil},
		"null attestation":      {regexp.MustCompile(`"attestation": \{[^}]*\}`).ReplaceAllLiteralString(text, `"attestation": null`), nil},
		"without a format":      {strings.Replace(text, `"format": "assay-sealed/1",`, "", 1), ErrFormatUnknown},
		"another format last":   {strings.Replace(text, `"version"`, `"format": "assay-sealed/2", "version"`, 1), ErrFormatUnknown},
		"null":                  {"null", ErrFormatUnknown},
		"the format alone":      {`{"format": "assay-sealed/1"}`, ErrTaskMissing},
		"null task":             {strings.Replace(text, `"task": "`+hash(1).String()+`"`, `"task": null`, 1), ErrTaskMissing},
		"null version":          {strings.Replace(text, `"version": 1`, `"version": null`, 1), ErrVersion},
		"a null split":          {strings.Replace(text, `"splits": [`, `"splits": [null, `, 1), ErrSplit},
		"a null recipient":      {strings.Replace(text, `"recipients": [`, `"recipients": [null, `, 1), ErrKey},
	}
}

// Every malformation has a name.
func TestMalformedManifests(t *testing.T) {
	dir, key, other := writeFolder(t, 11, 5), newKey(t), newKey(t)
	s := sealed(t, dir, Terms{Revoke: []PublicKey{newKey(t).Public()}}, to(3, key), to(4, other))
	good := copied(t, s.m)
	attested(good)
	copied(t, good)
	for name, c := range malformations() {
		m := copied(t, s.m)
		c.change(m)
		raw, err := m.Encode()
		require.NoError(t, err)
		_, err = ReadManifest(raw)
		require.ErrorIs(t, err, c.want, name)
	}
	raw, err := s.m.Encode()
	require.NoError(t, err)
	for name, text := range malformedTexts(string(raw)) {
		_, err := ReadManifest([]byte(text))
		require.ErrorIs(t, err, ErrManifestMalformed, name)
	}
	attested(good)
	raw, err = good.Encode()
	require.NoError(t, err)
	for name, c := range texts(string(raw)) {
		_, err := ReadManifest([]byte(c.text))
		if c.want == nil {
			require.NoError(t, err, name)
		} else {
			require.ErrorIs(t, err, c.want, name)
		}
	}
	_, err = ReadManifest(append(raw, bytes.Repeat([]byte(" "), MaxManifestBytes)...))
	require.ErrorIs(t, err, ErrManifestTooLarge)
}

// orderEight is a point of order 8 on Curve25519.
var orderEight = PublicKey{0xe0, 0xeb, 0x7a, 0x7c, 0x3b, 0x41, 0xb8, 0xae, 0x16, 0x56, 0xe3, 0xfa, 0xf1, 0x9f, 0xc4, 0x6a,
	0xda, 0x09, 0x8d, 0xeb, 0x9c, 0x32, 0xb1, 0xfd, 0x86, 0x62, 0x05, 0x16, 0x5f, 0x49, 0xb8, 0x00}

// memberChanges are of a manifest of three splits with a revoked key, and a recipient that is attested: one of each member.
func memberChanges() map[string]func(m *Manifest) {
	return map[string]func(m *Manifest){
		"task":     func(m *Manifest) { m.Task[31]++ },
		"version":  func(m *Manifest) { m.Version++ },
		"previous": func(m *Manifest) { m.Previous[31]++ },
		"split":    func(m *Manifest) { m.Splits = m.Splits[:2] },
		"name":     func(m *Manifest) { m.Splits[0].Name = "x" },
		"records":  func(m *Manifest) { m.Splits[0].Records++ },
		"bytes":    func(m *Manifest) { m.Splits[0].RecordBytes++ },
		"shard":    func(m *Manifest) { m.Splits[0].ShardRecords++ },
		"root":     func(m *Manifest) { m.Splits[0].Root[31]++ },
		"revoked":  func(m *Manifest) { m.Revoked[0][31]++ },
		"none":     func(m *Manifest) { m.Revoked = nil },
		"trainer":  func(m *Manifest) { m.Recipients[0].Trainer[19]++ },
		"key":      func(m *Manifest) { m.Recipients[0].Key[31]++ },
		"unproven": func(m *Manifest) { m.Recipients[0].Attestation = nil },
		"vendor":   func(m *Manifest) { m.Recipients[0].Attestation.Vendor = "amd-sev-snp" },
		"identity": func(m *Manifest) { m.Recipients[0].Attestation.Identity[31]++ },
		"evidence": func(m *Manifest) { m.Recipients[0].Attestation.Evidence[31]++ },
		"at":       func(m *Manifest) { m.Recipients[0].Attestation.At++ },
		"envelope": func(m *Manifest) { m.Recipients[0].Envelopes = m.Recipients[0].Envelopes[1:] },
		"index":    func(m *Manifest) { m.Recipients[0].Envelopes[0].Index++ },
		"wrapped":  func(m *Manifest) { m.Recipients[0].Envelopes[0].WrappedKey[79]++ },
		"sealed":   func(m *Manifest) { m.Recipients[0].Envelopes[0].Hash[31]++ },
	}
}

// badSignatures are in place of a good one.
func badSignatures() map[string]func(m *Manifest) {
	return map[string]func(m *Manifest){
		"none":    func(m *Manifest) { m.Signature = nil },
		"short":   func(m *Manifest) { m.Signature = m.Signature[1:] },
		"v":       func(m *Manifest) { m.Signature[64] -= 27 },
		"v of 29": func(m *Manifest) { m.Signature[64] = 29 },
		"r of 0":  func(m *Manifest) { clear(m.Signature[:32]) },
		"high s": func(m *Manifest) {
			n := crypto.S256().Params().N
			s := new(big.Int).Sub(n, new(big.Int).SetBytes(m.Signature[32:64]))
			s.FillBytes(m.Signature[32:64])
			m.Signature[64] ^= 27 ^ 28
		},
	}
}

// The hash has every member: a change of any one gives another, and no signature fits it.
func TestEveryMemberIsSigned(t *testing.T) {
	key, account := newKey(t), crypto.PubkeyToAddress(sponsor.PublicKey)
	s := sealed(t, writeFolder(t, 11, 5), Terms{Revoke: []PublicKey{newKey(t).Public()}},
		Recipient{trainer(3), key.Public(), &Attestation{"intel-tdx", hash(1), hash(2), 3}})
	require.NoError(t, s.m.SignedBy(account))
	seen := map[protocol.Hash]string{s.m.Hash(): "nothing"}
	for name, change := range memberChanges() {
		m := copied(t, s.m)
		change(m)
		require.Empty(t, seen[m.Hash()], "%s", name)
		seen[m.Hash()] = name
		require.ErrorIs(t, m.SignedBy(account), ErrSignature, name)
	}
	for name, change := range badSignatures() {
		m := copied(t, s.m)
		change(m)
		require.ErrorIs(t, m.SignedBy(account), ErrSignature, name)
	}
	require.ErrorIs(t, s.m.SignedBy(trainer(1)), ErrSignature)
}

// A folder that is not what its card says is not sealed.
func TestFoldersAreChecked(t *testing.T) {
	key := newKey(t)
	for name, c := range map[string]struct {
		change func(dir string) error
		want   *protocol.Error
	}{
		"a record changed": {func(dir string) error { return edit(dir, "train-00001.bin", "train", "crate") }, ErrDatasetRoot},
		"a shard cut":      {func(dir string) error { return os.Truncate(filepath.Join(dir, "train-00001.bin"), 5) }, ErrDataFolder},
		"a shard longer":   {func(dir string) error { return os.Truncate(filepath.Join(dir, "train-00001.bin"), 49) }, ErrDataFolder},
		"no card":          {func(dir string) error { return os.Remove(filepath.Join(dir, "card.json")) }, ErrDataFolder},
		"no shards.json":   {func(dir string) error { return os.Remove(filepath.Join(dir, "shards.json")) }, ErrDataFolder},
		"card of no JSON":  {func(dir string) error { return edit(dir, "card.json", "{", "[") }, ErrDataFolder},
		"version":          {func(dir string) error { return edit(dir, "card.json", `"version": 1`, `"version": 2`) }, ErrDataFolder},
		"no train":         {func(dir string) error { return edit(dir, "card.json", `"train"`, `"trains"`) }, ErrDataFolder},
		"records":          {func(dir string) error { return edit(dir, "card.json", `"records": 11`, `"records": 10`) }, ErrDatasetRoot},
		"too large a card": {func(dir string) error { return os.Truncate(filepath.Join(dir, "card.json"), maxCardBytes+1) }, ErrDataFolder},
	} {
		dir := writeFolder(t, 11, 5)
		require.NoError(t, c.change(dir))
		source, err := OpenSource(dir)
		if err == nil {
			_, err = Seal(source, Terms{Task: hash(1), Sponsor: sponsor}, []Recipient{to(3, key)}, func(Place, []byte) error { return nil })
		}
		require.ErrorIs(t, err, c.want, name)
	}
	source, err := OpenSource(writeFolder(t, 4, 0))
	require.NoError(t, err)
	full := os.ErrClosed
	_, err = Seal(source, Terms{Task: hash(1), Sponsor: sponsor}, []Recipient{to(3, key)}, func(Place, []byte) error { return full })
	require.ErrorIs(t, err, full, "what cannot be kept ends the sealing")
}

func edit(dir, name, old, new string) error {
	path := filepath.Join(dir, name)
	raw, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if !bytes.Contains(raw, []byte(old)) {
		return fmt.Errorf("%s has no %s", name, old)
	}
	return os.WriteFile(path, bytes.Replace(raw, []byte(old), []byte(new), 1), 0o600)
}

// The top of a tree is taken by the piece; it is the definition's.
func TestTreeByThePiece(t *testing.T) {
	for _, n := range []int{1, 3, 1 << 16, 1<<16 + 5, 3 << 16} {
		records := make([]byte, 2*n)
		var leaves []protocol.Hash
		for i := range n {
			records[2*i], records[2*i+1] = byte(i), byte(i>>8)
			leaves = append(leaves, repops.LeafHash(records[2*i:2*i+2]))
		}
		top, err := treeOf(records, 2)
		require.NoError(t, err)
		require.Equal(t, topBy(leaves), top, "%d", n)
	}
	_, err := treeOf(nil, 2)
	require.Error(t, err)
	_, err = treeOf([]byte{1, 2, 3}, 2)
	require.Error(t, err)
}

// A key file is its owner's alone, is never replaced, and nothing says what it holds.
func TestKeyFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "enclave.key")
	key := newKey(t)
	require.NoError(t, key.Save(path))
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	loaded, err := LoadKey(path)
	require.NoError(t, err)
	require.Equal(t, key.Public(), loaded.Public())
	require.ErrorIs(t, newKey(t).Save(path), os.ErrExist)
	for _, mode := range []os.FileMode{0o640, 0o604, 0o644, 0o620} {
		require.NoError(t, os.Chmod(path, mode))
		_, err = LoadKey(path)
		require.ErrorIs(t, err, ErrKeyExposed, "%o", mode)
	}
	require.NoError(t, os.Chmod(path, 0o400))
	_, err = LoadKey(path)
	require.NoError(t, err)
	for _, text := range []string{"", "zz", strings.Repeat("a", 63), strings.Repeat("a", 66), strings.Repeat("q", 64)} {
		bad := filepath.Join(t.TempDir(), "bad.key")
		require.NoError(t, os.WriteFile(bad, []byte(text), 0o600))
		_, err = LoadKey(bad)
		require.ErrorIs(t, err, ErrKeyFile)
		require.NotContains(t, err.Error(), "q")
	}
	_, err = LoadKey(filepath.Join(t.TempDir(), "absent"))
	require.ErrorIs(t, err, os.ErrNotExist)
}

// docs/sealed-data.md lists the refusals in their order, with what to do.
func TestRefusalsAreListed(t *testing.T) {
	page, err := os.ReadFile("../../docs/sealed-data.md")
	require.NoError(t, err)
	var rows strings.Builder
	names := map[string]bool{}
	for _, r := range Refusals {
		require.False(t, names[r.Name], r.Name)
		names[r.Name] = true
		fmt.Fprintf(&rows, "| %s | %s: %s |\n", r.Name, r.Message, r.Hint)
	}
	require.Contains(t, string(page), "|---|---|\n"+rows.String()+"\n")
}

func FuzzReadManifest(f *testing.F) {
	s := sealed(f, writeFolder(f, 5, 2), Terms{}, to(3, newKey(f)))
	raw, err := s.m.Encode()
	require.NoError(f, err)
	f.Add(raw)
	f.Add([]byte(`{"format":"assay-sealed/1","task":"0x01"}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		m, err := ReadManifest(raw)
		if err != nil {
			named := protocol.AsError(err)
			require.NotEqual(t, "Internal", named.Name, "%v", err)
			return
		}
		again, err := m.Encode()
		require.NoError(t, err)
		read, err := ReadManifest(again)
		require.NoError(t, err)
		require.Equal(t, m.Hash(), read.Hash())
		_ = m.SignedBy(common.Address{})
		key := &PrivateKey{bytes.Repeat([]byte{1}, KeyBytes)}
		for _, r := range m.Recipients {
			for _, e := range r.Envelopes {
				require.Error(t, m.Open(key, r.Trainer, e.Index, make([]byte, overhead), func(string, []byte) error { return nil }))
			}
		}
	})
}
