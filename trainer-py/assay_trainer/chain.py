"""The chain as the trainer sees it: typed reads, logs, transactions, and reverts by their contract's names."""

from __future__ import annotations

import itertools
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any
from urllib.parse import urlsplit

import httpx
from eth_abi import decode as abi_decode
from eth_abi import encode as abi_encode
from eth_abi.exceptions import DecodingError
from eth_account import Account
from eth_utils import keccak, to_checksum_address

from assay_trainer import strict_json
from assay_trainer.commit import ZERO32, PayloadRange
from assay_trainer.contracts import abi, abi_value, known_errors, named, signature_of, type_of
from assay_trainer.deployment import Deployment
from assay_trainer.eip712 import OuterGradient
from assay_trainer.eip712 import frozen_hash as frozen_hash_of
from assay_trainer.errors import AssayError, ConfigError
from assay_trainer.facts_gen import Phase, TaskStatus
from assay_trainer.keys import Key, address_text
from assay_trainer.spec import spec_hash

NEVER = (1 << 32) - 1


class ChainUnavailable(AssayError):
    """The node does not answer; waited out."""


# No specification has more rounds (SpecRules.sol).
MAX_ROUNDS = 1 << 20
# Seconds; finality on L1 takes some twenty minutes.
MOVED_TIMEOUT = 3600.0

# What is read of one answer of an RPC: all events of the widest page that is asked for are a fraction of it.
MAX_ANSWER = 64 << 20
_CHUNK = 1 << 16
# More than any block has: its number at a thousand blocks a second, its time in seconds, in thirty thousand years.
MAX_NUMBER = MAX_TIME = 1 << 40


