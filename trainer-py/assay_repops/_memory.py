"""Arrays of NumPy and tensors of torch as memory that the library reads and writes in place."""

from __future__ import annotations

import bisect
import ctypes
import itertools
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from ._library import RepopsError

Array = Any
"""A NumPy array or a torch CPU tensor."""


def is_torch(x: object) -> bool:
    """Whether x is a torch tensor. torch is imported by whoever made the tensor, never from here."""
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(x, torch.Tensor)


def view(x: Array, dtype: type, what: str) -> np.ndarray:
    """A NumPy view of x's memory, which has the given element type already.

    Raises:
        RepopsError: x is neither an array nor a CPU tensor, or of another type.
    """
    if is_torch(x):
        if x.device.type != "cpu":
            raise RepopsError(f"{what} is on {x.device}. Hint: .cpu()")
        if x.requires_grad and sys.modules["torch"].is_grad_enabled():
            raise RepopsError(
                f"{what} requires a gradient, which would be lost here. Hint: .detach(), or under torch.no_grad()"
            )
        if x.is_conj() or x.is_neg() or x.layout is not sys.modules["torch"].strided:
            raise RepopsError(f"{what} is not a plain strided tensor. Hint: .resolve_neg().to_dense()")
        try:
            x = x.detach().numpy()
        except TypeError as e:
            raise RepopsError(f"{what} is of {x.dtype}, not {np.dtype(dtype)}") from e
    if isinstance(x, np.ma.MaskedArray):
        raise RepopsError(f"{what} is a masked array, whose mask would be lost here. Hint: .filled(value)")
    if not isinstance(x, np.ndarray):
        raise RepopsError(f"{what} is a {type(x).__name__}. Hint: a NumPy array or a torch CPU tensor")
    if x.dtype != np.dtype(dtype):
        raise RepopsError(f"{what} is of {x.dtype}, not {np.dtype(dtype)}. Hint: convert it, rounding is yours to choose")
    return x


def operand(x: Array, dtype: type, what: str) -> np.ndarray:
    """x as a contiguous, aligned array: its own memory, or a copy if it is strided or not aligned."""
    return np.require(view(x, dtype, what), requirements=["C", "ALIGNED"])


def any_operand(x: Array, what: str) -> np.ndarray:
    """operand of an array that may have any element type."""
    return operand(x, _dtype(x, what), what)


def _dtype(x: Array, what: str) -> type:
    if not is_torch(x):
        return getattr(x, "dtype", np.dtype(object)).type
    try:
        return sys.modules["torch"].empty(0, dtype=x.dtype).numpy().dtype.type
    except TypeError as e:
        raise RepopsError(f"{what} is of {x.dtype}, which NumPy lacks") from e


def result(
    out: Array | None, shape: tuple[int, ...], like: Array, dtype: type, readers: list[np.ndarray], exact_alias: bool
) -> tuple[np.ndarray, Array]:
    """The array that a result is written to, and what is returned to the caller for it.

    Args:
        out: The caller's own, or None for a new one of the kind of `like`.
        shape: Its shape.
        like: What decides between NumPy and torch.
        dtype: Its element type.
        readers: Operands that are read while it is written.
        exact_alias: Whether it may be one of them.
    """
    if out is None:
        array = np.empty(shape, dtype)
        return array, as_kind(array, like)
    array = view(out, dtype, "out")
    if array.shape != shape:
        raise RepopsError(f"out has shape {array.shape}, the result {shape}")
    if not array.flags.carray:
        raise RepopsError("out is not contiguous, aligned and writeable")
    for r in readers:
        same = r.ctypes.data == array.ctypes.data and r.nbytes == array.nbytes
        if not (exact_alias and same) and np.may_share_memory(r, array):
            raise RepopsError("out overlaps an operand")
    return array, out


def as_kind(array: np.ndarray, x: Array) -> Array:
    """The array as what x is: itself, or a torch tensor over its memory."""
    return sys.modules["torch"].from_numpy(array) if is_torch(x) else array


def in_place(x: Array, dtype: type, what: str) -> np.ndarray:
    """x's own memory, which is written too."""
    array = view(x, dtype, what)
    if not array.flags.carray:
        raise RepopsError(f"{what} is not contiguous, aligned and writeable")
    return array


def _bounds(arrays: Sequence[np.ndarray]) -> list[tuple[int, int, int]]:
    """(first byte, byte behind the last, index) of contiguous arrays, by address."""
    return sorted((a.ctypes.data, a.ctypes.data + a.nbytes, i) for i, a in enumerate(arrays) if a.nbytes)


def apart(**arrays: np.ndarray) -> None:
    """Raise RepopsError if two of the contiguous arrays share memory."""
    names = list(arrays)
    # By address: a program may have 65,536 tensors, and their pairs are two thousand million.
    for (_, end, i), (start, _, j) in itertools.pairwise(_bounds(list(arrays.values()))):
        if start < end:
            raise RepopsError(f"{names[max(i, j)]} overlaps {names[min(i, j)]}")


def meet(written: Sequence[np.ndarray], read: Sequence[np.ndarray], exact_alias: bool = False) -> bool:
    """Whether one of the arrays written, which are apart, shares memory with one that is read.

    Args:
        written: Contiguous arrays.
        read: Others.
        exact_alias: Whether one may be the whole of the other.
    """
    places = _bounds(written)
    ends = [end for _, end, _ in places]
    for start, end, _ in _bounds(read):
        k = bisect.bisect_right(ends, start)
        if k < len(places) and places[k][0] < end and not (exact_alias and places[k][:2] == (start, end)):
            return True
    return False


def pointers(arrays: Sequence[np.ndarray | None]) -> ctypes.Array:
    """The addresses of arrays' memory, null for None. The arrays must outlive its use."""
    return (ctypes.c_void_p * max(1, len(arrays)))(*[None if a is None else a.ctypes.data for a in arrays])
