from __future__ import annotations

from pathlib import Path

from hypothesis import settings

from assay_trainer import torch_setup

REPOSITORY = Path(__file__).resolve().parents[2]

torch_setup.configure(1)

# No folder of examples wherever the tests are started.
settings.register_profile("assay", database=None, deadline=None)
settings.load_profile("assay")
