"""The loop against a chain that is overturned, keepers that are silent, and proposals that leave a trainer out."""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace

import numpy as np
import pytest

from assay_trainer import claims, eip712, loop
from assay_trainer.adapters.base import RoundResult, Score
from assay_trainer.chain import (
    Block,
    Chain,
    ChainUnavailable,
    Committee,
    Deployment,
    Log,
    Reverted,
    RpcError,
    TransactionFailed,
)
from assay_trainer.commit import ZERO32, State
from assay_trainer.errors import ConfigError, TrainerConvicted, TrainerNotEnrolled
from assay_trainer.facts_gen import Phase, RoundStatus, TaskStatus
from assay_trainer.keeper_client import Acknowledgement, KeeperError, KeeperUnavailable
from assay_trainer.keys import parse_key
from assay_trainer.log import Log as Messages
from assay_trainer.loop import NotYet

TASK = b"\5" * 32
KEY = parse_key("11" * 32)
WITNESSES = [parse_key(f"{i:02x}" * 32) for i in (0x21, 0x22, 0x23)]
SLOT, OTHER = 1, b"\x77" * 20
DEPLOYMENT = Deployment(1337, "http://127.0.0.1:9", 1, b"\1" * 20, b"\2" * 20, b"\3" * 20, b"\4" * 20, b"\5" * 20)
FIRST = State.initial(np.zeros(40, dtype=np.float32), 1)
SPEC = {
    "paramCount": 40,
    "fragmentCount": 1,
    "quantization": 0,
    "payloadBoundLog2": 10,
    "innerSteps": 1,
    "seed": bytes(32),
    "datasetRecords": 5,
    "commitWindow": 60,
    "uploadWindow": 30,
    "maxRounds": 4,
    "maxMisses": 2,
    "rewardPerGradient": 10**19,
    "commissionBps": 500,
    "enrollmentFee": 10**18,
    "custodyAssumed": False,
    "committeeThreshold": 2,
    "initialStateRoot": FIRST.root(),
}


class Adapter:
    """Moves each parameter by a step that depends on the records alone."""

    name = "steps"

    class manifest:
        batch_size = 1

    def evaluate(self, params):
        return Score(0.0, 0.0)

    def train(self, start, batches, on_step=None):
        return RoundResult(start - np.float32(1 + batches[0, 0]), 1.0)


@dataclass
class Record:
    parent: bytes
    status: RoundStatus = RoundStatus.OPEN
    committed: int = 0
    included: int = 0
    frozen: bytes = ZERO32
    root: bytes = ZERO32
    forced: int = 0
    branch: int = 0


@dataclass
class World:
    """The contracts as far as the loop looks at them; a test moves it on."""

    states: dict[bytes, State] = field(default_factory=lambda: {FIRST.root(): FIRST})
    rounds: list[Record] = field(default_factory=lambda: [Record(FIRST.root())])
    history: list[Log] = field(default_factory=list)
    phase_now: Phase = Phase.COMMIT
    now: int = 1000
    number: int = 10
    ended: bool = False
    final: bool = False
    seats: dict[bytes, int] = field(default_factory=dict)
    gas: int = 1
    sent: list[tuple] = field(default_factory=list)
    deployment: Deployment = DEPLOYMENT
    pool: int = 3
    misses: int = 0
    shown: list[tuple] = field(default_factory=list)
    show_price: int = 0
    enrolled: dict = field(
        default_factory=lambda: {"key": KEY.address, "slot": SLOT, "fromRound": 0, "toRound": loop.NEVER, "ejectedAt": 0}
    )

    # What the loop reads.
    frozen_set = Chain.frozen_set
    parent_root = Chain.parent_root

    def latest(self):
        return Block(self.number, self.now, 0)

    def head(self, task_id, block=None):
        last = self.rounds[-1]
        return {
            "round": len(self.rounds) - (not self.ended),
            "finalized": 0,
            "openedAt": self.now - 5,
            "endedAt": self.now if self.ended else 0,
            "failed": False,
            "stateRoot": last.root if self.ended else last.parent,
        }

    def phase(self, task_id, block=None):
        return self.head(task_id)["round"], Phase.ENDED if self.ended else self.phase_now, 0

    def round(self, task_id, r, block=None):
        x = self.rounds[r]
        return {
            "status": x.status,
            "committed": x.committed,
            "included": x.included,
            "frozenHash": x.frozen,
            "stateRoot": x.root,
            "auxRoot": ZERO32,
            "branch": x.branch,
        }

    def status(self, task_id, block=None):
        return TaskStatus.TRAINING

    def enrollment(self, task_id, account, block=None):
        return self.enrolled

    def overturnable(self, task_id, r, block=None):
        return not self.final and self.rounds[r].status == RoundStatus.PROPOSED

    def committee(self, task_id, r, block=None):
        return Committee(self.seats, self.now if self.seats else 0, self.rounds[r].forced)

    def balance(self, address):
        return self.gas

    def read(self, contract, function, *args, block=None):
        if function == "deadlinesOf":
            return {"uploadDeadline": 1100}
        if function == "poolSizeOf":
            return self.pool
        if function == "decimals":
            return 18
        if function == "missesOf":
            return {"misses": self.misses, "delivered": 0, "round": len(self.rounds) - 1}
        assert function == "poolKeeperOf"
        known = {w.address: w.address for w in WITNESSES}
        return {"key": known.get(args[1], bytes(20))}

    def logs(self, contract, event, topics, first, last):
        indexed = {"OuterGradientCommitted": ("round", "trainer"), "RoundOverturned": ("round",)}[event]
        wanted = [None if t is None else t[2:] for t in topics[1:]]

        def word(value):
            return (value.to_bytes(32, "big") if isinstance(value, int) else value.rjust(32, b"\0")).hex()

        return [
            log
            for log in self.history
            if log.name == event and all(w is None or w == word(log.args[k]) for k, w in zip(indexed, wanted, strict=False))
        ]

    # What the loop writes.
    def submit_outer_gradient(self, key, gradient, signature, timeout, sleep):
        self.commit(gradient.round, gradient.trainer, SLOT, gradient.parent_root, gradient.payload_root)
        return {"transactionHash": "0x1"}

    def force_inclusion(self, key, task_id, trainer, entries, receipts, sleep):
        self.sent.append((trainer, [e.args["trainer"] for e in entries], [r["keeper"] for r in receipts]))
        if self.phase_now == Phase.COMMIT:
            raise Reverted("WrongPhase", {})
        self.rounds[-1].forced |= 1 << SLOT

    def show_cost(self, key, task_id, round_, trainer, entries, part):
        return self.show_price

    def show_payload(self, key, task_id, round_, trainer, entries, part, sleep):
        self.shown.append((round_, [e.args["trainer"] for e in entries], part.fragment, part.number, part.data))

    # What a test does.
    def commit(self, r, trainer, slot, parent, payload_root):
        x = self.rounds[-1]
        assert (r, parent) == (len(self.rounds) - 1, x.parent)
        assert not x.committed >> slot & 1
        x.committed |= 1 << slot
        x.frozen = eip712.frozen_hash(x.frozen, trainer, slot, payload_root, ZERO32)
        args = {"round": r, "trainer": trainer, "slot": slot, "parentRoot": parent}
        args |= {"payloadRoot": payload_root, "claimHash": ZERO32, "frozenHash": x.frozen}
        self.log("OuterGradientCommitted", args)

    def log(self, name, args):
        self.number += 1
        self.history.append(Log(name, args, self.number, f"0x{self.number}", 0))

    def propose(self, value, included=None, last=False):
        """Closes the open round with the state in which every parameter is `value`, and opens the next one."""
        state = State([np.full(40, value, np.float32)], FIRST.momentum)
        x = self.rounds[-1]
        x.status, x.included, x.root = RoundStatus.PROPOSED, x.committed if included is None else included, state.root()
        self.states[x.root] = state
        self.ended = last
        if not last:
            self.rounds.append(Record(x.root))
        self.phase_now = Phase.COMMIT

    def overturn(self, r, cleared=0):
        dead = len(self.rounds) - 1 - r
        self.rounds = self.rounds[: r + 1]
        x = self.rounds[r]
        x.status, x.included, x.committed = RoundStatus.OVERTURNED, 0, x.committed & ~cleared
        self.phase_now, self.ended = Phase.FALLBACK, False
        x.branch = branch = sum(log.name == "RoundOverturned" for log in self.history) + 1
        self.log("RoundOverturned", {"round": r, "branch": branch, "deadRounds": dead})


