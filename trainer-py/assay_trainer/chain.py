"""The chain as the trainer sees it: typed reads, logs, transactions, and reverts by their contract's names."""

from __future__ import annotations

import itertools
import re
import reprlib
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
from eth_abi import decode as abi_decode
from eth_abi import encode as abi_encode
from eth_abi.exceptions import DecodingError
from eth_utils import keccak, to_checksum_address

from assay_trainer import exchange, strict_json
from assay_trainer.commit import ZERO32, PayloadRange
from assay_trainer.contracts import abi, abi_value, known_errors, named, signature_of, type_of
from assay_trainer.deployment import Deployment
from assay_trainer.eip712 import OuterGradient
from assay_trainer.eip712 import frozen_hash as frozen_hash_of
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.facts_gen import Phase, RoundStatus, TaskStatus
from assay_trainer.keys import Key, address_text
from assay_trainer.reverts_gen import ADVICE, ENUMS
from assay_trainer.spec import spec_hash

T = TypeVar("T")

NEVER = (1 << 32) - 1


class ChainUnavailable(AssayError):
    """The node does not answer; waited out."""


# No specification has more rounds (SpecRules.sol).
MAX_ROUNDS = 1 << 20
# Seconds; finality on L1 takes some twenty minutes.
MOVED_TIMEOUT = 3600.0

# Fees are raised to so many times what the node suggests at first, as in internal/chain/sender.
FEE_LIMIT_MULTIPLIER = 5
_BID_SECONDS = 12.0
_DEFAULT_TIP = 1_000_000_000
# The OP stack's predeploy that tells what L1 takes for a transaction's bytes.
_GAS_PRICE_ORACLE = "0x420000000000000000000000000000000000000F"

# What is read of one answer of an RPC: all events of the widest page that is asked for are a fraction of it. They have more
# seconds than other answers, which are small.
MAX_ANSWER = 64 << 20
_LOGS_SECONDS = 60.0
_KEPT_CONNECTIONS = 16
# More than any block has: its number at a thousand blocks a second, its time in seconds, in thirty thousand years.
MAX_NUMBER = MAX_TIME = 1 << 40


