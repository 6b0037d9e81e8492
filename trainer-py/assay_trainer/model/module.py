"""A sponsor's module: what --model names, its tensors by name, and what one call of its loss shows."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer.errors import ConfigError
from assay_trainer.manifest import Manifest
from assay_trainer.model.check import ModelMismatch, digest_of, listed
from assay_trainer.model.weights import Tensor, WeightsError
from assay_trainer.torch_setup import torch

Array = NDArray[Any]
_KINDS = {
    torch.float32: "F32",
    torch.float64: "F64",
    torch.float16: "F16",
    torch.int64: "I64",
    torch.int32: "I32",
    torch.int16: "I16",
    torch.int8: "I8",
    torch.uint8: "U8",
    torch.bool: "BOOL",
}


class WrongWeights(WeightsError):
    """A file's tensors are not those of the module."""


# ---- what --model names -----------------------------------------------------------------------------------------------------


def function_of(target: str, flag: str = "--model") -> Callable[..., Any]:
    """What MODULE:FUNCTION or FILE.py:FUNCTION names. Raises ConfigError if there is none."""
    source, _, name = target.rpartition(":")
    if source.endswith(".py"):
        if not Path(source).is_file():
            raise ConfigError(f"{flag}: there is no file {source}")
        spec = importlib.util.spec_from_file_location(Path(source).stem, source)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    else:
        try:
            module = importlib.import_module(source)
        except ModuleNotFoundError as exc:
            raise ConfigError(f"{flag}: {exc}", "MODULE must be importable; name a file by its path, with .py") from exc
    function = getattr(module, name, None)
    if not callable(function):
        raise ConfigError(f"{flag}: {source} has no function {name}")
    return function


def source_of(target: str) -> Path:
    """The file that the function which --model names is in; none of it is run. Raises ConfigError if there is none."""
    source = target.rpartition(":")[0]
    if source.endswith(".py"):
        found: Path | None = Path(source)
    else:
        try:
            spec = importlib.util.find_spec(source)
        except (ImportError, ValueError):
            spec = None
        found = Path(spec.origin) if spec is not None and spec.origin else None
    if found is None or not found.is_file():
        raise ConfigError(f"--model: there is no file of {source}", "FILE.py:FUNCTION")
    return found


def made(target: str) -> dict[str, Any]:
    """What --model names, called: the arguments of an export, and `metric` if it says one."""
    returned = function_of(target)()
    if isinstance(returned, dict):
        return returned
    if not isinstance(returned, tuple) or len(returned) != 4:
        raise ConfigError(f"{target} returns {type(returned).__name__}", "(module, loss, optimizer, example) or a dictionary")
    return dict(zip(("module", "loss", "optimizer", "example"), returned, strict=True))


# ---- tensors by name --------------------------------------------------------------------------------------------------------


def _aliases(module: torch.nn.Module) -> Iterator[tuple[torch.Tensor, list[str]]]:
    """Each parameter and buffer once, with all names it has: a tied one has several."""
    found: dict[int, tuple[torch.Tensor, list[str]]] = {}
    named = (*module.named_parameters(remove_duplicate=False), *module.named_buffers(remove_duplicate=False))
    for name, x in named:
        found.setdefault(id(x), (x, []))[1].append(name)
    yield from found.values()


def load_state(module: torch.nn.Module, manifest: Manifest, flat: NDArray[np.float32]) -> None:
    """Writes a task's parameters into its module.

    Raises:
        ModelMismatch: The module has not the manifest's tensors: it is not the task's.
    """
    own = {name: x for x, names in _aliases(module) for name in names}
    missing = [n for n, _ in manifest.tensors if n not in own]
    if missing:
        raise ModelMismatch(
            f"the module of --model has no {listed(missing)}, which the task trains", "the module that init took"
        )
    at = 0
    with torch.no_grad():
        for name, shape in manifest.tensors:
            x = own[name]
            if tuple(x.shape) != shape or x.dtype is not torch.float32:
                raise ModelMismatch(
                    f"{name} is {list(x.shape)} of {x.dtype} in the module of --model, {list(shape)} of float32 in the task",
                    "the module that init took",
                )
            size = int(np.prod(shape, dtype=np.int64))
            x.copy_(torch.from_numpy(flat[at : at + size].copy()).reshape(shape))
            at += size


def flat_of(module: torch.nn.Module, manifest: Manifest) -> NDArray[np.float32]:
    """What `load_state` writes: a module's tensors that the manifest names, flat, in its order."""
    own = {name: x for x, names in _aliases(module) for name in names}
    parts = [own[name].detach().cpu().numpy().reshape(-1) for name, _ in manifest.tensors]
    return np.concatenate(parts).astype(np.float32)


def others_of(module: torch.nn.Module, manifest: Manifest) -> dict[str, Array]:
    """Tensors of a module's state_dict that are no parameters of the task: what is frozen, and buffers; a tied one once."""
    names = {n for n, _ in manifest.tensors}
    kept = [n for n, x in module.state_dict().items() if isinstance(x, torch.Tensor)]
    first = {}
    for x, aliases in _aliases(module):
        persistent = [n for n in kept if n in set(aliases)] if len(aliases) > 1 else [n for n in aliases if n in kept]
        if persistent and not names & set(aliases):
            first[persistent[0]] = x
    found = {}
    for name in kept:
        if name in first:
            found[name] = _array(name, first[name])
    return found


