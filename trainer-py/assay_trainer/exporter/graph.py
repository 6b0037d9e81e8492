"""The module's forward pass as torch.export captures it, before any decomposition, and what runs over it.

`Graph.lower` writes it as nodes of a program; `Graph.reference` computes the same in binary64 under autograd, which is what
exports are checked against. Both fold what hangs on no input in binary64.
"""

from __future__ import annotations

import abc
import collections
import copy
import operator
import random
import re
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from torch.fx.proxy import TracerBase

from assay_trainer.exporter import capture, functions, noise, rules, rules_layers, writes
from assay_trainer.exporter.builder import F32, I8, I32
from assay_trainer.exporter.errors import (
    CaptureFailed,
    DataDependent,
    ExportError,
    InPlace,
    ManyResults,
    NotReproducible,
    UnsupportedDType,
    UnsupportedOperator,
)
from assay_trainer.exporter.rules import RULES
from assay_trainer.exporter.tape import EXACT, Tape, Var
from assay_trainer.torch_setup import torch

Loss = Callable[..., torch.Tensor]
_TORCH = str(Path(torch.__file__).parent)
_OWN = str(Path(__file__).parent)
_FRAME = re.compile(r'File "([^"]+)", line (\d+), in (\S+)')
_WIDE = {torch.float32: torch.float64, torch.float16: torch.float64, torch.bfloat16: torch.float64}
# What torch.export leaves in a graph without changing a value.
_CHECKS = ("aten._assert_tensor_metadata", "aten.sym_constrain_range", "aten._assert_async", "aten._assert_scalar")
# Only the shape of their first operand counts.
_BY_SHAPE = frozenset(
    f"aten.{name}.default" for name in ("ones_like", "zeros_like", "full_like", "new_ones", "new_zeros", "new_full")
)
# What torch.nn.Module keeps of itself.
_OF_TORCH = frozenset(vars(torch.nn.Module()))
_RECURRENT = frozenset(f"aten.{name}.input" for name in ("lstm", "gru", "rnn_tanh", "rnn_relu"))
_UNWRITTEN = ("empty", "empty_like", "empty_strided", "empty_permuted", "new_empty", "new_empty_strided")
# Operators of whole numbers: what they are given is converted to binary32, exactly where it is known to be below 2^24.
_WHOLE = frozenset(["neg", "abs", "sign", "sgn", "square", "cumsum", "amax", "amin"])
# Results that may be views of their operand although their schema does not say so.
_MAYBE_VIEWS = ("aten.dropout.default", "aten.einsum.default")


class _Step(torch.nn.Module):
    def __init__(self, module: torch.nn.Module, loss: Loss) -> None:
        super().__init__()
        self.module = module
        self.loss = loss

    def forward(self, *fields: torch.Tensor) -> torch.Tensor:
        return self.loss(self.module, *fields)


def _place(stack: str | None) -> str:
    """The innermost line of a stack that is not PyTorch's own."""
    frames = _FRAME.findall(stack or "")
    chosen = [f for f in frames if not f[0].startswith((_TORCH, _OWN))][-1:]
    return f"{chosen[0][0]}:{chosen[0][1]} in {chosen[0][2]}" if chosen else ""


def _where(node: torch.fx.Node) -> str:
    """The line that calls an operator; of modules of PyTorch's own in a Sequential, where there is none, the module's name."""
    owners = list((node.meta.get("nn_module_stack") or {}).values())
    path, kind = owners[-1] if owners else ("", "")
    name = path.removeprefix("module").removeprefix(".")
    return _place(node.meta.get("stack_trace")) or (f"the module {name} ({kind.rpartition('.')[2]})" if name else "")


def _module(node: torch.fx.Node) -> str:
    """The name of the innermost module that calls an operator; a call after the first has a number behind it."""
    owners = list((node.meta.get("nn_module_stack") or {}).values())
    return owners[-1][0].removeprefix("module").removeprefix(".").partition("@")[0] if owners else ""


def _named(node: torch.fx.Node, message: str) -> str:
    """A message that names the operator."""
    name = str(node.target)
    return message if "aten." in message or not name.startswith("aten.") else f"{name}: {message}"


def _callers(_: Any, stack: traceback.StackSummary) -> traceback.StackSummary:
    """The frames below the loss. PyTorch keeps those called `forward`, and so neither the loss nor what a forward calls."""
    start = max((i for i, f in enumerate(stack) if f.filename == __file__), default=-1) + 1
    return traceback.StackSummary.from_list(stack[start:])


