"""The `assay-trainer` command."""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from decimal import Decimal
from pathlib import Path
from types import FrameType
from typing import Any

from assay_trainer import __version__
from assay_trainer.data import CARD
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.inner import PRECISIONS, Settings
from assay_trainer.log import Log
from assay_trainer.model import target

# Modules that load PyTorch, NumPy or cryptography are imported by the command that needs them, behind what it checks of its
# arguments: --help and a wrong line are answered at once.

EXIT_FAILED, EXIT_USAGE, EXIT_INTERRUPTED = 1, 2, 130
# What an interrupted command has to clean up takes no longer.
_LAST_SECONDS = 3.0
# Records that a round draws at most, over all steps: their numbers are held in memory, and each takes a hash.
MAX_DRAWN = 1 << 24
TIERS = ("open", "verified", "confidential")
ADAPTERS = ("digits-mlp", "text-gpt")
"""What init makes a task of by itself, beside the adapters of other packages (registry.py)."""
ENGINES = ("portable", "avx2", "avx512", "neon")
OPTIMIZERS = ("adamw", "adam", "sgd", "lion", "muon")
SCHEDULES = ("constant", "linear", "cosine", "wsd")
PROFILES = ("float32", "int8")
LAYERS = ("fp32", "int8", "forward", "rotated")
SIZES = ("million", "small", "gpt10m")
_TASK_ID = re.compile(r"0x[0-9a-fA-F]{64}\Z")
_ADDRESS = re.compile(r"0x[0-9a-fA-F]{40}\Z")

_EPILOG = """\
Every flag can be given in the environment: --keeper as ASSAY_KEEPER, --private-key as ASSAY_PRIVATE_KEY.
What a command found is printed as lines at a terminal, and as one JSON object in a pipe or a file.

examples:
  assay-trainer init --adapter digits-mlp --seed 1 --out task/
  assay task post --spec task/task.json --manifest task/manifest.json --state task/state.safetensors --keeper http://127.0.0.1:8700
  assay-trainer run --task 0xTASK --deployment deployment.json --private-key-file key.txt
  assay-trainer recompute --task 0xTASK --deployment deployment.json
  assay-trainer export --model models.py:gpt --grid 4x2 --steps 500 --out program/
  assay-trainer data build train.csv --label species --out data/
  assay-trainer model --task 0xTASK --deployment deployment.json --model models.py:gpt --out model/
  assay-trainer verify-model --file model/ --receipt receipt.json
"""

_RUN_EPILOG = """\
The trainer can be killed at any moment and started again with the same --datadir: what it signed is in its journal, and it
goes on with the same bits. It waits for chain, keeper and disk when they go away, and ends when the run ends (exit 0).

examples:
  assay-trainer run --task 0xTASK --deployment deployment.json --private-key-file key.txt
  assay-trainer run --tier verified --threads 2 --task 0xTASK --private-key-file key.txt
  assay-trainer run --tier verified --device cuda --task 0xTASK --private-key-file key.txt
  assay-trainer run --tier open --processes 2 --precision bf16 --accumulate 4 --task 0xTASK --private-key-file key.txt
  assay-trainer run --model sponsors.py:mlp --data data/ --task 0xTASK --private-key-file key.txt
  assay-trainer run --sealed sealed/ --enclave-key-file enclave.key --task 0xTASK --private-key-file key.txt
  ASSAY_PRIVATE_KEY=0x... assay-trainer run --task 0xTASK --keeper http://a:8700 --keeper http://b:8700 --json-log >events

events of --json-log, one JSON object a line on stdout (`round` with `loss` is the round's training loss, `round` with
`accuracy` the held-out accuracy of the state that the round started from):
  ready, trained, committed, uploaded, acknowledged, forced, round, skipped, resubmitting, overturned, void, shown, convicted,
  waiting, recovered, stopped, finished
"""


_INIT_EPILOG = """\
A task of the Verified tier has a folder objects/ too: programs, constants and data set, each in a file named by its root.
--data is a folder of `assay-trainer data build`, or a file with records one after the other: a record is one row of each field
of the example, in order, elements little-endian: float32, integers in 32 bits.

Examples:
  assay-trainer init --adapter digits-mlp --seed 1 --out task/
  assay-trainer init --adapter digits-mlp --tier verified --seed 1 --out task/
  assay-trainer init --adapter digits-mlp --tier verified --fragments 1 --out task/
  assay-trainer init --adapter text-gpt --tier verified --out task/
  assay-trainer init --adapter tabular --data flowers.csv --set label=species --out task/
  assay-trainer init --adapter tabular --data flowers.csv --set label=species --set hidden=32,32 --tier verified --out task/
  assay-trainer init --adapter language --data text.txt --from model/ --set length=256 --out task/
  assay-trainer init --adapter language --data text.txt --set config=config.json --optimizer muon --lr 0.02 \\
      --group '@vectors:optimizer=adamw,lr=3e-4' --schedule wsd --warmup 20 --rounds 12 --out task/
  assay-trainer init --adapter timeseries --data sales.csv --set width=256 --tier verified --profile int8 --out task/
  assay-trainer init --adapter program --model examples.py:mlp --data data/ --steps 20 --out task/
  assay-trainer init --model examples.py:gpt --data text.bin --grid 2x2 --steps 20 --max-norm 1 --out task/
  assay-trainer init --model examples.py:gpt --data text.bin --optimizer lion --lr 1e-4 --weight-decay 0.1 --schedule cosine \\
      --warmup 20 --steps 20 --rounds 12 --out task/
  assay-trainer init --model examples.py:mlp --data data/ --out task/
  assay-trainer init --model examples.py:gpt --from pretrained/ --data data/ --out task/
  assay-trainer init --model examples.py:gpt --profile int8 --data text.bin --grid 2x2 --steps 20 --max-norm 1 --out task/
"""

_EVALUATE_EPILOG = """\
Without --model the task's adapter measures: accuracy and loss. With --model it is the module of that function, on a folder of
`data build`: its loss, and its metric, which is metric(outputs, batch) with what the module returned and the batch's fields by
name, and gives a number or a dictionary of numbers, means over the batch's rows. --metric names one, or the dictionary that the
function returns has `metric` (a function, or FILE.py:FUNCTION), or the module has a method of that name.

Examples:
  assay-trainer evaluate --state task/state.safetensors --manifest task/manifest.json
  assay-trainer evaluate --root 0xROOT --task 0xTASK
  assay-trainer evaluate --model models.py:mlp --data data/ --state task/state.safetensors
  assay-trainer evaluate --model models.py:mlp --data data/ --file model/ --metric metrics.py:accuracy
"""

_EXPORT_EPILOG = """\
The function takes nothing and returns (module, loss, optimizer, example), or a dictionary of the arguments of
assay_trainer.export (docs/programs.md). The folder gets program.bin, constants.safetensors, state.safetensors and summary.json,
which is printed too.

Examples:
  assay-trainer export --model examples.py:gpt --grid 4x2 --steps 500 --max-norm 1 --out program/
  assay-trainer export --model examples.py:gpt --optimizer adamw,beta2=0.95 --lr 3e-4 --weight-decay 0.1 \\
      --group '@vectors:weight-decay=0' --schedule cosine --warmup 100 --floor 0.1 --steps 50 --rounds 40 --out program/
  assay-trainer export --model examples.py:gpt --optimizer muon --lr 0.02 --group 'tokens.*:optimizer=adamw,lr=3e-4' \\
      --group '@vectors:optimizer=adamw,lr=3e-4,weight-decay=0' --schedule wsd --decay 200 --steps 1000 --out program/
  assay-trainer export --model examples.py:gpt --optimizer sgd,momentum=0.9,nesterov --lr 0.1 --group 'tokens.*:frozen' \\
      --group 'head.*:lr-scale=0.1' --max-value 1 --out program/
  assay-trainer export --model examples.py:gpt --profile int8 --layer 'blocks.0.*:fp32' --layer '*.down:rotated' --out program/
  ASSAY_STEPS=50 assay-trainer export --model mypackage.models:small --out program/
"""


