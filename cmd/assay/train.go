package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
	"unicode"

	"github.com/urfave/cli/v2"

	"assay/internal/httpclient"
	"assay/internal/tenzro"
	"assay/internal/tenzro/gateway"
	"assay/protocol"
)

const (
	flagFormat        = "format"
	flagTenzroTask    = "task-id"
	flagSyncerDID     = "syncer-did"
	flagSyncerAddress = "syncer-address"
	flagTrainerDID    = "trainer-did"
	flagAttestation   = "attestation"
	flagEnclavePub    = "enclave-pubkey"
	flagMeasurements  = "measurements-hex"
	flagGradient      = "gradient"
	flagPostStep      = "post-step-hashes"
	flagFragment      = "fragment"
	flagRecomputed    = "recomputed"

	// maxTrainAnswer bounds a bridge's answer, in bytes: a list of a hundred runs is far below.
	maxTrainAnswer = 64 << 20
	// shownAtMost is how much of one member a table shows, in characters.
	shownAtMost = 100
)

// trainVerb is one of Tenzro's `tenzro train` commands: a method of its RPC, and where its parameters come from.
type trainVerb struct {
	name, usage, method, example string
	flags                        []cli.Flag
	// params makes the parameters; nil for a method that takes none.
	params func(c *cli.Context) (map[string]any, error)
	// rows is the member that a table has in rows, with its columns; empty for one object.
	rows    string
	columns []string
}

