"""What the CUDA engine is measured beside: PyTorch on the same device, binary32 everywhere, TF32 off.

peer.py [--out FILE] [--device cuda] [--parts gemm,int8,step] [sizes]: the rate of cuBLAS at SIZE^3 in each layout, that of
cuBLASLt's int8 product, and the time of a training step of the GPT that repops/program/gpt builds, eager and, with
--compile, compiled. Needs torch and nothing of this repository. Times are the device's (events), medians after a warm-up.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.nn import functional

torch.backends.cuda.matmul.allow_tf32 = False
torch.backends.cudnn.allow_tf32 = False
torch.set_float32_matmul_precision("highest")

# As repops/program/gpt has them.
LEARNING_RATE, WARMUP, WEIGHT_DECAY, BETAS, EPSILON, MAX_NORM, NORM_EPSILON = 1e-3, 10, 0.1, (0.9, 0.95), 1e-8, 1.0, 1e-5


def seconds(device: torch.device, work: Callable[[], Any]) -> float:
    """Time of work on the device."""
    if device.type != "cuda":
        start = time.perf_counter()
        work()
        return time.perf_counter() - start
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    work()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) / 1e3


def timed(device: torch.device, warm: int, count: int, work: Callable[[int], Any]) -> dict[str, Any]:
    """Median, least and most of so many calls."""
    for i in range(warm):
        work(i)
    each = [seconds(device, lambda i=i: work(i)) for i in range(count)]
    return {"median": statistics.median(each), "least": min(each), "most": max(each), "count": count}


def gemm(device: torch.device, n: int, count: int) -> dict[str, Any]:
    """cuBLAS in binary32: NT is A·Bᵀ with both operands contiguous along k, the layout that programs have."""
    sets = [(torch.randn(n, n, device=device), torch.randn(n, n, device=device)) for _ in range(4)]
    out = torch.empty(n, n, device=device)
    layouts = {
        "nt": lambda a, b: torch.mm(a, b.t(), out=out),
        "nn": lambda a, b: torch.mm(a, b, out=out),
        "tn": lambda a, b: torch.mm(a.t(), b, out=out),
    }
    found: dict[str, Any] = {"size": n}
    for name, product in layouts.items():
        t = timed(device, 5, count, lambda i, f=product: f(*sets[i % len(sets)]))
        found[name] = t | {"tflops": 2e-12 * n**3 / t["median"], "best_tflops": 2e-12 * n**3 / t["least"]}
    found["tflops"] = max(found[name]["tflops"] for name in layouts)
    return found


def int8(device: torch.device, n: int, count: int) -> dict[str, Any]:
    """cuBLASLt's int8 product with sums of 32 bits, B column by column, as it wants it."""
    sets = [[torch.randint(-128, 128, (n, n), dtype=torch.int8, device=device) for _ in range(2)] for _ in range(3)]
    # Several in a row, as ours are timed, so that gaps between the calls of Python do not count.
    t = timed(device, 5, count, lambda _: [torch._int_mm(a, b.t()) for a, b in sets for _ in range(4)])
    return t | {"size": n, "tops": 2e-12 * n**3 * 12 / t["median"]}


class Block(nn.Module):
    """A block of repops/program/gpt."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.n1, self.n2 = nn.LayerNorm(width, eps=NORM_EPSILON), nn.LayerNorm(width, eps=NORM_EPSILON)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[sequences, time, width] to the same."""
        b, t, width = x.shape
        q, k, v = (y.view(b, t, self.heads, -1).transpose(1, 2) for y in self.qkv(self.n1(x)).split(width, dim=2))
        y = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(b, t, width))
        return x + self.down(functional.gelu(self.up(self.n2(x))))


