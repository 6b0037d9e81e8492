package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"assay/internal/chain"
	"assay/internal/httpclient"
	"assay/protocol"
)

func taskModelCommand() *cli.Command {
	return &cli.Command{
		Name: "model", Usage: "fetch the parameters after a round and write them as named tensors",
		Description: "The state is fetched from keepers, held against its root on chain, and written as a safetensors file with the names and shapes of the\n" +
			"task's manifest. Without --round it is the newest state that is final; one that is not final may still be overturned, and the answer says so.\n\n" +
			examples("assay task model --task "+exampleTask+" --out model.safetensors",
				"assay task model --task "+exampleTask+" --round 3 --keeper http://127.0.0.1:8700 --out round3.safetensors --json"),
		Flags: join(readFlags(), []cli.Flag{
			taskFlag(), sourceFlag(),
			&cli.IntFlag{Name: flagRound, EnvVars: env("", flagRound), Value: -1, DefaultText: "the newest that is final", Usage: "`NUMBER` of the round whose state it is, from 0"},
			required(stringFlag("MODEL", flagOut, "", "`FILE` to write")),
		}),
		Action: withReader(taskModel),
	}
}

// model is the result of `task model`.
type model struct {
	TaskID protocol.Hash `json:"taskId"`
	// Round is the one that gave the state; -1 stands for the state that the task began with.
	Round     int64         `json:"round"`
	Final     bool          `json:"final"`
	StateRoot protocol.Hash `json:"stateRoot"`
	Tensors   int           `json:"tensors"`
	Params    uint64        `json:"params"`
	File      string        `json:"file"`
}

