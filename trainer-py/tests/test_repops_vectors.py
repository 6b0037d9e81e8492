"""The shared vectors through assay_repops, on every engine of this machine."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

import assay_repops as ar
from assay_repops.composites import composite

VECTORS = Path(__file__).resolve().parents[2] / "vectors"
ENGINES = ar.info()["engines"]
CANONICAL = 0x7FC00000


def read(name: str) -> dict:
    return json.loads((VECTORS / name).read_text())


def load(name: str, key: str = "cases", count: str = "count") -> list[dict]:
    """A list of cases, which has the length that the file says."""
    file = read(name)
    assert len(file[key]) == file[count] > 0
    return file[key]


@pytest.fixture(params=ENGINES)
def engine(request):
    ar.use_engine(request.param)
    yield request.param
    ar.use_engine(ENGINES[-1])


def words(list_: list[str], dtype: type = np.uint32) -> np.ndarray:
    return np.array([int(w, 16) for w in list_], dtype)


def floats(list_: list[str]) -> np.ndarray:
    return words(list_).view(np.float32)


def doubles(list_: list[str]) -> np.ndarray:
    return words(list_, np.uint64).view(np.float64)


def raw(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x"))


def same(got: np.ndarray, want: np.ndarray, name: str) -> None:
    """The same bits; shapes may differ."""
    kind = np.uint64 if want.itemsize == 8 else np.uint32
    a, b = np.ascontiguousarray(got).reshape(-1), want.reshape(-1)
    assert a.dtype == b.dtype, name
    assert a.size == b.size, name
    wrong = np.flatnonzero(a.view(kind) != b.view(kind))
    assert wrong.size == 0, f"{name}: element {wrong[0]} is {a.view(kind)[wrong[0]]:x}, not {b.view(kind)[wrong[0]]:x}"


BANDS = {"none": "none", "upTo": "lower", "from": "upper"}


def test_matmul(engine):
    for c in load("matmul.json", "matmul", "matmulCount"):
        a, b = floats(c["a"]).reshape(c["m"], c["k"]), floats(c["b"]).reshape(c["n"], c["k"])
        band, offset = BANDS[c["band"]], c["offset"]
        want = floats(c["result"])
        same(ar.matmul(a, b, band, offset), want, c["name"])
        wide = np.full((2 * c["m"], c["k"]), np.float32(np.nan))
        wide[::2] = a
        same(ar.matmul(wide[::2], np.asfortranarray(b), band, offset), want, c["name"] + ", strided")
        chains = [ar.accumulators(a, b, i, j, band, offset) for i in range(c["m"]) for j in range(c["n"])]
        same(np.concatenate(chains), floats(c["accumulators"]), c["name"] + ", accumulators")
        canonical = all((x.view(np.uint32)[np.isnan(x)] == CANONICAL).all() for x in (a, b))
        if c["k"] > 0 and canonical and engine != "portable":
            same(ar.operator("matmul", a, b, band=band, offset=offset), want, c["name"] + ", by name")


def test_matmul_i8(engine):
    for c in load("matmul.json", "matmulI8", "matmulI8Count"):
        a = np.array(c["a"], np.int8).reshape(c["m"], c["k"])
        b = np.array(c["b"], np.int8).reshape(c["n"], c["k"])
        assert ar.matmul_i8(a, b).reshape(-1).tolist() == c["sums"], c["name"]
        scaled = ar.matmul_i8_scaled(a, b, floats([c["sa"]])[0], floats(c["sw"]))
        same(scaled, floats(c["scaled"]), c["name"])
        chains = [ar.accumulators_i8(a, b, i, j) for i in range(c["m"]) for j in range(c["n"])]
        assert np.concatenate(chains).tolist() == c["accumulators"], c["name"]


def generated(seed: int, n: int) -> np.ndarray:
    """The generator that the file describes."""
    out = np.empty(n, np.uint32)
    s = seed
    for i in range(n):
        s = (s * 1664525 + 1013904223) & 0xFFFFFFFF
        r = s ^ s >> 15
        out[i] = (r & 0x807FFFFF) + ((112 + (r >> 23) % 32) << 23)
    return out.view(np.float32)


@pytest.fixture(scope="module")
def reductions() -> list[tuple[dict, np.ndarray]]:
    return [(c, generated(c["seed"], c["length"]) if c["seed"] else floats(c["words"])) for c in load("reduce.json")]


def test_reductions(engine, reductions):
    for c, x in reductions:
        whole, groups = (ar.sum, ar.sum_groups) if c["op"] == "sum" else (ar.amax, ar.amax_groups)
        want = floats(c["levels"][-1])
        same(whole(x), want, c["name"])
        same(whole(np.stack([x, x]), axis=-1), np.repeat(want, 2), c["name"] + ", rows")
        same(whole(np.stack([x, x, x], axis=1), axis=0), np.repeat(want, 3), c["name"] + ", columns")
        for level in c["levels"]:
            x = groups(x)
            same(x, floats(level), c["name"])


def test_aggregation(engine):
    for c in load("aggregate.json"):
        xs = list(floats(c["x"]).reshape(c["trainers"], c["elements"]))
        want, name, n = floats(c["result"]), c["name"], c["trainers"]
        if c["rule"] == "mean":
            same(ar.mean(xs), want, name)
        elif c["rule"] == "weightedMean":
            same(ar.weighted_mean(xs, floats(c["weights"])), want, name)
        elif c["rule"] == "trimmedMean":
            same(ar.trimmed_mean(xs, c.get("drop", 0)), want, name)
        elif c["rule"] == "median":
            same(ar.coordinate_median(xs), want, name)
        elif c["rule"] == "multiKrum":
            faulty = c.get("faulty", 0)
            distances, partials = ar.squared_distances(xs)
            same(distances, doubles(c["distances"]), name)
            same(partials, doubles(c["level1"]), name)
            selected, scores = ar.krum_select(distances, n, faulty, len(c["selected"]))
            same(scores, doubles(c["scores"]), name)
            result, chosen = ar.multi_krum(xs, faulty, len(c["selected"]))
            assert selected == chosen == c["selected"], name
            same(result, want, name)
            assert ar.krum(xs, faulty)[1] == c["selected"][0]
        else:
            norms, partials = ar.norms(xs)
            same(norms, doubles(c["norms"]), name)
            same(partials, doubles(c["level1"]), name)
            if c["rule"] == "medianNormMean":
                same(ar.median_norm_mean(xs), want, name)
                continue
            assert c["rule"] == "clippedMean"
            bound = floats([c["bound"]])[0]
            same(ar.clip_factors(xs, bound), floats(c["factors"]), name)
            same(ar.clipped_mean(xs, bound), want, name)


# What the message of a refusal says, by the file's name of it.
PAYLOAD_ERRORS = {
    "scale": "invalid scale",
    "code": "invalid code",
    "padding": "padding is not zero",
    "index": "invalid index",
    "count": "too many values",
    "zero": "value is zero",
    "notFinite": "not finite",
    "length": "wrong length",
}


def test_payloads(engine):
    for c in load("quant.json"):
        data, n = raw(c["data"]), c["elements"]
        sparse = {"chunk": c["chunk"], "k": c["k"]} if c["format"] == "sparse" else {}

        def decode(data=data, n=n, c=c, sparse=sparse):
            return ar.densify(data, n, **sparse) if sparse else ar.dequantise(data, n, c["format"])

        if c["error"]:
            with pytest.raises(ar.RepopsError, match=PAYLOAD_ERRORS[c["error"]]):
                decode()
            continue
        same(decode(), floats(c["values"]), c["name"])
        x = floats(c["x"])
        encoded = ar.sparsify(x, **sparse) if sparse else ar.quantise(x, c["format"])
        assert encoded.tobytes() == data, c["name"]
        if sparse and n <= c["chunk"]:
            kept = np.flatnonzero(floats(c["values"]))
            assert set(kept) <= set(ar.top_k(x, min(c["k"], n)).tolist()), c["name"]


def composite_cases() -> dict:
    """For each composite, its outputs from a case's operands (the file lists their order) through the public functions."""

    def attend(i, s, x, _c):
        causal = bool(i[1])
        keys = [t.reshape(i[0], -1) for t in x[-2:]]
        y, kept = ar.attention(x[-3], *keys, scale=s[0], causal=causal)
        if len(x) == 3:
            return [y]
        return ar.attention_backward(x[0], kept, x[1], *keys, scale=s[0], causal=causal)

    def adamw(_i, s, x, _c):
        state = [t.copy() for t in x[:3]]
        composite("adamw", [x[3].size], s, [x[3]], state)
        # The function takes betas, from which it rounds the vector's other two constants.
        k = np.float32([1 - np.float64(np.float32(0.9)), 1 - np.float64(s[5])])
        other = [t.copy() for t in x[:3]]
        composite("adamw", [x[3].size], [*s[:3], *k, *s[5:]], [x[3]], other)
        p, m, v = (t.copy() for t in x[:3])
        ar.adamw(p, m, v, x[3], s[:3], beta1=0.9, beta2=s[5], eps=s[6])
        for got, want in zip((p, m, v), other, strict=True):
            same(got, want.reshape(-1), "adamw")
        return state

    def in_place(f, n):
        def run(_i, s, x, _c):
            written = [t.copy() for t in x[:n]]
            f(*written, *x[n:], *s)
            return written

        return run

    def clip(_i, s, x, _c):
        g = [t.copy() for t in x]
        return [np.array([ar.clip_gradients(g, s[0])]), *g]

    def one(f, **options):
        return lambda i, s, x, c: [f(*x, **options)]

    def targets(i):
        return np.array(i, np.uint32).view(np.int32)

    return {
        "softmax": one(ar.softmax),
        "softmax backward": one(ar.softmax_backward),
        "log-softmax": one(ar.log_softmax),
        "log-softmax backward": one(ar.log_softmax_backward),
        "cross-entropy": lambda i, s, x, c: ar.cross_entropy(x[0], targets(i), int(s[0]))[::-1],
        "cross-entropy backward": lambda i, s, x, c: [ar.cross_entropy_backward(x[0], targets(i), round(1 / s[0]))],
        "layer norm": lambda i, s, x, c: ar.layer_norm(*x, eps=s[0]),
        "layer norm backward": lambda i, s, x, c: ar.layer_norm_backward(*x),
        "RMS norm": lambda i, s, x, c: ar.rms_norm(*x, eps=s[0]),
        "RMS norm backward": lambda i, s, x, c: ar.rms_norm_backward(*x),
        "gelu": one(ar.gelu),
        "gelu backward": one(ar.gelu_backward),
        "gelu tanh": one(ar.gelu, approximate="tanh"),
        "gelu tanh backward": one(ar.gelu_backward, approximate="tanh"),
        "sigmoid": one(ar.sigmoid),
        "sigmoid backward": one(ar.sigmoid_backward),
        "silu": one(ar.silu),
        "silu backward": one(ar.silu_backward),
        "relu": one(ar.relu),
        "relu backward": one(ar.relu_backward),
        "rotary": one(ar.rotary),
        "rotary backward": one(ar.rotary_backward),
        "dropout": lambda i, s, x, c: [ar.dropout(x[0], s[0], i[0], i[1], i[2])],
        "embedding backward": lambda i, s, x, c: [ar.embedding_backward(x[0], targets(i), 3)],
        "attention": attend,
        "attention backward": attend,
        "SGD": lambda i, s, x, c: in_place(lambda p, g, lr: ar.sgd(p, g, -lr), 1)(i, s, x, c),
        "AdamW": adamw,
        "Nesterov": in_place(ar.nesterov, 2),
        "merge": lambda i, s, x, c: [ar.merge(*x, s[0])],
        "clip": clip,
    }