class GPT(nn.Module):
    """The network: learnt positions, the embedding's weights in the output layer."""

    def __init__(self, o: argparse.Namespace) -> None:
        super().__init__()
        self.wte = nn.Parameter(0.02 * torch.randn(o.vocabulary, o.width))
        self.wpe = nn.Parameter(0.02 * torch.randn(o.time, o.width))
        self.layers = nn.ModuleList(Block(o.width, o.heads) for _ in range(o.layers))
        self.norm = nn.LayerNorm(o.width, eps=NORM_EPSILON)

    def forward(self, tokens: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        """The mean loss."""
        x = functional.embedding(tokens, self.wte) + self.wpe
        for layer in self.layers:
            x = layer(x)
        return functional.cross_entropy(functional.linear(self.norm(x), self.wte).flatten(0, 1), targets.flatten())


def step(device: torch.device, o: argparse.Namespace, micros: int, *, compiled: bool = False) -> dict[str, Any]:
    """A step on all sequences, cut into so many micro-batches whose gradients are added up."""
    torch.manual_seed(1)
    with torch.device(device):
        model = GPT(o)
    parameters = sum(p.numel() for p in model.parameters())
    optimiser = torch.optim.AdamW(
        model.parameters(), lr=LEARNING_RATE, betas=BETAS, eps=EPSILON, weight_decay=WEIGHT_DECAY, fused=True
    )
    forward = torch.compile(model) if compiled else model
    # The batches stand in the host's memory, as ours do.
    data = [torch.randint(o.vocabulary, (2, o.sequences, o.time)) for _ in range(4)]
    losses = []

    def one(number: int) -> None:
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * min(1, (len(losses) + 1) / WARMUP)
        batch = data[number % len(data)].to(device)
        optimiser.zero_grad(set_to_none=True)
        total = torch.zeros((), device=device)
        for tokens, targets in zip(batch[0].chunk(micros), batch[1].chunk(micros), strict=True):
            loss = forward(tokens, targets) / micros
            loss.backward()
            total += loss.detach()
        nn.utils.clip_grad_norm_(model.parameters(), MAX_NORM)
        optimiser.step()
        losses.append(total)

    start = time.perf_counter()
    t = timed(device, 3, o.steps, one)
    if device.type == "cuda":
        t["memory"] = torch.cuda.max_memory_allocated()
        torch.cuda.reset_peak_memory_stats()
    t |= {"parameters": parameters, "micro_batches": micros, "losses": [float(x) for x in losses]}
    return t | {"wall": time.perf_counter() - start}


def main() -> None:
    """Measure what is asked for, and write it after every part."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/cuda/peer.json"))
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--parts", default="gemm,int8,step")
    parser.add_argument("--compile", action="store_true", help="the compiled step, too, which is kept apart")
    parser.add_argument("--size", type=int, default=4096, help="of the products")
    parser.add_argument("--count", type=int, default=30, help="products that are timed")
    parser.add_argument("--steps", type=int, default=7, help="steps that are timed")
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--width", type=int, default=768)
    parser.add_argument("--heads", type=int, default=12)
    parser.add_argument("--time", type=int, default=1024, help="tokens of a sequence")
    parser.add_argument("--vocabulary", type=int, default=50304)
    parser.add_argument("--sequences", type=int, default=8, help="of a step")
    parser.add_argument("--micros", default="1,4", help="numbers of micro-batches that are tried")
    o = parser.parse_args()
    if o.device == "cuda" and not torch.cuda.is_available():
        raise SystemExit("torch finds no CUDA device here. Hint: --device cpu tries this script out")
    device = torch.device(o.device)
    found: dict[str, Any] = {"torch": torch.__version__, "cuda": torch.version.cuda, "python": platform.python_version()}
    found["device"] = torch.cuda.get_device_name() if device.type == "cuda" else platform.processor() or "cpu"
    found["tf32"] = torch.backends.cuda.matmul.allow_tf32 or torch.backends.cudnn.allow_tf32
    parts = o.parts.split(",")
    o.out.parent.mkdir(parents=True, exist_ok=True)

    def keep(name: str, work: Callable[[], dict[str, Any]]) -> dict[str, Any] | None:
        start = time.perf_counter()
        try:
            part = work()
        except (RuntimeError, NotImplementedError) as exc:  # out of memory, or no such kernel
            part = {"error": str(exc).splitlines()[0][:300]}
        found[name] = part
        o.out.write_text(json.dumps(found, indent=1) + "\n")
        if device.type == "cuda":
            torch.cuda.empty_cache()
        print(f"{name} ({time.perf_counter() - start:.1f} s): {json.dumps(part)}", flush=True)
        return None if "error" in part else part

    print(json.dumps(found), flush=True)
    if "gemm" in parts:
        keep("gemm", lambda: gemm(device, o.size, o.count))
    if "int8" in parts:
        for n in (o.size, 2 * o.size):
            keep(f"int8_{n}", lambda n=n: int8(device, n, o.count))
    if "step" in parts:
        ways = [keep(f"step_{m}", lambda m=m: step(device, o, m)) for m in map(int, o.micros.split(","))]
        eager = [w for w in ways if w]
        if eager:
            best = min(eager, key=lambda w: w["median"])
            summary = {"parameters": best["parameters"], "tokens": o.sequences * o.time, "seconds": best["median"]}
            keep("step", lambda: summary | {"micro_batches": best["micro_batches"]})
        if o.compile:
            keep("step_compiled", lambda: step(device, o, 1, compiled=True))


if __name__ == "__main__":
    main()