class _Flags:
    """Adds flags whose defaults come from ASSAY_* variables."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        self.parser = parser

    def add(
        self,
        name: str,
        help_: str,
        default: Any = None,
        kind: Callable[[str], Any] = str,
        required: bool = False,
        repeated: bool = False,
    ) -> None:
        variable = "ASSAY_" + name.removeprefix("--").replace("-", "_").upper()
        value = os.environ.get(variable)
        text = f"{help_} [{variable}]" + (f" (default {default})" if default is not None else "")
        metavar = {int: "N", _count: "N", _positive: "N", _pieces: "N", Path: "PATH", float: "X", _rate: "X", _factor: "X"}.get(
            kind, "TEXT"
        )
        # argparse passes a string default through `type`, so the environment is checked like the command line.
        self.parser.add_argument(
            name,
            help=text,
            type=kind,
            action=_Append if repeated else "store",
            metavar=metavar,
            default=default if value is None else value,
            required=required and value is None,
        )

    def switch(self, name: str, help_: str, default: bool = False) -> None:
        variable = "ASSAY_" + name.removeprefix("--").replace("-", "_").upper()
        value = os.environ.get(variable, "").lower()
        if value not in ("", "0", "1", "true", "false"):
            raise ConfigError(f"{variable} is {value!r}, not true or false")
        preset = default if not value else value in ("1", "true")
        self.parser.add_argument(name, action=argparse.BooleanOptionalAction, default=preset, help=f"{help_} [{variable}]")


def _task_id(text: str) -> bytes:
    if not _TASK_ID.match(text):
        raise argparse.ArgumentTypeError("a task id or root is 0x and 64 hexadecimal digits")
    return bytes.fromhex(text[2:])


def _address(text: str) -> bytes:
    if not _ADDRESS.match(text):
        raise argparse.ArgumentTypeError("an address is 0x and 40 hexadecimal digits")
    return bytes.fromhex(text[2:])


def _urls(text: str) -> list[str]:
    urls = [u.strip() for u in text.split(",") if u.strip()]
    if not urls or not all(u.startswith(("http://", "https://")) for u in urls):
        raise argparse.ArgumentTypeError("keepers are http:// or https:// URLs, separated by commas")
    return urls


class _Append(argparse.Action):
    """Adds a flag's list to those given before it on the command line; together they replace the environment's."""

    def __call__(
        self, _parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, _option: str | None = None
    ) -> None:
        given = getattr(namespace, self.dest)
        setattr(namespace, self.dest, values if given is self.default else [*given, *values])


def _count(text: str) -> int:
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError("not below 0")
    return value


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return value


def _rate(text: str) -> float:
    value = float(text)
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError("above 0")
    return value


def _ether(text: str) -> int:
    """Wei of an amount of ether."""
    if not re.fullmatch(r"\d{1,9}(\.\d{1,18})?", text):
        raise argparse.ArgumentTypeError("an amount of ether is such as 0.001")
    return int(Decimal(text).scaleb(18))


def _duration(text: str) -> int:
    """Whole seconds of a duration such as 24h, 1h30m or 90s, rounded up."""
    parts = re.findall(r"(\d+(?:\.\d+)?)(h|ms|m|s)", text)
    if not text or (text != "0" and "".join(n + unit for n, unit in parts) != text):
        raise argparse.ArgumentTypeError("a duration is such as 24h, 1h30m, 90s or 0")
    return math.ceil(sum(float(n) * {"h": 3600, "m": 60, "s": 1, "ms": 0.001}[unit] for n, unit in parts))


def _pieces(text: str) -> int:
    value = int(text)
    if not 1 <= value <= 4096:
        raise argparse.ArgumentTypeError("1 to 4096")
    return value


def _head(text: str) -> str:
    if text not in ("latest", "safe", "finalized"):
        raise argparse.ArgumentTypeError("latest, safe or finalized")
    return text


def _tier(text: str) -> str:
    if text not in TIERS:
        raise argparse.ArgumentTypeError("open, verified or confidential")
    return text


def _device(text: str) -> str:
    if text not in ("cpu", "auto", "mps") and not re.fullmatch(r"(cuda|xpu)(:[0-9]{1,3})?", text):
        raise argparse.ArgumentTypeError("cpu, cuda, cuda:N, auto; in the Open tier xpu, xpu:N and mps too")
    return text


def _precision(text: str) -> str:
    if text not in PRECISIONS:
        raise argparse.ArgumentTypeError(", ".join(PRECISIONS))
    return text


def _force_mode(text: str) -> str:
    if text not in ("auto", "never", "always"):
        raise argparse.ArgumentTypeError("auto, never or always")
    return text


def _grid(text: str) -> tuple[int, int]:
    d, _, a = text.partition("x")
    if not (d.isdecimal() and a.isdecimal()):
        raise argparse.ArgumentTypeError("a grid is DxA, such as 4x2")
    return int(d), int(a)


def _optimizer(text: str) -> str:
    if text.partition(",")[0] not in OPTIMIZERS:
        raise argparse.ArgumentTypeError(f"{', '.join(OPTIMIZERS)}, with settings behind a comma: sgd,momentum=0.9")
    return text


def _schedule(text: str) -> str:
    if text not in SCHEDULES:
        raise argparse.ArgumentTypeError(", ".join(SCHEDULES))
    return text


def _profile(text: str) -> str:
    if text not in PROFILES:
        raise argparse.ArgumentTypeError(", ".join(PROFILES))
    return text


def _group(text: str) -> list[str]:
    """One group or setting: a flag that is given again adds to a list."""
    return [text]


def _folders(text: str) -> list[Path]:
    return [Path(t) for t in text.split(os.pathsep) if t]


def _factor(text: str) -> float:
    value = float(text)
    if not 0 <= value < math.inf:
        raise argparse.ArgumentTypeError("not below 0")
    return value


def _split(text: str) -> str:
    if text not in ("held_out", "train"):
        raise argparse.ArgumentTypeError("held_out or train")
    return text


def _size(text: str) -> str:
    if text not in SIZES:
        raise argparse.ArgumentTypeError(", ".join(SIZES))
    return text


def _seeds(text: str) -> list[int]:
    first, _, last = text.partition("-")
    if not first.isdecimal() or (last and not last.isdecimal()) or int(last or first) < int(first):
        raise argparse.ArgumentTypeError("seeds are such as 7 or 1-5")
    return list(range(int(first), int(last or first) + 1))


def _engine(text: str) -> str:
    if text not in ENGINES:
        raise argparse.ArgumentTypeError(", ".join(ENGINES))
    return text


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="assay-trainer",
        description="Reference trainer of Assay: trains assigned batches, commits to outer gradients, recomputes every round.",
        epilog=_EPILOG,
        formatter_class=raw,
    )
    parser.add_argument("--version", action="version", version=f"assay-trainer {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, summary: str, handler: Callable[[argparse.Namespace], int], epilog: str = "") -> _Flags:
        sub = commands.add_parser(
            name, help=summary, description=summary[0].upper() + summary[1:] + ".", epilog=epilog, formatter_class=raw
        )
        sub.set_defaults(handler=handler)
        flags = _Flags(sub)
        flags.switch("--quiet", "only warnings and errors on stderr")
        return flags

    def on_chain(flags: _Flags, required: bool = True, kind: Callable[[str], Any] = _task_id, what: str = "task id") -> None:
        flags.add("--task", what, kind=kind, required=required)
        flags.add("--deployment", "deployment file", kind=Path, default="deployment.json")
        flags.add("--rpc", "the chain's HTTP address instead of the deployment file's")

    def keeper(flags: _Flags) -> None:
        flags.add(
            "--keeper",
            "keeper URL, once for each keeper or separated by commas; payloads go to all, all else to the first that serves "
            "(default: those that the keepers of the task's pool name on chain)",
            kind=_urls,
            repeated=True,
        )
        flags.add(
            "--mirror",
            "URL of a mirror of keepers' objects (GET URL/v1/objects/0xROOT), once for each or separated by commas; asked "
            "before keepers for states, payloads and programs, which are checked whoever sends them",
            kind=_urls,
            repeated=True,
        )

    def key(flags: _Flags) -> None:
        flags.add("--private-key", "ECDSA key, hexadecimal (dev keys only on chains 1337 and 31337)")
        flags.add("--private-key-file", "file with the key")

    def sources(flags: _Flags) -> None:
        flags.add(
            "--data",
            "folder with what the task's adapter reads, as the sponsor gives it, once for each: records of an Open task, which "
            "keepers have not; of a Verified one, only to measure states",
            kind=_folders,
            repeated=True,
        )
        flags.add(
            "--model",
            "of an Open task of the adapter program: the sponsor's function, FILE.py:FUNCTION or MODULE:FUNCTION. Its code is "
            "run: read it first",
        )

    def least_window(flags: _Flags) -> None:
        flags.add(
            "--min-window",
            "least state and reveal window of a task that a token is locked in, which sets the least claim window and dispute "
            "clock too; 0: any, so that an outage shorter than your own reaction can cost the lock (default 24h, and 0 on a "
            "development chain)",
            kind=_duration,
        )

    def training(flags: _Flags) -> None:
        flags.add(
            "--optimizer",
            f"of --model or an adapter on --data, in place of its own: {', '.join(OPTIMIZERS)}, with settings behind commas",
            kind=_optimizer,
        )
        flags.add("--lr", "of --optimizer: learning rate before the schedule", kind=_factor)
        flags.add("--weight-decay", "of --optimizer", kind=_factor)
        flags.add(
            "--group",
            "of --optimizer, once for each group: PATTERN:KEY=VALUE,… or PATTERN:frozen for parameters whose names match, or "
            "for @vectors, @matrices, @tensors by their axes; the first that takes a parameter counts",
            kind=_group,
            repeated=True,
        )
        flags.add("--max-norm", "of --model or an adapter on --data: clip the gradients to this common norm", kind=_rate)
        flags.add("--max-value", "as --max-norm: clip each element of the gradients, before their norm", kind=_rate)
        flags.switch("--as-float32", "of --model: one in bfloat16 or float16, or under autocast, as the same in float32")
        flags.add("--schedule", f"as --optimizer, over all steps of all rounds: {', '.join(SCHEDULES)}", kind=_schedule)
        flags.add("--warmup", "of --schedule: steps in which the learning rate rises", kind=_count)
        flags.add("--decay", "of --schedule wsd: last steps, in which it falls (default: a fifth)", kind=_count)
        flags.add("--floor", "of --schedule: factor of the learning rate after the last step (default 0)", kind=_factor)
        flags.add(
            "--rounds", "of the task, that the schedule runs over; without it, it begins anew in each round", kind=_positive
        )
        flags.add(
            "--profile",
            f"of programs, how products of weights are computed: {', '.join(PROFILES)} (docs/programs.md) (default float32)",
            kind=_profile,
        )
        flags.add(
            "--layer",
            f"of --profile int8, once for each: PATTERN:OPTION, of layers whose names match one of {', '.join(LAYERS)}; the "
            "first that takes a layer counts; @head is what the loss hangs on, in fp32 unless named, as small layers are",
            kind=_group,
            repeated=True,
        )

    run = command("run", "train a task until its run ends", _run, _RUN_EPILOG)
    on_chain(run)
    keeper(run)
    key(run)
    sources(run)
    run.add(
        "--sealed",
        "folder of `assay data seal` with records that are sealed to the account: they are opened in memory, and nothing of "
        "them is written to a disk (docs/sealed-data.md)",
        kind=Path,
    )
    run.add("--enclave-key-file", "of --sealed: file with the key of `assay data keygen` that they are sealed to", kind=Path)
    run.add("--newest", "of --sealed: the newest manifest that is known, an older one is refused", kind=Path)
    least_window(run)
    run.add("--tier", "open, verified or confidential: refuse a task of another tier (default: any)", kind=_tier)
    run.add("--account", "enrolled account, if another than the key's own", kind=_address)
    run.add("--datadir", "journal and states", kind=Path, default="assay-trainer-data")
    run.add("--threads", "CPU threads; in the Open tier the bits of training may depend on it", kind=_count, default=1)
    run.add(
        "--device",
        "cpu, cuda, cuda:N, or auto: a GPU if there is one; in the Open tier xpu, xpu:N and mps too. One that cannot be used "
        "is the CPU; in the Verified tier both give the same bits",
        kind=_device,
        default="cpu",
    )
    run.add(
        "--accumulate",
        "in the Open tier: micro-batches that each process works through for a step (docs/training.md)",
        kind=_pieces,
        default=1,
    )
    run.add("--precision", f"in the Open tier, of the layers: {', '.join(PRECISIONS)}", kind=_precision, default="float32")
    run.add(
        "--processes",
        "in the Open tier: processes of this machine among which FSDP2 shards the model; they give the bits of one with as "
        "many times --accumulate",
        kind=_pieces,
        default=1,
    )
    run.add(
        "--save-seconds",
        "in the Open tier: between two saves of the round in work, from which it goes on after a kill; 0: never (default 60; "
        "with --sealed 0, and others only where --datadir is in memory)",
        kind=_factor,
    )
    run.add(
        "--max-unpaid",
        "end after so many delivered rounds in a row that were not included, which may cost slot and fee (0: never)",
        kind=_count,
        default=0,
    )
    run.switch("--progress", "progress bars on stderr", default=sys.stderr.isatty())
    run.switch("--json-log", "events as JSON lines on stdout")
    run.switch(
        "--report",
        "tell the keepers losses, records and, of a language model, samples of each round, signed; nobody proves them, and the "
        "run's page shows them",
        default=True,
    )
    run.switch("--claim", "claim rewards and compensation once they have vested")
    run.add(
        "--force-inclusion",
        "post witnesses' receipts so that proposals must include the payload (costs gas): auto is when a witness did not "
        "acknowledge it, or the proposal before left one out",
        kind=_force_mode,
        default="auto",
    )

    run.add(
        "--token-value",
        "ether that a whole token is worth: a payload that is left out is published on chain only where that costs less than "
        "the enrolment fee and the pay that the slot can still bring (default 0.001, and 1 on a development chain; 0: whatever "
        "it costs)",
        kind=_ether,
    )

    enroll = command(
        "enroll",
        "enrol the key's account in a task (its stake must cover the lock)",
        _enroll,
        "Before a token is locked it looks at the windows and, in a Verified task, fetches programs, data set and first state\n"
        "from --keeper, holds them against the task and runs a step: programs that do not fit can prove a trainer wrong.\n\n"
        "examples:\n  assay-trainer enroll --task 0xTASK --private-key-file key.txt\n"
        "  assay-trainer enroll --task 0xTASK --min-window 12h --private-key-file key.txt\n",
    )
    on_chain(enroll)
    keeper(enroll)
    key(enroll)
    sources(enroll)
    least_window(enroll)

    claim = command(
        "claim",
        "claim an account's vested rewards and its compensation for rounds that an overturn made void",
        _claim,
        "Anyone may claim for anyone: the key pays the gas, the account is paid.\n\n"
        "example:\n  assay-trainer claim --task 0xTASK --deployment deployment.json --private-key-file key.txt\n",
    )
    on_chain(claim)
    key(claim)
    claim.add("--account", "account to claim for, if another than the key's own", kind=_address)
    claim.add(
        "--money-head",
        "head at which the claimed counts as moved, and is reported: latest, safe (on L1 too) or finalized",
        kind=_head,
        default="safe",
    )

    init = command("init", "write manifest, first state and task template of an adapter or of a module", _init, _INIT_EPILOG)
    init.add(
        "--adapter",
        "digits-mlp, text-gpt (Verified tier only), program (the module of --model), one that --data is for "
        "(docs/bring-your-own.md), or one that a package adds (docs/adding.md)",
        default="digits-mlp",
    )
    init.add(
        "--tier",
        "open (default); verified: with the programs that trainers are held to (default of --model without --adapter "
        "program); or confidential: "
        "the same, of a data set that keepers do not get",
        kind=_tier,
    )
    init.add("--model", "MODULE:FUNCTION or FILE.py:FUNCTION that makes what is exported, in place of an adapter")
    init.add(
        "--data",
        "what is trained on: a folder of `data build`; or, of --model, a file with the records, and, of an adapter, what it "
        "builds such a folder of in --out",
        kind=Path,
    )
    init.add(
        "--set", "of an adapter on --data: KEY=VALUE, once for each; README.md in --out lists them", kind=_group, repeated=True
    )
    init.add(
        "--from",
        "safetensors file, or a folder with it, whose tensors are the first parameters, each by its name: of --model, or of an "
        "adapter on --data",
        kind=Path,
    )
    init.add("--grid", "of --model: groups x micro-batches a group, such as 4x2", kind=_grid, default="1x1")
    init.add("--steps", "of --model: inner steps of a round", kind=_positive, default=10)
    training(init)
    init.add("--fragments", "pieces that parameters are cut into; rules over whole vectors want 1", kind=_pieces, default=4)
    init.add("--seed", "seed of batches, and of an adapter's first parameters", kind=_count, default=0)
    init.add("--out", "folder to write to", kind=Path, required=True)

    evaluate = command(
        "evaluate",
        "measure a state, or a model's file, on held-out records",
        _evaluate,
        _EVALUATE_EPILOG,
    )
    on_chain(evaluate, required=False)
    keeper(evaluate)
    evaluate.add("--state", "state file", kind=Path)
    evaluate.add(
        "--manifest", "manifest of --state (default: digits-mlp as init writes it; with --model, beside --state)", kind=Path
    )
    evaluate.add("--root", "state root, fetched from a keeper", kind=_task_id)
    evaluate.add("--file", "with --model: safetensors file with the module's tensors by name, or a folder with it", kind=Path)
    evaluate.add("--model", "MODULE:FUNCTION or FILE.py:FUNCTION, as init was given it")
    evaluate.add("--data", "folder of `data build`: the module's of --model, or of the task's adapter", kind=Path)
    evaluate.add("--split", "of --data: held_out or train", kind=_split, default="held_out")
    evaluate.add(
        "--metric", "of --model: MODULE:FUNCTION or FILE.py:FUNCTION of metric(outputs, batch), in place of the module's own"
    )

    baseline = command(
        "baseline",
        "train without the others, or centrally, and print the accuracy",
        _baseline,
        "examples:\n  assay-trainer baseline --single --task 0xTASK\n  assay-trainer baseline --central --task 0xTASK\n",
    )
    on_chain(baseline)
    keeper(baseline)
    group = baseline.parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--single", action="store_true", help="one trainer's own batches, as many steps, one thread")
    group.add_argument("--central", action="store_true", help="all trainers' batches one after the other")
    sources(baseline)
    baseline.add("--trainer", "the single trainer (default: the one in slot 0)", kind=_address)

    recompute = command(
        "recompute",
        "recompute every round from payloads and compare with the chain",
        _recompute,
        "examples:\n  assay-trainer recompute --task 0xTASK --deployment deployment.json\n"
        "  assay-trainer recompute --replay --task 0xTASK --json\n",
    )
    on_chain(recompute)
    keeper(recompute)
    recompute.add("--cache", "folder for downloaded objects (default: a temporary one)", kind=Path)
    recompute.switch("--json", "one JSON object on stdout")
    recompute.switch("--replay", "do each trainer's work of a Verified task again, too, and compare its claims")

    export = command("export", "write a PyTorch module's training step as a program", _export, _EXPORT_EPILOG)
    export.add("--model", "MODULE:FUNCTION or FILE.py:FUNCTION that makes what is exported", required=True)
    export.add("--out", "folder to write to", kind=Path, required=True)
    export.add("--grid", "groups x micro-batches a group, such as 4x2", kind=_grid, default="1x1")
    export.add("--steps", "of a round, or of all of the schedule", kind=_positive, default=1000)
    training(export)
    export.switch("--check", "compare loss and gradients with PyTorch in binary64", default=True)

    from assay_trainer.data import command as data
    from assay_trainer.model import command as model

    data.add(commands, _Flags)
    model.add(commands, _Flags, on_chain, keeper)

    sweep = command(
        "sweep",
        "simulate the digits task over seeds and print the table of docs/experiments-digits.md",
        _sweep,
        "example:\n  assay-trainer sweep --seeds 1-5\n",
    )
    sweep.add("--seeds", "first-last", kind=_seeds, default="1-5")
    sweep.add("--steps", "inner steps H", kind=_positive)
    sweep.add("--batch-size", "records a step", kind=_positive)
    sweep.add("--lr", "inner learning rate", kind=_rate)
    sweep.add("--hidden", "hidden units", kind=_positive)
    sweep.switch("--demo-trainers", "trainers of make demo instead of addresses derived from the seed")

    compare = command(
        "compare",
        "train a GPT on text in the Verified tier and by eager PyTorch, and print the losses of docs/experiments-text.md",
        _compare,
        "Without a chain, in one process: programs, batches, payloads and the outer step are those of a task. The root is the\n"
        "same for every engine and number of threads.\n\n"
        "With --profile int8 there are three runs of each seed: the program's, its twin's in eager PyTorch, and eager\n"
        "PyTorch's in float32. --out gets curves-SEED.svg and summary.json, with int8_loss_gap_percent: by how much the\n"
        "program's last held-out loss is above float32's, of the worst seed. Held-out losses are of the states in float32.\n"
        "Each run is kept in runs/ there, round by round: the same command goes on where one was stopped.\n\n"
        "Examples:\n  assay-trainer compare --threads 2 --plot docs/experiments-text.svg\n"
        "  assay-trainer compare --engine avx2 --threads 1 --no-eager\n"
        "  ASSAY_ENGINE=portable assay-trainer compare --rounds 1 --steps 2 --no-eager\n"
        "  assay-trainer compare --profile int8 --size gpt10m --trainers 1 --rounds 8 --seed 1-3\n",
    )
    compare.add("--size", "million (1.2M parameters), small (110,336) or gpt10m (10.8M)", kind=_size, default="million")
    compare.add("--trainers", "trainers that are averaged", kind=_positive, default=2)
    compare.add("--rounds", "rounds", kind=_positive, default=4)
    compare.add("--steps", "inner steps H", kind=_positive, default=50)
    compare.add(
        "--seed", "of first parameters, trainers and batches; with a profile several: first-last", kind=_seeds, default="1"
    )
    compare.add("--profile", f"of the programs: {', '.join(PROFILES)} (default float32)", kind=_profile)
    compare.add("--out", "of --profile int8: folder for summary.json, pictures and runs (default build/int8)", kind=Path)
    compare.add("--engine", f"the library's engine: {', '.join(ENGINES)} (default: the fastest here)", kind=_engine)
    compare.add("--threads", "CPU threads of both", kind=_count, default=1)
    compare.switch("--eager", "train by eager PyTorch too", default=True)
    compare.add("--plot", "SVG file to draw both loss curves into", kind=Path)

    doctor = command(
        "doctor",
        "say whether this installation can train",
        _doctor,
        "Looks at the packages, the arithmetic's library, and whether each engine computes what everybody computes.\n"
        "Exit status 1 if something that is needed fails; warnings do not count.\n\n"
        "examples:\n  assay-trainer doctor\n  assay-trainer doctor --json\n",
    )
    doctor.switch("--json", "one JSON object on stdout")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status: 0 done, 1 failed by name, 2 wrong usage."""
    log = Log()
    before = _end_when_interrupted()
    try:
        options = build_parser().parse_args(arguments)
        if "private_key" in options:
            from assay_trainer.keys import shown_key

            if shown_key(sys.argv[1:] if arguments is None else arguments):
                log.warn("--private-key shows the key to every user of this machine (ps); use --private-key-file")
        return options.handler(options)
    except ConfigError as exc:
        log.error(f"{exc.name}: {exc}")
        return EXIT_USAGE
    except AssayError as exc:
        log.error(f"{exc.name}: {exc}")
        return EXIT_FAILED
    except OSError as exc:
        log.error(str(exc))
        return EXIT_FAILED
    except RuntimeError as exc:
        if not _library_missing(exc):
            raise
        log.error(str(exc))
        return EXIT_FAILED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)


