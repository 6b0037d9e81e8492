"""Talks to keepers: docs/formats.md, section 7. Several URLs stand for one task; the one that served last is asked first.

Anybody can be a keeper, so none is waited for beyond a time that is known before, and who was slow is asked after the others.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import math
import os
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import httpx

from assay_trainer import durable, exchange, strict_json
from assay_trainer.commit import ZERO32
from assay_trainer.eip712 import Domain, KeeperRequest, OuterGradient
from assay_trainer.errors import AssayError
from assay_trainer.exchange import Exchange

T = TypeVar("T")

# Room for the header of an object besides its numbers.
_HEADER_ROOM = 1 << 20
# All other answers are a few lines. A keeper that refuses with brackets takes seconds of the interpreter's lock for a few MiB.
_MAX_ANSWER = 64 << 10
# What is taken of a keeper's words about a refusal, in characters, and of an acknowledgement: the trainer remembers what it has
# said, and keeps the acknowledgements of every round.
_MAX_NAME, _MAX_WORDS, _MAX_ACKNOWLEDGEMENT = 64, 400, 4096
# A line that carries less than this is as good as none, and not waited for: a request as a whole has the first seconds, and the
# time that its body or its object takes at this rate.
_LEAST_BYTES_A_SECOND = 16 << 10
_FIRST_SECONDS = 10.0
# An object should be here in this part of the window in which it is wanted, and at this pace; else the next keeper is asked
# beside the one that sends it.
_SHARE = 4
_USUAL_SECONDS, _USUAL_BYTES_A_SECOND = 2.0, 1 << 20
_CALL, _OBJECT = "call", "object"
# What a keeper has sent of an object so far, and how many such files there are at a time: anybody can leave one.
_PART = ".{}.part"
_MOST_PARTS = 3
# At most how long it takes to see that somebody's time is over.
_TICK = 1.0

# What a keeper says to a payload while it follows the chain a block behind us.
EARLY = ("CommitWindowOpen", "GradientNotFound")
_EARLY_PAUSE = 0.4
_FIRST_PAUSE, _LAST_PAUSE = 0.5, 5.0
# How long a signed request counts, and how often a keeper is asked for its account.
_REQUEST_SECONDS = 60
_WHO_SECONDS, _WHO_PAUSE = 2.0, 30.0
_HEADER = "Assay-Request"
# How often it is looked for keepers where none were named; sooner if none answers, or none is known.
_FIND_PAUSE, _FIND_SOON, _FIND_EMPTY = 300.0, 30.0, 3.0


class KeeperUnavailable(AssayError):
    """No keeper answers, or none has what was asked for; waited out."""


class KeeperError(AssayError):
    """A keeper refused by name."""

    def __init__(self, error: str, message: str, hint: str = "", status: int = 0) -> None:
        super().__init__(message, hint)
        self.error = error
        self.status = status

    @property
    def name(self) -> str:
        """The name in the table of section 7."""
        return self.error

    def __str__(self) -> str:
        return f"{self.error}: {super().__str__()}"


@dataclass(frozen=True)
class Acknowledgement:
    """A keeper's signed word that it holds a payload."""

    document: dict[str, Any]
    keeper: bytes
    signature: bytes
    url: str


@dataclass(frozen=True)
class Credentials:
    """Who signs requests: what a task's trainers sign has a place at its keepers whatever strangers take."""

    domain: Domain
    task_id: bytes
    account: bytes
    secret: bytes


@dataclass(frozen=True)
class _Wanted:
    """An object of at most so many bytes, and where it shall be kept. `alone`: nothing else in the folder is of use then."""

    root: bytes
    size: int
    path: Path
    root_of: Callable[[bytes], bytes]
    alone: bool

    def part(self, url: str) -> Path:
        """Where what a keeper sends of it is kept until it is whole."""
        return self.path.with_name(self.path.name + _PART.format(hashlib.sha256(url.encode()).hexdigest()[:16]))

    def parts(self) -> list[Path]:
        """What anybody has sent of it, and of what is of no use beside it."""
        return list(self.path.parent.glob(("*" if self.alone else self.path.name) + _PART.format("*")))


