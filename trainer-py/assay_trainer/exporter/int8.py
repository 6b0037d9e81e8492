"""Products in exact integers: the composites "quantise", "int8 product" and "rotate" of docs/arithmetic-programs.md section 7.

Both operands of a product are read along its contraction, so each row of either has a scale of its own.
"""

from __future__ import annotations

import math

import numpy as np

from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import I8, Builder, Value

MOST = 127
"""The largest code; its negative is the least one."""
LEAST = 2.0**-119
"""What the largest magnitude of a row is taken to be at least: 127/LEAST and LEAST/127 are normal numbers."""
BLOCK = 64
"""Terms that a rotation mixes."""


def hadamard() -> np.ndarray:
    """Sylvester's matrix of BLOCK rows, float32, times 1/8: orthogonal and symmetric, its elements ±1/8."""
    one = np.ones((1, 1), np.float32)
    while len(one) < BLOCK:
        one = np.block([[one, one], [one, -one]])
    return one / np.float32(math.sqrt(BLOCK))


def quantise(t: Builder, v: Value) -> tuple[Value, Value]:
    """Codes i8 of v […, K], −127 to 127, and the scale of each row […, 1]: v is about code · scale."""
    size = t.minmax(v, t.neg(v), b.MAXIMUM)
    top = t.minmax(t.amax(size), t.scalar(LEAST), b.MAXIMUM)
    codes = t.convert(t.mul(v, t.div(t.scalar(MOST), top)), I8)
    return codes, t.div(top, t.scalar(MOST))


def product(t: Builder, x: Value, y: Value) -> Value:
    """x […, M, K] times y […, N, K], both quantised by row; leading axes broadcast."""
    (codes, scale), (others, scales) = quantise(t, x), quantise(t, y)
    return t.mul(t.matmul_i8(codes, others), t.mul(scale, t.transpose(scales)))


def rotate(t: Builder, v: Value) -> Value:
    """v […, K] with each BLOCK terms of a row multiplied by the Hadamard matrix; K is a multiple of BLOCK."""
    parts = t.reshape(v, (v.size // BLOCK, BLOCK))
    return t.reshape(t.matmul(parts, t.constant(hadamard())), v.shape)