def _end_when_interrupted() -> Any:
    """Has an interrupt end the process also where other code swallows its exception, as imports of large libraries may.

    Returns the handler before; None where handlers cannot be set.
    """

    def stop(_signal: int, _frame: FrameType | None) -> None:
        last = threading.Timer(_LAST_SECONDS, os._exit, [EXIT_INTERRUPTED])
        last.daemon = True
        last.start()
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        return None
    return signal.signal(signal.SIGINT, stop)


def _library_missing(exc: RuntimeError) -> bool:
    """Whether the C library is not built: only who has loaded its module can have missed it."""
    module = sys.modules.get("assay_repops._library")
    return module is not None and isinstance(exc, module.LibraryMissingError)


def _torch(options: argparse.Namespace, threads: int = 1) -> None:
    _loading(options)
    from assay_trainer import torch_setup

    torch_setup.configure(max(1, threads))


def _loading(options: argparse.Namespace) -> None:
    """Says to who looks on why nothing happens for the next seconds."""
    if sys.stderr.isatty():
        Log(quiet=options.quiet).info("loading PyTorch, which takes some seconds")


def _answer(document: dict[str, Any]) -> None:
    """What a command found: a line a fact to a person at a terminal, one JSON object to a program."""
    if not sys.stdout.isatty():
        print(json.dumps(document, separators=(",", ":")), flush=True)
        return
    width = max(map(len, document), default=0)
    for name, value in document.items():
        text = value if isinstance(value, str) else json.dumps(value, separators=(", ", ": "), ensure_ascii=False)
        print(f"{name:<{width}}  {text}", flush=True)


