package main

import (
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"assay/internal/attest"
	"assay/protocol"
)

const (
	flagAt              = "at"
	flagMeasurement     = "measurement"
	flagEnclaveKey      = "enclave-key"
	flagNonce           = "nonce"
	flagTCBStatus       = "tcb-status"
	flagMinTEETCB       = "min-tee-tcb"
	flagMinEvaluation   = "min-evaluation"
	flagMinSNPTCB       = "min-snp-tcb"
	flagMinGuestSVN     = "min-guest-svn"
	flagMaxVMPL         = "max-vmpl"
	flagTakeDebug       = "take-debug"
	flagWithoutCRL      = "without-crl"
	flagTCBInfo         = "tcb-info"
	flagTCBInfoChain    = "tcb-info-chain"
	flagQEIdentity      = "qe-identity"
	flagQEIdentityChain = "qe-identity-chain"
	flagPCKCRL          = "pck-crl"
	flagRootCRL         = "root-crl"
	flagVCEK            = "vcek"
	flagAMDChain        = "amd-chain"
	flagAMDCRL          = "amd-crl"
)

// collateralFiles are flags that name a file each, and where in the evidence its bytes belong.
var collateralFiles = []struct {
	flag, usage string
	item        func(e *attest.Evidence) *[]byte
}{
	{flagTCBInfo, "TDX: `FILE` with TCB info as Intel serves it (JSON)", func(e *attest.Evidence) *[]byte { return &intel(e).TCBInfo }},
	{flagTCBInfoChain, "TDX: `FILE` with its issuer chain (PEM, not URL-encoded)", func(e *attest.Evidence) *[]byte { return &intel(e).TCBInfoChain }},
	{flagQEIdentity, "TDX: `FILE` with the TD quoting enclave's identity (JSON)", func(e *attest.Evidence) *[]byte { return &intel(e).QEIdentity }},
	{flagQEIdentityChain, "TDX: `FILE` with its issuer chain (PEM, not URL-encoded)", func(e *attest.Evidence) *[]byte { return &intel(e).QEIdentityChain }},
	{flagPCKCRL, "TDX: `FILE` with the platform CA's revocation list (DER)", func(e *attest.Evidence) *[]byte { return &intel(e).PCKCRL }},
	{flagRootCRL, "TDX: `FILE` with the root CA's revocation list (DER)", func(e *attest.Evidence) *[]byte { return &intel(e).RootCRL }},
	{flagVCEK, "SEV-SNP: `FILE` with the chip's certificate (DER)", func(e *attest.Evidence) *[]byte { return &amd(e).VCEK }},
	{flagAMDChain, "SEV-SNP: `FILE` with the certificates of ASK and ARK (PEM)", func(e *attest.Evidence) *[]byte { return &amd(e).Chain }},
	{flagAMDCRL, "SEV-SNP: `FILE` with the ARK's revocation list (DER)", func(e *attest.Evidence) *[]byte { return &amd(e).CRL }},
}

func intel(e *attest.Evidence) *attest.IntelCollateral {
	if e.Intel == nil {
		e.Intel = &attest.IntelCollateral{}
	}
	return e.Intel
}

func amd(e *attest.Evidence) *attest.AMDCollateral {
	if e.AMD == nil {
		e.AMD = &attest.AMDCollateral{}
	}
	return e.AMD
}

func attestFlag(name, usage string) *cli.StringFlag { return stringFlag("ATTEST", name, "", usage) }

