"""Measure the kernels beside the peers that they are held against, in one run, and write build/bench/summary.json.

Every figure named `…_vs_…` is the peer's time over ours, so that more is better and 1 is equal. Both sides get the same
arrays, take turns in one process, and the least time of each counts. `make bench` installs the peers and runs this; it takes
some minutes and wants the machine for itself.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import assay_repops as ar
import numpy as np
import torch
from threadpoolctl import threadpool_info, threadpool_limits

ROOT = Path(__file__).resolve().parents[2]

Side = Callable[[], object]


class Table:
    """Ratios as they are measured, printed one a line."""

    def __init__(self) -> None:
        self.summary: dict[str, float] = {}
        self.pause = 0.0

    def duel(self, key: str, what: str, ours: Side, peer: Side, rounds: int = 7, work: float = 0.0, unit: str = "") -> None:
        """Run both sides in turn and keep the ratio of their least times.

        Args:
            key: Name in summary.json.
            what: What is compared, for the reader.
            ours: Our side.
            peer: The peer's.
            rounds: How often each runs, after once for nothing.
            work: Amount of work in `unit`s a second, to print rates; 0 prints seconds.
            unit: As GFLOP or GB.
        """
        ours(), peer()
        a, b = [], []
        for _ in range(rounds):
            for side, times in ((ours, a), (peer, b)):
                time.sleep(self.pause)
                start = time.perf_counter()
                side()
                times.append(time.perf_counter() - start)
        self.put(key, min(b) / min(a))
        if work:
            left, right = f"{work / min(a):8.1f} {unit}/s", f"{work / min(b):8.1f} {unit}/s"
        else:
            left, right = f"{min(a) * 1e3:8.1f} ms", f"{min(b) * 1e3:8.1f} ms"
        print(f"  {key:34} {what:46} ours {left}   peer {right}   ratio {self.summary[key]:7.2f}", flush=True)

    def put(self, key: str, value: float) -> None:
        """Keep a figure."""
        self.summary[key] = float(f"{value:.4g}")


def threads(n: int) -> threadpool_limits:
    """Limit ours, torch and NumPy's BLAS to n cores; undone by leaving the context for BLAS."""
    ar.set_threads(n)
    torch.set_num_threads(n)
    return threadpool_limits(limits=n, user_api="blas")


