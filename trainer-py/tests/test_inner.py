"""The inner loop of the Open tier: one order of sums, in one process or several, through kills and losses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from models_of_test_inner import BATCH, RECORDS, Small, start

from assay_trainer import batch, cli, loop
from assay_trainer.adapters.digits import DigitsMLP
from assay_trainer.errors import ConfigError
from assay_trainer.facts_gen import Tier
from assay_trainer.inner import Settings
from assay_trainer.inner.loop import Inner, open_inner, round_key
from assay_trainer.inner.processes import ProcessLost
from assay_trainer.inner.steps import check_precision
from assay_trainer.inner.sums import PairwiseSum
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.payload import Diverged
from assay_trainer.template import task_seed
from assay_trainer.torch_setup import torch

LONG = bool(os.environ.get("ASSAY_LONG"))
SEED, TRAINER, STEPS = task_seed(5), bytes(20), 5
KEY = round_key(SEED, 0, TRAINER)
FIRST = start()
ROWS = batch.round_batches(SEED, 0, TRAINER, STEPS, BATCH, RECORDS)


def forever():
    return False


def quiet(step, loss):
    pass


def small(tmp_path, warn=pytest.fail, gain=1.0, **settings):
    """The inner loop over the small model."""
    make = partial(Small, gain)
    return Inner(make(), make, Settings(**settings), 1, tmp_path / "scratch", warn)


def trained(inner, folder=None, on_step=quiet, stop=forever):
    result = inner.train(FIRST, ROWS, KEY, folder, on_step, stop)
    return None if result is None else (result.params.tobytes(), result.loss)


# ---- one process -------------------------------------------------------------------------------------------------------


def test_one_batch_has_the_bits_of_the_adapter():
    adapter = DigitsMLP.default()
    first = adapter.initial_parameters(SEED)
    rows = batch.round_batches(SEED, 0, TRAINER, 8, 128, 1437)
    want = adapter.train(first, rows)
    got = open_inner(adapter, Settings(), 1, None, pytest.fail).train(first, rows, KEY, None, quiet, forever)
    assert got.params.tobytes() == want.params.tobytes()
    assert got.loss == want.loss


@pytest.mark.parametrize("count", [2, 8, 32])
def test_micro_batches_give_one_batch_but_for_rounding(count):
    adapter = DigitsMLP.default()
    first = adapter.initial_parameters(SEED)
    rows = batch.round_batches(SEED, 0, TRAINER, 8, 128, 1437)
    want = adapter.train(first, rows)
    inner = open_inner(adapter, Settings(accumulate=count), 1, None, pytest.fail)
    got, again = (inner.train(first, rows, KEY, None, quiet, forever) for _ in range(2))
    assert got.params.tobytes() == again.params.tobytes() != want.params.tobytes()
    # What the round changed of the parameters differs by less than a hundred-thousandth of the largest change.
    assert np.abs(got.params - want.params).max() < 1e-5 * np.abs(want.params - first).max()
    assert abs(got.loss - want.loss) < 1e-6


def reference(terms):
    """Neighbours, then neighbours of the sums."""
    while len(terms) > 1:
        pairs = [terms[i : i + 2] for i in range(0, len(terms), 2)]
        terms = [np.float32(p[0] + p[1]) if len(p) == 2 else p[0] for p in pairs]
    return terms[0]


def tree(terms):
    total = PairwiseSum()
    for term in terms:
        total.add([torch.tensor([term])])
    return np.float32(total.take()[0].item())


def test_sums_are_a_tree_whoever_sums():
    random = np.random.default_rng(1)
    others = 0
    for count in range(1, 33):
        terms = list((random.normal(size=count) * 10.0 ** random.integers(-4, 4, count)).astype(np.float32))
        assert tree(terms) == reference(terms)
        others += tree(terms) != np.float32(sum(terms, np.float32(0)))
        for ranks in (2, 4, 8):
            if count % ranks == 0:
                assert tree([tree(terms[i : i + ranks]) for i in range(0, count, ranks)]) == reference(terms)
    assert others > 10, "the order shows"


def test_a_parameter_without_gradient_adds_nothing():
    total = PairwiseSum()
    for terms in ([None, None], [torch.ones(1), None], [None, None]):
        total.add(terms)
    one, none = total.take()
    assert none is None
    assert one.item() == 1


def test_fp16_skips_steps_until_the_scale_fits(tmp_path):
    """Gradients at the first scale are infinite in fp16: steps are left out, the others are made."""
    inner = small(tmp_path, gain=3, precision="fp16", save_seconds=1e-9)
    folder = tmp_path / "work"
    params, _ = trained(inner, folder)
    assert np.isfinite(np.frombuffer(params, np.float32)).all()
    from safetensors import safe_open

    with safe_open(folder / f"{STEPS:08d}-0.safetensors", "np") as file:
        about = file.metadata()
    left_out = STEPS - int(about["applied"])
    assert 0 < left_out < STEPS
    assert float(about["scale"]) == 2.0 ** (16 - left_out)


def test_fp16_that_fits_no_scale_diverges(tmp_path):
    inner = small(tmp_path, gain=float("inf"), precision="fp16")
    with pytest.raises(Diverged, match="no scale"):
        inner.train(FIRST, np.tile(ROWS, (4, 1)), KEY, None, quiet, forever)


@pytest.mark.parametrize("precision", ["bf16", "fp16"])
def test_precision_is_that_of_the_layers_alone(tmp_path, precision):
    full, mixed = (np.frombuffer(trained(small(tmp_path, precision=p))[0], np.float32) for p in ("float32", precision))
    assert 0 < np.abs(full - mixed).max() < 0.1


def test_a_device_that_lacks_a_precision_refuses_it():
    check_precision("meta", "float32")
    for precision in ("bf16", "fp16"):
        with pytest.raises(ConfigError, match=f"--precision {precision}: the device meta lacks it"):
            check_precision("meta", precision)


def test_what_does_not_fit_is_refused():
    adapter = DigitsMLP.default()
    with pytest.raises(ConfigError, match="128 records do not divide into 3"):
        open_inner(adapter, Settings(accumulate=3), 1, None, pytest.fail)

    class ByItself:
        name = "by-itself"

    assert open_inner(ByItself(), Settings(), 1, None, pytest.fail) is None
    with pytest.raises(ConfigError, match=r"--accumulate 2, --save-seconds 0: .*'by-itself' makes this task's steps by itself"):
        open_inner(ByItself(), Settings(accumulate=2, save_seconds=0), 1, None, pytest.fail)


# ---- the command line --------------------------------------------------------------------------------------------------

RUN = ["run", "--task", "0x" + "ab" * 32, "--deployment", "/nowhere.json"]


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--processes", "3", "--accumulate", "2"], "would give other bits than one process"),
        (["--tier", "verified", "--precision", "bf16"], "--precision bf16: not in the Verified tier, whose trainers are held"),
        (["--tier", "verified", "--save-seconds", "5", "--processes", "2"], "--processes 2, --save-seconds 5: not in the Ver"),
    ],
)
def test_flags_that_cannot_be_together(flags, says, capsys):
    assert cli.main([*RUN, *flags]) == cli.EXIT_USAGE
    assert says in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("flag", ["--accumulate=0", "--processes=x", "--precision=fp8", "--save-seconds=-1", "--device=tpu"])
def test_flags_that_mean_nothing(flag):
    with pytest.raises(SystemExit) as refused:
        cli.main([*RUN, flag])
    assert refused.value.code == cli.EXIT_USAGE


def test_wrong_flags_load_no_torch():
    """Nor does what `run` loads before it knows the task: programs need none.

    Senders of transactions alone need eth_account.
    """
    code = (
        "import sys; from assay_trainer import cli; print(cli.main(sys.argv[1:])); "
        "from assay_trainer import loop; from assay_trainer.adapters import records; "
        "print({'torch', 'eth_account'} & {*sys.modules} or False)"
    )
    run = [sys.executable, "-c", code, *RUN, "--processes", "3", "--accumulate", "2"]
    done = subprocess.run(run, capture_output=True, text=True)
    assert done.stdout.split() == [str(cli.EXIT_USAGE), "False"], done.stderr


def test_a_verified_task_refuses_them_too(tmp_path):
    """The command line does not know the tier of a task."""

    def checked(settings):
        options = loop.Options(bytes(32), tmp_path, TRAINER, inner=settings)
        trainer = loop.Trainer(None, None, parse_key("11" * 32), options, Log(quiet=True))
        trainer.spec = {"tier": Tier.VERIFIED}
        trainer._check_tier()

    checked(Settings())
    with pytest.raises(ConfigError, match="--accumulate 4: not in the Verified tier"):
        checked(Settings(accumulate=4))


# ---- kills -------------------------------------------------------------------------------------------------------------

# Rounds of the real loop with a small model, each a fork of one process that has loaded all of it; killed at the n-th step of
# writing. Prints the steps that it made, then the root of its payload.
ROUNDS = """
import json, os, signal, sys
from pathlib import Path
import numpy as np
from models_of_test_inner import RECORDS, Small, start
from assay_trainer import loop, torch_setup
from assay_trainer.commit import State
from assay_trainer.inner import Settings
from assay_trainer.inner.loop import Inner
from assay_trainer.keys import parse_key
from assay_trainer.log import Log

