"""Programs (docs/arithmetic-programs.md): a step of training as data, run with the bits of its trace."""

from __future__ import annotations

import contextlib
import ctypes
import json
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any

import numpy as np

from . import _memory
from ._library import RepopsError, TooLarge, call
from ._memory import Array
from .commitments import DType, Header, root

TYPES = {"f32": np.float32, "i8": np.int8, "i32": np.int32}
_KIND_TENSOR = 10

MAX_ELEMENTS = 1 << 36
"""What a program may compute and read in one run unless its caller says otherwise, in elements: minutes of one core."""
SMALLER = "fewer rows or shorter sequences in a micro-batch, or fewer micro-batches"
_CODES = {np.dtype(np.float32): 1, np.dtype(np.int8): 5, np.dtype(np.int32): 6}


@dataclass(frozen=True)
class TensorType:
    """An input or output of a program. source is state, batch, constant or counter, index which; empty and 0 for outputs."""

    source: str
    dtype: np.dtype
    shape: tuple[int, ...]
    index: int = 0


def _bytes(encoding: bytes) -> np.ndarray:
    return np.frombuffer(encoding, np.uint8)


def program_root(encoding: bytes) -> bytes:
    """The root of a program's encoding, 32 bytes; RepopsError, with the error's name and entry, unless it is valid."""
    out, data = ctypes.create_string_buffer(32), _bytes(encoding)
    call("program_root", data.ctypes.data, data.size, out)
    return out.raw


def answer(name: str, *about: Any) -> dict[str, Any]:
    """What a function that writes JSON text says about its first arguments."""
    needed = ctypes.c_size_t()
    call(name, *about, None, 0, ctypes.addressof(needed))
    out = ctypes.create_string_buffer(needed.value)
    call(name, *about, out, needed.value, ctypes.addressof(needed))
    return json.loads(out.value)


def _describe(data: np.ndarray) -> dict[str, Any]:
    return answer("program_describe", data.ctypes.data, data.size)


def _tensor_types(described: list[dict[str, Any]]) -> list[TensorType]:
    return [TensorType(t.get("from", ""), np.dtype(TYPES[t["dtype"]]), tuple(t["shape"]), t["index"]) for t in described]


def program_inputs(encoding: bytes) -> list[TensorType]:
    """The inputs of a valid program, in its order: what its constants, state and batches must be."""
    return _tensor_types(_describe(_bytes(encoding))["inputs"])


def check_counters(round: int, step: int, seed: int) -> None:
    """Raise RepopsError unless a program can be told these."""
    if not (0 <= round < 1 << 31 and 0 <= step < 1 << 31 and 0 <= seed < 1 << 64):
        raise RepopsError(f"round {round}, step {step}, seed {seed}. Hint: below 2^31, 2^31 and 2^64")


def _close(kind: str, handle: int) -> None:
    with contextlib.suppress(RepopsError):  # of a process that was forked
        call(f"{kind}_close", handle)


