"""Sparse payloads (docs/arithmetic.md, rule 7.4), and what their trainer carries from round to round."""

from __future__ import annotations

import dataclasses
import json
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assay_trainer import loop, sparse
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.commit import State
from assay_trainer.exporter import Exported, ExportError
from assay_trainer.facts_gen import FORMATS, Quantization
from assay_trainer.journal import Journal
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.payload import Form

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from zoo import sparse as zoo_sparse

FILE = Path(__file__).parents[2] / "vectors" / "sparse_top1.json"
CASES = json.loads(FILE.read_text())["cases"]
TASK, TRAINER = bytes(32), bytes(20)
# What each refusal says, here and in the arithmetic's library.
SAYS = {
    "length": "wrong length",
    "padding": "padding is not zero",
    "code": "invalid code",
    "scale": "invalid scale",
    "index": "invalid index",
}


def raw(text):
    return np.frombuffer(bytes.fromhex(text.removeprefix("0x")), np.uint8)


def floats(text):
    return raw(text).view("<f4").astype(np.float32)


@pytest.mark.parametrize("c", CASES, ids=lambda c: c["name"])
def test_vectors_by_the_library(c):
    ar = pytest.importorskip("assay_repops")
    x, data, n = floats(c["x"]), raw(c["data"]), c["elements"]
    if not c["error"]:
        assert ar.quantise(x, "sparsetop1").tobytes() == data.tobytes()
        assert ar.dequantise(data, n, "sparsetop1").tobytes() == floats(c["values"]).tobytes()
    elif c["error"] in ("notFinite", "range"):
        with pytest.raises(ar.RepopsError):
            ar.quantise(x, "sparsetop1")
    else:
        with pytest.raises(ar.RepopsError, match=SAYS[c["error"]]):
            ar.dequantise(data, n, "sparsetop1")


def test_the_table():
    form = FORMATS[Quantization.SPARSE_TOP1]
    assert (form.dtype, form.code_bits, form.leaf_elements, form.leaf_bytes) == (7, 7, sparse.CHUNK * 4, sparse.CHUNK_BYTES * 4)


# Zeros, equal numbers, subnormal ones and any moderate one.
NUMBERS = st.one_of(
    st.sampled_from([0.0, -0.0, 1.0, -1.0, 2.0**-140, -(2.0**-126)]), st.floats(-1e6, 1e6, width=32, allow_nan=False)
)


@settings(max_examples=60, deadline=None)
@given(st.lists(NUMBERS, min_size=1, max_size=200), st.integers(1, 5000))
def test_payloads_are_the_rule(some, n):
    x = np.resize(np.array(some, np.float32), n)
    form = Form(n, 1, Quantization.SPARSE_TOP1, 128)
    tensors = form.tensors(x)
    (values,) = form.values(tensors)
    for at in range(0, n, 4096):
        chunk, got = x[at : at + 4096], values[at : at + 4096]
        runs = [chunk[i : i + 64] for i in range(0, chunk.size, 64)]
        best = [int(np.argmax(np.abs(run))) for run in runs]
        kept = [float(abs(run[i])) for run, i in zip(runs, best, strict=True)]
        level = [*kept, *[0.0] * (64 - len(kept))]
        while len(level) > 1:
            level = [float(np.float32(a + b)) for a, b in zip(level[::2], level[1::2], strict=True)]
        mean = Fraction(level[0]) / 2 ** (len(runs) - 1).bit_length()
        scale = float(np.max(np.abs(got)))
        if mean < Fraction(2) ** -126:
            assert not got.any()
            continue
        # Rounded up to 16 significant bits.
        assert 0 <= Fraction(scale) - mean < mean / 2**15
        assert np.float32(scale).view(np.uint32) % 256 == 0
        want = np.zeros_like(chunk)
        for r, (run, i) in enumerate(zip(runs, best, strict=True)):
            want[64 * r + i] = -scale if run[i] < 0 else scale
        assert got.tobytes() == want.tobytes()
    file = form.file(tensors)
    assert len(file) == form.file_bytes()
    assert form.split(file)[0].tobytes() == tensors[0].tobytes()


def test_feedback_delivers_most_of_it():
    """What is sent in many rounds is what there was to send, but for what the decay forgets."""
    rng = np.random.default_rng(5)
    delta = rng.standard_normal(5000).astype(np.float32)
    form = Form(5000, 3, Quantization.SPARSE_TOP1, 128)
    carry, sent = np.zeros_like(delta), np.zeros(5000)
    for _ in range(400):
        total = sparse.with_carry(carry, delta)
        values = np.concatenate(form.values(form.tensors(total)))
        carry = sparse.left(total, values)
        sent += values
    once = np.concatenate(form.values(form.tensors(delta)))
    # Without feedback it would always be the same value in 64.
    assert np.corrcoef(once, delta)[0, 1] < 0.5 < 0.85 < np.corrcoef(sent, delta)[0, 1]
    assert np.count_nonzero(sent) > 20 * np.count_nonzero(once)


def test_the_carry_is_one_rounding_each():
    carry, delta = np.float32([3.0, 2.0**-140, 1.0]), np.float32([1e-8, 2.0**-149, -0.95])
    total = sparse.with_carry(carry, delta)
    decay = Fraction(float(sparse.DECAY))
    for t, e, d in zip(total, carry, delta, strict=True):
        assert Fraction(float(t)) == Fraction(float(np.float32(float(decay * Fraction(float(e)) + Fraction(float(d))))))
    assert sparse.left(np.float32([1.5]), np.float32([0.25])).tolist() == [1.25]


