"""What `assay-trainer model` writes: named tensors, a folder of transformers, an adapter of PEFT, ONNX, and the receipt."""

from __future__ import annotations

import copy
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from assay_trainer import durable
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.manifest import Manifest
from assay_trainer.model import ADAPTER_WEIGHTS, CARD, MANIFEST, RECEIPT, WEIGHTS, module, weights
from assay_trainer.model.check import check_others, digest, flat_of, listed, names_in, state_root
from assay_trainer.model.receipt import FIRST, Receipt, hex_
from assay_trainer.model.source import Source
from assay_trainer.torch_setup import torch

Array = NDArray[Any]
AUTO, PLAIN, HUGGING_FACE, PEFT = "auto", "safetensors", "huggingface", "peft"
FORMATS = (AUTO, PLAIN, HUGGING_FACE, PEFT)
ADAPTER, ONNX = "adapter", "model.onnx"
# What one file of protocol buffers cannot hold goes beside it.
_ONNX_INLINE = 1 << 30


class CannotWrite(AssayError):
    """A library cannot write the module in a form that was asked for."""


@dataclass(frozen=True)
class Wanted:
    """What is to be written.

    Attributes:
        out: The folder; new, or empty.
        made: What --model's function returns; None: only the task's own tensors are known.
        format: One of FORMATS.
        onnx: Whether to write model.onnx too.
        tokenizer: JSON file of the library tokenizers.
        recomputed: Whether every round was recomputed, for receipt and card.
        licence: Of the data set, for the card.
    """

    out: Path
    made: Mapping[str, Any] | None = None
    format: str = AUTO
    onnx: bool = False
    tokenizer: Path | None = None
    recomputed: bool = False
    licence: str = ""


def kind_of(model: torch.nn.Module | None, asked: str) -> str:
    """The format of a module: what is asked for, or for AUTO what it is.

    Raises:
        ConfigError: The module cannot have it, or a library is not installed.
    """
    kind = PLAIN
    if model is not None:
        # Who made such a module has loaded its library.
        for found, library, name in ((PEFT, "peft", "PeftModel"), (HUGGING_FACE, "transformers", "PreTrainedModel")):
            loaded = sys.modules.get(library)
            if loaded is not None and isinstance(model, getattr(loaded, name)):
                kind = found
                break
    if asked in (AUTO, PLAIN, kind):
        return kind if asked == AUTO else asked
    library, name = ("peft", "PeftModel") if asked == PEFT else ("transformers", "PreTrainedModel")
    if model is None:
        raise ConfigError(f"--format {asked} needs the module", "--model FILE.py:FUNCTION")
    _library(library, f"--format {asked}", "peft" if asked == PEFT else "")
    raise ConfigError(f"--format {asked}: the module is {type(model).__name__}, no {library}.{name}", f"--format {kind}")


def _library(name: str, what: str, extra: str = "") -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as exc:
        install = f"pip install 'assay-trainer[{extra}]'" if extra else f"pip install {name}"
        raise ConfigError(f"{what} needs {name}, which is not installed ({exc})", install) from exc


def check_onnx() -> None:
    """Raises ConfigError unless what torch.onnx needs is installed; names all that is missing."""
    missing = [n for n in ("onnx", "onnxscript") if importlib.util.find_spec(n) is None]
    if missing:
        raise ConfigError(f"--onnx needs {' and '.join(missing)}, not installed here", "pip install 'assay-trainer[onnx]'")


def write(source: Source, wanted: Wanted) -> dict[str, Any]:
    """Writes a model's folder, whole or not at all, and checks it as others will. Returns what is in it.

    Raises:
        ConfigError: Something asked for is not possible here; nothing is written.
        ModelMismatch: The module is not the task's.
        CannotWrite: A library fails, or reads other numbers from what it wrote.
    """
    out = wanted.out
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise ConfigError(f"--out: {out} is there already", "a new folder")
    model = wanted.made["module"] if wanted.made else None
    kind = kind_of(model, wanted.format)
    if wanted.onnx:
        if model is None:
            raise ConfigError("--onnx needs the module", "--model FILE.py:FUNCTION")
        check_onnx()
    others: dict[str, Array] = {}
    if model is not None:
        module.load_state(model, source.manifest, source.state.flat())
        others = module.others_of(model, source.manifest)
    receipt = source.receipt(wanted.recomputed, module.digests(others))
    out.parent.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=f".{out.name}.partial-", dir=out.parent))
    try:
        _fill(folder, source, wanted, kind, receipt, others)
        folder.chmod(0o755)
        if out.exists():
            out.rmdir()
        os.replace(folder, out)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    durable.sync_directory(out.parent)
    return {
        "out": str(out),
        "format": kind,
        "files": sorted(p.relative_to(out).as_posix() for p in out.rglob("*") if p.is_file()),
        "tensors": len(source.manifest.tensors),
        "otherTensors": len(others),
        "parameters": source.manifest.parameters,
    }


