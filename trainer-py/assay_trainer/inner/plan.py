"""What a manifest says of the inner optimiser (docs/formats.md section 5), by which both tiers train."""

from __future__ import annotations

import dataclasses
import glob
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from assay_trainer import manifest as mf
from assay_trainer.errors import AssayError, ConfigError, ManifestError
from assay_trainer.exporter.errors import UnsupportedOptimizer
from assay_trainer.exporter.groups import Chosen, Groups, rate, resolve
from assay_trainer.exporter.optimizers import OPTIMIZERS, AdamW, Optimizer
from assay_trainer.exporter.schedules import SCHEDULES, Constant, Schedule
from assay_trainer.torch_setup import torch

FROZEN = "frozen"
MAX_PATTERNS = 4096
# Of a schedule: steps of all its rounds, as programs have them.
MAX_STEPS = 1 << 24
_COEFFICIENTS = 3


@dataclass(frozen=True)
class Plan:
    """How parameters are trained.

    Attributes:
        groups: The optimiser of each parameter, by name; None freezes.
        schedule: Of the learning rates, over `rounds` · `steps`.
        rounds: That the schedule runs over; 1: it begins anew in each.
        steps: Of a round; None where nothing follows from it, since the rate is the same at each.
        max_norm: What the gradients' common norm is clipped to.
        max_value: What each element of the gradients is clipped to, before their norm.
    """

    groups: Groups
    schedule: Schedule = Constant()  # noqa: RUF009 (immutable)
    rounds: int = 1
    steps: int | None = None
    max_norm: float | None = None
    max_value: float | None = None

    def __post_init__(self) -> None:
        for name in ("max_norm", "max_value"):
            bound = getattr(self, name)
            if bound is not None and not 0 < bound < math.inf:
                raise ConfigError(f"a {name} of {bound}", "a positive number, or none")
        if self.steps is None:
            if self.schedule != Constant():
                raise ConfigError(f"the schedule {self.schedule.NAME} without the steps of a round", "steps")
            return
        if min(self.steps, self.rounds) < 1 or self.steps * self.rounds > MAX_STEPS:
            raise ConfigError(f"{self.steps} steps in each of {self.rounds} rounds", f"1 to {MAX_STEPS} together")
        self.schedule.check(self.steps * self.rounds)

    @property
    def plain(self) -> AdamW | None:
        """The optimiser, if it is AdamW for all at a constant rate, without clips: the form that manifests had first."""
        rest = self.groups.rest
        bare = type(rest) is AdamW and not self.groups.by_pattern and self.schedule == Constant()
        return rest if bare and self.max_norm is None and self.max_value is None else None

    def said(self) -> str:
        """In a line."""
        names = list(dict.fromkeys(o.NAME for o in (self.groups.rest, *self.groups.by_pattern.values()) if o is not None))
        said = [" and ".join(names), f"schedule {self.schedule.NAME}" if self.steps else ""]
        bounds = ("norm at most", self.max_norm), ("elements at most", self.max_value)
        return ", ".join(filter(None, [*said, *(f"{what} {bound:g}" for what, bound in bounds if bound)]))

    def resolve(self, module: torch.nn.Module) -> dict[str, Optimizer]:
        """The optimiser of each parameter that is trained, by name. Raises UnsupportedOptimizer."""
        found = resolve(module, self.groups)
        return {n: found[id(p)] for n, p in module.named_parameters() if id(p) in found}

    def rate(self, optimizer: Optimizer, round_: int, step: int) -> float:
        """The learning rate at a step of a round; behind the schedule's last step it stays as it is."""
        total = (self.steps or 1) * self.rounds
        first = min(round_, self.rounds - 1) * (self.steps or 1)
        return rate(optimizer, self.schedule, min(first + step, total - 1), total)

    def arguments(self) -> dict[str, Any]:
        """What an export takes of it."""
        return {
            "optimizer": self.groups,
            "schedule": self.schedule,
            "rounds": self.rounds,
            "max_norm": self.max_norm,
            "max_value": self.max_value,
        }

    # ---- as a manifest has it ---------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """The section `inner_optimizer`; numbers that are not integers are rounded to binary32."""
        section = _stated(self.groups.rest)
        if self.groups.by_pattern:
            section["groups"] = [
                {"tensors": pattern} | ({"name": FROZEN} if made is None else _stated(made))
                for pattern, made in self.groups.by_pattern.items()
            ]
        if self.schedule != Constant():
            section["schedule"] = {"rounds": self.rounds, "steps": self.steps} | _stated(self.schedule)
        for name in ("max_norm", "max_value"):
            if getattr(self, name) is not None:
                section[name] = mf.f32_string(getattr(self, name))
        return section


@dataclass(frozen=True)
class Flags:
    """What `init` is told of how a task is trained; None is what it was not told.

    Attributes:
        optimizer: In place of the adapter's or the module's own.
        schedule: Of the learning rates.
        rounds: That the schedule runs over, and the task has.
        max_norm: As Plan's.
        max_value: As Plan's.
    """

    optimizer: Groups | None = None
    schedule: Schedule | None = None
    rounds: int | None = None
    max_norm: float | None = None
    max_value: float | None = None

    def plan(self, own: Groups, steps: int) -> Plan:
        """The plan of a task with so many steps a round, whose optimisers are `own` if no flag says others.

        Raises:
            ConfigError: The flags do not fit together.
            ExportError: The schedule does not fit into so many steps.
        """
        scheduled = {} if self.schedule in (None, Constant()) else {"schedule": self.schedule, "rounds": self.rounds or 1}
        if scheduled:
            scheduled["steps"] = steps
        return Plan(self.optimizer or own, max_norm=self.max_norm, max_value=self.max_value, **scheduled)


