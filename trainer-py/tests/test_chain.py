"""Whole runs on a development chain with real keepers: kills, a silent or mute keeper, a reorg, a witness committee."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from conftest import REPOSITORY
from eth_account import Account
from forks_of_test_chain import Fork, stop

from assay_trainer.adapters.digits import INNER_STEPS
from assay_trainer.chain import Chain
from assay_trainer.cli import main
from assay_trainer.data.folder import Dataset
from assay_trainer.deployment import Deployment
from assay_trainer.eip712 import TrainingReport, recover
from assay_trainer.experiment import Plan, diloco
from assay_trainer.keeper_client import Keepers
from assay_trainer.payload import Quantization
from assay_trainer.recompute import RecomputeMismatch, recompute
from assay_trainer.template import FRAGMENTS

ASSAY = REPOSITORY / "bin" / "assay"
SPONSOR, FIRST_TRAINER, TRAINERS, SEED = 1, 3, 4, 11
WITNESSES = (2, 7, 8)
LONG = bool(os.environ.get("ASSAY_LONG"))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not ASSAY.exists(), reason="needs bin/assay (make bin/assay)"),
]

Account.enable_unaudited_hdwallet_features()


@functools.cache
def account(i):
    return Account.from_mnemonic("test " * 11 + "junk", account_path=f"m/44'/60'/0'/0/{i}")


# Runs the command again and again, each time killed at a later write to disk. Loading PyTorch takes seconds: one process does,
# and each life is a fork of it.
CRASHING = """
import os, signal, sys
from assay_trainer import torch_setup
from assay_trainer.cli import main
# From the last life on it may live for longer than a round's writes: the run has to end within its windows.
for left in [*range(1, 13), 0]:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        def counted(real):
            def call(*args, **kwargs):
                global left
                left -= 1
                if left == 0:
                    os.kill(os.getpid(), signal.SIGKILL)
                return real(*args, **kwargs)
            return call
        os.fsync, os.replace = counted(os.fsync), counted(os.replace)
        sys.exit(main(sys.argv[1:]))
    signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code != -signal.SIGKILL:
        sys.exit(code)
    print("killed", file=sys.stderr, flush=True)
