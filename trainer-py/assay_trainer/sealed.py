"""Sealed data, the trainer's side: a sponsor's manifest, and the shards that are sealed to this trainer (docs/sealed-data.md).

Records that were opened are in this process's memory and nowhere else. Python and the libraries keep copies of keys and records
that nobody can clear: only an enclave keeps those from its host.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import resource
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from eth_utils import keccak

from assay_trainer import durable, eip712, strict_json
from assay_trainer.commit import TreeHasher, dataset_seal, leaf_hash, tree_root
from assay_trainer.data import CARD
from assay_trainer.data.folder import HELD_OUT, SHARDS, TRAIN, Dataset, encode, shard_name
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.keys import address_text
from assay_trainer.sealed_gen import TEXTS, Refusal

FORMAT = "assay-sealed/1"
MANIFEST = "manifest.json"
MAX_MANIFEST_BYTES = 64 << 20
# A shard is in memory as a whole.
MAX_SHARD_BYTES = 256 << 20
_MAX_KEY_FILE = 1 << 10

_SPLITS = (TRAIN, HELD_OUT, "card")
_KEY, _ENCAPSULATION, _NONCE, _TAG = 32, 32, 12, 16
_WRAPPED = _ENCAPSULATION + _KEY + _TAG
# How much longer a sealed shard is than its records.
_OVERHEAD = _NONCE + _TAG
_INFO = b"assay/v1/sealed-shard/hpke-base"
_SHARD_DOMAIN = b"assay/v1/sealed-shard"
_MANIFEST_DOMAIN = b"assay/v1/sealed-manifest"
# Any private key: with a point of small order each gives the same shared secret, which the library refuses.
_PROBE = bytes(_KEY - 1) + b"\x40"

T = TypeVar("T")


class Refused(AssayError):
    """Sealed data is refused, by a name that Go's programs have too.

    Args:
        refusal: What is wrong.
        found: What was found, in place of the refusal's own words.
    """

    def __init__(self, refusal: Refusal, found: str = "") -> None:
        words, hint = TEXTS[refusal]
        super().__init__(found or words, hint)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        # The processes of an inner loop say what they refuse.
        return Refused, (self.refusal, self.message)

    @property
    def name(self) -> str:
        """The refusal's name."""
        return self.refusal.value


# ---- keys -------------------------------------------------------------------------------------------------------------------