class Graph:
    """One captured forward pass.

    Args:
        module: Left as it is, in the mode it is in.
        loss: Called as loss(module, *fields); one element.
        fields: One micro-batch. Only types and shapes count.
        trained: Tensors whose gradients `eager` keeps, after the loss.
        as_float32: Shorter types that the module asks for are binary32, and autocast does nothing.
    """

    def __init__(
        self,
        module: torch.nn.Module,
        loss: Loss,
        fields: Sequence[torch.Tensor],
        trained: Sequence[torch.Tensor] = (),
        as_float32: bool = False,
    ) -> None:
        self.module, self.loss, self.fields, self.as_float32 = module, loss, fields, as_float32
        _refuse_hooks(module)
        # Copies, because torch.export takes two mentions of one tensor for one input.
        copies = tuple(f.detach().clone() for f in fields)
        before = [(x, x.detach().clone()) for x in (*module.parameters(), *module.buffers())]
        seed, hook, frames = (
            torch.manual_seed,
            torch.Tensor.register_hook,
            getattr(TracerBase, "_filter_traceback_frames", None),
        )
        inference = torch.inference_mode.__enter__
        try:
            torch.manual_seed = torch.random.manual_seed = _refuse_seed
            torch.Tensor.register_hook = _refuse_hook
            torch.inference_mode.__enter__ = _refuse_inference(inference)
            TracerBase._filter_traceback_frames = _callers
            with capture.short_types(as_float32):
                self.eager = _twice(module, loss, copies, before, trained, seed)
            with capture.short_types(as_float32), capture.traceable():
                program = torch.export.export(_Step(module, loss), copies, strict=False)
        except ExportError as exc:
            raise type(exc)(exc.message, exc.hint, exc.where or _own_frame(exc)) from exc
        except (RuntimeError, ValueError, TypeError, LookupError, AttributeError, AssertionError) as exc:
            raise _capture_error(exc) from exc
        finally:
            torch.manual_seed = torch.random.manual_seed = seed
            torch.Tensor.register_hook = hook
            torch.inference_mode.__enter__ = inference
            TracerBase._filter_traceback_frames = frames
            _restore(before)
        self.graph = program.graph_module
        # Placeholders by name: ("parameter" | "buffer", name in the module), ("constant", tensor) or ("field", number).
        self.inputs: dict[str, tuple[str, Any]] = {}
        count = 0
        for spec in program.graph_signature.input_specs:
            kind, target = spec.kind.name, spec.target
            if kind == "USER_INPUT":
                self.inputs[spec.arg.name] = ("field", count)
                count += 1
            elif kind == "CONSTANT_TENSOR":
                self.inputs[spec.arg.name] = ("constant", _stored(program.constants[target]))
            elif kind in ("PARAMETER", "BUFFER"):
                self.inputs[spec.arg.name] = (kind.lower(), target.removeprefix("module."))
            else:
                users = next(list(n.users) for n in self.graph.graph.nodes if n.name == spec.arg.name)
                where = _place(users[0].meta.get("stack_trace")) if users else ""
                raise UnsupportedOperator("an operator on an object that is no tensor", "only tensors are computed with", where)

        buffers = {name: what for name, (kind, what) in self.inputs.items() if kind == "buffer"}
        # By memory: one may have several names.
        memory = {name: module.get_buffer(what).untyped_storage().data_ptr() for name, what in buffers.items()}
        _refuse_read_after_change(self.graph, {name: (memory[name], what) for name, what in buffers.items()})

    def lower(self, tape: Tape, inputs: Mapping[str, Var]) -> tuple[Var, list[tuple[str, str, Var, Var, float]]]:
        """The loss, and for each batch norm (name of running mean, of running variance, mean, variance, momentum)."""
        machine = _Lowering(self, tape)
        out = machine.run(self.graph, [inputs[n.name] for n in self.graph.graph.nodes if n.op == "placeholder"], True)
        loss = out[0] if isinstance(out, list | tuple) else out
        if not isinstance(loss, Var) or loss.const is not None or loss.dtype is not F32 or set(loss.shape) - {1}:
            raise ExportError("the loss is not one binary32 number that hangs on the parameters", "return a mean")
        return loss, machine.statistics

    def double(self, names: Sequence[str]) -> list[torch.Tensor | None] | None:
        """The loss of the module itself and its gradients by name, in binary64; None if it cannot be had."""
        try:
            module = copy.deepcopy(self.module).double()
            known = dict(module.named_parameters())
            fields = [f.detach().double() if f.is_floating_point() else f.clone() for f in self.fields]
            with torch.random.fork_rng(devices=[]), capture.short_types(self.as_float32), capture.binary64():
                loss = self.loss(module, *fields)
            gradients = _gradients(loss, [known[n] for n in names])
        except (RuntimeError, TypeError, ValueError, KeyError):
            return None
        return None if gradients is None else [loss.detach(), *gradients]

    def reference(self, inputs: Mapping[str, torch.Tensor], kept: Iterable[torch.Tensor]) -> torch.Tensor:
        """The loss in binary64, under autograd; `kept` has the elements that each dropout keeps, in the graph's order."""
        machine = _Reference(self, iter(kept))
        out = machine.run(self.graph, [inputs[n.name] for n in self.graph.graph.nodes if n.op == "placeholder"], True)
        return (out[0] if isinstance(out, list | tuple) else out).reshape(())


