"""Training steps of PyTorch modules as programs: docs/programs.md."""

from __future__ import annotations

import contextlib
import copy
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import save_file

import assay_repops
from assay_repops.programs import MAX_ELEMENTS
from assay_trainer.exporter import rules
from assay_trainer.exporter.builder import EXACT, F32, I8, I32, LT, Builder, Built, Part, Value
from assay_trainer.exporter.errors import (
    CaptureFailed,
    ExportError,
    InPlace,
    ManyResults,
    Mismatch,
    TooLarge,
    UnsupportedDType,
)
from assay_trainer.exporter.graph import Graph, Loss
from assay_trainer.exporter.groups import Chosen, Groups, resolve, table
from assay_trainer.exporter.optimizers import Optimizer, clip_norm, clip_value, describe
from assay_trainer.exporter.precise import Evaluation
from assay_trainer.exporter.profiles import FLOAT32, Profile
from assay_trainer.exporter.rounds import Programs, surround
from assay_trainer.exporter.schedules import Constant, Schedule
from assay_trainer.exporter.tape import Tape, Var, View, seen
from assay_trainer.payload import Form, Quantization
from assay_trainer.torch_setup import torch

__all__ = ["ExportError", "Exported", "Groups", "Mismatch", "Programs", "export"]

# What one transaction can show of a record (docs/formats.md, section 10).
MAX_FIELDS, MAX_RECORD_BYTES = 16, 1 << 16
# Where the counter of steps is exact in binary32.
MAX_STEPS = 1 << 24

Array = NDArray[Any]
Progress = Callable[[str], None]

# How far loss and gradients may be from PyTorch's in binary64. Of the loss: relative, or absolute below 1. Of a gradient's
# element: of the largest in its tensor, with a floor of the largest of all tensors times FLOOR, since a gradient that is zero
# in real numbers (the bias of a key, of what a norm follows) is nothing but rounding.
TOLERANCE = 1e-3
FLOOR = 1e-3
# Where that fails: how far they may be when the same nodes are computed in binary64, which leaves nothing but a mistake; and
# what binary32 may then make of it.
EXACTLY, ILL = 1e-5, 0.25
# How far gradients of the module itself, in binary32, may be from those of its trace in binary64.
EAGER = 1e-2

# Tensors of the state that are not the module's.
OWN = ("step", "loss")


