"""The C library through assay_repops: the shared vectors on every engine, torch and NumPy memory, hostile arguments."""

from __future__ import annotations

import ctypes
import hashlib
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
    """The portable engine makes ten of the hundred steps, which take it long: Go's TestNetwork has them all on each engine."""
    case = load("program_network.json")[0]
    roots = dict(zip(case["steps"], case["roots"], strict=True))
    steps = 10 if engine == "portable" else max(roots)
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
        (lambda: ar.sum(np.ones((2, 3, 4), np.float32), axis=1), "axis"),
        (lambda: ar.random(5, 1 << 64), "64 bits"),
        (lambda: ar.accumulators(np.ones((2, 3), np.float32), np.ones((2, 3), np.float32), 2, 0), None),
        (lambda: ar.matmul_i8_scaled(np.ones((2, 3), np.int8), np.ones((2, 3), np.int8), 1, np.ones(3, np.float32)), "scales"),
        (lambda: ar.softmax(np.float32(1)), "float32"),
        (lambda: ar.softmax(np.ones((), np.float32)), "single number"),
        (lambda: ar.gelu(np.ones(3, np.float32), approximate="erf"), "approximate"),
        (lambda: ar.layer_norm(np.ones((2, 3), np.float32), np.ones(2, np.float32), np.ones(3, np.float32)), "shape"),
        (lambda: ar.cross_entropy(np.ones((2, 3), np.float32), np.ones(2, np.int64)), "int64"),
        (lambda: ar.rotary(np.ones((2, 3), np.float32), *[np.ones((2, 3), np.float32)] * 2), "even"),
        (lambda: ar.dropout(np.ones(3, np.float32), 1.0, 0), "p = 1"),
        (lambda: ar.attention(*[np.ones((4, 2), np.float32)] * 2, np.ones((4, 3), np.float32)), "attention"),
        (lambda: ar.attention(np.ones((4, 2), np.float32), *[np.ones((3, 2), np.float32)] * 2, causal=True), "causal"),
        (lambda: ar.attention(np.ones((3, 4, 2), np.float32), *[np.ones((2, 4, 2), np.float32)] * 2), "heads"),
        (lambda: ar.sgd(np.ones(4, np.float32)[::2], np.ones(2, np.float32), 1), "contiguous"),
        (lambda: ar.adamw(*[np.ones(3, np.float32)] * 4, (1, 1, 1)), "overlaps"),
        (lambda: ar.quantise(np.array([np.inf], np.float32)), "finite"),
        (lambda: ar.dequantise(bytes(1040), 2000), "length"),
        (lambda: ar.dequantise(bytes(1040), 1 << 60), "values"),
        (lambda: ar.quantise(np.ones(3, np.float32), "fp8"), "fp8"),
        (lambda: ar.top_k(np.ones(3, np.float32), 4), "largest"),
        (lambda: ar.krum_select(np.ones(10), 5, 2), None),
        (lambda: ar.clip_factors([np.ones(3, np.float32)], 0), None),
        (lambda: ar.Program(b"\x01\x01"), "Truncated"),
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


def test_root_of_a_quantised_payload():
    x = np.linspace(-1, 1, 2100, dtype=np.float32)
    for dtype, format, size in ((ar.DType.Q8, "int8", 1040), (ar.DType.Q4, "int4", 528)):
        data, header = ar.quantise(x, format), ar.Header(3, dtype, x.size)
        leaves = [hashlib.sha256(b"\0" + data[i * size : (i + 1) * size].tobytes()).digest() for i in (0, 2)]
        ar.verify_multi_proof(ar.root(header, data), header, [0, 2], leaves, ar.multi_proof(header, data, [0, 2]))
        with pytest.raises(ar.RepopsError):
            ar.root(header, data[:-1])


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


