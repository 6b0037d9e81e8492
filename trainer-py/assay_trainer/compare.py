"""A Verified task trained twice in one process: by its programs, as trainers and keepers do, and by eager PyTorch.

Both take the same first parameters, derived batches, inner steps and outer rule. The second is PyTorch's own from the module
to the outer optimiser: binary32, autograd, torch.optim.AdamW, clip_grad_norm_, torch.optim.SGD with Nesterov's momentum. Under
a profile there is a third one, the twin: the second with the profile's layers (twin.py). A run that is kept in a file goes on
after the last round that it finished (kept.py), to the same bits.
"""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import assay_repops
from assay_trainer import aggregation, arith, batch, twin
from assay_trainer.adapters import text
from assay_trainer.aggregation import Rule
from assay_trainer.commit import State
from assay_trainer.errors import ConfigError
from assay_trainer.exporter import Exported, Programs
from assay_trainer.exporter.profiles import FLOAT32
from assay_trainer.kept import Curve, Kept
from assay_trainer.payload import Form, Quantization
from assay_trainer.template import BOUND_LOG2, INTERVAL, fragments_of, task_seed
from assay_trainer.torch_setup import torch
from assay_trainer.verified import Replayer, Schedule, Work, claim_hash

F32Array = NDArray[np.float32]
MOMENTUM = "momentum_buffer"
"""Where torch.optim.SGD keeps it."""
OnRound = Callable[[int, float], None]

TASK = hashlib.sha256(b"assay/v1/compare").digest()
"""Stands for a task's id, which no number depends on, only what claims are bound to."""
HELD_OUT = 10
"""One record of so many, the last ones of the text, is not trained on."""


