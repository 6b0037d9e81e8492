// The shared vectors, through the module.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

import { Engine } from "../src/index.js";
import { PAYLOAD_LEAVES, asked, bytes, floats, header, roundOf, vectorFiles, vectors } from "./helpers.js";

const engine = await Engine.load();

/** Runs all cases of a list, of which there are as many as the file says. */
function each(list, count, run) {
  assert.ok(list.length > 0);
  assert.equal(list.length, count);
  for (const c of list) {
    try {
      run(c);
    } catch (error) {
      error.message = `${c.name ?? c.op}: ${error.message}`;
      throw error;
    }
  }
}

/** What a call is refused for, "" if it is not. */
function refusal(name, args, ...data) {
  try {
    engine.call(name, args, ...data);
    return "";
  } catch (error) {
    return error.name;
  }
}

test("commitment.json", async () => {
  const v = await vectors("commitment.json");
  each(v.cases, v.count, (c) => {
    const answer = engine.call("root", { header: header(c) }, ...c.leafData.map(bytes));
    assert.equal(answer.header, c.header);
    assert.equal(answer.root, c.root);
  });
});

test("proofs.json", async () => {
  const v = await vectors("proofs.json");
  each(v.cases, v.count, (c) => {
    const args = { root: c.root, header: header(c), index: c.index, proof: c.proof };
    assert.deepEqual(engine.call("proof", args, bytes(c.leafData)), { valid: c.valid, reason: c.error });
  });
});

test("multiproof.json", async () => {
  const v = await vectors("multiproof.json");
  each(v.cases, v.count, (c) => {
    const args = { root: c.root, header: header(c), indices: c.indices, proof: c.proof };
    assert.deepEqual(engine.call("multiProof", args, ...c.leafData.map(bytes)), { valid: c.valid, reason: c.error });
  });
});

test("scalar.json", async () => {
  const v = await vectors("scalar.json");
  each(v.cases, v.count, () => {});
  for (const op of new Set(v.cases.map((c) => c.op))) {
    const cases = v.cases.filter((c) => c.op === op);
    const operands = cases[0].in.map((_, k) => cases.map((c) => c.in[k]));
    assert.deepEqual(engine.call("evaluate", { op, in: operands }).out, cases.map((c) => c.out), op);
  }
});

test("arithmetic.json", async () => {
  const v = await vectors("arithmetic.json");
  const operands = ["a", "b", "c"].map((k) => v.fma.map((c) => c[k]));
  assert.equal(v.fma.length, v.fmaCount);
  assert.deepEqual(engine.call("evaluate", { op: "fma", in: operands }).out, v.fma.map((c) => c.result));
  each(v.mean, v.meanCount, (c) => {
    assert.deepEqual(engine.call("evaluate", { op: "mean", shapes: `${c.trainers}x${c.elements}`, in: [c.x] }).out, c.mean);
  });
  each(v.nesterov, v.nesterovCount, (c) => {
    const spec = { version: 1, paramCount: 1, fragmentCount: 1, outerLearningRate: c.lr, outerMomentum: c.mu, payloadBoundLog2: 127 };
    // The mean of one trainer's value is that value, but for the sign of zero and for NaN.
    c.params.forEach((parameter, i) => {
      const answer = engine.call("element", { spec, slots: [0], values: [c.d[i]], parameter, momentum: c.momentum[i] });
      if (answer.aggregate.bits !== c.d[i]) return;
      assert.equal(answer.parameter.bits, c.newParams[i]);
      assert.equal(answer.momentum.bits, c.newMomentum[i]);
    });
  });
  each(v.sub, v.subCount, (c) => {
    assert.deepEqual(engine.call("evaluate", { op: "sub", in: [c.a, c.b] }).out, c.result);
  });
});

/** A word of i32. */
const integer = (n) => `0x${(n >>> 0).toString(16).padStart(8, "0")}`;

