package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"assay/internal/attest"
	"assay/internal/keys"
	"assay/internal/private"
	"assay/internal/seal"
	"assay/protocol"
)

const (
	flagTo             = "to"
	flagEnclave        = "enclave"
	flagAfter          = "after"
	flagRevoke         = "revoke"
	flagEnclaveKeyFile = "enclave-key-file"
	flagOfSponsor      = "sponsor"
	flagManifestHash   = "manifest-hash"
	flagDatasetRoot    = "dataset-root"
	flagNewest         = "newest"
	flagOnDisk         = "on-disk"
	flagSealed         = "sealed"

	manifestFile = "manifest.json"
)

func dataFlag(name, usage string) *cli.StringFlag { return stringFlag("DATA", name, "", usage) }

func dataSlice(name, usage string) *cli.StringSliceFlag {
	return &cli.StringSliceFlag{Name: name, EnvVars: env("DATA", name), Usage: usage}
}

func dataCommand() *cli.Command {
	trainer, key, nonce := "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", strings.Repeat("cc", 32), strings.Repeat("0b", 32)
	return &cli.Command{
		Name:  "data",
		Usage: "sealed shards: records that only the trainers named can read",
		Subcommands: []*cli.Command{
			{
				Name: "keygen", Usage: "make an enclave key: what shards are sealed to",
				Description: "The file is its owner's alone, and no file is replaced. In an enclave it belongs into memory: what reads the key reads the data.\n\n" +
					examples("assay data keygen --out enclave.key"),
				Flags:  []cli.Flag{required(dataFlag(flagOut, "`FILE` to write the private key to"))},
				Action: dataKeygen,
			},
			{
				Name: "seal", ArgsUsage: "FOLDER", Usage: "seal a data set's shards to trainers, and write the manifest",
				Description: "FOLDER is one of assay-trainer data build, or a task's folder with one in data/. Whoever is sealed to gets the data: an enclave's key is\n" +
					"taken with its quote, which is verified first, as of now. docs/sealed-data.md says what is bound to what.\n\n" +
					examples("assay data seal data/ --task "+exampleTask+" --to "+trainer+"="+key+" --out sealed/",
						"assay data seal task/ --task "+exampleTask+" --enclave "+trainer+"="+key+":"+nonce+":evidence.json --measurement "+strings.Repeat("ab", 48)+" --min-snp-tcb 4.0.22.211 --out sealed/",
						"assay data seal data/ --task "+exampleTask+" --after sealed/manifest.json --revoke "+key+" --to "+trainer+"="+strings.Repeat("dd", 32)+" --out sealed-2/"),
				Flags: join([]cli.Flag{
					required(stringFlag("", flagTask, "", "whole `ID` of the task that the shards are for")),
					required(dataFlag(flagOut, "`FOLDER` for sealed shards and manifest.json")),
					dataSlice(flagTo, "`TRAINER=KEY`: an address, and a key that nobody attested; repeat for several"),
					dataSlice(flagEnclave, "`TRAINER=KEY:NONCE:FILE`: an address, an enclave's key, the nonce that you drew for it, and its evidence; repeat for several"),
					dataFlag(flagAfter, "`FILE` with the manifest of the sealing that this one takes the place of"),
					dataSlice(flagRevoke, "`KEY` that nothing is sealed to any more; repeat for several"),
				}, policyFlags(), keyFlags()),
				Action: dataSeal,
			},
			{
				Name: "open", ArgsUsage: "FOLDER", Usage: "open the shards that are sealed to a trainer",
				Description: "Each shard is held to the manifest, and its records to the root of the task's data set. Without --out nothing is written: it says whether\n" +
					"all of them open. Tenzro's manifests are read, too; --trainer is a DID then.\n\n" +
					examples("assay data open sealed/ --task "+exampleTask+" --enclave-key-file enclave.key --trainer "+trainer+" --sponsor 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
						"assay data open sealed/ --task "+exampleTask+" --enclave-key-file enclave.key --trainer "+trainer+" --sponsor 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 --newest newest.json --out /dev/shm/data"),
				Flags: []cli.Flag{
					required(stringFlag("", flagTask, "", "whole `ID` of the task that the manifest has to be of")),
					required(dataFlag(flagEnclaveKeyFile, "`FILE` with the private key that assay data keygen made")),
					required(dataFlag(flagTrainer, "`ADDRESS` that the shards are sealed to")),
					dataFlag(flagOfSponsor, "`ADDRESS` whose manifest it has to be: the task's sponsor"),
					dataFlag(flagManifestHash, "`HASH` that the manifest has to have"),
					dataFlag(flagDatasetRoot, "`HASH` that the training records have to have: the task's"),
					dataFlag(flagNewest, "`FILE` with the newest manifest that is known: an older one is refused"),
					dataFlag(flagOut, "`FOLDER` for the records, in memory"),
					&cli.BoolFlag{Name: flagOnDisk, EnvVars: env("DATA", flagOnDisk), Usage: "let records be written to a disk; never in an enclave"},
				},
				Action: dataOpen,
			},
			{
				Name: "show", ArgsUsage: "FILE", Usage: "say what a manifest seals to whom, and who signed it",
				Description: examples("assay data show sealed/manifest.json", "assay data show sealed-2/manifest.json --after sealed/manifest.json --json"),
				Flags:       []cli.Flag{dataFlag(flagAfter, "`FILE` with the manifest that it has to follow")},
				Action:      dataShow,
			},
		},
	}
}

