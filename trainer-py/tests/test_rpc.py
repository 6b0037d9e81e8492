"""What an RPC says is waited out if it makes no sense, and what it suggests for gas is paid a few times over at most."""

from __future__ import annotations

import json

import httpx
import pytest
from eth_abi import encode as abi_encode
from eth_account.typed_transactions import TypedTransaction
from eth_utils import keccak
from hexbytes import HexBytes
from test_branches import DEPLOYMENT, KEY

from assay_trainer import chain as chain_module
from assay_trainer.chain import FEE_LIMIT_MULTIPLIER, Chain, ChainUnavailable, Log, OddAnswer, RpcError, TransactionFailed
from assay_trainer.commit import PayloadRange
from assay_trainer.contracts import abi, type_of

TASK, GWEI = bytes(32), 10**9
LOG = {
    "data": "0x" + "00" * 96,
    "topics": ["0x" + "00" * 32] * 3,
    "blockNumber": "0x1",
    "transactionHash": "0x1",
    "logIndex": "0x0",
}


def told(monkeypatch, answers):
    """A chain whose node has these answers, by method: one for each, or a function of the request's parameters."""
    chain = Chain(DEPLOYMENT)

    def call(method, *params):
        answer = answers[method]
        return answer(*params) if callable(answer) else answer

    monkeypatch.setattr(chain.rpc, "call", call)
    return chain


def status(chain):
    return chain.status(TASK)


def endpoint(chain):
    return chain.logs("TrainingTasks", "KeeperEndpoint", [None], 1, 2)


def balance(chain):
    return chain.balance(bytes(20))


def output(function, **values):
    """A view's answer, all zero but for these members."""
    (result,) = abi("TrainingTasks" if function == "enrollmentOf" else "TrainingRounds").functions[function]["outputs"]
    members = [values.get(c["name"], _zero(type_of(c))) for c in result["components"]]
    return "0x" + abi_encode([type_of(result)], [members]).hex()


def _zero(kind):
    return bytes(int(kind[5:])) if kind.startswith("bytes") else "0x" + "00" * 20 if kind == "address" else 0


@pytest.mark.parametrize(
    ("method", "ask", "answer"),
    [
        ("eth_call", status, None),
        ("eth_call", status, 7),
        ("eth_call", status, {}),
        ("eth_call", status, "0x"),
        ("eth_call", status, "0xzz"),
        ("eth_call", status, "0x" + "00" * 31 + "ff"),
        ("eth_call", lambda c: c.phase(TASK), "0x" + "00" * 63 + "ff" + "00" * 32),
        ("eth_call", lambda c: c.round(TASK, 0), output("roundOf", status=255)),
        ("eth_call", lambda c: c.enrollment(TASK, bytes(20)), output("enrollmentOf", ejectedAt=2**64 - 1)),
        ("eth_getBalance", balance, None),
        ("eth_getBalance", balance, 7),
        ("eth_getBalance", balance, "-0x1"),
        ("eth_getBalance", balance, "0x" + "f" * 5000),
        ("eth_chainId", Chain.check, None),
        ("eth_chainId", Chain.check, "0x" + "f" * 5000),
        ("eth_getBlockByNumber", Chain.latest, []),
        ("eth_getBlockByNumber", Chain.latest, {"number": None, "timestamp": "0x1"}),
        ("eth_getBlockByNumber", Chain.latest, {"number": "0x1", "timestamp": "0x1", "baseFeePerGas": 7}),
        ("eth_getLogs", endpoint, None),
        ("eth_getLogs", endpoint, {"0x": "0x"}),
        ("eth_getLogs", endpoint, [None]),
        ("eth_getLogs", endpoint, [{}]),
        ("eth_getLogs", endpoint, [LOG | {"data": "0x"}]),
        # A text of 2^256 - 1 bytes.
        ("eth_getLogs", endpoint, [LOG | {"data": "0x" + "00" * 31 + "20" + "ff" * 32}]),
        ("eth_getLogs", endpoint, [LOG | {"data": "0x" + "00" * 31 + "20" + "00" * 31 + "01" + "ff" * 32}]),
        ("eth_getLogs", endpoint, [LOG | {"topics": ["0x" + "00" * 32]}]),
        ("eth_getLogs", endpoint, [LOG | {"topics": 7}]),
        ("eth_getLogs", endpoint, [LOG | {"blockNumber": None}]),
        ("eth_getLogs", endpoint, [LOG | {"transactionHash": {}}]),
    ],
)
def test_an_odd_answer_ends_no_trainer(monkeypatch, method, ask, answer):
    """What the loop waits out is ChainUnavailable; nearly anything else ends the run."""
    with pytest.raises(OddAnswer):
        ask(told(monkeypatch, {method: answer}))


