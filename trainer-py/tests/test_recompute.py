"""Recomputation against a chain in memory: every rule and number format, overturned rounds, and ways for a chain to lie."""

from __future__ import annotations

import numpy as np
import pytest

from assay_trainer import aggregation, arith, commit, eip712, safetensors_io
from assay_trainer.aggregation import Rule
from assay_trainer.chain import Block, Chain, ChainUnavailable, Log
from assay_trainer.commit import ZERO32, State
from assay_trainer.deployment import Deployment
from assay_trainer.facts_gen import AggregationRule, RoundStatus
from assay_trainer.keeper_client import KeeperUnavailable
from assay_trainer.payload import Form
from assay_trainer.recompute import RecomputeMismatch, recompute

TASK = b"\5" * 32
TRAINERS = [bytes([i]) * 20 for i in (9, 2, 200, 5, 7)]
MEAN = Rule()
RATES = arith.DEFAULT_LEARNING_RATE, arith.DEFAULT_MOMENTUM


def words_of(weights):
    """Weights as the spec has them: eight a word, slot after slot."""
    packed = b"".join(arith.to_bits(w).to_bytes(4, "big") for w in weights).ljust(256, b"\0")
    return [packed[at : at + 32] for at in range(0, 256, 32)]


class Chained:
    """What recompute asks of a chain, and of keepers."""

    deployment = Deployment(1337, "http://127.0.0.1:9", 1, b"\1" * 20, b"\2" * 20, b"\3" * 20, b"\4" * 20, b"\5" * 20)
    frozen_set = Chain.frozen_set
    PARAMETERS = 600

    def __init__(self, fragments=1, quantization=0, rule=MEAN):
        rng = np.random.default_rng(1)
        self.state = State.initial(rng.standard_normal(self.PARAMETERS).astype(np.float32), fragments)
        self.rule, self.rng = rule, rng
        self.terms = {
            "version": 1,
            "tier": 1,
            "payloadKind": 0,
            "outerUpdate": 0,
            "paramCount": self.PARAMETERS,
            "fragmentCount": fragments,
            "quantization": quantization,
            "payloadBoundLog2": 10,
            "aggregation": int(rule.aggregation),
            "aggregationParam": rule.parameter,
            "weights": words_of(rule.weights),
            "clipL2Norm": arith.to_bits(rule.clip),
            "outerLearningRate": RATES[0],
            "outerMomentum": RATES[1],
            "initialStateRoot": self.state.root(),
            "maxRounds": 8,
        }
        self.form = Form.of(self.terms)
        self.objects = {self.state.root(): safetensors_io.encode_state(self.state)}
        self.rounds, self.events, self.made = [], [], {}

    def event(self, name, **args):
        self.events.append(Log(name, args, len(self.events), "0x", 0))

    def commit(self, trainers=TRAINERS, spoil=None):
        """Fresh payloads of the open round; with `spoil` the first one commits to what that makes of its bytes."""
        r, parent = len(self.rounds), self.state.root()
        self.payloads, self.frozen = {}, ZERO32
        for slot, trainer in enumerate(trainers):
            tensors = self.form.tensors((self.rng.standard_normal(self.PARAMETERS) * (slot + 1)).astype(np.float32))
            self.payloads[trainer] = tensors
            if spoil and slot == 0:
                tensors = [spoil(tensors[0].copy())]
            root = self.form.root(TASK, r, trainer, tensors)
            self.objects[root] = self.form.file(tensors)
            self.frozen = eip712.frozen_hash(self.frozen, trainer, slot, root, ZERO32)
            args = {"round": r, "trainer": trainer, "slot": slot, "parentRoot": parent, "payloadRoot": root}
            self.event("OuterGradientCommitted", claimHash=ZERO32, frozenHash=self.frozen, **args)
        self.made[r] = self.state, self.payloads, self.frozen

    def propose(self, left_out=(), lie=None):
        """Proposes the open round's outcome, or what `lie` makes of (state, auxRoot)."""
        r, parent = len(self.rounds), self.state.root()
        slots = [i for i, t in enumerate(self.payloads) if i not in left_out]
        names = list(self.payloads)
        values = {names[i]: self.form.values(self.payloads[names[i]]) for i in slots}
        state, aux = aggregation.step(self.state, values, self.rule, *RATES, {names[i]: i for i in slots})
        if lie:
            state, aux = lie(state, aux)
        included = sum(1 << i for i in slots)
        roots = {"newRoot": state.root(), "auxRoot": aux, "included": included}
        self.event(
            "RoundProposed", round=r, parentRoot=parent, setHash=eip712.set_hash(self.frozen, included), signers=[], **roots
        )
        self.rounds.append(
            {
                "status": RoundStatus.PROPOSED,
                "included": included,
                "frozenHash": self.frozen,
                "stateRoot": state.root(),
                "auxRoot": aux,
            }
        )
        self.state = state

    def carry(self):
        root = self.state.root()
        carried = {"status": RoundStatus.CARRIED, "included": 0, "stateRoot": root}
        self.rounds.append(carried | {"frozenHash": ZERO32, "auxRoot": ZERO32})

    def overturn(self, r):
        """Takes the head back to a round, whose commitments stay."""
        del self.rounds[r:]
        self.state, self.payloads, self.frozen = self.made[r]

    # Chain and keepers.
    def check(self):
        pass

    def spec(self, task_id):
        return self.terms

    def latest(self):
        return Block(len(self.events), 0, 0)

    def head(self, task_id, block=None):
        return {"round": len(self.rounds), "finalized": 1, "stateRoot": self.state.root()}

    def round(self, task_id, r, block=None):
        return self.rounds[r]

    def logs(self, contract, event, topics, first, last):
        wanted = None if len(topics) == 1 else int(topics[1], 16)
        return [e for e in self.events if e.name == event and wanted in (None, e.args["round"])]

    def read(self, contract, function, *args, block=None):
        assert function == "runRootOf"
        return commit.run_root([self.rounds[0]["stateRoot"]])

    def download(self, root, size, path, root_of, window=None):
        if root not in self.objects or root_of(self.objects[root]) != root:
            raise KeeperUnavailable("not held")
        return self.objects[root]

    def recompute(self, tmp_path):
        return recompute(self, self, TASK, tmp_path, lambda fact: None)


