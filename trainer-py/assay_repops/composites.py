"""Composites, forward and backward, with the bits of their expansions (docs/arithmetic-programs.md section 7). Rules are those
of docs/arithmetic.md.

Rows are the last axis; leading axes are any. Backward functions take what the forward one gave, as the expansions say.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from . import _memory
from ._library import RepopsError, call
from ._memory import Array

MAX_CONTRACTION = 1 << 16
"""The most terms of one chain (rule 2.1)."""


def composite(
    name: str,
    integers: Sequence[int],
    scalars: Sequence[float],
    inputs: Sequence[np.ndarray],
    outputs: Sequence[np.ndarray | None],
) -> None:
    """Call a composite of the library on contiguous memory; the named functions of this module are what to use."""
    n = (ctypes.c_int64 * max(1, len(integers)))(*integers)
    s = (ctypes.c_float * max(1, len(scalars)))(*scalars)
    reads, writes = _memory.pointers(inputs), _memory.pointers(outputs)
    call(
        "composite",
        name.encode(),
        ctypes.addressof(n),
        len(integers),
        ctypes.addressof(s),
        len(scalars),
        ctypes.addressof(reads),
        len(inputs),
        ctypes.addressof(writes),
        len(outputs),
    )


def _operand(x: Array, what: str, dtype: type = np.float32) -> np.ndarray:
    return _memory.operand(x, dtype, what)


def _matrix(x: Array, what: str) -> tuple[np.ndarray, int, int]:
    """x, its rows and columns."""
    a = _operand(x, what)
    if a.ndim == 0:
        raise RepopsError(f"{what} is a single number. Hint: rows are the last axis")
    return a, math.prod(a.shape[:-1]), a.shape[-1]


def _shaped(x: Array, what: str, shape: tuple[int, ...], dtype: type = np.float32) -> np.ndarray:
    a = _operand(x, what, dtype)
    if a.shape != shape:
        raise RepopsError(f"{what} has shape {a.shape}. Hint: {shape}")
    return a


def _new(shape: tuple[int, ...]) -> np.ndarray:
    return np.empty(shape, np.float32)


def _pointwise(name: str, out: Array | None, *xs: Array) -> Array:
    arrays = [_operand(x, f"operand {i}") for i, x in enumerate(xs)]
    for i, a in enumerate(arrays):
        _shaped(a, f"operand {i}", arrays[0].shape)
    dst, returned = _memory.result(out, arrays[0].shape, xs[0], np.float32, arrays, exact_alias=True)
    composite(name, [dst.size], [], arrays, [dst])
    return returned


def _by_rows(name: str, out: Array | None, *xs: Array) -> Array:
    x, rows, columns = _matrix(xs[0], "operand 0")
    arrays = [x, *(_shaped(y, f"operand {i + 1}", x.shape) for i, y in enumerate(xs[1:]))]
    dst, returned = _memory.result(out, x.shape, xs[0], np.float32, arrays, exact_alias=True)
    composite(name, [rows, columns], [], arrays, [dst])
    return returned


def softmax(x: Array, out: Array | None = None) -> Array:
    """Softmax of the last axis; out may be x."""
    return _by_rows("softmax", out, x)


def softmax_backward(dp: Array, p: Array, out: Array | None = None) -> Array:
    """The gradient of softmax's argument, p being the softmax and dp its gradient."""
    return _by_rows("softmax_backward", out, dp, p)


def log_softmax(x: Array, out: Array | None = None) -> Array:
    """The logarithm of the softmax of the last axis; out may be x."""
    return _by_rows("log_softmax", out, x)


def log_softmax_backward(dy: Array, y: Array, out: Array | None = None) -> Array:
    """The gradient of log_softmax's argument, y being its result and dy that one's gradient."""
    return _by_rows("log_softmax_backward", out, dy, y)


def gelu(x: Array, approximate: str = "none", out: Array | None = None) -> Array:
    """Gelu by erf, or with approximate="tanh" by tanh."""
    return _pointwise(_GELU[_form(approximate)], out, x)


