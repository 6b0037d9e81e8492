"""The C library: where it is, its functions, its errors.

The library is the Go kernels built with -buildmode=c-shared (`make setup` does it). There is one implementation, so Python
cannot disagree with it.
"""

from __future__ import annotations

import ctypes
import functools
import operator
import os
import sys
from pathlib import Path
from typing import Any

LIBRARY_ENV = "ASSAY_REPOPS_LIBRARY"

_MESSAGE_BYTES = 4096

_P, _S, _Z, _I32, _I64 = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int32, ctypes.c_int64
_U32, _U64, _F = ctypes.c_uint32, ctypes.c_uint64, ctypes.c_float

# Arguments before the message buffer, which every function but assay_repops_threads takes last.
_SIGNATURES: dict[str, list[Any]] = {
    "info": [_P, _Z],
    "use": [_S],
    "words": [_S, _Z, _P, _P],
    "tensor": [_S, _S, _S, _P, _Z, _P, _Z, _P],
    "matmul": [_P, _P, _P, *[_I64] * 7, _I32, _I64],
    "matmul_i8": [_P, _P, _P, *[_I64] * 7],
    "matmul_i8_scaled": [_P, _P, _P, *[_I64] * 7, _F, _P],
    "accumulators": [_P, _Z, _P, _P, *[_I64] * 7, _I32, *[_I64] * 3],
    "accumulators_i8": [_P, _Z, _P, _P, *[_I64] * 9],
    "reduce": [_S, _P, _Z, _P, _Z, _Z],
    "composite": [_S, _P, _Z, _P, _Z, _P, _Z, _P, _Z],
    "clip": [_P, _P, _Z, _F, _P],
    "random": [_P, _Z, _U64, _U64, _U32, _U32],
    "map": [_S, _P, _P, _P, _P, _Z],
    "sum": [_P, _Z, _P],
    "amax": [_P, _Z, _P],
    "aggregate": [_S, _P, _P, _Z, _Z, _P, _I32, _I32, _P],
    "distances": [_P, _Z, _Z, _P, _P],
    "krum_select": [_P, _Z, _I32, _P, _Z, _P],
    "norms": [_P, _Z, _Z, _P, _P],
    "clip_factors": [_P, _Z, _Z, _F, _P],
    "nesterov": [_P, _P, _P, _Z, _F, _F],
    "encoded_size": [_S, _I32, _I32, _Z, _P],
    "encode": [_S, _I32, _I32, _P, _Z, _P, _Z],
    "decode": [_S, _I32, _I32, _P, _Z, _P, _Z],
    "topk": [_P, _Z, _P, _Z],
    "root": [_P, _P, _Z, _P],
    "multiproof": [_P, _P, _Z, _P, _Z, _P, _P],
    "verify_multiproof": [_P, _P, _P, _P, _Z, _P, _Z],
    "program_root": [_P, _Z, _P],
    "program_describe": [_P, _Z, _P, _Z, _P],
    "program_open": [_P, _Z, _P, _Z, _U64, _P],
    "program_close": [_U64],
    "program_run": [_U64, _P, _Z, _P, _Z, _U32, _U32, _U64, _P, _Z, _P],
    "program_step": [_U64, _P, _Z, _P, _Z, _U32, _U32, _U64, _P],
    "program_groups": [_U64, _P, _Z, _P, _Z, _U32, _U32, _U64, _I32, _I32, _P, _Z],
    "program_finish": [_U64, _P, _Z, _P, _Z, _U32, _U32, _U64],
    "program_sharing": [_U64, _P, _Z, _P],
    "cuda_probe": [_S, _P, _Z, _P],
    "cuda_open": [_P, _Z, _P, _Z, _U64, _I32, _S, _P],
    "cuda_close": [_U64],
    "cuda_set": [_U64, _P, _Z, _I32],
    "cuda_get": [_U64, _Z, _P, _Z, _I32],
    "cuda_step": [_U64, _P, _Z, _U32, _U32, _U64],
    "cuda_run": [_U64, _P, _Z, _P, _Z, _U32, _U32, _U64, _P, _Z, _P],
    "cuda_root": [_U64, _P],
    "tensors_root": [_P, _P, _P, _Z, _P],
    "network": [_U64, _U32, _P],
}


_THREADS = [_I32]
_RANGES = {
    _Z: (0, 2**64 - 1),
    _I32: (-(2**31), 2**31 - 1),
    _I64: (-(2**63), 2**63 - 1),
    _U32: (0, 2**32 - 1),
    _U64: (0, 2**64 - 1),
}


