"""Optimisers as operations: AdamW, Adam, SGD, Lion, Muon. docs/programs.md, section "Optimisers", has the table of formulas.

`update` and the clips are written once, for whatever has a Builder's operations: the Builder itself, which makes nodes of
programs, and inner/eager.py, which computes them at once for the Open tier.

Every optimiser has a committed table with a row a step, [s0, s1, s2, 0]: s0 multiplies the parameter (decoupled weight decay),
s1 is minus the learning rate, s2 a correction of the second moment. The row is the state's counter, so no power and no schedule
is computed where it must be proven. What an optimiser keeps of a parameter starts at zero in each round, and so does the step
that corrections count.
"""

from __future__ import annotations

import abc
import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np

from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import Builder, Shape, Value, rounded
from assay_trainer.exporter.errors import UnsupportedOptimizer

Row = tuple[float, float, float]
FLUSH = 2.0**-104


@dataclass(frozen=True)
class Optimizer(abc.ABC):
    """What parameters that share their constants are trained by.

    Attributes:
        lr: Learning rate before the schedule's factor, binary64, not below 0.
        weight_decay: Not below 0.

    Numbers in BINARY32 are rounded when the object is made: programs hold them so.
    """

    lr: float
    weight_decay: float = 0.0

    NAME: ClassVar[str]
    SLOTS: ClassVar[tuple[str, ...]]
    BINARY32: ClassVar[tuple[str, ...]] = ()
    BELOW_ONE: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for f in fields(self):
            value = getattr(self, f.name)
            if isinstance(value, (bool, str, tuple)):
                continue
            value = float(value) if f.type != "int" else value
            if not math.isfinite(value):
                raise UnsupportedOptimizer(f"{self.NAME} with {value} among its numbers", "finite ones")
            if value < 0:
                raise UnsupportedOptimizer(f"{self.NAME} with {f.name} = {value}", "not below 0")
            if f.name in self.BINARY32:
                value = float(np.float32(value))
            if f.name in self.BELOW_ONE and value >= 1:
                raise UnsupportedOptimizer(
                    f"{self.NAME} with {f.name} = {getattr(self, f.name)}, which is 1 in binary32 or above", "a smaller one"
                )
            object.__setattr__(self, f.name, value)

    @property
    def slots(self) -> tuple[str, ...]:
        """Names of what the state keeps for each parameter beside it."""
        return self.SLOTS

    def trains(self, _shape: Shape) -> bool:
        """Whether parameters of this shape can be trained so."""
        return True

    @abc.abstractmethod
    def rows(self, rates: Iterator[float]) -> Iterator[Row]:
        """(s0, s1, s2) of the steps of one round, from the learning rate of each; all binary64."""

    @abc.abstractmethod
    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """The next parameter and slots, all of the shape of `p`, from a gradient and the table's row [4]."""


def columns(t: Builder, row: Value) -> list[Value]:
    """s0, s1, s2 of a row [4], each of rank 0."""
    return [t.reshape(t.slice(row, 0, k, k + 1), ()) for k in range(3)]


def flush(t: Builder, x: Value) -> Value:
    """select(|x| < 2^-104, +0, x): moments of weights without gradient would become subnormal and stay so."""
    size = t.minmax(x, t.neg(x), b.MAXIMUM)
    return t.select(t.cmp(size, t.scalar(FLUSH), b.LT), t.scalar(0.0), x)


def _toward(t: Builder, old: Value, difference: Value, kept: float) -> Value:
    """kept·old + (1 − kept)·new as fma(RN(1 − kept), difference, old), difference being new − old."""
    return t.fma(t.scalar(1 - Fraction(kept)), difference, old)


@dataclass(frozen=True)
class AdamW(Optimizer):
    """torch.optim.AdamW: arithmetic.md 5.3. Source: Loshchilov and Hutter, arXiv 1711.05101."""

    weight_decay: float = 0.01
    beta1: float = 0.9
    beta2: float = 0.999
    eps: float = 1e-8

    NAME = "adamw"
    SLOTS = ("first", "second")
    BINARY32 = ("beta1", "beta2", "eps")
    BELOW_ONE = ("beta1", "beta2")

    def rows(self, rates: Iterator[float]) -> Iterator[Row]:
        """1 − lr·wd, −lr/(1 − β1^t), 1/√(1 − β2^t). Powers are products: no library's pow decides a bit."""
        p1 = p2 = 1.0
        for lr in rates:
            p1, p2 = p1 * self.beta1, p2 * self.beta2
            yield self._kept(lr), -lr / (1 - p1), 1 / math.sqrt(1 - p2)

    def _kept(self, lr: float) -> float:
        return 1 - lr * self.weight_decay

    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """As the base class says."""
        s0, s1, s2 = columns(t, row)
        m, v = slots
        p1 = t.mul(p, s0)
        m1 = _toward(t, m, t.sub(g, m), self.beta1)
        v1 = t.fma(t.mul(t.scalar(1 - Fraction(self.beta2)), g), g, t.mul(t.scalar(Fraction(self.beta2)), v))
        m2, v2 = flush(t, m1), flush(t, v1)
        d = t.fma(t.unary(b.Op.SQRT, v2), s2, t.scalar(self.eps))
        return [t.fma(s1, t.div(m2, d), p1), m2, v2]


