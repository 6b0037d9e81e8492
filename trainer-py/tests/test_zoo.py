"""A part of the zoo, chosen so that every rule is met, and all traps: `make zoo` runs the rest."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import torch

import assay_repops

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from zoo import load
from zoo.entries import ENTRIES
from zoo.figures import add
from zoo.injected import Injected, OtherDraws
from zoo.measure import measure, update_of
from zoo.run import sources, summary

load()
MODELS = [e.name for e in ENTRIES.values() if e.quick and not e.trap]
TRAPS = [e.name for e in ENTRIES.values() if e.trap]
# Traps that are right: what looks like one and is what PyTorch trains.
RIGHT = {
    "a coin of one half",
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
    assert not row["update_wrong"], (row["update_error"], row["eager_distance"])
    assert row["plain_error_ratio"] < 10


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
        "update_wrong": True,
        "ill_conditioned": False,
    }
    rows = [
        {**row, "model": "a", "exported": True},
        {
            **row,
            "model": "b",
            "exported": True,
            "error_ratio": None,
            "plain_error_ratio": None,
            "roots_differ": True,
            "update_wrong": False,
            "ill_conditioned": True,
        },
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
    assert (found["zoo_compared"], found["zoo_update_wrong"], found["zoo_update_ill"]) == (1, 1, ["b"])


def test_eager_pytorch_draws_what_the_program_draws() -> None:
    """A dropout, one of attention, and numbers of its own; and a module that draws otherwise is told so."""
    torch.manual_seed(0)
    drops = [(3, 8, 0.25), (0, 2, 0.5), (5, 4, None), (6, 3, None)]
    with Injected(drops, 7):
        kept = torch.nn.functional.dropout(torch.ones(2, 4), 0.25)
        torch.nn.functional.dropout(torch.ones(2), 0.5)
        drawn = torch.rand(4)
        hits = torch.zeros(3).bernoulli_(0.5)
    ours = [torch.from_numpy(assay_repops.random(n, 7, node=e)) for e, n, _ in drops]
    assert torch.equal(kept, (ours[0] >= 0.25).reshape(2, 4) / 0.75)
    assert torch.equal(drawn, ours[2])
    assert torch.equal(hits, (ours[3] < 0.5).float())
    for wrong in ([], drops, [(3, 7, 0.25)], [(3, 8, None)] * 2):
        with pytest.raises(OtherDraws), Injected(wrong, 7):
            torch.nn.functional.dropout(torch.ones(2, 4), 0.25)


def test_an_update_is_pytorchs_within_a_ten_thousandth() -> None:
    """But for a model whose update PyTorch itself does not know so well, and that is named."""
    nan = float("nan")
    for error, eager, ill, wrong in (
        (None, 0.0, False, False),
        (1e-4, 1e-3, False, False),
        (2e-4, 1e-3, True, False),
        (2e-4, 1e-5, False, True),
        (nan, 1e-3, False, True),
        (2e-4, nan, False, True),
    ):
        assert update_of(error, eager) == {"ill_conditioned": ill, "update_wrong": wrong}, (error, eager)


def test_a_row_is_measured_again_when_what_it_depends_on_changes(monkeypatch, tmp_path: Path) -> None:
    before = sources()
    assert sources() == before
    monkeypatch.setattr("zoo.run.metadata.version", lambda name: f"{name} of tomorrow")
    packages = sources()
    other = tmp_path / "library.so"
    other.write_bytes(b"another arithmetic")
    monkeypatch.setattr("assay_repops._library.library_path", lambda: (other, ""))
    assert len({before, packages, sources()}) == 3


def test_the_zoo_is_whole() -> None:
    assert len([e for e in ENTRIES.values() if not e.trap]) == 137
    assert len(MODELS) * 4 >= 137
    assert len(TRAPS) >= 10


def test_commands_keep_each_others_figures(tmp_path: Path) -> None:
    add({"models": 1}, tmp_path)
    add({"seconds": 2}, tmp_path)
    assert add({"models": 3}, tmp_path) == {"models": 3, "seconds": 2}
    assert json.loads((tmp_path / "summary.json").read_text()) == {"models": 3, "seconds": 2}
