// Command release writes what a user installs without this tree: archives of assay, a wheel of the trainer with the arithmetic's library in it,
// an SBOM for each, and the checksums of all (docs/releases.md). The same commit gives the same bytes, in any folder.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

const allTargets = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("release", flag.ContinueOnError)
	out := flags.String("out", filepath.Join("build", "release"), "folder to write to; what an earlier release wrote there goes")
	targets := flags.String("targets", allTargets, "systems that assay is built for, separated by commas; may be empty")
	wheel := flags.Bool("wheel", true, "build the trainer's wheel, for this machine's system")
	python := flags.String("python", filepath.Join("trainer-py", ".venv", "bin", "python"), "interpreter with setuptools and what the trainer needs")
	compare := flags.String("compare", "", "another release's folder: build nothing, say whether it and -out hold the same bytes")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	if *compare != "" {
		return same(os.Stdout, *out, *compare)
	}
	src, err := identify(ctx, ".")
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "assay-release")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := empty(*out); err != nil {
		return err
	}
	b := &builder{source: src, out: *out, work: work}
	fmt.Printf("assay %s, commit %s\n", src.version, src.commit)
	var list []string
	if *targets != "" {
		list = strings.Split(*targets, ",")
	}
	if err := b.archives(ctx, list); err != nil {
		return err
	}
	if *wheel {
		if err := b.wheel(ctx, *python); err != nil {
			return err
		}
	}
	return writeSums(*out)
}

// empty makes the folder of a release. Only what a release has written is removed.
func empty(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	for _, e := range entries {
		if !ours.MatchString(e.Name()) {
			return fmt.Errorf("%s holds %s, which is of no release. Hint: an empty folder, or another -out", dir, e.Name())
		}
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.MkdirAll(dir, 0o755)
}

// builder is a release in the making.
type builder struct {
	source
	out, work string
}

// target is a system that Go builds for.
type target struct{ os, arch string }

func parseTarget(text string) (target, error) {
	if !slices.Contains(strings.Split(allTargets, ","), text) {
		return target{}, fmt.Errorf("no target %q: one of %s", text, allTargets)
	}
	goos, arch, _ := strings.Cut(text, "/")
	return target{goos, arch}, nil
}

// compile runs go build with everything named that the result depends on, whatever the machine's own settings are.
func (b *builder) compile(ctx context.Context, t target, cgo bool, out, pkg string, args ...string) error {
	began := time.Now()
	enabled, linker := "0", "-s -w -buildid="
	if cgo {
		enabled, linker = "1", linker+" -extldflags=-Wl,--build-id=none"
	}
	linker += " -X main.releaseVersion=" + b.version + " -X main.releaseCommit=" + b.commit
	argv := slices.Concat([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags", linker, "-o", out}, args, []string{pkg})
	cmd := exec.CommandContext(ctx, "go", argv...)
	// A level of an architecture is what every processor of it has; kernels for more are chosen at run time.
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOWORK=off", "GOOS="+t.os, "GOARCH="+t.arch, "GOAMD64=v1", "GOARM64=v8.0", "GOFIPS140=off",
		"GOEXPERIMENT=", "CGO_ENABLED="+enabled, "CGO_CFLAGS=-O2", "CGO_LDFLAGS=-O2", b.epoch())
	cmd.Stderr = os.Stderr
	// Go ends its compilers when it is interrupted; killed, it would leave them behind.
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("building %s for %s/%s: %w", pkg, t.os, t.arch, err)
	}
	fmt.Printf("  %s for %s/%s: %.0f s\n", pkg, t.os, t.arch, time.Since(began).Seconds())
	return nil
}

func host() target { return target{runtime.GOOS, runtime.GOARCH} }
