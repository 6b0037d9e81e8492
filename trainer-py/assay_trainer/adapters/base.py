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
    """Held-out quality; accuracy is None where the module's own metric gives no number of that name."""

    accuracy: float | None
    loss: float


class Adapter(Protocol):
    """A model family on a data set. Parameters cross this boundary flat, binary32, in manifest order.

    A class that another package adds (registry.py) is loaded when a task or `init` names it. Optional are `default()`, a class
    method that gives the adapter as `init --adapter NAME` writes it, and `inner_steps`, an int, of its tasks. For reports of a
    language model `tokens_per_record`, an int, and `samples(params)`, a few texts that it writes in a few seconds.

    Those of this version have for `assay-trainer model` a class method `model_of(manifest)`: a dictionary as a function of
    --model returns it, with `module`, `loss` and `example`, whose module has the manifest's tensors under their names; of a
    language model `tokenizer`, JSON, too. Another package's is not asked: `model` would run its code for anybody's manifest.
    """

    name: str
    """As manifests have it, and the entry point."""
    manifest: Manifest
    device: str
    """Of torch, for the inner steps; whoever trains sets it."""

    @classmethod
    def from_manifest(cls, manifest: Manifest) -> Adapter:
        """The adapter that a task's manifest describes.

        The manifest is checked as docs/formats.md section 5 says, and no further: what is under model, inner_optimizer and
        dataset may be anybody's. Raises ManifestError for what it does not know, DatasetMismatch if the local records are not
        those that the manifest commits to.
        """
        ...

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
