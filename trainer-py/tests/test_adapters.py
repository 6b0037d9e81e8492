"""Adapters of data of one's own: from a file to a task of either tier, beside plain PyTorch."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from conftest import REPOSITORY

from assay_trainer import adapters, batch, cli, registry, safetensors_io, template
from assay_trainer import manifest as mf
from assay_trainer.adapters import records
from assay_trainer.commit import State
from assay_trainer.data.fields import Field
from assay_trainer.data.folder import Dataset, encode
from assay_trainer.errors import ConfigError, DataError, DatasetMismatch, ManifestError
from assay_trainer.inner import Settings
from assay_trainer.inner.loop import open_inner
from assay_trainer.model import check, judge, module, rebuilt, weights
from assay_trainer.payload import Form, Quantization
from assay_trainer.torch_setup import torch
from assay_trainer.verified import Replayer, Schedule, Work

TRAINER, ROUND, STEPS = bytes(range(20)), 3, 12


@pytest.fixture(scope="module")
def table(tmp_path_factory) -> Path:
    """A table of four columns of other sizes, a class and a number that hang on them."""
    rng = np.random.default_rng(5)
    path = tmp_path_factory.mktemp("table") / "measured.csv"
    lines = ["a,b,c,d,kind,size"]
    for row in rng.standard_normal((240, 4)):
        kind = ("low", "middle", "high")[int(np.digitize(row[0] + row[1], [-0.5, 0.5]))]
        lines.append(f"{row[0]:.3f},{100 + 20 * row[1]:.2f},{row[2]:.3f},{row[3]:.3f},{kind},{3 * row[0] - row[2] + 7:.3f}")
    path.write_text("\n".join(lines) + "\n")
    return path


@pytest.fixture(autouse=True)
def _nowhere():
    yield
    records.look_in(())


def init(out: Path, adapter: str, data: Path, *line: str) -> Path:
    flags = [f for setting in line if "=" in setting for f in ("--set", setting)]
    rest = [x for x in line if "=" not in x]
    assert cli.main(["init", "--quiet", "--adapter", adapter, "--data", str(data), *flags, *rest, "--out", str(out)]) == 0
    return out


def opened(folder: Path, *data: Path) -> adapters.Adapter:
    records.look_in(data or (folder,))
    return adapters.from_manifest(mf.parse((folder / "manifest.json").read_bytes()))


def first_state(folder: Path) -> np.ndarray:
    spec = json.loads((folder / "task.json").read_text())
    raw = (folder / "state.safetensors").read_bytes()
    return safetensors_io.decode_state(raw, spec["paramCount"], spec["fragmentCount"]).flat()


def batches(folder: Path) -> np.ndarray:
    """The records of a trainer's round."""
    spec = json.loads((folder / "task.json").read_text())
    size = json.loads((folder / "manifest.json").read_bytes())["batch_size"]
    return batch.round_batches(bytes.fromhex(spec["seed"][2:]), ROUND, TRAINER, STEPS, size, spec["datasetRecords"])


