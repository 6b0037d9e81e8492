"""Keepers that are found on chain: what is taken of strangers' words, and what becomes of the rest."""

from __future__ import annotations

import contextlib
import ipaddress
import json
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseRequestHandler, ThreadingTCPServer
from types import SimpleNamespace

import httpx
import pytest

from assay_trainer import endpoints, exchange
from assay_trainer.chain import Block, OddAnswer
from assay_trainer.eip712 import Domain, KeeperRequest
from assay_trainer.endpoints import BadEndpoint, NoKeeper, check_endpoint, find, guard, is_local
from assay_trainer.keeper_client import Credentials, Keepers, KeeperUnavailable

PUBLIC, DEV = 10, 1337
TASK = b"\7" * 32


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("https://keeper.example", "https://keeper.example"),
        ("https://keeper.example/", "https://keeper.example"),
        ("http://203.0.113.7:8700", None),  # documentation's network is nobody's
        ("https://keeper.example/assay/", "https://keeper.example/assay"),
        ("http://8.8.8.8:8700", "http://8.8.8.8:8700"),
        ("http://[2606:4700::1111]:8700", "http://[2606:4700::1111]:8700"),
    ],
)
def test_endpoints(text, want):
    if want is None:
        assert check_endpoint(text, DEV) == text
    else:
        assert check_endpoint(text, PUBLIC) == want


@pytest.mark.parametrize(
    "text",
    [
        "",
        "keeper.example",
        "ftp://keeper.example",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "https://",
        "https:///x",
        "https:keeper.example",
        "https://user:s3cret@keeper.example",
        "https://keeper.example/?key=s3cret",
        "https://keeper.example/#s3cret",
        "https://keeper.example?",
        "https://keeper.example\r\nX: s3cret",
        "https://keeper.example/\x1b[31ms3cret",
        "https://keeper.example/<script>",
        "https://keeper example",
        "https://\uff4beeper.example",
        "https://keeper.example:0",
        "https://keeper.example:70000",
        "https://keeper.example:x",
        "https://" + "a" * 249,
        "\ud800",
    ],
)
def test_what_is_no_endpoint(text):
    for chain_id in (PUBLIC, DEV):
        with pytest.raises(BadEndpoint) as refused:
            check_endpoint(text, chain_id)
        assert "s3cret" not in str(refused.value)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "LOCALHOST.",
        "a.localhost",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "[::1]",
        "[::]",
        "[fe80::1]",
        "[fd00::1]",
        "[::ffff:127.0.0.1]",
        "224.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "127.0.0.1.",
    ],
)
def test_nothing_local_but_on_a_development_chain(host):
    with pytest.raises(BadEndpoint):
        check_endpoint(f"http://{host}:8700", PUBLIC)
    assert check_endpoint(f"http://{host}:8700", DEV) == f"http://{host}:8700"


class Server:
    """Answers /healthz with a text."""

    def __init__(self, text: str, status: int = 200, **headers: str) -> None:
        asked, hosts = self.asked, self.hosts = [], []
        self.body = text
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.path)
                hosts.append(self.headers["Host"])
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(server.body.encode())

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def serve():
    servers = []

    def make(*args, **more):
        servers.append(Server(*args, **more))
        return servers[-1]

    yield make
    for server in servers:
        server.close()


def healthy(keeper: bytes, chain_id: int = DEV) -> str:
    return json.dumps({"keeper": "0x" + keeper.hex().upper(), "chainId": chain_id})


class FakeChain:
    """A pool and what its keepers say: an endpoint, or an error of decoding it."""

    def __init__(self, says, chain_id: int = DEV):
        self.says = says
        self.deployment = SimpleNamespace(chain_id=chain_id)

    def latest(self):
        return Block(9, 0, 0)

    def read(self, _contract, function, _task, block):
        assert function == "poolOf"
        return {"keepers": list(self.says), "endpointBlocks": [block.number] * len(self.says)}

    def logs(self, _contract, event, topics, _first, _last):
        assert event == "KeeperEndpoint"
        said = self.says[bytes.fromhex(topics[1][2:])[12:]]
        if isinstance(said, Exception):
            raise said
        return [SimpleNamespace(args={"endpoint": said})]


def account(number: int) -> bytes:
    return bytes([number]) * 20


