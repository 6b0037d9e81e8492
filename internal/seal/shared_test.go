package seal

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/cryptotest"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

var update = flag.Bool("update", false, "write vectors/sealed.json instead of comparing with it")

// textEdit of a manifest's text: at a byte, cut so many bytes out, and put others in.
type textEdit struct {
	Name string `json:"name"`
	At   int    `json:"at"`
	Cut  int    `json:"cut"`
	Put  string `json:"put"`
	// Error is the name of the refusal, empty where there is none.
	Error string `json:"error"`
}

// of is the text as edited.
func (e textEdit) of(text string) string { return text[:e.At] + e.Put + text[e.At+e.Cut:] }

// editOf is what makes one text of another.
func editOf(name, from, to string, refusal *protocol.Error) textEdit {
	e := textEdit{Name: name}
	for e.At < min(len(from), len(to)) && from[e.At] == to[e.At] {
		e.At++
	}
	e.Cut = len(from) - e.At
	for end := len(to); e.Cut > 0 && end > e.At && from[e.At+e.Cut-1] == to[end-1]; end-- {
		e.Cut--
	}
	e.Put = to[e.At : len(to)-(len(from)-e.At-e.Cut)]
	if refusal != nil {
		e.Error = refusal.Name
	}
	return e
}

// namedBytes is a file.
type namedBytes struct {
	Name string        `json:"name"`
	Data hexutil.Bytes `json:"data"`
}

// opening is an attempt to open a shard.
type opening struct {
	textEdit
	Key     string         `json:"key"`
	Trainer common.Address `json:"trainer"`
	Index   uint32         `json:"index"`
	Sealed  hexutil.Bytes  `json:"sealed"`
}

// shared is vectors/sealed.json.
type shared struct {
	Task       protocol.Hash  `json:"task"`
	Sponsor    common.Address `json:"sponsor"`
	Trainer    common.Address `json:"trainer"`
	PrivateKey string         `json:"privateKey"`
	EnclaveKey PublicKey      `json:"enclaveKey"`
	Root       protocol.Hash  `json:"root"`
	Hash       protocol.Hash  `json:"hash"`
	// Manifest is its text, which edits are of.
	Manifest        string       `json:"manifest"`
	ShardsCount     int          `json:"shardsCount"`
	Shards          []namedBytes `json:"shards"`
	RecordsCount    int          `json:"recordsCount"`
	Records         []namedBytes `json:"records"`
	ManifestsCount  int          `json:"manifestsCount"`
	Manifests       []textEdit   `json:"manifests"`
	SignaturesCount int          `json:"signaturesCount"`
	Signatures      []textEdit   `json:"signatures"`
	NewestCount     int          `json:"newestCount"`
	Newest          []textEdit   `json:"newest"`
	OpeningsCount   int          `json:"openingsCount"`
	Openings        []opening    `json:"openings"`
}

func encoded(t testing.TB, m *Manifest) string {
	raw, err := m.Encode()
	require.NoError(t, err)
	return string(raw)
}

