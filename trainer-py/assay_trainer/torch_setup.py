"""PyTorch set up so that the same state and records give the same bits again on this machine.

A trainer that is killed retrains a round from scratch; had it signed already, other bits would be a second gradient.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from collections.abc import Callable, Iterator

# MKL chooses kernels by memory alignment unless told not to; it reads this once, when torch loads it.
os.environ.setdefault("MKL_CBWR", "COMPATIBLE")
# cuBLAS repeats itself with a workspace of its own only; it reads this when a GPU is first used.
os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")


@contextlib.contextmanager
def _for_good() -> Iterator[None]:
    """What is made meanwhile is no garbage: the collector neither looks for some in it now, nor later, nor at the end.

    PyTorch makes a quarter of a million objects that live as long as the process. Going through them again and again took a
    sixth of the time of loading it, and at the end of the process as long again. Nothing changes where it is loaded already:
    the process is somebody else's, who may make much that becomes garbage later.
    """
    if "torch" in sys.modules:
        yield
        return
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        if enabled:
            gc.enable()


with _for_good():
    import torch

__all__ = ["configure", "torch", "torch_device"]


def configure(threads: int = 1) -> None:
    """Fixes this process's thread count; CPU kernels then repeat themselves to the bit.

    torch.use_deterministic_algorithms would add nothing to the operations used here (no scatter, no accumulating index) but
    four seconds: it imports the compiler. An adapter that needs it calls it itself.
    """
    torch.set_num_threads(threads)
    # Somebody else's library may have left flush-to-zero on; the outer gradient is defined with subnormals.
    torch.set_flush_denormal(False)


def torch_device(wanted: str, warn: Callable[[str], None]) -> str:
    """The device of torch that is meant by cpu, auto, cuda, xpu or mps, with a number or without.

    It is the CPU where torch has no such device, with a warning. Auto is a GPU of CUDA if there is one.
    """
    if wanted == "cpu":
        return wanted
    kind, _, digits = wanted.replace("auto", "cuda").partition(":")
    module, number = torch.get_device_module(kind), int(digits or 0)
    count = module.device_count() if module.is_available() else 0
    if number < count:
        return f"{kind}:{number}"
    if wanted != "auto":
        name, hint = ("CUDA", ". Hint: nvidia-smi") if kind == "cuda" else (kind, "")
        warn(f"--device {wanted}: the CPU trains instead: torch finds {count} {name} devices{hint}")
    return "cpu"
