"""What a trainer needs of a machine for a task, said before it enrols. `assay doctor --task` says it for every role."""

from __future__ import annotations

import resource
import sys
from collections.abc import Mapping
from typing import Any

from assay_trainer import safetensors_io
from assay_trainer.payload import Form

_MIB = 1 << 20


def of(spec: Mapping[str, Any], step_seconds: float, parts: int) -> dict[str, Any]:
    """The figures, under the names that cmd/assay/needs.go has for them.

    Args:
        spec: Of the task.
        step_seconds: What one inner step took here.
        parts: Bytes of programs, constants and records that a trainer keeps; 0 for an Open task, whose data
            and base model are not counted.

    Returns:
        memoryBytes: What this process held at most, the step included.
        roundSeconds: Of a round's steps.
        diskBytes: Of the parts, two states and a payload.
        roundBytes: Over the network, a round: a payload and a state.
    """
    state = safetensors_io.canonical_bytes(safetensors_io.state_layout(spec["paramCount"], spec["fragmentCount"]))
    payload = Form.of(spec).file_bytes()
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return {
        "memoryBytes": held,
        "roundSeconds": float(f"{step_seconds * spec['innerSteps']:.4g}"),
        "diskBytes": parts + 2 * state + payload,
        "roundBytes": payload + state,
    }


def said(needs: Mapping[str, Any], records: bool = True) -> str:
    """In a line.

    Args:
        needs: As `of` has them.
        records: Whether the disk's bytes are with the records and a base model: of an Open task no keeper has them.
    """
    beside = "" if records else ", without the task's data and base model,"
    memory, disk = (-(-needs[k] // _MIB) for k in ("memoryBytes", "diskBytes"))
    return (
        f"a trainer needs {memory} MiB of memory, {needs['roundSeconds']:g} s a round as measured here, "
        f"{disk} MiB of disk{beside or ','} {needs['roundBytes']} bytes over the network a round; `assay doctor --task` says "
        "what each role needs"
    )


def late(needs: Mapping[str, Any], spec: Mapping[str, Any]) -> str:
    """Why a round would not be done in time here; "" if it would."""
    if needs["roundSeconds"] <= spec["commitWindow"]:
        return ""
    return (
        f"a round takes {needs['roundSeconds']:g} s here, and commitWindow is {spec['commitWindow']} s: what comes later is "
        "not paid, and misses cost the slot"
    )
