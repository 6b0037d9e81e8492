"""The trainer's side of sealed data: what Go seals, a run on it, and that none of it is ever on a disk."""

from __future__ import annotations

import json
import os
import pickle
import resource
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pyhpke
import pytest
from conftest import REPOSITORY
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from hypothesis import given, settings
from hypothesis import strategies as st

from assay_trainer import cli, commit, eip712, loop, sealed, strict_json
from assay_trainer import manifest as mf
from assay_trainer.adapters import records
from assay_trainer.data.folder import Dataset
from assay_trainer.errors import AssayError, ConfigError, DatasetMismatch
from assay_trainer.facts_gen import Quantization, Tier
from assay_trainer.inner import Settings
from assay_trainer.inner import loop as inner_loop
from assay_trainer.keeper_client import Keepers
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.sealed_gen import TEXTS, Refusal

ASSAY = REPOSITORY / "bin" / "assay"
TASK, TRAINER = b"\xaa" * 32, b"\x33" * 20
SPONSOR = parse_key("42" * 32)
RECORD = 20


def assay(*line) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("ASSAY_")} | {
        "ASSAY_PRIVATE_KEY": SPONSOR.secret.hex()
    }
    done = subprocess.run([ASSAY, *map(str, line)], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@dataclass(frozen=True)
class Made:
    """A sponsor's folder: data/, verified/ and open/ (tasks of both tiers on it), sealed/, and the trainer's enclave.key."""

    folder: Path

    @property
    def key_file(self) -> Path:
        return self.folder / "enclave.key"

    def sealing(self, name: str = "sealed", newest: Path | None = None, key: str = "enclave.key") -> sealed.Sealing:
        return sealed.Sealing.read(self.folder / name, self.folder / key, newest)

    def held(self, name: str = "sealed", newest: Path | None = None, key: str = "enclave.key") -> sealed.Sealing:
        found = self.sealing(name, newest, key)
        found.hold(TASK, SPONSOR.address, self.data.train.root, TRAINER)
        return found

    @cached_property
    def data(self) -> Dataset:
        return Dataset.open(self.folder / "data")


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Made:
    path = tmp_path_factory.mktemp("made")
    lines = ["a,b,c,d,kind"]
    for row in np.random.default_rng(5).standard_normal((240, 4)):
        kind = ("low", "middle", "high")[int(np.digitize(row[0] + row[1], [-0.5, 0.5]))]
        lines.append(f"{row[0]:.3f},{100 + 20 * row[1]:.2f},{row[2]:.3f},{row[3]:.3f},{kind}")
    (path / "measured.csv").write_text("\n".join(lines) + "\n")
    line = ["--field", "x=a,b,c,d", "--field", "y=kind:class", "--held-out", "0.2", "--shard-bytes", "1KiB"]
    data = str(path / "data")
    assert cli.main(["data", "build", str(path / "measured.csv"), *line, "--license", "CC0-1.0", "--out", data]) == 0
    for tier in ("verified", "open"):
        line = ["--adapter", "tabular", "--data", data, "--set", "steps=4", "--set", "hidden=8", "--tier", tier]
        assert cli.main(["init", "--quiet", *line, "--out", str(path / tier)]) == 0
    key = assay("data", "keygen", "--out", path / "enclave.key").strip()
    to = f"0x{TRAINER.hex()}={key}"
    assay("data", "seal", data, "--task", f"0x{TASK.hex()}", "--to", to, "--out", path / "sealed")
    return Made(path)


@pytest.fixture(autouse=True)
def _nowhere():
    yield
    records.look_in(())


def refused(refusal: Refusal, action, *args):
    with pytest.raises(sealed.Refused) as caught:
        action(*args)
    assert caught.value.name == refusal.value
    return caught.value


# ---- opening ----------------------------------------------------------------------------------------------------------------


def test_each_refusal_has_its_words():
    assert set(TEXTS) == set(Refusal)
    for refusal, (words, hint) in TEXTS.items():
        assert str(sealed.Refused(refusal)) == f"{words} ({hint})"
        again = pickle.loads(pickle.dumps(sealed.Refused(refusal, "found")))
        assert (again.name, again.message, again.hint) == (refusal.value, "found", hint)


def test_what_go_sealed_is_the_folder(made):
    files = made.held().open()
    folder = made.folder / "data"
    assert dict(files) == {path.name: path.read_bytes() for path in folder.iterdir()}
    data = made.held().dataset()
    assert (data.raw, data.train.root) == (made.data.raw, made.data.train.root)
    data.check()
    assert [data.train[i] for i in (0, 50, len(data.train) - 1)] == [made.data.train[i] for i in (0, 50, len(data.train) - 1)]
    assert made.held().records() == [made.data.train[i] for i in range(len(made.data.train))]


def sealed_by_pyhpke(manifest: sealed.Manifest, folder: Path, files: dict[str, bytes]) -> None:
    """Seals a folder again as docs/sealed-data.md says, with keys and nonces of its own."""
    suite = pyhpke.CipherSuite.new(pyhpke.KEMId.DHKEM_X25519_HKDF_SHA256, pyhpke.KDFId.HKDF_SHA256, pyhpke.AEADId.AES256_GCM)
    recipient, envelopes = manifest.recipients[0], []
    public = suite.kem.deserialize_public_key(recipient.key)
    for index in range(manifest.shards):
        split, shard = manifest.find(index)
        key, nonce, number = os.urandom(32), os.urandom(12), index.to_bytes(4, "big")
        aad = manifest.task + number + recipient.trainer
        raw = nonce + AESGCM(key).encrypt(nonce, files[split.file(shard)], aad)
        encapsulated, sender = suite.create_sender_context(public, b"assay/v1/sealed-shard/hpke-base" + bytes([0, 0, 0, 1]))
        envelopes.append(sealed.Envelope(index, encapsulated + sender.seal(key, aad), sealed.shard_hash(raw)))
        (folder / sealed.shard_file(index, recipient.trainer)).write_bytes(raw)
    again = sealed.Recipient(recipient.trainer, recipient.key, None, tuple(envelopes))
    found = sealed.Manifest(manifest.task, 1, bytes(32), manifest.splits, (), (again,), b"")

    def text(raw):
        return "0x" + raw.hex()

    document = {
        "format": sealed.FORMAT,
        "task": text(found.task),
        "version": 1,
        "previous": text(found.previous),
        "splits": [
            {
                "name": s.name,
                "records": s.records,
                "recordBytes": s.record_bytes,
                "shardRecords": s.shard_records,
                "root": text(s.root),
                "trees": [text(t) for t in s.trees],
            }
            for s in found.splits
        ],
        "revoked": [],
        "recipients": [
            {
                "trainer": text(again.trainer),
                "enclaveKey": text(again.key),
                "envelopes": [
                    {"index": e.index, "wrappedKey": text(e.wrapped_key), "hash": text(e.hash)} for e in again.envelopes
                ],
            }
        ],
        "signature": text(eip712.sign(found.digest, SPONSOR.secret)),
    }
    (folder / sealed.MANIFEST).write_text(json.dumps(document))


def test_go_opens_what_pyhpke_sealed(made, tmp_path):
    files = {path.name: path.read_bytes() for path in (made.folder / "data").iterdir()}
    folder, opened = tmp_path / "sealed", tmp_path / "opened"
    folder.mkdir()
    sealed_by_pyhpke(made.sealing().manifest, folder, files)
    line = ["--task", f"0x{TASK.hex()}", "--enclave-key-file", made.key_file, "--trainer", f"0x{TRAINER.hex()}"]
    line += ["--sponsor", f"0x{SPONSOR.address.hex()}", "--dataset-root", f"0x{made.data.train.root.hex()}"]
    assay("data", "open", folder, *line, "--out", opened, "--on-disk")
    assert {path.name: path.read_bytes() for path in opened.iterdir()} == files
    ours = sealed.Sealing.read(folder, made.key_file)
    ours.hold(TASK, SPONSOR.address, made.data.train.root, TRAINER)
    assert dict(ours.open()) == files


def test_a_folder_is_held_to_its_task(made):
    root = made.data.train.root
    for refusal, about in {
        Refusal.SEALED_MANIFEST_SIGNATURE: (TASK, b"\1" * 20, root, TRAINER),
        Refusal.SEALED_TASK_MISMATCH: (b"\1" * 32, SPONSOR.address, root, TRAINER),
        Refusal.DATASET_ROOT_MISMATCH: (TASK, SPONSOR.address, b"\1" * 32, TRAINER),
        Refusal.SEALED_ENVELOPE_MISSING: (TASK, SPONSOR.address, root, b"\1" * 20),
    }.items():
        refused(refusal, made.sealing().hold, *about)


def test_a_mixed_up_folder_is_refused(made, tmp_path):
    def changed(change):
        folder = tmp_path / "changed"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made.folder / "sealed", folder)
        change(*(folder / sealed.shard_file(i, TRAINER) for i in range(3)))
        found = sealed.Sealing.read(folder, made.key_file)
        found.hold(TASK, SPONSOR.address, made.data.train.root, TRAINER)
        return found

    def flip(path):
        raw = bytearray(path.read_bytes())
        raw[40] ^= 1
        path.write_bytes(raw)

    refused(Refusal.SEALED_SHARD_HASH_MISMATCH, changed(lambda first, second, _: shutil.copy(second, first)).open)
    refused(Refusal.SEALED_SHARD_HASH_MISMATCH, changed(lambda first, *_: flip(first)).open)
    refused(Refusal.SEALED_SHARD_SIZE_MISMATCH, changed(lambda first, *_: os.truncate(first, 99)).open)
    refused(Refusal.SEALED_SHARD_SIZE_MISMATCH, changed(lambda first, *_: first.write_bytes(first.read_bytes() + b"\0")).open)
    with pytest.raises(ConfigError, match="fetch the folder again"):
        changed(lambda first, *_: first.unlink()).open()
    # A sponsor that writes another shard's envelope in signs for it, too.
    folder = tmp_path / "mixed"
    folder.mkdir()
    files = {path.name: path.read_bytes() for path in (made.folder / "data").iterdir()}
    files["train-00000.bin"], files["train-00001.bin"] = files["train-00001.bin"], files["train-00000.bin"]
    sealed_by_pyhpke(made.sealing().manifest, folder, files)
    mixed = sealed.Sealing.read(folder, made.key_file)
    mixed.hold(TASK, SPONSOR.address, made.data.train.root, TRAINER)
    assert "train-00000.bin" in refused(Refusal.SEALED_SHARD_MIXED_UP, mixed.open).message


