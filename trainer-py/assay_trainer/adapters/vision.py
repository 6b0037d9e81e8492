"""Classifiers of images, of timm or torchvision, without their pretrained weights."""

from __future__ import annotations

import math
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from assay_trainer.adapters import settings as s
from assay_trainer.adapters.settings import Setting
from assay_trainer.adapters.trained import COMMON, Trained, class_count, library
from assay_trainer.data.build import Plan
from assay_trainer.data.fields import Field
from assay_trainer.data.folder import Dataset
from assay_trainer.data.sources import Options
from assay_trainer.errors import ConfigError, ManifestError
from assay_trainer.manifest import Manifest
from assay_trainer.torch_setup import torch

nn, F = torch.nn, torch.nn.functional
LIBRARIES = ("timm", "torchvision")
# Sizes that may be given to a model's constructor: integers, and lists of them. Nothing that names a file, a place or code.
ARGUMENTS = (
    "img_size", "image_size", "patch_size", "embed_dim", "depth", "num_heads", "window_size", "depths", "dims", "channels",
    "block_config", "growth_rate", "num_layers", "hidden_dim", "mlp_dim",
)  # fmt: skip
_MAX_SIZE = 1 << 14
AUTO, DIVISOR = "auto", 255
PIXELS = "pixels"
"""Of a manifest whose images are bytes; others do not have it."""