func dataKeygen(c *cli.Context) error {
	key, err := seal.NewKey()
	if err != nil {
		return err
	}
	defer key.Wipe()
	path := c.String(flagOut)
	if err := key.Save(path); errors.Is(err, os.ErrExist) {
		return withHint(err, "choose another name: what was sealed to the key in %s would be lost", path)
	} else if err != nil {
		return err
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), map[string]any{"file": path, "enclaveKey": key.Public()}, func(w io.Writer) { fmt.Fprintln(w, key.Public()) })
}

// enclaveKey reads the text of a public key, with or without 0x.
func enclaveKey(flag, text string) (key seal.PublicKey, err error) {
	raw, err := hexFlag(flag, text, seal.KeyBytes)
	if err != nil {
		return key, err
	}
	copy(key[:], raw)
	return key, key.Check()
}

// trainerAnd cuts a flag's value behind the trainer's address.
func trainerAnd(flag, text, form string) (trainer common.Address, rest string, err error) {
	address, rest, ok := strings.Cut(text, "=")
	if !ok || !common.IsHexAddress(address) {
		return trainer, "", usageErr("--%s %q: give %s", flag, text, form)
	}
	return common.HexToAddress(address), rest, nil
}

// recipients are whom the flags name. Enclaves come first: a quote that is refused ends the command before anything is sealed.
func recipients(c *cli.Context, task protocol.Hash) (out []seal.Recipient, err error) {
	for _, text := range c.StringSlice(flagEnclave) {
		const form = "TRAINER=KEY:NONCE:FILE"
		trainer, rest, err := trainerAnd(flagEnclave, text, form)
		if err != nil {
			return nil, err
		}
		parts := strings.SplitN(rest, ":", 3)
		if len(parts) != 3 {
			return nil, usageErr("--%s %q: give %s", flagEnclave, text, form)
		}
		key, err := enclaveKey(flagEnclave, parts[0])
		if err != nil {
			return nil, err
		}
		nonce, err := hexFlag(flagEnclave, parts[1], 32)
		if err != nil {
			return nil, err
		}
		r, err := released(c, trainer, attest.Binding{Task: task, Nonce: protocol.Hash(nonce), EnclaveKey: key[:]}, parts[2])
		if err != nil {
			return nil, err
		}
		out = append(out, *r)
	}
	for _, text := range c.StringSlice(flagTo) {
		trainer, rest, err := trainerAnd(flagTo, text, "TRAINER=KEY")
		if err != nil {
			return nil, err
		}
		key, err := enclaveKey(flagTo, rest)
		if err != nil {
			return nil, err
		}
		out = append(out, seal.Recipient{Trainer: trainer, Key: key})
	}
	return out, nil
}

// released verifies an enclave's evidence as of now, with nothing left out, and releases to its key.
func released(c *cli.Context, trainer common.Address, b attest.Binding, path string) (*seal.Recipient, error) {
	e, err := readEvidenceFile(path)
	if err != nil {
		return nil, err
	}
	p, err := attestPolicy(c, e.Vendor)
	if err != nil {
		return nil, err
	}
	p.Binding = &b
	now := time.Now()
	verdict, err := attest.Verify(e, p, now)
	if err != nil {
		return nil, fmt.Errorf("trainer %s: %w", trainer, err)
	}
	return seal.Release(trainer, verdict, b, now)
}