def _fill(folder: Path, source: Source, wanted: Wanted, kind: str, receipt: Receipt, others: Mapping[str, Array]) -> None:
    model = wanted.made["module"] if wanted.made else None
    tensors = [*_named(source.manifest, source.state.flat()), *others.items()]
    weights.write(folder / WEIGHTS, tensors, _metadata(receipt))
    durable.write(folder / MANIFEST, source.manifest.raw)
    durable.write(folder / RECEIPT, receipt.encode())
    _check_written(folder / WEIGHTS, source, receipt)
    if kind == HUGGING_FACE:
        _hugging_face(folder, model, wanted.tokenizer)
    if kind == PEFT:
        _adapter(folder, model, source, wanted)
    if wanted.onnx:
        _onnx(folder / ONNX, wanted.made)
    durable.write(folder / CARD, card(receipt, source.manifest, kind, wanted).encode())


def _named(manifest: Manifest, flat: NDArray[np.float32]) -> list[tuple[str, Array]]:
    found, at = [], 0
    for name, shape in manifest.tensors:
        size = int(np.prod(shape, dtype=np.int64))
        found.append((name, flat[at : at + size].reshape(shape)))
        at += size
    return found


def _metadata(receipt: Receipt) -> dict[str, str]:
    """What a safetensors file says of itself; `assay task model` writes the same keys."""
    found = {"format": "pt", "stateRoot": hex_(receipt.state_root)}
    if receipt.task is not None:
        found["task"] = hex_(receipt.task.id)
    if receipt.round is not None:
        found["round"] = str(receipt.round)
    return found


def _check_written(path: Path, source: Source, receipt: Receipt, covers: bool = True) -> None:
    """Reads a file back as others will, and recomputes its root."""
    found = weights.read(path)
    flat = flat_of(found, source.manifest)
    if flat.tobytes() != source.state.flat().tobytes():
        raise CannotWrite(f"{path.name} has other numbers than the state", "report this")
    if state_root(receipt.params_roots, receipt.momentum_roots) != source.state.root():
        raise CannotWrite(f"{path.name} has another root than the state", "report this")
    if covers:
        check_others(found, source.manifest, receipt.others, RECEIPT)


# ---- transformers -----------------------------------------------------------------------------------------------------------


def _hugging_face(folder: Path, model: Any, tokenizer: Path | None) -> None:
    transformers = _library("transformers", "a folder of transformers")
    config = copy.deepcopy(model.config)
    config.architectures = [type(model).__name__]
    config.dtype = torch.float32
    try:
        config.save_pretrained(folder)
        if getattr(model, "generation_config", None) is not None and model.can_generate():
            model.generation_config.save_pretrained(folder)
        if tokenizer is not None:
            _tokenizer(folder, transformers, tokenizer)
        loaded = type(model).from_pretrained(folder, local_files_only=True)
    except AssayError:
        raise
    except Exception as exc:  # of a configuration that may be anybody's
        raise CannotWrite(
            f"transformers cannot write, or load again, what it is given of {type(model).__name__}: {str(exc)[:300]}",
            "--format safetensors",
        ) from exc
    theirs = dict(loaded.named_parameters())
    wrong = [n for n, x in model.named_parameters() if n not in theirs or not _same(theirs[n], x)]
    if wrong:
        raise CannotWrite(
            f"{type(model).__name__}.from_pretrained reads other numbers for {listed(wrong)}",
            "--format safetensors; transformers has other names for this architecture's tensors",
        )


