"""The commands `assay-trainer model` and `assay-trainer verify-model`."""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from assay_trainer.errors import ConfigError
from assay_trainer.log import Log
from assay_trainer.model import target

# Modules that load PyTorch or NumPy are imported by the command that needs them, behind what it checks of its arguments.

FORMATS = ("auto", "safetensors", "huggingface", "peft")
# Records that a module is written to ONNX with, where it is made of its manifest again.
_ONNX_ROWS = 2
_TASK_ID = re.compile(r"0x[0-9a-fA-F]{64}\Z")

_MODEL_EPILOG = """\
--task is a task's id, whose state is fetched from keepers and held against the root on chain, or the folder that `init` wrote,
whose first state it is, or that of --state. The folder --out gets model.safetensors with the module's own names, manifest.json,
assay.json (what the file is, for verify-model) and a model card, README.md. With --model, the function that `init` was given,
it has what is not trained too; a transformers PreTrainedModel becomes a folder for from_pretrained, a PEFT model gets adapter/.
A task of an adapter needs no --model: the module is made of the manifest and, of LoRA, the base.safetensors of --data.

Examples:
  assay-trainer model --task 0xTASK --deployment deployment.json --out model/
  assay-trainer model --task 0xTASK --data task/ --out model/
  assay-trainer model --task 0xTASK --round 3 --model models.py:gpt --recompute --out model/
  assay-trainer model --task 0xTASK --model models.py:gpt --data data/ --tokenizer tokenizer.json --onnx --out model/
  assay-trainer model --task task/ --state trainer-data/states/ROOT.safetensors --model models.py:gpt --out model/
"""

_VERIFY_EPILOG = """\
The state root is computed again from the file's tensors, in the order of the task's manifest, and looked for among the roots of
the receipt (of `assay task receipt --json`, or an assay.json), of the task's folder and --states, or of the chain if --task is
an id. Without any of these the file is held against the assay.json beside it, which says only that the two belong together.
Nothing but --task with an id asks anybody. Exit status 0: it is the task's. 1: it is not, and what differs is named.

Examples:
  assay-trainer verify-model --file model/ --receipt receipt.json
  assay-trainer verify-model --file model.safetensors --task task/ --states trainer-data/ --json
  assay-trainer verify-model --file model/ --task 0xTASK --deployment deployment.json
  assay-trainer verify-model --file model/ --receipt receipt.json --model models.py:gpt
"""


def add(commands: Any, flags_of: Callable[[argparse.ArgumentParser], Any], on_chain: Any, keeper: Any) -> None:
    """Adds both commands to a parser's subcommands.

    Args:
        commands: What add_subparsers returned.
        flags_of: Makes of a parser what adds flags with defaults from the environment.
        on_chain: Adds the flags that name a chain.
        keeper: Adds the flag that names keepers.
    """

    def command(name: str, summary: str, handler: Callable[[argparse.Namespace], int], epilog: str) -> Any:
        sub = commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(handler=handler)
        flags = flags_of(sub)
        flags.switch("--quiet", "only warnings and errors on stderr")
        return flags

    model = command("model", "write a round's model as files that others load", _model, _MODEL_EPILOG)
    on_chain(model, kind=task, what="task id, or a folder that `init` wrote")
    keeper(model)
    model.add("--round", "whose state it is, from 0 (default: the newest that is final)", kind=_round)
    model.add("--state", "of a folder --task: the state's file (default: the first state)", kind=Path)
    model.add("--model", "MODULE:FUNCTION or FILE.py:FUNCTION, as init was given it; not needed for a task of an adapter")
    model.add("--format", f"{', '.join(FORMATS)}: auto is what the module of --model is", kind=_format, default="auto")
    model.add(
        "--data",
        "folder of `data build` that the task is on, or the task's own: its licence, which tokenizer it is of, and, of an "
        "adapter, what the module is made of",
        kind=Path,
    )
    model.add("--tokenizer", "of a Hugging Face folder: JSON file of the library tokenizers", kind=Path)
    model.switch("--onnx", f"write model.onnx too, by torch.onnx, for batches as the example's; {_ONNX_ROWS} without --model")
    model.switch("--recompute", "recompute every round from its payloads first, and say so in the card")
    model.add("--out", "folder to write; new, or empty", kind=Path, required=True)

    verify = command(
        "verify-model", "say which round of which task a model's file is, or what differs", _verify, _VERIFY_EPILOG
    )
    on_chain(verify, required=False, kind=task, what="task id, or a folder that `init` wrote")
    verify.add("--file", "model.safetensors, or the folder with it", kind=Path, required=True)
    verify.add("--receipt", "JSON of `assay task receipt --json`, or an assay.json from somebody you trust", kind=Path)
    verify.add("--states", "of a folder --task: a state's file, or a folder of them, such as a trainer's --datadir", kind=Path)
    verify.add("--manifest", "of the task (default: that of --task, or beside the file)", kind=Path)
    verify.add("--model", "MODULE:FUNCTION or FILE.py:FUNCTION, as init was given it: to check what is not trained, too")
    verify.switch("--json", "one JSON object on stdout")


