"""A module measured on records of a built data folder, by its own loss and its own metric."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from assay_trainer.data.folder import HELD_OUT, Dataset, Split
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.model import module
from assay_trainer.torch_setup import torch

Metric = Callable[[Any, Mapping[str, torch.Tensor]], Any]
# How the numbers of a data set's records stand for a tensor's.
_AS = {torch.float32: "f4", torch.int64: "i4", torch.int32: "i4", torch.bool: "i1", torch.int8: "i1", torch.uint8: "u1"}
LOSS = "loss"


class BadMetric(AssayError):
    """A metric gives no numbers, or not the same ones for each batch."""


def metric_of(made: Mapping[str, Any], named: str | None) -> Metric | None:
    """What measures a module: --metric, else what its function says under `metric`, else the module's method metric, or None.

    Raises:
        ConfigError: There is no such function.
    """
    found = named or made.get("metric") or getattr(made["module"], "metric", None)
    if isinstance(found, str):
        return module.function_of(found, "--metric" if named else "metric")
    if found is not None and not callable(found):
        raise ConfigError(f"metric is {type(found).__name__}", "a function metric(outputs, batch), or FILE.py:FUNCTION")
    return found


def split_of(data: Dataset, name: str) -> Split:
    """A split of the folder. Raises ConfigError if there is none."""
    found = data.train if name != HELD_OUT else data.held_out
    if found is None:
        raise ConfigError(f"{data.name} holds no records out", "data build --held-out 0.1, or --split train")
    return found


def measure(made: Mapping[str, Any], data: Dataset, split: Split, metric: Metric | None) -> dict[str, Any]:
    """Mean loss and metric over a split's records, in eval mode, a batch of the example's rows at a time.

    Args:
        made: What --model's function returns; its module has the parameters to measure.
        data: Its fields are those of the example, in order.
        split: Of data.
        metric: metric(outputs, batch) gives a number or a dictionary of numbers, a mean over the batch's rows. The outputs are
            what the module returned, the batch has a tensor a field under the field's name.

    Raises:
        DatasetMismatch: The fields are others.
        BadMetric: As its docstring says.
        ConfigError: The loss does not call the module, and a metric wants what it returns.
    """
    model, example = made["module"], made["example"]
    fields = [example] if isinstance(example, torch.Tensor) else list(example)
    data.require_step(read_as(fields))
    rows = fields[0].shape[0]
    sums: dict[str, float] = {}
    training = model.training
    model.eval()
    try:
        for first in range(0, split.records, rows):
            count = min(rows, split.records - first)
            found = split.arrays(range(first, first + count))
            arrays = [np.array(found[f.name]) for f in data.fields]
            batch = {
                f.name: torch.from_numpy(a.astype(a.dtype.newbyteorder("="))).to(x.dtype)
                for f, a, x in zip(data.fields, arrays, fields, strict=True)
            }
            values = _measured(model, made["loss"], batch, metric)
            if first and set(values) != set(sums):
                raise BadMetric(f"the metric gives {sorted(values)} for a batch, {sorted(sums)} for the one before")
            for name, value in values.items():
                sums[name] = sums.get(name, 0.0) + value * count
    finally:
        model.train(training)
    return {name: _said(total / split.records) for name, total in sums.items()}


def read_as(fields: Sequence[torch.Tensor]) -> list[tuple[np.dtype, tuple[int, ...]]]:
    """How records have an example's fields: element type, and shape with the rows first. Raises ConfigError."""
    odd = next((x.dtype for x in fields if x.dtype not in _AS), None)
    if odd is not None:
        raise ConfigError(f"a field of the example is of {odd}", ", ".join(str(d) for d in _AS))
    return [(np.dtype(f"<{_AS[x.dtype]}"), tuple(x.shape)) for x in fields]


def _measured(model: Any, loss: Any, batch: Mapping[str, torch.Tensor], metric: Metric | None) -> dict[str, float]:
    if metric is None:
        with torch.no_grad():
            return {LOSS: _number(LOSS, module.loss_of(model, loss, list(batch.values())))}
    called = module.call(model, loss, list(batch.values()))
    return {LOSS: _number(LOSS, called.loss)} | _values(metric, called.outputs, batch)


def _values(metric: Metric, outputs: Any, batch: Mapping[str, torch.Tensor]) -> dict[str, float]:
    with torch.no_grad():
        found = metric(outputs, batch)
    if not isinstance(found, Mapping):
        found = {"metric": found}
    if LOSS in found or not found or not all(isinstance(k, str) for k in found):
        raise BadMetric(f"the metric gives {str(list(found))[:100]}", "names of its own for numbers; the loss is there anyway")
    return {name: _number(name, value) for name, value in found.items()}


def _number(name: str, value: Any) -> float:
    if isinstance(value, torch.Tensor) and value.numel() == 1:
        value = value.detach().item()
    if isinstance(value, np.generic):
        value = value.item()
    if not isinstance(value, int | float):
        raise BadMetric(f"{name} is {type(value).__name__}, no number", "one number, or a tensor of one element")
    return float(value)


def _said(value: float) -> float | str:
    """A number as JSON has it; what is none, as text."""
    return value if math.isfinite(value) else str(value)
