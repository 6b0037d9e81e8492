"""Replays every case of the shared vectors (vectors/README.md)."""

from __future__ import annotations

import base64
import functools
import json
from pathlib import Path

import numpy as np
import pytest
from conftest import REPOSITORY
from eth_abi import encode as abi_encode
from eth_keys import keys
from eth_utils import keccak

import assay_repops
import assay_repops.programs
from assay_trainer import aggregation, arith, batch, commit, eip712, manifest, safetensors_io, sealed, sparse, verified, windows
from assay_trainer.errors import AssayError, ConfigError, FormatError, ManifestError, ShortWindows
from assay_trainer.payload import Diverged, Form, Quantization, dequantise
from assay_trainer.spec import encode_spec, spec_from_json, spec_hash, weight_bits

REPLAYED = {
    "commitment.json",
    "proofs.json",
    "arithmetic.json",
    "step.json",
    "eip712.json",
    "hashes.json",
    "batch.json",
    "manifest.json",
    "safetensors.json",
    "spec.json",
    "transition.json",
    "sparse_top1.json",
    "claim.json",
    "windows.json",
    "sealed.json",
}


@functools.cache
def load(name):
    return json.loads((REPOSITORY / "vectors" / name).read_text(encoding="utf-8"))


def cases(file, key="cases"):
    document = load(file)
    count = document["count"] if key == "cases" and "count" in document else document.get(f"{key}Count")
    found = document[key]
    assert count is None or count == len(found)
    assert found
    return [pytest.param(c, id=str(c.get("name", i))) for i, c in enumerate(found)]


def raw(text):
    assert text.startswith("0x")
    return bytes.fromhex(text[2:])


def words(values):
    return np.array([int(v, 16) for v in values], dtype="<u4").view("<f4").astype(np.float32)


def bits(values):
    return [f"0x{w:08x}" for w in commit.f32_bits(values)]


def test_every_file_is_replayed():
    # The arithmetic's files are replayed through the library, by test_repops*.py.
    others = "".join(p.read_text() for p in Path(__file__).parent.glob("test_repops*.py"))
    for path in (REPOSITORY / "vectors").glob("*.json"):
        if path.name == "tenzro.json":  # of the bridge for Tenzro's clients, which is in Go alone
            continue
        assert (path.name in REPLAYED) != (f'"{path.name}"' in others), path.name


@pytest.mark.parametrize("c", cases("commitment.json"))
def test_commitment(c):
    binding = raw(c["binding"])
    head = commit.header(c["kind"], c["dtype"], c["length"], binding)
    assert head == raw(c["header"])
    leaf_data = [raw(d) for d in c["leafData"]]
    if c["dtype"] == 1:
        tensor = words(c["tensor"])
        assert commit.f32_leaves(tensor) == leaf_data
        assert commit.f32_root(c["kind"], binding, tensor) == raw(c["root"])
    hashes = [commit.leaf_hash(d) for d in leaf_data]
    assert hashes == [raw(h) for h in c["leaves"]]
    assert commit.tree_root(hashes) == raw(c["tree"])
    assert commit.vector_root(c["kind"], c["dtype"], c["length"], binding, leaf_data) == raw(c["root"])


@pytest.mark.parametrize("c", cases("commitment.json", "nodes"))
def test_node(c):
    assert commit.node_hash(raw(c["left"]), raw(c["right"])) == raw(c["node"])


@pytest.mark.parametrize("c", cases("proofs.json"))
def test_proof(c):
    head = commit.header(c["kind"], c["dtype"], c["length"], raw(c["binding"]))
    siblings = [raw(p) for p in c["proof"]]
    arguments = (raw(c["leafData"]), c["index"], c["count"], siblings)
    assert commit.verify_proof(raw(c["root"]), head, *arguments) is c["valid"]
    leaf = commit.leaf_hash(arguments[0])
    if c["error"] in ("index", "length"):
        with pytest.raises(FormatError, match="no leaf" if c["error"] == "index" else "too (long|short)"):
            commit.fold_proof(leaf, *arguments[1:])
    else:
        reached = commit.seal(head, commit.fold_proof(leaf, *arguments[1:])) == raw(c["root"])
        assert reached is (c["error"] == "")