torch_setup.configure(1)
first, left = start(), 0

def counted(real):
    def call(*args, **kwargs):
        global left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return real(*args, **kwargs)
    return call

def play(folder, step, stop_after):
    global left
    left = step
    for name in ("fsync", "replace", "unlink"):
        setattr(os, name, counted(getattr(os, name)))
    settings = Settings(2, "fp16", 1, 1e-9)
    options = loop.Options(task_id=bytes(32), datadir=Path(folder), account=bytes(20), inner=settings)
    trainer = loop.Trainer(None, None, parse_key("11" * 32), options, Log(quiet=True))
    shape = {"paramCount": first.size, "fragmentCount": 3, "payloadBoundLog2": 10, "quantization": 0}
    trainer.spec = shape | {"innerSteps": 3, "seed": bytes(32), "datasetRecords": RECORDS}
    trainer.adapter = Small(3)
    trainer.adapter.evaluate = lambda params: None
    trainer._inner = Inner(trainer.adapter, None, settings, 1, None, lambda said: print(said, file=sys.stderr))
    train = trainer._inner.train
    def told(start, batches, key, where, on_step, stop, *more):
        def step(n, loss):
            print(n, flush=True)
            if n + 1 == stop_after:
                trainer.stop.set()
            on_step(n, loss)
        return train(start, batches, key, where, step, stop, *more)
    trainer._inner.train = told
    trainer._state = lambda _round, _root: State.initial(first, 3)
    trainer.journal.open()
    try:
        print(trainer._trained((4, b"\\7" * 32)).payload_root, flush=True)
    except loop.Stopped:
        print("stopped", flush=True)

