"""The step of a model of images, for train_step.py: vision_step.py (resnet18 | vit_tiny) FOLDER.

It runs in a process of its own, as text_step.py does.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import vision

from assay_trainer import exporter
from assay_trainer.torch_setup import torch


def write(name: str, folder: Path) -> None:
    """Write the program, its inputs and what they are; the images are random."""
    module = vision.build(name)
    random = np.random.default_rng(1)
    images = random.standard_normal((vision.ROWS, 3, vision.SIDE, vision.SIDE), np.float32)
    classes = random.integers(0, vision.CLASSES, vision.ROWS).astype(np.int32)
    example = (torch.from_numpy(images), torch.from_numpy(classes).long())
    optimizer = torch.optim.AdamW(module.parameters(), lr=vision.RATE)
    step = exporter.export(module, vision.loss, optimizer, example, steps=16, check=False)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "program.bin").write_bytes(step.encoding)
    for source, tensors in {"constant": step.constants, "state": step.state, "batch-0": [images, classes]}.items():
        for i, x in enumerate(tensors):
            np.ascontiguousarray(x).tofile(folder / f"{source}-{i}.bin")
    named = dict(module.named_parameters())
    about = {
        "vision": name,
        "files": {n: f"state-{step.names.index(n)}" for n in named},
        "parameters": sum(p.numel() for p in named.values()),
    }
    (folder / "step.json").write_text(json.dumps(about, indent=2))


if __name__ == "__main__":
    write(sys.argv[1], Path(sys.argv[2]))
