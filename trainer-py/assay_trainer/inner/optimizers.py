"""The inner optimiser at work: the exporter's definitions on torch's tensors, or plain AdamW with torch's own bits."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from assay_trainer import manifest as mf
from assay_trainer.adamw import AdamW
from assay_trainer.errors import ManifestError
from assay_trainer.exporter import builder as b
from assay_trainer.exporter.optimizers import Muon, Optimizer, clip_factor, clip_value
from assay_trainer.inner.eager import Eager
from assay_trainer.inner.plan import Plan
from assay_trainer.torch_setup import torch

if TYPE_CHECKING:
    from assay_trainer.inner.ranks import Ranks


@dataclass
class _Trained:
    """A parameter, or this rank's rows of it, and what its optimiser keeps."""

    shard: torch.Tensor
    shape: torch.Size
    optimizer: Optimizer
    slots: list[torch.Tensor] = field(default_factory=list)


class Planned:
    """Steps of one round, from fresh moments."""

    def __init__(self, plan: Plan, module: torch.nn.Module, shards: Sequence[torch.Tensor], ranks: Ranks, round_: int) -> None:
        """Starts before the round's first step.

        Args:
            plan: Of the task.
            module: Its parameters that want gradients, in their own shapes, are those of `shards`, in order.
            shards: This rank's rows of each, which steps write into.
            ranks: Those that make the step together.
            round_: From 0.

        Raises:
            UnsupportedOptimizer: The plan does not fit the module.
            ManifestError: It freezes what the task trains.
        """
        self._plan, self._ranks, self._round = plan, ranks, round_
        chosen = plan.resolve(module)
        trained = [(n, p.shape) for n, p in module.named_parameters() if p.requires_grad]
        if frozen := [n for n, _ in trained if n not in chosen]:
            raise ManifestError(f"inner_optimizer freezes {frozen[0]}, which the manifest names among what is trained")
        self._all = [
            _Trained(shard, shape, chosen[n], [torch.zeros_like(shard) for _ in chosen[n].slots])
            for (n, shape), shard in zip(trained, shards, strict=True)
        ]
        self._kinds = list(dict.fromkeys(x.optimizer for x in self._all))
        self.go_to(0, 0)

    def go_to(self, steps: int, applied: int) -> None:
        """As after so many steps: a schedule counts all of them, corrections those that were applied."""
        self._now, self.steps = steps, applied
        self._rows = {o: itertools.islice(o.rows(self._rates(o)), applied, None) for o in self._kinds}

    def _rates(self, optimizer: Optimizer) -> Iterator[float]:
        """The rate of the step that is made when it is asked for."""
        while True:
            yield self._plan.rate(optimizer, self._round, self._now)

    @property
    def moments(self) -> Iterator[tuple[torch.Tensor, ...]]:
        """What is kept of each parameter, in order, as it is: whoever writes into it changes it."""
        return (tuple(x.slots) for x in self._all)

    def clear(self) -> None:
        """Forgets gradients before a backward pass."""
        for x in self._all:
            x.shard.grad = None

    def skip(self) -> None:
        """Leaves a step out."""
        self._now += 1

    @torch.no_grad()
    def step(self) -> None:
        """Applies the gradients of the shards."""
        t: Any = Eager()
        trained = [x for x in self._all if x.shard.grad is not None]
        grads = [x.shard.grad for x in trained]
        if self._plan.max_value is not None:
            grads = clip_value(t, self._plan.max_value, grads)
        if self._plan.max_norm is not None and grads:
            sums = [self._squares(x, g) for x, g in zip(trained, grads, strict=True)]
            factor = clip_factor(t, self._plan.max_norm, sums)
            grads = [g * factor for g in grads]
        # Each once a step, whether or not a parameter of it has a gradient.
        rows = {o: tuple(float(b.rounded(x)) for x in next(r)) for o, r in self._rows.items()}
        for x, g in zip(trained, grads, strict=True):
            self._update(t, x, g, rows[x.optimizer])
        self._now += 1
        self.steps += 1

    def _squares(self, x: _Trained, g: torch.Tensor) -> torch.Tensor:
        # Of the whole gradient on every rank: sums of parts would have bits of their own for each number of ranks.
        whole = self._ranks.whole(g, x.shape)
        return (whole * whole).reshape(-1).sum(-1, keepdim=True)

    def _update(self, t: Any, x: _Trained, g: torch.Tensor, row: tuple[float, ...]) -> None:
        had = [x.shard, *x.slots]
        if not isinstance(x.optimizer, Muon) or self._ranks.size == 1:
            made = x.optimizer.update(t, x.shard, x.slots, g, row)
        else:
            # It is of whole matrices: each rank computes them, and keeps its own rows.
            p, *slots = (self._ranks.whole(part, x.shape) for part in had)
            first = self._ranks.first(x.shape[0])
            whole = x.optimizer.update(t, p, slots, self._ranks.whole(g, x.shape), row)
            made = [part[first : first + x.shard.shape[0]] for part in whole]
        for old, new in zip(had, made, strict=True):
            old.copy_(new)


def made(plan: Plan, module: torch.nn.Module, shards: Sequence[torch.Tensor], ranks: Ranks, round_: int) -> AdamW | Planned:
    """What makes a round's steps; plain AdamW has the bits of torch.optim's, and writes in place."""
    if (c := plan.plain) is not None:
        return AdamW(shards, mf.AdamW(c.lr, c.beta1, c.beta2, c.eps, c.weight_decay))
    return Planned(plan, module, shards, ranks, round_)
