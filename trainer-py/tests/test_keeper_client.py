"""The keeper client against servers on real sockets that misbehave in one way each."""

from __future__ import annotations

import contextlib
import hashlib
import json
import threading
import time
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseRequestHandler, ThreadingTCPServer

import httpx
import numpy as np
import pytest

import assay_repops
from assay_trainer import eip712, keeper_client, verified
from assay_trainer.chain import ChainUnavailable, Rpc
from assay_trainer.eip712 import OuterGradient
from assay_trainer.errors import RootMismatch
from assay_trainer.exchange import Exchange
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
                with contextlib.suppress(OSError):  # the client may have turned to another one
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


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """A busy machine makes nobody slow, but where a test is about that."""
    monkeypatch.setattr(keeper_client, "_USUAL_SECONDS", 600.0)


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


def part(path, s):
    """Where what a keeper has sent of an object is kept until it is whole."""
    return path.with_name(path.name + keeper_client._PART.format(hashlib.sha256(s.url.encode()).hexdigest()[:16]))


def test_a_server_without_ranges_starts_over(server, tmp_path):
    s = server(ranges=False)
    part(tmp_path / "object", s).write_bytes(b"something else")
    assert Keepers([s.url]).download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT


def test_a_wrong_part_does_not_stick(server, tmp_path):
    s = server()
    part(tmp_path / "object", s).write_bytes(b"not the beginning")
    assert Keepers([s.url], attempts=2).download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT


def test_a_lying_keeper_is_passed_over(server, tmp_path):
    liar, honest = server(body=OBJECT[:-1] + b"x"), server()
    keepers = Keepers([liar.url, honest.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT
    with pytest.raises(KeeperUnavailable, match="root"):
        Keepers([liar.url]).download(ROOT, len(OBJECT), tmp_path / "other", root_of)
    assert not list(tmp_path.glob("other*"))
    assert [p.name for p in tmp_path.iterdir()] == ["object"]


def test_a_constant_that_is_no_tensor_is_one_that_was_not_served(server, tmp_path):
    """The library refuses a NaN that no tensor holds: that a keeper sends one ends no trainer."""
    good, wrong = np.arange(4, dtype="<f4").tobytes(), np.array([0x7F800001, 0, 0, 0], "<u4").tobytes()
    root = assay_repops.tensor_root(np.arange(4, dtype=np.float32))
    liar, honest = server(body=wrong), server(body=good)
    of = partial(verified._constant_root, np.dtype(np.float32))
    assert Keepers([liar.url, honest.url]).download(root, len(good), tmp_path / "constant", of) == good
    with pytest.raises(KeeperUnavailable, match="NaN"):
        Keepers([liar.url]).download(root, len(good), tmp_path / "other", of)


def test_an_endless_object_is_cut_off(server, tmp_path):
    s = server(body=bytes(3 << 20))
    with pytest.raises(KeeperUnavailable, match="more than"):
        Keepers([s.url]).download(ROOT, 1000, tmp_path / "object", root_of)
    assert not list(tmp_path.iterdir())


def test_the_next_keeper_stands_in(server, tmp_path):
    dead, live = closed_port(server), server()
    keepers = Keepers([dead, live.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of) == OBJECT
    assert keepers._preferred == 1, "the one that served is asked first from then on"


def test_a_mirror_is_asked_first_and_not_told_who_asks(server, tmp_path):
    keeper, mirror = server(), server()
    # A guard that lets nobody through: where a mirror is its user has said.
    keepers = Keepers([keeper.url], guard=lambda ip: True, mirrors=[mirror.url + "/"])
    keepers.credentials = Credentials(eip712.Domain(1337, b"\1" * 20), bytes(32), b"\1" * 20, b"\2" * 32)
    mirror.keeper = "0x" + "22" * 20
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "o", root_of) == OBJECT
    assert keeper.requests == []
    assert mirror.requests == [("GET", f"/v1/objects/0x{ROOT.hex()}", None)]
    assert mirror.headers == [None]
    keepers.close()


@pytest.mark.parametrize("lie", [b"", OBJECT[::-1], OBJECT + b"more"])
def test_a_mirror_that_lies_is_passed_over(server, tmp_path, lie):
    keeper, mirror = server(), server(body=lie)
    keepers = Keepers([keeper.url], mirrors=[mirror.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "o", root_of) == OBJECT
    assert len(mirror.requests) == len(keeper.requests) == 1
    # And from then on asked after keepers.
    keepers.download(ROOT, len(OBJECT), tmp_path / "p", root_of)
    assert len(keeper.requests) == 2
    assert len(mirror.requests) == (1 if lie else 2)


def test_a_mirror_is_asked_for_objects_alone(server):
    answer = {"jsonrpc": "2.0", "id": 1, "result": {"txHash": "0x1", "status": "relayed", "round": 1}}
    keeper, mirror = server(answers=[(200, answer)]), server()
    assert Keepers([keeper.url], mirrors=[mirror.url]).submit_outer_gradient(GRADIENT, bytes(65), 5)["txHash"] == "0x1"
    assert mirror.requests == []


def test_a_mirror_serves_where_no_keeper_is_known(server, tmp_path):
    mirror = server()
    keepers = Keepers([], find=dict, mirrors=[mirror.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "o", root_of) == OBJECT
    gone = Keepers([], find=dict, mirrors=["http://127.0.0.1:9"])
    with pytest.raises(KeeperUnavailable, match="no keeper and no mirror serves it"):
        gone.download(ROOT, len(OBJECT), tmp_path / "p", root_of)


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


def test_a_refusal_is_short(server):
    """What was said once is remembered: a keeper with new words each time must not fill the trainer's memory with them."""
    words = {"name": "N" * 100_000, "message": "m" * 100_000, "hint": "h" * 100_000}
    s = server(answers=[(400, {"error": words}), (503, {"error": words}), (200, {"error": {"message": "m" * 100_000}})])
    keepers = Keepers([s.url])
    for _ in range(2):
        with pytest.raises((KeeperError, KeeperUnavailable)) as error:
            keepers.put_payload(s.url, bytes(32), 7, b"\1" * 20, b"abc")
        assert len(f"{error.value} {error.value.name} {error.value.hint}") < 1500
    with pytest.raises(KeeperUnavailable) as error:
        keepers.payload_receipt(s.url, bytes(32), 7, b"\1" * 20)
    assert len(str(error.value)) < 1500


@pytest.mark.parametrize(
    "ack",
    [
        {},
        {"keeper": 1, "signature": "0x"},
        {"keeper": "0xzz", "signature": "0x"},
        {"keeper": "0x11", "signature": "0x"},
        {"keeper": "0x" + "22" * 20, "signature": "0x" + "33" * 65, "note": "x" * 5000},
    ],
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
    wait_for(lambda: list(d.collect()))
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


def test_what_one_keeper_sent_does_not_spoil_what_another_sends(server, tmp_path):
    """Whoever sends lies and breaks off must not have an honest keeper go on behind them."""
    liar, honest = server(body=bytes(len(OBJECT)), cut=1000), server()
    keepers = Keepers([liar.url, honest.url], attempts=1)
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT
    assert [p.name for p in tmp_path.iterdir()] == ["object"], "no part is left behind"


@pytest.fixture
def until_the_end(server):
    """What a server waits for that says no more while the test runs; set before the servers are closed."""
    over = threading.Event()
    yield over
    over.set()


def test_the_next_keeper_is_asked_beside_those_that_trickle_and_first_from_then_on(
    server, until_the_end, tmp_path, monkeypatch
):
    """The three send a piece and nothing more: the download ends without them, and the next one begins without them."""
    monkeypatch.setattr(keeper_client, "_USUAL_SECONDS", 4.0)
    trickling = [server(pace=1024, on_piece=until_the_end.wait) for _ in range(3)]
    quick = server()
    keepers = Keepers([*(s.url for s in trickling), quick.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of) == OBJECT
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "b", root_of) == OBJECT
    assert [len(s.requests) for s in (*trickling, quick)] == [1, 1, 1, 2]


def test_no_more_than_two_keepers_send_an_object_at_a_time(server, until_the_end, tmp_path, monkeypatch):
    """On a slow line all are slow, and the more of them send, the slower each."""
    monkeypatch.setattr(keeper_client, "_USUAL_SECONDS", 0.2)
    most = []
    begin = Keepers._source
    running = []

    def counted(self, url, wanted):
        running.append(begin(self, url, wanted))
        most.append(sum(not s.exchange._cut for s in running))
        return running[-1]

    monkeypatch.setattr(Keepers, "_source", counted)
    trickling = [server(pace=1024, on_piece=until_the_end.wait) for _ in range(3)]
    Keepers([*(s.url for s in trickling), server().url]).download(ROOT, len(OBJECT), tmp_path / "a", root_of)
    assert most == [1, 2, 2, 2]


def test_who_sends_in_time_has_no_other_beside_it(server, tmp_path):
    """Nothing is asked for twice while it will be here in time."""
    first, other = server(pace=1 << 14), server()
    keepers = Keepers([first.url, other.url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of, window=3600) == OBJECT
    assert not other.requests


def test_who_was_slower_than_a_share_of_the_window_is_not_preferred(server, tmp_path, monkeypatch):
    """Even if nobody else was there to be quicker: one that joins is asked first."""
    slow, joins = server(), server()
    keepers = Keepers([slow.url])
    with monkeypatch.context() as everything_is_slow:
        everything_is_slow.setattr(keeper_client, "_SHARE", 1e9)
        keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of, window=3600)
    keepers.urls.append(joins.url)
    keepers.download(ROOT, len(OBJECT), tmp_path / "b", root_of, window=3600)
    assert (len(slow.requests), len(joins.requests)) == (1, 1)


def test_an_object_is_not_waited_for_beyond_its_window(server, until_the_end, tmp_path):
    """All that anybody sent of it is kept for the next attempt."""
    s = server(pace=1024, on_piece=until_the_end.wait)
    with pytest.raises(KeeperUnavailable, match="in which it is of use"):
        Keepers([s.url]).download(ROOT, len(OBJECT), tmp_path / "a", root_of, window=2)
    assert part(tmp_path / "a", s).read_bytes() == OBJECT[:1024]
    Keepers([server().url]).download(ROOT, len(OBJECT), tmp_path / "b", root_of, window=3600)
    assert [p.name for p in tmp_path.iterdir()] == ["b"], "what strangers leave unfinished does not fill the disk"


def all_but_the_end(server, until_the_end):
    """A keeper that sends an object at once, and keeps its last byte, however often it is asked."""
    return server(pace=len(OBJECT) - 1, on_piece=until_the_end.wait, ranges=False)


def test_all_keepers_are_asked_within_the_window_whatever_those_before_them_promise(server, until_the_end, tmp_path):
    """Each of them seems to be done in time, until it is late."""
    hostile = [all_but_the_end(server, until_the_end) for _ in range(4)]
    keepers = Keepers([*(s.url for s in hostile), server().url])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of, window=8) == OBJECT


def test_who_sends_steadily_is_not_given_up_for_who_kept_the_end_back(server, until_the_end, tmp_path, monkeypatch):
    """It is slower than these were, and the only one that ever has the whole."""
    monkeypatch.setattr(keeper_client, "_USUAL_SECONDS", 1.0)
    monkeypatch.setattr(keeper_client, "_FIRST_SECONDS", 2.0)
    steady = server(pace=len(OBJECT) // 8, on_piece=lambda: time.sleep(0.5))
    hostile = [all_but_the_end(server, until_the_end) for _ in range(2)]
    keepers = Keepers([steady.url, *(s.url for s in hostile)])
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "a", root_of, window=20) == OBJECT


def withheld(server, path, count, window=None, **options):
    """An object that each of so many keepers, of which nobody else is known then, sends in part."""
    running = [server(**options) for _ in range(count)]
    for s in running:
        with pytest.raises(KeeperUnavailable):
            Keepers([s.url], attempts=1).download(ROOT, len(OBJECT), path, root_of, window=window)
    return running


@pytest.mark.parametrize("window", [None, 3600.0])
def test_what_ever_new_keepers_leave_unfinished_is_bounded(server, tmp_path, window):
    """A state that nobody serves whole is asked for again and again, of whoever is in the pool by then: each leaves a part."""
    withheld(server, tmp_path / "object", 8, window, cut=len(OBJECT) - 1)
    assert len(list(tmp_path.iterdir())) <= keeper_client._MOST_PARTS


def test_what_many_keepers_leave_unfinished_at_a_time_is_bounded(server, tmp_path):
    running = [server(cut=len(OBJECT) - 1) for _ in range(8)]
    with pytest.raises(KeeperUnavailable):
        Keepers([s.url for s in running], attempts=1).download(ROOT, len(OBJECT), tmp_path / "object", root_of)
    assert len(list(tmp_path.iterdir())) <= keeper_client._MOST_PARTS


def test_what_an_earlier_process_left_unfinished_is_bounded(server, tmp_path):
    """It was killed in the middle, or knew no bound."""
    for i in range(40):
        (tmp_path / f"{i % 2}{keeper_client._PART.format(i)}").write_bytes(OBJECT[:i])
    (tmp_path / "another").write_bytes(OBJECT)
    withheld(server, tmp_path / "0", 1, cut=100)
    left = sorted(p.name.partition(".")[0] for p in tmp_path.iterdir())
    assert left == ["0"] * keeper_client._MOST_PARTS + ["1"] * 20 + ["another"], "what else is in the folder may be of use"
    withheld(server, tmp_path / "1", 1, 3600.0, cut=100)
    left = [p.name for p in tmp_path.iterdir()]
    assert len(left) == keeper_client._MOST_PARTS + 1
    assert "another" in left


def test_on_a_bad_line_many_keepers_send_an_object_in_parts(server, tmp_path):
    """Each connection breaks off: what was sent most of is gone on with, however many others were asked in between."""
    running = [server(cut=len(OBJECT) // 3) for _ in range(6)]
    keepers = Keepers([s.url for s in running], attempts=4)
    assert keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of) == OBJECT
    assert [p.name for p in tmp_path.iterdir()] == ["object"]


def test_who_is_asked_again_soon_goes_on(server, tmp_path):
    """Where the parts of keepers that nobody knows any more are longer, too."""
    withheld(server, tmp_path / "object", 5, cut=len(OBJECT) - 1)
    one, other = server(cut=100_000), server(cut=1)
    keepers = Keepers([one.url, other.url], attempts=1)
    for _ in range(2):
        with pytest.raises(KeeperUnavailable):
            keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of)
    assert [r[2] for r in one.requests] == [None, "bytes=100000-"]


class Dripping:
    """Sends an answer byte by byte, so that each comes in time and the whole never: its headers, or with `head` the rest."""

    def __init__(self, head=b""):
        self.asked = 0
        self._over = threading.Event()
        outer = self

        class Handler(BaseRequestHandler):
            def handle(self):
                outer.asked += 1
                with contextlib.suppress(OSError):
                    self.request.sendall(head)
                    while not outer._over.wait(0.05):
                        self.request.sendall(b"H" if not head else b" ")

        self._server = ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._over.set()
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def dripping():
    running = []

    def start(**options):
        running.append(Dripping(**options))
        return running[-1]

    yield start
    for s in running:
        s.close()


HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"
REQUESTS = {
    "relay": lambda keepers, url: keepers.submit_outer_gradient(GRADIENT, bytes(65), 0.5),
    "upload": lambda keepers, url: keepers.put_payload(url, *PLACE, b"payload"),
    "checkpoints": lambda keepers, url: keepers.put_checkpoints(url, *PLACE, b"c" * 32),
    "receipt": lambda keepers, url: keepers.payload_receipt(url, *PLACE),
}


@pytest.mark.parametrize("head", [b"", HEAD], ids=["headers", "body"])
@pytest.mark.parametrize("ask", REQUESTS.values(), ids=REQUESTS)
def test_a_request_as_a_whole_has_an_end(dripping, monkeypatch, head, ask):
    """A byte now and then is an answer that never comes: the trainer would stand still until it has lost slot and fee."""
    monkeypatch.setattr(keeper_client, "_FIRST_SECONDS", 0.5)
    s = dripping(head=head)
    with pytest.raises(KeeperUnavailable, match="does not answer"):
        ask(Keepers([s.url], timeout=0.5, attempts=1), s.url)


def test_a_keeper_that_drips_when_it_is_asked_for_its_name_holds_no_request_up(server, dripping, tmp_path, monkeypatch):
    monkeypatch.setattr(keeper_client, "_WHO_SECONDS", 0.5)
    s = dripping()
    keepers = Keepers([s.url])
    keepers.credentials = Credentials(eip712.Domain(1337, b"\1" * 20), bytes(32), bytes(20), b"\7" * 32)
    assert keepers._account(s.url) is None


def test_who_drips_is_asked_after_the_others(server, dripping):
    """Or it would cost the same time in each round."""
    served = (200, {"jsonrpc": "2.0", "id": 1, "result": {"txHash": "0x1"}})
    s, other = dripping(), server(answers=[served, served])
    keepers = Keepers([s.url, other.url])
    for _ in range(2):
        assert keepers.submit_outer_gradient(GRADIENT, bytes(65), 0.5)["txHash"] == "0x1"
        keepers._preferred = 0
    assert s.asked == 1


def test_no_keeper_is_asked_once_the_time_for_all_of_them_is_over(server, dripping):
    """Of many that drip, each has its time, and together they would have all of the window."""
    drips, other = dripping(), server()
    with pytest.raises(KeeperUnavailable, match="no time to ask more"):
        Keepers([drips.url, other.url]).submit_outer_gradient(GRADIENT, bytes(65), 0.5, limit=0.1)
    assert not other.requests


def test_a_refusal_without_end_is_not_read(monkeypatch):
    monkeypatch.setattr(keeper_client, "_MAX_ANSWER", 1000)
    assert keeper_client._brief(httpx.Response(500, stream=httpx.ByteStream(b"x" * 1001))) == "answered 500"


def test_a_refusal_of_megabytes_is_not_parsed(server, monkeypatch):
    """Brackets take a parser in Python seconds a MiB, in which no other thread runs."""
    parsed, loads = [], keeper_client.strict_json.loads
    monkeypatch.setattr(
        keeper_client.strict_json, "loads", lambda text, *a, **k: parsed.append(len(text)) or loads(text, *a, **k)
    )
    served = {"jsonrpc": "2.0", "id": 1, "result": {"txHash": "0x1"}}
    junk, other = server(answers=[(429, b'{"x":[' + b"[{}]," * (1 << 18) + b"1]}")] * 2), server(answers=[(200, served)])
    assert Keepers([junk.url, other.url]).submit_outer_gradient(GRADIENT, bytes(65), 5)["txHash"] == "0x1"
    assert parsed
    assert max(parsed) <= 1 << 16


def test_what_is_cut_off_changes_nothing_any_more():
    """Whoever goes on with a file must not find another's bytes in it."""
    gate = threading.Event()

    def work(asked):
        gate.wait()
        with asked.uncut():
            return "changed"

    asked = Exchange(work)
    with pytest.raises(httpx.TimeoutException):
        asked.wait(0.01)
    gate.set()
    with pytest.raises(httpx.ReadError):
        asked.outcome.result()


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


def test_of_an_answer_that_is_no_http_few_words_are_kept(dripping, tmp_path):
    s = dripping(head=b"HTTP/1.1 " + b"\x01" * 90_000 + b"\r\n\r\n")
    with pytest.raises(KeeperUnavailable) as refused:
        Keepers([s.url], attempts=1).download(ROOT, len(OBJECT), tmp_path / "object", root_of)
    assert len(str(refused.value)) < 1000
    secret = s.url + "/v2/" + "k" * 380
    with pytest.raises(ChainUnavailable) as refused:
        Rpc(secret).call("eth_chainId")
    assert len(str(refused.value)) < 1000
    assert "/v2/" not in str(refused.value)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 xxx " + b"\x01" * 90_000 + b"\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"\x01" * 90_000 + b"\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"\x01" * 90_000 + b"\r\n",
    ],
    ids=["status line", "header", "chunk"],
)
def test_what_is_no_http_is_told_in_few_words(answer, tmp_path):
    """What breaks off an exchange quotes the keeper, in letters of its choice: they are said, and logged again and again."""

    class Handler(BaseRequestHandler):
        def handle(self):
            self.request.recv(1 << 16)
            self.request.sendall(answer)

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as http:
        threading.Thread(target=http.serve_forever, daemon=True).start()
        keepers = Keepers([f"http://127.0.0.1:{http.server_address[1]}"])
        with pytest.raises(KeeperUnavailable) as called:
            keepers.payload_receipt(keepers.urls[0], bytes(32), 0, bytes(20))
        with pytest.raises(KeeperUnavailable) as loaded:
            keepers.download(ROOT, len(OBJECT), tmp_path / "object", root_of)
        http.shutdown()
    assert len(str(called.value)) < 2 * keeper_client._MAX_WORDS
    assert len(str(loaded.value)) < 2 * keeper_client._MAX_WORDS
