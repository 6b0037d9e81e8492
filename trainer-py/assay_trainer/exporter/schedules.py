"""Schedules: the factor of the learning rate at each global step, round · H + step of the round.

docs/programs.md has the table. Factors are computed in binary64 from additions, products and divisions alone, so they are the
same on every machine. The exporter multiplies them into the committed table of each optimiser, and rounds once.
"""

from __future__ import annotations

import abc
import math
from dataclasses import dataclass
from typing import ClassVar

from assay_trainer.exporter.errors import ExportError


@dataclass(frozen=True)
class Schedule(abc.ABC):
    """A factor of the learning rate over N steps.

    Attributes:
        warmup: W, the first steps, whose factors are 1/W, 2/W, …, 1 (torch's LinearLR, torchtitan's warm-up). 0 for none.
    """

    warmup: int = 0

    NAME: ClassVar[str]

    def check(self, total: int) -> None:
        """Raises ExportError if the schedule does not fit into `total` steps."""
        if not 0 <= self.warmup <= total:
            raise ExportError(f"a warm-up of {self.warmup} steps", f"0 to {total}, all steps of all rounds")

    def factor(self, step: int, total: int) -> float:
        """At a step, 0 to total − 1."""
        return (step + 1) / self.warmup if step < self.warmup else self.after(step, total)

    @abc.abstractmethod
    def after(self, step: int, total: int) -> float:
        """At a step behind the warm-up."""


@dataclass(frozen=True)
class Constant(Schedule):
    """1."""

    NAME = "constant"

    def after(self, _step: int, _total: int) -> float:
        """As the base class says."""
        return 1.0


@dataclass(frozen=True)
class Falling(Schedule):
    """A schedule that ends at a floor.

    Attributes:
        floor: The factor after the last step, 0 to 1.
    """

    floor: float = 0.0

    def check(self, total: int) -> None:
        """As the base class says."""
        super().check(total)
        if not 0 <= self.floor <= 1:
            raise ExportError(f"a floor of {self.floor}", "0 to 1: the factor of the learning rate after the last step")

    def _linear(self, x: float) -> float:
        return 1 - (1 - self.floor) * x


@dataclass(frozen=True)
class Linear(Falling):
    """1 − (1 − floor)·x, x = (step − W)/(N − W): torch's LinearLR behind a warm-up."""

    NAME = "linear"

    def after(self, step: int, total: int) -> float:
        """As the base class says."""
        return self._linear((step - self.warmup) / (total - self.warmup))


@dataclass(frozen=True)
class Cosine(Falling):
    """floor + (1 − floor)·(1 + cos πx)/2, x = (step − W)/(N − W): torch's CosineAnnealingLR, arXiv 1608.03983."""

    NAME = "cosine"

    def after(self, step: int, total: int) -> float:
        """As the base class says."""
        return self.floor + (1 - self.floor) * ((1 + cos_pi((step - self.warmup) / (total - self.warmup))) / 2)


@dataclass(frozen=True)
class WSD(Falling):
    """Warm-up, stable, decay (MiniCPM, arXiv 2404.06395): 1, over the last D steps 1 − (1 − floor)·(step − N + D)/D.

    Attributes:
        decay: D. None for a fifth of N, rounded up (arXiv 2405.18392 finds 10 to 20 % enough).
    """

    decay: int | None = None

    NAME = "wsd"

    def check(self, total: int) -> None:
        """As the base class says."""
        super().check(total)
        if not 0 <= self._decay(total) <= total - self.warmup:
            raise ExportError(
                f"a decay of {self._decay(total)} steps after a warm-up of {self.warmup}", f"together at most {total} steps"
            )

    def _decay(self, total: int) -> int:
        return -(-total // 5) if self.decay is None else self.decay

    def after(self, step: int, total: int) -> float:
        """As the base class says."""
        decay = self._decay(total)
        late = step - (total - decay)
        return self._linear(late / decay) if late > 0 else 1.0


SCHEDULES: dict[str, type[Schedule]] = {cls.NAME: cls for cls in (Constant, Linear, Cosine, WSD)}
"""Every schedule by its name."""

# Taylor's coefficients of sin y / y in y², from the highest on: the first that is left out is below 2^-60 at y = π/2.
_SINE = [(-1) ** k / math.factorial(2 * k + 1) for k in range(11, -1, -1)]


def cos_pi(x: float) -> float:
    """cos πx for 0 ≤ x ≤ 1, to 2^-50: sin π(½ − x) by its series. No library's cosine decides a bit."""
    y = math.pi * (0.5 - x)
    q, total = y * y, 0.0
    for k in _SINE:
        total = total * q + k
    return y * total
