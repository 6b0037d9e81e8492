"""Runs without a chain: the same arithmetic, batches and outer step, in one process.

`single` and `central` are what a DiLoCo run is compared with; `diloco` is the run itself, for sweeps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from assay_trainer import aggregation, arith, batch, sparse
from assay_trainer.adapters import Score
from assay_trainer.adapters.digits import DigitsMLP
from assay_trainer.aggregation import Rule
from assay_trainer.commit import State
from assay_trainer.payload import Form, Quantization


@dataclass(frozen=True)
class Plan:
    """What fixes a run besides its trainers."""

    adapter: DigitsMLP
    seed: bytes
    initial: NDArray[np.float32]
    rounds: int
    steps: int
    fragments: int
    lr_bits: int = arith.DEFAULT_LEARNING_RATE
    momentum_bits: int = arith.DEFAULT_MOMENTUM
    rule: Rule = Rule()  # noqa: RUF009 (immutable)
    quantization: Quantization = Quantization.NONE

    @property
    def form(self) -> Form:
        """How payloads are written down. No bound but finite numbers: what diverges shows in the score."""
        return Form(self.initial.size, self.fragments, self.quantization, 128)

    def batches(self, round_: int, trainer: bytes) -> NDArray[np.int64]:
        """Records of a trainer's round."""
        m = self.adapter.manifest
        return batch.round_batches(self.seed, round_, trainer, self.steps, m.batch_size, m.dataset_records)


def diloco(
    plan: Plan, trainers: Sequence[bytes], on_round: Callable[[int, State, Score], None] | None = None
) -> tuple[State, Score]:
    """Every round as keepers aggregate it when all trainers are included."""
    state = State.initial(plan.initial, plan.fragments)
    score = plan.adapter.evaluate(plan.initial)
    carried = dict.fromkeys(trainers, np.zeros_like(plan.initial))
    for r in range(plan.rounds):
        start = state.flat()
        payloads = {}
        for t in trainers:
            delta = arith.outer_gradient(start, plan.adapter.train(start, plan.batches(r, t)).params)
            if plan.form.sparse:
                delta = sparse.with_carry(carried[t], delta)
            payloads[t] = plan.form.values(plan.form.tensors(delta))
            if plan.form.sparse:
                carried[t] = sparse.left(delta, np.concatenate(payloads[t]))
        state, _ = aggregation.step(state, payloads, plan.rule, plan.lr_bits, plan.momentum_bits)
        score = plan.adapter.evaluate(state.flat())
        if on_round is not None:
            on_round(r, state, score)
    return state, score


def single(plan: Plan, trainer: bytes) -> Score:
    """One trainer alone: its own batches of every round, as many steps, one optimiser throughout."""
    session = plan.adapter.session(plan.initial)
    for r in range(plan.rounds):
        for rows in plan.batches(r, trainer):
            session.step(rows)
    return plan.adapter.evaluate(session.flat())


def central(plan: Plan, trainers: Sequence[bytes]) -> Score:
    """All trainers' batches on one machine, one after the other: step by step, trainers ascending by address."""
    session = plan.adapter.session(plan.initial)
    for r in range(plan.rounds):
        rounds = [plan.batches(r, t) for t in sorted(trainers)]
        for step in range(plan.steps):
            for batches in rounds:
                session.step(batches[step])
    return plan.adapter.evaluate(session.flat())
