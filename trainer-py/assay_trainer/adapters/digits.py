"""scikit-learn's 1,797 handwritten digits and a multi-layer perceptron of a few thousand parameters."""

from __future__ import annotations

import hashlib
import math
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import digits_file
from assay_trainer import manifest as mf
from assay_trainer.adamw import AdamW
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.commit import dataset_root
from assay_trainer.errors import ConfigError, DatasetMismatch, ManifestError
from assay_trainer.torch_setup import torch

if TYPE_CHECKING:
    from assay_trainer.exporter import Exported

PIXELS, CLASSES = 64, 10
HELD_OUT = 360
RECORD_BYTES = PIXELS + 1
DIVISOR = 16
# A record of a Verified task is one row of each batch field of its step program: the pixels over 16 in binary32, the label.
WORDS = np.dtype([("pixels", "<f4", PIXELS), ("label", "<i4")])
# Two groups of micro-batches: any odd number of records would be one.
GRID = (2, 1)
SPLIT = (
    "held out: the 360 records i with the least SHA-256('assay/v1/digits-split' || u32(i)), i their index in "
    "load_digits(); training: the others, by index"
)
_SPLIT_DOMAIN = b"assay/v1/digits-split"
_INIT_DOMAIN = b"assay/v1/digits-init"

# Chosen by the sweep in docs/experiments-digits.md: so few and short steps that one trainer alone is still far from done
# after them on whatever records it drew, while four averaged ones, with outer momentum, have arrived.
HIDDEN = 64
BATCH_SIZE = 128
LEARNING_RATE = 0.00125
INNER_STEPS = 10
MAX_HIDDEN = 1 << 16
# Rows at most of what a module made of anybody's manifest is shown with.
_MEASURED = 256


@cache
def _records() -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """(training, held-out) records."""
    everything = digits_file.records()
    by_hash = sorted(range(len(everything)), key=lambda i: hashlib.sha256(_SPLIT_DOMAIN + i.to_bytes(4, "big")).digest())
    held_out = set(by_hash[:HELD_OUT])
    training = tuple(r for i, r in enumerate(everything) if i not in held_out)
    return training, tuple(everything[i] for i in sorted(held_out))


def training_records() -> tuple[bytes, ...]:
    """Records whose root a task commits to: 64 pixels (0 to 16, row-major) and the label."""
    return _records()[0]


def held_out_records() -> tuple[bytes, ...]:
    """Records nobody trains on."""
    return _records()[1]


@cache
def verified_records() -> tuple[bytes, ...]:
    """The training records as the programs of a Verified task read them."""
    raw = np.frombuffer(b"".join(training_records()), dtype=np.uint8).reshape(-1, RECORD_BYTES)
    words = np.empty(len(raw), WORDS)
    words["pixels"] = raw[:, :PIXELS].astype(np.float32) / np.float32(DIVISOR)
    words["label"] = raw[:, PIXELS]
    return tuple(w.tobytes() for w in words)


@cache
def training_root(verified: bool = False) -> bytes:
    """Vector commitment over the training records, or over what programs read of them."""
    return dataset_root(verified_records() if verified else training_records())


def _tensors(records: tuple[bytes, ...]) -> tuple[torch.Tensor, torch.Tensor]:
    raw = np.frombuffer(b"".join(records), dtype=np.uint8).reshape(-1, RECORD_BYTES)
    return torch.from_numpy(raw[:, :PIXELS].astype(np.float32) / np.float32(DIVISOR)), torch.from_numpy(
        raw[:, PIXELS].astype(np.int64)
    )


def build_model(hidden: int) -> torch.nn.Sequential:
    """The network; its parameters in the manifest's order."""
    return torch.nn.Sequential(torch.nn.Linear(PIXELS, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, CLASSES))


_TENSOR_NAMES = ("fc1.weight", "fc1.bias", "fc2.weight", "fc2.bias")


