"""Commitments to vectors and their proofs (docs/formats.md section 1)."""

from __future__ import annotations

import ctypes
import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array
from .formats_gen import BLOCKS, DType

LEAF_BYTES = 1024


# The little-endian NumPy types; payloads are bytes.
_NUMPY = {DType.F32: "<f4", DType.F64: "<f8", DType.I8: "i1", DType.I32: "<i4"} | dict.fromkeys(BLOCKS.values(), "u1")


@dataclass(frozen=True)
class Header:
    """What a root says of its vector: kind, element type, number of elements, what it is bound to (32 bytes)."""

    kind: int
    dtype: DType
    length: int
    binding: bytes = bytes(32)

    def encode(self) -> bytes:
        """The 42 bytes that are hashed."""
        if len(self.binding) != 32:
            raise RepopsError(f"a binding of {len(self.binding)} bytes, not 32")
        try:
            return struct.pack(">BBQ", self.kind, self.dtype, self.length) + self.binding
        except struct.error as e:
            raise RepopsError(f"header out of range: {e}") from e


def _data(header: Header, x: Array) -> np.ndarray:
    array = _memory.operand(x, np.dtype(_NUMPY[header.dtype]).type, "the vector")
    if header.dtype not in BLOCKS.values() and array.size != header.length:
        raise RepopsError(f"{array.size} elements, the header says {header.length}")
    return array


def root(header: Header, x: Array) -> bytes:
    """The commitment to x, 32 bytes."""
    array, out = _data(header, x), ctypes.create_string_buffer(32)
    call("root", header.encode(), array.ctypes.data, array.nbytes, out)
    return out.raw


def leaf_hashes(x: Array, indices: Sequence[int]) -> list[bytes]:
    """Hashes of leaves of x, which is float32, float64, int8 or int32."""
    array = _memory.any_operand(x, "the vector")
    raw = memoryview(array).cast("B")
    hashes = []
    for i in indices:
        leaf = bytes(raw[i * LEAF_BYTES : (i + 1) * LEAF_BYTES])
        if i < 0 or not leaf:
            raise RepopsError(f"no leaf {i}")
        hashes.append(hashlib.sha256(b"\0" + leaf.ljust(LEAF_BYTES, b"\0")).digest())
    return hashes


def multi_proof(header: Header, x: Array, indices: Sequence[int]) -> list[bytes]:
    """The proof of the leaves with these ascending indices."""
    array, which = _data(header, x), np.array(indices, np.uint64)
    length = ctypes.c_size_t(64 * max(1, len(indices)))
    out = ctypes.create_string_buffer(32 * length.value)
    call(
        "multiproof",
        header.encode(),
        array.ctypes.data,
        array.nbytes,
        which.ctypes.data,
        which.size,
        out,
        ctypes.addressof(length),
    )
    return [out.raw[32 * i : 32 * i + 32] for i in range(length.value)]


def verify_multi_proof(
    root: bytes, header: Header, indices: Sequence[int], leaves: Sequence[bytes], proof: Sequence[bytes]
) -> None:
    """Raise RepopsError unless the leaves (hashes) with these indices belong to the vector of this header and root."""
    if len(root) != 32 or any(len(h) != 32 for h in (*leaves, *proof)):
        raise RepopsError("a hash has 32 bytes")
    if len(leaves) != len(indices):
        raise RepopsError(f"{len(leaves)} leaves of {len(indices)} indices")
    which = np.array(indices, np.uint64)
    call(
        "verify_multiproof", root, header.encode(), which.ctypes.data, b"".join(leaves), which.size, b"".join(proof), len(proof)
    )


def small_network_root(seed: int, steps: int) -> bytes:
    """The root of the state of the small network (docs/arithmetic-programs.md section 9) after so many steps."""
    out = ctypes.create_string_buffer(32)
    call("network", seed, steps, out)
    return out.raw
