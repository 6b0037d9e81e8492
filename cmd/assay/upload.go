package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/httpclient"
	"assay/internal/keepers"
	"assay/protocol"
	"assay/protocol/claim"
	"assay/verifier"
)

const (
	// uploadRetry paces what is asked of a keeper that has not seen the task's block yet.
	uploadRetry = 500 * time.Millisecond
	// maxAnswer bounds a keeper's answer to an upload.
	maxAnswer = 64 << 10
)

// uploaded says how one keeper took a task's objects.
type uploaded struct {
	Keeper string `json:"keeper"`
	OK     bool   `json:"ok"`
	Error  string `json:"error,omitempty"`

	err error
}

// objects are the files that a sponsor hands to keepers.
type objects struct {
	// task they are of: others may name the same roots.
	task         protocol.Hash
	manifest     []byte
	manifestHash protocol.Hash
	statePath    string
	stateRoot    protocol.Hash
	// to are the keepers that get them, client the one that brings them there.
	to     []string
	client *http.Client
	// folder has the parts of a Verified task, each behind what names it.
	folder string
	parts  []claim.Part
	// takes is what replaying a claim of a Verified task takes; nil of others.
	takes *verifier.Requirements
}

// uploadAll sends the manifest, the first state, and what else the task has, to every keeper at once. It fails only if no keeper took them. Once one has,
// keepers that do not answer or refuse are not asked again: the task can go on without them.
func uploadAll(ctx context.Context, o objects) ([]uploaded, error) {
	out := make([]uploaded, len(o.to))
	done, enough := make(chan int), make(chan struct{})
	for i, keeper := range o.to {
		go func() {
			err := uploadTo(ctx, enough, keeper, o)
			out[i] = uploaded{Keeper: keeper, OK: err == nil, err: err}
			if err != nil {
				out[i].Error = oneLine(err.Error())
			}
			done <- i
		}()
	}
	var errs []error
	ok := false
	for range o.to {
		i := <-done
		if out[i].OK && !ok {
			ok = true
			close(enough)
		}
		if out[i].err != nil {
			errs = append(errs, fmt.Errorf("keeper %s: %w", out[i].Keeper, out[i].err))
		}
	}
	if ok || len(o.to) == 0 {
		return out, nil
	}
	return out, errors.Join(errs...)
}

func uploadTo(ctx context.Context, enough <-chan struct{}, keeper string, o objects) error {
	base, err := keeperURL(keeper)
	if err != nil {
		return err
	}
	put := func(kind string, root protocol.Hash, open func() (io.ReadCloser, int64, error)) error {
		return retry(ctx, enough, func() error {
			body, size, err := open()
			if err != nil {
				return err
			}
			defer body.Close()
			target := base.JoinPath("v1", kind, root.String())
			target.RawQuery = url.Values{"task": {o.task.String()}}.Encode()
			return putObject(ctx, o.client, target.String(), root, body, size)
		})
	}
	err = put("manifests", o.manifestHash, func() (io.ReadCloser, int64, error) {
		return io.NopCloser(bytes.NewReader(o.manifest)), int64(len(o.manifest)), nil
	})
	if err != nil {
		return fmt.Errorf("manifest: %w", err)
	}
	if err := put("states", o.stateRoot, file(o.statePath)); err != nil {
		return fmt.Errorf("first state: %w", err)
	}
	for _, p := range o.parts {
		if err := put("objects", p.Root, file(partPath(o.folder, p))); err != nil {
			return fmt.Errorf("%s: %w", p.Kind, err)
		}
	}
	return nil
}

// file opens a file as the body of a request.
func file(path string) func() (io.ReadCloser, int64, error) {
	return func() (io.ReadCloser, int64, error) {
		f, err := os.Open(path)
		if err != nil {
			return nil, 0, err
		}
		info, err := f.Stat()
		if err != nil {
			return nil, 0, errors.Join(err, f.Close())
		}
		return f, info.Size(), nil
	}
}

func keeperURL(text string) (*url.URL, error) {
	u, err := url.Parse(text)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
		return nil, withHint(fmt.Errorf("%q is no keeper's URL", text), "like http://127.0.0.1:8700, as `assay keeper` prints it")
	}
	return u, nil
}

// keepersAnswer looks at the keepers that are to get a task's files, before money is spent on the task: one of them at least has to be a keeper of
// the chain, though it may not be ready yet.
func keepersAnswer(s *session, named []string) error {
	var errs []error
	client := httpclient.New(nil)
	for _, keeper := range named {
		if _, err := keeperURL(keeper); err != nil {
			return err
		}
		if err := keepers.Answers(s.ctx, client, keeper, common.Address{}, s.dep.ChainID); err != nil {
			errs = append(errs, fmt.Errorf("keeper %s: %w", keeper, err))
		}
	}
	if len(errs) == len(named) && len(errs) > 0 {
		return withHint(errors.Join(errs...), "nothing was sent; start a keeper, name another, or leave --keeper out and hand the files over later: assay task upload")
	}
	for _, err := range errs {
		s.log.Warn("a keeper that is to get the files does not answer", "err", err)
	}
	return nil
}

// passing are the refusals that end by themselves: the keeper has not seen the task, or is busy.
var passing = map[string]bool{
	"ObjectNotExpected": true, "TaskNotFound": true, "ManifestRequired": true, "TaskNotServed": true,
	"ChainUnavailable": true, "Overloaded": true, "Storage": true,
}

// retry repeats f until it succeeds, is refused for good, it is enough, or ctx ends; then it returns what f said last.
func retry(ctx context.Context, enough <-chan struct{}, f func() error) error {
	for {
		err := f()
		if err == nil {
			return nil
		}
		var refused *protocol.Error
		var network *url.Error
		if !(errors.As(err, &refused) && passing[refused.Name] || errors.As(err, &network)) {
			return err
		}
		select {
		case <-ctx.Done():
			if errors.Is(err, context.Cause(ctx)) || errors.Is(err, ctx.Err()) {
				return err
			}
			return fmt.Errorf("%w, after: %w", ctx.Err(), err)
		case <-enough:
			return err
		case <-time.After(uploadRetry):
		}
	}
}

func putObject(ctx context.Context, client *http.Client, target string, root protocol.Hash, body io.Reader, size int64) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPut, target, body)
	if err != nil {
		return err
	}
	req.ContentLength = size
	resp, err := client.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return protocol.ReadError(resp.StatusCode, resp.Body)
	}
	var answer struct {
		Root protocol.Hash `json:"root"`
	}
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxAnswer)).Decode(&answer); err != nil {
		return fmt.Errorf("keeper's answer: %w", err)
	}
	if answer.Root != root {
		return fmt.Errorf("the keeper stored %s for %s", answer.Root, root)
	}
	return nil
}

// keeperList splits comma-separated values and drops empty ones.
func keeperList(values []string) []string {
	var out []string
	for _, v := range values {
		for part := range strings.SplitSeq(v, ",") {
			if part = strings.TrimSpace(part); part != "" {
				out = append(out, part)
			}
		}
	}
	return out
}
