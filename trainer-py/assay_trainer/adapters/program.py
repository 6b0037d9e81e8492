"""What a Verified task trains whose module only its sponsor has: the programs are all there is to know of it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.errors import ConfigError


class Program:
    """Trained by the task's programs, and by nothing else."""

    name = "program"
    device = "cpu"

    def __init__(self, manifest: mf.Manifest) -> None:
        self.manifest = manifest

    @classmethod
    def from_manifest(cls, manifest: mf.Manifest) -> Program:
        """Of any manifest that says so."""
        return cls(manifest)

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
