"""Readers of a sponsor's files. Each gives chunks of rows, so that no file has to fit into memory."""

from __future__ import annotations

import abc
import csv
import hashlib
import importlib
import io
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from assay_trainer import strict_json
from assay_trainer.data import FORMATS
from assay_trainer.errors import ConfigError, DataError

Column = NDArray[Any] | Sequence[Any]
"""A column's values of a chunk: numbers as an array [rows, ...], or a list with None where there is none."""

ROWS = 512
"""Rows of a chunk."""
_BLOCK = 1 << 20
_MAX_LINE = 1 << 26


@dataclass(frozen=True)
class Chunk:
    """Some rows of one file.

    Attributes:
        file: Its name, without the folders above it.
        first: Number of the first row, from 1.
        columns: Values by column, all of as many rows.
        textual: Whether numbers stand there as text.
    """

    file: str
    first: int
    columns: dict[str, Column]
    textual: bool = False

    @property
    def rows(self) -> int:
        """How many."""
        return len(next(iter(self.columns.values())))


@dataclass(frozen=True)
class Options:
    """What flags say about reading.

    Attributes:
        delimiter: Between the cells of CSV; "" for a comma, or a tab in *.tsv.
        header: Whether the first line of CSV has the columns' names.
        length: Tokens of a window of text.
        stride: Tokens from one window to the next.
        tokenizer: JSON file of the Hugging Face library tokenizers; None: a token is a byte.
        image_mode: "RGB" or "L".
        image_size: (height, width) that images are resized to; None: they all have one size.
    """

    delimiter: str = ""
    header: bool = True
    length: int = 64
    stride: int = 0
    tokenizer: Path | None = None
    image_mode: str = "RGB"
    image_size: tuple[int, int] | None = None


@dataclass
class Source(abc.ABC):
    """A file or a folder that records are read from.

    Attributes:
        path: Where it is.
        options: How it is read.
        columns: Names, in the order of the source.
        used: Those that chunks have; the others are not converted.
        names: Of columns whose numbers are classes: the classes' names.
        facts: What the card says of how it was read.
    """

    path: Path
    options: Options
    columns: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)

    format: ClassVar[str]

    @property
    def file(self) -> str:
        """The name that errors and the card have: without the folders above it."""
        return self.path.resolve().name

    @abc.abstractmethod
    def open(self) -> None:
        """Finds columns and names."""

    @abc.abstractmethod
    def chunks(self) -> Iterator[Chunk]:
        """All rows, in order; the same ones each time."""

    def files(self) -> list[Path]:
        """The files that are read."""
        return [self.path]

    def digest(self) -> tuple[int, bytes]:
        """Bytes of all files, and SHA-256: of the file, or over name and SHA-256 of each file of a folder."""
        if self.path.is_file():
            return self.path.stat().st_size, _sha256(self.path)
        total, lines = 0, []
        for path in self.files():
            total += path.stat().st_size
            lines.append(f"{path.relative_to(self.path).as_posix()}\0{_sha256(path).hex()}\n")
        return total, hashlib.sha256("".join(lines).encode()).digest()

    def wrong(self, rule: str, message: str, hint: str = "", row: int | None = None, column: str | None = None) -> DataError:
        """A refusal that names the source."""
        return DataError(rule, message, hint, self.file, row, column)


def _sha256(path: Path) -> bytes:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").digest()


def extra(module: str, name: str, what: str) -> Any:
    """A library of an extra.

    Raises:
        ConfigError: It is not installed; the error names the extra.
    """
    try:
        return importlib.import_module(module)
    except ImportError as exc:
        raise ConfigError(
            f"{what} needs {module.partition('.')[0]}, which is not installed ({exc})", f"pip install 'assay-trainer[{name}]'"
        ) from exc


# ---- CSV ------------------------------------------------------------------------------------------------------------------


