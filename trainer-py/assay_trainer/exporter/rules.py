"""The table: each operator of ATen that a program can have, and what it becomes.

A rule gets the operator's arguments with tensors as `Var` and returns the result, or a list of results. What is not here is
refused by name. Names are those of torch.export's graph, before PyTorch decomposes anything.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import F32, I8
from assay_trainer.exporter.errors import DataDependent, NotReproducible, TooLarge, UnsupportedDType, UnsupportedOperator
from assay_trainer.exporter.tape import EXACT, MINUS_INF, Tape, Var
from assay_trainer.torch_setup import torch

Rule = Callable[..., Any]
Number = int | float | bool
RULES: dict[str, Rule] = {}

# Results differ between machines and libraries, and no primitive says which is right.
_NAMES = """
    tan acos asin atan atan2 cosh sinh acosh asinh atanh exp2 expm1 log2 log10 log1p pow float_power lgamma digamma
    polygamma i0 sinc erfinv erfc ndtri logaddexp logaddexp2 xlogy cumprod logcumsumexp prod fft_fft fft_rfft stft
    linalg_inv linalg_svd linalg_qr linalg_cholesky linalg_eigh matrix_exp rand randn randint rand_like randn_like randint_like
    randperm poisson multinomial rrelu alpha_dropout feature_dropout feature_alpha_dropout
"""
NOT_REPRODUCIBLE = frozenset(_NAMES.split())


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Enters a rule under the names of operators and overloads, without "aten."."""

    def enter(function: Rule) -> Rule:
        for name in names:
            RULES["aten." + name] = function
        return function

    return enter


# ---- arguments ---------------------------------------------------------------------------------------------------------------


def real(t: Tape, x: Var | Number) -> Var:
    """x as binary32; integers and truth values are converted."""
    if not isinstance(x, Var):
        return t.constant(float(x))
    if x.dtype is F32:
        return x
    return t.constant(x.const.double()) if x.const is not None else t.convert(x, F32)


def truth(t: Tape, x: Var) -> Var:
    """x as a truth value."""
    if x.dtype is I8:
        return x
    if x.const is not None:
        return t.constant(x.const != 0)
    return t.compare(x, t.constant(0.0 if x.dtype is F32 else 0), b.EQ, negated=True)


def operand(t: Tape, x: Var | Number) -> Var:
    """x as a tensor of its own type."""
    return x if isinstance(x, Var) else t.constant(x)


def axis(x: Var, a: int) -> int:
    """An axis counted from 0."""
    return a % max(1, len(x.shape))


def axes(x: Var, dims: Sequence[int] | int | None) -> list[int]:
    """Axes counted from 0, ascending; None or none at all means all. A number alone has none, whatever is asked for."""
    if not x.shape:
        return []
    if isinstance(dims, int):
        dims = [dims]
    return sorted({axis(x, a) for a in dims}) if dims else list(range(len(x.shape)))


