"""Rules of whole numbers, order and places: rounding, division, running sums, sorting, sums by index, bags."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from assay_trainer.exporter import builder as b
from assay_trainer.exporter import rules
from assay_trainer.exporter.builder import F32, I8, I32
from assay_trainer.exporter.errors import DataDependent, TooLarge, UnsupportedDType, UnsupportedOperator
from assay_trainer.exporter.rules import RULES, Number, real, rule
from assay_trainer.exporter.tape import EXACT, MINUS_INF, Tape, Var
from assay_trainer.torch_setup import torch

_NO, _YES = (np.array(k, np.int8) for k in (0, 1))

# ---- rounding and division of whole numbers ----------------------------------------------------------------------------------

RULES["aten.floor.default"] = Tape.floor
RULES["aten.ceil.default"] = lambda t, x: t.neg(t.floor(t.neg(x)))
RULES["aten.round.default"] = Tape.round
RULES["aten.trunc.default"] = RULES["aten.fix.default"] = Tape.trunc
RULES["aten.frac.default"] = lambda t, x: t.sub(x, t.trunc(x))


def _quotient(t: Tape, x: Var | Number, y: Var | Number, mode: str) -> Var:
    """x / y, rounded down or towards zero: of whole numbers exactly, of others the division and then the rounding."""
    operands = [v for v in (x, y) if isinstance(v, Var)]
    whole = all(v.dtype is not F32 for v in operands) and not any(isinstance(v, float) for v in (x, y))
    u, v = real(t, x), real(t, y)
    q = t.div(u, v)
    if not whole:
        return t.floor(q) if mode == "floor" else t.trunc(q)
    bounds = [t.b.bound(w.value) for w in (u, v)]
    if None in bounds:
        raise UnsupportedDType("a division of integers that may pass 2^24", "x.float()")
    q = t.detach(t.floor(q) if mode == "floor" else t.trunc(q)).value
    if mode == "floor":
        # The quotient was rounded before it was cut; what is left over says by how much it is off.
        left = t.b.fma(t.b.neg(q), v.value, u.value)
        zero, one = t.num(0.0), t.num(1)
        over = t.b.select(t.b.cmp(v.value, zero, b.LT), t.b.neg(left), left)
        size = t.b.minmax(v.value, t.b.neg(v.value), b.MAXIMUM)
        q = t.b.select(t.b.cmp(over, zero, b.LT), t.b.sub(q, one), t.b.select(t.b.cmp(size, over, b.LE), t.b.add(q, one), q))
    most = max(abs(w) for w in bounds[0]) + 1
    t.b.know(q, -most, most)
    return t.plain(q)


@rule("div.Tensor_mode", "div.Scalar_mode", "divide.Tensor_mode", "divide.Scalar_mode")
def _div_mode(t: Tape, x: Var, y: Var | Number, rounding_mode: str | None = None) -> Var:
    return t.div(real(t, x), real(t, y)) if rounding_mode is None else _quotient(t, x, y, rounding_mode)


@rule("floor_divide.default", "floor_divide.Scalar")
def _floor_divide(t: Tape, x: Var, y: Var | Number) -> Var:
    return _quotient(t, x, y, "floor")


@rule("remainder.Scalar", "remainder.Tensor")
def _remainder(t: Tape, x: Var, y: Var | Number) -> Var:
    if x.dtype is F32 or (isinstance(y, Var) and y.dtype is F32) or isinstance(y, float):
        raise UnsupportedOperator("aten.remainder of binary32", "of whole numbers")
    q = _quotient(t, x, y, "floor")
    u, v = real(t, x), real(t, y)
    left = t.b.fma(t.b.neg(q.value), v.value, u.value)
    most = max(abs(w) for w in t.b.bound(v.value))
    t.b.know(left, -most, most)
    return t.plain(left)


def is_number(t: Tape, x: Var) -> Var:
    """Where x is not NaN."""
    return t.compare(x, x, b.EQ)


RULES["aten.isnan.default"] = lambda t, x: t.plain(t.invert(is_number(t, x).value))
RULES["aten.isinf.default"] = lambda t, x: t.compare(t.detach(t.abs(x)), t.constant(math.inf), b.EQ)
RULES["aten.isfinite.default"] = lambda t, x: t.compare(t.detach(t.abs(x)), t.constant(math.inf), b.LT)


# ---- order -------------------------------------------------------------------------------------------------------------------


def _before(t: Tape, x: Var, largest: bool) -> b.Value:
    """For the elements of the last axis [n, n]: whether j comes before i. Equal ones keep their order; NaN is never before."""
    n = x.shape[-1]
    if math.prod(x.shape) * n > b.MAX_ELEMENTS:
        raise TooLarge(
            f"an order of {n} elements in {math.prod(x.shape) // n} rows", "each is compared with each: at most 2^31"
        )
    mine, other = t.reshape(x, (*x.shape, 1)).value, t.reshape(x, (*x.shape[:-1], 1, n)).value
    if x.dtype is I8:
        mine, other = t.b.convert(mine, I32), t.b.convert(other, I32)
    ahead = t.b.cmp(mine, other, b.LT) if largest else t.b.cmp(other, mine, b.LT)
    place = t.b.iota(n)
    earlier = t.b.cmp(place, t.b.reshape(place, (n, 1)), b.LT)
    tie = t.b.select(t.b.cmp(mine, other, b.EQ), earlier, t.b.constant(_NO))
    return t.b.select(ahead, t.b.constant(_YES), tie)


def order(t: Tape, x: Var, largest: bool) -> Var:
    """Where the elements of the last axis come from when they are sorted, the first of equal ones first."""
    x = t.detach(x)
    if x.const is not None and x.dtype is not F32:
        x = t.constant(x.const.long())
    n = x.shape[-1]
    if n > EXACT:
        raise TooLarge(f"an order of {n} elements", "at most 2^24")
    before = t.b.select(_before(t, x, largest), t.num(1), t.num(0.0))
    rank = t.b.sum(before)  # [..., n, 1]: how many come before each
    place = t.b.convert(t.b.iota(n), F32)
    # At place p is the element of rank p: the sum of one number and zeros.
    hit = t.b.cmp(t.b.reshape(rank, (*x.shape[:-1], 1, n)), t.b.reshape(place, (n, 1)), b.EQ)
    source = t.b.sum(t.b.select(hit, place, t.num(0.0)))
    out = t.b.convert(t.b.reshape(source, x.shape), I32)
    t.b.know(out, 0, n - 1)
    return t.plain(out)


def _largest(t: Tape, x: Var, k: int) -> Var:
    """Places of the k largest of the last axis, one after the other, for a k far below the axis' length."""
    x = t.detach(x)
    n = x.shape[-1]
    place, places = t.b.iota(n), []
    seen: b.Value | None = None
    for _ in range(k):
        # What was taken counts as less than everything, −inf too.
        free = x.value if seen is None else t.b.select(seen, t.num(MINUS_INF), x.value)
        hot = t.b.cmp(free, t.b.amax(free), b.EQ)
        if seen is not None:
            hot = t.b.select(seen, t.b.constant(_NO), hot)
        number = t.b.convert(place, F32)
        first = t.b.neg(t.b.amax(t.b.select(hot, t.b.neg(number), t.num(MINUS_INF))))
        index = t.b.convert(first, I32)
        places.append(t.plain(index))
        new = t.b.cmp(place, index, b.EQ)
        seen = new if seen is None else t.b.select(new, t.b.constant(_YES), seen)
    out = t.concat(places, len(x.shape) - 1)
    t.b.know(out.value, 0, n - 1)
    return out


