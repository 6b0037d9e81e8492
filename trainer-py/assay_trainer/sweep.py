"""Measures a setting of the digits task over seeds: DiLoCo against one trainer alone and against everything centrally."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assay_trainer.adapters.digits import DigitsMLP
from assay_trainer.experiment import Plan, central, diloco, single
from assay_trainer.template import FRAGMENTS, ROUNDS, TRAINERS, task_seed

# Accounts 3 to 6 of the development mnemonic, the trainers of `make demo`.
DEMO_TRAINERS = tuple(
    bytes.fromhex(a)
    for a in (
        "90f79bf6eb2c4f870365e785982e1f101e93b906",
        "15d34aaf54267db7d7c367839aaf71a00a2c6a65",
        "9965507d1a55bcc2695c58ba16fb37d819b0a4dc",
        "976ea74026e726554db657fa54763abd0c3a0aa9",
    )
)


@dataclass(frozen=True)
class Row:
    """One seed's accuracies; `alone` has every trainer's, first one first."""

    seed: int
    diloco: float
    alone: tuple[float, ...]
    central: float
    root: bytes

    @property
    def gap(self) -> float:
        """Lead over the first trainer alone."""
        return self.diloco - self.alone[0]

    @property
    def least_gap(self) -> float:
        """Lead over the luckiest trainer alone."""
        return self.diloco - max(self.alone)


def random_trainers(seed: int) -> tuple[bytes, ...]:
    """Addresses that follow from a seed."""
    return tuple(
        hashlib.sha256(b"assay/v1/sweep-trainer" + seed.to_bytes(8, "big") + bytes([i])).digest()[:20] for i in range(TRAINERS)
    )


def measure(adapter: DigitsMLP, steps: int, seed: int, trainers: Sequence[bytes]) -> Row:
    """One run and its baselines."""
    secret = task_seed(seed)
    plan = Plan(adapter, secret, adapter.initial_parameters(secret), ROUNDS, steps, FRAGMENTS)
    state, score = diloco(plan, trainers)
    alone = tuple(single(plan, t).accuracy for t in trainers)
    return Row(seed, score.accuracy, alone, central(plan, trainers).accuracy, state.root())


def sweep(
    adapter: DigitsMLP, steps: int, seeds: Sequence[int], demo_trainers: bool, on_row: Callable[[Row], None]
) -> list[Row]:
    """Rows of all seeds; `on_row` sees each as it is done."""
    rows = []
    for seed in seeds:
        row = measure(adapter, steps, seed, DEMO_TRAINERS if demo_trainers else random_trainers(seed))
        on_row(row)
        rows.append(row)
    return rows


def table(rows: Sequence[Row]) -> str:
    """Markdown, one seed a line and the worst case last."""

    def percent(x: float) -> str:
        return f"{100 * x:.2f}"

    lines = [
        "| seed | DiLoCo, 4 trainers | first trainer alone | lead, points | luckiest trainer alone | lead, points | central |",
        "|---|---|---|---|---|---|---|",
    ]
    for r in rows:
        cells = (r.diloco, r.alone[0], r.gap, max(r.alone), r.least_gap, r.central)
        lines.append(f"| {r.seed} | " + " | ".join(percent(c) for c in cells) + " |")
    worst = (
        min(r.diloco for r in rows),
        max(r.alone[0] for r in rows),
        min(r.gap for r in rows),
        max(max(r.alone) for r in rows),
        min(r.least_gap for r in rows),
        min(r.central for r in rows),
    )
    lines.append("| **worst** | " + " | ".join(percent(c) for c in worst) + " |")
    return "\n".join(lines)