def test_fma():
    found = [p.values[0] for p in cases("arithmetic.json", "fma")]
    a, b, c, want = (words([f[k] for f in found]) for k in ("a", "b", "c", "result"))
    got = bits(arith.fma(a, b, c))
    wrong = [(f["name"], g) for f, g in zip(found, got, strict=True) if g != f["result"]]
    assert not wrong
    assert bits(want) == got


@pytest.mark.parametrize("c", cases("arithmetic.json", "mean"))
def test_mean(c):
    x = words(c["x"]).reshape(c["trainers"], c["elements"])
    assert bits(arith.mean(list(x))) == c["mean"]


@pytest.mark.parametrize("c", cases("arithmetic.json", "nesterov"))
def test_nesterov(c):
    lr, mu = arith.from_bits(int(c["lr"], 16)), arith.from_bits(int(c["mu"], 16))
    params, momentum = arith.nesterov(words(c["params"]), words(c["momentum"]), words(c["d"]), lr, mu)
    assert bits(params) == c["newParams"]
    assert bits(momentum) == c["newMomentum"]


@pytest.mark.parametrize("c", cases("arithmetic.json", "sub"))
def test_sub(c):
    assert bits(arith.outer_gradient(words(c["a"]), words(c["b"]))) == c["result"]


@pytest.mark.parametrize("c", cases("step.json"))
def test_step(c):
    p, f = c["paramCount"], c["fragmentCount"]

    def cut(tensor):
        return commit.split_fragments(words(tensor), f)

    state = commit.State(cut(c["params"]), cut(c["momentum"]))
    assert state.flat().size == p
    assert state.root() == raw(c["stateRoot"])
    payloads = {}
    for i, trainer in enumerate(c["trainers"]):
        fragments = cut(c["deltas"][i * p : (i + 1) * p])
        root = Form(p, f, Quantization.NONE, 128).root(raw(c["taskId"]), c["round"], raw(trainer), fragments)
        assert root == raw(c["payloadRoots"][i])
        payloads[raw(trainer)] = fragments
    rates = int(c["outerLearningRate"], 16), int(c["outerMomentum"], 16)
    after, _ = aggregation.step(state, payloads, aggregation.Rule(), *rates)
    assert bits(after.flat()) == c["newParams"]
    assert bits(np.concatenate(after.momentum)) == c["newMomentum"]
    assert after.root() == raw(c["newRoot"])


def doubles(values):
    return np.array([int(v, 16) for v in values], dtype="<u8").view("<f8")


def same(got, want):
    assert got.dtype == want.dtype
    assert got.tobytes() == want.tobytes()


@pytest.mark.parametrize("c", cases("aggregate.json"))
def test_aggregation_without_the_library(c):
    xs = list(words(c["x"]).reshape(c["trainers"], c["elements"]))
    weights = words(c.get("weights", []))
    if c["rule"] == "mean":
        rule = aggregation.Rule()
    elif c["rule"] == "weightedMean":
        rule = aggregation.Rule(aggregation.AggregationRule.WEIGHTED_MEAN)
    elif c["rule"] == "trimmedMean":
        rule = aggregation.Rule(aggregation.AggregationRule.TRIMMED_MEAN, c.get("drop", 0))
    elif c["rule"] == "median":
        rule = aggregation.Rule(aggregation.AggregationRule.COORDINATE_MEDIAN)
    elif c["rule"] == "clippedMean":
        rule = aggregation.Rule(clip=words([c["bound"]])[0])
    elif c["rule"] == "medianNormMean":
        rule = aggregation.Rule(aggregation.AggregationRule.MEDIAN_NORM_MEAN)
    else:
        assert c["rule"] == "multiKrum"
        rule = aggregation.Rule(aggregation.AggregationRule.MULTI_KRUM, c.get("faulty", 0) + 65536 * len(c["selected"]))
    combined = aggregation.combine(rule, xs, weights)
    same(combined.gradient, words(c["result"]))
    if "level1" not in c:
        assert not combined.reductions
        return
    same(np.concatenate([levels[0] for levels in combined.reductions]), doubles(c["level1"]))
    if "norms" in c:
        sums = combined.scores
        same(np.sqrt(sums), doubles(c["norms"]))
        factors = aggregation.clip_factors(sums, rule.clip) if rule.clip else aggregation.median_norm_factors(sums)
        same(factors, words(c["factors"]))
        return
    same(np.array([levels[-1][0] for levels in combined.reductions]), doubles(c["distances"]))
    same(combined.scores, doubles(c["scores"]))
    assert aggregation.select(combined.scores, len(c["selected"])) == c["selected"]
    krum = aggregation.combine(aggregation.Rule(aggregation.AggregationRule.KRUM, rule.parameter & 0xFFFF), xs)
    same(krum.gradient, arith.mean([xs[c["selected"][0]]]))


