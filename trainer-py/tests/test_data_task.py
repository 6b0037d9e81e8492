"""From a CSV to a Verified task that the Go side takes, and a round trained on it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest
from conftest import REPOSITORY

from assay_trainer import cli, commit, safetensors_io, verified
from assay_trainer.data.folder import Dataset
from assay_trainer.keeper_client import Keepers
from assay_trainer.payload import Form, Quantization

MODELS = Path(__file__).parent / "models_of_test_cli.py"
ROWS, STEPS = 200, 10


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """A folder with source, data set and task, all written by the command."""
    path = tmp_path_factory.mktemp("made")
    numbers = np.random.default_rng(3).standard_normal((ROWS, 4)).round(3)
    names = ("low", "middle", "high")
    lines = [f"{','.join(map(str, row))},{names[int(np.digitize(row[0], [-0.5, 0.5]))]}" for row in numbers]
    (path / "measured.csv").write_text("\n".join(["a,b,c,d,level", *lines]) + "\n")
    line = ["--field", "x=a,b,c,d", "--field", "y=level:class", "--classes", "3", "--held-out", "0.2", "--shard-bytes", "1KiB"]
    assert (
        cli.main(["data", "build", str(path / "measured.csv"), *line, "--license", "CC0-1.0", "--out", str(path / "data")]) == 0
    )
    line = ["--model", f"{MODELS}:classifier", "--data", str(path / "data"), "--steps", str(STEPS), "--seed", "5"]
    assert cli.main(["init", "--quiet", *line, "--out", str(path / "task")]) == 0
    return path


def test_the_task_is_on_the_data_set(made, capsys):
    data = Dataset.open(made / "data")
    document = json.loads((made / "task" / "manifest.json").read_bytes())
    assert document["dataset"] == {
        "card": "0x" + data.hash.hex(),
        "name": "measured.csv",
        "record_bytes": 20,
        "records": len(data.train),
        "root": "0x" + data.train.root.hex(),
        "split": data.card["split"],
    }
    assert (made / "task" / "card.json").read_bytes() == data.raw
    whole = (made / "task" / "objects" / document["dataset"]["root"]).read_bytes()
    assert commit.dataset_root([whole[i : i + 20] for i in range(0, len(whole), 20)]) == data.train.root
    assert len(data.train) + len(data.held_out) == ROWS
    assert len(data.train.trees) > 1
    assert cli.main(["data", "check", "--manifest", str(made / "task" / "manifest.json"), str(made / "data")]) == 0
    assert "0x" + data.train.root.hex() in capsys.readouterr().out


def test_go_takes_the_task(made):
    flags = {"spec": "task.json", "manifest": "manifest.json", "state": "state.safetensors", "objects": "objects"}
    line = [x for f, n in flags.items() for x in (f"--{f}", str(made / "task" / n))]
    done = subprocess.run([REPOSITORY / "bin" / "assay", "task", "check", "--json", *line], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_round_is_trained_on_the_records(made, tmp_path):
    """By the objects of the task alone, as a trainer does once it has fetched them: the loss falls."""
    task = json.loads((made / "task" / "task.json").read_bytes())
    spec = task | {name: bytes.fromhex(task[name][2:]) for name in ("datasetRoot", "programRoot", "seed")}
    for path in (made / "task" / "objects").iterdir():
        (tmp_path / path.name[2:]).write_bytes(path.read_bytes())
    keepers = Keepers(["http://127.0.0.1:9"])  # which nobody asks: everything is in the folder of what was fetched
    encodings, constants = verified.fetch_programs(keepers, spec["programRoot"], tmp_path)
    records = verified.fetch_records(keepers, spec, 20, tmp_path)
    parameters, fragments = spec["paramCount"], spec["fragmentCount"]
    form = Form(parameters, fragments, Quantization.NONE, spec["payloadBoundLog2"])
    schedule = verified.Schedule(spec["innerSteps"], spec["checkpointInterval"])
    replayer = verified.Replayer(b"\5" * 32, spec["seed"], schedule, form, encodings, constants)
    state = safetensors_io.decode_state((made / "task" / "state.safetensors").read_bytes(), parameters, fragments)
    losses: list[float] = []
    replayer.run(verified.Work(0, b"\7" * 20, state.flat(), records), lambda _step, loss: losses.append(loss))
    assert len(losses) == STEPS
    assert losses[-1] < losses[0]


def test_a_model_that_reads_other_records_is_refused(made, capsys):
    line = ["--model", f"{MODELS}:linear", "--data", str(made / "data"), "--out", str(made / "other")]
    assert cli.main(["init", "--quiet", *line]) == cli.EXIT_FAILED
    said = capsys.readouterr().err
    assert "DatasetMismatch: the data has 2 fields, the step reads 1" in said
    assert "change the example that --model returns" in said
    assert not (made / "other").exists()


def test_a_spoilt_shard_makes_no_task(made, tmp_path, capsys):
    for path in (made / "data").iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    shard = tmp_path / "train-00001.bin"
    shard.write_bytes(b"\1" + shard.read_bytes()[1:])
    line = ["--model", f"{MODELS}:classifier", "--data", str(tmp_path), "--out", str(tmp_path / "task")]
    assert cli.main(["init", "--quiet", *line]) == cli.EXIT_FAILED
    assert "WrongRoot: train-00001.bin" in capsys.readouterr().err
    assert not (tmp_path / "task").exists()
