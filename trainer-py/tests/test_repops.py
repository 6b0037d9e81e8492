"""The C library through assay_repops: the shared vectors on every engine, torch and NumPy memory, hostile arguments."""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import assay_repops as ar
from assay_repops import _library

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "vectors"
ENGINES = ar.info()["engines"]


def load(name: str) -> list[dict]:
    """The cases of a vector file."""
    return json.loads((VECTORS / name).read_text())["cases"]


@pytest.fixture(params=ENGINES)
def engine(request):
    """Run a test on each engine of this machine."""
    ar.use_engine(request.param)
    yield request.param
    ar.use_engine(ENGINES[-1])


def bits(x: np.ndarray) -> np.ndarray:
    """The patterns of binary32 numbers."""
    return np.ascontiguousarray(x).view(np.uint32)


def test_scalar_vectors(engine):
    cases: dict[str, list[dict]] = {}
    for case in load("scalar.json"):
        cases.setdefault(case["op"], []).append(case)
    assert len(cases) >= 30
    for op, list_ in cases.items():
        columns = [np.array([int(w, 16) for w in column], np.uint64) for column in zip(*(c["in"] for c in list_), strict=True)]
        want = np.array([int(c["out"], 16) for c in list_], np.uint64)
        got = ar.evaluate(op, *columns)
        wrong = np.flatnonzero(got != want)
        assert wrong.size == 0, f"{engine}: {list_[wrong[0]]} gives {got[wrong[0]]:x}"


def test_small_network(engine):
    case = load("program_network.json")[0]
    roots = dict(zip(case["steps"], case["roots"], strict=True))
    steps = 1 if engine == "portable" else max(roots)
    assert "0x" + ar.small_network_root(case["seed"], steps).hex() == roots[steps]


def test_memory_is_used_in_place():
    x = np.linspace(-3, 3, 1000, dtype=np.float32)
    t = torch.from_numpy(x.copy())
    out = torch.empty(1000)
    assert ar.exp(t, out=out) is out
    assert np.array_equal(bits(out.numpy()), bits(ar.exp(x)))
    ar.mul(t, t, out=t)
    assert np.array_equal(bits(t.numpy()), bits(x * x))
    a, b = np.ones((5, 3), np.float32), np.arange(12, dtype=np.float32).reshape(3, 4)
    assert np.array_equal(ar.matmul(a, b.T), a @ b)
    assert np.array_equal(ar.matmul(a[::2, ::2], b.T[:, ::2]), a[::2, ::2] @ b[::2])


def test_flush_to_zero_of_the_caller_changes_nothing(engine):
    # torch sets the mode for its threads; the library's must not inherit it.
    n = 300_000
    tiny = torch.full((n,), 2.0**-126)
    half = torch.full((n,), 0.5)
    subnormal = np.full(n, 1e-40, np.float32)
    assert torch.set_flush_denormal(True)
    try:
        assert float((tiny * half).max()) == 0, "flush-to-zero is not on, so this test proves nothing"
        got = ar.mul(tiny, half)
        small = ar.matmul(tiny[:600].reshape(2, 300), half[:900].reshape(3, 300))
        total = ar.mean([subnormal] * 3)
    finally:
        torch.set_flush_denormal(False)
    assert set(bits(got.numpy())) == {0x00400000}
    assert bits(small.numpy()).min() > 0
    assert bits(total).min() == bits(subnormal)[0]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: ar.add(np.ones(3, np.float32), np.ones(4, np.float32)), "shapes"),
        (lambda: ar.add(np.ones(3), np.ones(3)), "float64"),
        (lambda: ar.add([1.0], [2.0]), "list"),
        (lambda: ar.exp(torch.ones(3, dtype=torch.bfloat16)), "bfloat16"),
        (lambda: ar.exp(np.ones(3, np.float32), out=np.ones(4, np.float32)), "shape"),
        (lambda: ar.matmul(np.ones((2, 3), np.float32), np.ones((2, 4), np.float32)), "contracted"),
        (lambda: ar.matmul(np.ones((1, 70_000), np.float32), np.ones((1, 70_000), np.float32)), "65"),
        (lambda: ar.matmul(np.ones((2, 3), np.float32), np.ones((2, 3), np.float32), band="left"), "band"),
        (lambda: ar.mean([]), "no vectors"),
        (lambda: ar.trimmed_mean([np.ones(3, np.float32)] * 4, 2), None),
        (lambda: ar.krum([np.ones(3, np.float32)] * 4, 1), None),
        (lambda: ar.operator("softmax", np.ones((2, 2), np.float32), np.ones(1, np.float32)), "operand"),
        (lambda: ar.operator("nosuch", np.ones(1, np.float32)), "nosuch"),
        (lambda: ar.operator("matmul", np.ones((2, 2), np.float32), np.ones((2, 2), np.float32), band="left"), "band"),
        (lambda: ar.evaluate("nosuch", np.ones(1, np.uint64)), "nosuch"),
        (lambda: ar.use_engine("sse9"), "sse9"),
        (lambda: ar.program_root(b""), None),
        (lambda: ar.root(ar.Header(1, ar.DType.F32, 5), np.ones(4, np.float32)), "header"),
        (lambda: ar.multi_proof(ar.Header(1, ar.DType.F32, 4), np.ones(4, np.float32), [1]), None),
        (lambda: ar.multi_proof(ar.Header(1, ar.DType.F32, 4), np.ones(4, np.float32), []), None),
    ],
)
def test_refusals(call, message):
    with pytest.raises(ar.RepopsError, match=message):
        call()


