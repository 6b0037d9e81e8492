"""`build/zoo/summary.json`: figures of several commands, each of which leaves the others' as they are."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

OUT = Path(__file__).resolve().parents[2] / "build" / "zoo"


def add(figures: dict[str, Any], out: Path = OUT) -> dict[str, Any]:
    """Writes figures into summary.json, beside what else it has; internal/figures does the same in Go.

    Args:
        figures: JSON values by key.
        out: The folder of summary.json, which is made if it is not there.

    Returns:
        All figures of the file.

    Raises:
        ValueError: The file is not JSON.
    """
    out.mkdir(parents=True, exist_ok=True)
    path, beside = out / "summary.json", out / "summary.json.tmp"
    whole = (json.loads(path.read_text()) if path.exists() else {}) | figures
    beside.write_text(json.dumps(whole, indent=2, sort_keys=True) + "\n")
    os.replace(beside, path)
    return whole
