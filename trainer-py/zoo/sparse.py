"""Bytes until a loss: sparse payloads beside dense and int4 ones, a small GPT on text; adds to build/sparse/summary.json.

A run in one process: the product's batches, payloads, carry, aggregation and outer step, with PyTorch's inner steps. The dense
run of so many rounds, with Nesterov's outer momentum, sets the loss; the others go on until a state has it. No run has a dense
start.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from assay_trainer import aggregation, arith, batch, sparse
from assay_trainer.adapters import text
from assay_trainer.commit import State
from assay_trainer.facts_gen import Quantization
from assay_trainer.payload import Form
from assay_trainer.template import BOUND_LOG2, task_seed
from assay_trainer.torch_setup import configure, torch
from zoo.figures import add

OUT = Path(__file__).resolve().parents[2] / "build" / "sparse"
SIZE = text.Size(width=64, heads=4, layers=2, rows=16, grid=(1, 1), learning_rate=2e-3)
TRAINERS, STEPS = 4, 10
HELD_OUT = 10
"""One record of so many, the last ones of the text, is not trained on."""
ONE = 0x3F800000


@dataclass(frozen=True)
class Way:
    """How payloads are written down, and the outer step that goes with them: binary32 words."""

    quantization: Quantization
    learning_rate: int = arith.DEFAULT_LEARNING_RATE
    momentum: int = arith.DEFAULT_MOMENTUM


WAYS = {
    "dense": Way(Quantization.NONE),
    "int4": Way(Quantization.INT4),
    "sparse": Way(Quantization.SPARSE_TOP1, ONE, 0),
}


class Text:
    """The text's records: those that are trained on, and those that are held out."""

    def __init__(self) -> None:
        length = 2 * SIZE.length
        every = np.frombuffer(text.records(SIZE.length, SIZE.vocabulary), "<i4").astype(np.int64).reshape(-1, length)
        cut = len(every) - len(every) // HELD_OUT
        self.train, self.held_out = torch.from_numpy(every[:cut]), torch.from_numpy(every[cut:])


def run(records: Text, way: Way, seed: int) -> Iterator[float]:
    """The held-out loss of the first state, and of the state after each round; it does not end."""
    first = _flat(text.model(seed, SIZE))
    form = Form(first.size, 1, way.quantization, BOUND_LOG2)
    trainers = sorted(hashlib.sha256(b"assay/v1/sparse" + bytes([i])).digest()[:20] for i in range(TRAINERS))
    state, carried = State.initial(first, 1), dict.fromkeys(trainers, np.zeros_like(first))
    round_ = 0
    while True:
        start, payloads = state.flat(), {}
        yield _held_out(records, start, seed)
        for t in trainers:
            chosen = batch.round_batches(task_seed(seed), round_, t, STEPS, SIZE.rows, len(records.train))
            delta = arith.outer_gradient(start, _inner(records, start, chosen, seed))
            if form.sparse:
                delta = sparse.with_carry(carried[t], delta)
            payloads[t] = form.values(form.tensors(delta))
            if form.sparse:
                carried[t] = sparse.left(delta, payloads[t][0])
        state, _ = aggregation.step(state, payloads, aggregation.Rule(), way.learning_rate, way.momentum)
        round_ += 1


def _flat(module: text.GPT) -> arith.F32Array:
    return torch.nn.utils.parameters_to_vector(module.parameters()).detach().numpy().astype(np.float32)


def _module(flat: arith.F32Array, seed: int) -> text.GPT:
    module = text.model(seed, SIZE)
    torch.nn.utils.vector_to_parameters(torch.from_numpy(flat.copy()), module.parameters())
    return module


def _inner(records: Text, start: arith.F32Array, chosen: Any, seed: int) -> arith.F32Array:
    """Parameters after a round's inner steps, whose optimiser begins anew."""
    module = _module(start, seed)
    inner = text.optimizer(module, SIZE)
    for rows in chosen:
        x, y = records.train[torch.from_numpy(np.ascontiguousarray(rows))].split(SIZE.length, 1)
        inner.zero_grad()
        text.loss(module, x, y).backward()
        torch.nn.utils.clip_grad_norm_(module.parameters(), text.MAX_NORM)
        inner.step()
    return _flat(module)


@torch.no_grad()
def _held_out(records: Text, flat: arith.F32Array, seed: int) -> float:
    module, total = _module(flat, seed), 0.0
    for part in records.held_out.split(256):
        x, y = part.split(SIZE.length, 1)
        total += float(text.loss(module, x, y)) * len(part)
    return total / len(records.held_out)


def until(losses: Iterator[float], loss_wanted: float, most: int, name: str) -> list[float]:
    """Losses after 0, 1, … rounds until one is as low as is wanted, or `most` rounds are over; with a progress bar."""
    curve: list[float] = []
    with tqdm(total=most, desc=name, unit="round", leave=False, disable=not sys.stderr.isatty()) as bar:
        for loss in losses:
            curve.append(loss)
            if loss <= loss_wanted or len(curve) > most:
                break
            bar.set_postfix(loss=f"{loss:.4f}")
            bar.update()
    return curve


