"""What `assay-trainer init` writes: manifest, first state, a template for `assay task post`, and a Verified task's objects."""

from __future__ import annotations

import hashlib
import json
import math
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import __version__, durable, safetensors_io
from assay_trainer import manifest as mf
from assay_trainer.adapters.base import Adapter
from assay_trainer.adapters.digits import INNER_STEPS, DigitsMLP, build_manifest, verified_records
from assay_trainer.adapters.program import Program
from assay_trainer.commit import State, dataset_root
from assay_trainer.data import CARD
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import ConfigError
from assay_trainer.facts_gen import SPEC_FIELDS, Tier

if TYPE_CHECKING:
    import torch

    from assay_trainer.adapters import sponsored
    from assay_trainer.adapters.sponsored import Sponsored
    from assay_trainer.exporter import Exported, Programs

_SEED_DOMAIN = b"assay/v1/task-seed"

# What every template says that is not said of the task at hand.
DEFAULTS: dict[str, Any] = json.loads(resources.files("assay_trainer").joinpath("template.json").read_text(encoding="utf-8"))
ROUNDS: int = DEFAULTS["maxRounds"]
TRAINERS: int = DEFAULTS["trainerCount"]
BOUND_LOG2: int = DEFAULTS["payloadBoundLog2"]
FRAGMENTS = 4
# A dispute replays at most so many steps.
INTERVAL = 5
# The outer step that is the mean of the trainers. Momentum would carry running variances, which fall fast at first, below zero:
# then the model gives NaN wherever it is measured.
AVERAGING = {"outerLearningRate": "1", "outerMomentum": "0"}


# How much slower than this machine a trainer, and whoever replays a claim, may be.
SLOWER = 4
# Share of the claims that are replayed as a whole, which the stake of a Verified task is enough for (docs/audit.md).
REPLAYED = Fraction(1, 20)
MEASURED = "measured.json"
# Seconds of a step, whose first run needs no second one to be measured.
_LONG = 2.0


def step_seconds(step: Exported, example: Sequence[torch.Tensor]) -> float:
    """Seconds of one inner step here, by one thread: of the second one, unless the first is long enough to say it.

    Args:
        step: The step.
        example: A micro-batch, which all of the step's are.
    """
    micro = [step.batch(*example)] * (step.grid[0] * step.grid[1])
    with step.open() as program:
        started = time.perf_counter()
        state = program.run(step.state, micro)
        seconds = time.perf_counter() - started
        if seconds > _LONG:
            return seconds
        started = time.perf_counter()
        program.run(state, micro)
        return time.perf_counter() - started


def verified_terms(seconds: float, steps: int) -> dict[str, Any]:
    """Windows and lock of a Verified task whose step takes so many seconds here."""
    return windows(seconds, steps, INTERVAL) | {"trainerLock": lock(DEFAULTS, REPLAYED)}


def write_measured(out: Path, seconds: float) -> None:
    """Writes what `assay task plan` reads of a task's folder: seconds of an inner step on this machine."""
    document = {"stepSeconds": float(f"{seconds:.4g}"), "tool": f"assay-trainer {__version__}"}
    durable.write(out / MEASURED, (json.dumps(document, indent=2) + "\n").encode("ascii"))


def windows(seconds: float, steps: int, interval: int) -> dict[str, int]:
    """Windows for a step of so many seconds here: what a trainer that is SLOWER times slower needs, never below the defaults.

    All grow by powers of two, so that small differences between machines do not show: commit and upload window with a round's
    steps, those of disputes with the steps between two checkpoints, traced.

    Args:
        seconds: Of one step.
        steps: Of a round.
        interval: Steps between two checkpoints; 0 for none.
    """
    found = {}
    factor = _doubled(SLOWER * seconds * steps / DEFAULTS["commitWindow"])
    found |= {k: DEFAULTS[k] * factor for k in ("commitWindow", "uploadWindow", "fallbackWindow")}
    if interval:
        factor = _doubled(3 * SLOWER * seconds * min(interval, steps) / DEFAULTS["disputeClock"])
        names = ("stateWindow", "claimWindow", "revealWindow", "disputeClock", "disputeExtension")
        found |= {k: DEFAULTS[k] * factor for k in names}
    return found