func readEvidenceFile(path string) (*attest.Evidence, error) {
	raw, err := readLimited(path, attest.MaxEvidenceBytes)
	if err != nil {
		return nil, err
	}
	e, err := attest.ReadEvidence(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return e, nil
}

func readSealed(path string) (*seal.Manifest, error) {
	raw, err := readLimited(path, seal.MaxManifestBytes)
	if err != nil {
		return nil, err
	}
	m, err := seal.ReadManifest(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return m, nil
}

func dataSeal(c *cli.Context) error {
	terms, to, err := sealingTerms(c)
	if err != nil {
		return err
	}
	source, err := seal.OpenSource(c.Args().First())
	if err != nil {
		return err
	}
	out := c.String(flagOut)
	manifest := filepath.Join(out, manifestFile)
	if _, err := os.Stat(manifest); err == nil {
		return withHint(fmt.Errorf("%s is there already", manifest), "choose another --%s: each sealing has a folder of its own", flagOut)
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	bar := newBar(c, "sealing", source.Shards()*len(to))
	m, err := seal.Seal(source, terms, to, func(at seal.Place, sealed []byte) error {
		bar.step(len(sealed))
		return os.WriteFile(filepath.Join(out, seal.ShardFile(at.Index, at.Trainer)), sealed, 0o644)
	})
	bar.end()
	if err != nil {
		return err
	}
	raw, err := m.Encode()
	if err != nil {
		return err
	}
	// Beside it first: a manifest is there as a whole or not at all.
	if err := os.WriteFile(manifest+".tmp", raw, 0o644); err != nil {
		return err
	}
	if err := os.Rename(manifest+".tmp", manifest); err != nil {
		return err
	}
	result := map[string]any{"manifest": manifest, "manifestHash": m.Hash(), "task": m.Task, "version": m.Version, "shards": source.Shards(), "recipients": len(to), "bytes": bar.bytes}
	return printResult(c.App.Writer, c.Bool(flagJSON), result, func(w io.Writer) {
		fmt.Fprintf(w, "%s: version %d, %d shards to each of %d trainers, %d bytes\n%s\n", manifest, m.Version, source.Shards(), len(to), bar.bytes, m.Hash())
	})
}

// sealingTerms reads what is sealed to whom, and on whose behalf.
func sealingTerms(c *cli.Context) (terms seal.Terms, to []seal.Recipient, err error) {
	if terms.Task, err = taskID(c); err != nil {
		return terms, nil, err
	}
	if path := c.String(flagAfter); path != "" {
		if terms.Previous, err = readSealed(path); err != nil {
			return terms, nil, err
		}
	}
	for _, text := range c.StringSlice(flagRevoke) {
		raw, err := hexFlag(flagRevoke, text, seal.KeyBytes)
		if err != nil {
			return terms, nil, err
		}
		terms.Revoke = append(terms.Revoke, seal.PublicKey(raw))
	}
	chain, err := chainNamed(c)
	if err != nil {
		return terms, nil, err
	}
	terms.Sponsor, err = keys.Load(keyConfig(c), chain)
	if errors.Is(err, keys.ErrDevKey) && chain == 0 {
		err = withHint(err, "use a key of your own; on a development chain name its deployment file: --%s", flagDeployment)
	}
	if err != nil {
		return terms, nil, err
	}
	if to, err = recipients(c, terms.Task); err != nil {
		return terms, nil, err
	}
	if len(to) == 0 {
		return terms, nil, usageErr("nobody to seal to: --%s or --%s names trainers", flagEnclave, flagTo)
	}
	return terms, to, nil
}

// lent is how opened records are taken over: written, or only counted.
type lent struct {
	out    string
	bar    *bar
	shards int
	bytes  uint64
}

func (l *lent) use(name string, records []byte) error {
	l.shards++
	l.bytes += uint64(len(records))
	l.bar.step(len(records))
	if l.out == "" {
		return nil
	}
	return os.WriteFile(filepath.Join(l.out, name), records, 0o600)
}

// opened prepares the folder for records.
func opened(c *cli.Context, shards int) (*lent, error) {
	l := &lent{out: c.String(flagOut), bar: newBar(c, "opening", shards)}
	if l.out == "" {
		return l, nil
	}
	if err := private.MkdirAll(l.out); err != nil {
		return nil, err
	}
	if c.Bool(flagOnDisk) {
		return l, nil
	}
	return l, seal.InMemory(l.out)
}

func dataOpen(c *cli.Context) error {
	key, err := seal.LoadKey(c.String(flagEnclaveKeyFile))
	if err != nil {
		return err
	}
	defer key.Wipe()
	raw, err := readLimited(filepath.Join(c.Args().First(), manifestFile), seal.MaxManifestBytes)
	if err != nil {
		return err
	}
	if seal.IsTenzro(raw) {
		return openTenzro(c, key, raw)
	}
	m, err := seal.ReadManifest(raw)
	if err != nil {
		return err
	}
	trainer, err := address(c, flagTrainer)
	if err != nil {
		return err
	}
	if err := expected(c, m); err != nil {
		return err
	}
	mine, err := m.For(trainer, key.Public())
	if err != nil {
		return err
	}
	l, err := opened(c, len(mine.Envelopes))
	if err != nil {
		return err
	}
	defer l.bar.end()
	if err := m.OpenAll(key, trainer, sealedIn(c.Args().First()), l.use); err != nil {
		return err
	}
	if l.out != "" {
		name, raw, err := m.Index()
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(l.out, name), raw, 0o600); err != nil {
			return err
		}
	}
	l.bar.end()
	result := map[string]any{"task": m.Task, "version": m.Version, "manifestHash": m.Hash(), "datasetRoot": m.Root(), "shards": l.shards, "bytes": l.bytes, "out": l.out}
	return printResult(c.App.Writer, c.Bool(flagJSON), result, func(w io.Writer) {
		fmt.Fprintf(w, "version %d: %d shards open, %d bytes, all of the data set with root %s\n", m.Version, l.shards, l.bytes, m.Root())
	})
}

// sealedIn reads sealed shards of a folder.
func sealedIn(folder string) seal.Shards {
	return func(name string, size uint64) ([]byte, error) { return sealedShard(filepath.Join(folder, name), size) }
}

// sealedShard reads a file of so many bytes, and one more where there are more: whoever opens it refuses it for its size.
func sealedShard(path string, size uint64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, int64(size)+1))
}