def test_rotation(made, tmp_path):
    """A lost key is left out of the next sealing; the older one is refused to who knows of the newer."""
    first, lost = made.folder / "sealed", made.sealing().manifest.recipients[0].key
    key = assay("data", "keygen", "--out", made.folder / "fresh.key").strip()
    to = f"0x{TRAINER.hex()}={key}"
    line = ["--task", f"0x{TASK.hex()}", "--after", first / "manifest.json", "--revoke", lost.hex(), "--to", to]
    assay("data", "seal", made.folder / "data", *line, "--out", made.folder / "sealed-2")
    second = made.folder / "sealed-2" / "manifest.json"
    refused(Refusal.SEALING_SUPERSEDED, lambda: made.held(newest=second))
    refused(Refusal.ENCLAVE_KEY_MISMATCH, lambda: made.held("sealed-2"))
    again = made.held("sealed-2", newest=second, key="fresh.key")
    assert again.manifest.revoked == (lost,)
    assert again.manifest.previous == made.sealing().manifest.hash
    assert dict(again.open()) == dict(made.held().open())
    made.held("sealed-2", newest=first / "manifest.json", key="fresh.key")
    # Of somebody else the newest manifest says nothing.
    document = json.loads(second.read_text())
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(document | {"version": 3}))
    refused(Refusal.SEALED_MANIFEST_SIGNATURE, lambda: made.held("sealed-2", newest=forged, key="fresh.key"))


