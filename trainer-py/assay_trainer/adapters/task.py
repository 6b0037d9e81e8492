"""The task folder that `init --adapter NAME --data …` writes for an adapter of data of one's own."""

from __future__ import annotations

import json
import shlex
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from assay_trainer import durable, template
from assay_trainer.adapters import records
from assay_trainer.adapters import settings as s
from assay_trainer.adapters.trained import Trained, adamw
from assay_trainer.data import CARD
from assay_trainer.data.build import build
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import ConfigError
from assay_trainer.inner.plan import Flags
from assay_trainer.model import weights

DATA = "data"
_OF_ADAMW = {"lr", "weight_decay"}


@dataclass(frozen=True)
class Wanted:
    """What the flags of `init` say.

    Attributes:
        data: A folder of `data build`, or what an adapter builds one of.
        settings: KEY=VALUE each.
        verified: Whether the task is of the Verified tier.
        seed: Of batches and first parameters.
        out: Folder to write to.
        fragments: That the parameters are cut into at most.
        profile: Of a Verified task's programs.
        layers: Options of the profile, by pattern.
        start: File or folder of the tensors that it begins with.
        training: Optimisers, clips and schedule, in place of the adapter's AdamW.
    """

    data: Path
    settings: Sequence[str]
    verified: bool
    seed: int
    out: Path
    fragments: int
    profile: str = s.FLOAT32
    layers: Mapping[str, str] = field(default_factory=dict)
    start: Path | None = None
    training: Flags = Flags()  # noqa: RUF009 (immutable)


def write(kind: type[Trained], wanted: Wanted, progress: Callable[[str], None] = lambda _: None) -> dict[str, str]:
    """Writes manifest, first state, template, README.md, a Verified task's objects, and data/ if it had to be built.

    Raises:
        ConfigError: Settings or data are none that the adapter knows.
        DataError: The data breaks a rule of docs/data.md.
        ExportError: The module has what no program has.
    """
    values = s.read(kind.SETTINGS, wanted.settings, kind.name)
    plan = wanted.training.plan(adamw(values).groups, values["steps"])
    if wanted.training.optimizer is not None and (twice := {t.partition("=")[0] for t in wanted.settings} & _OF_ADAMW):
        raise ConfigError(
            f"--set {min(twice)} with --optimizer", "settings are of AdamW: --lr and --weight-decay, or lr=… behind its name"
        )
    start = weights.open_weights(wanted.start) if wanted.start else None
    if start and "config" in values and not values["config"] and (wanted.start / "config.json").is_file():
        values["config"] = str(wanted.start)
    if start and "tokenizer" in values and not values["tokenizer"] and not (wanted.data / CARD).is_file():
        _refuse_bytes(wanted.start)
    dataset, built = _dataset(kind, wanted, values, progress)
    records.look_in((wanted.out,))
    adapter = kind.made(dataset, values, wanted.out, wanted.profile, wanted.layers, plan)
    adapter.start = start
    seed, steps = template.task_seed(wanted.seed), values["steps"]
    if wanted.verified:
        step = adapter.export(steps, seed, progress)
        programs = step.programs(template.fragments_of(step.parameters, wanted.fragments), template.BOUND_LOG2)
        if list(adapter.manifest.tensors) != programs.tensors:
            adapter = adapter.reordered(programs.tensors)
        progress("measuring a step")
        seconds = template.step_seconds(step, _example(adapter))
        change = template.verified_terms(seconds, steps) | _rounds(wanted)
        raw = list(dataset.train.checked())
        facts = template.write_verified(
            adapter.manifest, programs, raw, steps, wanted.seed, wanted.out, wanted.fragments, change
        )
    else:
        first = adapter.initial_parameters(seed)
        progress("measuring a step")
        rows = np.arange(adapter.manifest.batch_size)[None] % dataset.train.records
        session = adapter.session(first)
        session.step(rows[0])
        started = time.perf_counter()
        session.step(rows[0])
        seconds = time.perf_counter() - started
        change = template.windows(seconds, steps, 0) | _rounds(wanted)
        facts = template.write_open(adapter.manifest, first, steps, wanted.seed, wanted.out, wanted.fragments, change)
    durable.write(wanted.out / CARD, dataset.raw)
    if values.get("tokenizer"):
        durable.write(wanted.out / records.TOKENIZER, Path(values["tokenizer"]).read_bytes())
    template.write_measured(wanted.out, seconds)
    durable.write(wanted.out / template.README, readme(adapter, wanted, values, seconds, built).encode())
    return facts | {"card": "0x" + dataset.hash.hex(), "data": str(dataset.folder), "stepSeconds": f"{seconds:.4g}"}


def _rounds(wanted: Wanted) -> dict[str, int]:
    """What task.json says of rounds that a schedule runs over."""
    return {"maxRounds": wanted.training.rounds} if wanted.training.rounds else {}


