"""`assay-trainer data`: build, show, check."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assay_trainer.data import FORMATS
from assay_trainer.errors import ConfigError
from assay_trainer.log import Log

if TYPE_CHECKING:
    from assay_trainer.data.build import Plan
    from assay_trainer.data.fields import Field

# NumPy and the readers' libraries are imported by what needs them: --help and a wrong line are answered at once.

_UNITS = {"": 1, "k": 10**3, "M": 10**6, "G": 10**9, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30}

_EPILOG = """\
Every flag can be given in the environment: --held-out as ASSAY_HELD_OUT.

Examples:
  assay-trainer data build iris.csv --label species --license CC0-1.0 --out data/
  assay-trainer data show data/
  assay-trainer data check data/
  assay-trainer init --model models.py:mlp --data data/ --out task/
"""
_BUILD_EPILOG = """\
Every source is read twice: first all of it is held against the rules of docs/data.md, then the records are written. The folder
gets card.json, shards.json and the shards, the same bytes on every machine for the same sources and flags. Nothing is at --out
before all of it is.

A field is NAME=COLUMNS:TYPE:SHAPE/DIVISOR, all but NAME optional. COLUMNS are names with commas between them, * and ? stand for
others, a * alone for all columns that no other field names. TYPE is f32 (default), i32, class (numbers, or names that get one),
bool, u8 (a byte, 0 to 255). SHAPE is such as 28x28, or scalar; without it the values' own. Without --field: --label COLUMN is
--field x=* --field label=COLUMN:class; images, text and .npz need neither.

Examples:
  assay-trainer data build iris.csv --label species --license CC0-1.0 --out data/
  assay-trainer data build digits.parquet --field image=pixel*:f32:1x8x8/16 --field label=digit:class --classes 10 --out data/
  assay-trainer data build train.jsonl --held-out-source test.jsonl --field x=values --field y=target --out data/
  assay-trainer data build book.txt --length 128 --tokenizer tokenizer.json --out data/
  assay-trainer data build photos/ --image-size 64x64 --held-out 0.2 --shard-bytes 16MiB --out data/
  assay-trainer data build saved/train --held-out-source saved/test --label label --out data/
"""
_SHOW_EPILOG = "Examples:\n  assay-trainer data show data/\n  assay-trainer data show --json data/\n"
_CHECK_EPILOG = """\
Reads every record: each shard's root, both roots of the data set, each record's split, the ranges of the card.

Examples:
  assay-trainer data check data/
  assay-trainer data check --manifest task/manifest.json data/
