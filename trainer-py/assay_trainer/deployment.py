"""The deployment file. What signs and hashes is imported where it is needed, so that a wrong file is refused at once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assay_trainer import strict_json
from assay_trainer.errors import ConfigError

if TYPE_CHECKING:
    from assay_trainer.eip712 import Domain

_ADDRESS = re.compile(r"0x[0-9a-fA-F]{40}\Z")

# The contracts that a trainer talks to, and how the file calls them (protocol.Deployment).
_CONTRACTS = {"token": "token", "vault": "vault", "tasks": "tasks", "rounds": "rounds", "reveals": "payloadReveals"}
# Without these nothing works (protocol.Deployment.Contracts); the others are zero or not there where there is no such contract.
_NEEDED = (*_CONTRACTS.values(), "opReferee", "aggregationFraud", "rootDescent")
_OPTIONAL = ("trainingFraud", "trainingDispute", "programReferee", "trainingAudit", "enclaves", "l1Portal")


def _address(value: Any) -> bytes:
    if not _ADDRESS.match(value):
        raise ValueError(f"{value:.80} is not an address")
    return bytes.fromhex(value[2:])


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << 64:
        raise ValueError(f"{value!r:.80} is not a number of 64 bits")
    return value


@dataclass(frozen=True)
class Deployment:
    """Where the contracts are; the file `assay devnet` and `assay deploy` write."""

    chain_id: int
    rpc: str
    deploy_block: int
    token: bytes
    vault: bytes
    tasks: bytes
    rounds: bytes
    reveals: bytes

    @classmethod
    def load(cls, path: str | Path, rpc: str | None = None) -> Deployment:
        """Reads the file; `rpc` overrides the address in it."""
        try:
            document = strict_json.loads(Path(path).read_bytes(), object_pairs_hook=strict_json.unique)
        except (OSError, ValueError) as exc:
            raise ConfigError(f"cannot read the deployment file {path}: {exc}", "assay devnet writes one") from exc
        try:
            found = {name: _address(document[name]) for name in (*_NEEDED, *_OPTIONAL) if name in _NEEDED or name in document}
            missing = [name for name in _NEEDED if found[name] == bytes(20)]
            chain_id, deploy_block = _number(document["chainId"]), _number(document.get("deployBlock", 0))
            for name in ("rpc", "ws", "l1Rpc"):
                if not isinstance(document.get(name, ""), str):
                    raise TypeError(f"{name} is not a text")
            shown = rpc or document["rpc"]
        except (KeyError, TypeError, ValueError, AttributeError) as exc:
            raise ConfigError(f"{path} is not a deployment file: {exc!r}") from exc
        if missing or not chain_id:
            raise ConfigError(f"{path}: {missing[0] if missing else 'chainId'} is missing")
        return cls(chain_id, shown, deploy_block, **{field: found[name] for field, name in _CONTRACTS.items()})

    @property
    def rounds_domain(self) -> Domain:
        """EIP-712 domain of what trainers and keepers sign."""
        from assay_trainer.eip712 import Domain

        return Domain(self.chain_id, self.rounds)