def read(section: Any) -> Plan:
    """The section of a manifest, which may be anybody's.

    Raises:
        ManifestError: It says what no optimiser here does.
    """
    try:
        return _read(section)
    except ManifestError:
        raise
    except AssayError as exc:
        raise ManifestError(f"inner_optimizer: {exc.message}", exc.hint) from exc


def check_steps(plan: Plan, steps: int) -> None:
    """Raises ManifestError if a round has other steps than the schedule: its trainers would have other rates than it says."""
    if plan.steps not in (None, steps):
        raise ManifestError(f"the schedule is of rounds of {plan.steps} steps, the task's have {steps}", "leave the task alone")


def _read(section: Any) -> Plan:
    extra = ("groups", "max_norm", "max_value", "schedule")
    by_pattern: dict[str, Optimizer | None] = {}
    rest = _made(section, OPTIMIZERS, extra)
    groups = section.get("groups", [])
    if not isinstance(groups, list) or len(groups) > MAX_PATTERNS:
        raise ManifestError(f"inner_optimizer.groups is no list of at most {MAX_PATTERNS}")
    for group in groups:
        pattern = group.get("tensors") if isinstance(group, dict) else None
        if not isinstance(pattern, str) or pattern in by_pattern:
            raise ManifestError(f"a group of inner_optimizer has the pattern {str(pattern)[:80]!r}: none, or one twice")
        frozen = group == {"tensors": pattern, "name": FROZEN}
        by_pattern[pattern] = None if frozen else _made(group, OPTIMIZERS, ("tensors",))
    more: dict[str, Any] = {k: mf.f32_value(section[k]) for k in ("max_norm", "max_value") if k in section}
    if "schedule" in section:
        more["schedule"] = _made(section["schedule"], SCHEDULES, ("rounds", "steps"))
        more |= {k: _number(section["schedule"].get(k), k) for k in ("rounds", "steps")}
    return Plan(Groups(rest, by_pattern), **more)


def _stated(made: Optimizer | Schedule) -> dict[str, Any]:
    found: dict[str, Any] = {"name": made.NAME}
    for f in dataclasses.fields(made):
        value = getattr(made, f.name)
        if isinstance(value, float):
            found[f.name] = mf.f32_string(value)
        elif isinstance(value, tuple):
            found[f.name] = [mf.f32_string(x) for x in value]
        elif value is not None:
            found[f.name] = value
    return found


def _made(section: Any, kinds: Mapping[str, Any], extra: Sequence[str]) -> Any:
    """The optimiser or schedule that a section describes: all that it has, and nothing else."""
    name = section.get("name") if isinstance(section, dict) else None
    if not isinstance(name, str) or name not in kinds:
        raise ManifestError(f"inner_optimizer has {str(name)[:40]!r} where {', '.join(kinds)} may be")
    known = {f.name: f for f in dataclasses.fields(kinds[name])}
    if odd := set(section) - set(known) - {"name", *extra}:
        raise ManifestError(f"inner_optimizer: {name} has no {min(odd)[:40]!r}", f"it has {', '.join(known)}")
    values = {}
    for key, f in known.items():
        if key in section:
            values[key] = _value(section[key], str(f.type), key)
        elif f.type != "int | None":
            raise ManifestError(f"inner_optimizer: {name} without {key}")
    return kinds[name](**values)


def _value(value: Any, kind: str, key: str) -> Any:
    match kind:
        case "float":
            return mf.f32_value(value)
        case "bool" if isinstance(value, bool):
            return value
        case "str" if isinstance(value, str):
            return value
        case "int" | "int | None":
            return _number(value, key, 0)
        case "tuple[float, float, float]" if isinstance(value, list) and len(value) == _COEFFICIENTS:
            return tuple(mf.f32_value(x) for x in value)
    raise ManifestError(f"inner_optimizer: {key} is {str(value)[:40]!r}, no {kind}")


def _number(value: Any, key: str, least: int = 1) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MAX_STEPS:
        raise ManifestError(f"inner_optimizer: {key} is {str(value)[:40]}, not {least} to {MAX_STEPS}")
    return value


def named(module: torch.nn.Module, chosen: Chosen) -> Groups:
    """What an export takes as optimiser, as patterns of names; what no optimiser holds is frozen.

    Raises:
        UnsupportedOptimizer: As `exporter.groups.resolve` does.
    """
    if isinstance(chosen, Optimizer):
        return Groups(chosen)
    if isinstance(chosen, Groups):
        return chosen
    found = resolve(module, chosen)
    parts: dict[Optimizer | None, list[str]] = {}
    for name, p in module.named_parameters():
        if p.requires_grad:
            parts.setdefault(found.get(id(p)), []).append(name)
    made = [o for o in parts if o is not None]
    if not made:
        raise UnsupportedOptimizer("an optimiser that holds no parameter that wants a gradient", "module.parameters()")
    rest = max(made, key=lambda o: len(parts[o]))
    return Groups(rest, {glob.escape(name): o for o, names in parts.items() if o is not rest for name in names})