// sealedFlags name what is sealed to an enclave of the user's.
func sealedFlags(scope string) []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: flagSealed, EnvVars: env(scope, flagSealed), Usage: "`FOLDER` with the sealed shards and manifest.json of a Confidential task, which is opened in memory; repeat for several. No record is written to a disk, but a --datadir belongs into the enclave's memory then, too"},
		stringFlag(scope, flagEnclaveKeyFile, "", "`FILE` with the enclave key that they are sealed to"),
	}
}

// openSealed opens in memory what is sealed to the enclave key of the flags, by the roots of the data sets. What a root leads to needs no other
// witness: the manifest's signature is for who trusts it with keys.
func openSealed(c *cli.Context) (map[protocol.Hash][]byte, error) {
	folders := c.StringSlice(flagSealed)
	if len(folders) == 0 {
		return nil, nil
	}
	if c.String(flagEnclaveKeyFile) == "" {
		return nil, usageErr("--%s without --%s", flagSealed, flagEnclaveKeyFile)
	}
	if err := seal.ForbidDumps(); err != nil {
		return nil, err
	}
	key, err := seal.LoadKey(c.String(flagEnclaveKeyFile))
	if err != nil {
		return nil, err
	}
	defer key.Wipe()
	held := make(map[protocol.Hash][]byte)
	for _, folder := range folders {
		m, err := readSealed(filepath.Join(folder, manifestFile))
		if err != nil {
			return nil, err
		}
		at := slices.IndexFunc(m.Recipients, func(r seal.Sealed) bool { return r.Key == key.Public() })
		if at < 0 {
			return nil, seal.ErrEnvelopeMissing.With("%s: nothing is sealed to the key %s", folder, key.Public())
		}
		if held[m.Root()], err = m.OpenDataset(key, m.Recipients[at].Trainer, sealedIn(folder)); err != nil {
			return nil, fmt.Errorf("%s: %w", folder, err)
		}
	}
	return held, nil
}

// expected holds a manifest to what the flags say of it.
func expected(c *cli.Context, m *seal.Manifest) error {
	sponsor, err := address(c, flagOfSponsor)
	if err != nil {
		return err
	}
	if err := m.SignedBy(sponsor); err != nil {
		return err
	}
	task, err := taskID(c)
	if err != nil {
		return err
	}
	if m.Task != task {
		return seal.ErrTaskMismatch.With("it is of task %s, not of %s", m.Task, task)
	}
	for _, wanted := range []struct {
		flag    string
		found   protocol.Hash
		refusal *protocol.Error
	}{{flagManifestHash, m.Hash(), seal.ErrManifestHash}, {flagDatasetRoot, m.Root(), seal.ErrDatasetRoot}} {
		text := c.String(wanted.flag)
		if text == "" {
			continue
		}
		raw, err := hexFlag(wanted.flag, text, 32)
		if err != nil {
			return err
		}
		if wanted.found != protocol.Hash(raw) {
			return wanted.refusal.With("it has %s, not the 0x%x of --%s", wanted.found, raw, wanted.flag)
		}
	}
	path := c.String(flagNewest)
	if path == "" {
		return nil
	}
	newest, err := readSealed(path)
	if err != nil {
		return err
	}
	if err := newest.SignedBy(sponsor); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return m.Current(newest)
}