def matrices(t: Table, random: np.random.Generator) -> None:
    """Matrix products against OpenBLAS (NumPy's) and MKL (torch's)."""

    def pair(m: int, n: int, k: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        a, b = random.standard_normal((m, k), np.float32), random.standard_normal((n, k), np.float32)
        return a, b, np.empty((m, n), np.float32), np.empty((m, n), np.float32)

    def openblas(key: str, what: str, m: int, n: int, k: int, transposed: bool = True, rounds: int = 25) -> None:
        a, b, c, d = pair(m, n, k)
        other = b.T if transposed else np.ascontiguousarray(b.T)
        ours = b if transposed else other.T
        t.duel(
            key, what, lambda: ar.matmul(a, ours, out=c), lambda: np.matmul(a, other, out=d), rounds, 2e-9 * m * n * k, "GFLOP"
        )

    def mkl(key: str, what: str, m: int, n: int, k: int, rounds: int = 25) -> None:
        a, b, c, d = pair(m, n, k)
        x, y, z = torch.from_numpy(a), torch.from_numpy(b), torch.from_numpy(d)
        t.duel(
            key, what, lambda: ar.matmul(a, b, out=c), lambda: torch.matmul(x, y.T, out=z), rounds, 2e-9 * m * n * k, "GFLOP"
        )

    with threads(1):
        openblas("gemm_vs_openblas_1t", "1024^3, A[M,K] B[N,K], OpenBLAS, 1 thread", 1024, 1024, 1024)
        mkl("gemm_vs_torch_1t", "1024^3, A[M,K] B[N,K], torch (MKL), 1 thread", 1024, 1024, 1024)
        openblas("gemm_nn_vs_openblas_1t", "1024^3, A·B, OpenBLAS, 1 thread", 1024, 1024, 1024, transposed=False)
        openblas("gemm_4096x4096x64_vs_openblas_1t", "4096x4096x64, OpenBLAS, 1 thread", 4096, 4096, 64, rounds=5)
        openblas("gemm_tall_vs_openblas_1t", "16384x64x512, OpenBLAS, 1 thread", 16384, 64, 512, rounds=5)
        mkl("gemm_4096x4096x64_vs_torch_1t", "4096x4096x64, torch, 1 thread", 4096, 4096, 64, rounds=5)
        ar.use_engine("portable")
        openblas("gemm_portable_vs_openblas_1t", "256^3, portable Go, OpenBLAS, 1 thread", 256, 256, 256, rounds=3)
        ar.use_engine(ar.info()["engines"][-1])
        a, b = (random.integers(-127, 128, (1024, 1024), dtype=np.int8) for _ in range(2))
        x, y, c = a.astype(np.float32), b.astype(np.float32), np.empty((1024, 1024), np.int32)
        d = np.empty((1024, 1024), np.float32)
        gflop = 2e-9 * 1024**3
        t.duel(
            "gemm_i8_vs_openblas_1t",
            "1024^3 int8 → int32, OpenBLAS float32, 1 thread",
            lambda: ar.matmul_i8(a, b, out=c),
            lambda: np.matmul(x, y.T, out=d),
            7,
            gflop,
            "GOP",
        )
    # Idle workers of OpenBLAS and OpenMP spin for a tenth of a second; they would hold a core of the side that comes next.
    t.pause = 0.25
    with threads(2):
        openblas("gemm_vs_openblas_2t", "1024^3, A[M,K] B[N,K], OpenBLAS, 2 threads", 1024, 1024, 1024)
        mkl("gemm_vs_torch_2t", "1024^3, A[M,K] B[N,K], torch (MKL), 2 threads", 1024, 1024, 1024)


# Products that training has, as (rows of the batch, outputs, inputs) of a layer: forward, and both gradients of each.
LAYERS = {
    "tall": (16384, 64, 512),
    "flat": (64, 4096, 1024),
    "thin K": (4096, 4096, 64),
    "square": (1024, 1024, 1024),
    "small": (256, 64, 64),
    "gpt10m qkv": (2048, 1152, 384),
    "gpt10m down": (2048, 384, 1536),
    "wide up": (2048, 3072, 768),
    "one row": (1, 4096, 1024),
}
# Heads of gpt10m's attention: how many, tokens, width.
HEADS = (48, 256, 64)


def grid(t: Table, random: np.random.Generator) -> None:
    """The grid of products against NumPy's OpenBLAS and torch's MKL: geometric means, of one thread and two the worse, and the worst."""
    rounds = 7

    def normal(*shape: int) -> np.ndarray:
        return random.standard_normal(shape, np.float32)

    def ratios(ours: Side, *peers: Side) -> list[float]:
        least = [math.inf] * (1 + len(peers))
        for number in range(1 + rounds):
            for i, side in enumerate((ours, *peers)):
                time.sleep(t.pause)
                start = time.perf_counter()
                side()
                took = time.perf_counter() - start
                least[i] = min(least[i], took) if number else math.inf
        return [theirs / least[0] for theirs in least[1:]]

    def product(a: np.ndarray, b: np.ndarray) -> list[float]:
        """A·B of two views, which all sides take as they are."""
        c, d = (np.empty((a.shape[0], b.shape[1]), np.float32) for _ in range(2))
        x, y, z, bt = torch.from_numpy(a), torch.from_numpy(b), torch.empty(c.shape), b.T
        return ratios(lambda: ar.matmul(a, bt, out=c), lambda: np.matmul(a, b, out=d), lambda: torch.matmul(x, y, out=z))

    def heads(a: np.ndarray, b: np.ndarray) -> list[float]:
        """A·B of each head."""
        c, d = (np.empty((a.shape[0], a.shape[1], b.shape[2]), np.float32) for _ in range(2))
        x, y, z = torch.from_numpy(a), torch.from_numpy(b), torch.empty(c.shape)

        def ours() -> None:
            for i in range(len(a)):
                ar.matmul(a[i], b[i].T, out=c[i])

        return ratios(ours, lambda: np.matmul(a, b, out=d), lambda: torch.bmm(x, y, out=z))

    means: dict[str, list[float]] = {"openblas": [], "torch": []}
    worst = math.inf
    for n in (1, 2):
        # Idle workers spin for a tenth of a second.
        t.pause = 0.0 if n == 1 else 0.15
        found = []
        with threads(n):
            for name, (m, out, k) in LAYERS.items():
                x, w, dy = normal(m, k), normal(out, k), normal(m, out)
                for what, a, b in (("forward", x, w.T), ("input gradient", dy, w), ("weight gradient", dy.T, x)):
                    found.append((f"{name}, {what}", *product(a, b)))
            count, tokens, width = HEADS
            q, k, p = normal(count, tokens, width), normal(count, tokens, width), normal(count, tokens, tokens)
            for what, a, b in (("scores", q, k.swapaxes(1, 2)), ("mix", p, q), ("their gradient", p.swapaxes(1, 2), q)):
                found.append((f"attention, {what}", *heads(a, b)))
        for name, openblas, mkl in found:
            print(f"  {name:34} {n} thread{'s' if n > 1 else ' '}   vs OpenBLAS {openblas:6.2f}   vs torch {mkl:6.2f}", flush=True)
        for i, peer in enumerate(("openblas", "torch"), 1):
            means[peer].append(math.exp(sum(math.log(row[i]) for row in found) / len(found)))
        worst = min(worst, *(min(row[1:]) for row in found))
    t.pause = 0.0
    for peer, of in means.items():
        t.put(f"gemm_grid_vs_{peer}", min(of))
        print(f"  gemm_grid_vs_{peer:20} {of[0]:.3f} on one thread, {of[1]:.3f} on two")
    t.put("gemm_grid_worst", worst)


def aggregation(t: Table, random: np.random.Generator) -> None:
    """Aggregation rules over 32 vectors of a million against ByzFL and torch, all on all cores."""
    from byzfl import Krum, Median, MultiKrum, TrMean

    n, d, f = 32, 1_000_000, 8
    x = random.standard_normal((n, d), np.float32)
    rows, y, out = list(x), torch.from_numpy(x), np.empty(d, np.float32)
    with threads(2):
        t.duel(
            "trimmed_mean_vs_byzfl", "32 x 1M, ByzFL TrMean", lambda: ar.trimmed_mean(rows, f, out=out), lambda: TrMean(f)(y), 5
        )
        t.duel(
            "median_vs_torch", "32 x 1M, torch.median", lambda: ar.coordinate_median(rows, out=out), lambda: y.median(dim=0), 5
        )
        t.duel("median_vs_byzfl", "32 x 1M, ByzFL Median", lambda: ar.coordinate_median(rows, out=out), lambda: Median()(y), 5)
        t.duel("krum_vs_byzfl", "32 x 1M, ByzFL Krum", lambda: ar.krum(rows, f, out=out), lambda: Krum(f)(y), 5)
        t.duel(
            "multi_krum_vs_byzfl",
            "32 x 1M, ByzFL MultiKrum",
            lambda: ar.multi_krum(rows, f, n - f, out=out),
            lambda: MultiKrum(f)(y),
            5,
        )
        t.duel("mean_vs_torch", "32 x 1M, torch.mean", lambda: ar.mean(rows, out=out), lambda: y.mean(dim=0), 7)
        ar.use_engine("portable")
        small, z = [r[:100_000] for r in rows], y[:, :100_000].contiguous()
        t.duel(
            "trimmed_mean_portable_vs_byzfl",
            "32 x 100k, portable Go, ByzFL TrMean",
            lambda: ar.trimmed_mean(small, f),
            lambda: TrMean(f)(z),
            3,
        )
        t.duel(
            "median_portable_vs_torch",
            "32 x 100k, portable Go, torch.median",
            lambda: ar.coordinate_median(small),
            lambda: z.median(dim=0),
            3,
        )
        t.duel("krum_portable_vs_byzfl", "32 x 100k, portable Go, ByzFL Krum", lambda: ar.krum(small, f), lambda: Krum(f)(z), 3)
        ar.use_engine(ar.info()["engines"][-1])


def composites(t: Table, random: np.random.Generator) -> None:
    """Elementwise functions on one core against torch's vectorised ones, which are not correctly rounded."""
    x = random.standard_normal(1 << 20, np.float32)
    y, out, other = torch.from_numpy(x), np.empty_like(x), torch.empty(1 << 20)
    with threads(1):
        for name in ("exp", "tanh", "erf"):
            ours, peer = getattr(ar, name), getattr(torch, name)
            t.duel(
                f"{name}_vs_torch_1t",
                "2^20 numbers, torch, 1 thread",
                lambda f=ours: f(x, out=out),
                lambda f=peer: f(y, out=other),
                9,
            )


def native(t: Table) -> None:
    """What is measured against native code, by tools/bench/native."""
    out = subprocess.run([ROOT / "build" / "bench" / "native"], stdout=subprocess.PIPE, check=True, text=True).stdout
    for key, value in json.loads(out).items():
        t.put(key, value)
        print(f"  {key:34} {t.summary[key]:g}", flush=True)


class Trainer:
    """One side of the training step, in a process of its own: tools/bench/train_step.py."""

    def __init__(self, side: str, cores: int, folder: Path) -> None:
        command = [sys.executable, ROOT / "tools" / "bench" / "train_step.py", side, str(cores), folder]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.parameters: int = json.loads(self._line())["parameters"]

    def _line(self) -> str:
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.process.args[1:]} ended with status {self.process.wait()}")
        return line

    def step(self) -> tuple[float, float]:
        """Take a step: its seconds and its loss."""
        print(file=self.process.stdin, flush=True)
        answer = json.loads(self._line())
        return answer["seconds"], answer["loss"]

    def end(self) -> float:
        """Close the process: the most memory it held, in MiB."""
        self.process.stdin.close()
        peak = json.loads(self._line())["peak_mib"]
        self.process.wait()
        return peak


