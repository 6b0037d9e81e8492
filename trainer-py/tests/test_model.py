"""What comes out of a run and goes into one: files, what they are checked against, warm starts, metrics."""

from __future__ import annotations

import hashlib
import json
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import models_of_test_model as models
import numpy as np
import pytest
import torch

from assay_trainer import cli, commit, durable, safetensors_io
from assay_trainer import manifest as mf
from assay_trainer.commit import State
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import AssayError, ConfigError, DatasetMismatch, FormatError
from assay_trainer.facts_gen import RoundStatus
from assay_trainer.model import check, judge, measure, module, receipt, source, weights, write
from assay_trainer.spec import spec_from_json, spec_hash

MODELS = Path(models.__file__)
FRAGMENTS = 3


def run(*arguments: Any) -> int:
    return cli.main([str(a) for a in arguments])


def folder_of(path: Path, made: dict[str, Any], fragments: int = FRAGMENTS) -> Path:
    """A task's folder as init writes it, of the parameters that the optimiser holds and the running statistics."""
    model = made["module"]
    trained = {id(p) for group in made["optimizer"].param_groups for p in group["params"]}
    named = [(n, p) for n, p in model.named_parameters() if id(p) in trained]
    named += [(n, b) for n, b in model.named_buffers() if "running" in n]
    document = {
        "adapter": "program",
        "batch_size": 6,
        "dataset": {"name": "none", "records": 1, "record_bytes": 1, "root": "0x" + "11" * 32, "split": "none"},
        "inner_optimizer": {"name": "program"},
        "model": {"steps": 1},
        "tensors": [{"name": n, "shape": list(p.shape)} for n, p in named],
        "version": 1,
    }
    flat = np.concatenate([p.detach().numpy().reshape(-1) for _, p in named])
    durable.write(path / "manifest.json", mf.encode(document))
    durable.write(path / "task.json", json.dumps({"fragmentCount": fragments}).encode())
    durable.write(path / "state.safetensors", safetensors_io.encode_state(State.initial(flat, fragments)))
    return path


def later(folder: Path, path: Path, seed: int = 1) -> State:
    """A state after a round: other parameters, and momentum."""
    rng = np.random.default_rng(seed)
    first = source.Folder.open(folder).first
    params = [(p + rng.normal(0, 0.1, p.size)).astype(np.float32) for p in first.params]
    state = State(params, [rng.normal(0, 0.1, p.size).astype(np.float32) for p in params])
    durable.write(path, safetensors_io.encode_state(state))
    return state


def flip(path: Path, name: str, element: int = 0) -> None:
    """Changes the lowest bit of an element in a file."""
    raw = bytearray(path.read_bytes())
    size = int.from_bytes(raw[:8], "little")
    begin = json.loads(raw[8 : 8 + size])[name]["data_offsets"][0]
    raw[8 + size + begin + 4 * element] ^= 1
    path.write_bytes(raw)


@pytest.fixture(scope="module")
def task(tmp_path_factory) -> Path:
    return folder_of(tmp_path_factory.mktemp("mixed") / "task", models.mixed())


@pytest.fixture
def written(task, tmp_path) -> tuple[Path, State]:
    """The model of a later state, with everything that its module has."""
    state = later(task, tmp_path / "later.safetensors")
    line = [
        "--task",
        task,
        "--state",
        tmp_path / "later.safetensors",
        "--model",
        f"{MODELS}:mixed",
        "--out",
        tmp_path / "model",
    ]
    assert run("model", "--quiet", *line) == 0
    return tmp_path / "model", state


# ---- model ------------------------------------------------------------------------------------------------------------------


def test_a_file_has_the_modules_own_names(written):
    folder, state = written
    found = weights.open_weights(folder)
    made = models.mixed()
    # The tied weight is there once, under the name that the task has; what is not saved by torch is not here.
    assert sorted(found) == sorted(set(made["module"].state_dict()) - {"last.weight"})
    assert found["first.weight"].array().tobytes() == state.flat()[:16].tobytes()
    assert found["norm.num_batches_tracked"].dtype == "I64"
    assert found["scale"].shape == ()
    from safetensors.torch import load_model

    other = models.Mixed()
    load_model(other, folder / "model.safetensors")
    names = ("first.weight", "first.bias", "norm.weight", "norm.bias", "last.bias", "norm.running_mean", "norm.running_var")
    flat = torch.cat([other.state_dict()[n].flatten() for n in names])
    assert flat.numpy().tobytes() == state.flat().tobytes()
    assert other.last.weight is other.first.weight
    assert torch.equal(other.frozen.weight, made["module"].frozen.weight)


def test_without_the_module_there_are_the_tasks_tensors(task, tmp_path, capsys):
    assert run("model", "--task", task, "--out", tmp_path / "m") == 0
    facts = json.loads(capsys.readouterr().out)
    manifest = mf.parse((task / "manifest.json").read_bytes())
    assert list(weights.open_weights(tmp_path / "m")) == [n for n, _ in manifest.tensors]
    assert (facts["round"], facts["final"], facts["otherTensors"]) == (-1, True, 0)
    assert run("model", "--task", task, "--out", tmp_path / "m") == cli.EXIT_USAGE
    assert "is there already" in capsys.readouterr().err