func attestCommand() *cli.Command {
	var files []cli.Flag
	for _, f := range collateralFiles {
		files = append(files, attestFlag(f.flag, f.usage))
	}
	task := attestFlag(flagTask, "whole `ID` of the task that the quote is for")
	key := attestFlag(flagEnclaveKey, "`HEX` of the public key that data keys are sealed to")
	nonce := attestFlag(flagNonce, "`HEX` of the 32 bytes that the verifier drew")
	exampleBinding := " --task " + exampleTask + " --enclave-key " + strings.Repeat("cc", 32) + " --nonce " + strings.Repeat("0b", 32)
	return &cli.Command{
		Name:  "attest",
		Usage: "what a processor says about a guest: Intel TDX quotes and AMD SEV-SNP reports",
		Subcommands: []*cli.Command{
			{
				Name: "verify", ArgsUsage: "FILE", Usage: "verify a quote offline and explain it field by field",
				Description: "FILE is a bundle (assay attest pack, docs/attestation.md) or a raw quote, whose collateral flags name. No network is reached.\n" +
					"Exit status 0: it verifies, and what was not asked for is listed. 2: it is refused, by name. 1: a file or a flag is at fault.\n\n" +
					examples("assay attest verify evidence.json",
						"assay attest verify evidence.json --at 2026-05-01T12:00:00Z --measurement "+strings.Repeat("ab", 48)+exampleBinding,
						"assay attest verify report.bin --vcek vcek.der --amd-chain chain.pem --amd-crl crl.der --min-snp-tcb 2.0.5.68 --json"),
				Flags: join([]cli.Flag{
					attestFlag(flagAt, "`TIME` asked about, as 2026-05-01T12:00:00Z: that of the enrolment; now if empty"),
					task, key, nonce,
				}, policyFlags(), []cli.Flag{
					&cli.BoolFlag{Name: flagTakeDebug, EnvVars: env("ATTEST", flagTakeDebug), Usage: "look at a guest that its host can read; never for an enrolment"},
					&cli.BoolFlag{Name: flagWithoutCRL, EnvVars: env("ATTEST", flagWithoutCRL), Usage: "SEV-SNP: go without the revocation list; never for an enrolment"},
				}, files),
				Action: attestVerify,
			},
			{
				Name: "pack", ArgsUsage: "FILE", Usage: "put a raw quote and its collateral into one bundle",
				Description: "Nothing is verified. docs/attestation.md says where collateral comes from.\n\n" +
					examples("assay attest pack report.bin --vcek vcek.der --amd-chain chain.pem --amd-crl crl.der --out evidence.json",
						"assay attest pack quote.bin --tcb-info tcb.json --tcb-info-chain tcb.pem --qe-identity qe.json --qe-identity-chain qe.pem --pck-crl pck.der --root-crl root.der --out evidence.json"),
				Flags:  join([]cli.Flag{required(attestFlag(flagOut, "`FILE` to write"))}, files),
				Action: attestPack,
			},
			{
				Name: "software", ArgsUsage: "IMAGE", Usage: "make the evidence of a software enclave, for development",
				Description: "Nothing protects such an enclave: its evidence is taken on a development chain, and refused everywhere else. IMAGE is any file;\n" +
					"its SHA-384 is the measurement.\n\n" + examples("assay attest software image.bin"+exampleBinding+" --out evidence.json"),
				Flags:  []cli.Flag{required(copyFlag(task)), required(copyFlag(key)), required(copyFlag(nonce)), required(attestFlag(flagOut, "`FILE` to write"))},
				Action: attestSoftware,
			},
			{
				Name: "data", Usage: "print the report data that a guest has to ask its quote for",
				Description: "It is keccak256 over a tag, task, nonce and enclave key, and 32 zero bytes (docs/attestation.md).\n\n" + examples("assay attest data"+exampleBinding),
				Flags:       []cli.Flag{required(copyFlag(task)), required(copyFlag(key)), required(copyFlag(nonce))},
				Action: func(c *cli.Context) error {
					b, err := attestBinding(c)
					if err != nil {
						return err
					}
					data := hex.EncodeToString(reportData(b))
					return printResult(c.App.Writer, c.Bool(flagJSON), map[string]string{"reportData": data}, func(w io.Writer) { fmt.Fprintln(w, data) })
				},
			},
		},
	}
}

// policyFlags are what a guest is held to.
func policyFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringSliceFlag{Name: flagMeasurement, EnvVars: env("ATTEST", flagMeasurement), Usage: "`HEX` that may run: 48 bytes of MRTD or MEASUREMENT, or 32 of an identity; repeat for several"},
		&cli.StringSliceFlag{Name: flagTCBStatus, EnvVars: env("ATTEST", flagTCBStatus), Usage: "TDX: `STATUS` of Intel's that is taken beside UpToDate, or Unlisted; asks for --" + flagMinTEETCB + "; repeat for several"},
		attestFlag(flagMinTEETCB, "TDX: `HEX` of the 16 bytes that each byte of TEE_TCB_SVN has to reach"),
		&cli.IntFlag{Name: flagMinEvaluation, EnvVars: env("ATTEST", flagMinEvaluation), Usage: "TDX: `NUMBER` that Intel's evaluations have to reach"},
		attestFlag(flagMinSNPTCB, "SEV-SNP: `VERSIONS` that have to be reached: boot loader, TEE, SNP, microcode, as 2.0.5.68"),
		&cli.UintFlag{Name: flagMinGuestSVN, EnvVars: env("ATTEST", flagMinGuestSVN), Usage: "SEV-SNP: `NUMBER` that the guest image's version has to reach"},
		&cli.UintFlag{Name: flagMaxVMPL, EnvVars: env("ATTEST", flagMaxVMPL), Usage: "SEV-SNP: `LEVEL` of least privilege that is taken, 0 to 3"},
		deploymentFlag("`FILE` that names the chain; a software enclave is taken on a development chain alone"),
	}
}

