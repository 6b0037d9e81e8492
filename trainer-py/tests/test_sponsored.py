"""Any module in the Open tier: a sponsor's function, trained by PyTorch, whose code nobody's manifest has run."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import numpy as np
import pytest
import torch
from test_adapters import batches, first_state, go_takes, looped, replay, table  # noqa: F401 (a fixture)

from assay_trainer import adapters, cli, loop, safetensors_io
from assay_trainer import manifest as mf
from assay_trainer.adapters import program, records
from assay_trainer.adapters.sponsored import Sponsored, UncarriedBuffer
from assay_trainer.commit import State
from assay_trainer.errors import ConfigError, DatasetMismatch, ManifestError
from assay_trainer.facts_gen import Tier
from assay_trainer.inner import Settings
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.model import weights
from assay_trainer.model.check import ModelMismatch

SOURCE = """
import torch
from torch import nn
from assay_trainer.exporter import Groups, schedules
from assay_trainer.exporter.optimizers import AdamW, Muon

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.kind = nn.Embedding(3, 4)
        self.norm, self.inner, self.out = nn.BatchNorm1d(8), nn.Linear(8, 16), nn.Linear(16, 1)
        self.fixed = nn.Linear(4, 4)
        self.register_buffer("scale", torch.full((4,), 0.5))

    def forward(self, x, kind):
        h = torch.cat([self.fixed(x) * self.scale, self.kind(kind)], 1)
        return self.out(torch.tanh(self.inner(self.norm(h))))[:, 0]

    def metric(self, outputs, batch):
        return {"accuracy": 1 - (outputs - batch["size"]).square().mean() / batch["size"].var()}

def loss(module, x, kind, size):
    return (module(x, kind) - size).abs().mean()

def example(rows=16):
    return torch.zeros(rows, 4), torch.zeros(rows, dtype=torch.int64), torch.zeros(rows)

def net():
    torch.manual_seed(0)
    module = Net()
    chosen = Groups(Muon(lr=0.02), {"fixed.*": None, "kind.*": AdamW(lr=0.01), "@vectors": AdamW(lr=0.01)})
    return {"module": module, "loss": loss, "optimizer": chosen, "example": example(), "max_norm": 1.0}

def simple():
    torch.manual_seed(0)
    module = Net()
    return module, loss, torch.optim.SGD(module.parameters(), 0.05, momentum=0.9), example()

def other():
    made = net()
    made["module"].scale += 1
    return made

class Moving(Net):
    def forward(self, x, kind):
        with torch.no_grad():
            self.scale.mul_(0.9).add_(0.1)
        return super().forward(x, kind)

def moving():
    return {**net(), "module": Moving()}

def function():
    return {**net(), "schedule": lambda step: 1.0}

def half():
    return {**net(), "module": Net().bfloat16()}
