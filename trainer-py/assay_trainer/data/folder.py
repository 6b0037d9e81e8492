"""A built data set on disk: the card, the shards, and what is checked of both. docs/data.md has the format."""

from __future__ import annotations

import hashlib
import io
import json
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import strict_json
from assay_trainer.commit import TreeHasher, dataset_seal, leaf_hash
from assay_trainer.data import CARD
from assay_trainer.data.fields import DTYPES, MAX_FIELDS, MAX_RECORD_BYTES, Field, record_dtype
from assay_trainer.errors import ConfigError, DataError, DatasetMismatch

if TYPE_CHECKING:
    from assay_trainer.manifest import Manifest

SHARDS = "shards.json"
TRAIN, HELD_OUT = "train", "held_out"
SPLITS = (TRAIN, HELD_OUT)
VERSION = 1
MAX_CARD_BYTES = 1 << 23
EXAMPLES = 3
_ROOT = re.compile(r"0x[0-9a-f]{64}\Z")
_SPLIT_DOMAIN = b"assay/v1/data-split"
_ORDER_DOMAIN = b"assay/v1/data-order"


# ---- what a record's bytes decide -------------------------------------------------------------------------------------------


def split_number(record: bytes) -> int:
    """What decides a record's split: the first 8 bytes, big-endian, of SHA-256("assay/v1/data-split" ‖ record)."""
    return int.from_bytes(hashlib.sha256(_SPLIT_DOMAIN + record).digest()[:8], "big")


def split_limit(held_out: str) -> int:
    """Records with a split number below it are held out: ⌊share · 2^64⌋, the share as a decimal from 0 to 1."""
    return int(Fraction(held_out) * (1 << 64))


def order_key(seed: int, record: bytes) -> bytes:
    """By which shuffled records stand: SHA-256("assay/v1/data-order" ‖ u64(seed) ‖ record)."""
    return hashlib.sha256(_ORDER_DOMAIN + seed.to_bytes(8, "big") + record).digest()


class Range:
    """Least, largest and mean value of one field; exact, so that neither order nor machine matters."""

    # frexp of a binary32 gives exponents from -148 to 128 and 24 bits.
    _LEAST, _BITS = -148, 24

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0
        self._shift = 0
        self._least: float | int = math.inf
        self._most: float | int = -math.inf

    def add(self, values: NDArray[Any]) -> None:
        """Takes finite values of one field, at most 2^29 at a time."""
        if not values.size:
            return
        self._count += values.size
        self._least = min(self._least, values.min().item())
        self._most = max(self._most, values.max().item())
        if values.dtype.kind != "f":
            self._sum += int(values.sum(dtype=np.int64))
            return
        mantissas, exponents = np.frexp(values.ravel().astype(np.float64))
        # Each weight is an integer of 24 bits: binary64 adds up 2^29 of them exactly.
        sums = np.bincount(exponents - self._LEAST, weights=np.ldexp(mantissas, self._BITS))
        self._shift = self._BITS - self._LEAST
        self._sum += sum(int(sums[i]) << int(i) for i in np.flatnonzero(sums))

    def facts(self) -> dict[str, str]:
        """Decimals that say it: nine digits name a binary32."""
        mean = float(Fraction(self._sum, self._count << self._shift))
        return {"min": _decimal(self._least), "max": _decimal(self._most), "mean": _decimal(mean)}


def _decimal(value: float | int) -> str:
    return str(value) if isinstance(value, int) else f"{value + 0.0:.9g}"


# ---- shards -----------------------------------------------------------------------------------------------------------------