// chainNamed is the id in the deployment file; 0 if there is none.
func chainNamed(c *cli.Context) (uint64, error) {
	dep, err := protocol.LoadDeployment(c.String(flagDeployment))
	switch {
	case errors.Is(err, os.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, withHint(err, "`assay devnet` and `assay deploy` write the file")
	}
	return dep.ChainID, nil
}

func copyFlag(f *cli.StringFlag) *cli.StringFlag {
	c := *f
	return &c
}

func reportData(b *attest.Binding) []byte {
	data := b.ReportData()
	return data[:]
}

// hexFlag reads a flag of hexadecimal digits, with or without 0x; sizes are those it may have in bytes, none: any.
func hexFlag(name, text string, sizes ...int) ([]byte, error) {
	b, err := hex.DecodeString(strings.TrimPrefix(text, "0x"))
	if err != nil {
		return nil, withHint(fmt.Errorf("--%s: %w", name, err), "give hexadecimal digits, two a byte")
	}
	for _, size := range sizes {
		if len(b) == size {
			return b, nil
		}
	}
	if len(sizes) > 0 {
		return nil, usageErr("--%s has %d bytes: %s", name, len(b), strings.Trim(strings.ReplaceAll(fmt.Sprint(sizes), " ", " or "), "[]"))
	}
	return b, nil
}

// attestBinding reads the three flags that go together; nil if none is given.
func attestBinding(c *cli.Context) (*attest.Binding, error) {
	task, key, nonce := c.String(flagTask), c.String(flagEnclaveKey), c.String(flagNonce)
	if task == "" && key == "" && nonce == "" {
		return nil, nil
	}
	if task == "" || key == "" || nonce == "" {
		return nil, usageErr("--%s, --%s and --%s go together: a quote is bound to all three", flagTask, flagEnclaveKey, flagNonce)
	}
	var b attest.Binding
	for _, part := range []struct {
		flag, text string
		into       *protocol.Hash
	}{{flagTask, task, &b.Task}, {flagNonce, nonce, &b.Nonce}} {
		raw, err := hexFlag(part.flag, part.text, 32)
		if err != nil {
			return nil, err
		}
		copy(part.into[:], raw)
	}
	var err error
	b.EnclaveKey, err = hexFlag(flagEnclaveKey, key)
	return &b, err
}

// attestPolicy reads what the flags hold a guest to, beside the binding. A software enclave is taken where the evidence is one's and the chain
// allows it.
func attestPolicy(c *cli.Context, vendor attest.Vendor) (*attest.Policy, error) {
	p := &attest.Policy{
		TDX:     attest.TDXFloor{MinEvaluation: c.Int(flagMinEvaluation)},
		SNP:     attest.SNPFloor{MinGuestSVN: uint32(min(c.Uint(flagMinGuestSVN), 1<<32-1)), MaxVMPL: uint32(min(c.Uint(flagMaxVMPL), 3))},
		Without: attest.Without{DebugCheck: c.Bool(flagTakeDebug), AMDRevocation: c.Bool(flagWithoutCRL)},
	}
	var err error
	if vendor == attest.Software {
		if p.DevChain, err = chainNamed(c); err != nil {
			return nil, err
		}
	}
	for _, text := range c.StringSlice(flagMeasurement) {
		m, err := hexFlag(flagMeasurement, text, 48, 32)
		if err != nil {
			return nil, err
		}
		p.Measurements = append(p.Measurements, m)
	}
	if statuses := c.StringSlice(flagTCBStatus); len(statuses) > 0 {
		p.TDX.Statuses = append([]string{attest.StatusUpToDate}, statuses...)
	}
	if text := c.String(flagMinTEETCB); text != "" {
		if p.TDX.MinTEETCB, err = hexFlag(flagMinTEETCB, text, 16); err != nil {
			return nil, err
		}
	}
	if text := c.String(flagMinSNPTCB); text != "" {
		if err := snpTCB(text, &p.SNP); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// snpTCB reads four versions, 0 to 255 each.
func snpTCB(text string, into *attest.SNPFloor) error {
	parts := strings.Split(text, ".")
	versions := []*uint8{&into.BootLoader, &into.TEE, &into.SNP, &into.Microcode}
	if len(parts) != len(versions) {
		return usageErr("--%s %s: four versions, as 2.0.5.68", flagMinSNPTCB, text)
	}
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 8)
		if err != nil {
			return usageErr("--%s %s: %q is no version from 0 to 255", flagMinSNPTCB, text, part)
		}
		*versions[i] = uint8(n)
	}
	return nil
}

// attestEvidence reads the command's FILE, and the files that its flags name.
func attestEvidence(c *cli.Context) (*attest.Evidence, error) {
	raw, err := readLimited(c.Args().First(), attest.MaxEvidenceBytes)
	if err != nil {
		return nil, err
	}
	e, err := attest.ReadEvidence(raw)
	if err != nil {
		return nil, err
	}
	for _, f := range collateralFiles {
		path := c.String(f.flag)
		if path == "" {
			continue
		}
		item := f.item(e)
		if len(*item) > 0 {
			return nil, usageErr("--%s: %s has this already", f.flag, c.Args().First())
		}
		if *item, err = readLimited(path, attest.MaxEvidenceBytes); err != nil {
			return nil, err
		}
	}
	return e, nil
}

func attestVerify(c *cli.Context) error {
	at := time.Now()
	if text := c.String(flagAt); text != "" {
		var err error
		if at, err = time.Parse(time.RFC3339, text); err != nil {
			return usageErr("--%s %s: a time is written as 2026-05-01T12:00:00Z", flagAt, text)
		}
	}
	b, err := attestBinding(c)
	if err != nil {
		return err
	}
	e, err := attestEvidence(c)
	if err != nil {
		return err
	}
	p, err := attestPolicy(c, e.Vendor)
	if err != nil {
		return err
	}
	// What the flags do not mention is left out, and the verdict says so.
	p.Binding = b
	p.Without.Binding, p.Without.Measurement, p.Without.AMDFloor = b == nil, len(p.Measurements) == 0, c.String(flagMinSNPTCB) == ""
	verdict, refusal := attest.Verify(e, p, at)
	if err := printResult(c.App.Writer, c.Bool(flagJSON), verdict, func(w io.Writer) { explainVerdict(w, verdict) }); err != nil {
		return err
	}
	return refusal
}

func attestPack(c *cli.Context) error {
	e, err := attestEvidence(c)
	if err != nil {
		return err
	}
	return writeEvidence(c, e)
}

func attestSoftware(c *cli.Context) error {
	b, err := attestBinding(c)
	if err != nil {
		return err
	}
	f, err := os.Open(c.Args().First())
	if err != nil {
		return err
	}
	defer f.Close()
	image := sha512.New384()
	if _, err := io.Copy(image, f); err != nil {
		return err
	}
	e, err := attest.SoftwareEnclave([48]byte(image.Sum(nil)), *b)
	if err != nil {
		return err
	}
	return writeEvidence(c, e)
}

func writeEvidence(c *cli.Context, e *attest.Evidence) error {
	raw, err := json.MarshalIndent(e, "", "  ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(c.String(flagOut), append(raw, '\n'), 0o644); err != nil {
		return err
	}
	result := map[string]any{"file": c.String(flagOut), "vendor": e.Vendor, "evidenceHash": e.Hash()}
	return printResult(c.App.Writer, c.Bool(flagJSON), result, func(w io.Writer) {
		fmt.Fprintf(w, "%s: %s, evidence %s\n", c.String(flagOut), e.Vendor, e.Hash())
	})
}

// explainVerdict writes a verdict for a person: each field, what it means, and what was made of it.
func explainVerdict(w io.Writer, v *attest.Verdict) {
	region := ""
	for _, f := range v.Fields {
		if f.Region != region {
			region = f.Region
			fmt.Fprintf(w, "%s%s\n", region, reason(f.Signed, ": signed by "))
		}
		mark := map[bool]string{true: "ok", false: "-"}[f.Checked != ""]
		if f.Refused != "" {
			mark = "REFUSED"
		}
		fmt.Fprintf(w, "  %-8s %-18s %s\n           %s\n", mark, f.Name, f.Value, f.Means)
		switch {
		case f.Refused != "":
			fmt.Fprintf(w, "           refused: %s\n", f.Refused)
		case f.Checked != "":
			fmt.Fprintf(w, "           checked against %s\n", f.Checked)
		case f.Signed != "":
			fmt.Fprintf(w, "           what was signed; no rule is about it\n")
		default:
			fmt.Fprintf(w, "           not reached: nothing vouches for it\n")
		}
	}
	outcome := "refused: " + v.Refusal
	if v.Accepted {
		outcome = "verified"
	}
	fmt.Fprintf(w, "\n%s, %s, as of %s\n", outcome, v.Vendor, v.At.Format(time.RFC3339))
	if v.Measurement != "" {
		fmt.Fprintf(w, "  measurement  %s\n  identity     %s\n", v.Measurement, v.Identity)
	}
	fmt.Fprintf(w, "  evidence     %s\n", v.Evidence)
	for _, left := range v.Left {
		fmt.Fprintf(w, "  NOT CHECKED  %s\n", left)
	}
}