"""


def add(commands: Any, flags_of: Callable[[argparse.ArgumentParser], Any]) -> None:
    """Adds the command to a parser's subcommands.

    Args:
        commands: What add_subparsers returned.
        flags_of: Makes of a parser what adds flags with defaults from the environment.
    """
    raw = argparse.RawDescriptionHelpFormatter
    summary = "make a committed data set of your own files, show and check it"
    parser = commands.add_parser(
        "data", help=summary, description=summary[0].upper() + summary[1:] + ".", epilog=_EPILOG, formatter_class=raw
    )
    inner = parser.add_subparsers(dest="data_command", required=True, metavar="COMMAND")

    def command(name: str, text: str, handler: Callable[[argparse.Namespace], int], epilog: str) -> Any:
        sub = inner.add_parser(
            name, help=text, description=text[0].upper() + text[1:] + ".", epilog=epilog, formatter_class=raw
        )
        sub.set_defaults(handler=handler)
        return flags_of(sub)

    build = command("build", "read files, check them, and write a committed data set", _build, _BUILD_EPILOG)
    build.parser.add_argument("sources", nargs="+", type=Path, metavar="SOURCE", help="file or folder with the records")
    build.switch("--quiet", "only warnings and errors on stderr")
    build.add("--out", "folder to write; it is not there yet", kind=Path, required=True)
    build.add("--name", "of the data set (default: the first source's)")
    build.add("--license", "the licence of the data: its name, or its text")
    build.add("--license-file", "file with the licence's text", kind=Path)
    build.add("--format", f"of the sources: {', '.join(FORMATS)} (default: by their names)", kind=_format)
    build.add("--field", "a field of the record, as below; once for each, in order", kind=_field, repeated=True)
    build.add("--label", "column with the class; all others become the field x")
    build.add("--classes", "number of classes: labels are 0 to N-1", kind=_positive)
    build.add("--held-out", "share of the records that are held out, chosen by their hash", kind=_share, default="0.1")
    build.add(
        "--held-out-source", "file or folder with the held-out records; once for each", kind=lambda t: [Path(t)], repeated=True
    )
    build.add("--seed", "of the order", kind=_seed, default=0)
    build.switch("--shuffle", "put the records into an order that the seed and their hashes decide", default=True)
    build.add("--shard-bytes", "largest shard, such as 16MiB", kind=_bytes, default="64MiB")
    build.add("--delimiter", "of CSV (default: a comma, in *.tsv a tab)", kind=_delimiter)
    build.switch("--header", "the first line of CSV has the names of the columns; without one they are c0, c1, …", default=True)
    build.add("--length", "of text: tokens of a window", kind=_positive, default=64)
    build.add("--stride", "of text: tokens from one window to the next (default: --length)", kind=_positive)
    build.add("--tokenizer", "of text: JSON file of the library tokenizers (default: a token is a byte)", kind=Path)
    build.add("--image-mode", "of images: RGB or L, which is grey", kind=_mode, default="RGB")
    build.add("--image-size", "of images: HEIGHTxWIDTH to resize them to (default: they have one size)", kind=_size)
    build.switch("--progress", "progress bars on stderr", default=sys.stderr.isatty())
    build.switch("--json", "one JSON object on stdout")

    show = command("show", "print the card and some examples", _show, _SHOW_EPILOG)
    show.parser.add_argument("folder", type=Path, metavar="FOLDER", help="that data build wrote")
    show.switch("--json", "one JSON object on stdout")

    check = command("check", "verify every root of a data set", _check, _CHECK_EPILOG)
    check.parser.add_argument("folder", type=Path, metavar="FOLDER", help="that data build wrote")
    check.add("--manifest", "manifest of a task that has to be on these records", kind=Path)
    check.switch("--progress", "progress bar on stderr", default=sys.stderr.isatty())
    check.switch("--json", "one JSON object on stdout")


# ---- kinds of flags ---------------------------------------------------------------------------------------------------------


def _refuse(what: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(what)


def _positive(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1 << 31:
        raise _refuse("1 to 2^31")
    return int(text)


def _seed(text: str) -> int:
    if not str(text).isdecimal() or int(text) >= 1 << 64:
        raise _refuse("an integer of 64 bits, not below 0")
    return int(text)


def _share(text: str) -> str:
    if not re.fullmatch(r"0|0?\.\d{1,18}", text):
        raise _refuse("a decimal from 0 up to but not including 1, such as 0.1")
    digits = text.partition(".")[2].rstrip("0")
    return f"0.{digits}" if digits else "0"


def _bytes(text: str) -> int:
    found = re.fullmatch(r"(\d{1,15})([kMG]?|[KMG]iB)", text)
    if not found or not int(found[1]):
        raise _refuse("a number of bytes, such as 65536, 16MiB or 1G")
    return int(found[1]) * _UNITS[found[2]]


def _format(text: str) -> str:
    if text not in FORMATS:
        raise _refuse(", ".join(FORMATS))
    return text


def _field(text: str) -> list[Field]:
    from assay_trainer.data.fields import parse

    try:
        return [parse(text)]
    except ValueError as exc:
        raise _refuse(str(exc)) from exc


def _delimiter(text: str) -> str:
    text = {r"\t": "\t", "tab": "\t"}.get(text, text)
    if len(text) > 1 or (text in '"\r\n' and text):
        raise _refuse("one character, or tab")
    return text


def _mode(text: str) -> str:
    if text not in ("RGB", "L"):
        raise _refuse("RGB or L")
    return text


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", text)
    if not found:
        raise _refuse("HEIGHTxWIDTH, such as 64x64")
    return int(found[1]), int(found[2])


# ---- the commands -----------------------------------------------------------------------------------------------------------


def _plan(options: argparse.Namespace) -> Plan:
    from assay_trainer.data.build import Plan
    from assay_trainer.data.sources import Options

    if options.license and options.license_file:
        raise ConfigError("--license and --license-file", "one of them")
    text = options.license or ""
    if options.license_file:
        try:
            text = options.license_file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as exc:
            raise ConfigError(f"--license-file: {exc}") from exc
    return Plan(
        sources=tuple(options.sources),
        held_out_sources=tuple(options.held_out_source or ()),
        held_out=options.held_out,
        fields=tuple(options.field or ()),
        label=options.label or "",
        classes=options.classes,
        format=options.format,
        options=Options(
            delimiter=options.delimiter or "",
            header=options.header,
            length=options.length,
            stride=options.stride or 0,
            tokenizer=options.tokenizer,
            image_mode=options.image_mode,
            image_size=options.image_size,
        ),
        seed=options.seed,
        shuffle=options.shuffle,
        shard_bytes=options.shard_bytes,
        name=options.name or "",
        license=text,
    )


@contextmanager
def _bars(log: Log, shown: bool) -> Iterator[Callable[[str, int, int | None], None]]:
    """Bars by stage: told a stage, how many more records are done, and of how many."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=log.console, disable=not shown) as bars:
        tasks: dict[str, Any] = {}

        def told(stage: str, more: int, total: int | None) -> None:
            if stage not in tasks:
                tasks[stage] = bars.add_task(stage, total=total)
            bars.advance(tasks[stage], more)

        yield told


def _build(options: argparse.Namespace) -> int:
    plan = _plan(options)
    from assay_trainer.data.build import build
    from assay_trainer.data.folder import describe

    log = Log(quiet=options.quiet)
    with _bars(log, options.progress) as told:
        dataset = build(plan, options.out, told)
    if not plan.license:
        log.warn("the card states no licence: say --license, so that others know what they may do")
    if dataset.card["repeated_records"]:
        log.warn(f"{dataset.card['repeated_records']} records are there more than once; equal ones are in one split")
    print(_facts(dataset) if options.json else describe(dataset), flush=True)
    return 0


def _show(options: argparse.Namespace) -> int:
    from assay_trainer.data.folder import Dataset, describe

    dataset = Dataset.open(options.folder)
    print(_facts(dataset) if options.json else describe(dataset), flush=True)
    return 0


def _check(options: argparse.Namespace) -> int:
    from assay_trainer.data.folder import Dataset

    dataset = Dataset.open(options.folder)
    if options.manifest:
        from assay_trainer import manifest

        dataset.require_manifest(manifest.parse(options.manifest.read_bytes()))
    total = sum(s.records for s in dataset.splits())
    with _bars(Log(), options.progress) as told:
        dataset.check(lambda more: told("checking", more, total))
    if options.json:
        print(_facts(dataset), flush=True)
    else:
        for split in dataset.splits():
            print(f"{split.name}: {split.records} records in {len(split.trees)} shards have the root 0x{split.root.hex()}")
        print(f"card 0x{dataset.hash.hex()}: splits and ranges are what it says")
    return 0


def _facts(dataset: Any) -> str:
    """The card with its hash, in one line."""
    return json.dumps({"cardHash": "0x" + dataset.hash.hex(), **dataset.card}, separators=(",", ":"))