def _doubled(times: float) -> int:
    """The least power of two that is no smaller, at least 1."""
    return 1 << max(0, math.ceil(math.log2(max(times, 1))))


def lock(spec: dict[str, Any], replayed: Fraction) -> str:
    """The lock, in whole tokens, above which a lie does not pay if this share of the claims is replayed: docs/audit.md.

    Half of the lock burns, and p·(R + B) ≥ C holds for B ≥ R·(1/q − 1), since C ≤ R. It is never below the spec's own.
    """
    pay = Fraction(spec["rewardPerGradient"])
    needed = 2 * pay * (1 / replayed - 1)
    return str(max(math.ceil(needed), math.ceil(Fraction(spec["trainerLock"]))))


def task_seed(seed: int) -> bytes:
    """The spec's 32-byte seed from a number that is easy to type."""
    return hashlib.sha256(_SEED_DOMAIN + seed.to_bytes(8, "big")).digest()


def task_template(
    manifest: mf.Manifest,
    seed: int,
    steps: int = INNER_STEPS,
    programs: Programs | None = None,
    fragments: int = FRAGMENTS,
) -> dict[str, Any]:
    """Spec fields under the contract's names, in the contract's order. Amounts are whole tokens, outer rates and weights
    decimals, as strings; windows are seconds unless the name says otherwise. What is left out (hashes, addresses, who keeps
    payloads) `task post` fills in. With programs the task is of the Verified tier.

    Windows close early when all have acted. Those in which somebody has to act outlast a restart of a minute; a run that is
    watched all the time may have shorter ones. Rounds of a dev chain take five to six seconds and a state 75 to be final:
    cascadeDepth 8 lets eight be open at a time. claimWindow is two state windows and ten seconds, for what the payloads take
    that may have to be published.

    trainerLock and quorumLock cover twice the pay that their holder can make void: 2 * 1 * 4 * 10 and 2 * 8 * 4 * 10.

    Where the state has running statistics of batch norms, the outer step is the mean of the trainers (AVERAGING).
    """
    own: dict[str, Any] = {
        "paramCount": manifest.parameters,
        "fragmentCount": fragments_of(manifest.parameters, fragments),
        "datasetRoot": "0x" + manifest.dataset_root.hex(),
        "datasetRecords": manifest.dataset_records,
        "seed": "0x" + task_seed(seed).hex(),
        "innerSteps": steps,
    }
    if programs is not None:
        own |= {"programRoot": "0x" + programs.root.hex(), "tier": "Verified", "checkpointInterval": min(INTERVAL, steps)}
    if any(mf.is_statistic(name) for name, _ in manifest.tensors):
        own |= AVERAGING
    stated = DEFAULTS | own
    return {name: stated[name] for name in SPEC_FIELDS if name in stated}


def fragments_of(parameters: int, most: int = FRAGMENTS) -> int:
    """Fragments of a task with so many parameters."""
    return min(most, parameters)


def write_task(adapter: Adapter, seed: int, out: Path, fragments: int = FRAGMENTS) -> dict[str, str]:
    """Writes an Open task's three files; the same bytes for the same seed and version. Returns their addresses."""
    manifest = adapter.manifest
    template = task_template(manifest, seed, getattr(adapter, "inner_steps", INNER_STEPS), fragments=fragments)
    return _write(manifest, adapter.initial_parameters(task_seed(seed)), template, out)


def write_open(
    manifest: mf.Manifest,
    initial: NDArray[np.float32],
    steps: int,
    seed: int,
    out: Path,
    fragments: int,
    change: Mapping[str, Any],
) -> dict[str, str]:
    """Writes an Open task of any manifest and first state; `change` has fields of the template that are not its defaults."""
    return _write(manifest, initial, task_template(manifest, seed, steps, fragments=fragments) | dict(change), out)


def write_verified_digits(seed: int, out: Path, fragments: int = FRAGMENTS) -> dict[str, str]:
    """Writes the digits task of the Verified tier: the same network and first state, its training step as a program."""
    adapter = DigitsMLP(build_manifest(verified=True))
    programs = adapter.export(INNER_STEPS).programs(fragments_of(adapter.manifest.parameters, fragments), BOUND_LOG2)
    initial = adapter.initial_parameters(task_seed(seed))
    return _write_verified(adapter.manifest, programs, initial, verified_records(), INNER_STEPS, seed, out, fragments, {})