class Program:
    """A program that is ready to run. Its memory is given back by close, at the end of a with block, or with the object."""

    def __init__(self, encoding: bytes, constants: Sequence[Array] = (), max_elements: int = MAX_ELEMENTS) -> None:
        """Decode, validate and plan.

        Args:
            encoding: The program's only encoding.
            constants: Its constants, in the order of its inputs; they are copied and must have the roots that it names.
            max_elements: Refuse a program of which one run computes and reads more elements in all.

        Raises:
            TooLarge: One run has more than max_elements; `entry` is the operator with the most of them.
            RepopsError: The program is not valid, or the constants do not fit it.
        """
        data = _bytes(encoding)
        about = _describe(data)
        self.root = bytes.fromhex(about["root"].removeprefix("0x"))
        self.loop: bool = about["loop"]
        self.micro_batches: int = about["d"] * about["a"]
        self.entries: int = about["entries"]
        self.multiply_adds: int = about["multiplyAdds"]
        self.elements: int = about["elements"]
        self.output_bytes: int = about["outputBytes"]
        """The size of all nodes' outputs in one run: what trace hashes."""
        self.inputs = _tensor_types(about["inputs"])
        self.outputs = _tensor_types(about["outputs"])
        most = about["largest"]
        if self.elements > max_elements:
            raise TooLarge(
                f"TooLarge: max_elements: a run has {self.elements} elements, at most {max_elements}; entry {most['entry']}, "
                f"{most['op']}, has the largest part ({most['elements']}). Hint: {SMALLER}, or a larger max_elements",
                most["entry"],
            )
        arrays = self.given("constant", constants)
        table, handle = _memory.pointers(arrays), ctypes.c_uint64()
        call(
            f"{self._kind}_open",
            data.ctypes.data,
            data.size,
            ctypes.addressof(table),
            len(arrays),
            max_elements,
            *self._where(),
            ctypes.addressof(handle),
        )
        self.handle = handle.value
        self._finalizer = weakref.finalize(self, _close, self._kind, self.handle)

    _kind = "program"
    """What the library's functions on a handle of this class begin with."""

    def _where(self) -> tuple[Any, ...]:
        """Which device a program is opened on, beside what every program takes."""
        return ()

    def given(self, source: str, xs: Sequence[Array], what: str = "") -> list[np.ndarray]:
        """The program's tensors of a source as contiguous arrays, of its types and shapes."""
        wanted = [t for t in self.inputs if t.source == source]
        if len(xs) != len(wanted):
            raise RepopsError(f"{len(xs)} {source} tensors, the program takes {len(wanted)}")
        arrays = []
        for i, (x, t) in enumerate(zip(xs, wanted, strict=True)):
            a = _memory.operand(x, t.dtype.type, f"{source} {i}{what}")
            if a.shape != t.shape:
                raise RepopsError(f"{source} {i}{what} has shape {a.shape}, the program's is {t.shape}")
            arrays.append(a)
        return arrays

    def _run(
        self,
        state: Sequence[Array],
        batches: Sequence[Sequence[Array]],
        round: int,
        step: int,
        seed: int,
        out: Sequence[Array] | None,
        trace: ctypes.Array | None,
    ) -> list[Array]:
        check_counters(round, step, seed)
        given = self.given("state", state)
        if len(batches) != self.micro_batches:
            raise RepopsError(f"{len(batches)} micro-batches, the program takes {self.micro_batches}")
        fields = [a for m, fields in enumerate(batches) for a in self.given("batch", fields, f" of micro-batch {m}")]
        if out is not None and len(out) != len(self.outputs):
            raise RepopsError(f"{len(out)} outputs, the program has {len(self.outputs)}")
        like = state[0] if len(state) else None
        arrays, returned = [], []
        for i, t in enumerate(self.outputs):
            array, x = _memory.result(None if out is None else out[i], t.shape, like, t.dtype.type, [], exact_alias=True)
            arrays.append(array)
            returned.append(x)
        if out is not None:
            _memory.apart(**{f"output {i}": a for i, a in enumerate(arrays)})
            if _memory.meet(arrays, given, exact_alias=True):
                raise RepopsError("out overlaps an operand")
            if _memory.meet(arrays, fields):
                raise RepopsError("an output overlaps a batch")
        tables = [_memory.pointers(a) for a in (given, fields, arrays)]
        call(
            f"{self._kind}_run",
            self.handle,
            ctypes.addressof(tables[0]),
            len(given),
            ctypes.addressof(tables[1]),
            len(fields),
            round,
            step,
            seed,
            ctypes.addressof(tables[2]),
            len(arrays),
            trace,
        )
        return returned

    def run(
        self,
        state: Sequence[Array] = (),
        batches: Sequence[Sequence[Array]] = (),
        round: int = 0,
        step: int = 0,
        seed: int = 0,
        out: Sequence[Array] | None = None,
    ) -> list[Array]:
        """Run the program once.

        Args:
            state: The state's tensors, in the order of the inputs, of their shapes; contiguous ones are not copied.
            batches: For each micro-batch its tensors.
            round: Of the task, a counter that programs may read.
            step: Of the round, another.
            seed: Of its random numbers.
            out: What to write the outputs to; the state's own tensors are allowed. None: new ones, of the state's kind.
        """
        return self._run(state, batches, round, step, seed, out, None)

    def trace(
        self,
        state: Sequence[Array] = (),
        batches: Sequence[Sequence[Array]] = (),
        round: int = 0,
        step: int = 0,
        seed: int = 0,
        out: Sequence[Array] | None = None,
    ) -> tuple[list[Array], bytes]:
        """Run as run does, every node on its own: the outputs, and the root of the trace of all nodes, 32 bytes."""
        root = ctypes.create_string_buffer(32)
        return self._run(state, batches, round, step, seed, out, root), root.raw

    def close(self) -> None:
        """Give the memory back; later runs are refused."""
        self._finalizer()

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def tensor_root(x: Array) -> bytes:
    """The root of one float32, int8 or int32 tensor, 32 bytes: how programs name their constants."""
    a = _memory.any_operand(x, "the tensor")
    if a.dtype not in _CODES:
        raise RepopsError(f"a tensor of {a.dtype}. Hint: float32, int8 or int32")
    return root(Header(_KIND_TENSOR, DType(_CODES[a.dtype]), a.size), a.reshape(-1))


def tensors_root(tensors: Sequence[Array]) -> bytes:
    """The root of a list of float32, int8 or int32 tensors, such as a state, 32 bytes."""
    arrays = []
    for i, x in enumerate(tensors):
        a = _memory.any_operand(x, f"tensor {i}")
        if a.dtype not in _CODES:
            raise RepopsError(f"tensor {i} is of {a.dtype}. Hint: float32, int8 or int32")
        arrays.append(a)
    types = np.array([_CODES[a.dtype] for a in arrays], np.uint8)
    lengths = np.array([a.size for a in arrays], np.uint64)
    table, out = _memory.pointers(arrays), ctypes.create_string_buffer(32)
    call("tensors_root", types.ctypes.data, ctypes.addressof(table), lengths.ctypes.data, len(arrays), out)
    return out.raw