@pytest.mark.parametrize("c", [p for p in cases("quant.json") if p.values[0]["format"] != "sparse"])
def test_dequantising_without_the_library(c):
    arguments = np.frombuffer(raw(c["data"]), dtype=np.uint8), c["elements"], Quantization[c["format"].upper()]
    if c["error"]:
        with pytest.raises(AssayError) as refused:
            dequantise(*arguments)
        assert refused.value.name == ("PayloadSizeMismatch" if c["error"] == "length" else "PayloadMalformed")
        return
    same(dequantise(*arguments), words(c["values"]))


# What each refusal of a sparse payload says, here and in the arithmetic's library.
SAYS = {
    "length": "wrong length",
    "padding": "padding is not zero",
    "code": "invalid code",
    "scale": "invalid scale",
    "index": "invalid index",
}


def packed(text):
    return np.frombuffer(raw(text), "<f4").astype(np.float32)


@pytest.mark.parametrize("c", cases("sparse_top1.json"))
def test_sparse(c):
    x, data, n = packed(c["x"]), np.frombuffer(raw(c["data"]), np.uint8), c["elements"]
    if not c["error"]:
        assert sparse.encode(x).tobytes() == data.tobytes()
        same(sparse.decode(data, n), packed(c["values"]))
    elif c["error"] in ("notFinite", "range"):
        with pytest.raises(ValueError if c["error"] == "notFinite" else OverflowError):
            sparse.encode(x)
        with pytest.raises(Diverged):
            Form(n, 1, Quantization.SPARSE_TOP1, 128).tensors(x)
    else:
        with pytest.raises(AssayError, match=SAYS[c["error"]]) as refused:
            dequantise(data, n, Quantization.SPARSE_TOP1)
        assert refused.value.name == ("PayloadSizeMismatch" if c["error"] == "length" else "PayloadMalformed")


def domains():
    document = load("eip712.json")
    chain_id = document["chainId"]
    return eip712.Domain(chain_id, raw(document["rounds"])), eip712.Domain(chain_id, raw(document["vault"]))


def check_signature(c, digest):
    secret = raw(c["key"])
    assert keys.PrivateKey(secret).public_key.to_canonical_address() == raw(c["signer"])
    assert digest == raw(c["digest"])
    assert eip712.sign(digest, secret) == raw(c["signature"])
    assert eip712.recover(digest, raw(c["signature"])) == raw(c["signer"])


def test_separators():
    rounds, vault = domains()
    assert rounds.separator() == raw(load("eip712.json")["roundsSeparator"])
    assert vault.separator() == raw(load("eip712.json")["vaultSeparator"])


@pytest.mark.parametrize("c", cases("eip712.json", "outerGradient"))
def test_outer_gradient(c):
    gradient = eip712.OuterGradient(
        task_id=raw(c["taskId"]),
        round=c["round"],
        trainer=raw(c["trainer"]) if "trainer" in c else raw(c["signer"]),
        parent_root=raw(c["parentRoot"]),
        payload_root=raw(c["payloadRoot"]),
        claim_hash=raw(c["claimHash"]),
        deadline=c["deadline"],
    )
    check_signature(c, gradient.digest(domains()[0]))