@pytest.mark.parametrize(
    "error",
    [
        {"message": "busy", "code": None},
        {"message": "busy", "code": {}},
        {"message": None, "code": 1e999},
        {"message": ["busy"]},
        {"code": -32000, "data": "0x" + "08c379a0" + "00" * 31 + "20" + "ff" * 32},
        {},
    ],
)
def test_an_error_of_any_form_is_waited_out(monkeypatch, error):
    chain = Chain(DEPLOYMENT)
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "error": error}).encode()
    transport = httpx.MockTransport(lambda _: httpx.Response(200, stream=httpx.ByteStream(body)))
    monkeypatch.setattr(chain.rpc, "_http", httpx.Client(transport=transport))
    for ask in (balance, status, endpoint, Chain.latest, Chain.check):
        with pytest.raises(ChainUnavailable):
            ask(chain)


@pytest.mark.parametrize("url", ["", "node", "ftp://127.0.0.1", "http://[", "http://127.0.0.1:x"])
def test_an_address_that_is_none_is_a_node_that_is_away(url):
    with pytest.raises(ChainUnavailable):
        chain_module.Rpc(url).call("eth_chainId")


def test_a_view_is_called_once_at_the_newest_block(monkeypatch):
    """Until another block is the newest, of the same number too. A block without a hash, and one that was, are asked again."""
    asked, named = [], {"number": "0x7", "timestamp": "0x1"}

    def call(call, block):
        asked.append(block)
        return "0x" + "00" * 31 + "01"

    chain = told(monkeypatch, {"eth_getBlockByNumber": lambda *_: dict(named), "eth_call": call})

    def calls(block):
        before = len(asked)
        assert [chain.status(TASK, block) for _ in range(3)] == [1] * 3
        return len(asked) - before

    assert calls(chain.latest()) == 3
    named["hash"] = "0xaa"
    first = chain.latest()
    assert (calls(first), calls(chain.latest())) == (1, 0)
    assert calls(None) == 3
    chain.status(TASK[:-1] + b"\1", first)
    assert asked[-1] == "0x7", "another task is another question"
    named["hash"] = "0xbb"
    assert (calls(chain.latest()), calls(chain.latest()), calls(first)) == (1, 0, 3)
    named["hash"] = "0xaa"
    assert calls(chain.latest()) == 1, "what was said before the reorgs is forgotten"


class Market:
    """A node that mines nothing, and what it was sent; the clock is the test's own."""

    def __init__(self, monkeypatch, **answers):
        self.now, self.bids, self.tip, self.base, self.taken = 0.0, [], GWEI, GWEI, lambda bid: True
        monkeypatch.setattr(chain_module.time, "monotonic", lambda: self.now)
        self.answers = {
            "eth_estimateGas": "0x61a8",
            "eth_getTransactionCount": "0x0",
            "eth_maxPriorityFeePerGas": lambda: hex(self.tip),
            "eth_getBlockByNumber": lambda *_: {"number": "0x1", "timestamp": "0x1", "baseFeePerGas": hex(self.base)},
            "eth_getTransactionReceipt": None,
            "eth_sendRawTransaction": self.take,
        }
        self.chain = told(monkeypatch, self.answers | answers)

    def take(self, raw):
        fields = TypedTransaction.from_bytes(HexBytes(raw)).as_dict()
        bid = fields["maxPriorityFeePerGas"], fields["maxFeePerGas"]
        if not self.taken(bid):
            raise RpcError("tx fee exceeds the configured cap")
        if bid not in self.bids:
            assert not self.bids or all(10 * new >= 11 * old for new, old in zip(bid, self.bids[-1], strict=True)), (
                "underpriced"
            )
            self.bids.append(bid)

    def sleep(self, seconds):
        self.now += seconds

    def send(self, seconds):
        return self.chain.send(KEY, "TrainingRounds", "tick", TASK, timeout=seconds, sleep=self.sleep)


