"""Random numbers of a module: the primitive `random` under the step's seed, other numbers than torch's.

Everything is made of numbers in [0, 1), multiples of 2^-24. `RULES` writes them into a program, `reference` does the same to
the program's own numbers in binary64, so that exports are compared with PyTorch under one noise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import Op, rounded
from assay_trainer.exporter.errors import UnsupportedOperator
from assay_trainer.exporter.tape import Tape, Var
from assay_trainer.torch_setup import torch

HINT = "dropout, rand, randn, randint, bernoulli, uniform, normal and exponential are what a program can draw"
RULES: dict[str, Callable[..., Var]] = {}
_REFERENCES: dict[str, Callable[..., torch.Tensor]] = {}
HALF = 2.0**-25  # half the distance of two numbers

# Wichura, algorithm AS 241, PPND7: the quantile of the normal distribution to about seven digits. By descending power.
_MIDDLE = (
    (5.9109374720e01, 1.5929113202e02, 5.0434271938e01, 3.3871327179e00),
    (6.7187563600e01, 7.8757757664e01, 1.7895169469e01, 1.0),
)
_TAIL = (
    (1.7023821103e-01, 1.3067284816e00, 2.7568153900e00, 1.4234372777e00),
    (1.2021132975e-01, 7.3700164250e-01, 1.0),
)


def _enter(names: Sequence[str], rule: Callable[..., Var], reference: Callable[..., torch.Tensor]) -> None:
    for name in names:
        RULES["aten." + name], _REFERENCES["aten." + name] = rule, reference


def draws(name: str, args: Sequence[Any]) -> bool:
    """Whether this call draws anything."""
    return "dropout" not in name or bool(args[2] and args[1] > 0)


def reference(
    node: torch.fx.Node, name: str, drawn: torch.Tensor, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> torch.Tensor:
    """The same in binary64, of the numbers that the program draws."""
    shape = tuple(node.meta["val"].shape)
    if "dropout" in name:
        shape = (*args[0].shape[:2], *(1,) * (args[0].dim() - 2))
    value = _REFERENCES[name](drawn.reshape(shape), *args, **kwargs)
    if node.target._schema.is_mutable:
        return args[0].copy_(value)
    if node.meta["val"].dtype in (torch.int64, torch.int32, torch.bool):
        return value.to(node.meta["val"].dtype)
    return value


def value(name: str, drawn: torch.Tensor, args: Sequence[Any], kwargs: Mapping[str, Any]) -> torch.Tensor:
    """What an operator of RULES makes of the numbers that a program draws, in binary64, without its autograd."""
    return _REFERENCES[name](drawn, *args, **kwargs)


def _f32(x: float) -> float:
    return float(rounded(float(x)))


def _polynomial(t: Tape, coefficients: Sequence[float], x: b.Value) -> b.Value:
    y = t.num(coefficients[0])
    for c in coefficients[1:]:
        y = t.b.fma(y, x, t.num(c))
    return y


def normal(t: Tape, shape: b.Shape) -> Var:
    """Normal numbers: the quantile at the middle between two of the uniform ones, at most 5.4 from 0."""
    u = t.uniform(shape).value
    q = t.b.add(t.b.sub(u, t.num(0.5)), t.num(HALF))
    size = t.b.minmax(q, t.b.neg(q), b.MAXIMUM)
    middle = t.b.fma(t.b.neg(q), q, t.num(0.180625))
    near = t.b.mul(q, t.b.div(*(_polynomial(t, c, middle) for c in _MIDDLE)))
    # 1/2 − |q| is the part of the distribution beyond, and exact.
    root = t.b.unary(Op.SQRT, t.b.neg(t.b.unary(Op.LOG, t.b.sub(t.num(0.5), size))))
    tail = t.b.sub(root, t.num(1.6))
    far = t.b.div(*(_polynomial(t, c, tail) for c in _TAIL))
    far = t.b.select(t.b.cmp(q, t.num(0.0), b.LT), t.b.neg(far), far)
    return t.plain(t.b.select(t.b.cmp(size, t.num(0.425), b.LE), near, far))


def _quantile(u: torch.Tensor) -> torch.Tensor:
    return torch.special.ndtri(u + HALF)


def _shape(meta: torch.Tensor) -> b.Shape:
    return tuple(meta.shape)


_enter(
    ("rand.default", "rand_like.default"),
    lambda t, meta, *_, **__: t.uniform(_shape(meta)),
    lambda u, *_, **__: u,
)
_enter(
    ("randn.default", "randn_like.default"),
    lambda t, meta, *_, **__: normal(t, _shape(meta)),
    lambda u, *_, **__: _quantile(u),
)


def _uniform(t: Tape, meta: torch.Tensor, _: Var, lo: float = 0.0, hi: float = 1.0, **__: Any) -> Var:
    return t.plain(t.b.fma(t.uniform(_shape(meta)).value, t.num(hi - lo), t.num(lo)))


_enter(("uniform.default",), _uniform, lambda u, _, lo=0.0, hi=1.0, **__: lo + (hi - lo) * u)


def _normal(t: Tape, meta: torch.Tensor, first: Any, *rest: Any, mean: float = 0.0, std: float = 1.0, **_: Any) -> Var:
    """x.normal_(mean, std), or normal(mean, std) of numbers and a shape, or of tensors."""
    z = normal(t, _shape(meta))
    if not isinstance(first, Var):
        return _moved(t, z, first, rest[0] if rest else std)
    return _moved(t, z, rest[0] if rest else mean, rest[1] if len(rest) > 1 else std)


def _moved(t: Tape, z: Var, mean: Any, std: Any) -> Var:
    scale, shift = (x if isinstance(x, Var) else t.constant(float(x)) for x in (std, mean))
    return t.add(t.mul(z, scale), shift)


def _normal_reference(u: torch.Tensor, first: Any, *rest: Any, mean: float = 0.0, std: float = 1.0, **_: Any) -> torch.Tensor:
    if not isinstance(first, torch.Tensor):
        return first + (rest[0] if rest else std) * _quantile(u)
    return (rest[0] if rest else mean) + (rest[1] if len(rest) > 1 else std) * _quantile(u)


_enter(("normal.default", "normal.float_float"), _normal, _normal_reference)
_enter(
    ("normal.Tensor_float", "normal.Tensor_Tensor", "normal.float_Tensor"),
    lambda t, meta, mean, std=1.0, **_: _moved(t, normal(t, _shape(meta)), mean, std),
    lambda u, mean, std=1.0, **_: mean + std * _quantile(u),
)


def _exponential(t: Tape, meta: torch.Tensor, _: Var, rate: float = 1.0, **__: Any) -> Var:
    # Never of 0 or 1, whose logarithms are no numbers to go on with.
    u = t.b.minmax(t.b.add(t.uniform(_shape(meta)).value, t.num(HALF)), t.num(1 - 2 * HALF), b.MINIMUM)
    return t.plain(t.b.mul(t.b.unary(Op.LOG, u), t.num(-1 / rate)))


_enter(
    ("exponential.default",),
    _exponential,
    lambda u, _, rate=1.0, **__: (u + HALF).clamp(max=1 - 2 * HALF).log() / -rate,
)


def _bernoulli(t: Tape, meta: torch.Tensor, x: Var, p: Any = None, **_: Any) -> Var:
    chance = x if p is None else p
    edge = chance.value if isinstance(chance, Var) else t.num(chance)
    hit = t.b.cmp(t.uniform(_shape(meta)).value, edge, b.LT)
    return t.plain(hit if meta.dtype == torch.bool else t.b.select(hit, t.num(1), t.num(0.0)))


def _bernoulli_reference(u: torch.Tensor, x: torch.Tensor, p: Any = None, **_: Any) -> torch.Tensor:
    chance = x.detach().float().double() if p is None else p if isinstance(p, torch.Tensor) else _f32(p)
    return (u < chance).double()


_enter(("bernoulli.default", "bernoulli.p", "bernoulli.Tensor"), _bernoulli, _bernoulli_reference)
# x.bernoulli_(p): a trace leaves an argument out that is the default, and then the chance is not x.
_enter(
    ("bernoulli.float",),
    lambda t, meta, x, p=0.5, **_: _bernoulli(t, meta, x, p),
    lambda u, x, p=0.5, **_: _bernoulli_reference(u, x, p),
)


def _integers(t: Tape, meta: torch.Tensor, lo: int, hi: int) -> Var:
    if not 0 < hi - lo <= 1 << 24 or max(abs(lo), abs(hi)) > 1 << 24:
        raise UnsupportedOperator(f"aten.randint from {lo} to {hi}", "at most 2^24 numbers below 2^24")
    x = t.floor(t.plain(t.b.mul(t.uniform(_shape(meta)).value, t.num(hi - lo))))
    x = t.b.add(t.b.minmax(x.value, t.num(hi - lo - 1), b.MINIMUM), t.num(lo))
    t.b.know(x, lo, hi - 1)
    return t.plain(x)


def _integers_reference(u: torch.Tensor, lo: int, hi: int) -> torch.Tensor:
    # In binary32, where the product is rounded as in the program.
    return (u.float() * (hi - lo)).floor().clamp(max=hi - lo - 1).double() + lo


for _name, _range in (
    ("randint.default", lambda hi, *_: (0, hi)),
    ("randint.low", lambda lo, hi, *_: (lo, hi)),
    ("randint_like.default", lambda _, hi, *__: (0, hi)),
    ("randint_like.low_dtype", lambda _, lo, hi, *__: (lo, hi)),
):
    _enter(
        (_name,),
        lambda t, meta, *args, range_=_range, **_: _integers(t, meta, *range_(*args)),
        lambda u, *args, range_=_range, **_: _integers_reference(u, *range_(*args)),
    )


def _channels_dropped(t: Tape, _: torch.Tensor, x: Var, p: float, train: bool) -> Var:
    """Dropout of whole channels."""
    if not train or p == 0:
        return x
    if p >= 1:
        raise UnsupportedOperator("aten.feature_dropout of everything", "p below 1")
    keep = t.b.cmp(t.num(p), t.uniform((*x.shape[:2], *(1,) * (len(x.shape) - 2))).value, b.LE)
    return t.where(t.plain(keep), t.mul(x, t.constant(1 / (1 - _f32(p)))), t.constant(0.0))


_enter(
    ("feature_dropout.default",),
    _channels_dropped,
    lambda u, x, p, _: torch.where(u >= _f32(p), x / (1 - _f32(p)), 0.0),
)