def test_key_files(tmp_path):
    path = tmp_path / "enclave.key"
    public = assay("data", "keygen", "--out", path).strip()
    key = sealed.EnclaveKey.load(path)
    assert key.public.hex() == public.removeprefix("0x")
    assert key.scalar.hex() not in repr(key)
    for mode in (0o640, 0o604, 0o644, 0o620):
        path.chmod(mode)
        refused(Refusal.ENCLAVE_KEY_EXPOSED, sealed.EnclaveKey.load, path)
    path.chmod(0o400)
    sealed.EnclaveKey.load(path)
    for text in ("", "zz", "a" * 63, "a" * 66, "q" * 64, " " * 2000):
        bad = tmp_path / "bad.key"
        bad.write_text(text)
        bad.chmod(0o600)
        found = refused(Refusal.ENCLAVE_KEY_FILE, sealed.EnclaveKey.load, bad)
        assert "q" not in str(found).replace(str(tmp_path), "")
    with pytest.raises(ConfigError, match="No such file"):
        sealed.EnclaveKey.load(tmp_path / "absent")


def test_a_manifest_has_a_bound(made):
    raw = (made.folder / "sealed" / "manifest.json").read_bytes()
    refused(Refusal.SEALED_MANIFEST_TOO_LARGE, sealed.read_manifest, raw + b" " * sealed.MAX_MANIFEST_BYTES)
    refused(Refusal.SEALED_MANIFEST_MALFORMED, sealed.read_manifest, b"[" * 100_000)
    refused(Refusal.SEALED_MANIFEST_MALFORMED, sealed.read_manifest, b'{"format": "assay-sealed/1", "task": ' + b"9" * 10_000)


