"""`python -m zoo.adapters`: small data for each adapter, and a task's run beside plain PyTorch's DiLoCo on the same batches."""

from __future__ import annotations

import argparse
import json
import math
import pydoc_data.topics
import sys
from pathlib import Path

import numpy as np
import torch

from assay_trainer import batch, manifest, safetensors_io, torch_setup
from assay_trainer.adapters import from_manifest, records
from assay_trainer.adapters.trained import Trained

# A Llama by hand: grouped queries, 41,312 parameters.
LLAMA = {
    "model_type": "llama",
    "architectures": ["LlamaForCausalLM"],
    "vocab_size": 256,
    "hidden_size": 32,
    "intermediate_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 64,
    "rms_norm_eps": 1e-05,
    "rope_theta": 10000.0,
    "tie_word_embeddings": True,
}


def data(folder: Path) -> None:
    """table.csv, text.txt with config.json, images.npz and series.csv: of Python, scikit-learn and a generator."""
    from sklearn.datasets import load_breast_cancer, load_digits

    folder.mkdir(parents=True, exist_ok=True)
    x, y = load_breast_cancer(return_X_y=True)
    lines = [",".join([f"c{i}" for i in range(x.shape[1])] + ["kind"])]
    lines += [",".join([*(f"{v:.6g}" for v in row), "benign" if kind else "malignant"]) for row, kind in zip(x, y, strict=True)]
    (folder / "table.csv").write_text("\n".join(lines) + "\n")
    topics = pydoc_data.topics.topics
    text = "\n".join(topics[name] for name in sorted(topics)).encode("ascii", "replace")[:60_000]
    (folder / "text.txt").write_bytes(text)
    (folder / "config.json").write_text(json.dumps(LLAMA))
    digits = load_digits()
    np.savez(folder / "images.npz", image=(digits.images[:, None] * 15.9375).round().astype(np.uint8), label=digits.target)
    hours, noise = np.arange(6400), np.random.default_rng(1).standard_normal(6400)
    series = 50 + 10 * np.sin(hours * 2 * math.pi / 24) + 5 * np.sin(hours * 2 * math.pi / 168) + noise
    (folder / "series.csv").write_text("value\n" + "".join(f"{v:.3f}\n" for v in series))


def _load(adapter: Trained, flat: torch.Tensor) -> tuple[torch.nn.Module, list[torch.Tensor]]:
    """The module with these parameters, and its shared tensors in the manifest's order."""
    module = adapter.built()
    own = {**dict(module.named_parameters()), **dict(module.named_buffers())}
    tensors, at = [own[name] for name, _ in adapter.manifest.tensors], 0
    with torch.no_grad():
        for x in tensors:
            x.copy_(flat[at : at + x.numel()].reshape(x.shape))
            at += x.numel()
    return module, tensors


def diloco(adapter: Trained, start: np.ndarray, spec: dict, trainers: list[bytes]) -> np.ndarray:
    """Plain DiLoCo: torch.optim's AdamW inside, its SGD with Nesterov's momentum outside, the mean of all trainers between."""
    c = adapter.manifest.optimizer
    shared = torch.nn.Parameter(torch.from_numpy(start.copy()))
    rate, momentum = float(spec["outerLearningRate"]), float(spec["outerMomentum"])
    outer = torch.optim.SGD([shared], lr=rate, momentum=momentum, nesterov=momentum > 0)
    fields = adapter.fields("train")
    for r in range(spec["maxRounds"]):
        deltas = []
        for trainer in sorted(trainers):
            module, tensors = _load(adapter, shared.detach())
            inner = torch.optim.AdamW(
                [p for p in module.parameters() if p.requires_grad],
                lr=c.lr,
                betas=(c.beta1, c.beta2),
                eps=c.eps,
                weight_decay=c.weight_decay,
            )
            seed, size = bytes.fromhex(spec["seed"][2:]), adapter.manifest.batch_size
            for rows in batch.round_batches(seed, r, trainer, spec["innerSteps"], size, spec["datasetRecords"]):
                inner.zero_grad()
                adapter.objective(module, *(x[torch.from_numpy(rows)] for x in fields)).backward()
                inner.step()
            after = torch.cat([x.detach().reshape(-1) for x in tensors])
            deltas.append(shared.detach() - after)
        shared.grad = torch.stack(deltas).mean(0)
        outer.step()
    return shared.detach().numpy()


def compare(task: Path, folders: list[Path], final: Path, trainers: list[bytes]) -> dict[str, float]:
    """Held-out losses of a run's last state, of plain DiLoCo's, and of the first state."""
    records.look_in([task, *folders])
    adapter = from_manifest(manifest.parse((task / "manifest.json").read_bytes()))
    assert isinstance(adapter, Trained)
    spec = json.loads((task / "task.json").read_text())

    def state(path: Path) -> np.ndarray:
        return safetensors_io.decode_state(path.read_bytes(), spec["paramCount"], spec["fragmentCount"]).flat()

    first = state(task / "state.safetensors")
    plain = diloco(adapter, first, spec, trainers)
    scores = {"loss": state(final), "plainLoss": plain, "firstLoss": first}
    found = {name: adapter.evaluate(params).loss for name, params in scores.items()}
    return found | {"gapPercent": 100 * abs(found["loss"] - found["plainLoss"]) / found["plainLoss"]}


def main() -> None:
    """Writes data, or compares."""
    parser = argparse.ArgumentParser(prog="zoo.adapters")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("data").add_argument("folder", type=Path)
    other = commands.add_parser("compare")
    other.add_argument("--task", type=Path, required=True)
    other.add_argument("--data", type=Path, action="append", default=[])
    other.add_argument("--state", type=Path, required=True)
    other.add_argument("--trainer", action="append", required=True)
    options = parser.parse_args()
    torch_setup.configure(1)
    if options.command == "data":
        data(options.folder)
        return
    trainers = [bytes.fromhex(t.removeprefix("0x")) for t in options.trainer]
    json.dump(compare(options.task, options.data, options.state, trainers), sys.stdout)


if __name__ == "__main__":
    main()
