"""Programs on a CUDA device: by a build of the library whose device is emulated, and what is said where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import assay_repops
from assay_repops import RepopsError
from assay_trainer.torch_setup import torch_device
from assay_trainer.verified import device_for

ROOT = Path(__file__).resolve().parents[2]

ON_A_DEVICE = """
import numpy as np
import assay_repops as ar
from assay_trainer.adapters import text
from assay_trainer.compare import TASK, Comparison
from assay_trainer.template import task_seed
from assay_trainer.verified import Replayer, Schedule, Work, device_for

both = Comparison(text.Size(16, 2, 1, 2, (2, 1), 3e-3), trainers=1, rounds=1, steps=2)
programs, said = both.programs, []

def replayer(device):
    about = (TASK, task_seed(both.seed), Schedule(2, 1), both._form, programs.encodings, programs.constants)
    return Replayer(*about, device, said.append)

work = Work(0, both.addresses[0], programs.initial, both.records[0])
cpu, steps = replayer("cpu"), []
want = cpu.run(work)
assert device_for("auto", said.append) == device_for("cuda", said.append) == "cuda" and not said
on_device = replayer("cuda:0")
got = on_device.run(work, lambda done, loss: steps.append((done, loss)))
assert got.checkpoints == want.checkpoints and got.loss == want.loss and np.array_equal(got.delta, want.delta)
assert [done for done, _ in steps] == [1, 2] and not said

# A device that fails in a round leaves the round to the processor.
class Broken:
    def set_state(self, state): raise ar.RepopsError("out of device memory")
    def close(self): pass

on_device._resident = Broken()
again = on_device.run(work)
assert again.checkpoints == want.checkpoints and len(said) == 1 and "out of device memory" in said[0], said
assert on_device.run(work).checkpoints == want.checkpoints and len(said) == 1

first = cpu.trace(work, 0, [])[1]
batches = [cpu._records(work, 0, m) for m in range(2)]
states = [[np.array(x) for x in first] for _ in range(2)]
encoding, constants = programs.encodings[1], programs.constants[1]
with ar.Engine(encoding, constants, states[0]) as ours, ar.Engine(encoding, constants, states[1], device="cuda") as there:
    ours.step(batches, 0, 0, 5)
    there.step(batches, 0, 0, 5)
    assert there.root() == ours.root() == ar.tensors_root(states[0]) != ar.tensors_root(states[1])
    there.pull()
    assert ar.tensors_root(states[1]) == ours.root()
    assert there.trace(batches, 0, 1, 6) == ours.trace(batches, 0, 1, 6) and there.root() == ours.root()
    states[1][0][:] = np.nan
    there.push()
    assert there.root() == ar.tensors_root(states[1])
    for refused in (lambda: there.groups(batches, 0, 1), lambda: there.memory, lambda: there.step(batches[:1])):
        try:
            refused()
        except ar.RepopsError:
            continue
        raise AssertionError("not refused")
try:
    there.step(batches)
except ar.RepopsError as e:
    assert "no open program" in str(e), e
with ar.DeviceProgram(encoding, constants) as fresh:
    for refused in (fresh.get_state, fresh.state_root, lambda: fresh.step(batches)):
        try:
            refused()
        except ar.RepopsError as e:
            assert "there is no state" in str(e), e
            continue
        raise AssertionError("not refused")
    fresh.set_state(first)
    try:
        fresh.get_state([np.array(x) for x in first] + [np.zeros(3)])
        raise AssertionError("not refused")
    except ar.RepopsError:
        assert fresh.state_root() == ar.tensors_root(first)
with ar.DeviceProgram(programs.encodings[0], programs.constants[0]) as prologue:
    before = cpu._before(work)
    assert ar.tensors_root(prologue.run(before)) == ar.tensors_root(first)
    assert prologue.trace(before)[1] == cpu._prologue.trace(before)[1]
"""


@pytest.mark.slow
def test_device_gives_the_claims_of_the_processor(tmp_path: Path) -> None:
    """The library with an emulated device, in a process of its own: claims, roots and traces are those of the processor."""
    if not (shutil.which("go") and shutil.which("cc") and shutil.which(os.environ.get("CXX") or "g++")):
        pytest.skip("the emulated device is built with go and a C++ compiler")
    library = tmp_path / "libassay_repops.so"
    build = ["go", "build", "-tags", "emulatedcuda", "-buildmode=c-shared", "-o", str(library), "./repops/cshared"]
    subprocess.run(build, cwd=ROOT, env=os.environ | {"CGO_ENABLED": "1"}, check=True)
    env = os.environ | {"ASSAY_REPOPS_LIBRARY": str(library), "PYTHONPATH": str(ROOT / "trainer-py")}
    subprocess.run([sys.executable, "-c", ON_A_DEVICE], env=env, check=True, timeout=300)


@pytest.mark.skipif(not assay_repops.cuda_problem(), reason="this machine has a GPU")
def test_without_a_device() -> None:
    """Whoever asks for a GPU that is not there is told why, and what to do."""
    said: list[str] = []
    assert device_for("cuda", said.append) == device_for("cuda:1", said.append) == "cpu"
    assert len(said) == 2
    assert all("the same result" in s and "Hint: " in s for s in said)
    assert device_for("auto", said.append) == device_for("cpu", said.append) == "cpu"
    assert len(said) == 2


@pytest.mark.parametrize("device", ["gpu", "cuda:x", "cuda:-1", "mps", "cuda:\u0663", "cuda:" + "9" * 5000, None, 0])
def test_names_of_devices(device: Any) -> None:
    """Devices are named as torch names them."""
    with pytest.raises(RepopsError, match="no device"):
        assay_repops.Engine(b"", [], [np.zeros(1, np.float32)], device=device)


def test_torch_device() -> None:
    """A GPU that torch does not find is the CPU."""
    said: list[str] = []
    assert torch_device("cpu", said.append) == "cpu"
    assert torch_device("cuda:99", said.append) == "cpu"
    assert len(said) == 1
