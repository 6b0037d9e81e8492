"""The keeper client against servers on real sockets that misbehave in one way each."""

from __future__ import annotations

import hashlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from assay_trainer.eip712 import OuterGradient
from assay_trainer.keeper_client import KeeperError, Keepers, KeeperUnavailable

OBJECT = bytes(range(256)) * 1024
ROOT = hashlib.sha256(OBJECT).digest()


def root_of(data):
    return hashlib.sha256(data).digest()


class Server:
    """Serves OBJECT, breaking off after `cut` bytes of each answer; `answers` are JSON-RPC and PUT replies in order."""

    def __init__(self, body=OBJECT, cut=None, answers=(), ranges=True):
        self.requests = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_args):
                pass

            def reply(self):
                length = int(self.headers.get("Content-Length", 0))
                outer.requests.append((self.command, self.path, self.rfile.read(length)))
                status, document = outer.answers.pop(0)
                data = document if isinstance(document, bytes) else json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_POST = do_PUT = reply

            def do_GET(self):
                wanted = self.headers.get("Range")
                outer.requests.append(("GET", self.path, wanted))
                begin = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted and ranges else 0
                data = body[begin:]
                self.send_response(206 if begin else 200)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data[:cut])
                if cut is not None and cut < len(data):
                    self.close_connection = True

        self.answers = list(answers)
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture
def server():
    running = []

    def start(**options):
        running.append(Server(**options))
        return running[-1]

    yield start
    for s in running:
        s.close()


def closed_port(server):
    s = server()
    s.close()
    s.http.shutdown = s.http.server_close = lambda: None
    return s.url


def test_download(server, tmp_path):
    s = server()
    path = tmp_path / "states" / "object"
    assert Keepers([s.url]).download(ROOT, len(OBJECT), path, root_of) == OBJECT
    assert path.read_bytes() == OBJECT
    assert Keepers([s.url]).download(ROOT, len(OBJECT), path, root_of) == OBJECT
    assert len(s.requests) == 1, "what is on disk is not fetched again"


def test_damage_on_disk_is_fetched_again(server, tmp_path):
    s = server()
    (tmp_path / "object").write_bytes(OBJECT[:-1] + b"x")
    assert Keepers([s.url]).download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT


def test_a_broken_download_is_resumed(server, tmp_path):
    s = server(cut=100_000)
    keepers = Keepers([s.url], attempts=1)
    for _ in range(2):
        with pytest.raises(KeeperUnavailable, match="broke off"):
            keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of)
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT
    assert [r[2] for r in s.requests] == [None, "bytes=100000-", "bytes=200000-"]


def test_a_server_without_ranges_starts_over(server, tmp_path):
    (tmp_path / "object.part").write_bytes(b"something else")
    s = server(ranges=False)
    assert Keepers([s.url]).download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT


def test_a_wrong_part_does_not_stick(server, tmp_path):
    (tmp_path / "object.part").write_bytes(b"not the beginning")
    s = server()
    assert Keepers([s.url], attempts=2).download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT


