"""A program's nodes in binary64: whether it is wrong, or right and of a problem that binary32 cannot do well.

Where a comparison of results in binary32 fails, the same nodes are computed without their roundings. If that agrees with
PyTorch's binary64, the difference is rounding alone, which the problem blows up: batch norms over few numbers do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import F32, GROUP, Builder, Op, Part, Provenance, Ref, Value
from assay_trainer.exporter.errors import UnsupportedOperator
from assay_trainer.torch_setup import torch

Array = np.ndarray[Any, Any]
_UNARY: dict[Op, Callable[[Array], Array]] = {
    Op.SQRT: np.sqrt,
    Op.RSQRT: lambda x: 1 / np.sqrt(x),
    Op.EXP: np.exp,
    Op.LOG: np.log,
    Op.TANH: np.tanh,
    Op.SIN: np.sin,
    Op.COS: np.cos,
    Op.ERF: lambda x: torch.erf(torch.from_numpy(np.ascontiguousarray(x))).numpy().reshape(x.shape),
}
_BINARY: dict[Op, Callable[[Array, Array], Array]] = {
    Op.ADD: np.add,
    Op.SUB: np.subtract,
    Op.MUL: np.multiply,
    Op.DIV: np.divide,
}
_COMPARE = {b.EQ: np.equal, b.LT: np.less, b.LE: np.less_equal}


class Evaluation:
    """The values of a builder's nodes, of one micro-batch.

    Args:
        builder: With a grid of one micro-batch.
        state: By input.
        batch: By field.
        drawn: Random numbers by the node that draws them.
    """

    def __init__(
        self, builder: Builder, state: Sequence[Array], batch: Sequence[Array], drawn: Mapping[Ref, Callable[[int], Array]]
    ) -> None:
        self._b, self._state, self._batch, self._drawn = builder, state, batch, drawn
        self._known: dict[Ref, Array] = {}

    def value(self, v: Value) -> Array:
        """The elements that a view shows."""
        todo = [v.ref]
        while todo:
            ref = todo[-1]
            missing = [o.ref for o in self._b.operands(ref) if o.ref not in self._known]
            if ref in self._known or missing:
                todo = todo[:-1] if ref in self._known else todo + missing
                continue
            with np.errstate(all="ignore"):
                self._known[ref] = np.ascontiguousarray(self._computed(ref)).reshape(-1)
        return self._view(v)

    def _view(self, v: Value) -> Array:
        flat = self._known[v.ref][v.offset :]
        return np.lib.stride_tricks.as_strided(flat, v.shape, tuple(s * flat.itemsize for s in v.strides), writeable=False)

    def _computed(self, ref: Ref) -> Array:
        part, i = ref
        if part is Part.INPUT:
            return self._input(i)
        node = self._b.node(ref)
        xs = [self._view(o) for o in node.operands]
        if node.op in _UNARY:
            return _UNARY[node.op](xs[0])
        if node.op in _BINARY:
            return _BINARY[node.op](*xs)
        if node.op is Op.COPY:
            return xs[0]
        if node.op is Op.CONCAT:
            return np.concatenate(xs, node.attr)
        if node.op is Op.IOTA:
            shape = [1] * len(node.shape)
            shape[node.attr] = -1
            return np.broadcast_to(np.arange(node.shape[node.attr]).reshape(shape), node.shape)
        if node.op is Op.FMA:
            return xs[0] * xs[1] + xs[2]
        if node.op is Op.MINMAX:
            return (np.maximum if node.attr == b.MAXIMUM else np.minimum)(*xs)
        if node.op is Op.CMP:
            return _COMPARE[node.attr](*xs).astype(np.int8)
        if node.op is Op.SELECT:
            return np.where(xs[0] != 0, xs[1], xs[2])
        if node.op is Op.CONVERT:
            if node.dtype is F32:
                return xs[0].astype(np.float64)
            lo, hi = (-128, 127) if node.dtype is b.I8 else (-(1 << 31), (1 << 31) - 1)
            return np.clip(np.rint(np.nan_to_num(xs[0].astype(np.float64))), lo, hi).astype(np.int64)
        if node.op in (Op.SUM, Op.AMAX):
            return _groups(xs[0], node.shape[-1], node.op is Op.SUM)
        if node.op is Op.MATMUL:
            return _product(xs[0], xs[1], node.attr, node.band)
        if node.op is Op.GATHER:
            inside = (xs[1] >= 0) & (xs[1] < xs[0].shape[0])
            picked = xs[0][np.where(inside, xs[1], 0).astype(np.int64)]
            mask = inside.reshape(inside.shape + (1,) * (xs[0].ndim - 1))
            return np.where(mask, picked, np.nan if node.dtype is F32 else 0)
        if node.op is Op.SEGSUM:
            out = np.zeros(node.shape)
            index = xs[0].astype(np.int64)
            inside = (index >= 0) & (index < node.shape[0])
            np.add.at(out, index[inside], xs[1].T[inside])
            return out
        if node.op is Op.RANDOM:
            return self._drawn[ref](math.prod(node.shape)).astype(np.float64).reshape(node.shape)
        raise UnsupportedOperator(f"{node.op.name} is no operator that modules are lowered to", "compare without it")

    def _input(self, i: int) -> Array:
        entry = self._b.entry(i)
        if entry.provenance is Provenance.CONSTANT:
            return self._b.unrounded.get(i, entry.data)
        if entry.provenance is Provenance.COUNTER:
            return np.zeros(entry.shape, np.int64)
        x = np.asarray((self._state if entry.provenance is Provenance.STATE else self._batch)[entry.index])
        return x.astype(np.float64) if x.dtype.kind == "f" else x


def _groups(x: Array, count: int, add: bool) -> Array:
    fill = 0.0 if add else -np.inf
    full = np.full((*x.shape[:-1], count * GROUP), fill)
    full[..., : x.shape[-1]] = x
    full = full.reshape(*x.shape[:-1], count, GROUP)
    return full.sum(-1) if add else full.max(-1)


def _product(x: Array, y: Array, attr: int, band: int) -> Array:
    if attr != b.BAND_NONE:
        k, i = np.arange(x.shape[-1]), np.arange(x.shape[-2])[:, None]
        x = np.where(k <= i + band if attr == b.BAND_BELOW else k >= i + band, x, 0.0)
    return np.matmul(x, np.swapaxes(y, -1, -2))
