"""Arithmetic and commitments against independent references: exact rationals, and plain definitions."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assay_trainer import aggregation, arith, commit, manifest, payload, safetensors_io
from assay_trainer.errors import FormatError, ManifestError
from assay_trainer.payload import Diverged, Form, PayloadError, Quantization, dequantise

WORDS = st.integers(0, 2**32 - 1)
# Boundaries at which a wrong rounding shows: zeros, least and largest subnormal, least normal, one and its neighbours, largest.
EDGES = st.sampled_from(
    [0, 0x80000000, 1, 0x80000001, 0x007FFFFF, 0x00800000, 0x3F7FFFFF, 0x3F800000, 0x3F800001, 0xBF800000, 0x7F7FFFFF]
)
FINITE = st.one_of(EDGES, WORDS).filter(lambda w: w & 0x7F800000 != 0x7F800000)


def f32(word):
    return np.array([word], dtype="<u4").view("<f4").astype(np.float32)


def word_of(values):
    return int(commit.f32_bits(values)[0])


def fraction(word):
    """Exact value of a finite binary32."""
    exponent, mantissa = word >> 23 & 0xFF, word & 0x7FFFFF
    value = Fraction(mantissa + (0x800000 if exponent else 0)) * Fraction(2) ** (max(exponent, 1) - 150)
    return -value if word >> 31 else value


def rounded(value, zero_sign):
    """Binary32 word nearest to an exact value, ties to even, by integer arithmetic alone."""
    if value == 0:
        return zero_sign << 31
    sign, value = (1, -value) if value < 0 else (0, value)
    # A quotient of n bits by d is between 2^(n-d-1) and 2^(n-d+1): from here it is one step at most.
    exponent = max(-149, value.numerator.bit_length() - value.denominator.bit_length() - 24)
    while value >= Fraction(2) ** (exponent + 24):
        exponent += 1
    scaled = value / Fraction(2) ** exponent
    mantissa = scaled.numerator // scaled.denominator
    rest = scaled - mantissa
    if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and mantissa & 1):
        mantissa += 1
    if mantissa == 1 << 24:
        mantissa, exponent = mantissa >> 1, exponent + 1
    biased = exponent + 150 if mantissa >> 23 else 0
    if biased >= 255:
        return sign << 31 | 0x7F800000
    return sign << 31 | biased << 23 | mantissa & 0x7FFFFF


@settings(max_examples=1500, deadline=None)
@given(FINITE, FINITE, FINITE)
def test_fma_is_one_rounding_of_the_exact_value(a, b, c):
    exact = fraction(a) * fraction(b) + fraction(c)
    negative_zero = (a >> 31 ^ b >> 31) & c >> 31
    product_zero = fraction(a) * fraction(b) == 0
    sign = negative_zero if product_zero and fraction(c) == 0 else 0
    assert word_of(arith.fma(f32(a), f32(b), f32(c))) == rounded(exact, sign)


@settings(max_examples=500, deadline=None)
@given(FINITE, FINITE, st.integers(-4, 4))
def test_fma_near_cancellation(a, b, ulps):
    with np.errstate(over="ignore", under="ignore"):
        c = word_of(-(f32(a) * f32(b)))
    c = c + ulps if 0 < (c & 0x7FFFFFFF) + ulps < 0x7F800000 else c
    if c & 0x7F800000 == 0x7F800000:
        return
    exact = fraction(a) * fraction(b) + fraction(c)
    got = word_of(arith.fma(f32(a), f32(b), f32(c)))
    assert got & 0x7FFFFFFF == rounded(exact, 0) & 0x7FFFFFFF
    assert exact == 0 or got == rounded(exact, 0)


@settings(max_examples=300, deadline=None)
@given(WORDS, WORDS, WORDS)
def test_fma_of_anything_is_canonical(a, b, c):
    got = arith.fma(f32(a), f32(b), f32(c))
    assert not np.isnan(got[0]) or word_of(got) == commit.CANONICAL_NAN


@settings(max_examples=300, deadline=None)
@given(st.lists(FINITE, min_size=1, max_size=6))
def test_mean_of_few_terms(trainers):
    terms = [float(f32(w)[0]) + 0.0 for w in trainers]
    total = 0.0
    for t in terms:
        total += t
    got = arith.mean([f32(w) for w in trainers])
    with np.errstate(over="ignore"):
        assert word_of(got) == word_of(np.array([total / len(terms)]).astype(np.float32))


def test_mean_is_ordered():
    big, one = f32(0x7F000000), f32(0x3F800000)
    assert word_of(arith.mean([big, one, -big])) != word_of(arith.mean([big, -big, one]))


@settings(max_examples=300, deadline=None)
@given(FINITE, FINITE, FINITE)
def test_outer_step_stays_finite(theta, momentum, gradient):
    lr, mu = arith.from_bits(arith.DEFAULT_LEARNING_RATE), arith.from_bits(arith.DEFAULT_MOMENTUM)
    params, new_momentum = arith.nesterov(f32(theta), f32(momentum), f32(gradient), lr, mu)
    assert np.isfinite(params[0])
    assert np.isfinite(new_momentum[0])


def test_aggregate_orders_trainers_by_address():
    rng = np.random.default_rng(1)
    flat = rng.standard_normal(700).astype(np.float32)
    state = commit.State.initial(flat, 3)
    payloads = {
        bytes([i]) * 20: commit.split_fragments((rng.standard_normal(700) * 10.0 ** (i % 7)).astype(np.float32), 3)
        for i in (9, 2, 200, 5)
    }

    def outcome(given):
        after, aux = aggregation.step(state, given, aggregation.Rule(), arith.DEFAULT_LEARNING_RATE, arith.DEFAULT_MOMENTUM)
        return after.root(), aux

    assert outcome(dict(reversed(payloads.items()))) == outcome(payloads)
    assert len(set(outcome(payloads))) == 2


@given(st.integers(1, 5000), st.integers(1, 64))
def test_fragments_are_balanced(parameters, fragments):
    if fragments > parameters:
        with pytest.raises(FormatError):
            commit.fragment_sizes(parameters, fragments)
        return
    sizes = commit.fragment_sizes(parameters, fragments)
    assert sum(sizes) == parameters
    assert len(sizes) == fragments
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1


@settings(deadline=None)
@given(st.lists(st.binary(max_size=80), min_size=1, max_size=20), st.data())
def test_proofs(records, data):
    head = commit.header(commit.Kind.DATASET, commit.DType.BYTES, len(records))
    root = commit.dataset_root(records)
    hashes = [commit.leaf_hash(r) for r in records]
    index = data.draw(st.integers(0, len(records) - 1))
    siblings = commit.proof(hashes, index)
    assert commit.verify_proof(root, head, records[index], index, len(records), siblings)
    assert not commit.verify_proof(root, head, records[index] + b"x", index, len(records), siblings)
    assert not commit.verify_proof(root, head, records[index], index, len(records), [*siblings, bytes(32)])
    if siblings:
        assert not commit.verify_proof(root, head, records[index], index, len(records), siblings[:-1])
    other = data.draw(st.integers(0, len(records)))
    if other != index and (other >= len(records) or records[other] != records[index]):
        assert not commit.verify_proof(root, head, records[index], other, len(records), siblings)


@settings(deadline=None)
@given(st.lists(st.binary(max_size=40), min_size=1, max_size=8), st.lists(st.binary(max_size=40), min_size=1, max_size=8))
def test_different_vectors_have_different_roots(a, b):
    assert (commit.dataset_root(a) == commit.dataset_root(b)) is (a == b)


def test_wrong_nan_is_not_committed_to():
    with pytest.raises(FormatError, match="NaN"):
        commit.f32_leaves(f32(0xFFC00000))
    assert commit.f32_leaves(arith.canonical(f32(0xFFC00001)))[0][:4] == bytes.fromhex("0000c07f")


@settings(deadline=None)
@given(st.lists(FINITE, min_size=1, max_size=40), st.integers(1, 5))
def test_payload_round_trip(words, fragments):
    fragments = min(fragments, len(words))
    flat = np.array(words, dtype="<u4").view("<f4").astype(np.float32)
    form = Form(flat.size, fragments, Quantization.NONE, 128)
    raw = form.file(form.tensors(flat))
    assert len(raw) == form.file_bytes()
    assert commit.f32_bits(np.concatenate(form.values(form.split(raw)))).tolist() == words


MODERATE = st.integers(0, 2**32 - 1).filter(lambda w: w & 0x7F800000 < 0x7E000000)


def integer_codes(values, limit):
    """Scale and codes of one block by exact arithmetic on the words of its values: docs/arithmetic.md 7.1."""
    largest = max(abs(fraction(w)) for w in values)
    scale = (rounded(largest / limit, 0) + 255) & ~255
    if scale == 0:
        return 0, [0] * len(values)
    codes = []
    for w in values:
        quotient = fraction(rounded(fraction(w) / fraction(scale), 0))
        codes.append(max(-limit, min(limit, round(quotient))))  # round() of a Fraction goes to even
    return scale, codes


@settings(max_examples=100, deadline=None)
@given(st.lists(MODERATE, min_size=1, max_size=300), st.sampled_from([Quantization.INT8, Quantization.INT4]))
def test_quantised_payloads_are_the_rules(words, quantization):
    pytest.importorskip("assay_repops")
    flat = np.array(words, dtype="<u4").view("<f4").astype(np.float32)
    form = Form(flat.size, 1, quantization, 128)
    (leaves,) = form.tensors(flat)
    assert leaves.size == form.format.leaf_bytes
    want = []
    for at in range(0, flat.size, 256):
        scale, codes = integer_codes(words[at : at + 256], form.format.largest_code)
        assert leaves[at // 256 * (form.format.leaf_bytes // 4) :][:4].tobytes() == scale.to_bytes(4, "little")
        want += [fraction(scale) * c for c in codes]
    (values,) = form.values([leaves])
    assert [fraction(int(w)) for w in commit.f32_bits(values)] == want
    raw = form.file([leaves])
    assert len(raw) == form.file_bytes()
    assert form.split(raw)[0].tobytes() == leaves.tobytes()


@pytest.mark.parametrize("quantization", [Quantization.INT8, Quantization.INT4])
def test_every_byte_of_a_quantised_leaf_counts(quantization):
    """A flipped bit gives other values or is refused: one delta has one payload."""
    rng = np.random.default_rng(3)
    flat = rng.standard_normal(300).astype(np.float32)
    form = Form(300, 1, quantization, 10)
    (leaves,) = form.tensors(flat)
    before = form.values([leaves])[0].tobytes()
    for at in rng.permutation(leaves.size)[:200]:
        for bit in range(8):
            changed = leaves.copy()
            changed[at] ^= 1 << bit
            try:
                assert dequantise(changed, 300, quantization).tobytes() != before
            except PayloadError:
                continue


def test_codes_that_nothing_says_how_to_read_are_refused(monkeypatch):
    """A format is never read as another one: a byte holds no whole number of codes of three bits."""
    monkeypatch.setitem(payload.FORMATS, Quantization.INT4, payload.FORMATS[Quantization.INT4]._replace(code_bits=3))
    with pytest.raises(FormatError, match="INT4"):
        dequantise(np.zeros(528, np.uint8), 300, Quantization.INT4)


@pytest.mark.parametrize("quantization", list(Quantization))
def test_what_a_payload_cannot_carry(quantization):
    form = Form(3, 1, quantization, 4)
    form.tensors(np.float32([15, 0, -15.5]))
    for bad in ([1, np.nan, 0], [1, np.inf, 0], [16.5, 0, 0]):
        with pytest.raises(Diverged):
            form.tensors(np.float32(bad))
    with pytest.raises(PayloadError):
        form.split(b"x" + form.file(form.tensors(np.zeros(3, np.float32))))


def test_quantising_rounds_the_scale_up_and_the_bound_is_of_what_results():
    """16 is within 2^4, but 127 times its scale is not: the payload would be refused, so it is not made."""
    form = Form(1, 1, Quantization.INT8, 4)
    with pytest.raises(Diverged, match="2\\^4"):
        form.tensors(np.float32([16]))


def test_the_library_reads_what_we_write():
    from safetensors.numpy import load, save

    state = commit.State.initial(np.arange(10, dtype=np.float32), 3)
    tensors = load(safetensors_io.encode_state(state))
    assert sorted(tensors) == sorted(n for n, _ in safetensors_io.state_layout(10, 3))
    assert np.array_equal(np.concatenate([tensors[f"params.{f}"] for f in range(3)]), np.arange(10, dtype=np.float32))
    foreign = save(tensors, metadata={"by": "somebody"})
    assert safetensors_io.decode_state(foreign, 10, 3).root() == state.root()


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_mangled_files_are_refused_by_name(data):
    form = Form(7, 2, Quantization.NONE, 20)
    good = bytearray(form.file(form.tensors(np.arange(7, dtype=np.float32))))
    for _ in range(data.draw(st.integers(1, 4))):
        good[data.draw(st.integers(0, len(good) - 1))] = data.draw(st.integers(0, 255))
    raw = bytes(good[: data.draw(st.integers(0, len(good)))])
    try:
        fragments = form.values(safetensors_io.decode(raw, form.layout(), form.stored))
    except PayloadError:
        return
    assert all(np.isfinite(f).all() for f in fragments)
    assert sum(f.size for f in fragments) == 7


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_manifest_of_anything(raw):
    with pytest.raises(ManifestError):
        manifest.parse(raw)


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_manifest_numbers(x):
    assert manifest.f32_value(manifest.f32_string(x)) == x
