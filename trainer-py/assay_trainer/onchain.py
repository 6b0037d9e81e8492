"""What several commands ask chain and keepers for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from assay_trainer import endpoints, keeper_client, states
from assay_trainer.commit import State
from assay_trainer.spec import Spec


def keepers_of(urls: list[str] | None, chain: Any, task_id: bytes, mirrors: list[str] | None = None) -> keeper_client.Keepers:
    """Those of --keeper, or else those that the keepers of the task's pool name on chain; with the mirrors of --mirror."""
    if urls:
        return keeper_client.Keepers(urls, mirrors=mirrors or ())
    guard = endpoints.guard(chain.deployment.chain_id)
    return keeper_client.Keepers([], find=lambda: endpoints.find(chain, task_id), guard=guard, mirrors=mirrors or ())


def state_of(keepers: keeper_client.Keepers, spec: Spec, root: bytes, cache: Path) -> State:
    """A state of a task by its root, which is checked."""
    return states.fetched_state(keepers, spec, root, cache / root.hex())
