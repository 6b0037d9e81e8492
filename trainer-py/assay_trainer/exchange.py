"""What is asked of strangers over HTTP, and ends in time whatever they do.

A client's timeouts bound one look-up, connection, read or write: a byte now and then, or a name with a hundred addresses, holds
a request for ever. So each works in a thread of its own, and whoever waits for it goes on when its time is over. And a few
bytes may unpack to gigabytes: nothing is taken but what stands in the answer as it is, up to a limit, whatever its status.
Nothing that an answer wants remembered is: cookies of one server would be copied for each request to any.
"""

from __future__ import annotations

import contextlib
import math
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Generic, TypeVar

import httpcore
import httpx

T = TypeVar("T")

# Seconds that one of several addresses of a name has, where they all have as many.
_LEAST_DIALLING = 2.0


def client(guard: Callable[[str], bool] | None = None, kept: int = 0, **options: Any) -> httpx.Client:
    """A client for exchanges, which takes no encoded answers. It connects to no IP address for which `guard` is true.

    Each request has a connection of its own, so that it can be cut off alone; unless some are `kept` for the next ones.
    """
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=kept)
    return httpx.Client(
        trust_env=False,
        follow_redirects=False,
        limits=limits,
        transport=_Guarded(guard, limits) if guard else None,
        headers={"Accept-Encoding": "identity"},
        cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        event_hooks={"response": [_as_it_is]},
        **options,
    )


class _Guarded(httpx.HTTPTransport):
    """Connects to no address for which a guard is true."""

    def __init__(self, guard: Callable[[str], bool], limits: httpx.Limits) -> None:
        context = httpx.create_ssl_context(trust_env=False)
        super().__init__(verify=context, trust_env=False, limits=limits)
        # httpx has no option for who connects.
        self._pool = httpcore.ConnectionPool(
            ssl_context=context,
            max_connections=limits.max_connections,
            max_keepalive_connections=limits.max_keepalive_connections,
            keepalive_expiry=limits.keepalive_expiry,
            network_backend=_Dialler(guard),
        )


class _Dialler(httpcore.SyncBackend):
    """Looks a name up once, and dials the addresses that it checked: at another look the name may lead elsewhere."""

    def __init__(self, guard: Callable[[str], bool]) -> None:
        self._guard = guard

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as exc:
            raise httpcore.ConnectError("its name is unknown") from exc
        failure: Exception = httpcore.ConnectError("its name leads into a private network")
        addresses = [at for at in dict.fromkeys(str(at[4][0]) for at in found) if not self._guard(at)]
        until = math.inf if timeout is None else time.monotonic() + timeout
        for i, address in enumerate(addresses):
            # The owner of a name decides how many there are: all of them together have the time of one.
            left = until - time.monotonic()
            if left <= 0:
                break
            each = min(left, max(left / (len(addresses) - i), _LEAST_DIALLING))
            try:
                return super().connect_tcp(address, port, None if timeout is None else each, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as exc:
                failure = exc
        raise failure


def _as_it_is(response: httpx.Response) -> None:
    if response.headers.get("Content-Encoding", "identity") != "identity":
        raise httpx.DecodingError("the answer is encoded, which nobody asked for")


def received(response: httpx.Response, limit: int) -> bytes:
    """The body of an answer; httpx.ReadError if it has more bytes."""
    body = bytearray()
    for chunk in response.iter_raw():
        body += chunk
        if len(body) > limit:
            raise httpx.ReadError(f"the answer is larger than {limit} bytes")
    return bytes(body)


def ask(
    http: httpx.Client,
    method: str,
    url: str,
    seconds: float,
    limit: int,
    sockets: set[socket.socket] | None = None,
    **options: Any,
) -> tuple[int, bytes]:
    """Status and body of an answer; httpx.HTTPError unless all of it is here after so many seconds, and within the limit."""

    def work(asked: Exchange[tuple[int, bytes]]) -> tuple[int, bytes]:
        with asked.stream(http, method, url, timeout=seconds, **options) as response:
            return response.status_code, received(response, limit)

    return Exchange(work, sockets).wait(seconds)


class Exchange(Generic[T]):
    """Work that asks somebody for something, begun in a thread of its own."""

    def __init__(self, work: Callable[[Exchange[T]], T], sockets: set[socket.socket] | None = None) -> None:
        """`sockets` are those of a client that keeps connections: which one the work has is not known, so all are cut off."""
        self.outcome: Future[T] = Future()
        self._lock = threading.Lock()
        self._cut = False
        self._sockets = set() if sockets is None else sockets
        threading.Thread(target=self._run, args=(work,), daemon=True, name="exchange").start()

    def _run(self, work: Callable[[Exchange[T]], T]) -> None:
        try:
            found = work(self)
        except Exception as exc:  # noqa: BLE001 - raised where it is waited for
            self.outcome.set_exception(exc)
        else:
            self.outcome.set_result(found)

    def wait(self, seconds: float) -> T:
        """What the work came to; httpx.TimeoutException, and its connection is cut off, if that takes longer."""
        wait([self.outcome], seconds)
        if not self.outcome.done():
            self.cut()
            raise httpx.ReadTimeout(f"not done after {seconds:.1f} s")
        return self.outcome.result()

    def cut(self) -> None:
        """Ends the work: it changes nothing any more, and fails once it comes to its connection."""
        with self._lock:
            self._cut = True
            self._shut()

    @contextlib.contextmanager
    def uncut(self) -> Iterator[None]:
        """Held while something is changed with which whoever cuts the work off goes on."""
        with self._lock:
            if self._cut:
                raise httpx.ReadError("cut off")
            yield

    def stream(self, http: httpx.Client, method: str, url: str, **options: Any) -> Any:
        """As httpx.Client.stream."""
        return http.stream(method, url, extensions={"trace": self._trace}, **options)

    def _trace(self, name: str, info: dict[str, Any]) -> None:
        if name in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
            with self._lock:
                self._sockets -= {closed for closed in list(self._sockets) if closed.fileno() < 0}
                self._sockets.add(info["return_value"].get_extra_info("socket"))
                if self._cut:
                    self._shut()

    def _shut(self) -> None:
        for connection in list(self._sockets):
            with contextlib.suppress(OSError):
                # Not the method of a TLS socket, which would take its layer away from under the thread that reads.
                socket.socket.shutdown(connection, socket.SHUT_RDWR)