def _refuse_read_after_change(graph: torch.fx.GraphModule, buffers: Mapping[str, tuple[int, str]]) -> None:
    """Of buffers, each (memory, name), none may be read that is changed.

    In a program a buffer is a constant, which would stay as it is while the module's own goes on. Only batch norms' statistics
    change there, and only the batch norms read them.
    """
    changed: set[int] = set()
    read: dict[int, tuple[str, str]] = {}

    def walk(module: torch.fx.GraphModule, known: dict[torch.fx.Node, tuple[int, str]]) -> None:
        for node in module.graph.nodes:
            args = list(node.args)
            name = str(node.target)
            if name.startswith("wrap_with_"):
                at = next(i for i, a in enumerate(args) if isinstance(a, torch.fx.Node) and a.op == "get_attr")
                inner = getattr(module, args[at].target)
                given = zip((n for n in inner.graph.nodes if n.op == "placeholder"), args[at + 1 :], strict=True)
                walk(inner, {n: known[a] for n, a in given if a in known})
                continue
            schema = node.target._schema if isinstance(node.target, torch._ops.OpOverload) else None
            writes = schema is not None and any(a.alias_info is not None and a.alias_info.is_write for a in schema.arguments)
            kept: list[Any] = []
            if name == "aten.batch_norm.default" and args[5]:
                kept = args[3:5]
            elif writes and args and isinstance(args[0], torch.fx.Node) and args[0] in known:
                kept = args[:1]
                known[node] = known[args[0]]
            changed.update(known[a][0] for a in kept if a in known)
            for source in node.all_input_nodes:
                if source in known and source not in kept:
                    read.setdefault(known[source][0], (known[source][1], _where(node)))

    walk(graph, {n: buffers[n.name] for n in graph.graph.nodes if n.op == "placeholder" and n.name in buffers})
    for name, where in sorted(read[m] for m in changed & read.keys()):
        raise InPlace(
            f"the module reads its buffer {name}, which it changes", "a program changes only batch norms' statistics", where
        )


def _stored(constant: torch.Tensor) -> torch.Tensor:
    """A constant of a trace. Function transforms leave there what has no elements."""
    try:
        constant.data_ptr()
    except RuntimeError as exc:
        raise CaptureFailed("PyTorch has traced values of torch.func as constants", "torch.autograd.grad") from exc
    return constant


def _restore(before: Iterable[tuple[torch.Tensor, torch.Tensor]]) -> None:
    with torch.no_grad():
        for x, value in before:
            x.copy_(value)


def _twice(
    module: torch.nn.Module,
    loss: Loss,
    fields: Sequence[torch.Tensor],
    before: Sequence[tuple[torch.Tensor, torch.Tensor]],
    trained: Sequence[torch.Tensor],
    seed: Callable[[int], Any],
) -> list[torch.Tensor | None] | None:
    """The loss in eager mode, twice: a trace shows nothing of what a module keeps or draws in Python between its calls.

    Returns it and its gradients; None where PyTorch cannot differentiate it, which the comparison in binary64 reports.
    """
    owners = [(m._buffers, n, x) for m in module.modules() for n, x in m._buffers.items()]
    wants = [(n, p, p.requires_grad) for n, p in module.named_parameters()]
    drawn = random.getstate(), np.random.get_state()[1:3]
    found = []
    gradients = None
    for _ in range(2):
        with torch.random.fork_rng(devices=[]), functions.recorded() as calls:
            seed(0)
            found.append(loss(module, *(f.clone() for f in fields)))
        if len(found) == 1:
            functions.refuse(found[0], calls)
            gradients = _gradients(found[0], trained) if trained else None  # before the parameters are written over
            numbers = _numbers(module)
        replaced = [n for buffers, n, x in owners if buffers.get(n) is not x]
        for buffers, n, x in owners:
            buffers[n] = x
        _restore(before)
        if replaced:
            raise InPlace(
                f"the module replaces its buffer {replaced[0]}", "a program keeps nothing of a micro-batch but batch norms'"
            )
    switched = [n for n, p, wanted in wants if p.requires_grad is not wanted]
    for _, p, wanted in wants:
        p.requires_grad_(wanted)
    if switched:
        raise NotReproducible(
            f"the module switches requires_grad of its parameter {switched[0]}", "freeze before the export, or detach()"
        )
    now = random.getstate(), np.random.get_state()[1:3]
    if now[0] != drawn[0] or now[1][1] != drawn[1][1] or not np.array_equal(now[1][0], drawn[1][0]):
        raise NotReproducible(
            "the module draws random numbers of Python or NumPy", "dropout is the only source of them in a program"
        )
    first, second = found
    if isinstance(first, tuple | list | dict):
        # torch.export would flatten it, and nothing says which of its parts is to be trained on.
        raise ManyResults(
            f"the loss of {type(module).__name__} is a {type(first).__name__} of {len(first)}, not one tensor",
            "give a loss(module, *fields) that returns the part that counts",
        )
    if isinstance(first, torch.Tensor) and not torch.allclose(first, second, rtol=1e-5, atol=1e-6, equal_nan=True):
        raise NotReproducible(
            "the module gives another loss when it is called again with the same batch",
            "keep nothing between calls, and read no clock",
        )
    moved = sorted({n for n, _ in numbers ^ _numbers(module)})
    if moved:
        # A change of the loss may be too small to be seen, or come after many calls.
        raise NotReproducible(
            f"the module changes its number {moved[0]} with each call",
            "keep nothing between calls; schedules are the optimiser's",
        )
    return None if gradients is None else [first.detach(), *gradients]


