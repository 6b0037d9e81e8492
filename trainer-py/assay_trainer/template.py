"""What `assay-trainer init` writes: manifest, first state, a template for `assay task post`, and a Verified task's objects."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import durable, safetensors_io
from assay_trainer import manifest as mf
from assay_trainer.adapters.digits import INNER_STEPS, DigitsMLP, build_manifest, verified_records
from assay_trainer.adapters.program import Program
from assay_trainer.commit import LEAF_BYTES, LEAF_ELEMENTS, State, dataset_root, fragment_sizes
from assay_trainer.errors import ConfigError

if TYPE_CHECKING:
    from assay_trainer.exporter import Exported, Programs

_SEED_DOMAIN = b"assay/v1/task-seed"

ROUNDS = 12
FRAGMENTS = 4
TRAINERS = 4
BOUND_LOG2 = 10
# A dispute replays at most so many steps.
INTERVAL = 5
# Seconds that anybody may be away, say to be restarted, and lose nothing: each window in which somebody has to act is longer.
AWAY = 60
STATE_WINDOW = REVEAL_WINDOW = DISPUTE_CLOCK = AWAY + 15
# Twice the state window, and what the payloads take that may have to be published.
CLAIM_WINDOW = 2 * STATE_WINDOW + 10
# Bytes of payloads that a development chain can be made to take while the template's windows last.
REVEALED_BYTES = (CLAIM_WINDOW - 2 * STATE_WINDOW) * (128 << 10)


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
    decimals, as strings; windows are seconds unless the name says otherwise. What is left out (hashes, addresses) `task post`
    fills in. With programs the task is of the Verified tier.

    Windows close early when all have acted. Those in which somebody has to act outlast a restart of a minute (AWAY); a run
    that is watched all the time may have shorter ones. Rounds of a dev chain take five to six seconds and a state 75 to be
    final: cascadeDepth 8 lets eight be open at a time.

    trainerLock and quorumLock cover twice the pay that their holder can make void:
    2 * 1 * 4 * 10 and 2 * 8 * 4 * 10. Payloads of the seven rounds that can wait at once are custody assumed once they are more
    than can be forced through the chain.
    """
    sizes = fragment_sizes(manifest.parameters, fragments_of(manifest.parameters, fragments))
    waiting = 7 * TRAINERS * LEAF_BYTES * sum(-(-n // LEAF_ELEMENTS) for n in sizes)
    verified: dict[str, Any] = {} if programs is None else {"programRoot": "0x" + programs.root.hex()}
    return {
        "version": 1,
        "paramCount": manifest.parameters,
        "fragmentCount": fragments_of(manifest.parameters, fragments),
        **verified,
        "datasetRoot": "0x" + manifest.dataset_root.hex(),
        "datasetRecords": manifest.dataset_records,
        "seed": "0x" + task_seed(seed).hex(),
        "tier": "Open" if programs is None else "Verified",
        "aggregation": "Mean",
        "aggregationParam": 0,
        "weights": [],
        "quantization": "None",
        "payloadKind": "Dense",
        "outerUpdate": "Nesterov",
        "outerLearningRate": "0.7",
        "outerMomentum": "0.9",
        "clipL2Norm": "0",
        "payloadBoundLog2": BOUND_LOG2,
        "custodyAssumed": waiting > REVEALED_BYTES,
        "trainerCount": TRAINERS,
        "quorum": 3,
        "innerSteps": steps,
        "checkpointInterval": 0 if programs is None else min(INTERVAL, steps),
        "maxRounds": ROUNDS,
        "committeeSeats": 1,
        "committeeThreshold": 1,
        "enrollWindow": 600,
        "commitWindow": 2 * AWAY,
        "uploadWindow": 2 * AWAY,
        "graceWindowMs": 5000,
        "fallbackWindow": 2 * AWAY,
        "stateWindow": STATE_WINDOW,
        "claimWindow": CLAIM_WINDOW,
        "revealWindow": REVEAL_WINDOW,
        "disputeClock": DISPUTE_CLOCK,
        "disputeExtension": 5,
        "rollbackDepth": 1,
        "cascadeDepth": 8,
        "maxConsecutiveNec": 7,
        "maxMisses": 3,
        "rewardPerGradient": "10",
        "commissionBps": 500,
        "trainerLock": "100",
        "keeperLock": "1000",
        "quorumLock": "1000",
        "enrollmentFee": "1",
    }


def fragments_of(parameters: int, most: int = FRAGMENTS) -> int:
    """Fragments of a task with so many parameters."""
    return min(most, parameters)


def write_task(adapter: DigitsMLP, seed: int, out: Path, fragments: int = FRAGMENTS) -> dict[str, str]:
    """Writes an Open task's three files; the same bytes for the same seed and version. Returns their addresses."""
    manifest = adapter.manifest
    template = task_template(manifest, seed, fragments=fragments)
    return _write(manifest, adapter.initial_parameters(task_seed(seed)), template, out)


def write_verified_digits(seed: int, out: Path, fragments: int = FRAGMENTS) -> dict[str, str]:
    """Writes the digits task of the Verified tier: the same network and first state, its training step as a program."""
    adapter = DigitsMLP(build_manifest(verified=True))
    programs = adapter.export(INNER_STEPS).programs(fragments_of(adapter.manifest.parameters, fragments), BOUND_LOG2)
    initial = adapter.initial_parameters(task_seed(seed))
    return _write_verified(adapter.manifest, programs, initial, verified_records(), INNER_STEPS, seed, out, fragments)


def write_exported(step: Exported, name: str, data: bytes, seed: int, out: Path, fragments: int = FRAGMENTS) -> dict[str, str]:
    """Writes the task of any exported step; the first state is the module's.

    Args:
        step: Its `steps` are the task's inner steps.
        name: What the data set is called.
        data: Records, one after the other, each one row of every batch field (docs/formats.md, section 10).
        seed: Of batches.
        out: Folder to write to.
        fragments: That the parameters are cut into at most.
    """
    size = step.record_bytes
    count, rest = divmod(len(data), size)
    if rest or not count:
        raise ConfigError(f"{len(data)} bytes are no whole number of records", f"the step reads records of {size} bytes")
    records = [data[i * size : (i + 1) * size] for i in range(count)]
    programs = step.programs(fragments_of(step.parameters, fragments), BOUND_LOG2)
    document = {
        "adapter": Program.name,
        "batch_size": programs.rows,
        "dataset": {
            "name": name,
            "record_bytes": size,
            "records": count,
            "root": "0x" + dataset_root(records).hex(),
            "split": "none",
        },
        "inner_optimizer": {"name": "program"},
        "model": {"steps": step.steps},
        "tensors": [{"name": n, "shape": list(shape)} for n, shape in programs.tensors],
        "version": mf.VERSION,
    }
    manifest = mf.parse(mf.encode(document))
    return _write_verified(manifest, programs, programs.initial, records, step.steps, seed, out, fragments)


def _write_verified(
    manifest: mf.Manifest,
    programs: Programs,
    initial: NDArray[np.float32],
    records: Sequence[bytes],
    steps: int,
    seed: int,
    out: Path,
    fragments: int,
) -> dict[str, str]:
    objects = {**programs.objects(), manifest.dataset_root: b"".join(records)}
    facts = _write(manifest, initial, task_template(manifest, seed, steps, programs, fragments), out, objects)
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
