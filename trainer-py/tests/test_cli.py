"""The command line: help, environment, keys, exit statuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from assay_trainer import __version__, cli
from assay_trainer.deployment import Deployment
from assay_trainer.keys import DEV_ADDRESSES, Key, load_key, parse_key, refuse_dev_key

COMMANDS = ["run", "enroll", "claim", "init", "evaluate", "baseline", "recompute", "sweep", "export", "data", "doctor"]
COMMANDS += ["model", "verify-model"]
JUNK_0 = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
NEEDED = ("token", "vault", "tasks", "rounds", "payloadReveals", "opReferee", "aggregationFraud", "rootDescent")
DEPLOYMENT = {
    "chainId": 1337,
    "rpc": "http://127.0.0.1:9",
    "ws": "ws://127.0.0.1:9",
    "deployBlock": 1,
    **{name: "0x" + f"{i:040x}" for i, name in enumerate(NEEDED, 1)},
}


@pytest.fixture
def deployment(tmp_path):
    def write(**change):
        path = tmp_path / "deployment.json"
        path.write_text(json.dumps(DEPLOYMENT | change))
        return str(path)

    return write


@pytest.mark.parametrize("command", COMMANDS)
def test_help(command, capsys):
    with pytest.raises(SystemExit) as done:
        cli.main([command, "--help"])
    assert done.value.code == 0
    assert "ASSAY_" in capsys.readouterr().out


def test_help_has_examples_and_every_command(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    text = capsys.readouterr().out
    assert "examples:" in text
    assert all(f"    {c}" in text for c in COMMANDS)


def test_version(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"assay-trainer {__version__}\n"


def test_flags_come_from_the_environment(monkeypatch):
    monkeypatch.setenv("ASSAY_TASK", "0x" + "ab" * 32)
    monkeypatch.setenv("ASSAY_KEEPER", "http://a:1,http://b:2")
    monkeypatch.setenv("ASSAY_THREADS", "3")
    monkeypatch.setenv("ASSAY_JSON_LOG", "true")
    options = cli.build_parser().parse_args(["run", "--threads", "2"])
    assert options.task == b"\xab" * 32
    assert options.keeper == ["http://a:1", "http://b:2"]
    assert (options.threads, options.json_log, options.claim) == (2, True, False)


def test_keepers_add_up_on_the_command_line_and_replace_the_environments(monkeypatch):
    monkeypatch.setenv("ASSAY_KEEPER", "http://a:1")
    parser = cli.build_parser()
    run = ["run", "--task", "0x" + "ab" * 32]
    assert parser.parse_args(run).keeper == ["http://a:1"]
    given = ["--keeper", "http://b:2", "--keeper", "http://c:3,http://d:4"]
    assert parser.parse_args([*run, *given]).keeper == ["http://b:2", "http://c:3", "http://d:4"]
    assert parser.parse_args([*run, *given]).keeper == ["http://b:2", "http://c:3", "http://d:4"], "nothing sticks"


def test_what_a_token_is_worth_is_said_in_ether():
    run = ["run", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"]
    assert cli.build_parser().parse_args(run).token_value is None
    for text, wei in (("0.001", 10**15), ("0", 0), ("999999999.000000000000000001", 999999999 * 10**18 + 1)):
        assert cli.build_parser().parse_args([*run, f"--token-value={text}"]).token_value == wei
    for text in ("", "-1", "1e3", "nan", "0.0000000000000000001"):
        with pytest.raises(SystemExit):
            cli.build_parser().parse_args([*run, f"--token-value={text}"])


def test_ways_to_force_inclusion(monkeypatch):
    run = ["run", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"]
    assert cli.build_parser().parse_args(run).force_inclusion == "auto"
    assert cli.build_parser().parse_args([*run, "--force-inclusion", "never"]).force_inclusion == "never"
    monkeypatch.setenv("ASSAY_FORCE_INCLUSION", "sometimes")
    with pytest.raises(SystemExit):
        cli.build_parser().parse_args(run)


@pytest.mark.parametrize(("name", "value"), [("TASK", "0x12"), ("KEEPER", "ftp://x"), ("THREADS", "many")])
def test_the_environment_is_checked_too(monkeypatch, name, value):
    monkeypatch.setenv("ASSAY_TASK", "0x" + "ab" * 32)
    monkeypatch.setenv("ASSAY_KEEPER", "http://a:1")
    monkeypatch.setenv("ASSAY_" + name, value)
    with pytest.raises(SystemExit) as refused:
        cli.main(["run"])
    assert refused.value.code == cli.EXIT_USAGE


def test_dev_keys():
    assert parse_key(JUNK_0).address.hex() == "f39fd6e51aad88f6f4ce6ab8827279cfffb92266"
    assert parse_key(JUNK_0).address in DEV_ADDRESSES
    assert len(DEV_ADDRESSES) == 20


def test_dev_addresses_are_the_mnemonics():
    from eth_account import Account

    Account.enable_unaudited_hdwallet_features()
    words = "test " * 11 + "junk"
    found = {Account.from_mnemonic(words, account_path=f"m/44'/60'/0'/0/{i}").address.lower()[2:] for i in range(20)}
    assert found == {a.hex() for a in DEV_ADDRESSES}


@pytest.mark.parametrize(("chain_id", "status"), [(1, cli.EXIT_USAGE), (10, cli.EXIT_USAGE)])
def test_dev_keys_are_refused_elsewhere(deployment, monkeypatch, capsys, chain_id, status):
    monkeypatch.setenv("ASSAY_PRIVATE_KEY", JUNK_0)
    arguments = ["enroll", "--task", "0x" + "11" * 32, "--deployment", deployment(chainId=chain_id)]
    assert cli.main(arguments) == status
    assert "well-known development key" in capsys.readouterr().err


@pytest.mark.parametrize("chain_id", [1337, 31337])
def test_dev_keys_serve_dev_chains(chain_id):
    refuse_dev_key(parse_key(JUNK_0), chain_id)


def test_a_key_on_the_command_line_is_warned_of(deployment, capsys):
    own = "5e" * 32
    run = ["enroll", "--task", "0x" + "11" * 32, "--deployment", deployment(chainId=1)]
    lines = ([["--private-key", own], True], [[f"--private-key=0x{own}"], True], [["--private-key", JUNK_0], False])
    for given, warned in lines:
        assert cli.main([*run, *given]) != 0
        said = capsys.readouterr().err
        assert ("shows the key to every user" in " ".join(said.split())) == warned
        assert own not in said


def test_the_secret_is_not_shown():
    key = parse_key(JUNK_0)
    assert JUNK_0[2:] not in repr(key)
    assert JUNK_0[2:] not in str([key])


@pytest.mark.parametrize("text", ["", "0x12", "00" * 32, "ff" * 32, "0x" + "zz" * 32])
def test_bad_keys(text):
    with pytest.raises(cli.ConfigError):
        parse_key(text)


def test_key_file(tmp_path):
    (tmp_path / "key").write_text(JUNK_0 + "\n")
    (tmp_path / "key").chmod(0o640)
    with pytest.raises(cli.ConfigError, match="other users"):
        load_key(None, str(tmp_path / "key"))
    (tmp_path / "key").chmod(0o600)
    assert isinstance(load_key(None, str(tmp_path / "key")), Key)
    with pytest.raises(cli.ConfigError, match="not both"):
        load_key(JUNK_0, str(tmp_path / "key"))
    with pytest.raises(cli.ConfigError, match="cannot read"):
        load_key(None, str(tmp_path / "none"))
    with pytest.raises(cli.ConfigError, match="no private key"):
        load_key(None, None)


@pytest.mark.parametrize(
    "change",
    [
        {"rounds": "0x12"},
        {"tasks": 7},
        {"opReferee": None},
        {"trainingFraud": "0x12"},
        {"chainId": "many"},
        {"chainId": "1337"},
        {"chainId": 1337.0},
        {"chainId": True},
        {"chainId": 0},
        {"chainId": 1 << 64},
        {"deployBlock": -1},
        {"rpc": 7},
        {"ws": 7},
    ],
)
def test_bad_deployment_files(deployment, monkeypatch, change):
    """protocol.LoadDeployment refuses each of these."""
    monkeypatch.setenv("ASSAY_PRIVATE_KEY", JUNK_0)
    arguments = ["enroll", "--task", "0x" + "11" * 32, "--deployment", deployment(**change)]
    assert cli.main(arguments) == cli.EXIT_USAGE


def test_a_deployment_file_names_each_contract_and_each_once(tmp_path):
    """As protocol.LoadDeployment has it: which of two addresses counts nobody can see."""
    path = tmp_path / "deployment.json"
    for optional in ({}, {"trainingFraud": "0x" + "00" * 20, "l1Portal": "0x" + "11" * 20}):
        path.write_text(json.dumps(DEPLOYMENT | optional))
        loaded = Deployment.load(path)
        assert (loaded.chain_id, loaded.deploy_block, loaded.reveals) == (1337, 1, bytes(19) + b"\5")
    for name in NEEDED:
        for text in (
            json.dumps({k: v for k, v in DEPLOYMENT.items() if k != name}),
            json.dumps(DEPLOYMENT | {name: "0x" + "00" * 20}),
        ):
            path.write_text(text)
            with pytest.raises(cli.ConfigError, match=name):
                Deployment.load(path)
    for name in ("tasks", "TASKS", "ta\\u0073ks"):
        path.write_text(json.dumps(DEPLOYMENT)[:-1] + f',"{name}":"{DEPLOYMENT["tasks"]}"}}')
        with pytest.raises(cli.ConfigError, match="repeated"):
            Deployment.load(path)
    for text in ("[]", "7", "null", "{}"):
        path.write_text(text)
        with pytest.raises(cli.ConfigError):
            Deployment.load(path)


def test_a_dead_node_fails_by_name(deployment, monkeypatch, capsys):
    monkeypatch.setenv("ASSAY_PRIVATE_KEY", JUNK_0)
    assert cli.main(["enroll", "--task", "0x" + "11" * 32, "--deployment", deployment()]) == cli.EXIT_FAILED
    assert "ChainUnavailable" in capsys.readouterr().err


def test_nobody_enrols_in_a_task_whose_adapter_this_version_has_not(monkeypatch):
    """Its lock would stand behind rounds that it cannot train."""
    import argparse
    from types import SimpleNamespace

    from assay_trainer import keeper_client, manifest, spec
    from assay_trainer.errors import UnknownAdapter

    class Keeper:
        def __init__(self, urls, **_more):
            pass

        def download(self, root, limit, path, digest):
            return b"{}"

    foreign = SimpleNamespace(adapter="toy", dataset_root=bytes(32), dataset_records=1)
    monkeypatch.setattr(keeper_client, "Keepers", Keeper)
    monkeypatch.setattr(manifest, "parse", lambda raw, count: foreign)
    monkeypatch.setattr(spec, "check_supported", lambda s: None)
    task = {"tier": spec.Tier.OPEN, "manifestHash": bytes(32), "paramCount": 1, "datasetRoot": bytes(32), "datasetRecords": 1}
    options = argparse.Namespace(keeper=["http://127.0.0.1:1"], mirror=None, task=bytes(32), data=None, model=None)
    with pytest.raises(UnknownAdapter, match=r"needs the adapter 'toy'.*digits-mlp, program"):
        cli._look_first(options, None, task)


def foreign_manifest(adapter, model, batch_size=4):
    """A manifest that keepers take: what its adapter says of the model is the adapter's business."""
    from assay_trainer import manifest

    document = {
        "adapter": adapter,
        "batch_size": batch_size,
        "dataset": {"name": "x", "record_bytes": 8, "records": 10, "root": "0x" + "11" * 32, "split": "all"},
        "inner_optimizer": {"name": "program"},
        "model": model,
        "tensors": [{"name": "w", "shape": [4]}],
        "version": 1,
    }
    return manifest.encode(document)


