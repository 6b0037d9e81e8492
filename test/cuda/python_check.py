"""Our Python on a real device: python_check.py [FOLDER], with the GPT that export.py wrote.

The state in NumPy arrays, in torch tensors of the processor and in torch tensors of the device: after each of the first
steps all have the root that export.py's machine reached. Beside it PyTorch works on the same device.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "trainer-py"))

import assay_repops as ar  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402
from assay_repops.programs import TensorType, program_inputs  # noqa: E402


def main() -> None:
    """Compare the roots, and count."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/cuda/data")
    about = json.loads((folder / "about.json").read_text())
    encoding = (folder / "program.bin").read_bytes()
    inputs = program_inputs(encoding)
    of = {source: [t for t in inputs if t.source == source] for source in ("state", "constant", "batch")}

    def read(name: str, types: list[TensorType]) -> list[np.ndarray]:
        raw, at, out = (folder / f"{name}.bin").read_bytes(), 0, []
        for t in types:
            n = math.prod(t.shape) * t.dtype.itemsize
            out.append(np.frombuffer(raw[at : at + n], t.dtype).reshape(t.shape).copy())
            at += n
        if at != len(raw):
            raise SystemExit(f"{name}.bin has {len(raw)} bytes, the program's tensors {at}")
        return out

    problem = ar.cuda_problem()
    if problem:
        raise SystemExit(problem)
    steps = len(about["roots"])
    constants, state = read("constants", of["constant"]), read("state", of["state"])
    with ar.DeviceProgram(encoding, constants) as one:
        micros = one.micro_batches
    fields = read("batches", of["batch"] * micros * steps)
    per = len(of["batch"])
    batches = [[fields[(k * micros + m) * per : (k * micros + m + 1) * per] for m in range(micros)] for k in range(steps)]
    ways = {
        "numpy": ([x.copy() for x in state], batches),
        "torch, cpu": ([torch.from_numpy(x.copy()) for x in state], batches),
        "torch, cuda": (
            [torch.from_numpy(x.copy()).cuda() for x in state],
            [[[torch.from_numpy(f).cuda() for f in m] for m in step] for step in batches],
        ),
    }
    wrong = 0
    for name, (mine, given) in ways.items():
        with ar.Engine(encoding, constants, mine, device="cuda") as engine:
            for k in range(steps):
                (torch.randn(512, 512, device="cuda") @ torch.randn(512, 512, device="cuda")).sum().item()
                engine.step(given[k], about["round"], k, about["seeds"][k])
                roots = {
                    "device": engine.root(),
                    "pulled": ar.tensors_root([x.cpu() if torch.is_tensor(x) else x for x in engine.pull()]),
                }
                for where, root in roots.items():
                    if "0x" + root.hex() != about["roots"][k]:
                        wrong += 1
                        print(f"{name}, step {k}, {where}: 0x{root.hex()}, want {about['roots'][k]}")
                engine.push()
            if name == "torch, cuda":
                engine.state[0].view(torch.int32).flatten()[0] = 0x7FC00001
                try:
                    engine.push()
                    wrong += 1
                    print("a foreign NaN was taken")
                except ar.RepopsError as e:
                    print(f"refused: {e}")
        print(f"{name}: {steps} steps")
    print(f"{wrong} wrong")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