def plain(adapter: adapters.Adapter, start: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, list[float]]:
    """The same steps by torch.optim.AdamW."""
    module, c = adapter.built(), adapter.manifest.optimizer
    names = [n for n, _ in adapter.manifest.tensors]
    own = {**dict(module.named_parameters()), **dict(module.named_buffers())}
    at = 0
    with torch.no_grad():
        for name in names:
            own[name].copy_(torch.from_numpy(start[at : at + own[name].numel()].copy()).reshape(own[name].shape))
            at += own[name].numel()
    trained = [p for p in module.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(
        trained, lr=c.lr, betas=(c.beta1, c.beta2), eps=c.eps, weight_decay=c.weight_decay, foreach=False, fused=False
    )
    losses = []
    for row in rows:
        optimizer.zero_grad()
        loss = adapter.objective(module, *(x[torch.from_numpy(row)] for x in adapter.fields("train")))
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    return np.concatenate([own[n].detach().numpy().reshape(-1) for n in names]), losses


def replay(folder: Path, start: np.ndarray) -> tuple[np.ndarray, list[float]]:
    """The round of a Verified task's folder by its programs: the parameters after it, and each step's loss."""
    spec = json.loads((folder / "task.json").read_text())
    objects = {p.name: p.read_bytes() for p in (folder / "objects").iterdir()}
    adapter = opened(folder)
    step = adapter.export(STEPS, template.task_seed(0))
    programs = step.programs(spec["fragmentCount"], spec["payloadBoundLog2"])
    form = Form(spec["paramCount"], spec["fragmentCount"], Quantization.NONE, spec["payloadBoundLog2"])
    replayer = Replayer(
        bytes(32), bytes.fromhex(spec["seed"][2:]), Schedule(STEPS, 5), form, programs.encodings, programs.constants
    )
    data = objects[spec["datasetRoot"]]
    size = len(data) // spec["datasetRecords"]
    losses: list[float] = []
    work = Work(ROUND, TRAINER, start, [data[i : i + size] for i in range(0, len(data), size)])
    result = replayer.run(work, lambda _, loss: losses.append(loss))
    return start - result.delta, losses


def looped(adapter: adapters.Adapter, start: np.ndarray, rows: np.ndarray, settings: Settings, scratch: Path | None = None):
    inner = open_inner(adapter, settings, 1, scratch, pytest.fail)
    try:
        return inner.train(start, rows, bytes(32), None, lambda _step, _loss: None, lambda: False).params
    finally:
        inner.close()


def go_takes(folder: Path) -> None:
    flags = {"spec": "task.json", "manifest": "manifest.json", "state": "state.safetensors"}
    line = [x for f, n in flags.items() for x in (f"--{f}", str(folder / n))]
    if (folder / "objects").is_dir():
        line += ["--objects", str(folder / "objects")]
    done = subprocess.run([REPOSITORY / "bin" / "assay", "task", "check", "--json", *line], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


TABLES = [("label=kind", "columns=a,b,c,d", "hidden=16,8"), ("label=size", "columns=a,b,c,d", "task=regression", "hidden=16")]


@pytest.mark.slow
@pytest.mark.parametrize("line", TABLES, ids=["classes", "numbers"])
def test_an_open_round_is_that_of_plain_pytorch(table, tmp_path, line):
    folder = init(tmp_path / "task", "tabular", table, f"steps={STEPS}", "lr=0.05", *line)
    go_takes(folder)
    adapter, start = opened(folder), first_state(folder)
    trained = adapter.train(start, batches(folder))
    theirs, losses = plain(adapter, start, batches(folder))
    assert trained.params.tobytes() == theirs.tobytes(), "bit for bit"
    assert trained.loss == pytest.approx(sum(losses) / STEPS)
    assert looped(adapter, start, batches(folder), Settings()).tobytes() == theirs.tobytes(), "as `run` makes it"
    before, after = adapter.evaluate(start), adapter.evaluate(trained.params)
    assert after.loss < before.loss
    assert after.accuracy > before.accuracy


@pytest.mark.slow
@pytest.mark.parametrize("line", TABLES, ids=["classes", "numbers"])
def test_a_verified_round_is_near_plain_pytorch(table, tmp_path, line):
    folder = init(tmp_path / "task", "tabular", table, f"steps={STEPS}", "lr=0.01", *line, "--tier", "verified")
    go_takes(folder)
    start = first_state(folder)
    params, losses = replay(folder, start)
    theirs, plain_losses = plain(opened(folder), start, batches(folder))
    np.testing.assert_allclose(losses, plain_losses, rtol=1e-2)
    np.testing.assert_allclose(params, theirs, atol=2e-3)


@pytest.mark.skipif("ASSAY_LONG" not in os.environ, reason="two processes load PyTorch; the inner loop has tests of its own")
def test_the_processes_of_the_inner_loop_find_the_records(table, tmp_path):
    folder = init(tmp_path / "task", "tabular", table, f"steps={STEPS}", *TABLES[0])
    adapter, start, rows = opened(folder), first_state(folder), batches(folder)
    one = looped(adapter, start, rows, Settings(accumulate=2))
    two = looped(adapter, start, rows, Settings(processes=2), tmp_path / "processes")
    assert two.tobytes() == one.tobytes()


def test_the_folder_of_a_module_says_what_to_type(table, tmp_path):
    (tmp_path / "mine.py").write_text(
        "import torch\n"
        "def mlp():\n"
        "    module = torch.nn.Linear(4, 3)\n"
        "    example = torch.zeros(8, 4), torch.zeros(8, dtype=torch.int64)\n"
        "    return module, torch.nn.CrossEntropyLoss(), torch.optim.SGD(module.parameters(), lr=0.1), example\n"
    )
    data, out, model = tmp_path / "data", tmp_path / "task", f"{tmp_path / 'mine.py'}:mlp"
    fields = ["--field", "x=a,b,c,d", "--field", "label=kind:class"]
    assert cli.main(["data", "build", str(table), *fields, "--license", "CC0-1.0", "--quiet", "--out", str(data)]) == 0
    assert cli.main(["init", "--quiet", "--model", model, "--data", str(data), "--steps", "2", "--out", str(out)]) == 0
    said, spec = (out / "README.md").read_text(), json.loads((out / "task.json").read_text())
    seconds = json.loads((out / template.MEASURED).read_text())["stepSeconds"]
    assert 0 < seconds < 60
    assert spec["trainerLock"] == template.lock(template.DEFAULTS, template.REPLAYED) == "380", "a lie does not pay"
    assert {k: spec[k] for k in template.windows(seconds, 2, template.INTERVAL)} == template.windows(
        seconds, 2, template.INTERVAL
    )
    for words in (
        "--objects objects --keeper URL",
        "s where this was written",
        "| model | 15 trained",
        f"--model {model} --data {data} --out model/",
        "evaluate",
    ):
        assert words in said


def test_the_folder_says_what_it_is(table, tmp_path):
    out = init(tmp_path / "task", "tabular", table, "label=kind", "columns=a,b,c,d", "license=CC0-1.0")
    said = (out / "README.md").read_text()
    assert json.loads((out / template.MEASURED).read_text())["stepSeconds"] > 0, "for `assay task plan`"
    for words in (
        "tabular, Open tier",
        "| `label` | `kind` |",
        "folder `data`",
        "model --task TASK --data . --out model/",
        "assay task plan --spec task.json",
    ):
        assert words in said
    assert json.loads((out / "data" / "card.json").read_text())["license"] == "CC0-1.0"
    again = init(tmp_path / "again", "tabular", out / "data", "label=kind")
    assert (again / "manifest.json").read_bytes() == (out / "manifest.json").read_bytes()
    assert (again / "state.safetensors").read_bytes() == (out / "state.safetensors").read_bytes()
    assert not (again / "data").exists()


def test_wrong_settings_are_named(table, tmp_path, capsys):
    cases = {
        ("depth=3",): "KEY=VALUE of steps, batch",
        ("steps=none",): "inner steps of a round",
        ("hidden=0",): "from 1 to 16384",
        (): "--set label=COLUMN",
        ("label=kind", "task=guess"): "classification or regression",
    }
    for line, says in cases.items():
        flags = [f for setting in line for f in ("--set", setting)]
        assert (
            cli.main(["init", "--adapter", "tabular", "--data", str(table), *flags, "--out", str(tmp_path / "x")])
            == cli.EXIT_USAGE
        )
        assert says in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "x" / "task.json").exists()


def test_a_task_without_its_records_is_refused(table, tmp_path):
    folder = init(tmp_path / "task", "tabular", table, "label=kind", "columns=a,b,c,d")
    other = init(tmp_path / "other", "tabular", table, "label=kind", "columns=a,b")
    with pytest.raises(DatasetMismatch, match="--data FOLDER"):
        opened(folder, tmp_path)
    with pytest.raises(DatasetMismatch, match="the manifest commits to"):
        opened(folder, other)
    said: list[str] = []
    records.look_in(())
    parsed = mf.parse((folder / "manifest.json").read_bytes())
    assert adapters.of_programs(parsed, said.append).evaluate(first_state(folder)) is None
    assert "not measured" in said[0]


def test_a_strangers_manifest_is_held_to_bounds(table, tmp_path):
    """Tensors are compared before there is memory for them."""
    folder = init(tmp_path / "task", "tabular", table, "label=kind", "columns=a,b,c,d")
    records.look_in((folder,))
    document = json.loads((folder / "manifest.json").read_bytes())
    model = document["model"]
    cases = [
        ({"model": model | {"hidden": [1 << 14] * 16}}, "layers.0.weight"),
        ({"model": model | {"hidden": [1 << 40]}}, "model.hidden"),
        ({"model": model | {"hidden": [8] * 17}}, "no list of at most 16"),
        ({"model": model | {"more": 1}}, "exactly"),
        ({"model": model | {"classes": 2}}, "2 classes, the data more"),
        ({"model": model | {"mean": "7f800000" * 4}}, "not finite"),
        ({"model": [1]}, "exactly"),
        ({"tensors": [{"name": "w", "shape": [1 << 20]}]}, "'w'"),
        ({"inner_optimizer": {"name": "sgd"}}, "sgd without lr"),
    ]
    for change, says in cases:
        with pytest.raises(ManifestError, match=says):
            adapters.from_manifest(mf.parse(mf.encode(document | change)))


def test_windows_grow_with_a_step():
    stated = template.DEFAULTS
    assert template.windows(0.001, 20, 5) == {
        k: stated[k]
        for k in (
            "commitWindow", "uploadWindow", "fallbackWindow", "stateWindow", "claimWindow", "revealWindow", "disputeClock",
            "disputeExtension",
        )
    }  # fmt: skip
    slow = template.windows(10, 20, 5)
    assert slow["commitWindow"] >= template.SLOWER * 10 * 20
    assert slow["disputeClock"] >= template.SLOWER * 10 * 5
    assert slow["claimWindow"] / stated["claimWindow"] == slow["stateWindow"] / stated["stateWindow"]


def test_a_lock_makes_a_lie_not_pay():
    spec = {"rewardPerGradient": "10", "trainerLock": "100"}
    for q in (template.REPLAYED, 1 / 4):
        half = int(template.lock(spec, q)) / 2
        assert q * (10 + half) >= 10, "p·(R + B) ≥ C, for C = R"
    assert template.lock(spec, 1) == "100", "never below the template's"


def test_every_adapter_on_data_is_built_in():
    assert set(registry.ON_DATA) < set(registry.BUILT_IN)
    for name in registry.ON_DATA:
        assert registry.load(name).name == name


# ---- modules of libraries ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sources(tmp_path_factory) -> Path:
    """A series, images, and a text with the configuration of a small Llama."""
    path = tmp_path_factory.mktemp("sources")
    rng = np.random.default_rng(7)
    hours = np.arange(600)
    series = 20 + 4 * np.sin(hours * 2 * np.pi / 24) + 0.1 * rng.standard_normal(600)
    (path / "series.csv").write_text("value\n" + "".join(f"{v:.3f}\n" for v in series))
    labels = rng.integers(0, 2, 80)
    images = rng.integers(0, 120, (80, 3, 16, 16)) + 120 * labels[:, None, None, None]
    np.savez(path / "images.npz", image=images.astype(np.uint8), label=labels)
    (path / "text.txt").write_text("the cat sat on the mat and the dog ran after it. " * 60)
    config = {
        "model_type": "llama", "architectures": ["LlamaForCausalLM"], "vocab_size": 128, "hidden_size": 16,
        "intermediate_size": 24, "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 1, "rope_theta": 1e4,
    }  # fmt: skip
    (path / "config.json").write_text(json.dumps(config))
    return path


SMALL = ("batch=4", f"steps={STEPS}", "lr=0.003")
SERIES = ("patch=6", "context=4", "horizon=2", "width=8", "layers=1", "heads=2")
NET = ("model=resnet18", "sizes=channels=4x4x8x8", "pixels=f32")
LORA = ("length=8", "lora=2")


@pytest.fixture(scope="module")
def tasks(sources, tmp_path_factory) -> dict[str, Path]:
    """A Verified task of each adapter; the manifest is that of the Open one."""
    path = tmp_path_factory.mktemp("tasks")
    lines = {
        "timeseries": ("series.csv", *SERIES),
        "vision": ("images.npz", *NET),
        "language": ("text.txt", *LORA, f"config={sources / 'config.json'}"),
    }
    return {n: init(path / n, n, sources / file, *SMALL, *line, "--tier", "verified") for n, (file, *line) in lines.items()}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["timeseries", "vision", "language"])