@dataclass(frozen=True, eq=False)
class Exported:
    """A training step as a program.

    Attributes:
        encoding: The program.
        root: Its root, 32 bytes.
        constants: Committed constants in the order of its inputs; float32, int32 or int8.
        state: The state before the first step: for each parameter itself and the optimiser's slots, then running statistics,
            then "step" (i32, rank 0), then "loss" (float32, rank 0; of the step before).
        names: A name for each tensor of the state: "fc.weight", "fc.weight/first", "bn.running_mean", "step", "loss".
        fields: (dtype, shape) of each field of a micro-batch.
        grid: (D, A).
        steps: Of a round. The optimiser's corrections count from the first step of each.
        rounds: That the schedule runs over: it has rounds · steps rows, after which the program gives NaN.
        optimizers: What each trained parameter is trained by, by its name.
        operators: How many nodes of each primitive.
        multiply_adds: Of one step.
        error: Largest relative difference to PyTorch's binary64 gradients on the example; None if that was not asked for.
        sources: By the entry of a node, which operator of the module it is of.
        labels: What of the fields is class numbers: (field, views, number of classes, what else counts as none).
        limits: Fields whose integers are computed with, and between which numbers they have to be for that to be exact: eight
            times as far as the example's, at least 256.
        profile: How products of trained weights are computed, and patterns of layers that are not computed as it says.
        layers: Of a profile other than float32: each layer's option, by its name.
        example: The micro-batch that it was exported with.
        drops: Of each call that draws random numbers, in the module's order: the entry of its node (0: nothing needs it), how
            many numbers, and of a dropout its p. Of a grid of one micro-batch.
    """

    encoding: bytes = field(repr=False)
    root: bytes
    constants: list[Array] = field(repr=False)
    state: list[Array] = field(repr=False)
    names: list[str] = field(repr=False)
    fields: list[tuple[np.dtype, tuple[int, ...]]]
    grid: tuple[int, int]
    steps: int
    rounds: int
    optimizers: dict[str, Optimizer]
    operators: dict[str, int]
    multiply_adds: int
    error: float | None
    sources: Mapping[int, str] = field(repr=False, default_factory=dict)
    labels: Sequence[tuple[int, tuple[View, ...], int, int | None]] = field(repr=False, default=())
    limits: Mapping[int, tuple[int, int]] = field(repr=False, default_factory=dict)
    profile: Profile = Profile()  # noqa: RUF009 - frozen
    layers: Mapping[str, str] = field(repr=False, default_factory=dict)
    example: Sequence[torch.Tensor] = field(repr=False, default=())
    drops: Sequence[tuple[int, int, float | None]] = field(repr=False, default=())

    def open(self, max_elements: int = MAX_ELEMENTS) -> assay_repops.Program:
        """The program, ready to run.

        Args:
            max_elements: What one run may compute and read, in elements.

        Raises:
            TooLarge: One run has more; names the operator with the most of them.
        """
        return _open(self.encoding, self.constants, self.sources, max_elements)

    def batch(self, *tensors: torch.Tensor) -> list[Array]:
        """One micro-batch as the program takes it: integers in 32 bits, truth values and bytes in 8.

        Raises:
            ExportError: A class number that is none, of which the program's loss would be infinite; an integer outside of
                `limits`.
        """
        if len(tensors) != len(self.fields):
            raise ExportError(f"{len(tensors)} fields", f"the program takes {len(self.fields)}")
        arrays = [_array(x) for x in tensors]
        self._check(arrays)
        return arrays

    def check_records(self, data: bytes) -> None:
        """Refuses records, one row of every field each, among which `batch` would refuse some; raises ExportError."""
        if not self.labels and not self.limits:
            return
        kind = np.dtype([(f"f{i}", dtype.newbyteorder("<"), shape[1:]) for i, (dtype, shape) in enumerate(self.fields)])
        rows, size = np.frombuffer(data, kind), self.fields[0][1][0]
        for lo in range(0, len(rows), size):
            part = rows[np.minimum(np.arange(lo, lo + size), len(rows) - 1)]
            self._check([np.ascontiguousarray(part[name]) for name in kind.names])

    def _check(self, arrays: Sequence[Array]) -> None:
        for index, views, count, ignored in self.labels:
            numbers = seen(arrays[index], views)
            wrong = numbers[((numbers < 0) | (numbers >= count)) & (numbers != ignored)]
            if wrong.size:
                raise ExportError(
                    f"the class number {wrong.flat[0]} in field {index} of the batch, of {count} classes",
                    "export with an example that has the ignored one, so that the program obeys it" if ignored is None else "",
                )
        for index, (lo, hi) in self.limits.items():
            least, most = arrays[index].min(), arrays[index].max()
            if least < lo or most > hi:
                raise ExportError(
                    f"{least if least < lo else most} in field {index} of the batch, whose integers are computed with",
                    f"{lo} to {hi}, which the example says: export with one that has numbers of this size",
                )

    @property
    def parameters(self) -> int:
        """Elements of all parameters and running statistics: what trainers of a task share."""
        return sum(x.size for n, x in zip(self.names[: -len(OWN)], self.state, strict=False) if "/" not in n)

    @property
    def record_fields(self) -> list[tuple[np.dtype, tuple[int, ...]]]:
        """The fields as a data set has them: bytes of an example in uint8 are u1, which programs read as i1 and widen."""
        signs = [x.dtype is torch.uint8 for x in self.example] or [False] * len(self.fields)
        return [(np.dtype("u1") if u else dtype, shape) for u, (dtype, shape) in zip(signs, self.fields, strict=True)]

    @property
    def record_bytes(self) -> int:
        """Bytes of a record of a data set: one row of every field."""
        return sum(dtype.itemsize * math.prod(shape[1:]) for dtype, shape in self.fields)

    def programs(self, fragments: int, bound_log2: int, quantization: Quantization = Quantization.NONE) -> Programs:
        """The three programs of a Verified task that takes this step: docs/programs.md, section "A task".

        Args:
            fragments: The spec's, 1 to the number of parameters.
            bound_log2: The spec's payloadBoundLog2.
            quantization: The spec's.

        Raises:
            ExportError: A field of the batch has no rows, or another number of them than field 0.
            TooLarge: A record has more bytes or fields than one transaction can show.
        """
        rows = {shape[:1] for _, shape in self.fields}
        if len(rows) != 1 or rows == {()}:
            raise ExportError("fields of a batch that differ in axis 0", "a record of the data set is one row of every field")
        if len(self.fields) > MAX_FIELDS or self.record_bytes > MAX_RECORD_BYTES:
            raise TooLarge(
                f"records of {len(self.fields)} fields and {self.record_bytes} bytes",
                f"at most {MAX_FIELDS} and {MAX_RECORD_BYTES}",
            )
        ((count,),) = rows
        form = Form(self.parameters, fragments, quantization, bound_log2)
        if form.sparse:
            raise ExportError("no epilogue makes SparseTop1 payloads", "they are for the Open tier: quantise in another way")
        rows, calendar = self.grid[0] * self.grid[1] * count, (self.rounds, self.steps)
        return surround((self.encoding, self.constants), self.names, self.state, rows, form, calendar)

    def save(self, folder: Path) -> None:
        """Writes program.bin, constants.safetensors, state.safetensors and summary.json; the same bytes each time."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "program.bin").write_bytes(self.encoding)
        # Numbers as names: the order of the program's inputs is that of the names.
        save_file({f"{i:05}": x for i, x in enumerate(self.constants)}, folder / "constants.safetensors")
        save_file({f"{i:05}": x for i, x in enumerate(self.state)}, folder / "state.safetensors")
        (folder / "summary.json").write_text(json.dumps(self.summary(), indent=2) + "\n")

    def summary(self) -> dict[str, Any]:
        """What a person wants to know of the program, as JSON values."""
        return {
            "programRoot": "0x" + self.root.hex(),
            "stateRoot": "0x" + assay_repops.tensors_root(self.state).hex(),
            "bytes": len(self.encoding),
            "nodes": sum(self.operators.values()),
            "operators": self.operators,
            "parameters": self.parameters,
            "multiplyAdds": self.multiply_adds,
            "constants": len(self.constants),
            "grid": list(self.grid),
            "steps": self.steps,
            "rounds": self.rounds,
            "optimizers": self._described(),
            "profile": self.profile.name,
            "layers": dict(self.layers),
            "fields": [{"dtype": str(d), "shape": list(s)} for d, s in self.fields],
            "state": [{"name": n, "shape": list(x.shape)} for n, x in zip(self.names, self.state, strict=True)],
            "gradientError": self.error,
        }

    def _described(self) -> list[dict[str, Any]]:
        """Each optimiser with the parameters that it trains."""
        taken: dict[Optimizer, list[str]] = {}
        for name, optimizer in self.optimizers.items():
            taken.setdefault(optimizer, []).append(name)
        return [{**describe(optimizer), "parameters": names} for optimizer, names in taken.items()]

    def load(self, module: torch.nn.Module, state: Sequence[Array]) -> None:
        """Writes parameters and running statistics of a state into a module of the exported kind."""
        with torch.no_grad():
            for name, x in zip(self.names, state, strict=True):
                if "/" in name or name in OWN:
                    continue
                owner, _, leaf = name.rpartition(".")
                target = getattr(module.get_submodule(owner), leaf)
                target.copy_(torch.from_numpy(np.array(x)).reshape(target.shape))


def _open(
    encoding: bytes, constants: list[Array], sources: Mapping[int, str], max_elements: int = MAX_ELEMENTS
) -> assay_repops.Program:
    try:
        return assay_repops.Program(encoding, constants, max_elements)
    except assay_repops.TooLarge as exc:
        raise _too_large(exc, sources) from exc


def _too_large(exc: assay_repops.TooLarge, sources: Mapping[int, str]) -> TooLarge:
    return TooLarge(str(exc).removeprefix("TooLarge: "), where=sources.get(exc.entry, ""))


def _array(x: torch.Tensor) -> Array:
    if x.dtype in rules.BYTES:
        return np.ascontiguousarray(x.detach().cpu().numpy().view(np.int8)).reshape(tuple(x.shape))
    dtype = rules.program_dtype(x.dtype)
    kind = {F32: np.float32, I32: np.int32}.get(dtype, np.int8)
    a = x.detach().cpu().numpy()
    if kind is np.int32 and a.size and (a.min() < -(1 << 31) or a.max() >= 1 << 31):
        raise UnsupportedDType(f"integers between {a.min()} and {a.max()}", "32 bits")
    return np.ascontiguousarray(a.astype(kind)).reshape(a.shape)  # which NumPy makes [1] of a number


def _checked(what: str, x: torch.Tensor, field: bool = False) -> torch.Tensor:
    if x.dtype not in (torch.float32, torch.int64, torch.int32, torch.bool, *(rules.BYTES if field else ())):
        hint = "float32, int64, int32 or bool" + (", uint8 or int8" if field else "")
        raise UnsupportedDType(f"{what} is of {x.dtype}", hint + (": as_float32=True" if x.is_floating_point() else ""))
    if x.device.type != "cpu":
        raise UnsupportedDType(f"{what} is on {x.device}", "move the module and the example to the CPU")
    return x


class _Writer:
    """Writes programs of one captured module."""

    def __init__(
        self, module: torch.nn.Module, graph: Graph, fields: Sequence[torch.Tensor], trained: dict[int, Optimizer]
    ) -> None:
        self.graph, self.fields, self.trained = graph, fields, trained
        self.parameters = {n: p for n, p in module.named_parameters() if id(p) in trained}
        self.names = {id(p): n for n, p in self.parameters.items()}
        self.module = module

    def layers(self, profile: Profile) -> dict[str, str]:
        """Each layer's option under a profile; raises UnsupportedProfile."""
        if profile.name == FLOAT32:
            return {}
        t = Builder(1, 1, loop=False)
        tape = Tape(t)
        loss, _, _ = self.micro(tape, {n: t.state(F32, tuple(p.shape)) for n, p in self.parameters.items()}, {})
        sizes: dict[str, float] = {}
        for _, name, size in tape.layers:
            sizes[name] = max(size, sizes.get(name, 0))
        return profile.resolve(sizes, tape.heads(loss))

    def _layer(self, module: str, weight: str) -> str:
        """A layer's name: its module's, if the weight is that module's own, else the weight's."""
        try:
            own = getattr(self.module.get_submodule(module), "weight", None) if module else None
        except AttributeError:  # of the loss, which may have modules of its own
            own = None
        return module if own is self.parameters[weight] else weight

    def micro(
        self, t: Tape, given: dict[str, Value], options: Mapping[str, str]
    ) -> tuple[Var, dict[str, Value | None], list[Any]]:
        """The nodes of a micro-batch: loss, gradients by name, statistics of batch norms. Options are those of layers."""
        leaves = {n: Var(t, given[n], needs=True) for n in self.parameters}
        t.weights = {v.ref: n for n, v in given.items()}
        t.layer_name, t.options = self._layer, options
        inputs: dict[str, Var] = {}
        t.example = self.fields
        batch = [_field(t, x, i) for i, x in enumerate(self.fields)]
        for name, (kind, what) in self.graph.inputs.items():
            if kind == "field":
                inputs[name] = batch[what]
            elif kind == "constant":
                inputs[name] = t.constant(what)
            else:
                tensor = _named(self.module, what)
                known = self.names.get(id(tensor))
                inputs[name] = leaves[known] if known else t.constant(_checked(what, tensor.detach()))
        loss, statistics = self.graph.lower(t, inputs)
        if not loss.needs:
            raise ExportError("the loss does not depend on a trained parameter", "give the optimiser the module's parameters")
        grads = t.backward(loss, Fraction(1, t.b.grid), list(leaves.values()))
        return loss, dict(zip(leaves, grads, strict=True)), statistics


