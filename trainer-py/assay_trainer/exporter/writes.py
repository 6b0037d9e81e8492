"""Writes into a part of a tensor, as what the tensor is afterwards.

PyTorch writes into memory that several tensors show; in a program each tensor is written once. `placed` says what a tensor is
after one of its views was written, view by view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from assay_trainer.exporter.errors import InPlace
from assay_trainer.exporter.tape import Tape, Var
from assay_trainer.torch_setup import torch

# What overwrites its first operand whatever stood there; of copy and the like all of it, of index_put what it names.
WHOLE = frozenset(
    f"aten.{name}"
    for name in (
        "copy.default",
        "fill.Scalar",
        "fill.Tensor",
        "zero.default",
        "index_put.default",
        "scatter.src",
        "scatter.value",
    )
)


def _axis(x: Var, a: int) -> int:
    return a % max(1, len(x.shape))


def _slice(t: Tape, x: Var, new: Var, dim: int = 0, lo: int | None = None, hi: int | None = None, step: int = 1) -> Var:
    a = _axis(x, dim)
    start, stop, _ = slice(lo, hi).indices(x.shape[a])
    n = x.shape[a]
    if step == 1:
        parts = [t.slice(x, a, 0, start), new, t.slice(x, a, max(start, stop), n)]
        parts = [p for p in parts if p.shape[a]]
        return parts[0] if len(parts) == 1 else t.concat(parts, a)
    at = torch.arange(n)
    hit = (at >= start) & (at < stop) & ((at - start) % step == 0)
    order = [a, *(i for i in range(len(x.shape)) if i != a)]
    inverse = [order.index(i) for i in range(len(order))]
    wide = t.embedding(t.permute(new, order), t.constant(((at - start) // step).clamp(0, new.shape[a] - 1)))
    column = hit.reshape((n,) + (1,) * (len(x.shape) - 1 - a))
    return t.where(t.constant(column), t.permute(wide, inverse), x)


def _select(t: Tape, x: Var, new: Var, dim: int, i: int) -> Var:
    a = _axis(x, dim)
    i %= x.shape[a]
    return _slice(t, x, t.reshape(new, (*x.shape[:a], 1, *x.shape[a + 1 :])), a, i, i + 1)


def _shape(t: Tape, x: Var, new: Var, *_: Any, **__: Any) -> Var:
    return t.reshape(new, x.shape)


def _permute(t: Tape, x: Var, new: Var, order: Sequence[int]) -> Var:
    order = [_axis(x, a) for a in order]
    return t.permute(new, [order.index(a) for a in range(len(order))])


def _swap(t: Tape, x: Var, new: Var, i: int, j: int) -> Var:
    return t.swap(new, _axis(x, i), _axis(x, j))


def _turn(t: Tape, x: Var, new: Var) -> Var:
    return new if len(x.shape) < 2 else t.swap(new, -2, -1)


def _narrow(t: Tape, x: Var, new: Var, dim: int, lo: int, n: int) -> Var:
    return _slice(t, x, new, dim, lo, lo + n)


# By view: what the tensor is after the view was given other elements.
VIEWS: dict[str, Callable[..., Var]] = {
    "aten.slice.Tensor": _slice,
    "aten.narrow.default": _narrow,
    "aten.select.int": _select,
    "aten.view.default": _shape,
    "aten.unsqueeze.default": _shape,
    "aten.squeeze.default": _shape,
    "aten.squeeze.dim": _shape,
    "aten.squeeze.dims": _shape,
    "aten.unflatten.int": _shape,
    "aten.permute.default": _permute,
    "aten.transpose.int": _swap,
    "aten.t.default": _turn,
    "aten.mT.default": _turn,
    "aten.alias.default": lambda _, __, new: new,
}


def same(node: torch.fx.Node) -> bool:
    """Whether a node is what an earlier write returned: the tensor itself."""
    return isinstance(node.target, torch._ops.OpOverload) and node.target._schema.is_mutable


def check(node: torch.fx.Node) -> None:
    """Refuses a view that may be a copy, shows an element twice, or is one of several; torch lets nobody write into those."""
    if str(node.target) not in VIEWS:
        raise InPlace(f"a write into a tensor of which {node.target} may be a view", "write into a copy")


def placed(t: Tape, node: torch.fx.Node, before: Var, new: Var, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Var:
    """What the tensor behind a view is when the view is `new`."""
    if same(node):
        return new
    check(node)
    if before.const is not None and new.const is not None:
        whole = before.const.clone()
        node.target(whole, *args, **kwargs).copy_(new.const)
        return t.constant(whole)
    return VIEWS[str(node.target)](t, before, new, *args, **kwargs)