def _numbers(module: torch.nn.Module) -> set[tuple[str, str]]:
    """The plain numbers that a module and its parts hold, by name; of lists and dictionaries their lengths, too."""
    found = set()
    for path, m in module.named_modules():
        for name, x in vars(m).items():
            if isinstance(x, int | float):
                found.add((f"{path}.{name}".removeprefix("."), repr(x)))
            elif isinstance(x, list | dict | set | collections.deque) and name not in _OF_TORCH:
                inside = x.values() if isinstance(x, dict) else x
                numbers = [repr(v) for v in inside if isinstance(v, int | float)]
                found.add((f"{path}.{name}".removeprefix("."), f"{len(x)} {numbers}"))
    return found


def _gradients(loss: Any, trained: Sequence[torch.Tensor]) -> list[torch.Tensor | None] | None:
    if not isinstance(loss, torch.Tensor) or loss.numel() != 1:
        return None
    if not loss.requires_grad:
        return [None] * len(trained)
    try:
        return list(torch.autograd.grad(loss.sum(), trained, retain_graph=True, allow_unused=True))
    except RuntimeError:
        return None


def _refuse_hooks(module: torch.nn.Module) -> None:
    """Gradients that code of the user changes are not those of the forward pass."""
    for name, p in module.named_parameters():
        if p._backward_hooks or getattr(p, "_post_accumulate_grad_hooks", None):
            raise UnsupportedOperator(f"a gradient hook of the parameter {name}", "change the loss instead")
    for name, m in module.named_modules():
        if m._backward_hooks or m._backward_pre_hooks:
            raise UnsupportedOperator(f"a backward hook of the module {name or type(m).__name__}", "change the loss instead")


def _refuse_seed(_: Any) -> Any:
    raise NotReproducible("the module seeds PyTorch's random numbers", "the step's seed is the only one in a program")


def _refuse_hook(_: torch.Tensor, __: Any) -> Any:
    raise UnsupportedOperator("a gradient hook of a tensor", "change the loss instead")


def _refuse_inference(enter: Callable[[Any], None]) -> Callable[[Any], None]:
    """No trace shows inference_mode, and gradients would flow through what it computes."""

    def refuse(mode: Any) -> None:
        if mode.mode:
            raise UnsupportedOperator("torch.inference_mode inside the module", "torch.no_grad")
        enter(mode)

    return refuse


def _own_frame(exc: Exception) -> str:
    """The innermost line of a traceback that is the user's, or a library's."""
    frames = [(f.filename, f.lineno, f.name) for f in traceback.extract_tb(exc.__traceback__)]
    own = [f for f in frames if not f[0].startswith((_TORCH, _OWN))]
    return f"{own[-1][0]}:{own[-1][1]} in {own[-1][2]}" if own else ""


def _capture_error(exc: Exception) -> ExportError:
    text = str(exc).strip().split("\n\n")[0][:600]
    where = _own_frame(exc)
    name = type(exc).__name__
    if "DataDependent" in name or "data-dependent" in text.lower() or "local_scalar_dense" in text:
        return DataDependent(f"what is computed hangs on the data: {text}", "compute with where() instead", where)
    hint = "of `.data` a trace shows nothing: detach()" if "fake tensor in the exported program" in text else ""
    return CaptureFailed(f"PyTorch cannot run or trace the module: {name}: {text}", hint, where)