class Csv(Source):
    """Cells of text, a line a row. Blank lines are no rows."""

    format = "csv"

    def open(self) -> None:
        """Takes the first line's names, or c0, c1, … without a header."""
        first = next(self._lines(), None)
        if first is None:
            raise self.wrong("NoRecords", "the file is empty")
        self.columns = [c.strip() for c in first] if self.options.header else [f"c{i}" for i in range(len(first))]
        if "" in self.columns:
            raise self.wrong("Columns", f"column {self.columns.index('') + 1} has no name", "name it in the first line")
        repeated = next((c for c, times in Counter(self.columns).items() if times > 1), None)
        if repeated is not None:
            raise self.wrong("Columns", "the name is there twice", "rename one of them", column=repeated)

    def _lines(self) -> Iterator[list[str]]:
        delimiter = self.options.delimiter or ("\t" if self.path.suffix.lower() == ".tsv" else ",")
        with open(self.path, encoding="utf-8-sig", newline="") as file:
            reader = csv.reader(file, delimiter=delimiter, strict=True)
            try:
                for cells in reader:
                    if cells:
                        yield cells
            except UnicodeDecodeError as exc:
                raise self.wrong("BadFile", f"near line {reader.line_num + 1} it is not UTF-8", "save it as UTF-8") from exc
            except csv.Error as exc:
                raise self.wrong("BadFile", f"line {reader.line_num}: {exc}", "correct quotes and delimiters") from exc

    def chunks(self) -> Iterator[Chunk]:
        """ROWS lines at a time."""
        lines = self._lines()
        if self.options.header:
            next(lines, None)
        width, row, rows = len(self.columns), 1, []
        for cells in lines:
            if len(cells) != width:
                raise self.wrong(
                    "RaggedRow", f"{len(cells)} cells, the first line has {width}", "correct the row", row + len(rows)
                )
            rows.append(cells)
            if len(rows) == ROWS:
                yield self._chunk(row, rows)
                row, rows = row + ROWS, []
        if rows:
            yield self._chunk(row, rows)

    def _chunk(self, row: int, rows: list[list[str]]) -> Chunk:
        columns = dict(zip(self.columns, zip(*rows, strict=True), strict=True))
        return Chunk(self.file, row, {c: columns[c] for c in self.used}, textual=True)


# ---- JSON lines -----------------------------------------------------------------------------------------------------------


class JsonLines(Source):
    """An object a line. The first one has the columns; a key that a line lacks is a missing value."""

    format = "jsonl"

    def open(self) -> None:
        """Takes the keys of the first object."""
        first = next(self._objects(), None)
        if first is None:
            raise self.wrong("NoRecords", "the file is empty")
        self.columns = list(first[1])

    def _objects(self) -> Iterator[tuple[int, dict[str, Any]]]:
        with open(self.path, "rb") as file:
            row = 0
            while line := file.readline(_MAX_LINE):
                if len(line) == _MAX_LINE:
                    raise self.wrong("BadFile", f"a line of {_MAX_LINE} bytes or more", "an object a line", row + 1)
                if not line.strip():
                    continue
                row += 1
                try:
                    value = strict_json.loads(line)
                except ValueError as exc:
                    raise self.wrong("BadFile", f"not JSON: {exc}", "an object a line, UTF-8", row) from exc
                if not isinstance(value, dict):
                    raise self.wrong("BadFile", f"a {type(value).__name__}, not an object", "an object a line", row)
                yield row, value

    def chunks(self) -> Iterator[Chunk]:
        """ROWS objects at a time."""
        rows: list[dict[str, Any]] = []
        first = 1
        for row, value in self._objects():
            rows.append(value)
            if len(rows) == ROWS:
                yield self._chunk(first, rows)
                rows, first = [], row + 1
        if rows:
            yield self._chunk(first, rows)

    def _chunk(self, first: int, rows: list[dict[str, Any]]) -> Chunk:
        return Chunk(self.file, first, {c: [r.get(c) for r in rows] for c in self.used})


