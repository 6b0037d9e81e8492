"""Which state of which task a model's file is: the root again, from its tensors in the manifest's order."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import commit
from assay_trainer.commit import State
from assay_trainer.errors import AssayError
from assay_trainer.manifest import Manifest
from assay_trainer.model.receipt import FIRST, Receipt, hex_
from assay_trainer.model.weights import Tensor

F32Array = NDArray[np.float32]
# Names of an error's list.
_SHOWN = 5


class ModelMismatch(AssayError):
    """A file of tensors is not the model that it is held against."""


def listed(names: Sequence[str]) -> str:
    """The first names, and how many more."""
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return ", ".join(n[:120] for n in names[:_SHOWN]) + more


def names_in(weights: Mapping[str, Tensor], manifest: Manifest) -> dict[str, str]:
    """By the manifest's name of a tensor, its name in the file.

    They are the same, but in a file of PEFT, which leaves the adapter's name out: lora_A.default.weight is lora_A.weight there.
    """
    return {name: name if name in weights else without_adapter(name) for name, _ in manifest.tensors}


def without_adapter(name: str) -> str:
    """A tensor's name in a file of PEFT."""
    return name.replace(".default.", ".").removesuffix(".default")


def flat_of(weights: Mapping[str, Tensor], manifest: Manifest) -> F32Array:
    """The task's parameters in the manifest's order, bit for bit.

    Raises:
        ModelMismatch: A tensor is not there, of another shape or type, or not finite.
    """
    where = names_in(weights, manifest)
    missing = [n for n, w in where.items() if w not in weights]
    if missing:
        raise ModelMismatch(
            f"the file has no {listed(missing)}: {len(missing)} of the {len(where)} tensors that the task's manifest names",
            "the model's own names; a file of other names is not checked",
        )
    if len(set(where.values())) != len(where):
        raise ModelMismatch("the file has one tensor for two of the task's")
    parts = []
    for name, shape in manifest.tensors:
        t = weights[where[name]]
        if t.shape != shape:
            raise ModelMismatch(f"{name} is {list(t.shape)} in the file, {list(shape)} in the task's manifest")
        if t.dtype != "F32":
            raise ModelMismatch(
                f"{name} is of {t.dtype} in the file: a task's parameters are F32",
                "a converted file has other bits than the task's",
            )
        values = t.array().astype(np.float32).reshape(-1)
        if not bool(np.isfinite(values).all()):
            raise ModelMismatch(f"{name} has an element that is NaN or infinite, which no state has")
        parts.append(values)
    return np.concatenate(parts)


def params_roots(flat: F32Array, fragments: int) -> list[bytes]:
    """Root of each fragment's parameters."""
    return [commit.params_root(f, p) for f, p in enumerate(commit.split_fragments(flat, fragments))]


def momentum_roots(state: State) -> list[bytes]:
    """Root of each fragment's outer momentum."""
    return [commit.momentum_root(f, m) for f, m in enumerate(state.momentum)]


def state_root(params: Sequence[bytes], momentum: Sequence[bytes]) -> bytes:
    """A state's root from those of its fragments' parameters and momentum."""
    return commit.hash_list_root(commit.Kind.STATE, [commit.fragment_root(p, m) for p, m in zip(params, momentum, strict=True)])


@dataclass
class Known:
    """What a file is held against.

    Attributes:
        manifest: Of the task: names, shapes and order of the tensors.
        fragments: Of the task.
        roots: State roots that count, each with its round; None: nothing says which.
        source: What says so, in words.
        task_id: Of the task; None if it is not posted.
        chain_id: Of the task's chain.
        finalized: Rounds that are final.
        momentum: Roots of momentum that a state may have been made of. They prove nothing by themselves.
        states: Whole states, to say what differs.
        receipt: Whose roots of fragments say what differs.
    """

    manifest: Manifest
    fragments: int
    roots: dict[bytes, int | None]
    source: str
    task_id: bytes | None = None
    chain_id: int | None = None
    finalized: int = 0
    momentum: list[Sequence[bytes]] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    receipt: Receipt | None = None


@dataclass(frozen=True)
class Found:
    """Which state a file is."""

    root: bytes
    round: int | None
    final: bool


