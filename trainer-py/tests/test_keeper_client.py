"""The keeper client against servers on real sockets that misbehave in one way each."""

from __future__ import annotations

import hashlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from assay_trainer import eip712, keeper_client
from assay_trainer.chain import ChainUnavailable, Rpc
from assay_trainer.eip712 import OuterGradient
from assay_trainer.errors import RootMismatch
from assay_trainer.keeper_client import Credentials, Delivery, KeeperError, Keepers, KeeperUnavailable, Sending

OBJECT = bytes(range(256)) * 1024
ROOT = hashlib.sha256(OBJECT).digest()


def root_of(data):
    return hashlib.sha256(data).digest()


class Server:
    """Serves OBJECT, breaking off after `cut` bytes of each answer; `answers` are JSON-RPC and PUT replies in order.

    With `gate`, no request is answered before that event is set. With `pace`, an object comes in pieces of that size, and after
    each one `on_piece` is called.
    """

    def __init__(self, body=OBJECT, cut=None, answers=(), ranges=True, gate=None, pace=None, on_piece=None):
        self.requests = []
        self.headers = []
        self.keeper = None
        outer = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_args):
                pass

            def reply(self):
                length = int(self.headers.get("Content-Length", 0))
                outer.requests.append((self.command, self.path, self.rfile.read(length)))
                outer.headers.append(self.headers.get("Assay-Request"))
                if gate is not None:
                    gate.wait()
                status, document = outer.answers.pop(0)
                data = document if isinstance(document, bytes) else json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_POST = do_PUT = reply

            def do_GET(self):
                if self.path == "/healthz" and outer.keeper is not None:
                    data = json.dumps({"keeper": outer.keeper}).encode()
                    self.send_response(200)
                    self.send_header("Content-Length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                    return
                wanted = self.headers.get("Range")
                outer.requests.append(("GET", self.path, wanted))
                outer.headers.append(self.headers.get("Assay-Request"))
                begin = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted and ranges else 0
                data = body[begin:]
                self.send_response(206 if begin else 200)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                for at in range(0, len(data[:cut]), pace or len(data) or 1):
                    self.wfile.write(data[:cut][at : at + (pace or len(data))])
                    if on_piece is not None:
                        on_piece()
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


@pytest.mark.parametrize(
    "ack", [{}, {"keeper": 1, "signature": "0x"}, {"keeper": "0xzz", "signature": "0x"}, {"keeper": "0x11", "signature": "0x"}]
)
def test_a_malformed_acknowledgement_is_none(server, ack):
    s = server(answers=[(200, {"jsonrpc": "2.0", "id": 1, "result": ack or None}), (200, ack)])
    with pytest.raises(KeeperUnavailable, match="acknowledgement"):
        Keepers([s.url]).payload_receipt(s.url, bytes(32), 7, bytes(20))
    with pytest.raises(KeeperUnavailable, match="acknowledgement"):
        Keepers([s.url]).put_payload(s.url, bytes(32), 7, bytes(20), b"abc")


def acknowledgement(i):
    return {"keeper": "0x" + f"{i:02x}" * 20, "signature": "0x" + "33" * 65}


def wait_for(condition):
    for _ in range(3000):
        if condition():
            return
        threading.Event().wait(0.01)
    pytest.fail("not in 30 seconds")


PLACE = (bytes(32), 7, b"\1" * 20)


@pytest.fixture
def delivery(monkeypatch):
    monkeypatch.setattr(keeper_client, "_FIRST_PAUSE", 0.01)
    monkeypatch.setattr(keeper_client, "_LAST_PAUSE", 0.01)
    monkeypatch.setattr(keeper_client, "_EARLY_PAUSE", 0.01)
    running = []

    def start(*urls, check=lambda answer: None):
        running.append(Delivery(Keepers(urls), urls, PLACE, b"payload", check))
        return running[-1]

    yield start
    for d in running:
        d.cancel()


def test_a_slow_a_dead_and_a_lying_keeper_hold_nobody_up(server, delivery):
    gate = threading.Event()
    slow = server(answers=[(200, acknowledgement(1))], gate=gate)
    lying = server(answers=[(200, b"garbage")] * 100_000)
    honest = server(answers=[(200, acknowledgement(2))])
    dead = closed_port(server)
    d = delivery(slow.url, lying.url, dead, honest.url)
    received = []
    wait_for(lambda: received.extend(d.collect()) or received)
    assert [a.url for a in received] == [honest.url]
    assert d.failures() is None, "nothing is known of the slow one yet"
    gate.set()
    wait_for(lambda: received.extend(d.collect()) or len(received) == 2)
    assert received[1].url == slow.url
    wait_for(lambda: d.failures() is not None)
    assert set(d.failures()) == {lying.url, dead}
    assert len(slow.requests) == len(honest.requests) == 1


def test_a_worthless_acknowledgement_is_asked_for_again(server, delivery):
    s = server(answers=[(200, acknowledgement(1)), (200, refused("PayloadNotHeld")), (200, acknowledgement(2))])

    def check(answer):
        if answer.keeper != b"\2" * 20:
            raise RootMismatch("another's signature")

    d = delivery(s.url, check=check)
    received = []
    wait_for(lambda: received.extend(d.collect()) or received)
    assert received[0].keeper == b"\2" * 20
    assert [r[0] for r in s.requests] == ["PUT", "POST", "PUT"]


def test_a_keeper_that_takes_no_upload_may_have_the_payload_from_its_peers(server, delivery):
    late = (409, {"error": {"name": "UploadWindowClosed", "message": "late"}})
    receipt = {"jsonrpc": "2.0", "id": 1, "result": acknowledgement(3)}
    s = server(answers=[late, (200, refused("PayloadNotHeld")), late, (200, receipt)])
    d = delivery(s.url)
    received = []
    wait_for(lambda: received.extend(d.collect()) or received)
    asked = json.loads(s.requests[1][2])
    assert asked["method"] == "training_getPayloadReceipt"
    assert asked["params"] == {"taskId": "0x" + "00" * 32, "round": 7, "trainer": "0x" + "01" * 20}
    assert received[0].document == acknowledgement(3)


def test_the_refusal_of_the_upload_is_what_is_told(server, delivery):
    late = (409, {"error": {"name": "UploadWindowClosed", "message": "late"}})
    s = server(answers=[late, (200, refused("PayloadNotHeld"))] * 100_000)
    d = delivery(s.url)
    wait_for(lambda: d.failures() is not None)
    assert d.failures()[s.url].name == "UploadWindowClosed"
    d.cancel()


def test_a_keeper_behind_the_chain_is_not_asked_for_receipts(server, delivery):
    early = (425, {"error": {"name": "CommitWindowOpen", "message": "early"}})
    s = server(answers=[early, early, (200, acknowledgement(1))])
    d = delivery(s.url)
    wait_for(d.collect)
    assert [r[0] for r in s.requests] == ["PUT"] * 3


def test_a_list_of_checkpoints_is_brought_to_every_keeper(server, delivery):
    early = (404, {"error": {"name": "GradientNotFound", "message": "early"}})
    behind = server(answers=[early, early, (200, {"root": "0x", "bytes": 64})])
    full = server(answers=[(503, {"error": {"name": "Storage", "message": "full"}})] * 100_000)
    keepers = Keepers([behind.url, full.url])
    sending = Sending(keepers.urls, lambda url: keepers.put_checkpoints(url, *PLACE, b"c" * 64))
    wait_for(lambda: sending.failures() is not None and set(sending.failures()) == {full.url})
    assert isinstance(sending.failures()[full.url], KeeperUnavailable)
    path = f"/v1/claims/0x{bytes(32).hex()}/7/0x{'01' * 20}"
    assert behind.requests == [("PUT", path, b"c" * 64)] * 3
    sending.cancel()
    wait_for(lambda: not sending.running())


def test_a_download_that_trickles_is_taken_elsewhere(server, tmp_path, monkeypatch):
    """The clock is the test's own: each piece that the slow keeper sends takes four seconds."""
    now = [0.0]
    monkeypatch.setattr(keeper_client.time, "monotonic", lambda: now[0])

    def tick():
        now[0] += 4.0
        threading.Event().wait(0.02)

    trickling, quick = server(pace=1024, on_piece=tick), server()
    keepers = Keepers([trickling.url, quick.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of) == OBJECT
    assert keepers._preferred == 1
    assert quick.requests[0][2] is not None, "what the slow one sent is not fetched again"


def test_who_fails_is_asked_again_only_after_the_others(server):
    served = {"jsonrpc": "2.0", "id": 1, "result": {"txHash": "0x1"}}
    failing, other = server(answers=[(500, b"oops")] * 2), server(answers=[(200, served)])
    keepers = Keepers([failing.url, other.url])
    keepers.submit_outer_gradient(GRADIENT, bytes(65), 5)
    assert (len(failing.requests), len(other.requests)) == (1, 1)
    keepers.demote()
    other.answers = [(500, b"oops")]
    failing.answers = [(200, served)]
    assert keepers.submit_outer_gradient(GRADIENT, bytes(65), 5) == {"txHash": "0x1"}
    assert len(other.requests) == 1, "the one passed over is asked last"


def test_requests_are_signed(server, tmp_path):
    """For the keeper that says who it is, each with what it is about; not to one that does not."""
    secret, task, account = b"\7" * 32, b"\5" * 32, b"\6" * 20
    domain = eip712.Domain(1337, b"\1" * 20)
    key = eip712.keys.PrivateKey(secret).public_key.to_canonical_address()
    answer = {"jsonrpc": "2.0", "id": 1, "result": acknowledgement(2)}
    s = server(answers=[(200, answer), (200, acknowledgement(2)), (200, {})])
    s.keeper = "0x" + "22" * 20
    keepers = Keepers([s.url])
    keepers.credentials = Credentials(domain, task, account, secret)
    keepers.payload_receipt(s.url, *PLACE)
    keepers.put_payload(s.url, *PLACE, b"payload", b"\x08" * 32)
    keepers.put_checkpoints(s.url, *PLACE, b"c" * 32)
    keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of)
    contents = [root_of(s.requests[0][2]), b"\x08" * 32, root_of(b"c" * 32), root_of(b"")]
    assert len(s.headers) == 4
    for (method, path, _), header, content in zip(s.requests, s.headers, contents, strict=True):
        who, of, said, expires, signature = header.split(" ")
        assert (who, of, said) == ("0x" + account.hex(), "0x" + task.hex(), "0x" + content.hex())
        request = eip712.KeeperRequest(b"\x22" * 20, task, account, method, path, content, int(expires))
        assert eip712.recover(request.digest(domain), bytes.fromhex(signature[2:])) == key
    silent = server(answers=[(200, answer)])
    keepers.payload_receipt(silent.url, *PLACE)
    assert silent.headers[-1] is None


def test_an_rpc_is_named_without_its_key(server):
    """Who reads a log or an error has no use for what the operator pays for."""
    url = closed_port(server).replace("127.0.0.1", "user:secret@127.0.0.1") + "/v2/SECRETKEY?key=SECRETKEY"
    with pytest.raises(ChainUnavailable) as refused:
        Rpc(url).call("eth_chainId")
    assert "127.0.0.1" in str(refused.value)
    assert "secret" not in str(refused.value).lower()
