"""Optimisers, groups, clips and schedules in the Open tier: the exporter's definitions, beside the programs made of them."""

from __future__ import annotations

import copy
import json
import math
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import torch
from models_of_test_inner import BATCH, RECORDS, Small, start
from test_adapters import _nowhere, batches, first_state, go_takes, init, opened, replay, table  # noqa: F401 (fixtures)
from test_optimizers import _round, net

import assay_trainer
from assay_trainer import batch, cli
from assay_trainer import manifest as mf
from assay_trainer.errors import ConfigError, ManifestError
from assay_trainer.exporter.groups import Groups
from assay_trainer.exporter.optimizers import SGD, Adam, AdamW, Lion, Muon, Optimizer
from assay_trainer.exporter.schedules import WSD, Constant, Cosine, Linear, Schedule
from assay_trainer.inner import Settings
from assay_trainer.inner.loop import Inner, round_key
from assay_trainer.inner.plan import Plan, named, read

STEPS, ROUNDS = 4, 3
VECTORS = {"@vectors": AdamW(1e-2, 0.0, eps=1e-4)}
PLANS = {
    "adamw": Plan(Groups(AdamW(1e-2, 0.1))),
    "adamw-warmup": Plan(Groups(AdamW(1e-2, 0.1)), Linear(3, 0.25), ROUNDS, STEPS),
    "adam": Plan(Groups(Adam(1e-2, 0.1)), Cosine(2, 0.1), ROUNDS, STEPS, max_norm=0.5),
    "sgd": Plan(Groups(SGD(0.1)), max_value=0.05),
    "nesterov": Plan(Groups(SGD(0.1, 0.01, momentum=0.9, nesterov=True)), WSD(2, 0.1), 1, STEPS),
    "lion": Plan(Groups(Lion(3e-3, 0.1)), WSD(2, 0.1, 5), ROUNDS, STEPS, max_norm=0.5, max_value=0.2),
    "muon": Plan(Groups(Muon(0.02, 0.1), VECTORS), Cosine(1), ROUNDS, STEPS, max_norm=0.5),
}


class Toy:
    """A net on numbers of its own, trained by a plan."""

    name, device = "toy", "cpu"

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(2)
        self.x, self.y = torch.randn(40, 4), torch.randint(0, 3, (40,))
        self.net = net()
        document = {
            "adapter": self.name,
            "batch_size": 6,
            "dataset": {"name": "none", "records": 40, "record_bytes": 1, "root": "0x" + "11" * 32, "split": "none"},
            "inner_optimizer": plan.document(),
            "model": {},
            "tensors": [{"name": n, "shape": list(p.shape)} for n, p in self.net.named_parameters()],
            "version": mf.VERSION,
        }
        self.manifest = mf.parse(mf.encode(document))

    def module(self) -> torch.nn.Module:
        return copy.deepcopy(self.net)

    def objective(self, module: torch.nn.Module, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.cross_entropy(module(x), y)

    def loss(self, module: torch.nn.Module, rows: np.ndarray) -> torch.Tensor:
        index = torch.from_numpy(rows)
        return self.objective(module, self.x[index], self.y[index])


@pytest.mark.parametrize("name", PLANS)
def test_the_open_tier_trains_as_the_programs_do(name: str) -> None:
    """Three rounds by the inner loop and by the step's program, from the same manifest."""
    toy = Toy(PLANS[name])
    plan = read(toy.manifest.document["inner_optimizer"])
    first = (toy.x[:6], toy.y[:6])
    e = assay_trainer.export(toy.module(), toy.objective, example=first, steps=STEPS, check=False, **plan.arguments())
    programs = e.programs(2, 10)
    ours = theirs = programs.initial
    inner = Inner(toy, None, Settings(), 1, None, pytest.fail)
    rows = np.random.default_rng(3).integers(0, 40, (ROUNDS, STEPS, 6))
    for k in range(ROUNDS):
        losses: list[float] = []
        made = inner.train(ours, rows[k], bytes(32), None, lambda _, loss, to=losses: to.append(loss), lambda: False, k)
        given = [(toy.x[torch.from_numpy(r)], toy.y[torch.from_numpy(r)]) for r in rows.reshape(-1, 6)]
        tensors = dict(zip(e.names, _round(programs, e, theirs, given, k), strict=True))
        assert losses[-1] == pytest.approx(float(tensors["loss"]), rel=1e-4), "the last step's loss"
        ours, theirs = made.params, np.concatenate([tensors[n].reshape(-1) for n, _ in programs.tensors])
        # Rounding of gradients, some 1e-7, goes through 1/eps of AdamW's quotient and Muon's slopes of 485.
        assert np.abs(ours - theirs).max() < 2e-4 * np.abs(theirs - programs.initial).max() + 1e-6
    assert np.abs(theirs - programs.initial).max() > 1e-2, "it moved"


@pytest.mark.parametrize("name", PLANS)
def test_a_manifest_says_the_whole_plan(name: str) -> None:
    section = PLANS[name].document()
    assert read(json.loads(json.dumps(section))).document() == section
    assert read(section).groups.rest == type(PLANS[name].groups.rest)(
        **{k: tuple(map(np.float32, v)) if isinstance(v, tuple) else v for k, v in _rounded(PLANS[name].groups.rest).items()}
    )


def _rounded(o: Optimizer) -> dict:
    return {k: float(np.float32(v)) if isinstance(v, float) else v for k, v in vars(o).items()}


PLAIN = PLANS["adamw"].document()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"name": "rmsprop"}, "has 'rmsprop' where adamw, adam, sgd, lion, muon may be"),
        ({"momentum": PLAIN["lr"]}, "adamw has no 'momentum'"),
        ({"lr": 1}, "is not the bits of a binary32"),
        ({"beta1": mf.f32_string(1.0)}, "beta1 = 1"),
        ({"groups": [{"tensors": "*.bias", "name": "lion"}]}, "lion without lr"),
        ({"groups": [{"tensors": "a", "name": "frozen"}, {"tensors": "a", "name": "frozen"}]}, "one twice"),
        ({"groups": {"a": 1}}, "groups is no list"),
        ({"max_norm": mf.f32_string(0.0)}, "max_norm of 0.0"),
        ({"schedule": {"name": "step"}}, "has 'step' where constant, linear, cosine, wsd may be"),
        ({"schedule": {"name": "constant", "warmup": 3, "rounds": 1}}, "steps is None"),
        ({"schedule": {"name": "constant", "warmup": 9, "rounds": 2, "steps": 4}}, "a warm-up of 9 steps"),
        ({"schedule": {"name": "constant", "warmup": 1, "rounds": 1 << 13, "steps": 1 << 13}}, "together"),
    ],
)
def test_what_no_optimiser_does_is_refused_by_name(change: dict, says: str) -> None:
    with pytest.raises(ManifestError, match=says):
        read(PLAIN | change)


