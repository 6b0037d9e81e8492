"""Writes programs: docs/arithmetic-programs.md sections 1 to 5. Go's repops/program validates what comes out.

A node that would repeat an earlier one is that one (random numbers excepted), and nodes, constants and counters that no output
needs are left out, so that a program depends on what is computed and not on how it was asked for.
"""

from __future__ import annotations

import enum
import math
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from assay_repops import tensor_root
from assay_repops.commitments import DType
from assay_trainer.exporter.errors import ExportError, TooLarge, UnsupportedDType, UnsupportedOperator
from assay_trainer.exporter.operators_gen import Op

MAX_RANK = 8
MAX_ELEMENTS = 1 << 31
MAX_CONTRACTION = 1 << 16
MAX_CONCAT = 32
MAX_NODES = 1 << 18
MAX_INPUTS = 1 << 16
GROUP = 256

F32, I8, I32 = DType.F32, DType.I8, DType.I32
_NUMPY = {F32: np.dtype("<f4"), I8: np.dtype("i1"), I32: np.dtype("<i4")}

MAXIMUM, MINIMUM = 0, 1
EQ, LT, LE = 0, 1, 2
BAND_NONE, BAND_BELOW, BAND_ABOVE = 0, 1, 2
ROUND, SEED = 0, 2


class _Types(NamedTuple):
    """What a primitive asks of the types of its operands from `first` on: that all are binary32, or that all are one type."""

    first: int = 0
    f32: bool = False
    one: bool = False


# Every primitive: one that is not here cannot be written.
_TYPES = {
    **dict.fromkeys((Op.COPY, Op.IOTA, Op.GATHER, Op.SEGSUM, Op.MATMUL_I8, Op.CONVERT, Op.RANDOM), _Types()),
    **dict.fromkeys((Op.MATMUL, Op.SUM, Op.AMAX, Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.FMA, Op.MINMAX), _Types(f32=True)),
    **dict.fromkeys((Op.SQRT, Op.RSQRT, Op.EXP, Op.LOG, Op.TANH, Op.ERF, Op.SIN, Op.COS), _Types(f32=True)),
    **dict.fromkeys((Op.CONCAT, Op.CMP), _Types(one=True)),
    Op.SELECT: _Types(first=1, one=True),
}


class Provenance(enum.IntEnum):
    """Where an input comes from."""

    STATE = 1
    BATCH = 2
    CONSTANT = 3
    COUNTER = 4


class Part(enum.IntEnum):
    """Inputs and nodes are numbered apart until the program is whole."""

    INPUT = 0
    MICRO = 1
    STEP = 2


Shape = tuple[int, ...]
Ref = tuple[Part, int]
Bound = tuple[int, int]
EXACT = 1 << 24  # whole numbers up to here are binary32 numbers


