"""What is looked at before a token is locked."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from assay_trainer import cli, endpoints, keeper_client, loop, needs
from assay_trainer.errors import ShortWindows
from assay_trainer.facts_gen import TaskStatus
from assay_trainer.keys import parse_key
from assay_trainer.log import Log

SECRET = "11" * 32
TASK = "0x" + "ab" * 32
HOUR = 3600
LONG = {"stateWindow": 24 * HOUR, "revealWindow": 24 * HOUR, "disputeClock": 16 * HOUR, "claimWindow": (28 + 4 * 24) * HOUR}
SHORT = dict.fromkeys(LONG, 60)
SPEC = {
    "version": 1,
    "tier": 0,
    "aggregation": 0,
    "quantization": 0,
    "payloadKind": 0,
    "outerUpdate": 0,
    "commitWindow": 1800,
    "uploadWindow": 1000,
    "graceWindowMs": 300_000,
    "fallbackWindow": 500,
    "enrollmentFee": 5,
    "manifestHash": bytes(32),
}
ENROLLED = {"key": parse_key(SECRET).address, "slot": 2}


NEEDS = {"memoryBytes": 3 << 20, "roundSeconds": 200.0, "diskBytes": 1000, "roundBytes": 500}


class FakeChain:
    """A chain with one task, which keeps what is sent."""

    def __init__(self, chain_id, spec, enrollment):
        self.deployment = SimpleNamespace(chain_id=chain_id, tasks=b"\x01" * 20)
        self._spec, self._enrollment = spec, enrollment
        self.sent = []

    def check(self):
        """There is nothing to check."""

    def spec(self, _task):
        return self._spec

    def read(self, *_arguments):
        return 0

    def send(self, _key, _contract, function, *_arguments):
        self.sent.append(function)
        return {"transactionHash": "0x1"}

    def status(self, _task):
        return TaskStatus.ENROLLING

    def enrollment(self, _task, _account, _block=None):
        return self._enrollment


@pytest.fixture
def enroll(monkeypatch, tmp_path):
    """Runs `enroll` on a chain with a task of these windows; returns the exit status and what was sent."""

    def run(chain_id, windows, *arguments, **more):
        import assay_trainer.chain

        chain = FakeChain(chain_id, SPEC | windows | more, ENROLLED)
        deployment = SimpleNamespace(chain_id=chain_id, tasks=b"\x01" * 20)
        monkeypatch.setattr(assay_trainer.chain, "Chain", lambda _deployment: chain)
        monkeypatch.setattr(assay_trainer.chain.Deployment, "load", lambda *_: deployment)
        monkeypatch.setenv("ASSAY_PRIVATE_KEY", SECRET)
        return cli.main(["enroll", "--task", TASK, *arguments]), chain.sent

    return run


@pytest.fixture
def looked(monkeypatch):
    """What the task is made of was found to be sound."""
    monkeypatch.setattr(cli, "_look_first", lambda *_: NEEDS)


def test_windows_are_looked_at_before_anything_is_sent(enroll, looked, capsys):
    assert enroll(10, SHORT) == (cli.EXIT_FAILED, [])
    said = capsys.readouterr().err
    assert "ShortWindows: stateWindow is 60 s and must be at least 86400 s" in said
    assert "disputeClock is 60 s and must be at least 57600 s" in said
    assert "--min-window" in said
    assert enroll(10, LONG) == (0, ["approve", "enroll"])
    said = capsys.readouterr()
    assert json.loads(said.out)["slot"] == 2
    assert json.loads(said.out)["needs"] == NEEDS
    assert "a trainer needs 3 MiB of memory, 200 s a round" in " ".join(said.err.split())
    assert "commitWindow is 100 s" not in said.err
    assert enroll(10, LONG, commitWindow=100)[0] == 0
    assert "a round takes 200 s here, and commitWindow is 100 s" in " ".join(capsys.readouterr().err.split())
    assert enroll(10, LONG, commitWindow=1801) == (cli.EXIT_FAILED, [])


def test_the_operator_may_take_or_ask_for_others(enroll, looked, monkeypatch):
    assert enroll(10, SHORT, "--min-window", "0")[0] == 0
    assert enroll(1337, SHORT)[0] == 0
    assert enroll(1337, SHORT, "--min-window", "1m")[0] == cli.EXIT_FAILED
    monkeypatch.setenv("ASSAY_MIN_WINDOW", "48h")
    assert enroll(10, LONG)[0] == cli.EXIT_FAILED
    assert enroll(10, LONG, "--min-window", "24h")[0] == 0


def test_a_task_is_looked_at(enroll, monkeypatch, capsys):
    def nobody(_chain, _task):
        raise endpoints.NoKeeper("no keeper of the task's pool says where it answers", "--keeper URL")

    monkeypatch.setattr(endpoints, "find", nobody)
    for tier in (0, 1):
        assert enroll(10, LONG, tier=tier) == (cli.EXIT_FAILED, [])
        assert "says where it answers (--keeper URL)" in capsys.readouterr().err

    def gone(*_arguments):
        raise keeper_client.KeeperUnavailable("the keeper is gone")

    monkeypatch.setattr(keeper_client.Keepers, "download", gone)
    assert enroll(10, LONG, "--keeper", "http://127.0.0.1:9", tier=1) == (cli.EXIT_FAILED, [])
    assert enroll(10, LONG, "--keeper", "http://127.0.0.1:9") == (cli.EXIT_FAILED, [])


@pytest.mark.parametrize(
    ("text", "seconds"), [("24h", 86_400), ("1h30m", 5400), ("90s", 90), ("0", 0), ("1500ms", 2), ("0.5h", 1800), ("1m1s", 61)]
)
def test_durations(text, seconds):
    options = cli.build_parser().parse_args(["enroll", "--task", TASK, "--min-window", text])
    assert options.min_window == seconds


@pytest.mark.parametrize("text", ["24", "h", "", "1d", "-1h", "1h x", "10 s"])
def test_what_is_no_duration(text):
    with pytest.raises(SystemExit):
        cli.build_parser().parse_args(["enroll", "--task", TASK, f"--min-window={text}"])


def test_run_waits_for_no_enrolment_behind_short_windows(tmp_path, capsys):
    def trainer(enrolled, **options):
        chain = FakeChain(10, SPEC | SHORT, ENROLLED if enrolled else {"key": bytes(20)})
        settings = loop.Options(task_id=bytes(32), datadir=tmp_path, account=bytes(20), **options)
        made = loop.Trainer(chain, None, parse_key(SECRET), settings, Log())
        made.spec = SPEC | SHORT
        return made

    with pytest.raises(ShortWindows, match="disputeClock"):
        trainer(enrolled=False)._prepare()
    trainer(enrolled=False, min_window=0)._check_windows()
    assert capsys.readouterr().err == ""
    trainer(enrolled=True)._check_windows()
    assert "short windows" in capsys.readouterr().err


def test_what_a_trainer_needs_is_measured():
    spec = SPEC | LONG | {
        "paramCount": 1000, "fragmentCount": 2, "innerSteps": 20, "quantization": 0, "payloadBoundLog2": 10, "payloadKind": 0,
    }  # fmt: skip
    found = needs.of(spec, 0.5, 10_000)
    assert found["roundSeconds"] == 10
    assert found["memoryBytes"] > 10 << 20, "of this process"
    assert found["roundBytes"] > 3 * 4 * 1000, "parameters, momentum and a payload"
    assert found["diskBytes"] > 10_000 + found["roundBytes"]
    assert "without the task's data and base model" in needs.said(found, records=False)
    assert "without" not in needs.said(found)