@pytest.mark.parametrize(
    ("adapter", "batch_size", "said"),
    [("program", 4, "only its programs"), ("program", 1 << 31, "draws"), ("digits-mlp", 4, "root")],
)
def test_nobody_enrols_in_an_open_task_that_run_refuses(monkeypatch, adapter, batch_size, said):
    """Keepers take any model. The fee would be lost, with a slot in which nothing can be trained."""
    import argparse
    from types import SimpleNamespace

    from assay_trainer import keeper_client, spec
    from assay_trainer.errors import AssayError

    class Keeper:
        def __init__(self, urls, **_more):
            pass

        def download(self, root, limit, path, digest):
            return foreign_manifest(adapter, {"hidden": 1}, batch_size)

    monkeypatch.setattr(keeper_client, "Keepers", Keeper)
    monkeypatch.setattr(spec, "check_supported", lambda s: None)
    monkeypatch.setattr(cli, "_state_of", lambda *_: SimpleNamespace(flat=lambda: np.zeros(4, np.float32)))
    task = {
        "tier": spec.Tier.OPEN,
        "manifestHash": bytes(32),
        "initialStateRoot": bytes(32),
        "paramCount": 4,
        "datasetRoot": b"\x11" * 32,
        "datasetRecords": 10,
        "seed": bytes(32),
        "innerSteps": 3,
    }
    options = argparse.Namespace(keeper=["http://127.0.0.1:1"], mirror=None, task=bytes(32), data=None, model=None)
    with pytest.raises(AssayError, match=said):
        cli._look_first(options, None, task)