def _library(module: str) -> Any:
    """A module of the extra `sealed`. Raises ConfigError where it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError as exc:
        raise ConfigError(
            f"sealed data needs pyhpke, which is not installed ({exc})", "pip install 'assay-trainer[sealed]'"
        ) from exc


def _x25519() -> Any:
    return _library("cryptography.hazmat.primitives.asymmetric.x25519")


@cache
def _suite() -> Any:
    """DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-256-GCM."""
    h = _library("pyhpke")
    return h.CipherSuite.new(h.KEMId.DHKEM_X25519_HKDF_SHA256, h.KDFId.HKDF_SHA256, h.AEADId.AES256_GCM)


def check_key(key: bytes) -> None:
    """Refuses a public key that everybody could open what is sealed to: a point of small order."""
    x = _x25519()
    try:
        x.X25519PrivateKey.from_private_bytes(_PROBE).exchange(x.X25519PublicKey.from_public_bytes(key))
    except ValueError as exc:
        raise Refused(Refusal.ENCLAVE_KEY_INVALID, f"enclave key {_hex(key)}: {exc}") from exc


@dataclass(frozen=True)
class EnclaveKey:
    """What opens shards that were sealed to its public key."""

    scalar: bytes = field(repr=False)

    @cached_property
    def public(self) -> bytes:
        """The key that is sealed to, 32 bytes."""
        return _x25519().X25519PrivateKey.from_private_bytes(self.scalar).public_key().public_bytes_raw()

    @classmethod
    def load(cls, path: Path) -> EnclaveKey:
        """Reads a file of `assay data keygen` that nobody but its owner can read.

        Raises:
            Refused: Others can read it (EnclaveKeyExposed), or it holds no key (EnclaveKeyFile).
            ConfigError: It cannot be read.
        """
        try:
            with open(path, "rb") as file:
                info = os.fstat(file.fileno())
                if stat.S_ISREG(info.st_mode) and info.st_mode & 0o077:
                    mode = stat.S_IMODE(info.st_mode)
                    raise Refused(Refusal.ENCLAVE_KEY_EXPOSED, f"{path}: other users can read the file: its mode is {mode:04o}")
                raw = file.read(_MAX_KEY_FILE + 1)
        except OSError as exc:
            raise ConfigError(f"cannot read the enclave key {path}: {exc.strerror}") from exc
        text = raw.strip()
        if len(raw) > _MAX_KEY_FILE or not re.fullmatch(rb"[0-9a-fA-F]{64}", text):
            # Not a byte of it is said: it may be a key with a slip of the pen.
            raise Refused(Refusal.ENCLAVE_KEY_FILE, f"{path} does not hold 64 hexadecimal digits")
        return cls(bytes.fromhex(text.decode()))


# ---- the manifest -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Split:
    """A part of the data set: records of one size, in shards, under a root of kind Dataset.

    Attributes:
        name: train, held_out or card.
        records: How many.
        record_bytes: Of each.
        shard_records: Records of a shard but the last, a power of two.
        root: Over the records.
        trees: Top of the tree over each shard.
    """

    name: str
    records: int
    record_bytes: int
    shard_records: int
    root: bytes
    trees: tuple[bytes, ...]

    def check(self) -> None:
        """Holds the split to its layout, and its shards to its root."""

        def bad(found: str) -> Refused:
            return Refused(Refusal.SEALED_SPLIT_INVALID, f"split {self.name[:20]!r}: {found}")

        shard = self.shard_records * self.record_bytes
        if not 0 < self.records < 1 << 63:
            raise bad(f"{self.records} records")
        if self.record_bytes == 0:
            raise bad("records of no byte")
        if self.shard_records.bit_count() != 1:
            raise bad(f"{self.shard_records} records a shard, which is no power of two")
        if shard >= 1 << 64 or (shard > MAX_SHARD_BYTES and self.size(0) > MAX_SHARD_BYTES):
            raise Refused(
                Refusal.SEALED_SHARD_TOO_LARGE,
                f"split {self.name[:20]!r}: shards of {self.shard_records} records of {self.record_bytes} bytes; "
                f"at most {MAX_SHARD_BYTES} bytes",
            )
        if len(self.trees) != (self.records - 1) // self.shard_records + 1:
            raise bad(f"{len(self.trees)} shards for {self.records} records, {self.shard_records} a shard")
        if (found := dataset_seal(self.records, tree_root(self.trees))) != self.root:
            raise Refused(
                Refusal.DATASET_ROOT_MISMATCH,
                f"split {self.name[:20]!r}: its shards make up {_hex(found)}, it is said to be {_hex(self.root)}",
            )

    def size(self, shard: int) -> int:
        """Bytes of a shard's records."""
        return min(self.shard_records, self.records - shard * self.shard_records) * self.record_bytes

    def file(self, shard: int) -> str:
        """A shard's name in a folder of `data build`."""
        return CARD if self.name == "card" else shard_name(self.name, shard)

    def holds(self, shard: int, records: bytes) -> bool:
        """Whether these are the records of a shard, in number and in every byte."""
        if len(records) != self.size(shard):
            return False
        hasher, width = TreeHasher(), self.record_bytes
        for at in range(0, len(records), width):
            hasher.add(leaf_hash(records[at : at + width]))
        return hasher.root() == self.trees[shard]


@dataclass(frozen=True)
class Attestation:
    """What a key was released on; `at` is the Unix second as of which the evidence was verified."""

    vendor: str
    identity: bytes
    evidence: bytes
    at: int


@dataclass(frozen=True)
class Envelope:
    """What a recipient opens one shard with: the wrapped key of 80 bytes, and the hash of the sealed shard."""

    index: int
    wrapped_key: bytes
    hash: bytes


