"""`python -m zoo.fsdp2`: a small GPT in two processes of FSDP2, and in one; the bits are compared."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.adapters import text
from assay_trainer.inner import Settings
from assay_trainer.inner.loop import Inner, round_key
from assay_trainer.torch_setup import configure, torch
from zoo.figures import add

SEED, STEPS, BATCH = 1, 6, 8
SIZE = text.SMALL
# (accumulate, precision) of each of the two processes.
SETTINGS = ((1, "float32"), (2, "float32"), (4, "float32"), (2, "bf16"), (2, "fp16"))


class Text:
    """The GPT of text-gpt on its records, as the inner loop asks for a model."""

    name, device = "text", "cpu"

    def __init__(self) -> None:
        words = np.frombuffer(text.records(), "<i4").reshape(-1, 2, text.LENGTH)
        self._records = torch.from_numpy(words.astype(np.int64))
        optimizer = {"lr": SIZE.learning_rate, "beta1": text.BETAS[0], "beta2": text.BETAS[1], "eps": 1e-8}
        optimizer["weight_decay"] = text.WEIGHT_DECAY
        document: dict[str, Any] = {
            "adapter": self.name,
            "batch_size": BATCH,
            "dataset": {
                "name": text.DATASET,
                "record_bytes": 8 * text.LENGTH,
                "records": len(words),
                "root": "0x" + hashlib.sha256(text.records()).hexdigest(),
                "split": "none",
            },
            "inner_optimizer": {"name": "adamw"} | {k: mf.f32_string(v) for k, v in optimizer.items()},
            "model": {},
            "tensors": [{"name": n, "shape": list(p.shape)} for n, p in self.module().named_parameters()],
            "version": mf.VERSION,
        }
        self.manifest = mf.parse(mf.encode(document))

    def module(self) -> torch.nn.Module:
        """The model with its first parameters."""
        return text.model(SEED, SIZE)

    def loss(self, module: text.GPT, rows: NDArray[np.int64]) -> torch.Tensor:
        """Mean cross-entropy of the next characters."""
        x, y = self._records[torch.from_numpy(np.ascontiguousarray(rows))].unbind(1)
        return text.loss(module, x, y)


def train(adapter: Text, settings: Settings, folder: Path, kill: bool = False) -> tuple[bytes, float]:
    """The parameters of one round and its mean loss; `kill` ends the second process in the middle of it, with kill -9."""
    start = np.concatenate([p.detach().numpy().reshape(-1) for p in adapter.module().parameters()])
    rows = np.random.default_rng(SEED).integers(0, adapter.manifest.dataset_records, (STEPS, BATCH))
    inner = Inner(adapter, Text, settings, 1, folder / "scratch", print)
    killed: list[int] = []

    def on_step(step: int, _loss: float) -> None:
        if kill and not killed and step == STEPS // 2 and inner.processes is not None:
            killed.append(inner.processes.pids[1])
            os.kill(killed[0], signal.SIGKILL)

    try:
        result = inner.train(start, rows, round_key(bytes(32), 0, bytes(20)), folder / "work", on_step, lambda: False)
    finally:
        inner.close()
    if result is None or len(killed) != kill:
        raise RuntimeError("the round ended before its time")
    return result.params.tobytes(), result.loss


def main() -> int:
    """Compares, writes `fsdp2_equal`, and fails if it is not."""
    configure(1)
    adapter, equal = Text(), True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for accumulate, precision in SETTINGS:
            one = train(adapter, Settings(2 * accumulate, precision, save_seconds=0), folder)
            same = train(adapter, Settings(accumulate, precision, 2, 0), folder) == one
            print(f"accumulate {accumulate}, {precision}: loss {one[1]:.6f}, {'equal' if same else 'DIFFER'}", flush=True)
            equal &= same
        killed = train(adapter, Settings(accumulate, precision, 2, 1e-9), folder, kill=True) == one
        print(f"one of two processes killed: {'equal' if killed else 'DIFFER'}", flush=True)
    print(json.dumps(add({"fsdp2_equal": equal and killed}), indent=2, sort_keys=True))
    return 0 if equal and killed else 1


if __name__ == "__main__":
    sys.exit(main())
