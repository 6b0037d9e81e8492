from __future__ import annotations

from pathlib import Path

from assay_trainer import torch_setup

REPOSITORY = Path(__file__).resolve().parents[2]

torch_setup.configure(1)
