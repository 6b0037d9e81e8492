"""What an operator asks of a task's windows before it locks a token behind them: docs/operations.md, "Windows".

The numbers are those of internal/windows, which vectors/windows.json holds both implementations to.
"""

from __future__ import annotations

from dataclasses import dataclass

from assay_trainer.errors import ShortWindows
from assay_trainer.facts_gen import Tier
from assay_trainer.keys import DEV_CHAINS
from assay_trainer.spec import Spec

DEFAULT_MIN = 24 * 3600
"""Least state and reveal window on every chain that is no development chain: a sequencer may be down for half of it."""


@dataclass(frozen=True)
class Floor:
    """The least that one window may be, in seconds."""

    window: str
    have: int
    least: int

    @property
    def short(self) -> bool:
        """Whether the window is below it."""
        return self.have < self.least


def least_window(chain_id: int, asked: int | None) -> int:
    """The policy on a chain: what was asked for in seconds (0: none), else the default, but none on a development chain."""
    if asked is not None:
        return max(0, asked)
    return 0 if chain_id in DEV_CHAINS else DEFAULT_MIN


def floors(spec: Spec, least: int) -> list[Floor]:
    """Those of a task: clocks that run for one party have to outlast four rounds besides, and claims four demands in a row."""
    rounds = replay = 0
    if least:
        if spec["tier"] != Tier.OPEN:
            replay = 4 * spec["revealWindow"]
        windows = spec["commitWindow"] + spec["uploadWindow"] + spec["graceWindowMs"] // 1000 + spec["fallbackWindow"]
        rounds = 4 * windows
    return [
        Floor("stateWindow", spec["stateWindow"], least),
        Floor("revealWindow", spec["revealWindow"], least),
        Floor("disputeClock", spec["disputeClock"], -(-least // 2) + rounds),
        Floor("claimWindow", spec["claimWindow"], least + rounds + replay),
    ]


def check_windows(spec: Spec, chain_id: int, asked: int | None) -> None:
    """Raise ShortWindows, with every window that is below the policy."""
    short = [f for f in floors(spec, least_window(chain_id, asked)) if f.short]
    if short:
        raise ShortWindows(
            ", ".join(f"{f.window} is {f.have} s and must be at least {f.least} s" for f in short),
            "leave the task alone: an outage of that length costs the lock. --min-window takes shorter ones, 0 any",
        )
