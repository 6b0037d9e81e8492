"""The profile int8: its quantiser to the last bit, its programs on every engine, its twin in PyTorch, and what is refused."""

from __future__ import annotations

import copy
import dataclasses
import itertools
import json
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from test_exporter import GPT, adamw, entropy, sgd, token_batch, tokens_entropy
from torch import nn

import assay_repops as ar
import assay_trainer
from assay_trainer import cli, compare, template, twin
from assay_trainer import manifest as mf
from assay_trainer.adapters import records, settings, tabular, text
from assay_trainer.errors import ConfigError, ManifestError
from assay_trainer.exporter import Exported, int8, profiles
from assay_trainer.exporter.builder import F32, I8, Builder, Value
from assay_trainer.exporter.errors import ExportError, UnsupportedOperator, UnsupportedProfile

Array = np.ndarray
VECTORS = Path(__file__).resolve().parents[2] / "vectors"
ENGINES: list[str] = ar.info()["engines"]
INF, NAN, TINY = np.inf, np.nan, np.float32(1e-45)
ALL = {"*": "int8"}
"""Layers of these tests are small."""
SMALLEST = np.float32(int8.LEAST) / np.float32(127)
"""The least scale."""


def everywhere(write: Callable[[Builder, list[Value]], list[Value]], *xs: Array) -> list[Array]:
    """What nodes give for these states, on every engine the same bits."""
    t = Builder(0, 0, loop=False)
    kinds = {np.dtype(np.float32): F32, np.dtype(np.int8): I8}
    for v in write(t, [t.state(kinds[x.dtype], x.shape) for x in xs]):
        t.output(v)
    built = t.build()
    before, results = ar.info()["current"], []
    try:
        for engine in ENGINES:
            ar.use_engine(engine)
            with ar.Program(built.encoding, built.constants) as program:
                results.append([np.array(y) for y in program.run(xs)])
    finally:
        ar.use_engine(before)
    for other in results[1:]:
        assert [y.tobytes() for y in other] == [y.tobytes() for y in results[0]]
    return results[0]


# ---- the quantiser -----------------------------------------------------------------------------------------------------------

# Name: a row, its codes, its scale.
ROWS = {
    "zeros of both signs": ([0.0, -0.0, 0.0], [0, 0, 0], SMALLEST),
    "one": ([1.0, -1.0, 0.5], [127, -127, 64], np.float32(1) / np.float32(127)),
    "halves go to the even code": ([127.0, 0.5, 1.5, 2.5, 126.5], [127, 0, 2, 2, 126], np.float32(1)),
    "negative halves": ([-127.0, -0.5, -1.5, -2.5, -126.5], [-127, 0, -2, -2, -126], np.float32(1)),
    "next to a half": ([127.0, 0.50000006, 1.4999999], [127, 1, 1], np.float32(1)),
    "the least code is -127": ([-3.0, -3.0, 2.9999998], [-127, -127, 127], np.float32(3) / np.float32(127)),
    "the largest number": ([3.4028235e38, -3.4028235e38, 1.0], [127, -127, 0], np.float32(3.4028235e38) / np.float32(127)),
    "at the floor": ([int8.LEAST, -int8.LEAST, int8.LEAST / 2], [127, -127, 64], SMALLEST),
    "below the floor": ([int8.LEAST / 4, -int8.LEAST / 254, int8.LEAST / 508], [32, 0, 0], SMALLEST),
    "the least normal number": ([2.0**-126, -(2.0**-126)], [1, -1], SMALLEST),
    "subnormal": ([2.0**-127, -(2.0**-128), TINY], [0, 0, 0], SMALLEST),
    "infinity": ([INF, 1.0, -1.0, 0.0], [0, 0, 0, 0], np.float32(INF)),
    "minus infinity": ([-INF, 1.0, INF, 0.0], [0, 0, 0, 0], np.float32(INF)),
    "NaN": ([NAN, 1.0, -1.0], [0, 0, 0], np.float32(NAN)),
    "NaN and infinity": ([NAN, INF, -INF], [0, 0, 0], np.float32(NAN)),
    "one element": ([-5.0], [-127], np.float32(5) / np.float32(127)),
    "longer than a group": ([1.0] * 300 + [-2.0], [64] * 300 + [-127], np.float32(2) / np.float32(127)),
}