"""
FIELDS = ["--field", "x=a,b,c,d", "--field", "kind=kind:class", "--field", "size=size"]


@pytest.fixture(autouse=True)
def _nothing_said():
    yield
    program.use(None)
    records.look_in(())


@pytest.fixture(scope="module")
def data(table, tmp_path_factory) -> Path:  # noqa: F811 (fixture)
    out = tmp_path_factory.mktemp("sponsored") / "data"
    assert cli.main(["data", "build", str(table), *FIELDS, "--license", "CC0-1.0", "--quiet", "--out", str(out)]) == 0
    (out.parent / "mine.py").write_text(SOURCE)
    return out


def init(data: Path, out: Path, function: str, *flags: str) -> int:
    line = ["init", "--quiet", "--adapter", "program", "--model", f"{data.parent / 'mine.py'}:{function}", "--data", str(data)]
    return cli.main([*line, "--steps", "12", *flags, "--out", str(out)])


@pytest.fixture(scope="module")
def task(data, tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("task") / "task"
    assert init(data, out, "net", "--schedule", "cosine", "--warmup", "2", "--grid", "2x1") == 0
    return out


def opened(folder: Path, data: Path, target: str | None) -> adapters.Adapter:
    records.look_in((data,))
    program.use(target)
    return adapters.from_manifest(mf.parse((folder / "manifest.json").read_bytes()))


def test_a_task_says_its_module_and_brings_none_of_it(task: Path, data: Path) -> None:
    manifest = json.loads((task / "manifest.json").read_bytes())
    spec = json.loads((task / "task.json").read_text())
    assert spec.get("tier") != "Verified"
    assert (spec["outerLearningRate"], spec["outerMomentum"]) == ("1", "0"), "running variances"
    assert manifest["model"]["function"] == "net"
    assert manifest["batch_size"] == 32, "the example's rows, in both groups of the grid"
    names = [t["name"] for t in manifest["tensors"]]
    assert names == ["kind.weight", "norm.weight", "norm.bias", "inner.weight", "inner.bias", "out.weight", "out.bias",
                     "norm.running_mean", "norm.running_var"]  # fmt: skip
    assert (task / "mine.py").read_text() == SOURCE
    said = (task / "README.md").read_text()
    assert "run --task TASK --data FOLDER --model mine.py:net" in said
    assert "| optimiser | muon and adamw, schedule cosine, norm at most 1 |" in said
    assert "| code | `mine.py`, SHA-256 " in said
    go_takes(task)


def test_a_round_trains_it(task: Path, data: Path) -> None:
    adapter, start, rows = opened(task, data, f"{task / 'mine.py'}:net"), first_state(task), batches(task)
    made = adapter.train(start, rows)
    assert looped(adapter, start, rows, Settings()).tobytes() == made.params.tobytes(), "as `run` makes it"
    before, after = adapter.evaluate(start), adapter.evaluate(made.params)
    assert after.loss < before.loss
    assert after.accuracy > before.accuracy, "the module's own"
    parts = looped(adapter, start, rows, Settings(accumulate=4))
    assert adapter.evaluate(parts).loss < before.loss
    assert parts.tobytes() == looped(adapter, start, rows, Settings(accumulate=4)).tobytes()


@pytest.mark.slow
def test_its_processes_make_it_too(task: Path, data: Path, tmp_path: Path) -> None:
    adapter, start, rows = opened(task, data, f"{task / 'mine.py'}:net"), first_state(task), batches(task)
    two = looped(adapter, start, rows, Settings(processes=2), tmp_path / "scratch")
    assert two.tobytes() == looped(adapter, start, rows, Settings(accumulate=2)).tobytes()


def test_the_open_tier_is_near_the_verified_one(data: Path, tmp_path: Path) -> None:
    """The same function, optimiser of torch and flags in both tiers."""
    flags = ["--schedule", "wsd", "--max-norm", "1"]
    assert init(data, tmp_path / "open", "simple", *flags) == 0
    target = f"{data.parent / 'mine.py'}:simple"
    line = ["init", "--quiet", "--model", target, "--data", str(data), "--steps", "12", *flags]
    assert cli.main([*line, "--out", str(tmp_path / "verified")]) == 0
    adapter, start = opened(tmp_path / "open", data, target), first_state(tmp_path / "open")
    names = [n for n, _ in adapter.manifest.tensors]
    document = json.loads((tmp_path / "verified" / "manifest.json").read_bytes())
    assert document["inner_optimizer"] == {"name": "program"}
    assert sorted(t["name"] for t in document["tensors"]) == sorted(names)
    rows = batches(tmp_path / "open")
    losses: list[float] = []
    adapter.train(start, rows, lambda _, loss: losses.append(loss))
    import assay_trainer
    from assay_trainer.exporter.schedules import WSD
    from assay_trainer.model import module

    made = module.made(target)
    step = assay_trainer.export(*made.values(), steps=12, schedule=WSD(), max_norm=1.0)
    state, ours = step.state, []
    fields = records.tensors(adapter.data, adapter.data.train)
    with step.open() as program_:
        for row in rows:
            state = program_.run(state, [step.batch(*(x[torch.from_numpy(row)] for x in fields))])
            ours.append(float(state[-1]))
    np.testing.assert_allclose(ours, losses, rtol=1e-3)


# ---- whose code runs ----------------------------------------------------------------------------------------------------


def test_no_code_is_run_because_a_manifest_names_it(task: Path, data: Path, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(task)  # where the sponsor's file lies
    with pytest.raises(
        ConfigError, match=r"no code is run because a manifest names it .*SHA-256 0x[0-9a-f]{64}, read it, then"
    ):
        opened(task, data, None)
    traced = tmp_path / "mine.py"
    traced.write_text(SOURCE + f"\nopen({str(tmp_path / 'ran')!r}, 'w')\n")
    with pytest.raises(ModelMismatch, match="made by net of a file with SHA-256"):
        opened(task, data, f"{traced}:net")
    assert not (tmp_path / "ran").exists(), "another file is not even run"
    with pytest.raises(ModelMismatch, match="made by net of a file"):
        opened(task, data, f"{task / 'mine.py'}:simple")
    with pytest.raises(DatasetMismatch):
        opened(task, tmp_path, f"{task / 'mine.py'}:net")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"model": {"function": "net"}}, "exactly function, others and source"),
        ({"model": {"function": "net", "others": "0x" + "0" * 64, "source": "x"}}, "model.source"),
        ({"model": {"function": "os.system", "others": "0x" + "0" * 64, "source": "0x" + "0" * 64}}, "model.function"),
    ],
)
def test_a_strangers_manifest_is_refused(task: Path, change: dict, says: str) -> None:
    document = json.loads((task / "manifest.json").read_bytes())
    with pytest.raises(ManifestError, match=says):
        adapters.from_manifest(mf.parse(mf.encode(document | change)))


def test_a_module_that_is_another_is_refused(task: Path, data: Path) -> None:
    target = f"{task / 'mine.py'}:net"
    manifest = mf.parse((task / "manifest.json").read_bytes())
    document = json.loads(manifest.raw)
    document["model"]["others"] = "0x" + "1" * 64
    records.look_in((data,))
    program.use(target)
    with pytest.raises(ModelMismatch, match="what is not trained"):
        adapters.from_manifest(mf.parse(mf.encode(document)))
    document = json.loads(manifest.raw)
    document["tensors"][0]["shape"] = [3, 5]
    with pytest.raises(ModelMismatch, match=r"'kind.weight' is \(3, 5\) in the manifest, \(3, 4\) in the module"):
        adapters.from_manifest(mf.parse(mf.encode(document)))


def test_a_function_that_no_task_asks_for_is_refused(table, tmp_path: Path) -> None:  # noqa: F811 (fixture)
    program.use("mine.py:net")
    for adapter, section in (("tabular", {"name": "adamw"}), ("program", {"name": "program"})):
        document = {"adapter": adapter, "inner_optimizer": section}
        manifest = mf.Manifest(b"", document, adapter, 1, (), bytes(32), 1)
        with pytest.raises(ConfigError, match="no code of a sponsor makes the module"):
            program.refuse_unused(manifest)


def test_the_trainer_asks_for_the_function(task: Path, data: Path, tmp_path: Path) -> None:
    """The loop of `run`, up to the manifest: without --model it ends by name, with it it has an inner loop."""
    raw = (task / "manifest.json").read_bytes()
    manifest = mf.parse(raw)
    options = loop.Options(bytes(32), tmp_path, bytes(20))
    trainer = loop.Trainer(None, None, parse_key("11" * 32), options, Log(quiet=True))

    class Keepers:
        def download(self, digest, _most, _path, hashed):
            assert hashed(raw) == digest
            return raw

    trainer.keepers = Keepers()
    spec = {"manifestHash": manifest.hash, "paramCount": manifest.parameters, "datasetRoot": manifest.dataset_root}
    trainer.spec = spec | {"datasetRecords": manifest.dataset_records, "tier": Tier.OPEN}
    records.look_in((data,))
    program.use(None)
    with pytest.raises(ConfigError, match="no code is run"):
        trainer._await_manifest()
    program.use(f"{task / 'mine.py'}:net")
    trainer._await_manifest()
    assert isinstance(trainer.adapter, Sponsored)
    assert trainer._inner is not None


# ---- what comes out -----------------------------------------------------------------------------------------------------


def test_the_model_comes_back(task: Path, data: Path, tmp_path: Path) -> None:
    target = f"{task / 'mine.py'}:net"
    adapter, start = opened(task, data, target), first_state(task)
    params = adapter.train(start, batches(task)).params
    state = tmp_path / "after.safetensors"
    state.write_bytes(safetensors_io.encode_state(State.initial(params, 4)))

    def said(*line: object) -> dict:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            assert cli.main([str(x) for x in line]) == 0
        return json.loads(out.getvalue())

    model = tmp_path / "model"
    said("model", "--quiet", "--task", task, "--state", state, "--model", target, "--data", data, "--out", model)
    found = weights.open_weights(model)
    assert {"fixed.weight", "scale", "norm.running_var", "norm.num_batches_tracked"} <= set(found)
    assert found["kind.weight"].f32().tobytes() == params[:12].tobytes()
    assert said("verify-model", "--file", model, "--task", task, "--states", state, "--model", target, "--json")["match"]
    measured = said("evaluate", "--quiet", "--model", target, "--data", data, "--file", model)
    score = adapter.evaluate(params)
    assert (measured["loss"], measured["accuracy"]) == (score.loss, score.accuracy)
    # The task's own tensors need nobody's code.
    alone = said("model", "--quiet", "--task", task, "--out", tmp_path / "alone")
    assert alone["stateRoot"] == "0x" + State.initial(start, 4).root().hex()


@pytest.mark.parametrize(
    ("function", "flags", "says"),
    [
        ("moving", [], "UncarriedBuffer: the buffer scale changes while the module trains"),
        ("function", [], "a schedule that is a function, which no manifest can say"),
        ("half", [], "the parameter kind.weight is of torch.bfloat16"),
        ("net", ["--max-norm", "2"], "--max-norm, and"),
        ("net", ["--profile", "int8"], "--profile says how programs compute"),
        ("net", ["--grid", "30x1"], "a step of 480 records"),
        ("simple", ["--optimizer", "muon,lr=0.02"], "which is no matrix"),
    ],
)
def test_what_the_open_tier_cannot_train_is_refused(data, tmp_path, capsys, function, flags, says) -> None:
    assert init(data, tmp_path / "task", function, *flags) in (cli.EXIT_FAILED, cli.EXIT_USAGE)
    assert says in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "task" / "task.json").exists()
    assert issubclass(UncarriedBuffer, Exception)


def test_flags_of_such_a_task(data: Path, tmp_path: Path, capsys) -> None:
    out = ["--out", str(tmp_path / "task")]
    for line, says in (
        (["--adapter", "program", "--data", str(data)], "--adapter program without --model"),
        (["--adapter", "program", "--model", "m:f", "--data", str(data / "shards.json")], "no folder, and keepers hold no"),
    ):
        assert cli.main(["init", *line, *out]) == cli.EXIT_USAGE
        assert says in " ".join(capsys.readouterr().err.split())