def picked(t: Tape, x: Var, places: Var) -> Var:
    """Elements of the last axis, row by row."""
    if x.const is not None and x.dtype is not F32:
        x = t.constant(x.const.long())
    return rules.gather(t, x, len(x.shape) - 1, places)


@rule("topk.default")
def _topk(t: Tape, x: Var, k: int, dim: int = -1, largest: bool = True, _: bool = True) -> list[Var]:
    y = rules.to_last(t, x, dim)
    n = y.shape[-1]
    if x.dtype is F32 and n > 64 and k <= 32:
        places = _largest(t, y if largest else t.neg(y), k)
    else:
        places = t.slice(order(t, y, largest), len(y.shape) - 1, 0, k)
    back = [picked(t, y, places), places]
    a = rules.axis(x, dim)
    return [rules.movedim(t, v, len(v.shape) - 1, a) if x.shape else t.reshape(v, ()) for v in back]


@rule("sort.default", "sort.stable")
def _sort(t: Tape, x: Var, *args: Any, dim: int = -1, descending: bool = False, **_: Any) -> list[Var]:
    given = list(args)
    if given and (given[0] is None or isinstance(given[0], bool)) and len(given) == 3:
        given = given[1:]  # of sort.stable
    dim = given[0] if given else dim
    descending = given[1] if len(given) > 1 else descending
    y = rules.to_last(t, x, dim)
    places = order(t, y, descending)
    a = rules.axis(x, dim)
    return [rules.movedim(t, v, len(v.shape) - 1, a) if x.shape else t.reshape(v, ()) for v in (picked(t, y, places), places)]


