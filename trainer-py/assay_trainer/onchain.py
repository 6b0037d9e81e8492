"""What several commands ask chain and keepers for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from assay_trainer import endpoints, keeper_client, safetensors_io
from assay_trainer.commit import State
from assay_trainer.spec import Spec


def keepers_of(urls: list[str] | None, chain: Any, task_id: bytes) -> keeper_client.Keepers:
    """Those of --keeper, or else those that the keepers of the task's pool name on chain."""
    if urls:
        return keeper_client.Keepers(urls)
    guard = endpoints.guard(chain.deployment.chain_id)
    return keeper_client.Keepers([], find=lambda: endpoints.find(chain, task_id), guard=guard)


def state_of(keepers: keeper_client.Keepers, spec: Spec, root: bytes, cache: Path) -> State:
    """A state of a task by its root, which is checked."""
    p, f = spec["paramCount"], spec["fragmentCount"]
    size = safetensors_io.canonical_bytes(safetensors_io.state_layout(p, f))
    raw = keepers.download(root, size, cache / root.hex(), lambda data: safetensors_io.decode_state(data, p, f).root())
    return safetensors_io.decode_state(raw, p, f)
