"""How a module is run while it is traced: what it asks of types, and PyTorch's own functions that look at values."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_map

from assay_trainer.exporter.errors import UnsupportedOperator
from assay_trainer.torch_setup import torch

_SHORT = (torch.bfloat16, torch.float16)


class Types(TorchFunctionMode):
    """Code that names one floating type computes in another."""

    def __init__(self, types: Mapping[torch.dtype, torch.dtype], methods: Mapping[Any, Any]) -> None:
        super().__init__()
        self._types, self._methods = dict(types), dict(methods)

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """The call, of other types."""

        def other(x: Any) -> Any:
            return self._types.get(x, x) if isinstance(x, torch.dtype) else x

        args, kwargs = tree_map(other, (list(args), dict(kwargs or {})))
        return self._methods.get(func, func)(*args, **kwargs)


def float32() -> Types:
    """Shorter types are binary32."""
    t = torch.Tensor
    return Types(dict.fromkeys(_SHORT, torch.float32), dict.fromkeys((t.bfloat16, t.half), t.float))


@contextlib.contextmanager
def binary64() -> Iterator[None]:
    """Everything is binary64."""
    before, t = torch.get_default_dtype(), torch.Tensor
    torch.set_default_dtype(torch.float64)
    try:
        with Types(
            dict.fromkeys((torch.float32, *_SHORT), torch.float64), dict.fromkeys((t.float, t.bfloat16, t.half), t.double)
        ):
            yield
    finally:
        torch.set_default_dtype(before)


@contextlib.contextmanager
def without_autocast() -> Iterator[None]:
    """torch.autocast does nothing."""
    kind = torch.amp.autocast_mode.autocast
    enter, leave = kind.__enter__, kind.__exit__
    kind.__enter__, kind.__exit__ = (lambda self: self), (lambda *_: None)
    try:
        yield
    finally:
        kind.__enter__, kind.__exit__ = enter, leave


def _gaussian(
    x: torch.Tensor, y: torch.Tensor, var: torch.Tensor | float, full: bool = False, eps: float = 1e-6, reduction: str = "mean"
) -> torch.Tensor:
    """F.gaussian_nll_loss, which refuses a negative variance and so looks at values. Here it counts as eps."""
    if not isinstance(var, torch.Tensor):
        var = torch.full_like(x, var)
    if var.size() != x.size() and x.size()[:-1] == var.size():
        var = var.unsqueeze(-1)
    var = var + (var.clamp(min=eps) - var).detach()  # with the gradient of what was not clamped
    each = 0.5 * (var.log() + (x - y).square() / var)
    if full:
        each = each + 0.9189385332046727
    return each if reduction == "none" else each.mean() if reduction == "mean" else each.sum()


def _ctc(
    log_probs: torch.Tensor,
    targets: torch.Tensor,
    input_lengths: Any,
    target_lengths: Any,
    blank: int = 0,
    reduction: str = "mean",
    zero_infinity: bool = False,
) -> torch.Tensor:
    """F.ctc_loss, whose operator PyTorch cannot trace: the forward algorithm over all alignments (Graves 2006)."""
    if targets.dim() != 2 or log_probs.dim() != 3:
        raise UnsupportedOperator("ctc_loss of other than log_probs [T, N, C] and padded targets [N, S]", "pad the targets")
    steps, n, _ = log_probs.shape
    ends, lengths = (x if isinstance(x, torch.Tensor) else torch.tensor(x) for x in (input_lengths, target_lengths))
    places = 2 * targets.shape[1] + 1
    # Blanks between the labels and around them; a place is reached from itself, the one before and, past a blank, two before.
    blanks = torch.full_like(targets, blank)
    path = torch.cat([torch.stack([blanks, targets], 2).flatten(1), blanks[:, :1]], 1)
    apart = (path[:, 2:] != path[:, :-2]) & (path[:, 2:] != blank)
    apart = torch.cat([torch.zeros(n, 2, dtype=torch.bool), apart], 1)
    least = -1e30  # of what cannot be; an infinity would have no gradient
    alpha = torch.where(torch.arange(places) < 2, log_probs[0].gather(1, path), least)
    for i in range(1, steps):
        one = torch.nn.functional.pad(alpha[:, :-1], (1, 0), value=least)
        two = torch.nn.functional.pad(alpha[:, :-2], (2, 0), value=least)
        ways = torch.stack([alpha, one, torch.where(apart, two, least)], -1)
        further = ways.logsumexp(-1) + log_probs[i].gather(1, path)
        alpha = torch.where((i < ends)[:, None], further, alpha)
    at = torch.arange(places)
    last = (at == 2 * lengths[:, None]) | (at == 2 * lengths[:, None] - 1)
    loss = -torch.where(last, alpha, least).logsumexp(1)
    if zero_infinity:
        loss = torch.where(loss > 1e29, torch.zeros_like(loss), loss)
    if reduction == "mean":
        return (loss / lengths.clamp(min=1)).mean()
    return loss if reduction == "none" else loss.sum()


# PyTorch's functions that look at values only to raise an error, or whose operators it cannot trace. The module itself, with
# which the trace is compared, has the true ones.
_INSTEAD: dict[str, Callable[..., Any]] = {"gaussian_nll_loss": _gaussian, "ctc_loss": _ctc}


@contextlib.contextmanager
def short_types(as_float32: bool) -> Iterator[None]:
    """How a module in shorter types is run."""
    with contextlib.ExitStack() as stack:
        if as_float32:
            stack.enter_context(without_autocast())
            stack.enter_context(float32())
        yield


@contextlib.contextmanager
def traceable() -> Iterator[None]:
    """Functions that a trace can have instead of PyTorch's."""
    functional = torch.nn.functional
    before = {name: getattr(functional, name) for name in _INSTEAD}
    try:
        for name, function in _INSTEAD.items():
            setattr(functional, name, function)
        yield
    finally:
        for name, function in before.items():
            setattr(functional, name, function)
