"""Payloads in fewer bytes: blocks of codes, and the largest values of each chunk (docs/arithmetic.md 7.1 and 7.3)."""

from __future__ import annotations

import ctypes

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array
from .formats_gen import BLOCKS


def _encode(name: str, x: Array, chunk: int = 0, k: int = 0) -> np.ndarray:
    values = _memory.operand(x, np.float32, "x")
    if not (0 <= chunk < 1 << 31 and 0 <= k < 1 << 31):
        raise RepopsError(f"the {k} largest of every {chunk}")
    size = ctypes.c_uint64()
    call("encoded_size", name.encode(), chunk, k, values.size, ctypes.addressof(size))
    out = np.empty(size.value, np.uint8)
    call("encode", name.encode(), chunk, k, values.ctypes.data, values.size, out.ctypes.data, out.size)
    return out


def _decode(name: str, data: bytes | Array, n: int, chunk: int = 0, k: int = 0) -> np.ndarray:
    raw = np.frombuffer(data, np.uint8) if isinstance(data, bytes | bytearray | memoryview) else data
    raw = _memory.operand(raw, np.uint8, "data")
    size = ctypes.c_uint64()
    if not (0 <= n < 1 << 38 and 0 <= chunk < 1 << 31 and 0 <= k < 1 << 31):
        raise RepopsError(f"{n} values, the {k} largest of every {chunk}")
    call("encoded_size", name.encode(), chunk, k, n, ctypes.addressof(size))
    if raw.size != size.value:
        # Before memory for n values is asked for.
        raise RepopsError(f"wrong length: {n} values take {size.value} bytes as {name}, not {raw.size}")
    out = np.empty(n, np.float32)
    call("decode", name.encode(), chunk, k, raw.ctypes.data, raw.size, out.ctypes.data, out.size)
    return out


def _check(format: str) -> None:
    if format not in BLOCKS:
        raise RepopsError(f"format {format!r}. Hint: {' or '.join(BLOCKS)}")


def quantise(x: Array, format: str = "int8") -> np.ndarray:
    """The bytes of finite values as blocks of a format of BLOCKS, uint8; a block is 256 values and its scale."""
    _check(format)
    return _encode(format, x)


def dequantise(data: bytes | Array, n: int, format: str = "int8") -> np.ndarray:
    """The n float32 values of blocks of a format of BLOCKS; RepopsError for bytes that quantise cannot have written."""
    _check(format)
    return _decode(format, data, n)


def sparsify(x: Array, chunk: int, k: int) -> np.ndarray:
    """The bytes of the k largest values (by absolute value) of every chunk of x, uint8."""
    return _encode("sparse", x, chunk, k)


def densify(data: bytes | Array, n: int, chunk: int, k: int) -> np.ndarray:
    """The n float32 values whose largest sparsify wrote, +0 elsewhere; RepopsError for bytes it cannot have written."""
    return _decode("sparse", data, n, chunk, k)


def top_k(x: Array, k: int) -> np.ndarray:
    """The indices of the k values that are largest in absolute value, ascending, int32; of equal ones the first."""
    values = _memory.operand(x, np.float32, "x")
    if not 0 <= k <= values.size:
        raise RepopsError(f"the {k} largest of {values.size} values")
    out = np.empty(k, np.int32)
    call("topk", out.ctypes.data, k, values.ctypes.data, values.size)
    return out
