// Recomputes what Assay's keepers signed. Roots come from the visitor's own node; bytes come from keepers, and count only if they have
// those roots.

import { Chain, isAddress, isWord } from "./chain.js";
import { Engine, loadEngine, VerifyError } from "./engine.js";
import { clip, fetchBytes } from "./http.js";
import { address, bad, settled } from "./options.js";

export { checkConviction } from "./conviction.js";
export { Engine, loadEngine, VerifyError };

const DEFAULTS = { timeoutMs: 20_000, maxObjectBytes: 512 << 20, maxTotalBytes: 256 << 20, block: "latest" };
// How many parameters are looked at where all would be too much memory.
const DEFAULT_SAMPLES = 1024;
const MAX_SAMPLES = 1 << 16;
const MAX_KEEPERS = 256;

/**
 * Recomputes one round of a task: its inputs by root from keepers, their aggregate by the task's rule, and what came of it against
 * what the chain has. index.d.ts says what it takes and returns.
 */
export async function checkRound(options) {
  const o = settings(options);
  const engine = o.engine ?? (await loadEngine());
  const chain = new Chain(engine, o.rpcUrl, o.contracts, { timeoutMs: o.timeoutMs, signal: o.signal, fetch: o.fetch });

  const block = await chain.block(o.block);
  const encoded = await chain.spec(o.taskId, block.number);
  const { spec } = engine.call("spec", { spec: encoded });
  const round = await chain.round(o.taskId, o.round, block.number);
  const parentRoot = o.round === 0 ? spec.initialStateRoot : (await chain.round(o.taskId, o.round - 1, block.number)).stateRoot;
  const found = { taskId: o.taskId, round: o.round, block, status: round.status, parentRoot, stateRoot: round.stateRoot, auxRoot: round.auxRoot };

  if (round.status === "Carried") {
    // Nothing was aggregated: the root has to be the one before.
    return result(found, { outcome: round.stateRoot === parentRoot ? "match" : "noMatch", why: "the round was carried: its state is the one before it" });
  }
  if (round.status !== "Proposed" && round.status !== "Final") {
    return result(found, { outcome: "missing", why: `the round is ${round.status}: nobody's proposal stands for it` });
  }

  const args = {
    spec: encoded, taskId: o.taskId, round: o.round, parentRoot, newRoot: round.stateRoot, auxRoot: round.auxRoot,
    frozenHash: round.frozenHash, included: String(round.included), samples: null,
    commitments: await chain.commitments(o.taskId, o.round, block.number),
  };
  const { samples, bytes } = choose(engine, args, spec, o);
  if (bytes > o.maxObjectBytes) {
    return result(found, { outcome: "missing", why: `an object of the round has ${bytes} bytes, more than the ${o.maxObjectBytes} of maxObjectBytes` });
  }
  const { handle, objects, trainers } = engine.call("open", { ...args, samples });
  try {
    const missing = [];
    const take = async (i) => {
      const tried = [];
      o.onProgress?.({ ...objects[i], object: i, objects: objects.length });
      if (await obtain(engine, handle, i, objects[i], o, tried)) return;
      missing.push({ what: objects[i].what, root: objects[i].root, ...(objects[i].trainer ? { trainer: objects[i].trainer } : {}), tried });
    };
    const wanted = objects.flatMap((object, i) => (object.what !== "state" || samples ? [i] : []));
    for (const i of wanted) await take(i);
    let judged = engine.call("judge", { handle });
    // All was computed and differs: the signed state says where.
    if (judged.outcome && judged.missing) {
      for (const i of judged.missing) await take(i);
      judged = engine.call("judge", { handle });
    }
    return result(found, {
      outcome: judged.outcome || "missing", scope: samples ? "samples" : "all", checked: judged.checked, trainers, missing,
      wrong: judged.wrong ?? [], recomputed: judged.stateRoot ? { stateRoot: judged.stateRoot, auxRoot: judged.auxRoot } : null,
      why: judged.why || (judged.outcome ? "" : "no keeper that was asked has all that the round is made of"),
    });
  } finally {
    engine.call("close", { handle });
  }
}

