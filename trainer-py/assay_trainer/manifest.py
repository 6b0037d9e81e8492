"""The manifest: docs/formats.md, section 5. Canonical JSON without floats; what it says fixes what is trained."""

from __future__ import annotations

import hashlib
import json
import math
import re
from dataclasses import dataclass, fields
from typing import Any

from assay_trainer import strict_json
from assay_trainer.arith import from_bits, to_bits
from assay_trainer.errors import ManifestError

MAX_BYTES = 1 << 16
VERSION = 1
MAX_DEPTH = 16
MAX_PARAMETERS = 1 << 31
STATISTICS = ("running_mean", "running_var")
"""Names, after the last dot, of the tensors in which a batch norm keeps what it saw."""
_BITS = re.compile(r"0x[0-9a-f]{8}\Z")
_ROOT = re.compile(r"0x[0-9a-fA-F]{64}\Z")


def encode(document: dict[str, Any]) -> bytes:
    """Canonical bytes of a manifest."""
    _check(document, 0)
    raw = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode("ascii")
    if len(raw) > MAX_BYTES:
        raise ManifestError(f"a manifest has at most {MAX_BYTES} bytes, this one {len(raw)}")
    return raw


def _check(value: Any, depth: int) -> None:
    if depth > MAX_DEPTH:
        raise ManifestError(f"nested deeper than {MAX_DEPTH}")
    match value:
        case dict():
            for key, child in value.items():
                _check(key, depth)
                _check(child, depth + 1)
        case list():
            for child in value:
                _check(child, depth + 1)
        case str():
            if not all(" " <= c <= "~" for c in value):
                raise ManifestError(f"{value[:40]!r} is not printable ASCII")
        case int() if not -(1 << 63) <= value < 1 << 64:
            raise ManifestError("a manifest holds no integers of more than 64 bits, signed or not")
        case int():
            pass
        case float():
            raise ManifestError("a manifest holds no floats; write binary32 bits as a string")
        case _:
            raise ManifestError(f"{value!r} has no place in a manifest")


def manifest_hash(raw: bytes) -> bytes:
    """Address of a manifest."""
    return hashlib.sha256(raw).digest()


def is_statistic(tensor: str) -> bool:
    """Whether a tensor is a running statistic of a batch norm, by its name."""
    return tensor.rpartition(".")[2] in STATISTICS


def f32_string(value: float) -> str:
    """How a manifest writes a number that is not an integer: its binary32 bits."""
    return f"0x{to_bits(value):08x}"


def f32_value(text: Any) -> float:
    """The number behind such a string, exactly."""
    if not isinstance(text, str) or not _BITS.match(text):
        raise ManifestError(f"{text!r} is not the bits of a binary32")
    value = float(from_bits(int(text, 16)))
    if not math.isfinite(value):
        raise ManifestError(f"{text} is not a finite number")
    return value


@dataclass(frozen=True)
class AdamW:
    """The inner optimiser; its moments start at zero each round."""

    lr: float
    beta1: float
    beta2: float
    eps: float
    weight_decay: float


@dataclass(frozen=True)
class Manifest:
    """A manifest that has been checked. What is the adapter's own (model, inner optimiser) it checks itself."""

    raw: bytes
    document: dict[str, Any]
    adapter: str
    batch_size: int
    tensors: tuple[tuple[str, tuple[int, ...]], ...]
    dataset_root: bytes
    dataset_records: int

    @property
    def hash(self) -> bytes:
        """SHA-256 of the bytes."""
        return manifest_hash(self.raw)

    @property
    def parameters(self) -> int:
        """Elements over all tensors."""
        return sum(math.prod(shape) for _, shape in self.tensors)

    @property
    def model(self) -> Any:
        """The adapter's own description."""
        return self.document["model"]

    @property
    def optimizer(self) -> AdamW:
        """The inner optimiser's constants."""
        section = self.document["inner_optimizer"]
        keys = [f.name for f in fields(AdamW)]
        if not isinstance(section, dict) or section.get("name") != "adamw" or not set(keys) <= section.keys():
            raise ManifestError("inner_optimizer is not adamw with lr, beta1, beta2, eps and weight_decay")
        return AdamW(**{k: f32_value(section[k]) for k in keys})


def parse(raw: bytes, parameters: int | None = None) -> Manifest:
    """Reads a manifest from anybody; refuses what section 5 refuses."""
    if len(raw) > MAX_BYTES:
        raise ManifestError(f"a manifest has at most {MAX_BYTES} bytes, this one {len(raw)}")
    try:
        document = strict_json.loads(raw.decode("ascii"))
        canonical = encode(document) if isinstance(document, dict) else None
    except ValueError as exc:
        raise ManifestError(f"not ASCII JSON: {exc}") from exc
    if canonical != raw:
        raise ManifestError("not a canonical object: keys sorted and unique, no whitespace, no needless escapes")
    if _count(document.get("version"), "version") != VERSION:
        raise ManifestError(f"unknown version {document['version']}")
    try:
        manifest = _build(raw, document)
    except (KeyError, TypeError) as exc:
        raise ManifestError(f"a field is missing or has the wrong type: {exc}") from exc
    if manifest.parameters > MAX_PARAMETERS:
        raise ManifestError(f"{manifest.parameters} parameters are more than 2^31")
    if parameters is not None and manifest.parameters != parameters:
        raise ManifestError(f"tensors have {manifest.parameters} elements, the spec says {parameters}")
    return manifest


def _build(raw: bytes, document: dict[str, Any]) -> Manifest:
    tensors: list[tuple[str, tuple[int, ...]]] = []
    for entry in _typed(document["tensors"], list, "tensors"):
        shape = tuple(_count(n, "a dimension", MAX_PARAMETERS) for n in _typed(entry["shape"], list, "shape"))
        tensors.append((_typed(entry["name"], str, "a tensor's name"), shape))
    names = [name for name, _ in tensors]
    if not names or "" in names or len(set(names)) != len(names):
        raise ManifestError("tensor names are missing or repeated")
    dataset = _typed(document["dataset"], dict, "dataset")
    for key in ("name", "split"):
        _typed(dataset[key], str, f"dataset.{key}")
    _count(dataset["record_bytes"], "dataset.record_bytes", (1 << 64) - 1, least=0)
    root = _typed(dataset["root"], str, "dataset.root")
    if not _ROOT.match(root):
        raise ManifestError("dataset.root is not 32 bytes of hexadecimal")
    for key in ("inner_optimizer", "model"):
        _ = document[key]
    adapter = _typed(document["adapter"], str, "adapter")
    if not adapter:
        raise ManifestError("adapter is empty")
    return Manifest(
        raw=raw,
        document=document,
        adapter=adapter,
        batch_size=_count(document["batch_size"], "batch_size", (1 << 32) - 1),
        tensors=tuple(tensors),
        dataset_root=bytes.fromhex(root[2:]),
        dataset_records=_count(dataset["records"], "dataset.records", (1 << 64) - 1),
    )


def _typed(value: Any, kind: type, what: str) -> Any:
    if not isinstance(value, kind):
        raise ManifestError(f"{what} is not a {kind.__name__}")
    return value


def _count(value: Any, what: str, most: int = (1 << 32) - 1, least: int = 1) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ManifestError(f"{what} is an integer from {least} to {most}, not {value!r}")
    return value