def test_rounds_of_both_tiers_are_those_of_plain_pytorch(tasks, name):
    folder = tasks[name]
    adapter, start, rows = opened(folder), first_state(folder), batches(folder)
    trained = adapter.train(start, rows)
    theirs, losses = plain(adapter, start, rows)
    assert trained.params.tobytes() == theirs.tobytes(), "bit for bit"
    assert looped(adapter, start, rows, Settings()).tobytes() == theirs.tobytes(), "as `run` makes it, statistics too"
    assert adapter.evaluate(trained.params).loss < adapter.evaluate(start).loss
    params, ours = replay(folder, start)
    np.testing.assert_allclose(ours, losses, rtol=1e-2)
    np.testing.assert_allclose(params, theirs, atol=5e-3)
    go_takes(folder)


def test_a_language_model_writes_samples(tasks, monkeypatch):
    monkeypatch.setattr("assay_trainer.adapters.language._SAMPLE_SECONDS", 3600)  # a busy machine writes less in three
    adapter, start = opened(tasks["language"]), first_state(tasks["language"])
    first, again = adapter.samples(start), adapter.samples(start)
    assert first == again
    assert len(first) == 2
    assert all(len(text) > 16 for text in first)
    assert adapter.tokens_per_record == 8


def test_lora_trains_its_own_tensors_alone(tasks):
    folder = tasks["language"]
    names = [t["name"] for t in json.loads((folder / "manifest.json").read_bytes())["tensors"]]
    assert names
    assert all("lora_" in n for n in names)
    assert (folder / records.BASE).is_file()
    assert f"`{records.BASE}`" not in (folder / "README.md").read_text(), "it is a constant of the programs"
    data = folder / "data"
    with pytest.raises(DatasetMismatch, match=r"base.safetensors, SHA-256 [0-9a-f]{64}, is not here"):
        opened(folder, data).evaluate(first_state(folder))


def test_the_inner_loop_finds_tensors_by_name(table, tmp_path):
    folder = init(tmp_path / "task", "tabular", table, *TABLES[0])
    start, rows = first_state(folder), batches(folder)
    manifest = json.loads((folder / "manifest.json").read_bytes())
    sizes = [int(np.prod(t["shape"])) for t in manifest["tensors"]]
    want = np.split(looped(opened(folder), start, rows, Settings()), np.cumsum(sizes)[:-1])
    manifest["tensors"].reverse()
    (folder / "manifest.json").write_bytes(mf.encode(manifest))
    turned = np.concatenate(np.split(start, np.cumsum(sizes)[:-1])[::-1])
    assert looped(opened(folder), turned, rows, Settings()).tobytes() == np.concatenate(want[::-1]).tobytes()


def test_a_batch_norms_statistics_are_shared(tasks, sources, tmp_path):
    names = [t["name"] for t in json.loads((tasks["vision"] / "manifest.json").read_bytes())["tensors"]]
    assert "bn1.running_var" in names
    assert "bn1.num_batches_tracked" not in names
    folder = init(tmp_path / "open", "vision", sources / "images.npz", *SMALL, *NET)
    adapter, first = opened(folder), first_state(folder)
    flat = looped(adapter, first, batches(folder), Settings(accumulate=2))
    path = tmp_path / "after.safetensors"
    path.write_bytes(safetensors_io.encode_state(State.initial(flat, 4)))
    written(folder, tmp_path / "model", "--state", path)
    out, at = weights.open_weights(tmp_path / "model"), 0
    for name, shape in adapter.manifest.tensors:
        size = int(np.prod(shape))
        assert out[name].f32().tobytes() == flat[at : at + size].tobytes(), name
        at += size
    assert out["bn1.running_var"].f32().tobytes() != np.ones(4, np.float32).tobytes(), "what the round saw"
    assert out["bn1.num_batches_tracked"].array() == 0


