// Package asmgen turns avo contexts into the assembly files of repops. Each folder below it is one generator:
//
//	go run ./internal/asmgen/<package> [-check]
//
// run from the repository's root; -check writes nothing and fails if the committed files differ from what would be written.
package asmgen

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"go/format"
	"os"
	"path/filepath"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/pass"
	"github.com/mmcloughlin/avo/printer"
)

// File is one assembly file, <Name>_amd64.s, with its Go declarations, <Name>_amd64.go. The context names its package with
// c.Package("assay/repops/…"), which must exist and compile.
type File struct {
	Name  string
	Build func(c *build.Context)
}

// Main generates the files into dir, a path from the repository's root, and exits: 0 when all are written (or, with -check,
// up to date), 1 with a message otherwise.
func Main(dir, pkg string, files ...File) {
	check := flag.Bool("check", false, "write nothing, fail if a committed file differs")
	flag.Parse()
	for _, f := range files {
		if err := generate(dir, pkg, f, *check); err != nil {
			fmt.Fprintf(os.Stderr, "asmgen %s: %v\n", f.Name, err)
			os.Exit(1)
		}
	}
	os.Exit(0)
}

func generate(dir, pkg string, f File, check bool) error {
	c := build.NewContext()
	c.ConstraintExpr("amd64")
	f.Build(c)
	ir, err := c.Result()
	if err != nil {
		return err
	}
	if err := pass.Compile.Execute(ir); err != nil {
		return err
	}
	cfg := printer.Config{Argv: []string{"go", "run", "./internal/asmgen/" + filepath.Base(dir)}, Pkg: pkg}
	asm, err := printer.NewGoAsm(cfg).Print(ir)
	if err != nil {
		return err
	}
	stubs, err := printer.NewStubs(cfg).Print(ir)
	if err != nil {
		return err
	}
	if stubs, err = format.Source(stubs); err != nil {
		return err
	}
	return errors.Join(
		put(filepath.Join(dir, f.Name+"_amd64.s"), asm, check),
		put(filepath.Join(dir, f.Name+"_amd64.go"), stubs, check),
	)
}

func put(path string, data []byte, check bool) error {
	old, err := os.ReadFile(path)
	if err == nil && bytes.Equal(old, data) {
		return nil
	}
	if check {
		return fmt.Errorf("%s is not what the generator gives. Hint: go run ./internal/%s", path, "asmgen/"+filepath.Base(filepath.Dir(path)))
	}
	return os.WriteFile(path, data, 0o644)
}
