"""The commitments of a round as the chain's events tell them."""

from __future__ import annotations

import pytest

from assay_trainer import chain as chain_module
from assay_trainer.chain import Block, Chain, ChainUnavailable, Log
from assay_trainer.commit import ZERO32
from assay_trainer.deployment import Deployment
from assay_trainer.eip712 import frozen_hash


class Told:
    """A chain that has told of some commitments."""

    deployment = Deployment(1337, "http://127.0.0.1:9", 1, b"\1" * 20, b"\2" * 20, b"\3" * 20, b"\4" * 20, b"\5" * 20)
    frozen_set = Chain.frozen_set

    def __init__(self) -> None:
        self.told: list[Log] = []

    def commit(self, previous: bytes, slot: int) -> bytes:
        args = {"trainer": slot.to_bytes(20, "big"), "slot": slot, "payloadRoot": b"\7" * 32, "claimHash": b"\0" * 32}
        args["frozenHash"] = frozen_hash(previous, args["trainer"], slot, args["payloadRoot"], args["claimHash"])
        self.told.append(Log("OuterGradientCommitted", args, 1, "0x", len(self.told)))
        return args["frozenHash"]

    def logs(self, *asked):
        return self.told

    def slots(self, frozen: bytes) -> list[int]:
        return [log.args["slot"] for log in self.frozen_set(b"\1" * 32, 0, frozen, Block(9, 0, 0))]


def test_commitments_of_all_branches_are_told_apart():
    told = Told()
    assert told.slots(ZERO32) == []
    fallen = told.commit(told.commit(ZERO32, 1), 2)
    stands = told.commit(told.commit(told.commit(ZERO32, 3), 2), 1)
    late = told.commit(fallen, 4)  # no chain tells so, and it harms nobody
    assert told.slots(fallen) == [1, 2]
    assert told.slots(stands) == [3, 2, 1]
    assert told.slots(late) == [1, 2, 4]
    with pytest.raises(ChainUnavailable, match="do not lead to the frozen hash"):
        told.slots(b"\1" * 32)


def test_a_round_of_many_is_hashed_once(monkeypatch):
    told, frozen, hashed = Told(), ZERO32, []
    for slot in range(400):
        frozen = told.commit(frozen, slot)
    monkeypatch.setattr(chain_module, "frozen_hash_of", lambda *args: hashed.append(1) or frozen_hash(*args))
    assert told.slots(frozen) == list(range(400))
    assert len(hashed) == 400
