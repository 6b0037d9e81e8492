"""Adapters that other packages add: one list, and nobody's code runs before it is asked for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from assay_trainer import adapters, cli, registry
from assay_trainer import manifest as mf
from assay_trainer.errors import UnknownAdapter

# An adapter of 2 · 3 parameters, whole, as a stranger writes it; importing it leaves a mark.
CODE = """
from pathlib import Path
import numpy as np
from assay_trainer import manifest as mf
from assay_trainer.adapters.base import RoundResult, Score

Path(__file__).with_name("imported").touch()

class Toy:
    name, device, inner_steps = "toy", "cpu", 3

    def __init__(self, manifest):
        self.manifest = manifest

    @classmethod
    def from_manifest(cls, manifest):
        return cls(manifest)

    @classmethod
    def default(cls):
        document = {
            "adapter": "toy", "batch_size": 2, "inner_optimizer": {"name": "none"}, "model": {}, "version": 1,
            "dataset": {"name": "none", "records": 1, "record_bytes": 1, "root": "0x" + "11" * 32, "split": "none"},
            "tensors": [{"name": "w", "shape": [2, 3]}],
        }
        return cls(mf.parse(mf.encode(document)))

    def initial_parameters(self, seed):
        return np.full(6, seed[0], np.float32)

    def train(self, start, batches, on_step=None):
        return RoundResult(start, 0.0)

    def evaluate(self, params):
        return Score(accuracy=float(params.sum()), loss=1.0)
"""


def package(folder: Path, name: str, points: dict[str, str], code: str = CODE) -> Path:
    """A package as an installer leaves it: a module, and metadata with entry points."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.py").write_text(code)
    info = folder / f"{name}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
    lines = [f"{point} = {value}" for point, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[assay.adapters]", *lines, ""]))
    return folder / "imported"


@pytest.fixture
def site(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    before = set(sys.modules)
    yield tmp_path / "site"
    for name in set(sys.modules) - before:
        if str(tmp_path) in (getattr(sys.modules[name], "__file__", None) or ""):
            del sys.modules[name]


def test_one_list(site):
    assert registry.names() == ("digits-mlp", "program", *registry.ON_DATA)
    mark = package(site, "toys", {"toy": "toys:Toy", "digits-mlp": "toys:Toy", "no name": "toys:Toy", "../x": "toys:Toy"})
    assert registry.names() == ("digits-mlp", "program", *registry.ON_DATA, "toy")
    assert registry.described() == "digits-mlp, program, tabular, timeseries, vision, language, toy (of toys 1.2)"
    for name in registry.names():
        adapters.check_name(name)
    with pytest.raises(
        UnknownAdapter,
        match=r"needs the adapter 'other'.*digits-mlp, program, tabular, timeseries, vision, language, toy \(of toys 1.2\)",
    ):
        adapters.check_name("other")
    assert adapters.with_defaults("digits-mlp").name == "digits-mlp"
    assert not mark.exists(), "nobody asked for it"


def test_a_task_of_a_packages_adapter(site, tmp_path, capsys):
    mark = package(site, "toys", {"toy": "toys:Toy"})
    out = tmp_path / "task"
    assert cli.main(["init", "--adapter", "toy", "--seed", "4", "--out", str(out)]) == 0
    assert mark.exists()
    facts = json.loads(capsys.readouterr().out)
    assert json.loads((out / "task.json").read_bytes())["innerSteps"] == 3
    files = ["--state", str(out / "state.safetensors"), "--manifest", str(out / "manifest.json")]
    assert cli.main(["evaluate", *files]) == 0
    assert json.loads(capsys.readouterr().out)["stateRoot"] == facts["initialStateRoot"]
    assert cli.main(["init", "--adapter", "toy", "--tier", "verified", "--out", str(tmp_path / "x")]) == cli.EXIT_USAGE
    assert "has no programs" in capsys.readouterr().err


def test_a_manifest_of_an_adapter_that_is_not_here(site):
    document = adapters.with_defaults("digits-mlp").manifest.document | {"adapter": "toy"}
    manifest = mf.parse(mf.encode(document))
    with pytest.raises(UnknownAdapter, match=r"an entry point toy of the group assay.adapters"):
        adapters.from_manifest(manifest)
    package(site, "toys", {"toy": "toys:Toy"})
    assert adapters.from_manifest(manifest).manifest is manifest


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import not_there_at_all", r"'toy' of toys 1.2 cannot be imported from toys:Toy.*not_there_at_all"),
        ("raise SystemError('odd')", "cannot be imported.*odd"),
        ("Tot = 1", "cannot be imported"),
        ("Toy = 1", "has no from_manifest"),
        (CODE.replace("def train", "def trains"), "has no train"),
        (CODE.replace('"toy", "cpu"', '"digits-mlp", "cpu"'), "calls itself 'digits-mlp'"),
    ],
)
def test_a_broken_package_is_named(site, code, says):
    package(site, "toys", {"toy": "toys:Toy"}, code)
    manifest = mf.parse(mf.encode(adapters.with_defaults("digits-mlp").manifest.document | {"adapter": "toy"}))
    with pytest.raises(registry.BrokenAdapter, match=says):
        adapters.from_manifest(manifest)


def test_two_packages_of_one_name_are_refused(site):
    marks = [package(site, name, {"toy": f"{name}:Toy"}) for name in ("toys", "games")]
    with pytest.raises(registry.BrokenAdapter, match=r"of (toys|games) 1.2 and of (toys|games) 1.2"):
        registry.load("toy")
    assert not any(mark.exists() for mark in marks)


def test_help_and_a_wrong_name_import_nothing(site, tmp_path):
    mark = package(site, "toys", {"toy": "toys:Toy"})
    code = f"import sys; sys.path.insert(0, {str(site)!r}); from assay_trainer import cli; sys.exit(cli.main(sys.argv[1:]))"
    run = [sys.executable, "-c", code, "init", "--adapter", "toyy", "--out", str(tmp_path / "x")]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120)
    assert done.returncode == cli.EXIT_USAGE
    said = " ".join(done.stderr.split())
    assert "digits-mlp, text-gpt, tabular, timeseries, vision, language, toy" in said
    assert not mark.exists()