def _field(t: Tape, x: torch.Tensor, index: int) -> Var:
    """A field of the batch. Only a copy may read it: its elements are opened in records (docs/formats.md, section 10)."""
    if x.dtype not in rules.BYTES:
        if rules.program_dtype(x.dtype) is I32:
            most = max(32, int(x.abs().max()))
            t.b.taken[index] = (-min(8 * most, EXACT), min(8 * most, EXACT))
        return t.plain(t.b.copy(t.b.batch(rules.program_dtype(x.dtype), tuple(x.shape), index)))
    v = t.b.convert(t.b.copy(t.b.batch(I8, tuple(x.shape), index)), F32)
    if x.dtype is torch.uint8:  # a byte above 127 is read as 256 less
        v = t.b.select(t.b.cmp(v, t.num(0.0), LT), t.b.add(v, t.num(256)), v)
    v = t.b.convert(v, I32)
    t.b.know(v, *rules.BYTES[x.dtype])
    return t.plain(v)


def _named(module: torch.nn.Module, name: str) -> torch.Tensor:
    owner, _, leaf = name.rpartition(".")
    return getattr(module.get_submodule(owner), leaf)


def _refuse_shared(writer: _Writer) -> None:
    """Tensors on one memory: a step of the optimiser would change both, in a program they are two."""
    tensors = {id(x): (n, x) for n, x in (*writer.module.named_parameters(), *writer.module.named_buffers())}
    constants = (what for kind, what in writer.graph.inputs.values() if kind == "constant")
    tensors |= {id(x): ("a constant", x) for x in constants if id(x) not in tensors}
    ends: list[tuple[int, int, str, bool]] = []
    for key, (name, x) in tensors.items():
        if x.numel():
            reach = sum((n - 1) * stride for n, stride in zip(x.shape, x.stride(), strict=True)) + 1
            ends.append((x.data_ptr(), x.data_ptr() + reach * x.element_size(), name, key in writer.trained))
    ends.sort()
    for i, (_, end, name, moves) in enumerate(ends):
        for start, _, other, moves_too in ends[i + 1 :]:
            if start >= end:
                break
            if moves or moves_too:
                raise InPlace(
                    f"{name} and {other} share memory, and a step of the optimiser writes there",
                    "tie the parameter itself: b.weight = a.weight",
                )


