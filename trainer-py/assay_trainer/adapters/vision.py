"""Classifiers of images, of timm or torchvision, without their pretrained weights."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from assay_trainer.adapters import settings as s
from assay_trainer.adapters.settings import Setting
from assay_trainer.adapters.trained import COMMON, Trained, class_count, library
from assay_trainer.data.build import Plan
from assay_trainer.data.fields import Field
from assay_trainer.data.folder import Dataset
from assay_trainer.data.sources import Options
from assay_trainer.errors import ConfigError, ManifestError
from assay_trainer.torch_setup import torch

nn, F = torch.nn, torch.nn.functional
LIBRARIES = ("timm", "torchvision")
# Sizes that may be given to a model's constructor: integers, and lists of them. Nothing that names a file, a place or code.
ARGUMENTS = (
    "img_size", "image_size", "patch_size", "embed_dim", "depth", "num_heads", "window_size", "depths", "dims", "channels",
    "block_config", "growth_rate", "num_layers", "hidden_dim", "mlp_dim",
)  # fmt: skip
_MAX_SIZE = 1 << 14


class Vision(Trained):
    """Records of two fields: an image, float32 [channels, height, width], and its class."""

    name = "vision"
    SETTINGS = COMMON | {
        "library": Setting("timm", " or ".join(LIBRARIES)),
        "model": Setting("vit_tiny_patch16_224", "its name in the library"),
        "sizes": Setting("", f"of the model, such as img_size=32,depths=2x2: {', '.join(ARGUMENTS)}"),
        "image_size": Setting("", "HEIGHTxWIDTH that a folder's images are resized to"),
        "divisor": Setting("255", "that the numbers of an .npz are divided by; a folder's are 0 to 255"),
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
        if source.is_dir():
            return Plan((source,), options=Options(image_size=size))
        divisor = "" if settings["divisor"] == "1" else settings["divisor"]
        return Plan((source,), fields=(Field("image", ("image",), divisor=divisor), Field("label", ("label",), "class")))

    @classmethod
    def described(cls, data: Dataset, settings: Mapping[str, Any], folder: Path) -> dict[str, Any]:  # noqa: ARG003
        """The model's name and sizes."""
        return {
            "classes": class_count(data, cls.name),
            "library": settings["library"],
            "name": settings["model"],
            "sizes": _sizes(settings["sizes"]),
        }

    def check(self, model: Any) -> None:
        """As the base class says."""
        model = s.section(model, ("classes", "library", "name", "sizes"))
        shape = [(f.dtype, len(f.shape or ())) for f in self.data.fields]
        if shape != [("f32", 3), ("i32", 0)]:
            raise ManifestError("the records are not an image, channels first, and its class")
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
        return F.cross_entropy(module(image), label)

    def accuracy(self, module: nn.Module, *fields: torch.Tensor) -> float:
        """Share of images that are right."""
        image, label = fields
        return float((module(image).argmax(1) == label).float().mean())


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
