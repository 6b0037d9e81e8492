"""What the exporter makes of one entry: refused, or three steps on every engine beside PyTorch in binary32 and binary64."""

from __future__ import annotations

import contextlib
import itertools
import math
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import torch

import assay_repops
import assay_trainer
from assay_trainer.exporter import ExportError, capture
from zoo.entries import Case, Entry, Fields
from zoo.injected import Injected

Drops = Sequence[tuple[int, int, float | None]]

STEPS, SEED = 3, 7
ENGINES = ("portable", "avx2", "avx512", "neon")
# Silently wrong is what is off by more than this of the whole update, by more than this times what PyTorch's binary32 is in
# its usual order of sums, and by more than what that is in its worst one: what is nearer to binary64 trains nothing else.
WRONG, WORSE = 1e-2, 10.0
# The program's update is eager binary32's within this of it. A model is ill-conditioned whose eager update is itself farther
# than a fifth of that from binary64's, by one of its orders of sums: there it may be beyond, up to so many times that distance.
WITHIN, SHARE, TIMES = 1e-4, 5, 10.0


@contextlib.contextmanager
def grouped() -> Iterator[None]:
    """Products of groups of rows, which PyTorch has not in binary64."""
    functional = torch.nn.functional
    before = functional.grouped_mm

    def apart(x: torch.Tensor, w: torch.Tensor, offs: torch.Tensor) -> torch.Tensor:
        edges = [0, *offs.tolist()]
        return torch.cat([x[a:b] @ w[i] for i, (a, b) in enumerate(itertools.pairwise(edges))])

    functional.grouped_mm = apart
    try:
        yield
    finally:
        functional.grouped_mm = before


def made(entry: Entry, seed: int = SEED) -> Case:
    """The same case each time."""
    torch.manual_seed(seed)
    return entry.build()


def adamw(case: Case) -> torch.optim.Optimizer:
    """With an eps above the rounding of gradients that are zero in real numbers, which it would blow up to whole steps."""
    held = case.trained or [p for p in case.module.parameters() if p.requires_grad]
    return torch.optim.AdamW(held, lr=1e-3, betas=(0.9, 0.98), eps=1e-5, weight_decay=0.1)


def batches(case: Case, seed: int = SEED) -> list[Fields]:
    """One micro-batch a step."""
    torch.manual_seed(seed + 1)
    return [case.batch() for _ in range(STEPS)]


@contextlib.contextmanager
def without_onednn() -> Iterator[None]:
    """PyTorch's own kernels, which add in another order."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a setting that goes with it is on its way out
        with torch.backends.mkldnn.flags(enabled=False):
            yield


def channels_last(steps: list[Fields]) -> list[Fields]:
    """Images of the same numbers in another layout, for which there are other kernels."""
    return [[x.contiguous(memory_format=torch.channels_last) if x.dim() == 4 else x for x in fields] for fields in steps]


def eagers(entry: Entry, steps: list[Fields], drops: Drops, seed: int = SEED) -> Iterator[dict[str, np.ndarray]]:
    """What PyTorch's binary32 comes to, by each of the orders of sums that it has for the same model."""
    yield eager(entry, steps, False, drops, seed)
    with without_onednn():
        yield eager(entry, steps, False, drops, seed)
    if any(x.dim() == 4 for fields in steps for x in fields):
        yield eager(entry, channels_last(steps), False, drops, seed)


def eager(entry: Entry, steps: list[Fields], double: bool, drops: Drops, seed: int = SEED) -> dict[str, np.ndarray]:
    """The trained parameters after the steps as PyTorch makes them, with the numbers that the program draws."""
    case = made(entry, seed)
    module, loss = case.module, case.loss
    if double or case.options.get("as_float32"):
        module = module.double() if double else module.float()
    optimizer = adamw(case)
    with contextlib.ExitStack() as stack:
        if case.options.get("as_float32"):
            stack.enter_context(capture.without_autocast())
        if double:
            stack.enter_context(capture.binary64())
            stack.enter_context(grouped())
        for fields in steps:
            optimizer.zero_grad()
            given = [x.double() if double and x.is_floating_point() else x.clone() for x in fields]
            torch.manual_seed(seed)
            criterion = isinstance(loss, torch.nn.Module)
            with Injected(drops, seed) if drops else contextlib.nullcontext():
                value = loss(module(*given[:-1]), given[-1]) if criterion else loss(module, *given)
            value.backward()
            optimizer.step()
    return {n: p.detach().double().numpy() for n, p in module.named_parameters()}