def task(text: str) -> bytes | Path:
    """A task's id, or its folder."""
    if _TASK_ID.match(text):
        return bytes.fromhex(text[2:])
    if text.startswith("0x") and not Path(text).is_dir():
        raise argparse.ArgumentTypeError("a task id is 0x and 64 hexadecimal digits; else it is a folder")
    return Path(text)


def _round(text: str) -> int:
    if not text.isdecimal() or int(text) >= 1 << 32:
        raise argparse.ArgumentTypeError("a round is a number from 0")
    return int(text)


def _format(text: str) -> str:
    if text not in FORMATS:
        raise argparse.ArgumentTypeError(", ".join(FORMATS))
    return text


# ---- model ------------------------------------------------------------------------------------------------------------------


def _check_model(options: argparse.Namespace) -> None:
    """Refuses what cannot be, before anything slow is loaded."""
    if isinstance(options.task, Path):
        if not options.task.is_dir():
            raise ConfigError(f"--task: there is no folder {options.task}", "a task's id, or a folder that `init` wrote")
        for flag, value in (("--round", options.round), ("--recompute", options.recompute or None)):
            if value is not None:
                raise ConfigError(f"{flag} with a folder", f"{flag} is of a task on a chain: --task 0x…")
    elif options.state:
        raise ConfigError("--state with a task's id", "--round N says which state of the chain's it is")
    for flag, path in (("--state", options.state), ("--tokenizer", options.tokenizer)):
        if path and not path.is_file():
            raise ConfigError(f"{flag}: there is no file {path}")
    if options.out.is_file():
        raise ConfigError(f"--out: {options.out} is a file", "name a folder")
    if options.data and not options.data.is_dir():
        raise ConfigError(f"--data: there is no folder {options.data}")
    if options.model:
        target.check(options.model)


def _model(options: argparse.Namespace) -> int:
    _check_model(options)
    from assay_trainer import torch_setup

    torch_setup.configure(1)
    from assay_trainer.model import module, source, write

    log = Log(quiet=options.quiet)
    if options.onnx:
        write.check_onnx()
    made = module.made(options.model) if options.model else None
    if made is not None:
        write.kind_of(made["module"], options.format)
    with tempfile.TemporaryDirectory() as folder:
        if isinstance(options.task, Path):
            found = source.Folder.open(options.task).source(options.state)
        else:
            found = _from_chain(options, Path(folder), log)
        licence = _data(options, found.manifest) if options.data else ""
        tokenizer = options.tokenizer
        if made is None:
            made = _rebuilt(options, found.manifest, log)
            if made is not None and tokenizer is None and made.get("tokenizer"):
                tokenizer = Path(folder) / "tokenizer.json"
                tokenizer.write_bytes(made["tokenizer"])
        wanted = write.Wanted(
            out=options.out,
            made=made,
            format=options.format,
            onnx=options.onnx,
            tokenizer=tokenizer,
            recomputed=options.recompute,
            licence=licence,
        )
        try:
            facts = write.write(found, wanted)
        except write.CannotWrite as exc:
            # Nobody asked for the form that an adapter's module has, and the library may not write a stranger's numbers in it.
            if made is None or options.model or options.tokenizer or options.onnx or options.format != "auto":
                raise
            log.warn(f"the folder has the module's tensors alone: {exc}")
            facts = write.write(found, replace(wanted, format="safetensors"))
    if not found.final:
        log.warn("the state is not final, or nothing says that it is: it may still be overturned")
    where = {"taskId": "0x" + found.task.id.hex() if found.task else None, "round": found.round, "final": found.final}
    print(json.dumps({"stateRoot": "0x" + found.state.root().hex(), **where, **facts}, separators=(",", ":")), flush=True)
    return 0


def _rebuilt(options: argparse.Namespace, manifest: Any, log: Log) -> dict[str, Any] | None:
    """What the task's adapter makes of its manifest; None where it makes nothing, and no more is asked for than tensors."""
    from assay_trainer.errors import AssayError
    from assay_trainer.model import rebuilt

    asked = [("--onnx", options.onnx), ("--tokenizer", options.tokenizer)]
    asked.append((f"--format {options.format}", options.format not in ("auto", "safetensors")))
    needed = next((flag for flag, value in asked if value), None)
    folders = [p for p in (options.task, options.data) if isinstance(p, Path)]
    try:
        made = rebuilt.of(manifest, folders)
    except AssayError as exc:
        if needed:
            raise
        log.warn(f"the module is not made again, the folder has the task's own tensors alone: {exc}")
        return None
    if made is None and needed:
        raise ConfigError(f"{needed} needs the module", "--model FILE.py:FUNCTION, as init was given it")
    if made is not None and options.onnx:
        # A batch of a task may be large, and torch.onnx runs the module on it.
        made["example"] = tuple(x[:_ONNX_ROWS] for x in made["example"])
    return made