# ---- NumPy ----------------------------------------------------------------------------------------------------------------


class Npz(Source):
    """Arrays under names; axis 0 is the row."""

    format = "npz"

    def open(self) -> None:
        """Reads the arrays' headers."""
        rows = {}
        with self._archive() as archive:
            for name in self._members(archive):
                with archive.open(name) as member:
                    shape, dtype = self._header(member, name)
                if not shape:
                    raise self.wrong("RaggedShape", "the array has no axis", "axis 0 is the row", column=name[:-4])
                if dtype.kind not in "iufb":
                    raise self.wrong("MixedTypes", f"an array of {dtype}", "save numbers", column=name[:-4])
                rows[name[:-4]] = shape[0]
        self.columns = list(rows)
        if not rows:
            raise self.wrong("NoRecords", "no array is in it")
        odd = next((n for n, count in rows.items() if count != rows[self.columns[0]]), None)
        if odd is not None:
            raise self.wrong(
                "RaggedShape",
                f"{rows[odd]} rows, {self.columns[0]!r} has {rows[self.columns[0]]}",
                "axis 0 is the row: all arrays have as many",
                column=odd,
            )

    def _archive(self) -> zipfile.ZipFile:
        try:
            return zipfile.ZipFile(self.path)
        except zipfile.BadZipFile as exc:
            raise self.wrong("BadFile", f"no .npz: {exc}", "write it with numpy.savez") from exc

    def _members(self, archive: zipfile.ZipFile) -> list[str]:
        return [n for n in archive.namelist() if n.endswith(".npy")]

    def _header(self, member: Any, name: str) -> tuple[tuple[int, ...], np.dtype]:
        form = np.lib.format
        try:
            version = form.read_magic(member)
            reader = {(1, 0): form.read_array_header_1_0, (2, 0): form.read_array_header_2_0}.get(version)
            if reader is None:
                raise ValueError(f"version {version}")
            shape, fortran, dtype = reader(member)
        except ValueError as exc:
            raise self.wrong("BadFile", f"no array: {exc}", "write it with numpy.savez", column=name[:-4]) from exc
        if fortran and len(shape) > 1:
            raise self.wrong("BadFile", "the array is in Fortran order", "numpy.ascontiguousarray", column=name[:-4])
        return shape, dtype

    def chunks(self) -> Iterator[Chunk]:
        """ROWS rows of every array at a time."""
        with self._archive() as archive:
            members = {n: archive.open(n + ".npy") for n in self.used}
            try:
                heads = {n: self._header(m, n + ".npy") for n, m in members.items()}
                count = heads[self.used[0]][0][0]
                for first in range(0, count, ROWS):
                    rows = min(ROWS, count - first)
                    columns = {n: self._rows(members[n], rows, *heads[n], n) for n in self.used}
                    yield Chunk(self.file, first + 1, columns)
            finally:
                for member in members.values():
                    member.close()

    def _rows(self, member: Any, rows: int, shape: tuple[int, ...], dtype: np.dtype, name: str) -> NDArray[Any]:
        size = rows * int(np.prod(shape[1:], dtype=np.int64)) * dtype.itemsize
        try:
            raw = member.read(size)
        except zipfile.BadZipFile as exc:
            raise self.wrong("BadFile", str(exc), "write it again", column=name) from exc
        if len(raw) != size:
            raise self.wrong("BadFile", "the array ends early", "write it again", column=name)
        return np.frombuffer(raw, dtype).reshape(rows, *shape[1:])


# ---- Arrow ----------------------------------------------------------------------------------------------------------------