for line in sys.stdin:
    folder, step, stop_after, out, err = json.loads(line)
    child = os.fork()
    if child == 0:
        sys.stdout, sys.stderr = open(out, "w"), open(err, "w")
        play(folder, step, stop_after)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
NEVER = 10**6


@pytest.fixture(scope="module")
def run_round(tmp_path_factory):
    outputs = tmp_path_factory.mktemp("outputs")
    out, err = outputs / "out", outputs / "err"
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", ROUNDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as p:

        def run(folder, step=NEVER, stop_after=NEVER):
            print(json.dumps([str(folder), step, stop_after, str(out), str(err)]), file=p.stdin, flush=True)
            code = int(p.stdout.readline())
            return code, out.read_text().split(), err.read_text()

        yield run
        p.stdin.close()


@pytest.mark.slow
def test_kill_at_every_write_and_go_on(tmp_path, run_round):
    """Wherever a round is killed, it goes on from its last saved state to the payload that it would have had."""
    code, said, err = run_round(tmp_path / "whole")
    assert code == 0, err
    *steps, root = said
    assert steps == ["0", "1", "2"]
    assert not list((tmp_path / "whole").rglob("work")), "the state of a round that is over is gone"
    step, resumed = 1, set()
    while True:
        folder = tmp_path / str(step)
        code, said, err = run_round(folder, step)
        if code == 0:
            break
        assert code == -signal.SIGKILL, err
        code, said, err = run_round(folder)
        assert (code, err) == (0, "")
        *steps, again = said
        assert again == root
        assert all(int(b) == int(a) + 1 for a, b in pairwise(steps))
        resumed.add(int(steps[0]) if steps else 3)
        step += 1
    assert resumed == {0, 1, 2, 3}


@pytest.mark.slow
def test_a_stopped_round_goes_on(tmp_path, run_round):
    root = run_round(tmp_path / "whole")[1][-1]
    # Whoever asks while a step is reported is heard after the next one.
    assert run_round(tmp_path / "x", stop_after=1)[1] == ["0", "1", "stopped"]
    assert run_round(tmp_path / "x")[1] == ["2", root]