def _opened(options: argparse.Namespace) -> tuple[Any, Any]:
    """Deployment and key of a command that signs, before anything that is slow to load."""
    from assay_trainer.deployment import Deployment
    from assay_trainer.keys import load_key, refuse_dev_key

    deployment = Deployment.load(options.deployment, options.rpc)
    key = load_key(options.private_key, options.private_key_file)
    refuse_dev_key(key, deployment.chain_id)
    return deployment, key


def _look_in(folders: Sequence[Path] | None, sealing: Any = None, model: str | None = None) -> None:
    """Where adapters look for records, or what has them, and which function makes a sponsor's module."""
    from assay_trainer.adapters import program, records

    if model is not None:
        target.check(model)
    program.use(model)
    for folder in folders or ():
        if not folder.is_dir():
            raise ConfigError(f"--data: there is no folder {folder}")
    records.look_in(folders or (), sealing)


def _sealing(options: argparse.Namespace) -> Any:
    """What --sealed names, read before anything that is slow to load; None without it."""
    if options.sealed is None:
        if options.enclave_key_file or options.newest:
            raise ConfigError("--enclave-key-file and --newest are of --sealed", "--sealed FOLDER")
        return None
    if options.enclave_key_file is None:
        raise ConfigError("--sealed: which key opens it?", "--enclave-key-file FILE, of assay data keygen")
    from assay_trainer import sealed
    from assay_trainer.sealed_gen import Refusal

    sealed.forbid_dumps()
    found = sealed.Sealing.read(options.sealed, options.enclave_key_file, options.newest)
    if options.save_seconds and not sealed.in_memory(options.datadir):
        raise sealed.Refused(
            Refusal.PLAINTEXT_ON_DISK,
            f"--save-seconds: the state of a round in work gives single steps away, and {options.datadir} lies on a disk",
        )
    return found


