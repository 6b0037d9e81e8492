"""Vector commitments: docs/formats.md, section 1. SHA-256 over the leaves, odd nodes promoted, a typed header."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from assay_trainer.errors import FormatError

F32 = np.dtype("<f4")
F64 = np.dtype("<f8")
LEAF_BYTES = 1024
# Leaves of a payload that are published at a time, but for the last of a fragment.
RANGE_LEAVES = 64
LEAF_ELEMENTS = LEAF_BYTES // F32.itemsize
CANONICAL_NAN = 0x7FC00000
ZERO32 = bytes(32)

_PAYLOAD_DOMAIN = b"assay/v1/payload"


class Kind(IntEnum):
    """What a vector is; the first byte of its header."""

    PARAMS = 1
    MOMENTUM = 2
    STATE = 3
    PAYLOAD = 4
    PAYLOAD_SET = 5
    DATASET = 6
    RUN_ROOTS = 7
    AUX_SET = 8
    INTERLEAVED = 14
    REDUCTIONS = 15
    REDUCTION = 16
    DISTANCES = 17
    SCORES = 18
    PROGRAMS = 19
    CLAIM = 20
    SEGMENT = 21


class DType(IntEnum):
    """What its elements are; the second byte. Quantised payloads have those of facts_gen.FORMATS."""

    BYTES = 0
    F32 = 1
    F64 = 4


def leaf_hash(data: bytes) -> bytes:
    """Hash of one leaf."""
    return hashlib.sha256(b"\x00" + data).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """Hash of an inner node."""
    return hashlib.sha256(b"\x01" + left + right).digest()


def tree_root(hashes: Sequence[bytes]) -> bytes:
    """Top of the tree over leaf hashes, before the header is mixed in."""
    if not hashes:
        raise FormatError("a vector has at least one leaf")
    level = list(hashes)
    while len(level) > 1:
        paired = [node_hash(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
        if len(level) % 2:
            paired.append(level[-1])
        level = paired
    return level[0]


class TreeHasher:
    """The tree_root of leaf hashes that come one after the other. Keeps one hash a level."""

    def __init__(self) -> None:
        self._full: list[tuple[int, bytes]] = []

    def add(self, leaf: bytes) -> None:
        """Takes the hash of the next leaf."""
        level = 0
        while self._full and self._full[-1][0] == level:
            leaf = node_hash(self._full.pop()[1], leaf)
            level += 1
        self._full.append((level, leaf))

    def root(self) -> bytes:
        """Top of the tree over all leaves so far: an odd last node goes up until it meets a left neighbour."""
        if not self._full:
            raise FormatError("a vector has at least one leaf")
        node = self._full[-1][1]
        for _, left in reversed(self._full[:-1]):
            node = node_hash(left, node)
        return node


def header(kind: int, dtype: int, length: int, binding: bytes = ZERO32) -> bytes:
    """The 42 bytes that say what a vector is."""
    if len(binding) != 32:
        raise FormatError(f"a binding has 32 bytes, not {len(binding)}")
    if not 0 <= length < 1 << 64:
        raise FormatError(f"length {length} does not fit 64 bits")
    return bytes((kind, dtype)) + length.to_bytes(8, "big") + binding


def seal(head: bytes, tree: bytes) -> bytes:
    """Root from header and tree."""
    return hashlib.sha256(b"\x02" + head + tree).digest()


def vector_root(kind: int, dtype: int, length: int, binding: bytes, leaves: Sequence[bytes]) -> bytes:
    """Root of a vector given its leaves' bytes."""
    return seal(header(kind, dtype, length, binding), tree_root([leaf_hash(d) for d in leaves]))


def cut(raw: bytes, leaf_bytes: int = LEAF_BYTES) -> list[bytes]:
    """Leaves of so many bytes; the tail of the last one is zero."""
    raw += bytes(-len(raw) % leaf_bytes)
    return [raw[i : i + leaf_bytes] for i in range(0, len(raw), leaf_bytes)]


def f32_bits(values: NDArray[np.float32]) -> NDArray[np.uint32]:
    """IEEE bits of a binary32 vector."""
    return np.ascontiguousarray(values, dtype=F32).view("<u4")