@pytest.mark.parametrize("name", ROWS)
def test_a_row_has_these_codes_and_this_scale(name: str) -> None:
    row, codes, scale = ROWS[name]
    x = np.array([row, row], np.float32)
    found, scales = everywhere(lambda t, v: list(int8.quantise(t, v[0])), x)
    assert found.dtype == np.int8
    assert found.tolist() == [codes, codes]
    assert scales.tobytes() == np.array([[scale], [scale]], np.float32).tobytes()
    # Down a column, it is the same row.
    down = everywhere(lambda t, v: list(int8.quantise(t, t.transpose(v[0]))), np.ascontiguousarray(x.T))
    assert [y.tobytes() for y in down] == [found.tobytes(), scales.tobytes()]
    mine, own = twin.quantise(torch.from_numpy(x))
    assert np.array_equal(mine.numpy(), found)
    assert np.array_equal(own.numpy(), scales, equal_nan=True)


def test_any_bits_have_codes_within_127_that_stand_for_them() -> None:
    random = np.random.default_rng(11)
    x = random.integers(0, 1 << 32, (400, 33), np.uint32).view(np.float32)
    # Rows of one size each, since random bits have a row's largest number far above all others.
    sizes = np.exp2(random.uniform(-140, 120, (400, 1)))
    x[::2] = (random.standard_normal((200, 33)) * sizes[::2]).astype(np.float32)
    x[np.isnan(x)] = np.uint32(0x7FC00000).view(np.float32)
    codes, scale = everywhere(lambda t, v: list(int8.quantise(t, v[0])), x)
    assert codes.min() == -127
    finite = np.isfinite(scale[:, 0])
    assert finite.sum() > 200
    assert not codes[~finite].any()
    assert (scale[finite] > 0).all()
    away = np.abs(codes[finite].astype(np.float64) * scale[finite] - x[finite])
    assert (away <= scale[finite] * np.float64(0.50001)).all()


def test_a_row_that_is_not_finite_makes_its_results_nan_and_no_others() -> None:
    x = np.array([[1, 2], [INF, 1], [NAN, 1], [0, 0]], np.float32)
    w = np.array([[1, -1], [0, 0]], np.float32)
    (y,) = everywhere(lambda t, v: [int8.product(t, *v)], x, w)
    assert np.isnan(y).tolist() == [[False, False], [True, True], [True, True], [False, False]]
    assert y[3].tobytes() == np.zeros(2, np.float32).tobytes()


def _vectors() -> list[dict[str, Any]]:
    return json.loads((VECTORS / "program_int8.json").read_text())["cases"]


def _vector(words: list[str], dtype: type) -> Array:
    found = np.array([int(w, 16) for w in words], np.uint32)
    return found.view(np.int32).astype(np.int8) if dtype is np.int8 else found.view(dtype)


@pytest.mark.parametrize("case", _vectors(), ids=lambda c: c["name"])
def test_the_shared_vectors_are_what_the_exporter_writes(case: dict[str, Any]) -> None:
    """Other languages replay them: the bits are the same, though this builder leaves out what is not read."""
    name, encoding = case["name"], bytes.fromhex(case["encoded"].removeprefix("0x"))
    shapes = [t.shape for t in ar.program_inputs(encoding) if t.source == "state"]
    want = _vector(case["output"], {"i8": np.int8, "f32": np.float32}[case["dtype"]])
    if name.startswith(("codes", "scales")):
        x, which = _vector(case["state"][0], np.float32).reshape(shapes[0]), name.startswith("scales")
        rows = (lambda t, v: t.transpose(v)) if "columns" in name else (lambda _, v: v)
        (found,) = everywhere(lambda t, v: [int8.quantise(t, rows(t, v[0]))[which]], x)
        assert found.tobytes() == want.tobytes()
        own = twin.quantise(torch.from_numpy(x.T.copy() if "columns" in name else x))[which].numpy()
        assert np.array_equal(own.reshape(-1), want, equal_nan=which)
        return
    if not shapes[0]:
        return  # of random numbers, which depend on the numbers of the nodes
    turned = {"gradient of the inputs": (1,), "gradient of the weights": (0, 1)}.get(name, ())
    xs = [_vector(w, np.float32).reshape(shape) for w, shape in zip(case["state"], shapes, strict=True)]
    (found,) = everywhere(lambda t, v: [int8.product(t, *(t.transpose(x) if i in turned else x for i, x in enumerate(v)))], *xs)
    assert found.tobytes() == want.tobytes()


