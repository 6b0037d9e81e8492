"""A group of processes that make the inner steps together, and are started again when one of them is lost.

They are this machine's, on the loopback interface alone. Which of them are there is no question of timing: either all ranks
make a step, or the group begins again from the last saved state.
"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import os
import queue
import shutil
import signal
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.errors import AssayError
from assay_trainer.inner.ranks import Sharded
from assay_trainer.inner.steps import Steps, Trainable, Work
from assay_trainer.torch_setup import configure, torch

# So many starts in a row that end before a step that none before has made: it is no accident then.
_TRIES = 3
# A rank waits for the others as long as a save may take; a process that is gone is noticed by its parent at once.
_PATIENCE = timedelta(hours=1)
# A server that has loaded PyTorch once forks the processes; away from Linux libraries do not bear that.
_METHOD = "forkserver" if sys.platform.startswith("linux") else "spawn"
_LOOPBACK = "lo0" if sys.platform == "darwin" else "lo"


class ProcessLost(AssayError):
    """A process of the inner loop ended by itself."""


class Processes:
    """The processes of one trainer; they stay from round to round."""

    def __init__(
        self,
        make: Callable[[], Trainable],
        size: int,
        device: str,
        threads: int,
        folder: Path,
        warn: Callable[[str], None],
    ) -> None:
        """Starts nothing yet.

        Args:
            make: Makes the adapter in each of the processes; it is pickled.
            size: How many.
            device: cpu, or cuda for a GPU each, the first ones.
            threads: Of each process.
            folder: Where they meet and pass parameters on; what is in it goes.
            warn: Is told of processes that were lost.
        """
        self._make, self._size, self._device, self._threads = make, size, device, threads
        self._folder, self._warn = folder, warn
        self._members: list[tuple[Any, Connection]] = []

    @property
    def pids(self) -> list[int]:
        """Of the processes that run, by rank."""
        return [process.pid for process, _ in self._members]

    def run(
        self, work: Work, on_step: Callable[[int, float], None], stop: Callable[[], bool]
    ) -> tuple[NDArray[np.float32], float] | None:
        """Makes a round's steps.

        Returns:
            The parameters after them and the mean loss; None if it was stopped.

        Raises:
            ProcessLost: Processes are lost again and again before they come further.
            AssayError: What a process raised.
        """
        best, tries = -1, 0
        while True:
            reached = [-1]

            def made(step: int, loss: float, reached: list[int] = reached) -> None:
                reached[0] = step
                on_step(step, loss)

            try:
                if not self._members:
                    self._start()
                return self._round(work, made, stop)
            except ProcessLost as exc:
                self.close()
                best, tries = (reached[0], 1) if reached[0] > best else (best, tries + 1)
                if tries == _TRIES:
                    raise ProcessLost(
                        f"{exc.message}, {tries} times in a row", "memory? dmesg says what the system ended"
                    ) from exc
                self._warn(f"{exc.message}; all are started again, from the last saved state of the round")
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Ends the processes."""
        for process, connection in self._members:
            connection.close()
            process.kill()
        for process, _ in self._members:
            process.join()
            process.close()
        self._members = []
        shutil.rmtree(self._folder, ignore_errors=True)
        atexit.unregister(self.close)

    def _start(self) -> None:
        context = multiprocessing.get_context(_METHOD)
        if _METHOD == "forkserver":
            context.set_forkserver_preload([__name__, "torch.distributed.fsdp", "torch._dynamo"])
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True)
        # Before multiprocessing waits for its children, which end with their parent only.
        atexit.register(self.close)
        meeting = self._folder / "meeting"
        for rank in range(self._size):
            ours, theirs = context.Pipe()
            device = f"cuda:{rank}" if self._device.startswith("cuda") else self._device
            arguments = (rank, self._size, meeting, theirs, self._make, device, self._threads)
            process = context.Process(target=_member, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._members.append((process, ours))

    def _round(
        self, work: Work, on_step: Callable[[int, float], None], stop: Callable[[], bool]
    ) -> tuple[NDArray[np.float32], float] | None:
        folder = self._folder
        # Through files, so that it is in memory once whatever the number of processes.
        np.save(folder / "start.npy", work.start)
        end = np.lib.format.open_memmap(folder / "end.npy", "w+", np.float32, (work.start.size,))
        rest = replace(work, start=np.empty(0, np.float32))
        for _, connection in self._members:
            with contextlib.suppress(OSError):
                connection.send((rest, folder))
        left, told, loss = dict(enumerate(self._members)), False, None
        while left:
            ready = {c: r for r, (_, c) in left.items()} | {p.sentinel: r for r, (p, _) in left.items()}
            # A connection is read before its process is taken for lost: it may have said why.
            answered = sorted((ready[x], x) for x in wait(list(ready), timeout=0.2) if not isinstance(x, int))
            for rank, connection in answered:
                loss = self._heard(rank, connection, left, on_step, loss)
            if not answered:
                self._look(left)
            if not told and stop():
                with contextlib.suppress(OSError):
                    self._members[0][1].send(None)
                told = True
        return None if loss is None else (np.array(end), loss)

    def _heard(
        self,
        rank: int,
        connection: Connection,
        left: dict[int, tuple[Any, Connection]],
        on_step: Callable[[int, float], None],
        loss: float | None,
    ) -> float | None:
        try:
            kind, *what = connection.recv()
        except (EOFError, OSError):
            raise self._lost(rank) from None
        match kind:
            case "step":
                on_step(*what)
            case "warn":
                self._warn(what[0])
            case "done":
                del left[rank]
                return what[0]
            case "failed":
                raise what[0]
            case _:
                raise self._lost(rank, what[0])
        return loss

    def _look(self, left: dict[int, tuple[Any, Connection]]) -> None:
        for rank, (process, _) in left.items():
            if process.exitcode is not None:
                raise self._lost(rank)

    def _lost(self, rank: int, said: str = "") -> ProcessLost:
        process = self._members[rank][0]
        process.join(1)
        # Who misses another one says so first, though it is the other that is gone.
        gone = [(r, p.exitcode) for r, (p, _) in enumerate(self._members) if p.exitcode is not None and p.exitcode < 0]
        rank, code = gone[0] if gone else (rank, process.exitcode)
        how = (
            f"was ended by {signal.Signals(-code).name}"
            if code is not None and code < 0
            else said or f"ended with status {code}"
        )
        return ProcessLost(f"process {rank} of {len(self._members)} of the inner loop {how}")


def _member(
    rank: int,
    size: int,
    meeting: Path,
    connection: Connection,
    make: Callable[[], Trainable],
    device: str,
    threads: int,
) -> None:
    """What one of the processes does until its parent is gone or has closed its connection."""
    # A terminal's or a supervisor's signal is meant for the parent, which ends this one.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    works: queue.Queue[tuple[Work, Path]] = queue.Queue()
    stop = threading.Event()
    threading.Thread(target=_listen, args=(connection, works, stop), daemon=True).start()
    try:
        configure(threads)
        adapter = make()
        adapter.device = device
        _join(rank, size, meeting, device)
        ranks = Sharded(device)
        while True:
            work, folder = works.get()
            work = replace(work, start=np.load(folder / "start.npy", mmap_mode="r"))
            steps = Steps(adapter, ranks, work, lambda message: connection.send(("warn", message)))
            tell = partial(_tell, connection) if rank == 0 else _silent
            loss = steps.run(tell, stop.is_set)
            if loss is not None:
                end = np.load(folder / "end.npy", mmap_mode="r+")
                steps.write(end)
                end.flush()
            connection.send(("done", loss))
    except AssayError as exc:
        connection.send(("failed", exc))
    except Exception as exc:  # noqa: BLE001 - whatever it is, the group begins again, and says why if that does not help
        connection.send(("broke", f"failed: {type(exc).__name__}: {exc}"))
    # The parent hears the word, then ends this process. Leaving by itself it would wait for ranks that are gone.
    threading.Event().wait()


def _join(rank: int, size: int, meeting: Path, device: str) -> None:
    backend, kind = ("nccl", "NCCL_SOCKET_IFNAME") if device.startswith("cuda") else ("gloo", "GLOO_SOCKET_IFNAME")
    os.environ.setdefault(kind, _LOOPBACK)
    if device.startswith("cuda"):
        torch.cuda.set_device(device)
    torch.distributed.init_process_group(
        backend, init_method=f"file://{meeting}", rank=rank, world_size=size, timeout=_PATIENCE
    )


def _listen(connection: Connection, works: queue.Queue[tuple[Work, Path]], stop: threading.Event) -> None:
    """Passes on what the parent sends, and ends this process with it."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            message = connection.recv()
            if message is None:
                stop.set()
            else:
                stop.clear()
                works.put(message)
    os._exit(1)


def _tell(connection: Connection, step: int, loss: float) -> None:
    connection.send(("step", step, loss))


def _silent(_step: int, _loss: float) -> None:
    return