def test_nobody_enrols_where_no_payload_carries_what_a_step_gives():
    """A sponsor may bound payloads to 2^-126: every round would be skipped, for slot and fee."""
    from types import SimpleNamespace

    from assay_trainer.facts_gen import Quantization
    from assay_trainer.payload import Diverged

    adapter = SimpleNamespace(
        manifest=SimpleNamespace(batch_size=1),
        train=lambda start, _batches, _on_step=None: SimpleNamespace(params=start + np.float32(1e-3)),
    )
    task = {"seed": bytes(32), "innerSteps": 3, "datasetRecords": 5, "paramCount": 4, "fragmentCount": 1}
    task |= {"quantization": Quantization.NONE, "payloadBoundLog2": -126}
    with pytest.raises(Diverged, match="beyond"):
        cli._try_step(adapter, task, np.zeros(4, np.float32))
    cli._try_step(adapter, task | {"payloadBoundLog2": 0}, np.zeros(4, np.float32))


@pytest.mark.parametrize(("steps", "tells"), [(3, True), (3, False), (1, True)])
def test_a_step_is_measured_without_the_first_read(monkeypatch, steps, tells):
    """It would be said of every step of a round, that misses cost the slot."""
    from types import SimpleNamespace

    from assay_trainer.facts_gen import Quantization

    now, read = [0.0], []

    def train(start, batches, on_step=None):
        if not read:
            read.append(now.__setitem__(0, now[0] + 100))
        for step, _ in enumerate(batches):
            now[0] += 2
            if tells and on_step:
                on_step(step, 0.0)
        return SimpleNamespace(params=start)

    monkeypatch.setattr(cli.time, "perf_counter", lambda: now[0])
    task = {"seed": bytes(32), "innerSteps": steps, "datasetRecords": 5, "paramCount": 4, "fragmentCount": 1}
    task |= {"quantization": Quantization.NONE, "payloadBoundLog2": 0}
    adapter = SimpleNamespace(manifest=SimpleNamespace(batch_size=1), train=train)
    assert cli._try_step(adapter, task, np.zeros(4, np.float32)) == 2