def _same(a: torch.Tensor, b: torch.Tensor) -> bool:
    x, y = (np.ascontiguousarray(v.detach().cpu().numpy()) for v in (a, b))
    return x.shape == y.shape and x.tobytes() == y.tobytes()


def _tokenizer(folder: Path, transformers: Any, path: Path) -> None:
    try:
        transformers.PreTrainedTokenizerFast(tokenizer_file=str(path)).save_pretrained(folder)
    except Exception as exc:
        raise ConfigError(f"--tokenizer: {path.name} is no tokenizer: {str(exc)[:200]}", "a tokenizer.json") from exc


# ---- PEFT -------------------------------------------------------------------------------------------------------------------


def _adapter(folder: Path, model: Any, source: Source, wanted: Wanted) -> None:
    """The adapter's folder: what is trained, by PEFT's names."""
    inner = folder / ADAPTER
    try:
        # Not "auto", which would ask the hub for the base model's configuration.
        model.save_pretrained(inner, safe_serialization=True, save_embedding_layers=False)
    except (OSError, ValueError, RuntimeError, TypeError, KeyError) as exc:
        raise CannotWrite(f"peft cannot save the module: {str(exc)[:300]}", "--format safetensors") from exc
    found = weights.read(inner / ADAPTER_WEIGHTS)
    where = names_in(found, source.manifest)
    missing = [n for n, w in where.items() if w not in found]
    if missing:
        raise CannotWrite(
            f"an adapter of PEFT has no place for {listed(missing)}, which the task trains too",
            "modules_to_save of the adapter's configuration, or --format safetensors",
        )
    if wanted.tokenizer is not None:
        _tokenizer(inner, _library("transformers", "a tokenizer's files"), wanted.tokenizer)
    covered = set(where.values())
    others = {n: digest(t) for n, t in found.items() if n not in covered}
    receipt = source.receipt(wanted.recomputed, others)
    durable.write(inner / MANIFEST, source.manifest.raw)
    durable.write(inner / RECEIPT, receipt.encode())
    _check_written(inner / ADAPTER_WEIGHTS, source, receipt)
    durable.write(inner / CARD, card(receipt, source.manifest, PEFT, wanted).encode())


# ---- ONNX -------------------------------------------------------------------------------------------------------------------


def _onnx(path: Path, made: Mapping[str, Any]) -> None:
    """The module's forward pass on a micro-batch of the example's shape, as torch.onnx writes it."""
    model = made["module"]
    fields = [made["example"]] if isinstance(made["example"], torch.Tensor) else list(made["example"])
    training = model.training
    model.eval()
    try:
        called = module.call(model, made["loss"], fields)
        size = sum(x.numel() * x.element_size() for x in (*model.parameters(), *model.buffers()))
        torch.onnx.export(
            model,
            called.arguments,
            str(path),
            kwargs=called.keywords or None,
            dynamo=True,
            external_data=size > _ONNX_INLINE,
            verbose=False,
        )
    except Exception as exc:
        if isinstance(exc, AssayError):
            raise
        raise CannotWrite(
            f"torch.onnx cannot write the module: {type(exc).__name__}: {_last(exc)}", "leave --onnx out"
        ) from exc
    finally:
        model.train(training)


def _last(exc: BaseException) -> str:
    """The innermost cause, in one line."""
    while exc.__cause__ is not None:
        exc = exc.__cause__
    return " ".join(str(exc).split())[:300]


# ---- the card ---------------------------------------------------------------------------------------------------------------