class FakeKeepers:
    """Keepers by URL; `holds` are those that acknowledge, the others are away."""

    def __init__(self, holds=(0,), urls=1):
        self.urls = [f"http://keeper-{i}" for i in range(urls)]
        self.holds = set(holds)
        self.relays = True
        self.world = None
        self.uploads = []
        self.preferred = 0
        self.relayed = []
        self.reports, self.refuses = [], None

    def demote(self):
        self.preferred += 1

    def submit_outer_gradient(self, gradient, signature, timeout, limit):
        self.relayed.append(self.preferred % len(self.urls))
        if self.relays is True or self.preferred % len(self.urls) in self.relays:
            self.world.submit_outer_gradient(None, gradient, signature, timeout, None)
        return {"txHash": "0x2"}

    def put_payload(self, url, task_id, round_, trainer, body, root):
        i = self.urls.index(url)
        self.uploads.append((i, round_))
        if i not in self.holds:
            raise KeeperUnavailable("away")
        made = [log.args for log in self.world.history if log.name == "OuterGradientCommitted"]
        payload_root = next(a["payloadRoot"] for a in reversed(made) if (a["round"], a["trainer"]) == (round_, trainer))
        signer = WITNESSES[i]
        digest = eip712.payload_receipt_digest(DEPLOYMENT.rounds_domain, task_id, round_, trainer, payload_root)
        signature = eip712.sign(digest, signer.secret)
        document = {"keeper": "0x" + signer.address.hex(), "signature": "0x" + signature.hex()}
        return Acknowledgement(document, signer.address, signature, url)

    def put_report(self, url, task_id, round_, trainer, document):
        self.reports.append((self.urls.index(url), document))
        if self.refuses is not None:
            raise self.refuses

    def payload_receipt(self, url, task_id, round_, trainer):
        raise KeeperError("PayloadNotHeld", "no")


@pytest.fixture
def start(tmp_path, monkeypatch, capsys):
    """A trainer, its world and its keepers; `turns` runs the loop until a condition holds."""
    running = []
    monkeypatch.setattr(loop, "POLL", 0.01)

    def make(world=None, keepers=None, **options):
        world, keepers = world or World(), keepers or FakeKeepers()
        keepers.world = world
        options = {"task_id": TASK, "datadir": tmp_path, "account": KEY.address} | options
        trainer = loop.Trainer(world, keepers, KEY, loop.Options(**options), Messages(json_events=True, quiet=True))
        trainer.spec, trainer.adapter = SPEC, Adapter()
        trainer._state = lambda _round, root: world.states[root]
        trainer.journal.open()
        trainer.events = []

        def turns(condition):
            # What a thread of its own does may take its time, on a busy machine.
            end = time.monotonic() + 60
            while time.monotonic() < end:
                over = trainer._insist(trainer._turn)
                trainer.events += [json.loads(line) for line in capsys.readouterr().out.splitlines()]
                if condition():
                    return over
                trainer._pause(0.01)
                time.sleep(0.001)
            raise AssertionError(f"not in a minute; {trainer.events}")

        def turn():
            # Deliveries have threads of their own: one that is told "not yet" ends the turn.
            with contextlib.suppress(NotYet):
                trainer._turn()

        trainer.turns, trainer.turn = turns, turn
        trainer.said = lambda name: [e["round"] for e in trainer.events if e["event"] == name]
        running.append(trainer)
        return trainer

    yield make
    for trainer in running:
        end(trainer)


def end(trainer):
    for delivery in (*trainer._deliveries.values(), *trainer._reports.values()):
        delivery.cancel()
    trainer.journal.close()


def deliver(trainer, world, r):
    """One round up to its delivery."""
    trainer.turns(lambda: r in trainer.said("committed") and world.rounds[-1].committed)
    world.phase_now = Phase.UPLOAD
    trainer.turns(lambda: trainer.said("uploaded").count(r) >= 1)