def _refuse_bytes(start: Path) -> None:
    """Refuses to train on bytes what a folder's tokenizer made numbers for; one whose tokens are bytes is none.

    Raises:
        ConfigError: The folder has such a tokenizer.
    """
    from assay_trainer.adapters.language import bytes_tokenizer

    path = start / records.TOKENIZER
    if not path.is_file():
        return
    try:
        theirs, ours = (json.loads(raw)["model"] for raw in (path.read_bytes(), bytes_tokenizer()))
        same = all(theirs.get(k) == ours[k] for k in ("type", "vocab", "merges"))
    except (ValueError, KeyError, TypeError, AttributeError):
        same = False
    if not same:
        raise ConfigError(
            f"--from: the folder has a {records.TOKENIZER}, and without --set tokenizer a token is a byte: other numbers than "
            "the model was trained on",
            f"--set tokenizer={shlex.quote(str(path))}",
        )


def _example(adapter: Trained) -> tuple[Any, ...]:
    return tuple(x[: adapter.manifest.batch_size] for x in adapter.fields("train"))


def _dataset(
    kind: type[Trained], wanted: Wanted, values: dict[str, Any], progress: Callable[[str], None]
) -> tuple[Dataset, bool]:
    """The built folder that --data names, or one that is built of what it names."""
    if (wanted.data / CARD).is_file():
        return Dataset.open(wanted.data), False
    out = wanted.out / DATA
    if out.exists() and any(out.iterdir()):
        raise ConfigError(f"--out: {out} is there already", f"--data {out}, or another --out")
    progress(f"reading {wanted.data.name}")
    with tempfile.TemporaryDirectory() as folder:
        plan = kind.plan(wanted.data, values, Path(folder))
        plan = replace(plan, name=wanted.data.resolve().name, license=values["license"], held_out=values["held_out"])
        return build(plan, out), True


def readme(adapter: Trained, wanted: Wanted, values: dict[str, Any], seconds: float, built: bool) -> str:
    """README.md of a task's folder: what it is, and each role's next lines."""
    m, data = adapter.manifest, adapter.data
    spec = json.loads((wanted.out / "task.json").read_text())
    where = DATA if built else shlex.quote(str(wanted.data))
    held = f"{data.held_out.records} are held out" if data.held_out else "none are held out"
    lines = [
        f"# A task of the adapter {m.adapter}, {'Verified' if wanted.verified else 'Open'} tier",
        "",
        "| | |",
        "|---|---|",
        f"| data | {data.train.records} records for training, {held}; root `0x{m.dataset_root.hex()}` |",
        f"| model | {m.parameters} trained parameters in {len(m.tensors)} tensors |",
        f"| optimiser | {adapter.plan.said()} |",
        *_products(wanted),
        f"| a round | {values['steps']} steps of {m.batch_size} records; a step took {seconds:.2g} s where this was written |",
        f"| rounds | {spec['maxRounds']}, with {spec['quorum']} to {spec['trainerCount']} trainers |",
        f"| pay | {spec['rewardPerGradient']} tokens a gradient |",
        f"| stake | {spec['trainerLock']} tokens of each trainer |",
        f"| windows | commit {spec['commitWindow']} s, state {spec['stateWindow']} s, claim {spec['claimWindow']} s |",
        "",
        "## Settings",
        "",
        "| `--set` | here | is |",
        "|---|---|---|",
        *(f"| `{k}` | `{_shown(values[k])}` | {v.help} |" for k, v in adapter.SETTINGS.items()),
        "",
        *template.next_of_sponsor(template.VERIFIED_FILES if wanted.verified else template.FILES),
        "## Trainer",
        "",
    ]
    if wanted.verified:
        lines += [
            "Programs, constants and records come from keepers, so that a trainer needs neither this folder nor the model.",
            "",
            "    assay trainer enroll --task TASK",
            "    assay-trainer run --task TASK",
            "",
            f"Who has the folder `{where}` too is told the accuracy of each round's state: `run --data FOLDER`.",
        ]
    else:
        own = "".join(f", and `{name}`" for name in adapter.files)
        lines += [
            f"Keepers hold no records of an Open task. Give each trainer the folder `{where}`{own}.",
            "",
            "    assay-trainer enroll --task TASK --data FOLDER",
            "    assay-trainer run --task TASK --data FOLDER",
        ]
    lines += [
        "",
        "## The model",
        "",
        "    assay task receipt --task TASK",
        "    assay-trainer model --task TASK --data . --out model/     # in this folder: as others load it, with a card",
        "    assay-trainer verify-model --file model/ --task TASK",
        f"    assay-trainer evaluate --root ROOT --task TASK --data {where}",
        "",
        "Before the first round:",
        "",
        f"    assay-trainer evaluate --state state.safetensors --manifest manifest.json --data {where}",
        "",
    ]
    return "\n".join(lines)


def _products(wanted: Wanted) -> list[str]:
    """What README.md says of a profile."""
    if wanted.profile == s.FLOAT32:
        return []
    patterns = "".join(f", `{pattern}` {option}" for pattern, option in wanted.layers.items())
    return [f"| products | by the profile {wanted.profile}{patterns} (docs/programs.md) |"]


def _shown(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
