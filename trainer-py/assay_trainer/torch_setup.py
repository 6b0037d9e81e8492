"""PyTorch set up so that the same state and records give the same bits again on this machine.

A trainer that is killed retrains a round from scratch; had it signed already, other bits would be a second gradient.
"""

from __future__ import annotations

import os

# MKL chooses kernels by memory alignment unless told not to; it reads this once, when torch loads it.
os.environ.setdefault("MKL_CBWR", "COMPATIBLE")

import torch

__all__ = ["configure", "torch"]


def configure(threads: int = 1) -> None:
    """Fixes this process's thread count; CPU kernels then repeat themselves to the bit.

    torch.use_deterministic_algorithms would add nothing to the operations used here (no scatter, no accumulating index) but
    four seconds: it imports the compiler. An adapter that needs it calls it itself.
    """
    torch.set_num_threads(threads)
    # Somebody else's library may have left flush-to-zero on; the outer gradient is defined with subnormals.
    torch.set_flush_denormal(False)
