"""Payloads as they are committed to and delivered: binary32 or quantised (docs/formats.md 1, 2 and 6; docs/arithmetic.md 7.1).

A payload is a list of tensors, one a fragment: binary32 elements, or the bytes of whole leaves of blocks. Reading them is NumPy
and a second implementation of what keepers read; writing quantised ones goes through the arithmetic's library. Sparse ones are
assay_trainer.sparse's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from assay_trainer import arith, commit, safetensors_io, sparse
from assay_trainer.arith import F32Array
from assay_trainer.commit import F32, fragment_sizes, split_fragments
from assay_trainer.errors import AssayError, FormatError
from assay_trainer.facts_gen import FORMATS, PayloadFormat, Quantization
from assay_trainer.safetensors_io import U8, Array, PayloadError
from assay_trainer.spec import Spec

_BLOCK_ELEMENTS = 256
_SCALE_BYTES = 4
_INFINITY = 0x7F800000
_LEAST_NORMAL = 0x00800000


class Diverged(AssayError):
    """Training gave numbers that the task's payload cannot carry."""


@dataclass(frozen=True)
class Form:
    """How a task's payloads are written down; all methods take and give one tensor a fragment."""

    parameters: int
    fragments: int
    quantization: Quantization
    bound_log2: int

    @classmethod
    def of(cls, spec: Spec) -> Form:
        """The form that a task's spec asks for."""
        return cls(spec["paramCount"], spec["fragmentCount"], Quantization(spec["quantization"]), spec["payloadBoundLog2"])

    @property
    def format(self) -> PayloadFormat:
        """How elements fill leaves."""
        return FORMATS[self.quantization]

    @property
    def stored(self) -> np.dtype:
        """Type of a payload's tensors."""
        return U8 if self.quantization else F32

    @property
    def sparse(self) -> bool:
        """Whether a payload leaves most of an outer gradient out, which its trainer then carries."""
        return self.quantization == Quantization.SPARSE_TOP1

    @property
    def reach(self) -> float:
        """The largest magnitude of an outer gradient that a payload surely carries: quantising may raise it by 2^-15."""
        bound = 2.0**self.bound_log2
        return bound * (1 - 2.0**-14) if self.quantization else bound

    def layout(self) -> list[tuple[str, int]]:
        """Tensors of a payload's file and how many elements (binary32, or bytes) they have, in order."""
        sizes = fragment_sizes(self.parameters, self.fragments)
        if self.quantization:
            sizes = [-(-n // self.format.leaf_elements) * self.format.leaf_bytes for n in sizes]
        return [(f"delta.{f}", n) for f, n in enumerate(sizes)]

    def file_bytes(self) -> int:
        """Size of the canonical file."""
        return safetensors_io.canonical_bytes(self.layout(), self.stored)

    def file(self, tensors: Sequence[Array]) -> bytes:
        """Canonical file of a payload."""
        return safetensors_io.encode([(f"delta.{f}", t) for f, t in enumerate(tensors)], self.stored)

    def split(self, raw: bytes) -> list[Array]:
        """Tensors of a canonical file, whatever stands in them: their root tells whether they are the ones committed to."""
        preamble = safetensors_io.preamble(self.layout(), self.stored)
        if not raw.startswith(preamble) or len(raw) != self.file_bytes():
            raise PayloadError("PayloadMalformed", "not a canonical payload file of this task")
        data = np.frombuffer(raw, dtype=self.stored, offset=len(preamble))
        return np.split(data, np.cumsum([n for _, n in self.layout()])[:-1])

    def root(self, task_id: bytes, round_: int, trainer: bytes, tensors: Sequence[Array]) -> bytes:
        """What a trainer signs, over the tensors' bytes as they are."""
        return commit.payload_root(task_id, round_, trainer, self.format.dtype, self._leaves(tensors))

    def ranges(self, task_id: bytes, round_: int, trainer: bytes, tensors: Sequence[Array]) -> list[commit.PayloadRange]:
        """What publishes the payload on chain, range by range."""
        return commit.payload_ranges(task_id, round_, trainer, self.format.dtype, self._leaves(tensors))

    def _leaves(self, tensors: Sequence[Array]) -> list[tuple[int, list[bytes]]]:
        """Elements and leaves of each fragment."""
        sizes = fragment_sizes(self.parameters, self.fragments)
        leaves = [commit.cut(np.ascontiguousarray(t, dtype=self.stored).tobytes(), self.format.leaf_bytes) for t in tensors]
        return list(zip(sizes, leaves, strict=True))

    def values(self, tensors: Sequence[Array]) -> list[F32Array]:
        """Elements in binary32; PayloadError unless all of them are well formed."""
        sizes = fragment_sizes(self.parameters, self.fragments)
        return [self.piece(tensor, 0, n) for n, tensor in zip(sizes, tensors, strict=True)]

    def piece(self, tensor: Array, first: int, count: int) -> F32Array:
        """Elements of one fragment from `first` on, so many, in binary32; PayloadError unless all of them are well formed.

        The first one begins a leaf. After the last one a leaf ends, or the fragment.
        """
        if self.quantization:
            leaf, at = self.format.leaf_bytes, first // self.format.leaf_elements
            leaves = tensor[at * leaf : (at + -(-count // self.format.leaf_elements)) * leaf]
            values = dequantise(leaves, count, self.quantization)
        else:
            values = tensor[first : first + count].astype(np.float32)
        if not bool(np.all(np.isfinite(values))):
            raise PayloadError("NonFinitePayload", "an element is NaN or infinite")
        if not arith.well_formed(values, self.bound_log2):
            raise PayloadError("PayloadBoundExceeded", f"an element is beyond 2^{self.bound_log2}")
        return values

    def tensors(self, delta: F32Array) -> list[Array]:
        """An outer gradient as the payload's tensors; Diverged if it is not finite, or beyond the bound once quantised."""
        if not bool(np.all(np.isfinite(delta))):
            raise Diverged("an element of the outer gradient is not finite")
        tensors: list[Array] = [np.ascontiguousarray(part) for part in split_fragments(delta, self.fragments)]
        if self.sparse:
            try:
                tensors = [sparse.encode(part) for part in tensors]
            except OverflowError as exc:
                raise Diverged(f"the outer gradient cannot be encoded: {exc}") from exc
        elif self.quantization:
            tensors = [_quantise(part, self.quantization) for part in tensors]
        try:
            self.values(tensors)
        except PayloadError as exc:
            raise Diverged(f"{exc} as the task's payloads carry it") from exc
        return tensors


def _quantise(values: F32Array, quantization: Quantization) -> Array:
    # Only a quantised task needs the library, which has to be built.
    import assay_repops

    try:
        return assay_repops.quantise(values, quantization.name.lower())
    except assay_repops.RepopsError as exc:
        raise Diverged(f"the outer gradient cannot be quantised: {exc}") from exc


def dequantise(data: NDArray[np.uint8], elements: int, quantization: Quantization) -> F32Array:
    """Values of whole leaves of blocks; PayloadError for bytes that quantising cannot have written."""

    def check(wrong: NDArray[np.bool_], why: str) -> None:
        if bool(np.any(wrong)):
            raise PayloadError("PayloadMalformed", f"block {int(np.flatnonzero(wrong)[0])}: {why}")

    form = FORMATS[quantization]
    if quantization == Quantization.SPARSE_TOP1:
        return sparse.decode(data, elements)
    limit, width = form.largest_code, form.code_bits
    if 8 % width:
        raise FormatError(f"nothing says how codes of {quantization.name} share bytes")
    if data.size != -(-elements // form.leaf_elements) * form.leaf_bytes:
        raise PayloadError("PayloadSizeMismatch", f"{data.size} bytes are not the leaves of {elements} elements")
    blocks = np.ascontiguousarray(data).reshape(-1, form.leaf_bytes * _BLOCK_ELEMENTS // form.leaf_elements)
    bits = blocks[:, :_SCALE_BYTES].copy().view("<u4")[:, 0].astype(np.uint32)
    # The first code of a byte is in its lowest bits.
    parts = blocks[:, _SCALE_BYTES:, None] >> np.arange(0, 8, width, dtype=np.uint8) & np.uint8((1 << width) - 1)
    signed = parts.reshape(len(blocks), _BLOCK_ELEMENTS).astype(np.int16)
    signed -= (signed >> (width - 1)) << width
    scales = bits.view(np.float32)
    with np.errstate(over="ignore", invalid="ignore"):
        check((bits >= _INFINITY) | (bits % 256 != 0) | ~np.isfinite(scales * np.float32(limit)), "no valid scale")
        largest = np.abs(signed).max(axis=1)
        check(largest > limit, "a code beyond the largest")
        check((bits == 0) & (largest != 0), "codes under the scale 0")
        check((bits >= _LEAST_NORMAL) & (largest != limit), "the scale is too large for the codes")
        # Sixteen significant bits times eight: exact.
        values = signed.astype(np.float32) * scales[:, None]
    places = np.arange(signed.size).reshape(signed.shape)
    check(np.any((places >= elements) & (signed != 0), axis=1), "codes behind the last element")
    check((places[:, 0] >= elements) & (bits != 0), "a scale behind the last element")
    return values.reshape(-1)[:elements]
