"""`build/zoo/summary.json`: figures of several commands, each of which keeps its own in `build/zoo/parts/NAME.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

OUT = Path(__file__).resolve().parents[2] / "build" / "zoo"


def record(name: str, figures: dict[str, Any], out: Path = OUT) -> dict[str, Any]:
    """Replaces the figures of one command and returns all.

    Args:
        name: The command's, a file name without its ending.
        figures: JSON values by key. No two commands have a key in common.
        out: The folder of summary.json.

    Raises:
        ValueError: Another command has one of the keys.
    """
    parts = out / "parts"
    parts.mkdir(parents=True, exist_ok=True)
    (parts / f"{name}.json").write_text(json.dumps(figures, indent=2) + "\n")
    return collect(out)


def collect(out: Path = OUT) -> dict[str, Any]:
    """Writes summary.json from the parts and returns it; raises ValueError for a key that two parts have."""
    figures: dict[str, Any] = {}
    for path in sorted((out / "parts").glob("*.json")):
        part = json.loads(path.read_text())
        if twice := figures.keys() & part.keys():
            raise ValueError(f"{path} has {', '.join(sorted(twice))}, which another part has; remove the older one")
        figures |= part
    (out / "summary.json").write_text(json.dumps(figures, indent=2) + "\n")
    return figures


if __name__ == "__main__":
    print(json.dumps(collect(), indent=2))
