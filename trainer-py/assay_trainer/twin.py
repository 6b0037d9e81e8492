"""The int8 profile in eager PyTorch: the recipe of docs/programs.md as autograd functions, to compare losses with.

Codes, scales and integers are those of a program with the same operands, bit for bit. What is between the products is
PyTorch's, whose sums have another order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from assay_trainer.errors import ConfigError
from assay_trainer.exporter import int8
from assay_trainer.exporter.builder import MAX_CONTRACTION
from assay_trainer.exporter.profiles import FORWARD, FP32, ROTATED
from assay_trainer.torch_setup import torch

# Products of so many pairs of codes add up to less than 2^24, in any order, without a rounding in float32.
_EXACT = (1 << 24) // int8.MOST**2

Tensor = torch.Tensor


def quantise(x: Tensor) -> tuple[Tensor, Tensor]:
    """Codes of x […, K], whole numbers −127 to 127 in float32, and the scale of each row […, 1]."""
    top = x.abs().amax(-1, keepdim=True).clamp(min=int8.LEAST)
    codes = torch.nan_to_num((x * (int8.MOST / top)).round())
    return codes, top / int8.MOST


def product(x: Tensor, y: Tensor) -> Tensor:
    """x […, M, K] times y […, N, K] in float32, both quantised by row."""
    (codes, scale), (others, scales) = quantise(x), quantise(y)
    return _integers(codes, others) * (scale * scales.mT)


def _integers(x: Tensor, y: Tensor) -> Tensor:
    """Products of codes; each chain of 65,536 terms is exact and then rounded, and chains are added in float32."""
    total: Tensor | None = None
    for lo in range(0, x.shape[-1], MAX_CONTRACTION):
        parts = (v[..., lo : lo + MAX_CONTRACTION].split(_EXACT, -1) for v in (x, y))
        exact = sum((u @ v.mT).to(torch.int32) for u, v in zip(*parts, strict=True))
        total = exact.float() if total is None else total + exact.float()
    return total


def rotate(x: Tensor) -> Tensor:
    """x […, K] with each 64 terms of a row multiplied by the Hadamard matrix."""
    return (x.reshape(-1, int8.BLOCK) @ torch.from_numpy(int8.hadamard())).reshape(x.shape)


class _Product(torch.autograd.Function):
    """x […, M, K] times y […, N, K] of equal leading axes."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, y: Tensor, option: str) -> Tensor:
        ctx.save_for_backward(x, y)
        ctx.option = option
        return product(x, y)

    @staticmethod
    def backward(ctx: Any, g: Tensor) -> tuple[Tensor | None, Tensor | None, None]:
        x, y = ctx.saved_tensors
        gx = gy = None
        if ctx.option == FORWARD:
            return g @ y if ctx.needs_input_grad[0] else None, g.mT @ x if ctx.needs_input_grad[1] else None, None
        turned: Callable[[Tensor], Tensor] = rotate if ctx.option == ROTATED else lambda v: v
        if ctx.needs_input_grad[0]:
            gx = product(turned(g), turned(y.mT))
        if ctx.needs_input_grad[1]:
            gy = product(turned(g.mT), turned(x.mT))
        return gx, gy, None


class _Linear(torch.nn.Linear):
    """A linear layer under an option of the profile."""

    option: str

    def forward(self, x: Tensor) -> Tensor:
        rows = _Product.apply(x.reshape(-1, x.shape[-1]), self.weight, self.option)
        y = rows.reshape(*x.shape[:-1], self.out_features)
        return y if self.bias is None else y + self.bias


class _Convolution(torch.nn.modules.conv._ConvNd):
    """A convolution under an option of the profile, as a product of windows."""

    option: str

    def forward(self, x: Tensor) -> Tensor:
        n = len(self.kernel_size)
        unbatched = x.ndim == n + 1
        x = x.unsqueeze(0) if unbatched else x
        x = torch.nn.functional.pad(x, self._reversed_padding_repeated_twice)
        for axis, (size, step, apart) in enumerate(zip(self.kernel_size, self.stride, self.dilation, strict=True), 2):
            x = x.unfold(axis, apart * (size - 1) + 1, step)[..., ::apart]
        batch, _, *places = x.shape[: n + 2]
        x = x.reshape(batch, self.groups, -1, *places, *self.kernel_size)
        spatial, inner = range(3, n + 3), range(n + 3, 2 * n + 3)
        columns = x.permute(1, 0, *spatial, 2, *inner).reshape(self.groups, batch * math.prod(places), -1)
        filters = self.weight.reshape(self.groups, self.out_channels // self.groups, -1)
        if self.groups == 1:
            columns, filters = columns[0], filters[0]
        rows = _Product.apply(columns, filters, self.option)
        rows = rows if self.groups == 1 else rows.transpose(0, 1)
        y = rows.reshape(batch, *places, self.out_channels)
        y = (y if self.bias is None else y + self.bias).movedim(-1, 1)
        return y[0] if unbatched else y


_KINDS: dict[type[torch.nn.Module], type[torch.nn.Module]] = {
    torch.nn.Linear: _Linear,
    torch.nn.Conv1d: _Convolution,
    torch.nn.Conv2d: _Convolution,
    torch.nn.Conv3d: _Convolution,
}


def apply(module: torch.nn.Module, layers: Mapping[str, str]) -> torch.nn.Module:
    """Makes a module compute its layers as an export under the profile int8 does; returns it.

    Args:
        module: Changed in place: its linear layers and convolutions by name.
        layers: The export's: the option of each layer.

    Raises:
        ConfigError: A layer is no Linear, Conv1d, Conv2d or Conv3d, or pads with other than zeros.
    """
    for name, option in layers.items():
        if option == FP32:
            continue
        try:
            layer = module.get_submodule(name)
        except AttributeError:
            layer = None
        kind = _KINDS.get(type(layer))
        if kind is None or getattr(layer, "padding_mode", "zeros") != "zeros":
            raise ConfigError(
                f"the twin of the layer {name}",
                "it is made of Linear, Conv1d, Conv2d and Conv3d that pad with zeros; the program needs no twin",
            )
        layer.__class__, layer.option = kind, option
    return module
