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

from assay_trainer import arith, batch, commit, eip712, manifest, safetensors_io
from assay_trainer.errors import AssayError, FormatError, ManifestError
from assay_trainer.spec import encode_spec, spec_from_json, spec_hash

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
        return arith.payload_fragments(words(tensor), f)

    state = commit.State(cut(c["params"]), cut(c["momentum"]))
    assert state.flat().size == p
    assert state.root() == raw(c["stateRoot"])
    payloads = {}
    for i, trainer in enumerate(c["trainers"]):
        fragments = cut(c["deltas"][i * p : (i + 1) * p])
        root = commit.payload_root(raw(c["taskId"]), c["round"], raw(trainer), fragments)
        assert root == raw(c["payloadRoots"][i])
        payloads[raw(trainer)] = fragments
    after = arith.aggregate(state, payloads, int(c["outerLearningRate"], 16), int(c["outerMomentum"], 16))
    assert bits(after.flat()) == c["newParams"]
    assert bits(np.concatenate(after.momentum)) == c["newMomentum"]
    assert after.root() == raw(c["newRoot"])


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


@pytest.mark.parametrize("c", cases("eip712.json", "invalid"))
def test_invalid_signature(c):
    assert eip712.recover(raw(c["digest"]), raw(c["signature"])) != raw(c["signer"])


@pytest.mark.parametrize("c", cases("hashes.json", "taskId"))
def test_task_id(c):
    assert eip712.task_id(c["chainId"], raw(c["tasks"]), raw(c["sponsor"]), c["nonce"]) == raw(c["taskId"])


def test_frozen_hash():
    previous = commit.ZERO32
    for p in cases("hashes.json", "frozenHash"):
        c = p.values[0]
        assert raw(c["prev"]) == previous
        previous = eip712.frozen_hash(previous, raw(c["trainer"]), raw(c["payloadRoot"]), raw(c["claimHash"]))
        assert previous == raw(c["frozenHash"])


@pytest.mark.parametrize("c", cases("hashes.json", "setHash"))
def test_set_hash(c):
    assert eip712.set_hash(raw(c["frozenHash"]), int(c["included"])) == raw(c["setHash"])


@pytest.mark.parametrize("c", cases("hashes.json", "proposalHash"))
def test_proposal_hash(c):
    fields = [raw(c[k]) for k in ("parentRoot", "setHash", "newRoot", "auxRoot")]
    signers = [raw(s) for s in c["signers"]]
    assert eip712.proposal_hash(*fields, signers) == raw(c["proposalHash"])
    encoded = abi_encode(["bytes32"] * 4 + ["address[]"], [*fields, ["0x" + s.hex() for s in signers]])
    assert keccak(encoded) == raw(c["proposalHash"])


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


@pytest.mark.parametrize("c", cases("safetensors.json"))
def test_safetensors(c):
    document = load("safetensors.json")
    task_id, round_, trainer = raw(document["taskId"]), document["round"], raw(document["trainer"])
    data, p, f = base64.b64decode(c["base64"] or ""), c["paramCount"], c["fragmentCount"]

    def decode():
        if c["object"] == "state":
            return safetensors_io.decode_state(data, p, f)
        return safetensors_io.decode_payload(data, p, f, c["payloadBoundLog2"])

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
        assert commit.payload_root(task_id, round_, trainer, value) == raw(c["root"])
        canonical = safetensors_io.encode_payload(value)
    assert canonical == base64.b64decode(c["canonical"])


@pytest.mark.parametrize("c", cases("spec.json"))
def test_spec(c):
    spec = spec_from_json(c["spec"])
    encoded = encode_spec(spec)
    assert encoded == raw(c["encoded"])
    assert spec_hash(spec) == raw(c["specHash"])