def test_a_form_that_needs_the_module_is_refused_without_it(task, tmp_path, capsys):
    """The adapter `program` has none."""
    for line in (["--format", "peft"], ["--tokenizer", task / "task.json"]):
        assert run("model", "--task", task, *line, "--out", tmp_path / "m") == cli.EXIT_USAGE
        assert f"{' '.join(line[:1] if line[0] == '--tokenizer' else line)} needs the module" in " ".join(
            capsys.readouterr().err.split()
        )
    assert not (tmp_path / "m").exists()


def test_another_module_is_refused(task, tmp_path, capsys):
    for name, says in (("wide", "first.weight is [5, 5]"), ("other_names", "has no first.weight")):
        assert run("model", "--task", task, "--model", f"{MODELS}:{name}", "--out", tmp_path / "m") == cli.EXIT_FAILED
        assert says in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "m").exists()
    assert not list(tmp_path.glob(".m.partial*"))


def test_a_failure_leaves_nothing(task, tmp_path, monkeypatch):
    monkeypatch.setattr(write, "card", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        run("model", "--task", task, "--out", tmp_path / "m")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_transformers(tmp_path, capsys):
    transformers = pytest.importorskip("transformers")
    tokenizers = pytest.importorskip("tokenizers")
    task = folder_of(tmp_path / "task", models.gpt2())
    state = later(task, tmp_path / "later.safetensors")
    word = tokenizers.Tokenizer(tokenizers.models.WordLevel({"a": 0, "b": 1}, unk_token="a"))
    word.save(str(tmp_path / "words.json"))
    line = ["--state", tmp_path / "later.safetensors", "--model", f"{MODELS}:gpt2", "--tokenizer", tmp_path / "words.json"]
    assert run("model", "--quiet", "--task", task, *line, "--out", tmp_path / "model") == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["format"] == "huggingface"
    wanted = {"config.json", "generation_config.json", "tokenizer.json", "model.safetensors", "README.md", "assay.json"}
    assert wanted <= set(facts["files"])
    assert json.loads((tmp_path / "model" / "config.json").read_text())["architectures"] == ["GPT2LMHeadModel"]
    loaded = transformers.AutoModelForCausalLM.from_pretrained(tmp_path / "model", local_files_only=True)
    flat = np.concatenate([p.detach().numpy().reshape(-1) for p in loaded.parameters()])
    assert flat.tobytes() == state.flat().tobytes()
    bare = transformers.AutoModel.from_pretrained(tmp_path / "model", local_files_only=True)
    assert torch.equal(bare.wte.weight, loaded.transformer.wte.weight)
    assert transformers.AutoTokenizer.from_pretrained(tmp_path / "model", local_files_only=True)("b")["input_ids"] == [1]
    assert (tmp_path / "model" / "README.md").read_text().startswith("---\nlibrary_name: transformers\n")
    # The folder is checked as any file is, and so is what transformers itself writes of it.
    states = ["--task", task, "--states", tmp_path / "later.safetensors"]
    assert run("verify-model", "--file", tmp_path / "model", *states) == 0
    loaded.save_pretrained(tmp_path / "again")
    assert run("verify-model", "--file", tmp_path / "again", *states) == 0
    flip(tmp_path / "again" / "model.safetensors", "transformer.h.0.ln_1.bias", 3)
    capsys.readouterr()
    assert run("verify-model", "--file", tmp_path / "again", *states) == cli.EXIT_FAILED
    assert "the first is transformer.h.0.ln_1.bias[3]" in " ".join(capsys.readouterr().err.split())


def test_what_a_module_is_not_is_said(task, tmp_path, capsys, monkeypatch):
    line = ["--task", task, "--model", f"{MODELS}:mixed", "--out", tmp_path / "m"]
    assert run("model", *line, "--format", "huggingface") == cli.EXIT_USAGE
    assert "the module is Mixed, no transformers.PreTrainedModel" in " ".join(capsys.readouterr().err.split())
    monkeypatch.setitem(sys.modules, "peft", None)
    assert run("model", *line, "--format", "peft") == cli.EXIT_USAGE
    assert "needs peft, which is not installed" in " ".join(capsys.readouterr().err.split())
    monkeypatch.setattr(write.importlib.util, "find_spec", lambda _: None)
    assert run("model", *line, "--onnx") == cli.EXIT_USAGE
    assert "--onnx needs onnx and onnxscript, not installed here" in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "m").exists()


def test_an_adapter_of_peft(tmp_path, capsys):
    peft = pytest.importorskip("peft")
    task = folder_of(tmp_path / "task", models.lora())
    state = later(task, tmp_path / "later.safetensors")
    states = ["--task", task, "--states", tmp_path / "later.safetensors"]
    line = ["--task", task, "--state", tmp_path / "later.safetensors", "--model", f"{MODELS}:lora"]
    assert run("model", "--quiet", *line, "--out", tmp_path / "model") == 0
    assert {"adapter_config.json", "adapter_model.safetensors"} <= {p.name for p in (tmp_path / "model/adapter").iterdir()}
    back = peft.PeftModel.from_pretrained(models.gpt2()["module"], tmp_path / "model" / "adapter")
    flat = np.concatenate([p.detach().numpy().reshape(-1) for n, p in back.named_parameters() if "lora" in n])
    assert flat.tobytes() == state.flat().tobytes()
    for place in ("model", "model/adapter"):
        assert run("verify-model", "--file", tmp_path / place, *states) == 0
    found = weights.open_weights(tmp_path / "model/adapter")
    flip(tmp_path / "model/adapter/adapter_model.safetensors", next(iter(found)))
    assert run("verify-model", "--file", tmp_path / "model/adapter", *states) == cli.EXIT_FAILED


