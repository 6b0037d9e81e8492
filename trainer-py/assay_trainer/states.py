"""The states that rounds start from, by root: kept, made from the payloads of the rounds since one that is kept, or fetched.

Nothing that a keeper sends is taken on trust: whatever way a state came, its root is the one on chain.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from assay_trainer import aggregation, durable, safetensors_io
from assay_trainer.arith import F32Array
from assay_trainer.chain import Block, Chain, ChainUnavailable
from assay_trainer.commit import State
from assay_trainer.errors import AssayError, RecomputeMismatch
from assay_trainer.facts_gen import RoundStatus
from assay_trainer.journal import Journal
from assay_trainer.keeper_client import Keepers, KeeperUnavailable
from assay_trainer.log import Log
from assay_trainer.payload import Array, Form
from assay_trainer.spec import Spec

# How many rounds lie at most between the state that is wanted and the one that it is made from.
MOST_ROUNDS = 8
# Share of the commit window that may go by while payloads are fetched: a dense state has to come in the rest.
_SHARE = 0.25
# Bytes that may be decoded at a time of payloads that cannot be aggregated piece by piece.
_MOST_DECODED = 1 << 30
_CLOSED = (RoundStatus.PROPOSED, RoundStatus.FINAL, RoundStatus.CARRIED)


@dataclass(frozen=True)
class Included:
    """A payload that a round includes: its root, and the enrolment slot of its trainer."""

    root: bytes
    slot: int


@dataclass(frozen=True)
class Outcome:
    """A closed round: roots of the states before and after it, and what it includes, by trainer; nothing if it was carried."""

    round: int
    parent: bytes
    root: bytes
    payloads: Mapping[bytes, Included] = field(default_factory=dict)


class NotMade(AssayError):
    """A state that is not made from payloads, as that takes more than fetching it, or cannot be done."""


def included(
    chain: Chain, task_id: bytes, round_: int, record: Mapping[str, Any], parent: bytes, block: Block, first: int | None = None
) -> dict[bytes, Included]:
    """What a round includes, by trainer, from events that lead to the frozen hash on chain.

    Args:
        record: The round as the contract has it at `block`.
        parent: Root of the state that it started from.
        first: The block from which on the events are looked for; None: the deployment's.

    Raises:
        RecomputeMismatch: The commitments are of another parent, or not all included slots are among them.
        ChainUnavailable: The node's events do not lead to the frozen hash.
    """
    found: dict[bytes, Included] = {}
    for log in chain.frozen_set(task_id, round_, record["frozenHash"], block, first):
        a = log.args
        if a["parentRoot"] != parent:
            raise RecomputeMismatch(f"round {round_}: a commitment was accepted on another parent")
        if record["included"] >> a["slot"] & 1:
            found[a["trainer"]] = Included(a["payloadRoot"], a["slot"])
    if len(found) != record["included"].bit_count():
        raise RecomputeMismatch(f"round {round_}: the proposal includes a slot without a commitment")
    return found


def fetched_payload(
    keepers: Keepers, form: Form, task_id: bytes, round_: int, trainer: bytes, root: bytes, path: Path
) -> list[Array]:
    """Tensors of the payload with that root, which is kept at `path`."""

    def root_of(raw: bytes) -> bytes:
        return form.root(task_id, round_, trainer, form.split(raw))

    return form.split(keepers.download(root, form.file_bytes(), path, root_of))


def fetched_state(keepers: Keepers, spec: Spec, root: bytes, path: Path, window: float | None = None) -> State:
    """The state with that root, which is kept at `path`. `window`: seconds in which it is of use (Keepers.download)."""
    parameters, fragments = spec["paramCount"], spec["fragmentCount"]

    def read(raw: bytes) -> State:
        return safetensors_io.decode_state(raw, parameters, fragments)

    return read(keepers.download(root, state_bytes(spec), path, lambda raw: read(raw).root(), window))


def state_bytes(spec: Spec) -> int:
    """Size of the canonical file of a task's state."""
    return safetensors_io.canonical_bytes(safetensors_io.state_layout(spec["paramCount"], spec["fragmentCount"]))