# Composites that ar.operator knows too, of one matrix or two.
OPERATORS = {
    "softmax": "softmax",
    "softmax backward": "softmax_backward",
    "log-softmax": "log_softmax",
    "log-softmax backward": "log_softmax_backward",
    "gelu": "gelu",
    "gelu backward": "gelu_backward",
    "gelu tanh": "gelu_tanh",
    "gelu tanh backward": "gelu_tanh_backward",
    "sigmoid": "sigmoid",
    "sigmoid backward": "sigmoid_backward",
    "silu": "silu",
    "relu": "relu",
    "relu backward": "relu_backward",
    "layer norm": "layer_norm",
    "RMS norm": "rms_norm",
    "rotary": "rotary",
}


def test_composites(engine):
    run = composite_cases()
    cases = load("composites.json")
    assert {c["composite"] for c in cases} == set(run)
    by_name = 0
    for c in cases:
        scalars, matrix = floats(c["scalars"]), c["rows"] * c["cols"]
        inputs = [floats(x) for x in c["inputs"]]
        if c["composite"] != "clip":
            inputs = [x.reshape(c["rows"], c["cols"]) if x.size == matrix and x.size > c["cols"] else x for x in inputs]
            if c["rows"] == 1:
                vectors = {"layer norm": (1, 2), "layer norm backward": (3,), "RMS norm": (1,), "RMS norm backward": (3,)}
                flat = vectors.get(c["composite"], ())
                inputs = [x if i in flat or x.size != matrix else x.reshape(1, -1) for i, x in enumerate(inputs)]
        outputs = run[c["composite"]](c["integers"], scalars, inputs, c)
        assert len(outputs) == len(c["outputs"]), c["name"]
        for i, (got, want) in enumerate(zip(outputs, c["outputs"], strict=True)):
            same(got, floats(want), f"{c['name']}, output {i}")
        canonical = all((x.view(np.uint32)[np.isnan(x)] == CANONICAL).all() for x in inputs)
        if c["composite"] in OPERATORS and canonical:
            attributes = {"eps": scalars[0]} if c["scalars"] else {}
            got = ar.operator(OPERATORS[c["composite"]], *inputs, **attributes)
            same(got, floats(c["outputs"][0]), c["name"] + ", by name")
            by_name += 1
    assert by_name > 40