def build_manifest(
    hidden: int = HIDDEN, batch_size: int = BATCH_SIZE, lr: float = LEARNING_RATE, verified: bool = False
) -> mf.Manifest:
    """Manifest of this adapter with the given sizes, of a task of the Open or the Verified tier."""
    shapes = ((hidden, PIXELS), (hidden,), (CLASSES, hidden), (CLASSES,))
    document: dict[str, Any] = {
        "adapter": DigitsMLP.name,
        "batch_size": batch_size,
        "dataset": {
            "held_out": HELD_OUT,
            "name": "sklearn.load_digits",
            "record_bytes": WORDS.itemsize if verified else RECORD_BYTES,
            "records": len(training_records()),
            "root": "0x" + training_root(verified).hex(),
            "split": SPLIT,
        },
        "inner_optimizer": {
            "beta1": mf.f32_string(0.9),
            "beta2": mf.f32_string(0.999),
            "eps": mf.f32_string(1e-8),
            "lr": mf.f32_string(lr),
            "name": "adamw",
            "weight_decay": mf.f32_string(0.01),
        },
        "model": {"activation": "relu", "hidden": hidden, "input_divisor": DIVISOR},
        "tensors": [{"name": n, "shape": list(s)} for n, s in zip(_TENSOR_NAMES, shapes, strict=True)],
        "version": mf.VERSION,
    }
    return mf.parse(mf.encode(document))