def test_no_program_makes_them():
    exported = object.__new__(Exported)
    object.__setattr__(exported, "fields", [(np.dtype("<f4"), (2, 3))])
    object.__setattr__(exported, "grid", (1, 1))
    object.__setattr__(exported, "names", ["a/b"])
    object.__setattr__(exported, "state", [np.zeros(3, np.float32)])
    with pytest.raises(ExportError, match="SparseTop1"):
        exported.programs(1, 10, Quantization.SPARSE_TOP1)


class Steady:
    """Always the same outer gradient, so that only what is carried tells two rounds from each other."""

    name = "steady"

    class manifest:
        batch_size = 1

    def evaluate(self, _params):
        return Score(0.0, 0.0)

    def train(self, start, _batches, _on_step=None):
        return RoundResult(start - np.linspace(-1, 1, start.size, dtype=np.float32), 1.0)


def trainer_of(folder):
    options = loop.Options(task_id=TASK, datadir=folder, account=TRAINER)
    trainer = loop.Trainer(None, None, parse_key("11" * 32), options, Log(quiet=True))
    trainer.spec = {
        "paramCount": 300,
        "fragmentCount": 2,
        "payloadBoundLog2": 10,
        "quantization": Quantization.SPARSE_TOP1,
        "innerSteps": 1,
        "seed": bytes(32),
        "datasetRecords": 5,
        "rollbackDepth": 2,
    }
    trainer.adapter = Steady()
    trainer._state = lambda _round, _root: State.initial(np.zeros(300, np.float32), 2)
    trainer.journal.open()
    return trainer


def played(folder, rounds, *, restart):
    """Payload roots of some rounds, of one process or of one a round."""
    trainer, roots = trainer_of(folder), []
    for r in rounds:
        roots.append(trainer._trained((r, bytes([r]) * 32)).payload_root)
        if restart:
            trainer.journal.close()
            trainer = trainer_of(folder)
    trainer.journal.close()
    return roots


def test_a_restart_goes_on_with_what_was_carried(tmp_path):
    once = played(tmp_path / "once", range(6), restart=False)
    assert len(set(once)) == 6
    assert played(tmp_path / "each", range(6), restart=True) == once
    # Nothing is carried into the first round of an empty folder: another payload of the same round.
    alone = played(tmp_path / "lost", [5], restart=False)
    assert alone[0] != once[5]


def test_a_round_trained_again_starts_from_the_same_carry(tmp_path):
    """Its carry is of the rounds before it, whatever it and later ones have left since."""
    first = played(tmp_path, range(4), restart=True)
    trainer = trainer_of(tmp_path)
    for entry in tmp_path.rglob("round-000003-*/entry.json"):
        entry.unlink()
    for payload in tmp_path.rglob("round-000003-*/payload.safetensors"):
        payload.unlink()
    assert trainer._trained((3, bytes([3]) * 32)).payload_root == first[3]


def test_old_carries_are_forgotten(tmp_path):
    played(tmp_path, range(8), restart=False)
    left = sorted(int(path.parent.name.split("-")[1]) for path in tmp_path.rglob("carry.f32"))
    # Two rounds can be overturned; the one below them is what they start from.
    assert left == [4, 5, 6, 7]
    journal = Journal(tmp_path, TASK, TRAINER)
    assert journal.carry(0) is None
    assert len(journal.carry(7)) == 1200


def test_a_damaged_carry_is_a_lost_one(tmp_path):
    first = played(tmp_path / "a", [0, 1], restart=False)
    played(tmp_path / "b", [0], restart=False)
    for carry in (tmp_path / "b").rglob("carry.f32"):
        carry.write_bytes(carry.read_bytes()[:-4])
    (second,) = played(tmp_path / "b", [1], restart=False)
    assert second != first[1]


def test_bytes_until_a_loss(tmp_path, monkeypatch):
    """Of `make sparse`, on a smaller model: what is counted is the payloads until a state has the dense run's loss."""
    small = dataclasses.replace(zoo_sparse.SIZE, width=16, heads=1, layers=1, rows=4)
    monkeypatch.setattr(zoo_sparse, "SIZE", small)
    monkeypatch.setattr(zoo_sparse, "STEPS", 4)
    figures = zoo_sparse.measure([1], 2, 60, tmp_path)
    kept = json.loads((tmp_path / "curves.json").read_text())
    curve, size = kept["seeds"][0], kept["payloadBytes"]
    rounds = {name: len(curve[name]) - 1 for name in zoo_sparse.WAYS}
    assert rounds["dense"] == 2
    for name in ("int4", "sparse"):
        assert curve[name][-1] <= curve["dense"][2] < min(curve[name][:-1])
    assert figures["bytes_to_loss_vs_dense"] == rounds["sparse"] * size["sparse"] / (2 * size["dense"])
    assert figures["bytes_to_loss_vs_int4"] == rounds["sparse"] * size["sparse"] / (rounds["int4"] * size["int4"])
    assert zoo_sparse.plot(size, kept["seeds"]).count("<polyline") == 3
    with pytest.raises(RuntimeError, match=r"int4: .* after 1 rounds"):
        zoo_sparse.measure([1], 2, 1, tmp_path)