def measure(seeds: list[int], rounds: int, most: int, out: Path) -> dict[str, Any]:
    """Every run of every seed; the figures, means over the seeds."""
    records, bytes_of, curves = Text(), {}, []
    parameters = _flat(text.model(seeds[0], SIZE)).size
    for name, way in WAYS.items():
        bytes_of[name] = Form(parameters, 1, way.quantization, BOUND_LOG2).file_bytes()
    for seed in seeds:
        dense = until(run(records, WAYS["dense"], seed), -np.inf, rounds, f"seed {seed}, dense")
        curve = {"seed": seed, "dense": dense}
        for name in ("int4", "sparse"):
            curve[name] = until(run(records, WAYS[name], seed), dense[rounds], most, f"seed {seed}, {name}")
            if curve[name][-1] > dense[rounds]:
                raise RuntimeError(f"seed {seed}, {name}: {curve[name][-1]:.4f} after {most} rounds, not {dense[rounds]:.4f}")
        curves.append(curve)
        took = {name: len(curve[name]) - 1 for name in WAYS}
        print(f"seed {seed}: loss {dense[rounds]:.4f} after {took} rounds", flush=True)
    mean = {name: float(np.mean([(len(c[name]) - 1) * bytes_of[name] for c in curves])) for name in WAYS}
    (out / "curves.json").write_text(json.dumps({"payloadBytes": bytes_of, "seeds": curves}, indent=1) + "\n")
    return {
        "bytes_to_loss_vs_dense": mean["sparse"] / mean["dense"],
        "bytes_to_loss_vs_int4": mean["sparse"] / mean["int4"],
        "bytes_to_loss_rounds": {name: [len(c[name]) - 1 for c in curves] for name in WAYS},
        "bytes_to_loss_loss": [c["dense"][rounds] for c in curves],
        "bytes_to_loss_parameters": parameters,
    }


_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM = 720, 400, 56, 16, 48
_LEGEND = {
    "dense": ("dense, Nesterov", "#f4a261"),
    "int4": ("int4, Nesterov", "#2a9d8f"),
    "sparse": ("SparseTop1, with carry", "#1d3557"),
}


def plot(payload_bytes: Mapping[str, int], seeds: Sequence[Mapping[str, Any]]) -> str:
    """Held-out losses over the bytes that a trainer has sent until then, on a logarithmic scale, as an SVG picture."""
    losses = [loss for curve in seeds for name in WAYS for loss in curve[name][1:]]
    low, high = int(min(losses) * 2) / 2, -int(-max(losses) * 2 - 1) / 2
    ends = [math.log10(payload_bytes[name] * n) for name in WAYS for c in seeds for n in (1, len(c[name]) - 1)]
    first, last = math.floor(min(ends)), math.ceil(max(ends))

    def at(size: float, loss: float) -> tuple[float, float]:
        x = _LEFT + (math.log10(size) - first) / (last - first) * (_WIDTH - _LEFT - 16)
        return round(x, 1), round(_TOP + (high - loss) / (high - low) * (_HEIGHT - _TOP - _BOTTOM), 1)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
    ]
    for i in range(int((high - low) * 2) + 1):
        x, y = at(10.0**first, high - i / 2)
        out.append(f'<path stroke="#ddd" d="M{x} {y}H{_WIDTH - 16}"/>')
        out.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{high - i / 2:.1f}</text>')
    for e in range(first, last + 1):
        x, y = at(10.0**e, low)
        size = ("B", "kB", "MB", "GB", "TB")[e // 3]
        out.append(f'<text x="{x}" y="{y + 18}" text-anchor="{"end" if e == last else "middle"}">{10 ** (e % 3)} {size}</text>')
    for name, (_, colour) in _LEGEND.items():
        for curve in seeds:
            points = (at(payload_bytes[name] * n, loss) for n, loss in enumerate(curve[name]) if n)
            line = " ".join(f"{x},{y}" for x, y in points)
            out.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{line}"/>')
    for i, (label, colour) in enumerate(_LEGEND.values()):
        y = _TOP + 20 + 20 * i
        out.append(f'<path stroke="{colour}" stroke-width="3" d="M{_WIDTH - 200} {y}h32"/>')
        out.append(f'<text x="{_WIDTH - 160}" y="{y + 4}">{label}</text>')
    middle = (_WIDTH + _LEFT) // 2
    out.append(f'<text x="{middle}" y="{_HEIGHT - 8}" text-anchor="middle">bytes of payloads that a trainer has sent</text>')
    return "\n".join([*out, "</svg>", ""])


def main() -> int:
    """Measures, and fails if sparse payloads take more than a sixtieth of dense ones' bytes or an eighth of int4's."""
    parser = argparse.ArgumentParser(
        prog="python -m zoo.sparse",
        description=__doc__,
        epilog="example: python -m zoo.sparse --seeds 1 2 3",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3], help="a run of each way for each (default: 1 2 3)")
    parser.add_argument("--rounds", type=int, default=50, help="of the dense run, which sets the loss (default: 50)")
    parser.add_argument("--most", type=int, default=400, help="rounds of another run at most (default: 400)")
    parser.add_argument("--threads", type=int, default=1, help="PyTorch's (default: 1)")
    parser.add_argument("--plot", type=Path, help="SVG file with the held-out losses over the bytes")
    parser.add_argument("--out", type=Path, default=OUT, help="folder of summary.json and curves.json")
    options = parser.parse_args()
    configure(options.threads)
    options.out.mkdir(parents=True, exist_ok=True)
    figures = measure(options.seeds, options.rounds, options.most, options.out)
    if options.plot is not None:
        curves = json.loads((options.out / "curves.json").read_text())
        options.plot.write_text(plot(curves["payloadBytes"], curves["seeds"]))
    print(json.dumps(add(figures, options.out), indent=2, sort_keys=True))
    return 0 if figures["bytes_to_loss_vs_dense"] <= 1 / 60 and figures["bytes_to_loss_vs_int4"] <= 1 / 8 else 1


if __name__ == "__main__":
    sys.exit(main())