@dataclass(frozen=True)
class Recipient:
    """Whom shards are sealed to, and what. Without an attestation the key is the trainer's own."""

    trainer: bytes
    key: bytes
    attestation: Attestation | None
    envelopes: tuple[Envelope, ...]

    @cached_property
    def by_index(self) -> dict[int, Envelope]:
        """The envelopes by their shard."""
        return {e.index: e for e in self.envelopes}

    def check(self, manifest: Manifest) -> None:
        """Holds the recipient to the rules of its manifest, in their order."""
        who, before = f"trainer {address_text(self.trainer)}", None
        check_key(self.key)
        if self.key in manifest.lost:
            raise Refused(Refusal.SEALED_KEY_REVOKED, f"{who}: its key {_hex(self.key)} is revoked")
        if (a := self.attestation) and not (a.vendor and any(a.identity) and any(a.evidence) and a.at):
            raise Refused(
                Refusal.SEALED_ATTESTATION_INVALID, f"{who}: vendor, identity, evidence and time of an attestation go together"
            )
        if not self.envelopes:
            raise Refused(Refusal.SEALED_RECIPIENT_MISSING, f"no shard is sealed to {who}")
        for e in self.envelopes:
            if before is not None and before >= e.index:
                raise Refused(Refusal.SEALED_ENVELOPE_ORDER, f"{who}: shard {e.index} stands behind {before}")
            if len(e.wrapped_key) != _WRAPPED:
                raise Refused(
                    Refusal.SEALED_WRAPPED_KEY_SIZE, f"{who}, shard {e.index}: {len(e.wrapped_key)} bytes, not {_WRAPPED}"
                )
            before = e.index
        if (last := self.envelopes[-1].index) >= manifest.shards:
            raise Refused(Refusal.SEALED_SHARD_INDEX_OUT_OF_RANGE, f"{who}: shard {last} of {manifest.shards}")


