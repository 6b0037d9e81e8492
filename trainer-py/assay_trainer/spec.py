"""A task's specification: its encoding, its hash, and whether this trainer can serve it.

A spec is the dictionary that the chain's `specOf` decodes to: contract's names, hashes and addresses as bytes.
"""

from __future__ import annotations

from typing import Any

from eth_abi import encode as abi_encode
from eth_utils import keccak

from assay_trainer.contracts import abi, abi_value, type_of
from assay_trainer.errors import ConfigError
from assay_trainer.facts_gen import AggregationRule, OuterUpdate, PayloadKind, Quantization, Tier

Spec = dict[str, Any]

# The one field that is an array: eight binary32 a word.
_WEIGHTS = "bytes32[8]"
# Enrolment slots of a task at most.
MAX_TRAINERS = 64


# What this version trains and recomputes; anything else would be trained and paid for wrongly.
_SUPPORTED = {
    "version": (1,),
    "tier": tuple(Tier),
    "aggregation": tuple(AggregationRule),
    "quantization": tuple(Quantization),
    "payloadKind": (PayloadKind.DENSE,),
    "outerUpdate": (OuterUpdate.NESTEROV,),
}


def _parameter() -> dict[str, Any]:
    return abi("TrainingTasks").functions["specOf"]["outputs"][0]


def encode_spec(spec: Spec) -> bytes:
    """abi.encode(spec): 58 words."""
    return abi_encode([type_of(_parameter())], [abi_value(_parameter(), spec)])


def spec_hash(spec: Spec) -> bytes:
    """What the chain stores of a spec."""
    return keccak(encode_spec(spec))


def weight_bits(spec: Spec) -> list[int]:
    """Weights of the enrolment slots 0 to 63, as bits of binary32 numbers."""
    words = b"".join(spec["weights"])
    return [int.from_bytes(words[at : at + 4], "big") for at in range(0, len(words), 4)]


def spec_from_json(document: dict[str, Any]) -> Spec:
    """A spec from its JSON form: 0x-hex, JSON numbers, amounts as decimal strings, weights as a list of bits by slot.

    ConfigError for weights of more than 64 slots.
    """
    return {c["name"]: _from_json(c["type"], document[c["name"]]) for c in _parameter()["components"]}


def _from_json(kind: str, value: Any) -> Any:
    if kind == _WEIGHTS:
        if len(value) > MAX_TRAINERS:
            raise ConfigError(f"the spec has {len(value)} weights; a task has at most {MAX_TRAINERS} slots, each of one weight")
        packed = b"".join(w.to_bytes(4, "big") for w in value).ljust(4 * MAX_TRAINERS, b"\0")
        return [packed[at : at + 32] for at in range(0, len(packed), 32)]
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
