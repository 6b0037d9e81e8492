"""What surrounds a call changes no bit: other libraries' floating-point modes, other threads."""

from __future__ import annotations

import ctypes
import platform
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

HOSTILE_C = r"""
#include <stdint.h>
#if defined(__x86_64__)
#include <immintrin.h>
uint64_t get_mode(void) { return _mm_getcsr() & 0xffc0; }
void set_mode(uint64_t m) { _mm_setcsr((unsigned)m); }
#elif defined(__aarch64__)
uint64_t get_mode(void) { uint64_t m; __asm__ volatile("mrs %0, fpcr" : "=r"(m)); return m; }
void set_mode(uint64_t m) { __asm__ volatile("msr fpcr, %0" : : "r"(m)); }
#endif
float half(volatile float *x) { return *x * 0.5f; }
/* What crtfastmath.o does where the compiler still links it to shared libraries. */
__attribute__((constructor)) static void on_load(void) { set_mode(FLUSH); }
"""

# Subnormals flushed and taken as zero; the same and rounding towards zero.
FLUSH, TOWARDS_ZERO = (0x9FC0, 0xFFC0) if platform.machine() in ("x86_64", "AMD64") else (1 << 24, 7 << 22)
LONG = (1 << 20) + 77


@pytest.fixture(scope="session")
def hostile(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("hostile")
    (folder / "hostile.c").write_text(HOSTILE_C)
    command = ["cc", "-O2", "-ffast-math", "-shared", "-fPIC", f"-DFLUSH={FLUSH}", "-o", "hostile.so", "hostile.c"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return folder / "hostile.so"


@pytest.mark.slow
@pytest.mark.parametrize("order", ["before", "after"])
def test_foreign_modes(hostile, order):
    run = subprocess.run([sys.executable, __file__, str(hostile), order], capture_output=True, timeout=300, text=True)
    assert run.returncode == 0, run.stderr[-3000:]
    assert run.stdout == "done\n"


def filled(n: int, word: int) -> np.ndarray:
    return np.full(n, word, np.uint32).view(np.float32)


def is_all(x: np.ndarray, word: int) -> bool:
    return x.size > 0 and bool((np.ascontiguousarray(x).view(np.uint32) == word).all())


def subnormal_calls(ar, n: int) -> None:
    """Calls on vectors of n elements, whose results any flush or another rounding would change."""
    least, tiny, half, one = (filled(n, w) for w in (0x00800000, 1, 0x3F000000, 0x3F800000))
    third = filled(n, 0x3EAAAAAB)
    assert is_all(ar.mul(least, half), 0x00400000)
    assert is_all(ar.add(tiny, tiny), 2)
    assert is_all(ar.fma(tiny, half, tiny), 2), "a tie to even"
    assert is_all(ar.div(one, third), 0x40400000), "rounded to nearest"
    assert is_all(ar.maximum(tiny, filled(n, 0x80000001)), 1)
    assert is_all(ar.sqrt(tiny), 0x1A3504F3)
    assert is_all(ar.exp(filled(n, 0xC2CE0000)), 1), "e^-103"
    assert is_all(ar.relu(tiny), 1)
    assert is_all(ar.silu(ar.add(tiny, tiny)), 1), "half of 2^-148"
    assert is_all(ar.sum(tiny).reshape(1), n)
    assert is_all(ar.sum(tiny.reshape(1, n), axis=-1), n)
    assert is_all(ar.amax(tiny).reshape(1), 1)
    assert is_all(ar.mean([tiny, tiny, ar.add(tiny, tiny)]), 1)
    assert is_all(ar.coordinate_median([tiny, one, filled(n, 0xBF800000)]), 1)
    assert is_all(ar.matmul(least[: 300 * 512].reshape(300, 512), half[: 40 * 512].reshape(40, 512)), 0x04800000)
    assert is_all(ar.matmul(tiny[: 300 * 500].reshape(300, 500), one[: 300 * 500].reshape(300, 500)), 500)
    decoded = ar.dequantise(ar.quantise(filled(n, 127 * 256)), n)
    assert is_all(decoded, 127 * 256)
    assert is_all(ar.densify(ar.sparsify(tiny, 4096, 4096), n, 4096, 4096), 1)
    p, m = ar.add(tiny, tiny), np.zeros(n, np.float32)
    ar.nesterov(p, m, tiny, 1, 0)
    assert is_all(p, 1)
    assert is_all(m, 1)


def child(library: str, order: str) -> None:
    import test_repops_vectors as vectors

    import assay_repops as ar

    if order == "after":
        assert ar.sum(filled(LONG, 1)).view(np.uint32) == LONG
    other = ctypes.CDLL(library)
    other.get_mode.restype = ctypes.c_uint64
    other.set_mode.argtypes = [ctypes.c_uint64]
    other.half.restype = ctypes.c_float
    x = (ctypes.c_float * 1)(2.0**-126)

    def everything(mode: int, counts: tuple[int, ...], replay: bool = False) -> None:
        for threads in counts:
            ar.set_threads(threads)
            for engine in ar.info()["engines"]:
                ar.use_engine(engine)
                other.set_mode(mode)
                assert other.half(x) == 0, "flush-to-zero is not on, so this proves nothing"
                if engine != "portable":
                    subnormal_calls(ar, LONG)
                elif threads > 1:
                    subnormal_calls(ar, 1 << 18)
                if replay and threads == 1:
                    vectors.test_matmul(engine)
                    vectors.test_aggregation(engine)
                    vectors.test_payloads(engine)
                    vectors.test_composites(engine)
                    vectors.test_primitives(engine, ("program.json", "primitives", "primitiveCount"))
                    vectors.test_primitives(engine, ("program_long.json",))
                    vectors.test_primitives(engine, ("program_int8.json",))
                assert other.get_mode() == mode, "the caller's mode is another after the calls"
        ar.set_threads(0)

    assert other.get_mode() == FLUSH, "the library's constructor has not set the mode"
    everything(FLUSH, (1, 3), replay=True)
    # Threads inherit the mode of the one that starts them.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(everything, FLUSH, (3,)).result()
    everything(TOWARDS_ZERO, (3,))
    # A refusal gives the mode back too.
    with pytest.raises(ar.RepopsError):
        ar.program_root(b"")
    assert other.get_mode() == TOWARDS_ZERO
    print("done")


def test_threads_at_once():
    """Several threads call everything at once, while others change the engine and the number of cores."""
    import assay_repops as ar

    random = np.random.default_rng(6)
    xs = list(random.standard_normal((7, 70_001), np.float32))
    a, b = random.standard_normal((70, 300), np.float32), random.standard_normal((50, 300), np.float32)
    q = random.standard_normal((4, 40, 16), np.float32)
    header = ar.Header(1, ar.DType.F32, xs[0].size)
    gain = xs[6][:100]

    def work() -> list[bytes]:
        y, kept = ar.attention(q, q, q, causal=True)
        return [
            ar.mean(xs).tobytes(),
            ar.multi_krum(xs, 2, 3)[0].tobytes(),
            ar.trimmed_mean(xs, 2).tobytes(),
            ar.median_norm_mean(xs).tobytes(),
            ar.matmul(a, b).tobytes(),
            ar.exp(xs[1]).tobytes(),
            ar.sum(xs[2]).tobytes(),
            ar.root(header, xs[0]),
            ar.quantise(xs[3]).tobytes(),
            ar.sparsify(xs[4], 512, 9).tobytes(),
            *(x.tobytes() for x in ar.layer_norm(xs[5][:70_000].reshape(-1, 100), gain, gain)),
            *(x.tobytes() for x in (y, *ar.attention_backward(q, kept, q, q, q, causal=True))),
            ar.operator("softmax", a).tobytes(),
            ar.small_network_root(5, 1),
        ]

    want = work()
    start = threading.Barrier(6)
    stop = threading.Event()

    def worker() -> list[bytes]:
        start.wait()
        return work()

    def disturb() -> None:
        start.wait()
        engines = [e for e in ar.info()["engines"] if e != "portable"] or ["portable"]
        while not stop.wait(0.001):
            for n, e in enumerate(engines):
                ar.use_engine(e)
                ar.set_threads(n)

    with ThreadPoolExecutor(6) as pool:
        disturber = pool.submit(disturb)
        results = [f.result() for f in [pool.submit(worker) for _ in range(5)]]
        stop.set()
        disturber.result()
    ar.set_threads(0)
    ar.use_engine(ar.info()["engines"][-1])
    assert all(r == want for r in results)


def test_one_program_from_several_threads():
    import test_repops_vectors as vectors

    import assay_repops as ar

    c = next(c for c in vectors.load("program.json", "primitives", "primitiveCount") if c["op"] == "matmul")
    with ar.Program(vectors.raw(c["encoded"])) as p:
        random = np.random.default_rng(7)
        states = [[random.standard_normal(t.shape).astype(np.float32) for t in p.inputs] for _ in range(8)]
        want = [p.run(s)[0].tobytes() for s in states]
        with ThreadPoolExecutor(8) as pool:
            got = list(pool.map(lambda s: [p.run(s)[0].tobytes() for _ in range(20)], states))
    assert got == [[w] * 20 for w in want]
    assert len(set(want)) == 8


if __name__ == "__main__":
    child(sys.argv[1], sys.argv[2])