def distance(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> float:
    """The Euclidean distance of all parameters."""
    return math.sqrt(sum(float(((a[n].reshape(-1) - b[n].reshape(-1)) ** 2).sum()) for n in a))


def update_of(error: float | None, eager: float) -> dict[str, bool]:
    """What a row says of its update: beyond WITHIN because the model is ill-conditioned, or for no such reason.

    Args:
        error: The distance to eager PyTorch's parameters over the length of the update; None if there is no update.
        eager: The distance of eager PyTorch's parameters from those of binary64, over the same.
    """
    beyond = error is not None and not error <= WITHIN
    ill = beyond and not math.isnan(error) and eager > WITHIN / SHARE and error <= TIMES * eager
    return {"ill_conditioned": ill, "update_wrong": beyond and not ill}


def engines() -> list[str]:
    """Those of this machine."""
    return [e for e in ENGINES if e in assay_repops.info()["engines"]]


def measure(entry: Entry, say: Callable[[str], None] = lambda _: None, seed: int = SEED) -> dict[str, Any]:
    """A row of the table, of one draw of parameters and batches."""
    began = time.process_time()
    row: dict[str, Any] = {"model": entry.name, "trap": entry.trap, "exported": False, "refusal": None}
    case = made(entry, seed)
    steps = batches(case, seed)
    start = {n: p.detach().double().numpy().copy() for n, p in case.module.named_parameters()}
    try:
        step = assay_trainer.export(case.module, case.loss, adamw(case), steps[0], steps=STEPS, **case.options)
    except ExportError as exc:
        row["refusal"] = {"error": type(exc).__name__, "message": str(exc)[:600]}
        row["cpu_seconds"] = round(time.process_time() - began, 2)
        return row
    say(f"exported, {sum(step.operators.values())} nodes")
    row |= {"exported": True, "nodes": sum(step.operators.values()), "program": step.root.hex(), "gradient_error": step.error}
    states, roots = {}, {}
    try:
        given = [[step.batch(*fields)] for fields in steps]
    except ExportError as exc:
        row |= {"exported": False, "refusal": {"error": f"a batch: {type(exc).__name__}", "message": str(exc)[:600]}}
        return row
    for engine in engines():
        assay_repops.use_engine(engine)
        with step.open() as program:
            state = step.state
            for micro in given:
                state = program.run(state, micro, seed=seed)
        states[engine], roots[engine] = state, assay_repops.tensors_root(state).hex()
        say(f"{engine}: {roots[engine]}")
    row |= {"roots": roots, "roots_differ": len(set(roots.values())) > 1}
    ours = {n: np.asarray(x, np.float64) for n, x in zip(step.names, states[engines()[0]], strict=True) if n in start}
    row["finite"] = all(bool(np.isfinite(x).all()) for x in ours.values())
    row |= {"update_error": None, "error_ratio": None, "plain_error_ratio": None, "silent_wrong": not row["finite"]}
    row |= update_of(None, 0.0)
    narrow, exact = list(eagers(entry, steps, step.drops, seed)), eager(entry, steps, True, step.drops, seed)
    update = distance({n: exact[n] for n in ours}, start)
    off, theirs = distance(ours, exact), [distance({n: one[n] for n in ours}, exact) for one in narrow]
    # What binary32 cannot tell apart is no difference: the parameters themselves are rounded.
    floor = 2.0**-25 * math.sqrt(sum(float((x**2).sum()) for x in ours.values()))
    row["update_error"] = distance(ours, narrow[0]) / update if update else None
    row["distance"], row["eager_distance"] = (d / update if update else d for d in (off, max(theirs)))
    row |= update_of(row["update_error"], row["eager_distance"])
    row["error_ratio"], row["plain_error_ratio"] = (max(off, floor) / max(d, floor) for d in (max(theirs), theirs[0]))
    worse = row["plain_error_ratio"] > WORSE and row["error_ratio"] > 1
    row["silent_wrong"] |= not off <= max(WRONG * update, 10 * floor) and worse
    row["cpu_seconds"] = round(time.process_time() - began, 2)
    return row