test("matmul.json", async () => {
  const v = await vectors("matmul.json");
  const bands = { none: "none", upTo: "lower", from: "upper" };
  each(v.matmul, v.matmulCount, (c) => {
    const attrs = [`band=${bands[c.band]}`, `offset=${c.offset ?? 0}`];
    assert.deepEqual(engine.call("evaluate", { op: "matmul", shapes: `${c.m}x${c.k},${c.n}x${c.k}`, attrs, in: [c.a, c.b] }).out, c.result);
  });
  each(v.matmulI8, v.matmulI8Count, (c) => {
    const [a, b] = [`${c.m}x${c.k}`, `${c.n}x${c.k}`];
    assert.deepEqual(engine.call("evaluate", { op: "matmul_i8", shapes: `${a},${b}`, in: [c.a.map(integer), c.b.map(integer)] }).out, c.sums.map(integer));
  });
});

test("reduce.json", async () => {
  const v = await vectors("reduce.json");
  each(v.cases, v.count, (c) => {
    let level = c.seed === 0 ? c.words : generated(c.seed, c.length);
    if (level.length === 0) return;
    const whole = (x) => engine.call("evaluate", { op: c.op, shapes: String(x.length), in: [x] }).out;
    assert.deepEqual(whole(level), c.levels.at(-1));
    for (const want of c.levels) {
      const groups = Math.floor(level.length / 256);
      const rest = level.slice(256 * groups);
      const rows = groups ? engine.call("evaluate", { op: c.op, shapes: `${groups}x256`, in: [level.slice(0, 256 * groups)] }).out : [];
      level = [...rows, ...(rest.length ? whole(rest) : [])];
      assert.deepEqual(level, want);
    }
  });
});

/** The vector of a seed, as the file's `generator` says. */
function generated(seed, length) {
  let s = seed;
  return Array.from({ length }, () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    const r = (s ^ (s >>> 15)) >>> 0;
    const word = (((r & 0x807fffff) >>> 0) + (112 + ((r >>> 23) % 32)) * 2 ** 23) >>> 0;
    return `0x${word.toString(16).padStart(8, "0")}`;
  });
}

test("aggregate.json", async () => {
  const v = await vectors("aggregate.json");
  const rules = {
    mean: () => ["mean", []], weightedMean: () => ["weighted_mean", []], clippedMean: (c) => ["clipped_mean", [`bound=${c.bound}`]],
    medianNormMean: () => ["median_norm_mean", []], trimmedMean: (c) => ["trimmed_mean", [`k=${c.drop ?? 0}`]],
    median: () => ["coordinate_median", []], multiKrum: (c) => ["multi_krum", [`f=${c.faulty ?? 0}`, `m=${c.selected.length}`]],
  };
  each(v.cases, v.count, (c) => {
    const [op, attrs] = rules[c.rule](c);
    const operands = c.rule === "weightedMean" ? [c.x, c.weights] : [c.x];
    const shapes = `${c.trainers}x${c.elements}${c.rule === "weightedMean" ? `,${c.trainers}` : ""}`;
    assert.deepEqual(engine.call("evaluate", { op, shapes, attrs, in: operands }).out, c.result);
  });
});

test("quant.json", async () => {
  const v = await vectors("quant.json");
  const formats = { int8: 1, int4: 2 };
  let good = 0;
  each(v.cases, v.count, (c) => {
    // No payload is sparse. What encoders refuse has no data.
    if (!(c.format in formats) || !c.data || c.elements === 0) return;
    const spec = { version: 1, paramCount: 1, fragmentCount: 1, quantization: formats[c.format], payloadBoundLog2: 128 };
    const args = { spec, elements: c.elements };
    if (c.error === "") {
      assert.deepEqual(engine.call("leaves", args, bytes(c.data)).values, c.values);
      good++;
    } else {
      assert.match(refusal("leaves", args, bytes(c.data)), /^(PayloadMalformed|PayloadSizeMismatch|DimensionMismatch)$/);
    }
  });
  assert.ok(good > 10);
});