# ---- the product -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("k", [1, 64, 1025, 65_536, 65_537, 131_075])
def test_a_product_is_the_exact_integer_rounded_and_longer_ones_are_added(k: int) -> None:
    random = np.random.default_rng(k)
    x, y = (random.integers(100, 128, (2, k)).astype(np.int8) for _ in range(2))
    x[1] *= random.choice([-1, 1], k).astype(np.int8)
    (found,) = everywhere(lambda t, v: [t.matmul_i8(*v)], x, y)
    exact = [x[:, lo : lo + 65_536].astype(np.int64) @ y[:, lo : lo + 65_536].T.astype(np.int64) for lo in range(0, k, 65_536)]
    assert np.abs(exact).max() < 1 << 30
    want = exact[0].astype(np.float32)
    for part in exact[1:]:
        want = want + part.astype(np.float32)
    assert found.tobytes() == want.tobytes()
    own = twin._integers(*(torch.from_numpy(v.astype(np.float32)) for v in (x, y)))
    assert own.numpy().tobytes() == want.tobytes()


def test_a_product_has_the_scales_of_both_rows() -> None:
    random = np.random.default_rng(3)
    x, y = (random.standard_normal(shape).astype(np.float32) for shape in ((3, 5, 40), (3, 7, 40)))
    (found,) = everywhere(lambda t, v: [int8.product(t, *v)], x, y)
    (a, b), (s, z) = zip(*(everywhere(lambda t, v: list(int8.quantise(t, v[0])), v) for v in (x, y)), strict=True)
    whole = np.einsum("bmk,bnk->bmn", a.astype(np.int64), b.astype(np.int64)).astype(np.float32)
    assert found.tobytes() == (whole * (s * np.swapaxes(z, 1, 2))).tobytes()
    assert twin.product(*map(torch.from_numpy, (x, y))).numpy().tobytes() == found.tobytes()


def test_a_rotation_is_orthogonal_and_exact_for_whole_numbers() -> None:
    h = int8.hadamard()
    assert set(np.unique(h).tolist()) == {-0.125, 0.125}
    assert np.array_equal(h @ h.T, np.eye(64))
    x = np.random.default_rng(4).integers(-8, 9, (3, 128)).astype(np.float32)
    (once,) = everywhere(lambda t, v: [int8.rotate(t, v[0])], x)
    assert np.array_equal(once, (x.reshape(-1, 64) @ h).reshape(x.shape))
    (twice,) = everywhere(lambda t, v: [int8.rotate(t, int8.rotate(t, v[0]))], x)
    assert np.array_equal(twice, x)
    assert np.array_equal(twin.rotate(torch.from_numpy(x)).numpy(), once)


# ---- programs ----------------------------------------------------------------------------------------------------------------


def mlp() -> nn.Module:
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(12, 64), nn.ReLU(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, 5))


def cnn() -> nn.Module:
    torch.manual_seed(2)
    return nn.Sequential(
        nn.Conv2d(1, 4, 3, padding=1), nn.ReLU(), nn.Conv2d(4, 6, 3, stride=2, padding="valid", dilation=2, groups=2),
        nn.SiLU(), nn.Flatten(), nn.Linear(24, 5),
    )  # fmt: skip


def gpt() -> nn.Module:
    torch.manual_seed(3)
    return GPT(width=64, length=32)


def points() -> tuple[torch.Tensor, ...]:
    return torch.randn(64, 12), torch.randint(0, 5, (64,))


def images() -> tuple[torch.Tensor, ...]:
    return torch.randn(8, 1, 8, 8), torch.randint(0, 5, (8,))


Case = tuple[Callable[[], nn.Module], Callable[..., torch.Tensor], Callable[[], Any], dict[str, str], int, float]
# Steps, and how far the program's parameters may be from its twin's after them, of how far they have come. A sum in another
# order turns a code over now and then, by 1/127 of its row, and in a GPT that turns others over in each layer behind it.
CASES: dict[str, Case] = {
    "mlp": (mlp, entropy, points, ALL, 3, 1e-3),
    "mlp of several options": (mlp, entropy, points, {"0": "forward", "@head": "int8", **ALL}, 3, 1e-3),
    "mlp rotated": (mlp, entropy, points, {"2": "rotated", **ALL}, 3, 2e-3),
    "cnn": (cnn, entropy, images, ALL, 3, 1e-3),
    "gpt": (gpt, tokens_entropy, token_batch(96, 4, 32), ALL, 1, 1e-2),
    "gpt rotated": (gpt, tokens_entropy, token_batch(96, 4, 32), {"*": "rotated"}, 1, 1e-2),
}