@pytest.mark.slow
@pytest.mark.parametrize("tier", ["open", "verified"])
def test_a_batch_norms_variances_stay_positive(tasks, sources, tmp_path, tier):
    """Momentum of the outer step would carry them below zero in two rounds: the model would be NaN where it is measured."""
    folder = init(tmp_path / "task", "vision", sources / "images.npz", *SMALL, *NET)
    spec, adapter, state = json.loads((folder / "task.json").read_text()), opened(folder), first_state(folder)
    if tier == "verified":
        # All that the rounds below are made of: they would have the same numbers.
        theirs = tasks["vision"]
        other = json.loads((theirs / "task.json").read_text())
        assert all(other[k] == spec[k] for k in ("seed", "datasetRecords", "outerLearningRate", "outerMomentum"))
        assert (theirs / "manifest.json").read_bytes() == (folder / "manifest.json").read_bytes()
        assert first_state(theirs).tobytes() == state.tobytes()
        return
    rate, momentum = np.float32(spec["outerLearningRate"]), np.float32(spec["outerMomentum"])
    velocity = np.zeros_like(state)
    rows = batches(folder)
    for longer in (4, 4, 1):  # enough steps for the variances to fall: with DiLoCo's rates the first 48 do
        rows = np.concatenate([rows] * longer)
        pseudo = state - adapter.train(state, rows).params
        velocity = momentum * velocity + pseudo
        state = state - rate * (pseudo + momentum * velocity)
        assert np.isfinite(adapter.evaluate(state).loss)
    tabular = json.loads((tasks["timeseries"] / "task.json").read_text())
    assert (tabular["outerLearningRate"], tabular["outerMomentum"]) == ("0.7", "0.9"), "others have DiLoCo's"


def test_a_strangers_module_brings_no_code_and_nothing_endless(tasks):
    def refused(adapter: str, says: str, **change: object) -> None:
        folder = tasks[adapter]
        records.look_in((folder,))
        document = json.loads((folder / "manifest.json").read_bytes())
        model = document["model"] | change
        with pytest.raises(ManifestError, match=says):
            adapters.from_manifest(mf.parse(mf.encode(document | {"model": model})))

    config = json.loads(json.loads((tasks["language"] / "manifest.json").read_bytes())["model"]["config"])
    for change, says in [
        ({"auto_map": {"AutoModelForCausalLM": "them--code.Model"}}, "may bring no code"),
        ({"trust_remote_code": True}, "may bring no code"),
        ({"attn_implementation": "kernels-of/others"}, "may bring no code"),
        ({"quantization_config": {"quant_method": "awq"}}, "may bring no code"),
        ({"model_type": "theirs"}, "no causal language model 'theirs'"),
        ({"vocab_size": 100}, "a vocab_size of 100"),
        ({"vocab_size": 1 << 40}, "beyond 16777216"),
        ({"num_hidden_layers": 1 << 20}, "far more parts than the"),
        ({"hidden_size": 18}, "is .* in the manifest|cannot be built"),
        ({"layer_types": ["x"] * 5000}, "a list that is too long"),
        ({"architecture": "hf-hub:them/net"}, "architecture: no part of the model"),
        ({"vision_config": {"architecture": "resnet18"}}, "architecture: no part of the model"),
        ({"backbone": "resnet18"}, "backbone: no part of the model"),
        ({"parts": [{"backbone_config": {}}]}, "backbone_config: no part of the model"),
        ({"use_timm_backbone": True}, "use_timm_backbone: no part of the model"),
        ({"use_pretrained_backbone": True}, "use_pretrained_backbone: no part of the model"),
        ({"name_or_path": "theirs"}, "name_or_path: no part of the model"),
        ({"transformers_weights": "theirs"}, "transformers_weights: no part of the model"),
        ({"text_config": {"model_type": "llama"}}, "model_type: no part of the model"),
        ({"hidden_act": "local-dir:theirs"}, "may name a file or a place"),
        ({"names": ["them/net"]}, "may name a file or a place"),
    ]:
        refused("language", says, config=json.dumps(config | change, sort_keys=True, separators=(",", ":")))
    refused("language", "no configuration", config="[" * 30)
    refused("language", "model.rank", rank=1 << 20)
    refused("vision", "no model 'theirs'", name="theirs")
    refused("vision", "none that is known", name="hf-hub:them/net")
    refused("vision", "none that is known", library="os")
    refused("vision", "model.sizes has others", sizes={"checkpoint_path": 1})
    refused("vision", "cannot be built", sizes={"patch_size": 4})
    refused("vision", "is .* in the manifest", sizes={"channels": [1 << 14] * 4})
    refused("timeseries", "no multiple", heads=3)
    refused("timeseries", "in the manifest", width=1 << 12)


def test_libraries_of_a_strangers_module_ask_no_hub():
    """Of a process of its own: the libraries read it when they are imported."""
    lines = "from assay_trainer.adapters.trained import library; library('huggingface_hub', 'a test')\n"
    lines += "import huggingface_hub.constants as c; assert c.HF_HUB_OFFLINE"
    path = os.pathsep.join(filter(None, (str(REPOSITORY / "trainer-py"), os.environ.get("PYTHONPATH"))))
    env = os.environ | {"PYTHONPATH": path, "HF_HUB_OFFLINE": "0", "TRANSFORMERS_OFFLINE": "0"}
    subprocess.run([sys.executable, "-c", lines], check=True, env=env)


def test_what_a_strangers_module_has_beside_its_tensors_is_bounded(plain_language):
    """GPT-Neo has a mask of every two positions in each layer: gigabytes behind tensors of a few megabytes."""

    def manifest(positions: int, layers: int) -> mf.Manifest:
        config = {
            "model_type": "gpt_neo", "vocab_size": 256, "hidden_size": 8, "intermediate_size": 8, "num_heads": 2,
            "num_layers": layers, "attention_types": [[["global"], layers]], "max_position_embeddings": positions,
        }  # fmt: skip
        document = json.loads((plain_language / "manifest.json").read_bytes())
        document["model"] |= {"config": json.dumps(config, sort_keys=True, separators=(",", ":"))}
        transformers = pytest.importorskip("transformers")
        with torch.device("meta"):
            net = transformers.GPTNeoForCausalLM(
                transformers.GPTNeoConfig(**{k: v for k, v in config.items() if k != "model_type"})
            )
        document["tensors"] = [{"name": n, "shape": list(p.shape)} for n, p in net.named_parameters()]
        return mf.parse(mf.encode(document))

    with pytest.raises(ManifestError, match=r"the model has \d+ bytes beside the \d+ of the tensors"):
        rebuilt.of(manifest(1 << 15, 1), [])
    assert rebuilt.of(manifest(64, 2), [])["module"]


