"""One side of a training step that `make bench` measures: train_step.py (ours | torch) CORES FOLDER.

The folder is what `build/bench/native -step` writes, text_step.py or vision_step.py. Each line on standard input is a step; the answer is a
line of JSON with its seconds and the loss. At the end of input the last line says how much memory the process has held at most.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np


def tensor(folder: Path, name: str, dtype: type, shape: tuple[int, ...] = (-1,)) -> np.ndarray:
    """A tensor of the step."""
    return np.fromfile(folder / f"{name}.bin", dtype).reshape(shape)


def ours(folder: Path, cores: int) -> Callable[[int], float]:
    """The engine: the program as it stands, over NumPy's memory."""
    import assay_repops as ar

    ar.set_threads(cores)
    encoding = (folder / "program.bin").read_bytes()
    inputs = ar.program_inputs(encoding)

    def given(source: str, name: str) -> list[np.ndarray]:
        of = [t for t in inputs if t.source == source]
        return [tensor(folder, f"{name}-{i}", t.dtype.type, t.shape) for i, t in enumerate(of)]

    engine = ar.Engine(encoding, given("constant", "constant"), given("state", "state"))
    batches = [given("batch", f"batch-{m}") for m in range(engine.program.micro_batches)]

    def step(number: int) -> float:
        engine.step(batches, step=number)
        return float(engine.state[-1].item())

    return step


def seen(folder: Path, cores: int) -> Callable[[int], float]:
    """Eager PyTorch on images: its fused AdamW, and the layout of the images in which its own step is faster here."""
    import copy

    import torch
    import vision

    torch.set_num_threads(cores)
    about = json.loads((folder / "step.json").read_text())
    first = vision.build(about["vision"])
    with torch.no_grad():
        for name, p in first.named_parameters():
            p.copy_(torch.from_numpy(tensor(folder, about["files"][name], np.float32, tuple(p.shape))))
    images = torch.from_numpy(tensor(folder, "batch-0-0", np.float32, (vision.ROWS, 3, vision.SIDE, vision.SIDE)))
    classes = torch.from_numpy(tensor(folder, "batch-0-1", np.int32)).long()

    def laid_out(layout: torch.memory_format) -> Callable[[int], float]:
        model, x = copy.deepcopy(first).to(memory_format=layout), images.contiguous(memory_format=layout)
        optimiser = torch.optim.AdamW(model.parameters(), lr=vision.RATE, fused=True)

        def step(number: int) -> float:
            optimiser.zero_grad()
            loss = vision.loss(model, x, classes)
            loss.backward()
            optimiser.step()
            return loss.item()

        return step

    def seconds(layout: torch.memory_format) -> float:
        step, least = laid_out(layout), float("inf")
        for number in range(3):
            start = time.perf_counter()
            step(number)
            least = min(least, time.perf_counter() - start) if number else least
        return least

    return laid_out(min((torch.contiguous_format, torch.channels_last), key=seconds))


def peer(folder: Path, cores: int) -> Callable[[int], float]:
    """Eager PyTorch: its fused attention and AdamW, and the whole batch at once, each the fastest that it has."""
    import torch
    from torch import nn
    from torch.nn import functional

    torch.set_num_threads(cores)
    about = json.loads((folder / "step.json").read_text())
    c = about["config"]
    width, heads = c["Width"], c["Heads"]

    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.n1 = nn.LayerNorm(width, eps=about["norm_epsilon"])
            self.n2 = nn.LayerNorm(width, eps=about["norm_epsilon"])
            self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            b, t, _ = x.shape
            q, k, v = (y.view(b, t, heads, width // heads).transpose(1, 2) for y in self.qkv(self.n1(x)).split(width, dim=2))
            y = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + self.out(y.transpose(1, 2).reshape(b, t, width))
            return x + self.down(functional.gelu(self.up(self.n2(x))))

    class GPT(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.wte = nn.Parameter(torch.empty(c["Vocabulary"], width))
            self.wpe = nn.Parameter(torch.empty(c["Time"], width))
            self.layers = nn.ModuleList(Block() for _ in range(c["Layers"]))
            self.norm = nn.LayerNorm(width, eps=about["norm_epsilon"])

        def forward(self, tokens: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
            x = functional.embedding(tokens, self.wte) + self.wpe
            for layer in self.layers:
                x = layer(x)
            return functional.cross_entropy(functional.linear(self.norm(x), self.wte).flatten(0, 1), targets.flatten())

    model = GPT()
    named = dict(model.named_parameters())
    files = about["files"]
    if sorted(named) != sorted(files):
        raise ValueError(f"parameters {sorted(set(named) ^ set(files))} are not on both sides")
    with torch.no_grad():
        for name, file in files.items():
            named[name].copy_(torch.from_numpy(tensor(folder, file, np.float32, tuple(named[name].shape))))
    betas = tuple(about["betas"])
    optimiser = torch.optim.AdamW(
        model.parameters(), betas=betas, eps=about["epsilon"], weight_decay=about["weight_decay"], fused=True
    )

    def field(k: int) -> torch.Tensor:
        micro = [tensor(folder, f"batch-{m}-{k}", np.int32, (-1, c["Time"])) for m in range(c["D"] * c["A"])]
        return torch.from_numpy(np.concatenate(micro)).long()

    tokens, targets = field(0), field(1)

    def step(number: int) -> float:
        for group in optimiser.param_groups:
            group["lr"] = about["learning_rate"] * min(1, (number + 1) / about["warmup"])
        optimiser.zero_grad()
        loss = model(tokens, targets)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), about["max_norm"])
        optimiser.step()
        return loss.item()

    return step


def main() -> None:
    """Answer steps."""
    side, cores, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    about = json.loads((folder / "step.json").read_text())
    step = {"ours": ours, "torch": seen if "vision" in about else peer}[side](folder, cores)
    print(json.dumps({"parameters": about["parameters"]}), flush=True)
    for number, _ in enumerate(sys.stdin):
        start = time.perf_counter()
        loss = step(number)
        print(json.dumps({"seconds": time.perf_counter() - start, "loss": loss}), flush=True)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(json.dumps({"peak_mib": peak / (2**20 if sys.platform == "darwin" else 2**10)}), flush=True)


if __name__ == "__main__":
    main()
