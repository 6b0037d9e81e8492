"""A GPT on real text: the Verified tier beside eager PyTorch, and one root whatever computes it."""

from __future__ import annotations

import itertools
import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import assay_repops
from assay_trainer import cli
from assay_trainer.adapters import text
from assay_trainer.compare import Comparison, Curve, difference, ours_with

LONG = bool(os.environ.get("ASSAY_LONG"))
ENGINES: list[str] = assay_repops.info()["engines"]
# The portable engine takes fifty times as long as the others, where there are others.
VECTORS = [e for e in ENGINES if e != "portable"] or ENGINES


def roots(comparison: Comparison, engines: list[str]) -> dict[tuple[str, int], Curve]:
    return {(e, n): ours_with(comparison, e, n) for e, n in itertools.product(engines, (1, 2))}


def same(curves: dict[tuple[str, int], Curve]) -> None:
    """Every claim that a trainer signs on the way, the losses, and the last state."""
    first, *others = curves.values()
    assert first.root
    assert all(c == first for c in others), {k: c.root.hex() for k, c in curves.items()}


def compared(comparison: Comparison, ours: Curve, learnt: float) -> None:
    theirs = comparison.eager()
    window = comparison.steps
    assert len(ours.losses) == len(theirs.losses) == comparison.rounds * window
    assert difference(ours.last(window), theirs.last(window)) < 0.01
    for a, b in zip(ours.held_out, theirs.held_out, strict=True):
        assert difference(a, b) < 0.01
    assert ours.held_out[-1] < learnt * ours.held_out[0], "nothing was learnt"


@pytest.mark.slow
def test_two_trainers_reach_the_loss_of_eager_pytorch_and_every_engine_the_same_root():
    """The small GPT: two rounds of two trainers, so that the second starts from what the outer optimiser made of the first.

    The portable engine makes them of two steps each: it has the same roots as all others.
    """
    comparison = Comparison(text.SMALL, 2, 2, 6)
    curves = roots(comparison, VECTORS)
    same(curves)
    compared(comparison, next(iter(curves.values())), 0.9)
    if VECTORS != ENGINES:
        same(roots(Comparison(text.SMALL, 2, 2, 2), ENGINES))


@pytest.mark.slow
def test_the_root_depends_on_the_batches():
    ones = [Comparison(text.SMALL, 1, 1, 2, seed) for seed in (1, 2)]
    assert ones[0].verified().root != ones[1].verified().root


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="half an hour of work: ASSAY_LONG=1")
def test_a_million_parameters_reach_the_loss_of_eager_pytorch():
    """docs/experiments-text.md in full: the vector engines on one core and two, the whole run each."""
    comparison = Comparison(text.MILLION, 2, 4, 50)
    assert comparison.exported.parameters >= 1_000_000
    curves = roots(comparison, VECTORS)
    same(curves)
    compared(comparison, next(iter(curves.values())), 0.6)


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="minutes of work: ASSAY_LONG=1")
def test_a_million_parameters_have_one_root_on_the_portable_engine_too():
    """Two rounds of two trainers; the portable engine takes fifty times as long."""
    same(roots(Comparison(text.MILLION, 2, 2, 2), ENGINES))


@pytest.mark.slow
def test_the_command_prints_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    picture = tmp_path / "curves.svg"
    flags = ["compare", "--quiet", "--size", "small", "--trainers", "1", "--rounds", "2", "--steps", "2"]
    assert cli.main([*flags, "--plot", str(picture)]) == 0
    both = json.loads(capsys.readouterr().out)
    assert both["parameters"] == 110_336
    assert both["lossDifference"] < 0.01
    assert len(both["heldOutLoss"]) == len(both["eagerHeldOutLoss"]) == 3
    lines = [e for e in ET.fromstring(picture.read_text()).iter() if e.tag.endswith("polyline")]
    assert [len(e.attrib["points"].split()) for e in lines] == [4, 4]

    assert cli.main([*flags, "--no-eager", "--engine", "portable", "--threads", "2"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert alone["stateRoot"] == both["stateRoot"]
    assert "eagerLoss" not in alone


@pytest.mark.parametrize(
    "flags",
    [["--engine", "abacus"], ["--no-eager", "--plot", "x.svg"], ["--rounds", "0"], ["--size", "huge"]],
)
def test_the_command_refuses(flags: list[str]):
    try:
        status = cli.main(["compare", "--quiet", "--size", "small", "--rounds", "1", "--steps", "1", *flags])
    except SystemExit as exc:
        status = exc.code
    assert status == cli.EXIT_USAGE
