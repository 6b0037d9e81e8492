"""Programs on a CUDA device: the bits of every other engine (docs/cuda.md)."""

from __future__ import annotations

import ctypes
import os
import re
import sys
import sysconfig
from collections.abc import Sequence
from typing import Any

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array
from .programs import MAX_ELEMENTS, Program, answer, check_counters


def _folders() -> bytes:
    """Where NVRTC may be: this Python's environment and packages, in the form of $PATH."""
    paths = sysconfig.get_paths()
    return os.pathsep.join(dict.fromkeys([sys.prefix, paths["purelib"], paths["platlib"]])).encode()


def cuda_problem() -> str:
    """Why programs cannot run on a CUDA device here, and what to do; nothing if they can."""
    problems = answer("cuda_probe", _folders())["problems"]
    return "; ".join(f"{p['detail']}. Hint: {p['hint']}" if p["hint"] else p["detail"] for p in problems)


def ordinal_of(device: str) -> int:
    """The number of a device that is named as torch names it: cuda or cuda:1."""
    named = re.fullmatch(r"cuda(?::([0-9]{1,9}))?", device) if isinstance(device, str) else None
    if not named:
        raise RepopsError(f"no device {device!r:.40}. Hint: cpu, cuda or cuda:1")
    return int(named[1] or 0)


def _on_device(x: Array) -> bool:
    return _memory.is_torch(x) and x.device.type == "cuda"


class DeviceProgram(Program):
    """A program on a CUDA device. run and trace are those of Program; a state can stay on the device from step to step.

    Tensors of torch on the same device are copied there, without the way over the host. One thread at a time.
    """

    _kind = "cuda"

    def __init__(
        self, encoding: bytes, constants: Sequence[Array] = (), max_elements: int = MAX_ELEMENTS, device: str = "cuda"
    ) -> None:
        """Decode, validate, plan, and take the device's memory.

        Args:
            encoding: The program's only encoding.
            constants: Its constants, in the order of its inputs; they are copied.
            max_elements: Refuse a program of which one run computes and reads more elements in all.
            device: cuda, or cuda:N.

        Raises:
            RepopsError: As for Program; or there is no such device, no driver or no NVRTC, or too little memory.
        """
        self.ordinal = ordinal_of(device)
        super().__init__(encoding, constants, max_elements)

    def _where(self) -> tuple[Any, ...]:
        return (self.ordinal, _folders())

    def set_state(self, state: Sequence[Array]) -> None:
        """Give the state of the steps that follow: arrays, or torch tensors of the processor or, all of them, of the device."""
        there = bool(state) and all(_on_device(x) for x in state)
        table = self._places(state, 0) if there else _memory.pointers(given := self.given("state", state))
        call("cuda_set", self.handle, ctypes.addressof(table), len(state if there else given), int(there))

    def get_state(self, out: Sequence[Array] | None = None, first: int = 0) -> list[Array]:
        """Copy the state's tensors from the given one on.

        Args:
            out: Arrays or torch tensors to write to, contiguous; None: new NumPy arrays.
            first: The number of the first.
        """
        wanted = [t for t in self.inputs if t.source == "state"][first:]
        if out is None:
            out = [np.empty(t.shape, t.dtype) for t in wanted]
        if len(out) > len(wanted):
            raise RepopsError(f"{len(out)} tensors for the state from {first} on, which has {len(wanted)}")
        if out and all(_on_device(x) for x in out):
            table = self._places(out, first)
            call("cuda_get", self.handle, first, ctypes.addressof(table), len(out), 1)
            return list(out)
        arrays = [
            _memory.in_place(x, t.dtype.type, f"state {first + i}") for i, (x, t) in enumerate(zip(out, wanted, strict=False))
        ]
        for i, (a, t) in enumerate(zip(arrays, wanted, strict=False)):
            if a.shape != t.shape:
                raise RepopsError(f"state {first + i} has shape {a.shape}, the program's is {t.shape}")
        table = _memory.pointers(arrays)
        call("cuda_get", self.handle, first, ctypes.addressof(table), len(arrays), 0)
        return list(out)

    def _places(self, xs: Sequence[Any], first: int) -> ctypes.Array:
        """Addresses of tensors on the device, whose work is done."""
        torch = sys.modules["torch"]
        wanted = [t for t in self.inputs if t.source == "state"][first:]
        for i, x in enumerate(xs):
            if i >= len(wanted):
                raise RepopsError(f"{len(xs)} state tensors, the program takes {len(wanted)}")
            t, what = wanted[i], f"state {first + i}"
            if x.device.index not in (None, self.ordinal):
                raise RepopsError(f"{what} is on {x.device}, the program on cuda:{self.ordinal}")
            if str(x.dtype) != f"torch.{t.dtype}" or tuple(x.shape) != t.shape or not x.is_contiguous():
                raise RepopsError(f"{what} is {x.dtype} {tuple(x.shape)}. Hint: contiguous, {t.dtype} {t.shape}")
            if x.is_neg() or x.is_conj():
                raise RepopsError(f"{what} is not what its memory holds. Hint: .resolve_neg()")
        torch.cuda.synchronize(self.ordinal)
        return (ctypes.c_void_p * max(1, len(xs)))(*[x.data_ptr() for x in xs])

    def step(self, batches: Sequence[Sequence[Array]], round: int = 0, step: int = 0, seed: int = 0) -> None:
        """Take one step of a program with loop = 1 on the state that the device has."""
        check_counters(round, step, seed)
        if len(batches) != self.micro_batches:
            raise RepopsError(f"{len(batches)} micro-batches, the program takes {self.micro_batches}")
        on_host = [[x.cpu() if _on_device(x) else x for x in fields] for fields in batches]
        fields = [a for m, given in enumerate(on_host) for a in self.given("batch", given, f" of micro-batch {m}")]
        table = _memory.pointers(fields)
        call("cuda_step", self.handle, ctypes.addressof(table), len(fields), round, step, seed)

    def state_root(self) -> bytes:
        """The root of the state that the device has, 32 bytes, hashed there."""
        out = ctypes.create_string_buffer(32)
        call("cuda_root", self.handle, out)
        return out.raw