class RepopsError(ValueError):
    """The library refused a call; the message says which rule and what to do."""


class TooLarge(RepopsError):
    """A valid program that is more than a limit admits. The message names limit, figure and operator, and says what to change.

    Attributes:
        entry: Of the operator with the largest part, by its number in the program; 0 if none is named.
    """

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(message)
        self.entry = entry


class LibraryMissingError(RuntimeError):
    """The C library is not built, or not for this platform."""


def library_path() -> tuple[Path, str]:
    """The one place where the library is looked for, and what to do if it is not there or does not load.

    It is the file that ASSAY_REPOPS_LIBRARY names, if that is set; in a checkout it is in bin/; else it is in the package.
    """
    name = "libassay_repops.dylib" if sys.platform == "darwin" else "libassay_repops.so"
    package = Path(__file__).resolve().parent
    checkout = (package.parent / "pyproject.toml").exists()
    mend = f"make bin/{name}" if checkout else "install the wheel of a release that is for this machine"
    named = os.environ.get(LIBRARY_ENV)
    if named:
        return Path(named), f"unset {LIBRARY_ENV}, and {mend}"
    return (package.parents[1] / "bin" if checkout else package) / name, f"{mend}, or have {LIBRARY_ENV} name it"


@functools.cache
def library() -> ctypes.CDLL:
    """Load the library once.

    Raises:
        LibraryMissingError: no library where it is looked for, one that does not load, or one of another version.
    """
    path, hint = library_path()
    if not path.exists():
        raise LibraryMissingError(f"no library at {path}. Hint: {hint}")
    try:
        lib = ctypes.CDLL(str(path))
    except OSError as e:
        raise LibraryMissingError(f"{path} does not load: {e}. Hint: {hint}") from e
    try:
        for name, arguments in _SIGNATURES.items():
            function = getattr(lib, f"assay_repops_{name}")
            function.argtypes = [*arguments, ctypes.c_char_p, _Z]
            function.restype = _I32
        lib.assay_repops_threads.argtypes = list(_THREADS)
        lib.assay_repops_threads.restype = None
    except AttributeError as e:
        raise LibraryMissingError(f"{path} is of another version: {e}. Hint: {hint}") from e
    return lib


_forked = False


def _after_fork() -> None:
    global _forked
    _forked = library.cache_info().currsize > 0


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def _checked(name: str, kinds: list[Any], arguments: tuple[Any, ...]) -> list[Any]:
    """The arguments, integers as such: ctypes takes what does not fit modulo a power of two."""
    if len(kinds) != len(arguments):
        raise RepopsError(f"{name} takes {len(kinds)} arguments, not {len(arguments)}")
    checked = list(arguments)
    for i, (kind, value) in enumerate(zip(kinds, arguments, strict=True)):
        if kind not in _RANGES:
            if kind is _P and isinstance(value, int) and not 0 <= value < 1 << 64:
                raise RepopsError(f"{name}: {value} is not an address")
            continue
        least, most = _RANGES[kind]
        try:
            number = operator.index(value)
        except TypeError as e:
            raise RepopsError(f"{name}: {value!r} is not an integer") from e
        if not least <= number <= most:
            raise RepopsError(f"{name}: {number} is not within {least} and {most}")
        checked[i] = number
    return checked


def _invoke(name: str, kinds: list[Any], arguments: tuple[Any, ...], *rest: Any) -> Any:
    if _forked:
        # Of the Go runtime only the forking thread is left: a call could wait for the others for ever.
        raise RepopsError("the library was loaded before this process was forked. Hint: multiprocessing with 'spawn'")
    function = getattr(library(), f"assay_repops_{name}")
    try:
        return function(*_checked(name, kinds, arguments), *rest)
    except (ctypes.ArgumentError, TypeError) as e:
        raise RepopsError(f"{name}: {e}") from e


def call(name: str, *arguments: Any) -> None:
    """Call a function of the library.

    Raises:
        TooLarge: The library says so by name.
        RepopsError: Another refusal, or an argument that is not of its type or range.
    """
    message = ctypes.create_string_buffer(_MESSAGE_BYTES)
    if _invoke(name, _SIGNATURES[name], arguments, message, _MESSAGE_BYTES) != 0:
        text = message.value.decode("utf-8", "replace")
        raise TooLarge(text) if text.startswith("TooLarge: ") else RepopsError(text)


def set_threads(n: int) -> None:
    """Limit later calls to n cores, 0 for all."""
    if isinstance(n, int) and n < 0:
        raise RepopsError(f"{n} threads. Hint: 0 for all cores")
    _invoke("threads", _THREADS, (n,))
