"""Optimisers, groups, clips and schedules as nodes, against PyTorch in binary64 and across the library's engines."""

from __future__ import annotations

import copy
import json
import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from test_rounds import checked
from torch import nn

import assay_repops as r
import assay_trainer
from assay_trainer import cli
from assay_trainer.errors import ConfigError
from assay_trainer.exporter import errors, recipe
from assay_trainer.exporter.builder import F32, I32, Builder
from assay_trainer.exporter.groups import Groups, resolve, table
from assay_trainer.exporter.optimizers import (
    ADJUSTMENTS,
    OPTIMIZERS,
    SGD,
    Adam,
    AdamW,
    Lion,
    Muon,
    Optimizer,
    clip_norm,
    clip_value,
)
from assay_trainer.exporter.schedules import SCHEDULES, WSD, Constant, Cosine, Linear, Schedule, cos_pi

STEPS = 5
# Half a unit in the last place of binary32, relative.
HALF = 2.0**-24
# A wide matrix, a tall one, one whose chains and trees have several runs.
SHAPES = [(3, 7), (9, 4), (5, 300)]


def gradients(shape: tuple[int, ...], seed: int) -> list[np.ndarray]:
    """Of each step; the first column has none at all."""
    random = np.random.default_rng(seed)
    made = [random.standard_normal(shape).astype(np.float32) for _ in range(STEPS)]
    for g in made:
        g[:, 0] = 0
    return made


def stepped(optimizer: Optimizer, p: np.ndarray, given: list[np.ndarray]) -> tuple[list[np.ndarray], bytes]:
    """Parameter and slots after the steps, and the last step's trace root."""
    b = Builder(0, 0)
    value, slots = b.state(F32, p.shape), [b.state(F32, p.shape) for _ in optimizer.slots]
    g, counter = b.state(F32, p.shape), b.state(I32, ())
    row = b.gather(b.constant(table(optimizer, STEPS, 1, Constant())), counter)
    for x in (*optimizer.update(b, value, slots, g, row), g):
        b.output(x)
    b.output(b.convert(b.add(b.convert(counter, F32), b.scalar(1)), I32))
    built = b.build()
    state = [p, *(np.zeros_like(p) for _ in slots), given[0], np.array(0, np.int32)]
    with r.Program(built.encoding, built.constants) as program:
        for x in given:
            state[-2] = x
            before, state = state, [np.asarray(y) for y in program.run(state)]
        _, trace = program.trace(before)
    return state[:-2], trace


def by_torch(make: Callable[[Any], Any], p: np.ndarray, given: list[np.ndarray]) -> tuple[np.ndarray, dict[str, Any]]:
    """Parameter and state of torch's own optimiser in binary64."""
    x = nn.Parameter(torch.from_numpy(p).double())
    made = make([x])
    for g in given:
        x.grad = torch.from_numpy(g).double()
        made.step()
    return x.detach().numpy(), made.state[x]