def _run(options: argparse.Namespace) -> int:
    sealing = _sealing(options)
    inner = Settings(options.accumulate, options.precision, options.processes, options.save_seconds)
    inner.check()
    if options.tier in ("verified", "confidential"):
        inner.refuse_programs()
    deployment, key = _opened(options)
    from assay_trainer.chain import Chain

    log = Log(json_events=options.json_log, quiet=options.quiet)
    _look_in(options.data, sealing, options.model)
    _loading(options)
    from assay_trainer.loop import Options, Trainer

    settings = Options(
        task_id=options.task,
        datadir=options.datadir,
        account=options.account or key.address,
        claim=options.claim,
        progress=options.progress,
        max_unpaid=options.max_unpaid,
        force_inclusion=options.force_inclusion,
        token_value=options.token_value,
        tier=options.tier,
        threads=options.threads,
        min_window=options.min_window,
        device=options.device,
        report=options.report,
        inner=inner,
        sealing=sealing,
    )
    chain = Chain(deployment)
    trainer = Trainer(chain, _keepers(options, chain), key, settings, log)

    def stop(_signal: int, _frame: FrameType | None) -> None:
        if trainer.stop.is_set():
            raise KeyboardInterrupt
        trainer.stop.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    trainer.run()
    return 0


def _keepers(options: argparse.Namespace, chain: Any) -> Any:
    """Those of --keeper, or else those that the keepers of the task's pool name on chain."""
    from assay_trainer.onchain import keepers_of

    return keepers_of(options.keeper, chain, options.task, options.mirror)


def _look_first(options: argparse.Namespace, chain: Any, spec: dict[str, Any]) -> dict[str, Any]:
    """Refuses to enrol in a task whose objects cannot be had, are not the task's or do not fit it; what a trainer needs."""
    from assay_trainer import manifest, needs
    from assay_trainer.adapters import check_name, from_manifest
    from assay_trainer.adapters.program import refuse_unused
    from assay_trainer.errors import DatasetMismatch
    from assay_trainer.facts_gen import Tier
    from assay_trainer.spec import check_supported
    from assay_trainer.verified import open_replayer

    check_supported(spec)
    if spec["tier"] == Tier.CONFIDENTIAL:
        raise ConfigError(
            "the task's records are sealed, and whoever enrols without having opened them may lose the fee",
            "assay trainer enroll --sealed FOLDER --enclave-key-file FILE opens them first",
        )
    keepers = _keepers(options, chain)
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        raw = keepers.download(spec["manifestHash"], manifest.MAX_BYTES, cache / "manifest.json", manifest.manifest_hash)
        parsed = manifest.parse(raw, spec["paramCount"])
        check_name(parsed.adapter)
        is_open = spec["tier"] == Tier.OPEN
        if is_open:
            _torch(options)
            _look_in(options.data, model=options.model)
            refuse_unused(parsed)
            adapter = from_manifest(parsed)
        if (parsed.dataset_root, parsed.dataset_records) != (spec["datasetRoot"], spec["datasetRecords"]):
            raise DatasetMismatch("the manifest's data set is not the one that the task's spec commits to")
        state = _state_of(keepers, spec, spec["initialStateRoot"], cache)
        if is_open:
            return needs.of(spec, _try_step(adapter, spec, state.flat()), 0)
        size = parsed.document["dataset"]["record_bytes"]
        replayer, records = open_replayer(keepers, options.task, spec, size, cache)
        parts = sum(path.stat().st_size for path in cache.rglob("*") if path.is_file())
        return needs.of(spec, replayer.try_out(state.flat(), records), parts)


def _try_step(adapter: Any, spec: dict[str, Any], start: Any) -> float:
    """Trains two steps of an Open task: whoever enrols in what `run` cannot train loses the fee. Returns a step's seconds.

    They are of the second step: before the first one the module is built and the whole data set read and hashed, which no
    round's other steps do.

    Raises:
        ConfigError: The adapter trains nothing, or a round draws too many records.
        Diverged: No payload of the task carries what one step gives.
        ManifestError: A schedule is of rounds with other steps.
    """
    from assay_trainer.arith import outer_gradient
    from assay_trainer.batch import round_batches
    from assay_trainer.payload import Form

    size = adapter.manifest.batch_size
    if size * spec["innerSteps"] > MAX_DRAWN:
        raise ConfigError(
            f"a round draws {spec['innerSteps']} batches of {size} records, more than {MAX_DRAWN} in all",
            "leave the task alone",
        )
    if hasattr(adapter, "plan"):
        from assay_trainer.inner.plan import check_steps

        check_steps(adapter.plan, spec["innerSteps"])
    steps = min(2, spec["innerSteps"])
    batches = round_batches(spec["seed"], 0, bytes(20), steps, size, spec["datasetRecords"])
    done: list[float] = []
    trained = adapter.train(start, batches, lambda _step, _loss: done.append(time.perf_counter()))
    Form.of(spec).tensors(outer_gradient(start, trained.params))
    if len(done) > 1:
        return done[-1] - done[-2]
    started = time.perf_counter()
    adapter.train(start, batches[:1])
    return time.perf_counter() - started


def _enroll(options: argparse.Namespace) -> int:
    deployment, key = _opened(options)
    from assay_trainer import needs
    from assay_trainer.chain import Chain
    from assay_trainer.facts_gen import Tier
    from assay_trainer.keys import address_text
    from assay_trainer.windows import check_windows

    chain = Chain(deployment)
    chain.check()
    spec = chain.spec(options.task)
    check_windows(spec, deployment.chain_id, options.min_window)
    found, log = _look_first(options, chain, spec), Log(quiet=options.quiet)
    log.info(needs.said(found, records=spec["tier"] != Tier.OPEN))
    if why := needs.late(found, spec):
        log.warn(why)
    fee = spec["enrollmentFee"]
    if chain.read("AssayToken", "allowance", key.address, deployment.tasks) < fee:
        chain.send(key, "AssayToken", "approve", deployment.tasks, fee)
    receipt = chain.send(key, "TrainingTasks", "enroll", options.task)
    enrollment = chain.enrollment(options.task, key.address)
    log.info(
        f"enrolled; next: assay-trainer run --task 0x{options.task.hex()} --claim, which takes the pay as it vests,"
        f" {spec['claimWindow']} s and more after a round's commitments closed"
    )
    answer = {"account": address_text(key.address), "slot": enrollment["slot"], "txHash": receipt["transactionHash"]}
    _answer(answer | {"needs": found})
    return 0


def _tokens(amount: int) -> str:
    """An amount of the smallest unit, as people write it."""
    return f"{Decimal(amount).scaleb(-18).normalize():f} tokens"


def _claim(options: argparse.Namespace) -> int:
    deployment, key = _opened(options)
    from assay_trainer import claims
    from assay_trainer.chain import Chain
    from assay_trainer.keys import address_text

    chain, account = Chain(deployment), options.account or key.address
    chain.check()
    chain.at_head(options.money_head)
    due = claims.earned(chain, options.task, account, chain.head(options.task)["round"])
    rewards = claims.claim_rewards(chain, key, options.task, account, due.vested, head=options.money_head)
    compensation = claims.claim_compensation(chain, key, options.task, account, head=options.money_head)
    Log(quiet=options.quiet).info(
        f"taken: {_tokens(rewards)} of pay for {len(due.vested)} rounds, {_tokens(compensation)} of compensation;"
        f" the pay of {len(due.waiting)} rounds has not vested"
    )
    _answer(
        {
            "account": address_text(account),
            "rewards": str(rewards),
            "rounds": due.vested,
            "notVested": due.waiting,
            "compensation": str(compensation),
        }
    )
    return 0


