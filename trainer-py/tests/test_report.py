"""What a trainer says of its steps, as keepers take it."""

from __future__ import annotations

import math
import re

import pytest

from assay_trainer import cli
from assay_trainer.report import MAX_SAMPLE_BYTES, MAX_SAMPLES, Facts, Losses, decimal, fitting, samples_of

FORM = re.compile(r"-?(0|[1-9][0-9]{0,38})(\.[0-9]{1,12})?")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (math.nan, ""),
        (-math.inf, ""),
        (1e39, ""),
        (-0.0, "0"),
        (1e-45, "0"),
        (2.302585092994046, "2.302585092994"),
        (0.1, "0.1"),
        (100.0, "100"),
        (-1e20, "-100000000000000000000"),
        (3.4028234663852886e38, "340282346638528859811704183484516925440"),
    ],
)
def test_numbers_are_decimals(value, text):
    assert decimal(value) == text
    assert not text or FORM.fullmatch(text)


def test_the_first_loss_is_of_the_first_step():
    """A process that goes on with a round does not know it."""
    losses = Losses()
    for steps, loss in ((7, 3.0), (8, 2.0)):
        losses.add(steps, loss)
    facts = Facts.of(losses, 2.5, None, 80, 0, 1.2345)
    assert (facts.first_loss, facts.last_loss, facts.mean_loss, facts.evaluation_loss) == ("", "2", "2.5", "")
    assert (facts.records, facts.tokens, facts.milliseconds) == (80, 0, 1234)


def test_samples_fit_a_report():
    assert fitting(["a\tb\nc\r\x1b[2J", ""]) == ["a\tb\nc\ufffd\ufffd[2J"]
    assert fitting(["\ud800"]) == ["?"]
    assert len(fitting(["a"] * 20)) == MAX_SAMPLES
    long = fitting(["é" * MAX_SAMPLE_BYTES, "no room"])
    assert [len(t.encode()) for t in long] == [MAX_SAMPLE_BYTES]


def test_samples_that_fail_are_none():
    class Broken:
        def samples(self, params):
            raise RuntimeError("no memory")

    said = []
    assert samples_of(Broken(), lambda: None, said.append) == []
    assert samples_of(object(), lambda: None, said.append) == []
    assert said == ["the model wrote no sample: RuntimeError: no memory"]


def test_reports_can_be_turned_off(monkeypatch):
    run = ["run", "--task", "0x" + "11" * 32, "--private-key", "0x" + "22" * 32]
    assert cli.build_parser().parse_args(run).report
    assert not cli.build_parser().parse_args([*run, "--no-report"]).report
    monkeypatch.setenv("ASSAY_REPORT", "false")
    assert not cli.build_parser().parse_args(run).report
