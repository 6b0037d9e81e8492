"""Hostile use of the C library: whatever a caller passes, it refuses or computes, and the process lives.

The calls are made in a child process, started from this file, so that a crash fails a test and does not end them all.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
import sys

import numpy as np
import pytest

CASES = {}
"""What the child can be asked to run, by name."""


def case(function):
    CASES[function.__name__] = function
    return function


MORE = 10 if os.environ.get("ASSAY_LONG") else 1
"""Factor on the number of examples."""


@contextlib.contextmanager
def refusals(what: str):
    """Refusals are fine, a panic that was caught is not."""
    try:
        yield
    except ValueError as e:
        if "internal error" in str(e):
            raise AssertionError(f"{what}: {e}") from e


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "every_argument",
        "every_argument_of_devices",
        "first_page",
        "headers",
        "random_programs",
        "mutated_programs",
        "composites",
        "operators",
        "payloads",
        "fork",
    ],
)
def test_process_lives(name):
    run = subprocess.run([sys.executable, __file__, name], capture_output=True, timeout=300, text=True)
    assert run.returncode == 0, f"exit status {run.returncode}\n{run.stderr[-3000:]}"
    assert run.stdout.endswith("done\n")


def test_every_case_is_run():
    (parameters,) = [m.args[1] for m in test_process_lives.pytestmark if m.name == "parametrize"]
    assert set(parameters) == set(CASES)


_P, _S, _Z, _I64, _I32 = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int64, ctypes.c_int32
HUGE = [1 << 40, (1 << 62) + 5, 1 << 63, (1 << 64) - 1]


class Memory:
    """Buffers that outlive the calls: more than every call of this file needs, aligned."""

    def __init__(self):
        self.kept = []

    def zeros(self, dtype=np.float32, value=0) -> int:
        self.kept.append(np.full(1 << 15, value, dtype))
        return self.kept[-1].ctypes.data

    def table(self, n: int, dtype=np.float32, value=0) -> int:
        self.kept.append(np.array([self.zeros(dtype, value) for _ in range(n)] + [0], np.uintp))
        return self.kept[-1].ctypes.data

    def numbers(self, list_, dtype) -> int:
        self.kept.append(np.concatenate([np.array(list_, dtype), np.zeros(1 << 10, dtype)]))
        return self.kept[-1].ctypes.data

    def data(self, b: bytes) -> int:
        self.kept.append(np.concatenate([np.frombuffer(b, np.uint8), np.zeros(1 << 10, np.uint8)]))
        return self.kept[-1].ctypes.data


OPTIONAL = {"selected", "partials", "scores", "trace", "none", "kept"}
"""Pointers that may be null in the calls below, by what they are."""


def good_calls(m: Memory) -> dict[str, list]:
    """A call of every function that it accepts; a pair names an argument that the sweep treats in its own way."""
    import assay_repops as ar

    header = ar.Header(1, ar.DType.F32, 600).encode()
    program = primitive()
    encoding, length = m.data(program["encoding"]), len(program["encoding"])
    out = ctypes.c_uint64()
    from assay_repops import _library

    _library.call("program_open", encoding, length, None, 0, 1 << 20, ctypes.addressof(out))
    handle = ("value", out.value)
    grid = grid_program()
    encoding_of_grid = m.data(grid)
    constant = np.array([m.numbers([0.5], np.float32)], np.uintp)
    m.kept.append(constant)
    _library.call("program_open", encoding_of_grid, len(grid), constant.ctypes.data, 1, 1 << 20, ctypes.addressof(out))
    steps = ("value", out.value)
    counters = [("value", 0), ("value", 0), ("value", 3)]  # round, step, seed
    which = m.numbers([0, 2], np.uint64)
    root, x = ar.root(ar.Header(1, ar.DType.F32, 600), np.zeros(600, np.float32)), np.zeros(600, np.float32)
    leaves = b"".join(ar.leaf_hashes(x, [0, 2]))
    proof = b"".join(ar.multi_proof(ar.Header(1, ar.DType.F32, 600), x, [0, 2]))
    sizes = [3, 4, 5, 5, 1, 4, 1]  # m, n, k, strides
    value = ("value", 3)
    return {
        "info": [m.zeros(np.uint8), 4000],
        "use": [b"portable"],
        "words": [b"add", 7, m.zeros(np.uint64), m.zeros(np.uint64)],
        "tensor": [b"softmax", b"4x5", ("none", b""), m.table(1), 1, ("none", m.zeros()), 80, ("none", m.zeros(np.uint64))],
        "matmul": [m.zeros(), m.zeros(), m.zeros(), *sizes, 1, ("value", -2)],
        "matmul_i8": [m.zeros(np.int32), m.zeros(np.int8), m.zeros(np.int8), *sizes],
        "matmul_i8_scaled": [m.zeros(), m.zeros(np.int8), m.zeros(np.int8), *sizes, ("value", 2.0), m.zeros()],
        "accumulators": [m.zeros(), 2, m.zeros(), m.zeros(), 2, 2, 700, 700, 1, 700, 1, 1, ("value", 300), 1, 1],
        "accumulators_i8": [m.zeros(np.int32), 1, m.zeros(np.int8), m.zeros(np.int8), 2, 2, 2000, 2000, 1, 2000, 1, 1, 1],
        "reduce": [b"sum_groups", m.zeros(), 8, m.zeros(), 4, 300],
        "composite": [
            b"layer_norm",
            m.numbers([4, 5], np.int64),
            2,
            m.numbers([1e-5], np.float32),
            1,
            m.table(3),
            3,
            m.table(3),
            3,
        ],
        "clip": [m.table(2), m.numbers([5, 6], np.uint64), 2, ("value", 1.0), m.zeros()],
        "random": [m.zeros(), 100, value, value, value, value],
        "map": [b"add", m.zeros(), m.zeros(), m.zeros(), ("none", None), 100],
        "sum": [m.zeros(), 100, m.zeros()],
        "amax": [m.zeros(), 100, m.zeros()],
        "aggregate": [b"multi_krum", m.zeros(), m.table(7), 7, 100, ("none", None), 2, 3, ("selected", m.zeros(np.int32))],
        "distances": [m.table(4), 4, 300, m.zeros(np.float64), ("partials", m.zeros(np.float64))],
        "krum_select": [m.zeros(np.float64), 7, 2, m.zeros(np.int32), 3, ("scores", m.zeros(np.float64))],
        "norms": [m.table(4), 4, 300, m.zeros(np.float64), ("partials", m.zeros(np.float64))],
        "clip_factors": [m.table(4), 4, 300, ("value", 1.0), m.zeros()],
        "nesterov": [m.zeros(), m.zeros(), m.zeros(), 100, ("value", 0.5), ("value", 0.5)],
        "encoded_size": [b"sparse", 100, 10, 1000, m.zeros(np.uint64)],
        "encode": [b"sparse", 100, 10, m.zeros(), 1000, m.zeros(np.uint8), 640],
        "decode": [b"sparse", 100, 10, m.zeros(np.uint8), 640, m.zeros(), 1000],
        "topk": [m.zeros(np.int32), 5, m.zeros(), 100],
        "root": [m.data(header), m.zeros(), 2400, m.zeros(np.uint8)],
        "multiproof": [
            m.data(header),
            m.zeros(),
            2400,
            m.numbers([0, 2], np.uint64),
            2,
            m.zeros(np.uint8),
            m.numbers([9], np.uint64),
        ],
        "verify_multiproof": [
            m.data(root),
            m.data(header),
            which,
            m.data(leaves),
            2,
            m.data(proof),
            len(proof) // 32,
        ],
        "program_root": [encoding, length, m.zeros(np.uint8)],
        "program_describe": [
            encoding,
            length,
            ("none", m.zeros(np.uint8)),
            4000,
            m.zeros(np.uint64),
        ],
        "program_open": [
            encoding,
            length,
            ("none", None),
            0,
            ("value", 1 << 20),
            m.zeros(np.uint64),
        ],
        "program_run": [
            handle,
            m.table(program["states"]),
            program["states"],
            ("none", None),
            0,
            ("value", 0),
            ("value", 0),
            value,
            m.table(1),
            1,
            ("trace", m.zeros(np.uint8)),
        ],
        "program_step": [steps, m.table(2), 2, m.table(4), 4, *counters, ("trace", m.zeros(np.uint8))],
        "program_groups": [steps, m.table(2), 2, m.table(2), 2, *counters, 0, 1, m.table(1), 1],
        "program_finish": [steps, m.table(2), 2, m.table(2), 2, *counters],
        "program_sharing": [steps, ("none", m.zeros(np.uint8)), 4000, m.zeros(np.uint64)],
        "tensors_root": [m.numbers([1, 6], np.uint8), m.table(2), m.numbers([5, 6], np.uint64), 2, m.zeros(np.uint8)],
        "network": [value, ("value", 0), m.zeros(np.uint8)],
        "program_close": [handle],
    }


def grid_program() -> bytes:
    """A program of 2 × 2 micro-batches over a state of two tensors."""
    import json
    from pathlib import Path

    good = json.loads((Path(__file__).resolve().parents[2] / "vectors" / "program.json").read_text())["programs"][0]
    assert good["name"] == "a grid"
    return bytes.fromhex(good["middle"][2:])


def primitive() -> dict:
    """A program of one node whose inputs and output fit the buffers of this file."""
    import json
    from pathlib import Path

    cases = json.loads((Path(__file__).resolve().parents[2] / "vectors" / "program.json").read_text())["primitives"]
    c = next(c for c in cases if c["op"] == "matmul" and len(c["state"]) == 2)
    return {"encoding": bytes.fromhex(c["encoded"][2:]), "states": len(c["state"])}


@case
def every_argument() -> None:
    """Each argument of each function in turn: null, misaligned, huge, negative."""
    from assay_repops import _library

    m = Memory()
    calls = good_calls(m)
    devices = {name for name in _library._SIGNATURES if name.startswith("cuda_")}
    assert set(calls) == set(_library._SIGNATURES) - devices  # every_argument_of_devices
    for name, arguments in calls.items():
        signature = _library._SIGNATURES[name]
        assert len(signature) == len(arguments), name
        plain = [a[1] if isinstance(a, tuple) else a for a in arguments]
        labels = [a[0] if isinstance(a, tuple) else "" for a in arguments]
        if name != "program_close":
            _library.call(name, *plain)

        def refused(i, bad, name=name, plain=plain):
            with pytest.raises(_library.RepopsError):
                _library.call(name, *plain[:i], bad, *plain[i + 1 :])

        for i, (kind, label) in enumerate(zip(signature, labels, strict=True)):
            print(name, i, file=sys.stderr)
            if label == "value":
                continue
            if kind in (_P, _S) and label not in OPTIONAL:
                refused(i, None)
            if kind is _P and plain[i] and not is_bytes(name, i):
                refused(i, plain[i] + 1)
            if kind is _Z:
                for huge in HUGE:
                    refused(i, huge)
            if kind is _I64:
                for bad in (-1, -(1 << 63), 1 << 40, (1 << 63) - 1):
                    refused(i, bad)
            if kind is _I32 and (name, i) not in {("aggregate", 7)}:
                refused(i, -(1 << 31))
                refused(i, (1 << 31) - 1)
            if kind is _S and label not in OPTIONAL:
                for bad in (b"", b"\xff" * 9, b"nosuch" * 20_000):
                    refused(i, bad)
    # The same, but no message wanted, or one cut short.
    add = _library.library().assay_repops_sum
    assert add(None, 5, None, None, 0) == -1
    message = ctypes.create_string_buffer(b"x" * 8, 8)
    assert add(None, 5, None, message, 4) == -1
    assert message.raw == b"nul\0xxxx"


@case
def every_argument_of_devices() -> None:
    """The functions of devices: each argument in turn null, misaligned, huge, negative; without a device all is refused."""
    import assay_repops
    from assay_repops import _library

    if not assay_repops.cuda_problem():
        return  # what a device takes is in test_devices.py
    m = Memory()
    program = primitive()
    encoding, length = m.data(program["encoding"]), len(program["encoding"])
    calls = {
        "cuda_probe": [b"/none", m.zeros(np.uint8), 4000, m.zeros(np.uint64)],
        "cuda_open": [encoding, length, None, 0, 1 << 20, 0, b"/none", m.zeros(np.uint64)],
        "cuda_close": [1 << 40],
        "cuda_set": [1 << 40, m.table(2), 2, 0],
        "cuda_get": [1 << 40, 0, m.table(2), 2, 0],
        "cuda_step": [1 << 40, m.table(2), 2, 0, 0, 0],
        "cuda_run": [1 << 40, m.table(2), 2, m.table(2), 2, 0, 0, 0, m.table(1), 1, m.zeros(np.uint8)],
        "cuda_root": [1 << 40, m.zeros(np.uint8)],
    }
    assert set(calls) == {name for name in _library._SIGNATURES if name.startswith("cuda_")}
    _library.call("cuda_probe", *calls["cuda_probe"])
    for name, arguments in calls.items():
        signature = _library._SIGNATURES[name]
        assert len(signature) == len(arguments), name
        for i, kind in enumerate(signature):
            bad: list = {_P: [None, 1, 4095], _S: [None, b"", b"\xff" * 9], _Z: HUGE, _I32: [-(1 << 31), (1 << 31) - 1]}.get(
                kind, [0, (1 << 31) - 1]
            )
            for x in bad:
                print(name, i, x, file=sys.stderr)
                if name == "cuda_probe" and (kind is _S or not x):
                    continue  # which is how its size is asked for
                with pytest.raises(_library.RepopsError):
                    _library.call(name, *arguments[:i], x, *arguments[i + 1 :])


BYTES = {
    "info": {0},
    "matmul_i8": {1, 2},
    "matmul_i8_scaled": {1, 2},
    "accumulators_i8": {2, 3},
    "encode": {5},
    "decode": {3},
    "root": {0, 1, 3},
    "multiproof": {0, 1, 5},
    "verify_multiproof": {0, 1, 3, 5},
    "program_root": {0, 2},
    "program_describe": {0, 2},
    "program_open": {0},
    "program_run": {10},
    "program_step": {8},
    "program_sharing": {1},
    "tensors_root": {0, 4},
    "network": {2},
}


def is_bytes(name: str, i: int) -> bool:
    """Whether any address will do. What is written through it is a byte further then, still in its buffer."""
    return i in BYTES.get(name, ())


NAMES = {
    "use": [b"portable"],
    "words": [b"add"],
    "tensor": [b"attention", b"4x4,4x4,4x4", b""],
    "reduce": [b"sum_rows"],
    "composite": [b"attention"],
    "map": [b"fma"],
    "aggregate": [b"krum"],
    "encoded_size": [b"int8"],
    "encode": [b"int8"],
    "decode": [b"int8"],
}
"""Names with which the calls below come further than the look-up of their name."""


@case
def first_page() -> None:
    """Every function with addresses of empty lists that are not null, on a thread whose Go stack has yet to grow.

    The Go runtime ends the process when a growing stack holds such an address as a pointer.
    """
    import threading

    from assay_repops import _library

    encoding = primitive()["encoding"]
    header, root = bytes([1, 1]) + bytes(40), bytes(32)
    whole = np.zeros(64, np.uint64).ctypes
    refused = []

    def run(name, address, valid):
        names = iter(NAMES.get(name, ()))
        arguments = [next(names, b"") if kind is _S else address if kind is _P else 0 for kind in _library._SIGNATURES[name]]
        # What is always read is valid in half of the calls, so that they come as far as the empty lists.
        if valid and name in ("root", "multiproof"):
            arguments[0] = header
        if valid and name == "verify_multiproof":
            arguments[:2] = root, header
        if valid and name.startswith("program_") and name in ("program_root", "program_describe", "program_open"):
            arguments[:2] = encoding, len(encoding)
        if valid and _library._SIGNATURES[name][-1] is _P:
            arguments[-1] = whole.data
        try:
            _library.call(name, *arguments)
        except _library.RepopsError as e:
            refused.append(f"{name} {address}: {e}")
        # The message too, and the names.
        function = getattr(_library.library(), f"assay_repops_{name}")
        function.argtypes = [_P if k is _S else k for k in _library._SIGNATURES[name]] + [_P, _Z]
        for size in (0, 100):
            assert function(*[address if k is _P else 0 for k in function.argtypes[:-2]], address, size) in (0, -1)
            assert function(*[address if k is _P else 0 for k in function.argtypes[:-1]], size) in (0, -1)
        function.argtypes = [*_library._SIGNATURES[name], _S, _Z]

    failures = []
    threading.excepthook = failures.append
    for name in _library._SIGNATURES:
        for address in (1, 4, 8, 4095):
            for valid in (False, True) * 3:
                print(name, address, valid, file=sys.stderr)
                thread = threading.Thread(target=run, args=(name, address, valid))
                thread.start()
                thread.join()
    assert not failures, failures[0]
    assert not [e for e in refused if "internal error" in e]
    assert any("not a valid address" in e for e in refused)


def test_integers_are_not_wrapped():
    """ctypes takes integers modulo a power of two: what does not fit is refused before it does."""
    import assay_repops as ar
    from assay_repops import _library

    xs = [np.full(3, i, np.float32) for i in range(7)]
    for call, value in (
        (lambda: ar.trimmed_mean(xs, 2**32 + 1), str(2**32 + 1)),
        (lambda: ar.trimmed_mean(xs, 1.5), "1.5"),
        (lambda: ar.krum(xs, 2**32), str(2**32)),
        (lambda: ar.small_network_root(0, 2**32 + 1), str(2**32 + 1)),
        (lambda: ar.small_network_root(-1, 1), "-1"),
        (lambda: ar.small_network_root(2**64, 1), str(2**64)),
        (lambda: ar.set_threads(2**32), str(2**32)),
        (lambda: ar.set_threads(-1), "-1"),
        (lambda: ar.set_threads(1.5), "1.5"),
        (lambda: ar.random(2, 0, 0, 0.5), "0.5"),
        (lambda: ar.clip_factors(xs, "much"), ""),
        (lambda: _library.call("sum", 2**64 + 4096, 0, None), str(2**64 + 4096)),
        (lambda: _library.call("sum", None, 0), ""),
    ):
        with pytest.raises(ar.RepopsError) as e:
            call()
        assert value in str(e.value)
    assert ar.trimmed_mean(xs, np.int64(1)).tobytes() == ar.trimmed_mean(xs, 1).tobytes()


@case
def headers() -> None:
    """Every first byte of a header, every type, lengths around the data's and huge ones."""
    from hypothesis import given, settings
    from hypothesis import strategies as st

    import assay_repops as ar

    x = np.zeros(600, np.float32)
    good = ar.Header(1, ar.DType.F32, 600)

    @settings(max_examples=200 * MORE, deadline=None, database=None)
    @given(st.binary(min_size=42, max_size=42), st.lists(st.integers(0, (1 << 64) - 1), max_size=5))
    def run(header, indices):
        out = np.zeros(1 << 12, np.uint8)
        which = np.array([*indices, 0], np.uint64)
        room = ctypes.c_size_t(64)
        from assay_repops._library import call

        for call_ in (
            lambda: call("root", header, x.ctypes.data, x.nbytes, out.ctypes.data),
            lambda: call(
                "multiproof",
                header,
                x.ctypes.data,
                x.nbytes,
                which.ctypes.data,
                len(indices),
                out.ctypes.data,
                ctypes.addressof(room),
            ),
            lambda: call("verify_multiproof", bytes(32), header, which.ctypes.data, out.ctypes.data, len(indices), None, 0),
        ):
            with pytest.raises(ar.RepopsError):
                call_()

    run()
    for length in (0, 599, 601, 1 << 31, 1 << 40, 1 << 63, (1 << 64) - 1):
        with pytest.raises(ar.RepopsError):
            ar.verify_multi_proof(bytes(32), ar.Header(1, ar.DType.F32, length), [0], [bytes(32)], [])
    for indices in ([3], [1, 1], [2, 0], [1 << 63], [0, 1, 2, 3]):
        with pytest.raises(ar.RepopsError):
            ar.multi_proof(good, x, indices)