class RpcError(AssayError):
    """The node answered with an error."""

    def __init__(self, message: str, code: int, data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


# Arguments of errors that are enums, which the ABI knows as numbers.
_ENUMS: dict[tuple[str, str], type[IntEnum]] = {("WrongStatus", "actual"): TaskStatus, ("WrongPhase", "actual"): Phase}


def _member(error: str, argument: str, value: Any) -> Any:
    """The contract's name of an enum's member; any other value as it is."""
    members = _ENUMS.get((error, argument))
    if members is None or value not in [m.value for m in members]:
        return value
    return members(value).name.title()


class Reverted(AssayError):
    """A contract refused."""

    def __init__(self, error: str, arguments: dict[str, Any]) -> None:
        shown = ", ".join(f"{k}={_show(_member(error, k, v))}" for k, v in arguments.items())
        super().__init__(f"{error}({shown})")
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
    except (ValueError, DecodingError):
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
        self._http = httpx.Client(timeout=timeout, trust_env=False)
        self._ids = itertools.count(1)

    def call(self, method: str, *params: Any) -> Any:
        """One request. ChainUnavailable if there is no answer, RpcError if the answer is an error."""
        body = {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}
        try:
            with self._http.stream("POST", self.url, json=body) as response:
                received = bytearray()
                for chunk in response.iter_bytes(_CHUNK):
                    received += chunk
                    if len(received) > MAX_ANSWER:
                        raise ChainUnavailable(f"an answer of the RPC at {self.shown} is larger than {MAX_ANSWER} bytes")
            answer = strict_json.loads(bytes(received))
        except (httpx.HTTPError, ValueError) as exc:
            raise ChainUnavailable(
                f"the chain's RPC at {self.shown} does not answer: {exc!r}".replace(self.url, self.shown)
            ) from None
        if not isinstance(answer, dict):
            raise ChainUnavailable(f"the chain's RPC at {self.shown} answers {response.status_code} without JSON-RPC")
        error = answer.get("error")
        if isinstance(error, dict):
            raise RpcError(f"{method}: {error.get('message')}", int(error.get("code", 0)), error.get("data"))
        if "result" not in answer:
            raise ChainUnavailable(f"the chain's RPC at {self.shown} answers {response.status_code} without a result")
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

    def check(self) -> None:
        """Refuses another chain than the deployment's, and one without the contracts."""
        chain_id = int(self.rpc.call("eth_chainId"), 16)
        if chain_id != self.deployment.chain_id:
            said = self.deployment.chain_id
            raise ConfigError(f"{redacted(self.deployment.rpc)} is chain {chain_id}, the deployment file says {said}")
        if self.rpc.call("eth_getCode", address_text(self.deployment.rounds), "latest") in ("0x", None):
            raise ConfigError(
                f"there is no contract at {address_text(self.deployment.rounds)}", "is this the right deployment file?"
            )

    def latest(self) -> Block:
        """Newest block."""
        return self._block("latest")

    def at_head(self, head: str) -> Block:
        """Newest block of a head: latest, safe or finalized. ConfigError if the node names none."""
        try:
            return self._block(head)
        except (RpcError, NoBlock) as exc:
            hint = "wait until it has one, or --money-head latest"
            raise ConfigError(f"the node names no {head} block: {exc.message}", hint) from exc

    def _block(self, tag: str) -> Block:
        block = self.rpc.call("eth_getBlockByNumber", tag, False)
        if block is None:
            raise NoBlock(f"the node has no block {tag}")
        try:
            found = Block(int(block["number"], 16), int(block["timestamp"], 16), int(block.get("baseFeePerGas") or "0x0", 16))
        except (KeyError, TypeError, ValueError) as exc:
            raise ChainUnavailable(f"the node's block {tag} is none: {exc!r}") from exc
        if not (0 <= found.number <= MAX_NUMBER and 0 <= found.timestamp <= MAX_TIME):
            raise ChainUnavailable(f"the node names a block that no chain has: number {found.number}, time {found.timestamp}")
        return found

    def read(self, contract: str, function: str, *args: Any, block: Block | None = None) -> Any:
        """Calls a view: one output as itself, several as a dictionary."""
        entry = abi(contract).functions[function]
        call = {"to": address_text(self._addresses[contract]), "data": self._calldata(entry, args)}
        try:
            result = self.rpc.call("eth_call", call, hex(block.number) if block else "latest")
        except RpcError as exc:
            raise self._explain(exc) from exc
        types = [type_of(o) for o in entry["outputs"]]
        try:
            values = named(entry["outputs"], abi_decode(types, bytes.fromhex(result[2:])))
        except (DecodingError, ValueError) as exc:
            raise ChainUnavailable(f"{function} answered {result[:80]}, which is not {types}") from exc
        return next(iter(values.values())) if len(values) == 1 else values

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
            found = self.rpc.call("eth_getLogs", query)
        except RpcError as exc:
            if to_block <= from_block:
                raise ChainUnavailable(f"the node refuses logs: {exc.message}") from exc
            middle = (from_block + to_block) // 2
            return [
                *self.logs(contract, event, topics, from_block, middle),
                *self.logs(contract, event, topics, middle + 1, to_block),
            ]
        return [self._log(entry, raw) for raw in found if not raw.get("removed")]

    @staticmethod
    def _log(entry: dict[str, Any], raw: dict[str, Any]) -> Log:
        indexed = [i for i in entry["inputs"] if i["indexed"]]
        plain = [i for i in entry["inputs"] if not i["indexed"]]
        args = named(plain, abi_decode([type_of(i) for i in plain], bytes.fromhex(raw["data"][2:])))
        for parameter, topic in zip(indexed, raw["topics"][1:], strict=True):
            args |= named([parameter], abi_decode([type_of(parameter)], bytes.fromhex(topic[2:])))
        return Log(entry["name"], args, int(raw["blockNumber"], 16), raw["transactionHash"], int(raw["logIndex"], 16))

    def balance(self, address: bytes) -> int:
        """Wei."""
        return int(self.rpc.call("eth_getBalance", address_text(address), "latest"), 16)

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
        entry = abi(contract).functions[function]
        call = {
            "from": address_text(key.address),
            "to": address_text(self._addresses[contract]),
            "data": self._calldata(entry, args),
        }
        try:
            gas = int(self.rpc.call("eth_estimateGas", call), 16) * 5 // 4
        except RpcError as exc:
            raise self._explain(exc) from exc
        nonce = int(self.rpc.call("eth_getTransactionCount", address_text(key.address), "latest"), 16)
        tip = self._tip()
        hashes: list[str] = []
        deadline = time.monotonic() + timeout
        for bids in self._bids(tip):
            hashes.append(self._broadcast(key, call, nonce, gas, bids))
            until = min(deadline, time.monotonic() + 12.0)
            while time.monotonic() < until:
                for tx_hash in hashes:
                    receipt = self.rpc.call("eth_getTransactionReceipt", tx_hash)
                    if receipt is not None:
                        return self._settled(call, receipt)
                sleep(0.3)
            if time.monotonic() >= deadline:
                break
        raise TransactionFailed(f"{function} is not in a block after {timeout:.0f} s", f"transaction {hashes[-1]}")

    def moved(self, receipt: dict[str, Any], head: str, sleep: Callable[[float], None] = time.sleep) -> dict[str, Any]:
        """Waits until a mined transaction is in a block that the head has reached; returns the receipt that holds then.

        A reorg may have put the transaction into another block; TransactionFailed if it took it away, or after MOVED_TIMEOUT.
        """
        tx_hash, deadline = receipt["transactionHash"], time.monotonic() + MOVED_TIMEOUT
        while True:
            reached = self.at_head(head)
            now = self.rpc.call("eth_getTransactionReceipt", tx_hash)
            if now is not None and int(now["blockNumber"], 16) <= reached.number:
                return dict(now)
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
            return max(1, int(self.rpc.call("eth_maxPriorityFeePerGas"), 16))
        except RpcError:
            return 1_000_000_000

    def _bids(self, tip: int) -> Iterator[tuple[int, int]]:
        while True:
            yield tip, 2 * self.latest().base_fee + tip
            # Nodes replace a pending transaction only for a tenth more; both fees have to rise.
            tip += tip // 4 + 1

    def _broadcast(self, key: Key, call: dict[str, Any], nonce: int, gas: int, bids: tuple[int, int]) -> str:
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
        if int(receipt["status"], 16) == 1:
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
        return value["round"], Phase(value["phase"]), value["deadline"]

    def round(self, task_id: bytes, round_: int, block: Block | None = None) -> dict[str, Any]:
        """Types.sol Round."""
        return self.read("TrainingRounds", "roundOf", task_id, round_, block=block)

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
        return TaskStatus(self.read("TrainingTasks", "statusOf", task_id, block=block))

    def spec(self, task_id: bytes) -> dict[str, Any]:
        """The task's specification, checked against its hash on chain."""
        spec = self.read("TrainingTasks", "specOf", task_id)
        if spec_hash(spec) != self.read("TrainingTasks", "specHashOf", task_id):
            raise ChainUnavailable("the node's specOf and specHashOf contradict each other")
        return spec

    def enrollment(self, task_id: bytes, account: bytes, block: Block | None = None) -> dict[str, Any]:
        """Types.sol Enrollment."""
        return self.read("TrainingTasks", "enrollmentOf", task_id, account, block=block)

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
        entry = next(i for i, log in enumerate(entries) if log.args["trainer"] == trainer)
        place = {"taskId": task_id, "round": round_, "entry": entry, "fragment": part.fragment, "range": part.number}
        frozen = [{k: log.args[k] for k in ("trainer", "slot", "payloadRoot", "claimHash")} for log in entries]
        return self.send(key, "PayloadReveals", "show", place, frozen, part.data, part.proof, part.set_path, sleep=sleep)

    def frozen_set(self, task_id: bytes, round_: int, frozen_hash: bytes, block: Block, first: int | None = None) -> list[Log]:
        """Commitments of a round in order of arrival, proven against the frozen hash that the contract keeps.

        Those of a branch that was overturned do not lead there. Searched from block `first` (default: the deployment) on.
        """
        topics = [topic_word(task_id), topic_word(round_)]
        start = self.deployment.deploy_block if first is None else first
        found = self.logs("TrainingRounds", "OuterGradientCommitted", topics, start, block.number)
        chains: dict[bytes, list[Log]] = {ZERO32: []}
        for log in found:
            a = log.args
            for previous in list(chains):
                if frozen_hash_of(previous, a["trainer"], a["slot"], a["payloadRoot"], a["claimHash"]) == a["frozenHash"]:
                    chains[a["frozenHash"]] = [*chains[previous], log]
        if frozen_hash not in chains:
            raise ChainUnavailable(f"round {round_}: the commitments' events do not lead to the frozen hash on chain")
        return chains[frozen_hash]

    def close(self) -> None:
        """Closes the connections."""
        self.rpc.close()


def topic_word(value: int | bytes) -> str:
    """A topic for an indexed integer, hash or address."""
    raw = value.to_bytes(32, "big") if isinstance(value, int) else value.rjust(32, b"\0")
    return "0x" + raw.hex()
