"""What `assay-trainer doctor` looks at: whether this installation can train, and computes what everybody computes."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module, metadata
from typing import Any

from assay_trainer import digits_file
from assay_trainer.errors import DatasetMismatch

OK, WARNING, FAILED = "ok", "warning", "failed"

# The state of the small network after so many steps (docs/arithmetic-programs.md section 9): it crosses every operator.
NETWORK_SEED, NETWORK_STEPS = 1, 10
NETWORK_ROOT = "6257aa31debbe11b12df2ccc56e5c434345baca6749bae6afe475c1fa9593293"

_REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)\s*(?:>=\s*([0-9.]+))?")
# What the command needs at once is loaded, too: a file of it may be missing, or of another machine.
_LOADS: dict[str, Callable[[], Any]] = {
    "torch": lambda: import_module("torch"),
    "numpy": lambda: import_module("numpy"),
    "scikit-learn": digits_file.records,
}


@dataclass(frozen=True)
class Check:
    """One thing that was looked at.

    Attributes:
        name: Of the thing.
        status: ok, warning or failed.
        detail: What was found.
        hint: What to do about it; empty if it is ok.
    """

    name: str
    status: str
    detail: str
    hint: str = ""


def examine() -> Iterator[Check]:
    """Look at Python, the packages, the arithmetic's library and its results, and a GPU."""
    yield Check("python", OK, f"{platform.python_version()}, {sys.executable}")
    yield from _packages()
    library = _library()
    yield library
    if library.status == OK:
        yield from _self_test()
        yield _gpu()


def document(checks: list[Check]) -> dict[str, Any]:
    """The answer of --json."""
    return {"ok": all(c.status != FAILED for c in checks), "checks": [asdict(c) for c in checks]}


def _packages() -> Iterator[Check]:
    for text in metadata.requires("assay-trainer") or []:
        requirement, _, marker = text.partition(";")
        if "extra" in marker:
            continue
        name, least = _REQUIREMENT.match(requirement).groups()  # type: ignore[union-attr]
        yield _package(name, least or "0")


def _package(name: str, least: str) -> Check:
    hint = f"pip install '{name}>={least}'"
    try:
        found = metadata.version(name)
        if name in _LOADS:
            _LOADS[name]()
    except metadata.PackageNotFoundError:
        return Check(name, FAILED, "is not installed", hint)
    except (ImportError, OSError, DatasetMismatch) as exc:
        return Check(name, FAILED, f"{found} does not load: {exc}", hint)
    if _numbers(found) < _numbers(least):
        return Check(name, FAILED, f"{found}, need {least}", hint)
    return Check(name, OK, found)


def _numbers(version: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", re.match(r"[0-9.]*", version)[0])]  # type: ignore[index]


def _said(exc: Exception) -> tuple[str, str]:
    """A message of the library, and its hint."""
    detail, _, hint = str(exc).partition(". Hint: ")
    return detail, hint


def _asked(name: str, question: Callable[[], Check]) -> Check:
    """The answer; FAILED with what the library says if it has none."""
    from assay_repops import LibraryMissingError, RepopsError

    try:
        return question()
    except (LibraryMissingError, RepopsError) as exc:
        return Check(name, FAILED, *_said(exc))


def _library() -> Check:
    def question() -> Check:
        import assay_repops
        from assay_repops._library import library_path

        info = assay_repops.info()
        return Check("arithmetic", OK, f"{library_path()[0]}, {info['platform']}, {' '.join(info['engines'])}")

    return _asked("arithmetic", question)


def _self_test() -> Iterator[Check]:
    """Ten steps of the small network on each engine: the state's root is the one that everybody gets."""
    import assay_repops

    info = assay_repops.info()
    try:
        for engine in info["engines"]:
            yield _asked(f"self-test {engine}", lambda engine=engine: _root_on(engine))
    finally:
        assay_repops.use_engine(info["current"])


def _root_on(engine: str) -> Check:
    import assay_repops

    assay_repops.use_engine(engine)
    root = assay_repops.small_network_root(NETWORK_SEED, NETWORK_STEPS).hex()
    if root != NETWORK_ROOT:
        hint = "do not train here: report processor, system and this root; memory that is at fault gives another each time"
        return Check(f"self-test {engine}", FAILED, f"{root}, not {NETWORK_ROOT}", hint)
    return Check(f"self-test {engine}", OK, f"root {root[:16]}…")


def _gpu() -> Check:
    import assay_repops

    problem = assay_repops.cuda_problem()
    if not problem:
        return Check("cuda", OK, "a device that --device cuda can use")
    return Check("cuda", WARNING, f"{_said(Exception(problem))[0]}; the processor gives the same bits", "see docs/cuda.md")