def _reduce(t: Builder, g: Value) -> Value:
    """A micro-batch node's value over the grid: adds within a group, then `sum` over the groups."""
    columns = []
    for d in range(t.d):
        total = t.of(g, d * t.a)
        for a in range(1, t.a):
            total = t.add(total, t.of(g, d * t.a + a))
        columns.append(t.reshape(t.reshape(total, (total.size,)), (total.size, 1)))
    return t.reshape(t.sum(t.concat(1, columns)), g.shape)


def _from_micro(t: Builder, v: Value) -> Value:
    """v as a micro-batch node's value; an input is copied, so that the step's part sees one a micro-batch."""
    return v if v.ref[0] is Part.MICRO else t.copy(v)


@torch.enable_grad()
def export(
    module: torch.nn.Module,
    loss: Loss | torch.nn.Module,
    optimizer: Chosen,
    example: Sequence[torch.Tensor] | torch.Tensor,
    *,
    grid: tuple[int, int] = (1, 1),
    steps: int = 1000,
    rounds: int = 1,
    schedule: Schedule | Callable[[int], float] = Constant(),  # noqa: B008 - frozen
    max_norm: float | None = None,
    max_value: float | None = None,
    as_float32: bool = False,
    profile: str = FLOAT32,
    layers: Mapping[str, str] | None = None,
    check: bool = True,
    progress: Progress = lambda _: None,
) -> Exported:
    """Write a module's training step as a program.

    Args:
        module: In train or eval mode, on the CPU, float32. It is not changed.
        loss: loss(module, *fields) gives the mean loss of a micro-batch, one tensor of one element. The step's loss is the mean
            over its micro-batches. One of torch.nn's losses is called with the module's result on all fields but the last, and
            that.
        optimizer: An optimiser of exporter.optimizers for all parameters, Groups of them by patterns of names, or torch.optim's
            SGD, Adam, AdamW or Muon over those parameters that are trained, or a list of these; only their constants are read.
            Other parameters, and buffers, are committed as constants.
        example: The fields of one micro-batch; only types and shapes go into the program. 1 to 2^16 tensors.
        grid: (D, A), 1 ≤ D ≤ 32, D·A ≤ 63: groups of micro-batches, and micro-batches a group.
        steps: Of a round, at least 1.
        rounds: That the schedule runs over, at least 1, rounds · steps at most 2^24. 1: it begins anew in each round.
        schedule: One of exporter.schedules, or a function: the factor of the learning rate at global step round · steps + step.
        max_norm: Clip the gradients to this common norm.
        max_value: Clip each element of the gradients to ±max_value, before their norm.
        as_float32: A module in bfloat16 or float16, or under autocast, becomes the program of the same module in float32.
        profile: "float32", or "int8": products of trained weights, forward and backward, in exact integers.
        layers: Of the profile int8: pattern of layers' names to "fp32", "int8", "forward" or "rotated" (exporter.profiles).
        check: Compare loss and gradients of the example with PyTorch's in binary64; raises Mismatch above the stated error.
            Under a profile the same step in float32 is compared.
        progress: Called with a line before each stage.

    Raises:
        ExportError: by name and place, for what a program cannot have.
    """
    wanted = Profile(profile, dict(layers or {}))
    fields = [example] if isinstance(example, torch.Tensor) else list(example)
    chosen = None
    if as_float32:
        chosen = resolve(module, optimizer)
        chosen = {n: chosen[id(p)] for n, p in module.named_parameters() if id(p) in chosen}
        module = copy.deepcopy(module).float()
        fields = [x.float() if x.is_floating_point() else x for x in fields]
    for i, x in enumerate(fields):
        if not _checked(f"field {i} of the example", x, True).numel():
            raise ExportError(f"field {i} of the example has no elements", "one micro-batch as trainers will take it")
    for name, p in module.named_parameters():
        _checked(f"the parameter {name}", p)
        if p.dtype is not torch.float32:
            raise UnsupportedDType(f"the parameter {name} is of {p.dtype}", "float32, or as_float32=True")
    if min(steps, rounds) < 1 or steps * rounds > MAX_STEPS:
        raise ExportError(f"{steps} steps in each of {rounds} rounds", "1 to 2^24 together, where the step counter is exact")
    for name, bound in (("max_norm", max_norm), ("max_value", max_value)):
        if bound is not None and not 0 < bound < math.inf:
            raise ExportError(f"a {name} of {bound}", "a positive number, or None")
    if chosen is None:
        trained = resolve(module, optimizer)
    else:
        trained = {id(p): chosen[n] for n, p in module.named_parameters() if n in chosen}
    if isinstance(loss, torch.nn.Module):
        criterion = loss

        def loss(module: torch.nn.Module, *fields: torch.Tensor) -> torch.Tensor:
            result = module(*fields[:-1])
            if not isinstance(result, torch.Tensor) and type(criterion).__module__.startswith("torch.nn."):
                raise ManyResults(
                    f"{type(module).__name__} gives a {type(result).__name__}, and {type(criterion).__name__} takes one tensor",
                    "give a loss(module, *fields) that says what of it counts",
                )
            return criterion(result, fields[-1])

    progress("capturing the forward pass")
    watched = [p for p in module.parameters() if id(p) in trained] if check else []
    writer = _Writer(module, Graph(module, loss, fields, watched, as_float32), fields, trained)
    _refuse_shared(writer)
    progress("writing the program")
    with _one_thread():
        options = writer.layers(wanted)
        built, state, names, labels, limits, drops = _step(
            writer, grid, lambda o: table(o, steps, rounds, schedule), max_norm, max_value, options
        )
    error = None
    if check:
        progress("comparing with PyTorch in binary64")
        error = _compare(writer)
    with _open(built.encoding, built.constants, built.sources) as program:
        root, cost = program.root, program.multiply_adds
    return Exported(
        built.encoding,
        root,
        built.constants,
        state,
        names,
        [(_array(x).dtype, tuple(x.shape)) for x in fields],
        grid,
        steps,
        rounds,
        {n: trained[id(p)] for n, p in writer.parameters.items()},
        built.operators,
        cost,
        error,
        built.sources,
        labels,
        limits,
        wanted,
        options,
        fields,
        drops,
    )