def eager(e: Exported, module: nn.Module, loss: Callable[..., torch.Tensor], steps: list[Any], optimizer: Any) -> nn.Module:
    """The same steps by the twin, micro-batch by micro-batch."""
    module = twin.apply(copy.deepcopy(module), e.layers)
    made = optimizer(module.parameters())
    for batches in steps:
        made.zero_grad()
        for fields in batches:
            (loss(module, *fields) / len(batches)).backward()
        nn.utils.clip_grad_norm_(module.parameters(), 0.5)
        made.step()
    return module


@pytest.mark.parametrize("name", CASES)
def test_steps_are_the_twins_and_have_one_root_on_every_engine(name: str) -> None:
    make, loss, batch, layers, count, tolerance = CASES[name]
    module = make()
    grid = (1, 2) if make is mlp else (1, 1)
    steps = [[batch() for _ in range(grid[1])] for _ in range(count)]
    optimizer = adamw if make is mlp else sgd
    e = assay_trainer.export(
        module, loss, optimizer(module.parameters()), batch(), grid=grid, max_norm=0.5, profile="int8", layers=layers
    )
    assert e.error < 1e-3
    before, roots = (ar.info()["current"], ar.info()["threads"]), set()
    try:
        for engine, threads in itertools.product(ENGINES, (1, 2)):
            ar.use_engine(engine)
            ar.set_threads(threads)
            with e.open() as program:
                state = [x.copy() for x in e.state]
                for i, batches in enumerate(steps):
                    state = program.run(state, [e.batch(*fields) for fields in batches], step=i, seed=7)
            roots.add(ar.tensors_root(state))
    finally:
        ar.use_engine(before[0])
        ar.set_threads(before[1])
    assert len(roots) == 1
    tensors = dict(zip(e.names, state, strict=True))
    plain = dataclasses.replace(e, layers={})

    def away(other: nn.Module) -> float:
        """How far its parameters are from the program's, of how far these have come."""
        start = dict(module.named_parameters())
        ours, theirs, first = (
            np.concatenate([np.ravel(v[n]) for n in start])
            for v in (tensors, {n: p.detach() for n, p in other.named_parameters()}, {n: p.detach() for n, p in start.items()})
        )
        return float(np.linalg.norm(ours - theirs) / np.linalg.norm(theirs - first))

    near, far = (away(eager(x, module, loss, steps, optimizer)) for x in (e, plain))
    assert near < tolerance
    # The float32 step is another one.
    assert far > 2 * near


def test_a_trace_has_the_outputs_of_a_run_and_one_root_everywhere() -> None:
    module, fields = mlp(), points()
    e = assay_trainer.export(module, entropy, sgd(module.parameters()), fields, check=False, profile="int8", layers=ALL)
    before, traces = ar.info()["current"], set()
    try:
        for engine in ENGINES:
            ar.use_engine(engine)
            with e.open() as program:
                state, batches = e.state, [e.batch(*fields)]
                traced, root = program.trace(state, batches, seed=7)
                assert ar.tensors_root(traced) == ar.tensors_root(program.run(state, batches, seed=7))
                traces.add(root)
    finally:
        ar.use_engine(before)
    assert len(traces) == 1


def export(module: nn.Module, loss: Any = entropy, example: Any = None, **more: Any) -> Exported:
    example = points() if example is None else example
    return assay_trainer.export(module, loss, sgd(module.parameters()), example, check=False, **more)


def test_options_say_which_products_are_integers() -> None:
    plain = Counter(export(mlp()).operators)
    assert plain["matmul_i8"] == 0

    def products(**layers: str) -> tuple[int, int]:
        named = {k.removeprefix("_").replace("head", "@head"): v for k, v in layers.items()}
        found = export(mlp(), profile="int8", layers={"0": "int8", "2": "int8", **named})
        return found.operators.get("matmul_i8", 0), found.operators.get("matmul", 0) - plain["matmul"]

    # The input of layer 0 has no gradient: two products. Layer 2 has three.
    assert products() == (5, -5)
    assert products(_0="fp32") == (3, -3)
    assert products(_2="forward") == (3, -3)
    assert products(_0="fp32", _2="forward") == (1, -1)
    # Four operands of layer 2 are rotated.
    assert products(_2="rotated") == (5, -5 + 4)
    assert products(head="int8") == (8, -8)
    assert products(_4="forward") == (6, -6)