def test_an_overturned_round_keeps_its_commitment_and_what_stood_on_it_is_trained_anew(start):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    deliver(trainer, world, 1)
    wrong_parent = world.rounds[1].parent
    payload = world.rounds[0].frozen
    world.propose(-9.0)
    trainer.turns(lambda: 2 in trainer.said("committed"))
    world.overturn(0)
    trainer.turns(lambda: trainer.said("overturned") == [0])
    assert trainer.said("void") == [2], "round 1 was reported as closed, round 2 was open"
    assert len(world.history) == 4
    assert world.rounds[0].frozen == payload, "nothing is committed a second time"
    assert not trainer.said("resubmitting")
    assert not trainer.said("skipped")
    world.propose(-3.0)
    trainer.turns(lambda: trainer.said("committed").count(1) == 2)
    assert world.rounds[1].parent != wrong_parent
    assert [e["included"] for e in trainer.events if e["event"] == "round" and e["round"] == 0] == [True, True]
    places = trainer.journal.rounds()
    assert {(1, wrong_parent), (1, world.rounds[1].parent)} < set(places)


def test_what_an_overturn_reopens_on_the_same_parent_is_committed_again(start):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    trainer.turns(lambda: 1 in trainer.said("committed"))
    world.overturn(0)
    trainer.turns(lambda: trainer.said("overturned") == [0])
    world.propose(-7.0)
    trainer.turns(lambda: trainer.said("committed").count(1) == 2)
    assert trainer.said("resubmitting") == [1]
    assert len({e["payloadRoot"] for e in trainer.events if e["event"] == "committed" and e["round"] == 1}) == 1


def test_a_round_that_was_skipped_on_a_dead_branch_is_another_one_now(start):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    world.phase_now = Phase.UPLOAD
    trainer.turns(lambda: trainer.said("skipped") == [1])
    world.overturn(0)
    trainer.turns(lambda: trainer.said("overturned") == [0])
    world.propose(-7.0)
    trainer.turns(lambda: trainer.said("committed") == [0, 1])


def test_a_withdrawn_payload_is_not_waited_for(start):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    trainer.turns(lambda: 1 in trainer.said("committed"))
    world.overturn(0, cleared=1 << SLOT)
    trainer.turns(lambda: trainer.said("skipped") == [0])
    assert "overturned" in next(e["reason"] for e in trainer.events if e["event"] == "skipped")


def test_keepers_are_told_what_the_steps_came_to(start):
    """Once the payload is held, signed by the key that is enrolled, and the same to each keeper."""
    world, keepers = World(), FakeKeepers(holds=(0, 1), urls=2)
    trainer = start(world, keepers)

    def train(start_, batches, on_step=None):
        for step, loss in enumerate((4.0, 3.0, 2.5)):
            on_step(step, loss)
        return RoundResult(start_ - np.float32(1), 3.25)

    trainer.adapter.train, trainer.adapter.tokens_per_record = train, 64
    trainer.adapter.samples = lambda params: [f"from {params[0]:.0f}\x00", "twice\n"]
    trainer.journal.state_path(FIRST.root()).parent.mkdir()
    trainer.journal.state_path(FIRST.root()).touch()
    deliver(trainer, world, 0)
    trainer.turns(lambda: trainer.said("reported") == [0, 0])
    (_, first), (_, second) = keepers.reports
    assert first == second
    signature = bytes.fromhex(first["signature"][2:])
    said = eip712.TrainingReport(
        TASK, 0, KEY.address, bytes.fromhex(trainer.journal.entry(0, FIRST.root()).payload_root), "4", "3.25", "2.5", "0", 1,
        64, first["milliseconds"], ("from 0\ufffd", "twice\n"),
    )  # fmt: skip
    assert said.document(DEPLOYMENT.rounds_domain, KEY.secret) == first
    assert eip712.recover(said.digest(DEPLOYMENT.rounds_domain), signature) == KEY.address
    world.propose(-7.0)
    deliver(trainer, world, 1)


@pytest.mark.parametrize(
    "refusal",
    [
        KeeperError("NoSuchRoute", "an older keeper", status=404),
        KeeperUnavailable("away"),
        KeeperError("CommitWindowOpen", "soon"),
    ],
    ids=lambda e: e.name,
)
def test_training_goes_on_when_no_report_is_taken(start, refusal):
    world, keepers = World(), FakeKeepers()
    keepers.refuses = refusal
    trainer = start(world, keepers)
    deliver(trainer, world, 0)
    trainer.turns(lambda: keepers.reports)
    world.propose(-7.0)
    deliver(trainer, world, 1)
    trainer.turns(lambda: len({d["round"] for _, d in keepers.reports}) == 2)
    assert trainer.said("reported") == []
    if refusal.name == "NoSuchRoute":
        assert [d["round"] for _, d in keepers.reports] == [0, 1], "it would refuse again"


def test_training_goes_on_when_there_is_nothing_to_report(start, monkeypatch):
    world, keepers = World(), FakeKeepers()
    trainer = start(world, keepers)

    def full(*_):
        raise OSError(errno.EIO, "the disk fails")

    monkeypatch.setattr(trainer.journal, "report", full)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    deliver(trainer, world, 1)
    assert keepers.reports == []


def test_nothing_is_reported_without_leave(start):
    world, keepers = World(), FakeKeepers()
    trainer = start(world, keepers, report=False)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    deliver(trainer, world, 1)
    assert keepers.reports == []


def test_the_end_is_waited_for_and_may_be_taken_back(start):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0, last=True)
    assert trainer.turns(lambda: trainer.said("round") == [0]) is False, "the last round may still be overturned"
    world.overturn(0)
    assert trainer.turns(lambda: trainer.said("overturned") == [0]) is False
    world.propose(-3.0, last=True)
    world.final = True
    assert trainer.turns(lambda: trainer.said("round") == [0, 0]) is True


def test_an_overturn_nobody_saw(start):
    """The process was away while a round was overturned and proposed again: the void commitment is no unpaid one."""
    world = World()
    trainer = start(world, max_unpaid=1)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    deliver(trainer, world, 1)
    world.propose(-9.0)
    world.overturn(0)
    world.propose(-3.0)
    world.rounds[1].committed = 1
    world.propose(-4.0)
    trainer.turns(lambda: 2 in trainer.said("committed"))
    assert trainer.said("void") == [1]
    assert trainer.said("round") == [0]


def test_a_damaged_entry_of_a_closed_round_ends_nothing(start):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0)
    (trainer.journal.place(0, FIRST.root()) / "entry.json").write_bytes(b"{")
    trainer.turns(lambda: 1 in trainer.said("committed"))
    assert trainer.said("round") == []