@dataclass(frozen=True)
class Adam(AdamW):
    """torch.optim.Adam: weight decay is added to the gradient and goes through the moments. Source: arXiv 1412.6980."""

    weight_decay: float = 0.0

    NAME = "adam"
    BINARY32 = ("beta1", "beta2", "eps", "weight_decay")

    def _kept(self, _lr: float) -> float:
        return 1.0

    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """As the base class says."""
        return super().update(t, p, slots, _decayed(t, self.weight_decay, p, g), row)


@dataclass(frozen=True)
class SGD(Optimizer):
    """torch.optim.SGD without dampening: momentum, Nesterov's if asked for, and decay that is added to the gradient."""

    momentum: float = 0.0
    nesterov: bool = False

    NAME = "sgd"
    SLOTS = ("momentum",)
    BINARY32 = ("weight_decay", "momentum")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.nesterov and not self.momentum:
            raise UnsupportedOptimizer("sgd with nesterov and no momentum", "a momentum such as 0.9")

    @property
    def slots(self) -> tuple[str, ...]:
        """None without momentum."""
        return self.SLOTS if self.momentum else ()

    def rows(self, rates: Iterator[float]) -> Iterator[Row]:
        """1, −lr, 1."""
        return ((1.0, -lr, 1.0) for lr in rates)

    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """As the base class says."""
        s1 = columns(t, row)[1]
        g = _decayed(t, self.weight_decay, p, g)
        if not self.momentum:
            return [t.fma(s1, g, p)]
        mu = t.scalar(self.momentum)
        kept = flush(t, t.fma(mu, slots[0], g))
        u = t.fma(mu, kept, g) if self.nesterov else kept
        return [t.fma(s1, u, p), kept]


def _decayed(t: Builder, decay: float, p: Value, g: Value) -> Value:
    """g + decay·p."""
    return t.fma(t.scalar(decay), p, g) if decay else g


@dataclass(frozen=True)
class Lion(Optimizer):
    """Algorithm 2 of Chen et al., arXiv 2302.06675: the sign of an average of gradients. torch.optim has none."""

    beta1: float = 0.9
    beta2: float = 0.99

    NAME = "lion"
    SLOTS = ("momentum",)
    BINARY32 = ("beta1", "beta2")
    BELOW_ONE = ("beta1", "beta2")

    def rows(self, rates: Iterator[float]) -> Iterator[Row]:
        """1 − lr·wd, −lr, 1."""
        return ((1 - lr * self.weight_decay, -lr, 1.0) for lr in rates)

    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """As the base class says. The sign of ±0 is ±0, that of NaN is NaN."""
        s0, s1, _ = columns(t, row)
        (m,) = slots
        d = t.sub(g, m)
        c, zero = _toward(t, m, d, self.beta1), t.scalar(0.0)
        below = t.select(t.cmp(c, zero, b.LT), t.scalar(-1), c)
        u = t.select(t.cmp(zero, c, b.LT), t.scalar(1), below)
        return [t.fma(s1, u, t.mul(p, s0)), flush(t, _toward(t, m, d, self.beta2))]


# How torch.optim.Muon scales the update of a matrix of so many rows and columns.
ADJUSTMENTS = {
    "original": lambda rows, columns: math.sqrt(max(1.0, rows / columns)),
    "match_rms_adamw": lambda rows, columns: 0.2 * math.sqrt(max(rows, columns)),
    "spectral_unclamped": lambda rows, columns: math.sqrt(rows / columns),
}


