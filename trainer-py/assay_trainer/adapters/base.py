"""What the training loop asks of an adapter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from assay_trainer.manifest import Manifest


@dataclass(frozen=True)
class RoundResult:
    """Outcome of inner steps."""

    params: NDArray[np.float32]
    loss: float


@dataclass(frozen=True)
class Score:
    """Held-out quality."""

    accuracy: float
    loss: float


class Adapter(Protocol):
    """A model family on a data set. Parameters cross this boundary flat, binary32, in manifest order."""

    name: str
    manifest: Manifest
    device: str
    """Of torch, for the inner steps."""

    def initial_parameters(self, seed: bytes) -> NDArray[np.float32]:
        """First parameters; the same bytes for the same seed on every machine."""
        ...

    def train(
        self,
        start: NDArray[np.float32],
        batches: NDArray[np.int64],
        on_step: Callable[[int, float], None] | None = None,
    ) -> RoundResult:
        """AdamW from zero moments, one step a row of record indices; `on_step(step, loss)` after each."""
        ...

    def evaluate(self, params: NDArray[np.float32]) -> Score | None:
        """Accuracy and mean loss on the held-out records; None if there are none."""
        ...
