"""Writes the small GPT of docs/experiments-text.md as `assay-cuda roots` reads it: export.py [FOLDER].

For a machine that has neither our Python nor the library: the step's program, its constants, the state after the prologue,
the batches and seeds of the first steps, and the roots that this machine's CPU reaches. About 2 MB.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import assay_repops
import numpy as np
from assay_trainer.adapters import text
from assay_trainer.compare import TASK, Comparison
from assay_trainer.template import task_seed
from assay_trainer.verified import Replayer, Schedule, Work, step_seed

STEPS = 6


def main() -> None:
    """Export, take the steps, write."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/cuda/data")
    folder.mkdir(parents=True, exist_ok=True)
    both = Comparison(text.SMALL, trainers=1, rounds=1, steps=text.STEPS)
    programs, seed, trainer = both.programs, task_seed(both.seed), both.addresses[0]
    replayer = Replayer(TASK, seed, Schedule(both.steps, both.steps), both._form, programs.encodings, programs.constants)
    work = Work(0, trainer, programs.initial, both.records[0])
    state = replayer.trace(work, 0, [])[1]
    step = assay_repops.Engine(programs.encodings[1], programs.constants[1], [np.array(x) for x in state])
    seeds = [step_seed(seed, work.round, trainer, k) for k in range(STEPS)]
    micros = range(step.program.micro_batches)
    batches = [[replayer._records(work, k, m) for m in micros] for k in range(STEPS)]

    def write(name: str, tensors: list[np.ndarray]) -> None:
        raw = b"".join(np.ascontiguousarray(x).astype(x.dtype.newbyteorder("<")).tobytes() for x in tensors)
        (folder / f"{name}.bin").write_bytes(raw)

    (folder / "program.bin").write_bytes(programs.encodings[1])
    write("constants", programs.constants[1])
    write("state", step.state)
    write("batches", [x for micro in batches for fields in micro for x in fields])
    roots = []
    for k in range(STEPS):
        step.step(batches[k], work.round, k, seeds[k])
        roots.append("0x" + step.root().hex())
    about = {
        "name": "GPT of docs/experiments-text.md",
        "parameters": both.exported.parameters,
        "round": work.round,
        "seeds": seeds,
        "roots": roots,
    }
    (folder / "about.json").write_text(json.dumps(about, indent=1) + "\n")
    print(json.dumps(about, indent=1))


if __name__ == "__main__":
    main()