def by_paper(o: Lion, p: np.ndarray, given: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Algorithm 2 of arXiv 2302.06675 in plain PyTorch."""
    x, m = torch.from_numpy(p).double(), torch.zeros(p.shape, dtype=torch.float64)
    for g in map(torch.from_numpy, given):
        update = torch.sign(o.beta1 * m + (1 - o.beta1) * g)
        x = x - o.lr * (update + o.weight_decay * x)
        m = o.beta2 * m + (1 - o.beta2) * g
    return x.numpy(), m.numpy()


def rounding(p: np.ndarray) -> float:
    """What a parameter may be off by the roundings of mul and fma in each step, sizes being at most 4 times the first."""
    return STEPS * 2 * HALF * 4 * float(np.abs(p).max())


# The optimiser, torch's with the same constants, and how far its update may be off, of its learning rate. An update of Adam is
# a quotient of two averages of some ten roundings each; one of SGD is a sum of up to 1/(1 − μ) gradients. Muon's polynomial has
# slopes up to 3.4445, so five of them make 485 of the roundings of a matrix whose norm is 1: 485 · 2^-24 = 3e-5.
CASES: dict[str, tuple[Optimizer, Callable[[Any], Any], float]] = {
    "adamw": (
        AdamW(1e-2, 0.1, 0.9, 0.98, 1e-6),
        lambda p, o: torch.optim.AdamW(p, o.lr, (o.beta1, o.beta2), o.eps, o.weight_decay),
        1e-5,
    ),
    "adam": (
        Adam(1e-2, 0.1, 0.9, 0.98, 1e-6),
        lambda p, o: torch.optim.Adam(p, o.lr, (o.beta1, o.beta2), o.eps, o.weight_decay),
        1e-5,
    ),
    "sgd": (SGD(0.1, 0.01), lambda p, o: torch.optim.SGD(p, o.lr, weight_decay=o.weight_decay), 1e-5),
    "momentum": (
        SGD(0.1, 0.01, 0.9),
        lambda p, o: torch.optim.SGD(p, o.lr, o.momentum, weight_decay=o.weight_decay),
        1e-5,
    ),
    "nesterov": (
        SGD(0.1, 0.01, 0.9, True),
        lambda p, o: torch.optim.SGD(p, o.lr, o.momentum, weight_decay=o.weight_decay, nesterov=True),
        1e-5,
    ),
    "muon": (Muon(0.02, 0.1), lambda p, o: muon(p, o), 3e-4),
    "plain muon": (Muon(0.02, 0.0, nesterov=False, adjustment="match_rms_adamw", iterations=3), lambda p, o: muon(p, o), 3e-4),
}


def muon(p: Any, o: Muon) -> torch.optim.Optimizer:
    return torch.optim.Muon(
        p, o.lr, o.weight_decay, o.momentum, o.nesterov, o.coefficients, o.eps, o.iterations, adjust_lr_fn=o.adjustment
    )


@pytest.mark.parametrize("name", CASES)
def test_five_steps_are_torchs_in_binary64(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    optimizer, make, tolerance = CASES[name]
    # Muon of torch iterates in bfloat16: here its own code does in binary64.
    monkeypatch.setattr(torch, "bfloat16", torch.float64)
    for i, shape in enumerate(SHAPES):
        p, given = np.random.default_rng(40 + i).standard_normal(shape).astype(np.float32), gradients(shape, i)
        state, _ = stepped(optimizer, p, given)
        want, kept = by_torch(lambda x, o=optimizer, make=make: make(x, o), p, given)
        scale = ADJUSTMENTS[optimizer.adjustment](*shape) if isinstance(optimizer, Muon) else 10
        assert np.abs(state[0] - want).max() <= rounding(p) + STEPS * optimizer.lr * scale * tolerance
        assert np.abs(want - p).max() > 100 * rounding(p), "nothing moved"
        keys = {"first": "exp_avg", "second": "exp_avg_sq", "momentum": "momentum_buffer"}
        for slot, found in zip(optimizer.slots, state[1:], strict=True):
            assert np.abs(found - kept[keys[slot]].numpy()).max() < 2e-6 * max(1.0, float(np.abs(found).max())), slot


def test_muon_is_torchs_to_the_precision_of_bfloat16() -> None:
    """bfloat16 has 8 bits, and a singular value's place under the polynomial moves by some of them: a tenth of an update."""
    optimizer, shape = Muon(0.02, 0.0), (16, 48)
    p, given = np.zeros(shape, np.float32), gradients(shape, 3)
    (found, _), _ = stepped(optimizer, p, given)
    want, _ = by_torch(lambda x: muon(x, optimizer), p, given)
    assert np.linalg.norm(found - want) < 0.1 * np.linalg.norm(want)


def test_muons_update_is_nearly_orthogonal() -> None:
    """Its singular values are between 0.68 and 1.14, for a matrix of full rank (Jordan et al.)."""
    for shape in ((8, 24), (24, 8)):
        g = np.random.default_rng(7).standard_normal(shape).astype(np.float32)
        (found, _), _ = stepped(Muon(1.0, 0.0, adjustment="original"), np.zeros(shape, np.float32), [g])
        values = np.linalg.svd(found / ADJUSTMENTS["original"](*shape), compute_uv=False)
        assert values.min() > 0.6
        assert values.max() < 1.25


def test_lion_is_the_papers() -> None:
    optimizer = Lion(1e-2, 0.1)
    for i, shape in enumerate(SHAPES):
        p, given = np.random.default_rng(50 + i).standard_normal(shape).astype(np.float32), gradients(shape, 10 + i)
        (found, m), _ = stepped(optimizer, p, given)
        want, kept = by_paper(optimizer, p, given)
        # A sign hangs on rounding where its argument is next to 0: of these numbers none is, and without gradient both are 0.
        assert np.abs(found - want).max() <= rounding(p)
        assert np.abs(m - kept).max() < 1e-6
        assert np.abs(found[:, 0] - p[:, 0] * (1 - 1e-3) ** STEPS).max() <= rounding(p), "no gradient, but more than decay"
    nothing = np.full((1, 1), np.nan, np.float32)
    assert np.isnan(stepped(optimizer, np.ones((1, 1), np.float32), [nothing])[0][0]).all(), "NaN has become a sign"


def test_a_matrix_without_gradient_only_decays() -> None:
    p, nothing = np.ones((4, 6), np.float32), np.zeros((4, 6), np.float32)
    (found, m), _ = stepped(Muon(0.02, 0.1), p, [nothing] * STEPS)
    assert not m.any()
    assert np.abs(found - (1 - 0.002) ** STEPS).max() < rounding(p)


@pytest.fixture
def engines():
    """Every engine of this processor, one after the other."""
    known = r.info()["engines"]

    def each():
        for engine in known:
            r.use_engine(engine)
            yield engine

    yield each
    r.use_engine(known[-1])


@pytest.mark.parametrize("name", [*CASES, "lion"])
def test_every_engine_has_the_same_bits(name: str, engines: Callable) -> None:
    optimizer = CASES[name][0] if name in CASES else Lion(1e-2, 0.1)
    for i, shape in enumerate(SHAPES):
        p, given = np.random.default_rng(60 + i).standard_normal(shape).astype(np.float32), gradients(shape, 20 + i)
        found = {}
        for engine in engines():
            state, trace = stepped(optimizer, p, given)
            found[engine] = (r.tensors_root(state), trace)
        assert len(found) > 1 or list(found) == ["portable"]
        assert len(set(found.values())) == 1, found


# ---- clips -------------------------------------------------------------------------------------------------------------------


def clipped(clip: Callable, bound: float, given: list[np.ndarray]) -> list[np.ndarray]:
    b = Builder(0, 0)
    for x in clip(b, bound, [b.state(F32, g.shape) for g in given]):
        b.output(x)
    built = b.build()
    with r.Program(built.encoding, built.constants) as program:
        return [np.asarray(x) for x in program.run(given)]


def test_clips_are_torchs() -> None:
    given = [np.random.default_rng(i).standard_normal(s).astype(np.float32) for i, s in enumerate([(3, 400), (7,)])]
    for clip, theirs in ((clip_value, nn.utils.clip_grad_value_), (clip_norm, nn.utils.clip_grad_norm_)):
        for bound in (0.5, 100.0):
            parameters = [nn.Parameter(torch.zeros(g.shape, dtype=torch.float64)) for g in given]
            for p, g in zip(parameters, given, strict=True):
                p.grad = torch.from_numpy(g).double()
            theirs(parameters, bound)
            for x, p in zip(clipped(clip, bound, given), parameters, strict=True):
                # By value: exact. By norm: the roundings of a tree of squares, a root, a quotient and a product.
                assert np.abs(x - p.grad.numpy()).max() <= (0 if clip is clip_value else 1e-6)
    edges = np.array([np.nan, np.inf, -np.inf, -0.0], np.float32)
    nan, top, bottom, zero = clipped(clip_value, 2.0, [edges])[0]
    assert (math.isnan(nan), top, bottom, zero) == (True, 2, -2, 0)


# ---- schedules ---------------------------------------------------------------------------------------------------------------


def factors(schedule: Schedule, total: int) -> list[float]:
    schedule.check(total)
    return [schedule.factor(t, total) for t in range(total)]


def of_torch(make: Callable[[torch.optim.Optimizer], Any], total: int) -> list[float]:
    optimizer = torch.optim.SGD([nn.Parameter(torch.zeros(1))], lr=1.0)
    scheduler, out = make(optimizer), []
    for _ in range(total):
        out.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        scheduler.step()
    return out


def test_schedules_are_torchs() -> None:
    s = torch.optim.lr_scheduler
    n, w, floor = 40, 8, 0.1

    def behind(make: Callable[[torch.optim.Optimizer], Any]) -> Callable[[torch.optim.Optimizer], Any]:
        return lambda o: s.SequentialLR(o, [s.LinearLR(o, 1 / w, total_iters=w - 1), make(o)], [w])

    cases: list[tuple[Schedule, Callable[[torch.optim.Optimizer], Any]]] = [
        (Constant(), lambda o: s.ConstantLR(o, 1.0)),
        (Linear(floor=floor), lambda o: s.LinearLR(o, 1.0, floor, n)),
        (Cosine(floor=floor), lambda o: s.CosineAnnealingLR(o, n, floor)),
        (Constant(w), behind(lambda o: s.ConstantLR(o, 1.0))),
        (Cosine(w, floor), behind(lambda o: s.CosineAnnealingLR(o, n - w, floor))),
        (Linear(w, floor), behind(lambda o: s.LinearLR(o, 1.0, floor, n - w))),
    ]
    for schedule, make in cases:
        assert factors(schedule, n) == pytest.approx(of_torch(make, n), rel=1e-12), schedule
    assert factors(WSD(2, 0.2, 4), 9) == pytest.approx([0.5, 1, 1, 1, 1, 1, 0.8, 0.6, 0.4])
    assert factors(WSD(), 11)[-3:] == pytest.approx([1, 2 / 3, 1 / 3])
    assert factors(WSD(decay=0), 3) == [1, 1, 1]
    assert factors(Cosine(3), 3) == pytest.approx([1 / 3, 2 / 3, 1])


def test_the_cosine_is_no_librarys_and_right() -> None:
    assert max(abs(cos_pi(i / 999) - math.cos(math.pi * i / 999)) for i in range(1000)) < 2.0**-50


@pytest.mark.parametrize(
    ("schedule", "words"),
    [
        (Constant(11), "a warm-up of 11 steps"),
        (Cosine(-1), "a warm-up of -1 steps"),
        (Linear(floor=1.5), "a floor of 1.5"),
        (Linear(floor=math.nan), "a floor of nan"),
        (WSD(5, decay=6), "a decay of 6 steps after a warm-up of 5"),
        (WSD(decay=-1), "a decay of -1"),
    ],
)
def test_schedules_that_do_not_fit_are_refused(schedule: Schedule, words: str) -> None:
    with pytest.raises(errors.ExportError, match=words):
        table(SGD(0.1), 5, 2, schedule)


def test_a_table_runs_over_rounds_and_corrections_begin_anew_in_each() -> None:
    optimizer, schedule = AdamW(1e-3, 0.1), Cosine(2)
    whole = table(optimizer, 4, 3, schedule)
    assert whole.shape == (12, 4)
    for k in range(3):
        part = table(optimizer, 4, 1, lambda t, k=k: schedule.factor(4 * k + t, 12))
        assert np.array_equal(whole[4 * k : 4 * k + 4], part)
    assert np.array_equal(whole[4:8, 2], whole[:4, 2])


# ---- groups ------------------------------------------------------------------------------------------------------------------


def net() -> nn.Module:
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(4, 8), nn.LayerNorm(8), nn.ReLU(), nn.Linear(8, 3))