RULES = {
    "mean": MEAN,
    "clip": Rule(clip=np.float32(20)),
    "trimmed": Rule(AggregationRule.TRIMMED_MEAN, 1),
    "median": Rule(AggregationRule.COORDINATE_MEDIAN),
    "weighted": Rule(AggregationRule.WEIGHTED_MEAN, weights=tuple(np.float32([3, 1, 0.1, 2, 7]))),
    "krum": Rule(AggregationRule.KRUM, 1),
    "multi-krum": Rule(AggregationRule.MULTI_KRUM, 1 + 65536 * 3),
    "median-norm": Rule(AggregationRule.MEDIAN_NORM_MEAN),
}


@pytest.mark.parametrize("quantization", [0, 1, 2])
@pytest.mark.parametrize("name", RULES)
def test_every_rule_and_format(tmp_path, name, quantization):
    fragments = 3 if name in ("mean", "weighted", "trimmed", "median") else 1
    c = Chained(fragments, quantization, RULES[name])
    c.commit()
    c.propose()
    c.carry()
    c.commit(TRAINERS[::-1])
    c.propose()
    answer = c.recompute(tmp_path)
    assert [f["status"] for f in answer["rounds"]] == ["proposed", "carried", "proposed"]
    assert answer["stateRoot"] == "0x" + c.state.root().hex()
    last = c.rounds[2]
    arguments = TASK, 2, c.made[2][0].root(), last["frozenHash"], last["included"], last["stateRoot"], last["auxRoot"]
    assert answer["rounds"][2]["statementId"] == "0x" + eip712.statement_id(*arguments).hex()
    assert len({f.get("auxRoot") for f in answer["rounds"]}) == 3