def test_multi_proofs():
    cases = load("multiproof.json")
    for c in cases:
        leaves = [hashlib.sha256(b"\0" + raw(d)).digest() for d in c["leafData"]]
        assert leaves == [raw(h) for h in c["leaves"]], c["name"]
        header = ar.Header(c["kind"], c["dtype"], c["length"], raw(c["binding"]))
        arguments = (raw(c["root"]), header, c["indices"], leaves, [raw(h) for h in c["proof"]])
        if c["valid"]:
            ar.verify_multi_proof(*arguments)
            continue
        with pytest.raises(ar.RepopsError):
            ar.verify_multi_proof(*arguments)
    assert {c["valid"] for c in cases} == {True, False}


TYPES = {"f32": np.float32, "i8": np.int8, "i32": np.int32}


def tensor(list_: list[str], dtype: str | np.dtype, shape: tuple[int, ...] | None = None) -> np.ndarray:
    """Words in two's complement as a tensor."""
    w = words(list_)
    x = w.astype(np.uint8).view(np.int8) if np.dtype(dtype) == np.int8 else w.view(dtype)
    return x if shape is None else x.reshape(shape)


def test_programs():
    base = b""
    for c in load("program.json", "programs", "programCount"):
        middle = raw(c["middle"])
        encoding = base[: c["prefix"]] + middle + base[len(base) - c["suffix"] :]
        base = base or encoding
        if c["error"]:
            with pytest.raises(ar.RepopsError, match=rf"entry {c['entry']}: {c['error']}"):
                ar.program_root(encoding)
            continue
        assert ar.program_root(encoding) == raw(c["root"]), c["name"]


