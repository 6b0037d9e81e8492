"""Single operations: elementwise, reductions, matrix products, and every operator by its name."""

from __future__ import annotations

import ctypes
import json
from typing import Any

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._library import set_threads as set_library_threads
from ._memory import Array

CANONICAL_NAN = 0x7FC00000
"""The bits of the one NaN that a float32 tensor holds (docs/arithmetic.md rule 1.2)."""

_BANDS = {"none": 0, "lower": 1, "upper": 2}


def info() -> dict[str, Any]:
    """What this machine runs: engines, the one in use, processor features, threads."""
    out = ctypes.create_string_buffer(4096)
    call("info", out, len(out))
    return json.loads(out.value)


def use_engine(name: str) -> None:
    """Run every later call on an engine: portable, avx2, avx512 or neon. Bits never depend on it."""
    call("use", name.encode())


def set_threads(n: int) -> None:
    """Use at most n cores, 0 for all. Bits never depend on it."""
    set_library_threads(n)


def evaluate(op: str, *operands: np.ndarray) -> np.ndarray:
    """Evaluate a scalar operation on words.

    Args:
        op: Name as in docs/arithmetic.md section 15, binary64 ones ending in 64.
        operands: uint64 arrays of one length n: right-aligned bit patterns.

    Returns:
        n words, uint64.
    """
    words = [np.ascontiguousarray(x, dtype=np.uint64) for x in operands]
    if not words or any(w.ndim != 1 or w.size != words[0].size for w in words):
        raise RepopsError("operands are lists of words of one length")
    arity = len(words)
    expected = _ARITY.get(op)
    if expected is not None and expected != arity:
        raise RepopsError(f"{op} takes {expected} operands, not {arity}")
    if expected is None:
        raise RepopsError(f"no scalar operation {op!r}. Hint: one of {' '.join(sorted(_ARITY))}")
    flat = np.concatenate(words)
    out = np.empty(words[0].size, np.uint64)
    call("words", op.encode(), out.size, flat.ctypes.data, out.ctypes.data)
    return out


_ARITY = {
    **dict.fromkeys(["add", "sub", "mul", "div", "maximum", "minimum", "eq", "lt", "le", "mul_exact64"], 2),
    **dict.fromkeys(["add64", "sub64", "mul64", "div64", "eq64", "lt64", "le64"], 2),
    **dict.fromkeys(["sqrt", "rsqrt", "exp", "log", "tanh", "erf", "sin", "cos", "neg", "abs", "sqrt64"], 1),
    **dict.fromkeys(
        ["f32_to_i32", "f32_to_i8", "i32_to_f32", "i8_to_f32", "i8_to_i32", "i32_to_i8", "f32_to_f64", "f64_to_f32"], 1
    ),
    "fma": 3,
    "select": 3,
    "random": 4,
}


def _map(name: str, out: Array | None, *operands: Array) -> Array:
    arrays = [_memory.operand(x, np.float32, f"operand {i}") for i, x in enumerate(operands)]
    if any(a.shape != arrays[0].shape for a in arrays):
        raise RepopsError(f"{name} of shapes {', '.join(str(a.shape) for a in arrays)}: they must be equal")
    dst, returned = _memory.result(out, arrays[0].shape, operands[0], np.float32, arrays, exact_alias=True)
    pointers = [a.ctypes.data for a in arrays] + [None] * (3 - len(arrays))
    call("map", name.encode(), dst.ctypes.data, *pointers, dst.size)
    return returned


def add(a: Array, b: Array, out: Array | None = None) -> Array:
    """a + b, elementwise; out may be a or b."""
    return _map("add", out, a, b)


def sub(a: Array, b: Array, out: Array | None = None) -> Array:
    """a − b, elementwise; out may be a or b."""
    return _map("sub", out, a, b)


def mul(a: Array, b: Array, out: Array | None = None) -> Array:
    """a·b, elementwise; out may be a or b."""
    return _map("mul", out, a, b)


def div(a: Array, b: Array, out: Array | None = None) -> Array:
    """a / b, elementwise; out may be a or b."""
    return _map("div", out, a, b)


def fma(a: Array, b: Array, c: Array, out: Array | None = None) -> Array:
    """a·b + c with one rounding, elementwise; out may be an operand."""
    return _map("fma", out, a, b, c)