def test_the_first_pattern_counts_and_takes_no_head_without_its_name() -> None:
    layers = export(mlp(), profile="int8", layers={"2": "forward", "*": "fp32", "@head": "int8"}).layers
    assert layers == {"0": "fp32", "2": "forward", "4": "int8"}
    example = token_batch(96, 2, 24)()
    names = export(GPT(), tokens_entropy, example, profile="int8", layers={"*.down": "fp32", "blocks.*": "forward"}).layers
    assert names["head"] == "fp32"
    assert {names[f"blocks.{i}.down"] for i in (0, 1)} == {"fp32"}
    assert {names[f"blocks.{i}.{n}"] for i in (0, 1) for n in ("qkv", "out", "up")} == {"forward"}
    assert len(names) == 9


class Parts(nn.Module):
    """Weights of other modules, a weight of its own, one used twice, a product of two weights, and a second loss."""

    def __init__(self) -> None:
        super().__init__()
        self.attention = nn.MultiheadAttention(8, 2, batch_first=True)
        self.own, self.left, self.right = (nn.Parameter(torch.randn(8, 8) * 0.3) for _ in range(3))
        self.twice, self.router, self.head = nn.Linear(8, 8), nn.Linear(8, 2), nn.Linear(8, 5)
        self.experts = nn.Parameter(torch.randn(2, 8, 8) * 0.3)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = x.reshape(-1, 2, 8)
        y = self.attention(x, x, x, need_weights=False)[0]
        y = self.twice(torch.relu(self.twice(y @ self.own)))
        y = torch.einsum("btc,ecd->bted", y, self.experts).sum(2) @ (self.left @ self.right)
        return self.head(y.sum(1)), self.router(y).softmax(-1).square().mean()


def test_a_layer_is_named_by_its_module_or_its_weight_and_a_head_feeds_a_loss() -> None:
    def loss(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        logits, balance = module(x)
        return F.cross_entropy(logits, y) + balance

    torch.manual_seed(5)
    found = export(Parts(), loss, (torch.randn(4, 16), torch.randint(0, 5, (4,))), profile="int8", layers=ALL).layers
    assert found == {
        "attention.in_proj_weight": "int8",
        "attention.out_proj.weight": "int8",
        "own": "int8",
        "twice": "int8",
        "experts": "int8",
        "head": "fp32",
        "router": "fp32",
    }


def test_frozen_weights_stay_in_binary32() -> None:
    module = mlp()
    module[0].weight.requires_grad_(False)
    assert export(module, profile="int8", layers=ALL).layers == {"2": "int8", "4": "fp32"}


def test_small_layers_stay_in_binary32_unless_a_pattern_takes_them() -> None:
    def layers(rows: int, **more: str) -> dict[str, str]:
        module = nn.Sequential(
            nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 256), nn.Linear(256, 5)
        )
        example = (torch.randn(rows, 64), torch.randint(0, 5, (rows,)))
        return export(module, example=example, profile="int8", layers={k.removeprefix("_"): v for k, v in more.items()}).layers

    # 64 → 256 is 1/(1/256 + 1/64 + 1/256) = 42.7, 256 → 256 is 85.3 of 256 rows, and 64 of 128.
    assert layers(256) == {"0": "fp32", "2": "int8", "4": "int8", "5": "fp32"}
    assert layers(128) == layers(256)
    assert layers(256, _0="int8", _2="fp32") == {"0": "int8", "2": "fp32", "4": "int8", "5": "fp32"}
    with pytest.raises(UnsupportedProfile, match=r"no layer in int8.*small ones.*'\*' says else"):
        layers(127)
    assert layers(127, _4="int8") == {"0": "fp32", "2": "fp32", "4": "int8", "5": "fp32"}


