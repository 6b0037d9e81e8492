package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// file is one of an archive.
type file struct {
	name       string
	data       []byte
	executable bool
}

// shells are those that the archives bring completion for, and where each looks for it.
var shells = map[string]string{"bash": "completions/assay.bash", "zsh": "completions/_assay", "fish": "completions/assay.fish"}

// archives builds assay for every target and packs each with what belongs to it.
func (b *builder) archives(ctx context.Context, targets []string) error {
	if len(targets) == 0 {
		return nil
	}
	list := make([]target, len(targets))
	for i, text := range targets {
		t, err := parseTarget(text)
		if err != nil {
			return err
		}
		list[i] = t
	}
	// This machine's own is asked for its version and for the completion scripts, which are the same for all.
	if err := b.compile(ctx, host(), false, b.binary(host()), "./cmd/assay"); err != nil {
		return err
	}
	common, err := b.common(ctx)
	if err != nil {
		return err
	}
	npm, err := npmComponents(".")
	if err != nil {
		return err
	}
	for _, t := range list {
		if t != host() {
			if err := b.compile(ctx, t, false, b.binary(t), "./cmd/assay"); err != nil {
				return err
			}
		}
		binary, err := os.ReadFile(b.binary(t))
		if err != nil {
			return err
		}
		info, err := buildinfo.Read(bytes.NewReader(binary))
		if err != nil {
			return err
		}
		licences, err := moduleLicences(ctx, info)
		if err != nil {
			return err
		}
		vendored, err := os.ReadFile(filepath.Join("indexer", "web", "vendor", "LICENSES"))
		if err != nil {
			return err
		}
		folder := fmt.Sprintf("assay-%s-%s-%s", b.version, t.os, t.arch)
		archive, err := pack(folder, b.at, append([]file{
			{name: "assay", data: binary, executable: true},
			{name: "LICENSES", data: append(licences, vendored...)},
		}, common...))
		if err != nil {
			return err
		}
		if err := b.write(folder+".tar.gz", archive, "assay", slices.Concat(goComponents(info), npm)); err != nil {
			return err
		}
	}
	return nil
}

func (b *builder) binary(t target) string { return filepath.Join(b.work, t.os+"-"+t.arch, "assay") }

// common is what every archive has beside the binary.
func (b *builder) common(ctx context.Context) ([]file, error) {
	said, err := exec.CommandContext(ctx, b.binary(host()), "--version").Output()
	if err != nil {
		return nil, err
	}
	if text := string(said); !strings.Contains(text, b.version) || !strings.Contains(text, b.commit[:12]) {
		return nil, fmt.Errorf("assay --version says %q, and this is %s of %s", text, b.version, b.commit)
	}
	var files []file
	for _, name := range []string{"README.md", "LICENSE", "docs/releases.md"} {
		data, err := os.ReadFile(filepath.FromSlash(name))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: name, data: data})
	}
	for shell, name := range shells {
		script, err := exec.CommandContext(ctx, b.binary(host()), "completion", shell).Output()
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: name, data: script})
	}
	return files, nil
}

// pack makes a tar.gz of one folder. Of the files only names, bytes and whether they are run count: order, owner and times are always the same.
func pack(folder string, at time.Time, files []file) ([]byte, error) {
	files = slices.Clone(files)
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	var out bytes.Buffer
	// The header of gzip has neither name nor time.
	zipped, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(zipped)
	for _, f := range files {
		mode := int64(0o644)
		if f.executable {
			mode = 0o755
		}
		header := &tar.Header{
			Typeflag: tar.TypeReg, Name: folder + "/" + f.name, Size: int64(len(f.data)), Mode: mode, ModTime: at, Format: tar.FormatUSTAR,
		}
		if err := w.WriteHeader(header); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if err := zipped.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// write puts a file into the release, and its SBOM beside it.
func (b *builder) write(name string, data []byte, component string, parts []part) error {
	bom, err := b.sbom(component, name, data, parts)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(b.out, name+".cdx.json"), bom, 0o644); err != nil {
		return err
	}
	fmt.Printf("  %s: %.1f MB\n", name, float64(len(data))/1e6)
	return os.WriteFile(filepath.Join(b.out, name), data, 0o644)
}
