"""Fields of a record: how columns of a source become numbers of a fixed type and shape."""

from __future__ import annotations

import fnmatch
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.data.sources import Chunk, Column
from assay_trainer.errors import ConfigError, DataError

Array = NDArray[Any]

DTYPES = {"f32": np.dtype("<f4"), "i32": np.dtype("<i4"), "i8": np.dtype("i1"), "u8": np.dtype("u1")}
"""Types that a record can hold, by the name that the card gives them."""
TYPES = {"f32": "f32", "i32": "i32", "class": "i32", "bool": "i8", "u8": "u8"}
"""What --field may ask for, and the type in which the record holds it."""
MAX_FIELDS, MAX_RECORD_BYTES = 16, 1 << 16
MAX_CLASSES = 1 << 16
_FIELD = re.compile(
    r"(?P<name>[A-Za-z_][A-Za-z0-9_]{0,63})(=(?P<columns>.+?))?"
    r"(:(?P<type>f32|i32|class|bool|u8))?(:(?P<shape>scalar|\d+(x\d+)*))?(/(?P<divisor>\d+(\.\d+)?))?\Z"
)
_INTEGER = re.compile(r"[+-]?\d+\Z")


@dataclass(frozen=True)
class Field:
    """One field of a record.

    Attributes:
        name: Of the field.
        columns: Of the source, or patterns of their names with * and ?.
        type: A key of TYPES.
        shape: Of one record's value; None: as the first row has it.
        divisor: What values are divided by in binary32, as it was written; "" for none.
        classes: Of type class: how many, or None before the sources were read.
        names: Of type class: the name of each number, or none.
        by_name: Of type class: whether the source has the names, not the numbers.
    """

    name: str
    columns: tuple[str, ...]
    type: str = "f32"
    shape: tuple[int, ...] | None = None
    divisor: str = ""
    classes: int | None = None
    names: tuple[str, ...] = field(default=(), repr=False)
    by_name: bool = False

    @property
    def dtype(self) -> str:
        """The key of DTYPES under which the record holds it."""
        return TYPES[self.type]


def parse(text: str) -> Field:
    """A field as --field has it: NAME[=COLUMN[,COLUMN...]][:TYPE[:SHAPE]][/DIVISOR].

    Raises:
        ValueError: It is written in another way.
    """
    found = _FIELD.match(text)
    if not found:
        raise ValueError(f"a field is NAME=COLUMNS:TYPE:SHAPE/DIVISOR, such as image=pixel*:f32:1x28x28/255, not {text!r}")
    columns = tuple(c.strip() for c in (found["columns"] or found["name"]).split(","))
    shape = None
    if found["shape"]:
        shape = () if found["shape"] == "scalar" else tuple(int(n) for n in found["shape"].split("x"))
        if 0 in shape:
            raise ValueError(f"a shape has no 0: {text!r}")
    divisor = found["divisor"] or ""
    if divisor and not 0 < float(np.float32(divisor)) < math.inf:
        raise ValueError(f"a divisor is above 0 and a binary32: {text!r}")
    kind = found["type"] or "f32"
    if divisor and kind != "f32":
        raise ValueError(f"only f32 is divided, not {kind}: {text!r}")
    return Field(found["name"], columns, kind, shape, divisor)


def resolve(fields: Sequence[Field], known: Sequence[str], file: str) -> list[Field]:
    """The fields with the source's own columns in place of patterns; "*" is every column that no other field names.

    Raises:
        DataError: A column is not there (Columns).
        ConfigError: A name is repeated, or there are more than MAX_FIELDS.
    """
    if len({f.name for f in fields}) != len(fields):
        raise ConfigError("--field: two fields have one name", "give each its own")
    if not 1 <= len(fields) <= MAX_FIELDS:
        raise ConfigError(f"{len(fields)} fields", f"a record has 1 to {MAX_FIELDS}")
    named: set[str] = set()
    found: dict[str, tuple[str, ...]] = {}
    for f in fields:
        if "*" in f.columns:
            continue
        columns: list[str] = []
        for pattern in f.columns:
            matched = [pattern] if pattern in known else [c for c in known if fnmatch.fnmatchcase(c, pattern)]
            if not matched:
                raise DataError(
                    "Columns", f"field {f.name!r} wants the column {pattern!r}", f"there are {_shown(known)}", file=file
                )
            columns += matched
        found[f.name] = tuple(columns)
        named.update(columns)
    for f in fields:
        if f.name not in found:
            rest = tuple(c for c in known if c not in named)
            if not rest:
                raise DataError("Columns", f"field {f.name!r} is of all other columns", "there is no other one", file=file)
            found[f.name] = rest
    return [replace(f, columns=found[f.name]) for f in fields]


def _shown(names: Sequence[str]) -> str:
    return ", ".join(names[:20]) + (f" and {len(names) - 20} more" if len(names) > 20 else "")


def record_dtype(fields: Sequence[Field]) -> np.dtype:
    """The NumPy type of a record: the fields in a row, little-endian, nothing between them."""
    return np.dtype([(f.name, DTYPES[f.dtype], f.shape) for f in fields])


