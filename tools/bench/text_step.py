"""The step of the text adapter's GPT under a profile, for train_step.py: text_step.py (gpt10m | wide) PROFILE FOLDER.

It runs in a process of its own, since assay_trainer sets torch up to repeat itself, which would hold the peer back.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from assay_trainer import exporter
from assay_trainer.adapters import text
from assay_trainer.torch_setup import torch

SIZES = {
    "gpt10m": text.GPT10M,
    "wide": text.Size(width=768, heads=12, layers=4, rows=4, grid=(1, 1), learning_rate=1e-3, length=512, vocabulary=4096),
}
# What train_step.py calls the modules.
NAMES = {"tokens.weight": "wte", "places.weight": "wpe", "blocks": "layers", "norm1": "n1", "norm2": "n2"}


def write(size: text.Size, profile: str, folder: Path) -> None:
    """Write the program, its inputs and what they are; the sequences are random."""
    module = text.model(1, size)
    optimizer = text.optimizer(module, size)
    example = torch.zeros(size.rows, size.length, dtype=torch.int64)
    step = exporter.export(
        module, text.loss, optimizer, (example, example),
        grid=size.grid, steps=8, max_norm=text.MAX_NORM, profile=profile, check=False,
    )  # fmt: skip
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "program.bin").write_bytes(step.encoding)
    tokens = np.random.default_rng(1).integers(0, size.vocabulary, (size.rows, size.length + 1))
    lists = {
        "constant": step.constants,
        "state": step.state,
        "batch-0": [tokens[:, :-1].astype(np.int32), tokens[:, 1:].astype(np.int32)],
    }
    for name, tensors in lists.items():
        for i, x in enumerate(tensors):
            np.ascontiguousarray(x).tofile(folder / f"{name}-{i}.bin")
    files = {}
    for name, _ in module.named_parameters():
        known = NAMES.get(name) or ".".join(NAMES.get(part, part) for part in name.split("."))
        files[known] = f"state-{step.names.index(name)}"
    constants = optimizer.defaults
    about = {
        "config": {
            "Layers": size.layers, "Width": size.width, "Heads": size.heads, "Time": size.length,
            "Vocabulary": size.vocabulary, "D": 1, "A": 1,
        },
        "files": files, "parameters": sum(p.numel() for p in module.parameters()),
        "learning_rate": constants["lr"], "warmup": 1, "weight_decay": constants["weight_decay"],
        "betas": constants["betas"], "epsilon": constants["eps"], "max_norm": text.MAX_NORM,
        "norm_epsilon": module.norm.eps,
    }  # fmt: skip
    (folder / "step.json").write_text(json.dumps(about, indent=2))


if __name__ == "__main__":
    write(SIZES[sys.argv[1]], sys.argv[2], Path(sys.argv[3]))