def taken(module: nn.Module, chosen: Any) -> dict[str, Optimizer]:
    names = {id(p): n for n, p in module.named_parameters()}
    return {names[i]: o for i, o in resolve(module, chosen).items()}


def test_groups_are_by_the_first_pattern_that_takes_a_name() -> None:
    matrices, rest, bias = Muon(0.02), AdamW(1e-3), AdamW(1e-3, 0.0)
    found = taken(net(), Groups(rest, {"3.weight": None, "@matrices": matrices, "*.bias": bias}))
    assert found == {"0.weight": matrices, "0.bias": bias, "1.weight": rest, "1.bias": bias, "3.bias": bias}
    assert set(taken(net(), rest).values()) == {rest}
    both = [torch.optim.Muon([m.weight for m in net() if isinstance(m, nn.Linear)])]
    with pytest.raises(errors.UnsupportedOptimizer, match="does not have"):
        resolve(net(), both)
    for chosen, words in (
        (Groups(rest, {"2.*": bias}), r"'2\.\*' that takes no parameter"),
        (Groups(rest, {"*": bias, "*.bias": None}), "that takes no parameter"),
        (Groups(rest, {"@norms": bias}), "a group '@norms'"),
        (matrices, r"muon for 0\.bias \[8\], which is no matrix"),
    ):
        with pytest.raises(errors.UnsupportedOptimizer, match=words):
            resolve(net(), chosen)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: AdamW(-1.0), "lr = -1"),
        (lambda: AdamW(math.nan), "nan among"),
        (lambda: Lion(1.0, beta1=1.0), "beta1 = 1"),
        (lambda: SGD(1.0, nesterov=True), "nesterov and no momentum"),
        (lambda: Muon(1.0, adjustment="no"), "adjustment 'no'"),
        (lambda: Muon(1.0, iterations=0), "0 iterations"),
        (lambda: Muon(1.0, coefficients=(1.0, math.inf, 1.0)), "coefficients"),
    ],
)
def test_numbers_out_of_their_range_are_refused(make: Callable[[], Optimizer], words: str) -> None:
    with pytest.raises(errors.UnsupportedOptimizer, match=words):
        make()


