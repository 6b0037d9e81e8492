"""A part of the zoo, chosen so that every rule is met, and all traps: `make zoo` runs the rest."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from zoo import load
from zoo.entries import ENTRIES
from zoo.figures import add
from zoo.measure import measure
from zoo.run import summary

load()
MODELS = [e.name for e in ENTRIES.values() if e.quick and not e.trap]
TRAPS = [e.name for e in ENTRIES.values() if e.trap]
# Traps that are right: what looks like one and is what PyTorch trains.
RIGHT = {
    "a forward hook of a module",
    "a parameter under two names",
    "a frozen layer",
    "a part without gradient",
    "a part under no_grad",
    "a function with a right backward pass",
    "a write under a view that is read",
    "memory that nobody wrote",
    "a gradient inside of the forward pass",
    "a batch norm in eval mode",
    "an optimiser that holds a part",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", MODELS)
def test_a_model_is_trained_as_pytorch_trains_it(name: str) -> None:
    """Three steps of AdamW: one root on every engine, and as near to binary64 as PyTorch's binary32 is."""
    row = measure(ENTRIES[name])
    assert row["exported"], row["refusal"]
    assert not row["roots_differ"]
    assert not row["silent_wrong"]
    assert row["plain_error_ratio"] is None or row["plain_error_ratio"] < 10


@pytest.mark.parametrize("name", TRAPS)
def test_a_trap_is_refused_or_right(name: str) -> None:
    row = measure(ENTRIES[name])
    assert row["exported"] is (name.removeprefix("trap: ") in RIGHT), row["refusal"]
    assert not row.get("silent_wrong")


def test_the_figures_count_refusals() -> None:
    row = {
        "trap": False,
        "error_ratio": 2.0,
        "plain_error_ratio": 3.0,
        "roots_differ": False,
        "roots": {"portable": "", "avx2": ""},
        "silent_wrong": False,
    }
    rows = [
        {**row, "model": "a", "exported": True},
        {**row, "model": "b", "exported": True, "error_ratio": None, "plain_error_ratio": None, "roots_differ": True},
        {"model": "c", "trap": False, "exported": False, "refusal": {"error": "InPlace", "message": ""}},
        {"model": "d", "trap": True, "exported": True, "error_ratio": 9.0, "roots_differ": False, "silent_wrong": True},
    ]
    found = summary(rows)
    assert found["zoo_models"] == 3
    assert found["zoo_exported_percent"] == 66.7
    assert found["zoo_roots_differ"] == 1
    assert found["zoo_worst_error_ratio"] == 2.0
    assert found["zoo_worst_plain_error_ratio"] == 3.0
    assert found["zoo_silent_wrong"] == 1


def test_the_zoo_is_whole() -> None:
    assert len([e for e in ENTRIES.values() if not e.trap]) == 137
    assert len(MODELS) * 4 >= 137
    assert len(TRAPS) >= 10


def test_commands_keep_each_others_figures(tmp_path: Path) -> None:
    add({"models": 1}, tmp_path)
    add({"seconds": 2}, tmp_path)
    assert add({"models": 3}, tmp_path) == {"models": 3, "seconds": 2}
    assert json.loads((tmp_path / "summary.json").read_text()) == {"models": 3, "seconds": 2}