_SEALING = json.loads((REPOSITORY / "vectors" / "sealed.json").read_text())["manifest"].encode()


@settings(max_examples=200)
@given(
    st.integers(0, len(_SEALING)), st.integers(0, 40), st.binary(max_size=20) | st.sampled_from([b"null", b"{}", b"[]", b"1"])
)
def test_no_manifest_fails_without_a_name(at, cut, put):
    with pytest.raises(sealed.Refused):
        sealed.read_manifest(_SEALING[:at] + put + _SEALING[at + cut :]).require_signed_by(bytes(20))


def test_a_sealing_takes_no_record_along(made):
    """Another process is told of folder and key, and opens the shards by itself."""
    ours = made.held()
    files = ours.open()
    raw = pickle.dumps(ours)
    assert not any(files[made.data.train.file(0).name.rpartition("/")[2]][i : i + RECORD] in raw for i in range(0, 200, RECORD))
    manifest = (made.folder / "open" / "manifest.json").read_bytes()
    theirs = inner_loop._made(manifest, None, (), pickle.loads(raw))
    records.look_in((made.folder / "data",))
    plain = inner_loop._made(manifest, None, *records.looked_in())
    for mine, other in zip(theirs.fields("train"), plain.fields("train"), strict=True):
        assert mine.numpy().tobytes() == other.numpy().tobytes()


