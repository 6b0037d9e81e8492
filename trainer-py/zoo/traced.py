"""`python -m zoo.traced`: what the trace of a step costs beside the plain step, over hashing as many bytes."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import torch

import assay_repops
import assay_trainer
from assay_trainer.adapters import text
from zoo.figures import add
from zoo.vision import entropy

REPEATS = 5
CHUNK = 64 << 20
"""Bytes hashed at a time: more than a cache, as the outputs of a step are."""


def gpt() -> assay_trainer.Exported:
    """The step of a GPT of 10.8M parameters, 8 sequences of 256."""
    module = text.model(1, text.GPT10M)
    example = torch.zeros(text.GPT10M.rows, text.GPT10M.length, dtype=torch.int64)
    optimizer = text.optimizer(module, text.GPT10M)
    return assay_trainer.export(module, text.loss, optimizer, (example, example), max_norm=text.MAX_NORM, check=False)


def resnet() -> assay_trainer.Exported:
    """The step of a ResNet-18 on 64 images of 32 x 32."""
    import torchvision

    torch.manual_seed(1)
    module = torchvision.models.resnet18(num_classes=10)
    example = (torch.randn(64, 3, 32, 32), torch.randint(0, 10, (64,)))
    return assay_trainer.export(module, entropy, torch.optim.AdamW(module.parameters(), lr=1e-3), example, check=False)


def hashed(size: int) -> Callable[[], None]:
    """Commits to so many bytes, as a trace commits to outputs; a tensor has no more elements than 2^32."""
    words = np.random.default_rng(1).standard_normal(CHUNK // 4, np.float32)

    def run() -> None:
        left = size
        while left >= 4:
            n = min(left, CHUNK) // 4
            assay_repops.tensor_root(words[:n])
            left -= 4 * n

    return run


def measured(name: str, exported: assay_trainer.Exported) -> float:
    """Prints seconds of a plain step, a traced one and hashing, in turn, the least of each, and returns the ratio."""
    random = np.random.default_rng(2)
    with exported.open() as program:
        batch = [
            random.integers(0, 10, t.shape).astype(t.dtype) if t.dtype.kind == "i" else random.standard_normal(t.shape, t.dtype)
            for t in program.inputs
            if t.source == "batch"
        ]
        state, out = exported.state, [np.empty_like(x) for x in exported.state]
        sides = {
            "plain": lambda: program.run(state, [batch], seed=1, out=out),
            "traced": lambda: program.trace(state, [batch], seed=1, out=out),
            "hashing": hashed(program.output_bytes),
        }
        least = dict.fromkeys(sides, float("inf"))
        for number in range(1 + REPEATS):
            for side, run in sides.items():
                began = time.perf_counter()
                run()
                if number > 0:  # the first one reserves memory
                    least[side] = min(least[side], time.perf_counter() - began)
        size = program.output_bytes
    ratio = (least["traced"] - least["plain"]) / least["hashing"]
    seconds = ", ".join(f"{side} {took:.3f} s" for side, took in least.items())
    print(f"{name}: {size / 2**20:.0f} MiB of outputs; {seconds}; the trace costs {ratio:.2f} of hashing", flush=True)
    return ratio


def main() -> None:
    """Measures both models and writes the worse ratio."""
    worst = max(measured(name, export()) for name, export in (("GPT of 10.8M parameters", gpt), ("ResNet-18", resnet)))
    add({"traced_overhead_vs_hashing": round(worst, 3)})
    print(f"traced_overhead_vs_hashing {worst:.3f}")


if __name__ == "__main__":
    main()
