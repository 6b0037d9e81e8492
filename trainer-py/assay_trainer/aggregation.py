"""Aggregation of a round and what a proposal commits to besides the state: docs/arithmetic.md 6, docs/formats.md 2 and 8.

A second implementation, independent of the keeper's: NumPy's binary64 operations are IEEE's, one rounding each, and no product
here is inexact, so nothing depends on fusing.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from assay_trainer import arith, commit
from assay_trainer.arith import F32Array
from assay_trainer.commit import F64, ZERO32, DType, Kind, State
from assay_trainer.errors import FormatError
from assay_trainer.facts_gen import AggregationRule
from assay_trainer.spec import Spec, weight_bits

F64Array = NDArray[np.float64]

# Terms of one run of a tree, and lanes within it.
_RUN, _LANES = 256, 32
_LEAF_DOUBLES = commit.LEAF_BYTES // F64.itemsize
_INTERLEAVED_VALUES = 256
# Elements of a fragment that `advance` works on at a time: whole leaves of every format.
_PIECE = 1 << 20
_ELEMENTWISE = frozenset(
    {
        AggregationRule.MEAN,
        AggregationRule.WEIGHTED_MEAN,
        AggregationRule.TRIMMED_MEAN,
        AggregationRule.COORDINATE_MEDIAN,
    }
)


@dataclass(frozen=True)
class Rule:
    """How a task aggregates. `parameter` is the spec's aggregationParam, `clip` its clipL2Norm as a number (0: none), `weights`
    those of the enrolment slots (WeightedMean)."""

    aggregation: AggregationRule = AggregationRule.MEAN
    parameter: int = 0
    clip: np.float32 = np.float32(0)  # noqa: RUF009 (immutable)
    weights: tuple[np.float32, ...] = ()

    @property
    def elementwise(self) -> bool:
        """Whether an element of the aggregate follows from the vectors' elements at its place, and from nothing else."""
        return self.aggregation in _ELEMENTWISE and self.clip == 0

    @classmethod
    def of(cls, spec: Spec) -> Rule:
        """The rule that a task's spec asks for."""
        clip, weights = arith.from_bits(spec["clipL2Norm"]), map(arith.from_bits, weight_bits(spec))
        return cls(AggregationRule(spec["aggregation"]), spec["aggregationParam"], clip, tuple(weights))


@dataclass(frozen=True)
class Combined:
    """What a rule makes of one fragment's vectors; the lists are empty where the rule has no such thing.

    reductions: of each item the levels of its tree, the last a single number. distances: n rows of n. scores: one a trainer.
    """

    gradient: F32Array
    reductions: list[list[F64Array]]
    distances: F64Array
    scores: F64Array