def try_program(encoding: bytes) -> None:
    """Run a program on zeros if it is valid and small."""
    import assay_repops as ar

    with refusals(encoding.hex()):
        ar.program_root(encoding)
        inputs = ar.program_inputs(encoding)
        if sum(int(np.prod(t.shape, dtype=float)) for t in inputs) > 1e6:
            return
        given = {s: [np.zeros(t.shape, t.dtype) for t in inputs if t.source == s] for s in ("state", "batch", "constant")}
        with ar.Program(encoding, given["constant"], max_elements=1 << 20) as p:
            if p.multiply_adds > 1 << 24:
                return
            batches = [given["batch"]] * p.micro_batches
            a = p.run(given["state"], batches, seed=7)
            b, _ = p.trace(given["state"], batches, seed=7)
            assert [x.tobytes() for x in a] == [x.tobytes() for x in b]


@case
def random_programs() -> None:
    from hypothesis import given, settings
    from hypothesis import strategies as st

    @settings(max_examples=300 * MORE, deadline=None, database=None)
    @given(st.binary(max_size=600))
    def run(data):
        try_program(data)
        try_program(b"\x01\x01" + data)

    run()


@case
def mutated_programs() -> None:
    """Valid programs with some bytes changed: most of what is still valid is then run."""
    import json
    from pathlib import Path

    from hypothesis import given, settings
    from hypothesis import strategies as st

    file = json.loads((Path(__file__).resolve().parents[2] / "vectors" / "program.json").read_text())
    seeds = [bytes.fromhex(c["encoded"][2:]) for c in file["primitives"]]
    seeds.append(bytes.fromhex(file["programs"][0]["middle"][2:]))

    @settings(max_examples=600 * MORE, deadline=None, database=None)
    @given(
        st.sampled_from(seeds),
        st.lists(st.tuples(st.integers(0, 1 << 12), st.sampled_from([0, 1, 2, 3, 4, 7, 31, 127, 128, 255])), max_size=4),
        st.integers(0, 40),
    )
    def run(seed, changes, cut):
        data = bytearray(seed)
        for at, value in changes:
            data[at % len(data)] = value
        try_program(bytes(data[: len(data) - cut] if cut < 3 else data))

    run()