def shard_records(shard_bytes: int, record_bytes: int) -> int:
    """Records of a shard: the largest power of two that fits, so that a shard is one node of the data set's tree.

    Raises:
        ConfigError: Not one record fits.
    """
    if shard_bytes < record_bytes:
        raise ConfigError(f"--shard-bytes is {shard_bytes}, a record has {record_bytes} bytes", "a larger shard")
    return 1 << ((shard_bytes // record_bytes).bit_length() - 1)


def shard_name(split: str, index: int) -> str:
    """A shard's file."""
    return f"{split}-{index:05}.bin"


def tree_over(trees: Sequence[bytes]) -> bytes:
    """Top of the tree over shards, given the top of each."""
    hasher = TreeHasher()
    for tree in trees:
        hasher.add(tree)
    return hasher.root()


def encode(document: Mapping[str, Any]) -> bytes:
    """Bytes of card.json and shards.json: ASCII, keys sorted, indented by two, a newline at the end."""
    return (json.dumps(document, sort_keys=True, indent=2, ensure_ascii=True) + "\n").encode("ascii")


@dataclass(frozen=True)
class Split:
    """Records for training, or those that are held out. Reads one shard at a time.

    Attributes:
        folder: Of the data set.
        name: "train" or "held_out".
        root: Over its records.
        records: How many.
        dtype: Of a record, a field a name.
        per_shard: Records of a shard, but for the last.
        trees: Top of the tree over each shard's records.
        files: The shards by name, where they are in memory alone (sealed.py); None where they are in the folder.
    """

    folder: Path
    name: str
    root: bytes
    records: int
    dtype: np.dtype
    per_shard: int
    trees: tuple[bytes, ...]
    files: Mapping[str, bytes] | None = field(default=None, repr=False, compare=False)

    def __len__(self) -> int:
        return self.records

    def __getitem__(self, index: int) -> bytes:
        """Bytes of one record, 0 ≤ index < len."""
        if not 0 <= index < self.records:
            raise IndexError(f"no record {index} among {self.records}")
        shard, row = divmod(index, self.per_shard)
        with self.file(shard) as file:
            file.seek(row * self.dtype.itemsize)
            return file.read(self.dtype.itemsize)

    def arrays(self, rows: Sequence[int]) -> dict[str, NDArray[Any]]:
        """The records at these places, by field: [rows, *shape]."""
        values = np.frombuffer(b"".join(self[int(i)] for i in rows), self.dtype)
        return {name: values[name] for name in self.dtype.names or ()}

    def file(self, shard: int) -> IO[bytes]:
        """A shard, opened.

        Raises:
            DataError: It is not there (MissingFile), or of another size (WrongRoot).
        """
        path = self.folder / shard_name(self.name, shard)
        try:
            if self.files is None:
                file: IO[bytes] = open(path, "rb")  # noqa: SIM115  the caller closes it
                found = path.stat().st_size
            else:
                file, found = io.BytesIO(self.files[path.name]), len(self.files[path.name])
        except (FileNotFoundError, KeyError) as exc:
            raise DataError("MissingFile", "the shard is not there", "fetch it, or build the folder again", path.name) from exc
        size = self.size(shard) * self.dtype.itemsize
        if found != size:
            file.close()
            raise DataError("WrongRoot", f"{found} bytes, the card says {size}", "fetch the shard again", path.name)
        return file

    def size(self, shard: int) -> int:
        """Records of a shard."""
        return min(self.per_shard, self.records - shard * self.per_shard)

    def shard(self, shard: int) -> bytes:
        """A shard's bytes, if they have its root.

        Raises:
            DataError: They do not (WrongRoot), or it is not there.
        """
        with self.file(shard) as file:
            raw = file.read()
        hasher, width = TreeHasher(), self.dtype.itemsize
        for at in range(0, len(raw), width):
            hasher.add(leaf_hash(raw[at : at + width]))
        if hasher.root() != self.trees[shard]:
            name = shard_name(self.name, shard)
            raise DataError("WrongRoot", "its records are not those that shards.json names", "fetch the shard again", name)
        return raw

    def checked(self) -> Iterator[bytes]:
        """The bytes of every shard, each held against its root, and all roots against the data set's."""
        if dataset_seal(self.records, tree_over(self.trees)) != self.root:
            raise DataError("WrongRoot", f"the shards of {self.name} give another root than the card", "fetch it again", SHARDS)
        for shard in range(len(self.trees)):
            yield self.shard(shard)


@dataclass(frozen=True)
class Dataset:
    """A folder that `data build` wrote.

    Attributes:
        folder: Where it is.
        card: What the card says.
        raw: The card's bytes.
        fields: Of a record, in order.
        train: Records whose root a task commits to.
        held_out: Records that nobody trains on, or None.
    """

    folder: Path
    card: dict[str, Any]
    raw: bytes
    fields: tuple[Field, ...]
    train: Split
    held_out: Split | None

    @classmethod
    def open(cls, folder: Path, files: Mapping[str, bytes] | None = None) -> Dataset:
        """Reads card and shards.json; shards are read when they are asked for.

        Args:
            folder: Where it is.
            files: Its files by name, if they are in memory and not in the folder.

        Raises:
            DataError: A file is missing (MissingFile) or not of the format (BadCard).
        """
        raw, card, fields = _card(folder, files)
        _, shards = _document(folder, SHARDS, files)
        try:
            dtype, per = record_dtype(fields), card["shard_records"]
            splits = {name: _split(folder, name, card[name], dtype, per, shards[name], files) for name in SPLITS if card[name]}
            return cls(folder, card, raw, fields, splits[TRAIN], splits.get(HELD_OUT))
        except (KeyError, TypeError, ValueError, OverflowError) as exc:
            raise _bad(exc) from exc

    @property
    def name(self) -> str:
        """What it is called."""
        return self.card["name"]

    @property
    def hash(self) -> bytes:
        """Address of the card: SHA-256 of its bytes."""
        return hashlib.sha256(self.raw).digest()

    def splits(self) -> list[Split]:
        """Those there are."""
        return [s for s in (self.train, self.held_out) if s is not None]

    def manifest_section(self) -> dict[str, Any]:
        """What a manifest says under "dataset" (docs/formats.md, section 5)."""
        return {
            "card": "0x" + self.hash.hex(),
            "name": self.name.encode("ascii", "replace").decode(),
            "record_bytes": self.train.dtype.itemsize,
            "records": self.train.records,
            "root": "0x" + self.train.root.hex(),
            "split": self.card["split"],
        }

    def require_step(self, fields: Sequence[tuple[np.dtype, tuple[int, ...]]]) -> None:
        """Refuses a training step that reads other records.

        Args:
            fields: (dtype, shape) of each field of the step's micro-batch, the rows first.

        Raises:
            DatasetMismatch: Names the first field that differs.
        """
        wanted = [(np.dtype(d), tuple(shape[1:])) for d, shape in fields]
        ours = [(DTYPES[f.dtype], f.shape) for f in self.fields]
        hint = "change the example that --model returns, or build the data with other fields"
        for i, (f, mine, theirs) in enumerate(zip(self.fields, ours, wanted, strict=False)):
            # Truth values are 0 and 1, in a byte of either sign.
            same = f.type == "bool" and theirs[0] == np.dtype("u1") and mine[1] == theirs[1]
            if mine != theirs and not same:
                raise DatasetMismatch(
                    f"field {i} of the data, {f.name!r}, is {_shown(*mine)}; the step reads {_shown(*theirs)}", hint
                )
        if len(ours) != len(wanted):
            raise DatasetMismatch(f"the data has {len(ours)} fields, the step reads {len(wanted)}", hint)

    def require_manifest(self, manifest: Manifest) -> None:
        """Refuses a task's manifest that commits to other records.

        Raises:
            DatasetMismatch: Root, number or card differ.
        """
        theirs = manifest.document["dataset"]
        if (manifest.dataset_root, manifest.dataset_records) != (self.train.root, self.train.records):
            raise DatasetMismatch(
                f"the manifest commits to {manifest.dataset_records} records with root 0x{manifest.dataset_root.hex()}, the "
                f"folder has {self.train.records} with root 0x{self.train.root.hex()}",
                "take the folder that the task was made of",
            )
        if theirs.get("card", "0x" + self.hash.hex()) != "0x" + self.hash.hex():
            raise DatasetMismatch(f"the manifest names the card {theirs['card']}, the folder has 0x{self.hash.hex()}")

    def check(self, progress: Callable[[int], None] = lambda _: None) -> None:
        """Holds everything against the card: every shard's root, both roots, each record's split, every field's range.

        Args:
            progress: Told the number of records after each shard.

        Raises:
            DataError: The first thing that differs.
        """
        ranges = [Range() for _ in self.fields]
        share = self.card.get("held_out_share")
        limit = None if share is None else split_limit(share)
        for split in self.splits():
            for index, raw in enumerate(split.checked()):
                values = np.frombuffer(raw, split.dtype)
                for f, r in zip(self.fields, ranges, strict=True):
                    r.add(values[f.name])
                if limit is not None:
                    self._check_split(split, index, raw, limit)
                progress(len(values))
        for f, r, said in zip(self.fields, ranges, self.card["fields"], strict=True):
            found = r.facts()
            if {k: said.get(k) for k in found} != found:
                raise DataError("WrongCard", f"field {f.name!r} has {found}, the card says otherwise", "build it again", CARD)

    @staticmethod
    def _check_split(split: Split, shard: int, raw: bytes, limit: int) -> None:
        width = split.dtype.itemsize
        for at in range(0, len(raw), width):
            if (split_number(raw[at : at + width]) < limit) != (split.name == HELD_OUT):
                file, row = shard_name(split.name, shard), at // width + 1
                raise DataError("WrongSplit", "the record belongs to the other split", "build it again", file, row)


def _shown(dtype: np.dtype, shape: tuple[int, ...]) -> str:
    return f"{dtype.name}{list(shape)}"


def read_card(folder: Path) -> dict[str, Any]:
    """What a folder's card says, with or without its shards.

    Raises:
        DataError: It is missing (MissingFile) or not of the format (BadCard).
    """
    return _card(folder, None)[1]


def _card(folder: Path, files: Mapping[str, bytes] | None) -> tuple[bytes, dict[str, Any], tuple[Field, ...]]:
    raw, card = _document(folder, CARD, files)
    try:
        if card["version"] != VERSION:
            raise DataError("BadCard", f"version {card['version']!r} is unknown", f"this one reads {VERSION}", CARD)
        fields = tuple(_field(f) for f in _list(card["fields"]))
        if not 1 <= len(fields) <= MAX_FIELDS or len({f.name for f in fields}) != len(fields):
            raise ValueError("fields")
        size = record_dtype(fields).itemsize
        if size != _count(card["record_bytes"]) or size > MAX_RECORD_BYTES:
            raise ValueError(f"record_bytes is {card['record_bytes']}, its fields have {size}")
        per = _count(card["shard_records"])
        if per & (per - 1):
            raise ValueError("shard_records is no power of two")
        for key in ("name", "tool", "license", "order", "split"):
            _text(card[key])
        if not _list(card["sources"]) or not all(isinstance(s, dict) for s in card["sources"]):
            raise ValueError("sources")
    except (KeyError, TypeError, ValueError, OverflowError) as exc:
        raise _bad(exc) from exc
    return raw, card, fields


def _bad(exc: Exception) -> DataError:
    return DataError("BadCard", f"not a card of `data build`: {exc}", "build the folder again", CARD)


def _document(folder: Path, name: str, files: Mapping[str, bytes] | None) -> tuple[bytes, dict[str, Any]]:
    path = folder / name
    try:
        if files is not None and name not in files:
            raise FileNotFoundError(name)
        with open(path, "rb") if files is None else io.BytesIO(files[name]) as file:
            raw = file.read(MAX_CARD_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError) as exc:
        what = f"{folder.resolve().name} is no folder of `assay-trainer data build`: there is no {name} in it"
        raise DataError("MissingFile", what, "assay-trainer data build --out FOLDER writes one") from exc
    try:
        document = strict_json.loads(raw.decode("ascii"))
        if len(raw) > MAX_CARD_BYTES or not isinstance(document, dict) or encode(document) != raw:
            raise ValueError("not in the one form that data build writes")
    except ValueError as exc:
        raise DataError("BadCard", str(exc), "build the folder again", name) from exc
    return raw, document


def _field(said: Any) -> Field:
    shape = tuple(_count(n) for n in _list(said["shape"]))
    names = tuple(_text(n) for n in _list(said.get("names", [])))
    if said["type"] not in DTYPES:
        raise ValueError(f"type {said['type']!r}")
    kind = {"i8": "bool"}.get(said["type"], said["type"])
    classes = _count(said["classes"]) if "classes" in said else None
    return Field(_text(said["name"]), (), kind if classes is None else "class", shape, classes=classes, names=names)


def _split(
    folder: Path, name: str, said: Any, dtype: np.dtype, per: int, trees: Any, files: Mapping[str, bytes] | None
) -> Split:
    records = _count(said["records"])
    if len(_list(trees)) != -(-records // per):
        raise ValueError(f"{len(trees)} shards of {name} for {records} records")
    return Split(folder, name, _root(said["root"]), records, dtype, per, tuple(_root(t) for t in trees), files)


def _count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value < 1 << 63:
        raise ValueError(f"{value!r} is no number above 0")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{value!r} is no list")
    return value


def _root(value: Any) -> bytes:
    if not isinstance(value, str) or not _ROOT.match(value):
        raise ValueError(f"{value!r} is no root")
    return bytes.fromhex(value[2:])


# ---- for people -------------------------------------------------------------------------------------------------------------


def describe(dataset: Dataset) -> str:
    """Card and some examples, as lines of text."""
    card = dataset.card
    held = f"{card[HELD_OUT]['records']} held out" if card[HELD_OUT] else "none held out"
    lines = [
        f"{dataset.name}: {dataset.train.records} records for training, {held}; {dataset.train.dtype.itemsize} bytes each",
        f"root      0x{dataset.train.root.hex()}",
        *([f"held out  0x{dataset.held_out.root.hex()}"] if dataset.held_out else []),
        f"card      0x{dataset.hash.hex()}",
        f"licence   {card['license'].splitlines()[0] if card['license'] else 'not stated'}",
        f"split     {card['split']}",
        f"order     {card['order']}",
        *(f"source    {s['name']} ({s['format']}, {s['bytes']} bytes, sha256 {s['sha256']})" for s in card["sources"]),
        *([f"repeated  {card['repeated_records']} records are there more than once"] if card["repeated_records"] else []),
        "",
        f"{'field':<16} {'type':<5} {'shape':<14} {'min':>14} {'max':>14} {'mean':>14}  classes",
    ]
    for f, said in zip(dataset.fields, card["fields"], strict=True):
        classes = "" if f.classes is None else f"{f.classes} {', '.join(f.names[:5])}{' …' if len(f.names) > 5 else ''}"
        row = f"{f.name:<16} {f.dtype:<5} {list(f.shape or ())!s:<14} {said['min']:>14} {said['max']:>14} {said['mean']:>14}"
        lines.append(f"{row}  {classes}".rstrip())
    count = min(EXAMPLES, dataset.train.records)
    lines += ["", f"the first {count} records for training:"]
    values = dataset.train.arrays(range(count))
    for i in range(count):
        lines.append(f"  {i}: " + "; ".join(f"{f.name} {_example(f, values[f.name][i])}" for f in dataset.fields))
    return "\n".join(lines)


def _example(f: Field, value: Any) -> str:
    flat = np.asarray(value).ravel()
    if f.names and flat.size == 1 and int(flat[0]) < len(f.names):
        return f"{flat[0]} ({f.names[int(flat[0])]})"
    said = " ".join(_decimal(v.item()) for v in flat[:8])
    return said if flat.size <= 8 else f"{said} … ({flat.size})"