@dataclass
class _Scope:
    """A run of a graph: the value of each node, when it is computed, whose memory it is in, and of which node it is a view."""

    order: Mapping[torch.fx.Node, int]
    env: dict[torch.fx.Node, Any] = field(default_factory=dict)
    alias: dict[torch.fx.Node, torch.fx.Node] = field(default_factory=dict)
    origin: dict[torch.fx.Node, torch.fx.Node] = field(default_factory=dict)


class _Machine(abc.ABC):
    """Runs a captured graph over values of some kind."""

    def __init__(self, graph: Graph) -> None:
        self.owner = graph

    def run(self, module: torch.fx.GraphModule, arguments: Sequence[Any], grad: bool) -> Any:
        scope = _Scope({n: i for i, n in enumerate(module.graph.nodes)})
        env, alias = scope.env, scope.alias
        given = iter(arguments)
        for node in module.graph.nodes:
            if node.op == "placeholder":
                env[node] = next(given)
                alias[node] = node
            elif node.op == "get_attr":
                env[node] = self.attribute(getattr(module, node.target))
                alias[node] = node
            elif node.op == "output":
                return self.arguments(node.args[0], env)
            elif node.op == "call_function":
                try:
                    env[node] = self._call(node, scope, grad)
                except ExportError as exc:
                    if exc.where:
                        raise
                    raise type(exc)(_named(node, exc.message), exc.hint, _where(node)) from exc
            else:
                raise UnsupportedOperator(f"a graph node {node.op} {node.target}")
        raise UnsupportedOperator("a graph without output")

    def arguments(self, args: Any, env: Mapping[torch.fx.Node, Any]) -> Any:
        """Arguments with nodes replaced by their values."""
        return torch.fx.node.map_arg(args, lambda n: env[n])

    def _call(self, node: torch.fx.Node, scope: _Scope, grad: bool) -> Any:
        name = str(node.target)
        env, alias = scope.env, scope.alias
        if node.target is operator.getitem:
            source = node.args[0]
            # Of an operator with several results each is a tensor of its own, unless they are views.
            apart = isinstance(source.target, torch._ops.OpOverload) and source not in scope.origin
            alias[node] = node if apart else alias.get(source, node)
            if not apart:
                scope.origin[node] = source
            return self.arguments(source, env)[node.args[1]]
        if name == "wrap_with_set_grad_enabled":
            enabled, module, *rest = node.args
            alias[node] = node
            return self.run(env[module], self.arguments(rest, env), bool(enabled))
        if name == "wrap_with_autocast":
            _, _, enabled, _, module, *rest = node.args
            if enabled:
                places = (_place(n.meta.get("stack_trace")) for n in env[module].graph.nodes)
                where = next((place for place in places if place), "")
                raise UnsupportedDType("autocast to a shorter type", "as_float32=True: programs compute in binary32", where)
            alias[node] = node
            return self.run(env[module], self.arguments(rest, env), grad)
        if not isinstance(node.target, torch._ops.OpOverload):
            raise UnsupportedOperator(f"{getattr(node.target, '__name__', name)} has no rule")
        if name.startswith(_CHECKS):
            return None
        args, kwargs = self.arguments(node.args, env), self.arguments(node.kwargs, env)
        schema = node.target._schema
        written = [i for i, a in enumerate(schema.arguments) if a.alias_info is not None and a.alias_info.is_write]
        if written and name != "aten.detach_.default":
            return self._write(node, name, written, args, kwargs, scope, grad)
        sources = [a for a in node.all_input_nodes if a in alias]
        views = any(r.alias_info is not None for r in schema.returns) or (name in _MAYBE_VIEWS and len(sources) == 1)
        alias[node] = alias[sources[0]] if views and sources else node
        if views and sources:
            scope.origin[node] = sources[0]
        return self.call(node, name, args, kwargs, grad)

    def _write(
        self, node: torch.fx.Node, name: str, written: list[int], args: Any, kwargs: Any, scope: _Scope, grad: bool
    ) -> Any:
        """An operator that writes into its first operand."""
        env, order, alias = scope.env, scope.order, scope.alias
        target = node.args[0]
        plain = name.replace("_.", ".", 1)
        if written != [0] or plain == name or (plain not in RULES and plain not in noise.RULES):
            if torch.Tag.nondeterministic_seeded in node.target.tags:
                raise NotReproducible(f"{name} draws random numbers", noise.HINT)
            into = self._memory(node, written, alias)
            raise InPlace(f"{name} writes into {into}", "write into a copy, or use the form that returns a new one")
        root = alias[target]
        if root.op == "placeholder":
            kind, what = self.owner.inputs.get(root.name, ("", ""))
            # One module may be called several times, and counts each time.
            read = any(u.target is not node.target for other, r in alias.items() if r is root for u in other.users)
            if kind == "buffer" and not torch.is_floating_point(self.owner.module.get_buffer(what)) and not read:
                alias[node] = root
                return env[target]  # a count of batches, which nothing reads
            # What a block under no_grad is given has no name of its own.
            own = {"field": f"field {what} of the batch", "": "a tensor from outside of no_grad"}
            label = own.get(kind, f"the {kind} {what}")
            raise InPlace(f"{name} writes into {label}", "write into a copy")
        others = [o for o, r in alias.items() if r is root and o is not target]
        seen = any(order[u] > order[node] for o in others for u in o.users)
        alias[node], scope.origin[node] = root, target
        value = self.call(node, plain, args, kwargs, grad)
        if seen:
            self.spread(target, value, others, scope, grad)
        else:
            env[target] = value
        return env[target]

    def _memory(self, node: torch.fx.Node, written: Sequence[int], alias: Mapping[torch.fx.Node, torch.fx.Node]) -> str:
        """What an operator writes into, in words."""
        names = [node.target._schema.arguments[i].name for i in written]
        targets = [*node.args[:1], *(node.kwargs[n] for n in names if n in node.kwargs)]
        roots = [alias[t] for t in targets if isinstance(t, torch.fx.Node) and t in alias]
        known = [self.owner.inputs[r.name] for r in roots if r.op == "placeholder" and r.name in self.owner.inputs]
        label = next((f"the {kind} {what}" for kind, what in reversed(known) if kind in ("buffer", "parameter")), "")
        return f"{label}, which the module changes" if label else "a tensor"

    @abc.abstractmethod
    def spread(self, target: torch.fx.Node, value: Any, others: Sequence[torch.fx.Node], scope: _Scope, grad: bool) -> None:
        """Makes a write seen through what the target is a view of, and through its other views."""

    @abc.abstractmethod
    def attribute(self, value: Any) -> Any:
        """A tensor or module that the graph holds."""

    @abc.abstractmethod
    def call(self, node: torch.fx.Node, name: str, args: Any, kwargs: Any, grad: bool) -> Any:
        """The result of an operator."""


