"""Verified tasks: the three programs of an export, the objects that they travel as, and the trainer that works by them."""

from __future__ import annotations

import dataclasses
import json
import subprocess
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from conftest import REPOSITORY
from torch import nn

import assay_repops
import assay_trainer
from assay_repops import TensorType
from assay_trainer import cli, commit, durable, keeper_client, loop, recompute, safetensors_io, verified
from assay_trainer.adapters import text
from assay_trainer.commit import State
from assay_trainer.errors import ConfigError, JournalConflict
from assay_trainer.exporter import ExportError
from assay_trainer.journal import Entry, Journal
from assay_trainer.keeper_client import Keepers
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.payload import Form, Quantization
from assay_trainer.template import task_seed, write_exported

TASK, TRAINER, SEED = b"\5" * 32, b"\7" * 20, task_seed(3)
STEPS, RECORDS = 5, 40


def convolution() -> nn.Module:
    """With everything that a local state can have: weights, moments, running statistics, a frozen parameter."""
    torch.manual_seed(4)
    module = nn.Sequential(nn.Conv2d(1, 3, 3), nn.BatchNorm2d(3), nn.ReLU(), nn.Flatten(), nn.Linear(48, 4))
    module[4].bias.requires_grad_(False)
    return module


def exported(module: nn.Module, steps: int = STEPS):
    optimizer = torch.optim.AdamW(module.parameters(), lr=0.01, eps=1e-5)
    example = (torch.zeros(4, 1, 6, 6), torch.zeros(4, dtype=torch.int64))
    return assay_trainer.export(module, nn.CrossEntropyLoss(), optimizer, example, grid=(1, 2), steps=steps, check=False)


@pytest.fixture(scope="module")
def step():
    return exported(convolution())


def records() -> list[bytes]:
    rng = np.random.default_rng(1)
    made = []
    for _ in range(RECORDS):
        pixels = rng.standard_normal(36).astype("<f4")
        made.append(pixels.tobytes() + int(pixels[:9].sum() > 0).to_bytes(4, "little"))
    return made


def replayer(step, fragments: int, bound_log2: int = 10, quantization: Quantization = Quantization.NONE, interval: int = 2):
    programs = step.programs(fragments, bound_log2, quantization)
    form = Form(step.parameters, fragments, quantization, bound_log2)
    schedule = verified.Schedule(STEPS, interval)
    return programs, verified.Replayer(TASK, SEED, schedule, form, programs.encodings, programs.constants)


def test_records_that_no_transaction_can_show_are_refused(step):
    wide = (np.dtype(np.float32), (2, 1 << 14))
    assert dataclasses.replace(step, fields=[wide]).record_bytes == 1 << 16
    for fields in ([wide, (np.dtype(np.int8), (2, 1))], [(np.dtype(np.int8), (2, 1))] * 17):
        with pytest.raises(ExportError, match="at most 16 and 65536"):
            dataclasses.replace(step, fields=fields).programs(1, 10)


def test_a_nan_of_a_record_is_read_as_the_canonical_one(step):
    _, r = replayer(step, 2)
    record = b"\x01\x00\x80\xff" + bytes(r.record_bytes - 4)
    field = r.batch([record] * r.rows)[0]
    assert field.reshape(r.rows, -1)[:, 0].tobytes() == (0x7FC00000).to_bytes(4, "little") * r.rows
    assert not np.isnan(field.reshape(r.rows, -1)[:, 1:]).any()


def test_inputs_out_of_their_order_are_refused(step):
    """A proof finds states and batch fields by their index, a replay by their order."""
    programs, r = replayer(step, 2)
    fields = [i for i, t in enumerate(r._step.inputs) if t.source == "batch"]
    spoilt = bytearray(programs.encodings[1])
    for i, index in zip(fields, reversed(range(len(fields))), strict=True):
        spoilt[32 + 96 * i + 4 : 32 + 96 * i + 8] = index.to_bytes(4, "big")
    encodings = [programs.encodings[0], bytes(spoilt), programs.encodings[2]]
    with pytest.raises(ConfigError, match="out of their order"):
        verified.Replayer(TASK, SEED, verified.Schedule(STEPS, 2), r._form, encodings, programs.constants)

    def kinds(*of: tuple[str, int]) -> list[TensorType]:
        return [TensorType(source, np.dtype(np.float32), (1,), index) for source, index in of]

    state, batch, constant = "state", "batch", "constant"
    verified.check_places(kinds((state, 0), (state, 1), (batch, 0), (batch, 1), (constant, 0)))
    verified.check_places(kinds((constant, 0)))
    for wrong in (
        kinds((state, 0), (constant, 0), (state, 2)),
        kinds((constant, 0), (state, 1)),
        kinds((batch, 0), (constant, 0), (batch, 1)),
        kinds((batch, 1)),
        kinds((batch, 0), (batch, 0)),
    ):
        with pytest.raises(ConfigError, match="out of their order"):
            verified.check_places(wrong)


