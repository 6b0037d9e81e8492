"""Where a model comes from: a task on a chain, or the folder of a task."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from assay_trainer import __version__, safetensors_io, strict_json
from assay_trainer import manifest as mf
from assay_trainer.commit import State
from assay_trainer.errors import AssayError, ConfigError, FormatError
from assay_trainer.facts_gen import RoundStatus
from assay_trainer.manifest import Manifest
from assay_trainer.model import MANIFEST
from assay_trainer.model.check import momentum_roots, params_roots
from assay_trainer.model.receipt import FIRST, MAX_FRAGMENTS, Receipt, Round, Task, hex_
from assay_trainer.safetensors_io import PayloadError
from assay_trainer.spec import Spec, weight_bits

TASK, STATE = "task.json", "state.safetensors"
MAX_TASK = 1 << 20
MAX_STATES = 10_000
# JSON of others reads larger numbers wrongly.
_EXACT = 1 << 53


class NoState(AssayError):
    """A round has no state yet."""


@dataclass(frozen=True)
class Source:
    """A state, and what it is of.

    Attributes:
        manifest: Of the task.
        state: Checked against its root.
        fragments: Of the task.
        round: FIRST for the state that the task begins with, None if nothing says.
        final: Whether it cannot be overturned any more.
        task: On the chain; None of a folder.
        rounds: All of the task so far.
        finalized: How many of them are final.
        run_root: Over these, as the chain has it.
    """

    manifest: Manifest
    state: State
    fragments: int
    round: int | None
    final: bool
    task: Task | None = None
    rounds: tuple[Round, ...] = ()
    finalized: int = 0
    run_root: bytes | None = None

    def receipt(self, recomputed: bool, others: Mapping[str, bytes]) -> Receipt:
        """What is written beside the model."""
        return Receipt(
            manifest_hash=self.manifest.hash,
            parameters=self.manifest.parameters,
            fragments=self.fragments,
            round=self.round,
            final=self.final,
            state_root=self.state.root(),
            params_roots=tuple(params_roots(self.state.flat(), self.fragments)),
            momentum_roots=tuple(momentum_roots(self.state)),
            task=self.task,
            rounds=self.rounds,
            finalized=self.finalized,
            run_root=self.run_root,
            recomputed=recomputed,
            others=others,
            tool=f"assay-trainer {__version__}",
        )


@dataclass(frozen=True)
class OnChain:
    """A task as its chain has it at one block."""

    id: bytes
    spec: Spec
    rounds: tuple[Round, ...]
    finalized: int
    run_root: bytes | None
    chain_id: int
    contract: bytes

    @property
    def task(self) -> Task:
        """As receipts have it."""
        return Task(self.id, self.chain_id, hex_(self.contract), spec_to_json(self.spec))

    def roots(self) -> dict[bytes, int | None]:
        """Round by state root. Of a state that several rounds have, because one was carried, the first."""
        found: dict[bytes, int | None] = {self.spec["initialStateRoot"]: FIRST}
        for r, one in enumerate(self.rounds):
            found.setdefault(one.root, r)
        return found


def spec_to_json(spec: Spec) -> dict[str, Any]:
    """What spec_from_json reads."""

    def value(x: Any) -> Any:
        if isinstance(x, bytes):
            return hex_(x)
        if isinstance(x, bool):
            return x
        return str(int(x)) if int(x) >= _EXACT else int(x)

    weights = weight_bits(spec)
    while weights and not weights[-1]:
        weights.pop()
    return {k: weights if k == "weights" else value(v) for k, v in spec.items()}


def ask(chain: Any, task_id: bytes) -> OnChain:
    """A task's spec and the roots of its rounds, all of one block."""
    from assay_trainer.chain import topic_word

    chain.check()
    block = chain.latest()
    spec, head = chain.spec(task_id), chain.head(task_id, block)
    signers: dict[int, tuple[str, ...]] = {}
    logs = chain.logs("TrainingRounds", "RoundProposed", [topic_word(task_id)], chain.deployment.deploy_block, block.number)
    for log in logs:  # the newest of a round is that of its standing proposal
        signers[log.args["round"]] = tuple(hex_(s) for s in log.args["signers"])
    rounds = []
    for r in range(head["round"]):
        one = chain.round(task_id, r, block)
        stands = one["status"] in (RoundStatus.PROPOSED, RoundStatus.FINAL)
        payloads = int(one["included"]).bit_count() if stands else 0
        rounds.append(Round(one["stateRoot"], payloads, signers.get(r, ()) if stands else ()))
    run_root = chain.read("TrainingRounds", "runRootOf", task_id, block=block) if head["finalized"] else None
    deployment = chain.deployment
    return OnChain(task_id, spec, tuple(rounds), head["finalized"], run_root, deployment.chain_id, deployment.tasks)