// trainCommand has Tenzro's verbs and flags.
func trainCommand() *cli.Command {
	id := required(stringFlag("TRAIN", flagTenzroTask, "", "`ID` of the task: on chain, or a name that the bridge knows"))
	file := func(name, what string) cli.Flag {
		return required(stringFlag("TRAIN", name, "", "`FILE` with "+what+" as JSON; - reads standard input"))
	}
	did := required(stringFlag("TRAIN", flagTrainerDID, "", "`DID` of the trainer"))
	byTask := func(c *cli.Context) (map[string]any, error) {
		return map[string]any{"task_id": c.String(flagTenzroTask)}, nil
	}
	verbs := []trainVerb{
		{name: "list-runs", usage: "list the tasks and how far their runs are", method: "listRuns", rows: "runs",
			columns: []string{"task_id", "status", "current_round", "trainers"}},
		{name: "get-run", usage: "show a task and its run", method: "getRun", example: "--task-id my-task", flags: []cli.Flag{id}, params: byTask},
		{name: "get-receipt", usage: "show a run's receipt; null before it is issued", method: "getReceipt", example: "--task-id my-task", flags: []cli.Flag{id}, params: byTask},
		{name: "post-task", usage: "post a task, as the bridge's operator", method: "postTask", example: "--spec spec.json",
			flags: []cli.Flag{file(flagSpec, "the task specification"),
				stringFlag("TRAIN", flagSyncerDID, "", "`DID` of a syncer: refused, keepers are drawn by stake"),
				stringFlag("TRAIN", flagSyncerAddress, "", "`ADDRESS` of a syncer: refused")},
			params: func(c *cli.Context) (map[string]any, error) {
				return withFile(c, flagSpec, "task_spec", optional(c, map[string]string{flagSyncerDID: "syncer_did", flagSyncerAddress: "syncer_address"}))
			}},
		{name: "enroll-trainer", usage: "enrol the bridge's operator as a trainer", method: "enrollTrainer",
			example: "--task-id my-task --trainer-did did:tenzro:machine:trainer-1",
			flags: []cli.Flag{id, did, stringFlag("TRAIN", flagAttestation, "", "attestation in `HEX`"),
				stringFlag("TRAIN", flagEnclavePub, "", "the enclave's public key in `HEX`"), stringFlag("TRAIN", flagMeasurements, "", "the enclave's measurements in `HEX`")},
			params: func(c *cli.Context) (map[string]any, error) {
				out := optional(c, map[string]string{flagAttestation: "attestation", flagEnclavePub: "enclave_pubkey", flagMeasurements: "measurements_hex"})
				out["task_id"], out["trainer_did"] = c.String(flagTenzroTask), c.String(flagTrainerDID)
				return out, nil
			}},
		{name: "submit-gradient", usage: "submit a signed outer gradient, whose payload lies in the bridge's --payloads", method: "submitOuterGradient",
			example: "--gradient gradient.json", flags: []cli.Flag{file(flagGradient, "the signed outer gradient")},
			params: func(c *cli.Context) (map[string]any, error) {
				return withFile(c, flagGradient, "gradient", map[string]any{})
			}},
		{name: "decide-round", usage: "say whether the open round waits, can be finalised, or lapsed", method: "decideRound", example: "--task-id my-task",
			flags: []cli.Flag{id}, params: byTask},
		{name: "finalize-round", usage: "compare a round's result with hashes that were computed; keepers and time finalise it", method: "finalizeRound",
			example: `--task-id my-task --round 0 --post-step-hashes '{"0":"9d1f…"}'`,
			flags: []cli.Flag{id, &cli.Uint64Flag{Name: flagRound, EnvVars: env("TRAIN", flagRound), Required: true, Usage: "the `ROUND`"},
				required(stringFlag("TRAIN", flagPostStep, "", "hash of each fragment after the step, as `JSON`: {\"0\": \"…\"}"))},
			params: func(c *cli.Context) (map[string]any, error) {
				hashes, err := asJSON(flagPostStep, []byte(c.String(flagPostStep)))
				return map[string]any{"task_id": c.String(flagTenzroTask), "round": c.Uint64(flagRound), "post_step_hashes": hashes}, err
			}},
		{name: "challenge-commitment", usage: "compare an activation commitment with a recomputed one", method: "challengeCommitment",
			example: "--task-id my-task --round 0 --fragment 0 --trainer-did did:tenzro:machine:trainer-1 --recomputed commitment.json",
			flags: []cli.Flag{id, did, file(flagRecomputed, "the recomputed commitment"),
				&cli.Uint64Flag{Name: flagRound, EnvVars: env("TRAIN", flagRound), Required: true, Usage: "the `ROUND`"},
				&cli.Uint64Flag{Name: flagFragment, EnvVars: env("TRAIN", flagFragment), Required: true, Usage: "the `FRAGMENT`"}},
			params: func(c *cli.Context) (map[string]any, error) {
				return withFile(c, flagRecomputed, "recomputed", map[string]any{
					"task_id": c.String(flagTenzroTask), "round": c.Uint64(flagRound), "fragment": c.Uint64(flagFragment), "trainer_did": c.String(flagTrainerDID),
				})
			}},
		{name: "install-sealed-manifest", usage: "give the bridge the manifest of sealed shards of the operator's task", method: "installSealedManifest",
			example: "--task-id my-task --manifest sealed.json", flags: []cli.Flag{id, file(flagManifest, "the manifest")},
			params: func(c *cli.Context) (map[string]any, error) {
				return withFile(c, flagManifest, "manifest", map[string]any{"task_id": c.String(flagTenzroTask)})
			}},
		{name: "get-sealed-manifest", usage: "show the manifest that was installed at the bridge", method: "getSealedManifest", example: "--task-id my-task",
			flags: []cli.Flag{id}, params: byTask},
		{name: "daemon-status", usage: "say whether the bridge's machine starts trainers", method: tenzro.DaemonStatus},
	}
	out := &cli.Command{
		Name:  "train",
		Usage: "Tenzro's verbs: ask a bridge (assay bridge-tenzro) what `tenzro train` asks a node",
		Description: "The verbs and flags of `tenzro train`. --rpc is a bridge's address; what needs a key is done with that of the bridge's operator.\n" +
			"docs/tenzro.md says what each method does here, and what is refused and why. `assay task` and `assay trainer` do the same without a bridge.\n\n" +
			examples("assay train list-runs", "assay train get-run --task-id my-task --format json",
				"assay train post-task --spec spec.json --rpc http://127.0.0.1:8590"),
	}
	for _, v := range verbs {
		out.Subcommands = append(out.Subcommands, &cli.Command{
			Name: v.name, Usage: v.usage, Description: examples(strings.TrimSpace("assay train " + v.name + " " + v.example)),
			Flags: join(v.flags, []cli.Flag{
				stringFlag("TRAIN", flagRPC, "http://"+gateway.DefaultListen, "`URL` of the bridge"),
				stringFlag("TRAIN", flagFormat, "table", "`FORMAT` of the result: table, or json as the bridge gives it"),
				timeoutFlag(2 * time.Minute),
			}),
			Action: func(c *cli.Context) error { return runTrain(c, &v) },
		})
	}
	return out
}