def test_onnx(task, tmp_path):
    pytest.importorskip("onnxscript")
    onnx = pytest.importorskip("onnx")
    line = ["--task", task, "--model", f"{MODELS}:mixed", "--onnx", "--out", tmp_path / "model"]
    assert run("model", "--quiet", *line) == 0
    onnx.checker.check_model(onnx.load(tmp_path / "model" / "model.onnx"))


# ---- a task on a chain ------------------------------------------------------------------------------------------------------


class Chain:
    """A chain with one task of two rounds, the first of them final."""

    def __init__(self, folder: Path, states: list[State]) -> None:
        opened = source.Folder.open(folder)
        spec = json.loads(Path(__file__).parents[2].joinpath("vectors/spec.json").read_text())
        self.states = [opened.first, *states]
        self.raw = {opened.manifest.hash: opened.manifest.raw}
        self.raw |= {s.root(): safetensors_io.encode_state(s) for s in self.states}
        found = spec["cases"][0]
        self._spec = spec_from_json(found["spec"]) | {
            "manifestHash": opened.manifest.hash,
            "paramCount": opened.manifest.parameters,
            "fragmentCount": opened.fragments,
            "initialStateRoot": opened.first.root(),
        }
        self.deployment = type("D", (), {"chain_id": 1337, "tasks": b"\5" * 20, "deploy_block": 0})
        self.id = b"\xab" * 32
        self.final = 1

    def check(self) -> None: ...

    def latest(self) -> Any:
        return type("B", (), {"number": 9})

    def spec(self, _task: bytes) -> dict[str, Any]:
        return self._spec

    def head(self, _task: bytes, _block: Any) -> dict[str, int]:
        return {"round": len(self.states) - 1, "finalized": self.final}

    def round(self, _task: bytes, number: int, _block: Any) -> dict[str, Any]:
        return {"status": RoundStatus.FINAL, "included": 0b1011, "stateRoot": self.states[number + 1].root()}

    def logs(self, *_: Any) -> list[Any]:
        return [type("L", (), {"args": {"round": 0, "signers": [b"\7" * 20]}})]

    def read(self, *_: Any, **__: Any) -> bytes:
        return commit.run_root([s.root() for s in self.states[1 : 1 + self.final]])

    def download(self, root: bytes, size: int, _path: Path, root_of: Any, _window: Any = None) -> bytes:
        assert len(self.raw[root]) <= size
        assert root_of(self.raw[root]) == root
        return self.raw[root]

    def receipt(self, path: Path, **change: Any) -> Path:
        """As `assay task receipt --json` prints it when both rounds are final."""
        roots = [s.root() for s in self.states[1:]]
        document = {
            "taskId": receipt.hex_(self.id),
            "specHash": receipt.hex_(spec_hash(self._spec)),
            "sponsor": "0x" + "00" * 20,
            "finalStateRoot": receipt.hex_(roots[-1]),
            "runRoot": receipt.hex_(commit.run_root(roots)),
            "rounds": len(roots),
            "tainted": [],
        }
        path.write_text(json.dumps(document | change))
        return path


@pytest.fixture
def chain(task, tmp_path, monkeypatch) -> Chain:
    found = Chain(task, [later(task, tmp_path / f"{n}.safetensors", n) for n in (1, 2)])
    monkeypatch.setattr("assay_trainer.chain.Chain", lambda _deployment: found)
    monkeypatch.setattr("assay_trainer.deployment.Deployment.load", lambda *_: found.deployment)
    monkeypatch.setattr("assay_trainer.onchain.keepers_of", lambda *_: found)
    return found


def of_chain(chain: Chain, out: Path, *more: Any) -> Path:
    assert run("model", "--quiet", "--task", receipt.hex_(chain.id), "--model", f"{MODELS}:mixed", *more, "--out", out) == 0
    return out


def test_a_round_of_a_task(chain, tmp_path, capsys):
    folder = of_chain(chain, tmp_path / "model")
    facts = json.loads(capsys.readouterr().out)
    assert (facts["round"], facts["final"]) == (0, True), "the newest that is final"
    found = receipt.load(folder / "assay.json")
    assert found.state_root == chain.states[1].root()
    assert found.task.spec["paramCount"] == found.parameters
    card = (folder / "README.md").read_text()
    for text in (receipt.hex_(chain.id), "1337", receipt.hex_(found.state_root), "3 payloads", "0x" + "07" * 20, "0, final"):
        assert text in card
    assert "were not recomputed" in card
    assert run("model", "--task", receipt.hex_(chain.id), "--round", "2", "--out", tmp_path / "x") == cli.EXIT_FAILED
    assert "round 2 has no state yet: the open round is 2" in " ".join(capsys.readouterr().err.split())
    of_chain(chain, tmp_path / "second", "--round", 1)
    assert not receipt.load(tmp_path / "second" / "assay.json").final
    chain.final, chain.states = 0, chain.states[:1]
    assert "the state that the sponsor gave" in (of_chain(chain, tmp_path / "none") / "README.md").read_text()


