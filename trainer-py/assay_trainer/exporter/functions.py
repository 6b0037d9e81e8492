"""autograd.Functions of a module: their backward pass is code that no trace of the forward pass shows."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator, Sequence
from typing import Any

from assay_trainer.exporter.errors import UnsupportedOperator
from assay_trainer.torch_setup import torch

Call = tuple[type, tuple[Any, ...]]
# How large the operands and the gradients are at which a backward pass is compared with its forward pass, times those of the
# example: one that clips or rounds shows it at one of them.
OPERANDS, GRADIENTS = (1.0, 1e-3, 30.0), (1.0, 1e-6, 1e6)
TOLERANCE = 1e-4
_MOST = 8  # calls of one function that are compared


class _Context:
    """What a forward pass is given to keep things in."""

    def __init__(self, count: int) -> None:
        self.needs_input_grad = (True,) * count
        self.saved_tensors: tuple[Any, ...] = ()

    def save_for_backward(self, *tensors: Any) -> None:
        """As torch's."""
        self.saved_tensors = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Of no consequence here."""

    def mark_non_differentiable(self, *_: Any) -> None:
        """Results whose gradients autograd does not ask for either."""


@contextlib.contextmanager
def recorded() -> Iterator[list[Call]]:
    """The functions that are applied meanwhile, with their arguments."""
    kind, calls = torch.autograd.Function, []
    own, before = kind.__dict__.get("apply"), inspect.getattr_static(kind, "apply")

    def apply(cls: type, *args: Any, **kwargs: Any) -> Any:
        calls.append((cls, tuple(a.detach().clone() if isinstance(a, torch.Tensor) else a for a in args)))
        return before.__get__(None, cls)(*args, **kwargs)

    kind.apply = classmethod(apply)
    try:
        yield calls
    finally:
        if own is None:
            del kind.apply
        else:
            kind.apply = own


def refuse(loss: Any, calls: Sequence[Call]) -> None:
    """Refuses a function on the way of the gradient, unless its backward pass is the derivative of its forward pass."""
    seen, open_, found = set(), [loss.grad_fn] if isinstance(loss, torch.Tensor) else [], []
    while open_:
        node = open_.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        if isinstance(node, torch.autograd.function.BackwardCFunction) and node._forward_cls not in found:
            found.append(node._forward_cls)
        open_ += [n for n, _ in node.next_functions]
    for cls in found:
        mine = [args for known, args in calls if known is cls]
        # One that was applied in a way that is not seen is not compared.
        if mine and all(_agrees(cls, args) for args in mine[:_MOST]):
            continue
        try:
            where = f"{inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]} in {cls.__name__}"
        except OSError:  # made at a prompt
            where = ""
        raise UnsupportedOperator(
            f"the autograd function {cls.__name__}, whose backward pass is not the derivative of its forward pass",
            "write it with operators",
            where,
        )


def _agrees(cls: type, args: Sequence[Any]) -> bool:
    """Whether the backward pass is the derivative of the forward pass, near these arguments and far from them."""
    draw = torch.Generator().manual_seed(0)
    try:
        for scale in OPERANDS:
            given = [
                (a.double() * scale).requires_grad_() if isinstance(a, torch.Tensor) and a.is_floating_point() else a
                for a in args
            ]
            leaves = [a for a in given if isinstance(a, torch.Tensor) and a.requires_grad]
            theirs = _outputs(cls.apply(*given))
            own = cls.forward(*given) if _apart(cls) else cls.forward(_Context(len(args)), *given)
            ours = _outputs(own)
            noise = [torch.randn(y.shape, generator=draw, dtype=torch.float64) for y in theirs]
            for size in GRADIENTS:
                seeds = [size * n for n in noise]
                for got, want in zip(_pulled(theirs, leaves, seeds), _pulled(ours, leaves, seeds), strict=True):
                    got, want = got.nan_to_num(), want.nan_to_num()
                    if (got - want).abs().max() > TOLERANCE * max(float(want.abs().max()), 1e-300):
                        return False
    except (RuntimeError, TypeError, ValueError, AttributeError, AssertionError, NotImplementedError):
        return False
    return True


def _apart(cls: type) -> bool:
    """Whether the function keeps things in a method of its own."""
    return cls.setup_context is not torch.autograd.function._SingleLevelFunction.setup_context


def _outputs(y: Any) -> list[torch.Tensor]:
    ys = y if isinstance(y, tuple | list) else [y]
    return [v for v in ys if isinstance(v, torch.Tensor) and v.requires_grad]


def _pulled(ys: Sequence[torch.Tensor], leaves: Sequence[torch.Tensor], seeds: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    if not ys:
        return [torch.zeros_like(v) for v in leaves]
    found = torch.autograd.grad(ys, leaves, seeds, allow_unused=True, retain_graph=True)
    return [torch.zeros_like(v) if g is None else g.double() for v, g in zip(leaves, found, strict=True)]