class DigitsMLP:
    """64 pixels, one hidden layer, ten classes."""

    name = "digits-mlp"
    device = "cpu"
    """Where torch computes the inner steps."""

    def __init__(self, manifest: mf.Manifest) -> None:
        self.manifest = manifest
        known_roots = (training_root(), training_root(verified=True))
        if manifest.dataset_root not in known_roots or manifest.dataset_records != len(training_records()):
            raise DatasetMismatch(
                f"the manifest commits to {manifest.dataset_records} records with root "
                f"0x{manifest.dataset_root.hex()}, the local data set has {len(training_records())} "
                f"with root 0x{training_root().hex()}",
                "install the locked scikit-learn, or take another task",
            )
        hidden = manifest.model.get("hidden") if isinstance(manifest.model, dict) else None
        if isinstance(hidden, bool) or not isinstance(hidden, int) or not 1 <= hidden <= MAX_HIDDEN:
            raise ManifestError(f"model.hidden is {hidden!r}, not 1 to {MAX_HIDDEN}")
        known = build_manifest(hidden)
        if manifest.model != known.model or manifest.tensors != known.tensors:
            raise ManifestError("the model is not one that this version's digits-mlp knows")
        self._hidden = hidden
        self._features, self._labels = _tensors(training_records())
        self._test_features, self._test_labels = _tensors(held_out_records())

    @classmethod
    def default(cls) -> DigitsMLP:
        """As `assay-trainer init` writes it."""
        return cls(build_manifest())

    def export(self, steps: int) -> Exported:
        """A round's step as a program: the module as it is, AdamW with the manifest's constants.

        Raises:
            ConfigError: The batch is not a whole number of records for each micro-batch.
        """
        from assay_trainer.exporter import export

        micro, odd = divmod(self.manifest.batch_size, GRID[0] * GRID[1])
        if odd or not micro:
            raise ConfigError(f"batches of {self.manifest.batch_size} records", f"a multiple of {GRID[0] * GRID[1]}")
        c = self.manifest.optimizer
        module = build_model(self._hidden)
        optimizer = torch.optim.AdamW(
            module.parameters(), lr=c.lr, betas=(c.beta1, c.beta2), eps=c.eps, weight_decay=c.weight_decay
        )
        example = (self._features[:micro], self._labels[:micro])
        return export(module, torch.nn.CrossEntropyLoss(), optimizer, example, grid=GRID, steps=steps)

    @classmethod
    def from_manifest(cls, manifest: mf.Manifest) -> DigitsMLP:
        """As a task's manifest describes it."""
        return cls(manifest)

    @classmethod
    def model_of(cls, manifest: mf.Manifest) -> dict[str, Any]:
        """What a function of --model would return for a task: the network under the manifest's names."""
        first, act, last = build_model(cls(manifest)._hidden)
        module = torch.nn.Sequential(OrderedDict(fc1=first, act=act, fc2=last))
        rows = min(manifest.batch_size, _MEASURED)
        example = torch.zeros(rows, PIXELS), torch.zeros(rows, dtype=torch.int64)
        return {"module": module, "loss": torch.nn.CrossEntropyLoss(), "example": example}

    def initial_parameters(self, seed: bytes) -> NDArray[np.float32]:
        """Weights uniform in ±1/√fan_in from a SHA-256 stream (torch promises no stable stream), biases zero."""
        parts = []
        for index, (_, shape) in enumerate(self.manifest.tensors):
            count = math.prod(shape)
            if len(shape) == 1:
                parts.append(np.zeros(count, dtype=np.float32))
                continue
            blocks = b"".join(
                hashlib.sha256(_INIT_DOMAIN + seed + bytes([index]) + block.to_bytes(4, "big")).digest()
                for block in range(-(-count // 8))
            )
            words = np.frombuffer(blocks, dtype=">u4")[:count].astype(np.float64)
            unit = (words + 0.5) / 2.0**31 - 1.0
            parts.append((unit / math.sqrt(shape[1])).astype(np.float32))
        return np.concatenate(parts)

    def batch(self, rows: NDArray[np.int64]) -> tuple[torch.Tensor, torch.Tensor]:
        """Features and labels of training records."""
        index = torch.from_numpy(np.ascontiguousarray(rows))
        return self._features[index].to(self.device), self._labels[index].to(self.device)

    def module(self) -> torch.nn.Sequential:
        """The network, for the inner loop."""
        return build_model(self._hidden)

    def loss(self, module: torch.nn.Module, rows: NDArray[np.int64]) -> torch.Tensor:
        """Mean cross-entropy of training records."""
        features, labels = self.batch(rows)
        return torch.nn.functional.cross_entropy(module(features), labels)

    def session(self, start: NDArray[np.float32]) -> Session:
        """A model with its own optimiser that lives for as many steps as the caller wants."""
        return Session(self, start)

    def train(
        self,
        start: NDArray[np.float32],
        batches: NDArray[np.int64],
        on_step: Callable[[int, float], None] | None = None,
    ) -> RoundResult:
        """H AdamW steps from zero moments."""
        session = self.session(start)
        total = 0.0
        for step, rows in enumerate(batches):
            loss = session.step(rows)
            total += loss
            if on_step is not None:
                on_step(step, loss)
        return RoundResult(session.flat(), total / max(1, len(batches)))

    def evaluate(self, params: NDArray[np.float32]) -> Score:
        """Accuracy and mean cross-entropy over the 360 held-out records."""
        model = build_model(self._hidden)
        load_flat(model, params)
        with torch.inference_mode():
            logits = model(self._test_features)
            loss = torch.nn.functional.cross_entropy(logits, self._test_labels)
            right = (logits.argmax(dim=1) == self._test_labels).sum()
        return Score(accuracy=int(right) / len(self._test_labels), loss=float(loss))


class Session:
    """Consecutive AdamW steps of one model."""

    def __init__(self, adapter: DigitsMLP, start: NDArray[np.float32]) -> None:
        self._adapter = adapter
        self._model = build_model(adapter._hidden)
        load_flat(self._model, start)
        self._model.to(adapter.device)
        self._optimizer = AdamW(self._model.parameters(), adapter.manifest.optimizer)

    def step(self, rows: NDArray[np.int64]) -> float:
        """One step on the given training records; returns the batch's loss before it."""
        self._optimizer.clear()
        loss = self._adapter.loss(self._model, rows)
        loss.backward()
        self._optimizer.step()
        return float(loss.detach())

    def flat(self) -> NDArray[np.float32]:
        """Parameters in manifest order."""
        return flatten(self._model)


def flatten(model: torch.nn.Module) -> NDArray[np.float32]:
    """A model's parameters, flat."""
    return np.concatenate([p.detach().cpu().numpy().reshape(-1) for p in model.parameters()]).astype(np.float32)


def load_flat(model: torch.nn.Module, params: NDArray[np.float32]) -> None:
    """Writes flat parameters into a model."""
    offset = 0
    with torch.no_grad():
        for p in model.parameters():
            piece = params[offset : offset + p.numel()]
            p.copy_(torch.from_numpy(np.array(piece, dtype=np.float32)).reshape(p.shape))
            offset += p.numel()
    if offset != params.size:
        raise ManifestError(f"{params.size} parameters given, the model has {offset}")