@dataclass(frozen=True)
class Comparison:
    """What both runs have in common.

    Args:
        size: Of the model and its batches.
        trainers: At least 1.
        rounds: At least 1.
        steps: H, at least 1.
        seed: Of first parameters, addresses and batches.
        profile: Of the programs.
    """

    size: text.Size
    trainers: int
    rounds: int
    steps: int
    seed: int = 1
    profile: str = FLOAT32

    def __post_init__(self) -> None:
        if min(self.trainers, self.rounds, self.steps) < 1:
            raise ConfigError("a comparison needs at least one trainer, one round and one step")

    @cached_property
    def addresses(self) -> list[bytes]:
        """Of the trainers, ascending."""
        made = (hashlib.sha256(b"assay/v1/compare-trainer" + bytes([i])).digest()[:20] for i in range(self.trainers))
        return sorted(made)

    @cached_property
    def exported(self) -> Exported:
        """The training step."""
        return text.step(self.seed, self.steps, self.size, self.profile)

    @cached_property
    def programs(self) -> Programs:
        """Prologue, step and epilogue."""
        return self.exported.programs(self._form.fragments, BOUND_LOG2)

    @cached_property
    def _form(self) -> Form:
        n = self.exported.parameters
        return Form(n, fragments_of(n), Quantization.NONE, BOUND_LOG2)

    @cached_property
    def records(self) -> tuple[list[bytes], list[bytes]]:
        """Training records and held-out ones."""
        raw, size = text.records(self.size.length, self.size.vocabulary), 8 * self.size.length
        every = [raw[i : i + size] for i in range(0, len(raw), size)]
        cut = len(every) - len(every) // HELD_OUT
        return every[:cut], every[cut:]

    def verified(self, on_round: OnRound = lambda _, __: None, kept: Kept | None = None) -> Curve:
        """The run as trainers of the Verified tier make it and keepers aggregate it, by the library's engine and threads.

        Args:
            on_round: Called with each round and its last training loss.
            kept: Where the run goes on from, and is kept after each round.
        """
        kept = kept or Kept()
        curve, found = kept.load()
        if self._finished(curve):
            return curve
        records, _ = self.records
        schedule = Schedule(self.steps, min(INTERVAL, self.steps))
        programs = self.programs
        replayer = Replayer(TASK, task_seed(self.seed), schedule, self._form, programs.encodings, programs.constants)
        state = State.initial(found.get("params", programs.initial), self._form.fragments)
        if found:
            state.momentum = State.initial(found["momentum"], self._form.fragments).params
        for r in range(len(curve.losses) // self.steps, self.rounds):
            start, payloads = state.flat(), {}
            curve.held_out.append(self._held_out(start))
            losses = np.zeros((self.trainers, self.steps))
            for i, trainer in enumerate(self.addresses):

                def note(done: int, loss: float | None, row: NDArray[np.float64] = losses[i]) -> None:
                    row[done - 1] = np.nan if loss is None else loss

                result = replayer.run(Work(r, trainer, start, records), note)
                curve.claims.append(claim_hash(TASK, r, trainer, result.checkpoints))
                payloads[trainer] = self._form.values(self._form.tensors(result.delta))
            curve.losses += losses.mean(0).tolist()
            state, _ = aggregation.step(state, payloads, Rule(), arith.DEFAULT_LEARNING_RATE, arith.DEFAULT_MOMENTUM)
            kept.save(curve, {"params": state.flat(), "momentum": np.concatenate(state.momentum)})
            on_round(r, float(losses[:, -1].mean()))
        curve.held_out.append(self._held_out(state.flat()))
        curve.root = state.root()
        kept.save(curve, {})
        return curve

    def _finished(self, curve: Curve) -> bool:
        """Whether the last state was measured, too."""
        return len(curve.held_out) > self.rounds

    def kept(self, folder: Path, run: str, threads: int) -> Kept:
        """The file in which a run is kept; losses may depend on PyTorch, its threads and the machine."""
        initial = hashlib.sha256(np.ascontiguousarray(self.programs.initial).tobytes()).hexdigest()
        of = {
            "run": run,
            "program": self.programs.root.hex(),
            "initial": initial,
            "records": hashlib.sha256(b"".join(map(b"".join, self.records))).hexdigest(),
            "trainers": self.trainers,
            "rounds": self.rounds,
            "steps": self.steps,
            "seed": self.seed,
            "threads": threads,
            "torch": torch.__version__,
            "machine": platform.machine(),
        }
        return Kept(folder / f"{self.seed}-{run}.npz", json.dumps(of))

    def eager(
        self,
        on_round: OnRound = lambda _, __: None,
        layers: Mapping[str, str] | None = None,
        kept: Kept | None = None,
    ) -> Curve:
        """The run as PyTorch makes it: in float32 with a step's micro-batches in one batch.

        Args:
            on_round: Called with each round and its last training loss.
            layers: Of the twin, options of layers as the export has them. It takes micro-batches one by one, because the rows
                of a weight's gradient have scales over the micro-batch.
            kept: Where the run goes on from, and is kept after each round.
        """
        kept = kept or Kept()
        curve, found = kept.load()
        if self._finished(curve):
            return curve
        rows, _ = self._fields
        shared = torch.nn.Parameter(torch.from_numpy(found.get("params", self.programs.initial).copy()))
        lr, momentum = (float(arith.from_bits(b)) for b in (arith.DEFAULT_LEARNING_RATE, arith.DEFAULT_MOMENTUM))
        outer = torch.optim.SGD([shared], lr=lr, momentum=momentum, nesterov=True)
        if found:
            outer.state[shared][MOMENTUM] = torch.from_numpy(found["momentum"].copy())
        size = self.size.rows if layers else self.programs.rows
        for r in range(len(curve.losses) // self.steps, self.rounds):
            start = shared.detach().numpy()
            curve.held_out.append(self._held_out(start))
            deltas, losses = [], np.zeros((self.trainers, self.steps))
            for i, trainer in enumerate(self.addresses):
                module = twin.apply(self._module(start), layers or {})
                inner = text.optimizer(module, self.size)
                chosen = batch.round_batches(
                    task_seed(self.seed), r, trainer, self.steps, self.programs.rows, len(self.records[0])
                )
                for s, indices in enumerate(chosen):
                    x, y = rows[torch.from_numpy(indices)].split(self.size.length, 1)
                    inner.zero_grad()
                    loss = sum(_backward(module, *part, len(x)) for part in zip(x.split(size), y.split(size), strict=True))
                    torch.nn.utils.clip_grad_norm_(module.parameters(), text.MAX_NORM)
                    inner.step()
                    losses[i, s] = loss
                deltas.append(shared.detach() - torch.nn.utils.parameters_to_vector(module.parameters()).detach())
            curve.losses += losses.mean(0).tolist()
            shared.grad = torch.stack(deltas).mean(0)
            outer.step()
            kept.save(curve, {"params": shared.detach().numpy(), "momentum": outer.state[shared][MOMENTUM].numpy()})
            on_round(r, float(losses[:, -1].mean()))
        curve.held_out.append(self._held_out(shared.detach().numpy()))
        kept.save(curve, {})
        return curve

    @cached_property
    def _fields(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Training records and held-out ones as rows of characters: a record's length, and as many that follow each."""
        train, held = (np.frombuffer(b"".join(found), "<i4").reshape(len(found), -1) for found in self.records)
        return torch.from_numpy(train.astype(np.int64)), torch.from_numpy(held.astype(np.int64))

    def _module(self, flat: F32Array) -> text.GPT:
        module = text.model(self.seed, self.size)
        # Both lists of parameters are named_parameters' own.
        torch.nn.utils.vector_to_parameters(torch.from_numpy(np.array(flat)), module.parameters())
        return module

    @cached_property
    def _measured(self) -> dict[bytes, float]:
        """Losses on the held-out records, by the SHA-256 of the state."""
        return {}

    def _held_out(self, flat: F32Array) -> float:
        """Loss of a state on the held-out records, as eager PyTorch has it in float32.

        It takes longer than a step, and runs meet the same states: all the first one, whatever computes the programs each.
        """
        state = hashlib.sha256(np.ascontiguousarray(flat).tobytes()).digest()
        if state not in self._measured:
            self._measured[state] = self._measure(flat)
        return self._measured[state]

    @torch.no_grad()
    def _measure(self, flat: F32Array) -> float:
        module, total = self._module(flat), 0.0
        _, rows = self._fields
        for part in rows.split(256):
            x, y = part.split(self.size.length, 1)
            total += float(text.loss(module, x, y)) * len(part)
        return total / len(rows)


def _backward(module: torch.nn.Module, x: torch.Tensor, y: torch.Tensor, rows: int) -> float:
    """Adds a part's share of the gradient of the mean loss over so many rows; its share of the loss."""
    loss = text.loss(module, x, y) * (len(x) / rows)
    loss.backward()
    return float(loss.detach())


def difference(a: float, b: float) -> float:
    """Of a to b, relative to b."""
    return abs(a - b) / abs(b)


def ours_with(
    comparison: Comparison, engine: str, threads: int, on_round: OnRound = lambda _, __: None, kept: Kept | None = None
) -> Curve:
    """The verified run by one of the library's engines on so many threads; both are as before afterwards."""
    before = assay_repops.info()
    assay_repops.use_engine(engine)
    assay_repops.set_threads(threads)
    try:
        return comparison.verified(on_round, kept)
    finally:
        assay_repops.use_engine(before["current"])
        assay_repops.set_threads(before["threads"])


@dataclass(frozen=True)
class Line:
    """A run in a picture: its name, colour, and width of the line."""

    label: str
    curve: Curve
    colour: str
    width: int


def both(ours: Curve, theirs: Curve) -> list[Line]:
    """A task and eager PyTorch. The wide line below shows wherever the narrow one above leaves it."""
    return [Line("eager PyTorch", theirs, "#f4a261", 4), Line("Verified tier", ours, "#1d3557", 1)]


@dataclass(frozen=True)
class Trio:
    """One seed under a profile: its program, its twin in eager PyTorch, and eager PyTorch in float32."""

    seed: int
    profile: str
    ours: Curve
    twin: Curve
    float32: Curve

    @property
    def gap(self) -> float:
        """By how much the program's last held-out loss is above float32's, in percent of that; negative if it is below."""
        return 100 * (self.ours.held_out[-1] / self.float32.held_out[-1] - 1)

    def lines(self) -> list[Line]:
        """For a picture."""
        return [
            Line("float32, PyTorch", self.float32, "#f4a261", 5),
            Line(f"{self.profile}, PyTorch", self.twin, "#2a9d8f", 3),
            Line(f"{self.profile}, Verified tier", self.ours, "#1d3557", 1),
        ]

    def facts(self) -> dict[str, Any]:
        """What the command prints of it, as JSON values."""
        runs = {"program": self.ours, "twin": self.twin, "float32": self.float32}
        return {
            "seed": self.seed,
            "stateRoot": "0x" + self.ours.root.hex(),
            "gapPercent": self.gap,
            "twinDifference": difference(self.ours.held_out[-1], self.twin.held_out[-1]),
            **{name: {"losses": c.losses, "heldOutLoss": c.held_out} for name, c in runs.items()},
        }


def trio(comparison: Comparison, engine: str, threads: int, folder: Path, told: Callable[[str], OnRound]) -> Trio:
    """The three runs of a comparison under a profile.

    Args:
        comparison: Of one seed.
        engine: Of the library, for the program.
        threads: Of all three.
        folder: Where they are kept, and gone on with.
        told: Gives each run's OnRound by its name.
    """

    def kept(run: str) -> Kept:
        return comparison.kept(folder, run, threads)

    ours = ours_with(comparison, engine, threads, told("Verified tier"), kept("program"))
    imitation = comparison.eager(told("twin"), comparison.exported.layers, kept("twin"))
    return Trio(comparison.seed, comparison.profile, ours, imitation, comparison.eager(told("float32"), kept=kept("float32")))


_WIDTH, _HEIGHT, _LEFT, _TOP = 720, 400, 56, 16


def plot(lines: Sequence[Line]) -> str:
    """Training losses over inner steps, with what each state has on held-out text, as an SVG picture; later lines above."""
    first = lines[0].curve
    steps, rounds = len(first.losses), len(first.held_out) - 1
    every = [x for line in lines for x in (*line.curve.losses, *line.curve.held_out)]
    low, high = int(min(every) * 2) / 2, -int(-max(every) * 2 - 1) / 2

    def at(step: float, loss: float) -> str:
        x = _LEFT + step / steps * (_WIDTH - _LEFT - 16)
        return f"{x:.1f},{_TOP + (high - loss) / (high - low) * (_HEIGHT - _TOP - 48):.1f}"

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
    ]
    for i in range(int((high - low) * 2) + 1):
        x, y = at(0, high - i / 2).split(",")
        out.append(f'<path stroke="#ddd" d="M{x} {y}H{_WIDTH - 16}"/>')
        out.append(f'<text x="{_LEFT - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{high - i / 2:.1f}</text>')
    for r in range(rounds + 1):
        x, y = at(steps * r / rounds, low).split(",")
        out.append(f'<text x="{x}" y="{float(y) + 18:.1f}" text-anchor="middle">{steps * r // rounds}</text>')
    out.append(f'<text x="{(_WIDTH + _LEFT) // 2}" y="{_HEIGHT - 8}" text-anchor="middle">inner steps of each trainer</text>')
    for line in lines:
        points = " ".join(at(i + 0.5, x) for i, x in enumerate(line.curve.losses))
        out.append(f'<polyline fill="none" {_stroke(line)} points="{points}"/>')
    for line in lines:
        for r, loss in enumerate(line.curve.held_out):
            x, y = at(steps * r / rounds, loss).split(",")
            out.append(f'<circle cx="{x}" cy="{y}" fill="{line.colour}" r="{2 + line.width}"/>')
    for i, line in enumerate(lines):
        y = _TOP + 20 + 20 * i
        out.append(f'<path {_stroke(line)} d="M{_WIDTH - 190} {y}h32"/>')
        out.append(f'<text x="{_WIDTH - 150}" y="{y + 4}">{line.label}</text>')
    out.append(f'<text x="{_WIDTH - 190}" y="{_TOP + 24 + 20 * len(lines)}">dots: held-out text</text>')
    return "\n".join([*out, "</svg>", ""])


def _stroke(line: Line) -> str:
    return f'stroke="{line.colour}" stroke-width="{line.width}"'