@rule("argsort.default", "argsort.stable")
def _argsort(t: Tape, x: Var, *args: Any, **kwargs: Any) -> Var:
    return _sort(t, x, *args, **kwargs)[1]


def argmax_whole(t: Tape, x: Var) -> Var:
    """The first of the largest integers of the last axis, however large they are."""
    return t.select(order(t, x, True), len(x.shape) - 1, 0)


@rule("cumsum.default")
def _cumsum(t: Tape, x: Var, dim: int, dtype: torch.dtype | None = None) -> Var:
    x = real(t, x)
    a, last = rules.axis(x, dim), len(x.shape) - 1
    if not x.shape:
        return x
    y = t.running(x if a == last else t.swap(x, a, last))
    y = y if a == last else t.swap(y, a, last)
    return y if dtype in (None, torch.float32) else _counted(t, y, dtype)


def _counted(t: Tape, y: Var, dtype: torch.dtype) -> Var:
    if rules.program_dtype(dtype) is not I32 or t.b.bound(y.value) is None:
        raise UnsupportedDType(f"aten.cumsum as {dtype} of numbers that may pass 2^24", "float32")
    return t.convert(y, I32)


@rule("histc.default")
def _histc(t: Tape, x: Var, bins: int = 100, lo: Number = 0, hi: Number = 0) -> Var:
    if lo >= hi:
        raise DataDependent("aten.histc between the least and the largest of the data", "say min and max")
    x = t.detach(real(t, t.reshape(x, (math.prod(x.shape), 1))))
    place = t.b.div(t.b.mul(t.b.sub(x.value, t.num(lo)), t.num(bins)), t.num(hi - lo))
    # The last bin has its end, too.
    place = t.floor(t.plain(place)).value
    inside = t.b.cmp(x.value, t.num(hi), b.LE)
    place = t.b.select(inside, t.b.minmax(place, t.num(bins - 1), b.MINIMUM), t.num(-1))
    hit = t.b.cmp(place, t.b.convert(t.b.iota(bins), F32), b.EQ)
    ones = t.b.select(hit, t.num(1), t.num(0.0))
    return t.sum(t.plain(ones), [0], False)


