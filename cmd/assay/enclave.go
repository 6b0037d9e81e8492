package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"assay/internal/attest"
	"assay/internal/chain"
	"assay/internal/seal"
	"assay/protocol"
)

const (
	flagIdentity   = "identity"
	flagUnattested = "unattested"
)

func enclaveFlag(name, usage string) *cli.StringFlag { return stringFlag("ENCLAVE", name, "", usage) }

func enclaveCommand() *cli.Command {
	example := " --task " + exampleTask
	return &cli.Command{
		Name:  "enclave",
		Usage: "Confidential tasks: which enclaves they take, which are attested",
		Subcommands: []*cli.Command{
			{
				Name: "policy", Usage: "say which enclaves a task takes (its sponsor, once, before anybody enrols)",
				Description: "What runs is named by its identity, a hash of vendor and measurements: `assay attest verify` prints it, and --evidence takes that of a\n" +
					"bundle. Without --min-tee-tcb Intel's status has to be UpToDate; without --min-snp-tcb no guest of AMD's is taken.\n\n" +
					examples("assay enclave policy"+example+" --evidence evidence.json --min-snp-tcb 4.0.22.211",
						"assay enclave policy"+example+" --identity 0x"+strings.Repeat("ab", 32)),
				Flags: join(sendFlags(), []cli.Flag{
					taskFlag(),
					&cli.StringSliceFlag{Name: flagIdentity, EnvVars: env("ENCLAVE", flagIdentity), Usage: "`HASH` of what may run; repeat for several"},
					&cli.StringSliceFlag{Name: flagEvidence, EnvVars: env("ENCLAVE", flagEvidence), Usage: "`FILE` with evidence whose guest may run: its identity is taken, nothing is verified; repeat for several"},
					enclaveFlag(flagMinTEETCB, "TDX: `HEX` of the 16 bytes that each byte of TEE_TCB_SVN has to reach; every status but Revoked is taken then"),
					&cli.UintFlag{Name: flagMinEvaluation, EnvVars: env("ENCLAVE", flagMinEvaluation), Usage: "TDX: `NUMBER` that Intel's evaluations have to reach"},
					enclaveFlag(flagMinSNPTCB, "SEV-SNP: `VERSIONS` that have to be reached: boot loader, TEE, SNP, microcode, as 4.0.22.211"),
					&cli.UintFlag{Name: flagMinGuestSVN, EnvVars: env("ENCLAVE", flagMinGuestSVN), Usage: "SEV-SNP: `NUMBER` that the guest image's version has to reach"},
				}),
				Action: withSigner(enclavePolicy),
			},
			{
				Name: "install", ArgsUsage: "MANIFEST", Usage: "install a sealed manifest in the place of the one before (the task's sponsor)",
				Description: "MANIFEST is what `assay data seal` wrote. Trainers who have not enrolled yet are attested anew for it. A manifest that was sealed\n" +
					"to a key that nobody attested is refused: whoever holds that key reads the records, and cannot enrol.\n\n" +
					examples("assay enclave install sealed/manifest.json"+example),
				Flags: join(sendFlags(), []cli.Flag{
					taskFlag(),
					&cli.BoolFlag{Name: flagUnattested, EnvVars: env("ENCLAVE", flagUnattested), Usage: "install it though some of its keys were attested by nobody"},
				}),
				Action: withSigner(enclaveInstall),
			},
			{
				Name: "attest", Usage: "have the task's keepers sign that this account's enclave is attested, and write it on chain",
				Description: "Evidence and manifest are looked at here first, by the rules that keepers have. What is written then lets the account enrol:\n" +
					"`assay trainer enroll`.\n\n" +
					examples("assay enclave attest"+example+" --enclave-key "+strings.Repeat("cc", 32)+" --nonce "+strings.Repeat("0b", 32)+" --evidence evidence.json --manifest sealed/manifest.json"),
				Flags: join(sendFlags(), []cli.Flag{
					taskFlag(), sourceFlag(),
					required(enclaveFlag(flagEnclaveKey, "`HEX` of the public key that shards are sealed to")),
					required(enclaveFlag(flagNonce, "`HEX` of the 32 bytes that the sponsor drew")),
					required(enclaveFlag(flagEvidence, "`FILE` with quote and collateral")),
					required(enclaveFlag(flagManifest, "`FILE` with the sealed manifest that the sponsor installed")),
				}),
				Action: withSigner(enclaveAttest),
			},
			{
				Name: "show", Usage: "show which enclaves a task takes, its newest sealed manifest, and who is attested",
				Description: examples("assay enclave show"+example, "assay enclave show"+example+" --json"),
				Flags:       join(readFlags(), []cli.Flag{taskFlag()}),
				Action:      withReader(enclaveShow),
			},
			{
				Name: "refute", Usage: "take the locks of keepers that signed for a TDX quote which its own bytes prove wrong",
				Description: "Looks at every attestation of the task. A quote that is not signed by the key that it brings, or whose quoting enclave does not vouch for\n" +
					"that key, convicts whoever signed for it.\n\n" + examples("assay enclave refute"+example),
				Flags:  join(sendFlags(), []cli.Flag{taskFlag()}),
				Action: withSigner(enclaveRefute),
			},
		},
	}
}

