"""The random numbers that a program draws, in place of those of eager PyTorch, so that both train under one noise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch.utils._python_dispatch import TorchDispatchMode

import assay_repops
from assay_trainer.exporter import noise

_BERNOULLI = "aten.bernoulli.float"


class OtherDraws(RuntimeError):
    """Eager PyTorch draws other random numbers than the program: more, fewer, or of other sizes."""


class Injected(TorchDispatchMode):
    """Within it one forward pass draws what the program's step does, call by call.

    On a CPU a dropout is bernoulli_(1 - p) on memory of its own, times its argument; all else is the operator itself.
    """

    def __init__(self, drops: Sequence[tuple[int, int, float | None]], seed: int) -> None:
        """drops: Of the step (Exported.drops). seed: Of its run."""
        super().__init__()
        self._left, self._seed = list(drops), seed

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        out = func(*args, **kwargs)
        name = f"{func._schema.name.replace('::', '.').removesuffix('_')}.{func._overloadname}"
        if name not in noise.RULES:
            return out
        if not self._left:
            raise OtherDraws(f"{name} draws, the program's step does not")
        entry, n, p = self._left.pop(0)
        if n != out.numel():
            raise OtherDraws(f"{name} draws {out.numel()} numbers, the program's step {n}")
        drawn = torch.from_numpy(assay_repops.random(n, self._seed, node=entry, micro=0).astype(np.float64)).reshape(out.shape)
        if p is not None and name == _BERNOULLI:
            value = drawn >= float(np.float32(p))
        elif name == _BERNOULLI:
            chance = args[1] if len(args) > 1 else kwargs.get("p", 0.5)  # the default is left out of a call
            value = drawn < float(np.float32(chance))
        elif p is None:
            value = noise.value(name, drawn, args, kwargs)
        else:
            raise OtherDraws(f"{name} draws, the program's step has a dropout there")
        return out.copy_(value.to(out.dtype))

    def __exit__(self, kind: Any, *rest: Any) -> None:
        super().__exit__(kind, *rest)
        if kind is None and self._left:
            raise OtherDraws(f"the program's step draws {len(self._left)} more times")
