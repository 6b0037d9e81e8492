"""Steps of a module outside the inner loop: one process, all records of a step at once, for as long as somebody wants."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from assay_trainer.adapters.base import RoundResult
from assay_trainer.inner import optimizers, plan
from assay_trainer.inner.ranks import Alone
from assay_trainer.inner.steps import Trainable
from assay_trainer.model.module import flat_of, load_state
from assay_trainer.torch_setup import torch


class Session:
    """Consecutive steps from fresh moments, by the bits of an inner loop that nothing was asked of; a schedule begins at 0."""

    def __init__(self, adapter: Trainable, start: NDArray[np.float32]) -> None:
        """Builds the module.

        Args:
            adapter: Its module has the manifest's tensors under their names.
            start: Parameters, flat, in the manifest's order.
        """
        self._adapter = adapter
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(0)
            self._module = adapter.module()
        load_state(self._module, adapter.manifest, start)
        self._module.to(adapter.device)
        trained = [p for p in self._module.parameters() if p.requires_grad]
        chosen = plan.read(adapter.manifest.document["inner_optimizer"])
        self._optimizer = optimizers.made(chosen, self._module, trained, Alone(), 0)

    def step(self, rows: NDArray[np.int64]) -> float:
        """One step on the given training records; returns the batch's loss before it."""
        self._optimizer.clear()
        loss = self._adapter.loss(self._module, rows)
        loss.backward()
        self._optimizer.step()
        return float(loss.detach())

    def flat(self) -> NDArray[np.float32]:
        """Parameters in manifest order."""
        return flat_of(self._module, self._adapter.manifest)


def trained(session: Session, batches: NDArray[np.int64], on_step: Callable[[int, float], None] | None = None) -> RoundResult:
    """One step a row of record numbers; `on_step(step, loss)` after each."""
    total = 0.0
    for step, rows in enumerate(batches):
        loss = session.step(rows)
        total += loss
        if on_step is not None:
            on_step(step, loss)
    return RoundResult(session.flat(), total / max(1, len(batches)))
