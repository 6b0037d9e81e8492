"""Multi-proofs of neighbouring leaves, folded as the contract folds them (RevealsBase._treeAbove)."""

import hashlib

import pytest

from assay_trainer import commit
from assay_trainer.errors import FormatError


def fold(nodes, first, leaves, proof):
    nodes, used, last = list(nodes), 0, leaves - 1
    while last > 0:
        above, at = [], 0
        while at < len(nodes):
            index, node = first + at, nodes[at]
            at += 1
            if index % 2:
                node, used = commit.node_hash(proof[used], node), used + 1
            elif at < len(nodes):
                node, at = commit.node_hash(node, nodes[at]), at + 1
            elif index != last:
                node, used = commit.node_hash(node, proof[used]), used + 1
            above.append(node)
        nodes, first, last = above, first // 2, last // 2
    assert used == len(proof)
    return nodes[0]


@pytest.mark.parametrize("leaves", [1, 2, 3, 5, 8, 13, 64, 65, 100])
def test_every_run_of_leaves_leads_to_the_root(leaves):
    hashes = [hashlib.sha256(bytes([i])).digest() for i in range(leaves)]
    for first in range(0, leaves, 3):
        for end in range(first + 1, leaves + 1, 2):
            proof = commit.range_proof(hashes, first, end)
            assert fold(hashes[first:end], first, leaves, proof) == commit.tree_root(hashes)


def test_ranges_are_the_whole_payload():
    fragments = [(70 * 256, [bytes([i]) * 1024 for i in range(70)]), (256, [bytes(1024)])]
    parts = commit.payload_ranges(bytes(32), 3, bytes(20), int(commit.DType.F32), fragments)
    assert [(p.fragment, p.number, len(p.data)) for p in parts] == [(0, 0, 65536), (0, 1, 6144), (1, 0, 1024)]
    assert b"".join(p.data for p in parts) == b"".join(b"".join(leaves) for _, leaves in fragments)


@pytest.mark.parametrize("run", [(0, 0), (2, 2), (3, 2), (0, 9), (-1, 2)])
def test_no_run(run):
    with pytest.raises(FormatError):
        commit.range_proof([bytes(32)] * 8, *run)