def f32_leaves(values: NDArray[np.float32]) -> list[bytes]:
    """1,024-byte leaves of a binary32 vector; the tail of the last one is zero."""
    if values.ndim != 1 or values.size == 0:
        raise FormatError("a float vector is one-dimensional and not empty")
    bits = f32_bits(values)
    nan = (bits & 0x7FFFFFFF) > 0x7F800000
    if bool(np.any(nan & (bits != CANONICAL_NAN))):
        raise FormatError("a NaN other than 0x7fc00000 cannot be committed to")
    return cut(bits.tobytes())


def f32_root(kind: int, binding: bytes, values: NDArray[np.float32]) -> bytes:
    """Root of a binary32 vector."""
    return vector_root(kind, DType.F32, values.size, binding, f32_leaves(values))


def fragment_sizes(parameters: int, fragments: int) -> list[int]:
    """Element counts of F balanced fragments of P parameters."""
    if not 1 <= fragments <= parameters:
        raise FormatError(f"{parameters} parameters cannot be cut into {fragments} fragments")
    small, larger = divmod(parameters, fragments)
    return [small + 1] * larger + [small] * (fragments - larger)


def split_fragments(flat: NDArray[np.float32], fragments: int) -> list[NDArray[np.float32]]:
    """Views of a flat vector's fragments, in manifest order."""
    bounds = np.cumsum(fragment_sizes(flat.size, fragments))[:-1]
    return np.split(flat, bounds)


def params_root(fragment: int, values: NDArray[np.float32]) -> bytes:
    """Root of one fragment's parameters."""
    return f32_root(Kind.PARAMS, fragment.to_bytes(32, "big"), values)


def momentum_root(fragment: int, values: NDArray[np.float32]) -> bytes:
    """Root of one fragment's outer momentum."""
    return f32_root(Kind.MOMENTUM, fragment.to_bytes(32, "big"), values)


def fragment_root(params: bytes, momentum: bytes) -> bytes:
    """Root of a fragment from those of its parameters and momentum."""
    return node_hash(params, momentum)


def hash_list_root(kind: int, roots: Sequence[bytes]) -> bytes:
    """Root of a vector whose leaves are 32-byte hashes (State, PayloadSet, RunRoots, AuxSet, Reductions, Programs)."""
    if any(len(r) != 32 for r in roots):
        raise FormatError("each leaf is a 32-byte hash")
    return vector_root(kind, DType.BYTES, len(roots), ZERO32, roots)


def run_root(state_roots: Sequence[bytes]) -> bytes:
    """Root over the state roots after each round."""
    return hash_list_root(Kind.RUN_ROOTS, state_roots)


def payload_binding(task_id: bytes, round_: int, fragment: int, trainer: bytes) -> bytes:
    """Binding of a payload's header: the same numbers of another trainer or round have another root."""
    if len(task_id) != 32 or len(trainer) != 20:
        raise FormatError("a task id has 32 bytes and an address 20")
    place = round_.to_bytes(4, "big") + fragment.to_bytes(4, "big")
    return hashlib.sha256(_PAYLOAD_DOMAIN + task_id + place + trainer).digest()


def payload_root(
    task_id: bytes, round_: int, trainer: bytes, dtype: int, fragments: Sequence[tuple[int, Sequence[bytes]]]
) -> bytes:
    """What a trainer signs: the root of a payload, given each fragment's element count and leaves, whatever stands in them."""
    roots = [
        vector_root(Kind.PAYLOAD, dtype, elements, payload_binding(task_id, round_, f, trainer), leaves)
        for f, (elements, leaves) in enumerate(fragments)
    ]
    return hash_list_root(Kind.PAYLOAD_SET, roots)


def dataset_root(records: Sequence[bytes]) -> bytes:
    """Root over a data set, one record a leaf."""
    return dataset_seal(len(records), tree_root([leaf_hash(r) for r in records]))


def dataset_seal(records: int, tree: bytes) -> bytes:
    """Root over a data set of so many records, given the top of the tree over them."""
    return seal(header(Kind.DATASET, DType.BYTES, records), tree)