@pytest.mark.skipif("ASSAY_LONG" not in os.environ, reason="two processes load PyTorch; what they are told is tested above")
def test_the_processes_of_the_inner_loop_open_the_shards(made, tmp_path):
    def made_by(sealing, processes):
        folders = () if sealing else (made.folder / "data",)
        records.look_in(folders, sealing)
        adapter = inner_loop.from_manifest(mf.parse((made.folder / "open" / "manifest.json").read_bytes()))
        settings_ = Settings(processes=processes, accumulate=2 // processes)
        inner = inner_loop.open_inner(adapter, settings_, 1, tmp_path / "processes", pytest.fail)
        start = np.zeros(adapter.manifest.parameters, np.float32)
        rows = np.arange(4 * adapter.manifest.batch_size).reshape(4, -1) % len(made.data.train)
        try:
            found = inner.train(start, rows, bytes(32), None, lambda *_: None, lambda: False).params
            assert found_in(tmp_path, made) == set()
            return found.tobytes()
        finally:
            inner.close()

    assert made_by(made.held(), 2) == made_by(None, 1)


# ---- a run ------------------------------------------------------------------------------------------------------------------


class Chain:
    """A chain that knows the sponsor."""

    deployment = SimpleNamespace(rounds_domain=eip712.Domain(1337, b"\1" * 20), chain_id=1337)

    def read(self, contract, function, *args, block=None):
        assert (contract, function, args) == ("TrainingTasks", "sponsorOf", (TASK,))
        return SPONSOR.address


def spec_of(folder: Path, tier: Tier) -> dict:
    task = json.loads((folder / "task.json").read_bytes())
    roots = {name: bytes.fromhex(task[name][2:]) for name in ("datasetRoot", "programRoot", "seed") if name in task}
    manifest = (folder / "manifest.json").read_bytes()
    return task | roots | {"tier": tier, "quantization": Quantization.NONE, "manifestHash": mf.manifest_hash(manifest)}


def trained(made: Made, datadir: Path, tier: Tier, sealing: sealed.Sealing | None, inner: Settings = Settings()):  # noqa: B008
    """A round of `run`, with all that it writes: the trainer and the round's entry. No keeper is asked for anything."""
    folder = made.folder / tier.name.lower()
    options = loop.Options(TASK, datadir, TRAINER, tier=tier.name.lower(), inner=inner, sealing=sealing)
    keepers = Keepers(["http://127.0.0.1:9"], attempts=1)
    trainer = loop.Trainer(Chain(), keepers, parse_key("11" * 32), options, Log(quiet=True))
    spec = trainer.spec = spec_of(folder, tier)
    trainer.journal.open()
    journal = trainer.journal.folder
    raw = (folder / "state.safetensors").read_bytes()
    state = commit.State.initial(
        loop.safetensors_io.decode_state(raw, spec["paramCount"], spec["fragmentCount"]).flat(), spec["fragmentCount"]
    )
    shutil.copy(folder / "manifest.json", journal / "manifest.json")
    path = trainer.journal.state_path(state.root())
    path.parent.mkdir(parents=True)
    path.write_bytes(raw)
    if tier == Tier.VERIFIED:
        (journal / "objects").mkdir()
        for path in (folder / "objects").iterdir():
            if sealing is None or path.name != f"0x{spec['datasetRoot'].hex()}":
                shutil.copy(path, journal / "objects" / path.name[2:])
    records.look_in(() if sealing else (made.folder / "data",), sealing)
    trainer._open_sealed()
    trainer._await_manifest()
    entry = trainer._trained((0, state.root()))
    trainer.journal.close()
    return trainer, entry


_written: list[str] = []
_watching = [False]


def _watch(event, args):
    if (
        _watching[0]
        and event == "open"
        and isinstance(args[0], str)
        and (args[2] or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    ):
        _written.append(args[0])


sys.addaudithook(_watch)


def found_in(folder: Path, made: Made) -> set[str]:
    """Files with a record in the clear, or with one's numbers."""
    train = [made.data.train[i] for i in range(len(made.data.train))]
    held_out = [made.data.held_out[i] for i in range(len(made.data.held_out))]
    # A record's four numbers have 16 bytes, of which no other bits of a run are likely to be the same.
    parts = {r[:16] for r in (*train, *held_out)}
    found = set()
    for path in folder.rglob("*"):
        if path.is_file():
            raw = path.read_bytes()
            if any(part in raw for part in parts) or made.data.raw in raw:
                found.add(path.name)
    return found


@pytest.mark.parametrize("tier", [Tier.VERIFIED, Tier.OPEN])
def test_a_run_on_sealed_data_is_that_on_the_folder(made, tmp_path, tier, monkeypatch):
    # A new installation's first import of a module writes its bytecode beside the module: that is not the run's.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    _, plain = trained(made, tmp_path / "plain", tier, None)
    _watching[0] = True
    _written.clear()
    try:
        trainer, ours = trained(made, tmp_path / "sealed", tier, made.sealing())
    finally:
        _watching[0] = False
    assert (ours.payload_root, ours.claim_hash, ours.loss) == (plain.payload_root, plain.claim_hash, plain.loss)
    assert (ours.claim_hash != bytes(32).hex()) == (tier == Tier.VERIFIED)
    # The run on the folder keeps what keepers sent, in the clear; the search finds that.
    assert bool(found_in(tmp_path / "plain", made)) == (tier == Tier.VERIFIED)
    assert found_in(tmp_path / "sealed", made) == set()
    assert _written
    assert {path for path in _written if not Path(path).is_relative_to(tmp_path)} - {os.devnull} == set()
    assert not list((tmp_path / "sealed").rglob("work"))
    names = {path.name for path in trainer.journal.place(0, bytes.fromhex(ours.parent_root)).iterdir()}
    assert names == {"entry.json", "payload.safetensors", "report.json"} | (
        {"checkpoints.bin"} if ours.claim_hash.strip("0") else set()
    )


def test_nobody_is_told_what_records_begin_with(made, tmp_path):
    trainer, entry = trained(made, tmp_path, Tier.OPEN, made.sealing())
    trainer.adapter.samples = lambda params: pytest.fail("samples go on with the beginnings of records")
    document = trainer._reported((0, bytes.fromhex(entry.parent_root)), entry)
    assert document["samples"] == []


def test_the_round_in_work_is_kept_where_it_was_asked_for(made, tmp_path):
    kept = []

    class Inner:
        def train(self, start, batches, key, folder, on_step, stop, *_more):
            kept.append(folder)
            return inner_loop.RoundResult(start + 1, 0.0)

        def close(self):
            return

    for sealing, seconds in ((None, None), (made.sealing(), None), (made.sealing(), 0.0), (made.sealing(), 5.0)):
        trainer, entry = trained(made, tmp_path / str(len(kept)), Tier.OPEN, sealing)
        trainer._inner.close()
        trainer._inner = Inner()
        trainer.options = loop.Options(TASK, tmp_path, TRAINER, inner=Settings(save_seconds=seconds), sealing=sealing)
        place = (0, bytes.fromhex(entry.parent_root))
        trainer._by_adapter(place, np.zeros(trainer.spec["paramCount"], np.float32), lambda *_: None)
    assert [folder is not None for folder in kept] == [True, False, True, True]


def test_records_that_a_run_before_kept_are_named(made, tmp_path):
    trained(made, tmp_path / "run", Tier.VERIFIED, None)
    sealing = made.held()
    journal = loop.Journal(tmp_path / "run", TASK, TRAINER).folder
    assert made.data.train.root.hex() in str(refused(Refusal.PLAINTEXT_ON_DISK, sealing.refuse_traces, journal))
    sealing.refuse_traces(tmp_path / "another")


def test_an_adapter_with_records_of_its_own_takes_no_sealed_ones(made, tmp_path, monkeypatch):
    class Own:
        name, device = "digits-mlp", "cpu"

    monkeypatch.setattr(loop, "from_manifest", lambda manifest: Own())
    with pytest.raises(ConfigError, match="'digits-mlp' has records of its own"):
        trained(made, tmp_path, Tier.OPEN, made.sealing())


def test_records_of_another_size_are_no_tasks(made, tmp_path):
    sealing = made.held()
    sealing.records = lambda: [b"short"]
    sealing.hold = lambda *_: None
    with pytest.raises(DatasetMismatch, match="records of 5 bytes are sealed"):
        trained(made, tmp_path, Tier.VERIFIED, sealing)


def test_other_tasks_are_refused_whatever_the_folders_have(made, tmp_path):
    """Who says --sealed trains on nothing else, also where --data has the records."""
    sealing = made.held()
    records.look_in((made.folder / "data",), sealing)
    manifest = mf.parse((made.folder / "open" / "manifest.json").read_bytes())
    assert records.find(manifest).train.files is not None
    document = manifest.document | {"dataset": manifest.document["dataset"] | {"root": "0x" + "11" * 32}}
    with pytest.raises(DatasetMismatch):
        records.find(mf.parse(mf.encode(document)))


# ---- the command ------------------------------------------------------------------------------------------------------------


def run(*line) -> int:
    return cli.main(["run", "--task", f"0x{TASK.hex()}", "--private-key", "11" * 32, *map(str, line)])


def test_the_command_reads_key_and_manifests_first(made, tmp_path, capsys, monkeypatch):
    def said() -> str:
        return capsys.readouterr().err

    ours = ("--sealed", made.folder / "sealed")
    assert run(*ours) == cli.EXIT_USAGE
    assert "which key opens it?" in said()
    assert run("--enclave-key-file", made.key_file) == cli.EXIT_USAGE
    assert "are of --sealed" in said()
    exposed = tmp_path / "exposed.key"
    shutil.copy(made.key_file, exposed)
    exposed.chmod(0o644)
    assert run(*ours, "--enclave-key-file", exposed) == cli.EXIT_FAILED
    assert "EnclaveKeyExposed" in said()
    assert run("--sealed", tmp_path, "--enclave-key-file", made.key_file) == cli.EXIT_USAGE
    assert "--sealed: " in said()
    (tmp_path / "newest.json").write_text("{}")
    monkeypatch.setenv("ASSAY_NEWEST", str(tmp_path / "newest.json"))
    assert run(*ours, "--enclave-key-file", made.key_file) == cli.EXIT_FAILED
    assert "SealedFormatUnknown" in said()
    monkeypatch.delenv("ASSAY_NEWEST")
    monkeypatch.setattr(sealed, "in_memory", lambda path: False)
    line = (*ours, "--enclave-key-file", made.key_file, "--save-seconds", "5", "--datadir", tmp_path)
    assert run(*line) == cli.EXIT_FAILED
    assert "PlaintextOnDisk" in said()
    # Then comes what a run without it asks for, too.
    monkeypatch.setenv("ASSAY_SEALED", str(made.folder / "sealed"))
    monkeypatch.setenv("ASSAY_ENCLAVE_KEY_FILE", str(made.key_file))
    assert run("--deployment", tmp_path / "absent.json") == cli.EXIT_USAGE
    assert "absent.json" in said()
    assert resource.getrlimit(resource.RLIMIT_CORE) == (0, 0)


def test_the_library_is_named_where_it_is_missing(monkeypatch, made):
    monkeypatch.setitem(sys.modules, "pyhpke", None)
    sealed._suite.cache_clear()
    with pytest.raises(ConfigError, match="assay-trainer\\[sealed\\]"):
        made.sealing()
    sealed._suite.cache_clear()


@pytest.mark.skipif(not Path("/proc/self/mountinfo").exists(), reason="Linux says where files lie")
def test_where_files_lie(tmp_path):
    kinds = {line.split(" - ")[1].split(" ")[0] for line in Path("/proc/self/mountinfo").read_text().splitlines()}
    assert not sealed.in_memory(Path("/proc/self"))
    if "tmpfs" in kinds and Path("/dev/shm").is_dir():
        assert sealed.in_memory(Path("/dev/shm") / "absent" / "below")


def test_a_damaged_card_is_refused(made):
    files = dict(made.held().open())
    files["card.json"] = files["card.json"].replace(b'"record_bytes": 20', b'"record_bytes": 24')
    with pytest.raises(AssayError, match="record_bytes"):
        Dataset.open(Path("nowhere"), files)
    del files["card.json"]
    with pytest.raises(AssayError, match=r"there is no card\.json"):
        Dataset.open(Path("nowhere"), files)
    files = dict(made.held().open())
    del files["train-00000.bin"]
    with pytest.raises(AssayError, match="not there"):
        Dataset.open(Path("nowhere"), files).train.shard(0)
    files["train-00000.bin"] = b"short"
    with pytest.raises(AssayError, match="5 bytes"):
        Dataset.open(Path("nowhere"), files).train.shard(0)
    assert strict_json.loads(files["shards.json"])["held_out"]
