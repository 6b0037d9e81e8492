"""Training by a program (docs/arithmetic-programs.md): load it once, step many times, over the caller's own memory."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array
from .devices import DeviceProgram
from .programs import MAX_ELEMENTS, TYPES, Program, answer, check_counters, tensors_root

Batches = Sequence[Sequence[Array]]
"""For each micro-batch its tensors, in the order of the program's inputs."""


class Engine:
    """A program with loop = 1 at work on a state. Each step writes the next state over the last one.

    The result of a step is the same on any number of cores (`set_threads`), with any of the library's engines (`use_engine`),
    and however many workers its groups of micro-batches are shared among (`groups`, `finish`). An engine's memory is given
    back by close, at the end of a with block, or with the object. After a RepopsError the state is what it was before.

    On a CUDA device the state is kept there: pull copies it to the caller's tensors, push reads them again. All of it gives
    the same bits. An error of the device loses the state.
    """

    def __init__(
        self,
        encoding: bytes,
        constants: Sequence[Array],
        state: Sequence[Array],
        max_elements: int = MAX_ELEMENTS,
        device: str = "cpu",
    ) -> None:
        """Decode, validate and plan.

        Args:
            encoding: The program's only encoding.
            constants: Its constants, in the order of its inputs; they are copied.
            state: The state's tensors, in the order of the inputs: contiguous, writeable arrays or torch CPU tensors of the
                program's types and shapes, apart from one another, whose memory is the state from now on. With a device, or
                CUDA tensors, it is copied, and written by pull alone.
            max_elements: Refuse a program of which one step computes and reads more elements in all.
            device: cpu, cuda or cuda:N.

        Raises:
            TooLarge: One step has more than max_elements.
            RepopsError: The program is not valid, is a map, or the tensors do not fit it; there is no such device
                (`cuda_problem`) or it has too little memory.
        """
        self._device = None if device == "cpu" else DeviceProgram(encoding, constants, max_elements, device)
        self.program = self._device or Program(encoding, constants, max_elements)
        if not self.program.loop:
            raise RepopsError("a program with loop = 0 has no next state. Hint: Program.run")
        self.state = list(state)
        if self._device:
            self.push()
            return
        given = self.program.given("state", self.state)
        self._state = [
            _memory.in_place(x, a.dtype.type, f"state {i}") for i, (x, a) in enumerate(zip(self.state, given, strict=True))
        ]
        _memory.apart(**{f"state {i}": a for i, a in enumerate(self._state)})
        shared = answer("program_sharing", self.program.handle)["groups"]
        self._handover = [[(t["elements"], np.dtype(TYPES[t["dtype"]])) for t in g] for g in shared]

    @property
    def memory(self) -> int:
        """Bytes of intermediate results that the steps so far have needed, which the engine keeps."""
        self._on_processor("memory")
        return answer("program_sharing", self.program.handle)["bytes"]

    def push(self) -> None:
        """Give the device the state that stands in the caller's tensors; without a device that is the state anyway."""
        if self._device:
            self._device.set_state(self.state)

    def pull(self) -> list[Array]:
        """Write the device's state to the caller's tensors, and return them."""
        if self._device:
            self._device.get_state(self.state)
        return self.state

    def _on_processor(self, what: str) -> None:
        if self._device:
            raise RepopsError(f"{what} is for the processor's engines. Hint: device='cpu'")

    def _batch(self, batches: Batches, first: int, count: int) -> list[np.ndarray]:
        if len(batches) != count:
            raise RepopsError(f"{len(batches)} micro-batches, {count} wanted")
        fields = [a for m, b in enumerate(batches) for a in self.program.given("batch", b, f" of micro-batch {first + m}")]
        if _memory.meet(self._state, fields):
            raise RepopsError("a batch overlaps the state")
        return fields

    def _step(self, batches: Batches, round: int, step: int, seed: int, trace: ctypes.Array | None) -> None:
        check_counters(round, step, seed)
        if self._device:
            if trace is not None:
                state, root = self._device.trace(self._device.get_state(), batches, round, step, seed)
                self._device.set_state(state)
                trace.raw = root
                return
            self._device.step(batches, round, step, seed)
            return
        fields = self._batch(batches, 0, self.program.micro_batches)
        state, batch = _memory.pointers(self._state), _memory.pointers(fields)
        call(
            "program_step",
            self.program.handle,
            ctypes.addressof(state),
            len(self._state),
            ctypes.addressof(batch),
            len(fields),
            round,
            step,
            seed,
            trace,
        )

    def step(self, batches: Batches, round: int = 0, step: int = 0, seed: int = 0) -> None:
        """Take one step.

        Args:
            batches: Every micro-batch of the grid; contiguous tensors are not copied.
            round: Of the task, a counter that programs may read.
            step: Of the round, another.
            seed: Of its random numbers.
        """
        self._step(batches, round, step, seed, None)

    def trace(self, batches: Batches, round: int = 0, step: int = 0, seed: int = 0) -> bytes:
        """Take one step as step does, every node on its own, and return the root of the trace of all nodes, 32 bytes."""
        root = ctypes.create_string_buffer(32)
        self._step(batches, round, step, seed, root)
        return root.raw

    def run(
        self,
        batches: Iterable[Batches],
        round: int = 0,
        first: int = 0,
        seed: int = 0,
        progress: Callable[[int], None] | None = None,
    ) -> int:
        """Take a step for each element of batches, numbered from first, and return how many.

        progress, if given, is called after each step with its number; what it raises ends the run between two steps.
        """
        step = first
        for b in batches:
            self.step(b, round, step, seed)
            if progress is not None:
                progress(step)
            step += 1
        return step - first

    def root(self) -> bytes:
        """The root of the state, 32 bytes."""
        return self._device.state_root() if self._device else tensors_root(self.state)

    def groups(
        self, batches: Batches, lo: int, hi: int, round: int = 0, step: int = 0, seed: int = 0
    ) -> list[list[np.ndarray]]:
        """Run groups lo to hi − 1 of the grid, one worker's share of a step, and return what each hands over to finish.

        The state does not change. batches holds the micro-batches of these groups, A each.
        """
        self._on_processor("groups")
        check_counters(round, step, seed)
        if not 0 <= lo < hi <= len(self._handover):
            raise RepopsError(f"groups {lo} to {hi} of {len(self._handover)}. Hint: lo below hi")
        a = self.program.micro_batches // len(self._handover)
        fields = self._batch(batches, lo * a, (hi - lo) * a)
        out = [[np.empty(n, t) for n, t in g] for g in self._handover[lo:hi]]
        flat = [x for g in out for x in g]
        state, batch, table = _memory.pointers(self._state), _memory.pointers(fields), _memory.pointers(flat)
        call(
            "program_groups",
            self.program.handle,
            ctypes.addressof(state),
            len(self._state),
            ctypes.addressof(batch),
            len(fields),
            round,
            step,
            seed,
            lo,
            hi,
            ctypes.addressof(table),
            len(flat),
        )
        return out

    def finish(self, groups: Sequence[Sequence[Array]], round: int = 0, step: int = 0, seed: int = 0) -> None:
        """End a step from what all groups of the grid handed over, in their order, whoever ran them."""
        self._on_processor("finish")
        check_counters(round, step, seed)
        if [len(g) for g in groups] != [len(g) for g in self._handover]:
            raise RepopsError(f"tensors of {len(groups)} groups. Hint: what groups returned, for all {len(self._handover)}")
        flat = []
        for d, (g, wanted) in enumerate(zip(groups, self._handover, strict=True)):
            for i, (x, (n, t)) in enumerate(zip(g, wanted, strict=True)):
                array = _memory.operand(x, t.type, f"group {d}, tensor {i}")
                if array.size != n:
                    raise RepopsError(f"group {d}, tensor {i} has {array.size} elements, {n} wanted")
                flat.append(array)
        state, table = _memory.pointers(self._state), _memory.pointers(flat)
        call(
            "program_finish",
            self.program.handle,
            ctypes.addressof(state),
            len(self._state),
            ctypes.addressof(table),
            len(flat),
            round,
            step,
            seed,
        )

    def close(self) -> None:
        """Give the memory back; later steps are refused."""
        self.program.close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