def _wide(x: Any) -> Any:
    """Arguments of an operator that runs in binary64."""
    if isinstance(x, torch.Tensor):
        return x.double() if x.is_floating_point() else x
    if isinstance(x, torch.dtype):
        return _WIDE.get(x, x)
    if isinstance(x, list | tuple):
        return type(x)(_wide(v) for v in x)
    return x


def _evaluate(target: Any, args: Any, kwargs: Mapping[str, Any]) -> Any:
    """An operator in binary64, on the CPU."""
    plain = {k: _wide(v) for k, v in kwargs.items() if k not in ("device", "pin_memory", "layout")}
    return target(*_wide(list(args)), **plain)


def _read(node: torch.fx.Node, i: int) -> bool:
    """Whether anything reads result i of a node; rules leave out others."""
    return any(u.target is not operator.getitem or (u.args[1] == i and u.users) for u in node.users)


def _tensors(x: Any) -> list[Any]:
    if isinstance(x, list | tuple):
        return [v for y in x for v in _tensors(y)]
    return [x] if isinstance(x, Var | torch.Tensor) else []


class _Lowering(_Machine):
    def __init__(self, graph: Graph, tape: Tape) -> None:
        super().__init__(graph)
        self.tape = tape
        self.statistics: list[tuple[str, str, Var, Var, float]] = []

    def attribute(self, value: Any) -> Any:
        return self.tape.constant(value) if isinstance(value, torch.Tensor) else value

    def call(self, node: torch.fx.Node, name: str, args: Any, kwargs: Any, grad: bool) -> Any:
        self.tape.b.source = f"{name} at {_where(node) or node.name}"
        self.tape.module = _module(node)
        try:
            out = self._call_rule(node, name, args, kwargs)
        except (ArithmeticError, LookupError, TypeError, ValueError) as exc:
            raise UnsupportedOperator(f"{name} in a form that its rule does not take: {exc}") from exc
        results = list(out) if isinstance(out, list | tuple) else [out]
        metas = node.meta.get("val")
        for i, (x, meta) in enumerate(zip(results, metas if isinstance(metas, list | tuple) else [metas], strict=True)):
            if x is not None or _read(node, i):
                results[i] = self._checked(name, x, meta)
        if not grad:
            results = [None if x is None else self.tape.detach(x) for x in results]
        return results if isinstance(out, list | tuple) else results[0]

    def spread(self, target: torch.fx.Node, value: Any, others: Sequence[torch.fx.Node], scope: _Scope, grad: bool) -> None:
        env, done = scope.env, {target}
        env[target] = value
        at = target
        while at is not scope.alias[target]:
            source = scope.origin[at]
            args, kwargs = self.arguments(at.args, env), self.arguments(at.kwargs, env)
            env[source] = writes.placed(self.tape, at, env[source], env[at], args[1:], kwargs)
            done.add(source)
            at = source
        for other in others:
            if other in done:
                continue
            source = scope.origin[other]
            if writes.same(other):
                env[other] = env[source]
            else:
                writes.check(other)
                args, kwargs = self.arguments(other.args, env), self.arguments(other.kwargs, env)
                env[other] = self.call(other, str(other.target), args, kwargs, grad)

    def _call_rule(self, node: torch.fx.Node, name: str, args: Any, kwargs: Any) -> Any:
        tensors = [x for x in _tensors([*args, *kwargs.values()]) if isinstance(x, Var)]
        base = name.split(".")[1]
        if name == "aten.batch_norm.default":
            return self._batch_norm(node, *args, **kwargs)
        if base in _UNWRITTEN:
            return self._blank(name, node.meta["val"])
        if name in _BY_SHAPE:
            shapes = [torch.zeros(x.shape, dtype=_like(x)) if isinstance(x, Var) else x for x in args]
            return self.tape.constant(_evaluate(node.target, shapes, kwargs))
        if name in noise.RULES:
            return noise.RULES[name](self.tape, node.meta["val"], *args, **kwargs)
        blank = next((x.blank for x in tensors if x.blank), "")
        if blank and not (name in writes.VIEWS or (name in writes.WHOLE and not any(x.blank for x in tensors[1:]))):
            raise UnsupportedOperator(f"{blank} reads memory that nobody wrote", "zeros, or write all of it")
        # Dropout of a constant is another mask each time, and no constant.
        if "dropout" not in base and all(x.const is not None and not x.needs for x in tensors):
            if torch.Tag.nondeterministic_seeded in node.target.tags:
                raise NotReproducible(f"{name} draws random numbers", noise.HINT)
            out = self._fold(node, args, kwargs)
            if blank and name in writes.VIEWS:
                for x in out if isinstance(out, list) else [out]:
                    x.blank = blank
            return out
        if name in RULES:
            return RULES[name](self.tape, *self._whole(base, args), **kwargs)
        if base in rules.NOT_REPRODUCIBLE:
            raise NotReproducible(
                f"{name} of values that are not constant: PyTorch's result differs between machines",
                "no primitive defines it; of constants alone it is folded",
            )
        raise UnsupportedOperator(f"{name} has no rule", "docs/programs.md lists the operators that have one")

    def _blank(self, name: str, meta: torch.Tensor) -> Var:
        """Memory that nobody wrote: what is read of it before that is NaN, or an index of no row."""
        kind = rules.program_dtype(meta.dtype)
        fill = {F32: float("nan"), I8: False}.get(kind, -(1 << 31))
        x = self.tape.constant(torch.full(tuple(meta.shape), fill))
        x.blank = name
        return x

    def _whole(self, base: str, args: Any) -> Any:
        """Whole numbers as binary32, for rules that compute."""
        if base not in _WHOLE:
            return args
        return [rules.real(self.tape, x) if isinstance(x, Var) and x.dtype is I32 else x for x in args]

    def _fold(self, node: torch.fx.Node, args: Any, kwargs: Any) -> Any:
        # What writes into an operand is given one of its own.
        writes_ = node.target._schema.is_mutable

        def plain(x: Any) -> Any:
            if isinstance(x, Var):
                return x.const.clone() if writes_ else x.const
            return type(x)(plain(v) for v in x) if isinstance(x, list | tuple) else x

        with torch.no_grad():
            out = _evaluate(node.target, [plain(a) for a in args], {k: plain(v) for k, v in kwargs.items()})
        if isinstance(out, list | tuple):
            return [self.tape.constant(x) for x in out]
        if not isinstance(out, torch.Tensor):
            raise DataDependent("a value of a tensor decides what is computed", "compute with where() instead")
        return self.tape.constant(out)

    def _checked(self, name: str, x: Any, meta: Any) -> Var:
        """A rule must give what torch gives: shape, and whether it counts, decides or measures."""
        if not isinstance(meta, torch.Tensor) or not isinstance(x, Var):
            raise DataDependent(f"{name} gives no tensor", "compute with where() instead")
        if meta.dtype is torch.float64 and x.const is None:
            raise UnsupportedDType(f"{name} gives float64", "programs compute in binary32")
        if not all(type(n) is int for n in meta.shape):
            raise DataDependent(f"{name} gives a tensor whose shape hangs on the data", "compute with where() instead")
        if x.shape != tuple(meta.shape):
            raise UnsupportedOperator(f"{name} in a form whose result has shape {list(meta.shape)}, not {list(x.shape)}")
        wanted = rules.program_dtype(meta.dtype)
        if x.dtype is wanted or x.const is not None:
            return x
        if x.dtype is F32 and wanted is I8:
            return rules.truth(self.tape, x)
        bound = self.tape.b.bound(x.value) if x.dtype is F32 else None
        lo, hi = rules.BYTES.get(meta.dtype, (-EXACT, EXACT))
        if bound is not None and lo <= bound[0] <= bound[1] <= hi:
            return self.tape.convert(x, I32)
        raise UnsupportedDType(
            f"{name} computes with integers that may pass {'2^24' if hi == EXACT else meta.dtype}",
            "programs compare, select and convert integers; x.float()",
        )

    def _batch_norm(
        self,
        node: torch.fx.Node,
        x: Var,
        w: Var | None,
        bias: Var | None,
        mean: Var | None,
        variance: Var | None,
        training: bool,
        momentum: float,
        eps: float,
        *_: Any,
    ) -> Var:
        if not training:
            return rules.batch_norm_fixed(self.tape, x, w, bias, mean, variance, eps)
        y, m, v = rules.batch_norm(self.tape, x, w, bias, eps)
        if mean is not None:
            names = [self.owner.inputs.get(a.name, ("", ""))[1] for a in node.args[3:5]]
            if not all(names):
                raise UnsupportedOperator("aten.batch_norm whose running statistics are no buffers", "None, or buffers")
            self.statistics.append((*names, m, v, momentum))
        return y


