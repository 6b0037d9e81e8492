"""Arithmetic of a round, number by number: docs/formats.md, section 2. A second implementation, independent of the keeper's.

Every result is one correctly rounded operation. NumPy's binary64 add, multiply and divide and its conversion to binary32
are IEEE operations without fusing or extended precision, so only the fused multiply-add has to be built.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.commit import CANONICAL_NAN
from assay_trainer.errors import FormatError

F32Array = NDArray[np.float32]

# Largest finite binary32, (2 - 2^-23) * 2^127.
MAX_FINITE = np.float32(np.finfo(np.float32).max)
DEFAULT_LEARNING_RATE = 0x3F333333
DEFAULT_MOMENTUM = 0x3F666666


def from_bits(bits: int) -> np.float32:
    """Binary32 with the given bits."""
    return np.frombuffer(bits.to_bytes(4, "little"), dtype="<f4")[0]


def to_bits(value: float | np.float32) -> int:
    """Bits of the binary32 nearest to `value`."""
    return int.from_bytes(np.float32(value).astype("<f4").tobytes(), "little")


def canonical(values: F32Array) -> F32Array:
    """The same numbers with every NaN made 0x7fc00000."""
    out = np.array(values, dtype=np.float32)
    out.view(np.uint32)[np.isnan(out)] = CANONICAL_NAN
    return out


def fma(a: F32Array | np.float32, b: F32Array | np.float32, c: F32Array | np.float32) -> F32Array:
    """Binary32 a * b + c with one rounding, element by element.

    The product of two binary32 is exact in binary64 (48 of 53 bits, exponents far inside its range). The binary64 sum is
    corrected to round-to-odd by its exact error (TwoSum); an odd result has enough bits for the second rounding to be the
    only one that shows, subnormal results included.
    """
    with np.errstate(invalid="ignore", over="ignore", under="ignore"):
        product = np.multiply(a, b, dtype=np.float64)
        product, addend = np.broadcast_arrays(product, np.asarray(c, dtype=np.float64))
        total = product + addend
        virtual = total - product
        error = (product - (total - virtual)) + (addend - virtual)
        even = (total.view(np.int64) & 1) == 0
        inexact = np.isfinite(total) & (error != 0)
        away = np.nextafter(total, np.where(error > 0, np.inf, -np.inf))
        odd = np.where(inexact & even, away, total)
        return canonical(odd.astype(np.float32))


def clamp(values: F32Array) -> F32Array:
    """Result of an outer step, kept finite; NaN stays (canonical)."""
    return canonical(np.clip(values, -MAX_FINITE, MAX_FINITE))


def outer_gradient(start: F32Array, end: F32Array) -> F32Array:
    """What a trainer submits: start minus end in binary32."""
    with np.errstate(over="ignore", invalid="ignore"):
        return canonical(np.subtract(start, end, dtype=np.float32))


def well_formed(values: F32Array, bound_log2: int) -> bool:
    """Whether each element is finite and at most 2^bound_log2 in magnitude."""
    bound = np.ldexp(1.0, min(bound_log2, 128))
    return bool(np.all(np.isfinite(values)) and np.all(np.abs(values.astype(np.float64)) <= bound))


def mean(terms: Sequence[NDArray[Any]]) -> F32Array:
    """Mean of vectors in the order given: binary64 accumulator, one rounding a term, one division, one to binary32.

    Vectors are binary32, or binary64 where a product of two binary32 numbers stands in them exactly.
    """
    if not terms:
        raise FormatError("a mean needs at least one vector")
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        total = np.zeros(terms[0].shape, dtype=np.float64)
        for x in terms:
            total = total + (x.astype(np.float64) + 0.0)
        return canonical((total / np.float64(len(terms))).astype(np.float32))


def nesterov(
    theta: F32Array, momentum: F32Array, gradient: F32Array, lr: np.float32, mu: np.float32
) -> tuple[F32Array, F32Array]:
    """One outer step; returns new parameters and new momentum."""
    new_momentum = clamp(fma(mu, momentum, gradient))
    update = clamp(fma(mu, new_momentum, gradient))
    return clamp(fma(np.float32(-lr), update, theta)), new_momentum
