"""The deployment file. What signs and hashes is imported where it is needed, so that a wrong file is refused at once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assay_trainer import strict_json
from assay_trainer.errors import ConfigError

if TYPE_CHECKING:
    from assay_trainer.eip712 import Domain

_ADDRESS = re.compile(r"0x[0-9a-fA-F]{40}\Z")

# The contracts that a trainer talks to, and how the file calls them (protocol.Deployment).
_CONTRACTS = {"token": "token", "vault": "vault", "tasks": "tasks", "rounds": "rounds", "reveals": "payloadReveals"}


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
            document = strict_json.loads(Path(path).read_text(encoding="utf-8"))
        except (OSError, ValueError) as exc:
            raise ConfigError(f"cannot read the deployment file {path}: {exc}", "assay devnet writes one") from exc
        try:
            addresses = {}
            for field, name in _CONTRACTS.items():
                if not _ADDRESS.match(document[name]):
                    raise ConfigError(f"{path}: {name} is not an address")
                addresses[field] = bytes.fromhex(document[name][2:])
            return cls(
                chain_id=int(document["chainId"]),
                rpc=rpc or str(document["rpc"]),
                deploy_block=int(document.get("deployBlock", 0)),
                **addresses,
            )
        except (KeyError, TypeError, ValueError) as exc:
            raise ConfigError(f"{path} is not a deployment file: {exc!r}") from exc

    @property
    def rounds_domain(self) -> Domain:
        """EIP-712 domain of what trainers and keepers sign."""
        from assay_trainer.eip712 import Domain

        return Domain(self.chain_id, self.rounds)