def test_every_keeper_gets_the_payload_and_one_that_comes_late_gets_it_too(start):
    keepers = FakeKeepers(holds=(1,), urls=3)
    world = World()
    trainer = start(world, keepers)
    deliver(trainer, world, 0)
    entry = trainer.journal.entry(0, FIRST.root())
    assert list(entry.acknowledgements) == [keepers.urls[1]]
    trainer.turns(lambda: {i for i, _ in keepers.uploads} == {0, 1, 2})
    keepers.holds.add(0)
    trainer.turns(lambda: trainer.said("acknowledged") == [0])
    assert set(trainer.journal.entry(0, FIRST.root()).acknowledgements) == {keepers.urls[0], keepers.urls[1]}
    (delivery,) = trainer._deliveries.values()
    world.propose(-7.0)
    trainer.turns(lambda: 1 in trainer.said("committed"))
    assert delivery._cancelled.is_set(), "the round has passed"


def test_an_acknowledgement_that_comes_after_the_round_is_kept(start):
    """The keeper may propose before the trainer looks again: what it signed is evidence all the same."""
    gate = threading.Event()
    keepers = FakeKeepers()
    put = keepers.put_payload

    def slow(*arguments):
        gate.wait()
        return put(*arguments)

    keepers.put_payload = slow
    world = World()
    trainer = start(world, keepers)
    trainer.turns(lambda: 0 in trainer.said("committed"))
    world.phase_now = Phase.UPLOAD
    trainer.turns(lambda: trainer._deliveries)
    world.propose(-7.0)
    trainer.turns(lambda: trainer._leaving)
    gate.set()
    trainer.turns(lambda: trainer.said("uploaded") == [0])
    assert trainer.journal.entry(0, FIRST.root()).acknowledgements
    trainer.turns(lambda: not trainer._leaving)


def test_a_restart_goes_on_with_the_keepers_that_are_missing(start):
    keepers = FakeKeepers(holds=(0, 1), urls=2)
    world = World()
    first = start(world, keepers)
    deliver(first, world, 0)
    first.turns(lambda: len(first.journal.entry(0, FIRST.root()).acknowledgements) == 2)
    end(first)
    keepers.urls.append("http://keeper-2")
    keepers.uploads.clear()
    keepers.holds.add(2)
    second = start(world, keepers)
    second.turns(lambda: second.said("acknowledged") == [0])
    assert keepers.uploads == [(2, 0)]


def test_a_keeper_that_takes_a_commitment_and_relays_none_is_passed_over(start, monkeypatch):
    monkeypatch.setattr(loop, "RELAY_PATIENCE", 0.0)
    keepers = FakeKeepers(urls=3)
    keepers.relays = {2}
    trainer = start(World(), keepers)
    trainer.turns(lambda: trainer.said("committed") == [0])
    assert keepers.relayed == [0, 1, 2]
    assert [e["via"] for e in trainer.events if e["event"] == "committed"] == ["keeper"]
    keepers.relays = set()
    trainer.chain.propose(-7.0)
    trainer.turns(lambda: trainer.said("committed") == [0, 1])
    assert keepers.relayed[3:] == [2, 0, 1]
    assert [e["via"] for e in trainer.events if e["event"] == "committed"] == ["keeper", "self"]


def witnesses(*seats):
    return {w.address: n for w, n in zip(WITNESSES, seats, strict=False)}


@pytest.mark.parametrize(
    ("mode", "seats", "holds", "late", "expected"),
    [
        ("auto", (1, 1, 1), (0, 1), True, [0, 1]),  # the third witness is silent
        ("auto", (1, 2), (1,), True, [1]),  # two seats of one keeper are enough
        ("auto", (1, 1, 1), (0, 1), False, None),  # there is time left
        ("auto", (1, 1), (0, 1), True, None),  # everybody acknowledged
        ("always", (1, 1), (0, 1), False, [0, 1]),
        ("never", (1, 1, 1), (0, 1), True, None),
        ("always", (1, 1, 1), (0,), True, None),  # one seat of three is no quorum
        ("always", (), (0, 1), True, None),  # not drawn
    ],
)
def test_receipts_force_inclusion(start, mode, seats, holds, late, expected):
    keepers = FakeKeepers(holds=holds, urls=3)
    world = World(seats=witnesses(*seats))
    world.commit(0, OTHER, 0, FIRST.root(), bytes(32))
    trainer = start(world, keepers, force_inclusion=mode)
    deliver(trainer, world, 0)
    trainer.turns(lambda: len(trainer.journal.entry(0, FIRST.root()).acknowledgements) == len(holds))
    world.now = 1095 if late else 1050
    for _ in range(3):
        trainer.turn()
    if expected is None:
        assert world.sent == []
        return
    ((account, entries, signers),) = world.sent
    assert account == KEY.address
    assert entries == [OTHER, KEY.address], "the frozen set in order of arrival"
    assert signers == sorted(WITNESSES[i].address for i in expected)


def test_being_left_out_makes_the_next_one_forced(start):
    keepers = FakeKeepers(holds=(0, 1), urls=2)
    world = World(seats=witnesses(1, 1))
    trainer = start(world, keepers)
    deliver(trainer, world, 0)
    world.propose(-7.0, included=1)
    deliver(trainer, world, 1)
    trainer.turns(lambda: len(trainer.journal.entry(1, world.rounds[1].parent).acknowledgements) == 2)
    assert world.sent == []
    world.now = 1095
    trainer.turns(lambda: len(world.sent) == 1)
    world.propose(-8.0)
    world.now = 1000
    deliver(trainer, world, 2)
    world.now = 1095
    trainer.turns(lambda: world.rounds[2].committed)
    assert len(world.sent) == 1, "it was included, so there is nothing to force"


