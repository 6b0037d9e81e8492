"""Running statistics of batch norms in the inner loop: trained, saved and handed on as parameters are."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest
from models_of_test_inner import BATCH, RECORDS, Classes

from assay_trainer import batch
from assay_trainer import manifest as mf
from assay_trainer.errors import ConfigError
from assay_trainer.inner import Settings
from assay_trainer.inner.loop import Inner, round_key
from assay_trainer.torch_setup import torch

KEY, STEPS = round_key(bytes(32), 0, bytes(20)), 5
FIRST = Classes().first()
ROWS = batch.round_batches(bytes(32), 0, bytes(20), STEPS, BATCH, RECORDS)


def trained(tmp_path: Path, folder: Path | None = None, on_step=lambda *_: None, stop=lambda: False, gain=1.0, **settings):
    make = partial(Classes, gain)
    inner = Inner(make(), make, Settings(**settings), 1, tmp_path / "scratch", pytest.fail)
    try:
        made = inner.train(FIRST, ROWS, KEY, folder, on_step, stop)
        return None if made is None else made.params
    finally:
        inner.close()


def plainly(parts: int) -> np.ndarray:
    """The same by torch.optim, PyTorch updating the statistics micro-batch by micro-batch."""
    adapter = Classes()
    module, c = adapter.module(), adapter.manifest.optimizer
    own, at = {**dict(module.named_parameters()), **dict(module.named_buffers())}, 0
    for name, _ in adapter.manifest.tensors:
        with torch.no_grad():
            own[name].copy_(torch.from_numpy(FIRST[at : at + own[name].numel()].copy()).view_as(own[name]))
        at += own[name].numel()
    optimizer = torch.optim.AdamW(
        module.parameters(), c.lr, (c.beta1, c.beta2), c.eps, c.weight_decay, foreach=False, fused=False
    )
    for row in ROWS:
        optimizer.zero_grad()
        for part in np.split(row, parts):
            (adapter.loss(module, part) / parts).backward()
        optimizer.step()
    return np.concatenate([own[n].detach().numpy().reshape(-1) for n, _ in adapter.manifest.tensors])


def statistics(flat: np.ndarray) -> dict[str, np.ndarray]:
    tensors = Classes().manifest.tensors
    cuts = np.split(flat, np.cumsum([int(np.prod(s)) for _, s in tensors])[:-1])
    return {n: x for (n, _), x in zip(tensors, cuts, strict=True) if mf.is_statistic(n)}


def test_one_batch_has_the_bits_of_pytorch(tmp_path: Path) -> None:
    ours = trained(tmp_path)
    assert ours.tobytes() == plainly(1).tobytes()
    assert np.abs(statistics(ours)["norm.running_mean"] - np.arange(10)).max() < 3, "it has seen where the points are"
    assert not np.array_equal(statistics(ours)["twice.running_var"], statistics(FIRST)["twice.running_var"])


@pytest.mark.parametrize("parts", [2, 4])
def test_micro_batches_update_them_in_order(tmp_path: Path, parts: int) -> None:
    """PyTorch adds up in binary64 and rounds each time, this in binary32: a few units in the last place."""
    ours, again = (trained(tmp_path, accumulate=parts) for _ in range(2))
    assert ours.tobytes() == again.tobytes()
    theirs = plainly(parts)
    np.testing.assert_allclose(ours, theirs, rtol=2e-5, atol=2e-5)
    assert np.abs(ours - trained(tmp_path)).max() > 1e-3, "each micro-batch is normalised by its own"
    for name, x in statistics(ours).items():
        np.testing.assert_allclose(x, statistics(theirs)[name], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("about", [{}, {"accumulate": 4}, {"accumulate": 2, "precision": "bf16"}], ids=str)
def test_a_killed_round_goes_on_with_them(tmp_path: Path, about: dict) -> None:
    want, made = trained(tmp_path, **about), []
    asked = iter([False, True])
    assert trained(tmp_path, tmp_path / "work", stop=lambda: next(asked), save_seconds=1e-9, **about) is None
    again = trained(tmp_path, tmp_path / "work", lambda n, _: made.append(n), save_seconds=1e-9, **about)
    assert (again.tobytes(), made) == (want.tobytes(), [2, 3, 4])


def test_a_step_that_fp16_leaves_out_leaves_them(tmp_path: Path) -> None:
    """The gradients of the first steps are infinite at the first scale of the loss."""
    ours = trained(tmp_path, gain=3e4, precision="fp16")
    inner = Inner(Classes(3e4), None, Settings(precision="fp16"), 1, None, pytest.fail)
    first = inner.train(FIRST, ROWS[:1], KEY, None, lambda *_: None, lambda: False).params
    assert first.tobytes() == FIRST.tobytes()
    assert np.isfinite(ours).all()


def test_norms_that_count_are_refused() -> None:
    inner = Inner(Classes(1.0, None), None, Settings(), 1, None, pytest.fail)
    with pytest.raises(ConfigError, match="the batch norm norm has momentum=None"):
        inner.train(FIRST, ROWS, KEY, None, lambda *_: None, lambda: False)


@pytest.mark.slow
def test_two_processes_have_the_statistics_of_one(tmp_path: Path) -> None:
    for about in ({}, {"accumulate": 2}, {"precision": "bf16"}):
        alone = about | {"accumulate": 2 * about.get("accumulate", 1)}
        assert trained(tmp_path, processes=2, **about).tobytes() == trained(tmp_path, **alone).tobytes(), about
