"""What says which state a model is: assay.json beside a model's files, and the chain's receipt. docs/models.md has both."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from assay_trainer import commit, strict_json
from assay_trainer.errors import ConfigError, FormatError

VERSION = 1
MAX_BYTES = 1 << 26
MAX_ROUNDS = 1 << 20
MAX_FRAGMENTS = 1 << 16
FIRST = -1
"""The round of the state that a task begins with."""
_ROOT = re.compile(r"0x[0-9a-f]{64}\Z")
_ADDRESS = re.compile(r"0x[0-9a-fA-F]{40}\Z")


class ReceiptError(FormatError):
    """A receipt is not of the form that docs/models.md has."""


@dataclass(frozen=True)
class Round:
    """What the chain has of one round.

    Attributes:
        root: Of the state after it.
        payloads: How many were aggregated.
        signers: Accounts of the keepers that signed the root; none of a round that was carried.
    """

    root: bytes
    payloads: int = 0
    signers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Task:
    """A task on a chain, with its spec in the JSON form of docs/formats.md section 3."""

    id: bytes
    chain_id: int
    contract: str
    spec: Mapping[str, Any] = field(repr=False)


@dataclass(frozen=True)
class Receipt:
    """Which state of which task a model is.

    Attributes:
        manifest_hash: Of the manifest, which names the tensors.
        parameters: Of the task.
        fragments: Of the task.
        round: That gave the state; FIRST for the state that the task begins with, None if nothing says.
        final: Whether it could not be overturned any more.
        state_root: Of the state.
        params_roots: Of each fragment's parameters: which of them differ, if some do.
        momentum_roots: Of each fragment's outer momentum, which a model's file has not, and the state's root is made of.
        task: None of a task folder that is not posted.
        rounds: Of the task, in order, when this was written.
        finalized: How many of them were final.
        run_root: Over these, as the chain has it.
        recomputed: Whether the writer recomputed every round from its payloads.
        others: Tensors beside the task's, which the root does not cover: SHA-256 of each one's bytes.
    """

    manifest_hash: bytes
    parameters: int
    fragments: int
    round: int | None
    final: bool
    state_root: bytes
    params_roots: tuple[bytes, ...] = field(repr=False)
    momentum_roots: tuple[bytes, ...] = field(repr=False)
    task: Task | None = None
    rounds: tuple[Round, ...] = field(default=(), repr=False)
    finalized: int = 0
    run_root: bytes | None = None
    recomputed: bool = False
    others: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    tool: str = ""

    def encode(self) -> bytes:
        """The file: ASCII JSON, keys sorted, indented by two, a newline at the end."""
        t = self.task
        document = {
            "version": VERSION,
            "tool": self.tool,
            "task": t and {"id": hex_(t.id), "chainId": t.chain_id, "contract": t.contract, "spec": dict(t.spec)},
            "manifestHash": hex_(self.manifest_hash),
            "parameters": self.parameters,
            "fragments": self.fragments,
            "round": self.round,
            "final": self.final,
            "stateRoot": hex_(self.state_root),
            "paramsRoots": [hex_(r) for r in self.params_roots],
            "momentumRoots": [hex_(r) for r in self.momentum_roots],
            "rounds": [{"stateRoot": hex_(r.root), "payloads": r.payloads, "signers": list(r.signers)} for r in self.rounds],
            "finalized": self.finalized,
            "runRoot": self.run_root and hex_(self.run_root),
            "recomputed": self.recomputed,
            "others": {name: hex_(digest) for name, digest in self.others.items()},
        }
        return (json.dumps(document, sort_keys=True, indent=2, ensure_ascii=True) + "\n").encode("ascii")


@dataclass(frozen=True)
class ChainReceipt:
    """What `assay task receipt --json` prints of a run that is over."""

    task_id: bytes
    spec_hash: bytes
    state_root: bytes
    run_root: bytes
    rounds: int


def hex_(raw: bytes) -> str:
    """As documents have it."""
    return "0x" + raw.hex()


def load(path: Path) -> Receipt | ChainReceipt:
    """Reads either kind, from anybody.

    Raises:
        ConfigError: There is no such file.
        ReceiptError: It is neither.
    """
    try:
        with open(path, "rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (FileNotFoundError, IsADirectoryError) as exc:
        raise ConfigError(f"there is no receipt {path}") from exc
    if len(raw) > MAX_BYTES:
        raise ReceiptError(f"{path.name} has more than {MAX_BYTES} bytes")
    try:
        document = strict_json.loads(raw, object_pairs_hook=strict_json.unique)
        if not isinstance(document, dict):
            raise ValueError("no JSON object")
        return _chain_receipt(document) if "finalStateRoot" in document else _receipt(document)
    except KeyError as exc:
        raise ReceiptError(
            f"{path.name} has no {str(exc)[:80]}", "assay.json, or what `assay task receipt --json` prints"
        ) from exc
    except (ValueError, TypeError) as exc:
        raise ReceiptError(f"{path.name}: {str(exc)[:200]}", "assay.json, or what `assay task receipt --json` prints") from exc


def _chain_receipt(d: dict[str, Any]) -> ChainReceipt:
    return ChainReceipt(
        root_of(d["taskId"]),
        root_of(d["specHash"]),
        root_of(d["finalStateRoot"]),
        root_of(d["runRoot"]),
        _count(d["rounds"], MAX_ROUNDS),
    )


def _receipt(d: dict[str, Any]) -> Receipt:
    if d["version"] != VERSION:
        raise ValueError(f"version {str(d['version'])[:20]} is unknown, this one reads {VERSION}")
    fragments = _count(d["fragments"], MAX_FRAGMENTS, least=1)
    rounds = tuple(_round(r) for r in _list(d["rounds"], MAX_ROUNDS))
    found = Receipt(
        manifest_hash=root_of(d["manifestHash"]),
        parameters=_count(d["parameters"], 1 << 31, least=1),
        fragments=fragments,
        round=None if d["round"] is None else _count(d["round"], MAX_ROUNDS, least=FIRST),
        final=_bool(d["final"]),
        state_root=root_of(d["stateRoot"]),
        params_roots=tuple(root_of(r) for r in _list(d["paramsRoots"], MAX_FRAGMENTS)),
        momentum_roots=tuple(root_of(r) for r in _list(d["momentumRoots"], MAX_FRAGMENTS)),
        task=None if d["task"] is None else _task(d["task"]),
        rounds=rounds,
        finalized=_count(d["finalized"], len(rounds)),
        run_root=None if d["runRoot"] is None else root_of(d["runRoot"]),
        recomputed=_bool(d["recomputed"]),
        others={_text(n): root_of(r) for n, r in _dict(d["others"]).items()},
        tool=_text(d["tool"]),
    )
    if len(found.params_roots) != fragments or len(found.momentum_roots) != fragments:
        raise ValueError(f"{len(found.momentum_roots)} roots of momentum for {fragments} fragments")
    # What it says of itself has to agree, or it says nothing.
    pairs = zip(found.params_roots, found.momentum_roots, strict=True)
    if commit.hash_list_root(commit.Kind.STATE, [commit.fragment_root(p, m) for p, m in pairs]) != found.state_root:
        raise ValueError("its state root does not follow from its fragments' roots")
    if found.round is not None and found.rounds and found.round >= 0:
        if found.round >= len(rounds) or rounds[found.round].root != found.state_root:
            raise ValueError(f"its state root is not that of its round {found.round}")
        if found.final != (found.round < found.finalized):
            raise ValueError(f"round {found.round} of {found.finalized} that are final")
    if found.run_root is not None and found.run_root != run_root(rounds[: found.finalized]):
        raise ValueError("its run root does not follow from the roots of its rounds")
    return found


def run_root(rounds: tuple[Round, ...]) -> bytes | None:
    """The root over the states of rounds; None of no round."""
    return commit.run_root([r.root for r in rounds]) if rounds else None


def _task(value: Any) -> Task:
    d = _dict(value)
    contract = _text(d["contract"])
    if not _ADDRESS.match(contract):
        raise ValueError(f"{contract[:60]!r} is no address")
    return Task(root_of(d["id"]), _count(d["chainId"], (1 << 63) - 1, least=1), contract, _dict(d["spec"]))


def _round(value: Any) -> Round:
    d = _dict(value)
    signers = tuple(_text(s) for s in _list(d["signers"], 256))
    if not all(_ADDRESS.match(s) for s in signers):
        raise ValueError("a signer is no address")
    return Round(root_of(d["stateRoot"]), _count(d["payloads"], 1 << 16), signers)


def root_of(value: Any) -> bytes:
    """32 bytes of hexadecimal. Raises ValueError for anything else."""
    if not isinstance(value, str) or not _ROOT.match(value):
        raise ValueError(f"{str(value)[:80]!r} is no root")
    return bytes.fromhex(value[2:])


def _count(value: Any, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{str(value)[:40]!r} is no number from {least} to {most}")
    return value


def _bool(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{str(value)[:40]!r} is neither true nor false")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 1000:
        raise ValueError(f"{str(value)[:40]!r} is no text of at most 1,000 characters")
    return value


def _list(value: Any, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise ValueError(f"{str(value)[:40]!r} is no list of at most {most}")
    return value


def _dict(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{str(value)[:40]!r} is no object")
    return value
