"""Models of images: those of timm and torchvision, and small nets by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import nn

from zoo.entries import Case, Fields, entry, images


def entropy(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Of class numbers."""
    return F.cross_entropy(module(x), y)


def square(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Of images."""
    return F.mse_loss(module(x), y)


def still(module: nn.Module) -> nn.Module:
    """In train mode, without dropout."""
    for m in module.modules():
        if isinstance(m, nn.Dropout):
            m.p = 0.0
    return module.train()


def timm(name: str, kind: str, quick: bool = False, noisy: bool = False, size: int = 32, n: int = 8, **more: Any) -> None:
    """An entry of a model of timm."""

    def build() -> Case:
        import timm as library

        module = library.create_model(kind, num_classes=10, **more).train()
        return Case(module if noisy else still(module), entropy, images(n, size))

    entry(name, quick)(build)


timm("timm-resnet18", "resnet18", size=64, channels=(16, 32, 48, 64))
timm("timm-resnet50", "resnet50", size=64, channels=(8, 16, 24, 32))
timm("timm-convnext_atto", "convnext_atto", depths=(2, 2, 2, 2), dims=(8, 16, 24, 32), size=64)
timm("timm-convnext_tiny", "convnext_tiny", depths=(2, 2, 2, 2), dims=(8, 16, 24, 32), size=64)
timm("timm-efficientnet_b0", "efficientnet_b0", size=64)
timm("timm-mobilenetv3", "mobilenetv3_small_050", size=64)
timm("timm-regnety_002", "regnety_002", size=64)
VIT = {"img_size": 32, "patch_size": 8, "embed_dim": 32, "depth": 2, "num_heads": 4}
timm("timm-vit_tiny", "vit_tiny_patch16_224", **VIT)
timm("timm-deit3", "deit3_small_patch16_224", noisy=True, quick=True, drop_path_rate=0.2, **VIT)
SWIN = {"img_size": 32, "patch_size": 2, "window_size": 4, "embed_dim": 16, "depths": (2, 2), "num_heads": (2, 4)}
timm("timm-swin", "swin_tiny_patch4_window7_224", noisy=True, drop_path_rate=0.2, **SWIN)
timm("timm-swin no droppath", "swin_tiny_patch4_window7_224", drop_path_rate=0.0, **SWIN)
timm("timm-densenet121", "densenet121", block_config=(2, 2, 2, 2), growth_rate=8, size=64)
timm("timm-vgg11_bn", "vgg11_bn", n=4, mlp_ratio=0.01)


@entry("timm-mixer")
def _mixer() -> Case:
    from timm.models.mlp_mixer import MlpMixer

    module = MlpMixer(num_classes=10, img_size=32, patch_size=8, num_blocks=2, embed_dim=32)
    return Case(still(module), entropy, images(8, 32))


def vision(name: str, kind: str, quick: bool = False, size: int = 64, n: int = 8, drop: bool = False, **more: Any) -> None:
    """An entry of a model of torchvision."""

    def build() -> Case:
        import torchvision

        module = getattr(torchvision.models, kind)(weights=None, num_classes=10, **more)
        return Case(module.train() if drop else still(module), entropy, images(n, size))

    entry(name, quick)(build)


vision("tv-mobilenet_v2", "mobilenet_v2", width_mult=0.35)
vision("tv-shufflenet", "shufflenet_v2_x0_5")
vision("tv-squeezenet", "squeezenet1_1", n=2)
vision("tv-resnet18", "resnet18", n=4)
vision("tv-mobilenet_v2 n32 s64", "mobilenet_v2", n=32, width_mult=0.35)
vision("tv-mobilenet_v2 dropout", "mobilenet_v2", drop=True, width_mult=0.35)
vision("tv-shufflenet n32 s64", "shufflenet_v2_x0_5", n=32)


@entry("tv-vit_b_16")
def _vit_b() -> Case:
    from torchvision.models.vision_transformer import VisionTransformer

    module = VisionTransformer(32, 8, 2, 4, 32, 64, num_classes=10)
    nn.init.normal_(module.heads.head.weight, std=0.1)  # it starts at zero
    return Case(still(module), entropy, images(4, 32))


@entry("hf-vit")
def _hf_vit() -> Case:
    import transformers

    config = transformers.ViTConfig(
        hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, image_size=32, patch_size=8,
        num_labels=10,
    )  # fmt: skip
    module = transformers.ViTForImageClassification(config).eval()
    return Case(module, lambda m, x, y: m(pixel_values=x, labels=y).loss, images(4, 32))


# ---- by hand -----------------------------------------------------------------------------------------------------------------


def plain(name: str, build: Callable[[], nn.Module], size: int = 16, quick: bool = False, loss: Any = entropy) -> None:
    """An entry of a small net that tells classes apart."""
    entry(name, quick)(lambda: Case(build(), loss, images(4, size)))


def cnn(norm: Callable[[int], nn.Module], pad: str = "zeros") -> Callable[[], nn.Module]:
    """Two layers of convolution."""
    return lambda: nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1, padding_mode=pad), norm(8), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(8, 16, 3, padding=1, padding_mode=pad), norm(16), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
        nn.Linear(16, 10),
    )  # fmt: skip


plain("cnn-batchnorm", cnn(nn.BatchNorm2d))
plain("cnn-groupnorm", cnn(lambda c: nn.GroupNorm(4, c)))
plain("instancenorm+reflect-pad", cnn(lambda c: nn.InstanceNorm2d(c, affine=True), "reflect"), quick=True)


@entry("conv pad replicate/circular", quick=True)
def _paddings() -> Case:
    first, second = (nn.Conv2d(3, 3, 3, padding=(1, 2), padding_mode=mode) for mode in ("circular", "replicate"))
    last = nn.Conv1d(8, 4, 3, padding=2, padding_mode="circular")
    module = nn.Sequential(first, nn.SiLU(), second, nn.Flatten(2), nn.Conv1d(3, 8, 3, padding=1, padding_mode="replicate"),
                           nn.SiLU(), last, nn.Flatten(), nn.LazyLinear(10))  # fmt: skip
    module(torch.zeros(1, 3, 8, 8))
    return Case(module, entropy, images(4, 8))


class UNet(nn.Module):
    """One step down and one up."""

    def __init__(self, up: Callable[[int], nn.Module]) -> None:
        super().__init__()
        self.first, self.down = nn.Conv2d(3, 8, 3, padding=1), nn.Conv2d(8, 16, 3, 2, 1)
        self.middle, self.up, self.last = nn.Conv2d(16, 16, 3, padding=1), up(16), nn.Conv2d(16, 3, 3, padding=1)
        self.norm = nn.GroupNorm(4, 16)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """An image of the same size."""
        a = F.silu(self.first(x))
        b = F.silu(self.norm(self.middle(F.silu(self.down(a)))))
        return self.last(torch.cat([a, self.up(b)], 1))


def unet(name: str, up: Callable[[int], nn.Module], quick: bool = False) -> None:
    """An entry of a net from images to images."""
    entry(name, quick)(lambda: Case(UNet(up), square, lambda: (torch.randn(2, 3, 12, 12), torch.randn(2, 3, 12, 12))))


def resized(mode: str, **more: Any) -> Callable[[int], nn.Module]:
    """Interpolation and a layer."""
    return lambda c: nn.Sequential(nn.Upsample(scale_factor=2, mode=mode, **more), nn.Conv2d(c, 8, 1))


class Repeat(nn.Module):
    """Nearest neighbours by repetition."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layer = nn.Conv2d(width, 8, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Twice the size."""
        return self.layer(x.repeat_interleave(2, -1).repeat_interleave(2, -2))


unet("unet-convtranspose", lambda c: nn.ConvTranspose2d(c, 8, 3, 2, 1, output_padding=1), quick=True)
unet("unet-upsample-nearest", resized("nearest"), quick=True)
unet("unet-upsample-bilinear", resized("bilinear", align_corners=False), quick=True)
unet("unet-pixelshuffle", lambda c: nn.Sequential(nn.Conv2d(c, 32, 1), nn.PixelShuffle(2)), quick=True)
unet("unet repeat_interleave", Repeat)


class Denoiser(nn.Module):
    """A net of images that is told of a time."""

    def __init__(self, sines: bool) -> None:
        super().__init__()
        self.sines = sines
        self.time = nn.Linear(8, 16)
        self.into, self.out = nn.Conv2d(3, 16, 3, padding=1), nn.Conv2d(16, 3, 3, padding=1)
        self.norm, self.qkv, self.join = nn.GroupNorm(4, 16), nn.Linear(16, 48), nn.Linear(16, 16)

    def forward(self, x: torch.Tensor, time: torch.Tensor) -> torch.Tensor:
        """What the noise is."""
        if self.sines:
            rates = torch.exp(-torch.arange(4) * 1.5)
            angles = time[:, None] * rates
            time = torch.cat([angles.sin(), angles.cos()], -1)
        h = self.into(x) + self.time(F.silu(time))[:, :, None, None]
        h = F.silu(self.norm(h))
        n, c, a, b = h.shape
        q, k, v = self.qkv(h.flatten(2).transpose(1, 2)).chunk(3, -1)
        h = h + self.join(F.scaled_dot_product_attention(q, k, v)).transpose(1, 2).reshape(n, c, a, b)
        return self.out(F.silu(h))


def denoised(m: nn.Module, x: torch.Tensor, time: torch.Tensor, noise: torch.Tensor) -> torch.Tensor:
    """The mean square of what is left of the noise."""
    return F.mse_loss(m(x, time), noise)


def _noise(time: Callable[[], torch.Tensor]) -> Callable[[], Fields]:
    return lambda: (torch.randn(2, 3, 8, 8), time(), torch.randn(2, 3, 8, 8))


entry("unet2d-diffusers-like silu+groupnorm+attn")(lambda: Case(Denoiser(False), denoised, _noise(lambda: torch.randn(2, 8))))
entry("diffusion-sin/cos timestep of data", quick=True)(
    lambda: Case(Denoiser(True), denoised, _noise(lambda: torch.rand(2) * 100))
)


@entry("diffusion-randn noise in loss", quick=True)
def _diffusion() -> Case:
    def loss(m: nn.Module, x: torch.Tensor, time: torch.Tensor) -> torch.Tensor:
        noise = torch.randn_like(x)
        return F.mse_loss(m(0.8 * x + 0.6 * noise, time), noise)

    return Case(Denoiser(False), loss, lambda: (torch.randn(2, 3, 8, 8), torch.randn(2, 8)))


@entry("spectral_norm")
def _spectral() -> Case:
    layer = nn.utils.parametrizations.spectral_norm(nn.Linear(12, 8))
    module = nn.Sequential(layer, nn.Tanh(), nn.Linear(8, 3))
    return Case(module, entropy, lambda: (torch.randn(4, 12), torch.randint(0, 3, (4,))))


def bytes_to_classes(m: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Of images in whole numbers."""
    return F.cross_entropy(m(x.float() / 255), y)


@entry("image-uint8 field", quick=True)
def _bytes() -> Case:
    module = nn.Sequential(nn.Conv2d(3, 8, 3, 2), nn.ReLU(), nn.Flatten(), nn.Linear(72, 10))
    return Case(module, bytes_to_classes, lambda: (torch.randint(0, 256, (4, 3, 8, 8), dtype=torch.uint8), images(4, 8)()[1]))


@entry("image-int32 field /255")
def _words() -> Case:
    module = nn.Sequential(nn.Conv2d(3, 8, 3, 2), nn.ReLU(), nn.Flatten(), nn.Linear(72, 10))
    return Case(module, bytes_to_classes, lambda: (torch.randint(0, 256, (4, 3, 8, 8), dtype=torch.int32), images(4, 8)()[1]))


@entry("siren(sin)", quick=True)
def _siren() -> Case:
    first, second, third = nn.Linear(2, 16), nn.Linear(16, 16), nn.Linear(16, 1)
    module = nn.ModuleList([first, second, third])

    def loss(m: nn.ModuleList, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return F.mse_loss(m[2](torch.sin(30 * m[1](torch.sin(30 * m[0](x))))), y)

    with torch.no_grad():
        second.weight /= 10
    return Case(module, loss, lambda: (torch.rand(16, 2) * 2 - 1, torch.randn(16, 1)))