def steps(t: Table, key: str, what: str, folder: Path, n: int, rounds: int, apart: float) -> list[float]:
    """Steps of both sides in turn on n cores: the ratio of their least times, and the most memory of each.

    Args:
        t: Where the ratio goes.
        key: Its name.
        what: What is compared, for the reader.
        folder: The step, for tools/bench/train_step.py.
        n: Cores.
        rounds: Steps of each side, the first one for nothing.
        apart: How far the sides' losses may be from each other, over the first one: later ones may be next to nothing.

    Returns:
        Least seconds of ours and of the peer's, and MiB of ours and of the peer's.
    """
    sides = [Trainer(side, n, folder) for side in ("ours", "torch")]
    least, first = [float("inf")] * 2, 0.0
    for number in range(rounds):
        losses = []
        for i, side in enumerate(sides):
            time.sleep(0.25)  # of the other side's idle workers
            seconds, loss = side.step()
            losses.append(loss)
            if number > 0:
                least[i] = min(least[i], seconds)
        first = first or losses[1]
        # The sides train: their losses fall together.
        if abs(losses[0] - losses[1]) > apart * first:
            raise RuntimeError(f"{key}, step {number}: losses {losses[0]} and {losses[1]}")
    peaks = [side.end() for side in sides]
    t.put(key, least[1] / least[0])
    about = f"{what}, {sides[0].parameters / 1e6:.1f}M parameters, {n} thread{'s' if n > 1 else ''}"
    print(
        f"  {key:34} {about:46} ours {least[0] * 1e3:8.1f} ms   peer {least[1] * 1e3:8.1f} ms   "
        f"ratio {least[1] / least[0]:7.2f}   peak {peaks[0]:.0f} and {peaks[1]:.0f} MiB",
        flush=True,
    )
    return [*least, *peaks]