@dataclass(frozen=True)
class Value:
    """A view of a tensor. `exact` is the real number that a constant of one element stands for, before it was rounded."""

    ref: Ref
    dtype: DType
    shape: Shape
    strides: Shape
    offset: int = 0
    micro: int = 0
    exact: Fraction | None = field(default=None, compare=False)

    @property
    def rank(self) -> int:
        """Number of axes."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """Number of elements of the view."""
        return math.prod(self.shape)

    @property
    def whole(self) -> bool:
        """Whether the view is one run of its tensor, row-major."""
        return self.strides == row_major(self.shape)

    def view(self, shape: Sequence[int], strides: Sequence[int], offset: int = 0) -> Value:
        """Another view; strides of axes of length 0 or 1 become 0. `offset` is added."""
        if len(shape) > MAX_RANK:
            raise TooLarge(f"a tensor of {len(shape)} axes", f"programs have at most {MAX_RANK}")
        st = tuple(0 if n <= 1 else s for n, s in zip(shape, strides, strict=True))
        return replace(self, shape=tuple(shape), strides=st, offset=self.offset + offset)


def row_major(shape: Shape) -> Shape:
    """Strides of a contiguous tensor; axes of length 0 or 1 have stride 0."""
    strides, n = [], 1
    for d in reversed(shape):
        strides.append(n if d > 1 else 0)
        n *= d
    return tuple(reversed(strides))


def regroup(shape: Shape, strides: Shape, new: Shape) -> Shape | None:
    """Strides that show the same elements in the same order under other axes; None if there are none."""
    old = [(n, s) for n, s in zip(shape, strides, strict=True) if n != 1]
    out: list[int] = []
    at = 0
    i = 0
    while i < len(new):
        if new[i] == 1:
            out.append(0)
            i += 1
            continue
        # The shortest runs of old and new axes with equal products.
        lo, hi, a, b = i, i + 1, at, at + 1
        if a >= len(old):
            return None
        have, want = old[a][0], new[i]
        while have != want:
            if have < want:
                if b >= len(old):
                    return None
                have *= old[b][0]
                b += 1
            else:
                if hi >= len(new):
                    return None
                want *= new[hi]
                hi += 1
        for (_, s), (n2, s2) in zip(old[a : b - 1], old[a + 1 : b], strict=True):
            if s != n2 * s2:
                return None
        step, part = old[b - 1][1], []
        for n in reversed(new[lo:hi]):
            part.append(step if n > 1 else 0)
            step *= n
        out += reversed(part)
        i, at = hi, b
    return tuple(out) if at == len(old) else None


@dataclass(frozen=True)
class _Input:
    provenance: Provenance
    dtype: DType
    shape: Shape
    index: int
    data: NDArray[Any] | None = None


@dataclass(frozen=True)
class _Node:
    op: Op
    attr: int
    band: int
    dtype: DType
    shape: Shape
    operands: tuple[Value, ...]


@dataclass(frozen=True)
class Built:
    """A program and the constants that its entries name, in their order."""

    encoding: bytes
    constants: list[NDArray[Any]]
    operators: dict[str, int]
    entries: dict[Ref, int]  # of inputs and nodes
    sources: dict[int, str]  # by the entry of a node: which operator of the module it is of


def rounded(x: Fraction | float) -> np.float32:
    """RN(x): one rounding of the exact value, ties to even, subnormals kept."""
    if isinstance(x, float) and not math.isfinite(x):
        return np.float32(x)
    x = Fraction(x)
    if x == 0:
        return np.float32(0)
    n, d = abs(x.numerator), x.denominator
    exponent = n.bit_length() - d.bit_length()
    if Fraction(n, d) < Fraction(2) ** exponent:
        exponent -= 1
    ulp = Fraction(2) ** (max(exponent, -126) - 23)
    q = round(Fraction(n, d) / ulp)  # Python rounds a Fraction's halves to even
    # q has at most 25 bits: exact in binary64, and so is its product with a power of two.
    magnitude = float(q) * float(ulp)
    value = np.float32(np.inf) if magnitude >= 2.0**128 else np.float32(magnitude)
    return -value if x < 0 else value


class Builder:
    """Appends nodes to the micro-batch part until `begin_step`, then to the step part.

    Args:
        d: Groups of micro-batches; 0 with a = 0 for a program of step nodes only.
        a: Micro-batches of a group.
        loop: Whether the outputs are the next state.
    """

    def __init__(self, d: int, a: int, loop: bool = True) -> None:
        if not (d == a == 0 or (1 <= d <= 32 and a >= 1 and d * a <= 63)):
            raise ExportError(f"a grid of {d} x {a}", "D is 1 to 32, D·A at most 63")
        self.d, self.a, self.loop = d, a, loop
        self._inputs: list[_Input] = []
        self._nodes: dict[Part, list[_Node]] = {Part.MICRO: [], Part.STEP: []}
        self._part = Part.MICRO if d else Part.STEP
        self._known: dict[tuple[Part, _Node], Value] = {}
        self._constants: dict[tuple[DType, bytes], Value] = {}
        self._outputs: list[Value] = []
        self._sources: dict[Part, list[str]] = {Part.MICRO: [], Part.STEP: []}
        self._bounds: dict[Ref, Bound | None] = {}
        # Between which numbers the fields of a batch are taken to lie, and of which of them something depended on that.
        self.taken: dict[int, Bound] = {}
        self.relied: set[int] = set()
        # Constants as they were before they became binary32, by input.
        self.unrounded: dict[int, NDArray[Any]] = {}
        # Which operator of the module the next nodes are of; errors name it.
        self.source = ""

    @property
    def grid(self) -> int:
        """Number of micro-batches."""
        return self.d * self.a

    def begin_step(self) -> None:
        """Ends the micro-batch nodes."""
        self._part = Part.STEP

    # ---- inputs and outputs ------------------------------------------------------------------------------------------------

    def _input(self, entry: _Input) -> Value:
        self._inputs.append(entry)
        return self._whole((Part.INPUT, len(self._inputs) - 1), entry.dtype, entry.shape)

    def _whole(self, ref: Ref, dtype: DType, shape: Shape) -> Value:
        if math.prod(shape) > MAX_ELEMENTS:
            raise TooLarge(
                f"a tensor {list(shape)} of {math.prod(shape)} elements",
                "at most 2^31: fewer rows or shorter sequences in a micro-batch, and more micro-batches (grid)",
                self.source,
            )
        return Value(ref, dtype, shape, row_major(shape))

    def state(self, dtype: DType, shape: Shape) -> Value:
        """The next tensor of the state."""
        count = sum(e.provenance is Provenance.STATE for e in self._inputs)
        return self._input(_Input(Provenance.STATE, dtype, shape, count))

    def batch(self, dtype: DType, shape: Shape, index: int) -> Value:
        """A field of the micro-batch."""
        return self._input(_Input(Provenance.BATCH, dtype, shape, index))

    def counter(self, index: int) -> Value:
        """ROUND, 1 the step (i32, rank 0), SEED (i32 [2]); the same input each time."""
        for i, e in enumerate(self._inputs):
            if e.provenance is Provenance.COUNTER and e.index == index:
                return self._whole((Part.INPUT, i), I32, e.shape)
        return self._input(_Input(Provenance.COUNTER, I32, (2,) if index == SEED else (), index))

    def constant(self, array: NDArray[Any], shape: Shape | None = None, exact: NDArray[Any] | None = None) -> Value:
        """A committed constant, float32, int32 or int8. One of equal elements is stored once and read with stride 0.

        `exact` is what it was rounded from, for comparisons alone.
        """
        shape = tuple(array.shape) if shape is None else shape
        dtype = next(t for t, n in _NUMPY.items() if n == array.dtype.newbyteorder("<"))
        flat = np.ascontiguousarray(array, _NUMPY[dtype]).reshape(-1)
        if dtype is F32:
            flat = np.where(np.isnan(flat), np.uint32(0x7FC00000).view(np.float32), flat).astype("<f4")
        words = flat.view(np.uint8).reshape(flat.size, -1)
        uniform = flat.size > 0 and bool((words == words[0]).all())
        if uniform:
            flat = flat[:1].copy()
        key = (dtype, flat.tobytes())
        if key not in self._constants:
            self._constants[key] = self._input(_Input(Provenance.CONSTANT, dtype, flat.shape, 0, flat))
            if exact is not None:
                self.unrounded[len(self._inputs) - 1] = np.asarray(exact, np.float64).reshape(-1)[: flat.size]
        value = self._constants[key]
        return value.view(shape, (0,) * len(shape)) if uniform else value.view(shape, row_major(shape))

    def scalar(self, x: Fraction | float) -> Value:
        """RN(x) as a constant of rank 0."""
        value = self.constant(np.array(rounded(x), np.float32), exact=np.array(float(x)))
        exact = Fraction(x) if isinstance(x, Fraction) or math.isfinite(x) else None
        return replace(value, exact=exact)

    def of(self, v: Value, micro: int) -> Value:
        """A micro-batch node's value in one micro-batch, for step nodes."""
        return replace(v, micro=micro)

    def output(self, v: Value) -> None:
        """Makes a tensor the next output; a view that is not a whole tensor, or not a step node's, is copied."""
        if v.ref[0] is not Part.STEP or not v.whole or v.offset or self._size(v.ref) != v.size or self._shape(v.ref) != v.shape:
            v = self.copy(v)
        self._outputs.append(v)

    def node(self, ref: Ref) -> _Node:
        """A node."""
        return self._nodes[ref[0]][ref[1]]

    def entry(self, i: int) -> _Input:
        """An input."""
        return self._inputs[i]

    def operands(self, ref: Ref) -> tuple[Value, ...]:
        """What a node reads, or an input: nothing."""
        return () if ref[0] is Part.INPUT else self.node(ref).operands

    def _shape(self, ref: Ref) -> Shape:
        return self._inputs[ref[1]].shape if ref[0] is Part.INPUT else self._nodes[ref[0]][ref[1]].shape

    def _size(self, ref: Ref) -> int:
        return math.prod(self._shape(ref))

    def of_batch(self, v: Value) -> bool:
        """Whether the elements are those of a batch's field, copied or not."""
        part, i = self.origin(v)
        return part is Part.INPUT and self._inputs[i].provenance is Provenance.BATCH

    def origin(self, v: Value) -> Ref:
        """The tensor whose elements v shows, copied or not."""
        ref = v.ref
        while ref[0] is not Part.INPUT and self.node(ref).op is Op.COPY:
            ref = self.node(ref).operands[0].ref
        return ref

    def field(self, v: Value) -> tuple[int, tuple[tuple[int, Shape, Shape], ...]] | None:
        """Which field of the batch v shows, through which views (offset, shape, strides); None if it was computed with."""
        part, i = v.ref
        view = (v.offset, v.shape, v.strides)
        if part is Part.INPUT:
            entry = self._inputs[i]
            return (entry.index, (view,)) if entry.provenance is Provenance.BATCH else None
        node = self._nodes[part][i]
        found = self.field(node.operands[0]) if node.op is Op.COPY else None
        return None if found is None else (found[0], (*found[1], view))

    # ---- whole numbers -----------------------------------------------------------------------------------------------------

    def know(self, v: Value, lo: int, hi: int) -> None:
        """Says between which whole numbers the elements of a node lie, where `bound` would not find it."""
        self._bounds[v.ref] = (lo, hi)

    def bound(self, v: Value) -> Bound | None:
        """Between which whole numbers all elements lie, none above 2^24; None if that is not known.

        Whatever the inputs are, but for fields of a batch that are taken to lie within limits, to which batches are held.

        Of binary32, too, as long as nothing on the way is rounded.
        """
        if v.ref not in self._bounds:
            try:
                found = self._bounded(v.ref)
            except RecursionError:
                found = None
            self._bounds[v.ref] = found if found is not None and -EXACT <= found[0] <= found[1] <= EXACT else None
        return self._bounds[v.ref]

    def _bounded(self, ref: Ref) -> Bound | None:
        part, i = ref
        if part is Part.INPUT:
            entry = self._inputs[i]
            if entry.provenance is Provenance.BATCH and entry.index in self.taken:
                self.relied.add(entry.index)
                return self.taken[entry.index]
            data = entry.data
            if data is None or not data.size:
                return (-128, 127) if entry.dtype is I8 else None
            if data.dtype.kind == "f" and not (np.isfinite(data).all() and (data == np.round(data)).all()):
                return None
            return int(data.min()), int(data.max())
        node = self._nodes[part][i]
        if node.op is Op.IOTA:
            return 0, node.shape[node.attr] - 1
        if node.op is Op.CMP:
            return 0, 1
        operands = node.operands[1:] if node.op is Op.SELECT else node.operands[:1] if node.op is Op.GATHER else node.operands
        bounds = [self.bound(v) for v in operands]
        if any(b is None for b in bounds):
            return None
        (lo, hi), (lo2, hi2) = bounds[0], bounds[-1]
        if node.op in (Op.COPY, Op.CONCAT, Op.SELECT, Op.MINMAX, Op.AMAX):
            return min(b[0] for b in bounds), max(b[1] for b in bounds)
        if node.op is Op.GATHER and node.dtype is not F32:
            return min(lo, 0), max(hi, 0)
        if node.op is Op.CONVERT:
            return (max(lo, -128), min(hi, 127)) if node.dtype is I8 else (lo, hi)
        if node.op is Op.ADD:
            return lo + lo2, hi + hi2
        if node.op is Op.SUB:
            return lo - hi2, hi - lo2
        if node.op is Op.MUL:
            ends = [a * c for a in (lo, hi) for c in (lo2, hi2)]
            return min(ends), max(ends)
        if node.op is Op.SUM:
            n = min(GROUP, operands[0].shape[-1])
            return min(0, n * lo), max(0, n * hi)
        if node.op is Op.MATMUL:
            ends = [operands[0].shape[-1] * a * c for a in (lo, hi) for c in (lo2, hi2)]
            return min(0, *ends), max(0, *ends)
        return None

    # ---- views -------------------------------------------------------------------------------------------------------------

    def permute(self, v: Value, order: Sequence[int]) -> Value:
        """Axis k of the result is axis order[k] of v."""
        return v.view([v.shape[a] for a in order], [v.strides[a] for a in order])

    def transpose(self, v: Value) -> Value:
        """The last two axes swapped."""
        order = list(range(v.rank))
        order[-2:] = order[-1], order[-2]
        return self.permute(v, order)

    def slice(self, v: Value, axis: int, lo: int, hi: int, step: int = 1) -> Value:
        """Elements lo, lo + step, … below hi of an axis."""
        n = max(0, -(-(hi - lo) // step))
        shape, strides = list(v.shape), list(v.strides)
        shape[axis], strides[axis] = n, v.strides[axis] * step
        return v.view(shape, strides, lo * v.strides[axis] if n else 0)

    def reshape(self, v: Value, shape: Shape) -> Value:
        """The same elements under other axes: a view where there is one, else of a copy."""
        if shape == v.shape:
            return v
        strides = regroup(v.shape, v.strides, shape)
        if strides is None:
            v = self.copy(v)
            strides = row_major(shape)
        return v.view(shape, strides)

    def broadcast(self, v: Value, shape: Shape) -> Value:
        """Axes are matched from the last one; absent ones and those of length 1 repeat."""
        if v.shape == shape:
            return v
        lead = len(shape) - v.rank
        strides = [0] * lead + [0 if d == 1 else s for d, s in zip(v.shape, v.strides, strict=True)]
        return v.view(shape, strides)

    # ---- primitives --------------------------------------------------------------------------------------------------------

    def _node(self, op: Op, dtype: DType, shape: Shape, *operands: Value, attr: int = 0, band: int = 0) -> Value:
        if 0 in shape:
            raise UnsupportedOperator(f"a tensor {list(shape)} without elements", "leave it out")
        rule = _TYPES[op]
        types = {v.dtype for v in operands[rule.first :]}
        if types - {F32} and rule.f32:
            raise UnsupportedDType("arithmetic on integers or truth values", "x.float(): programs compute in binary32")
        if len(types) > 1 and rule.one:
            raise UnsupportedDType("operands of several types", "convert them to one")
        node = _Node(op, attr, band, dtype, shape, operands)
        if op is not Op.RANDOM and (self._part, node) in self._known:
            return self._known[self._part, node]
        nodes = self._nodes[self._part]
        nodes.append(node)
        self._sources[self._part].append(self.source)
        value = self._whole((self._part, len(nodes) - 1), dtype, shape)
        self._known[self._part, node] = value
        return value

    def _elementwise(self, op: Op, dtype: DType, *vs: Value, attr: int = 0) -> Value:
        shape = np.broadcast_shapes(*(v.shape for v in vs))
        return self._node(op, dtype, shape, *(self.broadcast(v, shape) for v in vs), attr=attr)

    def copy(self, v: Value) -> Value:
        """The view written out."""
        return self._node(Op.COPY, v.dtype, v.shape, v)

    def concat(self, axis: int, vs: Sequence[Value]) -> Value:
        """Joined along an axis, 32 at a time."""
        vs = [v for v in vs if v.shape[axis]]
        while len(vs) > MAX_CONCAT:
            vs = [self.concat(axis, vs[i : i + MAX_CONCAT]) for i in range(0, len(vs), MAX_CONCAT)]
        if len(vs) == 1:
            return vs[0]
        shape = list(vs[0].shape)
        shape[axis] = sum(v.shape[axis] for v in vs)
        return self._node(Op.CONCAT, vs[0].dtype, tuple(shape), *vs, attr=axis)

    def iota(self, n: int) -> Value:
        """0 … n − 1, i32 [n]."""
        return self._node(Op.IOTA, I32, (n,))

    def gather(self, table: Value, index: Value) -> Value:
        """Rows of a table [R, s…] by an i32 index."""
        return self._node(Op.GATHER, table.dtype, index.shape + table.shape[1:], table, index)

    def segsum(self, index: Value, g: Value, rows: int) -> Value:
        """[rows, C] from an i32 index [T] and g [C, T]; T above 65,536 is cut as in `matmul`."""
        index, g = self.reducible(index), self.reducible(g)
        return self._chains(
            index.size,
            lambda lo, hi: self._node(
                Op.SEGSUM, F32, (rows, g.shape[0]), self.slice(index, 0, lo, hi), self.slice(g, 1, lo, hi)
            ),
        )

    def _chains(self, k: int, chain: Callable[[int, int], Value]) -> Value:
        """Contractions over [0, 65,536), [65,536, …) and so on, added in this order: arithmetic-programs.md rule 7.1."""
        total = chain(0, min(k, MAX_CONTRACTION))
        for lo in range(MAX_CONTRACTION, k, MAX_CONTRACTION):
            total = self.add(total, chain(lo, min(k, lo + MAX_CONTRACTION)))
        return total

    def random(self, shape: Shape) -> Value:
        """Uniform in [0, 1), different for every node, micro-batch and element."""
        return self._node(Op.RANDOM, F32, shape, self.counter(SEED))

    def reducible(self, v: Value) -> Value:
        """v, or a copy of it if its last axis is strided."""
        return v if v.strides[-1] <= 1 else self.copy(v)

    def matmul(self, x: Value, y: Value, attr: int = BAND_NONE, band: int = 0) -> Value:
        """x […, M, K] times y […, N, K]; leading axes broadcast. K above 65,536 is cut into chains that are added up.

        A band keeps its place: in the chain that starts at term lo it is lo lower.
        """
        k = x.shape[-1]
        x, y = self.reducible(x), self.reducible(y)
        lead = np.broadcast_shapes(x.shape[:-2], y.shape[:-2])
        x, y = (self.broadcast(v, lead + v.shape[-2:]) for v in (x, y))
        shape = (*lead, x.shape[-2], y.shape[-2])

        def chain(lo: int, hi: int) -> Value:
            parts = (self.slice(v, v.rank - 1, lo, hi) for v in (x, y))
            return self._node(Op.MATMUL, F32, shape, *parts, attr=attr, band=band - lo if attr else 0)

        return self._chains(k, chain)

    def matmul_i8(self, x: Value, y: Value) -> Value:
        """x […, M, K] times y […, N, K] of i8, as binary32; leading axes broadcast.

        Up to 65,536 terms the integer is exact and rounded once. A longer K is cut as in `matmul`: the integer of each chain is
        exact and rounded, then they are added in binary32.
        """
        k = x.shape[-1]
        x, y = self.reducible(x), self.reducible(y)
        lead = np.broadcast_shapes(x.shape[:-2], y.shape[:-2])
        x, y = (self.broadcast(v, lead + v.shape[-2:]) for v in (x, y))
        shape = (*lead, x.shape[-2], y.shape[-2])

        def chain(lo: int, hi: int) -> Value:
            parts = (self.slice(v, v.rank - 1, lo, hi) for v in (x, y))
            return self.convert(self._node(Op.MATMUL_I8, I32, shape, *parts), F32)

        return self._chains(k, chain)

    def _reduce(self, op: Op, v: Value) -> Value:
        v = self.reducible(v)
        while True:
            n = max(1, -(-v.shape[-1] // GROUP))
            v = self._node(op, F32, (*v.shape[:-1], n), v)
            if n == 1:
                return v

    def sum(self, v: Value) -> Value:
        """The tree over the last axis, which stays with length 1."""
        return self._reduce(Op.SUM, v)

    def amax(self, v: Value) -> Value:
        """The maximum over the last axis, which stays with length 1."""
        return self._reduce(Op.AMAX, v)

    def add(self, x: Value, y: Value) -> Value:
        """x + y."""
        return self._elementwise(Op.ADD, F32, x, y)

    def sub(self, x: Value, y: Value) -> Value:
        """x − y."""
        return self._elementwise(Op.SUB, F32, x, y)

    def mul(self, x: Value, y: Value) -> Value:
        """x·y. With the constant 1 it is the other operand, which changes no bit."""
        for one, other in ((x, y), (y, x)):
            if one.exact == 1 and np.broadcast_shapes(x.shape, y.shape) == other.shape:
                return other
        return self._elementwise(Op.MUL, F32, x, y)

    def div(self, x: Value, y: Value) -> Value:
        """x / y."""
        return self._elementwise(Op.DIV, F32, x, y)

    def fma(self, x: Value, y: Value, z: Value) -> Value:
        """x·y + z, rounded once."""
        return self._elementwise(Op.FMA, F32, x, y, z)

    def neg(self, x: Value) -> Value:
        """x·(−1)."""
        return self.mul(x, self.scalar(-1))

    def unary(self, op: Op, x: Value) -> Value:
        """SQRT, RSQRT, EXP, LOG, TANH, ERF, SIN or COS of x."""
        return self._elementwise(op, F32, x)

    def minmax(self, x: Value, y: Value, kind: int) -> Value:
        """MAXIMUM or MINIMUM."""
        return self._elementwise(Op.MINMAX, F32, x, y, attr=kind)

    def cmp(self, x: Value, y: Value, kind: int) -> Value:
        """EQ, LT or LE of two f32 or two i32, as i8."""
        return self._elementwise(Op.CMP, I8, x, y, attr=kind)

    def select(self, condition: Value, x: Value, y: Value) -> Value:
        """x where the i8 condition is not 0, else y."""
        return self._elementwise(Op.SELECT, x.dtype, condition, x, y)

    def convert(self, x: Value, dtype: DType) -> Value:
        """Another element type."""
        return x if x.dtype is dtype else self._elementwise(Op.CONVERT, dtype, x)

    # ---- encoding ----------------------------------------------------------------------------------------------------------

    def build(self) -> Built:
        """The program, without what its outputs do not need."""
        needed: set[Ref] = set()
        for out in self._outputs:
            needed.add(out.ref)
        for part in (Part.STEP, Part.MICRO):
            for i in range(len(self._nodes[part]) - 1, -1, -1):
                if (part, i) in needed:
                    needed.update(o.ref for o in self._nodes[part][i].operands)
        order = [
            i
            for p in Provenance
            for i, e in enumerate(self._inputs)
            if e.provenance is p and (p in (Provenance.STATE, Provenance.BATCH) or (Part.INPUT, i) in needed)
        ]
        entries: dict[Ref, int] = {(Part.INPUT, i): n for n, i in enumerate(order, 1)}
        for part in (Part.MICRO, Part.STEP):
            for i in range(len(self._nodes[part])):
                if (part, i) in needed:
                    entries[part, i] = len(entries) + 1
        micro, step = (
            [(part, i) for i in range(len(self._nodes[part])) if (part, i) in entries] for part in (Part.MICRO, Part.STEP)
        )
        for what, count, most, hint in (
            ("operators", len(micro) + len(step), MAX_NODES, "fewer layers, or a loop over time that is one operator"),
            ("inputs", len(order), MAX_INPUTS, "fewer parameters and constants: stack them, or train one optimiser group"),
            ("outputs", len(self._outputs), MAX_INPUTS, "fewer parameters: stack them"),
        ):
            if count > most:
                raise TooLarge(f"a program of {count} {what}", f"at most {most}: {hint}")
        header = struct.pack(
            ">5B3x4I8x",
            1,
            1,
            self.loop,
            self.d if micro else 0,
            self.a if micro else 0,
            len(order),
            len(micro),
            len(step),
            len(self._outputs),
        )
        out, constants = [header], []
        for i in order:
            e = self._inputs[i]
            commitment = bytes(32)
            if e.data is not None:
                constants.append(e.data)
                commitment = tensor_root(e.data)
            out.append(struct.pack(">4BI24x", 2, e.provenance, e.dtype, len(e.shape), e.index) + _word(e.shape) + commitment)
        operators: dict[str, int] = {}
        for part, i in micro + step:
            n = self._nodes[part][i]
            operators[n.op.name.lower()] = operators.get(n.op.name.lower(), 0) + 1
            out.append(struct.pack(">6B2xi20x", 3, n.op, n.attr, n.dtype, len(n.shape), len(n.operands), n.band))
            out.append(_word(n.shape))
            for v in n.operands:
                foreign = part is Part.STEP and v.ref[0] is Part.MICRO
                out.append(struct.pack(">3IB19x", entries[v.ref], v.micro if foreign else 0, v.offset, v.rank))
                out.append(_word(v.shape) + _word(v.strides))
        out += [struct.pack(">B3xI24x", 4, entries[v.ref]) for v in self._outputs]
        sources = {entries[part, i]: self._sources[part][i] for part, i in micro + step}
        return Built(b"".join(out), constants, dict(sorted(operators.items())), entries, sources)


def _word(numbers: Sequence[int]) -> bytes:
    return struct.pack(f">{len(numbers)}I", *numbers).ljust(32, b"\0")