def test_a_configuration_that_brings_code_makes_no_task(sources, tmp_path, capsys):
    config = json.loads((sources / "config.json").read_text()) | {"auto_map": {"AutoConfig": "code.Config"}}
    (tmp_path / "config.json").write_text(json.dumps(config))
    line = ["init", "--adapter", "language", "--data", str(sources / "text.txt"), "--set", f"config={tmp_path}"]
    assert cli.main([*line, "--out", str(tmp_path / "x")]) == cli.EXIT_USAGE
    assert "may bring no code" in " ".join(capsys.readouterr().err.split())


def test_a_series_is_held_out_by_time(tasks):
    data = opened(tasks["timeseries"]).data
    train, held = (records.tensors(data, s)[0] for s in (data.train, data.held_out))
    assert (len(train), len(held)) == (90 - 6 + 1, 10 - 6 + 1)
    seen = {x.numpy().tobytes() for x in train.reshape(-1, 6)}
    assert not any(x.numpy().tobytes() in seen for x in held.reshape(-1, 6)), "no patch is on both sides"


@pytest.mark.slow
def test_images_in_bytes_are_those_in_floats(tasks, sources, tmp_path):
    """A quarter of the bytes, the same numbers for the model; the program reads what the module reads."""
    wide = tasks["vision"]
    # Of few images the orders of sums that PyTorch has come to other parameters, and so does the program.
    line = (*SMALL, "batch=16", *NET[:2], "--tier", "verified")
    folder = init(tmp_path / "narrow", "vision", sources / "images.npz", *line)
    sizes = [json.loads((f / "manifest.json").read_bytes())["dataset"]["record_bytes"] for f in (folder, wide)]
    assert sizes == [3 * 16 * 16 + 4, 4 * 3 * 16 * 16 + 4]
    narrow = opened(folder)
    assert narrow.fields("train")[0].dtype is torch.uint8
    start = first_state(folder)
    assert start.tobytes() == first_state(wide).tobytes()
    # Which records are held out hangs on their bytes.
    ours, theirs = (
        np.sort(np.concatenate([a.fields(split)[0].numpy().reshape(-1) for split in ("train", "held_out")]))
        for a in (narrow, opened(wide))
    )
    assert np.array_equal(ours.astype(np.float32) / np.float32(255), theirs)
    expected, losses = plain(opened(folder), start, batches(folder))
    assert opened(folder).train(start, batches(folder)).params.tobytes() == expected.tobytes(), "bit for bit"
    params, found = replay(folder, start)
    np.testing.assert_allclose(found, losses, rtol=1e-2)
    np.testing.assert_allclose(params, expected, atol=5e-3)
    go_takes(folder)
    whole = rebuilt.of(mf.parse((folder / "manifest.json").read_bytes()), [])
    assert [(x.dtype, x.shape[1:]) for x in whole["example"]] == [(torch.uint8, (3, 16, 16)), (torch.int64, ())]
    document = json.loads((wide / "manifest.json").read_bytes())
    records.look_in((wide,))
    with pytest.raises(ManifestError, match="not an image of u8"):
        adapters.from_manifest(mf.parse(mf.encode(document | {"model": document["model"] | {"pixels": "u8"}})))


def test_a_module_reads_bytes_of_data_build(tmp_path, capsys):
    """In the Verified tier, whose programs read a byte as it is; an example of another type is refused."""
    rng = np.random.default_rng(3)
    np.savez(tmp_path / "pictures.npz", image=rng.integers(0, 256, (40, 8)).astype(np.uint8), label=rng.integers(0, 3, 40))
    (tmp_path / "mine.py").write_text(
        "import torch\n"
        "def loss(module, image, label):\n"
        "    return torch.nn.functional.cross_entropy(module(image.float() / 255), label)\n"
        "def made(kind):\n"
        "    torch.manual_seed(1)\n"
        "    module = torch.nn.Linear(8, 3)\n"
        "    example = torch.zeros(4, 8, dtype=kind), torch.zeros(4, dtype=torch.int64)\n"
        "    return module, loss, torch.optim.SGD(module.parameters(), lr=0.1), example\n"
        "def unsigned(): return made(torch.uint8)\n"
        "def signed(): return made(torch.int8)\n"
    )
    fields = ["--field", "image:u8", "--field", "label:class"]
    data = tmp_path / "data"
    assert cli.main(["data", "build", str(tmp_path / "pictures.npz"), *fields, "--quiet", "--out", str(data)]) == 0
    line = ["init", "--quiet", "--data", str(data), "--steps", "2", "--model"]
    capsys.readouterr()
    assert cli.main([*line, f"{tmp_path / 'mine.py'}:signed", "--out", str(tmp_path / "x")]) == cli.EXIT_FAILED
    assert "'image', is uint8[8]; the step reads int8[8]" in " ".join(capsys.readouterr().err.split())
    assert cli.main([*line, f"{tmp_path / 'mine.py'}:unsigned", "--out", str(tmp_path / "task")]) == 0
    assert json.loads((tmp_path / "task" / "manifest.json").read_bytes())["dataset"]["record_bytes"] == 8 + 4
    go_takes(tmp_path / "task")
    line = ["evaluate", "--model", f"{tmp_path / 'mine.py'}:unsigned", "--data", str(data), "--state"]
    assert cli.main([*line, str(tmp_path / "task" / "state.safetensors")]) == 0


# ---- what comes out ---------------------------------------------------------------------------------------------------------


def later(folder: Path, path: Path) -> np.ndarray:
    """A state of the task's run, beside its first."""
    start = first_state(folder)
    flat = (start + np.random.default_rng(3).normal(0, 0.01, start.size)).astype(np.float32)
    fragments = json.loads((folder / "task.json").read_text())["fragmentCount"]
    path.write_bytes(safetensors_io.encode_state(State.initial(flat, fragments)))
    return flat


def written(folder: Path, out: Path, *line: object) -> dict:
    """The folder that `model` writes of a task, without --model; what it answers."""
    answer = io.StringIO()
    with contextlib.redirect_stdout(answer):
        assert cli.main(["model", "--quiet", "--task", str(folder), *map(str, line), "--out", str(out)]) == 0
    return json.loads(answer.getvalue())


