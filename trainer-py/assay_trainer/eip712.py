"""What is hashed with keccak-256 and signed: docs/formats.md, section 3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from eth_keys import keys
from eth_keys.exceptions import BadSignature, ValidationError
from eth_utils import keccak

from assay_trainer.commit import ZERO32

_HALF_ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141 // 2

DOMAIN_TYPE = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
OUTER_GRADIENT_TYPE = (
    "OuterGradient(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 payloadRoot,bytes32 claimHash,uint64 deadline)"
)
SYNC_ROUND_TYPE = "SyncRound(bytes32 taskId,uint32 round,bytes32 parentRoot,bytes32 setHash,bytes32 newRoot,bytes32 auxRoot)"
PAYLOAD_RECEIPT_TYPE = "PayloadReceipt(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot)"
KEY_REGISTRATION_TYPE = "KeyRegistration(address account,address key)"
KEEPER_REQUEST_TYPE = (
    "KeeperRequest(address keeper,bytes32 taskId,address account,string method,string path,bytes32 content,uint64 expires)"
)
TRAINING_REPORT_TYPE = (
    "TrainingReport(bytes32 taskId,uint32 round,address trainer,bytes32 payloadRoot,string firstLoss,string meanLoss,"
    "string lastLoss,string evaluationLoss,uint64 records,uint64 tokens,uint64 milliseconds,string[] samples)"
)


def word(value: int | bytes) -> bytes:
    """One ABI word: an unsigned integer, 32 bytes, or an address."""
    if isinstance(value, int):
        return value.to_bytes(32, "big")
    return value.rjust(32, b"\0")


def words(*values: int | bytes) -> bytes:
    """abi.encode of static values."""
    return b"".join(map(word, values))


@dataclass(frozen=True)
class Domain:
    """Chain and verifying contract."""

    chain_id: int
    contract: bytes

    def separator(self) -> bytes:
        """The domain separator."""
        names = (keccak(text=DOMAIN_TYPE), keccak(text="Assay"), keccak(text="1"))
        return keccak(words(*names, self.chain_id, self.contract))

    def digest(self, type_string: str, *values: int | bytes) -> bytes:
        """What is signed for a struct of static members."""
        return keccak(b"\x19\x01" + self.separator() + keccak(words(keccak(text=type_string), *values)))


@dataclass(frozen=True)
class OuterGradient:
    """A trainer's commitment."""

    task_id: bytes
    round: int
    trainer: bytes
    parent_root: bytes
    payload_root: bytes
    deadline: int
    claim_hash: bytes = ZERO32

    def digest(self, domain: Domain) -> bytes:
        """What the trainer's key signs."""
        return domain.digest(
            OUTER_GRADIENT_TYPE,
            self.task_id,
            self.round,
            self.parent_root,
            self.payload_root,
            self.claim_hash,
            self.deadline,
        )


def sync_round_digest(
    domain: Domain, task_id: bytes, round_: int, parent: bytes, set_hash_: bytes, new_root: bytes, aux: bytes
) -> bytes:
    """What a witness signs."""
    return domain.digest(SYNC_ROUND_TYPE, task_id, round_, parent, set_hash_, new_root, aux)


def payload_receipt_digest(domain: Domain, task_id: bytes, round_: int, trainer: bytes, payload_root: bytes) -> bytes:
    """What a keeper signs when it has stored a payload."""
    return domain.digest(PAYLOAD_RECEIPT_TYPE, task_id, round_, trainer, payload_root)


def key_registration_digest(vault_domain: Domain, account: bytes, key: bytes) -> bytes:
    """What a key signs to serve an account."""
    return vault_domain.digest(KEY_REGISTRATION_TYPE, account, key)


@dataclass(frozen=True)
class KeeperRequest:
    """An account's word that a request to a keeper is its own: it has a place there when strangers take all others."""

    keeper: bytes
    task_id: bytes
    account: bytes
    method: str
    path: str
    content: bytes
    expires: int

    def digest(self, domain: Domain) -> bytes:
        """What the account's key signs."""
        method, path = keccak(text=self.method), keccak(text=self.path)
        return domain.digest(
            KEEPER_REQUEST_TYPE, self.keeper, self.task_id, self.account, method, path, self.content, self.expires
        )

    def header(self, domain: Domain, private_key: bytes) -> str:
        """The value of the header Assay-Request."""
        signature = sign(self.digest(domain), private_key)
        return f"0x{self.account.hex()} 0x{self.task_id.hex()} 0x{self.content.hex()} {self.expires} 0x{signature.hex()}"


