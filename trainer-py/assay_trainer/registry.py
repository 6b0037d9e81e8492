"""The list of adapters: those of this version, and those that other packages install.

A package adds one by an entry point of the group `assay.adapters`, NAME = "package.module:Class". Its code is imported when the
adapter is asked for by its name, and at no other time: a package that is merely installed runs nothing here.
"""

from __future__ import annotations

import importlib
import re
from importlib import metadata
from typing import Any

from assay_trainer.errors import ConfigError, UnknownAdapter

GROUP = "assay.adapters"
# The adapters of this version, and where their classes are. protocol/adapters.go has the same names.
BUILT_IN = {
    "digits-mlp": "assay_trainer.adapters.digits:DigitsMLP",
    "program": "assay_trainer.adapters.program:Program",
    "tabular": "assay_trainer.adapters.tabular:Tabular",
    "timeseries": "assay_trainer.adapters.timeseries:Timeseries",
    "vision": "assay_trainer.adapters.vision:Vision",
    "language": "assay_trainer.adapters.language:Language",
}
ON_DATA = ("tabular", "timeseries", "vision", "language")
"""Those of BUILT_IN that `init` makes tasks of on data of one's own."""
# A name stands in manifests and on command lines.
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}\Z")
# What the trainer asks of an adapter (base.py).
_CALLED = ("initial_parameters", "train", "evaluate")


class BrokenAdapter(ConfigError):
    """A package's adapter cannot be loaded, or is not what base.py asks for."""


def installed() -> dict[str, list[metadata.EntryPoint]]:
    """The entry points of other packages, by name. Reads their metadata alone: nothing is imported."""
    found: dict[str, list[metadata.EntryPoint]] = {}
    for point in metadata.entry_points(group=GROUP):
        # An adapter of this version cannot be replaced: its name says which code trains.
        if _NAME.match(point.name) and point.name not in BUILT_IN and point not in found.get(point.name, ()):
            found.setdefault(point.name, []).append(point)
    return found


def names() -> tuple[str, ...]:
    """Every adapter there is here: this version's, then other packages' by name."""
    return (*BUILT_IN, *sorted(installed()))


def described() -> str:
    """The list for an error: each name, and the package of one that is not this version's."""
    others = installed()
    return ", ".join([*BUILT_IN, *(f"{n} (of {' and '.join(_package(p) for p in others[n])})" for n in sorted(others))])


def unknown(name: str) -> UnknownAdapter:
    """The refusal of an adapter that is not here: what is needed, and what there is."""
    return UnknownAdapter(
        f"the task needs the adapter {name[:80]!r}",
        f"there are {described()}; install the package that has it: an entry point {name[:80]} of the group {GROUP}",
    )


def check(name: str) -> None:
    """Raises UnknownAdapter unless there is such an adapter."""
    if name not in names():
        raise unknown(name)


def load(name: str) -> Any:
    """An adapter's class; imports it, and no other.

    Raises:
        UnknownAdapter: There is none of this name.
        BrokenAdapter: Its package cannot be imported, two packages have the name, or it has no from_manifest.
    """
    if (place := BUILT_IN.get(name)) is not None:
        module, _, attribute = place.partition(":")
        return getattr(importlib.import_module(module), attribute)
    points = installed().get(name)
    if not points:
        raise unknown(name)
    if len(points) > 1:
        raise BrokenAdapter(
            f"the adapter {name!r} is of {' and of '.join(_package(p) for p in points)}: which one trains, nothing says",
            "uninstall one of them",
        )
    (point,) = points
    try:
        found = point.load()
    except Exception as exc:
        raise BrokenAdapter(
            f"the adapter {name!r} of {_package(point)} cannot be imported from {point.value}: {type(exc).__name__}: {exc}",
            "ask those who wrote the package",
        ) from exc
    if not callable(getattr(found, "from_manifest", None)):
        raise BrokenAdapter(
            f"{point.value} of {_package(point)} has no from_manifest", "docs/adding.md says what an adapter has"
        )
    return found


def made(name: str, adapter: Any) -> Any:
    """What a class of `load` made, if it has all that base.py asks for. Raises BrokenAdapter if it has not."""
    missing = [n for n in _CALLED if not callable(getattr(adapter, n, None))]
    missing += [n for n in ("manifest", "device") if not hasattr(adapter, n)]
    if missing:
        raise BrokenAdapter(f"the adapter {name!r} has no {', no '.join(missing)}", "docs/adding.md says what an adapter has")
    if getattr(adapter, "name", None) != name:
        raise BrokenAdapter(f"the adapter {name!r} calls itself {getattr(adapter, 'name', None)!r}", "one name for both")
    return adapter


def _package(point: metadata.EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value
