"""The trainer: a loop whose every turn looks at the chain and does the one thing that is due.

A turn holds no state that matters: what was trained is in the journal, what was committed is on chain. So a kill, a reorg,
a lost node or a full disk all end the same way: the next turn looks again.
"""

from __future__ import annotations

import contextlib
import math
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from assay_repops import RepopsError, set_threads
from assay_trainer import arith, batch, claims, commit, durable, eip712, manifest, report, safetensors_io, sparse
from assay_trainer.adapters import Adapter, Score, from_manifest, of_programs
from assay_trainer.adapters.program import Program, refuse_unused
from assay_trainer.chain import (
    NEVER,
    Block,
    Chain,
    ChainUnavailable,
    Reverted,
    TransactionFailed,
    topic_word,
)
from assay_trainer.chain import Log as ChainLog
from assay_trainer.commit import PayloadRange
from assay_trainer.errors import (
    AssayError,
    ConfigError,
    DatasetMismatch,
    JournalConflict,
    RootMismatch,
    ShortWindows,
    TaskEnded,
    TrainerConvicted,
    TrainerNotEnrolled,
)
from assay_trainer.facts_gen import Phase, RoundStatus, TaskStatus, Tier
from assay_trainer.inner import Settings
from assay_trainer.journal import Entry, Journal
from assay_trainer.keeper_client import (
    EARLY,
    Acknowledgement,
    Credentials,
    Delivery,
    KeeperError,
    Keepers,
    KeeperUnavailable,
    Sending,
)
from assay_trainer.keys import DEV_CHAINS, Key, address_text
from assay_trainer.log import Log
from assay_trainer.payload import Diverged, Form
from assay_trainer.spec import Spec, check_supported
from assay_trainer.states import States
from assay_trainer.verified import Replayer, Work, claim_hash, open_replayer, root_list
from assay_trainer.windows import check_windows

if TYPE_CHECKING:
    from assay_trainer.inner.loop import Inner
    from assay_trainer.sealed import Sealing

T = TypeVar("T")

# Seconds between looks at the chain; a dev chain has a block a second.
POLL = 0.4
# How long a relayed commitment may take to show on chain before the trainer sends it itself.
RELAY_PATIENCE = 8.0
RELAY_TIMEOUT = 20.0
# A commitment sent with less than this left would be mined after the window.
CLOSING_SECONDS = 2
# How long a turn publishes before it looks at the chain again: a payload of hundreds of ranges must not cost the next round's.
SHOW_SECONDS = 5.0
# How long to look for the final state's score once the run is over.
LAST_PATIENCE = 60.0
# Receipts are posted this long before the upload window closes, or in its last third if that is shorter: until then a proposal
# has to include everybody anyway.
FORCE_SECONDS = 12
# How often it is said that a task has no keeper, and that publishing a payload does not pay.
NO_KEEPER_REPEAT = 60.0
UNPAID_REPEAT = 600.0
ETHER = 10**18
# So long after its round a list of checkpoints is still offered to a keeper that did not take it.
LISTED_ROUNDS = 16
# So long after its round a report is still offered; no keeper waits for one.
REPORTED_ROUNDS = 4
ENDED = (TaskStatus.COMPLETED, TaskStatus.FAILED, TaskStatus.CANCELLED)


class Unpaid(AssayError):
    """Payloads were delivered round after round and none was included."""


class Stopped(Exception):
    """SIGTERM or SIGINT asked for an end."""


class NotYet(AssayError):
    """Nothing is wrong; the next turn will see."""


@dataclass(frozen=True)
class Options:
    """What `assay-trainer run` was told."""

    task_id: bytes
    datadir: Path
    account: bytes
    claim: bool = False
    progress: bool = False
    # Rounds in a row, delivered and not included, after which it ends; 0 for never, as who is gone loses slot and fee.
    max_unpaid: int = 0
    force_inclusion: str = "auto"
    # Wei that a whole token is worth. None: a thousandth of an ether, or one on a development chain; 0: nothing is weighed.
    token_value: int | None = None
    tier: str | None = None
    threads: int = 1
    min_window: int | None = None
    device: str = "cpu"
    # Whether keepers are told of losses, records and samples.
    report: bool = True
    # Of the inner loop, in the Open tier.
    inner: Settings = Settings()  # noqa: RUF009 (immutable)
    # What has the records, if they are sealed to the account: then no record is written to a disk or told to anybody.
    sealing: Sealing | None = None


@dataclass(frozen=True)
class Trained:
    """What a round's inner steps came to: the outer gradient, flat, and the claim's checkpoints, none in the Open tier."""

    delta: np.ndarray
    loss: float | None
    checkpoints: Sequence[bytes] = ()


@dataclass
class Attempt:
    """How far the commitment of one (round, parent) has come in this process."""

    sent_at: float | None = None
    refused: int = 0
    unkept: int = 0
    tx_hash: str | None = None
    via: str | None = None
    committed: bool = False
    # Until then keepers may relay it; the other half of the time is for sending it ourselves.
    relays_until: float = math.inf


@dataclass
class Showing:
    """What is published of a payload: the round's frozen set, and the ranges that may not be public yet, once it has begun."""

    entries: Sequence[ChainLog] = ()
    left: list[PayloadRange] | None = None