"""


class World:
    """A chain and its keepers, each its own process."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.processes = []
        self.commands = 0
        self.deployment = folder / "deployment.json"

    def open(
        self,
        rounds: int,
        keepers: int = 1,
        trainers: int = TRAINERS,
        tier: str = "open",
        init=(),
        data: Path | None = None,
        **terms,
    ):
        """Starts everything; `terms` are fields of the task's spec. `keeper` is the first one's URL.

        The task is that of the digits, or on `data` what the flags `init` say.
        """
        folder = self.folder
        self.start(
            "chain",
            [
                ASSAY,
                "devnet",
                "--http-port",
                "0",
                "--ws-port",
                "0",
                "--block-time",
                "500ms",
                "--deployment-out",
                self.deployment,
            ],
        )
        wait_for(self.deployment.exists, "the chain")
        ports = free_ports(keepers)
        self.urls = [f"http://127.0.0.1:{port}" for port in ports]
        self.keeper = self.urls[0]
        for i, (port, url) in enumerate(zip(ports, self.urls, strict=True)):
            self.fund(WITNESSES[i], "50000")
            listen = ["--datadir", folder / f"keeper-{i}", "--listen", f"127.0.0.1:{port}"]
            peers = [f"--peer={other}" for other in self.urls if other != url]
            self.start(f"keeper-{i}", [ASSAY, "keeper", "--deployment", self.deployment, *listen, *peers], key=WITNESSES[i])
        self.assay(SPONSOR, "stake", "mint", "--amount", "100000")
        task = folder / "task"
        where = ("--data", data) if data else ()
        self.command("init", "--seed", SEED, "--tier", tier, *where, *init, "--out", task)
        spec = json.loads((task / "task.json").read_text())
        # Windows close early when everybody is there; where somebody is killed on purpose, a busy machine gets its time.
        windows = {"commitWindow": 1200, "uploadWindow": 1200}
        (task / "task.json").write_text(json.dumps(spec | windows | {"maxRounds": rounds} | terms))
        files = ["--spec", task / "task.json", "--manifest", task / "manifest.json", "--state", task / "state.safetensors"]
        files += ["--objects", task / "objects"] if tier == "verified" else []
        posted = self.assay(SPONSOR, "task", "post", *files, "--keeper", self.keeper, "--wait", "--json")
        self.task = json.loads(posted)["taskId"]
        for i in range(trainers):
            self.fund(FIRST_TRAINER + i, "5000")
        for i in range(1, trainers):
            self.assay(FIRST_TRAINER + i, "trainer", "enroll", "--task", self.task)
        enroll = ["enroll", "--task", self.task, "--deployment", self.deployment, *where]
        enrolled = json.loads(self.command(*enroll, key=FIRST_TRAINER))
        assert enrolled["slot"] == trainers - 1

    def fund(self, i, stake):
        self.assay(i, "stake", "mint", "--amount", stake)
        self.assay(i, "stake", "deposit", "--amount", stake)

    def assay(self, i, *arguments):
        done = subprocess.run(
            [ASSAY, *arguments, "--deployment", self.deployment],
            env=environment(i),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr + done.stdout
        return done.stdout

    def command(self, *arguments, key=None):
        """What a command of assay-trainer prints."""
        self.commands += 1
        name = f"command-{self.commands}"
        status = self.start(name, arguments, key, fork=True).wait()
        assert status == 0, (self.folder / f"{name}.err").read_text()
        return (self.folder / f"{name}.out").read_text()

    def start(self, name, arguments, key=None, fork=False):
        """A process; or one that has loaded assay-trainer, and its command's arguments."""
        out, err, arguments = self.folder / f"{name}.out", self.folder / f"{name}.err", [str(a) for a in arguments]
        if fork:
            process = Fork(arguments, out, err, environment(key))
        else:
            with out.open("ab") as to, err.open("ab") as and_to:
                process = subprocess.Popen(arguments, stdout=to, stderr=and_to, env=environment(key))
        self.processes.append(process)
        return process

    def run_arguments(self, i, keeper=None):
        where = ["--task", self.task, "--deployment", self.deployment, "--keeper", keeper or self.keeper]
        return ["run", *where, "--datadir", self.folder / f"data-{i}", "--no-progress", "--json-log"]

    def trainer(self, i, keeper=None, command=(sys.executable, "-m", "assay_trainer.cli"), more=()):
        """Trainer 0, of which each test tells, is started as users start it; the others are forks."""
        run = [*self.run_arguments(i, keeper), *more]
        return self.start(f"trainer-{i}", run if i else [*command, *run], FIRST_TRAINER + i, fork=i > 0)

    def events(self, i, name):
        lines = (self.folder / f"trainer-{i}.out").read_text().splitlines()
        return [e for e in map(json.loads, filter(lambda line: line.endswith("}"), lines)) if e["event"] == name]

    def chain(self):
        return Chain(Deployment.load(self.deployment))

    def expected_root(self):
        """State root after the run as a simulation without chain or keeper has it."""
        from assay_trainer.adapters.digits import DigitsMLP

        adapter = DigitsMLP.default()
        spec = self.chain().spec(bytes.fromhex(self.task[2:]))
        initial = adapter.initial_parameters(spec["seed"])
        plan = Plan(
            adapter,
            spec["seed"],
            initial,
            spec["maxRounds"],
            spec["innerSteps"],
            FRAGMENTS,
            quantization=Quantization(spec["quantization"]),
        )
        trainers = [bytes.fromhex(account(FIRST_TRAINER + i).address[2:]) for i in range(TRAINERS)]
        return diloco(plan, trainers)[0].root()

    def pool(self):
        return self.chain().read("TrainingTasks", "poolSizeOf", bytes.fromhex(self.task[2:]))

    def commitments(self):
        chain = self.chain()
        return chain.logs("TrainingRounds", "OuterGradientCommitted", ["0x" + self.task[2:]], 0, chain.latest().number)

    def close(self):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
        for process in reversed(self.processes):
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def free_ports(n):
    """n ports that nobody uses now, and that the system gives no connection before a process listens there."""
    ports = []
    for port in random.SystemRandom().sample(range(10_000, 32_768), n + 100):
        with contextlib.suppress(OSError), socket.socket() as s:
            s.bind(("127.0.0.1", port))
            ports.append(port)
    return ports[:n]


def environment(i):
    return os.environ | ({"ASSAY_PRIVATE_KEY": "0x" + bytes(account(i).key).hex()} if i is not None else {})


def wait_for(condition, what, seconds=120.0):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"{what}: not after {seconds} s"
        time.sleep(0.1)


class Proxy:
    """Passes everything on to a keeper but requests of the methods in `refuse`, which may change at any time."""

    def __init__(self, upstream, *refuse):
        self.refuse = set(refuse)
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_args):
                pass

            def answer(self, status, body):
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def forward(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                if self.command in proxy.refuse:
                    self.answer(503, b'{"error":{"name":"Internal","message":"mute"}}')
                    return
                request = urllib.request.Request(upstream + self.path, data=body or None, method=self.command)
                try:
                    with urllib.request.urlopen(request) as response:
                        self.answer(response.status, response.read())
                except urllib.error.HTTPError as refused:
                    self.answer(refused.code, refused.read())

            do_GET = do_PUT = do_POST = forward

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture(scope="session")
def _forks():
    yield
    stop()


@pytest.fixture
def world(tmp_path, _forks):
    worlds = []

    def start(rounds, **terms):
        worlds.append(World(tmp_path))
        worlds[-1].open(rounds, **terms)
        return worlds[-1]

    yield start
    for w in worlds:
        w.close()


def finish(w, process, i):
    try:
        status = process.wait(240)
    except subprocess.TimeoutExpired:
        pytest.fail(f"trainer {i} does not end:\n" + (w.folder / f"trainer-{i}.err").read_text()[-2000:])
    assert status == 0, (w.folder / f"trainer-{i}.err").read_text()[-2000:]


def check_reports(w, rounds):
    """Every trainer's report of every round is served as it was signed, and what the keeper computed of it."""
    chain, signers = w.chain(), {account(FIRST_TRAINER + i).address.lower() for i in range(TRAINERS)}
    domain = chain.deployment.rounds_domain
    for n in range(rounds):
        with urllib.request.urlopen(f"{w.keeper}/v1/reports/{w.task}/{n}") as response:
            reports = json.load(response)["reports"]
        assert {r["trainer"].lower() for r in reports} == signers
        for r in reports:
            losses = (r["firstLoss"], r["meanLoss"], r["lastLoss"], r["evaluationLoss"])
            counts = (r["records"], r["tokens"], r["milliseconds"])
            trainer, payload = (bytes.fromhex(r[key][2:]) for key in ("trainer", "payloadRoot"))
            said = TrainingReport(bytes.fromhex(w.task[2:]), n, trainer, payload, *losses, *counts, tuple(r["samples"]))
            assert recover(said.digest(domain), bytes.fromhex(r["signature"][2:])) == said.trainer
            assert float(r["firstLoss"]) > float(r["meanLoss"]) > 0
            assert r["records"] > 0
    with urllib.request.urlopen(f"{w.keeper}/v1/statistics/{w.task}/0") as response:
        (statistics,) = json.load(response)["statistics"]
    assert {t["trainer"].lower() for t in statistics["trainers"]} == signers
    assert all(float(t["norm"]) > 0 and float(t["cosine"]) > 0 for t in statistics["trainers"])


def check_outcome(w, rounds):
    chain, task = w.chain(), bytes.fromhex(w.task[2:])
    head = chain.head(task)
    assert head["round"] == rounds
    assert head["carried"] == 0
    assert head["stateRoot"] == w.expected_root()
    made = [(c.args["round"], c.args["trainer"]) for c in w.commitments()]
    assert len(made) == len(set(made)) == rounds * TRAINERS
    seen = []
    answer = recompute(chain, Keepers([w.keeper]), task, w.folder / "cache", seen.append)
    assert answer["stateRoot"] == "0x" + head["stateRoot"].hex()
    assert [len(r["included"]) for r in seen] == [TRAINERS] * rounds
    # One bit of one round's root on chain, and the recomputation says no.
    honest = chain.round

    def lying(task_id, r, block=None):
        answer = honest(task_id, r, block)
        answer["stateRoot"] = bytes([answer["stateRoot"][0] ^ 1]) + answer["stateRoot"][1:]
        return answer

    chain.round = lying
    with pytest.raises(RecomputeMismatch, match="round 0"):
        recompute(chain, Keepers([w.keeper]), task, w.folder / "cache", seen.append)


def test_kills_and_bad_keepers(world):
    """One trainer dies at every write in turn, one is given a dead keeper first, one a keeper that does not relay."""
    rounds = 3
    w = world(rounds)
    others = [
        w.trainer(1, "http://127.0.0.1:9," + w.keeper),
        w.trainer(2, Proxy(w.keeper, "POST").url),
        w.trainer(3),
    ]
    process = w.trainer(0, command=[sys.executable, "-c", CRASHING])
    finish(w, process, 0)
    for i, other in enumerate(others, 1):
        finish(w, other, i)
    assert (w.folder / "trainer-0.err").read_text().count("killed\n") >= 6
    assert {e["via"] for e in w.events(2, "committed")} == {"self"}
    assert {e["via"] for e in w.events(1, "committed")} == {"keeper"}
    signed = {(c.args["round"], c.args["payloadRoot"].hex()) for c in w.commitments()}
    trained = {(e["round"], e["payloadRoot"][2:]) for i in range(TRAINERS) for e in w.events(i, "trained")}
    assert trained <= signed, "what was trained again after a kill has the same bits"
    check_outcome(w, rounds)
    where = ["--task", w.task, "--deployment", w.deployment, "--keeper", w.keeper]
    root = "0x" + w.expected_root().hex()
    assert json.loads(w.command("recompute", *where, "--json"))["stateRoot"] == root
    score = json.loads(w.command("evaluate", "--root", root, *where))
    assert score["stateRoot"] == root
    assert score["accuracy"] == w.events(3, "finished")[0]["accuracy"]
    central = json.loads(w.command("baseline", "--central", *where))
    alone = json.loads(w.command("baseline", "--single", *where, "--trainer", account(FIRST_TRAINER).address))
    assert (alone["trainer"], len(central["trainers"])) == (account(FIRST_TRAINER).address.lower(), TRAINERS)
    assert central["steps"] == TRAINERS * alone["steps"] == TRAINERS * rounds * INNER_STEPS


def test_a_committee_int8_payloads_and_a_forced_inclusion(world):
    """Three keepers, each of which gets every payload; one trainer posts its receipts whatever happens."""
    rounds = 2
    w = world(rounds, keepers=3, committeeSeats=3, committeeThreshold=2, quantization="Int8")
    wait_for(lambda: w.pool() == 3, "the keepers' joining")
    everyone = [f"--keeper={url}" for url in w.urls[1:]]
    # While one payload is kept back no proposal comes, so there is time to force another one's inclusion.
    late = Proxy(w.keeper, "PUT")
    trainers = [w.trainer(0, more=[*everyone, "--force-inclusion=always"])]
    trainers += [w.trainer(1, more=everyone), w.trainer(2, more=everyone), w.trainer(3, late.url)]
    wait_for(lambda: w.events(0, "forced"), "the forced inclusion")
    late.refuse.clear()
    for i, process in enumerate(trainers):
        finish(w, process, i)
    check_outcome(w, rounds)
    check_reports(w, rounds)
    for i in range(TRAINERS):
        for r in range(rounds):
            assert len([e for e in w.events(i, "uploaded") if e["round"] == r]) == 1
    chain = w.chain()
    drawn = chain.logs("TrainingRounds", "CommitteeDrawn", ["0x" + w.task[2:]], 0, chain.latest().number)
    assert [len(log.args["seats"]) for log in drawn] == [3] * rounds
    forced = chain.logs("TrainingRounds", "InclusionForced", ["0x" + w.task[2:]], 0, chain.latest().number)
    assert len(forced) == len(w.events(0, "forced")) >= 1
    assert (forced[0].args["round"], forced[0].args["slot"]) == (0, TRAINERS - 1)


def test_a_reorg_takes_the_commitment_back(world):
    """The chain forgets a commitment while the window is open; the trainer commits the same payload again."""
    w = world(1)
    # It sends the transaction itself: a keeper that relayed it would mend the loss before the trainer notices.
    first = w.trainer(0, Proxy(w.keeper, "POST").url)
    wait_for(lambda: (w.folder / "trainer-0.out").exists() and w.events(0, "committed"), "the commitment")
    before = w.commitments()[0]
    chain = w.chain()
    chain.rpc.call("assay_fork", chain.latest().number - before.block + 1, True)
    wait_for(lambda: w.events(0, "resubmitting"), "the resubmission")
    others = [w.trainer(i) for i in range(1, TRAINERS)]
    for i, process in enumerate([first, *others]):
        finish(w, process, i)
    assert {e["payloadRoot"] for e in w.events(0, "committed")} == {"0x" + before.args["payloadRoot"].hex()}
    assert len(w.events(0, "committed")) == 2
    check_outcome(w, 1)


def test_sigterm_and_the_chain_away(world):
    """SIGTERM ends a trainer with status 0 while it waits; a stopped chain is waited out with a message."""
    w = world(1)
    waiting = w.trainer(0)
    wait_for(lambda: (w.folder / "trainer-0.out").exists() and w.events(0, "committed"), "the commitment")
    chain = w.processes[0]
    chain.send_signal(signal.SIGSTOP)
    wait_for(lambda: w.events(0, "waiting"), "the message")
    chain.send_signal(signal.SIGCONT)
    wait_for(lambda: w.events(0, "recovered"), "the recovery")
    waiting.terminate()
    assert waiting.wait(30) == 0
    assert w.events(0, "stopped")


@pytest.mark.parametrize("tier", ["open", pytest.param("verified", marks=pytest.mark.skipif(not LONG, reason="ASSAY_LONG=1"))])
def test_a_trainer_leaves_comes_back_and_is_paid(world, tier):
    """One of three is gone for the second of three rounds: it is paid for the two that it delivered, the others for all."""
    # A commit window of the Verified tier is at most the time of a dispute and the reveal window.
    windows = {"commitWindow": 350, "uploadWindow": 600}
    count = 3
    w = world(3, trainers=count, tier=tier, trainerCount=count, quorum=2, **windows)
    chain, task = w.chain(), bytes.fromhex(w.task[2:])
    more = ["--tier", tier, "--claim"]
    # While another one's payload is kept back the round stays open, so that nobody begins the next one.
    late = Proxy(w.keeper, "PUT")
    leaver, *stayers = w.trainer(0, more=more), w.trainer(1, more=more), w.trainer(2, late.url, more=more)
    wait_for(lambda: w.events(0, "uploaded"), "the first round's delivery", 400)
    leaver.terminate()
    assert leaver.wait(60) == 0
    late.refuse.clear()
    wait_for(lambda: [c.args["round"] for c in w.commitments()].count(1) == count - 1, "the second round without it", 400)
    pass_time(chain, chain.head(task)["openedAt"] + windows["commitWindow"])
    back = w.trainer(0, more=more)
    wait_for(lambda: chain.head(task)["endedAt"], "the end of the run", 400)
    # Until the claims of the last round have vested.
    pass_time(chain, chain.latest().timestamp + 2 * windows["commitWindow"])
    for i, process in enumerate([back, *stayers]):
        finish(w, process, i)
    who = [bytes.fromhex(account(FIRST_TRAINER + i).address[2:]) for i in range(count)]
    made = sorted((c.args["round"], who.index(c.args["trainer"])) for c in w.commitments())
    assert made == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    spec = chain.spec(task)
    pay = spec["rewardPerGradient"] * (10_000 - spec["commissionBps"]) // 10_000
    assert [int(w.events(i, "finished")[0]["claimed"]) for i in range(count)] == [2 * pay, 3 * pay, 3 * pay]
    seen = []
    recompute(chain, Keepers([w.keeper]), task, w.folder / "cache", seen.append)
    assert [len(r["included"]) for r in seen] == [3, 2, 3]


@pytest.mark.parametrize("tier", ["open", pytest.param("verified", marks=pytest.mark.skipif(not LONG, reason="ASSAY_LONG=1"))])
def test_sealed_records_stay_in_memory(world, tmp_path_factory, tier):
    """A run on records that the sponsor sealed to the trainer's key: it is paid, and no file of it has a record."""
    folder = tmp_path_factory.mktemp("sponsor")
    rows = [f"{i * 0.731 % 3:.3f},{i * 0.377 % 2:.3f},{'high' if i * 0.731 % 3 > 1.5 else 'low'}" for i in range(1, 65)]
    (folder / "rows.csv").write_text("\n".join(["a,b,kind", *rows]) + "\n")
    line = [
        "--field",
        "x=a,b",
        "--field",
        "y=kind:class",
        "--held-out",
        "0.2",
        "--shard-bytes",
        "256",
        "--out",
        folder / "data",
    ]
    assert main([str(x) for x in ("data", "build", folder / "rows.csv", *line)]) == 0
    init = ["--adapter", "tabular", *(x for s in ("steps=4", "batch=8", "hidden=8") for x in ("--set", s))]
    w = world(1, trainers=1, tier=tier, init=init, data=folder / "data", trainerCount=1, quorum=1, commitWindow=350)
    made = subprocess.run(
        [ASSAY, "data", "keygen", "--out", folder / "enclave.key"], capture_output=True, text=True, check=True
    )
    to = f"{account(FIRST_TRAINER).address}={made.stdout.strip()}"
    w.assay(SPONSOR, "data", "seal", folder / "data", "--task", w.task, "--to", to, "--out", folder / "sealed")
    newest = ["--newest", folder / "sealed" / "manifest.json"]
    ours = w.trainer(0, more=["--sealed", folder / "sealed", "--enclave-key-file", folder / "enclave.key", *newest])
    finish(w, ours, 0)
    assert [e["included"] for e in w.events(0, "round")] == [True]
    assert "sealed data, version 1" in (w.folder / "trainer-0.err").read_text()
    data = Dataset.open(folder / "data")
    parts = {s[i][:8] for s in data.splits() for i in range(len(s))}
    written = [path for path in (w.folder / "data-0").rglob("*") if path.is_file()]
    assert any(path.name == "payload.safetensors" for path in written)
    assert not [path for path in written if any(part in path.read_bytes() for part in parts)]


def pass_time(chain, timestamp):
    """Mines until the chain's clock is there."""
    while chain.latest().timestamp < timestamp:
        chain.rpc.call("assay_mine", min(100, timestamp - chain.latest().timestamp + 1))