def missing(column: Column, textual: bool) -> list[int]:
    """Rows of a column that have no value."""
    if isinstance(column, np.ndarray):
        return []
    if textual:
        return [i for i, v in enumerate(column) if not v or v.isspace()]
    return [i for i, v in enumerate(column) if v is None]


class Converter:
    """Columns of a chunk to the values of one field, with every rule about single values."""

    def __init__(self, f: Field) -> None:
        self.field = f
        self._ids = {name: i for i, name in enumerate(f.names)} if f.by_name else {}
        self._divisor = np.float32(f.divisor) if f.divisor else None

    def array(self, chunk: Chunk) -> Array:
        """Values of all rows: [rows, *shape] of the field's type.

        Raises:
            DataError: A value breaks a rule.
        """
        f = self.field
        parts = [self._column(chunk, name) for name in f.columns]
        whole = parts[0] if len(parts) == 1 else self._join(chunk, parts)
        rows = len(whole)
        if f.shape is None:
            self.field = f = replace(f, shape=whole.shape[1:])
        if whole[:1].size != math.prod(f.shape):
            given, shape = list(whole.shape[1:]), list(f.shape)
            said = f"field {f.name!r} gets {whole[:1].size} numbers of shape {given}, its shape is {shape}"
            raise DataError("RaggedShape", said, "every row has as many", chunk.file, chunk.first, f.columns[0])
        return whole.reshape(rows, *f.shape)

    def _join(self, chunk: Chunk, parts: list[Array]) -> Array:
        odd = next((n for n, p in zip(self.field.columns, parts, strict=True) if p.shape != parts[0].shape), None)
        if odd is not None:
            raise DataError(
                "RaggedShape",
                f"field {self.field.name!r} joins columns whose values have other shapes",
                "give each its own field",
                chunk.file,
                chunk.first,
                odd,
            )
        return np.stack(parts, axis=1)

    def _column(self, chunk: Chunk, name: str) -> Array:
        column = chunk.columns[name]
        if self.field.type == "class":
            return self._classes(chunk, name, column)
        values = numbers(column, chunk, name)
        return self._fit(values, chunk, name)

    def _classes(self, chunk: Chunk, name: str, column: Column) -> Array:
        if self._ids:
            try:
                return np.array([self._ids[str(v)] for v in column], np.int32)
            except KeyError as exc:
                row = next(i for i, v in enumerate(column) if str(v) not in self._ids)
                raise self._label(chunk, name, row, f"{exc.args[0]!r} is none of the classes") from None
        values = self._fit(numbers(column, chunk, name), chunk, name)
        if values.ndim != 1:
            raise DataError("RaggedShape", "a class is one number or name, not a list", "", chunk.file, chunk.first, name)
        most = self.field.classes if self.field.classes is not None else MAX_CLASSES
        wrong = (values < 0) | (values >= most)
        if wrong.any():
            row = int(wrong.argmax())
            raise self._label(chunk, name, row, f"the label {values[row]} is not in 0 to {most - 1}")
        return values

    @staticmethod
    def _label(chunk: Chunk, name: str, row: int, what: str) -> DataError:
        return DataError(
            "LabelRange", what, "correct the label, drop the row, or say --classes", chunk.file, chunk.first + row, name
        )

    def _fit(self, values: Array, chunk: Chunk, name: str) -> Array:
        """Numbers of any type as the field's."""
        kind = self.field.dtype

        def refuse(rule: str, wrong: Array, what: str, hint: str) -> DataError:
            at = np.unravel_index(int(wrong.argmax()), wrong.shape)
            value = values[at].item()
            return DataError(rule, f"{value!r} {what}", hint, chunk.file, chunk.first + int(at[0]), name)

        if values.dtype.kind == "f":
            wrong = ~np.isfinite(values)
            if wrong.any():
                raise refuse("NotFinite", wrong, "is not a finite number", "fill the value, or drop the row")
        if kind == "f32":
            with np.errstate(over="ignore"):
                narrow = values.astype(np.float32)
            wrong = ~np.isfinite(narrow)
            if wrong.any():
                raise refuse("OutOfRange", wrong, "is beyond binary32", "scale the column")
            return narrow if self._divisor is None else narrow / self._divisor
        if values.dtype.kind == "f":
            wrong = values != np.trunc(values)
            if wrong.any():
                raise refuse("MixedTypes", wrong, "is no integer", f"a field of type {self.field.type} holds integers only")
        least, most = (0, 1) if self.field.type == "bool" else (np.iinfo(DTYPES[kind]).min, np.iinfo(DTYPES[kind]).max)
        if values.dtype.kind != "b":
            wrong = (values < least) | (values > most)
            if wrong.any():
                raise refuse("OutOfRange", wrong, f"is not in {least} to {most}", "take another type, or correct the value")
        return values.astype(DTYPES[kind])


