"""Adapters: what is trained, on which records, and how good it is."""

from __future__ import annotations

from assay_trainer.adapters.base import Adapter, RoundResult, Score
from assay_trainer.adapters.program import Program
from assay_trainer.errors import ConfigError, UnknownAdapter
from assay_trainer.manifest import Manifest

__all__ = ["NAMES", "Adapter", "RoundResult", "Score", "check_name", "from_manifest", "with_defaults"]

NAMES = ("digits-mlp", "program")


def with_defaults(name: str) -> Adapter:
    """The adapter as `init` writes it."""
    from assay_trainer.adapters.digits import DigitsMLP

    if name == DigitsMLP.name:
        return DigitsMLP.default()
    if name == Program.name:
        raise ConfigError("the adapter 'program' has no model of its own", "assay-trainer init --model FILE.py:FUNCTION")
    raise ConfigError(f"unknown adapter {name!r}", f"this version has {', '.join(NAMES)}")


def from_manifest(manifest: Manifest) -> Adapter:
    """The adapter that a task's manifest describes; raises DatasetMismatch if the local records are others."""
    from assay_trainer.adapters.digits import DigitsMLP

    if manifest.adapter == DigitsMLP.name:
        return DigitsMLP.from_manifest(manifest)
    if manifest.adapter == Program.name:
        return Program(manifest)
    raise unknown(manifest.adapter)


def check_name(name: str) -> None:
    """Raises UnknownAdapter unless this version has the adapter."""
    if name not in NAMES:
        raise unknown(name)


def unknown(name: str) -> UnknownAdapter:
    """The refusal of an adapter that this version has not."""
    return UnknownAdapter(f"the task needs the adapter {name!r}", f"this version has {', '.join(NAMES)}")
