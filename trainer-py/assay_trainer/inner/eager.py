"""A Builder's operations on torch's tensors, computed at once: what the Open tier runs the exporter's optimisers by.

Scalars are Python's numbers, rounded to binary32 as programs hold them. A product and a sum of `fma` are rounded as torch
rounds them, once or twice.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from assay_trainer.exporter import builder as b
from assay_trainer.torch_setup import torch

Row = tuple[float, ...]
_UNARY = {b.Op.SQRT: torch.sqrt}
_MINMAX = {b.MAXIMUM: torch.maximum, b.MINIMUM: torch.minimum}
_CLAMPED = {b.MAXIMUM: "min", b.MINIMUM: "max"}
_COMPARED = {b.EQ: operator.eq, b.LT: operator.lt, b.LE: operator.le}


class Eager:
    """Takes tensors, numbers where a program has a constant of rank 0, and a row of numbers where it has one of a table."""

    def scalar(self, x: Fraction | float) -> float:
        """RN(x)."""
        return float(b.rounded(x))

    def mul(self, x: Any, y: Any) -> Any:
        """x·y."""
        return x * y

    def add(self, x: Any, y: Any) -> Any:
        """x + y."""
        return x + y

    def sub(self, x: Any, y: Any) -> Any:
        """x − y."""
        return x - y

    def neg(self, x: Any) -> Any:
        """−x."""
        return -x

    def div(self, x: Any, y: Any) -> Any:
        """x / y."""
        return x / y

    def fma(self, x: Any, y: Any, z: Any) -> Any:
        """x·y + z."""
        if not isinstance(x, torch.Tensor):
            x, y = y, x
        if not isinstance(z, torch.Tensor):
            return x * y + z
        return torch.addcmul(z, x, y) if isinstance(y, torch.Tensor) else torch.add(z, x, alpha=y)

    def unary(self, op: b.Op, x: torch.Tensor) -> torch.Tensor:
        """SQRT of x."""
        return _UNARY[op](x)

    def minmax(self, x: Any, y: Any, kind: int) -> Any:
        """MAXIMUM or MINIMUM."""
        if not isinstance(x, torch.Tensor):
            x, y = y, x
        return _MINMAX[kind](x, y) if isinstance(y, torch.Tensor) else x.clamp(**{_CLAMPED[kind]: y})

    def cmp(self, x: Any, y: Any, kind: int) -> Any:
        """EQ, LT or LE."""
        return _COMPARED[kind](x, y)

    def select(self, condition: torch.Tensor, x: Any, y: Any) -> torch.Tensor:
        """x where the condition holds, else y."""
        return torch.where(condition, x, y)

    def matmul(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        """x [M, K] times y [N, K]."""
        return x @ y.T

    def transpose(self, x: torch.Tensor) -> torch.Tensor:
        """The last two axes swapped."""
        return x.transpose(-1, -2)

    def sum(self, x: torch.Tensor) -> torch.Tensor:
        """Over the last axis, which stays with length 1."""
        return x.sum(-1, keepdim=True)

    def concat(self, axis: int, xs: Sequence[torch.Tensor]) -> torch.Tensor:
        """Joined along an axis."""
        return torch.cat(tuple(xs), axis)

    def reshape(self, x: Any, shape: tuple[int, ...]) -> Any:
        """The same elements under other axes."""
        return x.reshape(shape) if isinstance(x, torch.Tensor) else x

    def slice(self, x: Row, _axis: int, lo: int, _hi: int) -> float:
        """One number of a row."""
        return x[lo]