@dataclass(frozen=True)
class TrainingReport:
    """What a trainer says of its inner steps of a round; nobody proves it.

    Numbers are decimals without exponent, empty where nothing is said (report.py makes them); a count of 0 says nothing either.
    """

    task_id: bytes
    round: int
    trainer: bytes
    payload_root: bytes
    first_loss: str = ""
    mean_loss: str = ""
    last_loss: str = ""
    evaluation_loss: str = ""
    records: int = 0
    tokens: int = 0
    milliseconds: int = 0
    samples: tuple[str, ...] = ()

    def digest(self, domain: Domain) -> bytes:
        """What the trainer's key in the task signs."""
        losses = (self.first_loss, self.mean_loss, self.last_loss, self.evaluation_loss)
        return domain.digest(
            TRAINING_REPORT_TYPE,
            self.task_id,
            self.round,
            self.trainer,
            self.payload_root,
            *(keccak(text=number) for number in losses),
            self.records,
            self.tokens,
            self.milliseconds,
            keccak(b"".join(keccak(text=sample) for sample in self.samples)),
        )

    def document(self, domain: Domain, private_key: bytes) -> dict[str, Any]:
        """As a keeper takes it, signed."""
        return {
            "taskId": "0x" + self.task_id.hex(),
            "round": self.round,
            "trainer": "0x" + self.trainer.hex(),
            "payloadRoot": "0x" + self.payload_root.hex(),
            "firstLoss": self.first_loss,
            "meanLoss": self.mean_loss,
            "lastLoss": self.last_loss,
            "evaluationLoss": self.evaluation_loss,
            "records": self.records,
            "tokens": self.tokens,
            "milliseconds": self.milliseconds,
            "samples": list(self.samples),
            "signature": "0x" + sign(self.digest(domain), private_key).hex(),
        }


def sign(digest: bytes, private_key: bytes) -> bytes:
    """Signature r, s, v with v 27 or 28 and low s; deterministic (RFC 6979)."""
    raw = keys.PrivateKey(private_key).sign_msg_hash(digest).to_bytes()
    return raw[:64] + bytes([raw[64] + 27])


def recover(digest: bytes, signature: bytes) -> bytes | None:
    """Address whose key signed, or None for anything but a canonical signature."""
    if len(signature) != 65 or signature[64] not in (27, 28):
        return None
    if int.from_bytes(signature[32:64], "big") > _HALF_ORDER:
        return None
    try:
        canonical = keys.Signature(signature[:64] + bytes([signature[64] - 27]))
        return canonical.recover_public_key_from_msg_hash(digest).to_canonical_address()
    except (BadSignature, ValidationError, ValueError):
        return None


def task_id(chain_id: int, tasks: bytes, sponsor: bytes, nonce: int, spec_hash: bytes) -> bytes:
    """Identifier of a task, which binds its specification."""
    return keccak(words(chain_id, tasks, sponsor, nonce, spec_hash))


def frozen_hash(previous: bytes, trainer: bytes, slot: int, payload_root: bytes, claim_hash: bytes) -> bytes:
    """Running hash over commitments by arrival, each with its trainer's enrolment slot."""
    return keccak(words(previous, trainer, slot, payload_root, claim_hash))


def set_hash(frozen: bytes, included: int) -> bytes:
    """Hash of the accepted set."""
    return keccak(words(frozen, included))


def statement_id(
    task_id_: bytes, round_: int, parent: bytes, frozen: bytes, included: int, new_root: bytes, aux: bytes
) -> bytes:
    """Identifier of what witnesses signed: the unit of every conviction."""
    return keccak(words(task_id_, round_, parent, frozen, included, new_root, aux))


def pot_id(task_id_: bytes, branch: int) -> bytes:
    """Compensation pot of the overturn with this number."""
    return keccak(words(task_id_, branch))