class Trainer:
    """One account's work on one task."""

    def __init__(self, chain: Chain, keepers: Keepers, key: Key, options: Options, log: Log) -> None:
        self.chain = chain
        self.keepers = keepers
        self.key = key
        self.options = options
        self.log = log
        self.stop = threading.Event()
        self.journal = Journal(options.datadir, options.task_id, options.account)
        self.spec: Spec = {}
        self.adapter: Adapter
        self._attempts: dict[tuple[int, bytes], Attempt] = {}
        self._skipped: set[tuple[int, bytes]] = set()
        self._open: dict[int, bytes] = {}
        self._said: dict[str, float] = {}
        self._deliveries: dict[tuple[int, bytes], Delivery] = {}
        # Lists of checkpoints on their way, until long after their round: whoever doubts a claim looks for one.
        self._lists: dict[tuple[int, bytes], Sending[None]] = {}
        # What was said of rounds, on its way: a keeper that refuses answers, too.
        self._reports: dict[tuple[int, bytes], Sending[KeeperError | None]] = {}
        # Of a Verified task: what recomputes claims, and all records.
        self._replayer: Replayer | None = None
        self._records: list[bytes] = []
        # Of an Open task whose adapter leaves its steps to it.
        self._inner: Inner | None = None
        # Deliveries of rounds that have passed, until their last thread has ended.
        self._leaving: list[tuple[tuple[int, bytes], Delivery]] = []
        # Payloads to be published, and those of which every range is public; the branch is the one that must know it.
        self._showing: dict[tuple[int, bytes, int], Showing] = {}
        self._shown: set[tuple[int, bytes, int]] = set()
        # Whether it was looked for what a process before this one had begun to publish.
        self._resumed = False
        # The block in which a transaction was last tried: what a contract says of it changes with the next one at the soonest.
        self._tried: dict[tuple[Any, ...], int] = {}
        self._unpaid = 0
        self._left_out = False
        self._progress: Progress | None = None

    @property
    def form(self) -> Form:
        """How the task's payloads are written down."""
        return Form.of(self.spec)

    # ---- running -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Trains until the run ends or somebody asks to stop."""
        options = self.options
        domain = self.chain.deployment.rounds_domain
        self.keepers.credentials = Credentials(domain, options.task_id, options.account, self.key.secret)
        try:
            self._insist(durable.private_folder, self.options.datadir)
            self._insist(self.journal.open)
            self._prepare()
            with self._bars():
                while not self._insist(self._turn):
                    self._pause(POLL)
            self._finish()
        except Stopped:
            self.log.info("stopped; the journal has what was signed, the same command goes on from it")
            self.log.event("stopped")
        finally:
            for sending in (*self._deliveries.values(), *self._lists.values(), *self._reports.values()):
                sending.cancel()
            if self._inner is not None:
                self._inner.close()
            self.journal.close()

    def _pause(self, seconds: float) -> None:
        if self.stop.wait(seconds):
            raise Stopped

    def _insist(self, action: Callable[..., T], *args: Any, limit: float | None = None, **kwargs: Any) -> T:
        """Repeats an action while what it needs (chain, keeper, disk) is away, saying so."""
        delay, since, spoken = 0.5, None, 0.0
        while True:
            if self.stop.is_set():
                raise Stopped
            try:
                result = action(*args, **kwargs)
            except (ChainUnavailable, KeeperUnavailable, TransactionFailed) as exc:
                reason, message = exc.name, str(exc)
            except NotYet as exc:
                self._once(exc.message, repeat=30.0)
                self._pause(POLL)
                since, delay = None, 0.5
                continue
            except OSError as exc:
                if not durable.is_transient(exc):
                    raise
                reason, message = "DiskUnavailable", f"the disk refuses: {exc}"
            else:
                if since is not None:
                    self.log.info(f"back after {time.monotonic() - since:.0f} s")
                    self.log.event("recovered", seconds=round(time.monotonic() - since, 1))
                return result
            now = time.monotonic()
            since = now if since is None else since
            if limit is not None and now - since > limit:
                raise NotYet(f"gave up after {limit:.0f} s: {message}")
            if now - spoken > 10:
                self.log.warn(f"{message}; trying again until it is back")
                if reason == KeeperUnavailable.__name__:
                    with contextlib.suppress(ChainUnavailable):
                        self._say_if_no_keeper()
                self.log.event("waiting", reason=reason, message=message)
                spoken = now
            self._pause(delay)
            delay = min(5.0, delay * 1.5)

    def _once(self, message: str, repeat: float | None = None, warn: bool = False, **fields: Any) -> None:
        """Says something that many turns find again, whatever its fields are by then."""
        now = time.monotonic()
        last = self._said.get(message)
        if last is None or (repeat is not None and now - last >= repeat):
            self._said[message] = now
            (self.log.warn if warn else self.log.info)(message, **fields)

    def _prepare(self) -> None:
        task = "0x" + self.options.task_id.hex()
        self._insist(self.chain.check)
        status = self._insist(self.chain.status, self.options.task_id)
        if status == TaskStatus.NONE:
            raise TaskEnded(f"there is no task {task} in this deployment", "assay task list shows the tasks")
        if status in (TaskStatus.CANCELLED, TaskStatus.FAILED):
            raise TaskEnded(f"task {task} is {status.name.title()}")
        self.spec = self._insist(self.chain.spec, self.options.task_id)
        check_supported(self.spec)
        self._check_tier()
        self._insist(self._check_windows)
        self._insist(self._open_sealed)
        self._insist(self._await_manifest)
        self.log.info(
            f"task {task}: {self.spec['maxRounds']} rounds of {self.spec['innerSteps']} steps, adapter {self.adapter.name}"
        )
        self.log.event("ready", taskId=task, trainer=address_text(self.options.account), adapter=self.adapter.name)
        self._insist(self._await_enrolment)
        head = self._insist(self.chain.head, self.options.task_id)
        place = (head["round"], head["stateRoot"])
        self._open = dict([place]) if place in self._insist(self.journal.rounds) else {}

    @property
    def _verified(self) -> bool:
        return self._replayer is not None

    def _check_tier(self) -> None:
        tier = Tier(self.spec["tier"]).name.lower()
        if self.options.tier not in (None, tier):
            raise ConfigError(f"the task is of the {tier} tier, not {self.options.tier}", "another --task, or another --tier")
        if self.spec["tier"] != Tier.OPEN:
            self.options.inner.refuse_programs()
        if self.spec["tier"] == Tier.CONFIDENTIAL and self.options.sealing is None:
            raise ConfigError(
                "the task's data set is sealed to its trainers' enclaves: no keeper serves it",
                "--sealed FOLDER --enclave-key-file FILE",
            )

    def _check_windows(self) -> None:
        """Nobody waits here for an enrolment that it should not make; who is enrolled goes on, and is told."""
        try:
            check_windows(self.spec, self.chain.deployment.chain_id, self.options.min_window)
        except ShortWindows as exc:
            if self._enrollment()["key"] == bytes(20):
                raise
            self.log.warn(f"the account is enrolled in a task with short windows: {exc}")

    def _open_sealed(self) -> None:
        """Opens what is sealed to the account, if it is this task's, before anything is looked for elsewhere."""
        sealing = self.options.sealing
        if sealing is None:
            return
        sponsor = self.chain.read("TrainingTasks", "sponsorOf", self.options.task_id)
        sealing.hold(self.options.task_id, sponsor, self.spec["datasetRoot"], self.options.account)
        sealing.refuse_traces(self.journal.folder)
        shards = len(sealing.open()) - 1
        self.log.info(f"sealed data, version {sealing.manifest.version}: {shards} shards are open, in memory alone")

    def _await_manifest(self) -> None:
        digest: bytes = self.spec["manifestHash"]
        path = self.journal.folder / "manifest.json"
        raw = self.keepers.download(digest, manifest.MAX_BYTES, path, manifest.manifest_hash)
        parsed = manifest.parse(raw, self.spec["paramCount"])
        if parsed.dataset_root != self.spec["datasetRoot"] or parsed.dataset_records != self.spec["datasetRecords"]:
            raise DatasetMismatch("the manifest's data set is not the one that the task's spec commits to")
        verified, threads = self.spec["tier"] != Tier.OPEN, max(1, self.options.threads)
        if not verified or parsed.adapter != Program.name:
            # Seconds, and half a gigabyte: programs run without it.
            self.log.info("loading PyTorch")
            from assay_trainer import torch_setup

            torch_setup.configure(threads)
        refuse_unused(parsed)
        self.adapter = of_programs(parsed, self.log.warn) if verified else from_manifest(parsed)
        if not verified:
            if self.options.sealing is not None and not self.options.sealing.taken:
                raise ConfigError(
                    f"--sealed: the adapter {self.adapter.name!r} has records of its own, and reads no others", "leave it out"
                )
            from assay_trainer.inner.loop import open_inner

            self.adapter.device = torch_setup.torch_device(self.options.device, self.log.warn)
            scratch = self.journal.folder / "inner"
            self._inner = open_inner(self.adapter, self.options.inner, threads, scratch, self.log.warn)
            return
        cache = self.journal.folder / "objects"
        size = parsed.document["dataset"]["record_bytes"]
        self._replayer, self._records = open_replayer(
            self.keepers, self.options.task_id, self.spec, size, cache, self.options.device, self.log.warn, self.options.sealing
        )
        set_threads(max(1, self.options.threads))
        self.log.info(f"programs 0x{self.spec['programRoot'].hex()}, {len(self._records)} records of {size} bytes")

    def _enrollment(self, block: Block | None = None) -> dict[str, Any]:
        return self.chain.enrollment(self.options.task_id, self.options.account, block)

    def _await_enrolment(self) -> None:
        who = address_text(self.options.account)
        enrollment = self._enrollment()
        status = self.chain.status(self.options.task_id)
        if enrollment["key"] == bytes(20):
            if status in ENDED:
                raise TrainerNotEnrolled(f"{who} never enrolled and the task is over")
            raise NotYet(f"waiting for the enrolment of {who} (assay trainer enroll, or assay-trainer enroll)")
        if enrollment["key"] != self.key.address:
            raise TrainerNotEnrolled(
                f"{who} enrolled the key {address_text(enrollment['key'])}, this process has {address_text(self.key.address)}",
                "pass the key that was registered, and the account with --account",
            )

    def _conviction(self, enrollment: dict[str, Any]) -> TrainerConvicted:
        when = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(enrollment["ejectedAt"]))
        self.log.event("convicted", at=enrollment["ejectedAt"])
        return TrainerConvicted(
            f"{address_text(self.options.account)} was convicted in this task at {when}: lock and unvested pay are lost",
            'find out why before the account enrols again: docs/operations.md, "After a conviction"',
        )

    def _say_if_no_keeper(self, block: Block | None = None) -> None:
        """A round that nobody relays, stores or proposes is carried: only a keeper that joins ends that."""
        task = self.options.task_id
        pool = self.chain.read("TrainingTasks", "poolSizeOf", task, block=block)
        if pool == 0 and self.chain.status(task, block) not in ENDED:
            self._once(
                "the task has no keeper: nothing is relayed, stored or proposed until one joins its pool. The sponsor has to "
                "bring one: the same line of `assay task post` with another --keeper hands it the files. A keeper's operator "
                f"runs `assay keeper --join 0x{task.hex()}`",
                repeat=NO_KEEPER_REPEAT,
                warn=True,
            )

    # ---- one turn ------------------------------------------------------------------------------------------------------

    def _turn(self) -> bool:
        """Does what is due; True when the run is over."""
        task = self.options.task_id
        block = self.chain.latest()
        head = self.chain.head(task, block)
        round_, phase, _ = self.chain.phase(task, block)
        parent: bytes = head["stateRoot"]
        place = (round_, parent)
        self._tend_deliveries(place)
        self._forget_void(head, block)
        self._report_settled(head, block)
        self._resume_showing(head, block)
        if self._show_due(head, block):
            self._check_paid()
        if head["endedAt"] or phase == Phase.ENDED:
            # What vested before a conviction is still to be had, so the run is seen to its end.
            if (enrollment := self._enrollment(block))["ejectedAt"] and "convicted" not in self._said:
                self._said["convicted"] = time.monotonic()
                self.log.error(str(self._conviction(enrollment)))
            return self._is_settled(head, block)
        if phase in (Phase.NONE, Phase.WAITING):
            status = self.chain.status(task, block)
            if status in ENDED:
                return True
            if phase == Phase.WAITING:
                self._once(f"round {round_} waits for an older round to become final")
            else:
                self._once(f"the task is {status.name.title()}; waiting for it to train")
            return False
        enrollment = self._enrollment(block)
        self._say_if_no_keeper(block)
        if not enrollment["fromRound"] <= round_ < enrollment["toRound"]:
            if enrollment["ejectedAt"]:
                raise self._conviction(enrollment)
            if enrollment["toRound"] != NEVER:
                raise TrainerNotEnrolled(
                    f"the account's slot ended with round {enrollment['toRound']}", "enrol again while a slot is free"
                )
            self._once(f"enrolled from round {enrollment['fromRound']}")
            return False
        if place in self._skipped:
            return False
        on_chain = self.chain.round(task, round_, block)
        slot = enrollment["slot"]
        try:
            if on_chain["committed"] >> slot & 1:
                self._after_commitment(place, phase, slot, head, on_chain["status"], block)
            elif phase == Phase.COMMIT:
                self._commit(place, head, block)
            elif on_chain["status"] == RoundStatus.OVERTURNED:
                self._skip(place, "the round was overturned, and its next proposal goes without this trainer's payload")
            else:
                self._skip(place, "the commit window closed without this trainer's commitment")
        except JournalConflict as exc:
            self._skip(place, str(exc))
        return False

    def _is_settled(self, head: dict[str, Any], block: Block) -> bool:
        """Whether the end of the run is one: an overturn could still take rounds back, which then are trained again."""
        unsettled = range(head["finalized"], head["round"])
        if any(self.chain.overturnable(self.options.task_id, r, block) for r in unsettled):
            self._once("the last round is written; waiting until no round can be overturned any more")
            return False
        return True

    def _skip(self, place: tuple[int, bytes], why: str) -> None:
        self._skipped.add(place)
        self.log.warn(f"round {place[0]} is skipped: {why}")
        self.log.event("skipped", round=place[0], reason=why)

    def _commit(self, place: tuple[int, bytes], head: dict[str, Any], block: Block) -> None:
        deadline = head["openedAt"] + self.spec["commitWindow"]
        if block.timestamp + CLOSING_SECONDS >= deadline:
            self._skip(place, "too late: the commit window is closing")
            return
        entry = self._trained(place)
        if entry is None:
            return
        left = float(deadline - block.timestamp)
        attempt = self._attempts.setdefault(place, Attempt())
        if attempt.committed:
            self.log.warn(f"round {place[0]}: the commitment vanished from the chain (reorg or overturn); sending it again")
            self.log.event("resubmitting", round=place[0], payloadRoot="0x" + entry.payload_root)
            self._attempts[place] = attempt = Attempt()
        if attempt.sent_at is not None:
            if time.monotonic() - attempt.sent_at < RELAY_PATIENCE:
                return
            if attempt.via == "keeper":
                self.keepers.demote()
                attempt.unkept += 1
            if attempt.unkept < len(self.keepers.urls):
                attempt.sent_at = None
        gradient = eip712.OuterGradient(
            task_id=self.options.task_id,
            round=place[0],
            trainer=self.options.account,
            parent_root=place[1],
            payload_root=bytes.fromhex(entry.payload_root),
            claim_hash=bytes.fromhex(entry.claim_hash),
            deadline=deadline,
        )
        signature = eip712.sign(gradient.digest(self.chain.deployment.rounds_domain), self.key.secret)
        if attempt.relays_until == math.inf:
            attempt.relays_until = time.monotonic() + left / 2
        if attempt.sent_at is None and attempt.refused < 2 and time.monotonic() < attempt.relays_until:
            self._relay(gradient, signature, attempt, left)
        else:
            self._send(gradient, signature, attempt, left)

    def _relay(self, gradient: eip712.OuterGradient, signature: bytes, attempt: Attempt, left: float) -> None:
        # Every keeper may be asked twice, and there has to be time left to send it directly.
        timeout = min(RELAY_TIMEOUT, max(2.0, left / (2 * len(self.keepers.urls) + 1)))
        try:
            limit = attempt.relays_until - time.monotonic()
            answer = self.keepers.submit_outer_gradient(gradient, signature, timeout, limit)
        except KeeperUnavailable as exc:
            attempt.refused = 2
            self.log.warn(f"round {gradient.round}: {exc}; looking for the commitment on chain, then sending it directly")
        except KeeperError as exc:
            # The keeper may see an older chain than we do; the chain has the last word.
            attempt.refused += 1
            raise NotYet(f"round {gradient.round}: the keeper refuses to relay: {exc}") from exc
        else:
            attempt.sent_at, attempt.via = time.monotonic(), "keeper"
            attempt.tx_hash = str(answer.get("txHash") or "") or None

    def _send(self, gradient: eip712.OuterGradient, signature: bytes, attempt: Attempt, left: float) -> None:
        if self.chain.balance(self.key.address) == 0:
            attempt.sent_at, attempt.refused, attempt.unkept, attempt.relays_until = None, 0, 0, math.inf
            raise NotYet(f"round {gradient.round}: no keeper relays, and the key has no gas to send the commitment itself")
        try:
            receipt = self.chain.submit_outer_gradient(self.key, gradient, signature, max(3.0, left), self._pause)
        except Reverted as exc:
            attempt.sent_at, attempt.refused = None, 0
            if exc.error in ("InvalidSignature", "TrainerNotEnrolled", "SignatureExpired"):
                raise JournalConflict(f"the contract refuses the commitment: {exc}") from exc
            raise NotYet(f"round {gradient.round}: the contract refuses the commitment for now: {exc}") from exc
        attempt.sent_at, attempt.via, attempt.tx_hash = time.monotonic(), "self", receipt["transactionHash"]

    def _after_commitment(
        self,
        place: tuple[int, bytes],
        phase: Phase,
        slot: int,
        head: dict[str, Any],
        status: RoundStatus,
        block: Block,
    ) -> None:
        round_, parent = place
        attempt = self._attempts.setdefault(place, Attempt())
        if not attempt.committed:
            log = self._commitment_log(round_, head, block)
            entry = self.journal.entry(round_, parent) or self._trained(place)
            if entry is None:
                return
            on_chain: bytes = log.args["payloadRoot"]
            if on_chain.hex() != entry.payload_root or log.args["parentRoot"] != parent:
                self._skip(place, f"payload 0x{on_chain.hex()} was committed for this account, not the one in this journal")
                return
            if log.args["claimHash"].hex() != entry.claim_hash:
                self._skip(place, f"claim 0x{log.args['claimHash'].hex()} was committed, not the one in this journal")
                return
            attempt.committed, attempt.tx_hash = True, log.tx_hash
            via = attempt.via or "journal"
            self.log.info(f"round {round_}: committed", payload="0x" + entry.payload_root[:12], via=via)
            self.log.event("committed", round=round_, payloadRoot="0x" + entry.payload_root, txHash=log.tx_hash, via=via)
            self._open[round_] = parent
        elif round_ not in self._open:
            # It was closed when this process last looked.
            self._open[round_] = parent
            if status == RoundStatus.OVERTURNED:
                self.log.warn(f"round {round_}: its proposal was overturned; the commitment stands for the next one")
                self.log.event("overturned", round=round_, payloadRoot="0x" + self._recorded(place).payload_root)
        self._publish(place)
        if phase in (Phase.UPLOAD, Phase.PROPOSE, Phase.FALLBACK):
            entry = self._recorded(place)
            # By then a proposal of everybody would have come; and whom the first one leaves out may be gone in its very block.
            # It comes before the delivery, which keepers that take nothing would never let end.
            if phase in (Phase.PROPOSE, Phase.FALLBACK):
                self._stay_present(place, block)
            self._deliver(place, entry, phase)
            self._force_inclusion(place, entry, slot, head, block)
            self._report(place, entry)

    def _recorded(self, place: tuple[int, bytes]) -> Entry:
        entry = self.journal.entry(*place)
        if entry is None:
            raise JournalConflict(f"the journal's entry of round {place[0]} is gone", "what was signed is on chain only")
        return entry

    def _first_block(self, head: dict[str, Any], block: Block) -> int:
        """A block before the open round's first; blocks are at least a second apart."""
        return max(self.chain.deployment.deploy_block, block.number - (block.timestamp - head["openedAt"]) - 2)

    def _commitment_log(self, round_: int, head: dict[str, Any], block: Block) -> Any:
        topics = [topic_word(self.options.task_id), topic_word(round_), topic_word(self.options.account)]
        first = self._first_block(head, block)
        found = self.chain.logs("TrainingRounds", "OuterGradientCommitted", topics, first, block.number)
        if not found:
            raise ChainUnavailable("the node shows a commitment but not its event")
        return found[-1]

    # ---- training ------------------------------------------------------------------------------------------------------

    def _state(self, round_: int, root: bytes) -> commit.State:
        options = self.options
        states = States(self.chain, self.keepers, options.task_id, self.spec, options.account, self.journal, self.log)
        return states.get(round_, root)

    def _payload_root(self, round_: int, raw: bytes) -> bytes:
        return self.form.root(self.options.task_id, round_, self.options.account, self.form.split(raw))

    def _trained(self, place: tuple[int, bytes]) -> Entry | None:
        """The round's entry, its payload on disk: from the journal if it is there, else by training."""
        round_, parent = place
        entry, saved = self.journal.entry(round_, parent), self.journal.payload(round_, parent)
        if entry is not None and saved is not None and self._intact(entry, saved):
            return entry
        started = time.monotonic()
        state = self._state(round_, parent)
        start = state.flat()
        score = self.adapter.evaluate(start)
        try:
            result, losses, seconds = self._inner_steps(place, start)
            total = self._with_carry(round_, result.delta)
            raw = self.form.file(self.form.tensors(total))
        except Diverged as exc:
            self._skip(place, f"training diverged: {exc}")
            return None
        if entry is None and saved is not None and not self._verified:
            raw = self._reusable(round_, saved) or raw
        fresh = Entry(round_, parent.hex(), self._payload_root(round_, raw).hex(), result.loss, round(seconds, 3))
        if self._verified:
            fresh.claim_hash = self._claim_hash(round_, result.checkpoints).hex()
        if entry is not None and (entry.payload_root, entry.claim_hash) != (fresh.payload_root, fresh.claim_hash):
            raise JournalConflict(
                f"the payload that was signed is lost and training gives another one (0x{fresh.payload_root})",
                "was the machine or PyTorch changed during the run?",
            )
        self.journal.save_payload(round_, parent, raw)
        if self.form.sparse:
            self._save_carry(place, total, raw)
        if self._verified:
            self.journal.save_checkpoints(round_, parent, b"".join(result.checkpoints))
        self.journal.intend(fresh)
        self.journal.forget_work()
        records = _records_of_round(self.spec, self._replayer, self.adapter)
        tokens = records * int(getattr(self.adapter, "tokens_per_record", 0))
        told = report.Facts.of(losses, result.loss, score.loss if score else None, records, tokens, seconds)
        self.journal.save_report(round_, parent, told)
        facts = {} if result.loss is None else {"loss": f"{result.loss:.4f}"}
        facts |= {} if score is None or score.accuracy is None else {"accuracy": f"{score.accuracy:.4f}"}
        self.log.info(f"round {round_}: trained {self.spec['innerSteps']} steps", **facts, seconds=f"{seconds:.2f}")
        self.log.event(
            "trained",
            round=round_,
            loss=result.loss,
            # Of the state the round starts from, as everybody else has it too.
            **_measured(score),
            steps=self.spec["innerSteps"],
            seconds=round(seconds, 3),
            prepareSeconds=round(time.monotonic() - started, 3),
            payloadRoot="0x" + fresh.payload_root,
            claimHash="0x" + fresh.claim_hash,
            parentRoot="0x" + parent.hex(),
        )
        return self.journal.entry(round_, parent)

    def _with_carry(self, round_: int, delta: np.ndarray) -> np.ndarray:
        """The outer gradient and, of sparse payloads, what the rounds before left out of theirs."""
        if not self.form.sparse:
            return delta
        carry = self.journal.carry(round_)
        if carry is None or len(carry) != 4 * delta.size:
            # The first round; or the folder is new, and what was carried is lost.
            return sparse.with_carry(np.zeros_like(delta), delta)
        return sparse.with_carry(np.frombuffer(carry, commit.F32), delta)

    def _save_carry(self, place: tuple[int, bytes], total: np.ndarray, raw: bytes) -> None:
        sent = np.concatenate(self.form.values(self.form.split(raw)))
        self.journal.save_carry(*place, sparse.left(total, sent).astype(commit.F32).tobytes())
        # A round that is overturned is trained again from what was carried into it.
        self.journal.forget_carries(place[0] - self.spec["rollbackDepth"])

    def _claim_hash(self, round_: int, checkpoints: Sequence[bytes]) -> bytes:
        return claim_hash(self.options.task_id, round_, self.options.account, checkpoints)

    def _intact(self, entry: Entry, saved: bytes) -> bool:
        """Whether the journal still has all that the entry's roots were made from."""
        try:
            if self._payload_root(entry.round, saved).hex() != entry.payload_root:
                return False
        except safetensors_io.PayloadError:
            return False
        return not self._verified or self._checkpoints(entry) is not None

    def _checkpoints(self, entry: Entry) -> bytes | None:
        """The list that the entry's claim hashes, if the journal has it."""
        raw = self.journal.checkpoints(entry.round, bytes.fromhex(entry.parent_root))
        if not raw or len(raw) % 32 or self._claim_hash(entry.round, root_list(raw)).hex() != entry.claim_hash:
            return None
        return raw

    def _reusable(self, round_: int, saved: bytes) -> bytes | None:
        """A payload that a kill left without intent: nothing was signed, so it serves if it is whole."""
        try:
            self._payload_root(round_, saved)
        except safetensors_io.PayloadError:
            return None
        return saved

    def _inner_steps(self, place: tuple[int, bytes], start: np.ndarray) -> tuple[Trained, report.Losses, float]:
        spec, round_ = self.spec, place[0]
        bar, losses = None, report.Losses()
        if self._progress is not None:
            bar = self._progress.add_task(f"round {round_}", total=spec["innerSteps"], note="")

        def done(steps: int, loss: float | None) -> None:
            losses.add(steps, loss)
            if self.stop.is_set() and self._verified:
                # A round may take hours, and what is done of it comes out the same again.
                raise Stopped
            if bar is not None and self._progress is not None:
                self._progress.update(bar, completed=steps, note=_note(loss))

        started = time.monotonic()
        result = self._by_adapter(place, start, done) if self._replayer is None else self._by_programs(round_, start, done)
        if bar is not None and self._progress is not None:
            self._progress.remove_task(bar)
            self._progress.update(self._rounds_bar, completed=round_ + 1, note=_note(result.loss))
        return result, losses, time.monotonic() - started

    def _by_adapter(self, place: tuple[int, bytes], start: np.ndarray, done: Callable[[int, float | None], None]) -> Trained:
        spec, round_ = self.spec, place[0]
        batches = batch.round_batches(
            spec["seed"],
            round_,
            self.options.account,
            spec["innerSteps"],
            self.adapter.manifest.batch_size,
            spec["datasetRecords"],
        )
        if self._inner is None:
            result = self.adapter.train(start, batches, lambda step, loss: done(step + 1, loss))
            return Trained(arith.outer_gradient(start, result.params), result.loss)
        from assay_trainer.inner.loop import round_key

        key = round_key(spec["seed"], round_, self.options.account)
        # Moments after a step or two are the gradients of a few records: of sealed ones they are kept where it was asked for.
        kept = self.options.sealing is None or self.options.inner.save_seconds is not None
        folder = self.journal.work(*place) if kept else None
        self.journal.forget_work(folder)
        result = self._inner.train(
            start, batches, key, folder, lambda step, loss: done(step + 1, loss), self.stop.is_set, round_
        )
        if result is None:
            raise Stopped
        return Trained(arith.outer_gradient(start, result.params), result.loss)

    def _by_programs(self, round_: int, start: np.ndarray, done: Callable[[int, float | None], None]) -> Trained:
        assert self._replayer is not None
        try:
            result = self._replayer.run(Work(round_, self.options.account, start, self._records), done)
        except RepopsError as exc:
            raise Diverged(f"the programs refuse the state of the round: {exc}") from exc
        return Trained(result.delta, result.loss, result.checkpoints)

    def _bars(self) -> Any:
        progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[note]}"),
            console=self.log.console,
            disable=not self.options.progress,
        )
        if self.options.progress:
            self._progress = progress
            self._rounds_bar = progress.add_task("rounds", total=self.spec["maxRounds"], note="")
        return progress

    # ---- what is said of it ----------------------------------------------------------------------------------------------

    def _report(self, place: tuple[int, bytes], entry: Entry) -> None:
        """Tells every keeper what the round's steps came to, once its payload is held; whatever fails, training goes on."""
        round_, _ = place
        if not self.options.report or not entry.acknowledgements:
            return
        try:
            if place in self._reports:
                self._tend_report(place)
                return
            for old in [p for p in self._reports if p[0] + REPORTED_ROUNDS < round_]:
                self._reports.pop(old).cancel()
            if (document := self._reported(place, entry)) is None:
                return
            self._reports[place] = Sending(self.keepers.urls, lambda url: self._tell(url, round_, document))
        except (AssayError, OSError) as exc:
            self._once(f"round {round_}: nothing is reported of it: {exc}", warn=True)

    def _reported(self, place: tuple[int, bytes], entry: Entry) -> dict[str, Any] | None:
        """The signed report of a round, the same each time; None if its facts were not kept."""
        round_, parent = place
        facts = self.journal.report(round_, parent)
        if facts is None:
            return None
        if self.options.sealing is not None:
            # A model's samples go on with the beginnings of records.
            facts.samples = []
        elif not facts.samples and self.journal.state_path(parent).exists():
            facts.samples = report.samples_of(self.adapter, lambda: self._state(round_, parent).flat(), self.log.warn)
            if facts.samples:
                self.journal.save_report(round_, parent, facts)
        payload_root = bytes.fromhex(entry.payload_root)
        said = eip712.TrainingReport(self.options.task_id, round_, self.options.account, payload_root, **facts.arguments())
        return said.document(self.chain.deployment.rounds_domain, self.key.secret)

    def _tell(self, url: str, round_: int, document: dict[str, Any]) -> KeeperError | None:
        """Gives a keeper a report. What it refuses by name it would refuse again, unless it is behind us on the chain."""
        try:
            self.keepers.put_report(url, self.options.task_id, round_, self.options.account, document)
        except KeeperError as exc:
            if exc.error in EARLY:
                raise
            return exc
        return None

    def _tend_report(self, place: tuple[int, bytes]) -> None:
        for refusal in self._reports[place].collect():
            if refusal is None:
                self._once(f"round {place[0]}: reported")
                self.log.event("reported", round=place[0])
            else:
                self._once(f"round {place[0]}: a keeper does not take the report: {refusal}")
        for url, exc in (self._reports[place].failures() or {}).items():
            self._once(f"round {place[0]}: {url} has not taken the report so far: {exc.name}")

    # ---- delivery ------------------------------------------------------------------------------------------------------

    def _tend_deliveries(self, now: tuple[int, bytes]) -> None:
        """Keeps the acknowledgements that came in, and ends the deliveries of rounds other than the open one."""
        for place in [p for p in self._deliveries if p != now]:
            self._deliveries[place].cancel()
            self._leaving.append((place, self._deliveries.pop(place)))
        leaving = [(place, delivery, delivery.running()) for place, delivery in self._leaving]
        for place, delivery in [*self._deliveries.items(), *self._leaving]:
            for answer in delivery.collect():
                self._acknowledged(place, answer)
        self._leaving = [(place, delivery) for place, delivery, running in leaving if running]

    def _acknowledged(self, place: tuple[int, bytes], answer: Acknowledgement) -> None:
        round_, _ = place
        try:
            entry = self._recorded(place)
        except JournalConflict as exc:
            self.log.warn(f"round {round_}: an acknowledgement came in, but {exc}")
            return
        first = not entry.acknowledgements
        self.journal.acknowledge(entry, answer.url, answer.document)
        self.log.info(f"round {round_}: payload delivered", keeper=answer.url)
        self.log.event("uploaded" if first else "acknowledged", round=round_, keeper=address_text(answer.keeper))
        self._report(place, entry)

    def _publish(self, place: tuple[int, bytes]) -> None:
        """Gives every keeper the claim's checkpoints: who doubts the claim would else force them out on chain."""
        if not self._verified:
            return
        for old in [p for p in self._lists if p[0] + LISTED_ROUNDS < place[0]]:
            self._lists.pop(old).cancel()
        round_, _ = place
        if (sending := self._lists.get(place)) is not None:
            for url, exc in (sending.failures() or {}).items():
                if exc.name not in EARLY:
                    self._once(f"round {round_}: {url} has not taken the claim's checkpoints so far: {exc.name}")
            return
        raw = self._checkpoints(self._recorded(place))
        if raw is None:
            # Computes them again, and the very bits that were signed or nothing.
            self._trained(place)
            raise NotYet(f"round {round_}: the claim's checkpoints were restored")
        self._lists[place] = Sending(
            self.keepers.urls,
            lambda url: self.keepers.put_checkpoints(url, self.options.task_id, round_, self.options.account, raw),
        )

    def _deliver(self, place: tuple[int, bytes], entry: Entry, phase: Phase) -> None:
        """Sees to it that every keeper is offered the payload and one holds it; the others are tried behind."""
        round_, _ = place
        missing = [url for url in self.keepers.urls if url not in entry.acknowledgements]
        delivery = self._deliveries.get(place)
        if delivery is None and missing:
            raw = self.journal.payload(*place)
            if raw is None or not self._intact(entry, raw):
                # Trains again, on the disk's account; only the very bits that were signed pass.
                self._trained(place)
                raise NotYet(f"round {round_}: the payload was restored")
            where = (self.options.task_id, round_, self.options.account)
            delivery = self._deliveries[place] = Delivery(
                self.keepers,
                missing,
                where,
                raw,
                lambda answer: self._check_acknowledgement(entry, answer),
                bytes.fromhex(entry.payload_root),
            )
        failures = None if delivery is None else delivery.failures()
        if failures is None:
            return
        if entry.acknowledgements:
            for url, exc in ((u, e) for u, e in failures.items() if e.name not in EARLY):
                self._once(f"round {round_}: {url} has not taken the payload so far: {exc.name}")
            return
        names = {exc.name for exc in failures.values()}
        said = "; ".join(f"{url}: {exc}" for url, exc in failures.items())
        if names <= set(EARLY):
            raise NotYet(f"round {round_}: waiting for the keeper to see the commit window close")
        # That it is closed is for the chain to say. Who has a payload that no keeper takes has to show that it was there,
        # also when the round is done again.
        if names == {"UploadWindowClosed"} and phase != Phase.UPLOAD:
            self._once(f"round {round_}: no keeper takes the payload any more", warn=True)
            return
        raise KeeperUnavailable(f"round {round_}: the payload is not acknowledged: {said}")

    def _check_acknowledgement(self, entry: Entry, answer: Acknowledgement) -> None:
        if not self._is_receipt(entry, answer.keeper, answer.signature):
            raise RootMismatch(f"the acknowledgement is not signed by {address_text(answer.keeper)} of the task's pool")

    def _is_receipt(self, entry: Entry, keeper: bytes, signature: bytes, block: Block | None = None) -> bool:
        """Whether a keeper of the pool has signed for the payload, with the key that it has as of the block."""
        task, root = self.options.task_id, bytes.fromhex(entry.payload_root)
        domain = self.chain.deployment.rounds_domain
        digest = eip712.payload_receipt_digest(domain, task, entry.round, self.options.account, root)
        key: bytes = self.chain.read("TrainingTasks", "poolKeeperOf", task, keeper, block=block)["key"]
        return key != bytes(20) and eip712.recover(digest, signature) == key

    def _receipts(self, entry: Entry, block: Block) -> dict[bytes, bytes]:
        """Signatures for the payload by keeper: one that a keeper made worthless by another key would spoil all of them."""
        signed = ((_raw(d["keeper"]), _raw(d["signature"])) for d in entry.acknowledgements.values())
        return {keeper: signature for keeper, signature in signed if self._is_receipt(entry, keeper, signature, block)}

    def _force_inclusion(self, place: tuple[int, bytes], entry: Entry, slot: int, head: dict[str, Any], block: Block) -> None:
        """Posts the receipts of enough witnesses, so that no proposal can leave this payload out."""
        round_, _ = place
        task, mode = self.options.task_id, self.options.force_inclusion
        if mode == "never" or not entry.acknowledgements:
            return
        tried = ("forceInclusion", *place)
        if self._tried.get(tried, -1) >= block.number:
            return
        if mode == "auto":
            deadline = self.chain.read("TrainingRounds", "deadlinesOf", task, block=block)["uploadDeadline"]
            if block.timestamp < deadline - min(FORCE_SECONDS, self.spec["uploadWindow"] // 3):
                return
        committee = self.chain.committee(task, round_, block)
        forced = committee.forced >> slot & 1
        receipts = self._receipts(entry, block)
        silent = [keeper for keeper in committee.seats if keeper not in receipts]
        if not committee.drawn_at or forced or (mode == "auto" and not silent and not self._left_out):
            return
        chosen, seats = [], 0
        for keeper, held in sorted(committee.seats.items(), key=lambda item: -item[1]):
            if keeper in receipts and seats < self.spec["committeeThreshold"]:
                chosen.append(keeper)
                seats += held
        if seats < self.spec["committeeThreshold"]:
            self._once(f"round {round_}: witnesses with {seats} seats hold the payload, too few to force its inclusion")
            return
        if self.chain.balance(self.key.address) == 0:
            self._once(f"round {round_}: the key has no gas to force the payload's inclusion with")
            return
        frozen = self.chain.round(task, round_, block)["frozenHash"]
        entries = self.chain.frozen_set(task, round_, frozen, block, self._first_block(head, block))
        signatures = [{"keeper": k, "signature": receipts[k]} for k in sorted(chosen)]
        # What came of it the chain tells: what was mined may be taken back, and what is refused may be taken in the next block.
        self._tried[tried] = block.number
        try:
            self.chain.force_inclusion(self.key, task, self.options.account, entries, signatures, self._pause)
        except Reverted as exc:
            # Most likely the proposal came first; what it included the next turn will tell.
            self._once(f"round {round_}: the inclusion could not be forced: {exc}", warn=True)
        else:
            self.log.info(f"round {round_}: inclusion forced", seats=seats)
            self.log.event("forced", round=round_, seats=seats)

    # ---- what became of it ---------------------------------------------------------------------------------------------

    def _forget_void(self, head: dict[str, Any], block: Block) -> None:
        """Drops what was committed on a branch that an overturn took off the chain: it is trained anew on the right parent."""
        for round_, parent in list(self._open.items()):
            if round_ > head["round"]:
                live = None
            elif round_ == head["round"]:
                live = head["stateRoot"]
            else:
                live = self.chain.parent_root(self.options.task_id, round_, self.spec["initialStateRoot"], block)
            if parent != live:
                del self._open[round_]
                self.log.warn(f"round {round_}: a round before it was overturned, this trainer's commitment is void")
                self.log.event("void", round=round_, parentRoot="0x" + parent.hex())
        # A round behind the head that opens again is another one, even on the same parent.
        self._skipped = {p for p in self._skipped if p[0] <= head["round"]}
        self._tried = {what: number for what, number in self._tried.items() if number >= block.number}

    def _report_settled(self, head: dict[str, Any], block: Block) -> None:
        """Tells of the rounds that have been closed since the last turn."""
        for round_ in sorted(r for r in self._open if r < head["round"]):
            place = (round_, self._open[round_])
            on_chain = self.chain.round(self.options.task_id, round_, block)
            slot = self._enrollment(block)["slot"]
            try:
                entry = self._recorded(place)
            except JournalConflict as exc:
                self.log.warn(f"round {round_} is closed, but cannot be judged: {exc}")
                del self._open[round_]
                continue
            included = bool(on_chain["included"] >> slot & 1)
            status = on_chain["status"]
            if not included and status in (RoundStatus.PROPOSED, RoundStatus.FINAL):
                self._stay_present(place, block)
            # Only now is nothing left to ask: a node that was away would else have cost the round its publication.
            del self._open[round_]
            attempt = self._attempts.get(place)
            self.log.event(
                "round",
                round=round_,
                loss=entry.loss,
                seconds=entry.seconds,
                included=included,
                status=status.name.lower(),
                stateRoot="0x" + on_chain["stateRoot"].hex(),
                txHash=attempt.tx_hash if attempt else None,
            )
            self._judge_pay(round_, included, status, entry)

    def _stay_present(self, place: tuple[int, bytes], block: Block) -> None:
        """Sees to it that a payload is published that nobody includes, when another such round could cost the slot.

        What is public was delivered, whoever denies it.
        """
        round_, parent = place
        task, account = self.options.task_id, self.options.account
        if self.options.force_inclusion == "never" or self.spec["custodyAssumed"]:
            return
        subject = (round_, parent, self.chain.round(task, round_, block)["branch"])
        if subject in self._shown or subject in self._showing:
            return
        most = self.spec["maxMisses"]
        if self.chain.read("TrainingRounds", "missesOf", task, account, most, block=block)["misses"] >= most:
            self._showing[subject] = Showing()

    def _resume_showing(self, head: dict[str, Any], block: Block) -> None:
        """Takes up again, in the first turn, the newest payload that a closed round left out: it may not be public whole."""
        if self._resumed:
            return
        task, oldest, slot = self.options.task_id, head["round"] - 1 - self.spec["maxMisses"], self._enrollment(block)["slot"]
        for round_, parent in sorted(self.journal.rounds(), reverse=True):
            if not oldest <= round_ < head["round"]:
                continue
            on_chain = self.chain.round(task, round_, block)
            left_out = (on_chain["committed"] & ~on_chain["included"]) >> slot & 1
            closed = on_chain["status"] in (RoundStatus.PROPOSED, RoundStatus.FINAL)
            live = parent == self.chain.parent_root(task, round_, self.spec["initialStateRoot"], block)
            if left_out and closed and live:
                self._stay_present((round_, parent), block)
                break
        self._resumed = True

    def _show_due(self, head: dict[str, Any], block: Block) -> bool:
        """Publishes what is due, range by range; False if there was no time for all that can be published now."""
        until = time.monotonic() + SHOW_SECONDS
        for subject in list(self._showing):
            if not self._may_be_shown(subject, head, block):
                del self._showing[subject]
            elif self._tried.get(("show", *subject), -1) < block.number and not self._show(subject, block, until):
                return False
        return True

    def _may_be_shown(self, subject: tuple[int, bytes, int], head: dict[str, Any], block: Block) -> bool:
        """Whether it counts that a payload is public: it was committed on the live branch, and no proposal includes it."""
        round_, parent, branch = subject
        if round_ > head["round"] or (round_ == head["round"] and (parent != head["stateRoot"] or head["endedAt"])):
            return False
        on_chain = self.chain.round(self.options.task_id, round_, block)
        proposed = on_chain["status"] in (RoundStatus.PROPOSED, RoundStatus.FINAL)
        if on_chain["branch"] != branch or (round_ < head["round"] and not proposed):
            return False
        return not (proposed and on_chain["included"] >> self._enrollment(block)["slot"] & 1)

    def _show(self, subject: tuple[int, bytes, int], block: Block, until: float) -> bool:
        """Publishes ranges of a payload; False if the time is over before that is done or refused."""
        round_, parent, _ = subject
        task, account = self.options.task_id, self.options.account
        if self.chain.balance(self.key.address) == 0:
            self._once(f"round {round_}: the key has no gas to publish the payload with; the slot may be lost")
            return True
        showing = self._showing[subject]
        if showing.left is None:
            raw = self.journal.payload(round_, parent)
            if raw is None:
                self._once(f"round {round_}: the payload to be published is not in the journal any more", warn=True)
                return True
            showing.left = list(self.form.ranges(task, round_, account, self.form.split(raw)))
            showing.entries = self.chain.frozen_set(task, round_, self.chain.round(task, round_, block)["frozenHash"], block)
        while showing.left:
            if time.monotonic() > until:
                return False
            what = task, round_, account, showing.entries, showing.left[0]
            try:
                if not self._pays(round_, len(showing.left) * self.chain.show_cost(self.key, *what), block):
                    self._tried["show", *subject] = block.number
                    return True
                self.chain.show_payload(self.key, *what, self._pause)
            except Reverted as exc:
                # NothingDue: anybody may have published this range before us, and then it is done as well.
                if exc.error != "NothingDue":
                    # It may be too early in the round for it, or the commitments are others after a reorg.
                    self._once(f"round {round_}: the payload cannot be published for now: {exc}", warn=True)
                    self._tried["show", *subject] = block.number
                    self._showing[subject] = Showing()
                    return True
            del showing.left[0]
        del self._showing[subject]
        self._shown.add(subject)
        self.log.info(f"round {round_}: payload published on chain, as proof that it was there")
        self.log.event("shown", round=round_)
        return True

    def _pays(self, round_: int, cost: int, block: Block) -> bool:
        """Whether the slot is still worth more than so many wei: a new enrolment's fee and the pay of the rounds left."""
        spec, value = self.spec, self.options.token_value
        if value is None:
            value = ETHER if self.chain.deployment.chain_id in DEV_CHAINS else ETHER // 1000
        pay = spec["rewardPerGradient"] * (10_000 - spec["commissionBps"]) // 10_000
        rounds = min(spec["maxRounds"], self._enrollment(block)["toRound"]) - round_
        units = spec["enrollmentFee"] + max(0, rounds) * pay
        worth = units * value // 10 ** self.chain.read("AssayToken", "decimals", block=block)
        if value and worth <= cost:
            self._once(
                f"round {round_}: what is left to publish of the payload costs more gas than the slot is worth, which may be "
                "lost. It is published if the fees fall, and --token-value says what a token is worth",
                repeat=UNPAID_REPEAT,
                warn=True,
                costsEther=f"{cost / ETHER:.6g}",
                worthEther=f"{worth / ETHER:.6g}",
            )
            return False
        return True

    def _judge_pay(self, round_: int, included: bool, status: RoundStatus, entry: Entry) -> None:
        """A committee that takes payloads and does not include them costs a trainer its work: stop feeding it."""
        if included:
            self._unpaid, self._left_out = 0, False
            return
        if not entry.acknowledgements:
            return
        self._unpaid += 1
        self._left_out = self._left_out or status != RoundStatus.CARRIED
        self.log.warn(f"round {round_}: the payload was acknowledged, but the round closed as {status.name.lower()} without it")

    def _check_paid(self) -> None:
        if 0 < self.options.max_unpaid <= self._unpaid:
            raise Unpaid(
                f"{self._unpaid} rounds in a row were delivered and not paid",
                "look into the keeper; --max-unpaid 0 goes on regardless",
            )

    def _finish(self) -> None:
        head = self._insist(self.chain.head, self.options.task_id)
        facts: dict[str, Any] = {"rounds": head["round"], "failed": head["failed"], "stateRoot": "0x" + head["stateRoot"].hex()}
        try:
            score = self.adapter.evaluate(
                self._insist(self._state, head["round"], head["stateRoot"], limit=LAST_PATIENCE).flat()
            )
        except NotYet as exc:
            self.log.warn(f"the final state is not to be had: {exc}")
        else:
            facts |= _measured(score)
        self.log.info("the run is over", **facts)
        if self.options.claim:
            facts |= self._insist(self._claim, head["round"])
        self.log.event("finished", **facts)

    def _claim(self, rounds: int) -> dict[str, str]:
        """Collects what this account is owed once the last round has vested; returns the amounts."""
        task, account = self.options.task_id, self.options.account
        if self.chain.balance(self.key.address) == 0:
            self.log.warn("the key has no gas to claim with; anyone may claim for it (assay-trainer claim)")
            return {"claimed": "0", "compensation": "0"}
        waiting = claims.unvested(self.chain, task, account, rounds, self.chain.latest())
        if waiting is None:
            due = claims.earned(self.chain, task, account, rounds)
            waiting = due.waiting[0] if due.waiting else None
        if waiting is not None:
            raise NotYet(f"rewards of round {waiting} vest once its claim window has passed")
        try:
            rewards = claims.claim_rewards(self.chain, self.key, task, account, due.vested, self._pause)
        except Reverted as exc:
            if exc.error != "ClaimDisputed":
                raise
            # Anybody may have opened it, and it ends: the rounds beside it are paid then, too.
            raise NotYet(f"rewards are held while a dispute about a claim is open: {exc}") from exc
        compensation = claims.claim_compensation(self.chain, self.key, task, account, self._pause)
        self.log.info(f"claimed {rewards} token units for {len(due.vested)} rounds", compensation=compensation)
        return {"claimed": str(rewards), "compensation": str(compensation)}


def _records_of_round(spec: Spec, replayer: Replayer | None, adapter: Adapter) -> int:
    """How many records the inner steps of a round go over, one that comes twice counted twice."""
    of_step = replayer.records_of_step if replayer is not None else adapter.manifest.batch_size
    return int(spec["innerSteps"] * of_step)


def _measured(score: Score | None) -> dict[str, float]:
    """Held-out quality, as events have it."""
    found = {} if score is None else {"accuracy": score.accuracy, "heldOutLoss": score.loss}
    return {name: value for name, value in found.items() if value is not None}


def _note(loss: float | None) -> str:
    return "" if loss is None else f"loss {loss:.3f}"


def _raw(text: str) -> bytes:
    """Bytes of hexadecimal that an acknowledgement was read from before."""
    return bytes.fromhex(text.removeprefix("0x"))