def gelu_backward(dy: Array, x: Array, approximate: str = "none", out: Array | None = None) -> Array:
    """The gradient of gelu's argument x."""
    return _pointwise(_GELU[_form(approximate)] + "_backward", out, dy, x)


_GELU = {"none": "gelu", "tanh": "gelu_tanh"}


def _form(approximate: str) -> str:
    if approximate not in _GELU:
        raise RepopsError(f"approximate={approximate!r}. Hint: none or tanh")
    return approximate


def sigmoid(x: Array, out: Array | None = None) -> Array:
    """1 / (1 + exp(−x))."""
    return _pointwise("sigmoid", out, x)


def sigmoid_backward(dy: Array, s: Array, out: Array | None = None) -> Array:
    """The gradient of sigmoid's argument, s being its result."""
    return _pointwise("sigmoid_backward", out, dy, s)


def silu(x: Array, out: Array | None = None) -> Array:
    """x·sigmoid(x)."""
    return _pointwise("silu", out, x)


def silu_backward(dy: Array, x: Array, out: Array | None = None) -> Array:
    """The gradient of silu's argument x."""
    return _pointwise("silu_backward", out, dy, x)


def relu(x: Array, out: Array | None = None) -> Array:
    """maximum(x, +0)."""
    return _pointwise("relu", out, x)


def relu_backward(dy: Array, x: Array, out: Array | None = None) -> Array:
    """The gradient of relu's argument x."""
    return _pointwise("relu_backward", out, dy, x)


def _reciprocal(x: Fraction) -> np.float32:
    """RN(1/x), 0 < x < 2^32: rounded once from the exact quotient, where division in binary64 could round twice."""
    near = np.float32(float(1 / x))
    around = (np.nextafter(near, np.float32(0)), near, np.nextafter(near, np.float32(np.inf)))
    return min(around, key=lambda c: (abs(Fraction(float(c)) - 1 / x), int(c.view(np.uint32)) & 1))


def _logits(x: Array, target: Array, rows: int | None) -> tuple[np.ndarray, int, int, np.ndarray, int]:
    logits, n, columns = _matrix(x, "x")
    targets = _shaped(target, "target", logits.shape[:-1], np.int32)
    whole = n if rows is None else rows
    if not 0 < whole < 1 << 31:
        raise RepopsError(f"{whole} rows in the step")
    return logits, n, columns, targets, int(whole)


def cross_entropy(x: Array, target: Array, rows: int | None = None) -> tuple[Array, Array]:
    """The loss, one number: the sum of the rows' losses over rows; and the rows' losses.

    Args:
        x: Logits, classes last.
        target: int32 class of each row. One that is no class gives +inf.
        rows: Of the whole step, if x is only a part of it.
    """
    logits, n, columns, targets, whole = _logits(x, target, rows)
    losses, loss = _new(targets.shape), _new(())
    composite("cross_entropy", [n, columns], [np.float32(whole)], [logits, targets], [losses, loss])
    return _memory.as_kind(loss, x), _memory.as_kind(losses, x)


def cross_entropy_backward(x: Array, target: Array, rows: int | None = None, out: Array | None = None) -> Array:
    """The gradient of the logits x: (softmax − onehot)·RN(1/rows), rows being an exact integer."""
    logits, n, columns, targets, whole = _logits(x, target, rows)
    dst, returned = _memory.result(out, logits.shape, x, np.float32, [logits], exact_alias=True)
    composite("cross_entropy_backward", [n, columns], [_reciprocal(Fraction(whole))], [logits, targets], [dst])
    return returned


def layer_norm(x: Array, w: Array, b: Array, eps: float = 1e-5) -> tuple[Array, Array, Array]:
    """y, and what the backward pass needs: the normalised x, and 1/σ of each row."""
    m, rows, columns = _matrix(x, "x")
    gain, bias = _shaped(w, "w", (columns,)), _shaped(b, "b", (columns,))
    y, xhat, r = _new(m.shape), _new(m.shape), _new(m.shape[:-1])
    composite("layer_norm", [rows, columns], [eps], [m, gain, bias], [y, xhat, r])
    return _memory.as_kind(y, x), _memory.as_kind(xhat, x), _memory.as_kind(r, x)


