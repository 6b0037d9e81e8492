"""Where an adapter finds what an Open task is trained on: keepers hold none of it (docs/data.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assay_trainer.data import CARD
from assay_trainer.data.folder import MAX_CARD_BYTES, Dataset, Split, read_card
from assay_trainer.errors import DatasetMismatch
from assay_trainer.manifest import Manifest

if TYPE_CHECKING:
    import torch

    from assay_trainer.sealed import Sealing

BASE = "base.safetensors"
"""The file with the frozen tensors of a task that trains an adapter of them."""
TOKENIZER = "tokenizer.json"
"""The file with the tokenizer that a task's text was read by."""
_HINT = "the sponsor has it; name its folder: --data FOLDER"
_said: list[Path] = []
_folders: list[Path] = []
_sealing: list[Sealing] = []


def look_in(folders: Sequence[Path], sealing: Sealing | None = None) -> None:
    """Where records are, in place of what was said before.

    Args:
        folders: That are looked into, and into their folder data/.
        sealing: What has the records; the folders then have files beside them alone, such as a base model.
    """
    _said[:] = folders
    _folders[:] = [inner for folder in folders for inner in (folder, folder / "data")]
    _sealing[:] = [] if sealing is None else [sealing]


def looked_in() -> tuple[tuple[Path, ...], Sealing | None]:
    """What was said to `look_in`, for a process of one's own to say again."""
    return tuple(_said), next(iter(_sealing), None)


def find(manifest: Manifest) -> Dataset:
    """The data set that a manifest commits to.

    Raises:
        DatasetMismatch: It is in none of the folders.
        DataError: A folder's card is damaged.
        Refused: A sealed shard does not open.
    """
    for sealing in _sealing:
        data = sealing.dataset()
        data.require_manifest(manifest)
        return data
    last: DatasetMismatch | None = None
    for folder in _folders:
        if not (folder / CARD).is_file() or not (folder / "shards.json").is_file():
            continue
        data = Dataset.open(folder)
        try:
            data.require_manifest(manifest)
        except DatasetMismatch as exc:
            last = exc
        else:
            return data
    if last is not None:
        raise last
    root, name = manifest.dataset_root.hex(), manifest.document["dataset"]["name"]
    raise DatasetMismatch(f"the task's data set {name[:80]!r}, root 0x{root}, is not here", _HINT)


def find_base(digest: str) -> Path:
    """The file with the frozen tensors, by its SHA-256 in hexadecimal.

    Raises:
        DatasetMismatch: It is in none of the folders.
    """
    for path in (folder / BASE for folder in _folders):
        if path.is_file() and digest_of(path) == digest:
            return path
    raise DatasetMismatch(f"the task's {BASE}, SHA-256 {digest}, is not here", _HINT)


def card_of(manifest: Manifest) -> dict[str, Any] | None:
    """The card that a manifest names, which `init` writes beside it; None if it is in none of the folders.

    Raises:
        DataError: It is not of the format: a manifest's card may be anybody's.
    """
    wanted = str(manifest.document["dataset"].get("card", "")).removeprefix("0x")
    for path in (folder / CARD for folder in _folders):
        if path.is_file() and path.stat().st_size <= MAX_CARD_BYTES and digest_of(path) == wanted:
            return read_card(path.parent)
    return None


def find_tokenizer(digest: str) -> bytes | None:
    """The tokenizer's file by its SHA-256 in hexadecimal, which `init` writes beside the manifest; None if it is not here."""
    for path in (folder / TOKENIZER for folder in _folders):
        if path.is_file() and digest_of(path) == digest:
            return path.read_bytes()
    return None


def digest_of(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def tensors(data: Dataset, split: Split) -> tuple[torch.Tensor, ...]:
    """All records of a split, a tensor [records, *shape] a field: float32, int64 for i32, bool for i8, uint8 for u8.

    Raises:
        DataError: A shard has another root than the card says.
    """
    # Here: whoever only says where records are, as `assay-trainer run` does in each tier, needs none of it.
    from assay_trainer.torch_setup import torch

    values = np.frombuffer(b"".join(split.checked()), split.dtype)
    found = []
    for f in data.fields:
        column = np.array(values[f.name])
        x = torch.from_numpy(column.astype(column.dtype.newbyteorder("=")))
        found.append(x.long() if x.dtype is torch.int32 else x.bool() if x.dtype is torch.int8 else x)
    return tuple(found)