def test_programs_are_tried_out(step):
    programs, r = replayer(step, 2)
    r.try_out(programs.initial, records())
    other, cut = replayer(step, 3)
    cut._epilogue = r._epilogue
    with pytest.raises(ConfigError, match="fit"):
        cut.try_out(other.initial, records())


@pytest.mark.parametrize("fragments", [1, 2, 7, 50])
def test_a_round_is_the_step_repeated(step, fragments):
    """By hand: the local state set up in Python, the step program run alone, the difference of the parameters."""
    programs, r = replayer(step, fragments)
    assert r.program_root == programs.root
    rng = np.random.default_rng(fragments)
    start = programs.initial + rng.standard_normal(step.parameters).astype(np.float32) / 8
    result = r.run(verified.Work(3, TRAINER, start, records()))

    kept = [i for i, n in enumerate(step.names[:-2]) if "/" not in n]
    assert {step.names[i] for i in kept} == {n for n, _ in programs.tensors}
    assert {"1.running_mean", "1.running_var", "1.weight", "0.bias"} <= {n for n, _ in programs.tensors}
    assert "4.bias" not in dict(programs.tensors), "what is not trained is a constant"
    state = [np.zeros_like(x) for x in step.state]
    at = 0
    for i in kept:
        state[i] = start[at : at + state[i].size].reshape(state[i].shape)
        at += state[i].size
    roots, losses = [assay_repops.tensors_root(state)], []
    with step.open() as program:
        for t in range(STEPS):
            work = verified.Work(3, TRAINER, start, records())
            batches = [r._records(work, t, m) for m in range(2)]
            state = program.run(state, batches, round=3, step=t, seed=verified.step_seed(SEED, 3, TRAINER, t))
            losses.append(float(state[-1]))
            if t + 1 in (2, 4, 5):
                roots.append(assay_repops.tensors_root(state))
    after = np.concatenate([state[i].reshape(-1) for i in kept])
    assert result.checkpoints == roots
    assert result.delta.tobytes() == (start - after).tobytes()
    assert result.loss == sum(losses) / STEPS
    assert int(state[-2]) == STEPS


def test_fragments_do_not_matter(step):
    start = step.programs(1, 10).initial
    deltas = [replayer(step, f)[1].run(verified.Work(0, TRAINER, start, records())).delta.tobytes() for f in (1, 3)]
    assert len(set(deltas)) == 1


@pytest.mark.parametrize("quantization", [q for q in Quantization if q is not Quantization.SPARSE_TOP1])
def test_a_payload_is_never_beyond_the_bound(step, quantization):
    """Clamped by the epilogue, so that no honest claim has a payload that keepers refuse, whatever training does."""
    bound = -12
    _, r = replayer(step, 3, bound, quantization)
    start = step.programs(3, bound, quantization).initial
    delta = r.run(verified.Work(0, TRAINER, start, records())).delta
    largest = np.abs(delta).max()
    assert largest == np.float32(r._form.reach) <= 2.0**bound
    assert 0 < (np.abs(delta) < largest).sum() < delta.size
    r._form.tensors(delta)


def test_no_epilogue_makes_sparse_payloads(step):
    with pytest.raises(ExportError, match="no epilogue makes SparseTop1"):
        step.programs(1, -12, Quantization.SPARSE_TOP1)


def test_the_same_bytes_for_other_values(step):
    other = convolution()
    with torch.no_grad():
        for p in other.parameters():
            if p.requires_grad:
                p.mul_(2)
    assert exported(other).programs(4, 10).root == step.programs(4, 10).root
    assert step.programs(5, 10).root != step.programs(4, 10).root != step.programs(4, 9).root


def test_fields_that_are_no_records():
    module = nn.Linear(3, 2)
    step = assay_trainer.export(
        module,
        lambda m, x, w: (m(x) * w).mean(),
        torch.optim.SGD(module.parameters(), lr=0.1),
        (torch.zeros(4, 3), torch.zeros(2)),
    )
    with pytest.raises(ExportError, match="axis 0"):
        step.programs(1, 10)


