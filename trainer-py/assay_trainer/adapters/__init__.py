"""Adapters: what is trained, on which records, and how good it is."""

from __future__ import annotations

from collections.abc import Callable

from assay_trainer import registry
from assay_trainer.adapters.base import Adapter, RoundResult, Score
from assay_trainer.adapters.program import Program
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.manifest import Manifest

__all__ = ["Adapter", "RoundResult", "Score", "check_name", "from_manifest", "of_programs", "with_defaults"]

check_name = registry.check


def with_defaults(name: str) -> Adapter:
    """The adapter as `init` writes it."""
    found = registry.load(name)
    if name == "program":
        raise ConfigError("the adapter 'program' has no model of its own", "assay-trainer init --model FILE.py:FUNCTION")
    if not callable(getattr(found, "default", None)):
        raise ConfigError(f"the adapter {name!r} says no sizes of its own", "its package has to give it a default()")
    return _made(name, found.default())


def from_manifest(manifest: Manifest) -> Adapter:
    """The adapter that a task's manifest describes; raises DatasetMismatch if the local records are others."""
    return _made(manifest.adapter, registry.load(manifest.adapter).from_manifest(manifest))


def of_programs(manifest: Manifest, warn: Callable[[str], None]) -> Adapter:
    """What measures the states of a Verified task, which its programs train: nobody loses a round for want of a measure.

    Args:
        manifest: Anybody's.
        warn: Is told why the adapter that it names measures nothing.

    Raises:
        UnknownAdapter: There is none of this name.
    """
    registry.load(manifest.adapter)
    try:
        return from_manifest(manifest)
    except AssayError as exc:
        warn(f"the states of the task are not measured, its programs train all the same: {exc}")
        return Program(manifest)


def _made(name: str, adapter: Adapter) -> Adapter:
    return adapter if name in registry.BUILT_IN else registry.made(name, adapter)