def layer_norm_backward(dy: Array, xhat: Array, r: Array, w: Array) -> tuple[Array, Array, Array]:
    """The gradients of x, w and b."""
    m, rows, columns = _matrix(dy, "dy")
    inputs = [m, _shaped(xhat, "xhat", m.shape), _shaped(r, "r", m.shape[:-1]), _shaped(w, "w", (columns,))]
    dx, dw, db = _new(m.shape), _new((columns,)), _new((columns,))
    composite("layer_norm_backward", [rows, columns], [], inputs, [dx, dw, db])
    return _memory.as_kind(dx, dy), _memory.as_kind(dw, dy), _memory.as_kind(db, dy)


def rms_norm(x: Array, w: Array, eps: float = 1e-5) -> tuple[Array, Array, Array]:
    """y, and what the backward pass needs: x over its root mean square, and 1 over that of each row."""
    m, rows, columns = _matrix(x, "x")
    y, z, r = _new(m.shape), _new(m.shape), _new(m.shape[:-1])
    composite("rms_norm", [rows, columns], [eps], [m, _shaped(w, "w", (columns,))], [y, z, r])
    return _memory.as_kind(y, x), _memory.as_kind(z, x), _memory.as_kind(r, x)


def rms_norm_backward(dy: Array, z: Array, r: Array, w: Array) -> tuple[Array, Array]:
    """The gradients of x and w."""
    m, rows, columns = _matrix(dy, "dy")
    inputs = [m, _shaped(z, "z", m.shape), _shaped(r, "r", m.shape[:-1]), _shaped(w, "w", (columns,))]
    dx, dw = _new(m.shape), _new((columns,))
    composite("rms_norm_backward", [rows, columns], [], inputs, [dx, dw])
    return _memory.as_kind(dx, dy), _memory.as_kind(dw, dy)


def linear(x: Array, w: Array, bias: Array | None = None) -> Array:
    """x·wᵀ + bias of x [..., K], w [N, K] and bias [N]. K above 65,536 is cut into products that are added up (rule 7.1)."""
    from .arithmetic import add, matmul

    m, rows, columns = _matrix(x, "x")
    weights = _operand(w, "w")
    if weights.ndim != 2 or weights.shape[1] != columns:
        raise RepopsError(f"w has shape {weights.shape}, x {m.shape}. Hint: w [N, K] and x [..., K]")
    flat = m.reshape(rows, columns)
    product = matmul(flat[:, :MAX_CONTRACTION], weights[:, :MAX_CONTRACTION])
    for lo in range(MAX_CONTRACTION, columns, MAX_CONTRACTION):
        add(product, matmul(flat[:, lo : lo + MAX_CONTRACTION], weights[:, lo : lo + MAX_CONTRACTION]), out=product)
    if bias is not None:
        inputs = [product, _shaped(bias, "bias", (weights.shape[0],))]
        composite("add_bias", list(product.shape), [], inputs, [product])
    return _memory.as_kind(product.reshape(*m.shape[:-1], weights.shape[0]), x)


def _rotate(name: str, x: Array, cos: Array, sin: Array) -> Array:
    m, rows, dim = _matrix(x, "x")
    if m.ndim < 2:
        raise RepopsError(f"x has shape {m.shape}. Hint: positions and elements are the last two axes")
    tables = [_shaped(cos, "cos", m.shape[-2:]), _shaped(sin, "sin", m.shape[-2:])]
    dst = _new(m.shape)
    composite(name, [rows, dim, m.shape[-2], 1], [], [m, *tables], [dst])
    return _memory.as_kind(dst, x)


def rotary(x: Array, cos: Array, sin: Array) -> Array:
    """Rotary positions: x [..., T, d] with tables [T, d], the first half of a row paired with the second."""
    return _rotate("rotary", x, cos, sin)