def training(t: Table) -> None:
    """The whole step of a small GPT, loss to AdamW, against eager PyTorch in float32 on the same weights and sequences."""
    folder = ROOT / "build" / "bench" / "step"
    subprocess.run([ROOT / "build" / "bench" / "native", "-step", folder], check=True)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    for suffix, n in (("_1t", 1), ("", cores)):
        # float32 in another order comes to so much.
        found = steps(t, f"train_step_vs_torch{suffix}", "GPT", folder, n, 16, 2e-3)
        for name, value in zip(("seconds", "torch_seconds", "peak_mib", "torch_peak_mib"), found, strict=True):
            t.put(f"train_step_{name}{suffix}", value)


def int8(t: Table) -> None:
    """The whole step under the profile int8 against eager PyTorch in float32, of two sizes on one core and on two."""
    for key, what, size in (("int8_step", "int8 GPT", "gpt10m"), ("int8_wide_step", "int8 wide GPT", "wide")):
        folder = ROOT / "build" / "bench" / key
        # In a process of its own, whose memory is nobody's peak.
        subprocess.run([sys.executable, ROOT / "tools" / "bench" / "text_step.py", size, "int8", folder], check=True)
        for n in (1, 2):
            # A recipe of another precision: losses of the first steps are within a fiftieth.
            remember(t, steps(t, f"{key}_vs_torch_{n}t", what, folder, n, 6, 2e-2))


