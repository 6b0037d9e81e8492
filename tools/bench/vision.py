"""The models of images whose steps are measured, as both sides of train_step.py build them: without anything of ours."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

ROWS, SIDE, CLASSES = 64, 32, 10
RATE = 1e-3


def resnet18() -> nn.Module:
    """11.2M parameters, with batch norm."""
    import torchvision

    return torchvision.models.resnet18(num_classes=CLASSES)


def vit_tiny() -> nn.Module:
    """5.4M parameters, 64 tokens an image, attention as PyTorch fuses it."""
    from timm.models.vision_transformer import VisionTransformer

    return VisionTransformer(
        img_size=SIDE, patch_size=4, embed_dim=192, depth=12, num_heads=3, class_token=False, global_pool="avg", num_classes=CLASSES
    )


MODELS: dict[str, Callable[[], nn.Module]] = {"resnet18": resnet18, "vit_tiny": vit_tiny}


def build(name: str) -> nn.Module:
    """A model in training mode, with the same first parameters each time."""
    torch.manual_seed(1)
    return MODELS[name]().train()


def loss(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of images [ROWS, 3, SIDE, SIDE] and their classes."""
    return nn.functional.cross_entropy(module(x), y)