test("sparse_top1.json", async () => {
  const v = await vectors("sparse_top1.json");
  const spec = { version: 1, paramCount: 1, fragmentCount: 1, quantization: 3, payloadBoundLog2: 128 };
  const [elements, size] = PAYLOAD_LEAVES[3];
  let good = 0;
  each(v.cases, v.count, (c) => {
    const data = bytes(c.data);
    if (c.error === "") {
      const words = new DataView(bytes(c.values).buffer);
      for (let first = 0; first < c.elements; first += elements) {
        const held = Math.min(elements, c.elements - first);
        const leaf = data.slice((first / elements) * size, (first / elements + 1) * size);
        const want = Array.from({ length: held }, (_, i) => `0x${words.getUint32(4 * (first + i), true).toString(16).padStart(8, "0")}`);
        assert.deepEqual(engine.call("leaves", { spec, elements: held }, leaf).values, want);
      }
      good++;
    } else if (bytes(c.x).length === 0 && data.length > 0) { // what encoders refuse has x, and no data
      assert.match(refusal("leaves", { spec, elements: c.elements }, data), /^(PayloadMalformed|DimensionMismatch)$/);
    }
  });
  assert.ok(good > 10);
});

test("step.json", async () => {
  const v = await vectors("step.json");
  each(v.cases, v.count, (c) => {
    const spec = {
      version: 1, paramCount: c.paramCount, fragmentCount: c.fragmentCount, outerLearningRate: c.outerLearningRate,
      outerMomentum: c.outerMomentum, payloadBoundLog2: 127,
    };
    const order = c.trainers.map((_, i) => i).sort((a, b) => (c.trainers[a] < c.trainers[b] ? -1 : 1));
    for (let i = 0; i < c.paramCount; i++) {
      const values = order.map((t) => c.deltas[t * c.paramCount + i]);
      const answer = engine.call("element", {
        spec, slots: order, values, parameter: c.params[i], momentum: c.momentum[i],
        claimed: { parameter: c.newParams[i], momentum: c.newMomentum[i] },
      });
      assert.equal(answer.outcome, "match", `parameter ${i}: ${JSON.stringify(answer)}`);
    }
  });
});

test("transition.json: whole rounds, samples, interleaved and payload leaves", async () => {
  const v = await vectors("transition.json");
  each(v.cases, v.count, (c) => {
    const { spec, slots, args, files } = roundOf(engine, c);
    const judge = (samples, skip) => {
      const { handle, objects } = engine.call("open", { ...args, samples });
      objects.forEach((o, i) => {
        if (o.what === skip) return;
        assert.equal(files[i].length, o.bytes);
        engine.call("take", { handle, object: i }, files[i]);
      });
      const answer = engine.call("judge", { handle });
      engine.call("close", { handle });
      return answer;
    };
    const whole = judge(null, "state");
    assert.deepEqual([whole.outcome, whole.stateRoot, whole.auxRoot], ["match", c.newRoot, c.auxRoot]);
    const last = c.paramCount - 1;
    assert.equal(judge([0, last]).outcome, "match");

    if (c.fragmentCount > 1) return; // one fragment's leaves begin the payload
    const n = c.trainers.length;
    const scores = c.scores;
    const before = { spec: spec.encoded, slots, scores, parameter: c.params[last], momentum: c.momentum[last] };
    const claimed = { parameter: c.newParams[last], momentum: c.newMomentum[last] };
    const [elements, size] = PAYLOAD_LEAVES[c.quantization];
    const leaf = Math.floor(last / elements);
    const held = c.paramCount - leaf * elements;
    const leaves = c.payloads.map((p) => bytes(p).slice(leaf * size, (leaf + 1) * size));
    const args2 = { ...before, claimed, elements: held, at: last - leaf * elements };
    assert.equal(engine.call("element", args2, ...leaves).outcome, "match");
    // The same values, coordinate by coordinate.
    const values = leaves.map((b) => engine.call("leaves", { spec: spec.encoded, elements: held }, b).values);
    const per = Math.floor(256 / n);
    const first = Math.max(0, held - Math.max(1, held % per));
    const joint = Array.from({ length: held - first }, (_, k) => values.map((x) => x[first + k])).flat();
    assert.equal(engine.call("element", { ...before, claimed, at: held - first - 1 }, floats(joint)).outcome, "match");
    const off = { ...claimed, parameter: `0x${((Number(claimed.parameter) ^ 1) >>> 0).toString(16).padStart(8, "0")}` };
    assert.equal(engine.call("element", { ...before, claimed: off, at: held - first - 1 }, floats(joint)).outcome, "noMatch");
  });
});