// sharedCases makes the cases; whatever is drawn comes from a seed.
func sharedCases(t *testing.T) shared {
	cryptotest.SetGlobalRandom(t, 1)
	key, other, lost := &PrivateKey{bytes.Repeat([]byte{1}, KeyBytes)}, &PrivateKey{bytes.Repeat([]byte{2}, KeyBytes)}, &PrivateKey{bytes.Repeat([]byte{3}, KeyBytes)}
	dir := writeFolder(t, 11, 5)
	terms := Terms{Revoke: []PublicKey{lost.Public()}}
	s, list := mixups(t, dir, terms, key, other)
	text := encoded(t, s.m)
	v := shared{Task: s.m.Task, Sponsor: crypto.PubkeyToAddress(sponsor.PublicKey), Trainer: trainer(3), PrivateKey: hex.EncodeToString(key.scalar),
		EnclaveKey: key.Public(), Root: s.m.Root(), Hash: s.m.Hash(), Manifest: text}
	for index := range uint32(6) {
		sealed := s.shard(index, v.Trainer)
		v.Shards = append(v.Shards, namedBytes{ShardFile(index, v.Trainer), sealed})
		require.NoError(t, s.m.Open(key, v.Trainer, index, bytes.Clone(sealed), func(name string, records []byte) error {
			v.Records = append(v.Records, namedBytes{name, bytes.Clone(records)})
			return nil
		}))
	}
	changed := func(change func(m *Manifest)) string {
		m := copied(t, s.m)
		change(m)
		return encoded(t, m)
	}
	for name, c := range inOrder(malformations()) {
		v.Manifests = append(v.Manifests, editOf(name, text, changed(c.change), c.want))
	}
	for name, text2 := range inOrder(malformedTexts(text)) {
		v.Manifests = append(v.Manifests, editOf(name+" (text)", text, text2, ErrManifestMalformed))
	}
	for name, c := range inOrder(texts(changed(func(m *Manifest) { attested(m) }))) {
		v.Manifests = append(v.Manifests, editOf(name+" (read)", text, c.text, c.want))
	}
	v.Signatures = append(v.Signatures, editOf("as it is", text, text, nil))
	for name, change := range inOrder(memberChanges()) {
		with := func(m *Manifest) {
			if m.Recipients[0].Attestation == nil {
				attested(m)
			}
			change(m)
		}
		// What breaks a rule beside the signature's is among the manifests; without an attestation it is as it was.
		if _, err := ReadManifest([]byte(changed(with))); err == nil && changed(with) != text {
			v.Signatures = append(v.Signatures, editOf(name, text, changed(with), ErrSignature))
		}
	}
	for name, change := range inOrder(badSignatures()) {
		v.Signatures = append(v.Signatures, editOf("signature: "+name, text, changed(change), ErrSignature))
	}
	for name, c := range inOrder(map[string]struct {
		change func(m *Manifest)
		want   *protocol.Error
	}{
		"the same":                       {func(*Manifest) {}, nil},
		"a newer one":                    {func(m *Manifest) { m.Version, m.Previous = 2, s.m.Hash() }, ErrSuperseded},
		"a much newer one":               {func(m *Manifest) { m.Version, m.Previous = 1<<32-1, hash(9) }, ErrSuperseded},
		"of another task":                {func(m *Manifest) { m.Task = hash(9) }, ErrTaskMismatch},
		"another one of the same number": {func(m *Manifest) { m.Recipients = m.Recipients[:1] }, ErrManifestHash},
	}) {
		v.Newest = append(v.Newest, editOf(name, text, changed(c.change), c.want))
	}
	for _, c := range list {
		v.Openings = append(v.Openings, opening{editOf(c.name, text, encoded(t, c.m), c.want), hex.EncodeToString(c.key.scalar), c.trainer, c.index, c.sealed})
	}
	slices.SortFunc(v.Openings, func(a, b opening) int { return bytes.Compare([]byte(a.Name), []byte(b.Name)) })
	v.ShardsCount, v.RecordsCount, v.ManifestsCount = len(v.Shards), len(v.Records), len(v.Manifests)
	v.SignaturesCount, v.NewestCount, v.OpeningsCount = len(v.Signatures), len(v.Newest), len(v.Openings)
	return v
}

// inOrder goes through a table by name.
func inOrder[V any](table map[string]V) func(yield func(string, V) bool) {
	return func(yield func(string, V) bool) {
		for _, name := range slices.Sorted(maps.Keys(table)) {
			if !yield(name, table[name]) {
				return
			}
		}
	}
}

// TestVectors replays vectors/sealed.json, and holds it to what this package makes today.
func TestVectors(t *testing.T) {
	path := filepath.Join("..", "..", "vectors", "sealed.json")
	var want bytes.Buffer
	e := json.NewEncoder(&want)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	require.NoError(t, e.Encode(sharedCases(t)))
	if *update {
		require.NoError(t, os.WriteFile(path, want.Bytes(), 0o644))
	}
	raw, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, want.String(), string(raw), "stale; look at the difference, then run: go test ./internal/seal -run TestVectors -update")

	var v shared
	require.NoError(t, json.Unmarshal(raw, &v))
	scalar, err := hex.DecodeString(v.PrivateKey)
	require.NoError(t, err)
	m, err := ReadManifest([]byte(v.Manifest))
	require.NoError(t, err)
	require.Equal(t, v.Hash, m.Hash())
	require.NoError(t, m.SignedBy(v.Sponsor))
	var records []namedBytes
	for i, s := range v.Shards {
		require.NoError(t, m.Open(&PrivateKey{scalar}, v.Trainer, uint32(i), bytes.Clone(s.Data), func(name string, raw []byte) error {
			records = append(records, namedBytes{name, bytes.Clone(raw)})
			return nil
		}))
	}
	require.Equal(t, v.Records, records)
	refused := func(e textEdit, err error) {
		t.Helper()
		if e.Error == "" {
			require.NoError(t, err, e.Name)
		} else {
			require.ErrorIs(t, err, &protocol.Error{Name: e.Error}, e.Name)
		}
	}
	read := func(e textEdit) *Manifest {
		m, err := ReadManifest([]byte(e.of(v.Manifest)))
		require.NoError(t, err, e.Name)
		return m
	}
	names := map[string]bool{}
	for _, e := range v.Manifests {
		require.False(t, names[e.Name], e.Name)
		names[e.Name] = true
		_, err := ReadManifest([]byte(e.of(v.Manifest)))
		refused(e, err)
	}
	for _, e := range v.Signatures {
		refused(e, read(e).SignedBy(v.Sponsor))
	}
	for _, e := range v.Newest {
		refused(e, m.Current(read(e)))
	}
	for _, o := range v.Openings {
		scalar, err := hex.DecodeString(o.Key)
		require.NoError(t, err)
		refused(o.textEdit, read(o.textEdit).Open(&PrivateKey{scalar}, o.Trainer, o.Index, o.Sealed, func(string, []byte) error { return nil }))
	}
}