def _doctor(options: argparse.Namespace) -> int:
    from assay_trainer import doctor

    checks = []
    for check in doctor.examine():
        checks.append(check)
        if not options.json and not (options.quiet and check.status == doctor.OK):
            print(f"{check.status:<8} {check.name:<18} {check.detail}")
            if check.hint:
                print(f"{'':<8} {'':<18} hint: {check.hint}", flush=True)
    answer = doctor.document(checks)
    if options.json:
        _answer(answer)
    return 0 if answer["ok"] else EXIT_FAILED


def _check_init(options: argparse.Namespace) -> None:
    """Refuse what init cannot write, before PyTorch is loaded for it."""
    from assay_trainer import registry

    _writeable(options.out)
    if options.adapter == "program":
        if not options.model:
            raise ConfigError("--adapter program without --model", "the function that makes what is trained: FILE.py:FUNCTION")
        options.tier = options.tier or "open"
    _check_training(options)
    start = getattr(options, "from")
    if start and not options.model and options.adapter not in registry.ON_DATA:
        raise ConfigError(
            f"--from with the adapter {options.adapter}",
            f"--model, or one of {', '.join(registry.ON_DATA)}, begins with a file",
        )
    if start and not start.exists():
        raise ConfigError(f"--from: there is no file or folder {start}")
    if options.model:
        if options.set:
            raise ConfigError("--set with --model", "settings are of an adapter; a module has its own")
        if options.data is None:
            raise ConfigError("--model without --data", "a file with the records that it is trained on")
        if options.tier == "open":
            for flag, value in (("--profile", options.profile), ("--as-float32", options.as_float32 or None)):
                if value is not None:
                    raise ConfigError(f"{flag} says how programs compute, and an Open task has none", "--tier verified")
            if not options.data.is_dir():
                raise ConfigError(
                    f"--data: {options.data} is no folder, and keepers hold no records of an Open task",
                    "a folder of `assay-trainer data build`, which the sponsor gives to trainers",
                )
        if not options.data.is_dir():
            _readable(options.data, "--data")
        elif not (options.data / CARD).is_file():
            raise ConfigError(f"--data: {options.data} has no {CARD}", "assay-trainer data build writes such a folder")
        target.check(options.model)
        return
    if options.profile:
        if options.tier != "verified":
            raise ConfigError("--profile says how programs compute, and an Open task has none", "--tier verified")
        if options.adapter not in (*registry.ON_DATA, "text-gpt"):
            raise ConfigError(
                f"--profile with the adapter {options.adapter}",
                f"--model, or one of {', '.join(('text-gpt', *registry.ON_DATA))}",
            )
    if options.set and options.adapter not in registry.ON_DATA:
        raise ConfigError(
            f"--set with the adapter {options.adapter}", f"it is of adapters on --data: {', '.join(registry.ON_DATA)}"
        )
    if options.adapter in registry.ON_DATA:
        if options.data is None:
            raise ConfigError(f"--adapter {options.adapter} without --data", "what it is trained on: a file, or a folder")
        if not options.data.exists():
            raise ConfigError(f"--data: there is no file or folder {options.data}")
    elif options.adapter == "text-gpt" and options.tier != "verified":
        raise ConfigError("text-gpt is trained by programs", "--tier verified")
    elif options.adapter not in ADAPTERS:
        others = registry.installed()
        if options.adapter not in others:
            there = ", ".join([*ADAPTERS, *registry.ON_DATA, *sorted(others)])
            raise ConfigError(
                f"--adapter: init has no {options.adapter!r}",
                f"{there}, what a package adds under {registry.GROUP}, or --model FILE.py:FUNCTION",
            )
        if options.tier == "verified":
            raise ConfigError(f"{options.adapter} has no programs", "--model FILE.py:FUNCTION makes Verified tasks")


def _readable(path: Path, what: str) -> None:
    if not path.is_file():
        raise ConfigError(f"{what}: there is no file {path}")


