"""AdamW, one tensor at a time.

The same operations in the same order as torch.optim.AdamW with foreach and fused off (a test compares the bits). Its own
copy because what trainers compute must not move with a library's defaults, and because the first use of torch.optim
imports the compiler, four seconds a process.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from assay_trainer.manifest import AdamW as Constants
from assay_trainer.torch_setup import torch


class AdamW:
    """Moments start at zero with the object."""

    def __init__(self, parameters: Iterable[torch.Tensor], constants: Constants) -> None:
        self._constants = constants
        self._slots = [(p, torch.zeros_like(p), torch.zeros_like(p)) for p in parameters]
        self.steps = 0

    @property
    def moments(self) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        """First and second moments of each parameter, in order, as they are: whoever writes into them changes them."""
        return ((first, second) for _, first, second in self._slots)

    def go_to(self, _steps: int, applied: int) -> None:
        """As after so many steps, of which some were left out: its corrections count those that were applied."""
        self.steps = applied

    def skip(self) -> None:
        """Leaves a step out: no rate hangs on its number."""

    def clear(self) -> None:
        """Forgets gradients before a backward pass."""
        for p, _, _ in self._slots:
            p.grad = None

    @torch.no_grad()
    def step(self) -> None:
        """Applies the gradients."""
        c = self._constants
        self.steps += 1
        correction1 = 1 - c.beta1**self.steps
        correction2 = math.sqrt(1 - c.beta2**self.steps)
        for p, first, second in self._slots:
            if p.grad is None:
                continue
            p.mul_(1 - c.lr * c.weight_decay)
            first.lerp_(p.grad, 1 - c.beta1)
            second.mul_(c.beta2).addcmul_(p.grad, p.grad, value=1 - c.beta2)
            p.addcdiv_(first, (second.sqrt() / correction2).add_(c.eps), value=-(c.lr / correction1))
