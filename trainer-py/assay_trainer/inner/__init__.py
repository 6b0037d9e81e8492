"""The inner loop of the Open tier: micro-batches, mixed precision, several processes, and a state that outlives a kill.

A round's parameters follow from its state, its records and the settings: neither the order in which processes answer, nor a
kill, nor a lost process changes a bit of them (docs/training.md). This package's own names load without PyTorch.
"""

from __future__ import annotations

from assay_trainer.inner.settings import PRECISIONS, Settings

__all__ = ["PRECISIONS", "Settings"]