def write_exported(
    step: Exported, name: str, data: bytes, seed: int, out: Path, fragments: int = FRAGMENTS, seconds: float | None = None
) -> dict[str, str]:
    """Writes the task of any exported step; the first state is the module's.

    Args:
        step: Its `steps` are the task's inner steps; its `rounds` are the task's, unless its schedule is one round's.
        name: What the data set is called.
        data: Records, one after the other, each one row of every batch field (docs/formats.md, section 10).
        seed: Of batches.
        out: Folder to write to.
        fragments: That the parameters are cut into at most.
        seconds: Of a step here, which windows and lock follow from; None: they are the template's.
    """
    size = step.record_bytes
    count, rest = divmod(len(data), size)
    if rest or not count:
        raise ConfigError(f"{len(data)} bytes are no whole number of records", f"the step reads records of {size} bytes")
    records = [data[i * size : (i + 1) * size] for i in range(count)]
    section = {
        "name": name,
        "record_bytes": size,
        "records": count,
        "root": "0x" + dataset_root(records).hex(),
        "split": "none",
    }
    return _write_step(step, section, records, seed, out, fragments, seconds)


def write_built(
    step: Exported, dataset: Dataset, seed: int, out: Path, fragments: int = FRAGMENTS, seconds: float | None = None
) -> dict[str, str]:
    """Writes the task of an exported step on a data set of `data build`; its card goes beside the manifest, which names it.

    Args:
        step: Its `steps` are the task's inner steps.
        dataset: Its fields are those of the step.
        seed: Of batches.
        out: Folder to write to.
        fragments: That the parameters are cut into at most.
        seconds: As in `write_exported`.

    Raises:
        DatasetMismatch: The step reads other records.
        DataError: A shard is missing or has another root.
    """
    dataset.require_step(step.record_fields)
    facts = _write_step(step, dataset.manifest_section(), list(dataset.train.checked()), seed, out, fragments, seconds)
    durable.write(out / CARD, dataset.raw)
    return facts | {"card": "0x" + dataset.hash.hex()}


def _write_step(
    step: Exported,
    dataset: Mapping[str, Any],
    records: Sequence[bytes],
    seed: int,
    out: Path,
    fragments: int,
    seconds: float | None,
) -> dict[str, str]:
    """Writes the task of a step, given the manifest's section on the data set and the records, in pieces of any size."""
    programs = step.programs(fragments_of(step.parameters, fragments), BOUND_LOG2)
    step.check_records(b"".join(records))
    document = {
        "adapter": Program.name,
        "batch_size": programs.rows,
        "dataset": dict(dataset),
        "inner_optimizer": {"name": "program"},
        "model": {"steps": step.steps} | ({"rounds": step.rounds} if step.rounds > 1 else {}) | _profile(step),
        "tensors": [{"name": n, "shape": list(shape)} for n, shape in programs.tensors],
        "version": mf.VERSION,
    }
    manifest = mf.parse(mf.encode(document))
    change = {"maxRounds": step.rounds} if step.rounds > 1 else {}
    if seconds is not None:
        change |= verified_terms(seconds, step.steps)
    facts = _write_verified(manifest, programs, programs.initial, records, step.steps, seed, out, fragments, change)
    if seconds is None:
        return facts
    write_measured(out, seconds)
    return facts | {"stepSeconds": f"{seconds:.4g}"}


def _profile(step: Exported) -> dict[str, Any]:
    """What a manifest says of a profile: its name, and the sponsor's patterns as pairs, since their order counts."""
    if not step.layers:
        return {}
    stated = [[pattern, option] for pattern, option in step.profile.layers.items()]
    return {"profile": step.profile.name} | ({"layers": stated} if stated else {})


README = "README.md"
FILES = "--spec task.json --manifest manifest.json --state state.safetensors"
VERIFIED_FILES = f"{FILES} --objects objects"


def next_of_sponsor(files: str) -> list[str]:
    """What README.md of a task's folder tells the sponsor to type; `files` are the flags that name them."""
    return [
        "Windows and amounts are in `task.json`, and may be changed there before the task is posted.",
        "",
        "## Sponsor",
        "",
        "    assay task plan --spec task.json --manifest manifest.json        # what it costs",
        f"    assay task check {files}",
        f"    assay task post {files} --keeper URL --wait",
        "",
    ]