// optional are the parameters whose flags were given.
func optional(c *cli.Context, names map[string]string) map[string]any {
	out := make(map[string]any)
	for flag, name := range names {
		if text := c.String(flag); text != "" {
			out[name] = text
		}
	}
	return out
}

// withFile adds the JSON of a flag's file to parameters.
func withFile(c *cli.Context, flag, name string, params map[string]any) (map[string]any, error) {
	var raw []byte
	var err error
	if path := c.String(flag); path == "-" {
		raw, err = io.ReadAll(io.LimitReader(c.App.Reader, tenzro.MaxRequest+1))
	} else {
		var f *os.File
		if f, err = os.Open(path); err == nil {
			defer f.Close()
			raw, err = io.ReadAll(io.LimitReader(f, tenzro.MaxRequest+1))
		}
	}
	if err != nil {
		return nil, withHint(fmt.Errorf("--%s: %w", flag, err), "a file with JSON, or - for standard input")
	}
	if len(raw) > tenzro.MaxRequest {
		return nil, withHint(fmt.Errorf("--%s: more than %d bytes", flag, tenzro.MaxRequest), "a bridge takes no larger request")
	}
	params[name], err = asJSON(flag, raw)
	return params, err
}

// asJSON is a text that has to be JSON, as it is: numbers beyond 2^53 stay whole.
func asJSON(flag string, raw []byte) (json.RawMessage, error) {
	if !json.Valid(raw) {
		return nil, withHint(fmt.Errorf("--%s: not JSON", flag), "docs/tenzro.md has the shapes")
	}
	return raw, nil
}

func runTrain(c *cli.Context, v *trainVerb) error {
	format := c.String(flagFormat)
	if format != "table" && format != "json" {
		return usageErr("--%s %q: table or json", flagFormat, format)
	}
	params := map[string]any{}
	if v.params != nil {
		var err error
		if params, err = v.params(c); err != nil {
			return err
		}
	}
	method := tenzro.FullName(v.method)
	ctx, cancel := context.WithTimeout(interruptible(c.Context), c.Duration(flagTimeout))
	defer cancel()
	result, err := askBridge(ctx, c.String(flagRPC), method, params)
	if err != nil {
		return err
	}
	if format == "json" || c.Bool(flagJSON) {
		_, err := fmt.Fprintf(c.App.Writer, "%s\n", result)
		return err
	}
	return v.table(c.App.Writer, result)
}

