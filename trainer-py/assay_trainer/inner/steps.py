"""The inner steps of one round, as each of the processes makes them."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.errors import ConfigError
from assay_trainer.inner import optimizers, plan
from assay_trainer.inner.ranks import Ranks
from assay_trainer.inner.saves import Saves
from assay_trainer.inner.settings import Settings
from assay_trainer.inner.statistics import Statistics, names_of
from assay_trainer.inner.sums import PairwiseSum, Terms
from assay_trainer.manifest import Manifest
from assay_trainer.payload import Diverged
from assay_trainer.torch_setup import torch

_RANDOM_DOMAIN = b"assay/v1/inner-random"
_TYPES = {"bf16": torch.bfloat16, "fp16": torch.float16}
# What the last number says that ranks tell each other after a step.
_ON, _SAVE, _STOP = 0.0, 1.0, 2.0
# Of fp16's loss: the first scale, and after how many good steps it is doubled.
_FIRST_SCALE, _GROWS_AFTER = 2.0**16, 2000


@runtime_checkable
class Trainable(Protocol):
    """What an adapter has beside base.py's for its steps to be made here."""

    manifest: Manifest
    device: str

    def module(self) -> torch.nn.Module:
        """A new module on the CPU, float32.

        The manifest's tensors are its parameters that want gradients, by name or in order, and by name running statistics of
        its batch norms.
        """

    def loss(self, module: torch.nn.Module, rows: NDArray[np.int64]) -> torch.Tensor:
        """Mean loss of training records, as the module is called once with all of them.

        What it draws at random it draws from torch's default generators.
        """


@dataclass(frozen=True)
class Work:
    """A round's steps.

    Args:
        settings: How they are made.
        start: Parameters, flat, in the manifest's order.
        batches: Numbers of records, shape (steps, batch size).
        key: What the round's random numbers follow from.
        folder: Where the state is saved; None for nowhere.
        identity: Of start, batches, key, settings and machine, which a saved state has to be of.
        round: From 0; a schedule over rounds goes by it.
    """

    settings: Settings
    start: NDArray[np.float32]
    batches: NDArray[np.int64]
    key: bytes
    folder: Path | None
    identity: str
    round: int = 0


def check(adapter: Trainable, settings: Settings) -> None:
    """Raises ConfigError if the settings do not fit the task or the device."""
    size = adapter.manifest.batch_size
    if size % settings.micro_batches:
        raise ConfigError(
            f"a step's {size} records do not divide into {settings.micro_batches} micro-batches of one size",
            "choose --processes times --accumulate so that it divides them",
        )
    check_precision(adapter.device, settings.precision)


def check_precision(device: str, precision: str) -> None:
    """Raises ConfigError if the device does not compute in a precision of Settings.

    It tries a layer forwards and back: what a device lacks, its library says when it is asked to do it.
    """
    if precision == "float32":
        return
    kind = torch.device(device).type
    try:
        if not torch.amp.is_autocast_available(kind):
            raise RuntimeError("it has no mixed precision")
        if kind == "cuda" and precision == "bf16" and not torch.cuda.is_bf16_supported(including_emulation=False):
            raise RuntimeError("it emulates bf16, more slowly than it computes float32")
        layer = torch.nn.Linear(16, 16, device=device)
        with torch.autocast(kind, dtype=_TYPES[precision]):
            y = layer(torch.ones(2, 16, device=device))
        if y.dtype != _TYPES[precision]:
            raise RuntimeError(f"a layer gives {y.dtype} there")
        y.float().sum().backward()
    except (RuntimeError, NotImplementedError, ValueError) as exc:
        raise ConfigError(f"--precision {precision}: the device {device} lacks it: {exc}", "--precision float32") from exc


