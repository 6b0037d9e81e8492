"""Whoever answers over HTTP, a keeper or an RPC, has a time for all of its answer, and sends what is read as it is."""

from __future__ import annotations

import gzip
import json
import re
import socket
import threading
import time

import pytest
from test_endpoints import TASK, FakeChain, account, healthy

from assay_trainer import chain, endpoints, keeper_client
from assay_trainer.chain import ChainUnavailable, Rpc
from assay_trainer.endpoints import NoKeeper, find
from assay_trainer.keeper_client import Keepers, KeeperUnavailable


class Server:
    """Does to each connection what `serve(connection, request, over)` does, until the event `over`, and closes it."""

    def __init__(self, serve):
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.over = threading.Event()
        self.requests = []

        def one(connection):
            try:
                request = b""
                # The body comes by itself: what is left of it would be taken for the next request.
                while not whole(request):
                    got = connection.recv(65536)
                    if not got:
                        break
                    request += got
                self.requests.append(request)
                serve(connection, request, self.over)
            except OSError:
                pass
            finally:
                connection.close()

        def accept():
            while True:
                try:
                    connection, _ = self._socket.accept()
                except OSError:
                    return
                threading.Thread(target=one, args=(connection,), daemon=True).start()

        threading.Thread(target=accept, daemon=True).start()

    def close(self):
        self.over.set()
        self._socket.close()


def whole(request):
    """Whether a request's head is there, and all of its body."""
    head, end, body = request.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    return bool(end) and len(body) >= (int(length[1]) if length else 0)


@pytest.fixture
def serve():
    running = []

    def make(behaviour):
        running.append(Server(behaviour))
        return running[-1]

    yield make
    for server in running:
        server.close()


def answer(body, *headers, status=b"200 OK"):
    head = [b"HTTP/1.1 " + status, b"Content-Length: %d" % len(body), *headers]
    return b"\r\n".join(head) + b"\r\n\r\n" + body


def drip(connection, begin, over):
    """Each read is in time, and the answer never ends."""
    connection.sendall(begin)
    while not over.wait(0.05):
        connection.sendall(b" ")


def drip_head(connection, _request, over):
    drip(connection, b"HTTP/1.1 200 OK\r\nX-A: ", over)


def drip_body(connection, _request, over):
    drip(connection, b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n{", over)


def a_keeper_of_the_pool(url):
    with pytest.raises(NoKeeper):
        find(FakeChain({account(1): url}), TASK)


def a_keeper(url):
    with pytest.raises(KeeperUnavailable):
        ask_keeper(url)


def an_rpc(url):
    with pytest.raises(ChainUnavailable):
        ask_rpc(url)


def ask_keeper(url):
    return Keepers([url], timeout=0.5)._rpc(url, "x", {}, None)


def ask_rpc(url):
    return Rpc(url, timeout=0.5).call("eth_chainId")


EACH = pytest.mark.parametrize("refused_by", [a_keeper_of_the_pool, a_keeper, an_rpc])


@EACH
@pytest.mark.parametrize("behaviour", [drip_head, drip_body])
def test_an_answer_that_drips_has_an_end(serve, monkeypatch, refused_by, behaviour):
    monkeypatch.setattr(endpoints, "_PATIENCE", 0.5)
    began = time.monotonic()
    refused_by(serve(behaviour).url)
    assert time.monotonic() - began < 10


@EACH
def test_an_encoded_answer_is_refused_before_it_is_unpacked(serve, refused_by):
    """It says what would be taken if it were not encoded. Encoded thrice, five kilobytes would be four gigabytes."""
    plain = json.dumps({"jsonrpc": "2.0", "id": 1, "result": "0x1"} | json.loads(healthy(account(1)))).encode()
    server = serve(lambda connection, *_: connection.sendall(answer(gzip.compress(plain), b"Content-Encoding: gzip")))
    refused_by(server.url)
    assert b"accept-encoding: identity\r\n" in server.requests[0].lower()
    url = serve(lambda connection, *_: connection.sendall(answer(plain))).url
    assert (find(FakeChain({account(1): url}), TASK), ask_keeper(url), ask_rpc(url)) == ({url: account(1)}, "0x1", "0x1")


@EACH
@pytest.mark.parametrize("status", [b"200 OK", b"500 No", b"302 There"])
def test_an_answer_of_any_status_is_bounded(serve, monkeypatch, refused_by, status):
    for module, name in ((endpoints, "_MAX_HEALTH"), (keeper_client, "_MAX_ANSWER"), (chain, "MAX_ANSWER")):
        monkeypatch.setattr(module, name, 1 << 16)
    sent = [0]

    def endless(connection, _request, over):
        connection.sendall(b"HTTP/1.1 %s\r\nTransfer-Encoding: chunked\r\n\r\n" % status)
        while not over.is_set() and sent[0] < 256 << 20:
            connection.sendall(b"10000\r\n" + bytes(1 << 16) + b"\r\n")
            sent[0] += 1 << 16

    refused_by(serve(endless).url)
    assert sent[0] < 64 << 20, "the rest was read too"


def test_an_rpc_that_drips_on_a_kept_connection_is_cut_off_and_asked_again(serve):
    """The second answer on the first connection never ends; the third is on another one."""

    def serve_twice(connection, _request, over):
        if len(server.requests) > 1:
            connection.sendall(answer(b'{"result":"0x3"}'))
            return
        connection.sendall(answer(b'{"result":"0x1"}'))
        connection.recv(65536)
        try:
            drip(connection, b"HTTP/1.1 200 OK\r\nX-A: ", over)
        finally:
            cut.set()

    cut = threading.Event()
    server = serve(serve_twice)
    rpc = Rpc(server.url, timeout=0.5)
    rpc._http._transport._pool._keepalive_expiry = None  # not even a machine that stands still for seconds gives it up
    assert rpc.call("x") == "0x1"
    end = time.monotonic() + 10
    while not any(c.is_idle() for c in rpc._http._transport._pool.connections) and time.monotonic() < end:
        time.sleep(0.01)  # the thread that asked has not given the connection back
    with pytest.raises(ChainUnavailable, match="not done after"):
        rpc.call("x")
    assert cut.wait(10), "the connection is left open"
    assert rpc.call("x") == "0x3"
    assert len(server.requests) == 2


def test_what_strangers_want_remembered_is_not(serve):
    """Cookies: thousands with each answer, copied for each request to anybody, would end a trainer within hours."""
    baked = b"".join(b"Set-Cookie: c%d=1\r\n" % i for i in range(2000))

    def bake(connection, _request, _over):
        connection.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\nConnection: close\r\n" + baked + b"\r\n{}")

    server = serve(bake)
    keepers = Keepers([server.url])
    for _ in range(2):
        with pytest.raises(KeeperUnavailable):
            keepers.put_payload(server.url, TASK, 0, bytes(20), b"payload")
    assert len(server.requests) == 2
    assert b"cookie" not in server.requests[1].lower()
    assert len(keepers._http.cookies.jar) == 0