def tree(terms: F64Array) -> list[F64Array]:
    """Every level of the canonical sum of a vector: partials of runs of 256, until one is left."""
    levels: list[F64Array] = []
    with np.errstate(over="ignore", invalid="ignore"):
        while not levels or levels[-1].size > 1:
            # Lanes start at +0, so filling up with +0 changes nothing.
            runs = np.pad(terms, (0, -terms.size % _RUN)).reshape(-1, _RUN // _LANES, _LANES)
            lanes = np.zeros((len(runs), _LANES))
            for i in range(_RUN // _LANES):
                lanes = lanes + runs[:, i]
            while lanes.shape[1] > 1:
                half = lanes.shape[1] // 2
                lanes = lanes[:, :half] + lanes[:, half:]
            terms = lanes[:, 0]
            levels.append(terms)
    return levels


def trimmed_mean(vectors: Sequence[F32Array], k: int) -> F32Array:
    """Mean of what is left of each coordinate without its k least and k greatest values, added in ascending order."""
    ordered = _sorted(vectors)
    return arith.mean(list(ordered[k : len(ordered) - k]))


def coordinate_median(vectors: Sequence[F32Array]) -> F32Array:
    """Middle value of each coordinate, or half the sum of the middle two."""
    ordered = _sorted(vectors)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return arith.canonical(ordered[middle])
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        total = ordered[middle - 1].astype(np.float64) + ordered[middle].astype(np.float64)
        return arith.canonical((total * 0.5).astype(np.float32))


def _sorted(vectors: Sequence[F32Array]) -> F32Array:
    # NumPy sorts NaN last, as the rule does; +0 makes equal values equal bits.
    with np.errstate(invalid="ignore"):
        return np.sort(np.stack(vectors) + np.float32(0), axis=0)


def distances(vectors: Sequence[F32Array]) -> list[list[F64Array]]:
    """Trees of the squared distances of all pairs, in the order (0, 1), (0, 2), …, (1, 2), …."""
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        pairs = (a - b for a, b in itertools.combinations(vectors, 2))
        return [tree(np.square(delta.astype(np.float64))) for delta in pairs]


def squares(vectors: Sequence[F32Array]) -> list[list[F64Array]]:
    """Trees of the squared norms."""
    return [tree(np.square(v.astype(np.float64))) for v in vectors]


def krum_scores(matrix: F64Array, f: int) -> F64Array:
    """Sum of the n − f − 2 least distances of each trainer to others, added in ascending order."""
    n = len(matrix)
    if f < 0 or n < 2 * f + 3:
        raise FormatError(f"Krum of {n} trainers with f = {f}")
    scores = np.zeros(n)
    with np.errstate(over="ignore", invalid="ignore"):
        for i in range(n):
            for d in np.sort(np.delete(matrix[i], i))[: n - f - 2]:
                scores[i] = scores[i] + d
    return scores


def select(scores: F64Array, m: int) -> list[int]:
    """Indices of the m least (score, index), NaN last."""
    return np.lexsort((np.arange(len(scores)), scores))[:m].tolist()


def clip_factors(sums: F64Array, bound: np.float32) -> F32Array:
    """What each vector is multiplied by to bring its norm to at most `bound`, given the sums of its squares."""
    norms = np.sqrt(sums)
    with np.errstate(divide="ignore", over="ignore", invalid="ignore", under="ignore"):
        return np.where(norms <= np.float64(bound), np.float32(1), (np.float64(bound) / norms).astype(np.float32))


def median_norm_factors(sums: F64Array) -> F32Array:
    """What each vector is multiplied by to bring its norm to at most the median of the norms, given the sums of its squares."""
    norms = np.sqrt(sums)
    ordered = np.sort(norms)  # NaN last, as the rule has it
    middle = len(ordered) // 2
    with np.errstate(divide="ignore", over="ignore", invalid="ignore", under="ignore"):
        bound = ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / np.float64(2)
        return np.where(norms <= bound, np.float32(1), (bound / norms).astype(np.float32))


def weighted_mean(vectors: Sequence[F32Array], weights: Sequence[np.float32]) -> F32Array:
    """RN32(RN64(Σ w·x / Σ w)), both sums in the order given."""
    if len(weights) != len(vectors) or not all(w > 0 for w in weights):
        raise FormatError(f"{len(vectors)} vectors with the weights {[float(w) for w in weights]}")
    total, acc = np.float64(0), np.zeros(vectors[0].shape)
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        for x, w in zip(vectors, weights, strict=True):
            # A product of binary32 numbers: exact in binary64.
            acc = acc + x.astype(np.float64) * np.float64(w)
            total = total + np.float64(w)
        return arith.canonical((acc / total).astype(np.float32))


def _mean(rule: Rule, vectors: Sequence[F32Array], _: Sequence[np.float32]) -> Combined:
    if rule.clip == 0:
        return _plain(arith.mean(vectors))
    return _scaled(vectors, lambda sums: clip_factors(sums, rule.clip))


def _median_norm_mean(_: Rule, vectors: Sequence[F32Array], __: Sequence[np.float32]) -> Combined:
    return _scaled(vectors, median_norm_factors)


def _scaled(vectors: Sequence[F32Array], factors_of: Callable[[F64Array], F32Array]) -> Combined:
    trees = squares(vectors)
    sums = np.array([t[-1][0] for t in trees])
    factors = factors_of(sums)
    # Products of binary32 numbers: exact in binary64, where the mean adds them up.
    clipped = [v.astype(np.float64) * np.float64(x) for v, x in zip(vectors, factors, strict=True)]
    return Combined(arith.mean(clipped), trees, np.zeros(0), sums)


def _krum(rule: Rule, vectors: Sequence[F32Array], _: Sequence[np.float32]) -> Combined:
    n, f, m = len(vectors), rule.parameter & 0xFFFF, max(1, rule.parameter >> 16)
    trees = distances(vectors)
    matrix = np.zeros((n, n))
    for (i, j), t in zip(itertools.combinations(range(n), 2), trees, strict=True):
        matrix[i, j] = matrix[j, i] = t[-1][0]
    scores = krum_scores(matrix, f)
    chosen = [vectors[i] for i in sorted(select(scores, m))]
    return Combined(arith.mean(chosen), trees, matrix, scores)


def _plain(gradient: F32Array) -> Combined:
    return Combined(gradient, [], np.zeros(0), np.zeros(0))


# What each rule makes of vectors, and of their weights where it has some.
_RULES: dict[AggregationRule, Callable[[Rule, Sequence[F32Array], Sequence[np.float32]], Combined]] = {
    AggregationRule.MEAN: _mean,
    AggregationRule.WEIGHTED_MEAN: lambda _, vectors, weights: _plain(weighted_mean(vectors, weights)),
    AggregationRule.TRIMMED_MEAN: lambda rule, vectors, _: _plain(trimmed_mean(vectors, rule.parameter)),
    AggregationRule.COORDINATE_MEDIAN: lambda _, vectors, __: _plain(coordinate_median(vectors)),
    AggregationRule.KRUM: _krum,
    AggregationRule.MULTI_KRUM: _krum,
    AggregationRule.MEDIAN_NORM_MEAN: _median_norm_mean,
}


def combine(rule: Rule, vectors: Sequence[F32Array], weights: Sequence[np.float32] = ()) -> Combined:
    """One fragment's aggregate from its vectors, ascending by trainer address, as the weights of a WeightedMean are."""
    if rule.aggregation not in _RULES or (rule.clip != 0 and rule.aggregation is not AggregationRule.MEAN):
        raise FormatError(f"aggregation {rule.aggregation.name} with the clip {rule.clip} is none of this version")
    return _RULES[rule.aggregation](rule, vectors, weights)


def step(
    state: State,
    payloads: Mapping[bytes, Sequence[F32Array]],
    rule: Rule,
    lr_bits: int,
    momentum_bits: int,
    slots: Mapping[bytes, int] | None = None,
) -> tuple[State, bytes]:
    """State after a round from the included payloads, keyed by trainer's address, and the round's auxRoot.

    slots: enrolment slots by the same keys, which say whose weight is whose.
    """
    order, rates = sorted(payloads), (arith.from_bits(lr_bits), arith.from_bits(momentum_bits))
    weights = _weights(rule, order, slots)
    params, momenta, interleaved = [], [], []
    for f, (theta, momentum) in enumerate(zip(state.params, state.momentum, strict=True)):
        vectors = [np.asarray(payloads[t][f], dtype=np.float32) for t in order]
        if any(v.shape != theta.shape for v in vectors):
            raise FormatError(f"a payload's fragment {f} has the wrong size")
        combined = combine(rule, vectors, weights)
        p, m = arith.nesterov(theta, momentum, combined.gradient, *rates)
        params.append(p)
        momenta.append(m)
        interleaved.append(interleaved_root(f, vectors))
    # Rules that reduce whole vectors have one fragment, which is the last one here.
    return State(params, momenta), commit.hash_list_root(Kind.AUX_SET, interleaved + _reduced(combined))


def advance(
    state: State,
    trainers: Iterable[bytes],
    read: Callable[[bytes, int, int, int], F32Array],
    rule: Rule,
    lr_bits: int,
    momentum_bits: int,
    slots: Mapping[bytes, int] | None = None,
) -> State:
    """The state of `step` without its auxRoot, from vectors that are not all in memory at once.

    read: of a trainer's payload the elements of fragment f from `first` on, so many: read(trainer, f, first, count). It is
    asked for _PIECE elements at a time where the rule is elementwise, else for whole fragments.
    """
    order, rates = sorted(trainers), (arith.from_bits(lr_bits), arith.from_bits(momentum_bits))
    weights = _weights(rule, order, slots)
    params, momenta = [], []
    for f, (theta, momentum) in enumerate(zip(state.params, state.momentum, strict=True)):
        p, m = np.empty_like(theta), np.empty_like(momentum)
        piece = _PIECE if rule.elementwise else theta.size
        for first in range(0, theta.size, piece):
            part = slice(first, first + piece)
            vectors = [read(t, f, first, theta[part].size) for t in order]
            gradient = combine(rule, vectors, weights).gradient
            p[part], m[part] = arith.nesterov(theta[part], momentum[part], gradient, *rates)
        params.append(p)
        momenta.append(m)
    return State(params, momenta)


def _weights(rule: Rule, order: Sequence[bytes], slots: Mapping[bytes, int] | None) -> Sequence[np.float32]:
    return [rule.weights[slots[t]] for t in order] if rule.weights and slots else ()


def interleaved_root(fragment: int, vectors: Sequence[F32Array]) -> bytes:
    """Root of a fragment's payloads, coordinate by coordinate."""
    flat = np.stack(vectors, axis=1).astype(commit.F32)
    per_leaf = _INTERLEAVED_VALUES // len(vectors)
    leaves = [flat[at : at + per_leaf].tobytes() for at in range(0, len(flat), per_leaf)]
    return commit.vector_root(Kind.INTERLEAVED, DType.BYTES, len(leaves), fragment.to_bytes(32, "big"), leaves)


def reduction_root(item: int, levels: Sequence[F64Array]) -> bytes:
    """Root of one reduction's partials: each level but the last filled up to whole leaves."""
    filled = [np.pad(level, (0, -level.size % _LEAF_DOUBLES)) for level in levels[:-1]]
    values = np.concatenate([*filled, levels[-1]]).astype(F64)
    return commit.vector_root(Kind.REDUCTION, DType.F64, values.size, item.to_bytes(32, "big"), commit.cut(values.tobytes()))


def _reduced(combined: Combined) -> list[bytes]:
    """Roots of what a rule that reduces whole vectors commits to besides the interleaved payloads."""
    roots = []
    if combined.reductions:
        items = [reduction_root(i, levels) for i, levels in enumerate(combined.reductions)]
        roots.append(commit.hash_list_root(Kind.REDUCTIONS, items))
    if combined.distances.size:
        rows = [row.astype(F64).tobytes() for row in combined.distances]
        roots.append(commit.vector_root(Kind.DISTANCES, DType.BYTES, len(rows), ZERO32, rows))
    if combined.scores.size:
        leaf = combined.scores.astype(F64).tobytes()
        roots.append(commit.vector_root(Kind.SCORES, DType.BYTES, 1, ZERO32, [leaf]))
    return roots