def _writeable(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise ConfigError(f"--out: {folder} is a file", "name a folder")


def _init(options: argparse.Namespace) -> int:
    confidential = options.tier == "confidential"
    if confidential:
        options.tier = "verified"
    _check_init(options)
    _torch(options)
    from assay_trainer import template

    code = _write_init(options)
    if confidential:
        template.confidential(options.out)
    return code


def _write_init(options: argparse.Namespace) -> int:
    from assay_trainer import registry
    from assay_trainer.adapters import with_defaults
    from assay_trainer.template import write_exported, write_readme, write_task, write_verified_digits

    if options.model and options.tier == "open":
        _answer(_write_sponsored(options))
        return 0
    if options.model and options.data.is_dir():
        from assay_trainer.data.folder import Dataset
        from assay_trainer.template import write_built

        dataset = Dataset.open(options.data)
        step = _exported(options)
        dataset.require_step(step.record_fields)
        seconds = _step_seconds(step, options)
        facts = write_built(step, dataset, options.seed, options.out, options.fragments, seconds)
        write_readme(options.out, options.model, options.data, step, seconds)
        _answer(facts)
        return 0
    if options.model:
        step = _exported(options)
        data = options.data.read_bytes()
        seconds = _step_seconds(step, options)
        facts = write_exported(step, options.data.name, data, options.seed, options.out, options.fragments, seconds)
        write_readme(options.out, options.model, options.data, step, seconds)
        _answer(facts)
        return 0
    if options.adapter in registry.ON_DATA:
        from assay_trainer.adapters import task

        verified = options.tier == "verified"
        wanted = task.Wanted(
            options.data,
            options.set or (),
            verified,
            options.seed,
            options.out,
            options.fragments,
            *_profile_of(options),
            start=getattr(options, "from"),
            training=_training_of(options),
        )
        _answer(task.write(registry.load(options.adapter), wanted, Log(quiet=options.quiet).info))
        return 0
    if options.adapter == "text-gpt":
        from assay_trainer.adapters import text

        profile, layers = _profile_of(options)
        step = text.step(options.seed, profile=profile, layers=layers or None)
        _answer(write_exported(step, text.DATASET, text.records(), options.seed, options.out, options.fragments))
        return 0
    adapter = with_defaults(options.adapter)
    if options.tier == "verified":
        _answer(write_verified_digits(options.seed, options.out, options.fragments))
    else:
        _answer(write_task(adapter, options.seed, options.out, options.fragments))
    return 0


def _write_sponsored(options: argparse.Namespace) -> dict[str, str]:
    """Writes the Open task of --model."""
    from assay_trainer.adapters import sponsored
    from assay_trainer.data.folder import Dataset
    from assay_trainer.exporter.schedules import Schedule
    from assay_trainer.inner.plan import Flags
    from assay_trainer.template import write_sponsored

    made = _made(options)
    known = {"module", "loss", "optimizer", "example", "grid", "steps", "rounds", "schedule", "max_norm", "max_value", "metric"}
    if odd := sorted(made.keys() - known):
        raise ConfigError(f"{options.model} says {odd[0]}, which is of programs, and an Open task has none", "--tier verified")
    flags, stated = _training_of(options), {}
    for name in ("schedule", "rounds", "max_norm", "max_value"):
        if made.get(name) is not None and getattr(flags, name) is not None:
            raise ConfigError(f"--{name.replace('_', '-')}, and {options.model} says it too", "say it in one place")
        stated[name] = getattr(flags, name) if made.get(name) is None else made[name]
    if stated["schedule"] is not None and not isinstance(stated["schedule"], Schedule):
        raise ConfigError(
            f"{options.model} has a schedule that is a function, which no manifest can say", f"one of {', '.join(SCHEDULES)}"
        )
    wanted = sponsored.Wanted(
        target=options.model,
        made=made,
        training=Flags(flags.optimizer, **stated),
        steps=made.get("steps", options.steps),
        grid=made.get("grid", options.grid),
        data=Dataset.open(options.data),
    )
    return write_sponsored(wanted, options.seed, options.out, options.fragments, Log(quiet=options.quiet).info)


def _step_seconds(step: Any, options: argparse.Namespace) -> float | None:
    """How long a step of a module of one's own takes here, of the example that it was exported with; None if it cannot run."""
    import assay_repops
    from assay_trainer import template

    log = Log(quiet=options.quiet)
    log.info("measuring a step")
    try:
        return template.step_seconds(step, step.example)
    except (assay_repops.RepopsError, ValueError) as exc:
        log.warn(f"a step cannot be measured here, windows and lock are the template's: {exc}")
        return None


def _training_of(options: argparse.Namespace) -> Any:
    """What the flags say of optimisers, clips and schedule. PyTorch is loaded."""
    from assay_trainer.inner.plan import Flags

    return Flags(_chosen_optimizer(options), _chosen_schedule(options), options.rounds, options.max_norm, options.max_value)


def _chosen_optimizer(options: argparse.Namespace) -> Any:
    from assay_trainer.exporter import recipe

    if not options.optimizer:
        return None
    return recipe.optimizer(options.optimizer, options.lr, options.weight_decay, options.group or ())


def _chosen_schedule(options: argparse.Namespace) -> Any:
    from assay_trainer.exporter import recipe

    if not options.schedule:
        return None
    return recipe.schedule(options.schedule, warmup=options.warmup, decay=options.decay, floor=options.floor)


def _profile_of(options: argparse.Namespace) -> tuple[str, dict[str, str]]:
    """What the flags say of a profile: its name, and options of layers by pattern. PyTorch is loaded."""
    if not options.profile:
        return PROFILES[0], {}
    from assay_trainer.exporter import recipe
    from assay_trainer.exporter.profiles import Profile

    chosen = Profile(options.profile, recipe.layers(options.layer or ()))
    return chosen.name, dict(chosen.layers)


def _needs_task(options: argparse.Namespace) -> None:
    """Refuse, before PyTorch is loaded, a command that needs a task and does not get one."""
    if not options.task:
        raise ConfigError("--task is needed for this")
    from assay_trainer.deployment import Deployment

    Deployment.load(options.deployment, options.rpc)


def _task(options: argparse.Namespace, cache: Path) -> tuple[Any, Any, Any, Any]:
    """Chain, keepers, spec and adapter of --task."""
    from assay_trainer import manifest
    from assay_trainer.adapters import from_manifest
    from assay_trainer.chain import Chain
    from assay_trainer.deployment import Deployment

    chain = Chain(Deployment.load(options.deployment, options.rpc))
    keepers = _keepers(options, chain)
    chain.check()
    spec = chain.spec(options.task)
    raw = keepers.download(spec["manifestHash"], manifest.MAX_BYTES, cache / "manifest.json", manifest.manifest_hash)
    return chain, keepers, spec, from_manifest(manifest.parse(raw, spec["paramCount"]))


def _state_of(keepers: Any, spec: dict[str, Any], root: bytes, cache: Path) -> Any:
    from assay_trainer.onchain import state_of

    return state_of(keepers, spec, root, cache)


def _evaluate_module(options: argparse.Namespace) -> int:
    """What --model names, with a state's parameters or a file's, measured on a built data folder."""
    target.check(options.model)
    if (options.state is not None) + (options.root is not None) + (options.file is not None) != 1:
        raise ConfigError("give --state FILE, --root ROOT or --file FILE: one of them")
    if options.data is None:
        raise ConfigError("--model without --data", "a folder of `assay-trainer data build`")
    if options.metric:
        target.check(options.metric, "--metric")
    if options.state:
        _readable(options.state, "--state")
        manifest_file = options.manifest or options.state.with_name("manifest.json")
        _readable(manifest_file, "--manifest")
    elif options.root:
        _needs_task(options)
    _torch(options)
    from assay_trainer import manifest as mf
    from assay_trainer import safetensors_io
    from assay_trainer.data.folder import Dataset
    from assay_trainer.errors import DatasetMismatch
    from assay_trainer.model import measure, module
    from assay_trainer.model.weights import open_weights

    data = Dataset.open(options.data)
    split = measure.split_of(data, options.split)
    made = module.made(options.model)
    metric = measure.metric_of(made, options.metric)
    facts: dict[str, Any] = {}
    manifest = None
    if options.file:
        module.load_weights(made["module"], open_weights(options.file), options.file.name)
    else:
        if options.state:
            manifest = mf.parse(manifest_file.read_bytes())
            raw = options.state.read_bytes()
            fragments = safetensors_io.fragments_of_state(raw, manifest.parameters)
            state = safetensors_io.decode_state(raw, manifest.parameters, fragments)
        else:
            with tempfile.TemporaryDirectory() as folder:
                manifest, state = _manifest_and_state(options, Path(folder))
        module.load_state(made["module"], manifest, state.flat())
        facts["stateRoot"] = "0x" + state.root().hex()
        try:
            data.require_manifest(manifest)
        except DatasetMismatch as exc:
            Log(quiet=options.quiet).warn(f"these are not the task's records: {exc.message}")
    values = measure.measure(made, data, split, metric)
    _answer(facts | {"data": "0x" + data.hash.hex(), "split": options.split, "records": split.records} | values)
    return 0


def _manifest_and_state(options: argparse.Namespace, cache: Path) -> tuple[Any, Any]:
    """Manifest of --task, and its state --root, from keepers."""
    from assay_trainer import manifest
    from assay_trainer.chain import Chain
    from assay_trainer.deployment import Deployment

    chain = Chain(Deployment.load(options.deployment, options.rpc))
    keepers = _keepers(options, chain)
    chain.check()
    spec = chain.spec(options.task)
    raw = keepers.download(spec["manifestHash"], manifest.MAX_BYTES, cache / "manifest.json", manifest.manifest_hash)
    return manifest.parse(raw, spec["paramCount"]), _state_of(keepers, spec, options.root, cache)


def _evaluate(options: argparse.Namespace) -> int:
    if options.model:
        return _evaluate_module(options)
    for flag, value in (("--metric", options.metric), ("--file", options.file)):
        if value is not None:
            raise ConfigError(f"{flag} without --model", f"{flag} is of the module that --model names")
    if bool(options.state) == bool(options.root):
        raise ConfigError("give --state FILE or --root ROOT")
    if options.state:
        _readable(options.state, "--state")
        if options.manifest:
            _readable(options.manifest, "--manifest")
    else:
        _needs_task(options)
    _torch(options)
    _look_in([options.data] if options.data else None)
    from assay_trainer import manifest, safetensors_io
    from assay_trainer.adapters import from_manifest, with_defaults

    if options.state:
        adapter = (
            from_manifest(manifest.parse(options.manifest.read_bytes())) if options.manifest else with_defaults("digits-mlp")
        )
        raw = options.state.read_bytes()
        parameters = adapter.manifest.parameters
        state = safetensors_io.decode_state(raw, parameters, safetensors_io.fragments_of_state(raw, parameters))
    else:
        with tempfile.TemporaryDirectory() as folder:
            _, keepers, spec, adapter = _task(options, Path(folder))
            state = _state_of(keepers, spec, options.root, Path(folder))
    score = adapter.evaluate(state.flat())
    if score is None:
        raise ConfigError(
            f"the adapter {adapter.name!r} has no held-out records: nothing here can measure the state",
            "with the sponsor's own module: --model FILE.py:FUNCTION --data FOLDER",
        )
    _answer({"stateRoot": "0x" + state.root().hex()} | _scored(score))
    return 0


def _scored(score: Any) -> dict[str, float]:
    return {k: v for k, v in (("accuracy", score.accuracy), ("loss", score.loss)) if v is not None}


def _baseline(options: argparse.Namespace) -> int:
    _needs_task(options)
    _torch(options)
    _look_in(options.data, model=options.model)
    from assay_trainer.chain import topic_word
    from assay_trainer.experiment import Plan, central, single
    from assay_trainer.keys import address_text

    with tempfile.TemporaryDirectory() as folder:
        chain, keepers, spec, adapter = _task(options, Path(folder))
        if not hasattr(adapter, "session"):
            raise ConfigError(
                "a baseline trains the task's model, and the adapter 'program' has only its programs",
                "train the sponsor's own module, or compare rounds: assay-trainer recompute --replay",
            )
        initial = _state_of(keepers, spec, spec["initialStateRoot"], Path(folder)).flat()
    latest = chain.latest().number
    logs = chain.logs("TrainingTasks", "TrainerEnrolled", [topic_word(options.task)], chain.deployment.deploy_block, latest)
    first = sorted((log.args["slot"], log.args["trainer"]) for log in logs if log.args["fromRound"] == 0)
    trainers = [trainer for _, trainer in first]
    if not trainers:
        raise AssayError("nobody has enrolled in the task yet")
    plan = Plan(
        adapter=adapter,
        seed=spec["seed"],
        initial=initial,
        rounds=spec["maxRounds"],
        steps=spec["innerSteps"],
        fragments=spec["fragmentCount"],
        lr_bits=spec["outerLearningRate"],
        momentum_bits=spec["outerMomentum"],
    )
    steps = plan.rounds * plan.steps
    if options.single:
        trainer = options.trainer or trainers[0]
        score = single(plan, trainer)
        facts: dict[str, Any] = {"kind": "single", "trainer": address_text(trainer), "steps": steps}
    else:
        score = central(plan, trainers)
        facts = {"kind": "central", "trainers": [address_text(t) for t in sorted(trainers)], "steps": steps * len(trainers)}
    _answer(facts | _scored(score))
    return 0


def _recompute(options: argparse.Namespace) -> int:
    from assay_trainer.deployment import Deployment

    deployment = Deployment.load(options.deployment, options.rpc)
    from assay_trainer.chain import Chain
    from assay_trainer.recompute import recompute

    log = Log(quiet=options.quiet or options.json)

    def say(fact: dict[str, Any]) -> None:
        verdict = "as on chain" if fact["match"] else "NOT what the chain has"
        log.info(f"round {fact['round']}: {len(fact['included'])} payloads give {fact['stateRoot']}, {verdict}")

    with tempfile.TemporaryDirectory() as folder:
        cache = options.cache or Path(folder)
        chain = Chain(deployment)
        answer = recompute(chain, _keepers(options, chain), options.task, cache, say, options.replay)
    if options.json:
        _answer(answer)
    else:
        print(f"{len(answer['rounds'])} rounds follow from their payloads; state root {answer['stateRoot']}")
    return 0


def _sweep(options: argparse.Namespace) -> int:
    _torch(options)
    from assay_trainer.adapters import digits
    from assay_trainer.sweep import sweep, table

    log = Log(quiet=options.quiet)
    adapter = digits.DigitsMLP(
        digits.build_manifest(
            options.hidden or digits.HIDDEN, options.batch_size or digits.BATCH_SIZE, options.lr or digits.LEARNING_RATE
        )
    )
    rows = sweep(
        adapter,
        options.steps or digits.INNER_STEPS,
        options.seeds,
        options.demo_trainers,
        lambda row: log.info(
            f"seed {row.seed}", diloco=f"{row.diloco:.4f}", first=f"{row.alone[0]:.4f}", root=row.root.hex()[:12]
        ),
    )
    print(table(rows))
    return 0


def _compare(options: argparse.Namespace) -> int:
    profile = options.profile not in (None, PROFILES[0])
    if options.plot and not options.eager:
        raise ConfigError("--plot with --no-eager", "the picture has both curves")
    for flag, given in (("--plot", options.plot), ("--no-eager", not options.eager)):
        if profile and given:
            raise ConfigError(f"{flag} with --profile {options.profile}", "--out gets the picture of all three curves")
    if options.out and not profile:
        raise ConfigError("--out without a profile", "--plot, or --profile int8")
    _torch(options, options.threads)
    import assay_repops
    from assay_trainer.compare import Comparison

    log = Log(quiet=options.quiet)
    comparisons = [
        Comparison(
            _sizes()[options.size], options.trainers, options.rounds, options.steps, seed, options.profile or PROFILES[0]
        )
        for seed in options.seed
    ]
    engine, threads = options.engine or assay_repops.info()["current"], max(1, options.threads)
    made = {"engine": engine, "threads": threads}

    def told(who: str) -> Callable[[int, float], None]:
        return lambda r, loss: log.info(f"{who}: round {r + 1} of {options.rounds}", loss=f"{loss:.4f}")

    try:
        if profile:
            facts = _compare_profile(options, comparisons, made, told)
        elif len(comparisons) > 1:
            raise ConfigError("--seed of several without a profile", "--seed 1")
        else:
            facts = _compare_eager(options, comparisons[0], made, told)
    except assay_repops.RepopsError as exc:
        raise ConfigError(str(exc)) from exc
    _answer(facts)
    return 0


def _sizes() -> dict[str, Any]:
    from assay_trainer.adapters import text

    return dict(zip(SIZES, (text.MILLION, text.SMALL, text.GPT10M), strict=True))


def _setting(options: argparse.Namespace, comparison: Any) -> dict[str, Any]:
    """What all runs of a comparison have in common."""
    return {
        "parameters": comparison.exported.parameters,
        "trainers": options.trainers,
        "rounds": options.rounds,
        "steps": options.steps,
        "datasetRecords": len(comparison.records[0]),
        "programRoot": "0x" + comparison.programs.root.hex(),
    }


def _compare_eager(
    options: argparse.Namespace, comparison: Any, made: dict[str, Any], told: Callable[[str], Callable[[int, float], None]]
) -> dict[str, Any]:
    from assay_trainer.compare import both, difference, ours_with, plot

    ours = ours_with(comparison, made["engine"], made["threads"], told("Verified tier"))
    facts = {
        **_setting(options, comparison),
        **made,
        "stateRoot": "0x" + ours.root.hex(),
        "loss": ours.last(options.steps),
        "heldOutLoss": ours.held_out,
    }
    if options.eager:
        theirs = comparison.eager(told("eager PyTorch"))
        facts |= {
            "eagerLoss": theirs.last(options.steps),
            "eagerHeldOutLoss": theirs.held_out,
            "lossDifference": difference(ours.last(options.steps), theirs.last(options.steps)),
            "heldOutDifference": difference(ours.held_out[-1], theirs.held_out[-1]),
        }
        if options.plot:
            options.plot.write_text(plot(both(ours, theirs)))
    return facts


def _compare_profile(
    options: argparse.Namespace,
    comparisons: Sequence[Any],
    made: dict[str, Any],
    told: Callable[[str], Callable[[int, float], None]],
) -> dict[str, Any]:
    from assay_trainer.compare import plot, trio

    folder = options.out or Path("build") / options.profile
    _writeable(folder)
    folder.mkdir(parents=True, exist_ok=True)
    trios = []
    for comparison in comparisons:

        def of_seed(who: str, seed: int = comparison.seed) -> Callable[[int, float], None]:
            return told(f"seed {seed}, {who}")

        found = trio(comparison, made["engine"], made["threads"], folder / "runs", of_seed)
        (folder / f"curves-{comparison.seed}.svg").write_text(plot(found.lines()))
        trios.append(found)
    facts = {
        "profile": options.profile,
        "size": options.size,
        **_setting(options, comparisons[0]),
        **made,
        f"{options.profile}_loss_gap_percent": max(t.gap for t in trios),
        "seeds": [t.facts() for t in trios],
    }
    (folder / "summary.json").write_text(json.dumps(facts, indent=2) + "\n")
    return facts


def _check_training(options: argparse.Namespace) -> None:
    """Refuse flags that say something of a flag which is not there."""
    from assay_trainer import registry

    # An adapter on data has all of these too; its learning rate and decay may be settings of it.
    free = getattr(options, "adapter", None) in registry.ON_DATA
    for owner, names in (
        ("--model", () if free else ("optimizer", "max_norm", "max_value", "schedule", "rounds")),
        ("--optimizer", ("lr", "weight_decay", "group")),
        ("--profile", ("layer",)),
        ("--schedule", ("warmup", "decay", "floor")),
    ):
        if getattr(options, owner.removeprefix("--")) is None:
            for name in names:
                if getattr(options, name, None) is not None:
                    flag = "--" + name.replace("_", "-")
                    raise ConfigError(f"{flag} without {owner}", f"{flag} says something of {owner}: give both or none")


def _made(options: argparse.Namespace) -> dict[str, Any]:
    """The arguments of an export that --model's function returns, its module's parameters those of --from."""
    from assay_trainer.model import module

    made = module.made(options.model)
    if start := getattr(options, "from", None):
        from assay_trainer.model.weights import open_weights

        module.load_weights(made["module"], open_weights(start), start.name)
    return made


def _exported(options: argparse.Namespace, **more: Any) -> Any:
    """The step of --model; what its function says goes before the flags, but for --optimizer."""
    from assay_trainer.exporter import export, recipe

    given = {"grid": options.grid, "steps": options.steps, "max_norm": options.max_norm, "max_value": options.max_value, **more}
    if options.rounds:
        given["rounds"] = options.rounds
    if options.as_float32:
        given["as_float32"] = True
    if options.profile:
        given["profile"] = options.profile
    if options.layer:
        given["layers"] = recipe.layers(options.layer)
    if options.schedule:
        given["schedule"] = _chosen_schedule(options)
    chosen = {"optimizer": _chosen_optimizer(options)} if options.optimizer else {}
    # What measures the model is no part of its step.
    made = {k: v for k, v in _made(options).items() if k != "metric"}
    for name in ("max_value", "rounds", "schedule", "profile", "layers"):
        flag = name.removesuffix("s") if name == "layers" else name
        if name in made and getattr(options, flag) is not None:
            raise ConfigError(f"--{flag.replace('_', '-')}, and {options.model} says it too", "say it in one place")
    return export(**{**given, **made, **chosen}, progress=Log(quiet=options.quiet).info)


def _export(options: argparse.Namespace) -> int:
    _writeable(options.out)
    _check_training(options)
    target.check(options.model)
    _torch(options)
    exported = _exported(options, check=options.check)
    exported.save(options.out)
    summary = exported.summary()
    _answer({k: v for k, v in summary.items() if k not in ("state", "fields")})
    return 0


if __name__ == "__main__":
    sys.exit(main())