@dataclass(frozen=True)
class Manifest:
    """One sealing of a task's data set. Those of `read_manifest` keep every rule but the signature's."""

    task: bytes
    version: int
    previous: bytes
    splits: tuple[Split, ...]
    revoked: tuple[bytes, ...]
    recipients: tuple[Recipient, ...]
    signature: bytes

    @cached_property
    def shards(self) -> int:
        """How many there are, the card among them."""
        return sum(len(s.trees) for s in self.splits)

    @cached_property
    def lost(self) -> frozenset[bytes]:
        """The keys that are revoked."""
        return frozenset(self.revoked)

    @property
    def root(self) -> bytes:
        """That of the training records, which the task commits to."""
        return self.splits[0].root

    def check(self) -> None:
        """Holds the manifest to its rules, in their order."""
        if not any(self.task):
            raise Refused(Refusal.SEALED_TASK_MISSING)
        if self.version == 0:
            raise Refused(Refusal.SEALED_VERSION_INVALID, "version 0: they count from 1")
        if (self.version == 1) == any(self.previous):
            raise Refused(
                Refusal.SEALED_VERSION_INVALID, f"version {self.version} with previous manifest {_hex(self.previous)}"
            )
        self._check_splits()
        for before, key in zip(self.revoked, self.revoked[1:], strict=False):
            if before >= key:
                raise Refused(Refusal.SEALED_REVOKED_ORDER, f"revoked key {_hex(key)} stands behind {_hex(before)}")
        if not self.recipients:
            raise Refused(Refusal.SEALED_RECIPIENT_MISSING, "there is no recipient")
        for i, r in enumerate(self.recipients):
            if i and self.recipients[i - 1].trainer >= r.trainer:
                before = address_text(self.recipients[i - 1].trainer)
                raise Refused(Refusal.SEALED_RECIPIENT_ORDER, f"trainer {address_text(r.trainer)} stands behind {before}")
            r.check(self)

    def _check_splits(self) -> None:
        left = list(_SPLITS)
        for i, s in enumerate(self.splits):
            if s.name not in left or (i == 0 and s.name != TRAIN):
                raise Refused(
                    Refusal.SEALED_SPLIT_INVALID,
                    f"split {s.name[:20]!r} is not known in place {i}: train is the first, held_out and card may follow",
                )
            del left[: left.index(s.name) + 1]
            s.check()
        if not self.splits:
            raise Refused(Refusal.SEALED_SPLIT_INVALID, "there is no split")

    @cached_property
    def hash(self) -> bytes:
        """What names the manifest: over every member but format and signature."""
        parts = [_MANIFEST_DOMAIN, self.task, _u32(self.version), self.previous, _u32(len(self.splits))]
        for s in self.splits:
            # The root has the trees.
            parts += [_text(s.name.encode()), _u64(s.records), _u64(s.record_bytes), _u64(s.shard_records), s.root]
        parts += [_u32(len(self.revoked)), *self.revoked, _u32(len(self.recipients))]
        for r in self.recipients:
            a = r.attestation or Attestation("", bytes(32), bytes(32), 0)
            parts += [r.trainer, r.key, _text(a.vendor.encode()), a.identity, a.evidence, _u64(a.at), _u32(len(r.envelopes))]
            for e in r.envelopes:
                parts += [_u32(e.index), _text(e.wrapped_key), e.hash]
        return hashlib.sha256(b"".join(parts)).digest()

    @property
    def digest(self) -> bytes:
        """What the sponsor signs, as wallets sign a message of 32 bytes (EIP-191)."""
        return keccak(b"\x19Ethereum Signed Message:\n32" + self.hash)

    def require_signed_by(self, sponsor: bytes) -> None:
        """Refuses a manifest that this account did not sign."""
        if len(self.signature) != 65:
            raise Refused(Refusal.SEALED_MANIFEST_SIGNATURE, f"a signature of {len(self.signature)} bytes, not 65")
        signer = eip712.recover(self.digest, self.signature)
        if signer is None:
            raise Refused(Refusal.SEALED_MANIFEST_SIGNATURE, "r, s or v is out of range")
        if signer != sponsor:
            raise Refused(
                Refusal.SEALED_MANIFEST_SIGNATURE, f"signed by {address_text(signer)}, not by {address_text(sponsor)}"
            )

    def require_current(self, newest: Manifest) -> None:
        """Refuses a manifest in whose place a newer one stands. Both are the sponsor's."""
        if newest.task != self.task:
            found = f"the newest manifest is of task {_hex(newest.task)}, this one of {_hex(self.task)}"
            raise Refused(Refusal.SEALED_TASK_MISMATCH, found)
        if newest.version > self.version:
            found = f"version {newest.version} is sealed; this is version {self.version}"
            raise Refused(Refusal.SEALING_SUPERSEDED, found)
        if newest.version == self.version and newest.hash != self.hash:
            found = f"two manifests of version {self.version}: {_hex(self.hash)} and {_hex(newest.hash)}"
            raise Refused(Refusal.SEALED_MANIFEST_HASH_MISMATCH, found)

    def find(self, index: int) -> tuple[Split, int]:
        """The split of a shard, and the shard's number there."""
        rest = index
        for s in self.splits:
            if rest < len(s.trees):
                return s, rest
            rest -= len(s.trees)
        raise Refused(Refusal.SEALED_SHARD_INDEX_OUT_OF_RANGE, f"shard {index} of {self.shards}")

    def sealed_to(self, trainer: bytes, key: bytes) -> Recipient:
        """What is sealed to a trainer under its public key."""
        who = f"trainer {address_text(trainer)}"
        found = next((r for r in self.recipients if r.trainer == trainer), None)
        if found is None:
            what = f"version {self.version} of task {_hex(self.task)} has nothing for {who}"
            raise Refused(Refusal.SEALED_ENVELOPE_MISSING, what)
        if found.key != key:
            raise Refused(Refusal.ENCLAVE_KEY_MISMATCH, f"{who}: sealed to key {_hex(found.key)}, this is key {_hex(key)}")
        return found

    def sealed_bytes(self, index: int) -> int:
        """Size of a sealed shard."""
        split, shard = self.find(index)
        return split.size(shard) + _OVERHEAD

    def open(self, key: EnclaveKey, trainer: bytes, index: int, sealed: bytes) -> tuple[str, bytes]:
        """Opens one sealed shard of a trainer and holds its records to the data set's root.

        Returns:
            The shard's name in a folder of `data build`, and its records.

        Raises:
            Refused: Whatever is mixed up, by its name.
        """
        recipient = self.sealed_to(trainer, key.public)
        envelope = recipient.by_index.get(index)
        if envelope is None:
            what = f"shard {index} is not sealed to trainer {address_text(trainer)}"
            raise Refused(Refusal.SEALED_ENVELOPE_MISSING, what)
        split, shard = self.find(index)
        if len(sealed) != (want := split.size(shard) + _OVERHEAD):
            raise Refused(Refusal.SEALED_SHARD_SIZE_MISMATCH, f"shard {index}: {len(sealed)} bytes, not {want}")
        if (found := shard_hash(sealed)) != envelope.hash:
            raise Refused(Refusal.SEALED_SHARD_HASH_MISMATCH, f"shard {index}: {_hex(found)}, not {_hex(envelope.hash)}")
        aad = self.task + _u32(index) + trainer
        records = _opened(key, _INFO + _u32(self.version), aad, envelope.wrapped_key, sealed, index)
        name = split.file(shard)
        if not split.holds(shard, records):
            raise Refused(Refusal.SEALED_SHARD_MIXED_UP, f"shard {index}: its records are not those of {name}")
        return name, records


