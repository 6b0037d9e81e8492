"""From sources to a folder: every rule first, then the records, shard by shard, in memory that does not grow with them."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import __version__, durable
from assay_trainer.commit import TreeHasher, dataset_seal, leaf_hash
from assay_trainer.data import CARD
from assay_trainer.data.fields import MAX_RECORD_BYTES, TYPES, Classes, Converter, Field, missing, record_dtype, resolve
from assay_trainer.data.folder import (
    HELD_OUT,
    MAX_CARD_BYTES,
    SHARDS,
    SPLITS,
    TRAIN,
    VERSION,
    Dataset,
    Range,
    encode,
    order_key,
    shard_name,
    shard_records,
    split_limit,
    split_number,
    tree_over,
)
from assay_trainer.data.sources import Chunk, Images, Npz, Options, Source, Text, open_source
from assay_trainer.errors import ConfigError, DataError

SORT_BYTES = 1 << 25
"""What is sorted in memory at a time; more is parted on disk first."""
_KEY = 32
_PLACE = np.dtype([("key", "u1", _KEY), ("split", "u1"), ("source", "<u4"), ("row", "<u8")])

Progress = Callable[[str, int, int | None], None]
"""Told a stage, how many more records are done, and of how many, if that is known."""


@dataclass(frozen=True)
class Plan:
    """What is to be built.

    Attributes:
        sources: Files or folders.
        held_out_sources: Those with the held-out records; if there are none, a record's hash decides.
        held_out: Share of the records that are held out, a decimal from 0 up to but not including 1.
        fields: Of a record; none: by `label`, or as the source proposes.
        label: Column with the class; "" for none.
        classes: Of fields of type class; None: as many as there are.
        format: Of all sources; None: by their names.
        options: How they are read.
        seed: Of the order.
        shuffle: Whether records are put into that order.
        shard_bytes: Of a shard, at most.
        name: Of the data set; "" for the first source's.
        license: Text for the card.
    """

    sources: tuple[Path, ...]
    held_out_sources: tuple[Path, ...] = ()
    held_out: str = "0.1"
    fields: tuple[Field, ...] = ()
    label: str = ""
    classes: int | None = None
    format: str | None = None
    options: Options = field(default_factory=Options)
    seed: int = 0
    shuffle: bool = True
    shard_bytes: int = 1 << 26
    name: str = ""
    license: str = ""


def build(plan: Plan, out: Path, progress: Progress = lambda *_: None, sort_bytes: int = SORT_BYTES) -> Dataset:
    """Checks the sources and writes the folder. Nothing is at `out` before all of it is.

    Args:
        plan: What to build.
        out: A folder that is not there yet, or is empty.
        progress: Told how far it is.
        sort_bytes: Memory to sort in.

    Raises:
        DataError: A source breaks a rule; nothing was written.
        ConfigError: The plan is wrong, or a library is missing.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise ConfigError(f"--out: {out} is there already", "name a new folder, or remove that one")
    sources = [open_source(path, plan.options, plan.format) for path in (*plan.sources, *plan.held_out_sources)]
    before = [_signature(s) for s in sources]
    fields = _fields(plan, sources)
    scan = _scan(fields, sources, progress)
    dtype = record_dtype(scan.fields)
    if dtype.itemsize > MAX_RECORD_BYTES:
        raise DataError(
            "RecordSize", f"a record has {dtype.itemsize} bytes", f"at most {MAX_RECORD_BYTES}: smaller images, shorter windows"
        )
    per_shard = shard_records(plan.shard_bytes, dtype.itemsize)
    parent = out.resolve().parent
    parent.mkdir(parents=True, exist_ok=True)
    partial = parent / f".{out.resolve().name}.partial-{secrets.token_hex(8)}"
    try:
        partial.mkdir()
        written = _write(plan, scan, sources, partial, per_shard, progress, sort_bytes)
        card = _card(plan, scan.fields, sources, written, per_shard)
        if [_signature(s) for s in sources] != before:
            raise DataError("Changed", "a source was changed while it was read", "start again when nobody writes")
        durable.write(partial / SHARDS, encode({s: ["0x" + t.hex() for t in written.trees[s]] for s in SPLITS}))
        durable.write(partial / CARD, card)
        os.rename(partial, out)
    except BaseException:
        shutil.rmtree(partial, ignore_errors=True)
        raise
    durable.sync_directory(parent)
    return Dataset.open(out)