def test_recomputed_first(chain, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr("assay_trainer.recompute.recompute", lambda *a: asked.append(a[2]))
    folder = of_chain(chain, tmp_path / "model", "--recompute")
    assert asked == [chain.id]
    assert "recomputed every round from its payloads before" in (folder / "README.md").read_text()


def test_held_against_the_chains_receipt(chain, tmp_path, capsys):
    chain.final = 2
    paper = chain.receipt(tmp_path / "receipt.json")
    for r in (0, 1):
        folder = of_chain(chain, tmp_path / f"model{r}", "--round", r)
        capsys.readouterr()
        assert run("verify-model", "--file", folder, "--receipt", paper, "--model", f"{MODELS}:mixed", "--json") == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["taskId"], found["round"], found["final"]) == (receipt.hex_(chain.id), r, True)
        assert found["others"] == {"tensors": 4, "heldAgainst": f"{MODELS}:mixed", "vouched": True}


def test_a_changed_bit_is_not_the_tasks(chain, tmp_path, capsys):
    chain.final = 2
    paper = chain.receipt(tmp_path / "receipt.json")
    folder = of_chain(chain, tmp_path / "model")
    whole = (folder / "model.safetensors").read_bytes()
    for name, says in (
        ("first.weight", "other in fragment 0, which is in first.weight"),
        ("norm.running_var", "norm.running_var"),
    ):
        flip(folder / "model.safetensors", name)
        capsys.readouterr()
        assert run("verify-model", "--file", folder, "--receipt", paper) == cli.EXIT_FAILED
        said = " ".join(capsys.readouterr().err.split())
        assert "ModelMismatch: the file is no state of the task" in said
        assert receipt.hex_(chain.id) in said
        assert says in said
        (folder / "model.safetensors").write_bytes(whole)
    flip(folder / "model.safetensors", "frozen.weight")
    assert run("verify-model", "--file", folder, "--receipt", paper) == cli.EXIT_FAILED
    assert "frozen.weight, which is not trained" in " ".join(capsys.readouterr().err.split())
    (folder / "model.safetensors").write_bytes(whole)
    assert run("verify-model", "--file", folder, "--receipt", paper) == 0
    assert "nothing else vouches" in capsys.readouterr().out
    assert run("verify-model", "--file", folder, "--receipt", paper, "--model", f"{MODELS}:other_frozen") == cli.EXIT_FAILED
    assert "frozen.weight" in capsys.readouterr().err


def test_a_receipt_of_another_task_or_run(chain, tmp_path, capsys):
    chain.final = 2
    folder = of_chain(chain, tmp_path / "model")
    for change, says in (
        ({"taskId": "0x" + "cd" * 32}, "is of the task 0xabab"),
        ({"specHash": "0x" + "cd" * 32}, "another description of the task"),
        ({"finalStateRoot": "0x" + "cd" * 32, "runRoot": "0x" + "cd" * 32}, "is no state of the task"),
    ):
        paper = chain.receipt(tmp_path / "receipt.json", **change)
        assert run("verify-model", "--file", folder, "--receipt", paper) == cli.EXIT_FAILED
        assert says in " ".join(capsys.readouterr().err.split())


def test_nobody_renames_tensors(chain, tmp_path, capsys):
    """Two tensors of one shape under each other's names: the same vector, another model."""
    chain.final = 2
    folder = of_chain(chain, tmp_path / "model", "--format", "safetensors")
    document = json.loads((folder / "manifest.json").read_bytes())
    names = [t["name"] for t in document["tensors"]]
    a, b = names.index("norm.weight"), names.index("norm.bias")
    document["tensors"][a]["name"], document["tensors"][b]["name"] = "norm.bias", "norm.weight"
    (folder / "manifest.json").write_bytes(mf.encode(document))
    header, raw = (folder / "model.safetensors").read_bytes()[8:], (folder / "model.safetensors").read_bytes()
    swapped = header.replace(b'"norm.weight"', b'"norm.waste!"').replace(b'"norm.bias"', b'"norm.weight"')
    swapped = swapped.replace(b'"norm.waste!"', b'"norm.bias"')
    assert len(swapped) == len(header)
    (folder / "model.safetensors").write_bytes(raw[:8] + swapped)
    paper = chain.receipt(tmp_path / "receipt.json")
    assert run("verify-model", "--file", folder, "--receipt", paper) == cli.EXIT_FAILED
    assert "the manifest has the hash" in capsys.readouterr().err
    own = json.loads((folder / "assay.json").read_text())
    own["manifestHash"] = "0x" + hashlib.sha256(mf.encode(document)).hexdigest()
    (folder / "assay.json").write_text(json.dumps(own))
    assert run("verify-model", "--file", folder, "--receipt", paper) == cli.EXIT_FAILED
    assert "names another manifest" in capsys.readouterr().err
    own["task"]["spec"]["manifestHash"] = own["manifestHash"]
    (folder / "assay.json").write_text(json.dumps(own))
    assert run("verify-model", "--file", folder, "--receipt", paper) == cli.EXIT_FAILED
    assert "another description of the task" in capsys.readouterr().err