@dataclass
class _Source:
    """A keeper that sends an object, of which so many bytes are missing."""

    url: str
    part: Path
    missing: int
    began: float
    received: int = 0
    exchange: Exchange[None] = field(init=False)
    # When how much was here, from a span ago on; and at the end of the last _FIRST_SECONDS.
    marks: deque[tuple[float, int]] = field(init=False)
    last: tuple[float, int] | None = None

    def __post_init__(self) -> None:
        self.marks = deque([(self.began, 0)])

    def mark(self, now: float, span: float) -> None:
        """Notes how much is here: the pace is that of the last span, for who keeps the end back was quick until then."""
        self.marks.append((now, self.received))
        while len(self.marks) > 1 and now - self.marks[1][0] >= span:
            self.marks.popleft()

    def pace(self, now: float) -> float:
        """Bytes a second, of late."""
        since, had = self.marks[0]
        return (self.received - had) / max(now - since, 1e-3)

    def in_time(self, now: float, due: float) -> bool:
        """Whether at this pace it will have sent everything by then."""
        return self.received > 0 and self.missing - self.received <= self.pace(now) * (due - now)

    def stalls(self, now: float) -> bool:
        """Whether it sent next to nothing for some seconds, the first ones aside."""
        since, had = self.last or (self.began, 0)
        if now - since < _FIRST_SECONDS:
            return False
        stalls = self.last is not None and self.received - had < _LEAST_BYTES_A_SECOND * (now - since)
        self.last = (now, self.received)
        return stalls


