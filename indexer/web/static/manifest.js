// What a manifest has to be before anything of it is shown (docs/formats.md section 5). Its hash is the run's, and its sponsor wrote it: it may be anything.

// No tensor has more dimensions.
const MOST_DIMENSIONS = 8;

/**
 * Reads a manifest.
 * @param {Uint8Array} bytes  which have the hash that is on the chain
 * @param {number | string} paramCount  how many elements its tensors have together, as the task's specification says
 * @returns {object} with tensors of distinct names, each with a shape of integers above 0
 * @throws {Error} "it is no manifest: …"
 */
export function readManifest(bytes, paramCount) {
  const refuse = (why) => {
    throw new Error(`it is no manifest: ${why}`);
  };
  let m;
  try {
    m = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    refuse("it is no JSON");
  }
  if (m === null || typeof m !== "object" || Array.isArray(m)) refuse("it is no object");
  if (m.version !== 1) refuse("its version is not 1");
  if (!Array.isArray(m.tensors)) refuse("it has no list of tensors");
  const names = new Set();
  let total = 0n;
  for (const t of m.tensors) {
    if (typeof t?.name !== "string") refuse("a tensor has no name");
    if (names.has(t.name)) refuse("two tensors have one name");
    names.add(t.name);
    if (!Array.isArray(t.shape) || t.shape.length > MOST_DIMENSIONS || !t.shape.every((d) => Number.isSafeInteger(d) && d > 0)) refuse("a tensor has no shape");
    total += sizeOf(t);
  }
  if (total !== BigInt(paramCount)) refuse("its tensors have not as many elements as the run has parameters");
  return m;
}

/** How many elements a tensor has. */
export const sizeOf = (t) => t.shape.reduce((n, d) => n * BigInt(d), 1n);