@pytest.mark.parametrize("c", cases("eip712.json", "syncRound"))
def test_sync_round(c):
    fields = [raw(c[k]) for k in ("parentRoot", "setHash", "newRoot", "auxRoot")]
    check_signature(c, eip712.sync_round_digest(domains()[0], raw(c["taskId"]), c["round"], *fields))


@pytest.mark.parametrize("c", cases("eip712.json", "payloadReceipt"))
def test_payload_receipt(c):
    digest = eip712.payload_receipt_digest(domains()[0], raw(c["taskId"]), c["round"], raw(c["trainer"]), raw(c["payloadRoot"]))
    check_signature(c, digest)


@pytest.mark.parametrize("c", cases("eip712.json", "keyRegistration"))
def test_key_registration(c):
    check_signature(c, eip712.key_registration_digest(domains()[1], raw(c["account"]), raw(c["registeredKey"])))


@pytest.mark.parametrize("c", cases("eip712.json", "keeperRequest"))
def test_keeper_request(c):
    fields = {
        k: raw(c[v]) for k, v in {"keeper": "keeper", "task_id": "taskId", "account": "account", "content": "content"}.items()
    }
    request = eip712.KeeperRequest(method=c["method"], path=c["path"], expires=c["expires"], **fields)
    check_signature(c, request.digest(domains()[0]))
    assert request.header(domains()[0], raw(c["key"])) == c["header"]


@pytest.mark.parametrize("c", cases("eip712.json", "trainingReport"))
def test_training_report(c):
    said = {k: c[k] for k in ("round", "records", "tokens", "milliseconds")}
    losses = {"first_loss": "firstLoss", "mean_loss": "meanLoss", "last_loss": "lastLoss", "evaluation_loss": "evaluationLoss"}
    report = eip712.TrainingReport(
        raw(c["taskId"]),
        trainer=raw(c["trainer"]),
        payload_root=raw(c["payloadRoot"]),
        samples=tuple(c["samples"]),
        **said,
        **{k: c[v] for k, v in losses.items()},
    )
    check_signature(c, report.digest(domains()[0]))
    document = report.document(domains()[0], raw(c["key"]))
    assert document == {k: c[k] for k in document}


@pytest.mark.parametrize("c", cases("eip712.json", "invalid"))
def test_invalid_signature(c):
    assert eip712.recover(raw(c["digest"]), raw(c["signature"])) != raw(c["signer"])


@pytest.mark.parametrize("c", cases("hashes.json", "taskId"))
def test_task_id(c):
    assert eip712.task_id(c["chainId"], raw(c["tasks"]), raw(c["sponsor"]), c["nonce"], raw(c["specHash"])) == raw(c["taskId"])


def test_frozen_hash():
    previous = commit.ZERO32
    for p in cases("hashes.json", "frozenHash"):
        c = p.values[0]
        assert raw(c["prev"]) == previous
        previous = eip712.frozen_hash(previous, raw(c["trainer"]), c["slot"], raw(c["payloadRoot"]), raw(c["claimHash"]))
        assert previous == raw(c["frozenHash"])


@pytest.mark.parametrize("c", cases("hashes.json", "setHash"))
def test_set_hash(c):
    assert eip712.set_hash(raw(c["frozenHash"]), int(c["included"])) == raw(c["setHash"])


@pytest.mark.parametrize("c", cases("hashes.json", "statementId"))
def test_statement_id(c):
    roots = [raw(c[k]) for k in ("newRoot", "auxRoot")]
    before = (raw(c["taskId"]), c["round"], raw(c["parentRoot"]), raw(c["frozenHash"]), int(c["included"]))
    assert eip712.statement_id(*before, *roots) == raw(c["statementId"])
    encoded = abi_encode(["bytes32", "uint32", "bytes32", "bytes32", "uint64", "bytes32", "bytes32"], [*before, *roots])
    assert keccak(encoded) == raw(c["statementId"])