def remember(t: Table, found: list[float]) -> None:
    """Keep the worst ratio of memory, ours over the peer's, each side a process of its own."""
    t.put("peak_memory_vs_torch", max(t.summary.get("peak_memory_vs_torch", 0.0), found[2] / found[3]))


def models(t: Table) -> None:
    """Whole steps in float32 of the pinned models, AdamW in them, against eager PyTorch."""
    t.summary.pop("peak_memory_vs_torch", None)
    for key, what, writer, cores in (
        ("gpt10m", "GPT", ["text_step.py", "gpt10m", "float32"], (1, 2)),
        ("resnet18", "ResNet-18", ["vision_step.py", "resnet18"], (1,)),
        ("vit_tiny", "ViT-tiny", ["vision_step.py", "vit_tiny"], (1,)),
    ):
        folder = ROOT / "build" / "bench" / key
        subprocess.run([sys.executable, ROOT / "tools" / "bench" / writer[0], *writer[1:], folder], check=True)
        for n in cores:
            remember(t, steps(t, f"{key}_step_vs_torch_{n}t", what, folder, n, 6, 2e-2))


def benchmark(binary: str, name: str) -> dict[str, float]:
    """What a Go benchmark in a binary of build/bench reports in one iteration, by its units."""
    command = [ROOT / "build" / "bench" / binary, "-test.run=^$", f"-test.bench=^{name}$", "-test.benchtime=1x"]
    out = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout
    # Name, iterations, then pairs of a number and its unit.
    fields = next(line for line in out.splitlines() if line.startswith(name)).split()
    return dict(zip(fields[3::2], map(float, fields[2::2]), strict=True))


def audits(t: Table) -> None:
    """Audits of a step of a GPT with 3.3M parameters: the worst of all its operators at four elements each, and the whole step."""
    values = benchmark("audit", "BenchmarkAudit")
    for key, unit in (
        ("audit_operator_seconds", "operator-s"),
        ("audit_operator_kib", "operator-KiB"),
        ("audit_step_seconds", "step-s"),
    ):
        t.put(key, values[unit])
        print(f"  {key:34} {t.summary[key]:g}", flush=True)


def keeper(t: Table) -> None:
    """One round as a keeper aggregates it, in a process of its own: 200M parameters, 16 int8 payloads, 7 GB of files."""
    values = benchmark("keeper", "BenchmarkAggregate200M")
    t.put("aggregate_200m_x16_seconds", values["ns/op"] * 1e-9)
    t.put("aggregate_200m_x16_peak_mib", values["peak-MiB"])
    for key in ("aggregate_200m_x16_seconds", "aggregate_200m_x16_peak_mib"):
        print(f"  {key:34} {t.summary[key]:g}", flush=True)


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench" / "summary.json")
    random = np.random.default_rng(1)
    t = Table()
    parts = {
        "matrices": lambda: matrices(t, random),
        "grid": lambda: grid(t, random),
        "aggregation": lambda: aggregation(t, random),
        "composites": lambda: composites(t, random),
        "native": lambda: native(t),
        "training": lambda: training(t),
        "models": lambda: models(t),
        "int8": lambda: int8(t),
        "audits": lambda: audits(t),
        "keeper": lambda: keeper(t),
    }
    parser.add_argument("--only", nargs="+", choices=list(parts), default=[], metavar="PART", help=f"of {', '.join(parts)}; keeps the other figures")
    args = parser.parse_args()
    if args.only and args.out.exists():
        t.summary = json.loads(args.out.read_text())
    info = ar.info()
    print(
        f"{platform.machine()}, engine {info['current']}, sha256 {info['sha256']}, "
        f"torch {torch.__version__} ({torch.backends.cpu.get_cpu_capability()}), NumPy {np.__version__}"
    )
    for blas in threadpool_info():
        if blas["user_api"] == "blas":
            print(f"{blas['internal_api']} {blas['version']}, kernels {blas.get('architecture', 'unnamed')}")
    for name, part in parts.items():
        if not args.only or name in args.only:
            print(name)
            part()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(json.dumps(t.summary, indent=2) + "\n")
    print(f"wrote {args.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