def test_a_lying_keeper_is_passed_over(server, tmp_path):
    liar, honest = server(body=OBJECT[:-1] + b"x"), server()
    keepers = Keepers([liar.url, honest.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT
    with pytest.raises(KeeperUnavailable, match="root"):
        Keepers([liar.url]).download(ROOT, len(OBJECT), tmp_path / "other", root_of)
    assert not (tmp_path / "other").exists()
    assert not (tmp_path / "other.part").exists()


def test_an_endless_object_is_cut_off(server, tmp_path):
    s = server(body=bytes(3 << 20))
    with pytest.raises(KeeperUnavailable, match="more than"):
        Keepers([s.url]).download(ROOT, 1000, tmp_path / "object", root_of)
    assert not (tmp_path / "object.part").exists()


def test_the_next_keeper_stands_in(server, tmp_path):
    dead, live = closed_port(server), server()
    keepers = Keepers([dead, live.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of) == OBJECT
    assert keepers._preferred == 1, "the one that served is asked first from then on"


def test_nobody_there(server, tmp_path):
    with pytest.raises(KeeperUnavailable, match="no keeper"):
        Keepers([closed_port(server)]).download(ROOT, 10, tmp_path / "a", root_of)


GRADIENT = OuterGradient(bytes(32), 1, bytes(20), bytes(32), bytes(32), 5)


def refused(name, **more):
    error = {"name": name, "message": "why", "hint": "what to do", **more}
    return {"jsonrpc": "2.0", "id": 1, "error": {"code": -32000, "message": "why", "data": error}}


def test_relay(server):
    s = server(answers=[(200, {"jsonrpc": "2.0", "id": 1, "result": {"txHash": "0x1", "status": "relayed", "round": 1}})])
    assert Keepers([s.url]).submit_outer_gradient(GRADIENT, bytes(65), 5)["txHash"] == "0x1"
    sent = json.loads(s.requests[0][2])
    assert sent["method"] == "training_submitOuterGradient"
    assert set(sent["params"]["gradient"]) == {
        "taskId",
        "round",
        "trainer",
        "parentRoot",
        "payloadRoot",
        "claimHash",
        "deadline",
    }


@pytest.mark.parametrize("name", ["CommitWindowClosed", "DuplicateSubmission", "InvalidSignature"])
def test_refusals_keep_their_names(server, name):
    s = server(answers=[(200, refused(name))])
    with pytest.raises(KeeperError) as error:
        Keepers([s.url]).submit_outer_gradient(GRADIENT, bytes(65), 5)
    assert error.value.name == name
    assert "what to do" in str(error.value)


def test_a_refusal_does_not_hide_a_keeper_that_serves(server):
    ignorant = server(answers=[(200, refused("TaskNotFound"))] * 2)
    served = {"jsonrpc": "2.0", "id": 1, "result": {"txHash": "0x1"}}
    serving = server(answers=[(200, served)])
    assert Keepers([ignorant.url, serving.url]).submit_outer_gradient(GRADIENT, bytes(65), 5)["txHash"] == "0x1"
    with pytest.raises(KeeperError, match="TaskNotFound"):
        Keepers([ignorant.url, closed_port(server)]).submit_outer_gradient(GRADIENT, bytes(65), 5)


@pytest.mark.parametrize("answer", [(200, refused("Internal")), (500, b"oops"), (200, b"[]"), (200, {"jsonrpc": "2.0"})])
def test_a_keeper_in_trouble_is_asked_again(server, answer):
    s = server(answers=[answer, answer])
    with pytest.raises(KeeperUnavailable):
        Keepers([s.url]).submit_outer_gradient(GRADIENT, bytes(65), 5)
    assert len(s.requests) == 2


def test_upload(server):
    ack = {"taskId": "0x", "keeper": "0x" + "22" * 20, "signature": "0x" + "33" * 65, "bytes": 3}
    s = server(answers=[(200, ack), (409, {"error": {"name": "UploadWindowClosed", "message": "late"}})])
    keepers = Keepers([s.url])
    got = keepers.put_payload(s.url, bytes(32), 7, b"\1" * 20, b"abc")
    assert (got.keeper, got.signature, got.document) == (b"\x22" * 20, b"\x33" * 65, ack)
    assert s.requests[0][:2] == ("PUT", f"/v1/payloads/0x{'00' * 32}/7/0x{'01' * 20}")
    with pytest.raises(KeeperError) as error:
        keepers.put_payload(s.url, bytes(32), 7, b"\1" * 20, b"abc")
    assert (error.value.name, error.value.status) == ("UploadWindowClosed", 409)


@pytest.mark.parametrize("ack", [{}, {"keeper": 1, "signature": "0x"}, {"keeper": "0xzz", "signature": "0x"}])
def test_a_malformed_acknowledgement_is_none(server, ack):
    s = server(answers=[(200, ack)])
    with pytest.raises(KeeperUnavailable, match="acknowledgement"):
        Keepers([s.url]).put_payload(s.url, bytes(32), 7, bytes(20), b"abc")
