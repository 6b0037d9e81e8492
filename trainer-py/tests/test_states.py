"""States that trainers start from: from the journal, of payloads, or fetched; against a chain and keepers in memory."""

from __future__ import annotations

import json

import pytest
from test_recompute import RATES, RULES, TASK, TRAINERS, Chained

from assay_trainer import aggregation, payload, safetensors_io, states
from assay_trainer.commit import State
from assay_trainer.facts_gen import Quantization
from assay_trainer.journal import Journal
from assay_trainer.keeper_client import KeeperUnavailable
from assay_trainer.log import Log

OURS = TRAINERS[1]
MANY = 40_000
FORMATS = list(Quantization)


class Served(Chained):
    """A chain whose keepers write down what they are asked for, and keep as the client does what they send."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.terms |= {"commitWindow": 60}
        self.asked = []

    def round(self, task_id, r, block=None):
        return {"openedAt": 0} | self.rounds[r]

    def parent_root(self, task_id, r, initial, block=None):
        return self.rounds[r - 1]["stateRoot"] if r else initial

    def download(self, root, size, path, root_of, window=None):
        if path.exists():
            return path.read_bytes()
        self.asked.append(root)
        raw = super().download(root, size, path, root_of)
        assert len(raw) <= size
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
        return raw

    def propose(self, *args, **kwargs):
        super().propose(*args, **kwargs)
        self.objects[self.state.root()] = safetensors_io.encode_state(self.state)

    def rounds_of(self, *counts):
        """So many payloads in each round; 0: a round that is carried."""
        for n in counts:
            if n:
                self.commit(TRAINERS[:n])
                self.propose()
            else:
                self.carry()

    def get(self, tmp_path, round_=None):
        """The state of the open round, or of an earlier one; and what it came by."""
        journal = Journal(tmp_path, TASK, OURS)
        round_ = len(self.rounds) if round_ is None else round_
        root = self.parent_root(TASK, round_, self.terms["initialStateRoot"])
        told = []
        log = Log(json_events=True)
        log.event = lambda name, **fields: told.append(fields)
        self.warned = []
        log.warn = lambda message, **_: self.warned.append(message)
        self.asked = []
        state = states.States(self, self, TASK, self.terms, OURS, journal, log).get(round_, root)
        assert state.root() == root
        # Whatever way it came it is there to be used again, and nothing else is.
        assert journal.state_path(root).exists()
        assert not list((journal.folder / "payloads").glob("*")) or self.warned
        return told[0]["how"] if told else "kept"

    def payload_roots(self, r):
        return {self.form.root(TASK, r, t, p) for t, p in self.made[r][1].items()}


def size_of(chain):
    return len(safetensors_io.encode_state(chain.state))


@pytest.mark.parametrize("quantization", FORMATS)
@pytest.mark.parametrize("name", RULES)
def test_every_rule_and_format_by_pieces(monkeypatch, name, quantization):
    """What is made piece by piece is what is made of whole vectors."""
    fragments = 3 if RULES[name].elementwise else 1
    monkeypatch.setattr(Chained, "PARAMETERS", MANY)
    monkeypatch.setattr(aggregation, "_PIECE", 1 << 14)
    c = Chained(fragments, quantization, RULES[name])
    c.commit()
    values = {t: c.form.values(p) for t, p in c.payloads.items()}
    slots = {t: i for i, t in enumerate(values)}
    read = []

    def piece(trainer, fragment, first, count):
        read.append(count)
        return c.form.piece(c.payloads[trainer][fragment], first, count)

    rates = RATES[0], RATES[1]
    whole, _ = aggregation.step(c.state, values, c.rule, *rates, slots)
    made = aggregation.advance(c.state, c.payloads, piece, c.rule, *rates, slots)
    assert made.root() == whole.root()
    # The median of what leaves most out is nothing.
    assert (made.root() == c.state.root()) == (name == "median" and c.form.sparse)
    assert (max(read) <= 1 << 14) == c.rule.elementwise


def test_pieces_are_whole_leaves_of_every_format():
    for form in payload.FORMATS.values():
        assert aggregation._PIECE % form.leaf_elements == 0


def test_a_state_is_made_where_that_takes_fewer_bytes(tmp_path):
    c = Served(quantization=Quantization.INT8)
    assert c.get(tmp_path) == "fetched"
    assert c.get(tmp_path) == "kept"
    c.rounds_of(2, 0, 3)
    assert c.get(tmp_path) == "made"
    # Two rounds, one of them carried; nobody is asked for what is ours, but it is not in the journal here.
    assert set(c.asked) == c.payload_roots(0) | c.payload_roots(2)
    assert c.warned == []
    c.rounds_of(5, 5, 5)
    assert c.get(tmp_path) == "fetched"
    assert c.asked == [c.state.root()]


def test_dense_payloads_of_several_are_more_than_a_state(tmp_path):
    c = Served()
    c.get(tmp_path)
    c.rounds_of(5)
    assert c.get(tmp_path) == "fetched"
    c.rounds_of(1)
    assert c.get(tmp_path) == "made"


def test_the_trainers_own_payload_comes_from_its_journal(tmp_path):
    c = Served(quantization=Quantization.INT8)
    c.get(tmp_path)
    c.rounds_of(2)
    own, parent = c.form.file(c.made[0][1][OURS]), c.made[0][0].root()
    journal = Journal(tmp_path, TASK, OURS)
    journal.save_payload(0, parent, own)
    assert c.get(tmp_path) == "made"
    assert c.asked == [c.form.root(TASK, 0, TRAINERS[0], c.made[0][1][TRAINERS[0]])]
    # What is damaged is left to who looks after the journal, and fetched.
    c.rounds_of(2)
    journal.save_payload(1, c.made[1][0].root(), b"\0" + own[1:])
    assert c.get(tmp_path) == "made"
    assert set(c.asked) == c.payload_roots(1)
    assert journal.payload(1, c.made[1][0].root()) == b"\0" + own[1:]


def test_where_a_payload_is_missing_the_state_is_fetched(tmp_path):
    c = Served(quantization=Quantization.INT8)
    c.get(tmp_path)
    c.rounds_of(3)
    missing = c.payload_roots(0).pop()
    del c.objects[missing]
    assert c.get(tmp_path) == "fetched"
    assert len(c.warned) == 1
    assert "not held" in c.warned[0]


def test_an_outcome_that_does_not_follow_is_said_and_trained_on(tmp_path):
    """It stands until somebody proves it wrong, and who trains on anything else is not included."""
    c = Served(quantization=Quantization.INT8)
    c.get(tmp_path)
    c.commit(TRAINERS[:3])
    c.propose(lie=lambda right, aux: (State.initial(right.flat() + 1, 1), aux))
    assert c.get(tmp_path) == "fetched"
    assert len(c.warned) == 1
    assert "round 0: the payloads give the state root" in c.warned[0]


def test_a_state_that_nobody_sends_is_made_of_an_older_one(tmp_path):
    c = Served()
    c.rounds_of(5, 5, 0, 5)
    for r in (1, 3):
        del c.objects[c.rounds[r]["stateRoot"]]
    assert c.get(tmp_path) == "made of an older one"
    assert c.asked[-10:-5] != c.asked[-5:]
    assert set(c.asked[-10:]) == c.payload_roots(1) | c.payload_roots(3)


def test_a_state_that_nobody_sends_and_nobody_can_make(tmp_path):
    c = Served()
    c.rounds_of(5, 5)
    del c.objects[c.rounds[1]["stateRoot"]], c.objects[c.payload_roots(1).pop()]
    with pytest.raises(KeeperUnavailable, match=r"nor can it be made from payloads: .*not held"):
        c.get(tmp_path)
    for root in list(c.objects):
        del c.objects[root]
    with pytest.raises(KeeperUnavailable, match="not held"):
        c.get(tmp_path)


def test_no_further_back_than_is_said(tmp_path):
    c = Served()
    c.get(tmp_path)
    c.rounds_of(*[0] * states.MOST_ROUNDS)
    # Carried rounds have the root of the round before them, so the journal has it.
    assert c.get(tmp_path) == "kept"
    c.rounds_of(1, *[0] * states.MOST_ROUNDS)
    assert c.get(tmp_path) == "fetched"


def test_a_head_that_moved(tmp_path):
    """Between two looks at the chain a round was taken back: what was asked for is still the state of that root."""
    c = Served(quantization=Quantization.INT8)
    c.get(tmp_path)
    c.rounds_of(3)
    root = c.state.root()
    c.overturn(0)
    c.propose(left_out=(1,))
    journal, log = Journal(tmp_path, TASK, OURS), Log(json_events=True)
    said = []
    log.warn = lambda message, **_: said.append(message)
    assert states.States(c, c, TASK, c.terms, OURS, journal, log).get(1, root).root() == root
    assert len(said) == 1
    assert "shows no round 0 that ended with" in said[0]


def test_a_rule_that_needs_all_at_once_is_bounded(tmp_path, monkeypatch):
    c = Served(quantization=Quantization.INT8, rule=RULES["krum"])
    c.get(tmp_path)
    c.rounds_of(5)
    monkeypatch.setattr(states, "_MOST_DECODED", 5 * 4 * 600 - 1)
    assert c.get(tmp_path) == "fetched"
    c.rounds_of(5)
    monkeypatch.setattr(states, "_MOST_DECODED", 5 * 4 * 600)
    assert c.get(tmp_path) == "made"


def test_what_is_told_can_be_read(capsys, tmp_path):
    c = Served(quantization=Quantization.SPARSE_TOP1)
    journal = Journal(tmp_path, TASK, OURS)
    states.States(c, c, TASK, c.terms, OURS, journal, Log(json_events=True)).get(0, c.state.root())
    told = json.loads(capsys.readouterr().out)
    assert {k: told[k] for k in ("event", "round", "how")} == {"event": "state", "round": 0, "how": "fetched"}
    assert told["bytes"] == told["stateBytes"] == size_of(c) > 8 * 600