def shard_hash(sealed: bytes) -> bytes:
    """Hash of a sealed shard."""
    digest = hashlib.sha256(_SHARD_DOMAIN)
    digest.update(sealed)
    return digest.digest()


def shard_file(index: int, trainer: bytes) -> str:
    """Name of a sealed shard beside its manifest."""
    return f"{index:05d}-{trainer.hex()}.sealed"


def _opened(key: EnclaveKey, info: bytes, aad: bytes, wrapped: bytes, sealed: bytes, index: int) -> bytes:
    """Both layers: the wrapped key, and the shard under it."""
    words = TEXTS[Refusal.DATA_KEY_UNOPENED][0]
    try:
        mine = _suite().kem.deserialize_private_key(key.scalar)
        context = _suite().create_recipient_context(wrapped[:_ENCAPSULATION], mine, info)
        data = context.open(wrapped[_ENCAPSULATION:], aad)
    except (ValueError, _library("pyhpke").PyHPKEError) as exc:
        # A ValueError is that of an encapsulation of small order.
        raise Refused(Refusal.DATA_KEY_UNOPENED, f"shard {index}: {words}") from exc
    aead = _library("cryptography.hazmat.primitives.ciphers.aead").AESGCM(data)
    try:
        return aead.decrypt(sealed[:_NONCE], memoryview(sealed)[_NONCE:], aad)
    except _library("cryptography.exceptions").InvalidTag as exc:
        words = TEXTS[Refusal.SEALED_SHARD_UNOPENED][0]
        raise Refused(Refusal.SEALED_SHARD_UNOPENED, f"shard {index}: {words}") from exc


# ---- reading a manifest -----------------------------------------------------------------------------------------------------


class _Malformed(ValueError):
    """The JSON is not that of a manifest."""


def read_manifest(raw: bytes) -> Manifest:
    """Reads a manifest and holds it to every rule but the signature's.

    Members that are not listed and members that are repeated are refused. As in Go, letters of members may be of either case,
    and a member that is missing or null is zero, which the rules then refuse by name where it may not be.

    Raises:
        Refused: By the name of what is wrong.
    """
    if len(raw) > MAX_MANIFEST_BYTES:
        raise Refused(Refusal.SEALED_MANIFEST_TOO_LARGE, f"{len(raw)} bytes, at most {MAX_MANIFEST_BYTES}")
    repeated: list[str] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = {(key.lower() if key.isascii() else key): value for key, value in pairs}
        if len(found) != len(pairs):
            repeated.append(min(key for key, _ in pairs))
        return found

    try:
        document = strict_json.loads(raw, object_pairs_hook=members, parse_constant=_no_number, parse_int=_integer)
        if document is not None and not isinstance(document, dict):
            raise _Malformed("a manifest is an object")
        format_ = _string(document or {}, "format")
        if format_ != FORMAT:
            raise Refused(Refusal.SEALED_FORMAT_UNKNOWN, f"format {format_[:40]!r} is not {FORMAT!r}")
        if repeated:
            raise _Malformed("an object says something twice")
        found = _manifest(document)
    except (ValueError, RecursionError) as exc:
        raise Refused(Refusal.SEALED_MANIFEST_MALFORMED, str(exc)[:200]) from exc
    found.check()
    return found


def _manifest(value: Any) -> Manifest:
    m = _members(value, "format", "task", "version", "previous", "splits", "revoked", "recipients", "signature")
    return Manifest(
        task=_hash(m, "task"),
        version=_number(m, "version", 32),
        previous=_hash(m, "previous"),
        splits=_list(m, "splits", _split),
        revoked=_list(m, "revoked", _hash_value),
        recipients=_list(m, "recipients", _recipient),
        signature=_bytes(m, "signature"),
    )


def _split(value: Any) -> Split:
    m = _members(value, "name", "records", "recordBytes", "shardRecords", "root", "trees")
    return Split(
        name=_string(m, "name"),
        records=_number(m, "records", 64),
        record_bytes=_number(m, "recordbytes", 64),
        shard_records=_number(m, "shardrecords", 64),
        root=_hash(m, "root"),
        trees=_list(m, "trees", _hash_value),
    )