def test_a_trainer_that_is_left_out_publishes_before_its_slot_is_lost(start):
    """maxMisses is 2: after two rounds without it, the next one would make it absent."""
    world = World(seats=witnesses(1))
    trainer = start(world, FakeKeepers(holds=(0,), urls=1), max_unpaid=0)
    misses = trainer.spec["maxMisses"]
    for r in range(misses):
        assert world.shown == []
        world.misses = r + 1
        deliver(trainer, world, r)
        world.propose(-7.0 - r, included=1)
        trainer.turn()
    rounds = {r for r, *_ in world.shown}
    assert rounds == {misses - 1}, "the newest payload that was left out"
    assert all(e[-1] == KEY.address for _, e, *_ in world.shown)
    form, parent = trainer.form, world.rounds[misses - 1].parent
    raw = trainer.journal.payload(misses - 1, parent)
    assert b"".join(data for *_, data in world.shown) == b"".join(
        part.data for part in form.ranges(trainer.options.task_id, misses - 1, KEY.address, form.split(raw))
    )
    # It was present then: there is time again.
    world.misses, before = 1, len(world.shown)
    deliver(trainer, world, misses)
    world.propose(-20.0, included=1)
    trainer.turn()
    assert len(world.shown) == before


# Four rounds of 9.5 tokens, and the fee of 1.
SLOT_TOKENS = 39


@pytest.mark.parametrize(
    ("token_value", "price", "shown"),
    [
        (None, SLOT_TOKENS * 10**18 - 1, True),
        (None, SLOT_TOKENS * 10**18, False),
        (10**15, SLOT_TOKENS * 10**15, False),
        (0, 10**30, True),
    ],
)
def test_publishing_is_weighed_against_what_the_slot_is_worth(start, capsys, token_value, price, shown):
    """Keepers that leave a trainer out could else make it pay for its whole payload as calldata, whatever that costs."""
    world = World(misses=2, show_price=price)
    trainer = start(world, max_unpaid=0, token_value=token_value)
    deliver(trainer, world, 0)
    world.propose(-7.0, included=0)
    trainer.turns(lambda: 1 in trainer.said("committed"))
    assert bool(world.shown) == shown
    if not shown:
        trainer.turn()
        assert capsys.readouterr().err.count("costs more gas than the slot is worth") <= 1, "said once in a while"
        world.show_price -= 1
        world.number += 1
        trainer.turns(lambda: trainer.said("shown") == [0])


def test_a_token_is_worth_a_thousandth_of_an_ether_where_gas_costs_money(start):
    """As for a keeper or a challenger; and what a slot may bring ends with its last round."""
    world = World(deployment=dataclasses.replace(DEPLOYMENT, chain_id=10))
    trainer = start(world)
    assert trainer._pays(0, SLOT_TOKENS * 10**15 - 1, world.latest())
    assert not trainer._pays(0, SLOT_TOKENS * 10**15, world.latest())
    world.enrolled["toRound"] = 2
    assert trainer._pays(1, 105 * 10**14 - 1, world.latest())
    assert not trainer._pays(1, 105 * 10**14, world.latest())


PARTS = [SimpleNamespace(fragment=0, number=n, data=b"x") for n in range(3)]


@dataclass
class Publishing(World):
    """`refuses` is told each range that is tried and how many were before it, and raises what the chain says to it."""

    refuses: Callable[[int, int], None] = lambda number, before: None
    tried: list[int] = field(default_factory=list)

    def show_payload(self, key, task_id, round_, trainer, entries, part, sleep):
        self.tried.append(part.number)
        self.refuses(part.number, len(self.tried) - 1)
        super().show_payload(key, task_id, round_, trainer, entries, part, sleep)

    def published(self):
        return [number for _, _, _, number, _ in self.shown]


@pytest.fixture
def left_out(start, monkeypatch):
    """A trainer that may miss no further round, in the fallback window of one; its payload has three ranges."""
    monkeypatch.setattr(loop.Form, "ranges", lambda *_: PARTS)

    def make(refuses, keepers=None):
        world = Publishing(seats=witnesses(1), misses=2, refuses=refuses)
        trainer = start(world, keepers or FakeKeepers(), max_unpaid=0)
        monkeypatch.setattr(trainer, "_pause", lambda seconds: None)
        trainer.turns(lambda: trainer.said("committed"))
        world.phase_now = Phase.FALLBACK
        return trainer, world

    return make


def nothing_due(*numbers):
    def refuses(number, _):
        if number in numbers:
            raise Reverted("NothingDue", {})

    return refuses


@pytest.mark.parametrize("public", [(0,), (1,), (2,), (0, 1, 2)])
def test_ranges_that_a_stranger_published_first_are_done(left_out, public):
    """PayloadReveals.show refuses a range that is public already with NothingDue, and anybody may publish one."""
    trainer, world = left_out(nothing_due(*public))
    trainer.turns(lambda: trainer.said("shown") == [0])
    assert world.published() == [n for n in range(3) if n not in public]
    for _ in range(3):
        trainer.turn()
    assert world.tried == [0, 1, 2], "what is public is not tried again"


@pytest.mark.parametrize("error", [ChainUnavailable("away"), TransactionFailed("not mined")], ids=["node", "transaction"])
def test_a_node_that_is_away_for_a_moment_ends_no_publication(left_out, error):
    def refuses(_, before):
        if before == 1:
            raise error

    trainer, world = left_out(refuses)
    trainer.turns(lambda: trainer.said("shown") == [0])
    assert world.tried == [0, 1, 1, 2]


def test_what_a_contract_refuses_is_tried_again_in_the_next_block(left_out):
    """Late in the fallback window nothing that is published counts, and it does again once the round is proposed."""

    def refuses(number, _):
        if number == 2 and world.phase_now == Phase.FALLBACK:
            raise Reverted("WrongPhase", {"actual": 5})
        if number in world.published():
            raise Reverted("NothingDue", {})

    trainer, world = left_out(refuses)
    trainer.turns(lambda: 2 in world.tried)
    for _ in range(3):
        trainer.turn()
    assert world.tried == [0, 1, 2], "once a block is enough"
    world.propose(-7.0, included=0)
    world.number += 1
    trainer.turns(lambda: trainer.said("shown") == [0])
    assert world.published() == [0, 1, 2]


def test_a_payload_is_published_though_no_keeper_takes_it(left_out):
    """That is when it is needed."""
    trainer, world = left_out(nothing_due(), FakeKeepers(holds=()))
    for _ in range(50):
        with contextlib.suppress(KeeperUnavailable):
            trainer.turn()
    assert world.published() == [0, 1, 2]