// readEnclavePolicy reads what the flags say of a policy.
func readEnclavePolicy(c *cli.Context) (p protocol.EnclavePolicy, err error) {
	for _, text := range c.StringSlice(flagIdentity) {
		raw, err := hexFlag(flagIdentity, text, 32)
		if err != nil {
			return p, err
		}
		p.Identities = append(p.Identities, protocol.Hash(raw))
	}
	for _, path := range c.StringSlice(flagEvidence) {
		e, err := readEvidenceFile(path)
		if err != nil {
			return p, err
		}
		id, err := e.Identity()
		if err != nil {
			return p, fmt.Errorf("%s: %w", path, err)
		}
		p.Identities = append(p.Identities, id)
	}
	if len(p.Identities) == 0 {
		return p, usageErr("--%s or --%s: say at least once what may run", flagIdentity, flagEvidence)
	}
	slices.SortFunc(p.Identities, func(a, b protocol.Hash) int { return bytes.Compare(a[:], b[:]) })
	p.Identities = slices.Compact(p.Identities)
	p.TDXFloor, p.SNPFloor = make([]byte, 16), make([]byte, 4)
	if text := c.String(flagMinTEETCB); text != "" {
		if p.TDXFloor, err = hexFlag(flagMinTEETCB, text, 16); err != nil {
			return p, err
		}
	}
	if text := c.String(flagMinSNPTCB); text != "" {
		var floor attest.SNPFloor
		if err := snpTCB(text, &floor); err != nil {
			return p, err
		}
		p.SNPFloor = []byte{floor.BootLoader, floor.TEE, floor.SNP, floor.Microcode}
	}
	for flag, into := range map[string]*uint32{flagMinEvaluation: &p.TDXEvaluation, flagMinGuestSVN: &p.SNPGuestSVN} {
		if n := c.Uint(flag); uint64(n) > math.MaxUint32 {
			return p, usageErr("--%s %d: at most %d", flag, n, math.MaxUint32)
		} else {
			*into = uint32(n)
		}
	}
	return p, p.Check()
}

func enclavePolicy(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	p, err := readEnclavePolicy(c)
	if err != nil {
		return err
	}
	if s.dep.Enclaves == (common.Address{}) {
		return chain.ErrNoEnclaves
	}
	return s.send(s.chain.SetEnclavePolicy(id, p), "Set which enclaves the task takes", func(_ *types.Receipt, r *sent) { r.TaskID = &id })
}