test("transition.json: files of payloads", async () => {
  const v = await vectors("transition.json");
  assert.equal(v.files.length, v.filesCount);
  let good = 0;
  for (const c of v.files.filter((f) => f.error === "")) {
    const root = c.root;
    const trainer = v.trainer;
    const round = { ...c, aggregation: 0, aggregationParam: 0, weights: [], clipL2Norm: "0x00000000", outerLearningRate: "0x3f800000",
      outerMomentum: "0x00000000", taskId: v.taskId, round: v.round, trainers: [trainer], slots: [0], payloadRoots: [root], payloads: [],
      params: [], momentum: [], newParams: [], newMomentum: [], parentRoot: root, newRoot: root, auxRoot: root };
    const { handle } = engine.call("open", roundOf(engine, round).args);
    engine.call("take", { handle, object: 0 }, Uint8Array.from(Buffer.from(c.canonical, "base64")));
    const wrong = Uint8Array.from(Buffer.from(c.canonical, "base64"));
    wrong[wrong.length - 1] ^= 1;
    assert.equal(refusal("take", { handle, object: 0 }, wrong), "ObjectMismatch");
    engine.call("close", { handle });
    good++;
  }
  assert.ok(good > 0);
});

test("spec.json", async () => {
  const v = await vectors("spec.json");
  each(v.cases, v.count, (c) => {
    const answer = engine.call("spec", { spec: c.encoded });
    assert.equal(answer.encoded, c.encoded);
    assert.equal(answer.specHash, c.specHash);
    assert.equal(engine.call("spec", { spec: answer.spec }).specHash, c.specHash);
  });
});

test("program.json: encodings, good and bad", async () => {
  const v = await vectors("program.json");
  const base = bytes(v.programs[0].middle);
  each(v.programs, v.programCount, (c) => {
    const encoded = new Uint8Array(Buffer.concat([base.slice(0, c.prefix), bytes(c.middle), base.slice(base.length - c.suffix)]));
    const answer = engine.call("program", {}, encoded);
    assert.deepEqual([answer.rule, answer.entry], [c.error, c.entry]);
    if (c.error === "") assert.deepEqual([answer.entries, answer.root], [c.entries, c.root]);
  });
});

test("safetensors.json: canonical files of states and payloads", async () => {
  const v = await vectors("safetensors.json");
  let good = 0;
  each(v.cases, v.count, (c) => {
    if (c.error !== "") return; // what is no canonical file is refused whatever it is: keepers serve no other
    const root = c.root;
    const { args } = roundOf(engine, {
      ...c, quantization: 0, aggregation: 0, aggregationParam: 0, weights: [], clipL2Norm: "0x00000000", outerLearningRate: "0x3f800000",
      outerMomentum: "0x00000000", taskId: v.taskId, round: v.round, trainers: [v.trainer], slots: [0], payloadRoots: [root], payloads: [],
      params: [], momentum: [], newParams: [], newMomentum: [], parentRoot: root, newRoot: root, auxRoot: root,
    });
    const { handle, objects } = engine.call("open", args);
    const object = objects.findIndex((o) => o.what === (c.object === "state" ? "parent" : "payload"));
    const file = (base64) => Uint8Array.from(Buffer.from(base64, "base64"));
    engine.call("take", { handle, object }, file(c.canonical));
    if (c.base64 !== c.canonical) assert.equal(refusal("take", { handle, object }, file(c.base64)), "ObjectMismatch");
    engine.call("close", { handle });
    good++;
  });
  assert.ok(good > 5);
});

