"""Collects what a trainer is owed: pay for included gradients, and shares of the pots of overturned rounds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from assay_trainer.chain import Block, Chain, Log, topic_word
from assay_trainer.errors import TrainerNotEnrolled
from assay_trainer.keys import Key, address_text

# Rounds of one transaction.
CHUNK = 64

Sleep = Callable[[float], None]


@dataclass(frozen=True)
class Earned:
    """Rounds in which an account's gradient was included: those whose pay has vested, and those whose has not."""

    vested: list[int]
    waiting: list[int]


def earned(chain: Chain, task_id: bytes, account: bytes, rounds: int) -> Earned:
    """Which of the first `rounds` rounds owe the account pay; the paid ones are left out."""
    enrollment = chain.enrollment(task_id, account)
    if enrollment["key"] == bytes(20):
        raise TrainerNotEnrolled(f"{address_text(account)} never enrolled in the task")
    slot, own = enrollment["slot"], range(enrollment["fromRound"], min(rounds, enrollment["toRound"]))
    topics = [topic_word(task_id), topic_word(account)]
    paid = {log.args["round"] for log in _logs(chain, "TrainingTasks", "RewardClaimed", topics)}
    included = [r for r in own if r not in paid and chain.round(task_id, r)["included"] >> slot & 1]
    vested = [r for r in included if chain.read("TrainingRounds", "isVested", task_id, r)]
    return Earned(vested, [r for r in included if r not in vested])


def unvested(chain: Chain, task_id: bytes, account: bytes, rounds: int, block: Block) -> int | None:
    """The newest of the first `rounds` rounds that includes the account's gradient, unless its pay has vested as of the block.

    Pay vests round by round, so whoever waits for all of it asks this again and again: it takes three views a block at most,
    where `earned` takes two a round and a search of the whole log. None is no promise that older rounds have vested: a
    dispute may hold them longer.
    """
    enrollment = chain.enrollment(task_id, account, block)
    for r in reversed(range(enrollment["fromRound"], min(rounds, enrollment["toRound"]))):
        if chain.round(task_id, r, block)["included"] >> enrollment["slot"] & 1:
            return None if chain.read("TrainingRounds", "isVested", task_id, r, block=block) else r
    return None


def voided(chain: Chain, task_id: bytes, account: bytes) -> dict[int, list[int]]:
    """Rounds in which an overturn made the account's commitment void, by its branch; the compensated ones are left out."""
    own = [topic_word(task_id), None, topic_word(account)]
    history: list[Log] = [
        *_logs(chain, "TrainingRounds", "OuterGradientCommitted", own),
        *_logs(chain, "TrainingRounds", "RoundOverturned", own[:1]),
    ]
    standing: set[int] = set()
    found: dict[int, list[int]] = {}
    for log in sorted(history, key=lambda log: (log.block, log.index)):
        first = log.args["round"]
        if log.name == "OuterGradientCommitted":
            standing.add(first)
            continue
        # The overturned round's own commitments stay valid; those of the rounds behind it have lost their parent.
        dead = sorted(r for r in standing if first < r <= first + log.args["deadRounds"])
        standing.difference_update(dead)
        found[log.args["branch"]] = dead
    done = {
        (log.args["branch"], log.args["round"])
        for log in _logs(chain, "TrainingTasks", "CompensationClaimed", [topic_word(task_id), topic_word(account)])
    }
    left = {branch: [r for r in dead if (branch, r) not in done] for branch, dead in found.items()}
    return {branch: dead for branch, dead in left.items() if dead}


def claim_rewards(
    chain: Chain,
    key: Key,
    task_id: bytes,
    account: bytes,
    rounds: list[int],
    sleep: Sleep = time.sleep,
    head: str = "latest",
) -> int:
    """Has the account paid for these rounds; returns the amount (smallest unit) when it has moved as of the head."""
    receipts = [
        chain.send(key, "TrainingTasks", "claimRewards", task_id, account, rounds[at : at + CHUNK], sleep=sleep)
        for at in range(0, len(rounds), CHUNK)
    ]
    return _moved(chain, receipts, head, sleep, "RewardClaimed", task_id, account)


def claim_compensation(
    chain: Chain, key: Key, task_id: bytes, account: bytes, sleep: Sleep = time.sleep, head: str = "latest"
) -> int:
    """Has the account's stake credited with its shares of the pots of all overturns; returns it as claim_rewards does."""
    receipts = []
    for branch, rounds in voided(chain, task_id, account).items():
        for at in range(0, len(rounds), CHUNK):
            claim = ("TrainingTasks", "claimCompensation", task_id, branch, account, rounds[at : at + CHUNK])
            # An overturn need not have filled its pot, nor leave everybody a share.
            if chain.read(*claim) == 0:
                continue
            receipts.append(chain.send(key, *claim, sleep=sleep))
    return _moved(chain, receipts, head, sleep, "CompensationClaimed", task_id, account)


def _moved(
    chain: Chain, receipts: list[dict[str, Any]], head: str, sleep: Sleep, event: str, task_id: bytes, account: bytes
) -> int:
    settled = receipts if head == "latest" else [chain.moved(receipt, head, sleep) for receipt in receipts]
    return sum(_paid(chain, receipt, event, task_id, account) for receipt in settled)


def _paid(chain: Chain, receipt: dict[str, str], event: str, task_id: bytes, account: bytes) -> int:
    number = int(receipt["blockNumber"], 16)
    logs = chain.logs("TrainingTasks", event, [topic_word(task_id), topic_word(account)], number, number)
    return sum(log.args["amount"] for log in logs if log.tx_hash == receipt["transactionHash"])


def _logs(chain: Chain, contract: str, event: str, topics: list[str | None]) -> list[Log]:
    return chain.logs(contract, event, topics, chain.deployment.deploy_block, chain.latest().number)