@pytest.mark.parametrize("fails", [ValueError("TooLarge: 1 element too many"), "RepopsError"])
def test_a_step_that_cannot_run_here_is_no_traceback_of_init(monkeypatch, capsys, tmp_path, fails):
    import argparse
    from types import SimpleNamespace

    import assay_repops
    from assay_trainer import template

    error = assay_repops.RepopsError("no library") if fails == "RepopsError" else fails

    def raising(*_):
        raise error

    monkeypatch.setattr(template, "step_seconds", raising)
    step = SimpleNamespace(example=(), parameters=3, multiply_adds=1)
    assert cli._step_seconds(step, argparse.Namespace(quiet=True)) is None
    assert "cannot be measured" in capsys.readouterr().err
    (tmp_path / "task.json").write_text(json.dumps(template.DEFAULTS | {"innerSteps": 2}))
    template.write_readme(tmp_path, "mine.py:net", tmp_path / "data.bin", step, None)
    assert "a step took" not in (tmp_path / "README.md").read_text()


def test_programs_train_whatever_the_adapter_makes_of_the_manifest():
    """In the Verified tier it measures, and nothing else: a trainer that ended here would lose slot and fee."""
    from assay_trainer import manifest
    from assay_trainer.adapters import of_programs
    from assay_trainer.adapters.program import Program

    said = []
    made = of_programs(manifest.parse(foreign_manifest("digits-mlp", {"hidden": 1})), said.append)
    assert isinstance(made, Program)
    assert made.evaluate(np.zeros(4, np.float32)) is None
    assert said


