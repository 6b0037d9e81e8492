"""Talks to keepers: docs/formats.md, section 7. Several URLs stand for the same task; the first that serves is kept."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx

from assay_trainer import durable, strict_json
from assay_trainer.eip712 import OuterGradient
from assay_trainer.errors import AssayError, RootMismatch

T = TypeVar("T")

# Room for the header of an object besides its numbers.
_HEADER_ROOM = 1 << 20
_CHUNK = 1 << 16
_MAX_ANSWER = 8 << 20


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


class Keepers:
    """Clients of one or more keepers."""

    def __init__(self, urls: Sequence[str], timeout: float = 10.0, attempts: int = 2) -> None:
        if not urls:
            raise ValueError("at least one keeper URL")
        self.urls = [u.rstrip("/") for u in urls]
        self._attempts = attempts
        self._http = httpx.Client(timeout=timeout, trust_env=False, follow_redirects=False)
        self._ids = itertools.count(1)
        self._preferred = 0

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def _each(self, what: str, attempt: Callable[[str], T]) -> T:
        """The first answer over all keepers, beginning with the one that served last.

        A refusal by name counts only when no keeper answers better: one may not serve the task that another does.
        """
        failures = []
        refusal: KeeperError | None = None
        for offset in range(len(self.urls)):
            index = (self._preferred + offset) % len(self.urls)
            for turn in range(self._attempts):
                if turn:
                    time.sleep(0.2 * turn)
                try:
                    answer = attempt(self.urls[index])
                except KeeperUnavailable as exc:
                    failures.append(f"{self.urls[index]}: {exc.message}")
                    continue
                except KeeperError as exc:
                    refusal = refusal or exc
                    break
                self._preferred = index
                return answer
        if refusal is not None:
            raise refusal
        raise KeeperUnavailable(f"{what}: no keeper serves it: " + "; ".join(dict.fromkeys(failures)))

    def rpc(self, method: str, params: dict[str, Any], timeout: float | None = None) -> Any:
        """One JSON-RPC verb at the first keeper that answers."""
        return self._each(method, lambda url: self._rpc(url, method, params, timeout))

    def _rpc(self, url: str, method: str, params: dict[str, Any], timeout: float | None) -> Any:
        body = {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}
        response = self._request("POST", url + "/", json=body, **({"timeout": timeout} if timeout else {}))
        answer = _document(response)
        error = answer.get("error")
        if isinstance(error, dict):
            data = error.get("data")
            raise _refusal(data if isinstance(data, dict) else {}, str(error.get("message", "")), response.status_code)
        if "result" not in answer:
            raise KeeperUnavailable(f"answered {response.status_code} without a result")
        return answer["result"]

    def _request(self, method: str, url: str, **options: Any) -> httpx.Response:
        try:
            with self._http.stream(method, url, **options) as response:
                received = bytearray()
                for chunk in response.iter_bytes(_CHUNK):
                    received += chunk
                    if len(received) > _MAX_ANSWER:
                        raise KeeperUnavailable(f"the answer is larger than {_MAX_ANSWER} bytes")
                return httpx.Response(
                    response.status_code, headers={"content-type": "application/json"}, content=bytes(received)
                )
        except httpx.HTTPError as exc:
            raise KeeperUnavailable(f"does not answer: {exc!r}") from exc

    def submit_outer_gradient(self, gradient: OuterGradient, signature: bytes, timeout: float) -> dict[str, Any]:
        """Relays a commitment; returns {txHash, status, round} once it is in a block, as the keeper says."""
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
        answer = self.rpc("training_submitOuterGradient", params, timeout)
        if not isinstance(answer, dict):
            raise KeeperUnavailable("training_submitOuterGradient answered no object")
        return answer

    def put_payload(self, url: str, task_id: bytes, round_: int, trainer: bytes, body: bytes) -> Acknowledgement:
        """Uploads a payload to one keeper. The caller checks the acknowledgement's signature."""
        target = f"{url}/v1/payloads/0x{task_id.hex()}/{round_}/0x{trainer.hex()}"
        # A slow line gets a second for each 16 KiB.
        timeout = 10.0 + len(body) / (16 << 10)
        response = self._request("PUT", target, content=body, timeout=timeout)
        document = _document(response)
        if response.status_code != 200:
            raise _refusal(document.get("error"), response.reason_phrase, response.status_code)
        try:
            keeper = bytes.fromhex(document["keeper"].removeprefix("0x"))
            signature = bytes.fromhex(document["signature"].removeprefix("0x"))
        except (KeyError, AttributeError, ValueError) as exc:
            raise KeeperUnavailable(f"the acknowledgement is malformed: {exc!r}") from exc
        return Acknowledgement(document, keeper, signature, url)

    def download(self, root: bytes, size: int, path: Path, root_of: Callable[[bytes], bytes]) -> bytes:
        """An object by root, verified and kept at `path`; what an earlier attempt received is resumed."""
        with_root = self._cached(path, root, root_of)
        if with_root is not None:
            return with_root
        return self._each(f"object 0x{root.hex()}", lambda url: self._download(url, root, size, path, root_of))

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

    def _download(self, url: str, root: bytes, size: int, path: Path, root_of: Callable[[bytes], bytes]) -> bytes:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        limit = size + _HEADER_ROOM
        have = part.stat().st_size if part.exists() else 0
        headers = {"Accept-Encoding": "identity"}
        if 0 < have <= limit:
            headers |= {"Range": f"bytes={have}-", "If-Range": f'"0x{root.hex()}"'}
        try:
            with self._http.stream("GET", f"{url}/v1/objects/0x{root.hex()}", headers=headers) as response:
                if response.status_code == 416:
                    part.unlink(missing_ok=True)
                    raise KeeperUnavailable("the part received earlier is no part of the object")
                if response.status_code not in (200, 206):
                    raise KeeperUnavailable(_brief(response))
                with open(part, "ab" if response.status_code == 206 else "wb") as file:
                    for chunk in response.iter_raw():
                        file.write(chunk)
                        if file.tell() > limit:
                            raise RootMismatch(f"{url} sends more than the {limit} bytes that the object can have")
                    file.flush()
                    os.fsync(file.fileno())
        except httpx.HTTPError as exc:
            raise KeeperUnavailable(f"the download broke off: {exc!r}") from exc
        except RootMismatch as exc:
            part.unlink(missing_ok=True)
            raise KeeperUnavailable(exc.message) from exc
        data = part.read_bytes()
        try:
            found = root_of(data)
        except AssayError as exc:
            part.unlink()
            raise KeeperUnavailable(f"serves a malformed object: {exc}") from exc
        if found != root:
            part.unlink()
            raise KeeperUnavailable(f"serves bytes whose root is 0x{found.hex()}")
        os.replace(part, path)
        durable.sync_directory(path.parent)
        return data


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
        return KeeperUnavailable(f"answered {status}: {message}")
    # A keeper that cannot reach its chain or its disk is down for us, whatever it calls that.
    if status >= 500 or error["name"] == "Internal":
        return KeeperUnavailable(f"{error['name']}: {error.get('message', message)}")
    return KeeperError(error["name"], str(error.get("message", message)), str(error.get("hint") or ""), status)


def _brief(response: httpx.Response) -> str:
    try:
        response.read()
        error = _document(response).get("error")
        if isinstance(error, dict):
            return f"{error.get('name')}: {error.get('message')}"
    except (AssayError, httpx.HTTPError):
        pass
    return f"answered {response.status_code}"