def rotary_backward(dy: Array, cos: Array, sin: Array) -> Array:
    """The gradient of rotary's argument."""
    return _rotate("rotary_backward", dy, cos, sin)


def dropout(x: Array, p: float, seed: int, node: int = 0, micro: int = 0, out: Array | None = None) -> Array:
    """x·RN(1/(1 − p)) where the element's random number is at least p, else +0. Of a gradient it is its own backward pass."""
    threshold = np.float32(p)
    if not 0 <= threshold < 1:
        raise RepopsError(f"dropout with p = {p}. Hint: 0 <= p < 1")
    if not (0 <= seed < 1 << 64 and 0 <= node < 1 << 32 and 0 <= micro < 1 << 32):
        raise RepopsError(f"seed {seed}, node {node}, micro-batch {micro}. Hint: of 64, 32 and 32 bits")
    a = _operand(x, "x")
    dst, returned = _memory.result(out, a.shape, x, np.float32, [a], exact_alias=True)
    scale = _reciprocal(1 - Fraction(float(threshold)))
    signed = seed - (1 << 64) if seed >> 63 else seed
    composite("dropout", [a.size, signed, node, micro], [threshold, scale], [a], [dst])
    return returned


def embedding(table: Array, index: Array) -> Array:
    """Rows of a table [V, C] by int32 index; an index that is no row gives NaN."""
    t, vocabulary, dim = _matrix(table, "table")
    if t.ndim != 2:
        raise RepopsError(f"table has shape {t.shape}. Hint: [V, C]")
    i = _operand(index, "index", np.int32)
    dst = _new((*i.shape, dim))
    composite("embedding", [i.size, dim, vocabulary], [], [t, i], [dst])
    return _memory.as_kind(dst, table)


def embedding_backward(dy: Array, index: Array, rows: int) -> Array:
    """The gradient of the table, which has that many rows; an index that is no row is ignored."""
    m, n, dim = _matrix(dy, "dy")
    i = _shaped(index, "index", m.shape[:-1], np.int32)
    if not 0 <= rows < 1 << 31:
        raise RepopsError(f"a table of {rows} rows")
    dst = _new((rows, dim))
    composite("embedding_backward", [n, dim, rows], [], [m, i], [dst])
    return _memory.as_kind(dst, dy)


def _heads(q: Array, k: Array, v: Array, scale: float | None, causal: bool) -> tuple[list[np.ndarray], list[int], np.float32]:
    queries, keys, values = _operand(q, "q"), _operand(k, "k"), _operand(v, "v")
    if queries.ndim < 2 or keys.ndim < 2 or keys.shape != values.shape or queries.shape[-1] != keys.shape[-1]:
        raise RepopsError(
            f"attention of {queries.shape}, {keys.shape}, {values.shape}. Hint: [..., T, D] and [..., S, D] twice"
        )
    dim = queries.shape[-1]
    if dim == 0:
        raise RepopsError("attention of vectors without elements")
    heads, key_heads = math.prod(queries.shape[:-2]), math.prod(keys.shape[:-2])
    factor = np.float32(1 / math.sqrt(dim)) if scale is None else np.float32(scale)
    return [queries, keys, values], [heads, key_heads, queries.shape[-2], keys.shape[-2], dim, int(causal)], factor


def attention(
    q: Array, k: Array, v: Array, scale: float | None = None, causal: bool = False
) -> tuple[Array, tuple[Array, Array, Array]]:
    """softmax(q·kᵀ·scale)·v, and what the backward pass needs.

    Args:
        q: float32 [..., T, D].
        k: float32 [..., S, D]. Fewer heads than q are shared: query head h looks at key head h / (H / Hk), counted over all
            leading axes.
        v: The same.
        scale: None: RN(1/√D).
        causal: Query i sees the keys j ≤ i + S − T; T ≤ S.
    """
    arrays, sizes, factor = _heads(q, k, v, scale, causal)
    y, maxima, sums = _new(arrays[0].shape), _new(arrays[0].shape[:-1]), _new(arrays[0].shape[:-1])
    composite("attention", sizes, [factor], arrays, [y, maxima, sums])
    result = _memory.as_kind(y, q)
    return result, (result, _memory.as_kind(maxima, q), _memory.as_kind(sums, q))