def test_held_against_the_chain_itself(chain, tmp_path, capsys):
    folder = of_chain(chain, tmp_path / "model", "--round", 1)
    capsys.readouterr()
    assert run("verify-model", "--file", folder, "--task", receipt.hex_(chain.id), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["round"], found["final"], found["chainId"]) == (1, False, 1337)
    flip(folder / "model.safetensors", "first.bias")
    assert run("verify-model", "--file", folder, "--task", receipt.hex_(chain.id)) == cli.EXIT_FAILED


# ---- verify-model without a chain -------------------------------------------------------------------------------------------


def test_held_against_states(written, task, tmp_path, capsys):
    folder, state = written
    file = tmp_path / "alone" / "mine.safetensors"
    file.parent.mkdir()
    file.write_bytes((folder / "model.safetensors").read_bytes())
    line = ["verify-model", "--file", file, "--model", f"{MODELS}:mixed", "--task", task]
    assert run(*line) == cli.EXIT_FAILED, "it is not the first state"
    assert run(*line, "--states", tmp_path) == cli.EXIT_FAILED, "the model itself is there, and no state"
    capsys.readouterr()
    assert run(*line, "--states", tmp_path / "later.safetensors", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["stateRoot"], found["round"], found["final"]) == (receipt.hex_(state.root()), None, False)
    flip(file, "first.weight", 6)
    assert run(*line, "--states", tmp_path / "later.safetensors") == cli.EXIT_FAILED
    said = " ".join(capsys.readouterr().err.split())
    assert f"1 of {state.flat().size} elements differ from the nearest state" in said
    assert "the first is first.weight[1, 2]" in said


def test_what_no_root_covers_needs_something(written, task, tmp_path, capsys):
    folder, _ = written
    (folder / "assay.json").unlink()
    line = ["verify-model", "--file", folder, "--task", task, "--states", tmp_path / "later.safetensors"]
    assert run(*line) == cli.EXIT_FAILED
    assert "--model FILE.py:FUNCTION, the task's module, has them" in " ".join(capsys.readouterr().err.split())
    assert run("verify-model", "--file", folder) == cli.EXIT_USAGE
    assert "there is no assay.json" in capsys.readouterr().err


def test_other_numbers_are_not_the_tasks(task, tmp_path):
    manifest = mf.parse((task / "manifest.json").read_bytes())
    tensors = {n: np.zeros(s, np.float32) for n, s in manifest.tensors}

    def refused(change: dict[str, Any], says: str) -> None:
        weights.write(tmp_path / "m.safetensors", ({**tensors, **change}).items(), {})
        with pytest.raises(check.ModelMismatch, match=says):
            check.flat_of(weights.read(tmp_path / "m.safetensors"), manifest)

    refused({"first.weight": np.zeros((2, 8), np.float32)}, r"first.weight is \[2, 8\]")
    refused({"first.bias": np.zeros(4, np.float16)}, "is of F16.*F32")
    refused({"first.bias": np.full(4, np.nan, np.float32)}, "NaN or infinite")
    del tensors["norm.bias"]
    refused({}, "has no norm.bias: 1 of the 7")


# ---- hostile files ----------------------------------------------------------------------------------------------------------


def raw_file(header: Any, data: bytes = b"", size: int | None = None) -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return (len(text) if size is None else size).to_bytes(8, "little") + text + data


def entry(begin: int, end: int, shape: list[Any], dtype: str = "F32") -> dict[str, Any]:
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "ends in the header's length"),
        (b"\0" * 7, "ends in the header's length"),
        (raw_file({}, size=1 << 62), "header would have"),
        (raw_file({}, size=100), "ends in the header"),
        (raw_file(b"[" * 100_000), "nested deeper"),
        (raw_file([]), "no JSON object"),
        (raw_file(b'{"a":1,"a":2}'), "repeated"),
        (raw_file({}), "0 tensors"),
        (raw_file({"a": 7}), "no dtype, shape"),
        (raw_file({"a": entry(0, 4, [1], "F8")}, b"1234"), "is of 'F8'"),
        (raw_file({"a": entry(0, 4, [-1])}, b"1234"), "no shape"),
        (raw_file({"a": entry(0, 4, [True])}, b"1234"), "no shape"),
        (raw_file({"a": entry(0, 4, [1.0])}, b"1234"), "no shape"),
        (raw_file({"a": entry(0, 4, [1] * 17)}, b"1234"), "no shape"),
        (raw_file({"a": entry(0, 4, [1 << 47, 1 << 47])}, b"1234"), "other bytes than its shape"),
        (raw_file({"a": entry(0, 4, [2])}, b"1234"), "other bytes than its shape"),
        (raw_file({"a": entry(4, 8, [1])}, b"12345678"), "begins at 4, not at 0"),
        (raw_file({"a": entry(0, 4, [1]), "b": entry(0, 4, [1])}, b"1234"), "begins at 0, not at 4"),
        (raw_file({"a": entry(0, 8, [2])}, b"1234"), "ends in the tensor 'a'"),
        (raw_file({"a": entry(0, 4, [1])}, b"12345"), "1 bytes behind"),
        (raw_file({"a": entry(0, 4, [1]), "__metadata__": {"a": 1}}, b"1234"), "no map of text"),
    ],
)
def test_hostile_files(tmp_path, raw, says):
    (tmp_path / "m.safetensors").write_bytes(raw)
    with pytest.raises(weights.WeightsError, match=says):
        weights.open_weights(tmp_path / "m.safetensors")


