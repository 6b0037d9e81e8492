"""Every round again, from the chain's events and the payloads by root: nothing a keeper says is taken on trust."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from assay_trainer import arith, commit, eip712, safetensors_io
from assay_trainer.chain import Block, Chain, Log, RoundStatus, topic_word
from assay_trainer.errors import AssayError
from assay_trainer.keeper_client import Keepers
from assay_trainer.spec import Spec, check_supported


class RecomputeMismatch(AssayError):
    """The chain holds a root that does not follow from the payloads."""


def recompute(
    chain: Chain, keepers: Keepers, task_id: bytes, cache: Path, on_round: Callable[[dict[str, Any]], None]
) -> dict[str, Any]:
    """Recomputes all closed rounds; the answer says round by round whether the chain's roots follow.

    Raises RecomputeMismatch at the first round that does not: what builds on it has no meaning.
    """
    chain.check()
    spec = chain.spec(task_id)
    check_supported(spec)
    block = chain.latest()
    head = chain.head(task_id, block)
    commitments = _logs(chain, "OuterGradientCommitted", task_id, block)
    proposals = {log.args["round"]: log for log in _logs(chain, "RoundProposed", task_id, block)}
    state = _first_state(keepers, spec, cache)
    rounds: list[dict[str, Any]] = []
    for r in range(head["round"]):
        on_chain = chain.round(task_id, r, block)
        status = RoundStatus(on_chain["status"])
        included: list[str] = []
        if status in (RoundStatus.PROPOSED, RoundStatus.FINAL):
            accepted = _accepted(commitments, r, on_chain, state.root())
            _check_proposal(proposals.get(r), r, on_chain, state.root())
            payloads = {t: _payload(keepers, spec, task_id, r, t, root, cache) for t, root in accepted.items()}
            state = arith.aggregate(state, payloads, spec["outerLearningRate"], spec["outerMomentum"])
            included = ["0x" + t.hex() for t in sorted(accepted)]
        elif status != RoundStatus.CARRIED:
            raise RecomputeMismatch(f"round {r} is closed but its status is {status.name.lower()}")
        fact = {
            "round": r,
            "status": status.name.lower(),
            "included": included,
            "stateRoot": "0x" + state.root().hex(),
            "match": state.root() == on_chain["stateRoot"],
        }
        rounds.append(fact)
        on_round(fact)
        if not fact["match"]:
            raise RecomputeMismatch(
                f"round {r}: the payloads give 0x{state.root().hex()}, the chain has 0x{on_chain['stateRoot'].hex()}"
            )
    if state.root() != head["stateRoot"]:
        raise RecomputeMismatch(f"the head is 0x{head['stateRoot'].hex()}, the rounds lead to 0x{state.root().hex()}")
    answer: dict[str, Any] = {"rounds": rounds, "stateRoot": "0x" + state.root().hex(), "match": True}
    # The contract's run root covers the rounds whose state is final; those after them are proposed and may be overturned.
    if final := rounds[: head["finalized"]]:
        run_root = commit.run_root([bytes.fromhex(f["stateRoot"][2:]) for f in final])
        on_chain_root = chain.read("TrainingRounds", "runRootOf", task_id, block=block)
        answer |= {"runRoot": "0x" + run_root.hex(), "finalized": len(final)}
        if on_chain_root != run_root:
            raise RecomputeMismatch(f"the run root is 0x{run_root.hex()}, the chain has 0x{on_chain_root.hex()}")
    return answer


def _logs(chain: Chain, event: str, task_id: bytes, block: Block) -> list[Log]:
    return chain.logs("TrainingRounds", event, [topic_word(task_id)], chain.deployment.deploy_block, block.number)


def _first_state(keepers: Keepers, spec: Spec, cache: Path) -> commit.State:
    p, f, root = spec["paramCount"], spec["fragmentCount"], spec["initialStateRoot"]
    size = safetensors_io.canonical_bytes(safetensors_io.state_layout(p, f))
    raw = keepers.download(root, size, cache / root.hex(), lambda data: safetensors_io.decode_state(data, p, f).root())
    return safetensors_io.decode_state(raw, p, f)


def _accepted(commitments: list[Log], r: int, on_chain: dict[str, Any], parent: bytes) -> dict[bytes, bytes]:
    """Included trainers and their payload roots, the events checked against the frozen hash that the chain keeps."""
    frozen = commit.ZERO32
    accepted: dict[bytes, bytes] = {}
    for log in commitments:
        a = log.args
        if a["round"] != r or a["parentRoot"] != parent:
            continue
        frozen = eip712.frozen_hash(frozen, a["trainer"], a["payloadRoot"], a["claimHash"])
        if on_chain["included"] >> a["slot"] & 1:
            accepted[a["trainer"]] = a["payloadRoot"]
    if frozen != on_chain["frozenHash"]:
        raise RecomputeMismatch(f"round {r}: the commitments' events do not lead to the frozen hash on chain")
    if len(accepted) != on_chain["included"].bit_count():
        raise RecomputeMismatch(f"round {r}: the proposal includes a slot without a commitment")
    return accepted


def _check_proposal(log: Log | None, r: int, on_chain: dict[str, Any], parent: bytes) -> None:
    if log is None:
        raise RecomputeMismatch(f"round {r}: proposed without an event")
    a = log.args
    set_hash = eip712.set_hash(on_chain["frozenHash"], on_chain["included"])
    opened = eip712.proposal_hash(a["parentRoot"], a["setHash"], a["newRoot"], a["auxRoot"], a["signers"])
    if (a["parentRoot"], a["setHash"]) != (parent, set_hash) or opened != on_chain["proposalHash"]:
        raise RecomputeMismatch(f"round {r}: the proposal is not about this parent and this accepted set")


def _payload(keepers: Keepers, spec: Spec, task_id: bytes, r: int, trainer: bytes, root: bytes, cache: Path) -> list[Any]:
    p, f, bound = spec["paramCount"], spec["fragmentCount"], spec["payloadBoundLog2"]

    def decode(raw: bytes) -> list[Any]:
        return safetensors_io.decode_payload(raw, p, f, bound)

    size = safetensors_io.canonical_bytes(safetensors_io.payload_layout(p, f))
    raw = keepers.download(root, size, cache / root.hex(), lambda data: commit.payload_root(task_id, r, trainer, decode(data)))
    return decode(raw)