def test_init_and_evaluate(tmp_path, capsys):
    assert cli.main(["init", "--seed", "7", "--out", str(tmp_path)]) == 0
    facts = json.loads(capsys.readouterr().out)
    files = ["--state", str(tmp_path / "state.safetensors"), "--manifest", str(tmp_path / "manifest.json")]
    assert cli.main(["evaluate", *files]) == 0
    score = json.loads(capsys.readouterr().out)
    assert score["stateRoot"] == facts["initialStateRoot"]
    assert 0 <= score["accuracy"] < 0.5
    assert cli.main(["evaluate"]) == cli.EXIT_USAGE
    (tmp_path / "state.safetensors").write_bytes(b"rubbish!")
    assert cli.main(["evaluate", *files]) == cli.EXIT_FAILED


def test_answers_are_lines_for_a_person_and_json_for_a_program(monkeypatch, capsys):
    facts = {"account": "0xab", "rounds": [1, 2], "notVested": []}
    cli._answer(facts)
    assert json.loads(capsys.readouterr().out) == facts
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    cli._answer(facts)
    assert capsys.readouterr().out == "account    0xab\nrounds     [1, 2]\nnotVested  []\n"


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (0, "0 tokens"),
        (10**18, "1 tokens"),
        (125 * 10**17, "12.5 tokens"),
        (1, "0.000000000000000001 tokens"),
        (10**21, "1000 tokens"),
    ],
)
def test_amounts_are_written_in_tokens(amount, text):
    assert cli._tokens(amount) == text


def test_init_fragments(tmp_path, capsys):
    """Krum, MultiKrum and a clip are for tasks of one fragment."""
    for number in ("0", "4097", "x"):
        with pytest.raises(SystemExit):
            cli.main(["init", "--fragments", number, "--out", str(tmp_path)])
    assert cli.main(["init", "--fragments", "1", "--out", str(tmp_path)]) == 0
    assert json.loads((tmp_path / "task.json").read_text())["fragmentCount"] == 1


def test_unknown_adapter(tmp_path, capsys):
    assert cli.main(["init", "--adapter", "gpt", "--out", str(tmp_path)]) == cli.EXIT_USAGE
    assert "digits-mlp" in capsys.readouterr().err


# Each takes a good part of a second to load, or several.
_SLOW = {"torch", "numpy", "eth_utils", "httpx"}