def test_shards(tmp_path):
    weights.write(tmp_path / "one.safetensors", [("a", np.zeros(2, np.float32))], {})
    weights.write(tmp_path / "two.safetensors", [("b", np.ones(3, np.int64))], {})
    index = tmp_path / "model.safetensors.index.json"
    index.write_text(json.dumps({"weight_map": {"a": "one.safetensors", "b": "two.safetensors"}}))
    assert weights.open_weights(tmp_path)["b"].array().tolist() == [1, 1, 1]
    for where, says in (
        ({"a": "../one.safetensors"}, "names the file"),
        ({"a": "/etc/passwd"}, "names the file"),
        ({"a": "none.safetensors"}, "not there"),
        ({"a": "two.safetensors"}, "has no tensor 'a'"),
        ({}, "names 0 files"),
        ({"a": 1}, "no weight_map"),
    ):
        index.write_text(json.dumps({"weight_map": where}))
        with pytest.raises(weights.WeightsError, match=says):
            weights.open_weights(tmp_path)
    (tmp_path / "m.bin").write_bytes(b"x")
    with pytest.raises(ConfigError, match="pickle, which runs code"):
        weights.open_weights(tmp_path / "m.bin")


def test_hostile_receipts(chain, tmp_path):
    folder = of_chain(chain, tmp_path / "model")
    good = json.loads((folder / "assay.json").read_text())
    path = tmp_path / "r.json"
    for change, says in (
        ({"version": 2}, "version 2 is unknown"),
        ({"fragments": 1 << 40}, "no number from 1"),
        ({"momentumRoots": good["momentumRoots"][:-1]}, "fragments"),
        ({"momentumRoots": ["0x00"]}, "no root"),
        ({"stateRoot": "0x" + "00" * 32}, "does not follow"),
        ({"round": 1}, "not that of its round 1"),
        ({"round": 7}, "not that of its round 7"),
        ({"final": False}, "that are final"),
        ({"runRoot": "0x" + "00" * 32}, "run root does not follow"),
        ({"finalized": 9}, "no number"),
        ({"task": {"id": good["task"]["id"]}}, "has no 'contract'"),
        ({"rounds": 7}, "no list"),
        ({"others": {"a": "b"}}, "no root"),
        ({"tool": "x" * 2000}, "at most 1,000"),
    ):
        path.write_text(json.dumps(good | change))
        with pytest.raises(receipt.ReceiptError, match=says):
            receipt.load(path)
    for raw in (b"", b"[]", b"\xff", b"[" * 10_000, b'{"a":1,"A":2}', b'{"finalStateRoot":1}'):
        path.write_bytes(raw)
        with pytest.raises(receipt.ReceiptError):
            receipt.load(path)
    spec = dict(good["task"]["spec"]) | {"paramCount": "many"}
    with pytest.raises(FormatError, match="description is none"):
        judge._spec(spec)


# ---- warm starts ------------------------------------------------------------------------------------------------------------


def test_a_warm_start_by_name(tmp_path):
    made = models.mixed()["module"]
    tensors = {n: x.numpy() for n, x in made.state_dict().items() if n != "last.weight"}
    tensors["first.weight"] = np.arange(16, dtype=np.float32).reshape(4, 4)
    file = tmp_path / "m.safetensors"

    def start(change: dict[str, Any]) -> torch.nn.Module:
        weights.write(file, [(n, a) for n, a in ({**tensors, **change}).items() if a is not None], {})
        fresh = models.Mixed()
        module.load_weights(fresh, weights.open_weights(file), file.name)
        return fresh

    found = start({})
    assert found.last.weight is found.first.weight
    assert found.first.weight.flatten().tolist() == list(range(16))
    assert start({"first.bias": np.full(4, 0.5, np.float16)}).first.bias.tolist() == [0.5] * 4
    for change, says in (
        ({"first.weight": None, "scale": None}, "missing: first.weight, scale"),
        ({"odd": np.zeros(1, np.float32)}, "unexpected: odd"),
        ({"first.weight": np.zeros((4, 5), np.float32)}, r"another shape: first.weight is \[4, 5\], the module's \[4, 4\]"),
        ({"last.weight": np.zeros((4, 4), np.float32)}, "are one tensor in the module, and differ"),
        ({"first.bias": np.full(4, np.inf, np.float32)}, "NaN or infinite"),
        ({"first.bias": np.zeros(4, np.float64)}, "is of F64"),
        ({"norm.num_batches_tracked": np.array(1, np.int32)}, "is of I32, the module's of torch.int64"),
        ({"a": np.zeros(1, np.float32), "first.bias": None}, "missing: first.bias; unexpected: a"),
    ):
        with pytest.raises(weights.WeightsError, match=says):
            start(change)