def _recipient(value: Any) -> Recipient:
    m = _members(value, "trainer", "enclaveKey", "attestation", "envelopes")
    trainer = m.get("trainer", "0x" + bytes(20).hex())
    if not isinstance(trainer, str) or not re.fullmatch(r"0[xX][0-9a-fA-F]{40}", trainer):
        raise _Malformed("trainer is no address")
    attestation = m.get("attestation")
    return Recipient(
        trainer=bytes.fromhex(trainer[2:]),
        key=_hash(m, "enclavekey"),
        attestation=None if attestation is None else _attestation(attestation),
        envelopes=_list(m, "envelopes", _envelope),
    )


def _attestation(value: Any) -> Attestation:
    m = _members(value, "vendor", "identity", "evidence", "at")
    return Attestation(_string(m, "vendor"), _hash(m, "identity"), _hash(m, "evidence"), _number(m, "at", 64))


def _envelope(value: Any) -> Envelope:
    m = _members(value, "index", "wrappedKey", "hash")
    return Envelope(_number(m, "index", 32), _bytes(m, "wrappedkey"), _hash(m, "hash"))


def _members(value: Any, *known: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise _Malformed("not an object where one belongs")
    if unknown := value.keys() - {k.lower() for k in known}:
        raise _Malformed(f"unknown member {min(unknown)[:80]!r}")
    return value


def _list(m: dict[str, Any], name: str, read: Callable[[Any], T]) -> tuple[T, ...]:
    value = m.get(name)
    if value is None:
        return ()
    if not isinstance(value, list):
        raise _Malformed(f"{name} is no list")
    return tuple(read(v) for v in value)


def _string(m: dict[str, Any], name: str) -> str:
    value = m.get(name)
    if value is not None and not isinstance(value, str):
        raise _Malformed(f"{name} is no text")
    # Half a surrogate pair is no character, and is read as Go reads it.
    return re.sub("[\ud800-\udfff]", "\ufffd", value or "")


def _number(m: dict[str, Any], name: str, bits: int) -> int:
    value = m.get(name)
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1 << bits):
        raise _Malformed(f"{name} is no number of {bits} bits")
    return value or 0


def _hash(m: dict[str, Any], name: str) -> bytes:
    return _hash_value(m.get(name))


def _hash_value(value: Any) -> bytes:
    if value is None:
        return bytes(32)
    if not isinstance(value, str) or not re.fullmatch(r"0x[0-9a-fA-F]{64}", value):
        raise _Malformed("not 0x and 64 hexadecimal digits where a hash belongs")
    return bytes.fromhex(value[2:])


def _bytes(m: dict[str, Any], name: str) -> bytes:
    # A null is none, other than for the rest.
    value = m.get(name, "")
    if not isinstance(value, str) or not re.fullmatch(r"(0[xX]([0-9a-fA-F]{2})*)?", value):
        raise _Malformed(f"{name} is no bytes in hexadecimal")
    return bytes.fromhex(value[2:])


def _no_number(text: str) -> Any:
    raise _Malformed(f"{text} is no number")


def _integer(text: str) -> int:
    if text.startswith("-"):
        raise _Malformed("a number is negative")
    return int(text)


def _u32(n: int) -> bytes:
    return n.to_bytes(4, "big")


def _u64(n: int) -> bytes:
    return n.to_bytes(8, "big")


def _text(raw: bytes) -> bytes:
    return _u32(len(raw)) + raw


def _hex(raw: bytes) -> str:
    return "0x" + raw.hex()


# ---- what a trainer trains on -----------------------------------------------------------------------------------------------


