"""A task's specification: its encoding, its hash, and whether this trainer can serve it.

A spec is the dictionary that the chain's `specOf` decodes to: contract's names, hashes and addresses as bytes.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from eth_abi import encode as abi_encode
from eth_utils import keccak

from assay_trainer.contracts import abi, abi_value, type_of
from assay_trainer.errors import ConfigError

Spec = dict[str, Any]


class Tier(IntEnum):
    """Types.sol Tier."""

    OPEN = 0
    VERIFIED = 1
    CONFIDENTIAL = 2


# What this version trains and recomputes; anything else would be trained and paid for wrongly.
_SUPPORTED = {
    "version": (1,),
    "tier": (Tier.OPEN, Tier.VERIFIED),
    "aggregation": (0, 2, 3, 4, 5),
    "quantization": (0, 1, 2),
    "payloadKind": (0,),
    "outerUpdate": (0,),
}


def _parameter() -> dict[str, Any]:
    return abi("TrainingTasks").functions["specOf"]["outputs"][0]


def encode_spec(spec: Spec) -> bytes:
    """abi.encode(spec): 50 words."""
    return abi_encode([type_of(_parameter())], [abi_value(_parameter(), spec)])


def spec_hash(spec: Spec) -> bytes:
    """What the chain stores of a spec."""
    return keccak(encode_spec(spec))


def spec_from_json(document: dict[str, Any]) -> Spec:
    """A spec from its JSON form: 0x-hex, JSON numbers, amounts as decimal strings."""
    return {c["name"]: _from_json(c["type"], document[c["name"]]) for c in _parameter()["components"]}


def _from_json(kind: str, value: Any) -> Any:
    if kind == "address" or kind.startswith("bytes"):
        return bytes.fromhex(value.removeprefix("0x"))
    if kind.startswith(("uint", "int")) and isinstance(value, str):
        return int(value)
    return value


def check_supported(spec: Spec) -> None:
    """Refuses a task whose rounds this version would compute wrongly."""
    for field, values in _SUPPORTED.items():
        if spec[field] not in values:
            raise ConfigError(f"the task's {field} is {spec[field]}; this version serves {' or '.join(map(str, values))} only")