@rule("_grouped_mm.default")
def _grouped_mm(t: Tape, x: Var, w: Var, ends: Var | None = None, bias: Var | None = None, *_: Any, **__: Any) -> Var:
    """Rows of x [S, K] times the matrix [E, K, N] of their group; group e ends before row ends[e]."""
    if ends is None or bias is not None or len(x.shape) != 2 or len(w.shape) != 3:
        raise UnsupportedOperator("aten._grouped_mm of other than rows by one matrix a group", "rows, matrices and offs")
    rows = t.b.reshape(t.b.iota(x.shape[0]), (x.shape[0], 1))
    past = t.b.select(t.b.cmp(ends.value, rows, b.LE), t.num(1), t.num(0.0))
    group = t.plain(t.b.convert(t.b.reshape(t.b.sum(past), (x.shape[0],)), I32))
    chosen = t.embedding(w, group)
    y = t.matmul(t.reshape(x, (x.shape[0], 1, x.shape[1])), t.swap(chosen, -2, -1))
    return t.reshape(y, (x.shape[0], w.shape[2]))


# What transformers calls where torch's own is not to be had.
RULES["transformers.grouped_mm_fallback.default"] = _grouped_mm


# ---- sums by index -----------------------------------------------------------------------------------------------------------


def _front(t: Tape, x: Var, a: int) -> Var:
    return rules.movedim(t, x, a, 0) if a else x


@rule("index_add.default")
def _index_add(t: Tape, x: Var, dim: int, index: Var, source: Var, alpha: Number = 1) -> Var:
    a = rules.axis(x, dim)
    y = _front(t, real(t, source), a)
    if len(index.shape) != 1:
        index = t.reshape(index, (math.prod(index.shape),))
    sums = t.segments(t.reshape(y, (y.shape[0], math.prod(y.shape[1:]))), index, x.shape[a])
    sums = t.reshape(sums, (x.shape[a], *y.shape[1:]))
    sums = rules.movedim(t, sums, 0, a) if a else sums
    return t.add(real(t, x), sums if alpha == 1 else t.mul(sums, real(t, alpha)))


@rule("scatter_add.default")
def _scatter_add(t: Tape, x: Var, dim: int, index: Var, source: Var) -> Var:
    a, rank = rules.axis(x, dim), len(x.shape)
    for d in range(rank):
        source = t.slice(source, d, 0, index.shape[d])
    others = [d for d in range(rank) if d != a]
    whole = index.const is None and all(index.shape[d] == x.shape[d] and index.value.strides[d] == 0 for d in others)
    if whole:
        # One index for whole rows.
        line = index
        for d in reversed(others):
            line = t.select(line, d, 0)
        return _index_add(t, x, dim, line, source)
    flat, n = _places(t, index, a, x.shape), math.prod(index.shape)
    sums = t.segments(t.reshape(real(t, source), (n, 1)), t.reshape(flat, (n,)), math.prod(x.shape))
    return t.add(real(t, x), t.reshape(sums, x.shape))


def _places(t: Tape, index: Var, a: int, shape: Sequence[int]) -> Var:
    """The place among all elements that an index of one axis names."""
    rank = len(shape)
    own = [torch.arange(n).reshape((n,) + (1,) * (rank - 1 - d)).expand(index.shape) for d, n in enumerate(index.shape)]
    return rules.joined_index(t, [index if d == a else t.constant(own[d]) for d in range(rank)], shape)


def _written(t: Tape, x: Var, index: Var, source: Var) -> Var:
    """Rows x [R, C] of which those that index [K] names are source [K, C]; of several for one row the last."""
    r, k = x.shape[0], index.shape[0]
    if r * k > b.MAX_ELEMENTS:
        raise TooLarge(f"{k} rows written into {r}", "each is compared with each: at most 2^31")
    hit = t.b.cmp(index.value, t.b.reshape(t.b.iota(r), (r, 1)), b.EQ)
    number = t.b.select(hit, t.b.convert(t.b.iota(k), F32), t.num(-1))
    last = t.b.amax(number)  # [R, 1]
    named = t.plain(t.b.cmp(t.num(0.0), last, b.LE))
    place = t.b.minmax(last, t.num(0.0), b.MAXIMUM)
    rows = t.embedding(source, t.plain(t.b.reshape(t.b.convert(place, I32), (r,))))
    return t.where(named, rows, x)


