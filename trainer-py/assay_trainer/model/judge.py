"""What a model's file is held against: a receipt, a task's folder, the chain, or the assay.json beside it."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from assay_trainer import manifest as mf
from assay_trainer.errors import AssayError, ConfigError, FormatError
from assay_trainer.manifest import Manifest
from assay_trainer.model import MANIFEST, RECEIPT, check
from assay_trainer.model.check import Known, ModelMismatch
from assay_trainer.model.receipt import FIRST, ChainReceipt, Receipt, Task, hex_, load, run_root
from assay_trainer.model.source import Folder, ask
from assay_trainer.model.weights import Tensor
from assay_trainer.spec import spec_from_json, spec_hash


def known(options: argparse.Namespace, folder: Path) -> Known:
    """What --task, --receipt and the files beside the model say.

    Raises:
        ConfigError: There is nothing to hold the file against.
        FormatError: One of them is not what it has to be.
        ModelMismatch: They are of different tasks.
    """
    given = load(options.receipt) if options.receipt else None
    own = given if isinstance(given, Receipt) else _own(folder)
    if isinstance(options.task, Path):
        return _of_folder(Folder.open(options.task, options.states), options, given, own)
    manifest = _manifest(options.manifest or folder / MANIFEST)
    if isinstance(options.task, bytes):
        return _of_chain(options, manifest, own)
    if own is None:
        raise ConfigError(
            f"there is no {RECEIPT} beside the file: nothing says what its root is made of besides its parameters",
            f"--receipt {RECEIPT}, the task's folder by --task, or the folder that `assay-trainer model` wrote",
        )
    if own.manifest_hash != manifest.hash:
        raise ModelMismatch(f"the manifest has the hash {hex_(manifest.hash)}, {RECEIPT} names {hex_(own.manifest_hash)}")
    if isinstance(given, ChainReceipt):
        roots, task = _by_chain_receipt(given, own), own.task
        return _with(own, manifest, roots, f"the chain's receipt {options.receipt.name}", given.rounds, task)
    source = f"the receipt {options.receipt.name}" if given else f"the {RECEIPT} beside it, which nothing else vouches for"
    return _with(own, manifest, _roots(own), source, own.finalized, own.task)


def _with(
    own: Receipt, manifest: Manifest, roots: dict[bytes, int | None], source: str, final: int, task: Task | None
) -> Known:
    return Known(
        manifest=manifest,
        fragments=_fragments(own.fragments, manifest),
        roots=roots,
        source=source,
        task_id=task.id if task else None,
        chain_id=task.chain_id if task else None,
        finalized=final,
        momentum=[own.momentum_roots],
        receipt=own,
    )


def _own(folder: Path) -> Receipt | None:
    if not (folder / RECEIPT).is_file():
        return None
    found = load(folder / RECEIPT)
    if not isinstance(found, Receipt):
        raise FormatError(f"{RECEIPT} is a chain's receipt, not what `assay-trainer model` writes", f"--receipt {RECEIPT}")
    return found


def _manifest(path: Path) -> Manifest:
    try:
        with open(path, "rb") as file:
            return mf.parse(file.read(mf.MAX_BYTES + 1))
    except FileNotFoundError as exc:
        raise ConfigError(
            f"there is no {path.name} beside the file: nothing says in which order its tensors are hashed",
            "--manifest manifest.json, or the task's folder by --task",
        ) from exc


def _fragments(count: int, manifest: Manifest) -> int:
    if count > manifest.parameters:
        raise FormatError(f"{count} fragments of {manifest.parameters} parameters")
    return count


def _roots(own: Receipt) -> dict[bytes, int | None]:
    """The states that a receipt of ours names, by root; of a root that several rounds have, the first."""
    found: dict[bytes, int | None] = {own.state_root: own.round}
    for r, one in enumerate(own.rounds):
        if found.get(one.root) is None:
            found[one.root] = r
    return found


def _by_chain_receipt(given: ChainReceipt, own: Receipt) -> dict[bytes, int | None]:
    """The states that the chain's receipt vouches for: the last one, and all whose roots its run root is made of."""
    if own.task is None:
        raise ModelMismatch(f"{RECEIPT} names no task, the chain's receipt is of {hex_(given.task_id)}")
    if own.task.id != given.task_id:
        raise ModelMismatch(f"{RECEIPT} is of the task {hex_(own.task.id)}, the chain's receipt of {hex_(given.task_id)}")
    spec = _spec(own.task.spec)
    if spec_hash(spec) != given.spec_hash:
        raise ModelMismatch(
            f"{RECEIPT} has another description of the task than the chain: its hash is not the receipt's specHash"
        )
    facts = (spec["manifestHash"], spec["paramCount"], spec["fragmentCount"])
    if facts != (own.manifest_hash, own.parameters, own.fragments):
        raise ModelMismatch(f"{RECEIPT} names another manifest, or other sizes, than the task's description")
    found: dict[bytes, int | None] = {spec["initialStateRoot"]: FIRST}
    rounds = own.rounds[: given.rounds]
    if len(rounds) == given.rounds and run_root(rounds) == given.run_root:
        for r, one in enumerate(rounds):
            found.setdefault(one.root, r)
    if given.rounds:
        found.setdefault(given.state_root, given.rounds - 1)
    return found


def _spec(document: Mapping[str, Any]) -> dict[str, Any]:
    try:
        spec = spec_from_json(dict(document))
        spec_hash(spec)
    except Exception as exc:
        raise FormatError(f"{RECEIPT}: the task's description is none: {type(exc).__name__}: {str(exc)[:100]}") from exc
    return spec