def check(flat: F32Array, known: Known) -> Found:
    """The state that has these parameters.

    Raises:
        ModelMismatch: None that counts has; says which tensors differ where that can be told.
    """
    ours = params_roots(flat, known.fragments)
    first = State.initial(np.zeros(flat.size, np.float32), known.fragments)
    candidates = [*known.momentum, momentum_roots(first), *(momentum_roots(s) for s in known.states)]
    for momentum in candidates:
        if len(momentum) != known.fragments:
            continue
        root = state_root(ours, momentum)
        if root in known.roots:
            round_ = known.roots[root]
            return Found(root, round_, round_ is not None and (round_ == FIRST or round_ < known.finalized))
    raise ModelMismatch(
        f"the file is no state of the task{_name(known.task_id)} that {known.source} has: {_difference(flat, ours, known)}",
        "a single changed bit gives another root; get the file again from where the task's model is",
    )


def _name(task_id: bytes | None) -> str:
    return f" {hex_(task_id)}" if task_id else ""


def _difference(flat: F32Array, ours: Sequence[bytes], known: Known) -> str:
    """What is different, of what it is nearest to."""
    bits = flat.view(np.uint32)
    best: tuple[int, State, Any] | None = None
    for state in known.states:
        other = np.flatnonzero(bits != np.concatenate(state.params).view(np.uint32))
        if best is None or len(other) < best[0]:
            best = len(other), state, other
    if best is not None and best[0] < flat.size:
        count, state, places = best
        at = int(places[0])
        name, index = _place(known.manifest, at)
        theirs = np.concatenate(state.params)[at]
        return (
            f"{count} of {flat.size} elements differ from the nearest state {hex_(state.root())}, the first is {name}{index}: "
            f"{flat[at]!r}, not {theirs!r}"
        )
    if known.receipt is not None and known.receipt.fragments == known.fragments:
        wrong = [f for f, (a, b) in enumerate(zip(ours, known.receipt.params_roots, strict=True)) if a != b]
        if not wrong:
            return "its parameters are those of its assay.json, whose root is another task's or round's"
        if len(wrong) < known.fragments or known.fragments == 1:
            names = _tensors_of(known.manifest, known.fragments, wrong)
            return (
                f"what its assay.json says is other in fragment {', '.join(map(str, wrong[:8]))}, which is in {listed(names)}"
            )
    return "none of its parts is that of a known state"


def _place(manifest: Manifest, at: int) -> tuple[str, list[int]]:
    """The tensor of a flat element, and its place there."""
    for name, shape in manifest.tensors:
        size = int(np.prod(shape, dtype=np.int64))
        if at < size:
            return name, [int(i) for i in np.unravel_index(at, shape)] if shape else []
        at -= size
    raise AssertionError(at)


def _tensors_of(manifest: Manifest, fragments: int, wrong: Iterable[int]) -> list[str]:
    sizes = [int(np.prod(shape, dtype=np.int64)) for _, shape in manifest.tensors]
    ends = list(itertools.accumulate(sizes))
    cuts = [0, *itertools.accumulate(commit.fragment_sizes(manifest.parameters, fragments))]
    names = []
    for (name, _), end, size in zip(manifest.tensors, ends, sizes, strict=True):
        if any(cuts[f] < end and end - size < cuts[f + 1] for f in wrong):
            names.append(name)
    return names


def digest(t: Tensor) -> bytes:
    """SHA-256 of a tensor's type, shape and bytes, for those that no root covers."""
    return digest_of(t.dtype, t.shape, np.ascontiguousarray(t.array()).tobytes())


def digest_of(dtype: str, shape: Sequence[int], raw: bytes) -> bytes:
    """As `digest`: over "DTYPE [n, m] " and the bytes."""
    return hashlib.sha256(f"{dtype} {list(shape)} ".encode() + raw).digest()


def check_others(weights: Mapping[str, Tensor], manifest: Manifest, known: Mapping[str, bytes], source: str) -> list[str]:
    """Holds the tensors of a file that the state's root does not cover against digests; returns their names.

    Raises:
        ModelMismatch: One differs, or there is nothing to hold it against.
    """
    covered = set(names_in(weights, manifest).values())
    others = [n for n in weights if n not in covered]
    strange = [n for n in others if n not in known]
    if strange:
        raise ModelMismatch(
            f"the file has {listed(strange)}: nothing of the task covers {'it' if len(strange) == 1 else 'them'}",
            "--model FILE.py:FUNCTION, the task's module, has them" if not source else f"{source} does not have them either",
        )
    for name in others:
        if digest(weights[name]) != known[name]:
            raise ModelMismatch(f"{name}, which is not trained, is another one than {source} has")
    return others