@case
def composites() -> None:
    """Any sizes and operands: what is computed was in the buffers, everything else is refused."""
    from hypothesis import given, settings
    from hypothesis import strategies as st

    import assay_repops as ar
    from assay_repops import _library

    with pytest.raises(ar.RepopsError) as e:
        _library.call("composite", b"nosuch", None, 0, None, 0, None, 0, None, 0)
    names = str(e.value).split("one of ")[1].split()
    assert len(names) > 30
    m = Memory()
    buffers = [m.zeros(), m.zeros(), m.zeros(), m.zeros(np.float32, np.nan), m.zeros(np.int32, -1), m.zeros(np.int32, 1 << 30)]
    for i in range(8):
        buffers.append(m.zeros(np.float32, i))

    computed = set()

    @settings(max_examples=600 * MORE, deadline=None, database=None)
    @given(
        st.sampled_from(names),
        # 2^31 is a size that there may be: nobody but the caller knows that a buffer is smaller.
        st.lists(st.sampled_from([0, 1, 2, 3, 4, 6, -1, (1 << 31) + 1, 1 << 40, (1 << 63) - 1]), min_size=6, max_size=6),
        st.lists(st.sampled_from([None, *buffers]), min_size=10, max_size=10, unique=True),
        st.booleans(),
        st.integers(0, 2),
    )
    def run(name, integers, pointers, shape, wrong):
        n, s, inputs, outputs = arity(ar, _library, name)
        n = max(0, n - (wrong == 1))
        values = (ctypes.c_int64 * 6)(*[abs(i) % 16 if shape else i for i in integers])
        scalars = (ctypes.c_float * 8)(*[0.5] * 8)
        reads = (ctypes.c_void_p * 8)(*pointers[:8])
        writes = (ctypes.c_void_p * 8)(*pointers[10 - outputs :], *[None] * (8 - outputs))
        with refusals(name):
            _library.call("composite", name.encode(), values, n, scalars, s, reads, inputs, writes, outputs)
            computed.add(name)

    run()
    assert len(computed) > 15, computed