// settings checks what checkRound was given, before anything is asked of anybody.
function settings(options) {
  const o = settled(options, DEFAULTS);
  if (!isAddress(o.contracts?.tasks) || !isAddress(o.contracts?.rounds)) bad("contracts has the addresses tasks and rounds");
  const from = o.contracts.deployBlock ?? 0;
  if (!Number.isSafeInteger(from) || from < 0) bad("contracts.deployBlock is a block's number");
  if (!isWord(o.taskId)) bad("taskId is 0x and 64 hexadecimal digits");
  if (!Number.isInteger(o.round) || o.round < 0 || o.round >= 2 ** 32) bad("round is a number from 0");
  if (!Array.isArray(o.keepers) || o.keepers.length === 0 || o.keepers.length > MAX_KEEPERS) bad(`keepers is a list of 1 to ${MAX_KEEPERS} URLs`);
  o.keepers = o.keepers.map((url) => address(url) ?? bad(`${clip(url)} is no http or https URL of a keeper`));
  if (typeof o.block !== "string" && !(Number.isSafeInteger(o.block) && o.block >= 0)) bad("block is a number, or latest, safe or finalized");
  for (const name of ["maxObjectBytes", "maxTotalBytes"]) {
    if (!Number.isFinite(o[name]) || o[name] <= 0) bad(`${name} is a number above 0`);
  }
  const s = o.samples;
  if (s !== undefined && s !== "all" && !(Number.isInteger(s) && s > 0 && s <= MAX_SAMPLES) &&
      !(Array.isArray(s) && s.length > 0 && s.length <= MAX_SAMPLES && s.every((i) => Number.isSafeInteger(i) && i >= 0))) {
    bad(`samples is "all", a number up to ${MAX_SAMPLES}, or a list of as many numbers of parameters`);
  }
  return o;
}

// choose says which parameters are looked at, null for all, and how large the largest object is.
function choose(engine, args, spec, o) {
  const { handle, objects } = engine.call("open", args);
  engine.call("close", { handle });
  const sizes = objects.map((object) => object.bytes);
  const bytes = Math.max(...sizes);
  const total = sizes.reduce((a, b) => a + b, 0);
  let samples = o.samples ?? (total > o.maxTotalBytes ? DEFAULT_SAMPLES : "all");
  if (typeof samples === "number") samples = samples >= spec.paramCount ? "all" : draw(samples, spec.paramCount);
  return { samples: samples === "all" ? null : samples, bytes };
}

// draw chooses different numbers below n that nobody can foresee.
function draw(count, n) {
  const chosen = new Set();
  // Of 2^53 equally many fall on each number below n, but for the last few.
  const limit = 2 ** 53 - (2 ** 53 % n);
  while (chosen.size < count) {
    const [low, high] = crypto.getRandomValues(new Uint32Array(2));
    const value = (high & 0x1fffff) * 2 ** 32 + low;
    if (value < limit) chosen.add(value % n);
  }
  return [...chosen];
}

// obtain asks the keepers for an object, one after the other, until one sends what has its root.
async function obtain(engine, handle, i, object, o, tried) {
  for (const keeper of o.keepers) {
    o.signal?.throwIfAborted();
    try {
      const url = `${keeper}/v1/objects/${object.root}`;
      const file = await fetchBytes(url, { exactly: object.bytes, timeoutMs: o.timeoutMs, signal: o.signal, fetch: o.fetch });
      engine.call("take", { handle, object: i }, file);
      return true;
    } catch (error) {
      if (o.signal?.aborted) throw error;
      if (!(error instanceof VerifyError) || error.name === "ModuleFailed") throw error;
      tried.push({ keeper, error: error.name, message: clip(error.message) });
    }
  }
  return false;
}

function result(found, judged) {
  return { ...found, scope: "all", checked: 0, trainers: [], wrong: [], missing: [], recomputed: null, why: "", ...judged };
}

// via is a function of the module, loaded when it is first called.
const via = (name, pick = (answer) => answer) => async (args, ...data) => pick((await loadEngine()).call(name, args, ...data));

/** Whether a leaf lies in a root where it is said to. */
export const verifyProof = via("proof");
/** The same of several leaves and their multi-proof. */
export const verifyMultiProof = via("multiProof");
/** The commitment to a vector of leaves. */
export const commit = via("root", (answer) => answer.root);
/** The elements of payload leaves, as bits. */
export const decodeLeaves = via("leaves", (answer) => answer.values);
/** One coordinate of an aggregation again. */
export const recomputeElement = via("element");
/** A program's root, or the first rule that it breaks. */
export const readProgram = async (encoded) => (await loadEngine()).call("program", {}, encoded);
/** One run of one element of a program, as the referee judges it. */
export const judgeOperator = via("operator");
/** Cases of one operation of the arithmetic. */
export const evaluate = via("evaluate", (answer) => answer.out);
/** A specification, its encoding and its hash. */
export const readSpec = via("spec");