# Seconds in which a sponsor of a Confidential task seals to its trainers' enclaves, and they enrol.
SEALING_WINDOW = 86_400


def confidential(out: Path) -> None:
    """Makes a Verified task that lies in a folder a Confidential one: keepers get everything but its records."""
    spec = json.loads((out / "task.json").read_text())
    spec["tier"] = Tier.CONFIDENTIAL.name.capitalize()
    spec["enrollWindow"] = SEALING_WINDOW
    document = json.loads((out / "manifest.json").read_text())
    (out / "objects" / document["dataset"]["root"]).unlink()
    durable.write(out / "task.json", (json.dumps(spec, indent=2) + "\n").encode("ascii"))


def write_readme(out: Path, model: str, data: Path, step: Exported, seconds: float | None) -> None:
    """Writes README.md beside the task of a module of one's own: what it is, and each role's next lines.

    Args:
        out: The task's folder.
        model: The function of `init --model`.
        data: The folder of `data build`, or a file of records.
        step: The exported step.
        seconds: Of a step here; None: it was not measured.
    """
    took = "" if seconds is None else f"; a step took {seconds:.2g} s where this was written"
    spec = json.loads((out / "task.json").read_text())
    own = f"--model {shlex.quote(model)}"
    measured = data.is_dir()
    if measured:
        own += f" --data {shlex.quote(str(data))}"
    lines = [
        f"# A task of {model}, Verified tier",
        "",
        "| | |",
        "|---|---|",
        f"| model | {step.parameters} trained parameters |",
        f"| a round | {spec['innerSteps']} steps of {step.multiply_adds / 1e6:.3g} million multiply-adds{took} |",
        f"| rounds | {spec['maxRounds']}, with {spec['quorum']} to {spec['trainerCount']} trainers |",
        f"| pay | {spec['rewardPerGradient']} tokens a gradient |",
        f"| stake | {spec['trainerLock']} tokens of each trainer |",
        f"| windows | commit {spec['commitWindow']} s, state {spec['stateWindow']} s, claim {spec['claimWindow']} s |",
        "",
        *next_of_sponsor(VERIFIED_FILES),
        "## Trainer",
        "",
        "Programs, constants and records come from keepers, so that a trainer needs neither this folder nor the module.",
        "",
        "    assay trainer enroll --task TASK",
        "    assay-trainer run --task TASK --tier verified --datadir DIR --claim",
        "    assay defender --datadir OTHER --states DIR      # beside it, among strangers: silence convicts",
        "",
        "## The model",
        "",
        "    assay task receipt --task TASK                   # when the last claim window is over",
        f"    assay-trainer model --task TASK {own} --out model/",
        "    assay-trainer verify-model --file model/ --task TASK",
        *([f"    assay-trainer evaluate {own} --file model/"] if measured else []),
        "",
    ]
    durable.write(out / README, "\n".join(lines).encode())


def write_sponsored(
    wanted: sponsored.Wanted, seed: int, out: Path, fragments: int, progress: Callable[[str], None]
) -> dict[str, str]:
    """Writes the Open task of a module of one's own: the usual three files, the data's card, the function's file, README.md.

    Raises:
        AssayError: The module, its optimiser or its data are none of the Open tier.
    """
    from assay_trainer.adapters import sponsored
    from assay_trainer.model.module import source_of

    adapter = sponsored.described(wanted)
    progress("trying two steps")
    sponsored.refuse_uncarried(adapter)
    first = adapter.initial_parameters(task_seed(seed))
    rows = np.arange(adapter.manifest.batch_size) % wanted.data.train.records
    session = adapter.session(first)
    session.step(rows)
    started = time.perf_counter()
    session.step(rows)
    seconds = time.perf_counter() - started
    change = windows(seconds, wanted.steps, 0)
    if wanted.training.rounds:
        change["maxRounds"] = wanted.training.rounds
    facts = write_open(adapter.manifest, first, wanted.steps, seed, out, fragments, change)
    durable.write(out / CARD, wanted.data.raw)
    source = source_of(wanted.target)
    if source.resolve() != (out / source.name).resolve():
        durable.write(out / source.name, source.read_bytes())
    write_measured(out, seconds)
    durable.write(out / README, "\n".join(_open_readme(adapter, wanted, source, out, seconds)).encode())
    return facts | {"card": "0x" + wanted.data.hash.hex(), "data": str(wanted.data.folder), "stepSeconds": f"{seconds:.4g}"}