def test_what_does_not_fit_the_module_is_refused_by_name() -> None:
    def steps(groups: Groups, schedule: Schedule = Constant(), of: int | None = None) -> None:  # noqa: B008 (immutable)
        Inner(Toy(Plan(groups, schedule, 1, of)), None, Settings(), 1, None, pytest.fail).train(
            np.zeros(83, np.float32), np.zeros((STEPS, 6), np.int64), bytes(32), None, lambda *_: None, lambda: False
        )

    lion = Lion(1e-3)
    steps(Groups(lion))
    with pytest.raises(Exception, match=r"muon for 0\.bias \[8\], which is no matrix"):
        steps(Groups(Muon(0.02)))
    with pytest.raises(Exception, match="'head' that takes no parameter"):
        steps(Groups(lion, {"head": Muon(0.02)}))
    with pytest.raises(ManifestError, match=r"freezes 0\.weight"):
        steps(Groups(lion, {"0.weight": None}))
    with pytest.raises(ManifestError, match="rounds of 5 steps, the task's have 4"):
        steps(Groups(lion), Constant(2), 5)


def test_optimisers_of_torch_become_groups() -> None:
    module = net()
    module[3].bias.requires_grad_(False)
    made = [
        torch.optim.Muon([module[0].weight], 0.02),
        torch.optim.SGD([module[0].bias, module[1].weight, module[3].bias], 0.5),
    ]
    found = named(module, made)
    assert found.rest == SGD(0.5)
    assert found.by_pattern == {"0.weight": Muon(0.02), "1.bias": None, "3.weight": None}
    assert set(found.resolve(module)) == {"0.weight", "0.bias", "1.weight"}


# ---- kills and processes ------------------------------------------------------------------------------------------------

SECTION = Plan(
    Groups(Muon(0.02), {"tokens.*": Lion(1e-3), "@vectors": AdamW(1e-2)}), Cosine(1), 2, 5, max_norm=0.3, max_value=0.1
).document()
KEY, FIRST = round_key(bytes(32), 1, bytes(20)), start()
ROWS = batch.round_batches(bytes(32), 1, bytes(20), 5, BATCH, RECORDS)


def trained(tmp_path: Path, folder: Path | None = None, on_step=lambda *_: None, stop=lambda: False, gain=1.0, **settings):
    make = partial(Small, gain, SECTION)
    inner = Inner(make(), make, Settings(**settings), 1, tmp_path / "scratch", pytest.fail)
    try:
        made = inner.train(FIRST, ROWS, KEY, folder, on_step, stop, 1)
        return None if made is None else (made.params.tobytes(), made.loss)
    finally:
        inner.close()


