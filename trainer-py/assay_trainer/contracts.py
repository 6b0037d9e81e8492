"""The contracts' ABIs: what is generated from their artifacts, and Python values to and from it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from eth_utils import keccak, to_checksum_address

from assay_trainer.reverts_gen import CONTRACTS


class Abi:
    """Functions, events and errors of one contract."""

    def __init__(self, entries: Sequence[dict[str, Any]]) -> None:
        self.functions = {e["name"]: e for e in entries if e["type"] == "function"}
        self.events = {topic_of(e): e for e in entries if e["type"] == "event"}
        self.errors = {keccak(text=signature_of(e))[:4]: e for e in entries if e["type"] == "error"}

    def topic(self, event: str) -> str:
        """First topic of an event, 0x-hex."""
        return next("0x" + t.hex() for t, e in self.events.items() if e["name"] == event)


@cache
def abi(contract: str) -> Abi:
    """ABI of a deployed contract, as generated from its artifact."""
    text = resources.files("assay_trainer").joinpath("abi", f"{contract}.json").read_text(encoding="utf-8")
    return Abi(json.loads(text))


@cache
def known_errors() -> dict[bytes, dict[str, Any]]:
    """Every custom error of every contract: one contract may pass on another's."""
    return {selector: entry for contract in CONTRACTS for selector, entry in abi(contract).errors.items()}


def type_of(parameter: dict[str, Any]) -> str:
    """Canonical ABI type; a struct is the tuple of its members."""
    kind: str = parameter["type"]
    if kind.startswith("tuple"):
        return "(" + ",".join(type_of(c) for c in parameter["components"]) + ")" + kind[5:]
    return kind


def signature_of(entry: dict[str, Any]) -> str:
    """Name and types, as hashed for selectors and topics."""
    return entry["name"] + "(" + ",".join(type_of(i) for i in entry["inputs"]) + ")"


def topic_of(entry: dict[str, Any]) -> bytes:
    """First topic of an event."""
    return keccak(text=signature_of(entry))


def named(parameters: Sequence[dict[str, Any]], values: Sequence[Any]) -> dict[str, Any]:
    """Decoded values by name, structs as dictionaries, addresses as bytes."""
    return {p["name"] or str(i): _named(p, v) for i, (p, v) in enumerate(zip(parameters, values, strict=True))}


def _named(parameter: dict[str, Any], value: Any) -> Any:
    kind: str = parameter["type"]
    if kind.endswith("]"):
        return [_named({**parameter, "type": kind[: kind.rindex("[")]}, v) for v in value]
    if kind == "tuple":
        return named(parameter["components"], value)
    if kind == "address":
        return bytes.fromhex(value[2:])
    return value


def abi_value(parameter: dict[str, Any], value: Any) -> Any:
    """A Python value as eth_abi wants it: structs as tuples, addresses as text."""
    kind: str = parameter["type"]
    if kind.endswith("]"):
        return [abi_value({**parameter, "type": kind[: kind.rindex("[")]}, v) for v in value]
    if kind == "tuple":
        return tuple(abi_value(c, value[c["name"]]) for c in parameter["components"])
    if kind == "address":
        return to_checksum_address(value)
    return value
