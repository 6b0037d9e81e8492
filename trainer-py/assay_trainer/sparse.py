"""Sparse payloads (docs/arithmetic.md, rule 7.4), and what their trainer carries from round to round.

NumPy alone, and a second implementation of what keepers read. A leaf is four chunks of 4,096 values; a chunk is a scale,
big-endian binary32, and for each run of 64 values seven bits: the index of the one that is kept, and its sign.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from assay_trainer import arith
from assay_trainer.arith import F32Array
from assay_trainer.safetensors_io import PayloadError

Bytes = NDArray[np.uint8]

RUN = 64
RUNS = 64
CHUNK = RUN * RUNS
CHUNK_BYTES = 60
LEAF_CHUNKS = 4
# Of what a trainer carried, so much goes into the next round.
DECAY = np.float32(0.95)

_SCALE_BYTES = 4
_INDEX_BITS = 6
_INFINITY = 0x7F800000
_LEAST_NORMAL = 0x00800000


def with_carry(carry: F32Array, delta: F32Array) -> F32Array:
    """What a round would send if payloads were dense: fma(0.95, carry, delta) in binary32, element by element."""
    return arith.fma(DECAY, carry, delta)


def left(total: F32Array, sent: F32Array) -> F32Array:
    """What is carried on: `total` of with_carry without what the payload decodes to, in binary32."""
    return np.subtract(total, sent, dtype=np.float32)


def encode(values: F32Array) -> Bytes:
    """Whole leaves of at least one finite value.

    Raises:
        OverflowError: A chunk whose scale would not be finite.
        ValueError: A value that is not finite.
    """
    leaf = CHUNK * LEAF_CHUNKS
    padded = np.zeros(-(-values.size // leaf) * leaf, np.float32)
    padded[: values.size] = values
    runs = padded.reshape(-1, RUN)
    magnitudes = np.abs(runs)
    if not bool(np.all(np.isfinite(magnitudes))):
        raise ValueError("a value is not finite")
    # The first of equal ones.
    index = np.argmax(magnitudes, axis=1)
    rows = np.arange(len(runs))
    negative = runs[rows, index] < 0
    level = magnitudes[rows, index].reshape(-1, RUNS)
    with np.errstate(over="ignore", under="ignore"):
        while level.shape[1] > 1:
            level = level[:, 0::2] + level[:, 1::2]
        # The least power of two that is not below the number of a chunk's runs.
        there = np.clip(-(-values.size // RUN) - RUNS * np.arange(len(level)), 1, RUNS)
        mean = level[:, 0] / np.exp2(np.ceil(np.log2(there))).astype(np.float32)
    bits = mean.view(np.uint32)
    scales = np.where(bits < _LEAST_NORMAL, 0, (bits + np.uint32(255)) & ~np.uint32(255)).astype(np.uint32)
    if bool(np.any(scales >= _INFINITY)):
        raise OverflowError("the mean of what a chunk keeps is beyond the largest scale")
    codes = (index << 1 | negative).astype(np.uint8)
    spread = codes[:, None] >> np.arange(_INDEX_BITS, -1, -1, dtype=np.uint8) & 1
    out = np.zeros((len(level), CHUNK_BYTES), np.uint8)
    out[:, :_SCALE_BYTES] = scales.astype(">u4").view(np.uint8).reshape(-1, _SCALE_BYTES)
    out[:, _SCALE_BYTES:] = np.packbits(spread.reshape(len(level), -1), axis=1)
    out[scales == 0] = 0
    return out.reshape(-1)


def decode(data: Bytes, elements: int) -> F32Array:
    """Values of whole leaves; PayloadError, naming the first bad chunk, for bytes that encode cannot have written."""

    def check(wrong: NDArray[np.bool_], why: str) -> None:
        if bool(np.any(wrong)):
            raise PayloadError("PayloadMalformed", f"chunk {int(np.flatnonzero(wrong)[0])}: {why}")

    size = CHUNK_BYTES * LEAF_CHUNKS
    if data.size != -(-elements // (CHUNK * LEAF_CHUNKS)) * size:
        raise PayloadError("PayloadSizeMismatch", f"wrong length: {data.size} bytes are not the leaves of {elements} elements")
    chunks = np.ascontiguousarray(data).reshape(-1, CHUNK_BYTES)
    scales = chunks[:, :_SCALE_BYTES].copy().view(">u4")[:, 0].astype(np.uint32)
    spread = np.unpackbits(chunks[:, _SCALE_BYTES:], axis=1).reshape(len(chunks), RUNS, _INDEX_BITS + 1)
    index = spread[:, :, :_INDEX_BITS] @ (1 << np.arange(_INDEX_BITS - 1, -1, -1))
    # How many values each run has, up to 64.
    there = np.clip(elements - RUN * np.arange(len(chunks) * RUNS), 0, RUN).reshape(-1, RUNS)
    used, bits = there[:, 0] > 0, np.any(spread, axis=(1, 2))
    check(~used & ((scales != 0) | bits), "padding is not zero")
    check((scales == 0) & bits, "invalid code: bits under scale 0")
    valid = (scales >= _LEAST_NORMAL) & (scales < _INFINITY) & (scales % 256 == 0)
    check((scales != 0) & ~valid, "invalid scale")
    kept = (scales != 0)[:, None] & (there > 0)
    check(np.any(kept & (index >= there), axis=1), "invalid index")
    check(np.any((there == 0)[:, :, None] & (spread != 0), axis=(1, 2)), "padding is not zero")
    chunk, run = np.nonzero(kept)
    out = np.zeros(len(chunks) * CHUNK, np.uint32)
    sign = spread[chunk, run, _INDEX_BITS].astype(np.uint32) << 31
    out[CHUNK * chunk + RUN * run + index[chunk, run]] = scales[chunk] | sign
    return out.view(np.float32)[:elements]