def from_chain(found: OnChain, keepers: Any, round_: int | None, cache: Path) -> Source:
    """The state after a round of a task; None: after the newest round that is final.

    Raises:
        NoState: The round is not over yet.
    """
    from assay_trainer.onchain import state_of

    spec = found.spec
    which = found.finalized - 1 if round_ is None else round_
    if which >= len(found.rounds):
        raise NoState(
            f"round {which} has no state yet: the open round is {len(found.rounds)}",
            "leave --round out for the newest state that is final",
        )
    root = spec["initialStateRoot"] if which < 0 else found.rounds[which].root
    raw = keepers.download(spec["manifestHash"], mf.MAX_BYTES, cache / "manifest.json", mf.manifest_hash)
    return Source(
        manifest=mf.parse(raw, spec["paramCount"]),
        state=state_of(keepers, spec, root, cache),
        fragments=spec["fragmentCount"],
        round=which,
        final=which < found.finalized,
        task=found.task,
        rounds=found.rounds,
        finalized=found.finalized,
        run_root=found.run_root,
    )


@dataclass(frozen=True)
class Folder:
    """The folder of a task, as `init` writes it, and states of its run."""

    path: Path
    manifest: Manifest
    fragments: int
    states: dict[Path, State] = field(default_factory=dict)

    @classmethod
    def open(cls, path: Path, states: Path | None = None) -> Folder:
        """Reads manifest, template and first state, and every state in a folder, such as a trainer's --datadir.

        Raises:
            ConfigError: A file of the task is missing.
            FormatError: One is not what it says.
        """
        for name in (MANIFEST, TASK, STATE):
            if not (path / name).is_file():
                raise ConfigError(f"--task: {path} has no {name}", "a task's id, or a folder that `init` wrote")
        manifest = mf.parse(_limited(path / MANIFEST, mf.MAX_BYTES))
        try:
            document = strict_json.loads(_limited(path / TASK, MAX_TASK))
            fragments = document["fragmentCount"]
        except (ValueError, KeyError, TypeError) as exc:
            raise FormatError(f"{TASK}: {exc}", "what `init` wrote") from exc
        most = min(manifest.parameters, MAX_FRAGMENTS)
        if isinstance(fragments, bool) or not isinstance(fragments, int) or not 1 <= fragments <= most:
            raise FormatError(f"{TASK}: fragmentCount is {str(fragments)[:40]}")
        found = cls(path, manifest, fragments)
        found.add(path / STATE)
        if states is not None:
            more = sorted(states.rglob("*.safetensors")) if states.is_dir() else [states]
            if not more or not all(p.is_file() for p in more) or len(more) > MAX_STATES:
                raise ConfigError(
                    f"--states: {states} has no states", "a state's file, or a folder of them: a trainer's --datadir"
                )
            for one in more:
                found.add(one)
        return found

    def add(self, path: Path) -> State:
        """A state's file. Raises FormatError unless it is one of the task's."""
        layout = safetensors_io.state_layout(self.manifest.parameters, self.fragments)
        try:
            raw = _limited(path, safetensors_io.canonical_bytes(layout) + safetensors_io.MAX_HEADER)
            self.states[path] = safetensors_io.decode_state(raw, self.manifest.parameters, self.fragments)
        except PayloadError as exc:
            raise FormatError(f"{path.name} is no state of the task: {exc.name}: {exc}") from exc
        return self.states[path]

    @property
    def first(self) -> State:
        """The state that the task begins with."""
        return self.states[self.path / STATE]

    def roots(self) -> dict[bytes, int | None]:
        """State roots; of the first one the round is known."""
        first = self.first.root()
        return {root: FIRST if root == first else None for root in (s.root() for s in self.states.values())}

    def source(self, path: Path | None) -> Source:
        """A state of the folder's task; None: the first one."""
        state = self.first if path is None else self.add(path)
        first = state.root() == self.first.root()
        return Source(self.manifest, state, self.fragments, FIRST if first else None, first)


def _limited(path: Path, most: int) -> bytes:
    with open(path, "rb") as file:
        raw = file.read(most + 1)
    if len(raw) > most:
        raise FormatError(f"{path.name} has more than {most} bytes")
    return raw
