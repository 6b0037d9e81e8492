"""The engine: steps over the caller's memory, alone and shared among workers, and what it refuses."""

import base64
import gzip

import numpy as np
import pytest
import torch
from test_repops_vectors import load, raw, tensor

import assay_repops as ar
from assay_trainer.exporter.builder import F32, Builder


def network():
    """The small network: its encoding, constants, and a state and batches of the right shapes."""
    (c,) = load("program_network.json")
    encoding = gzip.decompress(base64.b64decode(c["program"]))
    inputs = ar.program_inputs(encoding)
    constants = [
        tensor(w, t.dtype, t.shape) for w, t in zip(c["constants"], [t for t in inputs if t.source == "constant"], strict=True)
    ]
    random = np.random.default_rng(5)

    def draw(t):
        if t.dtype == np.float32:
            return (np.abs(random.standard_normal(t.shape)) * 0.02).astype(np.float32)
        return random.integers(0, 9, t.shape).astype(t.dtype) if t.source == "batch" else np.zeros(t.shape, t.dtype)

    state = [draw(t) for t in inputs if t.source == "state"]
    batches = [[draw(t) for t in inputs if t.source == "batch"] for _ in range(4)]
    return encoding, constants, state, batches, raw(c["programRoot"])


def test_steps():
    encoding, constants, state, batches, root = network()
    with ar.Program(encoding, constants) as p:
        want = p.run(p.run(state, batches, step=0, seed=7), batches, step=1, seed=7)
        traced, trace = p.trace(state, batches, step=0, seed=7)
    for kind in (lambda a: a.copy(), lambda a: torch.from_numpy(a.copy())):
        with ar.Engine(encoding, constants, [kind(a) for a in state]) as e:
            assert e.program.root == root
            held = e.state[0]
            assert e.trace(batches, step=0, seed=7) == trace
            assert e.root() == ar.tensors_root(traced)
            seen = []
            assert e.run([batches], first=1, seed=7, progress=seen.append) == 1
            assert seen == [1]
            assert e.root() == ar.tensors_root(want)
            assert e.state[0] is held
            assert e.memory > 0


def test_workers():
    encoding, constants, state, batches, _ = network()
    alone = ar.Engine(encoding, constants, [a.copy() for a in state])
    workers = [ar.Engine(encoding, constants, [a.copy() for a in state]) for _ in range(2)]
    for step in range(2):
        alone.step(batches, step=step, seed=3)
        handed = [workers[d].groups(batches[2 * d : 2 * d + 2], d, d + 1, step=step, seed=3)[0] for d in range(2)]
        for w in workers:
            w.finish(handed, step=step, seed=3)
            assert w.root() == alone.root()


def test_refusals():
    encoding, constants, state, batches, _ = network()
    with pytest.raises(ar.RepopsError, match="state tensors"):
        ar.Engine(encoding, constants, state[1:])
    same = next(i for i in range(1, len(state)) if state[i].shape == state[0].shape)
    with pytest.raises(ar.RepopsError, match="overlaps"):
        ar.Engine(encoding, constants, [*state[:same], state[0], *state[same + 1 :]])
    frozen = [a.copy() for a in state]
    frozen[0].flags.writeable = False
    with pytest.raises(ar.RepopsError, match="contiguous"):
        ar.Engine(encoding, constants, frozen)
    e = ar.Engine(encoding, constants, [a.copy() for a in state])
    before = e.root()
    for call, message in (
        (lambda: e.step(batches[1:]), "3 micro-batches, 4 wanted"),
        (lambda: e.step(batches, step=-1), "step -1"),
        (lambda: e.groups(batches, 0, 3), "groups 0 to 3 of 2"),
        (lambda: e.groups(batches[:2], 1, 1), "lo below hi"),
        (lambda: e.finish(e.groups(batches[:2], 0, 1)), "tensors of 1 groups"),
        (lambda: e.finish([[a[:-1] for a in g] for g in e.groups(batches, 0, 2)]), "elements"),
    ):
        with pytest.raises(ar.RepopsError, match=message):
            call()
    with pytest.raises(ar.RepopsError, match="overlaps the state"):
        e.step([[*batches[0][:-1], e.state[0].reshape(-1)[: batches[0][-1].size].view(np.int32)], *batches[1:]])
    e.state[0].reshape(-1).view(np.uint32)[0] = 0x7FC00001
    with pytest.raises(ar.RepopsError, match="7fc00001"):
        e.step(batches)
    e.state[0].reshape(-1)[0] = state[0].reshape(-1)[0]
    assert e.root() == before
    e.close()
    with pytest.raises(ar.RepopsError, match="no open program"):
        e.step(batches)
    mapped = next(c for c in load("program.json", "primitives", "primitiveCount") if c["op"] == "matmul")
    with pytest.raises(ar.RepopsError, match="loop = 0"):
        ar.Engine(raw(mapped["encoded"]), [], [])


def test_memory_that_is_shared_is_found_without_comparing_all_pairs(monkeypatch):
    count = 200
    b = Builder(0, 0)
    for v in [b.state(F32, (3,)) for _ in range(count)]:
        b.output(b.add(v, b.scalar(1)))
    built = b.build()
    seen = []
    monkeypatch.setattr(np, "may_share_memory", lambda *_: bool(seen.append(1)))
    memory = np.zeros((2 * count, 3), np.float32)
    state, out = list(memory[:count]), list(memory[count:])
    with ar.Program(built.encoding, built.constants) as p:
        assert all((x == 1).all() for x in p.run(state))
        assert all((x == 1).all() for x in p.run([state[0]] * count, out=out))
        p.run(state, out=state[::-1])
        assert len(seen) <= 4 * count
        straddling = memory.reshape(-1)[1:4]
        for bad, words in (
            ([*out[1:], out[5]], "output 199 overlaps output 4"),
            ([*out[1:], memory.reshape(-1)[-4:-1]], "overlaps output"),
            ([*out[1:], straddling], "overlaps an operand"),
        ):
            with pytest.raises(ar.RepopsError, match=words):
                p.run(state, out=bad)
    with pytest.raises(ar.RepopsError, match="state 7 overlaps state 3"):
        ar.Engine(built.encoding, built.constants, [*state[:7], state[3], *state[8:]])