def test_a_round_goes_on_from_its_save_with_the_same_bits(tmp_path: Path) -> None:
    for about in ({"accumulate": 2}, {"precision": "fp16", "gain": 3}):
        want = trained(tmp_path, **about)
        folder, made = tmp_path / f"work-{len(about)}", []
        asked = iter([False, True])
        assert trained(tmp_path, folder, stop=lambda asked=asked: next(asked), save_seconds=1e-9, **about) is None
        assert trained(tmp_path, folder, lambda n, _, to=made: to.append(n), save_seconds=1e-9, **about) == want
        assert made == [2, 3, 4], "the schedule's own steps"


def test_a_schedule_over_rounds_shows_in_the_later_round(tmp_path: Path) -> None:
    inner = Inner(Small(1.0, SECTION), None, Settings(), 1, None, pytest.fail)
    both = [inner.train(FIRST, ROWS, KEY, None, lambda *_: None, lambda: False, k).params for k in (0, 1, 7)]
    moved = [np.abs(x - FIRST).max() for x in both]
    assert moved[0] > 2 * moved[1] > 0, "the rate has fallen"
    assert both[1].tobytes() == both[2].tobytes(), "later rounds have the rates of the last one"


@pytest.mark.slow
def test_two_processes_have_the_bits_of_one_under_a_plan(tmp_path: Path) -> None:
    """Muon is of whole matrices, and the norm of whole gradients, whoever has which rows."""
    assert trained(tmp_path, processes=2) == trained(tmp_path, accumulate=2)


# ---- the command line ---------------------------------------------------------------------------------------------------

FLAGS = ["--optimizer", "muon", "--lr", "0.02", "--group", "@vectors:optimizer=lion", "--schedule", "wsd", "--warmup", "3"]
FLAGS += ["--rounds", "5", "--max-norm", "1", "--max-value", "0.5"]


@pytest.mark.slow
def test_both_tiers_of_an_adapter_take_the_flags(table: Path, tmp_path: Path) -> None:  # noqa: F811 (fixture)
    line = ["steps=12", "label=kind", "columns=a,b,c,d", "hidden=16,8"]
    folders = {tier: tmp_path / tier for tier in ("open", "verified")}
    sections = {}
    for tier, folder in folders.items():
        # No `=` in a flag: those of init's helper are settings.
        init(folder, "tabular", table, *line, "--tier", tier)
        assert not (set(json.loads((folder / "manifest.json").read_bytes())["inner_optimizer"]) & {"groups", "schedule"})
        flags = [x for setting in line for x in ("--set", setting)]
        out = tmp_path / f"{tier}-planned"
        base = ["init", "--quiet", "--adapter", "tabular", "--data", str(table), *flags, "--tier", tier, *FLAGS]
        assert cli.main([*base, "--out", str(out)]) == 0
        folders[tier] = out
        sections[tier] = json.loads((out / "manifest.json").read_bytes())["inner_optimizer"]
        assert json.loads((out / "task.json").read_text())["maxRounds"] == 5
        readme = (out / "README.md").read_text()
        assert "| optimiser | muon and lion, schedule wsd, norm at most 1, elements at most 0.5 |" in readme
        go_takes(out)
    assert sections["open"] == sections["verified"]
    first = first_state(folders["verified"])
    assert first.tobytes() == first_state(folders["open"]).tobytes()
    open_ = opened(folders["open"])
    inner = Inner(open_, None, Settings(), 1, None, pytest.fail)
    losses: list[float] = []
    made = inner.train(first, batches(folders["open"]), KEY, None, lambda _, x: losses.append(x), lambda: False, 3)
    params, ours = replay(folders["verified"], first)
    np.testing.assert_allclose(ours, losses, rtol=1e-2)
    np.testing.assert_allclose(params, made.params, atol=5e-3)
    assert math.isfinite(open_.evaluate(made.params).loss)
    spec = {"innerSteps": 24, "seed": bytes(32), "datasetRecords": open_.manifest.dataset_records}
    with pytest.raises(ManifestError, match="rounds of 12 steps, the task's have 24"):
        cli._try_step(open_, spec, first)


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--lr", "1"], "--lr without --optimizer"),
        (["--optimizer", "lion"], "without a learning rate"),
        (["--optimizer", "lion,lr=1e-3", "--set", "lr=0.1"], "--set lr with --optimizer"),
        (["--optimizer", "lion,lr=1e-3", "--group", "*.bias:frozen"], "frozen, and a task of tabular trains all"),
        (["--optimizer", "muon,lr=0.02"], "which is no matrix"),
        (["--schedule", "cosine", "--warmup", "21"], "a warm-up of 21 steps"),
    ],
)
def test_flags_that_do_not_fit_an_adapter_are_refused(table, tmp_path, capsys, flags, says) -> None:  # noqa: F811 (fixture)
    line = ["init", "--quiet", "--adapter", "tabular", "--data", str(table), "--set", "label=kind", "--set", "columns=a,b"]
    assert cli.main([*line, *flags, "--out", str(tmp_path / "task")]) in (1, 2)
    assert says in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "task" / "task.json").exists()
    with pytest.raises(ConfigError, match="without the steps"):
        Plan(Groups(Lion(1e-3)), Cosine())
