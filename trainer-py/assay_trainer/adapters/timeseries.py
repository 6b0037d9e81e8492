"""Forecasts of one series: a causal transformer over patches of it, of the shapes that TimesFM and Tenzro's trainer have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from assay_trainer.adapters import settings as s
from assay_trainer.adapters.records import tensors
from assay_trainer.adapters.settings import Setting
from assay_trainer.adapters.trained import COMMON, Trained
from assay_trainer.data.build import Plan
from assay_trainer.data.fields import Field, missing, numbers
from assay_trainer.data.folder import Dataset
from assay_trainer.data.sources import Options, open_source
from assay_trainer.errors import ConfigError, DataError, ManifestError
from assay_trainer.manifest import Manifest
from assay_trainer.torch_setup import torch

nn, F = torch.nn, torch.nn.functional
MAX_WIDTH, MAX_LAYERS = 1 << 13, 128


class Patches(nn.Module):
    """A causal transformer whose tokens are patches of a standardised series.

    Args:
        patch: Values of a patch.
        context: Patches that are seen at most.
        width: Of the residual stream, a multiple of `heads`.
        layers: Blocks.
        heads: Of attention.
    """

    def __init__(self, patch: int, context: int, width: int, layers: int, heads: int) -> None:
        from assay_trainer.adapters.text import Block

        super().__init__()
        self.into, self.out = nn.Linear(patch, width), nn.Linear(width, patch)
        self.places = nn.Parameter(torch.zeros(context, width))
        nn.init.normal_(self.places, std=0.02)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.norm = nn.LayerNorm(width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[rows, context, patch] to the patch after each."""
        y = self.into(x) + self.places
        for block in self.blocks:
            y = block(y)
        return self.out(self.norm(y))