@contextlib.contextmanager
def _one_thread() -> Iterator[None]:
    """Constants are folded by one thread: where a large tensor is cut can change a cosine's last bit."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)


def _step(
    writer: _Writer,
    grid: tuple[int, int],
    table_of: Callable[[Optimizer], Array],
    max_norm: float | None,
    max_value: float | None,
    options: Mapping[str, str],
) -> tuple[
    Built,
    list[Array],
    list[str],
    list[tuple[int, tuple[View, ...], int, int | None]],
    dict[int, tuple[int, int]],
    list[tuple[int, int, float | None]],
]:
    """The whole program, its first state, the names of that, which fields are class numbers, limits of fields, and draws."""
    t = Builder(*grid)
    trained = writer.trained
    state: list[Array] = []
    names: list[str] = []

    def entry(name: str, first: Array) -> Value:
        names.append(name)
        state.append(first)
        t.source = name
        return t.state(F32 if first.dtype == np.float32 else I32, first.shape)

    given: dict[str, Value] = {}
    slots: dict[str, list[Value]] = {}
    for name, p in writer.parameters.items():
        given[name] = entry(name, _array(p))
        slots[name] = [entry(f"{name}/{slot}", np.zeros(tuple(p.shape), np.float32)) for slot in trained[id(p)].slots]
    tape = Tape(t)
    lost, grads, statistics = writer.micro(tape, given, options)
    running = {n: entry(n, _array(_named(writer.module, n))) for pair in statistics for n in pair[:2] if n not in names}
    counter = entry("step", np.array(0, np.int32))
    entry("loss", np.array(0, np.float32))
    micro = {n: None if g is None else _from_micro(t, g) for n, g in grads.items()}
    lost_micro = _from_micro(t, t.reshape(lost.value, ()))
    moments = [(m, v, _from_micro(t, a.value), _from_micro(t, c.value), f) for m, v, a, c, f in statistics]

    t.begin_step()
    t.source = "the optimiser"
    reduced = {n: _reduce(t, g) for n, g in micro.items() if g is not None}
    for clip, bound in ((clip_value, max_value), (clip_norm, max_norm)):
        if bound is not None:
            reduced = dict(zip(reduced, clip(t, bound, list(reduced.values())), strict=True))
    rows: dict[Optimizer, Value] = {}
    for name, p in writer.parameters.items():
        optimizer = trained[id(p)]
        if optimizer not in rows:
            rows[optimizer] = t.gather(t.constant(table_of(optimizer)), counter)
        if name not in reduced:
            # As torch.optim does with a parameter without gradient.
            for v in (given[name], *slots[name]):
                t.output(v)
            continue
        for v in optimizer.update(t, given[name], slots[name], reduced[name], rows[optimizer]):
            t.output(v)
    for m in range(t.grid):
        for mean_name, variance_name, mean, variance, factor in moments:
            for n, v in ((mean_name, mean), (variance_name, variance)):
                running[n] = t.fma(t.scalar(factor), t.sub(t.of(v, m), running[n]), running[n])
    for v in running.values():
        t.output(v)
    t.output(t.convert(t.add(t.convert(counter, F32), t.scalar(1)), I32))
    total = _reduce(t, lost_micro)
    t.output(total if t.grid == 1 else t.div(total, t.scalar(t.grid)))
    built = t.build()
    return built, state, names, tape.labels, {i: t.taken[i] for i in sorted(t.relied)}, tape.drops(built)


def _compare(writer: _Writer) -> float:
    """The largest relative difference of the example's gradients to PyTorch's in binary64; raises Mismatch."""
    t = Builder(1, 1, loop=False)
    given = {n: t.state(F32, tuple(p.shape)) for n, p in writer.parameters.items()}
    tape = Tape(t)
    lost, grads, _ = writer.micro(tape, given, {})
    found = {n: _from_micro(t, g) for n, g in grads.items() if g is not None}
    lost_micro = _from_micro(t, t.reshape(lost.value, ()))
    t.begin_step()
    for v in (lost_micro, *found.values()):
        t.output(t.of(v, 0))
    built = t.build()
    with _open(built.encoding, built.constants, built.sources) as program:
        kinds = [x for x in program.inputs if x.source == "state"]
        state = [_array(p).reshape(k.shape) for p, k in zip(writer.parameters.values(), kinds, strict=True)]
        try:
            ours = program.run(state, [[_array(x) for x in writer.fields]], seed=1)
        except assay_repops.TooLarge as exc:
            raise _too_large(exc, built.sources) from exc
    kept = []
    for entry, n, p in tape.drops(built):
        drawn = assay_repops.random(n, 1, node=entry, micro=0)
        kept.append(torch.from_numpy(drawn.astype(np.float64) if p is None else drawn >= p))
    exact = {n: p.detach().double().requires_grad_() for n, p in writer.parameters.items()}
    inputs: dict[str, torch.Tensor] = {}
    for name, (kind, what) in writer.graph.inputs.items():
        if kind in ("field", "constant"):
            x = writer.fields[what] if kind == "field" else what
            inputs[name] = x.double() if x.is_floating_point() else x
        else:
            x = _named(writer.module, what)
            mine = writer.names.get(id(x))
            inputs[name] = exact[mine] if mine else x.detach().double() if x.is_floating_point() else x.clone()
    try:
        wanted = writer.graph.reference(inputs, kept)
        theirs = dict(zip(exact, torch.autograd.grad(wanted, list(exact.values()), allow_unused=True), strict=True))
    except RuntimeError as exc:
        raise CaptureFailed(f"PyTorch cannot differentiate the module: {str(exc)[:600]}") from exc
    floor = FLOOR * max(float(g.abs().max()) for g in theirs.values() if g is not None)
    wanted = wanted.detach()
    # Dropout in eager mode draws other numbers.
    if writer.graph.eager is not None and not kept:
        loss, *gradients = writer.graph.eager
        try:
            _same_module(theirs, dict(zip(exact, gradients, strict=True)), (loss, wanted), floor)
        except Mismatch:
            double = writer.graph.double([n for n, p in writer.parameters.items()])
            if double is None:
                raise
            loss, *gradients = double
            _same_module(theirs, dict(zip(exact, gradients, strict=True)), (loss, wanted), floor, EXACTLY)
    try:
        return _same_program([np.asarray(x) for x in ours], list(found), theirs, wanted, floor)
    except Mismatch as exc:
        drawn = {
            v.ref: lambda n, entry=entry: assay_repops.random(n, 1, node=entry, micro=0)
            for v, (entry, _, _) in zip(tape.drawing(), tape.drops(built), strict=True)
        }
        evaluation = Evaluation(t, state, [_array(x) for x in writer.fields], drawn)
        precise = [evaluation.value(v) for v in (lost_micro, *found.values())]
        try:
            _same_program(precise, list(found), theirs, wanted, floor, EXACTLY)
        except Mismatch:
            raise exc from None
        # The program is right. Its problem is one in which binary32 has few digits left.
        return _same_program([np.asarray(x) for x in ours], list(found), theirs, wanted, floor, ILL)


def _same_program(
    ours: Sequence[Array],
    names: Sequence[str],
    theirs: Mapping[str, torch.Tensor | None],
    loss: torch.Tensor,
    floor: float,
    most: float = TOLERANCE,
) -> float:
    """The largest difference of a program's loss and gradients from those of the trace; raises Mismatch."""
    error = _difference("the loss", ours[0], loss.numpy(), 1.0, most)
    for n, mine in zip(names, ours[1:], strict=True):
        other = torch.zeros(1).double() if theirs[n] is None else theirs[n]
        error = max(error, _difference(f"the gradient of {n}", mine, other.numpy(), floor, most))
    for n, other in theirs.items():
        if n not in names and other is not None and bool(other.any()):
            raise Mismatch(f"the program has no gradient of {n}, PyTorch has", "report this")
    return error


