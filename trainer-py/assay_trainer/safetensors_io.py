"""Objects as canonical safetensors: docs/formats.md, section 6. Payloads have a module of their own on top of this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import strict_json
from assay_trainer.commit import F32, State, fragment_sizes
from assay_trainer.errors import AssayError

F32Array = NDArray[np.float32]
Array = NDArray[Any]
Layout = Sequence[tuple[str, int]]

U8 = np.dtype("u1")
# What a header calls the types that an object may have; all tensors of one object have the same.
_NAMES = {F32: "F32", U8: "U8"}

MAX_HEADER = 1 << 20


class PayloadError(AssayError):
    """A file that section 7 has a name for."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self._name = name

    @property
    def name(self) -> str:
        """The name in the table of section 7."""
        return self._name


def state_layout(parameters: int, fragments: int) -> list[tuple[str, int]]:
    """Tensors of a state and their element counts, in order."""
    sizes = enumerate(fragment_sizes(parameters, fragments))
    return [(f"{part}.{f}", n) for f, n in sizes for part in ("params", "momentum")]


def preamble(layout: Layout, dtype: np.dtype = F32) -> bytes:
    """A canonical file up to its data."""
    entries, at = [], 0
    for name, n in layout:
        end = at + dtype.itemsize * n
        entries.append(f'"{name}":{{"dtype":"{_NAMES[dtype]}","shape":[{n}],"data_offsets":[{at},{end}]}}')
        at = end
    text = "{" + ",".join(entries) + "}"
    text += " " * (-len(text) % 8)
    return len(text).to_bytes(8, "little") + text.encode("ascii")


def canonical_bytes(layout: Layout, dtype: np.dtype = F32) -> int:
    """Size of the canonical file."""
    return len(preamble(layout, dtype)) + dtype.itemsize * sum(n for _, n in layout)


def encode(tensors: Sequence[tuple[str, Array]], dtype: np.dtype = F32) -> bytes:
    """Canonical file of the given vectors."""
    data = b"".join(np.ascontiguousarray(v, dtype=dtype).tobytes() for _, v in tensors)
    return preamble([(name, v.size) for name, v in tensors], dtype) + data


def encode_state(state: State) -> bytes:
    """Canonical file of a state."""
    tensors: list[tuple[str, F32Array]] = []
    for f, (p, m) in enumerate(zip(state.params, state.momentum, strict=True)):
        tensors += [(f"params.{f}", p), (f"momentum.{f}", m)]
    return encode(tensors)


def decode_state(raw: bytes, parameters: int, fragments: int) -> State:
    """A state from anybody's bytes; whether it is *the* state its root tells."""
    vectors = decode(raw, state_layout(parameters, fragments))
    return State(vectors[0::2], vectors[1::2])


def decode(raw: bytes, layout: Layout, dtype: np.dtype = F32) -> list[Array]:
    """The layout's vectors out of any valid file with exactly these tensors, in the layout's order; binary32 is all finite."""
    if len(raw) < 8:
        raise PayloadError("PayloadTruncated", "the file ends in the header's length")
    size = int.from_bytes(raw[:8], "little")
    if size > MAX_HEADER:
        raise PayloadError("PayloadMalformed", f"the header's length {size} is over {MAX_HEADER}")
    if len(raw) < 8 + size:
        raise PayloadError("PayloadTruncated", "the file ends in the header")
    spans = _spans(raw[8 : 8 + size], layout, dtype)
    data = memoryview(raw)[8 + size :]
    total = dtype.itemsize * sum(n for _, n in layout)
    at = 0
    for name, (begin, end) in sorted(spans.items(), key=lambda item: item[1]):
        if begin != at:
            raise PayloadError("PayloadMalformed", f"tensor {name} begins at {begin}, not at {at}")
        at = end
    values = np.frombuffer(data[: len(data) - len(data) % dtype.itemsize], dtype=dtype)
    if not bool(np.all(np.isfinite(values[: total // dtype.itemsize]))):
        raise PayloadError("NonFinitePayload", "an element is NaN or infinite")
    if len(data) < total:
        raise PayloadError("PayloadTruncated", f"{len(data)} bytes of tensors, {total} expected")
    if len(data) > total:
        raise PayloadError("PayloadTooLarge", f"{len(data) - total} bytes behind the tensors")
    native = dtype.newbyteorder("=")
    return [np.frombuffer(data[spans[name][0] : spans[name][1]], dtype=dtype).astype(native) for name, _ in layout]


def _spans(header: bytes, layout: Layout, dtype: np.dtype) -> dict[str, tuple[int, int]]:
    def malformed(why: str) -> PayloadError:
        return PayloadError("PayloadMalformed", f"header: {why}")

    # Padding is spaces, and only behind the object; JSON itself would take any whitespace on either side.
    text = header.rstrip(b" ")
    if not (text.startswith(b"{") and text.endswith(b"}")):
        raise malformed("not a JSON object")
    try:
        entries: Any = strict_json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse)
    except ValueError as exc:
        raise malformed(str(exc)) from exc
    metadata = entries.pop("__metadata__", {})
    if not isinstance(metadata, dict) or not all(isinstance(v, str) for v in metadata.values()):
        raise malformed("__metadata__ is not a map of strings")
    if set(entries) != {name for name, _ in layout}:
        raise malformed("not the tensors of this object")
    spans, kind = {}, _NAMES[dtype]
    for name, n in layout:
        entry = entries[name]
        if not isinstance(entry, dict) or set(entry) != {"dtype", "shape", "data_offsets"} or entry["dtype"] != kind:
            raise malformed(f"{name} is not a tensor of {kind}")
        shape, span = entry["shape"], entry["data_offsets"]
        if not _naturals(shape, 1) or not _naturals(span, 2) or span[1] - span[0] != dtype.itemsize * shape[0]:
            raise malformed(f"{name} is not a vector with matching offsets")
        if shape[0] != n:
            raise PayloadError("PayloadSizeMismatch", f"{name} has {shape[0]} elements, {n} expected")
        spans[name] = (span[0], span[1])
    return spans


def _naturals(value: Any, count: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n < 1 << 64 for n in value)
    )


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        raise ValueError("a key is repeated")
    return out


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")


def fragments_of_state(raw: bytes, parameters: int) -> int:
    """Number of fragments of a state's file that comes without its task; `decode_state` checks the rest."""
    size = int.from_bytes(raw[:8], "little")
    try:
        names = strict_json.loads(raw[8 : 8 + min(size, MAX_HEADER)])
    except ValueError as exc:
        raise PayloadError("PayloadMalformed", f"header: {exc}") from exc
    count = sum(1 for name in names if name.startswith("params.")) if isinstance(names, dict) else 0
    if not 1 <= count <= parameters:
        raise PayloadError("PayloadMalformed", "the file is no state of this model")
    return count
