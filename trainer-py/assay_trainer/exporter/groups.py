"""Which parameters are trained, and by what: from patterns of names, or from torch.optim's objects, whose code never runs."""

from __future__ import annotations

import fnmatch
import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.exporter.errors import UnsupportedOptimizer
from assay_trainer.exporter.optimizers import SGD, Adam, AdamW, Muon, Optimizer
from assay_trainer.exporter.schedules import Schedule
from assay_trainer.torch_setup import torch

KINDS: dict[str, Callable[[int], bool]] = {
    "@vectors": lambda axes: axes < 2,
    "@matrices": lambda axes: axes == 2,
    "@tensors": lambda axes: axes > 2,
}
"""Patterns of the number of axes: biases and the weights of norms; linear layers and embeddings; convolutions."""


@dataclass(frozen=True)
class Groups:
    """Optimisers by patterns of parameters' names.

    Attributes:
        rest: Trains what no pattern takes.
        by_pattern: Pattern to optimiser, None to freeze. A parameter belongs to the first pattern that takes it. Patterns are
            those of a shell (`*`, `?`, `[…]`) over whole names as in named_parameters, or one of KINDS.
    """

    rest: Optimizer
    by_pattern: Mapping[str, Optimizer | None] = field(default_factory=dict)

    def resolve(self, module: torch.nn.Module) -> dict[str, Optimizer]:
        """The optimiser of each trained parameter by name; raises UnsupportedOptimizer."""
        taken: dict[str, list[str]] = {pattern: [] for pattern in self.by_pattern}
        found: dict[str, Optimizer] = {}
        for name, p in module.named_parameters():
            if not p.requires_grad:
                continue
            pattern = next((k for k in self.by_pattern if _takes(k, name, p.dim())), None)
            optimizer = self.rest if pattern is None else self.by_pattern[pattern]
            if pattern is not None:
                taken[pattern].append(name)
            if optimizer is not None:
                found[name] = optimizer
        for pattern, names in taken.items():
            if not names:
                known = ", ".join(itertools.islice((n for n, p in module.named_parameters() if p.requires_grad), 8))
                raise UnsupportedOptimizer(
                    f"a group {pattern!r} that takes no parameter",
                    f"a pattern of whole names, an earlier one not taking all: {known}, …",
                )
        return found


def _takes(pattern: str, name: str, axes: int) -> bool:
    if not pattern.startswith("@"):
        return fnmatch.fnmatchcase(name, pattern)
    if pattern not in KINDS:
        raise UnsupportedOptimizer(f"a group {pattern!r}", f"{', '.join(KINDS)}, or a pattern of names such as '*.bias'")
    return KINDS[pattern](axes)


Chosen = Optimizer | Groups | torch.optim.Optimizer | Sequence[torch.optim.Optimizer]


def resolve(module: torch.nn.Module, chosen: Chosen) -> dict[int, Optimizer]:
    """The optimiser of each trained parameter, by the parameter's id; raises UnsupportedOptimizer."""
    if isinstance(chosen, Optimizer):
        chosen = Groups(chosen)
    if isinstance(chosen, Groups):
        named = chosen.resolve(module)
    else:
        named = _of_torch(module, list(chosen) if isinstance(chosen, (list, tuple)) else [chosen])
    parameters = dict(module.named_parameters())
    for name, optimizer in named.items():
        shape = tuple(parameters[name].shape)
        if not optimizer.trains(shape):
            raise UnsupportedOptimizer(
                f"{optimizer.NAME} for {name} {list(shape)}, which is no matrix",
                "AdamW for what is none: Groups(Muon(…), {'@vectors': AdamW(…)}), --group '@vectors:optimizer=adamw,lr=3e-4'",
            )
    return {id(parameters[name]): optimizer for name, optimizer in named.items()}