@dataclass(frozen=True)
class Muon(Optimizer):
    """torch.optim.Muon of matrices, its iteration in binary32 where torch's is in bfloat16.

    Sources: Jordan et al., kellerjordan.github.io/posts/muon; the adjustment match_rms_adamw is of arXiv 2502.16982.

    Attributes:
        momentum: Of the average of gradients, below 1.
        nesterov: Whether the update looks ahead.
        coefficients: a, b, c of the polynomial a·X + b·(X·Xᵀ)·X + c·(X·Xᵀ)²·X; binary32 numbers.
        eps: Least norm that a matrix is divided by.
        iterations: Of the polynomial, 1 to 99.
        adjustment: A name of ADJUSTMENTS: the update is multiplied by that number of its rows and columns.
    """

    weight_decay: float = 0.1
    momentum: float = 0.95
    nesterov: bool = True
    coefficients: tuple[float, float, float] = (3.4445, -4.7750, 2.0315)
    eps: float = 1e-7
    iterations: int = 5
    adjustment: str = "original"

    NAME = "muon"
    SLOTS = ("momentum",)
    BINARY32 = ("momentum", "eps")
    BELOW_ONE = ("momentum",)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.adjustment not in ADJUSTMENTS:
            raise UnsupportedOptimizer(f"muon with the adjustment {self.adjustment!r}", f"{', '.join(ADJUSTMENTS)}")
        if not 1 <= self.iterations < 100:
            raise UnsupportedOptimizer(f"muon with {self.iterations} iterations", "1 to 99")
        if len(self.coefficients) != 3 or not all(math.isfinite(k) for k in self.coefficients):
            raise UnsupportedOptimizer(f"muon with the coefficients {self.coefficients}", "three finite numbers")
        object.__setattr__(self, "coefficients", tuple(float(np.float32(k)) for k in self.coefficients))

    def trains(self, shape: Shape) -> bool:
        """Matrices alone."""
        return len(shape) == 2

    def rows(self, rates: Iterator[float]) -> Iterator[Row]:
        """1 − lr·wd, −lr, 1."""
        return ((1 - lr * self.weight_decay, -lr, 1.0) for lr in rates)

    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """As the base class says."""
        s0, s1, _ = columns(t, row)
        (m,) = slots
        kept = flush(t, _toward(t, m, t.sub(g, m), self.momentum))
        u = _toward(t, kept, t.sub(g, kept), self.momentum) if self.nesterov else kept
        rate = t.mul(s1, t.scalar(ADJUSTMENTS[self.adjustment](*p.shape)))
        return [t.fma(rate, self.orthogonal(t, u), t.mul(p, s0)), kept]

    def orthogonal(self, t: Builder, u: Value) -> Value:
        """A matrix near the orthogonal one that is nearest to u: the iteration of Newton and Schulz on u over its norm."""
        tall = u.shape[0] > u.shape[1]
        x = t.transpose(u) if tall else u
        q = t.mul(x, x)
        norm = t.reshape(t.unary(b.Op.SQRT, t.sum(_flat(t, q))), ())
        x = t.div(x, t.minmax(norm, t.scalar(self.eps), b.MAXIMUM))
        first, second, third = (t.scalar(k) for k in self.coefficients)
        for _ in range(self.iterations):
            # matmul transposes its second operand. X·Xᵀ is symmetric to the bit, so its square needs no transposed copy.
            s = t.matmul(x, x)
            poly = t.fma(third, t.matmul(s, s), t.mul(second, s))
            x = t.fma(first, x, t.matmul(poly, t.transpose(x)))
        return t.transpose(x) if tall else x


OPTIMIZERS: dict[str, type[Optimizer]] = {cls.NAME: cls for cls in (AdamW, Adam, SGD, Lion, Muon)}
"""Every optimiser by its name."""


def clip_norm(t: Builder, bound: float, grads: list[Value]) -> list[Value]:
    """Gradients scaled so that their common norm is at most `bound`; always multiplied (arithmetic.md 5.2)."""
    squares = [t.mul(g, g) for g in grads]
    factor = clip_factor(t, bound, [t.reshape(t.sum(_flat(t, q)), (1,)) for q in squares])
    return [t.mul(g, factor) for g in grads]


def clip_factor(t: Builder, bound: float, sums: list[Value]) -> Value:
    """What multiplies every gradient, of rank 0, from the sum of squares [1] of each."""
    norm = t.unary(b.Op.SQRT, t.sum(t.concat(0, sums)))
    epsilon = t.scalar(float(rounded(1e-6)))
    factor = t.minmax(t.scalar(1), t.div(t.scalar(bound), t.add(norm, epsilon)), b.MINIMUM)
    return t.reshape(factor, ())


def _flat(t: Builder, x: Value) -> Value:
    return t.reshape(x, (math.prod(x.shape),))


def clip_value(t: Builder, bound: float, grads: list[Value]) -> list[Value]:
    """maximum(minimum(g, bound), −bound), element by element."""
    return [t.minmax(t.minmax(g, t.scalar(bound), b.MINIMUM), t.scalar(-bound), b.MAXIMUM) for g in grads]


def describe(optimizer: Optimizer) -> dict[str, Any]:
    """Name and constants, as JSON values."""
    return {"optimizer": optimizer.NAME, **{f.name: getattr(optimizer, f.name) for f in fields(optimizer)}}