def arity(ar, _library, name: str) -> tuple[int, int, int, int]:
    """Numbers of integers, scalars, inputs and outputs of a composite, as its refusal says."""
    with pytest.raises(ar.RepopsError) as e:
        _library.call("composite", name.encode(), (ctypes.c_int64 * 9)(), 9, None, 0, None, 0, None, 0)
    words = str(e.value).split("Hint: ")[1].replace(",", "").replace("and ", "").split()
    return tuple(int(w) for w in words)


@case
def operators() -> None:
    """Operators by name with any shapes and attributes."""
    from hypothesis import given, settings
    from hypothesis import strategies as st

    import assay_repops as ar
    from assay_repops import _library

    with pytest.raises(ar.RepopsError) as e:
        ar.operator("nosuch", np.zeros(1, np.float32))
    names = str(e.value).split("one of ")[1].split()
    m = Memory()
    tables = m.table(8)
    size = st.sampled_from(["0", "1", "3", "4", "8", "4294967295", "99999999999999999999", "-1", "", "x"])
    shape = st.lists(size, min_size=1, max_size=4).map("x".join)
    attribute = st.sampled_from(["", "axis=0", "axis=-9", "rows=3", "rows=-1", "k=1", "f=1", "m=9", "eps=zz", "band=lower"])
    out = m.zeros()
    needed = ctypes.c_size_t()

    @settings(max_examples=400 * MORE, deadline=None, database=None)
    @given(
        st.sampled_from(names),
        st.lists(shape, min_size=1, max_size=4).map(",".join),
        st.lists(attribute, max_size=2).map(" ".join),
    )
    def run(name, shapes, attributes):
        fixed = (name.encode(), shapes.encode(), attributes.encode(), tables, shapes.count(",") + 1)
        with refusals(f"{name} {shapes} {attributes}"):
            _library.call("tensor", *fixed, None, 0, ctypes.addressof(needed))
            if needed.value <= 1 << 16:
                _library.call("tensor", *fixed, out, needed.value, None)

    run()


