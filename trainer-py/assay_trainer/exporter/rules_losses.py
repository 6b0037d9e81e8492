"""Rules of losses beside those of classes."""

from __future__ import annotations

from assay_trainer.exporter import builder as b
from assay_trainer.exporter import rules
from assay_trainer.exporter.builder import Op
from assay_trainer.exporter.errors import UnsupportedOperator
from assay_trainer.exporter.rules import Number, real, reduced, rule
from assay_trainer.exporter.tape import Tape, Var


@rule("kl_div.default")
def _kl_div(t: Tape, x: Var, y: Var, reduction: int = 1, log_target: bool = False) -> Var:
    if log_target:
        return reduced(t, t.mul(t.exp(y), t.sub(y, x)), reduction)
    # 0·log 0 is 0, and so is its gradient here.
    some = t.compare(t.constant(0.0), y, b.LT)
    safe = t.where(some, y, t.constant(1.0))
    return reduced(t, t.sub(t.mul(y, t.log(safe)), t.mul(y, x)), reduction)


@rule("binary_cross_entropy.default")
def _bce(t: Tape, x: Var, y: Var, weight: Var | None = None, reduction: int = 1) -> Var:
    """Logarithms are at least −100; the slope is torch's, (x − y) / maximum((1 − x)·x, 1e-12)."""
    y = real(t, y)
    if y.needs:
        raise UnsupportedOperator("aten.binary_cross_entropy with a gradient of its targets", "y.detach()")
    v, u, one, least = x.value, y.value, t.num(1), t.num(-100)
    rest = t.b.sub(one, v)
    logs = [t.b.minmax(t.b.unary(Op.LOG, w), least, b.MAXIMUM) for w in (v, rest)]
    total = t.b.fma(u, logs[0], t.b.mul(t.b.sub(one, u), logs[1]))

    def slope() -> b.Value:
        return t.b.div(t.b.sub(v, u), t.b.minmax(t.b.mul(rest, v), t.num(1e-12), b.MAXIMUM))

    each = t.unary(x, t.b.neg(total), slope)
    return reduced(t, each if weight is None else t.mul(each, weight), reduction)


@rule("cosine_similarity.default")
def _cosine(t: Tape, x: Var, y: Var, dim: int = 1, eps: float = 1e-8) -> Var:
    a = rules.axis(x if len(x.shape) >= len(y.shape) else y, dim)

    def unit(v: Var) -> Var:
        size = t.sqrt(t.sum(t.mul(v, v), [a], True), flat=True)
        return t.div(v, t.clamp(size, float(eps), None))

    x, y = rules.broadcast(t, [x, y])
    return t.sum(t.mul(unit(x), unit(y)), [a], False)


@rule("pairwise_distance.default")
def _distance(t: Tape, x: Var, y: Var, p: Number = 2, eps: float = 1e-6, keep: bool = False) -> Var:
    d = t.add(t.sub(x, y), t.constant(float(eps)))
    return rules.vector_norm(t, d, p, [len(d.shape) - 1], keep)


@rule("triplet_margin_loss.default")
def _triplet(
    t: Tape,
    x: Var,
    near: Var,
    far: Var,
    margin: float = 1.0,
    p: Number = 2,
    eps: float = 1e-6,
    swap: bool = False,
    reduction: int = 1,
) -> Var:
    beside = _distance(t, x, near, p, eps)
    apart = _distance(t, x, far, p, eps)
    if swap:
        apart = t.minmax(apart, _distance(t, near, far, p, eps), b.MINIMUM)
    return reduced(t, t.clamp(t.add(t.sub(beside, apart), t.constant(float(margin))), 0.0, None), reduction)


@rule("margin_ranking_loss.default")
def _ranking(t: Tape, x: Var, y: Var, sign: Var, margin: float = 0.0, reduction: int = 1) -> Var:
    d = t.mul(t.neg(real(t, sign)), t.sub(x, y))
    return reduced(t, t.clamp(t.add(d, t.constant(float(margin))), 0.0, None), reduction)


@rule("cosine_embedding_loss.default")
def _cosine_embedding(t: Tape, x: Var, y: Var, sign: Var, margin: float = 0.0, reduction: int = 1) -> Var:
    eps = t.constant(1e-12)
    last = [len(x.shape) - 1]
    product = t.sum(t.mul(x, y), last, False)
    sizes = [t.add(t.sum(t.mul(v, v), last, False), eps) for v in (x, y)]
    cosine = t.div(product, t.sqrt(t.mul(*sizes)))
    sign = real(t, sign)
    alike = t.where(t.compare(sign, t.constant(1.0), b.EQ), t.sub(t.constant(1.0), cosine), t.constant(0.0))
    other = t.clamp(t.sub(cosine, t.constant(float(margin))), 0.0, None)
    other = t.where(t.compare(sign, t.constant(-1.0), b.EQ), other, t.constant(0.0))
    return reduced(t, t.add(alike, other), reduction)


@rule("soft_margin_loss.default")
def _soft_margin(t: Tape, x: Var, y: Var, reduction: int = 1) -> Var:
    return reduced(t, t.softplus(t.mul(t.neg(real(t, y)), x)), reduction)


@rule("poisson_nll_loss.default")
def _poisson(t: Tape, x: Var, y: Var, log_input: bool, full: bool, eps: float, reduction: int) -> Var:
    if full:
        raise UnsupportedOperator("aten.poisson_nll_loss with Stirling's term", "full=False")
    y = real(t, y)
    if log_input:
        return reduced(t, t.sub(t.exp(x), t.mul(y, x)), reduction)
    return reduced(t, t.sub(x, t.mul(y, t.log(t.add(x, t.constant(float(eps)))))), reduction)


@rule("addcdiv.default")
def _addcdiv(t: Tape, x: Var, y: Var, z: Var, value: Number = 1) -> Var:
    q = t.div(y, z)
    return t.add(x, q if value == 1 else t.mul(q, real(t, value)))