class _Arrow(Source):
    """Tables of Arrow."""

    pictures: frozenset[str] = frozenset()

    @abc.abstractmethod
    def batches(self) -> Iterator[Any]:
        """Record batches of any size."""

    def chunks(self) -> Iterator[Chunk]:
        """At most ROWS rows of a batch at a time."""
        first = 1
        for batch in self.batches():
            for at in range(0, batch.num_rows, ROWS):
                piece = batch.slice(at, ROWS)
                columns = {c: self._values(piece.column(c), c, first) for c in self.used}
                yield Chunk(self.file, first, columns)
                first += piece.num_rows

    def _values(self, array: Any, name: str, first: int) -> Column:
        if name in self.pictures:
            return self._pictures(array, name, first)
        return arrow_values(array)

    def _pictures(self, array: Any, name: str, first: int) -> Column:
        pictures = []
        for i, value in enumerate(array.to_pylist()):
            if value is None or value.get("bytes") is None:
                raise self.wrong("MissingValue", "no image is in it", "embed the images' bytes", first + i, name)
            try:
                pictures.append(picture(io.BytesIO(value["bytes"]), self.options))
            except BadPicture as exc:
                raise self.wrong("BadFile", str(exc), exc.hint, first + i, name) from exc
            if pictures[-1].shape != pictures[0].shape:
                raise self.wrong("RaggedShape", *_other_size(pictures), first + i, name)
        return np.stack(pictures)


def arrow_values(array: Any) -> Column:
    """An Arrow array as numbers [rows, ...] where it has nothing else, or as a list of Python values."""
    import pyarrow as pa

    kind = array.type
    if array.null_count == 0 and len(array):
        if pa.types.is_integer(kind) or pa.types.is_floating(kind) or pa.types.is_boolean(kind):
            return array.to_numpy(zero_copy_only=False)
        if isinstance(kind, pa.ExtensionType):
            return arrow_values(array.storage)
        if pa.types.is_fixed_size_list(kind) or pa.types.is_list(kind) or pa.types.is_large_list(kind):
            values = arrow_values(array.flatten())
            lengths = {kind.list_size} if pa.types.is_fixed_size_list(kind) else set(array.value_lengths().unique().to_pylist())
            if len(lengths) == 1 and isinstance(values, np.ndarray):
                return values.reshape(len(array), *lengths, *values.shape[1:])
    return array.to_pylist()


class Parquet(_Arrow):
    """Parquet, read batch by batch."""

    format = "parquet"

    def open(self) -> None:
        """Reads the schema."""
        with self._file() as file:
            self.columns = list(file.schema_arrow.names)
        if len(set(self.columns)) != len(self.columns):
            raise self.wrong("Columns", "two columns have one name", "rename one of them")

    def _file(self) -> Any:
        parquet = extra("pyarrow.parquet", "parquet", "reading Parquet")
        try:
            return parquet.ParquetFile(self.path)
        except (OSError, ValueError) as exc:
            raise self._damaged(exc) from exc

    def _damaged(self, exc: Exception) -> DataError:
        return self.wrong("BadFile", f"no Parquet: {exc}", "write it again")

    def batches(self) -> Iterator[Any]:
        """ROWS rows at a time."""
        with self._file() as file:
            try:
                yield from file.iter_batches(batch_size=ROWS, columns=self.used)
            except (OSError, ValueError) as exc:
                raise self._damaged(exc) from exc