@pytest.mark.parametrize(
    "file", [("program.json", "primitives", "primitiveCount"), ("program_long.json",), ("program_int8.json",)]
)
def test_primitives(engine, file):
    for c in load(*file):
        encoding, given = raw(c["encoded"]), c.get("constants", [])
        types = [t for t in ar.program_inputs(encoding) if t.source == "constant"]
        constants = [tensor(w, t.dtype, t.shape) for w, t in zip(given, types, strict=True)]
        with ar.Program(encoding, constants) as p:
            types = [t for t in p.inputs if t.source == "state"]
            state = [tensor(w, t.dtype, t.shape) for w, t in zip(c["state"], types, strict=True)]
            (traced,), root = p.trace(state, seed=int(c["seed"], 16))
            (out,) = p.run(state, seed=int(c["seed"], 16))
            assert root == raw(c["trace"]), c["name"]
            for got in (traced, out):
                want = tensor(c["output"], TYPES[c["dtype"]])
                assert got.dtype == want.dtype, c["name"]
                assert got.tobytes() == want.tobytes(), c["name"]
            header = ar.Header(10, ar.DType({"f32": 1, "i8": 5, "i32": 6}[c["dtype"]]), out.size)
            assert ar.root(header, out.reshape(-1)) == raw(c["root"]), c["name"]