def _array(name: str, x: torch.Tensor) -> Array:
    if x.dtype not in _KINDS:
        raise WeightsError(f"{name} is of {x.dtype}", ", ".join(str(d) for d in _KINDS))
    a = x.detach().cpu().numpy()
    return np.ascontiguousarray(a).reshape(a.shape)


def digests(others: Mapping[str, Array]) -> dict[str, bytes]:
    """What check_others holds a file's tensors against."""
    kinds = {np.dtype(str(d).removeprefix("torch.")): k for d, k in _KINDS.items()}
    return {n: digest_of(kinds[a.dtype], a.shape, a.astype(a.dtype.newbyteorder("<")).tobytes()) for n, a in others.items()}


def load_weights(module: torch.nn.Module, weights: Mapping[str, Tensor], source: str) -> None:
    """Writes a file's tensors into a module: each one that its state_dict has, by name, and no other.

    Parameters of F16 and BF16 are taken: they are binary32 numbers too. Everything else has to be of the module's own type. A
    tensor with several names has to be there under one of them.

    Raises:
        WrongWeights: Names what is missing, what is unexpected, and what has another shape; nothing was written then.
    """
    kept = {n for n, x in module.state_dict().items() if isinstance(x, torch.Tensor)}
    missing: list[str] = []
    shapes: list[str] = []
    known: set[str] = set()
    values: list[tuple[torch.Tensor, Array]] = []
    for x, aliases in _aliases(module):
        persistent = [n for n in aliases if n in kept]
        there = [n for n in aliases if n in weights]
        known.update(there)
        if not there:
            missing += persistent[:1]
            continue
        wrong = [n for n in there if weights[n].shape != tuple(x.shape)]
        if wrong:
            shapes += [f"{n} is {list(weights[n].shape)}, the module's {list(x.shape)}" for n in wrong]
            continue
        first, *more = (_value(weights[n], x) for n in there)
        if any(other.tobytes() != first.tobytes() for other in more):
            raise WrongWeights(f"{source}: {listed(there)} are one tensor in the module, and differ in the file")
        values.append((x, first))
    unexpected = [n for n in weights if n not in known]
    wrongs = [
        f"missing: {listed(missing)}" if missing else "",
        f"unexpected: {listed(unexpected)}" if unexpected else "",
        f"of another shape: {listed(shapes)}" if shapes else "",
    ]
    if any(wrongs):
        raise WrongWeights(
            f"{source} does not fit the module; {'; '.join(w for w in wrongs if w)}",
            "a file that has each tensor of the module's state_dict, under its name, and no other",
        )
    with torch.no_grad():
        for x, value in values:
            x.copy_(torch.from_numpy(value.copy()).reshape(x.shape))


def load_named(own: Mapping[str, torch.Tensor], weights: Mapping[str, Tensor], source: str) -> None:
    """Writes tensors of a file into those of the same names, all of which it has. Raises WrongWeights, as load_weights does."""
    wrong = [
        f"{n} is {list(weights[n].shape)}, the module's {list(x.shape)}" for n, x in own.items() if weights[n].shape != x.shape
    ]
    if wrong:
        raise WrongWeights(f"{source} does not fit the module; of another shape: {listed(wrong)}")
    values = {n: _value(weights[n], x) for n, x in own.items()}
    with torch.no_grad():
        for name, x in own.items():
            x.copy_(torch.from_numpy(values[name].copy()).reshape(x.shape))


def _value(t: Tensor, x: torch.Tensor) -> Array:
    if x.dtype is torch.float32:
        value = t.f32()
        if not bool(np.isfinite(value).all()) and x.requires_grad:
            raise WrongWeights(f"{t.name} has an element that is NaN or infinite", "nothing can be trained from there")
        return value
    if _KINDS.get(x.dtype) != t.dtype:
        raise WrongWeights(f"{t.name} is of {t.dtype}, the module's of {x.dtype}")
    return t.array().astype(t.array().dtype.newbyteorder("="))


# ---- one call of the loss ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Call:
    """What a loss did with a module on one micro-batch.

    Attributes:
        loss: Its value.
        outputs: What the module returned when it was first called.
        arguments: What it was called with.
        keywords: The same, by name.
    """

    loss: torch.Tensor
    outputs: Any
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]


def loss_of(module: torch.nn.Module, loss: Any, fields: Sequence[torch.Tensor]) -> torch.Tensor:
    """The loss of a micro-batch, as an export calls it: a function of module and fields, or one of torch.nn's losses."""
    if isinstance(loss, torch.nn.Module):
        return loss(module(*fields[:-1]), fields[-1])
    return loss(module, *fields)


def call(module: torch.nn.Module, loss: Any, fields: Sequence[torch.Tensor]) -> Call:
    """Calls the loss as an export does, and keeps the module's own outputs.

    Raises:
        ConfigError: The loss does not call the module itself, so it has no outputs that could be measured or exported.
    """
    seen: list[tuple[tuple[Any, ...], dict[str, Any], Any]] = []

    def keep(_: torch.nn.Module, arguments: tuple[Any, ...], keywords: dict[str, Any], outputs: Any) -> None:
        if not seen:
            seen.append((arguments, dict(keywords), outputs))

    handle = module.register_forward_hook(keep, with_kwargs=True)
    try:
        with torch.no_grad():
            value = loss_of(module, loss, fields)
    finally:
        handle.remove()
    if not seen:
        raise ConfigError(
            f"the loss does not call the module ({type(module).__name__}) but parts of it: it has no outputs of its own",
            "a forward() that the loss calls",
        )
    return Call(value, seen[0][2], seen[0][0], seen[0][1])