def _alike(t: Tape, x: Var, source: Var) -> tuple[Var, Var]:
    return rules.alike(t, [x, source])


@rule("scatter.src", "scatter.value")
def _scatter(t: Tape, x: Var, dim: int, index: Var, source: Var | Number) -> Var:
    a, rank = rules.axis(x, dim), len(x.shape)
    if not isinstance(source, Var):
        source = t.expand(t.constant(float(source) if x.dtype is F32 else int(source)), index.shape)
    for d in range(rank):
        source = t.slice(source, d, 0, index.shape[d])
        if d != a and index.shape[d] != x.shape[d]:
            raise UnsupportedOperator("aten.scatter into a part of the other axes", "an index of all of them")
    # Along the last axis, row by row: [..., n, k].
    x_, source_, index_ = (rules.to_last(t, v, dim) for v in (*_alike(t, x, source), index))
    n, k = x_.shape[-1], index_.shape[-1]
    if math.prod(x_.shape) * k > b.MAX_ELEMENTS:
        raise TooLarge(f"{k} elements written into {n}", "each is compared with each: at most 2^31")
    hit = t.b.cmp(t.reshape(index_, (*index_.shape[:-1], 1, k)).value, t.b.reshape(t.b.iota(n), (n, 1)), b.EQ)
    last = t.b.amax(t.b.select(hit, t.b.convert(t.b.iota(k), F32), t.num(-1)))
    named = t.plain(t.b.reshape(t.b.cmp(t.num(0.0), last, b.LE), x_.shape))
    place = t.b.convert(t.b.minmax(last, t.num(0.0), b.MAXIMUM), I32)
    rows = rules.gather(t, source_, len(x_.shape) - 1, t.plain(t.b.reshape(place, x_.shape)))
    y = t.where(named, rows, x_)
    return rules.movedim(t, y, len(y.shape) - 1, a) if rank else y


@rule("index_put.default", "_unsafe_index_put.default")
def _index_put(t: Tape, x: Var, indices: Sequence[Var | None], value: Var, accumulate: bool = False) -> Var:
    given = [i for i in indices if i is not None]
    if len(given) == 1 and given[0].dtype is I8:
        mask = given[0]
        if math.prod(value.shape) != 1 or accumulate or indices[0] is None:
            raise DataDependent("a write to places of truth values: how many there are hangs on the data", "where()")
        mask = t.reshape(mask, (*mask.shape, *(1,) * (len(x.shape) - len(mask.shape))))
        x, value = _alike(t, x, t.reshape(value, ()))
        return t.where(mask, value, x)
    if len(given) != len(indices) or any(i.dtype is not I32 for i in given):
        raise UnsupportedOperator("a write by index behind a whole axis", "permute the axes first")
    n = len(given)
    shape = tuple(torch.broadcast_shapes(*(i.shape for i in given)))
    given = [t.expand(i, shape) for i in given]
    place = t.reshape(rules.joined_index(t, given, x.shape[:n]), (math.prod(shape),))
    r, c = math.prod(x.shape[:n]), math.prod(x.shape[n:])
    x_, value = _alike(t, x, t.expand(value, (*shape, *x.shape[n:])))
    rows = t.reshape(value, (math.prod(shape), c))
    if accumulate:
        return t.add(x_, t.reshape(t.segments(rows, place, r), x.shape))
    return t.reshape(_written(t, t.reshape(x_, (r, c)), place, rows), x.shape)