class Names:
    """Looks names up, each time with the next of these answers, the last one from then on; an address leads to itself."""

    def __init__(self, monkeypatch, *answers):
        self.asked = 0
        self._answers = list(answers)
        self._look = socket.getaddrinfo
        monkeypatch.setattr(socket, "getaddrinfo", self)

    def __call__(self, host, port, *args, **more):
        try:
            ipaddress.ip_address(host)
            return self._look(host, port, *args, **more)
        except ValueError:
            self.asked += 1
            found = self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]
            return [at for address in found for at in self._look(address, port, *args, **more)]


def private(address):
    """A guard to whom one loopback address is of a private network, and the others are anybody's."""
    return address == "127.0.0.2"


def test_a_name_that_leads_into_a_private_network_is_not_asked(serve):
    there = serve(healthy(account(1)))
    at = there.url.replace("127.0.0.1", "localhost")
    with exchange.client(guard(PUBLIC)) as http:
        for url in (at, there.url):
            with pytest.raises(httpx.ConnectError, match="private network"):
                http.get(url)
        with pytest.raises(httpx.ConnectError, match="name is unknown"):
            http.get(f"http://{'a' * 64}.invalid:1/")
    assert not there.asked
    with exchange.client(guard(DEV)) as http:
        assert http.get(at).json()["chainId"] == DEV
    assert is_local("fe80::1%eth0")
    assert not is_local("8.8.8.8")


def test_the_address_that_was_checked_is_asked(serve, monkeypatch):
    """The owner of a name answers the next look with an address of a private network."""
    there = serve('{"result": 1}')
    names = Names(monkeypatch, ["127.0.0.1"], ["127.0.0.2"])
    keepers = Keepers([there.url.replace("127.0.0.1", "keeper.example")], attempts=1, guard=private)
    assert keepers._request(keepers.urls[0], "GET", "/", 10.0).status_code == 200
    assert (names.asked, len(there.asked)) == (1, 1)
    with pytest.raises(KeeperUnavailable, match="private network"):
        keepers._request(keepers.urls[0], "GET", "/", 10.0)


def test_the_addresses_of_a_name_stand_in_for_each_other(serve, monkeypatch):
    """At one nobody answers, one is of a private network. The server is asked by its name."""
    there = serve(healthy(account(1)))
    Names(monkeypatch, ["::1", "127.0.0.2", "127.0.0.1"])
    at = there.url.replace("127.0.0.1", "keeper.example")
    with exchange.client(private) as http:
        assert http.get(at + "/healthz").text == there.body
    assert there.hosts == [at.removeprefix("http://")]


def test_a_name_of_very_many_addresses_holds_no_thread(monkeypatch):
    """At none of them anybody answers: whoever asks has long gone on, and his thread and its socket are given back."""
    with socket.socket() as full, socket.socket() as first:
        full.bind(("0.0.0.0", 0))
        full.listen(0)
        port = full.getsockname()[1]
        first.connect(("127.0.0.1", port))  # the queue has no place for another one
        Names(monkeypatch, [f"127.0.{i // 200 + 1}.{i % 200 + 1}" for i in range(1000)])
        before = set(threading.enumerate())
        with exchange.client(private) as http, pytest.raises(httpx.TimeoutException):
            exchange.ask(http, "GET", f"http://keeper.example:{port}/healthz", 0.2, 1000)
        for thread in set(threading.enumerate()) - before:
            thread.join(20.0)
            assert not thread.is_alive()


def test_the_certificate_of_the_name_is_asked_for(monkeypatch):
    """Whichever of its addresses is dialled."""
    said = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def hear():
            connection, _ = server.accept()
            with connection:
                said.append(connection.recv(4096))

        hearing = threading.Thread(target=hear, daemon=True)
        hearing.start()
        Names(monkeypatch, ["127.0.0.1"])
        with exchange.client(private) as http, pytest.raises(httpx.HTTPError):
            http.get(f"https://keeper.example:{server.getsockname()[1]}/healthz")
        hearing.join()
    assert b"keeper.example" in said[0]


def test_find(serve):
    target = serve(healthy(account(5)))
    says = {
        account(1): "",
        account(2): "javascript:alert(1)",
        account(3): OddAnswer("its text is no UTF-8"),
        account(4): serve(healthy(account(9))).url,  # somebody else's
        account(5): serve("", 302, Location=target.url + "/healthz").url,
        account(6): serve(healthy(account(6), 10)).url,
        account(7): serve("x" * 100_000).url,
        account(8): "http://127.0.0.1:1",
        account(10): serve('{"keeper": 7}').url,
    }
    with pytest.raises(NoKeeper, match="none of the 6 keepers"):
        find(FakeChain(says), TASK)
    assert not target.asked, "nobody is sent on"
    there = serve(healthy(account(11)))
    assert find(FakeChain(says | {account(11): there.url}), TASK) == {there.url: account(11)}
    with pytest.raises(NoKeeper, match="says where"):
        find(FakeChain({account(1): ""}), TASK)
    with pytest.raises(NoKeeper, match="says where"):
        find(FakeChain({account(11): there.url}, chain_id=PUBLIC), TASK)


