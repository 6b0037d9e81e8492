package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"assay/internal/repopseval"
	"assay/repops/cuda"
	"assay/repops/engine"
	"assay/repops/multihash"
	"assay/repops/ops"
)

// exitUnavailable is for an engine that this machine lacks.
const exitUnavailable = 3

const (
	flagOp     = "op"
	flagEngine = "engine"
	flagShape  = "shape"
	flagAttr   = "attr"
	flagPython = "python"

	enginePython = "python"
	engineEVM    = "evm"
	engineCUDA   = "cuda"
)

func repopsCommand() *cli.Command {
	return &cli.Command{
		Name:  "repops",
		Usage: "the arithmetic: evaluate single cases on any engine, show this machine's kernels",
		Subcommands: []*cli.Command{
			{
				Name: "eval", Usage: "read one case a line from standard input, print one result a line",
				Description: "A case is its operands as hex words, separated by one space; a result is one hex word (8 digits for binary32\n" +
					"and i32, 16 for binary64, 2 for i8). With --shape an operand is a whole tensor: its words one after the other, all\n" +
					"operands on one line, and the result's words on one line. All engines print the same. Operations (docs/arithmetic.md):\n\n" +
					wrap(strings.Join(ops.Names(), " ")) + "\n\nWith --shape, one shape an operand (docs/arithmetic.md section 15 has the attributes):\n\n" +
					wrap(strings.Join(ops.TensorNames(), " ")) + "\n\n" +
					"Exit status 0 at the end of input, 1 for a bad line or flag, 3 for an engine this machine lacks.\n\n" +
					examples("echo 3f800000 33800000 | assay repops eval --op add",
						"echo c16912cd | assay repops eval --op exp --engine evm",
						"echo 3f800000 40000000 40400000 40800000 | assay repops eval --op matmul --shape 1x2,1x2"),
				Flags: []cli.Flag{
					&cli.StringFlag{Name: flagOp, EnvVars: env("REPOPS", flagOp), Required: true, Usage: "`NAME` of the operation; binary64 ones end in 64"},
					&cli.StringFlag{Name: flagEngine, EnvVars: env("REPOPS", flagEngine), Value: engine.Best().String(), Usage: "`NAME`: portable, avx2, avx512, neon, cuda, python or evm"},
					&cli.StringFlag{Name: flagShape, EnvVars: env("REPOPS", flagShape), Usage: "`SHAPES` of a tensor operator's operands: 2x300,4x300"},
					&cli.StringSliceFlag{Name: flagAttr, EnvVars: env("REPOPS", flagAttr), Usage: "attribute of a tensor operator as `KEY=VALUE`; repeat for several"},
					&cli.StringFlag{Name: flagPython, EnvVars: env("REPOPS", flagPython), Usage: "`INTERPRETER` of the python engine", DefaultText: "the project's own"},
				},
				Action: repopsEval,
			},
			{
				Name: "info", Usage: "show which kernels this machine runs",
				Description: examples("assay repops info", "assay repops info --json"),
				Action:      repopsInfo,
			},
		},
	}
}

// wrap breaks a list of words into indented lines.
func wrap(words string) string {
	var b strings.Builder
	column := 0
	for _, w := range strings.Fields(words) {
		if column == 0 || column+len(w) > 110 {
			if column > 0 {
				b.WriteByte('\n')
			}
			b.WriteString("   ")
			column = 3
		}
		b.WriteString(" " + w)
		column += 1 + len(w)
	}
	return b.String()
}

func repopsEval(c *cli.Context) error {
	err := evalCases(c)
	var missing *cuda.Error
	switch {
	case errors.Is(err, engine.ErrUnavailable):
		return &cliError{err: err, hint: "`assay repops info` shows the engines of this machine", code: exitUnavailable}
	case errors.As(err, &missing) && (errors.Is(err, cuda.ErrUnavailable) || errors.Is(err, cuda.ErrNVRTC)):
		hint := missing.Hint
		missing.Hint = ""
		return &cliError{err: err, hint: cmp.Or(hint, "`assay repops info` shows the engines of this machine"), code: exitUnavailable}
	}
	return err
}

func evalCases(c *cli.Context) error {
	name := c.String(flagEngine)
	if c.IsSet(flagShape) {
		op, err := ops.LookupTensor(c.String(flagOp), c.String(flagShape), c.StringSlice(flagAttr))
		if err != nil {
			return usageErr("%v", err)
		}
		eval, end, err := tensorEngine(c, name, op)
		if err != nil {
			return err
		}
		return errors.Join(repopseval.Tensor(c.Context, eval, op, os.Stdin, c.App.Writer), end())
	}
	op, err := ops.Lookup(c.String(flagOp))
	if err != nil {
		return usageErr("%v", err)
	}
	e, err := scalarEngine(c, name, op)
	if err != nil {
		return err
	}
	return errors.Join(repopseval.Scalar(c.Context, e, op, os.Stdin, c.App.Writer), e.Close())
}

func scalarEngine(c *cli.Context, name string, op *ops.Op) (repopseval.Engine, error) {
	switch name {
	case enginePython:
		return repopseval.StartPython(c.Context, python(c), op.Name)
	case engineEVM:
		return repopseval.NewEVM()
	case engineCUDA:
		d, err := cuda.Open(0, environment(python(c)))
		if err != nil {
			return nil, err
		}
		return repopseval.Device(d), nil
	}
	e, err := parseEngine(name)
	if err != nil {
		return nil, err
	}
	return repopseval.Kernels(e)
}

