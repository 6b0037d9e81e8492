"""What adapters have in common that train a PyTorch module on a folder of `data build`, in both tiers."""

from __future__ import annotations

import abc
import contextlib
import importlib
import math
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.adapters import records
from assay_trainer.adapters import settings as s
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.adapters.settings import FLOAT32, Setting
from assay_trainer.data.fields import DTYPES, MAX_RECORD_BYTES, Field
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import AssayError, ConfigError, DatasetMismatch, ManifestError
from assay_trainer.exporter.optimizers import AdamW
from assay_trainer.inner.plan import Groups, Plan, check_steps, read
from assay_trainer.inner.session import Session, trained
from assay_trainer.model.check import listed, without_adapter
from assay_trainer.model.module import WrongWeights, flat_of, load_named, load_state, load_weights
from assay_trainer.torch_setup import torch

if TYPE_CHECKING:
    from assay_trainer.data.build import Plan
    from assay_trainer.exporter import Exported
    from assay_trainer.model.weights import Tensor

nn = torch.nn
BETAS, EPS = (0.9, 0.999), 1e-8
FROM = "--from"
# Of a batch norm: what it has seen, which nothing reads.
_COUNTER = "num_batches_tracked"
# Records that are measured at a time.
_MEASURED = 256
# While a stranger's module is built without memory: registrations for each tensor that the manifest names. Modules without
# tensors are many, and tied weights are made before they are tied.
_REGISTERED = 64
# Bytes of what a module has beside the tensors that a stranger's manifest names: masks, tables of positions and the like.
_BESIDE, _BESIDE_TIMES = 1 << 28, 4

COMMON: dict[str, Setting] = {
    "steps": Setting(20, "inner steps of a round", 1, 1 << 20),
    "batch": Setting(32, "records of a step", 1, 1 << 16),
    "lr": Setting(0.001, "learning rate of AdamW", 0, 1e3),
    "weight_decay": Setting(0.01, "of AdamW", 0, 1e3),
    "held_out": Setting("0.1", "share of the records that nobody trains on"),
    "license": Setting("", "licence of the data, for its card"),
}


@dataclass(frozen=True)
class Described:
    """What a manifest says of records that are not here, in place of a Dataset: enough to build the module, not to train it."""

    fields: tuple[Field, ...]
    train: None = None
    held_out: None = None

    @property
    def card(self) -> dict[str, Any]:
        """No value is known: none is beyond a bound."""
        return {"fields": [{"max": "0"} for _ in self.fields], "sources": [{}]}

    def require_manifest(self, manifest: mf.Manifest) -> None:
        """Refuses fields of other sizes than the manifest's records, which are anybody's. Raises ManifestError."""
        size = sum(DTYPES[f.dtype].itemsize * math.prod(f.shape or ()) for f in self.fields)
        stated = manifest.document["dataset"].get("record_bytes")
        if stated != size or size > MAX_RECORD_BYTES:
            raise ManifestError(f"records of {str(stated)[:40]} bytes are none of the model, whose fields have {size}")