def test_composites_match_torch_closely():
    """Bits are held by the vectors; this shows that the names mean what users of torch expect."""
    torch.manual_seed(4)
    f = torch.nn.functional
    x, dy = torch.randn(2, 3, 30, requires_grad=True), torch.randn(2, 3, 30)
    w, b = torch.randn(30, requires_grad=True), torch.randn(30, requires_grad=True)
    close = lambda got, want: np.testing.assert_allclose(np.asarray(got), want.detach().numpy(), rtol=2e-4, atol=2e-5)  # noqa: E731
    detached = [t.detach() for t in (x, w, b)]

    def gradients(y, *of):
        return torch.autograd.grad(y, of, dy)

    y = ar.softmax(detached[0])
    assert isinstance(y, torch.Tensor)
    close(y, f.softmax(x, -1))
    close(ar.softmax_backward(dy, y), *gradients(f.softmax(x, -1), x))
    y = ar.log_softmax(detached[0])
    close(y, f.log_softmax(x, -1))
    close(ar.log_softmax_backward(dy, y), *gradients(f.log_softmax(x, -1), x))
    for form in ("none", "tanh"):
        close(ar.gelu(detached[0], form), f.gelu(x, approximate=form))
        close(ar.gelu_backward(dy, detached[0], form), *gradients(f.gelu(x, approximate=form), x))
    close(ar.silu(detached[0]), f.silu(x))
    close(ar.silu_backward(dy, detached[0]), *gradients(f.silu(x), x))
    close(ar.relu_backward(dy, detached[0]), *gradients(f.relu(x), x))
    s = ar.sigmoid(detached[0])
    close(s, torch.sigmoid(x))
    close(ar.sigmoid_backward(dy, s), *gradients(torch.sigmoid(x), x))
    y, xhat, r = ar.layer_norm(*detached)
    close(y, f.layer_norm(x, (30,), w, b))
    for got, want in zip(
        ar.layer_norm_backward(dy, xhat, r, detached[1]), gradients(f.layer_norm(x, (30,), w, b), x, w, b), strict=True
    ):
        close(got, want)
    y, z, r = ar.rms_norm(*detached[:2])
    close(y, f.rms_norm(x, (30,), w, 1e-5))
    for got, want in zip(
        ar.rms_norm_backward(dy, z, r, detached[1]), gradients(f.rms_norm(x, (30,), w, 1e-5), x, w), strict=True
    ):
        close(got, want)
    target = torch.tensor([[1, 29, 0], [3, 3, 7]])
    want = f.cross_entropy(x.reshape(6, 30), target.reshape(6))
    loss, losses = ar.cross_entropy(detached[0], target.int())
    close(loss, want)
    assert losses.shape == (2, 3)
    close(ar.cross_entropy_backward(detached[0], target.int()), *torch.autograd.grad(want, x))
    weights = torch.randn(7, 30)
    close(ar.linear(detached[0], weights, detached[1][:7]), f.linear(x, weights, w[:7]))
    table = torch.randn(9, 30)
    close(ar.embedding(table, torch.tensor([[1, 8], [0, 1]], dtype=torch.int32)), table[torch.tensor([[1, 8], [0, 1]])])
    q = torch.randn(2, 4, 6, 8, requires_grad=True)
    k, v = torch.randn(2, 4, 6, 8, requires_grad=True), torch.randn(2, 4, 6, 8, requires_grad=True)
    want = f.scaled_dot_product_attention(q, k, v, is_causal=True)
    plain = [t.detach() for t in (q, k, v)]
    y, kept = ar.attention(*plain, causal=True)
    close(y, want)
    g = torch.randn(2, 4, 6, 8)
    for got, expected in zip(
        ar.attention_backward(g, kept, *plain, causal=True), torch.autograd.grad(want, (q, k, v), g), strict=True
    ):
        close(got, expected)