class Timeseries(Trained):
    """Records of one field: context and horizon, float32 [patches, patch]."""

    name = "timeseries"
    SETTINGS = COMMON | {
        "lr": Setting(0.0001, COMMON["lr"].help, 0, 1e3),
        "batch": Setting(8, COMMON["batch"].help, 1, 1 << 16),
        "column": Setting("value", "column with the series, in order of time"),
        "patch": Setting(32, "values of a patch", 1, 1 << 12),
        "context": Setting(16, "patches that a forecast sees", 2, 1 << 12),
        "horizon": Setting(4, "patches that a forecast is measured on", 1, 1 << 12),
        "width": Setting(256, "of the transformer", 1, MAX_WIDTH),
        "layers": Setting(4, "of the transformer", 1, MAX_LAYERS),
        "heads": Setting(4, "of attention", 1, 256),
        "held_out": Setting("0.1", "share of the series, its end, that nobody trains on"),
    }

    @classmethod
    def plan(cls, source: Path, settings: Mapping[str, Any], scratch: Path) -> Plan:
        """Windows of patches, one from each patch on. Records of time cannot be parted by their hash: the end is held out."""
        patch, length = settings["patch"], settings["context"] + settings["horizon"]
        series = _series(source, settings["column"])
        patches = series[: len(series) // patch * patch].reshape(-1, patch)
        try:
            share = float(settings["held_out"])
        except ValueError:
            share = -1.0
        if not 0 <= share < 1:
            raise ConfigError(f"--set held_out={settings['held_out']}", "a share from 0 up to but not including 1")
        cut = len(patches) - int(share * len(patches))
        parts = {"train": patches[:cut], "held_out": patches[cut:]} if share else {"train": patches}
        files = []
        for name, part in parts.items():
            if len(part) < length:
                raise ConfigError(
                    f"{len(part)} patches of {patch} values for {name}, a record has {length}",
                    "a longer series, a smaller patch, context or horizon, or --set held_out=0",
                )
            windows = np.stack([part[i : i + length] for i in range(len(part) - length + 1)])
            np.savez(scratch / f"{name}.npz", patches=windows)
            files.append(scratch / f"{name}.npz")
        return Plan((files[0],), tuple(files[1:]), fields=(Field("patches", ("patches",)),))

    @classmethod
    def described(cls, data: Dataset, settings: Mapping[str, Any], folder: Path) -> dict[str, Any]:  # noqa: ARG003
        """Sizes, and what standardises the series."""
        (x,) = tensors(data, data.train)
        wide = x.numpy().astype(np.float64)
        standard = np.array([wide.mean(), 1 / (wide.std() or 1)], np.float32)
        sizes = {k: settings[k] for k in ("context", "heads", "horizon", "layers", "patch", "width")}
        return sizes | {"standard": s.bits(standard)}

    @classmethod
    def described_by(cls, manifest: Manifest) -> Iterator[tuple[Field, ...]]:
        """Patches of context and horizon."""
        m = manifest.model
        yield (Field("patches", ("patches",), shape=(m["context"] + m["horizon"], m["patch"])),)

    def check(self, model: Any) -> None:
        """As the base class says."""
        model = s.section(model, ("context", "heads", "horizon", "layers", "patch", "standard", "width"))
        sizes = {k: s.number(model, k, 1, int(self.SETTINGS[k].most)) for k in model if k != "standard"}
        s.floats(model, "standard", 2)
        if sizes["width"] % sizes["heads"]:
            raise ManifestError(f"a width of {sizes['width']} is no multiple of {sizes['heads']} heads")
        shape = [(f.dtype, f.shape) for f in self.data.fields]
        if shape != [("f32", (sizes["context"] + sizes["horizon"], sizes["patch"]))]:
            raise ManifestError("the records are not patches of the model's context and horizon")

    def network(self) -> nn.Module:
        """As the base class says."""
        m = self.manifest.model
        return Patches(m["patch"], m["context"], m["width"], m["layers"], m["heads"])

    def _standard(self, x: torch.Tensor) -> torch.Tensor:
        mean, scale = (float(v) for v in s.floats(self.manifest.model, "standard", 2))
        return (x - mean) * scale

    def objective(self, module: nn.Module, *fields: torch.Tensor) -> torch.Tensor:
        """Mean square of the error of each next patch of the context, standardised."""
        x, context = self._standard(fields[0]), self.manifest.model["context"]
        return F.mse_loss(module(x[:, :context]), x[:, 1 : context + 1])

    def accuracy(self, module: nn.Module, *fields: torch.Tensor) -> float:
        """One minus the mean square of a forecast's error over the training records' variance, patch after patch."""
        x, context = self._standard(fields[0]), self.manifest.model["context"]
        seen, forecast = x[:, :context], []
        for _ in range(self.manifest.model["horizon"]):
            forecast.append(module(seen)[:, -1:])
            seen = torch.cat([seen[:, 1:], forecast[-1]], 1)
        return 1 - float(F.mse_loss(torch.cat(forecast, 1), x[:, context:]))


def _series(path: Path, name: str) -> np.ndarray:
    """A column of a file, float32, in its order. Raises DataError."""
    source = open_source(path, Options(), None)
    if name not in source.columns:
        raise source.wrong(
            "Columns", "there is no such column", f"--set column= one of {', '.join(source.columns[:20])}", column=name
        )
    source.used = [name]
    parts = []
    for chunk in source.chunks():
        if rows := missing(chunk.columns[name], chunk.textual):
            raise source.wrong(
                "MissingValue", "there is no value", "fill it: a series has no gaps", chunk.first + rows[0], name
            )
        part = np.asarray(numbers(chunk.columns[name], chunk, name), np.float64).reshape(-1)
        if not (np.abs(part) <= np.finfo(np.float32).max).all():
            raise source.wrong("NotFinite", "a value is not finite, or beyond binary32", "fill or scale it", chunk.first, name)
        parts.append(part.astype(np.float32))
    if not parts:
        raise DataError("NoRecords", "no row is in it", "", source.file)
    return np.concatenate(parts)