@pytest.fixture(scope="module")
def plain_language(sources, tmp_path_factory) -> Path:
    """A task that trains all of a small Llama on bytes, in the Open tier."""
    path = tmp_path_factory.mktemp("plain") / "task"
    config = json.loads((sources / "config.json").read_text()) | {"vocab_size": 256}
    (path.parent / "config.json").write_text(json.dumps(config))
    return init(path, "language", sources / "text.txt", *SMALL, "length=8", f"config={path.parent}")


def test_a_language_tasks_model_is_a_folder_of_transformers(plain_language, tmp_path):
    transformers = pytest.importorskip("transformers")
    flat = later(plain_language, tmp_path / "later.safetensors")
    facts = written(plain_language, tmp_path / "m", "--state", tmp_path / "later.safetensors")
    assert facts["format"] == "huggingface"
    assert {"config.json", "tokenizer.json", "model.safetensors", "README.md", "assay.json"} <= set(facts["files"])
    loaded = transformers.AutoModelForCausalLM.from_pretrained(tmp_path / "m", local_files_only=True)
    manifest = mf.parse((plain_language / "manifest.json").read_bytes())
    own = dict(loaded.named_parameters())
    assert np.concatenate([own[n].detach().numpy().reshape(-1) for n, _ in manifest.tensors]).tobytes() == flat.tobytes()
    tokenizer = transformers.AutoTokenizer.from_pretrained(tmp_path / "m", local_files_only=True)
    text = "the cat \n\tsät"
    assert tokenizer(text)["input_ids"] == list(text.encode()), "a token is a byte"
    assert tokenizer.decode(list(text.encode())) == text
    assert cli.main(["verify-model", "--file", str(tmp_path / "m"), "--task", str(plain_language), "--states",
                     str(tmp_path / "later.safetensors")]) == 0  # fmt: skip


def test_the_manifest_alone_makes_the_module(plain_language, tasks, tmp_path):
    """As where the task is on a chain, whose keepers have neither records nor card."""
    for name, folder in {**tasks, "plain": plain_language}.items():
        bare = tmp_path / name
        bare.mkdir()
        for file in ("manifest.json", "task.json", "state.safetensors"):
            (bare / file).write_bytes((folder / file).read_bytes())
        if name == "language":
            shutil.copy(folder / records.BASE, bare / records.BASE)
        manifest = mf.parse((bare / "manifest.json").read_bytes())
        made, whole = rebuilt.of(manifest, [bare]), rebuilt.of(manifest, [folder])
        assert [(x.dtype, x.shape) for x in made["example"]] == [(x.dtype, x.shape) for x in whole["example"]], name
        assert made["module"].state_dict().keys() == whole["module"].state_dict().keys()
        module.call(made["module"], made["loss"], made["example"])
        document = json.loads((bare / "manifest.json").read_bytes())
        for change in ({"model": {}}, {"model": 1}, {"dataset": document["dataset"] | {"record_bytes": 1 << 40}}):
            with pytest.raises(ManifestError):
                rebuilt.of(mf.parse(mf.encode(document | change)), [bare])


def test_a_lora_tasks_model_has_its_adapter(tasks, tmp_path, capsys):
    peft = pytest.importorskip("peft")
    folder = tasks["language"]
    flat = later(folder, tmp_path / "later.safetensors")
    facts = written(folder, tmp_path / "m", "--state", tmp_path / "later.safetensors")
    assert facts["format"] == "peft"
    assert {"adapter/adapter_config.json", "adapter/adapter_model.safetensors", "adapter/README.md"} <= set(facts["files"])
    made = rebuilt.of(mf.parse((folder / "manifest.json").read_bytes()), [folder])
    back = peft.PeftModel.from_pretrained(made["module"].unload(), tmp_path / "m" / "adapter")
    own = np.concatenate([p.detach().numpy().reshape(-1) for n, p in back.named_parameters() if "lora" in n])
    assert np.sort(own).tobytes() == np.sort(flat).tobytes()
    # The base model is of the task's folder: the answer vouches for it.
    line = ["verify-model", "--task", str(folder), "--states", str(tmp_path / "later.safetensors"), "--json"]
    for place in ("m", "m/adapter"):
        capsys.readouterr()
        assert cli.main([*line, "--file", str(tmp_path / place)]) == 0
        assert json.loads(capsys.readouterr().out)["others"]["vouched"]
    # Without the base there are the task's tensors, and a form that needs it is refused.
    bare = tmp_path / "bare"
    bare.mkdir()
    for file in ("manifest.json", "task.json", "state.safetensors"):
        (bare / file).write_bytes((folder / file).read_bytes())
    assert cli.main(["model", "--task", str(bare), "--out", str(tmp_path / "tensors")]) == 0
    assert "base.safetensors" in (said := " ".join(capsys.readouterr().err.split()))
    assert "tensors alone" in said
    assert cli.main(["model", "--task", str(bare), "--format", "peft", "--out", str(tmp_path / "none")]) == cli.EXIT_FAILED
    assert not (tmp_path / "none").exists()


def test_models_of_the_other_adapters(tasks, table, tmp_path):
    tabular = init(tmp_path / "tabular", "tabular", table, *TABLES[0])
    for name, folder in (("vision", tasks["vision"]), ("timeseries", tasks["timeseries"]), ("tabular", tabular)):
        onnx = name == "tabular" and bool(importlib.util.find_spec("onnxscript"))
        facts = written(folder, tmp_path / f"{name}-model", *(["--onnx"] if onnx else []))
        manifest = mf.parse((folder / "manifest.json").read_bytes())
        found = weights.open_weights(tmp_path / f"{name}-model")
        assert ("model.onnx" in facts["files"]) == onnx
        made = rebuilt.of(manifest, [folder])
        module.load_weights(made["module"], found, "model.safetensors")
        assert facts["otherTensors"] == len(found) - len(manifest.tensors)
        assert (facts["otherTensors"] > 0) == (name != "timeseries"), "what is not trained is there: statistics, scales"


def test_a_module_that_cannot_be_made_is_named(monkeypatch, tmp_path, capsys):
    """Whatever a library raises: the task's own tensors are written as before, and nothing ends in a traceback."""
    from assay_trainer.adapters.digits import DigitsMLP, build_manifest

    document = build_manifest().document
    large = rebuilt.of(mf.parse(mf.encode(document | {"batch_size": (1 << 32) - 1})), [])
    assert [len(x) for x in large["example"]] == [256, 256]
    assert cli.main(["init", "--quiet", "--out", str(tmp_path / "task")]) == 0
    for kind in (RuntimeError, MemoryError, ImportError, ZeroDivisionError):

        def raising(_manifest, kind=kind):
            raise kind("cannot be")

        monkeypatch.setattr(DigitsMLP, "model_of", raising)
        with pytest.raises(ManifestError, match=f"{kind.__name__}: cannot be"):
            rebuilt.of(build_manifest(), [])
    capsys.readouterr()
    assert cli.main(["model", "--task", str(tmp_path / "task"), "--out", str(tmp_path / "m")]) == 0
    assert "tensors alone" in " ".join(capsys.readouterr().err.split())
    line = ["verify-model", "--file", str(tmp_path / "m"), "--task", str(tmp_path / "task")]
    assert cli.main(line) == 0


