"""The journal under kill -9, disk errors and damage: never two signed payloads for one round and parent."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys

import pytest

from assay_trainer import durable
from assay_trainer.errors import ConfigError, JournalConflict
from assay_trainer.journal import Entry, Journal

TASK, TRAINER, PARENT = bytes(32), bytes(20), b"\7" * 32

# One round of the real loop whose training gives other bits in every process, killed at the n-th step of writing. What it
# prints has been signed as far as anybody can tell. Importing takes seconds: one process imports, each round is a fork of it.
ROUNDS = """
import os, signal, sys
from pathlib import Path
import numpy as np
from assay_trainer import loop
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.commit import State
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.verified import Result

class Noise:
    name = "noise"
    class manifest:
        batch_size = 1
    def evaluate(self, params):
        return Score(0.0, 0.0)
    def train(self, start, batches, on_step=None):
        return RoundResult(np.frombuffer(os.urandom(40), dtype=np.uint8).astype(np.float32), 1.0)

class Noisy:
    records_of_step = 4

    def run(self, work, progress):
        delta = np.frombuffer(os.urandom(40), dtype=np.uint8).astype(np.float32)
        return Result([os.urandom(32) for _ in range(3)], delta)

left = 0
def counted(real):
    def call(*args, **kwargs):
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return real(*args, **kwargs)
    return call

def play(folder, step, by):
    global left
    left = step
    for name in ("fsync", "replace", "open", "close"):
        setattr(os, name, counted(getattr(os, name)))
    key = parse_key("11" * 32)
    options = loop.Options(task_id=bytes(32), datadir=Path(folder), account=bytes(20))
    trainer = loop.Trainer(None, None, key, options, Log(quiet=True))
    shape = {"paramCount": 40, "fragmentCount": 3, "payloadBoundLog2": 10, "quantization": 0}
    trainer.spec = shape | {"innerSteps": 1, "seed": bytes(32), "datasetRecords": 5}
    trainer.adapter = Noise()
    if by == "programs":
        trainer._replayer = Noisy()
    trainer._state = lambda _round, _root: State.initial(np.zeros(40, dtype=np.float32), 3)
    trainer.journal.open()
    entry = trainer._trained((4, b"\\7" * 32))
    print(entry.payload_root + entry.claim_hash, flush=True)

for line in sys.stdin:
    folder, step, by, out, err = line.split()
    child = os.fork()
    if child == 0:
        sys.stdout, sys.stderr = open(out, "w"), open(err, "w")
        play(folder, int(step), by)
        sys.exit()
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@pytest.fixture(scope="module")
def run_round(tmp_path_factory):
    outputs = tmp_path_factory.mktemp("outputs")
    out, err = outputs / "out", outputs / "err"
    with subprocess.Popen([sys.executable, "-c", ROUNDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as rounds:

        def run(folder, step, by="adapter"):
            print(folder, step, by, out, err, file=rounds.stdin, flush=True)
            code = int(rounds.stdout.readline())
            return subprocess.CompletedProcess([folder, step, by], code, out.read_text(), err.read_text())

        yield run
        rounds.stdin.close()


@pytest.mark.slow
@pytest.mark.parametrize("by", ["adapter", "programs"])
def test_kill_at_every_step(tmp_path, run_round, by):
    """However often and wherever the process dies, all that it ever signed is one payload and one claim."""
    step, done = 1, False
    while not done:
        folder = tmp_path / str(step)
        killed = run_round(folder, step, by)
        done = killed.returncode == 0
        assert done or killed.returncode == -signal.SIGKILL, killed.stderr
        signed = set(killed.stdout.split())
        # Killed once more at the same distance from its start (once is enough for the one file more), then left alone.
        for again in (step, 10**6) if by == "adapter" else (10**6,):
            after = run_round(folder, again, by)
            assert after.returncode in (0, -signal.SIGKILL), after.stderr
            signed |= set(after.stdout.split())
        assert len(signed) == 1
        step += 1
    assert step > 8, "the steps of writing were not reached"


def test_intent_binds(tmp_path):
    journal = Journal(tmp_path, TASK, TRAINER)
    entry = Entry(3, PARENT.hex(), "aa" * 32, 0.5, 1.0)
    journal.intend(entry)
    journal.intend(entry)
    with pytest.raises(JournalConflict):
        journal.intend(Entry(3, PARENT.hex(), "bb" * 32, 0.5, 1.0))
    # Another parent is another claim, another round too.
    journal.intend(Entry(3, "08" * 32, "bb" * 32, 0.5, 1.0))
    journal.intend(Entry(4, PARENT.hex(), "cc" * 32, 0.5, 1.0))
    assert journal.entry(3, PARENT) == entry
    assert journal.rounds() == [(3, PARENT), (3, b"\x08" * 32), (4, PARENT)]


def test_damaged_intent_is_not_guessed(tmp_path):
    journal = Journal(tmp_path, TASK, TRAINER)
    journal.intend(Entry(3, PARENT.hex(), "aa" * 32, 0.5, 1.0))
    (journal.place(3, PARENT) / "entry.json").write_bytes(b"{")
    with pytest.raises(JournalConflict):
        journal.entry(3, PARENT)


def test_lost_payload_and_other_bits_are_not_signed(tmp_path, run_round):
    first = run_round(tmp_path, 10**6)
    assert first.returncode == 0, first.stderr
    for payload in tmp_path.rglob("payload.safetensors"):
        payload.unlink()
    second = run_round(tmp_path, 10**6)
    assert second.returncode == 1
    assert "JournalConflict" in second.stderr
    assert second.stdout == ""


def test_one_process_at_a_time(tmp_path):
    journal = Journal(tmp_path, TASK, TRAINER)
    journal.open()
    with pytest.raises(ConfigError, match="another"):
        Journal(tmp_path, TASK, TRAINER).open()
    Journal(tmp_path, TASK, b"\1" * 20).open()
    journal.close()
    Journal(tmp_path, TASK, TRAINER).open()


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_what_was_there(tmp_path, monkeypatch, code, step):
    path = tmp_path / "file"
    durable.write(path, b"old")

    def fail(*_args):
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as m:
        m.setattr(os, step, fail)
        with pytest.raises(OSError, match=os.strerror(code)) as refused:
            durable.write(path, b"new")
    assert durable.is_transient(refused.value)
    assert path.read_bytes() == b"old"
    durable.write(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_missing_folder_is_no_reason_to_wait():
    assert not durable.is_transient(FileNotFoundError(errno.ENOENT, "gone"))
    assert not durable.is_transient(PermissionError(errno.EACCES, "no"))
