"""What this trainer has trained and signed, on disk before anybody else hears of it.

One folder a (task, trainer), in it one folder a (round, parent root). Order of writing in a round: the payload, in the Verified
tier the list of checkpoints, then the intent (their roots), and only then a signature leaves the process. Whatever is there
after a kill is taken up again: an intent binds, a payload without one is used as it is.
"""

from __future__ import annotations

import fcntl
import json
import shutil
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

from assay_trainer import durable
from assay_trainer.errors import ConfigError, JournalConflict
from assay_trainer.report import Facts


@dataclass
class Entry:
    """One round on one parent; `acknowledgements` by the URL of the keeper that gave them, roots as hexadecimal.

    In the Open tier the claim hash is zero. The loss is None where programs do not tell it.
    """

    round: int
    parent_root: str
    payload_root: str
    loss: float | None
    seconds: float
    acknowledgements: dict[str, dict[str, Any]] = field(default_factory=dict)
    claim_hash: str = bytes(32).hex()


class Journal:
    """Open for one process at a time."""

    def __init__(self, datadir: Path, task_id: bytes, trainer: bytes) -> None:
        self.folder = datadir / task_id.hex() / trainer.hex()
        self._lock: IO[bytes] | None = None

    def open(self) -> None:
        """Takes the lock, which the kernel frees however this process ends."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = (self.folder / "lock").open("wb")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as exc:
            lock.close()
            raise ConfigError(
                f"another assay-trainer of this task and account works in {self.folder}",
                "stop it first: two of them could sign two payloads",
            ) from exc
        self._lock = lock

    def close(self) -> None:
        """Gives the lock back."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def place(self, round_: int, parent_root: bytes) -> Path:
        """Folder of one round on one parent."""
        return self.folder / f"round-{round_:06d}-{parent_root.hex()}"

    def work(self, round_: int, parent_root: bytes) -> Path:
        """Folder of the state of a round's inner steps while they are made."""
        return self.place(round_, parent_root) / "work"

    def forget_work(self, but: Path | None = None) -> None:
        """Removes the folders of `work` of all rounds but one: nobody goes on with them."""
        for path in self.folder.glob("round-*/work"):
            if path != but:
                shutil.rmtree(path, ignore_errors=True)

    def state_path(self, root: bytes) -> Path:
        """Where a downloaded state is kept: a replay needs it until the round's liability ends."""
        return self.folder / "states" / f"{root.hex()}.safetensors"

    def others_path(self, root: bytes) -> Path:
        """Where another trainer's payload is kept while a state is made of it."""
        return self.folder / "payloads" / f"{root.hex()}.safetensors"

    def forget_others(self) -> None:
        """Removes all that was fetched of other trainers' payloads."""
        shutil.rmtree(self.folder / "payloads", ignore_errors=True)

    def entry(self, round_: int, parent_root: bytes) -> Entry | None:
        """The intent of a round, if one was written."""
        path = self.place(round_, parent_root) / "entry.json"
        try:
            return Entry(**json.loads(path.read_bytes()))
        except FileNotFoundError:
            return None
        except (ValueError, TypeError) as exc:
            # Written atomically, so this is damage; guessing could sign a second payload.
            raise JournalConflict(f"{path} is damaged: {exc}", "restore it from a backup; this round is skipped") from exc

    def rounds(self) -> list[tuple[int, bytes]]:
        """Every (round, parent root) with an intent."""
        found = []
        for path in self.folder.glob("round-*/entry.json"):
            _, number, parent = path.parent.name.split("-")
            found.append((int(number), bytes.fromhex(parent)))
        return sorted(found)

    def payload(self, round_: int, parent_root: bytes) -> bytes | None:
        """The payload's file, if it was written."""
        try:
            return (self.place(round_, parent_root) / "payload.safetensors").read_bytes()
        except FileNotFoundError:
            return None

    def save_payload(self, round_: int, parent_root: bytes, data: bytes) -> None:
        """Makes a payload durable. The caller has compared it with the intent, if there is one."""
        durable.write(self.place(round_, parent_root) / "payload.safetensors", data)

    def checkpoints(self, round_: int, parent_root: bytes) -> bytes | None:
        """The list of checkpoints that a claim hashes, 32 bytes each, if it was written."""
        try:
            return (self.place(round_, parent_root) / "checkpoints.bin").read_bytes()
        except FileNotFoundError:
            return None

    def save_checkpoints(self, round_: int, parent_root: bytes, data: bytes) -> None:
        """Makes the list of a claim's checkpoints durable, as the payload."""
        durable.write(self.place(round_, parent_root) / "checkpoints.bin", data)

    def report(self, round_: int, parent_root: bytes) -> Facts | None:
        """What is to be reported of a round, if it was written; None too for what cannot be read: nothing depends on it."""
        try:
            return Facts(**json.loads((self.place(round_, parent_root) / "report.json").read_bytes()))
        except (OSError, ValueError, TypeError):
            return None

    def save_report(self, round_: int, parent_root: bytes, facts: Facts) -> None:
        """Keeps what is to be reported of a round, so that a process that goes on with it says the same."""
        durable.write(self.place(round_, parent_root) / "report.json", json.dumps(asdict(facts), sort_keys=True).encode())

    def carry(self, round_: int) -> bytes | None:
        """What the newest round before this one left out of its payload, binary32; of two of one round the later."""
        found = [(n, path.stat().st_mtime_ns, path) for n, path in self._carries() if n < round_]
        return max(found)[2].read_bytes() if found else None

    def save_carry(self, round_: int, parent_root: bytes, data: bytes) -> None:
        """Makes what a round carries on durable, before its payload is bound by an intent."""
        durable.write(self.place(round_, parent_root) / "carry.f32", data)

    def forget_carries(self, before: int) -> None:
        """Removes what rounds before this one carry on, but for the newest of them."""
        older = sorted((n, path) for n, path in self._carries() if n < before)
        for n, path in older:
            if n != older[-1][0]:
                path.unlink(missing_ok=True)

    def _carries(self) -> list[tuple[int, Path]]:
        return [(int(path.parent.name.split("-")[1]), path) for path in self.folder.glob("round-*/carry.f32")]

    def intend(self, entry: Entry) -> None:
        """Binds this trainer to one payload and one claim for (round, parent). Must return before their roots are signed."""
        standing = self.entry(entry.round, bytes.fromhex(entry.parent_root))
        if standing is not None and standing.payload_root != entry.payload_root:
            raise JournalConflict(
                f"round {entry.round}: payload {standing.payload_root} is signed already, {entry.payload_root} is another",
                "this machine no longer computes the same bits; the round is skipped",
            )
        if standing is not None and standing.claim_hash != entry.claim_hash:
            raise JournalConflict(
                f"round {entry.round}: claim {standing.claim_hash} is signed already, {entry.claim_hash} is another",
                "the programs give the same bits everywhere: is this journal's task the same?",
            )
        if standing is None:
            self._write(entry)

    def acknowledge(self, entry: Entry, url: str, document: dict[str, Any]) -> None:
        """Keeps a keeper's acknowledgement: evidence that the payload was delivered, and what forces its inclusion."""
        entry.acknowledgements[url] = document
        self._write(entry)

    def _write(self, entry: Entry) -> None:
        data = json.dumps(asdict(entry), sort_keys=True).encode()
        durable.write(self.place(entry.round, bytes.fromhex(entry.parent_root)) / "entry.json", data)
