"""A trainer's claim in the Verified tier, and the work that it is about: docs/formats.md, section 10."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

import assay_repops
from assay_repops import DeviceProgram, Program, TensorType
from assay_trainer.batch import record_index
from assay_trainer.commit import ZERO32, DType, Kind, dataset_root, hash_list_root, split_fragments, vector_root
from assay_trainer.errors import ConfigError, DatasetMismatch, FormatError
from assay_trainer.keeper_client import Keepers
from assay_trainer.payload import Form
from assay_trainer.spec import Spec

if TYPE_CHECKING:
    from assay_trainer.sealed import Sealing

_CLAIM_DOMAIN = b"assay/v1/claim"
_RANDOM_DOMAIN = b"assay/v1/random"

# The longest program that keepers take.
MAX_PROGRAM_BYTES = 1 << 26
_HEADER_BYTES, _INPUT_BYTES = 32, 96

Array = NDArray[np.generic]
F32Array = NDArray[np.float32]


@dataclass(frozen=True)
class Schedule:
    """How a claim's transitions are cut into segments: prologue, inner steps by checkpoints, epilogue."""

    steps: int
    """H, at least 1."""
    interval: int
    """Steps between two checkpoints, 1 to H; the last segment of steps may be shorter."""

    @property
    def checkpoints(self) -> int:
        """Local states that a claim commits to."""
        return -(-self.steps // self.interval) + 1

    @property
    def segments(self) -> int:
        """Segments, the prologue and the epilogue included."""
        return self.checkpoints + 1

    def steps_of(self, segment: int) -> range:
        """Inner steps of a segment; prologue and epilogue have none."""
        if not 0 < segment < self.segments - 1:
            return range(0)
        first = (segment - 1) * self.interval
        return range(first, min(first + self.interval, self.steps))

    def transitions(self, segment: int) -> int:
        """Leaves of a segment."""
        return len(self.steps_of(segment)) or 1


def step_seed(seed: bytes, round_: int, trainer: bytes, step: int) -> int:
    """Seed of a step's random numbers, 64 bits."""
    preimage = _RANDOM_DOMAIN + seed + round_.to_bytes(4, "big") + trainer + step.to_bytes(4, "big")
    return int.from_bytes(hashlib.sha256(preimage).digest()[:8], "big")


def claim_hash(task_id: bytes, round_: int, trainer: bytes, checkpoints: Sequence[bytes]) -> bytes:
    """What a trainer signs beside its payload: the root over its local states at the checkpoints."""
    binding = hashlib.sha256(_CLAIM_DOMAIN + task_id + round_.to_bytes(4, "big") + trainer).digest()
    return vector_root(Kind.CLAIM, DType.BYTES, len(checkpoints), binding, checkpoints)


def segment_root(transitions: Sequence[tuple[bytes, bytes]]) -> bytes:
    """Root over (local state root after it, step trace root) of each transition of a segment."""
    return vector_root(Kind.SEGMENT, DType.BYTES, len(transitions), ZERO32, [local + trace for local, trace in transitions])


@dataclass
class Work:
    """What one trainer computes in one round."""

    round: int
    trainer: bytes
    params: F32Array
    """The model before the round, flat."""
    records: Sequence[bytes]
    """The whole training set."""


@dataclass
class Result:
    """What the trainer claims and is paid for."""

    checkpoints: list[bytes] = field(default_factory=list)
    """Roots of the local states."""
    delta: F32Array = field(default_factory=lambda: np.zeros(0, np.float32))
    """Outer gradient, flat, before it is quantised."""
    loss: float | None = None
    """Mean over the steps of the local state's last tensor, where an exported step has its loss; None if it is no number."""


def check_places(inputs: Sequence[TensorType]) -> None:
    """Raise ConfigError unless states come first, and batch fields one behind the other.

    A replay takes them in their order, a proof on the chain by their index: where these differ, a right replay is proven wrong.
    """
    states = [t.index for t in inputs if t.source == "state"]
    first = next((i for i, t in enumerate(inputs) if t.source == "batch"), 0)
    fields = [i - t.index for i, t in enumerate(inputs) if t.source == "batch"]
    if states != list(range(len(states))) or fields != [first] * len(fields):
        raise ConfigError("a program of the task has inputs out of their order", "leave the task: it can be proven ill-formed")


class Replayer:
    """Recomputes claims of one task. Not for two threads at once."""

    def __init__(
        self,
        task_id: bytes,
        seed: bytes,
        schedule: Schedule,
        form: Form,
        programs: Sequence[bytes],
        constants: Sequence[Sequence[Array]],
        device: str = "cpu",
        warn: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Open the task's programs.

        Args:
            task_id: 32 bytes.
            seed: The spec's.
            schedule: The spec's inner steps and checkpoint interval.
            form: How the task's payloads are written down.
            programs: Encodings of prologue, step and epilogue.
            constants: Of each program, in the order of its inputs.
            device: What takes a round's steps: cpu, cuda or cuda:N. Claims are the same.
            warn: Is told of a device that fails; the CPU goes on.
        """
        self.task_id, self._seed, self._schedule, self._form = task_id, seed, schedule, form
        try:
            opened = [Program(p, c) for p, c in zip(programs, constants, strict=True)]
            self._resident = None if device == "cpu" else DeviceProgram(programs[1], constants[1], device=device)
        except assay_repops.RepopsError as exc:
            raise ConfigError(f"the task's programs cannot be run: {exc}") from exc
        self._prologue, self._step, self._epilogue = opened
        self._warn = warn
        for program in opened:
            check_places(program.inputs)
        self._fields = [t for t in self._step.inputs if t.source == "batch"]
        if any(not t.shape or t.shape[0] != self._fields[0].shape[0] for t in self._fields):
            raise ConfigError("the batch fields of the step program differ in their number of rows")
        self.program_root = hash_list_root(Kind.PROGRAMS, [p.root for p in opened])

    @property
    def rows(self) -> int:
        """Records of a micro-batch."""
        return self._fields[0].shape[0] if self._fields else 0

    @property
    def records_of_step(self) -> int:
        """Records of an inner step."""
        return self.rows * self._step.micro_batches

    @cached_property
    def record_bytes(self) -> int:
        """Size of a record: one row of each batch field."""
        return sum(t.dtype.itemsize * int(np.prod(t.shape[1:])) for t in self._fields)

    def batch(self, records: Sequence[bytes]) -> list[Array]:
        """Fields of a micro-batch of these records. A NaN is read as the canonical one."""
        wrong = [len(r) for r in records if len(r) != self.record_bytes]
        if wrong or len(records) != self.rows:
            raise ConfigError(
                f"the programs read {self.rows} records of {self.record_bytes} bytes, not one of {wrong or len(records)}"
            )
        raw = np.frombuffer(b"".join(records), np.uint8).reshape(self.rows, -1)
        fields: list[Array] = []
        at = 0
        for t in self._fields:
            size = t.dtype.itemsize * int(np.prod(t.shape[1:]))
            rows = np.ascontiguousarray(raw[:, at : at + size]).view(t.dtype.newbyteorder("<"))
            field = rows.astype(t.dtype).reshape(t.shape)
            if field.dtype == np.float32:
                field[np.isnan(field)] = np.float32(np.nan)
            fields.append(field)
            at += size
        return fields

    def run(self, work: Work, progress: Callable[[int, float | None], None] = lambda _, __: None) -> Result:
        """The whole work of a round; progress is told how many inner steps are done, and the loss of the last."""
        if self._resident:
            try:
                return self._run(work, progress, self._resident)
            except assay_repops.RepopsError as exc:
                self._warn(f"the device fails, the CPU begins the round again, with the same result: {exc}")
                self._resident.close()
                self._resident = None
        return self._run(work, progress, None)

    def _run(self, work: Work, progress: Callable[[int, float | None], None], resident: DeviceProgram | None) -> Result:
        result = Result()
        losses: list[float] = []
        state = self._transition(self._prologue.run, work, 0, self._before(work))
        result.checkpoints.append(assay_repops.tensors_root(state))
        if resident:
            resident.set_state(state)
        for segment in range(1, self._schedule.segments - 1):
            for step in self._schedule.steps_of(segment):
                if resident:
                    resident.step(self._batches(work, step), work.round, step, self._step_seed(work, step))
                    losses += _loss(resident.get_state(first=len(state) - 1))
                else:
                    state = self._transition(self._step.run, work, step, state)
                    losses += _loss(state)
                progress(step + 1, losses[-1] if losses else None)
            result.checkpoints.append(resident.state_root() if resident else assay_repops.tensors_root(state))
        if resident:
            state = resident.get_state()
        deltas = self._transition(self._epilogue.run, work, 0, [*self._before(work), *state])
        result.delta = np.concatenate([d.reshape(-1) for d in deltas]).astype(np.float32)
        result.loss = sum(losses) / len(losses) if losses else None
        return result

    def try_out(self, params: F32Array, records: Sequence[bytes]) -> float:
        """Run the prologue, a step and the epilogue once; returns the seconds of the step.

        Raises:
            ConfigError: They do not fit together.
            Diverged: No payload of the task carries what they give.
        """
        work = Work(0, bytes(20), params, records)
        try:
            state = self._transition(self._prologue.run, work, 0, self._before(work))
            started = time.perf_counter()
            state = self._transition(self._step.run, work, 0, state)
            seconds = time.perf_counter() - started
            deltas = self._transition(self._epilogue.run, work, 0, [*self._before(work), *state])
        except (assay_repops.RepopsError, ValueError) as exc:
            raise ConfigError(
                f"the task's programs do not fit: {exc}", "leave the task: who trains by them can be proven wrong"
            ) from exc
        sizes = [d.size for d in deltas]
        wanted = [f.size for f in split_fragments(params, self._form.fragments)]
        if sizes != wanted:
            raise ConfigError(
                f"the epilogue gives fragments of {sizes} elements, the task's have {wanted}",
                "leave the task: who trains by such programs can be proven wrong",
            )
        self._form.tensors(np.concatenate([d.reshape(-1) for d in deltas]).astype(np.float32))
        return seconds

    def trace(self, work: Work, segment: int, state: Sequence[Array]) -> tuple[list[tuple[bytes, bytes]], list[Array]]:
        """The transitions of a segment, and the local state after it (the epilogue's outputs after the last one).

        Args:
            work: What the claim is about.
            segment: 0 for the prologue.
            state: Local state before it, which the prologue does not look at.
        """
        last = self._schedule.segments - 1
        if segment == 0:
            state, trace = self._transition(self._prologue.trace, work, 0, self._before(work))
            return [(assay_repops.tensors_root(state), trace)], state
        if segment == last:
            deltas, trace = self._transition(self._epilogue.trace, work, 0, [*self._before(work), *state])
            delta = np.concatenate([d.reshape(-1) for d in deltas]).astype(np.float32)
            return [(self._form.root(self.task_id, work.round, work.trainer, self._form.tensors(delta)), trace)], deltas
        transitions = []
        current = list(state)
        for step in self._schedule.steps_of(segment):
            current, trace = self._transition(self._step.trace, work, step, current)
            transitions.append((assay_repops.tensors_root(current), trace))
        return transitions, current

    def _before(self, work: Work) -> list[Array]:
        shapes = [t.shape for t in self._prologue.inputs if t.source == "state"]
        parts = split_fragments(work.params, self._form.fragments)
        return [p.reshape(shape) for p, shape in zip(parts, shapes, strict=True)]

    def _transition(self, run: Callable, work: Work, step: int, state: Sequence[Array]):  # noqa: ANN202 - run's or trace's result
        batches = self._batches(work, step) if run.__self__ is self._step else []
        return run(state, batches, round=work.round, step=step, seed=self._step_seed(work, step))

    def _step_seed(self, work: Work, step: int) -> int:
        return step_seed(self._seed, work.round, work.trainer, step)

    def _batches(self, work: Work, step: int) -> list[list[Array]]:
        return [self._records(work, step, m) for m in range(self._step.micro_batches)]

    def _records(self, work: Work, step: int, micro: int) -> list[Array]:
        slots = range(micro * self.rows, (micro + 1) * self.rows)
        count = len(work.records)
        return self.batch([work.records[record_index(self._seed, work.round, work.trainer, step, s, count)] for s in slots])


def _loss(state: Sequence[Array]) -> list[float]:
    """The number that the last tensor of a local state is, if it is one."""
    last = state[-1]
    return [float(last)] if last.shape == () and last.dtype == np.float32 and bool(np.isfinite(last)) else []


def root_list(raw: bytes) -> list[bytes]:
    """The roots that an object with nothing but roots holds."""
    return [raw[i : i + 32] for i in range(0, len(raw), 32)]


def fetch_programs(keepers: Keepers, program_root: bytes, cache: Path) -> tuple[list[bytes], list[list[Array]]]:
    """Encodings of a task's three programs, and the constants of each, by their addresses (docs/formats.md, section 6).

    Everything is checked against its root and kept in `cache`.
    """

    def get(root: bytes, size: int, root_of: Callable[[bytes], bytes]) -> bytes:
        return keepers.download(root, size, cache / root.hex(), root_of)

    roots = root_list(get(program_root, 96, lambda raw: hash_list_root(Kind.PROGRAMS, root_list(raw))))
    encodings = [get(root, MAX_PROGRAM_BYTES, _program_root) for root in roots]
    constants: list[list[Array]] = []
    for encoding in encodings:
        found: list[Array] = []
        for i, t in enumerate(assay_repops.program_inputs(encoding)):
            if t.source != "constant":
                continue
            # An input's entry ends with its root: docs/arithmetic-programs.md, section 3.
            root = encoding[_HEADER_BYTES + (i + 1) * _INPUT_BYTES - 32 : _HEADER_BYTES + (i + 1) * _INPUT_BYTES]
            raw = get(root, t.dtype.itemsize * math.prod(t.shape), partial(_constant_root, t.dtype))
            found.append(_constant(raw, t.dtype).reshape(t.shape))
        constants.append(found)
    return encodings, constants


def fetch_records(keepers: Keepers, spec: Spec, record_bytes: int, cache: Path) -> list[bytes]:
    """A Verified task's training records, checked against the root in its spec and kept in `cache`."""
    root, count = spec["datasetRoot"], spec["datasetRecords"]

    def cut(raw: bytes) -> list[bytes]:
        if len(raw) != count * record_bytes:
            raise FormatError(f"the data set has {len(raw)} bytes, {count} records of {record_bytes} are wanted")
        return [raw[i : i + record_bytes] for i in range(0, len(raw), record_bytes)]

    return cut(keepers.download(root, count * record_bytes, cache / root.hex(), lambda raw: dataset_root(cut(raw))))


def _program_root(encoding: bytes) -> bytes:
    try:
        return assay_repops.program_root(encoding)
    except assay_repops.RepopsError as exc:
        raise FormatError(f"no program: {exc}") from exc


def _constant(raw: bytes, dtype: np.dtype) -> Array:
    if len(raw) % dtype.itemsize or not raw:
        raise FormatError(f"{len(raw)} bytes are no tensor of {dtype}")
    return np.frombuffer(raw, dtype.newbyteorder("<")).astype(dtype)


def _constant_root(dtype: np.dtype, raw: bytes) -> bytes:
    try:
        return assay_repops.tensor_root(_constant(raw, dtype))
    except assay_repops.RepopsError as exc:
        raise FormatError(f"no tensor: {exc}") from exc


def device_for(wanted: str, warn: Callable[[str], None]) -> str:
    """The device that takes the steps of Verified tasks.

    Args:
        wanted: cpu, cuda, cuda:N, or auto: the GPU if there is one. A GPU that cannot be used is the CPU, with a warning unless
            it is auto: the claim is the same.
        warn: Is told why the CPU is taken.
    """
    if wanted == "cpu":
        return wanted
    problem = assay_repops.cuda_problem()
    if not problem:
        return "cuda" if wanted == "auto" else wanted
    if wanted != "auto":
        warn(f"--device {wanted}: the CPU computes instead, with the same result: {problem}")
    return "cpu"


def open_replayer(
    keepers: Keepers,
    task_id: bytes,
    spec: Spec,
    record_bytes: int,
    cache: Path,
    device: str = "cpu",
    warn: Callable[[str], None] = lambda _: None,
    sealing: Sealing | None = None,
) -> tuple[Replayer, list[bytes]]:
    """Everything that a claim of a Verified task is recomputed from, fetched and checked: the replayer and the records.

    A device, as device_for takes it, that cannot be used, or has too little memory, is the CPU, and warn is told. Of sealed
    data, which the caller held to the task, keepers are not asked for records, and none is kept in `cache`.

    Raises:
        ConfigError: What the spec commits to does not fit together, or the arithmetic's library is missing.
    """
    try:
        assay_repops.info()
    except assay_repops.RepopsError as exc:
        raise ConfigError(f"a task of the Verified tier is computed by a library of ours: {exc}") from exc
    encodings, constants = fetch_programs(keepers, spec["programRoot"], cache)
    schedule = Schedule(spec["innerSteps"], spec["checkpointInterval"])
    about = (task_id, spec["seed"], schedule, Form.of(spec), encodings, constants)
    chosen = device_for(device, warn)
    try:
        replayer = Replayer(*about, chosen, warn)
    except ConfigError as exc:
        if chosen == "cpu":
            raise
        warn(f"--device {chosen}: the CPU computes instead, with the same result: {exc}")
        replayer = Replayer(*about)
    if replayer.rows and replayer.record_bytes != record_bytes:
        raise ConfigError(f"the programs read records of {replayer.record_bytes} bytes, the manifest's have {record_bytes}")
    if sealing is None:
        return replayer, fetch_records(keepers, spec, record_bytes, cache)
    records = sealing.records()
    if any(len(record) != record_bytes for record in records):
        raise DatasetMismatch(f"records of {len(records[0])} bytes are sealed, the manifest's have {record_bytes}")
    return replayer, records