func taskModel(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	keepers, client, err := s.keepersOf(c, id)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	spec, err := view.Spec(s.ctx, id)
	if err != nil {
		return err
	}
	out := model{TaskID: id, Params: spec.ParamCount, File: c.String(flagOut)}
	if out.Round, out.StateRoot, out.Final, err = stateOf(s.ctx, view, id, &spec, int64(c.Int(flagRound))); err != nil {
		return err
	}
	raw, err := fetchObject(s.ctx, client, keepers, spec.ManifestHash, protocol.MaxManifestBytes, func(raw []byte) error {
		if got := protocol.Hash(sha256.Sum256(raw)); got != spec.ManifestHash {
			return fmt.Errorf("the content has the hash %s", got)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("the manifest: %w", err)
	}
	manifest, err := protocol.ParseManifest(raw)
	if err == nil {
		err = manifest.Check(&spec)
	}
	if err != nil {
		return fmt.Errorf("the manifest: %w", err)
	}
	var state protocol.State
	layout := protocol.StateLayout(spec.ParamCount, spec.FragmentCount)
	if err := eachSource(s.ctx, client, keepers, out.StateRoot, func(body io.Reader) error {
		got, err := protocol.DecodeState(bufio.NewReaderSize(io.LimitReader(body, int64(layout.MaxBytes())), 1<<20), spec.ParamCount, spec.FragmentCount)
		if err != nil {
			return err
		}
		if root := got.Root(spec.FragmentCount); root != out.StateRoot {
			return fmt.Errorf("the content has the root %s", root)
		}
		state = got
		return nil
	}); err != nil {
		return fmt.Errorf("the state after round %d: %w", out.Round, err)
	}
	out.Tensors = len(manifest.Tensors)
	if err := writeModel(out.File, manifest, &out, state.Params); err != nil {
		return err
	}
	return s.print(out, func(w io.Writer) {
		fmt.Fprintf(w, "Wrote %s\n  tensors      %d, %d parameters\n  state root   %s, as on chain\n", out.File, out.Tensors, out.Params, out.StateRoot)
		switch {
		case out.Round < 0:
			fmt.Fprintln(w, "  round        none: the state that the task began with")
		case out.Final:
			fmt.Fprintf(w, "  round        %d, final\n", out.Round)
		default:
			fmt.Fprintf(w, "  round        %d, not final: it may still be overturned\n", out.Round)
		}
	})
}

// stateOf is the state after a round of the task, or of the newest round that is final for a negative one.
func stateOf(ctx context.Context, view *chain.View, id protocol.Hash, spec *protocol.TaskSpec, round int64) (of int64, root protocol.Hash, final bool, err error) {
	head, err := view.Head(ctx, id)
	if err != nil {
		return 0, root, false, err
	}
	if round < 0 {
		if round = int64(head.Finalized) - 1; round < 0 {
			return -1, spec.InitialStateRoot, true, nil
		}
	}
	if round >= int64(head.Round) {
		return 0, root, false, disagree(fmt.Errorf("round %d has no state yet: the open round is %d", round, head.Round), "leave --round out for the newest state that is final")
	}
	r, err := view.Round(ctx, id, uint32(round))
	return round, r.StateRoot, round < int64(head.Finalized), err
}

// writeModel writes the parameters as a safetensors file in which each tensor of the manifest has its name and shape: whole, or not at all.
func writeModel(path string, manifest *protocol.Manifest, about *model, params []float32) (err error) {
	type entry struct {
		DType   string    `json:"dtype"`
		Shape   []uint64  `json:"shape"`
		Offsets [2]uint64 `json:"data_offsets"`
	}
	header := map[string]any{"__metadata__": map[string]string{
		"format": "pt", "task": about.TaskID.String(), "round": fmt.Sprint(about.Round), "stateRoot": about.StateRoot.String(),
	}}
	var at uint64
	for _, t := range manifest.Tensors {
		n, ok := t.Elements()
		if !ok {
			return fmt.Errorf("tensor %q has no elements", t.Name)
		}
		shape := t.Shape
		if shape == nil {
			shape = []uint64{}
		}
		header[t.Name] = entry{"F32", shape, [2]uint64{at, at + 4*n}}
		at += 4 * n
	}
	raw, err := json.Marshal(header)
	if err != nil {
		return err
	}
	for len(raw)%8 != 0 {
		raw = append(raw, ' ')
	}
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, f.Close(), os.Remove(f.Name()))
		}
	}()
	w := bufio.NewWriterSize(f, 1<<20)
	_, err = w.Write(append(binary.LittleEndian.AppendUint64(nil, uint64(len(raw))), raw...))
	if err == nil {
		err = protocol.WriteFloats(w, params)
	}
	if err = errors.Join(err, w.Flush()); err != nil {
		return err
	}
	if err = f.Chmod(0o644); err != nil {
		return err
	}
	if err = f.Sync(); err != nil {
		return err
	}
	if err = f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// eachSource hands an object's bytes to take, from one source after the other until it has no complaint.
func eachSource(ctx context.Context, client *http.Client, sources []string, root protocol.Hash, take func(io.Reader) error) error {
	var errs []error
	for _, source := range sources {
		err := func() error {
			at, err := url.JoinPath(source, "v1", "objects", root.String())
			if err != nil {
				return err
			}
			request, err := http.NewRequestWithContext(ctx, http.MethodGet, at, nil)
			if err != nil {
				return err
			}
			answer, err := client.Do(request)
			if err != nil {
				return err
			}
			defer answer.Body.Close()
			if answer.StatusCode != http.StatusOK {
				return httpclient.Refusal(answer)
			}
			return take(answer.Body)
		}()
		if err == nil {
			return nil
		}
		errs = append(errs, fmt.Errorf("%s: %w", source, err))
	}
	return withHint(httpclient.Join(errs...), "name a keeper that serves the task: --keeper, once for each")
}

// fetchObject is an object of at most limit bytes that check has no complaint about.
func fetchObject(ctx context.Context, client *http.Client, sources []string, root protocol.Hash, limit int64, check func([]byte) error) (raw []byte, err error) {
	err = eachSource(ctx, client, sources, root, func(body io.Reader) error {
		got, err := io.ReadAll(io.LimitReader(body, limit+1))
		if err == nil && int64(len(got)) > limit {
			err = fmt.Errorf("more than %d bytes", limit)
		}
		if err == nil {
			err = check(got)
		}
		raw = got
		return err
	})
	return raw, err
}