# ---- the command line --------------------------------------------------------------------------------------------------------


def test_the_command_line_has_what_there_is() -> None:
    assert tuple(OPTIMIZERS) == cli.OPTIMIZERS
    assert tuple(SCHEDULES) == cli.SCHEDULES


def test_texts_are_read() -> None:
    groups = ["head.*:frozen", "@vectors:optimizer=adamw,lr=3e-4,weight-decay=0", "tokens.*:lr-scale=0.5", "x:momentum=0.5"]
    found = recipe.optimizer("muon,nesterov=false,iterations=6", 0.02, 0.1, groups)
    base = Muon(0.02, 0.1, nesterov=False, iterations=6)
    assert found.rest == base
    assert list(found.by_pattern.values()) == [
        None,
        AdamW(3e-4, 0.0),
        Muon(0.01, 0.1, nesterov=False, iterations=6),
        Muon(0.02, 0.1, 0.5, nesterov=False, iterations=6),
    ]
    assert recipe.optimizer("sgd,momentum=0.9,nesterov,lr=0.5").rest == SGD(0.5, momentum=0.9, nesterov=True)
    assert recipe.schedule("wsd", warmup=3, decay=None, floor=0.1) == WSD(3, 0.1)


@pytest.mark.parametrize(
    ("text", "groups", "words"),
    [
        ("rmsprop", [], "no optimiser 'rmsprop'"),
        ("sgd,beta1=0.9", [], "sgd has no 'beta1'"),
        ("sgd,momentum=x", [], "momentum = 'x' is no float"),
        ("sgd,nesterov=maybe", [], "is no bool"),
        ("sgd,momentum=0.9,momentum=0.8", [], "momentum twice"),
        ("sgd,", [], "no KEY=VALUE"),
        ("sgd", ["weight-decay=0"], "PATTERN:"),
        ("sgd", ["*.bias:"], "PATTERN:"),
        ("sgd", ["a:frozen,lr=1"], "frozen has no settings"),
        ("sgd", ["a:lr=1", "a:lr=2"], "pattern twice"),
        ("sgd", ["a:lr-scale=x"], "is no number"),
        ("sgd", ["a:optimizer=lion,momentum=1"], "lion has no 'momentum'"),
    ],
)
def test_texts_that_cannot_be_read_are_refused(text: str, groups: Sequence[str], words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        recipe.optimizer(text, 0.1, None, groups)


def test_what_a_schedule_has_not_is_refused() -> None:
    with pytest.raises(ConfigError, match="--floor: the schedule constant has none"):
        recipe.schedule("constant", warmup=None, decay=None, floor=0.1)
    with pytest.raises(ConfigError, match="no schedule 'step'"):
        recipe.schedule("step")
    with pytest.raises(ConfigError, match="without a learning rate"):
        recipe.optimizer("lion")


def test_flags_without_what_they_are_about_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command, flags, words in (
        ("export", ["--model", "m:f", "--lr", "1"], "--lr without --optimizer"),
        ("export", ["--model", "m:f", "--group", "a:frozen"], "--group without --optimizer"),
        ("export", ["--model", "m:f", "--warmup", "1"], "--warmup without --schedule"),
        ("init", ["--rounds", "3"], "--rounds without --model"),
        ("init", ["--optimizer", "lion"], "--optimizer without --model"),
    ):
        assert cli.main([command, *flags, "--out", str(tmp_path)]) == 2
        assert words in capsys.readouterr().err


def test_a_model_may_leave_its_optimiser_out_and_says_the_rest_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "models.py").write_text(
        "import torch\n"
        "m, x = torch.nn.Linear(4, 4), torch.zeros(2, 4)\n"
        "def none():\n"
        "    return m, lambda m, x: m(x).square().mean(), None, x\n"
        "def scheduled():\n"
        "    return {'module': m, 'loss': None, 'optimizer': None, 'example': x, 'schedule': lambda t: 1.0}\n"
    )
    for function, flags, words in (
        ("none", [], "the optimiser NoneType"),
        ("scheduled", ["--schedule", "cosine"], "--schedule, and .*:scheduled says it too"),
    ):
        target = f"{tmp_path}/models.py:{function}"
        assert cli.main(["export", "--model", target, *flags, "--out", str(tmp_path / "out")]) in (1, 2)
        assert re.search(words, capsys.readouterr().err)


