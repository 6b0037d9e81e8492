"""Optimisers, schedules and layers as the command line writes them: `muon,momentum=0.9`, `@vectors:optimizer=adamw,lr=3e-4`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from assay_trainer.errors import ConfigError
from assay_trainer.exporter.groups import Groups
from assay_trainer.exporter.optimizers import OPTIMIZERS, Optimizer
from assay_trainer.exporter.profiles import OPTIONS
from assay_trainer.exporter.schedules import SCHEDULES, Schedule

# Keys of --group that are no number of an optimiser.
FROZEN, KIND, SCALE = "frozen", "optimizer", "lr-scale"

_TRUTH = {"true": True, "false": False}
_READ: dict[str, Callable[[str], Any]] = {"float": float, "int": int, "str": str, "bool": lambda text: _TRUTH[text.lower()]}


def _settings(text: str, what: str) -> dict[str, str]:
    """KEY=VALUE,…; a key without a value is true."""
    found: dict[str, str] = {}
    for part in text.split(","):
        key, equals, value = part.strip().partition("=")
        if not key or (equals and not value):
            raise ConfigError(f"{what}: {part!r} is no KEY=VALUE", "such as lr=3e-4,weight-decay=0")
        if key in found:
            raise ConfigError(f"{what}: {key} twice")
        found[key] = value if equals else "true"
    return found


def _keys(kind: type[Optimizer]) -> dict[str, dataclasses.Field]:
    """What can be said of an optimiser: its numbers, names and switches."""
    return {f.name.replace("_", "-"): f for f in dataclasses.fields(kind) if f.type in _READ}


def _made(name: str, settings: dict[str, str], what: str, **known: float | None) -> Optimizer:
    kind = OPTIMIZERS.get(name)
    if kind is None:
        raise ConfigError(f"{what}: there is no optimiser {name!r}", ", ".join(OPTIMIZERS))
    keys = _keys(kind)
    values: dict[str, Any] = {k: v for k, v in known.items() if v is not None}
    for key, text in settings.items():
        if key not in keys:
            raise ConfigError(f"{what}: {name} has no {key!r}", f"it has {', '.join(keys)}")
        try:
            values[keys[key].name] = _READ[keys[key].type](text)
        except (KeyError, ValueError) as exc:
            raise ConfigError(f"{what}: {key} = {text!r} is no {keys[key].type}") from exc
    if "lr" not in values:
        raise ConfigError(f"{what}: {name} without a learning rate", "--lr, or lr=… beside its name")
    return kind(**values)


def optimizer(text: str, lr: float | None = None, weight_decay: float | None = None, groups: Sequence[str] = ()) -> Groups:
    """The optimisers of an export.

    Args:
        text: NAME[,KEY=VALUE…] of what no group takes.
        lr: Of all that do not say their own.
        weight_decay: As lr; None is each optimiser's default.
        groups: PATTERN:KEY=VALUE,…, earlier ones first. Keys are those of the optimiser, optimizer (another one, from its
            defaults), lr-scale (times the rate that it would have); PATTERN:frozen trains nothing of it.

    Raises:
        ConfigError: The text cannot be read.
        UnsupportedOptimizer: A number is out of its range.
    """
    name, comma, rest = text.partition(",")
    settings = _settings(rest, "--optimizer") if comma else {}
    base = _made(name, settings, "--optimizer", lr=lr, weight_decay=weight_decay)
    by_pattern: dict[str, Optimizer | None] = {}
    for group in groups:
        what = f"--group {group!r}"
        pattern, colon, said = group.rpartition(":")
        if not colon or not pattern or not said:
            raise ConfigError(what, "PATTERN:KEY=VALUE,… or PATTERN:frozen, such as '*.bias:weight-decay=0'")
        if pattern in by_pattern:
            raise ConfigError(f"{what}: the pattern twice")
        own = _settings(said, what)
        if FROZEN in own:
            if own != {FROZEN: "true"}:
                raise ConfigError(f"{what}: what is frozen has no settings", f"{pattern}:frozen")
            by_pattern[pattern] = None
            continue
        scale = _number(own.pop(SCALE, "1"), f"{what}: {SCALE}")
        if (kind := own.pop(KIND, name)) == name:
            made = _made(name, {**settings, **own}, what, lr=lr, weight_decay=weight_decay)
        else:
            made = _made(kind, own, what, lr=base.lr, weight_decay=weight_decay)
        by_pattern[pattern] = dataclasses.replace(made, lr=made.lr * scale)
    return Groups(base, by_pattern)


def _number(text: str, what: str) -> float:
    try:
        return float(text)
    except ValueError as exc:
        raise ConfigError(f"{what} = {text!r} is no number") from exc


def schedule(name: str, **settings: float | None) -> Schedule:
    """A schedule by its name; settings that are None are its defaults. Raises ConfigError for what it has not."""
    kind = SCHEDULES.get(name)
    if kind is None:
        raise ConfigError(f"--schedule: there is no schedule {name!r}", ", ".join(SCHEDULES))
    given = {k: v for k, v in settings.items() if v is not None}
    known = [f.name for f in dataclasses.fields(kind)]
    for key in given:
        if key not in known:
            raise ConfigError(f"--{key}: the schedule {name} has none", f"it has {', '.join(known)}")
    return kind(**given)


def layers(texts: Sequence[str]) -> dict[str, str]:
    """Options of layers by pattern, each PATTERN:OPTION, earlier ones first; raises ConfigError for what cannot be read."""
    found: dict[str, str] = {}
    for text in texts:
        pattern, colon, option = text.rpartition(":")
        if not colon or not pattern or not option:
            raise ConfigError(f"--layer {text!r}", f"PATTERN:OPTION, such as 'blocks.0.*:fp32'; options: {', '.join(OPTIONS)}")
        if pattern in found:
            raise ConfigError(f"--layer {text!r}: the pattern twice")
        found[pattern] = option
    return found
