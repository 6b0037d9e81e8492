"""Running statistics of batch norms, which trainers share as they share parameters: one order, whoever has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from assay_trainer import manifest as mf
from assay_trainer.errors import ConfigError
from assay_trainer.inner.ranks import Ranks
from assay_trainer.torch_setup import torch

Norm = torch.nn.modules.batchnorm._BatchNorm


def norms_of(module: torch.nn.Module) -> dict[str, Norm]:
    """The batch norms that keep running statistics while they train, by name."""
    found = {n: x for n, x in module.named_modules() if isinstance(x, Norm)}
    return {n: x for n, x in found.items() if x.training and x.track_running_stats and x.running_mean is not None}


def names_of(module: torch.nn.Module) -> list[str]:
    """Names of their statistics, in the order of the norms."""
    return [_joined(n, part) for n in norms_of(module) for part in mf.STATISTICS]


def _joined(norm: str, part: str) -> str:
    return f"{norm}.{part}" if norm else part


class Statistics:
    """Those of one module in a round.

    Attributes:
        values: By name, on the module's device; whoever writes into them changes them.
    """

    def __init__(self, module: torch.nn.Module, ordered: bool) -> None:
        """Takes them over.

        Args:
            module: On its device, its statistics those that the round begins with.
            ordered: Whether a step has several micro-batches, or may be left out. The norms then write down what they saw of
                each micro-batch, and `apply` adds it up in the micro-batches' order. Else PyTorch updates them as it goes.

        Raises:
            ConfigError: A norm averages over all it ever saw: how much that was is no part of a state.
        """
        self._norms, self._ordered = norms_of(module), ordered
        for name, norm in self._norms.items():
            if norm.momentum is None:
                raise ConfigError(
                    f"the batch norm {name} has momentum=None: what it keeps hangs on its number of calls, which no state says",
                    "a momentum such as 0.1",
                )
        self.values = {_joined(n, part): getattr(x, part) for n, x in self._norms.items() for part in mf.STATISTICS}
        self._momentum = {n: float(x.momentum) for n, x in self._norms.items()}
        self._seen: dict[str, list[tuple[torch.Tensor, ...]]] = {n: [] for n in self._norms}
        self._taken: list[list[list[torch.Tensor]]] = []
        if ordered:
            for name, norm in self._norms.items():
                self._watch(name, norm)

    def _watch(self, name: str, norm: Norm) -> None:
        def empty() -> None:
            # New tensors: the backward pass still has those before.
            for part in mf.STATISTICS:
                setattr(norm, part, torch.zeros_like(self.values[_joined(name, part)]))

        def note(*_: Any) -> None:
            self._seen[name].append(tuple(getattr(norm, part) for part in mf.STATISTICS))
            empty()

        # 1 · what it saw + 0 · 0 is what it saw, to the bit.
        norm.momentum = 1.0
        empty()
        norm.register_forward_hook(note)

    def take(self, ranks: Ranks) -> None:
        """Notes what the norms saw of a micro-batch that was called forward, on every rank, before its backward pass.

        Raises:
            ConfigError: A norm was called more often on one rank than on another.
        """
        if not self._ordered or not self._norms:
            return
        seen = [list(calls) for calls in self._seen.values()]
        for calls in self._seen.values():
            calls.clear()
        counts = ranks.gather([float(len(calls)) for calls in seen])
        if any(count != counts[0] for count in counts):
            raise ConfigError("a batch norm is called more often for some records than for others", "--processes 1")
        parts = [x for calls in seen for pair in calls for x in pair]
        if not parts:
            return
        sizes = [x.numel() for x in parts]
        for flat in ranks.exchange(torch.cat([x.reshape(-1) for x in parts])):
            left = iter(flat.split(sizes))
            self._taken.append([[next(left) for _ in range(2 * len(calls))] for calls in seen])

    def apply(self, keep: bool = True) -> None:
        """Adds up what was taken since the last time, in order; or forgets it, with a step that is left out."""
        taken, self._taken = self._taken, []
        for micro in taken if keep else ():
            for name, parts in zip(self._norms, micro, strict=True):
                self._add(name, parts)

    def _add(self, name: str, parts: Sequence[torch.Tensor]) -> None:
        weight = self._momentum[name]
        for i, saw in enumerate(parts):
            value = self.values[_joined(name, mf.STATISTICS[i % 2])]
            value.mul_(1 - weight).add_(saw.view_as(value), alpha=weight)
