"""What the zoo has: each entry builds a module, its loss and a source of micro-batches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import nn

Fields = tuple[torch.Tensor, ...]
Loss = Callable[..., torch.Tensor]
Batch = Callable[[], Fields]


@dataclass(frozen=True)
class Case:
    """A module to train.

    Attributes:
        module: In the mode that it is trained in.
        loss: loss(module, *fields).
        batch: A micro-batch; another one each time.
        options: Arguments of the export beside these.
        trained: What the optimiser holds; None is everything that wants a gradient.
    """

    module: nn.Module
    loss: Loss | nn.Module
    batch: Batch
    options: dict[str, Any] = field(default_factory=dict)
    trained: list[nn.Parameter] | None = None


@dataclass(frozen=True)
class Entry:
    """A row of the zoo.

    Attributes:
        name: As in the table.
        build: Makes the case; called in a process of its own, after the seed is set.
        quick: In the part that `make test` runs.
        trap: Its export has to be refused, or to be right in what a plain trace would get wrong.
    """

    name: str
    build: Callable[[], Case]
    quick: bool = False
    trap: bool = False


ENTRIES: dict[str, Entry] = {}


def entry(name: str, quick: bool = False, trap: bool = False) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    """Enters a function under a name."""

    def enter(build: Callable[[], Case]) -> Callable[[], Case]:
        if name in ENTRIES:
            raise ValueError(f"two entries {name}")
        ENTRIES[name] = Entry(name, build, quick, trap)
        return build

    return enter


def tokens(n: int, t: int, vocabulary: int = 64, lowest: int = 0) -> torch.Tensor:
    """Random tokens."""
    return torch.randint(lowest, vocabulary, (n, t))


def images(n: int, size: int, channels: int = 3, classes: int = 10) -> Batch:
    """Images and class numbers."""
    return lambda: (torch.randn(n, channels, size, size), torch.randint(0, classes, (n,)))
