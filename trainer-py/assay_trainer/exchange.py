"""What is asked of strangers over HTTP, and ends in time whatever they do.

A client's timeouts bound one look-up, connection, read or write: a byte now and then, or a name with a hundred addresses, holds
a request for ever. So each works in a thread of its own, and whoever waits for it goes on when its time is over.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from typing import Any, Generic, TypeVar

import httpx

T = TypeVar("T")


def client(**options: Any) -> httpx.Client:
    """A client for exchanges: each of its requests has a connection of its own, so that it can be cut off alone."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    return httpx.Client(trust_env=False, follow_redirects=False, limits=limits, **options)


class Exchange(Generic[T]):
    """Work that asks somebody for something, begun in a thread of its own."""

    def __init__(self, work: Callable[[Exchange[T]], T]) -> None:
        self.outcome: Future[T] = Future()
        self._lock = threading.Lock()
        self._cut = False
        self._socket: socket.socket | None = None
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
                self._socket = info["return_value"].get_extra_info("socket")
                if self._cut:
                    self._shut()

    def _shut(self) -> None:
        if self._socket is not None:
            with contextlib.suppress(OSError):
                # Not the method of a TLS socket, which would take its layer away from under the thread that reads.
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)
