"""The programs around an exported step: a Verified task's prologue and epilogue (docs/formats.md, section 10)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_repops import program_root, tensor_root
from assay_trainer.commit import Kind, fragment_sizes, hash_list_root
from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import F32, I32, ROUND, Builder, Built, Value
from assay_trainer.exporter.errors import ExportError
from assay_trainer.payload import Form

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class Programs:
    """What a trainer of a Verified task runs in a round.

    Attributes:
        encodings: Of prologue, step and epilogue.
        constants: Of each, in the order of its inputs.
        tensors: (name, shape) of the task's parameters, in the order in which they form the state's vector.
        initial: Their values at the export, flat.
        rows: Records of one inner step, all micro-batches together.
    """

    encodings: tuple[bytes, bytes, bytes] = field(repr=False)
    constants: tuple[list[Array], list[Array], list[Array]] = field(repr=False)
    tensors: list[tuple[str, tuple[int, ...]]]
    initial: NDArray[np.float32] = field(repr=False)
    rows: int

    @property
    def roots(self) -> list[bytes]:
        """Program roots of prologue, step and epilogue."""
        return [program_root(e) for e in self.encodings]

    @property
    def root(self) -> bytes:
        """The spec's programRoot."""
        return hash_list_root(Kind.PROGRAMS, self.roots)

    def objects(self) -> dict[bytes, bytes]:
        """What keepers hold of the programs, by address: the list of their roots, their encodings, their constants."""
        found = {self.root: b"".join(self.roots), **dict(zip(self.roots, self.encodings, strict=True))}
        for constants in self.constants:
            found.update((tensor_root(x), little_endian(x)) for x in constants)
        return found


def little_endian(x: Array) -> bytes:
    """The elements of a tensor as objects and records hold them."""
    return np.ascontiguousarray(x, x.dtype.newbyteorder("<")).tobytes()


def surround(
    step: tuple[bytes, list[Array]],
    names: Sequence[str],
    state: Sequence[Array],
    rows: int,
    form: Form,
    calendar: tuple[int, int],
) -> Programs:
    """Prologue and epilogue of a step, whose outer gradients are clamped to what a payload of the task can carry.

    Parameters and running statistics are the task's parameters; of the rest of the local state nothing outlives a round.

    Args:
        step: The step program and its constants; the last two tensors of its state are its own counter and loss.
        names: Of the tensors of its state; what has a "/" in its name is the optimiser's.
        state: Their values.
        rows: Records of a step.
        form: Of the task's payloads; its number of parameters has to be that of the step.
        calendar: Rounds that the step's schedule runs over, and its steps in each.
    """
    kept = [i for i, name in enumerate(names[:-2]) if "/" not in name]
    ends = np.cumsum([state[i].size for i in kept]).tolist()
    spans = {i: (end - state[i].size, end) for i, end in zip(kept, ends, strict=True)}
    if ends[-1] != form.parameters:
        raise ExportError(f"the step has {ends[-1]} parameters", f"the task says {form.parameters}")
    sizes = fragment_sizes(form.parameters, form.fragments)
    cuts = [0, *np.cumsum(sizes).tolist()]
    fragments = list(itertools.pairwise(cuts))
    prologue = _prologue(state, spans, fragments, calendar)
    epilogue = _epilogue(state, spans, fragments, form.reach)
    return Programs(
        (prologue.encoding, step[0], epilogue.encoding),
        (prologue.constants, step[1], epilogue.constants),
        [(names[i], state[i].shape) for i in kept],
        np.concatenate([state[i].reshape(-1) for i in kept]),
        rows,
    )


def _overlaps(spans: Sequence[tuple[int, int]], lo: int, hi: int) -> list[tuple[int, int, int]]:
    """(number, first, last + 1) of the parts of ascending spans that lie in [lo, hi), each counted from its own beginning."""
    return [(k, max(lo, a) - a, min(hi, z) - a) for k, (a, z) in enumerate(spans) if a < hi and lo < z]


def _prologue(
    state: Sequence[Array],
    spans: dict[int, tuple[int, int]],
    fragments: Sequence[tuple[int, int]],
    calendar: tuple[int, int],
) -> Built:
    t = Builder(0, 0, loop=False)
    before = [t.state(F32, (hi - lo,)) for lo, hi in fragments]
    counter = len(state) - 2
    for i, x in enumerate(state):
        if i == counter and calendar[0] > 1:
            t.output(_first_step(t, *calendar))
            continue
        if i not in spans:
            t.output(t.constant(np.zeros_like(x)))
            continue
        # Only a copy may read a fragment: its elements are opened in the round's state.
        parts = [t.slice(before[k], 0, lo, hi) for k, lo, hi in _overlaps(fragments, *spans[i])]
        whole = parts[0] if len(parts) == 1 else t.concat(0, [t.copy(part) for part in parts])
        t.output(t.reshape(whole, x.shape))
    return t.build()


def _first_step(t: Builder, rounds: int, steps: int) -> Value:
    """The global step that a round begins with, minimum(round, rounds − 1) · steps, i32 of rank 0.

    All of it is exact below 2^24. A round behind the schedule's end has the rates of its last round, and no NaN.
    """
    last = t.minmax(t.convert(t.counter(ROUND), F32), t.scalar(rounds - 1), b.MINIMUM)
    return t.convert(t.mul(last, t.scalar(steps)), I32)


def _epilogue(
    state: Sequence[Array], spans: dict[int, tuple[int, int]], fragments: Sequence[tuple[int, int]], reach: float
) -> Built:
    t = Builder(0, 0, loop=False)
    before = [t.state(F32, (hi - lo,)) for lo, hi in fragments]
    local = [t.state(F32 if x.dtype == np.float32 else I32, x.shape) for x in state]
    flat = [t.reshape(local[i], (math.prod(local[i].shape),)) for i in spans]
    for k, (lo, hi) in enumerate(fragments):
        after = t.concat(0, [t.slice(flat[n], 0, a, z) for n, a, z in _overlaps(list(spans.values()), lo, hi)])
        t.output(_clamp(t, t.sub(t.copy(before[k]), after), reach))
    return t.build()


def _clamp(t: Builder, x: Value, reach: float) -> Value:
    return t.minmax(t.minmax(x, t.scalar(reach), b.MINIMUM), t.scalar(-reach), b.MAXIMUM)