def _alone(arguments: list[str], **environment: str) -> tuple[int, str, set[str]]:
    """Exit status and standard error of a command in a process of its own, and what it loaded that is slow to load."""
    code = "import atexit, sys; atexit.register(lambda: print(*sys.modules)); from assay_trainer import cli; "
    code += "sys.exit(cli.main(sys.argv[1:]))"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("ASSAY_")} | environment
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=120, env=clean)
    return done.returncode, done.stderr, _SLOW & set(done.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["init", "--adapter", "gpt", "--out", "x"], "no 'gpt'"),
        (["init", "--adapter", "text-gpt", "--out", "x"], "--tier verified"),
        (["init", "--model", "m.py:f", "--tier", "open", "--data", "d", "--out", "x"], "no folder"),
        (["init", "--model", "nothere.py:f", "--out", "x"], "--data"),
        (["init", "--model", "nothere.py:f", "--data", __file__, "--out", "x"], "nothere.py"),
        (["init", "--model", "nothere.py:f", "--data", str(Path(__file__).parent), "--out", "x"], "has no card.json"),
        (["init", "--adapter", "tabular", "--out", "x"], "tabular without --data"),
        (["init", "--adapter", "vision", "--data", "nothere", "--out", "x"], "no file or folder nothere"),
        (["init", "--set", "lr=1", "--out", "x"], "it is of adapters on --data: tabular"),
        (["init", "--model", "m.py:f", "--set", "lr=1", "--out", "x"], "--set with --model"),
        (["data", "build", "--out", "x"], "SOURCE"),
        (["data", "build", "a.csv", "--out", "x", "--shard-bytes", "many"], "16MiB"),
        (["init", "--out", __file__], "is a file"),
        (["export", "--model", "nofunction", "--out", "x"], "MODULE:FUNCTION"),
        (["export", "--model", "nothere.py:f", "--out", "x"], "nothere.py"),
        (["evaluate"], "--state FILE or --root ROOT"),
        (["evaluate", "--state", "nothere.safetensors"], "nothere.safetensors"),
        (["evaluate", "--root", "0x" + "ab" * 32], "--task is needed"),
        (["evaluate", "--root", "0x" + "ab" * 32, "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"], "deployment.json"),
        (["baseline", "--single", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"], "deployment.json"),
        (["run", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"], "deployment.json"),
        (["recompute", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"], "deployment.json"),
        (["run", "--keeper", "http://a:1"], "--task"),
        (["sweep", "--seeds", "3-1"], "7 or 1-5"),
        (["sweep", "--steps", "0"], "at least 1"),
        (["sweep", "--lr", "0"], "above 0"),
        (["compare", "--engine", "sse"], "portable, avx2"),
        (["compare", "--trainers", "0"], "at least 1"),
        (["init", "--steps", "0", "--out", "x"], "at least 1"),
    ],
)
def test_wrong_usage_is_named_before_anything_slow_is_loaded(arguments, says):
    status, said, slow = _alone(arguments)
    assert status == cli.EXIT_USAGE, said
    assert says in said
    assert not slow


# What commands load that programs or no steps at all are enough for: a few hundred milliseconds, where PyTorch takes seconds.
_WITHOUT_TORCH = {
    "claim": ("chain", "claims"),
    "data": ("data.command", "data.build", "data.sources"),
    "enroll in a Verified task": ("adapters", "chain", "needs", "verified", "windows"),
    "recompute": ("chain", "onchain", "recompute", "verified"),
    "run of a Verified task": ("adapters.program", "chain", "loop", "sealed", "verified"),
    "verify-model": ("model.command", "model.check", "model.receipt", "model.source"),
}
_HEAVY = {"torch", "transformers", "peft", "sklearn"}


def test_commands_that_need_no_torch_load_none(tmp_path):
    """Also where they do their work: a data set is built and checked."""
    source = tmp_path / "flowers.csv"
    source.write_text("a,b,kind\n" + "".join(f"{i % 7},{i % 5}.5,{'xyz'[i % 3]}\n" for i in range(60)))
    folder = str(tmp_path / "data")
    lines = [
        ["data", "build", str(source), "--label", "kind", "--license", "CC0-1.0", "--out", folder],
        ["data", "check", folder],
        ["data", "show", folder],
    ]
    code = f"""
import importlib, sys
from assay_trainer import cli
for command, modules in {_WITHOUT_TORCH!r}.items():
    for module in modules:
        importlib.import_module("assay_trainer." + module)
    print("loaded", command, *sorted({_HEAVY!r} & {{*sys.modules}}))
for line in {lines!r}:
    status = cli.main(line)
    print("ended", status, *sorted({_HEAVY!r} & {{*sys.modules}}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    said = [line for line in done.stdout.splitlines() if line.startswith(("loaded ", "ended "))]
    assert said == [f"loaded {command}" for command in _WITHOUT_TORCH] + ["ended 0"] * len(lines), done.stdout + done.stderr


@pytest.mark.parametrize("command", ["run", "enroll", "claim"])
def test_a_wrong_key_is_named_before_anything_slow_is_loaded(deployment, command):
    line = [command, "--task", "0x" + "ab" * 32, "--deployment", deployment()]
    if command == "run":
        line += ["--keeper", "http://a:1"]
    for key, says in {"": "no private key", "zz": "32 bytes of hexadecimal", "00" * 32: "out of the curve's range"}.items():
        status, said, slow = _alone(line, ASSAY_PRIVATE_KEY=key)
        assert status == cli.EXIT_USAGE, said
        assert says in said
        assert not slow


def test_an_interrupt_is_never_swallowed():
    """What is imported may catch everything that is raised meanwhile."""
    code = """
import sys, time
from assay_trainer import cli

def load(*_):
    try:
        print("loading", flush=True)
        time.sleep(60)
    except BaseException:
        print("swallowed", flush=True)
    time.sleep(60)

cli._torch = load
sys.exit(cli.main(["sweep"]))
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "loading\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "swallowed\n"
        assert process.wait(30) == cli.EXIT_INTERRUPTED


def test_a_missing_library_is_no_traceback(tmp_path):
    status, said, _ = _alone(["compare", "--size", "small"], ASSAY_REPOPS_LIBRARY=str(tmp_path / "none.so"))
    assert status == cli.EXIT_FAILED
    assert "make bin/libassay_repops.so" in said
    assert "Traceback" not in said


def test_a_task_of_programs_is_not_evaluated_nor_trained_here(tmp_path, capsys, monkeypatch):
    """The module is the sponsor's: what is missing is said, by name."""
    data = tmp_path / "records"
    data.write_bytes(bytes(4 * 8 * 64))
    out = tmp_path / "task"
    model = Path(__file__).parent / "models_of_test_cli.py"
    assert cli.main(["init", "--quiet", "--model", f"{model}:linear", "--data", str(data), "--out", str(out)]) == 0
    assert (
        cli.main(["evaluate", "--state", str(out / "state.safetensors"), "--manifest", str(out / "manifest.json")])
        == cli.EXIT_USAGE
    )
    assert "no held-out records" in capsys.readouterr().err

    from assay_trainer import manifest as mf
    from assay_trainer.adapters.program import Program

    adapter = Program(mf.parse((out / "manifest.json").read_bytes()))
    monkeypatch.setattr(cli, "_needs_task", lambda _options: None)
    monkeypatch.setattr(cli, "_task", lambda _options, _cache: (None, None, {}, adapter))
    assert cli.main(["baseline", "--single", "--task", "0x" + "ab" * 32, "--keeper", "http://a:1"]) == cli.EXIT_USAGE
    assert "has only its programs" in capsys.readouterr().err


def test_confidential_task_has_no_records_for_keepers(tmp_path, capsys):
    """Of a Verified task all keepers get the data set: who means a Confidential one must not have to edit that out."""
    table = tmp_path / "table.csv"
    table.write_text("a,b,kind\n" + "".join(f"{i}.5,{i * i % 7},{'left' if i % 3 else 'right'}\n" for i in range(60)))
    flags = [
        "--adapter",
        "tabular",
        "--data",
        table,
        "--set",
        "label=kind",
        "--set",
        "hidden=4",
        "--set",
        "batch=4",
        "--set",
        "steps=2",
    ]
    tasks = {}
    for tier in ("verified", "confidential"):
        out = tmp_path / tier
        assert cli.main([str(f) for f in ["init", *flags, "--tier", tier, "--out", out]]) == 0
        tasks[tier] = json.loads((out / "task.json").read_text())
        root = json.loads((out / "manifest.json").read_text())["dataset"]["root"]
        assert (out / "objects" / root).exists() == (tier == "verified")
        assert (out / "data" / "train-00000.bin").exists()
    changed = {k for k in tasks["verified"] if tasks["verified"][k] != tasks["confidential"][k]}
    assert changed == {"tier", "enrollWindow"}
    assert tasks["confidential"]["tier"] == "Confidential"