@pytest.mark.parametrize("counted", [{"round": 9}, {"finalized": 2}])
def test_no_more_rounds_than_there_can_be(tmp_path, counted):
    """Whatever a node counts: none is asked for."""
    c = Chained()
    c.commit()
    c.propose()
    head = c.head(TASK) | counted
    c.head, c.round = lambda *_: head, None
    with pytest.raises(RecomputeMismatch, match="final"):
        c.recompute(tmp_path)


@pytest.mark.parametrize("counted", [{"round": 2**20 + 1, "finalized": 0}, {"round": 1, "finalized": 2}])
def test_a_head_that_no_run_has(counted, monkeypatch):
    """Of more rounds than any specification, or of more final ones than rounds."""
    chain = Chain(Chained.deployment)
    monkeypatch.setattr(chain, "read", lambda *_, **__: counted)
    with pytest.raises(ChainUnavailable, match="final"):
        chain.head(TASK)


def test_the_rules_differ():
    """Otherwise the test above would pass whatever rule was taken."""
    c = Chained()
    c.commit()
    values = {t: c.form.values(p) for t, p in c.payloads.items()}
    slots = {t: i for i, t in enumerate(values)}
    outcomes = {aggregation.step(c.state, values, rule, *RATES, slots)[0].root() for rule in RULES.values()}
    assert len(outcomes) == len(RULES)


def test_a_wrong_state_or_auxiliary_root_is_found(tmp_path):
    def state(right, aux):
        right.params[0][7] = np.nextafter(right.params[0][7], np.float32(9))
        return right, aux

    for lie, what in ((state, "state root"), (lambda right, aux: (right, bytes(31) + b"\1"), "auxiliary root")):
        c = Chained()
        c.commit()
        c.propose(lie=lie)
        with pytest.raises(RecomputeMismatch, match=f"round 0.*{what}"):
            c.recompute(tmp_path)


def test_an_overturned_round_and_what_stood_on_it(tmp_path):
    """Events of a dead branch, of the same round numbers, do not disturb the live one."""
    c = Chained()
    c.commit()
    c.propose(lie=lambda state, aux: (State.initial(state.flat() + 1, 1), aux))
    c.commit()
    c.propose()
    c.overturn(0)
    c.propose(left_out=(1,))
    c.commit(TRAINERS[:4])
    c.propose()
    answer = c.recompute(tmp_path)
    assert [len(f["included"]) for f in answer["rounds"]] == [4, 4]
    assert len([e for e in c.events if e.name == "RoundProposed"]) == 4


def test_commitments_that_do_not_lead_to_the_frozen_hash(tmp_path):
    c = Chained()
    c.commit()
    c.propose()
    del c.events[1]
    with pytest.raises(ChainUnavailable, match="frozen hash"):
        c.recompute(tmp_path)


def spoil_float(tensor):
    tensor[3] = np.nan
    return tensor


def spoil_bound(tensor):
    tensor[3] = 2000
    return tensor


def spoil_scale(leaves):
    leaves[0] ^= 1
    return leaves


@pytest.mark.parametrize(("quantization", "spoil"), [(0, spoil_float), (0, spoil_bound), (1, spoil_scale), (2, spoil_scale)])
def test_a_malformed_payload_that_counts_is_the_proposers_fault(tmp_path, quantization, spoil):
    c = Chained(quantization=quantization)
    c.commit(spoil=spoil)
    c.propose()
    with pytest.raises(RecomputeMismatch, match="malformed"):
        c.recompute(tmp_path)


def test_a_payload_that_nobody_has_is_no_verdict(tmp_path):
    c = Chained()
    c.commit()
    c.propose()
    del c.objects[c.form.root(TASK, 0, TRAINERS[0], c.payloads[TRAINERS[0]])]
    with pytest.raises(KeeperUnavailable):
        c.recompute(tmp_path)
