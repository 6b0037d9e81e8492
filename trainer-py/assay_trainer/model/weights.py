"""Files of named tensors (safetensors), from anybody: read by name, bounded, and nothing of them run."""

from __future__ import annotations

import json
import math
import mmap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import durable, strict_json
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.model import ADAPTER_WEIGHTS, WEIGHTS

# Room for 100,000 tensors.
MAX_HEADER = 1 << 24
MAX_TENSORS, MAX_SHARDS, MAX_AXES = 100_000, 1000, 16
_INDEX = ".index.json"
# The types that a module can take here, and how their bytes are read. BF16 is read as its 16 bits.
_DTYPES = {
    "F32": np.dtype("<f4"),
    "F16": np.dtype("<f2"),
    "BF16": np.dtype("<u2"),
    "F64": np.dtype("<f8"),
    "I64": np.dtype("<i8"),
    "I32": np.dtype("<i4"),
    "I16": np.dtype("<i2"),
    "I8": np.dtype("i1"),
    "U8": np.dtype("u1"),
    "BOOL": np.dtype("?"),
}
_WRITTEN = {np.dtype(d).newbyteorder("="): name for name, d in _DTYPES.items() if name != "BF16"}

Array = NDArray[Any]


class WeightsError(AssayError):
    """A file of tensors is not one, or not of the form that is needed."""