@pytest.mark.slow
def test_the_gpt_learns_text_as_eager_pytorch_does():
    """A round of the Verified tier on real text, step by step beside torch.optim on the same batches."""
    step = text.step(1)
    size = step.record_bytes
    found = [text.records()[i : i + size] for i in range(0, len(text.records()), size)]
    form = Form(step.parameters, 3, Quantization.NONE, 10)
    programs = step.programs(3, 10)
    r = verified.Replayer(TASK, SEED, verified.Schedule(text.STEPS, 5), form, programs.encodings, programs.constants)
    ours: list[float] = []
    result = r.run(verified.Work(2, TRAINER, programs.initial, found), lambda _, loss: ours.append(loss))

    module = text.model(1)
    optimizer = text.optimizer(module)
    theirs = []
    for t in range(text.STEPS):
        micro = [r._records(verified.Work(2, TRAINER, programs.initial, found), t, m) for m in range(4)]
        fields = [torch.from_numpy(np.concatenate(f)).long() for f in zip(*micro, strict=True)]
        optimizer.zero_grad()
        lost = text.loss(module, *fields)
        lost.backward()
        torch.nn.utils.clip_grad_norm_(module.parameters(), 1.0)
        optimizer.step()
        theirs.append(float(lost.detach()))
    assert ours == pytest.approx(theirs, rel=0.01)
    assert ours[-1] < 0.75 * ours[0]
    after = torch.nn.utils.parameters_to_vector(module.parameters()).detach().numpy()
    assert np.abs(programs.initial - result.delta - after).max() < 0.02


# ---- files and objects ----------------------------------------------------------------------------------------------------


@pytest.fixture
def task(step, tmp_path) -> Path:
    write_exported(step, "test", b"".join(records()), 3, tmp_path / "task")
    return tmp_path / "task"


def checked(task: Path) -> subprocess.CompletedProcess:
    flags = {"spec": "task.json", "manifest": "manifest.json", "state": "state.safetensors", "objects": "objects"}
    return subprocess.run(
        [REPOSITORY / "bin" / "assay", "task", "check", "--json", *(x for f, n in flags.items() for x in (f"--{f}", task / n))],
        capture_output=True,
        text=True,
    )