def test_an_overturn_takes_what_was_published_off_the_record(left_out):
    """Presence is noted for the branch that stood; of a public payload one call notes it again."""
    trainer, world = left_out(lambda *_: None)
    trainer.turns(lambda: trainer.said("shown") == [0])
    world.propose(-7.0, included=0)
    world.overturn(0)
    trainer.turns(lambda: trainer.said("shown") == [0, 0])
    world.propose(-3.0, included=1 << SLOT)
    before = len(world.tried)
    for _ in range(3):
        trainer.turn()
    assert len(world.tried) == before, "it was included"


def test_a_restart_ends_no_publication(left_out, start):
    """The payload of a closed round goes on being published: what is not public whole by then is a miss, and costs the slot."""

    def refuses(number, before):
        if before == 1:
            raise loop.Stopped
        if number in world.published():
            raise Reverted("NothingDue", {})

    trainer, world = left_out(refuses)
    with pytest.raises(loop.Stopped):
        trainer.turns(lambda: trainer.said("shown"))
    end(trainer)
    world.propose(-7.0, included=0)
    second = start(world, max_unpaid=0)
    second.turns(lambda: second.said("shown") == [0])
    assert world.published() == [0, 1, 2]


def test_who_was_refused_by_every_keeper_publishes_again_after_an_overturn(left_out, monkeypatch):
    trainer, world = left_out(nothing_due(), FakeKeepers(holds=()))

    def closed(*_):
        raise KeeperError("UploadWindowClosed", "too late")

    monkeypatch.setattr(trainer.keepers, "put_payload", closed)
    trainer.turns(lambda: trainer.said("shown") == [0])
    time.sleep(1)  # for the keepers' refusals
    for _ in range(3):
        trainer.turn()
    world.propose(-7.0, included=0)
    trainer.turns(lambda: 1 in trainer.said("committed"))
    world.overturn(0)
    trainer.turns(lambda: trainer.said("shown") == [0, 0])


def test_a_node_that_is_away_when_a_round_closes_costs_no_publication(left_out, monkeypatch):
    trainer, world = left_out(nothing_due())
    world.phase_now = Phase.UPLOAD
    trainer.turns(lambda: trainer.said("uploaded"))
    world.propose(-7.0, included=0)
    read, away = world.read, [True]

    def flaky(contract, function, *args, block=None):
        if function == "missesOf" and away:
            away.pop()
            raise ChainUnavailable("away")
        return read(contract, function, *args, block=block)

    monkeypatch.setattr(world, "read", flaky)
    trainer.turns(lambda: trainer.said("shown") == [0])
    assert trainer.said("round") == [0]


def test_publishing_a_large_payload_leaves_time_for_the_next_round(left_out, monkeypatch):
    """It goes on in the turns that follow."""
    trainer, world = left_out(nothing_due())
    monkeypatch.setattr(loop, "SHOW_SECONDS", -1.0)
    for _ in range(3):
        trainer.turn()
    assert world.tried == []
    monkeypatch.setattr(loop, "SHOW_SECONDS", 5.0)
    trainer.turns(lambda: trainer.said("shown") == [0])
    assert world.tried == [0, 1, 2]


def test_who_stops_for_want_of_pay_publishes_first(start):
    world = World(seats=witnesses(1), misses=2)
    trainer = start(world, max_unpaid=1)
    deliver(trainer, world, 0)
    world.propose(-7.0, included=0)
    with pytest.raises(loop.Unpaid):
        trainer.turn()
    assert {r for r, *_ in world.shown} == {0}


def test_an_acknowledgement_that_the_disk_refuses_is_not_lost(start, monkeypatch):
    """Without it nothing could force the payload's inclusion."""
    world = World()
    trainer = start(world)
    kept, refusals = trainer.journal.acknowledge, [OSError(errno.ENOSPC, "no space left on device")]

    def acknowledge(*about):
        if refusals:
            raise refusals.pop()
        kept(*about)

    monkeypatch.setattr(trainer.journal, "acknowledge", acknowledge)
    deliver(trainer, world, 0)
    assert not refusals
    assert trainer.journal.entry(0, FIRST.root()).acknowledgements


def carry(world):
    """Closes the open round without a proposal: others withheld their payloads."""
    x = world.rounds[-1]
    x.status, x.root = RoundStatus.CARRIED, x.parent
    world.rounds.append(Record(x.parent))
    world.phase_now = Phase.COMMIT


def test_rounds_that_others_spoil_end_no_trainer(start):
    """Squatters lose their slots after `maxMisses` rounds: who had gone by then would lose its own to them, with the fee."""
    world = World()
    trainer = start(world)
    for round_ in range(SPEC["maxMisses"] + 2):
        deliver(trainer, world, round_)
        carry(world)
    trainer.turns(lambda: SPEC["maxMisses"] + 2 in trainer.said("committed"))


def test_a_committee_that_leaves_a_trainer_out_ends_it_only_where_that_was_asked_for(start):
    """It publishes what it has to, and keeps its slot; gone it would lose slot and fee to whoever left it out."""
    world = World(seats=witnesses(1), misses=0)
    trainer = start(world)
    for round_ in range(4):
        deliver(trainer, world, round_)
        world.propose(-7.0, included=0)
    trainer.turns(lambda: 4 in trainer.said("committed"))


def test_keepers_alone_do_not_close_the_upload_window(start, monkeypatch):
    """While the chain has it open, the trainer goes on offering its payload."""
    keepers = FakeKeepers()
    put = keepers.put_payload

    def closed(*_args):
        raise KeeperError("UploadWindowClosed", "late")

    keepers.put_payload = closed
    world = World()
    trainer = start(world, keepers)
    trainer.turns(lambda: trainer.said("committed"))
    world.phase_now = Phase.UPLOAD
    with contextlib.suppress(KeeperUnavailable):
        trainer.turn()
    (delivery,) = trainer._deliveries.values()
    while delivery.failures() is None:
        trainer._pause(0.01)
    with pytest.raises(KeeperUnavailable, match="UploadWindowClosed"):
        trainer.turn()
    keepers.put_payload = put
    trainer.turns(lambda: trainer.said("uploaded") == [0])
    assert not trainer.said("skipped")


