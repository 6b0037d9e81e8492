package cuda

import (
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"assay/repops/cuda/kernels"
)

func TestRefuse(t *testing.T) {
	for _, instruction := range []string{
		"add.rn.f32", "fma.rn.f64", "fma.rn.f32x2", "div.rn.f32", "sqrt.rn.f64", "rcp.rn.f64", "mov.f32", "ld.global.v4.f32", "st.shared.f64", "setp.lt.f32", "selp.f64",
		"neg.f64", "cvt.rn.f32.f64", "cvt.f64.f32", "cvt.rni.s32.f32", "cvt.rn.f32.s32", "cvt.rn.f64.u64", "mad.lo.s32", "add.s32", "atom.global.add.u32",
		"mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", "cp.async.cg.shared.global", "bar.sync", "shfl.sync.down.b32", "ret", "ld.param.f32", "wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8",
		"ldmatrix.sync.aligned.m8n8.x4.shared.b16", "mul.wide.u32", "fns.b32",
	} {
		if reason := refuse(instruction); reason != "" {
			t.Errorf("%s: %s", instruction, reason)
		}
	}
	for _, instruction := range []string{
		"add.f32", "sub.f64", "mul.f32", "add.rn.ftz.f32", "add.rz.f32", "fma.rn.sat.f32", "fma.rm.f32", "mad.rn.f32", "mad.f64", "div.approx.f32", "div.full.f32", "div.approx.ftz.f32",
		"sqrt.approx.f32", "sqrt.rz.f32", "rcp.approx.f32", "rcp.approx.ftz.f64", "rsqrt.approx.f32", "ex2.approx.f32", "lg2.approx.ftz.f32", "sin.approx.f32", "cos.approx.f32", "tanh.approx.f32",
		"atom.global.add.f32", "red.global.add.f64", "atom.add.noftz.f16x2", "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32",
		"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16", "tcgen05.mma.cta_group::1.kind::tf32", "tcgen05.mma.cta_group::1.kind::f16", "tcgen05.mma.cta_group::1.kind::f8f6f4",
		"cvt.rz.f32.f64", "cvt.f32.f16", "cvt.rn.bf16x2.f32", "cvt.rna.tf32.f32", "cvt.rn.ftz.f32.f64", "cvt.rn.satfinite.e4m3x2.f32", "setp.lt.ftz.f32", "fma.rn.bf16x2", "add.f16", "redux.sync.min.f32",
	} {
		if refuse(instruction) == "" {
			t.Errorf("%s is let through", instruction)
		}
	}
}