# ---- whole steps -------------------------------------------------------------------------------------------------------------


def entropy(module: nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    return nn.functional.cross_entropy(module(x), y)


def test_a_run_over_rounds_is_torchs_in_binary64(monkeypatch: pytest.MonkeyPatch, engines: Callable) -> None:
    """Two rounds of two steps: Muon, AdamW without decay, a frozen bias, both clips, a schedule over both rounds."""
    module, schedule = net(), Cosine(1, 0.1)
    chosen = Groups(Muon(0.02, 0.1), {"3.bias": None, "@vectors": AdamW(1e-2, 0.0, eps=1e-4)})
    torch.manual_seed(2)
    batches = [(torch.randn(6, 4), torch.randint(0, 3, (6,))) for _ in range(4)]
    e = assay_trainer.export(
        module, entropy, chosen, batches[0], steps=2, rounds=2, schedule=schedule, max_value=0.2, max_norm=0.5, check=False
    )
    assert [x["optimizer"] for x in e.summary()["optimizers"]] == ["muon", "adamw"]
    assert "3.bias" not in e.names
    programs = e.programs(2, 10)

    monkeypatch.setattr(torch, "bfloat16", torch.float64)
    wanted = copy.deepcopy(module).double()
    matrices = [p for p in wanted.parameters() if p.ndim == 2]
    vectors = [p for n, p in wanted.named_parameters() if p.ndim == 1 and n != "3.bias"]
    flat = programs.initial
    for k in range(2):
        made = [muon(matrices, chosen.rest), torch.optim.AdamW(vectors, 1e-2, weight_decay=0.0, eps=float(np.float32(1e-4)))]
        for t in range(2):
            wanted.zero_grad()
            x, y = batches[2 * k + t]
            entropy(wanted, x.double(), y).backward()
            nn.utils.clip_grad_value_([*matrices, *vectors], 0.2)
            nn.utils.clip_grad_norm_([*matrices, *vectors], 0.5)
            for o, lr in zip(made, (0.02, 1e-2), strict=True):
                o.param_groups[0]["lr"] = lr * schedule.factor(2 * k + t, 4)
                o.step()
        found = [_round(programs, e, flat, batches, k) for _ in engines()]
        assert len({r.tensors_root(state) for state in found}) == 1
        tensors = dict(zip(e.names, found[0], strict=True))
        flat = np.concatenate([tensors[n].reshape(-1) for n, _ in programs.tensors])
    theirs = np.concatenate([dict(wanted.named_parameters())[n].detach().numpy().reshape(-1) for n, _ in programs.tensors])
    # The gradients' own rounding, some 1e-6 of them, goes through Muon's slopes of 485, and through 1/eps of AdamW's quotient.
    assert np.abs(flat - theirs).max() < 1e-4


def _round(programs: Any, e: Any, flat: np.ndarray, batches: list[Any], k: int) -> list[np.ndarray]:
    """The local state after round k's prologue and steps, from parameters."""
    with r.Program(programs.encodings[0], programs.constants[0]) as prologue:
        shapes = [t.shape for t in prologue.inputs if t.source == "state"]
        cuts = np.split(flat, np.cumsum([math.prod(s) for s in shapes])[:-1])
        state = prologue.run([c.reshape(s) for c, s in zip(cuts, shapes, strict=True)], round=k)
    with e.open() as program:
        for t in range(e.steps):
            state = program.run(state, [e.batch(*batches[k * e.steps + t])], round=k, step=t)
    return [np.asarray(x) for x in state]


def test_a_task_over_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "models.py").write_text(
        "import torch\n"
        "def linear():\n"
        "    module = torch.nn.Linear(4, 4)\n"
        "    return module, lambda m, x: m(x).square().mean(), None, (torch.zeros(2, 4),)\n"
    )
    (tmp_path / "records").write_bytes(bytes(16 * 8))
    flags = ["--optimizer", "lion", "--lr", "1e-3", "--schedule", "wsd", "--warmup", "2", "--steps", "4", "--rounds", "9"]
    where = ["--model", f"{tmp_path}/models.py:linear", "--data", str(tmp_path / "records"), "--out", str(tmp_path / "task")]
    assert cli.main(["init", "--quiet", *where, *flags]) == 0
    root = json.loads(capsys.readouterr().out)["programRoot"]
    task = json.loads((tmp_path / "task" / "task.json").read_text())
    assert (task["maxRounds"], task["innerSteps"], task["programRoot"]) == (9, 4, root)
    done = checked(tmp_path / "task")
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads((tmp_path / "task" / "manifest.json").read_text())["model"] == {"rounds": 9, "steps": 4}
    roots = (tmp_path / "task" / "objects" / root).read_bytes()
    encoding = (tmp_path / "task" / "objects" / ("0x" + roots[:32].hex())).read_bytes()
    objects = {p.name: p for p in (tmp_path / "task" / "objects").iterdir()}
    entries = [encoding[32 + 96 * i : 128 + 96 * i] for i in range(len(r.program_inputs(encoding)))]
    constants = [
        np.frombuffer(objects["0x" + x[-32:].hex()].read_bytes(), t.dtype).reshape(t.shape)
        for x, t in zip(entries, r.program_inputs(encoding), strict=True)
        if t.source == "constant"
    ]
    with r.Program(encoding, constants) as prologue:
        fragments = [np.zeros(t.shape, np.float32) for t in prologue.inputs if t.source == "state"]
        # Behind the schedule's end a round has the last one's rates, however late it is.
        for number, first in ((0, 0), (1, 4), (8, 32), (9, 32), (2**31 - 1, 32)):
            assert prologue.run(fragments, round=number)[-2] == first