// askBridge calls a method of a bridge. A refusal is its named error.
func askBridge(ctx context.Context, url, method string, params any) (json.RawMessage, error) {
	body, err := protocol.RPCCall(method, params)
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return nil, withHint(err, "--%s is the address of a bridge, as http://%s", flagRPC, gateway.DefaultListen)
	}
	req.Header.Set("Content-Type", "application/json")
	resp, err := httpclient.New(nil).Do(req)
	if err != nil {
		return nil, withHint(fmt.Errorf("the bridge at %s: %w", url, err), "start one: assay bridge-tenzro --datadir tenzro")
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(resp.Body, maxTrainAnswer+1))
	if err != nil {
		return nil, fmt.Errorf("the bridge at %s: %w", url, err)
	}
	if len(raw) > maxTrainAnswer {
		return nil, fmt.Errorf("the bridge at %s: more than %d bytes", url, maxTrainAnswer)
	}
	if resp.StatusCode != http.StatusOK {
		return nil, protocol.ReadError(resp.StatusCode, bytes.NewReader(raw))
	}
	result, err := protocol.ReadRPC(raw)
	var unnamed *protocol.RPCError
	var named *protocol.Error
	const noBridge = "--%s is the address of assay bridge-tenzro, not of a chain"
	switch {
	case errors.As(err, &unnamed) && unnamed.Code == protocol.CodeNoMethod:
		return nil, withHint(fmt.Errorf("%s has no method %s", url, method), noBridge, flagRPC)
	case errors.As(err, &unnamed):
		return nil, fmt.Errorf("the bridge refuses it: %s (%d)", httpclient.Words(unnamed.Message), unnamed.Code)
	case err != nil && !errors.As(err, &named):
		return nil, withHint(fmt.Errorf("%s does not answer as a bridge does", url), noBridge, flagRPC)
	}
	return result, err
}

// table prints a result for a person: rows, or the members of one object. What has members of its own is printed as JSON.
func (v *trainVerb) table(w io.Writer, result json.RawMessage) error {
	tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	members, err := ordered(result)
	if err != nil {
		fmt.Fprintln(w, shown(result))
		return nil
	}
	if v.rows != "" {
		var list []json.RawMessage
		i := slices.IndexFunc(members, func(m jsonMember) bool { return m.key == v.rows })
		if i < 0 || json.Unmarshal(members[i].value, &list) != nil {
			return errors.New("the bridge's answer has no " + v.rows)
		}
		fmt.Fprintln(tab, strings.ToUpper(strings.Join(v.columns, "\t")))
		for _, raw := range list {
			var row map[string]json.RawMessage
			if err := json.Unmarshal(raw, &row); err != nil {
				return fmt.Errorf("the bridge's answer: %w", err)
			}
			for _, column := range v.columns {
				fmt.Fprint(tab, shown(row[column]), "\t")
			}
			fmt.Fprintln(tab)
		}
		return tab.Flush()
	}
	for _, m := range members {
		fmt.Fprintf(tab, "%s\t%s\n", shown([]byte(m.key)), shown(m.value))
	}
	return tab.Flush()
}

type jsonMember struct {
	key   string
	value json.RawMessage
}

// ordered are an object's members as they came; an error unless raw is an object.
func ordered(raw json.RawMessage) (out []jsonMember, err error) {
	d := json.NewDecoder(bytes.NewReader(raw))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, errors.New("no object")
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return nil, err
		}
		m := jsonMember{key: fmt.Sprint(key)}
		if err := d.Decode(&m.value); err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, nil
}

// shown is a member's value in one line that a terminal may be sent: a text without its quotes, a list of texts or numbers with commas, anything else as
// JSON.
func shown(raw json.RawMessage) string {
	text := string(raw)
	var one string
	var many []json.RawMessage
	if bytes.HasPrefix(raw, []byte(`"`)) && json.Unmarshal(raw, &one) == nil {
		text = one
	} else if json.Unmarshal(raw, &many) == nil && len(many) > 0 {
		var parts []string
		for _, m := range many {
			if len(m) > 0 && (m[0] == '{' || m[0] == '[') {
				parts = nil
				break
			}
			parts = append(parts, strings.Trim(string(m), `"`))
		}
		if parts != nil {
			text = strings.Join(parts, ", ")
		}
	}
	text = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, text)
	if runes := []rune(text); len(runes) > shownAtMost {
		return string(runes[:shownAtMost]) + "…"
	}
	return text
}