def test_a_receipt_whose_keeper_has_another_key_now_spoils_no_others(start, monkeypatch):
    """It was good when it came. The contract would refuse all of them for its sake."""
    keepers = FakeKeepers(holds=(0, 1, 2), urls=3)
    world = World(seats=witnesses(1, 1, 1))
    trainer = start(world, keepers)
    deliver(trainer, world, 0)
    trainer.turns(lambda: len(trainer.journal.entry(0, FIRST.root()).acknowledgements) == 3)
    read = world.read

    def rotated(contract, function, *args, block=None):
        if function == "poolKeeperOf" and args[1] == WITNESSES[0].address:
            return {"key": OTHER}
        return read(contract, function, *args, block=block)

    monkeypatch.setattr(world, "read", rotated)
    world.now = 1095
    trainer.turns(lambda: world.sent)
    ((_, _, signers),) = world.sent
    assert signers == sorted(w.address for w in WITNESSES[1:])


def test_forcing_that_was_refused_is_tried_again_in_the_next_block(start):
    world = World(seats=witnesses(1, 1))
    trainer = start(world, FakeKeepers(holds=(0, 1), urls=2), force_inclusion="always")
    force, refused = world.force_inclusion, [True]

    def once(*args):
        if refused:
            refused.pop()
            raise Reverted("BadOpening", {})
        return force(*args)

    world.force_inclusion = once
    deliver(trainer, world, 0)
    trainer.turns(lambda: not refused)
    trainer.turn()
    assert not world.sent
    world.number += 1
    trainer.turns(lambda: world.rounds[0].forced)


def test_keepers_that_only_promise_to_relay_leave_time_to_send_it_directly(start, monkeypatch):
    """Each has its time, and of many all would have the whole window. Half of what is left of it is theirs."""
    monkeypatch.setattr(loop, "RELAY_PATIENCE", 0.0)
    now = [1000.0]
    monkeypatch.setattr(loop.time, "monotonic", lambda: now[0])
    keepers = FakeKeepers(urls=16)
    keepers.relays = set()
    relay = keepers.submit_outer_gradient

    def slowly(*args):
        now[0] += 8.0
        return relay(*args)

    keepers.submit_outer_gradient = slowly
    trainer = start(World(), keepers)
    trainer.turns(lambda: trainer.said("committed") == [0])
    assert [e["via"] for e in trainer.events if e["event"] == "committed"] == ["self"]
    assert len(keepers.relayed) == 4, "the window has 60 s, of which 55 are left"


@pytest.mark.parametrize("change", [{"gas": 0}, {"mode": "never"}])
def test_nothing_is_published_without_gas_or_if_told_not_to(start, change):
    world = World(seats=witnesses(1), gas=change.get("gas", 1))
    trainer = start(world, FakeKeepers(holds=(0,), urls=1), max_unpaid=0, force_inclusion=change.get("mode", "auto"))
    for r in range(trainer.spec["maxMisses"] + 1):
        deliver(trainer, world, r)
        world.propose(-7.0 - r, included=1)
        trainer.turn()
    assert world.shown == []


def test_nothing_is_forced_without_gas_and_a_refusal_is_no_end(start):
    keepers = FakeKeepers(holds=(0, 1), urls=2)
    world = World(seats=witnesses(1, 1), gas=0)
    trainer = start(world, keepers, force_inclusion="always")
    deliver(trainer, world, 0)
    trainer.turns(lambda: len(trainer.journal.entry(0, FIRST.root()).acknowledgements) == 2)
    assert world.sent == []
    world.gas = 1

    def refuse(*_args):
        world.sent.append(())
        raise Reverted("InvalidRound", {"open": 1, "given": 0})

    world.force_inclusion = refuse
    for _ in range(3):
        trainer.turn()
    assert world.sent == [()], "once is enough"


def test_a_task_without_a_keeper_is_said_with_who_has_to_act(start, capsys):
    """Rounds that nobody relays look like a slow keeper from here: only who reads the pool knows better."""
    world = World()
    trainer = start(world)
    trainer.turn()
    assert "no keeper" not in capsys.readouterr().err
    world.pool = 0
    trainer.turn()
    trainer.turn()
    said = capsys.readouterr().err
    assert said.count("WARN  the task has no keeper") == 1
    assert "The sponsor has to bring one" in said
    assert f"assay keeper --join 0x{TASK.hex()}" in said


def test_no_keeper_is_said_while_none_answers(start, capsys):
    world = World(pool=0)
    trainer = start(world)

    def nobody():
        raise KeeperUnavailable("no keeper serves it")

    with pytest.raises(loop.NotYet):
        trainer._insist(nobody, limit=0.01)
    assert "the task has no keeper" in capsys.readouterr().err


def test_a_conviction_ends_the_trainer_and_is_an_error(start, capsys):
    world = World()
    trainer = start(world)
    world.enrolled |= {"toRound": 0, "ejectedAt": 1_700_000_000}
    with pytest.raises(TrainerConvicted, match="convicted in this task at 2023-11-14 22:13:20 UTC"):
        trainer.turn()
    assert [json.loads(line)["event"] for line in capsys.readouterr().out.splitlines()] == ["convicted"]


def test_a_conviction_after_the_last_round_is_an_error_and_what_vested_is_still_claimed(start, capsys):
    world = World()
    trainer = start(world)
    deliver(trainer, world, 0)
    world.propose(-7.0, last=True)
    world.enrolled |= {"toRound": 1, "ejectedAt": 1_700_000_000}
    for _ in range(3):
        trainer.turn()
    said = capsys.readouterr().err
    assert said.count("ERROR") == 1
    assert "was convicted in this task" in said


def test_a_dispute_that_is_open_at_the_end_delays_the_claim_and_ends_no_trainer(start, monkeypatch):
    """The contract pays none of the rounds of a transaction while one of them is disputed, by whomever."""
    trainer = start(World())
    refusals = [Reverted("ClaimDisputed", {"round": 0})]

    def pay(*_):
        if refusals:
            raise refusals.pop()
        return 5

    monkeypatch.setattr(claims, "unvested", lambda *_: None)
    monkeypatch.setattr(claims, "earned", lambda *_: claims.Earned([0, 1], []))
    monkeypatch.setattr(claims, "claim_rewards", pay)
    monkeypatch.setattr(claims, "claim_compensation", lambda *_: 0)
    assert trainer._insist(trainer._claim, 2) == {"claimed": "5", "compensation": "0"}
    assert not refusals
    refusals.append(Reverted("TaskNotFound", {}))
    with pytest.raises(Reverted):
        trainer._insist(trainer._claim, 2)