def card(receipt: Receipt, manifest: Manifest, kind: str, wanted: Wanted) -> str:
    """README.md: what the model is, what is known of it, and how to check that again."""
    library = {HUGGING_FACE: "transformers", PEFT: "peft"}.get(kind)
    head = ["---", *([f"library_name: {library}"] if library else []), "tags:", "- assay", "---", ""]
    t, data = receipt.task, manifest.document["dataset"]
    lines = [
        f"# A model of {'task ' + hex_(t.id)[:10] if t else 'a task that is not on a chain'}",
        "",
        "Trained with Assay: every number of the run can be recomputed bit for bit.",
        "",
        "| | |",
        "|---|---|",
    ]
    if t:
        lines += [
            f"| task | `{hex_(t.id)}` |",
            f"| chain | {t.chain_id}, contract `{t.contract}` |",
            f"| task's description | specHash `{_spec_hash(t.spec)}` |",
        ]
    lines += [
        f"| round | {_round(receipt)} |",
        f"| state root | `{hex_(receipt.state_root)}` |",
        f"| manifest | `{hex_(receipt.manifest_hash)}` |",
        f"| parameters | {receipt.parameters}, in {len(manifest.tensors)} tensors |",
        f"| data | {_plain(data['name'])}: {data['records']} records, root `{data['root']}` |",
    ]
    if wanted.licence:
        lines.append(f"| licence of the data | {_plain(wanted.licence)} |")
    if receipt.others:
        count = len(receipt.others)
        lines.append(f"| other tensors | {count}, not trained: the root does not cover them, `{RECEIPT}` has their SHA-256 |")
    if receipt.rounds:
        lines += ["", *_rounds(receipt)]
    lines += ["", "## Who verified it", "", *_verified(receipt), "", "## Check it again", "", *_again(receipt, kind)]
    return "\n".join([*head, *lines, ""])


def _spec_hash(spec: Mapping[str, Any]) -> str:
    from assay_trainer.spec import spec_from_json, spec_hash

    return hex_(spec_hash(spec_from_json(dict(spec))))


def _plain(text: str) -> str:
    """Text of others in a table: printable, on one line, and no markup."""
    line = "".join(c if c.isprintable() else " " for c in str(text).splitlines()[0] if text)[:120]
    return "".join("\\" + c if c in "\\`*_[]<>|!#" else c for c in line)


def _round(receipt: Receipt) -> str:
    if receipt.round is None:
        return "not known: a state's file"
    if receipt.round == FIRST:
        return "none: the state that the task begins with"
    return f"{receipt.round}, {'final' if receipt.final else 'not final: it could still be overturned'}"


def _rounds(receipt: Receipt) -> list[str]:
    upto = len(receipt.rounds) if receipt.round is None else receipt.round + 1
    rounds = receipt.rounds[:upto]
    lines = [f"{sum(r.payloads for r in rounds)} payloads of trainers were aggregated in {len(rounds)} rounds.", ""]
    if rounds:
        lines += ["| round | payloads | signed by | state root |", "|---|---|---|---|"]
    shown = rounds[-32:]
    if len(shown) < len(rounds):
        lines.append(f"| 0 to {len(rounds) - len(shown) - 1} | … | … | in `{RECEIPT}` |")
    for r, one in enumerate(shown, len(rounds) - len(shown)):
        who = ", ".join(f"`{s}`" for s in one.signers) or "carried: nobody"
        lines.append(f"| {r} | {one.payloads} | {who} | `{hex_(one.root)}` |")
    return lines


def _verified(receipt: Receipt) -> list[str]:
    lines = []
    if receipt.task is None:
        lines.append("- Nobody yet: this is the state of a task's folder, which no chain has.")
    elif receipt.round == FIRST:
        lines.append("- Nobody: it is the state that the sponsor gave. It was held against the root on the chain.")
    else:
        lines.append("- The keepers named above signed each round's root, with their stake behind it.")
        lines.append("- Whoever wrote this folder held the state against the root on the chain.")
    if receipt.recomputed:
        lines.append(f"- {receipt.tool} recomputed every round from its payloads before this was written, with the same roots.")
    elif receipt.task is not None and receipt.round != FIRST:
        lines.append("- The rounds were not recomputed for this folder; below is how to do it.")
    return lines


def _again(receipt: Receipt, kind: str) -> list[str]:
    place = "." if kind != PLAIN else WEIGHTS
    if receipt.task is None:
        return ["With the task's folder, offline:", "", f"    assay-trainer verify-model --file {place} --task TASK_FOLDER"]
    task = hex_(receipt.task.id)
    return [
        "Offline, against the receipt that the chain issues when the run is over:",
        "",
        f"    assay task receipt --task {task} --json > receipt.json",
        f"    assay-trainer verify-model --file {place} --receipt receipt.json",
        "",
        "Or against the chain itself, and every round from its payloads:",
        "",
        f"    assay-trainer verify-model --file {place} --task {task}",
        f"    assay verify run --task {task}",
        f"    assay-trainer recompute --task {task}",
    ]