def test_a_layer_that_is_used_twice_is_as_large_as_its_largest_product() -> None:
    class Twice(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.shared, self.head = nn.Linear(256, 256), nn.Linear(256, 5)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.head(self.shared(x) + self.shared(x[:2]).sum(0))

    example = (torch.randn(256, 256), torch.randint(0, 5, (256,)))
    assert export(Twice(), example=example, profile="int8").layers == {"shared": "int8", "head": "fp32"}


def test_float32_is_the_program_that_it_was() -> None:
    e = export(nn.Sequential(nn.Linear(12, 16), nn.ReLU(), nn.Linear(16, 5)), steps=3)
    assert e.root == export(nn.Sequential(nn.Linear(12, 16), nn.ReLU(), nn.Linear(16, 5)), steps=3, profile="float32").root
    assert e.root.hex() == "7541683ba6c2a17f3fdb544c8fc1ab70ab8d43af37fe376958df8fb9094136da"
    assert e.summary()["profile"] == "float32"
    assert e.summary()["layers"] == {}


def test_sizes_of_the_text_have_their_own_characters() -> None:
    for size, parameters in ((text.SMALL, 110_336), (text.GPT10M, 10_770_816)):
        rows = np.frombuffer(text.records(size.length, size.vocabulary), "<i4").reshape(-1, 2, size.length)
        assert len(rows) > 1000
        assert set(np.unique(rows)) <= set(range(size.vocabulary))
        assert np.array_equal(rows[:, 0, 1:], rows[:, 1, :-1])
        assert np.bincount(rows.ravel())[-1] < 0.03 * rows.size
        assert sum(p.numel() for p in text.model(1, size).parameters()) == parameters


def test_the_same_program_whatever_the_values() -> None:
    first, second = mlp(), mlp()
    with torch.no_grad():
        for p in second.parameters():
            p.mul_(3).add_(0.5)
    roots = {export(m, profile="int8", layers={"2": "rotated"}).root for m in (first, second)}
    assert len(roots) == 1


# ---- refusals ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"profile": "int4"}, ["'int4'", "float32, int8"]),
        ({"profile": "int8", "layers": {"0": "int4"}}, ["'int4'", "fp32, int8, forward, rotated"]),
        ({"profile": "int8", "layers": {"@tail": "fp32"}}, ["'@tail'", "@head"]),
        ({"profile": "int8", "layers": {"9": "fp32"}}, ["'9'", "0, 2, 4 (@head)"]),
        ({"profile": "int8", "layers": {"*": "fp32"}}, ["no layer in int8", "0, 2, 4 (@head)"]),
        ({"profile": "int8", "layers": {"0": "fp32", "[0]": "int8"}}, ["'[0]'"]),
        ({"layers": {"0": "fp32"}}, ["without a profile", "int8"]),
        ({"profile": "int8", "layers": {"4": "rotated"}}, ["the layer 4", "5 terms", "multiples of 64"]),
    ],
)
def test_what_there_is_not_is_refused_by_name(more: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(UnsupportedProfile) as refused:
        export(mlp(), **more)
    assert all(w in str(refused.value) for w in words), refused.value


def test_rows_that_cannot_be_rotated_are_refused() -> None:
    with pytest.raises(UnsupportedProfile, match="the layer 2 is rotated, and a gradient of it adds up 10 terms"):
        export(mlp(), example=(torch.randn(10, 12), torch.randint(0, 5, (10,))), profile="int8", layers={"2": "rotated"})


def test_traps_stay_traps() -> None:
    module = mlp()
    module[0].weight.register_hook(lambda g: 2 * g)
    with pytest.raises(UnsupportedOperator, match=r"0\.weight"):
        export(module, profile="int8", layers=ALL)

    def seeded(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        torch.manual_seed(1)
        return entropy(module, x, y)

    with pytest.raises(ExportError, match="seed"):
        export(mlp(), seeded, profile="int8", layers=ALL)


def test_a_twin_is_of_layers_that_it_knows() -> None:
    with pytest.raises(ConfigError, match=r"the twin of the layer own"):
        twin.apply(Parts(), {"own": "int8"})
    reflecting = nn.Sequential(nn.Conv1d(1, 1, 3, padding=1, padding_mode="reflect"))
    with pytest.raises(ConfigError, match="zeros"):
        twin.apply(reflecting, {"0": "int8"})


# ---- commands ----------------------------------------------------------------------------------------------------------------

_MODEL = """
import torch
from torch import nn

def small():
    torch.manual_seed(0)
    module = nn.Sequential(nn.Linear(4, 64), nn.ReLU(), nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 3))

    def loss(module, x, y):
        return nn.functional.cross_entropy(module(x), y)

    optimizer = torch.optim.AdamW(module.parameters(), lr=0.01)
    return module, loss, optimizer, (torch.zeros(64, 4), torch.zeros(64, dtype=torch.int64))
"""


def test_the_commands_take_a_profile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "models.py").write_text(_MODEL)
    model = ["--model", f"{tmp_path}/models.py:small", "--quiet"]
    flags = [*model, "--profile", "int8", "--layer", "0:forward", "--layer", "2:rotated"]
    layers = {"0": "forward", "2": "rotated", "4": "fp32"}
    assert cli.main(["export", *flags, "--out", str(tmp_path / "program")]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["profile"], printed["layers"]) == ("int8", layers)
    assert printed["operators"]["matmul_i8"] == 4
    assert json.loads((tmp_path / "program" / "summary.json").read_text())["layers"] == layers

    records = np.zeros((128, 5), np.float32)
    (tmp_path / "records.bin").write_bytes(records.tobytes())
    assert cli.main(["init", *flags, "--data", str(tmp_path / "records.bin"), "--out", str(tmp_path / "task")]) == 0
    manifest = json.loads((tmp_path / "task" / "manifest.json").read_text())
    assert manifest["model"] == {"layers": [["0", "forward"], ["2", "rotated"]], "profile": "int8", "steps": 10}
    capsys.readouterr()

    for wrong, words in (
        (["--profile", "int8", "--layer", "0"], "PATTERN:OPTION"),
        (["--profile", "int8", "--layer", "0:fp64"], "fp32, int8, forward, rotated"),
        (["--profile", "int8", "--layer", "0:fp32", "--layer", "0:int8"], "twice"),
        (["--layer", "0:fp32"], "--layer without --profile"),
    ):
        assert cli.main(["export", *model, *wrong, "--out", str(tmp_path / "other")]) in (cli.EXIT_FAILED, cli.EXIT_USAGE)
        assert words in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main(["export", *model, "--profile", "int4", "--out", str(tmp_path / "other")])
    assert "float32, int8" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


def test_the_command_line_and_manifests_know_profiles_and_options() -> None:
    assert cli.PROFILES == profiles.PROFILES == (settings.FLOAT32, settings.INT8)
    assert tuple(profiles.OPTIONS) == cli.LAYERS == settings.LAYER_OPTIONS


def test_adapters_take_a_profile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = "\n".join(f"{i * 37 % 101},{i * 53 % 97},{i % 7},{'left' if i % 3 else 'right'}" for i in range(96))
    (tmp_path / "table.csv").write_text(f"a,b,c,kind\n{rows}\n")
    plain = ["init", "--quiet", "--adapter", "tabular", "--data", str(tmp_path / "table.csv"), "--set", "label=kind"]
    sizes = ["--set", "hidden=64,64", "--set", "batch=32", "--set", "steps=2"]
    verified = [*plain, *sizes, "--tier", "verified"]
    made = [*verified, "--profile", "int8", "--layer", "layers.1:forward", "--layer", "*:int8", "--out", str(tmp_path / "task")]
    assert cli.main(made) == 0
    folder = tmp_path / "task"
    parsed = mf.parse((folder / "manifest.json").read_bytes())
    assert parsed.model["profile"] == "int8"
    assert parsed.model["profile_layers"] == [["layers.1", "forward"], ["*", "int8"]]
    assert "by the profile int8, `layers.1` forward, `*` int8" in (folder / "README.md").read_text()
    programs = json.loads((folder / "task.json").read_text())["programRoot"]

    # Whoever has manifest and data writes the same step again, and nobody trains it without programs.
    records.look_in((folder / "data",))
    adapter = tabular.Tabular.from_manifest(parsed)
    step = adapter.export(2, template.task_seed(0))
    assert step.layers == {"layers.0": "int8", "layers.1": "forward", "layers.2": "fp32"}
    assert "0x" + step.programs(template.fragments_of(step.parameters), template.BOUND_LOG2).root.hex() == programs
    for train in (adapter.module, lambda: adapter.session(adapter.initial_parameters(bytes(32)))):
        with pytest.raises(ManifestError, match="only the Verified tier"):
            train()

    for wrong, words in (
        ([*plain, *sizes, "--profile", "int8"], "--tier verified"),
        ([*verified, "--layer", "*:int8"], "--layer without --profile"),
        ([*verified, "--profile", "int8"], "no layer in int8"),
        ([*verified, "--profile", "int8", "--layer", "*:fp64"], "fp32, int8, forward, rotated"),
        (["init", "--tier", "verified", "--profile", "int8"], "--profile with the adapter digits-mlp"),
    ):
        capsys.readouterr()
        assert cli.main([*wrong, "--out", str(tmp_path / "other")]) in (cli.EXIT_FAILED, cli.EXIT_USAGE)
        assert words in capsys.readouterr().err
    # A manifest may be anybody's.
    for model in ({"profile": "int4"}, {"profile_layers": []}, {"profile": "int8", "profile_layers": [["*", "fp64"]]}):
        with pytest.raises(ManifestError):
            settings.profile(model)
    for pairs in ([["*"]], ["*"], [["*", "int8"], ["*", "fp32"]], [["a", "int8"]] * 300, "*"):
        with pytest.raises(ManifestError):
            settings.profile({"profile": "int8", "profile_layers": pairs})


@pytest.mark.slow
def test_a_comparison_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """After each round of each run, and to the same bits; what another comparison left is not gone on with."""
    small = compare.Comparison(text.SMALL, 1, 2, 1, profile="int8")
    engine, told = ENGINES[-1], []

    def trio(folder: Path, comparison: compare.Comparison, stop: int | None = None) -> compare.Trio:
        def of(run: str) -> compare.OnRound:
            def round_(r: int, _: float) -> None:
                told.append((run, r))
                if len(told) == stop:
                    raise KeyboardInterrupt

            return round_

        return compare.trio(comparison, engine, 1, folder, of)

    whole = trio(tmp_path / "whole", small)
    every = told.copy()
    assert len(every) == 6
    told.clear()
    for rounds in range(1, 7):
        with pytest.raises(KeyboardInterrupt):
            trio(tmp_path / "stopped", small, rounds)
        assert told == every[:rounds], "each life does one round more"
    assert trio(tmp_path / "stopped", small).facts() == whole.facts()
    assert told == every
    assert all(f.stat().st_size < 1 << 14 for f in (tmp_path / "stopped").iterdir()), "what is finished keeps no state"

    told.clear()
    (tmp_path / "stopped" / "1-twin.npz").write_bytes(b"half a file")
    assert trio(tmp_path / "stopped", small).facts() == whole.facts()
    assert told == [t for t in every if t[0] == "twin"]
    other = trio(tmp_path / "stopped", dataclasses.replace(small, rounds=1))
    assert len(told) == 2 + 3
    assert other.facts()["stateRoot"] != whole.facts()["stateRoot"]


@pytest.mark.slow
def test_compare_prints_and_draws_three_curves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["compare", "--quiet", "--size", "small", "--trainers", "1", "--rounds", "1", "--steps", "2", "--profile", "int8"]
    assert cli.main([*flags, "--seed", "1-2", "--out", str(tmp_path)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == json.loads((tmp_path / "summary.json").read_text())
    assert [s["seed"] for s in printed["seeds"]] == [1, 2]
    gaps = []
    for s in printed["seeds"]:
        ours, own, theirs = (s[run] for run in ("program", "twin", "float32"))
        assert [len(c["losses"]) for c in (ours, own, theirs)] == [2, 2, 2]
        assert ours["losses"] == pytest.approx(own["losses"], rel=1e-3)
        assert ours["losses"] == pytest.approx(theirs["losses"], rel=1e-2)
        assert ours["losses"] != own["losses"] != theirs["losses"]
        gaps.append(100 * (ours["heldOutLoss"][-1] / theirs["heldOutLoss"][-1] - 1))
        assert s["gapPercent"] == pytest.approx(gaps[-1])
        picture = ET.fromstring((tmp_path / f"curves-{s['seed']}.svg").read_text())
        assert len([e for e in picture.iter() if e.tag.endswith("polyline")]) == 3
    assert printed["int8_loss_gap_percent"] == pytest.approx(max(gaps))
    for wrong in (["--plot", "x.svg"], ["--no-eager"]):
        assert cli.main([*flags, *wrong, "--out", str(tmp_path)]) == cli.EXIT_USAGE
    assert cli.main([*flags[:-2], "--out", str(tmp_path)]) == cli.EXIT_USAGE
    assert cli.main([*flags[:-2], "--seed", "1-2"]) == cli.EXIT_USAGE