def test_what_is_earned():
    """Rounds of a slot's former holder, and those paid or left out, owe the account nothing."""
    world = World()
    included = [1 << SLOT, 1 << SLOT, 1, 1 << SLOT | 1, 1 << SLOT, 1 << SLOT]
    world.rounds = [Record(FIRST.root(), included=bits) for bits in included]
    enrollment = {"key": KEY.address, "slot": SLOT, "fromRound": 1, "toRound": loop.NEVER}
    world.enrollment = lambda task_id, account: enrollment
    world.logs = lambda contract, event, topics, first, last: [Log(event, {"round": 3}, 50, "0x", 0)]
    world.read = lambda contract, function, task_id, r: r < 5
    assert claims.earned(world, TASK, KEY.address, 6) == claims.Earned([1, 4], [5])
    enrollment["key"] = bytes(20)
    with pytest.raises(TrainerNotEnrolled):
        claims.earned(world, TASK, KEY.address, 6)


def test_what_has_not_vested():
    """Only the newest round that owes pay is asked about, at the block; what the slot's other holders are owed is not."""
    world, asked = World(), []
    world.rounds = [Record(FIRST.root(), included=bits) for bits in [1 << SLOT, 1 << SLOT, 1 << SLOT, 1, 1 << SLOT]]
    enrollment = {"key": KEY.address, "slot": SLOT, "fromRound": 1, "toRound": 4}
    world.enrollment = lambda task_id, account, block: enrollment
    vested, block = set(), world.latest()

    def read(contract, function, task_id, r, block):
        asked.append((function, r, block))
        return r in vested

    world.read = read
    assert claims.unvested(world, TASK, KEY.address, 5, block) == 2
    assert asked == [("isVested", 2, block)]
    assert claims.unvested(world, TASK, KEY.address, 2, block) == 1
    vested.add(2)
    assert claims.unvested(world, TASK, KEY.address, 5, block) is None
    assert claims.unvested(world, TASK, KEY.address, 1, block) is None
    enrollment["fromRound"] = 3
    assert claims.unvested(world, TASK, KEY.address, 5, block) is None


def test_an_older_round_that_vests_later_is_awaited_too(start, monkeypatch):
    """A dispute may hold a round's pay beyond that of the newest."""
    trainer = start(World())
    monkeypatch.setattr(claims, "unvested", lambda *_: None)
    monkeypatch.setattr(claims, "earned", lambda *_: claims.Earned([1], [0]))
    with pytest.raises(loop.NotYet, match="rewards of round 0 vest"):
        trainer._claim(2)
    monkeypatch.setattr(claims, "unvested", lambda *_: 1)
    monkeypatch.setattr(claims, "earned", lambda *_: pytest.fail("all rounds are asked about while the newest waits"))
    with pytest.raises(loop.NotYet, match="rewards of round 1 vest"):
        trainer._claim(2)


def test_void_commitments_by_overturn():
    """Which commitment an overturn made void follows from the order of events alone."""
    world = World()

    for r in (0, 1, 2):
        world.log("OuterGradientCommitted", {"round": r, "trainer": KEY.address})
    world.log("RoundOverturned", {"round": 0, "branch": 1, "deadRounds": 3})
    for r in (1, 3):
        world.log("OuterGradientCommitted", {"round": r, "trainer": KEY.address})
    world.log("RoundOverturned", {"round": 1, "branch": 2, "deadRounds": 2})
    honest = world.logs

    def logs(contract, event, topics, first, last):
        if event == "CompensationClaimed":
            return [Log(event, {"branch": 1, "round": 2}, 99, "0x", 0)]
        return honest(contract, event, topics, first, last)

    world.logs = logs
    assert claims.voided(world, TASK, KEY.address) == {1: [1], 2: [3]}

    sent = []

    def send(key, contract, function, *arguments, sleep):
        sent.append(arguments)
        return {"blockNumber": "0x63", "transactionHash": "0x"}

    def paid(contract, event, topics, first, last):
        if event == "CompensationClaimed" and first == last:
            return [Log(event, {"amount": 7}, 99, "0x", 0), Log(event, {"amount": 5}, 99, "0xother", 0)]
        return logs(contract, event, topics, first, last)

    # The pot of the second overturn is empty: a call before tells.
    world.read = lambda contract, function, task_id, branch, account, rounds: {1: 7, 2: 0}[branch]
    world.send, world.logs = send, paid
    assert claims.claim_compensation(world, KEY, TASK, KEY.address) == 7
    assert sent == [(TASK, 1, KEY.address, [1])]


class Node:
    """An RPC that answers with the heads and the transactions that a test gives it."""

    def __init__(self):
        self.heads = {"latest": 100, "safe": 90}
        self.mined = {}
        self.pool = set()

    def call(self, method, *params):
        if method == "eth_getBlockByNumber":
            if params[0] not in self.heads:
                raise RpcError("finalized block not found")
            return {"number": hex(self.heads[params[0]]), "timestamp": "0x0"}
        if method == "eth_getTransactionReceipt":
            block = self.mined.get(params[0])
            return block and {"transactionHash": params[0], "blockNumber": hex(block), "status": "0x1"}
        assert method == "eth_getTransactionByHash"
        return {} if params[0] in self.pool else None


def test_money_has_moved_when_its_head_is_there():
    chain, node = Chain(DEPLOYMENT), Node()
    chain.rpc = node
    node.mined["0xa"] = 95
    steps = [
        lambda: node.heads.update(safe=94),
        # A reorg takes the transaction back into the pool, and another block has it.
        lambda: (node.mined.pop("0xa"), node.pool.add("0xa"), node.heads.update(safe=95)),
        lambda: node.mined.update({"0xa": 97}),
        lambda: node.heads.update(safe=97),
    ]
    sleeps = []

    def sleep(seconds):
        sleeps.append(seconds)
        steps.pop(0)()

    first = {"transactionHash": "0xa", "blockNumber": "0x5f"}
    assert chain.moved(first, "latest", sleep)["blockNumber"] == "0x5f"
    assert sleeps == []
    assert chain.moved(first, "safe", sleep)["blockNumber"] == hex(97)
    assert steps == []
    with pytest.raises(TransactionFailed, match="a reorg took transaction 0xb back"):
        chain.moved({"transactionHash": "0xb", "blockNumber": "0x1"}, "safe", sleep)
    with pytest.raises(ConfigError, match="no finalized block"):
        chain.at_head("finalized")