class HuggingFace(_Arrow):
    """A folder that Dataset.save_to_disk of the library datasets wrote: Arrow streams, which state.json names."""

    format = "huggingface"

    def open(self) -> None:
        """Reads the features: names of classes, and which columns are images."""
        self._pa = extra("pyarrow", "parquet", "reading a datasets folder")
        state = self._json("state.json")
        if state.get("_indices_data_files") or state.get("_indices_files"):
            raise self.wrong("BadFile", "rows stand in another order than the files", "flatten_indices(), then save_to_disk()")
        try:
            names = [str(f["filename"]) for f in state["_data_files"]]
        except (KeyError, TypeError) as exc:
            raise self.wrong("BadFile", "state.json names no files", "save_to_disk() again") from exc
        self._files = [self.path / n for n in names if Path(n).name == n]
        if not self._files or len(self._files) != len(names):
            raise self.wrong("BadFile", "state.json names no files of its folder", "save_to_disk() again")
        for path in self._files:
            if not path.is_file():
                raise self.wrong("MissingFile", f"state.json names {path.name}, which is not there", "copy the whole folder")
        features = self._json("dataset_info.json").get("features")
        for name, feature in features.items() if isinstance(features, dict) else ():
            kind = feature.get("_type") if isinstance(feature, dict) else None
            if kind == "ClassLabel" and feature.get("names"):
                self.names[name] = tuple(str(n) for n in feature["names"])
            elif kind == "Image":
                self.pictures |= {name}
        if self.pictures:
            _pillow()
            self.facts = _image_facts(self.options)
        with self._pa.memory_map(str(self._files[0])) as mapped:
            self.columns = list(self._reader(self._files[0], mapped).schema.names)

    def files(self) -> list[Path]:
        """What is read of the folder."""
        return [self.path / "dataset_info.json", self.path / "state.json", *self._files]

    def _json(self, name: str) -> dict[str, Any]:
        try:
            document = strict_json.loads((self.path / name).read_bytes())
        except FileNotFoundError as exc:
            raise self.wrong("MissingFile", f"there is no {name} in it", "copy the whole folder") from exc
        except ValueError as exc:
            raise self.wrong("BadFile", f"{name}: {exc}", "save_to_disk() again") from exc
        if not isinstance(document, dict):
            raise self.wrong("BadFile", f"{name} is no object", "save_to_disk() again")
        return document

    def _reader(self, path: Path, mapped: Any) -> Any:
        try:
            return self._pa.ipc.open_stream(mapped)
        except (self._pa.ArrowException, OSError) as exc:
            raise self._damaged(path, exc) from exc

    def _damaged(self, path: Path, exc: Exception) -> DataError:
        return self.wrong("BadFile", f"{path.name}: {exc}", "save_to_disk() again")

    def batches(self) -> Iterator[Any]:
        """As they stand in the files."""
        for path in self._files:
            with self._pa.memory_map(str(path)) as mapped:
                reader = self._reader(path, mapped)
                try:
                    yield from reader
                except (self._pa.ArrowException, OSError) as exc:
                    raise self._damaged(path, exc) from exc


# ---- images ---------------------------------------------------------------------------------------------------------------

_PICTURES = {".png", ".jpg", ".jpeg", ".bmp", ".webp", ".tif", ".tiff", ".ppm", ".pgm"}


class BadPicture(Exception):
    """A file is no image that can be taken."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


def _pillow() -> Any:
    return extra("PIL.Image", "images", "reading images")


def _image_facts(options: Options) -> dict[str, Any]:
    """What decides an image's numbers beside its file."""
    size = {"image_size": list(options.image_size)} if options.image_size else {}
    return {"image_mode": options.image_mode, **size, "pillow": extra("PIL", "images", "reading images").__version__}


def picture(file: Any, options: Options) -> NDArray[np.uint8]:
    """An image as [channels, height, width], 0 to 255.

    Raises:
        BadPicture: It cannot be read, or has more than 8 bits a channel.
    """
    library = _pillow()
    try:
        with library.open(file) as image:
            if image.mode.startswith(("I", "F")):
                raise BadPicture(f"an image of mode {image.mode}, with more than 8 bits a channel", "convert it to 8 bits")
            plain = image.convert(options.image_mode)
    except (OSError, SyntaxError, ValueError, library.DecompressionBombError) as exc:
        raise BadPicture(f"no image: {str(exc).replace(repr(file), 'its bytes')}", "take it out") from exc
    if options.image_size is not None:
        height, width = options.image_size
        plain = plain.resize((width, height), library.Resampling.BILINEAR)
    values = np.asarray(plain, np.uint8)
    return values[None] if values.ndim == 2 else np.ascontiguousarray(values.transpose(2, 0, 1))


