"""Any module in the Open tier: its sponsor's code makes it, and the inner loop trains it.

A manifest names the function and the SHA-256 of its file, and brings neither. Whoever trains names the file itself (`--model`),
and thereby says that its code may be run.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.adapters import program, records
from assay_trainer.adapters import settings as s
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import AssayError, ConfigError, ManifestError
from assay_trainer.inner import plan as plans
from assay_trainer.inner.session import Session, trained
from assay_trainer.inner.statistics import names_of
from assay_trainer.model import measure
from assay_trainer.model.check import ModelMismatch
from assay_trainer.model.module import digests, flat_of, load_state, loss_of, others_of, source_of
from assay_trainer.model.module import made as made_by
from assay_trainer.torch_setup import torch

ACCURACY = "accuracy"
# Of a batch norm: what it has seen, which nothing reads.
_COUNTER = "num_batches_tracked"
_DIGEST, _NAME = "0x[0-9a-f]{64}", "[A-Za-z_][A-Za-z0-9_]{0,99}"


class UncarriedBuffer(AssayError):
    """A module keeps something from step to step that no state has."""


class Sponsored:
    """The module of a function, on a folder of `data build`.

    Attributes:
        manifest: Of the task; the module has its tensors under their names.
        data: The task's data set.
        plan: How it is trained.
    """

    name = program.Program.name
    device = "cpu"

    def __init__(self, manifest: mf.Manifest, make: Callable[[], Mapping[str, Any]], data: Dataset) -> None:
        """Calls the function.

        Args:
            manifest: Of the task, which may be anybody's.
            make: Gives the arguments of an export, whose module is trained.
            data: The task's records.

        Raises:
            ModelMismatch: The module is another one than the manifest's.
            DatasetMismatch: The example has other fields than the data.
        """
        data.require_manifest(manifest)
        self.manifest, self.data = manifest, data
        self.plan = plans.read(manifest.document["inner_optimizer"])
        self._made = make()
        self._module: torch.nn.Module = self._made["module"]
        self._example = fields_of(self._made)
        data.require_step(measure.read_as(self._example))
        stated = {n for n, _ in manifest.tensors}
        for name, p in self._module.named_parameters():
            p.requires_grad_(name in stated)
        own = {n: tuple(x.shape) for n, x in tensors_of(self._module).items()}
        if own != dict(manifest.tensors):
            odd = next(n for n in (*own, *dict(manifest.tensors)) if own.get(n) != dict(manifest.tensors).get(n))
            raise ModelMismatch(
                f"the tensor {odd[:120]!r} is {dict(manifest.tensors).get(odd)} in the manifest, {own.get(odd)} in the module",
                "the function that init took",
            )
        self._read: tuple[torch.Tensor, ...] = ()

    @classmethod
    def from_manifest(cls, manifest: mf.Manifest) -> Sponsored:
        """Of a task, by the function that `program.use` was told.

        Raises:
            ConfigError: It was told none.
            ModelMismatch: Its file, or what it makes, is not what the manifest names.
            DatasetMismatch: The records are not here.
        """
        model = manifest.model
        if not isinstance(model, dict) or set(model) != {"function", "others", "source"}:
            raise ManifestError("model does not have exactly function, others and source")
        source, others = s.words(model, "source", _DIGEST), s.words(model, "others", _DIGEST)
        function = s.words(model, "function", _NAME)
        target = program.used()
        if target is None:
            raise ConfigError(
                "the task trains a module that only its sponsor's code makes, and no code is run because a manifest names it",
                f"get the sponsor's file, SHA-256 {source}, read it, then: --model FILE.py:{function}",
            )
        theirs = "0x" + records.digest_of(source_of(target))
        if (theirs, target.rpartition(":")[2]) != (source, function):
            raise ModelMismatch(
                f"--model: the task's module is made by {function} of a file with SHA-256 {source}, not by {target}, of one "
                f"with {theirs}",
                "the file that the sponsor gave to init, every byte",
            )
        adapter = cls(manifest, lambda: made_by(target), records.find(manifest))
        if adapter.others() != others:
            raise ModelMismatch(
                "what is not trained (frozen parameters, buffers) has other numbers than the sponsor's",
                "the function has to make the same ones wherever it is called: a seed, and files that lie beside it",
            )
        return adapter

    def others(self) -> str:
        """SHA-256 over what the module has beside the manifest's tensors, as a manifest has it."""
        digest = hashlib.sha256()
        for name, one in sorted(digests(others_of(self._module, self.manifest)).items()):
            digest.update(hashlib.sha256(name.encode()).digest() + one)
        return "0x" + digest.hexdigest()

    def initial_parameters(self, _seed: bytes) -> NDArray[np.float32]:
        """The module's own: the function gives them, not a seed."""
        return flat_of(self._module, self.manifest)

    def module(self) -> torch.nn.Module:
        """A copy, in the mode that the function left it in."""
        return copy.deepcopy(self._module)

    def loss(self, module: torch.nn.Module, rows: NDArray[np.int64]) -> torch.Tensor:
        """Mean loss of training records, by number, by the function's own loss."""
        if not self._read:
            found = records.tensors(self.data, self.data.train)
            self._read = tuple(x.to(like.dtype) for x, like in zip(found, self._example, strict=True))
        index = torch.from_numpy(np.ascontiguousarray(rows))
        return loss_of(module, self._made["loss"], [x[index].to(self.device) for x in self._read])

    def session(self, start: NDArray[np.float32]) -> Session:
        """A module with its own optimiser that lives for as many steps as the caller wants."""
        return Session(self, start)

    def train(
        self, start: NDArray[np.float32], batches: NDArray[np.int64], on_step: Callable[[int, float], None] | None = None
    ) -> RoundResult:
        """The plan's steps from fresh moments, as those of the first round."""
        return trained(self.session(start), batches, on_step)

    def evaluate(self, params: NDArray[np.float32]) -> Score | None:
        """Mean loss over the held-out records, and what the module's own metric calls accuracy; None if there are none."""
        if self.data.held_out is None:
            return None
        module = self.module()
        load_state(module, self.manifest, params)
        made = {"module": module, "loss": self._made["loss"], "example": self._example}
        metric = measure.metric_of(dict(self._made), None)
        values = measure.measure(made, self.data, self.data.held_out, metric)
        accuracy = values.get(ACCURACY)
        return Score(None if accuracy is None else float(accuracy), float(values[measure.LOSS]))