// openTenzro opens shards in Tenzro's form, in which nothing is bound to task, shard or trainer.
func openTenzro(c *cli.Context, key *seal.PrivateKey, raw []byte) error {
	m, err := seal.ReadTenzro(raw)
	if err != nil {
		return err
	}
	if task := c.String(flagTask); m.TaskID != task {
		return seal.ErrTaskMismatch.With("it is of task %.80q, not of %.80q", m.TaskID, task)
	}
	mine, err := m.For(c.String(flagTrainer), key.Public())
	if err != nil {
		return err
	}
	l, err := opened(c, len(mine))
	if err != nil {
		return err
	}
	defer l.bar.end()
	for i := range mine {
		sealed := mine[i].Sealed()
		if sealed == nil {
			if sealed, err = sealedShard(filepath.Join(c.Args().First(), mine[i].ShardFile()), mine[i].Bytes()); err != nil {
				return err
			}
		}
		if err := mine[i].Open(key, sealed, l.use); err != nil {
			return err
		}
	}
	l.bar.end()
	result := map[string]any{"task": m.TaskID, "manifestHash": m.Hash(), "shards": l.shards, "bytes": l.bytes, "out": l.out, "bound": false}
	return printResult(c.App.Writer, c.Bool(flagJSON), result, func(w io.Writer) {
		fmt.Fprintf(w, "%d shards open, %d bytes\nNOT BOUND: this form does not say of which task, shard or trainer they are\n", l.shards, l.bytes)
	})
}

func dataShow(c *cli.Context) error {
	m, err := readSealed(c.Args().First())
	if err != nil {
		return err
	}
	signer, err := m.Signer()
	if err != nil {
		return err
	}
	if path := c.String(flagAfter); path != "" {
		old, err := readSealed(path)
		if err != nil {
			return err
		}
		if err := m.Follows(old); err != nil {
			return err
		}
		if err := old.SignedBy(signer); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	type shown struct {
		seal.Recipient
		Shards int `json:"shards"`
	}
	to := make([]shown, len(m.Recipients))
	for i, r := range m.Recipients {
		to[i] = shown{r.Recipient, len(r.Envelopes)}
	}
	result := map[string]any{"task": m.Task, "version": m.Version, "manifestHash": m.Hash(), "previous": m.Previous, "signer": signer, "revoked": m.Revoked, "recipients": to}
	return printResult(c.App.Writer, c.Bool(flagJSON), result, func(w io.Writer) {
		fmt.Fprintf(w, "task      %s\nversion   %d\nhash      %s\nsigned    %s\n", m.Task, m.Version, m.Hash(), signer)
		for _, s := range m.Splits {
			fmt.Fprintf(w, "%-9s %d records of %d bytes in %d shards, root %s\n", s.Name, s.Records, s.RecordBytes, len(s.Trees), s.Root)
		}
		for _, r := range to {
			fmt.Fprintf(w, "trainer   %s: %d shards to key %s\n", r.Trainer, r.Shards, r.Key)
			if a := r.Attestation; a != nil {
				fmt.Fprintf(w, "          %s, identity %s, evidence %s, as of %s\n", a.Vendor, a.Identity, a.Evidence, time.Unix(int64(a.At), 0).UTC().Format(time.RFC3339))
			} else {
				fmt.Fprintf(w, "          NOT ATTESTED: the trainer's own key\n")
			}
		}
		for _, key := range m.Revoked {
			fmt.Fprintf(w, "revoked   %s\n", key)
		}
	})
}

// bar shows a person how far shards have come; on no terminal it shows nothing.
type bar struct {
	w           io.Writer
	what        string
	done, total int
	bytes       uint64
}

func newBar(c *cli.Context, what string, total int) *bar {
	b := &bar{what: what, total: total}
	if isTerminal(c.App.ErrWriter) && !c.Bool(flagJSON) {
		b.w = c.App.ErrWriter
	}
	return b
}

// step counts a shard.
func (b *bar) step(size int) {
	b.done++
	b.bytes += uint64(size)
	if b.w == nil {
		return
	}
	const width = 30
	full := width * b.done / max(b.total, 1)
	fmt.Fprintf(b.w, "\r\x1b[K%s [%s%s] %d/%d shards, %.1f MiB", b.what, strings.Repeat("#", full), strings.Repeat(".", width-full), b.done, b.total, float64(b.bytes)/(1<<20))
}

// end clears the bar's line.
func (b *bar) end() {
	if b.w != nil {
		fmt.Fprint(b.w, "\r\x1b[K")
		b.w = nil
	}
}
