"""Every round again, from the chain's events and the payloads by root: nothing a keeper says is taken on trust."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from assay_trainer import aggregation, commit, eip712, manifest, onchain, states
from assay_trainer.arith import F32Array
from assay_trainer.chain import Block, Chain, Log, topic_word
from assay_trainer.errors import ConfigError, RecomputeMismatch
from assay_trainer.facts_gen import RoundStatus, Tier
from assay_trainer.keeper_client import Keepers
from assay_trainer.payload import Form
from assay_trainer.safetensors_io import PayloadError
from assay_trainer.spec import Spec, check_supported
from assay_trainer.verified import Replayer, Work, claim_hash, open_replayer


def recompute(
    chain: Chain,
    keepers: Keepers,
    task_id: bytes,
    cache: Path,
    on_round: Callable[[dict[str, Any]], None],
    replay: bool = False,
) -> dict[str, Any]:
    """Recomputes all closed rounds; the answer says round by round whether the chain's roots follow.

    With `replay` it also does each trainer's work of a Verified task again, and compares what was signed.

    Raises RecomputeMismatch at the first round that does not follow: what builds on it has no meaning; and at a claim that
    does not follow from its round.
    """
    chain.check()
    spec = chain.spec(task_id)
    check_supported(spec)
    replayer, records = _replayer(keepers, task_id, spec, cache) if replay else (None, [])
    block = chain.latest()
    head = chain.head(task_id, block)
    if not head["finalized"] <= head["round"] <= spec["maxRounds"]:
        raise RecomputeMismatch(
            f"the chain counts {head['round']} rounds of {spec['maxRounds']}, {head['finalized']} of them final"
        )
    form, rule = Form.of(spec), aggregation.Rule.of(spec)
    # The newest event of a round is that of its standing proposal: one that was overturned is older.
    proposals = {log.args["round"]: log for log in _logs(chain, "RoundProposed", task_id, block)}
    state = onchain.state_of(keepers, spec, spec["initialStateRoot"], cache)
    rounds: list[dict[str, Any]] = []
    for r in range(head["round"]):
        on_chain = chain.round(task_id, r, block)
        status = on_chain["status"]
        parent, included, aux = state.root(), [], commit.ZERO32
        if replayer is not None:
            _check_claims(replayer, records, chain.frozen_set(task_id, r, on_chain["frozenHash"], block), state, form)
        if status in (RoundStatus.PROPOSED, RoundStatus.FINAL):
            accepted = states.included(chain, task_id, r, on_chain, parent, block)
            _check_proposal(proposals.get(r), r, on_chain, parent)
            payloads = {t: _payload(keepers, form, task_id, r, t, p.root, cache) for t, p in accepted.items()}
            slots = {t: p.slot for t, p in accepted.items()}
            rates = spec["outerLearningRate"], spec["outerMomentum"]
            state, aux = aggregation.step(state, payloads, rule, *rates, slots)
            included = ["0x" + t.hex() for t in sorted(accepted)]
        elif status != RoundStatus.CARRIED:
            raise RecomputeMismatch(f"round {r} is closed but its status is {status.name.lower()}")
        ours, theirs = (state.root(), aux), (on_chain["stateRoot"], on_chain["auxRoot"] if included else commit.ZERO32)
        fact: dict[str, Any] = {
            "round": r,
            "status": status.name.lower(),
            "included": included,
            "stateRoot": "0x" + state.root().hex(),
            "match": ours == theirs,
        }
        if included:
            signed = eip712.statement_id(task_id, r, parent, on_chain["frozenHash"], on_chain["included"], *theirs)
            fact |= {"auxRoot": "0x" + aux.hex(), "statementId": "0x" + signed.hex()}
        rounds.append(fact)
        on_round(fact)
        if not fact["match"]:
            what = "state" if ours[0] != theirs[0] else "auxiliary"
            mine, other = next((a, b) for a, b in zip(ours, theirs, strict=True) if a != b)
            raise RecomputeMismatch(
                f"round {r}: the payloads give the {what} root 0x{mine.hex()}, the chain has 0x{other.hex()}"
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


def _replayer(keepers: Keepers, task_id: bytes, spec: Spec, cache: Path) -> tuple[Replayer, list[bytes]]:
    if spec["tier"] == Tier.OPEN:
        raise ConfigError("trainers of the Open tier claim nothing that could be replayed", "without --replay")
    if spec["tier"] == Tier.CONFIDENTIAL:
        raise ConfigError("the task's records are sealed: what was computed of them cannot be replayed", "without --replay")
    digest = spec["manifestHash"]
    raw = keepers.download(digest, manifest.MAX_BYTES, cache / digest.hex(), manifest.manifest_hash)
    size = manifest.parse(raw, spec["paramCount"]).document["dataset"]["record_bytes"]
    return open_replayer(keepers, task_id, spec, size, cache)


def _check_claims(replayer: Replayer, records: list[bytes], entries: list[Log], state: commit.State, form: Form) -> None:
    """Every committed claim of a round, included or not, by doing its work again."""
    for a in (log.args for log in entries):
        trainer, round_ = a["trainer"], a["round"]
        result = replayer.run(Work(round_, trainer, state.flat(), records))
        ours = (
            claim_hash(replayer.task_id, round_, trainer, result.checkpoints),
            form.root(replayer.task_id, round_, trainer, form.tensors(result.delta)),
        )
        if ours != (a["claimHash"], a["payloadRoot"]):
            raise RecomputeMismatch(
                f"round {round_}: 0x{trainer.hex()} signed claim 0x{a['claimHash'].hex()} and payload "
                f"0x{a['payloadRoot'].hex()}, its work gives 0x{ours[0].hex()} and 0x{ours[1].hex()}"
            )


def _logs(chain: Chain, event: str, task_id: bytes, block: Block) -> list[Log]:
    return chain.logs("TrainingRounds", event, [topic_word(task_id)], chain.deployment.deploy_block, block.number)


def _check_proposal(log: Log | None, r: int, on_chain: dict[str, Any], parent: bytes) -> None:
    if log is None:
        raise RecomputeMismatch(f"round {r}: proposed without an event")
    a = log.args
    set_hash = eip712.set_hash(on_chain["frozenHash"], on_chain["included"])
    signed = (a["parentRoot"], a["setHash"], a["newRoot"], a["auxRoot"], a["included"])
    if signed != (parent, set_hash, on_chain["stateRoot"], on_chain["auxRoot"], on_chain["included"]):
        raise RecomputeMismatch(f"round {r}: the proposal that was signed is not the one that the chain keeps")


def _payload(keepers: Keepers, form: Form, task_id: bytes, r: int, trainer: bytes, root: bytes, cache: Path) -> list[F32Array]:
    tensors = states.fetched_payload(keepers, form, task_id, r, trainer, root, cache / root.hex())
    try:
        return form.values(tensors)
    except PayloadError as exc:
        # These are the bytes that were committed to: whoever included them signed for their form.
        raise RecomputeMismatch(f"round {r}: the included payload of 0x{trainer.hex()} is malformed: {exc}") from exc
