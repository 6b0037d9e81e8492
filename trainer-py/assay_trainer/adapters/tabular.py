"""Tables: a multi-layer perceptron that classifies a row, or gives a number."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from assay_trainer.adapters import settings as s
from assay_trainer.adapters.records import tensors
from assay_trainer.adapters.settings import Setting
from assay_trainer.adapters.trained import COMMON, Trained
from assay_trainer.data.build import Plan
from assay_trainer.data.fields import Field
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import ConfigError, ManifestError
from assay_trainer.manifest import Manifest
from assay_trainer.torch_setup import torch

nn, F = torch.nn, torch.nn.functional
MAX_COLUMNS, MAX_LAYERS, MAX_WIDTH = 2048, 16, 1 << 14
CLASSIFICATION, REGRESSION = "classification", "regression"


class MLP(nn.Module):
    """Standardised columns, layers of relu, and one linear layer.

    Args:
        widths: Columns, hidden layers, results.
        mean: Of each column, over the training records.
        scale: One over its standard deviation.
    """

    def __init__(self, widths: list[int], mean: torch.Tensor, scale: torch.Tensor) -> None:
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in itertools.pairwise(widths))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """[rows, columns] to [rows, results]."""
        x = (x - self.mean) * self.scale
        for layer in self.layers[:-1]:
            x = F.relu(layer(x))
        return self.layers[-1](x)


class Tabular(Trained):
    """Records of two fields: x, float32 [columns], and a class or a number."""

    name = "tabular"
    OWN = ("mean", "scale")
    SETTINGS = COMMON | {
        "label": Setting("", "column with the class, or with the number"),
        "columns": Setting("*", "columns that it is told from, with commas; * is all others"),
        "task": Setting(CLASSIFICATION, f"{CLASSIFICATION} or {REGRESSION}"),
        "hidden": Setting((64, 64), "width of each hidden layer", 1, MAX_WIDTH),
    }

    @classmethod
    def plan(cls, source: Path, settings: Mapping[str, Any], scratch: Path) -> Plan:  # noqa: ARG003
        """A field of all columns, and the label's."""
        if not settings["label"]:
            raise ConfigError(f"{cls.name} is not told which column to tell from the others", "--set label=COLUMN")
        if settings["task"] not in (CLASSIFICATION, REGRESSION):
            raise ConfigError(f"--set task={settings['task']}", f"{CLASSIFICATION} or {REGRESSION}")
        columns = tuple(c.strip() for c in settings["columns"].split(","))
        label = (settings["label"],)
        last = Field("label", label, "class") if settings["task"] == CLASSIFICATION else Field("y", label)
        return Plan((source,), fields=(Field("x", columns), last))

    @classmethod
    def described(cls, data: Dataset, settings: Mapping[str, Any], folder: Path) -> dict[str, Any]:  # noqa: ARG003
        """Widths, and what standardises columns and numbers."""
        if len(data.fields) != 2 or len(data.fields[0].shape or ()) != 1 or data.fields[1].shape:
            raise ConfigError(f"{cls.name} trains on a list of numbers and one label", "data build --label COLUMN")
        x, y = tensors(data, data.train)
        mean, scale = _standard(x.numpy())
        classes = data.fields[1].classes or 0
        target = np.concatenate(_standard(y.numpy()[:, None])) if not classes else np.zeros(0, np.float32)
        return {
            "classes": classes,
            "hidden": list(settings["hidden"]),
            "mean": s.bits(mean),
            "scale": s.bits(scale),
            "target": s.bits(target),
        }

    @classmethod
    def described_by(cls, manifest: Manifest) -> Iterator[tuple[Field, ...]]:
        """As many columns as it has means, and the label."""
        m = manifest.model
        columns = Field("x", ("*",), shape=(len(m["mean"]) // 8,))
        yield columns, Field("label", ("label",), "class" if m["classes"] else "f32", (), classes=m["classes"] or None)

    def check(self, model: Any) -> None:
        """As the base class says."""
        model = s.section(model, ("classes", "hidden", "mean", "scale", "target"))
        shape = [(f.dtype, len(f.shape or ())) for f in self.data.fields]
        classes = s.number(model, "classes", 0, 1 << 16)
        if shape != [("f32", 1), ("i32" if classes else "f32", 0)] or self.data.fields[0].shape[0] > MAX_COLUMNS:
            raise ManifestError(f"the records are not at most {MAX_COLUMNS} float32 and a {'class' if classes else 'float32'}")
        if classes and (self.data.fields[1].classes or 0) > classes:
            raise ManifestError(f"the model has {classes} classes, the data more")
        s.numbers(model, "hidden", MAX_LAYERS, 1, MAX_WIDTH)
        for key in ("mean", "scale"):
            s.floats(model, key, self._columns)
        s.floats(model, "target", 0 if classes else 2)

    @property
    def _columns(self) -> int:
        return self.data.fields[0].shape[0]

    def network(self) -> MLP:
        """As the base class says."""
        m = self.manifest.model
        mean, scale = (torch.tensor(s.floats(m, k, self._columns)) for k in ("mean", "scale"))
        return MLP([self._columns, *m["hidden"], m["classes"] or 1], mean, scale)

    def _target(self, y: torch.Tensor) -> torch.Tensor:
        mean, scale = (float(v) for v in s.floats(self.manifest.model, "target", 2))
        return (y - mean) * scale

    def objective(self, module: nn.Module, *fields: torch.Tensor) -> torch.Tensor:
        """Cross-entropy, or the mean square of the standardised number's error."""
        x, y = fields
        if self.manifest.model["classes"]:
            return F.cross_entropy(module(x), y)
        return F.mse_loss(module(x).squeeze(1), self._target(y))

    def accuracy(self, module: nn.Module, *fields: torch.Tensor) -> float:
        """Share of rows that are right, or one minus the mean square of the error over the training records' variance."""
        x, y = fields
        if self.manifest.model["classes"]:
            return float((module(x).argmax(1) == y).float().mean())
        return 1 - float(F.mse_loss(module(x).squeeze(1), self._target(y)))


def _standard(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Mean, and one over the standard deviation, of each column; a constant column stays as it is."""
    wide = x.astype(np.float64)
    spread = wide.std(0)
    spread[spread == 0] = 1
    return wide.mean(0).astype(np.float32), (1 / spread).astype(np.float32)