@rule("index_copy.default")
def _index_copy(t: Tape, x: Var, dim: int, index: Var, source: Var) -> Var:
    a = rules.axis(x, dim)
    x_, y = (_front(t, v, a) for v in _alike(t, x, source))
    c = math.prod(x_.shape[1:])
    out = _written(
        t, t.reshape(x_, (x_.shape[0], c)), t.reshape(index, (math.prod(index.shape),)), t.reshape(y, (y.shape[0], c))
    )
    out = t.reshape(out, x_.shape)
    return rules.movedim(t, out, 0, a) if a else out


@rule("index_fill.int_Scalar", "index_fill.int_Tensor")
def _index_fill(t: Tape, x: Var, dim: int, index: Var, value: Var | Number) -> Var:
    a = rules.axis(x, dim)
    k, n = math.prod(index.shape), x.shape[a]
    hit = t.b.cmp(t.reshape(index, (1, k)).value, t.b.reshape(t.b.iota(n), (n, 1)), b.EQ)
    any_ = t.b.cmp(t.num(0.0), t.b.amax(t.b.select(hit, t.num(1), t.num(0.0))), b.LT)
    mask = t.plain(t.b.reshape(any_, (n,) + (1,) * (len(x.shape) - 1 - a)))
    return rules.masked_fill(t, x, mask, value)


@rule("copy.default")
def _copy(t: Tape, x: Var, source: Var, _: bool = False) -> Var:
    y = source
    if y.dtype is not x.dtype:
        y = real(t, y) if x.dtype is F32 else rules.truth(t, y) if x.dtype is I8 else t.convert(_cut(t, y), I32)
    return t.expand(y, x.shape)


def _cut(t: Tape, y: Var) -> Var:
    return t.trunc(y) if y.dtype is F32 else y


@rule("fill.Scalar", "fill.Tensor")
def _fill(t: Tape, x: Var, value: Var | Number) -> Var:
    if isinstance(value, Var):
        return _copy(t, x, t.reshape(value, ()))
    kind = {F32: float, I8: bool}.get(x.dtype, int)
    return t.expand(t.constant(kind(value)), x.shape)


RULES["aten.zero.default"] = lambda t, x: _fill(t, x, 0)


# ---- bags --------------------------------------------------------------------------------------------------------------------


@rule("embedding_bag.default", "embedding_bag.padding_idx", "_embedding_bag.default")
def _embedding_bag(
    t: Tape,
    table: Var,
    index: Var,
    starts: Var,
    by_frequency: bool = False,
    mode: int = 0,
    sparse: bool = False,
    weights: Var | None = None,
    include_last: bool = False,
    padding: int | None = None,
) -> list[Var | None]:
    """Sums (mode 0) or means (1) of rows of a table; bag i begins at starts[i]."""
    if mode == 2 or by_frequency or sparse or (padding is not None and padding >= 0):
        raise UnsupportedOperator("aten.embedding_bag of maxima, with padding or sparse gradients", "mode sum or mean")
    n = index.shape[0]
    bags = starts.shape[0] - bool(include_last)
    rows = t.embedding(table, index)
    if weights is not None:
        rows = t.mul(rows, t.reshape(weights, (n, 1)))
    if starts.const is not None:
        bag = t.constant((torch.arange(n)[:, None] >= starts.const[:bags]).sum(1) - 1)
    else:
        begun = t.b.cmp(t.slice(starts, 0, 0, bags).value, t.b.reshape(t.b.iota(n), (n, 1)), b.LE)
        count = t.b.sum(t.b.select(begun, t.num(1), t.num(0.0)))
        bag = t.plain(t.b.convert(t.b.reshape(t.b.sub(count, t.num(1)), (n,)), I32))
    out = t.segments(rows, bag, bags)
    if mode == 1:
        ones = t.constant(torch.ones(n, 1).double())
        counts = t.plain(t.segments(ones, bag, bags).value)
        out = t.div(out, t.minmax(counts, t.constant(1.0), b.MAXIMUM))
    return [out, None, None, None]
