"""SGD and AdamW as nodes, with what torch.optim's objects say of them. Their own step is never run.

Every group of parameters has a committed table with a row a step: (1 − lr·wd, −lr/(1 − β1^t), 1/√(1 − β2^t), 0) for AdamW,
(1, −lr, 1, 0) for SGD. The row is the state's counter, so no power and no schedule is computed where it must be proven.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.exporter import builder as b
from assay_trainer.exporter.builder import Builder, Value, rounded
from assay_trainer.exporter.errors import UnsupportedOptimizer
from assay_trainer.torch_setup import torch

Schedule = Callable[[int], float]
FLUSH = 2.0**-104


def _f32(x: Any) -> float:
    return float(np.float32(float(x)))


@dataclass(frozen=True)
class Group:
    """Parameters that share their constants.

    Args:
        kind: "sgd" or "adamw".
        lr: Learning rate before the schedule's factor, binary64.
        weight_decay: Of AdamW decoupled, of SGD added to the gradient.
        momentum: Of SGD, a binary32 number.
        nesterov: Of SGD.
        betas: Of AdamW, binary32 numbers.
        eps: Of AdamW.
    """

    kind: str
    lr: float
    weight_decay: float
    momentum: float = 0.0
    nesterov: bool = False
    betas: tuple[float, float] = (0.0, 0.0)
    eps: float = 0.0

    @property
    def slots(self) -> tuple[str, ...]:
        """Names of what the state keeps for each parameter beside it."""
        if self.kind == "adamw":
            return ("first", "second")
        return ("momentum",) if self.momentum else ()

    def table(self, steps: int, schedule: Schedule) -> NDArray[np.float32]:
        """The rows of `steps` steps, [steps, 4]."""
        rows = np.zeros((steps, 4), np.float32)
        p1 = p2 = 1.0
        for t in range(steps):
            lr = self.lr * float(schedule(t))
            if not math.isfinite(lr):
                raise UnsupportedOptimizer(f"a learning rate of {lr} at step {t}", "the schedule's factors are finite")
            # Powers as products: no library's pow decides a bit.
            p1, p2 = p1 * self.betas[0], p2 * self.betas[1]
            if self.kind == "adamw":
                rows[t] = (1 - lr * self.weight_decay, -lr / (1 - p1), 1 / math.sqrt(1 - p2), 0)
            else:
                rows[t] = (1, -lr, 1, 0)
        return rows

    def update(self, t: Builder, p: Value, slots: list[Value], g: Value, row: Value) -> list[Value]:
        """The next parameter and slots from a gradient and the schedule's row [4]."""
        column = [t.reshape(t.slice(row, 0, k, k + 1), ()) for k in range(3)]
        if self.kind == "adamw":
            m, v = slots
            beta1, beta2 = (Fraction(x) for x in self.betas)
            p1 = t.mul(p, column[0])
            m1 = t.fma(t.scalar(1 - beta1), t.sub(g, m), m)
            v1 = t.fma(t.mul(t.scalar(1 - beta2), g), g, t.mul(t.scalar(beta2), v))
            m2, v2 = flush(t, m1), flush(t, v1)
            d = t.fma(t.unary(b.Op.SQRT, v2), column[2], t.scalar(self.eps))
            return [t.fma(column[1], t.div(m2, d), p1), m2, v2]
        if self.weight_decay:
            g = t.fma(t.scalar(self.weight_decay), p, g)
        if not self.momentum:
            return [t.fma(column[1], g, p)]
        mu = t.scalar(self.momentum)
        kept = flush(t, t.fma(mu, slots[0], g))
        u = t.fma(mu, kept, g) if self.nesterov else kept
        return [t.fma(column[1], u, p), kept]


def flush(t: Builder, x: Value) -> Value:
    """select(|x| < 2^-104, +0, x): moments of weights without gradient would become subnormal and stay so."""
    size = t.minmax(x, t.neg(x), b.MAXIMUM)
    return t.select(t.cmp(size, t.scalar(FLUSH), b.LT), t.scalar(0.0), x)


def clip(t: Builder, bound: float, grads: list[Value]) -> list[Value]:
    """Gradients scaled so that their common norm is at most `bound`; always multiplied."""
    squares = [t.mul(g, g) for g in grads]
    sums = [t.reshape(t.sum(t.reshape(q, (q.size,))), (1,)) for q in squares]
    norm = t.unary(b.Op.SQRT, t.sum(t.concat(0, sums)))
    epsilon = t.scalar(float(rounded(1e-6)))
    factor = t.minmax(t.scalar(1), t.div(t.scalar(bound), t.add(norm, epsilon)), b.MINIMUM)
    return [t.mul(g, t.reshape(factor, ())) for g in grads]


def groups(optimizer: torch.optim.Optimizer) -> dict[int, Group]:
    """The group of each of the optimiser's parameters, by the parameter's id; raises UnsupportedOptimizer."""
    kinds = {torch.optim.SGD: "sgd", torch.optim.AdamW: "adamw", torch.optim.Adam: "adamw"}
    kind = kinds.get(type(optimizer))
    if kind is None:
        raise UnsupportedOptimizer(
            f"the optimiser {type(optimizer).__name__}", "torch.optim.SGD (with momentum, Nesterov) or AdamW"
        )
    if optimizer.state:
        raise UnsupportedOptimizer("an optimiser that has taken steps", "a new one: its state starts at zero")
    if optimizer._optimizer_step_pre_hooks or optimizer._optimizer_step_post_hooks:
        raise UnsupportedOptimizer("an optimiser with a hook on its steps", "without it: no code of the optimiser runs")
    found: dict[int, Group] = {}
    for options in optimizer.param_groups:
        if "initial_lr" in options:
            raise UnsupportedOptimizer(
                "an optimiser whose learning rate a scheduler has set",
                "without it: export's schedule is the factor of each step",
            )
        for name in ("amsgrad", "maximize", "dampening"):
            if options.get(name):
                raise UnsupportedOptimizer(f"{type(optimizer).__name__} with {name}={options[name]}", "without it")
        decay = _f32(options["weight_decay"]) if kind == "sgd" else float(options["weight_decay"])
        # A group of AdamW, too, can say that its decay is not decoupled.
        if kind == "adamw" and decay and not options.get("decoupled_weight_decay"):
            raise UnsupportedOptimizer(
                f"{type(optimizer).__name__} with weight_decay that goes through the moments", "AdamW's, which is decoupled"
            )
        lr = float(options["lr"])
        for number in (lr, decay, *options.get("betas", ()), options.get("eps", 0.0), options.get("momentum", 0.0)):
            if not math.isfinite(number):
                raise UnsupportedOptimizer(f"{type(optimizer).__name__} with {float(number)} among its numbers", "finite ones")
        if kind == "adamw":
            beta1, beta2 = (_f32(x) for x in options["betas"])
            if max(beta1, beta2) >= 1:
                raise UnsupportedOptimizer(f"{type(optimizer).__name__} with betas that are 1 in binary32", "smaller ones")
            group = Group(kind, lr, decay, betas=(beta1, beta2), eps=_f32(options["eps"]))
        else:
            group = Group(kind, lr, decay, _f32(options["momentum"]), bool(options["nesterov"]))
        found.update((id(p), group) for p in options["params"])
    return found