// tensorEngine is an engine of tensor operators, and what ends its use.
func tensorEngine(c *cli.Context, name string, op *ops.TensorOp) (eval repopseval.EvalTensor, end func() error, err error) {
	end = func() error { return nil }
	switch name {
	case enginePython:
		eval, err = repopseval.PythonTensors(c.Context, python(c))
		return eval, end, err
	case engineEVM:
		eval, err = repopseval.EVMTensors(op)
		return eval, end, err
	case engineCUDA:
		d, err := cuda.Open(0, environment(python(c)))
		if err != nil {
			return nil, nil, err
		}
		return repopseval.DeviceTensors(d), d.Close, nil
	}
	e, err := parseEngine(name)
	if err != nil {
		return nil, nil, err
	}
	if !e.Available() {
		return nil, nil, fmt.Errorf("%w: %s", engine.ErrUnavailable, e)
	}
	return repopseval.KernelTensors(e), end, nil
}

func parseEngine(name string) (engine.Engine, error) {
	e, err := engine.Parse(name)
	if err != nil {
		return 0, usageErr("no engine %q: one of portable, avx2, avx512, neon, %s, %s, %s", name, engineCUDA, enginePython, engineEVM)
	}
	return e, nil
}

// python is the interpreter that `make setup` installs beside the binary's folder, or the one the user names.
func python(c *cli.Context) string {
	if p := c.String(flagPython); p != "" {
		return p
	}
	if exe, err := os.Executable(); err == nil {
		p := filepath.Join(filepath.Dir(exe), "..", "trainer-py", ".venv", "bin", "python")
		if _, err := os.Stat(p); err == nil {
			return p
		}
	}
	return "python3"
}

// environment is the virtual environment of an interpreter, whose packages may hold NVRTC; nothing if it is in none.
func environment(interpreter string) string {
	if found, err := exec.LookPath(interpreter); err == nil {
		interpreter = found
	}
	dir := filepath.Dir(filepath.Dir(interpreter))
	if !filepath.IsAbs(dir) {
		return "" // nothing is loaded from the folder that happens to be the current one
	}
	if _, err := os.Stat(filepath.Join(dir, "pyvenv.cfg")); err != nil {
		return ""
	}
	return dir
}

func repopsInfo(c *cli.Context) error {
	f := engine.CPU
	info := repopsInfoResult{
		Platform: runtime.GOOS + "/" + runtime.GOARCH, Threads: runtime.GOMAXPROCS(0), Current: engine.Current().String(),
		Features: map[string]bool{"avx2": f.AVX2, "avx512": f.AVX512, "avx512_vnni": f.VNNI, "sha": f.SHA, "neon": f.NEON, "neon_dotprod": f.DotProd},
		Hash:     multihash.For(engine.Current()).String(),
		Python:   python(c),
	}
	found, problems := cuda.Probe(environment(info.Python))
	info.CUDA.Found, info.CUDA.Problems = found, []cudaProblem{}
	for _, p := range problems {
		info.CUDA.Problems = append(info.CUDA.Problems, cudaProblem(p))
	}
	for _, e := range engine.Supported() {
		info.Engines = append(info.Engines, e.String())
	}
	return printResult(c.App.Writer, c.Bool(flagJSON), info, func(w io.Writer) {
		fmt.Fprintf(w, "platform  %s, %d threads\n", info.Platform, info.Threads)
		fmt.Fprintf(w, "engines   %s; in use: %s\n", strings.Join(info.Engines, " "), info.Current)
		var have []string
		for _, name := range slices.Sorted(maps.Keys(info.Features)) {
			if info.Features[name] {
				have = append(have, name)
			}
		}
		fmt.Fprintf(w, "features  %s\n", strings.Join(have, " "))
		fmt.Fprintf(w, "sha256    %s\n", info.Hash)
		if len(info.CUDA.Problems) == 0 {
			fmt.Fprintf(w, "cuda      %s\n", info.CUDA.Found)
		}
		for _, p := range info.CUDA.Problems {
			fmt.Fprintf(w, "cuda      not available: %s\n          hint: %s\n", p.Detail, p.Hint)
		}
		fmt.Fprintf(w, "beside    evm (within this binary), python (%s)\n", info.Python)
	})
}

// repopsInfoResult is what this machine runs.
type repopsInfoResult struct {
	Platform string          `json:"platform"`
	Threads  int             `json:"threads"`
	Engines  []string        `json:"engines"` // slowest first
	Current  string          `json:"current"`
	Features map[string]bool `json:"features"`
	Hash     string          `json:"sha256"`
	Python   string          `json:"python"`
	CUDA     struct {
		Found    string        `json:"found,omitempty"` // driver, NVRTC and devices
		Problems []cudaProblem `json:"problems"`        // none: the engine can be used
	} `json:"cuda"`
}

// cudaProblem is something that keeps this machine from using the CUDA engine.
type cudaProblem struct {
	Detail string `json:"detail"`
	Hint   string `json:"hint"`
}
