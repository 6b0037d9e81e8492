"""Modules of which a plain trace shows less than what they train: each is refused, or right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from zoo.entries import Case, Fields, entry

Forward = Callable[["Trap", torch.Tensor], torch.Tensor]


class Trap(nn.Module):
    """Two layers with something between them."""

    def __init__(self, between: Forward) -> None:
        super().__init__()
        self.first, self.second, self.between = nn.Linear(6, 8), nn.Linear(8, 3), between
        self.w = nn.Parameter(torch.randn(8))
        self.register_buffer("mean", torch.zeros(8))
        self.kept: dict[str, Any] = {"calls": 0}
        self.past: list[float] = []
        self.generator = torch.Generator().manual_seed(3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Logits."""
        return self.second(self.between(self, torch.tanh(self.first(x))))


def entropy(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Of class numbers."""
    return F.cross_entropy(m(x), y)


def rows() -> Fields:
    """Rows and classes."""
    return torch.randn(6, 6), torch.randint(0, 3, (6,))


def trap(name: str) -> Callable[[Forward], Forward]:
    """An entry of a trap between two layers."""

    def enter(between: Forward) -> Forward:
        entry(f"trap: {name}", quick=True, trap=True)(lambda: Case(Trap(between), entropy, rows))
        return between

    return enter


def changed(name: str, change: Callable[[Trap], Any]) -> None:
    """An entry of a plain module that was changed after it was made."""

    def build() -> Case:
        module = Trap(lambda m, h: h * m.w)
        change(module)
        return Case(module, entropy, rows)

    entry(f"trap: {name}", quick=True, trap=True)(build)


changed("a hook doubles a parameter's gradient", lambda m: m.w.register_hook(lambda g: 2 * g))
changed("a hook after the gradient of a parameter", lambda m: m.w.register_post_accumulate_grad_hook(lambda p: p.grad.mul_(2)))
changed("a backward hook of a module", lambda m: m.first.register_full_backward_hook(lambda _, g, __: tuple(2 * v for v in g)))
changed("a forward hook of a module", lambda m: m.first.register_forward_hook(lambda _, __, y: 2 * y))
changed("a parameter under two names", lambda m: setattr(m, "again", m.w))
changed("two parameters on one memory", lambda m: setattr(m.second.bias, "data", m.w.data[:3]))
changed("a frozen layer", lambda m: m.first.requires_grad_(False))


@trap("a coin of one half")
def _coin(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w * torch.zeros(h.shape[0], 1).bernoulli_(0.5)  # 0.5 is the default, which a trace leaves out


@trap("a hook of a tensor")
def _hook(m: Trap, h: torch.Tensor) -> torch.Tensor:
    h = h * m.w
    h.register_hook(lambda g: 3 * g)
    return h


@trap("a branch on the data")
def _branch(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w if h.sum() > 0 else h


@trap("a branch on a number of the data")
def _number(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w if h.max().item() > 0.5 else h + m.w


@trap("a branch by NumPy")
def _by_numpy(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w if np.asarray(h.detach()).sum() > 0 else h


@trap("a shape of the data")
def _shape(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w + h[h > 0].mean()


@trap("a running mean of its own")
def _mean(m: Trap, h: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        m.mean.lerp_(h.mean(0), 0.1)
    return h * m.w - m.mean


@trap("a buffer replaced")
def _replaced(m: Trap, h: torch.Tensor) -> torch.Tensor:
    m.mean = 0.9 * m.mean + 0.1 * h.detach().mean(0)
    return h * m.w - m.mean


@trap("a counter in a dictionary")
def _counter(m: Trap, h: torch.Tensor) -> torch.Tensor:
    m.kept["calls"] += 1
    return h * m.w * (2.0 if m.kept["calls"] > 3 else 1.0)


@trap("a list that grows")
def _grows(m: Trap, h: torch.Tensor) -> torch.Tensor:
    m.past.append(0.0)
    return h * m.w * (2.0 if len(m.past) > 3 else 1.0)


_CALLS: list[int] = []


@trap("a counter that is global")
def _global(m: Trap, h: torch.Tensor) -> torch.Tensor:
    _CALLS.append(1)
    return h * m.w * (1 + 0.1 * len(_CALLS))


@trap("what it saw before")
def _before(m: Trap, h: torch.Tensor) -> torch.Tensor:
    old = m.kept.get("h")
    m.kept["h"] = h.detach()
    return h * m.w if old is None else h * m.w + old


@trap("a part without gradient")
def _detached(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h.detach() * m.w + h * m.w.detach()


@trap("a part under no_grad")
def _quiet(m: Trap, h: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        scale = h.std(0) + m.w.abs()
    return h * m.w / scale


@trap("a part under inference_mode")
def _inference(m: Trap, h: torch.Tensor) -> torch.Tensor:
    with torch.inference_mode():
        scale = m.w.abs() + 1
    return h * m.w / scale


@trap("a parameter through .data")
def _data(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w * m.w.data


@trap("a parameter that is written")
def _written(m: Trap, h: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        m.w.clamp_(-1, 1)
    return h * m.w


@trap("requires_grad switched off in the forward pass")
def _switched(m: Trap, h: torch.Tensor) -> torch.Tensor:
    m.w.requires_grad_(False)
    return h * m.w


@trap("random numbers of NumPy")
def _numpys(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w + torch.from_numpy(np.random.rand(8).astype(np.float32))


@trap("random numbers of a generator of its own")
def _own(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w + torch.rand(8, generator=m.generator)


@trap("random numbers that it seeds")
def _seeded(m: Trap, h: torch.Tensor) -> torch.Tensor:
    torch.manual_seed(5)
    return h * m.w + torch.rand(8)


@trap("a branch on being traced")
def _traced(m: Trap, h: torch.Tensor) -> torch.Tensor:
    return h * m.w * (0.5 if torch.compiler.is_exporting() else 1.0)


class Twice(torch.autograd.Function):
    """A backward pass of its own."""

    @staticmethod
    def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
        """The same."""
        return x.clone()

    @staticmethod
    def backward(ctx: Any, g: torch.Tensor) -> torch.Tensor:
        """Twice the gradient."""
        return 2 * g


class Clipped(Twice):
    """One that shows only for large gradients."""

    @staticmethod
    def backward(ctx: Any, g: torch.Tensor) -> torch.Tensor:
        """Within limits."""
        return g.clamp(-10, 10)


class Squared(torch.autograd.Function):
    """One that is right."""

    @staticmethod
    def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
        """The square."""
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, g: torch.Tensor) -> torch.Tensor:
        """Twice x."""
        return 2 * g * ctx.saved_tensors[0]


_early = Twice.apply
trap("a function with a wrong backward pass")(lambda m, h: Twice.apply(h * m.w))
trap("a function that clips large gradients")(lambda m, h: Clipped.apply(h * m.w))
trap("a function with a right backward pass")(lambda m, h: Squared.apply(h * m.w))
trap("a function taken before it was watched")(lambda m, h: _early(h * m.w))


@trap("a write under a view that is read")
def _view(m: Trap, h: torch.Tensor) -> torch.Tensor:
    h = h * m.w
    part = h[:, :4]
    h[:, 2:6] = 0.5
    part *= 2
    return h + part.sum()


@trap("memory that nobody wrote")
def _empty(m: Trap, h: torch.Tensor) -> torch.Tensor:
    y = torch.empty_like(h)
    y[:, :7] = h[:, :7] * m.w[:7]
    return torch.where(torch.arange(8) < 7, y, 0.0)


@trap("a gradient inside of the forward pass")
def _inside(m: Trap, h: torch.Tensor) -> torch.Tensor:
    (g,) = torch.autograd.grad((h * m.w).square().sum(), h, create_graph=True)
    return h * m.w + 0.1 * g


def _norm(module: nn.Module) -> nn.Module:
    norm = nn.BatchNorm1d(8)
    norm.running_mean.normal_()
    norm.running_var.uniform_(0.5, 2)
    return nn.Sequential(nn.Linear(6, 8), norm, nn.Tanh(), module)


@entry("trap: a batch norm in eval mode", quick=True, trap=True)
def _eval() -> Case:
    module = _norm(nn.Linear(8, 3))
    module[1].eval()
    return Case(module, entropy, rows)


@entry("trap: a batch norm whose mean is read", quick=True, trap=True)
def _norm_read() -> Case:
    module = _norm(nn.Linear(8, 3))

    def loss(m: nn.Sequential, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return F.cross_entropy(m(x), y) + m[1].running_mean.square().mean() * m[0].bias.sum()

    return Case(module, loss, rows)


@entry("trap: labels of -100 that the example has not", quick=True, trap=True)
def _labels() -> Case:
    made = []

    def batch() -> Fields:
        x, y = rows()
        made.append(1)
        return x, y if len(made) == 1 else torch.where(torch.arange(6) < 2, -100, y)

    return Case(nn.Linear(6, 3), entropy, batch)


@entry("trap: an optimiser that holds a part", quick=True, trap=True)
def _part() -> Case:
    module = Trap(lambda m, h: h * m.w)
    return Case(module, entropy, rows, trained=[module.w, *module.second.parameters()])


@entry("trap: bytes that wrap around", quick=True, trap=True)
def _bytes() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return F.cross_entropy(m((x + 200).float() / 255), y)

    return Case(nn.Linear(6, 3), loss, lambda: (torch.randint(0, 256, (6, 6), dtype=torch.uint8), rows()[1]))


@entry("trap: whole numbers beyond 2^24", quick=True, trap=True)
def _large() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return F.cross_entropy(m((x * 3 % 7).float()), y)

    return Case(nn.Linear(6, 3), loss, lambda: (torch.randint(0, 1 << 29, (6, 6)), rows()[1]))