def fields_of(made: Mapping[str, Any]) -> list[torch.Tensor]:
    """The fields of an example."""
    return [made["example"]] if isinstance(made["example"], torch.Tensor) else list(made["example"])


def tensors_of(module: torch.nn.Module) -> dict[str, torch.Tensor]:
    """What trainers share of a module: parameters that want gradients, then statistics of batch norms that train."""
    buffers = dict(module.named_buffers())
    return {n: p for n, p in module.named_parameters() if p.requires_grad} | {n: buffers[n] for n in names_of(module)}


@dataclass(frozen=True)
class Wanted:
    """What `init` says of such a task.

    Attributes:
        target: FILE.py:FUNCTION or MODULE:FUNCTION.
        made: What the function returned, as arguments of an export.
        training: Of the flags.
        steps: Of a round.
        grid: Groups and micro-batches a group, whose records a step goes over.
        data: A folder of `data build`.
    """

    target: str
    made: Mapping[str, Any]
    training: plans.Flags
    steps: int
    grid: tuple[int, int]
    data: Dataset


def described(wanted: Wanted) -> Sponsored:
    """The adapter of a task that a sponsor begins.

    Raises:
        ConfigError: The module, or what trains it, is none of the Open tier.
        ExportError: So is its optimiser.
    """
    module, made, data = wanted.made["module"], wanted.made, wanted.data
    plan = wanted.training.plan(plans.named(module, made["optimizer"]), wanted.steps)
    chosen = plan.resolve(module)
    # What is frozen is no part of the task, and its patterns would take nothing there.
    kept = {pattern: o for pattern, o in plan.groups.by_pattern.items() if o is not None}
    plan = replace(plan, groups=replace(plan.groups, by_pattern=kept))
    for name, p in module.named_parameters():
        p.requires_grad_(name in chosen)
        if name in chosen and p.dtype is not torch.float32:
            raise ConfigError(f"the parameter {name} is of {p.dtype}", "float32; trainers choose --precision")
    example = fields_of(made)
    data.require_step(measure.read_as(example))
    rows = example[0].shape[0] * wanted.grid[0] * wanted.grid[1]
    if rows > data.train.records:
        raise ConfigError(
            f"a step of {rows} records, and the data has {data.train.records}", "a smaller example, or --grid 1x1"
        )
    model = {
        "function": wanted.target.rpartition(":")[2],
        "others": "0x" + 64 * "0",
        "source": "0x" + records.digest_of(source_of(wanted.target)),
    }
    s.words(model, "function", _NAME)
    document = {
        "adapter": Sponsored.name,
        "batch_size": rows,
        "dataset": data.manifest_section(),
        "inner_optimizer": plan.document(),
        "model": model,
        "tensors": [{"name": n, "shape": list(x.shape)} for n, x in tensors_of(module).items()],
        "version": mf.VERSION,
    }
    draft = Sponsored(mf.parse(mf.encode(document)), lambda: made, data)
    document["model"] = model | {"others": draft.others()}
    return Sponsored(mf.parse(mf.encode(document)), lambda: made, data)


def refuse_uncarried(adapter: Sponsored, steps: int = 2) -> None:
    """Trains a few steps, and refuses a module that keeps from step to step what begins anew in each round.

    Raises:
        UncarriedBuffer: Names the buffer.
    """
    module = adapter.module()
    shared = {n for n, _ in adapter.manifest.tensors}
    before = {n: x.clone() for n, x in module.named_buffers() if n not in shared and not n.endswith(_COUNTER)}
    for step in range(steps):
        rows = np.arange(adapter.manifest.batch_size) + step
        adapter.loss(module, rows % adapter.data.train.records).backward()
    after = dict(module.named_buffers())
    for name, x in before.items():
        if name not in after or after[name].shape != x.shape or not torch.equal(after[name], x):
            raise UncarriedBuffer(
                f"the buffer {name} changes while the module trains, and a round would begin with it anew: of buffers, only "
                "batch norms' running statistics are part of a state",
                "compute it in each call; of spectral_norm, module.eval() before the function returns keeps it as it is",
            )