def numbers(column: Column, chunk: Chunk, name: str) -> Array:
    """A column's values as an array of numbers: binary64 unless the source has a type of its own.

    Raises:
        DataError: A value is no number (MixedTypes), or rows have other shapes (RaggedShape).
    """
    if isinstance(column, np.ndarray):
        if column.dtype.kind in "iufb":
            return column
        raise DataError("MixedTypes", f"values of type {column.dtype} are no numbers", "", chunk.file, chunk.first, name)
    if chunk.textual:
        return _numbers_of_text(column, chunk, name)
    if set(map(type, column)) <= {int, float}:
        return np.array(column, np.float64)
    return _numbers_of_values(column, chunk, name)


def _numbers_of_text(column: Sequence[str], chunk: Chunk, name: str) -> Array:
    values = np.empty(len(column), np.float64)
    for i, text in enumerate(column):
        try:
            values[i] = float(text)
        except ValueError:
            raise _no_number(text, chunk, i, name) from None
        if "_" in text:  # which Python alone takes for a number
            raise _no_number(text, chunk, i, name)
    return values


def _no_number(value: Any, chunk: Chunk, row: int, name: str) -> DataError:
    said, hint = f"{str(value)[:40]!r} is no number", "correct it, or make the column a class"
    return DataError("MixedTypes", said, hint, chunk.file, chunk.first + row, name)


def _numbers_of_values(column: Sequence[Any], chunk: Chunk, name: str) -> Array:
    """Rows of nested lists, or of values that are not all numbers."""
    rows: list[Array] = []
    for i, value in enumerate(column):
        where = (chunk.file, chunk.first + i, name)
        if isinstance(value, bool):
            raise DataError("MixedTypes", f"{value} is a truth value among numbers", "write 0 and 1", *where)
        try:
            row = np.asarray(value)
        except ValueError:
            raise DataError("RaggedShape", "lists of other lengths in one value", "pad or cut them", *where) from None
        except OverflowError:
            raise DataError("OutOfRange", "an integer of more than 64 bits", "scale the column", *where) from None
        if row.size == 0:
            raise DataError("RaggedShape", "an empty list", "every row has as many numbers", *where)
        if row.dtype.kind not in "iufb":
            if row.dtype.kind == "O" and any(v is None for v in row.flat):
                raise DataError("MissingValue", "a list has a place without a value", "fill it, or drop the row", *where)
            raise _no_number(value, chunk, i, name)
        if rows and row.shape != rows[0].shape:
            raise DataError(
                "RaggedShape",
                f"a value of shape {list(row.shape)} behind one of {list(rows[0].shape)}",
                "pad or cut the values to one shape",
                *where,
            )
        rows.append(row)
    return np.stack(rows).astype(np.float64)


class Classes:
    """What a class field's values are: numbers already, or names that get one by their order."""

    def __init__(self, f: Field) -> None:
        self._field = f
        self._most = -1
        self._names: set[str] = set()
        self._first: dict[bool, tuple[str, int, str, str]] = {}

    def add(self, chunk: Chunk) -> None:
        """Takes the values of a chunk.

        Raises:
            DataError: Both kinds (MixedTypes), or a number that is no class (LabelRange).
        """
        (name,) = self._field.columns
        column = chunk.columns[name]
        if isinstance(column, np.ndarray) and column.dtype.kind in "iub":
            self._note(True, chunk, 0, name, str(column[0]))
            self._most = max(self._most, int(Converter(self._field).array(chunk).max()))
            return
        for i, value in enumerate(column):
            text = str(value)
            number = isinstance(value, int | float | np.number) or (chunk.textual and bool(_INTEGER.match(text.strip())))
            self._note(number, chunk, i, name, text)
            if not number and text not in self._names:
                if len(self._names) == MAX_CLASSES:
                    raise DataError(
                        "LabelRange", f"more than {MAX_CLASSES} names", "is this a class?", chunk.file, chunk.first + i, name
                    )
                self._names.add(text)
        if True in self._first:
            self._most = max(self._most, int(Converter(self._field).array(chunk).max()))

    def _note(self, number: bool, chunk: Chunk, row: int, name: str, text: str) -> None:
        if number in self._first:
            return
        self._first[number] = (chunk.file, chunk.first + row, name, text)
        if len(self._first) == 2:
            word, other = self._first[number], self._first[not number]
            kind = "number" if number else "name"
            said = f"{word[3][:40]!r} is a {kind}, {other[3][:40]!r} in {other[0]}, row {other[1]} is not"
            raise DataError("MixedTypes", said, "classes are all numbers or all names", *word[:3])

    def known(self) -> Field:
        """The field with its number of classes, and their names in the order of their numbers."""
        if self._names:
            names = tuple(sorted(self._names))
            if self._field.classes is not None and len(names) > self._field.classes:
                raise DataError(
                    "LabelRange", f"{len(names)} classes, --classes says {self._field.classes}", "correct one of the two"
                )
            return replace(self._field, names=names, by_name=True, classes=self._field.classes or len(names))
        return replace(self._field, classes=self._field.classes or self._most + 1)