def _other_size(pictures: Sequence[NDArray[Any]]) -> tuple[str, str]:
    (_, h, w), (_, h0, w0) = pictures[-1].shape, pictures[0].shape
    return f"an image of {h}x{w}, others are {h0}x{w0}", f"resize them, or say --image-size {h0}x{w0}"


class Images(Source):
    """A folder with a folder a class, in each its images. Hidden files are left out."""

    format = "images"
    _AT_A_TIME = 32

    def open(self) -> None:
        """Lists classes and files, by name."""
        _pillow()
        self.columns = ["image", "label"]
        self.facts = _image_facts(self.options)
        self._found: list[tuple[Path, str]] = []
        for folder in self._visible(self.path):
            if not folder.is_dir():
                raise self.wrong("BadFile", f"{folder.name} is in no folder of a class", "a folder a class, images in it")
            images = self._visible(folder)
            if not images:
                raise self.wrong("NoRecords", f"the class {folder.name!r} has no image", "add some, or take the folder out")
            for path in images:
                if path.suffix.lower() not in _PICTURES or not path.is_file():
                    raise self.wrong("BadFile", f"{folder.name}/{path.name} is no image", "take it out")
                self._found.append((path, folder.name))

    @staticmethod
    def _visible(folder: Path) -> list[Path]:
        return sorted((p for p in folder.iterdir() if not p.name.startswith(".")), key=lambda p: p.name.encode())

    def files(self) -> list[Path]:
        """All images."""
        return [path for path, _ in self._found]

    def chunks(self) -> Iterator[Chunk]:
        """Some images at a time; a row's number is the place in the list."""
        size = None
        for at in range(0, len(self._found), self._AT_A_TIME):
            part = self._found[at : at + self._AT_A_TIME]
            pictures = []
            for path, label in part:
                name = f"{label}/{path.name}"
                try:
                    with open(path, "rb") as file:
                        pictures.append(picture(file, self.options))
                except BadPicture as exc:
                    raise DataError("BadFile", str(exc), exc.hint, name) from exc
                size = pictures[-1] if size is None else size
                if pictures[-1].shape != size.shape:
                    raise DataError("RaggedShape", *_other_size([size, pictures[-1]]), name)
            yield Chunk(self.file, at + 1, {"image": np.stack(pictures), "label": [label for _, label in part]})


# ---- text -----------------------------------------------------------------------------------------------------------------


