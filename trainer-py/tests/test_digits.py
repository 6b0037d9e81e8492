"""The digits adapter: split, determinism over processes, and the lead over a single trainer."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import numpy as np
import pytest

from assay_trainer import batch, manifest, safetensors_io
from assay_trainer.adapters import digits, from_manifest
from assay_trainer.commit import State
from assay_trainer.errors import DatasetMismatch, ManifestError
from assay_trainer.facts_gen import SPEC_FIELDS
from assay_trainer.sweep import DEMO_TRAINERS, measure, random_trainers
from assay_trainer.template import task_seed, task_template, write_task
from assay_trainer.torch_setup import torch


def test_split():
    training, held_out = digits.training_records(), digits.held_out_records()
    assert (len(training), len(held_out)) == (1437, 360)
    assert all(len(r) == 65 and max(r[:64]) <= 16 and r[64] < 10 for r in training + held_out)
    # Digits repeat in the original, so count instead of comparing sets.
    from sklearn.datasets import load_digits

    original = load_digits()
    rows = [bytes(p.astype(np.uint8)) + bytes([t]) for p, t in zip(original.data, original.target, strict=True)]
    assert sorted(rows) == sorted(training + held_out)


def test_dataset_root_is_pinned():
    assert digits.training_root().hex() == "a52d59dbefe5933c4ceea359038db90a87d563a789b4cf3424707cfbe2f41b7a"


def test_another_data_set_is_refused():
    document = dict(digits.build_manifest().document)
    document["dataset"] = document["dataset"] | {"root": "0x" + "11" * 32}
    with pytest.raises(DatasetMismatch):
        from_manifest(manifest.parse(manifest.encode(document)))


@pytest.mark.parametrize("model", [{}, {"hidden": 32}, {"hidden": True}, {"hidden": 0}, {"hidden": 64, "activation": "gelu"}])
def test_another_model_is_refused(model):
    document = digits.build_manifest().document | {"model": model}
    with pytest.raises(ManifestError):
        from_manifest(manifest.parse(manifest.encode(document)))


def test_init_writes_the_same_bytes(tmp_path):
    adapter = digits.DigitsMLP.default()
    facts = [write_task(adapter, 3, tmp_path / name) for name in ("a", "b")]
    for file in ("manifest.json", "state.safetensors", "task.json"):
        assert (tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes()
    state = safetensors_io.decode_state((tmp_path / "a" / "state.safetensors").read_bytes(), 4810, 4)
    assert "0x" + state.root().hex() == facts[0]["initialStateRoot"]
    assert not any(m.any() for m in state.momentum)
    assert write_task(adapter, 4, tmp_path / "c")["initialStateRoot"] != facts[0]["initialStateRoot"]


def test_template_states_every_field_that_posting_does_not_fill_in():
    filled = {"manifestHash", "initialStateRoot", "programRoot", "custodyAssumed", "token", "referee", "game"}
    t = task_template(digits.DigitsMLP.default().manifest, 0)
    assert list(t) == [name for name in SPEC_FIELDS if name not in filled]


def test_template_obeys_the_rules_of_money_windows_and_overflow():
    t = task_template(digits.DigitsMLP.default().manifest, 0)
    assert t["claimWindow"] == 2 * t["stateWindow"] + 10
    pay = t["trainerCount"] * int(t["rewardPerGradient"])
    assert int(t["trainerLock"]) // 2 >= t["rollbackDepth"] * pay
    assert int(t["quorumLock"]) // 2 >= t["cascadeDepth"] * pay
    assert 2 ** t["payloadBoundLog2"] * t["maxRounds"] * 16 < 2**127


TRAIN = """
import hashlib, sys
from assay_trainer import torch_setup
torch_setup.configure(1)
from assay_trainer import arith, batch
from assay_trainer.adapters import digits
from assay_trainer.facts_gen import SPEC_FIELDS
from assay_trainer.template import task_seed
adapter = digits.DigitsMLP.default()
start = adapter.initial_parameters(task_seed(5))
rows = batch.round_batches(task_seed(5), 2, bytes(20), digits.INNER_STEPS, digits.BATCH_SIZE, 1437)
end = adapter.train(start, rows).params
print(hashlib.sha256(arith.outer_gradient(start, end).tobytes()).hexdigest())
"""


@pytest.mark.slow
def test_training_has_the_same_bits_in_two_processes():
    runs = [subprocess.run([sys.executable, "-c", TRAIN], capture_output=True, text=True, check=True) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout
    assert len(runs[0].stdout.strip()) == 64


def test_adamw_has_the_bits_of_torch():
    adapter = digits.DigitsMLP.default()
    start = adapter.initial_parameters(task_seed(5))
    rows = batch.round_batches(task_seed(5), 0, bytes(20), 30, digits.BATCH_SIZE, 1437)
    ours = adapter.train(start, rows).params
    model = digits.build_model(digits.HIDDEN)
    digits.load_flat(model, start)
    o = adapter.manifest.optimizer
    theirs = torch.optim.AdamW(
        model.parameters(),
        lr=o.lr,
        betas=(o.beta1, o.beta2),
        eps=o.eps,
        weight_decay=o.weight_decay,
        foreach=False,
        fused=False,
    )
    for index in rows:
        features, labels = adapter.batch(index)
        theirs.zero_grad()
        torch.nn.functional.cross_entropy(model(features), labels).backward()
        theirs.step()
    assert digits.flatten(model).tobytes() == ours.tobytes()


def test_training_depends_on_every_input():
    adapter = digits.DigitsMLP.default()
    start = adapter.initial_parameters(task_seed(5))

    def digest(seed, round_, trainer):
        rows = batch.round_batches(task_seed(seed), round_, trainer, 4, digits.BATCH_SIZE, 1437)
        return hashlib.sha256(adapter.train(start, rows).params.tobytes()).digest()

    assert len({digest(5, 0, bytes(20)), digest(6, 0, bytes(20)), digest(5, 1, bytes(20)), digest(5, 0, b"\1" * 20)}) == 4


@pytest.mark.slow
@pytest.mark.parametrize("demo", [True, False])
def test_averaging_leads(demo):
    adapter = digits.DigitsMLP.default()
    row = measure(adapter, digits.INNER_STEPS, 1, DEMO_TRAINERS if demo else random_trainers(1))
    assert row.diloco >= 0.93
    assert row.gap >= 0.01
    assert row.central > row.alone[0]


def test_evaluate_counts_right_answers():
    adapter = digits.DigitsMLP.default()
    zero = np.zeros(adapter.manifest.parameters, dtype=np.float32)
    zero[-10 + 3] = 1.0
    share = sum(r[64] == 3 for r in digits.held_out_records()) / 360
    assert adapter.evaluate(zero).accuracy == share
    assert State.initial(zero, 4).flat().tolist() == zero.tolist()
