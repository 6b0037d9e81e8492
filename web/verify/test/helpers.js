// What the tests share: vectors, words and bytes.

import { readFile, readdir } from "node:fs/promises";

const VECTORS = new URL("../../../vectors/", import.meta.url);

/** The files of vectors that were asked for. */
export const asked = new Set();

/** The names of all files of shared vectors. */
export async function vectorFiles() {
  return (await readdir(VECTORS)).filter((name) => name.endsWith(".json"));
}

/** A file of shared vectors. Integers that JavaScript's numbers do not hold become strings of their digits. */
export async function vectors(name) {
  asked.add(name);
  const text = await readFile(new URL(name, VECTORS), "utf8");
  return JSON.parse(text.replace(/([:,[]\s*)(\d{16,})(?=\s*[,}\]])/g, '$1"$2"'));
}

export const bytes = (hex) => Uint8Array.from(Buffer.from(hex.slice(2), "hex"));
export const hex = (b) => `0x${Buffer.from(b).toString("hex")}`;

/** Words of binary32 as little-endian bytes. */
export function floats(words) {
  const out = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((w, i) => out.setUint32(4 * i, Number(w), true));
  return new Uint8Array(out.buffer);
}

/** Little-endian bytes as words of binary32. */
export function words(b) {
  const view = new DataView(b.buffer, b.byteOffset, b.byteLength);
  return Array.from({ length: b.length / 4 }, (_, i) => `0x${view.getUint32(4 * i, true).toString(16).padStart(8, "0")}`);
}

export const header = ({ kind, dtype, length, binding }) => ({ kind, dtype, length, binding });

/** The half-open ranges of f balanced fragments of p parameters. */
export function fragments(p, f) {
  let at = 0;
  return Array.from({ length: f }, (_, i) => {
    const lo = at;
    at += Math.floor(p / f) + (i < p % f ? 1 : 0);
    return [lo, at];
  });
}

/** A canonical file (docs/formats.md section 6) of tensors [name, dtype, elements, bytes]. */
export function safetensors(tensors) {
  let at = 0;
  const entries = tensors.map(([name, dtype, elements, data]) => {
    const text = `"${name}":{"dtype":"${dtype}","shape":[${elements}],"data_offsets":[${at},${(at += data.length)}]}`;
    return text;
  });
  let head = `{${entries.join(",")}}`;
  while (head.length % 8) head += " ";
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(head.length));
  return new Uint8Array(Buffer.concat([length, Buffer.from(head), ...tensors.map((t) => Buffer.from(t[3]))]));
}

/** The file of a state. */
export function stateFile(params, momentum, fragmentCount) {
  return safetensors(
    fragments(params.length, fragmentCount).flatMap(([lo, hi], i) => [
      [`params.${i}`, "F32", hi - lo, floats(params.slice(lo, hi))],
      [`momentum.${i}`, "F32", hi - lo, floats(momentum.slice(lo, hi))],
    ]),
  );
}

/** Elements and bytes of a payload's leaf, by the quantization as the spec numbers it. */
export const PAYLOAD_LEAVES = [[256, 1024], [1024, 1040], [1024, 528], [16384, 240]];

/** The file of a payload with these canonical leaves; quantization as the spec numbers it. */
export function payloadFile(leaves, paramCount, fragmentCount, quantization) {
  const [elements, size] = PAYLOAD_LEAVES[quantization];
  let at = 0;
  return safetensors(
    fragments(paramCount, fragmentCount).map(([lo, hi], i) => {
      const own = leaves.slice(at, (at += Math.ceil((hi - lo) / elements) * size));
      return quantization === 0 ? [`delta.${i}`, "F32", hi - lo, own.slice(0, 4 * (hi - lo))] : [`delta.${i}`, "U8", own.length, own];
    }),
  );
}

/** A round of vectors/transition.json as the module opens it: its arguments, and its objects' files in their order. */
export function roundOf(engine, c, taskSpec = {}) {
  const spec = engine.call("spec", {
    spec: {
      version: 1, paramCount: c.paramCount, fragmentCount: c.fragmentCount, aggregation: c.aggregation, aggregationParam: c.aggregationParam,
      weights: c.weights, quantization: c.quantization, clipL2Norm: c.clipL2Norm, payloadBoundLog2: c.payloadBoundLog2,
      outerLearningRate: c.outerLearningRate, outerMomentum: c.outerMomentum, ...taskSpec,
    },
  });
  // Slots count only where a rule weighs them: elsewhere the vectors leave them at 0, and on chain each trainer has its own.
  const slots = c.weights.length ? c.slots : c.trainers.map((_, i) => i);
  let frozenHash = `0x${"00".repeat(32)}`;
  const claimHash = `0x${"11".repeat(32)}`;
  const commitments = c.trainers.map((trainer, i) => {
    const word = (n) => BigInt(n).toString(16).padStart(64, "0");
    const link = `${frozenHash.slice(2)}${word(trainer)}${word(slots[i])}${c.payloadRoots[i].slice(2)}${claimHash.slice(2)}`;
    frozenHash = engine.call("keccak256", {}, bytes(`0x${link}`)).hash;
    return { trainer, slot: slots[i], payloadRoot: c.payloadRoots[i], claimHash, frozenHash };
  });
  return {
    spec,
    slots,
    args: {
      spec: spec.encoded, taskId: c.taskId, round: c.round, parentRoot: c.parentRoot, newRoot: c.newRoot, auxRoot: c.auxRoot, frozenHash,
      included: String(slots.reduce((bits, slot) => bits | (1n << BigInt(slot)), 0n)), commitments, samples: null,
    },
    files: [
      ...c.payloads.map((p) => payloadFile(bytes(p), c.paramCount, c.fragmentCount, c.quantization)),
      stateFile(c.params, c.momentum, c.fragmentCount),
      stateFile(c.newParams, c.newMomentum, c.fragmentCount),
    ],
  };
}