def test_network_program():
    import base64
    import gzip

    (c,) = load("program_network.json")
    encoding = gzip.decompress(base64.b64decode(c["program"]))
    assert ar.program_root(encoding) == raw(c["programRoot"])
    with pytest.raises(ar.RepopsError, match="constant"):
        ar.Program(encoding)
    types = [t for t in ar.program_inputs(encoding) if t.source == "constant"]
    constants = [tensor(w, t.dtype, t.shape) for w, t in zip(c["constants"], types, strict=True)]
    with pytest.raises(ar.TooLarge, match=r"max_elements: a run has \d+ elements, at most 1000; entry \d+, .*Hint") as large:
        ar.Program(encoding, constants, max_elements=1000)
    assert large.value.entry > len(types)
    other = [x.copy() for x in constants]
    other[-1].reshape(-1)[0] += 1
    with pytest.raises(ar.RepopsError, match="root"):
        ar.Program(encoding, other)
    p = ar.Program(encoding, constants)
    assert p.loop
    assert p.root == raw(c["programRoot"])
    # Any state of the right shapes trains; in place gives the bits of new tensors, and the trace changes none.
    random = np.random.default_rng(5)

    def draw(t: ar.TensorType) -> np.ndarray:
        if t.dtype == np.float32:
            return (np.abs(random.standard_normal(t.shape)) * 0.02).astype(np.float32)
        return np.zeros(t.shape, t.dtype)

    state = [draw(t) for t in p.inputs if t.source == "state"]
    batches = [[draw(t) for t in p.inputs if t.source == "batch"] for _ in range(p.micro_batches)]
    before = ar.tensors_root(state)
    out = p.run(state, batches, step=3, seed=9)
    assert ar.tensors_root(state) == before
    traced, root = p.trace(state, batches, step=3, seed=9)
    assert ar.tensors_root(traced) == ar.tensors_root(out) != before
    assert len(root) == 32
    returned = p.run(state, batches, step=3, seed=9, out=state)
    assert all(a is b for a, b in zip(returned, state, strict=True))
    assert ar.tensors_root(state) == ar.tensors_root(out)
    p.close()
    with pytest.raises(ar.RepopsError, match="no open program"):
        p.run(state, batches)