def attention_backward(
    dy: Array,
    kept: tuple[Array, Array, Array],
    q: Array,
    k: Array,
    v: Array,
    scale: float | None = None,
    causal: bool = False,
) -> tuple[Array, Array, Array]:
    """The gradients of q, k and v, from that of the result and what attention kept."""
    arrays, sizes, factor = _heads(q, k, v, scale, causal)
    shape = arrays[0].shape
    kept_arrays = [_shaped(kept[0], "y", shape), _shaped(kept[1], "maxima", shape[:-1]), _shaped(kept[2], "sums", shape[:-1])]
    dq, dk, dv = (_new(a.shape) for a in arrays)
    composite("attention_backward", sizes, [factor], [_shaped(dy, "dy", shape), *kept_arrays, *arrays], [dq, dk, dv])
    return _memory.as_kind(dq, q), _memory.as_kind(dk, q), _memory.as_kind(dv, q)


def sgd(p: Array, g: Array, lr: float) -> None:
    """p = fma(−lr, g, p), in place."""
    params = _memory.in_place(p, np.float32, "p")
    gradient = _shaped(g, "g", params.shape)
    _memory.apart(p=params, g=gradient)
    composite("sgd", [params.size], [-np.float32(lr)], [gradient], [params])


def adamw(
    p: Array,
    m: Array,
    v: Array,
    g: Array,
    schedule: Sequence[float],
    beta1: float = 0.9,
    beta2: float = 0.999,
    eps: float = 1e-8,
) -> None:
    """One update of parameters p and moments m, v from the gradient g, in place (rule 5.3).

    Args:
        p: Parameters.
        m: First moments.
        v: Second moments.
        g: Gradient.
        schedule: The step's row of the committed schedule: 1 − lr·wd, −lr/(1 − β1^t), 1/√(1 − β2^t).
        beta1: Rounded to binary32, and 1 − β1 is the rounded difference from that number.
        beta2: The same.
        eps: Rounded to binary32.
    """
    if len(schedule) < 3:
        raise RepopsError(f"a schedule's row of {len(schedule)}. Hint: s0, s1, s2")
    state = {what: _memory.in_place(x, np.float32, what) for what, x in (("p", p), ("m", m), ("v", v))}
    gradient = _operand(g, "g")
    for what, x in (*state.items(), ("g", gradient)):
        _shaped(x, what, state["p"].shape)
    _memory.apart(**state, g=gradient)
    b1, b2 = np.float32(beta1), np.float32(beta2)
    k1, k2 = np.float32(1 - np.float64(b1)), np.float32(1 - np.float64(b2))
    composite("adamw", [gradient.size], [*schedule[:3], k1, k2, b2, eps], [gradient], list(state.values()))


def merge(local: Array, global_: Array, alpha: float, out: Array | None = None) -> Array:
    """fma(α, local − global, global)."""
    a = _operand(local, "local")
    b = _shaped(global_, "global", a.shape)
    dst, returned = _memory.result(out, a.shape, local, np.float32, [a, b], exact_alias=True)
    composite("merge", [a.size], [alpha], [a, b], [dst])
    return returned


def clip_gradients(gradients: Sequence[Array], max_norm: float) -> np.float32:
    """Scale gradients in place so that their common norm is at most max_norm (rule 5.2); returns the factor."""
    arrays = [_memory.in_place(g, np.float32, f"gradient {i}") for i, g in enumerate(gradients)]
    _memory.apart(**{f"gradient {i}": a for i, a in enumerate(arrays)})
    sizes = np.array([a.size for a in arrays], np.uint64)
    table, factor = _memory.pointers(arrays), np.empty(1, np.float32)
    call("clip", ctypes.addressof(table), sizes.ctypes.data, len(arrays), max_norm, factor.ctypes.data)
    return factor[0]