def _signature(source: Source) -> list[tuple[int, int]]:
    return [(s.st_size, s.st_mtime_ns) for s in (path.stat() for path in source.files())]


# ---- fields and first pass --------------------------------------------------------------------------------------------------


def _fields(plan: Plan, sources: Sequence[Source]) -> list[Field]:
    """The plan's fields, with columns of the first source; every source has these."""
    first = sources[0]
    if plan.fields and plan.label:
        raise ConfigError("--label beside --field", f"say --field label={plan.label}:class")
    wanted = plan.fields
    if plan.label:
        wanted = (Field("x", ("*",)), Field("label", (plan.label,), "class"))
    elif not wanted:
        wanted = _proposed(first)
    fields = resolve(wanted, first.columns, first.file)
    for i, f in enumerate(fields):
        if f.type != "class":
            continue
        if len(f.columns) != 1 or f.shape:
            raise ConfigError(f"--field: the class {f.name!r} is of {len(f.columns)} columns", "a class is one column")
        names = {s.names[f.columns[0]] for s in sources if f.columns[0] in s.names}
        if len(names) > 1:
            raise DataError(
                "Columns", f"the sources name the classes of {f.columns[0]!r} differently", "bring them into one form"
            )
        fields[i] = replace(f, shape=(), names=names.pop() if names else (), classes=plan.classes)
        if fields[i].names and plan.classes is None:
            fields[i] = replace(fields[i], classes=len(fields[i].names))
    if plan.classes is not None and all(f.type != "class" for f in fields):
        raise ConfigError("--classes without a field of type class", "say --label COLUMN, or --field NAME=COLUMN:class")
    used = dict.fromkeys(c for f in fields for c in f.columns)
    for source in sources:
        absent = next((c for c in used if c not in source.columns), None)
        if absent is not None:
            raise source.wrong(
                "Columns", f"there is no such column, {first.file} has it", "give all sources the same columns", column=absent
            )
        source.used = list(used)
    return fields


def _proposed(source: Source) -> tuple[Field, ...]:
    """Fields of sources whose columns say enough."""
    if isinstance(source, Images):
        return (Field("image", ("image",), divisor="255"), Field("label", ("label",), "class"))
    if isinstance(source, Text):
        return (Field("x", ("x",), "i32"), Field("y", ("y",), "i32"))
    if isinstance(source, Npz):
        first = next(source.chunks())
        kinds = {"f": "f32", "b": "bool", "i": "i32", "u": "i32"}
        return tuple(Field(c, (c,), kinds[np.asarray(first.columns[c]).dtype.kind]) for c in source.columns)
    raise ConfigError(
        "nothing says what a record is",
        f"--label COLUMN, or --field NAME=COLUMNS:TYPE; columns: {', '.join(source.columns[:20])}",
    )


@dataclass(frozen=True)
class _Scan:
    """What the first pass found: shapes and classes, and the number of rows."""

    fields: list[Field]
    rows: int


def _scan(fields: Sequence[Field], sources: Sequence[Source], progress: Progress) -> _Scan:
    """Reads everything once and holds it against every rule about values."""
    converters = {f.name: Converter(f) for f in fields if f.type != "class"}
    classes = {f.name: Classes(f) for f in fields if f.type == "class"}
    used = dict.fromkeys(c for f in fields for c in f.columns)
    empty: dict[str, tuple[int, str, int]] = {}
    total = 0
    for source in sources:
        count = 0
        for chunk in source.chunks():
            for c in used:
                if rows := missing(chunk.columns[c], chunk.textual):
                    before = empty.get(c, (0, chunk.file, chunk.first + rows[0]))
                    empty[c] = (before[0] + len(rows), *before[1:])
            count += chunk.rows
            progress("checking", chunk.rows, None)
            if empty:
                continue
            for converter in converters.values():
                converter.array(chunk)
            for known in classes.values():
                known.add(chunk)
        if count == 0:
            raise source.wrong("NoRecords", "no row is in it", "for text: a window needs --length tokens and one more")
        total += count
    _refuse_missing(empty, total)
    found = [classes[f.name].known() if f.name in classes else converters[f.name].field for f in fields]
    return _Scan(found, total)


