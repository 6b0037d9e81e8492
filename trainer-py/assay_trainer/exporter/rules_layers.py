"""Rules of layers: padding, pooling, resizing, transposed convolution, recurrent nets, norms of weights."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from assay_trainer.exporter import rules
from assay_trainer.exporter.errors import UnsupportedOperator
from assay_trainer.exporter.rules import RULES, pair, rule
from assay_trainer.exporter.tape import Tape, Var
from assay_trainer.torch_setup import torch

# ---- padding -----------------------------------------------------------------------------------------------------------------


def padded(t: Tape, x: Var, a: int, before: int, after: int, mode: str) -> Var:
    """An axis with elements of itself on both sides: reflect, replicate or circular."""
    if before < 0 or after < 0:
        x = t.slice(x, a, max(0, -before), x.shape[a] - max(0, -after))
        before, after = max(0, before), max(0, after)
    n = x.shape[a]
    most = {"reflect": n - 1, "circular": n}.get(mode, max(before, after))
    if max(before, after) > most:
        raise UnsupportedOperator(f"aten.pad in mode {mode} by {max(before, after)} of {n} elements", f"at most {most}")

    def end(lo: int, hi: int, width: int) -> Var:
        if mode == "reflect":
            return t.flip(t.slice(x, a, lo, hi), a)
        edge = t.slice(x, a, lo, hi)
        return t.expand(edge, (*x.shape[:a], width, *x.shape[a + 1 :])) if mode == "replicate" else edge

    left = {"reflect": (1, before + 1), "replicate": (0, 1), "circular": (n - before, n)}[mode]
    right = {"reflect": (n - after - 1, n - 1), "replicate": (n - 1, n), "circular": (0, after)}[mode]
    parts = [x]
    if before:
        parts.insert(0, end(*left, before))
    if after:
        parts.append(end(*right, after))
    return parts[0] if len(parts) == 1 else t.concat(parts, a)


def _padding(mode: str) -> Callable[..., Var]:
    def pad(t: Tape, x: Var, widths: Sequence[int]) -> Var:
        for i in range(0, len(widths), 2):
            x = padded(t, x, len(x.shape) - 1 - i // 2, widths[i], widths[i + 1], mode)
        return x

    return pad


for _n in (1, 2, 3):
    RULES[f"aten.reflection_pad{_n}d.default"] = _padding("reflect")
    RULES[f"aten.replication_pad{_n}d.default"] = _padding("replicate")


# ---- pooling -----------------------------------------------------------------------------------------------------------------


def overhang(n: int, size: int, step: int, pad: int, dilation: int) -> int:
    """By how much the last window of ceil_mode passes the end: it starts inside the tensor or its left padding."""
    reach = dilation * (size - 1) + 1
    count = -(-(n + 2 * pad - reach) // step) + 1
    if (count - 1) * step >= n + pad:
        count -= 1
    return max(0, (count - 1) * step + reach - n - 2 * pad)


def uneven_average(
    t: Tape,
    x: Var,
    sizes: Sequence[int],
    steps: Sequence[int],
    pads: Sequence[int],
    more: Sequence[int],
    counted: bool,
    divisor: int | None,
) -> Var:
    """Average pooling where windows differ in what they count: sums of windows, each divided by its own number."""
    n = len(sizes)
    first = len(x.shape) - n
    counts = torch.ones(1, dtype=torch.float64)
    for k in range(n):
        inner = x.shape[first + k]
        # Padding counts if it is asked for, what ceil_mode adds never does.
        ones = torch.zeros(inner + 2 * pads[k] + more[k], dtype=torch.float64)
        ones[: inner + 2 * pads[k]] = 1 if counted else 0
        ones[pads[k] : pads[k] + inner] = 1
        each = ones.unfold(0, sizes[k], steps[k]).sum(-1)
        counts = counts[..., None] * each
    y = x
    for k in range(n):
        y = t.pad(y, first + k, pads[k], pads[k] + more[k])
    for k in range(n):
        y = t.windows(y, first + k, sizes[k], steps[k])
    y = t.sum(y, list(range(len(y.shape) - n, len(y.shape))), False)
    return t.div(y, t.constant(float(divisor)) if divisor else t.constant(counts[0]))


def adaptive_average(t: Tape, x: Var, shape: Sequence[int]) -> Var:
    """Each place of the result is the mean of its own stretch, which may overlap the next: products with zeros and ones."""
    first = len(x.shape) - len(shape)
    for k, count in enumerate(shape):
        n = x.shape[first + k]
        ones = torch.zeros(count, n, dtype=torch.float64)
        for i in range(count):
            ones[i, i * n // count : -(-(i + 1) * n // count)] = 1
        x = along(t, x, first + k, ones)
        column = (count,) + (1,) * (len(x.shape) - 1 - first - k)
        x = t.div(x, t.constant(ones.sum(1).reshape(column)))
    return x


def along(t: Tape, x: Var, a: int, matrix: torch.Tensor) -> Var:
    """A constant matrix [M, N] times the axis of length N."""
    last = len(x.shape) - 1
    turned = t.swap(x, a, last)
    y = t.matmul(t.reshape(turned, (math.prod(turned.shape[:-1]), turned.shape[-1])), t.constant(matrix))
    return t.swap(t.reshape(y, (*turned.shape[:-1], matrix.shape[0])), a, last)


for _n in (1, 2, 3):
    RULES[f"aten.adaptive_avg_pool{_n}d.default"] = rules.adaptive


@rule("max_pool3d.default")
def _max_pool3d(t: Tape, *args: Any, **kwargs: Any) -> Var:
    return rules.max_pool(t, *args, **kwargs, dims=3)


@rule("adaptive_max_pool1d.default", "adaptive_max_pool2d.default", "adaptive_max_pool3d.default")
def _adaptive_max(t: Tape, x: Var, shape: Sequence[int]) -> list[Var | None]:
    """The largest of as many windows as are asked for; their places are not."""
    n = len(shape)
    first = len(x.shape) - n
    lead, widths = x.shape[:first], []
    for k, count in enumerate(shape):
        size = x.shape[first + 2 * k]
        ends = [(i * size // count, -(-(i + 1) * size // count)) for i in range(count)]
        width = max(end - start for start, end in ends)
        # A shorter window has its last element again: of equal ones the first counts, so that none of these ever does.
        index = torch.tensor([[min(start + j, end - 1) for j in range(width)] for start, end in ends]).reshape(-1)
        x = rules.indexed(t, x, t.constant(index), first + 2 * k)
        x = t.reshape(x, (*x.shape[: first + 2 * k], count, width, *x.shape[first + 2 * k + 1 :]))
        widths.append(width)
    order = [*range(first), *(first + 2 * k for k in range(n)), *(first + 2 * k + 1 for k in range(n))]
    return [t.first_max(t.reshape(t.permute(x, order), (*lead, *shape, math.prod(widths)))), None]


@rule("avg_pool3d.default")
def _avg_pool3d(t: Tape, *args: Any, **kwargs: Any) -> Var:
    return rules.avg_pool(t, *args, **kwargs, dims=3)


# ---- resizing ----------------------------------------------------------------------------------------------------------------


def _nearest(kind: str, n: int) -> Callable[..., Var]:
    operator = getattr(torch.ops.aten, f"{kind}1d")
    middle = 0.5 if kind.endswith("exact") else 0.0

    def one(size: int, to: int | None, scale: float | None) -> torch.Tensor:
        x = torch.arange(size, dtype=torch.float64).reshape(1, 1, size)
        return operator.vec(x, None if to is None else [to], None if scale is None else [scale])[0, 0].long()

    def resize(t: Tape, x: Var, sizes: Sequence[int] | None, *rest: Any) -> Var:
        scales = rest[0] if rest and isinstance(rest[0], list | tuple) else list(rest) or [None] * n
        for k in range(n):
            a = len(x.shape) - n + k
            # Of a size and a scale torch takes the scale for the places and the size for their number.
            to = None if sizes is None else sizes[k]
            scale = scales[k] if k < len(scales) else None
            if to is not None and scale is not None:
                index = torch.tensor([min(x.shape[a] - 1, int((i + middle) / scale)) for i in range(to)])
            else:
                index = one(x.shape[a], to, scale)
            if len(index) % x.shape[a] == 0 and torch.equal(
                index, torch.arange(x.shape[a]).repeat_interleave(len(index) // x.shape[a])
            ):
                x = rules.repeat_interleave(t, x, len(index) // x.shape[a], a)
            else:
                x = rules.indexed(t, x, t.constant(index), a)
        return x

    return resize


def _linear(kind: str, n: int) -> Callable[..., Var]:
    """Interpolation whose weights hang on places alone, axis by axis; the weights are what torch gives for an identity."""
    operator = getattr(torch.ops.aten, kind)

    def one(size: int, to: int | None, corners: bool, scale: float | None) -> torch.Tensor:
        eye = torch.eye(size, dtype=torch.float64).reshape(size, 1, size, *(1,) * (n - 1))
        sizes = None if to is None else [to, *(1,) * (n - 1)]
        scales = None if scale is None or to is not None else [scale, *(1.0,) * (n - 1)]
        return operator.vec(eye, sizes, corners, scales).reshape(size, -1).T.contiguous()

    def resize(t: Tape, x: Var, sizes: Sequence[int] | None, corners: bool, *rest: Any) -> Var:
        scales = rest[0] if rest and isinstance(rest[0], list | tuple) else list(rest) or [None] * n
        for k in range(n):
            scale = scales[k] if k < len(scales) else None
            a = len(x.shape) - n + k
            to = None if sizes is None else sizes[k]
            if to is not None and scale is not None and to != int(x.shape[a] * scale):
                raise UnsupportedOperator(f"aten.{kind} to a size that is not that of its scale", "one of the two")
            x = along(t, x, a, one(x.shape[a], None if scale is not None else to, corners, scale))
        return x

    return resize


for _n in (1, 2, 3):
    for _kind in ("upsample_nearest", "_upsample_nearest_exact"):
        for _form in ("vec", "default"):
            RULES[f"aten.{_kind}{_n}d.{_form}"] = _nearest(_kind, _n)
for _kind, _n in (("upsample_linear1d", 1), ("upsample_bilinear2d", 2), ("upsample_trilinear3d", 3), ("upsample_bicubic2d", 2)):
    for _form in ("vec", "default"):
        RULES[f"aten.{_kind}.{_form}"] = _linear(_kind, _n)


@rule("pixel_shuffle.default")
def _pixel_shuffle(t: Tape, x: Var, r: int) -> Var:
    *lead, c, h, w = x.shape
    k = len(lead)
    y = t.reshape(x, (*lead, c // r**2, r, r, h, w))
    y = t.permute(y, [*range(k), k, k + 3, k + 1, k + 4, k + 2])
    return t.reshape(y, (*lead, c // r**2, h * r, w * r))


@rule("pixel_unshuffle.default")
def _pixel_unshuffle(t: Tape, x: Var, r: int) -> Var:
    *lead, c, h, w = x.shape
    k = len(lead)
    y = t.reshape(x, (*lead, c, h // r, r, w // r, r))
    y = t.permute(y, [*range(k), k, k + 2, k + 4, k + 1, k + 3])
    return t.reshape(y, (*lead, c * r**2, h // r, w // r))


@rule("channel_shuffle.default")
def _channel_shuffle(t: Tape, x: Var, groups: int) -> Var:
    n, c, *rest = x.shape
    y = t.swap(t.reshape(x, (n, groups, c // groups, *rest)), 1, 2)
    return t.reshape(y, x.shape)


# ---- transposed convolution --------------------------------------------------------------------------------------------------


@rule("conv_transpose1d.default", "conv_transpose2d.input", "conv_transpose3d.input")
def _conv_transpose(
    t: Tape,
    x: Var,
    w: Var,
    bias: Var | None = None,
    stride: Sequence[int] | int = 1,
    padding: Sequence[int] | int = 0,
    output_padding: Sequence[int] | int = 0,
    groups: int = 1,
    dilation: Sequence[int] | int = 1,
) -> Var:
    """A convolution of x with zeros between its elements, by the kernel turned around."""
    n = len(w.shape) - 2
    unbatched = len(x.shape) == n + 1
    x = t.reshape(x, (1, *x.shape)) if unbatched else x
    stride, padding, more, dilation = (pair(v, n) for v in (stride, padding, output_padding, dilation))
    for k in range(n):
        a = 2 + k
        size, reach = x.shape[a], dilation[k] * (w.shape[2 + k] - 1)
        if stride[k] > 1 and size > 1:
            apart = t.pad(t.reshape(x, (*x.shape[: a + 1], 1, *x.shape[a + 1 :])), a + 1, 0, stride[k] - 1)
            x = t.reshape(apart, (*x.shape[:a], size * stride[k], *x.shape[a + 1 :]))
            x = t.slice(x, a, 0, (size - 1) * stride[k] + 1)
        x = t.pad(x, a, reach - padding[k], reach - padding[k] + more[k])
        w = t.flip(w, 2 + k) if w.shape[2 + k] > 1 else w
    # [in, out / groups, …] to [out, in / groups, …].
    inside, outside = w.shape[0] // groups, w.shape[1]
    w = t.swap(t.reshape(w, (groups, inside, outside, *w.shape[2:])), 1, 2)
    w = t.reshape(w, (groups * outside, inside, *w.shape[3:]))
    y = rules.convolution(t, x, w, bias, 1, 0, dilation, groups)
    return t.reshape(y, y.shape[1:]) if unbatched else y


# ---- recurrent nets ----------------------------------------------------------------------------------------------------------


def _gates(t: Tape, y: Var, count: int) -> list[Var]:
    n = y.shape[-1] // count
    return [t.slice(y, len(y.shape) - 1, i * n, (i + 1) * n) for i in range(count)]


def _lstm_step(t: Tape, state: list[Var], x: Var, h: Var) -> list[Var]:
    i, f, g, o = _gates(t, t.add(x, h), 4)
    c = t.add(t.mul(t.sigmoid(f), state[1]), t.mul(t.sigmoid(i), t.tanh(g)))
    return [t.mul(t.sigmoid(o), t.tanh(c)), c]


def _gru_step(t: Tape, state: list[Var], x: Var, h: Var) -> list[Var]:
    (xr, xz, xn), (hr, hz, hn) = _gates(t, x, 3), _gates(t, h, 3)
    r, z = t.sigmoid(t.add(xr, hr)), t.sigmoid(t.add(xz, hz))
    n = t.tanh(t.add(xn, t.mul(r, hn)))
    return [t.add(t.mul(t.sub(state[0], n), z), n)]


def _rnn_step(activation: Callable[[Tape, Var], Var]) -> Callable[..., list[Var]]:
    return lambda t, _, x, h: [activation(t, t.add(x, h))]


_STEPS = {"lstm": _lstm_step, "gru": _gru_step, "rnn_tanh": _rnn_step(Tape.tanh), "rnn_relu": _rnn_step(Tape.relu)}


def _layer(
    t: Tape, step: Callable[..., list[Var]], x: Var, state: list[Var], weights: Sequence[Var], back: bool
) -> tuple[Var, list[Var]]:
    """One direction of one layer over x [T, N, …]: all outputs, and the last state."""
    w, u, *biases = weights
    given = t.linear(x, w, biases[0] if biases else None)
    out = []
    for i in reversed(range(x.shape[0])) if back else range(x.shape[0]):
        h = t.linear(state[0], u, biases[1] if biases else None)
        state = step(t, state, t.select(given, 0, i), h)
        out.append(t.reshape(state[0], (1, *state[0].shape)))
    return t.concat(out[::-1] if back else out, 0), state


def _recurrent(kind: str) -> Callable[..., Any]:
    def run(
        t: Tape,
        x: Var,
        first: Sequence[Var] | Var,
        weights: Sequence[Var],
        biases: bool,
        layers: int,
        p: float,
        train: bool,
        both: bool,
        batch_first: bool = False,
    ) -> list[Var]:
        ways, per = 2 if both else 1, 4 if biases else 2
        if len(weights) != layers * ways * per:
            raise UnsupportedOperator(f"aten.{kind} with projections, or over packed sequences", "tensors of one length")
        start = list(first) if isinstance(first, list | tuple) else [first]
        flat = len(x.shape) == 2
        if flat:
            x = t.reshape(x, (x.shape[0], 1, x.shape[1]))
            start = [t.reshape(s, (s.shape[0], 1, s.shape[1])) for s in start]
        elif batch_first:
            x = t.swap(x, 0, 1)
        ends: list[list[Var]] = []
        for layer in range(layers):
            outs = []
            for way in range(ways):
                k = layer * ways + way
                state = [t.select(s, 0, k) for s in start]
                out, end = _layer(t, _STEPS[kind], x, state, weights[k * per : (k + 1) * per], way == 1)
                outs.append(out)
                ends.append(end)
            x = outs[0] if ways == 1 else t.concat(outs, 2)
            if p and train and layer < layers - 1:
                x = t.dropout(x, p)
        last = [t.concat([t.reshape(e[j], (1, *e[j].shape)) for e in ends], 0) for j in range(len(ends[0]))]
        if flat:
            return [t.reshape(v, (v.shape[0], v.shape[2])) for v in (x, *last)]
        return [t.swap(x, 0, 1) if batch_first else x, *last]

    return run


def _cell(kind: str) -> Callable[..., Any]:
    def run(t: Tape, x: Var, first: Sequence[Var] | Var, w: Var, u: Var, b1: Var | None = None, b2: Var | None = None) -> Any:
        state = list(first) if isinstance(first, list | tuple) else [first]
        out = _STEPS[kind](t, state, t.linear(x, w, b1), t.linear(state[0], u, b2))
        return out if kind == "lstm" else out[0]

    return run


for _kind in _STEPS:
    RULES[f"aten.{_kind}.input"] = _recurrent(_kind)
    RULES[f"aten.{_kind}_cell.default"] = _cell(_kind)


def recurrent_reference(target: Any, drop: Callable[[torch.Tensor, float], torch.Tensor], args: Sequence[Any]) -> Any:
    """A recurrent net whose dropout between layers is the program's: layer by layer."""
    x, first, weights, biases, layers, p, _, both, batch_first = (*args, False)[:9]
    start = list(first) if isinstance(first, list | tuple) else [first]
    ways, per = 2 if both else 1, 4 if biases else 2
    ends = []
    for layer in range(layers):
        state = [s[layer * ways : (layer + 1) * ways] for s in start]
        mine = weights[layer * ways * per : (layer + 1) * ways * per]
        hx = state if isinstance(first, list | tuple) else state[0]
        x, *end = target(x, hx, mine, biases, 1, 0.0, False, both, batch_first)
        ends.append(end)
        if layer < layers - 1:
            # The program draws in the order [T, N, …].
            x = drop(x.transpose(0, 1), p).transpose(0, 1) if batch_first and x.dim() == 3 else drop(x, p)
    return (x, *(torch.cat([e[j] for e in ends]) for j in range(len(ends[0]))))


# ---- norms -------------------------------------------------------------------------------------------------------------------


@rule("_weight_norm.default")
def _weight_norm(t: Tape, v: Var, g: Var, dim: int = 0) -> Var:
    kept = [] if dim == -1 else [rules.axis(v, dim)]
    over = [a for a in range(len(v.shape)) if a not in kept]
    return t.mul(v, t.div(g, t.sqrt(t.sum(t.mul(v, v), over, True))))


@rule("instance_norm.default")
def _instance_norm(
    t: Tape,
    x: Var,
    w: Var | None,
    bias: Var | None,
    mean: Var | None,
    variance: Var | None,
    given: bool,
    _: float,
    eps: float,
    __: bool,
) -> Var:
    if not given or mean is not None or variance is not None:
        raise UnsupportedOperator("aten.instance_norm with running statistics", "track_running_stats=False")
    rows = t.reshape(x, (*x.shape[:2], math.prod(x.shape[2:])))
    return rules.per_channel(t, t.reshape(t.layer_norm(rows, None, None, eps), x.shape), w, bias)