def _of_torch(module: torch.nn.Module, optimizers: Sequence[Any]) -> dict[str, Optimizer]:
    names = {id(p): n for n, p in module.named_parameters()}
    found: dict[str, Optimizer] = {}
    for made in optimizers:
        for optimizer, parameters in _groups_of(made):
            for p in parameters:
                name = names.get(id(p))
                if name is None:
                    raise UnsupportedOptimizer(
                        "a parameter that the module does not have", "make the optimiser from module.parameters()"
                    )
                if name in found:
                    raise UnsupportedOptimizer(f"{name} in two optimisers", "each parameter in one")
                found[name] = optimizer
    trained = {n for n, p in module.named_parameters() if p.requires_grad}
    return {n: o for n, o in found.items() if n in trained}


def _groups_of(made: Any) -> list[tuple[Optimizer, list[torch.nn.Parameter]]]:
    """What a torch.optim object says of its groups."""
    read = _TORCH.get(type(made))
    if read is None:
        raise UnsupportedOptimizer(
            f"the optimiser {type(made).__name__}",
            "torch.optim.SGD, Adam, AdamW or Muon, several of them in a list, or one of assay_trainer.exporter.optimizers",
        )
    if made.state:
        raise UnsupportedOptimizer("an optimiser that has taken steps", "a new one: its state starts at zero")
    if made._optimizer_step_pre_hooks or made._optimizer_step_post_hooks:
        raise UnsupportedOptimizer("an optimiser with a hook on its steps", "without it: no code of the optimiser runs")
    found = []
    for options in made.param_groups:
        if "initial_lr" in options:
            raise UnsupportedOptimizer(
                "an optimiser whose learning rate a scheduler has set",
                "without it: export's schedule is the factor of each step",
            )
        for name in ("amsgrad", "maximize", "dampening"):
            if options.get(name):
                raise UnsupportedOptimizer(f"{type(made).__name__} with {name}={options[name]}", "without it")
        found.append((read(options), options["params"]))
    return found


def _read_adam(options: Mapping[str, Any]) -> Optimizer:
    # A group of either class says whether its decay is decoupled.
    kind = AdamW if options.get("decoupled_weight_decay") else Adam
    beta1, beta2 = options["betas"]
    return kind(float(options["lr"]), float(options["weight_decay"]), float(beta1), float(beta2), float(options["eps"]))


def _read_sgd(options: Mapping[str, Any]) -> Optimizer:
    return SGD(float(options["lr"]), float(options["weight_decay"]), float(options["momentum"]), bool(options["nesterov"]))


def _read_muon(options: Mapping[str, Any]) -> Optimizer:
    return Muon(
        float(options["lr"]),
        float(options["weight_decay"]),
        float(options["momentum"]),
        bool(options["nesterov"]),
        tuple(float(k) for k in options["ns_coefficients"]),
        float(options["eps"]),
        int(options["ns_steps"]),
        options["adjust_lr_fn"] or "original",
    )


_TORCH: dict[type, Callable[[Mapping[str, Any]], Optimizer]] = {
    torch.optim.SGD: _read_sgd,
    torch.optim.Adam: _read_adam,
    torch.optim.AdamW: _read_adam,
    torch.optim.Muon: _read_muon,
}


def rate(optimizer: Optimizer, schedule: Schedule | Callable[[int], float], step: int, total: int) -> float:
    """The learning rate at a global step below `total`. Raises UnsupportedOptimizer if it is not finite."""
    factor = schedule.factor(step, total) if isinstance(schedule, Schedule) else float(schedule(step))
    lr = optimizer.lr * factor
    if not math.isfinite(lr):
        raise UnsupportedOptimizer(f"a learning rate of {lr} at step {step}", "the schedule's factors are finite")
    return lr


def table(optimizer: Optimizer, steps: int, rounds: int, schedule: Schedule | Callable[[int], float]) -> NDArray[np.float32]:
    """The rows of an optimiser, float32 [rounds · steps, 4]: row r · steps + t is of step t of round r.

    Raises:
        UnsupportedOptimizer: A learning rate is not finite.
        ExportError: The schedule does not fit into so many steps.
    """
    total = rounds * steps
    if isinstance(schedule, Schedule):
        schedule.check(total)
    rows = np.zeros((total, 4), np.float32)
    for first in range(0, total, steps):
        rates = (rate(optimizer, schedule, first + k, total) for k in range(steps))
        for t, row in enumerate(optimizer.rows(rates)):
            rows[first + t, :3] = row
    return rows
