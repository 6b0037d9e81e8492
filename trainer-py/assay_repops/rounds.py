"""Aggregation over trainers and the outer step (docs/arithmetic.md sections 5.5 and 6)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array


def _aggregate(
    rule: str,
    xs: Sequence[Array],
    out: Array | None,
    weights: np.ndarray | None = None,
    p: int = 0,
    q: int = 0,
    chosen: int = 0,
) -> tuple[Array, list[int]]:
    if len(xs) == 0:
        raise RepopsError(f"{rule} of no vectors")
    arrays = [_memory.operand(x, np.float32, f"vector {i}") for i, x in enumerate(xs)]
    if any(a.ndim != 1 or a.size != arrays[0].size for a in arrays):
        raise RepopsError(f"{rule} of shapes {', '.join(str(a.shape) for a in arrays)}. Hint: flat vectors of one length")
    dst, returned = _memory.result(out, arrays[0].shape, xs[0], np.float32, arrays, exact_alias=False)
    pointers = (ctypes.c_void_p * len(arrays))(*[a.ctypes.data for a in arrays])
    selected = np.empty(max(chosen, 1), np.int32)
    call(
        "aggregate",
        rule.encode(),
        dst.ctypes.data,
        ctypes.addressof(pointers),
        len(arrays),
        dst.size,
        weights.ctypes.data if weights is not None else None,
        p,
        q,
        selected.ctypes.data if chosen else None,
    )
    return returned, [int(i) for i in selected[:chosen]]


def mean(xs: Sequence[Array], out: Array | None = None) -> Array:
    """The mean of vectors that stand by ascending trainer address."""
    return _aggregate("mean", xs, out)[0]


def weighted_mean(xs: Sequence[Array], weights: Array, out: Array | None = None) -> Array:
    """The weighted mean; weights are positive float32, one a vector."""
    w = _memory.operand(weights, np.float32, "weights")
    if w.shape != (len(xs),):
        raise RepopsError(f"{w.size} weights of {len(xs)} vectors")
    return _aggregate("weighted_mean", xs, out, w)[0]


def trimmed_mean(xs: Sequence[Array], k: int, out: Array | None = None) -> Array:
    """The mean without the k least and k greatest values of each coordinate."""
    return _aggregate("trimmed_mean", xs, out, p=k)[0]


def coordinate_median(xs: Sequence[Array], out: Array | None = None) -> Array:
    """The median of each coordinate."""
    return _aggregate("coordinate_median", xs, out)[0]


def clipped_mean(xs: Sequence[Array], bound: float, out: Array | None = None) -> Array:
    """The mean of vectors whose norm is clipped to bound."""
    return _aggregate("clipped_mean", xs, out, np.array([bound], np.float32))[0]


def krum(xs: Sequence[Array], f: int, out: Array | None = None) -> tuple[Array, int]:
    """Krum's choice for f Byzantine trainers: the vector and its index."""
    dst, chosen = _aggregate("krum", xs, out, p=f, chosen=1)
    return dst, chosen[0]


def multi_krum(xs: Sequence[Array], f: int, m: int, out: Array | None = None) -> tuple[Array, list[int]]:
    """The mean of the m best by Krum's score, and their indices, ascending."""
    if not 1 <= m <= len(xs):
        raise RepopsError(f"multi_krum of {len(xs)} vectors with m = {m}")
    return _aggregate("multi_krum", xs, out, p=f, q=m, chosen=m)


def nesterov(params: Array, momentum: Array, d: Array, lr: float, mu: float) -> None:
    """Apply the outer step to params and momentum in place; d is the aggregate. lr and mu are rounded to binary32."""
    arrays = []
    for x, what in ((params, "params"), (momentum, "momentum"), (d, "d")):
        a = _memory.view(x, np.float32, what)
        if not a.flags.c_contiguous or (what != "d" and not a.flags.writeable):
            raise RepopsError(f"{what} is not contiguous and writeable")
        arrays.append(a)
    p, m, g = arrays
    if p.size != m.size or p.size != g.size:
        raise RepopsError(f"nesterov of {p.size}, {m.size} and {g.size} elements")
    if np.may_share_memory(p, m) or np.may_share_memory(p, g) or np.may_share_memory(m, g):
        raise RepopsError("params, momentum and d overlap")
    call("nesterov", p.ctypes.data, m.ctypes.data, g.ctypes.data, p.size, lr, mu)