@pytest.mark.parametrize("c", cases("hashes.json", "potId"))
def test_pot_id(c):
    assert eip712.pot_id(raw(c["taskId"]), c["branch"]) == raw(c["potId"])


@pytest.mark.parametrize("c", cases("hashes.json", "runRoot"))
def test_run_root(c):
    assert commit.run_root([raw(r) for r in c["roots"]]) == raw(c["runRoot"])


@pytest.mark.parametrize("c", cases("batch.json"))
def test_batch(c):
    got = batch.record_index(raw(c["seed"]), c["round"], raw(c["trainer"]), c["step"], c["slot"], c["records"])
    assert got == c["record"]


@pytest.mark.parametrize("c", cases("manifest.json"))
def test_manifest(c):
    data = base64.b64decode(c["base64"] or "")
    if c["error"]:
        with pytest.raises(ManifestError):
            manifest.parse(data)
        return
    parsed = manifest.parse(data, c["paramCount"])
    assert parsed.hash == raw(c["hash"])
    assert (parsed.adapter, parsed.batch_size, parsed.dataset_records) == (c["adapter"], c["batchSize"], c["records"])
    assert manifest.encode(parsed.document) == data


def check_file(c, document):
    data, p, f = base64.b64decode(c["base64"] or ""), c["paramCount"], c["fragmentCount"]
    form = Form(p, f, Quantization(c.get("quantization", 0)), c["payloadBoundLog2"])

    def decode():
        if c["object"] == "state":
            return safetensors_io.decode_state(data, p, f)
        tensors = safetensors_io.decode(data, form.layout(), form.stored)
        form.values(tensors)
        return tensors

    if c["error"]:
        with pytest.raises(AssayError) as refused:
            decode()
        assert refused.value.name == c["error"]
        return
    value = decode()
    if c["object"] == "state":
        assert value.root() == raw(c["root"])
        canonical = safetensors_io.encode_state(value)
    else:
        assert form.root(raw(document["taskId"]), document["round"], raw(document["trainer"]), value) == raw(c["root"])
        canonical = form.file(value)
    assert canonical == base64.b64decode(c["canonical"])


@pytest.mark.parametrize("c", cases("safetensors.json"))
def test_safetensors(c):
    check_file(c, load("safetensors.json"))


@pytest.mark.parametrize("c", cases("transition.json", "files"))
def test_quantised_files(c):
    check_file({"object": "payload"} | c, load("transition.json"))