@dataclass
class State:
    """A model and its outer momentum, fragment by fragment."""

    params: list[NDArray[np.float32]]
    momentum: list[NDArray[np.float32]]

    @classmethod
    def initial(cls, flat: NDArray[np.float32], fragments: int) -> State:
        """First state of a run: given parameters, no momentum."""
        params = [np.array(p, dtype=np.float32) for p in split_fragments(flat, fragments)]
        return cls(params, [np.zeros_like(p) for p in params])

    def root(self) -> bytes:
        """State root."""
        pairs = enumerate(zip(self.params, self.momentum, strict=True))
        return hash_list_root(Kind.STATE, [fragment_root(params_root(f, p), momentum_root(f, m)) for f, (p, m) in pairs])

    def flat(self) -> NDArray[np.float32]:
        """Parameters in manifest order."""
        return np.concatenate(self.params)


def proof(hashes: Sequence[bytes], index: int) -> list[bytes]:
    """Sibling hashes from leaf `index` up. A level where the node is promoted has none."""
    if not 0 <= index < len(hashes):
        raise FormatError(f"no leaf {index} among {len(hashes)}")
    level, siblings = list(hashes), []
    while len(level) > 1:
        if index ^ 1 < len(level):
            siblings.append(level[index ^ 1])
        paired = [node_hash(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
        if len(level) % 2:
            paired.append(level[-1])
        level, index = paired, index // 2
    return siblings


def range_proof(hashes: Sequence[bytes], first: int, end: int) -> list[bytes]:
    """Multi-proof of the leaves `first` to `end` - 1: level by level from the leaves up, what stands left and right of them."""
    if not 0 <= first < end <= len(hashes):
        raise FormatError(f"no leaves {first} to {end - 1} among {len(hashes)}")
    level, siblings = list(hashes), []
    while len(level) > 1:
        if first % 2:
            siblings.append(level[first - 1])
        if end % 2 and end < len(level):
            siblings.append(level[end])
        paired = [node_hash(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
        if len(level) % 2:
            paired.append(level[-1])
        level, first, end = paired, first // 2, (end + 1) // 2
    return siblings


@dataclass
class PayloadRange:
    """A range of a fragment's leaves, with what leads from them to the payload root."""

    fragment: int
    number: int
    data: bytes
    proof: list[bytes]
    set_path: list[bytes]


def payload_ranges(
    task_id: bytes, round_: int, trainer: bytes, dtype: int, fragments: Sequence[tuple[int, Sequence[bytes]]]
) -> list[PayloadRange]:
    """All ranges of a payload, as the contract takes them when they are published."""
    roots = [
        vector_root(Kind.PAYLOAD, dtype, elements, payload_binding(task_id, round_, f, trainer), leaves)
        for f, (elements, leaves) in enumerate(fragments)
    ]
    in_set = [leaf_hash(root) for root in roots]
    ranges = []
    for f, (_, leaves) in enumerate(fragments):
        hashes = [leaf_hash(leaf) for leaf in leaves]
        for first in range(0, len(leaves), RANGE_LEAVES):
            end = min(first + RANGE_LEAVES, len(leaves))
            data, path = b"".join(leaves[first:end]), proof(in_set, f)
            ranges.append(PayloadRange(f, first // RANGE_LEAVES, data, range_proof(hashes, first, end), path))
    return ranges


def fold_proof(leaf: bytes, index: int, count: int, siblings: Sequence[bytes]) -> bytes:
    """Tree root that a proof of a leaf hash leads to; the path follows from (index, count) alone."""
    if not 0 <= index < count:
        raise FormatError(f"no leaf {index} among {count}")
    node, used = leaf, 0
    while count > 1:
        if index ^ 1 < count:
            if used == len(siblings):
                raise FormatError("the proof is too short")
            pair = (siblings[used], node) if index & 1 else (node, siblings[used])
            node, used = node_hash(*pair), used + 1
        index, count = index // 2, (count + 1) // 2
    if used != len(siblings):
        raise FormatError("the proof is too long")
    return node


def verify_proof(root: bytes, head: bytes, leaf: bytes, index: int, count: int, siblings: Sequence[bytes]) -> bool:
    """Whether leaf bytes stand at `index` of the vector with this root and header."""
    try:
        return seal(head, fold_proof(leaf_hash(leaf), index, count, siblings)) == root
    except FormatError:
        return False