def test_bfloat16_is_widened_exactly(tmp_path):
    from safetensors.torch import save_file

    values = torch.randn(64, generator=torch.Generator().manual_seed(1)).to(torch.bfloat16)
    save_file({"a": values}, tmp_path / "m.safetensors")
    found = weights.read(tmp_path / "m.safetensors")["a"].f32()
    assert found.tobytes() == values.float().numpy().tobytes()


def test_init_starts_from_a_file(tmp_path, capsys):
    """The task's first state is the file's, and its programs are those of the module without it."""
    made = models.mixed()["module"]
    with torch.no_grad():
        made.first.weight += 0.25
    from safetensors.torch import save_model

    save_model(made, str(tmp_path / "start.safetensors"))
    rng = np.random.default_rng(1)
    rows = [struct.pack("<4fi", *rng.normal(size=4), int(rng.integers(4))) for _ in range(12)]
    (tmp_path / "records").write_bytes(b"".join(rows))
    line = ["init", "--quiet", "--model", f"{MODELS}:with_metric", "--data", tmp_path / "records", "--steps", 2]
    assert run(*line, "--from", tmp_path / "start.safetensors", "--out", tmp_path / "task") == 0
    folder = source.Folder.open(tmp_path / "task")
    names = [n for n, _ in folder.manifest.tensors]
    assert names[0] == "first.weight"
    assert folder.first.flat()[:16].tobytes() == made.first.weight.detach().numpy().tobytes()
    assert run("model", "--task", tmp_path / "task", "--model", f"{MODELS}:mixed", "--out", tmp_path / "model") == 0
    assert run("verify-model", "--task", tmp_path / "task", "--file", tmp_path / "model") == 0
    capsys.readouterr()
    flip(tmp_path / "start.safetensors", "frozen.bias")
    raw = (tmp_path / "start.safetensors").read_bytes().replace(b'"frozen.bias"', b'"frozen.boas"')
    (tmp_path / "start.safetensors").write_bytes(raw)
    assert run(*line, "--from", tmp_path / "start.safetensors", "--out", tmp_path / "x") == cli.EXIT_FAILED
    said = " ".join(capsys.readouterr().err.split())
    assert "WrongWeights: start.safetensors does not fit the module; missing: frozen.bias; unexpected: frozen.boas" in said
    assert not (tmp_path / "x").exists()


# ---- metrics ----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def data(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("data")
    rng = np.random.default_rng(2)
    rows = [",".join([*(f"{v:.3f}" for v in rng.normal(size=4)), str(rng.integers(4))]) for _ in range(60)]
    (path / "rows.csv").write_text("\n".join(["a,b,c,d,k", *rows]) + "\n")
    fields = ["--field", "x=a,b,c,d", "--field", "y=k:class", "--classes", 4, "--held-out", "0.4"]
    assert run("data", "build", "--quiet", path / "rows.csv", *fields, "--no-progress", "--out", path / "data") == 0
    return path / "data"


def test_the_modules_own_metric(task, data, tmp_path, capsys):
    held = Dataset.open(data).held_out
    arrays = held.arrays(range(held.records))
    made = models.mixed()["module"].eval()
    with torch.no_grad():
        logits = made(torch.from_numpy(np.array(arrays["x"])))
        y = torch.from_numpy(np.array(arrays["y"])).long()
        share = float((logits.argmax(1) == y).float().mean())
        loss = float(torch.nn.functional.cross_entropy(logits, y))
    capsys.readouterr()
    state = ["--state", task / "state.safetensors", "--data", data]
    assert run("evaluate", "--quiet", "--model", f"{MODELS}:mixed", *state) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["records"] == held.records
    assert held.records % 6, "the last batch is a smaller one"
    assert found["metric"] == pytest.approx(share)
    assert found["loss"] == pytest.approx(loss, rel=1e-5)
    assert run("evaluate", "--quiet", "--model", f"{MODELS}:with_metric", *state) == 0
    assert json.loads(capsys.readouterr().out)["right"] == pytest.approx(share)
    assert (
        run("evaluate", "--quiet", "--model", f"{MODELS}:mixed", "--metric", f"{MODELS}:right", "--split", "train", *state) == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["records"] == 60 - held.records
    assert "rows" in found
    assert "metric" not in found


def test_a_written_model_is_measured(written, data, tmp_path, capsys):
    folder, _ = written
    assert run("evaluate", "--model", f"{MODELS}:mixed", "--data", data, "--file", folder) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[-1])
    tensors = {n: t.array() for n, t in weights.open_weights(folder).items()}
    tensors["last.bias"] = tensors["last.bias"] + np.arange(4, dtype=np.float32)
    weights.write(tmp_path / "changed.safetensors", tensors.items(), {})
    assert run("evaluate", "--model", f"{MODELS}:mixed", "--data", data, "--file", tmp_path / "changed.safetensors") == 0
    assert json.loads(capsys.readouterr().out)["loss"] != first["loss"]