@pytest.mark.parametrize("c", cases("transition.json"))
def test_transition(c):
    p, f = c["paramCount"], c["fragmentCount"]
    form = Form(p, f, Quantization(c["quantization"]), c["payloadBoundLog2"])
    kind = aggregation.AggregationRule(c["aggregation"])
    weights = tuple(arith.from_bits(int(w, 16)) for w in c["weights"])
    rule = aggregation.Rule(kind, c["aggregationParam"], arith.from_bits(int(c["clipL2Norm"], 16)), weights)
    state = commit.State(*(commit.split_fragments(words(c[k]), f) for k in ("params", "momentum")))
    assert state.root() == raw(c["parentRoot"])
    payloads = {}
    for trainer, leaves, root in zip(c["trainers"], c["payloads"], c["payloadRoots"], strict=True):
        data = np.frombuffer(raw(leaves), dtype=np.uint8)
        counts = [-(-n // form.format.leaf_elements) * form.format.leaf_bytes for n in commit.fragment_sizes(p, f)]
        assert data.size == sum(counts)
        tensors = np.split(data, np.cumsum(counts)[:-1])
        if not form.quantization:
            # A file of binary32 has no padding.
            tensors = [t.view(commit.F32)[:n] for t, n in zip(tensors, commit.fragment_sizes(p, f), strict=True)]
        assert form.root(raw(c["taskId"]), c["round"], raw(trainer), tensors) == raw(root)
        payloads[raw(trainer)] = form.values(tensors)
    slots = {raw(t): s for t, s in zip(c["trainers"], c["slots"], strict=True)}
    ordered = [payloads[t] for t in sorted(payloads)]
    vectors = [[x[i] for x in ordered] for i in range(f)]
    assert [aggregation.interleaved_root(i, v) for i, v in enumerate(vectors)] == [raw(r) for r in c["interleavedRoots"]]
    ordered_weights = [weights[slots[t]] for t in sorted(payloads)] if weights else []
    combined = aggregation.combine(rule, vectors[-1], ordered_weights)
    assert len(combined.reductions) == len(c["reductions"])
    for i, levels in enumerate(combined.reductions):
        same(np.concatenate(levels), doubles(c["reductions"][i]))
        assert aggregation.reduction_root(i, levels) == raw(c["reductionRoots"][i])
    same(combined.distances.reshape(-1), doubles(c["distances"]))
    same(combined.scores, doubles(c["scores"]))
    after, aux = aggregation.step(state, payloads, rule, int(c["outerLearningRate"], 16), int(c["outerMomentum"], 16), slots)
    assert bits(after.flat()) == c["newParams"]
    assert bits(np.concatenate(after.momentum)) == c["newMomentum"]
    assert after.root() == raw(c["newRoot"])
    assert aux == raw(c["auxRoot"])


@pytest.mark.parametrize("c", cases("spec.json"))
def test_spec(c):
    spec = spec_from_json(c["spec"])
    encoded = encode_spec(spec)
    assert encoded == raw(c["encoded"])
    assert spec_hash(spec) == raw(c["specHash"])


def test_a_spec_of_more_weights_than_slots_is_refused():
    document = load("spec.json")["cases"][0]["spec"]
    full = spec_from_json({**document, "weights": [1] * 64})
    assert weight_bits(full) == [1] * 64
    with pytest.raises(ConfigError, match="65 weights; a task has at most 64"):
        spec_from_json({**document, "weights": [1] * 65})


@pytest.mark.parametrize("c", cases("windows.json"))
def test_floors_of_windows(c):
    least = windows.least_window(c["chainId"], c["asked"])
    found = windows.floors(c, least)
    assert [{"window": f.window, "have": f.have, "least": f.least} for f in found] == c["floors"]
    assert [f.window for f in found if f.short] == c["short"]
    if c["short"]:
        with pytest.raises(ShortWindows, match=c["short"][0]):
            windows.check_windows(c, c["chainId"], c["asked"])
    else:
        windows.check_windows(c, c["chainId"], c["asked"])


def test_manifest_limit():
    assert [c["bytes"] for c in load("claim.json")["limits"] if c["name"] == "manifest"] == [manifest.MAX_BYTES]


@pytest.mark.parametrize("case", cases("claim.json", "schedules"))
def test_claim_schedule(case):
    schedule = verified.Schedule(case["steps"], case["interval"])
    assert schedule.checkpoints == case["checkpoints"]
    assert [schedule.transitions(s) for s in range(schedule.segments)] == case["transitions"]


@pytest.mark.parametrize("case", cases("claim.json", "seeds"))
def test_claim_seed(case):
    assert verified.step_seed(raw(case["seed"]), case["round"], raw(case["trainer"]), case["step"]) == case["value"]


@pytest.mark.parametrize("case", cases("claim.json", "roots"))
def test_claim_hash(case):
    checkpoints = [raw(r) for r in case["checkpoints"]]
    assert verified.claim_hash(raw(case["taskId"]), case["round"], raw(case["trainer"]), checkpoints) == raw(case["root"])


@pytest.mark.parametrize("case", cases("claim.json", "segments"))
def test_claim_segment(case):
    assert verified.segment_root(transitions(case)) == raw(case["root"])


def transitions(case):
    return [(raw(local), raw(trace)) for local, trace in zip(case["local"], case["traces"], strict=True)]


@pytest.mark.parametrize("case", cases("claim.json", "runs"))
def test_claim_run(case):
    form = Form(case["paramCount"], case["fragmentCount"], Quantization(case["quantization"]), 10)
    schedule = verified.Schedule(case["innerSteps"], case["interval"])
    programs = [raw(p) for p in case["programs"]]
    given = [
        [words(c).view(t.dtype).reshape(t.shape) for c, t in zip(constants, wanted, strict=True)]
        for constants, wanted in zip(case["constants"], map(constant_types, programs), strict=True)
    ]
    replayer = verified.Replayer(raw(case["taskId"]), raw(case["seed"]), schedule, form, programs, given)
    assert replayer.program_root == raw(case["programRoot"])
    records = [raw(r) for r in case["records"]]
    assert commit.dataset_root(records) == raw(case["datasetRoot"])
    work = verified.Work(case["round"], raw(case["trainer"]), words(case["params"]), records)
    done = []
    result = replayer.run(work, lambda step, _: done.append(step))
    assert done == list(range(1, schedule.steps + 1))
    assert result.checkpoints == [raw(r) for r in case["checkpoints"]]
    assert bits(result.delta) == bits(words(case["delta"]))
    assert verified.claim_hash(replayer.task_id, work.round, work.trainer, result.checkpoints) == raw(case["claimHash"])
    assert form.root(replayer.task_id, work.round, work.trainer, form.tensors(result.delta)) == raw(case["payloadRoot"])
    state = []
    for segment, expected in enumerate(case["segments"]):
        traced, state = replayer.trace(work, segment, state)
        assert traced == transitions(expected)
        assert verified.segment_root(traced) == raw(expected["root"])


def constant_types(encoding):
    return [t for t in assay_repops.programs.program_inputs(encoding) if t.source == "constant"]


def edited(edit):
    """A case's manifest: the file's, with bytes cut out and others put in."""
    text, at = load("sealed.json")["manifest"].encode(), edit["at"]
    return text[:at] + edit["put"].encode() + text[at + edit["cut"] :]


def refused(case, action, *args):
    """Does what a case is about, which is refused by the case's name if it has one."""
    if not case["error"]:
        return action(*args)
    with pytest.raises(sealed.Refused) as caught:
        action(*args)
    assert caught.value.name == case["error"]
    return None


def test_sealing():
    v = load("sealed.json")
    found, key = sealed.read_manifest(v["manifest"].encode()), sealed.EnclaveKey(bytes.fromhex(v["privateKey"]))
    assert (found.hash, found.task, found.root, key.public) == tuple(raw(v[n]) for n in ("hash", "task", "root", "enclaveKey"))
    found.require_signed_by(raw(v["sponsor"]))
    trainer, shards = raw(v["trainer"]), {s["name"]: raw(s["data"]) for s in v["shards"]}
    opened = [found.open(key, trainer, i, shards[sealed.shard_file(i, trainer)]) for i in range(found.shards)]
    assert opened == [(r["name"], raw(r["data"])) for r in v["records"]]


@pytest.mark.parametrize("case", cases("sealed.json", "manifests"))
def test_sealed_manifest(case):
    refused(case, sealed.read_manifest, edited(case))


@pytest.mark.parametrize("case", cases("sealed.json", "signatures"))
def test_sealed_signature(case):
    refused(case, sealed.read_manifest(edited(case)).require_signed_by, raw(load("sealed.json")["sponsor"]))


@pytest.mark.parametrize("case", cases("sealed.json", "newest"))
def test_sealed_newest(case):
    ours = sealed.read_manifest(load("sealed.json")["manifest"].encode())
    refused(case, ours.require_current, sealed.read_manifest(edited(case)))


@pytest.mark.parametrize("case", cases("sealed.json", "openings"))
def test_sealed_opening(case):
    key = sealed.EnclaveKey(bytes.fromhex(case["key"]))
    found = sealed.read_manifest(edited(case))
    refused(case, found.open, key, raw(case["trainer"]), case["index"], raw(case["sealed"]))