class Steps:
    """One rank's part of a round: parameters, gradients and moments of its shards."""

    def __init__(self, adapter: Trainable, ranks: Ranks, work: Work, warn: Callable[[str], None]) -> None:
        self._adapter, self._settings, self._ranks, self._work = adapter, work.settings, ranks, work
        self._kind = torch.device(adapter.device).type
        self._begin()
        self._saves = Saves(work.folder, work.identity, ranks, warn) if work.folder is not None else None
        if self._saves is not None and self._saves.newest is not None:
            self._resume(self._saves)

    def _begin(self) -> None:
        # What a module draws to begin with is not the round's: parameters are overwritten, and the rest is the same for all.
        torch.manual_seed(0)
        self._module = self._adapter.module()
        whole = [p for p in self._module.parameters() if p.requires_grad]
        kept = self._kept()
        if (count := sum(x.numel() for x in (*whole, *kept.values()))) != self._work.start.size:
            raise ConfigError(
                f"the adapter's module has {count} parameters and running statistics to train, its manifest "
                f"{self._work.start.size}"
            )
        if any(p.dtype != torch.float32 for p in whole):
            raise ConfigError(
                "the adapter's module has parameters that are not float32", "--precision says what it computes in"
            )
        places = self._filled(whole, kept)
        self._module.to(self._adapter.device)
        self._statistics = Statistics(self._module, self._settings.micro_batches > 1 or self._settings.precision == "fp16")
        self._ranks.shard(self._module)
        self._parameters = [p for p in self._module.parameters() if p.requires_grad]
        # The shards share the parameters' memory: the optimiser writes into these.
        self._shards = [self._ranks.local(p) for p in self._parameters]
        self._places = [
            place + (self._ranks.first(shape[0]) * (shape.numel() // shape[0]) if shape and shape[0] else 0)
            for place, shape in places
        ]
        chosen = plan.read(self._adapter.manifest.document["inner_optimizer"])
        plan.check_steps(chosen, len(self._work.batches))
        self._optimizer = optimizers.made(chosen, self._module, self._shards, self._ranks, self._work.round)
        self._step, self._total = 0, 0.0
        self._scale, self._good = (_FIRST_SCALE if self._settings.precision == "fp16" else 1.0), 0

    def _kept(self) -> dict[str, torch.Tensor]:
        """Running statistics that the manifest has, by name; another package's adapter may keep its own out of it."""
        stated = {name for name, _ in self._adapter.manifest.tensors if mf.is_statistic(name)}
        buffers = dict(self._module.named_buffers())
        return {name: buffers[name] for name in names_of(self._module) if name in stated}

    def _filled(self, whole: list[torch.Tensor], kept: dict[str, torch.Tensor]) -> list[tuple[int, torch.Size]]:
        """Writes the start into the module; gives each parameter's place in it: by name, or in order where names are others."""
        stated, at = {}, 0
        for name, shape in self._adapter.manifest.tensors:
            stated[name] = at
            at += math.prod(shape)
        names = {id(p): n for n, p in self._module.named_parameters()}
        if {names[id(p)] for p in whole} | set(kept) != set(stated):
            sizes = [p.numel() for p in whole]
            stated |= {names[id(p)]: sum(sizes[:i]) for i, p in enumerate(whole)}
        self._kept_at = {name: stated[name] for name in kept}
        places = [(stated[names[id(p)]], p.shape) for p in whole]
        inner = [(self._kept_at[name], x.shape, x) for name, x in kept.items()]
        for first, shape, x in (*((*place, p) for place, p in zip(places, whole, strict=True)), *inner):
            piece = np.array(self._work.start[first : first + shape.numel()], dtype=np.float32)
            with torch.no_grad():
                x.copy_(torch.from_numpy(piece).view_as(x))
        return places

    # ---- saving --------------------------------------------------------------------------------------------------------

    def _tensors(self) -> dict[str, torch.Tensor]:
        found = {f"parameter.{i}": p for i, p in enumerate(self._shards)}
        for i, kept in enumerate(self._optimizer.moments):
            found |= {f"moment.{i}.{k}": x for k, x in enumerate(kept)}
        found |= {f"statistic.{name}": x for name, x in self._statistics.values.items()}
        buffers = {n: x for n, x in self._module.named_buffers() if n not in self._statistics.values}
        return found | {f"buffer.{name}": x for name, x in buffers.items()}

    def _resume(self, saves: Saves) -> None:
        facts = saves.read(self._tensors())
        if facts is None:
            self._begin()
            return
        self._step, applied, self._good = (int(facts[name]) for name in ("step", "applied", "good"))
        self._optimizer.go_to(self._step, applied)
        self._scale, self._total = facts["scale"], facts["total"]

    def _save(self, saves: Saves) -> None:
        facts = {"step": self._step, "applied": self._optimizer.steps, "good": self._good}
        saves.write(self._step, self._tensors(), facts | {"scale": self._scale, "total": self._total})

    # ---- stepping ------------------------------------------------------------------------------------------------------

    def run(self, on_step: Callable[[int, float], None], stop: Callable[[], bool]) -> float | None:
        """Makes the steps that are left.

        Args:
            on_step: Is told the number of each step, from 0, and its loss.
            stop: Whether to end after the step; asked on rank 0, and only where the state can be saved.

        Returns:
            The mean loss of all steps, or None if it was stopped.

        Raises:
            Diverged: In fp16 no scale of the loss gives finite gradients.
        """
        every, saved = self._settings.saves_every, time.monotonic()
        while self._step < len(self._work.batches):
            losses = self._micro_batches(self._work.batches[self._step])
            word = _ON
            if self._saves is not None and self._ranks.rank == 0:
                word = _STOP if stop() else _SAVE if time.monotonic() - saved >= every else _ON
            answers = self._ranks.gather([*losses, word])
            # In the order of the micro-batches: turn by turn, rank by rank.
            ordered = [answers[r][j] for j in range(len(losses)) for r in range(self._ranks.size)]
            loss = sum(ordered) / len(ordered)
            word = answers[0][-1]
            self._total += loss
            self._step += 1
            on_step(self._step - 1, loss)
            if word != _ON and self._saves is not None:
                self._save(self._saves)
                saved = time.monotonic()
            if word == _STOP:
                return None
        return self._total / max(1, self._step)

    def _micro_batches(self, rows: NDArray[np.int64]) -> list[float]:
        """One step; returns the losses of this rank's micro-batches."""
        parts = np.split(rows, self._settings.micro_batches)
        sums, losses = PairwiseSum(), []
        for turn in range(self._settings.accumulate):
            number = turn * self._ranks.size + self._ranks.rank
            torch.manual_seed(self._random(number))
            with torch.autocast(
                self._kind,
                dtype=_TYPES.get(self._settings.precision),
                enabled=self._settings.precision != "float32",
                cache_enabled=False,
            ):
                loss = self._adapter.loss(self._module, parts[number])
            self._statistics.take(self._ranks)
            # A product by one has the bits of its factor, and is left out where there is no scale.
            (loss if self._scale == 1 else loss * self._scale).backward()
            losses.append(float(loss.detach()))
            sums.add(self._gradients())
        self._apply(sums.take())
        return losses

    def _random(self, number: int) -> int:
        """Seed of a micro-batch: it depends on no process, so that what a kill took is drawn again."""
        place = self._step.to_bytes(4, "big") + number.to_bytes(4, "big")
        return int.from_bytes(hashlib.sha256(_RANDOM_DOMAIN + self._work.key + place).digest()[:7], "big")

    def _gradients(self) -> Terms:
        """This rank's shards of the gradients, taken from the parameters."""
        found: Terms = []
        for p in self._parameters:
            found.append(None if p.grad is None else self._ranks.local(p.grad))
            p.grad = None
        return found

    def _apply(self, total: Terms) -> None:
        divisor = self._settings.micro_batches * self._scale
        for shard, gradient in zip(self._shards, total, strict=True):
            shard.grad = gradient if gradient is None or divisor == 1 else gradient.div_(divisor)
        good = self._settings.precision != "fp16" or self._finite(total)
        if good:
            self._optimizer.step()
        else:
            self._optimizer.skip()
        self._statistics.apply(keep=good)
        self._optimizer.clear()

    def _finite(self, total: Terms) -> bool:
        """Whether fp16 held the gradients; sets the next step's scale."""
        own = all(bool(torch.isfinite(g).all()) for g in total if g is not None)
        finite = all(answer == [1.0] for answer in self._ranks.gather([float(own)]))
        self._good = self._good + 1 if finite else 0
        if self._good == _GROWS_AFTER:
            self._scale, self._good = self._scale * 2, 0
        if not finite:
            self._scale /= 2
            if self._scale < 1:
                raise Diverged("fp16 holds the gradients at no scale of the loss")
        return finite

    def write(self, end: NDArray[np.float32]) -> None:
        """Writes this rank's shards into the flat parameters; statistics are the same on every rank."""
        for at, shard in zip(self._places, self._shards, strict=True):
            end[at : at + shard.numel()] = shard.cpu().numpy().reshape(-1)
        for name, at in self._kept_at.items():
            value = self._statistics.values[name]
            end[at : at + value.numel()] = value.cpu().numpy()