class Sealing:
    """A folder of `assay data seal`, and the key that opens what is in it for one trainer.

    Pickled it has key and manifest, and no record: another process opens the shards by itself.
    """

    def __init__(self, folder: Path, manifest: Manifest, key: EnclaveKey, newest: Manifest | None = None) -> None:
        """Opens nothing yet.

        Args:
            folder: With the sealed shards.
            manifest: That they are of.
            key: What they are sealed to.
            newest: The newest manifest that is known: an older one is refused.
        """
        self.folder, self.manifest, self.newest = folder, manifest, newest
        self.taken = False
        """Whether somebody trains on the records."""
        self._key, self._trainer = key, b""
        self._files: dict[str, bytes] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_files": None}

    @classmethod
    def read(cls, folder: Path, key_file: Path, newest: Path | None = None) -> Sealing:
        """Reads key and manifests.

        Raises:
            Refused: One of them is none, by its name.
            ConfigError: A file cannot be read, or the library is missing.
        """
        _suite()
        key = EnclaveKey.load(key_file)
        manifest = _read_file("--sealed", folder / MANIFEST)
        return cls(folder, manifest, key, None if newest is None else _read_file("--newest", newest))

    def hold(self, task: bytes, sponsor: bytes, root: bytes, trainer: bytes) -> None:
        """Holds the manifest to a task: its sponsor's, of its data set, the newest one, and sealed to this trainer.

        Raises:
            Refused: It is another one.
        """
        m = self.manifest
        m.require_signed_by(sponsor)
        if m.task != task:
            raise Refused(Refusal.SEALED_TASK_MISMATCH, f"it is of task {_hex(m.task)}, not of {_hex(task)}")
        if m.root != root:
            raise Refused(Refusal.DATASET_ROOT_MISMATCH, f"it has {_hex(m.root)}, not the {_hex(root)} of the task")
        if self.newest is not None:
            self.newest.require_signed_by(sponsor)
            m.require_current(self.newest)
        m.sealed_to(trainer, self._key.public)
        self._trainer = trainer

    def refuse_traces(self, journal: Path) -> None:
        """Refuses a journal in which a run that was not told of the sealing has kept records.

        Raises:
            Refused: PlaintextOnDisk, naming the file.
        """
        for path in (journal / "objects").glob(f"{self.manifest.root.hex()}*"):
            raise Refused(Refusal.PLAINTEXT_ON_DISK, f"{path} has records of a run without --sealed; remove it first")

    def open(self) -> Mapping[str, bytes]:
        """Opens every shard, once; the files of a folder of `data build` by name, in memory.

        Raises:
            Refused: A shard is not sealed to the trainer, or mixed up.
            ConfigError: A file is not there.
            OSError: The disk fails for now.
        """
        if self._files is None:
            self._files = dict(self._shard(index) for index in range(self.manifest.shards))
            trees: dict[str, list[str]] = {TRAIN: [], HELD_OUT: []}
            trees |= {s.name: [_hex(t) for t in s.trees] for s in self.manifest.splits if s.name in trees}
            self._files[SHARDS] = encode(trees)
        return self._files

    def _shard(self, index: int) -> tuple[str, bytes]:
        path = self.folder / shard_file(index, self._trainer)
        try:
            with open(path, "rb") as file:
                # One byte more, where there are more: whoever opens it refuses it for its size.
                sealed = file.read(self.manifest.sealed_bytes(index) + 1)
        except OSError as exc:
            if durable.is_transient(exc):
                raise  # which the loop waits out
            raise ConfigError(f"--sealed: {path}: {exc.strerror}", "fetch the folder again from the sponsor") from exc
        return self.manifest.open(self._key, self._trainer, index, sealed)

    def dataset(self) -> Dataset:
        """The data set, whose files are in memory.

        Raises:
            DataError: The card is none of `data build`.
        """
        self.taken = True
        return Dataset.open(self.folder, self.open())

    def records(self) -> list[bytes]:
        """The training records, in order."""
        self.taken = True
        split, files = self.manifest.splits[0], self.open()
        shards, size = (files[split.file(i)] for i in range(len(split.trees))), split.record_bytes
        return [shard[at : at + size] for shard in shards for at in range(0, len(shard), size)]


def _read_file(flag: str, path: Path) -> Manifest:
    try:
        with open(path, "rb") as file:
            raw = file.read(MAX_MANIFEST_BYTES + 1)
    except OSError as exc:
        raise ConfigError(f"{flag}: {path}: {exc.strerror}", "assay data seal writes a folder with manifest.json") from exc
    try:
        return read_manifest(raw)
    except Refused as exc:
        raise Refused(exc.refusal, f"{path}: {exc.message}") from exc


# ---- what keeps records off disks -------------------------------------------------------------------------------------------


def forbid_dumps() -> None:
    """Has the system write no memory of this process, and of those that it starts, to a disk when one of them crashes."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def in_memory(path: Path) -> bool:
    """Whether files at a path lie in memory (tmpfs, ramfs); it need not be there yet. Away from Linux none is known to."""
    while not path.exists():
        path = path.parent
    device = path.stat().st_dev
    place = f"{os.major(device)}:{os.minor(device)}"
    try:
        lines = Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    for line in lines:
        about, _, kind = line.partition(" - ")
        if about.split(" ")[2] == place:
            return kind.split(" ")[0] in ("tmpfs", "ramfs")
    return False