def _from_chain(options: argparse.Namespace, cache: Path, log: Log) -> Any:
    from assay_trainer.chain import Chain
    from assay_trainer.deployment import Deployment
    from assay_trainer.model import source
    from assay_trainer.onchain import keepers_of

    chain = Chain(Deployment.load(options.deployment, options.rpc))
    keepers = keepers_of(options.keeper, chain, options.task, options.mirror)
    if options.recompute:
        from assay_trainer.recompute import recompute

        recompute(
            chain, keepers, options.task, cache, lambda fact: log.info(f"round {fact['round']} recomputed: {fact['stateRoot']}")
        )
    return source.from_chain(source.ask(chain, options.task), keepers, options.round, cache)


def _data(options: argparse.Namespace, manifest: Any) -> str:
    """The data set's licence; refuses another data set than the task's, and another tokenizer than the data's."""
    import hashlib

    from assay_trainer.adapters import records
    from assay_trainer.data.folder import SHARDS, Dataset

    # A task's folder has the data set in it, or its card alone.
    places = [p for p in (options.data, options.data / "data") if (p / SHARDS).is_file()]
    records.look_in([options.data])
    card = None if places else records.card_of(manifest)
    if card is None:
        data = Dataset.open(places[0] if places else options.data)
        data.require_manifest(manifest)
        card = data.card
    if options.tokenizer:
        ours = "0x" + hashlib.sha256(options.tokenizer.read_bytes()).hexdigest()
        theirs = {s.get("tokenizer_sha256") for s in card["sources"]}
        if theirs != {ours}:
            names = ", ".join(str(t) for t in theirs if t) or "no tokenizer: its tokens are bytes"
            raise ConfigError(f"--tokenizer: {options.tokenizer.name} has SHA-256 {ours}, the data's card names {names}")
    return card["license"].splitlines()[0] if card["license"] else ""


# ---- verify-model -----------------------------------------------------------------------------------------------------------


def _check_verify(options: argparse.Namespace) -> None:
    if not options.file.exists():
        raise ConfigError(f"--file: there is no {options.file}")
    if options.states and not isinstance(options.task, Path):
        raise ConfigError("--states without a task's folder", "--task FOLDER, which `init` wrote")
    if isinstance(options.task, Path) and not options.task.is_dir():
        raise ConfigError(f"--task: there is no folder {options.task}", "a task's id, or a folder that `init` wrote")
    if isinstance(options.task, bytes) and options.receipt:
        raise ConfigError("--receipt and a task's id", "the chain says what the receipt does: one of them")
    for flag, path in (("--receipt", options.receipt), ("--manifest", options.manifest)):
        if path and not path.is_file():
            raise ConfigError(f"{flag}: there is no file {path}")
    if options.model:
        target.check(options.model)


def _verify(options: argparse.Namespace) -> int:
    _check_verify(options)
    from assay_trainer.model import check, judge, weights

    tensors = weights.open_weights(options.file)
    folder = options.file if options.file.is_dir() else options.file.parent
    known = judge.known(options, folder)
    found = check.check(check.flat_of(tensors, known.manifest), known)
    others, source, vouched = judge.check_others(options, tensors, known)
    answer: dict[str, Any] = {
        "match": True,
        "taskId": "0x" + known.task_id.hex() if known.task_id else None,
        "chainId": known.chain_id,
        "manifestHash": "0x" + known.manifest.hash.hex(),
        "round": found.round,
        "final": found.final,
        "stateRoot": "0x" + found.root.hex(),
        "tensors": len(known.manifest.tensors),
        "parameters": known.manifest.parameters,
        "heldAgainst": known.source,
        # What only the file's own receipt says of them, whoever changed the file could have changed there.
        "others": {"tensors": len(others), "heldAgainst": source if others else None, "vouched": vouched or not others},
    }
    if options.json:
        print(json.dumps(answer, separators=(",", ":")), flush=True)
    else:
        print(_said(options.file, answer), flush=True)
    return 0


def _said(path: Path, a: dict[str, Any]) -> str:
    which = f"task {a['taskId']}" if a["taskId"] else f"the task with the manifest {a['manifestHash']}"
    if a["round"] is None:
        when = "a state of its run; nothing says of which round"
    elif a["round"] < 0:
        when = "the state that it begins with"
    else:
        when = f"the state after round {a['round']}, {'final' if a['final'] else 'not final'}"
    lines = [
        f"{path} is of {which}: {when}",
        f"  state root    {a['stateRoot']}",
        f"  tensors       {a['tensors']}, {a['parameters']} parameters, each bit as in the state",
        f"  held against  {a['heldAgainst']}",
    ]
    if a["others"]["tensors"]:
        doubt = "" if a["others"]["vouched"] else ", for which nothing else vouches: --model checks them"
        lines.append(f"  not trained   {a['others']['tensors']} other tensors, as {a['others']['heldAgainst']} has them{doubt}")
    return "\n".join(lines)