def _same_module(
    trace: Mapping[str, torch.Tensor | None],
    eager: Mapping[str, torch.Tensor | None],
    losses: tuple[torch.Tensor, torch.Tensor],
    floor: float,
    most: float = EAGER,
) -> None:
    """Compares the trace's loss and gradients with the module's: a trace does not show all that stops one."""
    _difference("the loss of the module in eager mode", losses[0].numpy(), losses[1].numpy(), 1.0, min(most, TOLERANCE))
    for n, g in trace.items():
        x, y = (torch.zeros(1).double() if v is None else v.detach().double() for v in (eager[n], g))
        scale = max(float(y.abs().max()), float(x.abs().max()), floor, np.finfo(np.float64).tiny)
        error = float((x - y).abs().max()) / scale
        if error > most:
            raise Mismatch(
                f"the gradient of {n} in eager mode differs by {error:.1e} of its largest element from its trace's",
                "torch.inference_mode, or code that sees whether it is traced; no_grad and detach are traced",
            )


def _difference(what: str, x: Array, y: Array, floor: float, most: float = TOLERANCE) -> float:
    scale = max(float(np.abs(y).max(initial=0)), floor, np.finfo(np.float64).tiny)
    error = float(np.abs(x.astype(np.float64) - y).max(initial=0)) / scale
    if not error <= most:
        raise Mismatch(
            f"{what} differs from PyTorch's in binary64 by {error:.1e} of its largest element",
            "a hook that changes gradients, an example with infinite or NaN results, or a mistake of the exporter",
        )
    return error
