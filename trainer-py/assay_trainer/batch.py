"""Which records a trainer trains on: docs/formats.md, section 4."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

_DOMAIN = b"assay/v1/batch"


def record_index(seed: bytes, round_: int, trainer: bytes, step: int, slot: int, records: int) -> int:
    """Record of one slot of one step."""
    preimage = _DOMAIN + seed + round_.to_bytes(4, "big") + trainer + step.to_bytes(4, "big") + slot.to_bytes(4, "big")
    return int.from_bytes(hashlib.sha256(preimage).digest(), "big") % records


def round_batches(seed: bytes, round_: int, trainer: bytes, steps: int, batch_size: int, records: int) -> NDArray[np.int64]:
    """Records of all of a trainer's steps in a round, shape (steps, batch_size)."""
    return np.array(
        [[record_index(seed, round_, trainer, step, slot, records) for slot in range(batch_size)] for step in range(steps)],
        dtype=np.int64,
    )