def _refuse_missing(empty: dict[str, tuple[int, str, int]], total: int) -> None:
    for column, (count, file, _row) in empty.items():
        if count == total:
            raise DataError("EmptyColumn", "no row has a value", "leave the column out, with --field", file, None, column)
    for column, (count, file, row) in empty.items():
        more = f" (and {count - 1} more in this column)" if count > 1 else ""
        raise DataError("MissingValue", f"there is no value{more}", "fill it, or drop the row", file, row, column)


# ---- second pass ------------------------------------------------------------------------------------------------------------


class Sorter:
    """Rows of one size, by their first 32 bytes, in bounded memory: parted by byte after byte into files until a part fits.

    Args:
        folder: For the parts; it is there, and empty.
        row: Type of a row; its field "key" has 32 bytes.
        limit: Bytes that are sorted in memory.
    """

    def __init__(self, folder: Path, row: np.dtype, limit: int) -> None:
        self._folder, self._row, self._limit = folder, row, limit
        self._spool = folder / "all"
        self._file: IO[bytes] | None = open(self._spool, "wb")  # noqa: SIM115  closed by sorted() or close()

    def add(self, rows: NDArray[Any]) -> None:
        """Takes rows."""
        assert self._file is not None
        self._file.write(rows.tobytes())

    def close(self) -> None:
        """Closes what is open."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def sorted(self) -> Iterator[NDArray[Any]]:
        """All rows, some at a time; equal ones as they came."""
        self.close()
        yield from self._sorted(self._spool, 0)

    def _sorted(self, path: Path, depth: int) -> Iterator[NDArray[Any]]:
        if path.stat().st_size <= self._limit:
            rows = np.fromfile(path, self._row)
            path.unlink()
            words = np.ascontiguousarray(rows["key"]).view(">u8").reshape(-1, _KEY // 8)
            yield rows[np.lexsort(words.T[::-1])]
        elif depth == _KEY:
            yield from self._read(path)
            path.unlink()
        else:
            for part in self._parted(path, depth):
                yield from self._sorted(part, depth + 1)

    def _read(self, path: Path) -> Iterator[NDArray[Any]]:
        with open(path, "rb") as file:
            while raw := file.read(max(1, (1 << 20) // self._row.itemsize) * self._row.itemsize):
                yield np.frombuffer(raw, self._row)

    def _parted(self, path: Path, depth: int) -> list[Path]:
        """Files with the rows of `path` whose key has one byte at `depth`, by that byte."""
        files: dict[int, IO[bytes]] = {}
        try:
            for rows in self._read(path):
                digits = rows["key"][:, depth]
                for digit in np.unique(digits):
                    if digit not in files:
                        files[digit] = open(path.with_name(f"{path.name}-{digit:02x}"), "wb")  # noqa: SIM115
                    files[digit].write(rows[digits == digit].tobytes())
        finally:
            for file in files.values():
                file.close()
        path.unlink()
        return [path.with_name(f"{path.name}-{digit:02x}") for digit in sorted(files)]


class _Shards:
    """Writes the shards of one split."""

    def __init__(self, folder: Path, split: str, per_shard: int) -> None:
        self._folder, self._split, self._per_shard = folder, split, per_shard
        self.records = 0
        self.trees: list[bytes] = []
        self._file: IO[bytes] | None = None
        self._tree = TreeHasher()

    def add(self, record: bytes) -> None:
        if self._file is None:
            self._file = open(self._folder / shard_name(self._split, len(self.trees)), "xb")  # noqa: SIM115
        self._file.write(record)
        self._tree.add(leaf_hash(record))
        self.records += 1
        if self.records % self._per_shard == 0:
            self.end()

    def end(self) -> None:
        """Ends a shard, if one is begun."""
        if self._file is None:
            return
        self._file.flush()
        os.fsync(self._file.fileno())
        self.close()
        self.trees.append(self._tree.root())
        self._tree = TreeHasher()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


@dataclass(frozen=True)
class _Written:
    """What the second pass wrote."""

    records: dict[str, int]
    trees: dict[str, list[bytes]]
    ranges: list[Range]
    repeated: int


def _write(
    plan: Plan, scan: _Scan, sources: Sequence[Source], folder: Path, per_shard: int, progress: Progress, sort_bytes: int
) -> _Written:
    spool = folder / "spool"
    spool.mkdir()
    dtype = record_dtype(scan.fields)
    row = np.dtype([*_PLACE.descr, ("record", "u1", dtype.itemsize)]) if plan.shuffle else _PLACE
    sorter = Sorter(spool, row, sort_bytes)
    shards = {s: _Shards(folder, s, per_shard) for s in SPLITS}
    ranges = [Range() for _ in scan.fields]
    try:
        rows = 0
        for source, chunk, values in _values(scan, sources):
            for f, r in zip(scan.fields, ranges, strict=True):
                r.add(values[f.name])
            places = _places(plan, source, chunk, values, row)
            sorter.add(places)
            if not plan.shuffle:
                for split, record in zip(places["split"], _records(values), strict=True):
                    shards[SPLITS[split]].add(record)
            rows += len(values)
            progress("reading", len(values), scan.rows)
        if rows != scan.rows:
            raise DataError("Changed", f"{rows} rows, {scan.rows} at the first reading", "start again when nobody writes")
        repeated = 0
        last: Any = None
        for block in sorter.sorted():
            last, more = _repeats(block, last, sources)
            repeated += more
            if plan.shuffle:
                for split, record in zip(block["split"], _records(block["record"]), strict=True):
                    shards[SPLITS[split]].add(record)
            progress("writing", len(block), scan.rows)
        for s in shards.values():
            s.end()
    finally:
        sorter.close()
        for s in shards.values():
            s.close()
    spool.rmdir()
    _refuse_empty(plan, shards)
    return _Written({n: s.records for n, s in shards.items()}, {n: s.trees for n, s in shards.items()}, ranges, repeated)


def _values(scan: _Scan, sources: Sequence[Source]) -> Iterator[tuple[int, Chunk, NDArray[Any]]]:
    """Number of the source, chunk and records, in order."""
    converters = [Converter(f) for f in scan.fields]
    dtype = record_dtype(scan.fields)
    for index, source in enumerate(sources):
        for chunk in source.chunks():
            values = np.empty(chunk.rows, dtype)
            for converter in converters:
                values[converter.field.name] = converter.array(chunk)
            yield index, chunk, values


def _records(values: NDArray[Any]) -> Iterator[bytes]:
    raw, width = values.tobytes(), values.nbytes // max(1, len(values))
    return (raw[at : at + width] for at in range(0, len(raw), width))


def _places(plan: Plan, source: int, chunk: Chunk, values: NDArray[Any], row: np.dtype) -> NDArray[Any]:
    """Rows for the sorter: the key by which a record is sorted and found again, its split, where it came from."""
    places = np.empty(len(values), row)
    limit = split_limit(plan.held_out)
    by_hash = not plan.held_out_sources
    keys, splits = bytearray(), bytearray()
    for record in _records(values):
        keys += order_key(plan.seed, record)
        splits.append(int(split_number(record) < limit if by_hash else source >= len(plan.sources)))
    places["key"] = np.frombuffer(keys, np.uint8).reshape(-1, _KEY)
    places["split"] = np.frombuffer(splits, np.uint8)
    places["source"] = source
    places["row"] = np.arange(chunk.first, chunk.first + len(values))
    if plan.shuffle:
        places["record"] = np.frombuffer(values.tobytes(), np.uint8).reshape(len(values), -1)
    return places


def _repeats(block: NDArray[Any], last: Any, sources: Sequence[Source]) -> tuple[Any, int]:
    """The last row, and how many rows are equal to the one before; refuses those of two splits."""
    if not len(block):
        return last, 0
    places = block[["key", "split", "source", "row"]]
    if last is not None:
        places = np.concatenate([last, places])
    same = (places["key"][1:] == places["key"][:-1]).all(axis=1)
    crossing = same & (places["split"][1:] != places["split"][:-1])
    if crossing.any():
        at = int(crossing.argmax())
        a, b = sorted((places[at], places[at + 1]), key=lambda p: int(p["split"]))
        raise DataError(
            "SplitOverlap",
            f"the record is for training too: {sources[a['source']].file}, row {a['row']}",
            "drop one of the two, or give all sources without --held-out-source: then a record's hash decides",
            sources[b["source"]].file,
            int(b["row"]),
        )
    return places[-1:].copy(), int(same.sum())


def _refuse_empty(plan: Plan, shards: dict[str, _Shards]) -> None:
    if not shards[TRAIN].records:
        raise DataError("EmptySplit", "no record is left for training", "a smaller --held-out, or more records")
    if not shards[HELD_OUT].records and split_limit(plan.held_out) and not plan.held_out_sources:
        raise DataError("EmptySplit", "no record is held out", "a larger --held-out, more records, or --held-out 0")


# ---- card -------------------------------------------------------------------------------------------------------------------


def _card(plan: Plan, fields: Sequence[Field], sources: Sequence[Source], written: _Written, per_shard: int) -> bytes:
    """The card's bytes. Every text in it that a manifest repeats is printable ASCII."""
    by_hash = not plan.held_out_sources
    splits: dict[str, Any] = {}
    for name in SPLITS:
        records = written.records[name]
        root = "0x" + dataset_seal(records, tree_over(written.trees[name])).hex() if records else ""
        splits[name] = {"records": records, "root": root} if records else None
    if not by_hash:
        split = "held out: the records of the sources that the sponsor named for it; training: the others"
    elif splits[HELD_OUT] is None:
        split = "none"
    else:
        number = "the first 8 bytes of SHA-256('assay/v1/data-split' || record)"
        split = f"held out: records with {number} below {plan.held_out} * 2^64; training: the others"
    order = f"by SHA-256('assay/v1/data-order' || u64({plan.seed}) || record)" if plan.shuffle else "as in the sources"
    document = {
        "version": VERSION,
        "tool": f"assay-trainer {__version__}",
        "name": plan.name or sources[0].file,
        "license": plan.license,
        "fields": [_field(f, r) for f, r in zip(fields, written.ranges, strict=True)],
        "record_bytes": record_dtype(fields).itemsize,
        "shard_records": per_shard,
        "order": order,
        "split": split,
        "repeated_records": written.repeated,
        "sources": [_source(s, HELD_OUT if i >= len(plan.sources) else TRAIN, by_hash) for i, s in enumerate(sources)],
        **splits,
        **({"held_out_share": plan.held_out} if by_hash else {}),
    }
    raw = encode(document)
    if len(raw) > MAX_CARD_BYTES:
        raise DataError(
            "BadCard", f"the card has {len(raw)} bytes", f"at most {MAX_CARD_BYTES}: a shorter licence, fewer names"
        )
    return raw


def _field(f: Field, r: Range) -> dict[str, Any]:
    said: dict[str, Any] = {"name": f.name, "type": TYPES[f.type], "shape": list(f.shape or ()), "columns": list(f.columns)}
    if f.divisor:
        said["divisor"] = f.divisor
    if f.type == "class":
        said["classes"] = f.classes
        if f.names:
            said["names"] = list(f.names)
    return said | r.facts()


def _source(source: Source, split: str, by_hash: bool) -> dict[str, Any]:
    size, digest = source.digest()
    said: dict[str, Any] = {"name": source.file, "format": source.format, "bytes": size, "sha256": "0x" + digest.hex()}
    if not by_hash:
        said["split"] = split
    return said | source.facts