class Vision(Trained):
    """Records of two fields: an image [channels, height, width], float32 or bytes that the model divides by 255; its class."""

    name = "vision"
    SETTINGS = COMMON | {
        "library": Setting("timm", " or ".join(LIBRARIES)),
        "model": Setting("vit_tiny_patch16_224", "its name in the library"),
        "sizes": Setting("", f"of the model, such as img_size=32,depths=2x2: {', '.join(ARGUMENTS)}"),
        "image_size": Setting("", "HEIGHTxWIDTH that a folder's images are resized to"),
        "pixels": Setting(AUTO, f"{AUTO}, u8 or f32: a number of an image in a byte, if the file holds bytes, or in four"),
        "divisor": Setting("255", "of pixels=f32, that the numbers of an .npz are divided by; a folder's are 0 to 255"),
    }

    @classmethod
    def plan(cls, source: Path, settings: Mapping[str, Any], scratch: Path) -> Plan:  # noqa: ARG003
        """A folder of folders of images, or arrays `image` and `label`."""
        size = None
        if settings["image_size"]:
            try:
                height, width = (int(n) for n in settings["image_size"].split("x"))
            except ValueError:
                raise ConfigError(f"--set image_size={settings['image_size']}", "HEIGHTxWIDTH, such as 64x64") from None
            size = (height, width)
        if settings["pixels"] not in (AUTO, "u8", "f32"):
            raise ConfigError(f"--set pixels={settings['pixels']}", f"{AUTO}, u8 or f32")
        if settings["pixels"] == "u8" and not _is_default(settings["divisor"]):
            raise ConfigError(
                f"--set pixels=u8 divisor={settings['divisor']}: bytes are divided by {DIVISOR}",
                "pixels=f32 with another divisor",
            )
        options = Options(image_size=size)
        if settings["pixels"] == "u8" or (settings["pixels"] == AUTO and settings["divisor"] == "255" and _bytewise(source)):
            image = Field("image", ("image",), "u8")
        else:
            image = Field("image", ("image",), divisor="" if settings["divisor"] == "1" else settings["divisor"])
        return Plan((source,), fields=(image, Field("label", ("label",), "class")), options=options)

    @classmethod
    def described(cls, data: Dataset, settings: Mapping[str, Any], folder: Path) -> dict[str, Any]:  # noqa: ARG003
        """The model's name and sizes."""
        return {
            "classes": class_count(data, cls.name),
            "library": settings["library"],
            "name": settings["model"],
            "sizes": _sizes(settings["sizes"]),
        } | ({PIXELS: "u8"} if data.fields[0].dtype == "u8" else {})

    @classmethod
    def described_by(cls, manifest: Manifest) -> Iterator[tuple[Field, ...]]:
        """Square images of as many channels as a kernel reads; the module's shapes say which it is."""
        values = manifest.document["dataset"]["record_bytes"] - 4
        label = Field("label", ("label",), "class", (), classes=manifest.model["classes"])
        kind, size = ("u8", 1) if PIXELS in manifest.model else ("f32", 4)
        for channels in sorted({shape[1] for _, shape in manifest.tensors if len(shape) == 4 and shape[1] > 0}):
            side = math.isqrt(max(0, values) // (size * channels))
            if side and size * channels * side * side == values:
                yield Field("image", ("image",), kind, (channels, side, side)), label

    def check(self, model: Any) -> None:
        """As the base class says."""
        bytewise = isinstance(model, dict) and PIXELS in model
        model = s.section(model, ("classes", "library", "name", *((PIXELS,) if bytewise else ()), "sizes"))
        kind = s.words(model, PIXELS, "u8") if bytewise else "f32"
        shape = [(f.dtype, len(f.shape or ())) for f in self.data.fields]
        if shape != [(kind, 3), ("i32", 0)]:
            raise ManifestError(f"the records are not an image of {kind}, channels first, and its class")
        if s.number(model, "classes", 1, 1 << 16) < (self.data.fields[1].classes or 0):
            raise ManifestError(f"the model has {model['classes']} classes, the data more")
        place = s.words(model, "library", "|".join(LIBRARIES))
        name = s.words(model, "name", "[a-z0-9_]{1,80}")
        if not isinstance(model["sizes"], dict) or not set(model["sizes"]) <= set(ARGUMENTS):
            raise ManifestError(f"model.sizes has others than {', '.join(ARGUMENTS)}")
        for key, value in model["sizes"].items():
            s.numbers(model["sizes"] | {key: value if isinstance(value, list) else [value]}, key, 16, 1, _MAX_SIZE)
        if name not in _names(place):
            raise ManifestError(f"the {place} installed here has no model {name!r}")
        if place == "torchvision" and self.data.fields[0].shape[0] != 3:
            raise ManifestError("models of torchvision read three channels, the images have others")

    def network(self) -> nn.Module:
        """As the base class says."""
        m, channels = self.manifest.model, self.data.fields[0].shape[0]
        sizes = {k: tuple(v) if isinstance(v, list) else v for k, v in m["sizes"].items()}
        if m["library"] == "torchvision":
            import torchvision

            return torchvision.models.get_model(m["name"], weights=None, num_classes=m["classes"], **sizes)
        import timm

        return timm.create_model(m["name"], pretrained=False, num_classes=m["classes"], in_chans=channels, **sizes)

    def objective(self, module: nn.Module, *fields: torch.Tensor) -> torch.Tensor:
        """Cross-entropy."""
        image, label = fields
        return F.cross_entropy(module(_scaled(image)), label)

    def accuracy(self, module: nn.Module, *fields: torch.Tensor) -> float:
        """Share of images that are right."""
        image, label = fields
        return float((module(_scaled(image)).argmax(1) == label).float().mean())


def _is_default(divisor: str) -> bool:
    """Whether it is what bytes are divided by."""
    try:
        return float(divisor) == DIVISOR
    except ValueError:
        return False


def _scaled(image: torch.Tensor) -> torch.Tensor:
    """Numbers from 0 to 1 of those that are held in bytes."""
    return image.float() / DIVISOR if image.dtype is torch.uint8 else image


def _bytewise(source: Path) -> bool:
    """Whether a source's images are bytes: a folder's are, of an archive's its header says it."""
    if source.is_dir():
        return True
    try:
        with zipfile.ZipFile(source) as archive, archive.open("image.npy") as file:
            read = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}
            return read[np.lib.format.read_magic(file)](file)[2] == np.uint8
    except (OSError, KeyError, ValueError, NotImplementedError, RuntimeError, zipfile.BadZipFile, zlib.error):
        return False  # reading it says what is wrong


def _names(name: str) -> frozenset[str]:
    """Models that a library has by itself: a name of another place is none."""
    found = library(name, "the adapter vision")
    return frozenset(found.list_models() if name == "timm" else found.models.list_models(found.models))


def _sizes(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        try:
            numbers = [int(n) for n in value.split("x")]
        except ValueError:
            numbers = []
        if key not in ARGUMENTS or not numbers:
            raise ConfigError(f"--set sizes: {part!r}", f"such as img_size=32 or depths=2x2, of {', '.join(ARGUMENTS)}")
        found[key] = numbers if len(numbers) > 1 else numbers[0]
    return found
