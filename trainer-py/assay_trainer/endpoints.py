"""Where the keepers of a task's pool say on chain that they answer: strangers' words, taken in one form and asked first.

The rules are those of internal/chain/endpoints.go and internal/keepers: http or https, a host, a port and a path, no user,
query or fragment; away from development chains nothing of this machine or its network, whatever a name resolves to.
"""

from __future__ import annotations

import ipaddress
import random
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import httpx

from assay_trainer import exchange, strict_json
from assay_trainer.chain import Chain, ChainUnavailable, OddAnswer, topic_word
from assay_trainer.errors import AssayError
from assay_trainer.keys import DEV_CHAINS, address_text

MAX_BYTES = 256
MAX_POOL = 256
MOST = 16
"""So many keepers are used at most."""
_MOST_PROBED = 64
_PARALLEL = 16
_PATIENCE, _SEARCHING = 3.0, 10.0
_MAX_HEALTH = 64 << 10

_FORM = re.compile(r"""https?://[!#-&(-;=?-\[\]_a-z~]+\Z""")
_SHARED = ipaddress.ip_network("100.64.0.0/10")


class BadEndpoint(AssayError):
    """A text is no address at which a keeper can be asked. The message quotes nothing of it."""


class NoKeeper(AssayError):
    """Nobody in a task's pool is known to answer; waited out."""


def check_endpoint(text: str, chain_id: int) -> str:
    """The endpoint without a slash at its end; BadEndpoint if it is none."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise BadEndpoint(f"it has more than {MAX_BYTES} bytes")
    if not _FORM.match(text):
        raise BadEndpoint("it is no http:// or https:// URL")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadEndpoint("its host or port is none") from None
    if not parts.hostname or port == 0 or parts.netloc.endswith(":"):
        raise BadEndpoint("its host or port is none")
    if "@" in parts.netloc or "?" in text or "#" in text:
        raise BadEndpoint("it has a user, a query or a fragment, which everybody would read")
    if chain_id not in DEV_CHAINS and _is_local_name(parts.hostname):
        raise BadEndpoint("it is an address of a machine's own or of a private network, where nobody else finds it")
    return text.rstrip("/")


def is_local(address: str) -> bool:
    """Whether an IP address is a machine's own or of a private network."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return not ip.is_global or ip.is_multicast or (ip.version == 4 and ip in _SHARED)


def _is_local_name(host: str) -> bool:
    host = host.lower().removesuffix(".")
    try:
        return is_local(host)
    except ValueError:
        # Some resolvers take 127.1 or 0x7f000001 for addresses. No name of the public DNS ends in a number.
        return (
            host == "localhost"
            or host.endswith(".localhost")
            or bool(re.match(r"(0x[0-9a-f]*|\d+)\Z", host.rpartition(".")[2]))
        )


def guard(chain_id: int) -> Callable[[str], bool] | None:
    """What says to exchange.client which addresses are not for endpoints, wherever a name leads; None if all are."""
    return None if chain_id in DEV_CHAINS else is_local


def said(chain: Chain, task_id: bytes) -> list[tuple[bytes, str]]:
    """What can be used of what the keepers of a pool say: account and URL of each, in the order of their places."""
    block = chain.latest()
    pool = chain.read("TrainingTasks", "poolOf", task_id, block=block)
    accounts, blocks = pool["keepers"], pool["endpointBlocks"]
    if len(accounts) > MAX_POOL or len(accounts) != len(blocks) or any(at > block.number for at in blocks):
        raise ChainUnavailable(f"a pool of {len(accounts)} keepers with {len(blocks)} blocks is none")

    def of(keeper: bytes, at: int) -> tuple[bytes, str] | None:
        topics = [topic_word(task_id), topic_word(keeper)]
        try:
            logs = chain.logs("TrainingTasks", "KeeperEndpoint", topics, at, at)
            return keeper, check_endpoint(logs[-1].args["endpoint"], chain.deployment.chain_id)
        except (BadEndpoint, OddAnswer, IndexError):
            return None  # it says nothing that can be used

    with ThreadPoolExecutor(_PARALLEL) as work:
        return [one for one in work.map(of, accounts, blocks) if one is not None]


def find(chain: Chain, task_id: bytes) -> dict[str, bytes]:
    """URLs of keepers of the task's pool that answer under their own name, with it, at most MOST as drawn. NoKeeper if none."""
    hint = "--keeper URL, if you know of one that serves the task"
    # Anybody may say of itself what another says: such a copy hides nobody, and takes no place.
    by_url: dict[str, set[str]] = {}
    for keeper, url in said(chain, task_id):
        by_url.setdefault(url, set()).add(address_text(keeper))
    named = list(by_url.items())
    if not named:
        raise NoKeeper("no keeper of the task's pool says where it answers", hint)
    random.shuffle(named)
    named = named[:_MOST_PROBED]
    until = time.monotonic() + _SEARCHING
    with (
        exchange.client(guard(chain.deployment.chain_id)) as http,
        ThreadPoolExecutor(_PARALLEL) as work,
    ):
        alive = list(work.map(lambda one: _answers(http, *one, chain.deployment.chain_id, until), named))
    found = [(url, account) for (url, _), account in zip(named, alive, strict=True) if account]
    if not found:
        raise NoKeeper(f"none of the {len(named)} keepers of the task's pool that say where they answer does", hint)
    return dict(found[:MOST])


def _answers(http: httpx.Client, url: str, keepers: set[str], chain_id: int, until: float) -> bytes | None:
    """Under which of these accounts a keeper of that chain is there; None if it is not."""
    seconds = min(until - time.monotonic(), _PATIENCE)
    if seconds <= 0:
        return None
    try:
        health = strict_json.loads(exchange.ask(http, "GET", url + "/healthz", seconds, _MAX_HEALTH)[1])
        there = health["chainId"] == chain_id and health["keeper"].lower() in keepers
        return bytes.fromhex(health["keeper"][2:]) if there else None
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError, TypeError, AttributeError):
        return None