class Trained(abc.ABC):
    """A module on records of a built folder.

    Attributes:
        manifest: Of the task, checked: the module has its tensors.
        data: The task's data set.
        plan: How it is trained.
    """

    name: ClassVar[str]
    SETTINGS: ClassVar[Mapping[str, Setting]]
    """Of `init --set`."""
    device = "cpu"
    OWN: ClassVar[tuple[str, ...]] = ()
    """Tensors of the module that follow from the records and the manifest: a file's are not taken."""
    start: Mapping[str, Tensor] | None = None
    """Of the sponsor's `init --from`: tensors that the task begins with."""

    def __init__(self, manifest: mf.Manifest, data: Dataset | Described) -> None:
        data.require_manifest(manifest)
        self.manifest, self.data = manifest, data
        self._read: dict[str, tuple[torch.Tensor, ...]] = {}
        self.plan = read(manifest.document["inner_optimizer"])
        self.check(manifest.model)
        found = self._tensors(len(manifest.tensors))
        if dict(manifest.tensors) != found:
            wanted = dict(manifest.tensors)
            odd = next(n for n in (*wanted, *found) if wanted.get(n) != found.get(n))
            raise ManifestError(
                f"the tensor {odd[:120]!r} is {wanted.get(odd)} in the manifest, {found.get(odd)} in the module of {self.name}"
            )

    # ---- what each adapter says -------------------------------------------------------------------------------------------

    @classmethod
    @abc.abstractmethod
    def plan(cls, source: Path, settings: Mapping[str, Any], scratch: Path) -> Plan:
        """How `data build` reads a sponsor's file or folder. `scratch` is an empty folder for what has to be rewritten."""

    @classmethod
    @abc.abstractmethod
    def described(cls, data: Dataset, settings: Mapping[str, Any], folder: Path) -> dict[str, Any]:
        """What a manifest says under model; `files` are written to the folder.

        Raises:
            ConfigError: The adapter does not train on such data, or so.
        """

    @abc.abstractmethod
    def check(self, model: Any) -> None:
        """Holds a manifest's model and the data's fields to bounds, before anything of their size is made.

        Raises:
            ManifestError: The model is none of this adapter, or does not fit the data's fields.
        """

    @abc.abstractmethod
    def network(self) -> nn.Module:
        """The module of the manifest, which `check` has accepted, with fresh parameters on torch's default device."""

    @abc.abstractmethod
    def objective(self, module: nn.Module, *fields: torch.Tensor) -> torch.Tensor:
        """Mean loss of a micro-batch."""

    @abc.abstractmethod
    def accuracy(self, module: nn.Module, *fields: torch.Tensor) -> float:
        """Mean accuracy of a batch: the share that is right, or of the variance that is explained."""

    @property
    def files(self) -> tuple[str, ...]:
        """Files of the task's folder that trainers of the Open tier need beside the records."""
        return ()

    # ---- made -------------------------------------------------------------------------------------------------------------

    @classmethod
    def from_manifest(cls, manifest: mf.Manifest) -> Trained:
        """Of a task, which may be anybody's.

        Raises:
            DatasetMismatch: The data set is not here.
            ManifestError: The manifest describes no module of this adapter.
        """
        return cls(manifest, records.find(manifest))

    @classmethod
    def described_by(cls, manifest: mf.Manifest) -> Iterator[tuple[Field, ...]]:  # noqa: ARG003
        """The fields that a manifest's records may have, the likeliest first; what it says may be anybody's."""
        yield from ()

    @classmethod
    def model_of(cls, manifest: mf.Manifest) -> dict[str, Any]:
        """What a function of --model would return for a task: `module`, `loss`, `example`, a micro-batch of zeros.

        The records need not be here. Where they are not, their fields are what the manifest leaves open for such a module.

        Raises:
            ManifestError: The manifest describes no module of this adapter.
            DatasetMismatch: A file that the module is made of is not here.
        """
        try:
            return cls(manifest, records.find(manifest))._whole()
        except DatasetMismatch:
            last: AssayError | None = None
        try:
            possible = list(cls.described_by(manifest))
        except (KeyError, TypeError, ValueError, AttributeError) as exc:
            raise ManifestError(f"the model is none of {cls.name}: {type(exc).__name__}: {str(exc)[:80]}") from exc
        for fields in possible:
            try:
                return cls(manifest, Described(fields))._whole()
            except ManifestError as exc:
                last = exc
        raise last or ManifestError(f"the manifest alone does not say what the records of {cls.name} are", "--data FOLDER")

    def _whole(self) -> dict[str, Any]:
        kinds = {"f32": torch.float32, "i32": torch.int64, "i8": torch.bool, "u8": torch.uint8}
        rows = min(self.manifest.batch_size, _MEASURED)
        example = tuple(torch.zeros(rows, *(f.shape or ()), dtype=kinds[f.dtype]) for f in self.data.fields)
        return {"module": self.built(), "loss": self.objective, "example": example}

    @classmethod
    def made(
        cls,
        data: Dataset,
        settings: Mapping[str, Any],
        folder: Path,
        profile: str = FLOAT32,
        layers: Mapping[str, str] | None = None,
        plan: Plan | None = None,
    ) -> Trained:
        """As `init` writes it.

        Args:
            data: The records.
            settings: All of SETTINGS.
            folder: Where `files` are written to; records.look_in has it.
            profile: Of a Verified task's programs.
            layers: Options of the profile, by pattern.
            plan: How it is trained; None: AdamW at the settings' rate.
        """
        plan = plan or adamw(settings)
        rows = min(settings["batch"], data.train.records)
        document: dict[str, Any] = {
            "adapter": cls.name,
            "batch_size": rows,
            "dataset": data.manifest_section(),
            "inner_optimizer": plan.document(),
            "model": cls.described(data, settings, folder) | s.stated_profile(profile, layers or {}),
            "version": mf.VERSION,
        }
        probe = cls.__new__(cls)
        probe.data, probe._read = data, {}
        probe.manifest = mf.parse(mf.encode(document | {"tensors": [{"name": "none", "shape": [1]}]}))
        probe.check(probe.manifest.model)
        shapes = probe._tensors()
        document["tensors"] = [{"name": n, "shape": list(s)} for n, s in shapes.items()]
        made = cls(mf.parse(mf.encode(document)), data)
        with torch.device("meta"):
            module = made.network()
        whole = {n for n, p in module.named_parameters() if p.requires_grad}
        if frozen := whole - made.plan.resolve(module).keys():
            raise ConfigError(
                f"--group: {listed(sorted(frozen))} frozen, and a task of {cls.name} trains all that its module does",
                "--adapter program --model FILE.py:FUNCTION freezes",
            )
        return made

    def reordered(self, tensors: list[tuple[str, tuple[int, ...]]]) -> Trained:
        """The same with the tensors in the order that programs have them in."""
        document = self.manifest.document | {"tensors": [{"name": n, "shape": list(s)} for n, s in tensors]}
        made = type(self)(mf.parse(mf.encode(document)), self.data)
        made.start = self.start
        return made

    def _tensors(self, named: int | None = None) -> dict[str, tuple[int, ...]]:
        """Names and shapes of what is trained, without memory for it.

        Args:
            named: Tensors that a stranger's manifest names: more is not built. None: the sponsor's own.

        Raises:
            ManifestError: No module can be built so.
        """
        try:
            with _bounded(named), torch.device("meta"):
                module = self.network()
        except AssayError:
            raise
        except Exception as exc:  # a library's constructor, given a stranger's numbers
            raise ManifestError(f"the module cannot be built: {type(exc).__name__}: {str(exc)[:200]}") from exc
        found = shared(module)
        own, beside = (sum(map(_bytes, part)) for part in (found.values(), self._beside(module)))
        if beside > max(_BESIDE, _BESIDE_TIMES * own):
            raise ManifestError(f"the model has {beside} bytes beside the {own} of the tensors that the manifest names")
        return {n: tuple(x.shape) for n, x in found.items()}

    def _beside(self, module: nn.Module) -> list[torch.Tensor]:
        """Each parameter and buffer once that a module has memory for, and that the manifest does not name."""
        named = {id(x) for x in shared(module).values()}
        return [x for x in (*module.parameters(), *module.buffers()) if id(x) not in named]

    def built(self, seed: bytes | None = None) -> nn.Module:
        """The module, ready to train; with a seed the parameters that it gives here."""
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(int.from_bytes((seed or bytes(8))[:8], "big") >> 1)
            module = self.network()
        if seed is not None and self.start is not None:
            self._begin(module, self.start)
        return still(module)

    def _begin(self, module: nn.Module, weights: Mapping[str, Tensor]) -> None:
        """Writes a file's tensors into the module: all that it has, or, of an adapter of PEFT, what is trained.

        Raises:
            WrongWeights: A tensor is missing, unexpected, of another shape; or one that is not trained, and that the task's
                trainers make from the manifest, is another one.
        """
        trained = shared(module)
        if set(weights) == {without_adapter(n) for n in trained} != set(trained):
            load_named(trained, {n: weights[without_adapter(n)] for n in trained}, FROM)
            return
        own = {n: x for n, x in module.state_dict().items() if n not in trained and not n.endswith(_COUNTER)}
        before = {n: x.clone() for n, x in own.items()}
        load_weights(module, weights, FROM)
        for name, x in before.items():
            if name in self.OWN:
                own[name].copy_(x)
        same = {n for n, x in before.items() if own[n].numpy().tobytes() == x.numpy().tobytes()}
        tied = {id(x) for x in trained.values()}
        kept = dict((*module.named_parameters(remove_duplicate=False), *module.named_buffers(remove_duplicate=False)))
        odd = [n for n in before if n not in same and id(kept.get(n)) not in tied]
        if odd:
            raise WrongWeights(
                f"{FROM}: {listed(odd)}, which is not trained, is another one than the task's",
                "a file of the same base model; --set base=FOLDER names another base model",
            )

    def initial_parameters(self, seed: bytes) -> NDArray[np.float32]:
        """The module's own first parameters. A task's state holds them, so that nobody has to draw them again."""
        return flat_of(self.built(seed), self.manifest)

    # ---- trained and measured ---------------------------------------------------------------------------------------------

    def fields(self, split: str) -> tuple[torch.Tensor, ...]:
        """All records of "train" or "held_out", a tensor a field; read once, and held against their root."""
        if split not in self._read:
            found = self.data.train if split == "train" else self.data.held_out
            assert found is not None
            self._read[split] = records.tensors(self.data, found)
        return self._read[split]

    # What the inner loop of the Open tier makes the steps with (inner/steps.py).

    def module(self) -> nn.Module:
        """A new module, ready to train."""
        self._plain()
        return still(self.network())

    def loss(self, module: nn.Module, rows: NDArray[np.int64]) -> torch.Tensor:
        """Mean loss of training records, by number."""
        index = torch.from_numpy(np.ascontiguousarray(rows))
        return self.objective(module, *(x[index].to(self.device) for x in self.fields("train")))

    def session(self, start: NDArray[np.float32]) -> Session:
        """A module with its own optimiser that lives for as many steps as the caller wants."""
        self._plain()
        return Session(self, start)

    def _plain(self) -> None:
        """Refuses the Open tier's steps of a model whose layers only programs compute as it says."""
        if s.profile(self.manifest.model) != (FLOAT32, {}):
            raise ManifestError("the model has a profile, which is of programs: only the Verified tier trains it")

    def train(
        self, start: NDArray[np.float32], batches: NDArray[np.int64], on_step: Callable[[int, float], None] | None = None
    ) -> RoundResult:
        """The plan's steps from fresh moments, without dropout, as those of the first round."""
        return trained(self.session(start), batches, on_step)

    def evaluate(self, params: NDArray[np.float32]) -> Score | None:
        """Accuracy and mean loss over the held-out records; None if there are none."""
        if self.data.held_out is None:
            return None
        module = self.built()
        load_state(module, self.manifest, params)
        module.eval()
        loss = accuracy = 0.0
        with torch.no_grad():
            for part in zip(*(x.split(_MEASURED) for x in self.fields("held_out")), strict=True):
                loss += float(self.objective(module, *part)) * len(part[0])
                accuracy += self.accuracy(module, *part) * len(part[0])
        count = self.data.held_out.records
        return Score(accuracy=accuracy / count, loss=loss / count)

    def export(self, steps: int, seed: bytes, progress: Callable[[str], None] = lambda _: None) -> Exported:
        """A round's step as a program: the module as it is, the manifest's optimisers, a batch a micro-batch.

        Layers are computed as the manifest's profile says.

        Raises:
            ExportError: The module has what no program has.
            ManifestError: A schedule is of other steps.
        """
        from assay_trainer.exporter import export

        check_steps(self.plan, steps)
        rows = torch.arange(self.manifest.batch_size) % self.data.train.records
        example = tuple(x[rows] for x in self.fields("train"))
        profile, layers = s.profile(self.manifest.model)
        return export(
            self.built(seed),
            self.objective,
            example=example,
            steps=steps,
            profile=profile,
            layers=layers,
            progress=progress,
            **self.plan.arguments(),
        )


