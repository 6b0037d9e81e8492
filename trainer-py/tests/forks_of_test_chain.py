"""Commands of assay-trainer as forks of a process that has loaded what they need: PyTorch takes seconds a process."""

from __future__ import annotations

import multiprocessing.forkserver
import os
import subprocess
from pathlib import Path

from assay_trainer.cli import main

_SERVER = multiprocessing.get_context("forkserver")
_SERVER.set_forkserver_preload(
    [
        *(f"assay_trainer.{m}" for m in ("torch_setup", "adapters.digits", "chain", "inner.loop", "loop", "recompute")),
        "eth_account",
    ]
)


def stop() -> None:
    """Ends the process that commands are forks of, and waits for it: else nobody counts what it and they took."""
    multiprocessing.forkserver._forkserver._stop()


class Fork:
    """A command that runs; as subprocess.Popen, as far as a test asks it anything."""

    def __init__(self, arguments: list[str], out: Path, err: Path, environment: dict[str, str]):
        changed = {k: v for k, v in environment.items() if os.environ.get(k) != v}
        self._process = _SERVER.Process(target=_run, args=(arguments, out, err, changed))
        self._process.start()

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int:
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("assay-trainer", seconds)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


def _run(arguments: list[str], out: Path, err: Path, environment: dict[str, str]) -> None:
    for file, descriptor in ((out, 1), (err, 2)):
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(opened, descriptor)
        os.close(opened)
    os.environ.update(environment)
    raise SystemExit(main(arguments))