func enclaveInstall(c *cli.Context, s *session) error {
	t, err := s.sealedTask(c)
	if err != nil {
		return err
	}
	raw, err := readLimited(c.Args().First(), seal.MaxManifestBytes)
	if err != nil {
		return err
	}
	m, err := seal.ReadManifest(raw)
	if err != nil {
		return err
	}
	if t.Manifest == m.Hash() {
		return printResult(c.App.Writer, c.Bool(flagJSON), map[string]any{"taskId": t.Task, "manifestHash": m.Hash(), "version": m.Version, "already": true}, func(w io.Writer) {
			fmt.Fprintf(w, "Version %d is installed already\n", m.Version)
		})
	}
	// What keepers would refuse belongs on no chain.
	if err := cmp.Or(m.Of(t.Task, t.DatasetRoot), m.SignedBy(s.from)); err != nil {
		return err
	}
	if m.Version != t.Version+1 || m.Previous != t.Manifest {
		return seal.ErrVersion.With("version %d after %s; the task's newest is version %d, %s", m.Version, m.Previous, t.Version, t.Manifest)
	}
	if size := len(raw); size > seal.MaxEnrollmentBytes-attest.MaxEvidenceBytes {
		return seal.ErrManifestTooLarge.With("%d bytes: a trainer shows keepers manifest and evidence together, %d bytes at most", size, seal.MaxEnrollmentBytes)
	}
	to, others := releasedTo(m)
	switch {
	case len(to) == 0:
		return disagree(errors.New("nobody that it is sealed to was attested: nobody could enrol with it"), "seal with --%s, which verifies evidence first", flagEnclave)
	case len(others) > 0 && !c.Bool(flagUnattested):
		return disagree(fmt.Errorf("it is sealed to keys that nobody attested, of %v: whoever holds one reads the records", others),
			"seal with --%s alone, which verifies evidence first; or pass --%s if they may", flagEnclave, flagUnattested)
	}
	return s.send(s.chain.InstallSealedManifest(t.Task, chain.Sealing{Version: m.Version, Manifest: m.Hash()}, to), fmt.Sprintf("Installed version %d of the sealed manifest, to %d enclaves", m.Version, len(to)),
		func(_ *types.Receipt, r *sent) { r.TaskID = &t.Task })
}

// releasedTo are the recipients of a manifest that were attested, as the contract is told of them, and the other recipients.
func releasedTo(m *seal.Manifest) (to []chain.SealedTo, others []common.Address) {
	for _, r := range m.Recipients {
		if r.Attestation != nil {
			to = append(to, chain.SealedTo{Trainer: r.Trainer, EnclaveKey: r.Key, EvidenceHash: r.Attestation.Evidence})
		} else {
			others = append(others, r.Trainer)
		}
	}
	return to, others
}

// sealedTask is what the chain says of a Confidential task.
type sealedTask struct {
	seal.Confidential
	view *chain.View
	spec protocol.TaskSpec
}

// sealedTask reads the task of --task; a refusal of other tiers, and of a task without a policy.
func (s *session) sealedTask(c *cli.Context) (*sealedTask, error) {
	id, err := s.taskID(c)
	if err != nil {
		return nil, err
	}
	t := new(sealedTask)
	if t.view, err = s.chain.Latest(s.ctx); err != nil {
		return nil, err
	}
	if t.spec, err = t.view.Spec(s.ctx, id); err != nil {
		return nil, err
	}
	if !protocol.Tier(t.spec.Tier).Sealed() {
		return nil, disagree(fmt.Errorf("the task is of the %s tier", protocol.Tier(t.spec.Tier)), "enclaves are attested in the Confidential tier alone")
	}
	if t.Confidential, err = seal.ReadConfidential(s.ctx, t.view, s.dep.ChainID, id, &t.spec); err != nil {
		return nil, err
	}
	if t.Policy.IsZero() {
		return nil, disagree(errors.New("the sponsor has not said yet which enclaves the task takes"), "the sponsor: assay enclave policy --task %s", id)
	}
	return t, nil
}

func enclaveAttest(c *cli.Context, s *session) error {
	t, err := s.sealedTask(c)
	if err != nil {
		return err
	}
	shown := seal.Enrollment{Trainer: s.from}
	if shown.EnclaveKey, err = enclaveKey(flagEnclaveKey, c.String(flagEnclaveKey)); err != nil {
		return err
	}
	nonce, err := hexFlag(flagNonce, c.String(flagNonce), 32)
	if err != nil {
		return err
	}
	shown.Nonce = protocol.Hash(nonce)
	e, err := readEvidenceFile(c.String(flagEvidence))
	if err != nil {
		return err
	}
	if shown.Evidence, err = json.Marshal(e); err != nil {
		return err
	}
	if shown.Manifest, err = readLimited(c.String(flagManifest), seal.MaxEnrollmentBytes); err != nil {
		return err
	}
	policy, err := t.view.EnclavePolicy(s.ctx, t.Task)
	if err != nil {
		return err
	}
	shown.Policy = *policy
	// The chain's time: what was verified later than the block is refused there.
	shown.VerifiedAt = t.view.Time
	statement, quote, err := shown.Attest(t.Confidential, time.Unix(int64(t.view.Time), 0))
	if err != nil {
		return err
	}
	signatures, err := s.attestations(c, t, &shown, statement)
	if err != nil {
		return err
	}
	return s.send(s.chain.AttestEnclave(*statement, *policy, quote, signatures), fmt.Sprintf("Attested by %d keepers; now: assay trainer enroll --task %s", len(signatures), t.Task),
		func(_ *types.Receipt, r *sent) { r.TaskID = &t.Task })
}