class Keepers:
    """Clients of one or more keepers. Requests are signed once `credentials` are set.

    Without URLs those are asked that `find` names, with their accounts, now and again: where keepers say that they are, on
    chain. No IP address is asked for which `guard` is true.

    Objects alone are looked for at `mirrors` too, before keepers: whoever answers GET /v1/objects/0xROOT as a keeper does, such
    as a cache in front of one. Mirrors are not told who asks, and what they send is checked as a keeper's. Where they are is
    the user's choice: `guard` is not asked.
    """

    def __init__(
        self,
        urls: Sequence[str],
        timeout: float = _FIRST_SECONDS,
        attempts: int = 2,
        find: Callable[[], Mapping[str, bytes]] | None = None,
        guard: Callable[[str], bool] | None = None,
        mirrors: Sequence[str] = (),
    ) -> None:
        if not urls and find is None:
            raise ValueError("at least one keeper URL")
        self.urls = [u.rstrip("/") for u in urls]
        self._mirrors = [u.rstrip("/") for u in mirrors]
        self._find = None if urls else find
        self._find_again = 0.0
        self._why = "none was looked for"
        self._finding = threading.Lock()
        self._attempts = attempts
        self._http = exchange.client(guard, timeout=timeout)
        self._unguarded = exchange.client(timeout=timeout) if mirrors else self._http
        self._timeout = timeout
        self._ids = itertools.count(1)
        self._preferred = 0
        # How often a keeper kept us waiting since it last was quick, by what it was asked for: who relays at once may be slow
        # with objects.
        self._slow: Counter[tuple[str, str]] = Counter()
        self.credentials: Credentials | None = None
        self._accounts: dict[str, bytes] = {}
        self._asked: dict[str, float] = {}

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()
        self._unguarded.close()

    def demote(self) -> None:
        """The keeper that served last did not keep its word: the next one is asked first from now on."""
        self._preferred = (self._preferred + 1) % max(1, len(self.urls))

    def look(self, soon: bool = False) -> bool:
        """Looks for keepers where that is due: after some minutes, `soon` after some seconds. True if it knows of others now.

        Those that are known stay in their places, as long as they say that they are there.
        """
        if self._find is None:
            return False
        with self._finding:
            now = time.monotonic()
            if now < self._find_again - (_FIND_PAUSE - _FIND_SOON if soon and self.urls else 0.0):
                return False
            try:
                found = {u.rstrip("/"): account for u, account in self._find().items()}
            except AssayError as exc:
                self._why = str(exc)
                self._find_again = time.monotonic() + (_FIND_PAUSE if self.urls else _FIND_EMPTY)
                return False
            self._find_again = time.monotonic() + _FIND_PAUSE
            # Not what they say later: a request that is signed for another keeper's account is that one's, whoever sends it.
            self._accounts.update(found)
            known = [u for u in self.urls if u in found]
            others = [u for u in found if u not in known]
            if known != self.urls:
                self._preferred = 0
            self.urls = known + others
            return bool(others)

    def _each(self, what: str, attempt: Callable[[str], T], until: float = math.inf) -> T:
        return self._sought(what, lambda: self._in_turn(what, attempt, until))

    def _sought(self, what: str, ask: Callable[[], T], others: Sequence[str] = ()) -> T:
        """What `ask` has from the keepers that are known and `others`, or from keepers found since if those have nothing."""
        self.look()
        if not self.urls and not others:
            raise KeeperUnavailable(f"{what}: {self._why}")
        try:
            return ask()
        except KeeperUnavailable:
            if not self.look(soon=True):
                raise
            return ask()

    def _order(self, kind: str) -> list[str]:
        """All keepers, those first that kept nobody waiting for such a thing, and among them the one that served last.

        Mirrors of objects come before keepers, who have more to do than to send them.
        """
        urls = self.urls
        rotated = [urls[(self._preferred + offset) % len(urls)] for offset in range(len(urls))]
        mirrors = self._mirrors if kind == _OBJECT else []
        return sorted([*mirrors, *rotated], key=lambda url: self._slow[kind, url])

    def _prefer(self, kind: str, url: str) -> None:
        self._slow.pop((kind, url), None)
        if url in self.urls:
            self._preferred = self.urls.index(url)

    def _in_turn(self, what: str, attempt: Callable[[str], T], until: float) -> T:
        """The first answer over all keepers, beginning with the one that served last; who fails is asked again after the rest.

        A refusal by name counts only when no keeper answers better: one may not serve the task that another does. Nobody is
        asked after `until`.
        """
        failures = []
        refused: dict[str, KeeperError] = {}
        order = self._order(_CALL)
        for turn in range(self._attempts):
            if turn:
                time.sleep(0.2 * turn)
            for url in order:
                if url in refused:
                    continue
                if time.monotonic() >= until:
                    failures.append("there is no time to ask more of them")
                    break
                try:
                    answer = attempt(url)
                except KeeperUnavailable as exc:
                    failures.append(f"{url}: {exc.message}")
                except KeeperError as exc:
                    refused[url] = exc
                else:
                    self._prefer(_CALL, url)
                    return answer
            if len(refused) == len(order):
                break
        if refused:
            raise next(iter(refused.values()))
        nobody = "no keeper and no mirror" if self._mirrors else "no keeper"
        raise KeeperUnavailable(f"{what}: {nobody} serves it: " + "; ".join(dict.fromkeys(failures)))

    def _rpc(self, url: str, method: str, params: dict[str, Any], timeout: float | None) -> Any:
        body = json.dumps({"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}).encode()
        headers = {"Content-Type": "application/json"} | self._signed(url, "POST", "/", hashlib.sha256(body).digest())
        response = self._request(url, "POST", "/", timeout or self._timeout, content=body, headers=headers)
        answer = _document(response)
        error = answer.get("error")
        if isinstance(error, dict):
            data = error.get("data")
            raise _refusal(data if isinstance(data, dict) else {}, str(error.get("message", "")), response.status_code)
        if "result" not in answer:
            raise KeeperUnavailable(f"answered {response.status_code} without a result")
        return answer["result"]

    def _signed(self, url: str, method: str, path: str, content: bytes) -> dict[str, str]:
        """The header of a signed request; none without credentials, or to a keeper that does not say who it is."""
        c = self.credentials
        keeper = self._account(url) if c else None
        if c is None or keeper is None:
            return {}
        expires = int(time.time()) + _REQUEST_SECONDS
        request = KeeperRequest(keeper, c.task_id, c.account, method, path, content, expires)
        return {_HEADER: request.header(c.domain, c.secret)}

    def _account(self, url: str) -> bytes | None:
        """The account of a keeper, which it is asked for now and then until it says."""
        now = time.monotonic()
        if url not in self._accounts and now - self._asked.get(url, -_WHO_PAUSE) >= _WHO_PAUSE:
            self._asked[url] = now
            try:
                account = bytes.fromhex(_document(self._request(url, "GET", "/healthz", _WHO_SECONDS))["keeper"][2:])
                if len(account) == 20:
                    self._accounts[url] = account
            except (AssayError, KeyError, TypeError, ValueError):
                pass  # it does not matter to whom the request goes unsigned
        return self._accounts.get(url)

    def _request(self, keeper: str, method: str, path: str, seconds: float, **options: Any) -> httpx.Response:
        """A keeper's answer, if all of it is here after so many seconds; else it is asked after the others from now on."""
        try:
            status, body = exchange.ask(self._http, method, keeper + path, seconds, _MAX_ANSWER, **options)
        except (httpx.HTTPError, httpx.InvalidURL) as exc:
            if isinstance(exc, httpx.TimeoutException):
                self._slow[_CALL, keeper] += 1
            raise KeeperUnavailable(f"does not answer: {exc!r:.400}") from exc
        return httpx.Response(status, content=body)

    def submit_outer_gradient(
        self, gradient: OuterGradient, signature: bytes, timeout: float, limit: float = math.inf
    ) -> dict[str, Any]:
        """Relays a commitment through the first keeper that takes it.

        Each attempt at each keeper has `timeout` seconds, and none begins after `limit`. Returns {txHash, status, round} once
        it is in a block, as the keeper says.
        """
        g = gradient
        params = {
            "gradient": {
                "taskId": "0x" + g.task_id.hex(),
                "round": g.round,
                "trainer": "0x" + g.trainer.hex(),
                "parentRoot": "0x" + g.parent_root.hex(),
                "payloadRoot": "0x" + g.payload_root.hex(),
                "claimHash": "0x" + g.claim_hash.hex(),
                "deadline": g.deadline,
            },
            "signature": "0x" + signature.hex(),
        }

        def relay(url: str) -> dict[str, Any]:
            answer = self._rpc(url, "training_submitOuterGradient", params, timeout)
            if not isinstance(answer, dict):
                raise KeeperUnavailable("training_submitOuterGradient answered no object")
            return answer

        return self._each("training_submitOuterGradient", relay, time.monotonic() + limit)

    def put_payload(
        self, url: str, task_id: bytes, round_: int, trainer: bytes, body: bytes, root: bytes = ZERO32
    ) -> Acknowledgement:
        """Uploads a payload of that root to one keeper. The caller checks the acknowledgement's signature."""
        path = f"/v1/payloads/0x{task_id.hex()}/{round_}/0x{trainer.hex()}"
        headers = self._signed(url, "PUT", path, root)
        response = self._request(url, "PUT", path, _patience(len(body)), content=body, headers=headers)
        document = _document(response)
        if response.status_code != 200:
            raise _refusal(document.get("error"), response.reason_phrase, response.status_code)
        return self._acknowledgement(url, document)

    def put_checkpoints(self, url: str, task_id: bytes, round_: int, trainer: bytes, body: bytes) -> None:
        """Gives one keeper the list that a committed claim hashes, 32 bytes a checkpoint, for whoever replays it."""
        path = f"/v1/claims/0x{task_id.hex()}/{round_}/0x{trainer.hex()}"
        headers = self._signed(url, "PUT", path, hashlib.sha256(body).digest())
        response = self._request(url, "PUT", path, _patience(len(body)), content=body, headers=headers)
        if response.status_code != 200:
            raise _refusal(_document(response).get("error"), response.reason_phrase, response.status_code)

    def put_report(self, url: str, task_id: bytes, round_: int, trainer: bytes, document: dict[str, Any]) -> None:
        """Gives one keeper what a trainer says of its inner steps, signed (eip712.TrainingReport)."""
        body = json.dumps(document, ensure_ascii=False).encode()
        path = f"/v1/reports/0x{task_id.hex()}/{round_}/0x{trainer.hex()}"
        headers = {"Content-Type": "application/json"} | self._signed(url, "PUT", path, hashlib.sha256(body).digest())
        response = self._request(url, "PUT", path, _patience(len(body)), content=body, headers=headers)
        if response.status_code != 200:
            raise _refusal(_document(response).get("error"), response.reason_phrase, response.status_code)

    def payload_receipt(self, url: str, task_id: bytes, round_: int, trainer: bytes) -> Acknowledgement:
        """A keeper's acknowledgement of a payload that it fetches from its peers if it lacks it."""
        params = {"taskId": "0x" + task_id.hex(), "round": round_, "trainer": "0x" + trainer.hex()}
        return self._acknowledgement(url, self._rpc(url, "training_getPayloadReceipt", params, None))

    @staticmethod
    def _acknowledgement(url: str, document: Any) -> Acknowledgement:
        try:
            keeper = bytes.fromhex(document["keeper"].removeprefix("0x"))
            signature = bytes.fromhex(document["signature"].removeprefix("0x"))
            if (len(keeper), len(signature)) != (20, 65):
                raise ValueError("a keeper has 20 bytes, a signature 65")
            if len(json.dumps(document)) > _MAX_ACKNOWLEDGEMENT:
                raise ValueError(f"it is longer than {_MAX_ACKNOWLEDGEMENT} characters")
        except (KeyError, AttributeError, TypeError, ValueError) as exc:
            raise KeeperUnavailable(f"the acknowledgement is malformed: {exc!r:.400}") from exc
        return Acknowledgement(document, keeper, signature, url)

    def download(
        self, root: bytes, size: int, path: Path, root_of: Callable[[bytes], bytes], window: float | None = None
    ) -> bytes:
        """An object by root, verified and kept at `path`; what a keeper sent in an earlier attempt it need not send again.

        With `window`, it is of use for so many seconds and not waited for any longer; and once it is here, nothing else that
        was begun in the folder is of use. Of what was begun so, _MOST_PARTS files are kept at most, else of each object.
        """
        cached = self._cached(path, root, root_of)
        if cached is not None:
            return cached
        path.parent.mkdir(parents=True, exist_ok=True)
        what, until = f"object 0x{root.hex()}", time.monotonic() + (window or math.inf)
        wanted = _Wanted(root, size, path, root_of, alone=bool(window))
        data = self._sought(what, lambda: self._raced(what, wanted, window, until), self._mirrors)
        for part in wanted.parts():
            part.unlink(missing_ok=True)
        return data

    @staticmethod
    def _cached(path: Path, root: bytes, root_of: Callable[[bytes], bytes]) -> bytes | None:
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return None
        try:
            if root_of(data) == root:
                return data
        except AssayError:
            pass
        path.unlink()
        return None

    def _raced(self, what: str, wanted: _Wanted, window: float | None, until: float) -> bytes:
        """An object from the first keeper that sends it.

        The next keeper is asked beside one that will not be done in time at its pace, and all of them soon after that time,
        whatever those before promise. No more than two are asked at a time, for all may be slow because our line is: then the
        one goes on that kept us waiting less often, or the quicker one. It may keep the end back, so that who was slower counts
        as slow only once somebody has sent the whole.
        """
        allowed = min((window or math.inf) / _SHARE, _USUAL_SECONDS + wanted.size / _USUAL_BYTES_A_SECOND)
        failures: list[str] = []
        for turn in range(self._attempts):
            if turn:
                time.sleep(0.2 * turn)
            left = self._order(_OBJECT)
            pause, due = allowed / len(left), time.monotonic() + allowed
            running: list[_Source] = []
            passed: list[_Source] = []
            try:
                while left or running:
                    now = time.monotonic()
                    for source in running:
                        source.mark(now, pause)
                    if left and all(now - s.began >= pause and not s.in_time(now, due) for s in running):
                        for loser in sorted(running, key=lambda s: (-self._slow[_OBJECT, s.url], s.pace(now)))[:-1]:
                            running.remove(loser)
                            passed.append(loser)
                            loser.exchange.cut()
                            failures.append(f"{loser.url}: slower than another")
                        url = left.pop(0)
                        self._make_room(wanted, {wanted.part(url), *(s.part for s in running)})
                        running.append(self._source(url, wanted))
                    wait([s.exchange.outcome for s in running], min(pause, _TICK), FIRST_COMPLETED)
                    now = time.monotonic()
                    for source in list(running):
                        if source.exchange.outcome.done():
                            running.remove(source)
                            try:
                                data = self._checked(source, wanted)
                            except KeeperUnavailable as exc:
                                failures.append(f"{source.url}: {exc.message}")
                                if source.received:  # for nothing
                                    self._slow[_OBJECT, source.url] += 1
                                continue
                            for slower in passed:
                                self._slow[_OBJECT, slower.url] += 1
                            if now - source.began <= allowed:
                                self._prefer(_OBJECT, source.url)
                            else:
                                self._slow[_OBJECT, source.url] += 1
                            return data
                        if now - source.began > _patience(wanted.size) or source.stalls(now):
                            running.remove(source)
                            failures.append(self._let_go(source, "sends too slowly"))
                    if now > until:
                        failures.append(f"not here after the {window:.0f} s in which it is of use")
                        raise KeeperUnavailable(f"{what}: " + "; ".join(dict.fromkeys(failures)))
            finally:
                for source in running:
                    self._let_go(source, "not needed any more")
        nobody = "no keeper and no mirror" if self._mirrors else "no keeper"
        raise KeeperUnavailable(f"{what}: {nobody} serves it: " + "; ".join(dict.fromkeys(failures)))

    def _let_go(self, source: _Source, why: str) -> str:
        """Cuts off a keeper that kept us waiting, and asks it after the others from now on."""
        source.exchange.cut()
        self._slow[_OBJECT, source.url] += 1
        return f"{source.url}: {why}"

    def _make_room(self, wanted: _Wanted, used: set[Path]) -> None:
        """Deletes parts until there are _MOST_PARTS with those that are used.

        Those of keepers that are not known any more go first, then the shorter ones: on a bad line the longest one grows with
        each attempt. Of equal ones the oldest stays, or each would have gone by the time that its keeper is asked again.
        """
        known = {wanted.part(url) for url in (*self._mirrors, *self.urls)}
        left = []
        for part in set(wanted.parts()) - used:
            with contextlib.suppress(FileNotFoundError):
                has = part.stat()
                left.append((part not in known, -has.st_size, has.st_mtime_ns, part))
        for *_, part in sorted(left)[max(0, _MOST_PARTS - len(used)) :]:
            part.unlink(missing_ok=True)

    def _source(self, url: str, wanted: _Wanted) -> _Source:
        """Begins to fetch an object from one keeper.

        What it sends has a file of its own, for another's bytes may be a lie that would spoil what follows them.
        """
        part = wanted.part(url)
        limit = wanted.size + _HEADER_ROOM
        have = part.stat().st_size if part.exists() else 0
        target = f"/v1/objects/0x{wanted.root.hex()}"

        def work(asked: Exchange[None]) -> None:
            headers, client = {"Accept-Encoding": "identity"}, self._unguarded
            if url not in self._mirrors:
                headers |= self._signed(url, "GET", target, hashlib.sha256(b"").digest())
                client = self._http
            if 0 < have <= limit:
                headers |= {"Range": f"bytes={have}-", "If-Range": f'"0x{wanted.root.hex()}"'}
            with asked.stream(client, "GET", url + target, headers=headers) as response:
                if response.status_code == 416:
                    part.unlink(missing_ok=True)
                    raise KeeperUnavailable("the part received earlier is no part of the object")
                if response.status_code not in (200, 206):
                    raise KeeperUnavailable(_brief(response))
                with asked.uncut():
                    file = open(part, "ab" if response.status_code == 206 else "wb")  # noqa: SIM115 - closed below
                with file:
                    for chunk in response.iter_raw():
                        with asked.uncut():
                            file.write(chunk)
                            file.flush()
                        source.received += len(chunk)
                        if file.tell() > limit:
                            part.unlink(missing_ok=True)
                            raise KeeperUnavailable(f"sends more than the {limit} bytes that the object can have")
                    os.fsync(file.fileno())

        source = _Source(url, part, max(0, wanted.size - have), time.monotonic())
        source.exchange = Exchange(work)
        return source

    @staticmethod
    def _checked(source: _Source, wanted: _Wanted) -> bytes:
        """The object that a keeper has sent, moved to its place; KeeperUnavailable if it is none."""
        try:
            source.exchange.outcome.result()
        except (httpx.HTTPError, httpx.InvalidURL) as exc:
            raise KeeperUnavailable(f"the download broke off: {exc!r:.400}") from exc
        data = source.part.read_bytes()
        try:
            found = wanted.root_of(data)
        except AssayError as exc:
            source.part.unlink()
            raise KeeperUnavailable(f"serves a malformed object: {exc}") from exc
        if found != wanted.root:
            source.part.unlink()
            raise KeeperUnavailable(f"serves bytes whose root is 0x{found.hex()}")
        os.replace(source.part, wanted.path)
        durable.sync_directory(wanted.path.parent)
        return data


class Sending(Generic[T]):
    """Brings something to several keepers at once, each in a thread of its own that tries until it has an answer.

    Nothing here waits; the owner looks in now and then, and cancels when the round has passed.
    """

    def __init__(self, urls: Sequence[str], attempt: Callable[[str], T]) -> None:
        """`attempt` asks the keeper with that URL once; it raises AssayError."""
        self._attempt = attempt
        self._cancelled = threading.Event()
        self._lock = threading.Lock()
        self._received: list[T] = []
        self._failed: dict[str, AssayError] = {}
        self._open = set(urls)
        self._threads = [threading.Thread(target=self._work, args=(u,), daemon=True, name=f"delivery to {u}") for u in urls]
        for thread in self._threads:
            thread.start()

    def collect(self) -> Iterator[T]:
        """Answers that came in since they were last collected. One with which whoever collects fails comes again."""
        while True:
            with self._lock:
                if not self._received:
                    return
                answer = self._received[0]
            yield answer
            with self._lock:
                del self._received[0]

    def failures(self) -> dict[str, AssayError] | None:
        """Why each keeper has not answered so far; None while one of them has not been heard of."""
        with self._lock:
            return dict(self._failed) if self._failed.keys() == self._open else None

    def cancel(self) -> None:
        """Makes the threads end, each with what it is in the middle of."""
        self._cancelled.set()

    def running(self) -> bool:
        """Whether an answer may still come in."""
        return any(thread.is_alive() for thread in self._threads)

    def _work(self, url: str) -> None:
        pause = _FIRST_PAUSE
        while not self._cancelled.is_set():
            try:
                answer = self._attempt(url)
            except AssayError as exc:
                early = isinstance(exc, KeeperError) and exc.error in EARLY
                with self._lock:
                    self._failed[url] = exc
                self._cancelled.wait(_EARLY_PAUSE if early else pause)
                pause = _FIRST_PAUSE if early else min(_LAST_PAUSE, 1.5 * pause)
                continue
            with self._lock:
                self._received.append(answer)
                self._open.discard(url)
                self._failed.pop(url, None)
            return


class Delivery(Sending[Acknowledgement]):
    """Brings one payload to several keepers.

    A keeper that does not take the upload is asked for a receipt instead: it may fetch the payload from its peers.
    """

    def __init__(
        self,
        keepers: Keepers,
        urls: Sequence[str],
        place: tuple[bytes, int, bytes],
        body: bytes,
        check: Callable[[Acknowledgement], None],
        root: bytes = ZERO32,
    ) -> None:
        """`place` is (task id, round, trainer), `root` the payload's.

        `check` raises AssayError for an acknowledgement that is worth nothing.
        """
        self._keepers = keepers
        self._place = place
        self._body = body
        self._check = check
        self._root = root
        super().__init__(urls, self._deliver)

    def _deliver(self, url: str) -> Acknowledgement:
        try:
            answer = self._keepers.put_payload(url, *self._place, self._body, self._root)
            self._check(answer)
            return answer
        except AssayError as refused:
            if isinstance(refused, KeeperError) and refused.error in EARLY:
                raise
            try:
                answer = self._keepers.payload_receipt(url, *self._place)
                self._check(answer)
            except AssayError:
                # What it said to the upload tells more than what it says to the question.
                raise refused from None
            return answer


def _patience(size: int) -> float:
    """Seconds that so many bytes may take."""
    return _FIRST_SECONDS + size / _LEAST_BYTES_A_SECOND


def _document(response: httpx.Response) -> dict[str, Any]:
    try:
        document = strict_json.loads(response.content)
    except ValueError as exc:
        raise KeeperUnavailable(f"answered {response.status_code} without JSON") from exc
    if not isinstance(document, dict):
        raise KeeperUnavailable(f"answered {response.status_code} without a JSON object")
    return document


def _refusal(error: Any, message: str, status: int) -> AssayError:
    if not isinstance(error, dict) or not isinstance(error.get("name"), str):
        return KeeperUnavailable(f"answered {status}: {message[:_MAX_WORDS]}")
    name, said = error["name"][:_MAX_NAME], str(error.get("message", message))[:_MAX_WORDS]
    # A keeper that cannot reach its chain or its disk is down for us, whatever it calls that.
    if status >= 500 or name == "Internal":
        return KeeperUnavailable(f"{name}: {said}")
    return KeeperError(name, said, str(error.get("hint") or "")[:_MAX_WORDS], status)


def _brief(response: httpx.Response) -> str:
    try:
        body = exchange.received(response, _MAX_ANSWER)
        error = _document(httpx.Response(response.status_code, content=body)).get("error")
        if isinstance(error, dict):
            return f"{error.get('name')}: {error.get('message')}"[:_MAX_WORDS]
    except (AssayError, httpx.HTTPError):
        pass
    return f"answered {response.status_code}"