func TestViolations(t *testing.T) {
	const ptx = `// add.f32 in a comment
/* mul.f32 %f1, %f2,
   %f3; */
.visible .entry first(
	.param .align 8 .b8 first_param_0[24]
)
{
	.reg .f32 %f<4>;
$L__BB0_1: @%p1 add.f32 %f1, %f2, %f3;
	{ add.rn.f32 %f1, %f2, %f3; @!%p2 ex2.approx.f32 %f1, %f2; }
}
.func (.reg .f32 %r) second (.reg .f32 %x)
{
	mul.f64 %d1, %d2, %d3;
}
`
	want := []string{"line 9, first: add.f32", "line 10, first: ex2.approx.f32", "line 14, second: mul.f64"}
	var got []string
	for _, v := range Violations(ptx) {
		got = append(got, strings.TrimSuffix(v.Error(), ": "+v.Reason))
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
}

const planted = "#include \"planted.cuh\"\n"

// What is planted is found, and the dialect's own operations are not, for every architecture.
func TestPlanted(t *testing.T) {
	c := compiler(t)
	source := with(t, "planted.cuh")
	found := func(options []string, architecture int) map[string][]string {
		t.Helper()
		ptx, err := c.ptxWith(options, architecture, "planted.cu", planted, source)
		if err != nil {
			t.Fatal(err)
		}
		names := map[string][]string{}
		for _, v := range Violations(ptx) {
			names[v.Function] = append(names[v.Function], v.Instruction)
		}
		return names
	}
	always := []string{"exponential", "inverse_root", "sine", "logarithm", "atomic", "towards_zero", "tensor_cores"}
	for _, a := range c.Architectures {
		if a < leastArchitecture && a != 75 {
			continue
		}
		names := found(options, a)
		for _, name := range always {
			if len(names[name]) == 0 {
				t.Errorf("compute capability %s: nothing is found in %s", capability(a), name)
			}
			delete(names, name)
		}
		if len(names) != 0 {
			t.Errorf("compute capability %s: found %v", capability(a), names)
		}
	}
	names := found([]string{"--std=c++17", "-use_fast_math"}, 90)
	for _, name := range append(always, "contracted", "reciprocal", "quotient", "root") {
		if len(names[name]) == 0 {
			t.Errorf("fast mathematics: nothing is found in %s", name)
		}
	}
	if got := names["contracted"]; !slices.Contains(got, "fma.rn.ftz.f32") {
		t.Errorf("a contracted product and sum are %v", got)
	}
}

// The kernels themselves, for one architecture, and the first unit for the others. ASSAY_LONG=1 has all units for all of them.
// What was compiled is kept in build/cuda.
func TestKernelsPTX(t *testing.T) {
	if testing.Short() {
		t.Skip("not in short mode")
	}
	c := compiler(t)
	c.Cache = "../../build/cuda/ptx"
	long := os.Getenv("ASSAY_LONG") != ""
	units := kernels.Units()
	var all sync.WaitGroup
	places := make(chan struct{}, runtime.GOMAXPROCS(0))
	for _, a := range []int{90, 80, 86, 100, 120} {
		if !slices.Contains(c.Architectures, a) {
			t.Logf("this NVRTC does not know compute capability %s", capability(a))
			continue
		}
		for i, u := range units {
			if i > 0 && a != 90 && !long {
				break
			}
			places <- struct{}{}
			all.Go(func() {
				defer func() { <-places }()
				start := time.Now()
				ptx, err := c.PTX(a, u.Name+".cu", u.Text, kernels.Source)
				if err != nil {
					t.Error(err)
					return
				}
				t.Logf("compute capability %s: %s: %d kernels, %d KiB of PTX in %.1f s", capability(a), u.Name, strings.Count(ptx, ".entry"), len(ptx)>>10, time.Since(start).Seconds())
				if err := CheckPTX(ptx); err != nil {
					t.Errorf("compute capability %s, %s:\n%v", capability(a), u.Name, err)
				}
				if a != 90 {
					return
				}
				names, err := kernelNames([]byte(ptx))
				if err != nil || len(names) == 0 {
					t.Errorf("%s has no kernels: %v", u.Name, err)
				}
				for _, n := range names {
					if !strings.HasPrefix(n, u.Prefix) {
						t.Errorf("%s of %s does not begin with %s", n, u.Name, u.Prefix)
					}
					for _, o := range units {
						if u.Prefix == "" && o.Prefix != "" && strings.HasPrefix(n, o.Prefix) {
							t.Errorf("%s of %s begins with %s, as those of %s do", n, u.Name, o.Prefix, o.Name)
						}
					}
				}
				if !long {
					return
				}
				fused, err := c.ptxWith(fusing(), a, u.Name+".cu", u.Text, kernels.Source)
				if err != nil {
					t.Error(err)
				} else if fused != ptx {
					t.Errorf("%s: a product and a sum are written with * and +: with -fmad=true the kernels are others", u.Name)
				}
			})
		}
	}
	all.Wait()
}

// fusing is options with leave to fuse.
func fusing() []string {
	o := slices.Clone(options)
	o[slices.Index(o, "-fmad=false")] = "-fmad=true"
	return o
}

// A fused product and sum that the source did not ask for look like one that it did. They show in that the option changes them.
func TestFused(t *testing.T) {
	c := compiler(t)
	source := with(t, "planted.cuh")
	bodies := func(options []string) map[string]string {
		ptx, err := c.ptxWith(options, 90, "planted.cu", planted, source)
		if err != nil {
			t.Fatal(err)
		}
		b := map[string]string{}
		for _, part := range strings.Split(ptx, ".entry ")[1:] {
			name, body, _ := strings.Cut(part, "(")
			b[name] = body
		}
		return b
	}
	apart, fused := bodies(options), bodies(fusing())
	for _, name := range []string{"contracted", "contracted64"} {
		if apart[name] == fused[name] || strings.Contains(apart[name], "fma") {
			t.Errorf("%s:\n%s", name, apart[name])
		}
	}
	if apart["right"] != fused["right"] || apart["right"] == "" {
		t.Error("right is written without fma and changes")
	}
}
