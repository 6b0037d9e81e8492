"""A step of the text adapter's GPT that `make bench` measures: the exported program, and eager PyTorch on the same module."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
import train_step

from assay_trainer import exporter
from assay_trainer.adapters import text


def write(folder: Path, size: text.Size, profile: str, steps: int) -> None:
    """Write the step of a text model under a profile, and made-up sequences that can be learnt."""
    module = text.model(1, size)
    example = np.zeros((size.rows, size.length), np.int64)
    step = exporter.export(
        module, text.loss, text.optimizer(module, size), (torch.from_numpy(example),) * 2,
        grid=size.grid, steps=steps, max_norm=text.MAX_NORM, profile=profile, check=False,
    )  # fmt: skip
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "program.bin").write_bytes(step.encoding)
    first = np.arange(size.rows)[:, None] * 11
    tokens = (first + 7 * np.arange(size.length + 1)) % size.vocabulary
    lists = {
        "constant": step.constants,
        "state": step.state,
        "batch-0": [tokens[:, :-1].astype(np.int32), tokens[:, 1:].astype(np.int32)],
    }
    for name, tensors in lists.items():
        for i, x in enumerate(tensors):
            np.ascontiguousarray(x).tofile(folder / f"{name}-{i}.bin")
    about = {"parameters": sum(p.numel() for p in module.parameters()), "text": dataclasses.asdict(size)}
    (folder / "step.json").write_text(json.dumps(about))


def peer(folder: Path, cores: int) -> Callable[[int], float]:
    """Eager PyTorch on the module that was exported, in float32."""
    torch.set_num_threads(cores)
    size = text.Size(**json.loads((folder / "step.json").read_text())["text"])
    module = text.model(1, size)
    constants = text.optimizer(module, size).defaults
    optimiser = torch.optim.AdamW(
        module.parameters(), lr=constants["lr"], betas=constants["betas"], weight_decay=constants["weight_decay"], fused=True
    )
    shape = (size.rows, size.length)
    fields = [torch.from_numpy(train_step.tensor(folder, f"batch-0-{k}", np.int32, shape)).long() for k in range(2)]

    def step(_: int) -> float:
        optimiser.zero_grad()
        loss = text.loss(module, *fields)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(module.parameters(), text.MAX_NORM)
        optimiser.step()
        return loss.item()

    return step
