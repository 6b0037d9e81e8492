"""A round of the Open tier: the settings, where it is made, and what is kept of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from assay_trainer import manifest as mf
from assay_trainer.adapters import Adapter, RoundResult, from_manifest, program, records
from assay_trainer.errors import ConfigError
from assay_trainer.inner.processes import Processes
from assay_trainer.inner.ranks import Alone
from assay_trainer.inner.settings import Settings
from assay_trainer.inner.steps import Steps, Trainable, Work, check
from assay_trainer.torch_setup import torch

if TYPE_CHECKING:
    from assay_trainer.sealed import Sealing

_KEY_DOMAIN = b"assay/v1/inner-round"


def round_key(seed: bytes, round_: int, trainer: bytes) -> bytes:
    """What a trainer's round draws its random numbers from: 32 bytes of the task's seed, the round, 20 bytes of address."""
    return hashlib.sha256(_KEY_DOMAIN + seed + round_.to_bytes(4, "big") + trainer).digest()


def open_inner(adapter: Adapter, settings: Settings, threads: int, scratch: Path, warn: Callable[[str], None]) -> Inner | None:
    """The inner loop of a task's adapter, whose device is set.

    Returns:
        None for an adapter that only trains by itself, if nothing was asked for that it cannot do.

    Raises:
        ConfigError: The settings do not fit the adapter, the task or the device.
    """
    settings.check()
    if not isinstance(adapter, Trainable) or getattr(adapter, "by_itself", False):
        if flags := settings.given():
            raise ConfigError(
                f"{', '.join(flags)}: the adapter {adapter.name!r} makes this task's steps by itself",
                "leave them out, or ask those who wrote it (docs/adding.md)",
            )
        return None
    check(adapter, settings)
    return Inner(
        adapter, partial(_made, adapter.manifest.raw, program.used(), *records.looked_in()), settings, threads, scratch, warn
    )


def _made(raw: bytes, target: str | None, folders: tuple[Path, ...], sealing: Sealing | None) -> Adapter:
    program.use(target)
    records.look_in(folders, sealing)
    return from_manifest(mf.parse(raw))


class Inner:
    """Rounds of one adapter under the same settings."""

    def __init__(
        self,
        adapter: Trainable,
        make: Callable[[], Trainable],
        settings: Settings,
        threads: int,
        scratch: Path,
        warn: Callable[[str], None],
    ) -> None:
        """Starts nothing yet.

        Args:
            adapter: Trains in this process if there is but one; its device is set.
            make: Makes such an adapter in another process; it is pickled.
            settings: That fit it.
            threads: Of each process.
            scratch: A folder for the processes, if there are several; what is in it goes.
            warn: Is told of lost processes and of states that could not be saved or read.

        Raises:
            ConfigError: The machine has not what the processes need.
        """
        self._adapter, self._settings, self._warn = adapter, settings, warn
        self._kind = torch.device(adapter.device).type
        self.processes: Processes | None = None
        if settings.processes > 1:
            if self._kind not in ("cpu", "cuda"):
                raise ConfigError(f"--processes: they are on cpu or cuda, not on {self._kind}", "--processes 1")
            if self._kind == "cuda" and settings.processes > torch.cuda.device_count():
                raise ConfigError(
                    f"--processes {settings.processes}: each has a GPU of its own, and torch finds {torch.cuda.device_count()}",
                    "fewer --processes and more --accumulate give the same bits",
                )
            self.processes = Processes(make, settings.processes, adapter.device, threads, scratch, warn)

    def train(
        self,
        start: NDArray[np.float32],
        batches: NDArray[np.int64],
        key: bytes,
        folder: Path | None,
        on_step: Callable[[int, float], None],
        stop: Callable[[], bool],
        round_: int = 0,
    ) -> RoundResult | None:
        """Makes a round's steps, those that a saved state of it has not.

        Args:
            start: Parameters, flat, in the manifest's order.
            batches: Numbers of records, shape (steps, batch size).
            key: Of `round_key`.
            folder: Where the round's state is saved while it is in work.
            on_step: Is told the number of each step, from 0, and its loss.
            stop: Whether somebody wants the round to end before its time, which it does only if its state is saved.
            round_: From 0.

        Returns:
            None if it was stopped.

        Raises:
            Diverged: In fp16 no scale of the loss gives finite gradients.
            ProcessLost: Processes are lost again and again.
        """
        folder = folder if self._settings.saves_every else None
        work = Work(self._settings, start, batches, key, folder, self._identity(start, batches, key), round_)
        if self.processes is not None:
            made = self.processes.run(work, on_step, stop)
            return None if made is None else RoundResult(*made)
        steps = Steps(self._adapter, Alone(), work, self._warn)
        loss = steps.run(on_step, stop)
        if loss is None:
            return None
        end = np.empty_like(start)
        steps.write(end)
        return RoundResult(end, loss)

    def close(self) -> None:
        """Ends the processes."""
        if self.processes is not None:
            self.processes.close()

    def _identity(self, start: NDArray[np.float32], batches: NDArray[np.int64], key: bytes) -> str:
        s = self._settings
        digest = hashlib.sha256(key)
        digest.update(json.dumps([s.accumulate, s.precision, s.processes, self._kind, torch.__version__]).encode())
        digest.update(self._adapter.manifest.raw)
        for array in (start, batches):
            digest.update(hashlib.sha256(np.ascontiguousarray(array)).digest())
        return digest.hexdigest()
