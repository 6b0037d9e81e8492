"""What a task trains whose module only its sponsor's code makes.

In the Verified tier the programs are all there is to know of it. In the Open tier PyTorch trains the module (sponsored.py), and
whoever trains says which function makes it: no manifest has code run.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.adapters.base import Adapter, RoundResult, Score
from assay_trainer.errors import ConfigError

_named: list[str] = []


def use(target: str | None) -> None:
    """Says which function makes the modules of Open tasks, MODULE:FUNCTION or FILE.py:FUNCTION; its code is run then."""
    _named[:] = [] if target is None else [target]


def used() -> str | None:
    """What was said to `use`, for a process of one's own to say again."""
    return next(iter(_named), None)


def refuse_unused(manifest: mf.Manifest) -> None:
    """Raises ConfigError if a function was named and the task's module is not made by it."""
    if _named and (manifest.adapter != Program.name or is_by_programs(manifest)):
        raise ConfigError(f"--model: no code of a sponsor makes the module of this task, {manifest.adapter!r}", "leave it out")


def is_by_programs(manifest: mf.Manifest) -> bool:
    """Whether a manifest of this adapter leaves its steps to programs."""
    return manifest.document["inner_optimizer"] == {"name": "program"}


class Program:
    """Trained by the task's programs, and by nothing else."""

    name = "program"
    device = "cpu"

    def __init__(self, manifest: mf.Manifest) -> None:
        self.manifest = manifest

    @classmethod
    def from_manifest(cls, manifest: mf.Manifest) -> Adapter:
        """Of any manifest that says so.

        Raises:
            ConfigError: A trainer has to make the module, and nobody said by which function.
            AssayError: As `Sponsored.from_manifest`.
        """
        if is_by_programs(manifest):
            return cls(manifest)
        # Here: programs need no PyTorch.
        from assay_trainer.adapters.sponsored import Sponsored

        return Sponsored.from_manifest(manifest)

    def initial_parameters(self, _seed: bytes) -> NDArray[np.float32]:
        """The sponsor's module gave them, not a seed."""
        raise self._foreign()

    def train(
        self,
        _start: NDArray[np.float32],
        _batches: NDArray[np.int64],
        _on_step: Callable[[int, float], None] | None = None,
    ) -> RoundResult:
        """Only programs can."""
        raise self._foreign()

    def evaluate(self, _params: NDArray[np.float32]) -> Score | None:
        """Nobody else knows what to measure."""
        return None

    @staticmethod
    def _foreign() -> ConfigError:
        return ConfigError("the task's model is not here, only its programs", "a task of the Verified tier is trained by these")