def test_optimisers():
    torch.manual_seed(5)
    mine, m, v = torch.randn(50), torch.zeros(50), torch.zeros(50)
    p, first, second = mine.double(), torch.zeros(50).double(), torch.zeros(50).double()
    for t in range(1, 6):
        g = torch.randn(50)
        ar.adamw(mine, m, v, g, (1 - 1e-2 * 0.1, -1e-2 / (1 - 0.9**t), 1 / (1 - 0.98**t) ** 0.5), beta2=0.98)
        p *= 1 - 1e-2 * 0.1
        first.mul_(0.9).add_(0.1 * g)
        second.mul_(0.98).add_(0.02 * g * g)
        p -= 1e-2 * first / (1 - 0.9**t) / ((second / (1 - 0.98**t)).sqrt() + 1e-8)
    assert np.allclose(mine, p, rtol=1e-4, atol=1e-6)
    g = torch.full((50,), 3.0)
    factor = ar.clip_gradients([g], 1.0)
    assert np.isclose(float(g.norm()), 1, rtol=1e-5)
    assert factor < 0.1
    ar.sgd(mine, g, 0.5)
    assert np.allclose(mine, p - 0.5 * g, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(("rows", "c"), [(3, 0x3EAAAAAB), (939524103, 0x30924925), (1614112203, 0x302A4BF1)])
def test_rows_of_the_step_are_divided_by_in_one_rounding(rows, c):
    # Softmax is 1/2: the gradient is half of RN(1/rows), which binary64 would miss for the larger counts.
    dx = ar.cross_entropy_backward(np.zeros((1, 2), np.float32), np.zeros(1, np.int32), rows)
    assert bits(2 * dx).tolist() == [[c | 1 << 31, c]]


def test_dropout_and_random():
    x = np.ones((4, 100), np.float32)
    kept = ar.dropout(x, 0.25, (1 << 63) + 5, node=3, micro=2)
    uniform = ar.random(400, (1 << 63) + 5, node=3, micro=2).reshape(4, 100)
    assert np.array_equal(kept != 0, uniform >= 0.25)
    assert np.array_equal(uniform.reshape(-1)[150:], ar.random(250, (1 << 63) + 5, first=150, node=3, micro=2))
    words = [
        np.full(400, (1 << 63) + 5, np.uint64),
        np.arange(400, dtype=np.uint64),
        np.full(400, 3, np.uint64),
        np.full(400, 2, np.uint64),
    ]
    assert np.array_equal(ar.evaluate("random", *words).astype(np.uint32), bits(uniform).reshape(-1))


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


FOREIGN = np.array([0xFFB00001, 0x7FA00000, 0x3F800000, 0xFFC00000], np.uint32).view(np.float32)


def test_foreign_nans_count_as_the_canonical_one(engine):
    """Rule 1.2: what computes takes any NaN as NaN; what commits refuses one that no tensor holds."""
    canonical = FOREIGN.copy()
    canonical[np.isnan(canonical)] = np.uint32(0x7FC00000).view(np.float32)
    ones, index = np.ones(4, np.float32), np.array([0, 1, 2, 3], np.int32)
    for name, f in {
        "add": lambda x: ar.add(x, ones),
        "maximum": lambda x: ar.maximum(x, ones),
        "relu": ar.relu,
        "relu_backward": lambda x: ar.relu_backward(x, ones),
        "relu_backward of x": lambda x: ar.relu_backward(ones, x),
        "embedding": lambda x: ar.embedding(x.reshape(4, 1), index),
        "softmax": ar.softmax,
        "mean": lambda x: ar.mean([x, x]),
        "median": lambda x: ar.coordinate_median([x, x, x]),
        "matmul": lambda x: ar.matmul(x.reshape(4, 1), ones.reshape(4, 1)),
        "copy": lambda x: ar.operator("copy", x),
        "select": lambda x: ar.operator("select", np.ones(4, np.int8), x, ones),
        "gather": lambda x: ar.operator("gather", x, index),
    }.items():
        got, want = f(FOREIGN).view(np.uint32), f(canonical).view(np.uint32)
        assert (got == want).all(), (name, [hex(w) for w in got.ravel()])
    header = ar.Header(10, ar.DType.F32, 4)
    wide = np.array([0xFFF8000000000001], np.uint64).view(np.float64)
    for refused in (
        lambda: ar.tensor_root(FOREIGN),
        lambda: ar.tensors_root([ones, FOREIGN]),
        lambda: ar.root(header, FOREIGN),
        lambda: ar.multi_proof(header, FOREIGN, [0]),
        lambda: ar.root(ar.Header(10, ar.DType.F64, 1), wide),
    ):
        with pytest.raises(ar.RepopsError, match="is the NaN"):
            refused()
    assert ar.tensor_root(canonical)


def test_arrays_that_are_not_what_they_look_like():
    """Misaligned operands are copied; what would be written there, a mask or a gradient is refused by name."""
    raw = np.zeros(65, np.uint8)
    aligned = np.arange(16, dtype=np.float32)
    shifted = raw[1:].view(np.float32)
    shifted[:] = aligned
    assert not shifted.flags.aligned
    assert (ar.exp(shifted) == ar.exp(aligned)).all()
    assert (
        ar.matmul(shifted.reshape(4, 4), shifted.reshape(4, 4)) == ar.matmul(aligned.reshape(4, 4), aligned.reshape(4, 4))
    ).all()
    assert ar.tensor_root(shifted) == ar.tensor_root(aligned)
    with pytest.raises(ar.RepopsError, match="aligned"):
        ar.exp(aligned, out=shifted)
    masked = np.ma.masked_array(aligned, mask=aligned > 3)
    for f in (
        ar.exp,
        ar.tensor_root,
        lambda x: ar.exp(aligned, out=x),
        lambda x: ar.leaf_hashes(x, [0]),
        lambda x: ar.mean([x, aligned]),
    ):
        with pytest.raises(ar.RepopsError, match="masked array"):
            f(masked)
    wants = torch.ones(4, requires_grad=True)
    for f in (ar.exp, ar.tensor_root, lambda x: ar.tensors_root([x]), lambda x: ar.exp(torch.ones(4), out=x)):
        with pytest.raises(ar.RepopsError, match="requires a gradient"):
            f(wants)
    with torch.no_grad():
        assert (ar.exp(wants) == ar.exp(torch.ones(4))).all()


def test_clip_factors_beside_byzfl():
    """Rule 6.5: the distance to c / ‖x‖ in binary64, which is what ByzFL's Clipping multiplies by."""
    random = np.random.default_rng(3)
    xs = [(random.normal(size=5000) * 10.0**e).astype(np.float32) for e in (-3, 0, 2, 6)]
    for c in (0.25, 1.0, 37.5):
        factors = ar.clip_factors(xs, c)
        for x, f in zip(xs, factors, strict=True):
            norm = np.linalg.norm(x.astype(np.float64))
            want = min(1.0, c / norm)
            assert abs(float(f) - want) <= 2.0**-23 * want