def test_init_cuts_into_as_many_fragments_as_asked(step, tmp_path):
    """Krum, MultiKrum and a clip take vectors in one piece only."""
    write_exported(step, "test", b"".join(records()), 3, tmp_path, fragments=1)
    path = tmp_path / "task.json"
    document = json.loads(path.read_text())
    assert document["fragmentCount"] == 1
    rule = {"aggregation": "Krum", "aggregationParam": 0, "trainerCount": 4, "quorum": 3}
    path.write_text(json.dumps(document | rule))
    done = checked(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("parts", [1, 3])
def test_go_takes_what_is_exported(step, task, parts):
    """`assay task check` decodes every object, checks it against its address, and runs claim.Programs.Check."""
    path = task / "task.json"
    document = json.loads(path.read_text())
    programs = step.programs(parts, document["payloadBoundLog2"])
    for root, raw in programs.objects().items():
        durable.write(task / "objects" / f"0x{root.hex()}", raw)
    state = State.initial(programs.initial, parts)
    durable.write(task / "state.safetensors", safetensors_io.encode_state(state))
    path.write_text(json.dumps(document | {"fragmentCount": parts, "programRoot": "0x" + programs.root.hex()}))
    done = checked(task)
    assert done.returncode == 0, done.stdout + done.stderr
    answer = json.loads(done.stdout)
    assert answer["programRoot"] == "0x" + programs.root.hex()
    assert answer["objects"] == len(programs.objects()) + 1
    # Who replays it needs so much, and nobody's defaults decline it.
    assert answer["payloadBytes"] > 0
    assert answer["stateBytes"] > 2 * 4 * answer["paramCount"]
    assert answer["replay"]["memoryBytes"] > answer["stateBytes"]
    assert answer["replay"]["operations"] > answer["replay"]["largestOperator"] > 0
    assert "declined" not in answer["replay"]

    # Programs for another number of fragments are not the task's.
    path.write_text(json.dumps(document | {"programRoot": "0x" + programs.root.hex(), "fragmentCount": 2}))
    durable.write(task / "state.safetensors", safetensors_io.encode_state(State.initial(programs.initial, 2)))
    done = checked(task)
    assert done.returncode != 0
    assert "programs do not fit" in done.stdout + done.stderr


def test_go_finds_what_is_damaged(task):
    for path in sorted((task / "objects").iterdir()):
        raw = path.read_bytes()
        for bad in (bytes([raw[0] ^ 1]) + raw[1:], raw[:-1], raw + b"\0"):
            path.write_bytes(bad)
            done = checked(task)
            assert done.returncode != 0, path.name
            assert "not the object of that root" in done.stdout + done.stderr
        path.write_bytes(raw)
    assert checked(task).returncode == 0


def test_data_that_are_no_records(step, tmp_path):
    for size in (0, step.record_bytes - 1, step.record_bytes + 1):
        with pytest.raises(ConfigError, match="whole number of records"):
            write_exported(step, "test", bytes(size), 3, tmp_path)
    assert step.record_bytes == 36 * 4 + 4


class Folder(Keepers):
    """Keepers that serve a folder's objects."""

    def __init__(self, folder: Path, spoil: bytes = b"") -> None:
        self.folder, self.spoil = folder, spoil

    def download(self, root, size, path, root_of, window=None):
        raw = (self.folder / f"0x{root.hex()}").read_bytes()
        if root == self.spoil:
            raw = raw[:-1]
        assert len(raw) <= size
        if root_of(raw) != root:
            raise keeper_client.KeeperUnavailable(f"serves bytes whose root is not 0x{root.hex()}")
        return raw


def spec_of(task: Path) -> dict:
    spec = json.loads((task / "task.json").read_text())
    for name in ("programRoot", "datasetRoot", "seed"):
        spec[name] = bytes.fromhex(spec[name][2:])
    return spec | {"tier": 1, "quantization": 0, "checkpointInterval": 2}


def test_objects_give_the_replayer_back(step, task, tmp_path):
    spec = spec_of(task)
    keepers = Folder(task / "objects")
    fetched, found = verified.open_replayer(keepers, TASK, spec, step.record_bytes, tmp_path)
    assert found == records()
    programs, own = replayer(step, spec["fragmentCount"])
    work = verified.Work(1, TRAINER, programs.initial, found)
    ours, theirs = own.run(work), fetched.run(work)
    assert (ours.checkpoints, ours.delta.tobytes()) == (theirs.checkpoints, theirs.delta.tobytes())
    for path in (task / "objects").iterdir():
        with pytest.raises(assay_trainer.errors.AssayError):
            verified.open_replayer(
                Folder(task / "objects", bytes.fromhex(path.name[2:])), TASK, spec, step.record_bytes, tmp_path
            )
    with pytest.raises(ConfigError, match="records of"):
        verified.open_replayer(keepers, TASK, spec, step.record_bytes + 4, tmp_path)


def test_recompute_finds_a_claim_that_is_none(step):
    programs, r = replayer(step, 2)
    state = State.initial(programs.initial, 2)
    result = r.run(verified.Work(6, TRAINER, programs.initial, records()))
    honest = {
        "round": 6,
        "trainer": TRAINER,
        "claimHash": verified.claim_hash(TASK, 6, TRAINER, result.checkpoints),
        "payloadRoot": r._form.root(TASK, 6, TRAINER, r._form.tensors(result.delta)),
    }

    def check(**change):
        entries = [SimpleNamespace(args=honest), SimpleNamespace(args=honest | change)]
        recompute._check_claims(r, records(), entries, state, r._form)

    check()
    skipped = [*result.checkpoints[:1], *result.checkpoints[:-1]]
    for lie in (
        {"claimHash": verified.claim_hash(TASK, 6, TRAINER, skipped)},
        {"payloadRoot": bytes(32)},
        {"round": 7},
        {"trainer": b"\1" * 20},
    ):
        with pytest.raises(recompute.RecomputeMismatch, match="its work gives"):
            check(**lie)


# ---- the trainer ----------------------------------------------------------------------------------------------------------


class Blank:
    """An adapter that has nothing to measure with."""

    name = "program"

    def evaluate(self, _params):
        return None


def trainer(step, task: Path, folder: Path, **options) -> loop.Trainer:
    key = parse_key("11" * 32)
    made = loop.Trainer(
        None, None, key, loop.Options(task_id=TASK, datadir=folder, account=TRAINER, **options), Log(json_events=True)
    )
    made.spec = spec_of(task) | {"innerSteps": STEPS}
    made.adapter = Blank()
    made._replayer, made._records = verified.open_replayer(Folder(task / "objects"), TASK, made.spec, step.record_bytes, folder)
    initial = step.programs(1, 10).initial
    made._state = lambda _round, _root: State.initial(initial, made.spec["fragmentCount"])
    return made


PLACE = (4, b"\7" * 32)


def test_a_round_by_programs(step, task, tmp_path, capsys):
    t = trainer(step, task, tmp_path)
    entry = t._trained(PLACE)
    programs, own = replayer(step, t.spec["fragmentCount"])
    result = own.run(verified.Work(4, TRAINER, programs.initial, records()))
    assert entry.claim_hash == verified.claim_hash(TASK, 4, TRAINER, result.checkpoints).hex()
    assert entry.payload_root == t.form.root(TASK, 4, TRAINER, t.form.tensors(result.delta)).hex()
    assert t.journal.checkpoints(*PLACE) == b"".join(result.checkpoints)
    event = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert event["claimHash"] == "0x" + entry.claim_hash
    assert event["loss"] == result.loss
    assert "accuracy" not in event

    # What a kill or a disk took comes back with the same bits; nothing is computed while all is there.
    t._inner_steps = None
    assert trainer(step, task, tmp_path)._trained(PLACE) == entry == t._trained(PLACE)
    for name in ("checkpoints.bin", "payload.safetensors", "entry.json"):
        path = t.journal.place(*PLACE) / name
        for spoil in (lambda p: p.unlink(), lambda p: p.write_bytes(b"\0" + p.read_bytes()[1:])):
            kept = path.read_bytes()
            spoil(path)
            if name == "entry.json" and path.exists():
                with pytest.raises(JournalConflict):
                    trainer(step, task, tmp_path)._trained(PLACE)
                path.write_bytes(kept)
                continue
            again = trainer(step, task, tmp_path)._trained(PLACE)
            assert (again.payload_root, again.claim_hash) == (entry.payload_root, entry.claim_hash)
            assert t._intact(again, t.journal.payload(*PLACE))


def test_another_claim_is_never_signed(step, task, tmp_path):
    """The same payload on another chain of local states is another claim: the journal refuses it."""
    entry = trainer(step, task, tmp_path)._trained(PLACE)
    other = trainer(step, task, tmp_path)
    (other.journal.place(*PLACE) / "checkpoints.bin").unlink()
    run = other._replayer.run

    def lying(work, progress):
        result = run(work, progress)
        result.checkpoints[1] = bytes(32)
        return result

    other._replayer.run = lying
    with pytest.raises(JournalConflict):
        other._trained(PLACE)
    assert Journal(tmp_path, TASK, TRAINER).entry(*PLACE) == entry
    with pytest.raises(JournalConflict, match="claim"):
        other.journal.intend(Entry(4, PLACE[1].hex(), entry.payload_root, None, 1.0, claim_hash="ab" * 32))


def test_stopping_ends_a_long_round(step, task, tmp_path):
    t = trainer(step, task, tmp_path)
    t.stop.set()
    with pytest.raises(loop.Stopped):
        t._trained(PLACE)
    assert t.journal.entry(*PLACE) is None


@pytest.mark.parametrize(
    ("expected", "tier", "fine"),
    [(None, 0, True), (None, 1, True), ("open", 0, True), ("open", 1, False), ("verified", 0, False)],
)
def test_the_tier_is_the_tasks(step, task, tmp_path, expected, tier, fine):
    t = trainer(step, task, tmp_path, tier=expected)
    t.spec = {"tier": tier}
    if fine:
        t._check_tier()
        return
    with pytest.raises(ConfigError, match=f"not {expected}"):
        t._check_tier()


def test_flag_tier(monkeypatch):
    run = ["run", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"]
    assert cli.build_parser().parse_args(run).tier is None
    monkeypatch.setenv("ASSAY_TIER", "verified")
    assert cli.build_parser().parse_args(run).tier == "verified"
    assert cli.build_parser().parse_args(["init", "--out", "x"]).tier == "verified"
    with pytest.raises(SystemExit):
        cli.build_parser().parse_args([*run, "--tier", "gold"])


def test_init_of_a_model_needs_data(capsys):
    assert cli.main(["init", "--model", "x.py:y", "--out", "x"]) == cli.EXIT_USAGE
    assert "--data" in capsys.readouterr().err
    assert cli.main(["init", "--adapter", "text-gpt", "--out", "x"]) == cli.EXIT_USAGE
    assert "--tier verified" in capsys.readouterr().err
    assert cli.main(["init", "--adapter", "program", "--out", "x"]) == cli.EXIT_USAGE
    assert "--model" in capsys.readouterr().err


def test_kind_of_the_list_is_the_formats(step):
    programs = step.programs(2, 10)
    raw = programs.objects()[programs.root]
    assert commit.hash_list_root(commit.Kind.PROGRAMS, verified.root_list(raw)) == programs.root