def test_copies_hide_nobody(serve):
    """Whoever says of itself what another keeper says hides nobody by it, in whatever place of the pool."""
    there = serve(healthy(account(2)))
    says = {account(1): there.url, account(2): there.url, account(3): there.url}
    assert find(FakeChain(says), TASK) == {there.url: account(2)}
    assert len(there.asked) == 1


def test_a_keeper_that_never_ends_its_headers_holds_nobody_up(serve, monkeypatch):
    """Each byte comes in time. Whoever looks for keepers goes on with those that answer."""
    over = threading.Event()

    class Handler(BaseRequestHandler):
        def handle(self):
            with contextlib.suppress(OSError):
                while not over.wait(0.05):
                    self.request.sendall(b"H")

    monkeypatch.setattr(endpoints, "_PATIENCE", 1.0)
    there = serve(healthy(account(2)))
    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        says = {account(1): f"http://127.0.0.1:{server.server_address[1]}", account(2): there.url}
        assert find(FakeChain(says), TASK) == {there.url: account(2)}
        over.set()
        server.shutdown()


def test_many_are_bounded(serve):
    there = serve("nobody")
    pool = {bytes([1, i]) * 10: f"{there.url}/{i}" for i in range(200)}
    with pytest.raises(NoKeeper):
        find(FakeChain(pool), TASK)
    assert len(there.asked) <= 64
    chain = FakeChain(pool)
    chain.read = lambda *_args, block: {"keepers": [account(1)] * 257, "endpointBlocks": [1] * 257}
    with pytest.raises(endpoints.ChainUnavailable):
        find(chain, TASK)


def test_keepers_are_looked_for_again(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("assay_trainer.keeper_client.time", SimpleNamespace(monotonic=lambda: now[0], sleep=lambda _: None))
    known: list[dict[str, bytes] | Exception] = [NoKeeper("nobody says where", "--keeper URL")]
    keepers = Keepers([], find=lambda: known[0] if not isinstance(known[0], Exception) else (_ for _ in ()).throw(known[0]))
    with pytest.raises(KeeperUnavailable, match="nobody says where"):
        keepers._each("the state", lambda url: url)
    known[0] = {"http://a": account(1), "http://b/": account(2)}
    now[0] += 5
    assert keepers._each("the state", lambda url: url) == "http://a"
    assert keepers.urls == ["http://a", "http://b"]
    known[0] = {"http://c": account(3), "http://b": account(2)}

    def only_c(url):
        if url != "http://c":
            raise KeeperUnavailable("is away")
        return url

    with pytest.raises(KeeperUnavailable):  # it was looked a moment ago
        keepers._each("the state", only_c)
    now[0] += 60
    assert keepers._each("the state", only_c) == "http://c"
    assert keepers.urls == ["http://b", "http://c"], "who is known stays"
    known[0] = NoKeeper("nobody says where", "")
    now[0] += 1000
    assert keepers._each("the state", lambda url: url), "what was known serves on"


def test_a_keeper_that_is_found_cannot_have_requests_signed_for_another(serve):
    """It would send them on, and hold the signer's places there."""
    there = serve(healthy(account(1)))
    keepers = Keepers([], find=lambda: find(FakeChain({account(1): there.url}), TASK))
    assert keepers.look()
    there.body = healthy(account(2))
    keepers.credentials = Credentials(Domain(DEV, account(9)), TASK, account(7), b"\1" * 32)
    header = keepers._signed(there.url, "POST", "/", bytes(32))["Assay-Request"]
    for_whom = [KeeperRequest(account(k), TASK, account(7), "POST", "/", bytes(32), int(header.split()[3])) for k in (1, 2)]
    signed = [k.header(keepers.credentials.domain, b"\1" * 32) == header for k in for_whom]
    assert signed == [True, False]


def test_who_is_named_is_never_looked_for():
    keepers = Keepers(["http://a"], find=lambda: pytest.fail("looked for"))
    assert not keepers.look()
    with pytest.raises(ValueError, match="at least one"):
        Keepers([])
