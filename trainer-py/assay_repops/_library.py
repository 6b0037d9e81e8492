"""The C library: where it is, its functions, its errors.

The library is the Go kernels built with -buildmode=c-shared (`make setup` does it). There is one implementation, so Python
cannot disagree with it.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from pathlib import Path
from typing import Any

LIBRARY_ENV = "ASSAY_REPOPS_LIBRARY"

_MESSAGE_BYTES = 4096

_P, _S, _Z, _I32, _I64 = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int32, ctypes.c_int64

# Arguments before the message buffer, which every function but assay_repops_threads takes last.
_SIGNATURES: dict[str, list[Any]] = {
    "info": [_P, _Z],
    "use": [_S],
    "words": [_S, _Z, _P, _P],
    "tensor": [_S, _S, _S, _P, _Z, _P, _Z, _P],
    "matmul": [_P, _P, _P, *[_I64] * 7, _I32, _I64],
    "matmul_i8": [_P, _P, _P, *[_I64] * 7],
    "map": [_S, _P, _P, _P, _P, _Z],
    "sum": [_P, _Z, _P],
    "amax": [_P, _Z, _P],
    "aggregate": [_S, _P, _P, _Z, _Z, _P, _I32, _I32, _P],
    "nesterov": [_P, _P, _P, _Z, ctypes.c_float, ctypes.c_float],
    "root": [_P, _P, _Z, _P],
    "multiproof": [_P, _P, _Z, _P, _Z, _P, _P],
    "verify_multiproof": [_P, _P, _P, _P, _Z, _P, _Z],
    "program_root": [_P, _Z, _P],
    "network": [ctypes.c_uint64, ctypes.c_uint32, _P],
}


class RepopsError(ValueError):
    """The library refused a call; the message says which rule and what to do."""


class LibraryMissingError(RuntimeError):
    """The C library is not built, or not for this platform."""


def _candidates() -> list[Path]:
    name = "libassay_repops.dylib" if sys.platform == "darwin" else "libassay_repops.so"
    named = os.environ.get(LIBRARY_ENV)
    if named:
        return [Path(named)]
    here = Path(__file__).resolve()
    return [here.parent / name, here.parents[2] / "bin" / name]


@functools.cache
def library() -> ctypes.CDLL:
    """Load the library once.

    Raises:
        LibraryMissingError: no library where it is looked for, or one that does not load.
    """
    paths = _candidates()
    for path in paths:
        if not path.exists():
            continue
        try:
            lib = ctypes.CDLL(str(path))
        except OSError as e:
            raise LibraryMissingError(f"{path} does not load: {e}. Hint: make bin/libassay_repops.so") from e
        for name, arguments in _SIGNATURES.items():
            function = getattr(lib, f"assay_repops_{name}")
            function.argtypes = [*arguments, ctypes.c_char_p, _Z]
            function.restype = _I32
        lib.assay_repops_threads.argtypes = [_I32]
        lib.assay_repops_threads.restype = None
        return lib
    looked = ", ".join(map(str, paths))
    raise LibraryMissingError(f"no library at {looked}. Hint: make bin/libassay_repops.so, or set {LIBRARY_ENV}")


def call(name: str, *arguments: Any) -> None:
    """Call a function of the library; a refusal becomes a RepopsError."""
    message = ctypes.create_string_buffer(_MESSAGE_BYTES)
    if getattr(library(), f"assay_repops_{name}")(*arguments, message, _MESSAGE_BYTES) != 0:
        raise RepopsError(message.value.decode("utf-8", "replace"))