def _like(x: Var) -> torch.dtype:
    return torch.float64 if x.dtype is F32 else torch.bool if x.dtype is I8 else torch.int64


def _viewable(x: torch.Tensor, shape: Sequence[int] | torch.dtype) -> bool:
    try:
        x.view(shape)
    except RuntimeError:
        return False
    return True


class _Reference(_Machine):
    def __init__(self, graph: Graph, kept: Any) -> None:
        super().__init__(graph)
        self.kept = kept

    def attribute(self, value: Any) -> Any:
        return _wide(value)

    def call(self, node: torch.fx.Node, name: str, args: Any, kwargs: Any, grad: bool) -> Any:
        with torch.set_grad_enabled(grad):
            if name == "aten.dropout.default" and args[2] and args[1] > 0:
                return self._drop(args[0], args[1])
            if name in noise.RULES and noise.draws(name, args):
                return noise.reference(node, name, next(self.kept), args, kwargs)
            if name == "aten.scaled_dot_product_attention.default":
                return self._attention(*args, **kwargs)
            if name in _RECURRENT and args[4] > 1 and args[5] and args[6]:
                return rules_layers.recurrent_reference(node.target, self._drop, args)
            if name == "aten.batch_norm.default":
                args = [*args[:3], *(None if a is None else a.clone() for a in args[3:5]), *args[5:]]
            if name == "aten.view.default" and not _viewable(args[0], args[1]):
                # Attention leaves its result in another order of axes here than where the module was traced.
                return args[0].reshape(args[1])
            return _evaluate(node.target, args, kwargs)

    def spread(
        self,
        target: torch.fx.Node,
        value: Any,
        others: Sequence[torch.fx.Node],  # noqa: ARG002
        scope: _Scope,
        grad: bool,  # noqa: ARG002
    ) -> None:
        scope.env[target] = value  # torch has written into the memory of all

    def _drop(self, x: torch.Tensor, p: float) -> torch.Tensor:
        return torch.where(next(self.kept).reshape(x.shape), x / (1 - p), 0.0)

    def _attention(
        self,
        q: torch.Tensor,
        k: torch.Tensor,
        v: torch.Tensor,
        mask: torch.Tensor | None = None,
        p: float = 0.0,
        is_causal: bool = False,
        scale: float | None = None,
        enable_gqa: bool = False,
    ) -> torch.Tensor:
        if enable_gqa:
            k, v = (x.repeat_interleave(q.shape[-3] // x.shape[-3], -3) for x in (k, v))
        s = (q * (q.shape[-1] ** -0.5 if scale is None else scale)) @ k.mT
        if is_causal:
            mask = torch.ones(s.shape[-2:], dtype=torch.bool).tril()
        if mask is not None:
            s = s.masked_fill(~mask, float("-inf")) if mask.dtype == torch.bool else s + mask
        blank = (s == float("-inf")).all(-1, keepdim=True)
        s = s.masked_fill(blank, 0.0).softmax(-1).masked_fill(blank, 0.0)
        return (self._drop(s, p) if p else s) @ v
