"""Aggregation over trainers and the outer step (docs/arithmetic.md sections 5.5 and 6)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array


def aggregate(
    rule: str,
    xs: Sequence[Array],
    out: Array | None,
    *,
    weights: Array | None = None,
    bound: float | None = None,
    numbers: Sequence[int] = (),
    chosen: int | None = None,
) -> tuple[Array, list[int]]:
    """A rule by its name, for `rules_gen`: the aggregate, and the vectors that it chose, as many as `chosen`."""
    arrays = _vectors(xs, rule)
    if chosen is not None and not 1 <= chosen <= len(xs):
        raise RepopsError(f"{rule} of {len(xs)} vectors that chooses {chosen} of them")
    floats = None
    if weights is not None:
        floats = _memory.operand(weights, np.float32, "weights")
        if floats.shape != (len(xs),):
            raise RepopsError(f"{floats.size} weights of {len(xs)} vectors")
    elif bound is not None:
        floats = np.array([bound], np.float32)
    p, q = (*numbers, 0, 0)[:2]
    dst, returned = _memory.result(out, arrays[0].shape, xs[0], np.float32, arrays, exact_alias=False)
    table = _memory.pointers(arrays)
    selected = np.empty(chosen or 0, np.int32)
    call(
        "aggregate",
        rule.encode(),
        dst.ctypes.data,
        ctypes.addressof(table),
        len(arrays),
        dst.size,
        floats.ctypes.data if floats is not None else None,
        p,
        q,
        selected.ctypes.data if chosen else None,
    )
    return returned, [int(i) for i in selected[:chosen]]


def _vectors(xs: Sequence[Array], what: str) -> list[np.ndarray]:
    if len(xs) == 0:
        raise RepopsError(f"{what} of no vectors")
    arrays = [_memory.operand(x, np.float32, f"vector {i}") for i, x in enumerate(xs)]
    if any(a.ndim != 1 or a.size != arrays[0].size for a in arrays):
        raise RepopsError(f"{what} of shapes {', '.join(str(a.shape) for a in arrays)}. Hint: flat vectors of one length")
    return arrays


def _long_sums(name: str, xs: Sequence[Array], results: int) -> tuple[np.ndarray, np.ndarray]:
    arrays = _vectors(xs, name)
    out = np.empty(results, np.float64)
    partials = np.empty((results, -(-arrays[0].size // 256)), np.float64)
    table = _memory.pointers(arrays)
    call(name, ctypes.addressof(table), len(arrays), arrays[0].size, out.ctypes.data, partials.ctypes.data)
    return out, partials


def squared_distances(xs: Sequence[Array]) -> tuple[np.ndarray, np.ndarray]:
    """Squared distances of all pairs (0,1), (0,2), …, (1,2), … in binary64, and sums of each 256 coordinates, a row a pair."""
    return _long_sums("distances", xs, len(xs) * (len(xs) - 1) // 2)


def norms(xs: Sequence[Array]) -> tuple[np.ndarray, np.ndarray]:
    """Norms of vectors in binary64, and the sums of each 256 squares, a row a vector."""
    return _long_sums("norms", xs, len(xs))


def clip_factors(xs: Sequence[Array], bound: float) -> np.ndarray:
    """What each vector is multiplied by to bring its norm to at most bound (rule 6.5), float32."""
    arrays = _vectors(xs, "clip_factors")
    out = np.empty(len(arrays), np.float32)
    table = _memory.pointers(arrays)
    call("clip_factors", ctypes.addressof(table), len(arrays), arrays[0].size, bound, out.ctypes.data)
    return out


def krum_select(distances: np.ndarray, n: int, f: int, m: int = 1) -> tuple[list[int], np.ndarray]:
    """The m of n trainers with the least Krum score, by ascending score, and all scores; distances are those of all pairs."""
    pairs = np.ascontiguousarray(distances)
    if pairs.dtype != np.float64 or n < 0 or pairs.shape != (n * (n - 1) // 2,):
        raise RepopsError(f"{pairs.dtype} distances {pairs.shape} of {n} trainers. Hint: float64, n*(n - 1)/2")
    if not 0 <= m <= n:
        raise RepopsError(f"{m} of {n} trainers")
    selected, scores = np.empty(m, np.int32), np.empty(n, np.float64)
    call("krum_select", pairs.ctypes.data, n, f, selected.ctypes.data, m, scores.ctypes.data)
    return [int(i) for i in selected], scores


def nesterov(params: Array, momentum: Array, d: Array, lr: float, mu: float) -> None:
    """Apply the outer step to params and momentum in place; d is the aggregate. lr and mu are rounded to binary32."""
    p = _memory.in_place(params, np.float32, "params")
    m = _memory.in_place(momentum, np.float32, "momentum")
    g = _memory.operand(d, np.float32, "d")
    if p.size != m.size or p.size != g.size:
        raise RepopsError(f"nesterov of {p.size}, {m.size} and {g.size} elements")
    _memory.apart(params=p, momentum=m, d=g)
    call("nesterov", p.ctypes.data, m.ctypes.data, g.ctypes.data, p.size, lr, mu)