@dataclass(frozen=True)
class Tensor:
    """One tensor of a file; its bytes are read when they are asked for."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    _data: memoryview

    def array(self) -> Array:
        """The elements, as they are; BF16 as 16-bit words."""
        return np.frombuffer(self._data, _DTYPES[self.dtype]).reshape(self.shape)

    def f32(self) -> NDArray[np.float32]:
        """The elements in binary32, if each of them is one: of F32, F16 or BF16.

        Raises:
            WeightsError: Another type, which would be rounded.
        """
        if self.dtype == "BF16":
            return (self.array().astype(np.uint32) << np.uint32(16)).view(np.float32)
        if self.dtype not in ("F32", "F16"):
            raise WeightsError(f"{self.name} is of {self.dtype}", "F32, or F16 or BF16, which are binary32 numbers too")
        return self.array().astype(np.float32)


def open_weights(path: Path) -> dict[str, Tensor]:
    """The tensors of a file, or of a folder: model.safetensors, its shards by their index, or adapter_model.safetensors.

    Raises:
        ConfigError: There is no such file.
        WeightsError: A file breaks a rule of the format.
    """
    if path.is_dir():
        files = _files_of(path)
    elif path.is_file():
        if path.name.endswith(_INDEX):
            return _sharded(path)
        if path.suffix in (".bin", ".pt", ".pth", ".ckpt", ".pkl"):
            raise ConfigError(f"{path.name} is a pickle, which runs code when it is read", "save it as safetensors")
        files = [path]
    else:
        raise ConfigError(f"there is no file or folder {path}")
    if files[0].name.endswith(_INDEX):
        return _sharded(files[0])
    return read(files[0])


def _files_of(folder: Path) -> list[Path]:
    for name in (WEIGHTS, WEIGHTS + _INDEX, ADAPTER_WEIGHTS):
        if (folder / name).is_file():
            return [folder / name]
    alone = sorted(folder.glob("*.safetensors"))
    if len(alone) == 1:
        return alone
    raise ConfigError(f"{folder} has no {WEIGHTS}", "name the file itself")


def _sharded(index: Path) -> dict[str, Tensor]:
    where = _object(_limited(index, MAX_HEADER), index.name).get("weight_map")
    if not isinstance(where, dict) or not all(isinstance(v, str) for v in where.values()):
        raise WeightsError(f"{index.name} has no weight_map of names")
    names = sorted(set(where.values()))
    if not 1 <= len(names) <= MAX_SHARDS:
        raise WeightsError(f"{index.name} names {len(names)} files", f"1 to {MAX_SHARDS}")
    shards: dict[str, dict[str, Tensor]] = {}
    for name in names:
        if Path(name).name != name or not name.endswith(".safetensors") or "\\" in name:
            raise WeightsError(f"{index.name} names the file {name[:80]!r}", "a file of the folder, .safetensors")
        if not (index.parent / name).is_file():
            raise WeightsError(f"{index.name} names {name}, which is not there")
        shards[name] = read(index.parent / name)
    found = {}
    for tensor, name in where.items():
        if tensor not in shards[name]:
            raise WeightsError(f"{name} has no tensor {tensor[:80]!r}, which {index.name} looks for there")
        found[tensor] = shards[name][tensor]
    more = [f"{n[:80]} of {name}" for name, shard in shards.items() for n in shard if where.get(n) != name]
    if more:
        raise WeightsError(f"{index.name} does not name {more[0]}")
    return found


def read(path: Path) -> dict[str, Tensor]:
    """The tensors of one file, which has to be whole: no gap, no overlap, nothing behind the last one."""

    def malformed(why: str) -> WeightsError:
        return WeightsError(f"{path.name}: {why}", "a safetensors file")

    with open(path, "rb") as file:
        head = file.read(8)
        size = int.from_bytes(head, "little")
        if len(head) < 8 or size > MAX_HEADER:
            raise malformed(f"its header would have {size} bytes" if len(head) == 8 else "it ends in the header's length")
        header = file.read(size)
        if len(header) < size:
            raise malformed("it ends in the header")
        data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))[8 + size :]
    entries = _object(header, path.name)
    metadata = entries.pop("__metadata__", {})
    if not isinstance(metadata, dict) or not all(isinstance(v, str) for v in metadata.values()):
        raise malformed("__metadata__ is no map of text")
    if not 1 <= len(entries) <= MAX_TENSORS:
        raise malformed(f"{len(entries)} tensors")
    spans = sorted((_span(name, entry, malformed) for name, entry in entries.items()), key=lambda s: s[:2])
    at, found = 0, {}
    for begin, end, name, dtype, shape in spans:
        if begin != at:
            raise malformed(f"the tensor {name[:80]!r} begins at {begin}, not at {at}")
        if end > len(data):
            raise malformed(f"it ends in the tensor {name[:80]!r}")
        found[name], at = Tensor(name, dtype, shape, data[begin:end]), end
    if at != len(data):
        raise malformed(f"{len(data) - at} bytes behind the tensors")
    return {name: found[name] for name in entries}


def _span(name: str, entry: Any, malformed: Any) -> tuple[int, int, str, str, tuple[int, ...]]:
    if not isinstance(entry, dict) or set(entry) != {"dtype", "shape", "data_offsets"}:
        raise malformed(f"the tensor {name[:80]!r} has no dtype, shape and data_offsets")
    dtype, shape, span = entry["dtype"], entry["shape"], entry["data_offsets"]
    if not isinstance(dtype, str) or dtype not in _DTYPES:
        raise malformed(f"the tensor {name[:80]!r} is of {str(dtype)[:20]!r}, not of {', '.join(_DTYPES)}")
    if not _naturals(shape) or len(shape) > MAX_AXES or not _naturals(span) or len(span) != 2:
        raise malformed(f"the tensor {name[:80]!r} has no shape, or no offsets")
    if span[1] - span[0] != _DTYPES[dtype].itemsize * math.prod(shape):
        raise malformed(f"the tensor {name[:80]!r} has other bytes than its shape")
    return span[0], span[1], name, dtype, tuple(shape)


def _naturals(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n < 1 << 48 for n in value)


def _object(raw: bytes, name: str) -> dict[str, Any]:
    try:
        found = strict_json.loads(raw, object_pairs_hook=_unique)
    except ValueError as exc:
        raise WeightsError(f"{name}: {str(exc)[:200]}", "JSON, each key once") from exc
    if not isinstance(found, dict):
        raise WeightsError(f"{name}: no JSON object")
    return found


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        raise ValueError("a key is repeated")
    return out


def _limited(path: Path, most: int) -> bytes:
    with open(path, "rb") as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise WeightsError(f"{path.name} has more than {most} bytes")
    return raw


def write(path: Path, tensors: Iterable[tuple[str, Array]], metadata: Mapping[str, str]) -> None:
    """Writes named tensors, in order, as one file: whole, or not at all."""
    # ascontiguousarray makes [1] of a number.
    arrays = [(n, np.ascontiguousarray(a).reshape(np.shape(a))) for n, a in tensors]
    header: dict[str, Any] = {"__metadata__": dict(metadata)}
    at = 0
    for name, a in arrays:
        kind = _WRITTEN.get(a.dtype)
        if kind is None:
            raise WeightsError(f"{name} is of {a.dtype}", ", ".join(_WRITTEN.values()))
        header[name] = {"dtype": kind, "shape": list(a.shape), "data_offsets": [at, at + a.nbytes]}
        at += a.nbytes
    raw = json.dumps(header, separators=(",", ":")).encode("ascii")
    raw += b" " * (-len(raw) % 8)
    little = (a.astype(a.dtype.newbyteorder("<"), copy=False).tobytes() for _, a in arrays)
    durable.write(path, b"".join([len(raw).to_bytes(8, "little"), raw, *little]))