def test_metrics_that_are_none(task, data, capsys):
    state = ["--state", task / "state.safetensors", "--data", data, "--quiet"]
    for line, says in (
        (["--model", f"{MODELS}:mixed", "--metric", f"{MODELS}:odd"], "BadMetric: metric is str, no number"),
        (["--model", f"{MODELS}:mixed", "--metric", f"{MODELS}:none"], "has no function none"),
    ):
        assert run("evaluate", *line, *state) != 0
        assert says in " ".join(capsys.readouterr().err.split())
    opened = Dataset.open(data)
    with pytest.raises(DatasetMismatch, match="field 0 of the data, 'x', is"):
        measure.measure(models.wide(), opened, opened.train, None)
    with pytest.raises(measure.BadMetric, match="names of its own"):
        measure._values(lambda *_: {"loss": 1}, None, {})


def test_a_loss_around_the_module_has_no_outputs():
    made = models.mixed()
    with pytest.raises(ConfigError, match="does not call the module"):
        module.call(made["module"], lambda m, x, y: m.first(x).sum(), list(made["example"]))


# ---- the command line -------------------------------------------------------------------------------------------------------


def test_wrong_usage_is_named_before_anything_slow_is_loaded(tmp_path):
    """One process for all: each line is refused, and PyTorch is not loaded by any."""
    here = str(tmp_path)
    lines = [
        (["model", "--out", "x"], "--task"),
        (["model", "--task", "0x12", "--out", "x"], "64 hexadecimal"),
        (["model", "--task", f"{here}/none", "--out", "x"], "there is no folder"),
        (["model", "--task", here, "--round", "1", "--out", "x"], "--round with a folder"),
        (["model", "--task", here, "--data", f"{here}/none", "--out", "x"], "--data: there is no folder"),
        (["model", "--task", here, "--model", "none.py:f", "--out", "x"], "none.py"),
        (["model", "--task", here, "--out", __file__], "is a file"),
        (["verify-model", "--file", f"{here}/none"], "there is no"),
        (["verify-model", "--file", here, "--states", here], "--states without"),
        (["verify-model", "--file", here, "--task", "0x" + "ab" * 32, "--receipt", __file__], "one of them"),
        (["init", "--from", here, "--out", "x"], "--from with the adapter digits-mlp"),
        (["init", "--model", "m.py:f", "--data", __file__, "--from", f"{here}/none", "--out", "x"], "--from: there is no"),
        (["evaluate", "--metric", "m.py:f"], "--metric without --model"),
        (["evaluate", "--model", f"{MODELS}:mixed"], "one of them"),
        (["evaluate", "--model", f"{MODELS}:mixed", "--state", __file__], "without --data"),
    ]
    code = """
import json, sys
from assay_trainer import cli
for line in json.loads(sys.argv[1]):
    try:
        status = cli.main(line)
    except SystemExit as done:
        status = done.code
    print("status", status, file=sys.stderr)
    print("next", file=sys.stderr)
print(*sorted({"torch", "numpy", "httpx"} & set(sys.modules)))
"""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("ASSAY_")}
    run = [sys.executable, "-c", code, json.dumps([line for line, _ in lines])]
    done = subprocess.run(run, capture_output=True, text=True, timeout=300, env=clean)
    said = [" ".join(part.split()) for part in done.stderr.split("next\n")]
    assert done.stdout.split() == [], done.stderr
    for (line, says), part in zip(lines, said, strict=False):
        assert f"status {cli.EXIT_USAGE}" in part, (line, part)
        assert says in part, (line, part)


def test_the_help_has_examples(capsys):
    for command in ("model", "verify-model", "evaluate", "init"):
        with pytest.raises(SystemExit):
            cli.main([command, "--help"])
        assert f"  assay-trainer {command} " in capsys.readouterr().out


def test_errors_are_named():
    for error in (check.ModelMismatch("x"), weights.WeightsError("x"), receipt.ReceiptError("x"), write.CannotWrite("x")):
        assert isinstance(error, AssayError)


def test_a_state_on_chain_is_measured(chain, data, capsys):
    root = receipt.hex_(chain.states[2].root())
    line = ["--task", receipt.hex_(chain.id), "--root", root, "--model", f"{MODELS}:mixed", "--data", data]
    assert run("evaluate", *line) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["stateRoot"] == root
    assert "not the task's records" in " ".join(said.err.split())


def test_the_tokenizer_is_the_datas(tmp_path, monkeypatch):
    tokenizers = pytest.importorskip("tokenizers")
    from argparse import Namespace

    from assay_trainer.model import command

    for name in ("a", "b"):
        word = tokenizers.Tokenizer(tokenizers.models.WordLevel({"x": 0, name: 1}, unk_token="x"))
        word.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
        word.save(str(tmp_path / f"{name}.json"))
    (tmp_path / "t.txt").write_text("x a x a x\n" * 20)
    line = ["--tokenizer", tmp_path / "a.json", "--length", 4, "--license", "CC0-1.0", "--held-out", "0", "--no-progress"]
    assert run("data", "build", "--quiet", tmp_path / "t.txt", *line, "--out", tmp_path / "data") == 0
    monkeypatch.setattr(Dataset, "require_manifest", lambda *_: None)
    assert command._data(Namespace(data=tmp_path / "data", tokenizer=tmp_path / "a.json"), None) == "CC0-1.0"
    with pytest.raises(ConfigError, match="the data's card names 0x"):
        command._data(Namespace(data=tmp_path / "data", tokenizer=tmp_path / "b.json"), None)