class Text(Source):
    """Windows of tokens: x, y (the tokens that follow those of x) and tokens (x and one more)."""

    format = "text"

    def open(self) -> None:
        """Loads the tokenizer."""
        self.columns = ["x", "y", "tokens"]
        self._encode: Callable[[str], list[int]] | None = None
        facts: dict[str, Any] = {"length": self.options.length, "stride": self._stride, "vocabulary": 256}
        path = self.options.tokenizer
        if path is not None:
            library = extra("tokenizers", "tokenizers", "--tokenizer")
            try:
                tokenizer = library.Tokenizer.from_file(str(path))
            except Exception as exc:
                raise DataError("BadFile", f"no tokenizer: {exc}", "a tokenizer.json", path.name) from exc
            tokenizer.no_truncation()
            tokenizer.no_padding()
            self._encode = lambda line: tokenizer.encode(line, add_special_tokens=False).ids
            facts |= {
                "vocabulary": tokenizer.get_vocab_size(),
                "tokenizer_sha256": "0x" + _sha256(path).hex(),
                "tokenizers": library.__version__,
            }
        self.facts = facts

    @property
    def _stride(self) -> int:
        return self.options.stride or self.options.length

    def _tokens(self) -> Iterator[NDArray[np.int64]]:
        with open(self.path, "rb") as file:
            if self._encode is None:
                while block := file.read(_BLOCK):
                    yield np.frombuffer(block, np.uint8).astype(np.int64)
                return
            row = 0
            while line := file.readline(_MAX_LINE):
                row += 1
                if len(line) == _MAX_LINE:
                    raise self.wrong("BadFile", f"a line of {_MAX_LINE} bytes or more", "break it into lines", row)
                try:
                    ids = self._encode(line.decode("utf-8"))
                except UnicodeDecodeError as exc:
                    raise self.wrong("BadFile", "not UTF-8", "save it as UTF-8", row) from exc
                yield np.array(ids, np.int64)

    def chunks(self) -> Iterator[Chunk]:
        """ROWS windows at a time; what is left over at the end of a file is in none."""
        length, stride = self.options.length, self._stride
        need = length + 1
        held, pieces, first = 0, [], 1
        at_once = (ROWS - 1) * stride + need
        for piece in self._tokens():
            pieces.append(piece)
            held += len(piece)
            if held >= at_once:
                rest = np.concatenate(pieces)
                while len(rest) >= at_once:
                    yield self._windows(rest, ROWS, first)
                    rest, first = rest[ROWS * stride :], first + ROWS
                pieces, held = [rest], len(rest)
        rest = np.concatenate(pieces) if pieces else np.zeros(0, np.int64)
        if len(rest) >= need:
            yield self._windows(rest, (len(rest) - need) // stride + 1, first)

    def _windows(self, tokens: NDArray[np.int64], rows: int, first: int) -> Chunk:
        starts = np.arange(rows)[:, None] * self._stride
        whole = tokens[starts + np.arange(self.options.length + 1)]
        return Chunk(self.file, first, {"x": whole[:, :-1], "y": whole[:, 1:], "tokens": whole})


# ---- which one ------------------------------------------------------------------------------------------------------------

_KINDS: dict[str, type[Source]] = dict(zip(FORMATS, (Csv, JsonLines, Npz, Parquet, HuggingFace, Images, Text), strict=True))
_SUFFIXES = {
    ".csv": Csv,
    ".tsv": Csv,
    ".jsonl": JsonLines,
    ".ndjson": JsonLines,
    ".npz": Npz,
    ".parquet": Parquet,
    ".txt": Text,
    ".md": Text,
}


def open_source(path: Path, options: Options, format_: str | None = None) -> Source:
    """The source at a path, opened.

    Args:
        path: A file or a folder.
        options: How to read it.
        format_: One of FORMATS; None: by the name, and a folder by what is in it.

    Raises:
        DataError: It is not there, is of no known format, or breaks one.
        ConfigError: A library is missing.
    """
    name = path.resolve().name
    if not path.exists():
        raise DataError("MissingFile", "there is no such file or folder", "correct the path", name)
    kind = _KINDS[format_] if format_ else _guess(path, name)
    if path.is_dir() != issubclass(kind, HuggingFace | Images):
        wanted = "folder" if issubclass(kind, HuggingFace | Images) else "file"
        raise DataError("UnknownFormat", f"{kind.format} is read from a {wanted}", "correct the path or --format", name)
    source = kind(path, options)
    try:
        source.open()
    except PermissionError as exc:
        raise DataError("MissingFile", "it cannot be opened: permission denied", "chmod", name) from exc
    source.used = list(source.columns)
    return source


def _guess(path: Path, name: str) -> type[Source]:
    if path.is_dir():
        if (path / "dataset_dict.json").exists():
            splits = sorted(p.name for p in path.iterdir() if (p / "state.json").exists())
            hint = f"name one: {name}/{splits[-1] if splits else 'train'}, and another one with --held-out-source"
            raise DataError("UnknownFormat", f"the folder has the splits {', '.join(splits)}", hint, name)
        return HuggingFace if (path / "state.json").exists() else Images
    kind = _SUFFIXES.get(path.suffix.lower())
    if kind is None:
        raise DataError("UnknownFormat", f"files named *{path.suffix} are not known", f"--format {'|'.join(FORMATS)}", name)
    return kind