def test_another_packages_code_is_not_run_for_a_manifest(monkeypatch):
    monkeypatch.setattr(registry, "names", lambda: (*registry.BUILT_IN, "theirs"))
    monkeypatch.setattr(registry, "load", lambda name: pytest.fail(f"{name} was imported"))
    from assay_trainer.adapters.digits import build_manifest

    with pytest.raises(ConfigError, match="of another package"):
        rebuilt.of(mf.parse(mf.encode(build_manifest().document | {"adapter": "theirs"})), [])


def test_what_transformers_does_not_write_is_written_as_tensors(plain_language, tmp_path, monkeypatch, capsys):
    from transformers import GenerationConfig

    def raising(*_args, **_more):
        raise ValueError("no such temperature")

    monkeypatch.setattr(GenerationConfig, "save_pretrained", raising)
    facts = written(plain_language, tmp_path / "m")
    assert facts["format"] == "safetensors"
    assert "no such temperature" in " ".join(capsys.readouterr().err.split())
    line = ["model", "--task", str(plain_language), "--format", "huggingface", "--out", str(tmp_path / "none")]
    assert cli.main(line) == cli.EXIT_FAILED


def test_onnx_of_a_module_made_again_has_few_rows(monkeypatch, tmp_path):
    from assay_trainer.adapters.digits import build_manifest
    from assay_trainer.log import Log
    from assay_trainer.model import command

    options = argparse.Namespace(onnx=True, tokenizer=None, format="auto", task=tmp_path, data=None)
    made = command._rebuilt(options, build_manifest(), Log(quiet=True))
    assert [len(x) for x in made["example"]] == [2, 2]


def test_a_strangers_card_is_read_as_every_card(table, tmp_path):
    folder = init(tmp_path / "task", "tabular", table, "label=kind", "columns=a,b,c,d")
    raw, document = (folder / "card.json").read_bytes(), json.loads((folder / "manifest.json").read_bytes())
    card, bare = json.loads(raw), tmp_path / "bare"
    bare.mkdir()

    def found(raw: bytes) -> dict:
        (bare / "card.json").write_bytes(raw)
        section = document["dataset"] | {"card": "0x" + hashlib.sha256(raw).hexdigest()}
        records.look_in([bare])
        return records.card_of(mf.parse(mf.encode(document | {"dataset": section})))

    assert found(raw) == card
    wrong = [encode(card | change) for change in ({"license": ["CC0"]}, {"sources": []}, {"sources": [1]}, {"fields": 1})]
    for text in (*wrong, encode({k: v for k, v in card.items() if k != "sources"}), raw[:-2] + b"\xff\n", b"[]\n"):
        with pytest.raises(DataError, match="card"):
            found(text)


def test_truth_values_are_read_as_bytes(tmp_path):
    data = Dataset(tmp_path, {}, b"", (Field("on", ("on",), "bool", ()),), None, None)
    data.require_step([(np.dtype("u1"), (4,))])
    data.require_step([(np.dtype("i1"), (4,))])
    with pytest.raises(DatasetMismatch):
        data.require_step([(np.dtype("u1"), (4, 2))])


def test_bytes_have_one_divisor(sources, tmp_path):
    from assay_trainer.adapters.vision import Vision

    settings = {k: v.default for k, v in Vision.SETTINGS.items()} | {"pixels": "u8"}
    for divisor in ("255", "255.0"):
        assert Vision.plan(sources / "images.npz", settings | {"divisor": divisor}, tmp_path).fields[0].type == "u8"
    with pytest.raises(ConfigError, match="divided by 255"):
        Vision.plan(sources / "images.npz", settings | {"divisor": "100"}, tmp_path)


def test_a_folders_tokenizer_is_not_forgotten(tmp_path):
    from assay_trainer.adapters import task
    from assay_trainer.adapters.language import bytes_tokenizer

    task._refuse_bytes(tmp_path)
    (tmp_path / "tokenizer.json").write_bytes(bytes_tokenizer())
    task._refuse_bytes(tmp_path)
    other = json.loads(bytes_tokenizer())
    other["model"]["vocab"]["th"] = 256
    for raw in (json.dumps(other), "no tokenizer"):
        (tmp_path / "tokenizer.json").write_text(raw)
        with pytest.raises(ConfigError, match="other numbers") as refused:
            task._refuse_bytes(tmp_path)
        assert "--set tokenizer=" in refused.value.hint


def test_buffers_of_another_librarys_version_are_held_against_the_receipt(monkeypatch, tmp_path):
    """An honest file is not another one; a parameter, such as a frozen base model's, is still the adapter's alone to say."""
    weights.write(tmp_path / "m.safetensors", [(n, np.full(2, i, np.float32)) for i, n in enumerate("abc")], {})
    tensors = weights.read(tmp_path / "m.safetensors")
    own = {n: check.digest(tensors[n]) for n in "bc"}
    manifest = SimpleNamespace(tensors=(("a", (2,)),), adapter="vision")
    options = argparse.Namespace(model=None, task=tmp_path, receipt=None)

    def judged(ours: dict[str, bytes], receipt: dict[str, bytes] | None) -> tuple[list[str], str, bool]:
        monkeypatch.setattr(judge, "_of_adapter", lambda *_: judge.Rebuilt(ours, ["b"], "assay-trainer 9 with torch 8"))
        beside = None if receipt is None else SimpleNamespace(others=receipt, tool="assay-trainer 7")
        return judge.check_others(options, tensors, SimpleNamespace(manifest=manifest, receipt=beside))

    assert judged(own, None) == (["b", "c"], "the adapter vision", True)
    assert judged(own | {"c": bytes(32)}, own) == (["b", "c"], "assay.json", False)
    for ours, receipt, says in (
        (own | {"b": bytes(32)}, own, "assay-trainer 7"),
        (own | {"c": bytes(32)}, own | {"c": bytes(32)}, "assay-trainer 7"),
        (own | {"c": bytes(32)}, None, "there is no assay.json"),
    ):
        with pytest.raises(check.ModelMismatch, match="another one than the adapter vision has") as refused:
            judged(ours, receipt)
        assert says in refused.value.hint
        assert "assay-trainer 9 with torch 8" in refused.value.hint