// attestations asks a task's keepers, all at once, until enough have signed; what they refuse is said if not enough do.
func (s *session) attestations(c *cli.Context, t *sealedTask, shown *seal.Enrollment, statement *protocol.Attestation) ([]chain.WitnessSignature, error) {
	at, client, err := s.keepersOf(c, t.Task)
	if err != nil {
		return nil, err
	}
	body, err := json.Marshal(shown)
	if err != nil {
		return nil, err
	}
	type answer struct {
		url  string
		sig  chain.WitnessSignature
		fail error
	}
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	answers := make(chan answer, len(at))
	for _, url := range at {
		go func() {
			sig, err := askAttestation(ctx, client, t.view, url, statement, body, s.dep.EnclavesDomain())
			answers <- answer{url, sig, err}
		}()
	}
	needed := int(t.spec.CommitteeThreshold)
	var found []chain.WitnessSignature
	var refusals []error
	for range at {
		a := <-answers
		switch {
		case a.fail != nil:
			s.log.Debug("a keeper does not sign", "keeper", a.url, "err", a.fail)
			refusals = append(refusals, fmt.Errorf("%s: %w", a.url, a.fail))
		case !slices.ContainsFunc(found, func(f chain.WitnessSignature) bool { return f.Keeper == a.sig.Keeper }):
			found = append(found, a.sig)
		}
		if len(found) == needed {
			slices.SortFunc(found, func(a, b chain.WitnessSignature) int { return a.Keeper.Cmp(b.Keeper) })
			return found, nil
		}
	}
	return nil, disagree(fmt.Errorf("%d of the task's keepers signed, %d have to: %w", len(found), needed, errors.Join(refusals...)),
		"the refusals' names are in docs/sealed-data.md and docs/attestation.md; more keepers: --%s URL", flagKeeper)
}

// askAttestation asks one keeper. What it signed is held to the statement and to its key.
func askAttestation(ctx context.Context, client *http.Client, view *chain.View, at string, statement *protocol.Attestation, body []byte, domain protocol.Domain) (sig chain.WitnessSignature, err error) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodPut, strings.TrimSuffix(at, "/")+"/v1/attestations/"+statement.TaskId.String()+"/"+statement.Trainer.Hex(), bytes.NewReader(body))
	if err != nil {
		return sig, err
	}
	r.Header.Set("Content-Type", "application/json")
	resp, err := client.Do(r)
	if err != nil {
		return sig, err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return sig, protocol.ReadError(resp.StatusCode, resp.Body)
	}
	var given struct {
		Keeper    common.Address `json:"keeper"`
		Signature hexutil.Bytes  `json:"signature"`
	}
	if err := json.NewDecoder(io.LimitReader(resp.Body, 64<<10)).Decode(&given); err != nil {
		return sig, fmt.Errorf("its answer is none: %w", err)
	}
	signer, err := protocol.Recover(statement.Digest(domain), given.Signature)
	if err != nil {
		return sig, err
	}
	// The contract takes the pool's keepers alone, and one wrong signature spoils all.
	if member, err := view.PoolKeeper(ctx, statement.TaskId, given.Keeper); err != nil {
		return sig, err
	} else if !member.Active || member.Key != signer {
		return sig, fmt.Errorf("it answers for keeper %s, whose key in the task's pool did not sign this", given.Keeper)
	}
	return chain.WitnessSignature{Keeper: given.Keeper, Signature: given.Signature}, nil
}