def sizes(x: Var, shape: Sequence[int]) -> tuple[int, ...]:
    """A shape with −1 filled in."""
    known = math.prod(n for n in shape if n != -1)
    return tuple(math.prod(x.shape) // max(1, known) if n == -1 else n for n in shape)


def pair(x: int | Sequence[int], n: int) -> list[int]:
    """One number an axis."""
    xs = [x] if isinstance(x, int) else list(x)
    return xs * n if len(xs) == 1 else xs


# ---- arithmetic --------------------------------------------------------------------------------------------------------------


@rule("add.Tensor", "add.Scalar")
def _add(t: Tape, x: Var, y: Var | Number, alpha: Number = 1) -> Var:
    y = real(t, y)
    return t.add(real(t, x), y if alpha == 1 else t.mul(y, real(t, alpha)))


@rule("sub.Tensor", "sub.Scalar", "subtract.Tensor", "subtract.Scalar")
def _sub(t: Tape, x: Var, y: Var | Number, alpha: Number = 1) -> Var:
    y = real(t, y)
    return t.sub(real(t, x), y if alpha == 1 else t.mul(y, real(t, alpha)))


@rule("rsub.Tensor", "rsub.Scalar")
def _rsub(t: Tape, x: Var, y: Var | Number, alpha: Number = 1) -> Var:
    return _sub(t, real(t, y), x, alpha)


@rule("mul.Tensor", "mul.Scalar", "multiply.Tensor", "multiply.Scalar")
def _mul(t: Tape, x: Var, y: Var | Number) -> Var:
    return t.mul(real(t, x), real(t, y))


@rule("div.Tensor", "div.Scalar", "true_divide.Tensor", "divide.Tensor", "divide.Scalar")
def _div(t: Tape, x: Var, y: Var | Number) -> Var:
    return t.div(real(t, x), real(t, y))


@rule("reciprocal.default")
def _reciprocal(t: Tape, x: Var) -> Var:
    return t.div(t.constant(1.0), x)


@rule("pow.Tensor_Scalar")
def _pow(t: Tape, x: Var, e: Number) -> Var:
    x = real(t, x)
    if e in (2, 3, 4):
        square = t.mul(x, x)
        return square if e == 2 else t.mul(square, x if e == 3 else square)
    simple = {1: lambda: x, 0.5: lambda: t.sqrt(x), -0.5: lambda: t.rsqrt(x), -1: lambda: _reciprocal(t, x)}
    if e not in simple:
        raise NotReproducible(f"aten.pow with the exponent {e}", "powers 1, 2, 3, 4, 0.5, -0.5 and -1 have an exact meaning")
    return simple[e]()


RULES["aten.square.default"] = lambda t, x: t.mul(x, x)
RULES["aten.neg.default"] = lambda t, x: t.neg(x)
RULES["aten.addcmul.default"] = lambda t, x, y, z, value=1: _add(t, x, t.mul(y, z), value)
RULES["aten.lerp.Scalar"] = lambda t, x, y, w: t.add(x, t.mul(t.sub(y, x), real(t, w)))
RULES["aten.sgn.default"] = Tape.sign
for _name in ("exp", "log", "tanh", "erf", "sin", "cos", "sqrt", "rsqrt", "sigmoid", "silu", "relu", "abs", "sign"):
    RULES[f"aten.{_name}.default"] = getattr(Tape, _name)


@rule("gelu.default")
def _gelu(t: Tape, x: Var, approximate: str = "none") -> Var:
    return t.gelu_tanh(x) if approximate == "tanh" else t.gelu(x)


@rule("leaky_relu.default")
def _leaky_relu(t: Tape, x: Var, slope: float = 0.01) -> Var:
    return t.where(t.compare(t.constant(0.0), x, b.LT), x, t.mul(x, t.constant(slope)))


@rule("prelu.default")
def _prelu(t: Tape, x: Var, slope: Var) -> Var:
    channels = math.prod(slope.shape)
    # One slope for all, or one for each channel, axis 1.
    column = (1,) * len(x.shape) if channels == 1 else (channels,) + (1,) * (len(x.shape) - 2)
    return t.where(t.compare(t.constant(0.0), x, b.LT), x, t.mul(t.reshape(slope, column), x))


@rule("glu.default")
def _glu(t: Tape, x: Var, dim: int = -1) -> Var:
    y, gate = _chunk(t, x, 2, dim)
    return t.mul(y, t.sigmoid(gate))


@rule("elu.default")
def _elu(t: Tape, x: Var, alpha: float = 1.0, scale: float = 1.0, input_scale: float = 1.0) -> Var:
    above = t.compare(t.constant(0.0), x, b.LT)
    # exp of the negative part alone: of a large x it would be infinite, and infinity times no gradient is NaN.
    below = t.exp(t.mul(t.where(above, t.constant(0.0), x), t.constant(float(input_scale))))
    low = t.mul(t.sub(below, t.constant(1.0)), t.constant(float(alpha)))
    return t.mul(t.where(above, x, low), t.constant(float(scale)))


RULES["aten.selu.default"] = lambda t, x: _elu(t, x, 1.6732632423543772, 1.0507009873554805)
RULES["aten.celu.default"] = lambda t, x, alpha=1.0: _elu(t, x, alpha, 1.0, 1 / alpha)
RULES["aten.mish.default"] = lambda t, x: t.mul(x, t.tanh(t.softplus(x)))


@rule("hardsigmoid.default")
def _hardsigmoid(t: Tape, x: Var) -> Var:
    return t.div(t.clamp(t.add(x, t.constant(3.0)), 0.0, 6.0), t.constant(6.0))


RULES["aten.hardswish.default"] = lambda t, x: t.mul(x, _hardsigmoid(t, x))


@rule("hardtanh.default")
def _hardtanh(t: Tape, x: Var, lo: float = -1.0, hi: float = 1.0) -> Var:
    return t.clamp(x, float(lo), float(hi))


RULES["aten.relu6.default"] = lambda t, x: t.clamp(x, 0.0, 6.0)
RULES["aten.clamp_min.default"] = lambda t, x, lo: _clamp(t, x, lo, None)
RULES["aten.clamp_max.default"] = lambda t, x, hi: _clamp(t, x, None, hi)


def _limited(t: Tape, x: Var, lo: Number | None, hi: Number | None) -> Var:
    """Whole numbers within whole limits, by comparison."""
    if any(isinstance(v, float) and not v.is_integer() for v in (lo, hi)):
        raise UnsupportedDType("aten.clamp of integers to a fraction", "x.float()")
    known = t.b.bound(x.value)
    for edge, low in ((lo, True), (hi, False)):
        if edge is not None:
            limit = t.constant(int(edge))
            x = t.where(t.compare(*((x, limit) if low else (limit, x)), b.LT), limit, x)
    if None not in (lo, hi) and known is None:
        t.b.know(x.value, int(lo), int(hi))
    return x


@rule("clamp.default", "clip.default")
def _clamp(t: Tape, x: Var, lo: Number | None = None, hi: Number | None = None) -> Var:
    if x.dtype is b.I32:
        return _limited(t, x, lo, hi)
    return t.clamp(x, None if lo is None else float(lo), None if hi is None else float(hi))


def _extreme(kind: int) -> Rule:
    def choose(t: Tape, x: Var, y: Var) -> Var:
        if x.dtype is y.dtype is b.I32:
            return t.where(t.compare(*((x, y) if kind == b.MAXIMUM else (y, x)), b.LT), y, x)
        return t.minmax(real(t, x), real(t, y), kind)

    return choose


RULES["aten.maximum.default"] = RULES["aten.max.other"] = _extreme(b.MAXIMUM)
RULES["aten.minimum.default"] = RULES["aten.min.other"] = _extreme(b.MINIMUM)


# ---- truth values ------------------------------------------------------------------------------------------------------------


def _comparison(kind: int, swapped: bool, negated: bool) -> Rule:
    def compare(t: Tape, x: Var, y: Var | Number) -> Var:
        y = operand(t, y)
        if x.dtype is not y.dtype:
            x, y = real(t, x), real(t, y)
        return t.compare(*((y, x) if swapped else (x, y)), kind, negated)

    return compare


for _name, _kind, _swapped, _negated in (
    ("eq", b.EQ, False, False),
    ("ne", b.EQ, False, True),
    ("lt", b.LT, False, False),
    ("le", b.LE, False, False),
    ("gt", b.LT, True, False),
    ("ge", b.LE, True, False),
):
    RULES[f"aten.{_name}.Tensor"] = RULES[f"aten.{_name}.Scalar"] = _comparison(_kind, _swapped, _negated)


@rule("logical_not.default", "bitwise_not.default")
def _not(t: Tape, x: Var) -> Var:
    return t.plain(t.invert(truth(t, x).value))


def _junction(both: bool) -> Rule:
    def join(t: Tape, x: Var, y: Var | Number) -> Var:
        x, y = truth(t, x), truth(t, operand(t, y))
        fixed = t.constant(not both).value
        return t.plain(t.b.select(x.value, *((y.value, fixed) if both else (fixed, y.value))))

    return join


rule("logical_and.default", "__and__.Tensor", "bitwise_and.Tensor")(_junction(True))
rule("logical_or.default", "__or__.Tensor", "bitwise_or.Tensor")(_junction(False))


@rule("logical_xor.default", "__xor__.Tensor", "bitwise_xor.Tensor")
def _xor(t: Tape, x: Var, y: Var) -> Var:
    return t.compare(truth(t, x), truth(t, y), b.EQ, negated=True)


def _any(t: Tape, x: Var, dims: Sequence[int] | int | None = None, keep: bool = False) -> Var:
    return t.compare(t.constant(0.0), t.amax(real(t, truth(t, x)), axes(x, dims), keep), b.LT)


def _all(t: Tape, x: Var, dims: Sequence[int] | int | None = None, keep: bool = False) -> Var:
    return _not(t, _any(t, _not(t, x), dims, keep))


rule("any.default", "any.dim", "any.dims")(_any)
rule("all.default", "all.dim", "all.dims")(_all)


@rule("where.self", "where.ScalarSelf", "where.ScalarOther", "where.Scalar")
def _where(t: Tape, c: Var, x: Var | Number, y: Var | Number) -> Var:
    x, y = operand(t, x), operand(t, y)
    if x.dtype is not y.dtype:
        x, y = real(t, x), real(t, y)
    return t.where(truth(t, c), x, y)


@rule("masked_fill.Scalar", "masked_fill.Tensor")
def masked_fill(t: Tape, x: Var, mask: Var, value: Var | Number) -> Var:
    """A value where the mask holds."""
    return t.where(truth(t, mask), real(t, value) if x.dtype is F32 else operand(t, value), x)


# ---- views and joins ---------------------------------------------------------------------------------------------------------


@rule(
    "clone.default",
    "contiguous.default",
    "alias.default",
    "lift_fresh_copy.default",
    "lift_fresh.default",
    "positive.default",
    "resolve_conj.default",
    "resolve_neg.default",
)
def _same(_: Tape, x: Var, **__: Any) -> Var:
    return x


@rule("detach.default", "detach_.default")
def _detach(t: Tape, x: Var) -> Var:
    return t.detach(x)


@rule(
    "to.dtype",
    "to.device",
    "to.dtype_layout",
    "to.other",
    "_to_copy.default",
    "type_as.default",
    "float.default",
    "bool.default",
)
def _to(t: Tape, x: Var, *args: Any, **kwargs: Any) -> Var:
    dtype = next((a for a in (*args, *kwargs.values()) if isinstance(a, torch.dtype)), None)
    other = next((a for a in args if isinstance(a, Var)), None)
    wanted = other.dtype if other is not None else x.dtype if dtype is None else b.DType(program_dtype(dtype))
    if dtype in BYTES:
        known = None if x.dtype is F32 else t.b.bound(x.value)
        if known is None or known[0] < BYTES[dtype][0] or known[1] > BYTES[dtype][1]:
            raise UnsupportedDType(f"a conversion to {dtype}, which wraps around", "integers of 32 bits")
    if wanted is x.dtype:
        return x
    if wanted is F32:
        return real(t, x)
    if wanted is I8:
        return truth(t, x)
    return t.convert(t.trunc(x) if x.dtype is F32 else x, wanted)  # torch cuts towards zero, programs round to nearest


# Fields may be of these; a program has them as integers of 32 bits, and nothing that wraps around.
BYTES = {torch.uint8: (0, 255), torch.int8: (-128, 127)}


def program_dtype(dtype: torch.dtype) -> b.DType:
    """The element type that stands for torch's; raises UnsupportedDType."""
    if dtype in (torch.float32, torch.float64):
        return F32
    if dtype in (torch.int64, torch.int32) or dtype in BYTES:
        return b.I32
    if dtype == torch.bool:
        return I8
    raise UnsupportedDType(f"a tensor of {dtype}", "programs have float32, integers of 32 bits and truth values")


@rule("view.default", "reshape.default", "_unsafe_view.default", "view_copy.default")
def _view(t: Tape, x: Var, shape: Sequence[int]) -> Var:
    return t.reshape(x, sizes(x, shape))


RULES["aten.ravel.default"] = lambda t, x: t.reshape(x, (math.prod(x.shape),))


@rule("flip.default")
def _flip(t: Tape, x: Var, dims: Sequence[int]) -> Var:
    for a in {axis(x, d) for d in dims} if x.shape else ():
        x = t.flip(x, a)
    return x


@rule("flatten.using_ints")
def _flatten(t: Tape, x: Var, start: int = 0, end: int = -1) -> Var:
    lo, hi = axis(x, start), axis(x, end)
    return t.reshape(x, (*x.shape[:lo], math.prod(x.shape[lo : hi + 1]), *x.shape[hi + 1 :]))


@rule("unflatten.int")
def _unflatten(t: Tape, x: Var, dim: int, shape: Sequence[int]) -> Var:
    a = axis(x, dim)
    known = math.prod(n for n in shape if n != -1)
    return t.reshape(x, (*x.shape[:a], *(x.shape[a] // known if n == -1 else n for n in shape), *x.shape[a + 1 :]))


@rule("permute.default")
def _permute(t: Tape, x: Var, order: Sequence[int]) -> Var:
    return t.permute(x, [axis(x, a) for a in order])


@rule("transpose.int", "swapaxes.default", "swapdims.default")
def _transpose(t: Tape, x: Var, i: int, j: int) -> Var:
    return t.swap(x, axis(x, i), axis(x, j))


RULES["aten.movedim.int"] = lambda t, x, i, j: movedim(t, x, axis(x, i), axis(x, j))


def movedim(t: Tape, x: Var, i: int, j: int) -> Var:
    """An axis in another place."""
    order = [a for a in range(len(x.shape)) if a != i]
    order.insert(j, i)
    return t.permute(x, order)


@rule("t.default", "numpy_T.default", "mT.default", "adjoint.default")
def _t(t: Tape, x: Var) -> Var:
    return x if len(x.shape) < 2 else t.swap(x, -2, -1)


@rule("unsqueeze.default")
def _unsqueeze(t: Tape, x: Var, dim: int) -> Var:
    a = dim % (len(x.shape) + 1)
    return t.reshape(x, (*x.shape[:a], 1, *x.shape[a:]))


@rule("squeeze.default", "squeeze.dim", "squeeze.dims")
def _squeeze(t: Tape, x: Var, dims: int | Sequence[int] | None = None) -> Var:
    gone = axes(x, dims)
    return t.reshape(x, tuple(n for a, n in enumerate(x.shape) if n != 1 or a not in gone))


@rule("expand.default")
def _expand(t: Tape, x: Var, shape: Sequence[int], **_: Any) -> Var:
    lead = len(shape) - len(x.shape)
    return t.expand(x, tuple(x.shape[a - lead] if n == -1 else n for a, n in enumerate(shape)))


RULES["aten.expand_as.default"] = lambda t, x, y: t.expand(x, y.shape)


@rule("broadcast_tensors.default")
def broadcast(t: Tape, xs: Sequence[Var]) -> list[Var]:
    """All with one shape."""
    shape = tuple(torch.broadcast_shapes(*(x.shape for x in xs)))
    return [t.expand(x, shape) for x in xs]


RULES["aten.broadcast_to.default"] = lambda t, x, shape: _expand(t, x, shape)


@rule("repeat.default")
def _repeat(t: Tape, x: Var, times: Sequence[int]) -> Var:
    x = t.reshape(x, (1,) * (len(times) - len(x.shape)) + x.shape)
    apart = t.reshape(x, tuple(n for d in x.shape for n in (1, d)))
    wide = t.expand(apart, tuple(n for k, d in zip(times, x.shape, strict=True) for n in (k, d)))
    return t.reshape(wide, tuple(k * d for k, d in zip(times, x.shape, strict=True)))


@rule("repeat_interleave.self_int")
def repeat_interleave(t: Tape, x: Var, times: int, dim: int | None = None, **_: Any) -> Var:
    """Each element of an axis several times."""
    x = t.reshape(x, (math.prod(x.shape),)) if dim is None else x
    a = axis(x, dim or 0)
    apart = t.reshape(x, (*x.shape[: a + 1], 1, *x.shape[a + 1 :]))
    wide = t.expand(apart, (*x.shape[: a + 1], times, *x.shape[a + 1 :]))
    return t.reshape(wide, (*x.shape[:a], x.shape[a] * times, *x.shape[a + 1 :]))


@rule("slice.Tensor")
def _slice(t: Tape, x: Var, dim: int = 0, lo: int | None = None, hi: int | None = None, step: int = 1) -> Var:
    a = axis(x, dim)
    start, stop, _ = slice(lo, hi).indices(x.shape[a])
    return t.slice(x, a, start, max(start, stop), step)


RULES["aten.narrow.default"] = lambda t, x, dim, lo, n: _slice(t, x, dim, lo, lo + n)


@rule("select.int")
def _select(t: Tape, x: Var, dim: int, i: int) -> Var:
    a = axis(x, dim)
    return t.select(x, a, i % x.shape[a])


@rule("unbind.int")
def _unbind(t: Tape, x: Var, dim: int = 0) -> list[Var]:
    a = axis(x, dim)
    return [t.select(x, a, i) for i in range(x.shape[a])]


@rule("split.Tensor", "split.sizes", "split_with_sizes.default")
def _split(t: Tape, x: Var, size: int | Sequence[int], dim: int = 0) -> list[Var]:
    a = axis(x, dim)
    n = x.shape[a]
    lengths = [min(size, n - i) for i in range(0, n, size)] if isinstance(size, int) else list(size)
    return [t.slice(x, a, sum(lengths[:i]), sum(lengths[: i + 1])) for i in range(len(lengths))]


@rule("chunk.default")
def _chunk(t: Tape, x: Var, count: int, dim: int = 0) -> list[Var]:
    return _split(t, x, -(-x.shape[axis(x, dim)] // count), dim)


def alike(t: Tape, xs: Sequence[Var]) -> list[Var]:
    """All of one type: binary32, unless they are of one already."""
    return list(xs) if len({x.dtype for x in xs}) == 1 else [real(t, x) for x in xs]


@rule("cat.default", "concat.default", "concatenate.default")
def _cat(t: Tape, xs: Sequence[Var], dim: int = 0) -> Var:
    xs = alike(t, [x for x in xs if x.shape != (0,)])
    return t.concat(xs, axis(xs[0], dim))


@rule("stack.default")
def _stack(t: Tape, xs: Sequence[Var], dim: int = 0) -> Var:
    a = dim % (len(xs[0].shape) + 1)
    return t.concat([t.reshape(x, (*x.shape[:a], 1, *x.shape[a:])) for x in alike(t, xs)], a)


@rule("pad.default", "constant_pad_nd.default")
def _pad(t: Tape, x: Var, widths: Sequence[int], mode: str | Number = "constant", value: Number | None = None) -> Var:
    if isinstance(mode, int | float):
        mode, value = "constant", mode
    if mode != "constant":
        if mode not in ("reflect", "replicate", "circular"):
            raise UnsupportedOperator(f"aten.pad in mode {mode}", "constant, reflect, replicate or circular")
        for i in range(0, len(widths), 2):
            x = rules_layers.padded(t, x, len(x.shape) - 1 - i // 2, widths[i], widths[i + 1], mode)
        return x
    if x.dtype is not F32:
        fill = t.constant(int(value or 0)) if x.dtype is not I8 else t.constant(bool(value))
        for i in range(0, len(widths), 2):
            a = len(x.shape) - 1 - i // 2
            x = t.slice(x, a, max(0, -widths[i]), x.shape[a] - max(0, -widths[i + 1]))
            sides = [t.expand(fill, (*x.shape[:a], w, *x.shape[a + 1 :])) for w in (max(0, k) for k in widths[i : i + 2])]
            x = t.concat([v for v in (sides[0], x, sides[1]) if v.shape[a]], a)
        return x
    for i in range(0, len(widths), 2):
        x = t.pad(x, len(x.shape) - 1 - i // 2, widths[i], widths[i + 1], float(value or 0))
    return x


@rule("unfold.default")
def _unfold(t: Tape, x: Var, dim: int, size: int, step: int) -> Var:
    return t.windows(x, axis(x, dim), size, step)


@rule("roll.default")
def _roll(t: Tape, x: Var, shifts: Sequence[int] | int, dims: Sequence[int] | int = ()) -> Var:
    shifts, dims = pair(shifts, 1), [dims] if isinstance(dims, int) else list(dims)
    shape = x.shape
    if not dims:
        x, dims = t.reshape(x, (math.prod(shape),)), [0]
    for s, d in zip(shifts, dims, strict=True):
        a = axis(x, d)
        n = x.shape[a]
        if s % n:
            x = t.concat([t.slice(x, a, n - s % n, n), t.slice(x, a, 0, n - s % n)], a)
    return t.reshape(x, shape)


def _triangle(upper: bool) -> Rule:
    def cut(t: Tape, x: Var, diagonal: int = 0) -> Var:
        ones = torch.ones(x.shape[-2:], dtype=torch.bool)
        seen = ones.triu(diagonal) if upper else ones.tril(diagonal)
        return t.where(t.constant(seen), x, t.constant({F32: 0.0, I8: False}.get(x.dtype, 0)))

    return cut


RULES["aten.tril.default"], RULES["aten.triu.default"] = _triangle(False), _triangle(True)


# ---- indices -----------------------------------------------------------------------------------------------------------------


def indexed(t: Tape, x: Var, index: Var, a: int) -> Var:
    """Rows of an axis by index."""
    if index.dtype is not b.I32:
        raise DataDependent(
            "an index of truth values: the shape of its result hangs on the data", "compute with where() instead"
        )
    if index.const is not None:
        index = t.constant(torch.where(index.const < 0, index.const + x.shape[a], index.const))
    front = movedim(t, x, a, 0) if a else x
    picked = t.embedding(front, index)
    n = len(index.shape)
    if not a:
        return picked
    order = list(range(n, n + a)) + list(range(n)) + list(range(n + a, len(picked.shape)))
    return t.permute(picked, order)


@rule("embedding.default")
def _embedding(t: Tape, table: Var, index: Var, padding: int = -1, by_frequency: bool = False, sparse: bool = False) -> Var:
    if by_frequency or sparse:
        raise UnsupportedOperator("aten.embedding with scale_grad_by_freq or sparse gradients", "without them")
    return t.embedding(table, index, padding)


@rule("index_select.default")
def _index_select(t: Tape, x: Var, dim: int, index: Var) -> Var:
    return indexed(t, x, index, axis(x, dim))


@rule("index.Tensor")
def _index(t: Tape, x: Var, indices: Sequence[Var | None]) -> Var:
    given = [a for a, i in enumerate(indices) if i is not None]
    first, behind = given[0], given[-1] + 1
    if len(given) == 1:
        return indexed(t, x, indices[first], first)
    if len(given) != behind - first:
        raise UnsupportedOperator("indexing by tensors with a whole axis between them", "permute the axes first")
    lengths = x.shape[first:behind]
    joined = t.reshape(x, (*x.shape[:first], math.prod(lengths), *x.shape[behind:]))
    return indexed(t, joined, joined_index(t, indices[first:behind], lengths), first)


def joined_index(t: Tape, indices: Sequence[Var], lengths: Sequence[int]) -> Var:
    """One index for several axes; −1, which is outside of every table, where one of them is outside."""
    if any(i.dtype is not b.I32 for i in indices):
        raise DataDependent("an index of truth values: the shape of its result hangs on the data", "where()")
    fixed = [
        None if i.const is None else torch.where(i.const < 0, i.const + n, i.const)
        for i, n in zip(indices, lengths, strict=True)
    ]
    if all(i is not None for i in fixed):
        flat = torch.zeros((), dtype=torch.int64)
        for i, n in zip(fixed, lengths, strict=True):
            flat = flat * n + i
        return t.constant(flat)
    if math.prod(lengths) > EXACT:
        raise TooLarge(f"a computed place among {math.prod(lengths)} elements", "at most 2^24, whose numbers binary32 has")
    inside: Var | None = None
    place: Var | None = None
    both = _junction(True)
    for i, constant, n in zip(indices, fixed, lengths, strict=True):
        if constant is None:
            within = both(t, t.compare(t.constant(-1), i, b.LT), t.compare(i, t.constant(n), b.LT))
            inside = within if inside is None else both(t, inside, within)
        number = real(t, i if constant is None else t.constant(constant))
        place = number if place is None else t.add(t.mul(place, t.constant(float(n))), number)
    return t.convert(t.where(inside, place, t.constant(-1.0)), b.I32)


@rule("gather.default")
def gather(t: Tape, x: Var, dim: int, index: Var, sparse_grad: bool = False) -> Var:
    """Elements of an axis by an index for each place."""
    if sparse_grad or not x.shape:
        raise UnsupportedOperator("aten.gather from one number, or with sparse gradients", "without it")
    a, rank = axis(x, dim), len(x.shape)
    for d in range(rank):
        if d != a:
            x = t.slice(x, d, 0, index.shape[d])
    places = [torch.arange(n).reshape((n,) + (1,) * (rank - 1 - d)) for d, n in enumerate(x.shape)]
    indices = [index if d == a else t.constant(p) for d, p in enumerate(places)]
    return t.embedding(t.reshape(x, (math.prod(x.shape),)), joined_index(t, indices, x.shape))


@rule("one_hot.default")
def _one_hot(t: Tape, x: Var, classes: int = -1) -> Var:
    if classes < 0:
        raise DataDependent("aten.one_hot whose number of classes hangs on the data", "say num_classes")
    return t.convert(t.compare(t.plain(t.b.iota(classes)), t.reshape(x, (*x.shape, 1)), b.EQ), b.I32)


# ---- reductions --------------------------------------------------------------------------------------------------------------


@rule("sum.default", "sum.dim_IntList")
def _sum(t: Tape, x: Var, dims: Sequence[int] | None = None, keep: bool = False, dtype: torch.dtype | None = None) -> Var:
    total = t.sum(real(t, x), axes(x, dims), keep)
    if x.dtype is not I8 or dtype not in (None, torch.int64, torch.int32):
        return total
    if math.prod(x.shape) > EXACT:
        raise TooLarge(f"a count of {math.prod(x.shape)} elements", "at most 2^24, which binary32 has")
    return t.convert(total, b.I32)


@rule("mean.default", "mean.dim")
def _mean(t: Tape, x: Var, dims: Sequence[int] | None = None, keep: bool = False, **_: Any) -> Var:
    return t.mean(real(t, x), axes(x, dims), keep)


@rule("amax.default", "max.default")
def _amax(t: Tape, x: Var, dims: Sequence[int] | None = None, keep: bool = False) -> Var:
    return t.amax(x, axes(x, dims), keep)


@rule("amin.default", "min.default")
def _amin(t: Tape, x: Var, dims: Sequence[int] | None = None, keep: bool = False) -> Var:
    return t.neg(t.amax(t.neg(x), axes(x, dims), keep))


def to_last(t: Tape, x: Var, dim: int | None) -> Var:
    """x with an axis moved to the end, or flat."""
    if dim is None or not x.shape:
        return t.reshape(x, (math.prod(x.shape),))
    return movedim(t, x, axis(x, dim), len(x.shape) - 1)


def _kept_shape(x: Var, dim: int | None, keep: bool) -> tuple[int, ...]:
    gone = axes(x, dim)
    return tuple(1 if a in gone else n for a, n in enumerate(x.shape) if keep or a not in gone)


@rule("argmax.default")
def _argmax(t: Tape, x: Var, dim: int | None = None, keep: bool = False) -> Var:
    if x.dtype is not F32:
        whole = rules_index.argmax_whole(t, to_last(t, x, dim))
        return t.reshape(whole, _kept_shape(x, dim, keep))
    return t.reshape(t.argmax(to_last(t, x, dim)), _kept_shape(x, dim, keep))


RULES["aten.argmin.default"] = lambda t, x, dim=None, keep=False: _argmax(t, t.neg(real(t, x)), dim, keep)


@rule("max.dim")
def _max(t: Tape, x: Var, dim: int, keep: bool = False) -> list[Var]:
    if x.dtype is not F32:
        y = to_last(t, x, dim)
        place = rules_index.argmax_whole(t, y)
        value = rules_index.picked(t, y, t.reshape(place, (*place.shape, 1)))
        return [t.reshape(v, _kept_shape(x, dim, keep)) for v in (value, place)]
    return [t.reshape(f(to_last(t, x, dim)), _kept_shape(x, dim, keep)) for f in (t.first_max, t.argmax)]


@rule("min.dim")
def _min(t: Tape, x: Var, dim: int, keep: bool = False) -> list[Var]:
    least, place = _max(t, t.neg(x), dim, keep)
    return [t.neg(least), place]


@rule("linalg_vector_norm.default")
def vector_norm(t: Tape, x: Var, order: Number = 2, dims: Sequence[int] | None = None, keep: bool = False, **_: Any) -> Var:
    """A norm over axes."""
    over = axes(x, dims)
    if order == 2:
        return t.sqrt(t.sum(t.mul(x, x), over, keep), flat=True)
    if order == 1:
        return t.sum(t.abs(x), over, keep)
    if order == math.inf:
        return t.amax(t.abs(x), over, keep)
    raise NotReproducible(f"aten.linalg_vector_norm of order {order}", "orders 1, 2 and inf have an exact meaning")


@rule("linalg_norm.default")
def _linalg_norm(
    t: Tape, x: Var, order: Number | None = None, dims: Sequence[int] | None = None, keep: bool = False, **_: Any
) -> Var:
    if order is not None:
        raise UnsupportedOperator("aten.linalg_norm with an order, which for a matrix is another norm", "vector_norm")
    return vector_norm(t, x, 2, dims, keep)


@rule("var.correction", "var.dim", "var.default")
def _var(t: Tape, x: Var, dims: Any = None, correction: Any = None, keep: bool = False, **kwargs: Any) -> Var:
    if isinstance(dims, bool):  # var.default
        dims, correction = None, dims
    correction = kwargs.get("unbiased", correction)
    keep = kwargs.get("keepdim", keep)
    over = axes(x, dims)
    d = t.sub(x, t.mean(x, over, True))
    if correction is not None and correction != int(correction):
        raise UnsupportedOperator(f"aten.var with the correction {correction}", "a whole number")
    n = math.prod(x.shape[a] for a in over) - (1 if correction is None else int(correction))
    if n < 1:
        raise UnsupportedOperator("aten.var of no more elements than its correction", "correction=0")
    return t.over(t.sum(t.mul(d, d), over, keep), n)


@rule("std.correction", "std.dim", "std.default")
def _std(t: Tape, x: Var, *args: Any, **kwargs: Any) -> Var:
    return t.sqrt(_var(t, x, *args, **kwargs), flat=True)


def _over_axis(composite: Callable[[Tape, Var], Var]) -> Rule:
    def apply(t: Tape, x: Var, dim: int, *_: Any, **__: Any) -> Var:
        a, last = axis(x, dim), len(x.shape) - 1
        if not x.shape:
            x = t.reshape(x, (1,))
            return t.reshape(composite(t, x), ())
        return composite(t, x) if a == last else t.swap(composite(t, t.swap(x, a, last)), a, last)

    return apply


rule("softmax.int", "_softmax.default")(_over_axis(Tape.softmax))
rule("_safe_softmax.default")(_over_axis(lambda t, x: t.softmax(x, safe=True)))
rule("log_softmax.int", "_log_softmax.default")(_over_axis(Tape.log_softmax))


@rule("logsumexp.default")
def _logsumexp(t: Tape, x: Var, dims: Sequence[int] | int, keep: bool = False) -> Var:
    over = axes(x, dims)
    top = t.detach(t.amax(x, over, True))
    # As in torch, an infinite maximum is not subtracted from itself.
    endless = t.compare(t.abs(top), t.constant(math.inf), b.EQ)
    top = t.where(endless, t.constant(0.0), top)
    total = t.add(t.log(t.sum(t.exp(t.sub(x, top)), over, True)), top)
    return total if keep else t.reshape(total, tuple(n for a, n in enumerate(x.shape) if a not in over))


# ---- products ----------------------------------------------------------------------------------------------------------------


@rule("linear.default")
def _linear(t: Tape, x: Var, w: Var, bias: Var | None = None) -> Var:
    return t.linear(x, w, bias)


@rule("mm.default", "bmm.default", "matmul.default", "mv.default", "dot.default", "vdot.default", "__matmul__.default")
def _matmul(t: Tape, x: Var, y: Var) -> Var:
    row, column = len(x.shape) == 1, len(y.shape) == 1
    x = t.reshape(x, (1, *x.shape)) if row else x
    y = t.reshape(y, (*y.shape, 1)) if column else y
    out = t.matmul(x, t.swap(y, -2, -1))
    if row:
        out = t.reshape(out, (*out.shape[:-2], out.shape[-1]))
    return t.reshape(out, out.shape[:-1]) if column else out


@rule("outer.default", "ger.default")
def _outer(t: Tape, x: Var, y: Var) -> Var:
    return t.mul(t.reshape(real(t, x), (*x.shape, 1)), real(t, y))


@rule("einsum.default")
def _einsum(t: Tape, equation: str, xs: Sequence[Var], **_: Any) -> Var:
    names, wanted = _subscripts(equation, [len(x.shape) for x in xs])
    lengths: dict[str, int] = {}
    for labels, x in zip(names, xs, strict=True):
        if len(set(labels)) < len(labels):
            raise UnsupportedOperator(f"aten.einsum of a diagonal: {equation}", "each letter once in an operand")
        for label, n in zip(labels, x.shape, strict=True):
            lengths[label] = n if lengths.get(label, 1) == 1 else lengths[label]
    # An axis of length 1 repeats, as torch lets it.
    xs = [t.expand(real(t, x), tuple(lengths[label] for label in labels)) for labels, x in zip(names, xs, strict=True)]
    labels, out = names[0], xs[0]
    for i in range(1, len(xs)):
        later = set(wanted).union(*names[i + 1 :])
        labels, out = _contracted(t, (labels, out), (names[i], xs[i]), later, lengths)
    gone = [a for a, label in enumerate(labels) if label not in wanted]
    if gone:
        labels, out = "".join(label for label in labels if label in wanted), t.sum(out, gone, False)
    return t.permute(out, [labels.index(label) for label in wanted])


def _subscripts(equation: str, ranks: Sequence[int]) -> tuple[list[str], str]:
    """A letter for each axis of each operand, and for each of the result; the axes of "..." have letters of their own."""
    left, arrow, right = equation.replace(" ", "").partition("->")
    parts = left.split(",")
    more = [rank - len(p.replace("...", "")) if "..." in p else 0 for p, rank in zip(parts, ranks, strict=True)]
    dots = [chr(0x100 + k) for k in range(max(more))]
    names = [p.replace("...", "".join(dots[len(dots) - k :])) for p, k in zip(parts, more, strict=True)]
    if not arrow:
        letters = left.replace("...", "").replace(",", "")
        right = "..." + "".join(sorted(c for c in letters if letters.count(c) == 1))
    return names, right.replace("...", "".join(dots))


def _contracted(t: Tape, x: tuple[str, Var], y: tuple[str, Var], later: set[str], lengths: dict[str, int]) -> tuple[str, Var]:
    """The product of two operands, added up over the letters that nothing later names."""
    left, right = ([c for c in labels if c in later or c in other] for labels, other in ((x[0], y[0]), (y[0], x[0])))
    values = []
    for (labels, v), kept in ((x, left), (y, right)):
        gone = [a for a, c in enumerate(labels) if c not in kept]
        values.append(t.sum(v, gone, False) if gone else v)
    shared = [c for c in left if c in right and c in later]
    inner = [c for c in left if c in right and c not in later]
    rows, columns = ([c for c in a if c not in b_] for a, b_ in ((left, right), (right, left)))

    def size(labels: Sequence[str]) -> int:
        return math.prod(lengths[c] for c in labels)

    def arranged(v: Var, labels: Sequence[str], order: Sequence[str], shape: tuple[int, ...]) -> Var:
        return t.reshape(t.permute(v, [labels.index(c) for c in order]), shape)

    lead = (size(shared),) if shared else ()
    if inner:
        u = arranged(values[0], left, [*shared, *rows, *inner], (*lead, size(rows), size(inner)))
        w = arranged(values[1], right, [*shared, *columns, *inner], (*lead, size(columns), size(inner)))
        out = t.matmul(u, w)
    else:
        u = arranged(values[0], left, [*shared, *rows], (*lead, size(rows), 1))
        w = arranged(values[1], right, [*shared, *columns], (*lead, 1, size(columns)))
        out = t.mul(u, w)
    labels = "".join([*shared, *rows, *columns])
    return labels, t.reshape(out, tuple(lengths[c] for c in labels))


@rule("addmm.default", "baddbmm.default")
def _addmm(t: Tape, bias: Var, x: Var, y: Var, beta: Number = 1, alpha: Number = 1) -> Var:
    out = _matmul(t, x, y)
    out = out if alpha == 1 else t.mul(out, real(t, alpha))
    if beta == 0:
        return out
    return t.add(out, bias if beta == 1 else t.mul(bias, real(t, beta)))


@rule("scaled_dot_product_attention.default")
def _attention(
    t: Tape,
    q: Var,
    k: Var,
    v: Var,
    mask: Var | None = None,
    p: float = 0.0,
    causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Var:
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    if not enable_gqa or q.shape[-3] == k.shape[-3]:
        return t.attention(q, k, v, scale, mask, causal, p)
    heads, groups = q.shape[-3], k.shape[-3]

    def grouped(x: Var, per: int) -> Var:
        return t.reshape(x, (*x.shape[:-3], groups, per, *x.shape[-2:]))

    if mask is not None and len(mask.shape) > 2:
        raise UnsupportedOperator("a mask for each head of grouped attention", "a mask of rank 2")
    y = t.attention(grouped(q, heads // groups), grouped(k, 1), grouped(v, 1), scale, mask, causal, p)
    return t.reshape(y, (*q.shape[:-1], v.shape[-1]))


# ---- layers ------------------------------------------------------------------------------------------------------------------


@rule("layer_norm.default")
def _layer_norm(
    t: Tape,
    x: Var,
    shape: Sequence[int],
    w: Var | None = None,
    bias: Var | None = None,
    eps: float = 1e-5,
    *_: Any,
) -> Var:
    n = math.prod(shape)
    rows = t.reshape(x, (*x.shape[: len(x.shape) - len(shape)], n))
    flat = [None if v is None else t.reshape(v, (n,)) for v in (w, bias)]
    return t.reshape(t.layer_norm(rows, *flat, eps), x.shape)


@rule("rms_norm.default")
def _rms_norm(t: Tape, x: Var, shape: Sequence[int], w: Var | None = None, eps: float | None = None) -> Var:
    n = math.prod(shape)
    rows = t.reshape(x, (*x.shape[: len(x.shape) - len(shape)], n))
    flat = None if w is None else t.reshape(w, (n,))
    return t.reshape(t.rms_norm(rows, flat, 2.0**-23 if eps is None else eps), x.shape)


@rule("group_norm.default")
def _group_norm(t: Tape, x: Var, groups: int, w: Var | None = None, bias: Var | None = None, eps: float = 1e-5, *_: Any) -> Var:
    rows = t.reshape(x, (x.shape[0], groups, math.prod(x.shape[1:]) // groups))
    y = t.reshape(t.layer_norm(rows, None, None, eps), x.shape)
    return per_channel(t, y, w, bias)


def per_channel(t: Tape, y: Var, w: Var | None, bias: Var | None) -> Var:
    """A factor and an addend for each channel, axis 1."""
    column = (y.shape[1],) + (1,) * (len(y.shape) - 2)
    if w is not None:
        y = t.mul(y, t.reshape(w, column))
    return y if bias is None else t.add(y, t.reshape(bias, column))


def batch_norm(t: Tape, x: Var, w: Var | None, bias: Var | None, eps: float) -> tuple[Var, Var, Var]:
    """Over all axes but the second, by the micro-batch's own statistics: (y, mean [C], variance [C] as torch keeps it)."""
    c = x.shape[1]
    by_channel = t.swap(x, 0, 1)
    n = math.prod(x.shape) // c
    rows = t.reshape(by_channel, (c, n))
    columns = [None if v is None else t.reshape(v, (c, 1)) for v in (w, bias)]
    y = t.swap(t.reshape(t.layer_norm(rows, *columns, eps), by_channel.shape), 0, 1)
    # The same nodes as in the norm; the builder keeps one of each.
    still = t.detach(rows)
    d = t.sub(still, t.mean(still, [1], True))
    variance = t.over(t.sum(t.mul(d, d), [1], False), max(1, n - 1))
    return y, t.mean(still, [1], False), variance


def batch_norm_fixed(t: Tape, x: Var, w: Var | None, bias: Var | None, mean: Var, variance: Var, eps: float) -> Var:
    """By statistics that are constants."""
    column = (x.shape[1],) + (1,) * (len(x.shape) - 2)
    r = t.constant(1 / torch.sqrt(variance.const + eps)) if variance.const is not None else None
    if r is None or mean.const is None:
        raise UnsupportedOperator("aten.batch_norm by running statistics that a step changes", "use them in eval mode only")
    y = t.mul(t.sub(x, t.reshape(mean, column)), t.reshape(r, column))
    return per_channel(t, y, w, bias)


@rule("dropout.default")
def _dropout(t: Tape, x: Var, p: float, train: bool) -> Var:
    if not train or p == 0:
        return x
    if p >= 1:
        raise UnsupportedOperator("aten.dropout of everything", "p below 1")
    return t.dropout(x, p)


def convolution(
    t: Tape,
    x: Var,
    w: Var,
    bias: Var | None,
    stride: Sequence[int] | int,
    padding: Sequence[int] | int | str,
    dilation: Sequence[int] | int,
    groups: int,
) -> Var:
    """Padding by concat, windows as strided views, one copy, one product."""
    n = len(w.shape) - 2
    unbatched = len(x.shape) == n + 1
    if unbatched:
        x = t.reshape(x, (1, *x.shape))
    stride, dilation, kernel = pair(stride, n), pair(dilation, n), w.shape[2:]
    for k in range(n):
        reach = dilation[k] * (kernel[k] - 1)
        if padding == "same":
            before, after = reach // 2, reach - reach // 2
        else:
            before = after = 0 if padding == "valid" else pair(padding, n)[k]
        x = t.pad(x, 2 + k, before, after)
    for k in range(n):
        x = t.windows(x, 2 + k, kernel[k], stride[k], dilation[k])
    batch, channels, *places = x.shape[: 2 + n]
    per, filters = channels // groups, w.shape[0] // groups
    rows, terms = batch * math.prod(places), per * math.prod(kernel)
    spatial, inner = list(range(2, 2 + n)), list(range(2 + n, 2 + 2 * n))
    if groups == 1:
        columns = t.reshape(t.permute(x, [0, *spatial, 1, *inner]), (rows, terms))
        y = t.matmul(columns, t.reshape(w, (filters, terms)))
    else:
        apart = t.reshape(x, (batch, groups, per, *places, *kernel))
        columns = t.permute(apart, [1, 0, *(a + 1 for a in spatial), 2, *(a + 1 for a in inner)])
        y = t.matmul(t.reshape(columns, (groups, rows, terms)), t.reshape(w, (groups, filters, terms)))
        y = t.reshape(t.swap(y, 0, 1), (rows, groups * filters))
    y = y if bias is None else t.add(y, bias)
    y = movedim(t, t.reshape(y, (batch, *places, w.shape[0])), n + 1, 1)
    return t.reshape(y, y.shape[1:]) if unbatched else y


@rule("conv1d.default", "conv2d.default", "conv3d.default", "conv1d.padding", "conv2d.padding", "conv3d.padding")
def _conv(
    t: Tape,
    x: Var,
    w: Var,
    bias: Var | None = None,
    stride: Sequence[int] | int = 1,
    padding: Sequence[int] | int | str = 0,
    dilation: Sequence[int] | int = 1,
    groups: int = 1,
) -> Var:
    return convolution(t, x, w, bias, stride, padding, dilation, groups)


def _pool_windows(
    t: Tape,
    x: Var,
    kernel: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    fill: float,
    ceil: bool = False,
) -> Var:
    n = len(kernel)
    first = len(x.shape) - n
    for k in range(n):
        more = rules_layers.overhang(x.shape[first + k], kernel[k], stride[k], padding[k], dilation[k]) if ceil else 0
        x = t.pad(x, first + k, padding[k], padding[k] + more, fill)
    for k in range(n):
        x = t.windows(x, first + k, kernel[k], stride[k], dilation[k])
    return t.reshape(x, (*x.shape[: first + n], math.prod(kernel)))


@rule("max_pool1d.default", "max_pool2d.default")
def max_pool(
    t: Tape,
    x: Var,
    kernel: Sequence[int] | int,
    stride: Sequence[int] | int = (),
    padding: Sequence[int] | int = 0,
    dilation: Sequence[int] | int = 1,
    ceil: bool = False,
    dims: int = 2,
) -> Var:
    """The largest of each window."""
    sizes_ = pair(kernel, dims)
    steps = sizes_ if stride in ((), []) else pair(stride, dims)
    return t.first_max(_pool_windows(t, x, sizes_, steps, pair(padding, dims), pair(dilation, dims), MINUS_INF, ceil))


RULES["aten.max_pool1d.default"] = lambda t, *args, **kwargs: max_pool(t, *args, **kwargs, dims=1)


@rule("avg_pool2d.default")
def avg_pool(
    t: Tape,
    x: Var,
    kernel: Sequence[int] | int,
    stride: Sequence[int] | int = (),
    padding: Sequence[int] | int = 0,
    ceil: bool = False,
    count_padding: bool = True,
    divisor: int | None = None,
    dims: int = 2,
) -> Var:
    """The mean of each window."""
    sizes_, pads = pair(kernel, dims), pair(padding, dims)
    steps = sizes_ if stride in ((), []) else pair(stride, dims)
    first = len(x.shape) - dims
    more = [
        rules_layers.overhang(n, k, s, p, 1) if ceil else 0
        for n, k, s, p in zip(x.shape[first:], sizes_, steps, pads, strict=True)
    ]
    if any(more) or (any(pads) and not count_padding) or divisor:
        return rules_layers.uneven_average(t, x, sizes_, steps, pads, more, count_padding, divisor)
    w = _pool_windows(t, x, sizes_, steps, pads, [1] * dims, 0.0)
    return t.mean(w, [len(w.shape) - 1], False)


RULES["aten.avg_pool1d.default"] = lambda t, *args, **kwargs: avg_pool(t, *args, **kwargs, dims=1)


@rule("adaptive_avg_pool1d.default", "adaptive_avg_pool2d.default")
def adaptive(t: Tape, x: Var, shape: Sequence[int]) -> Var:
    """Means of as many windows as are asked for."""
    n = len(shape)
    given = x.shape[-n:]
    if list(shape) == [1] * n:
        return t.mean(x, list(range(len(x.shape) - n, len(x.shape))), True)
    if any(d % s for d, s in zip(given, shape, strict=True)):
        return rules_layers.adaptive_average(t, x, shape)
    kernel = [d // s for d, s in zip(given, shape, strict=True)]
    return avg_pool(t, x, kernel, dims=n)


# ---- losses ------------------------------------------------------------------------------------------------------------------


def reduced(t: Tape, x: Var, reduction: int) -> Var:
    """All losses, their mean or their sum, as torch numbers reductions."""
    if reduction == 0:
        return x
    over = list(range(len(x.shape)))
    return t.mean(x, over, False) if reduction == 1 else t.sum(x, over, False)


@rule("cross_entropy_loss.default")
def _cross_entropy(
    t: Tape, x: Var, target: Var, weight: Var | None = None, reduction: int = 1, ignored: int = -100, smoothing: float = 0.0
) -> Var:
    if target.dtype is F32:
        if weight is not None:
            raise UnsupportedOperator("aten.cross_entropy_loss of probabilities with class weights", "weigh the rows' losses")
        if smoothing:
            raise UnsupportedOperator("aten.cross_entropy_loss of probabilities with label smoothing", "smooth the targets")
        classes = min(1, len(x.shape) - 1)  # the axis; one row alone has no other
        rows = math.prod(x.shape) // x.shape[classes]
        each = t.neg(t.sum(t.mul(_over_axis(Tape.log_softmax)(t, x, classes), target), [classes], False))
        if reduction == 0:
            return each
        total = t.sum(each, list(range(len(each.shape))), False)
        return t.over(total, rows) if reduction == 1 else total
    shape = target.shape
    if len(x.shape) > 2:
        x = movedim(t, x, 1, len(x.shape) - 1)
    logits = t.reshape(x, (math.prod(shape), x.shape[-1]))
    flat = t.reshape(target, (math.prod(shape),))
    keep = _kept(t, flat, ignored, x.shape[-1])
    if weight is not None:
        out = _weighed(t, t.log_softmax(logits), flat, keep, weight, reduction, smoothing)
    elif smoothing:
        out = _smoothed(t, logits, flat, keep, reduction, smoothing)
    else:
        out = t.cross_entropy(logits, flat, keep, ("none", "mean", "sum")[reduction])
    return t.reshape(out, shape) if reduction == 0 else out


def _kept(t: Tape, target: Var, ignored: int, classes: int) -> Var | None:
    """Which rows count, None for all.

    Targets that come as they are in a batch are class numbers. A module that makes its targets may mean `ignored`, and so does
    an example in which it is.
    """
    t.classes(target, classes, ignored)
    if not t.given(target) or t.marks(target, ignored):
        return t.compare(target, t.constant(ignored), b.EQ, negated=True)
    if 0 <= ignored < classes:
        raise UnsupportedOperator(
            f"ignore_index={ignored} of targets that are a field of the batch", "where(y == ignored, -100, y) as targets"
        )
    return None


def _smoothed(t: Tape, logits: Var, target: Var, keep: Var | None, reduction: int, smoothing: float) -> Var:
    """Cross-entropy of rows [N, V] with `smoothing` of each target spread over all classes."""
    rows, classes = logits.shape
    y = t.log_softmax(logits)
    hot = t.compare(t.plain(t.b.iota(classes)), t.reshape(target, (rows, 1)), b.EQ)
    chosen = t.first_max(t.where(hot, y, t.constant(MINUS_INF)))
    spread = t.mul(t.sum(y, [1], False), t.constant(smoothing / classes))
    each = t.neg(t.add(t.mul(chosen, t.constant(1 - smoothing)), spread))
    if keep is not None:
        each = t.where(keep, each, t.constant(0.0))
    if reduction == 0:
        return each
    total = t.sum(each, [0], False)
    if reduction == 2:
        return total
    return t.over(total, rows) if keep is None else t.div(total, t.sum(real(t, keep), [0], False))


def _weighed(t: Tape, y: Var, target: Var, keep: Var | None, weight: Var, reduction: int, smoothing: float = 0.0) -> Var:
    """Cross-entropy of log-probabilities y [N, V], each row times the weight of its class; the mean is over the weights."""
    if weight.needs:
        raise UnsupportedOperator("a loss with class weights that are trained", "weight.detach()")
    rows, classes = y.shape
    hot = t.compare(t.plain(t.b.iota(classes)), t.reshape(target, (rows, 1)), b.EQ)
    chosen = t.first_max(t.where(hot, y, t.constant(MINUS_INF)))
    zero = t.constant(0.0)
    own = t.sum(t.where(hot, weight, zero), [1], False)
    each = t.neg(t.mul(chosen, own))
    spread = t.neg(t.sum(t.mul(y, weight), [1], False)) if smoothing else None
    if keep is not None:
        each, own = t.where(keep, each, zero), t.where(keep, own, zero)
        spread = None if spread is None else t.where(keep, spread, zero)
    if spread is not None:
        each = t.add(t.mul(each, t.constant(1 - smoothing)), t.mul(spread, t.constant(smoothing / classes)))
    if reduction == 0:
        return each
    total = t.sum(each, [0], False)
    return total if reduction == 2 else t.div(total, t.sum(own, [0], False))


@rule("nll_loss.default", "nll_loss_nd.default", "nll_loss2d.default")
def _nll(t: Tape, x: Var, target: Var, weight: Var | None = None, reduction: int = 1, ignored: int = -100) -> Var:
    shape = target.shape
    if len(x.shape) != 2:
        x = movedim(t, x, 1, len(x.shape) - 1) if len(x.shape) > 2 else x
        x, target = t.reshape(x, (math.prod(shape), x.shape[-1])), t.reshape(target, (math.prod(shape),))
    if weight is not None:
        keep = _kept(t, target, ignored, x.shape[1])
        return _unflat(t, _weighed(t, x, target, keep, weight, reduction), shape, reduction)
    hot = t.compare(t.plain(t.b.iota(x.shape[1])), t.reshape(target, (x.shape[0], 1)), b.EQ)
    chosen = t.first_max(t.where(hot, x, t.constant(MINUS_INF)))
    keep = _kept(t, target, ignored, x.shape[1])
    if keep is None:
        return _unflat(t, t.neg(reduced(t, chosen, reduction)), shape, reduction)
    kept = t.where(keep, chosen, t.constant(0.0))
    if reduction == 0:
        return _unflat(t, t.neg(kept), shape, reduction)
    total = t.neg(t.sum(kept, [0], False))
    return total if reduction == 2 else t.div(total, t.sum(real(t, keep), [0], False))


def _unflat(t: Tape, x: Var, shape: Sequence[int], reduction: int) -> Var:
    return t.reshape(x, tuple(shape)) if reduction == 0 else x


@rule("mse_loss.default")
def _mse(t: Tape, x: Var, y: Var, reduction: int = 1) -> Var:
    d = t.sub(real(t, x), real(t, y))
    return reduced(t, t.mul(d, d), reduction)


@rule("l1_loss.default")
def _l1(t: Tape, x: Var, y: Var, reduction: int = 1) -> Var:
    return reduced(t, t.abs(t.sub(real(t, x), real(t, y))), reduction)


@rule("huber_loss.default")
def _huber(t: Tape, x: Var, y: Var, reduction: int = 1, delta: float = 1.0) -> Var:
    d = t.sub(real(t, x), real(t, y))
    size = t.abs(d)
    near = t.mul(t.mul(d, d), t.constant(0.5))
    far = t.mul(t.sub(size, t.constant(0.5 * delta)), t.constant(float(delta)))
    return reduced(t, t.where(t.compare(size, t.constant(float(delta)), b.LT), near, far), reduction)


@rule("smooth_l1_loss.default")
def _smooth_l1(t: Tape, x: Var, y: Var, reduction: int = 1, beta: float = 1.0) -> Var:
    return _l1(t, x, y, reduction) if beta == 0 else t.div(_huber(t, x, y, reduction, beta), t.constant(float(beta)))


@rule("softplus.default")
def _softplus(t: Tape, x: Var, beta: Number = 1, threshold: Number = 20) -> Var:
    # Torch returns x itself above the threshold, which differs from this by less than exp(-threshold).
    if threshold < 15:
        raise UnsupportedOperator(f"aten.softplus with the threshold {threshold}", "15 or more, of which binary32 sees nothing")
    return t.softplus(x) if beta == 1 else t.div(t.softplus(t.mul(x, real(t, beta))), real(t, beta))


RULES["aten.log_sigmoid.default"] = lambda t, x: t.neg(t.softplus(t.neg(x)))


@rule("binary_cross_entropy_with_logits.default")
def _bce(t: Tape, x: Var, y: Var, weight: Var | None = None, positive: Var | None = None, reduction: int = 1) -> Var:
    if positive is None:
        each = t.sub(t.softplus(x), t.mul(x, real(t, y)))
    else:
        y = real(t, y)
        # (1 − y)·x + (1 + (p − 1)·y)·log(1 + exp(−x))
        one = t.constant(1.0)
        factor = t.add(one, t.mul(t.sub(positive, one), y))
        each = t.add(t.mul(t.sub(one, y), x), t.mul(factor, t.softplus(t.neg(x))))
    return reduced(t, each if weight is None else t.mul(each, weight), reduction)


@rule("item.default", "_local_scalar_dense.default", "nonzero.default", "masked_select.default", "equal.default")
def _data(*_: Any, **__: Any) -> Var:
    raise DataDependent("a value of a tensor decides what is computed", "compute with where() instead")


from assay_trainer.exporter import rules_index, rules_layers, rules_losses  # noqa: E402, F401 - they add to the table