def maximum(a: Array, b: Array, out: Array | None = None) -> Array:
    """IEEE 754-2019 maximum: NaN wins, −0 < +0."""
    return _map("maximum", out, a, b)


def minimum(a: Array, b: Array, out: Array | None = None) -> Array:
    """IEEE 754-2019 minimum: NaN wins, −0 < +0."""
    return _map("minimum", out, a, b)


def neg(x: Array, out: Array | None = None) -> Array:
    """x·(−1)."""
    return _map("neg", out, x)


def absolute(x: Array, out: Array | None = None) -> Array:
    """|x|."""
    return _map("abs", out, x)


def sqrt(x: Array, out: Array | None = None) -> Array:
    """√x, correctly rounded."""
    return _map("sqrt", out, x)


def rsqrt(x: Array, out: Array | None = None) -> Array:
    """1/√x, correctly rounded."""
    return _map("rsqrt", out, x)


def exp(x: Array, out: Array | None = None) -> Array:
    """e^x, correctly rounded."""
    return _map("exp", out, x)


def log(x: Array, out: Array | None = None) -> Array:
    """The natural logarithm, correctly rounded."""
    return _map("log", out, x)


def tanh(x: Array, out: Array | None = None) -> Array:
    """The hyperbolic tangent, correctly rounded."""
    return _map("tanh", out, x)


def erf(x: Array, out: Array | None = None) -> Array:
    """The error function, correctly rounded."""
    return _map("erf", out, x)


def sin(x: Array, out: Array | None = None) -> Array:
    """Sine; NaN for an infinity."""
    return _map("sin", out, x)


def cos(x: Array, out: Array | None = None) -> Array:
    """Cosine; NaN for an infinity."""
    return _map("cos", out, x)


def _reduce(name: str, x: Array, axis: int | None) -> Any:
    array = _memory.operand(x, np.float32, "operand 0")
    if axis is None:
        out = ctypes.c_float()
        call(name, array.ctypes.data, array.size, ctypes.addressof(out))
        return np.frombuffer(out, np.float32)[0]
    if array.ndim == 0 or axis not in (0, -1, array.ndim - 1):
        raise RepopsError(f"{name} over axis {axis} of shape {array.shape}. Hint: the first or the last axis")
    if axis == 0 and array.ndim > 1:
        shape, rows = array.shape[1:], array.shape[0]
        dst = np.empty(shape, np.float32)
        _reduce_to(f"{name}_columns", dst, array, rows, dst.size)
    else:
        shape, columns = array.shape[:-1], array.shape[-1]
        dst = np.empty(shape, np.float32)
        _reduce_to(f"{name}_rows", dst, array, dst.size, columns)
    return _memory.as_kind(dst, x)


def _reduce_to(name: str, dst: np.ndarray, x: np.ndarray, rows: int, columns: int) -> None:
    call("reduce", name.encode(), dst.ctypes.data, dst.size, x.ctypes.data, rows, columns)


def sum(x: Array, axis: int | None = None) -> Any:
    """The sum of all elements, or along the first or last axis, in the canonical tree (rules 2.6 and 2.7); +0 of none."""
    return _reduce("sum", x, axis)


def amax(x: Array, axis: int | None = None) -> Any:
    """The maximum of all elements, or along the first or last axis (rule 2.9); −inf of none."""
    return _reduce("amax", x, axis)