// enclavesShown is the result of `enclave show`.
type enclavesShown struct {
	TaskID   protocol.Hash           `json:"taskId"`
	Policy   *protocol.EnclavePolicy `json:"policy"`
	Version  uint32                  `json:"version"`
	Manifest protocol.Hash           `json:"manifestHash"`
	Attested []enclaveShown          `json:"attested"`
}

type enclaveShown struct {
	protocol.Attestation
	Keepers []common.Address `json:"keepers"`
	Block   uint64           `json:"block"`
	// Current says that the trainer may enrol with it: it is for the newest manifest, and not refuted.
	Current bool `json:"current"`
}

func enclaveShow(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	out := enclavesShown{TaskID: id, Attested: []enclaveShown{}}
	if out.Policy, err = view.EnclavePolicy(s.ctx, id); err != nil {
		return err
	}
	sealing, err := view.Sealing(s.ctx, id)
	if err != nil {
		return err
	}
	out.Version, out.Manifest = sealing.Version, sealing.Manifest
	list, err := view.Attested(s.ctx, id)
	if err != nil {
		return err
	}
	for _, a := range list {
		key, version, err := view.Enclave(s.ctx, id, a.Trainer)
		if err != nil {
			return err
		}
		shown := enclaveShown{Attestation: a.Attestation, Block: a.Block, Current: version != 0 && version == sealing.Version && key == a.EnclaveKey && a.ManifestHash == sealing.Manifest}
		for _, sig := range a.Signatures {
			shown.Keepers = append(shown.Keepers, sig.Keeper)
		}
		out.Attested = append(out.Attested, shown)
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), out, func(w io.Writer) {
		if out.Policy == nil {
			fmt.Fprintln(w, "No policy: nobody can be attested yet")
			return
		}
		fmt.Fprintf(w, "Takes\n  identities    %d\n", len(out.Policy.Identities))
		for _, p := range out.Policy.Identities {
			fmt.Fprintf(w, "                %s\n", p)
		}
		fmt.Fprintf(w, "  TDX           TEE_TCB_SVN %s, evaluation %d\n  SEV-SNP       TCB %s, guest %d\n", out.Policy.TDXFloor, out.Policy.TDXEvaluation, out.Policy.SNPFloor, out.Policy.SNPGuestSVN)
		if out.Version == 0 {
			fmt.Fprintln(w, "No sealed manifest is installed")
			return
		}
		fmt.Fprintf(w, "Sealed manifest\n  version       %d\n  hash          %s\n", out.Version, out.Manifest)
		for _, a := range out.Attested {
			old := ""
			if !a.Current {
				old = ", DOES NOT COUNT: for an older manifest, or refuted"
			}
			fmt.Fprintf(w, "Attested %s%s\n  key           %s\n  guest         %s, as of %s\n  signed by     %s\n", a.Trainer, old, a.EnclaveKey, a.Vendor,
				time.Unix(int64(a.VerifiedAt), 0).UTC().Format(time.RFC3339), accounts(a.Keepers))
		}
	})
}

func accounts(list []common.Address) string {
	words := make([]string, len(list))
	for i, a := range list {
		words[i] = a.Hex()
	}
	return strings.Join(words, ", ")
}

func enclaveRefute(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	list, err := view.Attested(s.ctx, id)
	if err != nil {
		return err
	}
	wrong, refuted := 0, 0
	for _, a := range list {
		if a.Vendor != protocol.VendorIntelTdx {
			continue
		}
		if signed, vouched := attest.SignsItself(a.Quote); signed && vouched {
			continue
		}
		wrong++
		err := s.send(s.chain.RefuteAttestation(a.Attestation, a.Quote, a.Signatures), "Refuted the attestation of "+a.Trainer.Hex(), func(_ *types.Receipt, r *sent) { r.TaskID = &id })
		if revert, ok := chain.AsRevert(err); ok && revert.Name == chain.RevertNothingProven {
			continue // it was before
		}
		if err != nil {
			return err
		}
		refuted++
	}
	switch {
	case refuted > 0:
		return nil
	case wrong > 0:
		return disagree(fmt.Errorf("%d quotes are wrong, and refuted already", wrong), "nothing is left to take")
	}
	return disagree(errors.New("no quote of the task is proven wrong by its own bytes"), "what certificates and revocation lists say, `assay attest verify --at` shows")
}