/** Values of 32 bytes each, as abi.encode joins them: numbers, addresses and words. */
const keccak = (...values) => engine.call("keccak256", {}, bytes(`0x${values.map((v) => BigInt(v).toString(16).padStart(64, "0")).join("")}`)).hash;

test("hashes.json", async () => {
  const v = await vectors("hashes.json");
  each(v.taskId, v.taskIdCount, (c) => assert.equal(keccak(c.chainId, c.tasks, c.sponsor, c.nonce, c.specHash), c.taskId));
  each(v.frozenHash, v.frozenHashCount, (c) => assert.equal(keccak(c.prev, c.trainer, c.slot, c.payloadRoot, c.claimHash), c.frozenHash));
  each(v.setHash, v.setHashCount, (c) => assert.equal(keccak(c.frozenHash, c.included), c.setHash));
  each(v.statementId, v.statementIdCount, (c) => {
    assert.equal(keccak(c.taskId, c.round, c.parentRoot, c.frozenHash, c.included, c.newRoot, c.auxRoot), c.statementId);
  });
  each(v.potId, v.potIdCount, (c) => assert.equal(keccak(c.taskId, c.branch), c.potId));
});

for (const name of ["program_int8.json", "program_long.json"]) {
  test(`${name}: encodings`, async () => {
    const v = await vectors(name);
    each(v.cases, v.count, (c) => {
      const answer = engine.call("program", {}, bytes(c.encoded));
      assert.deepEqual([answer.rule, answer.error ?? ""], ["", ""]);
      assert.ok(answer.entries > 1);
    });
  });
}

test("program.json: every element, by the referee", async () => {
  const v = await vectors("program.json");
  each(v.primitives, v.primitiveCount, (c) => {
    // The inputs come before the node: the state's tensors, or the seed's two words.
    const inputs = c.op === "random" ? [[`0x${c.seed.slice(10)}`, `0x${c.seed.slice(2, 10)}`]] : c.state;
    const tensors = Object.fromEntries(inputs.map((t, i) => [i + 1, t]));
    c.output.forEach((want, index) => {
      let start = "0x00000000";
      let answer;
      for (let run = 0; run === 0 || run < answer.runs; run++) {
        const query = { micro: 0, index, run, start };
        answer = engine.call("operator", { program: c.encoded, entry: inputs.length + 1, tensors, query, claimed: want });
        start = answer.value;
      }
      assert.deepEqual([answer.verdict, answer.value, answer.outcome], ["value", want, "match"], `element ${index}`);
    });
  });
});

// What the module has no function for, and why: it checks rounds and convictions.
const ELSEWHERE = {
  "batch.json": "which records a step draws: training is not replayed here", "claim.json": "claims of trainers: training is not replayed here",
  "composites.json": "made of operators by who writes a program: the operators are in program.json", "eip712.json": "signatures: the contracts have checked those that count",
  "manifest.json": "manifests: no result depends on one", "program_network.json": "a whole step of training: it is not replayed here",
  "sealed.json": "sealed records: who reads them holds a key", "tenzro.json": "another network's layouts", "windows.json": "a policy of operators",
};

test("no file of vectors is left out in silence", async () => {
  const names = await vectorFiles();
  for (const name of names) {
    assert.ok(asked.has(name) !== name in ELSEWHERE, `${name} is ${asked.has(name) ? "here, and said not to be" : "neither replayed nor named"}`);
  }
  assert.ok(names.length > 20);
});

test("the module is at most 4 MiB, compressed", async () => {
  const size = (await readFile(new URL("../dist/assay.wasm.gz", import.meta.url))).length;
  assert.ok(size <= 4 << 20, `${size} bytes`);
});
