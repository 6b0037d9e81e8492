"""Waiting out what is away, and the reverts' names."""

from __future__ import annotations

import contextlib
import errno
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from eth_abi import encode as abi_encode
from hypothesis import given
from hypothesis import strategies as st

from assay_trainer import chain as chain_module
from assay_trainer import durable, loop
from assay_trainer.chain import Chain, ChainUnavailable, Deployment, Reverted, Rpc, decode_revert
from assay_trainer.contracts import known_errors, type_of
from assay_trainer.keeper_client import KeeperUnavailable
from assay_trainer.keys import parse_key
from assay_trainer.log import Log
from assay_trainer.reverts_gen import ADVICE


class Pool:
    """A chain on which the task has a keeper."""

    def read(self, contract, function, *args, block=None):
        assert (contract, function) == ("TrainingTasks", "poolSizeOf")
        return 1


@pytest.fixture
def trainer(tmp_path):
    options = loop.Options(task_id=bytes(32), datadir=tmp_path, account=bytes(20))
    return loop.Trainer(Pool(), None, parse_key("11" * 32), options, Log(json_events=True))


TROUBLE = [
    ChainUnavailable("the node is gone"),
    KeeperUnavailable("the keeper is gone"),
    OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
    OSError(errno.EIO, os.strerror(errno.EIO)),
]


@pytest.mark.parametrize("trouble", TROUBLE, ids=lambda e: str(e)[:20])
def test_trouble_is_waited_out_with_a_message(trainer, monkeypatch, capsys, trouble):
    monkeypatch.setattr(trainer, "_pause", lambda seconds: None)
    left = [trouble, trouble, trouble]

    def action():
        if left:
            raise left.pop()
        return "done"

    assert trainer._insist(action) == "done"
    said = capsys.readouterr()
    assert str(trouble)[:10] in said.err
    assert "back after" in said.err
    assert '"event":"waiting"' in said.out
    assert '"event":"recovered"' in said.out


def test_other_errors_are_not_waited_out(trainer):
    def action():
        raise PermissionError(errno.EACCES, "no")

    with pytest.raises(PermissionError):
        trainer._insist(action)


def test_stopping_ends_a_wait(trainer):
    def action():
        raise ChainUnavailable("gone")

    threading.Timer(0.2, trainer.stop.set).start()
    with pytest.raises(loop.Stopped):
        trainer._insist(action)


def test_a_limit_ends_a_wait(trainer):
    def action():
        raise KeeperUnavailable("gone")

    with pytest.raises(loop.NotYet, match="gone"):
        trainer._insist(action, limit=0.0)


def test_no_node_behind_the_address():
    with pytest.raises(ChainUnavailable, match="does not answer"):
        Rpc("http://127.0.0.1:9").call("eth_chainId")


def samples():
    simple = {"bool": True, "address": "0x" + "11" * 20, "string": "text"}
    for selector, entry in known_errors().items():
        kinds = [type_of(i) for i in entry["inputs"]]
        if all(not k.startswith("(") for k in kinds):
            values = [bytes(32) if k.startswith("bytes") else simple.get(k, 1) for k in kinds]
            yield pytest.param(entry, "0x" + (selector + abi_encode(kinds, values)).hex(), id=entry["name"])


@pytest.mark.parametrize(("entry", "data"), list(samples()))
def test_reverts_have_the_contracts_names(entry, data):
    reverted = decode_revert(data)
    assert reverted is not None
    assert reverted.name == entry["name"]
    assert set(reverted.arguments) == {i["name"] or str(n) for n, i in enumerate(entry["inputs"])}


def test_the_errors_that_the_loop_waits_for_exist():
    names = {e["name"] for e in known_errors().values()}
    assert {"DuplicateSubmission", "CommitWindowClosed", "StaleParent", "InvalidRound", "InvalidSignature"} <= names
    assert {"TrainerNotEnrolled", "SignatureExpired"} <= names


@given(st.one_of(st.none(), st.text(), st.binary().map(lambda b: "0x" + b.hex())))
def test_any_revert_data_is_survived(data):
    decode_revert(data)


def test_enums_in_reverts_have_names():
    """A number says nothing to whoever reads it; one that no member has is told as it is."""
    assert Reverted("WrongStatus", {"actual": 3}).message == "WrongStatus(actual=Training)"
    assert Reverted("WrongPhase", {"actual": 2}).message == "WrongPhase(actual=Commit)"
    assert Reverted("WrongPhase", {"actual": 99}).message == "WrongPhase(actual=99)"
    assert Reverted("DrawPending", {"actual": 3}).message == "DrawPending(actual=3)"
    assert Reverted("WrongStage", {"actual": 1}).message == "WrongStage(actual=Committed)"


def test_reverts_say_what_to_do():
    """Of every contract's errors, the ones that another contract passes on too; a panic has no advice."""
    names = {e["name"] for e in known_errors().values()}
    assert "NotDisputable" in names
    assert names == set(ADVICE)
    assert all(Reverted(name, {}).hint for name in names)
    assert "enrol first" in str(Reverted("TrainerNotEnrolled", {"trainer": b""}))
    assert not Reverted("Panic", {"code": 1}).hint


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ({"number": hex(1 << 60), "timestamp": "0x1"}, "no chain has"),
        ({"number": "0x1", "timestamp": hex(1 << 60)}, "no chain has"),
        ({"number": "0x1"}, "cannot be read"),
        ("0x1", "cannot be read"),
    ],
)
def test_impossible_heads_are_refused(monkeypatch, header, said):
    """Whoever took one for the head would wait for the chain to reach it."""
    chain = Chain(Deployment(1337, "http://127.0.0.1:9", 0, *[bytes(20)] * 5))
    monkeypatch.setattr(chain.rpc, "call", lambda *_: header)
    with pytest.raises(ChainUnavailable, match=said):
        chain.latest()


def test_an_answer_that_does_not_end_is_an_error(monkeypatch):
    class Endless(BaseHTTPRequestHandler):
        def do_POST(self):
            self.send_response(200)
            self.end_headers()
            with contextlib.suppress(OSError):
                while True:
                    self.wfile.write(b'"' + bytes(65536))

        def log_message(self, *_):
            pass

    monkeypatch.setattr(chain_module, "MAX_ANSWER", 1 << 20)
    with ThreadingHTTPServer(("127.0.0.1", 0), Endless) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(ChainUnavailable, match="larger than"):
            Rpc(f"http://127.0.0.1:{server.server_port}").call("eth_chainId")
        server.shutdown()


def test_the_data_folder_is_its_owners_alone(tmp_path):
    (tmp_path / "open").mkdir(mode=0o755)
    for folder in (tmp_path / "open", tmp_path / "new" / "inner"):
        durable.private_folder(folder)
        assert folder.stat().st_mode & 0o777 == 0o700