class RpcError(ChainUnavailable):
    """The node answered with an error."""

    def __init__(self, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.data = data


class OddAnswer(ChainUnavailable):
    """The node answered what nobody can read."""


# What reading something unexpected raises. It may have any form: from a node that is broken or lies, or from its proxy.
_UNREADABLE = (TypeError, KeyError, ValueError, IndexError, AttributeError, OverflowError, DecodingError)


def decoded(what: str, decode: Callable[[Any], T], answer: Any) -> T:
    """What an answer says, or OddAnswer: whatever a node says is read in here, so that nothing it says ends the trainer."""
    try:
        return decode(answer)
    except _UNREADABLE as exc:
        raise OddAnswer(f"the node's answer to {what} cannot be read: {reprlib.repr(answer)}, {exc!r:.200}") from exc


_QUANTITY = re.compile(r"0x[0-9a-fA-F]{1,64}\Z")


def _quantity(value: Any) -> int:
    if not _QUANTITY.match(value):
        raise ValueError("not a quantity of up to 256 bits")
    return int(value, 16)


def _data(value: Any) -> bytes:
    if not value.startswith("0x"):
        raise ValueError("not hexadecimal")
    return bytes.fromhex(value[2:])


def _of(kind: type[T], value: Any) -> T:
    if not isinstance(value, kind):
        raise TypeError(f"not a {kind.__name__}")
    return value


def _member(error: str, argument: str, value: Any) -> Any:
    """The contract's name of an enum's member, which the ABI knows as a number; any other value as it is."""
    members = ENUMS.get((error, argument), ())
    return members[value] if isinstance(value, int) and value < len(members) else value


class Reverted(AssayError):
    """A contract refused."""

    def __init__(self, error: str, arguments: dict[str, Any]) -> None:
        shown = ", ".join(f"{k}={_show(_member(error, k, v))}" for k, v in arguments.items())
        # What is none of the contracts' own errors (a string, a panic) has no advice.
        super().__init__(f"{error}({shown})", ADVICE.get(error, ""))
        self.error = error
        self.arguments = arguments

    @property
    def name(self) -> str:
        """The contract's name of the error."""
        return self.error


class NoBlock(ChainUnavailable):
    """The node has no block of a name or number."""


class TransactionFailed(AssayError):
    """A transaction was mined and failed, or is not mined in time."""


@dataclass(frozen=True)
class Block:
    """A block that several reads refer to."""

    number: int
    timestamp: int
    base_fee: int
    hash: str | None = None
    """As the node writes it; None if it names none."""


@dataclass(frozen=True)
class Committee:
    """Seats by keeper; empty until drawn. `forced` has the bits of slots that a proposal must include, up to the middle of the
    fallback window."""

    seats: dict[bytes, int]
    drawn_at: int
    forced: int


@dataclass(frozen=True)
class Log:
    """A decoded event; `index` is its place in the block."""

    name: str
    args: dict[str, Any]
    block: int
    tx_hash: str
    index: int


def _a_block(value: Any) -> Block | None:
    if value is None:
        return None
    numbers = map(_quantity, (value["number"], value["timestamp"], value.get("baseFeePerGas") or "0x0"))
    found = value.get("hash")
    return Block(*numbers, hash=found if isinstance(found, str) else None)


def _a_log(entry: dict[str, Any], raw: Any) -> Log:
    indexed = [i for i in entry["inputs"] if i["indexed"]]
    plain = [i for i in entry["inputs"] if not i["indexed"]]
    args = named(plain, abi_decode([type_of(i) for i in plain], _data(raw["data"])))
    for parameter, topic in zip(indexed, raw["topics"][1:], strict=True):
        args |= named([parameter], abi_decode([type_of(parameter)], _data(topic)))
    tx_hash = _of(str, raw["transactionHash"])
    return Log(entry["name"], args, _quantity(raw["blockNumber"]), tx_hash, _quantity(raw["logIndex"]))


def _a_receipt(value: Any) -> dict[str, Any] | None:
    if value is not None:
        _of(str, value["transactionHash"]), _quantity(value["blockNumber"]), _quantity(value["status"])
    return value


def decode_revert(data: Any) -> Reverted | None:
    """The custom error in a revert's data, if it is one that the contracts define."""
    if not isinstance(data, str) or not data.startswith("0x"):
        return None
    try:
        raw = bytes.fromhex(data[2:])
        if raw[:4] == keccak(text="Error(string)")[:4]:
            return Reverted("Error", {"message": abi_decode(["string"], raw[4:])[0]})
        if raw[:4] == keccak(text="Panic(uint256)")[:4]:
            return Reverted("Panic", {"code": abi_decode(["uint256"], raw[4:])[0]})
        entry = known_errors().get(raw[:4])
        if entry is None:
            return Reverted("UnknownError", {"data": data}) if raw else None
        values = abi_decode([type_of(i) for i in entry["inputs"]], raw[4:])
        return Reverted(entry["name"], named(entry["inputs"], values))
    except _UNREADABLE:
        return None


def _show(value: Any) -> str:
    return "0x" + value.hex() if isinstance(value, bytes) else str(value)


def redacted(url: str) -> str:
    """An RPC's address without what may be a key in it: path, query, and user."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.hostname}" + (f":{parts.port}" if parts.port else "")
    except ValueError:
        return "(an address that cannot be read)"


class Rpc:
    """JSON-RPC over HTTP."""

    def __init__(self, url: str, timeout: float = 10.0) -> None:
        self.url = url
        self.shown = redacted(url)
        self._http = exchange.client(kept=_KEPT_CONNECTIONS)
        self._sockets: set[socket.socket] = set()
        self._timeout = timeout
        self._ids = itertools.count(1)

    def call(self, method: str, *params: Any) -> Any:
        """The answer to one request as it is. ChainUnavailable if there is none, RpcError if it is an error."""
        body = {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}
        seconds = _LOGS_SECONDS if method == "eth_getLogs" else self._timeout
        try:
            status, raw = exchange.ask(self._http, "POST", self.url, seconds, MAX_ANSWER, self._sockets, json=body)
            answer = strict_json.loads(raw)
        except (httpx.HTTPError, httpx.InvalidURL, ValueError) as exc:
            raise ChainUnavailable(
                # Cut last: of a half of the address nobody would know that it is one.
                f"the chain's RPC at {self.shown} does not answer: {repr(exc).replace(self.url, self.shown):.400}"
            ) from None
        if not isinstance(answer, dict):
            raise ChainUnavailable(f"the chain's RPC at {self.shown} answers {status} without JSON-RPC")
        error = answer.get("error")
        if isinstance(error, dict):
            raise RpcError(f"{method}: {error.get('message')!s:.400}", error.get("data"))
        if "result" not in answer:
            raise ChainUnavailable(f"the chain's RPC at {self.shown} answers {status} without a result")
        return answer["result"]

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()


class Chain:
    """The contracts of a deployment that a trainer has to do with."""

    def __init__(self, deployment: Deployment) -> None:
        self.deployment = deployment
        self.rpc = Rpc(deployment.rpc)
        d = deployment
        self._addresses = {
            "AssayToken": d.token,
            "StakeVault": d.vault,
            "TrainingTasks": d.tasks,
            "TrainingRounds": d.rounds,
            "PayloadReveals": d.reveals,
        }
        # The newest block, and what views answered there, in one: threads share a chain. Whoever looks more often than blocks
        # come asks the node for each view once.
        self._newest: tuple[Block | None, dict[tuple[str, str], Any]] = (None, {})

    def _ask(self, decode: Callable[[Any], T], method: str, *params: Any) -> T:
        return decoded(method, decode, self.rpc.call(method, *params))

    def check(self) -> None:
        """Refuses another chain than the deployment's, and one without the contracts."""
        chain_id = self._ask(_quantity, "eth_chainId")
        if chain_id != self.deployment.chain_id:
            said = self.deployment.chain_id
            raise ConfigError(f"{redacted(self.deployment.rpc)} is chain {chain_id}, the deployment file says {said}")
        if self.rpc.call("eth_getCode", address_text(self.deployment.rounds), "latest") in ("0x", None):
            raise ConfigError(
                f"there is no contract at {address_text(self.deployment.rounds)}", "is this the right deployment file?"
            )

    def latest(self) -> Block:
        """Newest block."""
        found = self._block("latest")
        if found != self._newest[0]:
            self._newest = (found, {})
        return found

    def at_head(self, head: str) -> Block:
        """Newest block of a head: latest, safe or finalized. ConfigError if the node names none."""
        try:
            return self._block(head)
        except (RpcError, NoBlock) as exc:
            hint = "wait until it has one, or --money-head latest"
            raise ConfigError(f"the node names no {head} block: {exc.message}", hint) from exc

    def _block(self, tag: str) -> Block:
        found = self._ask(_a_block, "eth_getBlockByNumber", tag, False)
        if found is None:
            raise NoBlock(f"the node has no block {tag}")
        if found.number > MAX_NUMBER or found.timestamp > MAX_TIME:
            raise ChainUnavailable(f"the node names a block that no chain has: number {found.number}, time {found.timestamp}")
        return found

    def read(self, contract: str, function: str, *args: Any, block: Block | None = None) -> Any:
        """Calls a view: one output as itself, several as a dictionary. At the newest block it is called once."""
        entry = abi(contract).functions[function]
        call = {"to": address_text(self._addresses[contract]), "data": self._calldata(entry, args)}
        result = self._viewed(call, block)
        types = [type_of(o) for o in entry["outputs"]]
        values = decoded(function, lambda answer: named(entry["outputs"], abi_decode(types, _data(answer))), result)
        return next(iter(values.values())) if len(values) == 1 else values

    def _viewed(self, call: dict[str, str], block: Block | None) -> Any:
        # Of a block without a hash nobody can tell whether a reorg put another one in its place.
        newest, answers = self._newest
        known = answers if block is not None and block.hash is not None and block == newest else {}
        asked = call["to"], call["data"]
        if asked not in known:
            try:
                known[asked] = self.rpc.call("eth_call", call, hex(block.number) if block else "latest")
            except RpcError as exc:
                raise self._explain(exc) from exc
        return known[asked]

    def _explain(self, exc: RpcError) -> AssayError:
        reverted = decode_revert(exc.data)
        if reverted is not None:
            return reverted
        # Codes below -32000 are the node's own trouble (header not found after a reorg, rate limit), not the caller's.
        return ChainUnavailable(f"the node refuses: {exc.message}")

    @staticmethod
    def _calldata(entry: dict[str, Any], args: Sequence[Any]) -> str:
        selector = keccak(text=signature_of(entry))[:4]
        values = [abi_value(i, a) for i, a in zip(entry["inputs"], args, strict=True)]
        return "0x" + (selector + abi_encode([type_of(i) for i in entry["inputs"]], values)).hex()

    def logs(self, contract: str, event: str, topics: Sequence[str | None], from_block: int, to_block: int) -> list[Log]:
        """Events of one kind in order; a range that a node refuses is asked for in halves."""
        entry = abi(contract).events[bytes.fromhex(abi(contract).topic(event)[2:])]
        query = {
            "address": address_text(self._addresses[contract]),
            "fromBlock": hex(from_block),
            "toBlock": hex(to_block),
            "topics": [abi(contract).topic(event), *topics],
        }
        try:
            return self._ask(
                lambda found: [_a_log(entry, raw) for raw in _of(list, found) if not raw.get("removed")], "eth_getLogs", query
            )
        except RpcError as exc:
            if to_block <= from_block:
                raise ChainUnavailable(f"the node refuses logs: {exc.message}") from exc
            middle = (from_block + to_block) // 2
            return [
                *self.logs(contract, event, topics, from_block, middle),
                *self.logs(contract, event, topics, middle + 1, to_block),
            ]

    def balance(self, address: bytes) -> int:
        """Wei."""
        return self._ask(_quantity, "eth_getBalance", address_text(address), "latest")

    def _call(self, key: Key, contract: str, function: str, *args: Any) -> dict[str, Any]:
        data = self._calldata(abi(contract).functions[function], args)
        return {"from": address_text(key.address), "to": address_text(self._addresses[contract]), "data": data}

    def _gas(self, call: dict[str, Any]) -> int:
        try:
            return self._ask(_quantity, "eth_estimateGas", call)
        except RpcError as exc:
            raise self._explain(exc) from exc

    def send(
        self,
        key: Key,
        contract: str,
        function: str,
        *args: Any,
        timeout: float = 60.0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> dict[str, Any]:
        """Sends a transaction and waits for its receipt, bidding more when blocks pass it over.

        Reverted names the contract's error, before anything is sent where the node can tell.
        """
        call = self._call(key, contract, function, *args)
        gas = self._gas(call) * 5 // 4
        nonce = self._ask(_quantity, "eth_getTransactionCount", address_text(key.address), "latest")
        hashes: dict[str, None] = {}
        deadline = time.monotonic() + timeout
        for bid in self._bids():
            try:
                hashes[self._broadcast(key, call, nonce, gas, bid)] = None
            except TransactionFailed:
                # A node that takes no higher bid may still mine the one it has.
                if not hashes:
                    raise
            until = min(deadline, time.monotonic() + _BID_SECONDS)
            while time.monotonic() < until:
                for tx_hash in hashes:
                    receipt = self._ask(_a_receipt, "eth_getTransactionReceipt", tx_hash)
                    if receipt is not None:
                        return self._settled(call, receipt)
                sleep(0.3)
            if time.monotonic() >= deadline:
                break
        raise TransactionFailed(f"{function} is not in a block after {timeout:.0f} s", f"transaction {[*hashes][-1]}")

    def moved(self, receipt: dict[str, Any], head: str, sleep: Callable[[float], None] = time.sleep) -> dict[str, Any]:
        """Waits until a mined transaction is in a block that the head has reached; returns the receipt that holds then.

        A reorg may have put the transaction into another block; TransactionFailed if it took it away, or after MOVED_TIMEOUT.
        """
        tx_hash, deadline = receipt["transactionHash"], time.monotonic() + MOVED_TIMEOUT
        while True:
            reached = self.at_head(head)
            now = self._ask(_a_receipt, "eth_getTransactionReceipt", tx_hash)
            if now is not None and _quantity(now["blockNumber"]) <= reached.number:
                return now
            if now is None and self.rpc.call("eth_getTransactionByHash", tx_hash) is None:
                raise TransactionFailed(f"a reorg took transaction {tx_hash} back", "nothing moved: run the same command again")
            if time.monotonic() >= deadline:
                raise TransactionFailed(
                    f"transaction {tx_hash} is mined, and not {head} after {MOVED_TIMEOUT:.0f} s",
                    "look again later: it need not be repeated",
                )
            sleep(0.5)

    def _tip(self) -> int:
        try:
            return max(1, self._ask(_quantity, "eth_maxPriorityFeePerGas"))
        except RpcError:
            return _DEFAULT_TIP

    def _suggested(self) -> tuple[int, int]:
        """Tip and fee for a unit of gas."""
        tip = self._tip()
        return tip, 2 * self.latest().base_fee + tip

    def _bids(self) -> Iterator[tuple[int, int]]:
        """What is bid first, and then each time that blocks have passed the last bid over: a quarter more each time of what the
        node suggests by then, up to the limit. The last bid is repeated where none can replace it.
        """
        first = bid = self._suggested()
        for quarters in itertools.count(5):
            yield bid
            tip, fee = (
                min(-(-now * quarters // 4), FEE_LIMIT_MULTIPLIER * then)
                for now, then in zip(self._suggested(), first, strict=True)
            )
            # Nodes replace a pending transaction only where both fees are a tenth more.
            if 10 * tip >= 11 * bid[0] and 10 * fee >= 11 * bid[1]:
                bid = tip, fee

    def _broadcast(self, key: Key, call: dict[str, Any], nonce: int, gas: int, bids: tuple[int, int]) -> str:
        # Half a second of loading, for BLS keys among others: keepers relay most trainers' commitments.
        from eth_account import Account

        signed = Account.sign_transaction(
            {
                "type": 2,
                "chainId": self.deployment.chain_id,
                "nonce": nonce,
                "to": to_checksum_address(call["to"]),
                "value": 0,
                "gas": gas,
                "maxPriorityFeePerGas": bids[0],
                "maxFeePerGas": bids[1],
                "data": call["data"],
            },
            key.secret,
        )
        tx_hash = "0x" + bytes(signed.hash).hex()
        try:
            self.rpc.call("eth_sendRawTransaction", "0x" + bytes(signed.raw_transaction).hex())
        except RpcError as exc:
            # What the node already has, or an earlier bid that was mined meanwhile, is found by its receipt.
            if not re.search(r"already known|nonce too low|underpriced", exc.message):
                raise TransactionFailed(f"the node refuses the transaction: {exc.message}") from exc
        return tx_hash

    def _settled(self, call: dict[str, Any], receipt: dict[str, Any]) -> dict[str, Any]:
        if _quantity(receipt["status"]) == 1:
            return receipt
        try:
            self.rpc.call("eth_call", call, receipt["blockNumber"])
        except RpcError as exc:
            raise self._explain(exc) from exc
        raise TransactionFailed(f"transaction {receipt['transactionHash']} failed")

    def head(self, task_id: bytes, block: Block | None = None) -> dict[str, Any]:
        """Types.sol Head."""
        head = self.read("TrainingRounds", "headOf", task_id, block=block)
        if not head["finalized"] <= head["round"] <= MAX_ROUNDS:
            raise ChainUnavailable(f"the node counts {head['round']} rounds, {head['finalized']} of them final")
        return head

    def phase(self, task_id: bytes, block: Block | None = None) -> tuple[int, Phase, int]:
        """Open round, its phase, and when that ends (0: no deadline)."""
        value = self.read("TrainingRounds", "phaseOf", task_id, block=block)
        return value["round"], decoded("phaseOf", Phase, value["phase"]), value["deadline"]

    def round(self, task_id: bytes, round_: int, block: Block | None = None) -> dict[str, Any]:
        """Types.sol Round."""
        value = self.read("TrainingRounds", "roundOf", task_id, round_, block=block)
        return value | {"status": decoded("roundOf", RoundStatus, value["status"])}

    def parent_root(self, task_id: bytes, round_: int, initial: bytes, block: Block | None = None) -> bytes:
        """Root that a round of the live branch trains on; `initial` is the spec's first state."""
        return self.round(task_id, round_ - 1, block)["stateRoot"] if round_ else initial

    def overturnable(self, task_id: bytes, round_: int, block: Block | None = None) -> bool:
        """Whether a round's standing proposal may still be overturned."""
        return self.read("TrainingRounds", "isOverturnable", task_id, round_, block=block)

    def committee(self, task_id: bytes, round_: int, block: Block | None = None) -> Committee:
        """The witnesses of a round of the live branch."""
        value = self.read("TrainingRounds", "committeeOf", task_id, round_, block=block)
        seats: dict[bytes, int] = {}
        for member, held in Counter(value["members"]).items():
            seats[self.read("TrainingTasks", "memberAt", task_id, member, block=block)] = held
        return Committee(seats, value["drawnAt"], value["forced"])

    def status(self, task_id: bytes, block: Block | None = None) -> TaskStatus:
        """Life cycle of the task."""
        return decoded("statusOf", TaskStatus, self.read("TrainingTasks", "statusOf", task_id, block=block))

    def spec(self, task_id: bytes) -> dict[str, Any]:
        """The task's specification, checked against its hash on chain."""
        spec = self.read("TrainingTasks", "specOf", task_id)
        if spec_hash(spec) != self.read("TrainingTasks", "specHashOf", task_id):
            raise ChainUnavailable("the node's specOf and specHashOf contradict each other")
        return spec

    def enrollment(self, task_id: bytes, account: bytes, block: Block | None = None) -> dict[str, Any]:
        """Types.sol Enrollment."""
        value = self.read("TrainingTasks", "enrollmentOf", task_id, account, block=block)
        if value["ejectedAt"] > MAX_TIME:
            raise OddAnswer(f"the node says that the account was ejected at {value['ejectedAt']}")
        return value

    def submit_outer_gradient(
        self, key: Key, gradient: OuterGradient, signature: bytes, timeout: float, sleep: Callable[[float], None]
    ) -> dict[str, Any]:
        """Commits without a relay."""
        g = gradient
        struct = {
            "taskId": g.task_id,
            "round": g.round,
            "trainer": g.trainer,
            "parentRoot": g.parent_root,
            "payloadRoot": g.payload_root,
            "claimHash": g.claim_hash,
            "deadline": g.deadline,
        }
        return self.send(key, "TrainingRounds", "submitOuterGradient", struct, signature, timeout=timeout, sleep=sleep)

    def force_inclusion(
        self,
        key: Key,
        task_id: bytes,
        trainer: bytes,
        entries: Sequence[Log],
        receipts: Sequence[dict[str, Any]],
        sleep: Callable[[float], None],
    ) -> dict[str, Any]:
        """Posts witnesses' receipts (keeper, signature; ascending by keeper) of a trainer's payload of the open round."""
        frozen = [{k: log.args[k] for k in ("trainer", "slot", "payloadRoot", "claimHash")} for log in entries]
        return self.send(key, "TrainingRounds", "forceInclusion", task_id, trainer, frozen, receipts, sleep=sleep)

    def show_payload(
        self,
        key: Key,
        task_id: bytes,
        round_: int,
        trainer: bytes,
        entries: Sequence[Log],
        part: PayloadRange,
        sleep: Callable[[float], None],
    ) -> dict[str, Any]:
        """Publishes a range of a committed payload: once all are public, its trainer was present in the round."""
        return self.send(key, *_showing(task_id, round_, trainer, entries, part), sleep=sleep)

    def show_cost(
        self, key: Key, task_id: bytes, round_: int, trainer: bytes, entries: Sequence[Log], part: PayloadRange
    ) -> int:
        """Wei that publishing a range takes at the present fees, with what a rollup takes for L1."""
        call = self._call(key, *_showing(task_id, round_, trainer, entries, part))
        return self._gas(call) * (self.latest().base_fee + self._tip()) + self._l1_fee(len(call["data"]) // 2)

    def _l1_fee(self, size: int) -> int:
        """What L1 takes at most for a transaction of so many bytes; zero where no such contract is."""
        # Before Fjord there is no bound, and bytes are priced by how many of them are not zero.
        for function, kind, value in (("getL1FeeUpperBound", "uint256", size), ("getL1Fee", "bytes", b"\xff" * size)):
            data = keccak(text=f"{function}({kind})")[:4] + abi_encode([kind], [value])
            try:
                answer = self._ask(_data, "eth_call", {"to": _GAS_PRICE_ORACLE, "data": "0x" + data.hex()}, "latest")
            except RpcError as exc:
                refused = exc
            else:
                return int.from_bytes(answer[:32], "big")
        raise refused

    def frozen_set(self, task_id: bytes, round_: int, frozen_hash: bytes, block: Block, first: int | None = None) -> list[Log]:
        """Commitments of a round in order of arrival, proven against the frozen hash that the contract keeps.

        Those of a branch that was overturned do not lead there. Searched from block `first` (default: the deployment) on.
        """
        topics = [topic_word(task_id), topic_word(round_)]
        start = self.deployment.deploy_block if first is None else first
        found = self.logs("TrainingRounds", "OuterGradientCommitted", topics, start, block.number)
        # By frozen hash: the commitment that led to it, and from which hash. Nearly always each goes on from the one before.
        steps: dict[bytes, tuple[bytes, Log]] = {}
        for log in found:
            a = log.args
            for previous in itertools.chain(reversed(steps), [ZERO32]):
                if frozen_hash_of(previous, a["trainer"], a["slot"], a["payloadRoot"], a["claimHash"]) == a["frozenHash"]:
                    steps[a["frozenHash"]] = previous, log
                    break
        if frozen_hash != ZERO32 and frozen_hash not in steps:
            raise ChainUnavailable(f"round {round_}: the commitments' events do not lead to the frozen hash on chain")
        entries: list[Log] = []
        while frozen_hash != ZERO32:
            frozen_hash, log = steps[frozen_hash]
            entries.append(log)
        return entries[::-1]

    def close(self) -> None:
        """Closes the connections."""
        self.rpc.close()


def _showing(task_id: bytes, round_: int, trainer: bytes, entries: Sequence[Log], part: PayloadRange) -> tuple[Any, ...]:
    entry = next(i for i, log in enumerate(entries) if log.args["trainer"] == trainer)
    place = {"taskId": task_id, "round": round_, "entry": entry, "fragment": part.fragment, "range": part.number}
    frozen = [{k: log.args[k] for k in ("trainer", "slot", "payloadRoot", "claimHash")} for log in entries]
    return "PayloadReveals", "show", place, frozen, part.data, part.proof, part.set_path


def topic_word(value: int | bytes) -> str:
    """A topic for an indexed integer, hash or address."""
    raw = value.to_bytes(32, "big") if isinstance(value, int) else value.rjust(32, b"\0")
    return "0x" + raw.hex()
