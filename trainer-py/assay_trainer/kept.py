"""Curves of `assay-trainer compare` that are kept round by round, so that one which is stopped goes on where it was."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from assay_trainer import durable

F32Array = NDArray[np.float32]


@dataclass
class Curve:
    """What a run was.

    Attributes:
        losses: Training loss of each inner step, mean of the trainers'; rounds·H of them.
        held_out: Loss on the held-out records of the state before each round, and of the last one; natural logarithms.
        claims: Claim hashes that the trainers sign, round by round, trainers ascending by address. Eager PyTorch has none.
        root: Root of the last state, parameters and outer momentum. Eager PyTorch has none.
    """

    losses: list[float] = field(default_factory=list)
    held_out: list[float] = field(default_factory=list)
    claims: list[bytes] = field(default_factory=list)
    root: bytes = b""

    def last(self, count: int) -> float:
        """Mean training loss of the last so many inner steps."""
        return sum(self.losses[-count:]) / len(self.losses[-count:])


@dataclass(frozen=True)
class Kept:
    """A file that has a run as far as it came.

    Attributes:
        path: Of the file; None keeps nothing.
        of: What the run is made of, in words. A file of another run is not gone on with.
    """

    path: Path | None = None
    of: str = ""

    def load(self) -> tuple[Curve, dict[str, F32Array]]:
        """The curve, and the vectors that the run goes on from; none of either if it begins."""
        if self.path is None:
            return Curve(), {}
        try:
            with np.load(io.BytesIO(self.path.read_bytes()), allow_pickle=False) as found:
                if str(found["of"]) != self.of:
                    return Curve(), {}
                claims, root = bytes(found["claims"]), bytes(found["root"])
                curve = Curve(
                    found["losses"].tolist(),
                    found["held_out"].tolist(),
                    [claims[i : i + 32] for i in range(0, len(claims), 32)],
                    root,
                )
                prefix = "state."
                return curve, {n.removeprefix(prefix): found[n] for n in found.files if n.startswith(prefix)}
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            # What cannot be read is made again.
            return Curve(), {}

    def save(self, curve: Curve, state: Mapping[str, F32Array]) -> None:
        """Keeps a run after a round, with the vectors that it goes on from; after the last one without any."""
        if self.path is None:
            return
        out = io.BytesIO()
        np.savez(
            out,
            of=np.array(self.of),
            losses=np.array(curve.losses, np.float64),
            held_out=np.array(curve.held_out, np.float64),
            claims=np.frombuffer(b"".join(curve.claims), np.uint8),
            root=np.frombuffer(curve.root, np.uint8),
            **{f"state.{name}": vector for name, vector in state.items()},
        )
        durable.write(self.path, out.getvalue())