def test_null_pointers_are_refused():
    for name, signature in _library._SIGNATURES.items():
        arguments = []
        for kind in signature:
            if kind in (ctypes.c_void_p, ctypes.c_char_p):
                arguments.append(None)
            else:
                arguments.append(5)
        if name == "network":
            arguments[1] = 1
        with pytest.raises(ar.RepopsError):
            _library.call(name, *arguments)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=600))
def test_random_programs_are_refused(data):
    with pytest.raises(ar.RepopsError):
        ar.program_root(data)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 1200), st.binary(max_size=8), st.data())
def test_broken_program(at, patch, data):
    import base64
    import gzip

    program = gzip.decompress(base64.b64decode(load("program_network.json")[0]["program"]))
    good = ar.program_root(program)
    broken = program[: at % len(program)] + patch + program[at % len(program) + len(patch) :]
    if data.draw(st.booleans()):
        broken = broken[: data.draw(st.integers(0, len(broken)))]
    try:
        assert (ar.program_root(broken) == good) == (broken == program)
    except ar.RepopsError:
        assert broken != program


def test_commitments():
    x = np.arange(3000, dtype=np.float32)
    header = ar.Header(1, ar.DType.F32, x.size)
    root = ar.root(header, x)
    indices = [0, 3, 4, 11]
    proof = ar.multi_proof(header, x, indices)
    leaves = ar.leaf_hashes(x, indices)
    ar.verify_multi_proof(root, header, indices, leaves, proof)
    for bad in (
        (indices[1:], leaves[1:], proof),
        (indices, leaves, proof[1:]),
        (indices, leaves, [*proof, proof[0]]),
        (indices, [leaves[1], leaves[0], *leaves[2:]], proof),
        ([0, 3, 4, 12], leaves, proof),
        ([3, 0, 4, 11], leaves, proof),
    ):
        with pytest.raises(ar.RepopsError):
            ar.verify_multi_proof(root, header, *bad)
    from assay_trainer import commit

    assert root == commit.seal(commit.header(1, 1, x.size), commit.tree_root(ar.leaf_hashes(x, range(12))))


def test_threads_change_nothing():
    random = np.random.default_rng(3)
    xs = list(random.standard_normal((7, 200_001), np.float32))
    a, b = random.standard_normal((130, 700), np.float32), random.standard_normal((90, 700), np.float32)
    results = []
    for n in (1, 2, 3):
        ar.set_threads(n)
        results.append(
            (bits(ar.mean(xs)), bits(ar.coordinate_median(xs)), bits(ar.krum(xs, 2)[0]), bits(ar.matmul(a, b)), ar.sum(xs[0]))
        )
    ar.set_threads(0)
    for other in results[1:]:
        for x, y in zip(results[0], other, strict=True):
            assert np.array_equal(x, y)


def test_operator_matches_torch_closely():
    random = np.random.default_rng(4)
    x = random.standard_normal((5, 300), np.float32)
    p = ar.operator("softmax", x).reshape(5, 300)
    assert np.allclose(p, torch.softmax(torch.from_numpy(x), -1).numpy(), rtol=1e-5)
    w, b = random.standard_normal(300, np.float32), random.standard_normal(300, np.float32)
    y = ar.operator("layer_norm", x, w, b, eps=np.float32(1e-5)).reshape(5, 300)
    want = torch.nn.functional.layer_norm(torch.from_numpy(x), (300,), torch.from_numpy(w), torch.from_numpy(b)).numpy()
    assert np.allclose(y, want, rtol=1e-4, atol=1e-5)


def test_command_line():
    run = subprocess.run(
        [sys.executable, "-m", "assay_repops", "eval", "--op", "add"],
        input=b"3f800000 33800000\n1 1",
        capture_output=True,
        timeout=120,
    )
    assert (run.returncode, run.stdout) == (0, b"3f800000\n2\n")
    run = subprocess.run(
        [sys.executable, "-m", "assay_repops", "eval", "--op", "add"], input=b"zz 1\n", capture_output=True, timeout=120
    )
    assert run.returncode == 1
    assert b"error" in run.stderr