def _of_folder(folder: Folder, options: argparse.Namespace, given: Receipt | ChainReceipt | None, own: Receipt | None) -> Known:
    """A task's folder says manifest and first state; rounds are those of a receipt, if one is given."""
    if given is not None and (own is None or own.manifest_hash != folder.manifest.hash):
        raise ModelMismatch("the receipt is of another manifest than the task's folder")
    roots = folder.roots()
    source = f"the states of {options.task}" + (f" and {options.states}" if options.states else "")
    finalized, task = 0, None
    if given is not None:
        more = _by_chain_receipt(given, own) if isinstance(given, ChainReceipt) else _roots(own)
        roots = more | {root: more[root] if more.get(root) is not None else r for root, r in roots.items()}
        finalized, task = given.rounds if isinstance(given, ChainReceipt) else own.finalized, own.task
        source += f", and the receipt {options.receipt.name}"
    same = own is not None and own.manifest_hash == folder.manifest.hash and own.fragments == folder.fragments
    return Known(
        manifest=folder.manifest,
        fragments=folder.fragments,
        roots=roots,
        source=source,
        task_id=task.id if task else None,
        chain_id=task.chain_id if task else None,
        finalized=finalized,
        momentum=[own.momentum_roots] if same else [],
        states=list(folder.states.values()),
        receipt=own if same else None,
    )


def _of_chain(options: argparse.Namespace, manifest: Manifest, own: Receipt | None) -> Known:
    from assay_trainer.chain import Chain
    from assay_trainer.deployment import Deployment

    chain = Chain(Deployment.load(options.deployment, options.rpc))
    found = ask(chain, options.task)
    if found.spec["manifestHash"] != manifest.hash:
        raise ModelMismatch(
            f"the manifest has the hash {hex_(manifest.hash)}, the task's is {hex_(found.spec['manifestHash'])}"
        )
    same = own is not None and own.fragments == found.spec["fragmentCount"]
    return Known(
        manifest=manifest,
        fragments=_fragments(found.spec["fragmentCount"], manifest),
        roots=found.roots(),
        source=f"the chain {found.chain_id}, asked now",
        task_id=options.task,
        chain_id=found.chain_id,
        finalized=found.finalized,
        momentum=[own.momentum_roots] if same else [],
        receipt=own if same else None,
    )


def others(options: argparse.Namespace, held: Known) -> tuple[Mapping[str, bytes], str, bool]:
    """What the tensors that no root covers are held against, its name, and whether it is from elsewhere than the file.

    It is the module of --model, else that of the adapter of a task's folder, else an assay.json.
    """
    if options.model:
        from assay_trainer import torch_setup

        torch_setup.configure(1)
        from assay_trainer.model import module

        return module.digests(module.others_of(module.made(options.model)["module"], held.manifest)), options.model, True
    if isinstance(options.task, Path) and (ours := _of_adapter(options.task, held.manifest)) is not None:
        return ours, f"the adapter {held.manifest.adapter}", True
    if held.receipt is None or not held.receipt.others:
        return {}, "", False
    given = options.receipt is not None and isinstance(load(options.receipt), Receipt)
    return held.receipt.others, options.receipt.name if given else RECEIPT, given


def check_others(options: argparse.Namespace, tensors: Mapping[str, Tensor], held: Known) -> tuple[list[str], str, bool]:
    """Holds the tensors that no root covers against what `others` says: their names, and its name and whether it vouches.

    Another version of a library may round a buffer otherwise than the one that wrote the file. Such buffers are held against
    the assay.json, which vouches for nothing; parameters, and what the manifest has bit for bit, are not.

    Raises:
        ModelMismatch: One differs, or there is nothing to hold it against.
    """
    digests, source, vouched = others(options, held)
    try:
        return check.check_others(tensors, held.manifest, digests, source), source, vouched
    except ModelMismatch as exc:
        if not isinstance(digests, Rebuilt):
            raise
        other = held.receipt
        if other is not None:
            mixed = {**other.others, **{n: d for n, d in digests.items() if n in digests.exact}}
            with contextlib.suppress(ModelMismatch):
                return check.check_others(tensors, held.manifest, mixed, RECEIPT), RECEIPT, False
        wrote = f"{RECEIPT} is of {other.tool or 'no version that it names'}" if other else f"there is no {RECEIPT}"
        raise ModelMismatch(
            exc.message, f"{wrote}, the module was made again by {digests.tool}: another version may round a buffer otherwise"
        ) from exc


class Rebuilt(dict[str, bytes]):
    """Digests of a module that was made again here.

    Attributes:
        exact: Names of what no library computes: parameters, and what follows from the manifest.
        tool: The versions that made it.
    """

    def __init__(self, digests: Mapping[str, bytes], exact: Iterable[str], tool: str) -> None:
        super().__init__(digests)
        self.exact, self.tool = frozenset(exact), tool


def _of_adapter(folder: Path, manifest: Manifest) -> Rebuilt | None:
    """Digests of what the module of the task's adapter has besides; None if it cannot be made, or has nothing else."""
    from assay_trainer import __version__, torch_setup
    from assay_trainer.registry import BUILT_IN, load

    if manifest.adapter not in BUILT_IN or manifest.adapter == "program":
        return None
    torch_setup.configure(1)
    from assay_trainer.model import module, rebuilt

    try:
        made = rebuilt.of(manifest, [folder])
    except AssayError:
        return None
    found = module.digests(module.others_of(made["module"], manifest)) if made else {}
    if not found:
        return None
    exact = {n for n, _ in made["module"].named_parameters(remove_duplicate=False)}
    exact |= {*getattr(load(manifest.adapter), "OWN", ())}
    return Rebuilt(found, exact, f"assay-trainer {__version__} with torch {torch_setup.torch.__version__}")
