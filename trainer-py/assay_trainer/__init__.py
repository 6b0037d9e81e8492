"""Assay's reference trainer: trains assigned batches, commits to outer gradients, recomputes everybody's rounds."""

from typing import Any

__version__ = "0.1.0"
__all__ = ["export"]


def __getattr__(name: str) -> Any:
    # The exporter loads PyTorch, which takes seconds.
    if name == "export":
        from assay_trainer.exporter import export

        return export
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