class States:
    """The states that a trainer starts its rounds from, kept in its journal."""

    def __init__(
        self, chain: Chain, keepers: Keepers, task_id: bytes, spec: Spec, account: bytes, journal: Journal, log: Log
    ) -> None:
        """`account`: the trainer's own, whose payloads are in the journal."""
        self._chain = chain
        self._keepers = keepers
        self._task_id = task_id
        self._spec = spec
        self._account = account
        self._journal = journal
        self._log = log
        self._form = Form.of(spec)

    def get(self, round_: int, root: bytes) -> State:
        """The state with that root, from which `round_` starts.

        From the journal, else made from the newest one there where the payloads since are fewer bytes than a state; else it
        is fetched. Where nobody sends it, an older one is fetched and the rest is made.

        Raises:
            KeeperUnavailable: Nobody sends what it takes.
        """
        if self._journal.state_path(root).exists():
            return self._fetch(root)
        size, rounds = state_bytes(self._spec), self._walk(round_, root)
        try:
            since = self._since(rounds, lambda parent: self._journal.state_path(parent).exists(), size)
            state = self._make(self._fetch(since[0].parent), since)
        except NotMade:
            pass
        except AssayError as exc:
            # An outcome that does not follow from its payloads is for challengers. A trainer goes on from what stands.
            self._log.warn(f"round {round_}: the state cannot be made from payloads, so it is fetched: {exc}")
        else:
            self._told(round_, "made", self._bytes(since))
            return state
        try:
            state = self._fetch(root)
        except KeeperUnavailable as missing:
            return self._from_older(round_, root, missing)
        self._told(round_, "fetched", size)
        return state

    def _from_older(self, round_: int, root: bytes, missing: KeeperUnavailable) -> State:
        """A state that nobody sends, made from the newest before it that somebody does."""
        since: list[Outcome] = []
        for outcome in self._walk(round_, root):
            since.insert(0, outcome)
            try:
                state = self._fetch(outcome.parent)
            except KeeperUnavailable:
                continue
            try:
                state = self._make(state, since)
            except AssayError as exc:
                raise KeeperUnavailable(f"{missing.message}; nor can it be made from payloads: {exc}") from exc
            self._told(round_, "made of an older one", state_bytes(self._spec) + self._bytes(since))
            return state
        raise missing

    def _told(self, round_: int, how: str, fetched: int) -> None:
        self._log.event("state", round=round_, how=how, bytes=fetched, stateBytes=state_bytes(self._spec))

    def _fetch(self, root: bytes) -> State:
        return fetched_state(self._keepers, self._spec, root, self._journal.state_path(root), self._spec["commitWindow"])

    def _walk(self, round_: int, root: bytes) -> Iterator[Outcome]:
        """The rounds before `round_` that led to `root`, the newest first, MOST_ROUNDS of them at most."""
        block = self._chain.latest()
        for r in range(round_ - 1, max(-1, round_ - 1 - MOST_ROUNDS), -1):
            record = self._chain.round(self._task_id, r, block)
            if record["stateRoot"] != root or record["status"] not in _CLOSED:
                raise ChainUnavailable(f"the node shows no round {r} that ended with the state 0x{root.hex()}")
            parent = self._chain.parent_root(self._task_id, r, self._spec["initialStateRoot"], block)
            if record["status"] == RoundStatus.CARRIED:
                yield Outcome(r, parent, root)
            else:
                yield Outcome(r, parent, root, self._included(r, record, parent, block))
            root = parent

    def _included(self, r: int, record: Mapping[str, Any], parent: bytes, block: Block) -> dict[bytes, Included]:
        # Blocks are at least a second apart. An overturned round's commitments can be older than the record says.
        opened = max(self._chain.deployment.deploy_block, block.number - (block.timestamp - record["openedAt"]) - 2)
        try:
            return included(self._chain, self._task_id, r, record, parent, block, opened)
        except ChainUnavailable:
            return included(self._chain, self._task_id, r, record, parent, block)

    def _since(self, walk: Iterator[Outcome], kept: Callable[[bytes], bool], most: int) -> list[Outcome]:
        """The rounds since the newest state that is kept, the oldest first, if their payloads are fewer bytes than `most`."""
        since: list[Outcome] = []
        for outcome in walk:
            since.insert(0, outcome)
            if (takes := self._bytes(since)) >= most:
                raise NotMade(f"the payloads since the newest one that is kept are {takes:,} bytes, a state {most:,}")
            if kept(outcome.parent):
                return since
        raise NotMade("none is kept that it could be made from")

    def _bytes(self, outcomes: Sequence[Outcome]) -> int:
        """What is fetched for these rounds: all payloads that are not the trainer's own."""
        return self._form.file_bytes() * sum(t != self._account for o in outcomes for t in o.payloads)

    def _make(self, state: State, since: Sequence[Outcome]) -> State:
        """The state after these rounds, written to the journal."""
        until = time.monotonic() + _SHARE * self._spec["commitWindow"]
        for outcome in since:
            if outcome.payloads:
                state = self._after(state, outcome, until)
        durable.write(self._journal.state_path(since[-1].root), safetensors_io.encode_state(state))
        return state

    def _after(self, state: State, outcome: Outcome, until: float) -> State:
        rule = aggregation.Rule.of(self._spec)
        largest = 4 * max(p.size for p in state.params) * len(outcome.payloads)
        if not rule.elementwise and largest > _MOST_DECODED:
            raise NotMade(f"the task's rule needs all payloads at once: {largest:,} bytes, of {_MOST_DECODED:,} at most")
        tensors: dict[bytes, list[Array]] = {}
        for trainer, payload in outcome.payloads.items():
            if time.monotonic() > until:
                raise NotMade("the payloads come too slowly for the commit window")
            tensors[trainer] = self._payload(outcome, trainer, payload.root)

        def read(trainer: bytes, fragment: int, first: int, count: int) -> F32Array:
            return self._form.piece(tensors[trainer][fragment], first, count)

        slots = {trainer: payload.slot for trainer, payload in outcome.payloads.items()}
        rates = self._spec["outerLearningRate"], self._spec["outerMomentum"]
        state = aggregation.advance(state, tensors, read, rule, *rates, slots)
        if state.root() != outcome.root:
            raise RecomputeMismatch(
                f"round {outcome.round}: the payloads give the state root 0x{state.root().hex()}, "
                f"the chain has 0x{outcome.root.hex()}"
            )
        self._journal.forget_others()
        return state

    def _payload(self, outcome: Outcome, trainer: bytes, root: bytes) -> list[Array]:
        if trainer == self._account:
            saved = self._journal.payload(outcome.round, outcome.parent)
            if saved is not None:
                try:
                    tensors = self._form.split(saved)
                    if self._form.root(self._task_id, outcome.round, trainer, tensors) == root:
                        return tensors
                except safetensors_io.PayloadError:
                    pass  # damaged: its copy at a keeper is not
        path = self._journal.others_path(root)
        return fetched_payload(self._keepers, self._form, self._task_id, outcome.round, trainer, root, path)