@case
def payloads() -> None:
    """Any bytes as payloads: refused, or the only bytes of the values that they give."""
    from hypothesis import given, settings
    from hypothesis import strategies as st

    import assay_repops as ar

    @settings(max_examples=300 * MORE, deadline=None, database=None)
    @given(st.binary(min_size=16, max_size=64), st.integers(1, 20), st.integers(0, 1100), st.integers(0, 9), st.integers(0, 9))
    def run(noise, gap, n, chunk, k):
        blocks = np.zeros(2080, np.uint8)
        blocks[:: gap * 17][: len(noise)] = np.frombuffer(noise, np.uint8)[: len(blocks[:: gap * 17])]
        for format, size in (("int8", 1040), ("int4", 528)):
            data = blocks[: -(-n // 1024) * size]
            try:
                x = ar.dequantise(data, n, format)
            except ar.RepopsError:
                continue
            assert ar.quantise(x, format).tobytes() == data.tobytes()
        data = np.resize(np.frombuffer(noise, np.uint8), max(0, -(-n // max(chunk, 1)) * (4 + 6 * k)))
        try:
            x = ar.densify(data, n, chunk, k)
        except ar.RepopsError:
            return
        assert ar.sparsify(x, chunk, k).tobytes() == data.tobytes()

    run()
    for bad in (np.nan, np.inf, -np.inf):
        x = np.array([1, bad], np.float32)
        for call in (ar.quantise, lambda x: ar.sparsify(x, 2, 1), lambda x: ar.top_k(x, 1)):
            with pytest.raises(ar.RepopsError):
                call(x)


@case
def fork() -> None:
    """A child process that was forked refuses calls; the parent goes on."""
    import warnings

    import assay_repops as ar

    x = np.ones(10, np.float32)
    assert ar.sum(x) == 10
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        pid = os.fork()
    if pid == 0:
        try:
            ar.sum(x)
        except ar.RepopsError as e:
            os._exit(0 if "spawn" in str(e) else 2)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert ar.sum(x) == 10


if __name__ == "__main__":
    CASES[sys.argv[1]]()
    print("done")
