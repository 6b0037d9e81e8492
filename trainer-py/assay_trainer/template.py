"""What `assay-trainer init` writes: manifest, first state, and a task template for `assay task post`."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from assay_trainer import durable, safetensors_io
from assay_trainer.adapters.digits import INNER_STEPS, DigitsMLP
from assay_trainer.commit import State

_SEED_DOMAIN = b"assay/v1/task-seed"

ROUNDS = 12
FRAGMENTS = 4
TRAINERS = 4


def task_seed(seed: int) -> bytes:
    """The spec's 32-byte seed from a number that is easy to type."""
    return hashlib.sha256(_SEED_DOMAIN + seed.to_bytes(8, "big")).digest()


def task_template(adapter: DigitsMLP, seed: int) -> dict[str, Any]:
    """Spec fields under the contract's names, in the contract's order. Amounts are whole tokens and outer rates decimals, as
    strings; windows are seconds unless the name says otherwise. What is left out (hashes, addresses) `task post` fills in.

    Rounds of a dev chain take five to six seconds and a state twelve to be final, so three or four are open at a time;
    cascadeDepth 8 leaves room for a slow one. trainerLock and quorumLock cover twice the pay that their holder can make void:
    2 * 1 * 4 * 10 and 2 * 8 * 4 * 10.
    """
    return {
        "version": 1,
        "paramCount": adapter.manifest.parameters,
        "fragmentCount": FRAGMENTS,
        "datasetRoot": "0x" + adapter.manifest.dataset_root.hex(),
        "datasetRecords": adapter.manifest.dataset_records,
        "seed": "0x" + task_seed(seed).hex(),
        "tier": "Open",
        "aggregation": "Mean",
        "aggregationParam": 0,
        "quantization": "None",
        "payloadKind": "Dense",
        "outerUpdate": "Nesterov",
        "outerLearningRate": "0.7",
        "outerMomentum": "0.9",
        "clipL2Norm": "0",
        "payloadBoundLog2": 10,
        "custodyAssumed": False,
        "trainerCount": TRAINERS,
        "quorum": 3,
        "innerSteps": INNER_STEPS,
        "checkpointInterval": 0,
        "maxRounds": ROUNDS,
        "committeeSeats": 1,
        "committeeThreshold": 1,
        "enrollWindow": 600,
        "commitWindow": 60,
        "uploadWindow": 30,
        "graceWindowMs": 5000,
        "fallbackWindow": 10,
        "stateWindow": 12,
        "claimWindow": 30,
        "revealWindow": 12,
        "disputeClock": 30,
        "disputeExtension": 5,
        "rollbackDepth": 1,
        "cascadeDepth": 8,
        "maxConsecutiveNec": 3,
        "maxMisses": 3,
        "rewardPerGradient": "10",
        "commissionBps": 500,
        "trainerLock": "100",
        "keeperLock": "1000",
        "quorumLock": "1000",
        "enrollmentFee": "1",
    }


def write_task(adapter: DigitsMLP, seed: int, out: Path) -> dict[str, str]:
    """Writes the three files; the same bytes for the same seed and version. Returns their addresses."""
    state = State.initial(adapter.initial_parameters(task_seed(seed)), FRAGMENTS)
    template = json.dumps(task_template(adapter, seed), indent=2) + "\n"
    durable.write(out / "manifest.json", adapter.manifest.raw)
    durable.write(out / "state.safetensors", safetensors_io.encode_state(state))
    durable.write(out / "task.json", template.encode("ascii"))
    return {
        "manifestHash": "0x" + adapter.manifest.hash.hex(),
        "initialStateRoot": "0x" + state.root().hex(),
        "datasetRoot": "0x" + adapter.manifest.dataset_root.hex(),
        "out": str(out),
    }