def test_bids_are_bounded(monkeypatch):
    """For half an hour no block takes the transaction: an outage, or whoever orders blocks waits for more."""
    market = Market(monkeypatch)
    with pytest.raises(TransactionFailed, match="not in a block"):
        market.send(1800.0)
    assert market.bids[0] == (GWEI, 3 * GWEI)
    assert market.bids[1] == (GWEI * 5 // 4, 3 * GWEI * 5 // 4)
    assert len(market.bids) > 5
    for first, last in zip(market.bids[0], market.bids[-1], strict=True):
        assert last <= FEE_LIMIT_MULTIPLIER * first


def test_bids_follow_what_is_suggested(monkeypatch):
    """A rising base fee is followed up to the limit; and a higher bid that the node refuses leaves the last one where it is."""
    market = Market(monkeypatch)

    def sleep(seconds):
        market.now += seconds
        market.tip, market.base = 3 * GWEI, 3 * GWEI

    market.sleep = sleep
    with pytest.raises(TransactionFailed):
        market.send(100.0)
    assert market.bids == [(tip * GWEI // 4, 3 * tip * GWEI // 4) for tip in (4, 15, 18, 20)]
    refusing = Market(monkeypatch)
    refusing.taken = lambda bid: bid[0] == GWEI
    with pytest.raises(TransactionFailed, match="not in a block after 100 s"):
        refusing.send(100.0)
    assert refusing.bids == [(GWEI, 3 * GWEI)]
    refusing.taken = lambda bid: False
    with pytest.raises(TransactionFailed, match="exceeds the configured cap"):
        refusing.send(100.0)


@pytest.mark.parametrize("receipt", [7, {}, {"transactionHash": "0x1", "blockNumber": "0x1"}, {"transactionHash": 7}])
def test_a_receipt_that_is_none_is_waited_out(monkeypatch, receipt):
    with pytest.raises(OddAnswer):
        Market(monkeypatch, eth_getTransactionReceipt=receipt).send(10.0)


BOUND, FEE = keccak(text="getL1FeeUpperBound(uint256)")[:4].hex(), keccak(text="getL1Fee(bytes)")[:4].hex()


@pytest.mark.parametrize(("knows", "l1"), [((BOUND, FEE), 7), ((FEE,), 7), ((), 0)])
def test_what_publishing_costs_has_the_l1_fee_in_it(monkeypatch, knows, l1):
    """Before Fjord a rollup has no bound to ask for; and what is no rollup has no contract there, which answers nothing."""
    asked = []

    def oracle(call, _block):
        asked.append(call["data"][2:10])
        if not knows:
            return "0x"
        if asked[-1] not in knows:
            raise RpcError("execution reverted")
        return "0x" + (7).to_bytes(32, "big").hex()

    chain = Market(monkeypatch, eth_call=oracle).chain
    entries = [Log("", {"trainer": KEY.address, "slot": 0, "payloadRoot": TASK, "claimHash": TASK}, 1, "0x", 0)]
    cost = chain.show_cost(KEY, TASK, 0, KEY.address, entries, PayloadRange(0, 0, b"data", [], []))
    assert cost == 25_000 * 2 * GWEI + l1
    assert asked == [BOUND, FEE][: 2 if knows == (FEE,) else 1]