def test_an_error_of_the_module_is_not_one_of_the_manifest(monkeypatch):
    """Only what a manifest says of records may be wrong there: others say themselves what they are."""
    from assay_trainer.adapters.tabular import Tabular

    manifest = SimpleNamespace(model={}, document={"dataset": {"name": "x"}}, dataset_root=bytes(32))
    monkeypatch.setattr(Tabular, "described_by", classmethod(lambda cls, m: iter([()])))
    monkeypatch.setattr(Tabular, "__init__", lambda self, *_: (_ for _ in ()).throw(AttributeError("a bug of ours")))
    with pytest.raises(AttributeError, match="a bug of ours"):
        Tabular.model_of(manifest)
    monkeypatch.setattr(Tabular, "described_by", classmethod(lambda cls, m: iter([m.model["none"]])))
    with pytest.raises(ManifestError, match="KeyError"):
        Tabular.model_of(manifest)


def test_another_order_keeps_what_the_task_begins_with(table, tmp_path):
    adapter = opened(init(tmp_path / "task", "tabular", table, "label=kind", "columns=a,b,c,d"))
    adapter.start = {}
    assert adapter.reordered(list(reversed(adapter.manifest.tensors))).start is adapter.start


@pytest.mark.parametrize("error", [NotImplementedError, RuntimeError, zlib.error])
def test_an_archive_that_cannot_be_read_is_not_looked_into(sources, monkeypatch, error):
    from assay_trainer.adapters import vision

    def raising(*_args, **_more):
        raise error("a method that is not there")

    assert vision._bytewise(sources / "images.npz")
    monkeypatch.setattr(zipfile.ZipFile, "open", raising)
    assert not vision._bytewise(sources / "images.npz")


# ---- warm starts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tier", ["open", "verified"])
def test_a_language_task_begins_with_a_folder_of_transformers(sources, tmp_path, tier):
    """The folder says which model it is, too; half precision is exact in binary32."""
    transformers = pytest.importorskip("transformers")
    config = json.loads((sources / "config.json").read_text())
    torch.manual_seed(9)
    model = transformers.LlamaForCausalLM(transformers.LlamaConfig(**{k: v for k, v in config.items() if k != "model_type"}))
    model.to(torch.bfloat16).save_pretrained(tmp_path / "own")
    line = [*SMALL, "length=8", "--from", str(tmp_path / "own"), "--tier", tier]
    folder = init(tmp_path / "task", "language", sources / "text.txt", *line)
    manifest = mf.parse((folder / "manifest.json").read_bytes())
    own = dict(model.float().named_parameters())
    flat = np.concatenate([own[n].detach().numpy().reshape(-1) for n, _ in manifest.tensors])
    assert first_state(folder).tobytes() == flat.tobytes()


def test_tasks_begin_with_what_came_out_of_others(table, tasks, sources, tmp_path, capsys):
    lora = written(tasks["language"], tmp_path / "lora", "--state", state_of(tasks["language"], tmp_path / "l"))
    assert lora["format"] == "peft"
    config, base = f"config={sources / 'config.json'}", f"base={tasks['language'] / records.BASE}"
    text = (sources / "text.txt", *SMALL, *LORA, config, base)
    for place in ("lora", "lora/adapter"):
        again = init(tmp_path / place.replace("/", "-again"), "language", *text, "--from", str(tmp_path / place))
        known = dict(zip(*_named(again), strict=True))
        assert known == dict(zip(*_named(tasks["language"], tmp_path / "l"), strict=True)), place
    written(tasks["vision"], tmp_path / "net", "--state", state_of(tasks["vision"], tmp_path / "v"))
    again = init(tmp_path / "images", "vision", sources / "images.npz", *SMALL, *NET, "--from", str(tmp_path / "net"))
    assert dict(zip(*_named(again), strict=True)) == dict(zip(*_named(tasks["vision"], tmp_path / "v"), strict=True))
    # A table's scales are those of its own records.
    first = init(tmp_path / "first", "tabular", table, *TABLES[0])
    flat = later(first, tmp_path / "t")
    written(first, tmp_path / "mlp", "--state", tmp_path / "t")
    rows = table.read_text().splitlines(keepends=True)
    (tmp_path / "half.csv").write_text("".join(rows[:121]))
    half = init(tmp_path / "half", "tabular", tmp_path / "half.csv", *TABLES[0], "--from", str(tmp_path / "mlp"))
    assert first_state(half).tobytes() == flat.tobytes()
    models = [json.loads((f / "manifest.json").read_bytes())["model"] for f in (half, first)]
    assert models[0] != models[1]
    # Other shapes, and another base model, are refused before there is a task.
    base = {n: t.array().copy() for n, t in weights.open_weights(tasks["language"] / records.BASE).items()}
    next(iter(base.values())).flat[0] += 1
    weights.write(tmp_path / "other.safetensors", base.items(), {})
    wrong = [
        ("tabular", table, "label=kind", "columns=a,b,c,d", "hidden=8,8", "--from", str(tmp_path / "mlp"), "of another shape"),
        (
            "vision",
            sources / "images.npz",
            "model=resnet18",
            "sizes=channels=4x4x8x16",
            "--from",
            str(tmp_path / "net"),
            "shape",
        ),
        (
            "language",
            *text[:-1],
            f"base={tmp_path / 'other.safetensors'}",
            "--from",
            str(tmp_path / "lora"),
            "is another one than the task's",
        ),
    ]
    for adapter, data, *line, says in wrong:
        flags = [x for setting in line if "=" in setting for x in ("--set", setting)] + [x for x in line if "=" not in x]
        capsys.readouterr()
        done = cli.main(["init", "--adapter", adapter, "--data", str(data), *flags, "--out", str(tmp_path / "wrong")])
        assert done == cli.EXIT_FAILED
        assert says in " ".join(capsys.readouterr().err.split())
        assert not (tmp_path / "wrong" / "task.json").exists()
        shutil.rmtree(tmp_path / "wrong", ignore_errors=True)
    line = ["init", "--adapter", "digits-mlp", "--from", str(tmp_path / "mlp"), "--out", str(tmp_path / "x")]
    assert cli.main(line) == cli.EXIT_USAGE


def state_of(folder: Path, path: Path) -> Path:
    later(folder, path)
    return path


def _named(folder: Path, state: Path | None = None) -> tuple[list[str], list[bytes]]:
    """A state's tensors by the manifest's names."""
    manifest = mf.parse((folder / "manifest.json").read_bytes())
    spec = json.loads((folder / "task.json").read_text())
    raw = (state or folder / "state.safetensors").read_bytes()
    flat = safetensors_io.decode_state(raw, spec["paramCount"], spec["fragmentCount"]).flat()
    at, names, values = 0, [], []
    for name, shape in manifest.tensors:
        size = int(np.prod(shape))
        names.append(name)
        values.append(flat[at : at + size].tobytes())
        at += size
    return names, values