@pytest.mark.slow
def test_a_damaged_state_is_left(tmp_path, run_round):
    root = run_round(tmp_path / "whole")[1][-1]
    run_round(tmp_path / "x", stop_after=1)
    (file,) = (tmp_path / "x").rglob("00000002-0.safetensors")
    file.write_bytes(file.read_bytes()[:-1])
    code, said, err = run_round(tmp_path / "x")
    assert (code, said[0], said[-1]) == (0, "0", root)
    assert "begins anew" in err


def test_another_rounds_state_is_left(tmp_path):
    inner, folder = small(tmp_path, save_seconds=1e-9), tmp_path / "work"
    want = trained(inner)
    for key, first in ((round_key(SEED, 1, TRAINER), FIRST), (KEY, FIRST + np.float32(1))):
        assert inner.train(first, ROWS, key, folder, quiet, forever).params.tobytes() != want[0]
        made = []
        assert trained(inner, folder, lambda n, loss, made=made: made.append(n)) == want
        assert made == list(range(STEPS))


def test_a_disk_that_refuses_costs_the_save_alone(tmp_path):
    said = []
    (tmp_path / "work").write_text("no folder")
    assert trained(small(tmp_path, said.append, save_seconds=1e-9), tmp_path / "work") == trained(small(tmp_path))
    assert len(said) == STEPS
    assert all("was not saved" in line for line in said)


# ---- processes ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_two_processes_have_the_bits_of_one(tmp_path):
    """Dropout, a tied tensor, a frozen one and odd shapes; then one of the processes is killed, and the group is stopped."""
    said = []
    both = small(tmp_path, said.append, processes=2, save_seconds=0)
    settings = [{}, {"accumulate": 2}, {"accumulate": 2, "precision": "bf16"}, {"accumulate": 4, "precision": "fp16"}]
    try:
        results = set()
        for about in settings:
            both._settings = Settings(**about, processes=2, save_seconds=0)
            alone = small(tmp_path, **about | {"accumulate": 2 * about.get("accumulate", 1)})
            want = trained(alone)
            assert trained(both) == want, about
            results.add(want[0])
        assert len(results) == len(settings)
        want = trained(small(tmp_path, accumulate=2))
        both._settings = Settings(processes=2, save_seconds=1e-9)
        made, killed = [], []

        def step(n, loss):
            made.append(n)
            if n == 2 and not killed:
                killed.append(both.processes.pids[1])
                os.kill(killed[0], signal.SIGKILL)

        assert trained(both, tmp_path / "work", step) == want
        assert killed[0] not in both.processes.pids
        again = made.index(2) + 1
        # It had saved two steps at least, and may have come further before it died.
        assert made[:again] == [0, 1, 2]
        assert any(b <= a for a, b in pairwise(made)) or made == list(range(STEPS))
        assert made.count(0) == made.count(1) == made.count(STEPS - 1) == 1
        (line,) = said
        assert "process 1 of 2 of the inner loop was ended by SIGKILL" in line
        folder = tmp_path / "stopped"
        assert trained(both, folder, stop=lambda: True) is None
        assert trained(both, folder) == want
    finally:
        both.close()
    assert not (tmp_path / "scratch").exists()


ORPHANS = """
import os, signal, sys
from functools import partial
from pathlib import Path
from test_inner import small, trained

if __name__ == "__main__":
    both = small(Path(sys.argv[1]), processes=2)
    def step(n, loss):
        print(*both.processes.pids, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    trained(both, None, step)
"""


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="half a minute of work: ASSAY_LONG=1")
def test_processes_end_with_their_trainer(tmp_path):
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    # The processes hold its standard output until the last of them has ended.
    done = subprocess.run([sys.executable, script, tmp_path], env=env, stdout=subprocess.PIPE, text=True)
    assert done.returncode == -signal.SIGKILL
    pids = [int(pid) for pid in done.stdout.split()]
    assert len(pids) == 2
    assert not any(map(runs, pids))


def runs(pid):
    """Whether there is such a process; one that has ended may wait for whoever has taken it over."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="half a minute of work: ASSAY_LONG=1")
def test_processes_that_are_lost_again_and_again_end_the_run(tmp_path):
    said = []
    both = small(tmp_path, said.append, processes=2)
    with pytest.raises(ProcessLost, match="3 times in a row"):
        trained(both, None, lambda n, loss: os.kill(both.processes.pids[0], signal.SIGKILL))
    assert len(said) == 2
    assert both.processes.pids == []