def adamw(settings: Mapping[str, Any]) -> Plan:
    """What trains where no flag says another optimiser."""
    return Plan(Groups(AdamW(settings["lr"], settings["weight_decay"], *BETAS, EPS)))


def shared(module: nn.Module) -> dict[str, torch.Tensor]:
    """What trainers of a task share, by name: trained parameters, then running statistics of batch norms, as programs do."""
    found: dict[str, torch.Tensor] = {n: p for n, p in module.named_parameters() if p.requires_grad}
    for name, inner in module.named_modules():
        if isinstance(inner, nn.modules.batchnorm._BatchNorm) and inner.track_running_stats:
            prefix = f"{name}." if name else ""
            found |= {f"{prefix}{n}": getattr(inner, n) for n in mf.STATISTICS}
    return found


def _bytes(x: torch.Tensor) -> int:
    return x.numel() * x.element_size()


def still(module: nn.Module) -> nn.Module:
    """Without dropout and other noise, whose numbers nobody could draw again; batch norms take each batch's statistics."""
    module.eval()
    for inner in module.modules():
        if isinstance(inner, nn.modules.batchnorm._BatchNorm):
            inner.train()
    return module


@contextlib.contextmanager
def _bounded(named: int | None) -> Iterator[None]:
    """Within it no module has far more parts than a manifest names tensors: a stranger's numbers build nothing endless."""
    if named is None:
        yield
        return
    left = _REGISTERED * (named + 16)

    def count(*_: Any) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise ManifestError(f"the model has far more parts than the {named} tensors that the manifest names")

    hooks = nn.modules.module
    handles = [
        hooks.register_module_parameter_registration_hook(count),
        hooks.register_module_module_registration_hook(count),
    ]
    try:
        yield
    finally:
        for handle in handles:
            handle.remove()


def library(name: str, what: str) -> Any:
    """A library that an adapter's module is of; none of them asks the hub for anything, whatever a manifest names.

    Raises:
        ConfigError: It is not installed.
    """
    # They read it once, when they are imported.
    os.environ.update(HF_HUB_OFFLINE="1", TRANSFORMERS_OFFLINE="1")
    try:
        return importlib.import_module(name)
    except ImportError as exc:
        raise ConfigError(f"{what} needs {name}, which is not installed ({exc})", f"pip install {name}") from exc


def class_count(data: Dataset, adapter: str, field: int = -1) -> int:
    """Classes of a field of a data set. Raises ConfigError if it has none."""
    f = data.fields[field]
    if f.classes is None:
        raise ConfigError(f"{adapter} wants a class, and the field {f.name!r} of the data is none", "data build --label COLUMN")
    return f.classes
