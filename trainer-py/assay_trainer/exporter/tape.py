"""Forward operators that know their gradients: the composites of docs/arithmetic-programs.md section 7 and what joins them.

Each method appends the nodes of one operator and remembers how its gradient is made. `backward` walks them in reverse order.
Several gradients of one tensor are added by ascending node; those of disjoint slices are joined instead.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from assay_trainer.exporter import builder as b
from assay_trainer.exporter import int8
from assay_trainer.exporter.builder import F32, I8, I32, Builder, Op, Ref, Shape, Value
from assay_trainer.exporter.errors import MaskedRow, TooLarge, UnsupportedDType, UnsupportedOperator, UnsupportedProfile
from assay_trainer.exporter.profiles import FORWARD, FP32, ROTATED, layer_size
from assay_trainer.torch_setup import torch


def _bits(word: int) -> float:
    return struct.unpack(">f", word.to_bytes(4, "big"))[0]


# Constants of arithmetic-programs.md section 7.
SQRT_HALF, INV_SQRT_2PI = _bits(0x3F3504F3), _bits(0x3ECC422A)
GELU_1, GELU_3, GELU_9 = _bits(0x3F4C422A), _bits(0x3D122279), _bits(0x3DDB33B6)
TWO_OVER_SQRT_PI = 2 / math.sqrt(math.pi)
MINUS_INF = -math.inf
# Integers up to here are binary32 numbers, and so are their sums and products.
EXACT = b.EXACT


class Var:
    """A tensor of the step: a view of the program's tensors, or a constant that has not been written into it yet.

    `const` is binary64, int64 or bool. `needs` says whether a gradient flows to it.
    """

    def __init__(self, tape: Tape, value: Value | None = None, const: torch.Tensor | None = None, needs: bool = False) -> None:
        self._tape, self._value, self.const, self.needs = tape, value, const, needs
        # Of memory that nobody wrote: what made it.
        self.blank = ""

    @property
    def shape(self) -> Shape:
        """Lengths of the axes."""
        return self._value.shape if self._value is not None else tuple(self.const.shape)

    @property
    def dtype(self) -> b.DType:
        """f32, i32, or i8 for truth values."""
        if self._value is not None:
            return self._value.dtype
        return F32 if self.const.is_floating_point() else I8 if self.const.dtype == torch.bool else I32

    @property
    def value(self) -> Value:
        """The view; a constant is committed when it is first asked for."""
        if self._value is None:
            self._value = self._tape.commit(self.const)
        return self._value


View = tuple[int, Shape, Shape]  # offset, shape, strides


def seen(array: np.ndarray, views: Sequence[View]) -> np.ndarray:
    """What of an array copies of views show."""
    for offset, shape, strides in views:
        flat = np.ascontiguousarray(array).reshape(-1)[offset:]
        array = np.lib.stride_tricks.as_strided(flat, shape, tuple(s * flat.itemsize for s in strides), writeable=False)
    return array


@dataclass(frozen=True)
class _Piece:
    """A gradient of elements [lo, lo + length) of an axis alone."""

    axis: int
    lo: int
    value: Value


Gradient = Value | _Piece | None


class Tape:
    """Operators over a Builder."""

    def __init__(self, builder: Builder) -> None:
        self.b = builder
        self._steps: list[tuple[Var, tuple[Var, ...], Callable[[Value], Sequence[Gradient]], str]] = []
        self._drops: list[tuple[Value, float | None]] = []
        # The example's fields, and what of them is class numbers: (field, views, number of classes, what else is allowed).
        self.example: Sequence[torch.Tensor] = ()
        self.labels: list[tuple[int, tuple[View, ...], int, int | None]] = []
        # Layers, which are products of a trained weight: that weight by its input, the module that is at work, what a layer is
        # called by both, and how it is computed.
        self.weights: Mapping[Ref, str] = {}
        self.module = ""
        self.layer_name: Callable[[str, str], str] = lambda _, weight: weight
        self.options: Mapping[str, str] = {}
        self.layers: list[tuple[Var, str, float]] = []

    # ---- constants and bookkeeping -----------------------------------------------------------------------------------------

    def constant(self, x: Any) -> Var:
        """A number or tensor on which no input has an influence."""
        t = x if isinstance(x, torch.Tensor) else torch.tensor(x)
        if t.is_floating_point():
            t = t.double()
        elif t.dtype != torch.bool:
            t = t.long()
        return Var(self, const=t)

    def commit(self, t: torch.Tensor) -> Value:
        """A constant's committed form: binary64 is rounded once."""
        if t.dtype == torch.bool:
            return self.b.constant(t.numpy().astype(np.int8))
        if not t.is_floating_point():
            a = t.numpy()
            if a.size and (a.min() < -(1 << 31) or a.max() >= 1 << 31):
                raise UnsupportedDType(f"a constant between {a.min()} and {a.max()}", "integers of a program have 32 bits")
            return self.b.constant(a.astype(np.int32))
        a = t.detach().numpy()
        if a.size and (a == a.flat[0]).all() and not (a.flat[0] == 0 and np.signbit(a).any()):
            return self.b.broadcast(self.b.scalar(float(a.flat[0])), a.shape)
        with np.errstate(over="ignore"):
            return self.b.constant(a.astype(np.float32), exact=a)

    def num(self, x: Fraction | float) -> Value:
        """A number of the program."""
        return self.b.scalar(x)

    def _out(self, value: Value, ins: Sequence[Var], gradient: Callable[[Value], Sequence[Gradient]]) -> Var:
        out = Var(self, value, needs=any(v.needs for v in ins))
        if out.needs:
            self._steps.append((out, tuple(ins), gradient, self.b.source))
        return out

    def plain(self, value: Value) -> Var:
        """A value without gradient."""
        return Var(self, value)

    def detach(self, x: Var) -> Var:
        """x, through which no gradient flows."""
        return Var(self, x._value, x.const) if x.needs else x

    def given(self, x: Var) -> bool:
        """Whether x is a field of the batch, moved or cut but not computed with."""
        return x.const is None and self.b.of_batch(x.value)

    def marks(self, x: Var, value: int) -> bool:
        """Whether x is a field of the batch in which the example has this value."""
        found = self.b.field(x.value)
        if found is None or not self.example:
            return False
        index, views = found
        return bool((seen(self.example[index].numpy(), views) == value).any())

    def classes(self, x: Var, count: int, ignored: int) -> None:
        """Notes that x is class numbers, if it is a field: a batch with another number is not to be trained on."""
        found = None if x.const is not None else self.b.field(x.value)
        if found is not None:
            self.labels.append((*found, count, ignored if self.marks(x, ignored) else None))

    def backward(self, loss: Var, seed: Fraction, wanted: Sequence[Var]) -> list[Value | None]:
        """Gradients of the wanted leaves, of their shapes; None where the loss does not depend on one.

        Args:
            loss: One element.
            seed: The exact derivative of the step's loss with respect to `loss`.
            wanted: Leaves.
        """
        pending: dict[int, list[Value | _Piece]] = {id(loss): [self.b.broadcast(self.num(seed), loss.shape)]}
        for out, ins, gradient, source in reversed(self._steps):
            parts = pending.pop(id(out), None)
            if parts is None:
                continue
            self.b.source = f"the gradient of {source}"
            for v, g in zip(ins, gradient(self._total(parts, out.shape)), strict=True):
                if g is not None and v.needs:
                    pending.setdefault(id(v), []).append(g)
        return [self._total(pending[id(v)], v.shape) if id(v) in pending else None for v in wanted]

    def _total(self, parts: list[Value | _Piece], shape: Shape) -> Value:
        dense = [p for p in parts if isinstance(p, Value)]
        pieces = sorted((p for p in parts if isinstance(p, _Piece)), key=lambda p: (p.axis, p.lo, p.value.ref))
        while pieces:
            axis, at, run, rest = pieces[0].axis, 0, [], []
            for p in pieces:
                if p.axis == axis and p.lo >= at:
                    run += [self._zeros(shape, axis, p.lo - at), p.value]
                    at = p.lo + p.value.shape[axis]
                else:
                    rest.append(p)
            dense.append(self.b.concat(axis, [*run, self._zeros(shape, axis, shape[axis] - at)]))
            pieces = rest
        dense.sort(key=lambda v: (v.ref, v.offset))
        total = dense[0]
        for g in dense[1:]:
            total = self.b.add(total, g)
        return total

    def _zeros(self, shape: Shape, axis: int, n: int) -> Value:
        return self.b.broadcast(self.num(0.0), (*shape[:axis], n, *shape[axis + 1 :]))

    def scaled(self, v: Value, factor: Fraction) -> Value:
        """v·factor as one constant where v is one, else v / (1/factor), the division that a mean is."""
        if v.exact is not None:
            return self.b.broadcast(self.num(v.exact * factor), v.shape)
        if factor.numerator == 1:
            return v if factor == 1 else self.b.div(v, self.num(Fraction(factor.denominator)))
        return self.b.mul(v, self.num(factor))

    def reduced(self, v: Value, shape: Shape) -> Value:
        """The gradient of a tensor of this shape that was broadcast to v's: sums over what was repeated."""
        if v.shape == shape:
            return v
        lead = v.rank - len(shape)
        axes = [a for a in range(v.rank) if a < lead or (shape[a - lead] == 1 and v.shape[a] != 1)]
        return self.b.reshape(self._sum(v, axes), shape)

    def _rows(self, v: Value, axes: Sequence[int]) -> Value:
        """v with the given axes joined as the last one."""
        kept = [a for a in range(v.rank) if a not in axes]
        p = self.b.permute(v, [*kept, *axes])
        n = math.prod(v.shape[a] for a in axes)
        shape = tuple(v.shape[a] for a in kept)
        if p.exact is None and b.regroup(p.shape, p.strides, (*shape, n)) is None:
            # Copied as a matrix of rows, the form of the manual's transposed copies.
            p = self.b.copy(p)
        return self.b.reshape(p, (*shape, n))

    def _sum(self, v: Value, axes: Sequence[int]) -> Value:
        """The sum over axes, which are gone."""
        s = self.b.sum(self._rows(v, axes))
        return self.b.reshape(s, s.shape[:-1])

    # ---- views -------------------------------------------------------------------------------------------------------------

    def permute(self, x: Var, order: Sequence[int]) -> Var:
        """Axis k of the result is axis order[k]."""
        inverse = [list(order).index(a) for a in range(len(order))]
        return self._out(self.b.permute(x.value, order), [x], lambda g: [self.b.permute(g, inverse)])

    def swap(self, x: Var, i: int, j: int) -> Var:
        """Two axes exchanged."""
        order = list(range(len(x.shape)))
        order[i], order[j] = order[j], order[i]
        return self.permute(x, order)

    def reshape(self, x: Var, shape: Shape) -> Var:
        """The same elements under other axes."""
        if shape == x.shape:
            return x
        return self._out(self.b.reshape(x.value, shape), [x], lambda g: [self.b.reshape(g, x.shape)])

    def slice(self, x: Var, axis: int, lo: int, hi: int, step: int = 1) -> Var:
        """Elements lo, lo + step, … below hi."""
        if (lo, hi, step) == (0, x.shape[axis], 1):
            return x
        y = self.b.slice(x.value, axis, lo, hi, step)

        def gradient(g: Value) -> list[Gradient]:
            return [_Piece(axis, lo, self._spread(g, axis, step))]

        return self._out(y, [x], gradient)

    def _spread(self, g: Value, axis: int, step: int) -> Value:
        """g with step − 1 zeros between its elements."""
        n = g.shape[axis]
        if step == 1 or n == 1:
            return g
        apart = self.b.reshape(g, (*g.shape[: axis + 1], 1, *g.shape[axis + 1 :]))
        padded = self.b.concat(axis + 1, [apart, self._zeros(apart.shape, axis + 1, step - 1)])
        joined = self.b.reshape(padded, (*g.shape[:axis], n * step, *g.shape[axis + 1 :]))
        return self.b.slice(joined, axis, 0, (n - 1) * step + 1)

    def select(self, x: Var, axis: int, i: int) -> Var:
        """One element of an axis, which is gone."""
        return self.reshape(self.slice(x, axis, i, i + 1), x.shape[:axis] + x.shape[axis + 1 :])

    def expand(self, x: Var, shape: Shape) -> Var:
        """Repeated along new axes and those of length 1. A short axis that repeats alone is added up element by element."""
        if shape == x.shape:
            return x
        lead = len(shape) - len(x.shape)
        repeated = [a for a in range(len(shape)) if shape[a] != 1 and (a < lead or x.shape[a - lead] == 1)]

        def gradient(g: Value) -> list[Gradient]:
            if len(repeated) == 1 and shape[repeated[0]] <= b.MAX_CONCAT:
                axis = repeated[0]
                total = self.b.slice(g, axis, 0, 1)
                for i in range(1, shape[axis]):
                    total = self.b.add(total, self.b.slice(g, axis, i, i + 1))
                return [self.b.reshape(total, x.shape)]
            return [self.reduced(g, x.shape)]

        return self._out(self.b.broadcast(x.value, shape), [x], gradient)

    def flip(self, x: Var, axis: int) -> Var:
        """An axis backwards: strides are never negative, so its elements are gathered, and so is their gradient."""
        order = [axis, *(a for a in range(len(x.shape)) if a != axis)]
        inverse = [order.index(a) for a in range(len(order))]
        back = self.constant(torch.arange(x.shape[axis]).flip(0)).value

        def turned(v: Value) -> Value:
            return self.b.permute(self.b.gather(self.b.permute(v, order), back), inverse)

        return self._out(turned(x.value), [x], lambda g: [turned(g)])

    def concat(self, xs: Sequence[Var], axis: int) -> Var:
        """Joined along an axis."""

        def gradient(g: Value) -> list[Gradient]:
            out, at = [], 0
            for x in xs:
                out.append(self.b.slice(g, axis, at, at + x.shape[axis]))
                at += x.shape[axis]
            return out

        return self._out(self.b.concat(axis, [x.value for x in xs]), xs, gradient)

    def pad(self, x: Var, axis: int, before: int, after: int, value: float = 0.0) -> Var:
        """Joined with a constant on both sides; negative widths cut."""
        if before < 0 or after < 0:
            x = self.slice(x, axis, max(0, -before), x.shape[axis] - max(0, -after))
        sides = [(*x.shape[:axis], max(0, n), *x.shape[axis + 1 :]) for n in (before, after)]
        left, right = (self.plain(self.b.broadcast(self.num(value), s)) for s in sides)
        joined = [v for v in (left, x, right) if v.shape[axis]]
        return x if len(joined) == 1 else self.concat(joined, axis)

    def windows(self, x: Var, axis: int, size: int, step: int, dilation: int = 1) -> Var:
        """Windows along an axis: axis becomes their number, a new last axis the place in the window.

        The gradient adds up the windows' columns, each as a padded view; windows that touch without overlap are a reshape.
        """
        length = x.shape[axis]
        n = (length - dilation * (size - 1) - 1) // step + 1
        v = x.value
        shape, strides = list(v.shape), list(v.strides)
        shape[axis], strides[axis] = n, v.strides[axis] * step
        y = v.view([*shape, size], [*strides, v.strides[axis] * dilation])

        def gradient(g: Value) -> list[Gradient]:
            if step == size and dilation == 1:
                order = list(range(g.rank - 1))
                order.insert(axis + 1, g.rank - 1)
                flat = self.b.reshape(self.b.permute(g, order), (*x.shape[:axis], n * size, *x.shape[axis + 1 :]))
                return [_Piece(axis, 0, flat)]
            total: Value | None = None
            for k in range(size):
                column = self.b.slice(g, g.rank - 1, k, k + 1)
                spread = self._spread(self.b.reshape(column, g.shape[:-1]), axis, step)
                lo = k * dilation
                zeros = [self._zeros(x.shape, axis, w) for w in (lo, length - lo - spread.shape[axis])]
                placed = self.b.concat(axis, [zeros[0], spread, zeros[1]])
                total = placed if total is None else self.b.add(total, placed)
            return [total]

        return self._out(y, [x], gradient)

    # ---- elementwise -------------------------------------------------------------------------------------------------------

    def add(self, x: Var, y: Var) -> Var:
        """x + y."""
        return self._out(
            self.b.add(x.value, y.value), [x, y], lambda g: [self.reduced(g, v.shape) if v.needs else None for v in (x, y)]
        )

    def sub(self, x: Var, y: Var) -> Var:
        """x − y."""
        return self._out(
            self.b.sub(x.value, y.value),
            [x, y],
            lambda g: [
                self.reduced(g, x.shape) if x.needs else None,
                self.b.neg(self.reduced(g, y.shape)) if y.needs else None,
            ],
        )

    def _times(self, g: Value, v: Value) -> Value:
        """g·v; both exact: one rounding of the exact product."""
        if g.exact is not None and v.exact is not None:
            return self.b.broadcast(self.num(g.exact * v.exact), np.broadcast_shapes(g.shape, v.shape))
        return self.b.mul(g, v)

    def mul(self, x: Var, y: Var) -> Var:
        """x·y."""
        if x is y:
            return self._out(self.b.mul(x.value, x.value), [x], lambda g: [self._times(g, self.b.mul(x.value, self.num(2)))])
        return self._out(
            self.b.mul(x.value, y.value),
            [x, y],
            lambda g: [
                self.reduced(self._times(g, y.value), x.shape) if x.needs else None,
                self.reduced(self._times(g, x.value), y.shape) if y.needs else None,
            ],
        )

    def div(self, x: Var, y: Var) -> Var:
        """x / y: a division, never the product with a reciprocal."""
        out = self.b.div(x.value, y.value)

        def gradient(g: Value) -> list[Gradient]:
            if g.exact is not None and y.value.exact:
                q = self.b.broadcast(self.num(g.exact / y.value.exact), g.shape)
            else:
                q = self.b.div(g, y.value)
            return [
                self.reduced(q, x.shape) if x.needs else None,
                self.b.neg(self.reduced(self.b.mul(q, out), y.shape)) if y.needs else None,
            ]

        return self._out(out, [x, y], gradient)

    def neg(self, x: Var) -> Var:
        """−x."""
        return self.mul(x, self.constant(-1.0))

    def _unary(self, x: Var, y: Value, slope: Callable[[], Value]) -> Var:
        return self._out(y, [x], lambda g: [self.b.mul(g, slope())])

    def unary(self, x: Var, y: Value, slope: Callable[[], Value]) -> Var:
        """y, made of x element by element, with its slope."""
        return self._unary(x, y, slope)

    def exp(self, x: Var) -> Var:
        """e^x."""
        y = self.b.unary(Op.EXP, x.value)
        return self._unary(x, y, lambda: y)

    def log(self, x: Var) -> Var:
        """The natural logarithm."""
        return self._out(self.b.unary(Op.LOG, x.value), [x], lambda g: [self.b.div(g, x.value)])

    def tanh(self, x: Var) -> Var:
        """The hyperbolic tangent; its slope is 1 − t²."""
        t = self.b.unary(Op.TANH, x.value)
        return self._unary(x, t, lambda: self.b.fma(self.b.neg(t), t, self.num(1)))

    def erf(self, x: Var) -> Var:
        """The error function."""
        v = x.value

        def slope() -> Value:
            e = self.b.unary(Op.EXP, self.b.neg(self.b.mul(v, v)))
            return self.b.mul(e, self.num(TWO_OVER_SQRT_PI))

        return self._unary(x, self.b.unary(Op.ERF, v), slope)

    def sin(self, x: Var) -> Var:
        """The sine."""
        return self._unary(x, self.b.unary(Op.SIN, x.value), lambda: self.b.unary(Op.COS, x.value))

    def cos(self, x: Var) -> Var:
        """The cosine."""
        return self._unary(x, self.b.unary(Op.COS, x.value), lambda: self.b.neg(self.b.unary(Op.SIN, x.value)))

    def sqrt(self, x: Var, flat: bool = False) -> Var:
        """√x. Its slope at 0 is infinite, or 0 if `flat`, which is torch's for a standard deviation."""
        y = self.b.unary(Op.SQRT, x.value)

        def gradient(g: Value) -> list[Gradient]:
            d = self.b.div(g, self.b.mul(y, self.num(2)))
            return [self.b.select(self.b.cmp(y, self.num(0.0), b.EQ), self.num(0.0), d) if flat else d]

        return self._out(y, [x], gradient)

    def rsqrt(self, x: Var) -> Var:
        """1/√x."""
        r = self.b.unary(Op.RSQRT, x.value)
        return self._unary(x, r, lambda: self.b.mul(self.b.mul(r, self.b.mul(r, r)), self.num(-0.5)))

    def sigmoid(self, x: Var) -> Var:
        """1 / (1 + exp(−x))."""
        s = self._sigmoid(x.value)
        return self._unary(x, s, lambda: self.b.mul(s, self.b.sub(self.num(1), s)))

    def _sigmoid(self, v: Value) -> Value:
        return self.b.div(self.num(1), self.b.add(self.num(1), self.b.unary(Op.EXP, self.b.neg(v))))

    def silu(self, x: Var) -> Var:
        """x·sigmoid x."""
        v = x.value
        s = self._sigmoid(v)

        def slope() -> Value:
            return self.b.mul(s, self.b.fma(v, self.b.sub(self.num(1), s), self.num(1)))

        return self._unary(x, self.b.mul(v, s), slope)

    def gelu(self, x: Var) -> Var:
        """The form with erf."""
        v, half = x.value, self.num(0.5)
        h = self.b.mul(half, v)
        e = self.b.unary(Op.ERF, self.b.mul(v, self.num(SQRT_HALF)))

        def slope() -> Value:
            t = self.b.mul(v, self.b.unary(Op.EXP, self.b.mul(self.b.mul(v, v), self.num(-0.5))))
            return self.b.fma(t, self.num(INV_SQRT_2PI), self.b.fma(e, half, half))

        return self._unary(x, self.b.fma(h, e, h), slope)

    def gelu_tanh(self, x: Var) -> Var:
        """The form with tanh."""
        v, half, c1 = x.value, self.num(0.5), self.num(GELU_1)
        h, q = self.b.mul(half, v), self.b.mul(v, v)
        t = self.b.unary(Op.TANH, self.b.mul(v, self.b.fma(q, self.num(GELU_3), c1)))

        def slope() -> Value:
            p = self.b.fma(t, half, half)
            w = self.b.fma(self.b.neg(t), t, self.num(1))
            u = self.b.fma(q, self.num(GELU_9), c1)
            return self.b.fma(self.b.mul(h, w), u, p)

        return self._unary(x, self.b.fma(h, t, h), slope)

    def softplus(self, x: Var) -> Var:
        """log(1 + e^x) as maximum(x, 0) + log(1 + exp(−|x|)); its slope is the sigmoid."""
        v = x.value
        n = self.b.neg(v)
        e = self.b.unary(Op.EXP, self.b.minmax(v, n, b.MINIMUM))
        tail = self.b.unary(Op.LOG, self.b.add(self.num(1), e))
        y = self.b.add(self.b.minmax(v, self.num(0.0), b.MAXIMUM), tail)
        return self._unary(x, y, lambda: self._sigmoid(v))

    def relu(self, x: Var) -> Var:
        """maximum(x, +0)."""
        zero = self.num(0.0)
        return self._out(
            self.b.minmax(x.value, zero, b.MAXIMUM),
            [x],
            lambda g: [self.b.select(self.b.cmp(zero, x.value, b.LT), g, zero)],
        )

    def abs(self, x: Var) -> Var:
        """maximum(x, −x); the slope at 0 is 0."""
        v, zero = x.value, self.num(0.0)
        n = self.b.neg(v)

        def gradient(g: Value) -> list[Gradient]:
            below = self.b.select(self.b.cmp(v, zero, b.LT), self.b.neg(g), zero)
            return [self.b.select(self.b.cmp(zero, v, b.LT), g, below)]

        return self._out(self.b.minmax(v, n, b.MAXIMUM), [x], gradient)

    def sign(self, x: Var) -> Var:
        """1, 0 or −1. The gradient is zero, which is not the same as none: decay goes on."""
        v, zero = x.value, self.num(0.0)
        below = self.b.select(self.b.cmp(v, zero, b.LT), self.num(-1), zero)
        y = self.b.select(self.b.cmp(zero, v, b.LT), self.num(1), below)
        return self._out(y, [x], lambda _: [self.b.broadcast(zero, x.shape)])

    def step(self, x: Var, y: Value) -> Var:
        """y, made of x, whose gradient is zero: not the same as none, decay goes on."""
        return self._out(y, [x], lambda _: [self.b.broadcast(self.num(0.0), x.shape)])

    def floor(self, x: Var) -> Var:
        """The largest whole number that is not above x."""
        n = self._nearest(x.value)
        return self.step(x, self.b.select(self.b.cmp(x.value, n, b.LT), self.b.sub(n, self.num(1)), n))

    def round(self, x: Var) -> Var:
        """The nearest whole number, of two the even one."""
        return self.step(x, self._nearest(x.value))

    def trunc(self, x: Var) -> Var:
        """x without its fraction."""
        v = x.value
        size = self.b.minmax(v, self.b.neg(v), b.MAXIMUM)
        n = self._nearest(size)
        n = self.b.select(self.b.cmp(size, n, b.LT), self.b.sub(n, self.num(1)), n)
        return self.step(x, self.b.select(self.b.cmp(v, self.num(0.0), b.LT), self.b.neg(n), n))

    def _nearest(self, v: Value) -> Value:
        # From 2^23 on binary32 numbers are whole, and what is no number stays so.
        n = self.b.convert(self.b.convert(v, I32), F32)
        size = self.b.minmax(v, self.b.neg(v), b.MAXIMUM)
        return self.b.select(self.b.cmp(size, self.num(1 << 23), b.LT), n, v)

    def running(self, x: Var) -> Var:
        """Sums of the elements of the last axis up to each: chains of a product with ones, in a band."""
        n, shape = x.shape[-1], x.shape
        rows = math.prod(shape[:-1])

        def chain(v: Value, kind: int) -> Value:
            ones = self.b.broadcast(self.num(1), (n, n))
            sums = self.b.matmul(ones, self.b.reshape(v, (rows, n)), kind, 0)
            return self.b.reshape(self.b.permute(sums, [1, 0]), shape)

        return self._out(chain(x.value, b.BAND_BELOW), [x], lambda g: [chain(g, b.BAND_ABOVE)])

    def minmax(self, x: Var, y: Var, kind: int) -> Var:
        """The larger or the smaller; equal ones take half the gradient each."""
        u, v, zero = x.value, y.value, self.num(0.0)

        def gradient(g: Value) -> list[Gradient]:
            half = self.b.mul(g, self.num(0.5))
            tie = self.b.cmp(u, v, b.EQ)
            first = self.b.cmp(v, u, b.LT) if kind == b.MAXIMUM else self.b.cmp(u, v, b.LT)
            gx = self.b.select(tie, half, self.b.select(first, g, zero))
            gy = self.b.select(tie, half, self.b.select(first, zero, g))
            return [self.reduced(gx, x.shape) if x.needs else None, self.reduced(gy, y.shape) if y.needs else None]

        return self._out(self.b.minmax(u, v, kind), [x, y], gradient)

    def clamp(self, x: Var, lo: float | None, hi: float | None) -> Var:
        """Limited to [lo, hi]; the gradient passes where x is strictly within, as with torch's clamp, hardtanh and relu6."""
        v, y = x.value, x.value
        if lo is not None:
            y = self.b.minmax(y, self.num(lo), b.MAXIMUM)
        if hi is not None:
            y = self.b.minmax(y, self.num(hi), b.MINIMUM)

        def gradient(g: Value) -> list[Gradient]:
            if lo is not None:
                g = self.b.select(self.b.cmp(self.num(lo), v, b.LT), g, self.num(0.0))
            if hi is not None:
                g = self.b.select(self.b.cmp(v, self.num(hi), b.LT), g, self.num(0.0))
            return [g]

        return self._out(y, [x], gradient)

    def where(self, condition: Var, x: Var, y: Var) -> Var:
        """x where the condition holds, else y."""
        c, zero = condition.value, self.num(0.0)

        def gradient(g: Value) -> list[Gradient]:
            return [
                self.reduced(self.b.select(c, g, zero), x.shape) if x.needs else None,
                self.reduced(self.b.select(c, zero, g), y.shape) if y.needs else None,
            ]

        return self._out(self.b.select(c, x.value, y.value), [x, y], gradient)

    def compare(self, x: Var, y: Var, kind: int, negated: bool = False) -> Var:
        """A truth value; integers are compared as integers if both are."""
        u, v = x.value, y.value
        if u.dtype is not v.dtype:
            u, v = self.b.convert(u, F32), self.b.convert(v, F32)
        elif u.dtype is I8:
            u, v = self.b.convert(u, I32), self.b.convert(v, I32)
        c = self.b.cmp(u, v, kind)
        return self.plain(self.invert(c) if negated else c)

    def invert(self, c: Value) -> Value:
        """Not c."""
        no, yes = (self.b.constant(np.array(k, np.int8)) for k in (0, 1))
        return self.b.select(c, no, yes)

    def convert(self, x: Var, dtype: b.DType) -> Var:
        """Another type; no gradient flows through integers."""
        return x if x.dtype is dtype else self.plain(self.b.convert(x.value, dtype))

    # ---- reductions --------------------------------------------------------------------------------------------------------

    def sum(self, x: Var, axes: Sequence[int], keep: bool) -> Var:
        """The sum over axes."""
        kept = tuple(1 if a in axes else n for a, n in enumerate(x.shape))
        shape = kept if keep else tuple(n for a, n in enumerate(x.shape) if a not in axes)
        y = self.b.reshape(self._sum(x.value, axes), shape) if axes else x.value
        return self._out(y, [x], lambda g: [self.b.broadcast(self.b.reshape(g, kept), x.shape)])

    def mean(self, x: Var, axes: Sequence[int], keep: bool) -> Var:
        """sum / n."""
        n = math.prod(x.shape[a] for a in axes)
        return self.over(self.sum(x, axes, keep), n)

    def over(self, x: Var, n: int) -> Var:
        """x / n, whose gradient is one constant where it comes from a loss."""
        if n == 1:
            return x
        return self._out(self.b.div(x.value, self.num(n)), [x], lambda g: [self.scaled(g, Fraction(1, n))])

    def amax(self, x: Var, axes: Sequence[int], keep: bool) -> Var:
        """The maximum over axes; equal ones share the gradient."""
        kept = tuple(1 if a in axes else n for a, n in enumerate(x.shape))
        shape = kept if keep else tuple(n for a, n in enumerate(x.shape) if a not in axes)
        top = self.b.reshape(self.b.amax(self._rows(x.value, axes)), kept)

        def gradient(g: Value) -> list[Gradient]:
            hot = self.b.cmp(x.value, top, b.EQ)
            ones = self.b.select(hot, self.num(1), self.num(0.0))
            count = self.b.reshape(self._sum(ones, axes), kept)
            return [self.b.select(hot, self.b.div(self.b.reshape(g, kept), count), self.num(0.0))]

        return self._out(self.b.reshape(top, shape), [x], gradient)

    def first_max(self, x: Var) -> Var:
        """The maximum over the last axis, which is gone; the first of equal ones takes the gradient."""
        v = x.value
        top = self.b.amax(v)

        def gradient(g: Value) -> list[Gradient]:
            places, first = self._first(v, top)
            return [self.b.select(self.b.cmp(places, first, b.EQ), self.b.reshape(g, (*g.shape, 1)), self.num(0.0))]

        return self._out(self.b.reshape(top, x.shape[:-1]), [x], gradient)

    def argmax(self, x: Var) -> Var:
        """The place of the first of the largest elements of the last axis, which is gone."""
        if x.shape[-1] > EXACT:
            raise TooLarge(f"the largest of {x.shape[-1]} elements", "at most 2^24, whose numbers binary32 has")
        _, first = self._first(x.value, self.b.amax(x.value))
        place = self.b.convert(self.b.neg(first), I32)
        self.b.know(place, 0, x.shape[-1] - 1)
        return self.plain(self.b.reshape(place, x.shape[:-1]))

    def _first(self, v: Value, top: Value) -> tuple[Value, Value]:
        """The places of the last axis, and that of the first element that equals `top`; all of them negated."""
        place = self.b.convert(self.b.iota(v.shape[-1]), F32)
        # The least place among the largest elements is minus the largest of the negated places.
        candidates = self.b.select(self.b.cmp(v, top, b.EQ), self.b.neg(place), self.num(MINUS_INF))
        return self.b.neg(place), self.b.amax(candidates)

    # ---- contractions ------------------------------------------------------------------------------------------------------

    def matmul(self, x: Var, y: Var) -> Var:
        """x […, M, K] times y […, N, K]. A matrix y is shared by all rows of x, and so is its gradient's chain."""
        origins = [self.b.origin(v.value) for v in (x, y) if v.needs]
        weights = [self.weights[ref] for ref in origins if ref in self.weights]
        name = self.layer_name(self.module, weights[0]) if len(weights) == 1 else ""
        option = self.options.get(name, FP32)
        if option == FP32:
            out = self._out(self.b.matmul(x.value, y.value), [x, y], lambda g: self._product_gradients(x, y, g))
        else:
            out = self._integers(x, y, option, name)
        if name:
            rows = x.shape[-2] if len(y.shape) > 2 else math.prod(x.shape[:-1])
            self.layers.append((out, name, layer_size(rows, x.shape[-1], y.shape[-2])))
        return out

    def _product_gradients(self, x: Var, y: Var, g: Value) -> list[Gradient]:
        u, v = x.value, y.value
        gx = gy = None
        if x.needs:
            gx = self.reduced(self.b.matmul(g, self.b.copy(self.b.transpose(v))), x.shape)
        if y.needs and len(y.shape) == 2:
            gy = self.b.matmul(self._columns(g), self._columns(u))
        elif y.needs:
            gt, ut = self.b.copy(self.b.transpose(g)), self.b.copy(self.b.transpose(u))
            gy = self.reduced(self.b.matmul(gt, ut), y.shape)
        return [gx, gy]

    def _integers(self, x: Var, y: Var, option: str, name: str) -> Var:
        """`matmul` of operands that are quantised by row; its gradients, too, unless the option says otherwise."""
        v, t = y.value, self.b
        shared = len(y.shape) == 2
        u = t.reshape(x.value, (math.prod(x.shape[:-1]), x.shape[-1])) if shared else x.value
        out = t.reshape(int8.product(t, u, v), (*np.broadcast_shapes(x.shape[:-2], y.shape[:-2]), x.shape[-2], y.shape[-2]))

        def turned(w: Value) -> Value:
            if option != ROTATED:
                return w
            if w.shape[-1] % int8.BLOCK:
                raise UnsupportedProfile(
                    f"the layer {name} is rotated, and a gradient of it adds up {w.shape[-1]} terms",
                    f"widths, and rows of a micro-batch, that are multiples of {int8.BLOCK}; or int8 for this layer",
                )
            return int8.rotate(t, w)

        def gradient(g: Value) -> list[Gradient]:
            if option == FORWARD:
                return self._product_gradients(x, y, g)
            g = t.reshape(g, (math.prod(g.shape[:-1]), g.shape[-1])) if shared else g
            gx = gy = None
            if x.needs:
                gx = int8.product(t, turned(g), turned(t.transpose(v)))
                gx = t.reshape(gx, x.shape) if shared else self.reduced(gx, x.shape)
            if y.needs:
                gy = self.reduced(int8.product(t, turned(t.transpose(g)), turned(t.transpose(u))), y.shape)
            return [gx, gy]

        return self._out(out, [x, y], gradient)

    def heads(self, loss: Var) -> set[str]:
        """Layers that the loss hangs on through no other layer."""
        made = {id(out): ins for out, ins, _, _ in self._steps}
        layers = {id(out): name for out, name, _ in self.layers}
        todo, seen, found = [loss], {id(loss)}, set()
        while todo:
            v = todo.pop()
            if id(v) in layers:
                found.add(layers[id(v)])
                continue
            later = [i for i in made.get(id(v), ()) if id(i) not in seen]
            seen.update(map(id, later))
            todo += later
        return found

    def _columns(self, v: Value) -> Value:
        """A copy of v [R…, n] as [n, R], the form in which sums and contractions over rows read it."""
        t = self.b.copy(self.b.permute(v, [v.rank - 1, *range(v.rank - 1)]))
        return self.b.reshape(t, (v.shape[-1], math.prod(v.shape[:-1])))

    def linear(self, x: Var, w: Var, bias: Var | None) -> Var:
        """x […, K] times w [N, K], plus bias [N]."""
        if len(x.shape) == 1:
            return self.reshape(self.linear(self.reshape(x, (1, *x.shape)), w, bias), (w.shape[0],))
        y = self.matmul(x, w)
        return y if bias is None else self.add(y, bias)

    def embedding(self, table: Var, index: Var, padding: int = -1) -> Var:
        """Rows of a table by index. Consecutive constant rows are a slice; the gradient of row `padding` is zero."""
        rows, width = table.shape[0], table.shape[1:]
        flat = index.const.reshape(-1) if index.const is not None else None
        if flat is not None and len(flat) and torch.equal(flat, torch.arange(int(flat[0]), int(flat[0]) + len(flat))):
            lo = int(flat[0])
            if lo >= 0 and lo + len(flat) <= rows and padding < 0:
                return self.reshape(self.slice(table, 0, lo, lo + len(flat)), (*index.shape, *width))
        i = index.value

        def gradient(g: Value) -> list[Gradient]:
            n = math.prod(width)
            gt = self._columns(self.b.reshape(g, (i.size, n)))
            d = self.b.segsum(self.b.reshape(i, (i.size,)), gt, rows)
            if padding >= 0:
                place = self.b.reshape(self.b.iota(rows), (rows, 1))
                pad = self.b.constant(np.array(padding, np.int32))
                d = self.b.select(self.b.cmp(place, pad, b.EQ), self.num(0.0), d)
            return [self.b.reshape(d, table.shape)]

        return self._out(self.b.gather(table.value, i), [table], gradient)

    def segments(self, x: Var, index: Var, rows: int) -> Var:
        """Sums [rows, C] of the rows of x [T, C] that have one index, added by ascending row; indices of no row are ignored."""
        i = index.value
        return self._out(
            self.b.segsum(i, self._columns(x.value), rows), [x], lambda g: [self.b.reshape(self.b.gather(g, i), x.shape)]
        )

    # ---- composites over rows ----------------------------------------------------------------------------------------------

    def softmax(self, x: Var, safe: bool = False) -> Var:
        """Over the last axis; `safe` as in _seen."""
        p = self._softmax(x.value)
        p = self._seen(x.value, p) if safe else p
        return self._out(p, [x], lambda g: [self._softmax_gradient(g, p)])

    def _exponentials(self, v: Value) -> tuple[Value, Value, Value]:
        t = self.b.sub(v, self.b.amax(v))
        e = self.b.unary(Op.EXP, t)
        return t, e, self.b.sum(e)

    def _softmax(self, v: Value) -> Value:
        _, e, s = self._exponentials(v)
        return self.b.div(e, s)

    def _seen(self, v: Value, p: Value) -> Value:
        """The softmax p of v, and zero, with its gradient, in rows of v that are −inf throughout."""
        return self.b.select(self.b.cmp(self.b.amax(v), self.num(MINUS_INF), b.EQ), self.num(0.0), p)

    def _softmax_gradient(self, g: Value, p: Value) -> Value:
        return self.b.mul(p, self.b.sub(g, self.b.sum(self.b.mul(g, p))))

    def log_softmax(self, x: Var) -> Var:
        """Over the last axis."""
        t, _, s = self._exponentials(x.value)
        y = self.b.sub(t, self.b.unary(Op.LOG, s))

        def gradient(g: Value) -> list[Gradient]:
            return [self.b.fma(self.b.unary(Op.EXP, y), self.b.neg(self.b.sum(g)), g)]

        return self._out(y, [x], gradient)

    def cross_entropy(self, x: Var, target: Var, keep: Var | None, reduction: str) -> Var:
        """Of logits [N, V] and class numbers i32 [N]; "mean", "sum" or "none" over the rows that `keep` admits.

        Without `keep` a target outside 0 … V − 1 gives +inf.
        """
        v, rows, zero = x.value, x.shape[0], self.num(0.0)
        t, e, s = self._exponentials(v)
        hot = self.b.cmp(self.b.iota(x.shape[1]), self.b.reshape(target.value, (rows, 1)), b.EQ)
        chosen = self.b.amax(self.b.select(hot, t, self.num(MINUS_INF)))
        lost = self.b.sub(self.b.unary(Op.LOG, s), chosen)
        kept = None if keep is None else self.b.reshape(keep.value, (rows, 1))
        if kept is not None:
            lost = self.b.select(kept, lost, zero)
        count = None
        out = self.b.reshape(lost, (rows,))
        if reduction != "none":
            out = self.b.reshape(self.b.sum(out), ())
        if reduction == "mean":
            if kept is not None:
                ones = self.b.select(kept, self.num(1), zero)
                count = self.b.reshape(self.b.sum(self.b.reshape(ones, (rows,))), ())
            out = self.b.div(out, self.num(rows) if count is None else count)

        def gradient(g: Value) -> list[Gradient]:
            d = self.b.sub(self.b.div(e, s), self.b.select(hot, self.num(1), zero))
            if reduction == "none":
                g = self.b.reshape(g, (rows, 1))
            elif reduction == "mean":
                g = self.scaled(g, Fraction(1, rows)) if count is None else self.b.div(g, count)
            d = self.b.mul(d, g)
            # Last, because of no rows at all the mean is 0/0 and its gradient, as with torch, zero.
            return [d if kept is None else self.b.select(kept, d, zero)]

        return self._out(out, [x], gradient)

    def layer_norm(self, x: Var, weight: Var | None, bias: Var | None, eps: float) -> Var:
        """Over the last axis; weight and bias broadcast to x."""
        v = x.value
        n = self.num(v.shape[-1])
        d = self.b.sub(v, self.b.div(self.b.sum(v), n))
        u = self.b.add(self.b.div(self.b.sum(self.b.mul(d, d)), n), self.num(eps))
        r = self.b.unary(Op.RSQRT, u)
        xh = self.b.mul(d, r)
        w = None if weight is None else weight.value
        if w is not None and bias is not None:
            y = self.b.fma(xh, w, bias.value)
        elif w is not None:
            y = self.b.mul(xh, w)
        else:
            y = xh if bias is None else self.b.add(xh, bias.value)
        ins = [p for p in (x, weight, bias) if p is not None]

        def gradient(dy: Value) -> list[Gradient]:
            out: list[Gradient] = [None]
            if x.needs:
                g = dy if w is None else self.b.mul(dy, w)
                a = self.b.div(self.b.sum(g), n)
                slope = self.b.div(self.b.sum(self.b.mul(g, xh)), n)
                out = [self.b.mul(r, self.b.fma(xh, self.b.neg(slope), self.b.sub(g, a)))]
            if weight is not None:
                out.append(self.reduced(self.b.mul(dy, xh), weight.shape) if weight.needs else None)
            if bias is not None:
                out.append(self.reduced(dy, bias.shape) if bias.needs else None)
            return out

        return self._out(y, ins, gradient)

    def rms_norm(self, x: Var, weight: Var | None, eps: float) -> Var:
        """Over the last axis."""
        v = x.value
        n = self.num(v.shape[-1])
        u = self.b.add(self.b.div(self.b.sum(self.b.mul(v, v)), n), self.num(eps))
        r = self.b.unary(Op.RSQRT, u)
        z = self.b.mul(v, r)
        y = z if weight is None else self.b.mul(z, weight.value)

        def gradient(dy: Value) -> list[Gradient]:
            out: list[Gradient] = [None]
            if x.needs:
                g = dy if weight is None else self.b.mul(dy, weight.value)
                slope = self.b.div(self.b.sum(self.b.mul(g, z)), n)
                out = [self.b.mul(r, self.b.fma(z, self.b.neg(slope), g))]
            if weight is not None:
                out.append(self.reduced(self.b.mul(dy, z), weight.shape) if weight.needs else None)
            return out

        return self._out(y, [x] if weight is None else [x, weight], gradient)

    # ---- dropout and attention ---------------------------------------------------------------------------------------------

    def _keep(self, shape: Shape, p: float) -> tuple[Value, Value]:
        """Which elements dropout keeps, and RN(1/(1 − p)), p being a binary32 number."""
        q = Fraction(float(b.rounded(p)))
        r = self.b.random(shape)
        self._drops.append((r, float(q)))
        return self.b.cmp(self.num(q), r, b.LE), self.num(1 / (1 - q))

    def uniform(self, shape: Shape) -> Var:
        """Numbers in [0, 1), multiples of 2^-24."""
        r = self.b.random(shape)
        self._drops.append((r, None))
        return self.plain(r)

    def drawing(self) -> list[Value]:
        """The nodes that draw random numbers."""
        return [r for r, _ in self._drops]

    def drops(self, built: b.Built) -> list[tuple[int, int, float | None]]:
        """(entry, number of elements, p) of each dropout, in the order of the graph; entry 0 of one that nothing needs.

        p is None where the numbers themselves are used.
        """
        return [(built.entries.get(r.ref, 0), r.size, p) for r, p in self._drops]

    def _drop(self, v: Value, keep: Value, c: Value) -> Value:
        return self.b.select(keep, self.b.mul(v, c), self.num(0.0))

    def dropout(self, x: Var, p: float) -> Var:
        """select(random ≥ p, x / (1 − p), +0)."""
        keep, c = self._keep(x.shape, p)
        return self._out(self._drop(x.value, keep, c), [x], lambda g: [self._drop(g, keep, c)])

    def attention(self, q: Var, k: Var, v: Var, scale: float, mask: Var | None, causal: bool, p: float) -> Var:
        """Scaled dot-product attention of q […, T, D] over k, v […, S, D], leading axes of k, v broadcast to q's.

        Args:
            q: Queries.
            k: Keys.
            v: Values.
            scale: Factor of the queries.
            mask: Truth values (which keys are seen) or numbers to add, broadcast to […, T, S].
            causal: Query i sees the keys j ≤ i.
            p: Dropout of the probabilities.
        """
        t, s = q.shape[-2], k.shape[-2]
        offset: int | None = 0 if causal else None
        if mask is not None and mask.const is not None:
            mask, offset = self._constant_mask(mask.const, t, s)
        band, inverse = (b.BAND_NONE, b.BAND_NONE) if offset is None else (b.BAND_BELOW, b.BAND_ABOVE)
        c = self.num(scale)
        qs = self.b.mul(q.value, c)
        z = self.b.matmul(qs, k.value)
        if offset is not None:
            if offset + t > s:
                raise UnsupportedOperator(f"causal attention of {t} queries over {s} keys", "no more queries than keys")
            j = self.b.iota(s)
            i = self.b.reshape(self.b.slice(j, 0, offset, offset + t), (t, 1))
            z = self.b.select(self.b.cmp(j, i, b.LE), z, self.num(MINUS_INF))
        elif mask is not None and mask.dtype is I8:
            z = self.b.select(mask.value, z, self.num(MINUS_INF))
        elif mask is not None:
            z = self.b.add(z, mask.value)
        bias = mask if mask is not None and mask.needs else None
        offset = offset or 0
        probabilities = self._softmax(z)
        if mask is not None and mask.const is None:
            # Only the data say whether a query sees a key at all.
            probabilities = self._seen(z, probabilities)
        kept, dropped = None, probabilities
        if p:
            kept = self._keep(z.shape, p)
            dropped = self._drop(probabilities, *kept)
        y = self.b.matmul(dropped, self.b.copy(self.b.transpose(v.value)), band, offset)

        def gradient(g: Value) -> list[Gradient]:
            dp = self.b.matmul(g, v.value)
            if kept is not None:
                dp = self._drop(dp, *kept)
            ds = self.b.mul(probabilities, self.b.sub(dp, self.b.sum(self.b.mul(g, y))))
            dq = dk = dv = None
            if q.needs:
                dq = self.b.mul(self.b.matmul(ds, self.b.copy(self.b.transpose(k.value)), band, offset), c)
            if k.needs:
                dst, qt = self.b.copy(self.b.transpose(ds)), self.b.copy(self.b.transpose(qs))
                dk = self._ungroup(self.b.matmul(dst, qt, inverse, -offset), k.shape)
            if v.needs:
                pt, gt = self.b.copy(self.b.transpose(dropped)), self.b.copy(self.b.transpose(g))
                dv = self._ungroup(self.b.matmul(pt, gt, inverse, -offset), v.shape)
            found: list[Gradient] = [None if dq is None else self.reduced(dq, q.shape), dk, dv]
            return [*found, self.reduced(ds, bias.shape)] if bias is not None else found

        return self._out(y, [q, k, v] if bias is None else [q, k, v, bias], gradient)

    def _ungroup(self, g: Value, shape: Shape) -> Value:
        """The gradients of query heads that share a key head, added by ascending head."""
        if g.rank == len(shape) and g.rank > 2 and shape[-3] == 1 and g.shape[-3] > 1:
            total = self.b.slice(g, g.rank - 3, 0, 1)
            for h in range(1, g.shape[-3]):
                total = self.b.add(total, self.b.slice(g, g.rank - 3, h, h + 1))
            g = total
        return self.reduced(g, shape)

    def _constant_mask(self, mask: torch.Tensor, t: int, s: int) -> tuple[Var | None, int | None]:
        """A constant mask, None where it hides nothing, or the offset of the causal band that it is."""
        if mask.is_floating_point():
            if not bool(((mask == 0) | (mask == MINUS_INF)).all()):
                return self.constant(mask), None
            mask = mask == 0
        if not bool(mask.any(-1).all()):
            raise MaskedRow("an attention mask with a row that shows no key", "let every query see at least one key")
        if bool(mask.all()):
            return None, None
        square = mask.expand(*mask.shape[:-2], t, s).reshape(-1, t, s)
        offset = int(square[0, 0].sum()) - 1
        if offset + t <= s and bool((square == torch.ones(t, s, dtype=torch.bool).tril(offset)).all()):
            return None, offset
        return self.constant(mask), None