def _open_readme(adapter: Sponsored, wanted: sponsored.Wanted, source: Path, out: Path, seconds: float) -> list[str]:
    spec = json.loads((out / "task.json").read_text())
    data, function = shlex.quote(str(wanted.data.folder)), wanted.target.rpartition(":")[2]
    own, took = shlex.quote(f"{source.name}:{function}"), f"; a step took {seconds:.2g} s where this was written"
    return [
        f"# A task of {wanted.target}, Open tier",
        "",
        "| | |",
        "|---|---|",
        f"| model | {adapter.manifest.parameters} trained parameters in {len(adapter.manifest.tensors)} tensors |",
        f"| code | `{source.name}`, SHA-256 `{adapter.manifest.model['source']}` |",
        f"| a round | {wanted.steps} steps of {adapter.manifest.batch_size} records{took} |",
        f"| optimiser | {adapter.plan.said()} |",
        f"| rounds | {spec['maxRounds']}, with {spec['quorum']} to {spec['trainerCount']} trainers |",
        f"| pay | {spec['rewardPerGradient']} tokens a gradient |",
        f"| stake | {spec['trainerLock']} tokens of each trainer |",
        "",
        *next_of_sponsor(FILES),
        "## Trainer",
        "",
        f"Keepers hold neither records nor code. Give each trainer the folder `{data}`, and `{source.name}` with what it",
        "imports that is not installed. The manifest has its SHA-256. Whoever names it says that it may be run: read it first.",
        "",
        f"    assay-trainer enroll --task TASK --data FOLDER --model {own}",
        f"    assay-trainer run --task TASK --data FOLDER --model {own} --claim",
        "",
        "## The model",
        "",
        "    assay task receipt --task TASK                   # when the last claim window is over",
        f"    assay-trainer model --task TASK --model {own} --data {data} --out model/",
        "    assay-trainer verify-model --file model/ --task TASK",
        f"    assay-trainer evaluate --model {own} --data {data} --file model/",
        "",
    ]


def write_verified(
    manifest: mf.Manifest,
    programs: Programs,
    records: Sequence[bytes],
    steps: int,
    seed: int,
    out: Path,
    fragments: int,
    change: Mapping[str, Any],
) -> dict[str, str]:
    """Writes a Verified task of any manifest and its programs, whose first state they have; `change` as in `write_open`."""
    return _write_verified(manifest, programs, programs.initial, records, steps, seed, out, fragments, change)


def _write_verified(
    manifest: mf.Manifest,
    programs: Programs,
    initial: NDArray[np.float32],
    records: Sequence[bytes],
    steps: int,
    seed: int,
    out: Path,
    fragments: int,
    change: Mapping[str, Any],
) -> dict[str, str]:
    objects = {**programs.objects(), manifest.dataset_root: b"".join(records)}
    stated = task_template(manifest, seed, steps, programs, fragments) | dict(change)
    facts = _write(manifest, initial, stated, out, objects)
    return facts | {"programRoot": "0x" + programs.root.hex()}


def _write(
    manifest: mf.Manifest,
    initial: NDArray[np.float32],
    template: dict[str, Any],
    out: Path,
    objects: Mapping[bytes, bytes] | None = None,
) -> dict[str, str]:
    state = State.initial(initial, template["fragmentCount"])
    durable.write(out / "manifest.json", manifest.raw)
    durable.write(out / "state.safetensors", safetensors_io.encode_state(state))
    durable.write(out / "task.json", (json.dumps(template, indent=2) + "\n").encode("ascii"))
    for root, raw in (objects or {}).items():
        durable.write(out / "objects" / f"0x{root.hex()}", raw)
    return {
        "manifestHash": "0x" + manifest.hash.hex(),
        "initialStateRoot": "0x" + state.root().hex(),
        "datasetRoot": "0x" + manifest.dataset_root.hex(),
        "out": str(out),
    }