def _groups(name: str, x: Array) -> Array:
    array = _memory.operand(x, np.float32, "operand 0")
    if array.ndim == 0:
        raise RepopsError(f"{name} of a single number")
    columns = array.shape[-1]
    dst = np.empty((*array.shape[:-1], max(1, -(-columns // 256))), np.float32)
    _reduce_to(name, dst, array, dst.size // dst.shape[-1], columns)
    return _memory.as_kind(dst, x)


def sum_groups(x: Array) -> Array:
    """One level of the tree of sum along the last axis: the sum of every 256 elements."""
    return _groups("sum_groups", x)


def amax_groups(x: Array) -> Array:
    """One level of amax along the last axis: the maximum of every 256 elements."""
    return _groups("amax_groups", x)


def random(n: int, seed: int, first: int = 0, node: int = 0, micro: int = 0) -> np.ndarray:
    """Elements first to first + n of the uniform sequence of a seed, node and micro-batch (section 4), float32 in [0, 1)."""
    for value, bits, what in ((seed, 64, "seed"), (first, 64, "first"), (node, 32, "node"), (micro, 32, "micro")):
        if not 0 <= value < 1 << bits:
            raise RepopsError(f"{what} {value} is not of {bits} bits")
    if n < 0:
        raise RepopsError(f"{n} elements")
    out = np.empty(n, np.float32)
    call("random", out.ctypes.data, n, seed, first, node, micro)
    return out


def _strides(a: np.ndarray) -> tuple[np.ndarray, int, int]:
    """A 2-d operand with element strides; one with negative strides, or not aligned, is copied."""
    if not a.flags.aligned or any(s < 0 or s % a.itemsize for s in a.strides):
        a = np.array(a, order="C")
    return a, a.strides[0] // a.itemsize, a.strides[1] // a.itemsize


def matmul(a: Array, b: Array, band: str = "none", offset: int = 0, out: Array | None = None) -> Array:
    """A·Bᵀ: one chain of fma an element, ascending in k (rule 2.1).

    Args:
        a: float32 [M, K], any non-negative strides; nothing is copied.
        b: float32 [N, K], the same. For A·B pass B.T.
        band: "none", "lower" (only k ≤ i + offset) or "upper" (only k ≥ i + offset).
        offset: The band's.
        out: float32 [M, N], contiguous, or None.
    """
    return _product("matmul", np.float32, np.float32, a, b, out, _band(band), offset)


def matmul_i8(a: Array, b: Array, out: Array | None = None) -> Array:
    """The exact int32 product of int8 [M, K] and [N, K] (rule 2.5)."""
    return _product("matmul_i8", np.int8, np.int32, a, b, out)


def matmul_i8_scaled(a: Array, b: Array, sa: float, sw: Array, out: Array | None = None) -> Array:
    """c·(sa·sw[j]) as float32, c the exact element of the product of int8 [M, K] and [N, K], each step rounded (rule 2.5).

    Args:
        a: int8 [M, K].
        b: int8 [N, K].
        sa: Scale of a, rounded to binary32.
        sw: Scales of b's rows, float32 [N].
        out: float32 [M, N], contiguous, or None.
    """
    scales = _memory.operand(sw, np.float32, "sw")
    x, y, sizes = _factors("matmul_i8_scaled", np.int8, a, b)
    if scales.shape != (sizes[1],):
        raise RepopsError(f"{scales.shape} scales of {sizes[1]} rows")
    dst, returned = _memory.result(out, sizes[:2], a, np.float32, [x, y, scales], exact_alias=False)
    call("matmul_i8_scaled", dst.ctypes.data, x.ctypes.data, y.ctypes.data, *sizes, sa, scales.ctypes.data)
    return returned


def accumulators(a: Array, b: Array, i: int, j: int, band: str = "none", offset: int = 0) -> np.ndarray:
    """What the chain of element (i, j) of matmul(a, b) has reached before k = 256, 512, … (rule 2.3)."""
    x, y, sizes = _factors("accumulators", np.float32, a, b)
    out = np.empty(max(0, -(-sizes[2] // 256) - 1), np.float32)
    call("accumulators", out.ctypes.data, out.size, x.ctypes.data, y.ctypes.data, *sizes, _band(band), offset, i, j)
    return out


def accumulators_i8(a: Array, b: Array, i: int, j: int) -> np.ndarray:
    """What the sum of element (i, j) of matmul_i8(a, b) has reached before k = 1024, 2048, …, int32."""
    x, y, sizes = _factors("accumulators_i8", np.int8, a, b)
    out = np.empty(max(0, -(-sizes[2] // 1024) - 1), np.int32)
    call("accumulators_i8", out.ctypes.data, out.size, x.ctypes.data, y.ctypes.data, *sizes, i, j)
    return out


def _band(name: str) -> int:
    if name not in _BANDS:
        raise RepopsError(f"band {name!r}. Hint: one of {', '.join(_BANDS)}")
    return _BANDS[name]


def _factors(name: str, dtype: type, a: Array, b: Array) -> tuple[np.ndarray, np.ndarray, tuple[int, ...]]:
    """Both operands, and M, N, K and the strides as the library takes them."""
    x, y = _memory.view(a, dtype, "a"), _memory.view(b, dtype, "b")
    if x.ndim != 2 or y.ndim != 2 or x.shape[1] != y.shape[1]:
        raise RepopsError(f"{name} of {x.shape} and {y.shape}. Hint: [M, K] and [N, K], the contracted axis last in both")
    x, x_row, x_k = _strides(x)
    y, y_row, y_k = _strides(y)
    return x, y, (x.shape[0], y.shape[0], x.shape[1], x_row, x_k, y_row, y_k)


def _product(name: str, dtype: type, result: type, a: Array, b: Array, out: Array | None, *band: int) -> Array:
    x, y, sizes = _factors(name, dtype, a, b)
    dst, returned = _memory.result(out, sizes[:2], a, result, [x, y], exact_alias=False)
    call(name, dst.ctypes.data, x.ctypes.data, y.ctypes.data, *sizes, *band)
    return returned


_OPERATOR_TYPES = {
    "gather": [np.float32, np.int32],
    "segsum": [np.int32, np.float32],
    "select": [np.int8, np.float32, np.float32],
    "matmul_i8": [np.int8, np.int8],
    "linear_i8": [np.int8, np.float32, np.int8, np.float32],
    "cross_entropy": [np.float32, np.int32],
    "cross_entropy_backward": [np.float32, np.int32],
    "i32_to_f32": [np.int32],
    "i32_to_i8": [np.int32],
    "i8_to_f32": [np.int8],
    "i8_to_i32": [np.int8],
}
_RESULT_TYPES = {
    "matmul_i8": np.int32,
    "eq": np.int8,
    "lt": np.int8,
    "le": np.int8,
    "f32_to_i32": np.int32,
    "f32_to_i8": np.int8,
    "i32_to_i8": np.int8,
    "i8_to_i32": np.int32,
}


def operand_types(name: str, count: int) -> list[type]:
    """The element types of a tensor operator's operands, of which count are given."""
    types = _OPERATOR_TYPES.get(name, [np.float32] * count)
    if len(types) != count:
        raise RepopsError(f"{name} takes {len(types)} operands, not {count}")
    return types


def _canonical(a: np.ndarray) -> np.ndarray:
    """a, or where it holds other NaNs than the canonical one a copy with that in their places (rule 1.2)."""
    if a.dtype != np.float32 or not (nan := np.isnan(a)).any():
        return a
    a = a.copy()
    a.view(np.uint32)[nan] = CANONICAL_NAN
    return a


def operator(name: str, *operands: Array, **attributes: object) -> Array:
    """Evaluate a tensor operator or composite by its name in docs/arithmetic.md section 15: softmax, layer_norm, attention, …

    Args:
        name: The operator.
        operands: float32 arrays (int32 for indices and targets, int8 for codes and conditions). Any NaN counts as NaN.
        attributes: Its attributes: numbers, strings, or for binary32 constants np.float32.

    Returns:
        A flat array: the caller knows the shape.
    """
    types = operand_types(name, len(operands))
    arrays = [_canonical(_memory.operand(x, t, f"operand {i}")) for i, (x, t) in enumerate(zip(operands, types, strict=True))]
    shapes = ",".join("x".join(map(str, a.shape or (1,))) for a in arrays)
    texts = []
    for key, value in attributes.items():
        if isinstance(value, np.float32):
            value = f"{value.view(np.uint32):08x}"
        texts.append(f"{key}={value}")
    pointers = (ctypes.c_void_p * len(arrays))(*[a.ctypes.data for a in arrays])
    needed = ctypes.c_size_t()
    fixed = (name.encode(), shapes.encode(), " ".join(texts).encode(), ctypes.addressof(pointers), len(arrays))
    call("tensor", *fixed, None, 0, ctypes.addressof(needed))
    dtype = np.dtype(_RESULT_TYPES.get(name, np.float32))
    dst, returned = _memory.result(None, (needed.value // dtype.itemsize,), operands[0], dtype.type, arrays, exact_alias=False)
    call("tensor", *fixed, dst.ctypes.data, dst.nbytes, None)
    return returned
